### Cthulhu 500 auf Deutsch.

game-title = Cthulhu 500
game-pitch = Überhol die ganze { -pack }, flick zusammen, was die Älteren Götter zertrampeln, und liege vorn, wenn die Zielflagge kommt.

-pack = Meute
-turn = Zug

piece-flag = Zielflagge
piece-no_card = keine Karten
piece-standing = {$player} ({$n})

type-action = Aktion
type-crew = Crew
type-mod = Extra
type-tires = Reifen
type-reaction = Reaktion

pile-thick = dick
pile-thin = dünn
pile-nearly_gone = fast leer
pile-empty = leer

flag-waiting = ist noch nicht darin
flag-below = wurde in die untere Hälfte gemischt
flag-in_pile = ist darin
flag-out = ist schon gezogen

event-card = wenn jemand anders gerade eine Karte gespielt hat
event-attempt = wenn ein Überholversuch beginnt
event-rolled = wenn die Würfel einer Überholprobe gefallen sind
event-passed = wenn dein Fahrzeug überholt wurde
event-damage = wenn dein Fahrzeug gleich beschädigt wird
event-pit = wenn jemand anders einen Boxenstopp ankündigt
event-repair = wenn jemand anders eine Reparatur versucht
event-turn = wenn ein Zug endet
event-contagion = wenn eine Seuche weiterzieht

vehicle-feararri-name = Feararri
vehicle-feararri-text = „Bloß keinen Kratzer in den Lack.“

vehicle-not-meant-to-drive-name = Das Gefährt, das kein Mensch lenken sollte
vehicle-not-meant-to-drive-text = Zieht eine Karte mehr in einem Zug, in dem es Karten abgeworfen hat.

vehicle-car-of-cthulhu-name = Cthulhus Karre
vehicle-car-of-cthulhu-text = „Sie wartet träumend in der Garage.“

vehicle-chariot-of-the-elder-gods-name = Streitwagen der Älteren Götter
vehicle-chariot-of-the-elder-gods-text = +{$amount} Tempo in einem Zug, in dem ein Zauber gewirkt hat.

vehicle-sport-cthutility-vehicle-name = Cthuländewagen
vehicle-sport-cthutility-vehicle-text = „Sieben Sitze, oder ein Ding mit vielen Gliedmaßen.“

vehicle-unspeakable-olds-name = Der unaussprechliche Oldtimer
vehicle-unspeakable-olds-text = „Aus erster Hand. Sie liegt noch im Kofferraum.“

vehicle-satanic-pushcart-name = Satanische Schubkarre
vehicle-satanic-pushcart-text = „Hier schiebt der Teufel persönlich.“

vehicle-big-honkin-truck-name = Mordsmäßiger Brummi
vehicle-big-honkin-truck-text = „Ist er erst beschädigt, bremst ihn nichts mehr.“

card-spell-of-chaos-name = Zauber des Chaos
card-spell-of-chaos-text = Zauber. Alle geben ihre Handkarten nach links weiter.

card-stomped-by-an-elder-god-name = Vom Älteren Gott zertreten
card-stomped-by-an-elder-god-text = Zauber. Beschädige ein gegnerisches Fahrzeug.

card-colour-out-of-the-exhaust-name = Die Farbe aus dem Auspuff
card-colour-out-of-the-exhaust-text = Zauber. Beschädige das Fahrzeug direkt vor dir und das direkt hinter dir.

card-non-euclidean-hairpin-name = Nichteuklidische Haarnadelkurve
card-non-euclidean-hairpin-text = Zauber. Ein Fahrzeug tauscht mit dem direkt dahinter in der Reihe den Platz. Niemand bekommt einen Rundenmarker.

card-byakhee-towing-service-name = Abschleppdienst Byakhee
card-byakhee-towing-service-text = Zauber. Überhole zweimal automatisch. Danach wird dein Fahrzeug beschädigt. „Sie lassen dich fallen.“

card-recalled-to-carcosa-name = Rückruf nach Carcosa
card-recalled-to-carcosa-text = Zauber. Eine ausliegende Crewkarte kommt zurück auf die Hand, zu der sie gehört.

card-elder-sign-decal-name = Aufkleber mit dem Älteren Zeichen
card-elder-sign-decal-text = Zauber. Alle Seuchen enden. Gegnerische Zauber wirken bis zu deinem nächsten Zug nicht auf dein Fahrzeug.

card-dreamlands-shortcut-name = Abkürzung durch die Traumlande
card-dreamlands-shortcut-text = Automatisches Überholen: Du kommst ohne Probe vor das nächste Fahrzeug.

card-cutting-the-angles-of-tindalos-name = Durch die Winkel von Tindalos
card-cutting-the-angles-of-tindalos-text = Eine Überholprobe gegen das übernächste Fahrzeug vor dir.

card-saboteur-from-innsmouth-name = Sabotage aus Innsmouth
card-saboteur-from-innsmouth-text = Wirf ein gegnerisches Extra ab.

card-repo-ghouls-name = Ghule vom Inkassobüro
card-repo-ghouls-text = Nimm ein gegnerisches Extra auf deine Hand. „Da war noch eine Rate offen.“

card-caltrops-of-nyogtha-name = Krähenfüße des Nyogtha
card-caltrops-of-nyogtha-text = Wirf gegnerische Reifen ab.

card-a-better-offer-name = Ein besseres Angebot
card-a-better-offer-text = Eine Crewkarte wechselt aus einer gegnerischen Box in deine. „Zahnersatz inklusive.“

card-black-plague-name = Schwarze Pest
card-black-plague-text = Seuche. Leg sie auf eine Crewkarte: Am Ende des Zuges der Person, der die Karte gehört, wird die Karte abgeworfen, und diese Person wählt die nächste.

card-gremlins-name = Gremlins
card-gremlins-text = Seuche. Leg sie auf ein Extra: Am Ende des Zuges der Person, der das Extra gehört, wird es abgeworfen, und diese Person wählt das nächste.

card-old-farmers-necronomicon-name = Necronomicon für Haus und Hof
card-old-farmers-necronomicon-text =
    Zieh bis zu {$amount} { $amount ->
        [one] Karte
       *[other] Karten
    }, wenn auf deiner Hand Platz ist. „Rüben sät man bei Neumond.“

card-cyclopean-pothole-name = Zyklopisches Schlagloch
card-cyclopean-pothole-text =
    Jemand anders hat im nächsten eigenen Zug {$amount} { $amount ->
        [one] Aktion
       *[other] Aktionen
    } weniger.

card-wrench-out-of-space-and-time-name = Schraubenschlüssel aus Raum und Zeit
card-wrench-out-of-space-and-time-text = Eine Reparaturprobe ohne Boxenstopp, mit +{$amount}.

card-premium-unleaded-ichor-name = Ichor Super Plus bleifrei
card-premium-unleaded-ichor-text = +{$amount} auf deine Überholproben bis zum Ende dieses Zuges.

card-fungi-from-detroit-name = Pilze aus Detroit
card-fungi-from-detroit-text = Pilz. Fahren {$drive}, Schrauben {$fix}. In einer Box: +1 Schrauben für jeden anderen Pilz dort, bis zu +{$amount}.

card-fungi-from-daytona-name = Pilze aus Daytona
card-fungi-from-daytona-text = Pilz. Fahren {$drive}, Schrauben {$fix}. Am Steuer: +1 Fahren für jeden Pilz in deiner Box, bis zu +{$amount}.

card-zombie-valet-name = Zombie vom Parkservice
card-zombie-valet-text = Zombie. Fahren {$drive}, Schrauben {$fix}. Bleibt liegen, statt abgeworfen zu werden.

card-zombie-grease-monkey-name = Zombie mit Ölkanne
card-zombie-grease-monkey-text = Zombie. Fahren {$drive}, Schrauben {$fix}. Kommt auf deine Hand zurück, statt abgeworfen zu werden. „Er kriecht.“

card-high-priest-of-motocross-name = Hohepriester des Motocross
card-high-priest-of-motocross-text =
    Fahren {$drive}, Schrauben {$fix}. Nach jedem Zauber, von wem auch immer, darfst du {$amount} { $amount ->
        [one] Karte
       *[other] Karten
    } ziehen.

card-herbert-west-name = Herbert West, Teamarzt
card-herbert-west-text = Fahren {$drive}, Schrauben {$fix}. Als Aktion: Ein Zombie aus dem Ablagestapel kommt in deine Box.

card-dr-armitage-name = Dr. Armitage
card-dr-armitage-text = Fahren {$drive}, Schrauben {$fix}. Gegnerische Zauber wirken nicht auf das Fahrzeug, das er fährt.

card-tcho-tcho-mechanic-name = Tcho-Tcho-Mechaniker
card-tcho-tcho-mechanic-text = Fahren {$drive}, Schrauben {$fix}. „Frag nicht, was im Schmierfett ist.“

card-deep-one-in-coveralls-name = Tiefes Wesen im Blaumann
card-deep-one-in-coveralls-text =
    Fahren {$drive}, Schrauben {$fix}. Wenn deine Reparatur misslingt, darfst du {$amount} { $amount ->
        [one] Karte
       *[other] Karten
    } ziehen.

card-ace-from-arkham-name = Fahrass aus Arkham
card-ace-from-arkham-text = Fahren {$drive}, Schrauben {$fix}. „Wegen guter Führung draußen, bis das Rennen vorbei ist.“

