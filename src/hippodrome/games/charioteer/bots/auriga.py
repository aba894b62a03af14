"""Auriga evaluates each move in spaces: its distance, and the spaces that its other effects are worth by the end.

Every term is one function. They share a `Situation`, derived once from the point of view, and the `Weights`, which were
tuned in simulations. Towards the end of the race all terms but the distance lose their value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from hippodrome.core.table import Pov
from hippodrome.games.charioteer.edition import BLACK, COLOURS, RED, Edition
from hippodrome.games.charioteer.move import CROWD, Move
from hippodrome.games.charioteer.moves import Count, Moves, skill_bonus


@dataclass(frozen=True)
class Weights:
    """Auriga's evaluation weights, in spaces.

    Found by racing auriga against itself with one weight at a time changed to 0.6 and 1.6 of its value, in 200 mirrored races
    of two and 144 of four; promising changes were raced again with other seeds. Two mattered much: `share`, and `plus`, where
    saving the +5 tokens for the end won 87 % of 300 duels. The others are near a flat optimum.
    """

    speed: float = 9.5
    """Spaces a good charioteer covers in a turn."""
    share: float = 0.90
    """A skill in the bonus box, per space of its bonus and per remaining turn, against one rival. Against more rivals it is
    divided by the root of their number, because training pays off too late."""
    rate: float = 0.75
    """Steps per turn of a skill that is being trained."""
    arrival_spread: float = 2.0
    """Uncertainty of the turn in which a skill reaches the box, in turns."""
    row: float = 0.25
    """Share of the +1 row bonus that is actually used, in addition to the expected value of the bonus box."""
    wound: float = 0.55
    """A cube of damage, per turn until it is recovered."""
    carried: float = 4.0
    """Turns until a cube is recovered."""
    attack: float = 0.5
    """A cube on every rival, per turn until it is recovered."""
    guard: float = 1.0
    """Value of the damage that a shield prevents, in addition to the cubes already in the attack boxes."""
    applause_value: float = 3.0
    """A fan token."""
    plus: float = 1.4
    """A +3 or +5 token, per space: more than one, so it is saved for the end."""
    wild: float = 2.5
    """A wild token."""
    learning: float = 2.0
    """A learning token."""
    trick: float = 2.0
    """A whip, shield or recovery token."""
    whip_card: float = 1.0
    """A whip card that remains in the hand."""
    whip: float = 0.8
    """Share of the free spaces behind the next rival that a whip actually gains."""
    token_turns: float = 8.0
    """With fewer remaining turns, tokens lose value, because each turn may be the last to use one."""
    best_kept_move: float = 0.25
    """The best move of the remaining cards with the next turn's crowd card, per space."""
    second_kept_move: float = 0.10
    """The same for the second best move, or for the crowd card after the next."""
    kept_cards_turns: float = 3.0
    """With fewer remaining turns, the remaining cards lose value."""
    useless_below: float = 6.0
    """Cards whose longest possible move of the next turn is shorter than this are worth throwing away."""
    refresh: float = 8.0
    """A discard token: the spaces by which the thrown cards together must fall short of that."""


WEIGHTS = Weights()


def auriga(pov: Pov, rng: Random) -> Move:
    """Return the move of the highest value; ties go to the first offered, so that the choice is deterministic."""
    return choose(pov, WEIGHTS)


def choose(pov: Pov, weights: Weights) -> Move:
    """Return the best move under these weights, with the cards to throw away."""
    situation = Situation(pov, weights)
    plain = sorted(plain_moves(situation), key=lambda move: move_value(situation, move), reverse=True)
    others = [*moves_with_tokens(situation, plain), *wild_moves(situation)]
    best = max([plain[0], *others], key=lambda move: move_value(situation, move))
    return throw_away(situation, best)


MAX_TOKEN_MOVES = 4
"""Number of best moves of a colour on which tokens are tried."""

MAX_DISTANCE = 60
"""No move is longer than this."""


