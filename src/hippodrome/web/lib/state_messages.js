// Applies the messages of a table's WebSocket to the state that the page holds. Pure functions: no document, no clock.

import { FactFormatter } from "./game_texts.js";

/** @import { CompactLogEntry, LogEntry } from "#api" */
/** @import { ItemChange, PageState, SceneChanges, StateMessage } from "#page" */
/** @import { FactValue, GameTexts } from "./game_texts.js" */

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
 * ones below `from` (docs/study/api.md, "Live updates").
 * @param {PageState | null} known the state so far; null if a full one is expected
 * @param {StateMessage} message  @param {number} now this page's clock, in seconds
 * @param {GameTexts | null} texts the texts of the game; null if the messages have text
 * @returns {PageState}
 */
export function applyMessage(known, message, now, texts = null) {
  const { type, log, chat, labels, scene_changes, table_changes, prompt_changes, ...parts } = message;
  const [from, before] = [log?.from, known?.log.entries.length];
  const state = /** @type {PageState} */ ({
    ...known,
    ...parts,
    ...(scene_changes && known?.scene ? { scene: mergeScene(known.scene, scene_changes) } : {}),
    ...(table_changes && known ? { table: { ...known.table, ...table_changes } } : {}),
    ...(prompt_changes && known?.prompt ? { prompt: { ...known.prompt, ...prompt_changes } } : {}),
    labels: mergeLabels(known?.labels, labels),
  });
  const formatter = texts && createFormatter(texts, state);
  const entries = mergeLog(known?.log, log, formatter);
  return /** @type {PageState} */ ({
    ...state,
    ...(formatter ? stateTexts(state, message, formatter) : {}),
    log: entries,
    chat: mergeEntries(known?.chat, chat),
    isFull: !known,
    isRewound: from !== undefined && before !== undefined && from < before,
    newEntries: from !== undefined && from === before ? entries.entries.slice(from) : [],
    ...(parts.now ? { clockOffset: parts.now - now } : {}), // from this page's clock to the server's
  });
}

/** @param {GameTexts} texts  @param {PageState} state */
function createFormatter(texts, { table, labels }) {
  const names = table.seats.map((seat) => seat.name);
  return new FactFormatter(texts, names, labels);
}

/** The known labels and the new ones. @param {PageState["labels"] | undefined} known  @param {StateMessage["labels"]} added */
function mergeLabels(known = {}, added) {
  if (!added) return known;
  const fields = Object.entries(added).map(([field, labels]) => [field, { ...known[field], ...labels }]);
  return { ...known, ...Object.fromEntries(fields) };
}

/**
 * The texts of a state that depend on parts which the message has changed.
 * @param {PageState} state  @param {StateMessage} message  @param {FactFormatter} formatter
 * @returns {Partial<PageState>}
 */
function stateTexts({ waiting, awaited, prompt, labels }, { undo, rewind }, formatter) {
  const [key, ...values] = /** @type {FactValue[]} */ (waiting ?? []);
  return {
    waiting_text: key === undefined ? "" : formatter.message(String(key), values, { waiting: awaited }),
    prompt: prompt && { ...prompt, text: labels.prompt?.[prompt.kind] ?? "", help: labels.help?.[prompt.kind] ?? "" },
    ...(undo ? { undo: { can: undo.can, why: reasonText(undo.why, formatter) } } : {}),
    ...(rewind
      ? { rewind: { ...rewind, text: formatter.format("server.note.asks_back", { seat: rewind.seat }) } }
      : {}),
  };
}

/** @param {string | unknown[] | null} reason  @param {FactFormatter} formatter */
function reasonText(reason, formatter) {
  if (!Array.isArray(reason)) return "";
  const [code, ...values] = reason;
  return formatter.message(`reason.${code}`, /** @type {FactValue[]} */ (values));
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
 * @param {FactFormatter | null} formatter
 */
export function mergeLog(old, part, formatter = null) {
  if (!part) return old ?? { from: 0, entries: [] };
  const entries = (old?.entries ?? []).slice(0, part.from);
  for (const entry of part.entries) {
    const before = entries.at(-1);
    const step = entry.step ?? before?.step ?? 0;
    const turn = turnText(entry.turn, formatter) ?? before?.turn ?? "";
    const told = formatter ? formatEntry(entry, formatter) : entry;
    entries.push(/** @type {LogEntry} */ ({ ...EMPTY_ENTRY, ...told, n: entries.length, step, turn }));
  }
  return { from: part.from, entries };
}

/** The heading of a turn; undefined if it is that of the entry before. @param {CompactLogEntry["turn"]} turn  @param {FactFormatter | null} formatter */
function turnText(turn, formatter) {
  return Array.isArray(turn) ? formatter?.message("step.turn", /** @type {FactValue[]} */ (turn)) : turn;
}

/** A log entry with the text of its fact. @param {CompactLogEntry} entry  @param {FactFormatter} formatter */
function formatEntry({ fact, overtakes, ...entry }, formatter) {
  const [kind, ...values] = /** @type {[string, ...FactValue[]]} */ (fact);
  return {
    ...entry,
    kind,
    text: formatter.message(`${entry.note ? "server.note" : "fact"}.${kind}`, values),
    ...(overtakes ? { overtake_text: formatter.format("server.telling.past", { passed: overtakes }) } : {}),
  };
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
