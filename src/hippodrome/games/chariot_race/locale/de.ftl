### Chariot Race auf Deutsch.

game-title = Chariot Race
game-pitch = Würfle um die Kontrolle, nimm die Kurven zu schnell, ramm, was im Weg steht, und sei nach der letzten Runde zuerst im Ziel.

-turn = Durchgang

colour-green = Grün
colour-purple = Violett
colour-yellow = Gelb
colour-red = Rot
colour-blue = Blau
colour-white = Weiß
colour-black = Schwarz

piece-chariot = {$player} ({$colour})
piece-board =
    Zustand {$damage}, Tempo bis {$speed} (beginnt bei {$speed_start}), Gunst bis {$fate} (beginnt bei {$fate_start}); Würfel je Tempo {$dice_column}; Höchsttempo: der Zustand{ $tops ->
        [0] {""}
       *[other] , aber je Zustand {$tops}
    }

face-change = ±1
face-sprint = Galopp
face-steer = Lenken
face-attack = Angriff
face-fortuna = Fortuna

lane-inner = Innenbahn
lane-middle = Mittelbahn
lane-outer = Außenbahn

place-inner = Innenbahn {$n}
place-middle = Mittelbahn {$n}
place-outer = Außenbahn {$n}

phase-take = die Wahl eines Wagens
phase-start = die Wahl eines Startplatzes
phase-repair = die Reparatur
phase-dice = die Würfel
phase-speed = das Tempo
phase-path = die Fahrt
phase-attack = den Angriff

option-laps = Anzahl der Runden
option-two_chariots = Zu zweit oder zu dritt fahren alle zwei Wagen
option-no_damage_after_finish = Kein Schaden für Wagen im Ziel
option-first_half = Seite der ersten Hälfte des Spielbretts
option-second_half = Seite der zweiten Hälfte des Spielbretts
option-unequal_chariots = Sechs ungleiche Wagen und die Startplätze, reihum gewählt
option-choose_colours = Alle wählen ihre Farbe selbst
option-shared_win = Bei gleicher Vorderkante wird der Sieg geteilt
option-set_back_loses_lap = Ein hinter die Linie zurückgesetzter Wagen verliert die Runde
option-wrecks_ram = Ein Wagen, der unterwegs zum Wrack wird, rammt noch
option-finish_ends_race = Der Durchgang, in dem ein Wagen ins Ziel kommt, ist immer der letzte

option-laps-explain = Wie viele Runden die Wagen fahren. Üblich in dieser Edition: {$usual_laps}. Weniger Runden machen ein schnelles Rennen, mehr zehren an den Wagen.

option-two_chariots-explain = Zu zweit oder zu dritt ist mehr los, wenn alle zwei Wagen fahren. Du gewinnst mit jedem der beiden.

option-no_damage_after_finish-explain = Ein Wagen, der zum letzten Mal über die Linie gefahren ist, nimmt durch Rammen und Speere der anderen keinen Schaden mehr.

option-first_half-explain = Die rechte Hälfte des Spielbretts. Seite A ist frei; auf Seite B liegen Steinhaufen, an denen jeder Wagen zerschellt.
option-first_half-A = A: frei
option-first_half-B = B: Steinhaufen

option-second_half-explain = Die linke Hälfte des Spielbretts. Seite A ist frei; auf Seite B liegen Steinhaufen, an denen jeder Wagen zerschellt.
option-second_half-A = A: frei
option-second_half-B = B: Steinhaufen

option-unequal_chariots-explain = Jeder Wagen hat seine eigene Tafel und seine eigenen Stärken. Ihr wählt reihum einen Wagen und danach, wo ihr startet.

option-choose_colours-explain = Vor dem Rennen wählen alle der Reihe nach einen Wagen; zweite Wagen werden in umgekehrter Reihenfolge gewählt. Ungleiche Wagen werden immer gewählt.

option-shared_win-explain = Sind zwei Wagen im Ziel gleich weit vorn, gewinnen beide. Ohne diese Option gewinnt, wer zuerst dort war.

option-set_back_loses_lap-explain = Ein Wagen, der über die Linie fährt, am Ende seiner Fahrt rammt und hinter die Linie zurückgesetzt wird, hat die Runde nicht vollendet. Ohne diese Option bleibt eine vollendete Runde vollendet.

option-wrecks_ram-explain = Ein Wagen, den eine Kurve oder ein Krähenfuß auf einem besetzten Feld zum Wrack macht, rammt den Wagen dort noch. Ohne diese Option ist er draußen, bevor er rammen kann.

option-finish_ends_race-explain = Das Rennen endet mit dem Durchgang, in dem ein Wagen ins Ziel kommt, auch wenn er danach zum Wrack wird; ist sonst keiner im Ziel, gewinnt niemand. Ohne diese Option geht das Rennen weiter, bis am Ende eines Durchgangs ein heiler Wagen im Ziel ist.

ask-take = Wähle einen Wagen.
ask-start = Wähle einen Startplatz.
ask-repair = Mit Gunst reparieren, oder die Gunst sparen?
ask-dice = Würfel behalten, neu würfeln oder einen drehen?
ask-speed = Wähle dein Tempo.
ask-path = Wähle deinen Weg.
ask-attack = Krähenfuß werfen, Speer werfen oder nichts davon?

result-by =
    Mit {$n} { $n ->
        [one] Feld
       *[other] Feldern
    } Vorsprung vor {$rival}.
result-by_little = Weniger als ein Feld vor {$rival}.
result-level = Gleichauf mit {$rival}: Der Sieg wird geteilt.
result-first_there = Gleichauf mit {$rival}, aber zuerst dort.
result-alone = Sonst kam niemand ins Ziel; {$rival} war noch unterwegs.
result-others_wrecked = Sonst kam niemand ins Ziel; der Wagen von {$rival} wurde zum Wrack.
result-all_wrecked = Alle Wagen sind Wracks.
result-nobody = Wer im Ziel war, wurde danach zum Wrack.
result-finished = im Ziel
result-wrecked = Wrack
result-lap = in Runde {$lap} von {$laps}
result-came =
    {$told}{ $n ->
        [0] {""}
       *[other] , {$n} { $n ->
                [one] Feld
               *[other] Felder
            } zurück
    }

awaits-take =
    {$waiting} { $waiting ->
        [one] wählt
       *[other] wählen
    } einen Wagen.
awaits-start =
    {$waiting} { $waiting ->
        [one] wählt
       *[other] wählen
    } einen Startplatz.
awaits-repair =
    {$waiting} { $waiting ->
        [one] überlegt
       *[other] überlegen
    }, ob eine Reparatur nötig ist.
awaits-dice =
    {$waiting} { $waiting ->
        [one] sieht
       *[other] sehen
    } sich die Würfel an.
awaits-speed =
    {$waiting} { $waiting ->
        [one] wählt
       *[other] wählen
    } ein Tempo.
