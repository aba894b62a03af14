"""RL encoding of Chariot Race: the ids that spell an answer, and the observation of a seat as a row of numbers.

Every answer is one id, except a path, which is spelled step by step; when no lane change is left, the remaining steps are
forced. Chariots are counted from the observer's first one, in seat order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.table import Pov
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import FACES, MAX_CHARIOTS, Edition
from hippodrome.games.chariot_race.offers import PHASES, SETTABLE
from hippodrome.games.chariot_race.track import FORWARD, IN, LANES, OUT, Track
from hippodrome.rl.fields import Field, Ids, one_hot

STEPS = (FORWARD, IN, OUT)


class Layout(NamedTuple):
    """First id of each kind."""

    repair: int
    pass_: int
    keep: int
    step: int
    speed: int
    reroll: int
    """The dice as bits, minus one."""
    set: int
    """Die by die, every face that a die may be turned to."""
    javelin: int
    take: int
    start: int
    caltrop: int
    size: int


@lru_cache(maxsize=64)
def layout_of(edition: Edition) -> Layout:
    """Return the ids of an edition."""
    top = max(board.speed for board in (edition.equal, *edition.boards))
    dice = dice_of(edition)
    reroll = 6 + top + 1
    set_ = reroll + (1 << dice) - 1
    javelin = set_ + dice * len(SETTABLE)
    take = javelin + MAX_CHARIOTS
    start = take + len(edition.colours)
    caltrop = start + MAX_CHARIOTS
    spaces = max(len(track.spaces) for track in edition.tracks.values())
    return Layout(0, 1, 2, 3, 6, reroll, set_, javelin, take, start, caltrop, caltrop + spaces)


@lru_cache(maxsize=64)
def dice_of(edition: Edition) -> int:
    """Return the maximum number of dice that are ever rolled."""
    return max(max(board.dice, default=0) for board in (edition.equal, *edition.boards))


def names(edition: Edition) -> Sequence[str]:
    """Return the names of the ids."""
    at, dice = layout_of(edition), range(1, dice_of(edition) + 1)
    spaces = max((track.spaces for track in edition.tracks.values()), key=len)
    rerolls = {sum(1 << die - 1 for die in some): some for n in dice for some in combinations(dice, n)}
    return [
        "repair", "pass", "keep", "step forward", "step in", "step out",
        *(f"speed {n}" for n in range(at.reroll - at.speed)),
        *(f"reroll {' '.join(map(str, rerolls[bits]))}" for bits in sorted(rerolls)),
        *(f"turn die {die} to {FACES[face]}" for die in dice for face in SETTABLE),
        *("javelin at oneself" if n == 0 else f"javelin at chariot +{n}" for n in range(MAX_CHARIOTS)),
        *(f"take {colour}" for colour in edition.colours),
        *(f"start {n + 1}" for n in range(MAX_CHARIOTS)),
        *(f"caltrop on space {n + 1} of {len(spaces)}" for n in range(at.size - at.caltrop)),
    ]  # fmt: skip


class SingleIdSpelling:
    """The spelling of answers that are one id."""

    def __init__(self, pov: Pov, view: Mapping[str, Any]) -> None:
        edition: Edition = pov.edition
        self._at, self._edition = layout_of(edition), edition
        self._colours = [chariot["colour"] for chariot in view["chariots"]]
        self._seat, self._track = pov.seat, edition.tracks[view["halves"]]
        self._options: dict[int, Act] = {self._id(act): act for act in pov.options}

    def _id(self, act: Act) -> int:
        at, of = self._at, act.of
        match act.do:
            case "pass":
                return at.pass_
            case "repair" | "keep" | "speed" | "take" | "start":
                return int(getattr(at, act.do) + (of[0] if of else 0))
            case "reroll":
                return at.reroll - 1 + sum(1 << die for die in of)
            case "set":
                return at.set + of[0] * len(SETTABLE) + SETTABLE.index(of[1])
            case "javelin":
                n = self._colours.index(self._edition.colours[of[0]])
                return at.javelin + (n - self._seat) % len(self._colours)
        return at.caltrop + self._track.first_id[of[0]] + of[1]

    def after(self, ids: Ids) -> Ids:
        return () if ids else sorted(self._options)

    def spell(self, answer: Act) -> Ids:
        return (self._id(answer),)

    def answer(self, ids: Ids) -> Act:
        return self._options[ids[0]]


class PathSpelling:
    """The spelling of a path, step by step. (Changing Lanes)"""

    def __init__(self, at: Layout, lane: int, steps: int, changes: int) -> None:
        self._at, self._lane, self._steps, self._changes = at, lane, steps, changes

    def after(self, ids: Ids) -> Ids:
        if len(ids) == self._steps:
            return ()
        taken = [STEPS[id - self._at.step] for id in ids]
        lane, left = self._lane + sum(taken), self._changes - sum(step != FORWARD for step in taken)
        aside = [n for n in (1, 2) if left and 0 <= lane + STEPS[n] < len(LANES)]
        return [self._at.step, *(self._at.step + n for n in aside)]

    def spell(self, answer: Act) -> Ids:
        return [self._at.step + STEPS.index(step) for step in answer.of]

    def answer(self, ids: Ids) -> Act:
        return Act("path", tuple(STEPS[id - self._at.step] for id in ids))


def spelling(pov: Pov, view: Mapping[str, Any]) -> SingleIdSpelling | PathSpelling:
    """Return the spelling of the answers to the open prompt."""
    if pov.prompt_kind != "path":
        return SingleIdSpelling(pov, view)
    chariot = view["chariots"][view["active"]]
    return PathSpelling(layout_of(pov.edition), chariot["lane"], chariot["speed"], view["steers"])


# Observation -----------------------------------------------------------------------------------------------------------

HALVES = ("first half B", "second half B")
LOOKAHEAD_FEATURES = ("limit", "heap", "caltrop", "chariot")


@lru_cache(maxsize=64)
def lookahead_of(edition: Edition) -> int:
    """Return the number of spaces observed ahead in each lane: as far as the fastest chariot goes."""
    return max(board.speed for board in (edition.equal, *edition.boards))


def fields(edition: Edition, seats: int) -> Sequence[Field]:
    """Return names and sizes of the observation's numbers. Chariots are counted from the observer's first one."""
    boards = (edition.equal, *edition.boards)
    damage, speed, fate = (max(getattr(board, name) for board in boards) for name in ("damage", "speed", "fate"))
    dice, spaces = dice_of(edition), max(len(track.spaces) for track in edition.tracks.values())
    lap = max(track.lap for track in edition.tracks.values())
    longest = max(max(track.counts) for track in edition.tracks.values())
    flags = ("unequal", "safe_after_finish", "shared_win", "set_back_loses_lap", "wrecks_ram", "finish_ends_race")
    found = [
        Field("round", 1, 30, "the round that is being played"),
        Field("laps", 1, 5, "laps of the race"),
        Field("board", len(HALVES), 1, f"which side lies up: {', '.join(HALVES)}"),
        *(Field(name.replace("_", " "), 1, 1, f"the option: {name.replace('_', ' ')}") for name in flags),
        Field("phase", len(PHASES), 1, f"what is decided: {', '.join(PHASES)}"),
        Field("dice", dice * len(FACES), 1, f"what each die shows: {', '.join(FACES)}"),
        Field("free re-roll", 1, 1, "whether a re-roll costs nothing"),
        Field("repaired", 1, 1, "whether there was a repair this turn"),
        Field("steers", 1, dice, "lane changes that a path may have"),
        Field("attacks", 1, dice, "attack dice not yet used"),
        Field("supply", 1, max(1, edition.caltrops), "caltrops that are not on the board"),
        Field("caltrops", spaces, 1, "the spaces where one lies, by number"),
    ]
    for n in range(MAX_CHARIOTS):
        who = "own first" if n == 0 else f"chariot +{n}"
        found += [
            Field(f"{who}: is there", 1, 1, "whether the race has such a chariot"),
            Field(f"{who}: mine", 1, 1, "whether it is one's own"),
            Field(f"{who}: active", 1, 1, "whether it is its turn"),
            Field(f"{who}: colour", len(edition.colours), 1, f"{', '.join(edition.colours)}"),
            Field(f"{who}: damage", 1, damage, "what it can still take"),
            Field(f"{who}: speed", 1, max(1, speed), "its speed"),
            Field(f"{who}: fate", 1, max(1, fate), "its fate"),
            Field(f"{who}: lane", len(LANES), 1, f"{', '.join(LANES)}; none before it is placed"),
            Field(f"{who}: space", 1, longest, "its space in the lane, from 1; 0 before it is placed"),
            Field(f"{who}: front", 1, lap, "how far ahead its front is, laps included; below 0 before the line"),
            Field(f"{who}: completed", 1, 5, "laps completed"),
            Field(f"{who}: start", 1, MAX_CHARIOTS, "its starting place"),
            Field(f"{who}: arrived", 1, 200, "when it came to its place"),
            Field(f"{who}: wrecked", 1, MAX_CHARIOTS, "the number of its wreck, 0 while it races"),
            Field(f"{who}: to move", 1, MAX_CHARIOTS, "its place among those that have yet to move this round"),
        ]
    sight, here = lookahead_of(edition), "of the chariot whose turn it is, after the steps spelled so far"
    found += [
        Field("steps", 1, max(1, speed), "steps of the path spelled so far"),
        Field("changes", 1, dice, "lane changes among them"),
        Field("lane reached", len(LANES), 1, f"the lane {here}"),
    ]
    for lane in LANES:
        for n in range(sight):
            found.append(
                Field(
                    f"{lane} lane, {n + 1} ahead",
                    len(LOOKAHEAD_FEATURES),
                    10,
                    f"{', '.join(LOOKAHEAD_FEATURES)}: looking ahead {here}",
                )
            )
    return found


def numbers(view: Mapping[str, Any], edition: Edition, seat: Seat, ids: Ids) -> list[int]:
    """Return the numbers of a seat's view and of the ids it has pushed."""
    track, at = edition.tracks[view["halves"]], layout_of(edition)
    spaces = max(len(other.spaces) for other in edition.tracks.values())
    lies = {track.ids[name] for name in view["caltrops"]}
    dice = [one_hot(face, len(FACES)) for face in [*view["dice"], *[None] * (dice_of(edition) - len(view["dice"]))]]
    row = [
        view["round"], view["laps"], *(int(side == "B") for side in view["halves"]), int(view["unequal"]),
        int(view["safe_after_finish"]), int(view["shared_win"]), int(view["set_back_loses_lap"]), int(view["wrecks_ram"]),
        int(view["finish_ends_race"]), *one_hot(PHASES.index(view["phase"]) if view["phase"] else None, len(PHASES)),
        *(number for die in dice for number in die), int(view["free_reroll"]), int(view["repaired"]), view["steers"],
        view["attacks"], view["supply"], *(int(space in lies) for space in range(spaces)),
    ]  # fmt: skip
    chariots = view["chariots"]
    for n in range(MAX_CHARIOTS):
        row += (
            _chariot(view, edition, track, seat, (seat + n) % len(chariots)) if n < len(chariots) else _empty_chariot(edition)
        )
    steps = [STEPS[id - at.step] for id in ids if at.step <= id < at.speed] if view["phase"] == "path" else []
    row += [len(steps), sum(step != FORWARD for step in steps)]
    active = chariots[view["active"]] if view["active"] >= 0 else None
    if active is None or active["lane"] < 0:
        return [*row, *[0] * (len(LANES) * (1 + lookahead_of(edition) * len(LOOKAHEAD_FEATURES)))]
    lane, place = active["lane"], active["at"]
    for step in steps:
        there = track.step(lane, place, step)
        assert there is not None
        lane, place = there
    stands = {
        track.id(one["lane"], one["at"]) for one in chariots if one["lane"] >= 0 and not one["wrecked"] and one is not active
    }
    row += one_hot(lane, len(LANES))
    for other in range(len(LANES)):
        row += _lookahead(track, lane, place, other, lookahead_of(edition), lies, stands)
    return row


