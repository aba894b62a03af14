"""Localized strings from files, in one language or in several: `name = {en = "Boost", de = "Schub"}`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

ENGLISH = "en"


class LocalizedStr(str):
    """A text that equals its English form, or its first form if there is none, and has forms in other languages."""

    languages: Mapping[str, str]
    """Forms by language tag; empty if the text is the same in all languages."""

    def __new__(cls, text: str = "", languages: Mapping[str, str] = MappingProxyType({})) -> LocalizedStr:
        """Create a text from its default form and its forms by language."""
        made = super().__new__(cls, text)
        made.languages = dict(languages)
        return made


def localized_str(texts: Mapping[str, str]) -> LocalizedStr:
    """Create a text in several languages."""
    return LocalizedStr(texts.get(ENGLISH) or next(iter(texts.values()), ""), texts)


def localize(text: str, language: str) -> str:
    """Return a text in a language: `de-AT` uses de-AT, else de, else the default. Any other text is unchanged."""
    if isinstance(text, LocalizedStr) and text.languages:
        for tag in (language, language.partition("-")[0]):
            if tag in text.languages:
                return text.languages[tag]
    return str(text)
