"""What action cards, and cards in play that take an action, do: `cthulhu_500/effects.py` for machines.

Those that are a passing test or a repair stand in `rules.py`, which has one place for each of the two.
"""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.box import (
    CHAOS,
    ELDER_SIGN,
    EXHAUST,
    GREMLINS,
    HAIRPIN,
    HAND,
    HARPOON,
    HEADHUNT,
    ICHOR,
    NONE,
    NUKE,
    PLAGUE,
    POTHOLE,
    PUNCTURE,
    REANIMATE,
    RECALL,
    REPOSSESS,
    SABOTAGE,
    SHORTCUT,
    STOMP,
    STUDY,
    TOW,
)
from hippodrome.games.cthulhu_500.bots.compiled.cards import (
    detach,
    draw,
    drop,
    end_contagions,
    leave_play,
    pick_up,
    throw_out,
    to_pit,
)
from hippodrome.games.cthulhu_500.bots.compiled.passing import damage, passes, swap_places
from hippodrome.games.cthulhu_500.bots.compiled.reckoning import ahead, behind, holder, is_warded
from hippodrome.native.compiled import Record, compiled


@compiled
def carry_out(box: Record, scales: Record, race: Record, given: Record, seat: int, card: int, target: int) -> None:
    """The effect of an action: first what happens on the track, then what happens to cards, then the rest."""
    effect = box.cards[card].effect
    if effect in (STOMP, EXHAUST, NUKE, TOW, SHORTCUT):
        on_the_track(box, scales, race, given, seat, card, target)
    elif effect == HAIRPIN:
        swap_places(race, target, behind(race, target))
    elif effect == STUDY:
        draw(box, race, given, seat, box.cards[card].amount)
    elif effect == POTHOLE:
        race.slowed[target] += box.cards[card].amount
    elif effect == ICHOR:
        race.boost[seat] += box.cards[card].amount
    elif effect == HARPOON:
        race.boost[ahead(race, seat, 1)] -= box.cards[card].amount
    elif effect == CHAOS:
        pass_hands_on(race)
    elif effect == ELDER_SIGN:
        end_contagions(race, NONE)
        race.sheltered[seat] = True
    else:
        to_cards(box, race, seat, card, target)


@compiled
def on_the_track(box: Record, scales: Record, race: Record, given: Record, seat: int, card: int, target: int) -> None:
    """Effects that damage vehicles, or bring one's own past others."""
    effect = box.cards[card].effect
    if effect in (TOW, SHORTCUT):
        for _ in range(2 if effect == TOW else 1):
            if not race.over:
                passes(box, scales, race, given, seat, ahead(race, seat, 1), NONE)
        if effect == SHORTCUT or race.over:
            return
    one, other = seat if effect == TOW else target, NONE
    if effect in (EXHAUST, NUKE):
        if effect == NUKE:
            throw_out(box, race, card)
        one, other = ahead(race, seat, 1), behind(race, seat)
        if effect == EXHAUST:
            one = NONE if is_warded(box, race, one) else one
            other = NONE if is_warded(box, race, other) else other
    damage(box, scales, race, given, one, other)


@compiled
def to_cards(box: Record, race: Record, seat: int, card: int, target: int) -> None:
    """Effects on cards in play, and on dead Zombies."""
    effect = box.cards[card].effect
    if effect == RECALL:
        leave_play(race, target, holder(race, target))
    elif effect == SABOTAGE:
        throw_out(box, race, target)
    elif effect == REPOSSESS:
        leave_play(race, target, seat)
    elif effect == PUNCTURE:
        throw_out(box, race, race.tires[target])
    elif effect == HEADHUNT:
        detach(race, target)
        to_pit(race, seat, target)
    elif effect == REANIMATE:
        race.discard_size = drop(race.discard, race.discard_size, target)
        to_pit(race, seat, target)
    elif effect in (PLAGUE, GREMLINS):
        pick_up(race, card)
        race.contagions[race.contagions_size], race.infected[race.contagions_size] = card, target
        race.contagions_size += 1


@compiled
def pass_hands_on(race: Record) -> None:
    """Every hand goes to the neighbour on the left."""
    last = race.seats - 1
    for seat in range(last, 0, -1):  # as if every two neighbours changed hands, one pair after another
        size = race.hand_size[seat]
        race.hand_size[seat], race.hand_size[seat - 1] = race.hand_size[seat - 1], size
        for n in range(HAND):
            card = race.hand[seat, n]
            race.hand[seat, n], race.hand[seat - 1, n] = race.hand[seat - 1, n], card