card-nyarlathotep-stunt-driver-name = Nyarlathotep, Stuntman
card-nyarlathotep-stunt-driver-text = Fahren {$drive}, Schrauben {$fix}. Am Steuer: gewinnt Überholproben bei Gleichstand.

card-cultist-with-a-foam-tentacle-name = Kultanhänger mit Schaumstofftentakel
card-cultist-with-a-foam-tentacle-text =
    Fahren {$drive}, Schrauben {$fix}. Wenn du einen Rundenmarker bekommst, darfst du {$amount} { $amount ->
        [one] Karte
       *[other] Karten
    } ziehen.

card-spacemeadweiser-name = Weltraummetweiser
card-spacemeadweiser-text =
    Sponsor. Zieh am Ende deines Zuges {$amount} { $amount ->
        [one] Karte
       *[other] Karten
    } mehr.

card-sponsor-who-must-not-be-named-name = Sponsor, dessen Name nicht genannt werden darf
card-sponsor-who-must-not-be-named-text =
    Sponsor. Deine Hand fasst {$amount} { $amount ->
        [one] Karte
       *[other] Karten
    } mehr.

card-miskatonic-night-school-name = Abendschule Miskatonic
card-miskatonic-night-school-text = Sponsor. {$leading} auf deine Überholproben, solange du die { -pack } anführst.

card-innsmouth-seafood-shack-name = Fischbude Innsmouth
card-innsmouth-seafood-shack-text =
    Sponsor. Wenn dein Fahrzeug beschädigt wird, darfst du {$amount} { $amount ->
        [one] Karte
       *[other] Karten
    } ziehen.

card-engine-of-the-damned-name = Motor der Verdammten
card-engine-of-the-damned-text = {$always} auf deine Überholproben, {$complexity} Komplexität.

card-shoggoth-v8-name = Shoggoth V8
card-shoggoth-v8-text = {$always} auf deine Überholproben. „Tekeli-li!“

card-ichor-injection-name = Ichor-Einspritzung
card-ichor-injection-text = {$passing}, wenn du zu überholen versuchst. Wird abgeworfen, wenn dein Versuch misslingt.

card-tentacles-name = Tentakel
card-tentacles-text = {$passed}, wenn jemand dich zu überholen versucht.

card-spikey-bits-name = Spitze Dinger
card-spikey-bits-text = Ein Fahrzeug, das dich überholt, wird beschädigt.

card-mudflaps-man-was-not-meant-to-ogle-name = Die Schmutzfänger, die kein Mensch begaffen sollte
card-mudflaps-man-was-not-meant-to-ogle-text = Das Fahrzeug hinter dir bekommt keine kostenlose Probe, wenn du einen Boxenstopp machst.

card-fifth-dimension-suspension-name = Federung der fünften Dimension
card-fifth-dimension-suspension-text = Gleichstand in einer Überholprobe beschädigt dein Fahrzeug nicht.

card-plating-of-the-great-race-name = Panzerung der Großen Rasse
card-plating-of-the-great-race-text = Würde dein Fahrzeug beschädigt, wird stattdessen diese Karte abgeworfen.

card-nuclear-weapons-name = Atomwaffen
card-nuclear-weapons-text = Als Aktion: Wirf sie ab und beschädige die Fahrzeuge direkt vor dir und direkt hinter dir.

card-harpoon-of-dagon-name = Harpune des Dagon
card-harpoon-of-dagon-text = Als Aktion: Das Fahrzeug vor dir hat -{$amount} auf seine Überholproben bis zum Ende dieses Zuges.

card-chassis-that-grew-name = Das Fahrgestell, das wuchs
card-chassis-that-grew-text = Ist dein Fahrzeug am Anfang deines Zuges beschädigt, wirf einen Würfel: Bei {$amount} oder mehr ist es repariert.

card-rats-in-the-whitewalls-name = Die Ratten im Weißwandgemäuer
card-rats-in-the-whitewalls-text = {$passed}, wenn jemand dich zu überholen versucht, {$passing}, wenn du zu überholen versuchst.

card-radials-from-beyond-space-and-time-name = Gürtelreifen von jenseits von Raum und Zeit
card-radials-from-beyond-space-and-time-text = {$passing}, wenn du zu überholen versuchst.

card-black-goat-all-terrains-name = Geländereifen der Schwarzen Ziege
card-black-goat-all-terrains-text = {$always} auf deine Überholproben, {$complexity} Komplexität. „Tausend Junge an jedem Rad.“

card-slicks-of-the-slug-god-name = Slicks des Schneckengottes
card-slicks-of-the-slug-god-text = {$always} auf deine Überholproben. Werden abgeworfen, wenn dein Fahrzeug beschädigt wird.

card-retreads-of-leng-name = Runderneuerte von Leng
card-retreads-of-leng-text =
    {$passing}, wenn du zu überholen versuchst. Du darfst versuchen, ein Fahrzeug bis zu {$amount} { $amount ->
        [one] Platz
       *[other] Plätze
    } vor dir zu überholen.

card-ia-ia-name = Iä! Iä!
card-ia-ia-text = Wenn jemand anders gerade eine Karte gespielt hat: Annulliere sie.

card-lead-tentacle-name = Bleitentakel
card-lead-tentacle-text = Wenn du zu überholen versuchst: +{$amount}.

card-swerve-of-madness-name = Schlenker des Wahnsinns
card-swerve-of-madness-text = Wenn jemand dich zu überholen versucht: +{$amount}.

card-azathoths-loaded-die-name = Azathoths gezinkter Würfel
card-azathoths-loaded-die-text = Wenn die Würfel deiner Überholprobe gefallen sind: Wirf deinen neu.

card-the-piper-misses-a-note-name = Der Flötenspieler verspielt sich
card-the-piper-misses-a-note-text = Wenn die Würfel irgendeiner Überholprobe gefallen sind: Beide werden neu geworfen.

card-privilege-of-the-great-race-name = Vorrecht der Großen Rasse
card-privilege-of-the-great-race-text = Wenn ein Zug endet: Der nächste Zug gehört dir.

card-that-is-not-dead-name = Das ist nicht tot
card-that-is-not-dead-text = Wenn dein Fahrzeug gleich beschädigt wird: Es wird nicht beschädigt.

card-opportunity-gnaws-name = Gelegenheit macht Diebe und Ghule
card-opportunity-gnaws-text = Wenn jemand anders einen Boxenstopp ankündigt: eine kostenlose Überholprobe gegen das Fahrzeug vor dir.

card-claim-against-the-gods-name = Schadensmeldung gegen die Götter
card-claim-against-the-gods-text =
    Wenn dein Fahrzeug überholt wurde: Zieh {$amount} { $amount ->
        [one] Karte
       *[other] Karten
    }.

card-left-handed-lug-nuts-name = Radmuttern für Linkshänder
card-left-handed-lug-nuts-text = Wenn jemand anders eine Reparatur versucht: -{$amount}.

option-length = Länge des Rennens: kurz (short), normal (normal) oder lang (long)
option-counters = Marker auf der Flagge (nur im langen Spiel)
option-warning_lap = Eine letzte Runde, wenn die Flagge gezogen ist
option-net_laps = Haben alle einen Rundenmarker, geben alle einen zurück
option-swap_laps = Rundenmarker werden berichtigt, wenn Spitze und Ende der { -pack } tauschen
option-damage_passes = Wegen Schadens überholt zu werden zählt als Überholen
option-vehicles = Fahrzeuge ausgelost (random) oder gewählt (drafted)

option-length-label = Länge
option-length-explain = Im normalen Spiel kommt die Flagge beim ersten Neumischen in den Nachziehstapel; im kurzen ist sie von Anfang an in der unteren Hälfte des ersten Stapels; im langen halten Marker sie zurück.
option-length-short = kurz
option-length-normal = normal
option-length-long = lang

option-counters-label = Marker auf der Flagge
option-counters-explain = Nur im langen Spiel: wie oft neu gemischt werden muss, bis die Flagge im Stapel ist.

option-warning_lap-label = Warnrunde
option-warning_lap-explain = Ist die Flagge gezogen, haben alle noch einen Zug; den letzten hat, wer sie gezogen hat.

option-net_laps-label = Netto-Runden
option-net_laps-explain = Sobald alle einen Rundenmarker haben, geben alle einen zurück.

option-swap_laps-label = Berichtigte Marker
option-swap_laps-explain = Tauschen Spitze und Ende der { -pack } den Platz, weil beide erneut beschädigt wurden, bekommt das vorher führende Fahrzeug einen Rundenmarker, und das vorher letzte gibt einen zurück; hat es keinen, bekommen alle anderen einen. Ohne diese Option wechseln nur die Plätze.

option-damage_passes-label = Überholt durch Schaden
option-damage_passes-explain = Ein Fahrzeug, das erneut beschädigt wird, wird von dem dahinter überholt. Mit dieser Option ist das ein Überholen wie jedes andere: Spitze Dinger beschädigen, und Reaktionen aufs Überholtwerden sind erlaubt. Ohne sie löst es nichts aus.

option-vehicles-label = Fahrzeuge
option-vehicles-explain = Ausgelost, oder der Reihe nach gewählt.
option-vehicles-random = ausgelost
option-vehicles-drafted = gewählt

choice-short = kurz
choice-normal = normal
choice-long = lang
choice-random = ausgelost
choice-drafted = gewählt

