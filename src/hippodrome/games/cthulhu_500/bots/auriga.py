"""Auriga of Cthulhu 500 computes the odds: it values every answer in passes won and lost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hippodrome.core.ask import Options
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import NO, PASS, YES, Answer
from hippodrome.games.cthulhu_500.bots.odds import Odds
from hippodrome.games.cthulhu_500.edition import ACTION, REACTION, Card
from hippodrome.games.cthulhu_500.effect import effect_of


def auriga(pov: Pov, rng: Random) -> Answer:
    """Return the answer that wins most passes over the rest of the race, by the odds of two dice."""
    options = pov.options
    if pov.prompt_kind == "react" and len(options) == 1:
        return PASS
    odds = Odds(pov.view(), pov.edition, pov.seat, rng)
    return policy(odds, pov.prompt_kind, options)


def policy(odds: Odds, about: str, options: Options[Answer]) -> Answer:
    """Return auriga's answer to a prompt, by the odds it sees."""
    return _POLICIES[about](odds, options)


def _choose_vehicle(odds: Odds, options: Options[Answer]) -> Answer:
    flag = odds.edition.flag

    def worth(answer: Answer) -> float:
        car = odds.edition.vehicles[answer.cards[0] - flag - 1]
        return 2.0 * car.speed + car.damaged - 0.5 * car.complexity

    return max(options, key=worth)


def _qualify(odds: Odds, options: Options[Answer]) -> Answer:
    """Throw away the cards that are worth less than a place on the grid."""
    return Answer("throw", tuple(card for card in odds.me.hand if odds.hand_worth(card) < 0.3))


def _act(odds: Odds, options: Options[Answer]) -> Answer:
    return max(options, key=lambda answer: action_worth(odds, answer) + odds.tie_breaker())


def action_worth(odds: Odds, answer: Answer) -> float:
    """Value of an action, in passes."""
    if answer.verb == "overtake":
        return odds.attempt_worth(odds.seat, answer.seats[0])
    if answer.verb == "pit":
        return max(pit_worth(odds, option) for option in odds.pit_options()) - odds.pit_risk()
    if answer.verb == "crew":
        card = odds.cards[answer.cards[0]]
        return odds.crew_worth(card) if answer.seats[0] == odds.seat else -1.0
    if answer.verb in ("play", "use"):
        return _CARDS.get(odds.cards[answer.cards[0]].effect, Odds.play_worth)(odds, answer)
    return 0.0


def pit_worth(odds: Odds, answer: Answer) -> float:
    """Value of one pit action, in passes."""
    if answer.verb == "repair":
        return odds.repair_worth(0)
    if answer.verb in ("mod", "tires", "driver"):
        return odds.fitted_worth(answer.cards[0]) - sum(odds.fitted_worth(card) for card in replaced_by(odds, answer))
    return -0.5 if answer.verb == "remove" else 0.0


def replaced_by(odds: Odds, answer: Answer) -> tuple[int, ...]:
    """The cards that leave the vehicle when something is fitted."""
    if answer.verb == "mod":
        return answer.cards[1:]
    old = odds.me.tires if answer.verb == "tires" else odds.me.driver
    return () if old is None else (old,)


def _pit(odds: Odds, options: Options[Answer]) -> Answer:
    return max(options, key=lambda answer: pit_worth(odds, answer))


# Values of cards


def _stomp(odds: Odds, answer: Answer) -> float:
    return odds.damage_worth(answer.seats[0])


def _exhaust(odds: Odds, answer: Answer) -> float:
    hit = {odds.ahead(), odds.behind()}
    spell = odds.cards[answer.cards[0]].spell
    if odds.only_swaps(odds.seat, spell=spell):
        return 0.0
    return sum(odds.damage_worth(rival) for rival in hit if not (spell and odds.is_warded(rival)))


def _hairpin(odds: Odds, answer: Answer) -> float:
    place = odds.pack.index(answer.seats[0])
    back = odds.pack[place + 1]
    return 1.0 if back == odds.seat else -1.0 if answer.seats[0] == odds.seat else 0.0


def _tow(odds: Odds, answer: Answer) -> float:
    return 2.0 - odds.damage_cost(odds.seat)


