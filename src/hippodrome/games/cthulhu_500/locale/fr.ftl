### Cthulhu 500 en français.

game-title = Cthulhu 500
game-pitch = Dépasse tout le { -pack }, répare ce que piétinent les Dieux Très Anciens et sois en tête quand sort le drapeau à damier.

-pack = peloton
-turn = { $at ->
    [start] Tour
   *[within] tour
}

piece-flag = le drapeau à damier
piece-no_card = aucune carte
piece-standing = {$player} ({$n})

type-action = action
type-crew = équipe
type-mod = modification
type-tires = pneus
type-reaction = réaction

pile-thick = épaisse
pile-thin = mince
pile-nearly_gone = presque vide
pile-empty = vide

flag-waiting = n'y est pas encore
flag-below = a été mélangé dans sa moitié inférieure
flag-in_pile = y est
flag-out = est sorti

event-card = quand quelqu'un d'autre vient de jouer une carte
event-attempt = quand commence une tentative de dépassement
event-rolled = quand les dés d'un test de dépassement ont été lancés
event-passed = quand ton véhicule a été dépassé
event-damage = quand ton véhicule va être endommagé
event-pit = quand quelqu'un d'autre annonce un arrêt au stand
event-repair = quand quelqu'un d'autre tente une réparation
event-turn = quand un tour se termine
event-contagion = quand une contagion se déplace

vehicle-feararri-name = Feararri
vehicle-feararri-text = « On ne raye pas la peinture. »

vehicle-not-meant-to-drive-name = Le Véhicule que nul ne devait conduire
vehicle-not-meant-to-drive-text = Pioche une carte de plus aux tours où il a défaussé au moins une carte.

vehicle-car-of-cthulhu-name = Le Bolide de Cthulhu
vehicle-car-of-cthulhu-text = « Il attend en rêvant dans le garage. »

vehicle-chariot-of-the-elder-gods-name = Le Char des Dieux Très Anciens
vehicle-chariot-of-the-elder-gods-text = +{$amount} en vitesse aux tours où un Sort a fait effet.

vehicle-sport-cthutility-vehicle-name = Le Tout-cthulhurrain
vehicle-sport-cthutility-vehicle-text = « Sept places, ou une seule chose à beaucoup de membres. »

vehicle-unspeakable-olds-name = L'Innommable Oldsmobile
vehicle-unspeakable-olds-text = « Première main. Elle est encore dans le coffre. »

vehicle-satanic-pushcart-name = La Charrette satanique
vehicle-satanic-pushcart-text = « C'est le diable en personne qui pousse. »

vehicle-big-honkin-truck-name = Le Gros Camion qui klaxonne
vehicle-big-honkin-truck-text = « Une fois endommagé, il n'a plus de freins. »

card-spell-of-chaos-name = Sort du chaos
card-spell-of-chaos-text = Sort. Chaque personne passe sa main à sa gauche.

card-stomped-by-an-elder-god-name = Piétinement d'un Dieu Très Ancien
card-stomped-by-an-elder-god-text = Sort. Endommage le véhicule d'un adversaire.

card-colour-out-of-the-exhaust-name = La Couleur tombée de l'échappement
card-colour-out-of-the-exhaust-text = Sort. Endommage le véhicule juste devant toi et celui juste derrière toi.

card-non-euclidean-hairpin-name = Épingle non euclidienne
card-non-euclidean-hairpin-text = Sort. Un véhicule échange sa position avec celui qui le suit dans la file. Personne ne gagne de tour d'avance.

card-byakhee-towing-service-name = Dépannage Byakhee
card-byakhee-towing-service-text = Sort. Fais deux dépassements automatiques. Puis ton véhicule est endommagé. « Ils te lâchent. »

card-recalled-to-carcosa-name = Rappel à Carcosa
card-recalled-to-carcosa-text = Sort. Une carte Équipe en jeu retourne dans la main de son propriétaire.

card-elder-sign-decal-name = Autocollant du Signe des Anciens
card-elder-sign-decal-text = Sort. Toutes les contagions cessent. Les Sorts adverses sont sans effet sur ton véhicule jusqu'à ton prochain tour.

card-dreamlands-shortcut-name = Raccourci par les Contrées du Rêve
card-dreamlands-shortcut-text = Un dépassement automatique : tu passes devant le véhicule suivant, sans test.

card-cutting-the-angles-of-tindalos-name = Par les angles de Tindalos
card-cutting-the-angles-of-tindalos-text = Un test de dépassement contre le deuxième véhicule devant toi.

card-saboteur-from-innsmouth-name = Saboteur d'Innsmouth
card-saboteur-from-innsmouth-text = Défausse une modification d'un adversaire.

card-repo-ghouls-name = Goules huissières
card-repo-ghouls-text = Prends en main une modification d'un adversaire. « Une traite impayée. »

card-caltrops-of-nyogtha-name = Chausse-trapes de Nyogtha
card-caltrops-of-nyogtha-text = Défausse les pneus d'un adversaire.

card-a-better-offer-name = Une meilleure offre
card-a-better-offer-text = Une carte Équipe du stand d'un adversaire passe dans le tien. « Mutuelle comprise. »

card-black-plague-name = Peste noire
card-black-plague-text = Contagion. Pose-la sur une carte Équipe : à la fin du tour de son propriétaire, cette carte est défaussée, et son propriétaire choisit la victime suivante.

card-gremlins-name = Gremlins
card-gremlins-text = Contagion. Pose-la sur une modification : à la fin du tour de son propriétaire, cette carte est défaussée, et son propriétaire choisit la victime suivante.

card-old-farmers-necronomicon-name = Le Nécronomicon du vieux fermier
card-old-farmers-necronomicon-text =
    Pioche jusqu'à {$amount} { $amount ->
        [one] carte
       *[other] cartes
    }, s'il y a de la place dans ta main. « Semer les navets à la lune noire. »

card-cyclopean-pothole-name = Nid-de-poule cyclopéen
card-cyclopean-pothole-text =
    Un adversaire a {$amount} { $amount ->
        [one] action
       *[other] actions
    } de moins à son prochain tour.

card-wrench-out-of-space-and-time-name = La Clé d'outre-espace et d'outre-temps
card-wrench-out-of-space-and-time-text = Un test de réparation sans arrêt au stand, avec +{$amount}.

card-premium-unleaded-ichor-name = Super ichor sans plomb
card-premium-unleaded-ichor-text = +{$amount} à tes tests de dépassement jusqu'à la fin de ce tour.

card-fungi-from-detroit-name = Fungi de Detroit
card-fungi-from-detroit-text = Fungi. Conduite {$drive}, Mécanique {$fix}. Au stand : +1 en Mécanique par autre Fungi qui s'y trouve, jusqu'à +{$amount}.

card-fungi-from-daytona-name = Fungi de Daytona
card-fungi-from-daytona-text = Fungi. Conduite {$drive}, Mécanique {$fix}. Au volant : +1 en Conduite par Fungi dans ton stand, jusqu'à +{$amount}.

card-zombie-valet-name = Zombie voiturier
card-zombie-valet-text = Zombie. Conduite {$drive}, Mécanique {$fix}. Reste en jeu au lieu d'être défaussé.

card-zombie-grease-monkey-name = Zombie mécano
card-zombie-grease-monkey-text = Zombie. Conduite {$drive}, Mécanique {$fix}. Retourne dans ta main au lieu d'être défaussé. « Il rampe. »

card-high-priest-of-motocross-name = Grand prêtre du motocross
card-high-priest-of-motocross-text =
    Conduite {$drive}, Mécanique {$fix}. Après tout Sort, d'où qu'il vienne, tu peux piocher {$amount} { $amount ->
        [one] carte
       *[other] cartes
    }.

card-herbert-west-name = Herbert West le toubib
card-herbert-west-text = Conduite {$drive}, Mécanique {$fix}. Comme action : un Zombie de la défausse rejoint ton stand.

card-dr-armitage-name = Dr Armitage
card-dr-armitage-text = Conduite {$drive}, Mécanique {$fix}. Les Sorts adverses sont sans effet sur le véhicule qu'il conduit.

card-tcho-tcho-mechanic-name = Mécano tcho-tcho
card-tcho-tcho-mechanic-text = Conduite {$drive}, Mécanique {$fix}. « Ne demande pas ce qu'il y a dans la graisse. »

card-deep-one-in-coveralls-name = Profond en bleu de travail
card-deep-one-in-coveralls-text =
    Conduite {$drive}, Mécanique {$fix}. Quand ta réparation échoue, tu peux piocher {$amount} { $amount ->
        [one] carte
       *[other] cartes
    }.

card-ace-from-arkham-name = As d'Arkham
card-ace-from-arkham-text = Conduite {$drive}, Mécanique {$fix}. « En liberté pour bonne conduite jusqu'à la fin de la course. »

