"""Editions: every number and card of the game as data. The default is a reconstruction; see docs/study/editions.md."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

from hippodrome.core.toml_reader import TomlReader
from hippodrome.games.charioteer.bounds import check_options
from hippodrome.games.charioteer.track import Track, bend, is_pattern, ring, straight

COLOURS = ("green", "red", "yellow", "black")
GREEN, RED, YELLOW, BLACK = range(4)
ICONS = ("whip", "shield", "recovery")
FACES = (*COLOURS, "all", "disrupt")
KINDS = ("plus", "wild", "learning", "whip", "shield", "recovery", "discard")
COLOURLESS = ("shield", "discard")
"""Tokens without a colour: by the rulebook the shield, and tokens that are not played on a move. Others may have one."""
SOURCES = ("rulebook", "inferred", "reconstructed", "own")
SEATS = range(2, 7)
LIMITS = ("hand-cards", "new-cubes", "emperor-spares-many", "bonus-box")
"""Limits stated by the rulebook; an edition that goes beyond one names it in `departs`."""

MAX_NAME_LENGTH = 60
MAX_CARDS = 400
MAX_SYMBOLS_PER_CARD = 8
MAX_NUMBERS = 12
MAX_TOKENS = 200
MAX_FACES = 24
MAX_SKILLS_CARDS = 48
MAX_PLACES = 20
MAX_SECTIONS = 40
MAX_SPACES = 300
"""Maximum number of cards, symbols on one, numbers of a colour, tokens of a pile, faces of a die, skills cards, places of the
bonus box, sections and spaces of the track: several times what the largest published game has."""

_COPIES = re.compile(r"^(.*?)\s+x([0-9]{1,9})$")


class Symbol(NamedTuple):
    """A colour and a number."""

    colour: int
    number: int
    name: str


class Card(NamedTuple):
    """Symbols, Icons: a card of the deck, how often it shows each symbol, and its icon if it has one."""

    name: str
    counts: tuple[int, ...]
    icon: str
    symbols: tuple[int, ...]
    """Its symbols in printed order."""
    distinct: tuple[int, ...]
    joins: bool
    """True if it shows no symbol, so that it may join any move (a whip)."""


class Token(NamedTuple):
    """Icons on tokens: the source of a kind, its effect, its colour (None: any), its number (+3 or +5, or cards)."""

    name: str
    source: str
    kind: str
    colour: int | None
    number: int


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition of Charioteer."""

    name: str
    laps: int
    hand: int
    most_cards: int
    crowd: int
    fan_symbols: int
    attack_boxes: int
    attacks: Mapping[int, int]
    """Cubes for each rival by the number of matching red cards."""
    whip: int
    disrupt: Mapping[int, int]
    """Cubes for each chariot by the number of seats."""
    symbols: tuple[Symbol, ...]
    symbols_by_colour: tuple[tuple[int, ...], ...]
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]
    player_tokens: tuple[int, ...]
    fan_tokens: tuple[int, ...]
    skills: tuple[tuple[int, ...], ...]
    """The skills cards: colours from the best developed to the least."""
    row: int
    box: tuple[int, ...]
    faces: tuple[str, ...]
    track: Track
    card_ids: Mapping[str, int]
    token_ids: Mapping[str, int]
    symbol_ids: Mapping[str, int]

    def symbols_for(self, token: int) -> Sequence[int]:
        """Icons on tokens: the symbols of the moves that a token may lie on; without a colour, all of them."""
        colour = self.tokens[token].colour
        return range(len(self.symbols)) if colour is None else self.symbols_by_colour[colour]

    @property
    def box_start(self) -> int:
        """The first step of the skills track within the bonus box."""
        return len(COLOURS) + self.row


