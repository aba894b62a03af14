"""The coach on the server: only when nothing is secret any more, one review at a time, in both languages; and behind hints."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.bots.search import Effort
from hippodrome.coach.account import Point
from hippodrome.coach.hint import Advice, advise, read_advice, say_advice
from hippodrome.coach.review import Balance, Gave, Review
from hippodrome.core.race import from_text, to_text
from hippodrome.core.table import Pov
from hippodrome.core.words import LANGUAGES, Words
from hippodrome.server.reviews import MOST_WAITING, Reviews
from hippodrome.server.thinkers import COACH, position, think
from tests.coach.races import race
from tests.coach.test_review import GAMES
from tests.server.club import Club, club


def briefly(text: str, seats: list[int], told: Callable[[float], None]) -> Review:
    """A review without much thought."""
    told(0.5)
    made = from_text(text)
    nothing = Gave("own", 0.0, 0.0)
    luck = (Gave("dice", 12.0, 3.0, of=0), Gave("starting_places", -1.0, 2.0))
    return Review(
        made.game, tuple(made.players), True, (0,), tuple(seats), {"positions": 1, "decisions": 1, "again": 1},
        (Point(0, 0, [0.5, 0.5]), Point(len(made.lines), 3, [1.0, 0.0])), (),
        (Balance(0, 0.5, luck, nothing, Gave("rivals", 39.0, 1.0), Gave("rest", 0.0, 0.0), 1.0, 5, 0.0),),
    )  # fmt: skip


def never(text: str, seats: list[int], told: Callable[[float], None]) -> Review:
    raise RuntimeError("lost")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Club]:
    with club(tmp_path) as open_house:
        yield open_house


def desk(house: Club, reviews: Reviews) -> None:
    house.client.app.state.reviews = reviews  # type: ignore[attr-defined]


def ask(house: Club, table: str, lang: str = "en") -> dict[str, Any]:
    """Ask until the coach has done."""
    for _ in range(600):
        news: dict[str, Any] = house.post(f"/tables/{table}/review", lang=lang)
        if news["state"] in ("done", "failed"):
            return news
        time.sleep(0.1)
    raise AssertionError("the coach does not come to an end")


def test_a_race_that_runs_is_not_reviewed(house: Club) -> None:
    desk(house, Reviews(make=never))
    sat = house.table("chariot-race", "me:Ana,tiro", options={"laps": 1})
    for secret in ("", sat.secrets[0]):
        told = house.post(f"/tables/{sat.id}/review", secret=secret, expect=409)
        assert told["error"] == "race_runs" and set(told) <= {"error", "text", "section"}


def over(house: Club) -> str:
    """A race that was brought; its table."""
    made, _ = race("chariot-race", ["tiro", "tiro"], options={"laps": 1}, people=[0])
    reply = house.client.post("/api/races", content=to_text(made), headers={"Content-Type": "text/plain"})
    return str(reply.json()["id"])


def test_a_race_that_is_over_is_reviewed_once_and_told_in_both_languages(house: Club) -> None:
    desk(house, Reviews(make=briefly))
    table = over(house)
    found = ask(house, table)["review"]
    assert found["seats"] == [0] and found["over"] and found["labels"]["axis"] == "round"
    assert found["balances"][0]["says"].startswith("Luck gave Ana about 11 points")
    assert [entry["name"] for entry in found["balances"][0]["luck"]] == ["Dice of Ana", "Starting places"]
    spanish = house.post(f"/tables/{table}/review", lang="es")["review"]  # at once: it is kept
    assert spanish["points"] == found["points"] and spanish["labels"]["axis"] == "ronda"
    assert spanish["balances"][0]["says"].startswith("La suerte dio a Ana unos 11 puntos")


def test_a_coach_who_fails_says_so_and_may_be_asked_again(house: Club) -> None:
    reviews = Reviews(make=never)
    desk(house, reviews)
    table = over(house)
    house.post(f"/tables/{table}/review")
    job = reviews.find(table)
    assert ask(house, table)["state"] == "failed" and job is not None and job.found is None
    reviews.limit.burst = 0
    reviews.limit._buckets.clear()
    assert house.post(f"/tables/{table}/review", expect=429)["error"] == "too_often"


def test_the_desk_is_not_buried_under_races(house: Club) -> None:
    reviews = Reviews(make=never)
    desk(house, reviews)
    table = over(house)
    reviews._tasks.update(object() for _ in range(MOST_WAITING))  # type: ignore[misc]
    assert house.post(f"/tables/{table}/review", expect=503)["error"] == "coach_is_busy"
    reviews._tasks.clear()


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_compares_with_the_next_best_answer(name: str) -> None:
    _, table = race(name, ["auriga"] * 3, lines=40)
    game, seat = table.game, table.waiting[0]
    pov = Pov(table, seat)
    advice = advise(pov, game, Random(1), Effort(playouts=120))
    assert advise(pov, game, Random(1), Effort(playouts=120)) == advice
    assert table.why_not(seat, table.read(seat, advice.answer)) is None
    for language in LANGUAGES:
        said = say_advice(advice, pov, Words(language, game, table.state.edition, ["Ana", "Ben", "Cy"]), name)
        assert (len(said) >= 2) == (advice.instead is not None)
        assert all(text and "{" not in text and "coach." not in text for text in said)
    assert say_advice(Advice(advice.answer), pov, Words("en", game, table.state.edition), name) == []


def test_advice_comes_from_what_the_seat_knows_and_through_a_process() -> None:
    made, table = race("chariot-race", ["auriga"] * 2, lines=12)
    seat = table.waiting[0]
    given = position(made, table, seat, COACH)
    assert not given.race.seed
    advice = read_advice(think(given))
    assert table.why_not(seat, table.read(seat, advice.answer)) is None
