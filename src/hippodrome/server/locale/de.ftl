### Die Texte der Seite auf Deutsch.

page-skip = Zum Hauptinhalt
page-skip_choice = Zu deiner Entscheidung
page-lobby = Zur Lobby
page-foot = Rennspiele mit allen Regeln ihrer Regelhefte. Der Zufall wird vor dem Start versiegelt und lässt sich danach von allen nachprüfen.

switch-language = Sprache
switch-sound = Ton

switch-theme-auto = Farben: wie das Gerät
switch-theme-light = Farben: hell
switch-theme-dark = Farben: dunkel

switch-sound_is-on = Ton ist an
switch-sound_is-off = Ton ist aus

levels-tiro-label = Tiro
levels-tiro-strength = Spielt irgendeinen vernünftigen Zug; sogar ein Kind kann gewinnen.

levels-dummy-label = Dummy
levels-dummy-strength = Setzt immer auf Tempo und denkt nie weiter; leicht zu schlagen, sobald du die Regeln kennst.

levels-auriga-label = Auriga
levels-auriga-strength = Wägt ab, was man mit Cluberfahrung abwägen würde. Schlägt Tiro und Dummy fast immer.

levels-agitator-label = Agitator
levels-agitator-strength = Probiert seine Züge etwa eine Sekunde lang in gedachten Rennen aus. Allein gegen drei Aurigas gewinnt er {$alone} von 100 Rennen; gleich stark wären es 25.

levels-miliarius-label = Miliarius
levels-miliarius-strength = Der stärkste Bot: denkt weiter voraus, bis zu drei Sekunden lang. Allein gegen drei Aurigas gewinnt er {$alone} von 100 Rennen; gleich stark wären es 25.

lobby-page = Hippodrome: Rennspiele
lobby-hero = Auf die Wagen!
lobby-lead = Rennspiele für den ganzen Tisch: gegen Bots, an einem Bildschirm oder mit anderen per Link. Ohne Konto.
lobby-games = Wähle ein Rennen
lobby-seats = {$least} bis {$most} Personen
lobby-seats_only = {$most} Personen
lobby-start = Rennen starten
lobby-mine = Deine Rennen
lobby-open = Offene Tische
lobby-running = Laufende Rennen
lobby-over = Beendete Rennen
lobby-continue = Weiter
lobby-sit = Hinsetzen
lobby-watch = Zusehen
lobby-replay = Ansehen
lobby-free = ein freier Sitz
lobby-won = Sieg: {$names}
lobby-just_now = gerade eben
lobby-import = Eine Renndatei
lobby-import_lead = Sieh dir ein Rennen an, das anderswo gespeichert wurde, und setz es ab jeder Stelle fort. Zieh die Datei irgendwo auf diese Seite.
lobby-import_button = Renndatei öffnen
lobby-reading = {$file} wird gelesen …
lobby-unproven = unbewiesen
lobby-also_unproven = {" "}· { lobby-unproven }
lobby-any_game = Alle Spiele
lobby-filter_game = Nur dieses Spiel zeigen
lobby-filter_text = Nach Namen oder Einstellungen suchen
lobby-nothing_found = Kein Tisch passt dazu.
lobby-page_back = Neuere
lobby-page_on = Ältere
lobby-clock = Uhr {$clock}
lobby-no_clock = ohne Uhr
lobby-edition = Edition {$edition}
lobby-custom_edition = eigene Edition „{$edition}“
lobby-your_move = Du bist dran
lobby-no_hints = ohne Tipps
lobby-play = Jetzt spielen
lobby-play_note = Ein kurzes Rennen gegen leichte Bots, mit Einführung.
lobby-play_game = {$game} jetzt spielen: ein kurzes Rennen gegen leichte Bots
lobby-more_options = Mehr Optionen
lobby-more_options_of = {$game}: mehr Optionen
lobby-rules = Regeln
lobby-invite = Jemanden einladen
lobby-invite_note = Wähle ein Spiel; dann bekommst du einen Link zum Verschicken.
lobby-learn = Ein Spiel lernen
lobby-learn_note = Jedes Regelbuch hat Bilder und Beispiele; die Galerie zeigt alle Karten und Figuren.
lobby-minutes = {$n} Min.
lobby-weight-easy = leicht zu lernen
lobby-weight-medium = mittel
lobby-weight-heavy = für Erfahrene
lobby-salve = Salve, {$name}
lobby-salve_stranger = Salve
lobby-record =
    { $races ->
        [one] {$races} Rennen
       *[other] {$races} Rennen
    }, { $wins ->
        [one] {$wins} Sieg
       *[other] {$wins} Siege
    }
