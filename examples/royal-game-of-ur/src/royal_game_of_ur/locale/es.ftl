### El Juego Real de Ur en español.

game-title = El Juego Real de Ur
game-pitch = Lanza los dados, mueve tus piezas por el camino que compartes con tu rival y llévalas todas a la meta antes que nadie.

place-start = la salida
place-home = la meta
place-square = la casilla {$n}
place-rosette = la roseta de la casilla {$n}

option-pieces = Piezas por persona

option-pieces-explain = Cuántas piezas tiene que llevar a la meta cada persona. Con menos, la carrera es más corta.

ask-move = ¿Qué pieza mueves?

awaits-move = {$waiting} elige una pieza.

answer-move =
    De {$start} a {$end}{ $takes ->
        [yes] , y captura
       *[no] {""}
    }

help-move = Mueve una de tus piezas exactamente lo que has sacado. Una pieza puede entrar desde la salida, pasar por encima de otras, capturar una pieza rival en una casilla común o salir del tablero con la tirada exacta. No se puede ir a una casilla con una pieza propia, ni a la roseta común mientras tu rival está en ella. Una roseta te da otra tirada.

fact-begins = Empieza {$seat}.
fact-threw = {$seat} saca {$thrown}.
fact-stuck = {$seat} no puede mover.
fact-moved = {$seat} mueve de {$start} a {$end}.
fact-captured = {$seat} captura la pieza de {$rival} en {$end}: vuelve a la salida.
fact-again = La roseta da a {$seat} otra tirada.
fact-won = {$seat} tiene todas las piezas en la meta y gana.

reason-beyond_home = Para llegar a la meta desde ahí hace falta exactamente {$spaces}; has sacado {$thrown}.
reason-own_piece = En {$end} hay una pieza tuya.
reason-safe_on_rosette = Tu rival está a salvo en {$end}.
fault-road_too_short = debe ser al menos dos más que first y last juntos
fault-rosette_beyond = nombra una casilla más allá del camino, que acaba en la {$squares}

scene-title = Tirada {$n}
scene-piece = Una pieza de {$seat}: {$end}
scene-throw = Tirada: {$thrown}
scene-home = En la meta
scene-captures = Capturas

guide-1 = Lleva tus {$number} piezas a la meta antes que tu rival. Tu camino empieza en casillas propias, sigue por el centro, que es común, y acaba otra vez en casillas propias.
guide-2 = En cada turno lanzas {$dice} dados con dos de sus cuatro puntas marcadas. Las marcas que quedan arriba dicen cuánto avanza una pieza. Las piezas saltan por encima de otras.
guide-3 = Si caes sobre una pieza rival en el centro, vuelve a su salida. Tus casillas propias son seguras, y la roseta del centro también.
guide-4 = Una roseta te da otra tirada. A la meta se llega con la tirada exacta.
