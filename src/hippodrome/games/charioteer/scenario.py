"""Charioteer in scenarios: names of cards, tokens, skills and places, and the completion of partial positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hippodrome.core.ask import Chance
from hippodrome.games.charioteer.edition import COLOURS, FACES, Edition
from hippodrome.games.charioteer.move import CROWD
from hippodrome.games.charioteer.state import Chariot, State
from hippodrome.scenarios.names import InvalidPosition, UnknownName, WrittenFields

PER_SEAT_FIELD = "chariots"
SEAT_FIELDS = frozenset({"seat", "leader", "winner", "running", "abreast", "passed", "places", "waiting", "first seat"})
UNORDERED_FIELDS = frozenset(
    {"hand", "deck", "discard", "bag", "used_fans", "tokens", "player_tokens", "fan_tokens", "cards", "hand_cards"}
)

_CARDS = frozenset({"hand", "crowd", "deck", "discard", "card", "cards", "hand_cards", "next_card", "wild"})
_TOKENS = frozenset({"tokens", "bag", "used_fans", "token", "player_tokens", "fan_tokens", "fan tokens"})
_PLACES = frozenset({"at", "place", "start"})
_UNSET = -1
"""A skill that a scenario does not mention."""

_DEFAULT_SKILLS = tuple(reversed(range(len(COLOURS))))
"""Default skill markers: as on the first skills card."""

_SHUFFLE_STRIDE = 89
"""Neighbours in an edition's list of cards look alike; this stride makes the deal look shuffled, and is deterministic."""


# Names --------------------------------------------------------------------------------------------------------------


def read(edition: Edition, field: str, value: Any) -> Any:
    """Parse a field's value in a scenario; raises ValueError if it names nothing."""
    if field in _PLACES and isinstance(value, dict):
        return _read_place(edition, value)
    if field == "skills" and isinstance(value, dict):
        return _read_skills(edition, value)
    if not isinstance(value, str):
        return value
    if field in _CARDS and value != "none":
        return CROWD if value == "crowd" and field in ("wild", "card") else _known(edition.card_ids, value, "card")
    if field in _TOKENS:
        return _known(edition.token_ids, value, "token")
    if field == "symbol":
        return _known(edition.symbol_ids, value, "symbol")
    if field in ("colour", "colours"):
        return _known({name: n for n, name in enumerate(COLOURS)}, value, "colour")
    if field in ("emperor", "face") and value not in (*FACES, "none"):
        raise UnknownName("no_face", face=value, faces=[*FACES])
    return value


def _known(ids: Any, name: str, kind: str) -> int:
    if name not in ids:
        raise UnknownName(f"no_{kind}", name=name)
    return int(ids[name])


