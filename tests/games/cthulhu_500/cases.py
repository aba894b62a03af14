"""Every card of the deck once with its full effect, and once refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.state import State, complexity, fixing, hand_limit, is_warded
from tests.games.cthulhu_500.tables import lay_table, names, told

Seats = Mapping[int, Mapping[str, Any]]
Say = Sequence[tuple[int, str]]


class Case(NamedTuple):
    """A position, scripted draws, answers, and the expected result; and an answer that is refused, with the reason."""

    seats: Seats
    say: Say
    true: Callable[[Table[State]], bool]
    refused: tuple[Seats, int, str, str]
    dice: Sequence[int] = ()
    draws: Sequence[str] = ()
    table: Mapping[str, Any] = {}

    def lay(self) -> Table[State]:
        """Return the table before any answer."""
        return lay_table(seats=self.seats, dice=self.dice, draws=self.draws, **self.table)


def pit(verb: str, card: str) -> list[tuple[int, str]]:
    """Return the answers of a pit stop by seat 1, in which no seat uses the chance, and a card is fitted."""
    return [(1, "pit"), (2, "no"), (1, f"{verb} {card}")]


def _adds(passing: int, passed: int) -> Callable[[Table[State]], bool]:
    """Check that a card adds these bonuses to the tests of seat 1, with a speed of 3."""

    def true(t: Table[State]) -> bool:
        return (reckon(t.state, 1, passing=True).total, reckon(t.state, 1, passing=False).total) == (3 + passing, 3 + passed)

    return true


def _hand(t: Table[State], seat: int) -> list[str]:
    return names(t.state, t.state.racers[seat].hand)


def _not_held(text: str) -> tuple[Seats, int, str, str]:
    """Return the case of a card that is not in the hand."""
    return {}, 1, text, "card_not_in_hand"


ACTIONS: dict[str, Case] = {
    "spell-of-chaos": Case(
        {0: {"hand": ["ia-ia#1"]}, 1: {"hand": ["spell-of-chaos", "gremlins"]}, 2: {"hand": ["tentacles#1"]}},
        [(1, "play spell-of-chaos"), (0, "pass")],
        lambda t: [_hand(t, n) for n in range(4)] == [[], ["ia-ia#1"], ["gremlins"], ["tentacles#1"]],
        ({1: {"hand": ["spell-of-chaos"]}}, 1, "play spell-of-chaos @2", "no_target"),
    ),
    "stomped-by-an-elder-god": Case(
        {1: {"hand": ["stomped-by-an-elder-god#1"]}},
        [(1, "play stomped-by-an-elder-god#1 @3")],
        lambda t: t.state.racers[3].damaged and not t.state.racers[2].damaged,
        ({1: {"hand": ["stomped-by-an-elder-god#1"]}}, 1, "play stomped-by-an-elder-god#1 @1", "not_yourself"),
    ),
    "colour-out-of-the-exhaust": Case(
        {1: {"hand": ["colour-out-of-the-exhaust"]}, 2: {"driver": "dr-armitage"}},
        [(1, "play colour-out-of-the-exhaust")],
        lambda t: [r.damaged for r in t.state.racers] == [True, False, False, False],
        _not_held("play colour-out-of-the-exhaust"),
    ),
    "non-euclidean-hairpin": Case(
        {1: {"hand": ["non-euclidean-hairpin"]}},
        [(1, "play non-euclidean-hairpin @2")],
        lambda t: t.state.pack == [0, 1, 3, 2] and not any(r.laps for r in t.state.racers),
        ({1: {"hand": ["non-euclidean-hairpin"]}}, 1, "play non-euclidean-hairpin @3", "last_in_pack"),
    ),
    "byakhee-towing-service": Case(
        {1: {"hand": ["byakhee-towing-service"]}},
        [(1, "play byakhee-towing-service")],
        lambda t: t.state.pack == [0, 2, 1, 3] and t.state.racers[1].laps == 1 and t.state.racers[1].damaged,
        _not_held("play byakhee-towing-service"),
    ),
    "recalled-to-carcosa": Case(
        {1: {"hand": ["recalled-to-carcosa"]}, 3: {"driver": "ace-from-arkham"}},
        [(1, "play recalled-to-carcosa ace-from-arkham")],
        lambda t: t.state.racers[3].driver is None and _hand(t, 3) == ["ace-from-arkham"],
        (
            {1: {"hand": ["recalled-to-carcosa"]}, 3: {"driver": "dr-armitage"}},
            1,
            "play recalled-to-carcosa dr-armitage",
            "warded",
        ),
    ),
    "elder-sign-decal": Case(
        {1: {"hand": ["elder-sign-decal"], "mods": ["tentacles#1"]}},
        [(1, "play elder-sign-decal")],
        lambda t: not t.state.contagions and is_warded(t.state, 1) and "gremlins" in names(t.state, t.state.discard),
        _not_held("play elder-sign-decal"),
        table={"contagions": {"gremlins": "tentacles#1"}},
    ),
    "dreamlands-shortcut": Case(
        {1: {"hand": ["dreamlands-shortcut#1"]}},
        [(1, "play dreamlands-shortcut#1")],
        lambda t: t.state.pack == [1, 0, 2, 3] and not told(t, "dice"),
        ({1: {"hand": ["dreamlands-shortcut#1"]}}, 1, "play dreamlands-shortcut#2", "card_not_in_hand"),
    ),
    "cutting-the-angles-of-tindalos": Case(
        {1: {"hand": ["cutting-the-angles-of-tindalos#1"]}},
        [(1, "play cutting-the-angles-of-tindalos#1")],
        lambda t: t.state.pack == [0, 2, 1, 3] and t.state.racers[1].laps == 1,
        ({1: {"hand": ["cutting-the-angles-of-tindalos#1"]}}, 1, "play cutting-the-angles-of-tindalos#1 @3", "no_target"),
        dice=[5, 4],
    ),
    "saboteur-from-innsmouth": Case(
        {1: {"hand": ["saboteur-from-innsmouth#1"]}, 3: {"mods": ["tentacles#1", "shoggoth-v8#1"]}},
        [(1, "play saboteur-from-innsmouth#1 shoggoth-v8#1")],
        lambda t: names(t.state, t.state.racers[3].mods) == ["tentacles#1"],
        (
            {1: {"hand": ["saboteur-from-innsmouth#1"], "mods": ["tentacles#1"]}},
            1,
            "play saboteur-from-innsmouth#1 tentacles#1",
            "not_yourself",
        ),
    ),
    "repo-ghouls": Case(
        {1: {"hand": ["repo-ghouls"]}, 3: {"mods": ["tentacles#1"]}},
        [(1, "play repo-ghouls tentacles#1")],
        lambda t: _hand(t, 1) == ["tentacles#1"] and not t.state.racers[3].mods,
        ({1: {"hand": ["repo-ghouls"]}}, 1, "play repo-ghouls tentacles#1", "target_not_in_play"),
    ),
    "caltrops-of-nyogtha": Case(
        {1: {"hand": ["caltrops-of-nyogtha"]}, 0: {"tires": "slicks-of-the-slug-god"}},
        [(1, "play caltrops-of-nyogtha @0")],
        lambda t: t.state.racers[0].tires is None,
        ({1: {"hand": ["caltrops-of-nyogtha"]}}, 1, "play caltrops-of-nyogtha @0", "no_tires"),
    ),
    "a-better-offer": Case(
        {1: {"hand": ["a-better-offer"]}, 0: {"pit": ["tcho-tcho-mechanic#1"]}},
        [(1, "play a-better-offer tcho-tcho-mechanic#1")],
        lambda t: names(t.state, t.state.racers[1].pit) == ["tcho-tcho-mechanic#1"] and not t.state.racers[0].pit,
        (
            {1: {"hand": ["a-better-offer"]}, 0: {"driver": "ace-from-arkham"}},
            1,
            "play a-better-offer ace-from-arkham",
            "drivers_stay",
        ),
    ),
    "black-plague": Case(
        {1: {"hand": ["black-plague"]}, 2: {"pit": ["tcho-tcho-mechanic#1"]}},
        [(1, "play black-plague tcho-tcho-mechanic#1"), (1, "end"), (1, "draw 0"), (2, "end"), (2, "draw 0")],
        lambda t: not t.state.racers[2].pit and not t.state.contagions and len(t.state.discard) == 1 + 2,
        (
            {1: {"hand": ["black-plague"]}, 2: {"mods": ["tentacles#1"]}},
            1,
            "play black-plague tentacles#1",
            "wrong_target",
        ),
    ),
    "gremlins": Case(
        {1: {"hand": ["gremlins"], "mods": ["spikey-bits"]}, 2: {"mods": ["tentacles#1"]}},
        [(1, "play gremlins tentacles#1"), (1, "end"), (1, "draw 0"), (2, "end"), (2, "draw 0"), (2, "infect spikey-bits")],
        lambda t: not t.state.racers[2].mods and len(t.state.racers[1].mods) == 1 and len(t.state.contagions) == 1,
        ({1: {"hand": ["gremlins"]}, 2: {"pit": ["herbert-west"]}}, 1, "play gremlins herbert-west", "wrong_target"),
    ),
    "old-farmers-necronomicon": Case(
        {1: {"hand": ["old-farmers-necronomicon#1", "gremlins", "ia-ia#1"]}},
        [(1, "play old-farmers-necronomicon#1")],
        lambda t: _hand(t, 1) == ["gremlins", "tentacles#1", "rats-in-the-whitewalls#1", "slicks-of-the-slug-god", "ia-ia#1"],
        _not_held("play old-farmers-necronomicon#1"),
        draws=["slicks-of-the-slug-god", "tentacles#1", "rats-in-the-whitewalls#1"],
    ),
    "cyclopean-pothole": Case(
        {1: {"hand": ["cyclopean-pothole#1"]}},
        [(1, "play cyclopean-pothole#1 @2"), (1, "end"), (1, "draw 0")],
        lambda t: t.state.mover == 2 and t.state.actions == 1 and t.state.racers[2].slowed == 0,
        ({1: {"hand": ["cyclopean-pothole#1"]}}, 1, "play cyclopean-pothole#1 @7", "no_such_seat"),
    ),
    "wrench-out-of-space-and-time": Case(
        {1: {"hand": ["wrench-out-of-space-and-time#1"], "damaged": True}},
        [(1, "play wrench-out-of-space-and-time#1")],
        lambda t: not t.state.racers[1].damaged and told(t, "repair_test")[0]["total"] == 4 and not told(t, "pits"),
        ({1: {"hand": ["wrench-out-of-space-and-time#1"]}}, 1, "play wrench-out-of-space-and-time#1", "not_damaged"),
        dice=[2],
    ),
    "premium-unleaded-ichor": Case(
        {1: {"hand": ["premium-unleaded-ichor"]}},
        [(1, "play premium-unleaded-ichor"), (1, "overtake @0")],
        lambda t: t.state.pack[0] == 1 and told(t, "total")[0]["action_bonus"] == 2,
        _not_held("play premium-unleaded-ichor"),
        dice=[3, 4],
    ),
}

CREW: dict[str, Case] = {
    "fungi-from-detroit": Case(
        {1: {"hand": ["fungi-from-detroit#1", "fungi-from-detroit#2"], "pit": ["fungi-from-daytona#1"]}},
        [(1, "crew fungi-from-detroit#1 @1"), (1, "crew fungi-from-detroit#2 @1")],
        lambda t: fixing(t.state, 1) == 3 + 2 + 2,
        ({1: {"hand": ["fungi-from-detroit#1"]}}, 1, "crew fungi-from-detroit#1 @6", "no_such_seat"),
    ),
    "fungi-from-daytona": Case(
        {1: {"hand": ["fungi-from-daytona#1"], "pit": [f"fungi-from-{n}" for n in ("detroit#1", "detroit#2", "daytona#2")]}},
        pit("driver", "fungi-from-daytona#1"),
        _adds(1 + 2, 1 + 2),
        _not_held("crew fungi-from-daytona#1 @1"),
    ),
    "zombie-valet": Case(
        {1: {"hand": ["zombie-valet#1"], "pit": ["zombie-valet#2", "ace-from-arkham"]}},
        [(1, "crew zombie-valet#1 @1"), (1, "end"), (1, "draw 0"), (1, "infect ace-from-arkham")],
        lambda t: len(t.state.racers[1].pit) == 3 and bool(told(t, "survives")),
        _not_held("crew zombie-valet#1 @1"),
        table={"contagions": {"black-plague": "zombie-valet#2"}},
    ),
    "zombie-grease-monkey": Case(
        {1: {"hand": ["zombie-grease-monkey#1"], "pit": ["zombie-grease-monkey#2"]}},
        [(1, "crew zombie-grease-monkey#1 @1"), (1, "end"), (1, "draw 0"), (1, "infect zombie-grease-monkey#1")],
        lambda t: _hand(t, 1) == ["zombie-grease-monkey#2"] and fixing(t.state, 1) == 1,
        _not_held("crew zombie-grease-monkey#1 @1"),
        table={"contagions": {"black-plague": "zombie-grease-monkey#2"}},
    ),
    "high-priest-of-motocross": Case(
        {1: {"hand": ["high-priest-of-motocross", "elder-sign-decal"]}},
        [(1, "crew high-priest-of-motocross @1"), (1, "play elder-sign-decal"), (1, "yes")],
        lambda t: _hand(t, 1) == ["tentacles#1"],
        _not_held("crew high-priest-of-motocross @1"),
        draws=["tentacles#1"],
    ),
    "herbert-west": Case(
        {1: {"hand": ["herbert-west"]}},
        [(1, "crew herbert-west @1"), (1, "use herbert-west zombie-valet#1")],
        lambda t: names(t.state, t.state.racers[1].pit) == ["herbert-west", "zombie-valet#1"],
        ({1: {"pit": ["herbert-west"]}}, 1, "use herbert-west zombie-valet#1", "no_dead_zombie"),
        table={"discard": ["flag", "zombie-valet#1"]},
    ),
    "dr-armitage": Case(
        {1: {"hand": ["dr-armitage"]}},
        pit("driver", "dr-armitage"),
        lambda t: is_warded(t.state, 1) and _adds(2, 2)(t),
        ({1: {"hand": ["dr-armitage"], "pit": []}}, 1, "play dr-armitage", "not_an_action"),
    ),
    "tcho-tcho-mechanic": Case(
        {1: {"hand": ["tcho-tcho-mechanic#1"], "damaged": True}},
        [(1, "crew tcho-tcho-mechanic#1 @1"), (1, "pit"), (2, "no"), (1, "repair")],
        lambda t: told(t, "repair_test")[0]["fix"] == 3 and not t.state.racers[1].damaged,
        _not_held("crew tcho-tcho-mechanic#1 @1"),
        dice=[1],
    ),
    "deep-one-in-coveralls": Case(
        {1: {"hand": ["deep-one-in-coveralls"], "damaged": True}},
        [(1, "crew deep-one-in-coveralls @1"), (1, "pit"), (2, "no"), (1, "repair"), (1, "yes")],
        lambda t: t.state.racers[1].damaged and len(t.state.racers[1].hand) == 2,
        _not_held("crew deep-one-in-coveralls @1"),
        dice=[1],
    ),
    "ace-from-arkham": Case(
        {1: {"hand": ["ace-from-arkham"], "driver": "zombie-valet#1"}},
        pit("driver", "ace-from-arkham"),
        lambda t: _adds(3, 3)(t) and names(t.state, t.state.racers[1].pit) == ["zombie-valet#1"],
        _not_held("crew ace-from-arkham @1"),
    ),
    "nyarlathotep-stunt-driver": Case(
        {1: {"hand": ["nyarlathotep-stunt-driver"]}},
        [*pit("driver", "nyarlathotep-stunt-driver"), (1, "overtake @0")],
        lambda t: t.state.pack[0] == 1 and not t.state.racers[0].damaged and bool(told(t, "wins_tie")),
        _not_held("crew nyarlathotep-stunt-driver @1"),
        dice=[3, 4],
    ),
    "cultist-with-a-foam-tentacle": Case(
        {1: {"hand": ["cultist-with-a-foam-tentacle", "dreamlands-shortcut#1"]}},
        [(1, "crew cultist-with-a-foam-tentacle @1"), (1, "play dreamlands-shortcut#1"), (1, "yes")],
        lambda t: t.state.racers[1].laps == 1 and len(t.state.racers[1].hand) == 2,
        _not_held("crew cultist-with-a-foam-tentacle @1"),
        table={"pack": [1, 0, 2, 3]},
    ),
}

MODS: dict[str, Case] = {
    "spacemeadweiser": Case(
        {1: {"hand": ["spacemeadweiser"]}},
        [*pit("mod", "spacemeadweiser"), (1, "end"), (1, "draw 3")],
        lambda t: len(t.state.racers[1].hand) == 3,
        _not_held("play spacemeadweiser"),
    ),
    "sponsor-who-must-not-be-named": Case(
        {1: {"hand": ["sponsor-who-must-not-be-named"]}},
        pit("mod", "sponsor-who-must-not-be-named"),
        lambda t: hand_limit(t.state, 1) == 7,
        _not_held("play sponsor-who-must-not-be-named"),
    ),
    "miskatonic-night-school": Case(
        {1: {"hand": ["miskatonic-night-school"]}},
        [*pit("mod", "miskatonic-night-school"), (1, "overtake @0")],
        lambda t: told(t, "total")[0]["mod_bonus"] == 0 and _adds(2, 2)(t),
        _not_held("play miskatonic-night-school"),
        dice=[5, 2],
    ),
    "innsmouth-seafood-shack": Case(
        {1: {"hand": ["innsmouth-seafood-shack"]}},
        [*pit("mod", "innsmouth-seafood-shack"), (1, "overtake @0"), (1, "yes")],
        lambda t: t.state.racers[1].damaged and len(t.state.racers[1].hand) == 2,
        _not_held("play innsmouth-seafood-shack"),
        dice=[4, 4],
    ),
    "engine-of-the-damned": Case(
        {1: {"hand": ["engine-of-the-damned"]}},
        pit("mod", "engine-of-the-damned"),
        lambda t: _adds(2, 2)(t) and complexity(t.state, 1) == 5,
        _not_held("play engine-of-the-damned"),
    ),
    "shoggoth-v8": Case(
        {1: {"hand": ["shoggoth-v8#1"], "mods": ["shoggoth-v8#2", "spikey-bits"]}},
        pit("mod", "shoggoth-v8#1 spikey-bits"),
        _adds(2, 2),
        ({1: {"hand": ["shoggoth-v8#1"]}}, 1, "crew shoggoth-v8#1 @1", "not_crew"),
    ),
    "ichor-injection": Case(
        {1: {"hand": ["ichor-injection"]}},
        [*pit("mod", "ichor-injection"), (1, "overtake @0")],
        lambda t: told(t, "total")[0]["mod_bonus"] == 3 and not t.state.racers[1].mods,
        _not_held("play ichor-injection"),
        dice=[1, 6],
    ),
    "tentacles": Case(
        {1: {"hand": ["tentacles#1"]}},
        pit("mod", "tentacles#1"),
        _adds(0, 2),
        _not_held("play tentacles#1"),
    ),
    "spikey-bits": Case(
        {1: {"hand": ["spikey-bits"]}},
        [*pit("mod", "spikey-bits"), (1, "end"), (1, "draw 0"), (2, "overtake @1")],
        lambda t: t.state.pack == [0, 2, 1, 3] and t.state.racers[2].damaged and not t.state.racers[1].damaged,
        _not_held("play spikey-bits"),
        dice=[6, 1],
    ),
    "mudflaps-man-was-not-meant-to-ogle": Case(
        {1: {"hand": ["mudflaps-man-was-not-meant-to-ogle"]}},
        [*pit("mod", "mudflaps-man-was-not-meant-to-ogle"), (1, "pit"), (1, "nothing")],
        lambda t: bool(told(t, "ogled")),
        _not_held("play mudflaps-man-was-not-meant-to-ogle"),
    ),
    "fifth-dimension-suspension": Case(
        {1: {"hand": ["fifth-dimension-suspension"]}},
        [*pit("mod", "fifth-dimension-suspension"), (1, "overtake @0")],
        lambda t: not t.state.racers[1].damaged and t.state.racers[0].damaged and t.state.pack[0] == 0,
        _not_held("play fifth-dimension-suspension"),
        dice=[2, 2],
    ),
    "plating-of-the-great-race": Case(
        {1: {"hand": ["plating-of-the-great-race#1"]}},
        [*pit("mod", "plating-of-the-great-race#1"), (1, "overtake @0")],
        lambda t: not t.state.racers[1].damaged and not t.state.racers[1].mods and t.state.racers[0].damaged,
        _not_held("play plating-of-the-great-race#1"),
        dice=[2, 2],
    ),
    "nuclear-weapons": Case(
        {1: {"hand": ["nuclear-weapons"]}},
        [*pit("mod", "nuclear-weapons"), (1, "use nuclear-weapons")],
        lambda t: [r.damaged for r in t.state.racers] == [True, False, True, False] and not t.state.racers[1].mods,
        ({1: {"hand": ["nuclear-weapons"]}}, 1, "use nuclear-weapons", "card_not_in_play"),
    ),
    "harpoon-of-dagon": Case(
        {1: {"hand": ["harpoon-of-dagon"]}},
        [*pit("mod", "harpoon-of-dagon"), (1, "use harpoon-of-dagon"), (1, "overtake @0")],
        lambda t: t.state.pack[0] == 1 and told(t, "total")[1]["action_bonus"] == -2,
        ({1: {"mods": ["harpoon-of-dagon"]}}, 1, "use harpoon-of-dagon @0", "no_target"),
        dice=[2, 3],
        table={"actions": 3},
    ),
    "chassis-that-grew": Case(
        {1: {"hand": ["chassis-that-grew"], "damaged": True}},
        [*pit("mod", "chassis-that-grew"), (1, "end"), (1, "draw 0"), *[(n, a) for n in (2, 3, 0) for a in ("end", "draw 0")]],
        lambda t: t.state.mover == 1 and not t.state.racers[1].damaged and told(t, "regrows")[0]["die"] == 4,
        ({1: {"mods": ["chassis-that-grew"]}}, 1, "use chassis-that-grew", "nothing_to_use"),
        dice=[4],
    ),
}

TIRES: dict[str, Case] = {
    "rats-in-the-whitewalls": Case(
        {1: {"hand": ["rats-in-the-whitewalls#1"]}},
        pit("tires", "rats-in-the-whitewalls#1"),
        _adds(-1, 3),
        _not_held("play rats-in-the-whitewalls#1"),
    ),
    "radials-from-beyond-space-and-time": Case(
        {1: {"hand": ["radials-from-beyond-space-and-time#1"], "tires": "slicks-of-the-slug-god"}},
        pit("tires", "radials-from-beyond-space-and-time#1"),
        _adds(2, 0),
        _not_held("play radials-from-beyond-space-and-time#1"),
    ),
    "black-goat-all-terrains": Case(
        {1: {"hand": ["black-goat-all-terrains#1"]}},
        pit("tires", "black-goat-all-terrains#1"),
        _adds(1, 1),
        ({1: {"hand": ["black-goat-all-terrains#1"]}}, 1, "play black-goat-all-terrains#1", "not_an_action"),
    ),
    "slicks-of-the-slug-god": Case(
        {1: {"hand": ["slicks-of-the-slug-god"]}},
        [*pit("tires", "slicks-of-the-slug-god"), (1, "overtake @0")],
        lambda t: told(t, "total")[0]["tire_bonus"] == 3 and t.state.racers[1].damaged and t.state.racers[1].tires is None,
        _not_held("play slicks-of-the-slug-god"),
        dice=[1, 4],
    ),
    "retreads-of-leng": Case(
        {1: {"hand": ["retreads-of-leng"]}},
        [*pit("tires", "retreads-of-leng"), (1, "overtake @3")],
        lambda t: t.state.pack == [0, 2, 1, 3] and told(t, "total")[0]["tire_bonus"] == 1,
        ({}, 1, "overtake @3", "not_ahead"),
        dice=[5, 5],
    ),
}

REACTIONS: dict[str, Case] = {
    "ia-ia": Case(
        {1: {"hand": ["dreamlands-shortcut#1"]}, 3: {"hand": ["ia-ia#1"]}},
        [(1, "play dreamlands-shortcut#1"), (3, "react ia-ia#1")],
        lambda t: t.state.pack == [0, 1, 2, 3] and t.state.actions == 1 and len(t.state.discard) == 3,
        ({1: {"hand": ["ia-ia#1"]}}, 1, "play ia-ia#1", "reaction_waits"),
    ),
    "lead-tentacle": Case(
        {1: {"hand": ["lead-tentacle#1"]}},
        [(1, "overtake @0"), (1, "react lead-tentacle#1")],
        lambda t: t.state.pack[0] == 1 and told(t, "total")[0]["reaction_bonus"] == 3,
        ({1: {"hand": ["lead-tentacle#1"]}}, 1, "play lead-tentacle#1", "reaction_waits"),
        dice=[2, 4],
    ),
    "swerve-of-madness": Case(
        {0: {"hand": ["swerve-of-madness#1"]}},
        [(1, "overtake @0"), (0, "react swerve-of-madness#1")],
        lambda t: t.state.pack[0] == 0 and told(t, "total")[1]["reaction_bonus"] == 3,
        ({1: {"hand": ["swerve-of-madness#1"]}}, 1, "play swerve-of-madness#1", "reaction_waits"),
        dice=[4, 2],
    ),
    "azathoths-loaded-die": Case(
        {1: {"hand": ["azathoths-loaded-die#1"]}},
        [(1, "overtake @0"), (1, "react azathoths-loaded-die#1")],
        lambda t: t.state.pack[0] == 1 and told(t, "rolled_again")[0] == {"seat": 1, "die": 6},
        ({1: {"hand": ["azathoths-loaded-die#1"]}}, 1, "play azathoths-loaded-die#1", "reaction_waits"),
        dice=[1, 4, 6],
    ),
    "the-piper-misses-a-note": Case(
        {3: {"hand": ["the-piper-misses-a-note"]}},
        [(1, "overtake @0"), (3, "react the-piper-misses-a-note")],
        lambda t: t.state.pack[0] == 1 and len(told(t, "rolled_again")) == 2,
        ({1: {"hand": ["the-piper-misses-a-note"]}}, 1, "play the-piper-misses-a-note", "reaction_waits"),
        dice=[1, 4, 5, 2],
    ),
    "privilege-of-the-great-race": Case(
        {0: {"hand": ["privilege-of-the-great-race#1"]}},
        [(1, "end"), (1, "draw 0"), (0, "react privilege-of-the-great-race#1")],
        lambda t: t.state.mover == 0,
        ({1: {"hand": ["privilege-of-the-great-race#1"]}}, 1, "play privilege-of-the-great-race#1", "reaction_waits"),
    ),
    "that-is-not-dead": Case(
        {0: {"hand": ["that-is-not-dead#1"]}},
        [(1, "overtake @0"), (0, "react that-is-not-dead#1")],
        lambda t: not t.state.racers[0].damaged and t.state.racers[1].damaged,
        ({1: {"hand": ["that-is-not-dead#1"]}}, 1, "play that-is-not-dead#1", "reaction_waits"),
        dice=[4, 4],
    ),
    "opportunity-gnaws": Case(
        {3: {"hand": ["opportunity-gnaws#1"]}},
        [(1, "pit"), (3, "react opportunity-gnaws#1"), (3, "no"), (1, "nothing")],
        lambda t: t.state.pack == [0, 1, 3, 2],
        ({1: {"hand": ["opportunity-gnaws#1"]}}, 1, "play opportunity-gnaws#1", "reaction_waits"),
        dice=[6, 1],
    ),
    "claim-against-the-gods": Case(
        {0: {"hand": ["claim-against-the-gods#1"]}},
        [(1, "overtake @0"), (0, "react claim-against-the-gods#1")],
        lambda t: _hand(t, 0) == ["spikey-bits", "nuclear-weapons"],
        ({1: {"hand": ["claim-against-the-gods#1"]}}, 1, "play claim-against-the-gods#1", "reaction_waits"),
        dice=[6, 1],
        draws=["nuclear-weapons", "spikey-bits"],
    ),
    "left-handed-lug-nuts": Case(
        {1: {"damaged": True}, 3: {"hand": ["left-handed-lug-nuts"]}},
        [(1, "pit"), (2, "no"), (1, "repair"), (3, "react left-handed-lug-nuts")],
        lambda t: t.state.racers[1].damaged and told(t, "repair_test")[0]["jinx"] == 3,
        ({1: {"hand": ["left-handed-lug-nuts"]}}, 1, "play left-handed-lug-nuts", "reaction_waits"),
        dice=[6],
    ),
}

CASES = ACTIONS | CREW | MODS | TIRES | REACTIONS
