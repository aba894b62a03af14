"""Data sent to clients: table state, deltas, game log, playback steps, replays and drawings."""
