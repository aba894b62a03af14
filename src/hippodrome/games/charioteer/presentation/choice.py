"""Build a move from picks: cards of the hand, the crowd card, tokens; buttons for everything that is not a piece.

Cards picked after a discard token are thrown away with it; the button `play` returns to picking cards for the move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from hippodrome.core.errors import Reason
from hippodrome.core.scene import Choice
from hippodrome.core.scene import Pick as Clickable
from hippodrome.core.table import Pov
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.move import CROWD, Move, write_move
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.charioteer.presentation.names import describe_face
from hippodrome.games.charioteer.presentation.pick import Pick, PickInterpreter
from hippodrome.games.charioteer.presentation.preview import preview
from hippodrome.games.charioteer.presentation.scene import sorted_hand, token_ids
from hippodrome.i18n.localization import Localization


@dataclass(frozen=True)
class PickState:
    """The picks so far: the pieces, the copies of the tokens, and whether cards are picked for the move despite a discard
    token."""

    pick: Pick = Pick()
    token: str = ""
    thrower: str = ""
    playing: bool = False


class ReachablePieces:
    """The pieces that a seat can pick, and their ids."""

    def __init__(self, pov: Pov) -> None:
        assert isinstance(pov.options, Moves)
        self.edition: Edition = pov.edition
        self.options, self.seat, self.view = pov.options, pov.seat, pov.view()
        me = self.view["chariots"][pov.seat]
        held = (*me["player_tokens"], *me["fan_tokens"])
        self.hand = sorted_hand(pov.edition, me["hand"])
        self.tokens = dict(token_ids(pov.seat, held))
        self.interpreter = PickInterpreter(pov.options, pov.edition, tuple(me["hand"]), held, self.view["crowd"][0])

    def card(self, number: str) -> int | None:
        """Return the card of the hand or of the crowd track with this number; CROWD for the crowd card."""
        if not (number.isascii() and number.isdecimal()) or len(number) > 4:
            return None
        card = int(number)
        return CROWD if card == self.interpreter.crowd else card if card in (*self.hand, *self.view["crowd"]) else None

    def number(self, card: int) -> int:
        """Return the number in a card's id."""
        return self.interpreter.crowd if card == CROWD else card

    def symbol(self, symbol: int) -> str:
        """Return the id of the button for a symbol."""
        return f"symbol:{self.edition.symbols[symbol].name}"

    def chosen(self, taken: PickState) -> tuple[str, ...]:
        """Return the current picks; cards that are thrown away come after their token."""
        pick = taken.pick
        found = ["reset"] if pick.reset else []
        found += [f"card:{self.number(card)}" for card in (*pick.cards, *([CROWD] if pick.crowd else []))]
        found += [taken.token] if taken.token else []
        found += [f"on:{self.number(pick.wild)}"] if pick.wild is not None else []
        found += [self.symbol(pick.symbol)] if pick.symbol is not None else []
        found += [taken.thrower, *(f"card:{card}" for card in pick.thrown)] if taken.thrower else []
        return (*found, "play") if taken.playing else tuple(found)


