"""The coach on the server: only when nothing is secret any more, one review at a time, in both languages; and behind hints."""

from __future__ import annotations

import asyncio
import time
from random import Random
from threading import Semaphore
from typing import Any

import pytest

from hippodrome.bots.search import SearchEffort
from hippodrome.coach.habits import Habit
from hippodrome.coach.hint import Advice, advice_texts, advise, read_advice
from hippodrome.coach.sentences import habit_text
from hippodrome.core.race_file import to_text
from hippodrome.core.table import Pov
from hippodrome.games.registry import get_game, load_edition
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.server.errors import ApiError
from hippodrome.server.schemas.page_responses import ReviewStatus
from hippodrome.server.workers import reviews as desks
from hippodrome.server.workers.bot_pool import COACH, compute_answer
from hippodrome.server.workers.positions import build_position
from hippodrome.server.workers.process import Worker
from hippodrome.server.workers.reviews import Reviews
from tests.coach.races import race
from tests.coach.test_review import GAMES
from tests.server.club import Club
from tests.server.errands import briefly, never


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
    desk(house, Reviews(create=never))
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
    desk(house, Reviews(create=briefly))
    table = over(house)
    status = ask(house, table)
    ReviewStatus.model_validate(status)
    found = status["review"]
    assert found["seats"] == [0] and found["over"] and found["labels"]["axis"] == "round"
    assert found["balances"][0]["text"].startswith("Luck gave Ana about 11 percentage points")
    assert [entry["name"] for entry in found["balances"][0]["luck"]] == ["Dice of Ana", "Starting places"]
    spanish = house.post(f"/tables/{table}/review", lang="es")["review"]  # at once: it is kept
    assert spanish["points"] == found["points"] and spanish["labels"]["axis"] == "ronda"
    assert spanish["balances"][0]["text"].startswith("La suerte dio a Ana unos 11 puntos")
    assert "would have won about 89 of 100" in found["balances"][0]["text"] and "12 thousandths" in found["balances"][0]["text"]
    assert "Con suerte normal" in spanish["balances"][0]["text"] and "sólido" in spanish["balances"][0]["text"]
    assert found["parts"] == ["own", "rivals"] and found["balances"][0]["adjusted"]["points"] == 89.0


def test_what_reviews_have_counted_is_told_over_many_races(house: Club) -> None:
    desk(house, Reviews(create=briefly))
    counted = ask(house, over(house))["review"]["habit_counts"]["0"]
    for lang in LANGUAGES:
        told = house.post("/games/chariot-race/habits", {"races": [counted] * 3}, lang=lang)
        (habit,) = told["habits"]
        assert habit["significant"] and habit["decisions"] == 120 and habit["difference"] == 1.5 and "3" in told["head"]
        words = Localization(lang, get_game("chariot-race"), load_edition(get_game("chariot-race")))
        assert habit["text"] == habit_text(Habit(0, "damage", False, 2.5, 1.0, 1.5, habit["error"], 120), words)
    nothing = house.post(
        "/games/chariot-race/habits", {"races": [{"damage": [2, 1.0, 1.0, 0.0]}, {"juggling": [9, 1.0, 0, 1]}]}
    )
    assert [habit["significant"] for habit in nothing["habits"]] == [False] and nothing["note"]
    damage: list[Any]
    for damage in ([0, 1, 1, 1], [1, "x", 1, 1], [1, 1, 1], [1, 1, 1, -1]):
        assert house.post("/games/chariot-race/habits", {"races": [{"damage": damage}]}, expect=422)["error"]
    for number in (0, 201):
        assert house.post("/games/chariot-race/habits", {"races": [{}] * number}, expect=422)["error"]
    assert house.post("/games/nothing/habits", {"races": [{}]}, expect=404)["error"] == "no_such_game"


def test_a_coach_who_fails_says_so_and_may_be_asked_again(house: Club) -> None:
    reviews = Reviews(create=never)
    desk(house, reviews)
    table = over(house)
    house.post(f"/tables/{table}/review")
    job = reviews.find(table)
    assert ask(house, table)["state"] == "failed" and job is not None and job.result is None
    reviews.quota.rate, reviews.quota.burst = 1e-9, 0
    reviews.quota._buckets.clear()
    assert house.post(f"/tables/{table}/review", expect=429)["error"] == "too_often"


