### Cthulhu 500 en español.

game-title = Cthulhu 500
game-pitch = Adelanta a toda la { -pack }, arregla lo que pisotean los Dioses Arquetípicos y ve en cabeza cuando salga la bandera a cuadros.

-pits = boxes
-pack = horda
-turn = { $at ->
    [start] Turno
   *[within] turno
}
    .gender = masculine

piece-flag = la bandera a cuadros
piece-no_card = ninguna carta
piece-standing = {$player} ({$n})

type-action = acción
type-crew = equipo
type-mod = modificación
type-tires = neumáticos
type-reaction = reacción

pile-thick = grueso
pile-thin = fino
pile-nearly_gone = casi agotado
pile-empty = vacío

flag-waiting = aún no está en él
flag-below = se barajó en su mitad de abajo
flag-in_pile = está en él
flag-out = ya ha salido

event-card = cuando otra persona acaba de jugar una carta
event-attempt = cuando empieza un intento de adelantamiento
event-rolled = cuando se han tirado los dados de una prueba de adelantamiento
event-passed = cuando han adelantado a tu vehículo
event-damage = cuando tu vehículo va a recibir daño
event-pit = cuando otra persona anuncia una parada en { -pits }
event-repair = cuando otra persona intenta una reparación
event-turn = cuando termina un turno
event-contagion = cuando un contagio se mueve

vehicle-feararri-name = Feararri
vehicle-feararri-text = «Que nadie raye la pintura».

vehicle-not-meant-to-drive-name = El vehículo que nadie debía conducir
vehicle-not-meant-to-drive-text = Roba una carta más en un turno en que haya descartado alguna.

vehicle-car-of-cthulhu-name = El bólido de Cthulhu
vehicle-car-of-cthulhu-text = «Aguarda soñando en el garaje».

vehicle-chariot-of-the-elder-gods-name = Cuadriga de los Dioses Arquetípicos
vehicle-chariot-of-the-elder-gods-text = +{$amount} de velocidad en el turno en que surte efecto un Hechizo.

vehicle-sport-cthutility-vehicle-name = Todocthulhurreno deportivo
vehicle-sport-cthutility-vehicle-text = «Siete plazas, o una sola cosa con muchos miembros».

vehicle-unspeakable-olds-name = El Oldsmobile innombrable
vehicle-unspeakable-olds-text = «Tuvo un solo dueño, que sigue dentro».

vehicle-satanic-pushcart-name = Carretilla satánica
vehicle-satanic-pushcart-text = «La empuja el diablo en persona».

vehicle-big-honkin-truck-name = El camionazo que pita
vehicle-big-honkin-truck-text = «Una vez dañado, ya no le quedan frenos».

card-spell-of-chaos-name = Hechizo del caos
card-spell-of-chaos-text = Hechizo. Cada cual pasa su mano a quien tiene a la izquierda.

card-stomped-by-an-elder-god-name = Pisotón de un Dios Arquetípico
card-stomped-by-an-elder-god-text = Hechizo. Daña el vehículo de un rival.

card-colour-out-of-the-exhaust-name = El color que salió del escape
card-colour-out-of-the-exhaust-text = Hechizo. Daña el vehículo que va justo delante de ti y el que va justo detrás.

card-non-euclidean-hairpin-name = Horquilla no euclidiana
card-non-euclidean-hairpin-text = Hechizo. Un vehículo y el que va justo detrás en la fila intercambian sus puestos. Nadie gana contadores de vueltas.

card-byakhee-towing-service-name = Grúas Byakhee
card-byakhee-towing-service-text = Hechizo. Dos adelantamientos automáticos. Luego tu vehículo recibe daño. «Te sueltan».

card-recalled-to-carcosa-name = Te reclaman en Carcosa
card-recalled-to-carcosa-text = Hechizo. Una carta de Equipo en juego vuelve a la mano de quien la tiene.

card-elder-sign-decal-name = Pegatina del Signo Arquetípico
card-elder-sign-decal-text = Hechizo. Terminan todos los contagios. Los Hechizos rivales no afectan a tu vehículo hasta tu próximo turno.

card-dreamlands-shortcut-name = Atajo por las Tierras del Sueño
card-dreamlands-shortcut-text = Adelantamiento automático: te pones delante del vehículo siguiente, sin prueba.

card-cutting-the-angles-of-tindalos-name = Por los ángulos de Tíndalos
card-cutting-the-angles-of-tindalos-text = Prueba de adelantamiento contra el segundo vehículo por delante de ti.

card-saboteur-from-innsmouth-name = Saboteador de Innsmouth
card-saboteur-from-innsmouth-text = Descarta una Modificación de un rival.

card-repo-ghouls-name = Gules embargadores
card-repo-ghouls-text = Llévate a la mano una Modificación de un rival. «Debía una cuota».

card-caltrops-of-nyogtha-name = Abrojos de Nyogtha
card-caltrops-of-nyogtha-text = Descarta los Neumáticos de un rival.

card-a-better-offer-name = Una oferta mejor
card-a-better-offer-text = Una carta de Equipo de los { -pits } de un rival pasa a los tuyos. «Incluye dentista».

card-black-plague-name = Peste negra
card-black-plague-text = Contagio. Ponlo en una carta de Equipo: al final del turno de quien la tiene, esa carta se descarta, y esa persona elige la siguiente víctima.

card-gremlins-name = Gremlins
card-gremlins-text = Contagio. Ponlo en una Modificación: al final del turno de quien la tiene, esa carta se descarta, y esa persona elige la siguiente víctima.

card-old-farmers-necronomicon-name = El Necronomicón del labrador
card-old-farmers-necronomicon-text =
    Roba hasta {$amount} { $amount ->
        [one] carta
       *[other] cartas
    }, si caben en tu mano. «Los nabos, en luna nueva».

card-cyclopean-pothole-name = Bache ciclópeo
card-cyclopean-pothole-text =
    Un rival tendrá {$amount} { $amount ->
        [one] acción
       *[other] acciones
    } menos en su próximo turno.

card-wrench-out-of-space-and-time-name = La llave inglesa que vino del espacio y del tiempo
card-wrench-out-of-space-and-time-text = Prueba de reparación sin parar en { -pits }, con +{$amount}.

card-premium-unleaded-ichor-name = Icor súper sin plomo
card-premium-unleaded-ichor-text = +{$amount} en tus pruebas de adelantamiento hasta el final de este turno.

card-fungi-from-detroit-name = Fungi de Detroit
card-fungi-from-detroit-text = Fungi. Conducir {$drive}, Arreglar {$fix}. En { -pits }: +1 a Arreglar por cada otro Fungi que haya allí, hasta +{$amount}.

card-fungi-from-daytona-name = Fungi de Daytona
card-fungi-from-daytona-text = Fungi. Conducir {$drive}, Arreglar {$fix}. Al volante: +1 a Conducir por cada Fungi en tus { -pits }, hasta +{$amount}.

card-zombie-valet-name = Zombi valet
card-zombie-valet-text = Zombi. Conducir {$drive}, Arreglar {$fix}. Sigue en juego cuando debería descartarse.

card-zombie-grease-monkey-name = Zombi mecánico
card-zombie-grease-monkey-text = Zombi. Conducir {$drive}, Arreglar {$fix}. Vuelve a tu mano cuando debería descartarse. «Se arrastra».

card-high-priest-of-motocross-name = Gran Sacerdote del Motocross
card-high-priest-of-motocross-text =
    Conducir {$drive}, Arreglar {$fix}. Tras el Hechizo de cualquiera puedes robar {$amount} { $amount ->
        [one] carta
       *[other] cartas
    }.

card-herbert-west-name = Herbert West, médico del equipo
card-herbert-west-text = Conducir {$drive}, Arreglar {$fix}. Como acción: un Zombi del descarte se une a tus { -pits }.

card-dr-armitage-name = Dr. Armitage
card-dr-armitage-text = Conducir {$drive}, Arreglar {$fix}. Los Hechizos rivales no afectan al vehículo que conduce.

card-tcho-tcho-mechanic-name = Mecánico tcho-tcho
card-tcho-tcho-mechanic-text = Conducir {$drive}, Arreglar {$fix}. «No preguntes qué lleva la grasa».

card-deep-one-in-coveralls-name = Profundo con ropa de taller
card-deep-one-in-coveralls-text =
    Conducir {$drive}, Arreglar {$fix}. Si falla tu reparación, puedes robar {$amount} { $amount ->
        [one] carta
       *[other] cartas
    }.

card-ace-from-arkham-name = As de Arkham
card-ace-from-arkham-text = Conducir {$drive}, Arreglar {$fix}. «En libertad por buena conducta hasta que acabe la carrera».

