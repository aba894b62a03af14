"""Race files: the round trip, and everything that can be wrong with one."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from hippodrome.core.errors import BadInput, BadRace
from hippodrome.core.race_file import RaceRecord, from_text, new_race, open_table, read_file, record_log, to_text, write_file
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Table
from hippodrome.games.charioteer.state import State
from tests.games.charioteer.tables import charioteer, play_random


def raced(turns: int | None = 3, seed: str = "file") -> tuple[RaceRecord, Table[State]]:
    game, edition = charioteer()
    players = ["Ana", "Ben", "Cy"]
    race = new_race(game, players, edition="reconstructed", options={"laps": 1}, seed=seed_from(seed), salt=["a", "", "c"])
    table = play_random(open_table(race, game, edition), 5, turns)
    return record_log(race, table), table


def resum(text: str) -> str:
    """Return the same file with correct digests, as someone who knows the format could write it."""
    race = [json.loads(row) for row in text.splitlines()]
    from hippodrome.core.race_file import _chained_digest

    total, rows = "", []
    for row in race:
        row.pop("sum")
        total = _chained_digest(total, row)
        rows.append(json.dumps({**row, "sum": total}))
    return "\n".join(rows) + "\n"


def reopen(text: str) -> Table[State]:
    game, edition = charioteer()
    return open_table(from_text(text), game, edition)


def test_race_survives_the_round_trip_through_its_file() -> None:
    for turns in (1, 3, None):
        race, table = raced(turns)
        again = reopen(to_text(race))
        assert again.state == table.state and again.log == table.log and again.facts == table.facts
        assert (again.prompt is None) == (table.prompt is None)


def test_sealed_answers_survive_saving_and_the_race_continues_the_same() -> None:
    race, table = raced(2)
    rng = Random(1)
    moves = {seat: table.options(seat).draw(rng) for seat in table.waiting}
    table.answer(2, moves[2])
    table.answer(0, moves[0])
    again = reopen(to_text(record_log(race, table)))
    assert again.sealed == {2: moves[2], 0: moves[0]} and again.waiting == [1]
    for t in (table, again):
        t.answer(1, moves[1])
    assert again.state == table.state and again.log == table.log  # also the same draws, from the seed in the file


def test_changed_byte_is_detected() -> None:
    race, _ = raced()
    text = to_text(race)
    rows = text.splitlines()
    for n in (0, 1, len(rows) // 2, len(rows) - 1):
        changed = [*rows[:n], rows[n].replace('"ask"', '"ASK"', 1).replace("Ana", "Eve"), *rows[n + 1 :]]
        with pytest.raises(BadRace, match=rf"line {n + 1} was changed"):
            from_text("\n".join(changed) + "\n")
    dropped = rows[:3] + rows[4:]
    with pytest.raises(BadRace, match="line 4 was changed"):
        from_text("\n".join(dropped) + "\n")


def test_file_truncated_between_lines_is_an_earlier_point_of_the_race() -> None:
    race, table = raced()
    rows = to_text(race).splitlines()
    assert len(reopen("\n".join(rows[:2]) + "\n").log) >= 1
    with pytest.raises(BadRace, match="cut off"):
        from_text("\n".join(rows)[:-5])
    assert table.log


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file is empty"),
        ('{"hippodrome": 1, "game": "x", "sum": "\\ud800", "players": ["\\udcff"]}\n', "half a character"),
        ("\n", "not a line"),
        ("{}\n", "not a race file"),
        ("[1, 2]\n", "not a line"),
        ("hello\n", "not a line"),
        ('{"hippodrome": 99}\n', "format 99"),
        ("[" * 100_000 + "\n", "not a line"),
    ],
)
def test_invalid_race_files_are_rejected_with_one_line(text: str, message: str) -> None:
    with pytest.raises(BadRace, match=message) as caught:
        from_text(text)
    assert "\n" not in str(caught.value)


def edited(change: dict[str, object], row: int = 0) -> str:
    race, _ = raced()
    rows = [json.loads(line) for line in to_text(race).splitlines()]
    rows[row].update(change)
    return resum("\n".join(json.dumps(r) for r in rows) + "\n")


@pytest.mark.parametrize(
    ("change", "row", "message"),
    [
        ({"version": 99}, 0, "version 99 of the charioteer rules"),
        ({"players": ["Ana"]}, 0, "2 to 6 seats, not 1"),
        ({"options": {"wings": True}}, 0, "no option 'wings'"),
        ({"options": {"laps": 9}}, 0, "cannot be '9'"),
        ({"seed": "00" * 32}, 0, "not the one that was committed"),
        ({"seed": "xyz"}, 0, "'seed' should be 64 hex digits"),
        ({"players": 3}, 0, "'players' should be a list"),
        ({"players": ["\x1b[31mEve", "Ben", "Cy"]}, 0, "'players' should hold texts"),
        ({"players": ["", "Ben", "Cy"]}, 0, "'players' should hold texts"),
        ({"players": ["x" * 500, "Ben", "Cy"]}, 0, "'players' should hold texts"),
        ({"luck": [77]}, 1, "line 2: the rules refuse"),
        ({"luck": "x"}, 1, "'luck' should be a list"),
        ({"ask": "dance"}, 1, "answers 'dance', but the rules ask 'first seat'"),
        ({"answer": "green6: whip#1"}, -1, "the rules refuse this answer"),
        ({"seat": 9}, -1, "the rules refuse this answer: This is not your decision"),
    ],
)
def test_edited_race_is_rejected_with_the_line_number(change: dict[str, object], row: int, message: str) -> None:
    race, table = raced(2)
    table.answer(0, table.options(0).draw(Random(1)))
    rows = [json.loads(line) for line in to_text(record_log(race, table)).splitlines()]
    rows[row].update(change)
    with pytest.raises(BadInput, match=message):
        reopen(resum("\n".join(json.dumps(r) for r in rows) + "\n"))


def test_edition_text_with_unusual_line_ends_survives_saving() -> None:
    """Some characters end a line for Python but not for JSON."""
    race, table = raced()
    race.edition_text = "# a comment with \u2028 and \u0085 and \x0b in it"
    assert from_text(to_text(race)).edition_text == race.edition_text
    assert table.log


def test_entries_after_the_end_are_rejected() -> None:
    race, _ = raced(None)
    race.entries.append(race.entries[-1])
    with pytest.raises(BadRace, match="the race is over"):
        reopen(to_text(race))


def test_files_are_replaced_atomically(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    race, _ = raced()
    file = tmp_path / "evening.race"
    write_file(file, to_text(race))
    assert read_file(file).players == ["Ana", "Ben", "Cy"]
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(BadInput, match="No space left on device"):
        write_file(file, "other")
    assert file.read_text("utf-8") == to_text(race)
    assert [entry.name for entry in tmp_path.iterdir()] == ["evening.race"]


def test_new_files_get_default_permissions_and_replaced_ones_keep_theirs(tmp_path: Path) -> None:
    file = tmp_path / "a.race"
    before = os.umask(0o022)
    try:
        write_file(file, "one")
        assert file.stat().st_mode & 0o777 == 0o644
        file.chmod(0o600)
        write_file(file, "two")
        assert file.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


def test_unreadable_files_are_rejected(tmp_path: Path) -> None:
    with pytest.raises(BadRace, match="No such file"):
        read_file(tmp_path / "none.race")
    with pytest.raises(BadRace, match="cannot read"):
        read_file(tmp_path)
    binary = tmp_path / "b.race"
    binary.write_bytes(bytes(range(256)))
    with pytest.raises(BadRace, match="not a text file"):
        read_file(binary)
    for bad in (tmp_path / "no" / "such" / "folder.race", tmp_path / ("x" * 300), tmp_path / "a\0b"):
        with pytest.raises(BadInput, match="cannot write") as caught:
            write_file(bad, "x")
        assert str(caught.value).isprintable()
        with pytest.raises(BadRace, match="cannot read"):
            read_file(bad)
    bom = tmp_path / "bom.race"
    bom.write_bytes(b"\xef\xbb\xbf" + to_text(raced()[0]).encode())
    assert read_file(bom).players == ["Ana", "Ben", "Cy"]
