"""Reaction cards: windows, their order, exclusion, cancelling, and what must not be revealed."""

from __future__ import annotations

from random import Random

from hippodrome.core.ask import Ask
from hippodrome.core.table import Pov
from tests.games.cthulhu_500.tables import GAME, lay_table, names, refusal, say, told

CHAOS = {1: {"hand": ["spell-of-chaos", "gremlins"]}, 2: {"pit": ["high-priest-of-motocross"]}}


def test_a_cancelled_spell_gives_the_high_priest_nothing() -> None:
    seats = {**CHAOS, 3: {"hand": ["ia-ia#1"]}}
    table = say(lay_table(seats=seats), (1, "play spell-of-chaos"), (3, "react ia-ia#1"))
    assert told(table, "triggers") == []
    assert names(table.state, table.state.racers[1].hand) == ["gremlins"]
    assert table.state.spells == 0


def test_a_spell_that_stands_comes_first_then_the_priest_draws() -> None:
    table = say(lay_table(seats=CHAOS, draws=["tentacles#1"]), (1, "play spell-of-chaos"), (2, "yes"))
    kinds = [fact.kind for fact in table.facts]
    assert kinds.index("hands_go_round") < kinds.index("triggers") < kinds.index("drew")
    assert names(table.state, table.state.racers[2].hand) == ["gremlins", "tentacles#1"]


def test_the_priest_may_decline() -> None:
    table = say(lay_table(seats=CHAOS), (1, "play spell-of-chaos"), (2, "no"))
    assert told(table, "drew") == []


def test_a_cancel_of_a_cancel_lets_the_card_stand() -> None:
    seats = {1: {"hand": ["dreamlands-shortcut#1", "ia-ia#2"]}, 3: {"hand": ["ia-ia#1"]}}
    table = say(lay_table(seats=seats), (1, "play dreamlands-shortcut#1"), (3, "react ia-ia#1"), (1, "react ia-ia#2"))
    assert table.state.pack == [1, 0, 2, 3]
    assert [fact["card"] for fact in told(table, "cancelled")] == [table.state.edition.piece_ids["ia-ia#1"]]


def test_a_cancel_of_a_cancel_of_a_cancel() -> None:
    seats = {1: {"hand": ["dreamlands-shortcut#1", "ia-ia#2"]}, 3: {"hand": ["ia-ia#1"]}, 2: {"hand": ["ia-ia#3"]}}
    table = say(lay_table(seats=seats), (1, "play dreamlands-shortcut#1"))
    say(table, (3, "react ia-ia#1"), (2, "pass"))
    say(table, (1, "react ia-ia#2"), (2, "pass"))
    say(table, (2, "react ia-ia#3"))
    assert table.state.pack == [0, 1, 2, 3]
    assert len(table.state.discard) == 1 + 4


def test_after_a_cancelled_cancel_another_seat_may_try() -> None:
    """Ruling 5: the first card may be answered again."""
    seats = {1: {"hand": ["dreamlands-shortcut#1", "ia-ia#2"]}, 3: {"hand": ["ia-ia#1"]}, 2: {"hand": ["ia-ia#3"]}}
    table = say(lay_table(seats=seats), (1, "play dreamlands-shortcut#1"), (3, "react ia-ia#1"), (2, "pass"))
    say(table, (1, "react ia-ia#2"), (2, "pass"), (2, "pass"))  # no seat saves the first cancel
    say(table, (2, "react ia-ia#3"))
    assert table.state.pack == [0, 1, 2, 3]


