"""Options of Chariot Race as users type them."""

from __future__ import annotations

import pytest

from hippodrome.core.errors import BadInput
from tests.games.chariot_race.tables import chariot_race


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [("first_half", "b", "B"), ("second_half", "A", "A"), ("laps", "3", 3), ("two_chariots", "No", False)],
)
def test_option_values_ignore_letter_case(name: str, text: str, value: object) -> None:
    game, _ = chariot_race()
    assert game.options[name].read(name, text) == value


@pytest.mark.parametrize(("name", "text"), [("first_half", "c"), ("laps", "--3"), ("laps", "9" * 5000), ("laps", "0")])
def test_invalid_option_values_are_rejected_in_one_line(name: str, text: str) -> None:
    game, _ = chariot_race()
    with pytest.raises(BadInput, match="choose from"):
        game.options[name].read(name, text)