def _recall(odds: Odds, answer: Answer) -> float:
    owner = odds.owner(answer.cards[1])
    worth = odds.driving(owner, answer.cards[1])
    return -1.0 if owner == odds.seat else odds.rival_weight(owner) * worth


def _elder_sign(odds: Odds, answer: Answer) -> float:
    return 0.1 + sum(0.5 for victim in odds.infected() if odds.owner(victim) == odds.seat)


def _shortcut(odds: Odds, answer: Answer) -> float:
    return 1.0 - odds.spikes_cost(odds.ahead())


def _angles(odds: Odds, answer: Answer) -> float:
    return odds.attempt_worth(odds.seat, odds.ahead(2), places=2)


def _sabotage(odds: Odds, answer: Answer) -> float:
    owner = odds.owner(answer.cards[1])
    return odds.rival_weight(owner) * odds.fitted_worth(answer.cards[1], owner)


def _repossess(odds: Odds, answer: Answer) -> float:
    return _sabotage(odds, answer) + 0.3


def _puncture(odds: Odds, answer: Answer) -> float:
    rival = answer.seats[0]
    tires = odds.racers[rival].tires
    assert tires is not None
    return odds.rival_weight(rival) * odds.fitted_worth(tires, rival)


def _headhunt(odds: Odds, answer: Answer) -> float:
    return 0.15 + odds.crew_worth(odds.cards[answer.cards[1]])


def _infect(odds: Odds, answer: Answer) -> float:
    owner = odds.owner(answer.cards[1])
    return -1.0 if owner == odds.seat else odds.rival_weight(owner) * odds.fitted_worth(answer.cards[1], owner) * 0.8


def _chaos(odds: Odds, answer: Answer) -> float:
    coming = odds.hand_sizes[odds.seat - 1]
    return 0.3 * coming - sum(odds.hand_worth(card) for card in odds.me.hand) + odds.hand_worth(answer.cards[0])


def _study(odds: Odds, answer: Answer) -> float:
    room = odds.hand_room() + 1
    return 0.25 * min(room, odds.cards[answer.cards[0]].amount) if odds.likes_to_draw() else 0.0


def _pothole(odds: Odds, answer: Answer) -> float:
    return 1.2 * odds.rival_weight(answer.seats[0])


def _wrench(odds: Odds, answer: Answer) -> float:
    return odds.repair_worth(odds.cards[answer.cards[0]].amount)


def _ichor(odds: Odds, answer: Answer) -> float:
    if odds.view["actions"] < 2:
        return 0.0
    amount, ahead = odds.cards[answer.cards[0]].amount, odds.ahead()
    return odds.attempt_worth(odds.seat, ahead, extra=amount) - odds.attempt_worth(odds.seat, ahead)


def _reanimate(odds: Odds, answer: Answer) -> float:
    return 0.12


_CARDS: dict[str, Callable[[Odds, Answer], float]] = {
    "stomp": _stomp, "exhaust": _exhaust, "hairpin": _hairpin, "tow": _tow, "recall": _recall,
    "elder_sign": _elder_sign, "shortcut": _shortcut, "angles": _angles, "sabotage": _sabotage,
    "repossess": _repossess, "puncture": _puncture, "headhunt": _headhunt, "plague": _infect, "gremlins": _infect,
    "chaos": _chaos, "study": _study, "pothole": _pothole, "wrench": _wrench, "ichor": _ichor,
    "reanimate": _reanimate, "nuke": _exhaust, "harpoon": _ichor,
}  # fmt: skip


# Reactions and minor prompts


def _react(odds: Odds, options: Options[Answer]) -> Answer:
    best, worth = PASS, 0.0
    for answer in options:
        if answer.verb == "react":
            card = odds.cards[answer.cards[0]]
            found = _REACTIONS.get(card.effect, _other)(odds, card) - 0.25  # a card in the hand has a value, too
            if found > worth:
                best, worth = answer, found
    return best


