### Was die Befehlszeile auf Deutsch sagt: ihre Hilfe, und alles, was an Getipptem, Genanntem oder Gesendetem falsch sein kann.


## Die Seiten von --help

help-page-usage = Aufruf:
help-page-arguments = Argumente
help-page-options = Optionen
help-page-commands = Befehle
help-page-example = Beispiel: {$command}
help-page-help = Zeigt diese Hilfe und beendet das Programm.
help-page-default = Vorgabe: {$value}
help-page-range = {$least} bis {$most}
help-page-least = mindestens {$least}
help-page-most = höchstens {$most}
help-page-required = erforderlich

help-metavar-OPTIONS = OPTIONEN
help-metavar-COMMAND = BEFEHL
help-metavar-ARGS = ARGUMENTE
help-metavar-GAME = SPIEL
help-metavar-FILE = DATEI
help-metavar-FOLDER = ORDNER
help-metavar-NAME = NAME
help-metavar-HOSTS = NAMEN
help-metavar-HOST = ADRESSE
help-metavar-PORT = PORT
help-metavar-SECONDS = SEKUNDEN
help-metavar-DAYS = TAGE
help-metavar-FACTOR = FAKTOR
help-metavar-SEAT = SITZ
help-metavar-SEATS = SITZE
help-metavar-BOT = BOT
help-metavar-BOTS = BOTS
help-metavar-TEXT = TEXT
help-metavar-OPTION = OPTION
help-metavar-VALUE = WERT
help-metavar-LEVEL = STUFE
help-metavar-ERROR = FEHLER
help-metavar-POINTS = PUNKTE
help-metavar-TASK = AUFGABE
help-metavar-POLICY = STRATEGIE
help-metavar-RANGE = BEREICH
help-metavar-AGE = ALTER

## Optionen, die mehrere Befehle haben

help-option-game = Eines von: {$games}, oder ein Spiel aus einem installierten Paket (siehe: hippodrome games).
help-option-edition = Eine mitgelieferte Edition oder eine .toml-Datei.
help-option-set = Eine Option des Spiels, etwa laps=1.
help-option-seed = Ein beliebiger Text; derselbe Startwert ergibt dieselben Würfe und Karten.
help-option-database = URL der Datenbank, etwa sqlite:///club.db (sonst eine eigene SQLite-Datei).
help-option-bot-seconds = Zeitlimit eigener Bots je Entscheidung, in Sekunden.
help-option-json = Gibt statt Text ein JSON-Objekt aus.
help-option-report = Schreibt einen HTML-Bericht mit Diagrammen, auch offline lesbar.
help-option-resume = Setzt einen unterbrochenen Lauf desselben Befehls fort.
help-option-backend = Wo die Rennen laufen: auf diesem Rechner (local) oder auf einem Ray-Cluster (ray).
help-option-jobs = Prozesse; 0 für einen je Kern.
help-option-seats = Ein Bot je Sitz, mit Kommas: {$bots}, oder ein eigener: DATEI.py:NAME.
help-option-engine = Engine: rules (lesbar) oder fast (kompiliert); sonst fast, wo es geht.
help-option-file = Eine Renndatei.
help-option-first = Eine Editionsdatei oder der Name einer mitgelieferten Edition.
help-option-second = Die andere.
help-option-games = Anzahl der Rennen je Edition.

## Befehle

help-hippodrome = Wettrennen vom Spieltisch spielen, ausrichten und untersuchen. Ohne Befehl: spielen.
help-hippodrome-version = Zeigt die Version und beendet das Programm.
help-edition = Editionen: Karten, Strecken und Zahlen als Dateien.
help-locale = Übersetzungen: unterstützte Sprachen und fehlende Texte.

help-play = Im Browser spielen, mit Bots und per Link mit Freunden; oder im Terminal.
help-play-game = Eines von: {$games}, oder ein Spiel aus einem installierten Paket (siehe: hippodrome games); ohne Angabe die Lobby.
help-play-terminal = Spielt in diesem Terminal statt im Browser.
help-play-seats = Mit Kommas: me, me:Name, open, {$bots}, oder ein eigener Bot: DATEI.py:NAME.
help-play-file = Im Terminal: hier speichern oder von hier weiterspielen.
help-play-port = Im Browser: der Port; 0 für irgendeinen.
help-play-browser = Öffnet den Browser oder gibt nur die Adresse aus.
help-play-lan = Lässt andere Geräte in deinem Netz den Tisch öffnen und per Link offene Sitze nehmen.

help-games = Die verfügbaren Spiele auflisten, mitgelieferte und aus installierten Paketen, und warum andere nicht nutzbar sind.

help-serve = Einen Server starten, dem andere beitreten können.
help-serve-host = Auf welcher Adresse der Server lauscht; 0.0.0.0 für das ganze Netz.
help-serve-port = Der Port; 0 für irgendeinen.
help-serve-workers = Prozesse; mehr als einer braucht PostgreSQL.
help-serve-rate-limit = Anfragen je Sekunde von einem Client; 0 für beliebig viele.
help-serve-log-level = Schreibt Protokolle als JSON-Zeilen ab dieser Stufe: info, warning oder error.
help-serve-public-url = Die URL, die die Spieler öffnen, für Links in Nachrichten.
help-serve-allowed-hosts = Weitere Rechnernamen, auf die der Server antwortet, mit Kommas; * für jeden Namen.
help-serve-internal-host = Private Adresse, unter der andere Serverprozesse mit derselben PostgreSQL-Datenbank diesen erreichen.
help-serve-expire-waiting = Tage, nach denen ein Tisch, der auf Spieler wartet, gelöscht wird, seit er zuletzt geöffnet wurde; 0 für nie.
help-serve-expire-unopened = Tage, nach denen jeder andere Tisch gelöscht wird, seit er zuletzt geöffnet wurde; 0 für nie.
help-serve-remote-workers = Lässt 'hippodrome worker' auf anderen Rechnern für Bots, Tipps und Analysen rechnen; braucht PostgreSQL.
help-serve-check = Sagt nur, was an dieser Einrichtung nicht stimmt; Exit-Code 2, wenn etwas nicht stimmt.
help-serve-json = Mit --check: gibt statt Text ein JSON-Objekt aus.

help-worker = Bot-Suchen, Tipps und Analysen für Server ausführen, die mit --remote-workers gestartet wurden.
help-worker-more = Auf beliebig vielen Rechnern. Wird einer angehalten oder fällt er aus, übernehmen die anderen seine Aufgaben.
help-worker-database = Die PostgreSQL-Datenbank der Server.
help-worker-processes = Prozesse; 0 für einen weniger als Kerne.

help-simulate = Viele Rennen zwischen Bots ausführen und auswerten, oder die Rennen exportieren.
help-simulate-games = Anzahl der Rennen.
help-simulate-mirror = Fährt jede Ausgangslage einmal mit jeder Drehung der Sitze.
help-simulate-out = Exportiert die Rennen: DATEI.parquet, eine Zeile je Entscheidung; oder ein Ordner mit Renndateien.
help-simulate-resume = Setzt einen unterbrochenen Export fort.

