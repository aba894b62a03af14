"""The entry of an effect suffices for everything except the compiled engine, which rejects an effect without a number.

New effects without a number are added to a copy of the package. `tests/test_recipes.py` adds one with a number, as
docs/build/recipes.md describes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from filecmp import dircmp
from pathlib import Path

import pytest

import hippodrome
from hippodrome.games.cthulhu_500.edition import TRIGGERS
from hippodrome.games.cthulhu_500.effect import AIMS as ALL_AIMS
from hippodrome.games.cthulhu_500.effect import EFFECTS, Effect, active_effect, effect_of, passive_effect
from hippodrome.games.cthulhu_500.engine.edition_record import AIMS, EVENTS, NUMBERS, ROLES
from hippodrome.games.cthulhu_500.presentation.preview import PREVIEWS
from hippodrome.games.cthulhu_500.svg.signs import ICONS, SIGNS
from tests.games.cthulhu_500.tables import house_edition

SOURCE = Path(hippodrome.__file__).parent
REPOSITORY = Path(__file__).parents[3]

ENTRIES = '''

@active_effect(Effect("backfire", (ACTION,), aim="rival", amount=True, facts={"backfired": ("seat", "amount")}))
async def backfire(s: State, seat: Seat, answer: Answer) -> None:
    """Hex on the Gearbox: a rival is slower until the end of the turn."""
    s.racers[answer.seats[0]].boost -= _amount(s, answer)
    tell(s, "backfired", seat=answer.seats[0], amount=_amount(s, answer))


def _unless_last(s: State, seat: Seat, card: int) -> Reason | None:
    return Reason("nobody_behind", {"card": card}, PLAYING) if s.pack[-1] == seat else None


@active_effect(Effect("horn", (MOD,), why_not=_unless_last, forecast=True, fitted=0.6))
async def horn(s: State, seat: Seat, answer: Answer) -> None:
    """Siren of the Deep: the vehicle behind is damaged."""
    await damage(s, [behind(s, seat)])


@active_effect(Effect("brake", (REACTION,), answers="attempt", is_too_late=lambda m, seat: m.push < 0, sign="nowhere"))
async def brake(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Brakes of Leng: the vehicle that passes has a lower total; a second card has no effect."""
    moment.push -= 1
