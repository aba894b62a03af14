"""Silence leaves no trace: a reaction window in which nobody did anything is as if it had never been open.

A race of Cthulhu 500 is played twice with the same seed and the same answers. The first time everybody who may react is asked,
and passes. The second time only the reader is asked; for all others it is as if they held nothing. All that the reader is
sent is the same, byte by byte: every route, every step of the replay with its numbers, every message on its line in order.
While others are asked, the reader is sent what it was sent before.
"""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.core import race_file as races
from hippodrome.core.ask import Ask
from hippodrome.core.facts import Fact
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500 import reactions
from hippodrome.games.cthulhu_500.answers import PASS
from hippodrome.games.registry import DEFAULT_EDITION, get_game
from hippodrome.server.api import live as lines
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.tables import events, registry, seating
from hippodrome.server.tables import live_table as lives
from hippodrome.server.tables.handlers import apply_event
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import SeatState, start_record
from hippodrome.server.views import delta, step_builder
from hippodrome.server.views import replay as replays
from hippodrome.server.views import state as message
from hippodrome.server.views.changes import Part, part_text
from hippodrome.server.views.delta import DeltaBuilder
from hippodrome.server.views.game_log import build_game_log
from tests.server.club import Sat, club
from tests.server.readers import Ear, everything
from tests.soak import in_soak

STOPS = 14
A_FEW = 4
"""So many are enough to meet silence in the races where leaks are planted."""
SEATS = 3


@dataclass
class Told:
    """What one reader was told in a race: at every question that it may know of, and while others were asked in silence."""

    stops: list[tuple[dict[str, bytes], list[str]]] = field(default_factory=list)
    meanwhile: list[tuple[int, bool, dict[str, bytes], list[str]]] = field(default_factory=list)
    """After which stop, whether the reader's own answer waits, and what it was sent."""


