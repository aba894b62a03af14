### Texts of the command line in English: help pages, usage errors and other error messages.
### Help texts are one line each: such lines are parsed without the Fluent parser, so that --help is fast.


## The pages of --help

help-page-usage = Usage:
help-page-arguments = Arguments
help-page-options = Options
help-page-commands = Commands
help-page-example = Example: {$command}
help-page-help = Show this help and exit.
help-page-default = default: {$value}
help-page-range = {$least} to {$most}
help-page-least = at least {$least}
help-page-most = at most {$most}
help-page-required = required

# Words that stand for what is typed; in capitals.
help-metavar-OPTIONS = OPTIONS
help-metavar-COMMAND = COMMAND
help-metavar-ARGS = ARGS
help-metavar-GAME = GAME
help-metavar-FILE = FILE
help-metavar-FOLDER = FOLDER
help-metavar-NAME = NAME
help-metavar-HOSTS = HOSTS
help-metavar-HOST = HOST
help-metavar-PORT = PORT
help-metavar-SECONDS = SECONDS
help-metavar-DAYS = DAYS
help-metavar-FACTOR = FACTOR
help-metavar-SEAT = SEAT
help-metavar-SEATS = SEATS
help-metavar-BOT = BOT
help-metavar-BOTS = BOTS
help-metavar-TEXT = TEXT
help-metavar-OPTION = OPTION
help-metavar-VALUE = VALUE
help-metavar-LEVEL = LEVEL
help-metavar-ERROR = ERROR
help-metavar-POINTS = POINTS
help-metavar-TASK = TASK
help-metavar-POLICY = POLICY
help-metavar-RANGE = RANGE
help-metavar-AGE = AGE

## Options that several commands share

help-option-game = One of: {$games}, or a game of an installed package (see: hippodrome games).
help-option-edition = A built-in edition, or a .toml file.
help-option-set = A game option, such as laps=1.
help-option-seed = Any text; the same seed gives the same draws.
help-option-database = Database URL, such as sqlite:///club.db (default: a personal SQLite file).
help-option-bot-seconds = Time limit per decision for custom bots, in seconds.
help-option-json = Print one JSON object instead of text.
help-option-report = Write an HTML report with plots, readable offline.
help-option-resume = Resume an interrupted run of the same command.
help-option-backend = Where the races run: on this machine (local) or on a Ray cluster (ray).
help-option-jobs = Processes; 0 for one per core.
help-option-seats = One bot per seat, with commas: {$bots}, or one of your own: FILE.py:NAME.
help-option-engine = Engine: rules (readable) or fast (compiled); default: fast if available.
help-option-file = A race file.
help-option-first = An edition file, or the name of a built-in edition.
help-option-second = Another.
help-option-games = Number of races per edition.

## Commands

help-hippodrome = Play, host and study tabletop race games. Without a command: play.
help-hippodrome-version = Show the version and exit.
help-edition = Editions: decks, tracks and numbers as files.
help-locale = Translations: supported languages and missing texts.

help-play = Play in the browser, with bots and with friends by a link; or in the terminal.
help-play-game = One of: {$games}, or a game of an installed package (see: hippodrome games); without one, the lobby.
help-play-terminal = Play in this terminal instead of the browser.
help-play-seats = With commas: me, me:Name, open, {$bots}, or a bot of your own: FILE.py:NAME.
help-play-file = In the terminal: save here, or resume from here.
help-play-port = In the browser: the port; 0 for any.
help-play-browser = Open the browser, or only print the address.
help-play-lan = Let other devices in your network open the table and take open seats by a link.

help-games = List the available games, built in and from installed packages, and why others cannot be used.

help-serve = Run a server that others can join.
help-serve-host = Where to listen; 0.0.0.0 for the whole network.
help-serve-port = The port; 0 for any.
help-serve-workers = Processes; more than one need PostgreSQL.
help-serve-rate-limit = Requests per second from one client; 0 for no limit.
help-serve-log-level = Write logs as JSON lines from this level on: info, warning or error.
help-serve-public-url = The URL that players open, for links in messages.
help-serve-allowed-hosts = Other host names that the server answers to, with commas; * for any name.
help-serve-internal-host = Private address where other server processes with the same PostgreSQL database reach this one.
help-serve-expire-waiting = Days until a table that waits for players is deleted, since it was last opened; 0 for never.
help-serve-expire-unopened = Days until any other table is deleted, since it was last opened; 0 for never.
help-serve-remote-workers = Let 'hippodrome worker' on other machines compute for bots, hints and reviews; needs PostgreSQL.
help-serve-check = Only check this configuration and print what is wrong; exit code 2 if anything.
help-serve-json = With --check: print one JSON object instead of text.

help-worker = Run bot searches, hints and reviews for servers started with --remote-workers.
help-worker-more = Run it on as many machines as you like. If one stops or dies, the others take over its jobs.
help-worker-database = The PostgreSQL database of the servers.
help-worker-processes = Processes; 0 for one less than cores.

help-simulate = Run many bot races and report statistics, or export the races.
help-simulate-games = Number of races.
help-simulate-mirror = Play each deal once for every rotation of the seats.
help-simulate-out = Export the races: FILE.parquet, one row per decision; or a folder of race files.
help-simulate-resume = Resume an interrupted export.

