"""The page's script adds up a server's messages to the state that the server has."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.api.test_live import follow, hello, unanswered, until
from tests.server.club import club
from tests.web.node import NODE

SCRIPT = Path(__file__).parent / "apply_messages.js"
PAGE_FIELDS = ("isFull", "isRewound", "newEntries", "clockOffset")


def record(game: str, reader: int | None, home: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Play some turns. Returns all messages of a connection, and the server's full states in between."""
    with club(home) as house:
        sat = house.table(game, "me,me,tiro")
        with follow(sat, reader) as line:
            messages, wholes, rng = [hello(line, sat, reader)], [sat.state(reader)], Random(3)
            for n in range(12):
                if not (asked := sat.asked()):
                    break
                sat.answer(asked[0], rng)
                sat.settle()
                if n % 4 == 3 and sat.state(asked[0])["undo"]["can"]:
                    sat.act(asked[0], "undo")
                if n % 5 == 4:
                    sat.act(asked[0], "chat", {"text": "Ave!"})
                sat.settle()
                wholes.append(sat.state(reader))
                while messages[-1]["version"] != wholes[-1]["version"]:
                    messages.append(until(line, lambda message: True))
    return messages, wholes


@pytest.mark.parametrize(("game", "reader"), [("charioteer", 0), ("charioteer", None), ("cthulhu-500", 1)])
def test_messages_add_up_to_the_full_state(game: str, reader: int | None, tmp_path: Path) -> None:
    messages, wholes = record(game, reader, tmp_path)
    given = json.dumps({"messages": messages})
    done = subprocess.run([NODE, SCRIPT], input=given, capture_output=True, text=True, check=True, timeout=60)
    states = json.loads(done.stdout)
    assert len(messages) > 5 and len(wholes) > 5 and states[0]["isFull"] and not states[1]["isFull"]
    by_version = {state["version"]: state for state in states}
    for whole in wholes:
        mine = {name: part for name, part in by_version[whole["version"]].items() if name not in PAGE_FIELDS}
        for part in ("log", "chat"):
            assert mine[part]["entries"] == whole[part]["entries"]
        whole = {**whole, "log": mine["log"], "chat": mine["chat"]}  # only their `from` differs
        assert unanswered(mine) == unanswered(whole)
    assert sum(len(state["newEntries"]) for state in states[1:] if not state["isRewound"]) > 10


def test_a_state_that_lacks_a_message_differs(tmp_path: Path) -> None:
    """So that the test above would fail if parts of messages were lost."""
    messages, wholes = record("charioteer", 0, tmp_path)
    lost = next(n for n, message in enumerate(messages) if n and message.get("log", {}).get("entries"))
    given = json.dumps({"messages": messages[:lost] + messages[lost + 1 :]})
    done = subprocess.run([NODE, SCRIPT], input=given, capture_output=True, text=True, check=True, timeout=60)
    assert json.loads(done.stdout)[-1]["log"]["entries"] != wholes[-1]["log"]["entries"]