card-nyarlathotep-stunt-driver-name = Nyarlathotep le cascadeur
card-nyarlathotep-stunt-driver-text = Conduite {$drive}, Mécanique {$fix}. Au volant : gagne les tests de dépassement à égalité.

card-cultist-with-a-foam-tentacle-name = Cultiste au tentacule en mousse
card-cultist-with-a-foam-tentacle-text =
    Conduite {$drive}, Mécanique {$fix}. Quand tu gagnes un tour d'avance, tu peux piocher {$amount} { $amount ->
        [one] carte
       *[other] cartes
    }.

card-spacemeadweiser-name = Hydromelweiser
card-spacemeadweiser-text =
    Sponsor. Pioche {$amount} { $amount ->
        [one] carte
       *[other] cartes
    } de plus à la fin de ton tour.

card-sponsor-who-must-not-be-named-name = Le Sponsor qu'on ne doit pas nommer
card-sponsor-who-must-not-be-named-text =
    Sponsor. Ta main peut contenir {$amount} { $amount ->
        [one] carte
       *[other] cartes
    } de plus.

card-miskatonic-night-school-name = Cours du soir Miskatonic
card-miskatonic-night-school-text = Sponsor. {$leading} à tes tests de dépassement tant que tu mènes le { -pack }.

card-innsmouth-seafood-shack-name = Fruits de mer d'Innsmouth
card-innsmouth-seafood-shack-text =
    Sponsor. Quand ton véhicule est endommagé, tu peux piocher {$amount} { $amount ->
        [one] carte
       *[other] cartes
    }.

card-engine-of-the-damned-name = Moteur des damnés
card-engine-of-the-damned-text = {$always} à tes tests de dépassement, {$complexity} en complexité.

card-shoggoth-v8-name = Shoggoth V8
card-shoggoth-v8-text = {$always} à tes tests de dépassement. « Tekeli-li ! »

card-ichor-injection-name = Injection d'ichor
card-ichor-injection-text = {$passing} quand tu tentes de dépasser. Défaussée quand ta tentative échoue.

card-tentacles-name = Tentacules
card-tentacles-text = {$passed} quand on tente de te dépasser.

card-spikey-bits-name = Trucs pointus
card-spikey-bits-text = Un véhicule qui te dépasse est endommagé.

card-mudflaps-man-was-not-meant-to-ogle-name = Les Bavettes que nul ne devait reluquer
card-mudflaps-man-was-not-meant-to-ogle-text = Le véhicule derrière toi n'a pas de test gratuit quand tu t'arrêtes au stand.

card-fifth-dimension-suspension-name = Suspension de la cinquième dimension
card-fifth-dimension-suspension-text = Une égalité à un test de dépassement n'endommage pas ton véhicule.

card-plating-of-the-great-race-name = Blindage de la Grande Race
card-plating-of-the-great-race-text = Quand ton véhicule devrait être endommagé, cette carte est défaussée à la place.

card-nuclear-weapons-name = Armes nucléaires
card-nuclear-weapons-text = Comme action : défausse-les pour endommager les véhicules juste devant toi et juste derrière toi.

card-harpoon-of-dagon-name = Harpon de Dagon
card-harpoon-of-dagon-text = Comme action : le véhicule devant toi a -{$amount} à ses tests de dépassement jusqu'à la fin de ce tour.

card-chassis-that-grew-name = Le Châssis qui poussait
card-chassis-that-grew-text = Au début de ton tour, si ton véhicule est endommagé, lance un dé : à {$amount} ou plus, il est réparé.

card-rats-in-the-whitewalls-name = Les Rats dans les flancs blancs
card-rats-in-the-whitewalls-text = {$passed} quand on tente de te dépasser, {$passing} quand tu tentes de dépasser.

card-radials-from-beyond-space-and-time-name = Radiaux d'outre-espace et d'outre-temps
card-radials-from-beyond-space-and-time-text = {$passing} quand tu tentes de dépasser.

card-black-goat-all-terrains-name = Tout-terrain de la Chèvre Noire
card-black-goat-all-terrains-text = {$always} à tes tests de dépassement, {$complexity} en complexité. « Mille chevreaux par roue. »

card-slicks-of-the-slug-god-name = Slicks du Dieu limace
card-slicks-of-the-slug-god-text = {$always} à tes tests de dépassement. Défaussés quand ton véhicule est endommagé.

card-retreads-of-leng-name = Rechapés de Leng
card-retreads-of-leng-text =
    {$passing} quand tu tentes de dépasser. Tu peux tenter de dépasser un véhicule jusqu'à {$amount} { $amount ->
        [one] position
       *[other] positions
    } devant toi.

card-ia-ia-name = Iä ! Iä !
card-ia-ia-text = Quand quelqu'un d'autre vient de jouer une carte : annule-la.

card-lead-tentacle-name = Tentacule au plancher
card-lead-tentacle-text = Quand tu tentes de dépasser : +{$amount}.

card-swerve-of-madness-name = L'Embardée hallucinée
card-swerve-of-madness-text = Quand on tente de te dépasser : +{$amount}.

card-azathoths-loaded-die-name = Le Dé pipé d'Azathoth
card-azathoths-loaded-die-text = Quand les dés de ton test de dépassement ont été lancés : relance le tien.

card-the-piper-misses-a-note-name = Fausse note du flûtiste
card-the-piper-misses-a-note-text = Quand les dés de n'importe quel test de dépassement ont été lancés : l'un et l'autre sont relancés.

card-privilege-of-the-great-race-name = Privilège de la Grande Race
card-privilege-of-the-great-race-text = Quand un tour se termine : le prochain tour est à toi.

card-that-is-not-dead-name = N'est pas mort
card-that-is-not-dead-text = Quand ton véhicule va être endommagé : il ne l'est pas.

card-opportunity-gnaws-name = L'appétit vient en rongeant
card-opportunity-gnaws-text = Quand quelqu'un d'autre annonce un arrêt au stand : un test de dépassement gratuit contre le véhicule devant toi.

card-claim-against-the-gods-name = Réclamation contre les dieux
card-claim-against-the-gods-text =
    Quand ton véhicule a été dépassé : pioche {$amount} { $amount ->
        [one] carte
       *[other] cartes
    }.

card-left-handed-lug-nuts-name = Écrous pour gauchers
card-left-handed-lug-nuts-text = Quand quelqu'un d'autre tente une réparation : -{$amount}.

option-length = Durée de la course : courte (short), normale (normal) ou longue (long)
option-counters = Marqueurs sur le drapeau (course longue seulement)
option-warning_lap = Un dernier tour de table après la sortie du drapeau
option-net_laps = Quand tout le monde a un tour d'avance, chaque siège en rend un
option-swap_laps = Les tours d'avance sont corrigés quand la tête et la queue du { -pack } échangent leurs positions
option-damage_passes = Perdre une position par dégâts compte comme un dépassement
option-vehicles = Véhicules au hasard (random) ou choisis (drafted)

option-length-label = Durée
option-length-explain = En course normale, le drapeau rejoint la pioche au premier mélange de la défausse ; en course courte, il est dès le début dans la moitié inférieure de la première pioche ; en course longue, des marqueurs le retiennent.
option-length-short = courte
option-length-normal = normale
option-length-long = longue

option-counters-label = Marqueurs sur le drapeau
option-counters-explain = En course longue seulement : combien de fois il faut mélanger la défausse avant que le drapeau soit dans la pioche.

option-warning_lap-label = Dernier tour de table
option-warning_lap-explain = Une fois le drapeau pioché, chaque siège joue encore un tour ; celui qui l'a pioché joue le dernier.

option-net_laps-label = Avance nette
option-net_laps-explain = Dès que tout le monde a un tour d'avance, chaque siège en rend un.

option-swap_laps-label = Avance corrigée
option-swap_laps-explain = Quand le premier et le dernier du { -pack } échangent leurs positions parce qu'ils ont tous été endommagés à nouveau, l'ancien premier gagne un tour d'avance et l'ancien dernier en rend un ; s'il n'en a pas, tous les autres en gagnent un. Sinon, seules les positions changent.

option-damage_passes-label = Dépassement par dégâts
option-damage_passes-explain = Un véhicule endommagé à nouveau est dépassé par celui qui le suit. Avec cette option, c'est un dépassement comme un autre : les Trucs pointus endommagent, et les réactions à un dépassement peuvent se jouer. Sinon, cela ne déclenche rien.

option-vehicles-label = Véhicules
option-vehicles-explain = Distribués au hasard, ou choisis l'un après l'autre.
option-vehicles-random = au hasard
option-vehicles-drafted = choisis

