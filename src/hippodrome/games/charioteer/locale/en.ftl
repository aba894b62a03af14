### Charioteer in English.

game-title = Charioteer
game-pitch = Match cards in secret, win over the crowd and please the emperor, lap after lap of the circus.

-turn = { $at ->
    [start] Turn
   *[within] turn
}

colour-green = green
colour-red = red
colour-yellow = yellow
colour-black = black

kind-green = sprint
kind-red = attack
kind-yellow = recovery
kind-black = cornering

icon-whip = whip
icon-shield = shield
icon-recovery = recovery

face-green = a sprint (green)
face-red = an attack (red)
face-yellow = a recovery (yellow)
face-black = cornering (black)
face-all = every kind of move
face-disrupt = trouble

piece-symbol = {$colour_name} {$n}
piece-card = [{$shows}]
piece-crowd = the crowd card
piece-thrown =
    {$racing} { $racing ->
        [one] chariot
       *[other] chariots
    }: {$cubes}
piece-attack =
    {$cards_matching} { $cards_matching ->
        [one] card
       *[other] cards
    }: {$cubes}

token-plus =
    { $colour_name ->
        [0] {""}
       *[other] {$colour_name}{" "}
    }+{$n}
token-wild =
    { $colour_name ->
        [0] {""}
       *[other] {$colour_name}{" "}
    }wild
token-learning =
    { $colour_name ->
        [0] {""}
       *[other] {$colour_name}{" "}
    }learning
token-whip =
    { $colour_name ->
        [0] {""}
       *[other] {$colour_name}{" "}
    }whip
token-shield = shield
token-recovery =
    { $colour_name ->
        [0] {""}
       *[other] {$colour_name}{" "}
    }recovery
token-discard = discard {$n}

place-before =
    {$n} { $n ->
        [one] space
       *[other] spaces
    } before the line
place-beyond =
    {$n} { $n ->
        [one] space
       *[other] spaces
    } beyond the finish
place-regular = lap {$lap}, space {$n}
place-outer = lap {$lap}, outer space {$n}

why-first_turn = whips do nothing in the first turn
why-leading = a whip does nothing for the leader
why-passed = a whip does nothing after passing a rival
why-guarded = protected this turn
why-full = the attack boxes are full

option-laps = Number of laps
option-open_fan_tokens = Fan tokens are open
option-crowd_by_symbol = Crowd card only by its symbol
option-lapped_in_the_way = Lapped chariots are in the way

option-laps-explain = How many times the chariots go round. One lap is a quick sprint, three the usual race; if you leave it open, the edition decides.

option-open_fan_tokens-explain = Everybody sees which fan tokens the others have won. Without this, only how many.

option-crowd_by_symbol-explain = The crowd card joins a move only if it shows the symbol itself. Without this, a whip there joins any move, and a wild token can make the crowd card match.

option-lapped_in_the_way-explain = Chariots of different laps meet: a lapped chariot costs a point to pass, stops a whip, and in the last turn steps over the outer spaces beyond the line like all others. Without this, chariots of different laps ignore each other.

ask-move = Choose your move: cards that share a symbol, or a reset move.

result-by =
    {$n} { $n ->
        [one] space
       *[other] spaces
    } ahead of {$rival}.
result-inside = In the same space as {$rival}, but on the inside: the inner chariot is ahead.
result-beyond =
    {$n} { $n ->
        [one] space
       *[other] spaces
    } beyond the line
result-short =
    {$n} { $n ->
        [one] space
       *[other] spaces
    } short of the line
result-came =
    { $behind ->
        [0] {""}
       *[other] {$behind} { $behind ->
                [one] space
               *[other] spaces
            } behind,{" "}
    }{$told}

awaits-move =
    {$waiting} { $waiting ->
        [one] chooses a move
       *[other] choose their moves
    }.

fact-first_seat = {$seat} moves first in the first turn.
fact-skills_card = {$seat}'s colours, from best to worst: {$colours}.
fact-dealt = You are dealt {$hand_cards}.
fact-drew = You draw {$cards}.
fact-crowd_dealt = The crowd track shows {$cards}; the first of them is the crowd card.
fact-emperor = { -turn(at: "start") } {$turn}. The emperor wishes to see {$face}.
fact-disrupted =
    The crowd throws things at {$seat}: {$cubes} new { $cubes ->
        [one] cube
       *[other] cubes
    }.
