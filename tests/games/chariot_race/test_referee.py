"""An independent implementation of the Chariot Race rulebook: whole random races are computed again and compared.

The referee uses none of the rules' functions. It reads the edition's file itself, stores chariots in dictionaries and takes the
answers and draws of a race one after another, checking that the prompts are the same.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import CHANCE_SEAT
from hippodrome.core.table import LogEntry, Table
from hippodrome.games.chariot_race.state import State
from tests.games.chariot_race.tables import chariot_race, table

BOX = tomllib.loads(resources.files("hippodrome.games.chariot_race").joinpath("editions/reconstructed.toml").read_text("utf-8"))
LANES = ("inner", "middle", "outer")
FACES = ("change", "sprint", "steer", "attack", "fortuna")
COLOURS = tuple(BOX["chariot"])


class Ring:
    """The board as rows of spaces, each a dictionary with its back, front, limit, heap and starting place."""

    def __init__(self, halves: str) -> None:
        self.rows: list[list[dict[str, int]]] = [[], [], []]
        for half, side in zip(("first", "second"), halves, strict=True):
            for lane, name in enumerate(LANES):
                for text in re.findall(r"[\dx:@]+", BOX[half][side][name]):
                    length, limit, heap, start = re.fullmatch(r"(\d+)(?::(\d+))?(x?)(?:@(\d))?", text).groups()  # type: ignore[union-attr]
                    back = self.rows[lane][-1]["front"] if self.rows[lane] else 0
                    self.rows[lane].append({"back": back, "front": back + int(length), "limit": int(limit or 99),
                                            "heap": bool(heap), "start": int(start or 0)})  # fmt: skip
        self.length = self.rows[0][-1]["front"]

    def after(self, lane: int, n: int) -> tuple[int, int]:
        """Return one step forward: the space, and the number of line crossings."""
        return ((n + 1) % len(self.rows[lane]), int(n + 1 == len(self.rows[lane])))

    def aside(self, lane: int, n: int, to: int) -> tuple[int, int]:
        """Return a lane change: into the space that contains the point a little beyond the front border."""
        point = self.rows[lane][n]["front"]
        crossed = point == self.length
        point = 0 if crossed else point
        for other, space in enumerate(self.rows[to]):
            if space["back"] <= point < space["front"]:
                return other, int(crossed)
        raise AssertionError("some space holds every point")

    def near(self, lane: int, n: int) -> set[tuple[int, int]]:
        """Return all spaces one step away in any direction."""
        count, here = len(self.rows[lane]), self.rows[lane][n]
        found = {(lane, (n + 1) % count), (lane, (n - 1) % count)}
        for to in (lane - 1, lane + 1):
            if to in (0, 1, 2):
                for other, space in enumerate(self.rows[to]):
                    touches = here["back"] <= space["front"] and space["back"] <= here["front"]
                    around = {here["back"], space["back"]} & {0} and {here["front"], space["front"]} & {self.length}
                    if touches or (around and here["front"] - here["back"] + space["front"] - space["back"] < self.length):
                        found.add((to, other))
        return found


class Referee:
    """A race, computed from its answers and draws."""

    def __init__(self, lines: list[LogEntry], seats: int, options: dict[str, Any]) -> None:
        self.lines: Iterator[LogEntry] = iter(lines)
        self.ring = Ring(options["first_half"] + options["second_half"])
        self.laps = options["laps"] or 2
        self.options, self.safe, self.unequal = options, options["no_damage_after_finish"], options["unequal_chariots"]
        each = 2 if seats < 4 and options["two_chariots"] else 1
        self.cars: list[dict[str, Any]] = [{"owner": n % seats, "wreck": 0, "lap": -1, "best": 0} for n in range(seats * each)]
        self.caltrops: set[tuple[int, int]] = set()
        self.wrecks = self.time = self.rounds = 0
        self.winners: set[int] = set()
        self.line_up(seats, each)
        while not self.over():
            self.race_round()
        assert next(self.lines, None) is None, "the race is over for both"

    # Input

    def luck(self, about: str) -> tuple[int, ...]:
        line = next(self.lines)
        assert (line.kind, line.seat) == (about, CHANCE_SEAT)
        drawn: tuple[int, ...] = line.answer
        return drawn

    def said(self, about: str, seat: int) -> Any:
        line = next(self.lines)
        assert (line.kind, line.seat) == (about, seat)
        return line.answer

    # Before the race

    def line_up(self, seats: int, each: int) -> None:
        starts = {space["start"]: (lane, n) for lane, row in enumerate(self.ring.rows) for n, space in enumerate(row)}
        if not self.unequal:
            painted = dict(enumerate(range(seats * each)))
            if self.options["choose_colours"]:
                order = [*range(seats), *(reversed(range(seats, 2 * seats)) if each == 2 else ())]
                painted = {n: self.said("take", self.cars[n]["owner"]).of[0] for n in order}
                assert len(set(painted.values())) == len(painted)
            for place, n in enumerate(self.luck("starting places"), 1):
                self.put(self.cars[n], painted[n], starts[place], place)
            return
        (first,) = self.luck("first to choose")
        turn = [(first + n) % seats for n in range(seats)]
        back = list(reversed(turn))
        choosing = turn + ([n + seats for n in back] if each == 2 else [])
        colours = {n: self.said("take", self.cars[n]["owner"]).of[0] for n in choosing}
        for n in back + ([n + seats for n in turn] if each == 2 else []):
            place = self.said("start", self.cars[n]["owner"]).of[0] + 1
            self.put(self.cars[n], colours[n], starts[place], place)

    def put(self, car: dict[str, Any], colour: int, space: tuple[int, int], place: int) -> None:
        board = BOX["chariot"][COLOURS[colour]] if self.unequal else BOX["equal"]
        car.update(colour=colour, space=space, came=place - 100, board=board, hull=board["damage_start"],
                   speed=board["speed_start"], fate=board["fate_start"])  # fmt: skip

    # A round

    def front(self, car: dict[str, Any]) -> int:
        lane, n = car["space"]
        return int(car["lap"] * self.ring.length + self.ring.rows[lane][n]["front"])

    def running(self) -> list[dict[str, Any]]:
        return sorted((car for car in self.cars if not car["wreck"]), key=lambda car: (-self.front(car), car["came"]))

    def over(self) -> bool:
        done = [car for car in self.running() if car["best"] >= self.laps]
        share = [car for car in done if self.front(car) == self.front(done[0])] if self.options["shared_win"] else done[:1]
        self.winners = {car["owner"] for car in share}
        crossed = self.options["finish_ends_race"] and any(car["best"] >= self.laps for car in self.cars)
        return bool(done) or crossed or not self.running()

    def race_round(self) -> None:
        self.rounds += 1
        for car in self.running():
            if not car["wreck"]:
                self.turn(car)

    def turn(self, car: dict[str, Any]) -> None:
        seat, board = car["owner"], car["board"]
        if car["fate"] >= 3 and car["hull"] < board["damage"] and self.said("repair", seat).do == "repair":
            car["fate"] -= 3
            car["hull"] = min(board["damage"], car["hull"] + 3)
        car["speed"] = min(car["speed"], self.allowed(board, car["hull"]))
        faces = self.dice(car)
        car["fate"] = min(board["fate"], car["fate"] + faces.count("fortuna"))
        changes, sprints = faces.count("change"), faces.count("sprint")
        sums = {car["speed"] + 2 * sprints + plus - (changes - plus) for plus in range(changes + 1)}
        speeds = {min(board["speed"], max(0, speed)) for speed in sums}
        car["speed"] = next(iter(speeds)) if len(speeds) == 1 else self.said("speed", seat).of[0]
        assert car["speed"] in speeds
        self.hurt(car, sprints)
        if not car["wreck"]:
            self.drive(car, faces)

    def allowed(self, board: dict[str, Any], hull: int) -> int:
        if "facing" not in board:
            return min(hull, int(board["speed"]))
        return int(board["facing"][hull - 1].split()[-1])

    def dice(self, car: dict[str, Any]) -> list[str]:
        number = 0
        for low, high, dice in re.findall(r"(\d+)(?:-(\d+))?: (\d)", car["board"]["dice"]):
            if int(low) <= car["speed"] <= int(high or low):
                number = int(dice)
        die = BOX["die"]["faces"]
        faces = [die[n] for n in self.luck("roll")]
        assert len(faces) == number
        free = True
        while free or car["fate"] >= 2:
            act = self.said("dice", car["owner"])
            if act.do == "keep":
                break
            car["fate"] -= 0 if free and act.do == "reroll" else 2
            free = False
            if act.do == "reroll":
                for place, n in zip(act.of, self.luck("re-roll"), strict=True):
                    faces[place] = die[n]
            else:
                assert act.of[1] != FACES.index("fortuna")
                faces[act.of[0]] = FACES[act.of[1]]
        return faces

    # The move

    def drive(self, car: dict[str, Any], faces: list[str]) -> None:
        speed, steers = car["speed"], faces.count("steer")
        path = self.said("path", car["owner"]).of if steers and speed else [0] * speed
        assert len(path) == speed and sum(map(abs, path)) <= steers
        first, way, rammed = car["space"], [], None
        fronts: dict[tuple[int, int], int] = {}
        for step in path:
            lane, n = car["space"]
            n, crossed = self.ring.aside(lane, n, lane + step) if step else self.ring.after(lane, n)
            car["space"] = (lane + step, n)
            car["lap"] += crossed
            car["best"] = max(car["best"], car["lap"])
            way.append(car["space"])
            fronts[car["space"]] = self.front(car)
            rammed = self.enter(car, step is path[-1] and len(way) == len(path))
            if car["wreck"]:
                return
        ends = {car["space"]}
        if rammed is not None:
            self.set_back(car)
            if self.options["set_back_loses_lap"]:
                car["best"] = min(car["best"], max(0, car["lap"]))
            ends.add(car["space"])
            if rammed["hull"] <= 0:
                self.wreck(rammed)
        if path:
            self.time += 1
            car["came"] = self.time
        behind = {space for space in way if fronts[space] < self.front(car)}
        self.attack(car, faces.count("attack"), behind - ends - {first})

    def enter(self, car: dict[str, Any], last: bool) -> dict[str, Any] | None:
        """Apply the effects of a space: heap, corner, caltrop, ram; return the rammed chariot."""
        lane, n = car["space"]
        space = self.ring.rows[lane][n]
        harm = 1000 if space["heap"] else max(0, car["speed"] - space["limit"])
        if car["hull"] > harm and car["space"] in self.caltrops:
            self.caltrops.remove(car["space"])
            harm += 1
        if car["hull"] <= harm and not self.options["wrecks_ram"]:
            self.hurt(car, harm)
            return None
        for rival in self.cars:
            if rival is not car and not rival["wreck"] and rival["space"] == car["space"]:
                if not (self.safe and rival["best"] >= self.laps):
                    rival["hull"] -= 2
                survives = car["hull"] > harm + 2
                if rival["hull"] <= 0 and not (last and survives):
                    self.wreck(rival)
                self.hurt(car, harm + 2)
                return rival
        self.hurt(car, harm)
        return None

    def set_back(self, car: dict[str, Any]) -> None:
        lane, n = car["space"]
        taken = {rival["space"] for rival in self.cars if rival is not car and not rival["wreck"]}
        while (lane, n) in taken or self.ring.rows[lane][n]["heap"]:
            car["lap"] -= n == 0
            n = (n - 1) % len(self.ring.rows[lane])
        car["space"] = (lane, n)

    def hurt(self, car: dict[str, Any], points: int) -> None:
        car["hull"] -= points
        if car["hull"] <= 0:
            self.wreck(car)

    def wreck(self, car: dict[str, Any]) -> None:
        self.wrecks += 1
        car["wreck"], car["hull"] = self.wrecks, 0
        if len(self.caltrops) < 20:
            self.caltrops.add(car["space"])

    def attack(self, car: dict[str, Any], attacks: int, way: set[tuple[int, int]]) -> None:
        close = self.ring.near(*car["space"])
        reach = close.union(*(self.ring.near(*space) for space in close))
        while attacks:
            targets = {rival["colour"]: rival for rival in self.cars
                       if rival is not car and not rival["wreck"] and rival["space"] in reach
                       and not (self.safe and rival["best"] >= self.laps)}  # fmt: skip
            room = way - self.caltrops if len(self.caltrops) < 20 else set()
            if not targets and not room:
                return
            act = self.said("attack", car["owner"])
            if act.do == "pass":
                return
            attacks -= 1
            if act.do == "javelin":
                self.hurt(targets[act.of[0]], 1)
            else:
                assert act.of in room
                self.caltrops.add(act.of)


def drive_random(seats: int, seed: int, options: dict[str, Any]) -> Table[State]:
    """Return a race whose drivers mostly keep their dice and go fast, so that many of them finish."""
    rng = Random(seed)
    running = table(seats, seed, **options)
    while running.prompt is not None:
        (seat,) = running.waiting
        offer = running.options(seat)
        act = offer.draw(rng)
        if running.prompt.kind == "dice" and rng.random() < 0.7:
            act = next(iter(offer))
        running.answer(seat, act)
    return running


@pytest.mark.parametrize("seed", range(60))
def test_the_rules_and_the_referee_agree(seed: int) -> None:
    rng = Random(seed)
    game, _ = chariot_race()
    chosen = {name: rng.choice(setting.choices) for name, setting in game.options.items() if name != "laps"}
    chosen["laps"] = 1 if seed % 2 else 2
    seats = 2 + seed % 5
    raced = drive_random(seats, seed, chosen)
    referee, s = Referee(raced.log, seats, game.resolve_options(chosen)), raced.state
    spaces = [s.track.spaces[n] for n in s.caltrops]
    assert {(space.lane, space.n) for space in spaces} == referee.caltrops
    assert s.round == referee.rounds
    for chariot, car in zip(s.chariots, referee.cars, strict=True):
        space = s.track.space(*chariot.place)
        assert ((space.lane, space.n), chariot.place.at // s.track.counts[space.lane]) == (car["space"], car["lap"])
        found = chariot.damage, chariot.speed, chariot.fate, chariot.wrecked, chariot.laps, chariot.colour
        assert found == (car["hull"], car["speed"], car["fate"], car["wreck"], car["best"], car["colour"])
    assert set(game.standing(s).winners) == referee.winners


def test_the_referee_sees_every_kind_of_end() -> None:
    """The races above vary: some are won, in some no chariot is left, in some chariots are wrecked."""
    game, _ = chariot_race()
    ends = [drive_random(4, seed, {"laps": 1}) for seed in range(12)]
    won = [game.standing(raced.state).winners != () for raced in ends]
    assert any(won) and not all(won)
