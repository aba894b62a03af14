"""What can be done with files: tell a race again, verify one, check an edition."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hippodrome.core.ask import Ask
from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import edition_sum, fingerprint
from hippodrome.core.game import Game
from hippodrome.core.race_file import Race, read_text
from hippodrome.core.validation import BadEdition, Fault
from hippodrome.games import plugins
from hippodrome.games.custom_editions import differences, say_custom, say_differences
from hippodrome.games.race_opening import check_luck, fingerprint_of, game_of, open_race
from hippodrome.games.registry import LARGEST_EDITION, NAMES, find, playable, unusable
from hippodrome.i18n.draw_names import chance_name
from hippodrome.i18n.error_messages import words_in
from hippodrome.i18n.localization import ENGLISH, Words
from hippodrome.terminal.output import complain, say


def _edition_fields(race: Race, game: Game[Any], language: str) -> dict[str, Any]:
    """A race's edition for programs: its name, whether it is custom, and what then differs from the built-in one, in words."""
    words, text = Words(language, game), race.edition_text
    return {
        "edition": race.edition,
        "custom": bool(text),
        "differences": say_differences(words, differences(game, text)) if text else "",
    }


def replay(file: Path, *, to: int | None, seat: int | None, language: str, as_json: bool) -> None:
    """Tell a race again, as everybody heard it or as one seat did; of a race that still runs, no seat's secrets but one's."""
    race, game, table = open_race(file)
    if seat is not None and seat > len(race.players):
        raise BadInput("no_seat_in_race", seats=len(race.players), number=seat)
    lines = len(table.log)
    if to is not None and to > lines:
        raise BadInput("no_line_to_tell", lines=lines, line=to)
    if to is not None:
        table = table.at(to)
    reader = None if seat is None else seat - 1
    words = Words(language, game, table.state.edition, race.players, race.options)
    heard = [fact for fact in table.facts if fact.seen_by(reader)]
    if as_json:
        report = {
            "game": race.game,
            **_edition_fields(race, game, language),
            "players": race.players,
            "lines": lines,
            "told_to": len(table.log),
            "waiting": table.awaited,
            "over": table.asked is None,
            "ranks": game.standing(table.state).ranks,
            "winners": game.standing(table.state).winners,
            "facts": [{"kind": fact.kind, **fact.data, "text": words.fact(fact)} for fact in heard],
            "view": game.view(table.state, reader),
            "fingerprint": fingerprint_of(race, game) | ({} if table.asked is None else {"seed": ""}),
        }
        say(json.dumps(report, ensure_ascii=False))
        return
    if custom := say_custom(words, game, race.edition, race.edition_text):
        say(custom)
    for fact in heard:
        say(words.fact(fact))
    if isinstance(table.asked, Ask):
        say(words.text("replay.waiting", waiting=table.awaited))


def verify(file: Path, *, as_json: bool, language: str = ENGLISH) -> int:
    """Check a race's answers against the rules and its luck against its seed; 0 if all is well, 1 if luck was not fair."""
    race, game, table = open_race(file)
    known = bool(race.seed)
    checked, wrong = check_luck(race, table)
    report = {
        "file": str(file),
        "game": race.game,
        **_edition_fields(race, game, language),
        "lines": len(table.log),
        "over": table.asked is None,
        "commitment": race.commitment,
        "seed_revealed": known,
        "draws_checked": checked,
        "wrong": wrong,
        "fair": known and not wrong,
        "fingerprint": fingerprint_of(race, game),
    }
    if as_json:
        say(json.dumps(report))
        return 1 if wrong else 0
    told: dict[str, Any] = {"file": str(file), "lines": len(table.log), "checked": checked, "wrong": len(wrong)}
    if wrong:
        what = chance_name(Words(language, game, table.state.edition, race.players, race.options), wrong[0]["ask"])
        told |= {"what": what, **{key: str(wrong[0][key]) for key in ("line", "expected", "found")}}
    if custom := say_custom(Words(language, game), game, race.edition, race.edition_text):
        say(custom)
    key = "wrong" if wrong else "fair" if known else "secret"
    say(words_in(language).text(f"said.verify_{key}", commitment=race.commitment[:16], **told))
    return 1 if wrong else 0


def list_games(language: str, *, as_json: bool) -> None:
    """Say which games there are and where they come from; of those that cannot be used, why."""
    found: list[dict[str, Any]] = [
        {
            "name": name,
            "title": Words(language, find(name)).text("game.title"),
            "seats": [find(name).seats.start, find(name).seats.stop - 1],
            "package": "hippodrome" if name in NAMES else plugins.package_of(plugins.entries()[name][0]),
        }
        for name in playable()
    ]
    if as_json:
        say(
            json.dumps(
                {"games": found, "unusable": [str(why) for why in unusable()], "fingerprint": fingerprint()}, ensure_ascii=False
            )
        )
        return
    for row in found:
        least, most = row["seats"]
        key = "said.game" if most > least else "said.game_of_one_size"
        told = words_in(language).text(key, title=row["title"], least=least, most=most, package=row["package"])
        say(f"{row['name']:<18}  {told}")
    for why in unusable():
        complain(why.told(language))


def check_edition(file: Path, *, as_json: bool, language: str = ENGLISH) -> int:
    """Say everything that is wrong with an edition file; 0 if nothing is, 2 otherwise."""
    faults: tuple[Fault, ...] = ()
    name, made = "", fingerprint()
    try:
        text = read_text(file, LARGEST_EDITION)
        name = game_of(text, str(file))
        game = find(name)
        made = fingerprint(game, edition=edition_sum(text))
        game.read_edition(text, str(file))
    except BadEdition as error:
        faults = error.faults
    except BadInput as error:
        faults = (Fault(0, "own", {"sentence": error.told(language)}),)
    if as_json:
        rows = [{"line": fault.line, "code": fault.code, "reason": fault.told(language)} for fault in faults]
        say(json.dumps({"file": str(file), "game": name, "ok": not faults, "faults": rows, "fingerprint": made}))
    elif faults:
        for fault in faults:
            where = f"{file}:{fault.line}: " if fault.line else f"{file}: "
            reason = fault.told(language)
            complain((where if str(file) not in reason else "") + reason)
    else:
        say(Words(language).text("edition.is_sound", file=str(file), game=name))
    return 2 if faults else 0
