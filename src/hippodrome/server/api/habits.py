"""Route for a player's habits over several races. The client sends the counts of its reviews; the server stores nothing."""

from __future__ import annotations

from typing import Any

from hippodrome.coach.habits import HabitCounts, find_habits
from hippodrome.coach.sentences import habit_row
from hippodrome.games.registry import get_plugin, load_edition
from hippodrome.i18n.localization import Localization
from hippodrome.server.api.deps import Language, find_game
from hippodrome.server.api.routes import new_router
from hippodrome.server.errors import ApiError
from hippodrome.server.schemas.requests import HabitsRequest
from hippodrome.server.schemas.responses import HabitsReport, responds_with

router = new_router()


@router.post("/games/{name}/habits", **responds_with(HabitsReport))
async def habits(name: str, body: HabitsRequest, lang: Language) -> dict[str, Any]:
    """Compare a player's habits over several reviewed races with those of strong players."""
    game = find_game(name)
    if not get_plugin(name).provides("coach"):
        raise ApiError(422, "no_coach")
    words = Localization(lang, game, load_edition(game))
    races = [{habit: HabitCounts(*counted) for habit, counted in race.items()} for race in body.races]
    found = find_habits(name, 0, races)
    rows = [habit_row(habit, words) for habit in found]
    note = "coach.how_habits" if any(row["significant"] for row in rows) else "coach.no_habits"
    return {"head": words.text("coach.head.my_habits", races=len(races)), "habits": rows, "note": words.text(note)}