awaits-path =
    {$waiting} { $waiting ->
        [one] wählt
       *[other] wählen
    } einen Weg.
awaits-attack =
    {$waiting} { $waiting ->
        [one] überlegt
       *[other] überlegen
    }, ob es einen Angriff gibt.

fact-first_to_choose = {$seat} wählt zuerst einen Wagen.
fact-took = {$seat} nimmt den Wagen in {$colour}.
fact-at_the_start = {$chariot} steht auf Startplatz {$start}.
fact-round = { -turn } {$round}. Reihenfolge: {$order}.
fact-repaired = {$chariot} repariert {$points} Schaden für {$cost} Gunst: Zustand {$damage}, Gunst {$fate}.
fact-slowed = {$chariot} muss bremsen: Mit Zustand {$damage} geht am Anfang höchstens Tempo {$speed}, nicht {$from_speed}.
fact-rolled = {$chariot} würfelt bei Tempo {$speed}: {$faces}.
fact-rerolled =
    {$chariot} würfelt { $which ->
        [one] Würfel
       *[other] die Würfel
    } {$which} neu{ $cost ->
        [0] {""}
       *[other] {" "}für {$cost} Gunst
    } (Gunst {$fate}): {$faces}.
fact-turned = {$chariot} dreht Würfel {$die} auf {$face} für {$cost} Gunst (Gunst {$fate}): {$faces}.
fact-fortuna =
    Fortuna lächelt {$chariot} zu: +{$gained} Gunst, jetzt {$fate}{ $lost ->
        [0] {""}
       *[other] {" "}({$lost} { $lost ->
                [one] verfällt
               *[other] verfallen
            } am Ende der Leiste)
    }.
fact-speed =
    {$chariot}: Tempo {$from_speed}{ $sprint ->
        [0] {""}
       *[other] {" "}+{$sprint} (Galopp)
    }{ $change ->
        [0] {""}
       *[other] {" "}{$change} (±1-Würfel)
    }{ $lost ->
        [0] {""}
       *[other] {" "}-{$lost} (Ende der Leiste)
    }{ $raised ->
        [0] {""}
       *[other] {" "}+{$raised} (nie unter 0)
    } = {$speed}.
fact-sprint_hurt = Der Galopp zehrt an {$chariot}: -{$hurt}, Zustand {$damage}.
fact-stood_still = {$chariot} bleibt auf {$place}.
fact-moved =
    {$chariot} fährt {$spaces} { $spaces ->
        [one] Feld
       *[other] Felder
    } von {$from_place} bis {$place}{ $lane_changes ->
        [0] {""}
       *[other] {" "}({$lane_changes} Bahnwechsel)
    }.
fact-cornered = {$chariot} nimmt die Kurve auf {$place} mit Tempo {$speed}, sicher ist {$limit}: -{$hurt}, Zustand {$damage}.
fact-on_caltrop = {$chariot} fährt über den Krähenfuß auf {$place}: -{$hurt}, Zustand {$damage}.
fact-rammed = {$chariot} rammt {$rival_chariot} auf {$place}: -{$hurt}, Zustand {$damage}; {$rival_chariot}: -{$rival_hurt}, Zustand {$rival_damage}.
fact-set_back = {$chariot} wird hinter {$rival_chariot} zurückgesetzt, auf {$place}.
fact-into_heap = {$chariot} kracht auf {$place} in den Steinhaufen!
fact-wrecked =
    {$chariot} ist auf {$place} zum Wrack geworden und aus dem Rennen{ $caltrop ->
        [yes] ; dort liegt jetzt ein Krähenfuß
       *[no] {""}
    }.
fact-lap = {$chariot} vollendet Runde {$lap} von {$laps}.
fact-lap_lost = {$chariot} steht wieder hinter der Linie: Diese Runde zählt nicht.
fact-finished = {$chariot} fährt über die Ziellinie!
fact-dropped = {$chariot} wirft einen Krähenfuß auf {$place} (noch {$left} im Vorrat).
fact-javelin = {$chariot} trifft {$rival_chariot} mit einem Speer: -{$hurt}, Zustand {$rival_damage}.
fact-no_target =
    {$chariot} findet nichts zum Angreifen: {$attacks} { $attacks ->
        [one] Angriffswürfel verfällt
       *[other] Angriffswürfel verfallen
    }.
fact-race_over = {$chariot} gewinnt! {$places}.
fact-race_shared =
    {$order} liegen gleichauf vorn und teilen sich den Sieg!{ $behind ->
        [0] {""}
       *[other] {" "}Dahinter: {$behind}.
    }
fact-nobody_left = Alle Wagen sind Wracks: Niemand gewinnt. {$places}.
fact-no_finisher_left = Das Rennen ist vorbei, aber kein Wagen, der im Ziel war, ist noch dabei: Niemand gewinnt. {$places}.

## brief: dasselbe in Kürze, hinter einem Namen

brief-at_the_start = Startplatz {$start}
brief-took = nimmt den Wagen in {$colour}
brief-repaired = repariert {$points} für {$cost} Gunst, Zustand {$damage}
brief-slowed = Zustand nur {$damage}: bremst auf {$speed}
brief-rolled =
    {$faces}{ $cost ->
        [0] {""}
       *[other] {" "}({$cost} Gunst bezahlt)
    }
brief-fortuna = +{$gained} Gunst
brief-speed = Tempo {$speed}
brief-sprint_hurt = Galopp -{$hurt}
brief-stood_still = bleibt auf {$place}
brief-moved = {$from_place} bis {$place}
brief-cornered = Kurve {$place} ({$limit}) -{$hurt}
brief-on_caltrop = Krähenfuß {$place} -{$hurt}
brief-rammed = rammt {$rival_chariot}: -{$hurt}, drüben -{$rival_hurt} (Zustand {$rival_damage})
brief-left = Zustand {$damage}
brief-set_back = zurückgesetzt auf {$place}
brief-into_heap = in den Steinhaufen auf {$place}
brief-wrecked = WRACK auf {$place}
brief-lap = Runde {$lap} von {$laps} geschafft
brief-finished = fährt über die Ziellinie!
brief-lap_lost = wieder hinter der Linie: Diese Runde zählt nicht
brief-dropped = wirft einen Krähenfuß auf {$place}
brief-javelin = Speer auf {$rival_chariot}: -{$hurt}, Zustand {$rival_damage}

