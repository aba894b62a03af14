"""Chooser for answers by number: the hand first, then all other options; 0 always means nothing. Enter plays the pick."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from re import fullmatch
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.core.errors import Reason
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import VERBS, Answer, write_answer
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.presentation.choice import build_choice
from hippodrome.games.cthulhu_500.presentation.names import piece, title_and_text
from hippodrome.games.cthulhu_500.presentation.preview import Previews
from hippodrome.games.cthulhu_500.presentation.public import (
    PublicTable,
    describe,
    describe_moment,
    describe_sums,
    describe_target,
    describe_vehicle,
    odds,
)
from hippodrome.games.cthulhu_500.presentation.scene import card_id
from hippodrome.games.cthulhu_500.state import ahead, holder
from hippodrome.games.cthulhu_500.terminal.discards import ThrowChooser
from hippodrome.games.cthulhu_500.terminal.table import KEY, STYLES, face
from hippodrome.i18n.localization import Localization, Verbatim
from hippodrome.terminal.chooser import Chooser, ReadResult, strip_confirmation, two_columns
from hippodrome.terminal.matching import LABELS, fold_accents, matching_choices, typed_commands
from hippodrome.terminal.option_list import NO_LABEL, Item, OptionList, item
from hippodrome.terminal.screen import printable
from hippodrome.terminal.seating import marks_of
from hippodrome.terminal.styled import labelled

HAND_QUESTIONS = ("action", "react", "pit")
"""Prompts that cards of the hand may answer: cards always have the same numbers, whether they can be played or not."""
ZERO_VERBS = ("pass", "no", "end", "nothing")
"""Verbs that are typed as 0."""
TARGETED_VERBS = ("play", "use", "crew", "mod", "react")
"""Verbs that may have a target: one line of the list for all targets of a card."""


def choose(pov: Pov, words: Localization) -> Chooser:
    """Create the chooser that reads this seat's answer."""
    return ThrowChooser(pov, words) if pov.prompt_kind in ("qualify", "discard") else AnswerChooser(pov, words)


def topics(edition: Edition, words: Localization) -> dict[str, str]:
    """Topics that `?` explains: the signs, every vehicle, and every kind of card by its type."""
    found = {
        words.text(f"{KEY}.topic.signs"): words.text(f"{KEY}.lesson.signs", player=words.player(len(words.players) - 1)),
        words.text(f"{KEY}.topic.vehicles"): "\n".join(
            f"{piece(words, edition, edition.vehicle_piece(n))} -- {describe_vehicle(words, edition, n)}"
            for n in range(len(edition.vehicles))
        ),
    }
    for type_ in STYLES:
        kinds = dict.fromkeys(card.kind for card in edition.cards if card.type == type_)
        lines = [" -- ".join(title_and_text(words, edition, "card", kind)) for kind in kinds]
        found[words.text(f"{KEY}.topic.{type_}")] = "\n".join(lines)
    return found


def phrases(edition: Edition, words: Localization) -> Mapping[str, str]:
    """Return the card names to print in the colour of their type."""
    return {words.name("card", n): STYLES[card.type] for n, card in enumerate(edition.cards)}


class Row(NamedTuple):
    """One row of the list: its input, its label, and its options, each with its letter if there are several."""

    typed: str
    text: Text
    options: tuple[Answer, ...]


