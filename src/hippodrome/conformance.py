"""What every game promises, checked at every stop of a race. A new game is a folder that passes this.

for law in check_race(game, edition, seats=3, options={}, seed=1): ...   raises Broken, with the name of the law
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

from hippodrome.core.ask import LUCK, MAX_OPTIONS, Ask, Chance, Seat, page_of
from hippodrome.core.codec import copy, dump, load
from hippodrome.core.errors import BadInput, HippodromeError, Refused
from hippodrome.core.game import Game
from hippodrome.core.race_file import from_text, new_race, open_table, to_text, write_down
from hippodrome.core.table import Table
from hippodrome.i18n.localization import LANGUAGES, Words

MOST_OPTIONS = 300
"""Of a longer list of options only so many are looked at one by one."""

SAMPLED_POSITIONS = 3000
"""Options up to this position are compared with those that are found by position; iterating further costs too much."""

SAID_BY_THE_HOUSE: Mapping[str, Any] = {
    "seat": 0, "seats": [0, 1], "waiting": [1], "winners": (), "n": 3, "name": "Ana", "answer": "x", "number": 2, "": None,
}  # fmt: skip
"""Fields of the house's own texts, with such values as it gives them: every game is asked what it calls them."""

NONSENSE = (None, "nonsense", "", -7, 10**12, (), ("nonsense",), object())


