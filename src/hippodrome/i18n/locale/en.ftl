### The house's words in English.

# What this language calls itself, in the list of languages.
language-name = English

word-yes = yes
word-no = no
word-and = {$left} and {$right}
word-and_before_i = {$left} and {$right}
word-or = {$left} or {$right}
word-list = {$left}, {$right}
word-clauses = {$left}; {$right}
word-sentences = {$left} {$right}
word-notes = {$left} · {$right}
word-labelled = {$label}: {$value}
word-ranked = {$n}. {$name}
word-times = {$what} × {$n}
word-aside = {$what} ({$more})
word-plus_minus = {$value} ±{$error}
word-between = {$low} to {$high}
word-range = {$low} – {$high}
word-cited = {$sentence} ({$section})
word-nobody = nobody
word-nothing = nothing
word-seat = seat {$n}

# What a race is counted in; a game has its own word: round.
-turn = { $at ->
    [start] Turn
   *[within] turn
}

reason-race_over = The race is over.
reason-luck_first = A die or card must be resolved first.
reason-not_your_decision = This is not your decision: waiting for {$waiting}.
reason-not_offered = '{$answer}' is not among the choices.
reason-not_an_outcome = '{$answer}' cannot come up here.
reason-nothing_to_take_back = There is nothing to take back.
reason-undo_luck = A die or card has come up since: it cannot be taken back.
reason-undo_other = {$seat} has answered since: it cannot be taken back.
reason-undo_revealed = Something hidden has been shown since: it cannot be taken back.
reason-undo_no_time = Your time for that decision ran out: it cannot be taken back.

# What is wrong with an edition's file, and where. `key` is the name of a value in the file, `value` what is written there.
fault-at = {$key}: {$reason}
fault-line = line {$line}: {$reason}
fault-own = {$sentence}
fault-of_file =
    {$file}: {$first}{ $more ->
        [0] {""}
       *[other] {" "}(and {$more} more; see: hippodrome edition check {$file})
    }
fault-on_purpose = {$reason}; if that is on purpose, write departs = ["{$limit}"] at the top
fault-not_toml = this is not TOML: {$why}
fault-no_game = does not say its game: it should have a line like game = "charioteer"
fault-nested = is nested too deeply
fault-line_too_long = the line is too long: at most {$most} characters fit
fault-text_too_long = is too long: at most {$most} characters fit
fault-too_many_values = the file holds more than {$most} values: no box has so many
fault-too_many = has too many entries: {$number}, where a table could need {$most} at most
fault-too_many_languages = is there in {$number} languages, where {$most} are the most
fault-too_many_options = a question could have up to {$number} options, where {$most} are allowed; that depends on {$fields}
fault-no_language = is no tag of a language, such as en or de
fault-bad_key = the name of a key is too long (at most {$most} letters), or has characters that cannot be shown
fault-unshown = holds characters that cannot be shown
fault-missing = is missing
fault-empty = is empty
fault-name_too_long = should have up to {$most} letters
fault-no_number = should be a whole number, not {$value}
fault-no_numbers = should be an array of whole numbers, and not empty
fault-no_text = should be a text in quotes, not {$value}
fault-no_texts = should be an array of texts in quotes, and not empty
fault-no_table = should be a table, not {$value}
fault-out_of_range = is {$value}, but should be from {$low} to {$high}
fault-one_out_of_range = has {$value}, but each should be a whole number from {$low} to {$high}
fault-not_that = is {$value}, but should be {$wanted}
fault-none_of_these = is {$value}, but should be one of these: {$known}
fault-unknown_key = nobody knows this key; known here: {$known}
fault-no_such_limit = {$value} is no limit of this game; known are {$known}
fault-scenario_missing = is missing
fault-scenario_should_be =
    should be { $kind ->
        [text] a text in quotes
        [whole] a whole number
        [whole_or_name] a whole number or a name
        [true] true or false
        [array] an array
        [array_of_text] an array of texts
        [array_of_whole_or_name] an array of whole numbers or names
        [array_of_true] an array of true or false
        [array_of_array] an array of arrays
        [array_of_table] an array of tables
       *[table] a table
    }, not {$value}
