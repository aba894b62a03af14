"""Static files of the web pages (`hippodrome/web`), under URLs with a content digest: `/static/DIGEST/pages/table.js`.

Browsers cache them indefinitely; another release has another digest, and so other URLs. Modules and style sheets refer to each
other by relative paths, so the digest in the page's URLs applies to all of them. Scripts are served without comments, which are
a quarter of their size, and with unchanged line numbers.
"""

from __future__ import annotations

import hashlib
import mimetypes
import os
import re
from functools import cache, lru_cache
from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send

import hippodrome

WEB = Path(hippodrome.__file__).parent / "web"
IMMUTABLE = "public, max-age=31536000, immutable"
_DIGEST = re.compile("[0-9a-f]{16}")
mimetypes.add_type("font/woff2", ".woff2")  # in Python since 3.14, or from a system file


@cache
def digest() -> str:
    """Return the digest of all files of the web pages, names included."""
    found = hashlib.sha256()
    for path in sorted(path for path in WEB.rglob("*") if path.is_file()):
        text = path.read_bytes()
        found.update(f"{path.relative_to(WEB).as_posix()} {len(text)}\n".encode() + text)
    return found.hexdigest()[:16]


@cache
def page_text(name: str) -> str:
    """Return the HTML of a page, with the common head and the current digest in the URLs of its files."""
    page, head = (WEB.joinpath("pages", file).read_text(encoding="utf-8") for file in (f"{name}.html", "head.html"))
    return page.replace("<!-- head.html -->\n", head).replace('"/static/', f'"/static/{digest()}/')


def strip_comments(script: str) -> str:
    """Remove comments that begin a line: `// …` and `/** … */`.

    Code after a comment on the same line stays, and so do all line numbers. Template literals in the scripts have no lines that
    look like comments; a test checks that.
    """
    lines, is_inside = list[str](), False
    for line in script.split("\n"):
        rest = line
        while is_inside or rest.lstrip().startswith("/**"):
            _, end, rest = rest.partition("*/")
            is_inside = not end
            if is_inside:
                break
        lines.append("" if is_inside or not rest.strip() or rest.lstrip().startswith("//") else rest)
    return "\n".join(lines)


@lru_cache(maxsize=256)
def _script(path: str, changed: float) -> bytes:
    """Return a script without comments; `changed` is the file's modification time, so that developers see their changes."""
    return strip_comments(Path(path).read_text(encoding="utf-8")).encode()


class HashedStaticFiles(StaticFiles):
    """Serves files with or without a digest in their URL.

    Only the current digest makes a response immutable: during a rolling restart, a page of the old release may request files
    from a server of the new one.
    """

    def __init__(self) -> None:
        super().__init__(directory=WEB)

    async def get_response(self, path: str, scope: Scope) -> Response:
        first, _, rest = path.partition(os.sep)
        response = await super().get_response(rest if _DIGEST.fullmatch(first) else path, scope)
        if isinstance(response, FileResponse) and _is_ours(Path(response.path)):
            response = _script_response(response)
        if first == digest():
            response.headers["Cache-Control"] = IMMUTABLE
        return response


def _is_ours(path: Path) -> bool:
    """Return whether a file is a script of this project; third-party scripts retain their licence comments."""
    return path.suffix == ".js" and path.parent.name != "vendor"


def _script_response(file: FileResponse) -> Response:
    """Build the response for a script, with the validators of its file."""
    assert file.stat_result is not None  # StaticFiles always sets it
    validators = {name: file.headers[name] for name in ("etag", "last-modified")}
    return Response(_script(str(file.path), file.stat_result.st_mtime), headers=validators, media_type=file.media_type)


class Compression(GZipMiddleware):
    """Compresses responses, except fonts: WOFF2 is compressed already."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].endswith(".woff2"):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
