### Lo que dice la línea de comandos en español: su ayuda, y todo lo que puede estar mal en lo que se escribe, se nombra o se envía.


## Las páginas de --help

help-page-usage = Uso:
help-page-arguments = Argumentos
help-page-options = Opciones
help-page-commands = Comandos
help-page-example = Ejemplo: {$command}
help-page-help = Muestra esta ayuda y termina.
help-page-default = por defecto: {$value}
help-page-range = de {$least} a {$most}
help-page-least = {$least} como mínimo
help-page-most = {$most} como máximo
help-page-required = obligatorio

help-metavar-OPTIONS = OPCIONES
help-metavar-COMMAND = COMANDO
help-metavar-ARGS = ARGUMENTOS
help-metavar-GAME = JUEGO
help-metavar-FILE = ARCHIVO
help-metavar-FOLDER = CARPETA
help-metavar-NAME = NOMBRE
help-metavar-HOSTS = NOMBRES
help-metavar-HOST = DIRECCIÓN
help-metavar-PORT = PUERTO
help-metavar-SECONDS = SEGUNDOS
help-metavar-DAYS = DÍAS
help-metavar-FACTOR = FACTOR
help-metavar-SEAT = ASIENTO
help-metavar-SEATS = ASIENTOS
help-metavar-BOT = BOT
help-metavar-BOTS = BOTS
help-metavar-TEXT = TEXTO
help-metavar-OPTION = OPCIÓN
help-metavar-VALUE = VALOR
help-metavar-LEVEL = NIVEL
help-metavar-ERROR = ERROR
help-metavar-POINTS = PUNTOS
help-metavar-TASK = TAREA
help-metavar-POLICY = ESTRATEGIA
help-metavar-RANGE = INTERVALO
help-metavar-AGE = EDAD

## Opciones que comparten varios comandos

help-option-game = Uno de: {$games}, o un juego de un paquete instalado (véase: hippodrome games).
help-option-edition = Una edición incluida, o un archivo .toml.
help-option-set = Una opción del juego, como laps=1.
help-option-seed = Cualquier texto; la misma semilla da los mismos dados y cartas.
help-option-database = URL de la base de datos, como sqlite:///club.db (por defecto, un archivo SQLite propio).
help-option-bot-seconds = Tiempo límite por decisión de los bots propios, en segundos.
help-option-json = Escribe un objeto JSON en lugar de texto.
help-option-report = Escribe un informe HTML con gráficos, legible sin conexión.
help-option-resume = Reanuda una ejecución interrumpida del mismo comando.
help-option-backend = Dónde se corren las carreras: en esta máquina (local) o en un clúster de Ray (ray).
help-option-jobs = Procesos; 0 para uno por núcleo.
help-option-seats = Un bot por asiento, con comas: {$bots}, o uno propio: ARCHIVO.py:NOMBRE.
help-option-engine = Motor: rules (legible) o fast (compilado); por defecto, fast si se puede.
help-option-file = Un archivo de carrera.
help-option-first = Un archivo de edición, o el nombre de una incluida.
help-option-second = La otra.
help-option-games = Número de carreras por edición.

## Comandos

help-hippodrome = Juega, organiza y estudia carreras de mesa. Sin comando: jugar.
help-hippodrome-version = Muestra la versión y termina.
help-edition = Ediciones: mazos, circuitos y números en archivos.
help-locale = Traducciones: idiomas disponibles y textos que faltan.

help-play = Jugar en el navegador, con bots y con amigos mediante un enlace; o en la terminal.
help-play-game = Uno de: {$games}, o un juego de un paquete instalado (véase: hippodrome games); si no se nombra ninguno, la página de inicio.
help-play-terminal = Juega en esta terminal en lugar del navegador.
help-play-seats = Con comas: me, me:Nombre, open, {$bots}, o un bot propio: ARCHIVO.py:NOMBRE.
help-play-file = En la terminal: guarda aquí, o sigue desde aquí.
help-play-port = En el navegador: el puerto; 0 para cualquiera.
help-play-browser = Abre el navegador, o solo muestra la dirección.
help-play-lan = Deja que otros dispositivos de tu red abran la mesa y ocupen asientos libres con un enlace.

help-games = Enumerar los juegos disponibles, incluidos y de paquetes instalados, y por qué otros no se pueden usar.

help-serve = Iniciar un servidor al que otros pueden unirse.
help-serve-host = Dónde escuchar; 0.0.0.0 para toda la red.
help-serve-port = El puerto; 0 para cualquiera.
help-serve-workers = Procesos; más de uno necesita PostgreSQL.
help-serve-rate-limit = Peticiones por segundo de un cliente; 0 para no limitarlas.
help-serve-log-level = Escribe registros como líneas JSON desde este nivel: info, warning o error.
help-serve-public-url = La URL que abren los jugadores, para los enlaces de los mensajes.
help-serve-allowed-hosts = Otros nombres de máquina a los que responde el servidor, con comas; * para cualquiera.
help-serve-internal-host = Dirección privada donde otros procesos con la misma base de datos PostgreSQL alcanzan a este.
help-serve-expire-waiting = Días tras los que se borra una mesa que espera jugadores, desde que se abrió por última vez; 0 para nunca.
help-serve-expire-unopened = Días tras los que se borra cualquier otra mesa, desde que se abrió por última vez; 0 para nunca.
help-serve-remote-workers = Deja que 'hippodrome worker' calcule en otras máquinas para bots, pistas y análisis; necesita PostgreSQL.
help-serve-check = Solo dice qué está mal en esta configuración; código de salida 2 si hay algo.
help-serve-json = Con --check: escribe un objeto JSON en lugar de texto.

help-worker = Ejecutar búsquedas de bots, pistas y análisis para servidores iniciados con --remote-workers.
help-worker-more = En tantas máquinas como quieras. Si una se detiene o falla, las demás se encargan de sus tareas.
help-worker-database = La base de datos PostgreSQL de los servidores.
help-worker-processes = Procesos; 0 para uno menos que núcleos.

help-simulate = Ejecutar muchas carreras entre bots y mostrar estadísticas, o exportar las carreras.
help-simulate-games = Número de carreras.
help-simulate-mirror = Juega cada reparto una vez con cada rotación de los asientos.
help-simulate-out = Exporta las carreras: ARCHIVO.parquet, una fila por decisión; o una carpeta de archivos de carrera.
help-simulate-resume = Reanuda una exportación interrumpida.

