### The laboratory's words in English.

measure-length = length
measure-decisions = decisions
measure-options = options a decision
measure-lead_changes = lead changes
measure-half_leader_won = half-time leader won
measure-half_favourite_won = half-time favourite won
measure-winners_lowest = winner's lowest chance
measure-comeback = comebacks
measure-openness = openness
measure-decided = decided after
measure-swing = swing a turn
measure-hopeless = seats without hope
measure-gap = lead over the second
measure-field = first to last
measure-margin = winning margin
measure-seats_out = seats out of the race
measure-luck = luck
measure-stake = stake of a decision
measure-kingmaking = kingmaking

means-length = How many turns (rounds, in Chariot Race) the race took.
means-decisions = How many questions all seats together answered.
means-options = Between how many options a decision was made, as the geometric mean over all decisions of the race.
means-lead_changes = How often another seat was first at the end of a turn than at the end of the turn before.
means-half_leader_won = Whether whoever was first when half of the turns were over won in the end.
means-half_favourite_won = Whether whoever had the best chance when half of the turns were over won in the end.
means-winners_lowest = The lowest chance that the winner had at the end of any turn but the last.
means-comeback = Whether the winner's chance had once been less than half of an even share.
means-openness = The entropy of all chances divided by that of even ones, averaged over turns: 100% is anybody's race, 0% a decided one.
means-decided = After which part of the race the winner had the best chance and kept it to the end.
means-swing = How much of the chances changed hands in a turn: half the sum of all changes, averaged over turns.
means-hopeless = Of all seats still racing at the ends of turns, the part whose chance was under a tenth of an even share.
means-gap = How far the first seat was ahead of the second at the ends of turns, on average.
means-field = How far the first seat was ahead of the last one still racing at the ends of turns, on average.
means-margin = By how much the winner was ahead of the best of the others at the end.
means-seats_out = How many seats were out of the race at its end.
means-luck = Of what moved the seats' chances from start to end, the part that cards and dice did: squares of what luck gave each seat, divided by these plus the squares of what answers gave.
means-stake = By how much the best of the answers worth a look raises the chance of whoever decides above the mean of them.
means-kingmaking = How much a seat without hope moves between its rivals: the most that one rival gains from one of its answers to another.

unit-space = spaces
unit-place = places

kind-card = card
kind-token = token
kind-move = move
kind-act = act
kind-speed = speed

curve-openness = openness
curve-winner = chance of who will win
curve-favourite = best chance
curve-leader = the first one wins

map-lap = lap
map-lane = lane
map-laps = lap counters
map-space = space
map-place = place in the pack
simulate-head =
    {$game} ({$edition}), {$n} { $n ->
        [one] race
       *[other] races
    }{ $mirror ->
        [yes] , mirrored
       *[no] {""}
    }, seed {$seed}
simulate-mirrored =
    mirrored, every deal is raced {$times} times: {$races} { $races ->
        [one] race
       *[other] races
    } instead of {$asked}
simulate-by_seat =
    Wins by seat{ $mirror ->
        [yes] {" "}as named
       *[no] {""}
    }
simulate-by_bot = Wins by bot
simulate-by_entrant = Wins by entrant
simulate-by_deals = Races of one deal hang together: the intervals take the deal as the unit.
simulate-seat = seat
simulate-seats = seats
simulate-bot = bot
simulate-wins = wins
simulate-if_equal = if equal
simulate-turns = turns a race, mean (deviation)
simulate-turns_spread = turns, least / middle 80% / most
simulate-mean_of = {$what}, mean
simulate-seconds = seconds
simulate-races_a_second = races a second
simulate-decisions_a_second = decisions a second
simulate-engine = engine
simulate-errors = errors
simulate-first_error = first error: race {$race}, {$what}
fault-failed = {$bot} failed, and a tiro answered instead: {$kinds}
fault-exception = exceptions: {$n}
fault-refused = wrong answers: {$n}
fault-slow = too slow: {$n}
fault-first_exception = first in race {$race}, {$seat}, asked '{$about}', it raised an exception:
fault-first_refused = first in race {$race}, {$seat}, asked '{$about}', it gave a wrong answer:
fault-first_slow = first in race {$race}, {$seat}, asked '{$about}', it was too slow:
progress-racing = racing
progress-kept =
    {$n} { $n ->
        [one] race is
       *[other] races are
    } kept: the same command with --resume goes on
ladder-title =
    {$game}, {$seats} { $seats ->
        [one] seat
       *[other] seats
    }, {$deals} { $deals ->
        [one] deal
       *[other] deals
    } a pair
ladder-level = level
ladder-elo = Elo
ladder-base = {$bot} is set at {$elo}: the others go by it.
ladder-other_base = {$bot} is set at {$elo}: without {$base} the others go by it.
ladder-known =
    After {$deals} { $deals ->
        [one] deal
       *[other] deals
    } every step is known to ±{$points}.
