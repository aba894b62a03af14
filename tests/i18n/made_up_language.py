"""Plays, shows and explains in a made-up language, and lists every text that did not come from its files.

In that language, `nl`, every letter of English is circled: ⓐⓑⓒ. So two plain letters in a row are a text that is hard-coded,
names of players and ids aside. `python -m tests.i18n.made_up_language HOME` prints what it found as JSON, with hippodrome
imported from a copy that has the language.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Transformer

LANGUAGE = "nl"
PLAIN = re.compile(r"[A-Za-z]{2,}")
NAMES = re.compile(r"\b(?:Ana|Ben|Tiro)\b|Maximiliana|\bLong\b|Rival|reconstructed|dummy|[0-9a-f]{16,}")
"""Texts that are not translated: people, an edition's name, a level of bots as it is typed, the digest of a seed."""
READ = {
    "label", "detail", "text", "title", "waiting_text", "answer_text", "answered_text", "says", "lines", "why_not", "refusal",
    "why", "progress", "overtake_text", "pitch", "explain",
}  # fmt: skip
"""Keys of the server's messages that people read."""
RACES: dict[str, dict[str, Any]] = {"charioteer": {"laps": 1}, "chariot-race": {"laps": 1}, "cthulhu-500": {"length": "short"}}


class _Circled(Transformer):
    """Circles every letter of English; selectors and variables stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = circled(node.value)
        return node

    def visit_NamedArgument(self, node: ast.NamedArgument) -> ast.NamedArgument:
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        return node


def circled(text: str) -> str:
    """Circle letters; small ones have capitals, as other letters do."""
    return re.sub(r"[A-Za-z]", lambda m: chr(ord(m[0]) - 65 + 0x24B6 if m[0].isupper() else ord(m[0]) - 97 + 0x24D0), text)


def in_circles(ftl: str) -> str:
    """Translate a Fluent file into the made-up language."""
    found = FluentParser().parse(ftl)
    found.body = [node for node in found.body if isinstance(node, ast.Message | ast.Term)]
    return str(serialize(_Circled().visit(found)))


def unmarked(text: str) -> list[str]:
    """Return words that do not come from locale files."""
    return PLAIN.findall(NAMES.sub("", text))


def read_of(tree: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text that people read in the server's messages, with its path."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key in READ:
                texts = value if isinstance(value, list) else [value]
                yield from ((f"{where}.{key}", text) for text in texts if isinstance(text, str))
            if isinstance(value, dict | list):
                yield from read_of(value, f"{where}.{key}")
    elif isinstance(tree, list):
        for value in tree:
            yield from read_of(value, where)


def at_the_server(home: Path) -> Iterator[tuple[str, str]]:
    """Yield a few turns of each game at a table: scene, log with its steps, prompts, choices and the result."""
    from tests.server.club import club

    asked = {"lang": LANGUAGE}
    home.mkdir(exist_ok=True)
    with club(home) as house:
        for game, options in RACES.items():
            sat = house.table(game, "me:Ana,me:Ben,tiro", options=options)
            for _ in range(6):
                for seat in sat.asked():
                    state = house.get(f"/tables/{sat.id}/state", secret=sat.secrets[seat], query={**asked, "text": 1})
                    yield from read_of({key: value for key, value in state.items() if key != "table"}, f"{game} state")
                    secret, given = sat.secrets[seat], {"prompt_token": state["prompt"]["prompt_token"], "picked": []}
                    chosen = house.post(f"/tables/{sat.id}/consider", given, secret=secret, lang=LANGUAGE)
                    yield from read_of(chosen, f"{game} choice")
                    more = [pick["id"] for pick in chosen["picks"] if not pick["why_not"]][:1]
                    chosen = house.post(f"/tables/{sat.id}/consider", {**given, "picked": more}, secret=secret, lang=LANGUAGE)
                    yield from read_of(chosen, f"{game} picked")
                    sat.answer(seat, Random(1))
            yield from read_of(house.get(f"/games/{game}/rulebook", query=asked), f"{game} rules")
            yield from read_of(house.get(f"/games/{game}/gallery", query=asked), f"{game} gallery")


def in_the_terminal() -> Iterator[tuple[str, str]]:
    """Yield the output of the terminal before and after some answers, and its help pages."""
    from tests.terminal.virtual import Player, play_race

    for game, options in RACES.items():
        shown: list[str] = []
        player = Player(Random(3), lambda sitting, pov, chooser, screen: shown.append(screen.shown), asides=("?", "m", "l"))  # noqa: B023
        play_race(game, 3, player, language=LANGUAGE, most=25, **options)
        assert player.decisions > 5
        yield from ((f"{game} terminal", text) for text in (*shown, *("\n".join(page) for page in player.pages)))


def by_the_coach() -> Iterator[tuple[str, str]]:
    """Yield the coach's texts on decisions, luck and habits of each game; the numbers are made up."""
    from hippodrome.coach import get_coach
    from hippodrome.coach.decisions import Aspect, Decision, Rate
    from hippodrome.coach.habits import Habit
    from hippodrome.coach.review import Balance, Contribution
    from hippodrome.coach.sentences import balance_text, decision_texts, habit_text, source_name
    from hippodrome.games.registry import get_game, load_edition
    from hippodrome.i18n.localization import Localization

    for name in RACES:
        game = get_game(name)
        words = Localization(LANGUAGE, game, load_edition(game), ["Ana", "Ben", "Tiro"])
        known = sorted(words.keys())
        kinds = [key.split("-")[1] for key in known if re.fullmatch(r"coach-\w+-more", key)]
        habits = [key.split("-")[2] for key in known if re.fullmatch(r"coach-habit-\w+-more", key)]
        assert kinds and habits and get_coach(name).SHARES is not None
        for by in (1.5, -0.3):
            why = tuple(Aspect(kind, by, by > 0) for kind in kinds)
            decision = Decision(1, 2, 0, "move", "1", "2", 0.123, 0.01, 0.5, why)
            said = decision_texts(decision, {(1, "1"): "Ana", (1, "2"): "Ben"}, words, name)
            yield from ((f"{name} decision", text) for text in said.values())
            gave = Contribution("own", 100 * by, 1.25)
            balance = Balance(0, 0.25, (), gave, gave, gave, gave, 1.0, gave, 4, 12.5, Rate(1.0, 0.5, "fair"))
            yield f"{name} balance", balance_text(balance, words)
            yield f"{name} source", source_name(gave, words)
            for kind in habits:
                yield f"{name} habit", habit_text(Habit(0, kind, True, 0.5, 0.5 - by, by, 0.01, 99), words)


