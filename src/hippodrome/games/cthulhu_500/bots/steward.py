"""The steward: a fast policy with learned weights."""

from __future__ import annotations

from collections.abc import Callable

from hippodrome.core.ask import Options, Seat
from hippodrome.games.cthulhu_500.answers import NO, PASS, YES, Answer
from hippodrome.games.cthulhu_500.bots.auriga import policy, replaced_by
from hippodrome.games.cthulhu_500.bots.weights import LearnedOdds
from hippodrome.games.cthulhu_500.edition import Card
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.state import State


def steward_policy(s: State, seat: Seat, about: str, options: Options[Answer]) -> Answer:
    return steward(LearnedOdds.from_state(s, seat), about, options)


def steward(odds: LearnedOdds, about: str, options: Options[Answer]) -> Answer:
    return _POLICIES[about](odds, options)


def _act(odds: LearnedOdds, options: Options[Answer]) -> Answer:
    return max(options, key=lambda answer: action_worth(odds, answer))


def action_worth(odds: LearnedOdds, answer: Answer) -> float:
    """Value of an action, in passes, minus the value of holding its card."""
    verb = answer.verb
    if verb == "overtake":
        rival = answer.seats[0]
        if rival != odds.ahead():
            return odds.attempt_worth(odds.seat, rival, places=2)
        return odds.attempt_worth(odds.seat, rival)
    if verb == "pit":
        return max(pit_worth(odds, option) for option in odds.pit_options()) - odds.pit_risk()
    if verb == "crew":
        if answer.seats[0] != odds.seat:
            return -1.0
        return odds.crew_worth(odds.cards[answer.cards[0]]) - max(0.0, odds.hand_worth(answer.cards[0]))
    if verb in ("play", "use"):
        card = answer.cards[0]
        worth = _CARDS.get(odds.cards[card].effect, LearnedOdds.play_worth)(odds, answer)
        return worth - (odds.held_worth(card) if verb == "play" else 0.0)
    return 0.0


def pit_worth(odds: LearnedOdds, answer: Answer) -> float:
    """Value of one pit action, in passes."""
    if answer.verb == "repair":
        return odds.repair_worth(0)
    if answer.verb in ("mod", "tires", "driver"):
        card = answer.cards[0]
        gain = odds.fitted_worth(card) - odds.held_worth(card)
        return gain - sum(odds.fitted_worth(old) for old in replaced_by(odds, answer))
    return -0.5 if answer.verb == "remove" else 0.0


def _pit(odds: LearnedOdds, options: Options[Answer]) -> Answer:
    return max(options, key=lambda answer: pit_worth(odds, answer))


def _exhaust(odds: LearnedOdds, answer: Answer) -> float:
    hit = {odds.ahead(), odds.behind()}
    card = odds.cards[answer.cards[0]]
    worth = sum(odds.damage_worth(rival) for rival in hit if not (card.spell and odds.is_warded(rival)))
    if odds.only_swaps(odds.seat, spell=card.spell):
        worth = odds.swap_worth(odds.ahead(), odds.behind())
    return worth - (odds.fitted_worth(answer.cards[0]) if card.type == "mod" else 0.0)


def _hairpin(odds: LearnedOdds, answer: Answer) -> float:
    front = answer.seats[0]
    back = odds.pack[odds.pack.index(front) + 1]
    worth = {odds.seat: 1.0}
    return worth.get(back, -odds.shares[back]) - worth.get(front, -odds.shares[front])


def _tow(odds: LearnedOdds, answer: Answer) -> float:
    one, two = odds.ahead(), odds.ahead(2)
    return (
        odds.pass_worth(one)
        + odds.pass_worth(two)
        - odds.damage_cost(odds.seat)
        - odds.spikes_cost(one)
        - odds.spikes_cost(two)
    )


