### Las palabras de la página en español.

page-skip = Saltar al contenido principal
page-skip_choice = Saltar a tu decisión
page-lobby = Ir al inicio
page-foot = Juegos de carreras con todas las reglas de sus reglamentos. El azar se sella antes de la salida y cualquiera puede comprobarlo después.

switch-language = Idioma
switch-sound = Sonido

switch-theme-auto = Colores: los del dispositivo
switch-theme-light = Colores: claros
switch-theme-dark = Colores: oscuros

switch-sound_is-on = Con sonido
switch-sound_is-off = Sin sonido

levels-tiro-label = Tiro
levels-tiro-strength = Juega cualquier cosa sensata; se le gana con facilidad.

levels-dummy-label = Dummy
levels-dummy-strength = Siempre busca velocidad y no mira más allá; fácil de vencer en cuanto conoces las reglas.

levels-auriga-label = Auriga
levels-auriga-strength = Sopesa lo que sopesaría alguien con experiencia de club. Gana casi siempre a tiro y a dummy.

levels-agitator-label = Agitator
levels-agitator-strength = Prueba sus jugadas en carreras imaginadas durante cerca de un segundo. Él solo contra tres aurigas gana {$alone} de cada 100 carreras; con la misma fuerza ganaría 25.

levels-miliarius-label = Miliarius
levels-miliarius-strength = El más fuerte: mira más lejos, hasta tres segundos. Él solo contra tres aurigas gana {$alone} de cada 100 carreras; con la misma fuerza ganaría 25.

lobby-page = Hippodrome: juegos de carreras
lobby-hero = A las cuadrigas
lobby-lead = Juegos de carreras para toda la mesa: contra bots, en una pantalla o con tu gente por un enlace. Sin cuenta.
lobby-games = Elige una carrera
lobby-seats = De {$least} a {$most} personas
lobby-seats_only = {$most} personas
lobby-start = Empezar la carrera
lobby-mine = Tus carreras
lobby-open = Mesas abiertas
lobby-running = Carreras en marcha
lobby-over = Carreras terminadas
lobby-continue = Continuar
lobby-sit = Sentarse
lobby-watch = Mirar
lobby-replay = Repetición
lobby-free = un asiento libre
lobby-won = Victoria de {$names}
lobby-just_now = ahora mismo
lobby-import = Un archivo de carrera
lobby-import_lead = Vuelve a ver una carrera guardada en otro sitio y continúala desde cualquier punto. Suelta el archivo en cualquier parte de esta página.
lobby-import_button = Abrir un archivo de carrera
lobby-reading = Leyendo {$file} …
lobby-unproven = sin verificar
lobby-also_unproven = {" "}· { lobby-unproven }
lobby-any_game = Todos los juegos
lobby-filter_game = Mostrar solo este juego
lobby-filter_text = Buscar por nombre o condiciones
lobby-nothing_found = Ninguna mesa coincide.
lobby-page_back = Más recientes
lobby-page_on = Más antiguas
lobby-clock = reloj {$clock}
lobby-no_clock = sin reloj
lobby-edition = edición {$edition}
lobby-custom_edition = edición propia «{$edition}»
lobby-your_move = Te toca
lobby-no_hints = sin pistas
lobby-play = Jugar ya
lobby-play_note = Una carrera corta contra bots fáciles, con una guía.
lobby-play_game = Jugar ya a {$game}: una carrera corta contra bots fáciles
lobby-more_options = Más opciones
lobby-more_options_of = {$game}: más opciones
lobby-rules = Reglas
lobby-invite = Invitar a alguien
lobby-invite_note = Elige un juego; luego tendrás un enlace para enviar.
lobby-learn = Aprender un juego
lobby-learn_note = Cada reglamento tiene dibujos y ejemplos; la galería muestra todas las cartas y piezas.
lobby-minutes = {$n} min
lobby-weight-easy = fácil de aprender
lobby-weight-medium = media
lobby-weight-heavy = para gente experta
lobby-salve = Salve, {$name}
lobby-salve_stranger = Salve
lobby-record =
    { $races ->
        [one] {$races} carrera
       *[other] {$races} carreras
    }, { $wins ->
        [one] {$wins} victoria
       *[other] {$wins} victorias
    }
