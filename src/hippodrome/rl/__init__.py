"""Reinforcement learning: drafts, observations, batches, tasks, data sets and adapters (docs/study/learning.md).

    draft         an answer as a sequence of fixed action ids, with a mask at each step
    observation   a seat's view as a row of numbers, with a description of each number
    batch         thousands of races in arrays
    tasks         versioned benchmark tasks, and the evaluation of policies
    datasets      recorded races, one row per decision
    pettingzoo, gymnasium, openspiel    adapters (extra `learn`)

A game defines its ids and fields in its folder (`games/<game>/rl`); other games get the default encoding.
With gymnasium, importing this package registers `gymnasium.make("hippodrome/Charioteer-v1")`.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from hippodrome.rl.registration import register

    register()
