### Las palabras de la casa en español.

# What this language calls itself, in the list of languages.
language-name = Español

word-yes = sí
word-no = no
word-and = {$left} y {$right}
word-and_before_i = {$left} e {$right}
word-or = {$left} o {$right}
word-list = {$left}, {$right}
word-clauses = {$left}; {$right}
word-sentences = {$left} {$right}
word-notes = {$left} · {$right}
word-labelled = {$label}: {$value}
word-ranked = {$n}. {$name}
word-times = {$what} × {$n}
word-aside = {$what} ({$more})
word-plus_minus = {$value} ±{$error}
word-between = {$low} a {$high}
word-range = {$low} – {$high}
word-cited = {$sentence} ({$section})
word-nobody = nadie
word-nothing = nada
word-seat = asiento {$n}

# En qué se cuenta una carrera; un juego tiene su propia palabra: ronda.
-turn = { $at ->
    [start] Turno
   *[within] turno
}
    .gender = masculine

reason-race_over = La carrera ha terminado.
reason-luck_first = Primero hay que resolver un dado o una carta.
reason-not_your_decision = Esta decisión no es tuya: se espera a {$waiting}.
reason-not_offered = «{$answer}» no está entre las opciones.
reason-not_an_outcome = «{$answer}» no puede salir aquí.
reason-nothing_to_take_back = No hay nada que deshacer.
reason-undo_luck = Desde entonces ha salido un dado o una carta: no se puede deshacer.
reason-undo_other = {$seat} ha respondido desde entonces: no se puede deshacer.
reason-undo_revealed = Desde entonces se ha mostrado algo que estaba oculto: no se puede deshacer.
reason-undo_no_time = Se te acabó el tiempo para esa decisión: no se puede deshacer.

# Qué está mal en el archivo de una edición, y dónde. `key` es el nombre de un valor del archivo, `value` lo que hay escrito.
fault-at = {$key}: {$reason}
fault-line = línea {$line}: {$reason}
fault-own = {$sentence}
fault-of_file =
    {$file}: {$first}{ $more ->
        [0] {""}
       *[other] {" "}(y {$more} más; véase: hippodrome edition check {$file})
    }
fault-on_purpose = {$reason}; si es a propósito, escribe departs = ["{$limit}"] al principio
fault-not_toml = esto no es TOML: {$why}
fault-no_game = no dice su juego: debe tener una línea como game = "charioteer"
fault-nested = tiene demasiados niveles anidados
fault-line_too_long = la línea es demasiado larga: caben como mucho {$most} caracteres
fault-text_too_long = es demasiado largo: caben como mucho {$most} caracteres
fault-too_many_values = el archivo tiene más de {$most} valores: ninguna caja tiene tantos
fault-too_many = tiene demasiadas entradas: {$number}, y una mesa necesita como mucho {$most}
fault-too_many_languages = está en {$number} idiomas, cuando puede estar en {$most} como mucho
fault-too_many_options = una pregunta podría tener hasta {$number} opciones, y se permiten {$most}; depende de {$fields}
fault-no_language = no es la etiqueta de un idioma, como en o de
fault-bad_key = el nombre de una clave es demasiado largo (como mucho {$most} letras) o tiene caracteres que no se pueden mostrar
fault-unshown = contiene caracteres que no se pueden mostrar
fault-missing = falta
fault-empty = está vacío
fault-name_too_long = debe tener como mucho {$most} letras
fault-no_number = debe ser un número entero, no {$value}
fault-no_numbers = debe ser una lista de números enteros que no esté vacía
fault-no_text = debe ser un texto entre comillas, no {$value}
fault-no_texts = debe ser una lista de textos entre comillas que no esté vacía
fault-no_table = debe ser una tabla, no {$value}
fault-out_of_range = es {$value}, pero debe ir de {$low} a {$high}
fault-one_out_of_range = contiene {$value}, pero cada uno debe ser un número entero de {$low} a {$high}
fault-not_that = es {$value}, pero debe ser {$wanted}
fault-none_of_these = es {$value}, pero debe ser uno de estos: {$known}
fault-unknown_key = nadie conoce esta clave; aquí se conocen: {$known}
fault-no_such_limit = {$value} no es un límite de este juego; se conocen {$known}
fault-scenario_missing = falta
fault-scenario_should_be =
    debería ser { $kind ->
        [text] un texto entre comillas
        [whole] un número entero
        [whole_or_name] un número entero o un nombre
        [true] true o false
        [array] una lista
        [array_of_text] una lista de textos
        [array_of_whole_or_name] una lista de números enteros o nombres
        [array_of_true] una lista de true o false
        [array_of_array] una lista de listas
        [array_of_table] una lista de tablas
       *[table] una tabla
    }, no {$value}