lobby-rename = Cambiar tu nombre
lobby-rename_save = Guardar
lobby-last = Últimas carreras
lobby-result_won = {$game}: victoria tuya
lobby-result_lost = {$game}: victoria de {$names}
lobby-result_none = {$game}: sin victoria
lobby-more = Más
lobby-editions = Ediciones
lobby-editions_lead = Cambia los números, las cartas y las pistas de un juego y prueba qué ocurre.

live-live = En vivo:
live-leads =
    { $names ->
        [one] {$names} va en cabeza
       *[other] {$names} van en cabeza
    } · {$title}
live-won =
    { $names ->
        [0] La carrera ha terminado
        [one] Ha ganado {$names}
       *[other] Han ganado {$names}
    }. La siguiente empieza pronto.
live-watching = {$game}, en vivo
live-note = Aquí corren cuatro bots, con las mismas reglas que tú. Puedes ganarles.
live-seat = Correr también

setup-seats = Quién corre
setup-who = Quién ocupa el asiento {$n}
setup-me = Yo, en esta pantalla
setup-open = Otra persona, por enlace
setup-bot = Bot: {$level}
setup-name = Tu nombre
setup-name_of = Nombre en el asiento {$n}
setup-add_seat = + Otro asiento
setup-remove_seat = Quitar el asiento {$n}
setup-open_note = Tendrás un enlace para enviar en cuanto la mesa esté abierta.
setup-hot_seat_note = También juega en esta pantalla: el dispositivo pasa de mano en mano.
setup-options = Opciones, edición, ritmo
setup-by_edition = Lo que diga la edición
setup-edition = Edición
setup-edition_note = Las cartas, las fichas y la pista dependen de la edición; puedes escribir la tuya.
setup-own_edition = Un archivo mío (.toml)
setup-no_file = Elige antes el archivo de tu edición.
setup-pace = Ritmo de los bots
setup-pace_note = Cuánto esperan los bots antes de mover, para que puedas seguirlos.
setup-listed = Mostrar esta mesa en la página de inicio
setup-clock = Reloj
setup-clock_note = Cuánto puede durar una decisión. Si a alguien se le acaba el tiempo, un suplente hace esa jugada; a la tercera vez seguida sigue jugando hasta que vuelva.
setup-listed_note = Las mesas con un asiento libre se muestran salvo que elijas otra cosa; las carreras solo contra bots, no.
setup-hints = Se permiten pistas del entrenador durante la carrera

setup-clocks-none = ninguno
setup-clocks-fast = rápido: 45 segundos
setup-clocks-relaxed = tranquilo: 5 minutos
setup-clocks-correspondence = por correspondencia: 3 días

setup-paces-calm = Tranquilo
setup-paces-brisk = Ágil
setup-paces-instant = Al instante

table-answered = Has respondido: la carrera sigue en un momento.
table-custom = Reglas propias
table-paused = No queda nadie que juegue: la carrera espera a que alguien vuelva.
table-board = El tablero
table-hand = Tu mano
table-seats = Los asientos
table-talk = Historial y charla
table-decision = Tu decisión
table-order = Orden de carrera
table-going_on = La carrera sigue …
table-your_move_at = ● Te toca · {$title}

board-label = Tablero con piezas
board-closer = Acercar
board-farther = Alejar

seats-more = Mostrar lo que tiene cada cual
seats-less = Mostrar solo nombres y relojes
seats-stood_in = Ausente: juega un suplente
seats-resigned = Abandonó: bot
seats-replaced = Ausente: bot
seats-open = Asiento libre
seats-bot = Bot · {$level}
seats-you = Tú
seats-away = Ausente
seats-ready = Ya ha decidido
seats-awaited = Aún por decidir

choice-confirm = Confirmar
choice-clear = Borrar
choice-change = Cambiar
choice-take_back = Retirar
choice-ready = Ya has decidido: {$says}
choice-withdrawn = Retirado: elige de nuevo.
panel-preview = Tu jugada
panel-advice = Pista
panel-recap = Desde tu turno
panel-guide = Guía
choice-advice = El entrenador jugaría: {$says}
choice-advice_soon = El entrenador está pensando…
choice-advice_take = Elegir eso

tool-rules = Reglas
tool-hint = Pista
tool-undo = Deshacer

