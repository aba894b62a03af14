"""Opens race files with their game and edition, and checks their luck against the seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hippodrome.core.ask import LUCK, Ask
from hippodrome.core.errors import BadInput, BadRace
from hippodrome.core.fingerprint import edition_sum, fingerprint
from hippodrome.core.game import Game
from hippodrome.core.race_file import Race, open_table, read_file
from hippodrome.core.rng import Seeded
from hippodrome.core.table import Table
from hippodrome.core.toml_reader import Sheet
from hippodrome.core.validation import BadEdition, Fault
from hippodrome.games.custom_editions import built_in_name
from hippodrome.games.registry import LARGEST_EDITION, edition_text, find, load_edition


def open_race(file: Path) -> tuple[Race, Game[Any], Table[Any]]:
    """A race file with its game and its table, every line checked against the rules."""
    race = read_file(file)
    try:
        game = find(race.game)
        if built_in := built_in_name(game.name, race.edition_text):
            race.edition, race.edition_text = built_in, ""
        edition = race_edition(race, game)
        return race, game, open_table(race, game, edition)
    except BadInput as error:
        raise BadRace("in_file", file=file, why=error) from error


def race_edition(race: Race, game: Game[Any]) -> Any:
    """The edition a race is played with: the text it carries, or one of the house's."""
    if len(race.edition_text) > LARGEST_EDITION:
        raise BadRace("carried_edition_long", most=LARGEST_EDITION)
    if race.edition_text:
        return game.read_edition(race.edition_text, race.edition)
    return load_edition(game, race.edition)


def sum_of(game: Game[Any], which: str, text: str = "") -> str:
    """The sum of an edition: of the text that a race carries, or of one of the house's."""
    return edition_sum(text or edition_text(game, which)[0])


def fingerprint_of(race: Race, game: Game[Any]) -> dict[str, Any]:
    """What something that is now said of a race was made with."""
    edition = sum_of(game, race.edition, race.edition_text)
    return fingerprint(game, edition=edition, options=race.options, seed=race.seed)


def check_luck(race: Race, table: Table[Any]) -> tuple[int, list[dict[str, Any]]]:
    """How many draws of a race could be compared with their seed, and those that differ from it."""
    wrong: list[dict[str, Any]] = []
    again = table.at(0)
    draws: dict[str, int] = {}
    checked = 0
    for n, line in enumerate(table.log):
        seed, salt = race.source(n)
        if line.seat == LUCK and seed:
            asked = again.asked
            assert asked is not None and not isinstance(asked, Ask)
            expected = Seeded(bytes.fromhex(seed), salt).draw(asked, draws.get(asked.stream, 0))
            draws[asked.stream] = draws.get(asked.stream, 0) + 1
            checked += 1
            if expected != line.answer:
                wrong.append({"line": n + 2, "ask": line.about, "expected": list(expected), "found": list(line.answer)})
        again.answer(line.seat, line.answer)
    return checked, wrong


def game_of(text: str, where: str) -> str:
    """The game an edition file says it is for; BadEdition with its faults if the file cannot be read, or does not say."""
    name = Sheet(text, where).get("game")
    if not isinstance(name, str):
        raise BadEdition(where, [Fault(0, "no_game")])
    return name
