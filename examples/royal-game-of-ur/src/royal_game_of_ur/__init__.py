"""The Royal Game of Ur: a race for two with four dice, seven pieces each, and a stretch of the road that both share."""

from hippodrome.games.plugin import GamePlugin

PLUGIN = GamePlugin(__name__, scene="scene", bots={"auriga": "bots"})
