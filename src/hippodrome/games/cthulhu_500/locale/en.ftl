### Cthulhu 500 in English.

game-title = Cthulhu 500
game-pitch = Pass the whole { -pack }, mend what the Elder Gods trample, and lead when the chequered flag comes up.

-pack = pack
-turn = { $at ->
    [start] Turn
   *[within] turn
}

piece-flag = the chequered flag
piece-no_card = no cards
piece-standing = {$player} ({$n})

type-action = action
type-crew = crew
type-mod = modification
type-tires = tires
type-reaction = reaction

pile-thick = thick
pile-thin = thin
pile-nearly_gone = nearly gone
pile-empty = empty

flag-waiting = is not in it yet
flag-below = was shuffled into its lower half
flag-in_pile = is in it
flag-out = is out

event-card = when another player has just played a card
event-attempt = when a passing attempt begins
event-rolled = when the dice of a passing test have been rolled
event-passed = when your vehicle has been passed
event-damage = when your vehicle is about to be damaged
event-pit = when another player announces a pit stop
event-repair = when another player attempts a repair
event-turn = when a turn ends
event-contagion = when a contagion moves on

vehicle-feararri-name = Feararri
vehicle-feararri-text = “Do not scratch the paint.”

vehicle-not-meant-to-drive-name = The Vehicle Man Was Not Meant to Drive
vehicle-not-meant-to-drive-text = Draws one more card in a turn in which it discarded any.

vehicle-car-of-cthulhu-name = Car of Cthulhu
vehicle-car-of-cthulhu-text = “It waits dreaming in the garage.”

vehicle-chariot-of-the-elder-gods-name = Chariot of the Elder Gods
vehicle-chariot-of-the-elder-gods-text = +{$amount} speed in a turn in which a Spell took effect.

vehicle-sport-cthutility-vehicle-name = Sport Cthutility Vehicle
vehicle-sport-cthutility-vehicle-text = “Seats seven, or one thing with many limbs.”

vehicle-unspeakable-olds-name = The Unspeakable Olds
vehicle-unspeakable-olds-text = “One previous owner, still in the boot.”

vehicle-satanic-pushcart-name = Satanic Pushcart
vehicle-satanic-pushcart-text = “The devil himself pushes.”

vehicle-big-honkin-truck-name = Big Honkin' Truck
vehicle-big-honkin-truck-text = “Once it is damaged there are no more brakes.”

card-spell-of-chaos-name = Spell of Chaos
card-spell-of-chaos-text = Spell. Everybody passes their hand to the player on the left.

card-stomped-by-an-elder-god-name = Stomped by an Elder God
card-stomped-by-an-elder-god-text = Spell. Damage a rival's vehicle.

card-colour-out-of-the-exhaust-name = The Colour out of the Exhaust
card-colour-out-of-the-exhaust-text = Spell. Damage the vehicle directly ahead of you and the one directly behind you.

card-non-euclidean-hairpin-name = Non-Euclidean Hairpin
card-non-euclidean-hairpin-text = Spell. A vehicle swaps places with the one directly behind it in the row. Nobody gains a lap counter.

card-byakhee-towing-service-name = Byakhee Towing Service
card-byakhee-towing-service-text = Spell. Make two automatic passes. Then your vehicle is damaged. “They drop you.”

card-recalled-to-carcosa-name = Recalled to Carcosa
card-recalled-to-carcosa-text = Spell. A crew card in play goes back to the hand of the player who has it.

card-elder-sign-decal-name = Elder Sign Decal
card-elder-sign-decal-text = Spell. All contagions end. Rivals' Spells do not affect your vehicle until your next turn.

card-dreamlands-shortcut-name = Dreamlands Shortcut
card-dreamlands-shortcut-text = An automatic pass: you move ahead of the next vehicle, without a test.

card-cutting-the-angles-of-tindalos-name = Cutting the Angles of Tindalos
card-cutting-the-angles-of-tindalos-text = A passing test against the second vehicle ahead of you.

card-saboteur-from-innsmouth-name = Saboteur from Innsmouth
card-saboteur-from-innsmouth-text = Discard a rival's modification.

card-repo-ghouls-name = Repo Ghouls
card-repo-ghouls-text = Take a rival's modification into your hand. “They missed a payment.”

card-caltrops-of-nyogtha-name = Caltrops of Nyogtha
card-caltrops-of-nyogtha-text = Discard a rival's tires.

card-a-better-offer-name = A Better Offer
card-a-better-offer-text = A crew card in a rival's pit moves to yours. “Dental is included.”

card-black-plague-name = Black Plague
card-black-plague-text = Contagion. Put it on a crew card: at the end of its owner's turn that card is discarded, and its owner picks the next one.

card-gremlins-name = Gremlins
card-gremlins-text = Contagion. Put it on a modification: at the end of its owner's turn that card is discarded, and its owner picks the next one.

card-old-farmers-necronomicon-name = The Old Farmer's Necronomicon
card-old-farmers-necronomicon-text =
    Draw up to {$amount} { $amount ->
        [one] card
       *[other] cards
    }, if there is room in your hand. “Sow turnips at the dark of the moon.”

card-cyclopean-pothole-name = Cyclopean Pothole
card-cyclopean-pothole-text =
    A rival has {$amount} fewer { $amount ->
        [one] action
       *[other] actions
    } in their next turn.

card-wrench-out-of-space-and-time-name = Wrench out of Space and Time
card-wrench-out-of-space-and-time-text = A repair test without a pit stop, with +{$amount}.

card-premium-unleaded-ichor-name = Premium Unleaded Ichor
card-premium-unleaded-ichor-text = +{$amount} to your passing tests until the end of this turn.

card-fungi-from-detroit-name = Fungi from Detroit
card-fungi-from-detroit-text = Fungi. Drive {$drive}, Fix {$fix}. In a pit: +1 Fix for each other Fungi there, up to +{$amount}.

card-fungi-from-daytona-name = Fungi from Daytona
card-fungi-from-daytona-text = Fungi. Drive {$drive}, Fix {$fix}. At the wheel: +1 Drive for each Fungi in your pit, up to +{$amount}.

card-zombie-valet-name = Zombie Valet
card-zombie-valet-text = Zombie. Drive {$drive}, Fix {$fix}. Stays in play when it would be discarded.

card-zombie-grease-monkey-name = Zombie Grease Monkey
card-zombie-grease-monkey-text = Zombie. Drive {$drive}, Fix {$fix}. Goes back to your hand when it would be discarded. “It crawls.”

card-high-priest-of-motocross-name = High Priest of Motocross
card-high-priest-of-motocross-text =
    Drive {$drive}, Fix {$fix}. After anybody's Spell you may draw {$amount} { $amount ->
        [one] card
       *[other] cards
    }.

card-herbert-west-name = Herbert West, Team Doctor
card-herbert-west-text = Drive {$drive}, Fix {$fix}. As an action: a Zombie from the discard pile joins your pit.

card-dr-armitage-name = Dr. Armitage
card-dr-armitage-text = Drive {$drive}, Fix {$fix}. Rivals' Spells do not affect the vehicle he drives.

card-tcho-tcho-mechanic-name = Tcho-Tcho Mechanic
card-tcho-tcho-mechanic-text = Drive {$drive}, Fix {$fix}. “Do not ask what is in the grease.”

card-deep-one-in-coveralls-name = Deep One in Coveralls
card-deep-one-in-coveralls-text =
    Drive {$drive}, Fix {$fix}. When your repair fails, you may draw {$amount} { $amount ->
        [one] card
       *[other] cards
    }.