class Broken(AssertionError):
    """A promise that a game, or the table under it, does not keep."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def hold(law: str, true: bool, detail: str = "") -> None:
    """Insist on a law."""
    if not true:
        raise Broken(law, detail)


class Referee:
    """Watches one race and remembers what must not change."""

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
        self.options, self.seed = game.settle(options), seed
        self.rng = Random(seed)
        self.table = table(game, game.setup(seats, self.options, edition))
        self.pieces = self._pieces(self.table.state)
        self.secret_luck = self.dealt_again = False
        self.facts_read = 0
        self.words = [Words(language, game, edition) for language in LANGUAGES]

    def _pieces(self, state: Any) -> dict[str, list[Any]]:
        return {kind: sorted(pieces, key=repr) for kind, pieces in self.game.pieces(state).items()}

    # One race

    def watch(self, *, most_stops: int = 20_000, every: int = 1) -> Table[Any]:
        """Play a race with random answers, checking the laws at every stop (the dear ones at every `every`-th)."""
        table = self.table
        self.check_names()
        for stop in range(most_stops):
            self.check_pieces(table.state)
            self.check_facts()
            if table.asked is None:
                self.check_end()
                return table
            if stop % every == 0:
                self.check_stop()
            self.answer_once(careful=stop % every == 0)
        raise Broken("the race ends", f"not after {most_stops} stops")

    def answer_once(self, *, careful: bool) -> None:
        """Give one answer, for luck or for a seat that has to decide."""
        table, asked = self.table, self.table.asked
        if isinstance(asked, Chance):
            self.secret_luck |= asked.sees is not None and len(asked) > 1
            table.answer(LUCK, asked.draw(self.rng))
            return
        assert isinstance(asked, Ask)
        seat = self.rng.choice(table.waiting)
        choice = asked.of[seat].draw(self.rng)
        before = (dump(table.state), len(table.log)) if careful else None
        views = [self.game.view(table.state, s) for s in self._readers()] if len(table.waiting) > 1 else None
        self._accept(seat, choice)
        if views is not None:
            after = [self.game.view(table.state, s) for s in self._readers()]
            hold("sealed answers stay sealed", views == after, f"{asked.about}: a view changed when {seat} sealed an answer")
        if before is not None:
            self.check_undo(seat, choice, *before)

    def _accept(self, seat: Seat, choice: Any) -> None:
        try:
            self.table.answer(seat, choice)
        except Refused as refused:
            raise Broken("what is offered is accepted", f"{choice!r}: {refused.reason}") from refused

    def _readers(self) -> list[Seat | None]:
        return [None, *range(self.seats)]

    # The laws

    def check_stop(self) -> None:
        """All laws that hold wherever the rules stop."""
        if isinstance(self.table.asked, Ask):
            for seat in self.table.waiting:
                self.check_options(seat)
                self.check_refusals(seat)
        self.check_not_asked()
        self.check_json()
        self.check_fork()
        self.check_copies()
        self.check_blur()
        self.check_replay()

    def check_names(self) -> None:
        """A game that is asked what a value of the house is called has a name for it, or none."""
        for words in self.words:
            for field, value in SAID_BY_THE_HOUSE.items():
                try:
                    called = self.game.call(words, self.edition, field, value)
                except Exception as error:
                    raise Broken("every value can be named", f"{field} {value!r}: {error!r}") from error
                hold("every value can be named", called is None or isinstance(called, str), f"{field} {value!r}: {called!r}")

    def check_pieces(self, state: Any) -> None:
        """Every card and token is somewhere exactly once."""
        found = self._pieces(state)
        for kind, pieces in self.pieces.items():
            hold("every piece is somewhere exactly once", found.get(kind) == pieces, kind)

    def check_json(self) -> None:
        """A position can be written down and read back."""
        state = self.table.state
        try:
            written = json.loads(json.dumps(dump(state)))
        except TypeError as error:
            raise Broken("a position survives JSON", str(error)) from error
        back = load(self.game.state, written, {"edition": self.edition})
        hold("a position survives JSON", back == state, "the position read back is another")
        hold("a copy is equal", copy(state) == state, "copy() loses something")

    def check_fork(self) -> None:
        """A fork asks the same, and what happens to it does not touch the table."""
        table = self.table
        before = dump(table.state), list(table.log), dict(table.sealed)
        fork = table.fork()
        hold("a fork asks the same", _question(fork) == _question(table), f"{_question(fork)} != {_question(table)}")
        hold("a fork stands where the table stands", fork.state == table.state, "its state differs")
        hold("a fork keeps sealed answers", fork.sealed == table.sealed, f"{fork.sealed} != {table.sealed}")
        _play_a_little(fork, Random(self.seed))
        after = dump(table.state), list(table.log), dict(table.sealed)
        hold("a fork leaves the table alone", before == after, "the table changed when its fork was played")

    def check_copies(self) -> None:
        """A copy, however it is made, is the same table, and neither hears of what happens to the other."""
        table = self.table
        before = _stand(table)
        for how, make in (("copy", copying.copy), ("deepcopy", copying.deepcopy), ("pickle", _pickled)):
            made = make(table)
            for name, mine, theirs in zip(STANDS, before, _stand(made), strict=True):
                hold("a copied table is the same table", mine == theirs, f"{how}: its {name} differs")
            twin = copying.copy(made)
            _play_a_little(made, Random(self.seed))
            hold("a copied table leaves the table alone", before == _stand(table), f"{how}: the table changed with its copy")
            hold("a copied table leaves the table alone", before == _stand(twin), f"{how}: a copy changed with the other")
            _play_a_little(twin, Random(self.seed))
            hold("copies of a table go on alike", _stand(made) == _stand(twin), how)

    def check_blur(self) -> None:
        """No seat can tell the true table from a blurred one."""
        table, law = self.table, "no seat can tell truth from blur"
        for seat in range(self.seats):
            fork = table.fork(seat, Random(self.rng.random()))
            self.check_pieces(fork.state)
            hold(law, self.game.view(fork.state, seat) == self.game.view(table.state, seat), f"the view of seat {seat} differs")
            hold("a fork for a seat hides sealed answers", set(fork.sealed) <= {seat}, f"{set(fork.sealed)} for seat {seat}")
            hold("a fork for a seat keeps its own answer", fork.sealed.get(seat) == table.sealed.get(seat), f"seat {seat}")
            hold("a fork for a seat asks the same", _question(fork) == _question(table), f"seat {seat}: {_question(fork)}")
            if isinstance(table.asked, Ask) and seat in table.asked.of and isinstance(fork.asked, Ask):
                same = _first(fork.asked.of[seat]) == _first(table.asked.of[seat])
                hold(law, same and len(fork.asked.of[seat]) == len(table.asked.of[seat]), f"the options of seat {seat} differ")
            self.dealt_again |= fork.state != table.state

    def check_options(self, seat: Seat) -> None:
        """Options are there, distinct, accepted, explained by silence, and survive as text."""
        assert isinstance(self.table.asked, Ask)
        about, options = self.table.asked.about, self.table.asked.of[seat]
        some = _first(options)
        hold("there is something to choose", len(options) > 0 and bool(some), f"{about}: nothing for seat {seat}")
        hold("options are distinct", len(set(some)) == len(some), about)
        if len(some) < MOST_OPTIONS:
            hold("options are counted right", len(some) == len(options), f"{about}: {len(options)} counted, {len(some)} listed")
        for option in some:
            reason = self.table.why_not(seat, option)
            hold("what is offered is accepted", reason is None and option in options, f"{about}: {option!r}: {reason}")
            text = self.game.write(self.edition, option)
            hold("an option's text reads back", options.read(text) == option, f"{about}: {text!r}")
        self.check_pages(about, options)
        drawn = options.draw(self.rng)
        hold("a drawn option is one of them", drawn in options, f"{about}: {drawn!r}")

    def check_pages(self, about: str, options: Any) -> None:
        """Options are found by position where iteration has them, and there are not more than can be served."""
        law, total = "options are found by position", len(options)
        listed = min(total, SAMPLED_POSITIONS)
        hold("options have a maximum", total <= MAX_OPTIONS, f"{about}: {total} options, at most {MAX_OPTIONS}")
        for start in {0, 1, listed - 1, Random(f"{self.seed} {total}").randrange(listed)}:
            walked = list(islice(options, start, start + 3))
            hold(law, list(page_of(options, start, 3)) == walked, f"{about}: from {start}")
        last, past = list(page_of(options, total - 1, 2)), list(page_of(options, total, 2))
        hold(law, len(last) == 1 and last[0] in options and not past, f"{about}: the last of {total}: {last}, then {past}")

    def check_refusals(self, seat: Seat) -> None:
        """Whatever is not offered is refused with a reason that has words, and changes nothing."""
        table = self.table
        assert isinstance(table.asked, Ask)
        options = table.asked.of[seat]
        listed = _first(options)
        complete = len(listed) < MOST_OPTIONS
        others = [option for other in table.asked.of.values() for option in islice(other, 20)]
        for answer in (*NONSENSE, *others):
            reason = table.why_not(seat, answer)
            offered = answer in options
            hold("why_not agrees with what is offered", (reason is None) == offered, f"{answer!r}: {reason}, offered {offered}")
            if complete:
                hold("why_not agrees with what is offered", offered == (answer in listed), f"{answer!r} is listed or not?")
            if reason is not None:
                for words in self.words:
                    words.reason(reason)
                self._refuse(seat, answer)

    def check_not_asked(self) -> None:
        """Who is not asked is refused."""
        table = self.table
        asked = table.asked.of if isinstance(table.asked, Ask) else {}
        for seat in (*range(self.seats), self.seats, -2):
            if seat not in asked:
                self._refuse(seat, "nonsense")
        if isinstance(table.asked, Chance):
            for drawn in ((), (table.asked.sides,) * table.asked.count, (-1,) * table.asked.count, None):
                if not table.asked.fits(drawn):
                    self._refuse(LUCK, drawn)

    def _refuse(self, seat: Seat, answer: Any) -> None:
        table, law = self.table, "a refusal changes nothing"
        before = dump(table.state), list(table.log), dict(table.sealed), table.asked, len(table.facts)
        try:
            table.answer(seat, answer)
        except Refused:
            pass
        else:
            raise Broken("what is not offered is refused", f"seat {seat}: {answer!r}")
        after = dump(table.state), list(table.log), dict(table.sealed), table.asked, len(table.facts)
        hold(law, before == after, f"seat {seat}: {answer!r}")

    def check_replay(self) -> None:
        """A race written to a file and played again is the same race."""
        table = self.table
        race = new_race(self.game, [f"p{n}" for n in range(self.seats)], edition="", options=self.options)
        race.seed = ""
        try:
            again = open_table(from_text(to_text(write_down(race, table))), self.game, self.edition)
        except (BadInput, HippodromeError) as error:
            raise Broken("a race replays", str(error)) from error
        hold("a race replays", again.state == table.state, "the state differs")
        hold("a race replays", _question(again) == _question(table), "the question differs")
        hold("a race replays", again.sealed == table.sealed, "the sealed answers differ")
        hold("a race replays", again.facts == table.facts, "the facts differ")

    def check_undo(self, seat: Seat, choice: Any, state: Any, lines: int) -> None:
        """The law of the log: an answer can be taken back until luck, another seat or a secret stands after it."""
        table, law = self.table, "undo follows the law of the log"
        for other in range(self.seats):
            if table.why_not_undo(other) is None and other != seat:
                hold(law, other in table.sealed, f"seat {other} could take back what seat {seat} did")
        if table.why_not_undo(seat) is not None:
            return
        after = dump(table.state), list(table.log), list(table.facts)
        hold(law, len(table.log) == lines + 1, "luck or another answer stands after it")
        table.undo(seat)
        hold(law, (dump(table.state), len(table.log)) == (state, lines), "undo does not lead back to where it was")
        table.answer(seat, choice)
        hold(law, (dump(table.state), table.log, table.facts) == after, "the same answer leads elsewhere after undo")

    def check_facts(self) -> None:
        """Every fact is declared, with its fields, and has words in every language."""
        facts, law = self.table.facts, "facts are declared and have words"
        for fact in facts[self.facts_read :]:
            hold(law, fact.kind in self.game.facts, f"'{fact.kind}' is not declared")
            hold(law, set(fact.data) == set(self.game.facts[fact.kind]), f"'{fact.kind}' has fields {sorted(fact.data)}")
            for words in self.words:
                hold(law, bool(words.fact(fact)), fact.kind)
        self.facts_read = len(facts)

    def check_end(self) -> None:
        """The race is over: nobody can answer, everybody has a rank, and hidden things were really hidden."""
        ranks, winners = self.game.standing(self.table.state)
        hold("everybody has a rank", len(ranks) == self.seats and all(1 <= rank <= self.seats for rank in ranks), str(ranks))
        hold("winners are ranked first", all(ranks[seat] == 1 for seat in winners), f"{winners} of {ranks}")
        self.check_not_asked()
        self.check_replay()
        if self.secret_luck and self.seats > 1:
            hold("blur deals hidden things again", self.dealt_again, "there was secret luck, but blur never changed anything")
        self.check_pickle()

    def check_pickle(self) -> None:
        """The game itself goes along with a pickled table: it is the GAME of a module."""
        try:
            same = pickle.loads(pickle.dumps(self.game)) == self.game
        except Exception as error:
            raise Broken("a game can be pickled", str(error)) from error
        hold("a game can be pickled", same, "the game read back is another")


STANDS = ("question", "state", "log", "facts", "sealed answers")


def _stand(table: Table[Any]) -> tuple[Any, ...]:
    """Where a table stands, as it cannot change any more."""
    return _question(table), dump(table.state), list(table.log), list(table.facts), dict(table.sealed)


def _pickled(table: Table[Any]) -> Table[Any]:
    """A table pickled and read back. The game is left out here: `check_pickle` looks at it once."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    # by its type, not by `persistent_id`, which Python would be asked for every number of every position
    pickler.dispatch_table = {**copyreg.dispatch_table, type(table.game): _leave_out}
    _LEFT_OUT.append(table.game)
    try:
        pickler.dump(table)
        read: Table[Any] = pickle.loads(written.getvalue())
    except Exception as error:
        raise Broken("a table can be pickled", str(error)) from error
    finally:
        _LEFT_OUT.pop()
    return read


