### Die Texte des Labors auf Deutsch.

measure-length = Länge
measure-decisions = Entscheidungen
measure-options = Möglichkeiten je Entscheidung
measure-lead_changes = Führungswechsel
measure-half_leader_won = Führung zur Halbzeit gewann
measure-half_favourite_won = Favorit zur Halbzeit gewann
measure-winners_lowest = niedrigste Chance beim Sieg
measure-comeback = Aufholjagden
measure-openness = Offenheit
measure-decided = entschieden nach
measure-swing = Umschwung je Zug
measure-hopeless = Sitze ohne Hoffnung
measure-gap = Vorsprung vor dem zweiten
measure-field = vom ersten zum letzten
measure-margin = Abstand beim Sieg
measure-seats_out = ausgeschiedene Sitze
measure-luck = Glück
measure-stake = Gewicht einer Entscheidung
measure-kingmaking = Königsmachen

means-length = Wie viele Züge (Durchgänge in Chariot Race) das Rennen dauerte.
means-decisions = Wie viele Fragen alle Sitze zusammen beantwortet haben.
means-options = Zwischen wie vielen Möglichkeiten entschieden wurde, als geometrisches Mittel über alle Entscheidungen des Rennens.
means-lead_changes = Wie oft am Ende eines Zuges ein anderer Sitz vorn lag als am Ende des Zuges davor.
means-half_leader_won = Ob am Ende gewann, wer nach der Hälfte der Züge vorn lag.
means-half_favourite_won = Ob am Ende gewann, wer nach der Hälfte der Züge die beste Chance hatte.
means-winners_lowest = Die niedrigste Chance, die der siegreiche Sitz am Ende irgendeines Zuges außer dem letzten hatte.
means-comeback = Ob die Chance des siegreichen Sitzes einmal kleiner war als die Hälfte eines gleichen Anteils.
means-openness = Die Entropie aller Chancen, geteilt durch die gleicher Chancen, gemittelt über die Züge: 100 % ist ein ganz offenes Rennen, 0 % ein entschiedenes.
means-decided = Nach welchem Teil des Rennens der siegreiche Sitz die beste Chance hatte und bis zum Ende behielt.
means-swing = Wie viel von den Chancen in einem Zug den Besitz wechselte: die halbe Summe aller Änderungen, gemittelt über die Züge.
means-hopeless = Von allen Sitzen, die am Ende der Züge noch im Rennen waren, der Anteil mit einer Chance unter einem Zehntel eines gleichen Anteils.
means-gap = Wie weit der erste Sitz am Ende der Züge vor dem zweiten lag, im Schnitt.
means-field = Wie weit der erste Sitz am Ende der Züge vor dem letzten lag, der noch im Rennen war, im Schnitt.
means-margin = Wie weit der siegreiche Sitz am Ende vor dem besten anderen lag.
means-seats_out = Wie viele Sitze am Ende ausgeschieden waren.
means-luck = Von allem, was die Chancen der Sitze vom Start bis zum Ende bewegte, der Anteil der Karten und Würfel: die Quadrate dessen, was das Glück jedem Sitz gab, geteilt durch diese plus die Quadrate dessen, was die Antworten gaben.
means-stake = Um wie viel die beste der beachtenswerten Antworten die Chance des entscheidenden Sitzes über das Mittel aller hebt.
means-kingmaking = Wie viel ein Sitz ohne Hoffnung zwischen den anderen bewegt: das Meiste, was ein anderer Sitz von einer seiner Antworten zur anderen gewinnt.

unit-space = Felder
unit-place = Plätze

kind-card = Karte
kind-token = Plättchen
kind-move = Manöver
kind-act = Aktion
kind-speed = Tempo

curve-openness = Offenheit
curve-winner = Chance des siegreichen Sitzes
curve-favourite = beste Chance
curve-leader = wer vorn liegt, gewinnt

map-lap = Runde
map-lane = Bahn
map-laps = Rundenmarker
map-space = Feld
map-place = Platz in der Meute
simulate-head =
    {$game} ({$edition}), {$n} Rennen{ $mirror ->
        [yes] , gespiegelt
       *[no] {""}
    }, Startwert {$seed}
