"""The live race of the lobby: one race of bots at a time, the same for all visitors.

A new race begins every `RACE_SECONDS`. Its number seeds its chance results and its bots, so all processes of a site play the
same race without communication, and it needs no table and no database. A process plays a race when the first visitor
requests it: a fraction of a second of work, once per race and language, for any number of visitors. Visitors get what a
viewer without a seat would see, with the second at which each moment begins.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from hippodrome.bots import SEARCH_LEVELS, find_bot, levels_of
from hippodrome.core.ask import Ask
from hippodrome.core.game import Game
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, get_plugin, load_edition, playable_games
from hippodrome.i18n.localization import Localization
from hippodrome.server.limits.thread_pool import checkpoint
from hippodrome.server.views.replay import frame_positions, visible_facts
from hippodrome.server.views.state import scene_of
from hippodrome.svg import Face

RACE_SECONDS = 240
"""Seconds from the start of a race to the start of the next one."""
RESULT_SECONDS = 20
"""Seconds at the end of a race during which visitors see the result."""
MAX_MOMENT_SECONDS = 3.2
"""Maximum seconds per moment; a race with few moments ends early instead."""
FAST_LEVELS = ("auriga", "tiro", "dummy")
"""Bots that answer within milliseconds and differ in style."""
NAMES = ("Scorpus", "Cynisca", "Diocles", "Felix")
"""Names of the bots, after historical charioteers; they also give the number of seats, if the game allows it."""


class RaceTime(NamedTuple):
    """A race of the lobby, and the seconds since its start."""

    number: int
    elapsed: float


def race_at(now: float) -> RaceTime:
    """Return the race at a time, given in seconds since 1970."""
    number, elapsed = divmod(now, RACE_SECONDS)
    return RaceTime(int(number), elapsed)


def showcase_game() -> str:
    """Return the game of the live race: the first built-in one, whose whole track fits into the lobby's picture."""
    games = playable_games()
    return next((name for name in BUILT_IN_NAMES if name in games), games[0])


def render_showcase(number: int, language: str) -> dict[str, Any]:
    """Play a race of the lobby and return everything that a visitor's page needs to show it."""
    game = get_game(showcase_game())
    edition = load_edition(game)
    levels = _levels(game)
    names = list(NAMES[: len(levels)])
    words = Localization(language, game, edition, names)
    table = play(game, edition, levels, f"lobby/{number}")
    svg = get_plugin(game.name).svg
    board = svg.board(edition, svg.board_view(game.view(table.at(0).state, None)), words)
    moments = list(_moments(table, edition, words, board.slots))
    faces = svg.faces(edition, words)
    worn = {piece["face"] for moment in moments for piece in moment["pieces"]}
    step = min(MAX_MOMENT_SECONDS, (RACE_SECONDS - RESULT_SECONDS) / len(moments))
    return {
        "race": number,
        "game": game.name,
        "title": words.text("game.title"),
        "seats": names,
        "board": {
            "width": board.width,
            "height": board.height,
            "drawing": board.drawing,
            "slots": _slots_in_use(board.slots, moments),
        },
        "faces": {name: list(faces[name]) for name in _needed_faces(faces, worn)},
        "step": round(step, 3),
        "moments": moments,
        "winners": list(game.standing(table.state).winners),
    }


def play(game: Game[Any], edition: Any, levels: Sequence[str], seed: str) -> Table[Any]:
    """Play a race of bots to its end; the same seed gives the same race."""
    bots = [find_bot(game.name, level, Random(f"{seed}/{seat}")) for seat, level in enumerate(levels)]
    state = game.setup(len(levels), game.resolve_options({}), edition)
    table = Table(game, state, Seeded(seed_from(seed)))
    while True:
        checkpoint()
        table.answer_forced()
        if not isinstance(table.prompt, Ask):
            return table
        for seat in table.waiting:
            table.answer(seat, bots[seat](Pov(table, seat)))


def _levels(game: Game[Any]) -> list[str]:
    known = [level for level in levels_of(game.name) if level not in SEARCH_LEVELS]
    chosen = [level for level in FAST_LEVELS if level in known] or known
    count = max(game.seats.start, min(len(NAMES), game.seats.stop - 1))
    return [chosen[n % len(chosen)] for n in range(count)]


def _moments(table: Table[Any], edition: Any, words: Localization, slots: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the moments of a race: one for each piece that moves along the track; the last of a frame has its other changes.

    A moment has the paths of pieces, a sentence, and the pieces that differ after it.
    """
    game, classifier = table.game, _classifier(table, edition)
    lines = sorted({0, *frame_positions(table, None, whole=False)})
    again, before = table.at(0), dict[str, dict[str, Any]]()
    for n, line in enumerate(lines):
        for entry in table.log[len(again.log) : line]:
            checkpoint()
            again.answer(entry.seat, entry.answer)
        found: list[dict[str, Any]] = []
        text = ""
        for fact in visible_facts(table, None, lines[n - 1] if n else -1, line):
            part = classifier.classify(fact)
            ways = {piece: list(way) for piece, way in part.ways.items() if way and way[-1] in slots}
            text = text if part.ways and not ways else words.fact(fact)
            if ways:
                found.append({"text": text, "paths": ways})
        found = found or [{"text": text, "paths": {}}]
        scene = scene_of(again, words, None)
        after = {piece["id"]: _compact(piece) for piece in scene["pieces"] if piece["slot"] in slots}
        found[-1]["pieces"] = [piece for id, piece in after.items() if before.get(id) != piece]
        found[-1]["gone"] = [id for id in before if id not in after]
        before = after
        ranks = list(game.standing(again.state).ranks)
        yield from ({"pieces": [], "gone": [], **moment, "title": scene["title"], "ranks": ranks} for moment in found)


def _classifier(table: Table[Any], edition: Any) -> Any:
    seats = len(table.game.standing(table.state).ranks)
    return get_plugin(table.game.name).steps.step_classifier(edition, seats, table.game.resolve_options({}))


def _compact(piece: Mapping[str, Any]) -> dict[str, Any]:
    return {field: piece[field] for field in ("id", "face", "slot", "seat", "mark")}


def _needed_faces(faces: Mapping[str, Face], worn: Collection[str]) -> list[str]:
    """Return the faces of pieces, and the faces that define the shapes to which these refer."""
    homes = {id: name for name, face in faces.items() for id in re.findall(r'\bid="([^"]+)"', face.drawing)}
    found, waiting = dict.fromkeys(sorted(worn)), sorted(worn)
    while waiting:
        for id in re.findall(r'href="#([^"]+)"', faces[waiting.pop()].drawing):
            if (home := homes.get(id)) is not None and home not in found:
                found[home] = None
                waiting.append(home)
    return list(found)


def _slots_in_use(slots: Mapping[str, Any], moments: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Return the slots where pieces stay or pass, without labels; a board has hundreds of others."""
    used = {piece["slot"] for moment in moments for piece in moment["pieces"]}
    used |= {slot for moment in moments for way in moment["paths"].values() for slot in way}
    return {name: [*list(slot)[:4], ""] for name, slot in slots.items() if name in used}
