"""Answers by number: options in words with their odds, targets by letter, and cards to throw away picked one by one."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import product
from re import fullmatch
from string import ascii_lowercase
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.errors import Reason
from hippodrome.core.table import Pov
from hippodrome.core.words import Words
from hippodrome.games.cthulhu_500.answers import NO, PASS, Answer
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.names import piece, titled
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.state import State, ahead, behind, holder
from hippodrome.games.cthulhu_500.whynot import TARGETS
from hippodrome.terminal.chooser import Chooser, Heard
from hippodrome.terminal.cthulhu_500.table import KEY, STYLES, View, hand, laid_out, vehicle_line
from hippodrome.terminal.screen import printable

FOLDED = ("play", "use", "crew", "mod")
"""What is said with a target: one line of the list for all targets of a card."""


def choose(pov: Pov, words: Words) -> Chooser:
    """What reads this seat's answer."""
    return Throwing(pov, words) if pov.about in ("qualify", "discard") else Choices(pov, words)


def topics(edition: Edition, words: Words) -> dict[str, str]:
    """What `?` explains: every vehicle, and every kind of card by its type."""
    found = {
        words.text(f"{KEY}.topic.vehicles"): "\n".join(
            f"{piece(words, edition, edition.vehicle_piece(n))} -- {vehicle_line(words, edition, n)}"
            for n in range(len(edition.vehicles))
        )
    }
    for type_ in STYLES:
        kinds = dict.fromkeys(card.kind for card in edition.cards if card.type == type_)
        lines = [" -- ".join(titled(words, edition, "card", kind)) for kind in kinds]
        found[words.text(f"{KEY}.topic.{type_}")] = "\n".join(lines)
    return found


def phrases(edition: Edition, words: Words) -> Mapping[str, str]:
    """The names of cards in the colour of their type."""
    return {words.name("card", n): STYLES[card.type] for n, card in enumerate(edition.cards)}


def describe(words: Words, answer: Answer, scene: Scene | None = None) -> str:
    """An answer in words: what is done, and to whom. A scene says whose cards in play are, and who is behind whom."""
    if answer.verb in ("play", "use", "mod") and (len(answer.cards) > 1 or answer.seats):
        what = words.text(f"verb.{answer.verb}", cards=answer.cards[:1])
        how = "verb.instead" if answer.verb == "mod" else "verb.aimed"
        return words.text(how, what=what, whom=target(words, answer, scene))
    if answer.verb == "throw" and not answer.cards:
        return words.text("verb.throw_none")
    if answer.verb == "infect" and scene is not None:
        return owned(words, answer.cards[0], scene)
    return words.text(f"verb.{answer.verb}", cards=answer.cards, seats=answer.seats, number=answer.number)


def target(words: Words, answer: Answer, scene: Scene | None) -> str:
    """What an answer is aimed at: a card in play with its owner, one's own modification, or seats."""
    seats = [words.player(seat) for seat in answer.seats]
    if scene is not None and answer.verb == "play" and scene.is_pair(answer):
        seats.append(words.player(behind(scene.state, answer.seats[0])))
    own = answer.verb == "mod" or scene is None
    cards = [words.name("card", card) if own or scene is None else owned(words, card, scene) for card in answer.cards[1:]]
    return words.listed(cards + seats)


def owned(words: Words, card: int, scene: Scene) -> str:
    """A card in play, with its owner and what it has caught."""
    text = words.text(f"{KEY}.owned", card=card, owner=holder(scene.state, card), contagion=scene.sick.get(card))
    return text if holder(scene.state, card) is not None else words.name("card", card)


class Scene:
    """What everybody sees of the table, to describe options with."""

    def __init__(self, view: View, edition: Edition) -> None:
        self.state, self.edition = laid_out(view, edition), edition
        self.sick = {victim: int(contagion) for contagion, victim in view["contagions"].items()}

    def is_pair(self, answer: Answer) -> bool:
        """Whether a card is aimed at a vehicle and the one behind it."""
        return TARGETS.get(self.edition.cards[answer.cards[0]].effect) == "pair"

    def likeness(self, answer: Answer) -> Hashable:
        """What makes two options alike: copies of a card are, unless they lie before somebody else or have caught something."""
        cards = [(self._kind(card), holder(self.state, card), self.sick.get(card)) for card in answer.cards]
        return answer.verb, tuple(cards), answer.seats, answer.number

    def _kind(self, card: int) -> str | int:
        return self.edition.cards[card].kind if card < self.edition.flag else card