ask-vehicle = Wähle dein Fahrzeug.
ask-qualify = Wirf beliebig viele Karten für einen Startplatz ab: Wer am meisten abwirft, startet vorn. Den Rest behältst du.
ask-action = Wähle eine Aktion.
ask-free_test = Das Fahrzeug vor dir macht einen Boxenstopp. Versuchst du, es kostenlos zu überholen?
ask-pit = Du bist in der Box. Mach eine Sache:
ask-react = Spielst du eine Reaktion?
ask-may_draw = Ziehst du? Die Flagge könnte kommen.
ask-discard = Wirf beliebig viele Karten ab, oder keine.
ask-draw = Wie viele Karten ziehst du?
ask-contagion = Wohin zieht die Seuche weiter?

result-by = {$n} Rundenmarker mehr als {$rival}.
result-ahead = Mit ebenso vielen Rundenmarkern wie {$rival}, aber in der { -pack } weiter vorn.
result-came = {$laps} Rundenmarker, Platz {$place} in der { -pack }

awaits-vehicle =
    {$waiting} { $waiting ->
        [one] wählt
       *[other] wählen
    } ein Fahrzeug.
awaits-qualify =
    {$waiting} { $waiting ->
        [one] wirft
       *[other] werfen
    } Karten für einen Startplatz ab.
awaits-action =
    {$waiting} { $waiting ->
        [one] wählt
       *[other] wählen
    } eine Aktion.
awaits-free_test =
    {$waiting} { $waiting ->
        [one] überlegt
       *[other] überlegen
    }, kostenlos zu überholen.
awaits-pit =
    {$waiting} { $waiting ->
        [one] ist
       *[other] sind
    } in der Box.
awaits-react =
    {$waiting} { $waiting ->
        [one] darf
       *[other] dürfen
    } eine Reaktion spielen.
awaits-may_draw =
    {$waiting} { $waiting ->
        [one] überlegt
       *[other] überlegen
    }, ob eine Karte gezogen wird.
awaits-discard =
    {$waiting} { $waiting ->
        [one] wirft
       *[other] werfen
    } Karten ab.
awaits-draw =
    {$waiting} { $waiting ->
        [one] überlegt
       *[other] überlegen
    }, wie viele Karten gezogen werden.
awaits-contagion =
    {$waiting} { $waiting ->
        [one] entscheidet
       *[other] entscheiden
    }, wohin die Seuche zieht.

verb-take = „{$cards}“ nehmen
verb-throw = abwerfen – {$cards}
verb-throw_none = nichts abwerfen
verb-play = „{$cards}“ spielen
verb-crew =
    { $you ->
        [seat] „{$cards}“ in deine Box schicken
       *[other] „{$cards}“ in die Box von {$seats} schicken
    }
verb-overtake = {$seats} zu überholen versuchen
verb-pit = Boxenstopp machen
verb-use = „{$cards}“ benutzen
verb-end = keine Aktionen mehr
verb-yes = ja
verb-no = nein
verb-mod = „{$cards}“ einbauen
verb-tires = „{$cards}“ aufziehen
verb-driver = „{$cards}“ ans Steuer setzen
verb-repair = zu reparieren versuchen
verb-remove = „{$cards}“ abnehmen
verb-nothing = nichts tun
verb-react = „{$cards}“ spielen
verb-pass = keine Reaktion
verb-silence = keine Reaktionen mehr in diesem Zug
verb-draw = {$number} ziehen
verb-infect = {$cards}
verb-aimed = {$what}, Ziel: {$whom}
verb-instead = {$what} (bisher: {$whom})

fact-vehicle = {$seat} fährt: {$vehicle}.
fact-dealt = Du bekommst: {$cards}.
fact-qualified =
    {$seat} wirft {$number} { $number ->
        [one] Karte
       *[other] Karten
    } ab{ $cards ->
        [0] {""}
       *[other] : {$cards}
    }.
fact-order_rolls = {$seats} würfeln um die Reihenfolge: {$dice}.
fact-grid = Die { -pack } stellt sich auf: {$places}. {$seat}, ganz hinten, hat den ersten Zug.
fact-turn =
    Zug {$turn}: {$seat}, {$actions} { $actions ->
        [one] Aktion
       *[other] Aktionen
    }.
fact-regrows = {$seat} würfelt für das Fahrgestell: {$die}, nötig: {$needed}.
fact-played =
    {$seat} spielt „{$card}“{ $aim ->
        [0] {""}
       *[other] { $owner ->
                [0] {""}
               *[other] {" "}auf „{$aim}“ von {$owner}
            }
    }{ $seats ->
        [0] {""}
       *[other] {" "}auf {$seats}
    }.
fact-uses =
    {$seat} benutzt „{$card}“{ $aim ->
        [0] {""}
       *[other] ; Ziel: {$aim}
    }.
fact-crew = {$seat} schickt „{$card}“ in die Box von {$rival}.
fact-no_more_actions = {$seat} macht keine Aktionen mehr.
fact-reacted = {$seat} spielt „{$card}“ als Reaktion.
fact-came_too_late = „{$card}“ kommt zu spät und geht zurück auf die Hand von {$seat}.
fact-nothing_left = „{$card}“ von {$seat} hat nichts mehr zu annullieren und wird abgeworfen.
fact-cancelled = Iä! Iä! {$seat} annulliert „{$card}“ von {$rival}.
fact-triggers = {$card}: {$seat} darf ziehen.
fact-attempts = {$seat} versucht {$rival} zu überholen.
fact-dice = {$seat} würfelt {$die}, {$rival} würfelt {$rival_die}.
fact-rolled_again = {$seat} würfelt neu: {$die}.
fact-total =
    {$seat}: {$die} (Würfel) + {$speed} (Tempo){ $drive ->
        [0] {""}
       *[other] {" "}+ {$drive} (am Steuer)
    }{ $mod_bonus ->
        [0] {""}
       *[other] {" "}{$mod_bonus} (Extras)
    }{ $tire_bonus ->
        [0] {""}
       *[other] {" "}{$tire_bonus} (Reifen)
    }{ $action_bonus ->
        [0] {""}
       *[other] {" "}{$action_bonus} (Aktionen)
    }{ $reaction_bonus ->
        [0] {""}
       *[other] {" "}{$reaction_bonus} (Reaktionen)
    } = {$total}.
fact-failed = {$seat} kommt nicht an {$rival} vorbei.
fact-wins_tie = Gleichstand, und wer für {$seat} am Steuer sitzt, gewinnt ihn.
fact-tie = Gleichstand: {$seat} und {$rival} stoßen zusammen.
fact-passed = {$seat} überholt {$rival} und ist jetzt auf Platz {$place} der { -pack }.
fact-follows = {$seat} schlüpft hinter {$rival} durch, vorbei an {$passed}.
fact-lap = {$seat} hat die { -pack } überrundet: {$laps} Rundenmarker.
fact-net_laps = Alle haben einen Rundenmarker: Alle geben einen zurück.
fact-spiked = Spitze Dinger von {$rival} beschädigen das Fahrzeug von {$seat}.
fact-lap_back = {$seat} fällt eine Runde zurück: {$laps} Rundenmarker.
fact-swapped = {$seat} und {$rival} tauschen die Plätze.
fact-plated = „{$card}“ rettet das Fahrzeug von {$seat}.
fact-unharmed = Das Fahrzeug von {$seat} bleibt unbeschädigt.
fact-damaged = Das Fahrzeug von {$seat} ist beschädigt: Tempo {$speed}.
fact-damaged_again = Das beschädigte Fahrzeug von {$seat} wird erneut getroffen und fällt einen Platz zurück.
fact-pits = {$seat} kündigt einen Boxenstopp an.
fact-pounces = {$seat} bekommt eine kostenlose Überholprobe.
fact-ogled = {$rival} begafft die Schmutzfänger von {$seat} und bekommt keine kostenlose Probe.
fact-idles = {$seat} verlässt die Box, ohne etwas zu tun.
fact-fits =
    {$seat} montiert „{$card}“{ $replaced ->
        [0] {""}
       *[other] {" "}(bisher: {$replaced})
    }.
fact-takes_wheel =
    {$seat} setzt „{$card}“ ans Steuer{ $replaced ->
        [0] {""}
       *[other] {" "}(bisher: {$replaced})
    }.
fact-steps_down = „{$card}“ steigt bei {$seat} aus und kommt in die Boxencrew.
fact-repair_test =
    {$seat} repariert: {$die} (Würfel){ $fix ->
        [0] {""}
       *[other] {" "}+ {$fix} (Crew)
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+ {$bonus} (Schraubenschlüssel)
    }{ $jinx ->
        [0] {""}
       *[other] {" "}- {$jinx} (Radmuttern)
    } = {$total}, nötig: {$complexity}.
fact-repaired = Das Fahrzeug von {$seat} ist repariert.
fact-repair_failed = Die Reparatur von {$seat} misslingt.
fact-hands_go_round = Alle geben ihre Handkarten nach links weiter.
fact-new_hand = Deine neue Hand: {$cards}.
fact-recalled = „{$card}“ kommt zurück auf die Hand von {$seat}.
fact-sheltered = Zauber wirken nicht auf {$seat}, bis {$seat} wieder am Zug ist.
fact-repossessed = {$seat} nimmt dem Fahrzeug von {$rival} etwas weg: {$card}.
fact-changed_sides = „{$card}“ wechselt von {$rival} in die Box von {$seat}.
fact-slowed =
    {$seat} hat im nächsten Zug {$actions} { $actions ->
        [one] Aktion
       *[other] Aktionen
    } weniger.
