"""OpenSpiel: import this, then `pyspiel.load_game("python_hippodrome_charioteer", {"players": 4})`.

Actions are ids of drafts. Chance nodes are explicit, one per number. Seats that are prompted together act in seat order, and
no information state contains another seat's sealed answer. The information state string is everything the seat has seen since
the start; the tensor is its current view (`hippodrome fields`).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from hippodrome.core.ask import CHANCE_SEAT, Chance, Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.table import Pov
from hippodrome.games.registry import BUILT_IN_NAMES, DEFAULT_EDITION, get_game, load_edition
from hippodrome.rl.draft import Draft, id_names
from hippodrome.rl.observation import information_state, observe, size_of, to_floats, win_returns
from hippodrome.rl.spelling import Setup, create_setup

try:
    _pyspiel: Any = import_module("pyspiel")
except ImportError as error:
    raise BadInput("needs_openspiel") from error

if TYPE_CHECKING:

    class SpielGame:
        """OpenSpiel's class, declared for type checkers."""

        def __init__(self, *arguments: Any) -> None: ...
        def get_parameters(self) -> dict[str, Any]: ...

    class SpielState:
        """OpenSpiel's class, declared for type checkers."""

        def __init__(self, *arguments: Any) -> None: ...
        def get_game(self) -> Any: ...
        def is_chance_node(self) -> bool: ...
        def current_player(self) -> int: ...
else:
    SpielGame, SpielState = _pyspiel.Game, _pyspiel.State

MAX_OUTCOMES = 512
"""More outcomes than any die, deck or bag has."""
MAX_GAME_LENGTH = 100_000
"""More ids and chance outcomes than any race takes."""


def spiel_name(game: str) -> str:
    """Return OpenSpiel's name for a game: chariot-race is python_hippodrome_chariot_race."""
    return f"python_hippodrome_{game.replace('-', '_')}"


def _parameters(game: str) -> dict[str, Any]:
    """Return the parameters: players, edition and the game's options; a number that the edition decides is 0."""
    options = {name: 0 if one.default is None else one.default for name, one in get_game(game).options.items()}
    return {"players": 4, "edition": DEFAULT_EDITION, **options}


