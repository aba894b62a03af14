"""Charioteer as pieces on slots: the circus with its chariots, the emperor's die, the crowd, the piles, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.scene import Display, Piece, Scene, Stat
from hippodrome.games.charioteer.edition import COLOURS, Edition
from hippodrome.games.charioteer.moves import skill_bonus
from hippodrome.games.charioteer.presentation.names import describe_face
from hippodrome.games.charioteer.track import Track
from hippodrome.i18n.localization import Localization, cached_per_edition, cached_per_table

HIDDEN = True
"""True: hands and fan tokens are hidden."""

MAX_ABREAST_FULL_SIZE = 3
"""Maximum number of chariots side by side in a space at full width; more of them are drawn closer."""

MAX_CACHED_PATHS = 4_000
"""Paths of chariots that are cached; they recur at tables with the same track."""
MAX_CACHED_NAMES = 2_000
"""Names of cards and tokens whose face is cached."""

View = Mapping[str, Any]


# Ids of pieces, faces and slots -------------------------------------------------------------------------------------


def space_slot(edition: Edition, at: int) -> str:
    """Return the slot in the middle of the space of a place."""
    return f"space:{at % edition.track.lap}"


def chariot_slot(edition: Edition, at: int, place: int, together: int) -> str:
    """Return the slot of a chariot that shares a space with others, from the inside out."""
    return f"{space_slot(edition, at)}/{place}of{together if together <= MAX_ABREAST_FULL_SIZE else 'many'}"


def chariot_slots(edition: Edition, order: Sequence[Seat], at: Mapping[Seat, int]) -> dict[Seat, str]:
    """Return the slot of each chariot. Chariots of different laps share the space of the ring: the one further on is inside,
    unless laps meet and the order says which is.

    A chariot is longer than a space, so one in the next space has another lane. Chariots that are near each other share the
    width of the track: the more lanes they need, the smaller they are drawn.
    """
    lap = edition.track.lap
    lanes, places = dict[Seat, int](), {seat: at[seat] % lap for seat in order}

    def is_near(seat: Seat, other: Seat) -> bool:
        return (places[seat] - places[other] + 1) % lap <= 2

    for seat in order:
        taken = [(lanes[other], places[other] == places[seat]) for other in lanes if is_near(seat, other)]
        first = max((lane + 1 for lane, is_beside in taken if is_beside), default=0)
        lanes[seat] = next(lane for lane in range(first, len(order)) if all(lane != other for other, _ in taken))
    groups = list[set[Seat]]()
    for seat in order:
        near = [group for group in groups if any(is_near(seat, other) for other in group)]
        groups = [group for group in groups if group not in near] + [{seat}.union(*near)]
    needed = {seat: 1 + max(lanes[other] for other in group) for group in groups for seat in group}
    return {seat: chariot_slot(edition, at[seat], lanes[seat], needed[seat]) for seat in order}


def card_face(edition: Edition, card: int) -> str:
    """Return the face of a card; copies look the same."""
    return _card_face(edition.cards[card].name)


@lru_cache(maxsize=MAX_CACHED_NAMES)
def _card_face(name: str) -> str:
    return f"card-{name.partition('#')[0]}"


def token_face(edition: Edition, token: int) -> str:
    """Return the face of a token."""
    return _token_face(edition.tokens[token].name)


@lru_cache(maxsize=MAX_CACHED_NAMES)
def _token_face(name: str) -> str:
    return f"token-{name.replace('+', '-plus-')}"


def token_ids(seat: Seat, tokens: Sequence[int]) -> list[tuple[str, int]]:
    """Return the tokens of a seat with an id for each copy."""
    seen: dict[int, int] = {}
    found = []
    for token in tokens:
        seen[token] = copy = seen.get(token, -1) + 1
        found.append((f"token:{seat}/{token}/{copy}", token))
    return found


def sorted_hand(edition: Edition, hand: Sequence[int]) -> list[int]:
    """Sort a hand as a player would: by the first symbol, whips last."""
    return sorted(hand, key=lambda card: (edition.cards[card].symbols or (len(edition.symbols),), card))


# The scene ----------------------------------------------------------------------------------------------------------


def scene(view: View, edition: Edition, words: Localization, seat: Seat | None) -> Scene:
    """Return everything that this viewer sees."""
    running, chariots = tuple(view["running"]), view["chariots"]
    title, pieces, displays = _public(
        words,
        edition,
        running,
        tuple(view["abreast"]) or running,
        tuple([(of["at"], of["damage"], of["new_damage"], *of["skills"]) for of in chariots]),
        (view["turn"], min(view["lap"], view["laps"]), view["laps"], view["emperor"]),
        tuple(view["crowd"]),
        (view["deck"], tuple(view["discard"]), view["bag"], len(view["used_fans"])),
    )
    if not view["over"]:  # cards and tokens of the last turn are never put away: do not show seats with used ones
        for of in running:
            fans = chariots[of]["fan_tokens"]
            hidden, known = (fans, ()) if isinstance(fans, int) else (0, fans)
            tokens = (*chariots[of]["player_tokens"], *known)
            if tokens or hidden:
                pieces += _tokens(words, edition, of, tokens, hidden, "hand" if of == seat else f"seat:{of}")
        if seat is not None:
            pieces = _hand(words, edition, tuple(chariots[seat]["hand"])) + pieces
    return Scene(title, pieces, displays)


ChariotStatus = tuple[int, ...]
"""A chariot's place, its damage, the damage it took this turn, and its skills."""
Progress = tuple[int, int, int, str | None]
"""The turn, the lap, the number of laps, and the face of the emperor's die."""
Piles = tuple[int, tuple[int, ...], int, int]
"""Cards in the deck, the discard, tokens in the bag, and those that were used."""


