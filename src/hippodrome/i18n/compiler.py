"""Compiles Project Fluent messages into Python functions of their variables.

The parser is the reference one (`fluent.syntax`). Its result is compiled into closures: a selection is a dictionary lookup, and
a term is already a plain text, because its arguments are literals. `tests/i18n/test_compiler.py` compares every text with the
reference implementation, `fluent.runtime`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fluent.syntax import ast, visitor

from hippodrome.i18n.numbers import Numbers
from hippodrome.i18n.pattern import Pattern, Unreadable, Values, join, label_of

TermArguments = Mapping[str, float | str]
"""Arguments of a term: literals only."""

MAX_CACHED_VARIANTS = 2000
"""Cached values of one selector with their variant."""


class Language(NamedTuple):
    """The parts of a language that the compiler needs."""

    find: Callable[[str], ast.Message | ast.Term]
    """Finds an entry by its id; a term with its hyphen."""
    numbers: Numbers


def compile_message(node: ast.Message | ast.Term, language: Language) -> Pattern:
    """Compile the value of an entry."""
    assert node.value is not None
    return _Compiler(language, None, (_id(node),)).pattern(node.value)


class _Compiler:
    """Compiles the patterns of one entry, and of the entries in it."""

    def __init__(self, language: Language, arguments: TermArguments | None, reference_path: tuple[str, ...]) -> None:
        self._language = language
        self._arguments = arguments
        """Arguments of this term; None outside of terms, where values are known only when the message is formatted."""
        self._reference_path = reference_path

    def pattern(self, node: ast.Pattern) -> Pattern:
        """Compile a pattern: text and placeables."""
        placed = ast.Placeable
        return join([self._placeable(one.expression) if isinstance(one, placed) else str(one.value) for one in node.elements])

    def _placeable(self, node: Any) -> Pattern:
        match node:
            case ast.Placeable():
                return self._placeable(node.expression)
            case ast.StringLiteral():
                return str(_literal(node))
            case ast.NumberLiteral():
                return self._language.numbers.number(_number(node))
            case ast.VariableReference():
                return self._variable(node.id.name)
            case ast.MessageReference() | ast.TermReference():
                return self._reference(node)
            case ast.SelectExpression():
                return self._choice(node)
            case ast.FunctionReference():
                return self._function(node)
        raise Unreadable(f"{self._reference_path[0]}: {type(node).__name__} is not known")

    def _variable(self, field: str) -> Pattern:
        if self._arguments is None:
            return label_of(field)
        if field not in self._arguments:
            raise Unreadable(f"{self._reference_path[-1]} tells ${field}, which it is not given")
        value = self._arguments[field]
        return value if isinstance(value, str) else self._language.numbers.number(value)

    def _reference(self, node: ast.MessageReference | ast.TermReference) -> Pattern:
        """Compile a reference: a message with the same variables, a term with its arguments."""
        given, name = self._arguments, str(node.id.name)
        if isinstance(node, ast.TermReference):
            name = f"-{name}"
            named = node.arguments.named if node.arguments else []
            given = {one.name.name: _literal(one.value) for one in named}
        if name in self._reference_path:
            raise Unreadable(f"{self._reference_path[0]}: {name} is within itself")
        entry = self._language.find(name)
        value = entry.value
        if node.attribute:
            value = next((one.value for one in entry.attributes if one.id.name == node.attribute.name), None)
        if value is None:
            raise Unreadable(f"{self._reference_path[0]}: there is no such part of {name}")
        return _Compiler(self._language, given, (*self._reference_path, name)).pattern(value)

    def _choice(self, node: ast.SelectExpression) -> Pattern:
        variants = _Variants(
            [(_key(variant.key), self.pattern(variant.value)) for variant in node.variants],
            next(self.pattern(variant.value) for variant in node.variants if variant.default),
            self._language.numbers.plural,
        )
        selector: Any = node.selector
        if isinstance(selector, ast.FunctionReference):  # number formatting does not affect the selection
            _options(selector)
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            if self._arguments is None:
                return variants.chooser(selector.id.name)
            value = self._arguments.get(selector.id.name)
            return variants.default if value is None else variants.find(value)
        if isinstance(selector, ast.NumberLiteral | ast.StringLiteral):
            return variants.find(_literal(selector))
        chosen = self._placeable(selector)  # an attribute of a term, such as its gender
        if not isinstance(chosen, str):
            raise Unreadable(f"{self._reference_path[0]}: a text cannot choose by another message")
        return variants.find(chosen)

    def _function(self, node: ast.FunctionReference) -> Pattern:
        options, numbers = _options(node), self._language.numbers
        (what,) = node.arguments.positional
        if isinstance(what, ast.VariableReference) and self._arguments is None:
            field = str(what.id.name)

            def written(values: Values) -> str:
                value = values.selector(field)
                return values.label(field) if isinstance(value, str) else numbers.formatted(value, options)

            return written
        value = (
            self._arguments.get(what.id.name) if isinstance(what, ast.VariableReference) and self._arguments else _literal(what)
        )
        if not isinstance(value, int | float):
            raise Unreadable(f"{self._reference_path[0]}: NUMBER() of what is no number")
        return numbers.formatted(value, options)


class _Variants:
    """The variants of a selection, by key."""

    def __init__(self, variants: list[tuple[float | str, Pattern]], default: Pattern, plural: Callable[[float], str]) -> None:
        self._variants, self.default, self._plural = variants, default, plural

    def find(self, value: float | str) -> Pattern:
        """Return the first matching variant: an equal word, an equal number, or its plural category."""
        plural = None if isinstance(value, str) else self._plural(value)
        for key, pattern in self._variants:
            if key in (value, plural):
                return pattern
        return self.default

    def chooser(self, field: str) -> Pattern:
        """Return a function that selects a variant when the message is formatted."""
        known: dict[float | str, Pattern] = {}
        find = self.find

        def choose(values: Values) -> str:
            value = values.selector(field)
            found = known.get(value)
            if found is None:
                found = find(value)
                if len(known) < MAX_CACHED_VARIANTS:
                    known[value] = found
            return found if isinstance(found, str) else found(values)

        return choose


def _id(node: ast.Message | ast.Term) -> str:
    return f"-{node.id.name}" if isinstance(node, ast.Term) else str(node.id.name)


def _number(node: ast.NumberLiteral) -> float:
    return float(node.value) if "." in node.value else int(node.value)


def _literal(node: Any) -> float | str:
    return _number(node) if isinstance(node, ast.NumberLiteral) else str(node.parse()["value"])


def _key(node: ast.Identifier | ast.NumberLiteral) -> float | str:
    return _number(node) if isinstance(node, ast.NumberLiteral) else str(node.name)


def _options(node: ast.FunctionReference) -> dict[str, float | str]:
    """Return the options of NUMBER(), the only supported function."""
    if node.id.name != "NUMBER" or len(node.arguments.positional) != 1:
        raise Unreadable(f"{node.id.name}() is not known: there is NUMBER($value)")
    return {one.name.name: _literal(one.value) for one in node.arguments.named}


class References(visitor.Visitor):
    """Collects the variables of an entry, those it tests for yes or no, and the entries that it refers to."""

    def __init__(self, node: ast.Message | ast.Term) -> None:
        self.variables: list[str] = []
        self.boolean_variables: set[str] = set()
        self.references: list[str] = []
        """Ids; terms with their hyphen."""
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Collect a variable."""
        self.variables.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Collect a selector."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys <= {"yes", "no"}:
            self.boolean_variables.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Collect a message."""
        self.references.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """Collect a term, by its id with the hyphen."""
        self.references.append(f"-{node.id.name}")
        self.generic_visit(node)
