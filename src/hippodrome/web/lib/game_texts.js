// Formats facts of a race in the reader's language, with the texts of its game, as the server's `Localization` does
// (i18n/localization.py; tests/web/test_fact_texts.py compares the two).
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";
import { getTexts } from "./http.js";

/** @import { GameTexts as GameTextsReply } from "#api" */
/** A value of a fact. @typedef {string | number | boolean | null | undefined | FactValue[]} FactValue */
/** The labels of values that only the server can name: by field, then by value. @typedef {Record<string, Record<string, string>>} Labels */
/** @typedef {{type: string, name: string, selector: Expression, variants: {key: {type: string, value: string}, value: Pattern}[], args: Expression[]}} Expression */
/** @typedef {string | (string | Expression)[] | null} Pattern */

/** Fields that hold a seat, or several, in every game. */
const SEAT_FIELDS = new Set(["seat", "rival", "leader"]);
const SEAT_LIST_FIELDS = new Set(["waiting", "rivals", "passed", "spared", "winners", "seats"]);
/** Names that begin with the sound of i: Spanish joins them with "e" in place of "y". */
const I_SOUND = /^h?[ií](?!e)/i;
/** The mark of a variable by which a message selects a variant. */
const SELECTOR = "?";

/** @param {string} key */
const idOf = (key) => key.replaceAll(".", "-").replace(/[^A-Za-z0-9_-]+/g, "_");

/** The messages of one language. A variable by which a message selects is marked, because its value is not its label. */
class Messages {
  /** @type {FluentBundle} */ bundle;
  /** The variables that a message tests for yes or no, and the messages that it refers to. @type {Map<string, {flags: Set<string>, references: string[]}>} */
  uses = new Map();

  /** @param {string} language  @param {string} ftl */
  constructor(language, ftl) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(ftl);
    for (const { id, value } of resource.body) {
      if (id.startsWith("-")) continue; // terms have their own arguments
      const uses = { flags: new Set(), references: [] };
      markPattern(/** @type {Pattern} */ (value), uses);
      this.uses.set(id, uses);
    }
    this.bundle.addResource(resource);
  }

  /** The variables that a message and those in it test for yes or no. @param {string} id  @returns {Set<string>} */
  flags(id) {
    const { flags, references } = this.uses.get(id) ?? { flags: new Set(), references: [] };
    for (const other of references.splice(0)) for (const flag of this.flags(other)) flags.add(flag);
    return flags;
  }
}

/** Mark the variables by which a pattern selects. @param {Pattern} pattern  @param {{flags: Set<string>, references: string[]}} uses */
function markPattern(pattern, uses) {
  if (!Array.isArray(pattern)) return;
  for (const part of pattern) {
    if (typeof part === "string") continue;
    if (part.type === "mesg") uses.references.push(part.name);
    if (part.type === "func") for (const arg of part.args) markVariable(arg);
    if (part.type !== "select") continue;
    const words = part.variants.flatMap(({ key }) => (key.type === "str" ? key.value : []));
    if (part.selector.type === "var" && words.every((word) => word === "yes" || word === "no"))
      uses.flags.add(part.selector.name);
    markVariable(part.selector);
    for (const arg of part.selector.type === "func" ? part.selector.args : []) markVariable(arg);
    for (const variant of part.variants) markPattern(variant.value, uses);
  }
}

/** @param {Expression} expression */
function markVariable(expression) {
  if (expression.type === "var") expression.name = SELECTOR + expression.name;
}

/** The texts of a game in one language. */
export class GameTexts {
  /** @type {Record<string, string[]>} */ variables;
  /** @type {Record<string, string[]>} */ lists;
  /** @type {Messages[]} */ messages;
  /** @type {(value: number) => string} */ formatNumber;

  /** @param {GameTextsReply} texts */
  constructor({ lang, ftl, english, variables, lists }) {
    this.messages = [new Messages(lang, ftl), new Messages("en", english)];
    this.variables = variables;
    this.lists = lists;
    this.formatNumber = new Intl.NumberFormat(lang, { useGrouping: "always" }).format;
  }
}

/** Formats the messages of one table: with the names of its players, and the labels that the server has sent. */
export class FactFormatter {
  /** @type {GameTexts} */ texts;
  /** @type {string[]} */ players;
  /** @type {Labels} */ labels;

  /** @param {GameTexts} texts  @param {string[]} players  @param {Labels} labels */
  constructor(texts, players, labels) {
    this.texts = texts;
    this.players = players;
    this.labels = labels;
  }

