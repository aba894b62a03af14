"""Texts in Project Fluent (https://projectfluent.org): files of entries, each parsed when it is first said.

Reading a file only cuts it into its entries, which takes a millisecond; the parser and CLDR are imported when the first text
is said. So a command that says little starts at once, and a server has parsed what it says after a few messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

from babel import Locale, localedata
from babel.numbers import format_decimal, get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Literal, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import ast, visitor

_LINE_START = re.compile(r"^", re.M)


class Count(FluentType, int):
    """A value that is chosen by its number and told by its name: three seats, and "Ana, Ben and Cy"."""

    tell: Callable[[], str]

    def format(self, locale: Any) -> str:
        """How it is told."""
        return self.tell()


class Measure(FluentType, float):
    """The same, of a number with a fraction."""

    tell: Callable[[], str]

    def format(self, locale: Any) -> str:
        """How it is told."""
        return self.tell()


class Kind(FluentType, str):
    """A value that is chosen by its own word (`red`, `yes`) and told by its name."""

    tell: Callable[[], str]

    def format(self, locale: Any) -> str:  # type: ignore[override]  # Fluent's, not that of str
        """How it is told."""
        return self.tell()


class Entry(NamedTuple):
    """A text that can be said."""

    plain: str | None
    """The text itself, if it names no value."""
    pattern: Callable[[Any], Any]
    names: tuple[str, ...]
    """The values that it names, those of the entries it refers to included."""
    asked: frozenset[str]
    """Those of which it asks a yes or a no: { $open -> [yes] ... *[no] ... }."""


class Unreadable(Exception):
    """An entry that is not Fluent."""


def known(language: str) -> bool:
    """Whether CLDR knows a language."""
    return bool(localedata.exists(language.replace("-", "_")))


class Speaker:
    """The entries of one language that can refer to each other, each parsed when it is first asked for."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self._sources = sources
        self._nodes: dict[str, ast.Message | ast.Term] = {}
        self._entries: dict[str, Entry] = {}
        self.locale = Locale.parse(language.replace("-", "_")) if known(language) else Locale("en")
        """What CLDR knows of the language."""
        self._bundle = FluentBundle([str(self.locale)], use_isolating=False)
        self.plain_digits = (self.number(-1), self.number(234567890)[:3]) == ("-1", "234")
        """Whether small whole numbers are written as Python writes them."""

    def number(self, value: float, digits: int | None = None) -> str:
        """A number with the digits and signs of the language; with so many digits behind the point."""
        form = None if digits is None else "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, form, locale=self.locale))

    @property
    def signs(self) -> tuple[str, str]:
        """What stands before a fraction, and between thousands."""
        return get_decimal_symbol(self.locale), get_group_symbol(self.locale)

    def entry(self, name: str) -> Entry:
        """An entry by its id."""
        if name not in self._entries:
            self._entries[name] = self._read(name)
        return self._entries[name]

    def say(self, entry: Entry, values: Mapping[str, Any]) -> str:
        """A text with its values."""
        env = ResolverEnvironment(context=self._bundle, current=CurrentEnvironment(args=dict(values)), errors=[])
        said = entry.pattern(env)
        if env.errors:
            raise Unreadable("; ".join(str(error) for error in env.errors))
        return said if isinstance(said, str) else str(said.format(self.locale))

    def loose(self, text: str) -> Entry:
        """A text that is no entry of a file: a paragraph of a rulebook."""
        (node,) = _parse("loose =\n" + _LINE_START.sub("    ", text))
        self._add_references(node)
        bundle = FluentBundle(self._bundle.locales, use_isolating=False)
        bundle.add_resource(ast.Resource([node]))
        return _made(bundle.get_message("loose"), self._walked(node))

    def _read(self, name: str) -> Entry:
        node = self._node(name)
        return _made(self._bundle.get_message(name), self._walked(node))

    def _node(self, name: str) -> ast.Message | ast.Term:
        """An entry parsed and entered, and all that it refers to."""
        if name not in self._nodes:
            if name not in self._sources:
                raise Unreadable(f"there is no {name}")
            (self._nodes[name],) = _parse(self._sources[name])
            self._bundle.add_resource(ast.Resource([self._nodes[name]]))
            self._add_references(self._nodes[name])
        return self._nodes[name]

    def _add_references(self, node: ast.Message | ast.Term) -> None:
        for reference in references(node):
            self._node(reference)

    def _walked(self, node: ast.Message | ast.Term) -> list[ast.Message | ast.Term]:
        """A message and the messages in it; terms have values of their own."""
        found, waiting = [], [node]
        while waiting:
            found.append(waiting.pop())
            waiting += [self._node(name) for name in references(found[-1]) if not name.startswith("-")]
        return found


def _made(message: Any, nodes: list[ast.Message | ast.Term]) -> Entry:
    looks = [Values(node) for node in nodes]
    names = tuple(dict.fromkeys(name for look in looks for name in look.names))
    asked = frozenset(name for look in looks for name in look.asked)
    plain = str(cast(Any, message.value)(None)) if isinstance(message.value, Literal) else None
    return Entry(plain, message.value, names, asked)


def _parse(source: str) -> list[ast.Message | ast.Term]:
    """The one entry that is written there."""
    found = [node for node in FluentResource(source).body if not isinstance(node, ast.BaseComment)]
    if len(found) != 1 or not isinstance(found[0], ast.Message | ast.Term) or found[0].value is None:
        said = "; ".join(str(note.message) for node in found if isinstance(node, ast.Junk) for note in node.annotations)
        raise Unreadable(f"{source.splitlines()[0][:60]}: {said or 'not one text'}")
    return [found[0]]


def parse(source: str) -> ast.Message | ast.Term:
    """An entry as it is written, parsed, for whoever looks at it closely."""
    return _parse(source)[0]


class Values(visitor.Visitor):
    """The values that an entry names, those of which it asks a yes or a no, and the entries that it refers to."""

    def __init__(self, node: ast.Message | ast.Term) -> None:
        self.names: list[str] = []
        self.asked: set[str] = set()
        self.references: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """A value by its name."""
        self.names.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """A choice by a value."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys <= {"yes", "no"}:
            self.asked.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Another message."""
        self.references.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """A term, by its id with the hyphen."""
        self.references.append(f"-{node.id.name}")
        self.generic_visit(node)


def references(node: ast.Message | ast.Term) -> list[str]:
    """The entries that an entry refers to by id; terms with their hyphen."""
    return Values(node).references
