### Chariot Race en español.

game-title = Chariot Race
game-pitch = Lanza los dados, toma las curvas demasiado rápido, embiste lo que estorbe y cruza la meta antes que nadie tras la última vuelta.

-chariot = { $number ->
    [many] cuadrigas
   *[one] cuadriga
}
-turn = { $at ->
    [start] Ronda
   *[within] ronda
}
    .gender = feminine

colour-green = verde
colour-purple = morada
colour-yellow = amarilla
colour-red = roja
colour-blue = azul
colour-white = blanca
colour-black = negra

piece-chariot = {$player} ({$colour})
piece-board =
    aguante {$damage}, velocidad hasta {$speed} (empieza en {$speed_start}), favor hasta {$fate} (empieza en {$fate_start}); dados por velocidad {$dice_column}; velocidad máxima: el aguante{ $tops ->
        [0] {""}
       *[other] , pero por aguante {$tops}
    }

face-change = ±1
face-sprint = galope
face-steer = maniobra
face-attack = ataque
face-fortuna = Fortuna

lane-inner = carril interior
lane-middle = carril central
lane-outer = carril exterior

place-inner = la casilla {$n} del carril interior
place-middle = la casilla {$n} del carril central
place-outer = la casilla {$n} del carril exterior

phase-take = elegir { -chariot }
phase-start = elegir salida
phase-repair = la reparación
phase-dice = los dados
phase-speed = la velocidad
phase-path = el movimiento
phase-attack = el ataque

option-laps = Número de vueltas
option-two_chariots = Con dos o tres personas, dos { -chariot(number: "many") } cada una
option-no_damage_after_finish = Sin daño a una { -chariot } que ya ha llegado
option-first_half = Cara de la primera mitad del tablero
option-second_half = Cara de la segunda mitad del tablero
option-unequal_chariots = Seis { -chariot(number: "many") } distintas y las salidas, elegidas por turnos
option-choose_colours = Cada cual elige su color
option-shared_win = Si los frentes son iguales, se comparte la victoria
option-set_back_loses_lap = La { -chariot } que retrocede detrás de la línea pierde la vuelta
option-wrecks_ram = Una { -chariot } que se destroza por el camino todavía embiste
option-finish_ends_race = La ronda en la que una { -chariot } llega es siempre la última

option-laps-explain = Cuántas vueltas dan las { -chariot(number: "many") }. Lo habitual en esta caja: {$usual_laps}. Con menos la carrera es rápida, con más se desgastan las { -chariot(number: "many") }.

option-two_chariots-explain = Con dos o tres personas hay más lucha en la pista si cada una lleva dos { -chariot(number: "many") }. Se gana con cualquiera de las dos.

option-no_damage_after_finish-explain = A una { -chariot } que ha cruzado la meta por última vez ya no la dañan ni embestidas ni jabalinas ajenas.

option-first_half-explain = La mitad derecha del tablero. La cara A está despejada; en la B hay montones de piedras que destrozan a quien entra.
option-first_half-A = A: despejada
option-first_half-B = B: con piedras

option-second_half-explain = La mitad izquierda del tablero. La cara A está despejada; en la B hay montones de piedras que destrozan a quien entra.
option-second_half-A = A: despejada
option-second_half-B = B: con piedras

option-unequal_chariots-explain = Cada { -chariot } tiene su propio tablero y sus puntos fuertes. Se eligen por turno, y después se eligen las salidas.

option-choose_colours-explain = Antes de la carrera cada cual toma una { -chariot }, en el orden de los asientos; la segunda, en orden inverso. Las { -chariot(number: "many") } distintas se eligen siempre.

option-shared_win-explain = Si dos { -chariot(number: "many") } han llegado igual de lejos, ganan las dos. Sin esto, gana la que llegó allí primero.

option-set_back_loses_lap-explain = Una { -chariot } que cruza la línea, embiste al final de su movimiento y vuelve a quedar detrás de la línea no ha completado la vuelta. Sin esto, una vuelta completada sigue completada.

option-wrecks_ram-explain = Una { -chariot } a la que una curva o un abrojo destroza en una casilla ocupada todavía embiste a la que está allí. Sin esto, queda fuera antes de poder embestir.

option-finish_ends_race-explain = La carrera acaba al final de la ronda en la que una { -chariot } llega a la meta, aunque entretanto se destroce; si no ha llegado ninguna otra, no gana nadie. Sin esto, la carrera sigue hasta que una { -chariot } haya llegado y siga entera al final de la ronda.

ask-take = Elige una { -chariot }.
ask-start = Elige una salida.
ask-repair = ¿Reparas la { -chariot } con favor, o guardas el favor?
ask-dice = ¿Conservas los dados, vuelves a lanzar algunos o cambias uno?
ask-speed = Elige tu velocidad.
ask-path = Elige tu camino.
ask-attack = ¿Sueltas un abrojo, lanzas una jabalina o nada?

result-by =
    Con {$n} { $n ->
        [one] casilla
       *[other] casillas
    } de ventaja sobre {$rival}.
result-by_little = Con menos de una casilla de ventaja sobre {$rival}.
result-level = A la par de {$rival}: comparten la victoria.
result-first_there = A la par de {$rival}, pero llegó antes.
result-alone = Nadie más llegó a la meta; {$rival} seguía en carrera.
result-others_wrecked = Nadie más llegó a la meta; la { -chariot } de {$rival} quedó destrozada.
result-all_wrecked = Todas las { -chariot(number: "many") } quedaron destrozadas.
result-nobody = Toda { -chariot } que llegó a la meta quedó destrozada después.
result-finished = llegó a la meta
result-wrecked = { -chariot } destrozada
result-lap = en la vuelta {$lap} de {$laps}
result-came =
    {$told}{ $n ->
        [0] {""}
       *[other] , {$n} { $n ->
                [one] casilla
               *[other] casillas
            } por detrás
    }

awaits-take =
    {$waiting} { $waiting ->
        [one] elige
       *[other] eligen
    } una { -chariot }.
awaits-start =
    {$waiting} { $waiting ->
        [one] elige
       *[other] eligen
    } una salida.
awaits-repair =
    {$waiting} { $waiting ->
        [one] decide si repara
       *[other] deciden si reparan
    }.
awaits-dice =
    {$waiting} { $waiting ->
        [one] mira
       *[other] miran
    } los dados.
