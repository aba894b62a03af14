"""The house: everything of a game lies in its folder, and imports go one way."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hippodrome
from hippodrome.games.registry import HOUSE, NAMES, parts_of
from tests.sources import nodes

SOURCE = Path(hippodrome.__file__).parent

OUTSIDE = ("game", "coach", "tally", "scenario", "__init__")
"""Modules in a game's folder that are no rules: they hand the game to a shared room."""

MAY_IMPORT = {
    "core": {"core", "i18n"},
    "i18n": {"core", "i18n"},
    "rules": {"core", "i18n", "rules"},
    "seen": {"core", "i18n", "rules", "seen"},
    "fast": {"core", "i18n", "native", "rules", "fast"},
    "bots": {"core", "i18n", "native", "bots room", "games", "rules", "seen", "fast", "bots", "lab", "running", "sheets"},
    "picture": {"core", "i18n", "picture room", "rules", "seen", "picture"},
    "terminal": {"core", "i18n", "terminal room", "rules", "seen", "terminal"},
    "coach": {"core", "i18n", "native", "coach room", "bots room", "rules", "seen", "fast", "bots", "coach"},
    "learn": {"core", "i18n", "native", "learn room", "rules", "seen", "fast", "bots", "learn"},
    "tally": {"core", "i18n", "rules"},
    "measures": {"core", "i18n", "native", "games", "lab", "rules", "fast", "bots", "measures"},
    "scenario": {"core", "i18n", "rules", "scenarios"},
    "game": {"core", "i18n", "rules", "seen"},
    "__init__": {"games"},
}
"""What each part of a game may import, of its own game and of the shared rooms."""


SHARED = ("parts", "plain_choice", "plain_steps", "outside", "measuring")
"""Modules beside the games' folders."""


def imports(file: Path) -> Iterator[str]:
    """The modules of the house that a file imports, wherever it does."""
    for node in nodes(file):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("hippodrome"):
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names if name.name in ("fast", "bots", "playout"))
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("hippodrome"))


def room_of(module: str) -> tuple[str, str]:
    """The game that a module belongs to ("" for the shared rooms), and its part or room."""
    names = module.split(".")[1:]
    if names[:1] != ["games"] or len(names) == 1 or names[1] in SHARED:
        room = names[0] if names else ""
        return "", f"{room} room" if room in ("bots", "picture", "terminal", "coach", "learn") else room
    part = names[2] if len(names) > 2 else "__init__"
    return names[1], part if part in MAY_IMPORT and part != "rules" else "rules"


def wrong_imports(files: dict[str, Path]) -> list[str]:
    """Imports that go up, or from one game to another, or from a shared room to a game."""
    wrong = []
    for module, file in files.items():
        game, part = room_of(module)
        for imported in imports(file):
            of, what = room_of(imported)
            if imported == f"hippodrome.games.{game}":
                continue  # `from hippodrome.games.<game> import fast`: its own package, then the part
            if game and (of not in ("", game) or what not in MAY_IMPORT[part]):
                wrong.append(f"{module} ({part}) imports {imported} ({what})")
            elif not game and of and not is_bench(module):
                wrong.append(f"{module} imports {imported}: a shared room knows no game")
            elif part in ("core", "i18n") and what not in ("core", "i18n"):
                wrong.append(f"{module} imports {imported}: core knows nobody")
    return wrong


def is_bench(module: str) -> bool:
    """A bench names the game that it measures; the table of types names all, for type checkers only."""
    return module in ("benchmarks.random_play", "benchmarks.load.clients", "hippodrome.public.types")


def every_module() -> dict[str, Path]:
    """Every module of the house by its name."""
    found = {}
    for file in SOURCE.rglob("*.py"):
        names = ["hippodrome", *file.relative_to(SOURCE).with_suffix("").parts]
        found[".".join(names).removesuffix(".__init__")] = file
    return found


