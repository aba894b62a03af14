"""Replays frame by frame, the draws of a race, and branches of a race."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hippodrome.core.ask import CHANCE_SEAT, Chance, Seat
from hippodrome.core.facts import Fact
from hippodrome.core.race_file import MAX_SEED_SPANS, RaceRecord, SeedSpan
from hippodrome.core.rng import commitment, new_seed
from hippodrome.core.table import Table
from hippodrome.i18n.draw_names import chance_name, stream_name
from hippodrome.i18n.localization import Localization
from hippodrome.server.errors import Conflict
from hippodrome.server.limits.thread_pool import checkpoint
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.views.game_log import log_entry
from hippodrome.server.views.log_forms import TextForm
from hippodrome.server.views.state import drawing_urls, scene_of
from hippodrome.server.views.step_builder import StepBuilder
from hippodrome.server.views.summary import unproven_text

MAX_FRAMES = 60


def frame_positions(table: Table[Any], seat: Seat | None, *, whole: bool) -> list[int]:
    """Return the log position of each frame: wherever a seat had to decide after the viewer got a new fact.

    Unless the `whole` race may be known, no frame ends before an answer to a hidden prompt: its effects belong to the answer
    or the draw before it, as if there had been no prompt.
    """
    settled = len(table.log) - len(table.sealed)
    found, heard = list[int](), any(fact.is_visible_to(seat) for fact in table.facts_of(-1)) or not settled
    for end in range(settled + 1):
        checkpoint()
        heard = heard or (end > 0 and any(fact.is_visible_to(seat) for fact in table.facts_of(end - 1)))
        stops = end == settled or table.log[end].seat != CHANCE_SEAT
        if heard and stops and (whole or end == settled or table.is_public(end)):
            found.append(end)
            heard = False
    return found or [0]


def replay(
    live: LiveTable, seat: Seat | None, language: str, start: int, count: int, open_hands: bool = False
) -> dict[str, Any]:
    """Return some frames of a race as one viewer sees it, each with the steps that led to it.

    With `open_hands`, the viewer sees all hands; this requires that the race is over.
    """
    journal = live.journal
    if open_hands and not journal.is_done:
        raise Conflict("hands_are_secret")
    table = journal.visible_to(seat)
    if table is None:
        raise Conflict("gathering")
    lines = frame_positions(table, seat, whole=journal.is_done)
    wanted = lines[start : start + min(count, MAX_FRAMES)]
    words, telling, entries = live.localization(language), StepBuilder(journal), 0
    form = TextForm(words)
    for fact in visible_facts(table, seat, -1, lines[start - 1]) if 0 < start <= len(lines) else ():
        telling.advance(fact)
        entries += 1
    again = table.at(wanted[0] if wanted else 0)
    frames = []
    for n, line in enumerate(wanted, start):
        checkpoint()
        for row in table.log[len(again.log) : line]:
            checkpoint()
            again.answer(row.seat, row.answer)
        told = visible_facts(table, seat, lines[n - 1] if n else -1, line)
        log = [log_entry(journal, form, entries + k, fact, telling.add(fact, form)) for k, fact in enumerate(told)]
        entries += len(log)
        number = line if journal.is_done else None  # positions also count answers to hidden prompts
        scene = scene_with_open_hands(again, words) if open_hands else scene_of(again, words, seat)
        frames.append({"n": n, "line": number, "scene": scene, "log": log})
    doubt = unproven_text(journal.unproven, words)
    return {"total": len(lines), "from": start, "frames": frames, "unproven": doubt, **drawing_urls(live, language)}


def scene_with_open_hands(table: Table[Any], words: Localization) -> dict[str, Any]:
    """Build the scene with all hands open, each in the area of its seat.

    Pieces in more than one hand, such as options to choose from, remain as a viewer without a seat sees them.
    """
    scene = scene_of(table, words, None)
    hands = {f"seat:{seat}": _own_pieces(table, words, seat) for seat in range(len(table.game.standing(table.state).ranks))}
    held = Counter(piece["id"] for pieces in hands.values() for piece in pieces)
    pieces = [piece for piece in scene["pieces"] if piece["slot"] not in hands]
    for area, before in hands.items():
        pieces += [{**piece, "slot": area} for piece in before if held[piece["id"]] == 1]
    return {**scene, "pieces": pieces}


def _own_pieces(table: Table[Any], words: Localization, seat: Seat) -> list[dict[str, Any]]:
    """Return the pieces in a seat's area and hand, as that seat sees them."""
    return [piece for piece in scene_of(table, words, seat)["pieces"] if piece["slot"] in ("hand", f"seat:{seat}")]


def visible_facts(table: Table[Any], seat: Seat | None, start: int, end: int) -> list[Fact]:
    """Return the visible facts caused by the log entries from `start` to `end`; -1 includes those before any entry."""
    return [fact for n in range(start, end) for fact in table.facts_of(n) if fact.is_visible_to(seat)]


def list_draws(journal: Journal, words: Localization) -> dict[str, Any]:
    """Return every draw of a finished race, with the seed and salt that determine it."""
    if not journal.is_done or journal.table is None:
        raise Conflict("luck_is_secret")
    race, draws = journal.race, []
    again = journal.table.at(0)
    drawn: dict[str, int] = {}
    for n, line in enumerate(journal.table.log):
        checkpoint()
        asked = again.prompt
        if line.seat == CHANCE_SEAT and isinstance(asked, Chance):
            seed, salt = race.seed_at(n)
            number = drawn.get(asked.stream, 0)
            drawn[asked.stream] = number + 1
            draws.append(
                {
                    "line": n,
                    "stream": asked.stream,
                    "n": number,
                    "about": asked.kind,
                    "source": stream_name(words, asked.stream),
                    "what": chance_name(words, asked.kind),
                    "count": asked.count,
                    "sides": asked.sides,
                    "distinct": asked.distinct,
                    "drawn": list(line.answer),
                    "seed": seed,
                    "salt": salt,
                }
            )
        again.answer(line.seat, line.answer)
    given = {"commitment": race.commitment, "seed": race.seed, "salt": race.salt}
    return {**given, "unproven": unproven_text(journal.unproven, words), "draws": draws}


def branch(journal: Journal, at: int, seats: list[str]) -> RaceRecord:
    """Create a race that begins with the first `at` log entries of a finished one and draws from a new seed afterwards."""
    if not journal.is_done or journal.table is None:
        raise Conflict("race_runs")
    old = journal.race_record()
    if not 0 <= at <= len(old.entries) - len(journal.table.sealed):
        raise Conflict("no_such_line")
    if journal.table.at(at).prompt is None:
        raise Conflict("branch_at_end")
    seed = new_seed()
    before = list[SeedSpan]()
    for stretch in [*old.seed_spans, *([SeedSpan(at, old.seed, old.salt)] if old.seed else [])]:
        if (lines := min(stretch.lines, at)) > (before[-1].lines if before else 0):  # omit spans without draws
            before.append(stretch._replace(lines=lines))
    if len(before) > MAX_SEED_SPANS:
        raise Conflict("too_many_branches")
    return RaceRecord(
        game=old.game,
        version=old.version,
        edition=old.edition,
        players=seats,
        options=old.options,
        commitment=commitment(seed),
        seed=seed.hex(),
        edition_text=old.edition_text,
        edition_digest=old.edition_digest,
        package=old.package,
        seed_spans=before,
        entries=old.entries[:at],
    )
