"""Chariot Race: dice, three lanes, rams and javelins, two laps around the spina."""
