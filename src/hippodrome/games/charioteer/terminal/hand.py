"""A hand of cards and its tokens, with the numbers and letters they are picked by."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.move import CROWD
from hippodrome.games.charioteer.presentation.pick import Pick
from hippodrome.games.charioteer.terminal.faces import card_face, card_icon, card_symbols, token_code, token_name
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.matching import fold_accents


class Labels:
    """The labels to type for each card of a hand and each kind of token: a card's number, and a token's code as shown on the
    screen, so that no label changes when a token is used."""

    def __init__(self, words: Localization, edition: Edition, hand: tuple[int, ...], held: tuple[int, ...]) -> None:
        self._words, self._edition = words, edition
        self.hand, self.held = hand, held
        self.kinds = sorted(set(held))

    def card(self, label: str) -> int | None:
        """Return the card with this number, or the only one that shows this word, unless a token has this label."""
        if label.isalpha() and self.token(label) is None:
            return next(
                (card for card in self.hand if card_face(self._words, self._edition, card).plain.lower() == label), None
            )
        if not (label.isascii() and label.isdecimal()) or len(label) > 3 or not 1 <= int(label) <= len(self.hand):
            return None
        return self.hand[int(label) - 1]

    def token(self, label: str) -> int | None:
        """Return the token with this code."""
        return next((kind for kind in self.kinds if fold_accents(self.of_token(kind)) == fold_accents(label)), None)

    def of_card(self, card: int) -> str:
        """Return the label of a card: its number, or c for the crowd card."""
        return "c" if card == CROWD else str(self.hand.index(card) + 1)

    def of_token(self, token: int) -> str:
        """Return the code of a token."""
        return token_code(self._words, self._edition, token).plain.lower()


@dataclass(frozen=True)
class Hand:
    """The hand and the crowd card: picked ones in brackets, thrown ones in parentheses, the others bright if they may join."""

    words: Localization
    edition: Edition
    labels: Labels
    pick: Pick
    crowd: int
    joining: Collection[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        words, edition = self.words, self.edition
        cards = [*((card, card) for card in self.labels.hand), (CROWD, self.crowd)]
        rows = [[_label(self.labels.of_card(card), card, self.pick, self.joining) for card, _ in cards]]
        rows.append([card_symbols(words, edition, face) or card_icon(words, edition, face) for _, face in cards])
        rows.append([card_icon(words, edition, face) if edition.cards[face].symbols else Text() for _, face in cards])
        wide = max(text.cell_len for row in rows for text in row)
        abreast = max(1, (options.max_width + 1) // (wide + 1))
        for start in range(0, len(cards), abreast):
            for row in rows:
                if any(row[start : start + abreast]):
                    yield _beside(row[start : start + abreast], wide)


def _beside(cells: Sequence[Text], wide: int) -> Text:
    """Format cells of equal width in a row, with a line between two cards."""
    padded = []
    for cell in cells:
        cell = cell.copy()
        cell.append(" " * (wide - cell.cell_len))
        padded.append(cell)
    return Text.assemble(("|", "dim")).join(padded)


def _label(label: str, card: int, pick: Pick, joining: Collection[int]) -> Text:
    if card in pick.cards or (card == CROWD and pick.crowd):
        return Text.assemble((f"[{label}]", "bold reverse"))
    if card in pick.thrown:
        return Text.assemble((f"({label})", "strike"))
    return Text.assemble((f" {label}", "bold" if card in joining or not pick else "dim"))


def draw_tokens(words: Localization, edition: Edition, labels: Labels, pick: Pick) -> RenderableType:
    """Draw the tokens with their codes."""
    if not labels.kinds:
        return Text(words.text("terminal.charioteer.no_tokens"), "dim")
    shown = []
    for token in labels.kinds:
        code, name = token_code(words, edition, token).plain, token_name(words, edition, token)
        used = token in pick.tokens or token == pick.throw
        text = Text.assemble((f"[{code}]" if used else code, "bold reverse" if used else "bold"))
        if edition.tokens[token].kind != "plus" and not fold_accents(name.plain).startswith(fold_accents(code)):
            text.append(" ").append_text(name)
        if (number := labels.held.count(token)) > 1:
            text.append(f" ×{number}")
        shown.append(text)
    return Flow([Text.assemble((words.text("terminal.charioteer.tokens"), "dim")), *shown])


@dataclass(frozen=True)
class Flow:
    """Short texts one after another, wrapped only between them."""

    parts: Sequence[Text]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line and line.cell_len + 2 + part.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, "  ", part) if line else part.copy()
        yield line
