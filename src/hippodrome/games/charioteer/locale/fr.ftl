### Charioteer en français.

game-title = Charioteer
game-pitch = Assortis tes cartes en secret, conquiers la foule et plais à l'empereur, tour après tour dans le cirque.

-turn = { $at ->
    [start] Manche
   *[within] manche
}

colour-green = vert
colour-red = rouge
colour-yellow = jaune
colour-black = noir

kind-green = sprint
kind-red = attaque
kind-yellow = récupération
kind-black = virage

icon-whip = fouet
icon-shield = bouclier
icon-recovery = récupération

face-green = un sprint (vert)
face-red = une attaque (rouge)
face-yellow = une récupération (jaune)
face-black = un beau virage (noir)
face-all = tous les mouvements
face-disrupt = des troubles

piece-symbol = {$colour_name} {$n}
piece-card = [{$shows}]
piece-crowd = la carte de la foule
piece-thrown =
    {$racing} { $racing ->
        [one] char
       *[other] chars
    } : {$cubes}
piece-attack =
    {$cards_matching} { $cards_matching ->
        [one] carte
       *[other] cartes
    } : {$cubes}

token-plus =
    +{$n}{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-wild =
    joker{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-learning =
    apprentissage{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-whip =
    fouet{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-shield = bouclier
token-recovery =
    récupération{ $colour_name ->
        [0] {""}
       *[other] {" "}({$colour_name})
    }
token-discard = défausse {$n}

place-before =
    {$n} { $n ->
        [one] case
       *[other] cases
    } avant la ligne
place-beyond =
    {$n} { $n ->
        [one] case
       *[other] cases
    } après l'arrivée
place-regular = la case {$n} du tour {$lap}
place-outer = la case extérieure {$n} du tour {$lap}

why-first_turn = pas de fouet à la première manche
why-leading = pas de fouet en tête de course
why-passed = pas de fouet après un dépassement
why-guarded = à l'abri cette manche
why-full = ses emplacements d'attaque sont pleins

option-laps = Nombre de tours
option-open_fan_tokens = Jetons de fan visibles
option-crowd_by_symbol = Carte de la foule par son seul symbole
option-lapped_in_the_way = Les chars doublés d'un tour gênent

option-laps-explain = Combien de tours de piste font les chars. Un seul est un sprint rapide, trois la course habituelle ; sans choix, l'édition décide.

option-open_fan_tokens-explain = Tout le monde voit quels jetons de fan les autres ont gagnés. Sinon, seulement combien.

option-crowd_by_symbol-explain = La carte de la foule ne s'ajoute à un mouvement que si elle montre elle-même le symbole. Sinon, un fouet s'y ajoute à tout mouvement, et un joker peut l'assortir.

option-lapped_in_the_way-explain = Les chars de tours différents se rencontrent : dépasser un char qui a un tour de retard coûte un point, il arrête un fouet et, à la dernière manche, il saute comme les autres les cases extérieures après la ligne. Sinon, les chars de tours différents s'ignorent.

ask-move = Choisis ton mouvement : des cartes qui partagent un symbole, ou un répit.

result-by =
    Avec {$n} { $n ->
        [one] case
       *[other] cases
    } d'avance sur {$rival}.
result-inside = Dans la même case que l'adversaire ({$rival}), mais à l'intérieur : le char intérieur est devant.
result-beyond =
    {$n} { $n ->
        [one] case
       *[other] cases
    } après la ligne
result-short =
    à {$n} { $n ->
        [one] case
       *[other] cases
    } de la ligne
result-came =
    { $behind ->
        [0] {""}
       *[other] {$behind} { $behind ->
                [one] case
               *[other] cases
            } derrière,{" "}
    }{$told}

awaits-move =
    {$waiting} { $waiting ->
        [one] choisit son mouvement
       *[other] choisissent leurs mouvements
    }.

fact-first_seat = {$seat} joue en premier à la première manche.
fact-skills_card = Couleurs pour {$seat}, de la meilleure à la moins bonne : {$colours}.
fact-dealt = Tu reçois {$hand_cards}.
fact-drew = Tu pioches {$cards}.
fact-crowd_dealt = La rangée de la foule montre {$cards} ; la première est la carte de la foule.
fact-emperor = { -turn(at: "start") } {$turn}. L'empereur veut voir {$face}.
fact-disrupted =
    La foule lance des projectiles sur {$seat} : {$cubes} { $cubes ->
        [one] nouveau cube
       *[other] nouveaux cubes
    }.
fact-revealed =
    {$seat} joue {$symbol} avec {$cards}{ $crowd ->
        [yes] {" "}et la carte de la foule
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , jeton {$tokens}
    }{ $wild ->
        [0] {""}
       *[other] {" "}sur {$wild}
    }.
fact-revealed_reset = {$seat} prend un répit avec {$cards}.
fact-threw_away = {$seat} défausse {$cards} avec un jeton {$token}.
fact-guarded =
    {$seat} ne prend aucun cube cette manche{ $cubes ->
        [0] {""}
       *[other]  ; {$cubes} { $cubes ->
                [one] nouveau cube est retiré
               *[other] nouveaux cubes sont retirés
            }
    }.
fact-reset =
    {$seat} reste sur place et calme ses chevaux{ $cubes ->
        [0] {""}
       *[other]  ; {$cubes} { $cubes ->
                [one] cube est retiré
               *[other] cubes sont retirés
            }
    }.
fact-recovered =
    {$seat} récupère : {$cubes} { $cubes ->
        [one] cube est retiré
       *[other] cubes sont retirés
    }, il en reste {$left}.
fact-distance =
    {$seat} : {$symbols} { $symbols ->
        [one] symbole
       *[other] symboles
    } + {$number}{ $token_bonus ->
        [0] {""}
       *[other] {" "}+ {$token_bonus} (jeton)
    }{ $skill ->
        [0] {""}
       *[other] {" "}+ {$skill} (habileté)
    }{ $damage ->
        [0] {""}
       *[other] {" "}- {$damage} (dégâts)
    } = {$by}.
fact-moved =
    {$seat} avance de {$spaces} { $spaces ->
        [one] case
       *[other] cases
    }{ $outer ->
        [0] {""}
       *[other] {" "}et saute {$outer} { $outer ->
                [one] case extérieure
               *[other] cases extérieures
            } (en virage ou après l'arrivée)
    }{ $passed ->
        [0] {""}
       *[other] , dépasse {$passed}
    }, jusqu'à {$place}{ $passing ->
        [0] {""}
       *[other]  ; {$passing} { $passing ->
                [one] point sert
               *[other] points servent
            } à dépasser
    }.
fact-whipped =
    {$seat} fouette ses chevaux et avance encore de {$spaces} { $spaces ->
        [one] case
       *[other] cases
    }{ $outer ->
        [0] {""}
       *[other] {" "}et saute {$outer} { $outer ->
                [one] case extérieure
               *[other] cases extérieures
            } (en virage ou après l'arrivée)
    }, jusqu'à {$place}.
fact-whip_idle = {$seat} : fouet sans effet ({$why}).
fact-attacked =
    {$seat} attaque avec {$matching} { $matching ->
        [one] carte assortie
       *[other] cartes assorties
    } : {$cubes} { $cubes ->
        [one] cube
       *[other] cubes
    } pour chaque adversaire.
fact-attack_fails =
    L'attaque de {$seat} ne touche personne : {$matching} { $matching ->
        [one] carte assortie
       *[other] cartes assorties
    }, il en faut {$needed}.
fact-spared = {$seat} ne prend aucun cube ({$why}).
fact-hurt =
    {$seat} prend {$cubes} { $cubes ->
        [one] nouveau cube
       *[other] nouveaux cubes
    } ({$boxes} cette manche).
fact-trained =
    {$seat} gagne {$steps} { $steps ->
        [one] cran
       *[other] crans
    } en {$colour} (bonus {$bonus}).
fact-in_the_box = Chez {$seat}, le marqueur {$colour} atteint la zone de bonus : +{$bonus} désormais.
fact-fan_token =
    {$symbols} { $symbols ->
        [one] symbole
       *[other] symboles
    } ! {$seat} gagne un jeton de fan.
fact-fan_token_seen = Jeton de fan pour {$seat} : {$token}.
fact-bag_refilled = Les jetons de fan utilisés retournent dans le sac, qui en contient maintenant {$left}.
fact-bag_empty = Le sac est vide : pas de jeton de fan pour {$seat}.
fact-lap = {$leader} entre en tête dans le tour {$lap}.
fact-damage_settled =
    {$seat} : {$cubes} { $cubes ->
        [one] cube passe
       *[other] cubes passent
    } dans la zone de dégâts, qui en contient maintenant {$damage}.
fact-reshuffled =
    La défausse est mélangée : nouvelle pioche de {$left} { $left ->
        [one] carte
       *[other] cartes
    }.
fact-crowd_slides = La carte de la foule {$card} est défaussée ; {$next_card} rejoint la rangée.
fact-race_over = {$winner} gagne ! {$places}.

## brief: la même chose en bref, derrière un nom

brief-first_seat = joue en premier
brief-skills_card = de la meilleure à la pire : {$colours}
brief-revealed =
    {$symbol}{ $crowd ->
        [yes] {" "}avec la carte de la foule
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , jeton {$tokens}
    }
brief-revealed_reset = répit
brief-threw_away = défausse des cartes
brief-guarded =
    aucun cube{ $cubes ->
        [0] {""}
       *[other] , {$cubes} { $cubes ->
                [one] nouveau cube retiré
               *[other] nouveaux cubes retirés
            }
    }
brief-disrupted =
    {$cubes} { $cubes ->
        [one] nouveau cube
       *[other] nouveaux cubes
    } de la foule
brief-reset =
    reste sur place{ $cubes ->
        [0] {""}
       *[other] , {$cubes} { $cubes ->
                [one] cube retiré
               *[other] cubes retirés
            }
    }
brief-recovered =
    {$cubes} { $cubes ->
        [one] cube
       *[other] cubes
    } en moins
brief-distance =
    {$symbols}+{$number}{ $token_bonus ->
        [0] {""}
       *[other] +{$token_bonus} (jeton)
    }{ $skill ->
        [0] {""}
       *[other] +{$skill} (habileté)
    }{ $damage ->
        [0] {""}
       *[other] -{$damage} (dégâts)
    } = {$by}
brief-moved =
    { $passed ->
        [0] {""}
       *[other] dépasse {$passed},{" "}
    }jusqu'à {$place}
brief-whipped = fouet +{$spaces}, jusqu'à {$place}
brief-whip_idle = fouet sans effet ({$why})
brief-attack =
    attaque : {$cubes} { $cubes ->
        [one] cube
       *[other] cubes
    } par adversaire{ $spared ->
        [0] {""}
       *[other] , aucun pour {$spared}
    }
brief-attack_fails = attaque trop faible : {$matching} sur {$needed}
brief-hurt =
    {$cubes} { $cubes ->
        [one] nouveau cube
       *[other] nouveaux cubes
    }
brief-spared = aucun cube ({$why})
brief-trained = {$colour} +{$steps}
brief-in_the_box = {$colour} en zone de bonus : +{$bonus}
brief-fan_token = jeton de fan
brief-fan_token_seen = c'est {$token}
brief-bag_empty = plus de jeton de fan

# Ce qui ne va pas dans le fichier d'une édition. `written` et `part` sont cités du fichier.
fault-too_few_cards = a trop peu de cartes : {$number}, alors que six mains et la rangée de la foule en demandent {$need}
fault-box_too_small = a trop peu de places : {$number}, mais chacun des quatre marqueurs en demande une
fault-limit_hand_cards = vaut {$value}, mais un mouvement a trois cartes de la main au plus
fault-limit_new_cubes = vaut {$value}, mais un char reçoit trois nouveaux cubes au plus
fault-limit_emperor = vaut {$value}, mais à plus de quatre sièges l'empereur ne jette rien
fault-limit_bonus_box = vaut {$value}, mais ses bonus vont de 3 à 9
fault-number_twice = contient un nombre deux fois
fault-copies_of_card = « {$written} » : d'une carte il y a de 1 à {$most}
fault-one_icon = « {$written} » : une carte a une icône au plus
fault-unknown_part = « {$written} » : symbole ou icône inconnus « {$part} »
fault-too_many_symbols = « {$written} » : une carte a de la place pour tant de symboles : {$most}
fault-whip_alone = « {$written} » : un fouet est seul sur sa carte, sans symboles
fault-blank_card = « {$written} » : une carte montre des symboles ou un fouet
fault-card_twice = « {$written} » est là deux fois (d'abord comme entrée {$entry}) : écris plutôt x et le nombre d'exemplaires
fault-wrong_count = dit {$said}, mais la liste en a {$found}
fault-copies_of_token = « {$written} » : d'un jeton il y a de 1 à {$most}
fault-unknown_token = « {$written} » : jeton inconnu « {$part} » ; on connaît {$known}
fault-no_part_of_token = « {$written} » : « {$part} » n'est ni une couleur ni un nombre jusqu'à 99
fault-token_without_colour = « {$written} » : un jeton {$part} n'a pas de couleur
fault-token_needs_number = « {$written} » : un jeton {$part} demande un nombre supérieur à zéro
fault-token_without_number = « {$written} » : un jeton {$part} n'a pas de nombre
fault-token_twice = « {$written} » est là deux fois, ou est à la fois jeton de départ et jeton de fan
fault-no_order = « {$written} » doit nommer une fois chacune de celles-ci : {$known}
fault-too_few_skills = a trop peu de cartes d'habileté : {$number}, alors qu'il en faut {$need}
fault-unknown_face = face inconnue « {$part} » : on connaît {$known}
fault-no_sections = manque : écris {$header} pour chaque ligne droite et chaque virage
fault-no_bend = « {$written} » doit commencer par R et n'avoir que R (normale) et O (extérieure)
fault-too_many_spaces = rend la piste trop longue : {$number}, alors qu'une table en demande {$most} au plus
fault-track_turns = la piste est ouverte : ses virages tournent de {$degrees}°, pas de 360°
fault-track_is_open = la piste est ouverte : en cases, ses bouts sont distants de {$gap}
fault-start_beyond_lap = vaut {$value}, mais un tour n'est long que de {$most}
fault-start_outside = est sur une case extérieure
fault-scenario_no_face = le dé de l'empereur n'a pas de face « {$face} » ; ses faces sont {$faces}
fault-scenario_no_token = cette édition n'a pas de jeton « {$name} »
fault-scenario_no_token_number = il n'y a pas de jeton {$number}
fault-scenario_no_symbol = cette édition n'a pas de symbole « {$name} »
fault-scenario_no_colour = cette édition n'a pas de couleur « {$name} »
fault-scenario_no_skills_card = cette édition n'a pas de carte d'habileté « {$name} »
fault-scenario_no_place = une place va de {$first} à {$last}, etc., ou est {$before} et plus
fault-scenario_no_skill = il n'y a pas d'habileté « {$name} » ; il y a {$skills}
fault-scenario_no_step = {$name} ne peut pas être sur {$step} : choisis {$steps}, ou un nombre inférieur à {$number}
fault-scenario_not_in_bag = « {$name} » n'est pas dans le sac en ce moment
fault-scenario_before_start = {$at} est avant le départ, qui est {$start}
fault-scenario_cannot_be = ne peut pas valoir {$value}
fault-scenario_cannot_fill = ne peut pas être complétée : la pioche et la défausse ont toutes les autres cartes
fault-scenario_attack_boxes =
    vaut {$value}, mais il y a {$boxes} { $boxes ->
        [one] emplacement
       *[other] emplacements
    } d'attaque
fault-scenario_skills_number =
    a {$steps} { $steps ->
        [one] cran
       *[other] crans
    }, mais il y a {$skills} habiletés
fault-scenario_bonus_box = les marqueurs remplissent la zone de bonus depuis la place la plus basse, un par place
fault-scenario_laps_apart = ne vaut que pour les courses où les chars d'autres tours font obstacle
fault-scenario_abreast_all = devrait nommer tout le monde une fois, dans chaque case d'abord le char intérieur
fault-scenario_abreast_order = ne correspond pas à l'ordre de course : dans un même tour, le char intérieur est devant
fault-scenario_running_places = ne correspond pas aux places : personne n'est devant un char plus avancé
fault-scenario_few_tokens = il n'y a pas tant de jetons « {$name} » pour cet endroit
fault-scenario_rest_nowhere =
    {$n} ne sont nulle part : {$some}{ $more ->
        [yes] {" "}et d'autres
       *[no] {""}
    }

reason-malformed = « {$answer} » n'est pas un mouvement. Écris par exemple : red5: r5r5y4 r5r5g2 crowd; red+3; discard2 of g2g2b0
reason-unknown_symbol = Il n'y a pas de symbole « {$answer} ». Un symbole est une couleur et un nombre, comme red5 ; ou bien reset.
reason-unknown_card = Il n'y a pas de carte « {$answer} ».
reason-unknown_token = Il n'y a pas de jeton « {$answer} ».
reason-card_not_in_hand = Ceci n'est pas dans ta main : {$card}.
reason-card_twice = Une carte ne se joue qu'une fois : {$card}.
reason-no_cards =
    Un mouvement demande de 1 à {$most} { $most ->
        [one] carte
       *[other] cartes
    } de ta main.
reason-too_many_cards =
    Un mouvement a au plus {$most} { $most ->
        [one] carte
       *[other] cartes
    } de ta main, pas {$cards_played}.
reason-token_not_held = Tu n'as pas de jeton {$token}.
reason-discard_on_move = Un jeton {$token} se pose sur les cartes que tu défausses, jamais sur le mouvement.
reason-two_tokens = Un mouvement ne porte qu'un seul jeton, pas {$tokens}.
reason-not_a_discard_token = Seul un jeton défausse permet de défausser des cartes, pas {$token}.
reason-wild_needs_card = Indique la carte que change le joker.
reason-wild_without_token = Seul un jeton joker assortit une carte.
reason-wild_not_in_move = Le joker doit aller sur une carte du mouvement ; {$card} n'y est pas.
reason-token_on_reset = Un répit ne porte aucun jeton, pas même {$token}.
reason-crowd_in_reset = Un répit se prend avec des cartes de la main seulement, sans la carte de la foule.
reason-crowd_without_symbol = La carte de la foule {$card} ne montre pas {$symbol}.
reason-card_without_symbol = {$card} ne montre pas {$symbol}.
reason-token_colour = Le jeton {$token} ne va pas sur un mouvement {$colour}.
reason-too_few_matching =
    Un mouvement demande {$least} { $least ->
        [one] carte assortie
       *[other] cartes assorties
    }. Cartes qui montrent {$symbol} : {$matching}.
reason-discard_without_token = On ne défausse des cartes qu'avec un jeton défausse.
reason-discard_played = {$card} est dans le mouvement : impossible de la défausser aussi.
reason-discard_nothing = Un jeton {$token} demande au moins une carte à défausser.
reason-discard_too_many =
    Ce jeton défausse {$most} { $most ->
        [one] carte
       *[other] cartes
    } au plus, pas {$thrown}.

## preview: ce que ferait un mouvement

preview-sum =
    {$symbols} { $symbols ->
        [one] symbole
       *[other] symboles
    } + {$number}{ $token_bonus ->
        [0] {""}
       *[other] {" "}+ {$token_bonus} (jeton)
    }{ $skill ->
        [0] {""}
       *[other] {" "}+ {$skill} (habileté)
    }{ $damage ->
        [0] {""}
       *[other] {" "}− {$damage} (dégâts)
    } = {$by}
preview-to = jusqu'à {$place}
preview-between = entre {$start} et {$place} : les chars devant avancent d'abord, et chaque adversaire en chemin coûte un point
preview-rank = sans doute en position {$rank} après la manche ({$share} fois sur 10)
preview-ranks = sans doute entre la position {$rank} et la {$worst} après la manche ({$share} fois sur 10)
preview-resetting = Répit avec {$cards} : tu restes sur place.

preview-effect-recovered =
    {$cubes} { $cubes ->
        [one] cube
       *[other] cubes
    } de dégâts en moins
preview-effect-whip_idle = {$why}
preview-effect-whip =
    jusqu'à {$whipped} { $whipped ->
        [one] case
       *[other] cases
    } de plus au fouet, mais sans dépasser personne, et aucune après un dépassement ou en tête de course
preview-effect-attacked =
    jusqu'à {$cubes} { $cubes ->
        [one] cube
       *[other] cubes
    } pour chaque adversaire sans bouclier
preview-effect-attack_fails =
    pas d'attaque : {$matching} { $matching ->
        [one] carte assortie
       *[other] cartes assorties
    }, il en faut {$needed}
preview-effect-trained =
    {$colour} +{$steps} { $steps ->
        [one] cran
       *[other] crans
    }{ $bonus ->
        [0] {""}
       *[other] {" "}(bonus {$bonus})
    }
preview-effect-in_the_box = {$colour} atteint la zone de bonus : bonus {$bonus}
preview-effect-guarded = aucun cube cette manche
preview-effect-reset =
    {$cubes} { $cubes ->
        [one] cube est retiré
       *[other] cubes sont retirés
    }
preview-effect-fan_token = un jeton de fan
preview-effect-fan_token_if_left = un jeton de fan, s'il en reste dans le sac
preview-effect-thrown =
    {$n} { $n ->
        [one] carte défaussée
       *[other] cartes défaussées
    }

step-turn = { -turn(at: "start") } {$turn}

## scene: la table en pièces

scene-title = { -turn(at: "start") } {$turn} · tour {$lap} sur {$laps}
scene-chariot = Char : {$seat}
scene-chariot_detail =
    Position {$rank}. Il est allé jusqu'à {$place}.{ $cubes ->
        [0] {""}
       *[other] {" "}{$cubes} { $cubes ->
                [one] cube
               *[other] cubes
            } de dégâts.
    }{ $boxes ->
        [0] {""}
       *[other] {" "}{$boxes} { $boxes ->
                [one] nouveau cube
               *[other] nouveaux cubes
            } cette manche.
    }
scene-die = Le dé de l'empereur
scene-emperor = L'empereur veut voir {$face}
scene-emperor_colour = Tout mouvement de cette couleur l'entraîne d'un cran de plus.
scene-emperor_all = Chaque mouvement entraîne un cran de plus, quelle que soit sa couleur.
scene-emperor_disrupt =
    La foule lance des projectiles{ $cubes ->
        [0] {""}
       *[other]  : chaque char prend {$cubes} { $cubes ->
                [one] nouveau cube
               *[other] nouveaux cubes
            }. Un bouclier ou un répit les retire
    }{ $no_disrupt ->
        [yes] , mais avec autant de chars rien ne touche
       *[no] {""}
    }.
scene-lap = Tour {$lap} sur {$laps}
scene-deck =
    Pioche : {$n} { $n ->
        [one] carte
       *[other] cartes
    }
scene-deck_detail = Après chaque manche, tout le monde complète sa main.
scene-discard =
    Défausse : {$n} { $n ->
        [one] carte
       *[other] cartes
    }
scene-discard_detail =
    Quand la pioche est vide, on mélange la défausse.{ $tally ->
        [0] {""}
       *[other] {" "}Symboles dedans : {$tally}.
    }
scene-bag = Jetons de fan dans le sac : {$n}
scene-bag_detail =
    Un mouvement avec {$least} { $least ->
        [one] symbole assorti
       *[other] symboles assortis
    } ou plus en pioche un.{ $n ->
        [0] {""}
       *[other] {" "}{$n} { $n ->
                [one] jeton utilisé est
               *[other] jetons utilisés sont
            } à part.
    }
scene-crowd_card = Carte de la foule : {$name}
scene-coming_card = Ensuite, dans la rangée de la foule : {$name}
scene-fan = Un jeton de fan caché
scene-fan_detail = Gagné avec un mouvement qui a plu à la foule. Seul son propriétaire sait ce qu'il fait.
scene-token_label = Jeton : {$token}
scene-space = Case {$n}
scene-outer_space = Case extérieure {$n}
scene-slot_die = Le dé de l'empereur
scene-slot_deck = Pioche
scene-slot_discard = Défausse
scene-slot_bag = Sac de jetons de fan
scene-slot_lap = Tour {$n}
scene-slot_crowd = Rangée de la foule, place {$n}
scene-damage = Dégâts
scene-damage_detail =
    {$cubes} { $cubes ->
        [one] cube
       *[other] cubes
    } dans la zone de dégâts : chaque cube retire un point à chaque mouvement.{ $boxes ->
        [0] {""}
       *[other] { $most ->
                [0] {""}
               *[other] {" "}{$boxes} { $boxes ->
                        [one] nouveau cube s'y ajoute
                       *[other] nouveaux cubes s'y ajoutent
                    } après cette manche (au plus {$most}).
            }
    }
scene-start = Départ
scene-finished = Arrivée
scene-in_lap = Tour {$lap}
scene-skill = {$kind_name} +{$bonus}
scene-skill_detail =
    Chaque mouvement {$colour} a un bonus de {$bonus}.{ $n ->
        [0] {""}
       *[other] { $left ->
                [0] {""}
               *[other] {" "}À {$n} { $n ->
                        [one] cran
                       *[other] crans
                    } d'un meilleur bonus, à {$left} de la zone de bonus.
            }
    }

scene-symbol-green = {$symbol} × {$n} : un sprint, sans autre effet.
scene-symbol-red =
    {$symbol} × {$n} : une attaque{ $attacks ->
        [0] {""}
       *[other]  ; de nouveaux cubes pour chaque adversaire, selon le nombre de cartes assorties ({$attacks})
    }.
scene-symbol-yellow = {$symbol} × {$n} : une récupération ; avant d'avancer, retire la moitié de tes dégâts, arrondie au supérieur.
scene-symbol-black = {$symbol} × {$n} : un virage ; tu sautes les cases extérieures.

scene-icon-whip =
    Fouet : s'ajoute à tout mouvement ; ensuite, jusqu'à {$spaces} { $spaces ->
        [one] case
       *[other] cases
    } de plus, mais sans dépasser personne. Sans effet en tête de course, à la première manche et après un dépassement.
scene-icon-shield = Bouclier : aucun nouveau dégât cette manche.
scene-icon-recovery = Récupération : avant d'avancer, retire la moitié de tes dégâts, arrondie au supérieur ; deux récupérations les retirent tous.

scene-token-plus =
    {$n} { $n ->
        [one] case
       *[other] cases
    } de plus pour un mouvement {$colour}.
scene-token-plus_any =
    {$n} { $n ->
        [one] case
       *[other] cases
    } de plus pour n'importe quel mouvement.
scene-token-wild = Se pose sur une carte d'un mouvement {$colour} : elle vaut deux fois le symbole du mouvement, et rien d'autre sur elle ne compte.
scene-token-wild_any = Se pose sur une carte de n'importe quel mouvement : elle vaut deux fois le symbole du mouvement, et rien d'autre sur elle ne compte.
scene-token-learning = Un cran d'habileté de plus pour un mouvement {$colour}.
scene-token-learning_any = Un cran d'habileté de plus pour n'importe quel mouvement, dans sa couleur.
scene-token-only = Seulement pour un mouvement {$colour}.
scene-token-whip =
    Après le mouvement, jusqu'à {$spaces} { $spaces ->
        [one] case
       *[other] cases
    } de plus, mais sans dépasser personne. Sans effet en tête de course, à la première manche et après un dépassement.