choice-short = courte
choice-normal = normale
choice-long = longue
choice-random = au hasard
choice-drafted = choisis

ask-vehicle = Choisis ton véhicule.
ask-qualify = Défausse autant de cartes que tu veux pour une place sur la grille : qui en défausse le plus part en tête. Garde le reste.
ask-action = Choisis une action.
ask-free_test = Le véhicule devant toi s'arrête au stand. Tentes-tu de le dépasser gratuitement ?
ask-pit = Tu es au stand. Fais une seule chose :
ask-react = Joues-tu une réaction ?
ask-may_draw = Pioches-tu ? Le drapeau peut sortir.
ask-discard = Défausse autant de cartes que tu veux, ou aucune.
ask-draw = Combien de cartes pioches-tu ?
ask-contagion = Où va maintenant la contagion ?

result-by =
    Avec {$n} { $n ->
        [one] tour
       *[other] tours
    } d'avance de plus que l'adversaire suivant ({$rival}).
result-ahead = Avec autant de tours d'avance que l'adversaire suivant ({$rival}), mais devant dans le { -pack }.
result-came =
    {$laps} { $laps ->
        [one] tour
       *[other] tours
    } d'avance, position {$place} dans le { -pack }

awaits-vehicle =
    {$waiting} { $waiting ->
        [one] choisit
       *[other] choisissent
    } un véhicule.
awaits-qualify =
    {$waiting} { $waiting ->
        [one] défausse
       *[other] défaussent
    } des cartes pour une place sur la grille.
awaits-action =
    {$waiting} { $waiting ->
        [one] choisit
       *[other] choisissent
    } une action.
awaits-free_test =
    {$waiting} { $waiting ->
        [one] peut tenter
       *[other] peuvent tenter
    } un dépassement gratuit.
awaits-pit =
    {$waiting} { $waiting ->
        [one] est
       *[other] sont
    } au stand.
awaits-react =
    {$waiting} { $waiting ->
        [one] peut
       *[other] peuvent
    } jouer une réaction.
awaits-may_draw =
    {$waiting} { $waiting ->
        [one] décide de piocher ou non
       *[other] décident de piocher ou non
    }.
awaits-discard =
    {$waiting} { $waiting ->
        [one] défausse
       *[other] défaussent
    } des cartes.
awaits-draw =
    {$waiting} { $waiting ->
        [one] décide
       *[other] décident
    } combien de cartes piocher.
awaits-contagion =
    {$waiting} { $waiting ->
        [one] décide
       *[other] décident
    } où va la contagion.

verb-take = prendre {$cards}
verb-throw = défausser {$cards}
verb-throw_none = ne rien défausser
verb-play = jouer {$cards}
verb-crew =
    { $you ->
        [seat] envoyer {$cards} à ton stand
       *[other] envoyer {$cards} au stand, chez {$seats}
    }
verb-overtake = tenter de dépasser {$seats}
verb-pit = s'arrêter au stand
verb-use = utiliser {$cards}
verb-end = plus d'action
verb-yes = oui
verb-no = non
verb-mod = monter {$cards}
verb-tires = monter {$cards}
verb-driver = mettre {$cards} au volant
verb-repair = tenter de réparer
verb-remove = retirer {$cards}
verb-nothing = ne rien faire
verb-react = jouer {$cards}
verb-pass = pas de réaction
verb-silence = plus de réaction ce tour-ci
verb-draw = piocher {$number}
verb-infect = {$cards}
verb-aimed = {$what}, sur {$whom}
verb-instead = {$what}, pour remplacer {$whom}

fact-vehicle = {$seat} conduit : {$vehicle}.
fact-dealt = Tu reçois {$cards}.
fact-qualified =
    {$seat} défausse {$number} { $number ->
        [one] carte
       *[other] cartes
    }{ $cards ->
        [0] {""}
       *[other]  : {$cards}
    }.
fact-order_rolls = {$seats} lancent les dés pour leur ordre : {$dice}.
fact-grid = Le { -pack } se forme : {$places}. {$seat}, en queue, joue le premier tour.
fact-turn =
    Tour {$turn} : {$seat}, {$actions} { $actions ->
        [one] action
       *[other] actions
    }.
fact-regrows = {$seat} lance le dé pour le châssis : {$die}, il faut {$needed}.
fact-played =
    {$seat} joue {$card}{ $aim ->
        [0] {""}
       *[other] { $owner ->
                [0] {""}
               *[other] {" "}sur {$aim} (chez {$owner})
            }
    }{ $seats ->
        [0] {""}
       *[other] {" "}sur {$seats}
    }.
fact-uses =
    {$seat} utilise {$card}{ $aim ->
        [0] {""}
       *[other] {" "}sur {$aim}
    }.
fact-crew = {$seat} envoie {$card} au stand, chez {$rival}.
fact-no_more_actions = {$seat} ne fait plus d'action.
fact-reacted = {$seat} joue {$card} en réaction.
fact-came_too_late = {$card} arrive trop tard : {$seat} reprend la carte en main.
fact-nothing_left = {$card} n'a plus rien à annuler : {$seat} défausse la carte.
fact-cancelled = Iä ! Iä ! {$seat} annule {$card}, carte jouée par {$rival}.
fact-triggers = {$card} : {$seat} peut piocher.
fact-attempts = {$seat} tente de dépasser {$rival}.
fact-dice = {$seat} fait {$die}, {$rival} fait {$rival_die}.
fact-rolled_again = {$seat} relance : {$die}.
fact-total =
    {$seat} : {$die} (dé) + {$speed} (vitesse){ $drive ->
        [0] {""}
       *[other] {" "}+ {$drive} (pilote)
    }{ $mod_bonus ->
        [0] {""}
       *[other] {" "}{$mod_bonus} (modifications)
    }{ $tire_bonus ->
        [0] {""}
       *[other] {" "}{$tire_bonus} (pneus)
    }{ $action_bonus ->
        [0] {""}
       *[other] {" "}{$action_bonus} (actions)
    }{ $reaction_bonus ->
        [0] {""}
       *[other] {" "}{$reaction_bonus} (réactions)
    } = {$total}.
fact-failed = {$seat} ne parvient pas à dépasser {$rival}.
fact-wins_tie = Égalité, mais {$seat} l'emporte grâce à son pilote.
fact-tie = Égalité : {$seat} et {$rival} se rentrent dedans.
fact-passed = {$seat} dépasse {$rival} et prend la position {$place} du { -pack }.
fact-follows = {$seat} se glisse derrière {$rival} et dépasse {$passed}.
fact-lap =
    {$seat} prend un tour au { -pack } : {$laps} { $laps ->
        [one] tour
       *[other] tours
    } d'avance.
fact-net_laps = Tout le monde a un tour d'avance : chaque siège en rend un.
fact-spiked = {$seat} : véhicule endommagé par les Trucs pointus (chez {$rival}).
fact-lap_back =
    {$seat} perd un tour : {$laps} { $laps ->
        [one] tour
       *[other] tours
    } d'avance.
fact-swapped = {$seat} et {$rival} échangent leurs positions.
fact-plated = {$card} protège le véhicule, chez {$seat}.
fact-unharmed = {$seat} : véhicule indemne.
fact-damaged = {$seat} : véhicule endommagé, vitesse {$speed}.
fact-damaged_again = {$seat} : véhicule déjà endommagé, touché à nouveau ; il perd une position.
fact-pits = {$seat} annonce un arrêt au stand.
fact-pounces = {$seat} gagne un test de dépassement gratuit.
fact-ogled = {$rival} reluque les bavettes chez {$seat} et n'a pas de test gratuit.
fact-idles = {$seat} quitte le stand sans rien faire.
fact-fits =
    {$seat} monte {$card}{ $replaced ->
        [0] {""}
       *[other] {" "}pour remplacer {$replaced}
    }.
fact-takes_wheel =
    {$seat} met {$card} au volant{ $replaced ->
        [0] {""}
       *[other] {" "}pour remplacer {$replaced}
    }.
fact-steps_down = {$card} quitte le volant, chez {$seat}, et rejoint le stand.
fact-repair_test =
    {$seat} répare : {$die} (dé){ $fix ->
        [0] {""}
       *[other] {" "}+ {$fix} (équipe)
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+ {$bonus} (clé)
    }{ $jinx ->
        [0] {""}
       *[other] {" "}- {$jinx} (écrous)
    } = {$total}, il faut {$complexity}.
fact-repaired = {$seat} : véhicule réparé.
fact-repair_failed = {$seat} : la réparation échoue.
fact-hands_go_round = Chaque main passe à gauche.
fact-new_hand = Ta nouvelle main : {$cards}.
fact-recalled = {$seat} reprend {$card} en main.
fact-sheltered = Les Sorts sont sans effet sur {$seat} jusqu'à son prochain tour.
fact-repossessed = {$seat} saisit {$card} chez {$rival}.
fact-changed_sides = {$seat} débauche {$card} chez {$rival}.
fact-slowed =
    {$seat} aura {$actions} { $actions ->
        [one] action
       *[other] actions
    } de moins à son prochain tour.
