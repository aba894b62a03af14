"""Chooser for answers: typed input is previewed with its effects, and Enter plays it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.core.errors import Reason
from hippodrome.core.table import Pov
from hippodrome.games.chariot_race.answers import KINDS, Act, write_act
from hippodrome.games.chariot_race.edition import FACES, Edition
from hippodrome.games.chariot_race.movement import changes, speed_after
from hippodrome.games.chariot_race.offers import Offer, can_reroll, can_set, dice_cost
from hippodrome.games.chariot_race.presentation.forecast import Forecast, forecast
from hippodrome.games.chariot_race.presentation.names import describe_board
from hippodrome.games.chariot_race.presentation.preview import describe_forecast, describe_line_crossing, warn_own_chariot
from hippodrome.games.chariot_race.state import State
from hippodrome.games.chariot_race.terminal.marks import STYLES, mark
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.chooser import ReadResult, strip_confirmation, two_columns
from hippodrome.terminal.matching import fold_accents, matching_choices
from hippodrome.terminal.option_list import Item, OptionList, item
from hippodrome.terminal.screen import printable
from hippodrome.terminal.styled import labelled

KEY = "terminal.chariot_race"
MAX_LISTED_PATHS = 24
_FACE_SIGNS = {"change": "±1", "steer": "<>", "attack": "!", "fortuna": "F"}
_OTHER_LETTERS = {"e": "o", "c": "m"}
"""Letters of the lanes in Spanish; the inner lane's is the same."""
TOPICS = ("signs", "boards", "race")


def phrases(edition: Edition, words: Localization) -> Mapping[str, str]:
    """Return the colour names to print in colour."""
    return {words.text(f"colour.{colour}"): f"bold {STYLES[colour]}" for colour in edition.colours}


def topics(edition: Edition, words: Localization) -> Mapping[str, str]:
    """Return the topics that `?` explains besides the current choice."""
    return {words.text(f"{KEY}.topic.{topic}"): words.text(f"{KEY}.lesson.{topic}") for topic in TOPICS}


def choose(pov: Pov, words: Localization) -> AnswerChooser:
    """Create the chooser that reads an answer."""
    return AnswerChooser(pov, words)