fault-scenario_no_steps = está vacío: un escenario tiene al menos un paso (step)
fault-scenario_no_players = falta: di quién se sienta dónde, por ejemplo ["Elaine", "David"]
fault-scenario_no_name = nadie puede llamarse «{$name}»
fault-scenario_name_twice = dos jugadores se llaman «{$name}»
fault-scenario_nobody_called = nadie se llama «{$name}»; juegan {$players}
fault-scenario_refused_what = debería tener answer, o withdraw = true, o undo = true
fault-scenario_is_false = es false: mejor omítelo
fault-scenario_no_parts = {$game} no guarda nada para un solo asiento: escríbelo bajo [table]
fault-scenario_no_fact = no existe el hecho «{$kind}»; los hechos son {$known}
fault-scenario_name_or_number = debería ser un nombre o un número, no {$value}
fault-scenario_only_numbers = «{$about}» no tiene nombres: escribe números de 0 a {$last}
fault-scenario_no_names = «{$about}» no tiene nombres: escribe su número
fault-scenario_nowhere = {$pieces}: en ninguna parte
fault-scenario_too_many = {$pieces}: en demasiados sitios
fault-scenario_no_card_number = no existe la carta {$number}
fault-scenario_elsewhere = {$name} ya está en otro lugar de la mesa
fault-scenario_too_full =
    tiene {$number} { $number ->
        [one] carta
       *[other] cartas
    }, pero allí caben como mucho {$most}
fault-scenario_order_all = debería nombrar a todos una vez, primero a quien va en cabeza
fault-scenario_no_card = en esta edición no existe la carta «{$name}»
fault-scenario_not_in_deck = «{$name}» no está ahora en el mazo
fault-limit_is_kept = todo en este archivo respeta {$value}: quítalo
edition-is_sound = {$file}: una edición correcta de {$game}

replay-waiting = La carrera continúa: se espera a {$waiting}.

terminal-brief = {$says}.
terminal-brief_of = {$name}: {$says}.
terminal-more = -- Intro para seguir leyendo --
terminal-go_on = -- Intro para seguir --
terminal-you = {$seat} (tú)
terminal-bot = {$seat} (bot: {$level})
terminal-seats = En la salida: {$who}.
terminal-sealed_luck = El azar está sellado. La huella (hash) de la semilla de cada carta y dado es
terminal-kept = Cada respuesta se guarda en {$file}.
terminal-resumed = {$file}: la carrera sigue donde se dejó.
terminal-resumed_over = {$file} contiene una carrera terminada.
terminal-resumed_own = El archivo tiene sus propios asientos, semilla, edición y opciones: los que acabas de escribir no se usan.
terminal-begin = ? explica qué hacer; { terminal-letter-quit } sirve para salir.
terminal-choosing =
    {$seats} { $seats ->
        [one] está
       *[other] están
    } eligiendo ...

terminal-bot_failed-exception = {$seat} ({$bot}) lanzó una excepción al preguntársele «{$about}»; un tiro respondió en su lugar.
terminal-bot_failed-refused = {$seat} ({$bot}) dio una respuesta no válida al preguntársele «{$about}»; un tiro respondió en su lugar.
terminal-bot_failed-slow = {$seat} ({$bot}) tardó demasiado en responder a «{$about}»; un tiro respondió en su lugar.

terminal-whose_turn = {$seat}, es tu turno.
terminal-pass_on = Pasa el teclado a {$seat}.
terminal-pass_ready = {$seat}, pulsa Intro cuando solo tú veas la pantalla:{" "}
terminal-pass_back = ({ terminal-letter-undo } se lo devuelve a {$seat}, que puede elegir de nuevo.)
terminal-taken_back = Deshecho: elige de nuevo.
terminal-changed_mind = {$seat} retira su respuesta sellada.
terminal-log_all = ({ terminal-letter-log } { terminal-word-all } cuenta la carrera desde el principio.)
terminal-log_what = { terminal-letter-log } cuenta lo ocurrido últimamente y { terminal-letter-log } { terminal-word-all }, la carrera desde el principio; { terminal-letter-log } {$typed} no existe.
terminal-help_more = Más: {$topics}; todo junto: ? {$all}.
terminal-help_what = No hay nada que explicar con ese nombre. Prueba {$topics}, ? {$all}.
terminal-nothing_picked = Aún no hay nada elegido: ? explica qué se puede escribir.
terminal-saved = Guardado en {$file}; desde ahora, tras cada respuesta.
terminal-save_where = Di dónde: guardar tarde.race
terminal-save_exists = {$file} ya existe: elige otro nombre.
terminal-save_name = Un archivo no puede llamarse así: elige otro nombre, como guardar tarde.race
terminal-save_changed = Alguien más ha cambiado {$file}, que se queda como está: esta carrera ya no se guarda. guardar otra.race la guarda.
terminal-save_failed = {$error}: esta carrera ya no se guarda. guardar otra.race la guarda.
terminal-quit_unsaved = Esta carrera no está guardada. Otra { terminal-letter-quit } la abandona; guardar tarde.race la guarda.
terminal-left = Dejas la carrera.
terminal-left_end = Fin de la entrada: la carrera se detiene aquí.
terminal-left_kept = Queda guardada en {$file}. Para seguir:
terminal-left_unsaved = No queda guardada.
terminal-result = Resultado
terminal-won =
    { $n ->
        [one] Gana
       *[other] Ganan
    } {$winners}. {$told}
