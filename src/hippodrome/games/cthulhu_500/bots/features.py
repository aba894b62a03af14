"""Features of a position of Cthulhu 500: the numbers per seat from which its win probability is computed."""

from __future__ import annotations

from functools import cache

from hippodrome.games.cthulhu_500 import effects  # noqa: F401  (the traits are made of their entries)
from hippodrome.games.cthulhu_500.bots.odds import outcomes
from hippodrome.games.cthulhu_500.edition import ACTION, CREW, MOD, REACTION, TIRES, Card, Edition
from hippodrome.games.cthulhu_500.effect import names_on
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.state import NOBODY, Racer, State, attached, complexity, fixing, vehicle

BASIC_FEATURES = (
    "progress", "passing", "passed", "frail", "hurt", "mending", "fix", "next", "slowed", "sick", "cards", "catches",
    "caught", "mod", "tires", "driver",
)  # fmt: skip
FITTED_FEATURES = tuple(dict.fromkeys(f"on {effect}" for kind in (CREW, MOD, TIRES) for effect in names_on(kind)))
PIT_FEATURES = tuple(f"pit {effect}" for effect in names_on(CREW))
HAND_FEATURES = tuple(
    dict.fromkeys(f"hand {effect}" for kind in (ACTION, CREW, MOD, TIRES, REACTION) for effect in names_on(kind))
)
FEATURES = (*BASIC_FEATURES, *FITTED_FEATURES, *PIT_FEATURES, *HAND_FEATURES)
END_PROGRESS = "progress at the end"
"""Additional weight of progress when the race is nearly over."""
FEATURE_INDEX = {trait: n for n, trait in enumerate(FEATURES)}

CARDS_PER_TURN = 1.6
"""Cards that a turn takes from the pile, on average."""


def turns_left(s: State) -> float:
    """Expected number of turns left for each seat."""
    seats, flag = len(s.racers), s.edition.flag
    if s.over:
        return 0.0
    if s.flag_seat != NOBODY:
        return 1.0 - len(s.last_turns) / seats + 1 / seats
    cards, pile = 0.0, len(s.deck)
    if flag in s.deck:
        cards = pile / 2
    elif s.length == "short":
        cards = s.above + (pile - s.above) / 2
    else:
        # Hands keep their size, and some of the cards in play are thrown away.
        renewed = len(s.discard) + 0.85 * pile
        cards = pile + max(0, s.counters - 1) * renewed + renewed / 2
    return cards / (CARDS_PER_TURN * seats) + (1.0 if s.warning_lap else 0.0)


def features(s: State) -> list[list[float]]:
    """Return the features of each seat, in the order of `FEATURES`."""
    seats = len(s.racers)
    passing = [float(reckon(s, seat, passing=True).total - s.racers[seat].boost) for seat in range(seats)]
    passed = [float(reckon(s, seat, passing=False).total - s.racers[seat].boost) for seat in range(seats)]
    rows = []
    for seat, racer in enumerate(s.racers):
        row = [0.0] * (len(FEATURES) + 1)  # the last position collects what counts nowhere
        place = s.pack.index(seat)
        ahead, behind = s.pack[place - 1], s.pack[(place + 1) % seats]
        car = vehicle(s, seat)
        lost = car.speed - car.damaged
        needed = complexity(s, seat) - fixing(s, seat)
        mends = min(1.0, max(0.0, (s.edition.die - needed + 1) / s.edition.die))
        row[:13] = (
            racer.laps * seats - place, passing[seat], passed[seat], 0 if racer.damaged else lost,
            lost if racer.damaged else 0, lost * mends if racer.damaged else 0, mends,
            1 - ((seat - s.mover) % seats) / (seats - 1), racer.slowed,
            sum(victim in racer.mods or victim in racer.pit or victim == racer.driver for victim in s.contagions.values()),
            len(racer.hand), outcomes(s.edition.die, int(passing[seat] - passed[ahead]))[0],
            outcomes(s.edition.die, int(passing[behind] - passed[seat]))[0],
        )  # fmt: skip
        _count_cards(s, racer, row)
        rows.append(row[:-1])
    return rows


def _count_cards(s: State, racer: Racer, row: list[float]) -> None:
    """Count cards with an effect on the vehicle, in the pit and in the hand, and the gain of those that can be fitted."""
    cards, places = s.edition.cards, _card_features(s.edition)
    for card in attached(racer):
        row[places[card][0]] += 1
    for card in racer.pit:
        row[places[card][1]] += 1
    gains = {MOD: 0.0, TIRES: 0.0, CREW: 0.0}
    for card in racer.hand:
        row[places[card][2]] += 1
        kind = cards[card]
        if kind.type in gains:
            gains[kind.type] = max(gains[kind.type], points(kind))
    if len(racer.mods) >= s.edition.mods:
        gains[MOD] -= min([points(cards[mod]) for mod in racer.mods], default=0.0)
    gains[TIRES] -= points(cards[racer.tires]) if racer.tires is not None else 0.0
    gains[CREW] -= points(cards[racer.driver]) if racer.driver is not None else 0.0
    row[13:16] = [max(0.0, gain) for gain in gains.values()]


def points(kind: Card) -> float:
    """Points that a fitted card adds to tests, of passing and of being passed."""
    return 2.0 * (kind.always + kind.drive) + kind.passing + kind.passed + 0.5 * kind.leading


@cache
def _card_features(edition: Edition) -> list[tuple[int, int, int]]:
    """Feature index of each card on a vehicle, in a pit, in a hand; the last index is for cards that count nowhere."""
    return [
        (
            FEATURE_INDEX.get(f"on {card.effect}", -1),
            FEATURE_INDEX.get(f"pit {card.effect}", -1),
            FEATURE_INDEX.get(f"hand {card.effect}", -1),
        )
        for card in edition.cards
    ]