help-study = Measure a game: race length, lead changes, openness, and win rates, with 95 % intervals.
help-study-games = Number of races.
help-study-games-default = 2000, or 200 on the readable rules
help-study-max-error = Run races until the 95 % interval of every win share is at most ± this, such as 0.5%.
help-study-rule-races = Extra races on the readable rules, to list the rules that never apply.
help-study-coach-races = Races that the coach examines: luck, stakes, kingmaking. Slow.
help-study-out = Write one row per race, as Parquet.

help-ladder = Race all bot levels against each other; report Elo ratings with 95 % intervals, and win rates per pair.
help-ladder-seats = Seats per race.
help-ladder-deals = Deals per pair, raced from every seat.
help-ladder-levels = Only these bots, with commas; also FILE.py:NAME.
help-ladder-max-error = Race more deals until every Elo difference between neighbouring levels is known to ± this.
help-ladder-max-error-default = off
help-ladder-adjust-luck = Subtract the effect of luck from the results, in games whose coach can measure it.

help-precompile = Compile the fast engines now, so that the first simulation and the first bot answer start at once.
help-precompile-more = Compiled code is cached on disk. It takes a minute or two, once.
help-precompile-game = One of: {$games}, or a game of an installed package (see: hippodrome games); without one, all of them.

help-evaluate = Measure a policy at a benchmark task: its share of wins over mirrored deals, with a 95 % interval.
help-evaluate-task = A task such as charioteer-duel-v1; without one, all are listed.
help-evaluate-policy = FILE.py:NAME, a function of observation and mask; or {$bots}.
help-evaluate-deals = Deals, each raced from every seat.

help-fields = List the numbers of an observation, or the actions, with their meaning.
help-fields-seats = Number of seats.
help-fields-actions = List the action ids instead.

help-scenario = Run scenario files; exits with 1 if any fails.
help-scenario-files = Scenario files, or folders of them.

help-replay = Print the log of a race file.
help-replay-to = Stop after N answers and draws.
help-replay-as = Show what this seat saw; seats are numbered from 1.

help-verify = Check a race file: every answer against the rules, every draw against the committed seed.

help-review = Review a race with the coach: win chances over time, the costliest decisions, luck and skill.
help-review-more = Without --seat, it reviews the decisions of people, or of all seats if only bots raced. The same file gives the same review. With several files, it lists the habits of the player at --seat compared with strong players.
help-review-file = A race file; or several, of one player.
help-review-seat = Review this seat: its number from 1, or the player's name.
help-review-quick = Use a quarter of the computing time, with larger errors.
help-review-effort = Multiple of the usual computing time.
help-review-bot = Also show what this bot would have played, such as FILE.py:NAME.

help-locale-check = List missing and superfluous texts of a language, and those whose English text has changed since.
help-locale-check-lang = A language, such as de; all of them if none is named.
help-locale-check-accept = Record that every text matches the current English one.

help-edition-show = Print the text of an edition.
help-edition-check = List every issue of an edition file, with line and reason.
help-edition-check-file = An edition file.
help-edition-new = Create an edition file as a copy of a built-in edition.
help-edition-new-file = The file to create, such as my.toml.
help-edition-diff = Show the differences between two editions of a game.
help-edition-compare = Race two editions on the same draws and report the differences, with 95 % intervals.
help-edition-sweep = Race an edition with several values of some numbers, on the same draws, and compare the measures.
help-edition-sweep-file = An edition file, or a game for its built-in edition.
help-edition-sweep-ranges = Such as race.whip=3..8 or race.hand=6,8,10.
help-edition-tune = Search for numbers that reach the targets, and show the trials.
help-edition-tune-file = An edition file, or a game for its built-in edition.
help-edition-tune-target = A target such as 'vehicles within 5 %' or 'length from 18 to 20'.
help-edition-tune-vary = Numbers to change, such as vehicle.*.speed.
help-edition-tune-trials = Maximum number of editions to try.
help-edition-tune-out = Write the best edition there.

help-doctor = Check a database: its schema, and every race, replayed from its journal. Exits with 1 if anything is wrong.

help-backup = Copy a whole database to a file, even while it is in use. A backup can be restored into any kind of database.
help-backup-file = A new file to write it to.
help-backup-skip-unreadable = Leave out tables that cannot be read, and name them.
help-backup-overwrite = Overwrite the file if it exists.

help-restore = Fill an empty database from a backup.
help-restore-file = A backup.

help-archive = Export old finished races to files and delete them from the database.
help-archive-folder = Where race files go.
help-archive-older-than = Minimum age of a finished race: 36h, 90d, 26w.
help-page-lang = Output language (default: system language).
help-metavar-LANGUAGE = LANGUAGE

## What was mistyped