class Slow(Reviews):
    """A coach who makes a review only when told to."""

    def __init__(self) -> None:
        super().__init__(create=never)
        self.go_on = Semaphore(0)
        self.made: list[str] = []
        self.worker = SlowWorker(self)


class SlowWorker(Worker):
    """Its process, which makes nothing."""

    def __init__(self, reviews: Slow) -> None:
        super().__init__(never)
        self._reviews = reviews

    def run(self, job: Any, timeout: float, on_progress: Any = None, **more: Any) -> None:
        self._reviews.go_on.acquire()
        self._reviews.made.append(job[1])


def test_one_address_does_not_fill_the_desk_and_addresses_take_turns() -> None:
    async def day() -> Slow:
        reviews = Slow()
        jobs = {}
        for text, address in (("a0", "a"), ("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b"), ("b2", "b"), ("c1", "c")):
            reviews.check_capacity(address)
            jobs[text] = reviews.enqueue(text, text, [0], address)
            await asyncio.sleep(0)  # the first is taken at once
        with pytest.raises(ApiError) as refused:
            reviews.check_capacity("a")
        assert (refused.value.status, refused.value.code) == (429, "reviews_wait")
        reviews.check_capacity("d")
        assert {text: reviews.queue_position(job) for text, job in jobs.items()} == {
            "a0": 0,
            "a1": 1,
            "b1": 2,
            "c1": 3,
            "a2": 4,
            "b2": 5,
            "a3": 6,
        }
        for _ in jobs:
            reviews.go_on.release()
        while any(job.state != "failed" for job in jobs.values()):
            await asyncio.sleep(0)
        return reviews

    assert asyncio.run(day()).made == ["a0", "a1", "b1", "c1", "a2", "b2", "a3"]


def test_the_desk_is_not_buried_under_races(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    reviews = Slow()
    desk(house, reviews)
    tables = [over(house), over(house), over(house)]
    assert house.post(f"/tables/{tables[0]}/review")["queue_position"] in (0, 1)
    while len(reviews.waiting):  # the first is being made
        time.sleep(0.01)
    told = house.post(f"/tables/{tables[1]}/review")
    assert (told["state"], told["queue_position"]) == ("waiting", 1)
    monkeypatch.setattr(desks, "MAX_WAITING", 1)
    assert house.post(f"/tables/{tables[2]}/review", expect=503)["error"] == "coach_is_busy"
    monkeypatch.setattr(desks, "MAX_WAITING_PER_CLIENT", 1)
    for lang in LANGUAGES:
        assert "1" in house.post(f"/tables/{tables[2]}/review", lang=lang, expect=429)["text"]
    for _ in tables:
        reviews.go_on.release()


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_compares_with_the_next_best_answer(name: str) -> None:
    _, table = race(name, ["auriga"] * 3, lines=40)
    game, seat = table.game, table.waiting[0]
    pov = Pov(table, seat)
    advice = advise(pov, game, Random(1), SearchEffort(playouts=120))
    assert advise(pov, game, Random(1), SearchEffort(playouts=120)) == advice
    assert table.why_not(seat, table.read(seat, advice.answer)) is None
    for language in LANGUAGES:
        said = advice_texts(advice, pov, Localization(language, game, table.state.edition, ["Ana", "Ben", "Cy"]), name)
        assert (len(said) >= 2) == (advice.instead is not None)
        assert all(text and "{" not in text and "coach." not in text for text in said)
    assert advice_texts(Advice(advice.answer), pov, Localization("en", game, table.state.edition), name) == []


def test_advice_comes_from_what_the_seat_knows_and_through_a_process() -> None:
    made, table = race("chariot-race", ["auriga"] * 2, lines=12)
    seat = table.waiting[0]
    given = build_position(made, table, seat, COACH)
    assert not given.race.seed
    advice = read_advice(compute_answer(given))
    assert table.why_not(seat, table.read(seat, advice.answer)) is None
