"""The rules of Chariot Race, in the order of the rulebook. Each docstring begins with the rulebook's section."""

from __future__ import annotations

from typing import Any

from hippodrome.core.ask import Ask, Chance, Seat
from hippodrome.core.facts import tell
from hippodrome.core.game import Phase
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import ATTACK, FORTUNA, SPRINT, STEER
from hippodrome.games.chariot_race.movement import Step, speed_sum, speeds, sprint_damage, trace
from hippodrome.games.chariot_race.offers import Offer, can_reroll, can_set, dice_cost, droppable, targets, why_not_repair
from hippodrome.games.chariot_race.state import (
    NO_COLOUR,
    NOBODY,
    Chariot,
    State,
    board_of,
    give_board,
    has_finished,
    ranking,
    running_order,
    winning,
)
from hippodrome.games.chariot_race.track import Place

FACTS: dict[str, tuple[str, ...]] = {
    "first_to_choose": ("seat",),
    "took": ("seat", "colour"),
    "at_the_start": ("seat", "chariot", "start"),
    "round": ("round", "order"),
    "repaired": ("seat", "chariot", "points", "damage", "cost", "fate"),
    "slowed": ("seat", "chariot", "from_speed", "damage", "speed"),
    "rolled": ("seat", "chariot", "speed", "faces"),
    "rerolled": ("seat", "chariot", "which", "faces", "cost", "fate"),
    "turned": ("seat", "chariot", "die", "face", "faces", "cost", "fate"),
    "fortuna": ("seat", "chariot", "gained", "lost", "fate"),
    "speed": ("seat", "chariot", "from_speed", "sprint", "change", "lost", "raised", "speed"),
    "sprint_hurt": ("seat", "chariot", "hurt", "damage"),
    "stood_still": ("seat", "chariot", "place"),
    "moved": ("seat", "chariot", "spaces", "lane_changes", "from_place", "place", "way"),
    "cornered": ("seat", "chariot", "place", "speed", "limit", "hurt", "damage"),
    "on_caltrop": ("seat", "chariot", "place", "hurt", "damage"),
    "rammed": ("seat", "chariot", "rival_chariot", "place", "hurt", "damage", "rival_hurt", "rival_damage"),
    "set_back": ("seat", "chariot", "rival_chariot", "place"),
    "into_heap": ("seat", "chariot", "place"),
    "wrecked": ("seat", "chariot", "place", "caltrop"),
    "lap": ("seat", "chariot", "lap", "laps"),
    "finished": (
        "seat",
        "chariot",
    ),
    "lap_lost": ("seat", "chariot"),
    "dropped": ("seat", "chariot", "place", "left"),
    "javelin": ("seat", "chariot", "rival_chariot", "hurt", "rival_damage"),
    "no_target": ("seat", "chariot", "attacks"),
    "race_over": ("winner", "chariot", "places"),
    "race_shared": ("order", "behind"),
    "nobody_left": ("places",),
    "no_finisher_left": ("places",),
}
"""Every kind of fact of these rules, with its fields."""


def next_phase(s: State) -> Phase | None:
    """Flow of Play: after the setup, one chariot's turn after another, until the race is over."""
    if s.over:
        return None
    if not s.started:
        if s.unequal:
            return choose_chariots(s)
        return choose_colours(s) if any(chariot.colour == NO_COLOUR for chariot in s.chariots) else set_up(s)
    return turn(s)


def ask(s: State, seat: Seat, phase: str) -> Ask[Act]:
    """Return the prompt of a seat in a phase."""
    s.phase = phase
    return Ask(phase, {seat: Offer(s)})


def called(chariot: Chariot) -> tuple[Seat, int]:
    """Return a chariot as facts name it: its player and its colour."""
    return chariot.owner, chariot.colour


def who(chariot: Chariot) -> dict[str, Any]:
    """Return the seat and the chariot of a fact, as its fields."""
    return {"seat": chariot.owner, "chariot": (chariot.owner, chariot.colour)}


# Setup --------------------------------------------------------------------------------------------------------------


async def set_up(s: State) -> None:
    """Setup: chariots are drawn one at a time and put on the starting places in that order."""
    chariots = len(s.chariots)
    drawn = await Chance("starting places", chariots, chariots, distinct=True)
    for place, n in enumerate(drawn):
        put_on_start(s, n, place)
    s.started = True


