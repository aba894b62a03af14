"""Standard streams: letters that a terminal's encoding lacks are replaced."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata

_REPLACEMENTS = {"±": "+-", "·": ".", "→": ">", "−": "-", "–": "-", "×": "x", "…": "~", "«": '"', "»": '"', "¡": "", "¿": ""}


def prepare_streams() -> None:
    """Replace letters that a standard stream cannot show; open the null device in place of a closed stream."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115 (it stays open as long as the program runs)
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=TRANSLITERATE)


def _transliterate(error: UnicodeError) -> tuple[str, int]:
    """Return a replacement for letters that the encoding of a terminal lacks."""
    assert isinstance(error, UnicodeEncodeError)
    out = []
    for letter in error.object[error.start : error.end]:
        plain = unicodedata.normalize("NFKD", letter)[0]
        out.append(_REPLACEMENTS.get(letter, plain if plain.isascii() else "?"))
    return "".join(out), error.end


TRANSLITERATE = "hippodrome.spell"
"""Name of the codec error handler that replaces letters a stream cannot show."""
codecs.register_error(TRANSLITERATE, _transliterate)