terminal-you_won = ¡Has ganado! {$told}
terminal-rank = {$rank}. {$seat}
terminal-seed_is = La semilla de cada carta y dado era
terminal-committed_as = y su huella (hash), publicada antes de la carrera, era
terminal-verify = Compruébala con:
terminal-verify_unsaved = Una carrera guardada (--file tarde.race) se comprueba con: hippodrome verify tarde.race
terminal-keep_where = Un archivo para guardar esta carrera ({ terminal-letter-quit }: ninguno):{" "}
terminal-hint = Una pista: {$answer}  (escribe {$typed})
terminal-enter_plays = Intro lo juega.
terminal-thinking = El entrenador está pensando ...
terminal-on_the_screen = En la pantalla
terminal-list_hint = Escribe un número del 1 al {$n}. ? lo explica todo.
terminal-list_pages = {"."}.. y {$n} más: m muestra el resto.
terminal-list_help = 1 -- el número 1 de la lista; también valen palabras suyas
terminal-which = ¿Cuál? {$labels}
terminal-list_goes_on = {"."}.. y {$n} más; escribe como texto la que quieras.
terminal-list_no_such = No hay ningún número {$n} en la lista: escribe uno del 1 al {$most}.
terminal-commands =
    Intro -- juega lo elegido; sin nada elegido, solo vuelve a mostrar la mesa
    ! -- detrás de lo que escribas: se juega al momento, sin Intro
    m -- mostrar la lista, o más de ella
    x -- devolver todo lo elegido
    ? -- esta ayuda
    { terminal-letter-hint } -- una pista: qué respondería el entrenador, y por qué
    { terminal-letter-undo } -- deshacer lo último elegido, o la última respuesta si aún se permite
    { terminal-letter-log } -- lo ocurrido últimamente; { terminal-letter-log } { terminal-word-all } cuenta la carrera desde el principio
    { terminal-letter-save } -- guardar; guardar tarde.race guarda la carrera en ese archivo desde ahora
    { terminal-letter-quit } -- salir

terminal-letter-hint = p
terminal-letter-undo = d
terminal-letter-log = l
terminal-letter-save = g
terminal-letter-quit = s

terminal-word-help = ayuda
terminal-word-hint = pista
terminal-word-undo = deshacer
terminal-word-log = historial
terminal-word-save = guardar
terminal-word-quit = salir
terminal-word-all = todo
terminal-word-signs = signos

terminal-plain-guide = reglas
terminal-plain-of = {$n} de {$most}
terminal-plain-hand = En tu mano:
terminal-plain-only = Solo hay una opción: Intro la elige.

terminal-charioteer-turn = { -turn(at: "start") } {$turn} · vuelta {$lap} de {$laps}
terminal-charioteer-emperor = Emperador:
terminal-charioteer-crowd = Plebe c:
terminal-charioteer-coming = luego
terminal-charioteer-piles = mazo {$deck} · descarte {$pile} · bolsa {$bag}
terminal-charioteer-fans = {$n} esp.
terminal-charioteer-tokens = Fichas
terminal-charioteer-no_tokens = No te quedan fichas.
terminal-charioteer-legend = +1/4: bonificador 1, a 4 pasos de otro mejor  · o casilla, exterior  ? explica
terminal-charioteer-finished = meta
terminal-charioteer-hint = Elige cartas por número y fichas por su código: {$example}. m: lista, ? explica.
terminal-charioteer-goes_with = Aún no es un movimiento. Combina con  {$ways}
terminal-charioteer-numbered_card = la carta {$n} {$card}
terminal-charioteer-begin_reset =
    Movimiento de reinicio: elige de 1 a {$most} { $most ->
        [one] carta
       *[other] cartas
    }. Te detienes, pierdes todo el daño y no recibes más este turno.
terminal-charioteer-also = Las mismas cartas pueden ser {$codes}: escribe el símbolo.
terminal-charioteer-list = El movimiento más largo con cada símbolo y cada ficha: m1, m2 ... elige uno; m muestra más.
terminal-charioteer-listed_reset = reinicio: te detienes
terminal-charioteer-short = a la casilla {$spaces}
terminal-charioteer-no_such_move = No hay m{$n} en la lista: tiene {$most}.
terminal-charioteer-no_such_card = Tus cartas van del 1 al {$most}.
terminal-charioteer-no_such_pick = «{$typed}» no es carta, ficha ni símbolo: m muestra movimientos, ? explica.
terminal-charioteer-not_picked = «{$typed}» no está elegido.
terminal-charioteer-throw_what = Di de qué cartas te descartas: t 4 5.
terminal-charioteer-throw_how = Una ficha de descarte va sobre cartas que descartas: t y sus números, como t 4 5.
terminal-charioteer-wild_where = Di qué carta cambia el comodín: {$code}=3 para la carta 3, {$code}=c para la de la plebe.
terminal-charioteer-not_wild = Con = se pone un comodín sobre una carta. La ficha {$token} no es un comodín: escribe solo {$code}.

