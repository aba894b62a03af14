"""Types of the built-in games for type checkers: with a literal name, `Race("charioteer")` has that game's types.

Not imported at run time. Games that are not listed here work as well; their types are then Any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hippodrome.games.chariot_race.answers import Act as ChariotRaceAnswer
    from hippodrome.games.chariot_race.edition import Edition as ChariotRaceEdition
    from hippodrome.games.chariot_race.state import State as ChariotRaceState
    from hippodrome.games.charioteer.edition import Edition as CharioteerEdition
    from hippodrome.games.charioteer.move import Move as CharioteerAnswer
    from hippodrome.games.charioteer.state import State as CharioteerState
    from hippodrome.games.cthulhu_500.answers import Answer as CthulhuAnswer
    from hippodrome.games.cthulhu_500.edition import Edition as CthulhuEdition
    from hippodrome.games.cthulhu_500.state import State as CthulhuState

    __all__ = [
        "ChariotRaceAnswer",
        "ChariotRaceEdition",
        "ChariotRaceState",
        "CharioteerAnswer",
        "CharioteerEdition",
        "CharioteerState",
        "CthulhuAnswer",
        "CthulhuEdition",
        "CthulhuState",
    ]
