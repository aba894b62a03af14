"""Making a passing attempt: the test, its sum, laps around the pack, ties and damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.core.ask import Chance, Seat, ask
from hippodrome.core.facts import tell
from hippodrome.games.cthulhu_500.answers import YES
from hippodrome.games.cthulhu_500.cards import draw, throw_out
from hippodrome.games.cthulhu_500.offers import offers
from hippodrome.games.cthulhu_500.reactions import react
from hippodrome.games.cthulhu_500.state import (
    Moment,
    State,
    are_neighbours,
    behind,
    hand_limit,
    on_vehicle,
    piece_with,
    vehicle,
)


class Sum(NamedTuple):
    """Passing tests: the terms that a vehicle adds to its die."""

    speed: int
    drive: int
    mods: int
    tires: int
    actions: int

    @property
    def total(self) -> int:
        """Return the sum of all terms."""
        return self.speed + self.drive + self.mods + self.tires + self.actions


def reckon(s: State, seat: Seat, *, passing: bool) -> Sum:
    """Passing tests: speed, the driver's Drive, modifications, tires and actions, for a vehicle that passes or is passed."""
    racer, car, cards = s.racers[seat], vehicle(s, seat), s.edition.cards
    speed = car.damaged if racer.damaged else car.speed
    if car.effect == "spellbound" and s.spells:
        speed += car.amount
    drive = 0
    if racer.driver is not None:
        driver = cards[racer.driver]
        drive = driver.drive
        if driver.effect == "swarm":
            drive += min(driver.amount, sum([cards[card].fungi for card in racer.pit]))
    leads = s.pack[0] == seat
    mods = 0
    for card in racer.mods:
        mod = cards[card]
        mods += mod.always + (mod.passing if passing else mod.passed) + (mod.leading if leads else 0)
    tires = 0
    if racer.tires is not None:
        tire = cards[racer.tires]
        tires = tire.always + (tire.passing if passing else tire.passed) + (tire.leading if leads else 0)
    return Sum(speed, drive, mods, tires, racer.boost)


async def roll(s: State, seat: Seat, about: str) -> int:
    """Throw a seat's die."""
    (pips,) = await Chance(about, 1, s.edition.die, stream=f"die of seat {seat}")
    for lying in s.dice:
        if lying[0] == seat:
            lying[1] = pips + 1
            return pips + 1
    s.dice.append([seat, pips + 1])
    return pips + 1


async def attempt(s: State, seat: Seat, rival: Seat) -> None:
    """Making a passing attempt: both throw a die; the higher total wins, equal ones damage both.

    Reactions come when the attempt begins, and again when the dice lie on the table.
    """
    tell(s, "attempts", seat=seat, rival=rival, reveals=True)
    begun = await react(s, Moment("attempt", seat, rival))
    moment = Moment("rolled", seat, rival, push=begun.push, swerve=begun.swerve)
    s.dice.clear()
    moment.die = await roll(s, seat, "passing test")
    moment.rival_die = await roll(s, rival, "passing test")
    tell(s, "dice", seat=seat, die=moment.die, rival=rival, rival_die=moment.rival_die)
    await react(s, moment)
    mine = _total(s, seat, moment.die, moment.push, passing=True)
    theirs = _total(s, rival, moment.rival_die, moment.swerve, passing=False)
    if mine == theirs:
        mine += _breaks_tie(s, seat, rival)
    if mine > theirs:
        await passes(s, seat, rival)
        return
    if mine < theirs:
        tell(s, "failed", seat=seat, rival=rival)
        succeeded = False
    else:
        succeeded = await tie(s, seat, rival)
    if not succeeded:
        burn_out(s, seat)


def _total(s: State, seat: Seat, die: int, reactions: int, *, passing: bool) -> int:
    """Passing tests: the whole sum, recorded as a public fact."""
    part = reckon(s, seat, passing=passing)
    total = die + part.total + reactions
    tell(
        s,
        "total",
        seat=seat,
        die=die,
        speed=part.speed,
        drive=part.drive,
        mod_bonus=part.mods,
        tire_bonus=part.tires,
        action_bonus=part.actions,
        reaction_bonus=reactions,
        total=total,
    )
    return total