terminal-charioteer-can-cards = {$typed} -- elegir estas cartas (c: la de la plebe); antes de jugar se ve lo que suman
terminal-charioteer-can-symbol = {$typed} -- lo mismo, y a qué símbolo te refieres, si las cartas comparten varios
terminal-charioteer-can-token = {$typed} -- lo mismo con una ficha, por su código
terminal-charioteer-can-wild = {$typed} -- lo mismo con un comodín sobre la carta {$n} (=c: sobre la de la plebe)
terminal-charioteer-can-throw = {$typed} -- lo mismo, y descartar una carta con una ficha de descarte
terminal-charioteer-can-reset = {$typed} -- un movimiento de reinicio con la carta 1; r sola lo empieza
terminal-charioteer-can-back = {$typed} -- lo mismo, y devolver la carta {$n}

terminal-charioteer-topic-icons = iconos
terminal-charioteer-topic-track = pista
terminal-charioteer-topic-damage = daño
terminal-charioteer-topic-tokens = fichas
terminal-charioteer-topic-emperor = emperador
terminal-charioteer-topic-signs = signos

terminal-charioteer-lesson-icons =
    látigo -- tras mover, hasta {$whip_spaces} { $whip_spaces ->
        [one] casilla
       *[other] casillas
    } más. No sirve a quien va en cabeza, ni en el primer turno, ni después de adelantar; y con el látigo no se adelanta a nadie. La carta de látigo no tiene símbolo: se suma a cualquier movimiento
    escudo -- este turno no recibes daño, y los cubos nuevos que ya tenías se retiran
    recuperación -- antes de mover pierdes la mitad de tu daño, redondeada hacia arriba; con dos, todo. Un movimiento amarillo cuenta como una
    Valen en tus cartas, en la de la plebe y en las fichas, si son parte del movimiento.
terminal-charioteer-lesson-track =
    un punto -- te hace avanzar una casilla. La pista va de la línea (|) a la línea; las casillas exteriores (o) cuentan como las demás
    adelantar -- cuesta un punto por rival: quien entra en una casilla se coloca por fuera de quienes ya están, y antes de salir debe adelantar a cada rival. En el primer turno no cuesta nada.{ $laps_meet ->
        [yes] {" "}Las cuadrigas de otra vuelta cuentan como las demás.
       *[no] {""}
    }{ $laps_apart ->
        [yes] {" "}Las cuadrigas de otra vuelta no estorban a nadie.
       *[no] {""}
    }
    negro -- se salta las casillas exteriores, y sin coste a los rivales que estén en ellas. Más allá de la meta se las salta todo el mundo
    puesto -- va delante quien está más lejos; en una misma casilla, la cuadriga de dentro
    el final -- el turno en que quien va en cabeza cruza la línea por última vez se juega entero; gana quien llegue más lejos
terminal-charioteer-lesson-damage =
    cubos -- cada cubo de tu casilla de daño quita un punto a cada movimiento
    cubos nuevos -- esperan en las casillas de ataque, {$most_boxes} como mucho, y pasan a la de daño al acabar el turno
    rojo -- un ataque da cubos nuevos a cada rival, según cuántas de sus cartas coinciden{ $attacks ->
        [0] {""}
       *[other] : {$attacks}
    }
    menos -- antes de mover, un movimiento amarillo o una recuperación quitan la mitad, redondeada hacia arriba; dos recuperaciones, o un reinicio, todo
    ninguno -- con un escudo o un reinicio no recibes cubos nuevos este turno
    reinicio -- te detienes, no entrenas nada y no ganas ficha de espectador
terminal-charioteer-lesson-tokens =
    Un movimiento lleva como mucho una ficha, y aparte una de descarte. La ficha usada se pierde.
    color -- una ficha con color va solo en movimientos de ese color; una sin color, en cualquiera
    +5 -- ese número de puntos más
    comodín (*) -- va sobre una carta del movimiento: esa carta vale por dos símbolos del movimiento, y lo que muestra no cuenta
    aprendizaje (^) -- un paso más de habilidad, en el color del movimiento
    látigo, escudo, recuperación -- lo mismo que los iconos
    descarte (D3) -- t 4 5: te descartas de cartas que no estén en el movimiento, hasta el número de la ficha, y robas otras
    espectador -- un movimiento con {$fan_symbols} { $fan_symbols ->
        [one] símbolo coincidente
       *[other] símbolos coincidentes
    } o más roba una ficha de la bolsa; { $hidden_fans ->
        [yes] los rivales ven cuántas tienes, no cuáles
       *[no] {""}
    }{ $open_fans ->
        [yes] todo el mundo ve cuáles tienes
       *[no] {""}
    }
