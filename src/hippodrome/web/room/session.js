// The session at a table: my connections, the seat whose view is shown, and the store that the parts of the page subscribe to.
import { TableConnection } from "../lib/connection.js";
import { failureText, statusOf } from "../lib/http.js";
import { removeSeatKeys, saveSeatKeys, seatKeys } from "../lib/local_storage.js";
import { Store } from "../lib/store.js";
import { t } from "../lib/i18n.js";

/** @import { ActionRoutes, PageState } from "#page" */
/**
 * What the parts of the page share.
 * @typedef {object} TableStore
 * @property {TableConnection[]} connections one for each of my seats, or one as a watcher
 * @property {TableConnection | null} active the connection whose state is shown
 * @property {boolean} isWatching true if I watch in spite of having seats
 * @property {"up" | "down" | "missing"} status of the connections
 * @property {{state: PageState, moving: boolean} | null} shown the state that the page shows, and whether pieces move to it
 * @property {string[]} letters of the seats
 */
/**
 * @typedef {object} SessionHost
 * @property {(text: string, kind?: string) => void} hint show a text in the hint line
 * @property {(state: PageState, moving: boolean) => void} show show a state of the active connection
 * @property {(connection: TableConnection, accept: () => void) => void} handOver ask to hand the screen over to another seat
 */

export class TableSession {
  /** @type {string} */ id;
  /** @type {SessionHost} */ host;
  /** @type {Store<TableStore>} */ store = new Store(
    /** @type {TableStore} */ ({
      connections: [],
      active: null,
      isWatching: false,
      status: "up",
      shown: null,
      letters: [],
    }),
  );

  /** @param {string} id  @param {SessionHost} host */
  constructor(id, host) {
    this.id = id;
    this.host = host;
  }

  /** The latest state of the active connection; the page may still play what led to it. */
  get state() {
    return this.store.state.active?.state ?? null;
  }

  /** The seats that are mine. */
  get mine() {
    return seatKeys(this.id).map((key) => key.seat);
  }

  get letters() {
    return this.store.state.letters;
  }

  /** Open a connection for each of my seats, or one as a watcher. @param {boolean} isWatching */
  connect(isWatching = this.store.state.isWatching) {
    for (const connection of this.store.state.connections) connection.close();
    const keys = isWatching ? [] : seatKeys(this.id);
    this.store.set({ connections: [], active: null, isWatching });
    const connections = (keys.length ? keys : [{ seat: null, secret: null }]).map(
      (key) =>
        new TableConnection(this.id, key, {
          onState: (connection, state) => this.onState(connection, state),
          onStatus: () => this.onStatus(),
          onRejected: (isSeat) => this.onRejected(key, isSeat),
        }),
    );
    this.store.set({ connections });
  }

  /** @param {TableConnection} connection  @param {PageState} state */
  onState(connection, state) {
    if (connection !== this.store.state.active) this.chooseSeat();
    if (connection !== this.store.state.active) return;
    this.host.show(state, !state.isFull);
    this.chooseSeat();
  }

  onStatus() {
    const down = this.store.state.connections.some((connection) => !connection.isUp);
    this.store.set({ status: down ? "down" : "up" });
  }

  /** The server rejected a connection: remove a seat's key that is no longer valid, or replace it by its successor, and reconnect. @param {{seat: number | null, secret: string | null}} tried  @param {boolean} isSeat */
  onRejected({ seat, secret }, isSeat) {
    if (!isSeat || seat === null) return this.store.set({ status: "missing" });
    const key = seatKeys(this.id).find((mine) => mine.seat === seat);
    if (key?.next && key.secret === secret) {
      saveSeatKeys(this.id, this.state?.table.game ?? "", [{ seat, secret: key.next }]);
    } else if (!key || key.secret === secret) {
      removeSeatKeys(this.id, seat);
      this.host.hint(t("wire.seat_lost"));
    }
    this.connect();
  }

  /** Show one of my seats. @param {TableConnection} connection */
  showSeat(connection) {
    const { active, connections } = this.store.state;
    const state = connection.state;
    if (connection === active || !state) return;
    const isSecret = connections.length > 1 && state.table.hidden && state.table.state === "running";
    if (isSecret) this.host.handOver(connection, () => this.switchTo(connection));
    else this.switchTo(connection);
  }

  /** Show a seat that must act, if the one that is shown need not. */
  chooseSeat() {
    const { active, connections } = this.store.state;
    const next = seatToShow(connections, active);
    if (next) this.showSeat(next);
  }

  /** @param {TableConnection} connection */
  switchTo(connection) {
    this.store.set({ active: connection });
    if (connection.state) this.host.show(connection.state, false);
    this.chooseSeat();
  }

  /**
   * Send an action of the active seat.
   * @template {keyof ActionRoutes} A
   * @param {A} action  @param {ActionRoutes[A]["body"]} body
   * @returns {Promise<ActionRoutes[A]["reply"]>}
   */
  async post(action, body) {
    const { active } = this.store.state;
    if (!active) throw new Error(t("wire.not_sent"));
    return active.post(action, body);
  }

  /**
   * Send an action of the active seat; show a refusal in the hint line. Resolves to null if it was refused.
   * @template {keyof ActionRoutes} A
   * @param {A} action  @param {ActionRoutes[A]["body"]} body
   */
  async act(action, body) {
    try {
      return await this.post(action, body);
    } catch (error) {
      this.host.hint(failureText(error), "refusal");
      if (statusOf(error) === 409) this.refresh();
      return null;
    }
  }

  /** Make sure that the state is current. */
  refresh() {
    this.store.state.active?.refresh().catch(() => {});
  }
}

/** Import seats from a link: their secrets are in the URL's hash, which browsers do not send to servers. Returns true if there were any. @param {string} id  @param {string} hash */
export function importSeats(id, hash) {
  const { game, keys } = keysInHash(hash);
  if (keys.length) saveSeatKeys(id, game, keys);
  return keys.length > 0;
}

/** The game and the keys of seats in a URL's hash: `#game=NAME&seat=0&secret=…`. @param {string} hash */
export function keysInHash(hash) {
  const given = new URLSearchParams(hash.slice(1));
  const [seats, secrets] = [given.getAll("seat"), given.getAll("secret")];
  const keys = seats.map((seat, i) => ({ seat: Number(seat), secret: secrets[i] }));
  return { game: given.get("game") ?? "", keys: seats.length === secrets.length ? keys : [] };
}

/** @typedef {{state: PageState | null}} Seated */

/** True if a seat must act. @param {Seated} connection */
export function mustAct({ state }) {
  return Boolean(state?.prompt?.mine && !state.prompt.answered && state.table.state === "running");
}

/**
 * The seat to show: the one that is shown if it must act, else one that must, else the one that is shown, else the first.
 * @template {Seated} C
 * @param {C[]} connections  @param {C | null} active  @returns {C | null}
 */
export function seatToShow(connections, active) {
  const ready = connections.filter((connection) => connection.state);
  if (active && (mustAct(active) || !ready.length)) return active;
  return ready.find(mustAct) ?? active ?? ready[0] ?? null;
}