scene-token-shield = Aucun nouveau dégât cette manche ; les nouveaux cubes déjà reçus sont retirés.
scene-token-recovery = Avant d'avancer, retire la moitié de tes dégâts, arrondie au supérieur ; deux récupérations les retirent tous.
scene-token-discard =
    Défausse jusqu'à {$n} { $n ->
        [one] carte
       *[other] cartes
    } à côté du mouvement, puis pioches-en d'autres. Choisis le jeton, puis les cartes.

## choice: un mouvement en préparation

choice-begin = Choisis des cartes qui partagent un symbole, {$most} au plus ; celle de la foule peut s'ajouter. Ou prends un répit.
choice-more = Ajoute une carte assortie : {$symbols}.
choice-needs_wild = Ces cartes ne vont ensemble qu'avec un joker : ajoute-le.
choice-which_symbol = Ces cartes partagent plusieurs symboles : lequel veux-tu ?
choice-which_card = Quelle carte le joker change-t-il ?
choice-ready = Joue cela, ou ajoute une carte ou un jeton.
choice-reset =
    Répit : choisis de 1 à {$most} { $most ->
        [one] carte
       *[other] cartes
    }.
choice-throw =
    Choisis jusqu'à {$n} { $n ->
        [one] carte
       *[other] cartes
    } à défausser.
