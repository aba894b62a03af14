"""Parts of a state that are sent as changes: a client that merges them has what it would get whole."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from hippodrome.core.scene import Display, Piece, Scene, Stat
from hippodrome.server.views.changes import ObjectPart, Part, ScenePart, changed_part, part_text
from tests.server.merge import merge_state

WORDS = st.sampled_from(["", "a", "b", "c"])
PIECES = st.lists(
    st.builds(Piece, st.sampled_from("pqrst"), WORDS, WORDS, WORDS, WORDS, WORDS, st.sampled_from([None, 0, 1])),
    max_size=6,
    unique_by=lambda piece: piece.id,
)
STATS = st.lists(
    st.builds(Stat, st.sampled_from("xyz"), WORDS, WORDS, st.sampled_from([None, 0, 1]), WORDS, st.booleans()),
    max_size=3,
    unique_by=lambda stat: stat.id,
)
DISPLAYS = st.lists(st.builds(Display, st.integers(0, 3), STATS.map(tuple)), max_size=4, unique_by=lambda display: display.seat)
SCENES = st.builds(Scene, WORDS, PIECES.map(tuple), DISPLAYS.map(tuple))
OBJECTS = st.dictionaries(st.sampled_from(["kind", "text", "turn"]), st.none() | st.integers(0, 2) | WORDS, min_size=1)


def sent(name: str, known: Part | None, part: Part) -> dict[str, Any]:
    """The message with a part's changes."""
    message: dict[str, Any] = json.loads("{" + changed_part(name, known, part) + "}")
    return message


@given(SCENES, SCENES)
def test_merging_the_changes_of_a_scene_gives_the_new_scene(old: Scene, new: Scene) -> None:
    first, second = ScenePart(old), ScenePart(new)
    state = merge_state({}, sent("scene", None, first))
    message = sent("scene", first, second)
    assert "scene" not in message, "a known scene is never sent whole"
    assert merge_state(state, message)["scene"] == json.loads(second.text)
    assert (message == {}) == (old == new)


@given(OBJECTS, OBJECTS)
def test_merging_the_changes_of_an_object_gives_the_new_object(old: dict[str, Any], new: dict[str, Any]) -> None:
    first, second = ObjectPart(old), ObjectPart(new)
    state = merge_state({}, sent("table", None, first))
    message = sent("table", first, second)
    assert merge_state(state, message)["table"] == new
    assert ("table" in message) == (old.keys() != new.keys()), "an object is sent whole only if it has other fields"


def test_known_items_are_sent_as_runs_and_changed_ones_by_their_fields() -> None:
    old = tuple(Piece(id, "card", "hand", "Card", "A long text.") for id in "abcd")
    new = (old[0], old[1], old[3]._replace(slot="board"), Piece("e", "card", "hand", "Card", "A long text."))
    message = sent("scene", ScenePart(Scene("", old, ())), ScenePart(Scene("", new, ())))
    assert message == {"scene_changes": {"pieces": [[0, 2], {"like": 3, "slot": "board"}, {"like": 3, "id": "e"}]}}


def test_a_part_that_appears_or_disappears_is_sent_whole() -> None:
    part = ObjectPart({"kind": "move"})
    assert sent("prompt", "null", part) == {"prompt": {"kind": "move"}}
    assert sent("prompt", part, "null") == {"prompt": None}
    assert sent("prompt", part, ObjectPart({"kind": "move"})) == {}
    assert part_text("null") == "null" and part_text(part) == '{"kind":"move"}'
