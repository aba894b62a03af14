"""Value network: scores each seat with two layers, and a softmax over the seats gives their win probabilities.

`training/value_net.py` writes its weights to a JSON file, together with the command that produced it.
"""

from __future__ import annotations

import json
import os
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from hippodrome.games.registry import get_plugin


class Net(NamedTuple):
    """Two layers, and the scaling of the inputs."""

    mean: Any
    scale: Any
    into: Any
    bias: Any
    out: Any


def scores(net: Net, features: Any) -> Any:
    """Return the score of each seat; features are (races, seats, numbers)."""
    hidden = np.maximum((features - net.mean) * net.scale @ net.into + net.bias, 0.0)
    return hidden @ net.out


def win_chances(net: Net, features: Any, present: Any) -> Any:
    """Return the win probability of each seat; `present` masks the seats that exist."""
    scored = np.where(present, scores(net, features), -np.inf)
    powers = np.exp(scored - scored.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


@cache
def load_net(game: str) -> Net:
    """Load a game's value network: the built-in one, or for another edition GAME.json in the folder HIPPODROME_VALUE_NETS."""
    own = custom_net(game)
    read = json.loads((own or net_file(game)).read_text(encoding="utf-8"))
    return Net(*(np.array(read[name], np.float32) for name in Net._fields))


def custom_net(game: str) -> Path | None:
    """Return the file of a custom network that replaces the built-in one; None if there is none."""
    folder = os.environ.get("HIPPODROME_VALUE_NETS", "")
    file = Path(folder) / f"{game}.json"
    return file if folder and file.is_file() else None


def net_file(game: str) -> Traversable:
    """Return the file of the value network of a game's bots."""
    return get_plugin(game).files.joinpath("bots", "value.json")
