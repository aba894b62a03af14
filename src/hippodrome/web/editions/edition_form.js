// The form of an edition: a field for each value, made from what the server says of it. It knows no game.
import { find, make, mark, write } from "../lib/dom.js";
import { searchable } from "../pages/rulebook_common.js";
import { joined, labelled, languages, say } from "../lib/i18n.js";

const PAUSE = 350;

/** @typedef {{name: string, key: string, kind: string, value: any, house: any, low: number|null, high: number|null, choices: string[], meaning: string, line: number}} Field */

/** Values as one reads and types them. */
const shown = (value) => (Array.isArray(value) ? joined(value.map(String)) : value === true ? say("edition.yes") : value === false ? say("edition.no") : typeof value === "object" && value ? joined(Object.values(value), "notes") : String(value ?? "–"));
const ordered = (value) => (value && typeof value === "object" && !Array.isArray(value) ? Object.entries(value).sort() : value);
const same = (one, other) => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
const idOf = (name) => `value-${name}`;

export class Form {
  /** @param {HTMLElement} place  @param {(changed: Record<string, any>) => void} change */
  constructor(place, change) {
    Object.assign(this, { place, change, names: "", fields: new Map(), waiting: new Map() });
  }

  /** Show what the server says; fields that stay are only brought up to date. */
  show(told) {
    const names = JSON.stringify([told.groups.map((group) => group.fields.map((field) => [field.name, field.kind])), told.limits.map((limit) => limit.name)]);
    if (names !== this.names) this.lay(told);
    this.names = names;
    for (const field of told.groups.flatMap((group) => group.fields)) this.fields.get(field.name)?.update(field, told.faults.filter((fault) => fault.field === field.name));
    for (const limit of told.limits) this.fields.get(`departs ${limit.name}`).checked = limit.left;
    for (const group of this.place.children) {
      const wrong = Boolean(group.querySelector('[aria-invalid="true"]'));
      group.classList.toggle("wrong", wrong);
      if (wrong) group.open = true;
    }
  }

  lay(told) {
    const [focused, at] = [document.activeElement?.id, scrollY];
    this.fields.clear();
    const parts = [];
    const groups = told.groups.map((group, n) => {
      const fields = group.fields.map((field) => this.field(field));
      const el = make("details", { class: "group", data: { part: "" }, open: n < 2 || told.groups.length < 8 },
        make("summary", {}, group.name ? make("code", { text: group.name }) : say("edition.top"), group.meaning ? make("span", { class: "note", lang: "en", text: group.meaning }) : null),
        make("div", { class: "fields" }, ...fields));
      parts.push({ el, text: `${group.name} ${group.meaning} ${group.fields.map((field) => `${field.name} ${field.meaning} ${field.value}`).join(" ")}` });
      return el;
    });
    if (told.limits.length) groups.push(this.limits(told.limits));
    this.place.replaceChildren(...groups);
    searchable(parts);
    if (focused && document.getElementById(focused)) {
      document.getElementById(focused).focus({ preventScroll: true });
      scrollTo(0, at);
    }
  }

  /** Limits of the rulebook that may be left on purpose. */
  limits(limits) {
    const boxes = limits.map(({ name }) => {
      const box = make("input", { type: "checkbox", id: idOf(`departs-${name}`) });
      box.addEventListener("change", () => this.change({ departs: limits.map((limit) => limit.name).filter((limit) => this.fields.get(`departs ${limit}`).checked) }));
      this.fields.set(`departs ${name}`, box);
      return make("p", { class: "value" }, make("label", { for: box.id, text: name, lang: "en" }), box);
    });
    return make("details", { class: "group" }, make("summary", {}, say("edition.limits"), make("span", { class: "note", text: say("edition.limits_note") })), make("div", { class: "fields" }, ...boxes));
  }

  /** @param {Field} field */
  field(field) {
    const id = idOf(field.name);
    const input = inputOf(field, id);
    const note = make("small", { id: `${id}-note` });
    const fault = make("p", { class: "fault", id: `${id}-fault`, lang: "en" });
    const back = make("button", { type: "button", class: "quiet back", hidden: true });
    const el = make("div", { class: `value${["texts", "told"].includes(field.kind) ? " broad" : ""}` },
      make("label", { for: id, text: field.key }),
      field.meaning ? make("small", { id: `${id}-meaning`, lang: "en", text: field.meaning }) : null,
      input, note, fault, back);
    mark(mainOf(input), "aria-describedby", `${field.meaning ? `${id}-meaning ` : ""}${note.id} ${fault.id}`);
    const send = () => {
      clearTimeout(this.waiting.get(id));
      const value = read(field.kind, input);
      mark(mainOf(input), "aria-invalid", value === null ? "true" : null);
      if (value === null) write(fault, say("edition.no_number"));
      else if (!same(value, el.value)) this.change({ [field.name]: value });
      fault.lang = value === null ? document.documentElement.lang : "en";
    };
    input.addEventListener("change", send);
    if (field.kind !== "switch") {
      input.addEventListener("input", () => {
        clearTimeout(this.waiting.get(id));
        this.waiting.set(id, setTimeout(send, PAUSE));
      });
    }
    back.addEventListener("click", () => {
      put(field.kind, input, el.house);
      this.change({ [field.name]: el.house });
      mainOf(input).focus();
    });
    this.fields.set(field.name, { update: (now, faults) => update(now, faults, { el, input, note, fault, back }) });
    return el;
  }
}