def test_of_two_cancels_the_later_counts_and_the_other_is_spent() -> None:
    """Ruling 5: last in, first out; cancels are the exception to cards that go back to the hand."""
    seats = {1: {"hand": ["dreamlands-shortcut#1"]}, 3: {"hand": ["ia-ia#1"]}, 2: {"hand": ["ia-ia#3"]}}
    table = say(lay_table(seats=seats, discard=["flag"]), (1, "play dreamlands-shortcut#1"))
    say(table, (3, "react ia-ia#1"), (2, "react ia-ia#3"))
    assert not table.state.racers[2].hand and not table.state.racers[3].hand
    assert [fact["seat"] for fact in told(table, "cancelled")] == [2]
    assert [fact["seat"] for fact in told(table, "nothing_left")] == [3]
    assert not told(table, "came_too_late")
    assert names(table.state, table.state.discard) == ["flag", "ia-ia#3", "ia-ia#1", "dreamlands-shortcut#1"]
    assert table.state.pack == [0, 1, 2, 3]


def test_when_the_later_of_two_cancels_is_cancelled_the_earlier_counts() -> None:
    seats = {1: {"hand": ["dreamlands-shortcut#1", "ia-ia#2"]}, 3: {"hand": ["ia-ia#1"]}, 2: {"hand": ["ia-ia#3"]}}
    table = say(lay_table(seats=seats), (1, "play dreamlands-shortcut#1"))
    say(table, (3, "react ia-ia#1"), (2, "react ia-ia#3"), (1, "react ia-ia#2"))
    assert [(fact["seat"], fact["rival"]) for fact in told(table, "cancelled")] == [(1, 2), (3, 1)]
    assert not told(table, "nothing_left")
    assert not any(racer.hand for racer in table.state.racers)
    assert table.state.pack == [0, 1, 2, 3]


def test_when_all_cancels_are_cancelled_the_card_stands() -> None:
    seats = {1: {"hand": ["dreamlands-shortcut#1", "ia-ia#2", "ia-ia#4"]}, 3: {"hand": ["ia-ia#1"]}, 2: {"hand": ["ia-ia#3"]}}
    table = say(lay_table(seats=seats), (1, "play dreamlands-shortcut#1"))
    say(table, (3, "react ia-ia#1"), (2, "react ia-ia#3"), (1, "react ia-ia#2"), (1, "react ia-ia#4"))
    assert table.state.pack == [1, 0, 2, 3]
    assert not table.state.moments and not table.state.played


def test_two_next_turn_reactions_only_the_first_counts() -> None:
    seats = {0: {"hand": ["privilege-of-the-great-race#1"]}, 3: {"hand": ["privilege-of-the-great-race#2"]}}
    table = say(lay_table(seats=seats), (1, "end"), (1, "draw 0"))
    say(table, (3, "react privilege-of-the-great-race#2"), (0, "react privilege-of-the-great-race#1"))
    assert table.state.mover == 3
    assert names(table.state, table.state.racers[0].hand) == ["privilege-of-the-great-race#1"]
    say(table, (3, "end"), (3, "draw 0"), (0, "pass"))
    assert table.state.mover == 0, "the order goes on clockwise from whoever took the turn (ruling 12)"


def test_a_cancelled_next_turn_leaves_room_for_another() -> None:
    seats = {
        0: {"hand": ["privilege-of-the-great-race#1"]},
        2: {"hand": ["ia-ia#1"]},
        3: {"hand": ["privilege-of-the-great-race#2"]},
    }
    table = say(lay_table(seats=seats), (1, "end"), (1, "draw 0"))
    say(table, (3, "react privilege-of-the-great-race#2"), (0, "react privilege-of-the-great-race#1"))
    say(table, (2, "react ia-ia#1"))
    assert table.state.mover == 0


def test_several_cards_of_one_player_may_answer_one_event() -> None:
    seats = {1: {"hand": ["lead-tentacle#1", "lead-tentacle#2"]}, 0: {"hand": ["swerve-of-madness#1"]}}
    table = say(lay_table(seats=seats, dice=[3, 5]), (1, "overtake @0"))
    say(table, (1, "react lead-tentacle#1"), (0, "pass"))
    say(table, (0, "react swerve-of-madness#1"), (1, "pass"))
    say(table, (1, "react lead-tentacle#2"))
    assert [fact["reaction_bonus"] for fact in told(table, "total")] == [6, 3]
    assert table.state.pack[0] == 1


