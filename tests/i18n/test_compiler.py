"""Compiled messages equal the output of `fluent.runtime`, for every message of every language with edge-case values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType

from hippodrome.i18n.bundle import Bundle, parse
from hippodrome.i18n.localization import LANGUAGES, Localization, Texts, split_messages
from hippodrome.i18n.pattern import Unreadable
from tests.i18n.test_rendered_messages import ROOMS, places, said_as, texts_of, words_of
from tests.soak import crossed

HURTING: tuple[Any, ...] = (0, 1, 2, 5, 21, 1.0, 1.5, 1234, -1, True, False, None, "", "red", "yes", "no", (), (0,), (0, 1, 2))


class Count(FluentType, int):
    """A value selected by its number and shown by its label, for `fluent.runtime`."""

    tell: Callable[[], str]

    def format(self, locale: Any) -> str:
        return self.tell()


class Measure(FluentType, float):
    """The same for a number with a fraction."""

    tell: Callable[[], str]

    def format(self, locale: Any) -> str:
        return self.tell()


class Kind(FluentType, str):
    """A value selected by its word and shown by its label."""

    tell: Callable[[], str]

    def format(self, locale: Any) -> str:  # type: ignore[override]
        return self.tell()


def taken(words: Localization, field: str, value: Any, asked: bool) -> Count | Measure | Kind:
    """Return a value as messages select by it and show it."""
    told: Count | Measure | Kind
    if asked:
        told = Kind("yes" if words.is_worth_mentioning(field, value) else "no")
    elif isinstance(value, str) and value:
        told = Kind(value)
    elif isinstance(value, list | tuple):
        told = Count(len(value))
    elif isinstance(value, int) and not isinstance(value, bool):
        told = Count(value or words.is_worth_mentioning(field, value))
    elif isinstance(value, float):
        told = Measure(value)
    else:
        told = Count(bool(value))
    told.tell = lambda: words.name(field, value)
    return told


def by_the_makers(bundle: FluentBundle, words: Localization, name: str, data: dict[str, Any]) -> str:
    """Format a message with `fluent.runtime`."""
    found = words.texts.find(name)
    assert found is not None
    values = {field: taken(words, field, value, field in found.message.boolean_variables) for field, value in data.items()}
    pattern = bundle.get_message(name).value
    assert pattern is not None
    env = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=values), errors=[])
    said = pattern(env)
    assert not env.errors, (name, env.errors)
    return (said if isinstance(said, str) else str(said.format(Locale("en")))).replace("!.", "!")


def hurt(words: Localization, name: str) -> Iterator[dict[str, Any]]:
    """Yield values for a message: the same edge case in every field, then different ones side by side."""
    fields = places(words, name)
    for n, value in enumerate(HURTING if fields else ()):
        yield {field: said_as(words, field, value) for field in fields}
        yield {field: said_as(words, field, HURTING[(n + 5 * k) % len(HURTING)]) for k, field in enumerate(fields)}


@pytest.mark.parametrize(("room", "language"), crossed(list(ROOMS), LANGUAGES))
def test_every_text_is_formatted_as_by_fluent_runtime(room: str, language: str) -> None:
    words = words_of(room, language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(words.texts.all().values())))
    for name in texts_of(room, language):
        if not places(words, name):
            assert words.text(name) == by_the_makers(bundle, words, name, {}), name
        for data in hurt(words, name):
            assert words.text(name, **data) == by_the_makers(bundle, words, name, data), (name, data)


MADE_UP = """
-team = { $number ->
    [many] Gespanne
   *[one] { $case ->
        [genitive] Gespanns
       *[nominative] Gespann
    }
}
    .gender = neuter
-shout = { $n ->
    [one] one
    [7] seven
   *[other] { $n } {"{"}x{"}"} { 1234.5 }
}
one_line =   { $seat } and {$rival}: [*.]  \u00a0.{"  "}
many_lines =
    First { -team(number: "many") }
      indented { -team(case: "genitive") } { -team }
    { -shout(n: 1) }, { -shout(n: 7) }, { -shout(n: 8) }
by_gender = { -team.gender ->
    [feminine] eine
   *[other] ein
} { -team }
in_another = ({ many_lines }) { one_line }
digits = { NUMBER($n, minimumFractionDigits: 2) } { NUMBER(1234) } { 5 ->
    [one] x
   *[other] { NUMBER($n) ->
        [0] none
        [one] one
       *[other] some
    }
}
unicode = {"\\u00e4\\"\\\\"}
"""


def test_all_syntax_elements_are_supported() -> None:
    """Terms that select, attributes of terms, nested messages, numbers, strings with special characters."""
    words = Localization("de", players=["Ana", "Ben"])
    words.texts = Texts(["hippodrome.i18n"], "de", MADE_UP)
    bundle = FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(FluentResource(MADE_UP))
    for name in (name for name in split_messages(MADE_UP) if not name.startswith("-")):
        for n in (0, 1, 2, 1.5, 1234):
            data = {"seat": 0, "rival": 1, "n": n}
            assert words.text(name, **data) == by_the_makers(bundle, words, name, data), name


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("a = { b }\nb = { a }\n", "within itself"),
        ("a = { -b }\n", "no -b"),
        ("a = { -b }\n-b = { $x }\n", "not given"),
        ("a = { DATETIME($x) }\n", "DATETIME"),
        ("a = { $x -> }\n", "a ="),
        ("a = { -b.c ->\n    [x] y\n   *[z] w\n}\n-b = c\n", "no such part"),
    ],
)
def test_invalid_messages_are_rejected_when_compiled(source: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        Bundle("en", split_messages(source)).message("a")


def test_one_line_messages_are_parsed_as_by_the_parser() -> None:
    """One-line messages do not go through the parser: the result is the same."""
    for source in ("a = x\n", "a=x {$y}  \n\n", "a = {$y}", "a = \u00a0 * [x] {  $y_2-z } .\n"):
        speaker = Bundle("en", {"a": source})
        assert speaker.message("a").variables == speaker._compile(parse(source)).variables
