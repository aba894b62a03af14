"""Comparison of two editions for the web page: a short study in a low-priority process, one at a time.

The study of a client that disconnects is cancelled. A study that takes too long returns partial results.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from hippodrome.bots.defaults import default_bots
from hippodrome.core.fingerprint import package_version, text_digest
from hippodrome.games.registry import DEFAULT_EDITION, get_game
from hippodrome.server.errors import ApiError
from hippodrome.server.limits.rate_limit import TokenBucket
from hippodrome.server.workers.jobs import Job, JobQueue
from hippodrome.server.workers.process import ReportProgress, Worker

RACES = {"fast": 1000, "rules": 100}
"""Races per edition, by the engine that both editions support."""
PRECISE_FACTOR = 4
"""Multiplier of the number of races for a precise comparison."""
STUDY_CPU_SECONDS = 60.0
"""CPU seconds after which a study ends with partial results."""
COMPARISON_TIMEOUT = 300.0
"""Wall-clock seconds, including compilation, after which a study fails."""
CPU_LIMIT = STUDY_CPU_SECONDS + 120.0
"""CPU seconds, including compilation, after which the process is killed."""
MAX_WAITING, MAX_WAITING_PER_CLIENT = 40, 2
"""Maximum waiting studies in total, and waiting or running studies per client."""
PROGRESS_INTERVAL = 1.0
"""Seconds between two progress reports to a waiting client."""
MAX_MEMORY_BYTES = 8 << 30
SEED = "compared"


class ComparisonRequest(NamedTuple):
    """A request to compare two editions of a game, each given as name and text."""

    game: str
    first: tuple[str, str]
    second: tuple[str, str]
    is_precise: bool = False

    @property
    def digest(self) -> str:
        """Digest that identifies the result: races are seeded, so equal requests have equal results."""
        sums = [text_digest(text) for _, text in (self.first, self.second)]
        told = (
            package_version(),
            self.game,
            get_game(self.game).version,
            *sums,
            self.first[0],
            self.second[0],
            self.is_precise,
            SEED,
        )
        return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


class ComparisonProgress(NamedTuple):
    """Progress of a study: `waiting` (with its queue position), `racing` (with the share done), `done` or `failed`."""

    state: str
    queue_position: int = 0
    progress: float = 0.0
    result: dict[str, Any] | None = None


@dataclass(eq=False)
class ComparisonJob(Job[dict[str, Any]]):
    request: ComparisonRequest | None = None


RunStudy = Callable[[ComparisonRequest, ReportProgress], dict[str, Any]]


class Comparisons(JobQueue[ComparisonJob]):
    """Queue of edition comparisons."""

    kind, running_state = "comparisons", "racing"

    def __init__(self, run_study: RunStudy | None = None, *, quota: TokenBucket | None = None) -> None:
        super().__init__(Worker(_run_in_worker, nice=10, reports_progress=True), quota)
        self._run_study = run_study or compare_editions

    def check_capacity(self, client: str) -> None:
        """Refuse a client with too many studies or over its quota, and all clients if the queue is full."""
        mine = self.waiting.count_for(client) + sum(job.client == client for job in self.running)
        if mine >= MAX_WAITING_PER_CLIENT:
            raise ApiError(429, "comparisons_wait", number=MAX_WAITING_PER_CLIENT)
        if len(self.waiting) >= MAX_WAITING:
            raise ApiError(503, "laboratory_is_busy")
        self.check_quota(client)

    async def stream_progress(self, request: ComparisonRequest, client: str) -> AsyncIterator[ComparisonProgress]:
        """Enqueue a comparison and yield its progress; closing the iterator cancels the comparison."""
        job = self.add(ComparisonJob(client, request=request))
        try:
            while job.state not in ("done", "failed"):
                job.changed.clear()
                yield ComparisonProgress(job.state, self.queue_position(job), job.progress)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(PROGRESS_INTERVAL):
                        await job.changed.wait()
            yield ComparisonProgress(job.state, 0, job.progress, job.result)
        finally:
            self.drop(job)

    async def run(self, job: ComparisonJob) -> None:
        """Race both editions in the worker process."""
        given, charge = (self._run_study, job.request), partial(self.quota.charge, job.client)
        found = await self.worker.run_async(given, COMPARISON_TIMEOUT, job.report, cpu_limit=CPU_LIMIT, charge=charge)
        job.result = found if isinstance(found, dict) else None


def _run_in_worker(given: tuple[RunStudy, ComparisonRequest], report: ReportProgress) -> dict[str, Any]:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # missing on some systems

        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
    race, asked = given
    return race(asked, report)


def compare_editions(request: ComparisonRequest, report: ReportProgress) -> dict[str, Any]:
    """Race both editions with the same seeds, alternating by chunk, until all races are done or the CPU time is used up."""
    from hippodrome.analysis.sampling import sample_deals
    from hippodrome.analysis.study import StudyData
    from hippodrome.analysis.study_request import StudyRequest as Study
    from hippodrome.analysis.study_request import plan_for
    from hippodrome.editing.compare import comparison, with_common_engine
    from hippodrome.simulation.compiled import compile_for
    from hippodrome.simulation.plan import chunks_of

    game = get_game(request.game)
    study = Study(default_bots(game), 1, seed=SEED)
    base = plan_for(game, DEFAULT_EDITION, study)
    plans = with_common_engine(
        [replace(base, edition=name, edition_text=text, engine="rules") for name, text in (request.first, request.second)],
        study,
    )
    games = RACES[plans[0].engine] * (PRECISE_FACTOR if request.is_precise else 1)
    halves = [StudyData(replace(plan, games=games)) for plan in plans]
    if plans[0].engine == "fast":
        compile_for(plans[0])
    began = time.process_time()
    pieces = list(chunks_of(halves[0].plan))
    for n, piece in enumerate(pieces, 1):
        for half in halves:
            half.parts.append(sample_deals(half.plan, piece))
        report(n / len(pieces))
        if time.process_time() - began > STUDY_CPU_SECONDS:
            break
    whole = comparison(*halves)
    sides = {side: {name: whole[side][name] for name in STORED_KEYS} for side in ("first", "second")}
    return {**whole, **sides, "wanted": games}


STORED_KEYS = ("races", "deals", "seats", "seed", "engine", "edition", "fitted", "curves", "places", "lengths", "entrants")
"""Keys of each edition's study that are stored: those that the page shows."""
