// The WebSocket connection of a seat or a watcher to a table, which reconnects by itself.
import { ApiError, get, post } from "./http.js";
import { language } from "./i18n.js";

/** Actions that are sent over the WebSocket while it is up; all others are requests. */
const SOCKET_ACTIONS = new Set(["consider", "answer", "withdraw"]);
/** Actions that may be sent once more when it is unknown whether they arrived: the server counts a repeated answer once. */
const RETRYABLE_ACTIONS = new Set(["consider", "answer"]);
const REPLY_TIMEOUT = 5_000;
const SILENCE_TIMEOUT = 25_000;
const CATCH_UP_DELAY = 1_000;
const MIN_RECONNECT_DELAY = 500;
const MAX_RECONNECT_DELAY = 10_000;
const RESTART_JITTER = 200;
const MAX_RETRIES = 4;
const RETRY_DELAY = 300;
const SERVICE_RESTART = 1012; // the table goes on in another process, or this one ends: reconnect at once, but not all at the same instant
const NO_SUCH_SEAT = 4401;
const NO_SUCH_TABLE = 4404;

/** The state of a table as one seat (or a watcher) sees it. The state is always complete: later messages bring only the parts that changed. */
export class TableConnection {
  /**
   * @param {string} table  @param {string|null} secret
   * @param {{onState: (connection: TableConnection) => void, onStatus: (isUp: boolean) => void, onRejected: (isSeat: boolean) => void}} handlers
   */
  constructor(table, secret, handlers) {
    Object.assign(this, {
      table,
      secret,
      handlers,
      state: null,
      attempts: 0,
      socket: null,
      timer: 0,
      closed: false,
      lastId: 0,
    });
    /** @type {Map<number, (reply: any) => void>} */ this.pending = new Map();
    this.wake = () => {
      if (document.visibilityState === "visible" && !this.isUp) this.connect();
    };
    for (const event of ["online", "pageshow"]) addEventListener(event, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  get isUp() {
    return this.socket?.readyState === WebSocket.OPEN && Date.now() - this.lastReceived < SILENCE_TIMEOUT;
  }

  connect() {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.disconnect();
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/live`);
    this.socket = socket;
    this.lastReceived = Date.now();
    this.expectsFullState = true;
    socket.onopen = () => socket.send(JSON.stringify({ secret: this.secret, lang: language }));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => this.reconnectLater(event);
    this.timer = setTimeout(() => this.reconnectLater(), SILENCE_TIMEOUT);
  }

  receive(message) {
    this.lastReceived = Date.now();
    this.attempts = 0;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.reconnectLater(), SILENCE_TIMEOUT);
    this.handlers.onStatus(true);
    if (message.type === "reply") this.pending.get(message.id)?.(message);
    if (message.type !== "state") return;
    const known = this.expectsFullState ? {} : (this.state ?? {});
    const state = { ...known, ...message, isFull: this.expectsFullState };
    if (message.now) state.clockOffset = message.now - performance.now() / 1000; // from this page's clock to the server's
    for (const part of ["log", "chat"]) state[part] = mergeEntries(known[part], message[part]);
    const [from, before] = [message.log?.from, known.log?.entries.length];
    state.newEntries = from === before ? (message.log?.entries ?? []) : [];
    state.isRewound = from < before;
    this.expectsFullState = false;
    this.state = state;
    this.handlers.onState(this);
  }

  reconnectLater(event = null) {
    if (this.closed) return;
    this.disconnect();
    if (event?.code === NO_SUCH_SEAT || event?.code === NO_SUCH_TABLE)
      return this.handlers.onRejected(event.code === NO_SUCH_SEAT);
    this.handlers.onStatus(false);
    const restarts = event?.code === SERVICE_RESTART && !this.attempts;
    const delay = restarts
      ? RESTART_JITTER * Math.random()
      : Math.min(MAX_RECONNECT_DELAY, MIN_RECONNECT_DELAY * 2 ** this.attempts) * (0.5 + Math.random() / 2);
    this.attempts++;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), delay);
  }

  disconnect() {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
    this.socket = null;
    for (const settle of [...this.pending.values()]) settle(null);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.disconnect();
    for (const event of ["online", "pageshow"]) removeEventListener(event, this.wake);
    document.removeEventListener("visibilitychange", this.wake);
  }

  /** Make sure that the state is current. Messages build on the ones before, so a requested state replaces ours only while the socket is down; otherwise reconnect if the socket does not catch up. */
  async refresh() {
    const known = this.state?.version;
    const state = await get(`/api/tables/${this.table}/state`, this.secret);
    if (!this.isUp) {
      this.expectsFullState = true;
      this.receive({ ...state, type: "state" });
    } else if (state.version !== known) {
      setTimeout(() => this.isUp && this.state?.version === known && this.connect(), CATCH_UP_DELAY);
    }
  }

  /** Send an action of this seat; retry what may be repeated while the table moves from one process to another. */
  async post(action, body = {}) {
    for (let retries = 0; ; retries++) {
      try {
        return await this.send(action, retries && action === "answer" ? { ...body, retry: true } : body);
      } catch (error) {
        const refused = error instanceof ApiError && error.status !== 503;
        if (refused || !RETRYABLE_ACTIONS.has(action) || retries >= MAX_RETRIES || this.closed) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY * 2 ** retries));
      }
    }
  }

  /** Send an action over the socket if it can be, else (or if no reply comes) as a request. */
  async send(action, body) {
    const reply =
      SOCKET_ACTIONS.has(action) && this.isUp && this.state ? await this.sendOverSocket(action, body) : null;
    if (!reply)
      return post(
        `/api/tables/${this.table}/${action}`,
        action === "answer" ? { ...body, retry: true } : body,
        this.secret,
      );
    if (reply.status >= 400) throw new ApiError(reply.status, reply.body.error, reply.body.text);
    return reply.body;
  }

  /** The reply over the socket; null if the socket closes first, or none comes in time. @returns {Promise<any>} */
  sendOverSocket(action, body) {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const settle = (reply) => {
        clearTimeout(timer);
        this.pending.delete(id);
        resolve(reply);
      };
      const timer = setTimeout(() => settle(null), REPLY_TIMEOUT);
      this.pending.set(id, settle);
      this.socket.send(JSON.stringify({ action, id, ...body }));
    });
  }
}

/** The known entries below `from`, followed by the new ones. */
function mergeEntries(old, part) {
  if (!part) return old ?? { from: 0, entries: [] };
  const known = (old?.entries ?? []).filter((entry) => entry.n < part.from);
  return { from: part.from, entries: [...known, ...part.entries] };
}