card-nyarlathotep-stunt-driver-name = Nyarlathotep, doble de riesgo
card-nyarlathotep-stunt-driver-text = Conducir {$drive}, Arreglar {$fix}. Al volante: gana las pruebas de adelantamiento empatadas.

card-cultist-with-a-foam-tentacle-name = Sectario con tentáculo de espuma
card-cultist-with-a-foam-tentacle-text =
    Conducir {$drive}, Arreglar {$fix}. Cuando ganas un contador de vueltas, puedes robar {$amount} { $amount ->
        [one] carta
       *[other] cartas
    }.

card-spacemeadweiser-name = Hidromielweiser
card-spacemeadweiser-text =
    Patrocinador. Al final de tu turno roba {$amount} { $amount ->
        [one] carta
       *[other] cartas
    } más.

card-sponsor-who-must-not-be-named-name = El patrocinador que no debe ser nombrado
card-sponsor-who-must-not-be-named-text =
    Patrocinador. En tu mano { $amount ->
        [one] cabe
       *[other] caben
    } {$amount} { $amount ->
        [one] carta
       *[other] cartas
    } más.

card-miskatonic-night-school-name = Escuela nocturna Miskatonic
card-miskatonic-night-school-text = Patrocinador. {$leading} en tus pruebas de adelantamiento mientras lideras la { -pack }.

card-innsmouth-seafood-shack-name = Marisquería de Innsmouth
card-innsmouth-seafood-shack-text =
    Patrocinador. Cuando tu vehículo recibe daño, puedes robar {$amount} { $amount ->
        [one] carta
       *[other] cartas
    }.

card-engine-of-the-damned-name = Motor de los condenados
card-engine-of-the-damned-text = {$always} en tus pruebas de adelantamiento, {$complexity} de complejidad.

card-shoggoth-v8-name = Shoggoth V8
card-shoggoth-v8-text = {$always} en tus pruebas de adelantamiento. «¡Tekeli-li!».

card-ichor-injection-name = Inyección de icor
card-ichor-injection-text = {$passing} cuando intentas adelantar. Se descarta cuando falla tu intento.

card-tentacles-name = Tentáculos
card-tentacles-text = {$passed} cuando intentan adelantarte.

card-spikey-bits-name = Cositas con pinchos
card-spikey-bits-text = El vehículo que te adelanta recibe daño.

card-mudflaps-man-was-not-meant-to-ogle-name = Los guardabarros que nadie debía contemplar
card-mudflaps-man-was-not-meant-to-ogle-text = El vehículo de detrás no tiene prueba gratis cuando paras en { -pits }.

card-fifth-dimension-suspension-name = Suspensión de la quinta dimensión
card-fifth-dimension-suspension-text = Un empate en una prueba de adelantamiento no daña tu vehículo.

card-plating-of-the-great-race-name = Blindaje de la Gran Raza
card-plating-of-the-great-race-text = Cuando tu vehículo vaya a recibir daño, se descarta esta carta en su lugar.

card-nuclear-weapons-name = Armas nucleares
card-nuclear-weapons-text = Como acción: descártalas para dañar los vehículos que van justo delante y justo detrás de ti.

card-harpoon-of-dagon-name = Arpón de Dagón
card-harpoon-of-dagon-text = Como acción: el vehículo de delante tiene -{$amount} en sus pruebas de adelantamiento hasta el final de este turno.

card-chassis-that-grew-name = El chasis que creció
card-chassis-that-grew-text = Al empezar tu turno, si tu vehículo está dañado, tira un dado: con {$amount} o más queda reparado.

card-rats-in-the-whitewalls-name = Las ratas de las bandas blancas
card-rats-in-the-whitewalls-text = {$passed} cuando intentan adelantarte, {$passing} cuando intentas adelantar.

card-radials-from-beyond-space-and-time-name = Radiales de más allá del espacio y del tiempo
card-radials-from-beyond-space-and-time-text = {$passing} cuando intentas adelantar.

card-black-goat-all-terrains-name = Todoterreno de la Cabra Negra
card-black-goat-all-terrains-text = {$always} en tus pruebas de adelantamiento, {$complexity} de complejidad. «Mil retoños por rueda».

card-slicks-of-the-slug-god-name = Lisos del Dios Babosa
card-slicks-of-the-slug-god-text = {$always} en tus pruebas de adelantamiento. Se descartan cuando tu vehículo recibe daño.

card-retreads-of-leng-name = Recauchutados de Leng
card-retreads-of-leng-text =
    {$passing} cuando intentas adelantar. Puedes intentar adelantar a un vehículo hasta {$amount} { $amount ->
        [one] puesto
       *[other] puestos
    } por delante.

card-ia-ia-name = ¡Iä! ¡Iä!
card-ia-ia-text = Cuando otra persona acaba de jugar una carta: cancélala.

card-lead-tentacle-name = Tentáculo a fondo
card-lead-tentacle-text = Cuando intentas adelantar: +{$amount}.

card-swerve-of-madness-name = Volantazo de la locura
card-swerve-of-madness-text = Cuando intentan adelantarte: +{$amount}.

card-azathoths-loaded-die-name = El dado cargado de Azathoth
card-azathoths-loaded-die-text = Cuando se han tirado los dados de tu prueba de adelantamiento: tira otra vez el tuyo.

card-the-piper-misses-a-note-name = El flautista desafina
card-the-piper-misses-a-note-text = Cuando se han tirado los dados de cualquier prueba de adelantamiento: se tiran los dos otra vez.

card-privilege-of-the-great-race-name = Privilegio de la Gran Raza
card-privilege-of-the-great-race-text = Cuando termina un turno: el siguiente es tuyo.

card-that-is-not-dead-name = Que no está muerto
card-that-is-not-dead-text = Cuando tu vehículo va a recibir daño: no lo recibe.

card-opportunity-gnaws-name = La ocasión la roen calva
card-opportunity-gnaws-text = Cuando otra persona anuncia una parada en { -pits }: prueba de adelantamiento gratis contra el vehículo que llevas delante.

card-claim-against-the-gods-name = Reclamación contra los dioses
card-claim-against-the-gods-text =
    Cuando han adelantado a tu vehículo: roba {$amount} { $amount ->
        [one] carta
       *[other] cartas
    }.

card-left-handed-lug-nuts-name = Tuercas para zurdos
card-left-handed-lug-nuts-text = Cuando otra persona intenta una reparación: -{$amount}.

option-length = Duración de la carrera: corta (short), normal (normal) o larga (long)
option-counters = Contadores sobre la bandera (solo en el juego largo)
option-warning_lap = Una última vuelta tras salir la bandera
option-net_laps = Cuando nadie está sin contador de vueltas, cada cual devuelve uno
option-swap_laps = Los contadores de vueltas se ajustan cuando la cabeza y la cola de la { -pack } cambian de puesto
option-damage_passes = Perder un puesto por daño cuenta como un adelantamiento
option-vehicles = Vehículos al azar (random) o elegidos (drafted)

option-length-label = Duración
option-length-explain = En el juego normal la bandera entra en el mazo al barajar por primera vez; en el corto está desde el principio en la mitad de abajo del primer mazo; en el largo la frenan unos contadores.
option-length-short = corta
option-length-normal = normal
option-length-long = larga

option-counters-label = Contadores en la bandera
option-counters-explain = Solo en el juego largo: cuántas veces hay que barajar hasta que la bandera esté en el mazo.

option-warning_lap-label = Vuelta de aviso
option-warning_lap-explain = Cuando sale la bandera, cada cual tiene un turno más; el último es de quien la robó.

option-net_laps-label = Vueltas netas
option-net_laps-explain = En cuanto nadie está sin contador de vueltas, cada cual devuelve uno.

option-swap_laps-label = Contadores ajustados
option-swap_laps-explain = Cuando la cabeza y la cola de la { -pack } cambian de puesto porque ambas se dañan de nuevo, quien iba en cabeza gana un contador de vueltas y quien iba al final devuelve uno; si no tiene ninguno, el resto gana uno. Sin esto, solo cambian los puestos.

option-damage_passes-label = Adelantamiento por daño
option-damage_passes-explain = A un vehículo dañado de nuevo lo adelanta el que va detrás. Con esto, es un adelantamiento como cualquier otro: las Cositas con pinchos dañan y se pueden jugar las reacciones a un adelantamiento. Sin esto, no provoca nada.

option-vehicles-label = Vehículos
option-vehicles-explain = Repartidos al azar, o elegidos uno tras otro.
option-vehicles-random = al azar
option-vehicles-drafted = elegidos

choice-short = corta
choice-normal = normal
choice-long = larga
choice-random = al azar
choice-drafted = elegidos

