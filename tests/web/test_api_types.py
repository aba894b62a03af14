"""The types of the page's scripts are those of the API."""

from __future__ import annotations

import pytest

from tests.web.api_types import FILE, describe_api, render, type_of


def test_checked_in_types_match_the_api() -> None:
    assert FILE.read_text("utf-8") == render(describe_api()), "run python -m tests.web.api_types"


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"$ref": "#/components/schemas/State"}, "State"),
        ({"type": "integer"}, "number"),
        ({"enum": ["a", "b"], "type": "string"}, '"a" | "b"'),
        ({"const": "a"}, '"a"'),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "array", "x-items": ["number", "string"], "items": {}}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "number"}}, "Record<string, number>"),
        ({"type": "object", "additionalProperties": True}, "Record<string, unknown>"),
        ({"title": "Anything"}, "unknown"),
    ],
)
def test_schemas_become_types(schema: dict[str, object], expected: str) -> None:
    assert type_of(schema) == expected


def test_a_route_has_parameters_body_and_reply() -> None:
    route = {
        "parameters": [
            {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}},
            {"name": "as", "in": "query", "required": False, "schema": {"type": "integer"}},
            {"name": "authorization", "in": "header", "required": False, "schema": {"type": "string"}},
        ],
        "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Sit"}}}},
        "responses": {"201": {"content": {"image/svg+xml": {}}}, "422": {}},
    }
    text = render({"components": {"schemas": {}}, "paths": {"/api/x/{id}": {"post": route}}})
    assert '"/api/x/{id}": { params: { id: string, as?: number }; body: Sit; reply: string };' in text