def put_on_start(s: State, n: int, place: int) -> None:
    """Setup: a chariot on a starting place; of equal fronts the lower number is ahead."""
    chariot = s.chariots[n]
    chariot.place = s.track.place_before_start(s.track.starts[place])
    chariot.start, chariot.arrived = place + 1, place
    s.clock = max(s.clock, place + 1)
    tell(s, "at_the_start", **who(chariot), start=place + 1)


async def choose_colours(s: State) -> None:
    """Setup: each player chooses a colour, in the order of the seats; for a second chariot the other way round. (Ruling 21)"""
    await take_in_turn(s, 0)
    s.active, s.phase = NOBODY, ""


async def take_in_turn(s: State, first: Seat) -> tuple[list[int], list[int]]:
    """Alternate Chariots: chariots are taken clockwise from the first player, a second one the other way round; the first and
    the second chariots in that order."""
    clockwise = [(first + n) % s.seats for n in range(s.seats)]
    second = [seat + s.seats for seat in reversed(clockwise)] if s.each == 2 else []
    for s.active in [*clockwise, *second]:  # the number of a player's first chariot is that of the seat
        seat = s.chariots[s.active].owner
        act = (await ask(s, seat, "take"))[seat]
        give_board(s, s.chariots[s.active], act.of[0])
        tell(s, "took", seat=seat, colour=act.of[0])
    return clockwise, second


async def choose_chariots(s: State) -> None:
    """Alternate Chariots: boards are chosen clockwise from a random player, a second one the other way round; starting places
    are chosen by the last to choose a board first, for second chariots the other way round again."""
    (first,) = await Chance("first to choose", 1, s.seats)
    tell(s, "first_to_choose", seat=first)
    clockwise, second = await take_in_turn(s, first)
    for s.active in [*reversed(clockwise), *reversed(second)]:
        seat = s.chariots[s.active].owner
        act = (await ask(s, seat, "start"))[seat]
        put_on_start(s, s.active, act.of[0])
    s.active, s.phase, s.started = NOBODY, "", True


# A turn -------------------------------------------------------------------------------------------------------------


async def turn(s: State) -> None:
    """Flow of Play: repair, adjust initial speed, roll dice, obtain the favor of Fortuna, move, attack.

    A table that begins during a turn continues with the phase that is being decided.
    """
    if not s.phase:
        begin_turn(s)
    chariot = s.chariots[s.active]
    if s.phase == "repair":
        await repair(s, chariot)
        adjust_initial_speed(s, chariot)
        await roll_dice(s, chariot)
    if s.phase == "dice":
        await change_dice(s, chariot)
        favor_of_fortuna(s, chariot)
        s.phase = "speed"
    if s.phase == "speed":
        await determine_speed(s, chariot)
        if not chariot.wrecked:
            begin_move(s, chariot)
    if s.phase == "path":
        await move(s, chariot)
        if not chariot.wrecked:
            s.phase, s.attacks = "attack", s.dice.count(ATTACK)
    if s.phase == "attack":
        await attack(s, chariot)
    finish_turn(s)


def begin_turn(s: State) -> None:
    """Flow of Play: the next chariot of the round moves."""
    if not s.queue:
        begin_round(s)
    s.active, s.phase, s.repaired = s.queue.pop(0), "repair", False


def begin_round(s: State) -> None:
    """Flow of Play: the chariot furthest ahead moves first; of equal fronts, the one that arrived first. (Ruling 3)"""
    s.round += 1
    s.queue = running_order(s)
    tell(s, "round", round=s.round, order=tuple(called(s.chariots[n]) for n in s.queue))


def finish_turn(s: State) -> None:
    """Flow of Play: unused dice are lost; after the last turn of the round comes the check for the end."""
    s.active, s.phase = NOBODY, ""
    s.dice, s.last, s.through, s.ahead = [], [], [], []
    s.steers = s.attacks = 0
    if not s.queue:
        end_of_round(s)


# Phases 1 to 4 ------------------------------------------------------------------------------------------------------