def odds(s: State, seat: Seat, rival: Seat, lead: int = 0) -> tuple[int, int]:
    """The chances, in hundredths, that an attempt passes and that it ties, before anybody reacts; `lead` is what was added."""
    lead += reckon(s, seat, passing=True).total - reckon(s, rival, passing=False).total
    rolls = [a + lead - b for a, b in product(range(s.edition.die), repeat=2)]
    return round(100 * sum(r > 0 for r in rolls) / len(rolls)), round(100 * sum(r == 0 for r in rolls) / len(rolls))


class Row(NamedTuple):
    """One line of the list: what to type, what it is, and the options in it, each with its letter if there are several."""

    typed: str
    text: str
    options: tuple[Answer, ...]


class Choices:
    """The options as a numbered list; those that differ only in their target share a line, and a letter picks among them.

    An option's own text is read, too. Enter passes, or draws the most; where there is no such usual answer it shows the table.
    """

    def __init__(self, pov: Pov, words: Words) -> None:
        self._pov, self._words = pov, words
        self._view = pov.view()
        self._scene = Scene(self._view, pov.edition)
        self._rows = self._list()
        options = [option for row in self._rows for option in row.options]
        self._usual = next((option for option in options if option in (PASS, NO) or option.verb == "draw"), None)

    def _list(self) -> list[Row]:
        """Options that are alike once; those with the same card and another target together."""
        alike: dict[Hashable, Answer] = {}
        for option in self._pov.options:
            alike.setdefault(self._scene.likeness(option), option)
        together: dict[Hashable, list[Answer]] = {}
        for option in alike.values():
            aimed = option.verb in FOLDED and (len(option.cards) > 1 or option.seats)
            kind = self._pov.edition.cards[option.cards[0]].kind if aimed else None
            together.setdefault((option.verb, kind) if aimed else option, []).append(option)
        return [self._row(n, options) for n, options in enumerate(together.values(), 1)]

    def _row(self, n: int, options: list[Answer]) -> Row:
        first, words = options[0], self._words
        typed = str(first.number if first.verb == "draw" else n)
        if len(options) == 1:
            return Row(typed, describe(words, first, self._scene) + self._chances(first), tuple(options))
        whom = [f"{letter} {self._whom(option)}" for letter, option in zip(ascii_lowercase, options, strict=False)]
        return Row(typed, words.text(f"{KEY}.fold.{first.verb}", cards=first.cards[:1], whom=", ".join(whom)), tuple(options))

    def _whom(self, option: Answer) -> str:
        return target(self._words, option, self._scene)

    def show(self) -> RenderableType:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(overflow="fold")
        for row in self._rows:
            grid.add_row(Text(row.typed, "bold"), Text(row.text))
        question = Text(self._words.question(self._pov.about), "bold")
        moment = self._moment()
        return Group(*([Text(moment)] if moment else []), question, grid)

    def _moment(self) -> str:
        """What is answered now, with the sums so far."""
        if self._pov.about == "free_test":
            return self._free_test()
        moment: Mapping[str, Any] | None = self._view["moment"]
        key = f"{KEY}.moment.{moment['event']}" if moment else ""
        if not moment or key not in self._words:
            return ""
        aim = moment["aim"]
        data = {**moment, "owner": holder(self._scene.state, aim[0]) if aim else None, "aim": aim or None}
        text = self._words.text(key, **data)
        if moment["event"] not in ("attempt", "rolled"):
            return text
        return f"{text} {self._sums(moment)}"

    def _sums(self, moment: Mapping[str, Any]) -> str:
        s, seat, rival, words = self._scene.state, moment["seat"], moment["rival"], self._words
        mine = reckon(s, seat, passing=True).total + moment["push"] + moment["die"]
        theirs = reckon(s, rival, passing=False).total + moment["swerve"] + moment["rival_die"]
        sums = words.text(f"{KEY}.sums", seat=seat, rival=rival, mine=str(mine), theirs=str(theirs))
        if moment["event"] == "rolled":
            return sums
        passes, ties = odds(s, seat, rival, moment["push"] - moment["swerve"])
        return sums + words.text(f"{KEY}.odds", passes=passes, ties=ties)

    def _free_test(self) -> str:
        s, seat = self._scene.state, self._pov.seat
        rival = ahead(s, seat)
        return self._words.text(f"{KEY}.free_test", rival=rival, vehicle=s.racers[rival].vehicle, lap=s.pack[0] == seat)

    def _chances(self, option: Answer) -> str:
        seat = self._pov.seat
        if option.verb == "overtake":
            rival = option.seats[0]
        elif self._pov.about == "free_test" and option.verb == "yes":
            rival = ahead(self._scene.state, seat)
        elif option.verb == "take":
            number = option.cards[0] - self._pov.edition.flag - 1
            return f": {vehicle_line(self._words, self._pov.edition, number)}"
        else:
            return ""
        passes, ties = odds(self._scene.state, seat, rival)
        return self._words.text(f"{KEY}.odds", passes=passes, ties=ties)

    def status(self) -> RenderableType:
        return Text(self._hint(), "dim")

    def _hint(self) -> str:
        usual = "" if self._usual is None else describe(self._words, self._usual)
        if self._pov.about == "draw":
            return self._words.text(f"{KEY}.hint_draw", n=int(self._rows[0].typed), usual=usual)
        folded = next((f"{row.typed}a" for row in self._rows if len(row.options) > 1), "")
        return self._words.text(f"{KEY}.hint", n=len(self._rows), example=folded, usual=usual)

    def read(self, line: str) -> Heard:
        if not line:
            return Heard() if self._usual is None else Heard(answered=True, answer=self._usual)
        picked = fullmatch(r"([0-9]{1,9}) *([a-z]?)", line.strip().lower())
        if picked:
            return self._pick(str(int(picked[1])), picked[2])
        found = self._pov.options.read(line)
        if isinstance(found, Reason):
            return Heard(printable(self._words.reason(found), 200))
        return Heard(answered=True, answer=found)

    def _pick(self, typed: str, letter: str) -> Heard:
        row = next((row for row in self._rows if row.typed == typed), None)
        if row is None:
            return Heard(self._hint())
        if len(row.options) == 1 and not letter:
            return Heard(answered=True, answer=row.options[0])
        n = ascii_lowercase.index(letter) if letter else len(row.options)
        if len(row.options) > 1 and n < len(row.options):
            return Heard(answered=True, answer=row.options[n])
        last = f"{typed}{ascii_lowercase[len(row.options) - 1]}" if len(row.options) > 1 else ""
        return Heard(self._words.text(f"{KEY}.which" if last else f"{KEY}.no_letter", typed=typed, last=last))

    def back(self) -> bool:
        return False

    def help(self) -> RenderableType:
        held: list[int] = self._view["racers"][self._pov.seat]["hand"]
        return Group(Text(self._hint()), *([hand(held, self._pov.edition, self._words)] if held else []))


