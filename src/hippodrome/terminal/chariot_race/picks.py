"""Picking an answer: what is typed is shown with all it would do, and Enter plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.errors import Reason
from hippodrome.core.table import Pov
from hippodrome.core.words import Words
from hippodrome.games.chariot_race.answers import KINDS, Act, write_act
from hippodrome.games.chariot_race.edition import FACES, Edition
from hippodrome.games.chariot_race.forecast import describe_board, tell_preview
from hippodrome.games.chariot_race.offers import Offer, can_set, dice_cost
from hippodrome.games.chariot_race.preview import Preview, preview
from hippodrome.games.chariot_race.state import State
from hippodrome.terminal.chooser import Heard, two_columns
from hippodrome.terminal.screen import printable

BEST_PATHS = 8
_STYLES = {"green": "green", "purple": "magenta", "yellow": "yellow", "red": "red", "blue": "blue", "white": "white",
           "black": "grey50"}
_FACE_SIGNS = {"change": "±1", "steer": "<>", "attack": "!", "fortuna": "F"}
_OTHER_LETTERS = {"e": "o", "c": "m"}
"""Letters of the lanes in Spanish; the inner lane's is the same."""
TOPICS = ("signs", "boards", "race")


def mark(words: Words, colour: str) -> str:
    """The letter of a chariot."""
    return words.text(f"mark.{colour}")


def mark_style(colour: str) -> str:
    """How a chariot's letter is printed."""
    return f"bold reverse {_STYLES[colour]}"


def phrases(edition: Edition, words: Words) -> Mapping[str, str]:
    """Colours are told in colour."""
    return {words.text(f"colour.{colour}"): f"bold {_STYLES[colour]}" for colour in edition.colours}


def topics(edition: Edition, words: Words) -> Mapping[str, str]:
    """What `?` explains beside the choice at hand."""
    return {
        words.text(f"terminal.chariot_race.topic.{topic}"): words.text(f"terminal.chariot_race.lesson.{topic}")
        for topic in TOPICS
    }


def choose(pov: Pov, words: Words) -> Picks:
    """What reads an answer."""
    return Picks(pov, words)


