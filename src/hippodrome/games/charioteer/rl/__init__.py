"""RL encoding of Charioteer: the ids that spell a move, and the observation of a seat as a row of numbers.

A move is spelled: symbol or reset; with or without the crowd card; the token on it; the card under a wild token; positions in
the hand, lowest first, and `done`; then nothing more (`done`), or a discard token, positions in the hand, and `done`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.table import Pov
from hippodrome.games.charioteer.edition import COLOURS, FACES, ICONS, Card, Edition
from hippodrome.games.charioteer.move import CROWD, Move
from hippodrome.games.charioteer.moves import Group, Moves
from hippodrome.rl.fields import Field, Ids, count_values, one_hot


class Layout(NamedTuple):
    """First id of each kind."""

    symbol: int
    reset: int
    alone: int
    """Without the crowd card."""
    crowd: int
    no_token: int
    token: int
    wild: int
    """A wild token on the card at a position in the hand."""
    wild_on_crowd: int
    place: int
    done: int
    size: int


@lru_cache(maxsize=64)
def layout_of(edition: Edition) -> Layout:
    """Return the ids of an edition."""
    reset = len(edition.symbols)
    token = reset + 4
    wild = token + len(edition.tokens)
    place = wild + edition.hand + 1
    done = place + edition.hand
    return Layout(0, reset, reset + 1, reset + 2, reset + 3, token, wild, place - 1, place, done, done + 1)


def names(edition: Edition) -> Sequence[str]:
    """Return the names of the ids."""
    hand = range(1, edition.hand + 1)
    return [
        *(f"symbol {symbol.name}" for symbol in edition.symbols), "reset", "without the crowd card", "with the crowd card",
        "no token", *(f"token {token.name}" for token in edition.tokens), *(f"wild on card {n} of the hand" for n in hand),
        "wild on the crowd card", *(f"card {n} of the hand" for n in hand), "done",
    ]  # fmt: skip


class MoveSpelling:
    """The spelling of a move."""

    def __init__(self, moves: Moves, hand: Sequence[int], edition: Edition) -> None:
        self._moves, self._edition, self._at = moves, edition, layout_of(edition)
        self._hand = sorted(hand)
        self._groups = [group for group in moves.groups() if len(group.sets)]

    def after(self, ids: Ids) -> Ids:
        at, (head, group, cards, throw) = self._at, self._parts(ids)
        if group is None:
            return self._after_head(head)
        if cards is None or not cards or cards[-1] != at.done:
            return self._after_cards(group, () if cards is None else tuple(cards))
        return self._after_throw([id - at.place for id in cards[:-1]], group, throw)

    def _parts(self, ids: Ids) -> tuple[list[int], Group | None, list[int] | None, list[int]]:
        """Split a spelling: up to the card under a wild token, the group this selects, cards with `done`, the rest."""
        at, rest = self._at, list(ids)
        length = 1 if rest[:1] == [at.reset] else 3
        if len(rest) > 2 and length == 3 and self._is_wild(rest[2] - at.token):
            length = 4
        if len(rest) < length:
            return rest, None, None, []
        head, rest = rest[:length], rest[length:]
        cards_end = rest.index(at.done) + 1 if at.done in rest else len(rest)
        return head, self._group(head), rest[:cards_end], rest[cards_end:]

    def _is_wild(self, token: int) -> bool:
        return token >= 0 and self._edition.tokens[token].kind == "wild"

    def _wild(self, id: int) -> int:
        return CROWD if id == self._at.wild_on_crowd else self._hand[id - self._at.wild]

    def _group(self, head: Ids) -> Group:
        """Return the group of moves that begin with these ids."""
        at = self._at
        if head[0] == at.reset:
            return self._groups[-1]
        token, wild = (head[2] - at.token, self._wild(head[3])) if len(head) == 4 else (None, None)
        wanted = (head[0], head[1] == at.crowd, token, wild)
        return next(group for group in self._groups if group[:4] == wanted)

    def _after_head(self, head: Ids) -> Ids:
        """Select move cards; Play a token; Wild: the ids before the cards."""
        at = self._at
        if not head:
            symbols = {at.reset if group.symbol is None else group.symbol for group in self._groups}
            return sorted(symbols)
        groups = [group for group in self._groups if group.symbol == head[0]]
        if len(head) == 1:
            return sorted({at.crowd if group.crowd else at.alone for group in groups})
        groups = [group for group in groups if group.crowd == (head[1] == at.crowd)]
        if len(head) == 2:
            tokens = {at.token + group.token for group in groups if group.token is not None}
            if any(group.token is None for group in groups):
                tokens |= {at.token + on[0] if on else at.no_token for on in self._moves.tokens(head[0])}
            return sorted(tokens)
        places = [group.wild for group in groups if group.token == head[2] - at.token and group.wild is not None]
        return sorted(at.wild_on_crowd if card == CROWD else at.wild + self._hand.index(card) for card in places)

    def _after_cards(self, group: Group, so_far: tuple[int, ...]) -> Ids:
        """Select move cards: the positions that may follow, and `done` if these cards suffice."""
        at, n = self._at, len(so_far)
        found = set()
        for cards in group.sets:
            spelled = tuple(at.place + self._hand.index(card) for card in cards if card != group.wild)
            if spelled[:n] == so_far:
                found.add(at.done if len(spelled) == n else spelled[n])
        return sorted(found)

    def _after_throw(self, played: Ids, group: Group, throw: Ids) -> Ids:
        """Discard tokens: nothing, or a token and cards that are not in the move."""
        at, tokens = self._at, self._edition.tokens
        if throw and throw[-1] == at.done:
            return ()
        wild = {self._hand.index(group.wild)} if group.wild in self._hand else set()
        rest = [place for place in range(len(self._hand)) if place not in {*played, *wild}]
        if not throw:
            cards = [self._hand[place] for place in {*played, *wild}]
            throwers = {at.token + token for token, _ in self._moves.throws(cards) if token is not None}
            return [*sorted(throwers), at.done]
        thrown = [id - at.place for id in throw[1:]]
        more = [at.place + place for place in rest if not thrown or place > thrown[-1]]
        full = len(thrown) == tokens[throw[0] - at.token].number
        return [*([] if full else more), *([at.done] if thrown else [])]

    def spell(self, answer: Move) -> Ids:
        at, place = self._at, {card: n for n, card in enumerate(self._hand)}
        if answer.symbol is None:
            ids = [at.reset]
        else:
            ids = [answer.symbol, at.crowd if answer.crowd else at.alone]
            ids.append(at.token + answer.tokens[0] if answer.tokens else at.no_token)
        if answer.wild is not None:
            ids.append(at.wild_on_crowd if answer.wild == CROWD else at.wild + place[answer.wild])
        ids += [*(at.place + place[card] for card in answer.cards if card != answer.wild), at.done]
        if answer.throw is not None:
            ids += [at.token + answer.throw, *(at.place + place[card] for card in answer.thrown)]
        return [*ids, at.done]

    def answer(self, ids: Ids) -> Move:
        at, (head, group, cards, throw) = self._at, self._parts(ids)
        assert group is not None and cards is not None
        played = [self._hand[id - at.place] for id in cards[:-1]]
        if group.wild is not None and group.wild != CROWD:
            played.append(group.wild)
        token = head[2] - at.token if len(head) > 2 and head[2] != at.no_token else None
        return Move(
            group.symbol,
            tuple(sorted(played)),
            group.crowd,
            () if token is None else (token,),
            group.wild,
            throw[0] - at.token if len(throw) > 1 else None,
            tuple(self._hand[id - at.place] for id in throw[1:-1]),
        )


def spelling(pov: Pov, view: Mapping[str, Any]) -> MoveSpelling:
    """Return the spelling of a seat's moves."""
    assert isinstance(pov.options, Moves)
    return MoveSpelling(pov.options, view["chariots"][pov.seat]["hand"], pov.edition)


