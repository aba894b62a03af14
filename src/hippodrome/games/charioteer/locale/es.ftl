### Charioteer en español.

game-title = Charioteer
game-pitch = Combina cartas en secreto, gánate a la plebe y complace al emperador, vuelta tras vuelta al circo.

-chariot = { $number ->
    [many] cuadrigas
   *[one] cuadriga
}
-turn = { $at ->
    [start] Turno
   *[within] turno
}
    .gender = masculine

colour-green = verde
colour-red = rojo
colour-yellow = amarillo
colour-black = negro

kind-green = esprint
kind-red = ataque
kind-yellow = recuperación
kind-black = curva

icon-whip = látigo
icon-shield = escudo
icon-recovery = recuperación

face-green = un esprint (verde)
face-red = un ataque (rojo)
face-yellow = una recuperación (amarillo)
face-black = una buena curva (negro)
face-all = cualquier movimiento
face-disrupt = una interrupción

piece-symbol = {$n} {$colour_name}
piece-card = [{$shows}]
piece-crowd = la carta de la plebe
piece-thrown =
    {$racing} { $racing ->
        [one] cuadriga
       *[other] cuadrigas
    }: {$cubes}
piece-attack =
    {$cards_matching} { $cards_matching ->
        [one] carta
       *[other] cartas
    }: {$cubes}

token-plus =
    +{$n}{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-wild =
    comodín{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-learning =
    aprendizaje{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-whip =
    látigo{ $colour_name ->
        [0] {""}
       *[other] {" "}{$colour_name}
    }
token-shield = escudo
token-recovery =
    recuperación{ $colour_name ->
        [0] {""}
       *[other] {" "}({$colour_name})
    }
token-discard = descarte {$n}

place-before =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } antes de la línea
place-beyond =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } más allá de la meta
place-regular = la casilla {$n} de la vuelta {$lap}
place-outer = la casilla exterior {$n} de la vuelta {$lap}

why-first_turn = los látigos no sirven en el primer turno
why-leading = el látigo no sirve a quien va en cabeza
why-passed = el látigo no sirve después de adelantar
why-guarded = está a salvo este turno
why-full = sus casillas de ataque están llenas

option-laps = Número de vueltas
option-open_fan_tokens = Fichas de espectador a la vista
option-crowd_by_symbol = Carta de la plebe solo por su símbolo
option-lapped_in_the_way = Las { -chariot(number: "many") } dobladas estorban

option-laps-explain = Cuántas vueltas dan las { -chariot(number: "many") }. Una es un esprint rápido, tres la carrera habitual; si no se elige, decide la edición.

option-open_fan_tokens-explain = Se ve qué fichas de espectador ha ganado cada cual. Sin esto, solo cuántas.

option-crowd_by_symbol-explain = La carta de la plebe se suma a un movimiento solo si ella misma muestra el símbolo. Sin esto, un látigo en ella se suma a cualquier movimiento, y un comodín puede hacer que coincida.

option-lapped_in_the_way-explain = Las { -chariot(number: "many") } de vueltas distintas se encuentran: adelantar a una doblada cuesta un punto, frena el látigo y, en el último turno, se salta como todas las casillas exteriores tras la línea. Sin esto, las { -chariot(number: "many") } de vueltas distintas no se estorban.

ask-move = Elige tu movimiento: cartas con un símbolo común, o un movimiento de reinicio.

result-by =
    Con {$n} { $n ->
        [one] casilla
       *[other] casillas
    } de ventaja sobre {$rival}.
result-inside = En la misma casilla que {$rival}, pero por dentro: la { -chariot } interior va delante.
result-beyond =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } más allá de la meta
result-short =
    a {$n} { $n ->
        [one] casilla
       *[other] casillas
    } de la meta
result-came =
    { $behind ->
        [0] {""}
       *[other] {$behind} { $behind ->
                [one] casilla
               *[other] casillas
            } por detrás,{" "}
    }{$told}

awaits-move =
    {$waiting} { $waiting ->
        [one] elige su movimiento
       *[other] eligen sus movimientos
    }.

fact-first_seat = {$seat} mueve primero en el primer turno.
fact-skills_card = Los colores de {$seat}, de mejor a peor: {$colours}.
fact-dealt = Recibes {$hand_cards}.
fact-drew = Robas {$cards}.
fact-crowd_dealt = La fila de la plebe muestra {$cards}; la primera es la carta de la plebe.
fact-emperor = { -turn(at: "start") } {$turn}. El emperador quiere ver {$face}.
fact-disrupted =
    La plebe arroja cosas a {$seat}: {$cubes} { $cubes ->
        [one] cubo nuevo
       *[other] cubos nuevos
    }.
fact-revealed =
    {$seat} juega {$symbol} con {$cards}{ $crowd ->
        [yes] {" "}y la carta de la plebe
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , ficha {$tokens}
    }{ $wild ->
        [0] {""}
       *[other] {" "}sobre {$wild}
    }.
