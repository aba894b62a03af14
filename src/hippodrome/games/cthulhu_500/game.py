"""Cthulhu 500 as the house knows it."""

from __future__ import annotations

from hippodrome.core.game import Game, Setting
from hippodrome.games.cthulhu_500.answers import write_answer
from hippodrome.games.cthulhu_500.edition import SEATS, read_edition
from hippodrome.games.cthulhu_500.effect import facts_of_effects
from hippodrome.games.cthulhu_500.facts import FACTS
from hippodrome.games.cthulhu_500.presentation.names import call, figures
from hippodrome.games.cthulhu_500.presentation.view import blur, pieces, standing, view
from hippodrome.games.cthulhu_500.rules import next_part
from hippodrome.games.cthulhu_500.state import State, setup


def turn(s: State) -> int:
    """How many turns have begun."""
    return s.turn


GAME: Game[State] = Game(
    name="cthulhu-500",
    version=2,
    seats=SEATS,
    setup=setup,
    next=next_part,
    view=view,
    blur=blur,
    standing=standing,
    state=State,
    read_edition=read_edition,
    write=write_answer,
    options={
        "length": Setting("normal", ("short", "normal", "long")),
        "counters": Setting(2, (1, 2, 3, 4, 5, 6, 7, 8, 9)),
        "warning_lap": Setting(False, (False, True)),
        "net_laps": Setting(False, (False, True)),
        "swap_laps": Setting(False, (False, True)),
        "damage_passes": Setting(False, (False, True)),
        "vehicles": Setting("random", ("random", "drafted")),
    },
    facts=FACTS | facts_of_effects(),
    call=call,
    figures=figures,
    turn=turn,
    pieces=pieces,
)