rewind-sure = ¿Volver atrás?
rewind-sure_text = La carrera vuelve al momento anterior a tu última respuesta. Lo que vino después se juega otra vez; saldrán los mismos dados y cartas.
rewind-ask_text = Primero se pregunta a los demás. Si todos están de acuerdo, la carrera vuelve a antes de tu última respuesta, y saldrán los mismos dados y cartas.
rewind-sure_yes = Volver atrás
rewind-agree = Aceptar
rewind-refuse = Rechazar
rewind-drop = Retirar la petición
rewind-waits = Esperando a {$names}.

log-title = Historial
log-start = Antes de la salida

telling-skip = Saltar
telling-again = Mostrarlo otra vez (A)
telling-speed_label = Ritmo de los bots y de las jugadas


since-title = Desde tu última jugada
since-turn = Lo último
since-close = Cerrar este resumen
since-rank = Puesto
since-by = {$name}:{" "}
since-change = {$before} → {$after}

chat-title = Charla
chat-unread = Charla ({$n})
chat-text = Di algo
chat-send = Enviar

menu-people = Personas y asientos
menu-title = Menú
menu-share = Invitar con un enlace
menu-device = Pasar a otro dispositivo
menu-hook = Avisarme cuando me toque
menu-eyes = Mirar como …
menu-guide = Guía de la primera carrera
menu-rules = Reglamento
menu-gallery = Galería de cartas y piezas
menu-info = Esta mesa y su azar
menu-keys = Teclado

sheet-rather_not = Cancelar
sheet-close = Cerrar
sheet-copy = Copiar
sheet-copied = Copiado

share-text = Quien abra este enlace puede mirar; mientras haya un asiento libre, puede sentarse.

device-text = Abre este enlace en el otro dispositivo o escanea el código. Es la llave de tu asiento: quien la tenga juega en tu lugar.
device-none = No tienes asiento en esta mesa: te basta la dirección de esta página.
device-qr = Código QR del enlace a tu asiento

eyes-text = Mira la mesa desde uno de tus asientos o como quien solo observa.
eyes-watcher = Público
eyes-open = Las manos de todo el mundo

info-commitment = El azar está sellado
info-commitment_text = Este número se publicó antes de la carrera. Cuando acabe se revelará la semilla, y tu navegador podrá calcular de nuevo cada dado y cada carta.
info-branched = Continúa otra carrera desde el paso {$at}

guide-skip = Saltar
guide-step = Tu primera carrera · {$n} de {$of}
guide-next = Siguiente
guide-back = Atrás
guide-done = Vamos allá
guide-close = Cerrar la guía

guide-until-pick = Pruébalo: elige algo de lo iluminado.
guide-until-answer = Pruébalo: haz tu jugada.

less-label = Con qué frecuencia se me ofrece reaccionar
less-all = Preguntarme siempre
less-mine = Preguntarme solo si me afecta
less-declined = Sin reacción, como querías: {$what}

keys-title = Teclado
keys-tab = Ir a lo siguiente: carta, pieza, botón
keys-arrows = Moverte por la mano, por lo que se puede elegir en el tablero, por el historial
keys-pick = Elegir o devolver
keys-confirm = Confirmar
keys-clear = Borrar lo elegido
keys-no_reaction = Sin reacción, cuando se te ofrece una
keys-no_more = Ninguna reacción más este turno
keys-skip = Saltar lo que se muestra, o cerrar el resumen
keys-again = Mostrar el turno otra vez
keys-help = Mostrar estas teclas

keys-key-tab = Tab
keys-key-arrows = ← ↑ ↓ →
keys-key-pick = Intro o espacio
keys-key-confirm = Ctrl + Intro
keys-key-clear = Esc
keys-key-no_reaction = N
keys-key-no_more = M
keys-key-skip = S
keys-key-again = A
keys-key-help = ?

gather-title = Esperando a más gente
gather-starting = La carrera va a empezar
gather-closed = Esta mesa está cerrada
gather-share = Envía este enlace a quien quieras invitar:
gather-ready = a punto
gather-not_ready = aún no está a punto
gather-put_bot = Poner un bot …
gather-bot_for = Un bot para el asiento {$n}
gather-sit = Sentarse
gather-leave = Dejar la mesa
gather-invited = {$host} te invita a una carrera de {$game}
gather-invited_by_link = Te invitan a una carrera de {$game}