help-study = Medir un juego: duración, cambios de líder, incertidumbre y porcentajes de victorias, con intervalos del 95 %.
help-study-games = Número de carreras.
help-study-games-default = 2000, o 200 con las reglas legibles
help-study-max-error = Corre hasta conocer cada proporción de victorias con ± este margen como máximo (95 %), como 0.5%.
help-study-rule-races = Carreras adicionales con las reglas legibles, para hallar las reglas que nunca se dan.
help-study-coach-races = Carreras que el entrenador examina: suerte, peso de las decisiones, dar la victoria a otro. Es lento.
help-study-out = Escribe una fila por carrera en formato Parquet.

help-ladder = Enfrentar a todos los niveles de bots; muestra su Elo con intervalos del 95 % y las victorias de cada pareja.
help-ladder-seats = Asientos por carrera.
help-ladder-deals = Repartos por pareja, corridos desde cada asiento.
help-ladder-levels = Solo estos bots, con comas; también ARCHIVO.py:NOMBRE.
help-ladder-max-error = Corre más repartos hasta conocer cada diferencia de Elo entre niveles vecinos con ± este margen.
help-ladder-max-error-default = no
help-ladder-adjust-luck = Resta de los resultados el efecto de la suerte, donde el entrenador puede medirlo.

help-precompile = Compilar ya los motores rápidos, para que la primera simulación y la primera respuesta de un bot empiecen enseguida.
help-precompile-more = Lo compilado queda para la próxima vez. Tarda uno o dos minutos, una sola vez.
help-precompile-game = Uno de: {$games}, o un juego de un paquete instalado (véase: hippodrome games); si no se nombra ninguno, todos.

help-evaluate = Medir una estrategia en una tarea de referencia: su proporción de victorias en repartos reflejados, con un intervalo del 95 %.
help-evaluate-task = Una tarea como charioteer-duel-v1; si no se nombra ninguna, se enumeran todas.
help-evaluate-policy = ARCHIVO.py:NOMBRE, una función de observación y máscara; o {$bots}.
help-evaluate-deals = Repartos, cada uno corrido desde cada asiento.

help-fields = Enumerar los números de una observación, o las acciones, con su significado.
help-fields-seats = Número de asientos.
help-fields-actions = Enumera en su lugar los identificadores de las acciones.

help-scenario = Ejecutar archivos de escenario; código de salida 1 si alguno falla.
help-scenario-files = Archivos de escenario, o carpetas con ellos.

help-replay = Mostrar el registro de un archivo de carrera.
help-replay-to = Se detiene tras N respuestas y sorteos.
help-replay-as = Muestra lo que vio este asiento; se cuenta desde 1.

help-verify = Comprobar un archivo de carrera: cada respuesta con las reglas, cada carta y dado con la semilla comprometida.

help-review = Analizar una carrera con el entrenador: probabilidades de ganar, las decisiones más caras, suerte y habilidad.
help-review-more = Sin --seat se analizan las decisiones de las personas, o las de todos los asientos si solo corrieron bots. El mismo archivo da el mismo análisis. Con varios archivos compara las costumbres de --seat con las de quienes juegan bien.
help-review-file = Un archivo de carrera; o varios, de la misma persona.
help-review-seat = Analiza este asiento: su número desde 1, o el nombre de quien lo ocupa.
help-review-quick = Usa una cuarta parte del cálculo, con errores mayores.
help-review-effort = Múltiplo del tiempo de cálculo habitual.
help-review-bot = Muestra también qué habría jugado este bot, como ARCHIVO.py:NOMBRE.

help-locale-check = Enumerar los textos que le faltan o le sobran a un idioma, y los que han cambiado en inglés desde entonces.
help-locale-check-lang = Un idioma, como de; todos, si no se nombra ninguno.
help-locale-check-accept = Anota que todos los textos corresponden al inglés actual.

help-edition-show = Mostrar el texto de una edición.
help-edition-check = Enumerar todos los errores de un archivo de edición, con línea y motivo.
help-edition-check-file = Un archivo de edición.
help-edition-new = Crear un archivo de edición como copia de una edición incluida.
help-edition-new-file = El archivo que se crea, como mia.toml.
help-edition-diff = Mostrar las diferencias entre dos ediciones de un juego.
help-edition-compare = Correr dos ediciones con los mismos dados y cartas y mostrar las diferencias, con intervalos del 95 %.
help-edition-sweep = Correr una edición con varios valores de algunos números, con los mismos dados y cartas, y comparar las medidas.
help-edition-sweep-file = Un archivo de edición, o un juego para su edición incluida.
help-edition-sweep-ranges = Como race.whip=3..8 o race.hand=6,8,10.
help-edition-tune = Buscar números que alcancen los objetivos, y mostrar las pruebas.
help-edition-tune-file = Un archivo de edición, o un juego para su edición incluida.
help-edition-tune-target = Un objetivo, como 'vehicles within 5 %' o 'length from 18 to 20'.
help-edition-tune-vary = Números que pueden cambiar, como vehicle.*.speed.
help-edition-tune-trials = Número máximo de ediciones que se prueban.
help-edition-tune-out = Escribe ahí la mejor edición.

help-doctor = Comprobar una base de datos: su esquema, y cada carrera, jugada de nuevo desde su diario. Código de salida 1 si algo está mal.

help-backup = Copiar toda una base de datos a un archivo, incluso en uso. La copia se puede restaurar en cualquier tipo de base de datos.
help-backup-file = Un archivo nuevo en el que escribirla.
help-backup-skip-unreadable = Omite las mesas que no se pueden leer, y las nombra.
help-backup-overwrite = Sobrescribe el archivo si ya existe.

help-restore = Llenar una base de datos vacía con una copia de seguridad.
help-restore-file = Una copia de seguridad.

help-archive = Exportar a archivos las carreras terminadas hace mucho y borrarlas de la base de datos.
help-archive-folder = Dónde van los archivos de carrera.
help-archive-older-than = Antigüedad mínima de una carrera terminada: 36h, 90d, 26w.
help-page-lang = Idioma de la salida (por defecto, el del sistema).
help-metavar-LANGUAGE = IDIOMA

## Lo que se escribió mal