card-ace-from-arkham-name = Ace from Arkham
card-ace-from-arkham-text = Drive {$drive}, Fix {$fix}. “Out on good behaviour until the race is over.”

card-nyarlathotep-stunt-driver-name = Nyarlathotep, Stunt Driver
card-nyarlathotep-stunt-driver-text = Drive {$drive}, Fix {$fix}. At the wheel: wins tied passing tests.

card-cultist-with-a-foam-tentacle-name = Cultist with a Foam Tentacle
card-cultist-with-a-foam-tentacle-text =
    Drive {$drive}, Fix {$fix}. When you gain a lap counter, you may draw {$amount} { $amount ->
        [one] card
       *[other] cards
    }.

card-spacemeadweiser-name = Spacemeadweiser
card-spacemeadweiser-text =
    Sponsor. Draw {$amount} more { $amount ->
        [one] card
       *[other] cards
    } at the end of your turn.

card-sponsor-who-must-not-be-named-name = The Sponsor Who Must Not Be Named
card-sponsor-who-must-not-be-named-text =
    Sponsor. Your hand can hold {$amount} more { $amount ->
        [one] card
       *[other] cards
    }.

card-miskatonic-night-school-name = Miskatonic Night School
card-miskatonic-night-school-text = Sponsor. {$leading} to your passing tests while you lead the { -pack }.

card-innsmouth-seafood-shack-name = Innsmouth Seafood Shack
card-innsmouth-seafood-shack-text =
    Sponsor. When your vehicle is damaged, you may draw {$amount} { $amount ->
        [one] card
       *[other] cards
    }.

card-engine-of-the-damned-name = Engine of the Damned
card-engine-of-the-damned-text = {$always} to your passing tests, {$complexity} complexity.

card-shoggoth-v8-name = Shoggoth V8
card-shoggoth-v8-text = {$always} to your passing tests. “Tekeli-li!”

card-ichor-injection-name = Ichor Injection
card-ichor-injection-text = {$passing} when you try to pass. Discarded when your attempt fails.

card-tentacles-name = Tentacles
card-tentacles-text = {$passed} when somebody tries to pass you.

card-spikey-bits-name = Spikey Bits
card-spikey-bits-text = A vehicle that passes you is damaged.

card-mudflaps-man-was-not-meant-to-ogle-name = The Mudflaps Man Was Not Meant to Ogle
card-mudflaps-man-was-not-meant-to-ogle-text = The vehicle behind you gets no free test when you make a pit stop.

card-fifth-dimension-suspension-name = Fifth Dimension Suspension
card-fifth-dimension-suspension-text = A tied passing test does not damage your vehicle.

card-plating-of-the-great-race-name = Plating of the Great Race
card-plating-of-the-great-race-text = When your vehicle would be damaged, this card is discarded instead.

card-nuclear-weapons-name = Nuclear Weapons
card-nuclear-weapons-text = As an action: discard them to damage the vehicles directly ahead of you and directly behind you.

card-harpoon-of-dagon-name = Harpoon of Dagon
card-harpoon-of-dagon-text = As an action: the vehicle ahead of you has -{$amount} to its passing tests until the end of this turn.

card-chassis-that-grew-name = The Chassis That Grew
card-chassis-that-grew-text = At the start of your turn, if your vehicle is damaged, roll a die: on {$amount} or more it is repaired.

card-rats-in-the-whitewalls-name = Rats in the Whitewalls
card-rats-in-the-whitewalls-text = {$passed} when somebody tries to pass you, {$passing} when you try to pass.

card-radials-from-beyond-space-and-time-name = Radials from Beyond Space and Time
card-radials-from-beyond-space-and-time-text = {$passing} when you try to pass.

card-black-goat-all-terrains-name = Black Goat All-Terrains
card-black-goat-all-terrains-text = {$always} to your passing tests, {$complexity} complexity. “A thousand young on every wheel.”

card-slicks-of-the-slug-god-name = Slicks of the Slug God
card-slicks-of-the-slug-god-text = {$always} to your passing tests. Discarded when your vehicle is damaged.

card-retreads-of-leng-name = Retreads of Leng
card-retreads-of-leng-text =
    {$passing} when you try to pass. You may try to pass a vehicle up to {$amount} { $amount ->
        [one] place
       *[other] places
    } ahead.

card-ia-ia-name = Iä! Iä!
card-ia-ia-text = When another player has just played a card: cancel it.

card-lead-tentacle-name = Lead Tentacle
card-lead-tentacle-text = When you try to pass: +{$amount}.

card-swerve-of-madness-name = Swerve of Madness
card-swerve-of-madness-text = When somebody tries to pass you: +{$amount}.

card-azathoths-loaded-die-name = Azathoth's Loaded Die
card-azathoths-loaded-die-text = When the dice of your passing test have been rolled: roll your die again.

card-the-piper-misses-a-note-name = The Piper Misses a Note
card-the-piper-misses-a-note-text = When the dice of anybody's passing test have been rolled: both are rolled again.

card-privilege-of-the-great-race-name = Privilege of the Great Race
card-privilege-of-the-great-race-text = When a turn ends: you take the next turn.

card-that-is-not-dead-name = That Is Not Dead
card-that-is-not-dead-text = When your vehicle is about to be damaged: it is not damaged.

card-opportunity-gnaws-name = Opportunity Gnaws
card-opportunity-gnaws-text = When another player announces a pit stop: a free passing test against the vehicle ahead of you.

card-claim-against-the-gods-name = Claim Against the Gods
card-claim-against-the-gods-text =
    When your vehicle has been passed: draw {$amount} { $amount ->
        [one] card
       *[other] cards
    }.

card-left-handed-lug-nuts-name = Left-Handed Lug Nuts
card-left-handed-lug-nuts-text = When another player attempts a repair: -{$amount}.

option-length = Length of the race: short, normal or long
option-counters = Counters on the flag (only in the long game)
option-warning_lap = A last lap after the flag is drawn
option-net_laps = When everybody has a lap counter, each gives one back
option-swap_laps = Lap counters are corrected when the first and the last swap places
option-damage_passes = Being passed because of damage counts as being passed
option-vehicles = Vehicles dealt at random or chosen

option-length-label = Length
option-length-explain = In the normal game the flag joins the draw pile at the first reshuffle; in the short game it is in the lower half of the first pile from the start; in the long game counters hold it back.
option-length-short = short
option-length-normal = normal
option-length-long = long

option-counters-label = Counters on the flag
option-counters-explain = Only in the long game: how many reshuffles it takes until the flag is in the pile.

option-warning_lap-label = Warning lap
option-warning_lap-explain = Once the flag is drawn everybody has one more turn; whoever drew it has the last.

option-net_laps-label = Net laps
option-net_laps-explain = As soon as everybody has a lap counter, each gives one back.

option-swap_laps-label = Corrected counters
option-swap_laps-explain = When the first and the last of the { -pack } swap places because both were damaged again, the former leader gains a lap counter and the former last gives one back; if it has none, everybody else gains one. Without this, only the places change.

option-damage_passes-label = Passed by damage
option-damage_passes-explain = A vehicle that is damaged again is passed by the one behind it. With this, that is a pass like any other: Spikey Bits do damage, and reactions to being passed may be played. Without it, it triggers nothing.

option-vehicles-label = Vehicles
option-vehicles-explain = Dealt at random, or chosen one after another.
option-vehicles-random = random
option-vehicles-drafted = chosen

choice-short = short
choice-normal = normal
choice-long = long
choice-random = random
choice-drafted = chosen

