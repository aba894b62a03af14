// Generated from the API's OpenAPI description by `python -m tests.web.api_types`. Do not edit.

/** An answer to the open prompt. */
export interface AnswerRequest {
  prompt_token: string;
  answer: string;
  retry?: boolean;
}

/** The drawing of a board, without slots. */
export interface BoardDrawing {
  width: number;
  height: number;
  drawing: string;
}

/** A bot level of a game, and its localized strength. */
export interface BotLevel {
  name: string;
  label: string;
  strength: string;
}

/** The race that a branch continues, and the number of its entries that the branch contains. */
export interface BranchedFrom {
  id: string;
  at: number;
}

/** Chat messages from number `from` on. */
export interface Chat {
  from: number;
  entries: ChatMessage[];
}

/** A chat message. */
export interface ChatMessage {
  n: number;
  seat: number | null;
  name: string;
  text: string;
}

/** A chat message. */
export interface ChatRequest {
  text: string;
}

/** The answer that the picks so far form, and the picks that can follow. */
export interface Choice {
  text: string;
  chosen: string[];
  picks: Pick[];
  answer: string;
  answer_text: string;
  action_text: string;
  immediate: boolean;
  preview: Preview | null;
  refusal: string;
  declinable: boolean;
}

/** A log entry without empty fields and without its number: entries are numbered from `from`. `step` and `turn` are left out if they equal those of the previous entry. With `text=1` an entry has `text`, `kind` and `overtake_text`, and `turn` is a text; otherwise it has `fact` and `overtakes`, and `turn` is a list of values. */
export interface CompactLogEntry {
  step?: number | null;
  turn?: string | unknown[] | null;
  fact?: unknown[] | null;
  text?: string | null;
  kind?: string | null;
  pieces?: string[];
  note?: boolean;
  step_kind?: string;
  seat?: number | null;
  targets?: number[];
  overtakes?: number[];
  overtake_text?: string;
  faces?: string[];
  paths?: Record<string, string[]>;
}

/** A comparison of two editions, localized. A row contains a measure, both means, the difference and its interval. */
export interface ComparisonResult {
  digest: string;
  game: string;
  editions: string[];
  races: number;
  requested_races: number;
  seats: string[];
  seed: string;
  engine: string;
  fitted: string;
  changes: string[];
  rows: string[][];
  significant: boolean[];
  page: boolean;
}

/** Acceptance or rejection of a rewind request. */
export interface Consent {
  yes: boolean;
}

/** The pieces picked so far. */
export interface ConsiderRequest {
  prompt_token: string;
  picked?: string[];
}

/** Percentage points that a source added to a seat's win chance, and their error. */
export interface Contribution {
  what: string;
  points: number;
  error: number;
  of: number | null;
  name?: string | null;
}

/** A created table, and the tokens of its creator's seats. */
export interface CreatedTable {
  id: string;
  table: TableSummary;
  seats: SeatToken[];
}

/** An aspect in which one answer differs from another, by an amount. */
export interface DecisionAspect {
  name: string;
  by: number;
  good: boolean;
}

/** The average cost of a seat's decisions in thousandths of a win. */
export interface DecisionRate {
  thousandths: number;
  error: number;
  size: string;
}

/** The sentences about a costly decision. */
export interface DecisionTexts {
  head: string;
  given: string;
  better: string;
  why: string;
}

/** The values displayed beside a seat. */
export interface Display {
  seat: number;
  stats: Stat[];
}

/** Success without a result. */
export interface Done {
}

/** A draft of an edition, and values to change in it, by name. */
export interface DraftEdition {
  game: string;
  text: string;
  changed?: Record<string, boolean | number | string | Record<string, string> | (number | string)[]>;
}

/** A draw of a race, with the seed and salts from which it was computed. */
export interface Draw {
  line: number;
  stream: string;
  n: number;
  about: string;
  source: string;
  what: string;
  count: number;
  sides: number;
  distinct: boolean;
  drawn: number[];
  seed: string;
  salt: string[];
}

/** All draws of a finished race, with the data to recompute them. */
export interface DrawList {
  commitment: string;
  seed: string;
  salt: string[];
  unproven: string;
  draws: Draw[];
}

