### Chariot Race en français.

game-title = Chariot Race
game-pitch = Lance les dés pour garder le contrôle, prends les virages trop vite, percute ce qui gêne et franchis la ligne en premier après le dernier tour.

-turn = { $at ->
    [start] Manche
   *[within] manche
}

colour-green = vert
colour-purple = pourpre
colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-white = blanc
colour-black = noir

piece-chariot = {$player} ({$colour})
piece-board =
    résistance {$damage}, vitesse jusqu'à {$speed} (départ à {$speed_start}), faveurs jusqu'à {$fate} (départ à {$fate_start}) ; dés selon la vitesse {$dice_column} ; vitesse maximale : la résistance{ $tops ->
        [0] {""}
       *[other] , mais selon la résistance {$tops}
    }

face-change = ±1
face-sprint = galop
face-steer = direction
face-attack = attaque
face-fortuna = Fortuna

lane-inner = couloir intérieur
lane-middle = couloir central
lane-outer = couloir extérieur

place-inner = la case {$n} du couloir intérieur
place-middle = la case {$n} du couloir central
place-outer = la case {$n} du couloir extérieur

phase-take = le choix d'un char
phase-start = le choix d'une place de départ
phase-repair = la réparation
phase-dice = les dés
phase-speed = la vitesse
phase-path = le déplacement
phase-attack = l'attaque

option-laps = Nombre de tours
option-two_chariots = À deux ou trois, chaque personne mène deux chars
option-no_damage_after_finish = Pas de dégâts à un char arrivé
option-first_half = Face de la première moitié du plateau
option-second_half = Face de la seconde moitié du plateau
option-unequal_chariots = Six chars différents et les places de départ, choisis à tour de rôle
option-choose_colours = Chaque personne choisit sa couleur
option-shared_win = À même hauteur, la victoire est partagée
option-set_back_loses_lap = Un char qui recule derrière la ligne perd le tour
option-wrecks_ram = Un char détruit en chemin percute encore
option-finish_ends_race = La manche où un char arrive est toujours la dernière

option-laps-explain = Combien de tours de piste font les chars. D'habitude, dans cette édition : {$usual_laps}. Moins de tours font une course rapide, plus de tours usent les chars.

option-two_chariots-explain = À deux ou trois, la piste est plus animée si chaque personne mène deux chars. On gagne avec l'un ou l'autre.

option-no_damage_after_finish-explain = Un char qui a franchi la ligne pour la dernière fois ne subit plus de dégâts des chocs et des javelots adverses.

option-first_half-explain = La moitié droite du plateau. La face A est dégagée ; sur la face B, des tas de pierres détruisent tout char qui y entre.
option-first_half-A = A : dégagée
option-first_half-B = B : tas de pierres

option-second_half-explain = La moitié gauche du plateau. La face A est dégagée ; sur la face B, des tas de pierres détruisent tout char qui y entre.
option-second_half-A = A : dégagée
option-second_half-B = B : tas de pierres

option-unequal_chariots-explain = Chaque char a son propre plateau et ses propres atouts. On choisit son char à tour de rôle, puis sa place de départ.

option-choose_colours-explain = Avant la course, chaque personne prend un char, dans l'ordre des sièges ; les seconds chars se prennent dans l'ordre inverse. Les chars différents sont toujours choisis.

option-shared_win-explain = Si deux chars ont fini aussi loin l'un que l'autre, ils gagnent ensemble. Sinon, le premier arrivé là gagne.

option-set_back_loses_lap-explain = Un char qui franchit la ligne, percute à la fin de son déplacement et recule derrière la ligne n'a pas bouclé le tour. Sinon, un tour bouclé le reste.

option-wrecks_ram-explain = Un char qu'un virage ou une chausse-trape détruit dans une case occupée percute encore le char qui s'y trouve. Sinon, il est hors course avant de pouvoir percuter.

option-finish_ends_race-explain = La course s'arrête à la fin de la manche où un char arrive, même s'il est détruit entre-temps ; si aucun autre n'est arrivé, personne ne gagne. Sinon, la course continue jusqu'à ce qu'un char soit arrivé et encore entier à la fin de la manche.

ask-take = Choisis un char.
ask-start = Choisis une place de départ.
ask-repair = Réparer le char avec des faveurs, ou garder tes faveurs ?
ask-dice = Garder les dés, en relancer certains, ou en tourner un ?
ask-speed = Choisis ta vitesse.
ask-path = Choisis ton trajet.
ask-attack = Lâcher une chausse-trape, lancer un javelot, ou rien ?

result-by =
    Avec {$n} { $n ->
        [one] case
       *[other] cases
    } d'avance sur {$rival}.
result-by_little = Avec moins d'une case d'avance sur {$rival}.
result-level = À égalité avec {$rival} : la victoire est partagée.
result-first_there = À égalité avec {$rival}, mais là en premier.
result-alone = Seul char arrivé ; {$rival} courait encore.
result-others_wrecked = Seul char arrivé ; pour {$rival}, le char a été détruit.
result-all_wrecked = Tous les chars ont été détruits.
result-nobody = Tout char arrivé a été détruit ensuite.
result-finished = à l'arrivée
result-wrecked = char détruit
result-lap = dans le tour {$lap} sur {$laps}
result-came =
    {$told}{ $n ->
        [0] {""}
       *[other] , {$n} { $n ->
                [one] case
               *[other] cases
            } derrière
    }

awaits-take =
    {$waiting} { $waiting ->
        [one] choisit
       *[other] choisissent
    } un char.
awaits-start =
    {$waiting} { $waiting ->
        [one] choisit
       *[other] choisissent
    } une place de départ.
awaits-repair =
    {$waiting} { $waiting ->
        [one] décide de réparer ou non
       *[other] décident de réparer ou non
    }.
awaits-dice =
    {$waiting} { $waiting ->
        [one] regarde
       *[other] regardent
    } les dés.
awaits-speed =
    {$waiting} { $waiting ->
        [one] choisit
       *[other] choisissent
    } une vitesse.
awaits-path =
    {$waiting} { $waiting ->
        [one] choisit
       *[other] choisissent
    } un trajet.
awaits-attack =
    {$waiting} { $waiting ->
        [one] décide d'attaquer ou non
       *[other] décident d'attaquer ou non
    }.

