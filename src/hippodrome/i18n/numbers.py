"""Number formatting by language: digits, signs, shares, plural categories. CLDR (babel) is imported on first use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale


def is_known_language(language: str) -> bool:
    """Return whether CLDR has data for a language."""
    from babel import localedata

    return bool(localedata.exists(language.replace("-", "_")))


MAX_GROUPED = 10**18
"""Numbers from here on are not grouped."""


class Numbers:
    """Number formatting of one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._plurals: dict[float, str] = {}
        self._format_cached = lru_cache(4096)(self._format)

    @cached_property
    def locale(self) -> Locale:
        """The CLDR locale of the language; English if CLDR has none."""
        from babel import Locale

        return Locale.parse(self._language.replace("-", "_")) if is_known_language(self._language) else Locale("en")

    @cached_property
    def separators(self) -> tuple[str, str]:
        """The decimal separator and the thousands separator."""
        from babel.numbers import get_decimal_symbol, get_group_symbol

        return get_decimal_symbol(self.locale), get_group_symbol(self.locale)

    def plural(self, value: float) -> str:
        """The plural category of a number: one, few, many, other ..."""
        found = self._plurals.get(value)
        if found is None:
            found = str(self.locale.plural_form(value))
            if len(self._plurals) < 4096:
                self._plurals[value] = found
        return found

    def number(self, value: float, digits: int | None = None, *, signed: bool = False) -> str:
        """Format a number; with `digits` decimals, and with a sign even if it is not negative."""
        if value.__class__ is int and digits is None and -1000 < value < 1000:
            return f"{value:+d}" if signed else str(value)
        if not -MAX_GROUPED < value < MAX_GROUPED:  # such a number is shown ungrouped; so is NaN
            return f"{value:+}" if signed else str(value)
        form = None if digits is None else "#,##0" + ("." + "0" * digits if digits else "")
        return self._format_cached(value, form, signed)

    def share(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Format a share in percent: 0.5 is 50% in English, 50 % in most languages."""
        form = str(self.locale.percent_formats[None].pattern)
        return self._format_cached(value, form.replace("0", "0." + "0" * digits, 1) if digits else form, signed)

    def _format(self, value: float, form: str | None, signed: bool) -> str:
        from babel.numbers import format_decimal

        text = str(format_decimal(value, form, locale=self.locale))
        if text.startswith("-") and not any(digit in text for digit in "123456789"):
            text = text[1:]  # no minus before a rounded zero
        return f"+{text}" if signed and not text.startswith("-") else text

    def formatted(self, value: float, options: Mapping[str, float | str]) -> str:
        """Format a number as `NUMBER($value, minimumFractionDigits: 2)` of Fluent does."""
        from fluent.runtime.types import fluent_number

        return str(fluent_number(value, **options).format(self.locale))
