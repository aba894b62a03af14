"""The HTTP and WebSocket API (docs/api.md), used by the web page and by bots alike."""

from __future__ import annotations

from hippodrome.server.api import editions, habits, live, lobby, races, rulebook, seats, tables

ROUTE_MODULES = (tables, live, lobby, seats, races, habits, rulebook, editions)
ROUTES = [route for part in ROUTE_MODULES for route in part.router.routes]
"""In one list: routers within routers are searched anew on every level, for every request. They are tried in this order: what
is done most comes first."""
