### Chariot Race in English.

game-title = Chariot Race
game-pitch = Roll for control, take the corners too fast, ram what is in the way, and be first over the line after the last lap.

-turn = { $at ->
    [start] Round
   *[within] round
}

colour-green = green
colour-purple = purple
colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-white = white
colour-black = black

piece-chariot = {$player} ({$colour})
piece-board =
    can take {$damage} damage, speed up to {$speed} (starts at {$speed_start}), fate up to {$fate} (starts at {$fate_start}); dice by speed {$dice_column}; top speed: the damage it can still take{ $tops ->
        [0] {""}
       *[other] , but by damage {$tops}
    }

face-change = ±1
face-sprint = sprint
face-steer = steer
face-attack = attack
face-fortuna = Fortuna

lane-inner = inner lane
lane-middle = middle lane
lane-outer = outer lane

place-inner = inner lane {$n}
place-middle = middle lane {$n}
place-outer = outer lane {$n}

phase-take = choosing a chariot
phase-start = choosing a starting place
phase-repair = repair
phase-dice = dice
phase-speed = speed
phase-path = movement
phase-attack = attack

option-laps = Number of laps
option-two_chariots = Two or three players drive two chariots each
option-no_damage_after_finish = No damage to a chariot that has finished
option-first_half = Side of the first half of the board
option-second_half = Side of the second half of the board
option-unequal_chariots = Six unequal chariots and the starting places, chosen in turn
option-choose_colours = Players choose their colours
option-shared_win = If fronts are level, the win is shared
option-set_back_loses_lap = A chariot set back over the line loses the lap
option-wrecks_ram = A chariot wrecked on the way still rams
option-finish_ends_race = The round in which a chariot finishes is always the last

option-laps-explain = How many times the chariots go round. Usual for this box: {$usual_laps}. Fewer laps make a quick race, more wear the chariots down.

option-two_chariots-explain = With two or three players the track is busier if each drives two chariots. A player wins with either of them.

option-no_damage_after_finish-explain = A chariot that has crossed the line for the last time takes no more damage from others' rams and javelins.

option-first_half-explain = The right half of the board. Side A is open; on side B there are stone heaps, which wreck whoever drives into them.
option-first_half-A = A: open
option-first_half-B = B: stone heaps

option-second_half-explain = The left half of the board. Side A is open; on side B there are stone heaps, which wreck whoever drives into them.
option-second_half-A = A: open
option-second_half-B = B: stone heaps

option-unequal_chariots-explain = Each chariot has its own board and its own strengths. Players choose theirs in turn, and then where they start.

option-choose_colours-explain = Before the race each player takes a chariot, in the order of the seats; second chariots are taken in the opposite order. Unequal chariots are always chosen.

option-shared_win-explain = If two chariots have finished equally far ahead, both win. Without this, the one that got there first wins.

option-set_back_loses_lap-explain = A chariot that crosses the line, rams at the end of its move and is set back behind the line has not completed the lap. Without this, a completed lap stays completed.

option-wrecks_ram-explain = A chariot that a corner or a caltrop wrecks in an occupied space still rams the chariot there. Without this, it is out before it can ram.

option-finish_ends_race-explain = The race is over at the end of the round in which a chariot finishes, even if that chariot is wrecked in the meantime; if no other has finished, nobody wins. Without this, the race goes on until a chariot has finished and is still whole at the end of the round.

ask-take = Choose a chariot.
ask-start = Choose a starting place.
ask-repair = Repair the chariot with fate, or save the fate?
ask-dice = Keep the dice, re-roll some, or turn one?
ask-speed = Choose your speed.
ask-path = Choose your path.
ask-attack = Drop a caltrop, throw a javelin, or neither?

result-by =
    {$n} { $n ->
        [one] space
       *[other] spaces
    } ahead of {$rival}.
result-by_little = Less than a space ahead of {$rival}.
result-level = Level with {$rival}: they share the win.
result-first_there = Level with {$rival}, but got there first.
result-alone = The only one to finish; {$rival} was still racing.
result-others_wrecked = The only one to finish; {$rival} was wrecked.
result-all_wrecked = Every chariot was wrecked.
result-nobody = Whoever reached the finish was wrecked afterwards.
result-finished = finished
result-wrecked = wrecked
result-lap = in lap {$lap} of {$laps}
result-came =
    {$told}{ $n ->
        [0] {""}
       *[other] , {$n} { $n ->
                [one] space
               *[other] spaces
            } behind
    }

awaits-take =
    {$waiting} { $waiting ->
        [one] chooses
       *[other] choose
    } a chariot.
awaits-start =
    {$waiting} { $waiting ->
        [one] chooses
       *[other] choose
    } a starting place.
awaits-repair =
    {$waiting} { $waiting ->
        [one] decides
       *[other] decide
    } whether to repair.
awaits-dice =
    {$waiting} { $waiting ->
        [one] looks
       *[other] look
    } at the dice.
awaits-speed =
    {$waiting} { $waiting ->
        [one] chooses
       *[other] choose
    } a speed.
awaits-path =
    {$waiting} { $waiting ->
        [one] chooses
       *[other] choose
    } a path.
awaits-attack =
    {$waiting} { $waiting ->
        [one] decides
       *[other] decide
    } whether to attack.