def _breaks_tie(s: State, seat: Seat, rival: Seat) -> int:
    """A driver who wins ties wins this one, unless both have one."""
    mine, theirs = on_vehicle(s, seat, "wins_ties"), on_vehicle(s, rival, "wins_ties")
    if (mine is None) == (theirs is None):
        return 0
    tell(s, "wins_tie", seat=seat if mine else rival)
    return 1 if mine else -1


def burn_out(s: State, seat: Seat) -> None:
    """A modification that burns out goes when an attempt of its vehicle has failed."""
    for card in list(s.racers[seat].mods):
        if s.edition.cards[card].effect == "burns_out":
            throw_out(s, card)


# Passing ------------------------------------------------------------------------------------------------------------


async def passes(s: State, seat: Seat, rival: Seat, *, follower: Seat | None = None) -> None:
    """Making a passing attempt; Automatic passes: the vehicle moves directly ahead of the rival; the leader laps the pack.

    Triggered effects come after it: reactions to being passed, spikes, cheers for a lap counter. (Ruling 6, 11)
    """
    lapping = [seat] if move_ahead(s, seat, rival) else []
    if follower is not None:
        if move_ahead(s, follower, rival):
            lapping.append(follower)
        tell(s, "follows", seat=follower, rival=seat, passed=(rival,))
    await after_pass(s, seat, rival)
    await cheer(s, lapping)


async def after_pass(s: State, seat: Seat, rival: Seat, spent: frozenset[Seat] = frozenset()) -> None:
    """Timing of action cards: being passed triggers reactions, then spikes, those of a vehicle once an event. (Ruling 11)"""
    await react(s, Moment("passed", seat, rival))
    if rival not in spent and on_vehicle(s, rival, "spikes"):
        tell(s, "spiked", seat=seat, rival=rival)
        await harm(s, await brace(s, [seat]), spent | {rival})


def move_ahead(s: State, seat: Seat, rival: Seat) -> bool:
    """Making a passing attempt: directly ahead of a rival; going around the pack gains a lap counter. (Ruling 1)"""
    around = s.pack.index(rival) > s.pack.index(seat)
    s.pack.remove(seat)
    s.pack.insert(s.pack.index(rival), seat)
    tell(s, "passed", seat=seat, rival=rival, place=s.pack.index(seat) + 1)
    if around:
        gain_lap(s, seat)
    return around


def gain_lap(s: State, seat: Seat) -> None:
    """Making a passing attempt; Net lap counters: a counter for one seat, and one less for all once all have some."""
    s.racers[seat].laps += 1
    tell(s, "lap", seat=seat, laps=s.racers[seat].laps)
    if s.net_laps and all(racer.laps for racer in s.racers):
        for racer in s.racers:
            racer.laps -= 1
        tell(s, "net_laps")


async def cheer(s: State, lapping: Sequence[Seat]) -> None:
    """A lap counter, from any source, makes some crew cheer, and draw cards. (Ruling 6)"""
    for seat in lapping:
        fan = piece_with(s, seat, "cheer")
        if fan is not None:
            await may_draw(s, seat, fan)


async def may_draw(s: State, seat: Seat, card: int) -> None:
    """Timing of action cards: a triggered draw; the card's owner may decline, because the flag may come up. (Ruling 6)"""
    if len(s.racers[seat].hand) >= hand_limit(s, seat):
        return
    tell(s, "triggers", seat=seat, card=card)
    if await ask(seat, "may_draw", offers(s, seat, "may_draw")) == YES:
        await draw(s, seat, s.edition.cards[card].amount)


# Damage -------------------------------------------------------------------------------------------------------------


async def tie(s: State, seat: Seat, rival: Seat) -> bool:
    """Passing tests; Taking more damage: a tie damages both, with three cases if one was damaged already. Return whether it
    passed.

    Two damaged vehicles: see `harm`. Passing vehicle damaged: the one directly behind both comes by both.
    Damaged vehicle being passed: that one slips through, too. If one of the two is saved, the other is damaged separately.
    (Ruling 4)
    """
    tell(s, "tie", seat=seat, rival=rival)
    victims = [who for who in (seat, rival) if not on_vehicle(s, who, "suspension")]
    hurt = await brace(s, victims)
    mine, theirs = s.racers[seat].damaged, s.racers[rival].damaged
    if len(hurt) < 2 or mine == theirs:
        await harm(s, hurt)
        return False
    follower = behind_both(s, seat, rival)
    if mine:
        flip(s, rival)
        lapped = follower is not None and move_ahead(s, follower, rival)
        await after_damage(s, [rival])
        await cheer(s, [follower] if follower is not None and lapped else [])
        return False
    flip(s, seat)
    await passes(s, seat, rival, follower=follower)
    await after_damage(s, [seat])
    return True


