"""Charioteer as the house knows it."""

from __future__ import annotations

from hippodrome.core.game import Game, Setting
from hippodrome.games.charioteer.edition import SEATS, read_edition
from hippodrome.games.charioteer.moves import write_move
from hippodrome.games.charioteer.presentation.names import call, figures
from hippodrome.games.charioteer.presentation.view import blur, pieces, standing, view
from hippodrome.games.charioteer.rules import FACTS, next_part
from hippodrome.games.charioteer.state import State, setup


def turn(s: State) -> int:
    """How many turns have begun."""
    return s.turn


GAME: Game[State] = Game(
    name="charioteer",
    version=1,
    seats=SEATS,
    setup=setup,
    next=next_part,
    view=view,
    blur=blur,
    standing=standing,
    state=State,
    read_edition=read_edition,
    write=write_move,
    options={
        "laps": Setting(None, (1, 2, 3, 4, 5)),
        "open_fan_tokens": Setting(False, (False, True)),
        "crowd_by_symbol": Setting(False, (False, True)),
        "lapped_in_the_way": Setting(False, (False, True)),
    },
    facts=FACTS,
    call=call,
    figures=figures,
    turn=turn,
    pieces=pieces,
)
