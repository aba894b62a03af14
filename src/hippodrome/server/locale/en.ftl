### The page's own words in English.

page-skip = Skip to the main content
page-skip_choice = Skip to your decision
page-lobby = To the lobby
page-foot = Race games with every rule of their rulebooks. The luck is sealed before the start, and anybody can check it afterwards.

switch-language = Language
switch-sound = Sound

switch-theme-auto = Colours: same as the device
switch-theme-light = Colours: light
switch-theme-dark = Colours: dark

switch-sound_is-on = Sound is on
switch-sound_is-off = Sound is off

levels-tiro-label = Tiro
levels-tiro-strength = Plays any sensible move; a child can beat it.

levels-dummy-label = Dummy
levels-dummy-strength = Always goes for speed and never looks further; easy to beat once you know the rules.

levels-auriga-label = Auriga
levels-auriga-strength = Weighs what a good club player would weigh. Beats tiro and dummy nearly always.

levels-agitator-label = Agitator
levels-agitator-strength = Tries its moves in imagined races for about a second. Alone against three aurigas it wins {$alone} of 100 races; an equal would win 25.

levels-miliarius-label = Miliarius
levels-miliarius-strength = The strongest: looks further ahead, for up to three seconds. Alone against three aurigas it wins {$alone} of 100 races; an equal would win 25.

lobby-page = Hippodrome: race games
lobby-hero = To your chariots
lobby-lead = Race games for the whole table: against bots, on one screen, or with friends by a link. No account, nothing to install.
lobby-games = Choose a race
lobby-seats = {$least} to {$most} players
lobby-seats_only = {$most} players
lobby-start = Start the race
lobby-mine = Your races
lobby-open = Open tables
lobby-running = Races under way
lobby-over = Finished races
lobby-continue = Continue
lobby-sit = Sit down
lobby-watch = Watch
lobby-replay = Replay
lobby-free = a free seat
lobby-won = Won by {$names}
lobby-just_now = just now
lobby-import = A race file
lobby-import_lead = Replay a race that was saved elsewhere, and continue it from any point. Drop the file anywhere on this page.
lobby-import_button = Open a race file
lobby-reading = Reading {$file} …
lobby-unproven = unproven
lobby-also_unproven = {" "}· { lobby-unproven }
lobby-any_game = All games
lobby-filter_game = Show only this game
lobby-filter_text = Search by name or settings
lobby-nothing_found = No table matches.
lobby-page_back = Newer
lobby-page_on = Older
lobby-clock = clock {$clock}
lobby-no_clock = no clock
lobby-edition = edition {$edition}
lobby-custom_edition = custom edition “{$edition}”
lobby-your_move = Your move
lobby-no_hints = no hints
lobby-play = Play now
lobby-play_note = A short race against easy bots, with a guide.
lobby-play_game = Play {$game} now: a short race against easy bots
lobby-more_options = More options
lobby-more_options_of = {$game}: more options
lobby-rules = Rules
lobby-invite = Invite a friend
lobby-invite_note = Choose a game; then you get a link to send.
lobby-learn = Learn a game
lobby-learn_note = Each rulebook has pictures and examples; the gallery shows every card and piece.
lobby-minutes = {$n} min
lobby-weight-easy = easy to learn
lobby-weight-medium = medium
lobby-weight-heavy = for experts
lobby-salve = Salve, {$name}
lobby-salve_stranger = Salve
lobby-record =
    { $races ->
        [one] {$races} race
       *[other] {$races} races
    }, { $wins ->
        [one] {$wins} win
       *[other] {$wins} wins
    }
lobby-rename = Change your name
lobby-rename_save = Save
lobby-last = Last races
lobby-result_won = {$game}: won
lobby-result_lost = {$game}: won by {$names}
lobby-result_none = {$game}: without a winner
lobby-more = More
lobby-editions = Editions
lobby-editions_lead = Change the numbers, cards and tracks of a game, and try out what that does.

live-live = Live:
live-leads =
    { $names ->
        [one] {$names} leads
       *[other] {$names} lead
    } · {$title}
live-won =
    { $names ->
        [0] The race is over
        [one] {$names} has won
       *[other] {$names} have won
    }. The next one starts soon.