def test_your_own_event_may_be_answered() -> None:
    table = say(lay_table(seats={1: {"hand": ["lead-tentacle#1"]}}), (1, "overtake @0"))
    assert table.waiting == [1]


def test_a_cancelled_reaction_adds_nothing() -> None:
    seats = {1: {"hand": ["lead-tentacle#1"]}, 3: {"hand": ["ia-ia#1"]}}
    table = say(lay_table(seats=seats), (1, "overtake @0"), (1, "react lead-tentacle#1"), (3, "react ia-ia#1"))
    assert told(table, "total")[0]["reaction_bonus"] == 0


def test_crew_and_fittings_can_be_cancelled_too() -> None:
    seats = {1: {"hand": ["ace-from-arkham", "tentacles#1"]}, 3: {"hand": ["ia-ia#1", "ia-ia#2"]}}
    table = say(lay_table(seats=seats), (1, "crew ace-from-arkham @1"), (3, "react ia-ia#1"))
    say(table, (1, "pit"), (2, "no"), (1, "mod tentacles#1"), (3, "react ia-ia#2"))
    assert not table.state.racers[1].pit and not table.state.racers[1].mods
    assert len(table.state.discard) == 1 + 4


def test_always_pass_for_this_turn() -> None:
    """Ruling 20."""
    seats = {1: {"hand": ["spell-of-chaos", "elder-sign-decal"]}, 3: {"hand": ["ia-ia#1", "ia-ia#2"]}, 0: {"hand": []}}
    table = say(lay_table(seats=seats), (1, "play elder-sign-decal"), (3, "silence"))
    assert table.state.racers[3].silent
    assert GAME.view(table.state, 3)["racers"][3]["silent"] is True
    assert {GAME.view(table.state, seat)["racers"][3]["silent"] for seat in (None, 0, 1, 2)} == {None}
    say(table, (1, "end"), (1, "throw"), (1, "draw 0"))
    assert not table.state.racers[3].silent, "the turn is over"


def test_silent_seats_are_not_prompted() -> None:
    seats = {1: {"hand": ["dreamlands-shortcut#1", "dreamlands-shortcut#2"]}, 3: {"hand": ["ia-ia#1"]}}
    table = say(lay_table(seats=seats), (1, "play dreamlands-shortcut#1"), (3, "silence"), (1, "play dreamlands-shortcut#2"))
    assert table.state.pack != [0, 1, 2, 3]
    assert table.prompt is not None and table.prompt.kind != "react"


def test_seat_without_a_reaction_counts_as_passing() -> None:
    """The prompt goes to every seat the event concerns; views, facts and reasons do not depend on which seat could answer."""
    shots = []
    dull = {0: "tentacles#1", 2: "tentacles#2", 3: "gremlins"}
    for holder in (0, 2, 3):
        seats = {n: {"hand": ["ia-ia#1" if n == holder else card]} for n, card in dull.items()}
        seats[1] = {"hand": ["dreamlands-shortcut#1"]}
        table = lay_table(seats=seats)
        table.answer(1, table.read(1, "play dreamlands-shortcut#1"))
        assert isinstance(table.prompt, Ask) and table.prompt.is_hidden
        assert set(table.prompt.options) == {0, 2, 3}
        assert [len(table.prompt.options[n]) for n in (0, 2, 3)] == [3 if n == holder else 1 for n in (0, 2, 3)]
        table.answer_forced()
        assert table.waiting == [holder]
        assert table.publicly_waiting == [2, 3, 0], "clockwise from whose turn it is, whoever holds what"
        reason = table.why_not(1, "x")
        assert reason is not None and reason.data == {"waiting": [2, 3, 0]}
        table.answer(holder, table.read(holder, "pass"))
        undo = table.why_not_undo(1)
        lines = [line for n, line in enumerate(table.log) if table.is_public(n)]
        shots.append((GAME.view(table.state, 1), table.facts, undo, lines))
    assert shots[0] == shots[1] == shots[2]
    nobody = lay_table(seats={1: {"hand": ["dreamlands-shortcut#1"]}, **{n: {"hand": [card]} for n, card in dull.items()}})
    say(nobody, (1, "play dreamlands-shortcut#1"))
    lines = [line for n, line in enumerate(nobody.log) if nobody.is_public(n)]
    assert (GAME.view(nobody.state, 1), nobody.facts, nobody.why_not_undo(1), lines) == shots[0]


