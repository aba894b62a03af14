"""Conformance suite: the invariants of every game, checked at every prompt of a race. Every game must pass it.

check_race(game, edition, seats=3, options={}, seed=1)   raises Violation with the name of the invariant
"""

from __future__ import annotations

import copy as copying
import copyreg
import io
import json
import pickle
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

from hippodrome.core.ask import CHANCE_SEAT, MAX_OPTIONS, Ask, Chance, Seat, page_of
from hippodrome.core.codec import copy, dump, load
from hippodrome.core.errors import BadInput, HippodromeError, Refused
from hippodrome.core.game import Game
from hippodrome.core.race_file import from_text, new_race, open_table, record_log, to_text
from hippodrome.core.table import Table
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.i18n.message_data import client_label, message_data

MAX_CHECKED_OPTIONS = 300
"""Options checked one by one per prompt."""

SAMPLED_POSITIONS = 3000
"""Highest position at which `page` is compared with iteration; iterating further costs too much."""

SHARED_TEXT_FIELDS: Mapping[str, Any] = {
    "seat": 0, "seats": [0, 1], "waiting": [1], "winners": (), "n": 3, "name": "Ana", "answer": "x", "number": 2, "": None,
}  # fmt: skip
"""Fields of the shared texts with sample values: the suite asks every game to label them."""

NONSENSE = (None, "nonsense", "", -7, 10**12, (), ("nonsense",), object())


class Violation(AssertionError):
    """An invariant that a game, or the table under it, violates."""

    def __init__(self, invariant: str, detail: str) -> None:
        super().__init__(f"{invariant}: {detail}")
        self.invariant = invariant


def require(invariant: str, condition: bool, detail: str = "") -> None:
    """Raise Violation unless the condition holds."""
    if not condition:
        raise Violation(invariant, detail)


