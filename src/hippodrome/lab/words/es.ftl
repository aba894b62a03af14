### Las palabras del laboratorio en español.

measure-length = duración
measure-decisions = decisiones
measure-options = opciones por decisión
measure-lead_changes = cambios de líder
measure-half_leader_won = ganó el líder de media carrera
measure-half_favourite_won = ganó el favorito de media carrera
measure-winners_lowest = peor opción del ganador
measure-comeback = remontadas
measure-openness = apertura
measure-decided = decidida tras
measure-swing = vuelco por turno
measure-hopeless = asientos sin esperanza
measure-gap = ventaja sobre el segundo
measure-field = del primero al último
measure-margin = margen de victoria
measure-seats_out = asientos fuera de carrera
measure-luck = suerte
measure-stake = peso de una decisión
measure-kingmaking = hacer rey a otro

means-length = Cuántos turnos (rondas, en Chariot Race) duró la carrera.
means-decisions = Cuántas preguntas respondieron todos los asientos juntos.
means-options = Entre cuántas opciones se decidió, como media geométrica de todas las decisiones de la carrera.
means-lead_changes = Cuántas veces iba primero otro asiento al final de un turno que al final del turno anterior.
means-half_leader_won = Si quien iba primero pasada la mitad de los turnos ganó al final.
means-half_favourite_won = Si quien tenía la mejor opción pasada la mitad de los turnos ganó al final.
means-winners_lowest = La opción más baja que tuvo el ganador al final de cualquier turno menos el último.
means-comeback = Si la opción del ganador había sido alguna vez menos de la mitad de una parte igual.
means-openness = La entropía de todas las opciones entre la de opciones iguales, media de los turnos: 100 % es una carrera de cualquiera, 0 % una decidida.
means-decided = Tras qué parte de la carrera tuvo el ganador la mejor opción y la conservó hasta el final.
means-swing = Cuánto de las opciones cambió de manos en un turno: la mitad de la suma de todos los cambios, media de los turnos.
means-hopeless = De todos los asientos aún en carrera al final de los turnos, la parte cuya opción era menos de un décimo de una parte igual.
means-gap = Cuánto aventajaba el primer asiento al segundo al final de los turnos, de media.
means-field = Cuánto aventajaba el primer asiento al último aún en carrera al final de los turnos, de media.
means-margin = Por cuánto aventajó el ganador al mejor de los demás al final.
means-seats_out = Cuántos asientos quedaron fuera de la carrera al final.
means-luck = De lo que movió las opciones de los asientos del inicio al final, la parte que hicieron cartas y dados: cuadrados de lo que la suerte dio a cada uno, entre estos y los cuadrados de lo que dieron las respuestas.
means-stake = Cuánto eleva la mejor de las respuestas dignas de mirar la opción de quien decide sobre la media de ellas.
means-kingmaking = Cuánto mueve entre sus rivales un asiento sin esperanza: lo más que gana un rival de una de sus respuestas a otra.

unit-space = espacios
unit-place = puestos

kind-card = carta
kind-token = ficha
kind-move = movimiento
kind-act = acción
kind-speed = velocidad

curve-openness = apertura
curve-winner = opción de quien ganará
curve-favourite = mejor opción
curve-leader = gana quien va primero

map-lap = vuelta
map-lane = calle
map-laps = contadores de vuelta
map-space = espacio
map-place = puesto en el pelotón
simulate-head =
    {$game} ({$edition}), {$n} { $n ->
        [one] carrera
       *[other] carreras
    }{ $mirror ->
        [yes] {" "}con rotación de asientos
       *[no] {""}
    }, semilla {$seed}
simulate-mirrored =
    con rotación de asientos, cada reparto se corre {$times} veces: {$races} { $races ->
        [one] carrera
       *[other] carreras
    } en lugar de {$asked}
