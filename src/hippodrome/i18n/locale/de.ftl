### Die Texte des Hauses auf Deutsch.

# What this language calls itself, in the list of languages.
language-name = Deutsch

word-yes = ja
word-no = nein
word-and = {$left} und {$right}
word-and_before_i = {$left} und {$right}
word-or = {$left} oder {$right}
word-list = {$left}, {$right}
word-clauses = {$left}; {$right}
word-sentences = {$left} {$right}
word-notes = {$left} · {$right}
word-labelled = {$label}: {$value}
word-ranked = {$n}. {$name}
word-times = {$what} × {$n}
word-aside = {$what} ({$more})
word-plus_minus = {$value} ±{$error}
word-between = {$low} bis {$high}
word-range = {$low} – {$high}
word-cited = {$sentence} ({$section})
word-nobody = niemand
word-nothing = nichts
word-seat = Sitz {$n}

# Worin ein Rennen gezählt wird; ein Spiel hat dafür sein eigenes Wort: Durchgang.
-turn = Zug

reason-race_over = Das Rennen ist vorbei.
reason-luck_first = Zuerst muss noch gewürfelt oder eine Karte gezogen werden.
reason-not_your_decision = Das entscheidest nicht du: Wir warten auf {$waiting}.
reason-not_offered = „{$answer}“ steht nicht zur Auswahl.
reason-not_an_outcome = „{$answer}“ kann hier nicht herauskommen.
reason-nothing_to_take_back = Es gibt nichts zurückzunehmen.
reason-undo_luck = Seitdem wurde gewürfelt oder gezogen: Das lässt sich nicht zurücknehmen.
reason-undo_other = {$seat} hat seitdem geantwortet: Das lässt sich nicht zurücknehmen.
reason-undo_revealed = Seitdem wurde etwas Verdecktes gezeigt: Das lässt sich nicht zurücknehmen.
reason-undo_no_time = Deine Zeit für diese Entscheidung ist abgelaufen: Das lässt sich nicht zurücknehmen.

# Was an der Datei einer Edition falsch ist, und wo. `key` ist der Name eines Werts in der Datei, `value` was dort steht.
fault-at = {$key}: {$reason}
fault-line = Zeile {$line}: {$reason}
fault-own = {$sentence}
fault-of_file =
    {$file}: {$first}{ $more ->
        [0] {""}
       *[other] {" "}(und {$more} weitere; siehe: hippodrome edition check {$file})
    }
fault-on_purpose = {$reason}; wenn das Absicht ist, schreib oben departs = ["{$limit}"]
fault-not_toml = das ist kein TOML: {$why}
fault-no_game = nennt ihr Spiel nicht: Es fehlt eine Zeile wie game = "charioteer"
fault-nested = ist zu tief verschachtelt
fault-line_too_long = die Zeile ist zu lang: höchstens {$most} Zeichen haben Platz
fault-text_too_long = ist zu lang: höchstens {$most} Zeichen haben Platz
fault-too_many_values = die Datei enthält mehr als {$most} Werte: So viele hat keine Schachtel
fault-too_many = hat zu viele Einträge: {$number}, ein Tisch braucht höchstens {$most}
fault-too_many_languages = steht in {$number} Sprachen da, höchstens {$most} sind möglich
fault-too_many_options = eine Frage könnte bis zu {$number} Möglichkeiten haben, erlaubt sind {$most}; das hängt ab von {$fields}
fault-no_language = ist kein Kürzel einer Sprache wie en oder de
fault-bad_key = der Name eines Schlüssels ist zu lang (höchstens {$most} Buchstaben) oder enthält Zeichen, die sich nicht zeigen lassen
fault-unshown = enthält Zeichen, die sich nicht zeigen lassen
fault-missing = fehlt
fault-empty = ist leer
fault-name_too_long = darf höchstens {$most} Buchstaben haben
fault-no_number = muss eine ganze Zahl sein, nicht {$value}
fault-no_numbers = muss eine Liste ganzer Zahlen sein, und nicht leer
fault-no_text = muss ein Text in Anführungszeichen sein, nicht {$value}
fault-no_texts = muss eine Liste von Texten in Anführungszeichen sein, und nicht leer
fault-no_table = muss eine Tabelle sein, nicht {$value}
fault-out_of_range = ist {$value}, muss aber von {$low} bis {$high} gehen
fault-one_out_of_range = enthält {$value}, aber jede muss eine ganze Zahl von {$low} bis {$high} sein
fault-not_that = ist {$value}, muss aber {$wanted} sein
fault-none_of_these = ist {$value}, muss aber eins davon sein: {$known}
fault-unknown_key = diesen Schlüssel kennt niemand; hier bekannt: {$known}
fault-no_such_limit = {$value} ist keine Grenze dieses Spiels; bekannt sind {$known}
fault-scenario_missing = fehlt
fault-scenario_should_be =
    sollte { $kind ->
        [text] ein Text in Anführungszeichen
        [whole] eine ganze Zahl
        [whole_or_name] eine ganze Zahl oder ein Name
        [true] true oder false
        [array] eine Liste
        [array_of_text] eine Liste von Texten
        [array_of_whole_or_name] eine Liste von ganzen Zahlen oder Namen
        [array_of_true] eine Liste von true oder false
        [array_of_array] eine Liste von Listen
        [array_of_table] eine Liste von Tabellen
       *[table] eine Tabelle
    } sein, nicht {$value}