watch-title = Estás mirando
watch-text = Ves lo que puede ver toda la mesa. Las manos son secretas hasta el final.

curtain-hand_over = Pasa el dispositivo a {$name}
curtain-i_am = Soy {$name}

result-you_won = ¡Has ganado!
result-you_came = Quedas en el puesto {$rank} de {$of}.
result-stood_in =
    Un suplente hizo {$moves} de {$of} { $of ->
        [one] jugada
       *[other] jugadas
    } por {$name}.
result-places = El puesto de cada cual, de principio a fin
result-plot = Puestos a lo largo de la carrera; al final: {$names}.
result-rank = {$n}.
result-ask_coach = Preguntar al entrenador por el momento decisivo y la suerte
result-share = Compartir
result-share_text = Quien abra este enlace puede volver a ver la carrera, desde cualquier asiento.
result-won =
    { $n ->
        [one] Gana
       *[other] Ganan
    } {$names}
result-nobody = No gana nadie
result-unfinished = Esta carrera no llegó a terminar
result-rematch = Revancha
result-join_rematch = Unirse a la revancha
result-replay = Repetición
result-download = Descargar la carrera

verify-button = Comprobar el azar
verify-title = El azar, calculado de nuevo
verify-text = Tu navegador toma la semilla revelada y vuelve a calcular cada sorteo de esta carrera. El servidor no interviene.
verify-working = Calculando …
verify-seed = La semilla
verify-draw = Sorteo
verify-about = Para qué
verify-drawn = Salió
verify-agrees = Coincide
verify-expected = debería ser {$numbers}
verify-kept = La semilla es la que se selló antes de la carrera.
verify-broken = La semilla NO es la que se selló antes de la carrera.
verify-draws =
    {$good} de {$of} { $of ->
        [one] sorteo
       *[other] sorteos
    } { $good ->
        [one] sale
       *[other] salen
    } de la semilla.
verify-file_kept = La semilla corresponde al sello del archivo; aquí nadie sabe cuándo se selló.
verify-file_broken = La semilla NO corresponde al sello del archivo.
verify-no_seed = Esta carrera no lleva semilla: su azar no se puede comprobar.

replay-page = Repetición: {$title}
replay-controls = Mandos de la repetición
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-eyes = Vista de
replay-branch = Continuar desde aquí
replay-branch_start = Seguir la carrera desde aquí
replay-branch_text = Empieza una carrera nueva desde donde estaba esta tras la decisión {$n}, con azar nuevo a partir de ahí. ¿Quién ocupa cada asiento?
replay-turn_back = Un turno atrás
replay-back = Una decisión atrás
replay-step_back = Un paso atrás
replay-step_on = Un paso adelante
replay-forward = Una decisión adelante
replay-turn_on = Un turno adelante
replay-decision = Decisión
replay-count =
    {$n} / {$of}{ $step ->
        [0] {""}
       *[other] { $steps ->
                [0] {""}
               *[other] {" "}· paso {$step} de {$steps}
            }
    }
replay-link = Enlace a este momento
replay-link_text = Quien abra este enlace verá la carrera en este paso y desde el mismo asiento.

replay-speeds-slow = Lenta
replay-speeds-normal = Normal
replay-speeds-fast = Rápida
replay-speeds-fastest = Muy rápida

coach-button = Entrenador
coach-title = Lo que dice el entrenador de la carrera
coach-waiting = El entrenador aún está ocupado con otras carreras: la tuya es la número {$n} de la fila …
coach-thinking = El entrenador repite la carrera una y otra vez: {$n}
coach-failed = El entrenador no ha podido analizar esta carrera.
coach-plot = Probabilidad de ganar de {$names}, de principio a fin. Los números están en la tabla de abajo.
coach-numbers = Los números
coach-axis_end = {$axis} {$n}
coach-show = Ver este momento
coach-nothing = No se ha encontrado nada que fuera claramente mejor.

wire-seat_lost = Tu asiento ya no es tuyo: ahora solo estás mirando.
wire-lost = Conexión perdida, intentándolo de nuevo …
wire-not_sent = No ha llegado al servidor: inténtalo de nuevo.
wire-no_table = Esa mesa no existe, o ya no.

