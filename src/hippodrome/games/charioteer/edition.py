"""Editions: every number and card of a box, as data. The default is a reconstruction; see docs/editions.md."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

from hippodrome.core.toml_reader import Sheet
from hippodrome.games.charioteer.bounds import check_options
from hippodrome.games.charioteer.track import Track, bend, is_pattern, ring, straight

COLOURS = ("green", "red", "yellow", "black")
GREEN, RED, YELLOW, BLACK = range(4)
ICONS = ("whip", "shield", "recovery")
FACES = (*COLOURS, "all", "disrupt")
KINDS = ("plus", "wild", "learning", "whip", "shield", "recovery", "discard")
COLOURLESS = ("shield", "discard")
"""Tokens that have no colour: by the rulebook a shield, and what lies on no move. Others have one or none, as printed."""
SOURCES = ("rulebook", "inferred", "reconstructed", "own")
SEATS = range(2, 7)
LIMITS = ("hand-cards", "new-cubes", "emperor-spares-many", "bonus-box")
"""What the rulebook states as a limit; an edition that goes beyond one names it in `departs`."""

LONGEST_NAME = 60
MOST_CARDS = 400
MOST_ON_A_CARD = 8
MOST_NUMBERS = 12
MOST_TOKENS = 200
MOST_FACES = 24
MOST_SKILLS_CARDS = 48
MOST_PLACES = 20
MOST_SECTIONS = 40
MOST_SPACES = 300
"""The most cards, symbols on one, numbers of a colour, tokens of a pile, faces of a die, skills cards, places of the bonus
box, sections and spaces of the track: several times what the largest box has."""

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
    """Its symbols as printed, one after another."""
    distinct: tuple[int, ...]
    joins: bool
    """It shows no symbol at all, so it may join any move (a whip)."""


class Token(NamedTuple):
    """Icons on tokens: where a kind comes from, what it does, its colour (None: any), its number (+3 or +5, or cards)."""

    name: str
    source: str
    kind: str
    colour: int | None
    number: int


@dataclass(frozen=True, eq=False)
class Edition:
    """One box of Charioteer."""

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
        """The first step of the skills track that lies in the bonus box."""
        return len(COLOURS) + self.row


def read_edition(text: str, where: str) -> Edition:
    """The edition in a TOML text; BadEdition with every fault found."""
    sheet = Sheet(text, where, __package__)
    tables = ("race", "attacks", "disrupt", "symbols", "deck", "tokens", "skills", "emperor", "track")
    sheet.unknown((), ("game", "name", "departs", *tables))
    sheet.limits(*LIMITS)
    sheet.word("game", choices=("charioteer",))
    name = sheet.told("name", longest=LONGEST_NAME)
    for table in tables:
        sheet.table(table)
        sheet.word(table, "source", choices=SOURCES)
    race_keys = ("laps", "hand", "most_cards", "crowd", "fan_symbols", "attack_boxes", "whip")
    sheet.unknown(("race",), ("source", *race_keys))
    symbols = _symbols(sheet)
    cards = _deck(sheet, symbols)
    tokens, player, fan = _tokens(sheet)
    crowd = sheet.number("race", "crowd", low=1, high=10)
    hand = sheet.number("race", "hand", low=2, high=20)
    need = (SEATS.stop - 1) * hand + crowd
    if cards and len(cards) < need:
        sheet.fault(("deck", "cards"), "too_few_cards", number=len(cards), need=need)
    edition = Edition(
        name=name,
        laps=sheet.number("race", "laps", low=1, high=5),
        hand=hand,
        most_cards=sheet.number("race", "most_cards", low=1, high=5),
        crowd=crowd,
        fan_symbols=sheet.number("race", "fan_symbols", low=1, high=50),
        attack_boxes=sheet.number("race", "attack_boxes", low=0, high=20),
        whip=sheet.number("race", "whip", low=0, high=50),
        attacks=_by_number(sheet, "attacks", range(1, 7), 20),
        disrupt=_by_number(sheet, "disrupt", SEATS, 20, every=True),
        symbols=symbols,
        symbols_by_colour=tuple(
            tuple(n for n, symbol in enumerate(symbols) if symbol.colour == colour) for colour in range(len(COLOURS))
        ),
        cards=cards,
        tokens=tokens,
        player_tokens=player,
        fan_tokens=fan,
        skills=_skills(sheet),
        row=sheet.number("skills", "row", low=0, high=50),
        box=tuple(sheet.numbers("skills", "box", low=0, high=50)),
        faces=_faces(sheet),
        track=_track(sheet),
        card_ids={card.name: n for n, card in enumerate(cards)},
        token_ids={token.name: n for n, token in enumerate(tokens)},
        symbol_ids={symbol.name: n for n, symbol in enumerate(symbols)},
    )
    sheet.unknown(("skills",), ("source", "row", "box", "cards"))
    sheet.most(("skills", "box"), len(edition.box), MOST_PLACES)
    if edition.box and len(edition.box) < len(COLOURS):
        sheet.fault(("skills", "box"), "box_too_small", number=len(edition.box))
    _limits(sheet, edition)
    if sheet.can_be_counted:
        check_options(sheet, edition)
    sheet.finish()
    return edition


def _limits(sheet: Sheet, edition: Edition) -> None:
    """What the rulebook allows at most: cards and cubes in a turn, the emperor's reach, the bonus box."""
    if edition.most_cards > 3:
        sheet.limit("hand-cards", ("race", "most_cards"), "limit_hand_cards", value=edition.most_cards)
    if edition.attack_boxes > 3:
        sheet.limit("new-cubes", ("race", "attack_boxes"), "limit_new_cubes", value=edition.attack_boxes)
    for seats in (5, 6):
        if edition.disrupt[seats]:
            sheet.limit("emperor-spares-many", ("disrupt", str(seats)), "limit_emperor", value=edition.disrupt[seats])
    if edition.box and not all(3 <= bonus <= 9 for bonus in edition.box):
        sheet.limit("bonus-box", ("skills", "box"), "limit_bonus_box", value=str(list(edition.box)))