def _type_of(game: str) -> Any:
    kind, seats = _pyspiel.GameType, get_game(game).seats
    return kind(
        short_name=spiel_name(game),
        long_name=f"Hippodrome: {game}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class RaceGame(SpielGame):
    """A built-in game as an OpenSpiel game."""

    house_name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = _parameters(self.house_name) | (params or {})
        seats, edition = int(chosen.pop("players")), str(chosen.pop("edition"))
        usual = {name: one.default for name, one in get_game(self.house_name).options.items()}
        options = {name: None if value == 0 and usual[name] is None else value for name, value in chosen.items()}
        self.setup: Setup = create_setup(self.house_name, seats=seats, edition=edition, options=options)
        info = _pyspiel.GameInfo(
            num_distinct_actions=self.setup.ids,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(_type_of(self.house_name), info, params or {})

    def new_initial_state(self) -> RaceState:
        """Return a race at its start."""
        return RaceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RaceObserver:
        """Create an observer of states."""
        return RaceObserver(self.setup, iig_obs_type or _pyspiel.IIGObservationType(perfect_recall=False), params)


class _DraftCache:
    """Cached draft of a table: not copied with the state, because a copy has its own table."""

    draft: Draft | None = None

    def __deepcopy__(self, memo: Any) -> _DraftCache:
        return _DraftCache()

    def __reduce__(self) -> tuple[type[_DraftCache], tuple[()]]:
        return _DraftCache, ()


class RaceState(SpielState):
    """A race at the decision of a seat, or at a chance node. OpenSpiel deep-copies every attribute."""

    def __init__(self, game: RaceGame) -> None:
        super().__init__(game)
        self.table = game.setup.new_table(None, telling=True)
        self.seats = game.setup.seats
        self.drawn: list[int] = []
        self.spelled: list[int] = []
        """Ids pushed so far; empty at a chance node."""
        self.acting_seat: Seat | None = None
        """The acting seat."""
        self._draft_cache = _DraftCache()
        self._advance()

    @property
    def draft(self) -> Draft | None:
        """Return the draft of the acting seat; None at a chance node."""
        if self.acting_seat is not None and self._draft_cache.draft is None:
            self._draft_cache.draft = Draft(Pov(self.table, self.acting_seat), self.seats, self.spelled)
        return self._draft_cache.draft

    def _advance(self) -> None:
        """Advance to the next seat with a choice, or to a chance node."""
        while True:
            self.table.answer_forced()
            waiting = self.table.waiting if not isinstance(self.table.prompt, Chance) else []
            self.acting_seat, self._draft_cache.draft = None, None
            if not waiting:
                return
            draft = Draft(Pov(self.table, waiting[0]), self.seats)
            if not draft.done:
                self.acting_seat, self.spelled, self._draft_cache.draft = waiting[0], list(draft.ids), draft
                return
            self.table.answer(waiting[0], draft.answer)

    def current_player(self) -> int:
        """Return the acting seat, the chance player, or the terminal player."""
        if self.acting_seat is not None:
            return self.acting_seat
        return int(_pyspiel.PlayerId.TERMINAL if self.table.prompt is None else _pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Return whether the race is over."""
        return self.table.prompt is None

    def _legal_actions(self, player: Seat) -> list[int]:
        return list(self.draft.allowed) if self.draft is not None and player == self.draft.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the chance node, all equally likely."""
        chance = self.table.prompt
        assert isinstance(chance, Chance)
        left = [n for n in range(chance.sides) if not chance.distinct or n not in self.drawn]
        return [(n, 1 / len(left)) for n in left]

    def _apply_action(self, action: int) -> None:
        draft = self.draft
        if draft is not None:
            draft.push(action)
            self.spelled = list(draft.ids)
            if not draft.done:
                return
            self.table.answer(draft.seat, draft.answer)
        else:
            chance = self.table.prompt
            assert isinstance(chance, Chance)
            self.drawn.append(action)
            if len(self.drawn) < chance.count:
                return
            drawn, self.drawn = tuple(self.drawn), []
            self.table.answer(CHANCE_SEAT, drawn)
        self._advance()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _pyspiel.PlayerId.CHANCE:
            assert self.table.prompt is not None
            return f"{self.table.prompt.kind}: {action}"
        return id_names(self.table.game.name, self.table.state.edition)[action]

    def returns(self) -> list[float]:
        """Return 1, shared by the winners, once the race is over."""
        winners = self.table.game.standing(self.table.state).winners if self.is_terminal() else ()
        return win_returns(self.seats, winners)

    def __str__(self) -> str:
        spelled = "" if self.acting_seat is None else f", seat {self.acting_seat} has spelled {self.spelled}"
        return f"{self.table.game.name}, line {len(self.table.log)}, luck {self.drawn}{spelled}"


class RaceObserver:
    """Observer of a state from a seat, as numbers and as text."""

    def __init__(self, setup: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self._setup, self._perfect_recall = setup, kind.perfect_recall
        self.tensor = np.zeros(size_of(setup.game.name, setup.edition, setup.seats), np.float32)
        self.dict = {"observation": self.tensor}

    def _spelled(self, state: RaceState, player: Seat) -> list[int]:
        return state.spelled if state.acting_seat == player else []

    def set_from(self, state: RaceState, player: Seat) -> None:
        """Update the tensors to a seat's view of a state."""
        setup = self._setup
        row = observe(state.table, player, self._spelled(state, player))
        self.tensor[:] = to_floats(setup.game.name, setup.edition, setup.seats, row)

    def string_from(self, state: RaceState, player: Seat) -> str:
        """Return the seat's history as text; without perfect recall, its current view."""
        spelled = self._spelled(state, player)
        if self._perfect_recall:
            return information_state(state.table, player, spelled)
        return f"{player} {spelled} {state.table.game.view(state.table.state, player)}"


def _register() -> None:
    for name in BUILT_IN_NAMES:
        load_edition(get_game(name))
        _pyspiel.register_game(_type_of(name), type("RaceGame", (RaceGame,), {"house_name": name}))


_register()