/** A difference between an edition and the built-in one; null if one of them has no value. */
export interface EditionChange {
  name: string;
  first: unknown;
  second: unknown;
  meaning: string;
}

/** The digest under which an edition is stored. */
export interface EditionDigest {
  digest: string;
}

/** A value of an edition, its limits and choices, and the value in the built-in edition. */
export interface EditionField {
  name: string;
  key: string;
  kind: "number" | "switch" | "text" | "numbers" | "texts" | "localized";
  value: unknown;
  default: unknown;
  low: number | null;
  high: number | null;
  choices: string[];
  meaning: string;
  line: number;
}

/** An edition as a form, its validation issues, and its differences from the built-in edition. */
export interface EditionForm {
  text: string;
  name: string;
  digest: string;
  ok: boolean;
  issues: EditionIssue[];
  changes: EditionChange[];
  more_changes: number;
  groups: EditionGroup[];
  limits: EditionLimit[];
}

/** The values in one TOML table of an edition. */
export interface EditionGroup {
  name: string;
  meaning: string;
  fields: EditionField[];
}

/** A validation issue of an edition: its line, its form field (empty if none), a code for programs, and the reason. */
export interface EditionIssue {
  line: number;
  field: string;
  code: string;
  reason: string;
}

/** A limit from the rulebook, and whether the edition waives it. */
export interface EditionLimit {
  name: string;
  waived: boolean;
}

/** The gallery of an edition, and its board before a race. */
export interface EditionPictures {
  title: string;
  edition: string;
  groups: GalleryGroup[];
  faces: Record<string, [number, number, string]>;
  board: BoardDrawing;
}

/** A card or piece in the gallery. */
export interface Exhibit {
  faces: string[];
  label: string;
  detail: string;
  copies: number;
  seat: number | null;
}

/** A group of cards or pieces in the gallery. */
export interface GalleryGroup {
  title: string;
  exhibits: Exhibit[];
}

/** Every card and piece of an edition, in groups. */
export interface GalleryPage {
  title: string;
  edition: string;
  groups: GalleryGroup[];
  faces: Record<string, [number, number, string]>;
}

/** An option of a game, with its choices. */
export interface GameOption {
  name: string;
  label: string;
  explain: string;
  default: boolean | number | string | null;
  choices: OptionChoice[];
}

/** A game as the lobby shows it. `seats` are the minimum and the maximum, `minutes` the duration of a race of four (0 if unknown), `short_race` the options of a first race. */
export interface GameSummary {
  name: string;
  title: string;
  pitch: string;
  seats: [number, number];
  options: GameOption[];
  editions: string[];
  levels: BotLevel[];
  guide: string[];
  cover: string;
  hidden: boolean;
  minutes: number;
  weight: "" | "easy" | "medium" | "heavy";
  short_race: Record<string, boolean | number | string>;
}

/** The texts with which a client formats the facts of a game, in Fluent. `english`: messages that the language lacks. `variables`: the variables of each message, in the order of a fact's values. `lists`: fields whose lists are labelled item by item, each with the field of its items and the way to join them (`and`, `list` or `ranked`). */
export interface GameTexts {
  lang: string;
  ftl: string;
  english: string;
  variables: Record<string, string[]>;
  lists: Record<string, [string, string]>;
}

/** The game's view for this viewer, as numbers; the fields of `view` depend on the game. */
export interface GameView {
  kind: string;
  prompt_token: string;
  mine: boolean;
  view: Record<string, unknown>;
}

/** A step of the guide to a first race: its text, the elements that it points at, and the action that it waits for. */
export interface GuideStep {
  text: string;
  at: string[];
  until: string;
  asked: string;
}

/** A habit compared with strong players: both averages, the difference, its error, and a sentence. */
export interface HabitRow {
  name: string;
  share: boolean;
  yours: number;
  strong: number;
  difference: number;
  error: number;
  decisions: number;
  significant: boolean;
  text: string;
}

/** A player's habits over several races, compared with strong players. */
export interface HabitsReport {
  head: string;
  habits: HabitRow[];
  note: string;
}

/** A player's habits in several races of a game, each as in `habit_counts` of its review. By habit: the number of decisions, the sum of the player's values, the sum of strong players' values, and the sum of the squared differences. */
export interface HabitsRequest {
  races: Record<string, [number, number, number, number]>[];
}

