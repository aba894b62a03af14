"""The animation of the README: made from its race file, and complete without a script or a network."""

from __future__ import annotations

import importlib.util
import re
from typing import Any
from xml.etree import ElementTree

from tests.docs.installed import REPOSITORY

PICTURES = REPOSITORY / "docs/pictures"
SVG = "{http://www.w3.org/2000/svg}"


def animate_module() -> Any:
    spec = importlib.util.spec_from_file_location("animate", PICTURES / "animate.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def chariots(svg: str) -> list[list[str]]:
    """Return the places of every moving chariot, in order."""
    tree = ElementTree.fromstring(svg)
    moves = [node for node in tree.iter(f"{SVG}animateTransform") if node.get("type") == "translate"]
    return [(node.get("values") or "").split(";") for node in moves]


def test_the_animation_shows_the_race_of_its_file() -> None:
    made, stored = animate_module().animate(PICTURES / "race.race"), (PICTURES / "race.svg").read_text("utf-8")
    assert len(chariots(made)) == 4 and all(len(places) > 20 for places in chariots(made))
    assert chariots(made) == chariots(stored), "run docs/pictures/animate.py"


def test_the_animation_needs_no_script_and_no_network() -> None:
    stored = (PICTURES / "race.svg").read_text("utf-8")
    assert not re.findall(r"<script|<foreignObject|@import|href=\"http|url\(http", stored)
    assert len(stored) < 150_000
