"""Cthulhu 500: pass the whole pack before the flag comes up."""

from hippodrome.games.plugin import GamePlugin, LobbyInfo

PLUGIN = GamePlugin(
    __name__,
    scene="presentation.scene",
    steps="presentation.steps",
    choice="presentation.choice",
    result="presentation.result",
    svg="svg",
    gallery="presentation.gallery",
    terminal="terminal",
    coach="coach",
    search_policy="bots.search",
    tally="measures.tally",
    measures="measures",
    scenario="scenario",
    engine="engine",
    compiled_bots="bots.compiled",
    encoding="rl",
    batch_encoding="rl.compiled",
    bots={
        "tiro": "bots.baselines",
        "dummy": "bots.baselines",
        "auriga": "bots.auriga",
        "agitator": "bots.search",
        "miliarius": "bots.search",
    },
    wins_alone={"agitator": 42, "miliarius": 62},
    lobby=LobbyInfo(minutes=25, weight="medium", short_race={"length": "short"}),
)