fact-revealed_reset = {$seat} hace un movimiento de reinicio con {$cards}.
fact-threw_away = {$seat} se descarta de {$cards} con una ficha de {$token}.
fact-guarded =
    {$seat} no recibe cubos este turno{ $cubes ->
        [0] {""}
       *[other] ; { $cubes ->
                [one] se retira
               *[other] se retiran
            } {$cubes} { $cubes ->
                [one] cubo nuevo
               *[other] cubos nuevos
            }
    }.
fact-reset =
    {$seat} se detiene y calma a los caballos{ $cubes ->
        [0] {""}
       *[other] ; { $cubes ->
                [one] se retira
               *[other] se retiran
            } {$cubes} { $cubes ->
                [one] cubo
               *[other] cubos
            }
    }.
fact-recovered =
    {$seat} se recupera: {$cubes} { $cubes ->
        [one] cubo menos
       *[other] cubos menos
    }, le { $left ->
        [one] queda
       *[other] quedan
    } {$left}.
fact-distance =
    {$seat}: {$symbols} { $symbols ->
        [one] símbolo
       *[other] símbolos
    } + {$number}{ $token_bonus ->
        [0] {""}
       *[other] {" "}+ {$token_bonus} (ficha)
    }{ $skill ->
        [0] {""}
       *[other] {" "}+ {$skill} (habilidad)
    }{ $damage ->
        [0] {""}
       *[other] {" "}- {$damage} (daño)
    } = {$by}.
fact-moved =
    {$seat} avanza {$spaces} { $spaces ->
        [one] casilla
       *[other] casillas
    }{ $outer ->
        [0] {""}
       *[other] {" "}y se salta {$outer} { $outer ->
                [one] exterior
               *[other] exteriores
            } (por la curva o más allá de la meta)
    }{ $passed ->
        [0] {""}
       *[other] , adelantando a {$passed},
    } hasta {$place}{ $passing ->
        [0] {""}
       *[other] ; {$passing} { $passing ->
                [one] punto se va
               *[other] puntos se van
            } en adelantar
    }.
fact-whipped =
    {$seat} usa el látigo y avanza {$spaces} { $spaces ->
        [one] casilla
       *[other] casillas
    } más{ $outer ->
        [0] {""}
       *[other] {" "}y se salta {$outer} { $outer ->
                [one] exterior
               *[other] exteriores
            } (por la curva o más allá de la meta)
    }, hasta {$place}.
fact-whip_idle = El látigo de {$seat} no sirve: {$why}.
fact-attacked =
    {$seat} ataca con {$matching} { $matching ->
        [one] carta coincidente
       *[other] cartas coincidentes
    }: {$cubes} { $cubes ->
        [one] cubo
       *[other] cubos
    } para cada rival.
fact-attack_fails =
    El ataque de {$seat} no daña a nadie: {$matching} { $matching ->
        [one] carta coincidente
       *[other] cartas coincidentes
    }, y hacen falta {$needed}.
fact-spared = {$seat} no recibe ningún cubo: {$why}.
fact-hurt =
    {$seat} recibe {$cubes} { $cubes ->
        [one] cubo nuevo
       *[other] cubos nuevos
    } ({$boxes} este turno).
fact-trained =
    {$seat} gana {$steps} { $steps ->
        [one] paso
       *[other] pasos
    } en {$colour} (bonificador {$bonus}).
fact-in_the_box = El marcador {$colour} de {$seat} llega a la casilla de bonificadores: +{$bonus} desde ahora.
fact-fan_token =
    ¡{$symbols} { $symbols ->
        [one] símbolo
       *[other] símbolos
    }! {$seat} gana una ficha de espectador.
fact-fan_token_seen = Ficha de espectador de {$seat}: {$token}.
fact-bag_refilled = Las fichas de espectador usadas vuelven a la bolsa, que ahora tiene {$left}.
fact-bag_empty = La bolsa está vacía: no hay ficha de espectador para {$seat}.
fact-lap = {$leader} entra en cabeza en la vuelta {$lap}.
fact-damage_settled =
    {$seat}: {$cubes} { $cubes ->
        [one] cubo pasa
       *[other] cubos pasan
    } a la casilla de daño, que ahora tiene {$damage}.
fact-reshuffled =
    Se baraja el descarte: nuevo mazo de {$left} { $left ->
        [one] carta
       *[other] cartas
    }.
fact-crowd_slides = Se descarta la carta de la plebe {$card}; entra {$next_card} en la fila.
fact-race_over = ¡Gana {$winner}! {$places}.

## brief: lo mismo en breve, detrás de un nombre

brief-first_seat = mueve primero
brief-skills_card = de mejor a peor: {$colours}
brief-revealed =
    {$symbol}{ $crowd ->
        [yes] {" "}con la carta de la plebe
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , ficha {$tokens}
    }