lobby-rename = Deinen Namen ändern
lobby-rename_save = Speichern
lobby-last = Letzte Rennen
lobby-result_won = {$game}: gewonnen
lobby-result_lost = {$game}: Sieg für {$names}
lobby-result_none = {$game}: ohne Sieg
lobby-more = Mehr
lobby-editions = Editionen
lobby-editions_lead = Ändere Zahlen, Karten und Strecken eines Spiels und probier aus, was das bewirkt.

live-live = Live:
live-leads =
    { $names ->
        [one] {$names} führt
       *[other] {$names} führen
    } · {$title}
live-won =
    { $names ->
        [0] Das Rennen ist vorbei
        [one] {$names} hat gewonnen
       *[other] {$names} haben gewonnen
    }. Gleich beginnt das nächste.
live-watching = {$game}, live
live-note = Hier fahren vier Bots nach denselben Regeln wie du. Du kannst sie schlagen.
live-seat = Mitfahren

setup-seats = Wer mitfährt
setup-who = Wer auf Sitz {$n} sitzt
setup-me = Ich, an diesem Bildschirm
setup-open = Jemand per Link
setup-bot = Bot: {$level}
setup-name = Dein Name
setup-name_of = Name auf Sitz {$n}
setup-add_seat = + Noch ein Sitz
setup-remove_seat = Sitz {$n} entfernen
setup-open_note = Sobald der Tisch offen ist, bekommst du einen Link zum Verschicken.
setup-hot_seat_note = Spielt auch an diesem Bildschirm: Ihr reicht das Gerät herum.
setup-options = Optionen, Edition, Tempo
setup-by_edition = Wie in der Edition
setup-edition = Edition
setup-edition_note = Karten, Plättchen und Strecke kommen aus der Edition; du kannst eine eigene schreiben.
setup-own_edition = Eine eigene Datei (.toml)
setup-no_file = Wähle zuerst die Datei deiner Edition.
setup-pace = Tempo der Bots
setup-pace_note = Wie lange Bots vor ihrem Zug warten, damit du folgen kannst.
setup-listed = Diesen Tisch in der Lobby zeigen
setup-clock = Uhr
setup-clock_note = Wie lange eine Entscheidung dauern darf. Läuft jemandes Zeit ab, macht eine Vertretung nur diesen einen Zug; nach drei Malen in Folge spielt sie weiter, bis die Person zurück ist.
setup-listed_note = Tische mit einem freien Sitz werden gezeigt, wenn du nichts anderes wählst; Rennen nur gegen Bots nicht.
setup-hints = Tipps vom Coach sind im Rennen erlaubt

setup-clocks-none = keine
setup-clocks-fast = schnell: 45 Sekunden
setup-clocks-relaxed = entspannt: 5 Minuten
setup-clocks-correspondence = Fernspiel: 3 Tage

setup-paces-calm = Ruhig
setup-paces-brisk = Flott
setup-paces-instant = Sofort

table-answered = Deine Antwort ist da: Das Rennen geht gleich weiter.
table-custom = Eigene Regeln
table-paused = Niemand ist mehr da, um zu spielen: Das Rennen wartet, bis jemand zurückkommt.
table-board = Das Spielbrett
table-hand = Deine Hand
table-seats = Die Sitze
table-talk = Verlauf und Chat
table-decision = Deine Entscheidung
table-order = Reihenfolge im Rennen
table-going_on = Das Rennen geht weiter …
table-your_move_at = ● Du bist dran · {$title}