ask-vehicle = Choose your vehicle.
ask-qualify = Discard any number of cards for a place on the grid: whoever discards most starts in front. Keep the rest.
ask-action = Choose an action.
ask-free_test = The vehicle ahead of you makes a pit stop. Do you try to pass it for free?
ask-pit = You are in the pits. Do one thing:
ask-react = Do you play a reaction?
ask-may_draw = Do you draw? The flag may come up.
ask-discard = Discard any number of cards, or none.
ask-draw = How many cards do you draw?
ask-contagion = Where does the contagion go next?

result-by =
    With {$n} more lap { $n ->
        [one] counter
       *[other] counters
    } than {$rival}.
result-ahead = With as many lap counters as {$rival}, but ahead in the { -pack }.
result-came =
    {$laps} lap { $laps ->
        [one] counter
       *[other] counters
    }, place {$place} in the { -pack }

awaits-vehicle =
    {$waiting} { $waiting ->
        [one] chooses
       *[other] choose
    } a vehicle.
awaits-qualify =
    {$waiting} { $waiting ->
        [one] discards
       *[other] discard
    } cards for a place on the grid.
awaits-action =
    {$waiting} { $waiting ->
        [one] chooses
       *[other] choose
    } an action.
awaits-free_test =
    {$waiting} { $waiting ->
        [one] decides
       *[other] decide
    } whether to try a free pass.
awaits-pit =
    {$waiting} { $waiting ->
        [one] is
       *[other] are
    } in the pits.
awaits-react = {$waiting} may play a reaction.
awaits-may_draw =
    {$waiting} { $waiting ->
        [one] decides
       *[other] decide
    } whether to draw.
awaits-discard =
    {$waiting} { $waiting ->
        [one] discards
       *[other] discard
    } cards.
awaits-draw =
    {$waiting} { $waiting ->
        [one] decides
       *[other] decide
    } how many cards to draw.
awaits-contagion =
    {$waiting} { $waiting ->
        [one] decides
       *[other] decide
    } where the contagion goes.

verb-take = take {$cards}
verb-throw = discard {$cards}
verb-throw_none = discard nothing
verb-play = play {$cards}
verb-crew =
    { $you ->
        [seat] add {$cards} to your pit
       *[other] add {$cards} to {$seats}'s pit
    }
verb-overtake = try to pass {$seats}
verb-pit = make a pit stop
verb-use = use {$cards}
verb-end = no more actions
verb-yes = yes
verb-no = no
verb-mod = fit {$cards}
verb-tires = fit {$cards}
verb-driver = let {$cards} drive
verb-repair = try to repair
verb-remove = take off {$cards}
verb-nothing = do nothing
verb-react = play {$cards}
verb-pass = no reaction
verb-silence = no more reactions this turn
verb-draw = draw {$number}
verb-infect = {$cards}
verb-aimed = {$what}, at {$whom}
verb-instead = {$what}, for {$whom}

fact-vehicle = {$seat} drives {$vehicle}.
fact-dealt = You are dealt {$cards}.
fact-qualified =
    {$seat} discards {$number} { $number ->
        [one] card
       *[other] cards
    }{ $cards ->
        [0] {""}
       *[other] : {$cards}
    }.
fact-order_rolls = {$seats} roll for their order: {$dice}.
fact-grid = The { -pack } lines up: {$places}. {$seat}, at its end, has the first turn.
fact-turn =
    Turn {$turn}: {$seat}, {$actions} { $actions ->
        [one] action
       *[other] actions
    }.
fact-regrows = {$seat} rolls for the chassis: {$die}, {$needed} needed.
fact-played =
    {$seat} plays {$card}{ $owner ->
        [0] {""}
       *[other] { $aim ->
                [0] {""}
               *[other] {" "}on {$owner}'s {$aim}
            }
    }{ $seats ->
        [0] {""}
       *[other] {" "}on {$seats}
    }.
fact-uses =
    {$seat} uses {$card}{ $aim ->
        [0] {""}
       *[other] {" "}on {$aim}
    }.
fact-crew = {$seat} adds {$card} to {$rival}'s pit crew.
fact-no_more_actions = {$seat} takes no more actions.
fact-reacted = {$seat} plays {$card} as a reaction.
fact-came_too_late = {$card} came too late and goes back to {$seat}'s hand.
fact-nothing_left = {$seat}'s {$card} has nothing left to cancel and is discarded.
fact-cancelled = Iä! Iä! {$seat} cancels {$rival}'s {$card}.
fact-triggers = {$card}: {$seat} may draw.
fact-attempts = {$seat} tries to pass {$rival}.
fact-dice = {$seat} rolls {$die}, {$rival} rolls {$rival_die}.
fact-rolled_again = {$seat} rolls again: {$die}.
fact-total =
    {$seat}: {$die} (die) + {$speed} (speed){ $drive ->
        [0] {""}
       *[other] {" "}+ {$drive} (driver)
    }{ $mod_bonus ->
        [0] {""}
       *[other] {" "}{$mod_bonus} (modifications)
    }{ $tire_bonus ->
        [0] {""}
       *[other] {" "}{$tire_bonus} (tires)
    }{ $action_bonus ->
        [0] {""}
       *[other] {" "}{$action_bonus} (actions)
    }{ $reaction_bonus ->
        [0] {""}
       *[other] {" "}{$reaction_bonus} (reactions)
    } = {$total}.
fact-failed = {$seat} does not get past {$rival}.
fact-wins_tie = A tie, and {$seat}'s driver wins it.
fact-tie = A tie: {$seat} and {$rival} crash into each other.
fact-passed = {$seat} passes {$rival} and is now in place {$place} of the { -pack }.
fact-follows = {$seat} slips through behind {$rival}, past {$passed}.
fact-lap =
    {$seat} has lapped the { -pack }: {$laps} lap { $laps ->
        [one] counter
       *[other] counters
    }.
fact-net_laps = Everybody has a lap counter: each gives one back.
fact-spiked = {$rival}'s Spikey Bits damage {$seat}'s vehicle.
fact-lap_back =
    {$seat} falls back a lap: {$laps} lap { $laps ->
        [one] counter
       *[other] counters
    }.
fact-swapped = {$seat} and {$rival} swap places.
fact-plated = {$card} saves {$seat}'s vehicle.
fact-unharmed = {$seat}'s vehicle is unharmed.
fact-damaged = {$seat}'s vehicle is damaged: speed {$speed}.
fact-damaged_again = {$seat}'s damaged vehicle is hit again and falls back one place.
fact-pits = {$seat} announces a pit stop.
fact-pounces = {$seat} gains a free passing test.
fact-ogled = {$rival} stares at {$seat}'s mudflaps and gets no free test.
fact-idles = {$seat} leaves the pits without doing anything.
fact-fits =
    {$seat} fits {$card}{ $replaced ->
        [0] {""}
       *[other] {" "}in place of {$replaced}
    }.
fact-takes_wheel =
    {$seat} puts {$card} at the wheel{ $replaced ->
        [0] {""}
       *[other] {" "}in place of {$replaced}
    }.
fact-steps_down = {$card} steps out of {$seat}'s vehicle and joins the pit crew.
fact-repair_test =
    {$seat} repairs: {$die} (die){ $fix ->
        [0] {""}
       *[other] {" "}+ {$fix} (crew)
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+ {$bonus} (wrench)
    }{ $jinx ->
        [0] {""}
       *[other] {" "}- {$jinx} (lug nuts)
    } = {$total}, {$complexity} needed.
