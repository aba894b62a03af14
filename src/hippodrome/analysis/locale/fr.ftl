### Les mots du laboratoire en français.

measure-length = durée
measure-decisions = décisions
measure-options = choix par décision
measure-lead_changes = changements de tête
measure-half_leader_won = en tête à mi-course, puis victoire
measure-half_favourite_won = favori à mi-course, puis victoire
measure-winners_lowest = pires chances du vainqueur
measure-comeback = remontées
measure-openness = suspense
measure-decided = décidée après
measure-swing = bascule par tour de jeu
measure-hopeless = sièges sans espoir
measure-gap = avance sur le deuxième
measure-field = du premier au dernier
measure-margin = marge de victoire
measure-seats_out = sièges hors course
measure-luck = hasard
measure-stake = enjeu d'une décision
measure-kingmaking = faiseurs de roi

means-length = Combien de tours de jeu (de manches, dans Chariot Race) la course a duré.
means-decisions = À combien de questions tous les sièges ensemble ont répondu.
means-options = Entre combien de choix on a décidé, en moyenne géométrique sur toutes les décisions de la course.
means-lead_changes = Combien de fois un autre siège était premier à la fin d'un tour de jeu qu'à la fin du précédent.
means-half_leader_won = Si le siège en tête à la moitié des tours de jeu a fini par gagner.
means-half_favourite_won = Si le siège aux meilleures chances à la moitié des tours de jeu a fini par gagner.
means-winners_lowest = Les plus faibles chances qu'a eues le siège vainqueur à la fin d'un tour de jeu, sauf le dernier.
means-comeback = Si les chances du siège vainqueur ont été une fois inférieures à la moitié d'une part égale.
means-openness = L'entropie de toutes les chances rapportée à celle de chances égales, en moyenne sur les tours de jeu : 100 % est une course où tout est possible, 0 % une course décidée.
means-decided = Après quelle part de la course le siège vainqueur a eu les meilleures chances et les a gardées jusqu'à la fin.
means-swing = Quelle part des chances a changé de mains en un tour de jeu : la moitié de la somme de tous les changements, en moyenne sur les tours de jeu.
means-hopeless = Parmi tous les sièges encore en course à la fin des tours de jeu, la part de ceux dont les chances étaient sous le dixième d'une part égale.
means-gap = De combien le premier siège devançait le deuxième à la fin des tours de jeu, en moyenne.
means-field = De combien le premier siège devançait le dernier encore en course à la fin des tours de jeu, en moyenne.
means-margin = De combien le siège vainqueur devançait le meilleur des autres à la fin.
means-seats_out = Combien de sièges étaient hors course à la fin.
means-luck = De ce qui a fait bouger les chances des sièges du début à la fin, la part due aux cartes et aux dés : carrés de ce que le hasard a donné à chaque siège, rapportés à ceux-ci plus les carrés de ce que les réponses ont donné.
means-stake = De combien la meilleure des réponses dignes d'attention élève les chances du siège qui décide au-dessus de leur moyenne.
means-kingmaking = Combien un siège sans espoir fait bouger les autres : le plus qu'un adversaire gagne d'une de ses réponses à l'autre.

unit-space = cases
unit-place = positions

kind-card = carte
kind-token = jeton
kind-move = mouvement
kind-act = action
kind-speed = vitesse

curve-openness = suspense
curve-winner = chances du futur vainqueur
curve-favourite = meilleures chances
curve-leader = le premier gagne

map-lap = tour
map-lane = couloir
map-laps = tours d'avance
map-space = case
map-place = position dans le peloton
simulate-head =
    {$game} ({$edition}), {$n} { $n ->
        [one] course
       *[other] courses
    }{ $mirror ->
        [yes] {" "}avec rotation des sièges
       *[no] {""}
    }, graine {$seed}
simulate-mirrored =
    avec rotation des sièges, chaque donne est courue {$times} fois : {$races} { $races ->
        [one] course
       *[other] courses
    } au lieu de {$asked}