def _symbols(sheet: Sheet) -> tuple[Symbol, ...]:
    sheet.unknown(("symbols",), ("source", *COLOURS))
    found = []
    for colour, name in enumerate(COLOURS):
        numbers = sheet.numbers("symbols", name, low=0, high=50)
        if not sheet.most(("symbols", name), len(numbers), MOST_NUMBERS):
            continue
        if len(set(numbers)) < len(numbers):
            sheet.fault(("symbols", name), "number_twice")
        found += [Symbol(colour, number, f"{name}{number}") for number in numbers]
    return tuple(found)


def _deck(sheet: Sheet, symbols: tuple[Symbol, ...]) -> tuple[Card, ...]:
    """The cards: symbols as letter and number, then an icon if there is one, then x and a number of copies."""
    sheet.unknown(("deck",), ("source", "count", "cards"))
    ids = {f"{COLOURS[s.colour][0]}{s.number}": n for n, s in enumerate(symbols)}
    faces: dict[tuple[tuple[int, ...], str], int] = {}
    rows: list[tuple[tuple[int, ...], str, int]] = []
    for n, text in enumerate(sheet.words("deck", "cards")):
        at = ("deck", "cards", n)
        face, copies = text, 1
        if m := _COPIES.match(text):
            face, copies = m[1], int(m[2])
        if not 1 <= copies <= MOST_CARDS:
            sheet.fault(at, "copies_of_card", written=text[:40], most=MOST_CARDS)
            continue
        shown: list[int] = []
        icon = ""
        for part in face.split():
            if part in ICONS and not icon:
                icon = part
            elif part in ids:
                shown.append(ids[part])
            elif part in ICONS:
                sheet.fault(at, "one_icon", written=text[:40])
            else:
                sheet.fault(at, "unknown_part", written=text[:40], part=part[:40])
        if len(shown) > MOST_ON_A_CARD:
            sheet.fault(at, "too_many_symbols", written=text[:40], most=MOST_ON_A_CARD)
        if icon == "whip" and shown:
            sheet.fault(at, "whip_alone", written=text[:40])
        elif not shown and icon != "whip":
            sheet.fault(at, "blank_card", written=text[:40])
        key = (tuple(shown), icon)
        if key in faces:
            sheet.fault(at, "card_twice", written=text[:40], entry=faces[key] + 1)
        faces[key] = n
        rows.append((tuple(shown), icon, copies))
    count = sheet.number("deck", "count", low=1, high=MOST_CARDS)
    total = sum(copies for _, _, copies in rows)
    if not sheet.most(("deck", "cards"), total, MOST_CARDS):
        return ()
    if rows and total != count and not any(fault.key == "deck.count" for fault in sheet.faults):
        sheet.fault(("deck", "count"), "wrong_count", said=count, found=total)
    cards = []
    for shown_, icon, copies in rows:
        base = "".join(f"{COLOURS[symbols[s].colour][0]}{symbols[s].number}" for s in shown_)
        base = "-".join(p for p in (base, icon) if p)
        counts = tuple(shown_.count(s) for s in range(len(symbols)))
        for copy in range(copies):
            name = base if copies == 1 else f"{base}#{copy + 1}"
            cards.append(Card(name, counts, icon, shown_, tuple(sorted(set(shown_))), not shown_))
    return tuple(cards)