awaits-speed =
    {$waiting} { $waiting ->
        [one] elige
       *[other] eligen
    } su velocidad.
awaits-path =
    {$waiting} { $waiting ->
        [one] elige
       *[other] eligen
    } un camino.
awaits-attack =
    {$waiting} { $waiting ->
        [one] decide si ataca
       *[other] deciden si atacan
    }.

fact-first_to_choose = {$seat} elige { -chariot } primero.
fact-took = {$seat} toma la { -chariot } {$colour}.
fact-at_the_start = {$chariot} ocupa la salida {$start}.
fact-round = { -turn(at: "start") } {$round}. Orden de juego: {$order}.
fact-repaired = {$chariot} repara {$points} de daño por {$cost} de favor: aguante {$damage}, favor {$fate}.
fact-slowed = {$chariot} debe frenar: con aguante {$damage} puede empezar a velocidad {$speed} como mucho, no a {$from_speed}.
fact-rolled = {$chariot}, a velocidad {$speed}, lanza y saca {$faces}.
fact-rerolled =
    {$chariot} vuelve a lanzar { $which ->
        [one] el dado
       *[other] los dados
    } {$which}{ $cost ->
        [0] {""}
       *[other] {" "}por {$cost} de favor
    } (favor {$fate}): {$faces}.
fact-turned = {$chariot} pone el dado {$die} en {$face} por {$cost} de favor (favor {$fate}): {$faces}.
fact-fortuna =
    Fortuna sonríe a {$chariot}: +{$gained} de favor, ahora {$fate}{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost ->
                [one] se pierde
               *[other] se pierden
            } {$lost} al final de la escala)
    }.
fact-speed =
    {$chariot}: velocidad {$from_speed}{ $sprint ->
        [0] {""}
       *[other] {" "}+{$sprint} (galope)
    }{ $change ->
        [0] {""}
       *[other] {" "}{$change} (dados ±1)
    }{ $lost ->
        [0] {""}
       *[other] {" "}-{$lost} (fin de la escala)
    }{ $raised ->
        [0] {""}
       *[other] {" "}+{$raised} (nunca menos de 0)
    } = {$speed}.
fact-sprint_hurt = El galope cansa a {$chariot}: -{$hurt}, aguante {$damage}.
fact-stood_still = {$chariot} se queda en {$place}.
fact-moved =
    {$chariot} avanza {$spaces} { $spaces ->
        [one] casilla
       *[other] casillas
    } de {$from_place} a {$place}{ $lane_changes ->
        [0] {""}
       *[other] , con {$lane_changes} { $lane_changes ->
                [one] cambio
               *[other] cambios
            } de carril
    }.
fact-cornered = {$chariot} toma la curva de {$place} a velocidad {$speed}, donde lo seguro es {$limit}: -{$hurt}, aguante {$damage}.
fact-on_caltrop = {$chariot} pisa el abrojo de {$place}: -{$hurt}, aguante {$damage}.
fact-rammed = {$chariot} embiste a {$rival_chariot} en {$place}: -{$hurt}, aguante {$damage}; {$rival_chariot}: -{$rival_hurt}, aguante {$rival_damage}.
fact-set_back = {$chariot} retrocede detrás de {$rival_chariot}, a {$place}.
fact-into_heap = ¡{$chariot} se estrella contra el montón de piedras de {$place}!
fact-wrecked =
    La { -chariot } de {$chariot} queda destrozada en {$place}, fuera de la carrera{ $caltrop ->
        [yes] ; ahora hay allí un abrojo
       *[no] {""}
    }.
fact-lap = {$chariot} completa la vuelta {$lap} de {$laps}.
fact-lap_lost = {$chariot} está otra vez detrás de la línea: esa vuelta no cuenta.
fact-finished = ¡{$chariot} cruza la meta!
fact-dropped =
    {$chariot} suelta un abrojo en {$place} ({ $left ->
        [one] queda
       *[other] quedan
    } {$left} en la reserva).
fact-javelin = {$chariot} alcanza a {$rival_chariot} con una jabalina: -{$hurt}, aguante {$rival_damage}.
fact-no_target =
    {$chariot} no encuentra nada que atacar: se { $attacks ->
        [one] pierde
       *[other] pierden
    } {$attacks} { $attacks ->
        [one] dado
       *[other] dados
    } de ataque.
fact-race_over = ¡Gana {$chariot}! {$places}.
fact-race_shared =
    ¡{$order} llegan a la par y comparten la victoria!{ $behind ->
        [0] {""}
       *[other] {" "}Detrás: {$behind}.
    }
fact-nobody_left = Todas las { -chariot(number: "many") } están destrozadas: no gana nadie. {$places}.
fact-no_finisher_left = La carrera ha terminado, pero nadie que cruzara la meta sigue en ella: no gana nadie. {$places}.

## brief: lo mismo en breve, detrás de un nombre

brief-at_the_start = salida {$start}
brief-took = toma la { -chariot } {$colour}
brief-repaired = repara {$points} por {$cost} de favor, aguante {$damage}
brief-slowed = aguante {$damage}: frena a {$speed}
brief-rolled =
    {$faces}{ $cost ->
        [0] {""}
       *[other] {" "}({$cost} de favor)
    }
brief-fortuna = +{$gained} de favor
brief-speed = velocidad {$speed}
brief-sprint_hurt = galope -{$hurt}
brief-stood_still = se queda en {$place}
brief-moved = de {$from_place} a {$place}
brief-cornered = curva {$place} ({$limit}) -{$hurt}
brief-on_caltrop = abrojo {$place} -{$hurt}
brief-rammed = embiste a {$rival_chariot}: -{$hurt}, a la otra -{$rival_hurt} (aguante {$rival_damage})
brief-left = aguante {$damage}
brief-set_back = retrocede a {$place}
brief-into_heap = contra el montón de piedras de {$place}
brief-wrecked = DESTROZADA en {$place}
brief-lap = completa la vuelta {$lap} de {$laps}
brief-finished = ¡cruza la meta!
brief-lap_lost = otra vez detrás de la línea: esa vuelta no cuenta
brief-dropped = suelta un abrojo en {$place}
brief-javelin = jabalina a {$rival_chariot}: -{$hurt}, aguante {$rival_damage}