brief-revealed_reset = movimiento de reinicio
brief-threw_away = descarta cartas
brief-guarded =
    no recibe cubos{ $cubes ->
        [0] {""}
       *[other] , {$cubes} { $cubes ->
                [one] cubo nuevo
               *[other] cubos nuevos
            } fuera
    }
brief-disrupted =
    {$cubes} { $cubes ->
        [one] cubo nuevo
       *[other] cubos nuevos
    } de la plebe
brief-reset =
    se detiene{ $cubes ->
        [0] {""}
       *[other] , {$cubes} { $cubes ->
                [one] cubo
               *[other] cubos
            } menos
    }
brief-recovered =
    {$cubes} { $cubes ->
        [one] cubo
       *[other] cubos
    } menos
brief-distance =
    {$symbols}+{$number}{ $token_bonus ->
        [0] {""}
       *[other] +{$token_bonus} (ficha)
    }{ $skill ->
        [0] {""}
       *[other] +{$skill} (habilidad)
    }{ $damage ->
        [0] {""}
       *[other] -{$damage} (daño)
    } = {$by}
brief-moved =
    { $passed ->
        [0] {""}
       *[other] adelanta a {$passed}{" "}
    }hasta {$place}
brief-whipped = látigo +{$spaces}, hasta {$place}
brief-whip_idle = látigo sin efecto: {$why}
brief-attack =
    ataque: {$cubes} { $cubes ->
        [one] cubo
       *[other] cubos
    } a cada rival{ $spared ->
        [0] {""}
       *[other] , ninguno a {$spared}
    }
brief-attack_fails = ataque demasiado débil: {$matching} de {$needed}
brief-hurt =
    {$cubes} { $cubes ->
        [one] cubo nuevo
       *[other] cubos nuevos
    }
brief-spared = sin cubos: {$why}
brief-trained = {$colour} +{$steps}
brief-in_the_box = {$colour} en la casilla: +{$bonus}
brief-fan_token = ficha de espectador
brief-fan_token_seen = es {$token}
brief-bag_empty = no quedan fichas de espectador

# Qué está mal en el archivo de una edición. `written` y `part` son citas del archivo.
fault-too_few_cards = tiene muy pocas cartas: {$number}, y seis manos y la fila de la plebe necesitan {$need}
fault-box_too_small = tiene muy pocos lugares: {$number}, y cada uno de los cuatro marcadores necesita uno
fault-limit_hand_cards = es {$value}, pero un movimiento lleva como mucho tres cartas de la mano
fault-limit_new_cubes = es {$value}, pero una { -chariot } recibe como mucho tres cubos nuevos
fault-limit_emperor = es {$value}, pero con más de cuatro asientos el emperador no tira nada
fault-limit_bonus_box = es {$value}, pero sus bonificadores van de 3 a 9
fault-number_twice = tiene un número dos veces
fault-copies_of_card = «{$written}»: las copias de una carta van de 1 a {$most}
fault-one_icon = «{$written}»: una carta tiene como mucho un icono
fault-unknown_part = «{$written}»: símbolo o icono desconocido «{$part}»
fault-too_many_symbols = «{$written}»: el máximo de símbolos en una carta es {$most}
fault-whip_alone = «{$written}»: un látigo está solo en su carta, sin símbolos
fault-blank_card = «{$written}»: una carta muestra símbolos o un látigo
fault-card_twice = «{$written}» está dos veces (la primera es la entrada {$entry}): escribe x y el número de copias
fault-wrong_count = dice {$said}, pero la lista tiene {$found}
fault-copies_of_token = «{$written}»: las copias de una ficha van de 1 a {$most}
fault-unknown_token = «{$written}»: ficha desconocida «{$part}»; se conocen {$known}
fault-no_part_of_token = «{$written}»: «{$part}» no es ni un color ni un número hasta 99
fault-token_without_colour = «{$written}»: una ficha {$part} no tiene color
fault-token_needs_number = «{$written}»: una ficha {$part} necesita un número mayor que cero
fault-token_without_number = «{$written}»: una ficha {$part} no lleva número
fault-token_twice = «{$written}» está dos veces, o es a la vez ficha de jugador y de espectador
fault-no_order = «{$written}» debe nombrar una vez cada uno de estos: {$known}
fault-too_few_skills = tiene muy pocas cartas de habilidades: {$number}, y se necesitan {$need}
fault-unknown_face = cara desconocida «{$part}»: se conocen {$known}
fault-no_sections = falta: escribe {$header} para cada recta y cada curva
fault-no_bend = «{$written}» debe empezar con R y tener solo R (normal) y O (exterior)
fault-too_many_spaces = hace la pista demasiado larga: {$number}, y una mesa necesita como mucho {$most}
fault-track_turns = la pista está abierta: sus curvas giran {$degrees}°, no 360°
fault-track_is_open = la pista está abierta: entre sus extremos hay {$gap}, contado en casillas
fault-start_beyond_lap = es {$value}, pero una vuelta solo mide {$most}
fault-start_outside = está en una casilla exterior
fault-scenario_no_face = el dado del emperador no tiene la cara «{$face}»; sus caras son {$faces}
fault-scenario_no_token = en esta edición no existe la ficha «{$name}»
fault-scenario_no_token_number = no existe la ficha {$number}
fault-scenario_no_symbol = en esta edición no existe el símbolo «{$name}»
fault-scenario_no_colour = en esta edición no existe el color «{$name}»
fault-scenario_no_skills_card = en esta edición no existe la carta de habilidades «{$name}»
fault-scenario_no_place = un lugar es de {$first} a {$last} y así sucesivamente, o {$before} y más
fault-scenario_no_skill = no existe la habilidad «{$name}»; las habilidades son {$skills}
fault-scenario_no_step = {$name} no puede estar en {$step}: elige {$steps}, o un número menor que {$number}
fault-scenario_not_in_bag = «{$name}» no está ahora en la bolsa
fault-scenario_before_start = {$at} queda antes de la salida, que es {$start}
fault-scenario_cannot_be = no puede ser {$value}
fault-scenario_cannot_fill = no se puede completar: el mazo y los descartes tienen todas las demás cartas
fault-scenario_attack_boxes =
    es {$value}, pero hay {$boxes} { $boxes ->
        [one] casilla
       *[other] casillas
    } de ataque