fact-first_to_choose = {$seat} choisit un char en premier.
fact-took = {$seat} prend le char {$colour}.
fact-at_the_start = {$chariot} prend la place de départ {$start}.
fact-round = { -turn(at: "start") } {$round}. Ordre de jeu : {$order}.
fact-repaired =
    {$chariot} répare {$points} { $points ->
        [one] dégât
       *[other] dégâts
    } pour {$cost} { $cost ->
        [one] faveur
       *[other] faveurs
    } : résistance {$damage}, faveurs {$fate}.
fact-slowed = {$chariot} doit ralentir : avec une résistance de {$damage}, la manche commence à la vitesse {$speed} au plus, pas à {$from_speed}.
fact-rolled = {$chariot}, à la vitesse {$speed}, lance les dés : {$faces}.
fact-rerolled =
    {$chariot} relance { $which ->
        [one] le dé
       *[other] les dés
    } {$which}{ $cost ->
        [0] {""}
       *[other] {" "}pour {$cost} { $cost ->
                [one] faveur
               *[other] faveurs
            }
    } (faveurs {$fate}) : {$faces}.
fact-turned =
    {$chariot} tourne le dé {$die} sur {$face} pour {$cost} { $cost ->
        [one] faveur
       *[other] faveurs
    } (faveurs {$fate}) : {$faces}.
fact-fortuna =
    Fortuna sourit à {$chariot} : +{$gained} { $gained ->
        [one] faveur
       *[other] faveurs
    }, maintenant {$fate}{ $lost ->
        [0] {""}
       *[other] {" "}({$lost} { $lost ->
                [one] perdue
               *[other] perdues
            } au bout de l'échelle)
    }.
fact-speed =
    {$chariot} : vitesse {$from_speed}{ $sprint ->
        [0] {""}
       *[other] {" "}+{$sprint} (galop)
    }{ $change ->
        [0] {""}
       *[other] {" "}{$change} (dés ±1)
    }{ $lost ->
        [0] {""}
       *[other] {" "}-{$lost} (bout de l'échelle)
    }{ $raised ->
        [0] {""}
       *[other] {" "}+{$raised} (jamais sous 0)
    } = {$speed}.
fact-sprint_hurt = Le galop fatigue {$chariot} : -{$hurt}, résistance {$damage}.
fact-stood_still = {$chariot} reste sur {$place}.
fact-moved =
    {$chariot} avance de {$spaces} { $spaces ->
        [one] case
       *[other] cases
    }, depuis {$from_place} jusqu'à {$place}{ $lane_changes ->
        [0] {""}
       *[other] , avec {$lane_changes} { $lane_changes ->
                [one] changement
               *[other] changements
            } de couloir
    }.
fact-cornered = {$chariot} prend le virage de {$place} à la vitesse {$speed}, où {$limit} est sûr : -{$hurt}, résistance {$damage}.
fact-on_caltrop = {$chariot} roule sur la chausse-trape de {$place} : -{$hurt}, résistance {$damage}.
fact-rammed = {$chariot} percute {$rival_chariot} sur {$place} : -{$hurt}, résistance {$damage} ; {$rival_chariot} : -{$rival_hurt}, résistance {$rival_damage}.
fact-set_back = {$chariot} recule derrière {$rival_chariot}, sur {$place}.
fact-into_heap = {$chariot} se fracasse contre le tas de pierres de {$place} !
fact-wrecked =
    {$chariot} : char détruit sur {$place}, hors course{ $caltrop ->
        [yes]  ; une chausse-trape y reste
       *[no] {""}
    }.
fact-lap = {$chariot} boucle le tour {$lap} sur {$laps}.
fact-lap_lost = {$chariot} est à nouveau derrière la ligne : ce tour ne compte pas.
fact-finished = {$chariot} franchit la ligne d'arrivée !
fact-dropped = {$chariot} lâche une chausse-trape sur {$place} (il en reste {$left} dans la réserve).
fact-javelin = {$chariot} touche {$rival_chariot} d'un javelot : -{$hurt}, résistance {$rival_damage}.
fact-no_target =
    {$chariot} n'a rien à attaquer : {$attacks} { $attacks ->
        [one] dé d'attaque est perdu
       *[other] dés d'attaque sont perdus
    }.
fact-race_over = {$chariot} gagne ! {$places}.
fact-race_shared =
    {$order} sont en tête à même hauteur et partagent la victoire !{ $behind ->
        [0] {""}
       *[other] {" "}Derrière : {$behind}.
    }
fact-nobody_left = Tous les chars sont détruits : personne ne gagne. {$places}.
fact-no_finisher_left = La course est finie, mais aucun des chars arrivés n'est encore en course : personne ne gagne. {$places}.

## brief: la même chose en bref, derrière un nom

brief-at_the_start = place {$start}
brief-took = prend le char {$colour}
brief-repaired =
    répare {$points} pour {$cost} { $cost ->
        [one] faveur
       *[other] faveurs
    }, résistance {$damage}
brief-slowed = résistance {$damage} : ralentit à {$speed}
brief-rolled =
    {$faces}{ $cost ->
        [0] {""}
       *[other] {" "}(payé : {$cost} { $cost ->
                [one] faveur
               *[other] faveurs
            })
    }
brief-fortuna =
    +{$gained} { $gained ->
        [one] faveur
       *[other] faveurs
    }
brief-speed = vitesse {$speed}
brief-sprint_hurt = galop -{$hurt}
brief-stood_still = reste sur {$place}
brief-moved = de {$from_place} à {$place}
brief-cornered = virage {$place} ({$limit}) -{$hurt}
brief-on_caltrop = chausse-trape {$place} -{$hurt}
brief-rammed = percute {$rival_chariot} : -{$hurt}, l'autre -{$rival_hurt} (résistance {$rival_damage})
brief-left = résistance {$damage}
brief-set_back = recule sur {$place}
brief-into_heap = dans le tas de pierres de {$place}
brief-wrecked = char DÉTRUIT sur {$place}
brief-lap = tour {$lap} sur {$laps} bouclé
brief-finished = franchit la ligne d'arrivée !
brief-lap_lost = à nouveau derrière la ligne : ce tour ne compte pas
brief-dropped = lâche une chausse-trape sur {$place}
brief-javelin = javelot sur {$rival_chariot} : -{$hurt}, résistance {$rival_damage}