fact-revealed =
    {$seat} plays {$symbol} with {$cards}{ $crowd ->
        [yes] {" "}and the crowd card
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , token {$tokens}
    }{ $wild ->
        [0] {""}
       *[other] {" "}on {$wild}
    }.
fact-revealed_reset = {$seat} makes a reset move with {$cards}.
fact-threw_away = {$seat} throws away {$cards} with a {$token} token.
fact-guarded =
    {$seat} takes no cubes this turn{ $cubes ->
        [0] {""}
       *[other] ; {$cubes} new { $cubes ->
                [one] cube is
               *[other] cubes are
            } removed
    }.
fact-reset =
    {$seat} stands still and calms the horses{ $cubes ->
        [0] {""}
       *[other] ; {$cubes} { $cubes ->
                [one] cube is
               *[other] cubes are
            } removed
    }.
fact-recovered =
    {$seat} recovers: {$cubes} { $cubes ->
        [one] cube is
       *[other] cubes are
    } removed, {$left} left.
fact-distance =
    {$seat}: {$symbols} { $symbols ->
        [one] symbol
       *[other] symbols
    } + {$number}{ $token_bonus ->
        [0] {""}
       *[other] {" "}+ {$token_bonus} (token)
    }{ $skill ->
        [0] {""}
       *[other] {" "}+ {$skill} (skill)
    }{ $damage ->
        [0] {""}
       *[other] {" "}- {$damage} (damage)
    } = {$by}.
fact-moved =
    {$seat} moves {$spaces} { $spaces ->
        [one] space
       *[other] spaces
    }{ $outer ->
        [0] {""}
       *[other] {" "}and over {$outer} outer { $outer ->
                [one] one
               *[other] ones
            } (cornering, or beyond the finish)
    }{ $passed ->
        [0] {""}
       *[other] , passing {$passed},
    } to {$place}{ $passing ->
        [0] {""}
       *[other] ; {$passing} { $passing ->
                [one] point goes
               *[other] points go
            } into getting past
    }.
fact-whipped =
    {$seat} whips the horses on for {$spaces} more { $spaces ->
        [one] space
       *[other] spaces
    }{ $outer ->
        [0] {""}
       *[other] {" "}and over {$outer} outer { $outer ->
                [one] one
               *[other] ones
            } (cornering, or beyond the finish)
    }, to {$place}.
fact-whip_idle = {$seat}'s whip has no effect: {$why}.
fact-attacked =
    {$seat} attacks with {$matching} matching { $matching ->
        [one] card
       *[other] cards
    }: {$cubes} { $cubes ->
        [one] cube
       *[other] cubes
    } for every rival.
fact-attack_fails =
    {$seat}'s attack hurts nobody: {$matching} matching { $matching ->
        [one] card
       *[other] cards
    }, and it takes {$needed}.
fact-spared = {$seat} takes no cubes: {$why}.
fact-hurt =
    {$seat} takes {$cubes} new { $cubes ->
        [one] cube
       *[other] cubes
    } ({$boxes} this turn).
fact-trained =
    {$seat} gains {$steps} { $steps ->
        [one] step
       *[other] steps
    } in {$colour} (bonus {$bonus}).
fact-in_the_box = {$seat}'s {$colour} marker reaches the bonus box: +{$bonus} from now on.
fact-fan_token =
    {$symbols} { $symbols ->
        [one] symbol
       *[other] symbols
    }! {$seat} wins a fan token.
fact-fan_token_seen = {$seat}'s fan token: {$token}.
fact-bag_refilled = The used fan tokens go back into the bag, which now holds {$left}.
fact-bag_empty = The bag is empty: no fan token for {$seat}.
fact-lap = {$leader} leads into lap {$lap}.
fact-damage_settled =
    {$seat}: {$cubes} { $cubes ->
        [one] cube moves
       *[other] cubes move
    } into the damage box, which now holds {$damage}.
fact-reshuffled =
    The discard pile is shuffled into a new deck of {$left} { $left ->
        [one] card
       *[other] cards
    }.
fact-crowd_slides = The crowd card {$card} is discarded; {$next_card} joins the crowd track.
fact-race_over = {$winner} wins! {$places}.