def read_edition(text: str, where: str) -> Edition:
    """Parse an edition; raises BadEdition with every issue found."""
    reader = TomlReader(text, where, __package__)
    tables = ("race", "attacks", "disrupt", "symbols", "deck", "tokens", "skills", "emperor", "track")
    reader.reject_unknown_keys((), ("game", "name", "departs", *tables))
    reader.read_departures(*LIMITS)
    reader.text("game", choices=("charioteer",))
    name = reader.localized("name", max_length=MAX_NAME_LENGTH)
    for table in tables:
        reader.table(table)
        reader.text(table, "source", choices=SOURCES)
    race_keys = ("laps", "hand", "most_cards", "crowd", "fan_symbols", "attack_boxes", "whip")
    reader.reject_unknown_keys(("race",), ("source", *race_keys))
    symbols = _symbols(reader)
    cards = _deck(reader, symbols)
    tokens, player, fan = _tokens(reader)
    crowd = reader.number("race", "crowd", low=1, high=10)
    hand = reader.number("race", "hand", low=2, high=20)
    need = (SEATS.stop - 1) * hand + crowd
    if cards and len(cards) < need:
        reader.add_issue(("deck", "cards"), "too_few_cards", number=len(cards), need=need)
    edition = Edition(
        name=name,
        laps=reader.number("race", "laps", low=1, high=5),
        hand=hand,
        most_cards=reader.number("race", "most_cards", low=1, high=5),
        crowd=crowd,
        fan_symbols=reader.number("race", "fan_symbols", low=1, high=50),
        attack_boxes=reader.number("race", "attack_boxes", low=0, high=20),
        whip=reader.number("race", "whip", low=0, high=50),
        attacks=_by_number(reader, "attacks", range(1, 7), 20),
        disrupt=_by_number(reader, "disrupt", SEATS, 20, every=True),
        symbols=symbols,
        symbols_by_colour=tuple(
            tuple(n for n, symbol in enumerate(symbols) if symbol.colour == colour) for colour in range(len(COLOURS))
        ),
        cards=cards,
        tokens=tokens,
        player_tokens=player,
        fan_tokens=fan,
        skills=_skills(reader),
        row=reader.number("skills", "row", low=0, high=50),
        box=tuple(reader.numbers("skills", "box", low=0, high=50)),
        faces=_faces(reader),
        track=_track(reader),
        card_ids={card.name: n for n, card in enumerate(cards)},
        token_ids={token.name: n for n, token in enumerate(tokens)},
        symbol_ids={symbol.name: n for n, symbol in enumerate(symbols)},
    )
    reader.reject_unknown_keys(("skills",), ("source", "row", "box", "cards"))
    reader.check_max(("skills", "box"), len(edition.box), MAX_PLACES)
    if edition.box and len(edition.box) < len(COLOURS):
        reader.add_issue(("skills", "box"), "box_too_small", number=len(edition.box))
    _limits(reader, edition)
    if reader.is_computable:
        check_options(reader, edition)
    reader.raise_issues()
    return edition


def _limits(reader: TomlReader, edition: Edition) -> None:
    """Check the rulebook's limits: cards and cubes in a turn, the emperor's reach, the bonus box."""
    if edition.most_cards > 3:
        reader.exceed_limit("hand-cards", ("race", "most_cards"), "limit_hand_cards", value=edition.most_cards)
    if edition.attack_boxes > 3:
        reader.exceed_limit("new-cubes", ("race", "attack_boxes"), "limit_new_cubes", value=edition.attack_boxes)
    for seats in (5, 6):
        if edition.disrupt[seats]:
            reader.exceed_limit("emperor-spares-many", ("disrupt", str(seats)), "limit_emperor", value=edition.disrupt[seats])
    if edition.box and not all(3 <= bonus <= 9 for bonus in edition.box):
        reader.exceed_limit("bonus-box", ("skills", "box"), "limit_bonus_box", value=str(list(edition.box)))


def _symbols(reader: TomlReader) -> tuple[Symbol, ...]:
    reader.reject_unknown_keys(("symbols",), ("source", *COLOURS))
    found = []
    for colour, name in enumerate(COLOURS):
        numbers = reader.numbers("symbols", name, low=0, high=50)
        if not reader.check_max(("symbols", name), len(numbers), MAX_NUMBERS):
            continue
        if len(set(numbers)) < len(numbers):
            reader.add_issue(("symbols", name), "number_twice")
        found += [Symbol(colour, number, f"{name}{number}") for number in numbers]
    return tuple(found)