# Qué está mal en el archivo de una edición. `written`, `part` y `other` son citas del archivo; `first` es una cara, A o B.
fault-unknown_face = cara desconocida «{$part}»: se conocen {$known}
fault-never_faster = no tiene ni change ni sprint: nadie podría ir nunca más deprisa
fault-never_faster_by_sprint = no tiene change, y sprint = 0: nadie podría ir nunca más deprisa
fault-unknown_colour = color desconocido: se conocen {$known}
fault-number_of_chariots = no tiene las { -chariot(number: "many") } de una caja: {$number} en vez de {$need}
fault-start_beyond_end = es {$value}, pero la escala acaba en {$most}
fault-start_too_fast = es {$value}, pero con aguante {$left} solo se permite {$most}
fault-no_segment = «{$written}» debe ser unas velocidades y un número de dados, como 6-7: 4
fault-segment_elsewhere = «{$written}» debe seguir desde la velocidad {$low}, hasta {$high} como mucho
fault-dice_of_segment = «{$written}»: los dados deben ser de 1 a {$most}
fault-ends_elsewhere = acaba en la velocidad {$found}, pero la escala de velocidad acaba en {$need}
fault-facing_too_long = tiene un número de valores que no encaja: {$found}, y la escala de aguante tiene {$need}
fault-facing_elsewhere = «{$written}» debe seguir con la velocidad {$need}
fault-limit_fate = es {$value}, pero nadie tiene nunca más de {$most} de favor
fault-limit_dice = tiene más dados a mayor velocidad, pero la velocidad cuesta control
fault-limit_speed = permite más velocidad que aguante, pero eso solo lo hacen: {$known}
fault-limit_two_speeds = tiene más de dos velocidades junto a un valor de aguante
fault-limit_alike = es igual que {$other}, pero entre las { -chariot(number: "many") } distintas no hay dos iguales
fault-lane_length = mide {$value}, pero el carril {$other} mide {$need}
fault-bend_elsewhere = tiene la curva en otro sitio que el carril {$other}, o de otra longitud
fault-too_many_bends = tiene demasiadas curvas: {$number}, y una mesa necesita como mucho {$most}
fault-unmatched = tiene un paréntesis sin pareja: escribe cada curva como ( ... )
fault-no_space = «{$written}» no es una casilla: escribe su longitud y luego :límite, x para un montón o @salida
fault-safe_speed = «{$written}»: una velocidad segura va de 1 a {$most}; una casilla sin ella se escribe sin :
fault-no_starting_place = «{$written}»: las salidas van de @1 a @{$most}
fault-heap_there = «{$written}»: un montón no está ni en una casilla con número ni en una salida
fault-endless_bend = tiene una curva que no acaba: escribe cada curva como ( ... )
fault-no_spaces = no tiene casillas
fault-limit_heap = tiene un montón de piedras, pero solo los hay en la cara B
fault-limit_no_heap = no tiene ningún montón de piedras en la cara B, y la primera mitad tampoco
fault-track_turns = con first.{$first} la pista está abierta: sus curvas giran {$degrees}°, no 360°
fault-track_is_open = con first.{$first} la pista está abierta: entre sus extremos hay {$gap}
fault-lane_too_short = con first.{$first} el carril es demasiado corto: sus casillas son {$number}, y un movimiento puede medir {$most}
fault-lane_too_full = con first.{$first} caben muy pocas { -chariot(number: "many") }: {$number}
fault-no_way = con first.{$first} ningún camino sin montón de piedras lleva de la salida {$start} a la meta
fault-starting_places =
    con first.{$first} las salidas deben ir de 1 a {$most}, { $found ->
        [0] pero no hay ninguna
       *[other] no {$found}
    }
fault-starts_out_of_order = con first.{$first} la salida {$behind} está delante de la salida {$ahead}
fault-scenario_both_sides = en los escenarios, ambas caras del tablero deben tener el mismo número de casillas
fault-scenario_no_chariot = no hay { -chariot } «{$name}»; los colores son {$colours}
fault-scenario_no_space = en esta edición no existe la casilla «{$name}»
fault-scenario_no_face = en esta edición no existe la cara «{$name}»
fault-scenario_no_place = «{$typed}» no es un lugar: escribe una casilla como "m12", "m12 lap 2" o "m24 before"
fault-scenario_no_die_shows = ningún dado de esta edición muestra «{$name}»
fault-scenario_caltrop_twice = ninguna casilla tiene más de uno
fault-scenario_wreck_moves = una { -chariot } destrozada no se mueve
fault-scenario_colour_twice = ya es de otra { -chariot }
fault-scenario_track_ends = es {$value}, pero la escala termina en {$most}
fault-scenario_on_heap = en {$space} hay un montón de piedras
fault-scenario_on_chariot = en {$space} hay otra { -chariot }

reason-malformed = No se entiende «{$answer}». Escribe así: repair (reparar), reroll 1 3 (relanzar), set 2 steer (poner 2 maniobra), keep (conservar), speed 8 (velocidad), path 3 out 4 (camino), javelin {$colour_typed} (jabalina), caltrop {$some_space} (abrojo), pass (pasar)
reason-unknown_chariot = No hay { -chariot } «{$answer}»: las hay de estos colores: {$colours}.
reason-unknown_face = No hay cara «{$answer}»: las caras son ±1 (change), galope (sprint), maniobra (steer), ataque (attack), Fortuna.
reason-unknown_space = No hay casilla «{$answer}». Una casilla es la letra del carril (i interior, m central, o exterior) y un número, como {$some_space}.
reason-unknown_step = «{$answer}» no es un paso: escribe números para avanzar, in (dentro) y out (fuera) para cambiar de carril, o casillas como {$some_space}.
reason-chariot_taken = La { -chariot } {$colour} ya está elegida.
reason-no_such_start = No hay salida {$place}: son de la 1 a la {$places}.
reason-start_taken = La salida {$place} ya está ocupada.
reason-repaired_already = Una { -chariot } se repara una vez por turno, y esta ya se ha reparado.
reason-repair_too_late = Se repara antes de lanzar los dados.
reason-repair_costs =
    Una reparación cuesta exactamente {$cost} de favor; tienes {$fate}.{ $late ->
        [yes] {" "}Y se repara antes de lanzar los dados.
       *[no] {""}
    }
reason-nothing_to_repair = La { -chariot } no tiene daños.
reason-no_such_die =
    No hay dado {$die}: has lanzado {$dice_rolled} { $dice_rolled ->
        [one] dado
       *[other] dados
    }.