bad-see_help = {$why} (see: {$command} --help)
bad-no_such_option = No such option: {$typed}
bad-no_such_option_near = No such option: {$typed}. Did you mean {$near}?
bad-no_such_command = No such command '{$typed}'
bad-no_such_command_near = No such command '{$typed}'. Did you mean {$near}?
bad-command_missing = Name a command: {$known}
bad-option_needs_value = Option {$option} needs a value
bad-option_takes_no_value = Option {$option} takes no value
bad-option_missing = Option {$option} is missing
bad-argument_missing = {$argument} is missing
bad-too_much_typed = Nothing more is expected, but this was typed: {$typed}
bad-whole_between = {$option} takes a whole number from {$least} to {$most}, not '{$typed}'
bad-whole_from = {$option} takes a whole number of at least {$least}, not '{$typed}'
bad-whole_any = {$option} takes a whole number, not '{$typed}'
bad-number_between = {$option} takes a number from {$least} to {$most}, not '{$typed}'
bad-number_from = {$option} takes a number of at least {$least}, not '{$typed}'
bad-number_any = {$option} takes a number, not '{$typed}'
bad-told = {$why}
bad-stopped = stopped
bad-cannot_go_on_here = cannot go on: {$why}
bad-cannot_go_on_with = cannot go on: {$why}: {$file}

## What the system says

system-ENOENT = No such file or directory
system-EACCES = Permission denied
system-EPERM = Operation not permitted
system-EEXIST = File exists
system-EISDIR = Is a directory
system-ENOTDIR = Not a directory
system-ENAMETOOLONG = File name too long
system-ENOSPC = No space left on device
system-EROFS = Read-only file system
system-EADDRINUSE = Address already in use
system-EADDRNOTAVAIL = Cannot assign requested address
system-EMFILE = Too many open files
system-ELOOP = Too many levels of symbolic links
system-EIO = Input/output error

## What was asked for

bad-no_words = there are no words in '{$language}': choose {$known}
bad-set_what = --set takes option=value, not '{$typed}'
bad-no_option = {$game} has no option '{$option}': its options are {$known}
bad-no_options = {$game} has no option '{$option}': it has none at all
bad-option_choice = option '{$option}' cannot be '{$value}': choose from {$known}
bad-seats_of_game = {$game} is for {$least} to {$most} seats, not {$number}
bad-no_game = there is no game '{$name}': choose {$known}
bad-no_edition = {$game} has no edition '{$edition}': choose {$known}, or name a .toml file
bad-no_edition_of = there is no edition '{$edition}' of {$game} here
bad-no_edition_here = there is no edition '{$edition}' of {$game} here, and the file carries none
bad-built_in_name = '{$edition}' is the name of a built-in edition, and this text differs from it: give your edition another name
bad-no_bot = there is no bot '{$bot}': choose {$known}
bad-no_thinking = '{$name}' is no bot: a level thinks {$least} to {$most} times as much, such as {$level}*4
bad-empty_seed = a seed cannot be empty: give any word or number, or 64 hex digits
bad-no_seed = a seed is a printable text of at most 200 characters, or 64 hex digits
bad-no_engine = there is no engine '{$engine}': choose {$known}
bad-no_backend = there is no backend '{$backend}': choose {$known}
bad-json_without_check = --json goes with --check: a server prints where it is, and --log-level writes JSON lines
bad-out_is_local = --out writes races on this machine: leave --backend out
bad-resume_needs_out = --resume goes on with a run that is written down: say where with --out
bad-no_policy = name what is to be measured: --policy FILE.py:NAME, or a level of the house such as tiro
bad-bot_looks_at_one_race = --bot looks at one race: give one file
bad-no_task = there is no task '{$task}': choose {$known}
bad-old_task_rules = this release cannot run {$task}: its rules are {$was}, and those of {$game} are {$now} by now
bad-old_task_edition = this release cannot run {$task}: its edition is {$was}, and that of {$game} is {$now} by now
bad-one_deal_at_least = a policy is measured by at least 1 deal, not {$number}
bad-one_race_at_least = a simulation has at least 1 race, not {$number}
bad-only_bots = only bots can sit in a simulation, not 'me': to race yourself, use hippodrome play
bad-not_on_fast_engine = the fast engine cannot run this: {$why}; --engine rules can
bad-worker_died = a worker process died, perhaps for want of memory: try again with fewer --jobs
bad-two_levels = a ladder needs at least two levels
bad-max_error_is_for_study = editions are compared on a number of races: --max-error is for study
bad-max_error_range = --max-error is an error of more than 0 % and less than 50 %, such as 0.5%
bad-no_max_error = --max-error takes an error such as 0.5%, not '{$typed}'
bad-study_too_long = a study has at most {$most} races, not {$number}
bad-measured_on_rules = {$game} is measured on the rules text, not on its fast engine; --engine rules can
bad-sweep_too_long = a sweep has at most {$most} editions, and these ranges make {$number}
bad-no_sound_edition = none of these editions is sound: {$why}
bad-no_edition_or_game = '{$name}' is neither an edition file (.toml) nor a game: {$known}
bad-no_game_of_names = name at least one file, or use edition compare GAME A B: the game of two names is not known
bad-no_number = this edition has no number '{$name}': it has {$known}
bad-no_number_of_many = this edition has no number '{$name}': it has {$known} and others
bad-no_range = a sweep takes NAME=FIRST..LAST or NAME=A,B,C, such as race.whip=3..8, not '{$typed}'
bad-no_value = this edition has no value '{$name}'
bad-not_toml_yet = the text is not TOML: mend it before you change a value
bad-no_want = '{$typed}' cannot be wanted: say 'vehicles within 5 %', 'places within 3 %', 'length from 18 to 20', 'openness at least 80 %' or the like
bad-no_measure = '{$typed}': there is no measure '{$name}': choose {$known}
bad-want_backwards = '{$typed}': the first number is larger than the second
bad-no_vehicles = in {$game} as it is raced here nobody has a vehicle of their own: nothing can be wanted of them
bad-nothing_known_of = nothing is known of '{$name}' in these races
bad-nothing_to_resume = there is nothing to resume: nothing is kept of this command (it must be the same in every word)
bad-no_log_level = --log-level is info, warning or error, not '{$level}'
bad-no_host_name = '{$name}' is not a host name: --allowed-hosts takes names such as races.example.org, with commas
bad-no_public_url = --public-url is the URL that players open, such as https://races.example.org, not '{$url}'
bad-no_age = an age is a number with h, d or w, such as 90d, not '{$typed}'
bad-no_such_seat = seat {$n} cannot be '{$typed}': choose {$known}
bad-no_seat_in_terminal = seat {$n} is '{$typed}': write me, me:Name, or a bot: {$known}
bad-no_seat_name = the name in seat {$n} should be at most 40 characters that can be shown
bad-name_length = the name of seat {$n} should have from 1 to {$most} letters
bad-name_unseen = the name of seat {$n} holds characters that cannot be seen: use letters and digits
bad-name_needs_letter = the name of seat {$n} should have a letter or a digit
bad-name_twice = two seats are called {$name}: give each a name of its own
bad-no_line_to_draw = this race has {$lines} lines, so it cannot be drawn at line {$line}
bad-no_line_to_tell = this race has {$lines} lines, so it cannot be told to line {$line}
bad-no_seat_in_race = this race has {$seats} seats, so there is no seat {$number}
bad-nothing_to_review = nothing has happened in this race yet, so there is nothing to say about it
bad-coach_cannot_go_on = the coach cannot play this race on: {$why}
bad-coach_needs_engine = the coach plays races on with the fast engine, but {$why}
bad-no_coach = {$game} has no coach
bad-no_searching_bots = {$game} has no bots that search
bad-no_hint_bot = {$game} has no bot that could give a hint
bad-several_of_name = {$file}: {$number} seats are called '{$name}'; give the number of the seat
bad-nobody_of_name = {$file}: nobody is called '{$name}'; there are {$known}
bad-whose_races = over several races say whose: --seat NAME, or the number of a seat
bad-races_of_two_games = {$file} is a race of {$game}, and the others are of {$other}: look at one game at a time