def test_determinized_table_has_the_same_prompt_and_hides_hands() -> None:
    held_by = {0: "ia-ia#1", 1: "dreamlands-shortcut#1", 2: "gremlins", 3: "ia-ia#2"}
    seats = {seat: {"hand": [card]} for seat, card in held_by.items()}
    table = say(lay_table(seats=seats), (1, "play dreamlands-shortcut#1"))
    held = set()
    for n in range(400):
        imagined = Pov(table, 0).determinize(Random(n))
        assert isinstance(imagined.prompt, Ask) and set(imagined.prompt.options) == {0, 2, 3}
        assert len(imagined.prompt.options[0]) == 3
        held.add((len(imagined.prompt.options[2]) > 1, len(imagined.prompt.options[3]) > 1))
    assert {(False, False), (False, True), (True, False)} <= held


def test_reactions_wait_for_their_event_and_their_seat() -> None:
    hand = ["lead-tentacle#1", "swerve-of-madness#1", "that-is-not-dead#1"]
    seats = {0: {"hand": hand}, 1: {"hand": ["swerve-of-madness#2"]}}
    table = say(lay_table(seats=seats), (1, "overtake @0"))
    assert refusal(table, 0, "react lead-tentacle#1") == "reaction_waits"
    assert refusal(table, 0, "react that-is-not-dead#1") == "reaction_waits"
    assert refusal(table, 0, "react swerve-of-madness#2") == "card_not_in_hand"
    assert refusal(table, 0, "react swerve-of-madness#1") == ""
    assert refusal(table, 0, "react") == "one_reaction"


def test_one_vehicle_is_saved_once() -> None:
    seats = {0: {"hand": ["that-is-not-dead#1", "that-is-not-dead#2"]}}
    table = say(lay_table(seats=seats, dice=[4, 4]), (1, "overtake @0"), (0, "react that-is-not-dead#1"))
    assert names(table.state, table.state.racers[0].hand) == ["that-is-not-dead#2"]
    assert table.prompt is not None and table.prompt.kind == "action"


def test_undo_refusal_does_not_reveal_a_hidden_window() -> None:
    """The same whether a rival could have reacted or not: the dice are rolled, and no seat learns why there was a pause."""
    reasons = []
    for hand in ([], ["azathoths-loaded-die#1"]):
        table = say(lay_table(seats={0: {"hand": hand}}, dice=[1, 6]), (1, "overtake @0"))
        if hand:
            say(table, (0, "pass"))
        reasons.append(table.why_not_undo(1))
    assert reasons[0] == reasons[1] and reasons[0] is not None and reasons[0].code == "undo_luck"


def test_repair_cannot_be_undone_while_rivals_may_react() -> None:
    seats = {1: {"damaged": True}, 2: {"hand": ["left-handed-lug-nuts"]}}
    table = say(lay_table(seats=seats), (1, "pit"), (2, "no"), (1, "repair"))
    reason = table.why_not_undo(1)
    assert reason is not None and reason.code == "undo_revealed"
    say(table, (2, "pass"))
    reason = table.why_not_undo(1)
    assert reason is not None and reason.code == "undo_luck"