class Picks:
    """One question: a list where the answers are few, words where they are many, and always a preview before Enter."""

    def __init__(self, pov: Pov, words: Words) -> None:
        assert isinstance(pov.options, Offer)
        self._options: Offer = pov.options
        self._edition: Edition = pov.edition
        self._seat, self._about, self._words = pov.seat, pov.about, words
        self._s: State = pov.imagine(Random(0)).state
        self._pick: Act | None = None
        self._alike = 0
        """Paths that are listed or left off; those that come to the same count as one."""
        self._furthest = 0
        """How far ahead the best of the listed paths ends."""
        self._listed = self._list()

    @property
    def way(self) -> tuple[Sequence[str], str]:
        """The spaces of the picked path, and where it ends, for the board."""
        shown = self._preview(self._pick) if self._pick is not None else None
        if self._about != "path" or shown is None or not shown.steps:
            return (), ""
        return [step.place for step in shown.steps], shown.place

    # What there is

    def _list(self) -> list[Act]:
        if self._about == "dice":
            return []
        every = list(self._options)
        if self._about != "path":
            return every
        shown = {act: self._must(act) for act in every}
        alike: dict[Any, Act] = {}
        for act in every:
            it = shown[act]
            rams = tuple(step.rammed for step in it.steps if step.rammed is not None)
            alike.setdefault((it.place, it.damage, it.set_back, rams), act)

        def worth(act: Act) -> tuple[bool, float]:
            return shown[act].wrecked, shown[act].hurt - shown[act].front / 3

        best = sorted(alike.values(), key=worth)[:BEST_PATHS]
        self._alike = len(alike)
        self._furthest = max((shown[act].front for act in best if not shown[act].wrecked), default=0)
        return best

    def show(self) -> RenderableType:
        words = self._words
        parts: list[RenderableType] = [Text(words.question(self._about), "bold")]
        if self._s.dice:
            parts.append(self._dice())
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for n, act in enumerate(self._listed, 1):
            grid.add_row(Text(self._label(n, act), "bold"), self._said(act), self._told(act))
        if self._listed:
            parts.append(grid)
        if self._alike > len(self._listed):
            parts.append(Text(words.text("terminal.chariot_race.more_paths", n=self._alike - len(self._listed)), "dim"))
        return Group(*parts)

    def _label(self, n: int, act: Act) -> str:
        """What is typed for the n-th of a list; where numbers are chosen, the number itself."""
        if act.do in ("speed", "start"):
            return write_act(self._edition, act).split()[1]
        return f"p{n}" if act.do == "path" else str(n)

    def _dice(self) -> Text:
        """The dice as faces and words, with their numbers while they can be changed."""
        text = Text()
        for n, face in enumerate(self._s.dice, 1):
            text.append(f"{n} " if self._about == "dice" else "", "dim").append(f"[{self._sign(FACES[face])}]", "bold reverse")
            text.append(f" {self._words.text(f'face.{FACES[face]}')}   ")
        return text

    def _sign(self, face: str) -> str:
        return _FACE_SIGNS.get(face) or f"+{self._edition.sprint}"

    def _said(self, act: Act) -> Text:
        """An answer as it is typed, in the reader's words."""
        canonical = write_act(self._edition, act).split()
        return Text(" ".join(self._own_word(word) for word in canonical))

    def _own_word(self, word: str) -> str:
        for key in (f"typed.{word}", f"face.{word}", f"colour.{word}"):
            if key in self._words:
                return self._words.text(key).lower()
        return word

    # What it would do

    def _preview(self, act: Act) -> Preview | None:
        return preview(self._s, self._seat, act)

    def _must(self, act: Act) -> Preview:
        shown = self._preview(act)
        assert shown is not None, "what is offered has a preview"
        return shown

    def _told(self, act: Act) -> Text:
        """A preview in words: every corner, ram and caltrop on the way, where it ends, and what is left."""
        shown = self._preview(act)
        if shown is None:
            return self._told_before_race(act)
        furthest = act.do == "path" and not shown.wrecked and len(self._listed) > 1 and shown.front >= self._furthest
        parts = tell_preview(self._words, self._s, act, shown, furthest=furthest)
        return Text("; ".join(parts), "bold red" if shown.wrecked else "")

    def _told_before_race(self, act: Act) -> Text:
        """Alternate Chariots: a board's tracks; of a starting place, its space."""
        if act.do == "take":
            return Text(describe_board(self._words, self._edition.boards[act.of[0]]))
        space = self._s.track.spaces[self._s.track.starts[act.of[0]]]
        return Text(space.name)

    def status(self) -> RenderableType:
        words = self._words
        if self._pick is None:
            return Text(self._hint(), "dim")
        picked = Text.assemble((f"{self._said(self._pick)}: ", "bold"), self._told(self._pick))
        return Group(picked, Text(words.text("terminal.chariot_race.enter"), "dim"))

    def _hint(self) -> str:
        """What can be typed now; of the dice only what can be paid."""
        about = f"terminal.chariot_race.hint.{self._about}"
        if self._about != "dice":
            return self._words.text(about)
        s = self._s
        turning = s.edition.dice_cost if can_set(s) else 0
        return self._words.text(about, free=s.free_reroll, cost=dice_cost(s), turning=turning,
                                gives_up=bool(turning and s.free_reroll))

    # What is typed

    def read(self, line: str) -> Heard:
        at_once = line.endswith("!")
        line = line.removesuffix("!").strip()
        if not line:
            if self._pick is None:
                return Heard(Text(self._words.text("terminal.nothing_picked")) if at_once else "")
            return Heard(answered=True, answer=self._pick)
        found = self._find(line.lower().split())
        reason = found if isinstance(found, Reason) else self._options.why_not(found)
        if reason is not None:
            return Heard(Text(printable(self._why(reason, line), 400)))
        assert isinstance(found, Act)
        if at_once:
            return Heard(answered=True, answer=found)
        self._pick = found
        return Heard()

    def _why(self, reason: Reason, typed: str) -> str:
        """A reason; what was not understood is answered with what can be typed here, in the reader's words."""
        if reason.code != "malformed":
            return self._words.reason(reason)
        return f"{self._words.text('terminal.chariot_race.not_understood', answer=typed[:80])} {self._hint()}"

    def _find(self, typed: list[str]) -> Act | Reason:
        """The answer in what was typed: a number of the list, or words, shortened where only one thing can be meant."""
        label = typed[0].removeprefix("p") if self._about == "path" and typed[0] != "p" else typed[0]
        numbered = self._about not in ("dice", "path", "speed", "start") or label != typed[0]
        if len(typed) == 1 and numbered and label.isascii() and label.isdecimal() and len(label) < 4:
            if 1 <= int(label) <= len(self._listed):
                return self._listed[int(label) - 1]
        heard = [self._canonical(word) for word in typed]
        if self._about == "dice":
            heard = _dice_words(heard)
        elif heard[0] not in KINDS and self._about in ("path", "speed", "take", "start"):
            heard.insert(0, self._about)
        return self._options.read(" ".join(heard))

    def _canonical(self, word: str) -> str:
        """A word of the reader's language as the answers are written."""
        words = self._words
        for kind in (*KINDS, "in", "out"):
            if f"typed.{kind}" in words and words.text(f"typed.{kind}") == word:
                return kind
        for face in FACES:
            if words.text(f"face.{face}").lower() == word:
                return face
        for colour in self._edition.colours:
            if word in (words.text(f"colour.{colour}"), mark(words, colour).lower()):
                return colour
        if word[:1] in _OTHER_LETTERS and word[1:].isdecimal():
            return f"{_OTHER_LETTERS[word[0]]}{word[1:]}"
        die, equals, face = word.partition("=")
        return f"{die}={self._canonical(face)}" if equals and face else word

    def back(self) -> bool:
        if self._pick is None:
            return False
        self._pick = None
        return True

    def help(self) -> RenderableType:
        about = "list" if self._about == "repair" else self._about
        return two_columns(self._words.text(f"terminal.chariot_race.can.{about}"))


def _dice_words(heard: list[str]) -> list[str]:
    """Dice in short: `1 3` re-rolls, `2=steer` turns one, `k` keeps."""
    if heard in (["k"], ["keep"]):
        return ["keep"]
    if all(word.isdecimal() for word in heard):
        return ["reroll", *heard]
    if len(heard) == 1 and "=" in heard[0]:
        return ["set", *heard[0].split("=", 1)]
    return heard
