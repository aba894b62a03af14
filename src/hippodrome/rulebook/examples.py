"""Rulebook examples as small boards: runs a scenario and shows the position before and after."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.scene import Piece
from hippodrome.core.table import Table
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.scenarios.format import Scenario, read_file
from hippodrome.scenarios.runner import answer_all, open_scenario
from hippodrome.svg import Board

MARGIN = 0.16
"""Margin around the moving pieces, as a share of the board's width."""
MIN_WIDTH = 0.34
"""Minimum visible share of the board's width."""
HEIGHT_RATIO = 0.6
"""Minimum visible height, as a share of that width."""
MAX_SENTENCES = 10
"""Maximum number of sentences that describe an example."""
RACING_PIECE = re.compile(r"(chariot|car):")
"""The pieces that race."""


class Example(NamedTuple):
    """An example: the board, the visible part of it (x, y, width, height), the pieces before and after, the player's hand, and
    the sentences."""

    board: Board
    viewport: tuple[float, float, float, float]
    players: tuple[str, ...]
    before: tuple[Piece, ...]
    after: tuple[Piece, ...]
    held: tuple[Piece, ...]
    sentences: tuple[str, ...]


@cache
def _read(name: str, example: str) -> Scenario:
    file = get_plugin(name).files.joinpath("rulebook", "examples", f"{example}.toml")
    with resources.as_file(file) as path:
        return read_file(path)


def play_example(name: str, example: str, language: str) -> Example:
    """Run an example of a game's rulebook to its end, as the seat that answers first sees it."""
    scenario = _read(name, example)
    table, names, *_ = open_scenario(scenario)
    words = Localization(language, table.game, table.state.edition, scenario.players, scenario.options)
    seat = _viewer(scenario, table)
    before = _pieces(table, words, seat)
    first_fact = len(table.facts) if any(step.answer for step in scenario.steps) else 0
    for n, step in enumerate(scenario.steps):
        answer_all(step, n + 1, table, names)
        table.answer_forced()
    after = _pieces(table, words, seat)
    picture = get_plugin(name).svg
    board = picture.board(table.state.edition, picture.board_view(table.game.view(table.state, None)), words)
    return Example(
        board,
        _viewport(board, before, after),
        tuple(scenario.players),
        tuple(piece for piece in before if piece.slot in board.slots),
        tuple(piece for piece in after if piece.slot in board.slots),
        tuple(piece for piece in before if piece.slot == "hand" and piece.id not in {piece_after.id for piece_after in after}),
        tuple(words.fact(fact) for fact in table.facts[first_fact:] if fact.to is None)[:MAX_SENTENCES],
    )


def _viewer(scenario: Scenario, table: Table[Any]) -> Seat:
    """Return the seat that answers first; if none is written, the first that the table waits for."""
    first = next((name for step in scenario.steps for name in step.answer if name in scenario.players), None)
    return table.waiting[0] if first is None else scenario.players.index(first)


def _pieces(table: Table[Any], words: Localization, seat: Seat) -> Sequence[Piece]:
    game = table.game
    return get_plugin(game.name).scene.scene(game.view(table.state, seat), table.state.edition, words, seat).pieces


def _viewport(board: Board, before: Sequence[Piece], after: Sequence[Piece]) -> tuple[float, float, float, float]:
    """Return the part of the board that contains the chariots and cars that moved, before and after; if none did, all
    of them."""
    lay: Mapping[str, str] = {piece.id: piece.slot for piece in before}
    races = [(piece.slot, lay.get(piece.id, piece.slot)) for piece in after if RACING_PIECE.match(piece.id)]
    moved = [pair for pair in races if pair[0] != pair[1]] or races
    slots = [board.slots[slot] for pair in moved for slot in pair if slot in board.slots]
    if not slots:
        return 0.0, 0.0, board.width, board.height
    room, least = MARGIN * board.width / 2, MIN_WIDTH * board.width
    left, right = min(slot.x for slot in slots) - room, max(slot.x for slot in slots) + room
    top, bottom = min(slot.y for slot in slots) - room, max(slot.y for slot in slots) + room
    wide = min(max(right - left, least), board.width)
    high = min(max(bottom - top, least * HEIGHT_RATIO), board.height)
    return (
        _clamp_start((left + right - wide) / 2, wide, board.width),
        _clamp_start((top + bottom - high) / 2, high, board.height),
        wide,
        high,
    )


def _clamp_start(start: float, length: float, whole: float) -> float:
    """Return the start of a part of the board, moved so that it does not reach beyond the edge."""
    return max(0.0, min(start, whole - length))