fault-scenario_no_steps = is empty: a scenario has at least one step
fault-scenario_no_players = is missing: name who sits where, such as ["Elaine", "David"]
fault-scenario_no_name = nobody can be called '{$name}'
fault-scenario_name_twice = two players are called '{$name}'
fault-scenario_nobody_called = nobody is called '{$name}'; the players are {$players}
fault-scenario_refused_what = should have an answer, or withdraw = true, or undo = true
fault-scenario_is_false = is false: leave it out instead
fault-scenario_no_parts = {$game} keeps nothing for a seat alone: write it under [table]
fault-scenario_no_fact = there is no fact '{$kind}'; facts are {$known}
fault-scenario_name_or_number = should be a name or a number, not {$value}
fault-scenario_only_numbers = '{$about}' has no names: write numbers from 0 to {$last}
fault-scenario_no_names = '{$about}' has no names: write its number
fault-scenario_nowhere = {$pieces}: nowhere
fault-scenario_too_many = {$pieces}: in too many places
fault-scenario_no_card_number = there is no card {$number}
fault-scenario_elsewhere = {$name} is already somewhere else on the table
fault-scenario_too_full =
    has {$number} { $number ->
        [one] card
       *[other] cards
    }, but at most {$most} belong there
fault-scenario_order_all = should name every player once, the leader first
fault-scenario_no_card = there is no card '{$name}' in this edition
fault-scenario_not_in_deck = '{$name}' is not in the deck now
fault-limit_is_kept = {$value} is kept by everything in this file: take it out
edition-is_sound = {$file}: a sound edition of {$game}

replay-waiting = The race goes on: waiting for {$waiting}.

terminal-brief = {$says}.
terminal-brief_of = {$name}: {$says}.
terminal-more = -- Enter for more --
terminal-go_on = -- Enter to go on --
terminal-you = {$seat} (you)
terminal-bot = {$seat} (bot: {$level})
terminal-seats = At the start: {$who}.
terminal-sealed_luck = The luck is sealed. The hash of the seed behind every card and die is
terminal-kept = Every answer is kept in {$file}.
terminal-resumed = {$file}: the race goes on where you stopped.
terminal-resumed_over = {$file} holds a race that is over.
terminal-resumed_own = The file has its own seats, seed, edition and options: those typed now are not used.
terminal-begin = ? explains what to do, { terminal-letter-quit } leaves.
terminal-choosing =
    {$seats} { $seats ->
        [one] is
       *[other] are
    } choosing ...

terminal-bot_failed-exception = {$seat} ({$bot}) raised an exception when asked “{$about}”; a tiro answered instead.
terminal-bot_failed-refused = {$seat} ({$bot}) gave a wrong answer when asked “{$about}”; a tiro answered instead.
terminal-bot_failed-slow = {$seat} ({$bot}) was too slow when asked “{$about}”; a tiro answered instead.

terminal-whose_turn = {$seat}, it is your turn.
terminal-pass_on = Pass the keyboard to {$seat}.
terminal-pass_ready = {$seat}, press Enter when only you can see the screen:{" "}
terminal-pass_back = ({ terminal-letter-undo } gives it back to {$seat}, who may choose again.)
terminal-taken_back = Taken back: choose again.
terminal-changed_mind = {$seat} takes their sealed answer back.
terminal-log_all = ({ terminal-letter-log } { terminal-word-all } tells the race from the start.)
terminal-log_what = { terminal-letter-log } tells what happened lately, { terminal-letter-log } { terminal-word-all } tells the race from the start; there is no { terminal-letter-log } {$typed}.
terminal-help_more = More: {$topics}; all of it: ? {$all}.
terminal-help_what = There is nothing to explain by that name. Try {$topics}, ? {$all}.
terminal-nothing_picked = Nothing is picked yet: ? explains what can be typed.
terminal-saved = Saved in {$file}; from now on after every answer.
terminal-save_where = Say where: save evening.race
terminal-save_exists = {$file} already exists: choose another name.
terminal-save_name = A file cannot have that name: choose another, like save evening.race
terminal-save_changed = Somebody else has changed {$file}, so it is left as it is: this race is no longer saved. save other.race saves it.
terminal-save_failed = {$error}: this race is no longer saved. save other.race saves it.
terminal-quit_unsaved = This race is not saved. { terminal-letter-quit } again leaves it; save evening.race saves it.
terminal-left = You leave the race.
terminal-left_end = End of input: the race stops here.
terminal-left_kept = It is saved in {$file}. To go on:
terminal-left_unsaved = It is not saved.
terminal-result = Result
terminal-won =
    {$winners} { $n ->
        [one] wins
       *[other] win
    }. {$told}
