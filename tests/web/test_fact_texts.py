"""The page formats facts, notes, headings and reasons exactly as the server's `Localization` does, in every language."""

from __future__ import annotations

import json
import subprocess
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Table
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, get_plugin, load_edition
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.i18n.message_data import message_data
from hippodrome.server.views.cache import Labels, labels_text
from hippodrome.server.views.page_texts import game_texts
from tests.web.node import NODE

SCRIPT = Path(__file__).parent / "format_facts.js"
PLAYERS = ["Ana", "Iván", "Hilda!"]
"""Names that a list joins by another word in Spanish, and one that ends a sentence with its own mark."""
VARIANTS: dict[str, Sequence[Mapping[str, Any]]] = {
    "charioteer": [{}, {"laps": 1, "open_fan_tokens": True}],
    "chariot-race": [{"laps": 1}, {"laps": 1, "shared_win": True, "unequal_chariots": True}],
    "cthulhu-500": [{"length": "short", "vehicles": "drafted"}, {}],
}
MAX_ANSWERS = 1500


class Case(NamedTuple):
    """A message with its values."""

    key: str
    data: Mapping[str, Any]


def raced(game: str, options: Mapping[str, Any], seed: str) -> Table[Any]:
    """A race between players who answer at random."""
    rules, rng = get_game(game), Random(seed)
    state = rules.setup(len(PLAYERS), rules.resolve_options(options), load_edition(rules))
    table = Table(rules, state, SampledChance(rng))
    for _ in range(MAX_ANSWERS):
        if not table.waiting:
            break
        table.answer(table.waiting[0], table.options(table.waiting[0]).draw(rng))
        table.answer_forced()
    return table


def race_cases(table: Table[Any], options: Mapping[str, Any]) -> list[Case]:
    """Every fact of a race, and the heading of every turn."""
    game = table.game
    steps = get_plugin(game.name).steps.step_classifier(table.state.edition, len(PLAYERS), game.resolve_options(options))
    cases = []
    for fact in table.facts:
        cases.append(Case(f"fact.{fact.kind}", fact.data))
        part = steps.classify(fact)
        if part.turn is not None:
            cases.append(Case("step.turn", part.turn))
        if part.overtakes:
            cases.append(Case("server.telling.past", {"passed": part.overtakes}))
    return cases


def declared_cases(game: str, seen: Sequence[Case], rng: Random) -> list[Case]:
    """Every kind of fact that a game declares, with values that its fields have in other facts, or with small numbers."""
    values = defaultdict[str, list[Any]](list)
    for case in seen:
        for field, value in case.data.items():
            values[field].append(value)
    kinds, keys = get_game(game).facts, Localization("en", get_game(game)).keys()
    assert {key.removeprefix("fact-") for key in keys if key.startswith("fact-")} == {*kinds}
    return [
        Case(f"fact.{kind}", {field: rng.choice(values.get(field) or [0, 1, 2]) for field in fields})
        for kind, fields in kinds.items()
        for _ in range(5)
    ]


def shared_cases(words: Localization) -> list[Case]:
    """Notes, messages about awaited seats, and reasons against undoing."""
    notes = [key.replace("-", ".", 2) for key in sorted(words.keys()) if key.startswith("server-note-")]
    data = {"seat": 1, "number": 1200, "most": 3, "level": "tiro"}
    cases = [Case(key, {**data, "number": number}) for key in notes for number in (0, 1, 2, 1200)]
    awaits = [key.replace("-", ".", 1) for key in sorted(words.keys()) if key.startswith("awaits-")]
    cases += [Case(key, {"waiting": waiting}) for key in (*awaits, "server.awaits") for waiting in ([1], [0, 1], [1, 0, 2], [])]
    reasons = [key.replace("-", ".", 1) for key in sorted(words.keys()) if key.startswith("reason-undo_")]
    return cases + [Case(key, {"seat": seat, "about": "dice"}) for key in reasons for seat in (0, 7)]


def test_page_and_server_format_every_message_alike() -> None:
    rng, given, expected = Random(1), [], []
    for game in BUILT_IN_NAMES:
        for n, options in enumerate(VARIANTS[game]):
            table = raced(game, options, f"{game} {n}")
            seen = race_cases(table, options)
            declared = declared_cases(game, seen, rng)
            for language in LANGUAGES:
                words = Localization(language, get_game(game), table.state.edition, PLAYERS, options)
                labels, cases = Labels(), [*seen, *declared, *shared_cases(words)]
                messages = []
                for case in cases:
                    data = message_data(words, case.key, case.data)
                    labels.need(words, data.labels)
                    messages.append([case.key, data.values, {}])
                sent = {"texts": game_texts(game, language), "labels": json.loads(labels_text(labels.added))}
                given.append({**sent, "players": PLAYERS, "messages": messages})
                expected.append([(case, words.text(case.key, **case.data)) for case in cases])
    done = subprocess.run([NODE, SCRIPT], input=json.dumps(given), capture_output=True, text=True, check=True, timeout=120)
    found = json.loads(done.stdout)
    differences = [
        (request["texts"]["lang"], case, wanted, text)
        for request, cases, texts in zip(given, expected, found, strict=True)
        for (case, wanted), text in zip(cases, texts, strict=True)
        if wanted != text
    ]
    assert not differences, f"{len(differences)} differ, such as {differences[:5]}"
    assert sum(map(len, expected)) > 5000