# Ce qui ne va pas dans le fichier d'une édition. `written`, `part` et `other` sont cités du fichier ; `first` est une face, A ou B.
fault-unknown_face = face inconnue « {$part} » : on connaît {$known}
fault-never_faster = n'a ni change ni sprint : personne ne pourrait jamais aller plus vite
fault-never_faster_by_sprint = n'a pas de change, et sprint = 0 : personne ne pourrait jamais aller plus vite
fault-unknown_colour = couleur inconnue : on connaît {$known}
fault-number_of_chariots = n'a pas les chars d'une boîte : {$number} au lieu de {$need}
fault-start_beyond_end = vaut {$value}, mais l'échelle finit à {$most}
fault-start_too_fast = vaut {$value}, mais la résistance {$left} ne permet que {$most}
fault-no_segment = « {$written} » doit être des vitesses et un nombre de dés, comme 6-7: 4
fault-segment_elsewhere = « {$written} » doit continuer à partir de la vitesse {$low}, jusqu'à {$high} au plus
fault-dice_of_segment = « {$written} » : les dés doivent aller de 1 à {$most}
fault-ends_elsewhere = finit à la vitesse {$found}, mais l'échelle des vitesses finit à {$need}
fault-facing_too_long = a tant de valeurs : {$found}, mais l'échelle de la résistance en a {$need}
fault-facing_elsewhere = « {$written} » doit continuer avec la vitesse {$need}
fault-limit_fate =
    vaut {$value}, mais personne n'a jamais plus de {$most} { $most ->
        [one] faveur
       *[other] faveurs
    }
fault-limit_dice = a plus de dés à une vitesse plus haute, mais la vitesse coûte du contrôle
fault-limit_speed = permet plus de vitesse que de résistance, mais seuls ceux-ci le font : {$known}
fault-limit_two_speeds = a plus de deux vitesses à côté d'une valeur de résistance
fault-limit_alike = est comme {$other}, mais il n'y a pas deux chars différents pareils
fault-lane_length = est long de {$value}, mais le couloir {$other} de {$need}
fault-bend_elsewhere = a son virage ailleurs que le couloir {$other}, ou d'une autre longueur
fault-too_many_bends = a trop de virages : {$number}, alors qu'une table en demande {$most} au plus
fault-unmatched = a une parenthèse sans sa pareille : écris chaque virage comme ( ... )
fault-no_space = « {$written} » n'est pas une case : écris sa longueur, puis :limite, x pour un tas ou @départ
fault-safe_speed = « {$written} » : une vitesse sûre va de 1 à {$most} ; une case sans elle s'écrit sans :
fault-no_starting_place = « {$written} » : les places de départ vont de @1 à @{$most}
fault-heap_there = « {$written} » : un tas n'est ni sur une case à nombre ni sur une place de départ
fault-endless_bend = a un virage qui ne finit pas : écris chaque virage comme ( ... )
fault-no_spaces = n'a pas de cases
fault-limit_heap = a un tas de pierres, mais il n'y en a que sur la face B
fault-limit_no_heap = n'a pas de tas de pierres sur la face B, et la première moitié non plus
fault-track_turns = avec first.{$first} la piste est ouverte : ses virages tournent de {$degrees}°, pas de 360°
fault-track_is_open = avec first.{$first} la piste est ouverte : ses bouts sont distants de {$gap}
fault-lane_too_short = avec first.{$first} le couloir est trop court, avec tant de cases : {$number} ; un déplacement peut être long de {$most}
fault-lane_too_full = avec first.{$first} il y a de la place pour trop peu de chars : {$number}
fault-no_way = avec first.{$first} aucun chemin sans tas de pierres ne mène de la place de départ {$start} à l'arrivée
fault-starting_places =
    avec first.{$first} les places de départ doivent aller de 1 à {$most}, { $found ->
        [0] mais il n'y en a pas
       *[other] et non {$found}
    }
fault-starts_out_of_order = avec first.{$first} la place de départ {$behind} est devant la place de départ {$ahead}
fault-scenario_both_sides = dans les scénarios, les deux faces du plateau doivent avoir autant de cases
fault-scenario_no_chariot = il n'y a pas de char « {$name} » ; les couleurs sont {$colours}
fault-scenario_no_space = cette édition n'a pas de case « {$name} »
fault-scenario_no_face = cette édition n'a pas de face « {$name} »
fault-scenario_no_place = « {$typed} » n'est pas une place : écris une case comme "m12", "m12 lap 2" ou "m24 before"
fault-scenario_no_die_shows = aucun dé de cette édition ne montre « {$name} »
fault-scenario_caltrop_twice = aucune case n'en a plus d'une
fault-scenario_wreck_moves = une épave ne bouge pas
fault-scenario_colour_twice = est déjà celle d'un autre char
fault-scenario_track_ends = vaut {$value}, mais l'échelle s'arrête à {$most}
fault-scenario_on_heap = il y a un tas de pierres sur {$space}
fault-scenario_on_chariot = un autre char est sur {$space}

reason-malformed = « {$answer} » est incompréhensible. Écris par exemple : repair (réparer), reroll 1 3 (relancer), set 2 steer (tourner 2 direction), keep (garder), speed 8 (vitesse), path 3 out 4 (trajet), javelin {$colour_typed} (javelot), caltrop {$some_space} (chausse-trape), pass (passer)
reason-unknown_chariot = Il n'y a pas de char « {$answer} » : les couleurs sont {$colours}.
reason-unknown_face = Il n'y a pas de face « {$answer} » : les faces sont ±1 (change), galop (sprint), direction (steer), attaque (attack), Fortuna.
reason-unknown_space = Il n'y a pas de case « {$answer} ». Une case est la lettre de son couloir (i intérieur, m central, o extérieur) et un nombre, comme {$some_space}.
reason-unknown_step = « {$answer} » n'est pas un pas : écris des nombres pour avancer, in (dedans) et out (dehors) pour changer de couloir, ou des cases comme {$some_space}.
reason-chariot_taken = Le char {$colour} est déjà pris.
reason-no_such_start = Il n'y a pas de place de départ {$place} : elles vont de 1 à {$places}.
reason-start_taken = La place de départ {$place} est déjà prise.
reason-repaired_already = Un char se répare une fois par manche, et celui-ci l'a été.
reason-repair_too_late = On répare avant de lancer les dés.
reason-repair_costs =
    Une réparation coûte exactement {$cost} { $cost ->
        [one] faveur
       *[other] faveurs
    } ; tu en as {$fate}.{ $late ->
        [yes] {" "}Et l'on répare avant de lancer les dés.
       *[no] {""}
    }
reason-nothing_to_repair = Le char est intact.
reason-no_such_die =
    Il n'y a pas de dé {$die} : tu as lancé {$dice_rolled} { $dice_rolled ->
        [one] dé
       *[other] dés
    }.