## Files

bad-in_file = {$file}: {$why}
bad-cannot_read = cannot read {$file}: {$why}
bad-cannot_write = cannot write {$file}: {$why}
bad-cannot_write_old = cannot write {$file}: {$why}; the old file, if any, is untouched
bad-cannot_make_folder = cannot make {$folder}: {$why}
bad-file_too_large = {$file} is larger than {$most} bytes: it cannot be what was asked for
bad-no_text_file = {$file} is not a text file
bad-no_text = this is not a text file
bad-no_file = there is no file {$file}
bad-no_plain_file = {$file} is not a plain file: name a new file
bad-backup_exists = {$file} is there already: name a new file, or add --overwrite
bad-exists_already = {$file} is there already: choose another name, or delete it first
bad-toml_name = {$file}: the name of an edition file ends with .toml
bad-new_toml = {$file}: an edition is written to a new file whose name ends with .toml
bad-no_report_there = {$file}: a report cannot be written there
bad-no_data_there = {$file}: data cannot be written there
bad-cannot_accept = {$file}: {$why}: words are accepted in a copy of the sources
bad-out_exists = {$file} is there already: give another name, or take it away first
bad-begun_run = {$folder} holds the beginning of such a run: --resume goes on with it, or take it away first
bad-other_run = {$folder} holds the beginning of another run: the same command goes on with it, with --resume
bad-folder_not_empty = {$folder} is not empty: give another name

## Race files

