### Das Königliche Spiel von Ur auf Deutsch.

game-title = Das Königliche Spiel von Ur
game-pitch = Wirf die Würfel, jag deine Figuren über den Weg, den ihr euch teilt, und bring sie alle als Erstes ins Ziel.

place-start = Start
place-home = Ziel
place-square = Feld {$n}
place-rosette = Feld {$n} (Rosette)

option-pieces = Figuren pro Person

option-pieces-explain = Wie viele Figuren alle ins Ziel bringen müssen. Mit weniger ist das Rennen kürzer.

ask-move = Welche Figur ziehst du?

awaits-move = {$waiting} wählt eine Figur.

answer-move =
    Von {$start} nach {$end}{ $takes ->
        [yes] , und schlagen
       *[no] {""}
    }

help-move = Zieh eine deiner Figuren genau so weit, wie du geworfen hast. Eine Figur darf vom Start aus ins Spiel kommen, über jede andere hinwegziehen, auf einem gemeinsamen Feld eine gegnerische Figur schlagen oder das Brett mit genauem Wurf verlassen. Verboten: ein Feld mit einer eigenen Figur, und die gemeinsame Rosette, solange dort eine gegnerische Figur steht. Eine Rosette gibt dir noch einen Wurf.

fact-begins = {$seat} beginnt.
fact-threw = {$seat} wirft {$thrown}.
fact-stuck = {$seat} kann nicht ziehen.
fact-moved = {$seat} zieht von {$start} nach {$end}.
fact-captured = {$seat} schlägt auf {$end} eine Figur von {$rival}: Sie muss zurück zum Start.
fact-again = Die Rosette gibt {$seat} noch einen Wurf.
fact-won = {$seat} hat alle Figuren im Ziel und gewinnt.

reason-beyond_home = Von dort ins Ziel brauchst du genau {$spaces}; du hast {$thrown} geworfen.
reason-own_piece = Auf {$end} steht schon eine deiner Figuren.
reason-safe_on_rosette = Auf {$end} ist die gegnerische Figur sicher.
fault-road_too_short = muss um mindestens zwei größer sein als first und last zusammen
fault-rosette_beyond = nennt ein Feld jenseits des Wegs, der bei {$squares} endet

scene-title = Wurf {$n}
scene-piece = Eine Figur von {$seat}: {$end}
scene-throw = Geworfen: {$thrown}
scene-home = Im Ziel
scene-captures = Geschlagen

guide-1 = Bring alle {$number} Figuren vor den gegnerischen ins Ziel. Dein Weg beginnt auf deinen eigenen Feldern, führt durch die gemeinsame Mitte und endet wieder auf deinen eigenen.
guide-2 = In jedem Zug wirfst du {$dice} Würfel, bei denen zwei von vier Ecken markiert sind. So viele Markierungen nach oben zeigen, so weit zieht eine Figur. Figuren springen über andere.
guide-3 = Landest du in der Mitte auf einer gegnerischen Figur, muss sie zurück zu ihrem Start. Deine eigenen Felder sind sicher, und die Rosette in der Mitte auch.
guide-4 = Eine Rosette gibt dir noch einen Wurf. Ins Ziel kommst du nur mit genauem Wurf.