ask-vehicle = Elige tu vehículo.
ask-qualify = Descarta cuantas cartas quieras por un puesto en la salida: quien más descarta sale en cabeza. Conservas el resto.
ask-action = Elige una acción.
ask-free_test = El vehículo de delante para en { -pits }. ¿Intentas adelantarlo gratis?
ask-pit = Estás en { -pits }. Haz una sola cosa:
ask-react = ¿Juegas una reacción?
ask-may_draw = ¿Robas? Puede salir la bandera.
ask-discard = Descarta cuantas cartas quieras, o ninguna.
ask-draw = ¿Cuántas cartas robas?
ask-contagion = ¿Adónde pasa ahora el contagio?

result-by =
    Con {$n} { $n ->
        [one] contador
       *[other] contadores
    } de vueltas más que {$rival}.
result-ahead = Con tantos contadores de vueltas como {$rival}, pero por delante en la { -pack }.
result-came =
    {$laps} { $laps ->
        [one] contador
       *[other] contadores
    } de vueltas, puesto {$place} en la { -pack }

awaits-vehicle =
    {$waiting} { $waiting ->
        [one] elige
       *[other] eligen
    } vehículo.
awaits-qualify =
    {$waiting} { $waiting ->
        [one] descarta
       *[other] descartan
    } cartas por un puesto en la salida.
awaits-action =
    {$waiting} { $waiting ->
        [one] elige
       *[other] eligen
    } una acción.
awaits-free_test =
    {$waiting} { $waiting ->
        [one] decide si intenta
       *[other] deciden si intentan
    } adelantar gratis.
awaits-pit =
    {$waiting} { $waiting ->
        [one] está
       *[other] están
    } en { -pits }.
awaits-react =
    {$waiting} { $waiting ->
        [one] puede
       *[other] pueden
    } jugar una reacción.
awaits-may_draw =
    {$waiting} { $waiting ->
        [one] decide si roba
       *[other] deciden si roban
    }.
awaits-discard =
    {$waiting} { $waiting ->
        [one] descarta
       *[other] descartan
    } cartas.
awaits-draw =
    {$waiting} { $waiting ->
        [one] decide cuántas cartas roba
       *[other] deciden cuántas cartas roban
    }.
awaits-contagion =
    {$waiting} { $waiting ->
        [one] decide
       *[other] deciden
    } adónde pasa el contagio.

verb-take = tomar {$cards}
verb-throw = descartar {$cards}
verb-throw_none = no descartar nada
verb-play = jugar {$cards}
verb-crew =
    { $you ->
        [seat] mandar a {$cards} a tus { -pits }
       *[other] mandar a {$cards} a los { -pits } de {$seats}
    }
verb-overtake = intentar adelantar a {$seats}
verb-pit = parar en { -pits }
verb-use = usar {$cards}
verb-end = no hacer más acciones
verb-yes = sí
verb-no = no
verb-mod = montar {$cards}
verb-tires = montar {$cards}
verb-driver = poner a {$cards} al volante
verb-repair = intentar reparar
verb-remove = quitar {$cards}
verb-nothing = no hacer nada
verb-react = jugar {$cards}
verb-pass = sin reacción
verb-silence = ninguna reacción más este turno
verb-draw = robar {$number}
verb-infect = {$cards}
verb-aimed = {$what}, contra {$whom}
verb-instead = {$what}, en lugar de {$whom}

fact-vehicle = {$seat} conduce: {$vehicle}.
fact-dealt = Recibes {$cards}.
fact-qualified =
    {$seat} descarta {$number} { $number ->
        [one] carta
       *[other] cartas
    }{ $cards ->
        [0] {""}
       *[other] : {$cards}
    }.
fact-order_rolls = {$seats} tiran para decidir el orden: {$dice}.
fact-grid = La { -pack } se forma: {$places}. {$seat}, al final, tiene el primer turno.
fact-turn =
    Turno {$turn}: {$seat}, {$actions} { $actions ->
        [one] acción
       *[other] acciones
    }.
fact-regrows = {$seat} tira por el chasis: {$die}, necesita {$needed}.
fact-played =
    {$seat} juega {$card}{ $aim ->
        [0] {""}
       *[other] { $owner ->
                [0] {""}
               *[other] {" "}sobre {$aim} de {$owner}
            }
    }{ $seats ->
        [0] {""}
       *[other] {" "}contra {$seats}
    }.
fact-uses =
    {$seat} usa {$card}{ $aim ->
        [0] {""}
       *[other] {" "}sobre {$aim}
    }.
fact-crew = {$seat} manda a {$card} a los { -pits } de {$rival}.
fact-no_more_actions = {$seat} no hace más acciones.
fact-reacted = {$seat} juega {$card} como reacción.
fact-came_too_late = {$card} llega tarde y vuelve a la mano de {$seat}.
fact-nothing_left = {$card} de {$seat} ya no tiene nada que cancelar y se descarta.
fact-cancelled = ¡Iä! ¡Iä! {$seat} cancela {$card} de {$rival}.
fact-triggers = {$card}: {$seat} puede robar.
fact-attempts = {$seat} intenta adelantar a {$rival}.
fact-dice = {$seat} saca {$die}, {$rival} saca {$rival_die}.
fact-rolled_again = {$seat} tira otra vez: {$die}.
fact-total =
    {$seat}: {$die} (dado) + {$speed} (velocidad){ $drive ->
        [0] {""}
       *[other] {" "}+ {$drive} (al volante)
    }{ $mod_bonus ->
        [0] {""}
       *[other] {" "}{$mod_bonus} (modificaciones)
    }{ $tire_bonus ->
        [0] {""}
       *[other] {" "}{$tire_bonus} (neumáticos)
    }{ $action_bonus ->
        [0] {""}
       *[other] {" "}{$action_bonus} (acciones)
    }{ $reaction_bonus ->
        [0] {""}
       *[other] {" "}{$reaction_bonus} (reacciones)
    } = {$total}.
fact-failed = {$seat} no consigue adelantar a {$rival}.
fact-wins_tie = Empate, y lo gana quien conduce por {$seat}.
fact-tie = Empate: {$seat} y {$rival} chocan.
fact-passed = {$seat} adelanta a {$rival} y ocupa el puesto {$place} de la { -pack }.
fact-follows = {$seat} se cuela detrás de {$rival} y deja atrás a {$passed}.
fact-lap =
    {$seat} saca una vuelta a la { -pack }: {$laps} { $laps ->
        [one] contador
       *[other] contadores
    } de vueltas.
fact-net_laps = Nadie está sin contador de vueltas: cada cual devuelve uno.
fact-spiked = Las Cositas con pinchos de {$rival} dañan el vehículo de {$seat}.
fact-lap_back =
    {$seat} pierde una vuelta: {$laps} { $laps ->
        [one] contador
       *[other] contadores
    } de vueltas.
fact-swapped = {$seat} y {$rival} intercambian sus puestos.
fact-plated = {$card} salva el vehículo de {$seat}.
fact-unharmed = El vehículo de {$seat} sale ileso.
fact-damaged = El vehículo de {$seat} queda dañado: velocidad {$speed}.
fact-damaged_again = El vehículo dañado de {$seat} recibe otro golpe y pierde un puesto.
fact-pits = {$seat} anuncia una parada en { -pits }.
fact-pounces = {$seat} gana una prueba de adelantamiento gratis.
fact-ogled = {$rival} contempla los guardabarros de {$seat} y no tiene prueba gratis.
fact-idles = {$seat} sale de { -pits } sin hacer nada.
fact-fits =
    {$seat} monta {$card}{ $replaced ->
        [0] {""}
       *[other] {" "}en lugar de {$replaced}
    }.
fact-takes_wheel =
    {$seat} pone al volante a {$card}{ $replaced ->
        [0] {""}
       *[other] {" "}en lugar de {$replaced}
    }.
fact-steps_down = {$card} se baja del vehículo de {$seat} y se une a los { -pits }.
fact-repair_test =
    {$seat} repara: {$die} (dado){ $fix ->
        [0] {""}
       *[other] {" "}+ {$fix} (equipo)
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+ {$bonus} (llave)
    }{ $jinx ->
        [0] {""}
       *[other] {" "}- {$jinx} (tuercas)
    } = {$total}, necesita {$complexity}.
fact-repaired = El vehículo de {$seat} queda reparado.
fact-repair_failed = La reparación de {$seat} falla.
fact-hands_go_round = Cada mano pasa a la izquierda.
fact-new_hand = Tu nueva mano: {$cards}.
fact-recalled = {$card} vuelve a la mano de {$seat}.
fact-sheltered = Los Hechizos no afectan a {$seat} hasta su próximo turno.
fact-repossessed = {$seat} le quita {$card} al vehículo de {$rival}.
fact-changed_sides = {$card} deja a {$rival} por los { -pits } de {$seat}.
fact-slowed =
    {$seat} tendrá {$actions} { $actions ->
        [one] acción
       *[other] acciones
    } menos en su próximo turno.
