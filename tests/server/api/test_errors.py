"""Refusals in the reader's words: bodies that cannot be used, addresses that are not there, tables that cannot be had."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.server.schemas import requests, validation
from hippodrome.server.schemas.validation import field_of, issue_text
from tests.server.club import Club, club

WRONG: list[Any] = [None, True, -7, 3.5, 10**9, "", "a\x07b", "x" * 300_000, [], [None] * 20_000, {}, {"x": []}]


def body_faults() -> Iterator[dict[str, Any]]:
    """Every fault that some wrong value in some field of some body makes."""
    for body in requests.Body.__subclasses__():
        for given in [{}, [], 3, {"unknown": 1}, *({name: value} for name in body.model_fields for value in WRONG)]:
            try:
                body.model_validate(given)
            except ValidationError as error:
                yield from (dict(fault) for fault in error.errors())


def test_every_fault_of_a_body_has_its_own_sentence_in_each_language() -> None:
    faults = {(fault["type"], field_of(fault)): fault for fault in body_faults()}
    assert len({kind for kind, _ in faults}) > 10
    assert {kind for kind, _ in faults} <= set(validation._MESSAGE_KEYS)
    for language in LANGUAGES:
        words = Localization(language)
        for (_, where), fault in faults.items():
            told = issue_text(fault, words)
            assert where in told and "⟦" not in told and "None" not in told
            assert fault["msg"] not in told


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with club(tmp_path_factory.mktemp("refusals")) as found:
        yield found


SAID = {"en": "cannot be understood", "de": "nicht zu verstehen", "es": "No se entiende", "fr": "incompréhensible"}
NOTHING = {"en": "nothing at this address", "de": "gibt es nichts", "es": "No hay nada", "fr": "Il n'y a rien"}
WAY = {"en": "in this way", "de": "So lässt sich", "es": "de esta manera", "fr": "ainsi"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_that_is_asked_for_or_accepted(language: str, house: Club) -> None:
    refused = house.post("/tables", {"game": 3}, lang=language, expect=422)
    assert refused["error"] == "malformed" and SAID[language] in refused["text"] and "game" in refused["text"]
    accepts = {"Accept-Language": f"{language}-XX, en;q=0.5"}
    broken = house.client.post("/api/tables", content=b"{", headers={**accepts, "Content-Type": "application/json"})
    assert broken.status_code == 422 and SAID[language] in broken.json()["text"] and "JSON" in broken.json()["text"]
    nowhere = house.client.get("/api/nowhere", headers=accepts)
    assert nowhere.status_code == 404 and nowhere.json()["error"] == "http" and NOTHING[language] in nowhere.json()["text"]
    other_way = house.client.put("/api/tables", headers=accepts)
    assert other_way.status_code == 405 and WAY[language] in other_way.json()["text"]


def test_a_webhook_uses_the_language_of_the_request_that_set_it(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(house.tables.messenger, "send", lambda url, body, client: sent.append((url, body)))

    async def anywhere(url: str) -> None:
        return None

    monkeypatch.setattr("hippodrome.server.api.tables.check_hook", anywhere)
    sat = house.table("charioteer", "me:Ana,me:Ben")
    for language, body in (("de", {"url": "https://a.example/"}), ("fr", {"url": "https://all.example/", "all_seats": True})):
        house.post(f"/tables/{sat.id}/webhook", body, secret=sat.secrets[0], lang=language)
    live = house.live(sat.id)
    live.last_webhook_calls.clear()
    house.tables.move_notifier.notify(live)
    words = {language: live.localization(language) for language in ("de", "fr")}
    for language, url in (("de", "https://a.example/"), ("fr", "https://all.example/")):
        told = words[language].text("server.your_move", seat=0, title=words[language].text("game.title"))
        assert told in [body["text"] for to, body in sent if to == url]
