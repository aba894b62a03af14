"""The `Game` definition of Charioteer."""

from __future__ import annotations

from hippodrome.core.game import Game, GameOption
from hippodrome.games.charioteer.edition import SEATS, read_edition
from hippodrome.games.charioteer.move import write_move
from hippodrome.games.charioteer.presentation.determinization import resample_hidden
from hippodrome.games.charioteer.presentation.names import LIST_LABELS, label, text_variables
from hippodrome.games.charioteer.presentation.view import pieces, standing, view
from hippodrome.games.charioteer.rules import FACTS, next_phase
from hippodrome.games.charioteer.state import State, setup


def turn(s: State) -> int:
    """Return the number of turns begun."""
    return s.turn


GAME: Game[State] = Game(
    name="charioteer",
    version=1,
    seats=SEATS,
    setup=setup,
    next_phase=next_phase,
    view=view,
    resample_hidden=resample_hidden,
    standing=standing,
    state_type=State,
    read_edition=read_edition,
    format_answer=write_move,
    options={
        "laps": GameOption(None, (1, 2, 3, 4, 5)),
        "open_fan_tokens": GameOption(False, (False, True)),
        "crowd_by_symbol": GameOption(False, (False, True)),
        "lapped_in_the_way": GameOption(False, (False, True)),
    },
    facts=FACTS,
    label=label,
    text_variables=text_variables,
    list_labels=LIST_LABELS,
    turn=turn,
    pieces=pieces,
)