bad-see_help = {$why} (véase: {$command} --help)
bad-no_such_option = No existe la opción {$typed}
bad-no_such_option_near = No existe la opción {$typed}. ¿Querías decir {$near}?
bad-no_such_command = No existe el comando «{$typed}»
bad-no_such_command_near = No existe el comando «{$typed}». ¿Querías decir {$near}?
bad-command_missing = Nombra un comando: {$known}
bad-option_needs_value = La opción {$option} necesita un valor
bad-option_takes_no_value = La opción {$option} no lleva ningún valor
bad-option_missing = Falta la opción {$option}
bad-argument_missing = Falta {$argument}
bad-too_much_typed = No se espera nada más, pero se escribió: {$typed}
bad-whole_between = {$option} pide un número entero de {$least} a {$most}, no «{$typed}»
bad-whole_from = {$option} pide un número entero desde {$least}, no «{$typed}»
bad-whole_any = {$option} pide un número entero, no «{$typed}»
bad-number_between = {$option} pide un número de {$least} a {$most}, no «{$typed}»
bad-number_from = {$option} pide un número desde {$least}, no «{$typed}»
bad-number_any = {$option} pide un número, no «{$typed}»
bad-told = {$why}
bad-stopped = detenido
bad-cannot_go_on_here = no se puede seguir: {$why}
bad-cannot_go_on_with = no se puede seguir: {$why}: {$file}

## Lo que dice el sistema

