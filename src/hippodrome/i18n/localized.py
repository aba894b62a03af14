"""Localized strings from files, in one language or in several: `name = {en = "Boost", de = "Schub"}`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

ENGLISH = "en"


class LocalizedStr(str):
    """A text that is known by its English form, or by the first if there is none, and may be told in other languages."""

    languages: Mapping[str, str]
    """By the tag of a language; empty if the text is the same for everybody."""

    def __new__(cls, text: str = "", languages: Mapping[str, str] = MappingProxyType({})) -> LocalizedStr:
        """The text that stands for all others, and those by language."""
        made = super().__new__(cls, text)
        made.languages = dict(languages)
        return made


def localized_str(texts: Mapping[str, str]) -> LocalizedStr:
    """A text in several languages."""
    return LocalizedStr(texts.get(ENGLISH) or next(iter(texts.values()), ""), texts)


def localize(text: str, language: str) -> str:
    """A text in a language: `de-AT` reads de-AT, else de, else what stands for all. Any other text stays as it is."""
    if isinstance(text, LocalizedStr) and text.languages:
        for tag in (language, language.partition("-")[0]):
            if tag in text.languages:
                return text.languages[tag]
    return str(text)
