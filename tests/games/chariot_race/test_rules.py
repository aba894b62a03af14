"""Rulings that need a position no scenario shows, the forecast, and the invariants of a race."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from hippodrome.core.ask import CHANCE_SEAT, Ask, Chance
from hippodrome.core.codec import copy
from hippodrome.core.table import Table
from hippodrome.games.chariot_race.answers import KEEP, Act
from hippodrome.games.chariot_race.edition import CHANGE, FACES, FORTUNA, SPRINT, STEER
from hippodrome.games.chariot_race.movement import set_back_place, trace
from hippodrome.games.chariot_race.presentation.forecast import forecast
from hippodrome.games.chariot_race.presentation.view import pieces, standing
from hippodrome.games.chariot_race.state import State, board_of, ranking, running_order
from tests.games.chariot_race.tables import EVERYTHING, chariot_race, on_the_track, place, race


def roll(table: Table[State], *faces: int) -> None:
    """Set the dice."""
    assert isinstance(table.prompt, Chance)
    die = table.state.edition.die
    table.answer(CHANCE_SEAT, tuple(die.index(face) for face in faces))


def start(s: State) -> Table[State]:
    game, _ = chariot_race()
    return Table(game, s)


# Rulings ------------------------------------------------------------------------------------------------------------


def test_chariots_are_never_set_back_onto_a_heap() -> None:
    """Ruling 6: a stone heap is not a free space."""
    s = on_the_track({0: "m10", 1: "m13"}, first_half="B")
    assert s.track.spaces[s.track.ids["m12"]].heap
    s.active = 0
    standing_there = {s.track.ids["m13"]: 1}
    assert set_back_place(s, *place(s, "m13"), standing_there) == place(s, "m11")


def test_a_rival_wrecked_on_the_way_leaves_room() -> None:
    """Ruling 6, 7: the wreck is gone when the rammer is set back; its caltrop does nothing there."""
    s = on_the_track({0: "o9", 1: "o10", 2: "o11"})
    s.chariots[0].speed, s.chariots[1].damage = 2, 2
    s.queue = [0]
    table = start(s)
    roll(table, FORTUNA, FORTUNA, FORTUNA, FORTUNA, FORTUNA)
    table.answer(0, KEEP)
    assert table.state.chariots[1].wrecked
    assert table.state.chariots[0].place == place(s, "o10") and table.state.chariots[0].damage == 8
    assert table.state.caltrops == [s.track.ids["o10"]]


def test_a_lapped_chariot_is_rammed() -> None:
    """Ruling 6: the board has one space, in every lap."""
    s = on_the_track({0: "o12", 1: "o14"})
    s.chariots[0].place = place(s, "o12", lap=1)
    s.active = 0
    traced = trace(s, 3, (0, 0, 0), 12)
    assert [step.rammed for step in traced.steps] == [-1, 1, -1]
    assert traced.left == 10


def test_an_empty_supply_leaves_no_caltrop() -> None:
    """Ruling 7: a wreck leaves a caltrop only if there is one."""
    s = on_the_track({0: "o9"})
    s.caltrops, s.supply = list(range(20)), 0
    s.chariots[0].damage = s.chariots[0].speed = 1
    s.chariots[0].fate = 0
    table = start(s)
    roll(table, SPRINT, FORTUNA, FORTUNA, FORTUNA, FORTUNA)
    table.answer(0, KEEP)
    assert table.state.chariots[0].wrecked and len(table.state.caltrops) == 20
    assert any(fact.kind == "wrecked" and not fact.data["caltrop"] for fact in table.facts)


def test_an_empty_supply_drops_nothing() -> None:
    """Ruling 8: all caltrops on the board, none to drop."""
    s = on_the_track({0: "o9", 1: "o12"})
    s.caltrops, s.supply = list(range(20)), 0
    s.queue = [0]
    s.chariots[0].speed = 2
    table = start(s)
    roll(table, FACES.index("attack"), FORTUNA, FORTUNA, FORTUNA, FORTUNA)
    table.answer(0, KEEP)
    reason = table.why_not(0, table.read(0, "caltrop o10"))
    assert reason is not None and reason.code == "no_caltrops_left" and reason.data == {"caltrops": 20}


def test_a_player_ranks_with_the_better_chariot() -> None:
    """Ruling 12: chariots 0 and 2 are the first player's, 1 and 3 the second's."""
    s = on_the_track({0: "o2", 1: "o10", 2: "o12", 3: "o5"}, seats=2)
    assert standing(s).ranks == (1, 2)
    s.chariots[2].wrecked = s.wrecks = 1
    assert standing(s).ranks == (2, 1)


def test_all_variants_together() -> None:
    """Ruling 13: every variant in one race."""
    *_, table = race(3, 11, **EVERYTHING)
    s = table.state
    assert s.over and s.halves == "BB" and s.unequal and s.safe_after_finish and len(s.chariots) == 6
    assert len({chariot.colour for chariot in s.chariots}) == 6
    assert sorted(chariot.start for chariot in s.chariots) == [1, 2, 3, 4, 5, 6]


def test_chariot_that_does_not_move_keeps_its_arrival() -> None:
    """Ruling 3, 20: of equal fronts the one that was there before moves first again."""
    s = on_the_track({0: "o3", 1: "m3", 2: "i1"})
    s.queue = [0]
    s.chariots[0].speed = 0
    table = start(s)
    roll(table, FORTUNA, FORTUNA, FORTUNA, FORTUNA, FORTUNA)
    table.answer(0, KEEP)
    assert running_order(table.state)[:2] == [0, 1]


def test_the_free_reroll_is_given_up_by_turning_a_die() -> None:
    """Ruling 15: after a paid change the next re-roll is paid too."""
    s = on_the_track({0: "o9"})
    s.chariots[0].fate = 6
    table = start(s)
    roll(table, STEER, FORTUNA, FORTUNA, FORTUNA, FORTUNA)
    free = forecast(table.state, 0, Act("reroll", (0,)))
    assert free is not None and free.fate == 6
    table.answer(0, Act("set", (0, SPRINT)))
    paid = forecast(table.state, 0, Act("reroll", (0,)))
    assert paid is not None and paid.fate == 2


# The forecast -------------------------------------------------------------------------------------------------------


def test_the_preview_of_caesars_move() -> None:
    s = on_the_track({0: "m19", 1: "i4", 2: "o15", 3: "m20"})
    s.queue = [2]
    s.chariots[2].speed, s.chariots[2].damage, s.chariots[2].fate, s.chariots[3].damage = 6, 11, 0, 2
    table = start(s)
    roll(table, CHANGE, CHANGE, SPRINT, STEER)
    table.answer(2, KEEP)
    speed = forecast(table.state, 2, Act("speed", (8,)))
    assert speed is not None and speed.straight is not None and not speed.is_whole_move, "the steer die leaves other ways"
    assert (speed.damage, speed.straight.damage, speed.straight.place) == (10, 9, "o23")
    table.answer(2, Act("speed", (8,)))
    shown = forecast(table.state, 2, Act("path", (0, 0, 0, 0, 0, 0, 0, -1)))
    assert shown is not None
    assert (shown.damage, shown.hurt, shown.place, shown.set_back, shown.wrecked) == (4, 6, "m18", "m18", False)
    assert [(step.place, step.corner, step.ram, step.rammed, step.damage) for step in shown.steps[-2:]] == [
        ("o22", 1, 0, None, 9), ("m20", 3, 2, 3, 4)]  # fmt: skip
    assert shown.steps[-1].rival_damage == 0
    assert forecast(table.state, 1, Act("path", (0,) * 8)) is None, "it is not their turn"
    assert forecast(table.state, 2, Act("path", (0,) * 7)) is None, "it is not offered"


def comes_true(table: Table[State], act: Act) -> bool:
    """Return whether the chariot is damaged by an answer; check that its remaining damage is as forecast."""
    (seat,) = table.waiting
    shown = forecast(table.state, seat, act)
    assert shown is not None
    fork, n = table.fork(), table.state.active
    fork.answer(seat, act)
    after = fork.state.chariots[n]
    if act.do in ("repair", "path"):
        assert (after.damage, bool(after.wrecked), after.laps) == (shown.damage, shown.wrecked, shown.laps)
        assert fork.state.track.space(*after.place).name == shown.place
    if act.do in ("repair", "keep"):
        assert after.fate == shown.fate
    if shown.dice:
        assert isinstance(fork.prompt, Chance) and (after.speed, fork.prompt.count) == (shown.speed, shown.dice)
    if act.do == "keep" and shown.wrecked and fork.state.phase == "speed":
        assert all(then is not None and then.wrecked for then in (forecast(fork.state, seat, a) for a in fork.options(seat)))
    elif act.do == "keep":
        unpaid = shown.sprint if fork.state.phase == "speed" else 0  # at a choice of speed the sprint damage is still to come
        assert (after.damage - unpaid, bool(after.wrecked)) == (shown.damage, shown.wrecked)
    if act.do == "javelin":
        target = next(c for c in fork.state.chariots if c.colour == shown.target)
        assert target.damage == shown.target_damage
    if act.do == "caltrop":
        assert fork.state.supply == shown.supply
    return shown.hurt > 0


def test_preview_equals_the_outcome() -> None:
    """After any answer in random races, the chariot's remaining damage is as forecast."""
    checked: Counter[tuple[str, bool]] = Counter()
    for seed in range(6):
        rng = Random(seed)
        for table in race(2 + seed % 5, seed, first_half="B"):
            if isinstance(table.prompt, Ask):
                acts = [table.options(table.waiting[0]).draw(rng), *[KEEP] * (table.prompt.kind == "dice")]
                checked.update((act.do, comes_true(table, act)) for act in acts)
    for do in ("repair", "path", "keep", "reroll", "javelin", "caltrop"):
        assert checked[do, False] >= 2, checked
    assert checked["keep", True] >= 2 and checked["path", True] >= 2


