"""Select move cards: the options are exactly the moves that no rule forbids, over every move that can be represented."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hippodrome.core.errors import Reason
from hippodrome.games.charioteer.card_sets import Sets
from hippodrome.games.charioteer.edition import read_edition
from hippodrome.games.charioteer.move import CROWD, Move, read_move, write_move
from hippodrome.games.charioteer.moves import Moves, count
from hippodrome.games.charioteer.state import Chariot, State
from tests.games.charioteer.tables import charioteer, play_random, table


def position(rng: Random, *, hand: int = 5, tokens: int = 3) -> State:
    """Return a small position, so that every move can be listed: a short hand, a few tokens of any kind, any crowd card."""
    _, edition = charioteer()
    cards = rng.sample(range(len(edition.cards)), hand + 3)
    if rng.random() < 0.6:  # make matches and whips frequent
        symbol = rng.randrange(len(edition.symbols))
        showing = [n for n, card in enumerate(edition.cards) if card.counts[symbol] or card.joins]
        cards = list(dict.fromkeys([*rng.sample(showing, hand), *cards]))[: hand + 3]
        rng.shuffle(cards)
    held = sorted(rng.choices(range(len(edition.tokens)), k=tokens))
    chariots = [Chariot(at=0, hand=sorted(cards[:hand]), tokens=held, damage=rng.randrange(6)), Chariot(at=3)]
    return State(chariots, [1, 0], laps=3, turn=2, emperor="green", crowd=cards[hand:], edition=edition)


def every_candidate(s: State) -> Iterator[Move]:
    """Yield every way to build a move from the available cards and tokens: far more than the rules allow."""
    edition, mine = s.edition, s.chariots[0]
    strange = next(n for n in range(len(edition.cards)) if n not in mine.hand)
    cards = [tuple(sorted(c)) for n in range(5) for c in combinations([*mine.hand, strange], n)]
    kinds = sorted(set(mine.tokens))
    unheld = next((t for t in range(len(edition.tokens)) if t not in mine.tokens), None)
    on = [(), *((t,) for t in kinds), *combinations(kinds, 2), *([(unheld,)] if unheld is not None else [])]
    wilds = [None, CROWD, *mine.hand[:3], strange]
    throws: list[tuple[int | None, tuple[int, ...]]] = [(None, ()), (None, tuple(mine.hand[:1]))]
    throws += [(t, tuple(mine.hand[k : k + n])) for t in kinds for n in range(5) for k in range(0, 3, 2)]
    for symbol in (None, *range(0, len(edition.symbols), 1)):
        for played in cards:
            for crowd in (False, True):
                for tokens in on:
                    for wild in wilds:
                        yield Move(symbol, played, crowd, tokens, wild)
        for throw, thrown in throws:
            for played in cards[1:12]:
                yield Move(symbol, played, False, (), None, throw, thrown)


@pytest.mark.parametrize("seed", range(24))
def test_answer_is_offered_if_and_only_if_why_not_returns_none(seed: int) -> None:
    s = position(Random(seed), hand=4, tokens=2)
    moves = Moves(s, 0)
    offered = set(moves)
    assert len(offered) == len(moves)
    silent = 0
    codes: Counter[str] = Counter()
    for move in every_candidate(s):
        reason = moves.why_not(move)
        assert (reason is None) == (move in offered), (write_move(s.edition, move), reason)
        silent += reason is None
        codes[reason.code if reason else "offered"] += 1
    assert silent > 0 and len(codes) >= 8


def test_every_kind_of_refusal_occurs() -> None:
    """Over some positions each reason for a complete move occurs at least once."""
    missing = {
        "card_not_in_hand", "no_cards", "too_many_cards", "token_not_held", "discard_on_move", "two_tokens",
        "not_a_discard_token", "wild_needs_card", "wild_without_token", "wild_not_in_move", "token_on_reset",
        "crowd_in_reset", "crowd_without_symbol", "card_without_symbol", "token_colour", "too_few_matching",
        "discard_without_token", "discard_played", "discard_nothing", "discard_too_many",
    }  # fmt: skip
    for seed in range(40):
        s = position(Random(seed), hand=4, tokens=2)
        missing -= {reason.code for move in every_candidate(s) if (reason := Moves(s, 0).why_not(move))}
        if not missing:
            return
    assert not missing


@given(seed=st.integers(0, 10**9))
@settings(max_examples=60, deadline=None)
def test_options_can_be_listed_counted_drawn_and_parsed(seed: int) -> None:
    rng = Random(seed)
    s = position(rng, hand=rng.choice([3, 5, 6]), tokens=rng.randrange(4))
    moves = Moves(s, 0)
    listed = list(moves)
    assert len(listed) == len(set(listed)) == len(moves)
    for move in rng.sample(listed, min(20, len(listed))):
        assert moves.why_not(move) is None
        assert read_move(s.edition, write_move(s.edition, move)) == move
    assert moves.draw(rng) in set(listed)
    start = rng.randrange(len(listed))
    assert moves.page(0, len(listed) + 1) == listed
    assert moves.page(start, 7) == listed[start : start + 7]


def test_page_iterates_nothing_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = position(Random(3), hand=6, tokens=3)
    moves = Moves(s, 0)
    listed = list(moves)

    def iterated(sets: Sets) -> Iterator[tuple[int, ...]]:
        raise AssertionError("a set of cards was listed")

    monkeypatch.setattr(Sets, "__iter__", iterated)
    assert moves.page(len(listed) - 2, 9) == listed[-2:] and len(moves) == len(listed)


def test_options_are_drawn_uniformly() -> None:
    s = position(Random(12), hand=3, tokens=0)
    s.chariots[0].tokens = [s.edition.token_ids["discard2"], s.edition.token_ids["whip"]]
    moves = Moves(s, 0)
    every = list(moves)
    rng = Random(5)
    seen = Counter(moves.draw(rng) for _ in range(400 * len(every)))
    assert set(seen) == set(every)
    assert max(seen.values()) < 520 and min(seen.values()) > 290  # 400 each; five deviations are 100


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("red5", "malformed"),
        ("purple3: r5r5y4", "unknown_symbol"),
        ("red5: r5r5y9", "unknown_card"),
        ("red5: r5r5y4; jetpack", "unknown_token"),
        ("red5: r5r5y4; discard2 of nothing", "unknown_card"),
        ("red5: r5r5y4; discard2 with r5r5g2", "malformed"),
        ("red5: r5r5y4 crowd crowd", "card_twice"),
        ("red5: r5r5y4 r5r5g2; discard2 of crowd", "card_not_in_hand"),
        ("red5: r5r5y4; red-wild on nothing", "unknown_card"),
        ("red5: r5r5y4; red-wild under crowd please", "malformed"),
        ("red5: r5r5y4; discard2 of r5r5g2; discard3 of r5r5b2", "two_tokens"),
        ("red5: " + "r5r5y4 " * 400, "malformed"),
    ],
)
def test_malformed_moves_state_the_reason(text: str, code: str) -> None:
    _, edition = charioteer()
    found = read_move(edition, text)
    assert isinstance(found, Reason) and found.code == code


@pytest.mark.parametrize("answer", [None, "red5: r5r5y4", 7, (), Move(99, (1,)), Move(0, (10**6,)), Move(0, (3, 1))])
def test_values_that_are_no_moves_are_malformed(answer: object) -> None:
    reason = Moves(position(Random(1)), 0).why_not(answer)
    assert reason is not None and reason.code == "malformed"


def test_a_blank_reset_needs_no_match_and_counts_nothing() -> None:
    s = position(Random(3))
    move = Move(None, tuple(s.chariots[0].hand[:2]))
    assert move in Moves(s, 0)
    assert count(s, 0, move).distance == 0


def test_the_sum_never_falls_below_zero() -> None:
    s = position(Random(4))
    s.chariots[0].damage = 30
    for move in Moves(s, 0):
        assert count(s, 0, move).distance >= 0


@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
@settings(max_examples=12, deadline=None)
def test_invariants_hold_after_every_turn(seed: int, seats: int) -> None:
    race = table(seats, seed=str(seed), laps=1)
    rng = Random(seed)
    while race.prompt is not None:
        for seat in race.waiting:
            race.answer(seat, race.options(seat).draw(rng))
        s = race.state
        assert sorted(s.running) == list(range(seats))
        places = [s.chariots[seat].at for seat in s.running]
        assert places == sorted(places, reverse=True)
        if not s.over:
            assert all(len(c.hand) == s.edition.hand for c in s.chariots)
            most = s.edition.disrupt[seats] if s.emperor == "disrupt" else 0  # the die for the next turn is rolled
            assert all(c.new_damage <= most and not c.guarded for c in s.chariots)
        for chariot in s.chariots:
            boxed = sorted(step for step in chariot.skills if step >= s.edition.box_start)
            assert boxed == list(range(s.edition.box_start, s.edition.box_start + len(boxed)))


def test_a_race_of_the_same_seed_is_the_same_race() -> None:
    one, two = (play_random(table(4, seed="same", laps=1), 9) for _ in range(2))
    assert one.log == two.log and one.state == two.state
    assert play_random(table(4, seed="other", laps=1), 9).log != one.log


def test_small_custom_edition_can_be_raced() -> None:
    """Other numbers of laps, cards, crowd slots and spaces: the rules always read the edition."""
    from importlib import resources

    text = resources.files("hippodrome.games.charioteer").joinpath("editions/reconstructed.toml").read_text("utf-8")
    text = text.replace("hand = 8", "hand = 5").replace("crowd = 3 ", "crowd = 2 ").replace("row = 5", "row = 2")
    text = text.replace("laps = 3", "laps = 1").replace("most_cards = 3", "most_cards = 4")
    text = text.replace('name = "reconstructed"', 'name = "small"\ndeparts = ["hand-cards"]')
    game, _ = charioteer()
    edition = read_edition(text, "small")
    from hippodrome.core.rng import Seeded, seed_from
    from hippodrome.core.table import Table

    race = play_random(Table(game, game.setup(3, game.resolve_options({}), edition), Seeded(seed_from("own"))), 4)
    assert race.prompt is None and race.state.laps == 1 and len(race.state.crowd) == 2