fact-first_to_choose = {$seat} is the first to choose a chariot.
fact-took = {$seat} takes the {$colour} chariot.
fact-at_the_start = {$chariot} lines up on starting place {$start}.
fact-round = { -turn(at: "start") } {$round}. Order of play: {$order}.
fact-repaired = {$chariot} repairs {$points} damage for {$cost} fate: {$damage} left, {$fate} fate left.
fact-slowed = {$chariot} must slow down: with {$damage} left it can start at speed {$speed} at most, not {$from_speed}.
fact-rolled = {$chariot}, at speed {$speed}, rolls {$faces}.
fact-rerolled =
    {$chariot} re-rolls { $which ->
        [one] die
       *[other] dice
    } {$which}{ $cost ->
        [0] {""}
       *[other] {" "}for {$cost} fate
    } ({$fate} fate left): {$faces}.
fact-turned = {$chariot} turns die {$die} to {$face} for {$cost} fate ({$fate} fate left): {$faces}.
fact-fortuna =
    Fortuna smiles on {$chariot}: +{$gained} fate, now {$fate}{ $lost ->
        [0] {""}
       *[other] {" "}({$lost} lost at the end of the track)
    }.
fact-speed =
    {$chariot}: speed {$from_speed}{ $sprint ->
        [0] {""}
       *[other] {" "}+{$sprint} (sprint)
    }{ $change ->
        [0] {""}
       *[other] {" "}{$change} (±1 dice)
    }{ $lost ->
        [0] {""}
       *[other] {" "}-{$lost} (end of the track)
    }{ $raised ->
        [0] {""}
       *[other] {" "}+{$raised} (never below 0)
    } = {$speed}.
fact-sprint_hurt = The sprint tires {$chariot}: -{$hurt}, {$damage} left.
fact-stood_still = {$chariot} stays on {$place}.
fact-moved =
    {$chariot} moves {$spaces} { $spaces ->
        [one] space
       *[other] spaces
    } from {$from_place} to {$place}{ $lane_changes ->
        [0] {""}
       *[other] , with {$lane_changes} lane { $lane_changes ->
                [one] change
               *[other] changes
            }
    }.
fact-cornered = {$chariot} takes the corner on {$place} at speed {$speed}, where {$limit} is safe: -{$hurt}, {$damage} left.
fact-on_caltrop = {$chariot} runs over the caltrop on {$place}: -{$hurt}, {$damage} left.
fact-rammed = {$chariot} rams {$rival_chariot} on {$place}: -{$hurt}, {$damage} left; {$rival_chariot}: -{$rival_hurt}, {$rival_damage} left.
fact-set_back = {$chariot} is set back behind {$rival_chariot}, to {$place}.
fact-into_heap = {$chariot} crashes into the stone heap on {$place}!
fact-wrecked =
    {$chariot} is wrecked on {$place} and out of the race{ $caltrop ->
        [yes] ; a caltrop lies there now
       *[no] {""}
    }.
fact-lap = {$chariot} completes lap {$lap} of {$laps}.
fact-lap_lost = {$chariot} is behind the line again: that lap does not count.
fact-finished = {$chariot} crosses the finish line!
fact-dropped = {$chariot} drops a caltrop on {$place} ({$left} left in the supply).
fact-javelin = {$chariot} hits {$rival_chariot} with a javelin: -{$hurt}, {$rival_damage} left.
fact-no_target =
    {$chariot} finds nothing to attack: {$attacks} attack { $attacks ->
        [one] die is
       *[other] dice are
    } lost.
fact-race_over = {$chariot} wins! {$places}.
fact-race_shared =
    {$order} are level in front and share the win!{ $behind ->
        [0] {""}
       *[other] {" "}Behind them: {$behind}.
    }
fact-nobody_left = Every chariot is wrecked: nobody wins. {$places}.
fact-no_finisher_left = The race is over, but nobody who crossed the finish line is still in it: nobody wins. {$places}.

## brief: the same in short, behind a name

brief-at_the_start = place {$start}
brief-took = takes the {$colour} chariot
brief-repaired = repairs {$points} for {$cost} fate, {$damage} left
brief-slowed = only {$damage} left: slows down to {$speed}
brief-rolled =
    {$faces}{ $cost ->
        [0] {""}
       *[other] {" "}({$cost} fate paid)
    }
brief-fortuna = +{$gained} fate
brief-speed = speed {$speed}
brief-sprint_hurt = sprint -{$hurt}
brief-stood_still = stays on {$place}
brief-moved = {$from_place} to {$place}
brief-cornered = corner {$place} ({$limit}) -{$hurt}
brief-on_caltrop = caltrop {$place} -{$hurt}
brief-rammed = rams {$rival_chariot}: -{$hurt}, the other -{$rival_hurt} ({$rival_damage} left)
brief-left = {$damage} left
brief-set_back = set back to {$place}
brief-into_heap = into the stone heap on {$place}
brief-wrecked = WRECKED on {$place}
brief-lap = lap {$lap} of {$laps} done
brief-finished = crosses the finish line!
brief-lap_lost = behind the line again: that lap does not count
brief-dropped = drops a caltrop on {$place}
brief-javelin = javelin at {$rival_chariot}: -{$hurt}, {$rival_damage} left

