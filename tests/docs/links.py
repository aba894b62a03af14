"""Links of Markdown pages: which of them lead nowhere."""

from __future__ import annotations

import re
from pathlib import Path

FENCE = re.compile(r"^ *```.*?^ *```$", re.M | re.S)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)")


def prose(text: str) -> str:
    """Return a page without its code blocks."""
    return FENCE.sub("", text)


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub and Zensical derive them."""
    headings = re.findall(r"^#+ (.+)$", prose(page.read_text("utf-8")), re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def broken_links(page: Path, inside: Path) -> list[str]:
    """List the links of a page to files or headings that do not exist, or to files outside of a folder."""
    broken = []
    for target, anchor in LINK.findall(CODE.sub("", prose(page.read_text("utf-8")))):
        if "://" in target or target.startswith("mailto:"):
            continue
        file = (page.parent / target).resolve() if target else page
        is_there = file.exists() and file.is_relative_to(inside)
        if not is_there or (anchor and anchor not in anchors(file)):
            broken.append(f"{target}#{anchor}")
    return broken
