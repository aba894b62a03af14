"""Cthulhu 500: pass the whole pack, and everybody in it, before the flag comes up."""