choice-symbol =
    {$symbol} : {$n} { $n ->
        [one] case
       *[other] cases
    }
choice-on =
    Joker sur {$wild} : {$n} { $n ->
        [one] case
       *[other] cases
    }
choice-play = Revenir aux cartes du mouvement
choice-reset_button = Prendre un répit
choice-not_now = Cela ne peut pas être choisi maintenant.
choice-so_far = Choisi : {$names}.
choice-thrown =
    un jeton {$token}{ $cards ->
        [0] {""}
       *[other] {" "}pour défausser {$cards}
    }
choice-says =
    {$symbol} avec {$cards}{ $crowd ->
        [yes] {" "}et la carte de la foule
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , jeton {$tokens}
    }{ $wild ->
        [0] {""}
       *[other] {" "}sur {$wild}
    }{ $thrown ->
        [0] {""}
       *[other] { $token ->
                [0] {""}
               *[other]  ; {$thrown} à la défausse avec un jeton {$token}
            }
    }.
choice-says_reset =
    Répit avec {$cards}{ $thrown ->
        [0] {""}
       *[other] { $token ->
                [0] {""}
               *[other]  ; {$thrown} à la défausse avec un jeton {$token}
            }
    }.

help-move =
    Joue de une à {$most} { $most ->
        [one] carte
       *[other] cartes
    } de ta main qui montrent toutes le même symbole (une couleur et un nombre), avec au moins {$least} { $least ->
        [one] carte assortie
       *[other] cartes assorties
    } en tout ; une carte fouet s'ajoute à tout mouvement. La carte de la foule peut s'ajouter gratuitement si elle montre aussi le symbole{ $crowd_by_all ->
        [yes] , ou si c'est un fouet
       *[no] {""}
    }. Tu avances d'autant de cases qu'il y a de symboles assortis, plus le nombre du symbole, plus jeton et habileté, moins les cubes de ta zone de dégâts.
    Le vert est un sprint et ne fait rien d'autre. Le rouge attaque : de nouveaux cubes pour chaque adversaire, selon le nombre de cartes assorties{ $attacks ->
        [0] {""}
       *[other] {" "}({$attacks})
    }. Le jaune récupère : avant d'avancer, retire la moitié de tes dégâts, arrondie au supérieur. Le noir saute les cases extérieures des virages.
    Avec {$fan_symbols} { $fan_symbols ->
        [one] symbole assorti
       *[other] symboles assortis
    } ou plus, tu gagnes un jeton de fan. Chaque mouvement entraîne sa couleur ; celle de l'empereur, deux fois.
    Pour un répit, tu joues de une à {$most} { $most ->
        [one] carte
       *[other] cartes
    } au choix : tu restes sur place, perds tous tes dégâts et n'en prends aucun cette manche.

