"""Generate the reference pages from the code.

python docs/reference.py            write study/reference/{commands,python,http,editions}.md
python docs/reference.py --check    exit with 1 if a page is not up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

from pages import commands, edition_files, http_api, python_api

DOCS = Path(__file__).parent
GENERATORS = (commands, python_api, http_api, edition_files)


def main() -> int:
    """Write the pages, or compare them with the code."""
    outdated = []
    for generator in GENERATORS:
        file, text = DOCS / generator.PAGE, generator.make()
        if not file.exists() or file.read_text("utf-8") != text:
            outdated.append(generator.PAGE)
            if "--check" not in sys.argv:
                file.write_text(text, "utf-8")
    if "--check" in sys.argv and outdated:
        sys.stdout.write(f"outdated: {', '.join(outdated)}; run: python docs/reference.py\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
