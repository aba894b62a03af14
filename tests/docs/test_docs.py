"""The documentation, run as it is written: commands, snippets, examples of --help, and what the pages list."""

from __future__ import annotations

import ast
import configparser
import errno
import importlib
import importlib.util
import json
import os
import re
import shlex
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
import typer

from hippodrome.games.registry import BUILT_IN_NAMES, get_game
from hippodrome.server.app import Settings, create_app
from tests.docs.commands_in_docs import PROGRAMS, Typed, blocks, commands, examples, inline, lines
from tests.docs.installed import EXAMPLE, REPOSITORY, Done, Forks, Running, with_tools
from tests.server.club import club

LANGUAGES = {"sh", "text", "python", "pycon", "toml", "ini", "nginx", "ftl"}
FOR_PEOPLE = ("sudo ", "pip ", "pipx ", "rm -rf ", "python3 -m venv ", ".venv/bin/pip ", "docker compose ", "cp ")
"""Commands that set up a machine: nothing for a test to run."""
PLACEHOLDERS = {"GAME": "charioteer", "N": "2", "COMMAND": "play", "FILE": "new.backup", "FOLDER": "old-races", "TABLE": "x"}
LONG = re.compile(
    r"python -m (benchmarks|training)\b|"
    r"tests/scenarios( |$)|ladder (?!royal)|review |simulate (chariot|cthulhu)|precompile |study |edition (compare|sweep|tune) "
)
"""What takes more than seconds even in its short form, most of it because engines are compiled for where the wheel lies."""


def everything() -> dict[str, Typed]:
    """Each different command once."""
    found: dict[str, Typed] = {}
    for typed in (*lines(), *inline(), *examples()):
        if typed.text.startswith(PROGRAMS) and not any(mark in typed.text for mark in ("…", "postgresql", "|", ".py")):
            found.setdefault(" ".join(short(typed)), typed)
    return found


def short(typed: Typed) -> list[str]:
    """A command with what stands for something filled in, and as short as its page says: `--games 20`, `--deals 2`."""
    words = [PLACEHOLDERS.get(word, word) for word in typed.words]
    for option, enough in (("--games", 20), ("--deals", 2)):
        if option in words and int(words[words.index(option) + 1].replace(",", "")) > enough:
            words[words.index(option) + 1] = str(enough)
    if "restore" in words and "new.backup" in words:
        words = [*(word.replace("new.backup", "club.backup") for word in words), "--database", "sqlite:///new.db"]
    named = " ".join(word for word in words[1:] if not word.startswith("--"))
    if words[0] == "hippodrome" and named in commands() and "serve" not in words:  # it is only named
        words.append("--help")
    return words


def is_long(text: str) -> bool:
    return bool(LONG.search(text)) and "--help" not in text


COMMANDS = everything()
QUICK = [text for text in COMMANDS if not is_long(text)]
TRIED: dict[str, str] = {}
for _text in QUICK:  # one each of simulations, evaluations and servers that are alike
    _words = _text.split()
    _alike = _words[1:2] in (["simulate"], ["ladder"]) and "--help" not in _words
    _served = _words[1:2] == ["play"] and not {"--terminal", "--file", "--help", "--lan", "--edition"} & set(_words)
    _measured = _words[1:2] == ["evaluate"] and "--deals" in _words
    TRIED.setdefault("evaluate" if _measured else " ".join(_words[1:3]) if _alike or _served else _text, _text)


NO_SERVER = {"--terminal", "--file", "--help", "--check"}


def try_command(forks: Forks, folder: Path, text: str) -> Done:
    words = shlex.split(text)
    if words[1:3] == ["edition", "new"] and "--help" not in words:
        (folder / words[-1]).unlink(missing_ok=True)  # other pages go on with this file
    if ">" in words:
        words, file = words[: words.index(">")], words[words.index(">") + 1]
        return forks.run(words, folder, stdout=str(folder / file))
    if words == ["hippodrome"] or (words[1:2] in (["serve"], ["play"]) and not NO_SERVER & set(words)):
        return try_server(forks.begin(words, folder))
    return forks.run(words, folder)