reason-reroll_nothing = Di qué dados vuelves a lanzar, como: reroll 1 3 (relanzar 1 3)
reason-die_twice = El dado {$die} aparece dos veces.
reason-reroll_costs = La nueva tirada gratis ya está usada, y otra cuesta {$cost} de favor; tienes {$fate}.
reason-set_costs = Cambiar un dado cuesta {$cost} de favor; tienes {$fate}.
reason-set_to_fortuna = Ningún dado se puede poner en Fortuna.
reason-shows_that_already = El dado {$die} ya muestra {$face}.
reason-speed_beyond_track = La velocidad {$speed} pasa del final de la escala, que es {$top}.
reason-speed_out_of_reach =
    No se llega a velocidad {$speed}: ibas a {$from_speed}{ $sprint ->
        [0] {""}
       *[other] , los galopes suman {$sprint}
    }{ $change_dice ->
        [0] {""}
       *[other] , {$change_dice} { $change_dice ->
                [one] dado ±1 suma o resta 1
               *[other] dados ±1 suman o restan 1 cada uno
            }
    }. Posibles: {$speeds}.
reason-no_lane = No hay carril a ese lado del {$lane}.
reason-too_few_steers =
    {$lane_changes} { $lane_changes ->
        [one] cambio de carril necesita un dado de maniobra
       *[other] cambios de carril necesitan otros tantos dados de maniobra
    }; tienes {$steers}.
reason-wrong_length = Un camino tiene un paso por cada punto de velocidad: {$speed}, no {$spaces}.
reason-no_way_back = Nadie conduce hacia atrás.
reason-lane_change_backwards = Un cambio de carril debe llevar adelante: el frente de {$to} ({$to_front}) no está más allá del de {$place} ({$front}).
reason-not_the_next_space = Un paso no lleva de {$place} a {$to}.
reason-javelin_at_self = La jabalina solo se lanza contra otra { -chariot }.
reason-not_in_race = No hay { -chariot } {$colour} en esta carrera.
reason-target_wrecked = La { -chariot } {$colour} ya está destrozada.
reason-out_of_range =
    La { -chariot } {$colour} está a {$distance} { $distance ->
        [one] casilla
       *[other] casillas
    }; una jabalina alcanza {$range}.
reason-target_safe = La { -chariot } {$colour} ya ha llegado, y en esta carrera no hay daño después de la meta.
reason-no_caltrops_left = Todos los abrojos están en el tablero.
reason-caltrop_on_last = Tu movimiento acabó en {$place}: ahí no se suelta ningún abrojo.
reason-caltrop_on_first = Tu movimiento empezó en {$place}: ahí no se suelta ningún abrojo.
reason-caltrop_untouched = No has pasado por {$place} este turno.
reason-caltrop_there = En {$place} ya hay un abrojo.
reason-caltrop_ahead = Los abrojos se sueltan detrás de la { -chariot }, y {$place} ya no está detrás desde que retrocedió.
reason-attack_after_move = Se ataca después del movimiento, una vez por dado de ataque.
reason-reroll_given_up = Los dados de este turno ya están decididos: la nueva tirada gratis se perdió al cambiar antes un dado.
reason-dice_done = Los dados de este turno ya están decididos.
reason-dice_not_rolled = Los dados aún no se han lanzado.
reason-move_done = Eso ya se decidió este turno.
reason-move_later = La velocidad y el camino se eligen después de los dados.
reason-not_now = «{$answer}» no responde a esta pregunta, que trata de {$phase}.

section-Setup = Preparación
section-Flow_of_Play = Desarrollo
section-Phase_1_Repair = Fase 1: reparar
section-Phase_3_Roll_Dice = Fase 3: lanzar los dados
section-Phase_5_Move = Fase 5: mover
section-Phase_6_Attack = Fase 6: atacar
section-Changing_Lanes = Fase 5: cambiar de carril
section-Drop_a_Caltrop = Fase 6: soltar un abrojo
section-Throw_a_Javelin = Fase 6: lanzar una jabalina
section-Alternate_Chariots = Variantes: { -chariot(number: "many") } distintas
section-No_Damage_After_Crossing_the_Finish_Line = Variantes: sin daño después de la meta

help-take =
    { $unequal ->
        [yes] Cada cuadriga tiene su propio tablero: el daño que aguanta, su velocidad, sus dados y su favor. Muchos dados a gran velocidad valen mucho en las curvas. Quien toma en último lugar{" "}
       *[no] {""}
    }{ $one_each ->
        [yes] { $unequal ->
                [yes] su cuadriga elige salida antes que nadie.
               *[no] {""}
            }
       *[no] {""}
    }{ $two_each ->
        [yes] { $unequal ->
                [yes] su primera cuadriga elige salida antes que nadie.
               *[no] {""}
            }
       *[no] {""}
    }{ $equal ->
        [yes] Las cuadrigas son iguales: elige el color que te guste. Las salidas se sortean.
       *[no] {""}
    }
help-start =
    Elige una salida libre; en la primera ronda las { -chariot(number: "many") } mueven en el orden de estos números. La 1 está delante, en el {$first_lane}.{ $inner_short ->
        [yes] {" "}Por dentro los carriles tienen menos casillas.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}Las curvas de los carriles de dentro tienen las velocidades seguras más bajas.
       *[no] {""}
    }