/** A piece in a player's hand in an example. */
export interface HeldPiece {
  face: string;
  label: string;
}

/** The coach's move and its reasons. */
export interface Hint {
  answer: string;
  picked: string[];
  answer_text: string;
  lines: string[];
}

/** URLs at which friends can open this server; `can_open` if it can open to the local network (`POST /invite/network`). */
export interface Invite {
  reach: "anywhere" | "network" | "device";
  addresses: string[];
  can_open: boolean;
}

/** Log entries that replace all entries from number `from` on. */
export interface Log {
  from: number;
  entries: CompactLogEntry[];
}

/** A log entry: a fact with its playback step, or a note. */
export interface LogEntry {
  n: number;
  step: number;
  text: string;
  kind: string;
  pieces: string[];
  note: boolean;
  turn: string;
  step_kind: string;
  seat: number | null;
  targets: number[];
  overtake_text: string;
  faces: string[];
  paths: Record<string, string[]>;
}

/** For each list, true if another page follows. */
export interface MorePages {
  open: boolean;
  running: boolean;
  over: boolean;
}

/** A table to create from a point of a finished race. */
export interface NewBranch {
  at: number;
  seats: SeatPlan[];
  pace?: "calm" | "brisk" | "instant";
  clock?: "none" | "fast" | "relaxed" | "correspondence";
  listed?: boolean | null;
}

/** Two editions to compare: one by its text, the other by its text or by the name of a built-in edition. */
export interface NewComparison {
  game: string;
  text: string;
  other?: string;
  other_text?: string;
  more_races?: boolean;
}

/** An edition to draw or store. */
export interface NewEdition {
  game: string;
  text: string;
}

/** A table to create. */
export interface NewTable {
  game: string;
  edition?: string;
  edition_text?: string;
  options?: Record<string, boolean | number | string>;
  seats: SeatPlan[];
  pace?: "calm" | "brisk" | "instant";
  clock?: "none" | "fast" | "relaxed" | "correspondence";
  listed?: boolean | null;
  hints?: boolean;
}

/** A value of a game option, and its label. */
export interface OptionChoice {
  value: boolean | number | string | null;
  label: string;
}

/** An option of a race that differs from its default, localized. */
export interface OptionText {
  label: string;
  value: string;
}

/** One page of a seat's options as texts, and the total number. */
export interface OptionsPage {
  kind: string;
  prompt_token: string;
  total: number;
  from: number;
  options: string[];
}

/** The pace of the bots. */
export interface PaceRequest {
  pace: "calm" | "brisk" | "instant";
}

/** The texts of the web pages in Fluent, the available languages by tag, and the emblems of the seats. */
export interface PageTexts {
  lang: string;
  languages: Record<string, string>;
  marks: SeatMark[];
  ftl: string;
}

/** A piece or button that the player can pick, or the reason against it. */
export interface Pick {
  id: string;
  label: string;
  why_not: string;
  button: boolean;
  key: string;
  detail: string;
}

/** A piece in a slot. */
export interface Piece {
  id: string;
  face: string;
  slot: string;
  label: string;
  detail: string;
  mark: string;
  seat: number | null;
}

/** A piece in an example of the rulebook; `at` is x, y, rotation and scale. */
export interface PlacedPiece {
  face: string;
  at: [number, number, number, number];
  label: string;
  mark: string;
  seat: number | null;
}

/** Preview of an answer: its effect in sentences, and the path of the piece that it moves. */
export interface Preview {
  lines: string[];
  piece: string;
  path: string[];
  landing: string;
  warns: boolean;
  reach: string[];
}

/** The body of every error response. */
export interface Problem {
  error: string;
  text: string;
  section: string;
}

/** The open prompt as this viewer may see it. */
export interface Prompt {
  kind: string;
  prompt_token: string;
  text?: string | null;
  help?: string | null;
  sealed: boolean;
  mine: boolean;
  answered: string | null;
  answered_text: string;
}

/** Token of the open prompt. */
export interface PromptRequest {
  prompt_token: string;
}

/** A text to draw as a QR code. */
export interface QrRequest {
  text: string;
}

