"""Choosing a Charioteer move by picking pieces: every move can be picked, every refusal has a reason, nothing leaks."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hippodrome.core.codec import copy
from hippodrome.core.rng import SampledChance
from hippodrome.core.scene import Choice
from hippodrome.core.table import Pov, Table
from hippodrome.games.charioteer.move import write_move
from hippodrome.games.charioteer.presentation.choice import build_choice, picks_of
from hippodrome.games.charioteer.presentation.pick import Pick, PickInterpreter
from hippodrome.games.charioteer.presentation.scene import scene
from hippodrome.games.charioteer.state import State
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import Localization
from tests.games.charioteer.tables import charioteer, play_random, table, words_for

HAND = "g2g2r1 r1r1g2 g2g2b0 r5r5y4 y4y4g6 b0b0-shield y2y2-recovery whip#1"


def lay(hand: str = HAND, crowd: str = "g2g2y0", tokens: str = "", rival: int = 36, **mine: Any) -> Table[State]:
    """Return a table in its second turn where the first seat, behind the other, holds these cards and tokens."""
    game, edition = charioteer()
    s = copy(table(2, "lay").state)
    s.turn, s.running, s.emperor = 2, [1, 0], "green"
    s.chariots[0].at, s.chariots[1].at = 30, rival
    s.chariots[0].hand = sorted(edition.card_ids[card] for card in hand.split())
    s.chariots[0].tokens = sorted(edition.token_ids[token] for token in tokens.split())
    s.crowd[0] = edition.card_ids[crowd]
    for name, value in mine.items():
        setattr(s.chariots[0], name, value)
    return Table(game, s, SampledChance(Random(1)))


def words(at: Table[State], language: str = "en") -> Localization:
    return words_for(len(at.state.chariots), language)


def card(name: str) -> str:
    return f"card:{charioteer()[1].card_ids[name]}"


def token(name: str, copy: int = 0) -> str:
    return f"token:0/{charioteer()[1].token_ids[name]}/{copy}"


def pick(at: Table[State], *picked: str) -> Choice:
    return build_choice(Pov(at, 0), words(at), picked)


def why(choice: Choice, what: str) -> str:
    return next(p.why_not for p in choice.picks if p.id == what)


# Output for players -------------------------------------------------------------------------------------------------


def test_two_cards_that_share_a_symbol_are_a_move_with_its_sum_and_its_way() -> None:
    choice = pick(lay(), card("g2g2r1"), card("g2g2b0"))
    assert choice.answer == "green2: g2g2r1 g2g2b0"
    assert choice.preview is not None
    assert choice.preview.lines[0] == "4 symbols + 2 = 6"
    assert choice.preview.lines[1] == "To lap 1, space 37"
    assert choice.preview.piece == "chariot:0"
    assert choice.preview.path == ("space:30/0of1", *(f"space:{n}" for n in range(31, 37)))
    assert choice.preview.landing == "space:36" and not choice.preview.reach  # next to Ben or not
    assert choice.says == "Green 2 with [green 2, green 2, red 1] and [green 2, green 2, black 0]."


def test_black_steps_over_outer_spaces_on_its_way() -> None:
    choice = pick(lay("b0b0g2 b0b0-shield", "r1r1y4", rival=60, at=3), card("b0b0g2"), card("b0b0-shield"))
    assert choice.preview is not None
    assert choice.preview.path == ("space:3/0of1", "space:5", "space:7", "space:9", "space:11")


def test_cards_that_do_not_match_state_the_reason() -> None:
    choice = pick(lay(tokens="red+5 green+5"), card("g2g2b0"), card("g2g2r1"))
    assert "does not show green 2" in why(choice, card("r5r5y4"))
    assert "does not fit a green move" in why(choice, token("red+5"))
    assert why(choice, token("green+5")) == why(choice, card("whip#1")) == ""
    refused = pick(lay(tokens="red+5"), card("g2g2b0"), card("g2g2r1"), token("red+5"))
    assert "does not fit a green move" in refused.refusal
    assert refused.chosen == (card("g2g2b0"), card("g2g2r1")) and refused.answer


def test_later_crowd_cards_cannot_be_played() -> None:
    at = lay()
    coming = f"card:{at.state.crowd[1]}"
    assert "is not in your hand" in why(pick(at), coming)


def test_cards_that_share_two_symbols_ask_which() -> None:
    choice = pick(lay(), card("g2g2r1"), card("r1r1g2"))
    assert not choice.answer and "which one" in choice.prompt
    labels = {p.id: p.label for p in choice.picks if p.button}
    assert labels["symbol:green2"] == "Green 2: 5 spaces" and labels["symbol:red1"] == "Red 1: 4 spaces"
    choice = pick(lay(), card("g2g2r1"), card("r1r1g2"), "symbol:red1")
    assert choice.answer == "red1: g2g2r1 r1r1g2"
    assert {p.id for p in choice.picks if p.button and not p.why_not} == {"symbol:green2", "symbol:red1", "reset"}
    choice = pick(lay(), card("g2g2r1"), card("r1r1g2"), "symbol:red1", "symbol:green2")
    assert choice.answer == "green2: g2g2r1 r1r1g2" and choice.chosen[-1] == "symbol:green2"
    choice = pick(lay(), card("g2g2r1"), card("r1r1g2"), "symbol:red1", card("g2g2b0"))
    assert choice.answer == "green2: g2g2r1 g2g2b0 r1r1g2"  # the card implies that green is meant now


def test_a_wild_token_asks_which_card_it_changes_where_that_is_open() -> None:
    at = lay("g2g2r1 g2g2b0 r5r5y4", tokens="green-wild")
    choice = pick(at, card("g2g2r1"), card("r5r5y4"))
    assert not choice.answer and "wild token" in choice.prompt
    choice = pick(at, card("g2g2r1"), card("r5r5y4"), token("green-wild"))
    assert choice.answer == "green2: g2g2r1 r5r5y4; green-wild on r5r5y4"
    choice = pick(at, card("g2g2r1"), card("g2g2b0"), token("green-wild"))
    assert not choice.answer and choice.prompt == "Which card does the wild token change?"
    on = "on:" + card("g2g2b0").removeprefix("card:")
    assert pick(at, *choice.chosen, on).answer == "green2: g2g2r1 g2g2b0; green-wild on g2g2b0"
    assert "does not show green 2" not in why(choice, card("r5r5y4"))  # it may be added under the token


def test_another_token_takes_the_place_of_the_first() -> None:
    at = lay(tokens="green+5 green+3 green+3")
    choice = pick(at, card("g2g2b0"), card("g2g2r1"), token("green+5"), token("green+3", 1))
    assert choice.chosen[-1] == token("green+3", 1)
    assert choice.answer.endswith("; green+3")


def test_cards_picked_after_a_discard_token_are_thrown_away() -> None:
    at = lay(tokens="discard2")
    picked = [card("g2g2b0"), card("g2g2r1"), token("discard2")]
    choice = pick(at, *picked)
    assert not choice.answer and choice.prompt == "Pick up to 2 cards to throw away."
    choice = pick(at, *picked, card("r5r5y4"))
    assert choice.answer == "green2: g2g2r1 g2g2b0; discard2 of r5r5y4"
    full = pick(at, *picked, card("r5r5y4"), card("y4y4g6"))
    assert full.answer.endswith("discard2 of r5r5y4 y4y4g6")
    assert "throws away up to 2 cards" in why(full, card("whip#1"))
    back = pick(at, *full.chosen, "play", card("whip#1"))
    assert back.answer == "green2: g2g2r1 g2g2b0 whip#1; discard2 of r5r5y4 y4y4g6"
    assert pick(at, *back.chosen[:-1]).answer == back.answer  # without `play`, cards are thrown away again


def test_a_reset_takes_the_picked_cards_and_leaves_the_rest() -> None:
    at = lay(tokens="green+5", damage=3)
    choice = pick(at, card("g2g2b0"), card("g2g2r1"), card("g2g2y0"), token("green+5"), "reset")
    assert choice.answer == "reset: g2g2r1 g2g2b0"
    assert choice.preview is not None and "3 cubes are removed" in choice.preview.lines and not choice.preview.landing
    assert "without the crowd card" in why(choice, card("g2g2y0")) and "No token" in why(choice, token("green+5"))
    assert pick(at, "reset").prompt == "Reset move: pick 1 to 3 cards."
    assert pick(at, "reset", card("whip#1"), card("y4y4g6")).answer == "reset: y4y4g6 whip#1"


def test_a_move_that_goes_nowhere_warns() -> None:
    choice = pick(lay("b0b0g2 b0b0-shield", "r1r1y4", damage=9), card("b0b0g2"), card("b0b0-shield"))
    assert choice.preview is not None and choice.preview.warns
    assert choice.preview.lines[0] == "4 symbols + 0 − 9 (damage) = 0"


# Invariants ---------------------------------------------------------------------------------------------------------


def races(count: int) -> list[tuple[Table[State], Random]]:
    """Return tables in mid-race of all sizes, with some fan tokens won."""
    found = []
    _, edition = charioteer()
    for seed in range(count):
        rng = Random(seed)
        at = play_random(table(2 + seed % 5, f"choice {seed}", open_fan_tokens=bool(seed % 2)), seed, 1 + seed * 3 % 16)
        if at.prompt is None:
            continue
        s = copy(at.state)
        for chariot in s.chariots:
            chariot.tokens = sorted([*chariot.tokens, *(s.bag.pop(rng.randrange(len(s.bag))) for _ in range(3))])
        found.append((Table(at.game, s, SampledChance(rng)), rng))
    assert edition.name and len(found) > count * 0.7
    return found


def test_every_move_can_be_picked_and_its_pieces_are_in_the_scene() -> None:
    _, edition = charioteer()
    for at, rng in races(20):
        text = words(at)
        slots = get_plugin("charioteer").svg.board(edition, at.game.view(at.state, None), text).slots
        for seat in range(len(at.state.chariots)):
            pov = Pov(at, seat)
            pieces = {piece.id for piece in scene(pov.view(), edition, text, seat).pieces}
            for _ in range(4):
                move = pov.options.draw(rng)
                picked = picks_of(pov, move)
                choice = build_choice(pov, text, picked)
                assert choice.answer == write_move(edition, move) and set(choice.chosen) == set(picked) and choice.says
                assert choice.preview is not None and set(choice.preview.path) <= slots.keys()
                ends = {choice.preview.landing} if choice.preview.landing else set(choice.preview.reach)
                assert ends <= slots.keys() and bool(ends) == (move.symbol is not None)
                assert build_choice(pov, text, choice.chosen) == choice
                assert {p.id for p in choice.picks if not p.button} <= pieces
                assert set(choice.chosen) <= {p.id for p in choice.picks}


def test_legal_picks_are_added_and_illegal_ones_change_nothing() -> None:
    """After any click, the picks can be completed."""
    for at, rng in races(18):
        text = words(at, rng.choice(("en", "es")))
        pov = Pov(at, rng.randrange(len(at.state.chariots)))
        choice = build_choice(pov, text, ())
        for _ in range(7):
            clicked = rng.choice(choice.picks)
            if clicked.id in choice.chosen:
                choice = build_choice(pov, text, [what for what in choice.chosen if what != clicked.id])
                continue
            after = build_choice(pov, text, (*choice.chosen, clicked.id))
            if clicked.why_not:
                assert after.refusal == clicked.why_not
                assert after.chosen == choice.chosen and after.answer == choice.answer
            else:
                assert not after.refusal and clicked.id in after.chosen
                choice = after
            assert choice.answer or any(not p.why_not for p in choice.picks if p.id not in choice.chosen)


def test_strange_ids_are_refused_and_never_raise() -> None:
    at = lay(tokens="green-wild discard2")
    strange = (
        "",
        "card:",
        "card:999999",
        "card:-1",
        "card:١",
        "card:146",
        "token:1/0/0",
        "token:0/0/9",
        "on:3",
        "on:x",
        "symbol:",
        "symbol:mauve7",
        "play",
        "space:3",
        "chariot:1",
        "hand",
        "reset:1",
        "card:0\n",
        "💥",
        "x" * 9999,
    )
    for what in strange:
        choice = pick(at, what)
        assert choice.refusal and not choice.chosen, what
        after = pick(at, card("g2g2b0"), what, card("g2g2r1"))
        assert after.answer == "green2: g2g2r1 g2g2b0"
    assert pick(at, *(p.id for p in pick(at).picks for _ in range(2))).prompt
    assert pick(at, "reset", "symbol:green2").refusal


def test_choice_is_the_same_on_a_resampled_table() -> None:
    for at, rng in races(10):
        for seat in range(len(at.state.chariots)):
            pov = Pov(at, seat)
            other = Pov(pov.determinize(Random(3)), seat)
            picked = picks_of(pov, pov.options.draw(rng))[:2]
            assert build_choice(pov, words(at), picked) == build_choice(other, words(at), picked)


def test_completion_is_found_exactly_if_one_exists() -> None:
    for at, rng in races(16):
        for seat, chariot in enumerate(at.state.chariots):
            options: Any = Pov(at, seat).options
            grasp = PickInterpreter(options, at.state.edition, tuple(chariot.hand), tuple(chariot.tokens), at.state.crowd[0])
            for _ in range(8):
                some = Pick(tuple(rng.sample(chariot.hand, rng.randrange(4))), rng.random() < 0.3)
                some = replace(some, symbol=rng.randrange(12) if rng.random() < 0.2 else None)
                some = replace(some, tokens=(rng.choice(chariot.tokens),) if rng.random() < 0.5 else ())
                found, searched = grasp.completion(some), next(grasp.completions(some), None)
                assert (found is None) == (searched is None), some
                if found is not None:
                    assert set(some.cards) <= set(found.cards) and options.why_not(found) is None


@pytest.mark.parametrize("language", ["en", "es"])
def test_prompts_and_labels_are_in_the_readers_words(language: str) -> None:
    at = lay(tokens="discard2 green-wild")
    choice = build_choice(Pov(at, 0), words(at, language), (card("g2g2b0"), token("discard2")))
    prompts = {"en": "Pick up to 2 cards to throw away.", "es": "Elige de qué te descartas: hasta 2 cartas."}
    assert choice.prompt == prompts[language]
    assert "{" not in "".join([choice.prompt, choice.says, *(p.label + p.why_not for p in choice.picks)])