reason-reroll_nothing = Indique les dés à relancer, par exemple : reroll 1 3 (relancer 1 3)
reason-die_twice = Le dé {$die} est nommé deux fois.
reason-reroll_costs =
    La relance gratuite est utilisée, et une autre coûte {$cost} { $cost ->
        [one] faveur
       *[other] faveurs
    } ; tu en as {$fate}.
reason-set_costs =
    Tourner un dé coûte {$cost} { $cost ->
        [one] faveur
       *[other] faveurs
    } ; tu en as {$fate}.
reason-set_to_fortuna = Aucun dé ne peut être tourné sur Fortuna.
reason-shows_that_already = Le dé {$die} montre déjà {$face}.
reason-speed_beyond_track = La vitesse {$speed} dépasse le bout de l'échelle, qui est {$top}.
reason-speed_out_of_reach =
    La vitesse {$speed} est hors de portée : tu étais à {$from_speed}{ $sprint ->
        [0] {""}
       *[other] , les galops ajoutent {$sprint}
    }{ $change_dice ->
        [0] {""}
       *[other] , {$change_dice} { $change_dice ->
                [one] dé ±1 ajoute ou retire 1
               *[other] dés ±1 ajoutent ou retirent 1 chacun
            }
    }. Possible : {$speeds}.
reason-no_lane = Il n'y a pas de couloir de ce côté du {$lane}.
reason-too_few_steers =
    {$lane_changes} { $lane_changes ->
        [one] changement de couloir demande un dé de direction
       *[other] changements de couloir demandent autant de dés de direction
    } ; tu en as {$steers}.
reason-wrong_length = Un trajet a un pas par point de vitesse : {$speed}, pas {$spaces}.
reason-no_way_back = On ne roule pas en marche arrière.
reason-lane_change_backwards = Un changement de couloir doit mener vers l'avant : l'avant de {$to} ({$to_front}) n'est pas au-delà de celui de {$place} ({$front}).
reason-not_the_next_space = Un seul pas ne mène pas de {$place} à {$to}.
reason-javelin_at_self = Un javelot ne se lance que sur un autre char.
reason-not_in_race = Il n'y a pas de char {$colour} dans cette course.
reason-target_wrecked = Le char {$colour} est déjà détruit.
reason-out_of_range =
    Le char {$colour} est à {$distance} { $distance ->
        [one] case
       *[other] cases
    } ; un javelot porte à {$range}.
reason-target_safe = Le char {$colour} est arrivé, et dans cette course il n'y a plus de dégâts après l'arrivée.
reason-no_caltrops_left = Toutes les chausse-trapes sont sur le plateau.
reason-caltrop_on_last = Ton déplacement a fini sur {$place} : on n'y lâche pas de chausse-trape.
reason-caltrop_on_first = Ton déplacement a commencé sur {$place} : on n'y lâche pas de chausse-trape.
reason-caltrop_untouched = Tu n'as pas traversé {$place} cette manche.
reason-caltrop_there = Il y a déjà une chausse-trape sur {$place}.
reason-caltrop_ahead = Les chausse-trapes se lâchent derrière le char, et {$place} n'est plus derrière lui depuis qu'il a reculé.
reason-attack_after_move = On attaque après le déplacement, une fois par dé d'attaque.
reason-reroll_given_up = Les dés sont fixés pour cette manche : tourner d'abord un dé fait renoncer à la relance gratuite.
reason-dice_done = Les dés sont fixés pour cette manche.
reason-dice_not_rolled = Les dés ne sont pas encore lancés.
reason-move_done = C'est déjà décidé pour cette manche.
reason-move_later = La vitesse et le trajet se choisissent après les dés.
reason-not_now = « {$answer} » ne répond pas à cette question, qui porte sur {$phase}.

section-Setup = Mise en place
section-Flow_of_Play = Déroulement
section-Phase_1_Repair = Phase 1 : réparer
section-Phase_3_Roll_Dice = Phase 3 : lancer les dés
section-Phase_5_Move = Phase 5 : se déplacer
section-Phase_6_Attack = Phase 6 : attaquer
section-Changing_Lanes = Phase 5 : changer de couloir
section-Drop_a_Caltrop = Phase 6 : lâcher une chausse-trape
section-Throw_a_Javelin = Phase 6 : lancer un javelot
section-Alternate_Chariots = Variantes : chars différents
section-No_Damage_After_Crossing_the_Finish_Line = Variantes : pas de dégâts après l'arrivée

help-take =
    { $unequal ->
        [yes] Chaque char a son propre plateau : sa résistance, sa vitesse, ses dés et ses faveurs. Beaucoup de dés à grande vitesse valent cher dans les virages. Qui prend en dernier{" "}
       *[no] {""}
    }{ $one_each ->
        [yes] { $unequal ->
                [yes] un char choisit en premier sa place de départ.
               *[no] {""}
            }
       *[no] {""}
    }{ $two_each ->
        [yes] { $unequal ->
                [yes] son premier char choisit en premier sa place de départ.
               *[no] {""}
            }
       *[no] {""}
    }{ $equal ->
        [yes] Les chars sont identiques : choisis la couleur qui te plaît. Les places de départ sont tirées au sort.
       *[no] {""}
    }
help-start =
    Choisis une place de départ libre ; à la première manche, les chars jouent dans l'ordre de ces numéros. La place 1 est devant, dans le {$first_lane}.{ $inner_short ->
        [yes] {" "}À l'intérieur, les couloirs ont moins de cases.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}Les virages des couloirs intérieurs ont les vitesses sûres les plus basses.
       *[no] {""}
    }
help-repair =
    Avant les dés, tu peux payer exactement {$repair_cost} { $repair_cost ->
        [one] faveur
       *[other] faveurs
    } pour réparer jusqu'à {$repair} { $repair ->
        [one] dégât
       *[other] dégâts
    }, une fois par manche. La résistance de ton char limite aussi la vitesse au début de la manche, et la vitesse dit combien de dés tu lances : plus tu vas lentement, plus tu en lances. Répare avant que les dégâts te ralentissent, sauf si un virage approche et que tu voudras tes faveurs pour les dés.
help-dice =
    Tu peux relancer des dés de ton choix une fois gratuitement, avant de payer quoi que ce soit : tourner d'abord un dé y fait renoncer. Ensuite, chaque nouvelle relance de dés de ton choix coûte {$dice_cost} { $dice_cost ->
        [one] faveur
       *[other] faveurs
    }, de même que tourner un dé sur n'importe quelle face sauf Fortuna. ±1 : vitesse en plus ou en moins. Galop : +{$sprint} de vitesse et {$sprint_damage} { $sprint_damage ->
        [one] dégât
       *[other] dégâts
    }. Direction : un changement de couloir. Attaque : une chausse-trape ou un javelot après le déplacement. Fortuna : une faveur.
