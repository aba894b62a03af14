"""The end is worth reaching: by what a race was won, how far everybody came, and how it went."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import Ask
from hippodrome.core.race_file import new_race, open_table
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Table
from hippodrome.games.registry import BUILT_IN_NAMES, DEFAULT_EDITION, get_game, get_plugin, load_edition
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.server.views import standings_history
from tests.server.club import Club, club

SHORT: dict[str, dict[str, Any]] = {"charioteer": {"laps": 1}, "chariot-race": {"laps": 1}, "cthulhu-500": {"length": "short"}}
VARIANTS = [
    ("charioteer", 2, {}),
    ("charioteer", 6, {"lapped_in_the_way": True}),
    ("chariot-race", 2, {}),
    ("chariot-race", 6, {"shared_win": True, "choose_colours": True}),
    ("chariot-race", 4, {"finish_ends_race": True, "unequal_chariots": True}),
    ("cthulhu-500", 3, {}),
    ("cthulhu-500", 8, {"vehicles": "drafted"}),
]


def raced(game: str, seats: int, options: dict[str, Any], seed: int) -> Table[Any]:
    """A race played to its end at random."""
    rules, rng = get_game(game), Random(seed)
    names = [f"P{n}" for n in range(seats)]
    race = new_race(rules, names, edition=DEFAULT_EDITION, options={**SHORT[game], **options}, seed=seed_from(str(seed)))
    table = open_table(race, rules, load_edition(rules))
    while isinstance(table.prompt, Ask):
        seat = table.waiting[0]
        table.answer(seat, table.prompt.options[seat].draw(rng))
    return table


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_every_end_has_words_that_agree_with_the_standing(game: str, seats: int, options: dict[str, Any]) -> None:
    maker = get_plugin(game).result
    assert maker is not None
    for seed in range(6):
        table = raced(game, seats, options, seed)
        standing, said = table.game.standing(table.state), set()
        for language in LANGUAGES:
            words = Localization(language, table.game, table.state.edition, [f"P{n}" for n in range(seats)], options)
            result = maker.result(table.game.view(table.state, None), table.state.edition, words)
            assert len(result.came) == seats and all(result.came) and "{" not in result.why + "".join(result.came)
            second = [seat for seat in range(seats) if standing.ranks[seat] == 2]
            if len(standing.winners) == 1 and second:
                assert f"P{second[0]}" in result.why, "whom the winner is ahead of"
            said.add(result.why)
        assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_what_is_told_of_the_end_is_told_at_the_end_only(game: str, house: Club) -> None:
    sat = house.table(game, "me:Ana,me:Ben,me:Cy", options=SHORT[game])
    sat.play(Random(1), answers=4)
    assert "why" not in sat.state()["standing"] and "progress" not in sat.state()["standing"]
    assert house.get(f"/tables/{sat.id}/standings", expect=409)["error"] == "race_runs"
    assert house.get(f"/tables/{sat.id}/review", expect=409)["error"] == "race_runs"
    sat.play(Random(2))
    standing = sat.state()["standing"]
    assert standing["over"] and standing["why"] and len(standing["progress"]) == 3
    told = house.get(f"/tables/{sat.id}/standings")
    assert told["points"][-1]["ranks"] == standing["ranks"] and len(told["points"]) > 2
    assert [point["line"] for point in told["points"]] == sorted(point["line"] for point in told["points"])
    assert all(sorted(point) == ["line", "ranks", "turn"] and len(point["ranks"]) == 3 for point in told["points"])
    assert house.get(f"/tables/{sat.id}/review") == {"state": "none", "review": None}, "looking makes nobody think"
    assert house.client.app.state.reviews.find(sat.id) is None  # type: ignore[attr-defined]


def test_of_a_long_race_some_turns_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings_history, "MAX_POINTS", 5)
    with club(tmp_path) as house:
        sat = house.table("chariot-race", "me,me", options={"laps": 1})
        sat.play(Random(1))
        points = house.get(f"/tables/{sat.id}/standings")["points"]
        assert 2 <= len(points) <= 5 and points[0]["turn"] == 1 and points[-1]["ranks"] == sat.state()["standing"]["ranks"]