fact-boosted = {$seat} hat +{$amount} auf Überholproben bis zum Ende dieses Zuges.
fact-reanimated = „{$card}“ steht wieder auf und kommt in die Box von {$seat}.
fact-harpooned = {$seat} harpuniert {$rival}: -{$amount} auf Überholproben bis zum Ende dieses Zuges.
fact-thrown_out = {$seat} verliert „{$card}“.
fact-survives = „{$card}“ von {$seat} bleibt im Spiel.
fact-crawls_back = „{$card}“ von {$seat} kommt zurück auf die Hand.
fact-infected = {$contagion}: Jetzt trifft es „{$card}“ von {$seat}.
fact-struck = {$contagion}: {$seat} verliert „{$card}“.
fact-contagion_ends = {$contagion}: Die Seuche ist vorbei.
fact-threw_away = {$seat} wirft ab: {$cards}.
fact-drew =
    {$seat} zieht {$number} { $number ->
        [one] Karte
       *[other] Karten
    }.
fact-drew_cards = Du ziehst: {$cards}.
fact-reshuffled =
    Der Ablagestapel wird zum neuen Nachziehstapel gemischt{ $flag ->
        [yes] , und die Zielflagge ist darin
       *[no] {""}
    }.
fact-counter = Ein Marker kommt von der Flagge: noch {$number}.
fact-turn_over = Der Zug von {$seat} ist vorbei.
fact-takes_next_turn = Den nächsten Zug hat {$seat}.
fact-standstill =
    Seit {$rounds} { $rounds ->
        [one] Durchgang
       *[other] Durchgängen
    } hat niemand eine Karte gezogen: Das Rennen endet.
fact-warning = {$seat} zieht die Zielflagge: Das ist die letzte Runde, und {$seat} hat den letzten Zug.
fact-flag = {$seat} zieht die Zielflagge!
fact-race_over = {$winner} gewinnt! Rundenmarker: {$standings}.

## brief: dasselbe in Kürze, hinter einem Namen

brief-vehicle = {$vehicle}
brief-qualified =
    wirft {$number} ab{ $cards ->
        [0] {""}
       *[other] : {$cards}
    }
brief-played =
    spielt {$card}{ $aim ->
        [0] {""}
       *[other] { $owner ->
                [0] {""}
               *[other] {" "}auf {$aim} von {$owner}
            }
    }{ $seats ->
        [0] {""}
       *[other] {" "}auf {$seats}
    }
brief-uses =
    benutzt {$card}{ $aim ->
        [0] {""}
       *[other] ; Ziel: {$aim}
    }
brief-crew = schickt {$card} in die Box von {$rival}
brief-reacted = reagiert: {$card}
brief-cancelled = annulliert {$card} von {$rival}
brief-pounces = bekommt eine kostenlose Probe
brief-wins_tie = gewinnt am Steuer den Gleichstand
brief-follows = schlüpft hinter {$rival} durch, vorbei an {$passed}
brief-attempts = versucht {$rival} zu überholen
brief-test = {$mine} gegen {$theirs} (Würfel {$die} und {$rival_die})
brief-failed = kommt nicht vorbei
brief-passed = überholt, jetzt Platz {$place}
brief-tie = Gleichstand, Zusammenstoß
brief-lap = überrundet die { -pack }: {$laps} Rundenmarker
brief-damaged = beschädigt, Tempo {$speed}
brief-damaged_again = erneut beschädigt, fällt einen Platz zurück
brief-unharmed = unbeschädigt
brief-pits = Boxenstopp
brief-idles = verlässt die Box, ohne etwas zu tun
brief-fits =
    montiert {$card}{ $replaced ->
        [0] {""}
       *[other] {" "}(bisher: {$replaced})
    }
brief-takes_wheel =
    setzt {$card} ans Steuer{ $replaced ->
        [0] {""}
       *[other] {" "}(bisher: {$replaced})
    }
brief-repair_test = Reparatur: {$total}, nötig: {$complexity}
brief-repaired = repariert
brief-repair_failed = misslingt
brief-slowed =
    im nächsten Zug {$actions} { $actions ->
        [one] Aktion
       *[other] Aktionen
    } weniger
brief-boosted = +{$amount} in diesem Zug
brief-harpooned = {$rival} hat -{$amount} in diesem Zug
brief-thrown_out = verliert {$card}
brief-survives = behält {$card}
brief-threw_away = wirft {$number} ab
brief-drew = zieht {$number}

# Was an der Datei einer Edition falsch ist. `name` und `other` sind aus der Datei zitiert.
fault-too_few_cards = hat zu wenige Karten: {$number}, acht Hände und ein Nachziehstapel brauchen {$need} oder mehr
fault-limit_hand = ist {$value}, aber eine Hand hat sonst höchstens fünf Karten
fault-limit_actions = ist {$value}, aber ein Zug hat zwei Aktionen
fault-limit_draw = ist {$value}, aber nach einem Zug werden höchstens zwei Karten gezogen
fault-limit_mods = ist {$value}, aber ein Fahrzeug trägt höchstens zwei Extras
fault-limit_die = ist {$value}, aber der Würfel hat sechs Seiten
fault-limit_faster = ist {$value} für „{$name}“ und {$others} für das langsamere „{$other}“, aber ein schnelleres Fahrzeug ist beschädigt das langsamere
fault-limit_one_faster = „{$name}“ ist beschädigt schneller, und „{$other}“ auch, aber das ist nur ein einziges Fahrzeug
fault-no_cards_of_type = fehlt: Schreib {$header} für jede Karte dieses Typs
fault-card_twice = „{$name}“ steht zweimal da: Schreib stattdessen copies = 2
fault-card_alike = „{$name}“ ist „{$other}“ unter anderem Namen
fault-wrong_count = sagt {$said}, aber die Liste hat {$found}
fault-no_id = „{$name}“ darf nur Kleinbuchstaben und Ziffern haben, mit Bindestrichen zwischen Wörtern
fault-id_of_flag = „flag“ ist der Name der Zielflagge
fault-effect_answers_not = „{$name}“ kann „{$trigger}“ nicht beantworten, das können nur: {$known}
fault-does_nothing = tut nichts: Gib ihm eine Wirkung oder einen Bonus
fault-no_such_effect = ist „{$name}“, aber auf einer Karte vom Typ {$type} ist die Wirkung eine davon: {$known}
fault-effect_needs_number = fehlt: Die Wirkung „{$name}“ braucht eine Zahl
fault-no_switch = muss true oder false sein
fault-untrue_text = „{$name}“ tut nicht, was der Text des Hauses sagt: Gib einen eigenen Namen und Text
fault-too_few_vehicles = hat zu wenige Fahrzeuge: Es müssen {$need} oder mehr sein, jedes als {$header}
fault-vehicle_twice = „{$name}“ steht zweimal da
fault-scenario_no_vehicle = ein Fahrzeug „{$name}“ gibt es in dieser Edition nicht; es gibt {$known}
fault-scenario_no_vehicle_number = ein Fahrzeug {$number} gibt es nicht
fault-scenario_no_player = sollte jemand am Tisch sein
fault-scenario_cannot_come = „{$name}“ kann bei „{$about}“ nicht kommen
fault-scenario_vehicle_taken = das fährt schon jemand anders
fault-scenario_not_in_play = {$name} ist nicht im Spiel
fault-scenario_flag_in_pile = die Flagge gehört in einen Stapel
fault-scenario_other_type = {$name} ist keine Karte der Art {$type}

reason-malformed = „{$answer}“ ist hier keine Antwort. Beginne mit einem davon: {$verbs}.
reason-unknown_piece = Eine Karte, ein Fahrzeug oder einen Sitz „{$answer}“ gibt es nicht. Sitze sind @0, @1 und so weiter.
reason-one_vehicle = Nenne ein Fahrzeug.
reason-vehicle_taken = Schon vergeben: {$vehicle}.
reason-no_target = Hier kannst du nichts weiter nennen.
reason-card_twice = Nur einmal zu nennen: {$card}.
reason-draw_too_many =
    Du darfst höchstens {$most} ziehen: Eine Hand fasst {$limit} { $limit ->
        [one] Karte
       *[other] Karten
    }.
reason-one_seat = Nenne einen Sitz.
reason-one_card_one_seat = Nenne eine Karte und einen Sitz.
reason-no_such_seat = Einen Sitz @{$number} gibt es nicht.
reason-not_ahead =
    {$rival} ist außer Reichweite: Du erreichst höchstens {$reach} { $reach ->
        [one] Platz
       *[other] Plätze
    } vor dir.