fault-scenario_skills_number =
    tiene {$steps} { $steps ->
        [one] escalón
       *[other] escalones
    }, pero hay {$skills} habilidades
fault-scenario_bonus_box = los marcadores llenan la casilla de bonificadores desde el lugar más bajo, uno en cada lugar
fault-scenario_laps_apart = es solo para carreras en las que estorban las { -chariot(number: "many") } de otras vueltas
fault-scenario_abreast_all = debería nombrar a todos una vez, en cada casilla primero la de dentro
fault-scenario_abreast_order = no encaja con el orden de carrera: en la misma vuelta va delante la de dentro
fault-scenario_running_places = no encaja con los puestos: nadie va delante de quien está más lejos
fault-scenario_few_tokens = no hay tantas fichas «{$name}» para este lugar
fault-scenario_rest_nowhere =
    {$n} no están en ninguna parte: {$some}{ $more ->
        [yes] {" "}y otras
       *[no] {""}
    }

reason-malformed = «{$answer}» no es un movimiento. Escríbelo así: red5: r5r5y4 r5r5g2 crowd; red+3; discard2 of g2g2b0
reason-unknown_symbol = No hay ningún símbolo «{$answer}». Un símbolo es un color y un número, como red5; o reset.
reason-unknown_card = No hay ninguna carta «{$answer}».
reason-unknown_token = No hay ninguna ficha «{$answer}».
reason-card_not_in_hand = Esto no está en tu mano: {$card}.
reason-card_twice = Una carta solo se puede jugar una vez: {$card}.
reason-no_cards =
    Un movimiento necesita de 1 a {$most} { $most ->
        [one] carta
       *[other] cartas
    } de tu mano.
reason-too_many_cards =
    Un movimiento tiene como mucho {$most} { $most ->
        [one] carta
       *[other] cartas
    } de tu mano, no {$cards_played}.
reason-token_not_held = No tienes ninguna ficha «{$token}».
reason-discard_on_move = Una ficha de {$token} se pone sobre los descartes, nunca sobre el movimiento.
reason-two_tokens = Un movimiento lleva solo una ficha, no {$tokens}.
reason-not_a_discard_token = Solo una ficha de descarte permite descartarse, no {$token}.
reason-wild_needs_card = Di qué carta cambia el comodín.
reason-wild_without_token = Solo una ficha comodín hace coincidir una carta.
reason-wild_not_in_move = El comodín debe ir sobre una carta del movimiento; {$card} no está en él.
reason-token_on_reset = Un movimiento de reinicio no lleva ficha, tampoco {$token}.
reason-crowd_in_reset = Un movimiento de reinicio se hace solo con cartas de la mano, sin la carta de la plebe.
reason-crowd_without_symbol = La carta de la plebe {$card} no muestra {$symbol}.
reason-card_without_symbol = {$card} no muestra {$symbol}.
reason-token_colour = La ficha {$token} no sirve para un movimiento {$colour}.
reason-too_few_matching =
    Un movimiento necesita {$least} { $least ->
        [one] carta que coincida
       *[other] cartas que coincidan
    }; { $matching ->
        [one] solo una muestra
       *[other] ninguna muestra
    } {$symbol}.
reason-discard_without_token = Solo te puedes descartar con una ficha de descarte.
reason-discard_played = {$card} está en el movimiento; no te puedes descartar de ella.
reason-discard_nothing = Una ficha de {$token} necesita al menos una carta de la que descartarse.
reason-discard_too_many =
    Con esta ficha te descartas de hasta {$most} { $most ->
        [one] carta
       *[other] cartas
    }, no de {$thrown}.

