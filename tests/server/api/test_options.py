"""Options over HTTP: pages are found by position, and no stranger can bring an edition with too many of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.cli.app import start
from hippodrome.cli.runner import run
from hippodrome.core.ask import MAX_OPTIONS
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import new_race, record_log, to_text
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.race_opening import open_race
from hippodrome.games.registry import get_game, load_edition
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.records import SeatState, start_record
from tests.games.charioteer.tables import table as charioteer_table
from tests.games.charioteer.test_bounds import attack
from tests.server.club import Club, club


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with club(tmp_path_factory.mktemp("options")) as found:
        yield found


def test_last_options_are_served_without_listing_the_others(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    sat = house.table("charioteer", "me,me")
    where, secret = f"/tables/{sat.id}/options", sat.secrets[0]
    total = house.get(where, secret=secret, query={"count": 1})["total"]
    last = house.get(where, secret=secret, query={"from": total - 1000})["options"][-2:]

    def iterated(moves: Moves) -> Iterator[object]:
        raise AssertionError("the options were walked")

    monkeypatch.setattr(Moves, "__iter__", iterated)
    assert house.get(where, secret=secret, query={"from": total - 2})["options"] == last
    assert house.get(where, secret=secret, query={"from": MAX_OPTIONS})["options"] == []


def test_positions_end_at_the_maximum(house: Club) -> None:
    sat = house.table("charioteer", "me,me")
    house.get(f"/tables/{sat.id}/options", secret=sat.secrets[0], query={"from": MAX_OPTIONS + 1}, expect=422)


def test_an_edition_with_too_many_options_is_refused_at_every_door(house: Club) -> None:
    shown = house.post("/editions/form", {"game": "charioteer", "text": attack()}, lang="de")
    assert [(fault["field"], fault["code"]) for fault in shown["issues"]] == [("race.hand", "too_many_options")]
    assert "250.000" in shown["issues"][0]["reason"]
    house.post("/editions", {"game": "charioteer", "text": attack()}, expect=422)
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "charioteer", "edition": "mine", "edition_text": attack(), "seats": seats}
    assert "options" in house.post("/tables", body, expect=422)["text"]


def test_a_race_file_that_carries_such_an_edition_is_refused(tmp_path: Path) -> None:
    game = get_game("charioteer")
    race = new_race(game, ["a", "b"], edition="mine", options=game.resolve_options({}))
    race.edition_text = attack()
    file = tmp_path / "hostile.race"
    file.write_text(to_text(record_log(race, charioteer_table(seats=2))), "utf-8")
    with pytest.raises(BadInput, match="options, where 250,000 are allowed"):
        open_race(file)


def test_a_stored_table_with_such_an_edition_is_closed() -> None:
    """It was made when there was no maximum."""
    race = new_race(get_game("charioteer"), ["a", "b"], edition="mine")
    race.edition_text = attack()
    journal = Journal(
        start_record(race, [SeatState("person", name, ready=True) for name in "ab"], pace="instant", listed=False)
    )
    assert journal.state == "closed" and "options, where 250,000 are allowed" in str(journal.closed) and journal.table is None


def test_commands_refuse_such_an_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.toml"
    file.write_text(attack(), "utf-8")
    assert run(lambda: start(["edition", "check", str(file)])) == 2
    assert f"{file}:13: race.hand: a question could have up to " in capsys.readouterr().err
    assert run(lambda: start(["simulate", "charioteer", "--edition", str(file), "--games", "1"])) == 2
    assert "race.hand: a question could have up to " in capsys.readouterr().err
    with pytest.raises(BadInput):
        load_edition(get_game("charioteer"), str(file))
