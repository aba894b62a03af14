"""Editions: every number and card of the game as data. The default is a reconstruction (Ruling 10): docs/study/editions.md."""

from __future__ import annotations

import tomllib
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from typing import Any, NamedTuple

from hippodrome.core.toml_reader import TomlReader
from hippodrome.games.cthulhu_500.bounds import check_options
from hippodrome.games.cthulhu_500.effect import effect_of, names_answering, names_on
from hippodrome.i18n.localized import LocalizedStr

SEATS = range(3, 9)
SOURCES = ("rulebook", "inferred", "reconstructed", "own")
MAX_NAME_LENGTH = 60
MAX_ID_LENGTH = 40
MAX_CARD_TEXT_LENGTH = 400
MAX_CARDS = 300
MAX_VEHICLES = 16
"""Maximum number of cards, all types together, and of vehicles: several times what the largest published game has."""
TYPES = ("action", "crew", "mod", "tires", "reaction")
ACTION, CREW, MOD, TIRES, REACTION = TYPES
VEHICLE = "vehicle"
"""The other type that may have an effect."""

TRIGGERS: dict[str, tuple[str, ...]] = {
    "card": ("others",),
    "attempt": ("passer", "target"),
    "rolled": ("passer", "target", "either", "any"),
    "passed": ("target",),
    "damage": ("victim",),
    "pit": ("others",),
    "repair": ("others",),
    "turn": ("any",),
}
"""The events a reaction may answer, and the roles it may be played in."""

BONUSES = ("always", "passing", "passed", "leading")
"""Bonuses of modifications and tires to a passing test, and their conditions."""

LIMITS = ("hand", "actions", "draw", "mods", "die", "faster-suffers-more", "one-faster-damaged")
"""Limits stated by the rulebook; an edition that exceeds one names it in `departs`."""
_MAX = {"hand": 5, "actions": 2, "draw": 2, "mods": 2}


class Card(NamedTuple):
    """A card of the deck. `name` is unique; copies share their `kind`."""

    name: str
    kind: str
    type: str
    effect: str = ""
    amount: int = 0
    spell: bool = False
    fungi: bool = False
    zombie: bool = False
    sponsor: bool = False
    drive: int = 0
    fix: int = 0
    always: int = 0
    passing: int = 0
    passed: int = 0
    leading: int = 0
    complexity: int = 0
    trigger: str = ""
    role: str = ""


class Vehicle(NamedTuple):
    """A vehicle's two sides."""

    name: str
    speed: int
    complexity: int
    damaged: int
    effect: str = ""
    amount: int = 0


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition of Cthulhu 500."""

    name: str
    hand: int
    actions: int
    draw: int
    mods: int
    die: int
    thin: int
    nearly_gone: int
    idle_rounds: int
    cards: tuple[Card, ...]
    vehicles: tuple[Vehicle, ...]
    piece_ids: Mapping[str, int]
    """Cards from 0, then the flag, then the vehicles."""
    answering: Mapping[str, frozenset[int]]
    """The reaction cards that answer each event."""
    roles: Mapping[str, frozenset[str]]
    """The roles in which some card answers each event."""
    kind_names: Mapping[str, tuple[str, str]]
    """Names and texts of an edition's own cards, possibly in several languages."""

    @property
    def flag(self) -> int:
        """The chequered flag: the card after the last."""
        return len(self.cards)

    def vehicle_piece(self, vehicle: int) -> int:
        """Return the number that denotes a vehicle in an answer."""
        return len(self.cards) + 1 + vehicle


def read_edition(text: str, where: str) -> Edition:
    """Parse an edition; raises BadEdition with every issue found."""
    import_module(f"{__package__}.effects")  # imported here: effects work on a state, which needs an edition
    reader = TomlReader(text, where, __package__)
    reader.reject_unknown_keys((), ("game", "name", "departs", "race", "pile", "deck", "vehicle", *TYPES))
    reader.read_departures(*LIMITS)
    reader.text("game", choices=("cthulhu-500",))
    name = reader.localized("name", max_length=MAX_NAME_LENGTH)
    tables = {
        "race": {"hand": (1, 10), "actions": (1, 6), "draw": (1, 6), "mods": (0, 6), "die": (2, 100)},
        "pile": {"thin": (1, MAX_CARDS), "nearly_gone": (1, MAX_CARDS), "idle_rounds": (1, 100)},
    }
    numbers: dict[str, int] = {}
    for table, keys in tables.items():
        reader.table(table)
        reader.text(table, "source", choices=SOURCES)
        reader.reject_unknown_keys((table,), ("source", *keys))
        numbers |= {key: reader.number(table, key, low=low, high=high) for key, (low, high) in keys.items()}
    names: dict[str, tuple[LocalizedStr, LocalizedStr]] = {}
    cards = _cards(reader, names)
    vehicles = _vehicles(reader, names)
    _limits(reader, numbers, vehicles)
    need = (SEATS.stop - 1) * (numbers["hand"] + 1)
    if cards and len(cards) < need:
        reader.add_issue(("deck",), "too_few_cards", number=len(cards), need=need)
    if reader.is_computable:
        check_options(reader, numbers["hand"], cards)
    reader.raise_issues()
    pieces = [card.name for card in cards] + ["flag"] + [vehicle.name for vehicle in vehicles]
    return Edition(
        name=name,
        **numbers,
        cards=cards,
        vehicles=vehicles,
        piece_ids={piece: n for n, piece in enumerate(pieces)},
        answering={event: frozenset(n for n, card in enumerate(cards) if card.trigger == event) for event in TRIGGERS},
        roles={event: frozenset(card.role for card in cards if card.trigger == event) for event in TRIGGERS},
        kind_names=names,
    )