fact-repaired = {$seat}'s vehicle is repaired.
fact-repair_failed = {$seat}'s repair fails.
fact-hands_go_round = Everybody passes their hand to the left.
fact-new_hand = Your new hand: {$cards}.
fact-recalled = {$card} goes back to {$seat}'s hand.
fact-sheltered = Spells do not affect {$seat} until {$seat}'s next turn.
fact-repossessed = {$seat} takes {$card} off {$rival}'s vehicle.
fact-changed_sides = {$card} leaves {$rival} for {$seat}'s pit.
fact-slowed =
    {$seat} will have {$actions} fewer { $actions ->
        [one] action
       *[other] actions
    } next turn.
fact-boosted = {$seat} has +{$amount} to passing tests until the end of this turn.
fact-reanimated = {$card} rises again and joins {$seat}'s pit.
fact-harpooned = {$seat} harpoons {$rival}: -{$amount} to passing tests until the end of this turn.
fact-thrown_out = {$seat} loses {$card}.
fact-survives = {$seat}'s {$card} stays in play.
fact-crawls_back = {$seat}'s {$card} goes back to the hand.
fact-infected = {$contagion} is now on {$seat}'s {$card}.
fact-struck = {$contagion} takes {$seat}'s {$card}.
fact-contagion_ends = {$contagion} is over.
fact-threw_away = {$seat} discards {$cards}.
fact-drew =
    {$seat} draws {$number} { $number ->
        [one] card
       *[other] cards
    }.
fact-drew_cards = You draw {$cards}.
fact-reshuffled =
    The discard pile is shuffled into a new draw pile{ $flag ->
        [yes] , and the chequered flag is in it
       *[no] {""}
    }.
fact-counter = A counter is taken off the flag: {$number} left.
fact-turn_over = {$seat}'s turn is over.
fact-takes_next_turn = {$seat} takes the next turn.
fact-standstill =
    Nobody has drawn a card for {$rounds} { $rounds ->
        [one] round
       *[other] rounds
    }: the race ends.
fact-warning = {$seat} draws the chequered flag: this is the last lap, and {$seat} has the last turn.
fact-flag = {$seat} draws the chequered flag!
fact-race_over = {$winner} wins! Lap counters: {$standings}.

## brief: the same in short, behind a name

brief-vehicle = {$vehicle}
brief-qualified =
    discards {$number}{ $cards ->
        [0] {""}
       *[other] : {$cards}
    }
brief-played =
    plays {$card}{ $owner ->
        [0] {""}
       *[other] { $aim ->
                [0] {""}
               *[other] {" "}on {$owner}'s {$aim}
            }
    }{ $seats ->
        [0] {""}
       *[other] {" "}on {$seats}
    }
brief-uses =
    uses {$card}{ $aim ->
        [0] {""}
       *[other] {" "}on {$aim}
    }
brief-crew = sends {$card} to {$rival}'s pit
brief-reacted = reacts with {$card}
brief-cancelled = cancels {$rival}'s {$card}
brief-pounces = gains a free test
brief-wins_tie = its driver wins the tie
brief-follows = slips through behind {$rival}, past {$passed}
brief-attempts = tries to pass {$rival}
brief-test = {$mine} against {$theirs} (dice {$die} and {$rival_die})
brief-failed = does not get past
brief-passed = passes, now place {$place}
brief-tie = a tie, both crash
brief-lap =
    laps the { -pack }: {$laps} lap { $laps ->
        [one] counter
       *[other] counters
    }
brief-damaged = damaged, speed {$speed}
brief-damaged_again = damaged again, falls back one place
brief-unharmed = unharmed
brief-pits = pit stop
brief-idles = leaves the pits without doing anything
brief-fits =
    fits {$card}{ $replaced ->
        [0] {""}
       *[other] {" "}in place of {$replaced}
    }
brief-takes_wheel =
    puts {$card} at the wheel{ $replaced ->
        [0] {""}
       *[other] {" "}in place of {$replaced}
    }
brief-repair_test = repair: {$total}, {$complexity} needed
brief-repaired = repaired
brief-repair_failed = fails
brief-slowed =
    {$actions} { $actions ->
        [one] action
       *[other] actions
    } fewer next turn
brief-boosted = +{$amount} this turn
brief-harpooned = {$rival} has -{$amount} this turn
brief-thrown_out = loses {$card}
brief-survives = keeps {$card}
brief-threw_away = discards {$number}
brief-drew = draws {$number}

# What is wrong with an edition's file. `name` and `other` are quoted from the file.
fault-too_few_cards = has too few cards: {$number}, where eight hands and a draw pile take {$need} or more
fault-limit_hand = is {$value}, but a hand normally holds five cards at most
fault-limit_actions = is {$value}, but a turn has two actions
fault-limit_draw = is {$value}, but at most two cards are drawn after a turn
fault-limit_mods = is {$value}, but a vehicle holds two modifications at most
fault-limit_die = is {$value}, but the die has six sides
fault-limit_faster = is {$value} for '{$name}' and {$others} for the slower '{$other}', but a faster vehicle is the slower when damaged
fault-limit_one_faster = '{$name}' is faster when damaged, and so is '{$other}', but only one vehicle is faster when damaged
fault-no_cards_of_type = is missing: write {$header} for each card of this type
fault-card_twice = '{$name}' is listed twice: write copies = 2 instead
fault-card_alike = '{$name}' is '{$other}' with another name
fault-wrong_count = says {$said}, but the list has {$found}
fault-no_id = '{$name}' should be lower-case letters and digits with hyphens between words
fault-id_of_flag = 'flag' is the chequered flag's own name
fault-effect_answers_not = '{$name}' cannot answer '{$trigger}', only these can: {$known}
fault-does_nothing = does nothing: give it an effect or a bonus
fault-no_such_effect = is '{$name}', but on a card of the type {$type} the effect is one of these: {$known}
fault-effect_needs_number = is missing: the effect '{$name}' needs a number
fault-no_switch = should be true or false
fault-untrue_text = '{$name}' does not do what the house's text says: give it a name and a text of its own
fault-too_few_vehicles = has too few vehicles: there should be {$need} or more, each as {$header}
fault-vehicle_twice = '{$name}' is listed twice
fault-scenario_no_vehicle = there is no vehicle '{$name}' in this edition; there are {$known}
fault-scenario_no_vehicle_number = there is no vehicle {$number}
fault-scenario_no_player = should be a player
fault-scenario_cannot_come = '{$name}' cannot come up for '{$about}'
fault-scenario_vehicle_taken = somebody else drives it
fault-scenario_not_in_play = {$name} is not in play
fault-scenario_flag_in_pile = the flag belongs in a pile
fault-scenario_other_type = {$name} is no {$type} card

reason-malformed = '{$answer}' is not an answer here. Begin with one of: {$verbs}.
reason-unknown_piece = There is no card, vehicle or seat '{$answer}'. Seats are @0, @1 and so on.
reason-one_vehicle = Name one vehicle.
reason-vehicle_taken = {$vehicle} is already taken.
reason-no_target = Nothing else can be named here.
reason-card_twice = {$card} can be named only once.
reason-draw_too_many =
    You may draw {$most} at most: a hand holds {$limit} { $limit ->
        [one] card
       *[other] cards
    }.
reason-one_seat = Name one seat.
reason-one_card_one_seat = Name one card and one seat.
reason-no_such_seat = There is no seat @{$number}.
reason-not_ahead =
    {$rival} is not within {$reach} { $reach ->
        [one] place
       *[other] places
    } ahead of you.