help-speed = Chaque dé ±1 ajoute ou retire un, chaque galop ajoute {$sprint}. Tu dois avancer d'exactement autant de cases. Chaque case de virage numérotée coûte un dégât par point de vitesse au-dessus de son nombre. À vitesse plus basse, tu lances plus de dés à la manche suivante, ou autant.
help-path =
    Un pas par point de vitesse : en avant, ou dans le couloir voisin (un dé de direction à chaque fois). Traverser un char le percute : -{$ram_damage} pour l'un et l'autre ; si tu finis là, tu recules derrière lui.{ $safe ->
        [yes] {" "}Un char arrivé ne subit pas de dégâts.
       *[no] {""}
    }{ $wrecks_ram ->
        [yes] {" "}Un char détruit dans une case occupée percute encore.
       *[no] {""}
    }{ $loses_lap ->
        [yes] {" "}Un char qui recule derrière la ligne perd le tour.
       *[no] {""}
    } Une chausse-trape : -{$caltrop_damage}.{ $heaps ->
        [yes] {" "}Les tas de pierres te détruisent.
       *[no] {""}
    }{ $inner_short ->
        [yes] {" "}Les couloirs intérieurs ont moins de cases.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}Les virages des couloirs intérieurs ont des vitesses sûres plus basses.
       *[no] {""}
    }
help-attack =
    Par dé d'attaque : un javelot sur un char à {$javelin_range} { $javelin_range ->
        [one] case
       *[other] cases
    } au plus (-{$javelin_damage}), ou une chausse-trape derrière toi, sur une case traversée cette manche, mais ni la première ni la dernière. Ou n'attaque pas.{ $safe ->
        [yes] {" "}Un char arrivé n'est pas une cible.
       *[no] {""}
    } Une chausse-trape dans le couloir d'un char qui suit lui coûte des dégâts ou un dé de direction.

mark-green = V
mark-purple = P
mark-yellow = J
mark-red = R
mark-blue = B
mark-white = C
mark-black = N

typed-repair = réparer
typed-pass = passer
typed-keep = garder
typed-reroll = relancer
typed-set = tourner
typed-speed = vitesse
typed-path = trajet
typed-javelin = javelot
typed-caltrop = chausse-trape
typed-take = prendre
typed-start = départ
typed-in = dedans
typed-out = dehors

terminal-chariot_race-round =
    Manche {$round} · {$laps} { $laps ->
        [one] tour
       *[other] tours
    } · {$left} { $left ->
        [one] chausse-trape
       *[other] chausse-trapes
    } en réserve
terminal-chariot_race-turn = {$chariot} joue
terminal-chariot_race-owner = {" "}({$colour})
terminal-chariot_race-owner_you = {" "}({$colour}, toi)
terminal-chariot_race-you = {" "}(toi)
terminal-chariot_race-wrecked = épave
terminal-chariot_race-start = départ
terminal-chariot_race-finished = arrivée
terminal-chariot_race-legend = > ligne  7 vitesse sûre en virage  * chausse-trape  · + trajet choisi et sa fin
terminal-chariot_race-short =
    jusqu'à {$place}{ $hurt ->
        [0] {""}
       *[other] , -{$hurt}
    }
terminal-chariot_race-short_ram = percute le {$colour}
terminal-chariot_race-not_understood = « {$answer} » est incompréhensible.

terminal-chariot_race-nothing-repair = ne pas réparer, garder tes faveurs
terminal-chariot_race-nothing-attack = ne pas attaquer

terminal-chariot_race-can-list = {$typed} -- le numéro {$typed} de la liste
terminal-chariot_race-can-start = {$typed} -- la place de départ {$typed}
terminal-chariot_race-can-keep = k -- garder les dés
terminal-chariot_race-can-reroll = {$dice} -- relancer ces dés
terminal-chariot_race-can-turn = {$turn} -- tourner un dé sur une face (±1, galop, direction, attaque)
terminal-chariot_race-can-speed = {$typed} -- vitesse {$typed}
terminal-chariot_race-can-change = {$by} -- le total des dés ±1 : vitesse {$speed}
terminal-chariot_race-can-path = {$typed} -- le premier trajet de la liste ; m en affiche d'autres
terminal-chariot_race-can-steps = {$path} -- n'importe quel trajet : des nombres pour avancer ; dedans et dehors changent de couloir
terminal-chariot_race-can-spaces = {$path} -- n'importe quel trajet : ses cases l'une après l'autre
terminal-chariot_race-can-words = {$typed} -- de même en mots ; le nom de qui mène le char vaut sa couleur
terminal-chariot_race-can-at_space = {$typed} -- de même en mots, par la case
terminal-chariot_race-can-nothing = 0 -- {$nothing}

terminal-chariot_race-topic-signs = signes
terminal-chariot_race-topic-boards = plateaux
terminal-chariot_race-topic-race = course

terminal-chariot_race-lesson-signs =
    > -- la ligne, où commence le tour
    7 -- dans un virage : sa vitesse sûre
    {$some_mark} -- un char, par la lettre de sa couleur sous le plateau
    {"*"} -- une chausse-trape : -{$caltrop_damage}
    { $heaps ->
        [yes] ### -- un tas de pierres : il détruit tout char qui y entre{"\u000A"}
       *[no] {""}
    }· + -- le trajet choisi, et où il finit
    { $unequal ->
        [yes] @1 -- une place de départ libre{"\u000A"}
       *[no] {""}
    }o7 m7 i7 -- la case 7 du couloir extérieur, central et intérieur, comptée depuis la ligne ; e7 c7 i7 marchent aussi
terminal-chariot_race-lesson-boards =
    Tour -- le tour où est le char ; « départ » avant son premier passage de la ligne, « arrivée » quand il a fini
    Résistance -- les dégâts que le char peut encore subir, sur tout ce qu'il pouvait : à 0, c'est une épave
    Vitesse -- sa vitesse, et sa vitesse maximale
    Dés -- les dés qu'il lancerait à cette vitesse
    Faveurs -- ses faveurs, et le maximum