help-study = Ein Spiel vermessen: Länge, Führungswechsel, Offenheit und Siegquoten, mit 95-%-Intervallen.
help-study-games = Anzahl der Rennen.
help-study-games-default = 2000, mit den lesbaren Regeln 200
help-study-max-error = Lässt Rennen laufen, bis jede Siegquote auf höchstens ± so viel genau ist (95 %), etwa 0.5%.
help-study-rule-races = Zusätzliche Rennen mit den lesbaren Regeln, um Regeln zu finden, die nie vorkommen.
help-study-coach-races = Rennen, die der Coach ansieht: Glück, Gewicht der Entscheidungen, Königsmachen. Langsam.
help-study-out = Schreibt eine Zeile je Rennen als Parquet.

help-ladder = Alle Bot-Stufen gegeneinander fahren lassen; zeigt Elo-Zahlen mit 95-%-Intervallen und die Siegquote je Paar.
help-ladder-seats = Sitze je Rennen.
help-ladder-deals = Ausgangslagen je Paar, von jedem Sitz aus gefahren.
help-ladder-levels = Nur diese Bots, mit Kommas; auch DATEI.py:NAME.
help-ladder-max-error = Fährt weitere Ausgangslagen, bis jeder Elo-Abstand zwischen benachbarten Stufen auf ± so viel bekannt ist.
help-ladder-max-error-default = aus
help-ladder-adjust-luck = Zieht die Wirkung des Glücks von den Ergebnissen ab, wo der Coach sie messen kann.

help-precompile = Die schnellen Engines jetzt kompilieren, damit die erste Simulation und die erste Bot-Antwort sofort starten.
help-precompile-more = Was kompiliert ist, bleibt für das nächste Mal. Es dauert ein, zwei Minuten, einmal.
help-precompile-game = Eines von: {$games}, oder ein Spiel aus einem installierten Paket (siehe: hippodrome games); ohne Angabe alle.

help-evaluate = Eine Strategie an einer Vergleichsaufgabe messen: ihre Siegquote über gespiegelte Ausgangslagen, mit einem 95-%-Intervall.
help-evaluate-task = Eine Aufgabe wie charioteer-duel-v1; ohne Angabe werden alle aufgelistet.
help-evaluate-policy = DATEI.py:NAME, eine Funktion von Beobachtung und Maske; oder {$bots}.
help-evaluate-deals = Ausgangslagen, jede von jedem Sitz aus gefahren.

help-fields = Die Zahlen einer Beobachtung oder die Aktionen auflisten, mit ihrer Bedeutung.
help-fields-seats = Anzahl der Sitze.
help-fields-actions = Listet stattdessen die Aktionen mit ihren Nummern auf.

help-scenario = Szenario-Dateien ausführen; Exit-Code 1, wenn eines scheitert.
help-scenario-files = Szenariodateien oder Ordner damit.

help-replay = Das Protokoll einer Renndatei ausgeben.
help-replay-to = Hört nach N Antworten und Ziehungen auf.
help-replay-as = Zeigt, was dieser Sitz gesehen hat; gezählt ab 1.

help-verify = Eine Renndatei prüfen: jede Antwort an den Regeln, jede Karte und jeden Wurf am zugesagten Startwert.

help-review = Ein Rennen vom Coach analysieren lassen: Siegchancen im Verlauf, die teuersten Entscheidungen, Glück und Können.
help-review-more = Ohne --seat werden die Entscheidungen der Menschen analysiert, oder aller Sitze, wenn nur Bots gefahren sind. Dieselbe Datei ergibt dieselbe Analyse. Bei mehreren Dateien werden die Gewohnheiten an --seat mit denen starker Spieler verglichen.
help-review-file = Eine Renndatei; oder mehrere derselben Person.
help-review-seat = Analysiert diesen Sitz: seine Nummer ab 1 oder der Name, der dort steht.
help-review-quick = Nutzt ein Viertel der Rechenzeit, mit größeren Fehlern.
help-review-effort = Vielfaches der üblichen Rechenzeit.
help-review-bot = Zeigt auch, was dieser Bot gespielt hätte, etwa DATEI.py:NAME.

help-locale-check = Fehlende und überzählige Texte einer Sprache auflisten, und die, deren englischer Text sich seither geändert hat.
help-locale-check-lang = Eine Sprache, etwa de; ohne Angabe alle.
help-locale-check-accept = Hält fest, dass jeder Text zum heutigen englischen passt.

help-edition-show = Den Text einer Edition ausgeben.
help-edition-check = Alle Fehler einer Editionsdatei auflisten, mit Zeile und Grund.
help-edition-check-file = Eine Editionsdatei.
help-edition-new = Eine Editionsdatei als Kopie einer mitgelieferten Edition anlegen.
help-edition-new-file = Die Datei, die angelegt wird, etwa meine.toml.
help-edition-diff = Die Unterschiede zwischen zwei Editionen eines Spiels zeigen.
help-edition-compare = Zwei Editionen mit denselben Würfen und Karten fahren lassen und die Unterschiede zeigen, mit 95-%-Intervallen.
help-edition-sweep = Eine Edition mit mehreren Werten einiger Zahlen fahren lassen, mit denselben Würfen und Karten, und die Maße vergleichen.
help-edition-sweep-file = Eine Editionsdatei, oder ein Spiel für dessen mitgelieferte Edition.
help-edition-sweep-ranges = Etwa race.whip=3..8 oder race.hand=6,8,10.
help-edition-tune = Zahlen suchen, die die Ziele erreichen, und die Versuche zeigen.
help-edition-tune-file = Eine Editionsdatei, oder ein Spiel für dessen mitgelieferte Edition.
help-edition-tune-target = Ein Ziel, etwa 'vehicles within 5 %' oder 'length from 18 to 20'.
help-edition-tune-vary = Zahlen, die sich ändern dürfen, etwa vehicle.*.speed.
help-edition-tune-trials = Höchstzahl der Editionen, die versucht werden.
help-edition-tune-out = Schreibt die beste Edition dorthin.

help-doctor = Eine Datenbank prüfen: ihr Schema, und jedes Rennen, aus seinem Journal noch einmal gespielt. Exit-Code 1, wenn etwas nicht stimmt.

help-backup = Eine ganze Datenbank in eine Datei kopieren, auch im laufenden Betrieb. Sie lässt sich in jede Art von Datenbank einspielen.
help-backup-file = Eine neue Datei, in die geschrieben wird.
help-backup-skip-unreadable = Lässt Tische aus, die sich nicht lesen lassen, und nennt sie.
help-backup-overwrite = Überschreibt die Datei, wenn es sie schon gibt.

help-restore = Eine leere Datenbank aus einer Sicherung füllen.
help-restore-file = Eine Sicherung.

help-archive = Alte, beendete Rennen als Dateien exportieren und aus der Datenbank löschen.
help-archive-folder = Wohin die Renndateien kommen.
help-archive-older-than = Mindestalter eines beendeten Rennens: 36h, 90d, 26w.
help-page-lang = Sprache der Ausgabe (sonst die des Systems).
help-metavar-LANGUAGE = SPRACHE

## Vertippt

