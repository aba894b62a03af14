"""Checks of prose: words with a plainer one, and sentences that are too long."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.docs.links import CODE, FENCE

MAX_WORDS = 40
"""Maximum words in a sentence."""
PLAIN_WORDS = {
    r"whoever|whomever": "anyone who, or name the actor",
    r"whatever": "anything that, or name the thing",
    r"somebody|someone else's": "a player, client or process",
    r"nobody(?! has tried a million)|no one": "no player, client or process",
    r"everybody": "everyone, or name them",
    r"so many": "the number and its noun",
    r"(?:is|are|was|were|be) (?:told|kept|asked)": "name the actor: the server sends, stores, prompts",
    r"(?:it|they|that|which|who|page|text|file) (?:stands|lies|lie)": "is",
    r"of (?:one's|their|its) own\b(?! accord)": "own, custom, separate",
    r"by itself|by themselves": "automatically",
    r"the house(?:'s)?": "built-in",
    r"thinkers?|thoughts?": "worker; search, job",
    r"made anew|made of": "recreated; built from",
    r"besides": "in addition",
    r"beside": "next to",
    r"dearer|reckon(?:ed)?|spoiled": "more expensive; calculate; damaged",
    r"set-ups?": "configuration, setup",
    r"(?<!planted )faults?": "error, issue, failure",
    r"(?:requests|moves|races|turns|times|bytes) an? (?:second|minute|day|race|turn|move)": "per",
    r"go(?:es)? along|as it stands|at its door": "plain words",
}
"""Patterns and what to write instead."""
_SENTENCE_END = re.compile(r"(?<=[.!?:;])\s+|\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)")


class Finding(NamedTuple):
    """A place in a text, and the advice."""

    text: str
    advice: str


def prose_of(text: str) -> str:
    """Return a page without code, tables, headings and the targets of links."""
    text = CODE.sub("x", FENCE.sub("\n\n", text))
    text = re.sub(r"^(?:\||#).*$", "\n", text, flags=re.M)
    return re.sub(r"\]\([^)]*\)", "]", text)


def words_of(text: str) -> str:
    """Return a page without code and the targets of links, with its tables and headings."""
    return re.sub(r"\]\([^)]*\)", "]", CODE.sub("x", FENCE.sub("\n\n", text)))


def unplain_words(text: str) -> Iterator[Finding]:
    """Yield the words of a page that have a plainer one."""
    plain = words_of(text)
    for pattern, advice in PLAIN_WORDS.items():
        for found in re.finditer(rf"\b(?:{pattern})\b", plain, re.I):
            around = plain[max(0, found.start() - 40) : found.end() + 40].replace("\n", " ")
            yield Finding(f"'{found[0]}' in '…{around}…'", advice)


def long_sentences(text: str) -> Iterator[Finding]:
    """Yield the sentences of a page that have too many words."""
    for sentence in _SENTENCE_END.split(prose_of(text)):
        if len(sentence.split()) > MAX_WORDS:
            yield Finding(" ".join(sentence.split())[:120], f"{len(sentence.split())} words")