system-ENOENT = no existe el archivo o la carpeta
system-EACCES = permiso denegado
system-EPERM = operación no permitida
system-EEXIST = el archivo ya existe
system-EISDIR = es una carpeta
system-ENOTDIR = no es una carpeta
system-ENAMETOOLONG = el nombre del archivo es demasiado largo
system-ENOSPC = no queda espacio en el dispositivo
system-EROFS = el sistema de archivos es de solo lectura
system-EADDRINUSE = la dirección ya está en uso
system-EADDRNOTAVAIL = esa dirección no existe aquí
system-EMFILE = demasiados archivos abiertos
system-ELOOP = demasiados enlaces simbólicos encadenados
system-EIO = error de entrada o salida
bad-no_words = no hay textos en «{$language}»: elige {$known}
bad-set_what = --set pide opción=valor, no «{$typed}»
bad-no_option = {$game} no tiene la opción «{$option}»: sus opciones son {$known}
bad-no_options = {$game} no tiene la opción «{$option}»: no tiene ninguna
bad-option_choice = la opción «{$option}» no puede ser «{$value}»: elige {$known}
bad-seats_of_game = {$game} es para {$least} a {$most} asientos, no {$number}
bad-no_game = no hay ningún juego «{$name}»: elige {$known}
bad-no_edition = {$game} no tiene la edición «{$edition}»: elige {$known}, o nombra un archivo .toml
bad-no_edition_of = aquí no hay ninguna edición «{$edition}» de {$game}
bad-no_edition_here = aquí no hay ninguna edición «{$edition}» de {$game}, y el archivo no la trae
bad-built_in_name = «{$edition}» es el nombre de una edición incluida, y este texto no es el suyo: da otro nombre a tu edición
bad-no_bot = no hay ningún bot «{$bot}»: elige {$known}
bad-no_thinking = «{$name}» no es un bot: un nivel piensa de {$least} a {$most} veces más, como {$level}*4
bad-empty_seed = la semilla no puede estar vacía: da cualquier palabra o número, o 64 dígitos hexadecimales
bad-no_seed = la semilla es un texto imprimible de 200 caracteres como máximo, o 64 dígitos hexadecimales
bad-no_engine = no hay ningún motor «{$engine}»: elige {$known}
bad-no_backend = no hay ningún backend «{$backend}»: elige {$known}
bad-json_without_check = --json va con --check: un servidor dice dónde está, y --log-level escribe líneas JSON
bad-out_is_local = --out escribe las carreras en esta máquina: quita --backend
bad-resume_needs_out = --resume sigue con una ejecución anotada: di dónde con --out
bad-no_policy = di qué hay que medir: --policy ARCHIVO.py:NOMBRE, o un nivel incluido como tiro
bad-bot_looks_at_one_race = --bot mira una sola carrera: da un solo archivo
bad-no_task = no hay ninguna tarea «{$task}»: elige {$known}
bad-old_task_rules = esta versión no puede con {$task}: sus reglas son {$was}, y las de {$game} ya son {$now}
bad-old_task_edition = esta versión no puede con {$task}: su edición es {$was}, y la de {$game} ya es {$now}
bad-one_deal_at_least = una estrategia se mide con 1 reparto como mínimo, no con {$number}
bad-one_race_at_least = una simulación tiene 1 carrera como mínimo, no {$number}
bad-only_bots = en una simulación solo pueden sentarse bots, no «me»: para correr tú, usa hippodrome play
bad-not_on_fast_engine = el motor rápido no puede con esto: {$why}; --engine rules sí
bad-worker_died = un proceso de trabajo murió, quizá por falta de memoria: prueba con menos --jobs
bad-two_levels = una clasificación necesita al menos dos niveles
bad-max_error_is_for_study = las ediciones se comparan con un número fijo de carreras: --max-error es para study
bad-max_error_range = --max-error es un error de más de 0 % y menos de 50 %, como 0.5%
bad-no_max_error = --max-error pide un error como 0.5%, no «{$typed}»
bad-study_too_long = un estudio tiene {$most} carreras como máximo, no {$number}
bad-measured_on_rules = {$game} se mide con el texto de las reglas, no con su motor rápido; --engine rules sí puede
bad-sweep_too_long = un barrido tiene {$most} ediciones como máximo, y estos intervalos dan {$number}
bad-no_sound_edition = ninguna de estas ediciones es válida: {$why}
bad-no_edition_or_game = «{$name}» no es un archivo de edición (.toml) ni un juego: {$known}
bad-no_game_of_names = nombra al menos un archivo, o usa edition compare JUEGO A B: no se sabe de qué juego son dos nombres
bad-no_number = esta edición no tiene el número «{$name}»: tiene {$known}
bad-no_number_of_many = esta edición no tiene el número «{$name}»: tiene, entre otros, {$known}
bad-no_range = un barrido pide NOMBRE=PRIMERO..ÚLTIMO o NOMBRE=A,B,C, como race.whip=3..8, no «{$typed}»
bad-no_value = esta edición no tiene el valor «{$name}»
bad-not_toml_yet = el texto no es TOML: arréglalo antes de cambiar un valor
bad-no_want = no se puede querer «{$typed}»: di 'vehicles within 5 %', 'places within 3 %', 'length from 18 to 20', 'openness at least 80 %' o algo parecido
bad-no_measure = «{$typed}»: no hay ninguna medida «{$name}»: elige {$known}
bad-want_backwards = «{$typed}»: el primer número es mayor que el segundo
bad-no_vehicles = en {$game}, tal como se corre aquí, nadie tiene un vehículo propio: no se puede pedir nada de ellos
bad-nothing_known_of = no se sabe nada de «{$name}» en estas carreras
bad-nothing_to_resume = no hay nada que reanudar: no se guardó nada de este comando (tiene que ser idéntico palabra por palabra)
bad-no_log_level = --log-level es info, warning o error, no «{$level}»
bad-no_host_name = «{$name}» no es el nombre de una máquina: --allowed-hosts pide nombres como races.example.org, con comas
bad-no_public_url = --public-url es la URL que abren los jugadores, como https://races.example.org, no «{$url}»
bad-no_age = una edad es un número con h, d o w, como 90d, no «{$typed}»
bad-no_such_seat = el asiento {$n} no puede ser «{$typed}»: elige {$known}
bad-no_seat_in_terminal = el asiento {$n} es «{$typed}»: escribe me, me:Nombre, o un bot: {$known}
bad-no_seat_name = el nombre del asiento {$n} debe tener 40 caracteres visibles como máximo
bad-name_length = el nombre del asiento {$n} debe tener de 1 a {$most} letras
bad-name_unseen = el nombre del asiento {$n} tiene caracteres que no se ven: usa letras y cifras
bad-name_needs_letter = el nombre del asiento {$n} debe tener una letra o una cifra
bad-name_twice = dos asientos se llaman {$name}: da a cada uno su nombre
bad-no_line_to_draw = esta carrera tiene {$lines} líneas, así que no se puede dibujar en la línea {$line}
bad-no_line_to_tell = esta carrera tiene {$lines} líneas, así que no se puede contar hasta la línea {$line}
bad-no_seat_in_race = esta carrera tiene {$seats} asientos, así que no hay asiento {$number}
bad-nothing_to_review = en esta carrera aún no ha pasado nada, así que no hay nada que decir
bad-coach_cannot_go_on = el entrenador no puede seguir jugando esta carrera: {$why}
bad-coach_needs_engine = el entrenador sigue las carreras con el motor rápido, pero: {$why}
bad-no_coach = {$game} no tiene entrenador
bad-no_searching_bots = {$game} no tiene bots que busquen
bad-no_hint_bot = {$game} no tiene ningún bot que pueda dar una pista
bad-several_of_name = {$file}: {$number} asientos se llaman «{$name}»; di el número del asiento
bad-nobody_of_name = {$file}: nadie se llama «{$name}»; están {$known}
bad-whose_races = con varias carreras di de quién: --seat NOMBRE, o el número de un asiento
bad-races_of_two_games = {$file} es una carrera de {$game}, y las otras son de {$other}: mira un juego cada vez
bad-in_file = {$file}: {$why}
bad-cannot_read = no se puede leer {$file}: {$why}
bad-cannot_write = no se puede escribir {$file}: {$why}
bad-cannot_write_old = no se puede escribir {$file}: {$why}; el archivo anterior, si lo hay, sigue intacto
bad-cannot_make_folder = no se puede crear {$folder}: {$why}
bad-file_too_large = {$file} ocupa más de {$most} bytes: no puede ser lo que se pidió
bad-no_text_file = {$file} no es un archivo de texto
bad-no_text = esto no es un archivo de texto
bad-no_file = no existe el archivo {$file}
bad-no_plain_file = {$file} no es un archivo normal: nombra un archivo nuevo
bad-backup_exists = {$file} ya existe: nombra un archivo nuevo, o añade --overwrite
bad-exists_already = {$file} ya existe: elige otro nombre, o bórralo antes
bad-toml_name = {$file}: el nombre de un archivo de edición termina en .toml
bad-new_toml = {$file}: una edición se escribe en un archivo nuevo cuyo nombre termina en .toml
bad-no_report_there = {$file}: ahí no se puede escribir un informe
bad-no_data_there = {$file}: ahí no se pueden escribir datos
bad-cannot_accept = {$file}: {$why}: los textos se aceptan en una copia de las fuentes
bad-out_exists = {$file} ya existe: da otro nombre, o quítalo antes
bad-begun_run = {$folder} contiene el comienzo de una ejecución así: --resume sigue con ella, o quítala antes
bad-other_run = {$folder} contiene el comienzo de otra ejecución: el mismo comando sigue con ella, con --resume
bad-folder_not_empty = {$folder} no está vacía: da otro nombre
bad-other_rules = esta carrera se jugó con la versión {$version} de las reglas de {$game}; este programa juega la versión {$plays}: ábrela con la versión del programa que la escribió
bad-race_goes_on = línea {$line}: la carrera ha terminado, pero el archivo sigue con «{$ask}»
bad-other_question = línea {$line}: el archivo responde a «{$ask}», pero las reglas preguntan «{$asked}»
bad-answer_refused = línea {$line}: las reglas no admiten esta respuesta: {$why}
bad-race_too_long = un archivo de carrera tiene {$most} caracteres como máximo
bad-race_empty = el archivo está vacío: un archivo de carrera empieza por {"{"}"hippodrome": 1, ...
bad-race_cut = el archivo está cortado en mitad de su última línea: recupéralo de una copia
bad-race_line = la línea {$line} no es de un archivo de carrera: debería ser un objeto JSON
bad-no_race_file = esto no es un archivo de carrera: su primera línea debería empezar por {"{"}"hippodrome": 1, ...
bad-race_format = este archivo de carrera tiene el formato {$format}; este programa lee el formato {$reads}
bad-half_character = la línea {$line} contiene medio carácter: recupera el archivo de una copia
bad-race_changed = la línea {$line} se cambió después de escribirse: su suma no cuadra
bad-race_lacks = a este archivo de carrera le falta algo: {$what}
bad-race_wrong = este archivo de carrera no es como debe ser: {$why}
bad-seed_digits = «{$field}» debería tener 64 dígitos hexadecimales, o nada mientras sea secreto
bad-seed_not_committed = la semilla no es la que se selló
bad-field_holds_tables = «{$field}» debería contener tablas
bad-stretch_seed = la semilla de un tramo de «before» debería tener 64 dígitos hexadecimales
bad-field_text = «{$field}» debería ser un texto
bad-field_whole = «{$field}» debería ser un número entero
bad-field_list = «{$field}» debería ser una lista
bad-field_table = «{$field}» debería ser una tabla
bad-field_entries = «{$field}» debería tener {$most} entradas como máximo, no {$number}
bad-field_unseen = «{$field}» contiene caracteres que no se pueden mostrar
bad-field_long = «{$field}» debería tener {$most} caracteres como máximo
bad-field_texts = «{$field}» debería contener textos de {$most} caracteres visibles como máximo
bad-field_blank = «{$field}» contiene un nombre que no se ve
bad-carried_edition_long = la edición que trae esta carrera tiene más de {$most} caracteres
bad-race_of_another = {$file} es una carrera de {$game}: juégala con hippodrome play {$game} --file {$path}
bad-seed_is_secret = {$file} guarda su semilla en secreto, así que solo puede seguir donde empezó
bad-bot_from_file = en {$file} corre el bot «{$bot}», que no está incluido: nómbralo en --seats para seguir
bad-script_wrong = la suerte escrita para «{$stream}» es {$drawn}, pero «{$about}» necesita {$count} números de 0 a {$last}
bad-script_wrong_distinct = la suerte escrita para «{$stream}» es {$drawn}, pero «{$about}» necesita {$count} números distintos de 0 a {$last}
bad-script_ends = no queda suerte escrita para «{$stream}» (se preguntó: {$about})
bad-pickled_rules = esto se guardó con la versión {$version} de las reglas de {$game}; este programa juega la versión {$plays}
bad-luck_differs = línea {$line}: la semilla da {$expected} para «{$ask}», el archivo dice otra cosa
bad-too_many_lines = una carrera que se trae aquí tiene {$most} líneas como máximo, no {$number}
bad-too_long_to_read = esto tarda demasiado u ocupa demasiado al leerlo: no puede ser lo que debería
bad-cannot_be_drawn = esto no se puede dibujar
bad-luck_changed = evento {$event}: la suerte se anotó como {$found}, pero las reglas sacan ahora {$drawn}
bad-of_another_release = esta carrera la escribió otra versión del programa y no se puede seguir jugando: {$why}
bad-closed_by_host = cerrada por quien la abrió
bad-not_read_back = una carrera no se leería tal como se escribió: se queda en la base de datos
bad-newer_schema = esta base de datos tiene el esquema {$schema}, de una versión más nueva del programa: usa esa versión
bad-other_schema = la base de datos tiene el esquema {$schema}, y esta versión {$head}: inicia antes un servidor de esta versión
bad-unsound_backup = {$file} no es una copia de seguridad válida: {$why}
bad-no_backup = {$file} no es una copia de seguridad
bad-other_backup = {$file} es una copia de otra versión, que esta no sabe leer
bad-changed_backup = {$file} se cambió después de escribirse: su suma no cuadra
bad-changed_backup_line = {$file} se cambió después de escribirse: la línea {$line} no se puede leer
bad-damaged_file = {$file} está dañado o cortado
bad-cut_backup = {$file} está cortado: le falta la última línea
bad-in_table = mesa {$table}: {$why}
bad-in_database = la base de datos: {$why}
bad-table_unreadable = sus registros no se pueden leer: {$why}
bad-table_senseless = sus registros no tienen sentido: {$kind}: {$why}
bad-journal_gaps = los números de su diario tienen huecos
bad-journal_unreadable = su diario no se puede leer: {$why}
bad-other_card = su ficha no es lo que dice su diario
bad-cannot_lock = no se puede servir {$file}: no se puede abrir su cerrojo {$lock}: {$why}
bad-file_is_served = otro servidor tiene abierto {$file}: usa ese, u otra --database
bad-file_is_served_at = otro servidor tiene abierto {$file} (proceso {$process} en {$address}): usa ese, u otra --database
bad-file_is_served_by = otro servidor tiene abierto {$file} (proceso {$process}): usa ese, u otra --database
bad-cannot_go_on = no se puede seguir con {$database}: {$why}; hippodrome doctor dice más
bad-cannot_open_database = no se puede abrir la base de datos {$database}: {$why}
bad-not_a_database = no se puede abrir la base de datos {$database}: el archivo no es una base de datos
bad-no_races_in = la base de datos {$database} no contiene carreras de Hippodrome
bad-database_in_use = esta base de datos ya tiene mesas: restaura en una vacía
bad-no_database_named = no hay base de datos en {$database}: nombra un archivo, como sqlite:///club.db
bad-no_database = no existe la base de datos {$file}: no se leyó ni se creó nada
bad-database_no_file = {$file} no es una base de datos: no es un archivo normal
bad-empty_database = {$file} está vacío: no contiene carreras
bad-foreign_database = la base de datos {$file} es de otro programa: nombra un archivo propio para Hippodrome
bad-cannot_keep_races = no se pueden guardar carreras en {$folder}: {$why}; di un lugar con --database
bad-cannot_listen = no se puede escuchar en {$host}, puerto {$port}: {$why}
bad-needs_psycopg = PostgreSQL necesita el paquete psycopg, que no está instalado: pip install 'psycopg[binary]'
bad-needs_driver = no se puede abrir la base de datos {$database}: el paquete {$package} no está instalado
bad-processes_need_postgres = varios procesos necesitan PostgreSQL: --database postgresql://... (SQLite es para un solo proceso)
bad-thinking_needs_postgres = pensar en otras máquinas necesita PostgreSQL: --database postgresql://... (como lo tienen los servidores)
bad-remote_workers_need_postgres = --remote-workers necesita PostgreSQL, donde está la cola de tareas: --database postgresql://...
bad-no_web_address = esto no es una dirección web
bad-no_hook = los avisos van a una dirección http o https sencilla
bad-no_host = no existe la máquina «{$host}»
bad-private_hook = los avisos no pueden ir a una red privada
bad-no_function = no hay ninguna estrategia «{$name}»: nombra una función {$called} como ARCHIVO.py:NOMBRE, o un nivel incluido
bad-not_callable = la estrategia «{$name}» no es una función: debería serlo, {$called}
bad-name_too_long = «{$name}» necesita un nombre más corto: {$most} caracteres visibles como máximo
bad-module_lacks = «{$name}»: {$module} no tiene «{$part}»; tiene {$there}
bad-module_is_empty = «{$name}»: {$module} no tiene «{$part}»; no tiene ninguna función
bad-no_module = {$module} no es un archivo que termine en .py ni un módulo como paquete.módulo
bad-cannot_load = «{$name}» no se puede cargar: {$why}
bad-cannot_load_raised = «{$name}» no se puede cargar: {$kind}: {$why}
bad-cannot_load_raised_at = «{$name}» no se puede cargar: {$kind}: {$why} ({$file}, línea {$line})
bad-bot_no_function = el bot «{$name}» no es una función: debería serlo, def bot(pov, rng)
bad-bot_wrong_function = el bot «{$name}» debería ser una función, def bot(pov, rng), o una clase que se crea sin argumentos, con def __call__(self, pov, rng)
bad-called_while_reading = una simulación se inicia cada vez que se lee el archivo: pon esa llamada bajo una línea  if __name__ == '__main__':
bad-needs_plots = un informe necesita la biblioteca de gráficos: pip install 'hippodrome[lab]'
bad-needs_parquet = los archivos Parquet necesitan PyArrow: pip install 'hippodrome[lab]'
bad-needs_pyarrow = los conjuntos de datos necesitan PyArrow: pip install 'hippodrome[learn]'
bad-needs_pettingzoo = esto necesita PettingZoo: pip install 'hippodrome[learn]'
bad-needs_gymnasium = esto necesita gymnasium: pip install 'hippodrome[learn]'
bad-needs_openspiel = esto necesita OpenSpiel: pip install 'hippodrome[learn]'
bad-needs_ray = un clúster necesita Ray: pip install 'hippodrome[cluster]'
bad-no_cluster = no se puede alcanzar ni iniciar Ray: {$why}
bad-cannot_compile = aquí no se puede compilar nada: {$why}; sin ello todo funciona, más despacio
bad-no_fast_engine = el motor rápido de {$game} no se puede usar: {$why}
bad-fast_none_for = no hay ninguno para {$game}
bad-fast_own_bots = los bots propios corren con el texto de las reglas
bad-fast_not_asked = se pidió el texto de las reglas
bad-fast_needs = no se encuentra {$packages}: pip install {$typed}
bad-fast_too_many = {$what}: {$number} son más que los {$most} que caben en el motor rápido
bad-fast_unknown = el motor rápido no conoce esto: {$what} «{$name}»
bad-fast_unknown_field = el motor rápido no conoce «{$name}» ({$kind})
bad-fast_no_bot = el motor rápido no tiene el bot «{$name}»
bad-fast_unknown_option = el motor rápido de {$game} no conoce la opción «{$name}»
bad-fast_other_rules = el motor rápido de {$game} se comprobó con la versión {$proved} de las reglas, y estas son la versión {$version}
bad-fast_no_drafts = {$game} no tiene borradores compilados
bad-fast_small_box = la casilla de bonificadores tiene {$places} lugares, menos que marcadores
bad-fast_many_symbols = una carta muestra un símbolo más de {$most} veces
bad-fast_not_in_turn = el asiento {$seat} no ha respondido, pero uno posterior sí
bad-fast_few_cards = no hay cartas suficientes en la mesa para todas las manos y la fila de la plebe
bad-fast_other_order = el orden de carrera no es el de los puestos en la pista
bad-fast_other_faces = las caras de los dados tienen otros números que en el motor rápido
bad-fast_stopped_for_luck = la mesa se ha parado por el azar ({$about}), en mitad de una parte del juego
bad-fast_two_chariots = dos cuadrigas están en una misma casilla
bad-fast_two_caltrops = dos abrojos están en una misma casilla
bad-fast_many_points = una cuadriga tiene más puntos de los que puede tener una escala
bad-fast_other_seats = las carreras con comisarios solo se siguen juntas si todas tienen los mismos asientos
bad-fast_in_the_middle = un estado en mitad de «{$phase}» no dice qué reglas esperan: ahí hace falta la mesa
bad-fast_unsorted_hand = una mano no está en el orden de sus cartas
bad-fast_stops_elsewhere = el motor rápido no se para por el azar donde se para la mesa
bad-fast_lost_way = el motor rápido no puede seguir esta mesa: {$why}
bad-written_by_rules = las carreras las anota el texto de las reglas: quita --engine
bad-too_many_options = {$game} no trae identificadores propios, y {$number} opciones son más que las {$most} que se pueden decir por su lugar en una lista
bad-no_observation = {$game} no trae observación: su paquete no tiene la parte «learn» (docs/study/learning.md)
bad-batch_size = un lote tiene de 1 a {$most} carreras, no {$number}
bad-batch_not_fast = el motor rápido no puede con este lote: {$why}; engine='rules' sí
bad-step_shape = un paso pide {$number} identificadores, uno por carrera, no una matriz de la forma {$shape}
bad-id_forbidden = la carrera {$race} no puede usar el identificador {$id}: su máscara lo prohíbe
bad-needs_opponents = un asiento solo necesita rivales: nombra un bot, como opponents='tiro'
bad-no_seat_number = no hay asiento {$number}: los asientos van de 0 a {$last}
bad-reset_first = reinicia el entorno (reset) antes de su primer paso
bad-seats_no_number = los asientos son un número, no {$typed}
bad-no_reward = no hay ninguna recompensa «{$reward}»: elige {$known}
bad-opponents_number = {$seats} asientos tienen {$opponents} rivales, no {$number}
bad-draft_not_done = este borrador no está terminado: pueden seguir {$number} identificadores, y uno debe hacerlo
bad-id_may_not_follow = el identificador {$id} no puede seguir aquí: solo {$may}
bad-draft_is_done = el identificador {$id} no puede seguir aquí: el borrador está terminado
bad-game_name = el nombre de un juego son minúsculas, cifras y guiones sueltos
bad-no_parts = {$module} no tiene un PLUGIN que sea hippodrome.games.plugin.GamePlugin
bad-no_game_object = GAME de {$module} no es un hippodrome.core.game.Game
bad-game_called = su GAME se llama «{$name}», y su punto de entrada «{$entry}»
bad-no_house_edition = no tiene editions/reconstructed.toml, la edición que se juega si nadie nombra otra
bad-words_lack = a locale/{$language}.ftl le falta {$known}
bad-game_unusable = el juego «{$name}» del paquete {$package} no se puede usar: {$why}
bad-game_twice = el juego «{$name}» no se puede usar: {$packages} traen uno con ese nombre; quita todos menos uno
bad-game_raised = el juego «{$name}» del paquete {$package} no se puede usar: {$kind}: {$why}
bad-game_raised_silently = el juego «{$name}» del paquete {$package} no se puede usar: {$kind}: no dice nada más
bad-game_of_the_house = el juego «{$name}» del paquete {$package} no se puede usar: hay un juego incluido con ese nombre, y se juega ese
bad-no_scenarios = {$folder}: en esta carpeta no hay ningún escenario: son archivos .toml
bad-setup_low_port = {$port} es un puerto que solo puede usar quien administra el sistema: inícialo igual que esta comprobación
bad-setup_few_files = un proceso puede abrir {$hard} archivos, y cada conexión es uno: permite al menos {$needed} (ulimit -Hn {$needed}; en una unidad de systemd, LimitNOFILE=)
bad-setup_slower = los bots buscan más despacio: {$why}
bad-setup_not_kept = no se puede conservar, así que los motores de los bots se compilan en cada inicio, durante uno o dos minutos: pon XDG_CACHE_HOME en una carpeta propia
bad-setup_any_name = con --allowed-hosts '*' cualquier sitio puede hacer que su nombre apunte aquí: enumera los nombres, salvo que nginx los compare
bad-setup_anybody_else = {$variable}=* deja que cualquiera diga ser otra persona: nombra la dirección de nginx
bad-setup_say_address = {$variable} está puesta, así que hay un proxy: di con --public-url qué abre la gente, para enlaces y HSTS
bad-setup_not_the_root = las páginas se sirven desde la raíz de un nombre, no más abajo: quita «{$path}» de --public-url
bad-setup_open_without_proxy = se llega a {$address} por un proxy, pero {$host} está abierto sin él y sin TLS: escucha en 127.0.0.1, o pon en {$variable} la dirección del proxy si está en otra máquina
bad-setup_not_encrypted = {$address} no está cifrada: quien escuche tiene los secretos de los asientos; pon delante nginx con TLS
bad-setup_only_this_machine = {$host} solo está abierto a esta máquina: un proxy en ella tiene que pasar lo que llegue a {$name}
bad-setup_no_dns = el nombre {$name} no tiene dirección: nadie lo encuentra (DNS)
bad-setup_schema_rises = el esquema pasa de {$now} a {$head} en el primer inicio: haz antes una copia
bad-setup_no_races_yet = aún no hay carreras: el primer inicio crea las tablas
bad-setup_in_memory = {$database} está en memoria: todas las carreras se pierden en cada reinicio
bad-setup_folder_closed = no se puede escribir en la carpeta {$folder}, y SQLite deja archivos junto a la base de datos
bad-setup_little_room = donde está {$file} solo quedan {$free} MB: ten al menos {$needed}
bad-setup_not_this_users = este usuario no puede leer y escribir {$file}
bad-setup_not_ours_to_close = otros en esta máquina pueden abrir {$file}, y este usuario no puede cerrarlo: usa chown
bad-setup_open_to_others = otros en esta máquina pueden abrir {$file}: el servidor lo cierra al iniciarse
bad-setup_read_only = este PostgreSQL es de solo lectura: nombra aquel en el que se escribe
bad-setup_encoding = la base de datos está en {$encoding}, y hay nombres en todas las escrituras: crea una con codificación UTF8
bad-setup_no_create = este usuario no puede crear tablas ahí, y el primer inicio debe hacerlo: grant create on schema public
bad-setup_no_write = este usuario no puede escribir en las tablas que hay: que sirva su dueño, o concede el permiso
bad-setup_no_fsync = fsync está desactivado en PostgreSQL: un apagón estropearía la base de datos
bad-setup_few_connections_server = PostgreSQL tiene {$limit} conexiones para usuarios, y pueden hacer falta {$needed} ({$each} por proceso): sube max_connections, o inicia menos --workers
bad-setup_few_connections_database = la base de datos tiene {$limit} conexiones para usuarios, y pueden hacer falta {$needed} ({$each} por proceso): sube su límite, o inicia menos --workers
bad-setup_few_connections_role = el rol tiene {$limit} conexiones para usuarios, y pueden hacer falta {$needed} ({$each} por proceso): sube su límite, o inicia menos --workers
fast-spaces_of_the_board = casillas del tablero
fast-spaces_in_a_move = casillas en un movimiento
fast-points_of_a_chariot_s_track = puntos de una escala de cuadriga
fast-dice = dados
fast-faces_of_the_die = caras del dado
fast-caltrops = abrojos
fast-seats = asientos
fast-cards_in_the_deck = cartas en el mazo
fast-cards_in_a_hand = cartas en una mano
fast-cards_in_a_move = cartas en un movimiento
fast-cards_on_the_crowd_track = cartas en la fila de la plebe
fast-symbols = símbolos
fast-different_symbols_on_a_card = símbolos distintos en una carta
fast-kinds_of_tokens = tipos de fichas
fast-fan_tokens = fichas de espectador
fast-tokens_of_a_kind_in_front_of_a_seat = fichas de un tipo ante un asiento
fast-cards_for_a_discard_token = cartas para una ficha de descarte
fast-skills_cards = cartas de habilidades
fast-steps_of_the_skills_track = escalones de la escala de habilidades
fast-faces_of_the_emperor_die = caras del dado del emperador
fast-spaces_in_a_lap = casillas en una vuelta
fast-attack_boxes = casillas de ataque
fast-cards = cartas
fast-crew_cards = cartas de equipo
fast-modifications_of_a_vehicle = modificaciones de un vehículo
fast-contagions = contagios
fast-reaction_cards = cartas de reacción
fast-vehicles = vehículos
fast-sides_of_the_die = caras del dado
fast-counters_on_the_flag = contadores en la bandera
fast-token = ficha
fast-icon = icono
fast-face = cara
fast-colour = color
fast-phase = fase
fast-way_to_join_the_board = forma de unir el tablero
fast-effect = efecto
fast-aim = objetivo
fast-event = evento
fast-role = función
fast-part_of_play = parte del juego
fast-length = duración
fast-state = estado
fast-chariot = cuadriga
fast-racer = vehículo
said-verify_fair = {$file}: {$lines} líneas siguen las reglas; los {$checked} sorteos salen todos de la semilla sellada como {$commitment}...
said-verify_secret = {$file}: {$lines} líneas siguen las reglas; la semilla sigue siendo secreta, así que la suerte no se comprueba
said-verify_wrong = {$file}: línea {$line}: la semilla da {$expected} para «{$what}», el archivo tiene {$found} (difieren {$wrong} de {$checked} sorteos)
said-game = {$title}, de {$least} a {$most} asientos, del paquete {$package}
said-game_of_one_size = {$title}, {$least} asientos, del paquete {$package}
said-edition_new = {$file} es tuyo para cambiarlo; 'hippodrome edition check {$file}' dice si está bien
said-compiling = compilando {$game}
said-compiling_once = compilando el motor rápido de {$game}, una sola vez en este equipo ...
said-compiling_batches = compilando el motor rápido de {$game} para lotes, una sola vez en este equipo ...
said-compiled = {$game}: compilado en {$seconds} s
said-compiled_before = {$game}: ya estaba compilado
said-no_fast_engine = {$game}: no tiene motor rápido
said-written =
    {$races} { $races ->
        [one] carrera escrita
       *[other] carreras escritas
    }{ $rows ->
        [0] {""}
       *[other] {" "}en {$rows} filas
    } en {$file}
