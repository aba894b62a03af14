"""Capacity model of a server: how many players one machine serves."""
