import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  loadValue,
  myTableIds,
  newSalt,
  newSecret,
  removeSeatKeys,
  saveSeatKeys,
  saveValue,
  seatKeys,
} from "../../../src/hippodrome/web/lib/local_storage.js";

/** @type {Map<string, string>} */
let stored = new Map();

beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
  };
  Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true, writable: true });
  saveValue("tables", {});
});

test("values are stored as JSON under a prefix", () => {
  saveValue("sound", false);
  assert.equal(stored.get("hippodrome.sound"), "false");
  assert.equal(loadValue("sound", true), false);
});

test("a value that is missing or null is the default", () => {
  assert.equal(loadValue("missing", "brisk"), "brisk");
  saveValue("draft", null);
  assert.equal(loadValue("draft", ""), "");
});

test("without storage a value lasts as long as the page", () => {
  Object.defineProperty(globalThis, "localStorage", {
    get: () => {
      throw new Error("denied");
    },
    configurable: true,
  });
  saveValue("name", "Ana");
  assert.equal(loadValue("name", ""), "Ana");
});

test("a new key replaces the old one of its seat, and keys are sorted by seat", () => {
  saveSeatKeys("t1", "charioteer", [{ seat: 2, secret: "c" }]);
  saveSeatKeys("t1", "charioteer", [
    { seat: 0, secret: "a" },
    { seat: 2, secret: "new" },
  ]);
  assert.deepEqual(seatKeys("t1"), [
    { seat: 0, secret: "a" },
    { seat: 2, secret: "new" },
  ]);
  assert.deepEqual(seatKeys("t2"), []);
});

test("a table without keys is forgotten", () => {
  saveSeatKeys("t1", "charioteer", [
    { seat: 0, secret: "a" },
    { seat: 1, secret: "b" },
  ]);
  removeSeatKeys("t1", 0);
  assert.deepEqual(seatKeys("t1"), [{ seat: 1, secret: "b" }]);
  removeSeatKeys("t1", 1);
  assert.deepEqual(myTableIds(), []);
  removeSeatKeys("t1");
});

test("my tables are listed from the latest to the oldest", (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: 1000 });
  saveSeatKeys("old", "charioteer", [{ seat: 0, secret: "a" }]);
  context.mock.timers.tick(1000);
  saveSeatKeys("new", "charioteer", [{ seat: 0, secret: "b" }]);
  assert.deepEqual(myTableIds(), ["new", "old"]);
});

test("secrets and salts have 128 random bits, in the server's formats", () => {
  assert.match(newSecret(), /^[\w-]{22}$/);
  assert.match(newSalt(), /^[0-9a-f]{32}$/);
  assert.notEqual(newSecret(), newSecret());
});
