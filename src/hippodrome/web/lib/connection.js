// The wire to the server: requests, and the live connection that mends itself.
import { language } from "./i18n.js";

/** A request that the server refused: `text` says why in the reader's words. */
export class Refused extends Error {
  constructor(status, error, text) {
    super(text || error || String(status));
    Object.assign(this, { status, error });
  }
}

function address(path) {
  const url = new URL(path, location.origin);
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", language);
  return url;
}

async function ask(path, how, secret) {
  if (secret) how.headers = { ...how.headers, Authorization: `Bearer ${secret}` };
  const answer = await fetch(address(path), how);
  const type = answer.headers.get("Content-Type") ?? "";
  const body = type.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refused(answer.status, body?.error ?? "", body?.text ?? "");
  return body;
}

/** @returns {Promise<any>} */
export function get(path, secret = null) {
  return ask(path, {}, secret);
}

/** @returns {Promise<any>} */
export function post(path, body = {}, secret = null) {
  const text = typeof body === "string";
  return ask(path, { method: "POST", headers: { "Content-Type": text ? "text/plain; charset=utf-8" : "application/json" }, body: text ? body : JSON.stringify(body) }, secret);
}

/**
 * Send something and hear what comes of it, event by event, until the server has said all.
 * @param {string} path  @param {any} body  @param {(told: any) => void} hear  @param {AbortSignal} signal
 */
export async function follow(path, body, hear, signal) {
  const answer = await fetch(address(path), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), signal });
  if (!answer.ok) {
    const refused = await answer.json();
    throw new Refused(answer.status, refused.error ?? "", refused.text ?? "");
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = "", part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + part.value).split("\n\n");
    text = events.pop();
    for (const event of events) hear(JSON.parse(event.replace(/^data: /, "")));
  }
}

const BY_LINE = new Set(["consider", "answer", "withdraw"]);
const REPLY_WAIT = 5_000;
const CATCH_UP = 1_000;
const SILENCE = 25_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const RESTARTS = 1012; // the table goes on in another process, or this one ends: connect again at once, but not all in the same moment
const AT_ONCE = 200;
/** What may be sent once more when nobody knows whether it arrived: an answer that was taken counts once. */
const AGAIN = new Set(["consider", "answer"]);
const TRIES = 4;
const RETRY_WAIT = 300;
const NO_SUCH_SEAT = 4401;
const NO_SUCH_TABLE = 4404;

/** A live table as one seat (or a watcher) sees it. The state is kept whole: later messages bring only the parts that have changed. */
export class Live {
  /**
   * @param {string} table  @param {string|null} secret
   * @param {{state: (live: Live) => void, line: (up: boolean) => void, gone: (seat: boolean) => void}} hears
   */
  constructor(table, secret, hears) {
    Object.assign(this, { table, secret, hears, state: null, tries: 0, socket: null, timer: 0, closed: false, asked: 0 });
    /** @type {Map<number, (reply: any) => void>} */ this.waiting = new Map();
    this.wake = () => {
      if (document.visibilityState === "visible" && !this.up) this.connect();
    };
    for (const event of ["online", "pageshow"]) addEventListener(event, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  get up() {
    return this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heard < SILENCE;
  }

  connect() {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.drop();
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/live`);
    this.socket = socket;
    this.heard = Date.now();
    this.fresh = true;
    socket.onopen = () => socket.send(JSON.stringify({ secret: this.secret, lang: language }));
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.lose(event);
    this.timer = setTimeout(() => this.lose(), SILENCE);
  }

  hear(message) {
    this.heard = Date.now();
    this.tries = 0;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(), SILENCE);
    this.hears.line(true);
    if (message.type === "reply") this.waiting.get(message.id)?.(message);
    if (message.type !== "state") return;
    const known = this.fresh ? {} : this.state ?? {};
    const state = { ...known, ...message, whole: this.fresh };
    if (message.now) state.ahead = message.now - performance.now() / 1000; // the server's clock, by this page's
    for (const part of ["log", "chat"]) state[part] = grown(known[part], message[part]);
    const [from, before] = [message.log?.from, known.log?.entries.length];
    state.news = from === before ? message.log?.entries ?? [] : [];
    state.wentBack = from < before;
    this.fresh = false;
    this.state = state;
    this.hears.state(this);
  }

  lose(event = null) {
    if (this.closed) return;
    this.drop();
    if (event?.code === NO_SUCH_SEAT || event?.code === NO_SUCH_TABLE) return this.hears.gone(event.code === NO_SUCH_SEAT);
    this.hears.line(false);
    const soon = event?.code === RESTARTS && !this.tries;
    const wait = soon ? AT_ONCE * Math.random() : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.5 + Math.random() / 2);
    this.tries++;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  drop() {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
    this.socket = null;
    for (const heard of [...this.waiting.values()]) heard(null);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop();
    for (const event of ["online", "pageshow"]) removeEventListener(event, this.wake);
    document.removeEventListener("visibilitychange", this.wake);
  }

  /** Make sure that this is how the table stands. What comes over the line builds on what came before, so only a line that is down is helped with a request. */
  async refresh() {
    const known = this.state?.version;
    const state = await get(`/api/tables/${this.table}/state`, this.secret);
    if (!this.up) {
      this.fresh = true;
      this.hear({ ...state, type: "state" });
    } else if (state.version !== known) {
      setTimeout(() => this.up && this.state?.version === known && this.connect(), CATCH_UP);
    }
  }

  /** Send something for this seat; while its table moves from one process to another, what can be sent again is. */
  async post(action, body = {}) {
    for (let tried = 0; ; tried++) {
      try {
        return await this.send(action, tried && action === "answer" ? { ...body, again: true } : body);
      } catch (error) {
        const refused = error instanceof Refused && error.status !== 503;
        if (refused || !AGAIN.has(action) || tried >= TRIES || this.closed) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_WAIT * 2 ** tried));
      }
    }
  }

  /** A turn goes over the line, as long as that is up; everything else is a request. */
  async send(action, body) {
    const reply = BY_LINE.has(action) && this.up && this.state ? await this.ask(action, body) : null;
    if (!reply) return post(`/api/tables/${this.table}/${action}`, action === "answer" ? { ...body, again: true } : body, this.secret);
    if (reply.status >= 400) throw new Refused(reply.status, reply.body.error, reply.body.text);
    return reply.body;
  }

  /** What the server replies over the line; null if the line is cut first, or nothing comes. @returns {Promise<any>} */
  ask(action, body) {
    const id = ++this.asked;
    return new Promise((resolve) => {
      const heard = (reply) => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(reply);
      };
      const timer = setTimeout(() => heard(null), REPLY_WAIT);
      this.waiting.set(id, heard);
      this.socket.send(JSON.stringify({ do: action, id, ...body }));
    });
  }
}

/** Entries kept below `from`, and the new ones behind them. */
function grown(old, part) {
  if (!part) return old ?? { from: 0, entries: [] };
  const kept = (old?.entries ?? []).filter((entry) => entry.n < part.from);
  return { from: part.from, entries: [...kept, ...part.entries] };
}