# What is wrong with an edition's file. `written`, `part` and `other` are quoted from the file; `first` is a side, A or B.
fault-unknown_face = unknown face '{$part}': known are {$known}
fault-never_faster = has neither change nor sprint: nobody could ever go faster
fault-never_faster_by_sprint = has no change, and sprint = 0: nobody could ever go faster
fault-unknown_colour = unknown colour: known are {$known}
fault-number_of_chariots = has another number of chariots than a box: {$number}, not {$need}
fault-start_beyond_end = is {$value}, but the track ends at {$most}
fault-start_too_fast = is {$value}, but damage {$left} allows only {$most}
fault-no_segment = '{$written}' should be speeds and a number of dice, like 6-7: 4
fault-segment_elsewhere = '{$written}' should go on from speed {$low}, up to {$high} at most
fault-dice_of_segment = '{$written}': the dice should be from 1 to {$most}
fault-ends_elsewhere = ends at speed {$found}, but the speed track ends at {$need}
fault-facing_too_long = has so many values: {$found}, but the damage track has {$need}
fault-facing_elsewhere = '{$written}' should go on with speed {$need}
fault-limit_fate = is {$value}, but nobody ever has more than {$most} fate
fault-limit_dice = has more dice at a higher speed, but speed costs control
fault-limit_speed = allows more speed than damage, but only these do that: {$known}
fault-limit_two_speeds = has more than two speeds beside a damage value
fault-limit_alike = is like {$other}, but no two unequal chariots are alike
fault-lane_length = is {$value} long, but the lane {$other} is {$need}
fault-bend_elsewhere = has its bend elsewhere than the lane {$other}, or of another length
fault-too_many_bends = has too many bends: {$number}, where a table could need {$most} at most
fault-unmatched = has a parenthesis that does not match: write each bend as ( ... )
fault-no_space = '{$written}' is not a space: write its length, then :limit, x for a heap, or @start
fault-safe_speed = '{$written}': a safe speed is from 1 to {$most}; a space without one is written without :
fault-no_starting_place = '{$written}': starting places are @1 to @{$most}
fault-heap_there = '{$written}': a heap stands neither on a numbered space nor on a starting place
fault-endless_bend = has a bend that does not end: write each bend as ( ... )
fault-no_spaces = has no spaces
fault-limit_heap = has a stone heap, but these are on side B only
fault-limit_no_heap = has no stone heap on side B, nor has the first half
fault-track_turns = with first.{$first} the track is open: its bends turn {$degrees}°, not 360°
fault-track_is_open = with first.{$first} the track is open: its ends lie {$gap} apart
fault-lane_too_short = with first.{$first} the lane is too short, with so many spaces: {$number}; one move can be {$most} long
fault-lane_too_full = with first.{$first} there is room for too few chariots: {$number}
fault-no_way = with first.{$first} no way without a stone heap leads from starting place {$start} to the finish
fault-starting_places =
    with first.{$first} the starting places should be 1 to {$most}, { $found ->
        [0] but there are none
       *[other] not {$found}
    }
fault-starts_out_of_order = with first.{$first} starting place {$behind} lies ahead of starting place {$ahead}
fault-scenario_both_sides = in scenarios both sides of the board must have equally many spaces
fault-scenario_no_chariot = there is no {$name} chariot; the colours are {$colours}
fault-scenario_no_space = there is no space '{$name}' in this edition
fault-scenario_no_face = there is no face '{$name}' in this edition
fault-scenario_no_place = '{$typed}' is no place: write a space such as "m12", "m12 lap 2", or "m24 before"
fault-scenario_no_die_shows = no die of this edition shows '{$name}'
fault-scenario_caltrop_twice = no space has more than one
fault-scenario_wreck_moves = a wreck does not move
fault-scenario_colour_twice = is another chariot's already
fault-scenario_track_ends = is {$value}, but the track ends at {$most}
fault-scenario_on_heap = a stone heap lies on {$space}
fault-scenario_on_chariot = another chariot stands on {$space}

reason-malformed = '{$answer}' cannot be understood. Write like: repair, reroll 1 3, set 2 steer, keep, speed 8, path 3 out 4, javelin {$colour_typed}, caltrop {$some_space}, pass
reason-unknown_chariot = There is no '{$answer}' chariot: the colours are {$colours}.
reason-unknown_face = There is no face '{$answer}': faces are change (or ±1), sprint, steer, attack, fortuna.
reason-unknown_space = There is no space '{$answer}'. Spaces are a lane's letter (i, m or o) and a number, like {$some_space}.
reason-unknown_step = '{$answer}' is not a step: write numbers for steps forward, in and out for lane changes, or spaces like {$some_space}.
reason-chariot_taken = The {$colour} chariot is already taken.
reason-no_such_start = There is no starting place {$place}: they are 1 to {$places}.
reason-start_taken = Starting place {$place} is already taken.
reason-repaired_already = A chariot can be repaired once a turn, and this one has been.
reason-repair_too_late = Repairs are made before the dice are rolled.
reason-repair_costs =
    A repair costs exactly {$cost} fate; you have {$fate}.{ $late ->
        [yes] {" "}And repairs are made before the dice are rolled.
       *[no] {""}
    }
reason-nothing_to_repair = The chariot is undamaged.
reason-no_such_die =
    There is no die {$die}: you rolled {$dice_rolled} { $dice_rolled ->
        [one] die
       *[other] dice
    }.
