"""Chariot Race: dice, three lanes, rams and javelins, two laps around the spina."""

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
    value="bots.value",
    learn="learn",
    batch="learn.compiled",
    bots={
        "tiro": "bots.plain",
        "dummy": "bots.plain",
        "auriga": "bots.auriga",
        "agitator": "bots.search",
        "miliarius": "bots.search",
    },
    wins_alone={"agitator": 53, "miliarius": 68},
)