fault-scenario_no_steps = ist leer: Ein Szenario hat mindestens einen Schritt (step)
fault-scenario_no_players = fehlt: Sag, wer wo sitzt, etwa ["Elaine", "David"]
fault-scenario_no_name = niemand kann „{$name}“ heißen
fault-scenario_name_twice = zwei Plätze heißen „{$name}“
fault-scenario_nobody_called = niemand heißt „{$name}“; am Tisch sitzen {$players}
fault-scenario_refused_what = braucht answer, oder withdraw = true, oder undo = true
fault-scenario_is_false = ist false: Lass es stattdessen weg
fault-scenario_no_parts = {$game} hält nichts für einen Sitz allein fest: Schreib es unter [table]
fault-scenario_no_fact = ein Ereignis „{$kind}“ gibt es nicht; es gibt {$known}
fault-scenario_name_or_number = sollte ein Name oder eine Zahl sein, nicht {$value}
fault-scenario_only_numbers = „{$about}“ hat keine Namen: Schreib Zahlen von 0 bis {$last}
fault-scenario_no_names = „{$about}“ hat keine Namen: Schreib die Zahl
fault-scenario_nowhere = {$pieces}: nirgends
fault-scenario_too_many = {$pieces}: an zu vielen Stellen
fault-scenario_no_card_number = eine Karte {$number} gibt es nicht
fault-scenario_elsewhere = {$name} liegt schon woanders auf dem Tisch
fault-scenario_too_full =
    hat {$number} { $number ->
        [one] Karte
       *[other] Karten
    }, dorthin gehören aber höchstens {$most}
fault-scenario_order_all = sollte alle am Tisch einmal nennen, wer führt, zuerst
fault-scenario_no_card = eine Karte „{$name}“ gibt es in dieser Edition nicht
fault-scenario_not_in_deck = „{$name}“ ist gerade nicht im Stapel
fault-limit_is_kept = {$value} wird von allem in dieser Datei eingehalten: Nimm es heraus
edition-is_sound = {$file}: eine fehlerfreie Edition von {$game}

replay-waiting = Das Rennen läuft noch: Wir warten auf {$waiting}.

terminal-brief = {$says}.
terminal-brief_of = {$name}: {$says}.
terminal-more = -- Enter zeigt mehr --
terminal-go_on = -- Weiter mit Enter --
terminal-you = {$seat} (du)
terminal-bot = {$seat} (Bot: {$level})
terminal-seats = Am Start: {$who}.
terminal-sealed_luck = Der Zufall ist versiegelt. Der Hash des Startwerts (Seed) aller Karten und Würfel ist
terminal-kept = Jede Antwort wird in {$file} gespeichert.
terminal-resumed = {$file}: Das Rennen geht weiter, wo du aufgehört hast.
terminal-resumed_over = {$file} enthält ein Rennen, das schon vorbei ist.
terminal-resumed_own = Die Datei bringt Sitze, Startwert, Edition und Optionen mit: Was du jetzt angegeben hast, gilt nicht.
terminal-begin = ? erklärt, was zu tun ist, { terminal-letter-quit } beendet.
terminal-choosing =
    {$seats} { $seats ->
        [one] überlegt
       *[other] überlegen
    } ...

terminal-bot_failed-exception = {$seat} ({$bot}) ist bei der Frage „{$about}“ abgestürzt; ein Tiro hat geantwortet.
terminal-bot_failed-refused = {$seat} ({$bot}) hat auf die Frage „{$about}“ falsch geantwortet; ein Tiro hat übernommen.
terminal-bot_failed-slow = {$seat} ({$bot}) war bei der Frage „{$about}“ zu langsam; ein Tiro hat geantwortet.

terminal-whose_turn = {$seat}, du bist dran.
terminal-pass_on = Gib die Tastatur an {$seat} weiter.
terminal-pass_ready = {$seat}, drück Enter, wenn nur du den Bildschirm siehst:{" "}
terminal-pass_back = ({ terminal-letter-undo } gibt sie an {$seat} zurück, um neu zu wählen.)
terminal-taken_back = Zurückgenommen: Wähle neu.
terminal-changed_mind = {$seat} nimmt die verdeckte Antwort zurück.
terminal-log_all = ({ terminal-letter-log } { terminal-word-all } erzählt das Rennen von Anfang an.)
terminal-log_what = { terminal-letter-log } erzählt, was zuletzt geschah, { terminal-letter-log } { terminal-word-all } das Rennen von Anfang an; { terminal-letter-log } {$typed} gibt es nicht.
terminal-help_more = Mehr: {$topics}; alles zusammen: ? {$all}.
terminal-help_what = Unter diesem Namen gibt es nichts zu erklären. Versuch {$topics}, ? {$all}.
terminal-nothing_picked = Noch ist nichts ausgewählt: ? erklärt, was du eingeben kannst.
terminal-saved = In {$file} gespeichert; von jetzt an nach jeder Antwort.
terminal-save_where = Sag, wohin: speichern abend.race
terminal-save_exists = {$file} gibt es schon: Nimm einen anderen Namen.
terminal-save_name = So kann eine Datei nicht heißen: Nimm einen anderen Namen, etwa speichern abend.race
terminal-save_changed = Jemand anders hat {$file} geändert; die Datei bleibt, wie sie ist, und dieses Rennen wird nicht mehr gespeichert. speichern neu.race speichert es.
terminal-save_failed = {$error}: Dieses Rennen wird nicht mehr gespeichert. speichern neu.race speichert es.
terminal-quit_unsaved = Dieses Rennen ist nicht gespeichert. Noch einmal { terminal-letter-quit } beendet es; speichern abend.race speichert es.
terminal-left = Du verlässt das Rennen.
terminal-left_end = Ende der Eingabe: Das Rennen hält hier an.
terminal-left_kept = Es ist in {$file} gespeichert. So geht es weiter:
terminal-left_unsaved = Es ist nicht gespeichert.
terminal-result = Ergebnis
terminal-won =
    {$winners} { $n ->
        [one] gewinnt
       *[other] gewinnen
    }. {$told}
