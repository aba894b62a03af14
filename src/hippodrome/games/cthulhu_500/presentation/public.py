"""The public part of the table, as a state that the rules can compute with, and as text.

The terminal and the page describe answers, events and odds with it; it contains only what every view contains.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from itertools import product
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.edition import ACTION, REACTION, Edition
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.games.cthulhu_500.state import Racer, State, behind, complexity, fixing, holder, on_vehicle
from hippodrome.i18n.localization import Localization, Percent

View = Mapping[str, Any]


def public_state(view: View, edition: Edition) -> State:
    """Return the public part of the table as a state, so that the rules can compute with it."""
    racers = [
        Racer(
            seen["vehicle"], seen["damaged"], seen["laps"], [], list(seen["pit"]), seen["driver"], list(seen["mods"]),
            seen["tires"], seen["boost"], seen["slowed"], seen["sheltered"],
        )
        for seen in view["racers"]
    ]  # fmt: skip
    played_by = {name: view[name] for name in ("net_laps", "swap_laps", "damage_passes")}
    placed = {"pack": list(view["pack"]), "mover": view["mover"], "spells": view["spells"]}
    return State(racers=racers, edition=edition, **placed, **played_by)


class PublicTable:
    """The public part of the table, to describe options for the seat that reads it (None: a watcher)."""

    def __init__(self, view: View, edition: Edition, reader: Seat | None = None) -> None:
        self.view, self.state, self.edition, self.reader = view, public_state(view, edition), edition, reader
        self.sick = {victim: int(contagion) for contagion, victim in view["contagions"].items()}

    def is_pair(self, answer: Answer) -> bool:
        """Return whether a card is aimed at a vehicle and the one behind it."""
        return effect_of(self.edition.cards[answer.cards[0]].effect).aim == "pair"

    def equivalence_key(self, answer: Answer) -> Hashable:
        """Return an equivalence key of an option: copies of a card are equal, unless they belong to different seats or are
        infected."""
        cards = [(self._kind(card), holder(self.state, card), self.sick.get(card)) for card in answer.cards]
        return answer.verb, tuple(cards), answer.seats, answer.number

    def role(self, **seats: Seat | None) -> str:
        """Return the reader's role among the named seats, so that a text can say "you"; empty if none."""
        return next((name for name, seat in seats.items() if seat is not None and seat == self.reader), "")

    def _kind(self, card: int) -> str | int:
        return self.edition.cards[card].kind if card < self.edition.flag else card


# Texts --------------------------------------------------------------------------------------------------------------


def describe(words: Localization, answer: Answer, public: PublicTable | None = None) -> str:
    """Describe an answer: the action and its targets. With a public table, owners of cards in play and neighbours are named."""
    if answer.verb in ("play", "use", "mod") and (len(answer.cards) > 1 or answer.seats):
        what = words.text(f"verb.{answer.verb}", cards=answer.cards[:1])
        how = "verb.instead" if answer.verb == "mod" else "verb.aimed"
        return words.text(how, what=what, whom=describe_target(words, answer, public))
    if answer.verb == "throw" and not answer.cards:
        return words.text("verb.throw_none")
    if answer.verb == "infect" and public is not None:
        return describe_card_in_play(words, answer.cards[0], public)
    you = public.role(seat=answer.seats[0]) if public is not None and answer.seats else ""
    return words.text(f"verb.{answer.verb}", cards=answer.cards, seats=answer.seats, number=answer.number, you=you)


def describe_target(words: Localization, answer: Answer, public: PublicTable | None) -> str:
    """Describe the target of an answer: a card in play with its owner, the seat's own modification, or seats."""
    aimed = list(answer.seats)
    if public is not None and answer.verb == "play" and public.is_pair(answer):
        aimed.append(behind(public.state, answer.seats[0]))
    seats = [player(words, seat, public) for seat in aimed]
    own = answer.verb == "mod" or public is None
    cards = [
        words.name("card", card) if own or public is None else describe_card_in_play(words, card, public)
        for card in answer.cards[1:]
    ]
    return words.join_and(cards + seats)


def player(words: Localization, seat: Seat, public: PublicTable | None) -> str:
    """Return a player's name; the reader is marked."""
    yours = public is not None and seat == public.reader
    return words.text("terminal.you", seat=seat) if yours else words.player(seat)


