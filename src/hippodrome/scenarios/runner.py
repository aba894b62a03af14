"""Runs scenarios: each file's steps against the rules, with a report of failed expectations."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hippodrome.core.errors import BadInput, BadScenario, Reason, Refused
from hippodrome.core.fingerprint import fingerprint
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Table
from hippodrome.games.registry import get_game, get_plugin, load_edition
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.localization import ENGLISH, Localization
from hippodrome.scenarios.expectations import Check, Failure, Snapshot, describe_waiting, format_value, matches, read_checks
from hippodrome.scenarios.format import OTHERS, Scenario, ScenarioFile, Step, read_file
from hippodrome.scenarios.names import Names
from hippodrome.scenarios.position import build_state, misplaced_pieces
from hippodrome.scenarios.scripted_chance import REST, ScriptedOutcomes
from hippodrome.terminal.output import print_line

T = TypeVar("T")


class Result(NamedTuple):
    """The result of a scenario."""

    scenario: Scenario
    failures: list[Failure]


def run(paths: Sequence[Path], as_json: bool = False, language: str = ENGLISH) -> int:
    """Run scenario files, and folders of them, and print a report; return 0 if all expectations hold, 1 if any fails."""
    scenarios = [read_file(path) for path in find_files(paths)]
    words = cli_localization(ENGLISH if as_json else language)
    results = [Result(scenario, run_scenario(scenario, words)) for scenario in scenarios]
    print_line(_as_json(results).rstrip("\n") if as_json else "\n".join(_report(results, words)))
    return int(any(result.failures for result in results))


def find_files(paths: Sequence[Path]) -> list[Path]:
    """Return the files, and every .toml file in the folders, in order of their names."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise BadScenario("no_scenarios", folder=path)
        found += [file for file in inside if file not in found]
    return found


class OpenScenario(NamedTuple):
    """A scenario before its first step: the table, its names, the scripted draws, the expectations after each step, and all
    pieces."""

    table: Table[Any]
    names: Names
    script: ScriptedOutcomes
    checks: list[list[Check]]
    pieces: Mapping[str, list[Any]]


def open_scenario(scenario: Scenario) -> OpenScenario:
    """Set up the table of a scenario."""
    page = scenario.file
    beside = page.path.parent / scenario.edition if scenario.edition.endswith(".toml") else scenario.edition
    game = _or_file_error(page, "game", lambda: get_game(scenario.game))
    edition = _or_file_error(page, "edition", lambda: load_edition(game, str(beside)))
    seed = _or_file_error(page, "seed", lambda: seed_from(scenario.seed))
    room = game.state_type.__module__.rpartition(".")[0]
    names = Names(page, get_plugin(game.name).scenario, edition, scenario.players, room)
    state = build_state(scenario, game, names)
    whole = game.pieces(state)
    table: Table[Any] = Table(game, state)
    checks = [read_checks(step, table, names) for step in scenario.steps]
    script = ScriptedOutcomes(names, scenario.luck, Seeded(seed))
    script.table, table.chance_source = table, script
    table.resume_chance()
    table.answer_forced()
    return OpenScenario(table, names, script, checks, whole)


def run_scenario(scenario: Scenario, words: Localization | None = None) -> list[Failure]:
    """Run one scenario; return its failures, localized. An answer that the rules refuse ends it."""
    words = words or cli_localization(ENGLISH)
    table, names, script, checks, whole = open_scenario(scenario)
    names.words = words
    failures: list[Failure] = []
    facts_seen = 0
    for n, step in enumerate(scenario.steps):
        failures += _check_before(step, n + 1, table, names)
        stuck = _take_back(step, n + 1, table, names)
        facts_seen = min(facts_seen, len(table.facts))  # facts of an undone answer are gone
        stuck = stuck or answer_all(step, n + 1, table, names)
        if stuck:
            return [*failures, stuck]  # the remaining expectations are for another position
        table.answer_forced()
        moment = Snapshot(table, table.facts[facts_seen:])
        facts_seen = len(table.facts)
        failures += [failure for check in checks[n] if (failure := check.failure(moment))]
        if amiss := misplaced_pieces(names, whole, table.game.pieces(table.state)):
            lost = words.join([fault.localize(words.language) for fault in amiss], "clauses")
            failures.append(Failure(n + 1, "pieces", words.text("said.every_piece"), lost))
    for about, number in script.unused().items():
        left = words.text("said.left_over", n=number)
        failures.append(Failure(0, f"luck.{about}", words.text("said.every_outcome"), left))
    return failures


def _or_file_error(page: ScenarioFile, key: str, make: Callable[[], T]) -> T:
    """Return the value of a key, or raise the file's error about it."""
    try:
        return make()
    except BadInput as error:
        raise page.error((key,), error) from None


def _check_before(step: Step, n: int, table: Table[Any], names: Names) -> Iterator[Failure]:
    """Check, before any answer, what must be refused and offered, and the number of options."""
    for index, refused in enumerate(step.refused):
        yield from _is_refused(refused, n, index, table, names)
    for name, texts in step.offered.items():
        for text in texts:
            if reason := _why_not(table, names.players.index(name), text):
                yield Failure(n, f"offered.{name}", text, _refusal(names, reason))
    for name, number in step.options.items():
        try:
            found = str(len(table.options(names.players.index(name))))
        except Refused as refusal:
            found = _refusal(names, refusal.reason)
        if found != str(number):
            yield Failure(n, f"options.{name}", str(number), found)