ladder-pair = {$alone} against {$among}
ladder-alone = alone
ladder-among = among
ladder-won = won
ladder-without_luck = without luck
ladder-even = even
study-head =
    {$game} ({$edition}), {$races} { $races ->
        [one] race
       *[other] races
    } of {$deals} { $deals ->
        [one] deal
       *[other] deals
    }, seed {$seed}, engine {$engine}
study-close =
    {$what}: {$mean} ({$between}, {$n} { $n ->
        [one] race
       *[other] races
    })
study-failed =
    {$n} { $n ->
        [one] race
       *[other] races
    } failed
study-fitted = The bots and the chances were fitted to the edition '{$edition}', not to this one (python -m training.value_net --edition FILE fits the network to it).
compare-head =
    {$game}, {$n} { $n ->
        [one] race
       *[other] races
    } each on the same luck, seed {$seed}, engine {$engine}
compare-nothing_differs = nothing differs
compare-alike = both editions race alike: nothing differs but perhaps remarks, names and sources
compare-more = … and {$n} more (edition diff shows all)
compare-stars = * 0 lies outside the interval; of twenty such intervals about one misses by chance.
change-both = {$name}: {$first} → {$second}
change-only_first = {$name}: only in the first: {$first}
change-only_second = {$name}: only in the second: {$second}
change-another_order = another order
sweep-head =
    {$game} ({$edition}): {$ranges}, {$n} { $n ->
        [one] race
       *[other] races
    } each
sweep-done = {$n} of {$of}: {$values}
sweep-left_out = {$values}: no sound edition, left out: {$reason}
tune-changed = changed
tune-outside = outside
tune-as_it_is = as it is
tune-tried = {$n}: {$values}: {$miss} outside
tune-reached = reached; races an edition: {$races}
tune-not_reached = not reached; the nearest is {$miss} outside; races an edition: {$races}
tune-nothing = nothing needs to be changed
tune-share = {$name}: {$rate} of its share ({$low} to {$high})

page-title = A study of {$game}
page-comparison = {$game}: two editions compared
page-sweep = {$game}: {$what}
page-said =
    {$races} { $races ->
        [one] race
       *[other] races
    } of {$deals} { $deals ->
        [one] deal
       *[other] deals
    } · seats: {$seats} · edition: {$edition} · seed: {$seed} · engine: {$engine}
page-fitted = The bots and the chances were fitted to the edition {$edition}; here another one is raced, to which they may not do justice.
page-over_time = Over a race
page-over_time_says = From the start of a race (0%) to its end (100%), the mean of all races with its 95% interval.
page-balance = Who wins
page-balance_says = Share of wins with its 95% interval; the line is an even share.
page-entrants = Vehicles and chariots
page-entrants_says = Wins divided by an even share (1 is fair), with the 95% interval.
page-length = How long races are
page-heat = Where turns end
page-heat_says = How often somebody stood there at the end of a turn.
page-uses = Use and worth
page-uses_says = What the user's chance did in a turn in which it was used, in points of a hundred, with the 95% interval. It goes with good or bad turns; it need not have made them. The {$number} most used of each kind.
page-measures = All measures
page-measures_says = Means with 95% intervals, by deals.
page-never = Rules that never happened
page-never_says =
    Of {$told} { $told ->
        [one] race
       *[other] races
    } by the rules text in which everything told was heard, none told these facts.
page-never_none =
    Of {$told} { $told ->
        [one] race
       *[other] races
    } by the rules text, everything that can be told was told at least once.
page-differences = Differences
page-differences_says = The second edition less the first, on the same luck, deal by deal, with the 95% interval; bold where 0 lies outside. Of {$number} intervals about one in twenty misses by chance.
page-changes = What differs
page-curve = Each measure along the way
page-place = place {$n}
page-bot = {$name}
page-part = part of the race
page-share = share
page-turns = turns
page-compared =
    1: {$first} · 2: {$second} · {$n} { $n ->
        [one] race
       *[other] races
    } · {$seed}
page-swept =
    {$edition} · {$n} { $n ->
        [one] race
       *[other] races
    } × {$times}
page-races = races
page-times = times
page-of_even = times an even share
page-points = points of a hundred
page-measure = measure
page-mean = mean
page-interval = 95% interval
page-middle = middle 80%
page-what = what it is
page-difference = difference
page-first = first
page-second = second
page-made = Made by hippodrome {$version}; rules {$rules}, edition {$sum}.
page-look_close =
    A close look by the coach at {$races} { $races ->
        [one] race
       *[other] races
    }
page-light = Light
page-dark = Dark