reason-card_not_in_hand = {$card} is not in your hand.
reason-not_crew = {$card} is not a crew card.
reason-name_a_card = Name a card.
reason-reaction_waits = {$card} is a reaction: it is played {$event}.
reason-not_an_action = {$card} is not an action card.
reason-not_damaged = {$card} would do nothing: your vehicle is not damaged.
reason-card_not_in_play = You do not have {$card} in play.
reason-nothing_to_use = {$card} cannot be used as an action.
reason-one_target_card = Name one card as the target of {$card}.
reason-no_dead_zombie = That is not a Zombie in the discard pile.
reason-last_in_pack = {$rival} is last in the row: there is nobody behind to swap places with.
reason-warded = Spells do not affect {$rival}'s vehicle.
reason-not_yourself = You cannot choose yourself.
reason-no_tires = {$rival} has no tires to lose.
reason-target_not_in_play = {$card} is not in play.
reason-wrong_target = {$card} is not of the type {$type}.
reason-drivers_stay = {$card} is driving; only crew in a pit can be taken.
reason-already_infected = {$card} already has a contagion.
reason-nothing_to_repair = Your vehicle is not damaged.
reason-one_thing = You can do only one thing in a pit stop.
reason-not_on_vehicle = {$card} is not on your vehicle.
reason-wrong_fitting = {$card} is not of the type {$type}.
reason-room_left =
    There is room left: a vehicle holds {$room} { $room ->
        [one] modification
       *[other] modifications
    }, nothing has to go.
reason-no_room =
    A vehicle holds {$room} { $room ->
        [one] modification
       *[other] modifications
    }: say which one goes.
reason-not_a_reaction = {$card} is not a reaction.
reason-excluded = {$card} comes too late: that is settled already.
reason-silent = You have chosen no more reactions this turn.
reason-one_reaction = You can play only one reaction at a time.
reason-nothing_to_answer = You have no reaction to play: the only answer is no reaction.
reason-not_a_victim = {$contagion} cannot go to {$card}.

section-Preparation = Preparation
section-Handing_out_vehicles = Handing out vehicles
section-Dealing_hands = Dealing hands
section-Pack_order = Pack order
section-Turn_order = Turn order
section-Actions = Actions
section-Playing_an_action_card = Playing an action card
section-Timing_of_action_cards = Timing of action cards
section-Adding_pit_crew = Adding pit crew
section-Making_a_passing_attempt = Making a passing attempt
section-Passing_tests = Passing tests
section-Taking_more_damage = Taking more damage
section-Two_damaged_vehicles = Two damaged vehicles
section-Passing_vehicle_damaged = Passing vehicle damaged
section-Damaged_vehicle_being_passed = Damaged vehicle being passed
section-Automatic_passes = Automatic passes
section-Free_passes = Free passes
section-Making_a_pit_stop = Making a pit stop
section-Adding_a_modification = Adding a modification
section-Adding_tires = Adding tires
section-Adding_a_driver = Adding a driver
section-Repairing_damage = Repairing damage
section-Discarding = Discarding
section-Drawing = Drawing
section-Reaction_cards = Reaction cards
section-Timing_of_reaction_cards = Timing of reaction cards
section-Contagion = Contagion
section-End_of_the_game = End of the game
section-Net_lap_counters = Net lap counters
section-The_long_game = The long game
section-The_short_game = The short game
section-The_warning_lap = The warning lap

help-action =
    A turn has {$turn_actions} { $turn_actions ->
        [one] action
       *[other] actions
    }. Try to pass the vehicle ahead: both roll a die and add speed, driver, modifications and tires; the higher total wins, a tie damages both unless a card prevents it. The leader passes the last in the { -pack } and gains a lap counter for it. Or play an action card, add a crew card to a pit, or make a pit stop to fit a modification, tires or a driver, or to repair; the vehicle behind you may then try to pass you for free. After your actions discard what you like and draw up to {$turn_draw} { $turn_draw ->
        [one] card
       *[other] cards
    }. When the chequered flag is drawn the race is over{ $one_more_lap ->
        [yes] {" "}after one more lap
       *[no] {""}
    }: whoever has most lap counters wins, and of equals whoever is further ahead in the { -pack }.
help-vehicle = Every vehicle has a speed, another speed when it is damaged, and a complexity: a repair succeeds if a die and the Fix of your pit crew reach it. Speed wins passing tests; a vehicle of low complexity is soon repaired.
help-qualify = Whoever discards most cards starts in front; ties are decided by dice. The last of the { -pack } has the first turn. Hands are not filled up: with more cards left you can do more.
help-pit = One thing: fit a modification, tires or a driver from your hand, take one off, or try to repair. A repair succeeds if a die and the Fix of your pit crew reach the vehicle's complexity. A driver's Fix does not count while driving.
help-free_test = The vehicle ahead makes a pit stop, so you may make a passing test against it without spending an action. If you fail you stay where you are; a tie damages both unless a card prevents it.
help-discard = After your actions you may discard cards to make room for new ones. Everybody sees what you discard.
help-draw =
    Up to {$turn_draw} { $turn_draw ->
        [one] card
       *[other] cards
    }, more with some sponsors and vehicles, as long as your hand of {$most_hand} has room; you say how many before you see the first. When the chequered flag comes up the race is over{ $one_more_lap ->
        [yes] {" "}after one more lap
       *[no] {""}
    }, so if you are behind you may prefer not to draw.
help-may_draw =
    A card in play lets you draw. You may decline: the chequered flag may come up{ $one_more_lap ->
        [yes] {" "}and begin the last lap
       *[no] {""}
    }{ $at_once ->
        [yes] {" "}and end the race
       *[no] {""}
    }.
help-contagion = The contagion moves on, and you choose the next victim: any other card of the same kind, anybody's. That card is discarded at the end of its owner's turn, and its owner chooses again.
help-react = A reaction costs no action. Everybody answers at the same time and in secret; cards take effect in the order in which they were played, but of cards that cancel the last one takes effect first.

public-owned =
    { $you ->
        [owner] your {$card}
       *[other] {$owner}'s {$card}
    }{ $contagion ->
        [0] {""}
       *[other] {" "}({$contagion})
    }
public-vehicle = Speed {$speed}, damaged {$damaged}, complexity {$complexity}. {$text}
public-free_test =
    {$rival} ({$vehicle}) is in the pits{ $lap ->
        [yes] ; passing the last of the pack gains you a lap counter
       *[no] {""}
    }.
public-sums =
    { $you ->
        [seat] You have {$mine}, {$rival} has {$theirs}.
        [rival] {$seat} has {$mine}, you have {$theirs}.
       *[other] {$seat} has {$mine}, {$rival} has {$theirs}.
    }

public-moment-card =
    { $you ->
        [seat] You have
       *[other] {$seat} has
    } played {$card}{ $aimed ->
        [mine] {" "}on your {$aim}
        [theirs] {" "}on {$owner}'s {$aim}
       *[other] {""}
    }{ $on ->
        [me] {" "}on you
        [me_too] {" "}on you and {$seats}
        [others] {" "}on {$seats}
       *[other] {""}
    }: it may be cancelled.
public-moment-fitting =
    { $you ->
        [seat] You fit {$card} in place of {$aim}: it may be cancelled.
       *[other] {$seat} fits {$card} in place of {$aim}: it may be cancelled.
    }
public-moment-attempt =
    { $you ->
        [seat] You try to pass {$rival}.
        [rival] {$seat} tries to pass you.
       *[other] {$seat} tries to pass {$rival}.
    }
public-moment-rolled =
    { $you ->
        [seat] You have rolled {$die}, {$rival} has rolled {$rival_die}.
        [rival] {$seat} has rolled {$die}, you have rolled {$rival_die}.
       *[other] {$seat} has rolled {$die}, {$rival} has rolled {$rival_die}.
    }
public-moment-passed =
    { $you ->
        [seat] You have passed {$rival}.
        [rival] {$seat} has passed you.
       *[other] {$seat} has passed {$rival}.
    }
