"""Simulations: many races among bots, in threads, processes or on a Ray cluster, with results that do not depend on the
backend."""