def show(edition: Edition, field: str, value: Any) -> Any:
    """Format a field's value for a scenario."""
    if field == "skills":
        return {colour: _show_step(edition, step) for colour, step in zip(COLOURS, value, strict=True) if step != _UNSET}
    if type(value) is not int:
        return value
    if field in _CARDS:
        return "crowd" if value == CROWD else edition.cards[value].name
    if field in _TOKENS:
        return edition.tokens[value].name
    if field == "symbol":
        return edition.symbols[value].name
    if field in ("colour", "colours"):
        return COLOURS[value]
    if field in _PLACES:
        lap = edition.track.lap
        return {"before": -value} if value < 0 else {"lap": value // lap + 1, "space": value % lap + 1}
    return value


def _read_place(edition: Edition, written: dict[str, Any]) -> int:
    """Parse a place: lap and space (both from 1, the first space beyond the line), or a number of spaces before the line."""
    lap = edition.track.lap
    if set(written) == {"before"} and type(written["before"]) is int and written["before"] > 0:
        return -int(written["before"])
    if set(written) == {"lap", "space"} and all(type(n) is int for n in written.values()):
        if written["lap"] >= 1 and 1 <= written["space"] <= lap:
            return int((written["lap"] - 1) * lap + written["space"] - 1)
    places = {"first": "{lap = 1, space = 1}", "last": f"{{lap = 1, space = {lap}}}", "before": "{before = 1}"}
    raise UnknownName("no_place", **places)


def _read_skills(edition: Edition, written: dict[str, Any]) -> list[int]:
    """Parse skills by colour; a step is a number from 0, or "start 2", "row 3", or the bonus box's "+5"."""
    steps = [_UNSET] * len(COLOURS)
    named = {_show_step(edition, step): step for step in range(edition.box_start + len(edition.box))}
    for colour, step in written.items():
        if colour not in COLOURS:
            raise UnknownName("no_skill", name=colour, skills=[*COLOURS])
        if step not in named and not (type(step) is int and 0 <= step < len(named)):
            raise UnknownName("no_step", name=colour, step=repr(step), steps=[*named], number=len(named))
        steps[COLOURS.index(colour)] = named.get(step, step)
    return steps


def _show_step(edition: Edition, step: int) -> str:
    if step < len(COLOURS):
        return f"start {step + 1}"
    return f"row {step - len(COLOURS) + 1}" if step < edition.box_start else f"+{edition.box[step - edition.box_start]}"


def outcome(s: State, chance: Chance, name: str) -> int:
    """Return the draw that produces a face of the die, a card of the deck, a token of the bag or a skills card."""
    edition = s.edition
    if chance.stream == "emperor die":
        if name not in edition.faces:
            raise UnknownName("no_face", face=name, faces=[*edition.faces])
        return edition.faces.index(name)
    if chance.stream == "deck":
        return _place_in(s.deck, _known(edition.card_ids, name, "card"), name, "deck")
    if chance.stream == "fan bag":
        return _place_in(s.bag, _known(edition.token_ids, name, "token"), name, "bag")
    if chance.stream == "skills":
        orders = {" ".join(COLOURS[colour] for colour in order): n for n, order in enumerate(edition.skills)}
        return _known(orders, name, "skills_card")
    raise UnknownName("no_names", about=chance.kind)


def _place_in(pile: Sequence[int], piece: int, name: str, where: str) -> int:
    if piece not in pile:
        raise UnknownName(f"not_in_{where}", name=name)
    return pile.index(piece)


# Positions ----------------------------------------------------------------------------------------------------------


def complete_position(s: State, written: WrittenFields) -> None:
    """Complete a position into a legal table during a race, with every card and token in exactly one place."""
    if "turn" not in written.table:
        s.turn = 1 if s.emperor is None else 2  # the first turn has special rules: a scenario must request it
    for seat, chariot in enumerate(s.chariots):
        if "skills" not in written.seats[seat]:
            chariot.skills = list(_DEFAULT_SKILLS)
        _complete_chariot(s.edition, seat, chariot)
    _line_up(s, given="running" in written.table)
    _stand_abreast(s, given="abreast" in written.table)
    if "lap" not in written.table:
        s.lap = min(s.laps, s.edition.track.laps(s.chariots[s.running[0]].at) + 1)
    _complete_cards(s, written)
    _complete_tokens(s, written)


def _complete_chariot(edition: Edition, seat: int, chariot: Chariot) -> None:
    if chariot.at < edition.track.first_start():
        raise InvalidPosition("at", seat, "before_start", at=chariot.at, start=edition.track.first_start())
    if chariot.damage < 0:
        raise InvalidPosition("damage", seat, "cannot_be", value=chariot.damage)
    if not 0 <= chariot.new_damage <= edition.attack_boxes:
        raise InvalidPosition("new_damage", seat, "attack_boxes", value=chariot.new_damage, boxes=edition.attack_boxes)
    if len(chariot.skills) != len(COLOURS):
        raise InvalidPosition("skills", seat, "skills_number", steps=len(chariot.skills), skills=len(COLOURS))
    chariot.skills = [_DEFAULT_SKILLS[c] if step == _UNSET else step for c, step in enumerate(chariot.skills)]
    boxed = sorted(step for step in chariot.skills if step >= edition.box_start)
    if boxed != list(range(edition.box_start, edition.box_start + len(boxed))):
        raise InvalidPosition("skills", seat, "bonus_box")


def _stand_abreast(s: State, *, given: bool) -> None:
    """Order chariots where laps meet: as written, else a chariot that is laps behind is inside, because it was there first."""
    if not s.lapped_in_the_way:
        if s.abreast:
            raise InvalidPosition("abreast", None, "laps_apart")
    elif not given:
        s.abreast = sorted(s.running, key=lambda seat: s.chariots[seat].at // s.edition.track.lap)
    elif sorted(s.abreast) != sorted(s.running):
        raise InvalidPosition("abreast", None, "abreast_all")
    elif any(
        [x for x in s.abreast if s.chariots[x].at == at] != [x for x in s.running if s.chariots[x].at == at]
        for at in {chariot.at for chariot in s.chariots}
    ):
        raise InvalidPosition("abreast", None, "abreast_order")


def _line_up(s: State, *, given: bool) -> None:
    """Set the running order: as written if it fits the places, else by place, in one space as the players are listed."""
    if not given:
        s.running = sorted(range(len(s.chariots)), key=lambda seat: -s.chariots[seat].at)
        return
    if sorted(s.running) != list(range(len(s.chariots))):
        raise InvalidPosition("running", None, "order_all")
    places = [s.chariots[seat].at for seat in s.running]
    if places != sorted(places, reverse=True):
        raise InvalidPosition("running", None, "running_places")


def _complete_cards(s: State, written: WrittenFields) -> None:
    """Fill the hands and the crowd track from the cards not mentioned; the rest is the deck, or else the discard."""
    edition = s.edition
    if "deck" not in written.table:
        s.deck = []
    seen: set[int] = set()
    piles: list[tuple[str, int | None, list[int]]] = [(name, None, getattr(s, name)) for name in ("crowd", "deck", "discard")]
    for field, seat, pile in [*(("hand", n, chariot.hand) for n, chariot in enumerate(s.chariots)), *piles]:
        for card in pile:
            if card not in range(len(edition.cards)):
                raise InvalidPosition(field, seat, "no_card_number", number=str(card))
            if card in seen:
                raise InvalidPosition(field, seat, "elsewhere", name=edition.cards[card].name)
            seen.add(card)
    spread = sorted(range(len(edition.cards)), key=lambda card: card * _SHUFFLE_STRIDE % len(edition.cards))
    rest = [card for card in spread if card not in seen]
    to_fill = [
        *(("hand", n, chariot.hand, edition.hand) for n, chariot in enumerate(s.chariots)),
        ("crowd", None, s.crowd, edition.crowd),
    ]
    for field, whose, pile, full in to_fill:
        if len(pile) > full:
            raise InvalidPosition(field, whose, "too_full", number=len(pile), most=full)
        if len(rest) < full - len(pile):
            raise InvalidPosition(field, whose, "cannot_fill")
        pile += [rest.pop() for _ in range(full - len(pile))]
    for chariot in s.chariots:
        chariot.hand.sort()
    _put_rest("deck", "discard", s, rest, written, [edition.cards[card].name for card in rest])


def _complete_tokens(s: State, written: WrittenFields) -> None:
    """Put the fan tokens not mentioned into the bag, or else among the used ones."""
    edition = s.edition
    if "bag" not in written.table:
        s.bag = []
    rest = Counter(edition.fan_tokens)
    piles: list[tuple[str, int | None, list[int]]] = [("bag", None, s.bag), ("used_fans", None, s.used_fans)]
    for field, seat, pile in [*(("tokens", n, chariot.tokens) for n, chariot in enumerate(s.chariots)), *piles]:
        own = Counter(edition.player_tokens if seat is not None else ())
        for token in pile:
            if token not in range(len(edition.tokens)):
                raise InvalidPosition(field, seat, "no_token_number", number=str(token))
            stock = own if edition.tokens[token].source == "player" else rest
            if not stock[token]:
                raise InvalidPosition(field, seat, "few_tokens", name=edition.tokens[token].name)
            stock[token] -= 1
    for chariot in s.chariots:
        chariot.tokens.sort()
    left = sorted(rest.elements())
    _put_rest("bag", "used_fans", s, left, written, [edition.tokens[token].name for token in left])


def _put_rest(first: str, second: str, s: State, rest: list[int], written: WrittenFields, called: Sequence[str]) -> None:
    if first not in written.table:
        setattr(s, first, sorted(rest))
    elif second not in written.table:
        setattr(s, second, sorted(rest))
    elif rest:
        raise InvalidPosition(second, None, "rest_nowhere", n=len(rest), some=[*called[:5]], more=len(called) > 5)