help-repair = Antes de los dados puedes pagar exactamente {$repair_cost} de favor y reparar hasta {$repair} de daño, una vez por turno. El daño que tu { -chariot } aún aguanta también limita la velocidad con que empiezas, y la velocidad dice cuántos dados lanzas: más despacio, más dados. Repara antes de que el daño te frene, salvo si hay una curva cerca y querrás el favor para los dados.
help-dice = Puedes volver a lanzar los dados que quieras una vez gratis, antes de pagar nada: si antes cambias un dado, renuncias a ello. Después, cada nueva tirada de los dados que quieras cuesta {$dice_cost} de favor, igual que poner un dado en cualquier cara menos Fortuna. ±1: velocidad uno más o menos. Galope: +{$sprint} de velocidad y {$sprint_damage} de daño. Maniobra: un cambio de carril. Ataque: un abrojo o una jabalina después de mover. Fortuna: uno de favor.
help-speed = Cada dado ±1 suma o resta uno, cada galope suma {$sprint}. Debes avanzar exactamente ese número de casillas. Cada casilla de curva con número cuesta un punto de daño por cada punto de velocidad por encima de su número. A menos velocidad lanzas más dados en tu próximo turno, o los mismos.
help-path =
    Un paso por punto de velocidad: adelante, o al carril de al lado (un dado de maniobra cada vez). Si pasas por una { -chariot }, la embistes: -{$ram_damage} para ambas; si acabas allí, retrocedes detrás de ella.{ $safe ->
        [yes] {" "}Una cuadriga que ha llegado no sufre daño.
       *[no] {""}
    }{ $wrecks_ram ->
        [yes] {" "}La que se destroza en una casilla ocupada todavía embiste.
       *[no] {""}
    }{ $loses_lap ->
        [yes] {" "}La que retrocede detrás de la línea pierde la vuelta.
       *[no] {""}
    } Un abrojo: -{$caltrop_damage}.{ $heaps ->
        [yes] {" "}Los montones de piedras te destrozan.
       *[no] {""}
    }{ $inner_short ->
        [yes] {" "}Los carriles de dentro tienen menos casillas.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}Las curvas de los carriles de dentro tienen velocidades seguras más bajas.
       *[no] {""}
    }
help-attack =
    Por cada dado de ataque: una jabalina contra una { -chariot } a {$javelin_range} { $javelin_range ->
        [one] casilla
       *[other] casillas
    } como mucho (-{$javelin_damage}), o un abrojo detrás de ti, en una casilla por la que hayas pasado este turno que no sea la primera ni la última. O no ataques.{ $safe ->
        [yes] {" "}Una cuadriga que ha llegado no es un blanco.
       *[no] {""}
    } Un abrojo en el carril de quien viene detrás le cuesta daño o un dado de maniobra.

mark-green = V
mark-purple = M
mark-yellow = A
mark-red = R
mark-blue = Z
mark-white = B
mark-black = N

typed-repair = reparar
typed-pass = pasar
typed-keep = conservar
typed-reroll = relanzar
typed-set = poner
typed-speed = velocidad
typed-path = camino
typed-javelin = jabalina
typed-caltrop = abrojo
typed-take = tomar
typed-start = salida
typed-in = dentro
typed-out = fuera

terminal-chariot_race-round =
    Ronda {$round} · {$laps} { $laps ->
        [one] vuelta
       *[other] vueltas
    } · { $left ->
        [one] queda
       *[other] quedan
    } {$left} { $left ->
        [one] abrojo
       *[other] abrojos
    }
terminal-chariot_race-turn = mueve {$chariot}
terminal-chariot_race-owner = {" "}({$colour})
terminal-chariot_race-owner_you = {" "}({$colour}, tú)
terminal-chariot_race-you = {" "}(tú)
terminal-chariot_race-wrecked = fuera
terminal-chariot_race-start = salida
terminal-chariot_race-finished = meta
terminal-chariot_race-legend = > meta  7 velocidad segura en curva  * abrojo  · + camino elegido y su final
terminal-chariot_race-short =
    a {$place}{ $hurt ->
        [0] {""}
       *[other] , -{$hurt}
    }
terminal-chariot_race-short_ram = embiste a la {$colour}
terminal-chariot_race-not_understood = No se entiende «{$answer}».

terminal-chariot_race-nothing-repair = no reparar y guardar el favor
terminal-chariot_race-nothing-attack = no atacar

terminal-chariot_race-can-list = {$typed} -- el número {$typed} de la lista
terminal-chariot_race-can-start = {$typed} -- la salida {$typed}
terminal-chariot_race-can-keep = k -- conservar los dados
terminal-chariot_race-can-reroll = {$dice} -- volver a lanzar estos dados
terminal-chariot_race-can-turn = {$turn} -- poner un dado en una cara (±1, galope, maniobra, ataque)
terminal-chariot_race-can-speed = {$typed} -- velocidad {$typed}
terminal-chariot_race-can-change = {$by} -- lo que suman los dados ±1: velocidad {$speed}
terminal-chariot_race-can-path = {$typed} -- el primer camino de la lista; m muestra más
terminal-chariot_race-can-steps = {$path} -- cualquier camino: pasos adelante en números; dentro y fuera cambian de carril
terminal-chariot_race-can-spaces = {$path} -- cualquier camino: sus casillas una tras otra
terminal-chariot_race-can-words = {$typed} -- lo mismo en palabras; el nombre de quien conduce vale por el color
terminal-chariot_race-can-at_space = {$typed} -- lo mismo en palabras, por la casilla
terminal-chariot_race-can-nothing = 0 -- {$nothing}

terminal-chariot_race-topic-signs = signos
terminal-chariot_race-topic-boards = tableros
terminal-chariot_race-topic-race = carrera

terminal-chariot_race-lesson-signs =
    > -- la meta, donde empieza la vuelta
    7 -- en una curva: su velocidad segura
    {$some_mark} -- una { -chariot }, con la letra de su color bajo el tablero
    {"*"} -- un abrojo: -{$caltrop_damage}
    { $heaps ->
        [yes] ### -- un montón de piedras: destroza a quien entra{"\u000A"}
       *[no] {""}
    }· + -- el camino elegido, y dónde acaba
    { $unequal ->
        [yes] @1 -- una salida libre{"\u000A"}
       *[no] {""}
    }o7 m7 i7 -- la casilla 7 del carril exterior, central e interior, contada desde la meta; también se entiende e7 c7 i7
terminal-chariot_race-lesson-boards =
    Vuelta -- la vuelta en que va; «salida» antes de cruzar la meta por primera vez, «meta» cuando ha llegado
    Aguante -- el daño que la { -chariot } aún aguanta, de todo lo que aguantaba: con 0 queda destrozada
    Velocidad -- su velocidad, y la máxima
    Dados -- los dados que lanzaría a esta velocidad
    Favor -- su favor, y el máximo