## guide: une première course, pas à pas

guide-1 = Mène ton char autour du cirque, dans le sens inverse des aiguilles d'une montre. Quand le char de tête franchit la ligne pour la dernière fois, la manche se joue jusqu'au bout ; le char alors le plus loin gagne.
guide-2 =
    À chaque manche, tout le monde choisit en secret un mouvement : de une à {$most} { $most ->
        [one] carte
       *[other] cartes
    } de la main qui montrent toutes le même symbole. La carte de la foule, au milieu, peut s'ajouter gratuitement. Il faut au moins {$least} { $least ->
        [one] carte assortie
       *[other] cartes assorties
    }.
guide-3 = Tu avances d'une case par symbole assorti, plus le nombre du symbole, plus jeton et habileté, moins tes dégâts. Le total, et l'endroit où tu peux arriver, s'affichent avant que tu joues.
guide-4 = Les quatre couleurs font des choses différentes : les flèches vertes sprintent, les lames rouges attaquent chaque adversaire, les soleils jaunes retirent des dégâts, les virages noirs sautent les cases extérieures, plus sombres.
guide-5 = Chaque mouvement entraîne sa couleur, et deux fois si le dé de l'empereur demande cette couleur. Les couleurs entraînées vont plus loin pour le reste de la course.
guide-6 = Quitter une case coûte un point de plus par adversaire placé plus à l'intérieur dans cette case : regarde bien où tu arrives.
guide-7 =
    Trop de dégâts, ou pas de bonnes cartes ? Prends un répit : tu restes sur place, changes jusqu'à {$most} { $most ->
        [one] carte
       *[other] cartes
    }, perds tous tes dégâts et n'en prends aucun cette manche.