reason-card_not_in_hand = Nicht auf deiner Hand: {$card}.
reason-not_crew = {$card} ist keine Crewkarte.
reason-name_a_card = Nenne eine Karte.
reason-reaction_waits = {$card} ist eine Reaktion: Du spielst sie, {$event}.
reason-not_an_action = {$card} ist keine Aktionskarte.
reason-not_damaged = {$card} würde nichts bewirken: Dein Fahrzeug ist nicht beschädigt.
reason-card_not_in_play = Das liegt nicht vor dir aus: {$card}.
reason-nothing_to_use = {$card} lässt sich nicht als Aktion benutzen.
reason-one_target_card = Nenne eine Karte als Ziel für {$card}.
reason-no_dead_zombie = Das ist kein Zombie aus dem Ablagestapel.
reason-last_in_pack = {$rival} ist ganz hinten in der Reihe: Dahinter ist niemand zum Tauschen.
reason-warded = Zauber wirken nicht auf das Fahrzeug von {$rival}.
reason-not_yourself = Dich selbst kannst du nicht wählen.
reason-no_tires = {$rival} hat keine Reifen zu verlieren.
reason-target_not_in_play = {$card} liegt nicht aus.
reason-wrong_target = {$card} ist nicht vom Typ {$type}.
reason-drivers_stay = {$card} sitzt am Steuer; nur Crew in einer Box lässt sich wegnehmen.
reason-already_infected = {$card} hat schon eine Seuche.
reason-nothing_to_repair = Dein Fahrzeug ist nicht beschädigt.
reason-one_thing = Bei einem Boxenstopp kannst du nur eine Sache machen.
reason-not_on_vehicle = {$card} ist nicht an deinem Fahrzeug.
reason-wrong_fitting = {$card} ist nicht vom Typ {$type}.
reason-room_left =
    Es ist noch Platz: Ein Fahrzeug fasst {$room} { $room ->
        [one] Extra
       *[other] Extras
    }, nichts muss weichen.
reason-no_room =
    Ein Fahrzeug fasst {$room} { $room ->
        [one] Extra
       *[other] Extras
    }: Sag, welches weicht.
reason-not_a_reaction = {$card} ist keine Reaktion.
reason-excluded = {$card} kommt zu spät: Das ist schon entschieden.
reason-silent = Du wolltest in diesem Zug keine Reaktionen mehr.
reason-one_reaction = Du kannst nur eine Reaktion auf einmal spielen.
reason-nothing_to_answer = Du hast keine Reaktion zu spielen: Die einzige Antwort ist keine Reaktion.
reason-not_a_victim = {$contagion} kann nicht auf {$card} übergehen.

section-Preparation = Vorbereitung
section-Handing_out_vehicles = Fahrzeuge verteilen
section-Dealing_hands = Karten austeilen
section-Pack_order = Aufstellung der { -pack }
section-Turn_order = Ablauf eines Zuges
section-Actions = Aktionen
section-Playing_an_action_card = Eine Aktionskarte spielen
section-Timing_of_action_cards = Reihenfolge bei Aktionskarten
section-Adding_pit_crew = Boxencrew einsetzen
section-Making_a_passing_attempt = Ein Überholversuch
section-Passing_tests = Überholproben
section-Taking_more_damage = Erneuter Schaden
section-Two_damaged_vehicles = Zwei beschädigte Fahrzeuge
section-Passing_vehicle_damaged = Ein beschädigtes Fahrzeug überholt
section-Damaged_vehicle_being_passed = Ein beschädigtes Fahrzeug wird überholt
section-Automatic_passes = Automatisches Überholen
section-Free_passes = Kostenlose Überholproben
section-Making_a_pit_stop = Ein Boxenstopp
section-Adding_a_modification = Ein Extra einbauen
section-Adding_tires = Reifen aufziehen
section-Adding_a_driver = Jemanden ans Steuer setzen
section-Repairing_damage = Schaden reparieren
section-Discarding = Abwerfen
section-Drawing = Ziehen
section-Reaction_cards = Reaktionskarten
section-Timing_of_reaction_cards = Reihenfolge bei Reaktionskarten
section-Contagion = Seuchen
section-End_of_the_game = Ende des Spiels
section-Net_lap_counters = Netto-Rundenmarker
section-The_long_game = Das lange Spiel
section-The_short_game = Das kurze Spiel
section-The_warning_lap = Die Warnrunde

help-action =
    Ein Zug hat {$turn_actions} { $turn_actions ->
        [one] Aktion
       *[other] Aktionen
    }. Versuch, das Fahrzeug vor dir zu überholen: Beide werfen einen Würfel und zählen Tempo, Fahren, Extras und Reifen dazu; die höhere Summe gewinnt, Gleichstand beschädigt beide, wenn keine Karte das verhindert. Wer führt, überholt das letzte Fahrzeug der { -pack } und bekommt dafür einen Rundenmarker. Oder spiel eine Aktionskarte, schick eine Crewkarte in eine Box, oder mach einen Boxenstopp, um ein Extra einzubauen, Reifen aufzuziehen, jemanden ans Steuer zu setzen oder zu reparieren; das Fahrzeug hinter dir darf dich dann kostenlos zu überholen versuchen. Nach deinen Aktionen wirf ab, was du willst, und zieh bis zu {$turn_draw} { $turn_draw ->
        [one] Karte
       *[other] Karten
    }. Wird die Zielflagge gezogen, ist das Rennen{ $one_more_lap ->
        [yes] {" "}nach einer weiteren Runde
       *[no] {""}
    } vorbei: Wer die meisten Rundenmarker hat, gewinnt, und bei gleich vielen, wer in der { -pack } weiter vorn liegt.
help-vehicle = Jedes Fahrzeug hat ein Tempo, ein anderes Tempo, wenn es beschädigt ist, und eine Komplexität: Eine Reparatur gelingt, wenn ein Würfel und das Schrauben deiner Boxencrew zusammen sie erreichen. Tempo gewinnt Überholproben; ein Fahrzeug mit niedriger Komplexität ist schnell repariert.
help-qualify = Wer am meisten Karten abwirft, startet vorn; bei Gleichstand entscheiden Würfel. Wer am Ende der { -pack } steht, hat den ersten Zug. Die Hände werden nicht aufgefüllt: Mit mehr Karten übrig kannst du mehr tun.
help-pit = Eine Sache: ein Extra, Reifen oder jemanden fürs Steuer aus deiner Hand anbringen, eine dieser Karten abnehmen, oder zu reparieren versuchen. Eine Reparatur gelingt, wenn ein Würfel und das Schrauben deiner Boxencrew zusammen die Komplexität des Fahrzeugs erreichen. Das Schrauben von jemandem am Steuer zählt nicht.
help-free_test = Das Fahrzeug vor dir macht einen Boxenstopp, also darfst du eine Überholprobe dagegen machen, ohne eine Aktion auszugeben. Misslingt sie, bleibst du, wo du bist; Gleichstand beschädigt beide, wenn keine Karte das verhindert.
help-discard = Nach deinen Aktionen darfst du Karten abwerfen, um Platz für neue zu schaffen. Alle sehen, was du abwirfst.
help-draw =
    Bis zu {$turn_draw} { $turn_draw ->
        [one] Karte
       *[other] Karten
    }, mit manchen Sponsoren und Fahrzeugen mehr, solange auf deiner Hand Platz ist (höchstens {$most_hand}); du sagst, wie viele, bevor du die erste siehst. Kommt die Zielflagge, ist das Rennen{ $one_more_lap ->
        [yes] {" "}nach einer weiteren Runde
       *[no] {""}
    } vorbei; wenn du hinten liegst, ziehst du vielleicht lieber nicht.
help-may_draw =
    Eine ausliegende Karte lässt dich ziehen. Du darfst ablehnen: Die Zielflagge könnte kommen{ $one_more_lap ->
        [yes] {" "}und die letzte Runde einläuten
       *[no] {""}
    }{ $at_once ->
        [yes] {" "}und das Rennen beenden
       *[no] {""}
    }.
help-contagion = Die Seuche zieht weiter, und du wählst das nächste Opfer: eine beliebige andere Karte derselben Art, egal wessen. Diese Karte wird am Ende des Zuges der Person abgeworfen, der sie gehört, und diese Person wählt dann wieder.
help-react = Eine Reaktion kostet keine Aktion. Alle antworten gleichzeitig und verdeckt; Karten wirken in der Reihenfolge, in der sie gespielt wurden, nur von Karten, die etwas annullieren, wirkt die letzte zuerst.

public-owned =
    { $you ->
        [owner] {$card} (deine Karte)
       *[other] {$card} von {$owner}
    }{ $contagion ->
        [0] {""}
       *[other] {" "}({$contagion})
    }
public-vehicle = Tempo {$speed}, beschädigt {$damaged}, Komplexität {$complexity}. {$text}
public-free_test =
    {$rival} ({$vehicle}) ist in der Box{ $lap ->
        [yes] ; das Ende der { -pack } zu überholen bringt dir einen Rundenmarker
       *[no] {""}
    }.
public-sums =
    { $you ->
        [seat] Du hast {$mine}, {$rival} hat {$theirs}.
        [rival] {$seat} hat {$mine}, du hast {$theirs}.
       *[other] {$seat} hat {$mine}, {$rival} hat {$theirs}.
    }

public-moment-card =
    { $you ->
        [seat] Du hast
       *[other] {$seat} hat
    } „{$card}“ gespielt{ $aimed ->
        [mine] , auf deine Karte „{$aim}“
        [theirs] , auf „{$aim}“ von {$owner}
       *[other] {""}
    }{ $on ->
        [me] , auf dich
        [me_too] , auf dich und {$seats}
        [others] , auf {$seats}
       *[other] {""}
    }: Das lässt sich annullieren.
public-moment-fitting =
    { $you ->
        [seat] Du montierst „{$card}“ (bisher: {$aim}): Das lässt sich annullieren.
       *[other] {$seat} montiert „{$card}“ (bisher: {$aim}): Das lässt sich annullieren.
    }
public-moment-attempt =
    { $you ->
        [seat] Du versuchst {$rival} zu überholen.
        [rival] {$seat} versucht dich zu überholen.
       *[other] {$seat} versucht {$rival} zu überholen.
    }
