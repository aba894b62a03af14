"""Charioteer: cards, hidden hands, sealed simultaneous moves. 2 to 6 chariots, three laps."""

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
    value_function="bots.value",
    encoding="rl",
    batch_encoding="rl.compiled",
    bots={
        "tiro": "bots.baselines",
        "dummy": "bots.baselines",
        "auriga": "bots.auriga",
        "agitator": "bots.search",
        "miliarius": "bots.search",
    },
    wins_alone={"agitator": 61, "miliarius": 66},
    lobby=LobbyInfo(minutes=10, weight="easy", short_race={"laps": 1}),
)