def _take_back(step: Step, n: int, table: Table[Any], names: Names) -> Failure | None:
    for key, people, take_back in (("withdraw", step.withdraw, table.withdraw), ("undo", step.undo, table.undo)):
        for name in people:
            try:
                take_back(names.players.index(name))
            except Refused as refusal:
                return Failure(n, f"{key} by {name}", names.words.text("said.taken_back"), _refusal(names, refusal.reason))
    return None


def answer_all(step: Step, n: int, table: Table[Any], names: Names) -> Failure | None:
    """Answer for the named seats, then for the other waiting ones."""
    for name, text in step.answer.items():
        if name != OTHERS and (failure := _answer(n, name, text, table, names)):
            return failure
    others = [names.players[seat] for seat in table.waiting if names.players[seat] not in step.answer]
    for name in others if OTHERS in step.answer else ():
        if failure := _answer(n, name, step.answer[OTHERS], table, names):
            return failure
    return None


def _answer(n: int, name: str, text: str, table: Table[Any], names: Names) -> Failure | None:
    """Answer for a player. A text that ends in three dots selects the first option that begins with it."""
    seat = names.players.index(name)
    try:
        if text.endswith(REST):
            begins, texts = text.removesuffix(REST).rstrip(), table.game.format_answer
            option = next((o for o in table.options(seat) if texts(names.edition, o).startswith(begins)), None)
            if option is None:
                return Failure(
                    n, f"answer.{name}", text, names.words.text("said.none_begins", what=describe_waiting(table, names.words))
                )
            table.answer(seat, option)
        else:
            table.answer(seat, table.read(seat, text))
    except Refused as refusal:
        return Failure(n, f"answer.{name}", text, _refusal(names, refusal.reason))
    return None


def _why_not(table: Table[Any], seat: int, text: str) -> Reason | None:
    try:
        return table.why_not(seat, table.read(seat, text))
    except Refused as refusal:
        return refusal.reason


def _is_refused(refused: Mapping[str, Any], n: int, index: int, table: Table[Any], names: Names) -> Iterator[Failure]:
    """Yield a failure unless the rules refuse for the written reason."""
    at = ("step", n - 1, "refused", index)
    seat = names.players.index(refused["by"])
    what = f"refused[{index + 1}]"
    if "undo" in refused:
        reason = table.why_not_undo(seat)
    elif "withdraw" in refused:
        reason = None if seat in table.sealed else Reason("nothing_to_take_back")
    else:
        reason = _why_not(table, seat, refused["answer"])
    if reason is None:
        answer = refused.get("answer") or names.words.text("said.taking_back")
        offered = names.words.text("said.offered", answer=answer)
        yield Failure(n, what, str(refused.get("code") or names.words.text("said.refused_at_all")), offered)
        return
    if refused.get("code", reason.code) != reason.code:
        yield Failure(n, what, refused["code"], _refusal(names, reason))
    elif refused.get("section", reason.section) != reason.section:
        yield Failure(n, f"{what}.section", refused["section"], reason.section)
    for key, value in refused.get("data", {}).items():
        if key not in reason.data:
            yield Failure(n, f"{what}.data.{key}", format_value(value), _refusal(names, reason))
            continue
        expected, found = names.normalize((*at, "data", key), key, value), names.show(key, reason.data[key])
        if not matches(expected, found, unordered=key in names.reader.UNORDERED_FIELDS):
            yield Failure(n, f"{what}.data.{key}", format_value(expected), format_value(found))


def _refusal(names: Names, reason: Reason) -> str:
    data = names.words.join([f"{key} {format_value(names.show(key, value))}" for key, value in reason.data.items()])
    return names.words.text("said.refused", code=reason.code, data=data, section=reason.section)


# Reports ------------------------------------------------------------------------------------------------------------


def _report(results: Sequence[Result], words: Localization) -> Iterator[str]:
    expected, found = (words.text(f"said.scenario_{side}") for side in ("expected", "found"))
    width = 2 + max(len(expected), len(found))
    for scenario, failures in results:
        if failures:
            yield words.labelled(str(scenario.file.path), scenario.name)
        for failure in failures:
            step = words.text("said.scenario_step", step=failure.step, what=failure.what)
            yield f"  {step if failure.step else failure.what}"
            yield f"    {expected:<{width}}{failure.expected}"
            yield f"    {found:<{width}}{failure.found}"
    yield words.text("said.scenarios", n=len(results), failed=sum(bool(result.failures) for result in results))


def _as_json(results: Sequence[Result]) -> str:
    rows = [
        {
            "file": str(scenario.file.path),
            "game": scenario.game,
            "name": scenario.name,
            "sections": list(scenario.sections),
            "ok": not failures,
            "failures": [failure._asdict() for failure in failures],
        }
        for scenario, failures in results
    ]
    failed = sum(bool(result.failures) for result in results)
    report = {"scenarios": len(results), "failed": failed, "results": rows, "fingerprint": fingerprint()}
    return json.dumps(report, ensure_ascii=False, indent=2) + "\n"
