"""Allowed host names of a server, and its IP addresses in the local network.

DNS rebinding: another site can make its name resolve to a server in a private network, whose responses the browser then treats
as the "same site". A bare IP address cannot be rebound; a name has to be one that the operator has listed.
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from hippodrome.core.errors import BadInput

ANY_HOST = "*"
"""Wildcard that allows every host name, for deployments whose proxy checks names."""
PROBE_IPS = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254")
"""IPs to find the local interfaces: one on the internet (reserved for documentation) and one in each private range."""
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*")


class AllowedHosts:
    """Allowed values of a request's `Host` and `Origin`."""

    def __init__(self, allowed: Iterable[str] = (ANY_HOST,), *, public_url: str = "", listen_host: str = "") -> None:
        self._allowed = {"localhost", *(_normalize(name) for name in allowed)}
        self._origin = ""
        if public_url:
            parts = urlsplit(public_url)
            self._allowed.add(_normalize(parts.hostname or ""))
            self._origin = f"{parts.scheme}://{parts.netloc}".lower()
        self._allows_any = ANY_HOST in self._allowed
        listening = _parse_ip(listen_host)
        self._allows_ip_literals = listening is None or not listening.is_loopback
        """True if IP addresses are allowed as host: all of them, because behind a router clients use its address."""

    def is_allowed(self, host: str | None) -> bool:
        """Return whether a request's `Host` is allowed."""
        if self._allows_any:
            return True
        name = host_name(host or "")
        literal = _parse_ip(name)
        if literal is not None:
            return literal.is_loopback or self._allows_ip_literals or name in self._allowed
        return bool(name) and name in self._allowed

    def allow_ip_literals(self) -> None:
        """Allow IP addresses as host: the server has started to listen for other machines."""
        self._allows_ip_literals = True

    def is_same_origin(self, origin: str, host: str | None) -> bool:
        """Return whether an `Origin` is this site: that of the requested host, or of the public URL."""
        try:
            return urlsplit(origin).netloc == host or (bool(self._origin) and origin.lower() == self._origin)
        except ValueError:
            return False


def host_name(host: str) -> str:
    """Return the name in a `Host` header without its port; an empty string if it is malformed."""
    bracketed = re.fullmatch(r"\[([0-9A-Fa-f:.]+)\](:\d{1,5})?", host)
    if bracketed:
        return bracketed[1].lower()
    name, _, port = host.partition(":")
    return _normalize(name) if not port or (port.isdecimal() and len(port) <= 5) else ""


def parse_allowed_hosts(text: str) -> tuple[str, ...]:
    """Parse a comma-separated list of host names; BadInput if one is invalid."""
    names = tuple(_normalize(name) for name in text.split(",") if name.strip())
    for name in names:
        if name != ANY_HOST and not _NAME.fullmatch(name) and _parse_ip(name) is None:
            raise BadInput("no_host_name", name=name[:80])
    return names


def parse_public_url(text: str) -> str:
    """Parse the public URL of a server; BadInput if it is invalid."""
    url = text.strip().rstrip("/")
    try:
        parts = urlsplit(url)
        good = not url or (parts.scheme in ("http", "https") and parts.hostname and (parts.port or True))
    except ValueError:
        good = False
    if not good:
        raise BadInput("no_public_url", url=url[:80])
    return url


def lan_ips() -> list[str]:
    """Return the IP addresses of this computer in its local networks, the likeliest first."""
    found: list[str] = []
    for far in PROBE_IPS:  # sends nothing: connecting a UDP socket only chooses the local address
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            line.connect((far, 9))
            found.append(line.getsockname()[0])
    with contextlib.suppress(OSError, UnicodeError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback and one != "0.0.0.0"]


def _normalize(name: str) -> str:
    return name.strip().lower().removesuffix(".")


def _parse_ip(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