terminal-you_won = Du gewinnst! {$told}
terminal-rank = {$rank}. {$seat}
terminal-seed_is = Der Startwert (Seed) aller Karten und Würfel war
terminal-committed_as = und sein Hash, vor dem Rennen veröffentlicht, war
terminal-verify = So prüfst du das nach:
terminal-verify_unsaved = Ein gespeichertes Rennen (--file abend.race) prüfst du mit: hippodrome verify abend.race
terminal-keep_where = Eine Datei, in der dieses Rennen gespeichert wird ({ terminal-letter-quit }: keine):{" "}
terminal-hint = Ein Tipp: {$answer}  (gib {$typed} ein)
terminal-enter_plays = Enter spielt es.
terminal-thinking = Der Coach überlegt ...
terminal-on_the_screen = Auf dem Bildschirm
terminal-list_hint = Gib eine Zahl von 1 bis {$n} ein. ? erklärt alles.
terminal-list_pages = {"."}.. und {$n} mehr: m zeigt sie.
terminal-list_help = 1 -- Nummer 1 der Liste; Wörter daraus gehen auch
terminal-which = Was davon? {$labels}
terminal-list_goes_on = {"."}.. und {$n} mehr; gib als Text ein, was du willst.
terminal-list_no_such = Nummer {$n} steht nicht in der Liste: Gib eine Zahl von 1 bis {$most} ein.
terminal-commands =
    Enter -- spielt, was ausgewählt ist; ist nichts ausgewählt, zeigt es nur den Tisch noch einmal
    ! -- hinter deiner Eingabe: sofort spielen, ohne Enter
    m -- die Liste zeigen, oder mehr davon
    x -- alles Ausgewählte zurücklegen
    ? -- diese Hilfe
    { terminal-letter-hint } -- ein Tipp: was der Coach antworten würde, und warum
    { terminal-letter-undo } -- die letzte Auswahl zurücknehmen, oder die letzte Antwort, wenn das noch erlaubt ist
    { terminal-letter-log } -- was zuletzt geschah; { terminal-letter-log } { terminal-word-all } erzählt das Rennen von Anfang an
    { terminal-letter-save } -- speichern; speichern abend.race speichert das Rennen ab jetzt in dieser Datei
    { terminal-letter-quit } -- beenden

terminal-letter-hint = p
terminal-letter-undo = z
terminal-letter-log = v
terminal-letter-save = s
terminal-letter-quit = b

terminal-word-help = hilfe
terminal-word-hint = tipp
terminal-word-undo = zurück
terminal-word-log = verlauf
terminal-word-save = speichern
terminal-word-quit = beenden
terminal-word-all = alles
terminal-word-signs = zeichen

terminal-plain-guide = regeln
terminal-plain-of = {$n} von {$most}
terminal-plain-hand = Auf deiner Hand:
terminal-plain-only = Es gibt nur eine Möglichkeit: Enter nimmt sie.

terminal-charioteer-turn = { -turn } {$turn} · Runde {$lap} von {$laps}
terminal-charioteer-emperor = Kaiser:
terminal-charioteer-crowd = Publikum c:
terminal-charioteer-coming = danach
terminal-charioteer-piles = Stapel {$deck} · Ablage {$pile} · Beutel {$bag}
terminal-charioteer-fans =
    {$n} { $n ->
        [one] Fan
       *[other] Fans
    }
terminal-charioteer-tokens = Plättchen
terminal-charioteer-no_tokens = Keine Plättchen mehr.
terminal-charioteer-legend = +1/4: Bonus 1, noch 4 Schritte zum besseren  · o Feld, Außenfeld  ? erklärt
terminal-charioteer-finished = Ziel
terminal-charioteer-hint = Wähle Karten per Nummer, Plättchen per Kürzel: {$example}. m: Liste, ? erklärt.
terminal-charioteer-goes_with = Noch kein Manöver. Dazu passt  {$ways}
terminal-charioteer-numbered_card = Karte {$n} {$card}
terminal-charioteer-begin_reset =
    Rast: Wähle 1 bis {$most} { $most ->
        [one] Karte
       *[other] Karten
    }. Du bleibst stehen, verlierst allen Schaden und nimmst in diesem Zug keinen.