# Was an der Datei einer Edition falsch ist. `written`, `part` und `other` sind aus der Datei zitiert; `first` ist eine Seite, A oder B.
fault-unknown_face = unbekannte Seite „{$part}“: bekannt sind {$known}
fault-never_faster = hat weder change noch sprint: Niemand könnte je schneller werden
fault-never_faster_by_sprint = hat kein change, und sprint = 0: Niemand könnte je schneller werden
fault-unknown_colour = unbekannte Farbe: bekannt sind {$known}
fault-number_of_chariots = hat nicht so viele Wagen wie eine Schachtel: {$number} statt {$need}
fault-start_beyond_end = ist {$value}, aber die Leiste endet bei {$most}
fault-start_too_fast = ist {$value}, aber Zustand {$left} erlaubt nur {$most}
fault-no_segment = „{$written}“ muss Tempi und eine Zahl von Würfeln sein, etwa 6-7: 4
fault-segment_elsewhere = „{$written}“ muss bei Tempo {$low} weitergehen, bis höchstens {$high}
fault-dice_of_segment = „{$written}“: Es müssen 1 bis {$most} Würfel sein
fault-ends_elsewhere = endet bei Tempo {$found}, aber die Tempoleiste endet bei {$need}
fault-facing_too_long = hat so viele Werte: {$found}, aber die Zustandsleiste hat {$need}
fault-facing_elsewhere = „{$written}“ muss mit Tempo {$need} weitergehen
fault-limit_fate = ist {$value}, aber niemand hat je mehr Gunst als {$most}
fault-limit_dice = hat bei höherem Tempo mehr Würfel, aber Tempo kostet Kontrolle
fault-limit_speed = erlaubt mehr Tempo als Zustand, aber das können nur: {$known}
fault-limit_two_speeds = hat mehr als zwei Tempi neben einem Zustand
fault-limit_alike = ist wie {$other}, aber keine zwei ungleichen Wagen sind gleich
fault-lane_length = ist {$value} lang, aber die Bahn {$other} ist {$need} lang
fault-bend_elsewhere = hat die Kurve woanders als die Bahn {$other} oder in anderer Länge
fault-too_many_bends = hat zu viele Kurven: {$number}, ein Tisch braucht höchstens {$most}
fault-unmatched = hat eine Klammer ohne Gegenstück: Schreib jede Kurve als ( ... )
fault-no_space = „{$written}“ ist kein Feld: Schreib seine Länge, dann :Grenze, x für einen Steinhaufen oder @Start
fault-safe_speed = „{$written}“: Ein sicheres Tempo geht von 1 bis {$most}; ein Feld ohne wird ohne : geschrieben
fault-no_starting_place = „{$written}“: Startplätze sind @1 bis @{$most}
fault-heap_there = „{$written}“: Ein Steinhaufen steht weder auf einem Feld mit Zahl noch auf einem Startplatz
fault-endless_bend = hat eine Kurve ohne Ende: Schreib jede Kurve als ( ... )
fault-no_spaces = hat keine Felder
fault-limit_heap = hat einen Steinhaufen, aber die gibt es nur auf Seite B
fault-limit_no_heap = hat keinen Steinhaufen auf Seite B, und die erste Hälfte auch nicht
fault-track_turns = mit first.{$first} ist die Strecke offen: Ihre Kurven drehen um {$degrees}°, nicht um 360°
fault-track_is_open = mit first.{$first} ist die Strecke offen: Ihre Enden liegen {$gap} auseinander
fault-lane_too_short = mit first.{$first} ist die Bahn zu kurz, mit so vielen Feldern: {$number}; eine Fahrt kann {$most} lang sein
fault-lane_too_full = mit first.{$first} ist für zu wenige Wagen Platz: {$number}
fault-no_way = mit first.{$first} führt kein Weg ohne Steinhaufen von Startplatz {$start} ins Ziel
fault-starting_places =
    mit first.{$first} müssen die Startplätze 1 bis {$most} sein, { $found ->
        [0] aber es gibt keine
       *[other] nicht {$found}
    }
fault-starts_out_of_order = mit first.{$first} liegt Startplatz {$behind} vor Startplatz {$ahead}
fault-scenario_both_sides = in Szenarien müssen beide Seiten des Spielbretts gleich viele Felder haben
fault-scenario_no_chariot = einen Wagen „{$name}“ gibt es nicht; die Farben sind {$colours}
fault-scenario_no_space = ein Feld „{$name}“ gibt es in dieser Edition nicht
fault-scenario_no_face = eine Würfelseite „{$name}“ gibt es in dieser Edition nicht
fault-scenario_no_place = „{$typed}“ ist kein Platz: Schreib ein Feld wie "m12", "m12 lap 2" oder "m24 before"
fault-scenario_no_die_shows = kein Würfel dieser Edition zeigt „{$name}“
fault-scenario_caltrop_twice = auf keinem Feld liegt mehr als einer
fault-scenario_wreck_moves = ein Wrack fährt nicht
fault-scenario_colour_twice = gehört schon einem anderen Wagen
fault-scenario_track_ends = ist {$value}, aber die Leiste endet bei {$most}
fault-scenario_on_heap = auf {$space} liegt ein Steinhaufen
fault-scenario_on_chariot = auf {$space} steht ein anderer Wagen

reason-malformed = „{$answer}“ ist nicht zu verstehen. Schreib etwa: repair (reparieren), reroll 1 3 (würfeln), set 2 steer (drehen 2 lenken), keep (behalten), speed 8 (tempo), path 3 out 4 (weg), javelin {$colour_typed} (speer), caltrop {$some_space} (krähenfuß), pass (passen)
reason-unknown_chariot = Einen Wagen „{$answer}“ gibt es nicht: Die Farben sind {$colours}.
reason-unknown_face = Eine Seite „{$answer}“ gibt es nicht: Die Seiten sind ±1 (change), Galopp (sprint), Lenken (steer), Angriff (attack), Fortuna.
reason-unknown_space = Ein Feld „{$answer}“ gibt es nicht. Ein Feld ist der Buchstabe der Bahn (i innen, m Mitte, o außen) und eine Zahl, etwa {$some_space}.
reason-unknown_step = „{$answer}“ ist kein Schritt: Schreib Zahlen für Schritte nach vorn, in (rein) und out (raus) für Bahnwechsel, oder Felder wie {$some_space}.
reason-chariot_taken = Der Wagen in {$colour} ist schon vergeben.
reason-no_such_start = Einen Startplatz {$place} gibt es nicht: Es gibt 1 bis {$places}.
reason-start_taken = Startplatz {$place} ist schon vergeben.
reason-repaired_already = Ein Wagen lässt sich nur einmal je Zug reparieren, und dieser ist schon repariert.
reason-repair_too_late = Repariert wird, bevor die Würfel fallen.
reason-repair_costs =
    Eine Reparatur kostet genau {$cost} Gunst; du hast {$fate}.{ $late ->
        [yes] {" "}Und repariert wird, bevor die Würfel fallen.
       *[no] {""}
    }
