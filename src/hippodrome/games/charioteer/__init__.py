"""Charioteer: cards, hidden hands, sealed simultaneous moves. 2 to 6 chariots, three laps."""