## preview: what a move would do

preview-sum =
    {$symbols} { $symbols ->
        [one] símbolo
       *[other] símbolos
    } + {$number}{ $token_bonus ->
        [0] {""}
       *[other] {" "}+ {$token_bonus} (ficha)
    }{ $skill ->
        [0] {""}
       *[other] {" "}+ {$skill} (habilidad)
    }{ $damage ->
        [0] {""}
       *[other] {" "}− {$damage} (daño)
    } = {$by}
preview-to = hasta {$place}
preview-between = desde {$start} hasta {$place}: quienes van delante mueven antes, y cada rival en el camino cuesta un punto
preview-rank = puesto {$rank} probable tras el turno ({$share} de cada 10 veces)
preview-ranks = entre el puesto {$rank} y el {$worst}, probablemente, tras el turno ({$share} de cada 10 veces)
preview-resetting = Movimiento de reinicio con {$cards}: te detienes.

preview-effect-recovered =
    {$cubes} { $cubes ->
        [one] cubo
       *[other] cubos
    } menos de daño
preview-effect-whip_idle = {$why}
preview-effect-whip =
    hasta {$whipped} { $whipped ->
        [one] casilla
       *[other] casillas
    } más por látigo, pero sin adelantar a nadie, y ninguna si has adelantado o vas en cabeza
preview-effect-attacked =
    hasta {$cubes} { $cubes ->
        [one] cubo
       *[other] cubos
    } para cada rival sin escudo
preview-effect-attack_fails =
    sin ataque: {$matching} { $matching ->
        [one] carta coincidente
       *[other] cartas coincidentes
    }, y hacen falta {$needed}
preview-effect-trained =
    {$colour} +{$steps} { $steps ->
        [one] paso
       *[other] pasos
    }{ $bonus ->
        [0] {""}
       *[other] {" "}(bonificador {$bonus})
    }
preview-effect-in_the_box = {$colour} llega a la casilla de bonificadores: {$bonus}
preview-effect-guarded = sin cubos este turno
preview-effect-reset =
    { $cubes ->
        [one] se retira
       *[other] se retiran
    } {$cubes} { $cubes ->
        [one] cubo
       *[other] cubos
    }
preview-effect-fan_token = una ficha de espectador
preview-effect-fan_token_if_left = una ficha de espectador, si queda alguna en la bolsa
preview-effect-thrown =
    {$n} { $n ->
        [one] carta descartada
       *[other] cartas descartadas
    }

step-turn = { -turn(at: "start") } {$turn}

## scene: la mesa como piezas

scene-title = { -turn(at: "start") } {$turn} · vuelta {$lap} de {$laps}
scene-chariot = Cuadriga de {$seat}
scene-chariot_detail =
    Puesto {$rank}. Ha llegado hasta {$place}.{ $cubes ->
        [0] {""}
       *[other] {" "}{$cubes} { $cubes ->
                [one] cubo
               *[other] cubos
            } de daño.
    }{ $boxes ->
        [0] {""}
       *[other] {" "}{$boxes} { $boxes ->
                [one] cubo nuevo
               *[other] cubos nuevos
            } este turno.
    }
scene-die = El dado del emperador
scene-emperor = El emperador quiere ver {$face}
scene-emperor_colour = Quien haga un movimiento de este color lo entrena un paso más.
scene-emperor_all = Todo movimiento entrena un paso más, sea del color que sea.
scene-emperor_disrupt =
    La plebe arroja cosas{ $cubes ->
        [0] {""}
       *[other] : cada cuadriga recibe {$cubes} { $cubes ->
                [one] cubo nuevo
               *[other] cubos nuevos
            }. Un escudo o un movimiento de reinicio los retiran
    }{ $no_disrupt ->
        [yes] , pero con tantas cuadrigas nada acierta
       *[no] {""}
    }.
scene-lap = Vuelta {$lap} de {$laps}
scene-deck =
    Mazo: {$n} { $n ->
        [one] carta
       *[other] cartas
    }
scene-deck_detail = Después de cada turno se roba hasta completar la mano.
scene-discard =
    Descarte: {$n} { $n ->
        [one] carta
       *[other] cartas
    }
scene-discard_detail =
    Cuando el mazo se agota, se vuelve a barajar.{ $tally ->
        [0] {""}
       *[other] {" "}Símbolos en él: {$tally}.
    }
scene-bag = Fichas de espectador en la bolsa: {$n}
scene-bag_detail =
    Con un movimiento de {$least} o más símbolos coincidentes se roba una.{ $n ->
        [0] {""}
       *[other] {" "}{$n} { $n ->
                [one] ficha usada está
               *[other] fichas usadas están
            } aparte.
    }