def _limits(reader: TomlReader, numbers: Mapping[str, int], vehicles: Sequence[Vehicle]) -> None:
    """Check the rulebook's limits: hands, turns, modifications, the die, and the effect of damage on fast vehicles."""
    for name, most in _MAX.items():
        if numbers[name] > most:
            reader.exceed_limit(name, ("race", name), f"limit_{name}", value=numbers[name])
    if numbers["die"] != 6:
        reader.exceed_limit("die", ("race", "die"), "limit_die", value=numbers["die"])
    gaining = [n for n, car in enumerate(vehicles) if car.damaged > car.speed]
    for n in gaining[1:]:
        both = {"name": vehicles[n].name, "other": vehicles[gaining[0]].name}
        reader.exceed_limit("one-faster-damaged", ("vehicle", n, "damaged"), "limit_one_faster", **both)
    for n, car in enumerate(vehicles):
        slower = next((other for other in vehicles if car.speed > other.speed and car.damaged >= other.damaged), None)
        if slower is not None:
            both = {"name": car.name, "other": slower.name}
            at = ("vehicle", n, "damaged")
            reader.exceed_limit("faster-suffers-more", at, "limit_faster", **both, value=car.damaged, others=slower.damaged)


def _cards(reader: TomlReader, names: dict[str, tuple[LocalizedStr, LocalizedStr]]) -> tuple[Card, ...]:
    """Read every card of the five types, copies one after another, and the count of each type."""
    reader.table("deck")
    reader.text("deck", "source", choices=SOURCES)
    reader.reject_unknown_keys(("deck",), ("source", *TYPES))
    seen: set[str] = set()
    alike: dict[Card, str] = {}
    found: list[Card] = []
    for kind in TYPES:
        rows = reader.get(kind)
        if not isinstance(rows, list) or not rows:
            reader.add_issue((kind,), "no_cards_of_type", header=f"[[{kind}]]")
            continue
        if not reader.check_max((kind,), len(rows), MAX_CARDS):
            continue
        total = 0
        for n in range(len(rows)):
            card, copies = _card(reader, kind, n, names)
            if card.kind in seen:
                reader.add_issue((kind, n, "id"), "card_twice", name=card.kind)
            seen.add(card.kind)
            face = card._replace(name="", kind="", type="")
            if face in alike:
                reader.add_issue((kind, n), "card_alike", name=card.kind, other=alike[face])
            alike.setdefault(face, card.kind)
            total += copies
            found += [card if copies == 1 else card._replace(name=f"{card.kind}#{c}") for c in range(1, copies + 1)]
        count = reader.number("deck", kind, low=1, high=MAX_CARDS)
        if total != count:
            reader.add_issue(("deck", kind), "wrong_count", said=count, found=total)
    reader.check_max(("deck",), len(found), MAX_CARDS)
    return tuple(found)


def _id(reader: TomlReader, *at: str | int) -> str:
    name = reader.name(*at, "id", max_length=MAX_ID_LENGTH)
    if name and not all((part.isalnum() and part.isascii() and part.islower()) or part.isdigit() for part in name.split("-")):
        reader.add_issue((*at, "id"), "no_id", name=name[:40])
    if name == "flag":
        reader.add_issue((*at, "id"), "id_of_flag")
    return name


def _card(reader: TomlReader, kind: str, n: int, names: dict[str, tuple[LocalizedStr, LocalizedStr]]) -> tuple[Card, int]:
    """Read one card and its number of copies."""
    at = (kind, n)
    keys: dict[str, tuple[int, int]] = {"amount": (1, 20)}
    flags: tuple[str, ...] = ()
    if kind == ACTION:
        flags = ("spell",)
    elif kind == CREW:
        keys |= {"drive": (0, 10), "fix": (0, 10)}
        flags = ("fungi", "zombie")
    elif kind in (MOD, TIRES):
        keys |= dict.fromkeys(BONUSES, (-10, 10)) | {"complexity": (-10, 10)}
        flags = ("sponsor",) if kind == MOD else ()
    extra = ("trigger", "role") if kind == REACTION else ()
    reader.reject_unknown_keys(at, ("source", "id", "copies", "effect", "name", "text", *keys, *flags, *extra))
    reader.text(*at, "source", choices=SOURCES)
    fields: dict[str, Any] = {}
    for key, (low, high) in keys.items():
        if reader.get(*at, key) is not None or (kind == CREW and key in ("drive", "fix")):
            fields[key] = reader.number(*at, key, low=low, high=high)
    for flag in flags:
        fields[flag] = _flag(reader, *at, flag)
    needs_effect = kind in (ACTION, REACTION)
    effect = _effect(reader, kind, *at) if needs_effect or reader.get(*at, "effect") is not None else ""
    if extra:
        trigger = reader.text(*at, "trigger", choices=tuple(TRIGGERS))
        fields |= {"trigger": trigger, "role": reader.text(*at, "role", choices=TRIGGERS[trigger])}
        if effect and effect_of(effect).answers != trigger:
            known = ", ".join(names_answering(trigger))
            reader.add_issue((*at, "effect"), "effect_answers_not", name=effect, trigger=trigger, known=known)
    if kind in (MOD, TIRES) and not effect and not any(fields.get(bonus) for bonus in BONUSES):
        reader.add_issue(at, "does_nothing")
    name = _id(reader, *at)
    _add_custom_name(reader, name, names, *at)
    _check_custom_text(reader, kind, n, name)
    copies = reader.number(*at, "copies", low=1, high=50) if reader.get(*at, "copies") is not None else 1
    return Card(name=name, kind=name, type=kind, effect=effect, **fields), copies


