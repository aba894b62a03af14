"""Answers by number: options in words with their odds, targets by letter, and cards to throw away picked one by one."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from re import fullmatch
from string import ascii_lowercase
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.errors import Reason
from hippodrome.core.table import Pov
from hippodrome.core.words import Words
from hippodrome.games.cthulhu_500.answers import NO, PASS, Answer
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.names import piece, titled
from hippodrome.games.cthulhu_500.sight import Sight, describe, moment_line, odds, sums_line, target, vehicle_line
from hippodrome.games.cthulhu_500.state import ahead
from hippodrome.terminal.chooser import Chooser, Heard
from hippodrome.terminal.cthulhu_500.table import KEY, STYLES, hand
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
        self._sight = Sight(self._view, pov.edition)
        self._rows = self._list()
        options = [option for row in self._rows for option in row.options]
        self._usual = next((option for option in options if option in (PASS, NO) or option.verb == "draw"), None)

    def _list(self) -> list[Row]:
        """Options that are alike once; those with the same card and another target together."""
        alike: dict[Hashable, Answer] = {}
        for option in self._pov.options:
            alike.setdefault(self._sight.likeness(option), option)
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
            return Row(typed, describe(words, first, self._sight) + self._chances(first), tuple(options))
        whom = [f"{letter} {self._whom(option)}" for letter, option in zip(ascii_lowercase, options, strict=False)]
        return Row(typed, words.text(f"{KEY}.fold.{first.verb}", cards=first.cards[:1], whom=", ".join(whom)), tuple(options))

    def _whom(self, option: Answer) -> str:
        return target(self._words, option, self._sight)

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
        text, moment = moment_line(self._words, self._sight), self._view["moment"]
        if not moment or moment["event"] not in ("attempt", "rolled"):
            return text
        sums = sums_line(self._words, self._sight)
        if moment["event"] == "rolled":
            return f"{text} {sums}"
        passes, ties = odds(self._sight.state, moment["seat"], moment["rival"], moment["push"] - moment["swerve"])
        return f"{text} {sums}" + self._words.text(f"{KEY}.odds", passes=passes, ties=ties)

    def _free_test(self) -> str:
        s, seat = self._sight.state, self._pov.seat
        rival = ahead(s, seat)
        return self._words.text("sight.free_test", rival=rival, vehicle=s.racers[rival].vehicle, lap=s.pack[0] == seat)

    def _chances(self, option: Answer) -> str:
        seat = self._pov.seat
        if option.verb == "overtake":
            rival = option.seats[0]
        elif self._pov.about == "free_test" and option.verb == "yes":
            rival = ahead(self._sight.state, seat)
        elif option.verb == "take":
            number = option.cards[0] - self._pov.edition.flag - 1
            return f": {vehicle_line(self._words, self._pov.edition, number)}"
        else:
            return ""
        passes, ties = odds(self._sight.state, seat, rival)
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