terminal-you_won = You win! {$told}
terminal-rank = {$rank}. {$seat}
terminal-seed_is = The seed behind every card and die was
terminal-committed_as = and its hash, published before the race, was
terminal-verify = Check it with:
terminal-verify_unsaved = A saved race (--file evening.race) is checked with: hippodrome verify evening.race
terminal-keep_where = A file to save this race in ({ terminal-letter-quit }: none):{" "}
terminal-hint = A hint: {$answer}  (type {$typed})
terminal-enter_plays = Enter plays it.
terminal-thinking = The coach is thinking ...
terminal-on_the_screen = On the screen
terminal-list_hint = Type a number from 1 to {$n}. ? explains everything.
terminal-list_pages = {"."}.. and {$n} more: m shows them.
terminal-list_help = 1 -- number 1 of the list; words of it will do, too
terminal-which = Which one? {$labels}
terminal-list_goes_on = {"."}.. and {$n} more; type the one you want as text.
terminal-list_no_such = There is no number {$n} in the list: type one from 1 to {$most}.
terminal-commands =
    Enter -- plays what is picked; with nothing picked it only shows the table again
    ! -- behind what you type: play it at once, without Enter
    m -- show the list, or more of it
    x -- put back everything that is picked
    ? -- this help
    { terminal-letter-hint } -- a hint: what the coach would answer, and why
    { terminal-letter-undo } -- take back the last pick, or the last answer where that is still allowed
    { terminal-letter-log } -- what happened lately; { terminal-letter-log } { terminal-word-all } tells the race from the start
    { terminal-letter-save } -- save; save evening.race saves the race in that file from now on
    { terminal-letter-quit } -- leave

# The letters of the commands: one each, all different, and none of c, k, m, r, t, x, which mean something else.
terminal-letter-hint = h
terminal-letter-undo = u
terminal-letter-log = l
terminal-letter-save = s
terminal-letter-quit = q

terminal-word-help = help
terminal-word-hint = hint
terminal-word-undo = undo
terminal-word-log = log
terminal-word-save = save
terminal-word-quit = quit
terminal-word-all = all
terminal-word-signs = signs

terminal-plain-guide = rules
terminal-plain-of = {$n} of {$most}
terminal-plain-hand = In your hand:
terminal-plain-only = There is only one choice: Enter takes it.

terminal-charioteer-turn = { -turn(at: "start") } {$turn} · lap {$lap} of {$laps}
terminal-charioteer-emperor = Emperor:
terminal-charioteer-crowd = Crowd c:
terminal-charioteer-coming = then
terminal-charioteer-piles = deck {$deck} · discard {$pile} · fan bag {$bag}
terminal-charioteer-fans =
    {$n} { $n ->
        [one] fan
       *[other] fans
    }
terminal-charioteer-tokens = Tokens
terminal-charioteer-no_tokens = No tokens left.
terminal-charioteer-legend = +1/4: skill bonus 1, 4 steps to a better one  · o space, outer space  ? explains
terminal-charioteer-finished = home
terminal-charioteer-hint = Pick cards by number, tokens by their code: {$example}. m lists moves, ? explains.
terminal-charioteer-goes_with = Not a move yet. It goes with  {$ways}
terminal-charioteer-numbered_card = card {$n} {$card}
terminal-charioteer-begin_reset =
    Reset move: pick 1 to {$most} { $most ->
        [one] card
       *[other] cards
    } to play. You stand still, lose all damage and take none this turn.
