"""Charioteer in the terminal: the circus is drawn correctly, and picking pieces makes legal moves, with explanations."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import RenderableType

from hippodrome.core.codec import copy
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table
from hippodrome.games.charioteer.move import CROWD, Move, read_move
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.charioteer.presentation.candidates import best_moves
from hippodrome.games.charioteer.presentation.forecast import Forecasts
from hippodrome.games.charioteer.presentation.pick import PickInterpreter, pick_of
from hippodrome.games.charioteer.state import State
from hippodrome.games.charioteer.terminal.picks import AnswerChooser, topics
from hippodrome.games.charioteer.terminal.ring import draw_ring, draw_strip, lay_out
from hippodrome.games.charioteer.terminal.table import draw
from hippodrome.games.charioteer.track import Track, bend, ring, straight
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.terminal.chooser import two_columns
from hippodrome.terminal.screen import Screen, Size
from hippodrome.terminal.seating import Seating
from tests.games.charioteer.tables import charioteer, play_random, table

SEATING = Seating(("Ana", "Ben"), ("", ""))


def lay(hand: str, crowd: str, tokens: str = "", rival: int = 36, **mine: Any) -> Table[State]:
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


def pick(at: Table[State], language: str = "en") -> AnswerChooser:
    return AnswerChooser(Pov(at, 0), Localization(language, at.game, at.state.edition, SEATING.names))


def text_of(*things: RenderableType, width: int = 80) -> str:
    out = io.StringIO()
    Screen(io.StringIO(), out, live=False, width=width).print(*things)
    return out.getvalue()


def said(picks: AnswerChooser, line: str) -> str:
    """Return the output for a line: the note, or else the status."""
    heard = picks.read(line)
    assert not heard.answered
    return " ".join(text_of(heard.note or picks.status()).split())


def played(picks: AnswerChooser, *lines: str) -> str:
    """Return the move that lines make, as text."""
    for line in lines:
        heard = picks.read(line)
    assert heard.answered
    _, edition = charioteer()
    return charioteer()[0].format_answer(edition, heard.answer)


HAND = "g2g2r1 r1r1g2 g2g2b0 r5r5y4 y4y4g6 b0b0-shield y2y2-recovery whip#1"
# in the order of the deck: 1 g2g2r1, 2 g2g2b0, 3 r1r1g2, 4 r5r5y4, 5 y4y4g6, 6 b0b0-shield, 7 y2y2-recovery, 8 whip


# Previews -----------------------------------------------------------------------------------------------------------


def test_the_sum_behind_a_move_is_shown() -> None:
    """Calculating movement: Elaine's thirteen."""
    picks = pick(lay("r5r5g2 r5r5y4 r5r5b2", "b0b0g2", "red+3", damage=2, skills=[0, 4, 0, 0]))
    assert "R5 6 symbols + 5 + 3 (token) + 1 (skill) − 2 (damage) = 13" in said(picks, "1 2 3 r+3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_end_of_a_move_is_described_and_drawn(language: str) -> None:
    at = lay(HAND, "g2g2y0")
    picks = pick(at, language)
    status = said(picks, "1 2 3 c")
    place, rank = {
        "en": ("from lap 1, space 39 to lap 1, space 40", "probably in place 2 after the turn (9 of 10 times)"),
        "es": (
            "desde la casilla 39 de la vuelta 1 hasta la casilla 40 de la vuelta 1",
            "puesto 2 probable tras el turno (9 de cada 10",
        ),
        "de": ("zwischen Feld 39 in Runde 1 und Feld 40 in Runde 1", "nach dem Zug wohl auf Platz 2 (in 9 von 10 Fällen)"),
        "fr": (
            "entre la case 39 du tour 1 et la case 40 du tour 1",
            "sans doute en position 2 après la manche (9 fois sur 10)",
        ),
    }[language]
    assert "7 s" in status.lower() and place in status and rank in status
    assert list(picks.landings) == [38, 39]
    drawing = draw_it(at, picks)
    assert drawing.count("*") == 2 and draw_it(at, None).count("*") == 0


def draw_it(at: Table[State], picks: AnswerChooser | None, width: int = 80, height: int | None = None) -> str:
    words = Localization("en", at.game, at.state.edition, SEATING.names)
    view = at.game.view(at.state, 0)
    drawn = draw(view, at.state.edition, words, 0, seating=SEATING, room=Size(width, height), chooser=picks)
    return text_of(drawn, width=width)


def test_landing_is_certain_if_no_rival_can_be_in_the_way() -> None:
    at = lay(HAND, "g2g2y0", rival=60)
    assert "to lap 1, space 37;" in said(pick(at), "1 2")
    beside = lay(HAND, "g2g2y0", rival=30)  # Ben is on the inside; he may stay, or be gone
    assert "from lap 1, space 36 to lap 1, space 37: those ahead move first" in said(pick(beside), "1 2")


def test_other_effects_of_a_move_are_described() -> None:
    at = lay("r5r5g2 r5r5y4 r5r5-shield whip#1 y2y2-recovery y2y2b0", "r5r5b0", "discard3", rival=50, damage=3)
    status = said(pick(at), "1 2 4 c")
    assert "up to 2 cubes for every rival" in status and "a fan token" in status and "no cubes this turn" in status
    assert "red +1 step" in status
    status = said(pick(at), "3 5 6 t 1 2")
    assert "3 fewer cubes of damage" in status  # yellow, and a recovery icon: all of it
    assert "up to 5 more spaces by whip" in status and "2 cards thrown away" in status


def test_forecast_equals_the_rules_if_no_rival_moves() -> None:
    """The rival resets, so the forecast must match exactly."""
    at = lay(HAND, "g2g2y0", "green-wild whip")
    for move in best_moves(_moves(at), charioteer()[1], Forecasts(Pov(at, 0))):
        forecast = Forecasts(Pov(at, 0)).of(move)
        again = at.fork(chance_source=SampledChance(Random(3)))
        again.answer(0, move)
        again.answer(1, Move(None, (again.state.chariots[1].hand[0],)))
        assert again.state.chariots[0].at == forecast.end_if_alone


def _moves(at: Table[State]) -> Moves:
    options = at.options(0)
    assert isinstance(options, Moves)
    return options


# Picking ------------------------------------------------------------------------------------------------------------


def test_enter_plays_the_pick() -> None:
    assert played(pick(lay(HAND, "g2g2y0")), "1 2", "") == "green2: g2g2r1 g2g2b0"
    assert played(pick(lay(HAND, "g2g2y0")), "1", "2", "c", "") == "green2: g2g2r1 g2g2b0 crowd"
    assert played(pick(lay(HAND, "g2g2y0")), "12", "c !") == "green2: g2g2r1 g2g2b0 crowd"
    assert played(pick(lay(HAND, "g2g2y0")), "1, 2 + c", "") == "green2: g2g2r1 g2g2b0 crowd"
    assert played(pick(lay(HAND, "g2g2y0")), "green2: g2g2r1 g2g2b0", "") == "green2: g2g2r1 g2g2b0"


def test_card_is_picked_by_its_word_unless_a_token_has_that_label() -> None:
    by_number = played(pick(lay(HAND, "g2g2y0")), "1 2 8", "")
    assert "whip" in by_number and played(pick(lay(HAND, "g2g2y0")), "1 2 whip", "") == by_number
    assert "whip" not in played(pick(lay(HAND, "g2g2y0")), "1 2 8", "-whip", "")
    assert "'shield' is no card" in said(pick(lay(HAND, "g2g2y0")), "shield"), "it shows symbols, too"
    token = pick(lay(HAND, "g2g2y0", "whip"))
    token.read("1 2 whip")
    assert token.pick.tokens and len(token.pick.cards) == 2


def test_symbol_defaults_to_the_one_that_leads_furthest() -> None:
    picks = pick(lay(HAND, "g2g2y0"))
    status = said(picks, "1 3")
    assert status.startswith("G2 3 symbols + 2 = 5") and "can be r1 (4): type the symbol" in status
    assert said(picks, "r1").startswith("R1 3 symbols + 1 = 4")
    assert played(picks, "") == "red1: g2g2r1 r1r1g2"
    spanish = pick(lay(HAND, "g2g2y0"), "es")
    assert "V2 3 símbolos + 2 = 5" in said(spanish, "1 3")


def test_wild_token_defaults_to_the_card_that_leads_furthest() -> None:
    at = lay(HAND, "g2g2y0", "green-wild")
    assert played(pick(at), "1 4 g*", "") == "green2: g2g2r1 r5r5y4; green-wild on r5r5y4"
    assert played(pick(at), "1 2 g*=2", "") == "green2: g2g2r1 g2g2b0; green-wild on g2g2b0"
    assert played(pick(at), "1 c g*=c g2", "") == "green2: g2g2r1 crowd; green-wild on crowd"


def test_cards_are_thrown_away_with_the_smallest_sufficient_token() -> None:
    at = lay(HAND, "g2g2y0", "discard3 discard2")
    assert played(pick(at), "1 2 t 4 5", "") == "green2: g2g2r1 g2g2b0; discard2 of r5r5y4 y4y4g6"
    assert played(pick(at), "1 2 t 4 5 6", "") == "green2: g2g2r1 g2g2b0; discard3 of r5r5y4 y4y4g6 b0b0-shield"
    assert played(pick(at), "1 2 t d3 4", "") == "green2: g2g2r1 g2g2b0; discard3 of r5r5y4"


def test_a_reset_is_picked_like_any_move() -> None:
    at = lay(HAND, "g2g2y0", damage=4)
    picks = pick(at)
    status = said(picks, "r 4 5")
    assert "stand still" in status and "no cubes this turn" in status and "4 cubes are removed" in status and not picks.landings
    assert played(picks, "") == "reset: r5r5y4 y4y4g6"


def test_picks_are_put_back_one_by_one() -> None:
    picks = pick(lay(HAND, "g2g2y0", "green+3"))
    picks.read("1 2 c g+3")
    for left in ("green2: g2g2r1 g2g2b0 crowd", "green2: g2g2r1 g2g2b0"):
        assert picks.undo_pick()
        assert picks.move == read_move(charioteer()[1], left)
    assert picks.undo_pick() and picks.undo_pick() and not picks.undo_pick() and not picks.pick
    picks.read("1 2 c g+3")
    picks.read("-g+3 -c -2")
    assert picks.pick.cards == (charioteer()[1].card_ids["g2g2r1"],) and not picks.pick.tokens and not picks.pick.crowd
    picks.read("x")
    assert not picks.pick


def test_naming_a_picked_card_again_starts_over() -> None:
    picks = pick(lay(HAND, "g2g2y0"))
    assert "= 6" in said(picks, "1 2")
    assert "3 symbols + 2 = 5" in said(picks, "1 3")
    assert picks.undo_pick() and picks.undo_pick() and picks.undo_pick()
    assert "= 6" in text_of(picks.status())


def test_incomplete_pick_names_the_matching_cards() -> None:
    picks = pick(lay(HAND, "g2g2y0"))
    assert said(picks, "1") == "Not a move yet. It goes with G2: 2 3 c · R1: 3"
    shown = text_of(picks.show())
    assert "[1]" in shown
    assert said(picks, "").startswith("A move needs 2 cards that match; only one card shows ")


WRONG = [
    ("1 4", "1", "Card 4 [red 5, red 5, yellow 4] does not show green 2. ("),
    ("1 2 3 8", "1 2 3", "at most 3 cards from your hand, not 4"),
    ("1 1", "1", "can be played only once"),
    ("4 c", "4", "The crowd card [green 2, green 2, yellow 0] does not show"),
    ("1 2 r+3", "1 2", "The red +3 token does not fit a green move."),
    ("1 2 g+3 r+3", "1 2 g+3", "Only one token may go on a move"),
    ("r 1 c", "r 1", "A reset move is made with hand cards only"),
    ("r 1 g+3", "r 1", "No token goes on a reset move"),
    ("1 2 t 3 4 5", "1 2 t 3 4", "throws away up to 2 cards, not 3"),
    ("t 1 2 3", "t 1 2", "throws away up to 2 cards, not 3"),
    ("1 2 t 2", "1 2", "Card 2 [green 2, green 2, black 0] is in the move; it cannot be thrown away too"),
    ("1 t 1", "1", "is in the move; it cannot be thrown away too"),
    ("t g+3 1", "t 1", "Only a discard token lets you throw cards away"),
    ("g+3=", "", "With = a wild token is put on a card. The green +3 token is not wild: type just g+3."),
    ("g+3=3", "", "The green +3 token is not wild"),
    ("!", "", "Nothing is picked yet"),
    ("1 2 t 4 4", "1 2 t 4", "can be"),
    ("1 2 t", "1 2", "Say which cards to throw away"),
    ("1 2 d2", "1 2", "A discard token goes on cards you throw away"),
    ("9", "", "Your cards are 1 to 8."),
    ("0", "", "Your cards are 1 to 8."),
    ("1 zz 2", "1 2", "'zz' is no card, token or symbol"),
    ("-4", "", "'4' is not picked"),
    ("m99", "", "There is no m99 in the list"),
    ("purple9: whip#1", "", "There is no symbol 'purple9'"),
    ("green2: r5r5y4 y4y4g6", "", "does not show green 2"),
]


@pytest.mark.parametrize(("line", "good", "why"), WRONG)
def test_invalid_input_is_explained_and_valid_picks_stay(line: str, good: str, why: str) -> None:
    at = lay(HAND, "g2g2y0", "green+3 red+3 discard2")
    picks, right = pick(at), pick(at)
    assert why in said(picks, line)
    right.read(good)
    assert picks.pick == right.pick
    assert not picks.read(f"{line} !").answered or not line.strip("!"), "what is partly wrong is never played at once"


def test_tokens_keep_their_codes_when_others_are_spent() -> None:
    many, few = pick(lay(HAND, "g2g2y0", "green+3 green-wild shield discard2")), pick(lay(HAND, "g2g2y0", "shield"))
    for picks in (many, few):
        picks.read("1 2 shield")
        assert [charioteer()[1].tokens[token].kind for token in picks.pick.tokens] == ["shield"]
    assert "g+3" in many.input_for(_moves_with(many)) and "G+3" in text_of(many.show())


def _moves_with(picks: AnswerChooser) -> Move:
    picks.read("x")
    picks.read("1 2 g+3")
    assert picks.move is not None
    return picks.move


def test_thrown_cards_are_marked_with_their_token() -> None:
    picks = pick(lay(HAND, "g2g2y0", "discard3 discard2"))
    assert "[D2]" not in text_of(picks.show())
    picks.read("t 1")
    shown = text_of(picks.show())
    assert "(1)" in shown and "[D2] discard 2" in shown and "[D3]" not in shown
    picks.read("t 2 3")
    assert "[D3] discard 3" in text_of(picks.show())


def test_cards_may_be_thrown_away_before_a_reset_is_picked() -> None:
    at = lay("g2g2r1 r1r1g2 y0y0b0", "b2b2r3", "discard2")
    assert played(pick(at), "t 1 2", "r 3", "") == "reset: y0y0b0; discard2 of g2g2r1 r1r1g2"


def test_reset_is_started_by_its_letter() -> None:
    picks = pick(lay(HAND, "g2g2y0"))
    assert said(picks, "r").startswith("Reset move: pick 1 to 3 cards")
    assert played(picks, "4 5", "") == "reset: r5r5y4 y4y4g6"


def test_wild_token_picks_the_card_under_it() -> None:
    at = lay(HAND, "g2g2y0", "green-wild")
    assert played(pick(at), "g*=4", "1", "") == "green2: g2g2r1 r5r5y4; green-wild on r5r5y4"
    assert played(pick(at), "g*=4 1 4 !") == "green2: g2g2r1 r5r5y4; green-wild on r5r5y4"
    assert played(pick(at), "g*=c 1 g2", "") == "green2: g2g2r1 crowd; green-wild on crowd"
    assert said(pick(at), "g*=").startswith("Say which card the wild token changes: g*=3 for card 3")
    assert said(pick(at), "g*=x").startswith("Say which card the wild token changes")
    assert said(pick(at), "g*=99") == "Your cards are 1 to 8."


def test_without_a_discard_token_nothing_is_thrown_away() -> None:
    assert "You can throw cards away only with a discard token." in said(pick(lay(HAND, "g2g2y0")), "1 2 t 4")


# The list -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_list_begins_with_the_furthest_move(seed: int) -> None:
    race = play_random(table(3, f"list {seed}"), seed, turns=4 + seed)
    pov = Pov(race, 0)
    options, forecasts = pov.options, Forecasts(pov)
    assert isinstance(options, Moves)
    listed = best_moves(options, pov.edition, forecasts)
    assert all(move in options for move in listed) and len(set(listed)) == len(listed)
    groups = [group for group in options.groups() if group.symbol is not None and group.token is None]
    bare = [Move(group.symbol, cards, group.crowd) for group in groups for cards in group.sets]
    if bare:
        assert forecasts.of(listed[0]).end_if_alone == max(forecasts.of(move).end_if_alone for move in bare)
    assert listed[-1].symbol is None


def test_a_listed_move_is_picked_by_its_number() -> None:
    picks = pick(lay(HAND, "g2g2y0", "green+3"))
    picks.read("m")
    listed = text_of(picks.show())
    first = re.search(r"^ *m1  (\w\d) ([\d c]+?)  +(\d+)  ", listed, re.M)
    assert first is not None
    assert said(picks, "m1").startswith(first[1])
    one = picks.move
    picks.read("x")
    picks.read(first[2])
    assert picks.move == one and "green" in listed


def test_a_listed_move_is_played_at_once_or_built_on() -> None:
    at = lay(HAND, "g2g2y0", "green+3 discard2")
    first = played(pick(at), "m1", "")
    assert played(pick(at), "m1 !") == played(pick(at), "m1!") == played(pick(at), "m 1 !") == first
    assert played(pick(at), "m1 t 4", "") == f"{first}; discard2 of r5r5y4"
    picks = pick(at)
    picks.read("m2 x")
    assert not picks.pick
    assert "There is no m99 in the list" in said(picks, "m99 !")


def test_reset_is_suggested_for_a_hand_without_matches() -> None:
    at = lay("r1r1y2 g6g6-recovery y0y0b0", "b2b2r3")
    assert played(pick(at), "m1", "") == "reset: r1r1y2 y0y0b0 g6g6-recovery"


# Any pick -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_any_input_gives_a_legal_move_or_a_message_in_80_columns(seed: int) -> None:
    rng = Random(seed)
    race = play_random(table(2, f"any {seed}"), seed, turns=3)
    s = race.state
    s.chariots[0].tokens = sorted(rng.sample(range(len(s.edition.tokens)), 9))
    race = Table(race.game, copy(s), SampledChance(rng))
    letters = [*"12345678crtabdfxm!ñ=", "g*=1", "g4", "r5", "-1", "-c", "m1", "m4", "g+5", "shield", "d3", "g*="]
    picks, answered = pick(race, LANGUAGES[seed % 2]), 0
    for _ in range(150):
        heard = picks.read(" ".join(rng.choices(letters, k=rng.choice([0, 1, 2, 3, 4]))))
        shown = text_of(picks.show(), heard.note, picks.status())
        assert max(map(len, shown.splitlines())) <= 80
        if heard.answered:
            answered += 1
            assert race.why_not(0, heard.answer) is None
            picks = pick(race, LANGUAGES[seed % 2])
    assert answered > 1


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_can_be_picked(seed: int) -> None:
    race = play_random(table(2, f"every {seed}"), seed, turns=6)
    rng, edition = Random(seed), race.state.edition
    kinds = ("wild", "discard", "whip")
    race.state.chariots[0].tokens = [n for n, token in enumerate(edition.tokens) if token.kind in kinds]
    race = Table(race.game, copy(race.state), SampledChance(rng))
    options = _moves(race)
    chariot = race.state.chariots[0]
    grasp = PickInterpreter(options, edition, tuple(chariot.hand), tuple(chariot.tokens), race.state.crowd[0])
    for _ in range(40):
        move = options.draw(rng)
        assert grasp.moves(pick_of(move)) == [move]
        assert grasp.why_impossible(pick_of(move)) is None
        cards = {*move.cards, *([CROWD] if move.crowd else [])}
        without_one = pick_of(move._replace(cards=move.cards[:-1]))
        joining = {card for found in grasp.joining(without_one).values() for card in found}
        assert not cards or len(move.cards) == 1 or move.cards[-1] in joining


# Drawing ------------------------------------------------------------------------------------------------------------


def test_every_space_is_drawn_once_in_80_columns() -> None:
    track = charioteer()[1].track
    spots = lay_out(track, 80)
    assert spots is not None and len(spots) == len({spot[:2] for spot in spots}) == track.lap
    rows = draw_ring(track, {}, (), [], 80)
    assert rows is not None
    text = "\n".join(row.plain for row in rows)
    assert text.count("o") == sum(spot.outer for spot in spots) and text.count("·") == sum(not spot.outer for spot in spots)
    assert max(row.cell_len for row in rows) <= 80
    assert lay_out(track, 70) is None


def test_neighbours_on_the_track_are_neighbours_in_the_drawing() -> None:
    spots = lay_out(charioteer()[1].track, 80)
    assert spots is not None
    for before, after in zip(spots, [*spots[1:], spots[0]], strict=True):
        assert abs(before.row - after.row) <= 3 and abs(before.column - after.column) <= 6


@pytest.mark.parametrize("space", range(0, 72, 5))
def test_all_chariots_in_a_space_are_drawn_inner_first(space: int) -> None:
    marks = [(mark, "bold") for mark in "ABCDEF"]
    for number in (1, 2, 3, 6):
        rows = draw_ring(charioteer()[1].track, {space: marks[:number]}, (), [], 80)
        assert rows is not None
        drawn = "".join(re.findall(r"[A-F+]", "".join(row.plain for row in rows)))
        assert sorted(drawn) == sorted("ABCDEF"[:number]) or drawn == "AB+", drawn
        strip = "".join(row.plain for row in draw_strip(charioteer()[1].track, {space: marks[:number]}, (space,), 80))
        assert "ABCDEF"[:number] + "*" in strip


def test_a_track_of_any_shape_is_drawn() -> None:
    tracks: list[Track] = [
        ring([straight(3), bend("ROO" * 6, 180), straight(9), bend("ROO" * 6, 180), straight(6)], 2),
        ring([bend("RO" * 3, 90), straight(9), bend("RO" * 3, 90), straight(9)] * 2, 2),
        ring([straight(60), bend("RO" * 9, 180), straight(60), bend("RO" * 9, 180)], 2),
    ]
    for track in tracks:
        spots = lay_out(track, 80)
        assert spots is None or len({spot[:2] for spot in spots}) == track.lap
        strip = draw_strip(track, {}, (), 80)
        assert max(row.cell_len for row in strip) <= 80
        assert sum(row.plain.count("o") + row.plain.count("·") for row in strip) == track.lap


def test_a_low_or_narrow_screen_gets_a_strip() -> None:
    at = lay(HAND, "g2g2y0")
    assert len(draw_it(at, None).splitlines()) == 16, "with a legend"
    assert len(draw_it(at, None, height=15).splitlines()) == 15
    assert len(draw_it(at, None, height=14).splitlines()) <= 14
    for width in (40, 60, 79, 100):
        assert max(map(len, draw_it(at, None, width=width).splitlines())) <= width


def test_displays_show_public_values_but_no_secrets() -> None:
    at = lay(HAND, "g2g2y0", "green+5 shield shield", damage=2, new_damage=1, skills=[0, 5, 9, 3])
    at.state.chariots[1].tokens = [charioteer()[1].token_ids[t] for t in ("red+5", "shield", "whip")]
    drawn = draw_it(at, None)
    mine = next(line for line in drawn.splitlines() if "Ana" in line)
    theirs = next(line for line in drawn.splitlines() if "Ben" in line)
    assert mine.split() == ["2.", "A", "Ana", "(you)", "1", "31", "2+1", "+0/4", "+1/4", "+3", "+0/1", "G+5", "2", "fans"]
    assert theirs.split()[-3:] == ["R+5", "2", "fans"]
    assert "Emperor: a sprint (green)" in drawn and "Crowd c:  G2 G2 Y0" in drawn
    at.state.over = True
    assert "fans" not in draw_it(at, None) and "R+5" not in draw_it(at, None)  # some of them are on the last moves


# Explaining ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_topics_answer_common_questions(language: str) -> None:
    game, edition = charioteer()
    words = Localization(language, game, edition, SEATING.names)
    lessons = topics(edition, words)
    assert len(lessons) == 6 and "{" not in "".join(lessons.values())
    told = " ".join(lessons.values())
    for icon in ("whip", "shield", "recovery"):
        assert f"{words.text(f'icon.{icon}')} -- " in told
    for face in ("all", "disrupt"):
        assert f"{words.text(f'face.{face}')} -- " in told
    letters = [words.text(f"terminal.charioteer.letter.{colour}") for colour in ("green", "red", "yellow", "black")]
    assert " ".join(letters) in told
    discard = words.text("terminal.charioteer.token.discard", n=3)
    for sign in ("2+1 -- ", "+1/4 -- ", f" {discard} -- ", "· o | -- ", "(^) -- ", "(*) -- "):
        assert sign in told
    assert max(len(line) for text in lessons.values() for line in text_of(two_columns(text)).splitlines()) <= 80
