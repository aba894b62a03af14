"""The `Game` definition of Chariot Race."""

from __future__ import annotations

from hippodrome.core.game import Game, GameOption
from hippodrome.games.chariot_race.answers import write_act
from hippodrome.games.chariot_race.edition import SEATS, SIDES, read_edition
from hippodrome.games.chariot_race.presentation.determinization import resample_hidden
from hippodrome.games.chariot_race.presentation.names import LIST_LABELS, label, text_variables
from hippodrome.games.chariot_race.presentation.view import pieces, standing, view
from hippodrome.games.chariot_race.rules import FACTS, next_phase
from hippodrome.games.chariot_race.state import State, setup


def turn(s: State) -> int:
    """Return the number of rounds begun."""
    return s.round


GAME: Game[State] = Game(
    name="chariot-race",
    version=2,
    seats=SEATS,
    setup=setup,
    next_phase=next_phase,
    view=view,
    resample_hidden=resample_hidden,
    standing=standing,
    state_type=State,
    read_edition=read_edition,
    format_answer=write_act,
    options={
        "laps": GameOption(None, (1, 2, 3, 4, 5)),
        "two_chariots": GameOption(True, (False, True)),
        "no_damage_after_finish": GameOption(False, (False, True)),
        "first_half": GameOption("A", SIDES),
        "second_half": GameOption("A", SIDES),
        "unequal_chariots": GameOption(False, (False, True)),
        "choose_colours": GameOption(False, (False, True)),
        "shared_win": GameOption(False, (False, True)),
        "set_back_loses_lap": GameOption(False, (False, True)),
        "wrecks_ram": GameOption(False, (False, True)),
        "finish_ends_race": GameOption(False, (False, True)),
    },
    facts=FACTS,
    label=label,
    text_variables=text_variables,
    list_labels=LIST_LABELS,
    turn=turn,
    pieces=pieces,
)
