"""What tests have worker processes do instead of their work. A process imports the module of what it does: this one imports
no more than that needs, so that it starts as quickly as in play."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hippodrome.server.workers.bot_pool import compute_answer
from hippodrome.server.workers.positions import Position

# Bots ----------------------------------------------------------------------------------------------------------------


def dies(given: Position) -> str:
    if given.level == "auriga":
        os._exit(1)
    return compute_answer(given)


def sleeps(given: Position) -> str:
    if given.level == "auriga":
        time.sleep(60)
    return compute_answer(given)


def raises(given: Position) -> str:
    raise RuntimeError("lost")


def cheats(given: Position) -> str:
    return "reset" * 100 if given.level == "auriga" else compute_answer(given)


def plainly(given: Position) -> str:
    """A bot that searches, without its search."""
    return compute_answer(given._replace(level="tiro"))


def stuck(given: Position) -> str:
    """Thinks until whoever wanted it is gone, and says that it has begun."""
    Path(os.environ["BEGUN"]).touch()
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(0.05)
    os._exit(0)


# Reviews -------------------------------------------------------------------------------------------------------------


def briefly(text: str, seats: list[int], told: Callable[[float], None]) -> Any:
    """A review without much thought."""
    from hippodrome.coach.decisions import Rate
    from hippodrome.coach.habits import Habit, HabitCounts
    from hippodrome.coach.review import Balance, Contribution, Review
    from hippodrome.coach.win_probability import Point
    from hippodrome.core.race_file import from_text

    told(0.5)
    made = from_text(text)
    nothing = Contribution("own", 0.0, 0.0)
    luck = (Contribution("dice", 12.0, 3.0, of=0), Contribution("starting_places", -1.0, 2.0))
    return Review(
        made.game, tuple(made.players), True, (0,), tuple(seats), {"positions": 1, "decisions": 1, "again": 1},
        (Point(0, 0, [0.5, 0.5]), Point(len(made.entries), 3, [1.0, 0.0])), (),
        (Balance(0, 0.5, luck, Contribution("all_luck", 11.0, 3.0), nothing, Contribution("rivals", 39.0, 1.0),
                 Contribution("rest", 0.0, 0.0), 1.0,
                 Contribution("adjusted", 89.0, 3.0), 5, 0.0, Rate(12.3, 2.0, "sound")),),
        (Habit(0, "damage", False, 2.5, 1.0, 1.5, 0.3, 40),), {0: {"damage": HabitCounts(40, 100.0, 40.0, 120.0)}},
    )  # fmt: skip


def never(text: str, seats: list[int], told: Callable[[float], None]) -> Any:
    raise RuntimeError("lost")


# Comparisons of editions ---------------------------------------------------------------------------------------------


def for_ever(asked: Any, tell: Any) -> Any:
    tell(0.25)
    threading.Event().wait()
    raise AssertionError


def at_once(asked: Any, tell: Any) -> Any:
    raise ValueError("nothing comes of it")


# Any work ------------------------------------------------------------------------------------------------------------


def spins(given: Any) -> str:
    """Uses a processor until the process is ended."""
    while True:
        pass


def spins_for(seconds: float) -> str:
    """Uses a processor for some CPU seconds."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return "done"


def compiles_beside(given: Any) -> str:
    """Uses a processor in another thread, as an engine that is being compiled does, and answers soon."""
    if not any(thread.name == "compiles" for thread in threading.enumerate()):
        threading.Thread(target=spins, args=(None,), name="compiles", daemon=True).start()
    time.sleep(given)
    return str(os.getpid())
