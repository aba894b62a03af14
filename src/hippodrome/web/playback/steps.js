// Steps of a race: log entries that are played together, and the paths of their pieces. Pure functions.

import { glideDuration } from "../lib/geometry.js";

/** @import { LogEntry } from "#api" */
/** @import { Step } from "#page" */

/**
 * Milliseconds per step and per letter, the slowness of pieces, and the longest time for all steps that wait. Named like the
 * pace of the bots: one control sets both. `instant`: no playback, all pieces move together.
 */
export const SPEEDS = {
  calm: { rest: 700, letter: 16, pace: 1.3, budget: 9000 },
  brisk: { rest: 320, letter: 6, pace: 0.8, budget: 5000 },
  instant: null,
};
/** @typedef {keyof typeof SPEEDS} Speed */
/** @typedef {NonNullable<(typeof SPEEDS)[Speed]>} Timing */

const MIN_HURRY = 0.12;

/** @param {string} name  @returns {name is Speed} */
export const isSpeed = (name) => name in SPEEDS;

/** Milliseconds that a step is shown, if there is no hurry: long enough to read, and for its pieces to move. @param {Step} step  @param {Timing} speed */
export function stepDuration(step, speed) {
  const letters = step.entries.reduce((sum, entry) => sum + entry.text.length, 0);
  const longest = Math.max(0, ...Object.values(collectPaths(step.entries)).map((way) => way.length));
  const moves = longest ? glideDuration(longest + 1, speed.pace) : 0;
  return Math.max(moves, speed.rest + speed.letter * letters);
}

/** Milliseconds of all steps together, if there is no hurry. @param {Step[]} steps  @param {Timing} speed */
export function totalDuration(steps, speed) {
  return steps.reduce((sum, step) => sum + stepDuration(step, speed), 0);
}

/** The factor by which steps are shortened, so that all of them end in time. @param {Step[]} steps those that are left  @param {Timing} speed  @param {number} left milliseconds that are left */
export function hurry(steps, speed, left) {
  return Math.max(MIN_HURRY, Math.min(1, left / totalDuration(steps, speed)));
}

/** Group log entries into steps; notes are left out. @param {LogEntry[]} entries */
export function groupSteps(entries) {
  /** @type {Step[]} */
  const steps = [];
  for (const entry of entries) {
    if (entry.note) continue;
    const last = steps.at(-1);
    if (last?.n === entry.step) last.entries.push(entry);
    else steps.push({ n: entry.step, turn: entry.turn, entries: [entry] });
  }
  return steps;
}

/** The paths of pieces over all entries. @param {LogEntry[]} entries */
export function collectPaths(entries) {
  /** @type {Record<string, string[]>} */
  const ways = {};
  for (const entry of entries)
    for (const [piece, way] of Object.entries(entry.paths)) ways[piece] = [...(ways[piece] ?? []), ...way];
  return ways;
}

/** The slots where the paths of pieces end. @param {LogEntry[]} entries */
export function pathEnds(entries) {
  return lastSlots(collectPaths(entries));
}

/** The slots, before an entry, of pieces that move from there on. @param {LogEntry[]} entries  @param {number} at */
export function positionsBefore(entries, at) {
  /** @type {Record<string, string>} */
  const places = {};
  for (const [piece, way] of Object.entries(collectPaths(entries.slice(at)))) places[piece] = way[0];
  for (const entry of entries.slice(0, at))
    for (const [piece, slot] of Object.entries(lastSlots(entry.paths))) if (piece in places) places[piece] = slot;
  return places;
}

/** @param {Record<string, string[]>} ways  @returns {Record<string, string>} */
function lastSlots(ways) {
  return Object.fromEntries(Object.entries(ways).map(([piece, way]) => [piece, way[way.length - 1]]));
}

/** The index of the first entry of the last turn with more than two steps. @param {LogEntry[]} entries */
export function lastTurnStart(entries) {
  const starts = entries.flatMap((entry, i) => (i && entry.turn !== entries[i - 1].turn ? [i] : []));
  const full = starts.findLast((start) => groupSteps(entries.slice(start)).length > 2);
  return full ?? starts.at(-1) ?? 0;
}

/**
 * The entries that hit a seat. Its own steps count only after its own turn, such as a crash or a plague.
 * @param {number | null} seat  @param {Step[]} steps  @param {string | undefined} turn the turn of its last answer
 */
export function hitsOn(seat, steps, turn) {
  if (seat === null) return [];
  return steps.flatMap((step) => {
    const by = step.entries[0].seat;
    const hits = step.entries.filter((entry) => entry.targets.includes(seat) && (by !== seat || entry.turn !== turn));
    return hits.map((entry) => ({ by: by === seat ? null : by, entry }));
  });
}
