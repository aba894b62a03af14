"""Reinforcement learning: drafts, observations, batches, tasks, data sets, and the usual interfaces (docs/learning.md).

    draft         an answer spelled in fixed ids, step by step, each step with its mask
    observation   what a seat sees as a row of numbers, with the table that says what each of them is
    batch         thousands of races in arrays
    tasks         benchmark tasks with a name and a version, and how a policy is measured at one
    datasets      races written down decision by decision
    pettingzoo, gymnasium, openspiel    the same races behind other projects' interfaces (extra `learn`)

A game brings its ids and fields in its own folder (`games/<game>/learn`), with a plain one made for games that bring none.
With gymnasium, importing this room is enough for `gymnasium.make("hippodrome/Charioteer-v1")`.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from hippodrome.rl.registration import register

    register()