terminal-charioteer-also = Dieselben Karten können {$codes} sein: Gib das Symbol ein.
terminal-charioteer-list = Das weiteste Manöver mit jedem Symbol und jedem Plättchen: m1, m2 ... wählt eins; m zeigt mehr.
terminal-charioteer-listed_reset = Rast: stehen bleiben
terminal-charioteer-short = bis Feld {$spaces}
terminal-charioteer-no_such_move = m{$n} steht nicht in der Liste: Sie geht bis {$most}.
terminal-charioteer-no_such_card = Deine Karten sind 1 bis {$most}.
terminal-charioteer-no_such_pick = „{$typed}“ ist weder Karte noch Plättchen noch Symbol: m listet Manöver auf, ? erklärt.
terminal-charioteer-not_picked = „{$typed}“ ist nicht ausgewählt.
terminal-charioteer-throw_what = Sag, welche Karten du abwirfst: t 4 5.
terminal-charioteer-throw_how = Ein Abwurfplättchen liegt auf Karten, die du abwirfst: t und ihre Nummern, etwa t 4 5.
terminal-charioteer-wild_where = Sag, auf welcher Karte der Joker liegt: {$code}=3 für Karte 3, {$code}=c für die Publikumskarte.
terminal-charioteer-not_wild = Mit = legst du einen Joker auf eine Karte. Das Plättchen {$token} ist kein Joker: Gib nur {$code} ein.

terminal-charioteer-can-cards = {$typed} -- diese Karten wählen (c: die Publikumskarte); vor dem Spielen siehst du, was sie ergeben
terminal-charioteer-can-symbol = {$typed} -- dasselbe, und welches Symbol du meinst, wenn die Karten mehrere gemeinsam haben
terminal-charioteer-can-token = {$typed} -- dasselbe mit einem Plättchen, per Kürzel
terminal-charioteer-can-wild = {$typed} -- dasselbe mit einem Joker auf Karte {$n} (=c: auf der Publikumskarte)
terminal-charioteer-can-throw = {$typed} -- dasselbe, und mit einem Abwurfplättchen eine Karte abwerfen
terminal-charioteer-can-reset = {$typed} -- eine Rast mit Karte 1; r allein beginnt eine
terminal-charioteer-can-back = {$typed} -- dasselbe, und Karte {$n} zurücklegen

terminal-charioteer-topic-icons = icons
terminal-charioteer-topic-track = strecke
terminal-charioteer-topic-damage = schaden
terminal-charioteer-topic-tokens = plättchen
terminal-charioteer-topic-emperor = kaiser
terminal-charioteer-topic-signs = zeichen

terminal-charioteer-lesson-icons =
    Peitsche -- nach dem Manöver bis zu {$whip_spaces} { $whip_spaces ->
        [one] Feld
       *[other] Felder
    } weiter. Nicht, wenn du führst, nicht im ersten Zug, nicht nach einem Überholen; und mit der Peitsche überholst du niemanden. Eine Peitschenkarte hat kein Symbol: Sie passt zu jedem Manöver
    Schild -- in diesem Zug kein neuer Schaden; neue Steine, die du schon hast, kommen weg
    Erholung -- vor dem Fahren kommt die Hälfte deines Schadens weg, aufgerundet; bei zwei Erholungen der ganze. Ein gelbes Manöver zählt als eine
    Sie wirken auf deinen Karten, auf der Publikumskarte und auf Plättchen, wenn diese zum Manöver gehören.
terminal-charioteer-lesson-track =
    ein Punkt -- bringt dich ein Feld weiter. Die Strecke führt von der Linie (|) im Kreis zur Linie; Außenfelder (o) zählen wie alle anderen
    überholen -- kostet einen Punkt je Wagen: Wer auf ein Feld kommt, steht außerhalb derer, die schon dort sind, und muss sie alle überholen, bevor es weitergeht. Im ersten Zug kostet das nichts.{ $laps_meet ->
        [yes] {" "}Wagen aus anderen Runden zählen wie alle anderen.
       *[no] {""}
    }{ $laps_apart ->
        [yes] {" "}Wagen aus anderen Runden stehen nicht im Weg.
       *[no] {""}
    }
    schwarz -- überspringt Außenfelder, und die Wagen darauf kostenlos. Hinter dem Ziel überspringen alle die Außenfelder
    Platz -- weiter ist besser; auf demselben Feld liegt der innere Wagen vorn
    das Ende -- der Zug, in dem jemand zum letzten Mal über die Linie fährt, wird zu Ende gespielt; wer dann am weitesten ist, gewinnt
terminal-charioteer-lesson-damage =
    Steine -- jeder Stein auf deinem Schadensfeld kostet jedes Manöver einen Punkt
    neue Steine -- liegen erst auf den Angriffsfeldern, höchstens {$most_boxes}, und kommen am Ende des Zuges aufs Schadensfeld
    rot -- ein Angriff gibt allen anderen neue Steine, je nachdem, wie viele seiner Karten passen{ $attacks ->
        [0] {""}
       *[other] : {$attacks}
    }
    weniger -- vor dem Fahren nimmt ein gelbes Manöver oder eine Erholung die Hälfte weg, aufgerundet; zwei Erholungen oder eine Rast nehmen alles weg
    keine -- mit einem Schild oder einer Rast bekommst du in diesem Zug keine neuen Steine
    Rast -- du bleibst stehen, trainierst nichts und gewinnst kein Fanplättchen
terminal-charioteer-lesson-tokens =
    Auf ein Manöver darfst du ein Plättchen legen, und ein Abwurfplättchen daneben. Ein benutztes Plättchen ist weg.
    Farbe -- ein Plättchen mit Farbe passt nur auf Manöver dieser Farbe, eins ohne auf jedes
    +5 -- so viele Punkte mehr
    Joker (*) -- liegt auf einer Karte des Manövers: Sie zählt als zwei Symbole des Manövers, und was sie zeigt, zählt nicht
    Lernen (^) -- ein Schritt Fertigkeit mehr, in der Farbe des Manövers
    Peitsche, Schild, Erholung -- wie die Icons
    Abwurf (A3) -- t 4 5: wirft Karten ab, die nicht im Manöver sind, bis zur Zahl auf dem Plättchen; du ziehst andere
    Fanplättchen -- ein Manöver mit {$fan_symbols} oder mehr { $fan_symbols ->
        [one] passendem Symbol
       *[other] passenden Symbolen
    } zieht eins aus dem Beutel; { $hidden_fans ->
        [yes] die anderen sehen, wie viele du hast, nicht welche
       *[no] {""}
    }{ $open_fans ->
        [yes] alle sehen, welche du hast
       *[no] {""}
    }
