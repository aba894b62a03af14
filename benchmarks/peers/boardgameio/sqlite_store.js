"use strict";
// SQLite store for boardgame.io, which has none: every match in memory, each move written in one transaction.
// The pragmas are those of Hippodrome. boardgame.io broadcasts a move before it calls setState, with any store.
const { DatabaseSync } = require("node:sqlite");

const SYNC = 0; // StorageAPI.Type.SYNC, which the package does not export
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, initial TEXT, state TEXT, metadata TEXT);
  CREATE TABLE IF NOT EXISTS log (match TEXT, entry TEXT);
  CREATE INDEX IF NOT EXISTS log_of_match ON log (match);
`;
const parse = (text) => (text === null ? undefined : JSON.parse(text));

class SqliteStore {
  constructor(file) {
    this.database = new DatabaseSync(file);
    this.database.exec(SCHEMA);
    const prepare = (sql) => this.database.prepare(sql);
    this.insertMatch = prepare("INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?)");
    this.updateState = prepare("UPDATE matches SET state = ?, metadata = ? WHERE id = ?");
    this.updateMetadata = prepare("UPDATE matches SET metadata = ? WHERE id = ?");
    this.insertEntry = prepare("INSERT INTO log VALUES (?, ?)");
    this.selectMatch = prepare("SELECT * FROM matches WHERE id = ?");
    this.selectLog = prepare("SELECT entry FROM log WHERE match = ? ORDER BY rowid");
    this.loaded = new Map();
  }

  type() {
    return SYNC;
  }

  connect() {}

  load(id) {
    let match = this.loaded.get(id);
    if (match === undefined) {
      const row = this.selectMatch.get(id);
      if (row === undefined) return undefined;
      const log = this.selectLog.all(id).map(({ entry }) => JSON.parse(entry));
      match = { initialState: parse(row.initial), state: parse(row.state), metadata: parse(row.metadata), log };
      this.loaded.set(id, match);
    }
    return match;
  }

  createMatch(id, { initialState, metadata }) {
    this.loaded.set(id, { initialState, state: initialState, metadata, log: [] });
    const text = JSON.stringify(initialState);
    this.insertMatch.run(id, text, text, JSON.stringify(metadata));
  }

  setState(id, state, deltalog = []) {
    const match = this.load(id);
    match.state = state;
    match.log.push(...deltalog);
    this.database.exec("BEGIN IMMEDIATE");
    this.updateState.run(JSON.stringify(state), JSON.stringify(match.metadata), id);
    for (const entry of deltalog) this.insertEntry.run(id, JSON.stringify(entry));
    this.database.exec("COMMIT");
  }

  // After a move boardgame.io hands over a copy in which only `updatedAt` differs: the next move writes it, so that a move
  // is one transaction. A player who joins or connects is changed in place, and written at once.
  setMetadata(id, metadata) {
    const match = this.load(id);
    const isMove = match.metadata !== metadata && match.metadata.players === metadata.players && !("gameover" in metadata);
    match.metadata = metadata;
    if (!isMove) this.updateMetadata.run(JSON.stringify(metadata), id);
  }

  fetch(id, wanted) {
    const match = this.load(id);
    if (match === undefined) return {};
    return Object.fromEntries(Object.keys(wanted).filter((name) => wanted[name]).map((name) => [name, match[name]]));
  }

  wipe(id) {
    this.loaded.delete(id);
    this.database.prepare("DELETE FROM matches WHERE id = ?").run(id);
    this.database.prepare("DELETE FROM log WHERE match = ?").run(id);
  }

  listMatches() {
    return this.database.prepare("SELECT id FROM matches").all().map(({ id }) => id);
  }
}

module.exports = { SqliteStore };