fact-boosted = {$seat} tiene +{$amount} en las pruebas de adelantamiento hasta el final de este turno.
fact-reanimated = {$card} se levanta otra vez y se une a los { -pits } de {$seat}.
fact-harpooned = {$seat} arponea a {$rival}: -{$amount} en las pruebas de adelantamiento hasta el final de este turno.
fact-thrown_out = {$seat} pierde {$card}.
fact-survives = {$card} de {$seat} sigue en juego.
fact-crawls_back = {$card} de {$seat} vuelve a la mano.
fact-infected = {$contagion} cae sobre {$card} de {$seat}.
fact-struck = {$contagion} se lleva {$card} de {$seat}.
fact-contagion_ends = {$contagion}: fin del contagio.
fact-threw_away = {$seat} descarta {$cards}.
fact-drew =
    {$seat} roba {$number} { $number ->
        [one] carta
       *[other] cartas
    }.
fact-drew_cards = Robas: {$cards}.
fact-reshuffled =
    Se baraja el descarte: hay un nuevo mazo{ $flag ->
        [yes] , con la bandera a cuadros dentro
       *[no] {""}
    }.
fact-counter =
    Se quita un contador de la bandera: { $number ->
        [one] queda
       *[other] quedan
    } {$number}.
fact-turn_over = Termina el turno de {$seat}.
fact-takes_next_turn = El próximo turno es de {$seat}.
fact-standstill =
    Nadie ha robado en {$rounds} { $rounds ->
        [one] ronda
       *[other] rondas
    }: la carrera termina.
fact-warning = {$seat} roba la bandera a cuadros: última vuelta, y {$seat} tendrá el último turno.
fact-flag = ¡{$seat} roba la bandera a cuadros!
fact-race_over = ¡Gana {$winner}! Contadores de vueltas: {$standings}.

## brief: lo mismo en breve, detrás de un nombre

brief-vehicle = {$vehicle}
brief-qualified =
    descarta {$number}{ $cards ->
        [0] {""}
       *[other] : {$cards}
    }
brief-played =
    juega {$card}{ $aim ->
        [0] {""}
       *[other] { $owner ->
                [0] {""}
               *[other] {" "}sobre {$aim} de {$owner}
            }
    }{ $seats ->
        [0] {""}
       *[other] {" "}contra {$seats}
    }
brief-uses =
    usa {$card}{ $aim ->
        [0] {""}
       *[other] {" "}sobre {$aim}
    }
brief-crew = manda a {$card} a los { -pits } de {$rival}
brief-reacted = reacciona con {$card}
brief-cancelled = cancela {$card} de {$rival}
brief-pounces = gana una prueba gratis
brief-wins_tie = gana el empate quien conduce
brief-follows = se cuela tras {$rival} y adelanta a {$passed}
brief-attempts = intenta adelantar a {$rival}
brief-test = {$mine} contra {$theirs} (dados {$die} y {$rival_die})
brief-failed = no lo consigue
brief-passed = adelanta, ahora en el puesto {$place}
brief-tie = empate, chocan los dos
brief-lap =
    saca una vuelta a la { -pack }: {$laps} { $laps ->
        [one] contador
       *[other] contadores
    } de vueltas
brief-damaged = recibe daño, velocidad {$speed}
brief-damaged_again = recibe más daño, pierde un puesto
brief-unharmed = sin daños
brief-pits = parada en { -pits }
brief-idles = sale de { -pits } sin hacer nada
brief-fits =
    monta {$card}{ $replaced ->
        [0] {""}
       *[other] {" "}en lugar de {$replaced}
    }
brief-takes_wheel =
    pone a {$card} al volante{ $replaced ->
        [0] {""}
       *[other] {" "}en lugar de {$replaced}
    }
brief-repair_test = reparación: {$total}, necesita {$complexity}
brief-repaired = reparado
brief-repair_failed = falla
brief-slowed =
    {$actions} { $actions ->
        [one] acción
       *[other] acciones
    } menos el próximo turno
brief-boosted = +{$amount} este turno
brief-harpooned = {$rival} tiene -{$amount} este turno
brief-thrown_out = pierde {$card}
brief-survives = conserva {$card}
brief-threw_away = descarta {$number}
brief-drew = roba {$number}

# Qué está mal en el archivo de una edición. `name` y `other` son citas del archivo.
fault-too_few_cards = tiene muy pocas cartas: {$number}, y ocho manos y un mazo necesitan {$need} o más
fault-limit_hand = es {$value}, pero normalmente una mano tiene como mucho cinco cartas
fault-limit_actions = es {$value}, pero un turno tiene dos acciones
fault-limit_draw = es {$value}, pero tras un turno se roban como mucho dos cartas
fault-limit_mods = es {$value}, pero un vehículo lleva como mucho dos modificaciones
fault-limit_die = es {$value}, pero el dado tiene seis caras
fault-limit_faster = es {$value} para «{$name}» y {$others} para el más lento «{$other}», pero un vehículo más rápido es el más lento cuando está dañado
fault-limit_one_faster = «{$name}» es más rápido cuando está dañado, y «{$other}» también, pero eso solo le pasa a un vehículo
fault-no_cards_of_type = falta: escribe {$header} para cada carta de este tipo
fault-card_twice = «{$name}» está dos veces: escribe copies = 2
fault-card_alike = «{$name}» es «{$other}» con otro nombre
fault-wrong_count = dice {$said}, pero la lista tiene {$found}
fault-no_id = «{$name}» debe tener letras minúsculas y cifras, con guiones entre palabras
fault-id_of_flag = «flag» es el nombre de la bandera a cuadros
fault-effect_answers_not = «{$name}» no puede responder a «{$trigger}», solo estos: {$known}
fault-does_nothing = no hace nada: dale un efecto o un bonificador
fault-no_such_effect = es «{$name}», pero en una carta del tipo {$type} el efecto es uno de estos: {$known}
fault-effect_needs_number = falta: el efecto «{$name}» necesita un número
fault-no_switch = debe ser true o false
fault-untrue_text = «{$name}» no hace lo que dice el texto de la casa: dale un nombre y un texto propios
fault-too_few_vehicles = tiene muy pocos vehículos: debe haber {$need} o más, cada uno como {$header}
fault-vehicle_twice = «{$name}» está dos veces
fault-scenario_no_vehicle = en esta edición no existe el vehículo «{$name}»; hay {$known}
fault-scenario_no_vehicle_number = no existe el vehículo {$number}
fault-scenario_no_player = debería ser alguien de la mesa
fault-scenario_cannot_come = «{$name}» no puede salir en «{$about}»
fault-scenario_vehicle_taken = ya lo conduce otra persona
fault-scenario_not_in_play = {$name} no está en juego
fault-scenario_flag_in_pile = la bandera va en un mazo
fault-scenario_other_type = {$name} no es una carta de tipo {$type}

reason-malformed = «{$answer}» no es una respuesta aquí. Empieza con una de estas: {$verbs}.
reason-unknown_piece = No hay carta, vehículo ni asiento «{$answer}». Los asientos son @0, @1, etcétera.
reason-one_vehicle = Nombra un vehículo.
reason-vehicle_taken = {$vehicle} ya no está libre.
reason-no_target = Aquí no se puede nombrar nada más.
reason-card_twice = {$card} solo se puede nombrar una vez.
reason-draw_too_many =
    Puedes robar {$most} como mucho: en la mano { $limit ->
        [one] cabe
       *[other] caben
    } {$limit} { $limit ->
        [one] carta
       *[other] cartas
    }.
reason-one_seat = Nombra un asiento.
reason-one_card_one_seat = Nombra una carta y un asiento.
reason-no_such_seat = No hay asiento @{$number}.
reason-not_ahead =
    {$rival} no está a {$reach} { $reach ->
        [one] puesto
       *[other] puestos
    } o menos por delante de ti.
