"""`hippodrome locale check`: lists missing translations."""

from __future__ import annotations

import json

from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.fingerprint import fingerprint
from hippodrome.games.registry import get_game, playable_games
from hippodrome.i18n.check import accept, check
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.localization import ENGLISH, LANGUAGES
from hippodrome.i18n.user_language import cli_language
from hippodrome.terminal.output import print_line

SHARED_PACKAGES = ("hippodrome.i18n", "hippodrome.cli", "hippodrome.server", "hippodrome.analysis")


def packages() -> list[str]:
    """List every package with messages: the shared ones and the games, those of installed packages too."""
    return [*SHARED_PACKAGES, *(get_game(name).state_type.__module__.rpartition(".")[0] for name in playable_games())]


def run(language: str, *, accepting: bool, as_json: bool) -> int:
    """Print the findings for one language or all; return 0 if there are none, else 1."""
    if language and language not in LANGUAGES:
        raise BadInput("no_words", language=language[:20], known=OneOf(LANGUAGES))
    chosen = [language] if language else [known for known in LANGUAGES if known != ENGLISH]
    if accepting:
        for each in chosen:
            accept(packages(), each)
    found = [finding for each in chosen for finding in check(packages(), each)]
    if as_json:
        english = cli_localization(ENGLISH)
        findings = [
            {"language": it.language, "package": it.package, "fault": it.fault, "id": it.id, "says": it.text(english)}
            for it in found
        ]
        print_line(json.dumps({"languages": chosen, "findings": findings, "fingerprint": fingerprint()}, ensure_ascii=False))
    else:
        words = cli_localization(cli_language())
        for finding in found:
            print_line(f"{finding.language} {finding.package} {finding.id or '-'} {finding.text(words)}")
        for each in chosen:
            print_line(words.text("said.words_to_do", language=each, n=sum(finding.language == each for finding in found)))
    return 1 if found else 0