def _effect(reader: TomlReader, kind: str, *at: str | int) -> str:
    effect = reader.text(*at, "effect")
    if effect and effect not in names_on(kind):
        reader.add_issue((*at, "effect"), "no_such_effect", name=effect[:40], type=kind, known=", ".join(names_on(kind)))
    elif effect_of(effect).amount and reader.get(*at, "amount") is None:
        reader.add_issue((*at, "amount"), "effect_needs_number", name=effect)
    return effect


def _flag(reader: TomlReader, *at: str | int) -> bool:
    value = reader.get(*at)
    if value is not None and not isinstance(value, bool):
        reader.add_issue(at, "no_switch")
    return value is True


@cache
def _builtin_faces() -> dict[str, Hashable]:
    """Return the contents of the built-in card texts, by id: a card or vehicle with another effect needs its own text."""
    text = resources.files(__package__).joinpath("editions/reconstructed.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)
    return {row["id"]: _face(kind, row) for kind in ("vehicle", *TYPES) for row in rows[kind]}


def _face(kind: str, row: Mapping[str, Any]) -> Hashable:
    """Return the contents of a text except its numbers: the effect, its timing and role, its bonuses."""
    face = tuple(row.get(key) for key in ("effect", "trigger", "role"))
    marks = ("spell", "fungi", "zombie", "sponsor", *BONUSES, *(() if kind == "vehicle" else ("complexity",)))
    return kind, face, tuple(bool(row.get(key)) for key in marks)


def _check_custom_text(reader: TomlReader, kind: str, n: int, name: str) -> None:
    """Add an issue if the built-in text of this id would not describe the card."""
    row = reader.get(kind, n)
    if name in _builtin_faces() and isinstance(row, dict) and "name" not in row and _face(kind, row) != _builtin_faces()[name]:
        reader.add_issue((kind, n, "id"), "untrue_text", name=name)


def _add_custom_name(
    reader: TomlReader, kind: str, names: dict[str, tuple[LocalizedStr, LocalizedStr]], *at: str | int
) -> None:
    """Read the name and text of a custom card, if there are any."""
    if reader.get(*at, "name") is not None:
        text = (
            reader.localized(*at, "text", max_length=MAX_CARD_TEXT_LENGTH)
            if reader.get(*at, "text") is not None
            else LocalizedStr()
        )
        names[kind] = (reader.localized(*at, "name", max_length=MAX_NAME_LENGTH), text)


def _vehicles(reader: TomlReader, names: dict[str, tuple[LocalizedStr, LocalizedStr]]) -> tuple[Vehicle, ...]:
    rows = reader.get("vehicle")
    if not isinstance(rows, list) or len(rows) < SEATS.stop - 1:
        reader.add_issue(("vehicle",), "too_few_vehicles", need=SEATS.stop - 1, header="[[vehicle]]")
        rows = rows if isinstance(rows, list) else []
    if not reader.check_max(("vehicle",), len(rows), MAX_VEHICLES):
        rows = []
    found: list[Vehicle] = []
    for n in range(len(rows)):
        at = ("vehicle", n)
        reader.reject_unknown_keys(at, ("source", "id", "speed", "complexity", "damaged", "effect", "amount", "name", "text"))
        reader.text(*at, "source", choices=SOURCES)
        effect = _effect(reader, "vehicle", *at) if reader.get(*at, "effect") is not None else ""
        amount = reader.number(*at, "amount", low=1, high=20) if reader.get(*at, "amount") is not None else 0
        name = _id(reader, *at)
        if any(name == other.name for other in found):
            reader.add_issue((*at, "id"), "vehicle_twice", name=name)
        _add_custom_name(reader, name, names, *at)
        _check_custom_text(reader, "vehicle", n, name)
        found.append(
            Vehicle(
                name=name,
                speed=reader.number(*at, "speed", low=0, high=20),
                complexity=reader.number(*at, "complexity", low=1, high=30),
                damaged=reader.number(*at, "damaged", low=0, high=20),
                effect=effect,
                amount=amount,
            )
        )
    return tuple(found)
