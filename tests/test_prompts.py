"""What is asked speaks to whoever reads it: to a seat as "you", never by its name, in every game and language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import Ask
from hippodrome.core.table import Pov
from hippodrome.games.registry import parts_of
from hippodrome.i18n.localization import LANGUAGES, Words
from tests.test_steps import RACES, stops

NAMES = ["Xaverine", "Wolfhild", "Quirinus", "Ottokar", "Zbigniew", "Yngvild"]


@pytest.mark.parametrize(("game", "seats", "options"), RACES)
def test_nobody_is_asked_by_name_about_themselves(game: str, seats: int, options: dict[str, Any]) -> None:
    parts, rng = parts_of(game), Random(f"{game} {seats}")
    for table in stops(game, seats, options, "laurel"):
        if not isinstance(table.asked, Ask):
            break
        seat = rng.choice(table.waiting)
        words = Words(rng.choice(LANGUAGES), table.game, table.state.edition, NAMES[:seats])
        pov = Pov(table, seat)
        picked = parts.choice.picks_of(pov, pov.options.draw(rng))
        for chosen in (picked[:0], picked[:1]):
            prompt = parts.choice.consider(pov, words, chosen).prompt
            assert prompt and NAMES[seat] not in prompt, f"{words.language}, {table.asked.about}: {prompt}"
