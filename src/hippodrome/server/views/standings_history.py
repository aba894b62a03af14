"""How a race went: everybody's place turn by turn, for a plot. Only of a race that is over."""

from __future__ import annotations

from typing import Any

from hippodrome.server.tables.errors import NotNow
from hippodrome.server.tables.journal import Journal
from hippodrome.server.workers.thread_pool import checkpoint

MOST_POINTS = 200
"""So many moments are told of a race; of a longer one, evenly chosen ones."""


def course_of(journal: Journal) -> dict[str, Any]:
    """The places of all seats whenever a turn began, and at the end; of a race that never began, as they stood."""
    table = journal.table
    if table is None or not journal.is_done:
        raise NotNow("race_runs")
    game, again, points = table.game, table.at(0), list[dict[str, Any]]()
    settled = len(table.log) - len(table.sealed)
    for n in range(settled + 1):
        turn = game.turn(again.state)
        if not points or turn != points[-1]["turn"]:
            points.append({"turn": turn, "line": n, "ranks": list(game.standing(again.state).ranks)})
        checkpoint()
        if n < settled:
            again.answer(table.log[n].seat, table.log[n].answer)
    end = {"turn": game.turn(again.state), "line": settled, "ranks": list(game.standing(again.state).ranks)}
    begun = [point for point in points if point["turn"] > 0]  # before that nobody has a place yet
    return {"seats": len(journal.places), "points": [*_few(begun or points, MOST_POINTS - 1), end]}


def _few(points: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """No more than so many of them, the first among them, evenly chosen."""
    every = -(-len(points) // most)
    return points[::every]