class MoveBuilder:
    """Builds a move for one seat, with texts in the reader's language."""

    def __init__(self, pov: Pov, words: Localization) -> None:
        self.pov, self.words, self.reach = pov, words, ReachablePieces(pov)
        self.edition, self.options, self.interpreter = self.reach.edition, self.reach.options, self.reach.interpreter

    # Picking ---------------------------------------------------------------------------------------------------------

    def add_pick(self, taken: PickState, what: str) -> PickState | str:
        """Add a pick; return the reason if it is not possible."""
        added = self._with(taken, what)
        if isinstance(added, str):
            return added
        reason = self.interpreter.why_impossible(added.pick)
        if reason is None:
            return added
        for looser in self._relaxed(added.pick, what):
            if self.interpreter.why_impossible(looser) is None:
                return replace(added, pick=looser)
        return self.words.reason(reason)

    def _with(self, taken: PickState, what: str) -> PickState | str:
        """Add a pick, whether or not the pieces match."""
        pick = taken.pick
        kind, _, rest = what.partition(":")
        if what in self.reach.tokens:
            token = self.reach.tokens[what]
            if self.edition.tokens[token].kind == "discard":
                return replace(taken, pick=replace(pick, throw=token), thrower=what)
            return replace(taken, pick=replace(pick, tokens=(token,), wild=None), token=what)
        if kind == "card" and (card := self.reach.card(rest)) is not None:
            return self._with_card(taken, card)
        if kind == "on" and pick.tokens and (card := self.reach.card(rest)) is not None:
            return replace(taken, pick=replace(pick, wild=card))
        if kind == "symbol" and rest in self.edition.symbol_ids and not pick.reset:
            return replace(taken, pick=replace(pick, symbol=self.edition.symbol_ids[rest]))
        if what == "reset":
            bare = replace(pick, reset=True, crowd=False, symbol=None, tokens=(), wild=None)
            return replace(taken, pick=bare, token="")
        if what == "play" and taken.thrower:
            return replace(taken, playing=True)
        return self.words.text("choice.not_now")

    def _with_card(self, taken: PickState, card: int) -> PickState | str:
        pick = taken.pick
        if card == CROWD:
            return replace(taken, pick=replace(pick, crowd=True))
        if card not in self.reach.hand:
            return self._why(Move(None, (card,)))
        if card in pick.cards or card in pick.thrown:
            return taken
        if taken.thrower and not taken.playing:
            return replace(taken, pick=replace(pick, thrown=(*pick.thrown, card)))
        return replace(taken, pick=replace(pick, cards=(*pick.cards, card)))

    def _relaxed(self, pick: Pick, what: str) -> Iterator[Pick]:
        """Yield the pick without an earlier symbol or wild card that the new pick may change."""
        symbol, wild = pick.symbol is not None and not what.startswith("symbol:"), pick.wild is not None
        wild = wild and not what.startswith("on:")
        if symbol:
            yield replace(pick, symbol=None)
        if wild:
            yield replace(pick, wild=None)
        if symbol and wild:
            yield replace(pick, symbol=None, wild=None)

    def _why(self, move: Move) -> str:
        reason = self.options.why_not(move)
        return self.words.reason(reason if reason is not None else Reason("not_offered", {"answer": ""}))

    # Possible picks --------------------------------------------------------------------------------------------------

    def clickables(self, taken: PickState, moves: Sequence[Move]) -> Iterator[Clickable]:
        """Yield every card, token and button, with the reason if it cannot be picked."""
        chosen, words, reach = self.reach.chosen(taken), self.words, self.reach
        labels = {f"card:{card}": describe_face(words, self.edition, card) for card in reach.hand}
        for n, card in enumerate(reach.view["crowd"]):
            labels[f"card:{card}"] = describe_face(words, self.edition, card) if n else words.text("piece.crowd")
        labels |= {piece: words.text("scene.token_label", token=token) for piece, token in reach.tokens.items()}
        for what, label in labels.items():
            yield Clickable(what, words.capitalized(label), self._why_not(taken, what, chosen))
        for what, label in self._buttons(taken, moves).items():
            yield Clickable(what, words.capitalized(label), self._why_not(taken, what, chosen), button=True)

    def _why_not(self, taken: PickState, what: str, chosen: Sequence[str]) -> str:
        after = taken if what in chosen else self.add_pick(taken, what)
        return after if isinstance(after, str) else ""

    def _buttons(self, taken: PickState, moves: Sequence[Move]) -> dict[str, str]:
        """Return buttons for the symbol and for the card under a wild token, if there are several; to return from throwing
        cards away; and for a reset."""
        words, pick, found = self.words, taken.pick, dict[str, str]()
        readings = moves if pick.symbol is None else self.interpreter.moves(replace(pick, symbol=None))
        symbols = {move.symbol: self.options.count(move).distance for move in self._furthest_last(readings)}
        if len(symbols) > 1 or pick.symbol is not None:
            for symbol in sorted({*symbols, pick.symbol} - {None}, key=lambda symbol: -symbols.get(symbol, 0)):
                assert symbol is not None
                found[self.reach.symbol(symbol)] = words.text("choice.symbol", symbol=symbol, n=symbols.get(symbol, 0))
        readings = moves if pick.wild is None else self.interpreter.moves(replace(pick, wild=None))
        wilds = {move.wild: self.options.count(move).distance for move in self._furthest_last(readings)}
        if len(wilds) > 1 or pick.wild is not None:
            for wild in sorted({*wilds, pick.wild} - {None}, key=lambda wild: -wilds.get(wild, 0)):
                assert wild is not None
                found[f"on:{self.reach.number(wild)}"] = words.text("choice.on", wild=wild, n=wilds.get(wild, 0))
        if taken.thrower:
            found["play"] = words.text("choice.play")
        return {**found, "reset": words.text("choice.reset_button")}

    def _furthest_last(self, moves: Sequence[Move]) -> list[Move]:
        return sorted(moves, key=lambda move: self.options.count(move).distance)

    # Result of the picks ---------------------------------------------------------------------------------------------

    def prompt(self, taken: PickState, moves: Sequence[Move]) -> str:
        """Return the prompt for the next pick."""
        words, pick = self.words, taken.pick
        if len({move.symbol for move in moves}) > 1:
            return words.text("choice.which_symbol")
        if len(moves) > 1:
            return words.text("choice.which_card")
        if taken.thrower and not taken.playing:
            assert pick.throw is not None
            left = self.edition.tokens[pick.throw].number - len(pick.thrown)
            if left > 0:
                return words.text("choice.throw", n=left)
        if moves:
            return words.text("choice.ready")
        if pick.reset:
            return words.text("choice.reset", most=self.edition.most_cards)
        if not pick.cards and not pick.crowd and not pick.tokens:
            return words.text("choice.begin", most=self.edition.most_cards)
        found = [replace(pick, symbol=s) for s in range(len(self.edition.symbols)) if pick.symbol in (None, s)]
        ends = [move for move in map(self.interpreter.completion, found) if move is not None]
        plain = [words.name("symbol", move.symbol) for move in ends if move.wild is None]
        if not plain and not pick.tokens:
            return words.text("choice.needs_wild")
        names = plain or [words.name("symbol", move.symbol) for move in ends]
        return words.text("choice.more", symbols=words.join(names))

    def action(self, move: Move) -> str:
        """A move in a few words: its symbol and its spaces."""
        if move.symbol is None:
            return self.words.text("choice.reset_button")
        return self.words.capitalized(self.words.text("choice.symbol", symbol=move.symbol, n=self.options.count(move).distance))

    def describe(self, taken: PickState, move: Move | None) -> str:
        """Describe the move, or the picks so far."""
        words, pick = self.words, taken.pick
        if move is not None:
            return describe_answer(self.pov, words, move)
        cards = (*pick.cards, *([CROWD] if pick.crowd else []))
        if not cards and not pick.tokens and pick.throw is None:
            return ""
        names = [words.name("card", card) for card in cards]
        names += [words.text("scene.token_label", token=token) for token in pick.tokens]
        names += [words.text("choice.thrown", token=pick.throw, cards=pick.thrown)] if pick.throw is not None else []
        return words.text("choice.so_far", names=words.join_and(names))


