"""The table as pieces on slots: the board, a pile at the start and one at home for each player, and the throw."""

from collections.abc import Mapping
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.scene import Display, Piece, Scene, Spot, Stat, Way
from hippodrome.i18n.localization import Localization
from royal_game_of_ur.game import Edition
from royal_game_of_ur.rules import Move, last_of

HIDDEN = False


def slot(edition: Edition, seat: Seat, at: int) -> str:
    """The slot of a player's place."""
    if at in (0, edition.home):
        return f"{'home' if at else 'start'}:{seat}"
    return f"shared:{at}" if edition.is_shared(at) else f"{seat}:{at}"


def slots(edition: Edition) -> dict[str, Spot]:
    """The first squares lead to the edge, the shared ones across, the last ones back again; the piles lie between."""
    found = {"throw": Spot(edition.shared, 2, square=False)}
    for seat in (0, 1):
        found[f"start:{seat}"] = Spot(edition.first, 2 * seat, square=False)
        found[f"home:{seat}"] = Spot(edition.shared - edition.last - 1, 2 * seat, square=False)
        for at in range(1, edition.home):
            along = at - edition.first - 1  # how far from the first shared square
            column = min(along, 2 * edition.shared - 1 - along) if along >= 0 else -along - 1
            row = 1 if edition.is_shared(at) else 2 * seat
            found[slot(edition, seat, at)] = Spot(column, row, str(at), "✿" if at in edition.rosettes else "")
    return found


def faces(edition: Edition) -> dict[str, str]:
    """Pieces are round; what was thrown is a number."""
    return {"piece": "", **{f"throw-{n}": str(n) for n in range(edition.dice + 1)}}


def scene(view: Mapping[str, Any], edition: Edition, words: Localization, seat: Seat | None) -> Scene:
    """All that there is to see, for everybody the same."""
    pieces, displays = [], []
    for of, player in enumerate(view["players"]):
        at = player["pieces"]
        for n, place in enumerate(at):
            mark = f"×{at.count(place)}" if at.count(place) > 1 and n == last_of(at, place) else ""
            label, where = words.text("scene.piece", seat=of, end=place), slot(edition, of, place)
            pieces.append(Piece(f"piece:{of}/{n}", "piece", where, label, "", mark, of))
        home = Stat("home", words.text("scene.home"), str(at.count(edition.home)), of=len(at))
        displays.append(Display(of, (home, Stat("captures", words.text("scene.captures"), str(player["captures"])))))
    if (thrown := view["thrown"]) is not None:
        pieces.append(Piece("throw", f"throw-{thrown}", "throw", words.text("scene.throw", thrown=thrown)))
    return Scene(words.text("scene.title", n=view["throws"]), tuple(pieces), tuple(displays))


def way(view: Mapping[str, Any], edition: Edition, seat: Seat, move: Move) -> Way:
    """A move is made by its piece, square by square."""
    path = tuple(slot(edition, seat, at) for at in range(move.start + 1, min(move.end, edition.home) + 1))
    return Way(f"piece:{seat}/{last_of(view['players'][seat]['pieces'], move.start)}", path)


def ways(edition: Edition, fact: Fact) -> dict[str, list[str]]:
    """The squares that a piece goes over, and the one where it stays."""
    moved = [tuple(fact.data.values())] if fact.kind == "moved" else []
    return {f"piece:{of}/{n}": [slot(edition, of, at) for at in range(start + 1, end + 1)] for of, n, start, end in moved}