terminal-charioteer-also = The same cards can be {$codes}: type the symbol.
terminal-charioteer-list = The longest move of each symbol, and with each token: m1, m2 ... picks one; m shows more.
terminal-charioteer-listed_reset = reset move: stand still
terminal-charioteer-short = to space {$spaces}
terminal-charioteer-no_such_move = There is no m{$n} in the list: it has {$most}.
terminal-charioteer-no_such_card = Your cards are 1 to {$most}.
terminal-charioteer-no_such_pick = '{$typed}' is no card, token or symbol: m lists moves, ? explains.
terminal-charioteer-not_picked = '{$typed}' is not picked.
terminal-charioteer-throw_what = Say which cards to throw away: t 4 5.
terminal-charioteer-throw_how = A discard token goes on cards you throw away: t and their numbers, like t 4 5.
terminal-charioteer-wild_where = Say which card the wild token changes: {$code}=3 for card 3, {$code}=c for the crowd card.
terminal-charioteer-not_wild = With = a wild token is put on a card. The {$token} token is not wild: type just {$code}.

terminal-charioteer-can-cards = {$typed} -- pick these cards (c: the crowd card); what they add up to is shown before you play
terminal-charioteer-can-symbol = {$typed} -- the same, and which symbol you mean, where the cards share several
terminal-charioteer-can-token = {$typed} -- the same with a token, by its code
terminal-charioteer-can-wild = {$typed} -- the same with a wild token on card {$n} (=c: on the crowd card)
terminal-charioteer-can-throw = {$typed} -- the same, and throw a card away with a discard token
terminal-charioteer-can-reset = {$typed} -- a reset move with card 1; r alone begins one
terminal-charioteer-can-back = {$typed} -- the same, and put card {$n} back

terminal-charioteer-topic-icons = icons
terminal-charioteer-topic-track = track
terminal-charioteer-topic-damage = damage
terminal-charioteer-topic-tokens = tokens
terminal-charioteer-topic-emperor = emperor
terminal-charioteer-topic-signs = signs

terminal-charioteer-lesson-icons =
    whip -- after the move, up to {$whip_spaces} more { $whip_spaces ->
        [one] space
       *[other] spaces
    }. Not for the leader, not in the first turn, not after passing a rival; and a whip never passes anybody. A whip card shows no symbol: it joins any move
    shield -- no new damage this turn, and new cubes you already have are removed
    recovery -- before you move, remove half your damage, rounded up; two recoveries remove all of it. A yellow move counts as one
    They work on your cards, on the crowd card and on tokens, if they are part of the move.
terminal-charioteer-lesson-track =
    a point -- moves you one space. The track goes from the line (|) round to the line; outer spaces (o) count like the others
    passing -- costs a point for each rival: whoever enters a space stands outside of those in it, and has to pass each of them before leaving it. In the first turn it costs nothing.{ $laps_meet ->
        [yes] {" "}Chariots of another lap count like all others.
       *[no] {""}
    }{ $laps_apart ->
        [yes] {" "}Chariots of another lap are in nobody's way.
       *[no] {""}
    }
    black -- steps over outer spaces, and over rivals in them for free. Beyond the finish everybody steps over outer spaces
    rank -- further is better; in one space the inner chariot is ahead
    the end -- the turn in which the leader crosses the line for the last time is played to its end; whoever is furthest then wins
terminal-charioteer-lesson-damage =
    cubes -- each cube in your damage box takes a point from every move
    new cubes -- wait in the attack boxes, {$most_boxes} at most, and reach the damage box when the turn ends
    red -- an attack gives every rival new cubes, according to how many of its cards match{ $attacks ->
        [0] {""}
       *[other] : {$attacks}
    }
    less -- before you move, a yellow move or a recovery removes half of it, rounded up; two recoveries, or a reset move, remove all
    none -- with a shield or a reset move you take no new cubes this turn
    reset move -- you stand still, train no skill and win no fan token
