"""Charioteer as pieces on slots: the circus with its chariots, the emperor's die, the crowd, the piles, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.scene import Display, Piece, Scene, Stat
from hippodrome.core.tell import Fact
from hippodrome.core.words import Words, once
from hippodrome.games.charioteer.edition import COLOURS, Edition
from hippodrome.games.charioteer.moves import skill_bonus
from hippodrome.games.charioteer.seen.names import shows

HIDDEN = True
"""Seats hold secrets: their hands and fan tokens."""

FEW = 3
"""So many chariots stand abreast in a space at full width; where there are more, all stand closer."""

View = Mapping[str, Any]


# What pieces, faces and slots are called ----------------------------------------------------------------------------


def space_slot(edition: Edition, at: int) -> str:
    """The slot in the middle of the space of a place."""
    return f"space:{at % edition.track.lap}"


def berth(edition: Edition, at: int, place: int, together: int) -> str:
    """The slot of a chariot that stands with others in a space, from the inside out."""
    return f"{space_slot(edition, at)}/{place}of{together if together <= FEW else 'many'}"


def berths(edition: Edition, order: Sequence[Seat], at: Mapping[Seat, int]) -> dict[Seat, str]:
    """The slot of each chariot. Those of different laps share the space of the ring, too: the one further on stands inside,
    unless laps meet and the order says who does."""
    stacks: dict[str, list[Seat]] = {}
    for seat in order:
        stacks.setdefault(space_slot(edition, at[seat]), []).append(seat)
    return {seat: berth(edition, at[seat], place, len(stack)) for stack in stacks.values() for place, seat in enumerate(stack)}


def card_face(edition: Edition, card: int) -> str:
    """The face of a card; copies look the same."""
    return f"card-{edition.cards[card].name.partition('#')[0]}"


def token_face(edition: Edition, token: int) -> str:
    """The face of a token."""
    return f"token-{edition.tokens[token].name.replace('+', '-plus-')}"


def token_ids(seat: Seat, tokens: Sequence[int]) -> list[tuple[str, int]]:
    """The tokens of a seat with an id for each copy."""
    seen: Counter[int] = Counter()
    found = []
    for token in tokens:
        found.append((f"token:{seat}/{token}/{seen[token]}", token))
        seen[token] += 1
    return found


def in_order(edition: Edition, hand: Sequence[int]) -> list[int]:
    """A hand as one would hold it: by the first symbol, whips last."""
    return sorted(hand, key=lambda card: (edition.cards[card].symbols or (len(edition.symbols),), card))


# The scene ----------------------------------------------------------------------------------------------------------


def scene(view: View, edition: Edition, words: Words, seat: Seat | None) -> Scene:
    """All that this reader sees."""
    pieces = [*_chariots(view, edition, words), *_spina(view, edition, words)]
    if not view["over"]:  # cards and tokens of the last turn are not put away any more: nobody is shown with what is used
        for of in view["running"]:
            pieces += _tokens(view, edition, words, of, "hand" if of == seat else f"seat:{of}")
        if seat is not None:
            hand = in_order(edition, view["chariots"][seat]["hand"])
            pieces[0:0] = [card_piece(words, edition, card, "hand") for card in hand]
    title = _title(words, edition, view["turn"], min(view["lap"], view["laps"]), view["laps"])
    return Scene(title, tuple(pieces), tuple(_display(view, edition, words, of) for of in view["running"]))


def _chariots(view: View, edition: Edition, words: Words) -> Iterator[Piece]:
    at = {seat: chariot["at"] for seat, chariot in enumerate(view["chariots"])}
    places = berths(edition, view["abreast"] or view["running"], at)
    for rank, seat in enumerate(view["running"], 1):
        chariot = view["chariots"][seat]
        detail = _stands(words, edition, rank, chariot["at"], chariot["damage"], chariot["new_damage"])
        yield Piece(f"chariot:{seat}", "chariot", places[seat], words.text("scene.chariot", seat=seat), detail, seat=seat)


@once
def _title(words: Words, edition: Edition, turn: int, lap: int, laps: int) -> str:
    return words.text("scene.title", turn=turn, lap=lap, laps=laps)


@once
def _stands(words: Words, edition: Edition, rank: int, place: int, cubes: int, boxes: int) -> str:
    return words.text("scene.chariot_detail", rank=rank, place=place, cubes=cubes, boxes=boxes)


def _spina(view: View, edition: Edition, words: Words) -> Iterator[Piece]:
    """What lies on the wall in the middle: the die, the lap marker, the crowd track and the piles."""
    yield die_piece(words, edition, view["emperor"], len(view["chariots"]))
    yield _lap(words, edition, min(view["lap"], view["laps"]), view["laps"])
    for n, card in enumerate(view["crowd"]):
        yield card_piece(words, edition, card, f"crowd:{n}")
    yield _pile(words, edition, "deck", "card-back", view["deck"], words.text("scene.deck_detail"))
    yield _discard(words, edition, tuple(view["discard"]))
    detail = words.text("scene.bag_detail", least=edition.fan_symbols, n=len(view["used_fans"]))
    yield _pile(words, edition, "bag", "bag", view["bag"], detail)


@once
def die_piece(words: Words, edition: Edition, face: str | None, seats: int) -> Piece:
    """The emperor's die with one of its faces, at a table of so many seats."""
    if face is None:
        return Piece("die:0", "emperor-none", "die", words.text("scene.die"))
    wish = face if face in ("all", "disrupt") else "colour"
    cubes = edition.disrupt[seats]
    detail = words.text(f"scene.emperor_{wish}", face=face, cubes=cubes, no_disrupt=not cubes)
    return Piece("die:0", f"emperor-{face}", "die", words.text("scene.emperor", face=face), detail)


