// Samples of the API's data, with defaults for everything that a test does not name.

/** @import { Choice, LogEntry, Pick, Piece, TableSummary } from "#api" */
/** @import { PageState } from "#page" */
/** @typedef {NonNullable<PageState["prompt"]>} Prompt */

/** @param {Partial<LogEntry>} given  @returns {LogEntry} */
export const entry = (given) => ({
  n: 0,
  step: 0,
  text: "",
  kind: "moved",
  pieces: [],
  note: false,
  turn: "Turn 1",
  step_kind: "move",
  seat: null,
  targets: [],
  overtake_text: "",
  faces: [],
  paths: {},
  ...given,
});

/** @param {Partial<Piece>} given  @returns {Piece} */
export const piece = (given) => ({
  id: "chariot:0",
  face: "chariot-red",
  slot: "space:0",
  label: "",
  detail: "",
  mark: "",
  seat: null,
  ...given,
});

/** @param {Partial<Pick>} given  @returns {Pick} */
export const pick = (given) => ({ id: "", label: "", why_not: "", button: false, key: "", detail: "", ...given });

/** @param {Partial<Choice>} given  @returns {Choice} */
export const choice = (given) => ({
  text: "",
  chosen: [],
  picks: [],
  answer: "",
  answer_text: "",
  action_text: "",
  immediate: false,
  preview: null,
  refusal: "",
  declinable: false,
  ...given,
});

/** @param {Partial<Prompt>} given  @returns {Prompt} */
export const prompt = (given) => ({
  kind: "speed",
  prompt_token: "q1",
  text: "Choose your speed.",
  help: "",
  sealed: false,
  mine: true,
  answered: null,
  answered_text: "",
  ...given,
});

/** @param {Partial<PageState>} given  @param {Partial<TableSummary>} table  @returns {PageState} */
export const state = (given, table = {}) => ({
  version: "v1",
  table: /** @type {TableSummary} */ ({ id: "t1", game: "charioteer", state: "running", paused: false, ...table }),
  seat: 0,
  board: null,
  faces: null,
  scene: null,
  prompt: null,
  awaited: [],
  ready: [],
  waiting_text: "",
  clocks: {},
  undo: { can: false, why: "" },
  rewind: null,
  labels: {},
  log: { from: 0, entries: [] },
  chat: { from: 0, entries: [] },
  standing: { ranks: [], winners: [], over: false },
  isFull: true,
  isRewound: false,
  newEntries: [],
  ...given,
});