reason-reroll_nothing = Say which dice to re-roll, like: reroll 1 3
reason-die_twice = Die {$die} is named twice.
reason-reroll_costs = The free re-roll is used up, and another costs {$cost} fate; you have {$fate}.
reason-set_costs = Turning a die costs {$cost} fate; you have {$fate}.
reason-set_to_fortuna = No die can be turned to Fortuna.
reason-shows_that_already = Die {$die} already shows {$face}.
reason-speed_beyond_track = Speed {$speed} is beyond the end of the speed track, {$top}.
reason-speed_out_of_reach =
    Speed {$speed} is out of reach: you were at {$from_speed}{ $sprint ->
        [0] {""}
       *[other] , sprints add {$sprint}
    }{ $change_dice ->
        [0] {""}
       *[other] , {$change_dice} ±1 { $change_dice ->
                [one] die adds or subtracts 1
               *[other] dice each add or subtract 1
            }
    }. Possible: {$speeds}.
reason-no_lane = There is no lane on that side of the {$lane}.
reason-too_few_steers =
    {$lane_changes} lane { $lane_changes ->
        [one] change needs a steer die
       *[other] changes need as many steer dice
    }; you have {$steers}.
reason-wrong_length = A path has one step for each point of speed: {$speed}, not {$spaces}.
reason-no_way_back = Nobody drives backwards.
reason-lane_change_backwards = A lane change must lead ahead: the front of {$to} ({$to_front}) is not beyond that of {$place} ({$front}).
reason-not_the_next_space = One step does not lead from {$place} to {$to}.
reason-javelin_at_self = A javelin can only be thrown at another chariot.
reason-not_in_race = There is no {$colour} chariot in this race.
reason-target_wrecked = The {$colour} chariot is already wrecked.
reason-out_of_range =
    The {$colour} chariot is {$distance} { $distance ->
        [one] space
       *[other] spaces
    } away; a javelin reaches {$range}.
reason-target_safe = The {$colour} chariot has finished, and in this race chariots take no damage after the finish.
reason-no_caltrops_left = All caltrops are on the board.
reason-caltrop_on_last = Your movement ended on {$place}: no caltrop may be dropped there.
reason-caltrop_on_first = Your movement began on {$place}: no caltrop may be dropped there.
reason-caltrop_untouched = You did not move through {$place} this turn.
reason-caltrop_there = There already is a caltrop on {$place}.
reason-caltrop_ahead = Caltrops are dropped behind the chariot, and {$place} has not been behind it since it was set back.
reason-attack_after_move = Attacks come after the movement, one for each attack die.
reason-reroll_given_up = The dice are settled for this turn: the free re-roll was given up when a die was turned first.
reason-dice_done = The dice are settled for this turn.
reason-dice_not_rolled = The dice are not rolled yet.
reason-move_done = That was already decided this turn.
reason-move_later = Speed and path are chosen after the dice.
reason-not_now = '{$answer}' is no answer to this question, which is about {$phase}.

section-Setup = Setup
section-Flow_of_Play = Flow of Play
section-Phase_1_Repair = Phase 1: Repair
section-Phase_3_Roll_Dice = Phase 3: Roll Dice
section-Phase_5_Move = Phase 5: Move
section-Phase_6_Attack = Phase 6: Attack
section-Changing_Lanes = Phase 5: Changing Lanes
section-Drop_a_Caltrop = Phase 6: Drop a Caltrop
section-Throw_a_Javelin = Phase 6: Throw a Javelin
section-Alternate_Chariots = Variants: Alternate Chariots
section-No_Damage_After_Crossing_the_Finish_Line = Variants: No Damage After Crossing the Finish Line

help-take =
    { $unequal ->
        [yes] Each chariot has its own board: how much damage it can take, how fast it is, its dice and its fate. Many dice at high speed are worth a lot in corners. Whoever is last to take{" "}
       *[no] {""}
    }{ $one_each ->
        [yes] { $unequal ->
                [yes] a chariot is first to choose a starting place.
               *[no] {""}
            }
       *[no] {""}
    }{ $two_each ->
        [yes] { $unequal ->
                [yes] their first chariot is first to choose a starting place.
               *[no] {""}
            }
       *[no] {""}
    }{ $equal ->
        [yes] The chariots are alike: choose the colour you like. Starting places are drawn by lot.
       *[no] {""}
    }
help-start =
    Choose a free starting place; in the first round the chariots move in the order of these numbers. Place 1 is in front, in the {$first_lane}.{ $inner_short ->
        [yes] {" "}Inside, the lanes have fewer spaces.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}The corners of the inner lanes have the lowest safe speeds.
       *[no] {""}
    }
help-repair = Before the dice you can pay exactly {$repair_cost} fate to repair up to {$repair} damage, once a turn. The damage your chariot can still take also limits the speed you start your turn with, and the speed says how many dice you roll: the slower, the more. Repair before the damage slows you down, unless a corner is near and you will want the fate for the dice.
help-dice = You may re-roll any dice once for free, before you pay for anything: turning a die first gives the free re-roll up. After it, each further re-roll of any dice costs {$dice_cost} fate, and so does turning one die to any face but Fortuna. ±1: speed one up or down. Sprint: +{$sprint} speed and {$sprint_damage} damage. Steer: one lane change. Attack: a caltrop or a javelin after the move. Fortuna: one fate.
help-speed = Each ±1 die adds or subtracts one, each sprint adds {$sprint}. You must move exactly that many spaces. Each numbered corner space costs one point of damage for every point of speed above its number. At a lower speed you roll more dice next turn, or as many.
help-path =
    One step for each point of speed: forward, or into the next lane (one steer die each). Moving through a chariot rams it: -{$ram_damage} for both; if you end there you are set back behind it.{ $safe ->
        [yes] {" "}A chariot that has finished takes no damage.
       *[no] {""}
    }{ $wrecks_ram ->
        [yes] {" "}A chariot wrecked in an occupied space still rams.
       *[no] {""}
    }{ $loses_lap ->
        [yes] {" "}A chariot set back over the line loses the lap.
       *[no] {""}
    } A caltrop: -{$caltrop_damage}.{ $heaps ->
        [yes] {" "}Stone heaps wreck you.
       *[no] {""}
    }{ $inner_short ->
        [yes] {" "}The inner lanes have fewer spaces.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}The corners of the inner lanes have lower safe speeds.
       *[no] {""}
    }