public-moment-rolled =
    { $you ->
        [seat] Du hast {$die} gewürfelt, {$rival} hat {$rival_die}.
        [rival] {$seat} hat {$die} gewürfelt, du {$rival_die}.
       *[other] {$seat} hat {$die} gewürfelt, {$rival} hat {$rival_die}.
    }
public-moment-passed =
    { $you ->
        [seat] Du hast {$rival} überholt.
        [rival] {$seat} hat dich überholt.
       *[other] {$seat} hat {$rival} überholt.
    }
public-moment-damage =
    { $you ->
        [alone] Gleich wird dein Fahrzeug beschädigt.
        [among] Gleich werden beschädigt: dein Fahrzeug und {$victims}.
       *[other] Gleich { $victims ->
                [one] wird
               *[other] werden
            } beschädigt: {$victims}.
    }
public-moment-pit =
    { $you ->
        [seat] Du machst einen Boxenstopp.
       *[other] {$seat} macht einen Boxenstopp.
    }
public-moment-repair =
    { $you ->
        [seat] Du versuchst eine Reparatur.
       *[other] {$seat} versucht eine Reparatur.
    }
public-moment-turn =
    { $you ->
        [seat] Dein Zug endet.
       *[other] Der Zug von {$seat} endet.
    }
public-moment-contagion = „{$card}“ verlässt „{$leaves}“ und zieht weiter.

step-turn = { -turn } {$turn}: {$seat}

scene-spell = Zauber
scene-ready = Bestätige, oder wähle etwas anderes.
scene-card =
    {$type}. {$text}{ $contagion ->
        [0] {""}
       *[other] {" "}Seuche darauf: {$contagion}.
    }
scene-die = Würfel von {$seat}: {$die}
scene-vehicle =
    {$vehicle}{ $damaged ->
        [yes] , beschädigt
       *[no] {""}
    }
scene-laps = {$seat}: {$laps} Rundenmarker
scene-laps_detail = Wer am Ende des Rennens die meisten Rundenmarker hat, gewinnt.
scene-lights = Aktionen, die in diesem Zug noch übrig sind.

scene-title-vehicles = Fahrzeuge wählen
scene-title-deal = Karten austeilen
scene-title-qualify = Qualifikation
scene-title-turn =
    Zug {$turn}: {$seat}, noch {$actions} { $actions ->
        [one] Aktion
       *[other] Aktionen
    }
scene-title-over = {$seat} hat gewonnen

scene-pile-draw = Nachziehstapel: {$pile}
scene-pile-draw_detail = Niemand darf ihn zählen. Die Flagge {$where}.
scene-pile-discard = Ablagestapel: {$pile}
scene-pile-discard_detail = Ist der Nachziehstapel verbraucht, werden diese Karten gemischt und sind der neue.
scene-pile-top = {$card}, oben auf dem Ablagestapel

scene-flag-waiting =
    Sie wartet, bis der Ablagestapel gemischt wird{ $counters ->
        [0] {""}
       *[other] {" "}(Marker darauf: {$counters})
    }.
scene-flag-below = Sie wurde in die untere Hälfte des Nachziehstapels gemischt.
scene-flag-in_pile =
    Sie ist im Nachziehstapel: Wer sie zieht, beendet das Rennen{ $warning ->
        [yes] {" "}nach einer weiteren Runde
       *[no] {""}
    }.
scene-flag-out = Sie wurde gezogen.

scene-car-pack =
    {$seat}, Platz {$place}: {$vehicle}{ $damaged ->
        [yes] , beschädigt
       *[no] {""}
    }
scene-car-grid = {$seat}: {$vehicle}

scene-part-driver = {$card}, am Steuer
scene-part-mod = {$card}, Extra
scene-part-tires = {$card}, Reifen
scene-part-pit = {$card}, in der Box
scene-part-contagion = {$contagion}, auf {$card}

scene-token-sheltered = Gegnerische Zauber wirken bis zum nächsten Zug nicht
scene-token-slowed =
    {$n} { $n ->
        [one] Aktion
       *[other] Aktionen
    } weniger im nächsten Zug
scene-token-boost = {$by} auf Überholproben bis zum Ende dieses Zuges

scene-stat-laps-label = Runden
scene-stat-laps-detail = Rundenmarker: Wer die meisten hat, gewinnt.

scene-stat-passing-label = Überholen
scene-stat-passing-detail =
    Kommt zum Würfel, wenn es zu überholen versucht: Tempo {$speed}{ $drive ->
        [0] {""}
       *[other] , Fahren {$drive}
    }{ $mods ->
        [0] {""}
       *[other] , Extras {$mods}
    }{ $tires ->
        [0] {""}
       *[other] , Reifen {$tires}
    }{ $actions ->
        [0] {""}
       *[other] , Aktionen {$actions}
    }.

scene-stat-passed-label = Abwehr
scene-stat-passed-detail =
    Kommt zum Würfel, wenn jemand es zu überholen versucht: Tempo {$speed}{ $drive ->
        [0] {""}
       *[other] , Fahren {$drive}
    }{ $mods ->
        [0] {""}
       *[other] , Extras {$mods}
    }{ $tires ->
        [0] {""}
       *[other] , Reifen {$tires}
    }{ $actions ->
        [0] {""}
       *[other] , Aktionen {$actions}
    }.

scene-stat-repair-label = Reparatur
scene-stat-repair-detail = Schrauben der Boxencrew: {$fix}. Zusammen mit einem Würfel muss eine Reparatur {$complexity} erreichen.

scene-stat-hand-label = Hand
scene-stat-hand-detail = Handkarten.

scene-stat-actions-label = Aktionen
scene-stat-actions-detail = Aktionen, die in diesem Zug noch übrig sind.

scene-do-overtake = {$rival} überholen: {$passes}
scene-do-pit =
    Boxenstopp{ $rival ->
        [0] {""}
       *[other] { $passes ->
                [0] {""}
               *[other] {" "}({$rival} darf überholen: {$passes})
            }
    }
scene-do-end = Keine Aktionen mehr
scene-do-repair = Reparieren: {$chance}
scene-do-nothing = Nichts tun
scene-do-pass = Keine Reaktion
scene-do-silence = Keine mehr diesen Zug

scene-do-free_test-yes =
    {$rival} überholen{ $passes ->
        [0] {""}
       *[other] : {$passes}
    }
scene-do-free_test-no = Dahinter bleiben

scene-do-may_draw-yes = Ziehen
scene-do-may_draw-no = Nicht ziehen

scene-about-end = Du machst in diesem Zug keine Aktionen mehr. Als Nächstes wirfst du ab und ziehst.
scene-about-nothing = Du verlässt die Box, ohne etwas zu tun.
scene-about-pass = Du spielst hierauf keine Reaktion. Geschieht etwas anderes, wirst du wieder gefragt.
scene-about-silence = Du spielst bis zum Ende dieses Zuges keine Reaktion und wirst so lange nicht gefragt.

scene-place-draw = Nachziehstapel
scene-place-discard = Ablagestapel
scene-place-finish = die Ziellinie
scene-place-turn = die Ampel
scene-place-play = Karten, die gerade gespielt werden
scene-place-dice = Würfel
scene-place-pit = Boxen
scene-place-garage = Garage
scene-place-pack = Platz {$place} in der { -pack }
scene-place-laps = Rundenmarker von Platz {$place}
scene-place-bend = die Gegengerade

scene-aim-rival = Wähle, wen es trifft: {$cards}.
scene-aim-rival_tires = Wähle, wer die Reifen verliert: {$cards}.
scene-aim-pair = Wähle ein Fahrzeug: Es tauscht den Platz mit dem dahinter.
scene-aim-crew = Wähle eine ausliegende Crewkarte für {$cards}.
scene-aim-mod = Wähle ein ausliegendes Extra für {$cards}.
scene-aim-rival_mod = Wähle ein gegnerisches Extra für {$cards}.
scene-aim-rival_pit = Wähle eine Crewkarte in einer gegnerischen Box für {$cards}.
scene-aim-dead_zombie = Wähle den Zombie, der aus dem Ablagestapel aufsteht.
scene-aim-into_crew = Wähle die Box für {$cards}.
scene-aim-into_mod = Wähle das Extra, das Platz macht für {$cards}.

scene-why-unknown = Das kannst du hier nicht wählen.
scene-why-hand_only = Wähle Handkarten zum Abwerfen.
scene-why-no_aim = Gerade gibt es kein Ziel für {$cards}.

scene-preview-sum =
    {$seat}: {$speed} (Tempo){ $drive ->
        [0] {""}
       *[other] {" "}+ {$drive} (am Steuer)
    }{ $mod_bonus ->
        [0] {""}
       *[other] {" "}{$mod_bonus} (Extras)
    }{ $tire_bonus ->
        [0] {""}
       *[other] {" "}{$tire_bonus} (Reifen)
    }{ $action_bonus ->
        [0] {""}
       *[other] {" "}{$action_bonus} (Aktionen)
    } = {$total}, plus ein Würfel.
scene-preview-die_higher = Dein Würfel muss den von {$rival} um {$by} oder mehr schlagen.
scene-preview-die_equal = Dein Würfel muss den von {$rival} mindestens erreichen.
scene-preview-die_lower = Dein Würfel darf bis zu {$by} niedriger sein als der von {$rival}.
scene-preview-odds = Überholt {$passes}, Gleichstand {$ties}, vor allen Reaktionen.
scene-preview-if_passes = Wenn du überholst: {$says}
scene-preview-if_ties = Bei Gleichstand: {$says}
scene-preview-unanswered = Wenn niemand reagiert: {$says}
scene-preview-nothing = Nichts ändert sich.
scene-preview-burns_out =
    Misslingt das, { $cards ->
        [one] wird
       *[other] werden
    } abgeworfen: {$cards}.
