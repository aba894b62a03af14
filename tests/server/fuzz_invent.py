"""Bodies that fit a description, with things in them that somebody has met before; and the same, spoiled."""

from __future__ import annotations

import json
from random import Random
from typing import Any

ODD: list[Any] = [None, True, -1, 0, 2**63, 1e308, "", " ", "\u202eevil", "\0", "x" * 5000, "é" * 300, [], {}, [[]], "../../x"]
MOST_KEPT = 60


class Pool:
    """What somebody has met: tables, secrets that were once theirs, questions, answers, files."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.tables: list[str] = []
        self.keys: dict[str, list[str]] = {}
        self.questions: list[str] = ["none"]
        self.answers: list[str] = ["pass", "reset"]
        self.pieces: list[str] = ["card:1"]
        self.files: list[bytes] = [b"", b"{}", b"no race"]
        self.salts: set[str] = set()
        self.hooks: set[str] = set()

    def table(self) -> str:
        return self._rng.choice(self.tables) if self.tables and self._rng.random() < 0.97 else "none"

    def secret(self) -> str:
        """Any secret that was ever handed out, none, or one that never was."""
        all_of_them = [secret for secrets in self.keys.values() for secret in secrets]
        return self._rng.choice([*all_of_them, "", "wrong"])

    def secret_at(self, table: str) -> str:
        known = self.keys.get(table, [])
        return self._rng.choice(known) if known else ""

    def name(self, secret: str) -> str:
        """Whose secret it is, for the trace."""
        known = (f"{table[:4]}#{keys.index(secret)}" for table, keys in self.keys.items() if secret in keys)
        return next(known, secret or "watcher")

    def keep(self, table: str, secret: str) -> None:
        self.keys.setdefault(table, []).append(secret)

    def forget(self, place: int) -> None:
        """A table that is no longer gone to; its secrets are still tried elsewhere."""
        self.tables.pop(place)

    def learn(self, told: dict[str, Any]) -> None:
        asked = told.get("prompt")
        if isinstance(asked, dict):
            self.questions = [*self.questions, str(asked["prompt_token"])][-MOST_KEPT:]
        scene = told.get("scene")
        if isinstance(scene, dict):
            self.pieces = [*self.pieces, *(piece["id"] for piece in scene["pieces"])][-MOST_KEPT:]
        self.answers = self.answers[-MOST_KEPT:]

    def question(self) -> str:
        return self._rng.choice([self.questions[-1], *self.questions])

    def answer(self) -> str:
        return self._rng.choice([*self.answers, "nonsense"])

    def salt(self) -> str:
        """A salt that will be recognised."""
        salt = f"salt{self._rng.getrandbits(64):016x}"
        self.salts.add(salt)
        return salt

    def file(self) -> bytes:
        """A race file, now and then with a byte changed, a line lost or doubled."""
        data = self._rng.choice(self.files)
        how = self._rng.randrange(5)
        if how == 0 and data:
            at = self._rng.randrange(len(data))
            return data[:at] + self._rng.randbytes(1) + data[at + 1 :]
        if how == 1:
            lines = data.splitlines(keepends=True)
            return b"".join(lines[:-1] + lines[-2:])
        return data

    def spoil(self, body: Any) -> bytes:
        """A body as bytes, mostly as it is."""
        how = self._rng.randrange(12)
        if how == 0 and isinstance(body, dict) and body:
            body = {**body, self._rng.choice(list(body)): self._rng.choice(ODD)}
        elif how == 1 and isinstance(body, dict):
            body = {**body, "seat": 0, "as": 1}
        data = json.dumps(body).encode()
        if how == 2:
            return data[: self._rng.randrange(len(data) + 1)]
        if how == 3:
            return self._rng.choice([b"", b"[" * 3000, b"\xff\xfe", b"null", b"NaN", b'{"a":' * 500])
        return data


def invent(schema: dict[str, Any], description: dict[str, Any], pool: Pool, rng: Random, table: str, name: str = "") -> Any:
    """Something that fits a description, or nearly."""
    if "$ref" in schema:
        return invent(_named(schema["$ref"], description), description, pool, rng, table, name)
    if "anyOf" in schema:
        return invent(rng.choice(schema["anyOf"]), description, pool, rng, table, name)
    if "enum" in schema or "const" in schema:
        return rng.choice(schema.get("enum") or [schema["const"]])
    kind = schema.get("type")
    if kind == "object":
        wanted = schema.get("required", [])
        return {key: invent(part, description, pool, rng, table, key) for key, part in schema.get("properties", {}).items()
                if key in wanted or rng.random() < 0.5}  # fmt: skip
    if kind == "array":
        return [invent(schema.get("items", {}), description, pool, rng, table, name) for _ in range(rng.randrange(4))]
    if kind in ("integer", "number"):
        return rng.choice([0, 1, 2, 3, schema.get("maximum", 9), -1 if rng.random() < 0.1 else 0])
    if kind == "boolean":
        return rng.random() < 0.5
    return _text(name, pool, rng) if kind == "string" else None


def _named(where: str, description: dict[str, Any]) -> dict[str, Any]:
    found: Any = description
    for part in where.removeprefix("#/").split("/"):
        found = found[part]
    return dict(found)


def _text(name: str, pool: Pool, rng: Random) -> str:
    if name == "prompt_token":
        return pool.question()
    if name == "answer":
        return pool.answer()
    if name == "picked":
        return rng.choice(pool.pieces)
    if name == "salt":
        return pool.salt()
    if name == "url":  # nothing is sent there
        mark = f"hook{rng.getrandbits(64):016x}"
        pool.hooks.add(mark)
        return rng.choice([f"http://93.184.216.34/{mark}", f"http://127.0.0.1/{mark}", ""])
    if name == "game":
        return rng.choice(["charioteer", "chariot-race", "cthulhu-500", "none"])
    if name == "level":
        return rng.choice(["tiro", "dummy", "auriga", "none"])
    if name == "edition_text":
        return rng.choice(["", "", "x = 1", "["])
    if name == "edition":
        return rng.choice(["", "reconstructed", "none"])
    return rng.choice(["", "Nemo", "hello there", "<b>x</b>", "\u202eevil", str(rng.getrandbits(40))])
