"""Load clients of the boardgame.io server: socket.io spoken by hand, paced and measured by `benchmarks.load`.

They read messages by regular expressions, as the clients of Hippodrome do, so that both servers share the machine with equally
light clients. boardgame.io does not reply to a move: a move counts as made when its own player has the update with it.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from itertools import combinations

from benchmarks.load.clients import REPLY_TIMEOUT, SEATS, LoadResult, SeatClient, TableClient
from benchmarks.load.http_pool import HttpPool

GAME = "race"
LIVE_PATH = "/socket.io/?EIO=4&transport=websocket"
PING, PONG = b"2", b"3"
"""Heartbeat of engine.io, in text frames."""
CONNECTED = b"40/" + GAME.encode()
SYNC = b"42/" + GAME.encode() + b',["sync"'
UPDATE = b"42/" + GAME.encode() + b',["update"'
_ROUND = re.compile(rb'"round":(\d+)')
_READY = re.compile(rb'"ready":\[([\d,]*)\]')
_HAND = re.compile(rb'"hand":\[([\d,]*)\]')


class PeerSeat(SeatClient):
    """A player of a boardgame.io match."""

    @property
    def live_path(self) -> str:
        return LIVE_PATH

    def first_message(self) -> bytes:
        return CONNECTED + b","

    def on_message(self, payload: bytes) -> bool:
        if payload.startswith((UPDATE, SYNC)):
            self._read_state(payload)
            return True
        if payload == PING:
            self.connection.send(PONG)
        elif payload.startswith(CONNECTED):
            self._emit("sync", self.table.id, str(self.number), self.secret, SEATS)
        return False

    def _read_state(self, payload: bytes) -> None:
        """Read this player's view, the first part of both messages (a sync goes on with the unfiltered initial state)."""
        turn, ready, hand = _ROUND.search(payload), _READY.search(payload), _HAND.search(payload)
        if turn is None or ready is None or hand is None:
            raise ValueError("a state of the peer without round, ready or hand")
        before, self.turn = self.turn, int(turn[1])
        seats, self.hand = _numbers(ready[1]), _numbers(hand[1])
        is_ready = self.number in seats
        if self.reply is not None and not self.reply.done() and (is_ready or self.turn != before):
            self.reply.set_result(200)
        self.can_answer = not is_ready
        self.table.note_update(self.number, self.turn, seats)

    def choose_answer(self) -> str:
        return json.dumps(simple_move(self.hand))

    async def answer_over_websocket(self, text: str) -> int:
        self.reply = asyncio.get_running_loop().create_future()
        payload = {"type": "play", "args": json.loads(text), "playerID": str(self.number), "credentials": self.secret}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, 0, self.table.id, str(self.number))
        async with asyncio.timeout(REPLY_TIMEOUT):
            return await self.reply

    def _emit(self, *event: object) -> None:
        self.connection.send(b"42/" + GAME.encode() + b"," + json.dumps(event, separators=(",", ":")).encode())


async def create_match(http: HttpPool, result: LoadResult) -> TableClient:
    """Create a match, and let all four players join it."""
    match = await _post(http, f"/games/{GAME}/create", {"numPlayers": SEATS, "unlisted": True})
    path, secrets = f"/games/{GAME}/{match['matchID']}/join", list[str]()
    for number in range(SEATS):
        joined = await _post(http, path, {"playerID": str(number), "playerName": f"Seat {number}"})
        secrets.append(joined["playerCredentials"])
    return TableClient(match["matchID"], secrets, result, PeerSeat)


async def _post(http: HttpPool, path: str, body: object) -> dict[str, str]:
    status, reply = await http.post(path, body)
    if status != 200:
        raise ValueError(f"the peer's lobby replied with status {status}")
    found: dict[str, str] = json.loads(reply)
    return found


def simple_move(hand: Sequence[int]) -> tuple[int | None, list[int]]:
    """Choose two cards that share a symbol, or a reset with the first card: the same choice as for Charioteer."""
    for card, other in combinations(hand, 2):
        if shared := symbols(card) & symbols(other):
            return min(shared), [card, other]
    return None, list(hand[:1])


def symbols(card: int) -> set[int]:
    """Symbols of a card, as game.js defines them."""
    return {card % 7, card // 7 % 7}


def _numbers(text: bytes) -> list[int]:
    return [int(number) for number in text.split(b",") if number]
