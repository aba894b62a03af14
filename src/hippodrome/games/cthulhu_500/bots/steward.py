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


def steward(stakes: LearnedOdds, about: str, options: Options[Answer]) -> Answer:
    return _POLICIES[about](stakes, options)


def _act(stakes: LearnedOdds, options: Options[Answer]) -> Answer:
    return max(options, key=lambda answer: action_worth(stakes, answer))


def action_worth(stakes: LearnedOdds, answer: Answer) -> float:
    """Value of an action, in passes, minus the value of holding its card."""
    verb = answer.verb
    if verb == "overtake":
        rival = answer.seats[0]
        if rival != stakes.ahead():
            return stakes.attempt_worth(stakes.seat, rival, places=2)
        return stakes.attempt_worth(stakes.seat, rival)
    if verb == "pit":
        return max(pit_worth(stakes, option) for option in stakes.pit_options()) - stakes.pit_risk()
    if verb == "crew":
        if answer.seats[0] != stakes.seat:
            return -1.0
        return stakes.crew_worth(stakes.cards[answer.cards[0]]) - max(0.0, stakes.hand_worth(answer.cards[0]))
    if verb in ("play", "use"):
        card = answer.cards[0]
        worth = _CARDS.get(stakes.cards[card].effect, LearnedOdds.play_worth)(stakes, answer)
        return worth - (stakes.held_worth(card) if verb == "play" else 0.0)
    return 0.0


def pit_worth(stakes: LearnedOdds, answer: Answer) -> float:
    """Value of one pit action, in passes."""
    if answer.verb == "repair":
        return stakes.repair_worth(0)
    if answer.verb in ("mod", "tires", "driver"):
        card = answer.cards[0]
        gain = stakes.fitted_worth(card) - stakes.held_worth(card)
        return gain - sum(stakes.fitted_worth(old) for old in replaced_by(stakes, answer))
    return -0.5 if answer.verb == "remove" else 0.0


def _pit(stakes: LearnedOdds, options: Options[Answer]) -> Answer:
    return max(options, key=lambda answer: pit_worth(stakes, answer))


def _exhaust(stakes: LearnedOdds, answer: Answer) -> float:
    hit = {stakes.ahead(), stakes.behind()}
    card = stakes.cards[answer.cards[0]]
    worth = sum(stakes.damage_worth(rival) for rival in hit if not (card.spell and stakes.is_warded(rival)))
    if stakes.only_swaps(stakes.seat, spell=card.spell):
        worth = stakes.swap_worth(stakes.ahead(), stakes.behind())
    return worth - (stakes.fitted_worth(answer.cards[0]) if card.type == "mod" else 0.0)


def _hairpin(stakes: LearnedOdds, answer: Answer) -> float:
    front = answer.seats[0]
    back = stakes.pack[stakes.pack.index(front) + 1]
    worth = {stakes.seat: 1.0}
    return worth.get(back, -stakes.shares[back]) - worth.get(front, -stakes.shares[front])


def _tow(stakes: LearnedOdds, answer: Answer) -> float:
    one, two = stakes.ahead(), stakes.ahead(2)
    return (
        stakes.pass_worth(one)
        + stakes.pass_worth(two)
        - stakes.damage_cost(stakes.seat)
        - stakes.spikes_cost(one)
        - stakes.spikes_cost(two)
    )


def _recall(stakes: LearnedOdds, answer: Answer) -> float:
    owner = stakes.owner(answer.cards[1])
    if owner == stakes.seat:
        return -1.0
    driving = stakes.racers[owner].driver == answer.cards[1]
    return stakes.rival_weight(owner) * (stakes.fitted_worth(answer.cards[1], owner) if driving else 0.3)


def _elder_sign(stakes: LearnedOdds, answer: Answer) -> float:
    return 0.1 + sum(0.7 for victim in stakes.infected() if stakes.owner(victim) == stakes.seat)