def behind_both(s: State, seat: Seat, rival: Seat) -> Seat | None:
    """Taking more damage: the seat directly behind a vehicle and the one it tried to pass; None if that is the latter."""
    follower = behind(s, seat)
    return None if follower == rival else follower


def swap_places(s: State, one: Seat, other: Seat) -> list[Seat]:
    """Two damaged vehicles: they change places; return the seats that gained a lap counter, none unless counters follow.
    (Ruling 1)

    Counters that follow leave all others where they were: the leader, now ahead of the last, gains one; the last, now behind
    the leader, gives one back, and if it has none all others gain one instead.
    """
    a, b = s.pack.index(one), s.pack.index(other)
    s.pack[a], s.pack[b] = other, one
    tell(s, "swapped", seat=one, rival=other)
    if not s.swap_laps or abs(a - b) == 1:
        return []
    leader, last = s.pack[-1], s.pack[0]
    if s.racers[last].laps:
        s.racers[last].laps -= 1
    else:
        for seat, racer in enumerate(s.racers):
            racer.laps += seat != last
    tell(s, "lap_back", seat=last, laps=s.racers[last].laps)
    gain_lap(s, leader)
    return [leader]


async def damage(s: State, victims: Sequence[Seat]) -> None:
    """Taking damage: one or several vehicles are damaged at once."""
    await harm(s, await brace(s, victims))


async def brace(s: State, victims: Sequence[Seat]) -> list[Seat]:
    """Taking damage: reactions and plating may save a vehicle; return the seats that are hurt."""
    if not victims:
        return []
    moment = await react(s, Moment("damage", victims[0], victims=list(victims)))
    hurt = []
    for seat in victims:
        plates = [card for card in s.racers[seat].mods if s.edition.cards[card].effect == "plating"]
        if seat in moment.unharmed:
            continue
        if plates:
            tell(s, "plated", seat=seat, card=plates[0])
            throw_out(s, plates[0])
        else:
            hurt.append(seat)
    return hurt


async def harm(s: State, hurt: Sequence[Seat], spent: frozenset[Seat] = frozenset()) -> None:
    """Taking more damage: an undamaged vehicle is turned to its damaged side; a damaged one is passed by the one behind it.

    Two damaged vehicles: neighbours who are damaged again at the same moment change places instead. Otherwise the
    hindmost is passed first. (Ruling 4) `spent` are vehicles whose spikes have already bitten.
    """
    again = [seat for seat in hurt if s.racers[seat].damaged]
    fresh = [seat for seat in hurt if not s.racers[seat].damaged]
    for seat in fresh:
        flip(s, seat)
    lapping, by_damage = [], []
    if len(again) == 2 and are_neighbours(s, *again):
        lapping = swap_places(s, *again)
    else:
        for seat in sorted(again, key=s.pack.index, reverse=True):
            tell(s, "damaged_again", seat=seat)
            follower = behind(s, seat)
            by_damage.append((follower, seat))
            if move_ahead(s, follower, seat):
                lapping.append(follower)
    await after_damage(s, fresh)
    await cheer(s, lapping)
    if s.damage_passes:
        for follower, seat in by_damage:
            await after_pass(s, follower, seat, spent)


def flip(s: State, seat: Seat) -> None:
    """Passing tests: a damaged vehicle uses its other side until it is repaired."""
    s.racers[seat].damaged = True
    tell(s, "damaged", seat=seat, speed=vehicle(s, seat).damaged)


async def after_damage(s: State, hurt: Sequence[Seat]) -> None:
    """Timing of action cards: the triggers of new damage come after it: tires burst, sponsors pay. (Ruling 4, 6)"""
    for seat in hurt:
        tires = s.racers[seat].tires
        if tires is not None and s.edition.cards[tires].effect == "fragile":
            throw_out(s, tires)
        payer = piece_with(s, seat, "damage_draw")
        if payer is not None:
            await may_draw(s, seat, payer)
