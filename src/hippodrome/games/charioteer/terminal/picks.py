"""Chooser for moves, by picking pieces: cards by number, the crowd card by its letter, tokens by their code."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.core.errors import Reason
from hippodrome.core.table import Pov
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.move import CROWD, Move
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.charioteer.presentation.candidates import best_moves
from hippodrome.games.charioteer.presentation.forecast import Forecasts
from hippodrome.games.charioteer.presentation.pick import Pick, PickInterpreter, pick_of, without_card
from hippodrome.games.charioteer.presentation.preview import describe_landing, describe_rank, describe_sum, effects
from hippodrome.games.charioteer.terminal.candidates import input_for, list_moves
from hippodrome.games.charioteer.terminal.faces import symbol_chip, symbol_code
from hippodrome.games.charioteer.terminal.hand import Hand, Labels, draw_tokens
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.chooser import ReadResult, two_columns
from hippodrome.terminal.option_list import OptionList
from hippodrome.terminal.screen import printable

HAND_ROWS = 4
"""Typical number of rows of a hand and its tokens."""
_LISTED = re.compile(r"m(\d{1,3})")

TOPICS = ("icons", "track", "damage", "tokens", "emperor", "signs")


class AnswerChooser:
    """Reads a move piece by piece."""

    def __init__(self, pov: Pov, words: Localization) -> None:
        assert isinstance(pov.options, Moves)
        self._words, self._edition, self._options = words, pov.edition, pov.options
        view = pov.view()
        me = view["chariots"][pov.seat]
        held = (*me["player_tokens"], *me["fan_tokens"])
        self._grasp = PickInterpreter(pov.options, pov.edition, tuple(me["hand"]), held, view["crowd"][0])
        self._labels = Labels(words, pov.edition, tuple(me["hand"]), held)
        self._forecasts = Forecasts(pov)
        self._trail: list[Pick] = [Pick()]
        self._best: list[Move] | None = None
        self._page: int | None = None
        """The visible page of the list of moves; None while only the hand is shown."""

    @property
    def pick(self) -> Pick:
        """The current pick."""
        return self._trail[-1]

    @property
    def move(self) -> Move | None:
        """The move that the pick makes: of several, the one that leads furthest."""
        return next(iter(self._by_symbol(self.pick)), None)

    @property
    def landings(self) -> Sequence[int]:
        """Return the places where that move may end."""
        move = self.move
        return () if move is None or move.symbol is None else self._forecasts.ends(move, self._forecasts.of(move))

    def _by_symbol(self, pick: Pick) -> list[Move]:
        """Return the best move for each symbol that a pick can have, the furthest first."""
        best: dict[int | None, Move] = {}
        moves = self._grasp.moves(pick)
        moves.sort(key=lambda move: (self._forecasts.of(move).end_if_alone, self._options.count(move).distance), reverse=True)
        for move in moves:
            best.setdefault(move.symbol, move)
        return list(best.values())

    # Output ----------------------------------------------------------------------------------------------------------

    def show(self, height: int | None = None) -> RenderableType:
        pick = replace(self.pick, throw=self._grasp.thrower(self.pick))
        joining = {card for cards in self._grasp.joining(pick).values() for card in cards}
        held: list[RenderableType] = [
            Hand(self._words, self._edition, self._labels, pick, self._grasp.crowd, joining),
            draw_tokens(self._words, self._edition, self._labels, pick),
        ]
        if self._page is None:
            return Group(*held)
        left = None if height is None else height - HAND_ROWS
        items = list_moves(self._words, self._edition, self._options, self._forecasts, self._labels, self._candidates())
        return Group(*held, OptionList(items, self._words, self._page).limited_to(left))

    def status(self) -> RenderableType:
        if not self.pick:
            key = "terminal.charioteer.hint" if self._page is None else "terminal.charioteer.list"
            return Text(self._words.text(key, example=self._example()), "dim")
        moves = self._by_symbol(self.pick)
        return self._preview(moves[0], moves[1:]) if moves else self._unfinished()

    def _preview(self, move: Move, others: Sequence[Move]) -> Text:
        """Describe a move: its sum, its end, its other effects, and other moves of the same cards."""
        words, forecast = self._words, self._forecasts.of(move)
        lines = []
        if move.symbol is None:
            lines.append(Text(words.text("preview.resetting", cards=move.cards)))
        else:
            text = Text(describe_sum(words, self._options.count(move)))
            text.stylize("bold", text.plain.rindex("=") + 1)
            lines.append(Text.assemble(symbol_chip(words, self._edition, move.symbol), " ", text))
        more = [] if move.symbol is None else [describe_landing(words, forecast)]
        more += effects(words, forecast)
        if move.thrown:
            more.append(words.text("preview.effect.thrown", n=len(move.thrown)))
        if move.symbol is not None:
            more.append(describe_rank(words, self._forecasts.ranks(move)))
        if more:
            lines.append(Text(words.join(more, "clauses")))
        if others:
            codes = [
                f"{symbol_code(words, self._edition, m.symbol).lower()} ({self._options.count(m).distance})"
                for m in others
                if m.symbol is not None
            ]
            lines.append(Text(words.text("terminal.charioteer.also", codes=words.join(codes)), "dim"))
        lines[0] = Text.assemble(lines[0], "  ", (words.text("terminal.enter_plays"), "bold"))
        return Text("\n").join(lines)

    def _unfinished(self) -> Text:
        """Describe why the pick is no move yet, and which pieces would match."""
        words = self._words
        joining = self._grasp.joining(self.pick)
        if self.pick.reset and not self.pick.cards:
            return Text(words.text("terminal.charioteer.begin_reset", most=self._edition.most_cards))
        if self.pick.reset or not self.pick.cards or not joining:
            return Text(self._why(self._grasp.why_not(self.pick)))
        ways = []
        for symbol, cards in joining.items():
            labels = [self._labels.of_card(card) for card in self._matching(symbol, cards)] if symbol is not None else []
            if symbol is not None and labels:
                ways.append(words.labelled(symbol_code(words, self._edition, symbol), " ".join(labels)))
        return Text(words.text("terminal.charioteer.goes_with", ways=words.join(ways, "notes")))

    def _matching(self, symbol: int, cards: Sequence[int]) -> list[int]:
        """Filter the cards that show the symbol, the crowd card last."""
        faces = {card: self._grasp.crowd if card == CROWD else card for card in cards}
        showing = [card for card in cards if self._edition.cards[faces[card]].counts[symbol]]
        return sorted(showing, key=lambda card: (card == CROWD, card))

    def _why(self, reason: Reason | None) -> str:
        """Localize a reason; a card of the hand is also named by its number."""
        if reason is None:
            return ""
        words, card, text = self._words, reason.data.get("card"), self._words.reason(reason)
        if card not in self._labels.hand:
            return text
        numbered = words.text("terminal.charioteer.numbered_card", n=self._labels.of_card(card), card=card)
        text = text.replace(words.name("card", card), numbered)
        return words.capitalized(text)

    # Examples --------------------------------------------------------------------------------------------------------

    def _example_move(self) -> Move:
        """Return a legal move, with the crowd card if possible."""
        groups = [group for group in self._options.groups() if group.symbol is not None and group.token is None]
        if not groups:
            return Move(None, self._labels.hand[:1])
        group = next((group for group in groups if group.crowd), groups[0])
        return Move(group.symbol, group.sets[0], group.crowd)

    def _example(self) -> str:
        return input_for(self._labels, self._example_move())

    def help(self) -> RenderableType:
        return two_columns("\n".join(self._help()))

    def _help(self) -> Iterator[str]:
        """Return the help text with all inputs, with valid examples."""
        words, move, labels = self._words, self._example_move(), self._labels

        def line(key: str, **data: object) -> str:
            return words.text(f"terminal.charioteer.can.{key}", **data)

        typed = input_for(labels, move)
        if move.symbol is not None:
            yield line("cards", typed=typed)
            yield line("symbol", typed=f"{typed} {symbol_code(words, self._edition, move.symbol).lower()}")
            for tokens in self._options.tokens(move.symbol):
                kinds = [self._edition.tokens[token].kind for token in tokens]
                if len(tokens) == 1 and "wild" not in kinds:
                    yield line("token", typed=f"{typed} {labels.of_token(tokens[0])}")
                    break
            card = labels.of_card(move.cards[0])
            if wild := next((t for t in labels.kinds if self._fits_wild(t, move)), None):
                yield line("wild", typed=f"{typed} {labels.of_token(wild)}={card}", n=card)
        others = [labels.of_card(c) for c in labels.hand if c not in move.cards]
        if others and any(self._edition.tokens[token].kind == "discard" for token in labels.kinds):
            yield line("throw", typed=f"{typed} t {others[0]}")
        yield line("reset", typed="r 1")
        yield line("back", typed=f"{typed} -{labels.of_card(move.cards[0])}", n=labels.of_card(move.cards[0]))

    def _fits_wild(self, token: int, move: Move) -> bool:
        wild = move._replace(tokens=(token,), wild=move.cards[0])
        return self._edition.tokens[token].kind == "wild" and self._options.why_not(wild) is None

    def input_for(self, answer: Move) -> str:
        typed = f"x {input_for(self._labels, answer)}"  # it has to make this move with any earlier picks
        if answer.symbol is None:
            return typed
        meant = self._by_symbol(replace(pick_of(answer), symbol=None))
        code = symbol_code(self._words, self._edition, answer.symbol).lower()
        return typed if meant and meant[0] == answer else f"{typed} {code}"

    # Input -----------------------------------------------------------------------------------------------------------

    @property
    def is_begun(self) -> bool:
        return bool(self.pick)

    def undo_pick(self) -> bool:
        if len(self._trail) == 1:
            return False
        self._trail.pop()
        return True

    def read(self, line: str) -> ReadResult:
        if ":" in line:
            return self._read_text(line)
        line = line.lower().strip()
        if not line:
            return self._confirm()
        play, line = line.endswith("!"), re.sub(r"\bm\s+(?=\d)", "m", line).rstrip("! ")
        if line == "m":
            self._page = 0 if self._page is None else self._page + 1
            return ReadResult()
        self._page = None
        if line == "x":
            self._trail = [Pick()]
            return ReadResult()
        if not line and not self.pick:
            return ReadResult(self._words.text("terminal.nothing_picked"))
        typed = _split_digits(split_words(line), len(self._labels.hand))
        if any(self._labels.card(word) in self.pick.cards for word in typed):
            self._trail.append(Pick())  # naming a picked card again starts over
        faults = self._pick_words(typed)
        if faults:
            return ReadResult(self._words.join(faults, "sentences"))
        return self._confirm() if play else ReadResult()

    def _confirm(self) -> ReadResult:
        move = self.move
        if move is not None:
            return ReadResult(answered=True, answer=move)
        return ReadResult(self._why(self._grasp.why_not(self.pick)) if self.pick else "")

    def _candidates(self) -> list[Move]:
        if self._best is None:
            self._best = best_moves(self._options, self._edition, self._forecasts)
        return self._best

    def _listed(self, n: int) -> Pick | str:
        listed = self._candidates()
        if not 1 <= n <= len(listed):
            return self._words.text("terminal.charioteer.no_such_move", n=n, most=len(listed))
        return pick_of(listed[n - 1])

    def _read_text(self, line: str) -> ReadResult:
        """Read a move in race file notation."""
        found = self._options.read(line)
        reason = found if isinstance(found, Reason) else self._options.why_not(found)
        if isinstance(found, Reason) or reason is not None:
            return ReadResult(printable(self._why(reason), 300))
        self._trail.append(pick_of(found))
        return ReadResult()

    def _pick_words(self, typed: Sequence[str]) -> list[str]:
        """Pick (or put back) each piece that was typed; return what was wrong with the others. A piece that leads to no legal
        move is left out, and earlier picks stay."""
        throwing, faults = False, list[str]()
        for word in typed:
            if word == "t":
                throwing = True
                continue
            picked = self._pick_one(word, throwing)
            reason = self._grasp.why_impossible(picked) if isinstance(picked, Pick) and picked else None
            if isinstance(picked, str) or reason is not None:
                faults.append(picked if isinstance(picked, str) else self._why(reason))
            else:
                self._trail.append(picked)
        if throwing and not faults and not self.pick.thrown:
            faults.append(self._words.text("terminal.charioteer.throw_what"))
        return list(dict.fromkeys(faults))

    def _pick_one(self, word: str, throwing: bool) -> Pick | str:
        """Return the pick with one more piece, or the error."""
        pick, labels = self.pick, self._labels
        if word.startswith("-") and len(word) > 1:
            return self._put_back(word[1:])
        if listed := _LISTED.fullmatch(word):
            return self._listed(int(listed[1]))
        if word == "x":
            return Pick()
        card = labels.card(word)
        if card is not None and throwing:
            return replace(pick, thrown=(*pick.thrown, card))
        if card is not None and card == pick.wild and card in pick.cards:
            return pick  # it was picked together with the wild token on it
        if card is not None:
            return replace(pick, cards=(*pick.cards, card))
        if word.lstrip("-").isdecimal():
            return self._words.text("terminal.charioteer.no_such_card", most=len(labels.hand))
        if word == "c":
            return replace(pick, crowd=True)
        if word == "r":
            return replace(pick, reset=True)
        code, equals, on = word.partition("=")
        token = labels.token(code)
        if token is not None:
            return self._pick_token(token, throwing, on if equals else None)
        for symbol in range(len(self._edition.symbols)):
            if symbol_code(self._words, self._edition, symbol).lower() == word:
                return replace(pick, symbol=symbol)
        return self._words.text("terminal.charioteer.no_such_pick", typed=printable(word, 20))

    def _pick_token(self, token: int, throwing: bool, on: str | None) -> Pick | str:
        """Return the pick with a token; `on` is the input after `=`, if there is one."""
        pick, code, kind = self.pick, self._labels.of_token(token), self._edition.tokens[token].kind
        if throwing and on is None:
            return replace(pick, throw=token)
        if kind == "discard":
            return self._words.text("terminal.charioteer.throw_how")
        if on is None:
            return replace(pick, tokens=(*pick.tokens, token))
        if kind != "wild":
            return self._words.text("terminal.charioteer.not_wild", token=token, code=code)
        if on == "c":
            return replace(pick, tokens=(*pick.tokens, token), wild=CROWD, crowd=True)
        card = self._labels.card(on)
        if card is None and on.isdecimal():
            return self._words.text("terminal.charioteer.no_such_card", most=len(self._labels.hand))
        if card is None:
            return self._words.text("terminal.charioteer.wild_where", code=code)
        cards = pick.cards if card in pick.cards else (*pick.cards, card)
        return replace(pick, tokens=(*pick.tokens, token), wild=card, cards=cards)

    def _put_back(self, word: str) -> Pick | str:
        pick, card, token = self.pick, self._labels.card(word), self._labels.token(word)
        if card is not None and card in (*pick.cards, *pick.thrown):
            return without_card(pick, card)
        if word == "c" and pick.crowd:
            return replace(without_card(pick, CROWD), crowd=False)
        if word == "r" and pick.reset:
            return replace(pick, reset=False)
        if token is not None and token in pick.tokens:
            return replace(pick, tokens=tuple(t for t in pick.tokens if t != token), wild=None)
        return self._words.text("terminal.charioteer.not_picked", typed=printable(word, 20))


def split_words(line: str) -> list[str]:
    """Split a line into words: by spaces, commas, or a + between two cards; the + of a token belongs to it."""
    return [word for word in re.split(r"[\s,]+|(?<=[\dc])\+(?=[\dc])|(?<!\S)\+(?!\S)", line) if word]


def _split_digits(typed: Sequence[str], hand: int) -> list[str]:
    """Split `13` into cards 1 and 3 if there is no card 13."""
    apart: list[str] = []
    for word in typed:
        apart += list(word) if word.isdecimal() and len(word) > 1 and int(word) > hand and hand < 10 else [word]
    return apart


def choose(pov: Pov, words: Localization) -> AnswerChooser:
    """Create the chooser for Charioteer's only prompt."""
    return AnswerChooser(pov, words)


def topics(edition: Edition, words: Localization) -> dict[str, str]:
    """Return the topics that `?` explains besides the current move."""
    return {
        words.text(f"terminal.charioteer.topic.{topic}"): words.text(f"terminal.charioteer.lesson.{topic}") for topic in TOPICS
    }


def phrases(edition: Edition, words: Localization) -> dict[str, str]:
    """Return the symbols to colour wherever a sentence names them."""
    from hippodrome.games.charioteer.terminal.faces import COLOUR_STYLES

    return {words.name("symbol", n): COLOUR_STYLES[symbol.colour] for n, symbol in enumerate(edition.symbols)}
