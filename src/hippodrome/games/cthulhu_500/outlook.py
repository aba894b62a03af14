"""What an answer would do, as far as a seat can reckon it from what it sees: sums, odds, places, damage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.scene import Preview
from hippodrome.core.words import Words
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.names import titled
from hippodrome.games.cthulhu_500.passing import Sum, reckon
from hippodrome.games.cthulhu_500.scene import BEND, car, place
from hippodrome.games.cthulhu_500.sight import Sight, lead_over, odds, vehicle_line
from hippodrome.games.cthulhu_500.state import State, ahead, behind, complexity, fixing, hand_limit, on_vehicle, vehicle
from hippodrome.games.cthulhu_500.whynot import most_to_draw


class Pass(NamedTuple):
    """A pack after one vehicle has passed another, and whether that went around it."""

    pack: list[Seat]
    lapped: bool


def after_pass(pack: Sequence[Seat], seat: Seat, rival: Seat) -> Pass:
    """Making a passing attempt: directly ahead of the rival; from the front that is around the pack."""
    lapped = pack.index(rival) > pack.index(seat)
    order = [other for other in pack if other != seat]
    order.insert(order.index(rival), seat)
    return Pass(order, lapped)


class Outlook:
    """What the answers of one seat would do."""

    def __init__(self, sight: Sight, words: Words, seat: Seat, held: Sequence[int], about: str) -> None:
        self.sight, self.words, self.seat, self.held, self.about = sight, words, seat, held, about
        self.s: State = sight.state

    def preview(self, answer: Answer) -> Preview | None:
        """The sum and the effects of an answer, line by line; None where there is nothing to say."""
        if self.about in ("free_test", "may_draw"):
            if answer.verb == "no":
                return None
            return self._test(ahead(self.s, self.seat)) if self.about == "free_test" else self._draw(None)
        found = _BY_VERB[answer.verb](self, answer) if answer.verb in _BY_VERB else None
        return found if found is None or found.lines else None

    def _say(self, key: str, **data: object) -> str:
        return self.words.text(f"scene.preview.{key}", **data)

    def _text(self, card: int) -> str:
        """A card's own text."""
        return titled(self.words, self.sight.edition, "card", self.sight.edition.cards[card].kind)[1]

    # Passing ---------------------------------------------------------------------------------------------------------

    def _test(self, rival: Seat, first: Sequence[str] = (), extra: int = 0) -> Preview:
        """A passing test: both sums, what the die must do, the odds, and where it leads."""
        s, seat = self.s, self.seat
        lead = lead_over(s, seat, rival) + extra
        lines = [*first, self._sum(seat, reckon(s, seat, passing=True)), self._sum(rival, reckon(s, rival, passing=False))]
        lines.append(self._needed(rival, lead))
        passes, ties = odds(s, seat, rival, extra)
        lines.append(self._say("odds", passes=passes, ties=ties))
        if ties:
            lines.append(self._say("tie"))
        way = after_pass(s.pack, seat, rival)
        lines += self._arrival(rival, way.lapped)
        if any(s.edition.cards[card].effect == "burns_out" for card in s.racers[seat].mods):
            lines.append(self._say("burns_out"))
        return self._moves(lines, way)

    def _sum(self, seat: Seat, part: Sum) -> str:
        return self._say("sum", seat=seat, speed=str(part.speed), drive=part.drive, mod_bonus=part.mods, tire_bonus=part.tires,
                         action_bonus=part.actions, total=str(part.total))  # fmt: skip

    def _needed(self, rival: Seat, lead: int) -> str:
        if lead < 1:
            return self._say("die_higher", rival=rival, by=1 - lead)
        return self._say("die_equal", rival=rival) if lead == 1 else self._say("die_lower", rival=rival, by=lead - 1)

    def _arrival(self, rival: Seat, lapped: bool) -> list[str]:
        lines = [self._say("lap")] if lapped else []
        if on_vehicle(self.s, rival, "spikes"):
            lines.append(self._say("spikes", rival=rival))
        return lines

    def _moves(self, lines: Sequence[str], way: Pass, *, warns: bool = False) -> Preview:
        landing = place(way.pack.index(self.seat))
        path = (*BEND, landing) if way.lapped else (landing,)
        return Preview(tuple(lines), car(self.seat), path, landing, warns)

    def _overtake(self, answer: Answer) -> Preview:
        return self._test(answer.seats[0])

    # Damage ----------------------------------------------------------------------------------------------------------

    def _harm(self, victims: Sequence[Seat]) -> list[str]:
        """What damage would do to each of them, if nobody answers it."""
        s, lines = self.s, []
        for seat in dict.fromkeys(victims):
            plates = [card for card in s.racers[seat].mods if s.edition.cards[card].effect == "plating"]
            if plates:
                lines.append(self._say("plated", seat=seat, card=plates[0]))
            elif s.racers[seat].damaged:
                lines.append(self._say("hit_again", seat=seat, rival=behind(s, seat)))
            else:
                whole = vehicle(s, seat)
                lines.append(self._say("harm", seat=seat, speed=str(whole.speed), damaged=str(whole.damaged)))
        return lines

    # Cards -----------------------------------------------------------------------------------------------------------

    def _play(self, answer: Answer) -> Preview:
        """An action card or a card in play: its text, and what it comes to."""
        card = answer.cards[0]
        effect = _BY_EFFECT.get(self.sight.edition.cards[card].effect)
        return effect(self, answer) if effect else Preview((self._text(card),))

    def _hits(self, answer: Answer) -> Preview:
        s, effect = self.s, self.sight.edition.cards[answer.cards[0]].effect
        around = (ahead(s, self.seat), behind(s, self.seat))
        victims = answer.seats if effect == "stomp" else around
        return Preview((self._text(answer.cards[0]), *self._harm(victims)))

    def _shortcut(self, answer: Answer) -> Preview:
        rival = ahead(self.s, self.seat)
        way = after_pass(self.s.pack, self.seat, rival)
        return self._moves([self._text(answer.cards[0]), *self._arrival(rival, way.lapped)], way)

    def _tow(self, answer: Answer) -> Preview:
        pack, lines, lapped = list(self.s.pack), [self._text(answer.cards[0])], False
        for _ in range(2):
            rival = pack[pack.index(self.seat) - 1]
            way = after_pass(pack, self.seat, rival)
            pack, lapped = way.pack, lapped or way.lapped
            lines += self._arrival(rival, way.lapped)
        return self._moves([*lines, *self._harm([self.seat])], Pass(pack, lapped), warns=True)

    def _angles(self, answer: Answer) -> Preview:
        return self._test(ahead(self.s, self.seat, 2), [self._text(answer.cards[0])])

    def _hairpin(self, answer: Answer) -> Preview:
        one = answer.seats[0]
        other = behind(self.s, one)
        swap = self._say("swap", seat=one, rival=other)
        landing = place(self.s.pack.index(other))
        return Preview((self._text(answer.cards[0]), swap), car(one), (landing,), landing)

    def _wrench(self, answer: Answer) -> Preview:
        card = self.sight.edition.cards[answer.cards[0]]
        return Preview((self._text(answer.cards[0]), *self._repairs(card.amount)))

    def _study(self, answer: Answer) -> Preview:
        room = hand_limit(self.s, self.seat) - len(self.held) + 1
        number = max(0, min(self.sight.edition.cards[answer.cards[0]].amount, room))
        drawn = self._draw(number)
        return Preview((self._text(answer.cards[0]), *drawn.lines), warns=drawn.warns)

    def _stronger(self, answer: Answer) -> Preview:
        """A bonus for this turn, or a burden for the vehicle ahead: what an attempt would then be like."""
        card, s = self.sight.edition.cards[answer.cards[0]], self.s
        passes, ties = odds(s, self.seat, ahead(s, self.seat), card.amount)
        after = self._say("then_odds", rival=ahead(s, self.seat), passes=passes, ties=ties)
        return Preview((self._text(answer.cards[0]), after))

    def _crew(self, answer: Answer) -> Preview:
        (card,), (owner,) = answer.cards, answer.seats
        return Preview((self._text(card), *self._changes(owner, [*self.s.racers[owner].pit, card], None)))

    # Pit stops and repairs -------------------------------------------------------------------------------------------

    def _repairs(self, bonus: int = 0, jinx: int = 0, seat: Seat | None = None) -> list[str]:
        """Repairing damage: what the die must show, and how likely that is."""
        who = self.seat if seat is None else seat
        fix, needed, die = fixing(self.s, who), complexity(self.s, who), self.sight.edition.die
        pips = needed - fix - bonus + jinx
        chance = round(100 * max(0, min(die, die - pips + 1)) / die)
        return [self._say("repair", fix=fix, bonus=bonus, jinx=jinx, complexity=needed, pips=max(1, pips)),
                self._say("chance", chance=chance)]  # fmt: skip

    def _repair(self, answer: Answer) -> Preview:
        return Preview(tuple(self._repairs()))

    def _pit(self, answer: Answer) -> Preview:
        rival = behind(self.s, self.seat)
        if on_vehicle(self.s, self.seat, "mudflaps"):
            return Preview((self._say("pit_ogled", rival=rival),))
        passes, ties = odds(self.s, rival, self.seat)
        lines = [self._say("pit", rival=rival, passes=passes, ties=ties)]
        if self.s.racers[self.seat].damaged:
            lines += self._repairs()
        return Preview(tuple(lines))

    def _fit(self, answer: Answer) -> Preview:
        """Adding a modification, tires, a driver, or taking one off: what the vehicle can do before and after."""
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
        """What a vehicle adds to its tests, and what a repair needs, before and after a change."""
        racer = self.s.racers[seat]
        before = self._numbers(seat)
        kept = (racer.driver, racer.mods, racer.tires, racer.pit)
        racer.pit = pit
        if fitted is not None:
            racer.driver, racer.mods, racer.tires = fitted
        after = self._numbers(seat)
        racer.driver, racer.mods, racer.tires, racer.pit = kept
        keys = ("passing", "passed", "fix", "needs")
        return [self._say(f"change.{key}", before=str(old), after=str(new), seat=seat)
                for key, old, new in zip(keys, before, after, strict=True) if old != new]  # fmt: skip

    def _numbers(self, seat: Seat) -> tuple[str, str, int, int]:
        s = self.s
        passing, passed = reckon(s, seat, passing=True).total, reckon(s, seat, passing=False).total
        return f"{passing:+}", f"{passed:+}", fixing(s, seat), complexity(s, seat)

    # Drawing and throwing --------------------------------------------------------------------------------------------

    def _draw(self, number: int | None) -> Preview:
        """Drawing: what the flag would mean."""
        view = self.sight.view
        if number == 0 or view["flag"] not in ("in_pile", "below"):
            return Preview(())
        if view["warning_lap"]:
            return Preview((self._say("flag_warning"),))
        winner = sorted(self.s.pack, key=lambda seat: -self.s.racers[seat].laps)[0]
        line = self._say(f"flag_{view['flag']}", seat=winner)
        return Preview((line,), warns=winner != self.seat and view["flag"] == "in_pile")

    def _draws(self, answer: Answer) -> Preview:
        return self._draw(answer.number)

    def _throw(self, answer: Answer) -> Preview:
        kept = [card for card in self.held if card not in answer.cards]
        if self.about == "qualify":
            return Preview((self._say("qualify", number=len(answer.cards), kept=len(kept)),))
        racer = self.s.racers[self.seat]
        racer.hand, self.s.threw = kept, len(answer.cards)
        most = most_to_draw(self.s, self.seat)
        racer.hand, self.s.threw = [], 0
        return Preview((self._say("discard", kept=len(kept), limit=hand_limit(self.s, self.seat), most=most),))

    def _take(self, answer: Answer) -> Preview:
        edition = self.sight.edition
        return Preview((vehicle_line(self.words, edition, answer.cards[0] - edition.flag - 1),))

    # Reactions -------------------------------------------------------------------------------------------------------

    def _react(self, answer: Answer) -> Preview:
        """What a reaction changes in the event that it answers."""
        card, moment = self.sight.edition.cards[answer.cards[0]], self.sight.view["moment"]
        lines = [self._text(answer.cards[0])]
        if card.effect == "cancel":
            lines.append(self._say("cancel", seat=moment["seat"], card=moment["card"]))
        elif card.effect in ("push", "swerve"):
            added = moment["push"] - moment["swerve"] + (card.amount if card.effect == "push" else -card.amount)
            passes, ties = odds(self.s, moment["seat"], moment["rival"], added)
            lines.append(self._say("test_odds", seat=moment["seat"], rival=moment["rival"], passes=passes, ties=ties))
        elif card.effect == "pounce":
            return self._test(ahead(self.s, self.seat), lines)
        elif card.effect == "jinx":
            lines += self._repairs(jinx=card.amount, seat=moment["seat"])
        elif card.effect == "claim":
            drawn = self._draw(card.amount)
            return Preview((*lines, *drawn.lines), warns=drawn.warns)
        return Preview(tuple(lines))

    def _infect(self, answer: Answer) -> Preview:
        return Preview((self._say("infect", card=answer.cards[0]),))


_BY_VERB: dict[str, Callable[[Outlook, Answer], Preview]] = {
    "take": Outlook._take,
    "throw": Outlook._throw,
    "play": Outlook._play,
    "use": Outlook._play,
    "crew": Outlook._crew,
    "overtake": Outlook._overtake,
    "pit": Outlook._pit,
    "mod": Outlook._fit,
    "tires": Outlook._fit,
    "driver": Outlook._fit,
    "remove": Outlook._fit,
    "repair": Outlook._repair,
    "react": Outlook._react,
    "draw": Outlook._draws,
    "infect": Outlook._infect,
}

_BY_EFFECT: dict[str, Callable[[Outlook, Answer], Preview]] = {
    "stomp": Outlook._hits,
    "exhaust": Outlook._hits,
    "nuke": Outlook._hits,
    "shortcut": Outlook._shortcut,
    "tow": Outlook._tow,
    "angles": Outlook._angles,
    "hairpin": Outlook._hairpin,
    "wrench": Outlook._wrench,
    "study": Outlook._study,
    "ichor": Outlook._stronger,
    "harpoon": Outlook._stronger,
}