terminal-chariot_race-lesson-race =
    Manches -- le char le plus avancé joue en premier ; à même hauteur, le premier arrivé là
    À ton tour -- réparer, ralentir selon les dégâts, dés, Fortuna, déplacement, attaque
    La fin -- après la manche où un char franchit la ligne après son dernier tour{ $finish_ends ->
        [yes] , même s'il est détruit à cette manche
       *[no] {""}
    }{ $goes_on ->
        [yes]  ; s'il est détruit à cette manche et qu'aucun autre n'est arrivé, la course continue
       *[no] {""}
    } ; le char le plus avancé gagne{ $shared ->
        [yes] , et à même hauteur la victoire est partagée
       *[no] {""}
    }{ $not_shared ->
        [yes] , ou à même hauteur le premier arrivé là
       *[no] {""}
    }
    { $loses_lap ->
        [yes] Reculer -- derrière la ligne : ce tour est perdu{"\u000A"}
       *[no] {""}
    }Épaves -- quittent la piste et y laissent une chausse-trape{ $wrecks_ram ->
        [yes]  ; un char détruit dans une case occupée percute encore
       *[no] {""}
    } ; si tous sont détruits, personne ne gagne

terminal-chariot_race-head-lap = Tour
terminal-chariot_race-head-space = Case
terminal-chariot_race-head-damage = Résistance
terminal-chariot_race-head-speed = Vitesse
terminal-chariot_race-head-dice = Dés
terminal-chariot_race-head-fate = Faveurs

terminal-chariot_race-short_head-lap = Tour
terminal-chariot_race-short_head-space = Sur
terminal-chariot_race-short_head-damage = Rés.
terminal-chariot_race-short_head-speed = Vit.
terminal-chariot_race-short_head-dice = D
terminal-chariot_race-short_head-fate = Fav.

terminal-chariot_race-hint-take = Tape un numéro ou une couleur. ? explique tout.
terminal-chariot_race-hint-start = Tape le numéro d'une place. ? explique tout.
terminal-chariot_race-hint-repair = 1 répare, 0 garde tes faveurs. ? explique tout.
terminal-chariot_race-hint-dice =
    k garde{ $free ->
        [yes]  ; 1 relance le dé 1 gratuitement
       *[no] {""}
    }{ $cost ->
        [0] {""}
       *[other]  ; 1 relance le dé 1 pour {$cost} { $cost ->
                [one] faveur
               *[other] faveurs
            }
    }{ $turn ->
        [0] {""}
       *[other] { $turning ->
                [0] {""}
               *[other]  ; {$turn} en tourne un pour {$turning} { $turning ->
                        [one] faveur
                       *[other] faveurs
                    }
            }
    }{ $gives_up ->
        [yes] {" "}et fait renoncer à la relance gratuite
       *[no] {""}
    }. ? explique tout.
terminal-chariot_race-hint-speed = Tape une vitesse de la liste. ? explique tout.
terminal-chariot_race-hint-path = Tape p1, p2 ... ou un trajet, comme {$example} ; m en affiche d'autres. ? explique tout.
terminal-chariot_race-hint-attack = Tape un numéro de la liste ; 0 n'attaque pas. ? explique tout.

preview-sum =
    vitesse {$from_speed}{ $sprint ->
        [0] {""}
       *[other] {" "}+{$sprint} (galop)
    }{ $change ->
        [0] {""}
       *[other] {" "}{$change} (dés ±1)
    }{ $lost ->
        [0] {""}
       *[other] {" "}-{$lost} (bout de l'échelle)
    }{ $raised ->
        [0] {""}
       *[other] {" "}+{$raised} (jamais sous 0)
    } = {$speed}
preview-start = part de la place {$place}, case {$space}
preview-supply =
    {$left} { $left ->
        [one] chausse-trape
       *[other] chausse-trapes
    } en réserve
preview-unused =
    {$attacks} { $attacks ->
        [one] dé d'attaque est perdu
       *[other] dés d'attaque sont perdus
    }
preview-straight_on = tout droit : {$told}
preview-heap = se fracasse contre le tas de {$place}
preview-own = TON PROPRE char
preview-corner = virage de {$place} (sûr à {$limit}) -{$hurt}
preview-caltrop = chausse-trape de {$place} -{$hurt}
preview-ram = percute le {$colour} -{$hurt} (il lui reste {$left})
preview-ram_wrecks = percute le {$colour} -{$hurt} et le DÉTRUIT
preview-set_back = recule sur {$place}
preview-javelin = il reste {$left} au {$colour}
preview-javelin_wrecks = DÉTRUIT le {$colour}
preview-ends = finit sur {$place}
preview-finishes = franchit l'arrivée
preview-lap = boucle le tour {$lap} sur {$laps}
preview-damage = résistance {$damage}
preview-wrecked = char DÉTRUIT
preview-fate =
    il te reste {$fate} { $fate ->
        [one] faveur
       *[other] faveurs
    }
preview-fate_or_more =
    il te reste {$fate} { $fate ->
        [one] faveur
       *[other] faveurs
    } ou plus
preview-dice = puis {$faces}
preview-sprint = le galop coûte {$hurt}
preview-speed = vitesse {$speed}
preview-slowed = ralentit à la vitesse {$speed}
preview-rolls =
    lance {$rolls} { $rolls ->
        [one] dé
       *[other] dés
    }
preview-gives_up = renonce à la relance gratuite
preview-free = la relance gratuite
preview-costs =
    coûte {$cost} { $cost ->
        [one] faveur
       *[other] faveurs
    }
preview-furthest = le plus loin

guide-1 =
    Franchis la ligne d'arrivée en premier après le dernier tour. La course s'arrête avec la manche où quelqu'un y parvient, et le char alors le plus avancé gagne{ $shared ->
        [yes]  ; à même hauteur, la victoire est partagée
       *[no] {""}
    }. Une épave ne gagne rien.
guide-2 = À chaque manche, tous les chars jouent une fois, celui de tête d'abord. Moins tu vas vite, plus tu lances de dés : la vitesse te fait avancer, les dés te donnent le contrôle.
guide-3 = Relance des dés de ton choix une fois gratuitement ; d'autres relances, ou tourner un dé, coûtent des faveurs. ±1 change ta vitesse d'un point, le galop ajoute {$sprint} et abîme, la direction change de couloir, l'attaque frappe les autres, Fortuna donne des faveurs.
guide-4 =
    Tu dois ensuite avancer d'exactement autant de cases que ta vitesse.{ $inner_short ->
        [yes] {" "}Le couloir intérieur a le moins de cases.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}Ses virages sont les plus lents.
       *[no] {""}
    } Chaque point de vitesse au-dessus du nombre d'un virage coûte un dégât.