terminal-chariot_race-lesson-race =
    Rondas -- la { -chariot } más adelantada mueve primero; a igual frente, la que llegó antes
    Un turno -- reparar, frenar a lo que permite el daño, dados, Fortuna, mover, atacar
    El final -- tras la ronda en que una { -chariot } cruza la meta después de su última vuelta{ $finish_ends ->
        [yes] , aunque se destroce en esa ronda
       *[no] {""}
    }{ $goes_on ->
        [yes] ; si se destroza en esa ronda y ninguna otra ha llegado, la carrera sigue
       *[no] {""}
    }; gana la más adelantada{ $shared ->
        [yes] , y frentes iguales comparten la victoria
       *[no] {""}
    }{ $not_shared ->
        [yes] , a igual frente, la que llegó antes
       *[no] {""}
    }
    { $loses_lap ->
        [yes] Retroceder -- detrás de la línea: esa vuelta se pierde{"\u000A"}
       *[no] {""}
    }Destrozadas -- dejan la pista, y en ella un abrojo{ $wrecks_ram ->
        [yes] ; la que se destroza en una casilla ocupada todavía embiste
       *[no] {""}
    }; si todas lo están, no gana nadie

terminal-chariot_race-head-lap = Vuelta
terminal-chariot_race-head-space = Casilla
terminal-chariot_race-head-damage = Aguante
terminal-chariot_race-head-speed = Velocidad
terminal-chariot_race-head-dice = Dados
terminal-chariot_race-head-fate = Favor

terminal-chariot_race-short_head-lap = Vta.
terminal-chariot_race-short_head-space = En
terminal-chariot_race-short_head-damage = Ag.
terminal-chariot_race-short_head-speed = Vel.
terminal-chariot_race-short_head-dice = D
terminal-chariot_race-short_head-fate = Fav.

terminal-chariot_race-hint-take = Escribe un número o un color. ? lo explica todo.
terminal-chariot_race-hint-start = Escribe el número de una salida. ? lo explica todo.
terminal-chariot_race-hint-repair = 1 repara, 0 guarda el favor. ? lo explica todo.
terminal-chariot_race-hint-dice =
    k conserva{ $free ->
        [yes] ; 1 relanza el dado 1 gratis
       *[no] {""}
    }{ $cost ->
        [0] {""}
       *[other] ; 1 relanza el dado 1 por {$cost} de favor
    }{ $turn ->
        [0] {""}
       *[other] { $turning ->
                [0] {""}
               *[other] ; {$turn} cambia uno por {$turning} de favor
            }
    }{ $gives_up ->
        [yes] {" "}y renuncia a la tirada gratis
       *[no] {""}
    }. ? lo explica todo.
terminal-chariot_race-hint-speed = Escribe una velocidad de la lista. ? lo explica todo.
terminal-chariot_race-hint-path = Escribe p1, p2 ... o cualquier camino, como {$example}; m muestra más. ? lo explica.
terminal-chariot_race-hint-attack = Escribe un número de la lista; 0 no ataca. ? lo explica todo.

preview-sum =
    velocidad {$from_speed}{ $sprint ->
        [0] {""}
       *[other] {" "}+{$sprint} (galope)
    }{ $change ->
        [0] {""}
       *[other] {" "}{$change} (dados ±1)
    }{ $lost ->
        [0] {""}
       *[other] {" "}-{$lost} (fin de la escala)
    }{ $raised ->
        [0] {""}
       *[other] {" "}+{$raised} (nunca menos de 0)
    } = {$speed}
preview-start = ocupa la salida {$place}, casilla {$space}
preview-supply =
    { $left ->
        [one] queda
       *[other] quedan
    } {$left} { $left ->
        [one] abrojo
       *[other] abrojos
    } en la reserva
preview-unused =
    se { $attacks ->
        [one] pierde
       *[other] pierden
    } {$attacks} { $attacks ->
        [one] dado
       *[other] dados
    } de ataque
preview-straight_on = si va todo recto: {$told}
preview-heap = se estrella contra el montón de piedras de {$place}
preview-own = TU PROPIA { -chariot }
preview-corner = curva de {$place} (segura a {$limit}) -{$hurt}
preview-caltrop = abrojo de {$place} -{$hurt}
preview-ram =
    embiste a la {$colour} -{$hurt} (a la {$colour} le { $left ->
        [one] queda
       *[other] quedan
    } {$left})
preview-ram_wrecks = embiste a la {$colour} -{$hurt} y la DESTROZA
preview-set_back = retrocede a {$place}
preview-javelin =
    a la {$colour} le { $left ->
        [one] queda
       *[other] quedan
    } {$left}
preview-javelin_wrecks = DESTROZA a la {$colour}
preview-ends = acaba en {$place}
preview-finishes = llega a la meta
preview-lap = completa la vuelta {$lap} de {$laps}
preview-damage = aguante {$damage}
preview-wrecked = DESTROZADA
preview-fate =
    te { $fate ->
        [one] queda
       *[other] quedan
    } {$fate} de favor
preview-fate_or_more =
    te { $fate ->
        [one] queda
       *[other] quedan
    } {$fate} de favor o más
preview-dice = luego {$faces}
preview-sprint = el galope cuesta {$hurt}
preview-speed = velocidad {$speed}
preview-slowed = frena a velocidad {$speed}
preview-rolls =
    lanza {$rolls} { $rolls ->
        [one] dado
       *[other] dados
    }
preview-gives_up = renuncia a la nueva tirada gratis
preview-free = la nueva tirada gratis
preview-costs = cuesta {$cost} de favor
preview-furthest = lo más lejos

guide-1 =
    Cruza la meta antes que nadie después de la última vuelta. La carrera acaba con la ronda en que alguien lo hace, y gana quien esté entonces más lejos{ $shared ->
        [yes] ; si los frentes son iguales, se comparte la victoria
       *[no] {""}
    }. Una { -chariot } destrozada no gana nada.
guide-2 = En cada ronda cada { -chariot } mueve una vez, primero la de delante. Cuanto más despacio vas, más dados lanzas: la velocidad te lleva adelante, los dados te dan control.
guide-3 = Vuelve a lanzar los dados que quieras una vez gratis; cada tirada más, o cambiar un dado, cuesta favor. ±1 cambia tu velocidad en uno, el galope suma {$sprint} y daña, la maniobra cambia de carril, el ataque hiere a rivales, Fortuna da favor.
guide-4 =
    Después debes avanzar exactamente tantas casillas como tu velocidad.{ $inner_short ->
        [yes] {" "}El carril interior tiene menos casillas.
       *[no] {""}
    }{ $inner_slow ->
        [yes] {" "}Sus curvas son las más lentas.
       *[no] {""}
    } Cada punto de velocidad por encima del número de una curva cuesta un punto de daño.
