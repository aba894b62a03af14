"""What is asked speaks to whoever reads it: to a seat as "you", never by its name, in every game and language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import Ask
from hippodrome.core.table import Pov
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import LANGUAGES, Localization
from tests.test_steps import RACES, stops

NAMES = ["Xaverine", "Wolfhild", "Quirinus", "Ottokar", "Zbigniew", "Yngvild"]


@pytest.mark.parametrize(("game", "seats", "options"), RACES)
def test_nobody_is_asked_by_name_about_themselves(game: str, seats: int, options: dict[str, Any]) -> None:
    parts, rng = get_plugin(game), Random(f"{game} {seats}")
    for table in stops(game, seats, options, "laurel"):
        if not isinstance(table.prompt, Ask):
            break
        seat = rng.choice(table.waiting)
        words = Localization(rng.choice(LANGUAGES), table.game, table.state.edition, NAMES[:seats])
        pov = Pov(table, seat)
        picked = parts.choice.picks_of(pov, pov.options.draw(rng))
        for chosen in (picked[:0], picked[:1]):
            prompt = parts.choice.build_choice(pov, words, chosen).prompt
            assert prompt and NAMES[seat] not in prompt, f"{words.language}, {table.prompt.kind}: {prompt}"