terminal-charioteer-lesson-tokens =
    You may put one token on a move, and a discard token beside it. A used token is gone.
    colour -- a token with a colour goes only on moves of that colour, one without on any move
    +5 -- that many more points
    wild (*) -- goes on a card of the move: that card counts as two of the move's symbol, and what it shows does not count
    learning (^) -- one more step of skill, in the colour of the move
    whip, shield, recovery -- the same as the icons
    discard (D3) -- t 4 5: throws away cards that are not in the move, up to the number on the token; you draw others
    fan tokens -- a move with {$fan_symbols} or more matching { $fan_symbols ->
        [one] symbol
       *[other] symbols
    } draws one from the bag; { $hidden_fans ->
        [yes] rivals see how many you have, not which
       *[no] {""}
    }{ $open_fans ->
        [yes] everybody sees which ones you have
       *[no] {""}
    }
terminal-charioteer-lesson-emperor =
    a colour -- a move of that colour trains one more step
    every kind of move -- every move trains one more step
    trouble -- { $disrupt_cubes ->
        [0] {""}
       *[other] everybody takes {$disrupt_cubes} new { $disrupt_cubes ->
                [one] cube
               *[other] cubes
            }; a shield or a reset move removes them
    }{ $no_disrupt ->
        [yes] with this many chariots it brings no cubes
       *[no] {""}
    }
    skill -- each move trains its colour by one step; { $row ->
        [yes] after some steps every move of that colour gets a bonus of 1,{" "}
       *[no] {""}
    }in the end every move of that colour gets a larger bonus: {$bonuses}, in the order in which your colours arrive
    crowd card (c) -- is there for everybody: it can join your move if it shows the symbol{ $crowd_by_all ->
        [yes] , if it is a whip, or if a wild token makes it match
       *[no] {""}
    }. After the turn the next one comes up
terminal-charioteer-lesson-signs =
    R5 R5 Y2 -- a card: two red fives and a yellow two
    {"["}1] (4) -- a card that is picked; one that is thrown away. Others that fit are bright
    · o | -- on the track: a space, an outer space, the line
    AB * -- two chariots in a space, A on the inside (+: more); where your pick may end
    home -- as a lap: beyond the finish
    -2 28o -- as a space: two before the line; 28, an outer space
    2+1 -- damage: two cubes, and a new one in the attack boxes
    +1/4 -- a skill bonus of 1, four steps from a better one (columns G R Y B: green, red, yellow, black)
    G+5 G* G^ D3 -- tokens: green +5, wild, learning; discard up to three. 2 fans: two hidden fan tokens

terminal-charioteer-letter-green = G
terminal-charioteer-letter-red = R
terminal-charioteer-letter-yellow = Y
terminal-charioteer-letter-black = B

terminal-charioteer-icon-whip = whip
terminal-charioteer-icon-shield = shield
terminal-charioteer-icon-recovery = recovery

terminal-charioteer-token-plus = +{$n}
terminal-charioteer-token-wild = {"*"}
terminal-charioteer-token-learning = ^
terminal-charioteer-token-whip = whip
terminal-charioteer-token-shield = shield
terminal-charioteer-token-recovery = recov
terminal-charioteer-token-discard = D{$n}

terminal-charioteer-head-lap = Lap
terminal-charioteer-head-space = Space
terminal-charioteer-head-damage = Damage
terminal-charioteer-head-tokens = Tokens

server-open_past = This race continues one that is over: anybody can look up there who held which cards.
server-your_move = {$seat}, it is your move in {$title}.
server-awaits = Waiting for {$waiting}.
server-as_the_edition_says = as the edition says

server-bot-tiro = Tiro
server-bot-dummy = Dummy
server-bot-auriga = Auriga
server-bot-agitator = Agitator
server-bot-miliarius = Miliarius