help-attack =
    For each attack die: a javelin at a chariot up to {$javelin_range} { $javelin_range ->
        [one] space
       *[other] spaces
    } away (-{$javelin_damage}), or a caltrop behind you, on a space you moved through this turn, but not the first or the last. Or do not attack.{ $safe ->
        [yes] {" "}A chariot that has finished is no target.
       *[no] {""}
    } A caltrop in the lane of whoever comes next costs them damage or a steer die.

mark-green = G
mark-purple = P
mark-yellow = Y
mark-red = R
mark-blue = B
mark-white = W
mark-black = K

typed-repair = repair
typed-pass = pass
typed-keep = keep
typed-reroll = reroll
typed-set = set
typed-speed = speed
typed-path = path
typed-javelin = javelin
typed-caltrop = caltrop
typed-take = take
typed-start = start
typed-in = in
typed-out = out

terminal-chariot_race-round =
    Round {$round} · {$laps} { $laps ->
        [one] lap
       *[other] laps
    } · {$left} { $left ->
        [one] caltrop
       *[other] caltrops
    } left
terminal-chariot_race-turn = {$chariot} moves
terminal-chariot_race-owner = {" "}({$colour})
terminal-chariot_race-owner_you = {" "}({$colour}, you)
terminal-chariot_race-you = {" "}(you)
terminal-chariot_race-wrecked = wreck
terminal-chariot_race-start = start
terminal-chariot_race-finished = home
terminal-chariot_race-legend = > line  7 safe speed in a corner  * caltrop  · + picked way and its end
terminal-chariot_race-short =
    to {$place}{ $hurt ->
        [0] {""}
       *[other] , -{$hurt}
    }
terminal-chariot_race-short_ram = rams {$colour}
terminal-chariot_race-not_understood = '{$answer}' cannot be understood.

terminal-chariot_race-nothing-repair = no repair, keep the fate
terminal-chariot_race-nothing-attack = no attack

terminal-chariot_race-can-list = {$typed} -- number {$typed} of the list
terminal-chariot_race-can-start = {$typed} -- starting place {$typed}
terminal-chariot_race-can-keep = k -- keep the dice
terminal-chariot_race-can-reroll = {$dice} -- re-roll these dice
terminal-chariot_race-can-turn = {$turn} -- turn a die to a face (±1 or change, sprint, steer, attack)
terminal-chariot_race-can-speed = {$typed} -- speed {$typed}
terminal-chariot_race-can-change = {$by} -- what the ±1 dice add up to: speed {$speed}
terminal-chariot_race-can-path = {$typed} -- the first path of the list; m shows more of them
terminal-chariot_race-can-steps = {$path} -- any path: steps forward as numbers, in and out for lane changes
terminal-chariot_race-can-spaces = {$path} -- any path: its spaces one after another
terminal-chariot_race-can-words = {$typed} -- the same in words; a player's name will do for a colour
terminal-chariot_race-can-at_space = {$typed} -- the same in words, by the space
terminal-chariot_race-can-nothing = 0 -- {$nothing}

terminal-chariot_race-topic-signs = signs
terminal-chariot_race-topic-boards = boards
terminal-chariot_race-topic-race = race

terminal-chariot_race-lesson-signs =
    > -- the line, where the lap begins
    7 -- in a corner: its safe speed
    {$some_mark} -- a chariot, by the letter of its colour below the board
    {"*"} -- a caltrop: -{$caltrop_damage}
    { $heaps ->
        [yes] ### -- a stone heap: it wrecks whoever enters{"\u000A"}
       *[no] {""}
    }· + -- the picked way, and where it ends
    { $unequal ->
        [yes] @1 -- a free starting place{"\u000A"}
       *[no] {""}
    }o7 m7 i7 -- space 7 of the outer, middle and inner lane, counted from the line
terminal-chariot_race-lesson-boards =
    Lap -- the lap it is in; "start" before its first crossing, "home" once it has finished
    Damage left -- how much damage the chariot can still take, of all it could: at 0 it is a wreck
    Speed -- its speed, and its highest speed
    Dice -- the dice it would roll at this speed
    Fate -- its fate, and the most it can have