board-label = Spielbrett mit Teilen
board-closer = Vergrößern
board-farther = Verkleinern

seats-more = Zeigen, was alle haben
seats-less = Nur Namen und Uhren zeigen
seats-stood_in = Weg: Vertretung spielt
seats-resigned = Aufgegeben: Bot
seats-replaced = Nicht da: Bot
seats-open = Freier Sitz
seats-bot = Bot · {$level}
seats-you = Du
seats-away = Weg
seats-ready = Bereit
seats-awaited = Muss noch wählen

choice-confirm = Bestätigen
choice-clear = Leeren
choice-change = Ändern
choice-take_back = Zurücknehmen
choice-ready = Du bist bereit: {$says}
choice-withdrawn = Zurückgenommen: Wähle neu.
panel-preview = Dein Zug
panel-advice = Tipp
panel-recap = Seit deinem Zug
panel-guide = Einführung
choice-advice = Der Coach würde spielen: {$says}
choice-advice_soon = Der Coach überlegt …
choice-advice_take = Das wählen

tool-rules = Regeln
tool-hint = Tipp
tool-undo = Rückgängig

rewind-sure = Zurückgehen?
rewind-sure_text = Das Rennen geht vor deine letzte Antwort zurück. Was danach kam, wird neu gespielt; es kommen wieder dieselben Würfel und Karten.
rewind-ask_text = Die anderen werden zuerst gefragt. Wenn alle zustimmen, geht das Rennen vor deine letzte Antwort zurück, und es kommen dieselben Würfel und Karten.
rewind-sure_yes = Zurückgehen
rewind-agree = Zustimmen
rewind-refuse = Ablehnen
rewind-drop = Anfrage zurückziehen
rewind-waits = Wir warten auf {$names}.

log-title = Verlauf
log-start = Vor dem Start

telling-skip = Überspringen
telling-again = Noch einmal zeigen (A)
telling-speed_label = Tempo der Bots und der Anzeige


since-title = Seit deinem letzten Zug
since-turn = Zuletzt geschehen
since-close = Zusammenfassung schließen
since-rank = Platz
since-by = {$name}:{" "}
since-change = {$before} → {$after}

chat-title = Chat
chat-unread = Chat ({$n})
chat-text = Sag etwas
chat-send = Senden

menu-people = Leute und Sitze
menu-title = Menü
menu-share = Per Link einladen
menu-device = Auf ein anderes Gerät wechseln
menu-hook = Sag mir, wenn ich dran bin
menu-eyes = Zusehen als …
menu-guide = Anleitung fürs erste Rennen
menu-rules = Regelheft
menu-gallery = Galerie der Karten und Teile
menu-info = Dieser Tisch und sein Zufall
menu-keys = Tastatur

sheet-rather_not = Abbrechen
sheet-close = Schließen
sheet-copy = Kopieren
sheet-copied = Kopiert

share-text = Wer diesen Link öffnet, kann zusehen; solange ein Sitz frei ist, auch mitspielen.

device-text = Öffne diesen Link auf dem anderen Gerät, oder scanne den Code. Er ist der Schlüssel zu deinem Sitz: Wer ihn hat, spielt an deiner Stelle.
device-none = Du hast keinen Sitz an diesem Tisch: Die Adresse dieser Seite genügt.
device-qr = QR-Code des Links zu deinem Sitz

eyes-text = Sieh den Tisch von einem deiner Sitze aus, oder so, wie ihn sieht, wer nur zuschaut.
eyes-watcher = Wer nur zusieht
eyes-open = Alle Hände

info-commitment = Der Zufall ist versiegelt
info-commitment_text = Diese Zahl wurde vor dem Rennen veröffentlicht. Ist es vorbei, wird der Startwert (Seed) aufgedeckt, und dein Browser kann jeden Würfel und jede Karte nachrechnen.
info-branched = Setzt ein anderes Rennen ab Schritt {$at} fort

