// A race to replay: its moments as one viewer sees them, fetched in chunks, and the way from one position to another.
import { get } from "../lib/http.js";
import { groupSteps } from "./steps.js";

/** @import { ReplayFrame, ReplayPage } from "#api" */
/** @import { Step } from "#page" */
/** The table after a decision, with the steps that led to it. @typedef {ReplayFrame & {steps: Step[]}} Moment */
/** A position: a moment, and one of its steps. @typedef {{moment: number, step: number}} Position */

export const CHUNK = 40;
/** The viewer who sees the hands of all seats. */
export const OPEN_HANDS = "all";

/** The number of the last step of a moment. @param {Moment} moment */
export const lastStep = (moment) => Math.max(0, moment.steps.length - 1);

export class Recording {
  /** The table. @type {string} */ id;
  /** A seat as text, empty for a watcher, or `OPEN_HANDS`. @type {string} */ viewer;
  /** @type {() => string | null} */ secret;
  /** Called with every chunk, before its moments can be shown. @type {(page: ReplayPage) => Promise<void>} */ onChunk;
  /** Moments by number; some may not be fetched yet. @type {Moment[]} */ moments = [];
  /** @type {Map<number, Promise<void>>} */ chunks = new Map();
  /** The number of all moments. */ frames = 0;
  /** True once another viewer's recording replaces this one. */ closed = false;

  /** @param {string} id  @param {string} viewer  @param {() => string | null} secret  @param {(page: ReplayPage) => Promise<void>} onChunk */
  constructor(id, viewer, secret, onChunk) {
    this.id = id;
    this.viewer = viewer;
    this.secret = secret;
    this.onChunk = onChunk;
  }

  /** Fetch the chunk of a moment, unless it was fetched. @param {number} moment */
  fetch(moment) {
    const chunk = Math.floor(moment / CHUNK);
    const known = this.chunks.get(chunk);
    if (known) return known;
    const wanted = this.fetchChunk(chunk);
    this.chunks.set(chunk, wanted);
    wanted.catch(() => this.chunks.delete(chunk));
    return wanted;
  }

  /** @param {number} chunk */
  async fetchChunk(chunk) {
    const as = this.viewer === "" || this.viewer === OPEN_HANDS ? undefined : Number(this.viewer);
    const open = this.viewer === OPEN_HANDS || undefined;
    const params = { id: this.id, as, open, from: chunk * CHUNK, count: CHUNK };
    const page = await get("/api/tables/{id}/replay", params, this.secret());
    if (this.closed) return;
    this.frames = page.total;
    page.frames.forEach((one, i) => {
      this.moments[page.from + i] = { ...one, steps: groupSteps(one.log) };
    });
    await this.onChunk(page);
  }

  /** Fetch what comes next, before it is asked for. @param {number} moment */
  fetchAhead(moment) {
    this.fetch(Math.min(this.frames - 1, moment + CHUNK / 2)).catch(() => {});
  }

  /** A moment, or undefined if it cannot be fetched. @param {number} moment  @returns {Promise<Moment | undefined>} */
  async momentAt(moment) {
    await this.fetch(moment).catch(() => {});
    return this.moments[moment];
  }

  /** The log entries up to the first moment that is not fetched. */
  get entries() {
    const entries = [];
    for (let n = 0; n < this.frames && this.moments[n]; n++) entries.push(...this.moments[n].log);
    return entries;
  }

  /** The number of the last log entry at a position; -1 if there is none. @param {Position} at */
  lastEntry({ moment, step }) {
    const shown = this.moments[moment]?.steps[step] ?? this.moments[moment - 1]?.steps.at(-1);
    return shown?.entries.at(-1)?.n ?? -1;
  }

  /** True if a position is the last one. @param {Position} at */
  isEnd({ moment, step }) {
    const there = this.moments[moment];
    return moment >= this.frames - 1 && (!there || step >= lastStep(there));
  }