  /** The text of a message whose values are in the order of its variables; `more` are values by name. @param {string} key  @param {FactValue[]} values  @param {Record<string, FactValue>} more */
  message(key, values, more = {}) {
    const names = this.texts.variables[idOf(key)] ?? [];
    return this.format(key, { ...Object.fromEntries(names.map((name, i) => [name, values[i]])), ...more });
  }

  /** @param {string} key  @param {Record<string, FactValue>} values */
  format(key, values = {}) {
    const id = idOf(key);
    const messages = this.texts.messages.find(({ bundle }) => bundle.hasMessage(id));
    const pattern = messages?.bundle.getMessage(id)?.value;
    if (!messages || !pattern) return key.slice(key.lastIndexOf(".") + 1).replaceAll("_", " ");
    if (typeof pattern === "string") return pattern;
    const flags = messages.flags(id);
    const named = new Proxy(
      {},
      {
        get: (_, name) => {
          const field = String(name);
          if (!field.startsWith(SELECTOR)) return this.label(field, values[field]);
          const plain = field.slice(SELECTOR.length);
          return this.selector(plain, values[plain], flags);
        },
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    );
    return messages.bundle.formatPattern(pattern, named, []).replaceAll("!.", "!"); // a name may bring its own mark
  }

  /** The text of a value, by its field. @param {string} field  @param {FactValue} value  @returns {string} */
  label(field, value) {
    const known = this.labels[field]?.[typeof value === "string" ? value : JSON.stringify(value)];
    if (known !== undefined) return known;
    if (Array.isArray(value)) return this.listLabel(field, value);
    if (typeof value === "number") return SEAT_FIELDS.has(field) ? this.player(value) : this.texts.formatNumber(value);
    if (typeof value === "boolean") return this.format(value ? "word.yes" : "word.no");
    return value ?? "";
  }

  /** @param {string} field  @param {FactValue[]} values */
  listLabel(field, values) {
    const [of, how] = this.texts.lists[field] ?? [];
    if (of !== undefined && values.length) {
      const names = values.map((value) => this.label(of, value));
      if (how === "and") return this.joinAnd(names);
      return this.join(
        how === "ranked" ? names.map((name, i) => this.format("word.ranked", { n: i + 1, name })) : names,
      );
    }
    return SEAT_LIST_FIELDS.has(field)
      ? this.joinAnd(values.map((seat) => this.player(Number(seat))))
      : this.joinAnd(values.map(String), "word.nothing");
  }

  /** The value by which a message selects a variant. @param {string} field  @param {FactValue} value  @param {Set<string>} flags */
  selector(field, value, flags) {
    if (flags.has(field)) return this.isWorthMentioning(field, value) ? "yes" : "no";
    if (typeof value === "string" && value) return value;
    if (Array.isArray(value)) return new FluentNumber(value.length);
    if (typeof value === "number" && value) return new FluentNumber(value);
    return new FluentNumber(value === true || this.isWorthMentioning(field, value) ? 1 : 0);
  }

  /** False of zero cubes; true of card or seat number 0, because it has a name. @param {string} field  @param {FactValue} value */
  isWorthMentioning(field, value) {
    if (Array.isArray(value)) return value.length > 0;
    return Boolean(value) || (value === 0 && this.label(field, value) !== "0");
  }

  /** @param {number} seat */
  player(seat) {
    return this.players[seat] ?? this.format("word.seat", { n: seat + 1 });
  }

  /** a, b and c. @param {string[]} names  @param {string} none the text of an empty list */
  joinAnd(names, none = "word.nobody") {
    if (names.length < 2) return names[0] || this.format(none);
    const right = names[names.length - 1];
    const left = this.join(names.slice(0, -1));
    return this.format(I_SOUND.test(right) ? "word.and_before_i" : "word.and", { left, right });
  }

  /** a, b, c; empty ones are left out. @param {string[]} names */
  join(names) {
    const there = names.filter(Boolean);
    return there.length ? there.reduce((left, right) => this.format("word.list", { left, right })) : "";
  }
}

/** @type {Map<string, Promise<GameTexts>>} */
const requests = new Map();
/** @type {Map<string, GameTexts>} */
const loaded = new Map();

/** The texts of a URL if they have been fetched. @param {string} url */
export const knownTexts = (url) => loaded.get(url);

/** Fetch the texts of a URL, once. @param {string} url */
export function fetchTexts(url) {
  const request =
    requests.get(url) ??
    getTexts(url).then((reply) => {
      const texts = new GameTexts(reply);
      loaded.set(url, texts);
      return texts;
    });
  requests.set(url, request);
  request.catch(() => requests.delete(url)); // try again with the next connection
  return request;
}