class Situation:
    """Everything auriga derives from its point of view once, before it scores any move."""

    def __init__(self, pov: Pov, weights: Weights) -> None:
        view = pov.view()
        self.weights, self.options = weights, _moves(pov)
        self.edition: Edition = pov.edition
        self.me: dict[str, Any] = view["chariots"][pov.seat]
        self.hand: list[int] = self.me["hand"]
        self.tokens: list[int] = [*self.me["player_tokens"], *self.me["fan_tokens"]]
        self.skills: list[int] = self.me["skills"]
        self.bonus = [skill_bonus(self.edition, step) for step in self.skills]
        self.emperor: str = view["emperor"]
        self.crowd: list[int] = view["crowd"]
        self.crowd_by_symbol: bool = view["crowd_by_symbol"]
        self.first_turn: bool = view["turn"] == 1
        place = view["running"].index(pov.seat)
        self.ahead: list[int] = sorted(view["chariots"][rival]["at"] for rival in view["running"][:place])
        self.at: int = self.me["at"]
        self.rivals = [rival for seat, rival in enumerate(view["chariots"]) if seat != pov.seat]
        self.room = attack_capacity(self.edition, self.rivals)
        finish: int = view["laps"] * self.edition.track.lap
        leader: int = max(chariot["at"] for chariot in view["chariots"])
        self.turns = max(0.0, (finish - leader) / weights.speed - 0.5)
        """Expected number of turns after this one."""
        self.regular = walk(self.edition, self.at, finish, cornering=False)
        self.cornering = walk(self.edition, self.at, finish, cornering=True)
        self.wound = weights.wound * min(self.turns, weights.carried)
        self.promised = skill_value(self, self.skills)
        self.prospects = prospects(self)
        self.staying: dict[tuple[int, ...], float] = {}
        self.trained: dict[tuple[int, int], float] = {}
        self.spare = sorted(self.hand, key=lambda card: card_worth(self, card))


def _moves(pov: Pov) -> Moves:
    assert isinstance(pov.options, Moves)
    return pov.options


def walk(edition: Edition, at: int, finish: int, *, cornering: bool) -> list[int]:
    """Return the place that each number of points leads to."""
    places = [at]
    for _ in range(MAX_DISTANCE):
        places.append(edition.track.ahead(places[-1], cornering=cornering, finish=finish))
    return places


def attack_capacity(edition: Edition, rivals: Sequence[dict[str, Any]]) -> list[float]:
    """Return, for each strength of attack, the average number of cubes that a rival has room for."""
    free = [edition.attack_boxes - rival["new_damage"] for rival in rivals]
    return [sum(min(cubes, boxes) for boxes in free) / len(free) for cubes in range(edition.attack_boxes + 1)]


# Candidate moves ----------------------------------------------------------------------------------------------------


def plain_moves(situation: Situation) -> Iterator[Move]:
    """Yield every set of cards without a token, and one reset with the least useful cards."""
    for symbol, crowd, token, _, sets in situation.options.groups():
        if symbol is not None and token is None:
            for cards in sets:
                yield Move(symbol, cards, crowd)
    yield Move(None, tuple(sorted(situation.spare[: situation.edition.most_cards])))


def moves_with_tokens(situation: Situation, plain: Sequence[Move]) -> Iterator[Move]:
    """Yield the best moves of each colour, with every token that may be played on them."""
    tried = [0] * len(COLOURS)
    for move in plain:
        if move.symbol is not None:
            colour = situation.edition.symbols[move.symbol].colour
            tried[colour] += 1
            if tried[colour] <= MAX_TOKEN_MOVES:
                yield from [move._replace(tokens=on) for on in situation.options.tokens(move.symbol) if on]


def wild_moves(situation: Situation) -> Iterator[Move]:
    """Yield moves with a wild token on the crowd card, or on the least useful card of the hand, with the best cards of each
    symbol."""
    edition, most = situation.edition, situation.edition.most_cards
    for token in sorted({token for token in situation.tokens if edition.tokens[token].kind == "wild"}):
        for symbol in edition.symbols_for(token):
            match = [card for card in situation.hand if edition.cards[card].counts[symbol]]
            match.sort(key=lambda card: -edition.cards[card].counts[symbol])
            shown = bool(edition.cards[situation.crowd[0]].counts[symbol])
            for n in range(1, min(len(match), most) + 1 if shown or not situation.crowd_by_symbol else 1):
                yield Move(symbol, tuple(sorted(match[:n])), True, (token,), CROWD)
            for spare in [card for card in situation.spare if card not in match][:1]:
                for n in range(0 if shown else 1, min(len(match), most - 1) + 1):
                    yield Move(symbol, tuple(sorted([spare, *match[:n]])), shown, (token,), spare)


