"""Serves the page's files (`hippodrome/web`) under URLs with a digest of their content: `/static/DIGEST/pages/table.js`.

A browser caches them for good and never requests one twice; another release has another digest, and so other URLs.
Modules and style sheets name each other by relative paths, so that the digest of the page holds for all of them.
"""

from __future__ import annotations

import hashlib
import os
import re
from functools import cache
from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.responses import Response
from starlette.types import Scope

import hippodrome

WEB = Path(hippodrome.__file__).parent / "web"
IMMUTABLE = "public, max-age=31536000, immutable"
_DIGEST = re.compile("[0-9a-f]{16}")


@cache
def digest() -> str:
    """The digest of all files of the page, their names included."""
    found = hashlib.sha256()
    for path in sorted(path for path in WEB.rglob("*") if path.is_file()):
        text = path.read_bytes()
        found.update(f"{path.relative_to(WEB).as_posix()} {len(text)}\n".encode() + text)
    return found.hexdigest()[:16]


@cache
def page_text(name: str) -> str:
    """The HTML of a page, with the head that all pages share and today's digest in the URLs of its files."""
    page, head = (WEB.joinpath("pages", file).read_text(encoding="utf-8") for file in (f"{name}.html", "head.html"))
    return page.replace("<!-- head.html -->\n", head).replace('"/static/', f'"/static/{digest()}/')


class HashedStaticFiles(StaticFiles):
    """Serves files with or without a digest in their URL. Only those with today's are cached for good: during a rolling
    restart, a page of the old release may ask a server of the new one."""

    def __init__(self) -> None:
        super().__init__(directory=WEB)

    async def get_response(self, path: str, scope: Scope) -> Response:
        first, _, rest = path.partition(os.sep)
        response = await super().get_response(rest if _DIGEST.fullmatch(first) else path, scope)
        if first == digest():
            response.headers["Cache-Control"] = IMMUTABLE
        return response