fact-boosted = {$seat} a +{$amount} aux tests de dépassement jusqu'à la fin de ce tour.
fact-reanimated = {$card} se relève et rejoint le stand, chez {$seat}.
fact-harpooned = {$seat} harponne {$rival} : -{$amount} aux tests de dépassement jusqu'à la fin de ce tour.
fact-thrown_out = {$seat} perd {$card}.
fact-survives = {$card} reste en jeu, chez {$seat}.
fact-crawls_back = {$card} revient en main, chez {$seat}.
fact-infected = {$contagion} touche maintenant {$card}, chez {$seat}.
fact-struck = {$contagion} emporte {$card}, chez {$seat}.
fact-contagion_ends = {$contagion} : la contagion est finie.
fact-threw_away = {$seat} défausse {$cards}.
fact-drew =
    {$seat} pioche {$number} { $number ->
        [one] carte
       *[other] cartes
    }.
fact-drew_cards = Tu pioches {$cards}.
fact-reshuffled =
    La défausse est mélangée et devient la pioche{ $flag ->
        [yes] , avec le drapeau à damier dedans
       *[no] {""}
    }.
fact-counter = Un marqueur est retiré du drapeau : il en reste {$number}.
fact-turn_over = {$seat} a fini son tour.
fact-takes_next_turn = {$seat} joue le prochain tour.
fact-standstill =
    Personne n'a pioché depuis {$rounds} { $rounds ->
        [one] tour
       *[other] tours
    } de table : la course s'arrête.
fact-warning = {$seat} pioche le drapeau à damier : dernier tour de table, et {$seat} jouera le dernier tour.
fact-flag = {$seat} pioche le drapeau à damier !
fact-race_over = {$winner} gagne ! Tours d'avance : {$standings}.

## brief: la même chose en bref, derrière un nom

brief-vehicle = {$vehicle}
brief-qualified =
    défausse {$number}{ $cards ->
        [0] {""}
       *[other]  : {$cards}
    }
brief-played =
    joue {$card}{ $aim ->
        [0] {""}
       *[other] { $owner ->
                [0] {""}
               *[other] {" "}sur {$aim} (chez {$owner})
            }
    }{ $seats ->
        [0] {""}
       *[other] {" "}sur {$seats}
    }
brief-uses =
    utilise {$card}{ $aim ->
        [0] {""}
       *[other] {" "}sur {$aim}
    }
brief-crew = envoie {$card} au stand, chez {$rival}
brief-reacted = réagit avec {$card}
brief-cancelled = annule {$card} ({$rival})
brief-pounces = gagne un test gratuit
brief-wins_tie = gagne l'égalité grâce à son pilote
brief-follows = se glisse derrière {$rival} et dépasse {$passed}
brief-attempts = tente de dépasser {$rival}
brief-test = {$mine} contre {$theirs} (dés {$die} et {$rival_die})
brief-failed = ne passe pas
brief-passed = dépasse, position {$place}
brief-tie = égalité, collision
brief-lap =
    prend un tour au { -pack } : {$laps} { $laps ->
        [one] tour
       *[other] tours
    } d'avance
brief-damaged = dégâts, vitesse {$speed}
brief-damaged_again = à nouveau des dégâts, perd une position
brief-unharmed = indemne
brief-pits = arrêt au stand
brief-idles = quitte le stand sans rien faire
brief-fits =
    monte {$card}{ $replaced ->
        [0] {""}
       *[other] {" "}pour remplacer {$replaced}
    }
brief-takes_wheel =
    met {$card} au volant{ $replaced ->
        [0] {""}
       *[other] {" "}pour remplacer {$replaced}
    }
brief-repair_test = réparation : {$total}, il faut {$complexity}
brief-repaired = c'est réparé
brief-repair_failed = échec
brief-slowed =
    {$actions} { $actions ->
        [one] action
       *[other] actions
    } de moins au prochain tour
brief-boosted = +{$amount} ce tour-ci
brief-harpooned = {$rival} a -{$amount} ce tour-ci
brief-thrown_out = perd {$card}
brief-survives = garde {$card}
brief-threw_away = défausse {$number}
brief-drew = pioche {$number}

# Ce qui ne va pas dans le fichier d'une édition. `name` et `other` sont cités du fichier.
fault-too_few_cards = a trop peu de cartes : {$number}, alors que huit mains et une pioche en demandent {$need} ou plus
fault-limit_hand = vaut {$value}, mais une main a normalement cinq cartes au plus
fault-limit_actions = vaut {$value}, mais un tour a deux actions
fault-limit_draw = vaut {$value}, mais on pioche deux cartes au plus après un tour
fault-limit_mods = vaut {$value}, mais un véhicule porte deux modifications au plus
fault-limit_die = vaut {$value}, mais le dé a six faces
fault-limit_faster = vaut {$value} pour « {$name} » et {$others} pour « {$other} », plus lent, mais un véhicule plus rapide est le plus lent une fois endommagé
fault-limit_one_faster = « {$name} » est plus rapide une fois endommagé, et « {$other} » aussi, mais un seul véhicule l'est
fault-no_cards_of_type = manque : écris {$header} pour chaque carte de ce type
fault-card_twice = « {$name} » est là deux fois : écris plutôt copies = 2
fault-card_alike = « {$name} » est « {$other} » sous un autre nom
fault-wrong_count = dit {$said}, mais la liste en a {$found}
fault-no_id = « {$name} » doit avoir des minuscules et des chiffres, avec des traits d'union entre les mots
fault-id_of_flag = « flag » est le nom du drapeau à damier
fault-effect_answers_not = « {$name} » ne peut pas répondre à « {$trigger} », seuls ceux-ci le peuvent : {$known}
fault-does_nothing = ne fait rien : donne-lui un effet ou un bonus
fault-no_such_effect = vaut « {$name} », mais sur une carte du type {$type} l'effet est l'un de ceux-ci : {$known}
fault-effect_needs_number = manque : l'effet « {$name} » demande un nombre
fault-no_switch = doit être true ou false
fault-untrue_text = « {$name} » ne fait pas ce que dit le texte fourni : donne-lui un nom et un texte à lui
fault-too_few_vehicles = a trop peu de véhicules : il en faut {$need} ou plus, chacun comme {$header}
fault-vehicle_twice = « {$name} » est là deux fois
fault-scenario_no_vehicle = cette édition n'a pas de véhicule « {$name} » ; il y a {$known}
fault-scenario_no_vehicle_number = il n'y a pas de véhicule {$number}
fault-scenario_no_player = devrait être quelqu'un de la table
fault-scenario_cannot_come = « {$name} » ne peut pas sortir pour « {$about} »
fault-scenario_vehicle_taken = quelqu'un d'autre le conduit
fault-scenario_not_in_play = {$name} n'est pas en jeu
fault-scenario_flag_in_pile = le drapeau va dans une pile
fault-scenario_other_type = {$name} n'est pas une carte de type {$type}

reason-malformed = « {$answer} » n'est pas une réponse ici. Commence par l'un de ces mots : {$verbs}.
reason-unknown_piece = Il n'y a ni carte, ni véhicule, ni siège « {$answer} ». Les sièges sont @0, @1 et ainsi de suite.
reason-one_vehicle = Nomme un véhicule.
reason-vehicle_taken = {$vehicle} n'est plus libre.
reason-no_target = Rien d'autre ne peut être nommé ici.
reason-card_twice = {$card} ne se nomme qu'une fois.
reason-draw_too_many =
    Tu peux piocher {$most} au plus : une main contient {$limit} { $limit ->
        [one] carte
       *[other] cartes
    }.
reason-one_seat = Nomme un siège.
reason-one_card_one_seat = Nomme une carte et un siège.
reason-no_such_seat = Il n'y a pas de siège @{$number}.
reason-not_ahead =
    {$rival} n'est pas à {$reach} { $reach ->
        [one] position
       *[other] positions
    } ou moins devant toi.