bad-see_help = {$why} (siehe: {$command} --help)
bad-no_such_option = Die Option {$typed} gibt es nicht
bad-no_such_option_near = Die Option {$typed} gibt es nicht. War {$near} gemeint?
bad-no_such_command = Den Befehl „{$typed}“ gibt es nicht
bad-no_such_command_near = Den Befehl „{$typed}“ gibt es nicht. War {$near} gemeint?
bad-command_missing = Nenne einen Befehl: {$known}
bad-option_needs_value = Zur Option {$option} gehört ein Wert
bad-option_takes_no_value = Zur Option {$option} gehört kein Wert
bad-option_missing = Die Option {$option} fehlt
bad-argument_missing = {$argument} fehlt
bad-too_much_typed = Mehr wird nicht erwartet, aber getippt wurde: {$typed}
bad-whole_between = {$option} verlangt eine ganze Zahl von {$least} bis {$most}, nicht „{$typed}“
bad-whole_from = {$option} verlangt eine ganze Zahl ab {$least}, nicht „{$typed}“
bad-whole_any = {$option} verlangt eine ganze Zahl, nicht „{$typed}“
bad-number_between = {$option} verlangt eine Zahl von {$least} bis {$most}, nicht „{$typed}“
bad-number_from = {$option} verlangt eine Zahl ab {$least}, nicht „{$typed}“
bad-number_any = {$option} verlangt eine Zahl, nicht „{$typed}“
bad-told = {$why}
bad-stopped = angehalten
bad-cannot_go_on_here = Es geht nicht weiter: {$why}
bad-cannot_go_on_with = Es geht nicht weiter: {$why}: {$file}

## Was das System sagt