@once
def _lap(words: Words, edition: Edition, lap: int, laps: int) -> Piece:
    return Piece("lap", "lap", f"lap:{lap}", words.text("scene.lap", lap=lap, laps=laps))


@once
def _pile(words: Words, edition: Edition, pile: str, back: str, number: int, detail: str) -> Piece:
    return Piece(pile, back, pile, words.text(f"scene.{pile}", n=number), detail, str(number))


@once
def _discard(words: Words, edition: Edition, cards: tuple[int, ...]) -> Piece:
    gone = Counter(symbol for card in cards for symbol in edition.cards[card].symbols)
    tally = words.joined(words.text("word.times", what=words.name("symbol", symbol), n=n) for symbol, n in sorted(gone.items()))
    return _pile(words, edition, "discard", "discard", len(cards), words.text("scene.discard_detail", tally=tally))


@once
def card_piece(words: Words, edition: Edition, card: int, slot: str) -> Piece:
    """A card, as it lies in a place."""
    face = edition.cards[card]
    label = words.begun(shows(words, edition, card))
    if slot.startswith("crowd:"):
        label = words.text("scene.crowd_card" if slot == "crowd:0" else "scene.coming_card", name=label)
    told = [
        words.text(f"scene.symbol.{COLOURS[edition.symbols[symbol].colour]}", symbol=symbol, n=face.counts[symbol])
        for symbol in face.distinct
    ]
    told += [words.text(f"scene.icon.{face.icon}", spaces=edition.whip)] if face.icon else []
    return Piece(f"card:{card}", card_face(edition, card), slot, label, words.joined(map(words.begun, told), "sentences"))


def _tokens(view: View, edition: Edition, words: Words, of: Seat, area: str) -> Iterator[Piece]:
    chariot = view["chariots"][of]
    fans = chariot["fan_tokens"]
    hidden = fans if isinstance(fans, int) else 0
    for piece, token in token_ids(of, [*chariot["player_tokens"], *([] if isinstance(fans, int) else fans)]):
        yield token_piece(words, edition, piece, token, area)
    for n in range(hidden):
        yield _fan(words, edition, of, n, area)


@once
def token_piece(words: Words, edition: Edition, piece: str, token: int, area: str) -> Piece:
    """A token, as it lies in a place."""
    kind = edition.tokens[token]
    key = f"scene.token.{kind.kind}"
    if kind.colour is None and f"{key}_any" in words:
        key += "_any"
    detail = words.text(key, colour=kind.colour or 0, n=kind.number, spaces=edition.whip)
    if kind.colour is not None and f"{key}_any" not in words:
        detail = f"{words.text('scene.token.only', colour=kind.colour)} {detail}"
    return Piece(piece, token_face(edition, token), area, words.text("scene.token_label", token=token), detail)