simulate-by_seat =
    Victorias por asiento{ $mirror ->
        [yes] , según se nombraron
       *[no] {""}
    }
simulate-by_bot = Victorias por bot
simulate-by_entrant = Victorias por cuadriga o vehículo
simulate-by_deals = Las carreras de un mismo reparto van ligadas: los intervalos toman el reparto como unidad.
simulate-seat = asiento
simulate-seats = asientos
simulate-bot = bot
simulate-wins = victorias
simulate-if_equal = si fueran iguales
simulate-turns = turnos por carrera, media (desviación)
simulate-turns_spread = turnos, mínimo / 80 % central / máximo
simulate-mean_of = {$what}, media
simulate-seconds = segundos
simulate-races_a_second = carreras por segundo
simulate-decisions_a_second = decisiones por segundo
simulate-engine = motor
simulate-errors = errores
simulate-first_error = primer error: carrera {$race}, {$what}
fault-failed = {$bot} falló y un tiro respondió en su lugar: {$kinds}
fault-exception = excepciones: {$n}
fault-refused = respuestas no válidas: {$n}
fault-slow = demasiado lento: {$n}
fault-first_exception = por primera vez en la carrera {$race}, {$seat}, ante la pregunta «{$about}», con una excepción:
fault-first_refused = por primera vez en la carrera {$race}, {$seat}, ante la pregunta «{$about}», con una respuesta no válida:
fault-first_slow = por primera vez en la carrera {$race}, {$seat}, ante la pregunta «{$about}», por tardar demasiado:
progress-racing = carreras en curso
progress-kept =
    { $n ->
        [one] Se guarda {$n} carrera
       *[other] Se guardan {$n} carreras
    }: el mismo comando con --resume continúa
ladder-title =
    {$game}, {$seats} { $seats ->
        [one] asiento
       *[other] asientos
    }, {$deals} { $deals ->
        [one] reparto
       *[other] repartos
    } por pareja
ladder-level = nivel
ladder-elo = Elo
ladder-base = {$bot} se fija en {$elo}: los demás se miden por él.
ladder-other_base = {$bot} se fija en {$elo}: sin {$base}, los demás se miden por él.
ladder-known =
    Tras {$deals} { $deals ->
        [one] reparto
       *[other] repartos
    }, cada escalón se conoce con ±{$points}.
ladder-pair = {$alone} contra {$among}
ladder-alone = solo
ladder-among = entre
ladder-won = ganado
ladder-without_luck = sin azar
ladder-even = parte igual
study-head =
    {$game} ({$edition}), {$races} { $races ->
        [one] carrera
       *[other] carreras
    } de {$deals} { $deals ->
        [one] reparto
       *[other] repartos
    }, semilla {$seed}, motor {$engine}
study-close =
    {$what}: {$mean} ({$between}, {$n} { $n ->
        [one] carrera
       *[other] carreras
    })
study-failed =
    { $n ->
        [one] falló {$n} carrera
       *[other] fallaron {$n} carreras
    }
study-fitted = Los bots y las probabilidades se ajustaron a la edición «{$edition}», no a esta (python -m hippodrome.lab.train --edition ARCHIVO ajusta la red a ella).
compare-head =
    {$game}, {$n} { $n ->
        [one] carrera
       *[other] carreras
    } por edición con el mismo azar, semilla {$seed}, motor {$engine}
compare-nothing_differs = ninguna diferencia
compare-alike = ambas ediciones se corren igual: nada difiere, salvo quizá comentarios, nombres y fuentes
compare-more = … y {$n} más (edition diff las muestra todas)
compare-stars = * el 0 queda fuera del intervalo; de veinte intervalos así, más o menos uno se desvía por azar.
change-both = {$name}: {$first} → {$second}
change-only_first = {$name}: solo en la primera: {$first}
change-only_second = {$name}: solo en la segunda: {$second}
change-another_order = otro orden
sweep-head =
    {$game} ({$edition}): {$ranges}, {$n} { $n ->
        [one] carrera
       *[other] carreras
    } por edición
