"""The API (docs/api.md): the one door that the page and everybody's bots come through."""

from __future__ import annotations

from hippodrome.server.api import editions, habits, live, lobby, races, rulebook, seats, tables

PARTS = (tables, live, lobby, seats, races, habits, rulebook, editions)
ROUTES = [route for part in PARTS for route in part.router.routes]
"""In one list: routers within routers are searched anew on every level, for every request. They are tried in this order: what
is done most comes first."""
