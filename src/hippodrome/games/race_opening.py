"""Opens race files with their game and edition, and checks their draws against the seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hippodrome.core.ask import CHANCE_SEAT, Ask
from hippodrome.core.errors import BadInput, BadRace
from hippodrome.core.fingerprint import fingerprint, text_digest
from hippodrome.core.game import Game
from hippodrome.core.race_file import RaceRecord, open_table, read_file
from hippodrome.core.rng import Seeded
from hippodrome.core.table import Table
from hippodrome.core.toml_reader import TomlReader
from hippodrome.core.validation import BadEdition, Issue
from hippodrome.games.custom_editions import built_in_name
from hippodrome.games.registry import MAX_EDITION_BYTES, edition_text, get_game, load_edition


def open_race(file: Path) -> tuple[RaceRecord, Game[Any], Table[Any]]:
    """Open a race file with its game and table, checking every entry against the rules."""
    race = read_file(file)
    try:
        game = get_game(race.game)
        if built_in := built_in_name(game.name, race.edition_text):
            race.edition, race.edition_text = built_in, ""
        edition = race_edition(race, game)
        return race, game, open_table(race, game, edition)
    except BadInput as error:
        raise BadRace("in_file", file=file, why=error) from error


def race_edition(race: RaceRecord, game: Game[Any]) -> Any:
    """Return the edition of a race: the text it carries, or a built-in one."""
    if len(race.edition_text) > MAX_EDITION_BYTES:
        raise BadRace("carried_edition_long", most=MAX_EDITION_BYTES)
    if race.edition_text:
        return game.read_edition(race.edition_text, race.edition)
    return load_edition(game, race.edition)


def edition_digest(game: Game[Any], which: str, text: str = "") -> str:
    """Return the digest of an edition: of the text that a race carries, or of a built-in one."""
    return text_digest(text or edition_text(game, which)[0])


def fingerprint_of(race: RaceRecord, game: Game[Any]) -> dict[str, Any]:
    """Return the fingerprint of a report about a race."""
    edition = edition_digest(game, race.edition, race.edition_text)
    return fingerprint(game, edition=edition, options=race.options, seed=race.seed)


def check_luck(race: RaceRecord, table: Table[Any]) -> tuple[int, list[dict[str, Any]]]:
    """Return the number of draws that could be checked against the seed, and those that differ from it."""
    wrong: list[dict[str, Any]] = []
    again = table.at(0)
    draws: dict[str, int] = {}
    checked = 0
    for n, line in enumerate(table.log):
        seed, salt = race.seed_at(n)
        if line.seat == CHANCE_SEAT and seed:
            prompt = again.prompt
            assert prompt is not None and not isinstance(prompt, Ask)
            expected = Seeded(bytes.fromhex(seed), salt).draw(prompt, draws.get(prompt.stream, 0))
            draws[prompt.stream] = draws.get(prompt.stream, 0) + 1
            checked += 1
            if expected != line.answer:
                wrong.append({"line": n + 2, "ask": line.kind, "expected": list(expected), "found": list(line.answer)})
        again.answer(line.seat, line.answer)
    return checked, wrong


def game_of(text: str, where: str) -> str:
    """Return the game that an edition file declares; raises BadEdition if the file is invalid or declares none."""
    name = TomlReader(text, where).get("game")
    if not isinstance(name, str):
        raise BadEdition(where, [Issue(0, "no_game")])
    return name
