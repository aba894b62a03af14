### Charioteer auf Deutsch.

game-title = Charioteer
game-pitch = Kombiniere verdeckt Karten, begeistere das Publikum und gefalle dem Kaiser, Runde um Runde im Circus.

-turn = Zug

colour-green = Grün
colour-red = Rot
colour-yellow = Gelb
colour-black = Schwarz

kind-green = Sprint
kind-red = Angriff
kind-yellow = Erholung
kind-black = Kurve

icon-whip = Peitsche
icon-shield = Schild
icon-recovery = Erholung

face-green = Sprint (Grün)
face-red = Angriff (Rot)
face-yellow = Erholung (Gelb)
face-black = Kurve (Schwarz)
face-all = alle Farben
face-disrupt = Tumult

piece-symbol = {$colour_name} {$n}
piece-card = [{$shows}]
piece-crowd = Publikumskarte
piece-thrown = {$racing} Wagen: {$cubes}
piece-attack =
    {$cards_matching} { $cards_matching ->
        [one] Karte
       *[other] Karten
    }: {$cubes}

token-plus =
    +{$n}{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-wild =
    Joker{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-learning =
    Lernen{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-whip =
    Peitsche{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-shield = Schild
token-recovery =
    Erholung{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-discard = Abwurf {$n}

place-before = Feld {$n} vor der Linie
place-beyond = Feld {$n} hinter dem Ziel
place-regular = Feld {$n} in Runde {$lap}
place-outer = Außenfeld {$n} in Runde {$lap}

why-first_turn = im ersten Zug wirken Peitschen nicht
why-leading = wer führt, hat nichts von der Peitsche
why-passed = nach einem Überholen wirkt die Peitsche nicht
why-guarded = in diesem Zug geschützt
why-full = die Angriffsfelder sind voll

option-laps = Anzahl der Runden
option-open_fan_tokens = Fanplättchen liegen offen
option-crowd_by_symbol = Publikumskarte nur mit ihrem Symbol
option-lapped_in_the_way = Überrundete Wagen stehen im Weg

option-laps-explain = Wie viele Runden die Wagen fahren. Eine Runde ist ein kurzer Sprint, drei sind das übliche Rennen; ohne Angabe entscheidet die Edition.

option-open_fan_tokens-explain = Alle sehen, welche Fanplättchen die anderen gewonnen haben. Ohne diese Option nur, wie viele.

option-crowd_by_symbol-explain = Die Publikumskarte kommt nur zu einem Manöver, wenn sie selbst das Symbol zeigt. Ohne diese Option passt eine Peitsche dort zu jedem Manöver, und ein Joker kann die Publikumskarte passend machen.

option-lapped_in_the_way-explain = Wagen aus verschiedenen Runden begegnen sich: Ein überrundeter Wagen kostet beim Überholen einen Punkt, hält eine Peitsche auf und überspringt im letzten Zug wie alle anderen die Außenfelder hinter der Linie. Ohne diese Option beachten sich Wagen aus verschiedenen Runden nicht.

ask-move = Wähle dein Manöver: Karten mit einem gemeinsamen Symbol, oder eine Rast.

result-by =
    Mit {$n} { $n ->
        [one] Feld
       *[other] Feldern
    } Vorsprung vor {$rival}.
result-inside = Auf demselben Feld wie {$rival}, aber innen: Der innere Wagen liegt vorn.
result-beyond =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } hinter der Linie
result-short =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } vor der Linie
result-came =
    { $behind ->
        [0] {""}
       *[other] {$behind} { $behind ->
                [one] Feld
               *[other] Felder
            } zurück,{" "}
    }{$told}

awaits-move =
    {$waiting} { $waiting ->
        [one] wählt ein Manöver
       *[other] wählen ihre Manöver
    }.

fact-first_seat = {$seat} fährt im ersten Zug zuerst.
fact-skills_card = Die Farben von {$seat}, von der besten zur schlechtesten: {$colours}.
fact-dealt = Du bekommst {$hand_cards}.
fact-drew = Du ziehst {$cards}.
fact-crowd_dealt = Die Publikumsleiste zeigt {$cards}; die erste davon ist die Publikumskarte.
fact-emperor = { -turn } {$turn}. Der Kaiser wünscht: {$face}.
fact-disrupted =
    Das Publikum bewirft {$seat}: {$cubes} { $cubes ->
        [one] neuer Stein
       *[other] neue Steine
    }.
fact-revealed =
    {$seat} spielt {$symbol} mit {$cards}{ $crowd ->
        [yes] {" "}und der Publikumskarte
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , Plättchen {$tokens}
    }{ $wild ->
        [0] {""}
       *[other] {" "}auf {$wild}
    }.
fact-revealed_reset = {$seat} legt mit {$cards} eine Rast ein.
fact-threw_away = {$seat} wirft mit dem Plättchen {$token} ab: {$cards}.
fact-guarded =
    {$seat} bekommt in diesem Zug keine Steine{ $cubes ->
        [0] {""}
       *[other] ; {$cubes} { $cubes ->
                [one] neuer Stein kommt
               *[other] neue Steine kommen
            } weg
    }.
fact-reset =
    {$seat} bleibt stehen und beruhigt die Pferde{ $cubes ->
        [0] {""}
       *[other] ; {$cubes} { $cubes ->
                [one] Stein kommt
               *[other] Steine kommen
            } weg
    }.
fact-recovered =
    {$seat} erholt sich: {$cubes} { $cubes ->
        [one] Stein kommt
       *[other] Steine kommen
    } weg, übrig: {$left}.
fact-distance =
    {$seat}: {$symbols} { $symbols ->
        [one] Symbol
       *[other] Symbole
    } + {$number}{ $token_bonus ->
        [0] {""}
       *[other] {" "}+ {$token_bonus} (Plättchen)
    }{ $skill ->
        [0] {""}
       *[other] {" "}+ {$skill} (Fertigkeit)
    }{ $damage ->
        [0] {""}
       *[other] {" "}- {$damage} (Schaden)
    } = {$by}.
fact-moved =
    {$seat} fährt {$spaces} { $spaces ->
        [one] Feld
       *[other] Felder
    } bis {$place}{ $outer ->
        [0] {""}
       *[other] , überspringt {$outer} { $outer ->
                [one] Außenfeld
               *[other] Außenfelder
            } (mit Schwarz oder hinter dem Ziel)
    }{ $passed ->
        [0] {""}
       *[other] , überholt {$passed}
    }{ $passing ->
        [0] {""}
       *[other] ; {$passing} { $passing ->
                [one] Punkt geht
               *[other] Punkte gehen
            } fürs Überholen drauf
    }.
fact-whipped =
    {$seat} treibt die Pferde mit der Peitsche an: {$spaces} { $spaces ->
        [one] Feld
       *[other] Felder
    } weiter bis {$place}{ $outer ->
        [0] {""}
       *[other] , über {$outer} { $outer ->
                [one] Außenfeld
               *[other] Außenfelder
            } hinweg (mit Schwarz oder hinter dem Ziel)
    }.
fact-whip_idle = {$seat} knallt vergeblich mit der Peitsche: {$why}.
fact-attacked =
    {$seat} greift mit {$matching} { $matching ->
        [one] passender Karte
       *[other] passenden Karten
    } an: {$cubes} { $cubes ->
        [one] Stein
       *[other] Steine
    } für alle anderen.
fact-attack_fails =
    Der Angriff von {$seat} trifft niemanden: {$matching} { $matching ->
        [one] passende Karte
       *[other] passende Karten
    }, nötig sind {$needed}.
fact-spared = {$seat} bekommt keine Steine: {$why}.
fact-hurt =
    {$seat} bekommt {$cubes} { $cubes ->
        [one] neuen Stein
       *[other] neue Steine
    } ({$boxes} in diesem Zug).
fact-trained =
    {$seat} macht {$steps} { $steps ->
        [one] Schritt
       *[other] Schritte
    } in {$colour} (Bonus {$bonus}).
fact-in_the_box = {$seat}: Der Marker in {$colour} erreicht das Bonusfeld, ab jetzt +{$bonus}.
fact-fan_token =
    {$symbols} { $symbols ->
        [one] Symbol
       *[other] Symbole
    }! {$seat} gewinnt ein Fanplättchen.
fact-fan_token_seen = Fanplättchen von {$seat}: {$token}.
fact-bag_refilled = Die benutzten Fanplättchen kommen zurück in den Beutel: jetzt {$left}.
fact-bag_empty = Der Beutel ist leer: kein Fanplättchen für {$seat}.
fact-lap = Runde {$lap} beginnt, {$leader} führt.
fact-damage_settled =
    {$seat}: {$cubes} { $cubes ->
        [one] Stein kommt
       *[other] Steine kommen
    } aufs Schadensfeld, dort { $damage ->
        [one] liegt
       *[other] liegen
    } jetzt {$damage}.
fact-reshuffled =
    Der Ablagestapel wird gemischt: neuer Nachziehstapel mit {$left} { $left ->
        [one] Karte
       *[other] Karten
    }.
fact-crowd_slides = Die Publikumskarte {$card} wird abgelegt; {$next_card} kommt auf die Publikumsleiste.
fact-race_over = {$winner} gewinnt! {$places}.

## brief: dasselbe in Kürze, hinter einem Namen

brief-first_seat = fährt zuerst
brief-skills_card = von stark nach schwach: {$colours}
brief-revealed =
    {$symbol}{ $crowd ->
        [yes] {" "}mit der Publikumskarte
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , Plättchen {$tokens}
    }
brief-revealed_reset = Rast
brief-threw_away = wirft Karten ab
brief-guarded =
    bekommt keine Steine{ $cubes ->
        [0] {""}
       *[other] , {$cubes} { $cubes ->
                [one] neuer kommt
               *[other] neue kommen
            } weg
    }
brief-disrupted =
    {$cubes} { $cubes ->
        [one] neuer Stein
       *[other] neue Steine
    } vom Publikum
brief-reset =
    bleibt stehen{ $cubes ->
        [0] {""}
       *[other] , {$cubes} { $cubes ->
                [one] Stein
               *[other] Steine
            } weg
    }
brief-recovered =
    {$cubes} { $cubes ->
        [one] Stein
       *[other] Steine
    } weniger
brief-distance =
    {$symbols}+{$number}{ $token_bonus ->
        [0] {""}
       *[other] +{$token_bonus} (Plättchen)
    }{ $skill ->
        [0] {""}
       *[other] +{$skill} (Fertigkeit)
    }{ $damage ->
        [0] {""}
       *[other] -{$damage} (Schaden)
    } = {$by}
brief-moved =
    { $passed ->
        [0] {""}
       *[other] überholt {$passed},{" "}
    }bis {$place}
brief-whipped = Peitsche +{$spaces}, bis {$place}
brief-whip_idle = Peitsche ohne Wirkung: {$why}
brief-attack =
    Angriff: {$cubes} { $cubes ->
        [one] Stein
       *[other] Steine
    } für alle anderen{ $spared ->
        [0] {""}
       *[other] , keine für {$spared}
    }
brief-attack_fails = Angriff zu schwach: {$matching} von {$needed}
brief-hurt =
    {$cubes} { $cubes ->
        [one] neuer Stein
       *[other] neue Steine
    }
brief-spared = keine Steine: {$why}
brief-trained = {$colour} +{$steps}
brief-in_the_box = {$colour} im Bonusfeld: +{$bonus}
brief-fan_token = Fanplättchen
brief-fan_token_seen = es ist {$token}
brief-bag_empty = kein Fanplättchen mehr da

# Was an der Datei einer Edition falsch ist. `written` und `part` sind aus der Datei zitiert.
fault-too_few_cards = hat zu wenige Karten: {$number}, sechs Hände und die Publikumsleiste brauchen {$need}
fault-box_too_small = hat zu wenige Plätze: {$number}, aber jeder der vier Marker braucht einen
fault-limit_hand_cards = ist {$value}, aber ein Manöver hat höchstens drei Handkarten
fault-limit_new_cubes = ist {$value}, aber ein Wagen bekommt höchstens drei neue Steine
fault-limit_emperor = ist {$value}, aber bei mehr als vier Sitzen wirft der Kaiser nichts
fault-limit_bonus_box = ist {$value}, aber die Boni gehen von 3 bis 9
fault-number_twice = hat eine Zahl zweimal
fault-copies_of_card = „{$written}“: Von einer Karte gibt es 1 bis {$most}
fault-one_icon = „{$written}“: Eine Karte hat höchstens ein Icon
fault-unknown_part = „{$written}“: unbekanntes Symbol oder Icon „{$part}“
fault-too_many_symbols = „{$written}“: Auf eine Karte passen so viele Symbole: {$most}
fault-whip_alone = „{$written}“: Eine Peitsche steht allein auf ihrer Karte, ohne Symbole
fault-blank_card = „{$written}“: Eine Karte zeigt Symbole oder eine Peitsche
fault-card_twice = „{$written}“ steht zweimal da (zuerst als Eintrag {$entry}): Schreib stattdessen x und die Anzahl
fault-wrong_count = sagt {$said}, aber die Liste hat {$found}
fault-copies_of_token = „{$written}“: Von einem Plättchen gibt es 1 bis {$most}
fault-unknown_token = „{$written}“: unbekanntes Plättchen „{$part}“; bekannt sind {$known}
fault-no_part_of_token = „{$written}“: „{$part}“ ist weder eine Farbe noch eine Zahl bis 99
fault-token_without_colour = „{$written}“: Ein Plättchen {$part} hat keine Farbe
fault-token_needs_number = „{$written}“: Ein Plättchen {$part} braucht eine Zahl über null
fault-token_without_number = „{$written}“: Ein Plättchen {$part} hat keine Zahl
fault-token_twice = „{$written}“ steht zweimal da oder ist zugleich Startplättchen und Fanplättchen
fault-no_order = „{$written}“ muss jede davon einmal nennen: {$known}
fault-too_few_skills = hat zu wenige Fertigkeitskarten: {$number}, nötig sind {$need}
fault-unknown_face = unbekannte Seite „{$part}“: bekannt sind {$known}
fault-no_sections = fehlt: Schreib {$header} für jede Gerade und jede Kurve
fault-no_bend = „{$written}“ muss mit R beginnen und darf nur R (normal) und O (außen) haben
fault-too_many_spaces = macht die Strecke zu lang: {$number}, ein Tisch braucht höchstens {$most}
fault-track_turns = die Strecke ist offen: Ihre Kurven drehen um {$degrees}°, nicht um 360°
fault-track_is_open = die Strecke ist offen: In Feldern gemessen liegen ihre Enden {$gap} auseinander
fault-start_beyond_lap = ist {$value}, aber eine Runde ist nur {$most} lang
fault-start_outside = liegt auf einem Außenfeld
fault-scenario_no_face = der Kaiserwürfel hat keine Seite „{$face}“; seine Seiten sind {$faces}
fault-scenario_no_token = ein Plättchen „{$name}“ gibt es in dieser Edition nicht
fault-scenario_no_token_number = ein Plättchen {$number} gibt es nicht
fault-scenario_no_symbol = ein Symbol „{$name}“ gibt es in dieser Edition nicht
fault-scenario_no_colour = eine Farbe „{$name}“ gibt es in dieser Edition nicht
fault-scenario_no_skills_card = eine Fertigkeitskarte „{$name}“ gibt es in dieser Edition nicht
fault-scenario_no_place = ein Platz ist {$first} bis {$last} und so weiter, oder {$before} und mehr
fault-scenario_no_skill = eine Fertigkeit „{$name}“ gibt es nicht; es gibt {$skills}
fault-scenario_no_step = {$name} kann nicht auf {$step} stehen: Wähle {$steps}, oder eine Zahl unter {$number}
fault-scenario_not_in_bag = „{$name}“ ist gerade nicht im Beutel
fault-scenario_before_start = {$at} liegt vor dem Start, und der ist {$start}
fault-scenario_cannot_be = kann nicht {$value} sein
fault-scenario_cannot_fill = lässt sich nicht auffüllen: Alle anderen Karten sind in Stapel und Ablage
fault-scenario_attack_boxes = ist {$value}, aber es gibt {$boxes} Angriffsfelder
fault-scenario_skills_number =
    hat {$steps} { $steps ->
        [one] Stufe
       *[other] Stufen
    }, aber es gibt {$skills} Fertigkeiten
fault-scenario_bonus_box = Marker füllen das Bonusfeld vom niedrigsten Platz an, je einer
fault-scenario_laps_apart = ist nur für Rennen, in denen überrundete Wagen im Weg sind
fault-scenario_abreast_all = sollte alle am Tisch einmal nennen, in jedem Feld den inneren Wagen zuerst
fault-scenario_abreast_order = passt nicht zur Reihenfolge: In derselben Runde liegt der innere Wagen vorn
fault-scenario_running_places = passt nicht zu den Plätzen: Niemand liegt vor einem Wagen, der weiter ist
fault-scenario_few_tokens = so viele Plättchen „{$name}“ gibt es dafür nicht
fault-scenario_rest_nowhere =
    {$n} davon sind nirgends: {$some}{ $more ->
        [yes] {" "}und andere
       *[no] {""}
    }

reason-malformed = „{$answer}“ ist kein Manöver. Schreib es so: red5: r5r5y4 r5r5g2 crowd; red+3; discard2 of g2g2b0
reason-unknown_symbol = Ein Symbol „{$answer}“ gibt es nicht. Ein Symbol ist eine Farbe mit einer Zahl, etwa red5; oder reset (Rast).
reason-unknown_card = Eine Karte „{$answer}“ gibt es nicht.
reason-unknown_token = Ein Plättchen „{$answer}“ gibt es nicht.
reason-card_not_in_hand = Das hast du nicht auf der Hand: {$card}.
reason-card_twice = Eine Karte kannst du nur einmal spielen: {$card}.
reason-no_cards =
    Ein Manöver braucht 1 bis {$most} { $most ->
        [one] Handkarte
       *[other] Handkarten
    }.
reason-too_many_cards =
    Ein Manöver hat höchstens {$most} { $most ->
        [one] Handkarte
       *[other] Handkarten
    }, nicht {$cards_played}.
reason-token_not_held = Ein Plättchen {$token} hast du nicht.
reason-discard_on_move = Ein Plättchen {$token} liegt auf Karten, die du abwirfst, nie auf dem Manöver.
reason-two_tokens = Auf ein Manöver kommt nur ein Plättchen, nicht {$tokens}.
reason-not_a_discard_token = Nur mit einem Abwurfplättchen kannst du Karten abwerfen, nicht mit {$token}.
reason-wild_needs_card = Sag, auf welcher Karte der Joker liegt.
reason-wild_without_token = Nur ein Joker macht eine Karte passend.
reason-wild_not_in_move = Der Joker muss auf einer Karte des Manövers liegen; {$card} gehört nicht dazu.
reason-token_on_reset = Auf eine Rast kommt kein Plättchen, auch nicht {$token}.
reason-crowd_in_reset = Eine Rast machst du nur mit Handkarten, ohne die Publikumskarte.
reason-crowd_without_symbol = Die Publikumskarte {$card} zeigt nicht {$symbol}.
reason-card_without_symbol = {$card} zeigt nicht {$symbol}.
reason-token_colour = Das Plättchen {$token} passt nicht zu einem Manöver in {$colour}.
reason-too_few_matching =
    Ein Manöver braucht {$least} { $least ->
        [one] passende Karte
       *[other] passende Karten
    }; { $matching ->
        [one] nur eine Karte zeigt
       *[other] keine Karte zeigt
    } {$symbol}.
reason-discard_without_token = Karten abwerfen kannst du nur mit einem Abwurfplättchen.
reason-discard_played = {$card} gehört zum Manöver; abwerfen kannst du das nicht auch noch.
reason-discard_nothing = Ein Plättchen {$token} braucht mindestens eine Karte, die du abwirfst.
reason-discard_too_many =
    Mit diesem Plättchen wirfst du bis zu {$most} { $most ->
        [one] Karte
       *[other] Karten
    } ab, nicht {$thrown}.

## preview: was ein Manöver bewirken würde

preview-sum =
    {$symbols} { $symbols ->
        [one] Symbol
       *[other] Symbole
    } + {$number}{ $token_bonus ->
        [0] {""}
       *[other] {" "}+ {$token_bonus} (Plättchen)
    }{ $skill ->
        [0] {""}
       *[other] {" "}+ {$skill} (Fertigkeit)
    }{ $damage ->
        [0] {""}
       *[other] {" "}− {$damage} (Schaden)
    } = {$by}
preview-to = bis {$place}
preview-between = zwischen {$start} und {$place}: Wer vorn liegt, fährt zuerst, und jeder Wagen im Weg kostet einen Punkt
preview-rank = nach dem Zug wohl auf Platz {$rank} (in {$share} von 10 Fällen)
preview-ranks = nach dem Zug wohl auf Platz {$rank} bis {$worst} (in {$share} von 10 Fällen)
preview-resetting = Rast mit {$cards}: Du bleibst stehen.

preview-effect-recovered =
    {$cubes} { $cubes ->
        [one] Stein
       *[other] Steine
    } weniger Schaden
preview-effect-whip_idle = {$why}
preview-effect-whip =
    mit der Peitsche bis zu {$whipped} { $whipped ->
        [one] Feld
       *[other] Felder
    } weiter, aber an niemandem vorbei, und gar nicht, wenn du überholt hast oder führst
preview-effect-attacked =
    bis zu {$cubes} { $cubes ->
        [one] Stein
       *[other] Steine
    } für alle anderen ohne Schild
preview-effect-attack_fails =
    kein Angriff: {$matching} { $matching ->
        [one] passende Karte
       *[other] passende Karten
    }, nötig sind {$needed}
preview-effect-trained =
    {$colour} +{$steps} { $steps ->
        [one] Schritt
       *[other] Schritte
    }{ $bonus ->
        [0] {""}
       *[other] {" "}(Bonus {$bonus})
    }
preview-effect-in_the_box = {$colour} erreicht das Bonusfeld: Bonus {$bonus}
preview-effect-guarded = keine Steine in diesem Zug
preview-effect-reset =
    {$cubes} { $cubes ->
        [one] Stein kommt
       *[other] Steine kommen
    } weg
preview-effect-fan_token = ein Fanplättchen
preview-effect-fan_token_if_left = ein Fanplättchen, wenn noch eins im Beutel ist
preview-effect-thrown =
    {$n} { $n ->
        [one] Karte
       *[other] Karten
    } abgeworfen

step-turn = { -turn } {$turn}

## scene: der Tisch als Teile

scene-title = { -turn } {$turn} · Runde {$lap} von {$laps}
scene-chariot = Wagen von {$seat}
scene-chariot_detail =
    Platz {$rank}, {$place}.{ $cubes ->
        [0] {""}
       *[other] {" "}{$cubes} { $cubes ->
                [one] Stein
               *[other] Steine
            } Schaden.
    }{ $boxes ->
        [0] {""}
       *[other] {" "}{$boxes} { $boxes ->
                [one] neuer Stein
               *[other] neue Steine
            } in diesem Zug.
    }
scene-die = Der Kaiserwürfel
scene-emperor = Der Kaiser wünscht: {$face}
scene-emperor_colour = Wer ein Manöver in dieser Farbe macht, trainiert sie einen Schritt mehr.
scene-emperor_all = Jedes Manöver trainiert einen Schritt mehr, in welcher Farbe auch immer.
scene-emperor_disrupt =
    Das Publikum wirft mit allem, was es hat{ $cubes ->
        [0] {""}
       *[other] : Jeder Wagen bekommt {$cubes} { $cubes ->
                [one] neuen Stein
               *[other] neue Steine
            }. Ein Schild oder eine Rast räumt sie weg
    }{ $no_disrupt ->
        [yes] , aber bei so vielen Wagen trifft nichts
       *[no] {""}
    }.
scene-lap = Runde {$lap} von {$laps}
scene-deck =
    Nachziehstapel: {$n} { $n ->
        [one] Karte
       *[other] Karten
    }
scene-deck_detail = Nach jedem Zug füllen alle ihre Hand wieder auf.
scene-discard =
    Ablagestapel: {$n} { $n ->
        [one] Karte
       *[other] Karten
    }
scene-discard_detail =
    Ist der Nachziehstapel leer, wird er neu gemischt.{ $tally ->
        [0] {""}
       *[other] {" "}Symbole darin: {$tally}.
    }
scene-bag = Fanplättchen im Beutel: {$n}
scene-bag_detail =
    Ein Manöver mit {$least} oder mehr passenden Symbolen zieht eins.{ $n ->
        [0] {""}
       *[other] {" "}{$n} { $n ->
                [one] benutztes liegt
               *[other] benutzte liegen
            } daneben.
    }
scene-crowd_card = Publikumskarte: {$name}
scene-coming_card = Als Nächstes auf der Publikumsleiste: {$name}
scene-fan = Ein verdecktes Fanplättchen
scene-fan_detail = Gewonnen mit einem Manöver, das dem Publikum gefiel. Was es kann, weiß nur, wem es gehört.
scene-token_label = Plättchen: {$token}
scene-space = Feld {$n}
scene-outer_space = Außenfeld {$n}
scene-slot_die = Der Kaiserwürfel
scene-slot_deck = Nachziehstapel
scene-slot_discard = Ablagestapel
scene-slot_bag = Beutel mit Fanplättchen
scene-slot_lap = Runde {$n}
scene-slot_crowd = Publikumsleiste, Stelle {$n}
scene-damage = Schaden
scene-damage_detail =
    {$cubes} { $cubes ->
        [one] Stein
       *[other] Steine
    } auf dem Schadensfeld: Jeder kostet jedes Manöver einen Punkt.{ $boxes ->
        [0] {""}
       *[other] { $most ->
                [0] {""}
               *[other] {" "}{$boxes} { $boxes ->
                        [one] neuer kommt
                       *[other] neue kommen
                    } nach diesem Zug dazu (höchstens {$most}).
            }
    }
scene-start = Start
scene-finished = Ziel
scene-in_lap = Runde {$lap}
scene-skill = {$kind_name} +{$bonus}
scene-skill_detail =
    Jedes Manöver in {$colour} hat einen Bonus von {$bonus}.{ $n ->
        [0] {""}
       *[other] { $left ->
                [0] {""}
               *[other] {" "}Noch {$n} { $n ->
                        [one] Schritt
                       *[other] Schritte
                    } zu einem besseren Bonus, {$left} zum Bonusfeld.
            }
    }

scene-symbol-green = {$symbol} × {$n}: ein Sprint, ohne weitere Wirkung.
scene-symbol-red =
    {$symbol} × {$n}: ein Angriff{ $attacks ->
        [0] {""}
       *[other] ; neue Steine für alle anderen, je nach Zahl der passenden Karten ({$attacks})
    }.
scene-symbol-yellow = {$symbol} × {$n}: eine Erholung; vor dem Fahren kommt die Hälfte deines Schadens weg, aufgerundet.
scene-symbol-black = {$symbol} × {$n}: eine Kurve; du überspringst die Außenfelder.

scene-icon-whip =
    Peitsche: passt zu jedem Manöver; danach bis zu {$spaces} { $spaces ->
        [one] Feld
       *[other] Felder
    } weiter, aber an niemandem vorbei. Nicht, wenn du führst, nicht im ersten Zug, nicht nach einem Überholen.
scene-icon-shield = Schild: kein neuer Schaden in diesem Zug.
scene-icon-recovery = Erholung: Vor dem Fahren kommt die Hälfte deines Schadens weg, aufgerundet; bei zwei Erholungen der ganze.

scene-token-plus =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } mehr für ein Manöver in {$colour}.
scene-token-plus_any =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } mehr für jedes Manöver.
scene-token-wild = Liegt auf einer Karte eines Manövers in {$colour}: Diese Karte zählt als zwei Symbole des Manövers, und sonst zählt nichts auf ihr.
scene-token-wild_any = Liegt auf einer Karte eines beliebigen Manövers: Diese Karte zählt als zwei Symbole des Manövers, und sonst zählt nichts auf ihr.
scene-token-learning = Ein Schritt Fertigkeit mehr für ein Manöver in {$colour}.
scene-token-learning_any = Ein Schritt Fertigkeit mehr für jedes Manöver, in seiner Farbe.
scene-token-only = Nur für ein Manöver in {$colour}.
scene-token-whip =
    Nach dem Manöver bis zu {$spaces} { $spaces ->
        [one] Feld
       *[other] Felder
    } weiter, aber an niemandem vorbei. Nicht, wenn du führst, nicht im ersten Zug, nicht nach einem Überholen.
scene-token-shield = Kein neuer Schaden in diesem Zug; neue Steine, die du schon hast, kommen weg.
scene-token-recovery = Vor dem Fahren kommt die Hälfte deines Schadens weg, aufgerundet; bei zwei Erholungen der ganze.
scene-token-discard =
    Wirf neben dem Manöver bis zu {$n} { $n ->
        [one] Karte
       *[other] Karten
    } ab und zieh andere. Wähle das Plättchen, dann die Karten.

## choice: ein Manöver im Entstehen

choice-begin = Wähle Karten mit einem gemeinsamen Symbol, höchstens {$most}; die Publikumskarte darf dazu. Oder leg eine Rast ein.
choice-more = Nimm eine passende Karte dazu: {$symbols}.
choice-needs_wild = Diese Karten passen nur mit einem Joker zusammen: Nimm ihn dazu.
choice-which_symbol = Diese Karten haben mehrere Symbole gemeinsam: Welches meinst du?
choice-which_card = Auf welcher Karte liegt der Joker?
choice-ready = Spiel das, oder nimm eine Karte oder ein Plättchen dazu.
choice-reset =
    Rast: Wähle 1 bis {$most} { $most ->
        [one] Karte
       *[other] Karten
    }.
choice-throw =
    Wähle bis zu {$n} { $n ->
        [one] Karte
       *[other] Karten
    } zum Abwerfen.
choice-symbol =
    {$symbol}: {$n} { $n ->
        [one] Feld
       *[other] Felder
    }
choice-on =
    Joker auf {$wild}: {$n} { $n ->
        [one] Feld
       *[other] Felder
    }
choice-play = Zurück zum Manöver
choice-reset_button = Rast
choice-not_now = Das kannst du jetzt nicht wählen.
choice-so_far = Ausgewählt: {$names}.
choice-thrown =
    Plättchen {$token}{ $cards ->
        [0] {""}
       *[other] {" "}zum Abwerfen von {$cards}
    }
choice-says =
    {$symbol} mit {$cards}{ $crowd ->
        [yes] {" "}und der Publikumskarte
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , Plättchen {$tokens}
    }{ $wild ->
        [0] {""}
       *[other] {" "}auf {$wild}
    }{ $token ->
        [0] {""}
       *[other] { $thrown ->
                [0] {""}
               *[other] ; mit dem Plättchen {$token} abgeworfen: {$thrown}
            }
    }.
choice-says_reset =
    Rast mit {$cards}{ $token ->
        [0] {""}
       *[other] { $thrown ->
                [0] {""}
               *[other] ; mit dem Plättchen {$token} abgeworfen: {$thrown}
            }
    }.

help-move =
    Spiel eine bis {$most} { $most ->
        [one] Handkarte
       *[other] Handkarten
    }, die alle dasselbe Symbol zeigen (eine Farbe mit einer Zahl), zusammen mindestens {$least} { $least ->
        [one] passende Karte
       *[other] passende Karten
    }; eine Peitschenkarte passt zu jedem Manöver. Die Publikumskarte darf kostenlos dazu, wenn auch sie das Symbol zeigt{ $crowd_by_all ->
        [yes] {" "}oder eine Peitsche ist
       *[no] {""}
    }. Du fährst so viele Felder, wie du passende Symbole hast, plus die Zahl des Symbols, plus Plättchen und Fertigkeit, minus die Steine auf deinem Schadensfeld.
    Grün ist ein Sprint und bewirkt sonst nichts. Rot greift an: neue Steine für alle anderen, je nach Zahl der passenden Karten{ $attacks ->
        [0] {""}
       *[other] {" "}({$attacks})
    }. Gelb erholt: Vor dem Fahren kommt die Hälfte deines Schadens weg, aufgerundet. Schwarz überspringt die Außenfelder der Kurven.
    Mit {$fan_symbols} oder mehr passenden Symbolen gewinnst du ein Fanplättchen. Jedes Manöver trainiert seine Farbe; die Farbe des Kaisers doppelt.
    Für eine Rast spielst du eine bis {$most} beliebige { $most ->
        [one] Karte
       *[other] Karten
    }: Du bleibst stehen, verlierst allen Schaden und nimmst in diesem Zug keinen.

## guide: ein erstes Rennen, Schritt für Schritt

guide-1 = Lenk deinen Wagen gegen den Uhrzeigersinn durch den Circus. Fährt jemand zum letzten Mal über die Linie, wird der Zug noch zu Ende gespielt; wer dann am weitesten ist, gewinnt.
guide-2 =
    In jedem Zug wählen alle verdeckt ein Manöver: eine bis {$most} { $most ->
        [one] Handkarte
       *[other] Handkarten
    }, die alle dasselbe Symbol zeigen. Die Publikumskarte in der Mitte darf kostenlos dazu. Mindestens {$least} { $least ->
        [one] Karte muss
       *[other] Karten müssen
    } passen.
guide-3 = Du fährst ein Feld für jedes passende Symbol, plus die Zahl auf dem Symbol, plus Plättchen und Fertigkeit, minus deinen Schaden. Die Summe, und wo du landen kannst, siehst du, bevor du spielst.
guide-4 = Die vier Farben bewirken Verschiedenes: Grüne Pfeile sprinten, rote Klingen greifen alle anderen an, gelbe Sonnen entfernen Schaden, schwarze Kurven überspringen die dunklen Außenfelder der Kurven.
guide-5 = Jedes Manöver trainiert seine Farbe, und zwar doppelt, wenn der Kaiserwürfel diese Farbe verlangt. Trainierte Farben kommen für den Rest des Rennens weiter.
guide-6 = Ein Feld zu verlassen kostet einen Punkt mehr für jeden Wagen, der dort weiter innen steht. Achte also darauf, wo du landest.
guide-7 =
    Zu viel Schaden oder schlechte Karten? Leg eine Rast ein: stehen bleiben, bis zu {$most} { $most ->
        [one] Karte
       *[other] Karten
    } tauschen, allen Schaden verlieren und in diesem Zug keinen nehmen.

## section: wo das Regelheft das sagt

section-Select_move_cards = Regeln: Karten für ein Manöver wählen
section-Symbols = Regeln: Symbole
section-Play_a_token = Regeln: Ein Plättchen spielen
section-Reset_move = Regeln: Rast
section-Crowd_card = Regeln: Publikumskarte
section-Icons_on_tokens = Regeln: Icons auf Plättchen
section-Wild = Regeln: Joker
section-Discard_tokens = Regeln: Abwurfplättchen

## coach: was eine Antwort bringt, für den Coach

coach-axis = { -turn }

coach-source-first_seat = Wer beginnt
coach-source-skills = Fertigkeitskarten
coach-source-deck = Gezogene Karten
coach-source-emperor_die = Der Kaiserwürfel
coach-source-fan_bag = Gezogene Fanplättchen

coach-now-more =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } weiter in diesem Zug
coach-now-less =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } weniger in diesem Zug