live-watching = {$game}, live
live-note = Four bots race here, by the same rules as you. You can beat them.
live-seat = Take a seat

setup-seats = Who races
setup-who = Who sits in seat {$n}
setup-me = Me, on this screen
setup-open = A friend, by link
setup-bot = Bot: {$level}
setup-name = Your name
setup-name_of = Name in seat {$n}
setup-add_seat = + Another seat
setup-remove_seat = Remove seat {$n}
setup-open_note = You get a link to send as soon as the table is open.
setup-hot_seat_note = Plays on this screen too: you pass the device round.
setup-options = Options, edition, pace
setup-by_edition = As the edition says
setup-edition = Edition
setup-edition_note = Cards, tokens and track come from the edition; you can write your own.
setup-own_edition = A file of my own (.toml)
setup-no_file = Choose the file of your edition first.
setup-pace = Pace of the bots
setup-pace_note = How long bots wait before they move, so that you can follow.
setup-listed = Show this table in the lobby
setup-clock = Clock
setup-clock_note = How long a decision may take. If somebody runs out of time, a stand-in makes that one move; after three times in a row it plays on until they are back.
setup-listed_note = Tables with a free seat are shown unless you choose otherwise; races against bots alone are not.
setup-hints = Hints from the coach are allowed during the race

setup-clocks-none = none
setup-clocks-fast = fast: 45 seconds
setup-clocks-relaxed = relaxed: 5 minutes
setup-clocks-correspondence = correspondence: 3 days

setup-paces-calm = Calm
setup-paces-brisk = Brisk
setup-paces-instant = At once

table-answered = Your answer is in: the race goes on in a moment.
table-custom = Custom rules
table-paused = Nobody is left to play: the race waits until somebody is back.
table-board = The board
table-hand = Your hand
table-seats = The seats
table-talk = Log and chat
table-decision = Your decision
table-order = Running order
table-going_on = The race goes on …
table-your_move_at = ● Your move · {$title}

board-label = Board with pieces
board-closer = Zoom in
board-farther = Zoom out

seats-more = Show what everybody has
seats-less = Show only names and clocks
seats-stood_in = Away: a stand-in plays
seats-resigned = Gave up: bot
seats-replaced = Absent: bot
seats-open = Free seat
seats-bot = Bot · {$level}
seats-you = You
seats-away = Away
seats-ready = Ready
seats-awaited = Still to decide

choice-confirm = Confirm
choice-clear = Clear
choice-change = Change
choice-take_back = Take back
choice-ready = You are ready: {$says}
choice-withdrawn = Taken back: choose again.
panel-preview = Your move
panel-advice = Hint
panel-recap = Since your move
panel-guide = Guide
choice-advice = The coach would play: {$says}
choice-advice_soon = The coach is thinking …
choice-advice_take = Pick that

tool-rules = Rules
tool-hint = Hint
tool-undo = Undo

rewind-sure = Go back?
rewind-sure_text = The race goes back to before your last answer. Whatever came after it is played again; the same dice and cards will come up.
rewind-ask_text = The others are asked first. If all agree, the race goes back to before your last answer, and the same dice and cards will come up.
rewind-sure_yes = Go back
rewind-agree = Agree
rewind-refuse = Refuse
rewind-drop = Drop the request
rewind-waits = Waiting for {$names}.

log-title = Log
log-start = Before the start

telling-skip = Skip
telling-again = Show it again (A)
telling-speed_label = Speed of bots and playback


since-title = Since your last move
since-turn = What just happened
since-close = Close this summary
since-rank = Place
since-by = {$name}:{" "}
since-change = {$before} → {$after}

chat-title = Chat
chat-unread = Chat ({$n})
chat-text = Say something
chat-send = Send

menu-people = People and seats
menu-title = Menu
menu-share = Invite by link
menu-device = Move to another device
menu-hook = Tell me when it is my move
menu-eyes = Watch as …
menu-guide = First-race guide
menu-rules = Rulebook
menu-gallery = Gallery of cards and pieces
menu-info = This table, and its luck
menu-keys = Keyboard

sheet-rather_not = Cancel
sheet-close = Close
sheet-copy = Copy
sheet-copied = Copied