def build_choice(pov: Pov, words: Localization, picked: Sequence[str]) -> Choice:
    """Build the choice that the picks so far make, and list what can be picked next."""
    making = MoveBuilder(pov, words)
    taken, refusal = PickState(), ""
    for what in picked:
        after = making.add_pick(taken, what)
        taken, refusal = (taken, after) if isinstance(after, str) else (after, "")
    moves = making.interpreter.moves(taken.pick) if taken.pick else []
    move = moves[0] if len(moves) == 1 else None
    return Choice(
        prompt=making.prompt(taken, moves),
        chosen=making.reach.chosen(taken),
        picks=tuple(making.clickables(taken, moves)),
        answer="" if move is None else write_move(pov.edition, move),
        says=making.describe(taken, move),
        action="" if move is None else making.action(move),
        preview=None if move is None else preview(pov, words, move),
        refusal=refusal,
    )


def describe_answer(pov: Pov, words: Localization, answer: Move) -> str:
    """Describe a move."""
    thrown = {"token": answer.throw, "thrown": words.name("cards", answer.thrown) if answer.thrown else ""}
    if answer.symbol is None:
        return words.text("choice.says_reset", cards=answer.cards, **thrown)
    return words.capitalized(
        words.text(
            "choice.says",
            symbol=answer.symbol,
            cards=answer.cards,
            crowd=answer.crowd,
            tokens=answer.tokens,
            wild=answer.wild,
            **thrown,
        )
    )


def picks_of(pov: Pov, answer: Move) -> list[str]:
    """Return the picks that make a move; its symbol, and the card under a wild token, only where they are ambiguous."""
    reach = ReachablePieces(pov)
    token = next((piece for piece, kind in reach.tokens.items() if kind in answer.tokens), "")
    thrower = next((piece for piece, kind in reach.tokens.items() if kind == answer.throw), "")
    bare = Pick(answer.cards, answer.crowd, answer.symbol is None, None, answer.tokens, None, answer.throw, answer.thrown)
    for pick in (
        bare,
        replace(bare, symbol=answer.symbol),
        replace(bare, wild=answer.wild),
        replace(bare, symbol=answer.symbol, wild=answer.wild),
    ):
        if reach.interpreter.moves(pick) == [answer]:
            return list(reach.chosen(PickState(pick, token, thrower)))
    return []