# Observation -----------------------------------------------------------------------------------------------------------


class Kinds(NamedTuple):
    """The kinds of tokens by source."""

    player: tuple[int, ...]
    fan: tuple[int, ...]


@lru_cache(maxsize=64)
def kinds_of(edition: Edition) -> Kinds:
    """Return the kinds of tokens of an edition."""
    every = range(len(edition.tokens))
    return Kinds(
        tuple(n for n in every if edition.tokens[n].source == "player"),
        tuple(n for n in every if edition.tokens[n].source != "player"),
    )


CARD = "times each symbol is on it, and one of whip, shield, recovery"
MAX_TURN = 50


def fields(edition: Edition, seats: int) -> Sequence[Field]:
    """Return names and sizes of the observation's numbers. Seats are counted from the observer's, clockwise."""
    symbols, tokens, kinds = len(edition.symbols), len(edition.tokens), kinds_of(edition)
    steps = edition.box_start + len(edition.box)
    card = symbols + len(ICONS)
    found = [
        Field("turn", 1, MAX_TURN, "the turn that is being played"),
        Field("lap", 1, 5, "the lap the leader is in"),
        Field("laps", 1, 5, "laps of the race"),
        Field("open fan tokens", 1, 1, "whether fan tokens lie open"),
        Field("crowd by symbol", 1, 1, "whether the crowd card joins by its symbol only"),
        Field("lapped in the way", 1, 1, "whether chariots of other laps are in the way"),
        Field("emperor", len(FACES), 1, f"the face of the emperor die: {', '.join(FACES)}"),
        Field("deck", 1, len(edition.cards), "cards in the deck"),
        Field("bag", 1, max(1, len(edition.fan_tokens)), "fan tokens in the bag"),
        Field("discard", card, 20, f"the cards of the discard pile together: {CARD}"),
        Field("used fans", tokens, 2, "fan tokens that were played, by kind"),
    ]
    found += [Field(f"crowd track {n + 1}", card, 2, CARD) for n in range(edition.crowd)]
    for n in range(edition.hand):
        found.append(Field(f"hand {n + 1}", card + 1, 2, f"1 if there is such a card; then {CARD}"))
    found.append(Field("own tokens", tokens, 2, "the tokens in front of oneself, by kind"))
    for n in range(seats):
        who = "oneself" if n == 0 else f"seat +{n}"
        found += [
            Field(f"{who}: at", 1, edition.track.lap, "spaces covered from the line, below 0 at the start"),
            Field(f"{who}: place", 1, 6, "place in the order of the race, 1 is first"),
            Field(f"{who}: abreast", 1, 6, "where lapped chariots are in the way: place in the order of who is inside"),
            Field(f"{who}: skills", len(COLOURS), steps, f"steps on the skills track: {', '.join(COLOURS)}"),
            Field(f"{who}: damage", 1, 10, "cubes in the damage box"),
            Field(f"{who}: new damage", 1, max(1, edition.attack_boxes), "cubes that came this turn"),
            Field(f"{who}: guarded", 1, 1, "whether no cube can come this turn"),
            Field(f"{who}: hand", 1, edition.hand, "cards in the hand"),
            Field(f"{who}: player tokens", len(kinds.player), 1, "those not yet played, by kind"),
            Field(f"{who}: fan tokens", 1, 5, "how many"),
            Field(f"{who}: open fan tokens", len(kinds.fan), 2, "by kind, where they lie open"),
        ]
    layout = layout_of(edition)
    found.append(Field("spelled", layout.size, 1, "how often each id was spelled for this answer"))
    found.append(Field("thrown", edition.hand, 1, "places in the hand spelled after a discard token"))
    return found