terminal-charioteer-lesson-emperor =
    eine Farbe -- ein Manöver in dieser Farbe trainiert einen Schritt mehr
    alle Farben -- jedes Manöver trainiert einen Schritt mehr
    Tumult -- { $disrupt_cubes ->
        [0] {""}
       *[other] alle bekommen {$disrupt_cubes} { $disrupt_cubes ->
                [one] neuen Stein
               *[other] neue Steine
            }; ein Schild oder eine Rast räumt sie weg
    }{ $no_disrupt ->
        [yes] bei so vielen Wagen bringt er keine Steine
       *[no] {""}
    }
    Fertigkeit -- jedes Manöver trainiert seine Farbe einen Schritt; { $row ->
        [yes] nach einigen Schritten hat jedes Manöver dieser Farbe einen Bonus von 1,{" "}
       *[no] {""}
    }am Ende hat jedes Manöver dieser Farbe einen größeren Bonus: {$bonuses}, je nachdem, als wievielte Farbe sie ankommt
    Publikumskarte (c) -- ist für alle da: Sie kann zu deinem Manöver kommen, wenn sie das Symbol zeigt{ $crowd_by_all ->
        [yes] , wenn sie eine Peitsche ist oder wenn ein Joker sie passend macht
       *[no] {""}
    }. Nach dem Zug folgt die nächste
terminal-charioteer-lesson-signs =
    R5 R5 E2 -- eine Karte: zweimal Rot 5 und einmal Gelb 2
    {"["}1] (4) -- eine ausgewählte Karte; eine, die du abwirfst. Andere, die passen, sind hell
    · o | -- auf der Strecke: ein Feld, ein Außenfeld, die Linie
    AB * -- zwei Wagen auf einem Feld, A innen (+: noch mehr); wo deine Auswahl enden kann
    Ziel -- als Runde: hinter dem Ziel
    -2 28o -- als Feld: zwei vor der Linie; 28, ein Außenfeld
    2+1 -- Schaden: zwei Steine, und ein neuer auf den Angriffsfeldern
    +1/4 -- ein Fertigkeitsbonus von 1, vier Schritte vor einem besseren (Spalten G R E S: Grün, Rot, Gelb, Schwarz)
    G+5 G* G^ A3 -- Plättchen: +5 Grün, Joker, Lernen; Abwurf bis zu drei. 2 Fans: zwei verdeckte Fanplättchen

terminal-charioteer-letter-green = G
terminal-charioteer-letter-red = R
terminal-charioteer-letter-yellow = E
terminal-charioteer-letter-black = S

terminal-charioteer-icon-whip = Peitsche
terminal-charioteer-icon-shield = Schild
terminal-charioteer-icon-recovery = Erholung

terminal-charioteer-token-plus = +{$n}
terminal-charioteer-token-wild = {"*"}
terminal-charioteer-token-learning = ^
terminal-charioteer-token-whip = Peitsche
terminal-charioteer-token-shield = Schild
terminal-charioteer-token-recovery = Erhol
terminal-charioteer-token-discard = A{$n}

terminal-charioteer-head-lap = Rd.
terminal-charioteer-head-space = Feld
terminal-charioteer-head-damage = Schaden
terminal-charioteer-head-tokens = Plättchen

server-open_past = Dieses Rennen setzt eines fort, das vorbei ist: Dort können alle nachsehen, wer welche Karten hatte.
server-your_move = {$seat}, du bist dran in {$title}.
server-awaits = Wir warten auf {$waiting}.
server-as_the_edition_says = wie in der Edition

server-bot-tiro = Tiro
server-bot-dummy = Dummy
server-bot-auriga = Auriga
server-bot-agitator = Agitator
server-bot-miliarius = Miliarius

server-note-hint = {$seat} hat um einen Tipp gebeten.
server-note-asks_back = {$seat} bittet darum, vor die eigene letzte Antwort zurückzugehen.
server-note-refuses_back = {$seat} möchte lieber weiterspielen.
server-note-went_back = Alle sind einverstanden: Das Rennen geht vor die letzte Antwort von {$seat} zurück. Es kommen wieder dieselben Würfel und Karten.
server-note-relieved = {$seat} ist ausgefallen; ein einfacherer Bot übernimmt.
server-note-away = Die Zeit von {$seat} ist abgelaufen: Ein Bot spielt weiter, bis {$seat} wieder da ist.
server-note-lapsed = Die Zeit von {$seat} ist abgelaufen: Eine Vertretung macht nur diesen Zug ({$number} von {$most} in Folge).
server-note-gone = Die Zeit von {$seat} ist {$most}-mal in Folge abgelaufen: Eine Vertretung spielt weiter, bis {$seat} wieder da ist.
server-note-paused = Niemand ist mehr da, um zu spielen: Das Rennen wartet, bis jemand zurückkommt.
server-note-back = {$seat} ist wieder da.
server-note-quiet_hints =
    {$seat} hat um {$number} { $number ->
        [one] Tipp
       *[other] Tipps
    } gebeten, als sonst niemand wissen konnte, dass es etwas zu entscheiden gab.