reason-card_not_in_hand = {$card} n'est pas dans ta main.
reason-not_crew = {$card} n'est pas une carte Équipe.
reason-name_a_card = Nomme une carte.
reason-reaction_waits = {$card} est une réaction, qui se joue {$event}.
reason-not_an_action = {$card} n'est pas une carte Action.
reason-not_damaged = {$card} ne ferait rien : ton véhicule n'est pas endommagé.
reason-card_not_in_play = Tu n'as pas {$card} en jeu.
reason-nothing_to_use = {$card} ne s'utilise pas comme action.
reason-one_target_card = Nomme une carte comme cible pour {$card}.
reason-no_dead_zombie = Ce n'est pas un Zombie de la défausse.
reason-last_in_pack = {$rival} ferme la file : personne derrière avec qui échanger.
reason-warded = Les Sorts sont sans effet sur {$rival}.
reason-not_yourself = Tu ne peux pas te choisir.
reason-no_tires = {$rival} n'a pas de pneus à perdre.
reason-target_not_in_play = {$card} n'est pas en jeu.
reason-wrong_target = {$card} n'est pas du type {$type}.
reason-drivers_stay = {$card} est au volant ; seules les cartes Équipe au stand peuvent être prises.
reason-already_infected = {$card} porte déjà une contagion.
reason-nothing_to_repair = Ton véhicule n'est pas endommagé.
reason-one_thing = On ne fait qu'une seule chose par arrêt au stand.
reason-not_on_vehicle = {$card} n'est pas sur ton véhicule.
reason-wrong_fitting = {$card} n'est pas du type {$type}.
reason-room_left =
    Il reste de la place : un véhicule porte {$room} { $room ->
        [one] modification
       *[other] modifications
    }, rien n'a à partir.
reason-no_room =
    Un véhicule porte {$room} { $room ->
        [one] modification
       *[other] modifications
    } : indique laquelle part.
reason-not_a_reaction = {$card} n'est pas une réaction.
reason-excluded = {$card} arrive trop tard : c'est déjà réglé.
reason-silent = Tu as choisi de ne plus réagir ce tour-ci.
reason-one_reaction = On ne joue qu'une réaction à la fois.
reason-nothing_to_answer = Tu n'as aucune réaction à jouer : la seule réponse est pas de réaction.
reason-not_a_victim = {$contagion} ne peut pas aller sur {$card}.

section-Preparation = Préparation
section-Handing_out_vehicles = Distribuer les véhicules
section-Dealing_hands = Distribuer les mains
section-Pack_order = L'ordre du { -pack }
section-Turn_order = Déroulement d'un tour
section-Actions = Actions
section-Playing_an_action_card = Jouer une carte Action
section-Timing_of_action_cards = Quand agissent les cartes Action
section-Adding_pit_crew = Renforcer une équipe
section-Making_a_passing_attempt = Tenter un dépassement
section-Passing_tests = Tests de dépassement
section-Taking_more_damage = Subir d'autres dégâts
section-Two_damaged_vehicles = Deux véhicules endommagés
section-Passing_vehicle_damaged = Un véhicule endommagé dépasse
section-Damaged_vehicle_being_passed = Un véhicule endommagé est dépassé
section-Automatic_passes = Dépassements automatiques
section-Free_passes = Dépassements gratuits
section-Making_a_pit_stop = S'arrêter au stand
section-Adding_a_modification = Monter une modification
section-Adding_tires = Monter des pneus
section-Adding_a_driver = Mettre un pilote au volant
section-Repairing_damage = Réparer les dégâts
section-Discarding = Défausser
section-Drawing = Piocher
section-Reaction_cards = Cartes Réaction
section-Timing_of_reaction_cards = Quand agissent les cartes Réaction
section-Contagion = Contagion
section-End_of_the_game = Fin de la course
section-Net_lap_counters = Avance nette
section-The_long_game = La course longue
section-The_short_game = La course courte
section-The_warning_lap = Le dernier tour de table

help-action =
    Un tour comporte {$turn_actions} { $turn_actions ->
        [one] action
       *[other] actions
    }. Tente de dépasser le véhicule devant toi : de part et d'autre, on lance un dé et on ajoute vitesse, pilote, modifications et pneus ; le plus haut total gagne, une égalité endommage l'un et l'autre sauf si une carte l'empêche. Le premier du { -pack } dépasse le dernier et gagne ainsi un tour d'avance. Ou joue une carte Action, envoie une carte Équipe dans un stand, ou arrête-toi au stand pour monter une modification, des pneus ou un pilote, ou pour réparer ; le véhicule derrière toi peut alors tenter de te dépasser gratuitement. Après tes actions, défausse ce que tu veux et pioche jusqu'à {$turn_draw} { $turn_draw ->
        [one] carte
       *[other] cartes
    }. Quand le drapeau à damier est pioché, la course s'arrête{ $one_more_lap ->
        [yes] {" "}après un dernier tour de table
       *[no] {""}
    } : qui a le plus de tours d'avance gagne et, à égalité, qui est le plus en avant dans le { -pack }.
help-vehicle = Chaque véhicule a une vitesse, une autre vitesse quand il est endommagé, et une complexité : une réparation réussit si un dé et la Mécanique de ton équipe au stand l'atteignent. La vitesse gagne les tests de dépassement ; un véhicule peu complexe est vite réparé.
help-qualify = Qui défausse le plus de cartes part en tête ; les dés départagent les égalités. Le dernier du { -pack } joue le premier tour. Les mains ne sont pas complétées : plus tu gardes de cartes, plus tu peux en faire.
help-pit = Une seule chose : monter une modification, des pneus ou un pilote de ta main, en retirer un, ou tenter de réparer. Une réparation réussit si un dé et la Mécanique de ton équipe au stand atteignent la complexité du véhicule. La Mécanique du pilote ne compte pas tant qu'il conduit.
help-free_test = Le véhicule devant toi s'arrête au stand : tu peux donc faire un test de dépassement contre lui sans dépenser d'action. Si tu échoues, tu restes où tu es ; une égalité endommage l'un et l'autre sauf si une carte l'empêche.
help-discard = Après tes actions, tu peux défausser des cartes pour faire de la place à d'autres. Tout le monde voit ce que tu défausses.
help-draw =
    Jusqu'à {$turn_draw} { $turn_draw ->
        [one] carte
       *[other] cartes
    }, plus avec certains sponsors et véhicules, tant que ta main de {$most_hand} a de la place ; tu dis combien avant de voir la première. Quand sort le drapeau à damier, la course s'arrête{ $one_more_lap ->
        [yes] {" "}après un dernier tour de table
       *[no] {""}
    } : en retard, mieux vaut peut-être ne pas piocher.
help-may_draw =
    Une carte en jeu te permet de piocher. Tu peux refuser : le drapeau à damier peut sortir{ $one_more_lap ->
        [yes] {" "}et lancer le dernier tour de table
       *[no] {""}
    }{ $at_once ->
        [yes] {" "}et finir la course
       *[no] {""}
    }.
help-contagion = La contagion se déplace, et tu choisis la victime suivante : n'importe quelle autre carte de la même sorte, chez n'importe qui. Cette carte est défaussée à la fin du tour de son propriétaire, qui choisit à son tour.
help-react = Une réaction ne coûte pas d'action. Tout le monde répond en même temps et en secret ; les cartes font effet dans l'ordre où elles ont été jouées, mais parmi celles qui annulent, la dernière fait effet en premier.

public-owned =
    { $you ->
        [owner] {$card} chez toi
       *[other] {$card} chez {$owner}
    }{ $contagion ->
        [0] {""}
       *[other] {" "}({$contagion})
    }
public-vehicle = Vitesse {$speed}, avec dégâts {$damaged}, complexité {$complexity}. {$text}
public-free_test =
    {$rival} ({$vehicle}) est au stand{ $lap ->
        [yes]  ; dépasser le dernier du { -pack } te donne un tour d'avance
       *[no] {""}
    }.
public-sums =
    { $you ->
        [seat] Tu as {$mine}, {$rival} a {$theirs}.
        [rival] {$seat} a {$mine}, tu as {$theirs}.
       *[other] {$seat} a {$mine}, {$rival} a {$theirs}.
    }

public-moment-card =
    { $you ->
        [seat] Tu as
       *[other] {$seat} a
    } joué {$card}{ $aimed ->
        [mine] {" "}sur {$aim} (chez toi)
        [theirs] {" "}sur {$aim} (chez {$owner})
       *[other] {""}
    }{ $on ->
        [me] {" "}sur toi
        [me_too] {" "}sur toi et {$seats}
        [others] {" "}sur {$seats}
       *[other] {""}
    } : on peut l'annuler.
public-moment-fitting =
    { $you ->
        [seat] Tu montes {$card} pour remplacer {$aim} : on peut l'annuler.
       *[other] {$seat} monte {$card} pour remplacer {$aim} : on peut l'annuler.
    }
public-moment-attempt =
    { $you ->
        [seat] Tu tentes de dépasser {$rival}.
        [rival] {$seat} tente de te dépasser.
       *[other] {$seat} tente de dépasser {$rival}.
    }
public-moment-rolled =
    { $you ->
        [seat] Tu as fait {$die}, {$rival} a fait {$rival_die}.
        [rival] {$seat} a fait {$die}, tu as fait {$rival_die}.
       *[other] {$seat} a fait {$die}, {$rival} a fait {$rival_die}.
    }
