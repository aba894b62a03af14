"""An answer in the making: which cards, cars and buttons can be picked, why the others cannot, and what the picks amount to.

An answer is a subject (a card of the hand or in play, the car to pass, a button) and, for some, what it is aimed at. Seats are
picked by their car or by their vehicle's card. Cards to throw away are picked one by one.
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
    describe,
    is_about,
    moment_line,
    odds,
    owned,
    repair_chance,
    sums_line,
    target,
)
from hippodrome.games.cthulhu_500.presentation.scene import car, card_id, model, sheet
from hippodrome.games.cthulhu_500.state import ahead, behind, in_play_of, on_vehicle
from hippodrome.games.cthulhu_500.why_not import reach
from hippodrome.i18n.localization import Words

MOST_PICKS = 200
"""Nobody clicks more often at one question."""

BUTTONS = {
    "action": ("pit", "end"),
    "free_test": ("yes", "no"),
    "may_draw": ("yes", "no"),
    "pit": ("repair", "nothing"),
    "react": ("pass", "silence"),
}
"""By question, the answers that lie nowhere on the table."""

KEYS = {"pass": "n", "silence": "m"}
"""Answers that a single key gives."""

Chosen = tuple[str, ...]


def consider(pov: Pov, words: Words, picked: Sequence[str]) -> Choice:
    """What the things picked so far amount to, and what can be picked now."""
    making = Throwing(pov, words) if pov.about in ("qualify", "discard") else Aiming(pov, words)
    chosen: Chosen = ()
    refusal = ""
    for pick in picked[-MOST_PICKS:]:
        chosen, refusal = making.take(chosen, pick)
    return making.choice(chosen, refusal)


def says_of(pov: Pov, words: Words, answer: Answer) -> str:
    """An answer in words; a yes and a no say what they mean here."""
    public = PublicTable(pov.view(), pov.edition, pov.seat)
    if answer.verb in ("yes", "no"):
        return words.text(f"scene.do.{pov.about}.{answer.verb}", rival=ahead(public.state, pov.seat))
    return words.begun(describe(words, answer, public))


def picks_of(pov: Pov, answer: Answer) -> list[str]:
    """The picks that make an answer."""
    verb, cards, seats = answer.verb, answer.cards, answer.seats
    if verb == "take":
        return [model(cards[0] - pov.edition.flag - 1)]
    if verb == "draw":
        return [f"draw:{answer.number}"]
    if not cards and not seats:
        return [] if verb == "throw" else [f"do:{verb}"]
    return [*(card_id(card) for card in cards), *(car(seat) for seat in seats)]


def attempt(seat: Seat) -> str:
    """The button that tries to pass a seat; its car means the same."""
    return f"overtake:{seat}"


def target_button(seat: Seat) -> str:
    """The button that aims what is picked at a seat; its car means the same, but is small on a phone."""
    return f"aim:{seat}"


class Throwing:
    """Cards to throw away: a card that is picked again is kept after all; none is an answer, too."""

    def __init__(self, pov: Pov, words: Words) -> None:
        self._pov, self._words = pov, words
        view = pov.view()
        self._public = PublicTable(view, pov.edition, pov.seat)
        self._hand: dict[str, int] = {card_id(card): card for card in view["racers"][pov.seat]["hand"]}

    def take(self, chosen: Chosen, pick: str) -> tuple[Chosen, str]:
        """The picks after one more."""
        if pick not in self._hand:
            return chosen, self._words.text("scene.why.hand_only")
        return (tuple(other for other in chosen if other != pick) if pick in chosen else (*chosen, pick)), ""

    def choice(self, chosen: Chosen, refusal: str) -> Choice:
        """What stands picked, and what can be."""
        words, pov = self._words, self._pov
        answer = Answer("throw", tuple(sorted(self._hand[pick] for pick in chosen)))
        previews = Previews(self._public, words, pov.seat, list(self._hand.values()), pov.about)
        return Choice(
            prompt=words.question(pov.about),
            chosen=chosen,
            picks=tuple(Pick(pick, words.name("card", card)) for pick, card in self._hand.items()),
            answer=write_answer(pov.edition, answer),
            says=words.begun(describe(words, answer)),
            preview=previews.preview(answer),
            refusal=refusal,
        )


class Aiming:
    """A subject and what it is aimed at; a later pick takes the place of an earlier one."""

    def __init__(self, pov: Pov, words: Words) -> None:
        self._pov, self._words, self._edition = pov, words, pov.edition
        self._view = pov.view()
        self._public = PublicTable(self._view, pov.edition, pov.seat)
        self._hand: list[int] = self._view["racers"][pov.seat]["hand"]
        self._seats = range(len(self._view["racers"]))
        self._lines: dict[str, dict[str, Answer]] = {}
        for option in pov.options:
            subject, *aim = picks_of(pov, option)
            self._lines.setdefault(subject, {})[aim[0] if aim else ""] = option
        self._same = self._synonyms()
        self._known = {pick.id: pick for pick in self._things()}
        """All that somebody could want to click at this question."""

    def _synonyms(self) -> dict[str, str]:
        """Other things that mean the same: a vehicle's card its car, the draw pile drawing, the car ahead the free test."""
        same = {alike(seat): car(seat) for seat in self._seats for alike in (sheet, attempt, target_button)}
        about = self._pov.about
        if about == "draw":
            same["pile:draw"] = next(iter(self._lines))
        elif about == "may_draw":
            same["pile:draw"] = "do:yes"
        elif about == "free_test":
            rival = ahead(self._public.state, self._pov.seat)
            same[car(rival)] = same[sheet(rival)] = "do:yes"
        return same

    def _meant(self, pick: str) -> str:
        return self._same.get(pick, pick)

    # Picking ---------------------------------------------------------------------------------------------------------

    def take(self, chosen: Chosen, pick: str) -> tuple[Chosen, str]:
        """The picks after one more, or why it does not stand: it is aimed at, else it begins anew."""
        if pick in chosen:
            return chosen[: chosen.index(pick)], ""
        meant = self._meant(pick)
        if chosen and meant and meant in self._lines[self._meant(chosen[0])] and not self._is_attempt(pick):
            return (chosen[0], pick), ""
        if meant in self._lines:
            return (pick,), ""
        return chosen, self._why_not(chosen, pick)

    def _why_not(self, chosen: Chosen, pick: str) -> str:
        """The rules' own reason against a pick."""
        kind, _, number = self._meant(pick).partition(":")
        if pick not in self._known:
            return self._words.text("scene.why.unknown")
        if kind == "do":
            return self._reason(Answer(number))
        n = int(number)
        if chosen and not self._is_attempt(pick) and (aimed := self._aimed(chosen, kind, n)) is not None:
            return self._reason(aimed)
        return self._reason(self._begun(kind, n))

    def _is_attempt(self, pick: str) -> bool:
        """Whether a pick is the button of an attempt, which is never what a card is aimed at."""
        return pick in map(attempt, self._seats)

    def _reason(self, answer: Answer) -> str:
        reason: Reason | None = self._pov.options.why_not(answer)
        if reason is None or reason.code in ("one_seat", "one_target_card"):
            # The card could be played, if there were anything to aim it at.
            return self._words.text("scene.why.no_aim", cards=answer.cards[:1])
        return self._words.reason(reason)

    def _aimed(self, chosen: Chosen, kind: str, n: int) -> Answer | None:
        """The answer that a pick would make as the target of what is chosen; None if that takes no such target."""
        targets = self._lines[self._meant(chosen[0])]
        like = next((option for aim, option in targets.items() if aim), None)
        if like is None:
            return None
        if kind == "car" and like.seats:
            return like._replace(seats=(n,))
        if kind == "card" and not like.seats and n not in self._hand:
            return like._replace(cards=(like.cards[0], n))
        return None

    def _begun(self, kind: str, n: int) -> Answer:
        """The answer that a pick would begin."""
        about = self._pov.about
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

    # What there is ---------------------------------------------------------------------------------------------------

    def _things(self) -> Iterator[Pick]:
        about, words = self._pov.about, self._words
        if about == "action":
            yield from self._attempts()
        for verb in BUTTONS.get(about, ()):
            yield Pick(f"do:{verb}", self._label(verb), button=True, key=KEYS.get(verb, ""))
        if about == "vehicle":
            for n in range(len(self._edition.vehicles)):
                if model(n) in self._lines:
                    yield Pick(model(n), words.name("vehicle", n))
            for seat in self._seats:
                if (number := self._view["racers"][seat]["vehicle"]) >= 0:
                    yield Pick(sheet(seat), words.name("vehicle", number))
        elif about == "draw":
            labels = {pick: words.begun(describe(words, options[""])) for pick, options in self._lines.items()}
            for pick, label in labels.items():
                yield Pick(pick, label, button=True)
            yield Pick("pile:draw", labels[self._same["pile:draw"]])
        elif about == "may_draw":
            yield Pick("pile:draw", self._label("yes"))
        elif about == "free_test":
            rival = ahead(self._public.state, self._pov.seat)
            yield Pick(car(rival), words.player(rival))
            yield Pick(sheet(rival), words.player(rival))
        else:
            yield from self._cards_and_cars()

    def _attempts(self) -> Iterator[Pick]:
        """A button for each vehicle that may be passed, with the chance that it is."""
        s, seat = self._public.state, self._pov.seat
        for rival in dict.fromkeys(ahead(s, seat, by) for by in range(1, reach(s, seat) + 1)):
            label = self._words.text("scene.do.overtake", rival=rival, passes=odds(s, seat, rival)[0])
            yield Pick(attempt(rival), label, button=True)

    def _label(self, verb: str) -> str:
        """What a button says: what it tries, and with what chance."""
        s, seat, words = self._public.state, self._pov.seat, self._words
        if verb in ("yes", "no"):
            rival = ahead(s, seat)
            return words.text(f"scene.do.{self._pov.about}.{verb}", rival=rival, passes=odds(s, seat, rival)[0])
        if verb == "pit" and on_vehicle(s, seat, "mudflaps") is None:
            rival = behind(s, seat)
            return words.text("scene.do.pit", rival=rival, passes=odds(s, rival, seat)[0])
        return words.text(f"scene.do.{verb}", rival=None, passes=0, chance=repair_chance(s, seat))

    def _cards_and_cars(self) -> Iterator[Pick]:
        about, words = self._pov.about, self._words
        if about != "contagion":
            for card in self._hand:
                yield Pick(card_id(card), words.name("card", card))
        if about == "react":
            return
        for seat in self._seats if about != "pit" else (self._pov.seat,):
            if about == "action":
                yield Pick(car(seat), words.player(seat))
                yield Pick(sheet(seat), words.player(seat))
            for card in in_play_of(self._public.state.racers[seat]):
                yield Pick(card_id(card), words.begun(owned(words, card, self._public)))

    def _targets(self, chosen: Chosen) -> Iterator[Pick]:
        """A button for each seat that what is picked may be aimed at."""
        aims = self._lines[self._meant(chosen[0])] if chosen else {}
        for seat in self._seats:
            if car(seat) in aims:
                yield Pick(target_button(seat), target(self._words, aims[car(seat)], self._public), button=True)

    def _buried(self, chosen: Chosen) -> Iterator[Pick]:
        """Cards that can be aimed at but do not lie open on the table: Zombies in the discard pile, one of each kind."""
        kinds = set[str]()
        for aim in self._lines[self._meant(chosen[0])] if chosen else ():
            if aim and aim not in self._known:
                card = int(aim.partition(":")[2])
                kind = self._edition.cards[card].kind
                if kind not in kinds or aim in chosen:
                    kinds.add(kind)
                    yield Pick(aim, self._words.name("card", card), button=card != self._view["top"])

    def _is_far(self, chosen: Chosen, pick: str) -> bool:
        """Whether nobody would think of a thing before others: what lies before a rival, unless things like it are aimed at."""
        kind = self._meant(pick).partition(":")[0]
        if self._pov.about != "action" or not self._is_before_rival(pick):
            return False
        aims = self._lines[self._meant(chosen[0])] if chosen else {}
        return not any(aim.partition(":")[0] == kind for aim in aims)

    def _is_before_rival(self, pick: str) -> bool:
        """Whether a piece lies in a rival's display."""
        for seat in self._seats:
            if seat != self._pov.seat:
                if pick == sheet(seat) or pick in map(card_id, in_play_of(self._public.state.racers[seat])):
                    return True
        return False

    # The choice ------------------------------------------------------------------------------------------------------

    def choice(self, chosen: Chosen, refusal: str) -> Choice:
        """What stands picked, what it amounts to, and what can be picked now."""
        answer = self._answer(chosen)
        words = self._words
        previews = Previews(self._public, words, self._pov.seat, self._hand, self._pov.about)
        picks = [self._shown(chosen, pick, previews) for pick in self._known.values()]
        picks = [pick for pick in picks if not pick.why_not or not self._is_far(chosen, pick.id)]
        return Choice(
            prompt=self._prompt(chosen, answer),
            chosen=chosen,
            picks=(*self._targets(chosen), *picks, *self._buried(chosen)),
            answer="" if answer is None else write_answer(self._edition, answer),
            says=self._says(chosen, answer),
            preview=None if answer is None else previews.preview(answer),
            refusal=refusal,
            aside=self._pov.about == "react" and not is_about(self._public, self._pov.seat),
        )

    def _shown(self, chosen: Chosen, pick: Pick, previews: Previews) -> Pick:
        """A pick with why it cannot be, and, if it is a button, what it would do."""
        options = self._lines.get(self._meant(pick.id), {})
        preview = previews.preview(options[""]) if pick.button and "" in options else None
        lines = preview.lines if preview else (self._help(pick.id),)
        return pick._replace(why_not=self.take(chosen, pick.id)[1], detail="\n".join(lines) if pick.button else "")

    def _help(self, pick: str) -> str:
        key = f"scene.about.{pick.removeprefix('do:')}"
        return self._words.text(key) if key in self._words else ""

    def _answer(self, chosen: Chosen) -> Answer | None:
        """The answer that the picks make, or the only one that they leave."""
        if not chosen:
            only = [option for options in self._lines.values() for option in options.values()]
            return only[0] if len(only) == 1 else None
        options = self._lines[self._meant(chosen[0])]
        if len(chosen) == 2:
            return options[self._meant(chosen[1])]
        return next(iter(options.values())) if len(options) == 1 else options.get("")

    def _says(self, chosen: Chosen, answer: Answer | None) -> str:
        if answer is not None:
            button = f"do:{answer.verb}"
            if button in self._lines:
                return self._label(answer.verb)
            return self._words.begun(describe(self._words, answer, self._public))
        if not chosen:
            return ""
        begun = next(iter(self._lines[self._meant(chosen[0])].values()))
        verb = "play" if begun.verb == "crew" else begun.verb
        return self._words.begun(describe(self._words, Answer(verb, begun.cards[:1])))

    def _prompt(self, chosen: Chosen, answer: Answer | None) -> str:
        words = self._words
        if not chosen:
            return self._question()
        if answer is not None:
            return words.text("scene.ready")
        begun = next(iter(self._lines[self._meant(chosen[0])].values()))
        if begun.verb in ("crew", "mod"):
            return words.text(f"scene.aim.into_{begun.verb}", cards=begun.cards[:1])
        return words.text(f"scene.aim.{effect_of(self._edition.cards[begun.cards[0]].effect).aim}", cards=begun.cards[:1])

    def _question(self) -> str:
        """The question, and what it is about where something has just happened."""
        words, about = self._words, self._pov.about
        question, moment = words.question(about), self._view["moment"]
        if about == "free_test":
            rival, s = ahead(self._public.state, self._pov.seat), self._public.state
            told = words.text("public.free_test", rival=rival, vehicle=s.racers[rival].vehicle, lap=s.pack[0] == self._pov.seat)
            return f"{told} {question}"
        if about not in ("react", "contagion") or not moment:
            return question
        told = moment_line(words, self._public)
        if moment["event"] in ("attempt", "rolled"):
            told += f" {sums_line(words, self._public)}"
        return f"{told} {question}"