share-text = Whoever opens this link can watch; while a seat is free, they can sit down.

device-text = Open this link on the other device, or scan the code. It is the key to your seat: whoever has it plays in your place.
device-none = You have no seat at this table: the address of this page is all you need.
device-qr = QR code of the link to your seat

eyes-text = See the table from one of your seats, or as somebody who only watches.
eyes-watcher = A watcher
eyes-open = Everybody's hands

info-commitment = The luck is sealed
info-commitment_text = This number was published before the race. When it is over, the seed is revealed, and your browser can compute every die and every card again.
info-branched = Continues another race from step {$at}

guide-skip = Skip
guide-step = Your first race · {$n} of {$of}
guide-next = Next
guide-back = Back
guide-done = Off we go
guide-close = Close the guide

guide-until-pick = Try it: pick something that is lit.
guide-until-answer = Try it: make your move.

less-label = How often I am asked to react
less-all = Ask me about everything
less-mine = Ask me only if it is about me
less-declined = No reaction, as you wished: {$what}

keys-title = Keyboard
keys-tab = Go on to the next thing: card, piece, button
keys-arrows = Move within the hand, among what can be picked on the board, in the log
keys-pick = Pick, or put back
keys-confirm = Confirm
keys-clear = Clear your picks
keys-no_reaction = No reaction, when you are asked for one
keys-no_more = No more reactions this turn
keys-skip = Skip what is being shown, or close the summary
keys-again = Show the turn again
keys-help = Show these keys

keys-key-tab = Tab
keys-key-arrows = ← ↑ ↓ →
keys-key-pick = Enter or Space
keys-key-confirm = Ctrl + Enter
keys-key-clear = Esc
keys-key-no_reaction = N
keys-key-no_more = M
keys-key-skip = S
keys-key-again = A
keys-key-help = ?

gather-title = Waiting for players
gather-starting = The race is about to begin
gather-closed = This table is closed
gather-share = Send this link to your friends:
gather-ready = ready
gather-not_ready = not ready yet
gather-put_bot = Put a bot here …
gather-bot_for = A bot for seat {$n}
gather-sit = Sit down
gather-leave = Leave the table
gather-invited = {$host} invites you to a race of {$game}
gather-invited_by_link = You are invited to a race of {$game}

watch-title = You are watching
watch-text = You see what everybody at the table may see. The hands stay secret until the end.

curtain-hand_over = Hand the device to {$name}
curtain-i_am = I am {$name}

result-you_won = You win!
result-you_came = You finish in place {$rank} of {$of}.
result-stood_in =
    A stand-in made {$moves} of {$of} { $of ->
        [one] move
       *[other] moves
    } for {$name}.
result-places = Everybody's place from start to finish
result-plot = Places over time; at the end: {$names}.
result-rank = {$n}.
result-ask_coach = Ask the coach about the turning point and the luck
result-share = Share
result-share_text = Whoever opens this link can watch the race again, from any seat.
result-won =
    {$names} { $n ->
        [one] wins
       *[other] win
    }
result-nobody = Nobody wins
result-unfinished = This race was never finished
result-rematch = Rematch
result-join_rematch = Join the rematch
result-replay = Replay
result-download = Download the race

verify-button = Verify the luck
verify-title = The luck, computed again
verify-text = Your browser takes the revealed seed and computes every draw of this race again. The server has no part in it.
verify-working = Computing …
verify-seed = The seed
verify-draw = Draw
verify-about = What it was for
verify-drawn = Drawn
verify-agrees = Agrees
verify-expected = should be {$numbers}
verify-kept = The seed is the one that was sealed before the race.
verify-broken = The seed is NOT the one that was sealed before the race.
verify-draws =
    {$good} of {$of} { $of ->
        [one] draw
       *[other] draws
    } { $good ->
        [one] comes
       *[other] come
    } from the seed.
verify-file_kept = The seed fits the seal in the file; nobody here knows when that was sealed.
verify-file_broken = The seed does NOT fit the seal in the file.
verify-no_seed = This race carries no seed: its luck cannot be verified.

