"""Options, reasons and refusals agree, over every conceivable answer."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hippodrome.core.ask import Ask
from hippodrome.core.errors import Reason
from hippodrome.games.chariot_race.answers import Act, read_act, write_act
from hippodrome.games.chariot_race.offers import Offer
from hippodrome.games.chariot_race.paths import count_paths, list_paths, nth_path
from hippodrome.i18n.localization import LANGUAGES, Localization
from tests.games.chariot_race.tables import EVERYTHING, chariot_race, every_answer, race


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (3, EVERYTHING), (6, {"first_half": "B"})])
@pytest.mark.parametrize("seed", range(2))
def test_why_not_agrees_with_the_options(seats: int, options: dict[str, object], seed: int) -> None:
    game, edition = chariot_race()
    words = [Localization(language, game, edition) for language in LANGUAGES]
    seen: Counter[str] = Counter()
    for table in race(seats, seed, **options):
        if not isinstance(table.prompt, Ask):
            continue
        (seat,) = table.waiting
        offer = table.prompt.options[seat]
        seen[table.prompt.kind] += 1
        if seen[table.prompt.kind] > 12:
            continue
        offered = set(offer)
        for act in every_answer(table.state):
            reason = offer.why_not(act)
            if table.prompt.kind != "path" or act.do != "path":
                assert (reason is None) == (act in offered), (act, reason)
            else:
                assert reason is not None or act in offered, act
            if reason is not None:
                assert all(word.reason(reason) for word in words)
                assert reason.section or reason.code == "malformed"
    assert {"dice", "speed", "path", "attack"} <= set(seen)


def test_every_answer_has_a_text_that_reads_back() -> None:
    _, edition = chariot_race()
    for table in race(3, 5, **EVERYTHING):
        if isinstance(table.prompt, Ask):
            (offer,) = table.prompt.options.values()
            for act in offer:
                assert offer.read(write_act(edition, act)) == act
                assert len(write_act(edition, act)) < 60


@pytest.mark.parametrize(
    "text",
    ["", "x" * 500, "path " + "1 " * 190, "path 999 999", "reroll", "reroll one", "set 1", "set x steer", "speed fast", "speed",
     "caltrop", "javelin", "take", "start x", "keep it", "path ½", "reroll ²", "speed +x", "path 3 sideways"],
)  # fmt: skip
def test_malformed_answers_state_the_reason(text: str) -> None:
    for n, table in enumerate(race(4, 3)):
        if isinstance(table.prompt, Ask):
            (offer,) = table.prompt.options.values()
            found = offer.read(text)
            assert isinstance(found, Reason) or offer.why_not(found) is not None
        if n > 12:
            break


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2), st.integers(0, 8), st.integers(0, 5))
def test_paths_are_counted_listed_and_drawn_alike(lane: int, steps: int, changes: int) -> None:
    changes = min(steps, changes)
    paths = list(list_paths(lane, 3, steps, changes))
    assert len(paths) == len(set(paths)) == count_paths(lane, 3, steps, changes)
    assert [nth_path(lane, 3, steps, changes, n) for n in range(len(paths))] == paths
    for path in paths:
        assert len(path) == steps and sum(step != 0 for step in path) <= changes


@pytest.mark.parametrize("seed", range(3))
def test_pages_agree_with_iteration(seed: int) -> None:
    phases = set()
    for table in race(4, seed, unequal_chariots=True):
        if isinstance(table.prompt, Ask):
            offer = table.options(table.waiting[0])
            assert isinstance(offer, Offer)
            every, rng = list(offer), Random(seed)
            for start in (0, rng.randrange(len(every)), len(every) - 1, len(every)):
                assert offer.page(start, 5) == every[start : start + 5]
            phases.add(table.prompt.kind)
    assert {"take", "start", "dice", "speed", "path"} <= phases


def test_dice_answers_are_drawn_uniformly() -> None:
    table = next(race(4, 1))
    (seat,) = table.waiting
    offer = table.options(seat)
    rng = Random(1)
    drawn = Counter(offer.draw(rng) for _ in range(60 * len(offer)))
    assert set(drawn) == set(offer)
    assert min(drawn.values()) > 25 and max(drawn.values()) < 110


def test_offer_formats_its_answers() -> None:
    table = next(race(4, 1))
    offer = table.options(table.waiting[0])
    assert isinstance(offer, Offer)
    assert offer.write(Act("reroll", (0, 2))) == "reroll 1 3"
    assert read_act(table.state, "path f 2 out") == Act("path", (0, 0, 0, 1))
