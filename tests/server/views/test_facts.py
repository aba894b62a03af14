"""Facts that are sent in place of sentences: they tell no more than the sentence, and are encoded once for all viewers."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from hippodrome.core.facts import Fact
from hippodrome.core.race_file import new_race
from hippodrome.core.rng import seed_from
from hippodrome.games.registry import BUILT_IN_NAMES, get_game
from hippodrome.i18n import message_data as messages
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.i18n.message_data import message_data, message_variables
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import Note, SeatState, start_record
from hippodrome.server.views.delta import DeltaBuilder
from hippodrome.server.views.game_log import build_game_log
from hippodrome.server.views.log_forms import FactForm
from tests.server.merge import merge_state

NAMES = ["Ana", "Ben", "Cleo"]
VIEWERS = (None, 0, 1, 2)
OPTIONS: Mapping[str, Mapping[str, Any]] = {"charioteer": {"laps": 1}, "chariot-race": {"laps": 1}, "cthulhu-500": {}}


def started(game: str, seed: str) -> LiveTable:
    race = new_race(get_game(game), NAMES, edition="reconstructed", options=dict(OPTIONS[game]), seed=seed_from(seed))
    places = [SeatState("person", name, secret=name, ready=True) for name in NAMES]
    start = start_record(race, places, pace="instant", listed=False)
    journal = Journal(start)
    return LiveTable(TableRow("t", start, journal.summary()), journal, 0.0)


def play(live: LiveTable, seed: str, answers: int = 600) -> Iterator[None]:
    """Answer at random until the race is over; yield after each answer."""
    table, rng = live.journal.table, Random(seed)
    assert table is not None
    for _ in range(answers):
        if not table.waiting:
            return
        seat = table.waiting[0]
        table.answer(seat, table.options(seat).draw(rng))
        table.answer_forced()
        live.notify_changed()
        yield


def race_of(game: str) -> LiveTable:
    """A whole race."""
    live = started(game, "facts")
    for _ in play(live, game):
        pass
    return live


def facts_of(live: LiveTable) -> list[Fact]:
    table = live.journal.table
    assert table is not None
    return table.facts


def undistinguished(live: LiveTable) -> list[str]:
    """Values that are sent and that their sentences do not tell from another value of the same field, in any language."""
    languages, facts = [live.localization(language) for language in LANGUAGES], facts_of(live)
    pool = defaultdict[str, dict[str, Any]](dict)
    for fact in facts:
        for field, value in fact.data.items():
            if value is not None:
                pool[field].setdefault(languages[0].name(field, value), value)
    found = list[str]()
    for fact in {(fact.kind, repr(fact.data)): fact for fact in facts}.values():
        fields = message_variables(languages[0].texts.packages, f"fact.{fact.kind}")
        values = message_data(languages[0], f"fact.{fact.kind}", fact.data).values
        for field, value in zip(fields, values, strict=True):
            others = _others(pool[field], field, value, languages[0]) if value not in (None, (), []) else []
            found += [f"{fact.kind}: {field}" for other in others if not _tells(languages, fact, field, other)]
    return found


def _others(pool: Mapping[str, Any], field: str, value: Any, words: Localization) -> list[Any]:
    """A few other values of a field, with other labels."""
    name = words.name(field, value)
    return [other for label, other in list(pool.items())[:6] if label != name]


def _tells(languages: list[Localization], fact: Fact, field: str, other: Any) -> bool:
    changed = fact._replace(data={**fact.data, field: other})
    return any(words.fact(fact) != words.fact(changed) for words in languages)


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_sentences_tell_every_value_that_is_sent(game: str) -> None:
    live = race_of(game)
    assert len({fact.kind for fact in facts_of(live)}) > 12
    assert not undistinguished(live)


def test_a_sent_value_that_no_sentence_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    live, real = race_of("charioteer"), message_variables
    leaky = lambda packages, key: (*real(packages, key), *(("start",) if key == "fact.moved" else ()))  # noqa: E731
    monkeypatch.setattr(messages, "message_variables", leaky)
    monkeypatch.setitem(globals(), "message_variables", leaky)
    assert set(undistinguished(live)) == {"moved: start"}


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_a_viewer_gets_labels_only_of_facts_that_it_sees(game: str) -> None:
    live, read, hidden = started(game, "labels"), dict.fromkeys(VIEWERS, 0), 0
    seen, unseen = ({viewer: set[Any]() for viewer in VIEWERS} for _ in range(2))
    for _ in play(live, game, answers=200):
        words = live.localization("en")
        for viewer in VIEWERS:
            table = live.journal.visible_to(viewer)  # without what happens in a hidden window
            assert table is not None
            for fact in table.facts[read[viewer] :]:
                keys = message_data(words, f"fact.{fact.kind}", fact.data).labels
                (seen if fact.is_visible_to(viewer) else unseen)[viewer].update(keys)
            known = {key for key, _ in build_game_log(live, viewer, "en").labels.added}
            assert known <= seen[viewer]
            assert {key for key in seen[viewer] if words.game_label(*key) is not None} <= known
            hidden += len(unseen[viewer] - seen[viewer])
            read[viewer] = len(table.facts)
    assert hidden > 100 or game == "chariot-race", "the race has nothing that only some seats see"


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_a_client_that_connects_later_has_the_same_labels(game: str) -> None:
    """A connection gets labels with the first entry that needs them; a new one gets all that the log needs at once."""
    live = started(game, "later")
    readers = {viewer: DeltaBuilder(live, viewer, "en") for viewer in VIEWERS}
    states: dict[int | None, dict[str, Any]] = {viewer: {} for viewer in VIEWERS}
    for _ in play(live, game, answers=60):
        for viewer, reader in readers.items():
            if message := reader.delta():
                states[viewer] = merge_state(states[viewer], json.loads(message))
            live.view_cache.event.clear()  # as if this viewer had no other connection
    for viewer, state in states.items():
        whole = merge_state({}, json.loads(DeltaBuilder(live, viewer, "en").full_state()))
        log_labels = {field: texts for field, texts in state["labels"].items() if field not in ("prompt", "help")}
        assert log_labels == {field: texts for field, texts in whole["labels"].items() if field not in ("prompt", "help")}
        assert state["log"]["entries"] == whole["log"]["entries"]


def test_facts_are_encoded_once_for_all_viewers_and_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded, real = list[Fact](), FactForm.fact

    def encode(self: FactForm, game: str, edition: Any, fact: Fact) -> Any:
        encoded.append(fact)
        return real(self, game, edition, fact)

    monkeypatch.setattr(FactForm, "fact", encode)
    live = started("charioteer", "once")
    for _ in play(live, "once", answers=40):
        for language in LANGUAGES:
            for viewer in VIEWERS:
                build_game_log(live, viewer, language)
    assert len(encoded) == len(facts_of(live)) > 100


def test_labels_follow_the_names_of_players() -> None:
    """Chariot Race names a chariot by its player. When another player takes the seat, clients get the label again."""
    live = started("chariot-race", "names")
    for _ in play(live, "names", answers=30):
        pass
    reader = DeltaBuilder(live, None, "en")
    before = json.loads(reader.delta())["labels"]["chariot"]
    live.journal.seats[0].name = "Zoe"
    live.journal.event_count += 1
    live.journal.notes.append(Note(len(facts_of(live)), "replaced", {"seat": 0}))
    live.notify_changed()
    after = json.loads(reader.delta())["labels"]["chariot"]
    assert {text.replace("Zoe", "Ana") for text in after.values()} <= {*before.values()}
    assert after and all("Zoe" in text for text in after.values())