class AnswerChooser:
    """The hand and the options as a numbered list; those that differ only in their target share a row, and a letter or a name
    selects one. An option's text, and words of it, are accepted, too."""

    def __init__(self, pov: Pov, words: Localization) -> None:
        self._pov, self._words = pov, words
        self._view = pov.view()
        self._public = PublicTable(self._view, pov.edition, pov.seat)
        self._hand: list[int] = list(self._view["racers"][pov.seat]["hand"])
        self._previews = Previews(self._public, words, pov.seat, self._hand, pov.prompt_kind)
        self._rows = self._list()
        self._row: Row | None = None
        """A picked card that still needs a target."""
        self._pick: Answer | None = None
        self._page = 0

    # Options ---------------------------------------------------------------------------------------------------------

    def _list(self) -> list[Row]:
        """Return the hand, then everything else; equivalent options once, those with the same card and another target
        together."""
        edition, words, options = self._pov.edition, self._words, list(self._pov.options)
        rows, taken = list[Row](), set[Answer]()
        if self._pov.prompt_kind in HAND_QUESTIONS:
            for n, card in enumerate(self._hand, 1):
                own = [option for option in options if option.cards[:1] == (card,)]
                taken |= set(own)
                rows.append(Row(str(n), face(card, edition, words, dim=not own), tuple(self._distinct(own))))
        together: dict[Hashable, list[Answer]] = {}
        for option in self._distinct([option for option in options if option not in taken]):
            aimed = option.verb in TARGETED_VERBS and (len(option.cards) > 1 or option.seats)
            kind = edition.cards[option.cards[0]].kind if aimed else None
            together.setdefault((option.verb, kind) if aimed else option, []).append(option)
        nothing = [some for some in together.values() if some[0].verb in ZERO_VERBS]
        for some in [*(some for some in together.values() if some not in nothing), *nothing]:
            rows.append(self._other(some, len(rows) + 1))
        return rows

    def _distinct(self, options: list[Answer]) -> Iterator[Answer]:
        """Yield options without equivalent ones."""
        alike: dict[Hashable, Answer] = {}
        for option in options:
            alike.setdefault(self._public.equivalence_key(option), option)
        return iter(alike.values())

    def _other(self, options: list[Answer], n: int) -> Row:
        first, words = options[0], self._words
        typed = str(first.number) if first.verb == "draw" else "0" if first.verb in ZERO_VERBS else str(n)
        if first.verb == "take":
            number = first.cards[0] - self._pov.edition.flag - 1
            car = describe_vehicle(words, self._pov.edition, number)
            return Row(typed, Text(words.labelled(self._describe(first), car)), tuple(options))
        if len(options) == 1:
            return Row(typed, Text(self._describe(first) + self._chances(first)), tuple(options))
        text = words.text(f"verb.{first.verb}", cards=first.cards[:1], seats=())
        return Row(typed, Text(words.labelled(text, self._text_of(first.cards[0]))), tuple(options))

    def _text_of(self, card: int) -> str:
        return title_and_text(self._words, self._pov.edition, "card", self._pov.edition.cards[card].kind)[1]

    def _describe(self, option: Answer) -> str:
        """Describe an option; yes and no are described by their meaning here."""
        key = f"scene.do.{self._pov.prompt_kind}.{option.verb}"
        if key in self._words:
            return self._words.text(key, rival=ahead(self._public.state, self._pov.seat))
        return describe(self._words, option, self._public)

    def _chances(self, option: Answer) -> str:
        seat = self._pov.seat
        if option.verb == "overtake":
            rival = option.seats[0]
        elif self._pov.prompt_kind == "free_test" and option.verb == "yes":
            rival = ahead(self._public.state, seat)
        else:
            return ""
        passes, ties = odds(self._public.state, seat, rival)
        return self._words.text(f"{KEY}.odds", passes=passes, ties=ties)

    # Output ----------------------------------------------------------------------------------------------------------

    def show(self, height: int | None = None) -> RenderableType:
        moment = self._moment()
        question = Text(f"{moment} " if moment else "").append(self._words.prompt(self._pov.prompt_kind), "bold")
        items = [self._item(row) for row in self._rows]
        if self._pov.prompt_kind not in HAND_QUESTIONS and self._pov.prompt_kind != "vehicle":
            items = [*(item(NO_LABEL, face(card, self._pov.edition, self._words)) for card in self._hand), *items]
        left = None if height is None else height - (1 if len(question) < 78 else 2)
        return Group(question, OptionList(items, self._words, self._page).limited_to(left))

    def _item(self, row: Row) -> Item:
        picked = row == self._row or (self._pick is not None and self._pick in row.options)
        if len(row.options) < 2:
            return item(row.typed if row.options else NO_LABEL, row.text, picked=picked)
        targets = self._words.text(f"{KEY}.targets", n=len(row.options))
        return item(row.typed, row.text.copy().append(f" {targets}", "dim"), row.text, picked=picked)

    def _moment(self) -> str:
        """Describe the moment being answered, with the sums so far."""
        if self._pov.prompt_kind == "free_test":
            return self._free_test()
        text, moment = describe_moment(self._words, self._public), self._view["moment"]
        if not moment or moment["event"] not in ("attempt", "rolled"):
            return text
        sums = describe_sums(self._words, self._public)
        if moment["event"] == "rolled":
            return self._words.join([text, sums], "sentences")
        passes, ties = odds(self._public.state, moment["seat"], moment["rival"], moment["push"] - moment["swerve"])
        return self._words.join([text, sums], "sentences") + self._words.text(f"{KEY}.odds", passes=passes, ties=ties)

    def _free_test(self) -> str:
        s, seat = self._public.state, self._pov.seat
        rival = ahead(s, seat)
        return self._words.text("public.free_test", rival=rival, vehicle=s.racers[rival].vehicle, lap=s.pack[0] == seat)

    def status(self) -> RenderableType:
        words = self._words
        if self._pick is not None:
            description = self._describe(self._pick)
            preview = self._previews.preview(self._pick)
            text = Text(words.capitalized(words.text(f"{KEY}.said", says=Verbatim(description))), "bold").append(
                words.join(preview.lines, "sentences") if preview else "", "not bold"
            )
            return text.append(f" {words.text('terminal.enter_plays')}", "bold")
        if self._row is None:
            return Text(self._hint(), "dim")
        whom = "  ".join(
            f"{self._row.typed}{code} {self._target_text(option)}" for code, option in self._codes(self._row).items()
        )
        card = self._row.options[0].cards[0]
        name = labelled(words, Text(words.name("card", card), "bold"), Text(self._text_of(card), "not bold"))
        return Group(name, Text(f"{words.text(f'{KEY}.at_whom')} ", "bold").append(whom, "not bold"))

    def _codes(self, row: Row) -> dict[str, Answer]:
        """Return the codes to type after a row's number for each of its targets: the letter by which the pack shows its owner,
        with a number if a seat has several of them; empty if there is only one."""
        if len(row.options) < 2:
            return {"": row.options[0]} if row.options else {}
        owners = [self._owner(option) for option in row.options]
        marks = [mark.lower() for mark in marks_of(self._words.players)]
        taken = {*marks, *typed_commands(self._words)}
        spare = [letter for letter in LABELS if letter not in taken]
        codes: dict[str, Answer] = {}
        for n, (owner, option) in enumerate(zip(owners, row.options, strict=True)):
            letter = spare[0] if owner is None else marks[owner]
            codes[letter if owners.count(owner) == 1 else f"{letter}{owners[: n + 1].count(owner)}"] = option
        return codes

    def _owner(self, option: Answer) -> int | None:
        """Return the owner of the vehicle or card that an option is aimed at."""
        return option.seats[0] if option.seats else holder(self._public.state, option.cards[-1])

    def _target_text(self, option: Answer) -> str:
        return describe_target(self._words, option, self._public) or self._words.join_and(
            [self._words.player(n) for n in option.seats]
        )

    def _hint(self) -> str:
        if self._pov.prompt_kind == "draw":
            return self._words.text(f"{KEY}.hint_draw", n=int(self._rows[0].typed))
        usual = next((row for row in self._rows if row.typed == "0"), None)
        last = sum(row.typed != "0" for row in self._rows)
        nothing = self._describe(usual.options[0]) if usual else ""
        numbers = self._words.text(f"{KEY}.numbers", n=last) if last > 1 else "1"
        return self._words.text(f"{KEY}.hint", numbers=numbers, nothing=nothing)

    def help(self) -> RenderableType:
        return two_columns("\n".join(self._help()))

    def _help(self) -> Iterator[str]:
        """Yield the help text with all inputs, with valid examples."""

        def line(key: str, **data: object) -> str:
            return self._words.text(f"{KEY}.can.{key}", **data)

        playable = [row for row in self._rows if row.options and row.typed != "0"]
        if playable:
            yield line("number", typed=playable[0].typed)
        if several := next((row for row in playable if len(row.options) > 1), None):
            yield line("letter", typed=f"{several.typed}{next(iter(self._codes(several)))}")
            yield line("name", typed=f"{several.typed} {self._target_text(several.options[0])}")
        if example := next((row.options[0] for row in playable if row.options[0].verb in ("overtake", "pit", "repair")), None):
            yield line("words", typed=self._describe(example))
        if nothing := next((row for row in self._rows if row.typed == "0"), None):
            yield line("nothing", nothing=self._describe(nothing.options[0]))

    # Input -----------------------------------------------------------------------------------------------------------

    def read(self, line: str) -> ReadResult:
        line, at_once = strip_confirmation(line.strip())
        if line.lower() == "m":
            self._page += 1
            return ReadResult()
        if line.lower() == "x":
            self._row = self._pick = None
            return ReadResult()
        if line:
            found = self._find(line)
            if isinstance(found, str):
                return ReadResult(printable(found, 300))
            self._pick, self._row = (found, None) if isinstance(found, Answer) else (None, found)
        if line and not (at_once and self._pick is not None):
            return ReadResult()
        if self._pick is None:
            return ReadResult(self._words.text("terminal.nothing_picked") if at_once else "")
        return ReadResult(answered=True, answer=self._pick)

    def _find(self, line: str) -> Answer | Row | str:
        """Return the option or the row that the input names, or the error."""
        if numbered := fullmatch(r"([0-9]{1,4}) *(\D.*)?", line):  # first: a number always refers to the list
            row = next((row for row in self._rows if row.typed == str(int(numbered[1]))), None)
            if row is None:
                return self._hint()
            return self._aim(row, numbered[2] or "")
        if self._row is not None and isinstance(found := self._aim(self._row, line), Answer):
            return found
        spelled: Answer | Reason = self._pov.options.read(self._with_canonical_names(line))
        reason = spelled if isinstance(spelled, Reason) else self._pov.options.why_not(spelled)
        if isinstance(spelled, Answer) and reason is None:
            return spelled
        return self._named(line) or self._why(line, reason)

    def _aim(self, row: Row, rest: str) -> Answer | Row | str:
        """Resolve a row of the list and the rest of the input: nothing, a letter, or a name."""
        if not row.options:
            return build_choice(self._pov, self._words, [card_id(self._hand[int(row.typed) - 1])]).refusal
        if not rest:
            return row.options[0] if len(row.options) == 1 else row
        codes = self._codes(row)
        if len(row.options) > 1 and rest.lower() in codes:
            return codes[rest.lower()]
        named = matching_choices(rest, [(option, self._target_text(option)) for option in row.options], self._words.players)
        if len(named) == 1:
            return named[0]
        if len(row.options) == 1:
            return self._words.text(f"{KEY}.no_letter", typed=row.typed)
        return self._words.text(f"{KEY}.which", keys=self._words.join(f"{row.typed}{code}" for code in codes))

    def _named(self, line: str) -> Answer | Row | str | None:
        """Return the option or the row that contains these words."""
        every = [(option, self._search_text(option)) for row in self._rows for option in row.options]
        named = matching_choices(line, every, self._words.players)
        if len(named) == 1:
            return named[0]
        rows = [row for row in self._rows if any(option in named for option in row.options)]
        if len(rows) == 1:
            return rows[0]
        if not rows:
            return None
        return self._words.text("terminal.which", labels=self._words.join(row.typed for row in rows))

    def _search_text(self, option: Answer) -> str:
        """Return all names by which an option may be found."""
        return f"{self._describe(option)} {describe(self._words, option, self._public)} {option.verb}"

    def _with_canonical_names(self, line: str) -> str:
        """Replace names by the notation of answers: `overtake Tiro` is overtake @1."""
        for seat, name in sorted(enumerate(self._words.players), key=lambda one: -len(one[1])):
            start = fold_accents(line).find(f" {fold_accents(name)}")
            if start >= 0 and len(fold_accents(line)) == len(line):
                line = f"{line[:start]} @{seat}{line[start + 1 + len(name) :]}"
        verb, _, rest = line.partition(" ")
        names = {
            v: fold_accents(self._words.text(f"verb.{v}", cards=(), seats=(), number="")).split()
            for v in VERBS[self._pov.prompt_kind]
        }
        known = [v for v, texts in names.items() if fold_accents(verb) in texts and len(verb) > 3]
        return f"{known[0]} {rest.removeprefix('a ')}".strip() if len(known) == 1 else line

    def _why(self, line: str, reason: Reason | None) -> str:
        if reason is None or reason.code in ("malformed", "unknown_piece"):
            return f"{self._words.text(f'{KEY}.not_understood', answer=line[:60])} {self._hint()}"
        return self._words.reason(reason)

    def input_for(self, answer: Answer) -> str:
        likeness = self._public.equivalence_key(answer)
        for row in self._rows:
            for code, option in self._codes(row).items():
                if option == answer or self._public.equivalence_key(option) == likeness:
                    return f"{row.typed}{code}"
        return write_answer(self._pov.edition, answer)

    @property
    def is_begun(self) -> bool:
        return self._pick is not None or self._row is not None

    def undo_pick(self) -> bool:
        had = self.is_begun
        self._pick = self._row = None
        return had