def try_server(running: Running) -> Done:
    """A command that goes on until it is stopped: it is where it says."""
    said = running.until("Hippodrome is at ")
    address = re.search(r"http://127\.0\.0\.1:\d+", said)
    assert address is not None, said
    assert _answers(address[0])
    running.interrupt()
    done = running.end()
    return done._replace(code=0 if done.code == 130 else done.code)


def _answers(address: str) -> bool:
    """Wait until a server answers."""
    for _ in range(600):
        try:
            urlopen(f"{address}/health", timeout=30).close()
            return True
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"nobody answers at {address}")


@pytest.mark.parametrize("text", TRIED.values())
def test_what_the_pages_say_can_be_typed(text: str, forks: Forks, folder: Path) -> None:
    done = try_command(forks, folder, text)
    assert done.code == 0 and "Traceback" not in done.err, (text, done)


@pytest.mark.soak
@pytest.mark.parametrize("text", [text for text in COMMANDS if text not in TRIED.values()])
def test_what_takes_longer_can_be_typed_too(text: str, forks: Forks, folder: Path) -> None:
    running = forks.begin(shlex.split(text), folder, **with_tools(forks.environment))
    done = running.end(3600)
    assert done.code == 0 and "Traceback" not in done.err, (text, done)


TOOLS = {typed.words[2] for typed in (*lines(), *inline()) if typed.words[:2] == ["python", "-m"]}


@pytest.mark.parametrize("tool", sorted(tool for tool in TOOLS if tool.startswith("hippodrome.") and "…" not in tool))
def test_every_tool_has_help(tool: str, forks: Forks, folder: Path) -> None:
    done = forks.run(["python", "-m", tool, "--help"], folder)
    assert done.code == 0 and f"usage: python -m {tool}" in done.out


def test_every_line_for_the_shell_is_known() -> None:
    targets = set(re.findall(r"^([\w-]+):", (REPOSITORY / "Makefile").read_text("utf-8"), re.M))
    for typed in lines():
        if typed.text.startswith("make "):
            assert typed.words[1] in targets, typed
        else:
            assert typed.text.startswith((*PROGRAMS, *FOR_PEOPLE)), typed


def test_every_block_says_what_it_is() -> None:
    assert {language for _, language, _ in blocks()} == LANGUAGES


def test_commands_for_other_databases_and_services_can_be_read() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.read_string(next(text for _, language, text in blocks() if language == "ini"))
    started = Typed("unit", unit["Service"]["ExecStart"].partition("/bin/")[2])
    assert unit["Service"]["CacheDirectory"] == "hippodrome"
    on_postgres = [typed for typed in (*lines(), *inline(), *examples()) if "postgresql://" in typed.text]
    for typed in (started, *(typed for typed in on_postgres if typed.text.startswith("hippodrome"))):
        name, *rest = [word for word in typed.words if word != "hippodrome"]
        assert commands()[name].make_context(name, rest).params


def test_every_command_is_on_the_page_of_commands_and_has_an_example() -> None:
    page = (REPOSITORY / "docs/study/reference/commands.md").read_text("utf-8")
    assert set(re.findall(r"^\| `hippodrome ([a-z ]+)` \|", page, re.M)) == set(commands())
    assert {typed.page.removesuffix(" --help") for typed in examples()} == set(commands())


def test_examples_of_help_stand_in_lines_of_their_own() -> None:
    found = [line for line in _help("play").splitlines() if "Example: " in line]
    assert len(found) == 3 and all(line.count("hippodrome play") == 1 for line in found)


def _help(name: str) -> str:
    return commands()[name].get_help(typer.Context(commands()[name], info_name=f"hippodrome {name}"))


# Snippets ---------------------------------------------------------------------------------------------------------------


def snippets_on_speed() -> str:
    snippets = [text for page, language, text in blocks() if page == "notes/speed.md" and language == "python"]
    assert len(snippets) == 3
    return "\n".join(snippets)