reason-card_not_in_hand = {$card} no está en tu mano.
reason-not_crew = {$card} no es una carta de Equipo.
reason-name_a_card = Nombra una carta.
reason-reaction_waits = {$card} es una reacción: se juega {$event}.
reason-not_an_action = {$card} no es una carta de Acción.
reason-not_damaged = {$card} no sirve: tu vehículo no está dañado.
reason-card_not_in_play = No tienes {$card} en juego.
reason-nothing_to_use = {$card} no se puede usar como acción.
reason-one_target_card = Nombra una carta como blanco de {$card}.
reason-no_dead_zombie = Eso no es un Zombi del descarte.
reason-last_in_pack = {$rival} va al final de la fila: no hay nadie detrás con quien cambiar.
reason-warded = Los Hechizos no afectan al vehículo de {$rival}.
reason-not_yourself = No puedes elegirte a ti.
reason-no_tires = {$rival} no tiene Neumáticos que perder.
reason-target_not_in_play = {$card} no está en juego.
reason-wrong_target = {$card} no es del tipo {$type}.
reason-drivers_stay = {$card} está conduciendo; solo puedes llevarte a quien está en { -pits }.
reason-already_infected = {$card} ya tiene un contagio.
reason-nothing_to_repair = Tu vehículo no está dañado.
reason-one_thing = En una parada solo se puede hacer una cosa.
reason-not_on_vehicle = {$card} no está en tu vehículo.
reason-wrong_fitting = {$card} no es del tipo {$type}.
reason-room_left =
    Queda sitio: en un vehículo { $room ->
        [one] cabe
       *[other] caben
    } {$room} { $room ->
        [one] Modificación
       *[other] Modificaciones
    }, no hay que quitar nada.
reason-no_room =
    En un vehículo { $room ->
        [one] cabe
       *[other] caben
    } {$room} { $room ->
        [one] Modificación
       *[other] Modificaciones
    }: di cuál se quita.
reason-not_a_reaction = {$card} no es una reacción.
reason-excluded = {$card} llega tarde: eso ya está decidido.
reason-silent = Has elegido no jugar más reacciones este turno.
reason-one_reaction = Las reacciones se juegan de una en una.
reason-nothing_to_answer = No tienes ninguna reacción que jugar: solo cabe no reaccionar.
reason-not_a_victim = {$contagion} no puede ir a {$card}.

section-Preparation = Preparación
section-Handing_out_vehicles = Repartir los vehículos
section-Dealing_hands = Repartir las manos
section-Pack_order = Determinar el orden de la { -pack }
section-Turn_order = Orden del turno
section-Actions = Acciones
section-Playing_an_action_card = Jugar una carta de acción
section-Timing_of_action_cards = Cuándo se resuelven las cartas de acción
section-Adding_pit_crew = Añadir equipo de { -pits }
section-Making_a_passing_attempt = Hacer un intento de adelantar
section-Passing_tests = Pruebas de adelantamiento
section-Taking_more_damage = Recibir daño adicional
section-Two_damaged_vehicles = Dos vehículos dañados
section-Passing_vehicle_damaged = Adelanta un vehículo dañado
section-Damaged_vehicle_being_passed = Se adelanta a un vehículo dañado
section-Automatic_passes = Adelantamiento automático
section-Free_passes = Adelantamiento gratis
section-Making_a_pit_stop = Hacer una parada en { -pits }
section-Adding_a_modification = Añadir una modificación
section-Adding_tires = Añadir neumáticos
section-Adding_a_driver = Poner a alguien al volante
section-Repairing_damage = Reparar daño
section-Discarding = Descartarse
section-Drawing = Robar
section-Reaction_cards = Cartas de reacción
section-Timing_of_reaction_cards = Cuándo se resuelven las cartas de reacción
section-Contagion = Contagios
section-End_of_the_game = Fin del juego
section-Net_lap_counters = Contadores de vueltas netos
section-The_long_game = El juego largo
section-The_short_game = El juego corto
section-The_warning_lap = La vuelta de aviso

help-action =
    Un turno tiene {$turn_actions} { $turn_actions ->
        [one] acción
       *[other] acciones
    }. Intenta adelantar al vehículo de delante: cada vehículo tira un dado y suma velocidad, conducción, Modificaciones y Neumáticos; gana el total más alto y un empate daña a ambos, si ninguna carta lo impide. Quien va en cabeza adelanta a quien va al final de la { -pack } y gana un contador de vueltas. O juega una carta de Acción, manda una carta de Equipo a unos { -pits }, o para en { -pits } para montar una Modificación o Neumáticos, poner a alguien al volante o reparar; el vehículo de detrás podrá intentar adelantarte gratis. Después descarta lo que quieras y roba hasta {$turn_draw} { $turn_draw ->
        [one] carta
       *[other] cartas
    }. Cuando se roba la bandera a cuadros termina la carrera{ $one_more_lap ->
        [yes] {" "}tras una vuelta más
       *[no] {""}
    }: gana quien tenga más contadores de vueltas y, entre iguales, quien vaya más adelante en la { -pack }.
help-vehicle = Cada vehículo tiene una velocidad, otra cuando está dañado, y una complejidad: una reparación sale bien si un dado y el Arreglar de tu equipo de { -pits } la alcanzan. La velocidad gana pruebas de adelantamiento; un vehículo de baja complejidad se repara pronto.
help-qualify = Quien más cartas descarta sale delante; los empates se deciden a dados. Quien va al final de la { -pack } tiene el primer turno. Las manos no se rellenan: con más cartas guardadas puedes hacer más.
help-pit = Una sola cosa: montar una Modificación o Neumáticos, poner al volante una carta de Equipo de tu mano, quitar una carta del vehículo, o intentar reparar. Una reparación sale bien si un dado y el Arreglar de tu equipo de { -pits } alcanzan la complejidad del vehículo. El Arreglar de quien conduce no cuenta.
help-free_test = El vehículo de delante para en { -pits }, así que puedes hacer una prueba de adelantamiento contra él sin gastar una acción. Si fallas te quedas donde estás; un empate daña a ambos, si ninguna carta lo impide.
help-discard = Después de tus acciones puedes descartar cartas y hacer sitio a otras. Lo que descartas lo ve todo el mundo.
help-draw =
    Hasta {$turn_draw} { $turn_draw ->
        [one] carta
       *[other] cartas
    }, más con algunos patrocinadores y vehículos, si caben en tu mano de {$most_hand}; dices cuántas antes de ver la primera. Cuando sale la bandera a cuadros termina la carrera{ $one_more_lap ->
        [yes] {" "}tras una vuelta más
       *[no] {""}
    }, así que quien va detrás quizá prefiera no robar.
help-may_draw =
    Una carta en juego te deja robar. Puedes rehusar: podría salir la bandera a cuadros{ $one_more_lap ->
        [yes] {" "}y empezar la última vuelta
       *[no] {""}
    }{ $at_once ->
        [yes] {" "}y terminar la carrera
       *[no] {""}
    }.
help-contagion = El contagio sigue su camino, y eliges la próxima víctima: cualquier otra carta de su clase, de quien sea. Esa carta se descarta al final del turno de quien la tiene, que vuelve a elegir.
help-react = Una reacción no cuesta acción. Se responde a la vez y en secreto; las cartas hacen efecto en el orden en que se jugaron, pero de las que cancelan, la última va primero.

public-owned =
    { $you ->
        [owner] {$card} (carta tuya)
       *[other] {$card} de {$owner}
    }{ $contagion ->
        [0] {""}
       *[other] {" "}({$contagion})
    }
public-vehicle = Velocidad {$speed}, con daños {$damaged}, complejidad {$complexity}. {$text}
public-free_test =
    {$rival} ({$vehicle}) está en { -pits }{ $lap ->
        [yes] ; adelantar a quien va al final de la { -pack } te da un contador de vueltas
       *[no] {""}
    }.
public-sums =
    { $you ->
        [seat] Sumas {$mine}; {$rival}, {$theirs}.
        [rival] {$seat} suma {$mine}; tú, {$theirs}.
       *[other] {$seat} suma {$mine}; {$rival}, {$theirs}.
    }

public-moment-card =
    { $you ->
        [seat] Has
       *[other] {$seat} ha
    } jugado {$card}{ $aimed ->
        [mine] {" "}sobre {$aim}, carta tuya
        [theirs] {" "}sobre {$aim} de {$owner}
       *[other] {""}
    }{ $on ->
        [me] {" "}contra ti
        [me_too] {" "}contra ti y {$seats}
        [others] {" "}contra {$seats}
       *[other] {""}
    }: se puede cancelar.
public-moment-fitting =
    { $you ->
        [seat] Montas {$card} en lugar de {$aim}: se puede cancelar.
       *[other] {$seat} monta {$card} en lugar de {$aim}: se puede cancelar.
    }
public-moment-attempt =
    { $you ->
        [seat] Intentas adelantar a {$rival}.
        [rival] {$seat} intenta adelantarte.
       *[other] {$seat} intenta adelantar a {$rival}.
    }
public-moment-rolled =
    { $you ->
        [seat] Has sacado {$die}; {$rival}, {$rival_die}.
        [rival] {$seat} ha sacado {$die}; tú, {$rival_die}.
       *[other] {$seat} ha sacado {$die}; {$rival}, {$rival_die}.
    }
