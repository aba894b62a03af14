// The WebSocket connection of a seat or a watcher to a table, which reconnects by itself.
import { fetchTexts, knownTexts } from "./game_texts.js";
import { ApiError, get, postAction } from "./http.js";
import { language } from "./i18n.js";
import { applyMessage } from "./state_messages.js";

/** @import { ActionRoutes, PageState, ReplyMessage, ServerMessage, StateMessage } from "#page" */
/** @import { GameTexts } from "./game_texts.js" */
/** @typedef {{onState: (connection: TableConnection, state: PageState) => void, onStatus: (isUp: boolean) => void, onRejected: (isSeat: boolean) => void}} ConnectionHandlers */

/** Actions that are sent over the WebSocket while it is up; all others are requests. */
const SOCKET_ACTIONS = new Set(/** @type {(keyof ActionRoutes)[]} */ (["consider", "answer", "withdraw"]));
/** Actions that may be sent once more when it is unknown whether they arrived: the server counts a repeated answer once. */
const RETRYABLE_ACTIONS = new Set(/** @type {(keyof ActionRoutes)[]} */ (["consider", "answer"]));
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
  /** @type {string} */ table;
  /** @type {number | null} */ seat;
  /** @type {string | null} */ secret;
  /** @type {ConnectionHandlers} */ handlers;
  /** @type {PageState | null} */ state = null;
  /** @type {WebSocket | null} */ socket = null;
  /** True until the first message of a new socket, which brings a full state. */ expectsFullState = true;
  attempts = 0;
  lastReceived = 0;
  closed = false;
  lastId = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer = undefined;
  /** @type {Map<number, (reply: ReplyMessage | null) => void>} */ pending = new Map();
  /** State messages that are not applied yet, because the texts of the game are on their way. @type {StateMessage[]} */ held =
    [];
  /** @type {() => void} */ wake;

  /** @param {string} table  @param {{seat: number | null, secret: string | null}} key  @param {ConnectionHandlers} handlers */
  constructor(table, { seat, secret }, handlers) {
    this.table = table;
    this.seat = seat;
    this.secret = secret;
    this.handlers = handlers;
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
    this.held = [];
    socket.onopen = () => socket.send(JSON.stringify({ secret: this.secret, lang: language }));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => this.reconnectLater(event);
    this.timer = setTimeout(() => this.reconnectLater(), SILENCE_TIMEOUT);
  }

  /** @param {ServerMessage} message */
  receive(message) {
    this.lastReceived = Date.now();
    this.attempts = 0;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.reconnectLater(), SILENCE_TIMEOUT);
    this.handlers.onStatus(true);
    if (message.type === "reply") this.pending.get(message.id)?.(message);
    if (message.type !== "state") return;
    this.held.push(message);
    if (this.held.length === 1) this.applyHeld();
  }

  /** Apply the messages that are held; with a message that needs texts which are not here, wait for these. */
  applyHeld() {
    for (let message = this.held[0]; message; message = this.held[0]) {
      const url = message.texts ?? (this.expectsFullState ? null : this.state?.texts);
      const texts = url ? knownTexts(url) : null;
      if (url && !texts) {
        const { held } = this;
        const proceed = () => this.held === held && this.applyHeld(); // not after another connection has begun
        fetchTexts(url).then(proceed, () => this.held === held && this.reconnectLater());
        return;
      }
      this.held.shift();
      this.apply(message, texts ?? null);
    }
  }

  /** @param {StateMessage} message  @param {GameTexts | null} texts */
  apply(message, texts) {
    this.state = applyMessage(this.expectsFullState ? null : this.state, message, performance.now() / 1000, texts);
    this.expectsFullState = false;
    this.handlers.onState(this, this.state);
  }

  /** @param {CloseEvent | null} event */
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
    const state = await get("/api/tables/{id}/state", { id: this.table }, this.secret);
    if (!this.isUp) {
      this.expectsFullState = true;
      this.held = [];
      this.receive({ ...state, type: "state" });
    } else if (state.version !== known) {
      setTimeout(() => this.isUp && this.state?.version === known && this.connect(), CATCH_UP_DELAY);
    }
  }

  /**
   * Send an action of this seat; retry what may be repeated while the table moves from one process to another.
   * @template {keyof ActionRoutes} A
   * @param {A} action  @param {ActionRoutes[A]["body"]} body
   * @returns {Promise<ActionRoutes[A]["reply"]>}
   */
  async post(action, body) {
    for (let retries = 0; ; retries++) {
      try {
        return await this.send(action, retries && action === "answer" ? asRetry(body) : body);
      } catch (error) {
        const refused = error instanceof ApiError && error.status !== 503;
        if (refused || !RETRYABLE_ACTIONS.has(action) || retries >= MAX_RETRIES || this.closed) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY * 2 ** retries));
      }
    }
  }

  /**
   * Send an action over the socket if it can be, else (or if no reply comes) as a request.
   * @template {keyof ActionRoutes} A
   * @param {A} action  @param {ActionRoutes[A]["body"]} body
   * @returns {Promise<ActionRoutes[A]["reply"]>}
   */
  async send(action, body) {
    const reply =
      SOCKET_ACTIONS.has(action) && this.isUp && this.state ? await this.sendOverSocket(action, body) : null;
    if (!reply) return postAction(this.table, action, action === "answer" ? asRetry(body) : body, this.secret);
    if (reply.status >= 400) {
      const { error, text } = /** @type {import("#api").Problem} */ (reply.body);
      throw new ApiError(reply.status, error, text);
    }
    return /** @type {ActionRoutes[A]["reply"]} */ (reply.body);
  }

  /**
   * The reply over the socket; null if the socket closes first, or none comes in time.
   * @param {keyof ActionRoutes} action  @param {object | string | undefined} body  @returns {Promise<ReplyMessage | null>}
   */
  sendOverSocket(action, body) {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      /** @param {ReplyMessage | null} reply */
      const settle = (reply) => {
        clearTimeout(timer);
        this.pending.delete(id);
        resolve(reply);
      };
      const timer = setTimeout(() => settle(null), REPLY_TIMEOUT);
      this.pending.set(id, settle);
      this.socket?.send(JSON.stringify({ action, id, ...Object(body) }));
    });
  }
}

/**
 * The body of an answer that is sent once more.
 * @template T
 * @param {T} body
 */
const asRetry = (body) => ({ ...body, retry: true });