scene-preview-then_odds = Ein Versuch, {$rival} zu überholen, gelänge dann in {$passes} der Fälle; Gleichstand in {$ties}.
scene-preview-test_odds =
    { $you ->
        [seat] Du würdest {$rival} dann in {$passes} der Fälle überholen; Gleichstand in {$ties}.
        [rival] {$seat} würde dich dann in {$passes} der Fälle überholen; Gleichstand in {$ties}.
       *[other] {$seat} würde {$rival} dann in {$passes} der Fälle überholen; Gleichstand in {$ties}.
    }
scene-preview-repair =
    Schrauben {$fix}{ $bonus ->
        [0] {""}
       *[other] {" "}+ {$bonus}
    }{ $jinx ->
        [0] {""}
       *[other] {" "}- {$jinx}
    } und ein Würfel gegen {$complexity}: Der Würfel muss {$pips} oder mehr zeigen.
scene-preview-chance = Das gelingt in {$chance} der Fälle.
scene-preview-pit = {$rival}, dahinter, darf kostenlos zu überholen versuchen: überholt {$passes}, Gleichstand {$ties}.
scene-preview-pit_ogled = {$rival}, dahinter, bekommt keine kostenlose Probe.
scene-preview-flag_in_pile =
    { $you ->
        [seat] Die Flagge ist im Stapel: Ziehst du sie, endet das Rennen sofort, und du würdest gewinnen.
       *[other] Die Flagge ist im Stapel: Ziehst du sie, endet das Rennen sofort, und {$seat} würde gewinnen.
    }
scene-preview-flag_below =
    { $you ->
        [seat] Die Flagge ist in der unteren Hälfte des Stapels: Ziehst du sie, endet das Rennen sofort. Jetzt würdest du gewinnen.
       *[other] Die Flagge ist in der unteren Hälfte des Stapels: Ziehst du sie, endet das Rennen sofort. Jetzt würde {$seat} gewinnen.
    }
scene-preview-flag_warning = Die Flagge ist im Stapel: Ziehst du sie, beginnt die letzte Runde.
scene-preview-qualify = {$number} abgeworfen, {$kept} behalten: Wer am meisten abwirft, startet vorn, und die Hände werden nicht aufgefüllt.
scene-preview-discard =
    Du behältst {$kept} von höchstens {$limit} { $limit ->
        [one] Karte
       *[other] Karten
    }; danach darfst du bis zu {$most} ziehen.
scene-preview-cancel = Wird das nicht selbst annulliert, ist „{$card}“ von {$seat} ohne Wirkung und wird abgeworfen.
scene-preview-infect = „{$card}“ wird am Ende des nächsten Zuges der Person abgeworfen, der die Karte gehört, wenn nicht die Karte oder die Seuche vorher verschwindet.
scene-preview-infect_stays = „{$card}“ bleibt im Spiel: Am Ende des nächsten Zuges der Person, der die Karte gehört, zieht die Seuche weiter.
scene-preview-infect_returns = „{$card}“ kommt am Ende des nächsten Zuges der Person, der die Karte gehört, auf deren Hand zurück, wenn nicht die Karte oder die Seuche vorher verschwindet.

scene-preview-change-passing = Überholen: aus {$before} wird {$after}.
scene-preview-change-passed = Abwehr: aus {$before} wird {$after}.
scene-preview-change-fix =
    { $you ->
        [seat] Schrauben in deiner Box: aus {$before} wird {$after}.
       *[other] Schrauben in der Box von {$seat}: aus {$before} wird {$after}.
    }
scene-preview-change-needs = Eine Reparatur braucht {$after} statt {$before}.

guide-1 = Dein Fahrzeug fährt in einer { -pack }, die immer im Kreis rast. Felder gibt es nicht: Es zählt nur, wer vor wem liegt.
guide-2 =
    Die Zielflagge im Nachziehstapel beendet das Rennen{ $one_more_lap ->
        [yes] {" "}nach einer weiteren Runde
       *[no] {""}
    }. Wer dann die meisten Rundenmarker hat, gewinnt; bei gleich vielen, wer weiter vorn liegt.
guide-3 =
    In deinem Zug hast du {$turn_actions} { $turn_actions ->
        [one] Aktion
       *[other] Aktionen
    }: zu überholen versuchen, eine Karte spielen, eine Crewkarte in eine Box schicken oder einen Boxenstopp machen.
guide-4 = Beim Überholen werfen beide einen Würfel und zählen dazu, was ihre Fahrzeuge wert sind. Wer führt, überholt das letzte Fahrzeug der { -pack }, und so gewinnt man Runden.
guide-5 = Gleichstand beschädigt beide. Ein beschädigtes Fahrzeug hat ein anderes Tempo, meist ein niedrigeres; repariere es in der Box mit Hilfe deiner Crew.
guide-6 = Reaktionskarten spielst du außer der Reihe: Du wirst gefragt, wenn eine von deinen passt. Du darfst immer Nein sagen.
guide-7 = Am Ende deines Zuges wirfst du ab und ziehst. Behalt den Nachziehstapel im Auge: Je dünner er ist, desto näher ist die Flagge.
guide-8 = Je mehr Karten du abwirfst, desto weiter vorn startest du. Was du behältst, ist deine erste Hand; am Ende jedes Zuges ziehst du nach.

terminal-cthulhu_500-turn =
    Zug {$turn}: {$seat}, noch {$actions} { $actions ->
        [one] Aktion
       *[other] Aktionen
    }.
terminal-cthulhu_500-piles =
    Nachziehstapel: {$pile}; die Flagge {$where}{ $counters ->
        [0] {""}
       *[other] {" "}(Marker darauf: {$counters})
    }.
terminal-cthulhu_500-you = (du)
terminal-cthulhu_500-die = Würfel{$by}
terminal-cthulhu_500-damaged = BESCHÄDIGT
terminal-cthulhu_500-sick = {$card} (krank: {$contagion})
terminal-cthulhu_500-driver = am Steuer {$name}
terminal-cthulhu_500-pit = Box: {$names}
terminal-cthulhu_500-sheltered = vor Zaubern sicher
terminal-cthulhu_500-slowed =
    im nächsten Zug {$n} { $n ->
        [one] Aktion
       *[other] Aktionen
    } weniger
terminal-cthulhu_500-empty_hand = Deine Hand ist leer.
terminal-cthulhu_500-said = {$says}.{" "}
terminal-cthulhu_500-odds = {" "}(überholt {$passes}, gleich {$ties})
terminal-cthulhu_500-targets =
    {"["}{$n} { $n ->
        [one] Ziel
       *[other] Ziele
    }]
terminal-cthulhu_500-at_whom = Welches Ziel? Gib sein Kürzel oder einen Namen ein:
terminal-cthulhu_500-hint =
    Gib {$numbers} ein{ $nothing ->
        [0] {""}
       *[other] ; 0: {$nothing}
    }. ? erklärt alles.
terminal-cthulhu_500-numbers = eine Zahl von 1 bis {$n}
terminal-cthulhu_500-hint_draw = Gib ein, wie viele: 0 bis {$n}. ? erklärt alles.
terminal-cthulhu_500-which = Sag, welches Ziel: {$keys}, oder mit Namen.
terminal-cthulhu_500-no_letter = Zu {$typed} gehören keine Buchstaben: Gib nur {$typed} ein.
terminal-cthulhu_500-not_understood = „{$answer}“ ist nicht zu verstehen.
terminal-cthulhu_500-throwing = Zahlen wählen Karten oder legen sie zurück; 0 wirft nichts ab. ? erklärt alles.
terminal-cthulhu_500-throw_numbers = „{$typed}“ ist keine deiner Karten: Das sind 1 bis {$most}.

terminal-cthulhu_500-can-number = {$typed} -- Nummer {$typed} der Liste, deine Karten zuerst; du siehst, was es bewirken würde
terminal-cthulhu_500-can-letter = {$typed} -- dasselbe mit seinem ersten Ziel
terminal-cthulhu_500-can-name = {$typed} -- dasselbe mit dem Namen des Ziels
terminal-cthulhu_500-can-words = {$typed} -- Wörter gehen auch
terminal-cthulhu_500-can-nothing = 0 -- {$nothing}
terminal-cthulhu_500-can-throw =
    1 -- Karte 1 wählen oder zurücklegen; 1 2 wählt mehrere
    0 -- nichts abwerfen

terminal-cthulhu_500-topic-signs = zeichen
terminal-cthulhu_500-topic-vehicles = fahrzeuge
terminal-cthulhu_500-topic-action = aktionen
terminal-cthulhu_500-topic-crew = crew
terminal-cthulhu_500-topic-mod = extras
terminal-cthulhu_500-topic-tires = reifen
terminal-cthulhu_500-topic-reaction = reaktionen

terminal-cthulhu_500-lesson-signs =
    Überhol. -- was zum Würfel kommt, wenn dieses Fahrzeug zu überholen versucht: Tempo, Fahren, Extras und Reifen zusammen
    Abwehr -- dasselbe, wenn jemand es zu überholen versucht
    Runden -- Rundenmarker: Wer die meisten hat, gewinnt
    BESCHÄDIGT -- das Fahrzeug fährt mit seinem beschädigten Tempo, das in den Summen schon steckt
    krank -- auf dieser Karte liegt eine Seuche
    · -- eine Karte, die du jetzt nicht spielen kannst
    ? {$player} -- mit einem Namen: alles, was vor dieser Person liegt, mit den Texten

