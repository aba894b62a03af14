"""Preview of an answer, computed from what its seat sees: sums, odds, places, damage."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hippodrome.core.ask import Seat
from hippodrome.core.scene import Preview
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.effect import Effect, effect_of
from hippodrome.games.cthulhu_500.passing import Sum, reckon
from hippodrome.games.cthulhu_500.presentation.forecast import Forecast, forecast_card, forecast_pass, forecast_tie
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.games.cthulhu_500.presentation.public import PublicTable, describe_vehicle, lead_over, odds, repair_chance
from hippodrome.games.cthulhu_500.presentation.scene import BEND_SLOTS, car_id, place_slot
from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import State, ahead, behind, complexity, fixing, hand_limit, on_vehicle
from hippodrome.games.cthulhu_500.why_not import most_to_draw
from hippodrome.i18n.localization import Localization


class Previews:
    """Previews of the answers of one seat."""

    def __init__(self, public: PublicTable, words: Localization, seat: Seat, held: Sequence[int], about: str) -> None:
        self.public, self.words, self.seat, self.held, self.about = public, words, seat, held, about
        self.s: State = public.state

    def preview(self, answer: Answer) -> Preview | None:
        """Return the sum and the effects of an answer, line by line; None if there are none."""
        if self.about in ("free_test", "may_draw"):
            if answer.verb == "no":
                return None
            return self._test(ahead(self.s, self.seat)) if self.about == "free_test" else self._draw(None)
        found = _BY_VERB[answer.verb](self, answer) if answer.verb in _BY_VERB else None
        return found if found is None or found.lines else None

    def _line(self, key: str, **data: object) -> str:
        return self.words.text(f"scene.preview.{key}", **data)

    def _text(self, card: int) -> str:
        """Return a card's text."""
        return title_and_text(self.words, self.public.edition, "card", self.public.edition.cards[card].kind)[1]

    # Passing ---------------------------------------------------------------------------------------------------------

    def _test(self, rival: Seat, first: Sequence[str] = (), *, spell: bool = False) -> Preview:
        """Preview a passing test: both sums, the required roll, the odds, and the outcome if no seat reacts."""
        s, seat = self.s, self.seat
        s.spells += spell
        wins_ties = on_vehicle(s, seat, "wins_ties") is not None and on_vehicle(s, rival, "wins_ties") is None
        lead = lead_over(s, seat, rival) + wins_ties
        lines = [*first, self._sum(seat, reckon(s, seat, passing=True)), self._sum(rival, reckon(s, rival, passing=False))]
        lines.append(self._needed(rival, lead))
        passes, ties = odds(s, seat, rival)
        lines.append(self._line("odds", passes=passes, ties=ties))
        won = forecast_pass(s, seat, rival)
        if passes:
            lines.append(self._line("if_passes", says=self._describe(won)))
        if ties:
            lines.append(self._line("if_ties", says=self._describe(forecast_tie(s, seat, rival))))
        if burning := [card for card in s.racers[seat].mods if s.edition.cards[card].effect == "burns_out"]:
            lines.append(self._line("burns_out", cards=burning))
        s.spells -= spell
        return self._moves(lines, won)

    def _sum(self, seat: Seat, part: Sum) -> str:
        return self._line("sum", seat=seat, speed=str(part.speed), drive=part.drive, mod_bonus=part.mods, tire_bonus=part.tires,
                         action_bonus=part.actions, total=str(part.total))  # fmt: skip

    def _needed(self, rival: Seat, lead: int) -> str:
        if lead < 1:
            return self._line("die_higher", rival=rival, by=1 - lead)
        return self._line("die_equal", rival=rival) if lead == 1 else self._line("die_lower", rival=rival, by=lead - 1)

    def _describe(self, then: Forecast) -> str:
        """Describe a forecast in sentences, also if nothing happens."""
        return self.words.join((self.words.fact(fact) for fact in then.facts), "sentences") or self._line("nothing")

    def _moves(self, lines: Sequence[str], then: Forecast, *, warns: bool = False) -> Preview:
        landing = place_slot(then.state.pack.index(self.seat))
        path = (*BEND_SLOTS, landing) if then.laps(self.seat) else (landing,)
        return Preview(tuple(lines), car_id(self.seat), path, reach=(landing,), warns=warns)

    def _overtake(self, answer: Answer) -> Preview:
        return self._test(answer.seats[0])

    # Cards -----------------------------------------------------------------------------------------------------------

    def _play(self, answer: Answer) -> Preview:
        """Preview an action card, a card in play, or a reaction: its text and its effect."""
        entry = effect_of(self.public.edition.cards[answer.cards[0]].effect)
        if entry.forecast:
            return self._on_the_track(answer, entry)
        shown = _BY_PREVIEW.get(entry.preview)
        return shown(self, answer) if shown else Preview((self._text(answer.cards[0]),))

    def _on_the_track(self, answer: Answer, entry: Effect) -> Preview:
        """Preview damage, automatic passes and changes of places: their effects on the pack if no seat reacts."""
        then = forecast_card(self.s, self.seat, answer)
        lines = (self._text(answer.cards[0]), self._line("unanswered", says=self._describe(then)))
        if entry.preview in ("ride", "drop"):
            return self._moves(lines, then, warns=entry.preview == "drop")
        if entry.aim == "pair":
            landing = place_slot(then.state.pack.index(answer.seats[0]))
            return Preview(lines, car_id(answer.seats[0]), (landing,), reach=(landing,))
        return Preview(lines)

    def _test_next(self, answer: Answer) -> Preview:
        return self._test_ahead(answer, 1)

    def _test_second(self, answer: Answer) -> Preview:
        return self._test_ahead(answer, 2)

    def _test_ahead(self, answer: Answer, by: int) -> Preview:
        """Preview a passing test by a card, against the vehicle this number of places ahead."""
        card = answer.cards[0]
        return self._test(ahead(self.s, self.seat, by), [self._text(card)], spell=self.public.edition.cards[card].spell)

    def _wrench(self, answer: Answer) -> Preview:
        card = self.public.edition.cards[answer.cards[0]]
        return Preview((self._text(answer.cards[0]), *self._repairs(card.amount)))

    def _study(self, answer: Answer) -> Preview:
        room = hand_limit(self.s, self.seat) - len(self.held) + 1
        number = max(0, min(self.public.edition.cards[answer.cards[0]].amount, room))
        drawn = self._draw(number)
        return Preview((self._text(answer.cards[0]), *drawn.lines), warns=drawn.warns)

    def _boosted_test(self, answer: Answer) -> Preview:
        """Preview an attempt with a bonus for this turn, or a penalty for the vehicle ahead."""
        card, s = self.public.edition.cards[answer.cards[0]], self.s
        s.spells += card.spell
        passes, ties = odds(s, self.seat, ahead(s, self.seat), card.amount)
        s.spells -= card.spell
        after = self._line("then_odds", rival=ahead(s, self.seat), passes=passes, ties=ties)
        return Preview((self._text(answer.cards[0]), after))

    def _crew(self, answer: Answer) -> Preview:
        (card,), (owner,) = answer.cards, answer.seats
        return Preview((self._text(card), *self._changes(owner, [*self.s.racers[owner].pit, card], None)))

    # Pit stops and repairs -------------------------------------------------------------------------------------------

    def _repairs(self, bonus: int = 0, jinx: int = 0, seat: Seat | None = None) -> list[str]:
        """Repairing damage: describe the required roll and its probability."""
        who = self.seat if seat is None else seat
        fix, needed = fixing(self.s, who), complexity(self.s, who)
        pips, chance = needed - fix - bonus + jinx, repair_chance(self.s, who, bonus - jinx)
        return [self._line("repair", fix=fix, bonus=bonus, jinx=jinx, complexity=needed, pips=max(1, pips)),
                self._line("chance", chance=chance)]  # fmt: skip

    def _repair(self, answer: Answer) -> Preview:
        return Preview(tuple(self._repairs()))

    def _pit(self, answer: Answer) -> Preview:
        rival = behind(self.s, self.seat)
        if on_vehicle(self.s, self.seat, "mudflaps"):
            return Preview((self._line("pit_ogled", rival=rival),))
        passes, ties = odds(self.s, rival, self.seat)
        lines = [self._line("pit", rival=rival, passes=passes, ties=ties)]
        if self.s.racers[self.seat].damaged:
            lines += self._repairs()
        return Preview(tuple(lines))

    def _fit(self, answer: Answer) -> Preview:
        """Preview adding a modification, tires, a driver, or taking one off: the vehicle's values before and after."""
        racer, card = self.s.racers[self.seat], answer.cards[0]
        pit, tires, driver = list(racer.pit), racer.tires, racer.driver
        mods = [mod for mod in racer.mods if mod not in answer.cards]
        if answer.verb == "mod":
            mods.append(card)
        elif answer.verb == "tires":
            tires = card
        elif answer.verb == "driver" or card == driver:
            pit += [] if driver is None else [driver]
            driver = card if answer.verb == "driver" else None
        elif card == tires:
            tires = None
        text = [] if answer.verb == "remove" else [self._text(card)]
        return Preview((*text, *self._changes(self.seat, pit, (driver, mods, tires))))

    def _changes(self, seat: Seat, pit: list[int], fitted: tuple[int | None, list[int], int | None] | None) -> list[str]:
        """Describe a vehicle's test sums, and its repair target, before and after a change."""
        racer = self.s.racers[seat]
        before = self._numbers(seat)
        kept = (racer.driver, racer.mods, racer.tires, racer.pit)
        racer.pit = pit
        if fitted is not None:
            racer.driver, racer.mods, racer.tires = fitted
        after = self._numbers(seat)
        racer.driver, racer.mods, racer.tires, racer.pit = kept
        keys = ("passing", "passed", "fix", "needs")
        return [self._line(f"change.{key}", before=str(old), after=str(new), seat=seat, you=self.public.role(seat=seat))
                for key, old, new in zip(keys, before, after, strict=True) if old != new]  # fmt: skip

    def _numbers(self, seat: Seat) -> tuple[str, str, int, int]:
        s = self.s
        passing, passed = reckon(s, seat, passing=True).total, reckon(s, seat, passing=False).total
        return f"{passing:+}", f"{passed:+}", fixing(s, seat), complexity(s, seat)

    # Drawing and throwing --------------------------------------------------------------------------------------------

    def _draw(self, number: int | None) -> Preview:
        """Drawing: describe the effect of the flag."""
        view = self.public.view
        if number == 0 or view["flag"] not in ("in_pile", "below"):
            return Preview(())
        if view["warning_lap"]:
            return Preview((self._line("flag_warning"),))
        winner = race_order(self.s)[0]
        line = self._line(f"flag_{view['flag']}", seat=winner, you=self.public.role(seat=winner))
        return Preview((line,), warns=winner != self.seat and view["flag"] == "in_pile")

    def _draws(self, answer: Answer) -> Preview:
        return self._draw(answer.number)

    def _throw(self, answer: Answer) -> Preview:
        remaining = [card for card in self.held if card not in answer.cards]
        if self.about == "qualify":
            return Preview((self._line("qualify", number=len(answer.cards), kept=len(remaining)),))
        racer = self.s.racers[self.seat]
        racer.hand, self.s.threw = remaining, len(answer.cards)
        most = most_to_draw(self.s, self.seat)
        racer.hand, self.s.threw = [], 0
        return Preview((self._line("discard", kept=len(remaining), limit=hand_limit(self.s, self.seat), most=most),))

    def _take(self, answer: Answer) -> Preview:
        edition = self.public.edition
        return Preview((describe_vehicle(self.words, edition, answer.cards[0] - edition.flag - 1),))

    # Reactions -------------------------------------------------------------------------------------------------------

    def _cancel(self, answer: Answer) -> Preview:
        moment = self.public.view["moment"]
        return Preview((self._text(answer.cards[0]), self._line("cancel", seat=moment["seat"], card=moment["card"])))

    def _push(self, answer: Answer) -> Preview:
        return self._test_with(answer, self.public.edition.cards[answer.cards[0]].amount)

    def _swerve(self, answer: Answer) -> Preview:
        return self._test_with(answer, -self.public.edition.cards[answer.cards[0]].amount)

    def _test_with(self, answer: Answer, more: int) -> Preview:
        """Preview the odds of the test being answered, with this bonus for the passing vehicle."""
        moment = self.public.view["moment"]
        passes, ties = odds(self.s, moment["seat"], moment["rival"], moment["push"] - moment["swerve"] + more)
        you = self.public.role(seat=moment["seat"], rival=moment["rival"])
        line = self._line("test_odds", seat=moment["seat"], rival=moment["rival"], passes=passes, ties=ties, you=you)
        return Preview((self._text(answer.cards[0]), line))

    def _jinx(self, answer: Answer) -> Preview:
        card, moment = self.public.edition.cards[answer.cards[0]], self.public.view["moment"]
        repairs = self._repairs(moment["bonus"], moment["jinx"] + card.amount, moment["seat"])
        return Preview((self._text(answer.cards[0]), *repairs))

    def _claim(self, answer: Answer) -> Preview:
        drawn = self._draw(self.public.edition.cards[answer.cards[0]].amount)
        return Preview((self._text(answer.cards[0]), *drawn.lines), warns=drawn.warns)

    def _infect(self, answer: Answer) -> Preview:
        """Contagion: describe what happens to the card."""
        effect = self.public.edition.cards[answer.cards[0]].effect
        key = {"stays": "infect_stays", "returns": "infect_returns"}.get(effect, "infect")
        return Preview((self._line(key, card=answer.cards[0]),))


_BY_VERB: dict[str, Callable[[Previews, Answer], Preview]] = {
    "take": Previews._take,
    "throw": Previews._throw,
    "play": Previews._play,
    "use": Previews._play,
    "crew": Previews._crew,
    "overtake": Previews._overtake,
    "pit": Previews._pit,
    "mod": Previews._fit,
    "tires": Previews._fit,
    "driver": Previews._fit,
    "remove": Previews._fit,
    "repair": Previews._repair,
    "react": Previews._play,
    "draw": Previews._draws,
    "infect": Previews._infect,
}

_BY_PREVIEW: dict[str, Callable[[Previews, Answer], Preview]] = {
    "next": Previews._test_next,
    "second": Previews._test_second,
    "repair": Previews._wrench,
    "draw": Previews._study,
    "boost": Previews._boosted_test,
    "cancel": Previews._cancel,
    "push": Previews._push,
    "swerve": Previews._swerve,
    "jinx": Previews._jinx,
    "claim": Previews._claim,
}
"""Previews of cards, by the name in the entry of their effect."""

PREVIEWS = ("ride", "drop", *_BY_PREVIEW)
"""The names that an entry may have: a forecast may move the seat's vehicle, and damage it in the end."""