guide-skip = Überspringen
guide-step = Dein erstes Rennen · {$n} von {$of}
guide-next = Weiter
guide-back = Zurück
guide-done = Los geht’s
guide-close = Anleitung schließen

guide-until-pick = Probier es aus: Wähle etwas, das leuchtet.
guide-until-answer = Probier es aus: Mach deinen Zug.

less-label = Wie oft ich nach Reaktionen gefragt werde
less-all = Bei allem fragen
less-mine = Nur fragen, wenn es mich betrifft
less-declined = Keine Reaktion, wie gewünscht: {$what}

keys-title = Tastatur
keys-tab = Zum Nächsten: Karte, Teil, Knopf
keys-arrows = Auf der Hand, unter dem Wählbaren auf dem Spielbrett und im Verlauf bewegen
keys-pick = Wählen oder zurücklegen
keys-confirm = Bestätigen
keys-clear = Auswahl leeren
keys-no_reaction = Keine Reaktion, wenn du danach gefragt wirst
keys-no_more = Keine Reaktionen mehr in diesem Zug
keys-skip = Das Gezeigte überspringen oder die Zusammenfassung schließen
keys-again = Den Zug noch einmal zeigen
keys-help = Diese Tasten zeigen

keys-key-tab = Tab
keys-key-arrows = ← ↑ ↓ →
keys-key-pick = Enter oder Leertaste
keys-key-confirm = Strg + Enter
keys-key-clear = Esc
keys-key-no_reaction = N
keys-key-no_more = M
keys-key-skip = S
keys-key-again = A
keys-key-help = ?

gather-title = Warten auf Mitspielende
gather-starting = Das Rennen beginnt gleich
gather-closed = Dieser Tisch ist geschlossen
gather-share = Schick diesen Link an alle, die du einladen willst:
gather-ready = bereit
gather-not_ready = noch nicht bereit
gather-put_bot = Bot hinsetzen …
gather-bot_for = Ein Bot für Sitz {$n}
gather-sit = Hinsetzen
gather-leave = Tisch verlassen
gather-invited = {$host} lädt dich zu einem Rennen {$game} ein
gather-invited_by_link = Du bist zu einem Rennen {$game} eingeladen

watch-title = Du siehst zu
watch-text = Du siehst, was alle am Tisch sehen dürfen. Die Hände bleiben bis zum Schluss geheim.

curtain-hand_over = Gib das Gerät an {$name}
curtain-i_am = Ich bin {$name}

result-you_won = Du gewinnst!
result-you_came = Du landest auf Platz {$rank} von {$of}.
result-stood_in =
    Eine Vertretung hat {$moves} von {$of} { $of ->
        [one] Zug
       *[other] Zügen
    } für {$name} gemacht.
result-places = Alle Plätze vom Start bis zum Ziel
result-plot = Plätze im Lauf des Rennens; am Ende: {$names}.
result-rank = {$n}.
result-ask_coach = Den Coach nach Wendepunkt und Glück fragen
result-share = Teilen
result-share_text = Wer diesen Link öffnet, kann das Rennen noch einmal ansehen, von jedem Sitz aus.
result-won =
    {$names} { $n ->
        [one] gewinnt
       *[other] gewinnen
    }
result-nobody = Niemand gewinnt
result-unfinished = Dieses Rennen wurde nie beendet
result-rematch = Revanche
result-join_rematch = Zur Revanche
result-replay = Ansehen
result-download = Rennen herunterladen

verify-button = Zufall prüfen
verify-title = Der Zufall, nachgerechnet
verify-text = Dein Browser nimmt den aufgedeckten Startwert und rechnet jede Ziehung dieses Rennens nach. Der Server hat keinen Anteil daran.
verify-working = Wird gerechnet …
verify-seed = Der Startwert
verify-draw = Ziehung
verify-about = Wofür
verify-drawn = Gezogen
verify-agrees = Stimmt
verify-expected = müsste {$numbers} sein
verify-kept = Der Startwert ist der, der vor dem Rennen versiegelt wurde.
verify-broken = Der Startwert ist NICHT der, der vor dem Rennen versiegelt wurde.
verify-draws =
    {$good} von {$of} { $of ->
        [one] Ziehung
       *[other] Ziehungen
    } { $good ->
        [one] stammt
       *[other] stammen
    } aus dem Startwert.