def _tokens(sheet: Sheet) -> tuple[tuple[Token, ...], tuple[int, ...], tuple[int, ...]]:
    """Kinds of tokens: in a colour or without; `shield` and `discard` never have one, `plus` and `discard` have a number."""
    sheet.unknown(("tokens",), ("source", "player", "player_count", "fan", "fan_count"))
    kinds: dict[str, Token] = {}
    piles: dict[str, list[str]] = {"player": [], "fan": []}
    for source, pile in piles.items():
        for n, text in enumerate(sheet.words("tokens", source)):
            at = ("tokens", source, n)
            face, copies = text, 1
            if m := _COPIES.match(text):
                face, copies = m[1], int(m[2])
            if not 1 <= copies <= MOST_TOKENS:
                sheet.fault(at, "copies_of_token", written=text[:40], most=MOST_TOKENS)
                continue
            token = _token(face, source)
            if isinstance(token, Wrong):
                sheet.fault(at, token.code, written=text[:40], **token.data)
                continue
            if token.name in kinds:
                sheet.fault(at, "token_twice", written=text[:40])
            kinds[token.name] = token
            pile += [token.name] * copies
            if not sheet.most(("tokens", source), len(pile), MOST_TOKENS):
                break
        count = sheet.number("tokens", f"{source}_count", low=0, high=MOST_TOKENS)
        if pile and len(pile) != count:
            sheet.fault(("tokens", f"{source}_count"), "wrong_count", said=count, found=len(pile))
    ids = {name: n for n, name in enumerate(kinds)}
    player, fan = (tuple(ids[name] for name in piles[source]) for source in ("player", "fan"))
    return tuple(kinds.values()), player, fan


class Wrong(NamedTuple):
    """What is wrong with a token: the code of the fault, and what its words name."""

    code: str
    data: Mapping[str, str]


def _token(face: str, source: str) -> Token | Wrong:
    """A token from its text, such as `plus red 5`; or what is wrong with it."""
    parts = face.split()
    kind = parts[0] if parts else ""
    if kind not in KINDS:
        return Wrong("unknown_token", {"part": kind[:40], "known": ", ".join(KINDS)})
    colour: int | None = None
    number = 0
    for part in parts[1:]:
        if part in COLOURS:
            colour = COLOURS.index(part)
        elif part.isascii() and part.isdecimal() and len(part) < 3:
            number = int(part)
        else:
            return Wrong("no_part_of_token", {"part": part[:40]})
    if kind in COLOURLESS and colour is not None:
        return Wrong("token_without_colour", {"part": kind})
    if (kind in ("plus", "discard")) != (number > 0):
        return Wrong("token_needs_number" if kind in ("plus", "discard") else "token_without_number", {"part": kind})
    named = "" if colour is None else COLOURS[colour]
    if kind == "plus":
        return Token(f"{named}+{number}", source, kind, colour, number)
    return Token("-".join([*([named] if named else []), kind + (str(number) if number else "")]), source, kind, colour, number)