def _deck(reader: TomlReader, symbols: tuple[Symbol, ...]) -> tuple[Card, ...]:
    """Read the cards: symbols as letter and number, then an icon if there is one, then x and a number of copies."""
    reader.reject_unknown_keys(("deck",), ("source", "count", "cards"))
    ids = {f"{COLOURS[s.colour][0]}{s.number}": n for n, s in enumerate(symbols)}
    faces: dict[tuple[tuple[int, ...], str], int] = {}
    rows: list[tuple[tuple[int, ...], str, int]] = []
    for n, text in enumerate(reader.texts("deck", "cards")):
        at = ("deck", "cards", n)
        face, copies = text, 1
        if m := _COPIES.match(text):
            face, copies = m[1], int(m[2])
        if not 1 <= copies <= MAX_CARDS:
            reader.add_issue(at, "copies_of_card", written=text[:40], most=MAX_CARDS)
            continue
        shown: list[int] = []
        icon = ""
        for part in face.split():
            if part in ICONS and not icon:
                icon = part
            elif part in ids:
                shown.append(ids[part])
            elif part in ICONS:
                reader.add_issue(at, "one_icon", written=text[:40])
            else:
                reader.add_issue(at, "unknown_part", written=text[:40], part=part[:40])
        if len(shown) > MAX_SYMBOLS_PER_CARD:
            reader.add_issue(at, "too_many_symbols", written=text[:40], most=MAX_SYMBOLS_PER_CARD)
        if icon == "whip" and shown:
            reader.add_issue(at, "whip_alone", written=text[:40])
        elif not shown and icon != "whip":
            reader.add_issue(at, "blank_card", written=text[:40])
        key = (tuple(shown), icon)
        if key in faces:
            reader.add_issue(at, "card_twice", written=text[:40], entry=faces[key] + 1)
        faces[key] = n
        rows.append((tuple(shown), icon, copies))
    count = reader.number("deck", "count", low=1, high=MAX_CARDS)
    total = sum(copies for _, _, copies in rows)
    if not reader.check_max(("deck", "cards"), total, MAX_CARDS):
        return ()
    if rows and total != count and not any(fault.key == "deck.count" for fault in reader.issues):
        reader.add_issue(("deck", "count"), "wrong_count", said=count, found=total)
    cards = []
    for shown_, icon, copies in rows:
        base = "".join(f"{COLOURS[symbols[s].colour][0]}{symbols[s].number}" for s in shown_)
        base = "-".join(p for p in (base, icon) if p)
        counts = tuple(shown_.count(s) for s in range(len(symbols)))
        for copy in range(copies):
            name = base if copies == 1 else f"{base}#{copy + 1}"
            cards.append(Card(name, counts, icon, shown_, tuple(sorted(set(shown_))), not shown_))
    return tuple(cards)


def _tokens(reader: TomlReader) -> tuple[tuple[Token, ...], tuple[int, ...], tuple[int, ...]]:
    """Read the kinds of tokens, with a colour or without; `shield` and `discard` never have one, `plus` and `discard` have a
    number."""
    reader.reject_unknown_keys(("tokens",), ("source", "player", "player_count", "fan", "fan_count"))
    kinds: dict[str, Token] = {}
    piles: dict[str, list[str]] = {"player": [], "fan": []}
    for source, pile in piles.items():
        for n, text in enumerate(reader.texts("tokens", source)):
            at = ("tokens", source, n)
            face, copies = text, 1
            if m := _COPIES.match(text):
                face, copies = m[1], int(m[2])
            if not 1 <= copies <= MAX_TOKENS:
                reader.add_issue(at, "copies_of_token", written=text[:40], most=MAX_TOKENS)
                continue
            token = _token(face, source)
            if isinstance(token, TokenIssue):
                reader.add_issue(at, token.code, written=text[:40], **token.data)
                continue
            if token.name in kinds:
                reader.add_issue(at, "token_twice", written=text[:40])
            kinds[token.name] = token
            pile += [token.name] * copies
            if not reader.check_max(("tokens", source), len(pile), MAX_TOKENS):
                break
        count = reader.number("tokens", f"{source}_count", low=0, high=MAX_TOKENS)
        if pile and len(pile) != count:
            reader.add_issue(("tokens", f"{source}_count"), "wrong_count", said=count, found=len(pile))
    ids = {name: n for n, name in enumerate(kinds)}
    player, fan = (tuple(ids[name] for name in piles[source]) for source in ("player", "fan"))
    return tuple(kinds.values()), player, fan


class TokenIssue(NamedTuple):
    """A problem with a token: the issue's code, and the variables of its text."""

    code: str
    data: Mapping[str, str]