verify-file_kept = Der Startwert passt zum Siegel in der Datei; wann es gesetzt wurde, weiß hier niemand.
verify-file_broken = Der Startwert passt NICHT zum Siegel in der Datei.
verify-no_seed = Dieses Rennen hat keinen Startwert: Sein Zufall lässt sich nicht prüfen.

replay-page = Wiederholung: {$title}
replay-controls = Bedienung der Wiederholung
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-eyes = Sicht von
replay-branch = Von hier fortsetzen
replay-branch_start = Von hier weiterfahren
replay-branch_text = Ein neues Rennen beginnt so, wie dieses nach Entscheidung {$n} stand, und von da an mit neuem Zufall. Wer sitzt wo?
replay-turn_back = Einen Zug zurück
replay-back = Eine Entscheidung zurück
replay-step_back = Einen Schritt zurück
replay-step_on = Einen Schritt vor
replay-forward = Eine Entscheidung vor
replay-turn_on = Einen Zug vor
replay-decision = Entscheidung
replay-count =
    {$n} / {$of}{ $step ->
        [0] {""}
       *[other] { $steps ->
                [0] {""}
               *[other] {" "}· Schritt {$step} von {$steps}
            }
    }
replay-link = Link zu diesem Moment
replay-link_text = Wer diesen Link öffnet, sieht das Rennen bei diesem Schritt, vom selben Sitz aus.

replay-speeds-slow = Langsam
replay-speeds-normal = Normal
replay-speeds-fast = Schnell
replay-speeds-fastest = Sehr schnell

coach-button = Coach
coach-title = Was der Coach zum Rennen sagt
coach-waiting = Der Coach hat noch mit anderen Rennen zu tun: Deines ist Nummer {$n} in der Schlange …
coach-thinking = Der Coach spielt das Rennen wieder und wieder: {$n}
coach-failed = Der Coach konnte dieses Rennen nicht analysieren.
coach-plot = Gewinnchancen von {$names}, vom Start bis zum Ende. Die Zahlen stehen in der Tabelle darunter.
coach-numbers = Die Zahlen
coach-axis_end = {$axis} {$n}
coach-show = Diesen Moment zeigen
coach-nothing = Nichts gefunden, was klar besser gewesen wäre.

wire-seat_lost = Dein Sitz gehört jetzt jemand anderem: Du siehst nur noch zu.
wire-lost = Verbindung verloren, neuer Versuch …
wire-not_sent = Das kam nicht beim Server an: Versuch es noch einmal.
wire-no_table = Diesen Tisch gibt es nicht, oder nicht mehr.

hook-text = Der Webhook eines Chatsystems bekommt eine Nachricht, sobald du etwas zu entscheiden hast. Lass die Adresse leer, um das auszuschalten.
hook-url = Adresse des Webhooks
hook-whole = für alle Züge an diesem Tisch
hook-save = Speichern
hook-saved = Gespeichert.
hook-ended = Ausgeschaltet.
hook-none = Nachrichten über Züge bekommt nur, wer am Tisch sitzt.

away-text = Deine Zeit ist dreimal in Folge abgelaufen: Eine Vertretung spielt für dich.
away-back = Ich bin wieder da

