"""The largest edition of each game that is not refused: what strangers can bring at most."""

from __future__ import annotations

import re

from hippodrome.core.validation import BadEdition
from hippodrome.games.registry import edition_text, get_game


def charioteer() -> str:
    """As many cards, tokens and spaces as there may be, and the largest hands with so many kinds of tokens."""
    text = edition_text(get_game("charioteer"), "reconstructed")[0]
    text = text.replace('"whip x15"', '"whip x268"').replace("count = 147", "count = 400")
    text = text.replace('"whip x6"', '"whip x146"').replace("fan_count = 60", "fan_count = 200")
    text = text.replace("hand = 8", "hand = 9")
    text = re.sub(r"crowd = \d+", "crowd = 10", text)
    head, _, _ = text.partition("[[track.section]]")
    straight = "[[track.section]]\nstraight = 132\n"
    turn = '[[track.section]]\nbend = "RRRRRRRRRRRRRRRRRR"\nturn = 180\n'
    return head + straight + turn + straight + turn


def chariot_race() -> str:
    """Lanes of as many spaces as there may be, and boards with the longest tracks and as many dice as these allow."""
    text = edition_text(get_game("chariot-race"), "reconstructed")[0]
    lane = "3 " * 22 + "(" + "3 " * 16 + ") " + "3 " * 22
    starts = "3 " * 22 + "(" + "3 " * 16 + ") " + "3 " * 14 + "3@{b} " + "3 " * 5 + "3@{a} 3"
    for name, a, b in (("inner", 1, 4), ("middle", 2, 5), ("outer", 3, 6)):
        first, second = lane.strip(), starts.format(a=a, b=b)
        heads = [match.start() for match in re.finditer(rf"(?m)^{name} = ", text)]
        for n, at in reversed([*enumerate(heads)]):
            end = text.index("\n", at)
            text = f'{text[:at]}{name} = "{first if n < 2 else second}"{text[end:]}'
    ends = "".join(f"{track} = 60\n{track}_start = 60\n" for track in ("damage", "speed", "fate"))
    board = f'source = "own"\n{ends}dice = "0-60: 3"\n\n'
    text = re.sub(r"(?ms)^(\[(?:equal|chariot\.\w+)\][^\n]*\n).*?(?=^\[|\Z)", lambda found: found[1] + board, text)
    return re.sub(r"(?m)^dice = \d+", "dice = 10", re.sub(r"(?m)^laps = \d+", "laps = 5", text, count=1), count=1)


def cthulhu_500() -> str:
    """As many cards and vehicles as there may be, with long names and texts."""
    text = edition_text(get_game("cthulhu-500"), "reconstructed")[0]
    said = f'source = "own"\nname = "{"n" * 60}"\ntext = "{"t " * 199}"\n'
    vehicle = '\n[[vehicle]]\nid = "v{n}"\nspeed = {n}\ncomplexity = 9\ndamaged = 1\n' + said
    mod = '\n[[mod]]\nid = "m{n}"\nalways = {a}\npassing = {b}\npassed = {c}\n' + said
    more = 300 - 93
    text = re.sub(r"(?m)^mod = (\d+)", lambda found: f"mod = {int(found[1]) + more}", text, count=1)
    text += "".join(vehicle.format(n=n) for n in range(8))
    return text + "".join(mod.format(n=n, a=n % 10 + 1, b=n // 10 % 10 + 1, c=n // 100 + 1) for n in range(more))


def largest(game: str) -> str:
    """The largest edition of a game, which says that it departs from the rulebook wherever it does."""
    text = {"charioteer": charioteer, "chariot-race": chariot_race, "cthulhu-500": cthulhu_500}[game]()
    try:
        get_game(game).read_edition(text, game)
    except BadEdition as bad:
        limits = {limit for fault in bad.issues for limit in re.findall(r'write departs = \["([\w-]+)"\]', fault.reason)}
        return f"departs = {sorted(limits)}\n{text}"
    return text
