import assert from "node:assert/strict";
import { test } from "node:test";
import {
  markRadius,
  middleOf,
  nearestAngle,
  nearestInDirection,
  nearestSlot,
  pathOffsets,
} from "../../../src/hippodrome/web/lib/geometry.js";

test("a piece turns the short way", () => {
  assert.equal(nearestAngle(10, 350), 370);
  assert.equal(nearestAngle(350, 10), -10);
  assert.equal(nearestAngle(90, 100), 90);
  assert.equal(nearestAngle(0, 725), 720);
});

test("the offsets of a path are its parts of the whole length", () => {
  const { length, offsets } = pathOffsets([
    { x: 0, y: 0 },
    { x: 3, y: 4 },
    { x: 3, y: 19 },
  ]);
  assert.equal(length, 20);
  assert.deepEqual(offsets, [0, 0.25, 1]);
});

test("marks of slots do not touch, and are neither tiny nor huge", () => {
  const row = [0, 10, 20, 30].map((x) => ({ x, y: 0 }));
  assert.equal(markRadius(row, 400), 4.8);
  assert.equal(markRadius(row, 6000), 40, "at least 1/150 of the width");
  assert.equal(markRadius(row, 100), 2.5, "at most 1/40 of the width");
  assert.equal(markRadius([{ x: 1, y: 1 }], 600), 10, "a single slot has no neighbour");
});

test("slots in the same place do not make marks vanish", () => {
  const twice = [0, 0, 10, 10].map((x) => ({ x, y: 0 }));
  assert.equal(markRadius(twice, 400), 4.8);
});

test("the nearest labelled slot within reach is found", () => {
  const slot = (/** @type {number} */ x, label = "") => ({ x, y: 0, turn: 0, scale: 1, label });
  const slots = [slot(0, "start"), slot(4), slot(10, "finish")];
  assert.equal(nearestSlot(slots, { x: 4, y: 0 }, 5)?.label, "start", "a slot without a label says nothing");
  assert.equal(nearestSlot(slots, { x: 8, y: 0 }, 5)?.label, "finish");
  assert.equal(nearestSlot(slots, { x: 5, y: 9 }, 5), null);
});

test("an arrow key leads to the nearest element ahead", () => {
  const points = [
    { x: 10, y: 0 },
    { x: 5, y: 20 },
    { x: -3, y: 0 },
    { x: 0, y: 30 },
  ];
  const from = { x: 0, y: 0 };
  assert.equal(nearestInDirection(from, "ArrowRight", points), 0);
  assert.equal(nearestInDirection(from, "ArrowLeft", points), 2);
  assert.equal(nearestInDirection(from, "ArrowDown", points), 3, "straight ahead beats nearer but aside");
  assert.equal(nearestInDirection(from, "ArrowUp", points), -1);
  assert.equal(nearestInDirection(from, "Enter", points), -1);
});

test("an element at the same height is not below", () => {
  assert.equal(nearestInDirection({ x: 0, y: 0 }, "ArrowDown", [{ x: 50, y: 0.5 }]), -1);
});

test("the middle of a box", () => {
  assert.deepEqual(middleOf({ left: 10, top: 20, width: 30, height: 40 }), { x: 25, y: 40 });
});