people-none = Du hast keinen Sitz an diesem Tisch.
people-renew = Neuer Link für {$name}
people-renew_text = Dieser Sitz bekommt einen neuen Link. Wer den alten hat, verliert sofort den Zugang, auch deine anderen Geräte: Öffne den neuen Link dort.
people-renew_yes = Neuen Link erstellen
people-remove = {$name} entfernen
people-remove_text = Der Sitz wird wieder frei, und {$name} verliert den Zugang dazu. Das lässt sich nicht rückgängig machen; mit dem Link zum Tisch können sich weiterhin alle hinsetzen.
people-remove_yes = Entfernen
people-replace = Ein Bot für {$name}
people-replace_text = {$name} verliert den Sitz für den Rest dieses Rennens, und ein Bot spielt weiter. Das geht nur, wenn {$name} nicht da ist: Zeit abgelaufen, oder zehn Minuten weg, während der Tisch wartet. Das lässt sich nicht rückgängig machen.
people-replace_yes = Bot weiterspielen lassen
people-resign = Als {$name} aufgeben
people-resign_text = Ein Bot spielt für dich bis zum Ende weiter, und das steht im Ergebnis. Du kannst zusehen, aber nicht zurückkommen.
people-resign_yes = Aufgeben
people-close = Tisch schließen
people-close_text = Der Tisch endet hier für alle, und niemand kann weiterspielen. Das lässt sich nicht rückgängig machen.
people-close_yes = Endgültig schließen

clock-left = noch {$time}
clock-each = {$time} je Entscheidung
clock-soon = noch {$time}, dann macht eine Vertretung diesen einen Zug für dich
clock-days = {$d} T {$h} h
clock-hours = {$h} h {$m} min

learn-ways = Lernen und spielen
learn-rules = Regelheft
learn-gallery = Galerie
learn-table = Zurück zum Tisch
learn-contents = Inhalt
learn-search = Suchen
learn-found =
    {$n} { $n ->
        [one] Stelle
       *[other] Stellen
    } gefunden
learn-rules_of = Regelheft: {$title}
learn-gallery_of = Galerie: {$title}
learn-opens = Einen Moment …
learn-about_rules = In unseren eigenen Worten, mit den Zahlen der Edition „{$edition}“.
learn-about_gallery = Alle Teile der Edition „{$edition}“.
learn-example = Beispiel.
learn-before = Vorher
learn-after = Nachher
learn-position = Die Stellung
learn-copies = {" "}× {$n}
learn-told = Was geschah, in den Worten des Spiels
learn-refusals = Wenn das Spiel Nein sagt ({$n})

invite-looking = Suche nach einer Adresse, die andere öffnen können …
invite-network = Der Link funktioniert für alle im selben Netz (im selben WLAN).
invite-device = Dieser Link funktioniert nur auf diesem Gerät: Hippodrome hört auf niemand anderen. Um andere hereinzulassen, beende es und starte es neu mit „hippodrome play --lan“ (selbes Netz) oder „hippodrome serve“ (siehe die Seite zum Hosting).
invite-qr = QR-Code des Links zu diesem Tisch
invite-offer = Bisher kann nur dieser Rechner den Tisch öffnen. Die anderen Geräte in deinem Netz (im selben WLAN) hereinlassen?
invite-open_network = Mein Netz hereinlassen
invite-opened = Dein Netz kann jetzt hereinkommen, bis du Hippodrome beendest.

notify-title = {$game}: Du bist dran
notify-on = In diesem Browser melden, wenn ich dran bin
notify-off = In diesem Browser nicht mehr melden
notify-denied = Dieser Browser erlaubt keine Benachrichtigungen für diese Website.
notify-none = Dieser Browser kann keine Benachrichtigungen zeigen.
look-hold = Halte den Finger auf etwas: Dann steht da, was es ist.

edition-way = Edition
edition-title = {$title}: {$name}
edition-my = Mein {$title}
edition-try = Gegen Bots ausprobieren
edition-save = Speichern und teilen
edition-lay = Tisch vorbereiten
edition-download = Herunterladen (.toml)
edition-upload = Hochladen (.toml)
edition-again = Meine Änderungen verwerfen
edition-about_house = Eine Kopie der eingebauten Edition „{$name}“ zum Ändern. Nichts wird gespeichert, bevor du es speicherst.
edition-about_kept = Jemand hat diese Edition hier gespeichert. Ändere sie, wie du magst: Du arbeitest an einer Kopie.
edition-about_copy = Deine Kopie der gespeicherten Edition „{$name}“. Speichere sie, um einen eigenen Link zu bekommen.
edition-about_table = Die Edition „{$name}“ eines Tisches. Ändere sie, wie du magst: Du arbeitest an einer Kopie.
edition-faults = Fehler
edition-wrong = {$n} Fehler: Vorher kann nichts gefahren oder gespeichert werden.
edition-sound =
    Eine gültige Edition. Sie weicht an {$n} { $n ->
        [one] Stelle
       *[other] Stellen
    } von der eingebauten ab.
