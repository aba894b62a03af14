"""How strong the searching bots are: what `hippodrome ladder GAME --seats 4` measured."""

from __future__ import annotations

ALONE = {
    "charioteer": {"agitator": 61, "miliarius": 66},
    "chariot-race": {"agitator": 53, "miliarius": 68},
    "cthulhu-500": {"agitator": 42, "miliarius": 62},
}
"""Of a hundred races, how many a level wins alone against three aurigas."""
