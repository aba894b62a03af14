"""Scenarios of a game nobody has heard of: every kind of field a state may have, and questions to one seat after another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hippodrome.core.ask import Chance, ListedOptions, ask
from hippodrome.core.codec import unserialized_field
from hippodrome.core.errors import BadScenario
from hippodrome.core.facts import Fact, tell
from hippodrome.core.game import Game, Standing
from hippodrome.scenarios import runner as playing
from hippodrome.scenarios.format import read_file
from hippodrome.scenarios.names import InvalidPosition, WrittenFields

GEMS = ("ruby", "opal", "jade")


@dataclass
class Shelf:
    gems: list[int] = field(default_factory=list)
    locked: bool = False
    kept_by: int = 0


@dataclass
class Bill:
    total: int


@dataclass
class Person:
    gems: list[int] = field(default_factory=list)
    shelf: Shelf = field(default_factory=Shelf)
    spare: Shelf | None = None


@dataclass
class Shop:
    people: list[Person]
    shelves: dict[int, Shelf] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    open_to: set[int] = field(default_factory=set)
    span: tuple[int, int] = (0, 0)
    marks: tuple[str, ...] = ()
    boss: int | None = None
    bill: Bill | None = None
    rounds: int = 0
    edition: None = unserialized_field(shared=True)
    facts: list[Fact] | None = unserialized_field(shared=False)


async def trade(s: Shop) -> None:
    """Each person in turn says a word; then a die is rolled."""
    for seat in range(len(s.people)):
        word = await ask(seat, "word", ListedOptions(["yes", "no"]))
        tell(s, "said", seat=seat, word=word)
    (s.rounds,) = await Chance("die", 1, 6)


GAME: Game[Shop] = Game(
    name="shop",
    version=1,
    seats=range(2, 4),
    setup=lambda seats, options, edition: Shop([Person() for _ in range(seats)]),
    next_phase=lambda s: trade(s) if s.rounds == 0 else None,
    view=lambda s, seat: {"people": [{"gems": len(person.gems)} for person in s.people], "rounds": s.rounds},
    resample_hidden=lambda s, seat, rng: None,
    standing=lambda s: Standing((1,) * len(s.people), ()),
    state_type=Shop,
    read_edition=lambda text, where: None,
    format_answer=lambda edition, answer: str(answer),
    label=lambda words, edition, field, value: None,
    turn=lambda s: s.rounds,
    pieces=lambda s: {},
    facts={"said": ("seat", "word")},
)


class Reader:
    """What its module `scenario` would have."""

    PER_SEAT_FIELD = "people"
    SEAT_FIELDS = frozenset({"seat", "boss", "open_to"})
    UNORDERED_FIELDS = frozenset({"gems"})

    @staticmethod
    def read(edition: Any, field: str, value: Any) -> Any:
        if field == "gems" and isinstance(value, str):
            if value not in GEMS:
                raise ValueError(f"there is no gem '{value}'")
            return GEMS.index(value)
        return value

    @staticmethod
    def show(edition: Any, field: str, value: Any) -> Any:
        return GEMS[value] if field == "gems" and type(value) is int else value

    @staticmethod
    def outcome(state: Any, chance: Chance, name: str) -> int:
        raise ValueError(f"'{chance.kind}' has no names")

    @staticmethod
    def complete_position(state: Shop, written: WrittenFields) -> None:
        if state.span[0] > state.span[1]:
            raise InvalidPosition("span", None, "runs backwards")


HEAD = 'game = "shop"\nname = "x"\nplayers = ["Ana", "Ben"]\n'
POSITION = """
[table]
shelves = {1 = {gems = ["ruby"], locked = true}, 2 = {}}
notes = {door = "shut"}
open_to = ["Ben"]
span = [1, 2]
marks = ["a", "b", "c"]
boss = "Ben"
[seat.Ana]
gems = ["opal", "jade"]
shelf = {gems = ["jade"]}
spare = {locked = true}
"""


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "get_game", lambda name: GAME)
    monkeypatch.setattr(playing, "load_edition", lambda game, which: None)
    monkeypatch.setattr(playing, "get_plugin", lambda name: SimpleNamespace(scenario=Reader))


def play(tmp_path: Path, text: str) -> list[Any]:
    path = tmp_path / "shop.toml"
    path.write_text(text, encoding="utf-8")
    return playing.run_scenario(read_file(path))


AFTERWARDS = """
[luck]
die = [3]
[[step]]
[step.expect]
asked = "word"
waiting = ["Ana"]
seat.Ana = {gems = ["jade", "opal"], shelf = {gems = ["jade"], locked = false}, spare = {locked = true}}
seat.Ben = {spare = "none", gems = []}
view.Ben.seat.Ana.gems = 2
[step.expect.table]
shelves = {1 = {gems = ["ruby"], locked = true}}
notes = {door = "shut"}
open_to = ["Ben"]
span = [1, 2]
marks = ["a", "b", "c"]
boss = "Ben"
[[step]]
refused = [{by = "Ben", answer = "no", code = "not_your_decision"}, {by = "Ana", answer = "maybe", code = "not_offered"}]
options.Ana = 2
answer.Ana = "yes"
[[step]]
undo = "Ana"
answer.Ana = "no"
answer.Ben = "..."
[step.expect]
told_in_order = [{kind = "said", seat = "Ana", word = "no"}, {kind = "said", seat = "Ben", word = "yes"}]
over = true
table.rounds = 3
"""


@pytest.mark.usefixtures("shop")
def test_every_kind_of_field_can_be_set_up_and_compared(tmp_path: Path) -> None:
    assert play(tmp_path, HEAD + POSITION + AFTERWARDS) == []


BAD: Mapping[str, str] = {
    "[table]\nopen_to = 3\n": "table.open_to: should be an array, not 3",
    "[table]\nspan = [1, 2, 3]\n": "table.span: should be an array, not [1, 2, 3]",
    "[table]\nspan = [2, 1]\n": "table.span: runs backwards",
    "[table]\nspan = ['x', 1]\n": "table.span[1]: should be a whole number",
    "[table]\nmarks = [1]\n": "table.marks[1]: should be a text",
    "[table]\nboss = 'Cy'\n": "table.boss: nobody is called 'Cy'",
    "[table]\nboss = true\n": "table.boss: should be a whole number",
    "[table]\nshelves = {1 = 3}\n": "table.shelves.1: should be a table",
    "[seat.Ana]\nshelf = {gem = []}\n": "seat.Ana.shelf.gem: nobody knows this key; known here: gems, locked, kept_by",
    "[seat.Ana]\nspare = {gems = ['coal']}\n": "seat.Ana.spare.gems[1]: there is no gem 'coal'",
    "[table]\nshelves = {top = {}}\n": "table.shelves.top: should be a whole number",
    "[table]\nbill = {}\n": "table.bill.total: is missing",
    "[luck]\ndie = ['six']\n[[step]]\nanswer = {Ana = 'no', Ben = 'no'}\n": "luck.die[1][1]: 'die' has no names",
}


@pytest.mark.usefixtures("shop")
@pytest.mark.parametrize("text", BAD)
def test_what_cannot_be_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadScenario) as bad:
        play(tmp_path, HEAD + text + ("" if "[[step]]" in text else "[[step]]\n"))
    assert BAD[text] in str(bad.value)