edition-as_house = Eine gültige Edition mit denselben Werten wie die eingebaute.
edition-at_line = Zeile {$n}: {$why}
edition-differs = Unterschiede zur eingebauten Edition
edition-see_differences = Ansehen, was abweicht
edition-no_changes = Noch nichts.
edition-more_changes = und {$n} weitere
edition-only_here = nur hier: {$value}
edition-only_house = nur in der eingebauten: {$value}
edition-change = : {$text}
edition-in_languages = In anderen Sprachen
edition-from_to = {$first} → {$second}
edition-meaning = {" "}({$meaning})
edition-values = Karten und Zahlen
edition-top = Die Edition
edition-between = {$low} bis {$high}
edition-house = eingebaut: {$value}
edition-back = Zurück zum eingebauten Wert {$value}
edition-yes = ja
edition-no = nein
edition-no_number = Das muss eine ganze Zahl sein.
edition-limits = Mit Absicht überschrittene Grenzen
edition-limits_note = Was die Regeln nicht erlauben, außer du kreuzt es an.
edition-as_text = Als Text
edition-as_text_note = Hier lässt sich alles ändern: eine Karte hinzufügen oder eine Tabelle entfernen. Das Formular zieht nach.
edition-apply = Diesen Text verwenden
edition-compare = Mit einer anderen Edition vergleichen
edition-compare_note = Vier Bots fahren beide Editionen mit demselben Glück; was abweicht, steht mit seinem Intervall da. Das dauert Sekunden, ohne schnelle Engine Minuten.
edition-compare_with = Vergleichen mit
edition-house_named = der eingebauten „{$name}“
edition-other_link = einer per Link geteilten
edition-other_file = einer Datei (.toml)
edition-link_of = Link der anderen Edition
edition-no_link = Das ist nicht der Link einer Edition.
edition-surer = Viermal so viele Rennen
edition-compare_start = Vergleichen
edition-compare_stop = Anhalten
edition-compare_begins = Die Rennen beginnen …
edition-compare_waits =
    Vorher { $n ->
        [one] kommt
       *[other] kommen
    } {$n} { $n ->
        [one] Vergleich
       *[other] Vergleiche
    }.
edition-compare_goes = {$part} gefahren, noch etwa {$left} s.
edition-compare_done = Fertig: {$n} Rennen mit jeder Edition.
edition-compare_failed = Dieser Vergleich kam zu keinem Ende: Versuch es später noch einmal.
edition-compare_stopped = Angehalten.
edition-compare_page = Mit Diagrammen ansehen
edition-compared = Was sich am Rennen ändert
edition-about_compared = 1: {$first} · 2: {$second} · je {$n} Rennen · {$seats}
edition-cut_short = Die Zeit war nach {$n} von {$wanted} Rennen um: Die Intervalle sind breiter als sonst.
edition-measure = Maß
edition-first = 1
edition-second = 2
edition-difference = Unterschied
edition-interval = 95-%-Intervall
edition-sure_note = {"*"} Die 0 liegt außerhalb des Intervalls. Von zwanzig solchen Intervallen liegt etwa eines zufällig daneben.
edition-pictures = Karten und Spielbrett
edition-board = Das Spielbrett
edition-mend_first = Behebe zuerst die Fehler: Dann wird alles gezeichnet.
edition-kept = Die Edition ist hier gespeichert. Wer den Link hat, kann sie ansehen, eine Kopie ändern und sie fahren. Nach einem halben Jahr ohne Besuch wird sie vergessen.
edition-open_kept = Die gespeicherte Edition öffnen
