// What this browser remembers: a name, switches, and the secrets of seats. Nothing of it leaves but to the server it came from.

/** @typedef {{seat: number, secret: string, next?: string}} Key  `next` is a new secret that was sent, but not yet acknowledged. */

const PREFIX = "hippodrome.";
const fallback = new Map();

/** @returns {any} */
export function recall(key, otherwise = null) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? fallback.get(key) ?? otherwise : JSON.parse(text);
  } catch {
    return fallback.get(key) ?? otherwise;
  }
}

export function remember(key, value) {
  fallback.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch { /* private windows: it lasts as long as the page */ }
}

/** The seats of a table that this browser holds. @returns {Key[]} */
export function keysOf(table) {
  return recall("tables", {})[table]?.keys ?? [];
}

/** Keep the secrets of seats. @param {Key[]} keys */
export function keep(table, game, keys) {
  const tables = recall("tables", {});
  const held = (tables[table]?.keys ?? []).filter((old) => !keys.some((key) => key.seat === old.seat));
  tables[table] = { game, at: Date.now(), keys: [...held, ...keys].sort((a, b) => a.seat - b.seat) };
  remember("tables", tables);
}

/** Forget a table, or one seat of it. */
export function forget(table, seat = null) {
  const tables = recall("tables", {});
  if (!tables[table]) return;
  tables[table].keys = tables[table].keys.filter((key) => seat !== null && key.seat !== seat);
  if (!tables[table].keys.length) delete tables[table];
  remember("tables", tables);
}

/** Tables with a seat of mine, latest first. @returns {string[]} */
export function myTables() {
  const tables = recall("tables", {});
  return Object.keys(tables).sort((a, b) => tables[b].at - tables[a].at);
}

/** 128 random bits that open a seat, as the server makes them. */
export function newSecret() {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** 128 random bits in hex: the salt a seat adds to the luck. */
export function newSalt() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