coach-later-more =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } weiter nach zwei Zügen
coach-later-less =
    {$n} { $n ->
        [one] Feld
       *[other] Felder
    } weniger nach zwei Zügen

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

coach-skill-more =
    {$n} { $n ->
        [one] Punkt
       *[other] Punkte
    } mehr Fertigkeitsbonus
coach-skill-less =
    {$n} { $n ->
        [one] Punkt
       *[other] Punkte
    } weniger Fertigkeitsbonus

coach-damage-more =
    {$n} { $n ->
        [one] Schadensstein
       *[other] Schadenssteine
    } mehr
coach-damage-less =
    {$n} { $n ->
        [one] Schadensstein
       *[other] Schadenssteine
    } weniger

coach-tokens-more =
    {$n} Plättchen mehr { $n ->
        [one] übrig
       *[other] übrig
    }
coach-tokens-less =
    {$n} Plättchen weniger { $n ->
        [one] übrig
       *[other] übrig
    }

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
coach-habit-cards-more = Mehr Karten in einem Zug: {$you} im Schnitt, auf hohem Niveau {$strong} (±{$error}).
coach-habit-cards-less = Weniger Karten in einem Zug: {$you} im Schnitt, auf hohem Niveau {$strong} (±{$error}).
coach-habit-reset-more = Öfter stehen geblieben: in {$you} von 100 Zügen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-reset-less = Seltener stehen geblieben: in {$you} von 100 Zügen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-crowd-more = Die Publikumskarte wird öfter benutzt: in {$you} von 100 Zügen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-crowd-less = Die Publikumskarte wird seltener benutzt: in {$you} von 100 Zügen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-token-more = Plättchen werden früher ausgegeben: ausgegeben in {$you} von 100 Zügen, in denen eins da ist, auf hohem Niveau {$strong} (±{$error}).
coach-habit-token-less = Plättchen werden länger behalten: ausgegeben in {$you} von 100 Zügen, in denen eins da ist, auf hohem Niveau {$strong} (±{$error}).
coach-habit-throw-more = Karten werden öfter abgeworfen: in {$you} von 100 Zügen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-throw-less = Karten werden seltener abgeworfen: in {$you} von 100 Zügen, auf hohem Niveau {$strong} (±{$error}).