guide-5 = Traverser un char le percute et vous abîme l'un et l'autre. Les chausse-trapes de fer abîment tout char qui roule dessus. Après le déplacement, les dés d'attaque lancent des javelots ou lâchent des chausse-trapes derrière toi.
guide-6 =
    La résistance, c'est ce que ton char peut encore encaisser. Elle limite aussi la vitesse au début d'une manche, et à 0 tu es hors course. Avant les dés, {$repair_cost} { $repair_cost ->
        [one] faveur
       *[other] faveurs
    } réparent jusqu'à {$repair} { $repair ->
        [one] dégât
       *[other] dégâts
    }.
guide-7 = Vois loin : une vitesse parfaite en ligne droite est mortelle deux manches plus tard. Garde des faveurs pour le dé qu'il te faudra dans le virage.
guide-8 = Ta vitesse reste la même si les dés ne la changent pas : ±1 d'un point, le galop de {$sprint}. Tu avances ensuite d'exactement autant de cases.

step-turn = { -turn(at: "start") } {$round}

scene-title =
    Manche {$round} · {$laps} { $laps ->
        [one] tour
       *[other] tours
    }
scene-title_draft =
    Avant la course · {$laps} { $laps ->
        [one] tour
       *[other] tours
    }
scene-free_chariot = Le char {$colour}
scene-chariot = {$name} sur {$place}
scene-chariot_detail =
    Tour : {$lap}. Peut encore subir {$damage} { $damage ->
        [one] dégât
       *[other] dégâts
    } sur {$most_damage}. Vitesse {$speed}, avec laquelle le char lancerait {$rolls} { $rolls ->
        [one] dé
       *[other] dés
    }. Faveurs : {$fate} sur {$most_fate}.
scene-wreck = Épave : {$name}
scene-wreck_detail = Ce char est hors course.
scene-wrecked = épave
scene-finished = arrivée
scene-at_start = départ
scene-lap = {$lap} sur {$laps}
scene-supply =
    {$left} { $left ->
        [one] chausse-trape
       *[other] chausse-trapes
    } en réserve
scene-supply_detail =
    Il y a {$caltrops} { $caltrops ->
        [one] chausse-trape
       *[other] chausse-trapes
    } en tout. Quand il n'en reste plus, on ne peut plus en lâcher.
scene-caltrop = Chausse-trape sur {$place}
scene-caltrop_detail =
    Tout char qui roule dessus subit {$caltrop_damage} { $caltrop_damage ->
        [one] dégât
       *[other] dégâts
    }, et la chausse-trape retourne à la réserve.
scene-die = Dé {$die} : {$face}
scene-idle_die = Dé {$die}, pas lancé
scene-idle_die_detail = Plus un char est rapide au début de la manche, moins il lance de dés.
scene-moves_now = {$name} joue maintenant
scene-moves_later = {$name} joue en position {$place}
scene-order_detail = Les chars qui doivent encore jouer à cette manche, en commençant par celui qui joue maintenant.
scene-round = Manche {$round}
scene-round_detail = À chaque manche, chaque char joue une fois. Le plus avancé commence.
scene-space = {$lane}, {$n}
scene-space_limit = {$lane}, {$n}, virage, sûr jusqu'à {$limit}
scene-space_heap = {$lane}, {$n}, tas de pierres
scene-space_start = {$lane}, {$n}, place de départ {$start}
scene-not_now = Cela ne peut pas être choisi maintenant.
scene-confirm = Confirme, ou choisis autre chose.
scene-prompt_of_two = Le char {$colour}. {$prompt}

scene-face-change = Ajoute 1 à ta vitesse ou retire 1, à ton gré.
scene-face-sprint =
    Ajoute {$sprint} à ta vitesse et coûte {$sprint_damage} { $sprint_damage ->
        [one] dégât
       *[other] dégâts
    }.
scene-face-steer = Te permet de changer de couloir une fois.
scene-face-attack = Après le déplacement : lance un javelot ou lâche une chausse-trape.
scene-face-fortuna = Donne une faveur.

scene-stat-damage = Résistance
scene-stat-speed = Vitesse
scene-stat-fate = Faveurs
scene-stat-dice = Dés
scene-stat-lap = Tour

scene-stat_detail-damage = Les dégâts que le char peut encore subir. À 0, c'est une épave. Avec ce qui lui reste, il commence une manche à la vitesse {$top} au plus.
scene-stat_detail-speed = De combien de cases il a avancé la dernière fois. Les dés la changent à chaque manche ; plus elle est haute, moins il y a de dés.
scene-stat_detail-fate = Elles paient les réparations, les relances et les dés tournés. Les dés Fortuna en donnent.
scene-stat_detail-dice = Les dés qu'il lance à cette vitesse.
scene-stat_detail-lap = Le tour où il est, sur tous ceux de la course. Une épave est hors course ; plus tard elle l'est devenue, meilleure est sa position.

scene-prompt-take = Clique sur le char que tu veux mener.
scene-prompt-start = Clique sur une place de départ libre.
scene-prompt-repair = Réparer, ou garder tes faveurs ?
scene-prompt-dice = Clique sur les dés à relancer, ou garde-les.
scene-prompt-dice_one = Relance-le, tourne-le sur une face, ou clique sur d'autres dés.
scene-prompt-speed = Choisis une vitesse, ou clique sur la case tout droit devant.
scene-prompt-path = Clique là où tu veux aller, ou choisis un trajet.
scene-prompt-path_bend = Confirme, ou clique sur d'autres cases pour y faire passer le trajet.
scene-prompt-attack = Clique sur un char pour un javelot ou sur une case pour une chausse-trape, ou n'attaque pas.

scene-pick-take = Prendre le char {$colour}
scene-pick-start = Place de départ {$place}
scene-pick-repair =
    Réparer pour {$repair_cost} { $repair_cost ->
        [one] faveur
       *[other] faveurs
    }
scene-pick-no_repair = Garder tes faveurs
scene-pick-keep = Garder les dés
scene-pick-turn =
    Tourner sur {$face} : {$cost} { $cost ->
        [one] faveur
       *[other] faveurs
    }
scene-pick-speed = Vitesse {$speed}
scene-pick-speed_to = Vitesse {$speed} : tout droit jusqu'à {$place}
scene-pick-self = Ton char {$colour}
scene-pick-javelin = Javelot sur le {$colour}
scene-pick-caltrop = Chausse-trape sur {$place}
scene-pick-no_attack = Pas d'attaque
scene-pick-through = Aller sur {$place}, ou passer par là
scene-pick-ram = Percuter le {$colour}
scene-pick-own = {$what} (à toi)