def _recall(odds: LearnedOdds, answer: Answer) -> float:
    owner = odds.owner(answer.cards[1])
    if owner == odds.seat:
        return -1.0
    driving = odds.racers[owner].driver == answer.cards[1]
    return odds.rival_weight(owner) * (odds.fitted_worth(answer.cards[1], owner) if driving else 0.3)


def _elder_sign(odds: LearnedOdds, answer: Answer) -> float:
    return 0.1 + sum(0.7 for victim in odds.infected() if odds.owner(victim) == odds.seat)


def _shortcut(odds: LearnedOdds, answer: Answer) -> float:
    return odds.pass_worth(odds.ahead()) - odds.spikes_cost(odds.ahead())


def _angles(odds: LearnedOdds, answer: Answer) -> float:
    return odds.attempt_worth(odds.seat, odds.ahead(2), places=2)


def _sabotage(odds: LearnedOdds, answer: Answer) -> float:
    owner = odds.owner(answer.cards[1])
    return odds.rival_weight(owner) * odds.fitted_worth(answer.cards[1], owner)


def _repossess(odds: LearnedOdds, answer: Answer) -> float:
    return _sabotage(odds, answer) + max(0.0, odds.hand_worth(answer.cards[1]))


def _puncture(odds: LearnedOdds, answer: Answer) -> float:
    tires = odds.racers[answer.seats[0]].tires
    assert tires is not None
    return odds.rival_weight(answer.seats[0]) * odds.fitted_worth(tires, answer.seats[0])


def _headhunt(odds: LearnedOdds, answer: Answer) -> float:
    return 0.1 + odds.crew_worth(odds.cards[answer.cards[1]])


def _infect(odds: LearnedOdds, answer: Answer) -> float:
    owner = odds.owner(answer.cards[1])
    if owner == odds.seat:
        return -1.0
    return odds.rival_weight(owner) * _loss_worth(odds, answer.cards[1], owner) * 0.8


def _loss_worth(odds: LearnedOdds, card: int, owner: Seat) -> float:
    on = card not in odds.racers[owner].pit
    return odds.fitted_worth(card, owner) if on else 0.3


def _chaos(odds: LearnedOdds, answer: Answer) -> float:
    coming = odds.hand_sizes[odds.seat - 1]
    going = sum(max(0.0, odds.hand_worth(card)) for card in odds.me.hand) - max(0.0, odds.hand_worth(answer.cards[0]))
    return odds.w.drawn * coming - going


def _study(odds: LearnedOdds, answer: Answer) -> float:
    return odds.draw_worth() * min(odds.hand_room() + 1, odds.cards[answer.cards[0]].amount)


def _pothole(odds: LearnedOdds, answer: Answer) -> float:
    rival = answer.seats[0]
    ahead = odds.ahead_of(rival)
    win = odds.chances(rival, ahead)[0]
    return win * (odds.shares[rival] + (1.0 if ahead == odds.seat else -odds.shares[ahead]))


def _ichor(odds: LearnedOdds, answer: Answer) -> float:
    if odds.view["actions"] < 2:
        return 0.0
    amount, ahead = odds.cards[answer.cards[0]].amount, odds.ahead()
    plain = odds.attempt_worth(odds.seat, ahead)
    return odds.attempt_worth(odds.seat, ahead, extra=amount) - max(0.0, plain)


_CARDS: dict[str, Callable[[LearnedOdds, Answer], float]] = {
    "stomp": lambda odds, answer: odds.damage_worth(answer.seats[0]),
    "exhaust": _exhaust, "hairpin": _hairpin, "tow": _tow, "recall": _recall,
    "elder_sign": _elder_sign, "shortcut": _shortcut, "angles": _angles, "sabotage": _sabotage,
    "repossess": _repossess, "puncture": _puncture, "headhunt": _headhunt, "plague": _infect, "gremlins": _infect,
    "chaos": _chaos, "study": _study, "pothole": _pothole,
    "wrench": lambda odds, answer: odds.repair_worth(odds.cards[answer.cards[0]].amount),
    "ichor": _ichor, "reanimate": lambda odds, answer: 0.12, "nuke": _exhaust, "harpoon": _ichor,
}  # fmt: skip


