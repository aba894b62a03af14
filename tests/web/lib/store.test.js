import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../../../src/hippodrome/web/lib/store.js";

test("a change replaces the state and keeps the other values", () => {
  const store = new Store({ seat: 0, letters: ["A"] });
  const before = store.state;
  store.set({ seat: 1 });
  assert.deepEqual(store.state, { seat: 1, letters: ["A"] });
  assert.deepEqual(before, { seat: 0, letters: ["A"] });
  assert.equal(store.state.letters, before.letters);
});

test("listeners are called in the order of their subscription, with the state before", () => {
  const store = new Store({ n: 0 });
  /** @type {string[]} */
  const calls = [];
  store.subscribe((state, before) => calls.push(`a ${before.n}→${state.n}`));
  store.subscribe((state) => calls.push(`b ${state.n}`));
  store.set({ n: 1 });
  assert.deepEqual(calls, ["a 0→1", "b 1"]);
});

test("an ended subscription is not called", () => {
  const store = new Store({ n: 0 });
  let calls = 0;
  const end = store.subscribe(() => {
    calls += 1;
  });
  store.set({ n: 1 });
  end();
  store.set({ n: 2 });
  assert.equal(calls, 1);
});

test("a listener may end another one's subscription", () => {
  const store = new Store({ n: 0 });
  /** @type {string[]} */
  const calls = [];
  store.subscribe(() => end());
  const end = store.subscribe(() => calls.push("second"));
  store.set({ n: 1 });
  store.set({ n: 2 });
  assert.deepEqual(calls, ["second"], "the change under way still reaches it");
});

test("a watcher is called only when its value changes", () => {
  const store = new Store({ seat: 0, status: "up" });
  /** @type {string[][]} */
  const seen = [];
  store.watch("status", (value, before) => seen.push([before, value]));
  store.set({ seat: 1 });
  store.set({ status: "up" });
  store.set({ status: "down" });
  assert.deepEqual(seen, [["up", "down"]]);
});

test("a listener that changes the store sees both changes", () => {
  const store = new Store({ n: 0, doubled: 0 });
  store.watch("n", (n) => store.set({ doubled: 2 * n }));
  store.set({ n: 4 });
  assert.deepEqual(store.state, { n: 4, doubled: 8 });
});