@pytest.fixture
def same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names, secrets, seeds and the time are the same in both races."""
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    monkeypatch.setattr(registry, "steady_clock", lambda: time.time)
    monkeypatch.setattr(lines, "HEARTBEAT_INTERVAL", 1e6)
    monkeypatch.setattr(lines, "SEND_TIMEOUT", 1e6)


def ask_only(reader: int | None) -> Callable[..., Awaitable[Mapping[int, Any]]]:
    """A window that opens for this seat alone, if it has a choice: everybody else passes without being asked."""

    async def ask(about: str, of: Mapping[int, Any], *, is_hidden: bool) -> Mapping[int, Any]:
        mine: Mapping[int, Any] = {}
        if reader is not None and reader in of and len(of[reader]) > 1:
            mine = await Ask(about, {reader: of[reader]}, is_hidden=is_hidden)
        return {seat: mine.get(seat, PASS) for seat in of}

    return ask


def tell(home: Path, reader: int | None, seed: str, *, alone: bool, stops: int = STOPS) -> Told:
    """Play a race, and note what a reader is told; `alone`: nobody else is ever asked in silence."""
    home.mkdir()
    told = Told()
    with pytest.MonkeyPatch.context() as patch:
        names, secrets = count(), count()
        patch.setattr(registry, "new_id", lambda *near: f"table-{next(names)}")
        patch.setattr(seating, "new_seat_token", lambda: f"secret-{next(secrets)}")
        patch.setattr(races, "new_seed", lambda: Random(seed).randbytes(32))
        if alone:
            patch.setattr(reactions, "Ask", ask_only(reader))
        with club(home) as house:
            for limit in house.tables.limits.values():
                limit.rate = 0
            sat = house.table("cthulhu-500", ",".join(f"me:Player {n}" for n in range(SEATS)), clock="relaxed")
            with house.client.websocket_connect(f"/api/tables/{sat.id}/live") as socket:
                ear = Ear(socket, None if reader is None else sat.secrets[reader])
                for stop in range(stops):
                    told.stops.append((everything(sat, reader, whole=stop == STOPS - 1), ear.heard()))
                    if not _go_on(sat, reader, Random(f"{seed} {stop}"), told, ear):
                        break
    return told


def _go_on(sat: Sat, reader: int | None, rng: Random, told: Told, ear: Ear) -> bool:
    """Answer what the reader may know of, then pass for the others in silence; whether the race goes on."""
    journal = sat.club.live(sat.id).journal
    assert journal.table is not None
    asked = journal.table.prompt
    if not isinstance(asked, Ask):
        return False
    answered = journal.table.waiting if not asked.is_hidden else [reader]
    for seat in answered:
        assert seat is not None
        sat.answer(seat, rng)
    while isinstance(asked := journal.table.prompt, Ask) and asked.is_hidden:
        others = [seat for seat in journal.table.waiting if seat != reader]
        if not others or (reader in journal.table.waiting and rng.random() < 0.5):
            break
        mine = reader in answered
        knows = reader is not None and reader in journal.table.waiting
        if not knows:
            told.meanwhile.append((len(told.stops) - 1, mine, everything(sat, reader, whole=False, acts=not mine), ear.heard()))
        _decline(sat, others[0])
    return True


def _decline(sat: Sat, seat: int) -> None:
    """What the page does by a key, or by itself for whoever wants to be asked less often."""
    question = sat.state(seat)["prompt"]["prompt_token"]
    offered = sat.act(seat, "consider", {"prompt_token": question})
    no = next(pick["id"] for pick in offered["picks"] if pick["key"])
    chosen = sat.act(seat, "consider", {"prompt_token": question, "picked": [no]})
    assert chosen["answer"] == "pass"
    sat.act(seat, "answer", {"prompt_token": question, "answer": chosen["answer"]})


def differences(asked: Told, alone: Told) -> list[str]:
    """What a reader could tell the two races apart by."""
    found = []
    for n, ((true, heard), (other, heard_alone)) in enumerate(zip(asked.stops, alone.stops, strict=False)):
        found += [f"stop {n}: {name}" for name in {*true, *other} if true.get(name) != other.get(name)]
        if heard != heard_alone:
            found.append(f"stop {n}: messages")
    if len(asked.stops) != len(alone.stops):
        found.append("stops")
    for n, mine, sent, heard in asked.meanwhile:
        if heard:
            found.append(f"after stop {n}: messages while others are asked")
        before = asked.stops[n][0]
        for name in sent:
            if _unanswered(sent[name], mine) != _unanswered(before.get(name, b""), mine):
                found.append(f"after stop {n}: {name}")
    return found


def _unanswered(sent: bytes, mine: bool) -> bytes:
    """What was sent without one's own answer, which one knows."""
    status, _, body = sent.partition(b"\n")
    if not mine or not any(word in body for word in (b'"answered":', b'"your_move":')):
        return sent
    state = json.loads(body)
    if state.get("prompt"):
        state["prompt"].update(answered=None, answered_text="")
    if "your_move" in state:
        state["your_move"] = True
    return status + json.dumps(state).encode()


@pytest.mark.usefixtures("same_every_time")
@pytest.mark.parametrize(
    ("reader", "seed"),
    [
        in_soak(None, "moss"),
        (0, "reed"),
        in_soak(1, "silk"),
        in_soak(2, "iron"),
    ],
)
def test_silence_leaves_no_trace(reader: int | None, seed: str, tmp_path: Path) -> None:
    asked = tell(tmp_path / "asked", reader, seed, alone=False)
    alone = tell(tmp_path / "alone", reader, seed, alone=True)
    assert not (found := differences(asked, alone)), found[:10]
    assert len(asked.meanwhile) > 3, "the test must have met silence"


# The test above is of no use unless it notices ---------------------------------------------------------------------------


def leak_in_the_state(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Journal, "visible_to", lambda self, seat: self.table)