def test_imports_go_one_way() -> None:
    assert wrong_imports(every_module()) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("hippodrome.games.charioteer.rules", "from hippodrome.games.charioteer.presentation.view import view"),
        ("hippodrome.games.charioteer.engine.rules", "from hippodrome.games.charioteer.bots.auriga import WEIGHTS"),
        ("hippodrome.games.charioteer.engine.edition_record", "from hippodrome.games.charioteer import bots"),
        ("hippodrome.games.charioteer.presentation.view", "import hippodrome.server.tables.live_table"),
        ("hippodrome.games.charioteer.rules", "from hippodrome.games.chariot_race.state import State"),
        ("hippodrome.server.tables.live_table", "from hippodrome.games.charioteer.state import State"),
        ("hippodrome.core.table", "from hippodrome.games.registry import find"),
    ],
)
def test_an_import_that_goes_up_is_noticed(module: str, line: str, tmp_path: Path) -> None:
    file = tmp_path / "planted.py"
    file.write_text(line)
    assert wrong_imports({module: file})


def circles(files: dict[str, Path]) -> list[tuple[str, str]]:
    """Pairs of modules that import each other, at once or later on; what only names types does not count."""
    asks = {module: set(imported_at_work(file, files)) for module, file in files.items()}
    return sorted((one, other) for one in asks for other in asks[one] if one < other and one in asks.get(other, ()))


def imported_at_work(file: Path, files: dict[str, Path]) -> Iterator[str]:
    """The modules that a file imports when it runs, wherever in it."""
    for_types = [node for node in nodes(file) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    left_out = {inner for block in for_types for inner in ast.walk(block)}
    for node in nodes(file):
        if isinstance(node, ast.ImportFrom) and node.module and node not in left_out:
            named = (f"{node.module}.{name.name}" for name in node.names)
            yield from (name if name in files else node.module for name in named)


def test_no_two_modules_import_each_other(tmp_path: Path) -> None:
    assert circles(every_module()) == []
    plan, fast = tmp_path / "plan.py", tmp_path / "fast.py"
    plan.write_text("def run():\n    from lab.fast import race\n")
    fast.write_text("from lab import plan\n")
    assert circles({"lab.plan": plan, "lab.fast": fast}) == [("lab.fast", "lab.plan")]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_brings_what_its_table_says(name: str) -> None:
    parts = parts_of(name)
    for level, module in parts.bots.items():
        assert callable(getattr(parts.module(module), level))
    for part in ("game", "scene", "choice", "picture", "terminal", "coach", "minds", "tally", "scenario"):
        assert getattr(parts, part) is not None
    assert parts.art and set(parts.wins_alone) <= set(parts.bots)


WITHOUT = """
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import hippodrome
root = Path(hippodrome.__file__).parent
assert root.is_relative_to(Path(sys.argv[1])), root
for file in sorted(root.rglob("*.py")):
    name = ".".join(["hippodrome", *file.relative_to(root).with_suffix("").parts]).removesuffix(".__init__")
    if name not in ("hippodrome.__main__", "hippodrome.server.storage.migrations.env") and ".versions." not in name:
        import_module(name)

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.rng import Imagined
from hippodrome.core.table import Pov, Table
from hippodrome.i18n.localization import Words
from hippodrome.games.registry import NAMES, find, load_edition, parts_of
from hippodrome.server.api.lobby import _game_card
assert [_game_card(find(name), "en")["name"] for name in NAMES] == list(NAMES) and len(NAMES) == 2
for name in NAMES:
    game, edition = find(name), load_edition(find(name))
    table = Table(game, game.setup(3, game.settle({}), edition), Imagined(Random(1)))
    bot = find_bot(name, "tiro", Random(2))
    for _ in range(40):
        table.answer_forced()
        if isinstance(table.asked, Ask):
            seat = table.waiting[0]
            table.answer(seat, bot(Pov(table, seat)))
    words = Words("es", game, edition, ["A", "B", "C"])
    assert parts_of(name).scene.scene(game.view(table.state, None), edition, words, None).pieces
print("all else works")
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_without_a_games_folder_and_its_line_everything_else_works(name: str, tmp_path: Path) -> None:
    copy = tmp_path / "hippodrome"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(copy.joinpath(*HOUSE[name].split(".")[1:]))
    registry = copy / "games" / "__init__.py"
    text = registry.read_text("utf-8")
    shorter, lines = re.subn(rf'^    "{name}": .*\n', "", text, flags=re.M)
    assert lines == 1
    registry.write_text(shorter, "utf-8")
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, str(tmp_path)], env=environment, capture_output=True, text=True, cwd=tmp_path
    )
    assert done.stdout == "all else works\n", done.stderr