reason-nothing_to_repair = Der Wagen hat keinen Schaden.
reason-no_such_die = Würfel {$die} gibt es nicht: Du hast {$dice_rolled} Würfel geworfen.
reason-reroll_nothing = Sag, welche Würfel du neu wirfst, etwa: reroll 1 3 (würfeln 1 3)
reason-die_twice = Würfel {$die} ist zweimal genannt.
reason-reroll_costs = Der kostenlose Neuwurf ist verbraucht, und ein weiterer kostet {$cost} Gunst; du hast {$fate}.
reason-set_costs = Einen Würfel zu drehen kostet {$cost} Gunst; du hast {$fate}.
reason-set_to_fortuna = Kein Würfel lässt sich auf Fortuna drehen.
reason-shows_that_already = Würfel {$die} zeigt schon {$face}.
reason-speed_beyond_track = Tempo {$speed} liegt hinter dem Ende der Tempoleiste, {$top}.
reason-speed_out_of_reach =
    Tempo {$speed} ist nicht erreichbar: Du hattest {$from_speed}{ $sprint ->
        [0] {""}
       *[other] , Galopp bringt {$sprint}
    }{ $change_dice ->
        [0] {""}
       *[other] , {$change_dice} { $change_dice ->
                [one] ±1-Würfel bringt oder kostet 1
               *[other] ±1-Würfel bringen oder kosten je 1
            }
    }. Möglich: {$speeds}.
reason-no_lane = Auf dieser Seite der {$lane} gibt es keine Bahn mehr.
reason-too_few_steers =
    {$lane_changes} { $lane_changes ->
        [one] Bahnwechsel braucht einen Lenkwürfel
       *[other] Bahnwechsel brauchen ebenso viele Lenkwürfel
    }; du hast {$steers}.
reason-wrong_length = Ein Weg hat für jeden Punkt Tempo einen Schritt: {$speed}, nicht {$spaces}.
reason-no_way_back = Rückwärts fährt niemand.
reason-lane_change_backwards = Ein Bahnwechsel muss nach vorn führen: Die Vorderkante von {$to} ({$to_front}) liegt nicht vor der von {$place} ({$front}).
reason-not_the_next_space = Ein einziger Schritt führt nicht von {$place} zu {$to}.
reason-javelin_at_self = Ein Speer lässt sich nur auf einen anderen Wagen werfen.
reason-not_in_race = Einen Wagen in {$colour} gibt es in diesem Rennen nicht.
reason-target_wrecked = Der Wagen in {$colour} ist schon ein Wrack.
reason-out_of_range =
    Der Wagen in {$colour} ist {$distance} { $distance ->
        [one] Feld
       *[other] Felder
    } entfernt; ein Speer reicht {$range} { $range ->
        [one] Feld
       *[other] Felder
    } weit.
reason-target_safe = Der Wagen in {$colour} ist im Ziel, und in diesem Rennen nehmen Wagen im Ziel keinen Schaden.
reason-no_caltrops_left = Alle Krähenfüße liegen auf dem Spielbrett.
reason-caltrop_on_last = Deine Fahrt endete auf {$place}: Dort darfst du keinen Krähenfuß hinwerfen.
reason-caltrop_on_first = Deine Fahrt begann auf {$place}: Dort darfst du keinen Krähenfuß hinwerfen.
reason-caltrop_untouched = Du warst in diesem Zug nicht auf {$place}.
reason-caltrop_there = Auf {$place} liegt schon ein Krähenfuß.
reason-caltrop_ahead = Krähenfüße wirfst du hinter deinen Wagen; von {$place} gilt das nicht mehr, seit er zurückgesetzt wurde.
reason-attack_after_move = Angriffe kommen nach der Fahrt, einer je Angriffswürfel.
reason-reroll_given_up = Die Würfel stehen für diesen Zug fest: Der kostenlose Neuwurf ist verfallen, als zuerst ein Würfel gedreht wurde.
reason-dice_done = Die Würfel stehen für diesen Zug fest.
reason-dice_not_rolled = Die Würfel sind noch nicht geworfen.
reason-move_done = Das ist in diesem Zug schon entschieden.
reason-move_later = Tempo und Weg wählst du nach den Würfeln.
reason-not_now = „{$answer}“ beantwortet diese Frage nicht; es geht um {$phase}.

section-Setup = Vorbereitung
section-Flow_of_Play = Spielablauf
section-Phase_1_Repair = Phase 1: Reparieren
section-Phase_3_Roll_Dice = Phase 3: Würfeln
section-Phase_5_Move = Phase 5: Fahren
section-Phase_6_Attack = Phase 6: Angreifen
section-Changing_Lanes = Phase 5: Die Bahn wechseln
section-Drop_a_Caltrop = Phase 6: Einen Krähenfuß werfen
section-Throw_a_Javelin = Phase 6: Einen Speer werfen
section-Alternate_Chariots = Varianten: Ungleiche Wagen
section-No_Damage_After_Crossing_the_Finish_Line = Varianten: Kein Schaden nach dem Ziel

help-take =
    { $unequal ->
        [yes] Jeder Wagen hat seine eigene Tafel: wie viel Schaden er aushält, wie schnell er ist, seine Würfel und seine Gunst. Viele Würfel bei hohem Tempo sind in Kurven Gold wert. Wer zuletzt{" "}
       *[no] {""}
    }{ $one_each ->
        [yes] { $unequal ->
                [yes] einen Wagen nimmt, wählt zuerst den Startplatz.
               *[no] {""}
            }
       *[no] {""}
    }{ $two_each ->
        [yes] { $unequal ->
                [yes] einen ersten Wagen nimmt, wählt zuerst den Startplatz.
               *[no] {""}
            }
       *[no] {""}
    }{ $equal ->
        [yes] Die Wagen sind gleich: Nimm die Farbe, die dir gefällt. Die Startplätze werden ausgelost.
       *[no] {""}
    }
help-start =
    Wähle einen freien Startplatz; im ersten Durchgang fahren die Wagen in der Reihenfolge dieser Nummern. Startplatz 1 ist vorn, auf der {$first_lane}.{ $inner_short ->
        [yes] {" "}Innen haben die Bahnen weniger Felder.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}In den Kurven der inneren Bahnen ist das sichere Tempo am niedrigsten.
       *[no] {""}
    }
