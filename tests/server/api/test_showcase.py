"""The live race of the lobby: one for all visitors, which costs little however many there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.core.ask import Ask
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, load_edition
from hippodrome.i18n.localization import LANGUAGES
from hippodrome.server.views import showcase
from hippodrome.server.views.showcase import RACE_SECONDS, RESULT_SECONDS, play, race_at, render_showcase
from tests.server.club import Club, club


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with club(tmp_path_factory.mktemp("showcase")) as open_house:
        yield open_house


def test_a_race_follows_the_clock_and_ends_before_the_next_begins() -> None:
    assert race_at(10 * RACE_SECONDS) == (10, 0) and race_at(11 * RACE_SECONDS - 1) == (10, RACE_SECONDS - 1)
    race = render_showcase(10, "en")
    assert race["step"] * len(race["moments"]) <= RACE_SECONDS - RESULT_SECONDS + 1
    assert len(race["winners"]) == 1 and race["moments"][-1]["ranks"][race["winners"][0]] == 1


def test_all_processes_play_the_same_race_and_the_next_one_differs() -> None:
    assert render_showcase(10, "en") == render_showcase(10, "en") != render_showcase(11, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_all_that_the_moments_need(language: str) -> None:
    race = render_showcase(12, language)
    shown: dict[str, str] = {}
    for moment in race["moments"]:
        for piece, way in moment["paths"].items():
            assert piece in shown and all(slot in race["board"]["slots"] for slot in way)
        for id in moment["gone"]:
            del shown[id]
        for piece in moment["pieces"]:
            assert piece["face"] in race["faces"] and piece["slot"] in race["board"]["slots"]
            shown[piece["id"]] = piece["slot"]
        assert moment["title"] and len(moment["ranks"]) == len(race["seats"])
    parts = set(re.findall(r'\bid="([^"]+)"', str(race["faces"])))
    assert set(re.findall(r'href="#([^"]+)"', str(race["faces"]))) <= parts, "drawings have all their parts"
    assert sum(bool(moment["paths"]) for moment in race["moments"]) > 20


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_a_seed_plays_a_race_of_any_game_to_its_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game(name)
    levels = showcase._levels(game)
    races = [play(game, load_edition(game), levels, "lobby/3") for _ in range(2)]
    assert not isinstance(races[0].prompt, Ask) and races[0].log == races[1].log
    monkeypatch.setattr(showcase, "showcase_game", lambda: name)
    assert len(render_showcase(3, "en")["moments"]) > 10


def test_visitors_share_one_race_and_cannot_ask_for_others(
    house: Club, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played: list[int] = []
    from hippodrome.server.api import showcase as routes

    def counted(number: int, language: str) -> object:
        played.append(number)
        return render_showcase(number, language)

    monkeypatch.setattr(routes, "render_showcase", counted)
    now = house.client.get("/api/showcase").json()
    assert now["elapsed"] + now["left"] == pytest.approx(RACE_SECONDS)
    replies = [house.client.get(f"/api/showcase/{now['race']}") for _ in range(20)]
    assert all(reply.status_code == 200 and reply.content == replies[0].content for reply in replies)
    assert played == [now["race"]], "the race was played once"
    assert "max-age" in replies[0].headers["cache-control"] and len(replies[0].content) < 200_000
    for far in (0, now["race"] - 2, now["race"] + 2):
        reply = house.client.get(f"/api/showcase/{far}")
        assert reply.status_code == 404 and reply.json()["error"] == "no_such_race"
    assert len(played) == 1
    tables = house.client.get("/api/tables").json()
    assert not any(tables[state] for state in ("open", "running", "over")), "it needs no table"