# Value of a move ----------------------------------------------------------------------------------------------------


def move_value(situation: Situation, move: Move) -> float:
    """Return the sum of all terms."""
    counted = situation.options.count(move)
    icons = icons_of(situation, move)
    if move.symbol is None:
        return guard_value(situation, 1) + kept_cards_value(situation, move.cards)
    colour = situation.edition.symbols[move.symbol].colour
    return (
        progress(situation, counted.distance, colour == BLACK, icons.count("whip"))
        + training_value(situation, colour, icons.count("learning"))
        + attack_value(situation, counted, colour)
        + guard_value(situation, icons.count("shield"))
        + applause_value(situation, counted)
        + kept_cards_value(situation, move.cards)
        - counted.damage * situation.wound
        - spending_cost(situation, move)
    )


def icons_of(situation: Situation, move: Move) -> list[str]:
    """Return the icons on a move's cards and tokens."""
    cards, tokens = situation.edition.cards, situation.edition.tokens
    icons = [cards[card].icon for card in move.cards if card != move.wild]
    if move.crowd and move.wild != CROWD:
        icons.append(cards[situation.crowd[0]].icon)
    return icons + [tokens[token].kind for token in move.tokens]


def progress(situation: Situation, points: int, cornering: bool, whips: int) -> float:
    """Return the spaces gained: more for black in bends, minus the cost of passing, plus the whips' spaces behind the next
    rival."""
    places = situation.cornering if cornering else situation.regular
    place: float = places[min(points, MAX_DISTANCE)]
    if situation.first_turn:
        return place - situation.at
    speed = situation.weights.speed
    passed = sum([at + speed < place for at in situation.ahead])
    if passed:
        place = places[max(0, min(points, MAX_DISTANCE) - passed)]
    elif whips and situation.ahead:
        room = situation.ahead[0] + speed - place
        place += situation.weights.whip * min(room, whips * situation.edition.whip)
    return place - situation.at


def training_value(situation: Situation, colour: int, learning: int) -> float:
    """Return the value that training in the move's colour, with the emperor's favour, adds to the skills' expected bonuses."""
    known = situation.trained.get((colour, learning))
    if known is None:
        steps = 1 + (situation.emperor in (COLOURS[colour], "all")) + learning
        skills = list(situation.skills)
        start = situation.edition.box_start
        if skills[colour] < start:
            skills[colour] += steps
            if skills[colour] >= start:
                skills[colour] = start + sum(step >= start for step in situation.skills)
        known = situation.trained[colour, learning] = skill_value(situation, skills) - situation.promised
    return known


def skill_value(situation: Situation, skills: Sequence[int]) -> float:
    """Return the expected bonus of the skills in the remaining turns: those in the box, and the others once they reach it."""
    edition, weights, turns = situation.edition, situation.weights, situation.turns
    boxed = sum(step >= edition.box_start for step in skills)
    total = 0.0
    for step in skills:
        if step >= edition.box_start:
            total += skill_bonus(edition, step) * turns
        else:
            used = turns - (edition.box_start - step) / weights.rate
            expected = (used + sqrt(used * used + weights.arrival_spread * weights.arrival_spread)) / 2
            total += edition.box[min(boxed, len(edition.box) - 1)] * min(expected, turns)
            total += skill_bonus(edition, step) * weights.row * turns
    return total * weights.share / sqrt(len(situation.rivals))


def attack_value(situation: Situation, counted: Count, colour: int) -> float:
    """Return the value of cubes on the rivals, up to the capacity of their attack boxes."""
    if colour != RED or not situation.turns:
        return 0.0
    cubes = max((cubes for cards, cubes in situation.edition.attacks.items() if cards <= counted.matching), default=0)
    return (
        situation.weights.attack
        * min(situation.turns, situation.weights.carried)
        * situation.room[min(cubes, len(situation.room) - 1)]
    )


def guard_value(situation: Situation, shields: int) -> float:
    """Return the value of a shield or a reset: the cubes in the attack boxes do not settle, and none are added."""
    if not shields:
        return 0.0
    cubes: int = situation.me["new_damage"]
    return cubes * situation.wound + situation.weights.guard * min(1.0, situation.turns)