help-repair = Vor den Würfeln kannst du genau {$repair_cost} Gunst bezahlen und bis zu {$repair} Schaden reparieren, einmal je Zug. Der Zustand deines Wagens begrenzt auch das Tempo, mit dem du deinen Zug beginnst, und das Tempo bestimmt, wie viele Würfel du wirfst: je langsamer, desto mehr. Repariere, bevor der Schaden dich bremst, außer eine Kurve ist nah und du brauchst die Gunst für die Würfel.
help-dice = Du darfst einmal kostenlos beliebige Würfel neu werfen, bevor du für etwas bezahlst: Drehst du zuerst einen Würfel, verfällt der kostenlose Neuwurf. Danach kostet jeder weitere Neuwurf beliebiger Würfel {$dice_cost} Gunst, ebenso, einen Würfel auf eine Seite zu drehen, nur nicht auf Fortuna. ±1: Tempo um eins rauf oder runter. Galopp: +{$sprint} Tempo und {$sprint_damage} Schaden. Lenken: ein Bahnwechsel. Angriff: ein Krähenfuß oder ein Speer nach der Fahrt. Fortuna: ein Punkt Gunst.
help-speed = Jeder ±1-Würfel bringt oder kostet eins, jeder Galopp bringt {$sprint}. Du musst genau so viele Felder fahren. Jedes Kurvenfeld mit einer Zahl kostet für jeden Punkt Tempo über dieser Zahl einen Punkt Schaden. Bei niedrigerem Tempo wirfst du im nächsten Zug mehr Würfel, oder gleich viele.
help-path =
    Ein Schritt für jeden Punkt Tempo: geradeaus oder auf die Bahn daneben (je ein Lenkwürfel). Wer durch einen Wagen fährt, rammt ihn: -{$ram_damage} für beide; endest du dort, wirst du dahinter zurückgesetzt.{ $safe ->
        [yes] {" "}Ein Wagen im Ziel nimmt keinen Schaden.
       *[no] {""}
    }{ $wrecks_ram ->
        [yes] {" "}Ein Wagen, der auf einem besetzten Feld zum Wrack wird, rammt noch.
       *[no] {""}
    }{ $loses_lap ->
        [yes] {" "}Ein hinter die Linie zurückgesetzter Wagen verliert die Runde.
       *[no] {""}
    } Ein Krähenfuß: -{$caltrop_damage}.{ $heaps ->
        [yes] {" "}Steinhaufen machen dich zum Wrack.
       *[no] {""}
    }{ $inner_short ->
        [yes] {" "}Die inneren Bahnen haben weniger Felder.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}In den Kurven der inneren Bahnen ist das sichere Tempo niedriger.
       *[no] {""}
    }
help-attack =
    Für jeden Angriffswürfel: ein Speer auf einen Wagen, der höchstens {$javelin_range} { $javelin_range ->
        [one] Feld
       *[other] Felder
    } entfernt ist (-{$javelin_damage}), oder ein Krähenfuß hinter dir, auf ein Feld, durch das du in diesem Zug gefahren bist, aber nicht das erste oder letzte. Oder kein Angriff.{ $safe ->
        [yes] {" "}Auf einen Wagen im Ziel darfst du nicht werfen.
       *[no] {""}
    } Ein Krähenfuß auf der Bahn des nächsten Wagens kostet ihn Schaden oder einen Lenkwürfel.

mark-green = G
mark-purple = V
mark-yellow = E
mark-red = R
mark-blue = B
mark-white = W
mark-black = S

typed-repair = reparieren
typed-pass = passen
typed-keep = behalten
typed-reroll = würfeln
typed-set = drehen
typed-speed = tempo
typed-path = weg
typed-javelin = speer
typed-caltrop = krähenfuß
typed-take = nehmen
typed-start = start
typed-in = rein
typed-out = raus

terminal-chariot_race-round =
    Durchgang {$round} · {$laps} { $laps ->
        [one] Runde
       *[other] Runden
    } · noch {$left} { $left ->
        [one] Krähenfuß
       *[other] Krähenfüße
    }
terminal-chariot_race-turn = {$chariot} fährt
terminal-chariot_race-owner = {" "}({$colour})
terminal-chariot_race-owner_you = {" "}({$colour}, du)
terminal-chariot_race-you = {" "}(du)
terminal-chariot_race-wrecked = Wrack
terminal-chariot_race-start = Start
terminal-chariot_race-finished = Ziel
terminal-chariot_race-legend = > Linie  7 sicheres Kurventempo  * Krähenfuß  · + gewählter Weg und sein Ende
terminal-chariot_race-short =
    bis {$place}{ $hurt ->
        [0] {""}
       *[other] , -{$hurt}
    }
terminal-chariot_race-short_ram = rammt {$colour}
terminal-chariot_race-not_understood = „{$answer}“ ist nicht zu verstehen.

terminal-chariot_race-nothing-repair = nicht reparieren, Gunst sparen
terminal-chariot_race-nothing-attack = kein Angriff

terminal-chariot_race-can-list = {$typed} -- Nummer {$typed} der Liste
terminal-chariot_race-can-start = {$typed} -- Startplatz {$typed}
terminal-chariot_race-can-keep = k -- die Würfel behalten
terminal-chariot_race-can-reroll = {$dice} -- diese Würfel neu werfen
terminal-chariot_race-can-turn = {$turn} -- einen Würfel auf eine Seite drehen (±1, galopp, lenken, angriff)
terminal-chariot_race-can-speed = {$typed} -- Tempo {$typed}
terminal-chariot_race-can-change = {$by} -- was die ±1-Würfel zusammen ergeben: Tempo {$speed}
terminal-chariot_race-can-path = {$typed} -- der erste Weg der Liste; m zeigt mehr davon
terminal-chariot_race-can-steps = {$path} -- ein beliebiger Weg: Schritte nach vorn als Zahlen, rein und raus für Bahnwechsel
terminal-chariot_race-can-spaces = {$path} -- ein beliebiger Weg: seine Felder, eins nach dem anderen
terminal-chariot_race-can-words = {$typed} -- dasselbe in Worten; statt der Farbe geht auch ein Name
terminal-chariot_race-can-at_space = {$typed} -- dasselbe in Worten, mit dem Feld
terminal-chariot_race-can-nothing = 0 -- {$nothing}

terminal-chariot_race-topic-signs = zeichen
terminal-chariot_race-topic-boards = tafeln
terminal-chariot_race-topic-race = rennen

terminal-chariot_race-lesson-signs =
    > -- die Linie, an der die Runde beginnt
    7 -- in einer Kurve: das sichere Tempo
    {$some_mark} -- ein Wagen, mit dem Buchstaben seiner Farbe unter dem Spielbrett
    {"*"} -- ein Krähenfuß: -{$caltrop_damage}
    { $heaps ->
        [yes] ### -- ein Steinhaufen: Wer hineinfährt, ist ein Wrack{"\u000A"}
       *[no] {""}
    }· + -- der gewählte Weg, und wo er endet
    { $unequal ->
        [yes] @1 -- ein freier Startplatz{"\u000A"}
       *[no] {""}
    }o7 m7 i7 -- Feld 7 der Außen-, Mittel- und Innenbahn, von der Linie aus gezählt
terminal-chariot_race-lesson-boards =
    Runde -- die Runde, in der er ist; „Start“, bevor er zum ersten Mal über die Linie fährt, „Ziel“, wenn er im Ziel ist
    Zustand -- wie viel Schaden der Wagen noch aushält, von allem, was er aushielt: bei 0 ist er ein Wrack
    Tempo -- sein Tempo, und sein höchstes
    Würfel -- die Würfel, die er bei diesem Tempo werfen würde
    Gunst -- seine Gunst, und die meiste, die er haben kann
