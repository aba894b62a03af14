"""Print README.md with absolute links, for package indexes, which do not resolve relative ones.

python docs/pypi_readme.py PAGES_URL PICTURES_URL > README.pypi.md

The addresses are those of the files of a release: where a page can be read, and where a picture can be loaded. RELEASING.md has
an example.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from urllib.parse import urljoin, urlsplit

README = Path(__file__).parents[1] / "README.md"
LINK = re.compile(r"(!?)(\[[^\]]*\]\()(?!https?://|mailto:|#)([^)\s]+)(\))")


def with_base(text: str, pages: str, pictures: str) -> str:
    """Return a page with every relative link resolved: pictures against one address, all others against the other."""

    def resolved(found: re.Match[str]) -> str:
        base = pictures if found[1] else pages
        return f"{found[1]}{found[2]}{urljoin(base.rstrip('/') + '/', found[3])}{found[4]}"

    return LINK.sub(resolved, text)


def main() -> int:
    """Print the page, or how to call this program."""
    given = sys.argv[1:]
    if len(given) != 2 or any(urlsplit(base).scheme != "https" for base in given):
        sys.stderr.write("usage: python docs/pypi_readme.py https://PAGES https://PICTURES\n")
        return 2
    sys.stdout.write(with_base(README.read_text("utf-8"), *given))
    return 0


if __name__ == "__main__":
    sys.exit(main())
