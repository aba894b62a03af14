"""Benchmark tasks: a game, seats, an edition by its digest, opponents and a reward, under a name and a version.

The meaning of a version never changes: if the rules or the built-in edition change, this release rejects the old version by
name and adds a new one. A policy is evaluated on mirrored deals: each deal is raced once from every seat, so that chance and
seat order affect all alike. The score is the share of wins with a 95 % interval.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as RichTable

from hippodrome.bots import levels_of
from hippodrome.bots.user_bots import bot_name, load_callable
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.table import Pov
from hippodrome.games.race_opening import edition_digest
from hippodrome.games.registry import DEFAULT_EDITION, get_game
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.user_language import cli_language
from hippodrome.rl.draft import Draft
from hippodrome.terminal.console import SafeConsole
from hippodrome.terminal.output import print_line
from hippodrome.terminal.tables import print_table

Policy = Callable[[Any, Any], int]
"""policy(observation, mask) -> id: float32 numbers, and a boolean per id."""


class Task(NamedTuple):
    """A benchmark task. The score is the share of races won; a shared win is a win."""

    name: str
    game: str
    opponents: tuple[str, ...]
    rules: int
    edition: str
    """The digest of the edition."""

    @property
    def seats(self) -> int:
        """Number of seats: the policy's and those of its opponents."""
        return 1 + len(self.opponents)


TASKS: dict[str, Task] = {
    task.name: task
    for task in (
        Task("charioteer-duel-v1", "charioteer", ("tiro",), 1, "b484cc6072bdeb69"),
        Task("charioteer-table-v1", "charioteer", ("auriga",) * 3, 1, "b484cc6072bdeb69"),
        Task("chariot-race-duel-v1", "chariot-race", ("tiro",), 2, "cb74deef961a8a34"),
        Task("chariot-race-table-v1", "chariot-race", ("auriga",) * 3, 2, "cb74deef961a8a34"),
        Task("cthulhu-500-trio-v1", "cthulhu-500", ("tiro",) * 2, 2, "5b37b38751aa7e13"),
        Task("cthulhu-500-table-v1", "cthulhu-500", ("auriga",) * 3, 2, "5b37b38751aa7e13"),
    )
}
"""All tasks by name. Never change an entry: add one with the next version."""


def find_task(name: str) -> Task:
    """Return a task by name; raises BadInput if this release does not have its rules or edition."""
    if name not in TASKS:
        raise BadInput("no_task", task=name[:60], known=OneOf(TASKS))
    task = TASKS[name]
    game = get_game(task.game)
    for what, is_, was in (
        ("rules", game.version, task.rules),
        ("edition", edition_digest(game, DEFAULT_EDITION), task.edition),
    ):
        if is_ != was:
            raise BadInput(f"old_task_{what}", task=name, was=str(was), game=task.game, now=str(is_))
    return task


def as_bot(policy: Policy, seats: int) -> Callable[[Pov, Random], Any]:
    """Wrap a policy as a bot that pushes ids."""

    def spells(pov: Pov, rng: Random) -> Any:
        draft = Draft(pov, seats)
        while not draft.done:
            draft.push(int(policy(draft.observation, draft.mask)))
        return draft.answer

    return spells