@pytest.mark.soak
def test_the_snippets_of_the_page_on_speed_run(forks: Forks, folder: Path) -> None:
    (folder / "snippets.py").write_text(snippets_on_speed(), "utf-8")
    done = forks.begin(["python", "snippets.py"], folder).end(1200)
    assert done.code == 0 and len(done.out.splitlines()) > 3, done


def test_the_snippets_of_the_page_on_speed_name_nothing_that_is_not_there(tmp_path: Path) -> None:
    code = snippets_on_speed()
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "F821,E9", "-"]
    found = subprocess.run(command, input=code, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert found.returncode == 0, found.stdout
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for name in node.names:
                there = importlib.util.find_spec(f"{node.module}.{name.name}") if _is_package(node.module) else None
                assert there is not None or hasattr(importlib.import_module(node.module), name.name), name.name


def _is_package(module: str) -> bool:
    spec = importlib.util.find_spec(module)
    return spec is not None and spec.submodule_search_locations is not None


def test_the_rules_that_the_page_on_design_quotes_are_python() -> None:
    for page, language, text in blocks():
        if language == "python" and page not in ("notes/speed.md", "study/api.md", "build/your-game.md"):
            compile(text, page, "exec")


def test_the_page_on_a_game_of_ones_own_quotes_the_example(forks: Forks, folder: Path) -> None:
    files = {file: file.read_text("utf-8") for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".toml", ".ftl")}
    quoted = [
        (lang, text) for page, lang, text in blocks() if page == "build/your-game.md" and lang in ("python", "toml", "ftl")
    ]
    programs = [text for _, text in quoted if not any(text in file for file in files.values())]
    assert len(quoted) > 8 and len(programs) == 1 and "check_race" in programs[0], "all else is as it stands there"
    (folder / "promises.py").write_text(programs[0], "utf-8")
    done = forks.run(["python", "promises.py"], folder)
    assert done.code == 0, done


@pytest.fixture
def bot(folder: Path) -> Path:
    """The bot of the page on the API, saved as it says."""
    text = next(text for page, language, text in blocks() if page == "study/api.md" and language == "python")
    (folder / "bot.py").write_text(text, "utf-8")
    return folder