terminal-chariot_race-lesson-race =
    Durchgänge -- der Wagen, der am weitesten vorn liegt, fährt zuerst; bei gleicher Vorderkante der, der zuerst dort war
    Ein Zug -- reparieren, auf das bremsen, was der Schaden erlaubt, würfeln, Fortuna, fahren, angreifen
    Das Ende -- nach dem Durchgang, in dem ein Wagen nach seiner letzten Runde über die Linie fährt{ $finish_ends ->
        [yes] , auch wenn er in diesem Durchgang zum Wrack wird
       *[no] {""}
    }{ $goes_on ->
        [yes] ; wird er in diesem Durchgang zum Wrack und ist sonst keiner im Ziel, geht das Rennen weiter
       *[no] {""}
    }; der Wagen, der am weitesten vorn liegt, gewinnt{ $shared ->
        [yes] , und bei gleicher Vorderkante wird der Sieg geteilt
       *[no] {""}
    }{ $not_shared ->
        [yes] , bei gleicher Vorderkante der, der zuerst dort war
       *[no] {""}
    }
    { $loses_lap ->
        [yes] Zurückgesetzt -- hinter die Linie: Diese Runde ist verloren{"\u000A"}
       *[no] {""}
    }Wracks -- verlassen die Strecke und hinterlassen einen Krähenfuß{ $wrecks_ram ->
        [yes] ; ein Wagen, der auf einem besetzten Feld zum Wrack wird, rammt noch
       *[no] {""}
    }; sind alle Wracks, gewinnt niemand

terminal-chariot_race-head-lap = Runde
terminal-chariot_race-head-space = Feld
terminal-chariot_race-head-damage = Zustand
terminal-chariot_race-head-speed = Tempo
terminal-chariot_race-head-dice = Würfel
terminal-chariot_race-head-fate = Gunst

terminal-chariot_race-short_head-lap = Rd.
terminal-chariot_race-short_head-space = Auf
terminal-chariot_race-short_head-damage = Zust
terminal-chariot_race-short_head-speed = Tmp
terminal-chariot_race-short_head-dice = W
terminal-chariot_race-short_head-fate = Gst

terminal-chariot_race-hint-take = Gib eine Zahl oder eine Farbe ein. ? erklärt alles.
terminal-chariot_race-hint-start = Gib die Nummer eines Startplatzes ein. ? erklärt alles.
terminal-chariot_race-hint-repair = 1 repariert, 0 spart die Gunst. ? erklärt alles.
terminal-chariot_race-hint-dice =
    k behält{ $free ->
        [yes] ; 1 wirft Würfel 1 neu, kostenlos
       *[no] {""}
    }{ $cost ->
        [0] {""}
       *[other] ; 1 wirft Würfel 1 neu für {$cost} Gunst
    }{ $turn ->
        [0] {""}
       *[other] { $turning ->
                [0] {""}
               *[other] ; {$turn} dreht einen für {$turning} Gunst
            }
    }{ $gives_up ->
        [yes] {" "}und gibt den kostenlosen Neuwurf auf
       *[no] {""}
    }. ? erklärt alles.
terminal-chariot_race-hint-speed = Gib ein Tempo aus der Liste ein. ? erklärt alles.
terminal-chariot_race-hint-path = Gib p1, p2 ... oder einen Weg ein, etwa {$example}; m zeigt mehr. ? erklärt alles.
terminal-chariot_race-hint-attack = Gib eine Zahl aus der Liste ein; 0 greift nicht an. ? erklärt alles.

preview-sum =
    Tempo {$from_speed}{ $sprint ->
        [0] {""}
       *[other] {" "}+{$sprint} (Galopp)
    }{ $change ->
        [0] {""}
       *[other] {" "}{$change} (±1-Würfel)
    }{ $lost ->
        [0] {""}
       *[other] {" "}-{$lost} (Ende der Leiste)
    }{ $raised ->
        [0] {""}
       *[other] {" "}+{$raised} (nie unter 0)
    } = {$speed}
preview-start = beginnt auf Startplatz {$place}, Feld {$space}
preview-supply =
    noch {$left} { $left ->
        [one] Krähenfuß
       *[other] Krähenfüße
    } im Vorrat
preview-unused =
    {$attacks} { $attacks ->
        [one] Angriffswürfel verfällt
       *[other] Angriffswürfel verfallen
    }
preview-straight_on = geradeaus: {$told}
preview-heap = kracht in den Steinhaufen auf {$place}
preview-own = DEIN EIGENER Wagen
preview-corner = Kurve auf {$place} (sicher bis {$limit}) -{$hurt}
preview-caltrop = Krähenfuß auf {$place} -{$hurt}
preview-ram = rammt {$colour} -{$hurt} ({$colour}: Zustand {$left})
preview-ram_wrecks = rammt {$colour} -{$hurt} und macht {$colour} zum WRACK
preview-set_back = zurückgesetzt auf {$place}
preview-javelin = {$colour}: Zustand {$left}
preview-javelin_wrecks = macht {$colour} zum WRACK
preview-ends = endet auf {$place}
preview-finishes = kommt ins Ziel
preview-lap = beendet Runde {$lap} von {$laps}
preview-damage = Zustand {$damage}
preview-wrecked = WRACK
preview-fate = noch {$fate} Gunst
preview-fate_or_more = noch {$fate} Gunst oder mehr
preview-dice = dann {$faces}
preview-sprint = der Galopp kostet {$hurt}
preview-speed = Tempo {$speed}
preview-slowed = bremst auf Tempo {$speed}
preview-rolls = wirft {$rolls} Würfel
preview-gives_up = gibt den kostenlosen Neuwurf auf
preview-free = der kostenlose Neuwurf
preview-costs = kostet {$cost} Gunst
preview-furthest = am weitesten vorn

guide-1 =
    Fahr nach der letzten Runde vor allen anderen über die Ziellinie. Das Rennen endet mit dem Durchgang, in dem das jemandem gelingt; wer dann am weitesten vorn liegt, gewinnt{ $shared ->
        [yes] , und bei gleicher Vorderkante wird der Sieg geteilt
       *[no] {""}
    }. Ein Wrack gewinnt nichts.
guide-2 = In jedem Durchgang fahren alle einmal, der vorderste Wagen zuerst. Je langsamer du bist, desto mehr Würfel wirfst du: Tempo bringt dich voran, Würfel geben dir Kontrolle.
guide-3 = Wirf einmal kostenlos beliebige Würfel neu; weitere Neuwürfe oder das Drehen eines Würfels kosten Gunst. ±1 ändert dein Tempo um eins, Galopp bringt {$sprint} und schadet, Lenken wechselt die Bahn, Angriff trifft andere, Fortuna gibt Gunst.
guide-4 =
    Dann musst du genau so viele Felder fahren, wie dein Tempo sagt.{ $inner_short ->
        [yes] {" "}Die Innenbahn hat die wenigsten Felder.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}Ihre Kurven sind die langsamsten.
       *[no] {""}
    } Jeder Punkt Tempo über der Zahl einer Kurve kostet einen Punkt Schaden.