def leak_in_a_number(patch: pytest.MonkeyPatch) -> None:
    honest = replays.replay

    def replay(live: LiveTable, *more: Any) -> dict[str, Any]:
        table = live.journal.table
        assert table is not None
        found = honest(live, *more)
        return {**found, "frames": [{**one, "line": len(table.log)} for one in found["frames"]]}

    patch.setattr(replays, "replay", replay)


def leak_in_a_moment(patch: pytest.MonkeyPatch) -> None:
    honest = replays.frame_positions
    patch.setattr(replays, "frame_positions", lambda table, seat, whole: honest(table, seat, whole=True))


def leak_in_a_step(patch: pytest.MonkeyPatch) -> None:
    """Steps that count answers, those in silence, too."""
    honest, made = step_builder.StepBuilder.add, step_builder.StepBuilder.__init__

    def hear(self: Any, fact: Fact, words: Any, *shared: Any) -> step_builder.StepEntry:
        told = honest(self, fact, words, *shared)
        table = self.journal.table
        assert table is not None
        return told._replace(step=told.step + sum(not table.shows(n) for n in range(len(table.log))))

    def remember(self: Any, journal: Journal) -> None:
        made(self, journal)
        self.journal = journal

    patch.setattr(step_builder.StepBuilder, "__init__", remember)
    patch.setattr(step_builder.StepBuilder, "add", hear)


def leak_by_an_extra_message(patch: pytest.MonkeyPatch) -> None:
    honest = DeltaBuilder.delta
    patch.setattr(DeltaBuilder, "delta", lambda self: honest(self) or '{"type":"heartbeat"}')


def leak_by_order(patch: pytest.MonkeyPatch) -> None:
    honest = message.state_parts

    def seen_by(live: LiveTable, *more: Any) -> dict[str, Part]:
        table, parts = live.journal.table, honest(live, *more)
        quiet = table is not None and not all(table.is_public(n) for n in range(len(table.log)))
        return dict(reversed(parts.items())) if quiet else parts

    patch.setattr(delta, "state_parts", seen_by)


PLANTED = [
    (leak_in_the_state, None, "state"),
    (leak_in_a_number, None, "replay"),
    in_soak(leak_in_a_moment, None, "replay"),
    in_soak(leak_in_a_step, None, "state"),
    (leak_by_an_extra_message, None, "messages"),
    in_soak(leak_by_order, None, "state"),
]


@pytest.mark.usefixtures("same_every_time")
@pytest.mark.parametrize(("plant", "reader", "where"), PLANTED)
def test_a_planted_trace_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], reader: int | None, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    asked = tell(tmp_path / "asked", reader, "dust", alone=False, stops=A_FEW)
    alone = tell(tmp_path / "alone", reader, "dust", alone=True, stops=A_FEW)
    assert any(where in found for found in differences(asked, alone))


# What happens in silence --------------------------------------------------------------------------------------------------


def journal_in_silence(asked: int = 1, fits: Callable[[Journal], bool] = bool, **options: Any) -> Journal:
    """A race in which so many seats are being asked in silence."""
    game = get_game("cthulhu-500")
    for seed in map(str, count()):
        race = races.new_race(game, ["Ana", "Ben", "Cy"], edition=DEFAULT_EDITION, options=options, seed=seed_from(seed))
        places = [SeatState("person", name, ready=True) for name in race.players]
        journal = Journal(start_record(race, places, pace="instant", listed=False))
        rng = Random(seed)
        while journal.state == "running":
            if journal.has_hidden_prompt and len(playing(journal).waiting) == asked and fits(journal):
                return journal
            answer(journal, rng)
    raise AssertionError("there is always another seed")


def playing(journal: Journal) -> Table[Any]:
    return journal.running_table()


