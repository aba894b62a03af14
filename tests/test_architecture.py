"""The tree: imports go one way, folders and files stay small, and the wheel contains the product only."""

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
from hippodrome.games.registry import BUILT_IN_NAMES, BUILT_IN_PACKAGES, get_plugin
from tests.sources import nodes

SOURCE = Path(hippodrome.__file__).parent
REPOSITORY = SOURCE.parents[1]

BASE = {"core", "i18n"}
GAME_PACKAGES = {
    "rules": BASE | {"rules"},
    "game": BASE | {"rules", "presentation"},
    "presentation": BASE | {"rules", "presentation"},
    "engine": BASE | {"jit", "rules", "engine"},
    "bots": BASE | {"jit", "shared bots", "games", "rules", "presentation", "engine", "bots"},
    "svg": BASE | {"shared svg", "rules", "presentation", "svg"},
    "terminal": BASE | {"shared terminal", "rules", "presentation", "terminal"},
    "coach": BASE | {"jit", "shared coach", "shared bots", "rules", "presentation", "engine", "bots", "coach"},
    "rl": BASE | {"jit", "shared rl", "rules", "presentation", "engine", "bots", "rl"},
    "measures": BASE | {"jit", "games", "analysis", "rules", "engine", "bots", "measures"},
    "scenario": BASE | {"rules", "scenarios"},
    "__init__": {"games"},
}
"""What each package of a game may import, of its own game and of the shared packages."""
SHARED_WITH_SAME_NAME = ("bots", "svg", "terminal", "coach", "rl")
SHARED_GAME_MODULES = (
    "registry",
    "plugin",
    "plugins",
    "defaults",
    "race_opening",
    "custom_editions",
    "edition",
    "edition_diff",
    "edition_values",
    "types",
)

TOOLS = {"benchmarks", "training", "tests"}
LIBRARY = {
    "core": BASE,
    "i18n": BASE,
    "svg": BASE | {"svg"},
    "conformance": BASE | {"conformance"},
    "bots": BASE | {"bots", "games"},
    "scenarios": BASE | {"scenarios", "games", "terminal"},
    "rulebook": BASE | {"rulebook", "games", "scenarios", "svg"},
    "coach": BASE | {"coach", "bots", "games", "jit", "terminal"},
}
"""What shared packages may import, where the list is short."""
ENTRY_POINTS = {"cli", "server", "public"}
STUDIES = {"editing", "analysis", "simulation", "rl"}
NEVER = {
    "jit": ENTRY_POINTS | STUDIES | {"terminal", "coach", "bots"},
    "terminal": ENTRY_POINTS | STUDIES,
    "games": ENTRY_POINTS | {"editing", "analysis", "simulation"},
    "simulation": ENTRY_POINTS | {"editing", "rl"},
    "analysis": ENTRY_POINTS | {"editing", "rl"},
    "rl": ENTRY_POINTS | {"editing"},
    "editing": ENTRY_POINTS | {"rl"},
    "public": {"server", "cli"},
    "server": {"public"},
    "server.tables": {"server.api", "server.http", "terminal", "cli"},
    "server.views": {"server.api", "terminal", "cli"},
    "server.storage": {"server.api", "server.cluster", "terminal", "cli"},
    "server.limits": {"server.api", "server.http", "server.tables", "server.views", "server.storage", "server.cluster"},
    "server.schemas": {"server.api", "server.http", "server.tables", "server.views", "server.storage", "terminal", "cli"},
    "server.workers": {"server.api", "server.cluster", "cli"},
    "server.http": {"server.storage", "server.cluster", "terminal", "cli"},
    "server.cluster": {"server.views", "terminal", "cli"},
}
"""What other packages may not import."""

MAX_MODULES = 16
MAX_LINES = 500
BAD_STARTS = re.compile(r"(What|How|Who|Whoever|Where|Whether|So many)\b")
DEVELOPER_FILES = re.compile(r"(bench|load_|capacity|train|traffic|profile|calibrat)", re.IGNORECASE)


def imports(file: Path) -> Iterator[str]:
    """Yield the modules of this repository that a file imports, wherever it does."""
    for node in nodes(file):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] in ("hippodrome", *TOOLS):
            named = {f"{node.module}.{alias.name}": alias.name for alias in node.names}
            modules = [name for name in named if is_module(name)]
            yield from modules
            if len(modules) < len(named):
                yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] in ("hippodrome", *TOOLS))