server-note-hint = {$seat} asked for a hint.
server-note-asks_back = {$seat} asks to go back to before their last answer.
server-note-refuses_back = {$seat} would rather go on.
server-note-went_back = Everybody agreed: the race goes back to before {$seat}'s last answer. The same dice and cards will come up again.
server-note-relieved = {$seat} failed; a simpler bot takes over.
server-note-away = {$seat}'s time ran out: a bot plays on until {$seat} is back.
server-note-lapsed = {$seat}'s time ran out: a stand-in makes this one move ({$number} of {$most} in a row).
server-note-gone = {$seat}'s time ran out {$most} times in a row: a stand-in plays on until {$seat} is back.
server-note-paused = Nobody is left to play: the race waits until somebody is back.
server-note-back = {$seat} is back.
server-note-quiet_hints =
    {$seat} asked for {$number} { $number ->
        [one] hint
       *[other] hints
    } while nobody else could know that there was a choice to make.
server-note-replaced = {$seat} is absent: the host has let a bot play on for {$seat}.
server-note-resigned = {$seat} gives up; a bot plays on.

server-telling-past = Overtakes {$passed}.

server-unproven-file = This race was uploaded as a file: nobody here saw it being played, and nothing proves who raced or that its luck was sealed beforehand.
server-unproven-branch = This race continues one that was uploaded as a file: nobody here saw its beginning, and nothing proves who raced there or that its luck was sealed beforehand.

custom-named = {$edition} (custom)
custom-edition = Custom edition “{$edition}”.
custom-unknown = Custom rules: they may differ from the built-in edition.
custom-same = Custom edition: its rules are those of the built-in edition.
custom-differs =
    Custom rules: {$changes}{ $more ->
        [0] {""}
        [one] , and {$more} more change
       *[other] , and {$more} more changes
    }.
custom-changed = {$name} {$now} instead of {$usual}
custom-added = {$name} {$now} added
custom-removed = {$name} {$usual} removed
custom-quoted = “{$text}”

server-refusal-reviews_wait =
    {$number} of your reviews { $number ->
        [one] is
       *[other] are
    } already waiting: ask for the next one when one of them is done.
