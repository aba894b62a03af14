### The Royal Game of Ur in English.

game-title = The Royal Game of Ur
game-pitch = Throw the dice, race your pieces down the road that you share with your rival, and bring all of them home first.

place-start = the start
place-home = the finish
place-square = square {$n}
place-rosette = the rosette on square {$n}

option-pieces = Pieces for each player

option-pieces-explain = How many pieces each player has to bring home. With fewer the race is shorter.

ask-move = Which piece do you move?

awaits-move = {$waiting} chooses a piece.

answer-move =
    From {$start} to {$end}{ $takes ->
        [yes] , and capture
       *[no] {""}
    }

help-move = Move one of your pieces by exactly what you threw. A piece may enter from the start, pass over any other piece, capture a rival's piece on a shared square, or leave the board by an exact throw. Not allowed: a square with a piece of your own, and the shared rosette while your rival stands on it. A rosette gives you another throw.

fact-begins = {$seat} begins.
fact-threw = {$seat} throws {$thrown}.
fact-stuck = {$seat} cannot move.
fact-moved = {$seat} moves from {$start} to {$end}.
fact-captured = {$seat} captures {$rival}'s piece on {$end}: it goes back to the start.
fact-again = The rosette gives {$seat} another throw.
fact-won = {$seat} has every piece home and wins.

reason-beyond_home = To go home from there takes exactly {$spaces}; you threw {$thrown}.
reason-own_piece = One of your own pieces stands on {$end}.
reason-safe_on_rosette = Your rival is safe on {$end}.
fault-road_too_short = should be at least two more than first and last together
fault-rosette_beyond = names a square beyond the road, which ends at {$squares}

scene-title = Throw {$n}
scene-piece = A piece of {$seat}: {$end}
scene-throw = Thrown: {$thrown}
scene-home = Home
scene-captures = Captures

guide-1 = Bring all {$number} pieces home before your rival does. Your road begins on your own squares, runs down the middle, which you share, and ends on your own squares again.
guide-2 = Each turn you throw {$dice} dice with two marked corners of four. The number of marks that point up is how far one piece moves. Pieces jump over others.
guide-3 = Land on a rival's piece in the middle, and it goes back to its start. Your own squares are safe, and so is the rosette in the middle.
guide-4 = A rosette gives you another throw. Home takes an exact throw.