## brief: the same in short, behind a name

brief-first_seat = moves first
brief-skills_card = best at {$colours}
brief-revealed =
    {$symbol}{ $crowd ->
        [yes] {" "}with the crowd card
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , token {$tokens}
    }
brief-revealed_reset = reset move
brief-threw_away = throws cards away
brief-guarded =
    takes no cubes{ $cubes ->
        [0] {""}
       *[other] , {$cubes} new { $cubes ->
                [one] cube
               *[other] cubes
            } removed
    }
brief-disrupted =
    {$cubes} new { $cubes ->
        [one] cube
       *[other] cubes
    } from the crowd
brief-reset =
    stands still{ $cubes ->
        [0] {""}
       *[other] , {$cubes} { $cubes ->
                [one] cube
               *[other] cubes
            } removed
    }
brief-recovered =
    {$cubes} fewer { $cubes ->
        [one] cube
       *[other] cubes
    }
brief-distance =
    {$symbols}+{$number}{ $token_bonus ->
        [0] {""}
       *[other] +{$token_bonus} (token)
    }{ $skill ->
        [0] {""}
       *[other] +{$skill} (skill)
    }{ $damage ->
        [0] {""}
       *[other] -{$damage} (damage)
    } = {$by}
brief-moved =
    { $passed ->
        [0] {""}
       *[other] passing {$passed}{" "}
    }to {$place}
brief-whipped = whip +{$spaces}, to {$place}
brief-whip_idle = whip without effect: {$why}
brief-attack =
    attack: {$cubes} { $cubes ->
        [one] cube
       *[other] cubes
    } for each rival{ $spared ->
        [0] {""}
       *[other] , none for {$spared}
    }
brief-attack_fails = attack too weak: {$matching} of {$needed}
brief-hurt =
    {$cubes} new { $cubes ->
        [one] cube
       *[other] cubes
    }
brief-spared = no cubes: {$why}
brief-trained = {$colour} +{$steps}
brief-in_the_box = {$colour} in the box: +{$bonus}
brief-fan_token = fan token
brief-fan_token_seen = it is {$token}
brief-bag_empty = no fan token left

# What is wrong with an edition's file. `written` and `part` are quoted from the file.
fault-too_few_cards = has too few cards: {$number}, where six hands and the crowd track take {$need}
fault-box_too_small = has too few places: {$number}, but each of the four markers needs one
fault-limit_hand_cards = is {$value}, but a move has three hand cards at most
fault-limit_new_cubes = is {$value}, but a chariot takes three new cubes at most
fault-limit_emperor = is {$value}, but with more than four seats the emperor throws nothing
fault-limit_bonus_box = is {$value}, but its bonuses go from 3 to 9
fault-number_twice = has a number twice
fault-copies_of_card = '{$written}': of a card there are from 1 to {$most}
fault-one_icon = '{$written}': a card has one icon at most
fault-unknown_part = '{$written}': unknown symbol or icon '{$part}'
fault-too_many_symbols = '{$written}': a card has room for so many symbols: {$most}
fault-whip_alone = '{$written}': a whip stands alone on its card, without symbols
fault-blank_card = '{$written}': a card shows symbols or a whip
fault-card_twice = '{$written}' is listed twice (first as entry {$entry}): write x and the copies instead
fault-wrong_count = says {$said}, but the list has {$found}
fault-copies_of_token = '{$written}': of a token there are from 1 to {$most}
fault-unknown_token = '{$written}': unknown token '{$part}'; known are {$known}
fault-no_part_of_token = '{$written}': '{$part}' is neither a colour nor a number up to 99
fault-token_without_colour = '{$written}': a token of the kind {$part} has no colour
fault-token_needs_number = '{$written}': a token of the kind {$part} needs a number above zero
fault-token_without_number = '{$written}': a token of the kind {$part} has no number
fault-token_twice = '{$written}' is listed twice, or is a player token and a fan token at once
fault-no_order = '{$written}' should name each of these once: {$known}
fault-too_few_skills = has too few skills cards: {$number}, where {$need} are needed
fault-unknown_face = unknown face '{$part}': known are {$known}
fault-no_sections = is missing: write {$header} for each straight and bend
fault-no_bend = '{$written}' should begin with R and have only R (regular) and O (outer)
fault-too_many_spaces = makes the track too long: {$number}, where a table could need {$most} at most
fault-track_turns = the track is open: its bends turn {$degrees}°, not 360°
fault-track_is_open = the track is open: its ends lie {$gap} apart, counted in spaces
fault-start_beyond_lap = is {$value}, but a lap is only {$most} long
fault-start_outside = lies on an outer space
fault-scenario_no_face = the emperor die has no face '{$face}'; its faces are {$faces}
fault-scenario_no_token = there is no token '{$name}' in this edition
fault-scenario_no_token_number = there is no token {$number}
fault-scenario_no_symbol = there is no symbol '{$name}' in this edition
fault-scenario_no_colour = there is no colour '{$name}' in this edition
fault-scenario_no_skills_card = there is no skills card '{$name}' in this edition
fault-scenario_no_place = a place is {$first} to {$last} and so on, or {$before} and more
fault-scenario_no_skill = there is no skill '{$name}'; skills are {$skills}
fault-scenario_no_step = {$name} cannot stand on {$step}: choose {$steps}, or a number below {$number}
fault-scenario_not_in_bag = '{$name}' is not in the bag now
fault-scenario_before_start = {$at} lies before the start, which is {$start}
fault-scenario_cannot_be = cannot be {$value}
fault-scenario_cannot_fill = cannot be filled up: the deck and the discard pile hold all other cards
fault-scenario_attack_boxes = is {$value}, but there are {$boxes} attack boxes
fault-scenario_skills_number =
    has {$steps} { $steps ->
        [one] step
       *[other] steps
    }, but there are {$skills} skills