scene-says-turn =
    Tourner le dé {$die} sur {$face} pour {$cost} { $cost ->
        [one] faveur
       *[other] faveurs
    }
scene-says-reroll =
    Relancer { $which ->
        [one] le dé
       *[other] les dés
    } {$which}{ $cost ->
        [0] {""}
       *[other] {" "}pour {$cost} { $cost ->
                [one] faveur
               *[other] faveurs
            }
    }
scene-says-path =
    {$spaces} { $spaces ->
        [one] case
       *[other] cases
    }{ $lane_changes ->
        [0] {""}
       *[other] , {$lane_changes} { $lane_changes ->
                [one] changement
               *[other] changements
            } de couloir
    }

scene-way-label =
    {$way} : jusqu'à {$place}{ $hurt ->
        [0] {""}
       *[other] , -{$hurt}
    }{ $wrecked ->
        [yes] , char détruit
       *[no] {""}
    }
scene-way-unharmed = Sans dégâts
scene-way-least = Moins de dégâts
scene-way-furthest = Le plus loin
scene-way-straight = Tout droit
scene-way-inner = Couloir intérieur
scene-way-middle = Couloir central
scene-way-outer = Couloir extérieur
scene-way-ram = Percuter le {$colour}

## coach: ce qu'apporte une réponse, pour le coach

coach-axis = { -turn }

coach-source-starting_places = Places de départ
coach-source-first_to_choose = Qui choisit en premier
coach-source-dice = Dés pour {$seat}

coach-now-more =
    {$n} { $n ->
        [one] case
       *[other] cases
    } plus loin cette manche
coach-now-less =
    {$n} { $n ->
        [one] case
       *[other] cases
    } de moins cette manche

coach-later-more =
    {$n} { $n ->
        [one] case
       *[other] cases
    } plus loin une manche après
coach-later-less =
    {$n} { $n ->
        [one] case
       *[other] cases
    } de moins une manche après

coach-left-more =
    {$n} { $n ->
        [one] dégât
       *[other] dégâts
    } de moins
coach-left-less =
    {$n} { $n ->
        [one] dégât
       *[other] dégâts
    } de plus

coach-fate-more =
    {$n} { $n ->
        [one] faveur
       *[other] faveurs
    } de plus
coach-fate-less =
    {$n} { $n ->
        [one] faveur
       *[other] faveurs
    } de moins

coach-speed-more = {$n} de vitesse en plus pour la manche suivante
coach-speed-less = {$n} de vitesse en moins pour la manche suivante

coach-wrecked-more =
    char détruit dans {$n} { $n ->
        [one] course
       *[other] courses
    } de plus sur 100
coach-wrecked-less =
    char détruit dans {$n} { $n ->
        [one] course
       *[other] courses
    } de moins sur 100

coach-rivals-more =
    le meilleur adversaire {$n} { $n ->
        [one] case
       *[other] cases
    } plus loin
coach-rivals-less =
    le meilleur adversaire freiné de {$n} { $n ->
        [one] case
       *[other] cases
    }

coach-rivals_left-more =
    {$n} { $n ->
        [one] dégât
       *[other] dégâts
    } de moins aux adversaires
coach-rivals_left-less =
    {$n} { $n ->
        [one] dégât
       *[other] dégâts
    } de plus aux adversaires

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
coach-habit-speed-more = Plus vite : vitesse {$you} en moyenne, contre {$strong} à haut niveau (±{$error}).
coach-habit-speed-less = Moins vite : vitesse {$you} en moyenne, contre {$strong} à haut niveau (±{$error}).
coach-habit-damage-more =
    Plus de dégâts risqués en route : {$you} { $you ->
        [one] point
       *[other] points
    } par déplacement, contre {$strong} à haut niveau (±{$error}).
coach-habit-damage-less =
    Moins de dégâts risqués en route : {$you} { $you ->
        [one] point
       *[other] points
    } par déplacement, contre {$strong} à haut niveau (±{$error}).
coach-habit-again-more = Les dés sont changés plus souvent : sur 100 fois, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-again-less = Les dés sont changés moins souvent : sur 100 fois, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-attack-more = Plus d'attaques : sur 100 occasions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-attack-less = Moins d'attaques : sur 100 occasions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-repair-more = Plus de réparations : sur 100 occasions, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-repair-less = Moins de réparations : sur 100 occasions, {$you}, contre {$strong} à haut niveau (±{$error}).

gallery-chariots = Chars
gallery-boards = Plateau identique : {$equal_board}. Plateau dans la variante des chars différents : {$unequal_board}.
gallery-dice = Faces des dés
gallery-idle_die = Un dé qui n'est pas lancé
gallery-others = Sur le plateau
gallery-caltrop = Chausse-trape
gallery-supply = Réserve de chausse-trapes
gallery-round = Marqueur de manche
chance-starting_places = les places de départ
chance-first_to_choose = qui choisit en premier
chance-roll = le lancer
chance-re-roll = des dés relancés
stream-starting_places = places de départ
stream-first_to_choose = premier choix
stream-dice_of_chariot = dés du char {$n}
tally-wrecks = épaves
tally-caltrops_on_the_board_at_the_end = chausse-trapes sur le plateau à la fin
tally-damage_left_all_chariots = résistance restante, tous les chars
tally-fate_left_all_chariots = faveurs restantes, tous les chars
tally-wins_from_starting_place = victoires depuis la place de départ {$n}
act-take = choisir un char
act-start = choisir une place de départ
act-repair = réparer
act-pass = renoncer
act-keep = garder les dés
act-reroll = relancer des dés
act-set = tourner un dé
act-javelin = lancer un javelot
act-caltrop = lâcher une chausse-trape
remark-race-dice = dés dans la boîte
remark-race-repair_cost = faveurs pour une réparation
remark-race-repair = dégâts qu'elle enlève au plus
remark-race-dice_cost = faveurs pour relancer des dés ou en tourner un
remark-race-sprint = vitesse qu'un galop ajoute
remark-race-ram_damage = pour les deux chars
remark-die = change : ajoute ou retire 1
remark-equal = la face aux colonnes blanches ; les bouts des tranches de dés sont déduits
remark-chariot-green = rapide et fragile
remark-chariot-purple = chanceux
remark-chariot-yellow = le favori de Fortuna
remark-chariot-red = un bélier
remark-chariot-blue = agile
remark-chariot-white = solide, lent au démarrage