system-ENOENT = Datei oder Ordner nicht gefunden
system-EACCES = Zugriff verweigert
system-EPERM = Vorgang nicht erlaubt
system-EEXIST = Datei existiert bereits
system-EISDIR = Das ist ein Ordner
system-ENOTDIR = Das ist kein Ordner
system-ENAMETOOLONG = Der Dateiname ist zu lang
system-ENOSPC = Kein Platz mehr auf dem Datenträger
system-EROFS = Das Dateisystem ist schreibgeschützt
system-EADDRINUSE = Die Adresse wird schon benutzt
system-EADDRNOTAVAIL = Diese Adresse gibt es hier nicht
system-EMFILE = Zu viele offene Dateien
system-ELOOP = Zu viele verkettete symbolische Links
system-EIO = Ein-/Ausgabefehler
bad-no_words = In „{$language}“ gibt es keine Texte: Wähle {$known}
bad-set_what = --set verlangt option=wert, nicht „{$typed}“
bad-no_option = {$game} hat keine Option „{$option}“: Es gibt {$known}
bad-no_options = {$game} hat keine Option „{$option}“: Es hat überhaupt keine
bad-option_choice = Die Option „{$option}“ kann nicht „{$value}“ sein: Wähle {$known}
bad-seats_of_game = {$game} ist für {$least} bis {$most} Sitze, nicht für {$number}
bad-no_game = Ein Spiel „{$name}“ gibt es nicht: Wähle {$known}
bad-no_edition = {$game} hat keine Edition „{$edition}“: Wähle {$known}, oder nenne eine .toml-Datei
bad-no_edition_of = Eine Edition „{$edition}“ von {$game} gibt es hier nicht
bad-no_edition_here = Eine Edition „{$edition}“ von {$game} gibt es hier nicht, und die Datei bringt keine mit
bad-built_in_name = „{$edition}“ heißt eine mitgelieferte Edition, und dieser Text weicht von ihr ab: Gib deiner Edition einen anderen Namen
bad-no_bot = Einen Bot „{$bot}“ gibt es nicht: Wähle {$known}
bad-no_thinking = „{$name}“ ist kein Bot: Eine Stufe denkt {$least}- bis {$most}-mal so viel, etwa {$level}*4
bad-empty_seed = Ein Startwert kann nicht leer sein: Gib irgendein Wort, eine Zahl oder 64 Hex-Ziffern an
bad-no_seed = Ein Startwert ist ein druckbarer Text von höchstens 200 Zeichen, oder 64 Hex-Ziffern
bad-no_engine = Eine Engine „{$engine}“ gibt es nicht: Wähle {$known}
bad-no_backend = Ein Backend „{$backend}“ ist nicht bekannt: Wähle {$known}
bad-json_without_check = --json gehört zu --check: Ein Server sagt, wo er ist, und --log-level schreibt JSON-Zeilen
bad-out_is_local = --out schreibt Rennen auf diesem Rechner: Lass --backend weg
bad-resume_needs_out = --resume macht mit einem Lauf weiter, der aufgeschrieben wird: Sag mit --out, wo
bad-no_policy = Nenne, was gemessen werden soll: --policy DATEI.py:NAME, oder eine mitgelieferte Stufe wie tiro
bad-bot_looks_at_one_race = --bot sieht sich ein einziges Rennen an: Gib eine einzige Datei an
bad-no_task = Eine Aufgabe „{$task}“ gibt es nicht: Wähle {$known}
bad-old_task_rules = Mit dieser Version läuft {$task} nicht: Die Aufgabe hat die Regeln {$was}, und {$game} hat inzwischen {$now}
bad-old_task_edition = Mit dieser Version läuft {$task} nicht: Die Aufgabe hat die Edition {$was}, und {$game} hat inzwischen {$now}
bad-one_deal_at_least = Eine Strategie wird mit mindestens 1 Ausgangslage gemessen, nicht mit {$number}
bad-one_race_at_least = Eine Simulation hat mindestens 1 Rennen, nicht {$number}
bad-only_bots = In einer Simulation können nur Bots sitzen, nicht „me“: Um selbst zu fahren, nimm hippodrome play
bad-not_on_fast_engine = Die schnelle Engine kann das nicht: {$why}; --engine rules kann es
bad-worker_died = Ein Arbeitsprozess ist gestorben, vielleicht aus Speichermangel: Versuch es mit weniger --jobs
bad-two_levels = Eine Rangliste braucht mindestens zwei Stufen
bad-max_error_is_for_study = Editionen werden mit einer festen Zahl von Rennen verglichen: --max-error gehört zu study
bad-max_error_range = --max-error ist ein Fehler über 0 % und unter 50 %, etwa 0.5%
bad-no_max_error = --max-error verlangt einen Fehler wie 0.5%, nicht „{$typed}“
bad-study_too_long = Eine Untersuchung hat höchstens {$most} Rennen, nicht {$number}
bad-measured_on_rules = {$game} wird mit dem Regeltext gemessen, nicht mit seiner schnellen Engine; --engine rules kann es
bad-sweep_too_long = Ein Durchlauf hat höchstens {$most} Editionen, und diese Bereiche ergeben {$number}
bad-no_sound_edition = Keine dieser Editionen ist in Ordnung: {$why}
bad-no_edition_or_game = „{$name}“ ist weder eine Editionsdatei (.toml) noch ein Spiel: {$known}
bad-no_game_of_names = Nenne mindestens eine Datei, oder nimm edition compare SPIEL A B: Das Spiel zu zwei Namen ist nicht bekannt
bad-no_number = Diese Edition hat keine Zahl „{$name}“: Sie hat {$known}
bad-no_number_of_many = Diese Edition hat keine Zahl „{$name}“: Sie hat unter anderem {$known}
bad-no_range = Ein Durchlauf verlangt NAME=ERSTE..LETZTE oder NAME=A,B,C, etwa race.whip=3..8, nicht „{$typed}“
bad-no_value = Diese Edition hat keinen Wert „{$name}“
bad-not_toml_yet = Der Text ist kein TOML: Bring ihn in Ordnung, bevor du einen Wert änderst
bad-no_want = „{$typed}“ lässt sich nicht wünschen: Sag 'vehicles within 5 %', 'places within 3 %', 'length from 18 to 20', 'openness at least 80 %' oder Ähnliches
bad-no_measure = „{$typed}“: Ein Maß „{$name}“ gibt es nicht: Wähle {$known}
bad-want_backwards = „{$typed}“: Die erste Zahl ist größer als die zweite
bad-no_vehicles = In {$game}, wie es hier gefahren wird, hat niemand ein eigenes Fahrzeug: Von Fahrzeugen lässt sich nichts wünschen
bad-nothing_known_of = Über „{$name}“ ist in diesen Rennen nichts bekannt
bad-nothing_to_resume = Es gibt nichts fortzusetzen: Von diesem Befehl ist nichts gespeichert (er muss Wort für Wort derselbe sein)
bad-no_log_level = --log-level ist info, warning oder error, nicht „{$level}“
bad-no_host_name = „{$name}“ ist kein Name eines Rechners: --allowed-hosts verlangt Namen wie races.example.org, mit Kommas
bad-no_public_url = --public-url ist die URL, die die Spieler öffnen, etwa https://races.example.org, nicht „{$url}“
bad-no_age = Ein Alter ist eine Zahl mit h, d oder w, etwa 90d, nicht „{$typed}“
bad-no_such_seat = Sitz {$n} kann nicht „{$typed}“ sein: Wähle {$known}
bad-no_seat_in_terminal = Sitz {$n} ist „{$typed}“: Schreib me, me:Name oder einen Bot: {$known}
bad-no_seat_name = Der Name an Sitz {$n} darf höchstens 40 darstellbare Zeichen haben
bad-name_length = Der Name an Sitz {$n} sollte 1 bis {$most} Zeichen haben
bad-name_unseen = Der Name an Sitz {$n} enthält unsichtbare Zeichen: Nimm Buchstaben und Ziffern
bad-name_needs_letter = Der Name an Sitz {$n} sollte einen Buchstaben oder eine Ziffer haben
bad-name_twice = Zwei Sitze heißen {$name}: Gib jedem einen eigenen Namen
bad-no_line_to_draw = Dieses Rennen hat {$lines} Zeilen, also lässt es sich nicht bei Zeile {$line} zeichnen
bad-no_line_to_tell = Dieses Rennen hat {$lines} Zeilen, also lässt es sich nicht bis Zeile {$line} erzählen
bad-no_seat_in_race = Dieses Rennen hat {$seats} Sitze, also gibt es keinen Sitz {$number}
bad-nothing_to_review = In diesem Rennen ist noch nichts geschehen, also gibt es nichts dazu zu sagen
bad-coach_cannot_go_on = Der Coach kann dieses Rennen nicht weiterspielen: {$why}
bad-coach_needs_engine = Der Coach spielt Rennen mit der schnellen Engine weiter, aber: {$why}
bad-no_coach = {$game} hat keinen Coach
bad-no_searching_bots = {$game} hat keine suchenden Bots
bad-no_hint_bot = {$game} hat keinen Bot, der einen Tipp geben könnte
bad-several_of_name = {$file}: {$number} Sitze heißen „{$name}“; nenne die Nummer des Sitzes
bad-nobody_of_name = {$file}: Niemand heißt „{$name}“; es gibt {$known}
bad-whose_races = Bei mehreren Rennen sag, von wem: --seat NAME, oder die Nummer eines Sitzes
bad-races_of_two_games = {$file} ist ein Rennen von {$game}, und die anderen sind von {$other}: Sieh dir ein Spiel nach dem anderen an
bad-in_file = {$file}: {$why}
bad-cannot_read = {$file} lässt sich nicht lesen: {$why}
bad-cannot_write = {$file} lässt sich nicht schreiben: {$why}
bad-cannot_write_old = {$file} lässt sich nicht schreiben: {$why}; eine alte Datei ist unverändert
bad-cannot_make_folder = {$folder} lässt sich nicht anlegen: {$why}
bad-file_too_large = {$file} ist größer als {$most} Bytes: Das kann nicht sein, was gemeint ist
bad-no_text_file = {$file} ist keine Textdatei
bad-no_text = Das ist keine Textdatei
bad-no_file = Eine Datei {$file} gibt es nicht
bad-no_plain_file = {$file} ist keine gewöhnliche Datei: Nenne eine neue Datei
bad-backup_exists = {$file} gibt es schon: Nenne eine neue Datei, oder füge --overwrite hinzu
bad-exists_already = {$file} gibt es schon: Wähle einen anderen Namen, oder lösche sie vorher
bad-toml_name = {$file}: Der Name einer Editionsdatei endet auf .toml
bad-new_toml = {$file}: Eine Edition wird in eine neue Datei geschrieben, deren Name auf .toml endet
bad-no_report_there = {$file}: Dorthin lässt sich kein Bericht schreiben
bad-no_data_there = {$file}: Dorthin lassen sich keine Daten schreiben
bad-cannot_accept = {$file}: {$why}: Angenommen werden Texte in einer Kopie der Quellen
bad-out_exists = {$file} gibt es schon: Gib einen anderen Namen an, oder räum es vorher weg
bad-begun_run = {$folder} enthält den Anfang eines solchen Laufs: --resume macht damit weiter, oder räum ihn vorher weg
bad-other_run = {$folder} enthält den Anfang eines anderen Laufs: Derselbe Befehl macht damit weiter, mit --resume
bad-folder_not_empty = {$folder} ist nicht leer: Gib einen anderen Namen an
bad-other_rules = Dieses Rennen wurde mit Version {$version} der Regeln von {$game} gespielt; dieses Programm spielt Version {$plays}: Öffne es mit der Programmversion, die es geschrieben hat
bad-race_goes_on = Zeile {$line}: Das Rennen ist vorbei, aber die Datei geht mit „{$ask}“ weiter
bad-other_question = Zeile {$line}: Die Datei antwortet auf „{$ask}“, aber die Regeln fragen „{$asked}“
bad-answer_refused = Zeile {$line}: Die Regeln lassen diese Antwort nicht zu: {$why}
bad-race_too_long = Eine Renndatei hat höchstens {$most} Zeichen
bad-race_empty = Die Datei ist leer: Eine Renndatei beginnt mit {"{"}"hippodrome": 1, ...
bad-race_cut = Die Datei ist mitten in ihrer letzten Zeile abgeschnitten: Stell sie aus einer Kopie wieder her
bad-race_line = Zeile {$line} ist keine Zeile einer Renndatei: Sie sollte ein JSON-Objekt sein
bad-no_race_file = Das ist keine Renndatei: Ihre erste Zeile sollte mit {"{"}"hippodrome": 1, ... beginnen
bad-race_format = Diese Renndatei hat das Format {$format}; dieses Programm liest Format {$reads}
bad-half_character = Zeile {$line} enthält ein halbes Zeichen: Stell die Datei aus einer Kopie wieder her
bad-race_changed = Zeile {$line} wurde nachträglich geändert: Ihre Prüfsumme passt nicht
bad-race_lacks = In dieser Renndatei fehlt etwas: {$what}
bad-race_wrong = Diese Renndatei ist nicht, wie sie sein sollte: {$why}
bad-seed_digits = „{$field}“ sollte 64 Hex-Ziffern haben, oder nichts, solange es noch geheim ist
bad-seed_not_committed = Der Startwert ist nicht der, der vorher festgelegt wurde
bad-field_holds_tables = „{$field}“ sollte Tabellen enthalten
bad-stretch_seed = Der Startwert eines Abschnitts in „before“ sollte 64 Hex-Ziffern haben
bad-field_text = „{$field}“ sollte ein Text sein
bad-field_whole = „{$field}“ sollte eine ganze Zahl sein
bad-field_list = „{$field}“ sollte eine Liste sein
bad-field_table = „{$field}“ sollte eine Tabelle sein
bad-field_entries = „{$field}“ sollte höchstens {$most} Einträge haben, nicht {$number}
bad-field_unseen = „{$field}“ enthält Zeichen, die sich nicht zeigen lassen
bad-field_long = „{$field}“ sollte höchstens {$most} Zeichen haben
bad-field_texts = „{$field}“ sollte Texte von höchstens {$most} darstellbaren Zeichen enthalten
bad-field_blank = „{$field}“ enthält einen Namen, den man nicht sieht
bad-carried_edition_long = Die Edition, die dieses Rennen mitbringt, hat mehr als {$most} Zeichen
bad-race_of_another = {$file} ist ein Rennen von {$game}: Spiel es mit hippodrome play {$game} --file {$path}
bad-seed_is_secret = {$file} hält den Startwert geheim, also geht das Rennen nur dort weiter, wo es herkommt
bad-bot_from_file = In {$file} fährt der Bot „{$bot}“, der nicht mitgeliefert ist: Nenne ihn in --seats, um weiterzuspielen
bad-script_wrong = Das vorgegebene Glück für „{$stream}“ ist {$drawn}, aber „{$about}“ braucht Zahlen von 0 bis {$last}, und zwar {$count}
bad-script_wrong_distinct = Das vorgegebene Glück für „{$stream}“ ist {$drawn}, aber „{$about}“ braucht verschiedene Zahlen von 0 bis {$last}, und zwar {$count}
bad-script_ends = Für „{$stream}“ ist kein Glück mehr vorgegeben (gefragt: {$about})
bad-pickled_rules = Das wurde mit Version {$version} der Regeln von {$game} abgelegt; dieses Programm spielt Version {$plays}
bad-luck_differs = Zeile {$line}: Der Startwert ergibt {$expected} für „{$ask}“, die Datei sagt etwas anderes
bad-too_many_lines = Ein Rennen, das hierher gebracht wird, hat höchstens {$most} Zeilen, nicht {$number}
bad-too_long_to_read = Das zu lesen braucht zu viel Zeit oder Platz: Es kann nicht sein, was es sein sollte
bad-cannot_be_drawn = Das lässt sich nicht zeichnen
bad-luck_changed = Ereignis {$event}: Das Glück steht als {$found} geschrieben, aber die Regeln ziehen jetzt {$drawn}
bad-of_another_release = Dieses Rennen wurde von einer anderen Programmversion geschrieben und lässt sich nicht weiterspielen: {$why}
bad-closed_by_host = von der Person geschlossen, die ihn eröffnet hat
bad-not_read_back = Ein Rennen ließe sich nicht so lesen, wie es geschrieben wurde: Es bleibt in der Datenbank
bad-newer_schema = Diese Datenbank hat das Schema {$schema} einer neueren Programmversion: Nimm jene Version
bad-other_schema = Die Datenbank hat das Schema {$schema}, diese Programmversion {$head}: Starte erst einen Server dieser Version
bad-unsound_backup = {$file} ist keine brauchbare Sicherung: {$why}
bad-no_backup = {$file} ist keine Sicherung
bad-other_backup = {$file} ist die Sicherung einer anderen Programmversion, die diese nicht lesen kann
bad-changed_backup = {$file} wurde nachträglich geändert: Die Prüfsumme passt nicht
bad-changed_backup_line = {$file} wurde nachträglich geändert: Zeile {$line} lässt sich nicht lesen
bad-damaged_file = {$file} ist beschädigt oder abgeschnitten
bad-cut_backup = {$file} ist abgeschnitten: Die letzte Zeile fehlt
bad-in_table = Tisch {$table}: {$why}
bad-in_database = die Datenbank: {$why}
bad-table_unreadable = Seine Einträge lassen sich nicht lesen: {$why}
bad-table_senseless = Seine Einträge ergeben keinen Sinn: {$kind}: {$why}
bad-journal_gaps = Die Nummern seines Journals haben Lücken
bad-journal_unreadable = Sein Journal lässt sich nicht lesen: {$why}
bad-other_card = Seine Karteikarte ist nicht, was sein Journal sagt
bad-cannot_lock = Für {$file} lässt sich kein Server starten: Die Sperre {$lock} lässt sich nicht öffnen: {$why}
bad-file_is_served = Ein anderer Server hat {$file} geöffnet: Nimm jenen, oder eine andere --database
bad-file_is_served_at = Ein anderer Server hat {$file} geöffnet (Prozess {$process} unter {$address}): Nimm jenen, oder eine andere --database
bad-file_is_served_by = Ein anderer Server hat {$file} geöffnet (Prozess {$process}): Nimm jenen, oder eine andere --database
bad-cannot_go_on = Mit {$database} geht es nicht weiter: {$why}; hippodrome doctor sagt mehr
bad-cannot_open_database = Die Datenbank {$database} lässt sich nicht öffnen: {$why}
bad-not_a_database = Die Datenbank {$database} lässt sich nicht öffnen: Die Datei ist keine Datenbank
bad-no_races_in = Die Datenbank {$database} enthält keine Rennen von Hippodrome
bad-database_in_use = In dieser Datenbank gibt es schon Tische: Stell in einer leeren wieder her
bad-no_database_named = {$database} nennt keine Datenbank: Nenne eine Datei, etwa sqlite:///club.db
bad-no_database = Eine Datenbank {$file} gibt es nicht: Es wurde nichts gelesen und nichts angelegt
bad-database_no_file = {$file} ist keine Datenbank: Es ist keine gewöhnliche Datei
bad-empty_database = {$file} ist leer: Es sind keine Rennen darin
bad-foreign_database = Die Datenbank {$file} gehört einem anderen Programm: Nenne eine eigene Datei für Hippodrome
bad-cannot_keep_races = In {$folder} lassen sich keine Rennen speichern: {$why}; nenne mit --database einen Ort
bad-cannot_listen = Auf {$host}, Port {$port}, lässt sich nicht lauschen: {$why}
bad-needs_psycopg = PostgreSQL braucht das Paket psycopg, das nicht installiert ist: pip install 'psycopg[binary]'
bad-needs_driver = Die Datenbank {$database} lässt sich nicht öffnen: Das Paket {$package} ist nicht installiert
bad-processes_need_postgres = Mehrere Prozesse brauchen PostgreSQL: --database postgresql://... (SQLite ist für einen Prozess)
bad-thinking_needs_postgres = Auf anderen Rechnern zu denken braucht PostgreSQL: --database postgresql://... (wie es die Server haben)
bad-remote_workers_need_postgres = --remote-workers braucht PostgreSQL, wo die Warteschlange der Aufgaben ist: --database postgresql://...
bad-no_web_address = Das ist keine Webadresse
bad-no_hook = Eine Benachrichtigung geht an eine einfache http- oder https-Adresse
bad-no_host = Einen Rechner „{$host}“ gibt es nicht
bad-private_hook = Eine Benachrichtigung kann nicht in ein privates Netz führen
bad-no_function = Eine Strategie „{$name}“ gibt es nicht: Nenne eine Funktion {$called} als DATEI.py:NAME, oder eine mitgelieferte Stufe
bad-not_callable = Die Strategie „{$name}“ ist keine Funktion: Sie sollte eine sein, {$called}
bad-name_too_long = „{$name}“ braucht einen kürzeren Namen: höchstens {$most} darstellbare Zeichen
bad-module_lacks = „{$name}“: {$module} hat kein „{$part}“; es hat {$there}
bad-module_is_empty = „{$name}“: {$module} hat kein „{$part}“; es hat überhaupt keine Funktion
bad-no_module = {$module} ist weder eine Datei, die auf .py endet, noch ein Modul wie paket.modul
bad-cannot_load = „{$name}“ lässt sich nicht laden: {$why}
bad-cannot_load_raised = „{$name}“ lässt sich nicht laden: {$kind}: {$why}
bad-cannot_load_raised_at = „{$name}“ lässt sich nicht laden: {$kind}: {$why} ({$file}, Zeile {$line})
bad-bot_no_function = Der Bot „{$name}“ ist keine Funktion: Er sollte eine sein, def bot(pov, rng)
bad-bot_wrong_function = Der Bot „{$name}“ sollte eine Funktion sein, def bot(pov, rng), oder eine Klasse, die ohne Argumente erzeugt wird, mit def __call__(self, pov, rng)
bad-called_while_reading = Eine Simulation wird jedes Mal gestartet, wenn die Datei gelesen wird: Setz den Aufruf unter eine Zeile  if __name__ == '__main__':
bad-needs_plots = Ein Bericht braucht die Diagrammbibliothek: pip install 'hippodrome[lab]'
bad-needs_parquet = Parquet-Dateien brauchen PyArrow: pip install 'hippodrome[lab]'
bad-needs_pyarrow = Datensätze brauchen PyArrow: pip install 'hippodrome[learn]'
bad-needs_pettingzoo = Das braucht PettingZoo: pip install 'hippodrome[learn]'
bad-needs_gymnasium = Das braucht gymnasium: pip install 'hippodrome[learn]'
bad-needs_openspiel = Das braucht OpenSpiel: pip install 'hippodrome[learn]'
bad-needs_ray = Ein Cluster braucht Ray: pip install 'hippodrome[cluster]'
bad-no_cluster = Ray lässt sich nicht erreichen oder starten: {$why}
bad-cannot_compile = Hier lässt sich nichts kompilieren: {$why}; ohne geht alles, nur langsamer
bad-no_fast_engine = Die schnelle Engine von {$game} lässt sich nicht verwenden: {$why}
bad-fast_none_for = Für {$game} gibt es keine
bad-fast_own_bots = Bots von außen fahren nach dem Regeltext
bad-fast_not_asked = Verlangt war der Regeltext
bad-fast_needs = {$packages} lässt sich nicht finden: pip install {$typed}
bad-fast_too_many = {$what}: {$number} sind mehr als die {$most}, für die die schnelle Engine Platz hat
bad-fast_unknown = Die schnelle Engine kennt das nicht: {$what} „{$name}“
bad-fast_unknown_field = Die schnelle Engine kennt „{$name}“ nicht ({$kind})
bad-fast_no_bot = Die schnelle Engine hat keinen Bot „{$name}“
bad-fast_unknown_option = Die schnelle Engine von {$game} kennt die Option „{$name}“ nicht
bad-fast_other_rules = Die schnelle Engine von {$game} wurde an Version {$proved} der Regeln geprüft, und das hier ist Version {$version}
bad-fast_no_drafts = {$game} hat keine kompilierten Entwürfe
bad-fast_small_box = Das Bonusfeld hat {$places} Plätze, weniger als es Marker gibt
bad-fast_many_symbols = Eine Karte zeigt ein Symbol mehr als {$most}-mal
bad-fast_not_in_turn = Sitz {$seat} hat nicht geantwortet, ein späterer aber schon
bad-fast_few_cards = Auf dem Tisch sind nicht genug Karten für alle Hände und die Publikumsleiste
bad-fast_other_order = Die Reihenfolge ist nicht die der Plätze auf der Strecke
bad-fast_other_faces = Die Würfelseiten haben andere Nummern als in der schnellen Engine
bad-fast_stopped_for_luck = Der Tisch wartet mitten in einem Spielabschnitt auf das Glück ({$about})
bad-fast_two_chariots = Zwei Wagen stehen auf einem Feld
bad-fast_two_caltrops = Zwei Krähenfüße liegen auf einem Feld
bad-fast_many_points = Ein Wagen hat mehr Punkte, als eine Leiste haben kann
bad-fast_other_seats = Rennen mit Stewards werden nur zusammen weitergespielt, wenn alle gleich viele Sitze haben
bad-fast_in_the_middle = Ein Zustand mitten in „{$phase}“ sagt nicht, welche Regeln warten: Dort braucht es den Tisch
bad-fast_unsorted_hand = Eine Hand ist nicht in der Reihenfolge ihrer Karten
bad-fast_stops_elsewhere = Die schnelle Engine wartet nicht dort auf das Glück, wo der Tisch wartet
bad-fast_lost_way = Die schnelle Engine kann diesem Tisch nicht folgen: {$why}
bad-written_by_rules = Rennen schreibt der Regeltext auf: Lass --engine weg
bad-too_many_options = {$game} bringt keine eigenen Kennzahlen mit, und {$number} Möglichkeiten sind mehr als die {$most}, die sich durch ihren Platz in einer Liste sagen lassen
bad-no_observation = {$game} bringt keine Beobachtung mit: Sein Paket hat keinen Teil „learn“ (docs/study/learning.md)
bad-batch_size = Ein Stapel hat 1 bis {$most} Rennen, nicht {$number}
bad-batch_not_fast = Die schnelle Engine kann diesen Stapel nicht: {$why}; engine='rules' kann es
bad-step_shape = Ein Schritt verlangt {$number} Kennzahlen, eine je Rennen, kein Feld der Form {$shape}
bad-id_forbidden = Rennen {$race} darf die Kennzahl {$id} nicht setzen: Seine Maske verbietet das
bad-needs_opponents = Ein Sitz allein braucht Gegner: Nenne einen Bot, etwa opponents='tiro'
bad-no_seat_number = Einen Sitz {$number} gibt es nicht: Es gibt die Sitze 0 bis {$last}
bad-reset_first = Setz die Umgebung vor ihrem ersten Schritt zurück (reset)
bad-seats_no_number = Sitze sind eine Zahl, nicht {$typed}
bad-no_reward = Eine Belohnung „{$reward}“ gibt es nicht: Wähle {$known}
bad-opponents_number = {$seats} Sitze haben {$opponents} Gegner, nicht {$number}
bad-draft_not_done = Dieser Entwurf ist nicht fertig: {$number} Kennzahlen dürfen folgen, und eine muss
bad-id_may_not_follow = Die Kennzahl {$id} darf hier nicht folgen: nur {$may}
bad-draft_is_done = Die Kennzahl {$id} darf hier nicht folgen: Der Entwurf ist fertig
bad-game_name = Der Name eines Spiels besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen
bad-no_parts = {$module} hat kein PLUGIN, das hippodrome.games.plugin.GamePlugin wäre
bad-no_game_object = GAME von {$module} ist kein hippodrome.core.game.Game
bad-game_called = Sein GAME heißt „{$name}“, und sein Eintrittspunkt „{$entry}“
bad-no_house_edition = Es hat kein editions/reconstructed.toml, die Edition, die gespielt wird, wenn niemand eine andere nennt
bad-words_lack = In locale/{$language}.ftl fehlt {$known}
bad-game_unusable = Das Spiel „{$name}“ aus dem Paket {$package} lässt sich nicht verwenden: {$why}
bad-game_twice = Das Spiel „{$name}“ lässt sich nicht verwenden: {$packages} bringen eines dieses Namens mit; entferne alle bis auf eines
bad-game_raised = Das Spiel „{$name}“ aus dem Paket {$package} lässt sich nicht verwenden: {$kind}: {$why}
bad-game_raised_silently = Das Spiel „{$name}“ aus dem Paket {$package} lässt sich nicht verwenden: {$kind}: Mehr sagt es nicht
bad-game_of_the_house = Das Spiel „{$name}“ aus dem Paket {$package} lässt sich nicht verwenden: Ein mitgeliefertes Spiel heißt so, und das wird gespielt
bad-no_scenarios = {$folder}: In diesem Ordner gibt es kein Szenario: Szenarien sind .toml-Dateien
bad-setup_low_port = {$port} ist ein Port, den nur die Systemverwaltung benutzen darf: Starte den Server genauso wie diese Prüfung
bad-setup_few_files = Ein Prozess darf {$hard} Dateien öffnen, und jede Verbindung ist eine: Erlaube mindestens {$needed} (ulimit -Hn {$needed}; in einer systemd-Unit LimitNOFILE=)
bad-setup_slower = Bots suchen langsamer: {$why}
bad-setup_not_kept = Er lässt sich nicht aufheben, also werden die Engines der Bots bei jedem Start neu kompiliert, ein, zwei Minuten lang: Setz XDG_CACHE_HOME auf einen eigenen Ordner
bad-setup_any_name = Mit --allowed-hosts '*' kann jede Website ihren Namen hierher zeigen lassen: Nenne die Namen, es sei denn, nginx vergleicht sie
bad-setup_anybody_else = Mit {$variable}=* kann sich jeder für jemand anderen ausgeben: Nenne die Adresse von nginx
bad-setup_say_address = {$variable} ist gesetzt, also gibt es einen Proxy: Sag mit --public-url, was alle öffnen, für Links und HSTS
bad-setup_not_the_root = Die Seiten liegen direkt unter einem Namen, nicht tiefer: Lass „{$path}“ in --public-url weg
bad-setup_open_without_proxy = Zu {$address} führt ein Proxy, aber {$host} ist auch ohne ihn und ohne TLS offen: Lausche auf 127.0.0.1, oder setz {$variable} auf die Adresse des Proxys, wenn er auf einem anderen Rechner läuft
bad-setup_not_encrypted = {$address} ist nicht verschlüsselt: Wer mithört, hat die Schlüssel der Sitze; setz nginx mit TLS davor
bad-setup_only_this_machine = {$host} ist nur für diesen Rechner offen: Ein Proxy darauf muss weitergeben, was an {$name} kommt
bad-setup_no_dns = Zum Namen {$name} gibt es keine Adresse: Niemand findet ihn (DNS)
bad-setup_schema_rises = Das Schema wird beim ersten Start von {$now} auf {$head} gebracht: Sichere vorher
bad-setup_no_races_yet = Es gibt noch keine Rennen: Der erste Start legt die Tabellen an
bad-setup_in_memory = {$database} liegt im Arbeitsspeicher: Bei jedem Neustart sind alle Rennen verloren
bad-setup_folder_closed = Im Ordner {$folder} lässt sich nichts schreiben, und SQLite legt Dateien neben die Datenbank
bad-setup_little_room = Wo {$file} liegt, sind nur {$free} MB frei: Es sollten mindestens {$needed} sein
bad-setup_not_this_users = {$file} lässt sich von diesem Benutzer nicht lesen und schreiben
bad-setup_not_ours_to_close = Andere auf diesem Rechner können {$file} öffnen, und dieser Benutzer kann das nicht ändern: Nimm chown
bad-setup_open_to_others = Andere auf diesem Rechner können {$file} öffnen: Der Server schließt sie aus, wenn er startet
bad-setup_read_only = Dieses PostgreSQL lässt sich nur lesen: Nenne das, in das geschrieben wird
bad-setup_encoding = Die Datenbank ist in {$encoding}, und Namen gibt es in allen Schriften: Leg eine mit der Kodierung UTF8 an
bad-setup_no_create = Dieser Benutzer darf dort keine Tabellen anlegen, was der erste Start aber muss: grant create on schema public
bad-setup_no_write = Dieser Benutzer darf nicht in die vorhandenen Tabellen schreiben: Lass ihren Eigentümer den Server starten, oder erlaube es
bad-setup_no_fsync = fsync ist in PostgreSQL ausgeschaltet: Ein Stromausfall würde die Datenbank zerstören
bad-setup_few_connections_server = PostgreSQL hat {$limit} Verbindungen für Benutzer, und {$needed} können nötig sein ({$each} je Prozess): Erhöhe max_connections, oder starte weniger --workers
bad-setup_few_connections_database = Die Datenbank hat {$limit} Verbindungen für Benutzer, und {$needed} können nötig sein ({$each} je Prozess): Erhöhe ihre Grenze, oder starte weniger --workers
bad-setup_few_connections_role = Die Rolle hat {$limit} Verbindungen für Benutzer, und {$needed} können nötig sein ({$each} je Prozess): Erhöhe ihre Grenze, oder starte weniger --workers
fast-spaces_of_the_board = Felder des Spielbretts
fast-spaces_in_a_move = Felder in einem Zug
fast-points_of_a_chariot_s_track = Punkte einer Wagenleiste
fast-dice = Würfel
fast-faces_of_the_die = Seiten des Würfels
fast-caltrops = Krähenfüße
fast-seats = Sitze
fast-cards_in_the_deck = Karten im Stapel
fast-cards_in_a_hand = Karten in einer Hand
fast-cards_in_a_move = Karten in einem Zug
fast-cards_on_the_crowd_track = Karten auf der Publikumsleiste
fast-symbols = Symbole
fast-different_symbols_on_a_card = verschiedene Symbole auf einer Karte
fast-kinds_of_tokens = Arten von Plättchen
fast-fan_tokens = Fanplättchen
fast-tokens_of_a_kind_in_front_of_a_seat = Plättchen einer Art vor einem Sitz
fast-cards_for_a_discard_token = Karten für ein Abwurf-Plättchen
fast-skills_cards = Fertigkeitskarten
fast-steps_of_the_skills_track = Stufen der Fertigkeitsleiste
fast-faces_of_the_emperor_die = Seiten des Kaiserwürfels
fast-spaces_in_a_lap = Felder in einer Runde
fast-attack_boxes = Angriffsfelder
fast-cards = Karten
fast-crew_cards = Crewkarten
fast-modifications_of_a_vehicle = Extras eines Fahrzeugs
fast-contagions = Seuchen
fast-reaction_cards = Reaktionskarten
fast-vehicles = Fahrzeuge
fast-sides_of_the_die = Seiten des Würfels
fast-counters_on_the_flag = Marker auf der Flagge
fast-token = Plättchen
fast-icon = Icon
fast-face = Würfelseite
fast-colour = Farbe
fast-phase = Phase
fast-way_to_join_the_board = Art, das Spielbrett zusammenzusetzen
fast-effect = Wirkung
fast-aim = Ziel
fast-event = Ereignis
fast-role = Rolle
fast-part_of_play = Spielabschnitt
fast-length = Länge
fast-state = Zustand
fast-chariot = Wagen
fast-racer = Fahrzeug
said-verify_fair = {$file}: {$lines} Zeilen folgen den Regeln; alle {$checked} Ziehungen stammen aus dem Startwert, der als {$commitment}... festgelegt war
said-verify_secret = {$file}: {$lines} Zeilen folgen den Regeln; der Startwert ist noch geheim, also ist das Glück nicht geprüft
said-verify_wrong = {$file}: Zeile {$line}: Der Startwert ergibt {$expected} für „{$what}“, in der Datei steht {$found} ({$wrong} von {$checked} Ziehungen weichen ab)
said-game = {$title}, {$least} bis {$most} Sitze, aus dem Paket {$package}
said-game_of_one_size = {$title}, {$least} Sitze, aus dem Paket {$package}
said-edition_new = {$file} gehört dir, zum Ändern; 'hippodrome edition check {$file}' sagt, ob alles stimmt
said-compiling = {$game} wird kompiliert
said-compiling_once = die schnelle Engine von {$game} wird kompiliert, einmal auf diesem Rechner ...
said-compiling_batches = die schnelle Engine von {$game} wird für Stapel kompiliert, einmal auf diesem Rechner ...
said-compiled = {$game}: in {$seconds} s kompiliert
said-compiled_before = {$game}: war schon kompiliert
said-no_fast_engine = {$game}: hat keine schnelle Engine
said-written =
    {$races} Rennen{ $rows ->
        [0] {""}
       *[other] {" "}in {$rows} Zeilen
    } nach {$file} geschrieben