gallery-cards = Karten: {$kind_name}
gallery-whips = Karten ohne Symbol
gallery-player_tokens = Startplättchen, die alle haben
gallery-fan_tokens = Fanplättchen im Beutel
gallery-no_face = Noch nicht geworfen
gallery-others = Auf dem Spielbrett
gallery-chariot = Wagen
gallery-chariot_detail = Einer für jeden Sitz, in dessen Farbe.
gallery-lap = Rundenmarker
chance-first_seat = wer beginnt
chance-skills_cards = die Fertigkeitskarten
chance-emperor = der Wunsch des Kaisers
chance-fan_token = ein Fanplättchen
chance-deal = die erste Hand
chance-crowd = die Publikumsleiste
chance-refill = Karten zum Auffüllen der Hand
stream-first_seat = erster Sitz
stream-skills = Fertigkeitskarten
stream-emperor_die = Kaiserwürfel
stream-fan_bag = Beutel mit Fanplättchen
stream-deck = Stapel
tally-winner_s_lead = Vorsprung beim Sieg
tally-winner_s_skills_in_the_box = Marker im Bonusfeld beim Sieg
tally-skills_in_the_box_all_seats = Marker im Bonusfeld, alle Sitze
tally-damage_at_the_end_all_seats = Schaden am Ende, alle Sitze
move-green = grün
move-red = rot
move-yellow = gelb
move-black = schwarz
move-reset = Rast
move-crowd = mit der Publikumskarte
remark-race-most_cards = Handkarten in einem Manöver
remark-race-crowd = Plätze der Publikumsleiste; der erste ist die Publikumskarte
remark-race-fan_symbols = passende Symbole, die ein Fanplättchen gewinnen
remark-race-attack_boxes = neue Steine, die ein Wagen in einem Zug bekommen kann
remark-race-whip = Felder, die eine Peitsche höchstens bringt
remark-attacks = passende rote Karten = Steine für alle anderen
remark-disrupt = Sitze = Steine, die der Kaiser auf jeden Wagen wirft; 5 und 6 stammen aus dem Regelheft
remark-deck = die Anzahl stammt aus dem Regelheft, die Karten von uns: jedes Symbol ist auf 20 Karten
remark-tokens = die Summen stammen aus dem Regelheft, die Arten sind erschlossen, die Aufteilung der Fanplättchen ist von uns
remark-skills = das Bonusfeld stammt aus dem Regelheft, die Länge der Reihe mit +1 von uns
remark-skills-cards = die 24 Reihenfolgen der vier Fertigkeiten
remark-track = von der Linie an: 72 Felder je Runde, 54 für einen Wagen, der alle Kurven mit Schwarz nimmt
remark-track-start = Felder vor der Linie