terminal-charioteer-lesson-emperor =
    un color -- un movimiento de ese color entrena un paso más
    cualquier movimiento -- todos los movimientos entrenan un paso más
    una interrupción -- { $disrupt_cubes ->
        [0] {""}
       *[other] cada cuadriga recibe {$disrupt_cubes} { $disrupt_cubes ->
                [one] cubo nuevo
               *[other] cubos nuevos
            }; un escudo o un reinicio los retiran
    }{ $no_disrupt ->
        [yes] con tantas cuadrigas no trae cubos
       *[no] {""}
    }
    habilidad -- cada movimiento entrena su color un paso; { $row ->
        [yes] tras unos pasos, los de ese color tienen un bonificador de 1,{" "}
       *[no] {""}
    }al final los de ese color tienen un bonificador mayor: {$bonuses}, según el orden en que lleguen tus colores
    plebe (c) -- su carta está ahí para cualquiera: puede sumarse a tu movimiento si muestra el símbolo{ $crowd_by_all ->
        [yes] , si es un látigo o si un comodín la hace coincidir
       *[no] {""}
    }. Tras el turno llega la siguiente
terminal-charioteer-lesson-signs =
    R5 R5 A2 -- una carta: dos cincos rojos y un dos amarillo
    {"["}1] (4) -- una carta elegida; una descartada. Las que encajan se ven más claras
    · o | -- en la pista: casilla, casilla exterior, la línea
    AB * -- dos cuadrigas en una casilla, A por dentro (+: más); donde puede acabar lo elegido
    meta -- como vuelta: más allá de la meta
    -2 28o -- como casilla: dos antes de la línea; la 28, exterior
    2+1 -- daño: dos cubos, y uno nuevo en las casillas de ataque
    +1/4 -- bonificador de habilidad 1, a cuatro pasos de otro mejor (columnas V R A N: verde, rojo, amarillo, negro)
    V+5 V* V^ D3 -- fichas: +5 verde, comodín, aprendizaje; descarte de hasta tres. 2 esp.: dos fichas de espectador ocultas

terminal-charioteer-letter-green = V
terminal-charioteer-letter-red = R
terminal-charioteer-letter-yellow = A
terminal-charioteer-letter-black = N

terminal-charioteer-icon-whip = látigo
terminal-charioteer-icon-shield = escudo
terminal-charioteer-icon-recovery = recuper.

terminal-charioteer-token-plus = +{$n}
terminal-charioteer-token-wild = {"*"}
terminal-charioteer-token-learning = ^
terminal-charioteer-token-whip = látigo
terminal-charioteer-token-shield = escudo
terminal-charioteer-token-recovery = recup
terminal-charioteer-token-discard = D{$n}

terminal-charioteer-head-lap = Vta
terminal-charioteer-head-space = Casilla
terminal-charioteer-head-damage = Daño
terminal-charioteer-head-tokens = Fichas

server-open_past = Esta carrera continúa otra ya terminada: cualquiera puede mirar allí qué cartas tenía cada cual.
server-your_move = {$seat}, te toca en {$title}.
server-awaits = Se espera a {$waiting}.
server-as_the_edition_says = lo que diga la edición

server-bot-tiro = Tiro
server-bot-dummy = Dummy
server-bot-auriga = Auriga
server-bot-agitator = Agitator
server-bot-miliarius = Miliarius

server-note-hint = {$seat} ha pedido una pista.
server-note-asks_back = {$seat} pide volver a antes de su última respuesta.
server-note-refuses_back = {$seat} prefiere seguir adelante.
server-note-went_back = Todo el mundo está de acuerdo: la carrera vuelve a antes de la última respuesta de {$seat}. Saldrán los mismos dados y cartas.
server-note-relieved = {$seat} ha fallado; sigue un bot más sencillo en su lugar.
server-note-away = A {$seat} se le acabó el tiempo: un bot juega en su lugar hasta que vuelva.
server-note-lapsed = A {$seat} se le acabó el tiempo: un suplente hace esta jugada ({$number} de {$most} seguidas).
server-note-gone = A {$seat} se le acabó el tiempo {$most} veces seguidas: un suplente juega en su lugar hasta que vuelva.
server-note-paused = No queda nadie que juegue: la carrera espera a que alguien vuelva.
server-note-back = {$seat} ha vuelto.
server-note-quiet_hints =
    {$seat} pidió {$number} { $number ->
        [one] pista
       *[other] pistas
    } mientras nadie más podía saber que había algo que decidir.
server-note-replaced = {$seat} no está: quien abrió la mesa deja que un bot siga en su lugar.
server-note-resigned = {$seat} abandona; un bot sigue en su lugar.