TYPED = re.compile(
    r"\b(?:charioteer|chariot-race|cthulhu-500|tiro|auriga|rules|hippodrome|python -m training.value_net|"
    r"edition (?:diff|check)|length\s+from 1 to 99|(?:mine|other|wrong|race|club|copy|old|races|bot)\b[\w./]*|"
    r"answer\.Elaine|fly|sqlite|duel|table|trio|move|pip|numba|de)\b"
)
"""Command-line input, and names of files, games and keys."""


def by_the_commands(home: Path) -> Iterator[tuple[str, str]]:
    """Yield the output of commands: tables, notes, and issues of files."""
    from hippodrome.cli.app import start
    from hippodrome.cli.runner import run
    from hippodrome.core.errors import BadInput
    from hippodrome.games.registry import edition_text, get_game
    from hippodrome.scenarios.format import ROOT
    from hippodrome.simulation import compiled, ladder

    for room in (compiled, ladder):  # nothing is compiled here
        vars(room)["why_not_numba"] = lambda: BadInput("fast_needs", packages=["numba"], typed="numba")
    quick, two = ["--jobs", "1", "--set", "laps=1"], ["--seats", "tiro,tiro"]
    mine, other, wrong = "mine.toml", "other.toml", "wrong.toml"  # long paths are wrapped
    text = edition_text(get_game("charioteer"), "reconstructed")[0]
    Path(home / other).write_text(text.replace("hand = 8", "hand = 7"), "utf-8")
    example = next((Path(__file__).parents[1] / "scenarios" / "charioteer").glob("*.toml")).read_text("utf-8")
    step = '[[step]]\nanswer.others = "fly..."\n'
    Path(home / wrong).write_text(re.sub(r"(?m)^name = .*", 'name = "wrong"', example.partition("[[step]]")[0]) + step, "utf-8")
    Path(home / "bot.py").write_text("def bot(pov, rng):\n    return 1 / 0\n", "utf-8")
    database = ["--database", "sqlite:///races.db"]
    lines = [
        ["games"],
        ["simulate", "charioteer", *quick, *two, "--games", "3", "--mirror"],
        ["simulate", "chariot-race", *quick, *two, "--games", "2"],
        ["simulate", "cthulhu-500", "--jobs", "1", "--set", "length=short", "--seats", "tiro,tiro,tiro", "--games", "2"],
        ["simulate", "charioteer", *quick, "--seats", "tiro,./bot.py:bot", "--games", "1"],
        ["simulate", "charioteer", *quick, *two, "--games", "1", "--out", "races"],
        ["simulate", "charioteer", *two, "--engine", "fast"],
        ["ladder", "charioteer", *quick, "--seats", "2", "--deals", "2", "--levels", "tiro,dummy", "--max-error", "900"],
        ["study", "chariot-race", *quick, *two, "--games", "2"],
        ["edition", "new", "charioteer", mine],
        ["edition", "check", mine],
        ["edition", "diff", mine, other],
        ["edition", "diff", mine, mine],
        ["edition", "compare", "charioteer", "reconstructed", other, *quick, *two, "--games", "2"],
        ["edition", "sweep", mine, "race.hand=7,8", *quick, *two, "--games", "2"],
        ["edition", "tune", mine, "--target", "length from 1 to 99", "--vary", "race.whip", *quick, *two, "--games", "2"],
        ["evaluate"],
        ["scenario", str(Path(__file__).parents[1] / "scenarios" / "charioteer")],
        ["scenario", wrong],
        ["scenario", mine],
        ["locale", "check", "de"],
        ["serve", "--check", *database],
        ["doctor", *database],
        ["backup", "copy.backup", *database],
        ["restore", "copy.backup", "--database", "sqlite:///old.db"],
        ["archive", "old", *database],
    ]  # fmt: skip
    names = re.compile(rf"\b(?:{'|'.join([*ROOT, *get_game('chariot-race').facts])})\b")  # keys of a scenario, and facts
    for line in lines:
        said = io.StringIO()
        with contextlib.chdir(home), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            run(lambda: start(["--lang", LANGUAGE, *line]))  # noqa: B023
        assert said.getvalue().strip(), line
        told = TYPED.sub("", said.getvalue().partition("Traceback")[0])
        yield f"command {' '.join(line[:2])}", names.sub("", told)


def main(home: Path) -> None:
    """Print every text that did not come from locale files, with its source."""
    found: dict[str, str] = {}
    heard = 0
    for where, text in (*at_the_server(home), *by_the_commands(home), *in_the_terminal(), *by_the_coach()):
        heard += any("\u24b6" <= letter <= "\u24e9" for letter in text)
        left = unmarked(text)
        if "terminal" in where:  # where capitals are the marks of chariots
            left = [word for word in left if len(word) > 2 and not word.isupper()]
        if left:
            found.setdefault(f"{where}: {' '.join(left)}", text[:200])
    sys.stdout.write(json.dumps({"heard": heard, "found": found}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