/** The ranks of all seats at the start of a turn, or at the end of the race. */
export interface RanksPoint {
  turn: number;
  line: number;
  ranks: number[];
}

/** Salt of a seat that is ready. */
export interface Ready {
  salt?: string;
}

/** The table of a rematch, and the token of the requesting seat. */
export interface RematchTable {
  id: string;
  seats: SeatToken[];
}

/** The seat to free. */
export interface Removal {
  seat: number;
}

/** The new token of a seat: at least 128 random bits, chosen by the client, so that a lost reply does not lose the seat. */
export interface Renewal {
  secret: string;
}

/** A seat that has a new token. */
export interface RenewalResult {
  seat: number;
}

/** A frame of a replay: the scene, the log entries that led to it, and its `line` in the race, once that is over. */
export interface ReplayFrame {
  n: number;
  line: number | null;
  scene: Scene;
  log: LogEntry[];
}

/** Frames of a race from number `from` on, and the total number. */
export interface ReplayPage {
  total: number;
  from: number;
  frames: ReplayFrame[];
  unproven: string;
  board: string;
  faces: string;
}

/** The coach's review of a race, with its sentences. */
export interface Review {
  game: string;
  players: string[];
  over: boolean;
  winners: number[];
  seats: number[];
  worlds: Record<string, number>;
  points: ReviewPoint[];
  decisions: ReviewDecision[];
  balances: ReviewBalance[];
  habits: ReviewHabit[];
  habit_counts: Record<string, Record<string, [number, number, number, number]>>;
  turning: string;
  most_luck: string;
  parts: ("own" | "rivals" | "rest")[];
  notes: string[];
  labels: Record<string, string>;
}

/** Luck and skill of one seat: the contributions that lead from its chance at the start to its chance at the end. */
export interface ReviewBalance {
  seat: number;
  start: number;
  luck: Contribution[];
  all_luck: Contribution;
  own: Contribution;
  rivals: Contribution;
  rest: Contribution;
  end: number;
  adjusted: Contribution;
  looked_at: number;
  cost: number;
  rate: DecisionRate | null;
  text: string;
}

/** A costly decision: the answer given, a better one, and the cost in win chance. */
export interface ReviewDecision {
  line: number;
  turn: number;
  seat: number;
  about: string;
  given: string;
  better: string;
  cost: number;
  error: number;
  chance: number;
  why: DecisionAspect[];
  texts: DecisionTexts;
}

/** A habit of a reviewed seat, compared with strong players. */
export interface ReviewHabit {
  seat: number;
  name: string;
  share: boolean;
  yours: number;
  strong: number;
  difference: number;
  error: number;
  decisions: number;
  text: string;
}

/** The win chances of all seats at the start of a turn or at the end of the race. */
export interface ReviewPoint {
  line: number;
  turn: number;
  chances: number[];
}

/** The progress of a review, and the review once it is done; `state` is `none` if it was not requested. */
export interface ReviewStatus {
  state: "none" | "waiting" | "thinking" | "done" | "failed";
  progress?: number;
  queue_position?: number;
  unproven?: string;
  review: Review | null;
}

/** A pending request to rewind. */
export interface Rewind {
  seat: number;
  text?: string | null;
  agreed: number[];
  waits_for: number[];
}

/** A chapter of the rulebook. */
export interface RulebookChapter {
  title: string;
  sections: RulebookSection[];
}

/** An example of the rulebook: a part of a board before and after, and the log of the turn. */
export interface RulebookExample {
  caption: string;
  players: string[];
  board: number;
  part: number[];
  before: PlacedPiece[];
  after: PlacedPiece[];
  held: HeldPiece[];
  log: string[];
}

/** A rulebook, with the boards and faces of its examples. */
export interface RulebookPage {
  title: string;
  edition: string;
  chapters: RulebookChapter[];
  boards: BoardDrawing[];
  faces: Record<string, [number, number, string]>;
}

/** A section of the rulebook. */
export interface RulebookSection {
  id: string;
  title: string;
  text: string[];
  pictures: string[];
  examples: RulebookExample[];
  refusals: SampleRefusal[];
}

/** An error text that cites a section, with sample values. */
export interface SampleRefusal {
  code: string;
  text: string;
}