server-note-replaced = {$seat} ist nicht da: Wer den Tisch eröffnet hat, lässt einen Bot weiterspielen.
server-note-resigned = {$seat} gibt auf; ein Bot spielt weiter.

server-telling-past = Überholt {$passed}.

server-unproven-file = Dieses Rennen wurde als Datei hochgeladen: Niemand hier war dabei, und nichts beweist, wer gefahren ist oder dass der Zufall vorher versiegelt war.
server-unproven-branch = Dieses Rennen setzt eines fort, das als Datei hochgeladen wurde: Niemand hier war bei seinem Anfang dabei, und nichts beweist, wer dort gefahren ist oder dass der Zufall vorher versiegelt war.

custom-named = {$edition} (eigene)
custom-edition = Eigene Edition „{$edition}“.
custom-unknown = Eigene Regeln: Sie können von der mitgelieferten Edition abweichen.
custom-same = Eigene Edition: Ihre Regeln sind die der mitgelieferten Edition.
custom-differs =
    Eigene Regeln: {$changes}{ $more ->
        [0] {""}
        [one] {" "}und {$more} weitere Änderung
       *[other] {" "}und {$more} weitere Änderungen
    }.
custom-changed = {$name} {$now} statt {$usual}
custom-added = {$name} {$now} hinzugefügt
custom-removed = {$name} {$usual} entfernt
custom-quoted = „{$text}“

server-refusal-reviews_wait =
    {$number} deiner Analysen { $number ->
        [one] wartet
       *[other] warten
    } schon: Bitte um die nächste, wenn eine davon fertig ist.
