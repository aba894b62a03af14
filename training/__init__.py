"""Training of the values and weights that bots use: `make train`."""
