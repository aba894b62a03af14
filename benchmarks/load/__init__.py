"""Load test of the server: `make load`."""
