"""Commands on files: replay a race, verify a race, check an edition."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hippodrome.core.ask import Ask
from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import fingerprint, text_digest
from hippodrome.core.game import Game
from hippodrome.core.race_file import RaceRecord, read_text
from hippodrome.core.validation import BadEdition, Issue
from hippodrome.games import plugins
from hippodrome.games.custom_editions import describe_custom, describe_differences, differences
from hippodrome.games.race_opening import check_luck, fingerprint_of, game_of, open_race
from hippodrome.games.registry import BUILT_IN_NAMES, MAX_EDITION_BYTES, get_game, playable_games, unusable_games
from hippodrome.i18n.draw_names import chance_name
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.localization import ENGLISH, Localization
from hippodrome.terminal.output import print_error, print_line


def _edition_fields(race: RaceRecord, game: Game[Any], language: str) -> dict[str, Any]:
    """Return a race's edition as JSON values: its name, whether it is custom, and a text about its differences from the
    built-in one."""
    words, text = Localization(language, game), race.edition_text
    return {
        "edition": race.edition,
        "custom": bool(text),
        "differences": describe_differences(words, differences(game, text)) if text else "",
    }


def replay(file: Path, *, to: int | None, seat: int | None, language: str, as_json: bool) -> None:
    """Print a race's log, as all players or as one seat saw it; of an unfinished race, the secrets of at most that seat."""
    race, game, table = open_race(file)
    if seat is not None and seat > len(race.players):
        raise BadInput("no_seat_in_race", seats=len(race.players), number=seat)
    lines = len(table.log)
    if to is not None and to > lines:
        raise BadInput("no_line_to_tell", lines=lines, line=to)
    if to is not None:
        table = table.at(to)
    reader = None if seat is None else seat - 1
    words = Localization(language, game, table.state.edition, race.players, race.options)
    facts = [fact for fact in table.facts if fact.is_visible_to(reader)]
    if as_json:
        report = {
            "game": race.game,
            **_edition_fields(race, game, language),
            "players": race.players,
            "lines": lines,
            "told_to": len(table.log),
            "waiting": table.publicly_waiting,
            "over": table.prompt is None,
            "ranks": game.standing(table.state).ranks,
            "winners": game.standing(table.state).winners,
            "facts": [{"kind": fact.kind, **fact.data, "text": words.fact(fact)} for fact in facts],
            "view": game.view(table.state, reader),
            "fingerprint": fingerprint_of(race, game) | ({} if table.prompt is None else {"seed": ""}),
        }
        print_line(json.dumps(report, ensure_ascii=False))
        return
    if custom := describe_custom(words, game, race.edition, race.edition_text):
        print_line(custom)
    for fact in facts:
        print_line(words.fact(fact))
    if isinstance(table.prompt, Ask):
        print_line(words.text("replay.waiting", waiting=table.publicly_waiting))


def verify(file: Path, *, as_json: bool, language: str = ENGLISH) -> int:
    """Check a race's answers against the rules and its draws against its seed; return 0 if all match, 1 if a draw does not."""
    race, game, table = open_race(file)
    known = bool(race.seed)
    checked, wrong = check_luck(race, table)
    report = {
        "file": str(file),
        "game": race.game,
        **_edition_fields(race, game, language),
        "lines": len(table.log),
        "over": table.prompt is None,
        "commitment": race.commitment,
        "seed_revealed": known,
        "draws_checked": checked,
        "wrong": wrong,
        "fair": known and not wrong,
        "fingerprint": fingerprint_of(race, game),
    }
    if as_json:
        print_line(json.dumps(report))
        return 1 if wrong else 0
    values: dict[str, Any] = {"file": str(file), "lines": len(table.log), "checked": checked, "wrong": len(wrong)}
    if wrong:
        what = chance_name(Localization(language, game, table.state.edition, race.players, race.options), wrong[0]["ask"])
        values |= {"what": what, **{key: str(wrong[0][key]) for key in ("line", "expected", "found")}}
    if custom := describe_custom(Localization(language, game), game, race.edition, race.edition_text):
        print_line(custom)
    key = "wrong" if wrong else "fair" if known else "secret"
    print_line(cli_localization(language).text(f"said.verify_{key}", commitment=race.commitment[:16], **values))
    return 1 if wrong else 0


def list_games(language: str, *, as_json: bool) -> None:
    """Print the games and their packages; for those that cannot be used, the reason."""
    found: list[dict[str, Any]] = [
        {
            "name": name,
            "title": Localization(language, get_game(name)).text("game.title"),
            "seats": [get_game(name).seats.start, get_game(name).seats.stop - 1],
            "package": "hippodrome" if name in BUILT_IN_NAMES else plugins.package_of(plugins.entries()[name][0]),
        }
        for name in playable_games()
    ]
    if as_json:
        print_line(
            json.dumps(
                {"games": found, "unusable": [str(why) for why in unusable_games()], "fingerprint": fingerprint()},
                ensure_ascii=False,
            )
        )
        return
    for row in found:
        least, most = row["seats"]
        key = "said.game" if most > least else "said.game_of_one_size"
        text = cli_localization(language).text(key, title=row["title"], least=least, most=most, package=row["package"])
        print_line(f"{row['name']:<18}  {text}")
    for why in unusable_games():
        print_error(why.localize(language))


def check_edition(file: Path, *, as_json: bool, language: str = ENGLISH) -> int:
    """Print every issue of an edition file; return 0 if there is none, 2 otherwise."""
    faults: tuple[Issue, ...] = ()
    name, made = "", fingerprint()
    try:
        text = read_text(file, MAX_EDITION_BYTES)
        name = game_of(text, str(file))
        game = get_game(name)
        made = fingerprint(game, edition=text_digest(text))
        game.read_edition(text, str(file))
    except BadEdition as error:
        faults = error.issues
    except BadInput as error:
        faults = (Issue(0, "own", {"sentence": error.localize(language)}),)
    if as_json:
        rows = [{"line": fault.line, "code": fault.code, "reason": fault.localize(language)} for fault in faults]
        print_line(json.dumps({"file": str(file), "game": name, "ok": not faults, "issues": rows, "fingerprint": made}))
    elif faults:
        for fault in faults:
            where = f"{file}:{fault.line}: " if fault.line else f"{file}: "
            reason = fault.localize(language)
            print_error((where if str(file) not in reason else "") + reason)
    else:
        print_line(Localization(language).text("edition.is_sound", file=str(file), game=name))
    return 2 if faults else 0