@once
def _fan(words: Words, edition: Edition, of: Seat, n: int, area: str) -> Piece:
    return Piece(f"fan:{of}/{n}", "token-back", area, words.text("scene.fan"), words.text("scene.fan_detail"))


def _display(view: View, edition: Edition, words: Words, seat: Seat) -> Display:
    chariot = view["chariots"][seat]
    place = _place(words, edition, chariot["at"], view["laps"])
    damage = _damage(words, edition, chariot["damage"], chariot["new_damage"])
    return Display(seat, (place, damage, *(_skill(words, edition, *skill) for skill in enumerate(chariot["skills"]))))


@once
def _damage(words: Words, edition: Edition, cubes: int, new: int) -> Stat:
    detail = words.text("scene.damage_detail", cubes=cubes, boxes=new, most=edition.attack_boxes)
    return Stat("damage", words.text("scene.damage"), f"{cubes}+{new}" if new else str(cubes), detail=detail)


@once
def _place(words: Words, edition: Edition, at: int, laps: int) -> Stat:
    """Where a chariot is, as a bar that fills once a lap."""
    track = edition.track
    detail = words.name("place", at)
    if at < 0:
        return Stat("place", words.text("scene.start"), str(at), detail=detail)
    if at >= laps * track.lap:
        return Stat("place", words.text("scene.finished"), f"+{at - laps * track.lap + 1}", detail=detail)
    lap = words.text("scene.in_lap", lap=track.laps(at) + 1)
    return Stat("place", lap, str(at % track.lap + 1), of=track.lap, detail=detail)


@once
def _skill(words: Words, edition: Edition, colour: int, step: int) -> Stat:
    """A skill: its bonus, and how far its marker is on the way to the bonus box."""
    bonus, full = skill_bonus(edition, step), edition.box_start
    label = words.text("scene.skill", kind_name=words.begun(words.text(f"kind.{COLOURS[colour]}")), bonus=bonus)
    better = next((s for s in range(step, full) if skill_bonus(edition, s) > bonus), full)
    detail = words.text("scene.skill_detail", colour=colour, bonus=bonus, n=max(0, better - step), left=max(0, full - step))
    return Stat(f"skill:{COLOURS[colour]}", label, str(min(step, full)), of=full, detail=detail)


# What facts point at ------------------------------------------------------------------------------------------------

_PLACES = {
    "emperor": ("die:0",),
    "dealt": ("deck",),
    "drew": ("deck",),
    "reshuffled": ("deck", "discard"),
    "threw_away": ("discard",),
    "fan_token": ("bag",),
    "fan_token_seen": ("bag",),
    "bag_refilled": ("bag",),
    "bag_empty": ("bag",),
    "lap": ("lap",),
}


def touches(edition: Edition, fact: Fact) -> list[str]:
    """The pieces and slots that a fact is about."""
    data = fact.data
    seats = [data[field] for field in ("seat", "leader", "winner") if field in data]
    found = [f"chariot:{seat}" for seat in (*seats, *data.get("passed", ()))]
    found += _PLACES.get(fact.kind, ())
    if fact.kind == "crowd_dealt":
        found += [f"crowd:{n}" for n in range(edition.crowd)]
    if fact.kind == "crowd_slides":
        found.append(f"crowd:{edition.crowd - 1}")
    if fact.kind == "revealed" and data["crowd"]:
        found.append("crowd:0")
    found += [space_slot(edition, data[field]) for field in ("start", "place") if field in data]
    return found


def way_between(edition: Edition, start: int, to: int, spaces: int) -> list[int]:
    """The places that were entered on a way of so many spaces: with all outer spaces, without them, or without those beyond
    a finish line."""
    track = edition.track
    beyond = range(track.lap * (start // track.lap), to + 1, track.lap)
    for cornering, finish in ((False, to + 1), (True, to + 1), *((False, line) for line in beyond)):
        way = list(walk(edition, start, to, cornering=cornering, finish=finish))
        if len(way) == spaces and way[-1] == to:
            return way
    return [to]


def walk(edition: Edition, start: int, to: int, *, cornering: bool, finish: int) -> Iterator[int]:
    """Moving the chariot: the places entered one after another, up to a place."""
    while start < to:
        start = edition.track.ahead(start, cornering=cornering, finish=finish)
        yield start