public-moment-passed =
    { $you ->
        [seat] Tu as dépassé {$rival}.
        [rival] {$seat} t'a dépassé.
       *[other] {$seat} a dépassé {$rival}.
    }
public-moment-damage =
    { $you ->
        [alone] Tu vas subir des dégâts.
        [among] Toi et {$victims} allez subir des dégâts.
       *[other] {$victims} { $victims ->
                [one] va
               *[other] vont
            } subir des dégâts.
    }
public-moment-pit =
    { $you ->
        [seat] Tu t'arrêtes au stand.
       *[other] {$seat} s'arrête au stand.
    }
public-moment-repair =
    { $you ->
        [seat] Tu tentes une réparation.
       *[other] {$seat} tente une réparation.
    }
public-moment-turn =
    { $you ->
        [seat] Tu finis ton tour.
       *[other] {$seat} finit son tour.
    }
public-moment-contagion = {$card} quitte {$leaves} et se déplace.

step-turn = { -turn(at: "start") } {$turn} : {$seat}

scene-spell = sort
scene-ready = Confirme, ou choisis autre chose.
scene-card =
    {$type}. {$text}{ $contagion ->
        [0] {""}
       *[other] {" "}Porte une contagion : {$contagion}.
    }
scene-die = Dé pour {$seat} : {$die}
scene-vehicle =
    {$vehicle}{ $damaged ->
        [yes] , avec dégâts
       *[no] {""}
    }
scene-laps =
    {$seat} : {$laps} { $laps ->
        [one] tour
       *[other] tours
    } d'avance
scene-laps_detail = Qui a le plus de tours d'avance à la fin de la course gagne.
scene-lights = Actions qui restent ce tour-ci.

scene-title-vehicles = Choix des véhicules
scene-title-deal = Distribution des mains
scene-title-qualify = Qualifications
scene-title-turn =
    Tour {$turn} : {$seat}, encore {$actions} { $actions ->
        [one] action
       *[other] actions
    }
scene-title-over = {$seat} a gagné

scene-pile-draw = Pioche : {$pile}
scene-pile-draw_detail = Personne n'a le droit de la compter. Le drapeau {$where}.
scene-pile-discard = Défausse : {$pile}
scene-pile-discard_detail = Quand la pioche est épuisée, ces cartes sont mélangées et deviennent la nouvelle pioche.
scene-pile-top = {$card}, au sommet de la défausse

scene-flag-waiting =
    Il attend le mélange de la défausse{ $counters ->
        [0] {""}
       *[other] , avec {$counters} { $counters ->
                [one] marqueur
               *[other] marqueurs
            } dessus
    }.
scene-flag-below = Il a été mélangé dans la moitié inférieure de la pioche.
scene-flag-in_pile =
    Il est dans la pioche : qui le pioche met fin à la course{ $warning ->
        [yes] {" "}après un dernier tour de table
       *[no] {""}
    }.
scene-flag-out = Il a été pioché.

scene-car-pack =
    {$seat}, position {$place} : {$vehicle}{ $damaged ->
        [yes] , avec dégâts
       *[no] {""}
    }
scene-car-grid = {$seat} : {$vehicle}

scene-part-driver = {$card}, au volant
scene-part-mod = {$card}, modification
scene-part-tires = {$card}, pneus
scene-part-pit = {$card}, au stand
scene-part-contagion = {$contagion}, sur {$card}

scene-token-sheltered = Les Sorts adverses sont sans effet jusqu'au prochain tour
scene-token-slowed =
    {$n} { $n ->
        [one] action
       *[other] actions
    } de moins au prochain tour
scene-token-boost = {$by} aux tests de dépassement jusqu'à la fin de ce tour

scene-stat-laps-label = Avance
scene-stat-laps-detail = Tours d'avance : qui en a le plus gagne.

scene-stat-passing-label = Dépasser
scene-stat-passing-detail =
    Ajouté au dé quand ce véhicule tente de dépasser : vitesse {$speed}{ $drive ->
        [0] {""}
       *[other] , pilote {$drive}
    }{ $mods ->
        [0] {""}
       *[other] , modifications {$mods}
    }{ $tires ->
        [0] {""}
       *[other] , pneus {$tires}
    }{ $actions ->
        [0] {""}
       *[other] , actions {$actions}
    }.

scene-stat-passed-label = Défendre
scene-stat-passed-detail =
    Ajouté au dé quand on tente de dépasser ce véhicule : vitesse {$speed}{ $drive ->
        [0] {""}
       *[other] , pilote {$drive}
    }{ $mods ->
        [0] {""}
       *[other] , modifications {$mods}
    }{ $tires ->
        [0] {""}
       *[other] , pneus {$tires}
    }{ $actions ->
        [0] {""}
       *[other] , actions {$actions}
    }.

scene-stat-repair-label = Réparer
scene-stat-repair-detail = Mécanique de l'équipe au stand : {$fix}. Avec un dé, une réparation doit atteindre {$complexity}.

scene-stat-hand-label = Main
scene-stat-hand-detail = Cartes en main.

scene-stat-actions-label = Actions
scene-stat-actions-detail = Actions qui restent ce tour-ci.

scene-do-overtake = Dépasser {$rival} : {$passes}
scene-do-pit =
    Arrêt au stand{ $rival ->
        [0] {""}
       *[other] { $passes ->
                [0] {""}
               *[other] {" "}({$rival} peut dépasser : {$passes})
            }
    }
scene-do-end = Plus d'action
scene-do-repair = Tenter de réparer : {$chance}
scene-do-nothing = Ne rien faire
scene-do-pass = Pas de réaction
scene-do-silence = Plus aucune ce tour-ci

scene-do-free_test-yes =
    Dépasser {$rival}{ $passes ->
        [0] {""}
       *[other]  : {$passes}
    }
scene-do-free_test-no = Rester derrière

scene-do-may_draw-yes = Piocher
scene-do-may_draw-no = Ne pas piocher

scene-about-end = Tu ne fais plus d'action ce tour-ci. Ensuite, tu défausses et tu pioches.
scene-about-nothing = Tu quittes le stand sans rien faire.
scene-about-pass = Tu ne réagis pas à ceci. On te redemandera quand il se passera autre chose.
scene-about-silence = Tu ne joues plus de réaction jusqu'à la fin de ce tour, et on ne te demande plus rien d'ici là.

scene-place-draw = pioche
scene-place-discard = défausse
scene-place-finish = la ligne d'arrivée
scene-place-turn = les feux
scene-place-play = cartes jouées
scene-place-dice = dés
scene-place-pit = stands
scene-place-garage = garage
scene-place-pack = position {$place} du { -pack }
scene-place-laps = tours d'avance de la position {$place}
scene-place-bend = l'autre côté de la piste

scene-aim-rival = Choisis l'adversaire pour {$cards}.
scene-aim-rival_tires = Choisis l'adversaire qui perd ses pneus par {$cards}.
scene-aim-pair = Choisis un véhicule : il échange sa position avec celui qui le suit.
scene-aim-crew = Choisis la carte Équipe en jeu pour {$cards}.
scene-aim-mod = Choisis la modification en jeu pour {$cards}.
scene-aim-rival_mod = Choisis une modification adverse pour {$cards}.
scene-aim-rival_pit = Choisis une carte Équipe dans un stand adverse pour {$cards}.
scene-aim-dead_zombie = Choisis le Zombie qui se relève de la défausse.
scene-aim-into_crew = Choisis dans quel stand va {$cards}.
scene-aim-into_mod = Choisis la modification qui laisse la place à {$cards}.

scene-why-unknown = Cela ne peut pas être choisi ici.
scene-why-hand_only = Choisis des cartes de ta main à défausser.
scene-why-no_aim = Rien ne peut être visé maintenant avec {$cards}.

scene-preview-sum =
    {$seat} : {$speed} (vitesse){ $drive ->
        [0] {""}
       *[other] {" "}+ {$drive} (pilote)
    }{ $mod_bonus ->
        [0] {""}
       *[other] {" "}{$mod_bonus} (modifications)
    }{ $tire_bonus ->
        [0] {""}
       *[other] {" "}{$tire_bonus} (pneus)
    }{ $action_bonus ->
        [0] {""}
       *[other] {" "}{$action_bonus} (actions)
    } = {$total}, plus un dé.