server-refusal-enough_bot_races = Es laufen schon zu viele Rennen, in denen nur Bots fahren: Warte, bis eines vorbei ist, oder spiel selbst mit.
server-refusal-enough_open_tables = Zu viele deiner Tische haben noch freie Sitze: Mach erst einen davon voll.
server-refusal-only_this_machine = Das darf nur der Rechner verlangen, auf dem dieser Server läuft.
server-refusal-damaged = Die Daten dieses Tisches sind beschädigt; wer den Server betreibt, erfährt mit hippodrome doctor mehr.
server-refusal-another_name = Dieser Server hört nicht auf den Namen „{$name}“. Wer ihn betreibt, kann das erlauben: hippodrome serve --allowed-hosts {$name}
server-refusal-another_origin = Anfragen von einer anderen Website werden abgelehnt.
server-refusal-another_edition = Eine andere Edition hat dieselbe Summe: Ändere eine Anmerkung und versuch es noch einmal.
server-refusal-not_away = Für dich spielt kein Bot.
server-refusal-no_such_table = Diesen Tisch gibt es nicht.
server-refusal-no_such_race = Dieses Rennen ist vorbei oder hat noch nicht begonnen.
server-refusal-no_network = Dieser Rechner ist in keinem Netz, das andere Geräte teilen könnten.
server-refusal-no_such_game = Dieses Spiel gibt es nicht.
server-refusal-no_such_edition = Von diesem Spiel gibt es keine Edition „{$edition}“.
server-refusal-built_in_name = „{$edition}“ heißt eine mitgelieferte Edition, und diese weicht von ihr ab: Gib deiner Edition einen anderen Namen.
server-refusal-no_such_level = Einen Bot „{$level}“ gibt es nicht.
server-refusal-no_such_seat = Diesen Sitz gibt es nicht.
server-refusal-no_such_line = Diese Stelle gibt es in dem Rennen nicht.
server-refusal-unknown_secret = Dieser Schlüssel gehört zu keinem Sitz an diesem Tisch.
server-refusal-not_seated = Du siehst nur zu: Dafür brauchst du einen Sitz am Tisch.
server-refusal-only_the_host = Das kann nur, wer den Tisch eröffnet hat.
server-refusal-others_play = Hier spielen auch andere: Jeder stellt das Tempo seiner eigenen Seite ein.
server-refusal-not_your_eyes = Solange das Rennen läuft, siehst du es nur von deinem eigenen Sitz aus.
server-refusal-seats_differ = Dieses Rennen hat {$seats} Sitze: Sag für jeden, wer dort sitzt.
server-refusal-too_large = Das ist größer, als der Server annimmt.
server-refusal-malformed = Die Anfrage ist nicht zu verstehen: {$where}: {$why}
server-refusal-malformed_whole = Die Anfrage ist nicht zu verstehen: {$why}
server-refusal-table_moves = Dieser Tisch zieht gerade in einen anderen Prozess des Servers um. Verloren ist nichts: Versuch es noch einmal.
server-refusal-database_away = Die Rennen sind gerade nicht erreichbar. Verloren ist nichts: Versuch es noch einmal.
server-refusal-seat_taken = Dort sitzt schon jemand.
server-refusal-seat_lost = Dieser Sitz gehört dir nicht mehr.
server-refusal-no_free_seat = Alle Sitze sind besetzt.
server-refusal-begun = Das Rennen hat schon begonnen.
server-refusal-gathering = Das Rennen hat noch nicht begonnen: Einige Sitze sind frei oder noch nicht bereit.
server-refusal-kept = Dieses Rennen wurde als Datei hochgeladen: Um zu spielen, setz es ab einer beliebigen Stelle als neues Rennen fort.
server-refusal-closed = Dieser Tisch ist geschlossen: {$why}
server-refusal-stale = Der Tisch hat sich inzwischen verändert: Sieh noch einmal hin.
server-refusal-not_asked = Für dich gibt es gerade nichts zu entscheiden.
server-refusal-race_is_over = Das Rennen ist vorbei.
server-refusal-no_coach = Für dieses Spiel gibt es keinen Coach.
server-refusal-race_runs = Das muss warten, bis das Rennen vorbei ist.
server-refusal-request_pending = Jemand hat schon darum gebeten, zurückzugehen.
server-refusal-no_request = Niemand hat darum gebeten, zurückzugehen.
server-refusal-rematch_made = Die Revanche gibt es schon.
server-refusal-hints_off = An diesem Tisch gibt es keine Tipps.
server-refusal-no_hint = Diesmal hat sich kein Tipp gefunden.
server-refusal-coach_is_busy = Der Coach ist beschäftigt: Frag in einer Minute noch einmal.
server-refusal-chat_is_full = Der Chat dieses Tisches ist voll.
server-refusal-too_often = Zu oft: Warte einen Moment und versuch es noch einmal.
server-refusal-too_much = Zu viel auf einmal: Warte einen Moment und versuch es noch einmal.
server-refusal-no_such_act = Das geht an einem Tisch nicht.
server-refusal-no_such_digest = Unter diesem Namen gibt es hier nichts, oder es wurde ein halbes Jahr nicht benutzt und ist vergessen.
server-refusal-too_slow = Das hat zu lange gebraucht, bis es ankam.
server-refusal-too_long = Das ist zu lang für einen QR-Code.
server-refusal-enough = Von diesem Sitz aus wurde zu viel geändert und geredet: Ab jetzt werden nur noch seine Züge angenommen.
server-refusal-storage_quota = Du hast hier so viel gespeichert, wie eine Adresse an einem Tag darf: Versuch es später noch einmal.
server-refusal-too_much_work = Das dauert dem Server zu lange: Es wurde abgebrochen.
server-refusal-luck_is_secret = Der Startwert wird gezeigt, wenn das Rennen vorbei ist.
server-refusal-file_is_secret = Die Renndatei gibt es, wenn das Rennen vorbei ist: Sie enthält alle Geheimnisse.
server-refusal-hands_are_secret = Die Handkarten werden gezeigt, wenn das Rennen vorbei ist.
server-refusal-branch_at_end = An dieser Stelle ist das Rennen vorbei: Wähle eine frühere.
server-refusal-too_many_branches = Dieses Rennen setzt schon zu viele andere fort: Beginne ein neues.
server-refusal-too_many_watch = Zu viele sehen diesem Tisch zu: Versuch es später noch einmal.
server-refusal-cannot_be_drawn = Das Spielbrett dieser Edition lässt sich nicht zeichnen.
server-refusal-crowded = An diesem Tisch geschieht zu viel gleichzeitig: Versuch es noch einmal.
server-refusal-nobody_sits_there = Dort sitzt niemand.
server-refusal-not_absent = {$name} ist noch im Rennen: Ein Bot kann erst übernehmen, wenn jemandes Zeit abgelaufen ist oder der Tisch zehn Minuten auf jemanden ohne Verbindung gewartet hat.
server-refusal-own_seat = Das ist dein eigener Sitz: Verlass ihn, oder schließ den Tisch.
server-refusal-secret_used = Dieser Schlüssel wurde schon benutzt: Denk dir einen anderen aus.
server-refusal-closed_by_host = {$name} hat diesen Tisch endgültig geschlossen.
server-refusal-edition_has_faults = Diese Edition hat {$number} Fehler; der erste: {$first}
server-refusal-comparisons_wait =
    {$number} { $number ->
        [one] deiner Vergleiche wartet oder läuft
       *[other] deiner Vergleiche warten oder laufen
    } schon: Warte auf einen, oder halte ihn an.
server-refusal-laboratory_is_busy = Das Labor ist beschäftigt: Versuch es später noch einmal.
server-refusal-say_who_you_are = Sag zuerst, wer du bist: Die erste Nachricht nennt einen Schlüssel, oder keinen, um zuzusehen, und eine Sprache.
server-refusal-failed = Hier ist etwas schiefgegangen; nichts wurde geändert.
server-refusal-too_many_connections = Zu viele Verbindungen gleichzeitig: Schließ einige davon.
server-refusal-head_too_large = Die Kopfzeilen dieser Anfrage sind zu groß.
server-refusal-bad_host = Eine Anfrage muss genau eine Host-Kopfzeile haben.
server-refusal-bad_handshake = Das ist kein gültiger WebSocket-Handshake.
server-refusal-only_processes = Hier dürfen sich nur andere Prozesse dieses Servers verbinden.
server-http-400 = Die Anfrage ist nicht zu verstehen.
server-http-404 = Unter dieser Adresse gibt es nichts.
server-http-405 = So lässt sich diese Adresse nicht anfragen.
server-http-other = Der Server kann diese Anfrage nicht erfüllen (Status {$status}).
server-body-missing = es fehlt
server-body-unknown = das ist hier nicht bekannt
server-body-text = es sollte ein Text sein
server-body-longest = es sollte höchstens {$most} Zeichen haben
server-body-shortest = es sollte mindestens {$least} Zeichen haben
server-body-pattern = es enthält Zeichen, die dort nicht erlaubt sind
server-body-blank = es sollte etwas Sichtbares enthalten
server-body-unshown = erlaubt sind nur Zeichen, die sich zeigen lassen
server-body-whole = es sollte eine ganze Zahl sein
server-body-number = es sollte eine Zahl sein
server-body-least = es sollte mindestens {$least} sein
server-body-least_entries = es darf nicht leer sein
server-body-most = es sollte höchstens {$most} sein
server-body-most_entries = es sollte höchstens {$most} Einträge haben
server-body-yes_or_no = es sollte true oder false sein
server-body-choice = es sollte eines davon sein: {$known}
server-body-list = es sollte eine Liste sein
server-body-object = es sollte ein Objekt mit Feldern sein
server-body-json = es ist kein JSON
server-body-other = es ist nicht, wie es sein sollte