class Throwing:
    """Cards to throw away: numbers pick them, or put them back; Enter throws what is picked."""

    shows_hand = True
    """The table need not show the hand a second time."""

    def __init__(self, pov: Pov, words: Words) -> None:
        self._pov, self._words = pov, words
        self._hand: list[int] = sorted(pov.view()["racers"][pov.seat]["hand"])
        self._picked: list[int] = []

    def show(self) -> RenderableType:
        words, edition = self._words, self._pov.edition
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(overflow="fold", ratio=2)
        grid.add_column(overflow="fold", ratio=5)
        for n, card in enumerate(self._hand, 1):
            picked, kind = card in self._picked, edition.cards[card]
            name, text = titled(words, edition, "card", kind.kind)
            mark = Text(f"[{n}]" if picked else str(n), "bold reverse" if picked else "bold")
            grid.add_row(mark, Text(name, STYLES[kind.type]), Text(f"{words.text(f'type.{kind.type}')}. {text}", "dim"))
        return Group(Text(self._words.question(self._pov.about), "bold"), grid)

    def status(self) -> RenderableType:
        return Text(self._words.text(f"{KEY}.throwing", what=describe(self._words, self._answer())), "dim")

    def _answer(self) -> Answer:
        return Answer("throw", tuple(sorted(self._picked)))

    def read(self, line: str) -> Heard:
        if not line:
            return Heard(answered=True, answer=self._answer())
        parts = line.replace(",", " ").split()
        if not all(part.isdecimal() and len(part) < 4 and 1 <= int(part) <= len(self._hand) for part in parts):
            found = self._pov.options.read(line)
            if isinstance(found, Reason):
                return Heard(self._words.text(f"{KEY}.throw_numbers", most=len(self._hand)))
            return Heard(answered=True, answer=found)
        for part in parts:
            card = self._hand[int(part) - 1]
            if card in self._picked:
                self._picked.remove(card)
            else:
                self._picked.append(card)
        return Heard("")

    def back(self) -> bool:
        if not self._picked:
            return False
        self._picked.pop()
        return True

    def help(self) -> RenderableType:
        return Text(self._words.text(f"{KEY}.throw_numbers", most=len(self._hand)))