def is_module(name: str) -> bool:
    """Whether a dotted name is a module or a package of this repository."""
    path = (SOURCE.parent if name.startswith("hippodrome") else REPOSITORY).joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or path.joinpath("__init__.py").is_file()


def package_of(module: str) -> tuple[str, str]:
    """Return the game that a module belongs to ("" for the shared packages), and its package."""
    names = module.split(".")
    if names[0] != "hippodrome":
        return "", names[0]
    names = names[1:]
    if names[:1] == ["server"]:
        return "", "server." + names[1] if len(names) > 1 and SOURCE.joinpath(*names[:2]).is_dir() else "server"
    if names[:1] != ["games"] or len(names) == 1 or names[1] in SHARED_GAME_MODULES:
        return "", names[0] if names else ""
    part = names[2] if len(names) > 2 else "__init__"
    return names[1], part if part in GAME_PACKAGES else "rules"


def matches(package: str, names: set[str]) -> bool:
    """Whether a package, or the one around it, is among these."""
    return package in names or package.partition(".")[0] in names


def wrong_imports(files: dict[str, Path]) -> list[str]:
    """List imports that go up, from one game to another, from a shared package to a game, or from the product to tools."""
    wrong = []
    for module, file in files.items():
        game, package = package_of(module)
        for imported in imports(file):
            other_game, other = package_of(imported)
            if game:
                if imported == f"hippodrome.games.{game}":
                    continue  # `from hippodrome.games.<game> import engine`: its own package, then the part
                shared = f"shared {other}" if not other_game and other in SHARED_WITH_SAME_NAME else other
                allowed = other_game in ("", game) and shared in GAME_PACKAGES[package]
            elif other_game:
                allowed = module == "hippodrome.games.types"  # for type checkers only
            elif other in TOOLS:
                allowed = False
            elif package in LIBRARY:
                allowed = other in LIBRARY[package]
            else:
                forbidden = NEVER.get(package, set()) | NEVER.get(package.partition(".")[0], set())
                allowed = not matches(other, forbidden) or other == package
            if not allowed:
                wrong.append(f"{module} imports {imported}")
    return wrong


def every_module() -> dict[str, Path]:
    """Return every module of the package by its name."""
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
        ("hippodrome.core.table", "from hippodrome.games.registry import get_game"),
        ("hippodrome.server.tables.actions", "from hippodrome.server.api import errors"),
        ("hippodrome.server.tables.registry", "from hippodrome.server.http.middleware import CALLER"),
        ("hippodrome.server.tables.registry", "from hippodrome.terminal.output import say"),
        ("hippodrome.server.limits.quota", "from hippodrome.server.tables import journal"),
        ("hippodrome.simulation.run", "from hippodrome.cli import app"),
        ("hippodrome.editing.compare", "from hippodrome.cli.study import show"),
        ("hippodrome.terminal.play", "from hippodrome.cli.runner import run"),
        ("hippodrome.games.custom_editions", "from hippodrome.editing.paths import matching_names"),
        ("hippodrome.jit.ready", "from hippodrome.rl.batch import Batch"),
        ("hippodrome.rl.batch", "from hippodrome.public.race import Race"),
        ("hippodrome.server.workers.comparisons", "from hippodrome.cli.study import study"),
        ("hippodrome.simulation.run", "from benchmarks.args import at_least"),
    ],
)
def test_wrong_import_is_found(module: str, line: str, tmp_path: Path) -> None:
    file = tmp_path / "planted.py"
    file.write_text(line)
    assert wrong_imports({module: file})


def circles(files: dict[str, Path]) -> list[tuple[str, str]]:
    """List pairs of modules that import each other, at once or later on; imports for types only do not count."""
    imported = {module: set(imported_at_run_time(file, files)) for module, file in files.items()}
    return sorted((one, other) for one in imported for other in imported[one] if one < other and one in imported.get(other, ()))


def imported_at_run_time(file: Path, files: dict[str, Path]) -> Iterator[str]:
    """Yield the modules that a file imports when it runs, wherever in it."""
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


# Size and words ---------------------------------------------------------------------------------------------------------


def crowded_folders(root: Path) -> list[str]:
    """List folders with too many modules."""
    counts: dict[Path, int] = {}
    for file in root.rglob("*.py"):
        if file.name != "__init__.py":
            counts[file.parent] = counts.get(file.parent, 0) + 1
    return sorted(f"{folder.relative_to(root)}: {count} modules" for folder, count in counts.items() if count > MAX_MODULES)