/** The pieces and displays of a table. */
export interface Scene {
  title: string;
  pieces: Piece[];
  displays: Display[];
}

/** A bot to seat. */
export interface SeatBot {
  seat: number;
  level: string;
}

/** The emblem of a seat: a letter, an SVG path around it, and the letter's baseline. */
export interface SeatMark {
  letter: string;
  outline: string;
  base: number;
}

/** Planned occupant of a seat. */
export interface SeatPlan {
  kind: "me" | "open" | "bot";
  name?: string;
  level?: string;
}

/** A seat and its token. */
export interface SeatToken {
  seat: number;
  secret: string;
}

/** The race of bots in the lobby; a moment starts every `step` seconds. */
export interface Showcase {
  race: number;
  game: string;
  title: string;
  seats: string[];
  board: TableBoard;
  faces: Record<string, [number, number, string]>;
  step: number;
  moments: ShowcaseMoment[];
  winners: number[];
}

/** A moment of the race of bots: paths of moving pieces, a sentence, then the changed pieces, the title and the ranks. */
export interface ShowcaseMoment {
  text: string;
  paths: Record<string, string[]>;
  pieces: ShowcasePiece[];
  gone: string[];
  title: string;
  ranks: number[];
}

/** A piece on the board of the race of bots. */
export interface ShowcasePiece {
  id: string;
  face: string;
  slot: string;
  seat: number | null;
  mark: string;
}

/** The number of the current race of bots in the lobby, the seconds since it started, and the seconds left. */
export interface ShowcaseTime {
  race: number;
  elapsed: number;
  left: number;
}

/** An open seat to take; the first one by default. */
export interface Sit {
  seat?: number | null;
  name?: string;
  salt?: string;
}

/** Numbers of a seat's decisions made by a stand-in (`moves`) and in total (`of`), for a finished race; empty if none. */
export interface StandInCounts {
  moves?: number;
  of?: number;
}

/** The standing of the race; once it is over, also the reason of the win and the progress of each seat, localized. */
export interface Standing {
  ranks: number[];
  winners: number[];
  over: boolean;
  why?: string;
  progress?: string[];
}

/** The ranks of all seats turn by turn. */
export interface StandingsHistory {
  seats: number;
  points: RanksPoint[];
}

/** A value displayed beside a seat. */
export interface Stat {
  id: string;
  label: string;
  value: string;
  of: number | null;
  detail: string;
  lasts: boolean;
}

/** Everything that a viewer may see of a table. */
export interface State {
  version: string;
  table: TableSummary;
  seat: number | null;
  board: string | null;
  faces: string | null;
  scene: Scene | null;
  prompt: Prompt | null;
  awaited: number[];
  ready: number[];
  waiting?: unknown[] | null;
  waiting_text?: string | null;
  texts?: string | null;
  labels?: Record<string, Record<string, string>> | null;
  clocks: Record<string, number>;
  now?: number | null;
  undo: Undo;
  rewind: Rewind | null;
  log: Log;
  chat: Chat;
  standing: Standing;
}

/** A stored edition. */
export interface StoredEdition {
  digest: string;
  game: string;
  name: string;
  text: string;
  created: number;
}

/** The board of a table, with its slots by id. */
export interface TableBoard {
  width: number;
  height: number;
  drawing: string;
  slots: Record<string, [number, number, number, number, string]>;
}

/** The id of a created table. */
export interface TableId {
  id: string;
}

/** Listed tables, one page per list. */
export interface TableList {
  open: TableSummary[];
  running: TableSummary[];
  over: TableSummary[];
  more: MorePages;
}

/** The public data of a seat. */
export interface TableSeat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string;
  ready: boolean;
  connected: boolean;
  away: boolean;
  left: string;
  stand_in: StandInCounts;
}

/** The public summary of a table. */
export interface TableSummary {
  id: string;
  coach: boolean;
  game: string;
  title: string;
  edition: string;
  custom: boolean;
  edition_digest: string;
  differences: string;
  options: OptionText[];
  state: "gathering" | "running" | "over" | "unfinished" | "closed";
  created: number;
  pace: string;
  clock: string;
  hints?: boolean;
  time_limit: number | null;
  paused: boolean;
  listed: boolean;
  commitment: string;
  host: number | null;
  hidden: boolean;
  turn: number;
  seats: TableSeat[];
  winners: number[];
  branched_from: BranchedFrom | null;
  rematch: string | null;
  warning: string;
  closed: string;
  closed_by: string;
  unproven: string;
}