bad-other_rules = this race was played by version {$version} of the {$game} rules; this program plays version {$plays}: open it with the release that wrote it
bad-race_goes_on = line {$line}: the race is over, but the file goes on with '{$ask}'
bad-other_question = line {$line}: the file answers '{$ask}', but the rules ask '{$asked}'
bad-answer_refused = line {$line}: the rules refuse this answer: {$why}
bad-race_too_long = a race file has at most {$most} characters
bad-race_empty = the file is empty: a race file begins with {"{"}"hippodrome": 1, ...
bad-race_cut = the file is cut off in the middle of its last line: restore it from a copy
bad-race_line = line {$line} is not a line of a race file: it should be a JSON object
bad-no_race_file = this is not a race file: its first line should begin with {"{"}"hippodrome": 1, ...
bad-race_format = this race file has format {$format}; this program reads format {$reads}
bad-half_character = line {$line} holds half a character: restore the file from a copy
bad-race_changed = line {$line} was changed after it was written: its sum does not fit
bad-race_lacks = this race file lacks something: {$what}
bad-race_wrong = this race file is not as it should be: {$why}
bad-seed_digits = '{$field}' should be 64 hex digits, or nothing where it is still secret
bad-seed_not_committed = the seed is not the one that was committed to
bad-field_holds_tables = '{$field}' should hold tables
bad-stretch_seed = the seed of a stretch in 'before' should be 64 hex digits
bad-field_text = '{$field}' should be a text
bad-field_whole = '{$field}' should be a whole number
bad-field_list = '{$field}' should be a list
bad-field_table = '{$field}' should be a table
bad-field_entries = '{$field}' should have at most {$most} entries, not {$number}
bad-field_unseen = '{$field}' holds characters that cannot be shown
bad-field_long = '{$field}' should have at most {$most} characters
bad-field_texts = '{$field}' should hold texts of at most {$most} characters that can be shown
bad-field_blank = '{$field}' holds a name that cannot be seen
bad-carried_edition_long = the edition that this race carries is longer than {$most} characters
bad-race_of_another = {$file} is a race of {$game}: play it with hippodrome play {$game} --file {$path}
bad-seed_is_secret = {$file} keeps its seed secret, so it can only go on where it came from
bad-bot_from_file = {$file} was raced by the bot '{$bot}', which is not of the house: name it in --seats to go on
bad-script_wrong = scripted luck for '{$stream}' is {$drawn}, but '{$about}' needs {$count} numbers from 0 to {$last}
bad-script_wrong_distinct = scripted luck for '{$stream}' is {$drawn}, but '{$about}' needs {$count} different numbers from 0 to {$last}
bad-script_ends = the script has no more luck for '{$stream}' (asked: {$about})
bad-pickled_rules = this was pickled with version {$version} of the {$game} rules; this program plays version {$plays}
bad-luck_differs = line {$line}: the seed gives {$expected} for '{$ask}', the file has another
bad-too_many_lines = a race that is brought here has at most {$most} lines, not {$number}
bad-too_long_to_read = this takes too long or too much room to read: it cannot be what it should be
bad-cannot_be_drawn = this cannot be drawn
bad-luck_changed = event {$event}: luck was written down as {$found}, but the rules now draw {$drawn}
bad-of_another_release = this race was written by another release and cannot be played on: {$why}
bad-closed_by_host = closed by the host
bad-not_read_back = a race would not read back as it was written: it stays in the database

## Databases, servers, hooks

bad-newer_schema = this database has schema {$schema}, made by a newer release than this one: use that release
bad-other_schema = the database has schema {$schema}, and this release {$head}: start a server of this release first
bad-unsound_backup = {$file} is not a sound backup: {$why}
bad-no_backup = {$file} is not a backup
bad-other_backup = {$file} is a backup of another release, which this one cannot read
bad-changed_backup = {$file} was changed after it was written: its sum does not fit
bad-changed_backup_line = {$file} was changed after it was written: line {$line} cannot be read
bad-damaged_file = {$file} is damaged or cut off
bad-cut_backup = {$file} is cut off: its last line is missing
bad-in_table = table {$table}: {$why}
bad-in_database = the database: {$why}
bad-table_unreadable = its records cannot be read: {$why}
bad-table_senseless = its records make no sense: {$kind}: {$why}
bad-journal_gaps = the numbers of its journal have gaps
bad-journal_unreadable = its journal cannot be read: {$why}
bad-other_card = its card is not what its journal says
bad-cannot_lock = cannot serve {$file}: its lock {$lock} cannot be opened: {$why}
bad-file_is_served = another server has {$file} open: use that one, or another --database
bad-file_is_served_at = another server has {$file} open (process {$process} at {$address}): use that one, or another --database
bad-file_is_served_by = another server has {$file} open (process {$process}): use that one, or another --database
bad-cannot_go_on = cannot go on with {$database}: {$why}; hippodrome doctor says more
bad-cannot_open_database = cannot open the database {$database}: {$why}
bad-not_a_database = cannot open the database {$database}: file is not a database
bad-no_races_in = the database {$database} holds no races of Hippodrome
bad-database_in_use = this database already has tables: restore into an empty one
bad-no_database_named = there is no database in {$database}: name a file, such as sqlite:///club.db
bad-no_database = there is no database {$file}: nothing was read and nothing made
bad-database_no_file = {$file} is not a database: it is no plain file
bad-empty_database = {$file} is empty: there are no races in it
bad-foreign_database = the database {$file} belongs to another program: name a file of its own for Hippodrome
bad-cannot_keep_races = cannot keep races in {$folder}: {$why}; name a place with --database
bad-cannot_listen = cannot listen at {$host} port {$port}: {$why}
bad-needs_psycopg = PostgreSQL needs the package psycopg, which is not installed: pip install 'psycopg[binary]'
bad-needs_driver = cannot open the database {$database}: the package {$package} is not installed
bad-processes_need_postgres = several processes need PostgreSQL: --database postgresql://... (SQLite is for one process)
bad-thinking_needs_postgres = thinking on other machines needs PostgreSQL: --database postgresql://... (as its servers have)
bad-remote_workers_need_postgres = --remote-workers needs PostgreSQL, which stores the job queue: --database postgresql://...
bad-no_web_address = this is not a web address
bad-no_hook = a hook is a plain http or https address
bad-no_host = there is no host '{$host}'
bad-private_hook = a hook cannot lead into a private network

## Bots of one's own