def test_two_bots_of_the_page_race_on_a_default_server(bot: Path, forks: Forks) -> None:
    server = forks.begin(["hippodrome", "serve", "--database", "sqlite:///bots.db"], bot)
    address = re.search(r"http://\S+:\d+", server.until("Hippodrome is at "))
    assert address is not None and _answers(address[0])
    body = {"game": "charioteer", "pace": "instant", "options": {"laps": 1}, "seats": [{"kind": "open"}] * 2}
    request = Request(f"{address[0]}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=30) as reply:
        table = json.load(reply)["id"]
    bots = [forks.begin(["python", "bot.py", address[0], table], bot) for _ in range(2)]
    for one in bots:
        done = one.end(300)
        assert done.code == 0 and "finished at rank" in done.out, done
    server.interrupt()
    assert server.end().code == 130


def test_the_bot_of_the_page_waits_when_it_is_told_to_and_when_nobody_answers(bot: Path, forks: Forks) -> None:
    over = {"table": {"state": "over"}, "seat": 0, "standing": {"ranks": [1]}, "prompt": None}
    with scripted([(429, {}), (503, {}), (200, {"secret": "s"}), (0, {}), (502, {}), (200, over)]) as (address, left):
        done = forks.run(["python", "bot.py", address, "table"], bot)
    assert done.code == 0 and done.out == "finished at rank 1\n" and not left


@contextmanager
def scripted(replies: list[tuple[int, dict[str, Any]]]) -> Iterator[tuple[str, list[Any]]]:
    """A server that gives these replies, one after another; with status 0 it hangs up."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.do_GET()

        def do_GET(self) -> None:
            status, body = replies.pop(0)
            if not status:
                self.close_connection = True
                return
            self.send_response(status)
            if status == 429:
                self.send_header("Retry-After", "0")
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def log_message(self, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}", replies
        server.shutdown()


def test_who_is_told_to_wait_is_told_how_long(tmp_path: Path) -> None:
    with club(tmp_path, rate=0.001, burst=1) as here:
        here.get("/locale")
        assert here.client.get("/api/locale").headers["Retry-After"] == "1"


# What the pages list ------------------------------------------------------------------------------------------------------


def test_the_page_of_routes_lists_every_route(tmp_path: Path) -> None:
    page = (REPOSITORY / "docs/study/reference/http.md").read_text("utf-8")
    routes = create_app(f"sqlite:///{tmp_path / 'x.db'}").openapi()["paths"]
    real = {(method.upper(), path) for path in routes for method in routes[path]}
    assert set(re.findall(r"^### (GET|POST) (\S+)$", page, re.M)) == real


def test_the_page_on_the_api_explains_every_part_of_the_state(tmp_path: Path) -> None:
    page = (REPOSITORY / "docs/study/api.md").read_text("utf-8")
    with club(tmp_path) as here:
        state = here.table("charioteer", "me,tiro", clock="fast").state(0)
    for part in (*state, *state["prompt"]):
        assert re.search(rf"\b{part}\b", page[page.index("## The state") :]), part


def test_things_are_where_the_page_says(forks: Forks, folder: Path) -> None:
    page = (REPOSITORY / "docs/play/install.md").read_text("utf-8")
    code = (
        "from hippodrome.server.run import default_database\nfrom hippodrome.jit.compile_cache import cache_dir\n"
        "print(default_database())\nprint(cache_dir('hippodrome.games.charioteer.engine.race'))\n"
    )
    (folder / "where.py").write_text(code, "utf-8")
    done = forks.run(["python", "where.py"], folder, XDG_CACHE_HOME="", HOME=str(folder))
    database, kept = done.out.replace(str(folder), "~").split()
    assert f"`{database.removeprefix('sqlite:///')}`" in page and f"`{kept.partition('/jit-')[0]}/`" in page
    assert (folder / ".local/share/hippodrome").is_dir()


def test_the_messages_on_the_page_of_troubles_are_those_of_the_program() -> None:
    page = (REPOSITORY / "docs/play/troubleshooting.md").read_text("utf-8")
    source = REPOSITORY / "src/hippodrome"
    said = "".join(file.read_text("utf-8") for file in [*source.rglob("*.py"), *source.rglob("en.ftl")])
    said += os.strerror(errno.EADDRINUSE)
    quoted = re.findall(r'^### [^"\n]*"([^"]+)"', page, re.M)
    assert len(quoted) >= 5
    parts = [part for text in quoted for part in re.split(r" ?\.\.\. ?|\bN\b", text) if part]
    assert [part for part in parts if part not in said] == []


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_the_page_of_options_lists_every_option_and_its_default(game: str) -> None:
    page = (REPOSITORY / "docs/play/options.md").read_text("utf-8")
    title = " ".join(word.capitalize() for word in game.split("-"))
    section = page.split(f"\n## {title}\n")[1].split("\n## ")[0]
    cells = re.findall(r"^\| (`.+?`) \| (.+?) \|", section, re.M)
    rows = {name: values for names, values in cells for name in names.strip("`").split("`, `")}
    assert set(rows) == set(get_game(game).options)
    for name, option in get_game(game).options.items():
        default = ("no", "yes")[option.default] if isinstance(option.default, bool) else option.default
        assert default is None or re.match(rf"{default}\b", rows[name]), name


@pytest.mark.parametrize("words", [["serve"], ["play", "--no-browser"]], ids=lambda words: words[0])
def test_where_it_says_it_is_somebody_can_knock_at_once(words: list[str], forks: Forks, folder: Path) -> None:
    """Whoever follows the printed address while the server still starts has to wait, and is not turned away."""
    running = forks.begin(["hippodrome", *words, "--port", "0", "--database", "sqlite:///here.db"], folder)
    found = re.search(r"Hippodrome is at http://127\.0\.0\.1:(\d+)", running.until("/\n"))
    assert found is not None
    socket.create_connection(("127.0.0.1", int(found[1])), timeout=60).close()
    assert _answers(f"http://127.0.0.1:{found[1]}")
    running.interrupt()
    assert running.end().code == 130


def test_a_friend_is_told_a_link_that_reaches(forks: Forks, folder: Path) -> None:
    opened = forks.begin(["hippodrome", "play", "charioteer", "--seats", "me,open,tiro", "--lan"], folder)
    said = opened.until("Keep this running")
    link = re.search(r"^  http://192\.168\.1\.20:(\d+)(/table/[\w-]+)$", said, re.M)
    assert link is not None and "Friends in the same network open this link:" in said
    assert _answers(f"http://127.0.0.1:{link[1]}")
    request = Request(
        f"http://127.0.0.1:{link[1]}/api/tables/{link[2].rpartition('/')[2]}/sit", b"{}", {"Content-Type": "application/json"}
    )
    with urlopen(request, timeout=30) as reply:
        assert json.load(reply)["seat"] == 1
    opened.interrupt()
    assert opened.end().code == 130
    closed = forks.begin(["hippodrome", "play", "charioteer", "--seats", "me,open,tiro"], folder)
    assert "from this computer only; with --lan" in closed.until("Keep this running")
    closed.interrupt()
    assert closed.end().code == 130


def test_a_server_for_the_network_says_where_others_find_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hippodrome.server import run
    from hippodrome.server.http import hosts

    for host in hosts.lan_ips():
        assert not host.startswith("127.") and host != "0.0.0.0"
    told: list[str] = []

    class Everywhere:
        def getsockname(self) -> tuple[str, int]:
            return ("0.0.0.0", 8000)

        def __enter__(self) -> Everywhere:
            return self

        def __exit__(self, *error: object) -> None:
            pass

    monkeypatch.setattr(run, "listen_at", lambda host, port, at_once: Everywhere())
    monkeypatch.setattr(run, "_run", lambda *given: None)
    monkeypatch.setattr(hosts, "lan_ips", lambda: ["192.168.1.20", "10.0.0.5"])
    monkeypatch.setattr(sys.stdout, "write", told.append)
    run.serve(Settings(f"sqlite:///{tmp_path / 'x.db'}"), host="0.0.0.0", port=8000)
    assert "".join(told).splitlines() == [
        "Hippodrome is at http://127.0.0.1:8000/",
        "Others in this network open http://192.168.1.20:8000/",
        "Others in this network open http://10.0.0.5:8000/",
    ]


# Figures ------------------------------------------------------------------------------------------------------------------


def figures_module() -> Any:
    spec = importlib.util.spec_from_file_location("figures", REPOSITORY / "docs/figures.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_figures_are_compared_with_what_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = figures_module()
    page = tmp_path / "page.md"
    command = "hippodrome simulate chariot-race --seats tiro,dummy --games 1 --engine rules"
    page.write_text(f"| command | result |\n|---|---|\n| `{command}` | 50.0 % would be even in 1 race |\n", "utf-8")
    assert figures.main([str(page)]) == 0 and "as printed now" in capsys.readouterr().out
    page.write_text(page.read_text("utf-8").replace("50.0", "51.3"), "utf-8")
    assert figures.main([str(page)]) == 1 and "NOT SO: 51.3" in capsys.readouterr().out


def test_every_figure_of_a_simulation_names_its_command() -> None:
    figures = figures_module()
    found = [figure for page in sorted((REPOSITORY / "docs").rglob("*.md")) for figure in figures.figures(page)]
    assert len(found) >= 20 and all(figure.numbers for figure in found)
    for figure in found:
        name, *rest = shlex.split(figure.command)[1:]
        commands()[name].make_context(name, rest)


@pytest.mark.soak
def test_every_figure_of_the_guides_is_printed_again() -> None:
    assert figures_module().main([]) == 0