terminal-chariot_race-lesson-race =
    Rounds -- the chariot furthest ahead moves first; if fronts are level, the one that got there first
    A turn -- repair, slow down to what the damage allows, dice, Fortuna, move, attack
    The end -- after the round in which a chariot crosses the line after its last lap{ $finish_ends ->
        [yes] , even if it is wrecked in that round
       *[no] {""}
    }{ $goes_on ->
        [yes] ; if it is wrecked in that round and no other has finished, the race goes on
       *[no] {""}
    }; the chariot furthest ahead wins{ $shared ->
        [yes] , and level fronts share the win
       *[no] {""}
    }{ $not_shared ->
        [yes] , or if fronts are level, the one that got there first
       *[no] {""}
    }
    { $loses_lap ->
        [yes] Set back -- over the line: that lap is lost{"\u000A"}
       *[no] {""}
    }Wrecks -- leave the track, and leave a caltrop on it{ $wrecks_ram ->
        [yes] ; a chariot wrecked in an occupied space still rams
       *[no] {""}
    }; if all are wrecked, nobody wins

terminal-chariot_race-head-lap = Lap
terminal-chariot_race-head-space = Space
terminal-chariot_race-head-damage = Damage left
terminal-chariot_race-head-speed = Speed
terminal-chariot_race-head-dice = Dice
terminal-chariot_race-head-fate = Fate

terminal-chariot_race-short_head-lap = Lap
terminal-chariot_race-short_head-space = At
terminal-chariot_race-short_head-damage = Left
terminal-chariot_race-short_head-speed = Spd
terminal-chariot_race-short_head-dice = D
terminal-chariot_race-short_head-fate = Fate

terminal-chariot_race-hint-take = Type a number or a colour. ? explains everything.
terminal-chariot_race-hint-start = Type the number of a place. ? explains everything.
terminal-chariot_race-hint-repair = 1 repairs, 0 keeps the fate. ? explains everything.
terminal-chariot_race-hint-dice =
    k keeps{ $free ->
        [yes] ; 1 rolls die 1 again for free
       *[no] {""}
    }{ $cost ->
        [0] {""}
       *[other] ; 1 rolls die 1 again for {$cost} fate
    }{ $turn ->
        [0] {""}
       *[other] { $turning ->
                [0] {""}
               *[other] ; {$turn} turns one for {$turning} fate
            }
    }{ $gives_up ->
        [yes] {" "}and gives up the free re-roll
       *[no] {""}
    }. ? explains everything.
terminal-chariot_race-hint-speed = Type a speed of the list. ? explains everything.
terminal-chariot_race-hint-path = Type p1, p2 ... or any path, like {$example}; m shows more. ? explains everything.
terminal-chariot_race-hint-attack = Type a number of the list; 0 does not attack. ? explains everything.

preview-sum =
    speed {$from_speed}{ $sprint ->
        [0] {""}
       *[other] {" "}+{$sprint} (sprint)
    }{ $change ->
        [0] {""}
       *[other] {" "}{$change} (±1 dice)
    }{ $lost ->
        [0] {""}
       *[other] {" "}-{$lost} (end of the track)
    }{ $raised ->
        [0] {""}
       *[other] {" "}+{$raised} (never below 0)
    } = {$speed}
preview-start = starts on place {$place}, space {$space}
preview-supply =
    {$left} { $left ->
        [one] caltrop
       *[other] caltrops
    } left in the supply
preview-unused =
    {$attacks} attack { $attacks ->
        [one] die is
       *[other] dice are
    } lost
preview-straight_on = if straight on: {$told}
preview-heap = crashes into the heap on {$place}
preview-own = YOUR OWN chariot
preview-corner = corner on {$place} (safe at {$limit}) -{$hurt}
preview-caltrop = caltrop on {$place} -{$hurt}
preview-ram = rams {$colour} -{$hurt} ({$colour} has {$left} left)
preview-ram_wrecks = rams {$colour} -{$hurt} and WRECKS {$colour}
preview-set_back = set back to {$place}
preview-javelin = {$colour} has {$left} left
preview-javelin_wrecks = WRECKS {$colour}
preview-ends = ends on {$place}
preview-finishes = finishes the race
preview-lap = completes lap {$lap} of {$laps}
preview-damage = {$damage} damage left
preview-wrecked = WRECKED
preview-fate = {$fate} fate left
preview-fate_or_more = {$fate} fate left, or more
preview-dice = then {$faces}
preview-sprint = the sprint costs {$hurt}
preview-speed = speed {$speed}
preview-slowed = slows down to speed {$speed}
preview-rolls =
    rolls {$rolls} { $rolls ->
        [one] die
       *[other] dice
    }
preview-gives_up = gives up the free re-roll
preview-free = the free re-roll
preview-costs = costs {$cost} fate
preview-furthest = furthest ahead

guide-1 =
    Be the first across the finish line after the last lap. The race ends with the round in which somebody does it, and whoever is furthest ahead then wins{ $shared ->
        [yes] ; level fronts share the win
       *[no] {""}
    }. A wreck wins nothing.
guide-2 = In each round everybody drives once, the chariot in front first. The slower you are, the more dice you roll: speed takes you forward, dice give you control.
guide-3 = Re-roll any dice once for free; more re-rolls, or turning a die, cost fate. ±1 changes your speed by one, sprint adds {$sprint} and hurts, steer changes lanes, attack hits others, Fortuna gives fate.
guide-4 =
    Then you must drive exactly as many spaces as your speed.{ $inner_short ->
        [yes] {" "}The inner lane has the fewest spaces.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}Its corners are the slowest.
       *[no] {""}
    } Every point of speed above the number on a corner costs a point of damage.
