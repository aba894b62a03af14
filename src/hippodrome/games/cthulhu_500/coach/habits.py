"""Habits that an answer of Cthulhu 500 reveals about its player."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import Answer

HABITS = {"pass": True, "pit": True, "card": True, "crew": True, "idle": True, "thrown": False, "reaction": True, "test": True}
ACTIONS = {"pass": "overtake", "pit": "pit", "card": "play", "crew": "crew", "idle": "end"}


def habits(pov: Pov, answer: Answer) -> Mapping[str, float]:
    """Measure an answer: use of the action; number of cards thrown away; whether events are answered, free tests taken."""
    match pov.prompt_kind:
        case "action":
            return {name: answer.verb == verb for name, verb in ACTIONS.items()}
        case "discard":
            return {"thrown": len(answer.cards)}
        case "react":
            return {"reaction": answer.verb == "react"}
        case "free_test":
            return {"test": answer.verb == "yes"}
    return {}
