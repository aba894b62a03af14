// Types of the page's own data. The types of the API are in api.d.ts, which is generated.
import type { Chat, Display, Log, LogEntry, Pick, Piece, PostRoutes, SeatToken, Stat, State } from "#api";

/** A place on the board in its units; `turn` in degrees. */
export interface Place {
  x: number;
  y: number;
  turn: number;
  scale: number;
}

/** A place where pieces can be, and its name. */
export interface Slot extends Place {
  label: string;
}

/** The description of an element on the table: of a piece, or of a stat, which has only a label and a detail. */
export interface PieceInfo extends Partial<Piece> {
  label: string;
  detail: string;
}

declare global {
  /** Elements on the table carry what they show, so that tooltips, keyboard and tests can read it. */
  interface Element {
    piece?: PieceInfo;
    pick?: Pick | null;
    place?: Place;
    gliding?: Animation | null;
  }
}

/** The key of a seat; `next` is a new secret that was sent, but not yet acknowledged. */
export interface SeatKey extends SeatToken {
  next?: string;
}

/** The state of a table as a connection holds it: complete, with what the last message changed. */
export interface PageState extends Omit<State, "log" | "labels" | "waiting_text" | "prompt" | "undo" | "rewind"> {
  log: { from: number; entries: LogEntry[] };
  /** The labels that the server has sent so far, by field and value. */
  labels: Record<string, Record<string, string>>;
  waiting_text: string;
  prompt: (NonNullable<State["prompt"]> & { text: string; help: string }) | null;
  undo: { can: boolean; why: string };
  rewind: (NonNullable<State["rewind"]> & { text: string }) | null;
  /** True if the last message was a full state, after connecting. */
  isFull: boolean;
  /** True if the last message took log entries back. */
  isRewound: boolean;
  /** The log entries that the last message added. */
  newEntries: LogEntry[];
  /** Seconds from this page's clock to the server's, at a table with a clock. */
  clockOffset?: number;
}

/** An item of a changed list: a run of known items, a known item with some fields replaced, or a new item. */
export type ItemChange<T> = [from: number, to: number] | ({ like: number } & Partial<T>) | T;

/** The changes of a scene. */
export interface SceneChanges {
  title?: string;
  pieces?: ItemChange<Piece>[];
  displays?: ([from: number, to: number] | { like: number; stats: ItemChange<Stat>[] } | Display)[];
}

/** A message with the parts of a state that have changed. */
export interface StateMessage extends Partial<State> {
  type: "state";
  scene_changes?: SceneChanges;
  table_changes?: Partial<State["table"]>;
  prompt_changes?: Partial<NonNullable<State["prompt"]>>;
}

/** A reply to an action that was sent over the socket. */
export interface ReplyMessage {
  type: "reply";
  id: number;
  status: number;
  body: unknown;
}

export type ServerMessage = StateMessage | ReplyMessage | { type: "ping" };

/** The parts of a state of which messages bring only new entries. */
export type Entries<T extends Log | Chat> = { from: number; entries: T["entries"] };

/** Routes of a seat's actions by the last part of their path: `answer`, `consider`. */
export type ActionRoutes = {
  [P in keyof PostRoutes as P extends `/api/tables/{id}/${infer A}` ? A : never]: PostRoutes[P];
};

/** Log entries that are played together. */
export interface Step {
  n: number;
  turn: string;
  entries: LogEntry[];
}

/** How a scene is shown: animated or not, the letters of the seats, and where pieces come from. */
export interface SceneOptions {
  moving: boolean;
  letters: string[];
  came: (id: string) => DOMRect | null;
}
