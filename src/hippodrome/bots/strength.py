"""How strong the searching bots are: what `hippodrome ladder GAME --seats 4` measured."""

from __future__ import annotations

ALONE = {
    "charioteer": {"agitator": 60, "miliarius": 90},
    "chariot-race": {"agitator": 45, "miliarius": 60},
    "cthulhu-500": {"agitator": 37, "miliarius": 45},
}
"""Of a hundred races, how many a level wins alone against three aurigas."""