class AnswerChooser:
    """Chooser of one prompt: a list if the answers are few, words if they are many, and always a preview before Enter."""

    def __init__(self, pov: Pov, words: Localization) -> None:
        assert isinstance(pov.options, Offer)
        self._options: Offer = pov.options
        self._edition: Edition = pov.edition
        self._seat, self._about, self._words = pov.seat, pov.prompt_kind, words
        self._s: State = pov.determinize(Random(0)).state
        self._pick: Act | None = None
        self._page = 0
        self._furthest = 0
        """Front of the furthest end of all paths."""
        self._listed = self._list()

    @property
    def way(self) -> tuple[Sequence[str], str]:
        """Return the spaces of the picked path, and its end, for the board."""
        shown = self._forecast(self._pick) if self._pick is not None else None
        if self._about != "path" or shown is None or not shown.steps:
            return (), ""
        return [step.place for step in shown.steps], shown.place

    # Options ---------------------------------------------------------------------------------------------------------

    def _list(self) -> list[Act]:
        """Return the listed answers: all except for dice; of paths with the same outcome the best one. Pass is last."""
        if self._about == "dice":
            return []
        every = list(self._options)
        if self._about != "path":
            return sorted(every, key=lambda act: act.do == "pass")
        shown = {act: self._must(act) for act in every}
        alike: dict[Any, Act] = {}
        for act in every:
            it = shown[act]
            rams = tuple(step.rammed for step in it.steps if step.rammed is not None)
            alike.setdefault((it.place, it.damage, it.set_back, rams), act)

        def worth(act: Act) -> tuple[bool, bool, float]:
            return shown[act].wrecked, not shown[act].finishes, shown[act].hurt - shown[act].front / 3

        self._furthest = max((it.front for it in shown.values() if not it.wrecked), default=0)
        return sorted(alike.values(), key=worth)[:MAX_LISTED_PATHS]

    def show(self, height: int | None = None) -> RenderableType:
        parts: list[RenderableType] = [Text(self._words.prompt(self._about), "bold", no_wrap=True, overflow="ellipsis")]
        if self._s.dice and self._about in ("dice", "speed", "path", "attack"):
            parts.append(self._dice())
        if self._listed:
            left = None if height is None else height - len(parts)
            items = [self._item(n, act) for n, act in enumerate(self._listed, 1)]
            parts.append(OptionList(items, self._words, self._page).limited_to(left))
        return Group(*parts)

    def _item(self, n: int, act: Act) -> Item:
        label, effect = self._localized_input(act), self._describe_forecast(act)
        short = labelled(self._words, label, self._in_short(act)) if effect.plain else label
        return item(self._label(n, act), labelled(self._words, label, effect), short, picked=act == self._pick)

    def _label(self, n: int, act: Act) -> str:
        """Return the label of the n-th answer of a list; the number itself if numbers are chosen; 0 for pass. Paths are p1,
        because 1 is a step straight on and m1 is a space."""
        if act.do in ("speed", "start"):
            return write_act(self._edition, act).split()[1]
        return "0" if act.do == "pass" else f"p{n}" if act.do == "path" else str(n)

    def _dice(self) -> Text:
        """Draw the dice as faces and words, with their numbers while they can be changed."""
        text = Text(no_wrap=True, overflow="ellipsis")
        for n, face in enumerate(self._s.dice, 1):
            text.append(f"{n} " if self._about == "dice" else "", "bold").append(f"[{self._sign(FACES[face])}]", "bold reverse")
            text.append(f" {self._words.text(f'face.{FACES[face]}')}  ")
        return text

    def _sign(self, face: str) -> str:
        return _FACE_SIGNS.get(face) or f"+{self._edition.sprint}"

    def _localized_input(self, act: Act) -> Text:
        """Format an answer as it is typed, in the reader's language."""
        if act.do == "pass":
            return Text(self._words.text(f"{KEY}.nothing.{self._about}"))
        canonical = write_act(self._edition, act).split()
        return Text(" ".join(self._localized_word(word) for word in canonical))

    def _localized_word(self, word: str) -> str:
        for key in (f"typed.{word}", f"face.{word}", f"colour.{word}"):
            if key in self._words:
                return self._words.text(key).lower()
        return word

    # Effects ---------------------------------------------------------------------------------------------------------

    def _forecast(self, act: Act) -> Forecast | None:
        return forecast(self._s, self._seat, act)

    def _must(self, act: Act) -> Forecast:
        shown = self._forecast(act)
        assert shown is not None, "what is offered has a forecast"
        return shown

    def _describe_forecast(self, act: Act) -> Text:
        """Describe a forecast: every corner, ram and caltrop on the path, its end, and the remaining damage."""
        shown = self._forecast(act)
        if shown is None:
            return self._describe_setup(act)
        words = self._words
        furthest = act.do == "path" and not shown.wrecked and len(self._listed) > 1 and shown.front >= self._furthest
        parts = describe_forecast(words, self._s, act, shown, furthest=furthest)
        if act.do in ("reroll", "set"):
            cost = dice_cost(self._s) if act.do == "reroll" else self._edition.dice_cost
            parts.insert(0, words.text("preview.costs" if cost else "preview.free", cost=cost))
        parts[:0] = warn_own_chariot(words, self._s, shown)
        return Text(words.join(parts, "clauses"), "bold red" if shown.wrecked else "")

    def _in_short(self, act: Act) -> Text:
        """Describe a forecast briefly: its end, its damage, and wrecks."""
        shown = self._forecast(act)
        if shown is not None and act.do == "javelin":
            left = "brief.left" if shown.target_damage else "preview.wrecked"
            texts = [*warn_own_chariot(self._words, self._s, shown), self._words.text(left, damage=shown.target_damage)]
            return Text(self._words.join(texts), "" if shown.target_damage else "bold")
        if shown is None or act.do not in ("speed", "path"):
            return self._describe_forecast(act)
        end = shown.straight if shown.straight is not None else shown
        words = self._words
        parts = [words.text("preview.wrecked")] if end.wrecked else describe_line_crossing(words, end)
        parts += warn_own_chariot(words, self._s, end)
        parts += [words.text(f"{KEY}.short_ram", colour=step.rammed) for step in end.steps if step.rammed is not None]
        parts.append(words.text(f"{KEY}.short", place=end.set_back or end.place, hurt=end.hurt))
        return Text(words.join(parts), "bold red" if end.wrecked else "")

    def _describe_setup(self, act: Act) -> Text:
        """Alternate Chariots: describe a board's tracks, or the space of a starting place."""
        if act.do == "take":
            return Text(describe_board(self._words, self._edition.board(act.of[0], self._s.unequal)))
        space = self._s.track.spaces[self._s.track.starts[act.of[0]]]
        return Text(space.name)

    def status(self) -> RenderableType:
        if self._pick is None:
            return Text(self._hint(), "dim")
        text = self._describe_forecast(self._pick)
        picked = Text.assemble((f"{self._localized_input(self._pick)}{': ' if text.plain else ''}", "bold"), text)
        return picked.append(f"  {self._words.text('terminal.enter_plays')}", "not red bold")

    def _hint(self) -> str:
        """Return a hint about possible input; for dice only affordable changes."""
        about = f"{KEY}.hint.{self._about}"
        if self._about != "dice":
            return self._words.text(about, example=self._example_path() if self._about == "path" else "")
        s = self._s
        turning = s.edition.dice_cost if can_set(s) else 0
        return self._words.text(
            about,
            free=s.free_reroll,
            cost=dice_cost(s) if can_reroll(s) else 0,
            turning=turning,
            gives_up=bool(turning and s.free_reroll),
            turn=self._example_turn() if turning else "",
        )

    # Examples --------------------------------------------------------------------------------------------------------

    def _example_path(self) -> str:
        return " ".join(self._localized_input(self._listed[0]).plain.split()[1:])

    def _example_turn(self) -> str:
        """Return a die that can be turned, as it is typed: 2=steer."""
        for die in range(len(self._s.dice)):
            for n, face in enumerate(FACES):
                if self._options.why_not(Act("set", (die, n))) is None:
                    return f"{die + 1}={self._localized_word(face)}"
        return ""

    def help(self) -> RenderableType:
        return two_columns("\n".join(self._help()))

    def _help(self) -> Iterator[str]:
        """Yield the help text with all inputs, with valid examples."""

        def line(key: str, **data: object) -> str:
            return self._words.text(f"{KEY}.can.{key}", **data)

        if self._about == "dice":
            yield line("keep")
            if can_reroll(self._s):
                yield line("reroll", dice=" ".join(str(n + 1) for n in range(min(2, len(self._s.dice)))))
            if can_set(self._s):
                yield line("turn", turn=self._example_turn())
            return
        first = self._listed[0]
        yield line(self._about if self._about in ("speed", "start", "path") else "list", typed=self._label(1, first))
        if self._about == "speed" and (change := next((c for c in changes(self._s) if c), 0)):
            yield line("change", by=f"{change:+d}", speed=speed_after(self._s, change))
        elif self._about == "path" and (steps := self._must(first).steps):
            yield line("steps", path=self._example_path())
            yield line("spaces", path=" ".join(step.place for step in steps))
        elif self._about in ("attack", "take"):
            for do in ("javelin", "caltrop", "take"):
                if found := next((act for act in self._listed if act.do == do), None):
                    yield line("at_space" if do == "caltrop" else "words", typed=self._localized_input(found).plain)
        if self._about in ("attack", "repair"):
            yield line("nothing", nothing=self._words.text(f"{KEY}.nothing.{self._about}"))

    # Input -----------------------------------------------------------------------------------------------------------

    def read(self, line: str) -> ReadResult:
        line, at_once = strip_confirmation(line.strip())
        if line.lower() == "m":
            self._page += 1
            return ReadResult()
        if line.lower() == "x":
            self._pick = None
            return ReadResult()
        if not line:
            if self._pick is None:
                return ReadResult(Text(self._words.text("terminal.nothing_picked")) if at_once else "")
            return ReadResult(answered=True, answer=self._pick)
        found: Act | Reason | str = self._find(line.lower().split())
        reason = found if isinstance(found, Reason) else self._options.why_not(found)
        if reason is not None:
            named = self._named(line)
            if named is None:
                return ReadResult(Text(printable(self._why(reason, line), 400)))
            found = named
        if isinstance(found, str):
            return ReadResult(Text(found))
        assert isinstance(found, Act)
        if at_once:
            return ReadResult(answered=True, answer=found)
        self._pick = found
        return ReadResult()

    def _why(self, reason: Reason, typed: str) -> str:
        """Localize a reason; input that was not understood is answered with the possible inputs, in the reader's language."""
        if reason.code != "malformed":
            return self._words.reason(reason)
        return f"{self._words.text(f'{KEY}.not_understood', answer=typed[:80])} {self._hint()}"

    def _named(self, line: str) -> Act | str | None:
        """Return the listed answer that some words, or the name of the chariot's driver, identify; or the ambiguous ones."""
        if self._about in ("dice", "path", "speed", "start"):
            return None
        owners = {chariot.colour: self._words.player(chariot.owner) for chariot in self._s.chariots}
        choices = []
        for act in self._listed:
            owner = owners.get(act.of[0], "") if act.do == "javelin" else ""
            choices.append((act, f"{self._localized_input(act)} {act.do} {write_act(self._edition, act)} {owner}"))
        named = matching_choices(line, choices, self._words.players)
        if len(named) < 2:
            return named[0] if named else None
        labels = (f"{self._label(self._listed.index(act) + 1, act)} {self._localized_input(act)}" for act in named)
        return self._words.text("terminal.which", labels=self._words.join(labels))

    def _find(self, typed: list[str]) -> Act | Reason:
        """Parse input: a number of the list, or words, abbreviated if unambiguous."""
        if len(typed) == 1:
            for n, act in enumerate(self._listed, 1):
                if self._label(n, act) == typed[0]:
                    return act
        if self._about == "dice":
            return self._options.read(" ".join(_dice_words(typed if typed == ["k"] else [self._canonical(w) for w in typed])))
        canonical = [self._canonical(word) for word in typed]
        if canonical[0] not in KINDS and self._about in ("path", "speed", "take", "start"):
            canonical.insert(0, self._about)
        return self._options.read(" ".join(canonical))

    def _canonical(self, word: str) -> str:
        """Translate a word of the reader's language to the notation of answers."""
        words = self._words
        for kind in (*KINDS, "in", "out"):
            if f"typed.{kind}" in words and fold_accents(words.text(f"typed.{kind}")) == fold_accents(word):
                return kind
        for face in FACES:
            if fold_accents(words.text(f"face.{face}")) == fold_accents(word):
                return face
        for colour in self._edition.colours:
            if fold_accents(word) in (fold_accents(words.text(f"colour.{colour}")), mark(words, colour).lower()):
                return colour
        if word[:1] in _OTHER_LETTERS and word[1:].isdecimal():
            return f"{_OTHER_LETTERS[word[0]]}{word[1:]}"
        die, equals, face = word.partition("=")
        return f"{die}={self._canonical(face)}" if equals and face else word

    def input_for(self, answer: Act) -> str:
        if answer in self._listed:
            return self._label(self._listed.index(answer) + 1, answer)
        if answer.do == "keep":
            return "k"
        if answer.do == "reroll":
            return " ".join(str(die + 1) for die in answer.of)
        if answer.do == "set":
            return f"{answer.of[0] + 1}={self._localized_word(FACES[answer.of[1]])}"
        return " ".join(self._localized_input(answer).plain.split()[answer.do == "path" :])

    @property
    def is_begun(self) -> bool:
        return self._pick is not None

    def undo_pick(self) -> bool:
        if self._pick is None:
            return False
        self._pick = None
        return True


def _dice_words(typed: list[str]) -> list[str]:
    """Expand dice notation: `1 3` re-rolls, `2=steer` turns one, `k` keeps."""
    if typed in (["k"], ["keep"]):
        return ["keep"]
    if all(word.isdecimal() for word in typed):
        return ["reroll", *typed]
    if len(typed) == 1 and "=" in typed[0]:
        return ["set", *typed[0].split("=", 1)]
    return typed
