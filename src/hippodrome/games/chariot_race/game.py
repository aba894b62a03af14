"""Chariot Race as the house knows it."""

from __future__ import annotations

from hippodrome.core.game import Game, Setting
from hippodrome.games.chariot_race.answers import write_act
from hippodrome.games.chariot_race.edition import SEATS, SIDES, read_edition
from hippodrome.games.chariot_race.presentation.names import call, figures
from hippodrome.games.chariot_race.presentation.view import blur, pieces, standing, view
from hippodrome.games.chariot_race.rules import FACTS, next_part
from hippodrome.games.chariot_race.state import State, setup


def turn(s: State) -> int:
    """How many rounds have begun."""
    return s.round


GAME: Game[State] = Game(
    name="chariot-race",
    version=2,
    seats=SEATS,
    setup=setup,
    next=next_part,
    view=view,
    blur=blur,
    standing=standing,
    state=State,
    read_edition=read_edition,
    write=write_act,
    options={
        "laps": Setting(None, (1, 2, 3, 4, 5)),
        "two_chariots": Setting(True, (False, True)),
        "no_damage_after_finish": Setting(False, (False, True)),
        "first_half": Setting("A", SIDES),
        "second_half": Setting("A", SIDES),
        "unequal_chariots": Setting(False, (False, True)),
        "choose_colours": Setting(False, (False, True)),
        "shared_win": Setting(False, (False, True)),
        "set_back_loses_lap": Setting(False, (False, True)),
        "wrecks_ram": Setting(False, (False, True)),
        "finish_ends_race": Setting(False, (False, True)),
    },
    facts=FACTS,
    call=call,
    figures=figures,
    turn=turn,
    pieces=pieces,
)
