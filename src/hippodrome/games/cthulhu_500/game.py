"""The `Game` definition of Cthulhu 500."""

from __future__ import annotations

from hippodrome.core.game import Game, GameOption
from hippodrome.games.cthulhu_500.answers import write_answer
from hippodrome.games.cthulhu_500.edition import SEATS, read_edition
from hippodrome.games.cthulhu_500.effect import facts_of_effects
from hippodrome.games.cthulhu_500.facts import FACTS
from hippodrome.games.cthulhu_500.presentation.determinization import resample_hidden
from hippodrome.games.cthulhu_500.presentation.names import LIST_LABELS, label, text_variables
from hippodrome.games.cthulhu_500.presentation.view import pieces, standing, view
from hippodrome.games.cthulhu_500.rules import next_phase
from hippodrome.games.cthulhu_500.state import State, setup


def turn(s: State) -> int:
    """Return the number of turns begun."""
    return s.turn


GAME: Game[State] = Game(
    name="cthulhu-500",
    version=2,
    seats=SEATS,
    setup=setup,
    next_phase=next_phase,
    view=view,
    resample_hidden=resample_hidden,
    standing=standing,
    state_type=State,
    read_edition=read_edition,
    format_answer=write_answer,
    options={
        "length": GameOption("normal", ("short", "normal", "long")),
        "counters": GameOption(2, (1, 2, 3, 4, 5, 6, 7, 8, 9)),
        "warning_lap": GameOption(False, (False, True)),
        "net_laps": GameOption(False, (False, True)),
        "swap_laps": GameOption(False, (False, True)),
        "damage_passes": GameOption(False, (False, True)),
        "vehicles": GameOption("random", ("random", "drafted")),
    },
    facts=FACTS | facts_of_effects(),
    label=label,
    text_variables=text_variables,
    list_labels=LIST_LABELS,
    turn=turn,
    pieces=pieces,
)