simulate-by_seat =
    Victoires par siège{ $mirror ->
        [yes] , dans l'ordre donné
       *[no] {""}
    }
simulate-by_bot = Victoires par bot
simulate-by_entrant = Victoires par char ou véhicule
simulate-by_deals = Les courses d'une même donne sont liées : les intervalles prennent la donne pour unité.
simulate-seat = siège
simulate-seats = sièges
simulate-bot = bot
simulate-wins = victoires
simulate-if_equal = à égalité
simulate-turns = tours de jeu par course, moyenne (écart type)
simulate-turns_spread = tours de jeu, minimum / 80 % centraux / maximum
simulate-mean_of = {$what}, moyenne
simulate-seconds = secondes
simulate-races_a_second = courses par seconde
simulate-decisions_a_second = décisions par seconde
simulate-engine = moteur
simulate-errors = erreurs
simulate-first_error = première erreur : course {$race}, {$what}
fault-failed = {$bot} a échoué, et un tiro a répondu à sa place : {$kinds}
fault-exception = exceptions : {$n}
fault-refused = mauvaises réponses : {$n}
fault-slow = trop lent : {$n}
fault-first_exception = pour la première fois dans la course {$race}, {$seat}, à la question « {$about} », avec une exception :
fault-first_refused = pour la première fois dans la course {$race}, {$seat}, à la question « {$about} », avec une mauvaise réponse :
fault-first_slow = pour la première fois dans la course {$race}, {$seat}, à la question « {$about} », parce qu'il était trop lent :
progress-racing = courses en cours
progress-kept =
    {$n} { $n ->
        [one] course est gardée
       *[other] courses sont gardées
    } : la même commande avec --resume continue
ladder-title =
    {$game}, {$seats} { $seats ->
        [one] siège
       *[other] sièges
    }, {$deals} { $deals ->
        [one] donne
       *[other] donnes
    } par paire
ladder-level = niveau
ladder-elo = Elo
ladder-base = {$bot} est fixé à {$elo} : les autres se mesurent à lui.
ladder-other_base = {$bot} est fixé à {$elo} : sans {$base}, les autres se mesurent à lui.
ladder-known =
    Après {$deals} { $deals ->
        [one] donne
       *[other] donnes
    }, chaque échelon est connu à ±{$points} près.
ladder-pair = {$alone} contre {$among}
ladder-alone = seul
ladder-among = parmi
ladder-won = gagné
ladder-without_luck = sans le hasard
ladder-even = part égale
study-head =
    {$game} ({$edition}), {$races} { $races ->
        [one] course
       *[other] courses
    } de {$deals} { $deals ->
        [one] donne
       *[other] donnes
    }, graine {$seed}, moteur {$engine}
study-close =
    {$what} : {$mean} ({$between}, {$n} { $n ->
        [one] course
       *[other] courses
    })
study-failed =
    {$n} { $n ->
        [one] course a échoué
       *[other] courses ont échoué
    }
study-fitted = Les bots et les chances ont été réglés sur l'édition « {$edition} », pas sur celle-ci (python -m training.value_net --edition FICHIER règle le réseau sur elle).
compare-head =
    {$game}, {$n} { $n ->
        [one] course
       *[other] courses
    } par édition avec le même hasard, graine {$seed}, moteur {$engine}
compare-nothing_differs = aucune différence
compare-alike = les deux éditions se courent de la même façon : rien ne diffère, sauf peut-être des remarques, des noms et des sources
compare-more = … et {$n} de plus (edition diff les montre toutes)
compare-stars = * 0 est hors de l'intervalle ; sur vingt intervalles de ce genre, environ un tombe à côté par hasard.
change-both = {$name} : {$first} → {$second}
change-only_first = {$name} : seulement dans la première : {$first}
change-only_second = {$name} : seulement dans la seconde : {$second}
change-another_order = autre ordre
sweep-head =
    {$game} ({$edition}) : {$ranges}, {$n} { $n ->
        [one] course
       *[other] courses
    } par édition