def evaluate(
    task: str, policy: str | Policy, *, deals: int = 100, seed: int | str = "hippodrome", jobs: int = 0
) -> dict[str, Any]:
    """Measure the win rate of a policy at a task, with a 95 % interval, as `hippodrome evaluate --json` does.

    `policy` is a function policy(observation, mask) -> id, one in a file ("my.py:policy"), or a built-in level. A policy that
    raises or returns an illegal id is counted in `faults`, and a tiro answers for it.

    >>> def first(observation, mask):
    ...     return mask.argmax()
    >>> found = hd.evaluate("chariot-race-duel-v1", first, deals=2)
    >>> found["races"], 0 <= found["low"] <= found["score"] <= found["high"] <= 1, found["faults"]
    (4, True, {})
    """
    from hippodrome.analysis.intervals import share_of_deals, wilson
    from hippodrome.simulation.report import failures_of
    from hippodrome.simulation.run import make_plan, run

    found = find_task(task)
    if deals < 1:
        raise BadInput("one_deal_at_least", number=deals)
    called = policy if isinstance(policy, str) else getattr(policy, "__name__", "a function")
    if isinstance(policy, str) and policy in levels_of(found.game):
        seat = policy
    else:
        seat = bot_name(as_bot(load_callable(policy, "policy(observation, mask)"), found.seats))
    plan = make_plan(
        get_game(found.game),
        seats=[seat, *found.opponents],
        games=deals * found.seats,
        seed=str(seed),
        edition=DEFAULT_EDITION,
        options={},
        mirror=True,
    )
    counts = run(plan, jobs)
    if seat in found.opponents:  # the policy may equal an opponent: its own seat is the first of that name
        share = wilson(counts.wins[0] / max(1, counts.turns.total()), counts.turns.total())
    else:
        share = share_of_deals([(wins, races, times) for (wins, races), times in counts.deals.get(seat, {}).items()])
    return {
        "task": found.name,
        "policy": called,
        "score": round(share.rate, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "even": round(1 / found.seats, 4),
        "deals": deals,
        "races": counts.turns.total(),
        "errors": counts.errors,
        "faults": dict(zip([called], failures_of(counts).values(), strict=False)),
        "fingerprint": plan.fingerprint,
    }


def show_tasks(console: Console, *, as_json: bool) -> None:
    """Print every task."""
    if as_json:
        print_line(json.dumps([{**task._asdict(), "seats": task.seats} for task in TASKS.values()]))
        return
    words = cli_localization(cli_language())
    rich_table = RichTable(words.text("said.task"), title=words.text("said.tasks"), title_justify="left")
    for column in ("game", "seats", "opponents", "edition"):
        rich_table.add_column(words.text(f"said.task_{column}"))
    for task in TASKS.values():
        rich_table.add_row(task.name, task.game, str(task.seats), words.join(task.opponents), task.edition)
    print_table(console, rich_table)


def show_score(found: dict[str, Any], console: Console, *, as_json: bool) -> None:
    """Print the score of a policy."""
    if as_json:
        print_line(json.dumps(found, ensure_ascii=False))
        return
    from hippodrome.simulation.report import show_failures

    words = cli_localization(cli_language())
    shares = {name: words.share(found[name], 1) for name in ("score", "low", "high", "even")}
    about = {name: found[name] for name in ("policy", "races", "task")}
    console.print(words.text("said.score", **about, **shares), highlight=False, markup=False)
    show_failures(found["faults"], console, words.language)


def show_fields(game: str, *, seats: int, edition: str, ids: bool, as_json: bool) -> None:
    """Print the meaning of the numbers of an observation, or of the ids."""
    from hippodrome.rl.draft import id_names
    from hippodrome.rl.observation import fields_of
    from hippodrome.rl.spelling import create_setup

    setup = create_setup(game, seats=seats, edition=edition)
    names: Sequence[str] = id_names(game, setup.edition)
    fields = fields_of(game, setup.edition, seats)
    at = [sum(field.size for field in fields[:n]) for n in range(len(fields))]
    if as_json:
        rows = [{"at": first, **field._asdict()} for first, field in zip(at, fields, strict=True)]
        about = {"game": game, "seats": seats, "edition": setup.edition_digest, "size": setup.size}
        print_line(json.dumps({**about, "ids": names, "fields": rows}))
        return
    words = cli_localization(cli_language())
    about = {"game": game, "edition": setup.edition_digest}
    if ids:
        title = words.text("said.ids", n=len(names), **about)
        rich_table = RichTable(words.text("said.id"), title=title, title_justify="left")
        rich_table.add_column(words.text("said.id_means"))
        for id, name in enumerate(names):
            rich_table.add_row(str(id), name)
    else:
        title = words.text("said.fields", seats=seats, n=setup.size, **about)
        rich_table = RichTable(words.text("said.field_numbers"), title=title, title_justify="left")
        for column in ("name", "divided_by", "what"):
            rich_table.add_column(words.text(f"said.field_{column}"))
        for first, field in zip(at, fields, strict=True):
            last = str(first + field.size - 1)
            where = str(first) if field.size == 1 else words.text("word.between", low=str(first), high=last)
            rich_table.add_row(where, field.name, str(field.high), field.about)
    print_table(SafeConsole(), rich_table)
