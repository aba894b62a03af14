"""A game's rulebook in our own words: chapters and sections, with pictures, examples, and the refusals that cite them.

It consists of files in the game's folder, read here for one language and one table:

    rulebook/en.md, es.md        `# chapter`, `## section | its title`, paragraphs, and `> a caption` for each example
    rulebook/sections.toml       by section: faces to show, examples to play, refusals that cite it; steps of the guide
    rulebook/examples/*.toml     examples as scenarios (docs/study/scenarios.md), which are run before they are shown

A section has the name that refusals use. Texts may use the variables of the table (`Game.text_variables`), as help texts do. A
game without these files has a default rulebook, built from its help texts.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import ENGLISH, Localization, Verbatim


class SampleRefusal(NamedTuple):
    """A refusal that cites a section: its code, and the sentence with an example's values."""

    code: str
    text: str


class Section(NamedTuple):
    """A section: its name in refusals, its localized title and text, and what is shown with it."""

    key: str
    title: str
    paragraphs: tuple[str, ...]
    pictures: tuple[str, ...] = ()
    """Names of faces; a star matches anything."""
    examples: tuple[tuple[str, str], ...] = ()
    """Names of examples, each with its caption."""
    refusals: tuple[SampleRefusal, ...] = ()

    @property
    def anchor(self) -> str:
        """Return its anchor on a page."""
        return anchor(self.key)


class Chapter(NamedTuple):
    """Some sections under one heading."""

    title: str
    sections: tuple[Section, ...]


class GuideStep(NamedTuple):
    """A step of a first race: its text, what it points at, and the action of the player that it waits for."""

    text: str
    at: tuple[str, ...] = ()
    """Pieces and slots by id (a star matches anything), `mine`, or a part of the page: hand, buttons, confirm, seats."""
    until: str = ""
    """`pick` or `answer`, at any prompt or, as in `answer:dice`, at one; empty: a button leads on."""
    asked: str = ""
    """The kind of prompt that the step explains: it is shown when that prompt first comes up. Empty: in order."""


def anchor(key: str) -> str:
    """Return a section's anchor on a page: lower case, words joined by hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", key.lower()).strip("-")


def chapters(name: str, words: Localization) -> tuple[Chapter, ...]:
    """Return a game's rulebook in a language."""
    written = _text(name, words.language)
    return tuple(_read(name, written, words)) if written else _default_chapters(words)


def titles(name: str, words: Localization) -> dict[str, str]:
    """Return the page anchor of every section, by its title in refusals."""
    return {words.section(key): anchor(key) for key in _more(name)["section"] if f"section.{key}" in words}


def guide(name: str, words: Localization) -> list[GuideStep]:
    """Return the guide to a first race, step by step."""
    texts = [words.text(f"guide.{n}") for n in range(1, 20) if f"guide.{n}" in words]
    written = _more(name)["guide"]
    steps = [GuideStep(text) for text in texts]
    for n, step in enumerate(written[: len(steps)]):
        asked = step.get("asked", "")
        until = step.get("until", f"answer:{asked}" if asked else "")
        steps[n] = GuideStep(texts[n], tuple(step.get("at", ())), until, asked)
    return steps


@cache
def _text(name: str, language: str) -> str:
    file = get_plugin(name).files.joinpath("rulebook", f"{language}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _more(name: str) -> Mapping[str, Any]:
    file = get_plugin(name).files.joinpath("rulebook", "sections.toml")
    written = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {"section": {}, "guide": [], "sample": {}, **written}


def _read(name: str, written: str, words: Localization) -> Iterator[Chapter]:
    for chapter in re.split(r"^# ", written, flags=re.M)[1:]:
        title, *parts = re.split(r"^## ", chapter, flags=re.M)
        yield Chapter(title.strip(), tuple(_section(name, part, words) for part in parts))


def _section(name: str, part: str, words: Localization) -> Section:
    heading, _, body = part.partition("\n")
    key, _, title = (text.strip() for text in heading.partition("|"))
    blocks = [block for block in body.strip().split("\n\n") if block.strip()]
    more = _more(name)["section"].get(key, {})
    captions = [_paragraph(block.removeprefix("> "), words) for block in blocks if block.startswith("> ")]
    return Section(
        key,
        title or key,
        tuple(filter(None, (_paragraph(block, words) for block in blocks if not block.startswith("> ")))),
        tuple(more.get("pictures", ())),
        tuple(zip(more.get("examples", ()), captions, strict=True)),
        tuple(SampleRefusal(code, _sample(name, code, words)) for code in more.get("refusals", ())),
    )


def _paragraph(text: str, words: Localization) -> str:
    """Return a paragraph with the variables of the table filled in, as one line."""
    return " ".join((words.paragraph(text) if "{" in text else text).split())


def _sample(name: str, code: str, words: Localization) -> str:
    """Return a refusal as a sentence: nouns for its pieces ("this card"), numbers that any table has."""
    written = _more(name)["sample"]
    nouns = written.get(words.language) or written.get(ENGLISH, {})
    nouns = {**{field: noun for field, noun in nouns.items() if isinstance(noun, str)}, **nouns.get(code, {})}
    numbers = {field: value for field, value in written.items() if not isinstance(value, dict)}
    text = words.text(f"reason.{code}", **{**numbers, **{field: Verbatim(noun) for field, noun in nouns.items()}})
    return words.capitalized(text)


def _default_chapters(words: Localization) -> tuple[Chapter, ...]:
    """Return the rulebook of a game without one: the pitch, and its help texts."""
    every = words.keys()
    kinds = sorted(key.removeprefix("help-") for key in every if key.startswith("help-"))
    sections = [
        Section(
            about, words.prompt(about) if f"ask.{about}" in words else about, tuple(words.text(f"help.{about}").splitlines())
        )
        for about in kinds
    ]
    return (Chapter(words.text("game.title"), (Section("", words.text("game.pitch"), ()), *sections)),)
