"""Default parts for games that do not provide their own."""
