// Applies the messages of a table's WebSocket to the state that the page holds. Pure functions: no document, no clock.

/** @import { PageState, StateMessage } from "#page" */

/**
 * The state after a message: its parts replace the known ones, its log and chat entries follow the known ones below `from`.
 * @param {PageState | null} known the state so far; null if a full one is expected
 * @param {StateMessage} message  @param {number} now this page's clock, in seconds
 * @returns {PageState}
 */
export function applyMessage(known, message, now) {
  const { type, ...parts } = message;
  const [from, before] = [parts.log?.from, known?.log.entries.length];
  return /** @type {PageState} */ ({
    ...known,
    ...parts,
    log: mergeEntries(known?.log, parts.log),
    chat: mergeEntries(known?.chat, parts.chat),
    isFull: !known,
    isRewound: from !== undefined && before !== undefined && from < before,
    newEntries: from === before ? (parts.log?.entries ?? []) : [],
    ...(parts.now ? { clockOffset: parts.now - now } : {}), // from this page's clock to the server's
  });
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