server-telling-past = Adelanta a {$passed}.

server-unproven-file = Esta carrera se subió como archivo: aquí nadie vio cómo se jugó, y nada prueba quién corrió ni que su azar se sellara de antemano.
server-unproven-branch = Esta carrera continúa otra que se subió como archivo: aquí nadie vio su comienzo, y nada prueba quién corrió allí ni que su azar se sellara de antemano.

custom-named = {$edition} (propia)
custom-edition = Edición propia «{$edition}».
custom-unknown = Reglas propias: pueden ser distintas de las de la edición incluida.
custom-same = Edición propia: sus reglas son las de la edición incluida.
custom-differs =
    Reglas propias: {$changes}{ $more ->
        [0] {""}
        [one] {" "}y {$more} cambio más
       *[other] {" "}y {$more} cambios más
    }.
custom-changed = {$name} {$now} en vez de {$usual}
custom-added = {$name} {$now} añadido
custom-removed = {$name} {$usual} quitado
custom-quoted = «{$text}»

server-refusal-reviews_wait =
    Ya { $number ->
        [one] espera
       *[other] esperan
    } {$number} de tus análisis: pide el siguiente cuando termine alguno.
server-refusal-enough_bot_races = Ya hay demasiadas carreras en las que solo corren bots: espera a que acabe una, o juega en alguna.
server-refusal-enough_open_tables = Ya tienes demasiadas mesas con asientos libres: llena antes una de ellas.
server-refusal-only_this_machine = Solo puede pedirlo la máquina en la que funciona este servidor.
server-refusal-damaged = Los datos de esta mesa están dañados; quien lleva el servidor puede saber más con hippodrome doctor.
server-refusal-another_name = Este servidor no responde al nombre «{$name}». Quien lo lleva puede permitirlo: hippodrome serve --allowed-hosts {$name}
server-refusal-another_origin = Las peticiones de otro sitio se rechazan.
server-refusal-another_edition = Otra edición tiene la misma suma: cambia un comentario e inténtalo de nuevo.
server-refusal-not_away = Ningún bot está jugando por ti.
server-refusal-no_such_table = Esa mesa no existe.
server-refusal-no_such_race = Esa carrera ha terminado o aún no ha empezado.
server-refusal-no_network = Este equipo no está en ninguna red que otros dispositivos puedan compartir.
server-refusal-no_such_game = Ese juego no existe.
server-refusal-no_such_edition = Este juego no tiene la edición «{$edition}».
server-refusal-built_in_name = «{$edition}» es el nombre de una edición incluida, y esta es distinta: da otro nombre a tu edición.
server-refusal-no_such_level = No hay ningún bot «{$level}».
server-refusal-no_such_seat = Ese asiento no existe.
server-refusal-no_such_line = La carrera no tiene ese punto.
server-refusal-unknown_secret = Este secreto no abre ningún asiento de esta mesa.
server-refusal-not_seated = Solo estás mirando: para eso hace falta un asiento en la mesa.
server-refusal-only_the_host = Eso solo puede hacerlo quien abrió la mesa.
server-refusal-others_play = Aquí juegan también otras personas: cada cual ajusta el ritmo de su propia página.
server-refusal-not_your_eyes = Mientras dura la carrera, solo la ves desde tu propio asiento.
server-refusal-seats_differ = Esta carrera tiene {$seats} asientos: di quién ocupa cada uno.
server-refusal-too_large = Esto es más grande de lo que admite el servidor.
server-refusal-malformed = No se entiende la petición: {$where}: {$why}
server-refusal-malformed_whole = No se entiende la petición: {$why}
server-refusal-table_moves = Esta mesa está pasando a otro proceso del servidor. No se ha perdido nada: inténtalo de nuevo.
server-refusal-database_away = Ahora mismo no se puede acceder a las carreras. No se ha perdido nada: inténtalo de nuevo.
server-refusal-seat_taken = Ahí ya hay alguien.
server-refusal-seat_lost = Este asiento ya no es tuyo.
server-refusal-no_free_seat = Todos los asientos están ocupados.
server-refusal-begun = La carrera ya ha empezado.
server-refusal-gathering = La carrera no ha empezado: hay asientos libres o sin confirmar.
server-refusal-kept = Esta carrera se subió como archivo: para jugar, continúala como carrera nueva desde cualquier punto.
server-refusal-closed = Esta mesa está cerrada: {$why}
server-refusal-stale = La mesa ha cambiado mientras tanto: mira otra vez.
server-refusal-not_asked = Ahora no te toca decidir.
server-refusal-race_is_over = La carrera ha terminado.
server-refusal-no_coach = Este juego no tiene entrenador.
server-refusal-race_runs = Eso tiene que esperar a que termine la carrera.
server-refusal-request_pending = Alguien ya ha pedido volver atrás.
server-refusal-no_request = Nadie ha pedido volver atrás.
server-refusal-rematch_made = Ya hay revancha.
server-refusal-hints_off = En esta mesa no hay pistas.
server-refusal-no_hint = Esta vez no se ha encontrado ninguna pista.
server-refusal-coach_is_busy = El entrenador está ocupado: pregunta otra vez dentro de un minuto.
server-refusal-chat_is_full = La charla de esta mesa está llena.
server-refusal-too_often = Demasiado seguido: espera un momento e inténtalo de nuevo.
server-refusal-too_much = Demasiado a la vez: espera un momento e inténtalo de nuevo.
server-refusal-no_such_act = Eso no se puede hacer en una mesa.
server-refusal-no_such_digest = Aquí no hay nada con este nombre, o nadie lo usó en medio año y se ha olvidado.
server-refusal-too_slow = Esto ha tardado demasiado en llegar.
server-refusal-too_long = Esto es demasiado largo para un código QR.
server-refusal-enough = Desde este asiento ya se ha cambiado y dicho demasiado: desde ahora solo se aceptan sus jugadas.
server-refusal-storage_quota = Has guardado aquí todo lo que puede una dirección en un día: inténtalo más tarde.
server-refusal-too_much_work = Esto le lleva demasiado tiempo al servidor: se ha detenido.
server-refusal-luck_is_secret = La semilla se enseña cuando termina la carrera.
server-refusal-file_is_secret = El archivo de la carrera estará disponible cuando termine: contiene los secretos de todo el mundo.
server-refusal-hands_are_secret = Las manos se enseñan cuando termina la carrera.
server-refusal-branch_at_end = En este punto la carrera ya ha terminado: elige uno anterior.
server-refusal-too_many_branches = Esta carrera se ha continuado ya demasiadas veces desde otras: empieza una nueva.
server-refusal-too_many_watch = Demasiada gente está mirando esta mesa: prueba más tarde.
server-refusal-cannot_be_drawn = El tablero de esta edición no se puede dibujar.
server-refusal-crowded = En esta mesa pasan demasiadas cosas a la vez: inténtalo de nuevo.
server-refusal-nobody_sits_there = Ahí no hay nadie sentado.
server-refusal-not_absent = {$name} sigue en la carrera: un bot solo puede entrar cuando a alguien se le acaba el tiempo, o cuando la mesa ha esperado diez minutos a alguien que no está conectado.
server-refusal-own_seat = Ese es tu propio asiento: déjalo, o cierra la mesa.
server-refusal-secret_used = Este secreto ya se usó: inventa otro.
server-refusal-closed_by_host = {$name} ha cerrado esta mesa para siempre.
server-refusal-edition_has_faults =
    Esta edición tiene {$number} { $number ->
        [one] error
       *[other] errores
    }; el primero: {$first}