def _chariot(view: Mapping[str, Any], edition: Edition, track: Track, seat: Seat, n: int) -> list[int]:
    chariot = view["chariots"][n]
    lane, place = chariot["lane"], chariot["at"]
    on = lane >= 0
    return [
        1, int(chariot["owner"] == seat), int(view["active"] == n),
        *one_hot(edition.colours.index(chariot["colour"]) if chariot["colour"] else None, len(edition.colours)),
        chariot["damage"], chariot["speed"], chariot["fate"], *one_hot(lane, len(LANES)),
        place % track.counts[lane] + 1 if on else 0, track.front(lane, place) if on else 0, chariot["laps"], chariot["start"],
        chariot["arrived"], chariot["wrecked"], view["queue"].index(n) + 1 if n in view["queue"] else 0,
    ]  # fmt: skip


def _empty_chariot(edition: Edition) -> list[int]:
    return [0] * (14 - 1 + len(edition.colours) + len(LANES))


def _lookahead(track: Track, lane: int, at: int, other: int, sight: int, lies: set[int], stands: set[int]) -> list[int]:
    """Return the next spaces in a lane, from the one that a step, or two steps aside, would lead to."""
    step = FORWARD if other == lane else IN if other < lane else OUT
    while True:
        there = track.step(lane, at, step)
        assert there is not None
        lane, at = there
        if lane == other:
            break
    row = []
    for _ in range(sight):
        space = track.id(lane, at)
        row += [track.spaces[space].limit, int(track.spaces[space].heap), int(space in lies), int(space in stands)]
        at += 1
    return row