public-moment-damage =
    { $you ->
        [alone] You are about to be damaged.
        [among] You and {$victims} are about to be damaged.
       *[other] {$victims} { $victims ->
                [one] is
               *[other] are
            } about to be damaged.
    }
public-moment-pit =
    { $you ->
        [seat] You make a pit stop.
       *[other] {$seat} makes a pit stop.
    }
public-moment-repair =
    { $you ->
        [seat] You attempt a repair.
       *[other] {$seat} attempts a repair.
    }
public-moment-turn =
    { $you ->
        [seat] Your turn ends.
       *[other] {$seat}'s turn ends.
    }
public-moment-contagion = {$card} leaves {$leaves} and moves on.

step-turn = { -turn(at: "start") } {$turn}: {$seat}

scene-spell = spell
scene-ready = Confirm it, or pick something else.
scene-card =
    {$type}. {$text}{ $contagion ->
        [0] {""}
       *[other] {" "}Contagion on it: {$contagion}.
    }
scene-die = {$seat}'s die: {$die}
scene-vehicle =
    {$vehicle}{ $damaged ->
        [yes] , damaged
       *[no] {""}
    }
scene-laps =
    {$seat}: {$laps} { $laps ->
        [one] lap counter
       *[other] lap counters
    }
scene-laps_detail = Whoever has most lap counters when the race ends wins.
scene-lights = Actions left in this turn.

scene-title-vehicles = Choosing vehicles
scene-title-deal = Dealing hands
scene-title-qualify = Qualifying
scene-title-turn =
    Turn {$turn}: {$seat}, {$actions} { $actions ->
        [one] action
       *[other] actions
    } left
scene-title-over = {$seat} has won

scene-pile-draw = Draw pile: {$pile}
scene-pile-draw_detail = Nobody may count it. The flag {$where}.
scene-pile-discard = Discard pile: {$pile}
scene-pile-discard_detail = When the draw pile is used up, these cards are shuffled and become the new draw pile.
scene-pile-top = {$card}, on top of the discard pile

scene-flag-waiting =
    It waits until the discard pile is shuffled{ $counters ->
        [0] {""}
       *[other] , with {$counters} { $counters ->
                [one] counter
               *[other] counters
            } on it
    }.
scene-flag-below = It was shuffled into the lower half of the draw pile.
scene-flag-in_pile =
    It is in the draw pile: whoever draws it ends the race{ $warning ->
        [yes] {" "}after one more lap
       *[no] {""}
    }.
scene-flag-out = It has been drawn.

scene-car-pack =
    {$seat}, place {$place}: {$vehicle}{ $damaged ->
        [yes] , damaged
       *[no] {""}
    }
scene-car-grid = {$seat}: {$vehicle}

scene-part-driver = {$card}, at the wheel
scene-part-mod = {$card}, modification
scene-part-tires = {$card}, tires
scene-part-pit = {$card}, in the pit
scene-part-contagion = {$contagion}, on {$card}

scene-token-sheltered = Rivals' Spells have no effect until the next turn
scene-token-slowed =
    {$n} fewer { $n ->
        [one] action
       *[other] actions
    } in the next turn
scene-token-boost = {$by} to passing tests until this turn ends

scene-stat-laps-label = Laps
scene-stat-laps-detail = Lap counters: whoever has most wins.

scene-stat-passing-label = Overtake
scene-stat-passing-detail =
    Added to the die when it tries to pass: speed {$speed}{ $drive ->
        [0] {""}
       *[other] , driver {$drive}
    }{ $mods ->
        [0] {""}
       *[other] , modifications {$mods}
    }{ $tires ->
        [0] {""}
       *[other] , tires {$tires}
    }{ $actions ->
        [0] {""}
       *[other] , actions {$actions}
    }.

scene-stat-passed-label = Defend
scene-stat-passed-detail =
    Added to the die when somebody tries to pass it: speed {$speed}{ $drive ->
        [0] {""}
       *[other] , driver {$drive}
    }{ $mods ->
        [0] {""}
       *[other] , modifications {$mods}
    }{ $tires ->
        [0] {""}
       *[other] , tires {$tires}
    }{ $actions ->
        [0] {""}
       *[other] , actions {$actions}
    }.

scene-stat-repair-label = Repair
scene-stat-repair-detail = Fix of the pit crew: {$fix}. Together with a die, a repair must reach {$complexity}.

scene-stat-hand-label = Hand
scene-stat-hand-detail = Cards in hand.

scene-stat-actions-label = Actions
scene-stat-actions-detail = Actions left in this turn.

scene-do-overtake = Overtake {$rival}: {$passes}
scene-do-pit =
    Pit stop{ $rival ->
        [0] {""}
       *[other] { $passes ->
                [0] {""}
               *[other] {" "}({$rival} may overtake: {$passes})
            }
    }
scene-do-end = No more actions
scene-do-repair = Try to repair: {$chance}
scene-do-nothing = Do nothing
scene-do-pass = No reaction
scene-do-silence = No more this turn

scene-do-free_test-yes =
    Overtake {$rival}{ $passes ->
        [0] {""}
       *[other] : {$passes}
    }
scene-do-free_test-no = Stay behind

scene-do-may_draw-yes = Draw
scene-do-may_draw-no = Do not draw

scene-about-end = You take no more actions in this turn. Next you discard and draw.
scene-about-nothing = You leave the pits without doing anything.
scene-about-pass = You play no reaction to this. You are asked again when something else happens.
scene-about-silence = You play no reaction until this turn ends, and are not asked until then.

scene-place-draw = draw pile
scene-place-discard = discard pile
scene-place-finish = the finish line
scene-place-turn = the lights
scene-place-play = cards being played
scene-place-dice = dice
scene-place-pit = pits
scene-place-garage = garage
scene-place-pack = place {$place} in the { -pack }
scene-place-laps = lap counters of place {$place}
scene-place-bend = the far side of the track

scene-aim-rival = Pick the rival for {$cards}.
scene-aim-rival_tires = Pick the rival who loses tires to {$cards}.
scene-aim-pair = Pick a vehicle: it swaps places with the one behind it.
scene-aim-crew = Pick the crew card in play for {$cards}.
scene-aim-mod = Pick the modification in play for {$cards}.
scene-aim-rival_mod = Pick a rival's modification for {$cards}.
scene-aim-rival_pit = Pick a crew card in a rival's pit for {$cards}.
scene-aim-dead_zombie = Pick the Zombie that rises from the discard pile.
scene-aim-into_crew = Pick whose pit {$cards} joins.
scene-aim-into_mod = Pick the modification that makes room for {$cards}.

scene-why-unknown = That cannot be picked here.
scene-why-hand_only = Pick cards of your hand to discard.
scene-why-no_aim = There is nothing that {$cards} could be aimed at now.

scene-preview-sum =
    {$seat}: {$speed} (speed){ $drive ->
        [0] {""}
       *[other] {" "}+ {$drive} (driver)
    }{ $mod_bonus ->
        [0] {""}
       *[other] {" "}{$mod_bonus} (modifications)
    }{ $tire_bonus ->
        [0] {""}
       *[other] {" "}{$tire_bonus} (tires)
    }{ $action_bonus ->
        [0] {""}
       *[other] {" "}{$action_bonus} (actions)
    } = {$total}, plus a die.