fault-scenario_bonus_box = markers fill the bonus box from its lowest place on, one in each
fault-scenario_laps_apart = is only for races in which lapped chariots are in the way
fault-scenario_abreast_all = should name every player once, in each space the inner one first
fault-scenario_abreast_order = does not fit the running order: of one lap the inner chariot is ahead
fault-scenario_running_places = does not fit the places: nobody runs before a chariot that is further
fault-scenario_few_tokens = there are not so many {$name} tokens for this place
fault-scenario_rest_nowhere =
    {$n} of them are nowhere: {$some}{ $more ->
        [yes] {" "}and others
       *[no] {""}
    }

reason-malformed = '{$answer}' is not a move. Write it like: red5: r5r5y4 r5r5g2 crowd; red+3; discard2 of g2g2b0
reason-unknown_symbol = There is no symbol '{$answer}'. Symbols are a colour and a number, like red5; or reset.
reason-unknown_card = There is no card '{$answer}'.
reason-unknown_token = There is no token '{$answer}'.
reason-card_not_in_hand = This is not in your hand: {$card}.
reason-card_twice = A card can be played only once: {$card}.
reason-no_cards =
    A move needs 1 to {$most} { $most ->
        [one] card
       *[other] cards
    } from your hand.
reason-too_many_cards =
    A move has at most {$most} { $most ->
        [one] card
       *[other] cards
    } from your hand, not {$cards_played}.
reason-token_not_held = You have no {$token} token.
reason-discard_on_move = A {$token} token goes on cards you throw away, never on the move.
reason-two_tokens = Only one token may go on a move, not {$tokens}.
reason-not_a_discard_token = Only a discard token lets you throw cards away, not {$token}.
reason-wild_needs_card = Say which card the wild token changes.
reason-wild_without_token = Only a wild token makes a card match.
reason-wild_not_in_move = The wild token must go on a card of the move; {$card} is not in it.
reason-token_on_reset = No token goes on a reset move, not even {$token}.
reason-crowd_in_reset = A reset move is made with hand cards only, without the crowd card.
reason-crowd_without_symbol = The crowd card {$card} does not show {$symbol}.
reason-card_without_symbol = {$card} does not show {$symbol}.
reason-token_colour = The {$token} token does not fit a {$colour} move.
reason-too_few_matching =
    A move needs {$least} { $least ->
        [one] card
       *[other] cards
    } that match; { $matching ->
        [one] only one card shows
       *[other] no card shows
    } {$symbol}.
reason-discard_without_token = You can throw cards away only with a discard token.
reason-discard_played = {$card} is in the move; it cannot be thrown away too.
reason-discard_nothing = A {$token} token needs at least one card to throw away.
reason-discard_too_many =
    This token throws away up to {$most} { $most ->
        [one] card
       *[other] cards
    }, not {$thrown}.

