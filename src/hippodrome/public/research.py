"""The public research functions: the commands simulate, study, ladder and review, returning plain data."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

from hippodrome.bots import LEVELS
from hippodrome.bots.sandbox import BOT_TIMEOUT
from hippodrome.bots.user_bots import UserBot, bot_name
from hippodrome.games.edition import Edition, edition_name
from hippodrome.games.registry import DEFAULT_EDITION, get_game
from hippodrome.public.race import Race, load

if TYPE_CHECKING:
    from hippodrome.coach.review import Review


def simulate(
    game: str,
    *,
    seats: Sequence[str | UserBot] = ("auriga",) * 4,
    games: int = 1000,
    seed: int | str = "hippodrome",
    edition: str | PathLike[str] | Edition[Any] = DEFAULT_EDITION,
    mirror: bool = False,
    engine: str = "",
    jobs: int = 0,
    bot_seconds: float = BOT_TIMEOUT,
    **options: bool | int | str | None,
) -> dict[str, Any]:
    """Run many races between bots and return the statistics, as `hippodrome simulate --json` does.

    A seat is a built-in level, your own bot by its file or module ("./my_bot.py:bot"), or a function bot(pov, rng). A bot
    that raises, gives an illegal answer or takes more than `bot_seconds` is counted in `faults` with its traceback, and a
    tiro answers for it. Races run in `jobs` processes (0: one per core); a function that cannot be imported by another
    process runs in this one.

    >>> def first(pov, rng):
    ...     return next(iter(pov.options))
    >>> found = hd.simulate("charioteer", seats=["tiro", first], games=4, seed=1, laps=1)
    >>> found["games"], sum(found["wins"]), found["faults"], found["engine"]
    (4, 4, {}, 'rules')
    """
    from hippodrome.simulation.run import make_plan, run_and_report

    plan = make_plan(
        get_game(game),
        seats=[bot_name(seat) for seat in seats],
        games=games,
        seed=str(seed),
        edition=edition_name(edition),
        options=options,
        mirror=mirror,
        engine=engine,
        bot_seconds=bot_seconds,
    )
    return run_and_report(plan, jobs)


def study(
    game: str,
    *,
    seats: Sequence[str | UserBot] = ("auriga",) * 4,
    games: int = 0,
    max_error: float = 0.0,
    seed: int | str = "hippodrome",
    edition: str | PathLike[str] | Edition[Any] = DEFAULT_EDITION,
    rule_races: int = 0,
    report: str | PathLike[str] | None = None,
    out: str | PathLike[str] | None = None,
    language: str = "en",
    engine: str = "",
    jobs: int = 0,
    backend: str = "",
    bot_seconds: float = BOT_TIMEOUT,
    **options: bool | int | str | None,
) -> dict[str, Any]:
    """Measure a game, as `hippodrome study --json` does. docs/study/studies.md defines the measures.

    With `max_error`, such as 0.005, races run until the error of every win share is at most that. `rule_races` extra races
    use the readable rules, to list the rules that never apply. `report` is the HTML page to write, `out` the Parquet file
    (extra `lab`); `backend` may be "ray" (extra `cluster`).

    >>> found = hd.study("chariot-race", seats=["tiro"] * 2, games=2, seed=1, engine="rules", laps=1)
    >>> found["races"], sorted(found["measures"])[:2], len(found["places"])
    (2, ['caltrops on the board at the end', 'comeback'], 2)
    """
    from pathlib import Path

    from hippodrome.analysis.html_report import check_report, study_page, write_page
    from hippodrome.analysis.parquet import check_data, write_data
    from hippodrome.analysis.study_request import StudyRequest, plan_for, run_study

    request = StudyRequest(
        [bot_name(seat) for seat in seats], games, max_error, str(seed), options, engine, jobs, backend, bot_seconds=bot_seconds
    )
    plan = plan_for(get_game(game), edition_name(edition), request)
    page, data = (None if file is None else Path(file) for file in (report, out))
    check_report(page)
    check_data(data)
    gathered, found = run_study(plan, request, rule_races)
    if page is not None:
        write_page(page, study_page(found, language))
    if data is not None:
        write_data(data, gathered)
    return found


def ladder(
    game: str,
    *,
    bots: Sequence[str | UserBot] = LEVELS,
    seats: int = 4,
    deals: int = 20,
    seed: int | str = "hippodrome",
    edition: str | PathLike[str] | Edition[Any] = DEFAULT_EDITION,
    jobs: int = 0,
    backend: str = "",
    bot_seconds: float = BOT_TIMEOUT,
    **options: bool | int | str | None,
) -> dict[str, Any]:
    """Race all pairs of bots and return Elo ratings with 95 % intervals and pairwise scores, as `hippodrome ladder --json`
    does.

    `backend` may be "ray" (extra `cluster`).

    >>> found = hd.ladder("charioteer", bots=["tiro", lambda pov, rng: pov.options.draw(rng)], seats=2, deals=2, laps=1)
    >>> len(found["elo"]), found["base"]
    (2, 'tiro')
    """
    from hippodrome.simulation.ladder import rate_all

    return rate_all(
        get_game(game),
        levels=[bot_name(bot) for bot in bots],
        seats=seats,
        deals=deals,
        seed=str(seed),
        jobs=jobs,
        edition=edition_name(edition),
        options=options,
        bot_seconds=bot_seconds,
        backend=backend,
    )


def review(
    race: Race[Any, Any, Any] | str | PathLike[str], *, seats: Sequence[int] | None = None, effort: float = 1.0
) -> Review:
    """Review a race or race file: win chances over time, the costliest decisions, luck against skill.

    Without `seats`, the coach reviews the decisions of all seats. A lower `effort` is faster and gives larger errors.

    >>> rng = Random(1)
    >>> race = hd.Race("chariot-race", seats=2, seed=2, laps=1)
    >>> while race.turn < 2:
    ...     for seat in race.waiting:
    ...         race.answer(seat, race.options(seat).draw(rng))
    >>> found = hd.review(race, effort=0.05)
    >>> found.over, len(found.balances), found.to_dict()["game"]
    (False, 2, 'chariot-race')
    """
    from hippodrome.coach.review import review as look_at
    from hippodrome.core.race_file import record_log

    race = race if isinstance(race, Race) else load(race)
    return look_at(record_log(race._record, race.table), race.table, seats=seats, effort=effort)