guide-5 = Pasar por una casilla ocupada embiste a la { -chariot } que hay en ella y daña a ambas. Los abrojos de hierro dañan a quien los pisa. Tras mover, los dados de ataque lanzan jabalinas o sueltan abrojos detrás de ti.
guide-6 = El aguante es el daño que tu { -chariot } aún soporta. También limita la velocidad con que empiezas el turno, y con 0 quedas fuera. Antes de los dados, {$repair_cost} de favor reparan hasta {$repair}.
guide-7 = Mira más allá: una velocidad buena en la recta es mortal dos turnos después. Guarda algo de favor para el dado que necesitarás en la curva.
guide-8 = Tu velocidad sigue igual si los dados no la cambian: ±1 en uno, el galope en {$sprint}. Después avanzas exactamente esas casillas.

step-turn = { -turn(at: "start") } {$round}

scene-title =
    Ronda {$round} · {$laps} { $laps ->
        [one] vuelta
       *[other] vueltas
    }
scene-title_draft =
    Antes de la carrera · {$laps} { $laps ->
        [one] vuelta
       *[other] vueltas
    }
scene-free_chariot = La { -chariot } {$colour}
scene-chariot = {$name} en {$place}
scene-chariot_detail =
    Vuelta: {$lap}. Aún aguanta {$damage} de {$most_damage} de daño. Velocidad {$speed}, con la que lanzaría {$rolls} { $rolls ->
        [one] dado
       *[other] dados
    }. Favor {$fate} de {$most_fate}.
scene-wreck = Restos de la { -chariot } de {$name}
scene-wreck_detail = Esta { -chariot } está fuera de la carrera.
scene-wrecked = destrozada
scene-finished = en meta
scene-at_start = salida
scene-lap = {$lap} de {$laps}
scene-supply =
    {$left} { $left ->
        [one] abrojo
       *[other] abrojos
    } en la reserva
scene-supply_detail =
    Hay {$caltrops} { $caltrops ->
        [one] abrojo
       *[other] abrojos
    } en total. Cuando no queda ninguno, no se pueden soltar más.
scene-caltrop = Abrojo en {$place}
scene-caltrop_detail = Quien pasa por encima sufre {$caltrop_damage} de daño, y el abrojo vuelve a la reserva.
scene-die = Dado {$die}: {$face}
scene-idle_die = Dado {$die}, sin lanzar
scene-idle_die_detail = Cuanto más rápido va una { -chariot } al empezar su turno, menos dados lanza.
scene-moves_now = {$name} mueve ahora
scene-moves_later = {$name} mueve en el puesto {$place}
scene-order_detail = Las { -chariot(number: "many") } que aún han de mover en esta ronda, empezando por la que mueve ahora.
scene-round = Ronda {$round}
scene-round_detail = En cada ronda cada { -chariot } mueve una vez. Empieza la más adelantada.
scene-space = {$lane}, {$n}
scene-space_limit = {$lane}, {$n}, curva, segura hasta {$limit}
scene-space_heap = {$lane}, {$n}, montón de piedras
scene-space_start = {$lane}, {$n}, salida {$start}
scene-not_now = Eso no se puede elegir ahora.
scene-confirm = Confirma, o elige otra cosa.
scene-prompt_of_two = Cuadriga {$colour}. {$prompt}

scene-face-change = Suma 1 a tu velocidad o resta 1, como quieras.
scene-face-sprint = Suma {$sprint} a tu velocidad y cuesta {$sprint_damage} de daño.
scene-face-steer = Te deja cambiar de carril una vez.
scene-face-attack = Después de mover: lanza una jabalina o suelta un abrojo.
scene-face-fortuna = Da un punto de favor.

scene-stat-damage = Aguante
scene-stat-speed = Velocidad
scene-stat-fate = Favor
scene-stat-dice = Dados
scene-stat-lap = Vuelta

scene-stat_detail-damage = El daño que la { -chariot } aún aguanta. Con 0 queda destrozada. Con lo que le queda empieza el turno a velocidad {$top} como mucho.
scene-stat_detail-speed = Cuántas casillas avanzó la última vez. Los dados la cambian cada turno; a más velocidad, menos dados.
scene-stat_detail-fate = Paga reparaciones, nuevas tiradas y cambios de dados. Lo dan los dados de Fortuna.
scene-stat_detail-dice = Los dados que lanza a esta velocidad.
scene-stat_detail-lap = La vuelta en que va, de todas las de la carrera. Una { -chariot } destrozada queda fuera; cuanto más tarde, mejor puesto.

scene-prompt-take = Pulsa la { -chariot } que quieras llevar.
scene-prompt-start = Pulsa una salida libre.
scene-prompt-repair = ¿Reparas, o guardas el favor?
scene-prompt-dice = Pulsa los dados que quieras volver a lanzar, o consérvalos.
scene-prompt-dice_one = Vuelve a lanzarlo, ponlo en una cara o pulsa más dados.
scene-prompt-speed = Elige una velocidad, o pulsa una casilla de tu carril.
scene-prompt-path = Pulsa adónde quieres ir, o elige un camino.
scene-prompt-path_bend = Confirma, o pulsa más casillas para que el camino pase por ellas.
scene-prompt-attack = Pulsa una { -chariot } para la jabalina o una casilla para el abrojo, o no ataques.

scene-pick-take = Tomar la { -chariot } {$colour}
scene-pick-start = Salida {$place}
scene-pick-repair = Reparar por {$repair_cost} de favor
scene-pick-no_repair = Guardar el favor
scene-pick-keep = Conservar los dados
scene-pick-turn = Poner en {$face}: {$cost} de favor
scene-pick-speed = Velocidad {$speed}
scene-pick-speed_to = Velocidad {$speed}: todo recto hasta {$place}
scene-pick-self = Tu { -chariot } {$colour}
scene-pick-javelin = Jabalina a la { -chariot } {$colour}
scene-pick-caltrop = Abrojo en {$place}
scene-pick-no_attack = Sin ataque
scene-pick-through = Ir a {$place} o pasar por ahí
scene-pick-ram = Embestir a la { -chariot } {$colour}
scene-pick-own = {$what} (tuya)

scene-says-turn = Poner el dado {$die} en {$face} por {$cost} de favor
scene-says-reroll =
    Volver a lanzar { $which ->
        [one] el dado
       *[other] los dados
    } {$which}{ $cost ->
        [0] {""}
       *[other] {" "}por {$cost} de favor
    }