bad-no_function = there is no policy '{$name}': name a function {$called} as FILE.py:NAME, or a level of the house
bad-not_callable = the policy '{$name}' is not a function: it should be one, {$called}
bad-name_too_long = '{$name}' needs a shorter name: at most {$most} characters that can be shown
bad-module_lacks = '{$name}': {$module} has no '{$part}'; it has {$there}
bad-module_is_empty = '{$name}': {$module} has no '{$part}'; it has no function at all
bad-no_module = {$module} is neither a file that ends in .py nor a module such as package.module
bad-cannot_load = '{$name}' cannot be loaded: {$why}
bad-cannot_load_raised = '{$name}' cannot be loaded: {$kind}: {$why}
bad-cannot_load_raised_at = '{$name}' cannot be loaded: {$kind}: {$why} ({$file}, line {$line})
bad-bot_no_function = the bot '{$name}' is not a function: it should be one, def bot(pov, rng)
bad-bot_wrong_function = the bot '{$name}' should be a function, def bot(pov, rng), or a class Bot that is made without arguments, with def __call__(self, pov, rng)
bad-called_while_reading = a simulation is called whenever the file is read: put that call below a line  if __name__ == '__main__':

## The laboratory

bad-needs_plots = a report needs the plotting library: pip install 'hippodrome[lab]'
bad-needs_parquet = Parquet files need PyArrow: pip install 'hippodrome[lab]'
bad-needs_pyarrow = data sets need PyArrow: pip install 'hippodrome[learn]'
bad-needs_pettingzoo = this needs PettingZoo: pip install 'hippodrome[learn]'
bad-needs_gymnasium = this needs gymnasium: pip install 'hippodrome[learn]'
bad-needs_openspiel = this needs OpenSpiel: pip install 'hippodrome[learn]'
bad-needs_ray = a cluster needs Ray: pip install 'hippodrome[cluster]'
bad-no_cluster = Ray cannot be reached or started: {$why}
bad-cannot_compile = nothing can be compiled here: {$why}; without it everything works, slower
bad-no_fast_engine = the fast engine of {$game} cannot be used: {$why}
bad-fast_none_for = there is none for {$game}
bad-fast_own_bots = bots from outside race on the rules text
bad-fast_not_asked = the rules text was asked for
bad-fast_needs = {$packages} cannot be found: pip install {$typed}
bad-fast_too_many = {$number} {$what} are more than the {$most} the fast engine has room for
bad-fast_unknown = the fast engine does not know the {$what} '{$name}'
bad-fast_unknown_field = the fast engine does not know '{$name}' of the {$kind}
bad-fast_no_bot = the fast engine has no bot '{$name}'
bad-fast_unknown_option = the fast engine of {$game} does not know the option '{$name}'
bad-fast_other_rules = the fast engine of {$game} was proved against version {$proved} of the rules, and these are version {$version}
bad-fast_no_drafts = {$game} has no compiled drafts
bad-fast_small_box = the bonus box has {$places} places, fewer than there are markers
bad-fast_many_symbols = a card shows one symbol more than {$most} times
bad-fast_not_in_turn = seat {$seat} has not answered, but a later one has
bad-fast_few_cards = there are not enough cards on the table to fill all hands and the crowd track
bad-fast_other_order = the running order is not that of the places on the track
bad-fast_other_faces = the faces of dice have other numbers than in the fast engine
bad-fast_stopped_for_luck = the table has stopped for luck ({$about}), in the middle of a part of play
bad-fast_two_chariots = two chariots stand on one space
bad-fast_two_caltrops = two caltrops lie on one space
bad-fast_many_points = a chariot has more points than a track of a board can have
bad-fast_other_seats = races with stewards are played on together only if all have as many seats
bad-fast_in_the_middle = a state in the middle of '{$phase}' does not say which rules wait: a record is made of the table there
bad-fast_unsorted_hand = a hand is not in the order of its cards
bad-fast_stops_elsewhere = the fast engine does not stop for luck where the table does
bad-fast_lost_way = the fast engine cannot follow this table: {$why}
bad-written_by_rules = races are written down by the rules text: leave --engine out
bad-too_many_options = {$game} brings no ids of its own, and {$number} options are more than the {$most} that can be told by their place in a list
bad-no_observation = {$game} brings no observation: its package has no part 'learn' (docs/study/learning.md)
bad-batch_size = a batch has 1 to {$most} races, not {$number}
bad-batch_not_fast = the fast engine cannot run this batch: {$why}; engine='rules' can
bad-step_shape = a step takes {$number} ids, one a race, not an array of the shape {$shape}
bad-id_forbidden = race {$race} may not spell id {$id}: its mask forbids that
bad-needs_opponents = one seat alone needs opponents: name a bot, such as opponents='tiro'
bad-no_seat_number = there is no seat {$number}: seats are 0 to {$last}
bad-reset_first = reset the environment before its first step
bad-seats_no_number = seats are a number, not {$typed}
bad-no_reward = there is no reward '{$reward}': choose {$known}
bad-opponents_number = {$seats} seats have {$opponents} opponents, not {$number}
bad-draft_not_done = this draft is not done: {$number} ids may follow, and one must
bad-id_may_not_follow = id {$id} may not follow here: only {$may}
bad-draft_is_done = id {$id} may not follow here: the draft is done

## Games of packages