## section: où le livret le dit

section-Select_move_cards = règles : Choisir les cartes du mouvement
section-Symbols = règles : Symboles
section-Play_a_token = règles : Jouer un jeton
section-Reset_move = règles : Répit
section-Crowd_card = règles : Carte de la foule
section-Icons_on_tokens = règles : Icônes des jetons
section-Wild = règles : Joker
section-Discard_tokens = règles : Jetons défausse

## coach: ce qu'apporte une réponse, pour le coach

coach-axis = { -turn }

coach-source-first_seat = Qui commence
coach-source-skills = Cartes d'habileté
coach-source-deck = Cartes piochées
coach-source-emperor_die = Le dé de l'empereur
coach-source-fan_bag = Jetons de fan piochés

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
    } plus loin deux manches après
coach-later-less =
    {$n} { $n ->
        [one] case
       *[other] cases
    } de moins deux manches après

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

coach-skill-more =
    {$n} { $n ->
        [one] point
       *[other] points
    } de bonus d'habileté en plus
coach-skill-less =
    {$n} { $n ->
        [one] point
       *[other] points
    } de bonus d'habileté en moins

coach-damage-more =
    {$n} { $n ->
        [one] cube
       *[other] cubes
    } de dégâts en plus
coach-damage-less =
    {$n} { $n ->
        [one] cube
       *[other] cubes
    } de dégâts en moins