def test_the_preview_of_a_repair_shows_the_speed_and_the_dice_it_leaves() -> None:
    """Phase 2: Adjust Initial Speed: 4 damage allow speed 4 and so 5 dice, 7 allow 7 and leave 4."""
    s = on_the_track({0: "o9"})
    s.chariots[0].speed, s.chariots[0].damage, s.queue = 9, 4, [0]
    table = start(s)
    repair, kept = (forecast(table.state, 0, Act(do)) for do in ("repair", "pass"))
    assert repair is not None and (repair.damage, repair.speed, repair.dice, repair.fate) == (7, 7, 4, 0)
    assert kept is not None and (kept.damage, kept.speed, kept.dice, kept.fate) == (4, 4, 5, 3)


def test_the_preview_of_kept_dice_shows_what_they_do_for_certain() -> None:
    s = on_the_track({0: "o9"})
    s.chariots[0].speed, s.chariots[0].damage, s.chariots[0].fate, s.queue = 2, 2, 0, [0]
    table = start(s)
    roll(table, SPRINT, SPRINT, STEER, CHANGE, FORTUNA)
    shown = forecast(table.state, 0, KEEP)
    assert shown is not None and (shown.wrecked, shown.damage, shown.sprint, shown.fate) == (True, 0, 2, 1)
    s = on_the_track({0: "i5"})
    s.chariots[0].speed, s.chariots[0].damage, s.chariots[0].fate, s.queue = 2, 2, 0, [0]
    s.caltrops, s.supply = [s.track.ids["i6"]], 19
    table = start(s)
    roll(table, SPRINT, CHANGE, FORTUNA, FORTUNA, FORTUNA)
    shown = forecast(table.state, 0, KEEP)
    assert shown is not None and (shown.wrecked, shown.sprint) == (True, 1), "one is left, and the caltrop on i6 takes it"
    assert comes_true(table, KEEP)
    s = on_the_track({0: "o6"})
    s.chariots[0].speed, s.chariots[0].fate, s.queue = 10, 0, [0]
    table = start(s)
    roll(table, SPRINT, FORTUNA)
    shown = forecast(table.state, 0, KEEP)
    assert shown is not None and (shown.damage, shown.sprint, shown.hurt, shown.speed, shown.place) == (6, 1, 6, 12, "o18")