scene-preview-die_higher = Your die must beat {$rival}'s by {$by} or more.
scene-preview-die_equal = Your die must at least equal {$rival}'s.
scene-preview-die_lower = Your die may be up to {$by} lower than {$rival}'s.
scene-preview-odds = Passes {$passes}, ties {$ties}, before any reactions.
scene-preview-if_passes = If you pass: {$says}
scene-preview-if_ties = If it is a tie: {$says}
scene-preview-unanswered = If nobody reacts: {$says}
scene-preview-nothing = Nothing changes.
scene-preview-burns_out =
    If it fails, {$cards} { $cards ->
        [one] is
       *[other] are
    } discarded.
scene-preview-then_odds = An attempt to pass {$rival} would then succeed in {$passes} of cases and tie in {$ties}.
scene-preview-test_odds =
    { $you ->
        [seat] You would then pass {$rival} in {$passes} of cases and tie in {$ties}.
        [rival] {$seat} would then pass you in {$passes} of cases and tie in {$ties}.
       *[other] {$seat} would then pass {$rival} in {$passes} of cases and tie in {$ties}.
    }
scene-preview-repair =
    Fix {$fix}{ $bonus ->
        [0] {""}
       *[other] {" "}+ {$bonus}
    }{ $jinx ->
        [0] {""}
       *[other] {" "}- {$jinx}
    } and a die against {$complexity}: the die must show {$pips} or more.
scene-preview-chance = That succeeds in {$chance} of cases.
scene-preview-pit = {$rival}, behind, may try to pass for free: passes {$passes}, ties {$ties}.
scene-preview-pit_ogled = {$rival}, behind, will have no free test.
scene-preview-flag_in_pile =
    { $you ->
        [seat] The flag is in the pile: if you draw it the race ends at once, and you would win.
       *[other] The flag is in the pile: if you draw it the race ends at once, and {$seat} would win.
    }
scene-preview-flag_below =
    { $you ->
        [seat] The flag is in the lower half of the pile: if you draw it the race ends at once. You would win now.
       *[other] The flag is in the lower half of the pile: if you draw it the race ends at once. {$seat} would win now.
    }
scene-preview-flag_warning = The flag is in the pile: if you draw it the last lap begins.
scene-preview-qualify = {$number} discarded, {$kept} kept: whoever discards most starts in front, and hands are not filled up.
scene-preview-discard =
    You keep {$kept} of at most {$limit} { $limit ->
        [one] card
       *[other] cards
    }; then you may draw up to {$most}.
scene-preview-cancel = Unless this is cancelled itself, {$seat}'s {$card} has no effect and is discarded.
scene-preview-infect = {$card} is discarded at the end of its owner's next turn, unless it or the contagion leaves before.
scene-preview-infect_stays = {$card} stays in play: at the end of its owner's next turn the contagion moves on.
scene-preview-infect_returns = {$card} goes back to its owner's hand at the end of the owner's next turn, unless it or the contagion leaves before.

scene-preview-change-passing = Overtake: {$before} becomes {$after}.
scene-preview-change-passed = Defend: {$before} becomes {$after}.
scene-preview-change-fix =
    { $you ->
        [seat] Fix of your pit: {$before} becomes {$after}.
       *[other] Fix of {$seat}'s pit: {$before} becomes {$after}.
    }
scene-preview-change-needs = A repair needs {$after} instead of {$before}.

guide-1 = Your vehicle races in a { -pack } that goes round and round. There are no spaces: all that counts is who is ahead of whom.
guide-2 =
    The chequered flag in the draw pile ends the race{ $one_more_lap ->
        [yes] {" "}after one more lap
       *[no] {""}
    }. Whoever has most lap counters then wins; of equals, whoever is further ahead.
guide-3 =
    In your turn you have {$turn_actions} { $turn_actions ->
        [one] action
       *[other] actions
    }: try to pass, play a card, add a crew card to a pit, or make a pit stop.
guide-4 = To pass, both roll a die and add what their vehicles are worth. The leader passes the last of the { -pack }, and that is how laps are gained.
guide-5 = A tie damages both. A damaged vehicle has another speed, usually a lower one; repair it in the pits with the help of your crew.
guide-6 = Reaction cards are played out of turn: you are asked when one of yours can be played. You may always say no.
guide-7 = At the end of your turn discard and draw. Watch the draw pile: the thinner it is, the nearer the flag.
guide-8 = The more cards you discard, the further ahead you start. What you keep is your first hand; you draw more at the end of each turn.

terminal-cthulhu_500-turn =
    Turn {$turn}: {$seat}, {$actions} { $actions ->
        [one] action
       *[other] actions
    } left.
terminal-cthulhu_500-piles =
    Draw pile: {$pile}; the flag {$where}{ $counters ->
        [0] {""}
       *[other] {" "}({$counters} { $counters ->
                [one] counter
               *[other] counters
            } on it)
    }.
terminal-cthulhu_500-you = (you)
terminal-cthulhu_500-die = die{$by}
terminal-cthulhu_500-damaged = DAMAGED
terminal-cthulhu_500-sick = {$card} (sick: {$contagion})
terminal-cthulhu_500-driver = driver {$name}
terminal-cthulhu_500-pit = pit: {$names}
terminal-cthulhu_500-sheltered = safe from Spells
terminal-cthulhu_500-slowed =
    {$n} { $n ->
        [one] action
       *[other] actions
    } fewer next turn
terminal-cthulhu_500-empty_hand = Your hand is empty.
terminal-cthulhu_500-said = {$says}.{" "}
terminal-cthulhu_500-odds = {" "}(passes {$passes}, ties {$ties})
terminal-cthulhu_500-targets =
    {"["}{$n} { $n ->
        [one] target
       *[other] targets
    }]
terminal-cthulhu_500-at_whom = At which? Type its key or a name:
terminal-cthulhu_500-hint =
    Type {$numbers}{ $nothing ->
        [0] {""}
       *[other] ; 0: {$nothing}
    }. ? explains everything.
terminal-cthulhu_500-numbers = a number from 1 to {$n}
terminal-cthulhu_500-hint_draw = Type how many: 0 to {$n}. ? explains everything.
terminal-cthulhu_500-which = Say which one: {$keys}, or by name.
terminal-cthulhu_500-no_letter = {$typed} has no letters: type just {$typed}.
terminal-cthulhu_500-not_understood = '{$answer}' cannot be understood.
terminal-cthulhu_500-throwing = Numbers pick cards or put them back; 0 discards nothing. ? explains everything.
terminal-cthulhu_500-throw_numbers = '{$typed}' is no card of yours: they are 1 to {$most}.

terminal-cthulhu_500-can-number = {$typed} -- number {$typed} of the list, your cards first; what it would do is shown
terminal-cthulhu_500-can-letter = {$typed} -- the same with its first target
terminal-cthulhu_500-can-name = {$typed} -- the same with the target by its name
terminal-cthulhu_500-can-words = {$typed} -- words work, too
terminal-cthulhu_500-can-nothing = 0 -- {$nothing}
terminal-cthulhu_500-can-throw =
    1 -- pick card 1, or put it back; 1 2 picks several
    0 -- discard nothing

terminal-cthulhu_500-topic-signs = signs
terminal-cthulhu_500-topic-vehicles = vehicles
terminal-cthulhu_500-topic-action = actions
terminal-cthulhu_500-topic-crew = crew
terminal-cthulhu_500-topic-mod = modifications
terminal-cthulhu_500-topic-tires = tires
terminal-cthulhu_500-topic-reaction = reactions

terminal-cthulhu_500-lesson-signs =
    Overtake -- what is added to the die when this vehicle tries to pass: its speed, driver, modifications and tires together
    Defend -- the same when somebody tries to pass it
    Laps -- lap counters: whoever has most wins
    DAMAGED -- the vehicle goes at its damaged speed, which is already in the sums
    sick -- there is a contagion on that card
    · -- a card that cannot be played now
    ? {$player} -- with a player's name: everything in front of them, with its texts