guide-5 = Driving through a chariot rams it and hurts both. Iron caltrops hurt whoever drives over them. After driving, attack dice throw javelins or drop caltrops behind you.
guide-6 = “Damage left” is how much your chariot can still take. It also limits the speed you begin a turn with, and at 0 you are out. Before the dice, {$repair_cost} fate repair up to {$repair} of it.
guide-7 = Look ahead: a speed that is fine on the straight is deadly two turns later. Keep some fate for the die that you need in the corner.
guide-8 = Your speed stays as it is unless the dice change it: ±1 by one, a sprint by {$sprint}. You then drive exactly that many spaces.

step-turn = { -turn(at: "start") } {$round}

scene-title =
    Round {$round} · {$laps} { $laps ->
        [one] lap
       *[other] laps
    }
scene-title_draft =
    Before the race · {$laps} { $laps ->
        [one] lap
       *[other] laps
    }
scene-free_chariot = The {$colour} chariot
scene-chariot = {$name} on {$place}
scene-chariot_detail =
    Lap: {$lap}. It can still take {$damage} of {$most_damage} damage. Speed {$speed}, with which it would roll {$rolls} { $rolls ->
        [one] die
       *[other] dice
    }. Fate {$fate} of {$most_fate}.
scene-wreck = Wreck of {$name}
scene-wreck_detail = This chariot is out of the race.
scene-wrecked = wreck
scene-finished = finished
scene-at_start = start
scene-lap = {$lap} of {$laps}
scene-supply =
    {$left} { $left ->
        [one] caltrop
       *[other] caltrops
    } in the supply
scene-supply_detail =
    There are {$caltrops} { $caltrops ->
        [one] caltrop
       *[other] caltrops
    } in all. When none is left, none can be dropped.
scene-caltrop = Caltrop on {$place}
scene-caltrop_detail = Whoever drives over it takes {$caltrop_damage} damage, and the caltrop goes back to the supply.
scene-die = Die {$die}: {$face}
scene-idle_die = Die {$die}, not rolled
scene-idle_die_detail = The faster a chariot is when its turn begins, the fewer dice it rolls.
scene-moves_now = {$name} moves now
scene-moves_later = {$name} is number {$place} to move
scene-order_detail = The chariots that still have to move in this round, beginning with the one that moves now.
scene-round = Round {$round}
scene-round_detail = In each round every chariot moves once. The one furthest ahead begins.
scene-space = {$lane}, {$n}
scene-space_limit = {$lane}, {$n}, corner, safe up to {$limit}
scene-space_heap = {$lane}, {$n}, stone heap
scene-space_start = {$lane}, {$n}, starting place {$start}
scene-not_now = That cannot be picked now.
scene-confirm = Confirm, or pick something else.
scene-prompt_of_two = The {$colour} chariot. {$prompt}

scene-face-change = Adds 1 to your speed or subtracts 1, as you like.
scene-face-sprint = Adds {$sprint} to your speed and costs {$sprint_damage} damage.
scene-face-steer = Lets you change lanes once.
scene-face-attack = After driving: throw a javelin or drop a caltrop.
scene-face-fortuna = Gives one point of fate.

scene-stat-damage = Damage left
scene-stat-speed = Speed
scene-stat-fate = Fate
scene-stat-dice = Dice
scene-stat-lap = Lap

scene-stat_detail-damage = How much damage the chariot can still take. At 0 it is a wreck. With this much left it begins a turn at speed {$top} at most.
scene-stat_detail-speed = How many spaces it drove last. Dice change it every turn; the faster, the fewer dice.
scene-stat_detail-fate = Pays for repairs, for re-rolls and for turning dice. Fortuna dice give it.
scene-stat_detail-dice = The dice that it rolls at this speed.
scene-stat_detail-lap = The lap it is in, of all laps of the race. A wreck is out; whoever is wrecked later ranks higher.

scene-prompt-take = Click the chariot that you want to drive.
scene-prompt-start = Click a free starting place.
scene-prompt-repair = Repair, or save your fate?
scene-prompt-dice = Click the dice to re-roll, or keep them.
scene-prompt-dice_one = Re-roll it, turn it to a face, or click more dice.
scene-prompt-speed = Choose a speed, or click the space straight ahead.
scene-prompt-path = Click where you want to go, or choose a path.
scene-prompt-path_bend = Confirm, or click more spaces to lead the path through them.
scene-prompt-attack = Click a chariot for a javelin or a space for a caltrop, or do not attack.

scene-pick-take = Take the {$colour} chariot
scene-pick-start = Starting place {$place}
scene-pick-repair = Repair for {$repair_cost} fate
scene-pick-no_repair = Save the fate
scene-pick-keep = Keep the dice
scene-pick-turn = Turn to {$face}: {$cost} fate
scene-pick-speed = Speed {$speed}
scene-pick-speed_to = Speed {$speed}: straight on to {$place}
scene-pick-self = Your {$colour} chariot
scene-pick-javelin = Javelin at {$colour}
scene-pick-caltrop = Caltrop on {$place}
scene-pick-no_attack = No attack
scene-pick-through = Drive to or through {$place}
scene-pick-ram = Ram {$colour}
scene-pick-own = {$what} (yours)

scene-says-turn = Turn die {$die} to {$face} for {$cost} fate
scene-says-reroll =
    Re-roll { $which ->
        [one] die
       *[other] dice
    } {$which}{ $cost ->
        [0] {""}
       *[other] {" "}for {$cost} fate
    }