  /** The number of earlier moments with the same step: a step may continue after a decision. @param {Position} at */
  partOf({ moment, step }) {
    const { n } = this.moments[moment].steps[step];
    let part = 0;
    while (step === 0 && this.moments[moment - part - 1]?.steps.at(-1)?.n === n) part++;
    return part;
  }

  /** The heading of a step's turn; a moment without steps belongs to the one before it. @param {Position} at */
  turnAt({ moment, step }) {
    for (let [m, k] = [moment, step]; m >= 0; m--, k = Infinity) {
      const there = this.moments[m];
      const found = there?.steps[Math.min(k, lastStep(there))];
      if (found) return found.turn;
    }
    return "";
  }

  /** The next or previous step; null at the end or if it cannot be fetched. A null step is the last of its moment. @param {Position} at  @param {1 | -1} by  @returns {Promise<{moment: number, step: number | null} | null>} */
  async nextStep({ moment, step }, by) {
    const there = await this.momentAt(moment);
    if (!there) return null;
    if (by < 0) return step > 0 ? { moment, step: step - 1 } : moment > 0 ? { moment: moment - 1, step: null } : null;
    if (step < lastStep(there)) return { moment, step: step + 1 };
    return moment < this.frames - 1 ? { moment: moment + 1, step: 0 } : null;
  }

  /** The moment of the next or previous decision. @param {Position} at  @param {1 | -1} by */
  nextDecision({ moment, step }, by) {
    const there = this.moments[moment];
    const isHalf = there !== undefined && step < lastStep(there);
    return by > 0 && isHalf ? moment : moment + by;
  }

  /** The first step of the next or previous turn; null if `isStale` or if it cannot be fetched. @param {Position} at  @param {1 | -1} by  @param {() => boolean} isStale  @returns {Promise<Position | null>} */
  async nextTurn(at, by, isStale) {
    if (!(await this.momentAt(at.moment))) return null;
    const here = this.turnAt(at);
    let { moment, step } = at;
    /** @type {string | null} */
    let seen = null;
    while (!isStale()) {
      const before = { moment, step };
      step += by;
      if (step < 0 || step >= Math.max(1, this.moments[moment].steps.length)) {
        moment += by;
        if (moment < 0 || moment >= this.frames) return before;
        const there = await this.momentAt(moment);
        if (!there) return null;
        step = by > 0 ? 0 : lastStep(there);
      }
      const turn = this.turnAt({ moment, step });
      if (by > 0 && turn !== here) return { moment, step };
      if (by < 0 && seen !== null && turn !== seen) return before;
      if (by < 0) seen ??= turn;
    }
    return null;
  }

  /** The position of a step by its number, or the last moment if no step has it; null if it cannot be fetched. @param {number} wanted  @param {number} part see `partOf`  @returns {Promise<{moment: number, step: number | null} | null>} */
  async findStep(wanted, part) {
    for (let n = 0; n < this.frames; n++) {
      const there = await this.momentAt(n);
      if (!there) return null;
      const found = there.steps.findIndex((step) => step.n >= wanted);
      if (found >= 0) return part ? { moment: n + part, step: 0 } : { moment: n, step: found };
    }
    return { moment: this.frames - 1, step: null };
  }

  /** The moment that matches one of another viewer: viewers see different entries, so their moments have different numbers. @param {number | null} line its line; null while a race runs  @param {number} share its share of all moments */
  async sameMoment(line, share) {
    let n = Math.max(0, Math.min(this.frames - 1, Math.round(share * this.frames)));
    if (line === null) return n; // line numbers are unknown while a race runs
    /** @param {number} k */
    const lineAt = async (k) => {
      await this.fetch(k);
      return this.moments[k]?.line ?? 0;
    };
    while (n < this.frames - 1 && (await lineAt(n + 1)) <= line) n++;
    while (n > 0 && (await lineAt(n)) > line) n--;
    return n;
  }
}