terminal-cthulhu_500-head-who = Pack
terminal-cthulhu_500-head-laps = Laps
terminal-cthulhu_500-head-passing = Overtake
terminal-cthulhu_500-head-passed = Defend
terminal-cthulhu_500-head-hand = Hand
terminal-cthulhu_500-head-cards = In play

## coach: what an answer brings, for the coach

coach-axis = { -turn }

coach-source-first_to_choose = Who chooses first
coach-source-vehicles = Vehicles dealt
coach-source-deck = Cards drawn
coach-source-die = Die of {$seat}

coach-places-more =
    {$n} { $n ->
        [one] place
       *[other] places
    } gained
coach-places-less =
    {$n} { $n ->
        [one] place
       *[other] places
    } lost

coach-damaged-more =
    damaged in {$n} more { $n ->
        [one] race
       *[other] races
    } of 100
coach-damaged-less =
    damaged in {$n} fewer { $n ->
        [one] race
       *[other] races
    } of 100

coach-upgrades-more =
    {$n} more { $n ->
        [one] card
       *[other] cards
    } on the vehicle
coach-upgrades-less =
    {$n} fewer { $n ->
        [one] card
       *[other] cards
    } on the vehicle

coach-crew-more =
    {$n} more { $n ->
        [one] card
       *[other] cards
    } in the pit crew
coach-crew-less =
    {$n} fewer { $n ->
        [one] card
       *[other] cards
    } in the pit crew

coach-cards-more =
    {$n} more { $n ->
        [one] card
       *[other] cards
    } in hand
coach-cards-less =
    {$n} fewer { $n ->
        [one] card
       *[other] cards
    } in hand

coach-rivals_damaged-more =
    {$n} more damaged { $n ->
        [one] rival
       *[other] rivals
    }
coach-rivals_damaged-less =
    {$n} fewer damaged { $n ->
        [one] rival
       *[other] rivals
    }

coach-rivals_upgrades-more =
    {$n} more { $n ->
        [one] card
       *[other] cards
    } on rivals' vehicles
coach-rivals_upgrades-less =
    {$n} fewer { $n ->
        [one] card
       *[other] cards
    } on rivals' vehicles

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
coach-habit-pass-more = More actions go into passing: {$you} of 100, strong players {$strong} (±{$error}).
coach-habit-pass-less = Fewer actions go into passing: {$you} of 100, strong players {$strong} (±{$error}).
coach-habit-pit-more = More pit stops: {$you} of 100 actions, strong players {$strong} (±{$error}).
coach-habit-pit-less = Fewer pit stops: {$you} of 100 actions, strong players {$strong} (±{$error}).
coach-habit-card-more = More action cards: {$you} of 100 actions, strong players {$strong} (±{$error}).
coach-habit-card-less = Fewer action cards: {$you} of 100 actions, strong players {$strong} (±{$error}).
coach-habit-crew-more = More crew for the pits: {$you} of 100 actions, strong players {$strong} (±{$error}).
coach-habit-crew-less = Less crew for the pits: {$you} of 100 actions, strong players {$strong} (±{$error}).
coach-habit-idle-more = More actions are let go: {$you} of 100, strong players {$strong} (±{$error}).
coach-habit-idle-less = Fewer actions are let go: {$you} of 100, strong players {$strong} (±{$error}).
coach-habit-thrown-more = More cards are discarded: {$you} a turn, strong players {$strong} (±{$error}).
coach-habit-thrown-less = Fewer cards are discarded: {$you} a turn, strong players {$strong} (±{$error}).
coach-habit-reaction-more = More reactions: {$you} of 100 chances to, strong players {$strong} (±{$error}).
coach-habit-reaction-less = Fewer reactions: {$you} of 100 chances to, strong players {$strong} (±{$error}).
coach-habit-test-more = Free tests are taken more often: {$you} of 100, strong players {$strong} (±{$error}).
coach-habit-test-less = Free tests are taken less often: {$you} of 100, strong players {$strong} (±{$error}).

gallery-vehicles = Vehicles, undamaged and damaged
gallery-action = Action cards
gallery-crew = Crew cards, in the pit and at the wheel
gallery-mod = Modifications
gallery-tires = Tires
gallery-reaction = Reaction cards
gallery-others = On the table
gallery-piles = Draw pile and discard pile: thick, thin, nearly gone, empty
gallery-dice = Dice
gallery-dice_detail = A number without pips is written on the die.
gallery-thrower = Whose die it is
gallery-sheltered = Rivals' Spells have no effect until the next turn
gallery-slowed = Fewer actions in the next turn
gallery-boost = Added to passing tests until this turn ends
chance-draw = cards drawn
chance-first_to_choose = who chooses first
chance-vehicles = the vehicles
chance-deal = the first hand
chance-roll_again = a die rolled again
chance-passing_test = a passing test
chance-repair_test = a repair
chance-order = the order at the start
chance-regrow = whether the chassis repairs the vehicle
stream-deck = deck
stream-first_to_choose = first choice
stream-vehicles = vehicles
stream-die_of_seat = die of {$player}
tally-wins_from_place_of_the_table = wins from place {$n} of the table
tally-winner_s_lap_counters = winner's lap counters
tally-damaged_at_the_end_all_seats = damaged at the end, all seats
act-take = take a vehicle
act-overtake = overtake
act-pit = pit stop
act-end = no more actions
act-yes = yes
act-repair = repair
act-remove = remove a card
act-nothing = nothing in the pits
remark-race-hand = cards dealt, and the most a hand may normally hold
remark-race-actions = actions in a turn
remark-race-draw = cards drawn at the end of a turn
remark-race-mods = modifications a vehicle has room for
remark-pile = how thick the draw pile looks; the rulebook only says that nobody may count it
remark-pile-thin = at most this many cards look thin
remark-pile-nearly_gone = at most this many look nearly gone
remark-pile-idle_rounds = rounds without a single card drawn after which the flag falls (ruling 19)
remark-deck = 93 cards and the flag
remark-vehicle-not-meant-to-drive-effect = draws one more card if it threw one away
remark-vehicle-chariot-of-the-elder-gods-effect = faster in a turn in which a Spell was played
remark-crew-fungi-from-detroit-effect = mends better for each other Fungi in the same pit
remark-crew-fungi-from-daytona-effect = drives better for each Fungi in the vehicle's pit
remark-crew-zombie-valet-effect = stays in play when it would be discarded
remark-crew-zombie-grease-monkey-effect = goes back to the hand when it would be discarded
remark-crew-deep-one-in-coveralls-effect = a failed repair draws cards
remark-crew-cultist-with-a-foam-tentacle-effect = a lap counter draws cards
remark-mod-ichor-injection-effect = is discarded when an attempt of its vehicle fails
remark-mod-mudflaps-man-was-not-meant-to-ogle-effect = no free test for the car behind when its vehicle pits
remark-mod-fifth-dimension-suspension-effect = no damage from a tie
remark-mod-plating-of-the-great-race-effect = is discarded instead of its vehicle being damaged
remark-mod-nuclear-weapons-effect = an action: discarded to damage the vehicle ahead and the one behind
remark-mod-harpoon-of-dagon-effect = an action: the vehicle ahead is slower for the rest of the turn
remark-mod-chassis-that-grew-effect = may mend itself at the start of the turn
remark-tires-slicks-of-the-slug-god-effect = discarded when the vehicle is damaged
remark-tires-retreads-of-leng-effect = an attempt may be made against the second vehicle ahead
