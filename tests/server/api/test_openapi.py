"""The API keeps to its own description, whatever is sent to it: no 5xx, no answer that is not described."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hippodrome.server.app import Settings, create_app
from hippodrome.server.limits import rate_limit
from tests.server.club import AtOnce, Club
from tests.server.wire import listening, over
from tests.soak import in_soak

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
BOUNDED = settings(
    derandomize=True, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)  # fmt: skip
MOST_ROUNDS = 20


class Site(NamedTuple):
    """A running server, its description, and tables in every state."""

    port: int
    description: dict[str, Any]
    tables: list[tuple[str, str]]
    questions: list[str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    home = tmp_path_factory.mktemp("schema")
    app = create_app(Settings(f"sqlite:///{home / 'races.db'}", rate=0), bots=AtOnce())
    with pytest.MonkeyPatch.context() as patch, listening(app) as port:
        patch.setattr(rate_limit, "SEAT_ACTION_RATES", dict.fromkeys(rate_limit.SEAT_ACTION_RATES, (0.0, 0)))
        app.state.tables.limits = rate_limit.seat_limits()
        house = Club(over(app, port))
        sats = [house.table(seats="me,open"), house.table(seats="me,me"), house.table("chariot-race", "me,me")]
        done = house.table(seats="me,tiro", options={"laps": 1})
        done.play(Random(1))
        file = house.client.get(f"/api/tables/{done.id}/race").text
        brought = house.client.post("/api/races", content=file.encode()).json()["id"]
        tables = [(sat.id, f"Bearer {sat.secrets[0]}") for sat in (*sats, done)]
        questions = [asked["prompt_token"] for sat in sats if (asked := sat.state(0)["prompt"])]
        yield Site(port, app.openapi(), [*tables, (brought, ""), ("none", "Bearer x")], questions)


def operations(description: dict[str, Any]) -> list[Any]:
    found: list[Any] = list(schemathesis.openapi.from_dict(description).get_all_operations())
    return [result.ok() for result in found]


def ask_anything(site: Site, operation: Any, mode: schemathesis.GenerationMode, times: int) -> set[int]:
    """The statuses of some requests, at real tables with real seats and at none."""
    got: set[int] = set()
    if mode is schemathesis.GenerationMode.NEGATIVE and not any((*operation.query, *operation.headers, *operation.body)):
        return got  # in a path anything is well-formed: a thousand tries would find nothing
    cases = operation.as_strategy(generation_mode=mode)  # made once: it takes longer than to ask

    @given(data=st.data(), at=st.sampled_from(site.tables), question=st.sampled_from(site.questions))
    @settings(BOUNDED, max_examples=times)
    def ask(data: st.DataObject, at: tuple[str, str], question: str) -> None:
        case = data.draw(cases)
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = at[0]
        if isinstance(case.body, dict) and "prompt_token" in case.body:
            case.body["prompt_token"] = question
        headers = {"Authorization": at[1]} if at[1] else {}
        reply = case.call_and_validate(base_url=f"http://127.0.0.1:{site.port}", headers=headers, checks=CHECKS)
        got.add(reply.status_code)

    with contextlib.suppress(Unsatisfiable):  # nothing malformed can be made of a request that has no parts
        ask()
    return got


@pytest.mark.parametrize("times", [2, in_soak(12)])
def test_every_operation_keeps_to_its_description(site: Site, times: int) -> None:
    """Well-formed requests and malformed ones, some of each; by `make soak` more."""
    everything = operations(site.description)
    assert len(everything) >= 30
    statuses = {
        operation.label: ask_anything(site, operation, schemathesis.GenerationMode.POSITIVE, times)
        | ask_anything(site, operation, schemathesis.GenerationMode.NEGATIVE, times)
        for operation in everything
    }
    assert all(statuses.values()), "each was asked"
    assert sum(min(got) < 300 for got in statuses.values()) >= 12, "and many were also granted"


def test_whole_stories_keep_to_the_description(site: Site) -> None:
    """Make a table, then do anything at it, in any order, with the secret of one's seat."""
    description = linked(site.description)
    schema = schemathesis.openapi.from_dict(description)
    schema.config.update(base_url=f"http://127.0.0.1:{site.port}")
    machine = schema.as_state_machine()
    seen: list[tuple[str, int]] = []

    class Story(machine):  # type: ignore[misc, valid-type]
        def validate_response(self, response: Any, case: Any, **more: Any) -> None:
            seen.append((case.operation.label, response.status_code))
            case.validate_response(response, checks=CHECKS)

    def granted() -> set[str]:
        return {label for label, status in seen if status < 300 and label.startswith("POST /api/tables/{id}/")}

    for number in range(MOST_ROUNDS):  # what a round holds differs with the version of each library
        seed(number)(Story)
        Story.run(settings=settings(BOUNDED, max_examples=25, stateful_step_count=12))
        if len(granted()) >= 3:
            break
    assert len(seen) > 100 and len(granted()) >= 3, Counter(seen)


def linked(description: dict[str, Any]) -> dict[str, Any]:
    """Of the description, making a table and what follows on it: everything that can be done there."""
    links = {}
    for path, methods in description["paths"].items():
        for operation in methods.values():
            if path.startswith("/api/tables/{id}"):
                parameters = {"path.id": "$response.body#/id"}
                if any(given["name"] == "authorization" for given in operation.get("parameters", [])):
                    parameters["header.authorization"] = "Bearer {$response.body#/seats/0/secret}"
                links[operation["operationId"]] = {"operationId": operation["operationId"], "parameters": parameters}
    made = description["paths"]["/api/tables"]["post"]
    responses = {**made["responses"], "201": {**made["responses"]["201"], "links": links}}
    table = {**made, "responses": responses}
    seat = {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "me"}}, "additionalProperties": False}
    body = {
        "game": {"enum": ["charioteer", "chariot-race"]},
        "pace": {"const": "instant"},
        "seats": {"type": "array", "minItems": 2, "maxItems": 3, "items": seat},
    }
    shape = {"type": "object", "required": ["game", "seats"], "properties": body, "additionalProperties": False}
    table["requestBody"] = {"required": True, "content": {"application/json": {"schema": shape}}}
    paths = {path: methods for path, methods in description["paths"].items() if path.startswith("/api/tables/{id}")}
    paths["/api/tables"] = {"post": table}
    components = deepcopy(description["components"])
    for name, part in (
        ("ChatRequest", "text"),
        ("Ready", "salt"),
    ):  # words that people would say, so that some of it is granted
        components["schemas"][name]["properties"][part]["pattern"] = "^[a-z]{1,20}$"
    return {**description, "paths": paths, "components": components}