/** Permission to undo, or the reason against it. */
export interface Undo {
  can: boolean;
  why: string | unknown[] | null;
}

/** The URL of a webhook; an empty one removes the webhook. */
export interface WebhookRequest {
  url: string;
  all_seats?: boolean;
}

/** The summary of a table, and whether it waits for the requesting seat. */
export interface YourTable {
  id: string;
  coach: boolean;
  game: string;
  title: string;
  edition: string;
  custom: boolean;
  edition_digest: string;
  differences: string;
  options: OptionText[];
  state: "gathering" | "running" | "over" | "unfinished" | "closed";
  created: number;
  pace: string;
  clock: string;
  hints?: boolean;
  time_limit: number | null;
  paused: boolean;
  listed: boolean;
  commitment: string;
  host: number | null;
  hidden: boolean;
  turn: number;
  seats: TableSeat[];
  winners: number[];
  branched_from: BranchedFrom | null;
  rematch: string | null;
  warning: string;
  closed: string;
  closed_by: string;
  unproven: string;
  your_move: boolean;
}

/** Every GET route by its path: parameters, body and reply. */
export interface GetRoutes {
  "/api/comparisons/{digest}": { params: { digest: string, lang?: string | null }; body: undefined; reply: ComparisonResult };
  "/api/comparisons/{digest}/page": { params: { digest: string, lang?: string | null }; body: undefined; reply: string };
  "/api/editions/{digest}": { params: { digest: string }; body: undefined; reply: StoredEdition };
  "/api/games": { params: { lang?: string | null }; body: undefined; reply: GameSummary[] };
  "/api/games/{name}/cover.svg": { params: { name: string, lang?: string | null }; body: undefined; reply: string };
  "/api/games/{name}/editions/{edition}": { params: { name: string, edition: string }; body: undefined; reply: StoredEdition };
  "/api/games/{name}/gallery": { params: { name: string, edition?: string, lang?: string | null }; body: undefined; reply: GalleryPage };
  "/api/games/{name}/rulebook": { params: { name: string, edition?: string, lang?: string | null }; body: undefined; reply: RulebookPage };
  "/api/games/{name}/sections": { params: { name: string, lang?: string | null }; body: undefined; reply: Record<string, string> };
  "/api/games/{name}/texts": { params: { name: string, v?: string, lang?: string | null }; body: undefined; reply: GameTexts };
  "/api/invite": { params: {  }; body: undefined; reply: Invite };
  "/api/locale": { params: { lang?: string | null }; body: undefined; reply: PageTexts };
  "/api/showcase": { params: {  }; body: undefined; reply: ShowcaseTime };
  "/api/showcase/{race}": { params: { race: number, lang?: string | null }; body: undefined; reply: Showcase };
  "/api/tables": { params: { game?: string, search?: string, page?: number, lang?: string | null }; body: undefined; reply: TableList };
  "/api/tables/{id}": { params: { id: string, lang?: string | null }; body: undefined; reply: YourTable };
  "/api/tables/{id}/board": { params: { id: string, v?: string, lang?: string | null }; body: undefined; reply: TableBoard };
  "/api/tables/{id}/edition": { params: { id: string, lang?: string | null }; body: undefined; reply: StoredEdition };
  "/api/tables/{id}/faces": { params: { id: string, v?: string, lang?: string | null }; body: undefined; reply: Record<string, [number, number, string]> };
  "/api/tables/{id}/gallery": { params: { id: string, lang?: string | null }; body: undefined; reply: GalleryPage };
  "/api/tables/{id}/guide": { params: { id: string, lang?: string | null }; body: undefined; reply: GuideStep[] };
  "/api/tables/{id}/luck": { params: { id: string, lang?: string | null }; body: undefined; reply: DrawList };
  "/api/tables/{id}/options": { params: { id: string, from?: number, count?: number }; body: undefined; reply: OptionsPage };
  "/api/tables/{id}/race": { params: { id: string }; body: undefined; reply: string };
  "/api/tables/{id}/replay": { params: { id: string, as?: number | null, open?: boolean, from?: number, count?: number, lang?: string | null }; body: undefined; reply: ReplayPage };
  "/api/tables/{id}/review": { params: { id: string, lang?: string | null }; body: undefined; reply: ReviewStatus };
  "/api/tables/{id}/rulebook": { params: { id: string, lang?: string | null }; body: undefined; reply: RulebookPage };
  "/api/tables/{id}/standings": { params: { id: string }; body: undefined; reply: StandingsHistory };
  "/api/tables/{id}/state": { params: { id: string, text?: boolean, lang?: string | null }; body: undefined; reply: State };
  "/api/tables/{id}/view": { params: { id: string }; body: undefined; reply: GameView };
}

