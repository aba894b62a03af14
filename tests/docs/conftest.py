"""An installed wheel, and a folder with the files that pages speak of."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hippodrome.core.race_file import new_race, open_table, record_log, to_text, write_file
from hippodrome.core.rng import seed_from
from hippodrome.games.registry import edition_text, get_game
from tests.docs.installed import EXAMPLE, REPOSITORY, Forks, install, shared_by_all
from tests.games.charioteer.tables import charioteer, play_random
from tests.server.club import club


@pytest.fixture(scope="session")
def forks(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Forks]:
    """Hippodrome and the game of the examples as installed from their wheels, in a home of its own."""
    installed = install(shared_by_all(tmp_path_factory, worker_id), REPOSITORY, EXAMPLE)
    running = Forks.of(installed, tmp_path_factory.mktemp("home"))
    assert running.at.is_relative_to(installed), "the repository is tested, not what would be installed"
    yield running
    running.close()


@pytest.fixture(scope="session")
def things(tmp_path_factory: pytest.TempPathFactory, forks: Forks) -> Path:
    """Files by the names that the pages give them."""
    folder = tmp_path_factory.mktemp("things")
    game, edition = charioteer()
    race = new_race(game, ["Ana", "Ben"], edition="reconstructed", options={"laps": 1}, seed=seed_from("pages"))
    played = to_text(record_log(race, play_random(open_table(race, game, edition), 3)))
    for day in ("evening", "monday", "tuesday", "thursday"):
        write_file(folder / f"{day}.race", played)
    (folder / "my.toml").write_text(edition_text(get_game("charioteer"), "reconstructed")[0], "utf-8")
    shutil.copy(sorted((REPOSITORY / "tests/scenarios/charioteer").glob("*.toml"))[0], folder / "mine.toml")
    with club(folder) as here:
        here.table(seats="me,me").play(Random(1), answers=4)
    (folder / "races.db").rename(folder / "club.db")
    done = forks.run(["hippodrome", "backup", "club.backup", "--database", "sqlite:///club.db"], folder)
    assert done.code == 0, done
    own = forks.home / ".local/share/hippodrome"
    own.mkdir(parents=True)
    shutil.copy(folder / "club.db", own / "races.db")
    return folder


@pytest.fixture
def folder(things: Path, tmp_path: Path) -> Path:
    """A folder of one's own with all of them."""
    for file in things.iterdir():
        shutil.copy(file, tmp_path / file.name)
    for here in ("tests", "examples"):
        (tmp_path / here).symlink_to(REPOSITORY / here)
    return tmp_path