async def repair(s: State, chariot: Chariot) -> None:
    """Phase 1: Repair: before rolling, exactly 3 fate repair up to 3 damage, once per turn; prompted if possible. (Ruling 10,
    14)"""
    if why_not_repair(s) is not None:
        return
    act = (await ask(s, chariot.owner, "repair"))[chariot.owner]
    if act.do == "repair":
        points = min(s.edition.repair, board_of(s, chariot).damage - chariot.damage)
        chariot.damage += points
        chariot.fate -= s.edition.repair_cost
        s.repaired = True
        tell(s, "repaired", **who(chariot), points=points, damage=chariot.damage, cost=s.edition.repair_cost, fate=chariot.fate)


def adjust_initial_speed(s: State, chariot: Chariot) -> None:
    """Phase 2: Adjust Initial Speed; Alternate Chariots: at most the highest speed next to the damage value."""
    top = board_of(s, chariot).tops[chariot.damage]
    if chariot.speed > top:
        tell(s, "slowed", **who(chariot), from_speed=chariot.speed, damage=chariot.damage, speed=top)
        chariot.speed = top


async def roll_dice(s: State, chariot: Chariot) -> None:
    """Phase 3: Roll Dice: as many dice as the speed allows."""
    s.phase = "dice"
    number = board_of(s, chariot).dice[chariot.speed]
    s.dice = await roll(s, "roll", number)
    s.free_reroll, s.gave_up = True, False
    tell(s, "rolled", **who(chariot), speed=chariot.speed, faces=tuple(s.dice))


async def roll(s: State, about: str, number: int) -> list[int]:
    """Phase 3: Roll Dice: this number of dice; every chariot has its own random stream."""
    die = s.edition.die
    return [die[n] for n in await Chance(about, number, len(die), stream=f"dice of chariot {s.active + 1}")]


async def change_dice(s: State, chariot: Chariot) -> None:
    """Phase 3: Roll Dice: a free re-roll; then 2 fate for each more, or to turn a die. (Ruling 10, 15)"""
    while can_reroll(s) or can_set(s):
        act = (await ask(s, chariot.owner, "dice"))[chariot.owner]
        if act.do == "keep":
            break
        cost = dice_cost(s) if act.do == "reroll" else s.edition.dice_cost
        s.gave_up |= s.free_reroll and act.do == "set"
        s.free_reroll = False
        chariot.fate -= cost
        if act.do == "reroll":
            await reroll(s, act.of)
            tell(s, "rerolled", **who(chariot), which=act.of, faces=tuple(s.dice), cost=cost, fate=chariot.fate)
        else:
            s.dice[act.of[0]] = act.of[1]
            tell(
                s,
                "turned",
                **who(chariot),
                die=act.of[0] + 1,
                face=act.of[1],
                faces=tuple(s.dice),
                cost=cost,
                fate=chariot.fate,
            )
    s.free_reroll = False


async def reroll(s: State, dice: tuple[int, ...]) -> None:
    """Phase 3: Roll Dice: any number of dice, those set aside included."""
    for die, face in zip(dice, await roll(s, "re-roll", len(dice)), strict=True):
        s.dice[die] = face


def favor_of_fortuna(s: State, chariot: Chariot) -> None:
    """Phase 4: Obtain the Favor of Fortuna; The Dice Symbols: a point of fate for each Fortuna, up to the end of the track."""
    shown = s.dice.count(FORTUNA)
    if shown:
        gained = min(shown, board_of(s, chariot).fate - chariot.fate)
        chariot.fate += gained
        tell(s, "fortuna", **who(chariot), gained=gained, lost=shown - gained, fate=chariot.fate)


# Phase 5: move ------------------------------------------------------------------------------------------------------


async def determine_speed(s: State, chariot: Chariot) -> None:
    """Phase 5: Move: a change die adds or subtracts 1, a sprint adds 2 and hurts; sum first, then the end. (Ruling 4)"""
    sprint, hurt, possible = s.dice.count(SPRINT), sprint_damage(s), speeds(s)
    chosen = possible[0] if len(possible) == 1 else (await ask(s, chariot.owner, "speed"))[chariot.owner].of[0]
    if s.facts is not None and (sprint or len(possible) > 1):
        tell(s, "speed", **who(chariot), **speed_sum(s, chosen))
    chariot.speed = chosen
    if hurt:
        chariot.damage = max(0, chariot.damage - hurt)
        tell(s, "sprint_hurt", **who(chariot), hurt=hurt, damage=chariot.damage)
        if chariot.damage == 0:
            wreck(s, s.active)