/** Every POST route by its path: parameters, body and reply. */
export interface PostRoutes {
  "/api/comparisons": { params: { lang?: string | null }; body: NewComparison; reply: string };
  "/api/editions": { params: { lang?: string | null }; body: NewEdition; reply: EditionDigest };
  "/api/editions/form": { params: { lang?: string | null }; body: DraftEdition; reply: EditionForm };
  "/api/editions/pictures": { params: { lang?: string | null }; body: NewEdition; reply: EditionPictures };
  "/api/games/{name}/habits": { params: { name: string, lang?: string | null }; body: HabitsRequest; reply: HabitsReport };
  "/api/invite/network": { params: {  }; body: undefined; reply: Invite };
  "/api/qr": { params: {  }; body: QrRequest; reply: string };
  "/api/races": { params: {  }; body: string; reply: TableId };
  "/api/tables": { params: { lang?: string | null }; body: NewTable; reply: CreatedTable };
  "/api/tables/{id}/answer": { params: { id: string, lang?: string | null }; body: AnswerRequest; reply: Done };
  "/api/tables/{id}/back": { params: { id: string }; body: undefined; reply: Done };
  "/api/tables/{id}/bot": { params: { id: string, lang?: string | null }; body: SeatBot; reply: Done };
  "/api/tables/{id}/branch": { params: { id: string, lang?: string | null }; body: NewBranch; reply: CreatedTable };
  "/api/tables/{id}/chat": { params: { id: string }; body: ChatRequest; reply: Done };
  "/api/tables/{id}/close": { params: { id: string }; body: undefined; reply: Done };
  "/api/tables/{id}/consent": { params: { id: string }; body: Consent; reply: Done };
  "/api/tables/{id}/consider": { params: { id: string, lang?: string | null }; body: ConsiderRequest; reply: Choice };
  "/api/tables/{id}/hint": { params: { id: string, lang?: string | null }; body: PromptRequest; reply: Hint };
  "/api/tables/{id}/leave": { params: { id: string }; body: undefined; reply: Done };
  "/api/tables/{id}/pace": { params: { id: string }; body: PaceRequest; reply: Done };
  "/api/tables/{id}/ready": { params: { id: string }; body: Ready; reply: Done };
  "/api/tables/{id}/rematch": { params: { id: string, lang?: string | null }; body: undefined; reply: RematchTable };
  "/api/tables/{id}/remove": { params: { id: string }; body: Removal; reply: Done };
  "/api/tables/{id}/renew": { params: { id: string }; body: Renewal; reply: RenewalResult };
  "/api/tables/{id}/resign": { params: { id: string }; body: undefined; reply: Done };
  "/api/tables/{id}/review": { params: { id: string, lang?: string | null }; body: undefined; reply: ReviewStatus };
  "/api/tables/{id}/rewind": { params: { id: string }; body: undefined; reply: Done };
  "/api/tables/{id}/sit": { params: { id: string, lang?: string | null }; body: Sit; reply: SeatToken };
  "/api/tables/{id}/undo": { params: { id: string }; body: undefined; reply: Done };
  "/api/tables/{id}/webhook": { params: { id: string, lang?: string | null }; body: WebhookRequest; reply: Done };
  "/api/tables/{id}/withdraw": { params: { id: string, lang?: string | null }; body: PromptRequest; reply: Done };
}