coach-thinking = Der Coach spielt das Rennen nach ...
coach-decision =
    { -turn } {$turn}, {$seat}: kostete {$points} { $points ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    } Gewinnchance (±{$error})
coach-given = Gespielt: {$answer}
coach-better = Besser: {$answer}
coach-opinion = {$bot} würde spielen: {$answer}
coach-no_opinion = {$bot} konnte auf „{$about}“ nicht antworten:
coach-why =
    Im Schnitt: {$gains}{ $prices ->
        [0] {""}
       *[other] ; der Preis: {$prices}
    }.
coach-chance_only =
    Am Ende gewinnt das öfter{ $prices ->
        [0] {""}
       *[other] ; der Preis: {$prices}
    }.
coach-no_mistakes = {$seat}: Nichts gefunden, was klar besser gewesen wäre.
coach-luck_gave =
    Das Glück gab {$seat} etwa {$points} { $points ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    } Gewinnchance (±{$error}).
coach-luck_took =
    Das Glück nahm {$seat} etwa {$points} { $points ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    } Gewinnchance (±{$error}).
coach-luck_even =
    Das Glück hat {$seat} kaum geholfen oder geschadet ({$points} { $points ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    }, ±{$error}).
coach-cost_nothing = Nichts gefunden, was klar besser war als die Züge von {$seat}.
coach-turning = Wendepunkt: in { -turn } {$turn}, als die Gewinnchance von {$seat} von {$was} auf {$now} ging.
coach-so_far = Dieses Rennen ist noch nicht vorbei: Das ist die Analyse bis hierher.
coach-cost = Die teuersten Entscheidungen von {$seat} verschenkten etwa {$points} von je 100 möglichen Siegen.
coach-how = Chancen: die wahre Stellung, von Auriga in je {$worlds} gedachten Rennen weitergespielt. Entscheidungen: mit dem Wissen, das man auf diesem Sitz damals hatte; die schlechtesten in {$again} gedachten Rennen bis zum Ende. Glück: jede Karte und jeder Würfel im Vergleich zu allem, was dort hätte kommen können. ± ist ein Standardfehler: In zwei von drei Fällen liegt die Wahrheit näher, und kaum je mehr als dreimal so weit weg.
coach-adjusted = Mit durchschnittlichem Glück hätte {$seat} etwa {$points} von 100 solchen Rennen gewonnen (±{$error}).
coach-rate =
    Eine Entscheidung von {$seat} kostete im Schnitt {$points} { $points ->
        [one] Tausendstel
       *[other] Tausendstel
    } eines Sieges (±{$error}): {$size}.

coach-head-chances = Gewinnchancen
coach-head-decisions = Die teuersten Entscheidungen
coach-head-luck = Glück und Können, in Prozentpunkten

coach-source-start = Chance am Start
coach-source-own = Eigene Entscheidungen, verglichen mit Auriga
coach-source-rivals = Entscheidungen der anderen, verglichen mit Auriga
coach-source-rest = Rest: was die Schätzungen nicht vorhersahen
coach-source-adjusted = Ergebnis bei durchschnittlichem Glück
coach-source-end = Ergebnis
coach-source-now = Chance jetzt
coach-source-all_luck = Alles Glück zusammen

coach-hint-than = Statt: {$answer}
coach-hint-clear =
    Das gewinnt von 100 Rennen etwa {$points} { $points ->
        [one] Rennen
       *[other] Rennen
    } mehr (±{$error}).
coach-hint-close = Es ist nicht klar, was öfter gewinnt: Beides liegt nah beieinander (±{$error} von hundert).

coach-rate_size-superb = überragend
coach-rate_size-strong = stark
coach-rate_size-sound = solide
coach-rate_size-fair = ordentlich, mit Fehlern
coach-rate_size-loose = nachlässig
coach-rate_size-wild = wild

coach-habits_over =
    {$name}: {$races} Rennen, {$won} gewonnen, {$decisions} { $decisions ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
coach-no_habits = Nichts unterscheidet sich deutlich vom Spiel auf hohem Niveau.
coach-how_habits = Jede Antwort neben der besseren, die der Coach in derselben Stellung sah; wo er keine sah, zählen sie als gleich. ± ist ein Standardfehler; erzählt wird nur, was mehr als zweieinhalbmal so groß ist wie sein Fehler.

coach-head-habits = Was öfter und was seltener geschieht als auf hohem Niveau
coach-head-my_habits =
    { $races ->
        [one] In deinem letzten Rennen
       *[other] In deinen letzten {$races} Rennen
    }: was du öfter und seltener tust als auf hohem Niveau