@cached_per_table
def _public(
    words: Localization,
    edition: Edition,
    running: tuple[Seat, ...],
    abreast: tuple[Seat, ...],
    stands: tuple[ChariotStatus, ...],
    progress: Progress,
    crowd: tuple[int, ...],
    piles: Piles,
) -> tuple[str, tuple[Piece, ...], tuple[Display, ...]]:
    """The title, the public pieces and the displays: the same objects for all readers of a table."""
    turn, lap, laps, emperor = progress
    pieces = (
        *_chariots(words, edition, running, abreast, stands),
        *_spina(words, edition, len(stands), emperor, lap, laps, crowd, piles),
    )
    displays = tuple([_display(words, edition, seat, laps, stands[seat]) for seat in running])
    return _title(words, edition, turn, lap, laps), pieces, displays


def _hand(words: Localization, edition: Edition, cards: tuple[int, ...]) -> tuple[Piece, ...]:
    """The cards of the reader's own hand."""
    return tuple([card_piece(words, edition, card, "hand") for card in sorted_hand(edition, cards)])


def _chariots(
    words: Localization,
    edition: Edition,
    running: tuple[Seat, ...],
    abreast: tuple[Seat, ...],
    stands: tuple[ChariotStatus, ...],
) -> Iterator[Piece]:
    places = chariot_slots(edition, abreast, {seat: status[0] for seat, status in enumerate(stands)})
    for rank, seat in enumerate(running, 1):
        label, detail = (
            _chariot_label(words, edition, seat, words.player(seat)),
            _stands(words, edition, rank, *stands[seat][:3]),
        )
        yield Piece(f"chariot:{seat}", "chariot", places[seat], label, detail, seat=seat)


@cached_per_edition
def _chariot_label(words: Localization, edition: Edition, seat: Seat, player: str) -> str:
    """The label of the chariot of a seat, whose player has this name."""
    return words.text("scene.chariot", seat=seat)


@cached_per_edition
def _stands(words: Localization, edition: Edition, rank: int, place: int, cubes: int, boxes: int) -> str:
    return words.text("scene.chariot_detail", rank=rank, place=place, cubes=cubes, boxes=boxes)


@cached_per_edition
def _title(words: Localization, edition: Edition, turn: int, lap: int, laps: int) -> str:
    return words.text("scene.title", turn=turn, lap=lap, laps=laps)