def long_modules(root: Path) -> list[str]:
    """List modules with too many lines."""
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in root.rglob("*.py")}
    return sorted(f"{file.relative_to(root)}: {length} lines" for file, length in lengths.items() if length > MAX_LINES)


def riddles(root: Path) -> list[str]:
    """List docstrings that begin like a question instead of naming the thing or what it does."""
    found = []
    for file in sorted(root.rglob("*.py")):
        for node in nodes(file):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                if BAD_STARTS.match(node.value.value.strip()):
                    found.append(f"{file.relative_to(root)}:{node.lineno}: {node.value.value.strip()[:60]}")
    return found


def test_folders_have_few_modules(tmp_path: Path) -> None:
    for root in (SOURCE, REPOSITORY / "benchmarks", REPOSITORY / "training"):
        assert crowded_folders(root) == []
    for number in range(MAX_MODULES + 1):
        (tmp_path / f"m{number}.py").write_text("")
    assert len(crowded_folders(tmp_path)) == 1


def test_modules_are_short(tmp_path: Path) -> None:
    for root in (SOURCE, REPOSITORY / "benchmarks", REPOSITORY / "training"):
        assert long_modules(root) == []
    (tmp_path / "long.py").write_text("\n" * (MAX_LINES + 1))
    assert len(long_modules(tmp_path)) == 1


def test_docstrings_name_the_thing_or_what_it_does(tmp_path: Path) -> None:
    for root in (SOURCE, REPOSITORY / "benchmarks", REPOSITORY / "training"):
        assert riddles(root) == []
    (tmp_path / "planted.py").write_text('"""What it does."""\nLIMIT = 3\n"""So many at most."""\nWHAT = "What a constant"\n')
    assert len(riddles(tmp_path)) == 2


def developer_files(names: list[str]) -> list[str]:
    """List files by their names that only developers run."""
    return [name for name in names if DEVELOPER_FILES.search(Path(name).stem) and name.endswith(".py")]


def test_wheel_contains_the_product_only() -> None:
    names = [file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert developer_files(names) == []
    assert len(developer_files(["server/load_clients.py", "lab/bench.py", "bots/training.py", "core/table.py"])) == 3
    runnable = [
        name for name in names if name.endswith(".py") and '\nif __name__ == "__main__":' in (SOURCE / name).read_text("utf-8")
    ]
    assert sorted(runnable) == ["__main__.py", "cli/screenshot.py"]


# Games ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_a_game_brings_what_its_table_says(name: str) -> None:
    parts = get_plugin(name)
    for level, module in parts.bots.items():
        assert callable(getattr(parts.module(module), level))
    for part in ("game", "scene", "choice", "svg", "terminal", "coach", "search_policy", "tally", "scenario"):
        assert getattr(parts, part) is not None
    assert parts.svg_css and set(parts.wins_alone) <= set(parts.bots)


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
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table
from hippodrome.i18n.localization import Localization
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, load_edition, get_plugin
from hippodrome.server.api.lobby import _game_summary
assert [_game_summary(get_game(name), "en")["name"] for name in BUILT_IN_NAMES] == list(BUILT_IN_NAMES)
assert len(BUILT_IN_NAMES) == 2
for name in BUILT_IN_NAMES:
    game, edition = get_game(name), load_edition(get_game(name))
    table = Table(game, game.setup(3, game.resolve_options({}), edition), SampledChance(Random(1)))
    bot = find_bot(name, "tiro", Random(2))
    for _ in range(40):
        table.answer_forced()
        if isinstance(table.prompt, Ask):
            seat = table.waiting[0]
            table.answer(seat, bot(Pov(table, seat)))
    words = Localization("es", game, edition, ["A", "B", "C"])
    assert get_plugin(name).scene.scene(game.view(table.state, None), edition, words, None).pieces
print("all else works")
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_without_a_games_folder_and_its_line_everything_else_works(name: str, tmp_path: Path) -> None:
    copy = tmp_path / "hippodrome"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(copy.joinpath(*BUILT_IN_PACKAGES[name].split(".")[1:]))
    registry = copy / "games" / "registry.py"
    text = registry.read_text("utf-8")
    shorter, lines = re.subn(rf'^    "{name}": .*\n', "", text, flags=re.M)
    assert lines == 1
    registry.write_text(shorter, "utf-8")
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, str(tmp_path)], env=environment, capture_output=True, text=True, cwd=tmp_path
    )
    assert done.stdout == "all else works\n", done.stderr
