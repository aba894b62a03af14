"""Checks for a copy of the package with new effects that the compiled engine does not support; run by `test_effects.py`."""

from __future__ import annotations

import io
import sys
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

import hippodrome
from hippodrome.bots import LEVELS, find_bot
from hippodrome.bots.search import SearchEffort
from hippodrome.conformance import check_race
from hippodrome.core.ask import Ask
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table
from hippodrome.games.cthulhu_500.bots import compiled
from hippodrome.games.cthulhu_500.bots.playout import prepare_race
from hippodrome.games.cthulhu_500.bots.steward import steward_policy
from hippodrome.games.cthulhu_500.bots.value import value
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.ready import compiled_bots
from hippodrome.simulation.run import make_plan, run
from hippodrome.terminal.screen import Size
from hippodrome.terminal.seating import read_seats
from tests.games.cthulhu_500.tables import GAME, conserved, house_edition, lay_table, refusal, say
from tests.games.cthulhu_500.test_why_not import test_why_not_agrees_with_the_options

PLANTED = {"hex-on-the-gearbox": "backfire", "siren-of-the-deep": "horn", "brakes-of-leng": "brake"}
"""The added cards and their effects."""
TINY = {"agitator": SearchEffort(playouts=3), "miliarius": SearchEffort(playouts=8)}
SENTENCES = {"en": "has nothing behind it", "es": "no tiene a nadie detrás"}


def race_of_bots(level: str, seed: int, **options: Any) -> Table[Any]:
    """Play a race on the readable rules with a bot of one level in each seat."""
    rng = Random(seed)
    table = Table(GAME, GAME.setup(3, GAME.resolve_options(options), house_edition()), SampledChance(rng))
    bots = [find_bot("cthulhu-500", level, Random(f"{seed} {seat}"), TINY.get(level)) for seat in range(3)]
    table.answer_forced()
    while isinstance(table.prompt, Ask):
        seat = table.waiting[0]
        table.answer(seat, bots[seat](Pov(table, seat)))
        table.answer_forced()
    assert table.state.over and conserved(table.state)
    return table


def effects_seen(table: Table[Any]) -> set[str]:
    """Return the added effects that were played."""
    cards = table.state.edition.cards
    kinds = ("played", "uses", "reacted")
    return {cards[fact.data["card"]].effect for fact in table.facts if fact.kind in kinds} & set(PLANTED.values())


def every_bot_level() -> None:
    """Check that bots of every level but the dummy play each effect in some race: tiro at random, the others by its default
    value."""
    for level in LEVELS:
        wanted = set() if level == "dummy" else set(PLANTED.values())
        seen = set[str]()
        for seed in range(20):
            seen |= effects_seen(race_of_bots(level, seed, length="short" if level in TINY else "normal"))
            if seen >= wanted:
                break
        assert seen >= wanted, (level, seen)
    s = prepare_race(4, house_edition(), "stewards", steward_policy)
    assert all(isfinite(chance) for chance in value(s)) and abs(sum(value(s)) - 1) < 1e-9


def rules_and_reasons() -> None:
    """Check that each effect does what its card says, and is refused with its reason."""
    table = lay_table(seats={1: {"hand": ["hex-on-the-gearbox"], "mods": ["siren-of-the-deep"]}})
    assert refusal(table, 1, "play hex-on-the-gearbox @1") == "not_yourself"
    say(table, (1, "play hex-on-the-gearbox @3"))
    assert table.state.racers[3].boost == -2 and table.facts[-1].kind == "backfired"
    say(table, (1, "use siren-of-the-deep"))
    assert table.state.racers[2].damaged
    table = lay_table(seats={1: {"mods": ["siren-of-the-deep"]}}, pack=[0, 2, 3, 1])
    assert refusal(table, 1, "use siren-of-the-deep") == "nobody_behind"
    for language in SENTENCES:  # other languages fall back to English
        reason = table.why_not(1, table.read(1, "use siren-of-the-deep"))
        assert reason is not None and SENTENCES[language] in Localization(language, GAME, house_edition()).reason(reason)
    table = lay_table(seats={0: {"hand": ["brakes-of-leng"]}}, dice=[6, 1])
    say(table, (1, "overtake @0"), (0, "react brakes-of-leng"))
    assert [fact.data["reaction_bonus"] for fact in table.facts if fact.kind == "total"] == [-1, 0]
    test_why_not_agrees_with_the_options(1)
    check_race(GAME, house_edition(), seats=4, options={"length": "short"}, seed=3, every=7)


def presentation() -> None:
    """Check that faces, scene, choices and terminal show the cards in all languages."""
    parts, edition = get_plugin("cthulhu-500"), house_edition()
    table = lay_table(seats={1: {"hand": ["hex-on-the-gearbox", "brakes-of-leng"], "mods": ["siren-of-the-deep"]}})
    pov, seating = Pov(table, 1), read_seats(["me:Ana", "me:Bea", "me:Cleo", "auriga"])
    for language in LANGUAGES:
        words = Localization(language, GAME, edition)
        faces = parts.svg.faces(edition, words)
        names = [title_and_text(words, edition, "card", kind) for kind in PLANTED]
        assert len({name for name, _ in names}) == len(PLANTED) and all(text for _, text in names)
        assert all(f"card:{kind}" in faces for kind in PLANTED)
        scene = parts.scene.scene(GAME.view(table.state, 1), edition, words, 1)
        assert {f"card:{kind}" for kind in PLANTED} <= {piece.face for piece in scene.pieces}
        console = Console(width=200, record=True, file=io.StringIO())
        console.print(parts.terminal.draw(pov.view(), edition, words, 1, seating=seating, room=Size(200, None)))
        console.print(parts.terminal.choose(pov, words).show())
        told = console.export_text()
        assert all(name in told for name, _ in names), told
        for option in pov.options:
            picked = parts.choice.picks_of(pov, option)
            chosen = parts.choice.build_choice(pov, words, picked)
            assert chosen.answer == GAME.format_answer(edition, option)
            if option.cards and edition.cards[option.cards[0]].effect in PLANTED.values():
                assert (
                    chosen.preview
                    and title_and_text(words, edition, "card", edition.cards[option.cards[0]].kind)[1] in chosen.preview.lines
                )


def compiled_engine_refuses() -> None:
    """Check that the compiled engine rejects the effect by name, and simulations run on the readable rules."""
    edition = house_edition()
    for call in (lambda: compiled.pack_edition(edition), lambda: compiled.precompile(edition)):
        try:
            call()
        except UnsupportedByEngine as reason:
            assert "does not know the effect 'backfire'" in str(reason), reason
        else:
            raise AssertionError("the compiled engine accepted an effect that it does not support")
    assert compiled_bots("cthulhu-500", edition, wait=True) is None
    plan = make_plan(
        GAME, seats=["auriga", "auriga", "tiro"], games=3, seed="planted", edition="reconstructed", options={}, mirror=False
    )
    assert sum(run(plan, jobs=1).wins.values()) == 3


if __name__ == "__main__":
    root = Path(hippodrome.__file__).parent
    assert root.is_relative_to(Path(sys.argv[1])), root
    assert {card.kind: card.effect for card in house_edition().cards if card.kind in PLANTED} == PLANTED
    for check in (rules_and_reasons, presentation, compiled_engine_refuses, every_bot_level):
        check()
        print(check.__name__, flush=True)  # noqa: T201