public-moment-passed =
    { $you ->
        [seat] Has adelantado a {$rival}.
        [rival] {$seat} te ha adelantado.
       *[other] {$seat} ha adelantado a {$rival}.
    }
public-moment-damage =
    { $you ->
        [alone] Vas a recibir daño.
        [among] El daño va a alcanzar a {$victims} y a ti.
       *[other] { $victims ->
                [one] Va
               *[other] Van
            } a recibir daño {$victims}.
    }
public-moment-pit =
    { $you ->
        [seat] Paras en { -pits }.
       *[other] {$seat} para en { -pits }.
    }
public-moment-repair =
    { $you ->
        [seat] Intentas una reparación.
       *[other] {$seat} intenta una reparación.
    }
public-moment-turn =
    { $you ->
        [seat] Termina tu turno.
       *[other] Termina el turno de {$seat}.
    }
public-moment-contagion = {$card} deja {$leaves} y se mueve.

step-turn = { -turn(at: "start") } {$turn}: {$seat}

scene-spell = hechizo
scene-ready = Confírmalo o elige otra cosa.
scene-card =
    {$type}. {$text}{ $contagion ->
        [0] {""}
       *[other] {" "}Tiene un contagio: {$contagion}.
    }
scene-die = Dado de {$seat}: {$die}
scene-vehicle =
    {$vehicle}{ $damaged ->
        [yes] , con daños
       *[no] {""}
    }
scene-laps =
    {$seat}: {$laps} { $laps ->
        [one] contador
       *[other] contadores
    } de vueltas
scene-laps_detail = Gana quien tenga más contadores de vueltas cuando acabe la carrera.
scene-lights = Acciones que quedan en este turno.

scene-title-vehicles = Se eligen los vehículos
scene-title-deal = Se reparten las manos
scene-title-qualify = Clasificación
scene-title-turn =
    Turno {$turn}: {$seat}, { $actions ->
        [one] queda
       *[other] quedan
    } {$actions} { $actions ->
        [one] acción
       *[other] acciones
    }
scene-title-over = Ha ganado {$seat}

scene-pile-draw = Mazo: {$pile}
scene-pile-draw_detail = Nadie puede contarlo. La bandera {$where}.
scene-pile-discard = Descarte: {$pile}
scene-pile-discard_detail = Cuando se acaba el mazo, estas cartas se barajan y forman el nuevo.
scene-pile-top = {$card}, encima del descarte

scene-flag-waiting =
    Espera a que se baraje el descarte{ $counters ->
        [0] {""}
       *[other] , con {$counters} { $counters ->
                [one] contador
               *[other] contadores
            } encima
    }.
scene-flag-below = Se barajó en la mitad de abajo del mazo.
scene-flag-in_pile =
    Está en el mazo: quien la robe termina la carrera{ $warning ->
        [yes] {" "}tras una vuelta más
       *[no] {""}
    }.
scene-flag-out = Ya ha salido.

scene-car-pack =
    {$seat}, puesto {$place}: {$vehicle}{ $damaged ->
        [yes] , con daños
       *[no] {""}
    }
scene-car-grid = {$seat}: {$vehicle}

scene-part-driver = {$card}, al volante
scene-part-mod = {$card}, modificación
scene-part-tires = {$card}, neumáticos
scene-part-pit = {$card}, en { -pits }
scene-part-contagion = {$contagion}, sobre {$card}

scene-token-sheltered = Los Hechizos rivales no le afectan hasta su próximo turno
scene-token-slowed =
    {$n} { $n ->
        [one] acción
       *[other] acciones
    } menos en el próximo turno
scene-token-boost = {$by} en las pruebas de adelantamiento hasta que acabe este turno

scene-stat-laps-label = Vueltas
scene-stat-laps-detail = Contadores de vueltas: gana quien más tenga.

scene-stat-passing-label = Al adelantar
scene-stat-passing-detail =
    Se suma al dado al intentar adelantar: velocidad {$speed}{ $drive ->
        [0] {""}
       *[other] , conducción {$drive}
    }{ $mods ->
        [0] {""}
       *[other] , modificaciones {$mods}
    }{ $tires ->
        [0] {""}
       *[other] , neumáticos {$tires}
    }{ $actions ->
        [0] {""}
       *[other] , acciones {$actions}
    }.

scene-stat-passed-label = Al defender
scene-stat-passed-detail =
    Se suma al dado cuando intentan adelantarlo: velocidad {$speed}{ $drive ->
        [0] {""}
       *[other] , conducción {$drive}
    }{ $mods ->
        [0] {""}
       *[other] , modificaciones {$mods}
    }{ $tires ->
        [0] {""}
       *[other] , neumáticos {$tires}
    }{ $actions ->
        [0] {""}
       *[other] , acciones {$actions}
    }.

scene-stat-repair-label = Reparar
scene-stat-repair-detail = Arreglar del equipo de { -pits }: {$fix}. Junto con un dado, una reparación debe llegar a {$complexity}.

scene-stat-hand-label = Mano
scene-stat-hand-detail = Cartas en la mano.

scene-stat-actions-label = Acciones
scene-stat-actions-detail = Acciones que quedan en este turno.

scene-do-overtake = Adelantar a {$rival}: {$passes}
scene-do-pit =
    Parar en { -pits }{ $rival ->
        [0] {""}
       *[other] { $passes ->
                [0] {""}
               *[other] {" "}({$rival} puede adelantar: {$passes})
            }
    }
scene-do-end = No más acciones
scene-do-repair = Intentar reparar: {$chance}
scene-do-nothing = No hacer nada
scene-do-pass = Sin reacción
scene-do-silence = Ninguna más este turno

scene-do-free_test-yes =
    Adelantar a {$rival}{ $passes ->
        [0] {""}
       *[other] : {$passes}
    }
scene-do-free_test-no = Quedarse detrás

scene-do-may_draw-yes = Robar
scene-do-may_draw-no = No robar

scene-about-end = No haces más acciones en este turno. Después descartas y robas.
scene-about-nothing = Sales de { -pits } sin hacer nada.
scene-about-pass = No juegas ninguna reacción a esto. Se te vuelve a preguntar cuando ocurra otra cosa.
scene-about-silence = No juegas más reacciones hasta que acabe este turno, y no se te pregunta hasta entonces.

scene-place-draw = mazo
scene-place-discard = descarte
scene-place-finish = la línea de meta
scene-place-turn = el semáforo
scene-place-play = cartas que se juegan
scene-place-dice = dados
scene-place-pit = { -pits }
scene-place-garage = garaje
scene-place-pack = puesto {$place} de la { -pack }
scene-place-laps = contadores de vueltas del puesto {$place}
scene-place-bend = el otro lado de la pista

scene-aim-rival = Elige al rival para {$cards}.
scene-aim-rival_tires = Elige al rival que pierde sus Neumáticos por {$cards}.
scene-aim-pair = Elige un vehículo: cambia su puesto con el de detrás.
scene-aim-crew = Elige la carta de Equipo en juego para {$cards}.
scene-aim-mod = Elige la Modificación en juego para {$cards}.
scene-aim-rival_mod = Elige la Modificación de un rival para {$cards}.
scene-aim-rival_pit = Elige una carta de Equipo en los { -pits } de un rival para {$cards}.
scene-aim-dead_zombie = Elige el Zombi que se levanta del descarte.
scene-aim-into_crew = Elige a qué { -pits } va {$cards}.
scene-aim-into_mod = Elige la Modificación que deja sitio a {$cards}.

scene-why-unknown = Eso no se puede elegir aquí.
scene-why-hand_only = Elige cartas de tu mano para descartar.
scene-why-no_aim = Ahora no hay nada contra lo que usar {$cards}.

scene-preview-sum =
    {$seat}: {$speed} (velocidad){ $drive ->
        [0] {""}
       *[other] {" "}+ {$drive} (al volante)
    }{ $mod_bonus ->
        [0] {""}
       *[other] {" "}{$mod_bonus} (modificaciones)
    }{ $tire_bonus ->
        [0] {""}
       *[other] {" "}{$tire_bonus} (neumáticos)
    }{ $action_bonus ->
        [0] {""}
       *[other] {" "}{$action_bonus} (acciones)
    } = {$total}, más un dado.
scene-preview-die_higher = Tu dado debe superar al de {$rival} en {$by} o más.
scene-preview-die_equal = Tu dado debe al menos igualar al de {$rival}.
scene-preview-die_lower = Tu dado puede ser hasta {$by} menor que el de {$rival}.
scene-preview-odds = Adelanta {$passes}, empata {$ties}, antes de cualquier reacción.
scene-preview-if_passes = Si adelantas: {$says}
scene-preview-if_ties = Si hay empate: {$says}
scene-preview-unanswered = Si nadie reacciona: {$says}
scene-preview-nothing = No cambia nada.
scene-preview-burns_out =
    Si falla, se { $cards ->
        [one] descarta
       *[other] descartan
    } {$cards}.