class RaceChecker:
    """Plays one race and checks it, recording what must not change."""

    def __init__(
        self,
        game: Game[Any],
        edition: Any,
        *,
        seats: int,
        options: Mapping[str, Any],
        seed: int,
        table: type[Table[Any]] = Table,
    ) -> None:
        self.game, self.edition, self.seats = game, edition, seats
        self.options, self.seed = game.resolve_options(options), seed
        self.rng = Random(seed)
        self.table = table(game, game.setup(seats, self.options, edition))
        self.pieces = self._pieces(self.table.state)
        self.saw_hidden_draw = self.saw_resampling = False
        self.facts_read = 0
        self.words = [Localization(language, game, edition) for language in LANGUAGES]

    def _pieces(self, state: Any) -> dict[str, list[Any]]:
        return {kind: sorted(pieces, key=repr) for kind, pieces in self.game.pieces(state).items()}

    # One race

    def run(self, *, max_stops: int = 20_000, every: int = 1) -> Table[Any]:
        """Play a race with random answers and check it at every prompt; run the expensive checks at every `every`-th one."""
        table = self.table
        self.check_names()
        for stop in range(max_stops):
            self.check_pieces(table.state)
            self.check_facts()
            if table.prompt is None:
                self.check_end()
                return table
            if stop % every == 0:
                self.check_stop()
            self.answer_once(careful=stop % every == 0)
        raise Violation("the race ends", f"not after {max_stops} stops")

    def answer_once(self, *, careful: bool) -> None:
        """Give one answer, for chance or for a waiting seat."""
        table, prompt = self.table, self.table.prompt
        if isinstance(prompt, Chance):
            self.saw_hidden_draw |= prompt.visible_to is not None and len(prompt) > 1
            table.answer(CHANCE_SEAT, prompt.draw(self.rng))
            return
        assert isinstance(prompt, Ask)
        seat = self.rng.choice(table.waiting)
        choice = prompt.options[seat].draw(self.rng)
        before = (dump(table.state), len(table.log)) if careful else None
        views = [self.game.view(table.state, s) for s in self._readers()] if len(table.waiting) > 1 else None
        self._accept(seat, choice)
        if views is not None:
            after = [self.game.view(table.state, s) for s in self._readers()]
            require("sealed answers stay sealed", views == after, f"{prompt.kind}: a view changed when {seat} sealed an answer")
        if before is not None:
            self.check_undo(seat, choice, *before)

    def _accept(self, seat: Seat, choice: Any) -> None:
        try:
            self.table.answer(seat, choice)
        except Refused as refused:
            raise Violation("what is offered is accepted", f"{choice!r}: {refused.reason}") from refused

    def _readers(self) -> list[Seat | None]:
        return [None, *range(self.seats)]

    # Invariants

    def check_stop(self) -> None:
        """Check everything that must hold at every prompt."""
        if isinstance(self.table.prompt, Ask):
            for seat in self.table.waiting:
                self.check_options(seat)
                self.check_refusals(seat)
        self.check_not_asked()
        self.check_json()
        self.check_fork()
        self.check_copies()
        self.check_resampling()
        self.check_replay()

    def check_names(self) -> None:
        """Check that the game labels the values of shared texts with a string or None."""
        for words in self.words:
            for field, value in SHARED_TEXT_FIELDS.items():
                try:
                    called = self.game.label(words, self.edition, field, value)
                except Exception as error:
                    raise Violation("every value can be named", f"{field} {value!r}: {error!r}") from error
                require("every value can be named", called is None or isinstance(called, str), f"{field} {value!r}: {called!r}")

    def check_pieces(self, state: Any) -> None:
        """Check that every card and token is in exactly one place."""
        found = self._pieces(state)
        for kind, pieces in self.pieces.items():
            require("every piece is somewhere exactly once", found.get(kind) == pieces, kind)

    def check_json(self) -> None:
        """Check that a position survives the round trip through JSON."""
        state = self.table.state
        try:
            written = json.loads(json.dumps(dump(state)))
        except TypeError as error:
            raise Violation("a position survives JSON", str(error)) from error
        back = load(self.game.state_type, written, {"edition": self.edition})
        require("a position survives JSON", back == state, "the position read back is another")
        require("a copy is equal", copy(state) == state, "copy() loses something")

    def check_fork(self) -> None:
        """Check that a fork has the same prompt, and that playing on it does not change the table."""
        table = self.table
        before = dump(table.state), list(table.log), dict(table.sealed)
        fork = table.fork()
        require("a fork asks the same", _prompt_key(fork) == _prompt_key(table), f"{_prompt_key(fork)} != {_prompt_key(table)}")
        require("a fork stands where the table stands", fork.state == table.state, "its state differs")
        require("a fork keeps sealed answers", fork.sealed == table.sealed, f"{fork.sealed} != {table.sealed}")
        _play_some_answers(fork, Random(self.seed))
        after = dump(table.state), list(table.log), dict(table.sealed)
        require("a fork leaves the table alone", before == after, "the table changed when its fork was played")

    def check_copies(self) -> None:
        """Check that every kind of copy equals the table and is independent of it."""
        table = self.table
        before = _snapshot(table)
        for how, make in (("copy", copying.copy), ("deepcopy", copying.deepcopy), ("pickle", _pickled)):
            made = make(table)
            for name, mine, theirs in zip(SNAPSHOT_PARTS, before, _snapshot(made), strict=True):
                require("a copied table is the same table", mine == theirs, f"{how}: its {name} differs")
            twin = copying.copy(made)
            _play_some_answers(made, Random(self.seed))
            require(
                "a copied table leaves the table alone", before == _snapshot(table), f"{how}: the table changed with its copy"
            )
            require("a copied table leaves the table alone", before == _snapshot(twin), f"{how}: a copy changed with the other")
            _play_some_answers(twin, Random(self.seed))
            require("copies of a table go on alike", _snapshot(made) == _snapshot(twin), how)

    def check_resampling(self) -> None:
        """Check that no seat can distinguish the true table from a resampled one."""
        table, law = self.table, "no seat can tell truth from blur"
        for seat in range(self.seats):
            fork = table.fork(seat, Random(self.rng.random()))
            self.check_pieces(fork.state)
            require(
                law, self.game.view(fork.state, seat) == self.game.view(table.state, seat), f"the view of seat {seat} differs"
            )
            require("a fork for a seat hides sealed answers", set(fork.sealed) <= {seat}, f"{set(fork.sealed)} for seat {seat}")
            require("a fork for a seat keeps its own answer", fork.sealed.get(seat) == table.sealed.get(seat), f"seat {seat}")
            require(
                "a fork for a seat asks the same", _prompt_key(fork) == _prompt_key(table), f"seat {seat}: {_prompt_key(fork)}"
            )
            if isinstance(table.prompt, Ask) and seat in table.prompt.options and isinstance(fork.prompt, Ask):
                same = _first(fork.prompt.options[seat]) == _first(table.prompt.options[seat])
                require(
                    law,
                    same and len(fork.prompt.options[seat]) == len(table.prompt.options[seat]),
                    f"the options of seat {seat} differ",
                )
            self.saw_resampling |= fork.state != table.state

    def check_options(self, seat: Seat) -> None:
        """Check that options exist, are distinct, are accepted, have no refusal reason, and survive the round trip through
        text."""
        assert isinstance(self.table.prompt, Ask)
        about, options = self.table.prompt.kind, self.table.prompt.options[seat]
        some = _first(options)
        require("there is something to choose", len(options) > 0 and bool(some), f"{about}: nothing for seat {seat}")
        require("options are distinct", len(set(some)) == len(some), about)
        if len(some) < MAX_CHECKED_OPTIONS:
            require(
                "options are counted right", len(some) == len(options), f"{about}: {len(options)} counted, {len(some)} listed"
            )
        for option in some:
            reason = self.table.why_not(seat, option)
            require("what is offered is accepted", reason is None and option in options, f"{about}: {option!r}: {reason}")
            text = self.game.format_answer(self.edition, option)
            require("an option's text reads back", options.read(text) == option, f"{about}: {text!r}")
        self.check_pages(about, options)
        drawn = options.draw(self.rng)
        require("a drawn option is one of them", drawn in options, f"{about}: {drawn!r}")

    def check_pages(self, about: str, options: Any) -> None:
        """Check that `page` agrees with iteration, and that there are at most MAX_OPTIONS."""
        law, total = "options are found by position", len(options)
        listed = min(total, SAMPLED_POSITIONS)
        require("options have a maximum", total <= MAX_OPTIONS, f"{about}: {total} options, at most {MAX_OPTIONS}")
        for start in {0, 1, listed - 1, Random(f"{self.seed} {total}").randrange(listed)}:
            walked = list(islice(options, start, start + 3))
            require(law, list(page_of(options, start, 3)) == walked, f"{about}: from {start}")
        last, past = list(page_of(options, total - 1, 2)), list(page_of(options, total, 2))
        require(law, len(last) == 1 and last[0] in options and not past, f"{about}: the last of {total}: {last}, then {past}")

    def check_refusals(self, seat: Seat) -> None:
        """Check that every other answer is refused with a localized reason and changes nothing."""
        table = self.table
        assert isinstance(table.prompt, Ask)
        options = table.prompt.options[seat]
        listed = _first(options)
        complete = len(listed) < MAX_CHECKED_OPTIONS
        others = [option for other in table.prompt.options.values() for option in islice(other, 20)]
        for answer in (*NONSENSE, *others):
            reason = table.why_not(seat, answer)
            offered = answer in options
            require(
                "why_not agrees with what is offered", (reason is None) == offered, f"{answer!r}: {reason}, offered {offered}"
            )
            if complete:
                require("why_not agrees with what is offered", offered == (answer in listed), f"{answer!r} is listed or not?")
            if reason is not None:
                for words in self.words:
                    words.reason(reason)
                self._refuse(seat, answer)

    def check_not_asked(self) -> None:
        """Check that a seat without a prompt is refused."""
        table = self.table
        prompted = table.prompt.options if isinstance(table.prompt, Ask) else {}
        for seat in (*range(self.seats), self.seats, -2):
            if seat not in prompted:
                self._refuse(seat, "nonsense")
        if isinstance(table.prompt, Chance):
            for drawn in ((), (table.prompt.sides,) * table.prompt.count, (-1,) * table.prompt.count, None):
                if not table.prompt.is_possible(drawn):
                    self._refuse(CHANCE_SEAT, drawn)

    def _refuse(self, seat: Seat, answer: Any) -> None:
        table, law = self.table, "a refusal changes nothing"
        before = dump(table.state), list(table.log), dict(table.sealed), table.prompt, len(table.facts)
        try:
            table.answer(seat, answer)
        except Refused:
            pass
        else:
            raise Violation("what is not offered is refused", f"seat {seat}: {answer!r}")
        after = dump(table.state), list(table.log), dict(table.sealed), table.prompt, len(table.facts)
        require(law, before == after, f"seat {seat}: {answer!r}")

    def check_replay(self) -> None:
        """Check that a race written to a file and replayed is the same race."""
        table = self.table
        race = new_race(self.game, [f"p{n}" for n in range(self.seats)], edition="", options=self.options)
        race.seed = ""
        try:
            again = open_table(from_text(to_text(record_log(race, table))), self.game, self.edition)
        except (BadInput, HippodromeError) as error:
            raise Violation("a race replays", str(error)) from error
        require("a race replays", again.state == table.state, "the state differs")
        require("a race replays", _prompt_key(again) == _prompt_key(table), "the question differs")
        require("a race replays", again.sealed == table.sealed, "the sealed answers differ")
        require("a race replays", again.facts == table.facts, "the facts differ")

    def check_undo(self, seat: Seat, choice: Any, state: Any, lines: int) -> None:
        """Check that undo works until a chance draw, another seat's answer or a revealed secret follows the answer."""
        table, law = self.table, "undo follows the law of the log"
        for other in range(self.seats):
            if table.why_not_undo(other) is None and other != seat:
                require(law, other in table.sealed, f"seat {other} could take back what seat {seat} did")
        if table.why_not_undo(seat) is not None:
            return
        after = dump(table.state), list(table.log), list(table.facts)
        require(law, len(table.log) == lines + 1, "luck or another answer stands after it")
        table.undo(seat)
        require(law, (dump(table.state), len(table.log)) == (state, lines), "undo does not lead back to where it was")
        table.answer(seat, choice)
        require(law, (dump(table.state), table.log, table.facts) == after, "the same answer leads elsewhere after undo")

    def check_facts(self) -> None:
        """Check that every fact is declared, with its fields, has a text in every language, and can be formatted by clients."""
        facts, law = self.table.facts, "facts are declared and have words"
        for fact in facts[self.facts_read :]:
            require(law, fact.kind in self.game.facts, f"'{fact.kind}' is not declared")
            require(law, set(fact.data) == set(self.game.facts[fact.kind]), f"'{fact.kind}' has fields {sorted(fact.data)}")
            for words in self.words:
                require(law, bool(words.fact(fact)), fact.kind)
                values, labels = message_data(words, f"fact.{fact.kind}", fact.data)
                require(
                    law, _is_plain(values), f"'{fact.kind}' has a value that is no number, text, yes or no, or list of these"
                )
                for key in labels:
                    client_label(words, key)
        self.facts_read = len(facts)

    def check_end(self) -> None:
        """Check the end of a race: no seat can answer, every seat has a rank, and hidden information was hidden."""
        ranks, winners = self.game.standing(self.table.state)
        require("everybody has a rank", len(ranks) == self.seats and all(1 <= rank <= self.seats for rank in ranks), str(ranks))
        require("winners are ranked first", all(ranks[seat] == 1 for seat in winners), f"{winners} of {ranks}")
        self.check_not_asked()
        self.check_replay()
        if self.saw_hidden_draw and self.seats > 1:
            require(
                "blur deals hidden things again", self.saw_resampling, "there was secret luck, but blur never changed anything"
            )
        self.check_pickle()

    def check_pickle(self) -> None:
        """Check that a pickled table unpickles with the same game, the GAME of a module."""
        try:
            same = pickle.loads(pickle.dumps(self.game)) == self.game
        except Exception as error:
            raise Violation("a game can be pickled", str(error)) from error
        require("a game can be pickled", same, "the game read back is another")


