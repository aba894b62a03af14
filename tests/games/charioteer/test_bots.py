"""Charioteer's bots: legal at every table, deterministic for a seed, without hidden information, and strong."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.bots import LEVELS, find_bot
from hippodrome.bots.search import SearchEffort
from hippodrome.core.ask import Ask
from hippodrome.core.codec import copy
from hippodrome.core.errors import BadInput
from hippodrome.core.table import LogEntry, Pov, Table, play_out
from hippodrome.games.charioteer.bots.auriga import (
    WEIGHTS,
    Situation,
    auriga,
    moves_with_tokens,
    plain_moves,
    throw_away,
    wild_moves,
)
from hippodrome.games.charioteer.bots.baselines import dummy, tiro
from hippodrome.games.charioteer.edition import BLACK
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.charioteer.state import State
from hippodrome.simulation.run import make_plan, run
from tests.games.charioteer.tables import charioteer, play_random, table

A_FEW = SearchEffort(playouts=24)


def race(levels: list[str], seed: str, **options: object) -> Table[State]:
    bots = [find_bot("charioteer", level, Random(f"{seed}/{seat}"), A_FEW) for seat, level in enumerate(levels)]
    return play_out(table(len(levels), seed, **options), bots)


def povs(seed: str, levels: list[str], laps: int = 1) -> list[tuple[Table[State], Pov]]:
    """Return every decision of a race between bots, before it is answered."""
    found = []
    playing = table(len(levels), seed, laps=laps)
    rngs = [Random(seat) for seat in range(len(levels))]
    while isinstance(playing.prompt, Ask):
        stop = playing.fork()
        found += [(stop, Pov(stop, seat)) for seat in playing.waiting]
        for seat in playing.waiting:
            playing.answer(seat, find_bot("charioteer", levels[seat], rngs[seat], A_FEW)(Pov(playing, seat)))
    return found


# Legal, deterministic, blind ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_race_comes_to_its_end(level: str, seats: int) -> None:
    done = race([level] * seats, f"end {seats}", laps=1, open_fan_tokens=bool(seats % 2))
    assert done.prompt is None
    assert done.state.over


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, {"laps": 2, "open_fan_tokens": True}, {"laps": 5}])
def test_a_race_comes_to_its_end_with_every_option(level: str, options: dict[str, object]) -> None:
    assert race([level, "auriga", "tiro"], "options", **options).state.over


@pytest.mark.parametrize("level", LEVELS)
def test_bots_return_a_legal_answer_from_any_position(level: str) -> None:
    for n in range(25):
        playing = play_random(table(2 + n % 5, f"any {n}", open_fan_tokens=n % 2 == 0), n, turns=n)
        if isinstance(playing.prompt, Ask):
            for seat in playing.waiting:
                answer = find_bot("charioteer", level, Random(n), A_FEW)(Pov(playing, seat))
                assert playing.why_not(seat, answer) is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_race(level: str) -> None:
    def log(seed: str) -> list[LogEntry]:
        return race([level] * 3, seed, laps=1).log

    assert log("same") == log("same")
    assert log("same") != log("other")


def told_apart(think: object, tables: list[tuple[Table[State], Pov]]) -> int:
    """Count how often a bot chooses differently at a table with other hidden information."""
    assert callable(think)
    differs = 0
    for n, (stop, pov) in enumerate(tables):
        state = copy(stop.state)
        stop.game.resample_hidden(state, pov.seat, Random(n))
        blurred = Pov(Table(stop.game, state), pov.seat)  # where the hidden cards are elsewhere
        assert blurred.view() == pov.view()
        differs += think(pov, Random(n)) != think(blurred, Random(n))
    return differs


@pytest.mark.parametrize("think", [tiro, dummy, auriga])
def test_bots_cannot_distinguish_a_resampled_table_from_the_true_one(think: object) -> None:
    assert told_apart(think, povs("blur", ["auriga", "dummy", "tiro"])) == 0


def test_planted_peeking_bot_is_detected() -> None:
    def peeper(pov: Pov, rng: Random) -> Move:
        rival: list[int] = pov.options._s.chariots[1 - pov.seat].hand  # type: ignore[attr-defined]
        return Move(None, (pov.view()["chariots"][pov.seat]["hand"][rival[0] % 8],))

    assert told_apart(peeper, povs("blur", ["tiro", "tiro"])) > 0


def test_unknown_level_is_rejected() -> None:
    with pytest.raises(BadInput, match="no bot 'caligula'"):
        find_bot("charioteer", "caligula", Random(0))


# Tiro and dummy -----------------------------------------------------------------------------------------------------


def offered(pov: Pov) -> Moves:
    assert isinstance(pov.options, Moves)
    return pov.options


def test_tiro_resets_only_without_a_forward_move_and_never_discards() -> None:
    resets = 0
    for _, pov in povs("tiro", ["tiro", "tiro"]):
        move = tiro(pov, Random(7))
        assert move.throw is None
        if move.symbol is None:
            resets += 1
            lengths = [offered(pov).count(m).distance for m in offered(pov) if not m.tokens and m.throw is None]
            assert lengths.count(0) > len(lengths) / 2
        else:
            assert offered(pov).count(move).distance > 0
    assert resets < 5


def test_dummy_always_plays_the_longest_move() -> None:
    for _, pov in povs("dummy", ["dummy", "dummy"])[::3]:
        options = offered(pov)
        greatest = max(options.count(move).distance for move in options if move.throw is None)
        assert options.count(dummy(pov, Random(0))).distance == greatest


# Auriga -------------------------------------------------------------------------------------------------------------


def place_after(look: Situation, move: Move) -> int:
    """Return the place that a move leads to if no chariot is in the way, without whips."""
    colour = None if move.symbol is None else look.edition.symbols[move.symbol].colour
    return (look.cornering if colour == BLACK else look.regular)[look.options.count(move).distance]


def test_in_the_last_turn_only_the_distance_counts() -> None:
    last = 0
    for _, pov in [stop for n in range(12) for stop in povs(f"last {n}", ["auriga", "auriga"])]:
        look = Situation(pov, WEIGHTS)
        if look.turns == 0 and not look.ahead:
            last += 1
            chosen = auriga(pov, Random(0))
            furthest = max(place_after(look, move) for move in look.options if move.throw is None and move.wild is None)
            assert place_after(look, chosen) >= furthest
            assert chosen.throw is None
    assert last


def test_auriga_considers_only_legal_moves() -> None:
    wilds = throws = 0
    for _, pov in povs("weighed", ["auriga"] * 4, laps=3):
        look = Situation(pov, WEIGHTS)
        plain = list(plain_moves(look))
        wild = list(wild_moves(look))
        for move in [*plain, *moves_with_tokens(look, plain), *wild]:
            assert move in pov.options
            thrown = throw_away(look, move)
            assert thrown in pov.options
            throws += thrown.throw is not None
        wilds += len(wild)
    assert wilds
    assert throws


def test_auriga_beats_dummy() -> None:
    game, _ = charioteer()
    plan = make_plan(
        game,
        seats=["auriga", "dummy"],
        games=40,
        seed="smoke",
        edition="reconstructed",
        options={},
        mirror=True,
        engine="rules",
    )
    counts = run(plan, 1)
    assert counts.errors == 0
    assert counts.wins[0] >= 30