_LEFT_OUT: list[Any] = []
"""The game of the table that is being pickled and read back."""


def _leave_out(game: Any) -> tuple[Any, tuple[()]]:
    return _put_back, ()


def _put_back() -> Any:
    return _LEFT_OUT[-1]


def _question(table: Table[Any]) -> Any:
    asked = table.asked
    if isinstance(asked, Ask):
        return "ask", asked.about, tuple(asked.of)
    if isinstance(asked, Chance):
        return "chance", asked.about, asked.stream, asked.count, asked.sides, asked.distinct, asked.sees
    return None


def _first(options: Any) -> list[Any]:
    return list(islice(options, MOST_OPTIONS))


def _play_a_little(table: Table[Any], rng: Random, answers: int = 6) -> None:
    for _ in range(answers):
        asked = table.asked
        if isinstance(asked, Chance):
            table.answer(LUCK, asked.draw(rng))
        elif isinstance(asked, Ask):
            seat = table.waiting[0]
            table.answer(seat, asked.of[seat].draw(rng))


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
    """Watch one random race; Broken names the first law that does not hold."""
    return Referee(game, edition, seats=seats, options=options or {}, seed=seed, table=table).watch(every=every)


def variants(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Every option at each of its values, one at a time, after the defaults."""
    yield {}
    for name, setting in game.options.items():
        for choice in setting.choices:
            if choice != setting.default:
                yield {name: choice}
