"""The page on learning: its snippets run, and its figures of sizes are those of the built-in editions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hippodrome.games.registry import BUILT_IN_NAMES, get_game, load_edition
from hippodrome.rl.draft import id_names
from hippodrome.rl.observation import size_of

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
SNIPPETS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)


@pytest.mark.parametrize("n", range(len(SNIPPETS)))
def test_the_snippets_run(n: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(SNIPPETS[n], f"snippet {n}", "exec"), {"__name__": "snippet"})


def test_there_are_as_many_snippets_as_one_expects() -> None:
    assert len(SNIPPETS) == 4


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_the_sizes_on_the_page(game: str) -> None:
    page, edition = PAGE.read_text("utf-8"), load_edition(get_game(game))
    title = " ".join(word.capitalize() for word in game.split("-"))
    seats = (get_game(game).seats[0], 4, get_game(game).seats[-1])
    assert f"| {title} | **{len(id_names(game, edition))}** |" in page
    assert f"| {title} | {', '.join(f'{size_of(game, edition, n):,}' for n in seats)} |" in page