/** @param {Field} field */
function inputOf(field, id) {
  if (field.kind === "switch") return make("input", { type: "checkbox", id });
  if (field.kind === "number") return make("input", { type: "number", id, step: 1, min: field.low, max: field.high, inputmode: "numeric" });
  if (field.kind === "texts") return make("textarea", { id, rows: Math.min(8, field.value.length + 1), spellcheck: "false" });
  if (field.kind === "told") return inLanguages(field, id);
  if (field.choices.length) return make("select", { id }, ...[...new Set([...field.choices, field.value])].map((choice) => make("option", { value: choice, text: choice })));
  return make("input", { type: "text", id, maxlength: 2000, autocomplete: "off" });
}

/** A text for people: one for everybody, which is the English one, and one for each language that has its own. @param {Field} field */
function inLanguages(field, id) {
  const given = typeof field.value === "object" ? Object.keys(field.value) : [];
  const others = [...new Set([...Object.keys(languages), ...given])].filter((tag) => tag !== "en");
  const line = (tag) => make("p", { class: "value" }, make("label", { for: `${id}-${tag}`, text: languages[tag] ?? tag, lang: tag }),
    make("input", { type: "text", id: `${id}-${tag}`, maxlength: 2000, autocomplete: "off", lang: tag, data: { tag } }));
  return make("div", {}, make("input", { type: "text", id, maxlength: 2000, autocomplete: "off", data: { tag: "en" } }),
    make("details", { open: given.length > 1 }, make("summary", { text: say("edition.in_languages") }), ...others.map(line)));
}

/** The element that a field is known by. */
const mainOf = (input) => (input.matches("div") ? find("input", input) : input);

/** What stands in a field; null if it cannot be what it should be. */
function read(kind, input) {
  if (kind === "switch") return input.checked;
  if (kind === "text") return input.value;
  if (kind === "told") {
    const texts = Object.fromEntries([...input.querySelectorAll("input")].map((one) => [one.dataset.tag, one.value]).filter(([, text]) => text));
    return Object.keys(texts).some((tag) => tag !== "en") ? texts : texts.en ?? "";
  }
  if (kind === "texts") return input.value.split("\n").map((line) => line.trim()).filter(Boolean);
  const numbers = kind === "numbers" ? input.value.split(/[\s,;]+/).filter(Boolean) : [input.value.trim()];
  if (!numbers.every((text) => /^-?\d{1,6}$/.test(text))) return null;
  return kind === "numbers" ? numbers.map(Number) : Number(numbers[0]);
}

function put(kind, input, value) {
  if (kind === "switch") input.checked = value;
  else if (kind === "told") for (const one of input.querySelectorAll("input")) one.value = (typeof value === "object" ? value?.[one.dataset.tag] : one.dataset.tag === "en" ? value : "") ?? "";
  else if (kind === "numbers") input.value = value.join(", ");
  else input.value = kind === "texts" ? value.join("\n") : shown(value);
}

function update(field, faults, { el, input, note, fault, back }) {
  const typing = input.contains(document.activeElement) && !same(read(field.kind, input), field.value);
  if (!typing && !same(read(field.kind, input), field.value)) put(field.kind, input, field.value);
  Object.assign(el, { value: field.value, house: field.house });
  const differs = field.house !== null && !same(field.house, field.value);
  el.classList.toggle("changed", differs);
  const between = field.low === null ? "" : say("edition.between", { low: String(field.low), high: String(field.high) });
  write(note, joined([between, differs && field.kind !== "texts" ? say("edition.house", { value: shown(field.house) }) : ""], "notes"));
  back.hidden = !differs;
  write(back, say("edition.back", { value: field.kind === "texts" ? "" : shown(field.house) }));
  mark(back, "aria-label", labelled(field.name, back.textContent));
  if (typing) return;
  fault.lang = "en";
  write(fault, joined(faults.map(({ reason }) => reason), "sentences"));
  mark(mainOf(input), "aria-invalid", faults.length ? "true" : null);
}

/** Lead to a field, by its name. */
export function goTo(name) {
  const input = document.getElementById(idOf(name));
  if (!input) return;
  const group = input.closest("details");
  if (group) group.open = true;
  find("#search").value = "";
  find("#search").dispatchEvent(new Event("input"));
  input.focus();
  input.scrollIntoView({ block: "center" });
}

/** A difference in words. */
export function changeLine({ name, first, second, meaning }) {
  const text = first === null ? say("edition.only_here", { value: shown(second) }) : second === null ? say("edition.only_house", { value: shown(first) }) : say("edition.from_to", { first: shown(first), second: shown(second) });
  return make("li", {}, make("code", { text: name }), say("edition.change", { text }), meaning ? make("span", { class: "note", lang: "en", text: say("edition.meaning", { meaning }) }) : null);
}
