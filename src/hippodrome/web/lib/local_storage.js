// Values in the browser's local storage: preferences and the secrets of seats. Secrets are sent only to the server that issued them.

/** @typedef {{seat: number, secret: string, next?: string}} Key  `next` is a new secret that was sent, but not yet acknowledged. */

const PREFIX = "hippodrome.";
const fallback = new Map();

/** @returns {any} */
export function loadValue(key, otherwise = null) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? (fallback.get(key) ?? otherwise) : JSON.parse(text);
  } catch {
    return fallback.get(key) ?? otherwise;
  }
}

export function saveValue(key, value) {
  fallback.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    /* private windows: the value lasts as long as the page */
  }
}

/** The keys of my seats at a table. @returns {Key[]} */
export function seatKeys(table) {
  return loadValue("tables", {})[table]?.keys ?? [];
}

/** Store keys of seats at a table, in place of older ones. @param {Key[]} keys */
export function saveSeatKeys(table, game, keys) {
  const tables = loadValue("tables", {});
  const held = (tables[table]?.keys ?? []).filter((old) => !keys.some((key) => key.seat === old.seat));
  tables[table] = { game, at: Date.now(), keys: [...held, ...keys].sort((a, b) => a.seat - b.seat) };
  saveValue("tables", tables);
}

/** Remove the keys of a table, or of one of its seats. */
export function removeSeatKeys(table, seat = null) {
  const tables = loadValue("tables", {});
  if (!tables[table]) return;
  tables[table].keys = tables[table].keys.filter((key) => seat !== null && key.seat !== seat);
  if (!tables[table].keys.length) delete tables[table];
  saveValue("tables", tables);
}

/** The tables where I have a seat, latest first. @returns {string[]} */
export function myTableIds() {
  const tables = loadValue("tables", {});
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