sweep-done = {$n} sur {$of} : {$values}
sweep-left_out = {$values} : pas une édition correcte, laissée de côté : {$reason}
tune-changed = changé
tune-outside = en dehors
tune-as_it_is = telle quelle
tune-tried = {$n} : {$values} : {$miss} hors du but
tune-reached = atteint ; courses par édition : {$races}
tune-not_reached = pas atteint ; le plus proche est {$miss} en dehors ; courses par édition : {$races}
tune-nothing = rien n'est à changer
tune-share = {$name} : {$rate} de sa part ({$low} à {$high})

page-title = Une étude sur {$game}
page-comparison = {$game} : deux éditions comparées
page-sweep = {$game} : {$what}
page-said =
    {$races} { $races ->
        [one] course
       *[other] courses
    } sur {$deals} { $deals ->
        [one] donne
       *[other] donnes
    } · sièges : {$seats} · édition : {$edition} · graine : {$seed} · moteur : {$engine}
page-fitted = Les bots et les chances ont été ajustés à l'édition {$edition} ; ici on en court une autre, à laquelle ils ne rendent peut-être pas justice.
page-over_time = Au fil d'une course
page-over_time_says = Du début d'une course (0 %) à sa fin (100 %), la moyenne de toutes les courses avec son intervalle à 95 %.
page-balance = Qui gagne
page-balance_says = Part de victoires avec son intervalle à 95 % ; la ligne est une part égale.
page-entrants = Véhicules et chars
page-entrants_says = Victoires rapportées à une part égale (1 est équitable), avec l'intervalle à 95 %.
page-length = Combien durent les courses
page-heat = Où finissent les tours de jeu
page-heat_says = Combien de fois quelqu'un se trouvait là à la fin d'un tour de jeu.
page-uses = Usage et valeur
page-uses_says = Ce qu'ont fait les chances du siège qui s'en est servi, au tour de jeu où il s'en est servi, en points sur cent, avec l'intervalle à 95 %. Cela accompagne de bons ou de mauvais tours ; cela ne les a pas forcément causés. Les {$number} plus utilisés de chaque sorte.
page-measures = Toutes les mesures
page-measures_says = Moyennes avec intervalles à 95 %, par donne.
page-never = Règles qui n'ont jamais servi
page-never_says =
    Sur {$told} { $told ->
        [one] course jouée
       *[other] courses jouées
    } d'après le texte des règles et entendues en entier, aucune n'a raconté ces faits.
page-never_none =
    Sur {$told} { $told ->
        [one] course jouée
       *[other] courses jouées
    } d'après le texte des règles, tout ce qui peut se raconter l'a été au moins une fois.
page-differences = Différences
page-differences_says = La seconde édition moins la première, avec le même hasard, donne par donne, avec l'intervalle à 95 % ; en gras là où 0 est en dehors. Sur {$number} intervalles, environ un sur vingt tombe à côté par hasard.
page-changes = Ce qui diffère
page-curve = Chaque mesure en chemin
page-place = position {$n}
page-bot = {$name}
page-part = part de la course
page-share = part
page-turns = tours de jeu
page-compared =
    1 : {$first} · 2 : {$second} · {$n} { $n ->
        [one] course
       *[other] courses
    } · {$seed}
page-swept =
    {$edition} · {$n} { $n ->
        [one] course
       *[other] courses
    } × {$times}
page-races = courses
page-times = fois
page-of_even = fois une part égale
page-points = points sur cent
page-measure = mesure
page-mean = moyenne
page-interval = intervalle à 95 %
page-middle = 80 % centraux
page-what = ce que c'est
page-difference = différence
page-first = première
page-second = seconde
page-made = Fait par hippodrome {$version} ; règles {$rules}, édition {$sum}.
page-look_close =
    Le coach regarde de près {$races} { $races ->
        [one] course
       *[other] courses
    }
page-light = Clair
page-dark = Sombre
