### Las palabras del laboratorio en español.

measure-length = duración
measure-decisions = decisiones
measure-options = opciones por decisión
measure-lead_changes = cambios de líder
measure-half_leader_won = ganó quien lideraba a media carrera
measure-half_favourite_won = ganó quien era favorito a media carrera
measure-winners_lowest = probabilidad mínima del ganador
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
measure-kingmaking = dar la victoria a otro

means-length = Cuántos turnos (rondas, en Chariot Race) duró la carrera.
means-decisions = Cuántas preguntas respondieron todos los asientos juntos.
means-options = Entre cuántas opciones se decidió, como media geométrica de todas las decisiones de la carrera.
means-lead_changes = Cuántas veces iba primero otro asiento al final de un turno que al final del turno anterior.
means-half_leader_won = Si quien iba primero pasada la mitad de los turnos ganó al final.
means-half_favourite_won = Si quien tenía la mayor probabilidad de ganar pasada la mitad de los turnos ganó al final.
means-winners_lowest = La probabilidad de ganar más baja que tuvo el ganador al final de cualquier turno menos el último.
means-comeback = Si la probabilidad del ganador había sido alguna vez menos de la mitad de una parte igual.
means-openness = La entropía de todas las probabilidades de ganar, dividida entre la de probabilidades iguales, de media en los turnos: 100 % es una carrera de cualquiera, 0 % una decidida.
means-decided = Tras qué parte de la carrera tuvo el ganador la mayor probabilidad y la conservó hasta el final.
means-swing = Cuánta probabilidad de ganar cambió de manos en un turno: la mitad de la suma de todos los cambios, de media en los turnos.
means-hopeless = De todos los asientos aún en carrera al final de los turnos, la parte cuya probabilidad era menos de un décimo de una parte igual.
means-gap = Cuánto aventajaba el primer asiento al segundo al final de los turnos, de media.
means-field = Cuánto aventajaba el primer asiento al último aún en carrera al final de los turnos, de media.
means-margin = Por cuánto aventajó el ganador al mejor de los demás al final.
means-seats_out = Cuántos asientos quedaron fuera de la carrera al final.
means-luck = De lo que movió las probabilidades de los asientos del inicio al final, la parte que hicieron cartas y dados: cuadrados de lo que la suerte dio a cada uno, divididos entre estos más los cuadrados de lo que dieron las respuestas.
means-stake = Cuánto eleva la mejor de las respuestas que merecen mirarse la probabilidad de quien decide, comparada con la media de todas ellas.
means-kingmaking = Cuánto mueve entre sus rivales un asiento sin esperanza: lo más que gana un rival de una de sus respuestas a otra.

unit-space = casillas
unit-place = puestos

kind-card = carta
kind-token = ficha
kind-move = movimiento
kind-act = acción
kind-speed = velocidad

curve-openness = apertura
curve-winner = probabilidad de quien ganará
curve-favourite = mayor probabilidad
curve-leader = gana quien va primero

map-lap = vuelta
map-lane = carril
map-laps = contadores de vueltas
map-space = casilla
map-place = puesto en la horda
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
fault-slow = respuestas demasiado lentas: {$n}
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
study-fitted = Los bots y las probabilidades se ajustaron a la edición «{$edition}», no a esta (python -m training.value_net --edition ARCHIVO ajusta la red a ella).
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
tune-outside = desvío
tune-as_it_is = como es
tune-tried = {$n}: {$values}: desvío {$miss}
tune-reached = alcanzado; carreras por edición: {$races}
tune-not_reached = no alcanzado; lo más cercano tiene un desvío de {$miss}; carreras por edición: {$races}
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
page-fitted = Los bots y las probabilidades se ajustaron a la edición {$edition}; aquí se corre otra, a la que quizá no hagan justicia.
page-over_time = A lo largo de una carrera
page-over_time_says = Del inicio de una carrera (0 %) a su final (100 %), la media de todas las carreras con su intervalo del 95 %.
page-balance = Quién gana
page-balance_says = Parte de victorias con su intervalo del 95 %; la línea es una parte igual.
page-entrants = Vehículos y cuadrigas
page-entrants_says = Victorias entre una parte igual (1 es justo), con el intervalo del 95 %.
page-length = Cuánto duran las carreras
page-heat = Dónde acaban los turnos
page-heat_says = Cuántas veces estuvo alguien ahí al final de un turno.
page-uses = Uso y valor
page-uses_says = Cuánto cambió la probabilidad de ganar de quien usó cada cosa, en los turnos en que se usó, en puntos porcentuales y con el intervalo del 95 %. El uso acompaña a turnos buenos o malos; no tiene por qué haberlos causado. Los {$number} más usados de cada clase.
page-measures = Todas las medidas
page-measures_says = Medias con intervalos del 95 %, por repartos.
page-never = Reglas que nunca ocurrieron
page-never_says =
    De {$told} { $told ->
        [one] carrera corrida
       *[other] carreras corridas
    } con el texto de las reglas, anotándolo todo, en ninguna se dieron estos hechos.
page-never_none =
    En {$told} { $told ->
        [one] carrera corrida
       *[other] carreras corridas
    } con el texto de las reglas: todo lo que puede ocurrir ocurrió al menos una vez.
page-differences = Diferencias
page-differences_says = La segunda edición menos la primera, con la misma suerte, reparto a reparto, con el intervalo del 95 %; en negrita donde el 0 queda fuera. De {$number} intervalos cerca de uno de cada veinte se desvía por azar.
page-changes = Qué difiere
page-curve = Cada medida a lo largo del barrido
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
page-points = puntos porcentuales
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
