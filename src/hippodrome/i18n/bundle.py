"""Project Fluent (https://projectfluent.org) bundles: the messages of one language, each compiled on first use.

Reading a file only splits it into its entries, which takes a millisecond. A one-line message with plain variables is parsed
here; the Fluent parser is imported with the first entry that needs it, and CLDR with the first number. So a command with little
output starts at once, and a server has compiled its messages after a few requests.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from hippodrome.i18n.numbers import Numbers
from hippodrome.i18n.pattern import Pattern, Unreadable, join, label_of

if TYPE_CHECKING:
    from fluent.syntax import ast

    from hippodrome.i18n.compiler import Language

_LINE_START = re.compile(r"^", re.M)
_VALUE = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")
_LINE = re.compile(rf"[a-zA-Z][a-zA-Z0-9_-]* *= *((?:[^\n\r{{}}]|{_VALUE.pattern})+?) *\n*")
"""A message of one line with plain variables and nothing else."""


class Message(NamedTuple):
    """A compiled message."""

    pattern: Pattern
    variables: tuple[str, ...]
    """The variables that it uses, including those of the entries it refers to."""
    boolean_variables: frozenset[str]
    """The variables that it tests for yes or no: { $open -> [yes] ... *[no] ... }."""


class Bundle:
    """The entries of one language that can refer to each other, each compiled on first use."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self._sources = sources
        self._nodes: dict[str, ast.Message | ast.Term] = {}
        self._messages: dict[str, Message] = {}
        self._inline_messages: dict[str, Message] = {}
        self.numbers = Numbers(language)
        """Number formatting of the language."""

    def message(self, name: str) -> Message:
        """Return an entry by its id."""
        if name not in self._messages:
            line = _LINE.fullmatch(self._sources.get(name, ""))
            self._messages[name] = _parse_line(line[1]) if line else self._compile(self._node(name))
        return self._messages[name]

    def inline_message(self, text: str) -> Message:
        """Compile a text that is no entry of a file, such as a paragraph of a rulebook."""
        if text not in self._inline_messages:
            self._inline_messages[text] = self._compile(parse("loose =\n" + _LINE_START.sub("    ", text)))
        return self._inline_messages[text]

    def _node(self, name: str) -> ast.Message | ast.Term:
        """Return a parsed entry."""
        if name not in self._nodes:
            if name not in self._sources:
                raise Unreadable(f"there is no {name}")
            self._nodes[name] = parse(self._sources[name])
        return self._nodes[name]

    def _compile(self, node: ast.Message | ast.Term) -> Message:
        """Compile an entry, with everything it refers to."""
        from hippodrome.i18n.compiler import References, compile_message

        pattern = compile_message(node, self._language())
        looks = [References(one) for one in self._with_references(node)]
        names = tuple(dict.fromkeys(name for look in looks for name in look.variables))
        return Message(pattern, names, frozenset(name for look in looks for name in look.boolean_variables))

    def _language(self) -> Language:
        from hippodrome.i18n.compiler import Language

        return Language(self._node, self.numbers)

    def _with_references(self, node: ast.Message | ast.Term) -> list[ast.Message | ast.Term]:
        """Return a message and the messages in it; terms have their own variables."""
        from hippodrome.i18n.compiler import References

        found, waiting = [], [node]
        while waiting:
            found.append(waiting.pop())
            waiting += [self._node(name) for name in References(found[-1]).references if not name.startswith("-")]
        return found


def _parse_line(text: str) -> Message:
    """Parse a text of one line."""
    pieces = _VALUE.split(text)  # text and names alternate
    names = tuple(dict.fromkeys(pieces[1::2]))
    return Message(join([label_of(piece) if n % 2 else piece for n, piece in enumerate(pieces)]), names, frozenset())


def parse(source: str) -> ast.Message | ast.Term:
    """Parse the only entry of a source."""
    from fluent.syntax import FluentParser, ast

    found = [node for node in FluentParser(with_spans=False).parse(source).body if not isinstance(node, ast.BaseComment)]
    if len(found) != 1 or not isinstance(found[0], ast.Message | ast.Term) or found[0].value is None:
        notes = "; ".join(str(note.message) for node in found if isinstance(node, ast.Junk) for note in node.annotations)
        raise Unreadable(f"{source.splitlines()[0][:60]}: {notes or 'not one text'}")
    return found[0]
