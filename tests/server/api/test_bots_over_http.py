"""Bots over HTTP: the race in numbers, the list of options, replies with types, and a rate of their own."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import open_table
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, load_edition
from hippodrome.server.run import plan_table
from hippodrome.server.schemas import choice_responses, responses
from hippodrome.server.schemas.state_responses import State
from hippodrome.server.workers.bot_pool import compute_answer
from hippodrome.server.workers.positions import Position
from tests.server.club import Club, Sat, club


def look(sat: Sat, seat: int | None, what: str, **query: Any) -> dict[str, Any]:
    secret = "" if seat is None else sat.secrets[seat]
    found: dict[str, Any] = sat.club.get(f"/tables/{sat.id}/{what}", secret=secret, query=query)
    return found


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_a_bot_races_by_view_options_and_answer_alone(name: str, tmp_path: Path) -> None:
    rng, given = Random(1), 0
    with club(tmp_path) as here:
        sat = here.table(name, "me,me,tiro")
        for _ in range(60):
            sat.settle()
            for seat in sat.secrets:
                seen = choice_responses.GameView.model_validate(look(sat, seat, "view"))
                if not seen.mine or sat.state(seat)["prompt"]["answered"] is not None:
                    continue
                offered = choice_responses.OptionsPage.model_validate(look(sat, seat, "options", count=50))
                assert offered.prompt_token == seen.prompt_token and len(offered.options) == min(50, offered.total)
                body = {"prompt_token": offered.prompt_token, "answer": rng.choice(offered.options)}
                responses.Done.model_validate(sat.act(seat, "answer", body))
                given += 1
            State.model_validate(look(sat, 0, "state"))
        choice_responses.GameView.model_validate(look(sat, None, "view"))
        responses.YourTable.model_validate(here.get(f"/tables/{sat.id}"))
        responses.TableList.model_validate(here.get("/tables"))
    assert given > 20


def test_options_are_paged_and_sent_only_to_the_asked_seat(tmp_path: Path) -> None:
    with club(tmp_path) as here:
        gathering = here.table("charioteer", "me,open")
        here.get(f"/tables/{gathering.id}/view", expect=409)
        here.get(f"/tables/{gathering.id}/options", secret=gathering.secrets[0], expect=409)
        sat = here.table("charioteer", "me,me")
        first = look(sat, 0, "options", count=7)
        again = look(sat, 0, "options", **{"from": 5, "count": 4})
        assert again["options"][:2] == first["options"][5:] and first["total"] == again["total"] > 100
        assert look(sat, 0, "options", **{"from": first["total"]})["options"] == []
        here.get(f"/tables/{sat.id}/options", expect=403)
        here.get(f"/tables/{sat.id}/options", secret=sat.secrets[0], query={"count": 1001}, expect=422)
        view = look(sat, 0, "view")["view"]
        assert len(view["chariots"][0]["hand"]) == 8 and view["chariots"][1]["hand"] == 8


def test_the_description_of_the_api_has_a_type_for_every_reply_that_a_bot_reads(tmp_path: Path) -> None:
    with club(tmp_path) as here:
        paths = here.get("/openapi.json")["paths"]
    for path, method, name in (
        ("state", "get", "State"),
        ("view", "get", "GameView"),
        ("options", "get", "OptionsPage"),
        ("consider", "post", "Choice"),
        ("answer", "post", "Done"),
        ("sit", "post", "SeatToken"),
    ):
        reply = paths[f"/api/tables/{{id}}/{path}"][method]["responses"]["200"]
        assert reply["content"]["application/json"]["schema"] == {"$ref": f"#/components/schemas/{name}"}, path


def asks(here: Club, sat: Sat, secret: str, times: int) -> list[int]:
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    return [here.client.get(f"/api/tables/{sat.id}/view", headers=headers).status_code for _ in range(times)]


def test_a_seat_is_counted_for_itself(tmp_path: Path) -> None:
    """Three people are at one address: two bots with a seat each, and somebody who only looks."""
    with club(tmp_path, rate=0.001, burst=30) as here:
        sat = here.table("charioteer", "me,me")
        for secret in sat.secrets.values():
            found = asks(here, sat, secret, 40)
            assert found.count(200) >= 29 and found[-1] == 429
        assert 200 in asks(here, sat, "", 1), "what seats ask for is not counted for their address"
        made_up = [asks(here, sat, f"made-up-{n}", 1)[0] for n in range(60)]
        assert made_up[0] == 401 and made_up[-1] == 429, "a secret that opens nothing is counted for the address"


def test_no_request_and_no_table_can_name_code_to_be_run(tmp_path: Path) -> None:
    (tmp_path / "evil.py").write_text("raise SystemExit('run!')\n", "utf-8")
    evil = f"{tmp_path / 'evil.py'}:bot"[-64:]
    with club(tmp_path) as here:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "os:getcwd"}]
        assert here.post("/tables", {"game": "charioteer", "seats": seats}, expect=422)
        sat = here.table("charioteer", "me,me")
        assert sat.act(0, "bot", {"seat": 1, "level": "os:getcwd"}, expect=422)
        journal = here.live(sat.id).journal
        for level in (evil, "os:getcwd"):
            with pytest.raises(BadInput, match="there is no bot"):
                compute_answer(Position(journal.race, 0, level))


def test_a_bot_of_ones_own_thinks_for_the_table_it_was_named_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text("def bot(pov, rng):\n    return next(iter(pov.options))\n", "utf-8")
    plan = plan_table(get_game("charioteer"), ["me", "./mine.py:bot"], "reconstructed", {}, "seed", "en")
    assert plan.user_bots == ("./mine.py:bot",) and plan.seats[1].name == "Bot" and plan.seats[1].level == "./mine.py:bot"
    given = Position(plan.race, 1, "./mine.py:bot")
    answer = compute_answer(given, user_bots=plan.user_bots)
    game = get_game("charioteer")
    assert open_table(plan.race, game, load_edition(game)).read(1, answer)
    with pytest.raises(BadInput, match="there is no bot"):
        compute_answer(given)  # by any other server, or by this one when it runs again