sweep-done = {$n} de {$of}: {$values}
sweep-left_out = {$values}: no es una edición correcta, se omite: {$reason}
tune-changed = cambiado
tune-outside = fuera
tune-as_it_is = como es
tune-tried = {$n}: {$values}: {$miss} fuera
tune-reached = alcanzado; carreras por edición: {$races}
tune-not_reached = no alcanzado; lo más cercano está fuera por {$miss}; carreras por edición: {$races}
tune-nothing = no hay que cambiar nada
tune-share = {$name}: {$rate} de su parte ({$low} a {$high})

page-title = Un estudio de {$game}
page-comparison = {$game}: dos ediciones comparadas
page-sweep = {$game}: {$what}
page-said =
    {$races} { $races ->
        [one] carrera
       *[other] carreras
    } de {$deals} { $deals ->
        [one] reparto
       *[other] repartos
    } · asientos: {$seats} · edición: {$edition} · semilla: {$seed} · motor: {$engine}
page-fitted = Los bots y las opciones se ajustaron a la edición {$edition}; aquí se corre otra, a la que quizá no hagan justicia.
page-over_time = A lo largo de una carrera
page-over_time_says = Del inicio de una carrera (0 %) a su final (100 %), la media de todas las carreras con su intervalo del 95 %.
page-balance = Quién gana
page-balance_says = Parte de victorias con su intervalo del 95 %; la línea es una parte igual.
page-entrants = Vehículos y carros
page-entrants_says = Victorias entre una parte igual (1 es justo), con el intervalo del 95 %.
page-length = Cuánto duran las carreras
page-heat = Dónde acaban los turnos
page-heat_says = Cuántas veces estuvo alguien ahí al final de un turno.
page-uses = Uso y valor
page-uses_says = Qué hizo la opción de quien la usó en un turno en que se usó, en puntos de cien, con el intervalo del 95 %. Acompaña a turnos buenos o malos; no tiene por qué haberlos causado. Los {$number} más usados de cada clase.
page-measures = Todas las medidas
page-measures_says = Medias con intervalos del 95 %, por repartos.
page-never = Reglas que nunca ocurrieron
page-never_says =
    De {$told} { $told ->
        [one] carrera
       *[other] carreras
    } por el texto de las reglas en las que se oyó todo, ninguna contó estos hechos.
page-never_none =
    De {$told} { $told ->
        [one] carrera
       *[other] carreras
    } por el texto de las reglas, todo lo que puede contarse se contó al menos una vez.
page-differences = Diferencias
page-differences_says = La segunda edición menos la primera, con la misma suerte, reparto a reparto, con el intervalo del 95 %; en negrita donde el 0 queda fuera. De {$number} intervalos cerca de uno de cada veinte se desvía por azar.
page-changes = Qué difiere
page-curve = Cada medida por el camino
page-place = puesto {$n}
page-bot = {$name}
page-part = parte de la carrera
page-share = parte
page-turns = turnos
page-compared =
    1: {$first} · 2: {$second} · {$n} { $n ->
        [one] carrera
       *[other] carreras
    } · {$seed}
page-swept =
    {$edition} · {$n} { $n ->
        [one] carrera
       *[other] carreras
    } × {$times}
page-races = carreras
page-times = veces
page-of_even = veces una parte igual
page-points = puntos de cien
page-measure = medida
page-mean = media
page-interval = intervalo del 95 %
page-middle = 80 % central
page-what = qué es
page-difference = diferencia
page-first = primera
page-second = segunda
page-made = Hecho por hippodrome {$version}; reglas {$rules}, edición {$sum}.
page-look_close =
    Una mirada de cerca del entrenador a {$races} { $races ->
        [one] carrera
       *[other] carreras
    }
page-light = Claro
page-dark = Oscuro
