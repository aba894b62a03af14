"""By which names a server may be called, and at which addresses others in its network find it.

A page of another site can have its own name point at somebody's private network, and is then the "same site" to whatever
answers there. A bare address cannot be made to point elsewhere; a name has to be one that whoever hosts has listed.
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from hippodrome.core.errors import BadInput

ANY = "*"
"""A list with this in it lets every name in: for whoever puts a guard of their own before the server."""
FAR_AWAY = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254")
"""One address of the internet (kept for examples) and one of each kind of private network."""
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*")


class Names:
    """What may stand in a request's `Host` and `Origin`."""

    def __init__(self, listed: Iterable[str] = (ANY,), *, address: str = "", listens: str = "") -> None:
        self._listed = {"localhost", *(_plain(name) for name in listed)}
        self._origin = ""
        if address:
            parts = urlsplit(address)
            self._listed.add(_plain(parts.hostname or ""))
            self._origin = f"{parts.scheme}://{parts.netloc}".lower()
        self._all = ANY in self._listed
        listening = _literal(listens)
        self._by_address = listening is None or not listening.is_loopback
        """Whether people come by bare addresses: through a router those are not even this machine's own."""

    def know(self, host: str | None) -> bool:
        """Whether a request's `Host` is one of ours."""
        if self._all:
            return True
        name = host_name(host or "")
        literal = _literal(name)
        if literal is not None:
            return literal.is_loopback or self._by_address or name in self._listed
        return bool(name) and name in self._listed

    def come_from_here(self, origin: str, host: str | None) -> bool:
        """Whether an `Origin` is this site: the one that was called, or the address that people know."""
        try:
            return urlsplit(origin).netloc == host or (bool(self._origin) and origin.lower() == self._origin)
        except ValueError:
            return False


def host_name(host: str) -> str:
    """The name in a `Host`, without its port; empty if it is none."""
    bracketed = re.fullmatch(r"\[([0-9A-Fa-f:.]+)\](:\d{1,5})?", host)
    if bracketed:
        return bracketed[1].lower()
    name, _, port = host.partition(":")
    return _plain(name) if not port or (port.isdecimal() and len(port) <= 5) else ""


def read_names(text: str) -> tuple[str, ...]:
    """Names with commas between them, as they are typed."""
    names = tuple(_plain(name) for name in text.split(",") if name.strip())
    for name in names:
        if name != ANY and not _NAME.fullmatch(name) and _literal(name) is None:
            raise BadInput("no_host_name", name=name[:80])
    return names


def read_address(text: str) -> str:
    """The address that people know a server by, as it is typed."""
    address = text.strip().rstrip("/")
    try:
        parts = urlsplit(address)
        good = not address or (parts.scheme in ("http", "https") and parts.hostname and (parts.port or True))
    except ValueError:
        good = False
    if not good:
        raise BadInput("no_address", address=address[:80])
    return address


def network_addresses() -> list[str]:
    """The addresses at which other devices of the network find this computer, the likeliest first."""
    found: list[str] = []
    for far in FAR_AWAY:  # nothing is sent: the system only says from which of its addresses it would be
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            line.connect((far, 9))
            found.append(line.getsockname()[0])
    with contextlib.suppress(OSError, UnicodeError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback and one != "0.0.0.0"]


def _plain(name: str) -> str:
    return name.strip().lower().removesuffix(".")


def _literal(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