server-refusal-comparisons_wait =
    {$number} { $number ->
        [one] de tus comparaciones ya espera o corre
       *[other] de tus comparaciones ya esperan o corren
    }: espera a que acabe una, o párala.
server-refusal-laboratory_is_busy = El laboratorio está ocupado: inténtalo más tarde.
server-refusal-say_who_you_are = Di primero quién eres: el primer mensaje nombra un secreto, o ninguno para mirar, y un idioma.
server-refusal-failed = Algo ha fallado aquí; no se ha cambiado nada.
server-refusal-too_many_connections = Demasiadas conexiones a la vez: cierra algunas.
server-refusal-head_too_large = Las cabeceras de esta petición son demasiado grandes.
server-refusal-bad_host = Una petición debe tener exactamente una cabecera Host.
server-refusal-bad_handshake = Esto no es una negociación de WebSocket válida.
server-refusal-only_processes = Aquí solo pueden conectarse otros procesos de este servidor.
server-http-400 = No se entiende la petición.
server-http-404 = No hay nada en esta dirección.
server-http-405 = Esta dirección no se puede pedir de esta manera.
server-http-other = El servidor no puede atender esta petición (estado {$status}).
server-body-missing = falta
server-body-unknown = aquí no se conoce
server-body-text = debería ser un texto
server-body-longest = debería tener {$most} caracteres como máximo
server-body-shortest = debería tener {$least} caracteres como mínimo
server-body-pattern = tiene caracteres que ahí no se permiten
server-body-blank = debería tener algo que se vea
server-body-unshown = solo se permiten caracteres que se puedan mostrar
server-body-whole = debería ser un número entero
server-body-number = debería ser un número
server-body-least = debería ser {$least} como mínimo
server-body-least_entries = no puede estar vacío
server-body-most = debería ser {$most} como máximo
server-body-most_entries = debería tener {$most} entradas como máximo
server-body-yes_or_no = debería ser true o false
server-body-choice = debería ser uno de estos: {$known}
server-body-list = debería ser una lista
server-body-object = debería ser un objeto con campos
server-body-json = no es JSON
server-body-other = no es como debería ser