said-tasks = Aufgaben: Das Ergebnis ist der Anteil gewonnener Rennen
said-task = Aufgabe
said-task_game = Spiel
said-task_seats = Sitze
said-task_opponents = Gegner
said-task_edition = Edition
said-score = {$policy} gewinnt {$score} ({$low} bis {$high}) von {$races} Rennen der Aufgabe {$task}; Gleichstarke gewännen {$even}
said-ids = {$game}, Edition {$edition}: {$n} Kennzahlen
said-id = Kennzahl
said-id_means = bedeutet
said-fields = {$game}, Edition {$edition}, {$seats} Sitze: {$n} Zahlen
said-field_numbers = Zahlen
said-field_name = Feld
said-field_divided_by = geteilt durch
said-field_what = was es ist
said-words_no_file = es gibt kein locale/{$language}.ftl: Wer das liest, sieht Englisch
said-words_lacking = fehlt: Wer das liest, sieht Englisch
said-words_too_much = überzählig: Auf Englisch gibt es diesen Text nicht
said-words_unreadable = nicht lesbar: {$why}
said-words_values =
    andere Werte{ $lost ->
        [0] {""}
       *[other] ; hier fehlt {$lost}
    }{ $made ->
        [0] {""}
       *[other] ; zu viel ist {$made}
    }