simulate-mirrored = gespiegelt wird jede Ausgangslage {$times}-mal gefahren: {$races} Rennen statt {$asked}
simulate-by_seat =
    Siege nach Sitzen{ $mirror ->
        [yes] , wie sie genannt sind
       *[no] {""}
    }
simulate-by_bot = Siege nach Bots
simulate-by_entrant = Siege nach Wagen oder Fahrzeugen
simulate-by_deals = Rennen aus derselben Ausgangslage hängen zusammen: Die Intervalle rechnen mit der Ausgangslage als Einheit.
simulate-seat = Sitz
simulate-seats = Sitze
simulate-bot = Bot
simulate-wins = Siege
simulate-if_equal = wenn alle gleich wären
simulate-turns = Züge je Rennen, Mittel (Abweichung)
simulate-turns_spread = Züge, wenigste / mittlere 80 % / meiste
simulate-mean_of = {$what}, Mittel
simulate-seconds = Sekunden
simulate-races_a_second = Rennen je Sekunde
simulate-decisions_a_second = Entscheidungen je Sekunde
simulate-engine = Engine
simulate-errors = Fehler
simulate-first_error = erster Fehler: Rennen {$race}, {$what}
fault-failed = {$bot} hat versagt, ein tiro hat stattdessen geantwortet: {$kinds}
fault-exception = Ausnahmen: {$n}
fault-refused = falsche Antworten: {$n}
fault-slow = zu langsam: {$n}
fault-first_exception = zuerst in Rennen {$race}, {$seat}, gefragt nach „{$about}“, mit einer Ausnahme:
fault-first_refused = zuerst in Rennen {$race}, {$seat}, gefragt nach „{$about}“, mit einer falschen Antwort:
fault-first_slow = zuerst in Rennen {$race}, {$seat}, gefragt nach „{$about}“, weil er zu langsam war:
progress-racing = Rennen laufen
progress-kept = Aufgehobene Rennen: {$n}; derselbe Befehl mit --resume macht weiter
ladder-title =
    {$game}, {$seats} { $seats ->
        [one] Sitz
       *[other] Sitze
    }, {$deals} { $deals ->
        [one] Ausgangslage
       *[other] Ausgangslagen
    } je Paar
ladder-level = Stufe
ladder-elo = Elo
ladder-base = {$bot} ist auf {$elo} gesetzt: Die anderen richten sich danach.
ladder-other_base = {$bot} ist auf {$elo} gesetzt: Ohne {$base} richten sich die anderen danach.
ladder-known =
    Nach {$deals} { $deals ->
        [one] Ausgangslage
       *[other] Ausgangslagen
    } ist jede Stufe auf ±{$points} genau bekannt.
ladder-pair = {$alone} gegen {$among}
ladder-alone = allein
ladder-among = unter
ladder-won = gewonnen
ladder-without_luck = ohne Glück
ladder-even = gleicher Anteil
study-head =
    {$game} ({$edition}), {$races} Rennen aus {$deals} { $deals ->
        [one] Ausgangslage
       *[other] Ausgangslagen
    }, Startwert {$seed}, Engine {$engine}
study-close = {$what}: {$mean} ({$between}, {$n} Rennen)
study-failed = gescheiterte Rennen: {$n}
study-fitted = Bots und Chancen wurden an die Edition „{$edition}“ angepasst, nicht an diese (python -m training.value_net --edition DATEI passt das Netz an sie an).
compare-head = {$game}, je {$n} Rennen mit demselben Glück, Startwert {$seed}, Engine {$engine}
compare-nothing_differs = kein Unterschied
compare-alike = beide Editionen fahren sich gleich: Nichts unterscheidet sie, außer vielleicht Anmerkungen, Namen und Quellen
compare-more = … und {$n} weitere (edition diff zeigt alle)
compare-stars = * 0 liegt außerhalb des Intervalls; von zwanzig solchen Intervallen liegt etwa eines nur durch Zufall daneben.
change-both = {$name}: {$first} → {$second}
change-only_first = {$name}: nur in der ersten: {$first}
change-only_second = {$name}: nur in der zweiten: {$second}
change-another_order = andere Reihenfolge
sweep-head = {$game} ({$edition}): {$ranges}, je {$n} Rennen
sweep-done = {$n} von {$of}: {$values}
sweep-left_out = {$values}: keine fehlerfreie Edition, wird ausgelassen: {$reason}
tune-changed = geändert
tune-outside = außerhalb
tune-as_it_is = wie sie ist
tune-tried = {$n}: {$values}: {$miss} außerhalb
tune-reached = erreicht; Rennen je Edition: {$races}
tune-not_reached = nicht erreicht; am nächsten ist {$miss} außerhalb; Rennen je Edition: {$races}
tune-nothing = nichts muss geändert werden
tune-share = {$name}: {$rate} seines Anteils ({$low} bis {$high})

