"""Compares the messages of a language with the English ones, file by file.

Next to `locale/de.ftl` may be `locale/de.sums`: one line per entry with its id and a short digest of the English text that it
was translated from. An entry whose English text has another digest now is listed until a translator has accepted it. The
digests are in a separate file because they are for programs: translators' tools show comments, and some drop them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from hippodrome.core.errors import BadInput
from hippodrome.i18n.localization import ENGLISH, Localization, load_texts


class Finding(NamedTuple):
    """One thing to fix in a translation."""

    language: str
    package: str
    fault: str
    """no_file, lacking, too_much, unreadable, values or changed."""
    id: str
    values: Mapping[str, Any] = {}

    def text(self, words: Localization) -> str:
        """Return the finding as a sentence."""
        return words.text(f"said.words_{self.fault}", language=self.language, **self.values)


def check(packages: Iterable[str], language: str) -> list[Finding]:
    """List what remains to be done for a language in these packages."""
    return [finding for package in packages for finding in check_package(package, language)]


def check_package(package: str, language: str) -> Iterator[Finding]:
    """Yield the findings for one package."""
    english, own = load_texts(package, ENGLISH), load_texts(package, language)
    if not own:
        yield Finding(language, package, "no_file", "")
        return
    lacking = {name for name in english if not name.startswith("-")} - own.keys()
    for name in sorted(lacking):
        yield Finding(language, package, "lacking", name)
    for name in sorted({name for name in own if not name.startswith("-")} - english.keys()):
        yield Finding(language, package, "too_much", name)
    sums = read_digests(package, language)
    for name in sorted(english.keys() & own.keys()):
        yield from _compare(Finding(language, package, "", name), english[name], own[name])
        if sums.get(name, digest(english[name])) != digest(english[name]):
            yield Finding(language, package, "changed", name)


def _compare(about: Finding, english: str, own: str) -> Iterator[Finding]:
    """Yield a finding if a text cannot be parsed, or names other values than the English one."""
    from hippodrome.i18n.bundle import parse
    from hippodrome.i18n.compiler import References
    from hippodrome.i18n.pattern import Unreadable

    try:
        theirs, ours = (set(References(parse(text)).variables) for text in (english, own))
    except Unreadable as wrong:
        yield about._replace(fault="unreadable", values={"why": str(wrong)})
        return
    if about.id.startswith("-") or theirs == ours:  # a term has its own values in each language
        return
    lost, made = ([f"${name}" for name in sorted(names)] for names in (theirs - ours, ours - theirs))
    yield about._replace(fault="values", values={"lost": lost, "made": made})


def digest(text: str) -> str:
    """Return a short digest of a text, ignoring whitespace."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:10]


def _digest_file(package: str, language: str) -> Traversable:
    return resources.files(package).joinpath("locale", f"{language}.sums")


def read_digests(package: str, language: str) -> dict[str, str]:
    """Return the digests of the English texts that a language was translated from, by id."""
    file = _digest_file(package, language)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return dict(line.split(" ", 1) for line in lines if line.count(" ") == 1)


def accept(packages: Iterable[str], language: str) -> int:
    """Record that every text of a language matches the current English one; return their number."""
    count = 0
    for package in packages:
        english, own = load_texts(package, ENGLISH), load_texts(package, language)
        lines = [f"{name} {digest(english[name])}\n" for name in sorted(english.keys() & own.keys())]
        if lines:
            try:
                Path(str(_digest_file(package, language))).write_text("".join(lines), encoding="utf-8")
            except OSError as wrong:
                raise BadInput("cannot_accept", file=wrong.filename, why=wrong) from None
        count += len(lines)
    return count
