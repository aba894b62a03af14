"""Standings history: the rank of every seat turn by turn, for a plot of a finished race."""

from __future__ import annotations

from typing import Any

from hippodrome.server.errors import Conflict
from hippodrome.server.limits.thread_pool import checkpoint
from hippodrome.server.tables.journal import Journal

MAX_POINTS = 200
"""Maximum points in a history; a longer race is thinned out evenly."""


def build_standings_history(journal: Journal) -> dict[str, Any]:
    """Return the ranks of all seats at the start of each turn and at the end; a race that never began has a start point."""
    table = journal.table
    if table is None or not journal.is_done:
        raise Conflict("race_runs")
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
    begun = [point for point in points if point["turn"] > 0]  # there are no ranks before the first turn
    return {"seats": len(journal.seats), "points": [*_thin_out(begun or points, MAX_POINTS - 1), end]}


def _thin_out(points: list[dict[str, Any]], max_points: int) -> list[dict[str, Any]]:
    """Thin out points evenly to a maximum number, including the first."""
    every = -(-len(points) // max_points)
    return points[::every]
