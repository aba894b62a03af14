"""Previews promise only what is certain: checked before every answer of many races, and compared with the outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.facts import Fact
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table
from hippodrome.games.cthulhu_500.answers import PASS, Answer
from hippodrome.games.cthulhu_500.effect import EFFECTS, effect_of
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.presentation.forecast import (
    NOTABLE_FACTS,
    forecast_card,
    forecast_pass,
    forecast_tie,
)
from hippodrome.games.cthulhu_500.presentation.preview import Previews
from hippodrome.games.cthulhu_500.presentation.public import PublicTable, lead_over, outcomes
from hippodrome.games.cthulhu_500.state import State, ahead
from hippodrome.i18n.localization import Localization
from tests.games.cthulhu_500.races import VARIANTS, lively
from tests.games.cthulhu_500.tables import GAME, house_edition, lay_table
from tests.preview_checks import Promise, Tally


def unanswered(pov: Pov, answer: Answer) -> Iterator[Promise]:
    """Yield the statements of a preview for the case without reactions, if there are none."""
    public = PublicTable(pov.view(), pov.edition)
    if answer.verb in ("play", "use"):
        kind = pov.edition.cards[answer.cards[0]]
        if effect_of(kind.effect).forecast:
            then = forecast_card(public.state, pov.seat, answer)
            yield Promise(kind.effect, lambda table, facts: _as_told(facts, then.facts) and table.state.pack == then.state.pack)
    rival = answer.seats[0] if answer.verb == "overtake" else None
    if pov.prompt_kind == "free_test" and answer.verb == "yes":
        rival = ahead(public.state, pov.seat)
    if rival is not None:
        yield Promise("a test", _test_kept(public.state, pov.seat, rival))


def _as_told(facts: Sequence[Fact], foreseen: Sequence[Fact]) -> bool:
    told = [fact for fact in facts if fact.kind in NOTABLE_FACTS]
    return told[: len(foreseen)] == list(foreseen)


def _test_kept(s: State, seat: int, rival: int) -> Any:
    """Check that both sums are as stated, and that the outcome is as forecast for a pass, a tie or a failure."""
    sums = [reckon(s, seat, passing=True).total, reckon(s, rival, passing=False).total]
    won, tied = forecast_pass(s, seat, rival), forecast_tie(s, seat, rival)

    def kept(table: Table[State], facts: Sequence[Fact]) -> bool:
        totals = [fact.data["total"] - fact.data["die"] for fact in facts if fact.kind == "total"]
        if totals != sums:
            return False
        if any(fact.kind == "tie" for fact in facts):
            return _as_told(facts, tied.facts) and table.state.pack == tied.state.pack
        if any(fact.kind == "failed" or (fact.kind == "wins_tie" and fact.data["seat"] == rival) for fact in facts):
            return bool(table.state.pack == s.pack)
        return _as_told(facts, won.facts) and table.state.pack == won.state.pack

    return kept


def quietly(bot: Any) -> Any:
    """Return a bot that never reacts and never accepts triggered draws."""

    def choose(pov: Pov) -> Any:
        if pov.prompt_kind == "react":
            return PASS
        return Answer("no") if pov.prompt_kind == "may_draw" else bot(pov)

    return choose


def race(seed: int) -> tuple[Table[State], list[Any]]:
    rng = Random(f"promises {seed}")
    seats = GAME.seats[seed % len(GAME.seats)]
    readings = {"swap_laps": rng.random() < 0.5, "damage_passes": rng.random() < 0.5}
    options = GAME.resolve_options({**VARIANTS[seed % len(VARIANTS)], **readings})
    table = Table(GAME, GAME.setup(seats, options, house_edition()), SampledChance(rng))
    bots = [find_bot(GAME.name, "auriga", rng) if n % 2 else (lambda pov: lively(pov, rng)) for n in range(seats)]
    return table, [quietly(bot) for bot in bots]


def hold(table: Table[State], bots: Sequence[Any], tally: Tally) -> None:
    """Play a race to its end; check each answer before it is given, and again after its effects."""
    while isinstance(table.prompt, Ask):
        seat = table.waiting[0]
        pov = Pov(table, seat)
        answer, told = bots[seat](pov), len(table.facts)
        made = list(unanswered(pov, answer))
        table.answer(seat, answer)
        while made and isinstance(table.prompt, Ask) and table.prompt.kind in ("react", "may_draw"):
            other = table.waiting[0]
            table.answer(other, bots[other](Pov(table, other)))
        tally.questions += 1
        for promise in made:
            kept = promise.kept(table, table.facts[told:])
            tally.note(promise, kept)
            assert kept, f"seat {seat}, {answer}: {promise.says} was not kept: {table.facts[told:]}"


def run(seeds: Sequence[int], tally: Tally) -> None:
    for seed in seeds:
        table, bots = race(seed)
        hold(table, bots, tally)


def test_conditional_previews_hold_without_reactions() -> None:
    """Damage, automatic passes, changes of places; and every test: both sums, a pass, a tie, a failure."""
    tally = Tally()
    run(range(24), tally)
    tally.check()
    assert tally.questions > 2000 and tally.made["a test"] > 300
    assert set(tally.made) >= {"a test", *(name for name, entry in EFFECTS.items() if entry.forecast)}, tally.made


def run_soak(seed: str) -> Tally:
    tally, first = Tally(), abs(hash(seed)) % 10**6
    run(range(first, first + 20), tally)
    return tally


def test_the_odds_are_those_of_two_dice() -> None:
    """Of all rolls of two dice the stated shares pass and tie; the sentence on the die agrees."""
    for lead in range(-8, 9):
        throws = Counter((a + lead > b) - (a + lead < b) for a in range(1, 7) for b in range(1, 7))
        assert outcomes(6, lead) == (round(100 * throws[1] / 36), round(100 * throws[0] / 36))


def test_no_preview_of_any_answer_names_a_change_without_its_condition() -> None:
    """In races in which all seats react: previews exist at every prompt; effects that may be prevented are marked."""
    conditions = ("If ", "Unless ")
    seen = Counter[str]()
    for seed in range(8):
        rng = Random(f"conditions {seed}")
        seats, options = 3 + seed % 6, GAME.resolve_options(VARIANTS[seed % len(VARIANTS)])
        table = Table(GAME, GAME.setup(seats, options, house_edition()), SampledChance(rng))
        words = Localization("en", GAME, house_edition(), [f"P{n}" for n in range(seats)])
        for _ in range(120):
            if not isinstance(table.prompt, Ask):
                break
            pov = Pov(table, rng.choice(table.waiting))
            answer = pov.options.draw(rng)
            held = list(pov.view()["racers"][pov.seat]["hand"])
            preview = Previews(PublicTable(pov.view(), pov.edition), words, pov.seat, held, pov.prompt_kind).preview(answer)
            for line in preview.lines if preview else ():
                if " is damaged: " in line or " swap places." in line or "is now in place" in line:
                    assert line.startswith(conditions), line
                    seen[line.split()[0]] += 1
            assert preview is None or not preview.landing, "who reacts may change where a vehicle ends"
            table.answer(pov.seat, lively(pov, rng))
    assert seen["If"] > 20


def test_a_driver_who_wins_ties_needs_one_less() -> None:
    seats: dict[int, dict[str, Any]] = {1: {"driver": "nyarlathotep-stunt-driver"}}
    for mine in (True, False):
        table = lay_table(3, mover=1, seats=seats if mine else {0: seats[1]})
        pov, words = Pov(table, 1), Localization("en", GAME, table.state.edition, ["Ana", "Ben", "Cy"])
        public = PublicTable(pov.view(), pov.edition)
        lead = lead_over(public.state, 1, 0)
        preview = Previews(public, words, 1, [], "action").preview(Answer("overtake", (), (0,)))
        assert preview is not None and not any(line.startswith("If it is a tie") for line in preview.lines)
        needed = 1 - lead - mine
        said = "Your die must at least equal Ana's." if needed == 0 else f"Your die must beat Ana's by {needed} or more."
        low = f"Your die may be up to {-needed} lower than Ana's."
        assert (low if needed < 0 else said) in preview.lines
