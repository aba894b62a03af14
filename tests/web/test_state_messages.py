"""The page's script adds up a server's messages to the state that the server has."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.server.api.test_live import follow, hello, unanswered, until
from tests.server.club import club
from tests.web.node import NODE

SCRIPT = Path(__file__).parent / "apply_messages.js"
PAGE_FIELDS = ("isFull", "isRewound", "newEntries", "clockOffset")
FACT_FIELDS = ("version", "waiting", "texts", "labels")
"""Parts of a state that differ between facts and text."""


class Recording(NamedTuple):
    """Messages of a connection, the texts of their game, and by version the full states in between, with text."""

    messages: list[dict[str, Any]]
    texts: dict[str, Any]
    wholes: dict[str, dict[str, Any]]

    def states(self) -> list[dict[str, Any]]:
        """The page's state after each message."""
        given = json.dumps({"messages": self.messages, "texts": self.texts})
        done = subprocess.run([NODE, SCRIPT], input=given, capture_output=True, text=True, check=True, timeout=60)
        states: list[dict[str, Any]] = json.loads(done.stdout)
        return states


def record(game: str, reader: int | None, home: Path) -> Recording:
    """Play some turns."""
    with club(home) as house:
        sat = house.table(game, "me,me,tiro")
        with follow(sat, reader) as line:
            messages, wholes, rng = [hello(line, sat, reader)], dict[str, dict[str, Any]](), Random(3)
            texts = house.get(messages[0]["texts"].removeprefix("/api"))
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
                version = sat.state(reader, text=False)["version"]
                wholes[version] = sat.state(reader)
                while messages[-1]["version"] != version:
                    messages.append(until(line, lambda message: True))
    return Recording(messages, texts, wholes)


@pytest.mark.parametrize(("game", "reader"), [("charioteer", 0), ("charioteer", None), ("cthulhu-500", 1)])
def test_messages_add_up_to_the_full_state(game: str, reader: int | None, tmp_path: Path) -> None:
    recording = record(game, reader, tmp_path)
    states = recording.states()
    assert len(states) > 5 and len(recording.wholes) > 5 and states[0]["isFull"] and not states[1]["isFull"]
    by_version = {state["version"]: state for state in states}
    for version, whole in recording.wholes.items():
        mine = {name: part for name, part in by_version[version].items() if name not in (*PAGE_FIELDS, *FACT_FIELDS)}
        for entry, wanted in zip(mine["log"]["entries"], whole["log"]["entries"], strict=True):
            assert {**entry, "overtakes": []} == wanted
        assert mine["chat"]["entries"] == whole["chat"]["entries"]
        whole = {name: part for name, part in whole.items() if name not in FACT_FIELDS}
        whole |= {"log": mine["log"], "chat": mine["chat"]}  # only their `from` differs
        assert unanswered(mine) == unanswered(whole)
    assert sum(len(state["newEntries"]) for state in states[1:] if not state["isRewound"]) > 10


def test_a_state_that_lacks_a_message_differs(tmp_path: Path) -> None:
    """So that the test above would fail if parts of messages were lost."""
    recording = record("charioteer", 0, tmp_path)
    lost = next(n for n, message in enumerate(recording.messages) if n and message.get("log", {}).get("entries"))
    del recording.messages[lost]
    texts = [entry["text"] for entry in recording.states()[-1]["log"]["entries"]]
    assert texts != [entry["text"] for entry in list(recording.wholes.values())[-1]["log"]["entries"]]