scene-preview-then_odds = Entonces, un intento de adelantar a {$rival} saldría bien en el {$passes} de los casos y empataría en el {$ties}.
scene-preview-test_odds =
    { $you ->
        [seat] Entonces, adelantarías a {$rival} en el {$passes} de los casos y empatarías en el {$ties}.
        [rival] Entonces, {$seat} te adelantaría en el {$passes} de los casos y empataría en el {$ties}.
       *[other] Entonces, {$seat} adelantaría a {$rival} en el {$passes} de los casos y empataría en el {$ties}.
    }
scene-preview-repair =
    Arreglar {$fix}{ $bonus ->
        [0] {""}
       *[other] {" "}+ {$bonus}
    }{ $jinx ->
        [0] {""}
       *[other] {" "}- {$jinx}
    } y un dado contra {$complexity}: el dado debe sacar {$pips} o más.
scene-preview-chance = Sale bien en el {$chance} de los casos.
scene-preview-pit = {$rival}, detrás, puede intentar adelantarte gratis: adelanta {$passes}, empata {$ties}.
scene-preview-pit_ogled = {$rival}, detrás, no tendrá prueba gratis.
scene-preview-flag_in_pile =
    { $you ->
        [seat] La bandera está en el mazo: si la robas, la carrera termina al instante y ganarías.
       *[other] La bandera está en el mazo: si la robas, la carrera termina al instante y ganaría {$seat}.
    }
scene-preview-flag_below =
    { $you ->
        [seat] La bandera está en la mitad de abajo del mazo: si la robas, la carrera termina al instante. Ahora ganarías.
       *[other] La bandera está en la mitad de abajo del mazo: si la robas, la carrera termina al instante. Ahora ganaría {$seat}.
    }
scene-preview-flag_warning = La bandera está en el mazo: si la robas, empieza la última vuelta.
scene-preview-qualify =
    {$number} { $number ->
        [one] descartada
       *[other] descartadas
    }, {$kept} { $kept ->
        [one] conservada
       *[other] conservadas
    }: quien más descarta sale en cabeza, y las manos no se rellenan.
scene-preview-discard =
    Te quedas con {$kept} de {$limit} { $limit ->
        [one] carta
       *[other] cartas
    } como mucho; después puedes robar hasta {$most}.
scene-preview-cancel = Si esto no se cancela a su vez, {$card} de {$seat} no tiene efecto y se descarta.
scene-preview-infect = {$card} se descarta al final del próximo turno de quien la tiene, si ni la carta ni el contagio desaparecen antes.
scene-preview-infect_stays = {$card} sigue en juego: al final del próximo turno de quien la tiene, el contagio sigue su camino.
scene-preview-infect_returns = {$card} vuelve a la mano de quien la tiene al final de su próximo turno, si ni la carta ni el contagio desaparecen antes.

scene-preview-change-passing = Al adelantar: de {$before} a {$after}.
scene-preview-change-passed = Al defender: de {$before} a {$after}.
scene-preview-change-fix =
    { $you ->
        [seat] Arreglar de tus { -pits }: de {$before} a {$after}.
       *[other] Arreglar de los { -pits } de {$seat}: de {$before} a {$after}.
    }
scene-preview-change-needs = Una reparación necesita {$after} en vez de {$before}.

guide-1 = Tu vehículo corre en una { -pack } que da vueltas y vueltas. No hay casillas: solo cuenta quién va delante de quién.
guide-2 =
    La bandera a cuadros del mazo termina la carrera{ $one_more_lap ->
        [yes] {" "}tras una vuelta más
       *[no] {""}
    }. Gana quien tenga entonces más contadores de vueltas; entre iguales, quien vaya más adelante.
guide-3 =
    En tu turno tienes {$turn_actions} { $turn_actions ->
        [one] acción
       *[other] acciones
    }: intentar adelantar, jugar una carta, mandar una carta de Equipo a unos { -pits } o parar en { -pits }.
guide-4 = Para adelantar, cada vehículo tira un dado y suma lo que vale. Quien va en cabeza adelanta a quien va al final de la { -pack }, y así se ganan las vueltas.
guide-5 = Un empate daña a ambos. Un vehículo dañado tiene otra velocidad, casi siempre menor; repáralo en { -pits } con la ayuda de tu equipo.
guide-6 = Las reacciones se juegan fuera de turno: se te pregunta cuando puedes jugar una de las tuyas. Siempre puedes decir que no.
guide-7 = Al final del turno descarta y roba. Vigila el mazo: cuanto más fino, más cerca está la bandera.
guide-8 = Cuantas más cartas descartes, más adelante sales. Las que conservas son tu primera mano; al final de cada turno robas más.

terminal-cthulhu_500-turn =
    Turno {$turn}: {$seat}, { $actions ->
        [one] queda
       *[other] quedan
    } {$actions} { $actions ->
        [one] acción
       *[other] acciones
    }.
terminal-cthulhu_500-piles =
    Mazo: {$pile}; la bandera {$where}{ $counters ->
        [0] {""}
       *[other] {" "}({$counters} { $counters ->
                [one] contador
               *[other] contadores
            } encima)
    }.
terminal-cthulhu_500-you = (tú)
terminal-cthulhu_500-die = dado{$by}
terminal-cthulhu_500-damaged = CON DAÑOS
terminal-cthulhu_500-sick = {$card} (contagio: {$contagion})
terminal-cthulhu_500-driver = conduce {$name}
terminal-cthulhu_500-pit = { -pits }: {$names}
terminal-cthulhu_500-sheltered = a salvo de Hechizos
terminal-cthulhu_500-slowed =
    {$n} { $n ->
        [one] acción
       *[other] acciones
    } menos el próximo turno
terminal-cthulhu_500-empty_hand = Tu mano está vacía.
terminal-cthulhu_500-said = {$says}.{" "}
terminal-cthulhu_500-odds = {" "}(adelanta {$passes}, empata {$ties})
terminal-cthulhu_500-targets =
    {"["}{$n} { $n ->
        [one] blanco
       *[other] blancos
    }]
terminal-cthulhu_500-at_whom = ¿Contra cuál? Escribe su clave o un nombre:
terminal-cthulhu_500-hint =
    Escribe {$numbers}{ $nothing ->
        [0] {""}
       *[other] ; 0: {$nothing}
    }. ? lo explica todo.
terminal-cthulhu_500-numbers = un número del 1 al {$n}
terminal-cthulhu_500-hint_draw = Escribe cuántas: de 0 a {$n}. ? lo explica todo.
terminal-cthulhu_500-which = Di cuál: {$keys}, o por su nombre.
terminal-cthulhu_500-no_letter = {$typed} no lleva letra: escribe solo {$typed}.
terminal-cthulhu_500-not_understood = No se entiende «{$answer}».
terminal-cthulhu_500-throwing = Los números eligen cartas o las devuelven; 0 no descarta nada. ? lo explica todo.
terminal-cthulhu_500-throw_numbers = «{$typed}» no es una carta tuya: van del 1 al {$most}.

terminal-cthulhu_500-can-number = {$typed} -- el número {$typed} de la lista, primero tus cartas; se muestra lo que haría
terminal-cthulhu_500-can-letter = {$typed} -- lo mismo con su primer blanco
terminal-cthulhu_500-can-name = {$typed} -- lo mismo con el blanco por su nombre
terminal-cthulhu_500-can-words = {$typed} -- también valen palabras
terminal-cthulhu_500-can-nothing = 0 -- {$nothing}
terminal-cthulhu_500-can-throw =
    1 -- elegir la carta 1, o devolverla; 1 2 elige varias
    0 -- no descartar nada

terminal-cthulhu_500-topic-signs = signos
terminal-cthulhu_500-topic-vehicles = vehículos
terminal-cthulhu_500-topic-action = acciones
terminal-cthulhu_500-topic-crew = equipo
terminal-cthulhu_500-topic-mod = modificaciones
terminal-cthulhu_500-topic-tires = neumáticos
terminal-cthulhu_500-topic-reaction = reacciones

terminal-cthulhu_500-lesson-signs =
    Adelanta -- lo que se suma al dado cuando este vehículo intenta adelantar: velocidad, conducción, modificaciones y neumáticos juntos
    Defiende -- lo mismo cuando intentan adelantarlo
    Vueltas -- contadores de vueltas: gana quien más tenga
    CON DAÑOS -- el vehículo va a su velocidad con daños, que ya está en las sumas
    contagio -- hay un contagio sobre esa carta
    · -- una carta que ahora no se puede jugar
    ? {$player} -- con el nombre de alguien: todo lo que tiene delante, con sus textos

