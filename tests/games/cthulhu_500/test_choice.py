"""Choices of Cthulhu 500: picks narrow the options, refusals have reasons, and every answer can be picked."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from hippodrome.core.scene import Choice
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import VERBS
from hippodrome.games.cthulhu_500.presentation.choice import build_choice, picks_of
from hippodrome.games.cthulhu_500.presentation.public import PublicTable, describe_moment, odds
from hippodrome.games.cthulhu_500.state import Moment
from hippodrome.i18n.localization import LANGUAGES, Localization
from tests.games.cthulhu_500.races import stops
from tests.games.cthulhu_500.tables import GAME, house_edition, lay_table, say
from tests.games.cthulhu_500.test_scene import look

SEEDS = range(12)
NONSENSE = ["", ":", "card:", "card:9999999999999", "card:-1", "car:x", "do:", "do:fly", "pack:0", "model:99", "draw:99", "🐙"]


@cache
def words(language: str = "en") -> Localization:
    return Localization(language, GAME, house_edition(), ["Ana", "Ben", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"])


def can_end(pov: Pov, choice: Choice) -> bool:
    """Return whether some pick completes the current ones."""
    if choice.answer:
        return True
    free = [pick.id for pick in choice.picks if not pick.why_not and pick.id not in choice.chosen]
    return any(build_choice(pov, words(), [*choice.chosen, pick]).answer for pick in free)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_answer_can_be_picked(seed: int) -> None:
    for table, rng in stops(seed):
        pov = Pov(table, rng.choice(table.waiting))
        for _ in range(4):
            option = pov.options.draw(rng)
            choice = build_choice(pov, words(rng.choice(LANGUAGES)), picks_of(pov, option))
            assert choice.answer == GAME.format_answer(house_edition(), option)
            assert choice.says and choice.prompt and not choice.refusal
            assert pov.options.read(choice.answer) == option


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_picks_are_added_and_others_refused_with_a_reason(seed: int) -> None:
    for n, (table, rng) in enumerate(stops(seed)):
        if n % 5:
            continue
        pov = Pov(table, rng.choice(table.waiting))
        picked = picks_of(pov, pov.options.draw(rng))
        start = build_choice(pov, words(), picked[: rng.randrange(len(picked) + 1)])
        assert len({pick.id for pick in start.picks}) == len(start.picks)
        assert set(start.chosen) <= {pick.id for pick in start.picks}
        for pick in start.picks:
            after = build_choice(pov, words(), [*start.chosen, pick.id])
            if pick.why_not:
                assert after.refusal == pick.why_not
                assert after.chosen == start.chosen
            elif pick.id not in start.chosen:
                assert pick.id in after.chosen and not after.refusal
                assert can_end(pov, after)


@pytest.mark.parametrize("seed", SEEDS)
def test_picks_are_pieces_or_buttons(seed: int) -> None:
    for n, (table, rng) in enumerate(stops(seed)):
        if n % 5:
            continue
        pov = Pov(table, rng.choice(table.waiting))
        there = {piece.id for piece in look(table, pov.seat).pieces}
        picked = picks_of(pov, pov.options.draw(rng))
        for pick in build_choice(pov, words(), picked[:1]).picks:
            assert pick.button != (pick.id in there), pick


@pytest.mark.parametrize("seed", SEEDS)
def test_choices_contain_no_hidden_information(seed: int) -> None:
    for n, (table, rng) in enumerate(stops(seed)):
        if n % 6:
            continue
        seat = rng.choice(table.waiting)
        pov = Pov(table, seat)
        guess = pov.determinize(Random(rng.random()))
        if guess.prompt is None or seat not in guess.waiting:
            continue
        picked = picks_of(pov, pov.options.draw(rng))
        for start in range(len(picked) + 1):
            assert build_choice(pov, words(), picked[:start]) == build_choice(Pov(guess, seat), words(), picked[:start])


def test_malformed_picks_are_refused_and_change_nothing() -> None:
    met = set()
    for table, rng in stops(1):
        pov = Pov(table, rng.choice(table.waiting))
        met.add(pov.prompt_kind)
        picked = picks_of(pov, pov.options.draw(rng))[:1]
        for nonsense in NONSENSE:
            choice = build_choice(pov, words(), [*picked, nonsense])
            assert choice.refusal and choice.chosen == tuple(picked)
    assert len(met) > 5
    assert build_choice(pov, words(), NONSENSE * 50).chosen == ()


def test_test_races_contain_every_prompt() -> None:
    met = {table.prompt.kind for seed in SEEDS for table, _ in stops(seed) if table.prompt is not None}
    assert met == set(VERBS)


def test_every_prompt_has_help_and_the_guide_has_steps() -> None:
    for language in LANGUAGES:
        assert all(words(language).text(f"help.{about}") for about in VERBS)
        assert all(f"guide.{step}" in words(language) for step in range(1, 6))
        for option, setting in GAME.options.items():
            assert words(language).text(f"option.{option}.label") and words(language).text(f"option.{option}.explain")
            for value in setting.choices:
                assert not isinstance(value, str) or words(language).text(f"option.{option}.{value}")


def test_overtaking_shows_sums_odds_and_the_landing() -> None:
    table = lay_table(3, mover=1)
    choice = build_choice(Pov(table, 1), words(), ["vehicle:0"])
    assert choice.answer == "overtake @0" and choice.chosen == ("vehicle:0",)
    assert choice.preview is not None
    assert choice.preview.piece == "car:1" and choice.preview.reach == ("pack:0",) and not choice.preview.landing
    assert "Passes 42%, ties 17%, before any reactions." in choice.preview.lines
    assert "Your die must beat Ana's by 1 or more." in choice.preview.lines


def test_the_leader_sees_the_lap() -> None:
    choice = build_choice(Pov(lay_table(4, mover=0), 0), words(), ["car:3"])
    assert choice.preview is not None and len(choice.preview.path) > 1
    assert choice.preview.reach == ("pack:2",)
    assert any("lap counter" in line for line in choice.preview.lines)


def test_a_card_then_its_target_and_another_target_instead() -> None:
    table = lay_table(3, mover=1, seats={1: {"hand": ["stomped-by-an-elder-god#1", "ace-from-arkham"]}})
    pov, stomp = Pov(table, 1), f"card:{house_edition().piece_ids['stomped-by-an-elder-god#1']}"
    half = build_choice(pov, words(), [stomp])
    assert not half.answer and half.prompt == "Pick the rival for Stomped by an Elder God."
    assert {pick.id for pick in half.picks if "yourself" in pick.why_not} == {"car:1", "vehicle:1"}
    assert build_choice(pov, words(), [stomp, "car:0"]).answer == "play stomped-by-an-elder-god#1 @0"
    assert build_choice(pov, words(), [stomp, "car:0", "vehicle:2"]).answer == "play stomped-by-an-elder-god#1 @2"
    assert build_choice(pov, words(), [stomp, "car:0", "do:pit"]).answer == "pit"
    assert build_choice(pov, words(), [stomp, "car:0", stomp]).chosen == ()


def test_every_target_has_a_button_and_the_players_own_is_marked() -> None:
    hand = ["zombie-valet#1", "non-euclidean-hairpin", "repo-ghouls"]
    table = lay_table(3, mover=1, seats={0: {"mods": ["tentacles#1"]}, 1: {"hand": hand}})
    pov, ids = Pov(table, 1), house_edition().piece_ids
    assert not [pick for pick in build_choice(pov, words(), []).picks if pick.id.startswith("aim:")]
    valet = f"card:{ids['zombie-valet#1']}"
    half = build_choice(pov, words(), [valet])
    assert [(pick.id, pick.label) for pick in half.picks[:3]] == [("aim:0", "Ana"), ("aim:1", "Ben (you)"), ("aim:2", "Cy")]
    own = build_choice(pov, words(), [valet, "aim:1"])
    assert own.answer == "crew zombie-valet#1 @1" and own.says == "Add Zombie Valet to your pit"
    assert build_choice(pov, words(), [valet, "aim:1", "aim:2"]).answer == "crew zombie-valet#1 @2"
    pairs = build_choice(pov, words(), [f"card:{ids['non-euclidean-hairpin']}"]).picks
    assert [pick.label for pick in pairs if pick.id.startswith("aim:")] == ["Ana and Ben (you)", "Ben (you) and Cy"]
    cards = build_choice(pov, words(), [f"card:{ids['repo-ghouls']}"]).picks
    assert "Ana's Tentacles" in {pick.label for pick in cards}, "whose it is: the card may be folded away"


@pytest.mark.parametrize(
    ("language", "mine", "theirs", "watched"),
    [
        (
            "en",
            "You try to pass Ana. You have 3, Ana has 3.",
            "Ben tries to pass you. Ben has 3, you have 3.",
            "Ben tries to pass Ana.",
        ),
        ("es", "Intentas adelantar a Ana. Sumas 3; Ana, 3.", "Ben intenta adelantarte.", "Ben intenta adelantar a Ana."),
        (
            "de",
            "Du versuchst Ana zu überholen. Du hast 3, Ana hat 3.",
            "Ben versucht dich zu überholen.",
            "Ben versucht Ana zu",
        ),
        ("fr", "Tu tentes de dépasser Ana. Tu as 3, Ana a 3.", "Ben tente de te dépasser.", "Ben tente de dépasser Ana."),
    ],
)
def test_reaction_prompts_address_each_role(language: str, mine: str, theirs: str, watched: str) -> None:
    seats = {0: {"hand": ["swerve-of-madness#1"]}, 1: {"hand": ["lead-tentacle#1"]}}
    table = say(lay_table(3, mover=1, seats=seats), (1, "overtake @0"))
    said = words(language)
    for seat, begins in ((1, mine), (0, theirs)):
        assert build_choice(Pov(table, seat), said, []).prompt.startswith(begins)
    for reader in (2, None):
        assert describe_moment(said, PublicTable(GAME.view(table.state, reader), house_edition(), reader)).startswith(watched)


def test_seat_about_to_be_damaged_is_addressed() -> None:
    def told(reader: int | None, *victims: int) -> str:
        table = lay_table(3)
        table.state.moments.append(Moment("damage", 1, victims=list(victims)))
        return describe_moment(words(), PublicTable(GAME.view(table.state, reader), house_edition(), reader))

    assert told(0, 0) == "You are about to be damaged."
    assert told(0, 2, 0) == "You and Cy are about to be damaged."
    assert told(1, 0) == told(None, 0) == "Ana is about to be damaged."
    assert told(1, 0, 2) == "Ana and Cy are about to be damaged."


def test_card_without_a_target_states_the_reason() -> None:
    table = lay_table(3, mover=1, seats={1: {"hand": ["repo-ghouls"]}})
    pick = f"card:{house_edition().piece_ids['repo-ghouls']}"
    assert build_choice(Pov(table, 1), words(), [pick]).refusal == "There is nothing that Repo Ghouls could be aimed at now."


def test_a_zombie_in_the_discard_pile_has_a_button() -> None:
    seats = {1: {"pit": ["herbert-west"]}}
    table = lay_table(3, mover=1, seats=seats, discard=["zombie-valet#1", "zombie-valet#2", "gremlins"])
    pov, ids = Pov(table, 1), house_edition().piece_ids
    choice = build_choice(pov, words(), [f"card:{ids['herbert-west']}"])
    buttons = [pick.id for pick in choice.picks if pick.button and pick.id.startswith("card:")]
    assert buttons == [f"card:{ids['zombie-valet#1']}"]
    assert build_choice(pov, words(), [f"card:{ids['herbert-west']}", buttons[0]]).answer == "use herbert-west zombie-valet#1"


def test_reaction_prompt_names_its_event() -> None:
    table = lay_table(3, mover=1, seats={0: {"hand": ["ia-ia#1"]}, 1: {"hand": ["dreamlands-shortcut#1"]}})
    say(table, (1, "play dreamlands-shortcut#1"))
    choice = build_choice(Pov(table, 0), words(), [])
    assert choice.prompt.startswith("Ben has played Dreamlands Shortcut")
    choice = build_choice(Pov(table, 0), words(), [f"card:{house_edition().piece_ids['ia-ia#1']}"])
    assert choice.answer == "react ia-ia#1" and choice.preview is not None
    certain = "Unless this is cancelled itself, Ben's Dreamlands Shortcut has no effect and is discarded."
    assert certain in choice.preview.lines


def test_repair_states_the_required_roll() -> None:
    table = lay_table(3, mover=1, seats={1: {"damaged": True, "pit": ["tcho-tcho-mechanic#1"]}})
    say(table, (1, "pit"), (2, "no"))
    choice = build_choice(Pov(table, 1), words(), ["do:repair"])
    assert choice.answer == "repair" and choice.preview is not None
    assert choice.preview.lines[0] == "Fix 3 and a die against 4: the die must show 1 or more."


def test_a_new_modification_takes_the_place_of_a_picked_one() -> None:
    seats = {1: {"hand": ["tentacles#1"], "mods": ["shoggoth-v8#1", "spikey-bits"]}}
    table = say(lay_table(3, mover=1, seats=seats), (1, "pit"), (2, "no"))
    pov, ids = Pov(table, 1), house_edition().piece_ids
    new, old = f"card:{ids['tentacles#1']}", f"card:{ids['shoggoth-v8#1']}"
    assert build_choice(pov, words(), [old]).answer == "remove shoggoth-v8#1"
    choice = build_choice(pov, words(), [new, old])
    assert choice.answer == "mod tentacles#1 shoggoth-v8#1" and choice.preview is not None
    assert "Overtake: +4 becomes +3." in choice.preview.lines


def test_drawing_warns_of_the_flag() -> None:
    table = lay_table(3, mover=1, phase="finish", deck=["gremlins", "flag"], seats={0: {"laps": 2}, 1: {"hand": []}})
    assert table.prompt is not None and table.prompt.kind == "draw"
    choice = build_choice(Pov(table, 1), words(), ["pile:draw"])
    assert choice.answer == "draw 2" and choice.preview is not None
    assert choice.preview.warns and "Ana would win" in choice.preview.lines[0]
    labels = {pick.id: pick.label for pick in choice.picks}
    assert labels["pile:draw"] == labels["draw:2"] == "Draw 2", "the pile says what picking it does"


@pytest.mark.parametrize("seed", SEEDS)
def test_every_attempt_has_a_button_with_its_odds(seed: int) -> None:
    """The probability on a button equals that of the rules' sums, and that of the preview; it makes the same answer."""
    met = 0
    for table, _ in stops(seed):
        if table.prompt is None or table.prompt.kind != "action":
            continue
        pov = Pov(table, table.waiting[0])
        attempts = {option.seats[0] for option in pov.options if option.verb == "overtake"}
        buttons = {pick.id: pick for pick in build_choice(pov, words(), []).picks if pick.id.startswith("overtake:")}
        assert buttons.keys() == {f"overtake:{rival}" for rival in attempts} and attempts
        for rival in attempts:
            passes = odds(table.state, pov.seat, rival)[0]
            pick = buttons[f"overtake:{rival}"]
            assert pick.label == f"Overtake {words().player(rival)}: {passes}%" and pick.button and not pick.why_not
            choice = build_choice(pov, words(), [pick.id])
            assert choice.answer == f"overtake @{rival}" and choice.preview is not None
            assert any(line.startswith(f"Passes {passes}%") for line in choice.preview.lines)
            assert pick.detail == "\n".join(choice.preview.lines)
            met += 1
    assert met