## preview: what a move would do

preview-sum =
    {$symbols} { $symbols ->
        [one] symbol
       *[other] symbols
    } + {$number}{ $token_bonus ->
        [0] {""}
       *[other] {" "}+ {$token_bonus} (token)
    }{ $skill ->
        [0] {""}
       *[other] {" "}+ {$skill} (skill)
    }{ $damage ->
        [0] {""}
       *[other] {" "}− {$damage} (damage)
    } = {$by}
preview-to = to {$place}
preview-between = from {$start} to {$place}: those ahead move first, and each rival in the way takes a point
preview-rank = probably in place {$rank} after the turn ({$share} of 10 times)
preview-ranks = probably in place {$rank} to {$worst} after the turn ({$share} of 10 times)
preview-resetting = Reset move with {$cards}: you stand still.

preview-effect-recovered =
    {$cubes} fewer { $cubes ->
        [one] cube
       *[other] cubes
    } of damage
preview-effect-whip_idle = {$why}
preview-effect-whip =
    up to {$whipped} more { $whipped ->
        [one] space
       *[other] spaces
    } by whip, but past nobody, and none if you have passed a rival or lead
preview-effect-attacked =
    up to {$cubes} { $cubes ->
        [one] cube
       *[other] cubes
    } for every rival without a shield
preview-effect-attack_fails =
    no attack: {$matching} matching { $matching ->
        [one] card
       *[other] cards
    }, and it takes {$needed}
preview-effect-trained =
    {$colour} +{$steps} { $steps ->
        [one] step
       *[other] steps
    }{ $bonus ->
        [0] {""}
       *[other] {" "}(bonus {$bonus})
    }
preview-effect-in_the_box = {$colour} reaches the box: bonus {$bonus}
preview-effect-guarded = no cubes this turn
preview-effect-reset =
    {$cubes} { $cubes ->
        [one] cube is
       *[other] cubes are
    } removed
preview-effect-fan_token = a fan token
preview-effect-fan_token_if_left = a fan token, if one is left in the bag
preview-effect-thrown =
    {$n} { $n ->
        [one] card
       *[other] cards
    } thrown away

step-turn = { -turn(at: "start") } {$turn}

## scene: the table as pieces

scene-title = { -turn(at: "start") } {$turn} · lap {$lap} of {$laps}
scene-chariot = {$seat}'s chariot
scene-chariot_detail =
    Place {$rank}, {$place}.{ $cubes ->
        [0] {""}
       *[other] {" "}{$cubes} { $cubes ->
                [one] cube
               *[other] cubes
            } of damage.
    }{ $boxes ->
        [0] {""}
       *[other] {" "}{$boxes} new { $boxes ->
                [one] cube
               *[other] cubes
            } this turn.
    }
scene-die = The emperor's die
scene-emperor = The emperor wishes to see {$face}
scene-emperor_colour = Whoever makes a move of this colour trains it one more step.
scene-emperor_all = Every move trains one more step, whatever its colour.
scene-emperor_disrupt =
    The crowd throws things{ $cubes ->
        [0] {""}
       *[other] : every chariot takes {$cubes} new { $cubes ->
                [one] cube
               *[other] cubes
            }. A shield or a reset move removes them
    }{ $no_disrupt ->
        [yes] , but with this many chariots nothing hits
       *[no] {""}
    }.
scene-lap = Lap {$lap} of {$laps}
scene-deck =
    Deck: {$n} { $n ->
        [one] card
       *[other] cards
    }
scene-deck_detail = After each turn everybody draws back to a full hand.
scene-discard =
    Discard pile: {$n} { $n ->
        [one] card
       *[other] cards
    }
scene-discard_detail =
    When the deck runs out, it is shuffled again.{ $tally ->
        [0] {""}
       *[other] {" "}Symbols in it: {$tally}.
    }
scene-bag = Fan tokens in the bag: {$n}
scene-bag_detail =
    A move with {$least} or more matching symbols draws one.{ $n ->
        [0] {""}
       *[other] {" "}{$n} used { $n ->
                [one] token lies
               *[other] tokens lie
            } aside.
    }
