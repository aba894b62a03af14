"""What clients receive: table state and deltas, the game log, playback steps, replays, drawings."""