said-tasks = Tareas: el resultado es la parte de carreras ganadas
said-task = tarea
said-task_game = juego
said-task_seats = asientos
said-task_opponents = rivales
said-task_edition = edición
said-score = {$policy} gana el {$score} ({$low} a {$high}) de {$races} carreras de {$task}; entre iguales sería el {$even}
said-ids = {$game}, edición {$edition}: {$n} identificadores
said-id = identificador
said-id_means = significa
said-fields = {$game}, edición {$edition}, {$seats} asientos: {$n} números
said-field_numbers = números
said-field_name = campo
said-field_divided_by = dividido entre
said-field_what = qué es
said-words_no_file = no existe locale/{$language}.ftl: se lee en inglés
said-words_lacking = falta: se lee en inglés
said-words_too_much = sobra: en inglés no existe ese texto
said-words_unreadable = ilegible: {$why}
said-words_values =
    otros valores{ $lost ->
        [0] {""}
       *[other] ; falta {$lost}
    }{ $made ->
        [0] {""}
       *[other] ; sobra {$made}
    }
said-words_changed = cambiado: el texto inglés ha cambiado desde la traducción
said-words_to_do =
    {$language}: { $n ->
        [0] completo
       *[other] {$n} por hacer
    }
said-examining = revisando ... {$n}
said-copying = copiando ... {$n}
said-restoring = restaurando ... {$n}
said-archiving = archivando ... {$n}
said-examined =
    {$database}: {$tables} { $tables ->
        [one] mesa
       *[other] mesas
    }{ $states ->
        [0] {""}
       *[other] {" "}({$states})
    }, {$events} { $events ->
        [one] evento
       *[other] eventos
    }, {$faults} { $faults ->
        [one] fallo
       *[other] fallos
    }