bad-game_name = a game's name is lower-case letters, digits and single hyphens
bad-no_parts = {$module} has no PLUGIN that is a hippodrome.games.plugin.GamePlugin
bad-no_game_object = GAME of {$module} is no hippodrome.core.game.Game
bad-game_called = its GAME is called '{$name}', and its entry point '{$entry}'
bad-no_house_edition = it has no editions/reconstructed.toml, the edition that is played unless somebody names another
bad-words_lack = locale/{$language}.ftl lacks {$known}
bad-game_unusable = the game '{$name}' of the package {$package} cannot be used: {$why}
bad-game_twice = the game '{$name}' cannot be used: {$packages} each bring one of that name; remove all but one
bad-game_raised = the game '{$name}' of the package {$package} cannot be used: {$kind}: {$why}
bad-game_raised_silently = the game '{$name}' of the package {$package} cannot be used: {$kind}: it says nothing more
bad-game_of_the_house = the game '{$name}' of the package {$package} cannot be used: the house has a game of that name, which is played instead

## Scenarios

bad-no_scenarios = {$folder}: there is no scenario in this folder: they are .toml files

## What is wrong with a set-up (serve --check)

bad-setup_low_port = {$port} is a port that only the system's administrator may use: start it the same way as this check
bad-setup_few_files = a process may open {$hard} files, and each live line is one: allow at least {$needed} (ulimit -Hn {$needed}; in a systemd unit, LimitNOFILE=)
bad-setup_slower = bots search slower: {$why}
bad-setup_not_kept = it cannot be kept, so bots' engines are compiled again at each start, for a minute or two: set XDG_CACHE_HOME to a folder of this user's
bad-setup_any_name = with --allowed-hosts '*' any site can make its name point here: list the names, unless nginx compares them
bad-setup_anybody_else = {$variable}=* lets everybody say that they are somebody else: name the address of nginx
bad-setup_say_address = {$variable} is set, so there is a proxy: give the URL that players open with --public-url, for links and HSTS
bad-setup_not_the_root = pages are served from the root of a name, not below it: leave '{$path}' out of --public-url
bad-setup_open_without_proxy = people come to {$address} through a proxy, but {$host} is open to them without it and without TLS: listen at 127.0.0.1, or set {$variable} to the proxy's address if it is on another machine
bad-setup_not_encrypted = {$address} is not encrypted: who listens in has the seats' secrets; put nginx with TLS before it
bad-setup_only_this_machine = {$host} is open to this machine only: a proxy on it has to pass on what comes to {$name}
bad-setup_no_dns = there is no address for the name {$name}: nobody finds it (DNS)
bad-setup_schema_rises = the schema is brought from {$now} to {$head} at the first start: back up before
bad-setup_no_races_yet = there are no races yet: the first start makes the tables
bad-setup_in_memory = {$database} is kept in memory: all races are lost at each restart
bad-setup_folder_closed = nothing can be written in the folder {$folder}, and SQLite lays files beside the database
bad-setup_little_room = only {$free} MB are free where {$file} lies: have at least {$needed}
bad-setup_not_this_users = {$file} cannot be read and written by this user
bad-setup_not_ours_to_close = others on this machine can open {$file}, and it is not this user's to close: chown it
bad-setup_open_to_others = others on this machine can open {$file}: the server closes it to them when it starts
bad-setup_read_only = this PostgreSQL can only be read: name the one that is written to
bad-setup_encoding = the database is in {$encoding}, and people's names are in all scripts: make one with encoding UTF8
bad-setup_no_create = this user may not make tables there, which the first start has to: grant create on schema public
bad-setup_no_write = this user may not write to the tables that are there: let their owner serve, or grant it
bad-setup_no_fsync = fsync is off in PostgreSQL: a power cut would spoil the database
bad-setup_few_connections_server = PostgreSQL has {$limit} connections for users, and {$needed} may be needed ({$each} a process): raise max_connections, or start fewer --workers
bad-setup_few_connections_database = the database has {$limit} connections for users, and {$needed} may be needed ({$each} a process): raise its connection limit, or start fewer --workers
bad-setup_few_connections_role = the role has {$limit} connections for users, and {$needed} may be needed ({$each} a process): raise its connection limit, or start fewer --workers
fast-spaces_of_the_board = spaces of the board
fast-spaces_in_a_move = spaces in a move
fast-points_of_a_chariot_s_track = points of a chariot's track
fast-dice = dice
fast-faces_of_the_die = faces of the die
fast-caltrops = caltrops
fast-seats = seats
fast-cards_in_the_deck = cards in the deck
fast-cards_in_a_hand = cards in a hand
fast-cards_in_a_move = cards in a move
fast-cards_on_the_crowd_track = cards on the crowd track
fast-symbols = symbols
fast-different_symbols_on_a_card = different symbols on a card
fast-kinds_of_tokens = kinds of tokens
fast-fan_tokens = fan tokens
fast-tokens_of_a_kind_in_front_of_a_seat = tokens of a kind in front of a seat
fast-cards_for_a_discard_token = cards for a discard token
fast-skills_cards = skills cards
fast-steps_of_the_skills_track = steps of the skills track
fast-faces_of_the_emperor_die = faces of the emperor die
fast-spaces_in_a_lap = spaces in a lap
fast-attack_boxes = attack boxes
fast-cards = cards
fast-crew_cards = crew cards
fast-modifications_of_a_vehicle = modifications of a vehicle
fast-contagions = contagions
fast-reaction_cards = reaction cards
fast-vehicles = vehicles
fast-sides_of_the_die = sides of the die
fast-counters_on_the_flag = counters on the flag
fast-token = token
fast-icon = icon
fast-face = face
fast-colour = colour
fast-phase = phase
fast-way_to_join_the_board = way to join the board
fast-effect = effect
fast-aim = aim
fast-event = event
fast-role = role
fast-part_of_play = part of play
fast-length = length
fast-state = state
fast-chariot = chariot
fast-racer = racer

