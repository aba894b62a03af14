"""Events as stored: rows of earlier releases can be read, and every event is read back as it was written."""

from __future__ import annotations

import json

import pytest

from hippodrome.server.tables import events
from hippodrome.server.tables.events import EVENT_TYPES, Event, decode_event, encode_event
from hippodrome.server.tables.handlers import HANDLERS

STORED = [
    ('{"at":1.5,"do":"sit","seat":1,"name":"Ben","secret":"h","salt":"s"}', events.Sit(1, "Ben", "h", "s", at=1.5)),
    ('{"at":1.5,"do":"ready","seat":0,"salt":"pepper"}', events.Ready(0, "pepper", at=1.5)),
    ('{"at":1.5,"do":"bot","seat":2,"level":"tiro","name":"Tiro"}', events.SeatBot(2, "tiro", "Tiro", at=1.5)),
    ('{"at":1.5,"do":"leave","seat":1}', events.Leave(1, at=1.5)),
    ('{"at":1.5,"do":"remove","seat":1}', events.Remove(1, at=1.5)),
    ('{"at":1.5,"do":"renew","seat":1,"secret":"h2"}', events.Renew(1, "h2", at=1.5)),
    ('{"at":1.5,"do":"resign","seat":1,"level":"auriga"}', events.Resign(1, "auriga", at=1.5)),
    ('{"at":1.5,"do":"close","seat":0}', events.Close(0, at=1.5)),
    (
        '{"at":1.5,"do":"answer","seat":0,"about":"move","answer":"reset","question":"q","luck":[[3],[1,2]]}',
        events.Answer(0, "move", "reset", question="q", luck=[[3], [1, 2]], at=1.5),
    ),
    (
        '{"at":1.5,"do":"answer","seat":0,"about":"move","answer":"reset","stood_in":true,"luck":[]}',
        events.Answer(0, "move", "reset", stood_in=True, luck=[], at=1.5),
    ),
    ('{"at":1.5,"do":"withdraw","seat":0}', events.Withdraw(0, at=1.5)),
    ('{"at":1.5,"do":"undo","seat":0}', events.Undo(0, at=1.5)),
    ('{"at":1.5,"do":"rewind","seat":0}', events.Rewind(0, at=1.5)),
    ('{"at":1.5,"do":"consent","seat":1,"yes":false}', events.Consent(1, False, at=1.5)),
    ('{"at":1.5,"do":"hint","seat":0}', events.Hint(0, at=1.5)),
    ('{"at":1.5,"do":"chat","seat":0,"text":"hello"}', events.Chat(0, "hello", at=1.5)),
    ('{"at":1.5,"do":"relieved","seat":2,"level":"tiro"}', events.BotFallback(2, "tiro", at=1.5)),
    ('{"at":1.5,"do":"lapse","seat":1}', events.Timeout(1, at=1.5)),
    ('{"at":1.5,"do":"lapse","seat":1,"quietly":true}', events.Timeout(1, quietly=True, at=1.5)),
    ('{"at":1.5,"do":"away","seat":1}', events.Away(1, at=1.5)),
    ('{"at":1.5,"do":"back","seat":1}', events.Back(1, at=1.5)),
    ('{"at":1.5,"do":"hook","seat":1,"url":"u","whole":true}', events.SetWebhook(1, "u", True, at=1.5)),
    ('{"at":1.5,"do":"hook","seat":1,"url":"u","whole":true,"lang":"de"}', events.SetWebhook(1, "u", True, "de", at=1.5)),
    ('{"at":1.5,"do":"rematch","table":"abc"}', events.Rematch("abc", at=1.5)),
]


@pytest.mark.parametrize(("row", "event"), STORED)
def test_stored_events_of_earlier_releases_are_read_and_written_the_same(row: str, event: Event) -> None:
    assert decode_event(json.loads(row)) == event
    assert json.dumps(encode_event(event), separators=(",", ":")) == row


def test_every_type_of_event_has_a_stored_form_and_a_handler() -> None:
    assert {type(event) for _, event in STORED} == set(EVENT_TYPES.values()) == set(HANDLERS)


def test_an_answer_without_luck_and_a_default_that_was_written_out_are_read() -> None:
    """Before the first release an answer had no luck, and every webhook was stored with its language."""
    assert decode_event({"do": "answer", "at": 1, "seat": 0, "about": "move", "answer": "x"}) == events.Answer(
        0, "move", "x", at=1
    )
    stored = {"do": "hook", "at": 1, "seat": 0, "url": "u", "whole": False, "lang": "en"}
    assert decode_event(stored) == events.SetWebhook(0, "u", False, at=1)


@pytest.mark.parametrize("row", [{}, {"do": "undo", "seat": 0}, {"do": "nothing", "at": 1}, {"do": "undo", "at": 1}])
def test_a_row_that_is_no_event_is_refused(row: dict[str, object]) -> None:
    with pytest.raises((LookupError, TypeError)):
        decode_event(row)