hook-text = El webhook de un sistema de chat recibe un mensaje cada vez que te toca decidir. Deja la dirección vacía para desactivarlo.
hook-url = Dirección del webhook
hook-whole = para las jugadas de toda la mesa
hook-save = Guardar
hook-saved = Guardado.
hook-ended = Desactivado.
hook-none = Solo quien tiene asiento en la mesa puede recibir avisos.

away-text = Se te acabó el tiempo tres veces seguidas: un suplente juega por ti.
away-back = He vuelto

people-none = No tienes asiento en esta mesa.
people-renew = Enlace nuevo para {$name}
people-renew_text = Este asiento recibe un enlace nuevo. Quien tenga el viejo pierde el acceso al momento, y también tus otros dispositivos: abre allí el enlace nuevo.
people-renew_yes = Hacer un enlace nuevo
people-remove = Quitar a {$name}
people-remove_text = El asiento vuelve a quedar libre y {$name} pierde el acceso. No se puede deshacer; con el enlace de la mesa cualquiera puede volver a sentarse.
people-remove_yes = Quitar
people-replace = Un bot por {$name}
people-replace_text = {$name} pierde el asiento para el resto de esta carrera y un bot sigue en su lugar. Solo se puede hacer en ausencia de {$name}: sin tiempo, o diez minutos sin conexión mientras la mesa espera. No se puede deshacer.
people-replace_yes = Que siga un bot
people-resign = Abandonar como {$name}
people-resign_text = Un bot sigue por ti hasta el final, y el resultado lo dirá. Podrás mirar, pero no volver.
people-resign_yes = Abandonar
people-close = Cerrar la mesa
people-close_text = La mesa acaba aquí para todo el mundo y nadie puede seguir jugando. No se puede deshacer.
people-close_yes = Cerrar para siempre

clock-left = Quedan {$time}
clock-each = {$time} por decisión
clock-soon = Quedan {$time}; después un suplente hace esta jugada por ti
clock-days = {$d} d {$h} h
clock-hours = {$h} h {$m} min

learn-ways = Aprender y jugar
learn-rules = Reglamento
learn-gallery = Galería
learn-table = Volver a la mesa
learn-contents = Contenido
learn-search = Buscar
learn-found =
    {$n} { $n ->
        [one] lugar encontrado
       *[other] lugares encontrados
    }
learn-rules_of = Reglamento: {$title}
learn-gallery_of = Galería: {$title}
learn-opens = Un momento …
learn-about_rules = Con nuestras palabras y los números de la edición «{$edition}».
learn-about_gallery = Todas las piezas de la edición «{$edition}».
learn-example = Ejemplo.
learn-before = Antes
learn-after = Después
learn-position = La posición
learn-copies = {" "}× {$n}
learn-told = Lo que pasó, con las palabras del juego
learn-refusals = Cuando el juego dice que no ({$n})

invite-looking = Buscando una dirección que otras personas puedan abrir …
invite-network = El enlace sirve para cualquiera en la misma red (la misma wifi).
invite-device = Este enlace solo funciona en este dispositivo: Hippodrome no escucha a nadie más. Para dejar entrar a otras personas, detenlo y vuelve a iniciarlo con «hippodrome play --lan» (misma red) o «hippodrome serve» (mira la página sobre servidores).
invite-qr = Código QR del enlace a esta mesa
invite-offer = Por ahora solo este equipo puede abrir la mesa. ¿Dejar entrar a los demás dispositivos de tu red (la misma wifi)?
invite-open_network = Dejar entrar a mi red
invite-opened = Tu red ya puede entrar, hasta que detengas Hippodrome.