scene-says-path =
    {$spaces} { $spaces ->
        [one] space
       *[other] spaces
    }{ $lane_changes ->
        [0] {""}
       *[other] , {$lane_changes} lane { $lane_changes ->
                [one] change
               *[other] changes
            }
    }

scene-way-label =
    {$way}: to {$place}{ $hurt ->
        [0] {""}
       *[other] , -{$hurt}
    }{ $wrecked ->
        [yes] , wrecked
       *[no] {""}
    }
scene-way-unharmed = Unharmed
scene-way-least = Least harm
scene-way-furthest = Furthest
scene-way-straight = Straight on
scene-way-inner = Inner lane
scene-way-middle = Middle lane
scene-way-outer = Outer lane
scene-way-ram = Ram {$colour}

## coach: what an answer brings, for the coach

coach-axis = { -turn }

coach-source-starting_places = Starting places
coach-source-first_to_choose = Who chooses first
coach-source-dice = Dice of {$seat}

coach-now-more =
    {$n} { $n ->
        [one] space
       *[other] spaces
    } further this round
coach-now-less =
    {$n} fewer { $n ->
        [one] space
       *[other] spaces
    } this round

coach-later-more =
    {$n} { $n ->
        [one] space
       *[other] spaces
    } further a round later
coach-later-less =
    {$n} fewer { $n ->
        [one] space
       *[other] spaces
    } a round later

coach-left-more =
    {$n} { $n ->
        [one] point
       *[other] points
    } less damage
coach-left-less =
    {$n} { $n ->
        [one] point
       *[other] points
    } more damage

coach-fate-more =
    {$n} more { $n ->
        [one] point
       *[other] points
    } of fate
coach-fate-less =
    {$n} fewer { $n ->
        [one] point
       *[other] points
    } of fate

coach-speed-more = {$n} more speed for the next turn
coach-speed-less = {$n} less speed for the next turn

coach-wrecked-more =
    wrecked in {$n} more { $n ->
        [one] race
       *[other] races
    } of 100
coach-wrecked-less =
    wrecked in {$n} fewer { $n ->
        [one] race
       *[other] races
    } of 100

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

coach-rivals_left-more =
    {$n} { $n ->
        [one] point
       *[other] points
    } less damage to rivals
coach-rivals_left-less =
    {$n} { $n ->
        [one] point
       *[other] points
    } more damage to rivals

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
coach-habit-speed-more = Faster: speed {$you} on average, strong players {$strong} (±{$error}).
coach-habit-speed-less = Slower: speed {$you} on average, strong players {$strong} (±{$error}).
coach-habit-damage-more =
    More damage is risked on the way: {$you} { $you ->
        [one] point
       *[other] points
    } a move, strong players {$strong} (±{$error}).
coach-habit-damage-less =
    Less damage is risked on the way: {$you} { $you ->
        [one] point
       *[other] points
    } a move, strong players {$strong} (±{$error}).
coach-habit-again-more = Dice are changed more often: {$you} of 100 times, strong players {$strong} (±{$error}).
coach-habit-again-less = Dice are changed less often: {$you} of 100 times, strong players {$strong} (±{$error}).
coach-habit-attack-more = More attacks: {$you} of 100 chances to, strong players {$strong} (±{$error}).
coach-habit-attack-less = Fewer attacks: {$you} of 100 chances to, strong players {$strong} (±{$error}).
coach-habit-repair-more = More repairs: {$you} of 100 chances to, strong players {$strong} (±{$error}).
coach-habit-repair-less = Fewer repairs: {$you} of 100 chances to, strong players {$strong} (±{$error}).

gallery-chariots = Chariots
gallery-boards = Equal board: {$equal_board}. Board in the variant with unequal chariots: {$unequal_board}.
gallery-dice = Faces of the dice
gallery-idle_die = A die that is not rolled
gallery-others = On the board
gallery-caltrop = Caltrop
gallery-supply = Supply of caltrops
gallery-round = Round marker
chance-starting_places = the starting places
chance-first_to_choose = who chooses first
chance-roll = the roll of the dice
chance-re-roll = dice re-rolled
stream-starting_places = starting places
stream-first_to_choose = first choice
stream-dice_of_chariot = dice of chariot {$n}
tally-wrecks = wrecks
tally-caltrops_on_the_board_at_the_end = caltrops on the board at the end
tally-damage_left_all_chariots = damage left, all chariots
tally-fate_left_all_chariots = fate left, all chariots
tally-wins_from_starting_place = wins from starting place {$n}
act-take = choose a chariot
act-start = choose a starting place
act-repair = repair
act-pass = decline
act-keep = keep the dice
act-reroll = re-roll dice
act-set = turn a die
act-javelin = throw a javelin
act-caltrop = drop a caltrop
remark-race-dice = dice in the box
remark-race-repair_cost = fate for a repair
remark-race-repair = damage it takes away at most
remark-race-dice_cost = fate to re-roll dice or to turn one
remark-race-sprint = speed a sprint adds
remark-race-ram_damage = for both chariots
remark-die = change: add or subtract 1
remark-equal = the side with white columns; the ends of the dice segments are inferred
remark-chariot-green = fast and fragile
remark-chariot-purple = lucky
remark-chariot-yellow = the favourite of Fortuna
remark-chariot-red = a ram
remark-chariot-blue = nimble
remark-chariot-white = solid, slow off the mark