def _is_plain(value: Any) -> bool:
    """Return whether a value is the same in JSON: a whole number, a text, a yes or no, nothing, or a list of these."""
    return all(map(_is_plain, value)) if isinstance(value, list | tuple) else value is None or type(value) in (bool, int, str)


SNAPSHOT_PARTS = ("question", "state", "log", "facts", "sealed answers")


def _snapshot(table: Table[Any]) -> tuple[Any, ...]:
    """Return a snapshot of a table that later answers cannot change."""
    return _prompt_key(table), dump(table.state), list(table.log), list(table.facts), dict(table.sealed)


def _pickled(table: Table[Any]) -> Table[Any]:
    """Pickle and unpickle a table without its game, which `check_pickle` checks once."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    # by type: Python would call `persistent_id` for every number of every position
    pickler.dispatch_table = {**copyreg.dispatch_table, type(table.game): _leave_out}
    _LEFT_OUT.append(table.game)
    try:
        pickler.dump(table)
        read: Table[Any] = pickle.loads(written.getvalue())
    except Exception as error:
        raise Violation("a table can be pickled", str(error)) from error
    finally:
        _LEFT_OUT.pop()
    return read


_LEFT_OUT: list[Any] = []
"""The game of the table that is being pickled."""


def _leave_out(game: Any) -> tuple[Any, tuple[()]]:
    return _put_back, ()


def _put_back() -> Any:
    return _LEFT_OUT[-1]


def _prompt_key(table: Table[Any]) -> Any:
    prompt = table.prompt
    if isinstance(prompt, Ask):
        return "ask", prompt.kind, tuple(prompt.options)
    if isinstance(prompt, Chance):
        return "chance", prompt.kind, prompt.stream, prompt.count, prompt.sides, prompt.distinct, prompt.visible_to
    return None


def _first(options: Any) -> list[Any]:
    return list(islice(options, MAX_CHECKED_OPTIONS))


def _play_some_answers(table: Table[Any], rng: Random, answers: int = 6) -> None:
    for _ in range(answers):
        prompt = table.prompt
        if isinstance(prompt, Chance):
            table.answer(CHANCE_SEAT, prompt.draw(rng))
        elif isinstance(prompt, Ask):
            seat = table.waiting[0]
            table.answer(seat, prompt.options[seat].draw(rng))


def check_race(
    game: Game[Any],
    edition: Any,
    *,
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    every: int = 1,
    table: type[Table[Any]] = Table,
) -> Table[Any]:
    """Play one random race; raises Violation with the name of the first invariant that does not hold."""
    return RaceChecker(game, edition, seats=seats, options=options or {}, seed=seed, table=table).run(every=every)


def variants(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Yield the default options, then each option at each of its values, one at a time."""
    yield {}
    for name, setting in game.options.items():
        for choice in setting.choices:
            if choice != setting.default:
                yield {name: choice}