scene-crowd_card = Carta de la plebe: {$name}
scene-coming_card = Después, en la fila de la plebe: {$name}
scene-fan = Una ficha de espectador oculta
scene-fan_detail = Ganada con un movimiento que gustó a la plebe. Solo quien la tiene sabe qué hace.
scene-token_label = Ficha: {$token}
scene-space = Casilla {$n}
scene-outer_space = Casilla exterior {$n}
scene-slot_die = El dado del emperador
scene-slot_deck = Mazo
scene-slot_discard = Descarte
scene-slot_bag = Bolsa de fichas de espectador
scene-slot_lap = Vuelta {$n}
scene-slot_crowd = Fila de la plebe, lugar {$n}
scene-damage = Daño
scene-damage_detail =
    {$cubes} { $cubes ->
        [one] cubo
       *[other] cubos
    } en la casilla de daño: cada uno quita un punto a cada movimiento.{ $boxes ->
        [0] {""}
       *[other] { $most ->
                [0] {""}
               *[other] {" "}Después de este turno { $boxes ->
                        [one] se suma
                       *[other] se suman
                    } {$boxes} { $boxes ->
                        [one] cubo nuevo
                       *[other] cubos nuevos
                    } (como mucho {$most}).
            }
    }
scene-start = Salida
scene-finished = Meta
scene-in_lap = Vuelta {$lap}
scene-skill = {$kind_name} +{$bonus}
scene-skill_detail =
    Cada movimiento {$colour} tiene un bonificador de {$bonus}.{ $n ->
        [0] {""}
       *[other] { $left ->
                [0] {""}
               *[other] {" "}A {$n} { $n ->
                        [one] paso
                       *[other] pasos
                    } de un bonificador mejor y a {$left} de la casilla de bonificadores.
            }
    }

scene-symbol-green = {$symbol} × {$n}: esprint, sin más efecto.
scene-symbol-red =
    {$symbol} × {$n}: ataque{ $attacks ->
        [0] {""}
       *[other] ; cubos nuevos para cada rival, según cuántas cartas coincidan ({$attacks})
    }.
scene-symbol-yellow = {$symbol} × {$n}: recuperación; antes de mover pierdes la mitad de tu daño, redondeada hacia arriba.
scene-symbol-black = {$symbol} × {$n}: curva; te saltas las casillas exteriores.

scene-icon-whip =
    Látigo: se suma a cualquier movimiento; después, hasta {$spaces} { $spaces ->
        [one] casilla
       *[other] casillas
    } más sin adelantar a nadie. No sirve a quien va en cabeza, ni en el primer turno, ni después de adelantar.
scene-icon-shield = Escudo: este turno no recibes daño.
scene-icon-recovery = Recuperación: antes de mover pierdes la mitad de tu daño, redondeada hacia arriba; con dos, todo.

scene-token-plus =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } más para un movimiento {$colour}.
scene-token-plus_any =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } más para cualquier movimiento.
scene-token-wild = Va sobre una carta de un movimiento {$colour}: esa carta vale por dos símbolos del movimiento, y nada más de ella cuenta.
scene-token-wild_any = Va sobre una carta de cualquier movimiento: esa carta vale por dos símbolos del movimiento, y nada más de ella cuenta.
scene-token-learning = Un paso más de habilidad para un movimiento {$colour}.
scene-token-learning_any = Un paso más de habilidad para cualquier movimiento, en su color.
scene-token-only = Solo para un movimiento {$colour}.
scene-token-whip =
    Después de mover, hasta {$spaces} { $spaces ->
        [one] casilla
       *[other] casillas
    } más sin adelantar a nadie. No sirve a quien va en cabeza, ni en el primer turno, ni después de adelantar.
scene-token-shield = Este turno no recibes daño, y los cubos nuevos que ya tenías se retiran.
scene-token-recovery = Antes de mover pierdes la mitad de tu daño, redondeada hacia arriba; con dos recuperaciones, todo.
scene-token-discard =
    Te descartas de hasta {$n} { $n ->
        [one] carta
       *[other] cartas
    } aparte del movimiento, y robas otras. Elige la ficha y luego las cartas.

## choice: un movimiento a medio hacer

choice-begin = Elige cartas que compartan un símbolo, {$most} como mucho; la de la plebe puede sumarse. O haz un movimiento de reinicio.
choice-more = Añade una carta que coincida: {$symbols}.
choice-needs_wild = Estas cartas solo van juntas con un comodín: añádelo.
choice-which_symbol = Estas cartas comparten varios símbolos: ¿cuál quieres?
choice-which_card = ¿Qué carta cambia el comodín?
choice-ready = Juega esto, o añade una carta o una ficha.
choice-reset =
    Movimiento de reinicio: elige de 1 a {$most} { $most ->
        [one] carta
       *[other] cartas
    }.
choice-throw =
    Elige de qué te descartas: hasta {$n} { $n ->
        [one] carta
       *[other] cartas
    }.
choice-symbol =
    {$symbol}: {$n} { $n ->
        [one] casilla
       *[other] casillas
    }
