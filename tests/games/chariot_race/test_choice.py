"""Choices of Chariot Race: every answer can be built from clicks, every click has a result, and every refusal has a reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from hippodrome.core.ask import Ask
from hippodrome.core.scene import Choice
from hippodrome.core.table import Pov, Table
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import ATTACK, CHANGE, FORTUNA, SPRINT, STEER
from hippodrome.games.chariot_race.presentation.choice import build_choice, picks_of
from hippodrome.games.chariot_race.presentation.forecast import forecast
from hippodrome.games.chariot_race.presentation.routes import find_path, measure, places, reachable, suggest
from hippodrome.games.chariot_race.state import State
from hippodrome.i18n.localization import LANGUAGES, Localization
from tests.games.chariot_race.tables import EVERYTHING, chariot_race, on_the_track, race
from tests.games.chariot_race.test_rules import roll, start

PLAYERS = ("Ana", "Ben", "Cid", "Dot", "Eve", "Flo")
RACES: list[tuple[int, dict[str, object]]] = [
    (2, {}), (2, {"two_chariots": False}), (3, EVERYTHING), (4, {}), (5, {"first_half": "B"}), (6, EVERYTHING),
]  # fmt: skip


@cache
def words(language: str = "en") -> Localization:
    game, edition = chariot_race()
    return Localization(language, game, edition, PLAYERS)


def povs(seats: int, seed: int, **options: object) -> Iterator[Pov]:
    for table in race(seats, seed, **options):
        if isinstance(table.prompt, Ask):
            yield Pov(table, table.waiting[0])


@pytest.mark.parametrize(("seats", "options"), RACES)
def test_every_answer_can_be_built_from_clicks(seats: int, options: dict[str, object]) -> None:
    game, edition = chariot_race()
    rng, said, asked = Random(seats), words(), set()
    for pov in povs(seats, seats + 20, **options):
        asked.add(pov.prompt_kind)
        for option in [pov.options.draw(rng) for _ in range(4)]:
            choice = build_choice(pov, said, picks_of(pov, option))
            assert choice.answer == game.format_answer(edition, option) and not choice.refusal
            assert choice.says and choice.preview is not None and choice.prompt
    assert asked >= {"dice", "speed", "path", "attack"}
    if options.get("unequal_chariots"):
        assert asked >= {"take", "start"}


@pytest.mark.parametrize(("seats", "options"), RACES)
def test_every_click_has_a_result(seats: int, options: dict[str, object]) -> None:
    """A legal pick is added and can be completed; an illegal one has a reason and changes nothing."""
    rng, said = Random(seats), words()
    for n, pov in enumerate(povs(seats, seats, **options)):
        if n % 3:
            continue
        picked = picks_of(pov, pov.options.draw(rng))[: rng.randrange(3)]
        before = build_choice(pov, said, picked)
        assert before == build_choice(pov, said, before.chosen)
        ids = [pick.id for pick in before.picks]
        assert len(ids) == len(set(ids)) and set(before.chosen) <= set(ids)
        for pick in rng.sample(before.picks, min(6, len(before.picks))):
            after = build_choice(pov, said, [*before.chosen, pick.id])
            if pick.why_not:
                assert after.refusal == pick.why_not and after.chosen == before.chosen and after.answer == before.answer
            else:
                assert pick.id in after.chosen and not after.refusal and completable(pov, said, after)


def completable(pov: Pov, said: Localization, choice: Choice) -> bool:
    """Return whether the picks make an answer: in this game every single pick does."""
    found = pov.options.read(choice.answer)
    return isinstance(found, Act) and pov.options.why_not(found) is None and choice == build_choice(pov, said, choice.chosen)


def test_strange_picks_never_raise() -> None:
    said = words()
    strange = [
        "",
        "x",
        "die:",
        "die:99",
        "die:-1",
        "turn:fortuna",
        "turn:",
        "turn:steer",
        "do:",
        "do:fly",
        "space:",
        ":",
        "space:z9",
        "space:m1/caltrop",
        "speed:99",
        "speed:x",
        "path:",
        "path:99",
        "chariot:",
        "chariot:pink",
        "drop:m1",
        "\x00",
        "é" * 500,
    ]
    for seats, options in ((4, {}), (2, EVERYTHING)):
        for n, pov in enumerate(povs(seats, 3, **options)):
            if n % 5 == 0:
                none = build_choice(pov, said, [])
                for id in strange:
                    choice = build_choice(pov, said, [id])
                    assert choice.refusal or choice.chosen
                    assert choice.chosen or choice._replace(refusal="") == none
                build_choice(pov, said, strange)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_texts(language: str) -> None:
    said = words(language)
    rng = Random(5)
    for pov in povs(3, 8, **EVERYTHING):
        choice = build_choice(pov, said, picks_of(pov, pov.options.draw(rng)))
        texts = [choice.prompt, choice.says, *(choice.preview.lines if choice.preview else ())]
        assert not [line for line in texts[2:] if line[:1].islower()], "lines of a preview begin like sentences"
        texts += [text for pick in choice.picks for text in (pick.label, pick.why_not)]
        assert not [text for text in texts if "{" in text or "None" in text or "[[" in text]
        assert all(pick.label for pick in choice.picks)


def test_choice_is_the_same_on_a_determinized_table() -> None:
    said = words()
    for pov in povs(4, 6):
        table = pov.determinize(Random(1))
        assert build_choice(Pov(table, pov.seat), said, []) == build_choice(pov, said, [])


def test_player_with_two_chariots_sees_which_one_moves() -> None:
    two = [build_choice(pov, words(), []).prompt for pov in povs(2, 1, laps=1)]
    one = [build_choice(pov, words(), []).prompt for pov in povs(4, 1, laps=1)]
    assert all(prompt.startswith("The ") and " chariot. " in prompt for prompt in two)
    assert not [prompt for prompt in one if " chariot. " in prompt]


# The dice -------------------------------------------------------------------------------------------------------------


def turn(*faces: int, place: str = "m1", speed: int = 4, fate: int = 3, others: dict[int, str] | None = None) -> Table[State]:
    """Return a turn of the first chariot, its dice rolled."""
    s = on_the_track({0: place, **(others or {})})
    s.chariots[0].speed, s.chariots[0].fate, s.chariots[0].damage, s.queue = speed, fate, 12, [0]
    table = start(s)
    if fate >= 3 and table.prompt is not None and table.prompt.kind == "repair":
        table.answer(0, Act("pass"))
    roll(table, *faces)
    return table


def picked(table: Table[State], *ids: str) -> Choice:
    return build_choice(Pov(table, 0), words(), ids)


def why(choice: Choice, id: str) -> str:
    return next(pick.why_not for pick in choice.picks if pick.id == id)


def test_dice_are_picked_for_a_reroll_and_one_die_may_be_turned() -> None:
    table = turn(STEER, CHANGE, SPRINT, FORTUNA, ATTACK)
    assert picked(table).answer == "" and not [p for p in picked(table).picks if p.id.startswith("turn:")]
    one = picked(table, "die:1")
    assert one.answer == "reroll 2" and why(one, "turn:steer") == ""
    assert "already shows" in why(one, "turn:change") and "Fortuna" in why(one, "turn:fortuna")
    assert picked(table, "die:1", "turn:steer").answer == "set 2 steer"
    both = picked(table, "die:1", "die:3")
    assert both.answer == "reroll 2 4" and not [p for p in both.picks if p.id.startswith("turn:")]
    assert picked(table, "die:1", "turn:steer", "die:2").answer == "set 3 steer", "another die is meant"
    assert picked(table, "die:1", "turn:steer", "die:0").answer == "reroll 1", "it shows that already"
    assert picked(table, "die:1", "do:keep").answer == "keep" and picked(table, "do:keep", "die:1").answer == "reroll 2"
    assert "Attacks come after" in why(picked(table), "chariot:purple")


def test_the_sum_of_a_speed_is_shown_with_the_way_straight_on() -> None:
    table = turn(SPRINT, CHANGE, FORTUNA, FORTUNA, FORTUNA)
    table.answer(0, Act("keep"))
    choice = picked(table, "speed:7")
    assert choice.answer == "speed 7" and choice.preview is not None
    assert choice.preview.lines[:2] == ("Speed 4 +2 (sprint) +1 (±1 dice) = 7", "The sprint costs 1")
    assert choice.preview.landing == "space:m8" and len(choice.preview.path) == 7
    assert picked(table, "space:m6").answer == "speed 5", "the space straight ahead means its speed"
    assert "is out of reach" in why(choice, "speed:6") and why(choice, "space:m7") == why(choice, "speed:6")


# The path -------------------------------------------------------------------------------------------------------------


def driving(*faces: int, **position: object) -> Table[State]:
    table = turn(*faces, **position)  # type: ignore[arg-type]
    table.answer(0, Act("keep"))
    return table


def test_players_other_chariot_is_marked_as_a_target() -> None:
    s = on_the_track({0: "m1", 1: "m3"})
    s.chariots[0].speed, s.chariots[0].fate, s.chariots[1].owner, s.queue = 4, 0, 0, [0]
    table = start(s)
    roll(table, STEER, STEER, FORTUNA, FORTUNA, FORTUNA)
    table.answer(0, Act("keep"))
    labels = {pick.id: pick.label for pick in picked(table).picks}
    assert labels["chariot:purple"] == "Ram purple (yours)"
    assert any(label.startswith("Ram purple (yours): to ") for label in labels.values()), "the button of a path, too"
    ram = picked(table, "space:m5", "chariot:purple")
    assert ram.preview is not None and ram.preview.lines[0] == "YOUR OWN chariot"


def test_a_landing_is_reached_with_the_least_harm_and_further_clicks_bend_the_path() -> None:
    table = driving(STEER, STEER, FORTUNA, FORTUNA, FORTUNA, place="m1", others={1: "m3"})
    landing = picked(table, "space:m5")
    assert landing.answer == "path 4" or "purple" not in str(landing.preview)
    assert landing.preview is not None and not landing.preview.warns
    bent = picked(table, "space:m5", "space:o3")
    assert bent.preview is not None and "space:o3" in bent.preview.path and bent.preview.landing == "space:m5"
    ram = picked(table, "space:m5", "chariot:purple")
    assert ram.answer == "path 4" and ram.preview is not None and "Rams purple -2 (purple has 10 left)" in ram.preview.lines
    assert "YOUR OWN chariot" not in ram.preview.lines
    other = picked(table, "space:m5", "space:o5")
    assert other.chosen == ("space:o5",), "another destination replaces the first"
    assert "Nobody drives backwards" in why(landing, "space:i1")
    assert "4, not" in why(landing, "space:m6")


def test_lane_changes_without_steer_dice_are_explained() -> None:
    table = driving(STEER, FORTUNA, FORTUNA, FORTUNA, FORTUNA, place="i1")
    choice = picked(table)
    assert "2 lane changes need as many steer dice; you have 1" in why(choice, "space:o4")
    assert why(choice, "space:m4") == ""


def test_buttons_suggest_useful_paths() -> None:
    table = driving(STEER, STEER, FORTUNA, FORTUNA, FORTUNA, place="m5", speed=5, others={1: "m7", 2: "o9"})
    buttons = {pick.label: pick.id for pick in picked(table).picks if pick.button}
    assert 3 <= len(buttons) <= 8
    assert any(label.startswith("Unharmed") for label in buttons) and any(label.startswith("Ram yellow") for label in buttons)
    for id in buttons.values():
        assert picked(table, "space:m6", id).chosen == (id,)
        assert picked(table, id).answer == f"path {id.removeprefix('path:')}"


@pytest.mark.parametrize("seed", range(3))
def test_the_found_path_is_the_least_harmful_of_all(seed: int) -> None:
    rng = Random(seed)
    seen = 0
    for pov in povs(5, seed, laps=3):
        if pov.prompt_kind != "path" or len(pov.options) > 400:
            continue
        seen += 1
        s: State = pov.determinize(Random(0)).state
        every = [measure(s, act.of) for act in pov.options]
        ways = [{s.track.id(*place) for place in places(s, route.path)} for route in every]
        assert reachable(s) == set.union(*ways)
        through = rng.sample(sorted(rng.choice(ways)), 1)
        found = find_path(s, through)
        assert found is not None
        past = [route for route, way in zip(every, ways, strict=True) if way >= set(through)]
        best = min((route.wrecked, route.hurt, -route.front) for route in past)
        route = measure(s, found)
        assert (route.wrecked, route.hurt, -route.front) == best
        shown = forecast(s, pov.seat, Act("path", found))
        assert shown is not None and (shown.wrecked, shown.hurt, shown.front) == (route.wrecked, route.hurt, route.front)
        furthest = max((route.front for route in every if not route.wrecked), default=None)
        assert furthest is None or furthest in [route.front for route in suggest(s, most=99).values()]
    assert seen > 3


def test_two_spaces_side_by_side_cannot_both_be_driven_through() -> None:
    table = driving(STEER, STEER, FORTUNA, FORTUNA, FORTUNA, place="m1")
    s = Pov(table, 0).determinize(Random(0)).state
    assert find_path(s, [s.track.ids["m3"], s.track.ids["o3"]]) is None


# Attacks --------------------------------------------------------------------------------------------------------------


def test_javelins_are_thrown_at_chariots_and_caltrops_dropped_on_spaces() -> None:
    table = driving(ATTACK, FORTUNA, FORTUNA, FORTUNA, FORTUNA, place="m1", others={1: "m6", 2: "o15", 3: "m3"})
    assert table.prompt is not None and table.prompt.kind == "attack"
    choice = picked(table, "chariot:purple")
    assert choice.answer == "javelin purple" and choice.preview is not None and choice.preview.lines == ("Purple has 11 left",)
    assert "spaces away" in why(choice, "chariot:yellow")
    assert picked(table, "chariot:purple", "space:m4").answer == "caltrop m4"
    assert "began on middle lane 1:" in why(choice, "space:m1") and "ended on middle lane 5:" in why(choice, "space:m5")
    assert "did not move through" in why(choice, "space:o3")
    assert picked(table, "drop:m3").answer == "caltrop m3", "the chariot that was rammed there hides the space"
    assert picked(table, "do:pass").answer == "pass"