coach-thinking = El entrenador repasa la carrera ...
coach-decision =
    { -turn(at: "start") } {$turn}, {$seat}: costó {$points} { $points ->
        [one] punto porcentual
       *[other] puntos porcentuales
    } de probabilidad de ganar (±{$error})
coach-given = Se jugó: {$answer}
coach-better = Mejor: {$answer}
coach-opinion = {$bot} jugaría: {$answer}
coach-no_opinion = {$bot} no supo responder a «{$about}»:
coach-why =
    En promedio: {$gains}{ $prices ->
        [0] {""}
       *[other] ; a cambio: {$prices}
    }.
coach-chance_only =
    Al final se gana más a menudo{ $prices ->
        [0] {""}
       *[other] ; a cambio: {$prices}
    }.
coach-no_mistakes = {$seat}: no se ha encontrado nada que fuera claramente mejor.
coach-luck_gave =
    La suerte dio a {$seat} { $points ->
        [one] cerca de
       *[other] unos
    } {$points} { $points ->
        [one] punto porcentual
       *[other] puntos porcentuales
    } de probabilidad de ganar (±{$error}).
coach-luck_took =
    La suerte quitó a {$seat} { $points ->
        [one] cerca de
       *[other] unos
    } {$points} { $points ->
        [one] punto porcentual
       *[other] puntos porcentuales
    } de probabilidad de ganar (±{$error}).
coach-luck_even =
    La suerte apenas ayudó o perjudicó a {$seat} ({$points} { $points ->
        [one] punto porcentual
       *[other] puntos porcentuales
    }, ±{$error}).
coach-cost_nothing = No se ha encontrado nada claramente mejor que lo que hizo {$seat}.
coach-turning =
    Momento decisivo: { -turn.gender ->
        [feminine] en la
       *[masculine] en el
    } { -turn } {$turn}, cuando la probabilidad de ganar de {$seat} pasó del {$was} al {$now}.
coach-so_far = Esta carrera no ha terminado: este es el repaso de lo que ha pasado hasta ahora.
coach-cost = Las decisiones más caras de {$seat} regalaron cerca de {$points} de cada 100 victorias que eran posibles.
coach-how =
    Probabilidades: la posición real, continuada por auriga en {$worlds} { $worlds ->
        [one] carrera imaginada
       *[other] carreras imaginadas
    } cada vez. Decisiones: con lo que el asiento sabía entonces, las peores en {$again} { $again ->
        [one] carrera imaginada
       *[other] carreras imaginadas
    } hasta el final. Suerte: cada carta o dado frente a todo lo que podía salir ahí. ± es un error típico: dos de cada tres veces la verdad está más cerca, y casi nunca a más del triple.
coach-adjusted = Con suerte normal {$seat} habría ganado cerca de {$points} de cada 100 carreras así (±{$error}).
coach-rate =
    Una decisión de {$seat} costó de media {$points} { $points ->
        [one] milésima
       *[other] milésimas
    } de victoria (±{$error}): juego {$size}.

coach-head-chances = Probabilidad de ganar
coach-head-decisions = Las decisiones que más costaron
coach-head-luck = Suerte y habilidad, en puntos porcentuales

coach-source-start = Probabilidad al empezar
coach-source-own = Decisiones propias, comparadas con las de auriga
coach-source-rivals = Decisiones de los rivales, comparadas con las de auriga
coach-source-rest = Resto: lo que las estimaciones no previeron
coach-source-adjusted = Resultado con suerte normal
coach-source-end = Resultado
coach-source-now = Probabilidad ahora
coach-source-all_luck = Toda la suerte junta

coach-hint-than = En vez de: {$answer}
coach-hint-clear = De cien carreras, así se ganan unas {$points} más (±{$error}).
coach-hint-close = No está claro con cuál se gana más a menudo: están igualadas (±{$error} de cien).

coach-rate_size-superb = excelente
coach-rate_size-strong = fuerte
coach-rate_size-sound = sólido
coach-rate_size-fair = correcto, con errores
coach-rate_size-loose = descuidado
coach-rate_size-wild = a lo loco

coach-habits_over =
    {$name}: {$races} { $races ->
        [one] carrera
       *[other] carreras
    }, {$won} { $won ->
        [one] ganada
       *[other] ganadas
    }, {$decisions} { $decisions ->
        [one] decisión
       *[other] decisiones
    }
coach-no_habits = Nada difiere claramente de lo que se hace a alto nivel.
coach-how_habits = Cada respuesta junto a la mejor que el entrenador vio en la misma posición; donde no vio ninguna cuentan como iguales. ± es un error típico; solo se dice lo que supera dos veces y media su error.

coach-head-habits = Lo que se hace más y menos que a alto nivel
coach-head-my_habits =
    { $races ->
        [one] En tu última carrera
       *[other] En tus últimas {$races} carreras
    }: lo que haces más y menos que a alto nivel