scene-crowd_card = Crowd card: {$name}
scene-coming_card = Next on the crowd track: {$name}
scene-fan = A hidden fan token
scene-fan_detail = Won with a move that pleased the crowd. Only its owner knows what it does.
scene-token_label = Token: {$token}
scene-space = Space {$n}
scene-outer_space = Outer space {$n}
scene-slot_die = The emperor's die
scene-slot_deck = Deck
scene-slot_discard = Discard pile
scene-slot_bag = Bag of fan tokens
scene-slot_lap = Lap {$n}
scene-slot_crowd = Crowd track, place {$n}
scene-damage = Damage
scene-damage_detail =
    {$cubes} { $cubes ->
        [one] cube
       *[other] cubes
    } in the damage box: each takes a point from every move.{ $boxes ->
        [0] {""}
       *[other] { $most ->
                [0] {""}
               *[other] {" "}{$boxes} new { $boxes ->
                        [one] cube joins
                       *[other] cubes join
                    } them after this turn (at most {$most}).
            }
    }
scene-start = Start
scene-finished = Finish
scene-in_lap = Lap {$lap}
scene-skill = {$kind_name} +{$bonus}
scene-skill_detail =
    Every {$colour} move has a bonus of {$bonus}.{ $n ->
        [0] {""}
       *[other] { $left ->
                [0] {""}
               *[other] {" "}{$n} { $n ->
                        [one] step
                       *[other] steps
                    } to a better bonus, {$left} to the bonus box.
            }
    }

scene-symbol-green = {$symbol} × {$n}: a sprint, with no other effect.
scene-symbol-red =
    {$symbol} × {$n}: an attack{ $attacks ->
        [0] {""}
       *[other] ; new cubes for every rival, by how many cards match ({$attacks})
    }.
scene-symbol-yellow = {$symbol} × {$n}: a recovery; before you move, remove half your damage, rounded up.
scene-symbol-black = {$symbol} × {$n}: cornering; you step over the outer spaces.

scene-icon-whip =
    Whip: joins any move; afterwards up to {$spaces} more { $spaces ->
        [one] space
       *[other] spaces
    }, but past nobody. Not for the leader, not in the first turn, not after passing a rival.
scene-icon-shield = Shield: no new damage this turn.
scene-icon-recovery = Recovery: before you move, remove half your damage, rounded up; two recoveries remove all of it.

scene-token-plus =
    {$n} more { $n ->
        [one] space
       *[other] spaces
    } for a {$colour} move.
scene-token-plus_any =
    {$n} more { $n ->
        [one] space
       *[other] spaces
    } for any move.
scene-token-wild = Goes on a card of a {$colour} move: that card counts as two of the move's symbol, and nothing else on it counts.
scene-token-wild_any = Goes on a card of any move: that card counts as two of the move's symbol, and nothing else on it counts.
scene-token-learning = One more step of skill for a {$colour} move.
scene-token-learning_any = One more step of skill for any move, in its colour.
scene-token-only = Only for a {$colour} move.
scene-token-whip =
    After the move, up to {$spaces} more { $spaces ->
        [one] space
       *[other] spaces
    }, but past nobody. Not for the leader, not in the first turn, not after passing a rival.
scene-token-shield = No new damage this turn; new cubes you already have are removed.
scene-token-recovery = Before you move, remove half your damage, rounded up; two recoveries remove all of it.
scene-token-discard =
    Throw away up to {$n} { $n ->
        [one] card
       *[other] cards
    } beside the move and draw others. Pick the token, then the cards.

## choice: a move in the making

choice-begin = Pick cards that share a symbol, at most {$most}; the crowd card may join. Or make a reset move.
choice-more = Add a card that matches: {$symbols}.
choice-needs_wild = These cards go together only with a wild token: add it.
choice-which_symbol = These cards share several symbols: which one do you mean?
choice-which_card = Which card does the wild token change?
choice-ready = Play this, or add a card or a token.
choice-reset =
    Reset move: pick 1 to {$most} { $most ->
        [one] card
       *[other] cards
    }.
choice-throw =
    Pick up to {$n} { $n ->
        [one] card
       *[other] cards
    } to throw away.
choice-symbol =
    {$symbol}: {$n} { $n ->
        [one] space
       *[other] spaces
    }