choice-on =
    Comodín sobre {$wild}: {$n} { $n ->
        [one] casilla
       *[other] casillas
    }
choice-play = Volver a las cartas del movimiento
choice-reset_button = Hacer un reinicio
choice-not_now = Eso no se puede elegir ahora.
choice-so_far = Elegido: {$names}.
choice-thrown =
    una ficha de {$token}{ $cards ->
        [0] {""}
       *[other] {" "}para descartarte de {$cards}
    }
choice-says =
    {$symbol} con {$cards}{ $crowd ->
        [yes] {" "}y la carta de la plebe
       *[no] {""}
    }{ $tokens ->
        [0] {""}
       *[other] , ficha {$tokens}
    }{ $wild ->
        [0] {""}
       *[other] {" "}sobre {$wild}
    }{ $thrown ->
        [0] {""}
       *[other] { $token ->
                [0] {""}
               *[other] ; descarte de {$thrown} con una ficha de {$token}
            }
    }.
choice-says_reset =
    Movimiento de reinicio con {$cards}{ $thrown ->
        [0] {""}
       *[other] { $token ->
                [0] {""}
               *[other] ; descarte de {$thrown} con una ficha de {$token}
            }
    }.

help-move =
    Juega de una a {$most} { $most ->
        [one] carta
       *[other] cartas
    } de tu mano que muestren el mismo símbolo (un color y un número), al menos {$least} { $least ->
        [one] coincidente
       *[other] coincidentes
    } en total; una carta de látigo se suma a cualquier movimiento. La carta de la plebe puede sumarse si también lo muestra{ $crowd_by_all ->
        [yes] , o si es un látigo
       *[no] {""}
    }. Avanzas tantas casillas como símbolos coincidan, más el número del símbolo, más ficha y habilidad, menos los cubos de tu casilla de daño.
    El verde es un esprint y no hace nada más. El rojo ataca: cubos nuevos para cada rival, según cuántas cartas coincidan{ $attacks ->
        [0] {""}
       *[other] {" "}({$attacks})
    }. El amarillo recupera: antes de mover pierdes la mitad de tu daño, redondeada hacia arriba. El negro se salta las casillas exteriores de las curvas.
    Con {$fan_symbols} { $fan_symbols ->
        [one] símbolo coincidente
       *[other] símbolos coincidentes
    } o más ganas una ficha de espectador. Cada movimiento entrena su color; el del emperador, dos veces.
    Para un movimiento de reinicio juegas de una a {$most} { $most ->
        [one] carta cualquiera
       *[other] cartas cualesquiera
    }: te detienes, pierdes todo el daño y no recibes más este turno.

## guide: la primera carrera, paso a paso

guide-1 = Conduce tu { -chariot } por el circo, en sentido contrario a las agujas del reloj. Cuando alguien cruza la línea por última vez, el turno se juega entero; gana quien esté entonces más lejos.
guide-2 =
    En cada turno cada cual elige en secreto un movimiento: de una a {$most} { $most ->
        [one] carta
       *[other] cartas
    } de la mano con el mismo símbolo. La carta de la plebe, en el centro, puede sumarse gratis. Al menos { $least ->
        [one] debe
       *[other] deben
    } coincidir {$least} { $least ->
        [one] carta
       *[other] cartas
    }.
guide-3 = Avanzas una casilla por cada símbolo coincidente, más el número del símbolo, más ficha y habilidad, menos tu daño. Antes de jugar se muestran la cuenta y dónde puedes acabar.
guide-4 = Los cuatro colores hacen cosas distintas: las flechas verdes esprintan, las hojas rojas atacan a cada rival, los soles amarillos quitan daño y las curvas negras se saltan las casillas exteriores, más oscuras.
guide-5 = Cada movimiento entrena su color, y dos veces si el dado del emperador pide ese color. Los colores entrenados llegan más lejos el resto de la carrera.
guide-6 = Salir de una casilla cuesta un punto más por cada rival que esté más adentro en ella: fíjate en dónde acabas.
guide-7 =
    ¿Demasiado daño, o malas cartas? Haz un movimiento de reinicio: te detienes, cambias hasta {$most} { $most ->
        [one] carta
       *[other] cartas
    }, pierdes todo el daño y no recibes más este turno.

## section: dónde lo dice el reglamento

section-Select_move_cards = reglas: Seleccionar cartas de movimiento
section-Symbols = reglas: Símbolos
section-Play_a_token = reglas: Jugar una ficha
section-Reset_move = reglas: Movimiento de reinicio
section-Crowd_card = reglas: Carta de la plebe
section-Icons_on_tokens = reglas: Iconos en las fichas
section-Wild = reglas: Comodín
section-Discard_tokens = reglas: Fichas de descarte

## coach: lo que aporta una respuesta, para el entrenador

coach-axis = { -turn }

coach-source-first_seat = Quién empieza
coach-source-skills = Cartas de habilidades
coach-source-deck = Cartas robadas
coach-source-emperor_die = El dado del emperador
coach-source-fan_bag = Fichas de espectador sacadas

