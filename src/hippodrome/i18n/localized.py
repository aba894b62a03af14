"""Names and texts that a file from outside brings, in one language or in several: `name = {en = "Boost", de = "Schub"}`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

ENGLISH = "en"


class Told(str):
    """A text that is known by its English form, or by the first if there is none, and may be told in other languages."""

    languages: Mapping[str, str]
    """By the tag of a language; empty if the text is the same for everybody."""

    def __new__(cls, text: str = "", languages: Mapping[str, str] = MappingProxyType({})) -> Told:
        """The text that stands for all others, and those by language."""
        made = super().__new__(cls, text)
        made.languages = dict(languages)
        return made


def in_languages(texts: Mapping[str, str]) -> Told:
    """A text in several languages."""
    return Told(texts.get(ENGLISH) or next(iter(texts.values()), ""), texts)


def told_in(text: str, language: str) -> str:
    """A text in a language: `de-AT` reads de-AT, else de, else what stands for all. Any other text is told as it is."""
    if isinstance(text, Told) and text.languages:
        for tag in (language, language.partition("-")[0]):
            if tag in text.languages:
                return text.languages[tag]
    return str(text)