scene-preview-die_higher = Ton dé doit battre de {$by} ou plus celui que lance {$rival}.
scene-preview-die_equal = Ton dé doit au moins égaler celui que lance {$rival}.
scene-preview-die_lower = Ton dé peut être inférieur de {$by} au plus à celui que lance {$rival}.
scene-preview-odds = Réussite {$passes}, égalité {$ties}, avant toute réaction.
scene-preview-if_passes = Si tu dépasses : {$says}
scene-preview-if_ties = En cas d'égalité : {$says}
scene-preview-unanswered = Si personne ne réagit : {$says}
scene-preview-nothing = Rien ne change.
scene-preview-burns_out =
    En cas d'échec, {$cards} { $cards ->
        [one] va
       *[other] vont
    } à la défausse.
scene-preview-then_odds = Une tentative contre {$rival} réussirait alors dans {$passes} des cas et ferait égalité dans {$ties}.
scene-preview-test_odds =
    { $you ->
        [seat] Tu dépasserais alors {$rival} dans {$passes} des cas et ferais égalité dans {$ties}.
        [rival] {$seat} te dépasserait alors dans {$passes} des cas et ferait égalité dans {$ties}.
       *[other] {$seat} dépasserait alors {$rival} dans {$passes} des cas et ferait égalité dans {$ties}.
    }
scene-preview-repair =
    Mécanique {$fix}{ $bonus ->
        [0] {""}
       *[other] {" "}+ {$bonus}
    }{ $jinx ->
        [0] {""}
       *[other] {" "}- {$jinx}
    } et un dé contre {$complexity} : le dé doit faire {$pips} ou plus.
scene-preview-chance = Cela réussit dans {$chance} des cas.
scene-preview-pit = {$rival}, derrière, peut tenter de dépasser gratuitement : réussite {$passes}, égalité {$ties}.
scene-preview-pit_ogled = {$rival}, derrière, n'aura pas de test gratuit.
scene-preview-flag_in_pile =
    { $you ->
        [seat] Le drapeau est dans la pioche : si tu le pioches, la course s'arrête aussitôt, et tu gagnerais.
       *[other] Le drapeau est dans la pioche : si tu le pioches, la course s'arrête aussitôt, et {$seat} gagnerait.
    }
scene-preview-flag_below =
    { $you ->
        [seat] Le drapeau est dans la moitié inférieure de la pioche : si tu le pioches, la course s'arrête aussitôt. En ce moment, tu gagnerais.
       *[other] Le drapeau est dans la moitié inférieure de la pioche : si tu le pioches, la course s'arrête aussitôt. En ce moment, {$seat} gagnerait.
    }
scene-preview-flag_warning = Le drapeau est dans la pioche : si tu le pioches, le dernier tour de table commence.
scene-preview-qualify = {$number} à la défausse, {$kept} en main : qui défausse le plus part en tête, et les mains ne sont pas complétées.
scene-preview-discard =
    Tu gardes {$kept} { $kept ->
        [one] carte
       *[other] cartes
    } sur {$limit} au plus ; tu peux ensuite en piocher jusqu'à {$most}.
scene-preview-cancel = Sauf si ceci est annulé à son tour, {$card} ({$seat}) est sans effet et va à la défausse.
scene-preview-infect = {$card} part à la défausse à la fin du prochain tour de son propriétaire, sauf si la carte ou la contagion part avant.
scene-preview-infect_stays = {$card} reste en jeu : à la fin du prochain tour de son propriétaire, la contagion se déplace.
scene-preview-infect_returns = {$card} revient en main à la fin du prochain tour de son propriétaire, sauf si la carte ou la contagion part avant.

scene-preview-change-passing = Dépasser : {$before} devient {$after}.
scene-preview-change-passed = Défendre : {$before} devient {$after}.
scene-preview-change-fix =
    { $you ->
        [seat] Mécanique à ton stand : {$before} devient {$after}.
       *[other] Mécanique au stand, chez {$seat} : {$before} devient {$after}.
    }
scene-preview-change-needs = Une réparation demande {$after} au lieu de {$before}.

guide-1 = Ton véhicule court dans un { -pack } qui tourne en rond. Il n'y a pas de cases : tout ce qui compte, c'est qui est devant qui.
guide-2 =
    Le drapeau à damier, dans la pioche, met fin à la course{ $one_more_lap ->
        [yes] {" "}après un dernier tour de table
       *[no] {""}
    }. Qui a alors le plus de tours d'avance gagne ; à égalité, qui est le plus en avant.
guide-3 =
    À ton tour, tu as {$turn_actions} { $turn_actions ->
        [one] action
       *[other] actions
    } : tenter un dépassement, jouer une carte, envoyer une carte Équipe dans un stand, ou t'arrêter au stand.
guide-4 = Pour dépasser, chaque véhicule lance un dé et ajoute ce qu'il vaut. Le premier du { -pack } dépasse le dernier, et c'est ainsi qu'on gagne des tours d'avance.
guide-5 = Une égalité endommage l'un et l'autre. Un véhicule endommagé a une autre vitesse, presque toujours plus basse ; répare-le au stand avec l'aide de ton équipe.
guide-6 = Les cartes Réaction se jouent hors de ton tour : on te demande quand une des tiennes peut se jouer. Tu peux toujours refuser.
guide-7 = À la fin de ton tour, défausse et pioche. Surveille la pioche : plus elle est mince, plus le drapeau est proche.
guide-8 = Plus tu défausses de cartes, plus tu pars devant. Celles que tu gardes sont ta première main ; tu en pioches d'autres à la fin de chaque tour.

terminal-cthulhu_500-turn =
    Tour {$turn} : {$seat}, encore {$actions} { $actions ->
        [one] action
       *[other] actions
    }.
terminal-cthulhu_500-piles =
    Pioche : {$pile} ; le drapeau {$where}{ $counters ->
        [0] {""}
       *[other] {" "}({$counters} { $counters ->
                [one] marqueur
               *[other] marqueurs
            } dessus)
    }.
terminal-cthulhu_500-you = (toi)
terminal-cthulhu_500-die = dé{$by}
terminal-cthulhu_500-damaged = AVEC DÉGÂTS
terminal-cthulhu_500-sick = {$card} (contagion : {$contagion})
terminal-cthulhu_500-driver = pilote {$name}
terminal-cthulhu_500-pit = stand : {$names}
terminal-cthulhu_500-sheltered = à l'abri des Sorts
terminal-cthulhu_500-slowed =
    {$n} { $n ->
        [one] action
       *[other] actions
    } de moins au prochain tour
terminal-cthulhu_500-empty_hand = Ta main est vide.
terminal-cthulhu_500-said = {$says}.{" "}
terminal-cthulhu_500-odds = {" "}(réussite {$passes}, égalité {$ties})
terminal-cthulhu_500-targets =
    {"["}{$n} { $n ->
        [one] cible
       *[other] cibles
    }]
terminal-cthulhu_500-at_whom = Sur quoi ? Tape son code ou un nom :
terminal-cthulhu_500-hint =
    Tape {$numbers}{ $nothing ->
        [0] {""}
       *[other]  ; 0 : {$nothing}
    }. ? explique tout.
terminal-cthulhu_500-numbers = un numéro de 1 à {$n}
terminal-cthulhu_500-hint_draw = Tape combien : de 0 à {$n}. ? explique tout.
terminal-cthulhu_500-which = Précise : {$keys}, ou par le nom.
terminal-cthulhu_500-no_letter = {$typed} ne prend pas de lettre : tape seulement {$typed}.
terminal-cthulhu_500-not_understood = « {$answer} » est incompréhensible.
terminal-cthulhu_500-throwing = Un numéro choisit ou repose une carte ; 0 ne défausse rien. ? explique tout.
terminal-cthulhu_500-throw_numbers = « {$typed} » n'est pas une de tes cartes : elles vont de 1 à {$most}.

terminal-cthulhu_500-can-number = {$typed} -- le numéro {$typed} de la liste, tes cartes d'abord ; son effet s'affiche
terminal-cthulhu_500-can-letter = {$typed} -- de même avec sa première cible
terminal-cthulhu_500-can-name = {$typed} -- de même avec la cible par son nom
terminal-cthulhu_500-can-words = {$typed} -- les mots marchent aussi
terminal-cthulhu_500-can-nothing = 0 -- {$nothing}
terminal-cthulhu_500-can-throw =
    1 -- choisir la carte 1, ou la reposer ; 1 2 en choisit plusieurs
    0 -- ne rien défausser

terminal-cthulhu_500-topic-signs = signes
terminal-cthulhu_500-topic-vehicles = véhicules
terminal-cthulhu_500-topic-action = actions
terminal-cthulhu_500-topic-crew = équipe
terminal-cthulhu_500-topic-mod = modifications
terminal-cthulhu_500-topic-tires = pneus
terminal-cthulhu_500-topic-reaction = réactions

