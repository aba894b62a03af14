"""The conformance suite: on nasty dummy games, on games and tables with planted faults, and on every game of the house."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from hippodrome.conformance import Violation, check_race, variants
from hippodrome.core.ask import CHANCE_SEAT, Ask, Seat
from hippodrome.core.game import Game
from hippodrome.core.table import Table
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, load_edition
from hippodrome.i18n import localization
from tests import dummy_games as dummy
from tests.soak import in_soak


@pytest.fixture(autouse=True)
def dummy_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words for the dummy games' facts, which have no folder of their own."""
    load = localization.load_texts
    texts = localization.split_messages(
        "fact-hand = {$seat}: {$cards}\nfact-opened = {$seat}: {$number}\nfact-rolled = {$number}\n"
    )
    monkeypatch.setattr(localization, "load_texts", lambda package, lang: texts if package == "tests" else load(package, lang))


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(4))
def test_a_sound_game_passes(seats: int, seed: int) -> None:
    table = check_race(dummy.DUEL, dummy.EDITION, seats=seats, seed=seed)
    assert table.prompt is None


def test_options_without_pages_pass() -> None:
    assert check_race(dummy.unpaged_options(), dummy.EDITION, seats=2, seed=1).prompt is None


FAULTS: list[tuple[Callable[[], Game[Any]], str]] = [
    (dummy.leaked_hand, "no seat can tell truth from blur"),
    (dummy.shown_top_card, "no seat can tell truth from blur"),
    (dummy.lost_card, "every piece is somewhere exactly once"),
    (dummy.doubled_card, "every piece is somewhere exactly once"),
    (dummy.refused_option, "what is offered is accepted"),
    (dummy.doubled_option, "options are distinct"),
    (dummy.no_option, "there is something to choose"),
    (dummy.miscounted_options, "options are counted right"),
    (dummy.mispaged_options, "options are found by position"),
    (dummy.too_many_options, "options have a maximum"),
    (dummy.silent_refusal, "why_not agrees with what is offered"),
    (dummy.leaking_seal, "a fork stands where the table stands"),
    (dummy.forgetful_copy, "a position survives JSON"),
    (dummy.lazy_blur, "blur deals hidden things again"),
    (dummy.undeclared_fact, "facts are declared and have words"),
    (dummy.choking_names, "every value can be named"),
    (dummy.hidden_clock, "a fork stands where the table stands"),
    (dummy.unpicklable, "a game can be pickled"),
]


@pytest.mark.parametrize(("plant", "law"), FAULTS, ids=[plant.__name__ for plant, _ in FAULTS])
def test_a_planted_fault_in_a_game_is_caught_by_name(plant: Callable[[], Game[Any]], law: str) -> None:
    with pytest.raises(Violation) as caught:
        for seed in range(6):
            check_race(plant(), dummy.EDITION, seats=3, seed=seed)
    assert caught.value.invariant == law


def test_a_race_without_end_is_caught() -> None:
    from hippodrome.conformance import RaceChecker

    with pytest.raises(Violation, match="the race ends"):
        RaceChecker(dummy.endless(), dummy.EDITION, seats=2, options={}, seed=1).run(max_stops=200, every=50)


class ChangingRefusal(Table[Any]):
    """A table on which a refused answer leaves a trace."""

    def answer(self, seat: Seat, answer: Any) -> None:
        try:
            super().answer(seat, answer)
        except Exception:
            self.state.points[0] += 1
            raise


class DroppingFork(Table[Any]):
    """A table whose fork for a seat drops a rival's earlier answer of the same part."""

    def fork(self, seat: Seat | None = None, rng: Random | None = None, chance_source: Any = None) -> Table[Any]:
        kept = self.log
        if seat is not None:
            start = self._checkpoints[-1].entries
            self.log = [line for n, line in enumerate(kept) if n < start or line.seat in (seat, CHANCE_SEAT)]
        try:
            return super().fork(seat, rng, chance_source)
        finally:
            self.log = kept


class LeakingFork(Table[Any]):
    """A table whose fork for a seat carries rivals' sealed answers."""

    def fork(self, seat: Seat | None = None, rng: Random | None = None, chance_source: Any = None) -> Table[Any]:
        fork = super().fork(None)
        if seat is not None and rng is not None:
            self.game.resample_hidden(fork.state, seat, rng)
        return fork


class SharingFork(Table[Any]):
    """A table whose fork is the table itself."""

    def fork(self, seat: Seat | None = None, rng: Random | None = None, chance_source: Any = None) -> Table[Any]:
        return self if seat is None else super().fork(seat, rng, chance_source)


class GenerousUndo(Table[Any]):
    """A table on which anybody may take back anything."""

    def why_not_undo(self, seat: Seat) -> None:
        return None