server-refusal-enough_bot_races = Too many races are running that only bots take part in: wait until one is over, or play in one yourself.
server-refusal-enough_open_tables = Too many of your tables are waiting for players: fill one of them first.
server-refusal-only_this_machine = Only the machine that this server runs on may ask for that.
server-refusal-damaged = The records of this table are damaged; whoever runs the server can find out more with hippodrome doctor.
server-refusal-another_name = This server does not answer to the name '{$name}'. Whoever runs it can allow it: hippodrome serve --allowed-hosts {$name}
server-refusal-another_origin = Requests from another site are refused.
server-refusal-another_edition = Another edition has the same sum: change a remark and try again.
server-refusal-not_away = No bot is playing for you.
server-refusal-no_such_table = That table does not exist.
server-refusal-no_such_race = That race is over, or has not begun.
server-refusal-no_network = This computer is in no network that other devices could share.
server-refusal-no_such_game = That game does not exist.
server-refusal-no_such_edition = There is no edition '{$edition}' of this game.
server-refusal-built_in_name = “{$edition}” is the name of a built-in edition, and this one differs from it: give your edition another name.
server-refusal-no_such_level = There is no bot '{$level}'.
server-refusal-no_such_seat = That seat does not exist.
server-refusal-no_such_line = The race has no such point.
server-refusal-unknown_secret = This secret opens no seat at this table.
server-refusal-not_seated = You are only watching: that takes a seat at the table.
server-refusal-only_the_host = Only whoever made the table can do that.
server-refusal-others_play = Other people play here, too: each of you sets the speed of your own page.
server-refusal-not_your_eyes = While the race is running, you see it from your own seat only.
server-refusal-seats_differ = This race has {$seats} seats: name somebody for each.
server-refusal-too_large = This is larger than the server accepts.
server-refusal-malformed = The request cannot be understood: {$where}: {$why}
server-refusal-malformed_whole = The request cannot be understood: {$why}
server-refusal-table_moves = This table is moving to another process of the server. Nothing was lost: try again.
server-refusal-database_away = The races cannot be reached at the moment. Nothing was lost: try again.
server-refusal-seat_taken = Somebody sits there already.
server-refusal-seat_lost = This seat is not yours any more.
server-refusal-no_free_seat = Every seat is taken.
server-refusal-begun = The race has begun.
server-refusal-gathering = The race has not begun: some seats are still free or not ready.
server-refusal-kept = This race was uploaded as a file: to play on, continue it as a new race from any point.
server-refusal-closed = This table is closed: {$why}
server-refusal-stale = The table has changed since: look again.
server-refusal-not_asked = There is nothing for you to decide now.
server-refusal-race_is_over = The race is over.
server-refusal-no_coach = There is no coach for this game.
server-refusal-race_runs = That has to wait until the race is over.
server-refusal-request_pending = Somebody has already asked to go back.
server-refusal-no_request = Nobody has asked to go back.
server-refusal-rematch_made = There already is a rematch.
server-refusal-hints_off = There are no hints at this table.
server-refusal-no_hint = No hint could be found this time.
server-refusal-coach_is_busy = The coach is busy: ask again in a minute.
server-refusal-chat_is_full = The chat of this table is full.
server-refusal-too_often = Too often: wait a moment and try again.
server-refusal-too_much = Too much at once: wait a moment and try again.
server-refusal-no_such_act = That cannot be done at a table.
server-refusal-no_such_digest = There is nothing here under this name, or it was not used for half a year and has been forgotten.
server-refusal-too_slow = This took too long to arrive.
server-refusal-too_long = This is too long for a QR code.
server-refusal-enough = Too much has been changed and said from this seat: from now on only its moves are accepted.
server-refusal-storage_quota = You have stored as much here as one address may in a day: try again later.
server-refusal-too_much_work = This takes the server too long: it was stopped.
server-refusal-luck_is_secret = The seed is shown when the race is over.
server-refusal-file_is_secret = The race file is available when the race is over: it holds everybody's secrets.
server-refusal-hands_are_secret = Hands are shown when the race is over.
server-refusal-branch_at_end = The race is over at this point: choose an earlier one.
server-refusal-too_many_branches = This race has been continued from others too many times: begin a new one.
server-refusal-too_many_watch = Too many are watching this table: try again later.
server-refusal-cannot_be_drawn = The board of this edition cannot be drawn.
server-refusal-crowded = Too many things are happening at this table at once: try again.
server-refusal-nobody_sits_there = Nobody sits there.
server-refusal-not_absent = {$name} is still in the race: a bot can only take over when somebody's time is up, or when the table has waited ten minutes for somebody who is not connected.
server-refusal-own_seat = That is your own seat: leave it, or close the table.
server-refusal-secret_used = This secret was used before: make up another one.
server-refusal-closed_by_host = {$name} has closed this table for good.
server-refusal-edition_has_faults =
    This edition has {$number} { $number ->
        [one] fault
       *[other] faults
    }; the first: {$first}
server-refusal-comparisons_wait =
    {$number} { $number ->
        [one] of your comparisons waits or runs
       *[other] of your comparisons wait or run
    } already: wait for one, or end it.
server-refusal-laboratory_is_busy = The laboratory is busy: try again later.
server-refusal-say_who_you_are = Say who you are first: the first message names a secret, or none to watch, and a language.
server-refusal-failed = Something went wrong here; nothing was changed.
server-refusal-too_many_connections = Too many live connections at once: close some.
server-refusal-head_too_large = The headers of this request are too large.
server-refusal-bad_host = A request must have exactly one Host header.
server-refusal-bad_handshake = This is not a valid WebSocket handshake.
server-refusal-only_processes = Only other processes of this server may connect here.
server-http-400 = The request cannot be understood.
server-http-404 = There is nothing at this address.
server-http-405 = This address cannot be asked for in this way.
server-http-other = The server cannot grant this request (status {$status}).
server-body-missing = it is missing
server-body-unknown = it is not known here
server-body-text = it should be a text
server-body-longest = it should have at most {$most} characters
server-body-shortest = it should have at least {$least} characters
server-body-pattern = it has characters that are not allowed there
server-body-blank = it should have something that can be seen
server-body-unshown = only characters that can be shown are allowed
server-body-whole = it should be a whole number
server-body-number = it should be a number
server-body-least = it should be at least {$least}
server-body-least_entries = it should not be empty
server-body-most = it should be at most {$most}
server-body-most_entries = it should have at most {$most} entries
server-body-yes_or_no = it should be true or false
server-body-choice = it should be one of: {$known}
server-body-list = it should be a list
server-body-object = it should be an object with fields
server-body-json = it is not JSON
server-body-other = it is not as it should be