said-state_gathering = {$n} sin empezar
said-state_running = {$n} en curso
said-state_over =
    {$n} { $n ->
        [one] terminada
       *[other] terminadas
    }
said-state_unfinished = {$n} sin terminar
said-state_closed =
    {$n} { $n ->
        [one] cerrada
       *[other] cerradas
    }
said-left_out = omitida: {$why}
said-backed_up =
    {$file}: {$tables} { $tables ->
        [one] mesa
       *[other] mesas
    } de {$database}
said-restored =
    {$database}: {$tables} { $tables ->
        [one] mesa
       *[other] mesas
    } de {$file}
said-archived =
    {$folder}: {$races} { $races ->
        [one] carrera
       *[other] carreras
    } de {$database}
said-thinking =
    Pensando para {$database} con {$n} { $n ->
        [one] proceso
       *[other] procesos
    }; Ctrl-C lo detiene y otros siguen.
said-here = Hippodrome está en {$address}
said-others = Desde otros equipos de esta red se abre {$address}
said-friends =
    { $n ->
        [0] Este equipo no tiene dirección en ninguna red, así que ningún otro dispositivo puede llegar a él.
        [one] Desde la misma red se abre este enlace:
       *[other] Desde la misma red se abre uno de estos enlaces:
    }
said-open_here_only = El asiento libre solo puede ocuparse desde este equipo; con --lan, desde toda tu red.
said-keep_running = Déjalo en marcha mientras juegas; Ctrl-C lo detiene. No se pierde nada.
said-scenario_step = paso {$step}, {$what}
said-scenario_expected = esperado
said-scenario_found = encontrado
said-scenarios =
    {$n} { $n ->
        [one] escenario
       *[other] escenarios
    }: { $failed ->
        [0] todo se cumplió
       *[other] {$failed} sin cumplirse
    }
said-every_piece = cada pieza en algún sitio exactamente una vez
said-every_outcome = se pregunta por cada resultado escrito
said-left_over =
    { $n ->
        [one] sobra {$n}
       *[other] sobran {$n}
    }
said-taken_back = retirada
said-taking_back = retirar
said-none_begins = ninguna opción de {$what} empieza así
said-offered = se ofrece: {$answer}
said-refused =
    rechazado: {$code}{ $data ->
        [0] {""}
       *[other] {" "}({$data})
    }{ $section ->
        [0] {""}
       *[other] , {$section}
    }
said-refused_at_all = rechazado
said-waits_over = nada: la carrera ha terminado
said-waits_ask = «{$about}»
said-waits_luck = azar
said-fault = fallo: {$part}: {$why}
said-note = nota: {$part}: {$why}
said-faults = fallos: {$number}
said-ready = todo listo para servir
said-part-games = juegos
said-part-log_level = registros
said-part-database = base de datos
said-part-public_url = URL pública
said-part-port = puerto
said-part-open_files = archivos abiertos
said-part-compiled_code = código compilado
