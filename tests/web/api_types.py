"""Generates TypeScript types of the API from its OpenAPI description, for `tsc --checkJs` over the page's scripts.

python -m tests.web.api_types           write types/api.d.ts
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from hippodrome.server.app import Settings, create_app

FILE = Path(__file__).parents[2] / "types" / "api.d.ts"
HEAD = "// Generated from the API's OpenAPI description by `python -m tests.web.api_types`. Do not edit.\n"
PLAIN_TYPES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")


def describe_api() -> dict[str, Any]:
    """Return the OpenAPI description of a server."""
    return create_app(Settings("sqlite://")).openapi()


def render(description: dict[str, Any]) -> str:
    """Render all schemas and routes as TypeScript."""
    schemas = description["components"]["schemas"]
    parts = [HEAD, *(_interface(name, schema) for name, schema in sorted(schemas.items()))]
    for method in ("get", "post"):
        routes = {path: found[method] for path, found in sorted(description["paths"].items()) if method in found}
        parts.append(_routes(f"{method.title()}Routes", method.upper(), routes))
    return "\n".join(parts)


def type_of(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "enum" in schema or "const" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN_TYPES[kind] if kind else "unknown"


def _array(schema: dict[str, Any]) -> str:
    """An array, or a tuple if the schema lists a type per position (`x-items`: see server/schemas/page_responses.py)."""
    if rows := schema.get("x-items"):
        return f"[{', '.join(rows)}]"
    if rows := schema.get("prefixItems"):
        return f"[{', '.join(type_of(row) for row in rows)}]"
    item = type_of(schema.get("items", {}))
    return f"({item})[]" if "|" in item else f"{item}[]"


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    fields = (
        f"  {_key(field)}{'' if field in required else '?'}: {type_of(known)};\n"
        for field, known in schema.get("properties", {}).items()
    )
    return f"{_comment(schema.get('description', ''))}export interface {name} {{\n{''.join(fields)}}}\n"


def _comment(text: str) -> str:
    lines = " ".join(text.split())
    return f"/** {lines} */\n" if lines else ""


def _key(name: str) -> str:
    return name if IDENTIFIER.fullmatch(name) else json.dumps(name)


def _routes(name: str, method: str, routes: dict[str, Any]) -> str:
    rows = "".join(_route(path, operation) for path, operation in routes.items())
    return f"/** Every {method} route by its path: parameters, body and reply. */\nexport interface {name} {{\n{rows}}}\n"


def _route(path: str, operation: dict[str, Any]) -> str:
    params = [param for param in operation.get("parameters", ()) if param["in"] in ("path", "query")]
    rows = ", ".join(f"{_key(p['name'])}{'' if p['required'] else '?'}: {type_of(p['schema'])}" for p in params)
    body = _content(operation.get("requestBody", {})) or "undefined"
    success = next(found for status, found in operation["responses"].items() if status.startswith("2"))
    return f"  {json.dumps(path)}: {{ params: {{ {rows} }}; body: {body}; reply: {_content(success)} }};\n"


def _content(found: dict[str, Any]) -> str:
    """The type of a body: JSON by its schema, everything else as text."""
    content = found.get("content", {})
    if "application/json" in content:
        return type_of(content["application/json"]["schema"])
    return "string" if content else ""


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(render(describe_api()), encoding="utf-8")