def _spina(
    words: Localization,
    edition: Edition,
    seats: int,
    emperor: str | None,
    lap: int,
    laps: int,
    crowd: tuple[int, ...],
    piles: Piles,
) -> tuple[Piece, ...]:
    """Return the pieces on the wall in the middle: the die, the lap marker, the crowd track and the piles."""
    deck, discard, bag, used = piles
    least = edition.fan_symbols
    return (
        die_piece(words, edition, emperor, seats),
        _lap(words, edition, lap, laps),
        *(card_piece(words, edition, card, f"crowd:{n}") for n, card in enumerate(crowd)),
        _pile(words, edition, "deck", "card-back", deck, words.text("scene.deck_detail")),
        _discard(words, edition, discard),
        _pile(words, edition, "bag", "bag", bag, words.text("scene.bag_detail", least=least, n=used)),
    )


@cached_per_edition
def die_piece(words: Localization, edition: Edition, face: str | None, seats: int) -> Piece:
    """Return the emperor's die with one of its faces, at a table with this number of seats."""
    if face is None:
        return Piece("die:0", "emperor-none", "die", words.text("scene.die"))
    wish = face if face in ("all", "disrupt") else "colour"
    cubes = edition.disrupt[seats]
    detail = words.text(f"scene.emperor_{wish}", face=face, cubes=cubes, no_disrupt=not cubes)
    return Piece("die:0", f"emperor-{face}", "die", words.text("scene.emperor", face=face), detail)


@cached_per_edition
def _lap(words: Localization, edition: Edition, lap: int, laps: int) -> Piece:
    return Piece("lap", "lap", f"lap:{lap}", words.text("scene.lap", lap=lap, laps=laps))


@cached_per_edition
def _pile(words: Localization, edition: Edition, pile: str, back: str, number: int, detail: str) -> Piece:
    return Piece(pile, back, pile, words.text(f"scene.{pile}", n=number), detail, str(number))


@cached_per_edition
def _times(words: Localization, edition: Edition, symbol: int, n: int) -> str:
    return words.text("word.times", what=words.name("symbol", symbol), n=n)


def _discard(words: Localization, edition: Edition, cards: tuple[int, ...]) -> Piece:
    gone = Counter(chain.from_iterable([edition.cards[card].symbols for card in cards]))
    tally = words.join(_times(words, edition, symbol, n) for symbol, n in sorted(gone.items()))
    return _pile(words, edition, "discard", "discard", len(cards), words.text("scene.discard_detail", tally=tally))


@cached_per_edition
def card_piece(words: Localization, edition: Edition, card: int, slot: str) -> Piece:
    """Return a card in a slot."""
    face = edition.cards[card]
    label = words.capitalized(describe_face(words, edition, card))
    if slot.startswith("crowd:"):
        label = words.text("scene.crowd_card" if slot == "crowd:0" else "scene.coming_card", name=label)
    texts = [
        words.text(f"scene.symbol.{COLOURS[edition.symbols[symbol].colour]}", symbol=symbol, n=face.counts[symbol])
        for symbol in face.distinct
    ]
    texts += [words.text(f"scene.icon.{face.icon}", spaces=edition.whip)] if face.icon else []
    return Piece(f"card:{card}", card_face(edition, card), slot, label, words.join(map(words.capitalized, texts), "sentences"))


@cached_per_edition
def _tokens(
    words: Localization, edition: Edition, of: Seat, tokens: tuple[int, ...], hidden: int, area: str
) -> tuple[Piece, ...]:
    """Return the known tokens of a seat, and the number of the hidden ones."""
    known = (token_piece(words, edition, piece, token, area) for piece, token in token_ids(of, tokens))
    return (*known, *(_fan(words, edition, of, n, area) for n in range(hidden)))