def applause_value(situation: Situation, counted: Count) -> float:
    """Return the value of a fan token for many symbols, if there is time to use it."""
    return (
        situation.weights.applause_value * _token_discount(situation)
        if counted.symbols >= situation.edition.fan_symbols
        else 0.0
    )


def _token_discount(situation: Situation) -> float:
    """Return the remaining share of a token's value: near the end of the race it can no longer be used."""
    return min(1.0, situation.turns / situation.weights.token_turns)


def spending_cost(situation: Situation, move: Move) -> float:
    """Return the future value of the tokens and whip cards that a move uses up."""
    weights, cost = situation.weights, 0.0
    for token in move.tokens:
        kind = situation.edition.tokens[token]
        if kind.kind == "plus":
            cost += weights.plus * kind.number
        else:
            cost += {"wild": weights.wild, "learning": weights.learning}.get(kind.kind, weights.trick)
    cost *= _token_discount(situation)
    whip_cards = sum([situation.edition.cards[card].joins for card in move.cards])
    return cost + whip_cards * weights.whip_card * min(1.0, situation.turns)


def kept_cards_value(situation: Situation, cards: tuple[int, ...]) -> float:
    """Return the value of the cards that remain in the hand: the best two moves with the next crowd cards."""
    known = situation.staying.get(cards)
    if known is not None:
        return known
    weights, best, second = situation.weights, 0, 0
    for prospect in situation.prospects:
        counts = [count for count, card in prospect.holders if card not in cards]
        if len(counts) > 1 or (counts and prospect.next):
            length = sum(counts[: situation.edition.most_cards]) + prospect.next + prospect.strength
            if length > best:
                best, second = length, best
            elif length > second:
                second = length
        elif counts and prospect.after:
            second = max(second, counts[0] + prospect.after + prospect.strength)
    time = min(1.0, situation.turns / weights.kept_cards_turns)
    situation.staying[cards] = known = (best * weights.best_kept_move + second * weights.second_kept_move) * time
    return known


class Prospect(NamedTuple):
    """Outlook of a symbol for the next turns: the hand cards that show it, most first, and the coming crowd cards."""

    strength: int
    next: int
    after: int
    holders: list[tuple[int, int]]


def prospects(situation: Situation) -> list[Prospect]:
    """Return the prospects of every symbol in the hand."""
    faces = situation.edition.cards
    coming = [faces[card].counts for card in situation.crowd[1:3]]
    found = []
    for symbol in sorted({symbol for card in situation.hand for symbol in faces[card].distinct}):
        holders = [(faces[card].counts[symbol], card) for card in situation.hand if faces[card].counts[symbol]]
        after = [counts[symbol] for counts in coming] + [0, 0]
        found.append(Prospect(strength(situation, symbol), after[0], after[1], sorted(holders, reverse=True)))
    return found


def strength(situation: Situation, symbol: int) -> int:
    """Return the points that a symbol adds to a move besides its count: its number and the skill."""
    face = situation.edition.symbols[symbol]
    return face.number + situation.bonus[face.colour]


# Cards thrown away --------------------------------------------------------------------------------------------------


def card_worth(situation: Situation, card: int) -> float:
    """Return the longest move of the next turn that a card could be part of, with the hand and the next crowd card."""
    faces = situation.edition.cards
    if faces[card].joins:
        return situation.weights.useless_below
    best = 0
    for symbol in faces[card].distinct:
        others = [faces[other].counts[symbol] for other in (*situation.hand, *situation.crowd[1:2]) if other != card]
        if any(others):
            best = max(best, faces[card].counts[symbol] + sum(others) + strength(situation, symbol))
    return best


def throw_away(situation: Situation, move: Move) -> Move:
    """Add a discard token to a move if the remaining cards are bad enough."""
    if not situation.turns:
        return move
    rest = [card for card in situation.spare if card not in move.cards]
    lack = {card: situation.weights.useless_below - card_worth(situation, card) for card in rest}
    best, gain = move, situation.weights.refresh * _token_discount(situation)
    for token in situation.tokens:
        kind = situation.edition.tokens[token]
        if kind.kind == "discard":
            thrown = [card for card in rest if lack[card] > 0][: kind.number]
            if thrown and sum(lack[card] for card in thrown) > gain:
                gain = sum(lack[card] for card in thrown)
                best = move._replace(throw=token, thrown=tuple(sorted(thrown)))
    return best