# Invariants ---------------------------------------------------------------------------------------------------------


def holds(s: State) -> None:
    """Check what must be true of every table."""
    on_board: dict[int, int] = {}
    for n, chariot in enumerate(s.chariots):
        if chariot.colour < 0:
            continue
        board = board_of(s, chariot)
        assert 0 <= chariot.damage <= board.damage
        assert 0 <= chariot.speed <= board.speed
        assert 0 <= chariot.fate <= board.fate
        assert (chariot.damage == 0) == bool(chariot.wrecked)
        if not chariot.wrecked and chariot.place.lane >= 0:
            space = s.track.id(*chariot.place)
            assert space not in on_board, "no two chariots in one space"
            assert not s.track.spaces[space].heap
            on_board[space] = n
    assert len(set(s.caltrops)) == len(s.caltrops)
    assert len(pieces(s)["caltrops"]) == s.edition.caltrops and s.supply >= 0
    assert not any(s.chariots[n].wrecked for n in s.queue)


@settings(max_examples=40, deadline=None)
@given(
    st.integers(2, 6),
    st.integers(0, 10_000),
    st.fixed_dictionaries(
        {
            "first_half": st.sampled_from("AB"),
            "second_half": st.sampled_from("AB"),
            "unequal_chariots": st.booleans(),
            "two_chariots": st.booleans(),
            "no_damage_after_finish": st.booleans(),
            "choose_colours": st.booleans(),
            "shared_win": st.booleans(),
            "set_back_loses_lap": st.booleans(),
            "wrecks_ram": st.booleans(),
            "finish_ends_race": st.booleans(),
            "laps": st.sampled_from((1, 2)),
        }
    ),
)
def test_invariants_hold_in_random_races(seats: int, seed: int, options: dict[str, object]) -> None:
    fronts: dict[int, int] = {}
    for table in race(seats, seed, **options):
        s = table.state
        holds(s)
        for n, chariot in enumerate(s.chariots):
            if chariot.wrecked and not s.set_back_loses_lap:
                assert fronts.get(n, chariot.laps) <= chariot.laps
            fronts[n] = chariot.laps
    s = table.state
    assert s.over and sorted(ranking(s)) == list(range(len(s.chariots)))
    won = standing(s).winners
    if won:
        best = s.chariots[ranking(s)[0]]
        assert best.owner == won[0] and best.laps >= s.laps and not best.wrecked
    else:
        finishers = [chariot for chariot in s.chariots if chariot.laps >= s.laps]
        assert all(chariot.wrecked for chariot in (finishers if s.finish_ends_race and finishers else s.chariots))


def test_a_traced_move_changes_nothing() -> None:
    s = on_the_track({0: "m10", 1: "m12"})
    s.active = 0
    before = copy(s)
    trace(s, 6, (0, 0, 0, -1, 0, 0), 12)
    assert s == before


def test_damage_limits_the_next_turn_not_this_one() -> None:
    """Phase 2: Adjust Initial Speed: 12 → the damage value at the start of the turn."""
    s = on_the_track({0: "o9"})
    s.chariots[0].speed, s.chariots[0].damage, s.chariots[0].fate = 12, 5, 0
    s.queue = [0]
    table = start(s)
    assert isinstance(table.prompt, Chance) and table.prompt.count == 5
    assert table.state.chariots[0].speed == 5
    assert table.prompt.stream == "dice of chariot 1"
