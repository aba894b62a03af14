"""A client for tests that asks the server in this process, at half the cost of starlette's own.

Starlette's crosses between the threads of test and server eight times a request, to hand over what is streamed. Here a request
crosses once, and its reply comes whole; lines (web sockets) are starlette's.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any
from urllib.parse import unquote

import anyio
import httpx
from starlette.testclient import TestClient


class Client(TestClient):
    """As starlette's, for servers that end what they send."""

    def __init__(self, app: Any, **more: Any) -> None:
        super().__init__(app, **more)
        self._carrier = _Whole(self, vars(self)["_transport"])
        self._transport = self._carrier

    @property
    def address(self) -> str:
        """Where requests come from."""
        return str(self._carrier.other.client[0])

    @address.setter
    def address(self, address: str) -> None:
        self._carrier.other.client = (address, 50000)


class _Whole(httpx.BaseTransport):
    """Carries a request to the server, and brings the whole reply back."""

    def __init__(self, client: Client, other: Any) -> None:
        self.client, self.other = client, other

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        if request.url.scheme not in ("http", "https"):
            reply: httpx.Response = self.other.handle_request(request)
            return reply
        begun: dict[str, Any] = {}
        parts: list[bytes] = []
        with self.client._portal_factory() as portal:
            portal.call(self._ask, self._scope(request), request.read(), begun, parts)
        assert begun, "the server sent no reply"
        body = b"" if request.method == "HEAD" else b"".join(parts)
        return httpx.Response(begun["status"], headers=begun["headers"], stream=httpx.ByteStream(body), request=request)

    def _scope(self, request: httpx.Request) -> dict[str, Any]:
        url = request.url
        return {
            "type": "http", "http_version": "1.1", "method": request.method, "scheme": url.scheme,
            "path": unquote(url.path), "raw_path": url.raw_path.split(b"?", 1)[0], "query_string": url.query,
            "root_path": self.other.root_path, "client": self.other.client, "state": self.other.app_state.copy(),
            "server": [url.host, url.port or {"http": 80, "https": 443}[url.scheme]],
            "headers": [(key.lower(), value) for key, value in request.headers.raw],
        }  # fmt: skip

    async def _ask(self, scope: dict[str, Any], body: bytes, begun: dict[str, Any], parts: list[bytes]) -> None:
        """Let the server answer: what it sends goes into `begun` and `parts`."""
        asked, over = False, anyio.Event()

        async def receive() -> dict[str, Any]:
            nonlocal asked
            if asked:  # whoever asks stays until all has come
                await over.wait()
                return {"type": "http.disconnect"}
            asked = True
            return {"type": "http.request", "body": body}

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                begun.update(status=message["status"], headers=message.get("headers", []))
            elif message["type"] == "http.response.body":
                parts.append(bytes(message.get("body", b"")))
                if not message.get("more_body", False):
                    over.set()

        await self.client.app(scope, receive, send)

    def close(self) -> None:
        self.other.close()