terminal-cthulhu_500-head-who = { -pack }
terminal-cthulhu_500-head-laps = Runden
terminal-cthulhu_500-head-passing = Überhol.
terminal-cthulhu_500-head-passed = Abwehr
terminal-cthulhu_500-head-hand = Hand
terminal-cthulhu_500-head-cards = Ausgelegt

## coach: was eine Antwort bringt, für den Coach

coach-axis = { -turn }

coach-source-first_to_choose = Wer zuerst wählt
coach-source-vehicles = Ausgeloste Fahrzeuge
coach-source-deck = Gezogene Karten
coach-source-die = Würfel von {$seat}

coach-places-more =
    {$n} { $n ->
        [one] Platz
       *[other] Plätze
    } gewonnen
coach-places-less =
    {$n} { $n ->
        [one] Platz
       *[other] Plätze
    } verloren

coach-damaged-more =
    in {$n} von 100 Rennen { $n ->
        [one] öfter
       *[other] öfter
    } beschädigt
coach-damaged-less =
    in {$n} von 100 Rennen { $n ->
        [one] seltener
       *[other] seltener
    } beschädigt

coach-upgrades-more =
    {$n} { $n ->
        [one] Karte
       *[other] Karten
    } mehr am Fahrzeug
coach-upgrades-less =
    {$n} { $n ->
        [one] Karte
       *[other] Karten
    } weniger am Fahrzeug

coach-crew-more =
    {$n} { $n ->
        [one] Karte
       *[other] Karten
    } mehr in der Boxencrew
coach-crew-less =
    {$n} { $n ->
        [one] Karte
       *[other] Karten
    } weniger in der Boxencrew

coach-cards-more =
    {$n} { $n ->
        [one] Karte
       *[other] Karten
    } mehr auf der Hand
coach-cards-less =
    {$n} { $n ->
        [one] Karte
       *[other] Karten
    } weniger auf der Hand

coach-rivals_damaged-more =
    {$n} { $n ->
        [one] beschädigtes gegnerisches Fahrzeug
       *[other] beschädigte gegnerische Fahrzeuge
    } mehr
coach-rivals_damaged-less =
    {$n} { $n ->
        [one] beschädigtes gegnerisches Fahrzeug
       *[other] beschädigte gegnerische Fahrzeuge
    } weniger

coach-rivals_upgrades-more =
    {$n} { $n ->
        [one] Karte
       *[other] Karten
    } mehr an gegnerischen Fahrzeugen
coach-rivals_upgrades-less =
    {$n} { $n ->
        [one] Karte
       *[other] Karten
    } weniger an gegnerischen Fahrzeugen

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
coach-habit-pass-more = Mehr Aktionen für Überholversuche: {$you} von 100, auf hohem Niveau {$strong} (±{$error}).
coach-habit-pass-less = Weniger Aktionen für Überholversuche: {$you} von 100, auf hohem Niveau {$strong} (±{$error}).
coach-habit-pit-more = Mehr Boxenstopps: {$you} von 100 Aktionen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-pit-less = Weniger Boxenstopps: {$you} von 100 Aktionen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-card-more = Mehr Aktionskarten: {$you} von 100 Aktionen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-card-less = Weniger Aktionskarten: {$you} von 100 Aktionen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-crew-more = Mehr Leute für die Box: {$you} von 100 Aktionen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-crew-less = Weniger Leute für die Box: {$you} von 100 Aktionen, auf hohem Niveau {$strong} (±{$error}).
coach-habit-idle-more = Mehr Aktionen verfallen: {$you} von 100, auf hohem Niveau {$strong} (±{$error}).
coach-habit-idle-less = Weniger Aktionen verfallen: {$you} von 100, auf hohem Niveau {$strong} (±{$error}).
coach-habit-thrown-more = Mehr Karten werden abgeworfen: {$you} je Zug, auf hohem Niveau {$strong} (±{$error}).
coach-habit-thrown-less = Weniger Karten werden abgeworfen: {$you} je Zug, auf hohem Niveau {$strong} (±{$error}).
coach-habit-reaction-more = Mehr Reaktionen: {$you} von 100 Gelegenheiten, auf hohem Niveau {$strong} (±{$error}).
coach-habit-reaction-less = Weniger Reaktionen: {$you} von 100 Gelegenheiten, auf hohem Niveau {$strong} (±{$error}).
coach-habit-test-more = Kostenlose Proben werden öfter genommen: {$you} von 100, auf hohem Niveau {$strong} (±{$error}).
coach-habit-test-less = Kostenlose Proben werden seltener genommen: {$you} von 100, auf hohem Niveau {$strong} (±{$error}).

gallery-vehicles = Fahrzeuge, unbeschädigt und beschädigt
gallery-action = Aktionskarten
gallery-crew = Crewkarten, in der Box und am Steuer
gallery-mod = Extras
gallery-tires = Reifen
gallery-reaction = Reaktionskarten
gallery-others = Auf dem Tisch
gallery-piles = Nachziehstapel und Ablagestapel: dick, dünn, fast leer, leer
gallery-dice = Würfel
gallery-dice_detail = Eine Zahl ohne Augen steht als Ziffer auf dem Würfel.
gallery-thrower = Wem der Würfel gehört
gallery-sheltered = Gegnerische Zauber wirken bis zum nächsten Zug nicht
gallery-slowed = Weniger Aktionen im nächsten Zug
gallery-boost = Kommt zu Überholproben, bis dieser Zug endet
chance-draw = gezogene Karten
chance-first_to_choose = wer zuerst wählt
chance-vehicles = die Fahrzeuge
chance-deal = die erste Hand
chance-roll_again = ein neuer Wurf
chance-passing_test = ein Überholversuch
chance-repair_test = eine Reparatur
chance-order = die Reihenfolge am Start
chance-regrow = ob das Fahrgestell das Fahrzeug repariert
stream-deck = Stapel
stream-first_to_choose = erste Wahl
stream-vehicles = Fahrzeuge
stream-die_of_seat = Würfel von {$player}
tally-wins_from_place_of_the_table = Siege von Platz {$n} am Tisch
tally-winner_s_lap_counters = Rundenmarker beim Sieg
tally-damaged_at_the_end_all_seats = beschädigte Fahrzeuge am Ende, alle Sitze
act-take = Fahrzeug nehmen
act-overtake = überholen
act-pit = Boxenstopp
act-end = keine Aktionen mehr
act-yes = ja
act-repair = reparieren
act-remove = Karte abnehmen
act-nothing = nichts in der Box
remark-race-hand = ausgeteilte Karten, und so viele fasst eine Hand normalerweise
remark-race-actions = Aktionen in einem Zug
remark-race-draw = Karten, die am Ende eines Zuges gezogen werden
remark-race-mods = Extras, für die ein Fahrzeug Platz hat
remark-pile = wie dick der Nachziehstapel aussieht; das Regelheft sagt nur, dass ihn niemand zählen darf
remark-pile-thin = höchstens so viele Karten sehen dünn aus
remark-pile-nearly_gone = höchstens so viele sehen fast leer aus
remark-pile-idle_rounds = Durchgänge ohne eine gezogene Karte, nach denen das Rennen endet (Festlegung 19)
remark-deck = 93 Karten und die Flagge
remark-vehicle-not-meant-to-drive-effect = zieht eine Karte mehr, wenn es eine abgeworfen hat
remark-vehicle-chariot-of-the-elder-gods-effect = schneller in einem Zug, in dem ein Zauber gespielt wurde
remark-crew-fungi-from-detroit-effect = schraubt besser für jeden anderen Pilz in derselben Box
remark-crew-fungi-from-daytona-effect = fährt besser für jeden Pilz in der Box des Fahrzeugs
remark-crew-zombie-valet-effect = bleibt liegen, statt abgeworfen zu werden
remark-crew-zombie-grease-monkey-effect = kommt auf die Hand zurück, statt abgeworfen zu werden
remark-crew-deep-one-in-coveralls-effect = eine misslungene Reparatur zieht Karten
remark-crew-cultist-with-a-foam-tentacle-effect = ein Rundenmarker zieht Karten
remark-mod-ichor-injection-effect = wird abgeworfen, wenn ein Versuch des Fahrzeugs misslingt
remark-mod-mudflaps-man-was-not-meant-to-ogle-effect = keine kostenlose Probe für das Fahrzeug dahinter bei einem Boxenstopp
remark-mod-fifth-dimension-suspension-effect = kein Schaden bei Gleichstand
remark-mod-plating-of-the-great-race-effect = wird abgeworfen, statt dass das Fahrzeug beschädigt wird
remark-mod-nuclear-weapons-effect = eine Aktion: wird abgeworfen und beschädigt das Fahrzeug davor und das dahinter
remark-mod-harpoon-of-dagon-effect = eine Aktion: Das Fahrzeug davor ist für den Rest des Zuges langsamer
remark-mod-chassis-that-grew-effect = kann sich am Anfang des Zuges selbst reparieren
remark-tires-slicks-of-the-slug-god-effect = werden abgeworfen, wenn das Fahrzeug beschädigt wird
remark-tires-retreads-of-leng-effect = ein Versuch gegen das übernächste Fahrzeug davor ist möglich