choice-on =
    Wild on {$wild}: {$n} { $n ->
        [one] space
       *[other] spaces
    }
choice-play = Back to the cards of the move
choice-reset_button = Reset move
choice-not_now = That cannot be picked now.
choice-so_far = Picked: {$names}.
choice-thrown =
    a {$token} token{ $cards ->
        [0] {""}
       *[other] {" "}to throw away {$cards}
    }
choice-says =
    {$symbol} with {$cards}{ $crowd ->
        [yes] {" "}and the crowd card
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , token {$tokens}
    }{ $wild ->
        [0] {""}
       *[other] {" "}on {$wild}
    }{ $thrown ->
        [0] {""}
       *[other] { $token ->
                [0] {""}
               *[other] ; {$thrown} thrown away with a {$token} token
            }
    }.
choice-says_reset =
    Reset move with {$cards}{ $thrown ->
        [0] {""}
       *[other] { $token ->
                [0] {""}
               *[other] ; {$thrown} thrown away with a {$token} token
            }
    }.

help-move =
    Play one to {$most} hand cards that all show the same symbol (a colour and a number), at least {$least} matching { $least ->
        [one] card
       *[other] cards
    } in all; a whip card joins any move. The crowd card may join for free if it shows the symbol too{ $crowd_by_all ->
        [yes] , or if it is a whip
       *[no] {""}
    }. You move as many spaces as there are matching symbols, plus the symbol's number, plus token and skill, minus the cubes in your damage box.
    Green is a sprint and does nothing else. Red attacks: new cubes for every rival, by how many cards match{ $attacks ->
        [0] {""}
       *[other] {" "}({$attacks})
    }. Yellow recovers: before you move, remove half your damage, rounded up. Black steps over the outer spaces of the bends.
    With {$fan_symbols} or more matching symbols you win a fan token. Each move trains its colour; the emperor's colour trains twice.
    For a reset move you play any one to {$most} { $most ->
        [one] card
       *[other] cards
    }: you stand still, lose all damage and take none this turn.

## guide: a first race, step by step

guide-1 = Drive your chariot round the circus, anticlockwise. When the leader crosses the line for the last time, the turn is played to its end; whoever is furthest then wins.
guide-2 =
    In each turn everybody picks a move in secret: one to {$most} hand cards that all show the same symbol. The crowd card in the middle may join for free. At least {$least} { $least ->
        [one] card
       *[other] cards
    } must match.
guide-3 = You move one space for each matching symbol, plus the number on the symbol, plus token and skill, minus your damage. The sum, and where you may land, are shown before you play.
guide-4 = The four colours do different things: green arrows sprint, red blades attack every rival, yellow suns remove damage, black corners step over the dark outer spaces of the bends.
guide-5 = Each move trains its colour, and trains it twice if the emperor's die asks for that colour. Trained colours go further for the rest of the race.
guide-6 = Leaving a space costs an extra point for each rival who stands further inside in it, so look where you land.
guide-7 =
    Too much damage, or no good cards? Make a reset move: stand still, change up to {$most} { $most ->
        [one] card
       *[other] cards
    }, lose all damage and take none this turn.

## section: where the rulebook says so

section-Select_move_cards = rules: Select move cards
section-Symbols = rules: Symbols
section-Play_a_token = rules: Play a token
section-Reset_move = rules: Reset move
section-Crowd_card = rules: Crowd card
section-Icons_on_tokens = rules: Icons on tokens
section-Wild = rules: Wild
section-Discard_tokens = rules: Discard tokens

## coach: what an answer brings, for the coach

coach-axis = { -turn }

coach-source-first_seat = Who moves first
coach-source-skills = Skills cards
coach-source-deck = Cards drawn
coach-source-emperor_die = The emperor's die
coach-source-fan_bag = Fan tokens drawn

coach-now-more =
    {$n} { $n ->
        [one] space
       *[other] spaces
    } further this turn
coach-now-less =
    {$n} fewer { $n ->
        [one] space
       *[other] spaces
    } this turn

coach-later-more =
    {$n} { $n ->
        [one] space
       *[other] spaces
    } further two turns later
coach-later-less =
    {$n} fewer { $n ->
        [one] space
       *[other] spaces
    } two turns later

coach-rivals-more =
    the best rival {$n} { $n ->
        [one] space
       *[other] spaces
    } further