coach-thinking = The coach plays the race again ...
coach-decision =
    { -turn(at: "start") } {$turn}, {$seat}: cost {$points} percentage { $points ->
        [one] point
       *[other] points
    } of winning chance (±{$error})
coach-given = Played: {$answer}
coach-better = Better: {$answer}
coach-opinion = {$bot} would play: {$answer}
coach-no_opinion = {$bot} could not answer “{$about}”:
coach-why =
    On average: {$gains}{ $prices ->
        [0] {""}
       *[other] ; the price: {$prices}
    }.
coach-chance_only =
    In the end it wins more often{ $prices ->
        [0] {""}
       *[other] ; the price: {$prices}
    }.
coach-no_mistakes = {$seat}: nothing was found that would clearly have been better.
coach-luck_gave =
    Luck gave {$seat} about {$points} percentage { $points ->
        [one] point
       *[other] points
    } of winning chance (±{$error}).
coach-luck_took =
    Luck took about {$points} percentage { $points ->
        [one] point
       *[other] points
    } of winning chance from {$seat} (±{$error}).
coach-luck_even =
    Luck neither helped nor hurt {$seat} much ({$points} percentage { $points ->
        [one] point
       *[other] points
    }, ±{$error}).
coach-cost_nothing = Nothing clearly better was found than what {$seat} did.
coach-turning = Turning point: in { -turn } {$turn}, when {$seat}'s chance to win went from {$was} to {$now}.
coach-so_far = This race is not over: here is the review of what has happened so far.
coach-cost = The costliest decisions of {$seat} gave away about {$points} of every 100 possible wins.
coach-how =
    Chances: the true position played on by auriga in {$worlds} { $worlds ->
        [one] imagined race
       *[other] imagined races
    } each. Decisions: by what the seat knew then, the worst in {$again} { $again ->
        [one] imagined race
       *[other] imagined races
    } to the end. Luck: each card or die against all that could have come up there. ± is one standard error: two times in three the truth is nearer than that, and hardly ever more than three times as far.
coach-adjusted = With average luck {$seat} would have won about {$points} of 100 such races (±{$error}).
coach-rate =
    A decision of {$seat} cost {$points} { $points ->
        [one] thousandth
       *[other] thousandths
    } of a win on average (±{$error}): {$size}.

coach-head-chances = Chances to win
coach-head-decisions = The decisions that cost most
coach-head-luck = Luck and skill, in percentage points

coach-source-start = Chance at the start
coach-source-own = Own decisions, compared with auriga's
coach-source-rivals = Rivals' decisions, compared with auriga's
coach-source-rest = Rest: what the estimates did not foresee
coach-source-adjusted = Result with average luck
coach-source-end = Result
coach-source-now = Chance now
coach-source-all_luck = All luck together

coach-hint-than = Rather than: {$answer}
coach-hint-clear =
    This wins about {$points} more { $points ->
        [one] race
       *[other] races
    } of a hundred (±{$error}).
coach-hint-close = It is not clear which wins more often: they are close (±{$error} of a hundred).

coach-rate_size-superb = superb
coach-rate_size-strong = strong
coach-rate_size-sound = sound
coach-rate_size-fair = fair, with mistakes
coach-rate_size-loose = loose
coach-rate_size-wild = wild

coach-habits_over =
    {$name}: {$races} { $races ->
        [one] race
       *[other] races
    }, {$won} won, {$decisions} { $decisions ->
        [one] decision
       *[other] decisions
    }
coach-no_habits = Nothing is clearly different from what strong players do.
coach-how_habits = Each answer beside the better one that the coach saw in the same position; where it saw none they count as the same. ± is one standard error; only what is more than two and a half times its error is told.

coach-head-habits = What is done more and less than strong players do
coach-head-my_habits =
    In your last { $races ->
        [one] race
       *[other] {$races} races
    }: what you do more and less than strong players