def _token(face: str, source: str) -> Token | TokenIssue:
    """Parse a token, such as `plus red 5`; return the issue if it is invalid."""
    parts = face.split()
    kind = parts[0] if parts else ""
    if kind not in KINDS:
        return TokenIssue("unknown_token", {"part": kind[:40], "known": ", ".join(KINDS)})
    colour: int | None = None
    number = 0
    for part in parts[1:]:
        if part in COLOURS:
            colour = COLOURS.index(part)
        elif part.isascii() and part.isdecimal() and len(part) < 3:
            number = int(part)
        else:
            return TokenIssue("no_part_of_token", {"part": part[:40]})
    if kind in COLOURLESS and colour is not None:
        return TokenIssue("token_without_colour", {"part": kind})
    if (kind in ("plus", "discard")) != (number > 0):
        return TokenIssue("token_needs_number" if kind in ("plus", "discard") else "token_without_number", {"part": kind})
    named = "" if colour is None else COLOURS[colour]
    if kind == "plus":
        return Token(f"{named}+{number}", source, kind, colour, number)
    return Token("-".join([*([named] if named else []), kind + (str(number) if number else "")]), source, kind, colour, number)


def _skills(reader: TomlReader) -> tuple[tuple[int, ...], ...]:
    """Read the skills cards: `all` for the 24 orders, or a list of orders such as "green red yellow black"."""
    written = reader.get("skills", "cards")
    if written == "all":
        return tuple(permutations(range(len(COLOURS))))
    found: list[tuple[int, ...]] = []
    orders = reader.texts("skills", "cards")
    if not reader.check_max(("skills", "cards"), len(orders), MAX_SKILLS_CARDS):
        return ()
    for n, text in enumerate(orders):
        order = text.split()
        if sorted(order) != sorted(COLOURS):
            reader.add_issue(("skills", "cards", n), "no_order", written=text[:40], known=", ".join(COLOURS))
        else:
            found.append(tuple(COLOURS.index(colour) for colour in order))
    if found and len(found) < SEATS.stop - 1:
        reader.add_issue(("skills", "cards"), "too_few_skills", number=len(found), need=SEATS.stop - 1)
    return tuple(found)


def _faces(reader: TomlReader) -> tuple[str, ...]:
    reader.reject_unknown_keys(("emperor",), ("source", "faces"))
    faces = reader.texts("emperor", "faces")
    if not reader.check_max(("emperor", "faces"), len(faces), MAX_FACES):
        return ()
    for n, face in enumerate(faces):
        if face not in FACES:
            reader.add_issue(("emperor", "faces", n), "unknown_face", part=face[:40], known=", ".join(FACES))
    return tuple(faces)


def _by_number(reader: TomlReader, table: str, numbers: range, high: int, *, every: bool = False) -> dict[int, int]:
    names = [str(n) for n in numbers]
    reader.reject_unknown_keys((table,), ("source", *names))
    written = reader.get(table) or {}
    return {n: reader.number(table, str(n), low=0, high=high) for n in numbers if every or str(n) in written}


def _track(reader: TomlReader) -> Track:
    """Read the ring from the line on: `straight` with a number of spaces, `bend` with a pattern and its turn in degrees."""
    reader.reject_unknown_keys(("track",), ("source", "start", "section"))
    sections = []
    written = reader.get("track", "section")
    if not isinstance(written, list) or not written:
        reader.add_issue(("track", "section"), "no_sections", header="[[track.section]]")
        written = []
    elif not reader.check_max(("track", "section"), len(written), MAX_SECTIONS):
        written = []
    for n, row in enumerate(written):
        at = ("track", "section", n)
        if not isinstance(row, dict):
            reader.add_issue(at, "no_table", value=str(row)[:40])
        elif "straight" in row:
            reader.reject_unknown_keys(at, ("straight",))
            sections.append(straight(reader.number(*at, "straight", low=1, high=200)))
        else:
            reader.reject_unknown_keys(at, ("bend", "turn"))
            pattern = reader.text(*at, "bend")
            turn = reader.number(*at, "turn", low=-359, high=359)
            if pattern and (not is_pattern(pattern) or len(pattern) > 400):
                reader.add_issue((*at, "bend"), "no_bend", written=pattern[:40])
            elif pattern:
                sections.append(bend(pattern, turn))
    track = ring(sections, reader.number("track", "start", low=1, high=200))
    fits = reader.check_max(("track", "section"), track.lap, MAX_SPACES, "too_many_spaces")
    if fits and sections and len(sections) == len(written):
        gap = track.gap()
        if gap == float("inf"):
            turned = sum(section.turn for section in sections)
            reader.add_issue(("track", "section"), "track_turns", degrees=turned)
        elif gap > 0.5:
            reader.add_issue(("track", "section"), "track_is_open", gap=round(gap, 1))
        if track.start >= track.lap:
            reader.add_issue(("track", "start"), "start_beyond_lap", value=track.start, most=track.lap)
        elif track.is_outer(track.first_start()):
            reader.add_issue(("track", "start"), "start_outside")
    return track