guide-5 = Wer durch einen Wagen fährt, rammt ihn, und beide nehmen Schaden. Eiserne Krähenfüße schaden allen, die darüberfahren. Nach der Fahrt werfen Angriffswürfel Speere, oder Krähenfüße hinter dich.
guide-6 = „Zustand“ sagt, wie viel Schaden dein Wagen noch aushält. Er begrenzt auch das Tempo, mit dem du einen Zug beginnst, und bei 0 bist du draußen. Vor den Würfeln reparieren {$repair_cost} Gunst bis zu {$repair} davon.
guide-7 = Denk voraus: Ein Tempo, das auf der Geraden gut ist, ist zwei Züge später tödlich. Spar etwas Gunst für den Würfel, den du in der Kurve brauchst.
guide-8 = Dein Tempo bleibt, wie es ist, wenn die Würfel es nicht ändern: ±1 um eins, Galopp um {$sprint}. Genau so viele Felder fährst du dann.

step-turn = { -turn } {$round}

scene-title =
    Durchgang {$round} · {$laps} { $laps ->
        [one] Runde
       *[other] Runden
    }
scene-title_draft =
    Vor dem Rennen · {$laps} { $laps ->
        [one] Runde
       *[other] Runden
    }
scene-free_chariot = Der Wagen in {$colour}
scene-chariot = {$name} auf {$place}
scene-chariot_detail = Runde: {$lap}. Zustand {$damage} von {$most_damage}. Tempo {$speed}, damit würde er {$rolls} Würfel werfen. Gunst {$fate} von {$most_fate}.
scene-wreck = Wrack von {$name}
scene-wreck_detail = Dieser Wagen ist aus dem Rennen.
scene-wrecked = Wrack
scene-finished = im Ziel
scene-at_start = Start
scene-lap = {$lap} von {$laps}
scene-supply =
    {$left} { $left ->
        [one] Krähenfuß
       *[other] Krähenfüße
    } im Vorrat
scene-supply_detail =
    Insgesamt gibt es {$caltrops} { $caltrops ->
        [one] Krähenfuß
       *[other] Krähenfüße
    }. Ist keiner mehr da, kann keiner geworfen werden.
scene-caltrop = Krähenfuß auf {$place}
scene-caltrop_detail = Wer darüberfährt, nimmt {$caltrop_damage} Schaden, und der Krähenfuß kommt zurück in den Vorrat.
scene-die = Würfel {$die}: {$face}
scene-idle_die = Würfel {$die}, nicht geworfen
scene-idle_die_detail = Je schneller ein Wagen am Anfang seines Zuges ist, desto weniger Würfel wirft er.
scene-moves_now = {$name} fährt jetzt
scene-moves_later = {$name} fährt als Nummer {$place}
scene-order_detail = Die Wagen, die in diesem Durchgang noch fahren müssen, beginnend mit dem, der jetzt fährt.
scene-round = Durchgang {$round}
scene-round_detail = In jedem Durchgang fährt jeder Wagen einmal. Der vorderste beginnt.
scene-space = {$lane}, {$n}
scene-space_limit = {$lane}, {$n}, Kurve, sicher bis {$limit}
scene-space_heap = {$lane}, {$n}, Steinhaufen
scene-space_start = {$lane}, {$n}, Startplatz {$start}
scene-not_now = Das kannst du jetzt nicht wählen.
scene-confirm = Bestätige, oder wähle etwas anderes.
scene-prompt_of_two = Der Wagen in {$colour}. {$prompt}

scene-face-change = Macht dein Tempo um 1 höher oder niedriger, wie du willst.
scene-face-sprint = Bringt {$sprint} Tempo und kostet {$sprint_damage} Schaden.
scene-face-steer = Damit wechselst du einmal die Bahn.
scene-face-attack = Nach der Fahrt: Wirf einen Speer oder einen Krähenfuß.
scene-face-fortuna = Gibt einen Punkt Gunst.

scene-stat-damage = Zustand
scene-stat-speed = Tempo
scene-stat-fate = Gunst
scene-stat-dice = Würfel
scene-stat-lap = Runde

scene-stat_detail-damage = Wie viel Schaden der Wagen noch aushält. Bei 0 ist er ein Wrack. In diesem Zustand beginnt er einen Zug höchstens mit Tempo {$top}.
scene-stat_detail-speed = Wie viele Felder er zuletzt gefahren ist. Würfel ändern das in jedem Zug; je schneller, desto weniger Würfel.
scene-stat_detail-fate = Bezahlt Reparaturen, Neuwürfe und das Drehen von Würfeln. Fortuna-Würfel geben sie.
scene-stat_detail-dice = Die Würfel, die er bei diesem Tempo wirft.
scene-stat_detail-lap = Die Runde, in der er ist, von allen Runden des Rennens. Ein Wrack ist draußen; je später es dazu wurde, desto besser sein Platz.

scene-prompt-take = Tipp auf den Wagen, den du fahren willst.
scene-prompt-start = Tipp auf einen freien Startplatz.
scene-prompt-repair = Reparieren, oder die Gunst sparen?
scene-prompt-dice = Tipp auf die Würfel, die du neu werfen willst, oder behalte sie.
scene-prompt-dice_one = Wirf ihn neu, dreh ihn auf eine Seite, oder tipp auf mehr Würfel.
scene-prompt-speed = Wähle ein Tempo, oder tipp geradeaus auf das Feld.
scene-prompt-path = Tipp auf das Feld, auf das du willst, oder wähle einen Weg.
scene-prompt-path_bend = Bestätige, oder tipp auf mehr Felder, durch die der Weg führen soll.
scene-prompt-attack = Tipp für einen Speer auf einen Wagen, für einen Krähenfuß auf ein Feld, oder greif nicht an.

scene-pick-take = Wagen in {$colour} nehmen
scene-pick-start = Startplatz {$place}
scene-pick-repair = Reparieren: {$repair_cost} Gunst
scene-pick-no_repair = Gunst sparen
scene-pick-keep = Würfel behalten
scene-pick-turn = Auf {$face} drehen: {$cost} Gunst
scene-pick-speed = Tempo {$speed}
scene-pick-speed_to = Tempo {$speed}: geradeaus bis {$place}
scene-pick-self = Dein Wagen in {$colour}
scene-pick-javelin = Speer auf {$colour}
scene-pick-caltrop = Krähenfuß auf {$place}
scene-pick-no_attack = Kein Angriff
scene-pick-through = Bis {$place} oder weiter
scene-pick-ram = {$colour} rammen
scene-pick-own = {$what} (deiner)