said-words_changed = geändert: Der englische Text hat sich seit der Übersetzung geändert
said-words_to_do =
    {$language}: { $n ->
        [0] vollständig
       *[other] {$n} zu tun
    }
said-examining = wird geprüft ... {$n}
said-copying = wird kopiert ... {$n}
said-restoring = wird wiederhergestellt ... {$n}
said-archiving = wird archiviert ... {$n}
said-examined =
    {$database}: {$tables} { $tables ->
        [one] Tisch
       *[other] Tische
    }{ $states ->
        [0] {""}
       *[other] {" "}({$states})
    }, {$events} { $events ->
        [one] Ereignis
       *[other] Ereignisse
    }, {$faults} Fehler
said-state_gathering = {$n} noch nicht gestartet
said-state_running = {$n} im Gang
said-state_over = {$n} zu Ende
said-state_unfinished = {$n} unvollendet
said-state_closed = {$n} geschlossen
said-left_out = ausgelassen: {$why}
said-backed_up =
    {$file}: {$tables} { $tables ->
        [one] Tisch
       *[other] Tische
    } aus {$database}
said-restored =
    {$database}: {$tables} { $tables ->
        [one] Tisch
       *[other] Tische
    } aus {$file}
said-archived = {$folder}: {$races} Rennen aus {$database}
said-thinking =
    Denkt für {$database} mit {$n} { $n ->
        [one] Prozess
       *[other] Prozessen
    }; Strg-C hält es an, und andere machen weiter.