terminal-cthulhu_500-lesson-signs =
    Dépasse -- ce qui s'ajoute au dé quand ce véhicule tente de dépasser : vitesse, pilote, modifications et pneus ensemble
    Défend -- de même quand on tente de le dépasser
    Avance -- tours d'avance : qui en a le plus gagne
    AVEC DÉGÂTS -- le véhicule va à sa vitesse avec dégâts, déjà comptée dans les totaux
    contagion -- il y a une contagion sur cette carte
    · -- une carte qui ne peut pas se jouer maintenant
    ? {$player} -- avec un nom : tout ce qui est devant cette personne, avec les textes

terminal-cthulhu_500-head-who = Peloton
terminal-cthulhu_500-head-laps = Avance
terminal-cthulhu_500-head-passing = Dépasse
terminal-cthulhu_500-head-passed = Défend
terminal-cthulhu_500-head-hand = Main
terminal-cthulhu_500-head-cards = En jeu

## coach: ce qu'apporte une réponse, pour le coach

coach-axis = { -turn }

coach-source-first_to_choose = Qui choisit en premier
coach-source-vehicles = Véhicules distribués
coach-source-deck = Cartes piochées
coach-source-die = Dé pour {$seat}

coach-places-more =
    {$n} { $n ->
        [one] position gagnée
       *[other] positions gagnées
    }
coach-places-less =
    {$n} { $n ->
        [one] position perdue
       *[other] positions perdues
    }

coach-damaged-more =
    véhicule endommagé dans {$n} { $n ->
        [one] course
       *[other] courses
    } de plus sur 100
coach-damaged-less =
    véhicule endommagé dans {$n} { $n ->
        [one] course
       *[other] courses
    } de moins sur 100

coach-upgrades-more =
    {$n} { $n ->
        [one] carte
       *[other] cartes
    } de plus sur le véhicule
coach-upgrades-less =
    {$n} { $n ->
        [one] carte
       *[other] cartes
    } de moins sur le véhicule

coach-crew-more =
    {$n} { $n ->
        [one] carte
       *[other] cartes
    } de plus dans l'équipe au stand
coach-crew-less =
    {$n} { $n ->
        [one] carte
       *[other] cartes
    } de moins dans l'équipe au stand

coach-cards-more =
    {$n} { $n ->
        [one] carte
       *[other] cartes
    } de plus en main
coach-cards-less =
    {$n} { $n ->
        [one] carte
       *[other] cartes
    } de moins en main

coach-rivals_damaged-more =
    {$n} { $n ->
        [one] véhicule adverse endommagé
       *[other] véhicules adverses endommagés
    } de plus
coach-rivals_damaged-less =
    {$n} { $n ->
        [one] véhicule adverse endommagé
       *[other] véhicules adverses endommagés
    } de moins

coach-rivals_upgrades-more =
    {$n} { $n ->
        [one] carte
       *[other] cartes
    } de plus sur les véhicules adverses
coach-rivals_upgrades-less =
    {$n} { $n ->
        [one] carte
       *[other] cartes
    } de moins sur les véhicules adverses

coach-won-more =
    {$n} { $n ->
        [one] course gagnée
       *[other] courses gagnées
    } de plus sur 100 d'ici là
coach-won-less =
    {$n} { $n ->
        [one] course gagnée
       *[other] courses gagnées
    } de moins sur 100 d'ici là
coach-habit-pass-more = Plus d'actions pour dépasser : {$you} sur 100, contre {$strong} à haut niveau (±{$error}).
coach-habit-pass-less = Moins d'actions pour dépasser : {$you} sur 100, contre {$strong} à haut niveau (±{$error}).
coach-habit-pit-more = Plus d'arrêts au stand : sur 100 actions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-pit-less = Moins d'arrêts au stand : sur 100 actions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-card-more = Plus de cartes Action : sur 100 actions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-card-less = Moins de cartes Action : sur 100 actions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-crew-more = Plus d'équipiers au stand : sur 100 actions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-crew-less = Moins d'équipiers au stand : sur 100 actions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-idle-more = Plus d'actions perdues : {$you} sur 100, contre {$strong} à haut niveau (±{$error}).
coach-habit-idle-less = Moins d'actions perdues : {$you} sur 100, contre {$strong} à haut niveau (±{$error}).
coach-habit-thrown-more = Plus de cartes défaussées : {$you} par tour, contre {$strong} à haut niveau (±{$error}).
coach-habit-thrown-less = Moins de cartes défaussées : {$you} par tour, contre {$strong} à haut niveau (±{$error}).
coach-habit-reaction-more = Plus de réactions : sur 100 occasions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-reaction-less = Moins de réactions : sur 100 occasions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-test-more = Les tests gratuits sont pris plus souvent : {$you} sur 100, contre {$strong} à haut niveau (±{$error}).
coach-habit-test-less = Les tests gratuits sont pris moins souvent : {$you} sur 100, contre {$strong} à haut niveau (±{$error}).

gallery-vehicles = Véhicules, intacts et endommagés
gallery-action = Cartes Action
gallery-crew = Cartes Équipe, au stand et au volant
gallery-mod = Modifications
gallery-tires = Pneus
gallery-reaction = Cartes Réaction
gallery-others = Sur la table
gallery-piles = Pioche et défausse : épaisse, mince, presque vide, vide
gallery-dice = Dés
gallery-dice_detail = Un nombre sans points est écrit sur le dé.
gallery-thrower = À qui est le dé
gallery-sheltered = Les Sorts adverses sont sans effet jusqu'au prochain tour
gallery-slowed = Moins d'actions au prochain tour
gallery-boost = Ajouté aux tests de dépassement jusqu'à la fin de ce tour
chance-draw = des cartes piochées
chance-first_to_choose = qui choisit en premier
chance-vehicles = les véhicules
chance-deal = la première main
chance-roll_again = un dé relancé
chance-passing_test = une tentative de dépassement
chance-repair_test = une réparation
chance-order = l'ordre de départ
chance-regrow = si le châssis répare le véhicule
stream-deck = pioche
stream-first_to_choose = premier choix
stream-vehicles = véhicules
stream-die_of_seat = dé ({$player})
tally-wins_from_place_of_the_table = victoires depuis la place {$n} de la table
tally-winner_s_lap_counters = tours d'avance de qui gagne
tally-damaged_at_the_end_all_seats = véhicules endommagés à la fin, tous les sièges
act-take = prendre un véhicule
act-overtake = dépasser
act-pit = arrêt au stand
act-end = plus d'actions
act-yes = oui
act-repair = réparer
act-remove = retirer une carte
act-nothing = rien au stand
remark-race-hand = cartes distribuées, et le maximum normal d'une main
remark-race-actions = actions en un tour
remark-race-draw = cartes piochées à la fin d'un tour
remark-race-mods = modifications pour lesquelles un véhicule a de la place
remark-pile = l'épaisseur apparente de la pioche ; le livret dit seulement que personne ne peut la compter
remark-pile-thin = tant de cartes au plus paraissent minces
remark-pile-nearly_gone = tant au plus paraissent presque vides
remark-pile-idle_rounds = tours de table sans une carte piochée, après lesquels la course s'arrête (décision 19)
remark-deck = 93 cartes et le drapeau
remark-vehicle-not-meant-to-drive-effect = pioche une carte de plus s'il en a défaussé une
remark-vehicle-chariot-of-the-elder-gods-effect = plus rapide à un tour où un Sort a été joué
remark-crew-fungi-from-detroit-effect = répare mieux pour chaque autre Fungi du même stand
remark-crew-fungi-from-daytona-effect = conduit mieux pour chaque Fungi du stand du véhicule
remark-crew-zombie-valet-effect = reste en jeu au lieu d'être défaussé
remark-crew-zombie-grease-monkey-effect = retourne en main au lieu d'être défaussé
remark-crew-deep-one-in-coveralls-effect = une réparation ratée fait piocher
remark-crew-cultist-with-a-foam-tentacle-effect = un tour d'avance fait piocher
remark-mod-ichor-injection-effect = est défaussée quand une tentative du véhicule échoue
remark-mod-mudflaps-man-was-not-meant-to-ogle-effect = pas de test gratuit pour le véhicule de derrière lors d'un arrêt au stand
remark-mod-fifth-dimension-suspension-effect = pas de dégâts en cas d'égalité
remark-mod-plating-of-the-great-race-effect = est défaussé au lieu que le véhicule soit endommagé
remark-mod-nuclear-weapons-effect = une action : défaussée pour endommager le véhicule de devant et celui de derrière
remark-mod-harpoon-of-dagon-effect = une action : le véhicule de devant est plus lent pour le reste du tour
remark-mod-chassis-that-grew-effect = peut se réparer tout seul au début du tour
remark-tires-slicks-of-the-slug-god-effect = défaussés quand le véhicule est endommagé
remark-tires-retreads-of-leng-effect = une tentative est possible contre le deuxième véhicule devant
