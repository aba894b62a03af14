// Geometry of boards and of elements on the page. Pure functions.

/** @import { Slot } from "#page" */
/** @typedef {{x: number, y: number}} Point */

/** An angle equal to `turn`, in degrees, that is nearest to another. @param {number} turn  @param {number} from */
export function nearestAngle(turn, from) {
  return turn + 360 * Math.round((from - turn) / 360);
}

/** The length of a path, and the part of it up to each point. @param {Point[]} points at least one */
export function pathOffsets(points) {
  const distances = [0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    distances.push(distances[i - 1] + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const length = distances[distances.length - 1];
  return { length, offsets: distances.map((distance) => distance / length) };
}

/** The radius of a slot's mark that does not touch its neighbours, on a board of a width. @param {Point[]} slots  @param {number} width */
export function markRadius(slots, width) {
  const gaps = slots
    .slice(0, 400)
    .map((a) => Math.min(...slots.map((b) => (a === b ? Infinity : Math.hypot(a.x - b.x, a.y - b.y) || Infinity))))
    .sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 3)];
  return Math.max(width / 150, Math.min(width / 40, Number.isFinite(usual) ? usual * 0.48 : width / 60));
}

/** The labelled slot nearest to a point, within a distance; null if there is none. @param {Slot[]} slots  @param {Point} at  @param {number} within */
export function nearestSlot(slots, at, within) {
  let best = null;
  let least = within;
  for (const slot of slots) {
    const far = Math.hypot(slot.x - at.x, slot.y - at.y);
    if (slot.label && far < least) [best, least] = [slot, far];
  }
  return best;
}

/** The unit vector of each arrow key. @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The index of the point that an arrow key leads to: near and ahead; -1 if there is none. @param {Point} from  @param {string} key  @param {Point[]} points */
export function nearestInDirection(from, key, points) {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  const [ux, uy] = direction;
  let best = -1;
  let least = Infinity;
  points.forEach((to, i) => {
    const along = (to.x - from.x) * ux + (to.y - from.y) * uy;
    const aside = Math.abs((to.x - from.x) * uy) + Math.abs((to.y - from.y) * ux);
    if (along >= 1 && along + 2.5 * aside < least) [best, least] = [i, along + 2.5 * aside];
  });
  return best;
}

/** The middle of a box. @param {{left: number, top: number, width: number, height: number}} box */
export function middleOf(box) {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Milliseconds of a glide per point, and at most. */
const GLIDE_MS = 110;
const MAX_GLIDE_MS = 1500;

/** The duration of a glide through a number of points, in milliseconds. @param {number} points  @param {number} pace more is slower */
export function glideDuration(points, pace) {
  return pace * Math.min(MAX_GLIDE_MS, 300 + GLIDE_MS * (points - 1));
}
