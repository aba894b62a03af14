"""The files of the page, at addresses that say what is in them: `/static/MARK/table.js`. A browser keeps them for good and asks
for none of them twice; another release has another mark, and so other addresses."""

from __future__ import annotations

import hashlib
import os
import re
from functools import cache
from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.responses import Response
from starlette.types import Scope

STATIC = Path(__file__).parents[1] / "static"
FOR_GOOD = "public, max-age=31536000, immutable"
_MARK = re.compile("[0-9a-f]{16}")


@cache
def mark() -> str:
    """A sum of all files of the page."""
    found = hashlib.sha256()
    for path in sorted(path for path in STATIC.rglob("*") if path.is_file()):
        text = path.read_bytes()
        found.update(f"{path.relative_to(STATIC).as_posix()} {len(text)}\n".encode() + text)
    return found.hexdigest()[:16]


@cache
def page_text(name: str) -> str:
    """A page; what stands in the head of every page is written once, and all that it names has the mark of today."""
    page, head = (STATIC.joinpath(file).read_text(encoding="utf-8") for file in (f"{name}.html", "head.html"))
    return page.replace("<!-- head.html -->\n", head).replace('"/static/', f'"/static/{mark()}/')


class MarkedFiles(StaticFiles):
    """Files with a mark or without. Only what has today's mark is kept for good: while servers are replaced one by one, a page
    of the old release may ask a new one."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC)

    async def get_response(self, path: str, scope: Scope) -> Response:
        first, _, rest = path.partition(os.sep)
        response = await super().get_response(rest if _MARK.fullmatch(first) else path, scope)
        if first == mark():
            response.headers["Cache-Control"] = FOR_GOOD
        return response