coach-tokens-more =
    {$n} { $n ->
        [one] jeton
       *[other] jetons
    } de plus en réserve
coach-tokens-less =
    {$n} { $n ->
        [one] jeton
       *[other] jetons
    } de moins en réserve

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
coach-habit-cards-more = Plus de cartes par mouvement : {$you} en moyenne, contre {$strong} à haut niveau (±{$error}).
coach-habit-cards-less = Moins de cartes par mouvement : {$you} en moyenne, contre {$strong} à haut niveau (±{$error}).
coach-habit-reset-more = Plus de répits : sur 100 manches, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-reset-less = Moins de répits : sur 100 manches, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-crowd-more = La carte de la foule sert plus souvent : sur 100 mouvements, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-crowd-less = La carte de la foule sert moins souvent : sur 100 mouvements, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-token-more = Les jetons sont dépensés plus tôt : sur 100 manches avec un jeton, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-token-less = Les jetons sont gardés plus longtemps : sur 100 manches avec un jeton, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-throw-more = Des cartes sont défaussées plus souvent : sur 100 manches, {$you}, contre {$strong} à haut niveau (±{$error}).
coach-habit-throw-less = Des cartes sont défaussées moins souvent : sur 100 manches, {$you}, contre {$strong} à haut niveau (±{$error}).