def _react(odds: LearnedOdds, options: Options[Answer]) -> Answer:
    best, worth = PASS, 0.0
    for answer in options:
        if answer.verb == "react" and (found := reaction_worth(odds, answer)) > worth:
            best, worth = answer, found
    return best


def reaction_worth(odds: LearnedOdds, answer: Answer) -> float:
    """Value of a reaction, in passes, minus the value of holding its card."""
    if answer.verb != "react":
        return 0.0
    card = odds.cards[answer.cards[0]]
    return _REACTIONS.get(card.effect, _other)(odds, card) - odds.held_worth(answer.cards[0])


def _cancel(odds: LearnedOdds, card: Card) -> float:
    """Value of cancelling a card's effect."""
    moment = odds.moment
    by, played = moment.seat, odds.cards[moment.card]
    me, shares = odds.seat, odds.shares

    def mine(seat: Seat) -> float:
        return 1.0 if seat == me else -shares[seat]

    effect = played.effect
    if effect in ("shortcut", "tow"):
        passed = [odds.ahead_of(by)]
        if effect == "tow":
            passed.append(odds.pack[(odds.pack.index(by) - 2) % len(odds.pack)])
        return sum(mine(seat) + shares[by] for seat in passed) - (shares[by] * odds.damage_cost(by) if effect == "tow" else 0)
    if effect == "stomp" and moment.seats:
        return mine(moment.seats[0]) * odds.damage_cost(moment.seats[0])
    if effect == "exhaust":
        place = odds.pack.index(by)
        hit = {odds.pack[place - 1], odds.pack[(place + 1) % len(odds.pack)]} - {by}
        if odds.only_swaps(by, spell=played.spell):
            return -odds.swap_worth(odds.pack[place - 1], odds.pack[(place + 1) % len(odds.pack)])
        return sum(mine(seat) * odds.damage_cost(seat) for seat in hit)
    if effect == "hairpin" and moment.seats:
        front, back = moment.seats
        return mine(front) - mine(back)
    if effect in ("sabotage", "repossess", "gremlins", "plague", "recall") and moment.aim:
        owner = odds.owner(moment.aim[0])
        return mine(owner) * _loss_worth(odds, moment.aim[0], owner) * (1.0 if effect[0] in "sr" else 0.6)
    if effect == "puncture" and moment.seats:
        tires = odds.racers[moment.seats[0]].tires
        return mine(moment.seats[0]) * odds.fitted_worth(tires) if tires is not None else 0.0
    if effect == "pothole" and moment.seats:
        return 0.6 * mine(moment.seats[0])
    if effect == "next_turn":
        return 1.2 * shares[by]
    if effect in ("push", "swerve"):
        return 0.5 if odds.is_being_passed() else 0.4 * shares[by]
    if effect == "cancel":
        return 1.0 if me in moment.seats else 0.0
    if played.type in ("mod", "tires", "crew"):
        return shares[by] * odds.fitted_worth(moment.card, by) * 0.8
    if effect not in _CARDS and effect not in _REACTIONS:
        at = [*moment.seats, *(odds.owner(piece) for piece in moment.aim if odds.is_in_play(piece))]
        return effect_of(effect).play_value if me in at else 0.0
    return 0.0


def _push(odds: LearnedOdds, card: Card) -> float:
    moment = odds.moment
    extra, rival = moment.push - moment.swerve, moment.rival
    places = 1 if rival == odds.ahead() else 2
    return odds.attempt_worth(odds.seat, rival, extra=extra + card.amount, places=places) - odds.attempt_worth(
        odds.seat, rival, extra=extra, places=places
    )


