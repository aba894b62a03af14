"""All that a reader can be sent: every route of the server, asked as a watcher or from a seat, and the messages on a line.

A new route has to be asked for here: GET is by itself, a POST needs a body. Nothing that is asked for changes the table.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from fastapi import FastAPI
from starlette.testclient import WebSocketTestSession

from tests.server.club import Sat

QUERIES = {
    "/api/tables/{id}/rulebook": ["?lang=es"],
    "/api/tables": ["", "?game=charioteer&search=ana&page=0"],
    "/api/tables/{id}/state": ["", "?text=1", "?lang=es", "?lang=es&text=1"],
    "/api/tables/{id}/options": ["?count=30", "?from=3&count=2"],
    "/api/tables/{id}/replay": ["?count=60", "?from=1&count=2", "?as={seat}&count=60", "?as={other}", "?open=true"],
}
"""What else is asked for with GET, by path."""
ABOUT = "{question}"
BODIES: dict[str, list[dict[str, Any]]] = {
    "/api/tables": [{"game": "none", "seats": []}],
    "/api/races": [{}],
    "/api/games/{name}/habits": [{"races": []}],
    "/api/editions": [{"game": "charioteer", "text": "game = 1"}],
    "/api/editions/form": [{"game": "charioteer", "text": "game = 1"}, {"game": "none", "text": "x"}],
    "/api/editions/pictures": [{"game": "charioteer", "text": "game = 1"}],
    "/api/comparisons": [{"game": "charioteer", "text": "game = 1"}],
    "/api/qr": [{"text": "x"}],
    "/api/invite/network": [{}],
    "/api/tables/{id}/sit": [{}],
    "/api/tables/{id}/ready": [{}],
    "/api/tables/{id}/bot": [{"seat": seat, "level": "tiro"} for seat in range(3)],
    "/api/tables/{id}/leave": [{}],
    "/api/tables/{id}/remove": [{"seat": 0}],
    "/api/tables/{id}/renew": [{"secret": "short"}],
    "/api/tables/{id}/renewals": [{"seats": []}],
    "/api/tables/{id}/resign": [{}],
    "/api/tables/{id}/close": [{}],
    "/api/tables/{id}/consider": [
        {"prompt_token": "none"},
        {"prompt_token": ABOUT},
        {"prompt_token": ABOUT, "picked": ["nothing"]},
    ],
    "/api/tables/{id}/answer": [{"prompt_token": question, "answer": "nonsense"} for question in ("none", ABOUT)],
    "/api/tables/{id}/withdraw": [{"prompt_token": "none"}],
    "/api/tables/{id}/undo": [{}],
    "/api/tables/{id}/rewind": [{}],
    "/api/tables/{id}/consent": [{"yes": False}],
    "/api/tables/{id}/hint": [{"prompt_token": "none"}],
    "/api/tables/{id}/back": [{}],
    "/api/tables/{id}/webhook": [{"url": "no address"}],
    "/api/tables/{id}/chat": [{"text": ""}],
    "/api/tables/{id}/pace": [{"pace": "warp"}, {"pace": "calm"}],
    "/api/tables/{id}/branch": [{"at": at, "seats": [{"kind": "me"}] * 3} for at in (0, 1, 5, 1000)],
    "/api/tables/{id}/review": [{}],
    "/api/tables/{id}/rematch": [{}],
}
"""What is sent with POST, by path: none of it leads to anything while a race runs."""
ONLY_WATCHING = {f"/api/tables/{{id}}/{act}" for act in ("rewind", "resign", "close")}
"""What would change the table if it came from a seat."""
THE_SAME_FOR_ALL = (
    "/api/games", "/api/locale", "/api/invite", "/api/openapi.json", "/api/qr", "/static", "/table/{id}", "/replay/{id}",
    "/rules/{game}", "/gallery/{game}", "/edition/{game}", "/api/editions", "/api/comparisons",
)  # fmt: skip
"""What knows of no race: asked for only now and then."""


def routes_of(app: FastAPI) -> list[tuple[str, str]]:
    """Every method and path that the server answers to."""
    return list(_walk(app.routes, ""))


def _walk(routes: Sequence[Any], prefix: str) -> Iterator[tuple[str, str]]:
    for route in routes:
        inside = getattr(route, "original_router", None)
        if inside is not None:
            yield from _walk(inside.routes, prefix + inside.prefix)
            continue
        path = route.path if route.path.startswith(prefix) else prefix + route.path
        methods = getattr(route, "methods", None)
        if methods is None:
            yield "MOUNT" if path == "/static" else "LINE", path
        for method in sorted(methods or ()):
            if method != "HEAD":
                yield method, path


def everything(sat: Sat, seat: int | None, *, whole: bool = True, acts: bool = True) -> dict[str, bytes]:
    """What each route tells a reader at this moment, status and headers that matter included."""
    client, found = sat.club.client, {}
    headers = {} if seat is None else {"Authorization": f"Bearer {sat.secrets[seat]}"}
    asked = sat.state(seat)["prompt"]
    filled = {
        "{id}": sat.id,
        "{name}": sat.club.live(sat.id).journal.game.name,
        "{game}": sat.club.live(sat.id).journal.game.name,
        "{edition}": "reconstructed",
        "{digest}": "0123456789abcdef",
        "{seat}": str(seat or 0),
        "{other}": str(((seat or 0) + 1) % 3),
        ABOUT: asked["prompt_token"] if asked else "none",
    }
    for method, path in routes_of(client.app):  # type: ignore[arg-type]
        if not whole and path.startswith(THE_SAME_FOR_ALL):
            continue
        for name, body in _requests(method, path, seat, sat):
            if method == "POST" and not acts:
                continue
            text = json.dumps(body)
            for word, value in filled.items():
                name, text = name.replace(word, value), text.replace(word, value)
            reply = client.request(method, name, content=text if method == "POST" else None, headers=headers)
            shown = [reply.headers.get(key, "") for key in ("cache-control", "content-disposition", "content-type")]
            found[f"{method} {name} {text}"] = f"{reply.status_code} {shown}\n".encode() + reply.content
    return found


def _requests(method: str, path: str, seat: int | None, sat: Sat) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is asked for at a route: its address with a query, and a body."""
    if method == "LINE":
        assert path == "/api/tables/{id}/live", f"a new line, {path}: the messages on it have to be compared too"
    elif method == "MOUNT":
        yield "/static/pages/table.js", {}
    elif method == "GET":
        for query in QUERIES.get(path, [""]):
            yield path + query, {}
    else:
        assert path in BODIES, f"a new route, {method} {path}: say in tests/server/readers.py how it is asked"
        may_undo = path.endswith("/undo") and seat is not None and sat.state(seat)["undo"]["can"]
        if seat is None or not (path in ONLY_WATCHING or may_undo):
            for body in BODIES[path]:
                yield path, body


class Ear:
    """Somebody who listens on a line and remembers every message."""

    def __init__(self, line: WebSocketTestSession, secret: str | None) -> None:
        self._line = line
        line.send_json({"secret": secret, "lang": "en"})

    def heard(self) -> list[str]:
        """The messages since the last time. What is asked for on the line comes after all that was on its way before."""
        found = []
        for word in ("first", "again"):
            self._line.send_json({"action": word, "id": 1})
            while '"type":"reply"' not in (message := self._line.receive_text()):
                found.append(message)
        return found