@cached_per_edition
def token_piece(words: Localization, edition: Edition, piece: str, token: int, area: str) -> Piece:
    """Return a token in an area."""
    kind = edition.tokens[token]
    key = f"scene.token.{kind.kind}"
    if kind.colour is None and f"{key}_any" in words:
        key += "_any"
    detail = words.text(key, colour=kind.colour or 0, n=kind.number, spaces=edition.whip)
    if kind.colour is not None and f"{key}_any" not in words:
        detail = f"{words.text('scene.token.only', colour=kind.colour)} {detail}"
    return Piece(piece, token_face(edition, token), area, words.text("scene.token_label", token=token), detail)


@cached_per_edition
def _fan(words: Localization, edition: Edition, of: Seat, n: int, area: str) -> Piece:
    return Piece(f"fan:{of}/{n}", "token-back", area, words.text("scene.fan"), words.text("scene.fan_detail"))


def _display(words: Localization, edition: Edition, seat: Seat, laps: int, stands: ChariotStatus) -> Display:
    at, damage, new = stands[:3]
    skills = _skills(words, edition, stands[3:])
    return Display(seat, (_place(words, edition, at, laps), _damage(words, edition, damage, new), *skills))


@cached_per_edition
def _skills(words: Localization, edition: Edition, steps: tuple[int, ...]) -> tuple[Stat, ...]:
    return tuple([_skill(words, edition, *skill) for skill in enumerate(steps)])


@cached_per_edition
def _damage(words: Localization, edition: Edition, cubes: int, new: int) -> Stat:
    detail = words.text("scene.damage_detail", cubes=cubes, boxes=new, most=edition.attack_boxes)
    return Stat("damage", words.text("scene.damage"), f"{cubes}+{new}" if new else str(cubes), detail=detail)


@cached_per_edition
def _place(words: Localization, edition: Edition, at: int, laps: int) -> Stat:
    """Return a chariot's place, as a bar that fills once per lap."""
    track = edition.track
    detail = words.name("place", at)
    if at < 0:
        return Stat("place", words.text("scene.start"), str(at), detail=detail)
    if at >= laps * track.lap:
        return Stat("place", words.text("scene.finished"), f"+{at - laps * track.lap + 1}", detail=detail)
    lap = words.text("scene.in_lap", lap=track.laps(at) + 1)
    return Stat("place", lap, str(at % track.lap + 1), of=track.lap, detail=detail)


@cached_per_edition
def _skill(words: Localization, edition: Edition, colour: int, step: int) -> Stat:
    """Return a skill: its bonus, and its marker's progress to the bonus box."""
    bonus, full = skill_bonus(edition, step), edition.box_start
    label = words.text("scene.skill", kind_name=words.capitalized(words.text(f"kind.{COLOURS[colour]}")), bonus=bonus)
    better = next((s for s in range(step, full) if skill_bonus(edition, s) > bonus), full)
    detail = words.text("scene.skill_detail", colour=colour, bonus=bonus, n=max(0, better - step), left=max(0, full - step))
    return Stat(f"skill:{COLOURS[colour]}", label, str(min(step, full)), of=full, detail=detail)


# Highlights of facts ------------------------------------------------------------------------------------------------

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
    """Return the pieces and slots to highlight for a fact."""
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


def path_between(edition: Edition, start: int, to: int, spaces: int) -> list[int]:
    """Return the places entered on a path of this number of spaces: with all outer spaces, without them, or without those
    beyond a finish line."""
    return list(_path(edition.track, start, to, spaces))


@lru_cache(maxsize=MAX_CACHED_PATHS)
def _path(track: Track, start: int, to: int, spaces: int) -> tuple[int, ...]:
    beyond = range(track.lap * (start // track.lap), to + 1, track.lap)
    for cornering, finish in ((False, to + 1), (True, to + 1), *((False, line) for line in beyond)):
        way = tuple(walk(track, start, to, cornering=cornering, finish=finish))
        if len(way) == spaces and way[-1] == to:
            return way
    return (to,)


def walk(track: Track, start: int, to: int, *, cornering: bool, finish: int) -> Iterator[int]:
    """Moving the chariot: yield the places entered one after another, up to a place."""
    while start < to:
        start = track.ahead(start, cornering=cornering, finish=finish)
        yield start
