"""Access for the local network, granted while the server runs: `hippodrome play` first listens on its own computer only.

The page of the player on that computer requests it when a seat is for a friend. From then on the server also listens on its IP
addresses in the local networks, allows them as host names, and limits the requests of every client.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence


class LanAccess:
    """Opens a server to its local networks, once."""

    def __init__(self) -> None:
        self.ips: list[str] = []
        """IP addresses at which other devices can connect; empty until `open`."""
        self.on_open: list[Callable[[], None]] = []
        """Functions called before the first device can connect."""
        self._listen: Callable[[str], Awaitable[None]] | None = None
        self._lock = asyncio.Lock()

    def attach(self, listen: Callable[[str], Awaitable[None]]) -> None:
        """Set the function that starts listening at an IP address; it raises OSError if it cannot."""
        self._listen = listen

    async def open(self, ips: Sequence[str]) -> list[str]:
        """Listen at these IP addresses; return those that succeeded."""
        async with self._lock:
            if self.ips or self._listen is None:
                return self.ips
            for prepare in self.on_open if ips else ():
                prepare()
            for ip in ips:
                try:
                    await self._listen(ip)
                except OSError:
                    continue  # for example, the network was just disconnected
                self.ips.append(ip)
            return self.ips