page-title = Eine Studie zu {$game}
page-comparison = {$game}: zwei Editionen im Vergleich
page-sweep = {$game}: {$what}
page-said =
    {$races} Rennen aus {$deals} { $deals ->
        [one] Ausgangslage
       *[other] Ausgangslagen
    } · Sitze: {$seats} · Edition: {$edition} · Startwert: {$seed} · Engine: {$engine}
page-fitted = Bots und Chancen wurden an die Edition {$edition} angepasst; hier wird eine andere gefahren, der sie vielleicht nicht gerecht werden.
page-over_time = Im Lauf eines Rennens
page-over_time_says = Vom Start eines Rennens (0 %) bis zum Ende (100 %), das Mittel aller Rennen mit seinem 95-%-Intervall.
page-balance = Wer gewinnt
page-balance_says = Anteil der Siege mit 95-%-Intervall; die Linie ist ein gleicher Anteil.
page-entrants = Fahrzeuge und Wagen
page-entrants_says = Siege, geteilt durch einen gleichen Anteil (1 ist gerecht), mit 95-%-Intervall.
page-length = Wie lange Rennen dauern
page-heat = Wo Züge enden
page-heat_says = Wie oft am Ende eines Zuges jemand dort stand.
page-uses = Einsatz und Wert
page-uses_says = Was die Chance in einem Zug tat, in dem dies eingesetzt wurde, in Prozentpunkten, mit 95-%-Intervall. Es begleitet gute oder schlechte Züge; verursacht haben muss es sie nicht. Von jeder Art die {$number} am häufigsten eingesetzten.
page-measures = Alle Maße
page-measures_says = Mittel mit 95-%-Intervallen, nach Ausgangslagen.
page-never = Regeln, die nie vorkamen
page-never_says = Von {$told} Rennen nach dem Regeltext, in denen alles Erzählte gehört wurde, erzählte keines von diesen Ereignissen.
page-never_none = In {$told} Rennen nach dem Regeltext wurde alles, was erzählt werden kann, mindestens einmal erzählt.
page-differences = Unterschiede
page-differences_says = Die zweite Edition minus die erste, mit demselben Glück, Ausgangslage für Ausgangslage, mit 95-%-Intervall; fett, wo 0 außerhalb liegt. Von {$number} Intervallen liegt etwa jedes zwanzigste nur durch Zufall daneben.
page-changes = Was sich unterscheidet
page-curve = Jedes Maß entlang des Weges
page-place = Platz {$n}
page-bot = {$name}
page-part = Teil des Rennens
page-share = Anteil
page-turns = Züge
page-compared =
    1: {$first} · 2: {$second} · {$n} Rennen · {$seed}
page-swept =
    {$edition} · {$n} Rennen × {$times}
page-races = Rennen
page-times = Male
page-of_even = mal ein gleicher Anteil
page-points = Prozentpunkte
page-measure = Maß
page-mean = Mittel
page-interval = 95-%-Intervall
page-middle = mittlere 80 %
page-what = was es ist
page-difference = Unterschied
page-first = erste
page-second = zweite
page-made = Erstellt von hippodrome {$version}; Regeln {$rules}, Edition {$sum}.
page-look_close = Der Coach sieht sich {$races} Rennen genau an
page-light = Hell
page-dark = Dunkel