scene-says-path =
    {$spaces} { $spaces ->
        [one] casilla
       *[other] casillas
    }{ $lane_changes ->
        [0] {""}
       *[other] , {$lane_changes} { $lane_changes ->
                [one] cambio
               *[other] cambios
            } de carril
    }

scene-way-label =
    {$way}: hasta {$place}{ $hurt ->
        [0] {""}
       *[other] , -{$hurt}
    }{ $wrecked ->
        [yes] , destrozada
       *[no] {""}
    }
scene-way-unharmed = Sin daño
scene-way-least = Menos daño
scene-way-furthest = Lo más lejos
scene-way-straight = Todo recto
scene-way-inner = Carril interior
scene-way-middle = Carril central
scene-way-outer = Carril exterior
scene-way-ram = Embestir a la {$colour}

## coach: lo que aporta una respuesta, para el entrenador

coach-axis = { -turn }

coach-source-starting_places = Salidas sorteadas
coach-source-first_to_choose = Quién elige primero
coach-source-dice = Dados de {$seat}

coach-now-more =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } más lejos esta ronda
coach-now-less =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } menos esta ronda

coach-later-more =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } más lejos una ronda después
coach-later-less =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } menos una ronda después

coach-left-more =
    {$n} { $n ->
        [one] punto
       *[other] puntos
    } menos de daño
coach-left-less =
    {$n} { $n ->
        [one] punto
       *[other] puntos
    } más de daño

coach-fate-more =
    {$n} { $n ->
        [one] punto
       *[other] puntos
    } más de favor
coach-fate-less =
    {$n} { $n ->
        [one] punto
       *[other] puntos
    } menos de favor

coach-speed-more = {$n} más de velocidad para el turno siguiente
coach-speed-less = {$n} menos de velocidad para el turno siguiente

coach-wrecked-more =
    destrozada en {$n} { $n ->
        [one] carrera
       *[other] carreras
    } más de cada 100
coach-wrecked-less =
    destrozada en {$n} { $n ->
        [one] carrera
       *[other] carreras
    } menos de cada 100

coach-rivals-more =
    el mejor rival {$n} { $n ->
        [one] casilla
       *[other] casillas
    } más lejos
coach-rivals-less =
    el mejor rival frenado {$n} { $n ->
        [one] casilla
       *[other] casillas
    }

coach-rivals_left-more =
    {$n} { $n ->
        [one] punto
       *[other] puntos
    } menos de daño a los rivales
coach-rivals_left-less =
    {$n} { $n ->
        [one] punto
       *[other] puntos
    } más de daño a los rivales

coach-won-more =
    {$n} { $n ->
        [one] carrera ganada
       *[other] carreras ganadas
    } más de cada 100 para entonces
coach-won-less =
    {$n} { $n ->
        [one] carrera ganada
       *[other] carreras ganadas
    } menos de cada 100 para entonces
coach-habit-speed-more = Más rápido: velocidad {$you} de media, a alto nivel {$strong} (±{$error}).
coach-habit-speed-less = Más lento: velocidad {$you} de media, a alto nivel {$strong} (±{$error}).
coach-habit-damage-more =
    Se arriesga más daño en el camino: {$you} { $you ->
        [one] punto
       *[other] puntos
    } por movimiento, a alto nivel {$strong} (±{$error}).
coach-habit-damage-less =
    Se arriesga menos daño en el camino: {$you} { $you ->
        [one] punto
       *[other] puntos
    } por movimiento, a alto nivel {$strong} (±{$error}).
coach-habit-again-more = Se cambian los dados más a menudo: {$you} de 100 veces, a alto nivel {$strong} (±{$error}).
coach-habit-again-less = Se cambian los dados menos a menudo: {$you} de 100 veces, a alto nivel {$strong} (±{$error}).
coach-habit-attack-more = Más ataques: {$you} de 100 ocasiones, a alto nivel {$strong} (±{$error}).
coach-habit-attack-less = Menos ataques: {$you} de 100 ocasiones, a alto nivel {$strong} (±{$error}).
coach-habit-repair-more = Más reparaciones: {$you} de 100 ocasiones, a alto nivel {$strong} (±{$error}).
coach-habit-repair-less = Menos reparaciones: {$you} de 100 ocasiones, a alto nivel {$strong} (±{$error}).

gallery-chariots = Cuadrigas
gallery-boards = Tablero igual: {$equal_board}. Tablero en la variante de { -chariot(number: "many") } distintas: {$unequal_board}.
gallery-dice = Caras de los dados
gallery-idle_die = Un dado que no se lanza
gallery-others = En el tablero
gallery-caltrop = Abrojo
gallery-supply = Reserva de abrojos
gallery-round = Marcador de ronda
chance-starting_places = las salidas
chance-first_to_choose = quién elige primero
chance-roll = la tirada
chance-re-roll = dados lanzados de nuevo
stream-starting_places = salidas
stream-first_to_choose = primera elección
stream-dice_of_chariot = dados de la { -chariot } {$n}
tally-wrecks = { -chariot(number: "many") } destrozadas
tally-caltrops_on_the_board_at_the_end = abrojos en el tablero al final
tally-damage_left_all_chariots = aguante restante, todas las { -chariot(number: "many") }
tally-fate_left_all_chariots = favor restante, todas las { -chariot(number: "many") }
tally-wins_from_starting_place = victorias desde la salida {$n}
act-take = elegir { -chariot }
act-start = elegir salida
act-repair = reparar
act-pass = pasar
act-keep = conservar los dados
act-reroll = volver a lanzar dados
act-set = cambiar un dado
act-javelin = lanzar una jabalina
act-caltrop = soltar un abrojo
remark-race-dice = dados en la caja
remark-race-repair_cost = favor por una reparación
remark-race-repair = daño que quita como mucho
remark-race-dice_cost = favor por volver a lanzar dados o cambiar uno
remark-race-sprint = velocidad que añade un galope
remark-race-ram_damage = para ambas { -chariot(number: "many") }
remark-die = change: suma o resta 1
remark-equal = la cara con columnas blancas; los finales de los tramos de dados son deducidos
remark-chariot-green = rápida y frágil
remark-chariot-purple = afortunada
remark-chariot-yellow = la favorita de Fortuna
remark-chariot-red = un ariete
remark-chariot-blue = ágil
remark-chariot-white = sólida, lenta al arrancar
