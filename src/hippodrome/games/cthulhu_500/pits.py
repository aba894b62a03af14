"""Making a pit stop: the free test of the vehicle behind, then one of modification, tires, driver or repair."""

from __future__ import annotations

from hippodrome.core.ask import Seat, ask
from hippodrome.core.facts import tell
from hippodrome.games.cthulhu_500.answers import YES, Answer
from hippodrome.games.cthulhu_500.cards import lay_down, throw_out
from hippodrome.games.cthulhu_500.offers import offers
from hippodrome.games.cthulhu_500.passing import attempt, may_draw, roll
from hippodrome.games.cthulhu_500.reactions import react, stands
from hippodrome.games.cthulhu_500.state import (
    Moment,
    Racer,
    State,
    ahead,
    behind,
    complexity,
    fixing,
    on_vehicle,
    piece_with,
)


async def pit_stop(s: State, seat: Seat) -> None:
    """Making a pit stop: announced, answered by reactions and by the free test of the vehicle behind; then one action.

    It may also be none. (Ruling 8)
    """
    tell(s, "pits", seat=seat, reveals=True)
    moment = await react(s, Moment("pit", seat))
    for rival in moment.pouncing:
        await attempt(s, rival, ahead(s, rival))
    await free_test(s, seat)
    answer: Answer = await ask(seat, "pit", offers(s, seat, "pit"))
    if answer.verb == "repair":
        await repair(s, seat, 0)
    elif answer.verb == "remove":
        remove(s, seat, answer.cards[0])
    elif answer.verb == "nothing":
        tell(s, "idles", seat=seat)
    else:
        await fit(s, seat, answer)


async def free_test(s: State, seat: Seat) -> None:
    """Free passes: the vehicle behind one that pits may test against it without an action; behind the last is the leader."""
    if on_vehicle(s, seat, "mudflaps"):
        tell(s, "ogled", seat=seat, rival=behind(s, seat))
        return
    rival = behind(s, seat)
    if await ask(rival, "free_test", offers(s, rival, "free_test")) == YES:
        await attempt(s, rival, seat)


async def fit(s: State, seat: Seat, answer: Answer) -> None:
    """Adding a modification; Adding tires; Adding a driver: a card from the hand takes its place, unless it is cancelled."""
    racer, card = s.racers[seat], answer.cards[0]
    replaced = _replaced(racer, answer)
    lay_down(s, seat, card)
    if answer.verb == "driver":
        tell(s, "takes_wheel", seat=seat, card=card, replaced=replaced, reveals=True)
    else:
        tell(s, "fits", seat=seat, card=card, replaced=replaced, reveals=True)
    if not await stands(s, seat, card, [] if replaced is None else [replaced]):
        return
    s.played.remove(card)
    if replaced is not None:
        remove(s, seat, replaced)
    if answer.verb == "mod":
        racer.mods.append(card)
    elif answer.verb == "tires":
        racer.tires = card
    else:
        racer.driver = card


def _replaced(racer: Racer, answer: Answer) -> int | None:
    """Adding a modification; Adding tires; Adding a driver: the card that makes room for the new one."""
    if answer.verb == "mod":
        return answer.cards[1] if len(answer.cards) == 2 else None
    return racer.tires if answer.verb == "tires" else racer.driver


def remove(s: State, seat: Seat, card: int) -> None:
    """Making a pit stop: modifications and tires may be thrown away, the driver sent to the pit crew, without a new one."""
    racer = s.racers[seat]
    if card == racer.driver:
        racer.driver = None
        racer.pit.append(card)
        tell(s, "steps_down", seat=seat, card=card)
    else:
        throw_out(s, card)


async def repair(s: State, seat: Seat, bonus: int) -> None:
    """Repairing damage: a die and the Fix of the pit crew against the vehicle's complexity."""
    moment = await react(s, Moment("repair", seat, bonus=bonus))
    s.dice.clear()
    die = await roll(s, seat, "repair test")
    fix, needed = fixing(s, seat), complexity(s, seat)
    total = die + fix + bonus - moment.jinx
    tell(s, "repair_test", seat=seat, die=die, fix=fix, bonus=bonus, jinx=moment.jinx, total=total, complexity=needed)
    if total >= needed:
        mend(s, seat)
        return
    tell(s, "repair_failed", seat=seat)
    fan = piece_with(s, seat, "consolation")
    if fan is not None:
        await may_draw(s, seat, fan)


def mend(s: State, seat: Seat) -> None:
    """Repairing damage: the vehicle is turned back to its undamaged side."""
    s.racers[seat].damaged = False
    tell(s, "repaired", seat=seat)
