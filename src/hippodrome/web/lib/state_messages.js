// Applies the messages of a table's WebSocket to the state that the page holds. Pure functions: no document, no clock.

/** @import { CompactLogEntry, LogEntry } from "#api" */
/** @import { ItemChange, PageState, SceneChanges, StateMessage } from "#page" */

/** The fields of a log entry that the server leaves out where they are empty. */
const EMPTY_ENTRY = {
  pieces: [],
  note: false,
  step_kind: "",
  seat: null,
  targets: [],
  overtake_text: "",
  faces: [],
  paths: {},
};

/**
 * The state after a message: its parts replace the known ones or change them, its log and chat entries follow the known
 * ones below `from` (docs/api.md, "Live updates").
 * @param {PageState | null} known the state so far; null if a full one is expected
 * @param {StateMessage} message  @param {number} now this page's clock, in seconds
 * @returns {PageState}
 */
export function applyMessage(known, message, now) {
  const { type, log, chat, scene_changes, table_changes, prompt_changes, ...parts } = message;
  const [from, before] = [log?.from, known?.log.entries.length];
  const entries = mergeLog(known?.log, log);
  return /** @type {PageState} */ ({
    ...known,
    ...parts,
    ...(scene_changes && known?.scene ? { scene: mergeScene(known.scene, scene_changes) } : {}),
    ...(table_changes && known ? { table: { ...known.table, ...table_changes } } : {}),
    ...(prompt_changes && known?.prompt ? { prompt: { ...known.prompt, ...prompt_changes } } : {}),
    log: entries,
    chat: mergeEntries(known?.chat, chat),
    isFull: !known,
    isRewound: from !== undefined && before !== undefined && from < before,
    newEntries: from !== undefined && from === before ? entries.entries.slice(from) : [],
    ...(parts.now ? { clockOffset: parts.now - now } : {}), // from this page's clock to the server's
  });
}

/**
 * A scene with its changes.
 * @param {NonNullable<PageState["scene"]>} known  @param {SceneChanges} changes
 * @returns {NonNullable<PageState["scene"]>}
 */
function mergeScene(known, { title, pieces, displays }) {
  return {
    title: title ?? known.title,
    pieces: pieces ? mergeList(known.pieces, pieces) : known.pieces,
    displays: displays
      ? displays.flatMap((item) => {
          if (Array.isArray(item)) return known.displays.slice(...item);
          if (!("like" in item)) return [item];
          const old = known.displays[item.like];
          return [{ ...old, stats: mergeList(old.stats, item.stats) }];
        })
      : known.displays,
  };
}

/**
 * A list in its new order: each item is a run of known items, a known one with some fields replaced, or a new one.
 * @template {object} T  @param {T[]} known  @param {ItemChange<T>[]} items  @returns {T[]}
 */
export function mergeList(known, items) {
  return items.flatMap((item) => {
    if (Array.isArray(item)) return known.slice(...item);
    if (!("like" in item)) return [item];
    const { like, ...fields } = item;
    return [/** @type {T} */ ({ ...known[like], ...fields })];
  });
}

/**
 * The known log entries below `from`, followed by the new ones, which are completed: numbered, with the step and turn of the
 * entry before where they have none, and with the fields that are empty.
 * @param {{from: number, entries: LogEntry[]} | undefined} old
 * @param {{from: number, entries: CompactLogEntry[]} | undefined} part
 */
export function mergeLog(old, part) {
  if (!part) return old ?? { from: 0, entries: [] };
  const entries = (old?.entries ?? []).slice(0, part.from);
  for (const entry of part.entries) {
    const before = entries.at(-1);
    const step = entry.step ?? before?.step ?? 0;
    const turn = entry.turn ?? before?.turn ?? "";
    entries.push(/** @type {LogEntry} */ ({ ...EMPTY_ENTRY, ...entry, n: entries.length, step, turn }));
  }
  return { from: part.from, entries };
}

/**
 * The known entries below `from`, followed by the new ones.
 * @template {{n: number}} E
 * @param {{from: number, entries: E[]} | undefined} old  @param {{from: number, entries: E[]} | undefined} part
 */
export function mergeEntries(old, part) {
  if (!part) return old ?? { from: 0, entries: [] };
  const known = (old?.entries ?? []).filter((entry) => entry.n < part.from);
  return { from: part.from, entries: [...known, ...part.entries] };
}