def begin_move(s: State, chariot: Chariot) -> None:
    """Changing Lanes: a lane change for each steer die. Remember the space where the move begins."""
    s.phase, s.steers, s.first = "path", s.dice.count(STEER), s.track.id(*chariot.place)


async def move(s: State, chariot: Chariot) -> None:
    """Phase 5: Move: a space for each point of speed; Changing Lanes: each lane change is a step too."""
    path = (0,) * chariot.speed
    if s.steers and chariot.speed:
        path = (await ask(s, chariot.owner, "path"))[chariot.owner].of
    drive(s, chariot, path)


def drive(s: State, chariot: Chariot, path: tuple[int, ...]) -> None:
    """Phase 5: Move: apply the traced movement step by step, then set back if it ends on a rammed chariot."""
    track = s.track
    traced = trace(s, chariot.speed, path, chariot.damage)
    if not path:
        tell(s, "stood_still", **who(chariot), place=track.names[s.first])
        s.last = [s.first]  # Ruling 20
        return
    end = len(traced.steps)
    if s.facts is not None:
        tell(
            s,
            "moved",
            **who(chariot),
            spaces=end,
            lane_changes=sum(step != 0 for step in path[:end]),
            from_place=track.names[s.first],
            place=track.names[traced.steps[-1].space],
            way=tuple(track.names[step.space] for step in traced.steps),
        )
    for n, step in enumerate(traced.steps, 1):
        if not step.quiet:
            enter(s, chariot, step, last=n == end)
            if chariot.wrecked:
                return
    chariot.place = Place(traced.steps[-1].lane, traced.steps[-1].at)
    s.last = [traced.steps[-1].space]
    through, behind = [step.space for step in traced.steps[:-1]], end - 1
    if traced.back is not None:
        set_back(s, chariot, traced.back, traced.steps[-1].rammed)
        behind = sum(track.front(step.lane, step.at) < track.front(*traced.back) for step in traced.steps[:-1])
    s.through, s.ahead = through[:behind], through[behind:]  # every step of a path leads further ahead
    s.clock += 1
    chariot.arrived = s.clock


def enter(s: State, chariot: Chariot, step: Step, *, last: bool) -> None:
    """Alternate Racetrack; Cornering; Drop a Caltrop; Ramming: the effects of a space on the chariot that enters it. (Ruling
    16)"""
    chariot.place = Place(step.lane, step.at)
    place = s.track.names[step.space]
    cross_line(s, chariot)
    if step.heap:
        tell(s, "into_heap", **who(chariot), place=place)
        chariot.damage = 0
    if step.corner:
        chariot.damage = max(0, chariot.damage - step.corner)
        tell(
            s,
            "cornered",
            **who(chariot),
            place=place,
            speed=chariot.speed,
            limit=step.limit,
            hurt=step.corner,
            damage=chariot.damage,
        )
    if step.caltrop:
        s.caltrops.remove(step.space)
        s.supply += 1
        chariot.damage = max(0, chariot.damage - step.caltrop)
        tell(s, "on_caltrop", **who(chariot), place=place, hurt=step.caltrop, damage=chariot.damage)
    if step.rammed != NOBODY:
        ram(s, chariot, step, last=last)
    if chariot.damage == 0:
        wreck(s, s.active)


def cross_line(s: State, chariot: Chariot) -> None:
    """End of Round: crossing the line completes a lap, except the crossing after the start. (Ruling 6)"""
    laps = s.track.laps(*chariot.place)
    if laps > chariot.laps:
        chariot.laps = laps
        if laps >= s.laps:
            tell(s, "finished", **who(chariot))
        else:
            tell(s, "lap", **who(chariot), lap=laps, laps=s.laps)


def ram(s: State, chariot: Chariot, step: Step, *, last: bool) -> None:
    """Ramming: both chariots take damage. A chariot that ends on a wreck-to-be is set back before the wreck is removed."""
    rival = s.chariots[step.rammed]
    chariot.damage = max(0, chariot.damage - step.ram)
    rival.damage = max(0, rival.damage - step.rival)
    tell(
        s,
        "rammed",
        **who(chariot),
        rival_chariot=called(rival),
        place=s.track.names[step.space],
        hurt=step.ram,
        damage=chariot.damage,
        rival_hurt=step.rival,
        rival_damage=rival.damage,
    )
    if rival.damage == 0 and not (last and chariot.damage):
        wreck(s, step.rammed)