terminal-cthulhu_500-head-who = Horda
terminal-cthulhu_500-head-laps = Vueltas
terminal-cthulhu_500-head-passing = Adelanta
terminal-cthulhu_500-head-passed = Defiende
terminal-cthulhu_500-head-hand = Mano
terminal-cthulhu_500-head-cards = En juego

## coach: lo que aporta una respuesta, para el entrenador

coach-axis = { -turn }

coach-source-first_to_choose = Quién elige primero
coach-source-vehicles = Vehículos repartidos
coach-source-deck = Cartas robadas
coach-source-die = Dado de {$seat}

coach-places-more =
    {$n} { $n ->
        [one] puesto ganado
       *[other] puestos ganados
    }
coach-places-less =
    {$n} { $n ->
        [one] puesto perdido
       *[other] puestos perdidos
    }

coach-damaged-more =
    con daño en {$n} { $n ->
        [one] carrera
       *[other] carreras
    } más de cada 100
coach-damaged-less =
    con daño en {$n} { $n ->
        [one] carrera
       *[other] carreras
    } menos de cada 100

coach-upgrades-more =
    {$n} { $n ->
        [one] carta
       *[other] cartas
    } más en el vehículo
coach-upgrades-less =
    {$n} { $n ->
        [one] carta
       *[other] cartas
    } menos en el vehículo

coach-crew-more =
    {$n} { $n ->
        [one] carta
       *[other] cartas
    } más en el equipo de { -pits }
coach-crew-less =
    {$n} { $n ->
        [one] carta
       *[other] cartas
    } menos en el equipo de { -pits }

coach-cards-more =
    {$n} { $n ->
        [one] carta
       *[other] cartas
    } más en la mano
coach-cards-less =
    {$n} { $n ->
        [one] carta
       *[other] cartas
    } menos en la mano

coach-rivals_damaged-more =
    {$n} { $n ->
        [one] rival
       *[other] rivales
    } más con daño
coach-rivals_damaged-less =
    {$n} { $n ->
        [one] rival
       *[other] rivales
    } menos con daño

coach-rivals_upgrades-more =
    {$n} { $n ->
        [one] carta
       *[other] cartas
    } más en los vehículos rivales
coach-rivals_upgrades-less =
    {$n} { $n ->
        [one] carta
       *[other] cartas
    } menos en los vehículos rivales

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
coach-habit-pass-more = Más acciones para adelantar: {$you} de 100, a alto nivel {$strong} (±{$error}).
coach-habit-pass-less = Menos acciones para adelantar: {$you} de 100, a alto nivel {$strong} (±{$error}).
coach-habit-pit-more = Más paradas en { -pits }: {$you} de 100 acciones, a alto nivel {$strong} (±{$error}).
coach-habit-pit-less = Menos paradas en { -pits }: {$you} de 100 acciones, a alto nivel {$strong} (±{$error}).
coach-habit-card-more = Más cartas de acción: {$you} de 100 acciones, a alto nivel {$strong} (±{$error}).
coach-habit-card-less = Menos cartas de acción: {$you} de 100 acciones, a alto nivel {$strong} (±{$error}).
coach-habit-crew-more = Más cartas de Equipo a { -pits }: {$you} de 100 acciones, a alto nivel {$strong} (±{$error}).
coach-habit-crew-less = Menos cartas de Equipo a { -pits }: {$you} de 100 acciones, a alto nivel {$strong} (±{$error}).
coach-habit-idle-more = Se desaprovechan más acciones: {$you} de 100, a alto nivel {$strong} (±{$error}).
coach-habit-idle-less = Se desaprovechan menos acciones: {$you} de 100, a alto nivel {$strong} (±{$error}).
coach-habit-thrown-more = Se descartan más cartas: {$you} por turno, a alto nivel {$strong} (±{$error}).
coach-habit-thrown-less = Se descartan menos cartas: {$you} por turno, a alto nivel {$strong} (±{$error}).
coach-habit-reaction-more = Más reacciones: {$you} de 100 ocasiones, a alto nivel {$strong} (±{$error}).
coach-habit-reaction-less = Menos reacciones: {$you} de 100 ocasiones, a alto nivel {$strong} (±{$error}).
coach-habit-test-more = Se aceptan más pruebas gratis: {$you} de 100, a alto nivel {$strong} (±{$error}).
coach-habit-test-less = Se aceptan menos pruebas gratis: {$you} de 100, a alto nivel {$strong} (±{$error}).

gallery-vehicles = Vehículos, sin daños y dañados
gallery-action = Cartas de Acción
gallery-crew = Cartas de Equipo, en { -pits } y al volante
gallery-mod = Modificaciones
gallery-tires = Neumáticos
gallery-reaction = Cartas de Reacción
gallery-others = En la mesa
gallery-piles = Mazo y descarte: grueso, fino, casi agotado, vacío
gallery-dice = Dados
gallery-dice_detail = Un número sin puntos se escribe en el dado.
gallery-thrower = De quién es el dado
gallery-sheltered = Los Hechizos rivales no tienen efecto hasta el próximo turno
gallery-slowed = Menos acciones en el próximo turno
gallery-boost = Se suma a las pruebas de adelantamiento hasta que acabe este turno
chance-draw = cartas robadas
chance-first_to_choose = quién elige primero
chance-vehicles = los vehículos
chance-deal = la primera mano
chance-roll_again = un dado que se tira otra vez
chance-passing_test = un intento de adelantar
chance-repair_test = una reparación
chance-order = el orden de salida
chance-regrow = si el chasis repara el vehículo
stream-deck = mazo
stream-first_to_choose = primera elección
stream-vehicles = vehículos
stream-die_of_seat = dado de {$player}
tally-wins_from_place_of_the_table = victorias desde el puesto {$n} de la mesa
tally-winner_s_lap_counters = contadores de vueltas de quien gana
tally-damaged_at_the_end_all_seats = vehículos dañados al final, todos los asientos
act-take = tomar un vehículo
act-overtake = adelantar
act-pit = parada en { -pits }
act-end = no más acciones
act-yes = sí
act-repair = reparar
act-remove = quitar una carta
act-nothing = nada en { -pits }
remark-race-hand = cartas repartidas, y el máximo normal de una mano
remark-race-actions = acciones en un turno
remark-race-draw = cartas que se roban al final de un turno
remark-race-mods = modificaciones que caben en un vehículo
remark-pile = lo grueso que parece el mazo; el reglamento solo dice que nadie puede contarlo
remark-pile-thin = con cuántas cartas como mucho parece fino
remark-pile-nearly_gone = con cuántas como mucho parece casi agotado
remark-pile-idle_rounds = rondas sin robar ninguna carta tras las que cae la bandera (decisión 19)
remark-deck = 93 cartas y la bandera
remark-vehicle-not-meant-to-drive-effect = roba una carta más si descartó alguna
remark-vehicle-chariot-of-the-elder-gods-effect = más rápido en un turno en que se jugó un Hechizo
remark-crew-fungi-from-detroit-effect = arregla mejor por cada otro Fungi en los mismos { -pits }
remark-crew-fungi-from-daytona-effect = conduce mejor por cada Fungi en los { -pits } del vehículo
remark-crew-zombie-valet-effect = sigue en juego en vez de descartarse
remark-crew-zombie-grease-monkey-effect = vuelve a la mano en vez de descartarse
remark-crew-deep-one-in-coveralls-effect = con una reparación fallida se roban cartas
remark-crew-cultist-with-a-foam-tentacle-effect = con un contador de vueltas se roban cartas
remark-mod-ichor-injection-effect = se descarta cuando falla un intento de su vehículo
remark-mod-mudflaps-man-was-not-meant-to-ogle-effect = sin prueba gratis para el de detrás cuando su vehículo para en { -pits }
remark-mod-fifth-dimension-suspension-effect = sin daño por un empate
remark-mod-plating-of-the-great-race-effect = se descarta en vez de dañarse su vehículo
remark-mod-nuclear-weapons-effect = una acción: se descarta para dañar el vehículo de delante y el de detrás
remark-mod-harpoon-of-dagon-effect = una acción: el vehículo de delante es más lento el resto del turno
remark-mod-chassis-that-grew-effect = puede repararse solo al empezar el turno
remark-tires-slicks-of-the-slug-god-effect = se descartan cuando el vehículo se daña
remark-tires-retreads-of-leng-effect = se puede intentar contra el segundo vehículo de delante
