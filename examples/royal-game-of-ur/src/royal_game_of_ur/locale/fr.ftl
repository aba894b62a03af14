### Le Jeu royal d'Ur en français.

game-title = Le Jeu royal d'Ur
game-pitch = Lance les dés, fais courir tes pions sur le chemin partagé avec l'adversaire et ramène-les tous à l'arrivée avant l'autre.

place-start = le départ
place-home = l'arrivée
place-square = la case {$n}
place-rosette = la rosette de la case {$n}

option-pieces = Pions par personne

option-pieces-explain = Combien de pions chaque personne doit amener à l'arrivée. Avec moins de pions, la course est plus courte.

ask-move = Quel pion déplaces-tu ?

awaits-move = {$waiting} choisit un pion.

answer-move =
    Depuis {$start} jusqu'à {$end}{ $takes ->
        [yes] , avec une capture
       *[no] {""}
    }

help-move = Avance un de tes pions d'exactement ce que tu as lancé. Un pion peut entrer depuis le départ, passer par-dessus les autres, capturer un pion adverse sur une case commune ou quitter le plateau avec un lancer exact. Interdit : une case occupée par un de tes pions, et la rosette commune tant que l'adversaire s'y trouve. Une rosette te donne un nouveau lancer.

fact-begins = {$seat} commence.
fact-threw = {$seat} fait {$thrown}.
fact-stuck = {$seat} ne peut pas bouger.
fact-moved = {$seat} avance un pion depuis {$start} jusqu'à {$end}.
fact-captured = {$seat} capture sur {$end} un pion adverse ({$rival}), qui retourne au départ.
fact-again = La rosette donne à {$seat} un nouveau lancer.
fact-won = {$seat} a tous ses pions à l'arrivée et gagne.

reason-beyond_home = Pour arriver depuis là, il faut exactement {$spaces} ; tu as fait {$thrown}.
reason-own_piece = Un de tes pions occupe déjà {$end}.
reason-safe_on_rosette = L'adversaire est en sécurité sur {$end}.
fault-road_too_short = doit dépasser d’au moins deux first et last réunis
fault-rosette_beyond = nomme une case au-delà du chemin, qui finit à {$squares}

scene-title = Lancer {$n}
scene-piece = Un pion ({$seat}) : {$end}
scene-throw = Lancer : {$thrown}
scene-home = Arrivés
scene-captures = Captures

guide-1 = Amène tes {$number} pions à l'arrivée avant l'adversaire. Ton chemin commence sur tes propres cases, suit le milieu, que vous partagez, et finit à nouveau sur tes propres cases.
guide-2 = À chaque tour, tu lances {$dice} dés à quatre pointes, dont deux sont marquées. Le nombre de marques en haut dit de combien avance un pion. Les pions sautent par-dessus les autres.
guide-3 = Si tu tombes sur un pion adverse au milieu, il retourne à son départ. Tes propres cases sont sûres, et la rosette du milieu aussi.
guide-4 = Une rosette te donne un nouveau lancer. L'arrivée demande un lancer exact.