def _shortcut(stakes: LearnedOdds, answer: Answer) -> float:
    return stakes.pass_worth(stakes.ahead()) - stakes.spikes_cost(stakes.ahead())


def _angles(stakes: LearnedOdds, answer: Answer) -> float:
    return stakes.attempt_worth(stakes.seat, stakes.ahead(2), places=2)


def _sabotage(stakes: LearnedOdds, answer: Answer) -> float:
    owner = stakes.owner(answer.cards[1])
    return stakes.rival_weight(owner) * stakes.fitted_worth(answer.cards[1], owner)


def _repossess(stakes: LearnedOdds, answer: Answer) -> float:
    return _sabotage(stakes, answer) + max(0.0, stakes.hand_worth(answer.cards[1]))


def _puncture(stakes: LearnedOdds, answer: Answer) -> float:
    tires = stakes.racers[answer.seats[0]].tires
    assert tires is not None
    return stakes.rival_weight(answer.seats[0]) * stakes.fitted_worth(tires, answer.seats[0])


def _headhunt(stakes: LearnedOdds, answer: Answer) -> float:
    return 0.1 + stakes.crew_worth(stakes.cards[answer.cards[1]])


def _infect(stakes: LearnedOdds, answer: Answer) -> float:
    owner = stakes.owner(answer.cards[1])
    if owner == stakes.seat:
        return -1.0
    return stakes.rival_weight(owner) * _loss_worth(stakes, answer.cards[1], owner) * 0.8


def _loss_worth(stakes: LearnedOdds, card: int, owner: Seat) -> float:
    on = card not in stakes.racers[owner].pit
    return stakes.fitted_worth(card, owner) if on else 0.3


def _chaos(stakes: LearnedOdds, answer: Answer) -> float:
    coming = stakes.hand_sizes[stakes.seat - 1]
    going = sum(max(0.0, stakes.hand_worth(card)) for card in stakes.me.hand) - max(0.0, stakes.hand_worth(answer.cards[0]))
    return stakes.w.drawn * coming - going


def _study(stakes: LearnedOdds, answer: Answer) -> float:
    return stakes.draw_worth() * min(stakes.hand_room() + 1, stakes.cards[answer.cards[0]].amount)


def _pothole(stakes: LearnedOdds, answer: Answer) -> float:
    rival = answer.seats[0]
    ahead = stakes.ahead_of(rival)
    win = stakes.chances(rival, ahead)[0]
    return win * (stakes.shares[rival] + (1.0 if ahead == stakes.seat else -stakes.shares[ahead]))


def _ichor(stakes: LearnedOdds, answer: Answer) -> float:
    if stakes.view["actions"] < 2:
        return 0.0
    amount, ahead = stakes.cards[answer.cards[0]].amount, stakes.ahead()
    plain = stakes.attempt_worth(stakes.seat, ahead)
    return stakes.attempt_worth(stakes.seat, ahead, extra=amount) - max(0.0, plain)


_CARDS: dict[str, Callable[[LearnedOdds, Answer], float]] = {
    "stomp": lambda stakes, answer: stakes.damage_worth(answer.seats[0]),
    "exhaust": _exhaust, "hairpin": _hairpin, "tow": _tow, "recall": _recall,
    "elder_sign": _elder_sign, "shortcut": _shortcut, "angles": _angles, "sabotage": _sabotage,
    "repossess": _repossess, "puncture": _puncture, "headhunt": _headhunt, "plague": _infect, "gremlins": _infect,
    "chaos": _chaos, "study": _study, "pothole": _pothole,
    "wrench": lambda stakes, answer: stakes.repair_worth(stakes.cards[answer.cards[0]].amount),
    "ichor": _ichor, "reanimate": lambda stakes, answer: 0.12, "nuke": _exhaust, "harpoon": _ichor,
}  # fmt: skip