scene-says-turn = Würfel {$die} auf {$face} drehen für {$cost} Gunst
scene-says-reroll =
    { $which ->
        [one] Würfel
       *[other] Die Würfel
    } {$which} neu werfen{ $cost ->
        [0] {""}
       *[other] {" "}für {$cost} Gunst
    }
scene-says-path =
    {$spaces} { $spaces ->
        [one] Feld
       *[other] Felder
    }{ $lane_changes ->
        [0] {""}
       *[other] , {$lane_changes} Bahnwechsel
    }

scene-way-label =
    {$way}: bis {$place}{ $hurt ->
        [0] {""}
       *[other] , -{$hurt}
    }{ $wrecked ->
        [yes] , Wrack
       *[no] {""}
    }
scene-way-unharmed = Ohne Schaden
scene-way-least = Wenig Schaden
scene-way-furthest = Am weitesten
scene-way-straight = Geradeaus
scene-way-inner = Innenbahn
scene-way-middle = Mittelbahn
scene-way-outer = Außenbahn
scene-way-ram = {$colour} rammen

## coach: was eine Antwort bringt, für den Coach

coach-axis = { -turn }

coach-source-starting_places = Startplätze
coach-source-first_to_choose = Wer zuerst wählt
coach-source-dice = Würfel von {$seat}

coach-now-more =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } weiter in diesem Durchgang
coach-now-less =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } weniger in diesem Durchgang

coach-later-more =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } weiter einen Durchgang später
coach-later-less =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } weniger einen Durchgang später

coach-left-more =
    {$n} { $n ->
        [one] Punkt
       *[other] Punkte
    } weniger Schaden
coach-left-less =
    {$n} { $n ->
        [one] Punkt
       *[other] Punkte
    } mehr Schaden

coach-fate-more =
    {$n} { $n ->
        [one] Punkt
       *[other] Punkte
    } mehr Gunst
coach-fate-less =
    {$n} { $n ->
        [one] Punkt
       *[other] Punkte
    } weniger Gunst

coach-speed-more = {$n} mehr Tempo für den nächsten Zug
coach-speed-less = {$n} weniger Tempo für den nächsten Zug

coach-wrecked-more =
    in {$n} von 100 Rennen { $n ->
        [one] öfter
       *[other] öfter
    } ein Wrack
coach-wrecked-less =
    in {$n} von 100 Rennen { $n ->
        [one] seltener
       *[other] seltener
    } ein Wrack

coach-rivals-more =
    der beste andere Wagen {$n} { $n ->
        [one] Feld
       *[other] Felder
    } weiter
coach-rivals-less =
    der beste andere Wagen um {$n} { $n ->
        [one] Feld
       *[other] Felder
    } gebremst

coach-rivals_left-more =
    {$n} { $n ->
        [one] Punkt
       *[other] Punkte
    } weniger Schaden bei den anderen
coach-rivals_left-less =
    {$n} { $n ->
        [one] Punkt
       *[other] Punkte
    } mehr Schaden bei den anderen

coach-won-more =
    {$n} Rennen von 100 mehr bis dahin { $n ->
        [one] gewonnen
       *[other] gewonnen
    }
coach-won-less =
    {$n} Rennen von 100 weniger bis dahin { $n ->
        [one] gewonnen
       *[other] gewonnen
    }
coach-habit-speed-more = Schneller: Tempo {$you} im Schnitt, auf hohem Niveau {$strong} (±{$error}).
coach-habit-speed-less = Langsamer: Tempo {$you} im Schnitt, auf hohem Niveau {$strong} (±{$error}).
coach-habit-damage-more =
    Unterwegs wird mehr Schaden gewagt: {$you} { $you ->
        [one] Punkt
       *[other] Punkte
    } je Zug, auf hohem Niveau {$strong} (±{$error}).
coach-habit-damage-less =
    Unterwegs wird weniger Schaden gewagt: {$you} { $you ->
        [one] Punkt
       *[other] Punkte
    } je Zug, auf hohem Niveau {$strong} (±{$error}).
coach-habit-again-more = Würfel werden öfter geändert: {$you} von 100 Malen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-again-less = Würfel werden seltener geändert: {$you} von 100 Malen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-attack-more = Mehr Angriffe: {$you} von 100 Gelegenheiten, auf hohem Niveau {$strong} (±{$error}).
coach-habit-attack-less = Weniger Angriffe: {$you} von 100 Gelegenheiten, auf hohem Niveau {$strong} (±{$error}).
coach-habit-repair-more = Mehr Reparaturen: {$you} von 100 Gelegenheiten, auf hohem Niveau {$strong} (±{$error}).
coach-habit-repair-less = Weniger Reparaturen: {$you} von 100 Gelegenheiten, auf hohem Niveau {$strong} (±{$error}).

gallery-chariots = Wagen
gallery-boards = Gleiche Tafel: {$equal_board}. Tafel in der Variante mit ungleichen Wagen: {$unequal_board}.
gallery-dice = Seiten der Würfel
gallery-idle_die = Ein Würfel, der nicht geworfen wird
gallery-others = Auf dem Spielbrett
gallery-caltrop = Krähenfuß
gallery-supply = Vorrat an Krähenfüßen
gallery-round = Durchgangsmarker
chance-starting_places = die Startplätze
chance-first_to_choose = wer zuerst wählt
chance-roll = der Wurf
chance-re-roll = ein neuer Wurf
stream-starting_places = Startplätze
stream-first_to_choose = erste Wahl
stream-dice_of_chariot = Würfel von Wagen {$n}
tally-wrecks = Wracks
tally-caltrops_on_the_board_at_the_end = Krähenfüße am Ende auf dem Spielbrett
tally-damage_left_all_chariots = Zustand am Ende, alle Wagen
tally-fate_left_all_chariots = Gunst am Ende, alle Wagen
tally-wins_from_starting_place = Siege von Startplatz {$n}
act-take = Wagen wählen
act-start = Startplatz wählen
act-repair = reparieren
act-pass = verzichten
act-keep = Würfel behalten
act-reroll = Würfel neu werfen
act-set = Würfel drehen
act-javelin = Speer werfen
act-caltrop = Krähenfuß werfen
remark-race-dice = Würfel in der Schachtel
remark-race-repair_cost = Gunst für eine Reparatur
remark-race-repair = Schaden, den sie höchstens behebt
remark-race-dice_cost = Gunst, um Würfel neu zu werfen oder einen zu drehen
remark-race-sprint = Tempo, das ein Galopp bringt
remark-race-ram_damage = für beide Wagen
remark-die = change: plus oder minus 1
remark-equal = die Seite mit den weißen Spalten; wo die Würfelabschnitte enden, ist erschlossen
remark-chariot-green = schnell und zerbrechlich
remark-chariot-purple = vom Glück begünstigt
remark-chariot-yellow = Fortunas Liebling
remark-chariot-red = ein Rammbock
remark-chariot-blue = wendig
remark-chariot-white = robust, kommt langsam in Fahrt