def answer(journal: Journal, rng: Random, text: str = "") -> None:
    """Let the first that the table waits for answer, at random unless a text is given."""
    table = playing(journal)
    seat, asked = table.waiting[0], table.prompt
    assert isinstance(asked, Ask)
    text = text or journal.game.format_answer(journal.edition, asked.options[seat].draw(rng))
    apply_event(journal, events.Answer(seat, asked.kind, text))


def log_of(journal: Journal, seat: int | None) -> list[str]:
    live = LiveTable(TableRow("table", dict(journal.start), journal.summary()), journal, 0.0)
    return [json.loads("{" + entry + "}")["fact"][0] for entry in build_game_log(live, seat, "en").entries]


def test_a_hint_in_silence_is_told_to_nobody_else_until_the_race_is_over() -> None:
    journal = journal_in_silence(length="short")
    (seat,) = playing(journal).waiting
    others = {reader: log_of(journal, reader) for reader in (None, 0, 1, 2) if reader != seat}
    apply_event(journal, events.Hint(seat))
    assert log_of(journal, seat)[-1] == "hint"
    assert {reader: log_of(journal, reader) for reader in others} == others
    apply_event(journal, events.BotFallback(seat, "tiro"))
    assert {reader: log_of(journal, reader) for reader in others} == others
    rng = Random(1)
    while journal.state == "running":
        answer(journal, rng)
    assert all(log_of(journal, reader)[-1] == "quiet_hints" for reader in (None, 0, 1, 2))
    assert all("hint" not in log_of(journal, reader) for reader in others)


def test_a_request_to_go_back_does_not_tell_that_one_of_two_has_passed() -> None:
    journal = journal_in_silence(asked=2)
    asker = next(seat for seat in (0, 1, 2) if journal.last_answer_index(seat) is not None)
    apply_event(journal, events.Rewind(asker))
    answer(journal, Random(1), "pass")
    assert journal.has_hidden_prompt and journal.rewind_request is not None
    answer(journal, Random(1), "pass")
    assert journal.rewind_request is None or journal.has_hidden_prompt


def held_up(journal: Journal) -> list[tuple[int, int]]:
    """Whoever's answer waits because others are asked in silence, and the line of the one before it that everybody knows."""
    seen, found = journal.visible_to(None), list[tuple[int, int]]()
    assert seen is not None
    for seat in journal.human_seats:
        lines = [n for n, line in enumerate(seen.log) if line.seat == seat and seen.is_public(n)]
        if lines and seat not in playing(journal).waiting and journal.pending_answer(seat) is not None:
            found.append((seat, lines[-1]))
    return found


def test_going_back_from_an_answer_that_waits_in_silence_goes_where_everybody_expects() -> None:
    """To others it is as if the answer had not been given: going back has to take back the one before it."""
    journal = journal_in_silence(fits=lambda journal: bool(held_up(journal)))
    seen = journal.visible_to(None)
    assert seen is not None
    seat, before = held_up(journal)[0]
    expected = seen.at(before)
    apply_event(journal, events.Rewind(seat))
    for other in journal.human_seats:
        if other != seat:
            apply_event(journal, events.Consent(other, True))
    assert not journal.has_hidden_prompt and playing(journal).log == expected.log
    assert len(expected.log) < len(seen.log), "something was taken back before everybody's eyes"


def test_whoever_is_not_asked_sees_the_table_as_before_and_one_who_passed_what_they_saw() -> None:
    journal = journal_in_silence(asked=2)
    table = playing(journal)
    first, second = table.waiting
    stranger = journal.visible_to(None)
    assert stranger is not None and isinstance(stranger.prompt, Ask) and not stranger.prompt.is_hidden
    assert len(stranger.log) < len(table.log) or stranger.facts != table.facts
    assert journal.visible_to(first) is table and journal.visible_to(second) is table
    before = journal.game.view(table.state, first)
    answer(journal, Random(1), "pass")
    seen = journal.visible_to(first)
    assert seen is not None and isinstance(seen.prompt, Ask) and seen.prompt.kind == "react"
    assert journal.game.view(seen.state, first) == before
    assert journal.pending_answer(first) is not None and journal.pending_answer(first, waiting=False) is None