coach-rivals-less =
    the best rival held back by {$n} { $n ->
        [one] space
       *[other] spaces
    }

coach-skill-more =
    {$n} more { $n ->
        [one] point
       *[other] points
    } of skill bonus
coach-skill-less =
    {$n} fewer { $n ->
        [one] point
       *[other] points
    } of skill bonus

coach-damage-more =
    {$n} more damage { $n ->
        [one] cube
       *[other] cubes
    }
coach-damage-less =
    {$n} fewer damage { $n ->
        [one] cube
       *[other] cubes
    }

coach-tokens-more =
    {$n} more { $n ->
        [one] token
       *[other] tokens
    } left
coach-tokens-less =
    {$n} fewer { $n ->
        [one] token
       *[other] tokens
    } left

coach-won-more =
    {$n} more { $n ->
        [one] race
       *[other] races
    } of 100 won by then
coach-won-less =
    {$n} fewer { $n ->
        [one] race
       *[other] races
    } of 100 won by then
coach-habit-cards-more = More cards in a move: {$you} on average, strong players {$strong} (±{$error}).
coach-habit-cards-less = Fewer cards in a move: {$you} on average, strong players {$strong} (±{$error}).
coach-habit-reset-more = More resets: {$you} of 100 turns, strong players {$strong} (±{$error}).
coach-habit-reset-less = Fewer resets: {$you} of 100 turns, strong players {$strong} (±{$error}).
coach-habit-crowd-more = The crowd card is used more often: in {$you} of 100 moves, by strong players in {$strong} (±{$error}).
coach-habit-crowd-less = The crowd card is used less often: in {$you} of 100 moves, by strong players in {$strong} (±{$error}).
coach-habit-token-more = Tokens are spent sooner: in {$you} of 100 turns with one, by strong players in {$strong} (±{$error}).
coach-habit-token-less = Tokens are kept longer: spent in {$you} of 100 turns with one, by strong players in {$strong} (±{$error}).
coach-habit-throw-more = Cards are thrown away more often: in {$you} of 100 turns, by strong players in {$strong} (±{$error}).
coach-habit-throw-less = Cards are thrown away less often: in {$you} of 100 turns, by strong players in {$strong} (±{$error}).

gallery-cards = Cards: {$kind_name}
gallery-whips = Cards without a symbol
gallery-player_tokens = Tokens that every player starts with
gallery-fan_tokens = Fan tokens in the bag
gallery-no_face = Not rolled yet
gallery-others = On the board
gallery-chariot = Chariot
gallery-chariot_detail = One for each player, in the colour of the seat.
gallery-lap = Lap marker
chance-first_seat = who moves first
chance-skills_cards = the skills cards
chance-emperor = the emperor's wish
chance-fan_token = a fan token
chance-deal = the first hand
chance-crowd = the crowd track
chance-refill = cards to fill the hand
stream-first_seat = first seat
stream-skills = skills cards
stream-emperor_die = emperor's die
stream-fan_bag = bag of fan tokens
stream-deck = deck
tally-winner_s_lead = winner's lead
tally-winner_s_skills_in_the_box = winner's skills in the box
tally-skills_in_the_box_all_seats = skills in the box, all seats
tally-damage_at_the_end_all_seats = damage at the end, all seats
move-green = green
move-red = red
move-yellow = yellow
move-black = black
move-reset = reset
move-crowd = with the crowd card
remark-race-most_cards = hand cards in a move
remark-race-crowd = slots of the crowd track; the first is the crowd card
remark-race-fan_symbols = matching symbols that win a fan token
remark-race-attack_boxes = new cubes a chariot can take in a turn
remark-race-whip = spaces a whip adds at most
remark-attacks = matching red cards = cubes for each rival
remark-disrupt = seats = cubes the emperor throws at each chariot; 5 and 6 are the rulebook's
remark-deck = the count is the rulebook's; the cards are ours: each symbol is on 20 cards
remark-tokens = the totals are the rulebook's, the kinds inferred, the split of the fan tokens ours
remark-skills = the box is the rulebook's, the length of the +1 row ours
remark-skills-cards = the 24 orders of the four skills
remark-track = from the line on: 72 spaces a lap, 54 for a chariot that corners all the way
remark-track-start = spaces behind the line
