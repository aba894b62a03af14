"""What a language lacks: its words compared with the English ones, file by file.

Beside `words/de.ftl` may lie `words/de.sums`: a line for each entry, its id and a short sum of the English text that it was
translated from. An entry whose English text has another sum now is named until somebody has looked at it. The sums have a file
of their own because they are for machines: tools of translators show comments to people, and some leave them out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from hippodrome.core.complaints import words_in
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.fingerprint import fingerprint
from hippodrome.core.words import ENGLISH, HOUSE, LANGUAGES, Words, load_texts
from hippodrome.running import own_language

ROOMS = (HOUSE, f"{HOUSE}.commands", f"{HOUSE}.server", f"{HOUSE}.lab")
"""Where words are, beside the games."""
FAULTS = ("no_file", "lacking", "too_much", "unreadable", "values", "changed")


class Finding(NamedTuple):
    """Something that is to be done for a language."""

    language: str
    package: str
    fault: str
    """One of FAULTS."""
    id: str
    values: Mapping[str, Any] = {}

    def told(self, words: Words) -> str:
        """What there is to do, in words."""
        return words.text(f"said.words_{self.fault}", language=self.language, **self.values)


def packages() -> list[str]:
    """Every package that has words: the house, its rooms, and the games, those of installed packages too."""
    from hippodrome.games import find, playable

    return [*ROOMS, *(find(name).state.__module__.rpartition(".")[0] for name in playable())]


def check(language: str) -> list[Finding]:
    """Everything that is to be done for a language."""
    return [finding for package in packages() for finding in check_package(package, language)]


def check_package(package: str, language: str) -> Iterator[Finding]:
    """What is to be done in one file of words."""
    english, own = load_texts(package, ENGLISH), load_texts(package, language)
    if not own:
        yield Finding(language, package, "no_file", "")
        return
    lacking = {name for name in english if not name.startswith("-")} - own.keys()
    for name in sorted(lacking):
        yield Finding(language, package, "lacking", name)
    for name in sorted({name for name in own if not name.startswith("-")} - english.keys()):
        yield Finding(language, package, "too_much", name)
    sums = read_sums(package, language)
    for name in sorted(english.keys() & own.keys()):
        yield from _compare(Finding(language, package, "", name), english[name], own[name])
        if sums.get(name, sum_of(english[name])) != sum_of(english[name]):
            yield Finding(language, package, "changed", name)


def _compare(about: Finding, english: str, own: str) -> Iterator[Finding]:
    """Whether a text can be read, and names the values that the English one names."""
    from hippodrome.core.fluent import parse
    from hippodrome.core.patterns import Look
    from hippodrome.core.saying import Unreadable

    try:
        theirs, ours = (set(Look(parse(text)).names) for text in (english, own))
    except Unreadable as wrong:
        yield about._replace(fault="unreadable", values={"why": str(wrong)})
        return
    if about.id.startswith("-") or theirs == ours:  # a term has its own values in each language
        return
    lost, made = ([f"${name}" for name in sorted(names)] for names in (theirs - ours, ours - theirs))
    yield about._replace(fault="values", values={"lost": lost, "made": made})


def sum_of(text: str) -> str:
    """A short sum of a text as it is written; blanks do not count."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:10]


def _sums(package: str, language: str) -> Traversable:
    return resources.files(package).joinpath("words", f"{language}.sums")


def read_sums(package: str, language: str) -> dict[str, str]:
    """The sums of the English texts that a language was translated from, by id."""
    file = _sums(package, language)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return dict(line.split(" ", 1) for line in lines if line.count(" ") == 1)


def accept(language: str) -> int:
    """Write down that every text of a language fits the English one of today; how many there are."""
    count = 0
    for package in packages():
        english, own = load_texts(package, ENGLISH), load_texts(package, language)
        lines = [f"{name} {sum_of(english[name])}\n" for name in sorted(english.keys() & own.keys())]
        if lines:
            try:
                Path(str(_sums(package, language))).write_text("".join(lines), encoding="utf-8")
            except OSError as wrong:
                raise BadInput("cannot_accept", file=wrong.filename, why=wrong) from None
        count += len(lines)
    return count


def run(language: str, *, accepting: bool, as_json: bool) -> int:
    """`hippodrome words check`: 0 if nothing is to be done, else 1."""
    from hippodrome.terminal.safe import say

    if language and language not in LANGUAGES:
        raise BadInput("no_words", language=language[:20], known=OneOf(LANGUAGES))
    chosen = [language] if language else [known for known in LANGUAGES if known != ENGLISH]
    if accepting:
        for each in chosen:
            accept(each)
    found = [finding for each in chosen for finding in check(each)]
    if as_json:
        english = words_in(ENGLISH)
        findings = [
            {"language": it.language, "package": it.package, "fault": it.fault, "id": it.id, "says": it.told(english)}
            for it in found
        ]
        say(json.dumps({"languages": chosen, "findings": findings, "fingerprint": fingerprint()}, ensure_ascii=False))
    else:
        words = words_in(own_language())
        for finding in found:
            say(f"{finding.language} {finding.package} {finding.id or '-'} {finding.told(words)}")
        for each in chosen:
            say(words.text("said.words_to_do", language=each, n=sum(finding.language == each for finding in found)))
    return 1 if found else 0