@lru_cache(maxsize=64)
def faces_of(edition: Edition) -> tuple[tuple[int, ...], ...]:
    """Return the numbers that describe the face of each card."""

    def face(card: Card) -> tuple[int, ...]:
        return (*card.counts, *(int(card.icon == icon) for icon in ICONS))

    return tuple(face(card) for card in edition.cards)


def numbers(view: Mapping[str, Any], edition: Edition, seat: Seat, ids: Ids) -> list[int]:
    """Return the numbers of a seat's view and of the ids it has pushed."""
    faces, kinds, tokens = faces_of(edition), kinds_of(edition), len(edition.tokens)
    blank = [0] * (len(edition.symbols) + len(ICONS))
    chariots, seats = view["chariots"], len(view["chariots"])
    own = chariots[seat]
    row = [
        view["turn"], view["lap"], view["laps"], int(view["open_fan_tokens"]), int(view["crowd_by_symbol"]),
        int(view["lapped_in_the_way"]), *one_hot(FACES.index(view["emperor"]) if view["emperor"] else None, len(FACES)),
        view["deck"], view["bag"],
    ]  # fmt: skip
    row += [sum(column) for column in zip(blank, *(faces[card] for card in view["discard"]), strict=True)]
    row += count_values(view["used_fans"], tokens)
    for n in range(edition.crowd):
        row += faces[view["crowd"][n]] if n < len(view["crowd"]) else blank
    hand = sorted(own["hand"])
    for n in range(edition.hand):
        row += [1, *faces[hand[n]]] if n < len(hand) else [0, *blank]
    row += count_values([*own["player_tokens"], *own["fan_tokens"]], tokens)
    for n in range(seats):
        of = (seat + n) % seats
        chariot = chariots[of]
        player, fans = count_values(chariot["player_tokens"], tokens), chariot["fan_tokens"]
        open_fans = count_values(fans, tokens) if view["open_fan_tokens"] else [0] * tokens
        row += [chariot["at"], view["running"].index(of) + 1]
        row.append(view["abreast"].index(of) + 1 if view["lapped_in_the_way"] and view["abreast"] else 0)
        row += [*chariot["skills"], chariot["damage"], chariot["new_damage"], int(chariot["guarded"])]
        row.append(len(chariot["hand"]) if of == seat else chariot["hand"])
        row += [player[kind] for kind in kinds.player]
        row.append(fans if isinstance(fans, int) else len(fans))
        row += [open_fans[kind] for kind in kinds.fan]
    at = layout_of(edition)
    row += count_values(ids, at.size)
    cards_end = list(ids).index(at.done) if at.done in ids else len(ids)
    row += count_values([id - at.place for id in ids[cards_end:] if at.place <= id < at.done], edition.hand)
    return row