def set_back(s: State, chariot: Chariot, back: tuple[int, int], rammed: int) -> None:
    """Ramming; Wrecking Your Chariot: the rammer is put on the first free space behind; nothing happens to it there. Then a
    wrecked rival is removed. A lap completed stays completed, unless an option says otherwise. (Ruling 6)"""
    chariot.place = Place(*back)
    s.last.append(s.track.id(*back))  # Ruling 18
    tell(s, "set_back", **who(chariot), rival_chariot=called(s.chariots[rammed]), place=s.track.space(*back).name)
    laps = s.track.laps(*back)
    if s.set_back_loses_lap and laps < chariot.laps:
        chariot.laps = laps
        tell(s, "lap_lost", **who(chariot))
    if s.chariots[rammed].damage == 0:
        wreck(s, rammed)


def wreck(s: State, n: int) -> None:
    """Wrecking Your Chariot: it leaves the race at once; a caltrop is put on its space, if there is none. (Ruling 7)"""
    chariot = s.chariots[n]
    s.wrecks += 1
    chariot.wrecked = s.wrecks
    if n in s.queue:
        s.queue.remove(n)
    space = s.track.id(*chariot.place)
    caltrop = s.supply > 0 and space not in s.caltrops
    if caltrop:
        lay_caltrop(s, space)
    tell(s, "wrecked", **who(chariot), place=s.track.names[space], caltrop=caltrop)


# Phase 6: attack ----------------------------------------------------------------------------------------------------


async def attack(s: State, chariot: Chariot) -> None:
    """Phase 6: Attack: for each attack die a caltrop or a javelin, or neither."""
    while s.attacks:
        if not targets(s) and not droppable(s):
            tell(s, "no_target", **who(chariot), attacks=s.attacks)
            return
        act = (await ask(s, chariot.owner, "attack"))[chariot.owner]
        if act.do == "pass":
            return
        s.attacks -= 1
        if act.do == "javelin":
            throw_javelin(s, chariot, next(n for n, c in enumerate(s.chariots) if c.colour == act.of[0]))
        else:
            drop_caltrop(s, chariot, s.track.first_id[act.of[0]] + act.of[1])


def drop_caltrop(s: State, chariot: Chariot, space: int) -> None:
    """Drop a Caltrop: one from the supply on a space behind, moved through this turn. (Ruling 8)"""
    lay_caltrop(s, space)
    tell(s, "dropped", **who(chariot), place=s.track.names[space], left=s.supply)


def lay_caltrop(s: State, space: int) -> None:
    """Drop a Caltrop; Wrecking Your Chariot: one from the supply onto a space."""
    s.caltrops.append(space)
    s.supply -= 1


def throw_javelin(s: State, chariot: Chariot, target: int) -> None:
    """Throw a Javelin: it always hits, for one damage. (Ruling 9)"""
    rival = s.chariots[target]
    rival.damage = max(0, rival.damage - s.edition.javelin_damage)
    tell(s, "javelin", **who(chariot), rival_chariot=called(rival), hurt=s.edition.javelin_damage, rival_damage=rival.damage)
    if rival.damage == 0:
        wreck(s, target)


# The end ------------------------------------------------------------------------------------------------------------


def end_of_round(s: State) -> None:
    """End of Game: after the round in which a chariot still racing has finished; or when no chariot is left. An option ends it,
    too, if the finisher was wrecked in that round. (Ruling 11, 17)"""
    ranked = ranking(s)
    best = s.chariots[ranked[0]]
    finished = has_finished(s, ranked[0])
    if not (finished or best.wrecked or (s.finish_ends_race and any(chariot.laps >= s.laps for chariot in s.chariots))):
        return
    s.over = True
    places, winners = tuple(called(s.chariots[n]) for n in ranked), winning(s)
    if len(winners) > 1:
        tell(s, "race_shared", order=places[: len(winners)], behind=places[len(winners) :])
    elif finished:
        tell(s, "race_over", winner=best.owner, chariot=called(best), places=places)
    else:
        tell(s, "nobody_left" if best.wrecked else "no_finisher_left", places=places)