def _react(stakes: LearnedOdds, options: Options[Answer]) -> Answer:
    best, worth = PASS, 0.0
    for answer in options:
        if answer.verb == "react" and (found := reaction_worth(stakes, answer)) > worth:
            best, worth = answer, found
    return best


def reaction_worth(stakes: LearnedOdds, answer: Answer) -> float:
    """Value of a reaction, in passes, minus the value of holding its card."""
    if answer.verb != "react":
        return 0.0
    card = stakes.cards[answer.cards[0]]
    return _REACTIONS.get(card.effect, _other)(stakes, card) - stakes.held_worth(answer.cards[0])


def _cancel(stakes: LearnedOdds, card: Card) -> float:
    """Value of cancelling a card's effect."""
    moment = stakes.moment
    by, played = moment.seat, stakes.cards[moment.card]
    me, shares = stakes.seat, stakes.shares

    def mine(seat: Seat) -> float:
        return 1.0 if seat == me else -shares[seat]

    effect = played.effect
    if effect in ("shortcut", "tow"):
        passed = [stakes.ahead_of(by)]
        if effect == "tow":
            passed.append(stakes.pack[(stakes.pack.index(by) - 2) % len(stakes.pack)])
        return sum(mine(seat) + shares[by] for seat in passed) - (shares[by] * stakes.damage_cost(by) if effect == "tow" else 0)
    if effect == "stomp" and moment.seats:
        return mine(moment.seats[0]) * stakes.damage_cost(moment.seats[0])
    if effect == "exhaust":
        place = stakes.pack.index(by)
        hit = {stakes.pack[place - 1], stakes.pack[(place + 1) % len(stakes.pack)]} - {by}
        if stakes.only_swaps(by, spell=played.spell):
            return -stakes.swap_worth(stakes.pack[place - 1], stakes.pack[(place + 1) % len(stakes.pack)])
        return sum(mine(seat) * stakes.damage_cost(seat) for seat in hit)
    if effect == "hairpin" and moment.seats:
        front, back = moment.seats
        return mine(front) - mine(back)
    if effect in ("sabotage", "repossess", "gremlins", "plague", "recall") and moment.aim:
        owner = stakes.owner(moment.aim[0])
        return mine(owner) * _loss_worth(stakes, moment.aim[0], owner) * (1.0 if effect[0] in "sr" else 0.6)
    if effect == "puncture" and moment.seats:
        tires = stakes.racers[moment.seats[0]].tires
        return mine(moment.seats[0]) * stakes.fitted_worth(tires) if tires is not None else 0.0
    if effect == "pothole" and moment.seats:
        return 0.6 * mine(moment.seats[0])
    if effect == "next_turn":
        return 1.2 * shares[by]
    if effect in ("push", "swerve"):
        return 0.5 if stakes.is_being_passed() else 0.4 * shares[by]
    if effect == "cancel":
        return 1.0 if me in moment.seats else 0.0
    if played.type in ("mod", "tires", "crew"):
        return shares[by] * stakes.fitted_worth(moment.card, by) * 0.8
    if effect not in _CARDS and effect not in _REACTIONS:
        at = [*moment.seats, *(stakes.owner(piece) for piece in moment.aim if stakes.is_in_play(piece))]
        return effect_of(effect).play_value if me in at else 0.0
    return 0.0


def _push(stakes: LearnedOdds, card: Card) -> float:
    moment = stakes.moment
    extra, rival = moment.push - moment.swerve, moment.rival
    places = 1 if rival == stakes.ahead() else 2
    return stakes.attempt_worth(stakes.seat, rival, extra=extra + card.amount, places=places) - stakes.attempt_worth(
        stakes.seat, rival, extra=extra, places=places
    )


