"""Habits over many races: a reader brings what reviews have counted, and hears it in words. Nothing of it is kept."""

from __future__ import annotations

from typing import Any

from hippodrome.coach.habits import Counted, find_habits
from hippodrome.coach.sentences import habit_row
from hippodrome.games.registry import load_edition, parts_of
from hippodrome.i18n.localization import Words
from hippodrome.server.api.deps import Language, find_game
from hippodrome.server.api.routes import new_router
from hippodrome.server.api.schemas.requests import CountedRaces
from hippodrome.server.api.schemas.responses import ToldHabits, tells
from hippodrome.server.tables.errors import Refusal

router = new_router()


@router.post("/games/{name}/habits", **tells(ToldHabits))
async def habits(name: str, body: CountedRaces, lang: Language) -> dict[str, Any]:
    """What somebody does more and less than strong players, over several races that were reviewed."""
    game = find_game(name)
    if not parts_of(name).brings("coach"):
        raise Refusal(422, "no_coach")
    words = Words(lang, game, load_edition(game))
    races = [{habit: Counted(*counted) for habit, counted in race.items()} for race in body.races]
    found = find_habits(name, 0, races)
    rows = [habit_row(habit, words) for habit in found]
    note = "coach.how_habits" if any(row["clear"] for row in rows) else "coach.no_habits"
    return {"head": words.text("coach.head.my_habits", races=len(races)), "habits": rows, "note": words.text(note)}