def _cancel(odds: Odds, card: Card) -> float:
    moment = odds.view["moment"]
    played = odds.cards[moment["card"]]
    mine = odds.seat in moment["seats"] or any(
        odds.owner(piece) == odds.seat for piece in moment["aim"] if odds.is_in_play(piece)
    )
    if played.effect == "cancel":
        return 1.0 if mine else 0.0
    if played.effect in ("shortcut", "tow"):
        return 0.9 if odds.ahead_of(moment["seat"]) == odds.seat else 0.3
    if played.effect in ("stomp", "exhaust", "sabotage", "repossess", "puncture", "pothole") and mine:
        return 0.8
    if played.effect == "next_turn":
        return 0.6
    if played.effect == "push":
        return 0.4 if odds.is_being_passed() else 0.0
    if played.type in (ACTION, REACTION) and played.effect not in _CARDS.keys() | _REACTIONS.keys():
        return effect_of(played.effect).play_value if mine else 0.0
    return 0.5 if played.type == "mod" and played.always > 1 else 0.0


def _push(odds: Odds, card: Card) -> float:
    moment = odds.view["moment"]
    extra = moment["push"] - moment["swerve"]
    rival = moment["rival"]
    return odds.attempt_worth(odds.seat, rival, extra=extra + card.amount) - odds.attempt_worth(odds.seat, rival, extra=extra)


def _swerve(odds: Odds, card: Card) -> float:
    moment = odds.view["moment"]
    extra = moment["push"] - moment["swerve"]
    before = odds.chances(moment["seat"], odds.seat, extra)[0]
    return before - odds.chances(moment["seat"], odds.seat, extra - card.amount)[0]


def _reroll(odds: Odds, card: Card) -> float:
    return odds.reroll_worth(both=False)


def _reroll_both(odds: Odds, card: Card) -> float:
    return odds.reroll_worth(both=True)


def _next_turn(odds: Odds, card: Card) -> float:
    return 1.0 if odds.view["mover"] == odds.seat else 0.0


def _unharmed(odds: Odds, card: Card) -> float:
    return 1.0 if odds.me.damaged else odds.damage_cost(odds.seat)


def _pounce(odds: Odds, card: Card) -> float:
    return odds.attempt_worth(odds.seat, odds.ahead())


def _claim(odds: Odds, card: Card) -> float:
    return 0.3 * min(card.amount, odds.hand_room()) if odds.likes_to_draw() else 0.0


def _jinx(odds: Odds, card: Card) -> float:
    return 2 * odds.rival_weight(odds.view["moment"]["seat"])


def _other(odds: Odds, card: Card) -> float:
    """Value of a reaction that is known only by the entry of its effect."""
    return effect_of(card.effect).play_value


_REACTIONS: dict[str, Callable[[Odds, Card], float]] = {
    "cancel": _cancel, "push": _push, "swerve": _swerve, "reroll": _reroll, "reroll_both": _reroll_both,
    "next_turn": _next_turn, "unharmed": _unharmed, "pounce": _pounce, "claim": _claim, "jinx": _jinx,
}  # fmt: skip


def _free_test(odds: Odds, options: Options[Answer]) -> Answer:
    return YES if odds.attempt_worth(odds.seat, odds.ahead()) > 0 else NO


def _answer_may_draw(odds: Odds, options: Options[Answer]) -> Answer:
    return YES if odds.likes_to_draw() else NO


def _discard(odds: Odds, options: Options[Answer]) -> Answer:
    """Make room for two new cards by the worst of the hand; a seat that would win now hurries to the end."""
    hand = sorted(odds.me.hand, key=odds.hand_worth)
    hurry = odds.is_winning()
    room, worst = odds.hand_room(), list[int]()
    for card in hand:
        if room >= odds.edition.draw or odds.hand_worth(card) > (0.45 if hurry else 0.3):
            break
        worst.append(card)
        room += 1
    return Answer("throw", tuple(sorted(worst)))


def _draw(odds: Odds, options: Options[Answer]) -> Answer:
    most: Answer = next(iter(options))
    return most if odds.likes_to_draw() else Answer("draw")


def _contagion(odds: Odds, options: Options[Answer]) -> Answer:
    return max(options, key=lambda answer: odds.contagion_worth(answer.cards[0]) + odds.tie_breaker())


_POLICIES = {
    "vehicle": _choose_vehicle,
    "qualify": _qualify,
    "action": _act,
    "free_test": _free_test,
    "pit": _pit,
    "react": _react,
    "may_draw": _answer_may_draw,
    "discard": _discard,
    "draw": _draw,
    "contagion": _contagion,
}