replay-page = Replay: {$title}
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-branch = Continue from here
replay-branch_start = Race on from here
replay-branch_text = A new race begins as this one stood after decision {$n}, with new luck from there on. Who sits where?
replay-turn_back = One turn back
replay-back = One decision back
replay-step_back = One step back
replay-step_on = One step on
replay-forward = One decision on
replay-turn_on = One turn on
replay-decision = Decision
replay-count =
    {$n} / {$of}{ $step ->
        [0] {""}
       *[other] { $steps ->
                [0] {""}
               *[other] {" "}· step {$step} of {$steps}
            }
    }
replay-link = Link to this moment
replay-link_text = Whoever opens this link sees the race at this step, from the same seat.

replay-speeds-slow = Slow
replay-speeds-normal = Normal
replay-speeds-fast = Fast
replay-speeds-fastest = Very fast

coach-button = Coach
coach-title = What the coach says about the race
coach-waiting = The coach is still busy with other races: yours is number {$n} in line …
coach-thinking = The coach plays the race again and again: {$n}
coach-failed = The coach could not review this race.
coach-plot = Chances to win of {$names}, from start to end. The numbers are in the table below.
coach-numbers = The numbers
coach-axis_end = {$axis} {$n}
coach-show = Show this moment
coach-nothing = Nothing was found that would clearly have been better.

wire-seat_lost = Your seat now belongs to somebody else: you are only watching.
wire-lost = Connection lost, trying again …
wire-not_sent = That did not reach the server: try again.
wire-no_table = That table does not exist, or no longer does.

hook-text = The web hook of a chat system gets a message whenever you have something to decide. Leave the address empty to turn it off.
hook-url = Address of the web hook
hook-whole = for everybody's moves at this table
hook-save = Save
hook-saved = Saved.
hook-ended = Turned off.
hook-none = Only players at the table can be told of moves.

away-text = Your time ran out three times in a row: a stand-in plays for you.
away-back = I am back

people-none = You have no seat at this table.
people-renew = New link for {$name}
people-renew_text = This seat gets a new link. Whoever has the old one loses access at once, and so do your other devices: open the new link there.
people-renew_yes = Make a new link
people-remove = Remove {$name}
people-remove_text = The seat becomes free again, and {$name} loses access to it. This cannot be undone; with the link to the table anybody can still sit down.
people-remove_yes = Remove
people-replace = A bot for {$name}
people-replace_text = {$name} loses the seat for the rest of this race, and a bot plays on. You can do this only when {$name} is absent: out of time, or away for ten minutes while the table waits. It cannot be undone.
people-replace_yes = Let a bot play on
people-resign = Give up as {$name}
people-resign_text = A bot plays on for you to the end, and the result says so. You can watch, but not come back.
people-resign_yes = Give up
people-close = Close the table
people-close_text = The table ends here for everybody, and nobody can play on. This cannot be undone.
people-close_yes = Close for good

clock-left = {$time} left
clock-each = {$time} for each decision
clock-soon = {$time} left, then a stand-in makes this one move for you
clock-days = {$d} d {$h} h
clock-hours = {$h} h {$m} min

learn-ways = Learn and play
learn-rules = Rulebook
learn-gallery = Gallery
learn-table = Back to the table
learn-contents = Contents
learn-search = Search
learn-found =
    {$n} { $n ->
        [one] place
       *[other] places
    } found
learn-rules_of = Rulebook: {$title}
learn-gallery_of = Gallery: {$title}
learn-opens = Just a moment …
learn-about_rules = In our own words, with the numbers of the edition “{$edition}”.
learn-about_gallery = Every piece of the edition “{$edition}”.
learn-example = Example.
learn-before = Before
learn-after = After
learn-position = The position
learn-copies = {" "}× {$n}
learn-told = What happened, in the words of the game
learn-refusals = When the game says no ({$n})

invite-looking = Looking for an address that your friends can open …
invite-network = The link works for everybody in the same network (the same Wi-Fi).
invite-device = This link only works on this device: Hippodrome listens to nobody else. To let friends in, stop it and start it again with “hippodrome play --lan” (same network) or “hippodrome serve” (see the hosting page).
invite-qr = QR code of the link to this table
invite-offer = So far, only this computer can open the table. Let the other devices of your network (the same Wi-Fi) in?
invite-open_network = Let my network in
invite-opened = Your network can come in now, until you stop Hippodrome.