'''
CARDS = """
[[action]]
source = "own"
id = "hex-on-the-gearbox"
effect = "backfire"
amount = 2

[[mod]]
source = "own"
id = "siren-of-the-deep"
effect = "horn"

[[reaction]]
source = "own"
id = "brakes-of-leng"
effect = "brake"
trigger = "attempt"
role = "target"
"""
TEXTS = {
    "en": ("Hex on the Gearbox", "A rival has -{$amount} until the end of this turn.", "Siren of the Deep",
           "As an action: the vehicle behind you is damaged.", "Brakes of Leng", "Whoever passes you has -1.",
           "{$seat} sputters: -{$amount}.", "{$card} has nothing behind it."),
    "es": ("Mal de ojo a la caja", "Un rival tiene -{$amount} hasta el final de este turno.", "Sirena del abismo",
           "Como acción: el vehículo detrás de ti sufre daño.", "Frenos de Leng", "Quien te adelanta tiene -1.",
           "{$seat} renquea: -{$amount}.", "{$card} no tiene a nadie detrás."),
}  # fmt: skip
TOUCHED = {"effects.py", "editions/reconstructed.toml", "locale/en.ftl", "locale/es.ftl"}


def edit(file: Path, *changes: tuple[str, str]) -> None:
    text = file.read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file.write_text(text, "utf-8")


def add_effects(game: Path) -> None:
    """Add an action, a card that is used and a reaction: an entry, a card, and texts in two languages each."""
    edit(game / "effects.py", ("\n\n# Vehicles ---", f"{ENTRIES}\n\n# Vehicles ---"))
    edition = game / "editions" / "reconstructed.toml"
    edit(
        edition,
        ("\naction = 26\n", "\naction = 27\n"),
        ("\nmod = 18\n", "\nmod = 19\n"),
        ("\nreaction = 24\n", "\nreaction = 25\n"),
    )
    edition.write_text(edition.read_text("utf-8") + CARDS, "utf-8")
    for language, (hex_name, hex_text, siren, siren_text, brakes, brakes_text, fact, reason) in TEXTS.items():
        file = game / "locale" / f"{language}.ftl"
        text = file.read_text("utf-8")
        text += f"\nfact-backfired = {fact}\nreason-nobody_behind = {reason}\n"
        for kind, name, text_of_card in (("hex-on-the-gearbox", hex_name, hex_text), ("siren-of-the-deep", siren, siren_text),
                                 ("brakes-of-leng", brakes, brakes_text)):  # fmt: skip
            text += f"\ncard-{kind}-name = {name}\ncard-{kind}-text = {text_of_card}\n"
        file.write_text(text, "utf-8")


def changed(compared: dircmp[str], folder: str = "") -> set[str]:
    """Return the files that differ between two folders."""
    found = {folder + name for name in (*compared.diff_files, *compared.left_only, *compared.right_only)}
    return found.union(*(changed(below, f"{folder}{name}/") for name, below in compared.subdirs.items()))


def test_effects_without_a_number_work_everywhere_but_in_the_compiled_engine(tmp_path: Path) -> None:
    copy = tmp_path / "hippodrome"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    add_effects(copy / "games" / "cthulhu_500")
    assert changed(dircmp(SOURCE / "games" / "cthulhu_500", copy / "games" / "cthulhu_500", ["__pycache__"])) == TOUCHED
    environment = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{REPOSITORY}", "XDG_CACHE_HOME": str(tmp_path / "cache")}
    command = [sys.executable, "-m", "tests.games.cthulhu_500.planted", str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.split() == ["rules_and_reasons", "presentation", "compiled_engine_refuses", "every_bot_level"]


# Entries ----------------------------------------------------------------------------------------------


async def _nothing(*_: object) -> None:
    return None


def test_invalid_entries_are_rejected_by_name() -> None:
    with pytest.raises(ValueError, match="'shove' is aimed at 'the moon'"):
        Effect("shove", ("action",), aim="the moon")
    with pytest.raises(ValueError, match="'shove' should name an event"):
        Effect("shove", ("reaction",))
    with pytest.raises(ValueError, match="'shove' needs a coroutine"):
        passive_effect(Effect("shove", ("action",)))
    with pytest.raises(ValueError, match="'shove' answers a card"):
        active_effect(Effect("shove", ("reaction",), answers="card"))
    with pytest.raises(ValueError, match="an effect 'stomp' already"):
        active_effect(Effect("stomp", ("action",)))(_nothing)
    with pytest.raises(ValueError, match="'chaos' and 'shove' have the same number, 1"):
        active_effect(Effect("shove", ("action",), number=1))(_nothing)
    assert "shove" not in EFFECTS


def test_entries_name_existing_signs_previews_and_triggers() -> None:
    assert house_edition()
    for name, entry in EFFECTS.items():
        assert entry.sign in ("", *SIGNS) and entry.preview in ("", *PREVIEWS), name
        assert entry.number_icon is None or (entry.number_icon[0] in ICONS and "{}" in entry.number_icon[1]), name
        assert not entry.answers or entry.answers in TRIGGERS, name


def test_the_compiled_engine_supports_every_built_in_effect() -> None:
    assert {"": 0} | {name: entry.number for name, entry in EFFECTS.items()} == NUMBERS
    assert tuple(TRIGGERS) == EVENTS and {role for roles in TRIGGERS.values() for role in roles} == set(ROLES)
    assert AIMS == ALL_AIMS


def test_default_play_value_is_above_the_hand_value() -> None:
    assert effect_of("no such effect").play_value > effect_of("no such effect").hand_value
    entry = Effect("shove", ("action",), hand=0.5)
    assert entry.play_value > entry.hand_value == 0.5
    assert Effect("shove", ("mod",)).hand_value == 0.0 and Effect("shove", ("mod",), played=0.1).play_value == 0.1
