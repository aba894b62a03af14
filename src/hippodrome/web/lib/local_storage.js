// Values in the browser's local storage: preferences and the secrets of seats. Secrets are sent only to the server that issued them.

/** @import { SeatKey } from "#page" */
/** My seats at a table, and when they were last stored. @typedef {{game: string, at: number, keys: SeatKey[]}} StoredTable */

const PREFIX = "hippodrome.";
/** Values of this page where the browser stores none. @type {Map<string, unknown>} */
const fallback = new Map();

/**
 * A stored value. It has the type of the default: only this page stores values.
 * @template T
 * @param {string} key  @param {T} otherwise the default
 * @returns {T}
 */
export function loadValue(key, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? fallbackOf(key, otherwise) : (JSON.parse(text) ?? otherwise);
  } catch {
    return fallbackOf(key, otherwise);
  }
}

/**
 * @template T
 * @param {string} key  @param {T} otherwise
 */
const fallbackOf = (key, otherwise) => /** @type {T} */ (fallback.get(key) ?? otherwise);

/** Store a value; null removes nothing, but counts as not stored. @param {string} key  @param {unknown} value */
export function saveValue(key, value) {
  fallback.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    /* private windows: the value lasts as long as the page */
  }
}

/** @returns {Record<string, StoredTable>} */
const storedTables = () => loadValue("tables", {});

/** The keys of my seats at a table. @param {string} table  @returns {SeatKey[]} */
export function seatKeys(table) {
  return storedTables()[table]?.keys ?? [];
}

/** Store keys of seats at a table, in place of older ones. @param {string} table  @param {string} game  @param {SeatKey[]} keys */
export function saveSeatKeys(table, game, keys) {
  const tables = storedTables();
  const held = (tables[table]?.keys ?? []).filter((old) => !keys.some((key) => key.seat === old.seat));
  tables[table] = { game, at: Date.now(), keys: [...held, ...keys].sort((a, b) => a.seat - b.seat) };
  saveValue("tables", tables);
}

/** Remove the keys of a table, or of one of its seats. @param {string} table  @param {number | null} seat */
export function removeSeatKeys(table, seat = null) {
  const tables = storedTables();
  if (!tables[table]) return;
  tables[table].keys = tables[table].keys.filter((key) => seat !== null && key.seat !== seat);
  if (!tables[table].keys.length) delete tables[table];
  saveValue("tables", tables);
}

/** The tables where I have a seat, latest first. @returns {string[]} */
export function myTableIds() {
  const tables = storedTables();
  return Object.keys(tables).sort((a, b) => tables[b].at - tables[a].at);
}

/** A secret for a seat: 128 random bits in URL-safe base64, as the server creates them. */
export function newSecret() {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** The salt that a seat adds to the random seed: 128 random bits in hex. */
export function newSalt() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