def test_a_table_that_waits_for_somebody_who_has_gone_can_be_helped_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host hears the same of everybody the table is not seen to wait for; who was asked in silence is answered for."""
    monkeypatch.setattr(lives, "ABSENT_AFTER", 0.0)
    monkeypatch.setattr(races, "new_seed", lambda: Random("dust").randbytes(32))
    with club(tmp_path) as house:
        sat = house.table("cthulhu-500", "me:Ana,me:Ben,me:Cy")
        journal, rng = house.live(sat.id).journal, Random(1)
        while True:
            while not journal.has_hidden_prompt:
                sat.answer(playing(journal).waiting[0], rng)
            seat, known = playing(journal).waiting[0], journal.visible_to(None)
            assert known is not None
            if seat not in known.waiting and journal.acting_host_for(seat) is not None:
                break
            sat.act(seat, "answer", {"prompt_token": sat.state(seat)["prompt"]["prompt_token"], "answer": "pass"})
        helper, lines = journal.acting_host_for(seat), len(playing(journal).log)
        assert helper is not None
        told = sat.act(helper, "bot", {"seat": seat, "level": "tiro"}, expect=409)
        assert told["error"] == "not_absent" and journal.seats[seat].kind == "person"
        while len(playing(journal).log) <= lines:
            time.sleep(0.01)
        assert seat not in journal.clocks.away


@pytest.mark.parametrize("seeds", [3, in_soak(12)])
def test_what_a_stand_in_does_on_the_way_to_a_silent_question_is_not_seen(seeds: int) -> None:
    """A clock that ran out, then the stand-in's answer, after which others may react: they alone hear of that answer. Three
    races meet that more than five times; others, by `make soak`, meet it with other cards."""
    game, met = get_game("cthulhu-500"), 0
    for seed in map(str, range(seeds)):
        race = races.new_race(game, ["Ana", "Ben", "Cy"], edition=DEFAULT_EDITION, options={}, seed=seed_from(seed))
        places = [SeatState("person", name, ready=True) for name in race.players]
        journal = Journal(start_record(race, places, pace="instant", listed=False, clock="fast", created=0.0))
        rng = Random(seed)
        for _ in range(60):
            if journal.state != "running":
                break
            table = playing(journal)
            seat, asked = table.waiting[0], table.prompt
            assert isinstance(asked, Ask)
            if seat in journal.clocks.away:
                apply_event(journal, events.Back(seat, at=44.0))
            before = {reader: seen(journal, reader) for reader in (None, 0, 1, 2) if asked.is_hidden}
            apply_event(journal, events.Timeout(seat, quietly=asked.is_hidden, at=45.0))
            after = {reader: seen(journal, reader) for reader in (None, 0, 1, 2)}
            strangers = [reader for reader in after if journal.visible_to(reader) is not table or reader is None]
            if asked.is_hidden:
                assert all(before[reader] == after[reader] for reader in strangers), "nobody hears that time was up"
            text = journal.game.format_answer(journal.edition, asked.options[seat].draw(rng))
            apply_event(journal, events.Answer(seat, asked.kind, text, stood_in=True, at=46.0))
            if journal.has_hidden_prompt and not asked.is_hidden:
                met += 1
                for reader in (None, 0, 1, 2):
                    if reader != seat and journal.visible_to(reader) is not journal.table:
                        assert seen(journal, reader) == after[reader], reader
    assert met > 5


def seen(journal: Journal, reader: int | None) -> dict[str, str]:
    """All that a reader is sent, made anew, and the log."""
    live = LiveTable(TableRow("table", dict(journal.start), journal.summary()), journal, 0.0)
    parts = {name: part_text(part) for name, part in message.state_parts(live, reader, "en").items()}
    return {**parts, "log": build_game_log(live, reader, "en").text(0)}