gallery-cards = Cartes : {$kind_name}
gallery-whips = Cartes sans symbole
gallery-player_tokens = Jetons de départ de chaque siège
gallery-fan_tokens = Jetons de fan dans le sac
gallery-no_face = Pas encore lancé
gallery-others = Sur le plateau
gallery-chariot = Char
gallery-chariot_detail = Un par personne, de la couleur du siège.
gallery-lap = Marqueur de tour
chance-first_seat = qui commence
chance-skills_cards = les cartes d'habileté
chance-emperor = le souhait de l'empereur
chance-fan_token = un jeton de fan
chance-deal = la première main
chance-crowd = la rangée de la foule
chance-refill = des cartes pour compléter la main
stream-first_seat = premier siège
stream-skills = cartes d'habileté
stream-emperor_die = dé de l'empereur
stream-fan_bag = sac de jetons de fan
stream-deck = pioche
tally-winner_s_lead = avance de qui gagne
tally-winner_s_skills_in_the_box = marqueurs de qui gagne dans la zone de bonus
tally-skills_in_the_box_all_seats = marqueurs dans la zone de bonus, tous les sièges
tally-damage_at_the_end_all_seats = dégâts à la fin, tous les sièges
move-green = verte
move-red = rouge
move-yellow = jaune
move-black = noire
move-reset = répit
move-crowd = avec la carte de la foule
remark-race-most_cards = cartes de la main dans un mouvement
remark-race-crowd = places de la rangée de la foule ; la première est la carte de la foule
remark-race-fan_symbols = symboles assortis qui gagnent un jeton de fan
remark-race-attack_boxes = nouveaux cubes qu'un char peut prendre en une manche
remark-race-whip = cases qu'un fouet ajoute au plus
remark-attacks = cartes rouges assorties = cubes pour chaque adversaire
remark-disrupt = sièges = cubes que l'empereur jette sur chaque char ; 5 et 6 viennent du livret
remark-deck = le nombre vient du livret ; les cartes sont les nôtres : chaque symbole est sur 20 cartes
remark-tokens = les totaux viennent du livret, les sortes sont déduites, la répartition des jetons de fan est la nôtre
remark-skills = la zone vient du livret, la longueur de la rangée +1 est la nôtre
remark-skills-cards = les 24 ordres des quatre habiletés
remark-track = depuis la ligne : 72 cases par tour, 54 pour un char qui prend tous les virages en noir
remark-track-start = cases avant la ligne
