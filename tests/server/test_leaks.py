"""What a reader is sent does not depend on what it may not know.

For many positions of every game, all that a seat (or a watcher) may not know is changed: hands and piles are dealt again, facts
told to others are garbled, sealed answers of others are replaced. Every byte sent to the reader stays the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import Ask
from hippodrome.core.table import Table
from hippodrome.games import NAMES
from tests.server.club import Club, Sat, club

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "charioteer": [{}, {"open_fan_tokens": True, "laps": 1}],
    "chariot-race": [{"laps": 1}],
    "cthulhu-500": [{}, {"length": "short", "vehicles": "drafted"}],
}


def sent(sat: Sat, seat: int | None, rng: Random) -> Iterator[bytes]:
    """Everything that a reader can be sent at this moment, as bytes."""
    client = sat.club.client
    headers = {} if seat is None else {"Authorization": f"Bearer {sat.secrets[seat]}"}
    base = f"/api/tables/{sat.id}"
    for path in ("", "/state", "/state?lang=es", "/board", "/race", "/luck"):
        yield client.get(base + path, headers=headers).content
    with client.websocket_connect(f"{base}/live") as line:
        line.send_json({"secret": None if seat is None else sat.secrets[seat], "lang": "en"})
        yield line.receive_text().encode()
    asked = sat.state(seat)["asked"]
    question = asked["question"] if asked else "none"
    picked: list[str] = []
    for _ in range(3):
        reply = client.post(f"{base}/consider", json={"question": question, "picked": picked}, headers=headers)
        yield reply.content
        if reply.status_code != 200:
            break
        picked = [*reply.json()["chosen"], rng.choice([pick["id"] for pick in reply.json()["picks"]])]
    for answer in ("pass", "reset", "overtake @0", "path 3", "nonsense"):
        if seat is not None and asked is None:
            yield client.post(f"{base}/answer", json={"question": question, "answer": answer}, headers=headers).content
    for what in ("withdraw", "undo"):
        # of a seat that may do it, it would change the table
        if seat is None or (what == "undo" and not sat.state(seat)["undo"]["can"]):
            body = {"question": question} if what == "withdraw" else {}
            yield client.post(f"{base}/{what}", json=body, headers=headers).content


def change_what_is_hidden(table: Table[Any], seat: int | None, rng: Random) -> bool:
    """Change everything that a reader may not know; whether that was anything."""
    before = repr(table.state)
    table.game.blur(table.state, -1 if seat is None else seat, rng)
    changed = repr(table.state) != before
    for n, fact in enumerate(table.facts):
        if not fact.seen_by(seat):
            table.facts[n] = fact._replace(data={})
            changed = True
    if isinstance(table.asked, Ask):
        for other in [other for other in table.sealed if other != seat]:
            table.sealed[other] = table.asked.of[other].draw(rng)
            changed = True
    return changed


@pytest.mark.parametrize(("game", "variant"), [(game, n) for game in NAMES for n in range(len(VARIANTS[game]))])
def test_no_byte_depends_on_what_a_reader_may_not_know(game: str, variant: int, tmp_path: Path) -> None:
    rng = Random(f"{game} {variant}")
    hidden = 0
    with club(tmp_path) as house:
        sat = house.table(game, "me:Ana,me:Ben,me:Cy", options=VARIANTS[game][variant])
        for _ in range(6):
            sat.play(rng, answers=rng.randrange(1, 9))
            if sat.state()["table"]["state"] != "running":
                break
            for seat in (None, rng.randrange(3)):
                true = list(sent(sat, seat, Random(1)))
                hidden += blurred_is_the_same(house, sat, seat, true, rng)
    assert hidden > 4 or game == "chariot-race", "the test must have changed something"


def blurred_is_the_same(house: Club, sat: Sat, seat: int | None, true: list[bytes], rng: Random) -> bool:
    """Look again with everything hidden changed; then put the table back as it was."""
    live = house.live(sat.id)
    table = live.journal.table
    assert table is not None
    changed = change_what_is_hidden(table, seat, rng)
    live.cache.clear()
    live.still.clear()
    live.stories.clear()
    for n, (a, b) in enumerate(zip(true, sent(sat, seat, Random(1)), strict=True)):
        assert a == b, f"message {n} to {'a watcher' if seat is None else f'seat {seat}'} differs"
    live.take(house.tables._read(live.row))
    return changed


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above is no use unless it notices: show rivals' hands, and it must."""
    from dataclasses import replace

    from hippodrome.games.charioteer import game as home
    from hippodrome.games.charioteer.view import view as honest

    def too_open(state: Any, seat: int | None) -> dict[str, Any]:
        return {**honest(state, seat), "turn": sum(card for chariot in state.chariots for card in chariot.hand)}

    monkeypatch.setattr(home, "GAME", replace(home.GAME, view=too_open))
    with club(tmp_path) as house:
        sat = house.table("charioteer", "me,me,me")
        true = list(sent(sat, 0, Random(1)))
        with pytest.raises(AssertionError, match="differs"):
            blurred_is_the_same(house, sat, 0, true, Random(2))
