"""Tables: the journal of events, seats, clocks, bots, and the actions of players. Knows nothing of HTTP."""
