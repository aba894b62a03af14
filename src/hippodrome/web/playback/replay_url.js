// The position of a replay in its URL, and the keys that change it. Pure functions.

/** Read a position: `#step=12&part=1&as=0`. @param {string} hash */
export function parseReplayHash(hash) {
  const parts = new URLSearchParams(hash.slice(1));
  const step = parts.get("step");
  return { step: step === null ? null : Number(step), part: Number(parts.get("part")), as: parts.get("as") ?? "" };
}

/** A position as the hash of a URL. @param {number} step  @param {number} part  @param {string} viewer empty for a watcher */
export function formatReplayHash(step, part, viewer) {
  const parts = new URLSearchParams({ step: String(step) });
  if (part) parts.set("part", String(part));
  if (viewer !== "") parts.set("as", viewer);
  return `#${parts}`;
}

/** @typedef {"turn" | "decide" | "step" | "first" | "last" | "play" | ""} ReplayAction */

/**
 * The action that a key stands for, and its direction; empty if none.
 * @param {string} key  @param {boolean} shift  @param {boolean} onButton true if the focused element uses the space bar itself
 * @returns {{does: ReplayAction, by: 1 | -1}}
 */
export function keyAction(key, shift, onButton) {
  const by = key === "ArrowLeft" || key === "PageUp" ? -1 : 1;
  if (key === "PageUp" || key === "PageDown") return { does: "turn", by };
  if (key === "ArrowLeft" || key === "ArrowRight") return { does: shift ? "decide" : "step", by };
  if (key === "Home") return { does: "first", by };
  if (key === "End") return { does: "last", by };
  return { does: key === " " && !onButton ? "play" : "", by };
}
