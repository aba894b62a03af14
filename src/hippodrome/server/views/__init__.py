"""Data sent to clients: table state and deltas, the game log, playback steps, replays, drawings."""
