"""Answers by number: each option in words with its odds, and cards to throw away picked one by one."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice, product
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.errors import Reason
from hippodrome.core.table import Pov
from hippodrome.core.words import Words
from hippodrome.games.cthulhu_500.answers import NO, PASS, Answer
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.names import titled
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.state import State, ahead
from hippodrome.terminal.chooser import Chooser, Heard
from hippodrome.terminal.cthulhu_500.table import KEY, STYLES, laid_out
from hippodrome.terminal.screen import printable

MOST = 60
"""So many options are listed."""


def choose(pov: Pov, words: Words) -> Chooser:
    """What reads this seat's answer."""
    return Throwing(pov, words) if pov.about in ("qualify", "discard") else Choices(pov, words)


def phrases(edition: Edition, words: Words) -> Mapping[str, str]:
    """The names of cards in the colour of their type."""
    return {words.name("card", n): STYLES[card.type] for n, card in enumerate(edition.cards)}


def describe(words: Words, answer: Answer) -> str:
    """An answer in words: what is done, and to whom."""
    if answer.verb in ("play", "use", "mod") and (len(answer.cards) > 1 or answer.seats):
        what = words.text(f"verb.{answer.verb}", cards=answer.cards[:1])
        seats = [words.player(seat) for seat in answer.seats]
        whom = words.listed([words.name("card", card) for card in answer.cards[1:]] + seats)
        return words.text("verb.instead" if answer.verb == "mod" else "verb.aimed", what=what, whom=whom)
    if answer.verb == "throw" and not answer.cards:
        return words.text("verb.throw_none")
    return words.text(f"verb.{answer.verb}", cards=answer.cards, seats=answer.seats, number=answer.number)


def odds(s: State, seat: Seat, rival: Seat) -> tuple[int, int]:
    """The chances, in hundredths, that an attempt passes and that it ties, before anybody reacts."""
    lead = reckon(s, seat, passing=True).total - reckon(s, rival, passing=False).total
    rolls = [a + lead - b for a, b in product(range(s.edition.die), repeat=2)]
    return round(100 * sum(r > 0 for r in rolls) / len(rolls)), round(100 * sum(r == 0 for r in rolls) / len(rolls))


class Choices:
    """The options as a numbered list; an option's own text is read, too. Enter passes where there is nothing else."""

    def __init__(self, pov: Pov, words: Words) -> None:
        self._pov, self._words = pov, words
        self._view = pov.view()
        self._options: list[Answer] = list(islice(pov.options, MOST))
        self._usual = next((option for option in self._options if option in (PASS, NO)), None)

    def show(self) -> RenderableType:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(overflow="fold")
        for n, option in enumerate(self._options, 1):
            grid.add_row(Text(str(n), "bold"), Text(describe(self._words, option) + self._chances(option)))
        question = Text(self._words.question(self._pov.about), "bold")
        moment = self._moment()
        return Group(*([Text(moment)] if moment else []), question, grid)

    def _moment(self) -> str:
        """What reactions answer now."""
        moment: Mapping[str, Any] | None = self._view["moment"]
        key = f"{KEY}.moment.{moment['event']}" if moment else ""
        return self._words.text(key, **moment) if moment and key in self._words else ""

    def _chances(self, option: Answer) -> str:
        s = laid_out(self._view, self._pov.edition)
        seat = self._pov.seat
        if option.verb == "overtake":
            rival = option.seats[0]
        elif self._pov.about == "free_test" and option.verb == "yes":
            rival = ahead(s, seat)
        else:
            return ""
        passes, ties = odds(s, seat, rival)
        return self._words.text(f"{KEY}.odds", passes=passes, ties=ties)

    def status(self) -> RenderableType:
        return Text(self._hint(), "dim")

    def _hint(self) -> str:
        usual = "" if self._usual is None else describe(self._words, self._usual)
        return self._words.text(f"{KEY}.hint", n=len(self._options), usual=usual)

    def read(self, line: str) -> Heard:
        if not line:
            return Heard(self._hint()) if self._usual is None else Heard(answered=True, answer=self._usual)
        if line.isdecimal() and len(line) < 10:
            if not 1 <= int(line) <= len(self._options):
                return Heard(self._words.text("terminal.list_no_such", n=int(line), most=len(self._options)))
            return Heard(answered=True, answer=self._options[int(line) - 1])
        found = self._pov.options.read(line)
        if isinstance(found, Reason):
            return Heard(printable(self._words.reason(found), 200))
        return Heard(answered=True, answer=found)

    def back(self) -> bool:
        return False

    def help(self) -> RenderableType:
        return Text(self._hint())


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
