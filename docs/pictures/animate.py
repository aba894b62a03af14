"""Animate a race file of Charioteer as one SVG that needs neither a script nor a network.

python docs/pictures/animate.py docs/pictures/race.race docs/pictures/race.svg

The race in the documentation was played by:
hippodrome play charioteer --terminal --seats auriga,auriga,auriga,auriga --set laps=1 --seed circus --file race.race
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hippodrome.cli.runner import Arguments, run

REPOSITORY = Path(__file__).parents[2]
sys.path.insert(0, str(REPOSITORY))

STYLES = ("src/hippodrome/web/styles/*.css", "src/hippodrome/games/charioteer/svg/art.css")
SPACE_SECONDS, TURN_SECONDS, END_SECONDS = 0.055, 0.5, 2.5
BOARD_PIECES = re.compile(r"crowd:|die|lap|deck|bag")

Slot = list[float]


class Key(NamedTuple):
    """A piece at a place, at a time."""

    seconds: float
    slot: Slot


def read_replay(race: Path) -> tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]]:
    """Return the board, the faces and the frames of a race."""
    from tests.server.club import club

    with tempfile.TemporaryDirectory() as home, club(Path(home)) as here:
        table = here.client.post("/api/races", content=race.read_bytes()).json()["id"]
        replay = here.get(f"/tables/{table}/replay?lang=en&count=60")
        return here.client.get(replay["board"]).json(), here.client.get(replay["faces"]).json(), replay["frames"]


def schedule(frames: list[dict[str, Any]], slots: dict[str, Slot]) -> tuple[dict[str, list[Key]], list[float]]:
    """Return the way of every chariot, and the time at which each frame is reached."""
    now, keys, reached = 0.0, {}, []
    for frame in frames:
        for entry in frame["log"]:
            paths = entry.get("paths", {})
            if not paths:
                continue
            if not keys:  # the line-up
                keys = {piece: [Key(0.0, slots[path[-1]])] for piece, path in paths.items()}
                continue
            mover = max(paths, key=lambda piece: len(paths[piece]))
            began = now
            for piece, path in paths.items():
                if piece in keys:
                    keys[piece].append(Key(began, keys[piece][-1].slot))
                    for name in path if piece == mover else path[-1:]:
                        now += SPACE_SECONDS * (piece == mover)
                        keys[piece].append(Key(max(now, began + SPACE_SECONDS), slots[name]))
        now += TURN_SECONDS
        reached.append(now)
    return keys, reached


def unwrap(angles: list[float]) -> Iterator[float]:
    """Yield angles without a jump over a full turn, so that a piece turns the short way."""
    last = angles[0]
    for angle in angles:
        last += (angle - last + 180) % 360 - 180
        yield last


def animated(piece: str, keys: list[Key], face: list[Any], total: float) -> str:
    """Return a piece that moves."""
    ordered = sorted(keys, key=lambda key: key.seconds)
    times = ";".join(f"{min(key.seconds / total, 1):.4f}" for key in ordered) + ";1"
    places = ";".join(f"{key.slot[0]:g} {key.slot[1]:g}" for key in [*ordered, ordered[-1]])
    turns = ";".join(f"{angle:g}" for angle in unwrap([key.slot[2] for key in [*ordered, ordered[-1]]]))
    timing = f'dur="{total:.2f}s" repeatCount="indefinite" keyTimes="{times}"'
    width, height, drawing = face
    seat, scale = piece.rpartition(":")[2], ordered[0].slot[3]
    return (
        f'<g class="seat-{seat}"><animateTransform attributeName="transform" type="translate" values="{places}" {timing}/>'
        f'<g><animateTransform attributeName="transform" type="rotate" values="{turns}" {timing}/>'
        f'<g transform="scale({scale}) translate({-width / 2:g} {-height / 2:g})">{drawing}</g></g></g>'
    )


def still(pieces: list[dict[str, Any]], slots: dict[str, Slot], faces: dict[str, Any]) -> str:
    """Return the pieces that lie on the board."""
    drawn = []
    for piece in pieces:
        if BOARD_PIECES.match(piece["slot"]) and piece["slot"] in slots:
            x, y, turn, scale = slots[piece["slot"]][:4]
            width, height, drawing = faces[piece["face"]]
            place = f"translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g}) translate({-width / 2:g} {-height / 2:g})"
            drawn.append(f'<g transform="{place}">{drawing}</g>')
    return "".join(drawn)


def shown_between(content: str, start: float, end: float, total: float) -> str:
    """Return content that is visible for a part of the time."""
    times, values = [0.0, start / total, end / total], ["hidden", "visible", "hidden"]
    if start == 0:
        times, values = [0.0, end / total], ["visible", "hidden"]
    if end >= total:
        times, values = times[:-1], values[:-1]
    timing = f'values="{";".join(values)}" keyTimes="{";".join(f"{time:.4f}" for time in times)}" dur="{total:.2f}s"'
    return f'<g><animate attributeName="visibility" calcMode="discrete" repeatCount="indefinite" {timing}/>{content}</g>'


def style(drawn: str) -> str:
    """Return the rules of the style sheets for the classes that are drawn, in light colours."""
    sheets = [sheet for pattern in STYLES for sheet in sorted(REPOSITORY.glob(pattern))]
    text = re.sub(r"/\*.*?\*/", "", "".join(sheet.read_text("utf-8") for sheet in sheets), flags=re.S)
    text = re.sub(r"light-dark\(((?:[^(),]|\([^)]*\))*),(?:[^()]|\([^)]*\))*?\)", r"\1", text)
    classes = {name for names in re.findall(r'class="([^"]*)"', drawn) for name in names.split()}
    rules = []
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        selector = " ".join(selector.split())
        used = re.findall(r"\.([\w-]+)", selector)
        if selector == ":root" or (used and set(used) <= classes and ":" not in selector and "[" not in selector):
            rules.append(f"{selector}{{{' '.join(body.split())}}}")
    return "".join(rules)


def animate(race: Path) -> str:
    """Return the animation of a race file."""
    board, faces, frames = read_replay(race)
    slots = board["slots"]
    keys, reached = schedule(frames, slots)
    total = reached[-1] + END_SECONDS
    parts = [board["drawing"], faces["_shapes"][2]]
    for n, frame in enumerate(frames):
        start, end = (0.0 if n == 0 else reached[n]), (reached[n + 1] if n + 1 < len(frames) else total)
        title = f'<text class="t-display" x="20" y="-20" font-size="32">{frame["scene"]["title"]}</text>'
        parts.append(shown_between(still(frame["scene"]["pieces"], slots, faces) + title, start, end, total))
    parts += [animated(piece, way, faces["chariot"], total) for piece, way in keys.items()]
    drawn = "".join(parts)
    width, height = board["width"], board["height"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -60 {width:g} {height + 60:g}">'
        f"<title>A race of Charioteer: four bots, one lap</title><style>{style(drawn)}</style>"
        f'<rect y="-60" width="100%" height="100%" fill="#f2e8d5"/>{drawn}</svg>\n'
    )


def main() -> None:
    """Read a race file and write its animation."""
    parser = Arguments(prog="python docs/pictures/animate.py", description=__doc__.partition("\n")[0])
    parser.add_argument("race", type=Path, metavar="FILE.race", help="a race of Charioteer")
    parser.add_argument("out", type=Path, metavar="OUT.svg", help="the animation")
    given = parser.parse_args()
    given.out.write_text(animate(given.race), "utf-8")


if __name__ == "__main__":
    sys.exit(run(main))