said-here = Hippodrome läuft unter {$address}
said-others = Andere in diesem Netz öffnen {$address}
said-friends =
    { $n ->
        [0] Dieser Rechner hat keine Adresse in einem Netz, also erreicht ihn kein anderes Gerät.
        [one] Freunde im selben Netz öffnen diesen Link:
       *[other] Freunde im selben Netz öffnen einen dieser Links:
    }
said-open_here_only = Der freie Sitz lässt sich nur von diesem Rechner aus besetzen; mit --lan aus deinem ganzen Netz.
said-keep_running = Lass das laufen, während du spielst; Strg-C hält es an. Nichts geht verloren.
said-scenario_step = Schritt {$step}, {$what}
said-scenario_expected = erwartet
said-scenario_found = gefunden
said-scenarios =
    {$n} { $n ->
        [one] Szenario
       *[other] Szenarien
    }: { $failed ->
        [0] alles trifft ein
       *[other] {$failed} nicht eingetroffen
    }
said-every_piece = jedes Teil genau einmal irgendwo
said-every_outcome = nach jedem vorgegebenen Ausgang wird gefragt
said-left_over = {$n} übrig
said-taken_back = zurückgenommen
said-taking_back = zurücknehmen
said-none_begins = keine Möglichkeit bei {$what} beginnt so
said-offered = angeboten: {$answer}
said-refused =
    abgelehnt: {$code}{ $data ->
        [0] {""}
       *[other] {" "}({$data})
    }{ $section ->
        [0] {""}
       *[other] , {$section}
    }
said-refused_at_all = abgelehnt
said-waits_over = nichts: Das Rennen ist zu Ende
said-waits_ask = „{$about}“
said-waits_luck = Glück
said-fault = Fehler: {$part}: {$why}
said-note = Hinweis: {$part}: {$why}
said-faults = Fehler: {$number}
said-ready = bereit
said-part-games = Spiele
said-part-log_level = Protokoll
said-part-database = Datenbank
said-part-public_url = öffentliche URL
said-part-port = Port
said-part-open_files = offene Dateien
said-part-compiled_code = kompilierter Code