def _swerve(stakes: LearnedOdds, card: Card) -> float:
    moment = stakes.moment
    extra, by = moment.push - moment.swerve, moment.seat

    def cost(added: int) -> float:
        win, tie = stakes.chances(by, stakes.seat, added)
        hurt = stakes.damage_cost(stakes.seat) - stakes.shares[by] * stakes.damage_cost(by)
        return win * stakes.pass_worth(by) + tie * hurt

    return cost(extra) - cost(extra - card.amount)


def _next_turn(stakes: LearnedOdds, card: Card) -> float:
    return 2.0 if stakes.view["mover"] == stakes.seat else 0.0


def _claim(stakes: LearnedOdds, card: Card) -> float:
    return stakes.draw_worth() * min(card.amount, stakes.hand_room() + 1)


def _jinx(stakes: LearnedOdds, card: Card) -> float:
    rival = stakes.moment.seat
    return 0.5 * stakes.shares[rival] * max(0.0, stakes.broken_cost(rival))


def _other(stakes: LearnedOdds, card: Card) -> float:
    """Value of a reaction that is known only by the entry of its effect."""
    return effect_of(card.effect).play_value


_REACTIONS: dict[str, Callable[[LearnedOdds, Card], float]] = {
    "cancel": _cancel, "push": _push, "swerve": _swerve,
    "reroll": lambda stakes, card: stakes.reroll_worth(both=False) * 1.3,
    "reroll_both": lambda stakes, card: stakes.reroll_worth(both=True) * 1.3,
    "next_turn": _next_turn, "unharmed": lambda stakes, card: stakes.damage_cost(stakes.seat),
    "pounce": lambda stakes, card: stakes.attempt_worth(stakes.seat, stakes.ahead()), "claim": _claim, "jinx": _jinx,
}  # fmt: skip


def _discard(stakes: LearnedOdds, options: Options[Answer]) -> Answer:
    """Throw away the cards that are worth less than new ones."""
    hand, new = sorted(stakes.me.hand, key=stakes.hand_worth), stakes.draw_worth()
    room, worst = stakes.hand_room(), list[int]()
    for card in hand:
        if room >= stakes.edition.draw or stakes.hand_worth(card) > new:
            break
        worst.append(card)
        room += 1
    return Answer("throw", tuple(sorted(worst)))


def throw_worth(stakes: LearnedOdds, answer: Answer) -> float:
    """Value of throwing cards away: the cards drawn instead, minus the expected future value of the thrown ones."""
    room = stakes.hand_room() + len(answer.cards)
    return stakes.draw_worth() * min(room, stakes.edition.draw) - sum(stakes.hand_worth(card) for card in answer.cards)


def _qualify(stakes: LearnedOdds, options: Options[Answer]) -> Answer:
    return Answer("throw", tuple(card for card in stakes.me.hand if stakes.hand_worth(card) < 0.3))


def _draw(stakes: LearnedOdds, options: Options[Answer]) -> Answer:
    most: Answer = next(iter(options))
    return most if stakes.likes_to_draw() else Answer("draw")


def contagion_worth(stakes: LearnedOdds, answer: Answer) -> float:
    """Value of a card as the victim of a contagion."""
    owner = stakes.owner(answer.cards[0])
    worth = _loss_worth(stakes, answer.cards[0], owner) + 0.1
    return -worth if owner == stakes.seat else worth * stakes.rival_weight(owner)


_POLICIES: dict[str, Callable[[LearnedOdds, Options[Answer]], Answer]] = {
    "vehicle": lambda stakes, options: policy(stakes, "vehicle", options),
    "qualify": _qualify,
    "action": _act,
    "free_test": lambda stakes, options: YES if stakes.attempt_worth(stakes.seat, stakes.ahead()) > 0 else NO,
    "pit": _pit,
    "react": _react,
    "may_draw": lambda stakes, options: YES if stakes.likes_to_draw() else NO,
    "discard": _discard,
    "draw": _draw,
    "contagion": lambda stakes, options: max(options, key=lambda answer: contagion_worth(stakes, answer)),
}