class AcceptingTable(Table[Any]):
    """A table that takes any answer from a seat that is asked."""

    def answer(self, seat: Seat, answer: Any) -> None:
        if isinstance(self.prompt, Ask) and seat in self.prompt.options:
            self._apply_answer(seat, answer)
        else:
            super().answer(seat, answer)


class SharingCopy(Table[Any]):
    """A table whose copy runs on with the same rules in the middle of their work."""

    def copy(self) -> Table[Any]:
        other = Table.__new__(Table)
        other.__dict__.update(
            {name: value.copy() if isinstance(value, list | dict) else value for name, value in vars(self).items()}
        )
        return other

    __copy__ = copy


class OpeningCopy(Table[Any]):
    """A table whose deep copy forgets what is sealed."""

    def __deepcopy__(self, memo: object) -> Table[Any]:
        other = self.copy()
        for seat in list(other.sealed):
            other.withdraw(seat)
        return other


class SilentPickle(Table[Any]):
    """A table that is pickled without what was told."""

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        return kept | {"facts": [], "_checkpoints": [one._replace(facts=0) for one in kept["_checkpoints"]]}


class RestartingPickle(Table[Any]):
    """A table that begins anew when it is read from a pickle."""

    def __setstate__(self, saved: dict[str, Any]) -> None:
        super().__setstate__(saved)
        if self.log:
            self.rewind(0)


TABLES: list[tuple[type[Table[Any]], str]] = [
    (ChangingRefusal, "a refusal changes nothing"),
    (DroppingFork, "a fork for a seat asks the same"),
    (LeakingFork, "a fork for a seat hides sealed answers"),
    (SharingFork, "a fork leaves the table alone"),
    (GenerousUndo, "undo follows the law of the log"),
    (AcceptingTable, "what is not offered is refused"),
    (SharingCopy, "a copied table leaves the table alone"),
    (OpeningCopy, "a copied table is the same table"),
    (SilentPickle, "a copied table is the same table"),
    (RestartingPickle, "a copied table is the same table"),
]


@pytest.mark.parametrize(("table", "law"), TABLES, ids=[table.__name__ for table, _ in TABLES])
def test_a_planted_fault_in_the_table_is_caught_by_name(table: type[Table[Any]], law: str) -> None:
    with pytest.raises(Violation) as caught:
        for seed in range(6):
            check_race(dummy.DUEL, dummy.EDITION, seats=3, seed=seed, table=table)
    assert caught.value.invariant == law


@cache
def house_game(name: str) -> tuple[Game[Any], Any]:
    game = get_game(name)
    return game, load_edition(game)


def short_race(game: Game[Any]) -> dict[str, Any]:
    """Options for a race that is soon over."""
    quick = {"laps": 1, "length": "short"}
    return {name: choice for name, choice in quick.items() if name in game.options}


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
@pytest.mark.parametrize("seed", [0, in_soak(1)])
def test_every_number_of_seats(name: str, seed: int) -> None:
    """One race for each number; by `make soak` one more, which differs in luck alone."""
    game, edition = house_game(name)
    short = short_race(game)
    for seats in game.seats:
        check_race(game, edition, seats=seats, options=short, seed=seed * 10 + seats, every=29)


VARIANTS = [(name, n, options) for name in BUILT_IN_NAMES for n, options in enumerate(variants(get_game(name)))]


@pytest.mark.parametrize(("name", "n", "options"), VARIANTS, ids=[f"{name}-{options}" for name, _, options in VARIANTS])
def test_every_option(name: str, n: int, options: dict[str, Any]) -> None:
    """Each in a short race, unless it says how long a race is; the defaults (n = 0) in a race of full length. To look at a stop
    replays the race so far, so in a long one there are fewer of them."""
    game, edition = house_game(name)
    short = short_race(game) if n else {}
    every = 149 if n == 0 or set(options) & set(short) else 37
    check_race(game, edition, seats=game.seats.start + n % 2, options={**short, **options}, seed=100 + n, every=every)


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
@pytest.mark.parametrize("every", [7, in_soak(1)])
def test_every_stop_of_a_short_race(name: str, every: int) -> None:
    """The dear laws, too: by `make soak` at every single stop. To look at one replays the race so far and copies all of it;
    what stops of one kind have in common is met within a few of them, so `make test` looks at every seventh."""
    game, edition = house_game(name)
    short = short_race(game)
    check_race(game, edition, seats=game.seats.start, options=short, seed=7, every=every)


@pytest.mark.soak
@pytest.mark.parametrize("name", BUILT_IN_NAMES)
@pytest.mark.parametrize("seed", range(1000, 1040))
def test_many_races(name: str, seed: int) -> None:
    game, edition = house_game(name)
    rng = Random(seed)
    options = {name: rng.choice(setting.choices) for name, setting in game.options.items()}
    check_race(game, edition, seats=rng.choice(game.seats), options=options, seed=seed, every=5)
