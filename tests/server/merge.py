"""A client's side of live updates in Python: the state after a message, as docs/study/api.md describes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

EMPTY_ENTRY: Mapping[str, Any] = {
    "pieces": [], "note": False, "step_kind": "", "seat": None, "targets": [], "faces": [], "paths": {}, "overtake_text": "",
    "overtakes": [],
}  # fmt: skip
"""The fields of a log entry, with facts or with text, that the server leaves out where they are empty."""


def merge_state(known: Mapping[str, Any], message: Mapping[str, Any]) -> dict[str, Any]:
    """Return the state after a message; a part that the message leaves out is as it was."""
    state = {**known, **{name: part for name, part in message.items() if not name.endswith("_changes")}}
    for part in ("table", "prompt"):
        if changes := message.get(f"{part}_changes"):
            state[part] = {**known[part], **changes}
    if "scene_changes" in message:
        state["scene"] = _merge_scene(known["scene"], message["scene_changes"])
    if "labels" in {**known, **message}:
        state["labels"] = merge_labels(known.get("labels", {}), message.get("labels", {}))
    state["log"] = _merge_log(known.get("log"), message.get("log"))
    state["chat"] = _merge_chat(known.get("chat"), message.get("chat"))
    return state


Labels = Mapping[str, Mapping[str, str]]


def merge_labels(known: Labels, added: Labels) -> dict[str, dict[str, str]]:
    """Return the known labels and the added ones, by field and value."""
    return {field: {**known.get(field, {}), **added.get(field, {})} for field in {**known, **added}}


def _merge_scene(known: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    def merge_display(display: dict[str, Any], old: Mapping[str, Any]) -> dict[str, Any]:
        return {**display, "stats": _merge_list(old["stats"], display["stats"])}

    scene = {**known, **changes}
    if "pieces" in changes:
        scene["pieces"] = _merge_list(known["pieces"], changes["pieces"])
    if "displays" in changes:
        scene["displays"] = _merge_list(known["displays"], changes["displays"], merge_display)
    return scene


def _merge_list(
    known: Sequence[Any],
    items: Sequence[Any],
    merge: Callable[[dict[str, Any], Mapping[str, Any]], dict[str, Any]] = lambda item, old: item,
) -> list[Any]:
    merged = list[Any]()
    for item in items:
        if isinstance(item, list):
            merged += known[item[0] : item[1]]
        elif "like" in item:
            old = known[item["like"]]
            merged.append(merge({**old, **{name: value for name, value in item.items() if name != "like"}}, old))
        else:
            merged.append(item)
    return merged


def _merge_log(known: Mapping[str, Any] | None, part: Mapping[str, Any] | None) -> dict[str, Any]:
    if part is None:
        return dict(known or {"from": 0, "entries": []})
    entries = list(known["entries"][: part["from"]] if known else [])
    for entry in part["entries"]:
        before = entries[-1] if entries else {"step": 0, "turn": ""}
        carried = {"n": len(entries), "step": before["step"], "turn": before["turn"]}
        entries.append({**EMPTY_ENTRY, **carried, **entry})
    return {"from": 0, "entries": entries}


def _merge_chat(known: Mapping[str, Any] | None, part: Mapping[str, Any] | None) -> dict[str, Any]:
    if part is None:
        return dict(known or {"from": 0, "entries": []})
    return {"from": 0, "entries": [*(known["entries"][: part["from"]] if known else []), *part["entries"]]}