def _skills(sheet: Sheet) -> tuple[tuple[int, ...], ...]:
    """The skills cards: `all` for the 24 orders, or a list of orders such as "green red yellow black"."""
    written = sheet.get("skills", "cards")
    if written == "all":
        return tuple(permutations(range(len(COLOURS))))
    found: list[tuple[int, ...]] = []
    orders = sheet.words("skills", "cards")
    if not sheet.most(("skills", "cards"), len(orders), MOST_SKILLS_CARDS):
        return ()
    for n, text in enumerate(orders):
        order = text.split()
        if sorted(order) != sorted(COLOURS):
            sheet.fault(("skills", "cards", n), "no_order", written=text[:40], known=", ".join(COLOURS))
        else:
            found.append(tuple(COLOURS.index(colour) for colour in order))
    if found and len(found) < SEATS.stop - 1:
        sheet.fault(("skills", "cards"), "too_few_skills", number=len(found), need=SEATS.stop - 1)
    return tuple(found)


def _faces(sheet: Sheet) -> tuple[str, ...]:
    sheet.unknown(("emperor",), ("source", "faces"))
    faces = sheet.words("emperor", "faces")
    if not sheet.most(("emperor", "faces"), len(faces), MOST_FACES):
        return ()
    for n, face in enumerate(faces):
        if face not in FACES:
            sheet.fault(("emperor", "faces", n), "unknown_face", part=face[:40], known=", ".join(FACES))
    return tuple(faces)


def _by_number(sheet: Sheet, table: str, numbers: range, high: int, *, every: bool = False) -> dict[int, int]:
    names = [str(n) for n in numbers]
    sheet.unknown((table,), ("source", *names))
    written = sheet.get(table) or {}
    return {n: sheet.number(table, str(n), low=0, high=high) for n in numbers if every or str(n) in written}


def _track(sheet: Sheet) -> Track:
    """The ring from the line on: `straight` with a number of spaces, `bend` with a pattern and its turn in degrees."""
    sheet.unknown(("track",), ("source", "start", "section"))
    sections = []
    written = sheet.get("track", "section")
    if not isinstance(written, list) or not written:
        sheet.fault(("track", "section"), "no_sections", header="[[track.section]]")
        written = []
    elif not sheet.most(("track", "section"), len(written), MOST_SECTIONS):
        written = []
    for n, row in enumerate(written):
        at = ("track", "section", n)
        if not isinstance(row, dict):
            sheet.fault(at, "no_table", value=str(row)[:40])
        elif "straight" in row:
            sheet.unknown(at, ("straight",))
            sections.append(straight(sheet.number(*at, "straight", low=1, high=200)))
        else:
            sheet.unknown(at, ("bend", "turn"))
            pattern = sheet.word(*at, "bend")
            turn = sheet.number(*at, "turn", low=-359, high=359)
            if pattern and (not is_pattern(pattern) or len(pattern) > 400):
                sheet.fault((*at, "bend"), "no_bend", written=pattern[:40])
            elif pattern:
                sections.append(bend(pattern, turn))
    track = ring(sections, sheet.number("track", "start", low=1, high=200))
    fits = sheet.most(("track", "section"), track.lap, MOST_SPACES, "too_many_spaces")
    if fits and sections and len(sections) == len(written):
        gap = track.gap()
        if gap == float("inf"):
            turned = sum(section.turn for section in sections)
            sheet.fault(("track", "section"), "track_turns", degrees=turned)
        elif gap > 0.5:
            sheet.fault(("track", "section"), "track_is_open", gap=round(gap, 1))
        if track.start >= track.lap:
            sheet.fault(("track", "start"), "start_beyond_lap", value=track.start, most=track.lap)
        elif track.is_outer(track.first_start()):
            sheet.fault(("track", "start"), "start_outside")
    return track
