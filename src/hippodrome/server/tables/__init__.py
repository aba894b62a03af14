"""Tables: journals of events, seats, clocks, bots and player actions, independent of HTTP."""