def _swerve(odds: LearnedOdds, card: Card) -> float:
    moment = odds.moment
    extra, by = moment.push - moment.swerve, moment.seat

    def cost(added: int) -> float:
        win, tie = odds.chances(by, odds.seat, added)
        hurt = odds.damage_cost(odds.seat) - odds.shares[by] * odds.damage_cost(by)
        return win * odds.pass_worth(by) + tie * hurt

    return cost(extra) - cost(extra - card.amount)


def _next_turn(odds: LearnedOdds, card: Card) -> float:
    return 2.0 if odds.view["mover"] == odds.seat else 0.0


def _claim(odds: LearnedOdds, card: Card) -> float:
    return odds.draw_worth() * min(card.amount, odds.hand_room() + 1)


def _jinx(odds: LearnedOdds, card: Card) -> float:
    rival = odds.moment.seat
    return 0.5 * odds.shares[rival] * max(0.0, odds.broken_cost(rival))


def _other(odds: LearnedOdds, card: Card) -> float:
    """Value of a reaction that is known only by the entry of its effect."""
    return effect_of(card.effect).play_value


_REACTIONS: dict[str, Callable[[LearnedOdds, Card], float]] = {
    "cancel": _cancel, "push": _push, "swerve": _swerve,
    "reroll": lambda odds, card: odds.reroll_worth(both=False) * 1.3,
    "reroll_both": lambda odds, card: odds.reroll_worth(both=True) * 1.3,
    "next_turn": _next_turn, "unharmed": lambda odds, card: odds.damage_cost(odds.seat),
    "pounce": lambda odds, card: odds.attempt_worth(odds.seat, odds.ahead()), "claim": _claim, "jinx": _jinx,
}  # fmt: skip


def _discard(odds: LearnedOdds, options: Options[Answer]) -> Answer:
    """Throw away the cards that are worth less than new ones."""
    hand, new = sorted(odds.me.hand, key=odds.hand_worth), odds.draw_worth()
    room, worst = odds.hand_room(), list[int]()
    for card in hand:
        if room >= odds.edition.draw or odds.hand_worth(card) > new:
            break
        worst.append(card)
        room += 1
    return Answer("throw", tuple(sorted(worst)))


def throw_worth(odds: LearnedOdds, answer: Answer) -> float:
    """Value of throwing cards away: the cards drawn instead, minus the expected future value of the thrown ones."""
    room = odds.hand_room() + len(answer.cards)
    return odds.draw_worth() * min(room, odds.edition.draw) - sum(odds.hand_worth(card) for card in answer.cards)


def _qualify(odds: LearnedOdds, options: Options[Answer]) -> Answer:
    return Answer("throw", tuple(card for card in odds.me.hand if odds.hand_worth(card) < 0.3))


def _draw(odds: LearnedOdds, options: Options[Answer]) -> Answer:
    most: Answer = next(iter(options))
    return most if odds.likes_to_draw() else Answer("draw")


def contagion_worth(odds: LearnedOdds, answer: Answer) -> float:
    """Value of a card as the victim of a contagion."""
    owner = odds.owner(answer.cards[0])
    worth = _loss_worth(odds, answer.cards[0], owner) + 0.1
    return -worth if owner == odds.seat else worth * odds.rival_weight(owner)


_POLICIES: dict[str, Callable[[LearnedOdds, Options[Answer]], Answer]] = {
    "vehicle": lambda odds, options: policy(odds, "vehicle", options),
    "qualify": _qualify,
    "action": _act,
    "free_test": lambda odds, options: YES if odds.attempt_worth(odds.seat, odds.ahead()) > 0 else NO,
    "pit": _pit,
    "react": _react,
    "may_draw": lambda odds, options: YES if odds.likes_to_draw() else NO,
    "discard": _discard,
    "draw": _draw,
    "contagion": lambda odds, options: max(options, key=lambda answer: contagion_worth(odds, answer)),
}