notify-title = {$game}: your move
notify-on = Notify me in this browser when it is my move
notify-off = Stop notifying me in this browser
notify-denied = This browser does not allow notifications for this site.
notify-none = This browser cannot show notifications.
look-hold = Hold a finger on anything: it says what it is.
edition-way = Edition
edition-title = {$title}: {$name}
edition-my = My {$title}
edition-try = Try it against bots
edition-save = Save and share
edition-lay = Set up a table
edition-download = Download (.toml)
edition-upload = Upload (.toml)
edition-again = Discard my changes
edition-about_house = A copy of the built-in edition “{$name}” to change. Nothing is saved until you save it.
edition-about_kept = Somebody saved this edition here. Change it as you like: you work on a copy.
edition-about_copy = Your copy of the saved edition “{$name}”. Save it to get a link of its own.
edition-about_table = The edition “{$name}” of a table. Change it as you like: you work on a copy.
edition-faults = Faults
edition-wrong =
    {$n} { $n ->
        [one] fault
       *[other] faults
    }: nothing can be raced or saved until { $n ->
        [one] it is
       *[other] they are
    } mended.
edition-sound =
    A valid edition. It differs from the built-in one in {$n} { $n ->
        [one] place
       *[other] places
    }.
edition-as_house = A valid edition, with the same values as the built-in one.
edition-at_line = Line {$n}: {$why}
edition-differs = Differences from the built-in edition
edition-see_differences = See what differs
edition-no_changes = Nothing yet.
edition-more_changes = and {$n} more
edition-only_here = only here: {$value}
edition-only_house = only in the built-in one: {$value}
edition-change = : {$text}
edition-in_languages = In other languages
edition-from_to = {$first} → {$second}
edition-meaning = {" "}({$meaning})
edition-values = Cards and numbers
edition-top = The edition
edition-between = {$low} to {$high}
edition-house = built-in: {$value}
edition-back = Back to the built-in {$value}
edition-yes = yes
edition-no = no
edition-no_number = This should be a whole number.
edition-limits = Limits broken on purpose
edition-limits_note = What the rulebook does not allow, unless you tick it.
edition-as_text = As text
edition-as_text_note = Everything can be changed here: add a card, or take a table out. The form follows.
edition-apply = Use this text
edition-compare = Compare with another edition
edition-compare_note = Four bots race both editions on the same luck; what differs is told with its interval. It takes some seconds, or minutes for a game without a fast engine.
edition-compare_with = Compare with
edition-house_named = the built-in “{$name}”
edition-other_link = one that was shared by link
edition-other_file = a file (.toml)
edition-link_of = Link of the other edition
edition-no_link = This is not the link of an edition.
edition-surer = Four times as many races
edition-compare_start = Compare
edition-compare_stop = Stop
edition-compare_begins = The races begin …
edition-compare_waits =
    {$n} { $n ->
        [one] comparison comes
       *[other] comparisons come
    } first.
edition-compare_goes = {$part} raced, about {$left} s left.
edition-compare_done =
    Done: {$n} { $n ->
        [one] race
       *[other] races
    } of each edition.
edition-compare_failed = This comparison could not be finished: try again later.
edition-compare_stopped = Stopped.
edition-compare_page = See it with plots
edition-compared = What differs in the race
edition-about_compared =
    1: {$first} · 2: {$second} · {$n} { $n ->
        [one] race
       *[other] races
    } each · {$seats}
edition-cut_short =
    Time ran out after {$n} of {$wanted} { $wanted ->
        [one] race
       *[other] races
    }: the intervals are wider than usual.
edition-measure = Measure
edition-first = 1
edition-second = 2
edition-difference = Difference
edition-interval = 95% interval
edition-sure_note = {"*"} 0 lies outside the interval. Of twenty such intervals about one misses by chance.
edition-pictures = Cards and board
edition-board = The board
edition-mend_first = Mend the faults first: then everything is drawn.
edition-kept = The edition is saved here. Whoever has the link can look at it, change a copy, and race it. After half a year without a visitor it is forgotten.
edition-open_kept = Open the saved edition