notify-title = {$game}: te toca
notify-on = Avisarme en este navegador cuando me toque
notify-off = Dejar de avisarme en este navegador
notify-denied = Este navegador no permite avisos de este sitio.
notify-none = Este navegador no puede mostrar avisos.
look-hold = Mantén el dedo sobre algo: te dice qué es.
edition-way = Edición
edition-title = {$title}: {$name}
edition-my = Mi {$title}
edition-try = Probarla contra bots
edition-save = Guardar y compartir
edition-lay = Preparar una mesa
edition-download = Descargar (.toml)
edition-upload = Subir (.toml)
edition-again = Descartar mis cambios
edition-about_house = Una copia de la edición incluida «{$name}» para cambiarla. No se guarda nada hasta que la guardes.
edition-about_kept = Alguien guardó aquí esta edición. Cámbiala como quieras: trabajas en una copia.
edition-about_copy = Tu copia de la edición guardada «{$name}». Guárdala para tener un enlace propio.
edition-about_table = La edición «{$name}» de una mesa. Cámbiala como quieras: trabajas en una copia.
edition-faults = Errores
edition-wrong =
    {$n} { $n ->
        [one] error
       *[other] errores
    }: no se puede correr ni guardar nada hasta { $n ->
        [one] corregirlo
       *[other] corregirlos
    }.
edition-sound =
    Una edición válida. Difiere de la incluida en {$n} { $n ->
        [one] lugar
       *[other] lugares
    }.
edition-as_house = Una edición válida, con los mismos valores que la incluida.
edition-at_line = Línea {$n}: {$why}
edition-differs = Diferencias con la edición incluida
edition-see_differences = Ver qué cambia
edition-no_changes = En nada todavía.
edition-more_changes = y {$n} más
edition-only_here = solo aquí: {$value}
edition-only_house = solo en la incluida: {$value}
edition-change = : {$text}
edition-in_languages = En otros idiomas
edition-from_to = {$first} → {$second}
edition-meaning = {" "}({$meaning})
edition-values = Cartas y números
edition-top = La edición
edition-between = de {$low} a {$high}
edition-house = incluida: {$value}
edition-back = Volver al valor incluido {$value}
edition-yes = sí
edition-no = no
edition-no_number = Debe ser un número entero.
edition-limits = Límites que se rompen a propósito
edition-limits_note = Lo que el reglamento no permite, salvo que lo marques.
edition-as_text = Como texto
edition-as_text_note = Aquí se puede cambiar todo: añadir una carta o quitar una tabla. El formulario cambia con el texto.
edition-apply = Usar este texto
edition-compare = Comparar con otra edición
edition-compare_note = Cuatro bots corren ambas ediciones con la misma suerte; lo que difiere se cuenta con su intervalo. Tarda unos segundos, o minutos si el juego no tiene motor rápido.
edition-compare_with = Comparar con
edition-house_named = la incluida «{$name}»
edition-other_link = una compartida por enlace
edition-other_file = un archivo (.toml)
edition-link_of = Enlace de la otra edición
edition-no_link = Este no es el enlace de una edición.
edition-surer = Cuatro veces más carreras
edition-compare_start = Comparar
edition-compare_stop = Parar
edition-compare_begins = Empiezan las carreras …
edition-compare_waits =
    Antes { $n ->
        [one] va
       *[other] van
    } {$n} { $n ->
        [one] comparación
       *[other] comparaciones
    }.
edition-compare_goes = {$part} corrido, quedan unos {$left} s.
edition-compare_done =
    Hecho: {$n} { $n ->
        [one] carrera
       *[other] carreras
    } de cada edición.
edition-compare_failed = No se pudo terminar esta comparación: inténtalo más tarde.
edition-compare_stopped = Parada.
edition-compare_page = Verlo con gráficos
edition-compared = En qué difiere la carrera
edition-about_compared =
    1: {$first} · 2: {$second} · {$n} { $n ->
        [one] carrera
       *[other] carreras
    } cada una · {$seats}
edition-cut_short =
    El tiempo acabó tras {$n} de {$wanted} { $wanted ->
        [one] carrera
       *[other] carreras
    }: los intervalos son más anchos que de costumbre.
edition-measure = Medida
edition-first = 1
edition-second = 2
edition-difference = Diferencia
edition-interval = Intervalo del 95 %
edition-sure_note = {"*"} El 0 queda fuera del intervalo. De veinte intervalos así, más o menos uno falla por azar.
edition-pictures = Cartas y tablero
edition-board = El tablero
edition-mend_first = Corrige antes los errores: después se dibuja todo.
edition-kept = La edición está guardada aquí. Quien tenga el enlace puede verla, cambiar una copia y correrla. Tras medio año sin visitas se olvida.
edition-open_kept = Abrir la edición guardada