## What commands say of their work

said-verify_fair = {$file}: {$lines} lines follow the rules; all {$checked} draws come from the seed committed to as {$commitment}...
said-verify_secret = {$file}: {$lines} lines follow the rules; the seed is still secret, so luck is not checked
said-verify_wrong = {$file}: line {$line}: the seed gives {$expected} for '{$what}', the file has {$found} ({$wrong} of {$checked} draws differ)
said-game = {$title}, {$least} to {$most} seats, of the package {$package}
said-game_of_one_size = {$title}, {$least} seats, of the package {$package}
said-edition_new = {$file} is yours to change; 'hippodrome edition check {$file}' says whether it is sound
said-compiling = compiling {$game}
said-compiling_once = compiling the fast engine of {$game}, once on this machine ...
said-compiling_batches = compiling the fast engine of {$game} for batches, once on this machine ...
said-compiled = {$game}: compiled in {$seconds} s
said-compiled_before = {$game}: was compiled already
said-no_fast_engine = {$game}: has no fast engine
said-written =
    {$races} { $races ->
        [one] race
       *[other] races
    }{ $rows ->
        [0] {""}
       *[other] {" "}in {$rows} rows
    } written to {$file}
said-tasks = Tasks: the score is the share of races won
said-task = task
said-task_game = game
said-task_seats = seats
said-task_opponents = opponents
said-task_edition = edition
said-score = {$policy} wins {$score} ({$low} to {$high}) of {$races} races of {$task}; an equal would win {$even}
said-ids = {$game}, edition {$edition}: {$n} ids
said-id = id
said-id_means = means
said-fields = {$game}, edition {$edition}, {$seats} seats: {$n} numbers
said-field_numbers = numbers
said-field_name = field
said-field_divided_by = divided by
said-field_what = what it is
said-words_no_file = there is no locale/{$language}.ftl: readers see English
said-words_lacking = lacking: readers see English
said-words_too_much = too much: English has no such text
said-words_unreadable = unreadable: {$why}
said-words_values =
    other values{ $lost ->
        [0] {""}
       *[other] ; it does not name {$lost}
    }{ $made ->
        [0] {""}
       *[other] ; it names {$made}
    }
said-words_changed = changed: the English text has changed since this was translated
said-words_to_do =
    {$language}: { $n ->
        [0] complete
       *[other] {$n} to do
    }
said-examining = examining ... {$n}
said-copying = copying ... {$n}
said-restoring = restoring ... {$n}
said-archiving = archiving ... {$n}
said-examined =
    {$database}: {$tables} { $tables ->
        [one] table
       *[other] tables
    }{ $states ->
        [0] {""}
       *[other] {" "}({$states})
    }, {$events} { $events ->
        [one] event
       *[other] events
    }, {$faults} { $faults ->
        [one] fault
       *[other] faults
    }
said-state_gathering = {$n} not started
said-state_running = {$n} running
said-state_over = {$n} over
said-state_unfinished = {$n} unfinished
said-state_closed = {$n} closed
said-left_out = left out: {$why}
said-backed_up =
    {$file}: {$tables} { $tables ->
        [one] table
       *[other] tables
    } of {$database}
said-restored =
    {$database}: {$tables} { $tables ->
        [one] table
       *[other] tables
    } from {$file}
said-archived =
    {$folder}: {$races} { $races ->
        [one] race
       *[other] races
    } from {$database}
said-thinking =
    Thinking for {$database} with {$n} { $n ->
        [one] process
       *[other] processes
    }; Ctrl-C stops it, and others go on.
said-here = Hippodrome is at {$address}
said-others = Others in this network open {$address}
said-friends =
    { $n ->
        [0] This computer has no address in a network, so no other device can reach it.
        [one] Friends in the same network open this link:
       *[other] Friends in the same network open one of these links:
    }
said-open_here_only = The open seat can be taken from this computer only; with --lan, from your whole network.
said-keep_running = Keep this running while you play; Ctrl-C stops it. Nothing is lost.
said-scenario_step = step {$step}, {$what}
said-scenario_expected = expected
said-scenario_found = found
said-scenarios =
    {$n} { $n ->
        [one] scenario
       *[other] scenarios
    }: { $failed ->
        [0] all came true
       *[other] {$failed} failed
    }
said-every_piece = every piece somewhere exactly once
said-every_outcome = every written outcome is asked for
said-left_over = {$n} left over
said-taken_back = taken back
said-taking_back = taking back
said-none_begins = no option of {$what} begins so
said-offered = offered: {$answer}
said-refused =
    refused: {$code}{ $data ->
        [0] {""}
       *[other] {" "}({$data})
    }{ $section ->
        [0] {""}
       *[other] , {$section}
    }
said-refused_at_all = refused
said-waits_over = nothing: the race is over
said-waits_ask = '{$about}'
said-waits_luck = luck
said-fault = fault: {$part}: {$why}
said-note = note: {$part}: {$why}
said-faults = faults: {$number}
said-ready = ready to serve
said-part-games = games
said-part-log_level = log level
said-part-database = database
said-part-public_url = public url
said-part-port = port
said-part-open_files = open files
said-part-compiled_code = compiled code
