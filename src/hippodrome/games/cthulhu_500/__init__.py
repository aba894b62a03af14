"""Cthulhu 500: pass the whole pack, and everybody in it, before the flag comes up."""

from hippodrome.games.parts import Parts

PARTS = Parts(
    __name__,
    scene="seen.scene",
    steps="seen.steps",
    choice="seen.choice",
    result="seen.result",
    picture="picture",
    gallery="seen.gallery",
    terminal="terminal",
    coach="coach",
    minds="bots.search",
    tally="tally",
    measures="measures",
    scenario="scenario",
    fast="fast",
    compiled="bots.compiled",
    learn="learn",
    batch="learn.compiled",
    bots={
        "tiro": "bots.plain",
        "dummy": "bots.plain",
        "auriga": "bots.auriga",
        "agitator": "bots.search",
        "miliarius": "bots.search",
    },
    wins_alone={"agitator": 42, "miliarius": 62},
)
