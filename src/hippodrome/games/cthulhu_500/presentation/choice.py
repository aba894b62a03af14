"""Build an answer from picks: cards, cars and buttons that can be picked, reasons against the others, and the result.

An answer is a subject (a card of the hand or in play, the car to pass, a button) and, for some, its target. Seats are picked by
their car or by their vehicle's card. Cards to throw away are picked one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hippodrome.core.ask import Seat
from hippodrome.core.errors import Reason
from hippodrome.core.scene import Choice, Pick
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import Answer, write_answer
from hippodrome.games.cthulhu_500.edition import CREW, TIRES
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.presentation.preview import Previews
from hippodrome.games.cthulhu_500.presentation.public import (
    PublicTable,
    concerns_seat,
    describe,
    describe_card_in_play,
    describe_moment,
    describe_sums,
    describe_target,
    odds,
    repair_chance,
)
from hippodrome.games.cthulhu_500.presentation.scene import car_id, card_id, free_vehicle_id, vehicle_card_id
from hippodrome.games.cthulhu_500.state import ahead, behind, in_play_of, on_vehicle
from hippodrome.games.cthulhu_500.why_not import reach
from hippodrome.i18n.localization import Localization

MAX_PICKS = 200
"""Maximum number of picks at one prompt."""

BUTTONS = {
    "action": ("pit", "end"),
    "free_test": ("yes", "no"),
    "may_draw": ("yes", "no"),
    "pit": ("repair", "nothing"),
    "react": ("pass", "silence"),
}
"""The answers of each prompt that have no piece on the table."""

KEYS = {"pass": "n", "silence": "m"}
"""Keyboard shortcuts of answers."""

PickIds = tuple[str, ...]


def build_choice(pov: Pov, words: Localization, picked: Sequence[str]) -> Choice:
    """Build the choice that the picks so far make, and list what can be picked next."""
    making = ThrowBuilder(pov, words) if pov.prompt_kind in ("qualify", "discard") else AnswerBuilder(pov, words)
    chosen: PickIds = ()
    refusal = ""
    for pick in picked[-MAX_PICKS:]:
        chosen, refusal = making.add_pick(chosen, pick)
    return making.choice(chosen, refusal)


def describe_answer(pov: Pov, words: Localization, answer: Answer) -> str:
    """Describe an answer; yes and no are described by their meaning here."""
    public = PublicTable(pov.view(), pov.edition, pov.seat)
    if answer.verb in ("yes", "no"):
        return words.text(f"scene.do.{pov.prompt_kind}.{answer.verb}", rival=ahead(public.state, pov.seat))
    return words.capitalized(describe(words, answer, public))


def picks_of(pov: Pov, answer: Answer) -> list[str]:
    """Return the picks that make an answer."""
    verb, cards, seats = answer.verb, answer.cards, answer.seats
    if verb == "take":
        return [free_vehicle_id(cards[0] - pov.edition.flag - 1)]
    if verb == "draw":
        return [f"draw:{answer.number}"]
    if not cards and not seats:
        return [] if verb == "throw" else [f"do:{verb}"]
    return [*(card_id(card) for card in cards), *(car_id(seat) for seat in seats)]


def attempt_button(seat: Seat) -> str:
    """Return the id of the button that tries to pass a seat; its car does the same."""
    return f"overtake:{seat}"


def target_button(seat: Seat) -> str:
    """Return the id of the button that aims the picked card at a seat; its car does the same, but is small on a phone."""
    return f"aim:{seat}"


class ThrowBuilder:
    """Builds a throw: picking a card again puts it back; throwing nothing is an answer, too."""

    def __init__(self, pov: Pov, words: Localization) -> None:
        self._pov, self._words = pov, words
        view = pov.view()
        self._public = PublicTable(view, pov.edition, pov.seat)
        self._hand: dict[str, int] = {card_id(card): card for card in view["racers"][pov.seat]["hand"]}

    def add_pick(self, chosen: PickIds, pick: str) -> tuple[PickIds, str]:
        """Return the picks after one more."""
        if pick not in self._hand:
            return chosen, self._words.text("scene.why.hand_only")
        return (tuple(other for other in chosen if other != pick) if pick in chosen else (*chosen, pick)), ""

    def choice(self, chosen: PickIds, refusal: str) -> Choice:
        """Build the choice: the current picks, and the next possible picks."""
        words, pov = self._words, self._pov
        answer = Answer("throw", tuple(sorted(self._hand[pick] for pick in chosen)))
        previews = Previews(self._public, words, pov.seat, list(self._hand.values()), pov.prompt_kind)
        return Choice(
            prompt=words.prompt(pov.prompt_kind),
            chosen=chosen,
            picks=tuple(Pick(pick, words.name("card", card)) for pick, card in self._hand.items()),
            answer=write_answer(pov.edition, answer),
            says=words.capitalized(describe(words, answer)),
            preview=previews.preview(answer),
            refusal=refusal,
        )


class AnswerBuilder:
    """Builds an answer with a subject and a target; a later pick replaces an earlier one."""

    def __init__(self, pov: Pov, words: Localization) -> None:
        self._pov, self._words, self._edition = pov, words, pov.edition
        self._view = pov.view()
        self._public = PublicTable(self._view, pov.edition, pov.seat)
        self._hand: list[int] = self._view["racers"][pov.seat]["hand"]
        self._seats = range(len(self._view["racers"]))
        self._options_by_subject: dict[str, dict[str, Answer]] = {}
        for option in pov.options:
            subject, *aim = picks_of(pov, option)
            self._options_by_subject.setdefault(subject, {})[aim[0] if aim else ""] = option
        self._canonical_ids = self._synonyms()
        self._clickables_by_id = {pick.id: pick for pick in self._clickables()}
        """Everything that a player may click at this prompt."""

    def _synonyms(self) -> dict[str, str]:
        """Return alternative picks: a vehicle's card for its car, the draw pile for drawing, the car ahead for the
        free test."""
        same = {alike(seat): car_id(seat) for seat in self._seats for alike in (vehicle_card_id, attempt_button, target_button)}
        about = self._pov.prompt_kind
        if about == "draw":
            same["pile:draw"] = next(iter(self._options_by_subject))
        elif about == "may_draw":
            same["pile:draw"] = "do:yes"
        elif about == "free_test":
            rival = ahead(self._public.state, self._pov.seat)
            same[car_id(rival)] = same[vehicle_card_id(rival)] = "do:yes"
        return same

    def _canonical(self, pick: str) -> str:
        return self._canonical_ids.get(pick, pick)

    # Picking ---------------------------------------------------------------------------------------------------------

    def add_pick(self, chosen: PickIds, pick: str) -> tuple[PickIds, str]:
        """Return the picks after one more, which is a target if possible and else a new subject, or the reason against it."""
        if pick in chosen:
            return chosen[: chosen.index(pick)], ""
        meant = self._canonical(pick)
        if chosen and meant and meant in self._options_by_subject[self._canonical(chosen[0])] and not self._is_attempt(pick):
            return (chosen[0], pick), ""
        if meant in self._options_by_subject:
            return (pick,), ""
        return chosen, self._why_not(chosen, pick)

    def _why_not(self, chosen: PickIds, pick: str) -> str:
        """Return the reason of the rules against a pick."""
        kind, _, number = self._canonical(pick).partition(":")
        if pick not in self._clickables_by_id:
            return self._words.text("scene.why.unknown")
        if kind == "do":
            return self._reason(Answer(number))
        n = int(number)
        if chosen and not self._is_attempt(pick) and (aimed := self._aimed_answer(chosen, kind, n)) is not None:
            return self._reason(aimed)
        return self._reason(self._starting_answer(kind, n))

    def _is_attempt(self, pick: str) -> bool:
        """Return whether a pick is the button of an attempt, which is never a card's target."""
        return pick in map(attempt_button, self._seats)

    def _reason(self, answer: Answer) -> str:
        reason: Reason | None = self._pov.options.why_not(answer)
        if reason is None or reason.code in ("one_seat", "one_target_card"):
            # The card could be played if there were a target.
            return self._words.text("scene.why.no_aim", cards=answer.cards[:1])
        return self._words.reason(reason)

    def _aimed_answer(self, chosen: PickIds, kind: str, n: int) -> Answer | None:
        """Return the answer with a pick as the target of the chosen card; None if that takes no such target."""
        targets = self._options_by_subject[self._canonical(chosen[0])]
        like = next((option for aim, option in targets.items() if aim), None)
        if like is None:
            return None
        if kind == "car" and like.seats:
            return like._replace(seats=(n,))
        if kind == "card" and not like.seats and n not in self._hand:
            return like._replace(cards=(like.cards[0], n))
        return None

    def _starting_answer(self, kind: str, n: int) -> Answer:
        """Return the answer that a pick would begin."""
        about = self._pov.prompt_kind
        if about == "vehicle":
            return Answer("take", (self._edition.vehicle_piece(self._view["racers"][n]["vehicle"]),))
        if about == "contagion":
            return Answer("infect", (n,))
        if about == "react":
            return Answer("react", (n,))
        if kind == "car":
            return Answer("overtake", (), (n,))
        if n not in self._hand:
            return Answer("remove" if about == "pit" else "use", (n,))
        if about == "pit":
            return Answer({CREW: "driver", TIRES: "tires"}.get(self._edition.cards[n].type, "mod"), (n,))
        return Answer("play", (n,))

    # Possible picks --------------------------------------------------------------------------------------------------

    def _clickables(self) -> Iterator[Pick]:
        about, words = self._pov.prompt_kind, self._words
        if about == "action":
            yield from self._attempts()
        for verb in BUTTONS.get(about, ()):
            yield Pick(f"do:{verb}", self._label(verb), button=True, key=KEYS.get(verb, ""))
        if about == "vehicle":
            for n in range(len(self._edition.vehicles)):
                if free_vehicle_id(n) in self._options_by_subject:
                    yield Pick(free_vehicle_id(n), words.name("vehicle", n))
            for seat in self._seats:
                if (number := self._view["racers"][seat]["vehicle"]) >= 0:
                    yield Pick(vehicle_card_id(seat), words.name("vehicle", number))
        elif about == "draw":
            labels = {
                pick: words.capitalized(describe(words, options[""])) for pick, options in self._options_by_subject.items()
            }
            for pick, label in labels.items():
                yield Pick(pick, label, button=True)
            yield Pick("pile:draw", labels[self._canonical_ids["pile:draw"]])
        elif about == "may_draw":
            yield Pick("pile:draw", self._label("yes"))
        elif about == "free_test":
            rival = ahead(self._public.state, self._pov.seat)
            yield Pick(car_id(rival), words.player(rival))
            yield Pick(vehicle_card_id(rival), words.player(rival))
        else:
            yield from self._cards_and_cars()

    def _attempts(self) -> Iterator[Pick]:
        """Yield a button for each vehicle that may be passed, with the probability."""
        s, seat = self._public.state, self._pov.seat
        for rival in dict.fromkeys(ahead(s, seat, by) for by in range(1, reach(s, seat) + 1)):
            label = self._words.text("scene.do.overtake", rival=rival, passes=odds(s, seat, rival)[0])
            yield Pick(attempt_button(rival), label, button=True)

    def _label(self, verb: str) -> str:
        """Return the text of a button: the attempt, and its probability."""
        s, seat, words = self._public.state, self._pov.seat, self._words
        if verb in ("yes", "no"):
            rival = ahead(s, seat)
            return words.text(f"scene.do.{self._pov.prompt_kind}.{verb}", rival=rival, passes=odds(s, seat, rival)[0])
        if verb == "pit" and on_vehicle(s, seat, "mudflaps") is None:
            rival = behind(s, seat)
            return words.text("scene.do.pit", rival=rival, passes=odds(s, rival, seat)[0])
        return words.text(f"scene.do.{verb}", rival=None, passes=0, chance=repair_chance(s, seat))

    def _cards_and_cars(self) -> Iterator[Pick]:
        about, words = self._pov.prompt_kind, self._words
        if about != "contagion":
            for card in self._hand:
                yield Pick(card_id(card), words.name("card", card))
        if about == "react":
            return
        for seat in self._seats if about != "pit" else (self._pov.seat,):
            if about == "action":
                yield Pick(car_id(seat), words.player(seat))
                yield Pick(vehicle_card_id(seat), words.player(seat))
            for card in in_play_of(self._public.state.racers[seat]):
                yield Pick(card_id(card), words.capitalized(describe_card_in_play(words, card, self._public)))

    def _targets(self, chosen: PickIds) -> Iterator[Pick]:
        """Yield a button for each seat that the picked card may be aimed at."""
        aims = self._options_by_subject[self._canonical(chosen[0])] if chosen else {}
        for seat in self._seats:
            if car_id(seat) in aims:
                yield Pick(target_button(seat), describe_target(self._words, aims[car_id(seat)], self._public), button=True)

    def _discarded_targets(self, chosen: PickIds) -> Iterator[Pick]:
        """Yield the possible targets that are not visible on the table: Zombies in the discard pile, one of each kind."""
        kinds = set[str]()
        for aim in self._options_by_subject[self._canonical(chosen[0])] if chosen else ():
            if aim and aim not in self._clickables_by_id:
                card = int(aim.partition(":")[2])
                kind = self._edition.cards[card].kind
                if kind not in kinds or aim in chosen:
                    kinds.add(kind)
                    yield Pick(aim, self._words.name("card", card), button=card != self._view["top"])

    def _is_secondary(self, chosen: PickIds, pick: str) -> bool:
        """Return whether a pick is listed after others, as a rival's pieces are, unless such pieces are targets."""
        kind = self._canonical(pick).partition(":")[0]
        if self._pov.prompt_kind != "action" or not self._is_before_rival(pick):
            return False
        aims = self._options_by_subject[self._canonical(chosen[0])] if chosen else {}
        return not any(aim.partition(":")[0] == kind for aim in aims)

    def _is_before_rival(self, pick: str) -> bool:
        """Return whether a piece is in a rival's display."""
        for seat in self._seats:
            if seat != self._pov.seat:
                if pick == vehicle_card_id(seat) or pick in map(card_id, in_play_of(self._public.state.racers[seat])):
                    return True
        return False

    # The choice ------------------------------------------------------------------------------------------------------

    def choice(self, chosen: PickIds, refusal: str) -> Choice:
        """Build the choice: the current picks, the answer they make, and the next possible picks."""
        answer = self._answer(chosen)
        words = self._words
        previews = Previews(self._public, words, self._pov.seat, self._hand, self._pov.prompt_kind)
        picks = [self._build_pick(chosen, pick, previews) for pick in self._clickables_by_id.values()]
        picks = [pick for pick in picks if not pick.why_not or not self._is_secondary(chosen, pick.id)]
        return Choice(
            prompt=self._prompt(chosen, answer),
            chosen=chosen,
            picks=(*self._targets(chosen), *picks, *self._discarded_targets(chosen)),
            answer="" if answer is None else write_answer(self._edition, answer),
            says=self._describe(chosen, answer),
            preview=None if answer is None else previews.preview(answer),
            refusal=refusal,
            aside=self._pov.prompt_kind == "react" and not concerns_seat(self._public, self._pov.seat),
        )

    def _build_pick(self, chosen: PickIds, pick: Pick, previews: Previews) -> Pick:
        """Return a pick with the reason against it, and, for a button, its effect."""
        options = self._options_by_subject.get(self._canonical(pick.id), {})
        preview = previews.preview(options[""]) if pick.button and "" in options else None
        lines = preview.lines if preview else (self._help(pick.id),)
        return pick._replace(why_not=self.add_pick(chosen, pick.id)[1], detail="\n".join(lines) if pick.button else "")

    def _help(self, pick: str) -> str:
        key = f"scene.about.{pick.removeprefix('do:')}"
        return self._words.text(key) if key in self._words else ""

    def _answer(self, chosen: PickIds) -> Answer | None:
        """Return the answer that the picks make, or the only one that they leave."""
        if not chosen:
            only = [option for options in self._options_by_subject.values() for option in options.values()]
            return only[0] if len(only) == 1 else None
        options = self._options_by_subject[self._canonical(chosen[0])]
        if len(chosen) == 2:
            return options[self._canonical(chosen[1])]
        return next(iter(options.values())) if len(options) == 1 else options.get("")

    def _describe(self, chosen: PickIds, answer: Answer | None) -> str:
        if answer is not None:
            button = f"do:{answer.verb}"
            if button in self._options_by_subject:
                return self._label(answer.verb)
            return self._words.capitalized(describe(self._words, answer, self._public))
        if not chosen:
            return ""
        begun = next(iter(self._options_by_subject[self._canonical(chosen[0])].values()))
        verb = "play" if begun.verb == "crew" else begun.verb
        return self._words.capitalized(describe(self._words, Answer(verb, begun.cards[:1])))

    def _prompt(self, chosen: PickIds, answer: Answer | None) -> str:
        words = self._words
        if not chosen:
            return self._question()
        if answer is not None:
            return words.text("scene.ready")
        begun = next(iter(self._options_by_subject[self._canonical(chosen[0])].values()))
        if begun.verb in ("crew", "mod"):
            return words.text(f"scene.aim.into_{begun.verb}", cards=begun.cards[:1])
        return words.text(f"scene.aim.{effect_of(self._edition.cards[begun.cards[0]].effect).aim}", cards=begun.cards[:1])

    def _question(self) -> str:
        """Return the prompt's text, with the event it is about."""
        words, about = self._words, self._pov.prompt_kind
        question, moment = words.prompt(about), self._view["moment"]
        if about == "free_test":
            rival, s = ahead(self._public.state, self._pov.seat), self._public.state
            text = words.text("public.free_test", rival=rival, vehicle=s.racers[rival].vehicle, lap=s.pack[0] == self._pov.seat)
            return f"{text} {question}"
        if about not in ("react", "contagion") or not moment:
            return question
        text = describe_moment(words, self._public)
        if moment["event"] in ("attempt", "rolled"):
            text += f" {describe_sums(words, self._public)}"
        return f"{text} {question}"
