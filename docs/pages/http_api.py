"""The page of the HTTP API, from the server's OpenAPI document."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from typing import Any

from hippodrome.server.app import create_app

PAGE = "study/reference/http.md"
HEAD = """# HTTP API: routes and types

Every route of the server with its parameters, body and response, generated from the OpenAPI document. A running server has
the same document at `/api/openapi.json`, for client generators. [The HTTP API](../api.md) explains authentication, errors,
limits and live updates, and has a complete bot.

Every route also takes `?lang=en|de|es|fr` if its response contains text, and the header `Authorization: Bearer TOKEN` if the
response depends on your seat. Errors are of type [Problem](#problem).
"""
GROUPS = (
    ("Games", r"/api/(games|locale|invite|qr)"),
    ("Tables", r"/api/tables(/\{id\})?$"),
    ("Seats", r"/api/tables/\{id\}/(sit|ready|bot|leave|remove|renew|resign|close|back|webhook)$"),
    ("Play", r"/api/tables/\{id\}/(state|view|options|board|guide|faces|consider|answer|withdraw|undo|rewind|consent|hint|chat)$"),
    ("After the race", r"/api/(races|tables/\{id\}/(replay|branch|race|luck|standings|review|rematch))"),
    ("Editions", r"/api/(editions|comparisons)|/edition"),
)  # fmt: skip
COMMON = {"lang", "authorization", "v", "accept-language"}


class Document:
    """An OpenAPI document, written as Markdown."""

    def __init__(self, api: dict[str, Any]) -> None:
        self.api, self.types = api, api["components"]["schemas"]

    def type_of(self, schema: dict[str, Any]) -> str:
        """Return a type in words, with links to the types of this page."""
        if reference := schema.get("$ref"):
            name = reference.rpartition("/")[2]
            return f"[{name}](#{name.lower()})"
        if choices := schema.get("anyOf") or schema.get("oneOf"):
            return " or ".join(dict.fromkeys(self.type_of(choice) for choice in choices))
        if values := schema.get("enum"):
            return ", ".join(f'`"{value}"`' if isinstance(value, str) else f"`{value}`" for value in values)
        if "const" in schema:
            return f'`"{schema["const"]}"`'
        if schema.get("type") == "array":
            inner = schema.get("items") or {}
            return f"list of {self.type_of(inner)}" if inner else "list"
        if isinstance(values := schema.get("additionalProperties"), dict) and values:
            return f"object, values: {self.type_of(values)}"
        return {"integer": "integer", "null": "null"}.get(schema.get("type", ""), schema.get("type", "any"))

    def bounds(self, schema: dict[str, Any]) -> str:
        """Return the limits of a value in words."""
        schema = next((one for one in schema.get("anyOf", ()) if one.get("type") != "null"), {}) | schema
        parts = []
        if "minimum" in schema or "maximum" in schema:
            parts.append(f"{schema.get('minimum', '')} to {schema.get('maximum', '')}".strip())
        if "maxLength" in schema:
            parts.append(f"up to {schema['maxLength']:,} characters")
        if "maxItems" in schema and schema.get("minItems") != schema["maxItems"]:
            parts.append(f"up to {schema['maxItems']:,} items")
        if schema.get("default") not in (None, "", [], {}):
            parts.append(f"default `{schema['default']}`")
        return ", ".join(parts)

    def field_rows(self, fields: dict[str, Any], required: list[str] | None) -> Iterator[str]:
        """Yield a table of fields."""
        yield "| field | type | notes |\n|---|---|---|"
        for name, schema in fields.items():
            notes = [schema.get("description", "").replace("\n", " "), self.bounds(schema)]
            if required is not None and name not in required and "default" not in schema:
                notes.append("optional")
            yield f"| `{name}` | {escape(self.type_of(schema))} | {escape('; '.join(note for note in notes if note))} |"

    def route(self, method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
        """Yield the paragraphs about a route."""
        yield f"### {method.upper()} {path}"
        yield " ".join((operation.get("description") or operation.get("summary", "")).split())
        query = {one["name"]: one["schema"] | {"description": one.get("description", "")} for one in operation.get("parameters", ())
                 if one["in"] == "query" and one["name"] not in COMMON}  # fmt: skip
        if query:
            yield "\n".join(["Query:\n", *self.field_rows(query, None)])
        for schema in content(operation.get("requestBody", {})):
            yield f"Body: {escape(self.type_of(schema))}."
        for code, response in operation["responses"].items():
            if code.startswith("2"):
                types = [self.type_of(schema) if schema else kind for kind, schema in content_types(response)]
                yield f"Returns {code}{': ' if types else ''}{escape(', '.join(types))}."

    def type_section(self, name: str) -> Iterator[str]:
        """Yield the paragraphs about a type."""
        schema = self.types[name]
        yield f"### {name}"
        if schema.get("description"):
            yield " ".join(schema["description"].split())
        if fields := schema.get("properties"):
            yield "\n".join(self.field_rows(fields, schema.get("required", [])))
        elif "properties" not in schema:
            yield f"{escape(self.type_of(schema))}."


def content_types(part: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(kind, body.get("schema", {})) for kind, body in part.get("content", {}).items()]


def content(part: dict[str, Any]) -> list[dict[str, Any]]:
    return [schema for _, schema in content_types(part) if schema]


def escape(text: str) -> str:
    return text.replace("|", "\\|")


def group_of(path: str) -> str:
    """Return the chapter of a route: the first group that matches, games last."""
    matching = [title for title, pattern in GROUPS if re.search(pattern, path)]
    return "Editions" if "Editions" in matching else (matching or ["Tables"])[0]


def make() -> str:
    """Return the page."""
    with tempfile.TemporaryDirectory() as folder:
        document = Document(create_app(f"sqlite:///{folder}/empty.db").openapi())
    chapters: dict[str, list[str]] = {title: [] for title, _ in GROUPS}
    for path, methods in sorted(document.api["paths"].items()):
        for method, operation in methods.items():
            chapters[group_of(path)] += document.route(method, path, operation)
    parts = [HEAD.strip()]
    for title, paragraphs in chapters.items():
        parts += [f"## {title}", *paragraphs]
    parts.append("## Types")
    for name in sorted(document.types):
        parts += document.type_section(name)
    return "\n\n".join(part for part in parts if part) + "\n"
