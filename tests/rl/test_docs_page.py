"""The page on learning: its snippets run, and it states the sizes for the built-in editions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hippodrome.games.registry import BUILT_IN_NAMES, get_game, load_edition
from hippodrome.rl.draft import id_names
from hippodrome.rl.observation import size_of

PAGE = Path(__file__).parents[2] / "docs/study/learning.md"
SNIPPETS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)


@pytest.mark.parametrize("n", range(len(SNIPPETS)))
def test_snippets_of_the_page_run(n: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(SNIPPETS[n], f"snippet {n}", "exec"), {"__name__": "snippet"})


def test_page_has_the_expected_number_of_snippets() -> None:
    assert len(SNIPPETS) == 4


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_page_states_the_sizes_of_ids_and_observations(game: str) -> None:
    page, edition = PAGE.read_text("utf-8"), load_edition(get_game(game))
    title = " ".join(word.capitalize() for word in game.split("-"))
    seats = (get_game(game).seats[0], 4, get_game(game).seats[-1])
    assert f"| {title} | **{len(id_names(game, edition))}** |" in page
    assert f"| {title} | {', '.join(f'{size_of(game, edition, n):,}' for n in seats)} |" in page
