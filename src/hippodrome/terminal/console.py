"""A rich console that sanitizes all text before it reaches the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from hippodrome.core.safe_text import sanitize


class SafeConsole(Console):
    """A console that shows question marks for control characters in a text."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control is None and not segment.text.isprintable():
                yield Segment(sanitize(segment.text), segment.style)
            else:
                yield segment
