"""Tasks: stable names, and the scores of policies."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import hippodrome as hd
from hippodrome.cli.runner import run
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import BUILT_IN_NAMES
from hippodrome.rl import tasks
from hippodrome.rl.tasks import TASKS, Task, evaluate, find_task

PINNED = {
    "charioteer-duel-v1": ("charioteer", ("tiro",), 1, "b484cc6072bdeb69"),
    "charioteer-table-v1": ("charioteer", ("auriga",) * 3, 1, "b484cc6072bdeb69"),
    "chariot-race-duel-v1": ("chariot-race", ("tiro",), 2, "cb74deef961a8a34"),
    "chariot-race-table-v1": ("chariot-race", ("auriga",) * 3, 2, "cb74deef961a8a34"),
    "cthulhu-500-trio-v1": ("cthulhu-500", ("tiro",) * 2, 2, "5b37b38751aa7e13"),
    "cthulhu-500-table-v1": ("cthulhu-500", ("auriga",) * 3, 2, "5b37b38751aa7e13"),
}


def test_task_versions_never_change() -> None:
    assert {name: TASKS[name][1:] for name in PINNED} == PINNED
    assert {task.game for task in TASKS.values()} == set(BUILT_IN_NAMES)
    for name in TASKS:
        assert find_task(name).name == name


def test_task_of_other_rules_or_edition_is_rejected_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for old, told in ((Task("old-v1", "charioteer", ("tiro",), 0, "b484cc6072bdeb69"), "its rules are 0"),
                      (Task("old-v1", "charioteer", ("tiro",), 1, "0" * 16), "its edition is 000")):  # fmt: skip
        monkeypatch.setitem(TASKS, "old-v1", old)
        with pytest.raises(BadInput, match=f"cannot run old-v1: {told}"):
            find_task("old-v1")
    with pytest.raises(BadInput, match="no task 'nothing'"):
        find_task("nothing")


def longest(observation: Any, mask: Any) -> int:
    """Push the last legal id."""
    return int(len(mask) - 1 - mask[::-1].argmax())


@pytest.mark.parametrize("task", ["charioteer-duel-v1", "cthulhu-500-trio-v1"])
def test_policy_is_evaluated_from_every_seat(task: str) -> None:
    found = evaluate(task, longest, deals=2, seed=3)
    assert found["races"] == 2 * TASKS[task].seats and not found["faults"] and not found["errors"]
    assert 0 <= found["low"] <= found["score"] <= found["high"] <= 1
    assert found["policy"] == "longest" and found["fingerprint"]["edition"] == TASKS[task].edition
    again = evaluate(task, longest, deals=2, seed=3)
    assert again == found


def test_illegal_ids_of_a_policy_count_as_failures() -> None:
    found = evaluate("chariot-race-duel-v1", lambda observation, mask: 10**6, deals=1)
    assert next(iter(found["faults"].values()))["exception"] > 0
    assert "may not follow" in next(iter(found["faults"].values()))["first"]["told"]


def test_evaluate_command_prints_the_score(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from hippodrome.cli.app import start

    file = tmp_path / "some_policy.py"
    file.write_text("def policy(observation, mask):\n    return mask.argmax()\n\nother = 3\n")
    start(["evaluate", "chariot-race-duel-v1", "--policy", f"{file}:policy", "--deals", "1", "--json"])
    assert json.loads(capsys.readouterr().out)["races"] == 2
    start(["evaluate", "chariot-race-duel-v1", "--policy", f"{file}:policy", "--deals", "1"])
    assert "wins" in capsys.readouterr().out
    start(["evaluate", "--json"])
    assert [task["name"] for task in json.loads(capsys.readouterr().out)] == list(TASKS)
    start(["evaluate"])
    assert "charioteer-duel-v1" in capsys.readouterr().out
    for wrong, told in (
        ([], "name what is to be measured"),
        (["--policy", "nobody"], "no policy 'nobody'"),
        (["--policy", f"{file}:missing"], "has no 'missing'"),
        (["--policy", f"{file}:other"], "is not a function"),
        (["--policy", f"{tmp_path}/none.py:policy"], "no file"),
    ):
        code = run(partial(start, ["evaluate", "chariot-race-duel-v1", *wrong]))
        printed = capsys.readouterr().err
        assert code == 2 and told in printed and printed.count("\n") == 1


def test_fields_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    from hippodrome.cli.app import start

    start(["fields", "charioteer", "--seats", "2", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["size"] == sum(field["size"] for field in told["fields"]) == 373 and len(told["ids"]) == 55
    start(["fields", "charioteer", "--seats", "2"])
    assert "skills track" in capsys.readouterr().out
    start(["fields", "chariot-race", "--actions"])
    assert "javelin at chariot +1" in capsys.readouterr().out
    assert hd.evaluate is tasks.evaluate