def test_attempt_buttons_are_never_card_targets() -> None:
    table = lay_table(3, mover=1, seats={1: {"hand": ["stomped-by-an-elder-god#1"]}})
    pov, stomp = Pov(table, 1), f"card:{house_edition().piece_ids['stomped-by-an-elder-god#1']}"
    assert build_choice(pov, words(), [stomp, "overtake:0"]).answer == "overtake @0"


def test_pit_stop_and_repair_state_their_odds() -> None:
    table = lay_table(3, mover=1, seats={1: {"damaged": True, "pit": ["tcho-tcho-mechanic#1"]}})
    pit = next(pick for pick in build_choice(Pov(table, 1), words(), []).picks if pick.id == "do:pit")
    assert pit.label == f"Pit stop (Cy may overtake: {odds(table.state, 2, 1)[0]}%)"
    say(table, (1, "pit"), (2, "no"))
    repair = next(pick for pick in build_choice(Pov(table, 1), words(), []).picks if pick.id == "do:repair")
    assert repair.label == "Try to repair: 100%"


def test_reactions_to_others_are_marked_and_declined_by_a_key() -> None:
    hands = {0: {"hand": ["ia-ia#1"]}, 1: {"hand": ["stomped-by-an-elder-god#1"]}, 2: {"hand": ["ia-ia#2"]}}
    table = lay_table(3, mover=1, seats=hands)
    say(table, (1, "play stomped-by-an-elder-god#1 @0"))
    aimed_at, bystander = (build_choice(Pov(table, seat), words(), []) for seat in (0, 2))
    assert not aimed_at.aside and bystander.aside
    keys = {pick.key: pick for pick in bystander.picks if pick.key}
    assert {key: pick.label for key, pick in keys.items()} == {"n": "No reaction", "m": "No more this turn"}
    assert next(pick for pick in bystander.picks if pick.key).id == "do:pass", "the first is the one that declines just this"
    assert build_choice(Pov(table, 2), words(), [keys["n"].id]).answer == "pass"
    assert not build_choice(Pov(lay_table(3, mover=1), 1), words(), []).aside


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_seats_involved_in_an_event_have_no_marked_reaction(seed: int) -> None:
    for table, _ in stops(seed):
        if table.prompt is None or table.prompt.kind != "react":
            continue
        moment = table.state.moments[-1]
        for seat in table.waiting:
            named = seat in (moment.seat, moment.rival, *moment.seats, *moment.victims)
            assert not (named and build_choice(Pov(table, seat), words(), []).aside)