def describe_card_in_play(words: Localization, card: int, public: PublicTable) -> str:
    """Describe a card in play, with its owner and its contagion."""
    owner = holder(public.state, card)
    if owner is None:
        return words.name("card", card)
    return words.text("public.owned", card=card, owner=owner, contagion=public.sick.get(card), you=public.role(owner=owner))


def describe_vehicle(words: Localization, edition: Edition, number: int) -> str:
    """Describe a vehicle's numbers and its effect."""
    car = edition.vehicles[number]
    text = title_and_text(words, edition, "vehicle", car.name)[1]
    return words.text(
        "public.vehicle", speed=str(car.speed), damaged=str(car.damaged), complexity=str(car.complexity), text=text
    ).strip()


def describe_moment(words: Localization, public: PublicTable) -> str:
    """Describe the moment being answered, addressed to the reader; empty if there is none."""
    moment: View | None = public.view["moment"]
    if not moment:
        return ""
    key, aim, reader = f"public.moment.{moment['event']}", moment["aim"], public.reader
    if aim and public.edition.cards[moment["card"]].type not in (ACTION, REACTION):
        key = "public.moment.fitting"
    values = {**moment, "aim": aim or None, "you": public.role(seat=moment["seat"], rival=moment["rival"])}
    if moment["event"] == "damage":
        values["victims"] = [seat for seat in moment["victims"] if seat != reader]
        values["you"] = ("among" if values["victims"] else "alone") if reader in moment["victims"] else ""
    owner = holder(public.state, aim[0]) if aim else None
    values |= {"owner": owner, "aimed": "" if owner is None else "mine" if owner == reader else "theirs"}
    values["seats"] = [seat for seat in moment["seats"] if seat != reader]
    values["on"] = ("me_too" if values["seats"] else "me") if reader in moment["seats"] else "others" if values["seats"] else ""
    return words.text(key, **values)


def concerns_seat(public: PublicTable, seat: Seat) -> bool:
    """Return whether the current event is the seat's own action or affects its vehicle, crew or cards."""
    moment: View | None = public.view["moment"]
    if not moment:
        return True
    named = {moment["seat"], moment["rival"], *moment["seats"], *moment["victims"]}
    return seat in named | {holder(public.state, card) for card in moment["aim"]}


def describe_sums(words: Localization, public: PublicTable) -> str:
    """Describe the sums of the passing test being answered, with the dice once they are rolled."""
    moment, s = public.view["moment"], public.state
    mine = reckon(s, moment["seat"], passing=True).total + moment["push"] + moment["die"]
    theirs = reckon(s, moment["rival"], passing=False).total + moment["swerve"] + moment["rival_die"]
    you = public.role(seat=moment["seat"], rival=moment["rival"])
    return words.text("public.sums", seat=moment["seat"], rival=moment["rival"], mine=str(mine), theirs=str(theirs), you=you)


# Odds ---------------------------------------------------------------------------------------------------------------


@cache
def outcomes(die: int, lead: int) -> tuple[Percent, Percent]:
    """Return the percentages by which a die and a lead beat another die, and equal it."""
    rolls = [a + lead - b for a, b in product(range(die), repeat=2)]
    passes, ties = sum(r > 0 for r in rolls), sum(r == 0 for r in rolls)
    return Percent(round(100 * passes / len(rolls))), Percent(round(100 * ties / len(rolls)))


def lead_over(s: State, seat: Seat, rival: Seat) -> int:
    """Passing tests: the lead of a passing seat over its rival before the dice."""
    return reckon(s, seat, passing=True).total - reckon(s, rival, passing=False).total


def odds(s: State, seat: Seat, rival: Seat, lead: int = 0) -> tuple[Percent, Percent]:
    """Return the percentages by which an attempt passes and ties, before any reaction; `lead` is an additional bonus."""
    passes, ties = outcomes(s.edition.die, lead + lead_over(s, seat, rival))
    mine, theirs = on_vehicle(s, seat, "wins_ties"), on_vehicle(s, rival, "wins_ties")
    if (mine is None) == (theirs is None):
        return passes, ties
    return (Percent(passes + ties) if mine else passes), Percent(0)


def repair_chance(s: State, seat: Seat, by: int = 0) -> Percent:
    """Return the percentage by which a repair test succeeds; `by` is an additional bonus."""
    die = s.edition.die
    pips = complexity(s, seat) - fixing(s, seat) - by
    return Percent(round(100 * max(0, min(die, die - pips + 1)) / die))