coach-now-more =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } más lejos este turno
coach-now-less =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } menos este turno

coach-later-more =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } más lejos dos turnos después
coach-later-less =
    {$n} { $n ->
        [one] casilla
       *[other] casillas
    } menos dos turnos después

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

coach-skill-more =
    {$n} { $n ->
        [one] punto
       *[other] puntos
    } más de bonificador de habilidad
coach-skill-less =
    {$n} { $n ->
        [one] punto
       *[other] puntos
    } menos de bonificador de habilidad

coach-damage-more =
    {$n} { $n ->
        [one] cubo
       *[other] cubos
    } de daño más
coach-damage-less =
    {$n} { $n ->
        [one] cubo
       *[other] cubos
    } de daño menos

coach-tokens-more =
    {$n} { $n ->
        [one] ficha
       *[other] fichas
    } más en reserva
coach-tokens-less =
    {$n} { $n ->
        [one] ficha
       *[other] fichas
    } menos en reserva

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
coach-habit-cards-more = Más cartas por movimiento: {$you} de media, a alto nivel {$strong} (±{$error}).
coach-habit-cards-less = Menos cartas por movimiento: {$you} de media, a alto nivel {$strong} (±{$error}).
coach-habit-reset-more = Más turnos sin avanzar: {$you} de 100, a alto nivel {$strong} (±{$error}).
coach-habit-reset-less = Menos turnos sin avanzar: {$you} de 100, a alto nivel {$strong} (±{$error}).
coach-habit-crowd-more = La carta de la plebe se usa más: en {$you} de 100 movimientos, a alto nivel en {$strong} (±{$error}).
coach-habit-crowd-less = La carta de la plebe se usa menos: en {$you} de 100 movimientos, a alto nivel en {$strong} (±{$error}).
coach-habit-token-more = Las fichas se gastan antes: en {$you} de 100 turnos con alguna, a alto nivel en {$strong} (±{$error}).
coach-habit-token-less = Las fichas se guardan más: se gastan en {$you} de 100 turnos con alguna, a alto nivel en {$strong} (±{$error}).
coach-habit-throw-more = Se descartan cartas más a menudo: en {$you} de 100 turnos, a alto nivel en {$strong} (±{$error}).
coach-habit-throw-less = Se descartan cartas menos a menudo: en {$you} de 100 turnos, a alto nivel en {$strong} (±{$error}).

gallery-cards = Cartas: {$kind_name}
gallery-whips = Cartas sin símbolo
gallery-player_tokens = Fichas con las que se empieza
gallery-fan_tokens = Fichas de espectador de la bolsa
gallery-no_face = Aún sin lanzar
gallery-others = En el tablero
gallery-chariot = Cuadriga
gallery-chariot_detail = Una por asiento, de su color.
gallery-lap = Marcador de vuelta
chance-first_seat = quién empieza
chance-skills_cards = las cartas de habilidades
chance-emperor = el deseo del emperador
chance-fan_token = una ficha de espectador
chance-deal = la primera mano
chance-crowd = la fila de la plebe
chance-refill = cartas para completar la mano
stream-first_seat = primer asiento
stream-skills = cartas de habilidades
stream-emperor_die = dado del emperador
stream-fan_bag = bolsa de fichas de espectador
stream-deck = mazo
tally-winner_s_lead = ventaja de quien gana
tally-winner_s_skills_in_the_box = marcadores de quien gana en la casilla de bonificadores
tally-skills_in_the_box_all_seats = marcadores en la casilla de bonificadores, todos los asientos
tally-damage_at_the_end_all_seats = daño al final, todos los asientos
move-green = verde
move-red = rojo
move-yellow = amarillo
move-black = negro
move-reset = reinicio
move-crowd = con la carta de la plebe
remark-race-most_cards = cartas de la mano en un movimiento
remark-race-crowd = puestos de la fila de la plebe; el primero es la carta de la plebe
remark-race-fan_symbols = símbolos coincidentes que ganan una ficha de espectador
remark-race-attack_boxes = cubos nuevos que una { -chariot } puede recibir en un turno
remark-race-whip = casillas que añade un látigo como mucho
remark-attacks = cartas rojas coincidentes = cubos para cada rival
remark-disrupt = asientos = cubos que el emperador lanza a cada { -chariot }; 5 y 6 son del reglamento
remark-deck = la cantidad es del reglamento; las cartas son nuestras: cada símbolo está en 20 cartas
remark-tokens = los totales son del reglamento, los tipos deducidos, el reparto de las fichas de espectador nuestro
remark-skills = la casilla es del reglamento, el largo de la fila +1 nuestro
remark-skills-cards = los 24 órdenes de las cuatro habilidades
remark-track = desde la línea: 72 casillas por vuelta, 54 para una { -chariot } que toma todas las curvas con negro
remark-track-start = casillas antes de la línea
