// The form of an edition: an input for each value, built from the server's description of it. It knows no game.
import { find, make, setAttr, setText } from "../lib/dom.js";
import { enableSearch } from "../pages/rulebook_common.js";
import { joinTexts, withLabel, languages, t } from "../lib/i18n.js";

const INPUT_DELAY = 350;

/** @typedef {{name: string, key: string, kind: string, value: any, house: any, low: number|null, high: number|null, choices: string[], meaning: string, line: number}} Field */

/** A value as text to read and to type. */
const formatValue = (value) =>
  Array.isArray(value)
    ? joinTexts(value.map(String))
    : value === true
      ? t("edition.yes")
      : value === false
        ? t("edition.no")
        : typeof value === "object" && value
          ? joinTexts(Object.values(value), "notes")
          : String(value ?? "–");
const sortedEntries = (value) =>
  value && typeof value === "object" && !Array.isArray(value) ? Object.entries(value).sort() : value;
const isEqual = (one, other) => JSON.stringify(sortedEntries(one)) === JSON.stringify(sortedEntries(other));
const idOf = (name) => `value-${name}`;

export class EditionForm {
  /** @param {HTMLElement} place  @param {(changed: Record<string, any>) => void} change */
  constructor(place, change) {
    Object.assign(this, { place, change, names: "", fields: new Map(), timers: new Map() });
  }

  /** Show the form as the server describes it; existing inputs are updated in place. */
  show(form) {
    const names = JSON.stringify([
      form.groups.map((group) => group.fields.map((field) => [field.name, field.kind])),
      form.limits.map((limit) => limit.name),
    ]);
    if (names !== this.names) this.build(form);
    this.names = names;
    for (const field of form.groups.flatMap((group) => group.fields))
      this.fields.get(field.name)?.update(
        field,
        form.issues.filter((fault) => fault.field === field.name),
      );
    for (const limit of form.limits) this.fields.get(`departs ${limit.name}`).checked = limit.waived;
    for (const group of this.place.children) {
      const wrong = Boolean(group.querySelector('[aria-invalid="true"]'));
      group.classList.toggle("wrong", wrong);
      if (wrong) group.open = true;
    }
  }

  build(form) {
    const [focused, at] = [document.activeElement?.id, scrollY];
    this.fields.clear();
    const parts = [];
    const groups = form.groups.map((group, n) => {
      const fields = group.fields.map((field) => this.field(field));
      const el = make(
        "details",
        { class: "group", data: { part: "" }, open: n < 2 || form.groups.length < 8 },
        make(
          "summary",
          {},
          group.name ? make("code", { text: group.name }) : t("edition.top"),
          group.meaning ? make("span", { class: "note", lang: "en", text: group.meaning }) : null,
        ),
        make("div", { class: "fields" }, ...fields),
      );
      parts.push({
        el,
        text: `${group.name} ${group.meaning} ${group.fields.map((field) => `${field.name} ${field.meaning} ${field.value}`).join(" ")}`,
      });
      return el;
    });
    if (form.limits.length) groups.push(this.limits(form.limits));
    this.place.replaceChildren(...groups);
    enableSearch(parts);
    if (focused && document.getElementById(focused)) {
      document.getElementById(focused).focus({ preventScroll: true });
      scrollTo(0, at);
    }
  }

  /** Checkboxes for limits of the rulebook that an edition may break on purpose. */
  limits(limits) {
    const boxes = limits.map(({ name }) => {
      const box = make("input", { type: "checkbox", id: idOf(`departs-${name}`) });
      box.addEventListener("change", () =>
        this.change({
          departs: limits.map((limit) => limit.name).filter((limit) => this.fields.get(`departs ${limit}`).checked),
        }),
      );
      this.fields.set(`departs ${name}`, box);
      return make("p", { class: "value" }, make("label", { for: box.id, text: name, lang: "en" }), box);
    });
    return make(
      "details",
      { class: "group" },
      make("summary", {}, t("edition.limits"), make("span", { class: "note", text: t("edition.limits_note") })),
      make("div", { class: "fields" }, ...boxes),
    );
  }

  /** @param {Field} field */
  field(field) {
    const id = idOf(field.name);
    const input = inputOf(field, id);
    const note = make("small", { id: `${id}-note` });
    const fault = make("p", { class: "fault", id: `${id}-fault`, lang: "en" });
    const back = make("button", { type: "button", class: "quiet back", hidden: true });
    const el = make(
      "div",
      { class: `value${["texts", "localized"].includes(field.kind) ? " broad" : ""}` },
      make("label", { for: id, text: field.key }),
      field.meaning ? make("small", { id: `${id}-meaning`, lang: "en", text: field.meaning }) : null,
      input,
      note,
      fault,
      back,
    );
    setAttr(mainInput(input), "aria-describedby", `${field.meaning ? `${id}-meaning ` : ""}${note.id} ${fault.id}`);
    const send = () => {
      clearTimeout(this.timers.get(id));
      const value = readInput(field.kind, input);
      setAttr(mainInput(input), "aria-invalid", value === null ? "true" : null);
      if (value === null) setText(fault, t("edition.no_number"));
      else if (!isEqual(value, el.value)) this.change({ [field.name]: value });
      fault.lang = value === null ? document.documentElement.lang : "en";
    };
    input.addEventListener("change", send);
    if (field.kind !== "switch") {
      input.addEventListener("input", () => {
        clearTimeout(this.timers.get(id));
        this.timers.set(id, setTimeout(send, INPUT_DELAY));
      });
    }
    back.addEventListener("click", () => {
      writeInput(field.kind, input, el.house);
      this.change({ [field.name]: el.house });
      mainInput(input).focus();
    });
    this.fields.set(field.name, { update: (now, faults) => update(now, faults, { el, input, note, fault, back }) });
    return el;
  }
}

/** @param {Field} field */
function inputOf(field, id) {
  if (field.kind === "switch") return make("input", { type: "checkbox", id });
  if (field.kind === "number")
    return make("input", { type: "number", id, step: 1, min: field.low, max: field.high, inputmode: "numeric" });
  if (field.kind === "texts")
    return make("textarea", { id, rows: Math.min(8, field.value.length + 1), spellcheck: "false" });
  if (field.kind === "localized") return multilingualInput(field, id);
  if (field.choices.length)
    return make(
      "select",
      { id },
      ...[...new Set([...field.choices, field.value])].map((choice) => make("option", { value: choice, text: choice })),
    );
  return make("input", { type: "text", id, maxlength: 2000, autocomplete: "off" });
}

/** Inputs for a translated text: the English one, which is the default, and one for each other language. @param {Field} field */
function multilingualInput(field, id) {
  const given = typeof field.value === "object" ? Object.keys(field.value) : [];
  const others = [...new Set([...Object.keys(languages), ...given])].filter((tag) => tag !== "en");
  const line = (tag) =>
    make(
      "p",
      { class: "value" },
      make("label", { for: `${id}-${tag}`, text: languages[tag] ?? tag, lang: tag }),
      make("input", {
        type: "text",
        id: `${id}-${tag}`,
        maxlength: 2000,
        autocomplete: "off",
        lang: tag,
        data: { tag },
      }),
    );
  return make(
    "div",
    {},
    make("input", { type: "text", id, maxlength: 2000, autocomplete: "off", data: { tag: "en" } }),
    make(
      "details",
      { open: given.length > 1 },
      make("summary", { text: t("edition.in_languages") }),
      ...others.map(line),
    ),
  );
}

/** The input that the label of a field names. */
const mainInput = (input) => (input.matches("div") ? find("input", input) : input);

/** The value in an input; null if it is invalid. */
function readInput(kind, input) {
  if (kind === "switch") return input.checked;
  if (kind === "text") return input.value;
  if (kind === "localized") {
    const texts = Object.fromEntries(
      [...input.querySelectorAll("input")].map((one) => [one.dataset.tag, one.value]).filter(([, text]) => text),
    );
    return Object.keys(texts).some((tag) => tag !== "en") ? texts : (texts.en ?? "");
  }
  if (kind === "texts")
    return input.value
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  const numbers = kind === "numbers" ? input.value.split(/[\s,;]+/).filter(Boolean) : [input.value.trim()];
  if (!numbers.every((text) => /^-?\d{1,6}$/.test(text))) return null;
  return kind === "numbers" ? numbers.map(Number) : Number(numbers[0]);
}

function writeInput(kind, input, value) {
  if (kind === "switch") input.checked = value;
  else if (kind === "localized")
    for (const one of input.querySelectorAll("input"))
      one.value = (typeof value === "object" ? value?.[one.dataset.tag] : one.dataset.tag === "en" ? value : "") ?? "";
  else if (kind === "numbers") input.value = value.join(", ");
  else input.value = kind === "texts" ? value.join("\n") : formatValue(value);
}

function update(field, faults, { el, input, note, fault, back }) {
  const typing = input.contains(document.activeElement) && !isEqual(readInput(field.kind, input), field.value);
  if (!typing && !isEqual(readInput(field.kind, input), field.value)) writeInput(field.kind, input, field.value);
  Object.assign(el, { value: field.value, house: field.default });
  const differs = field.default !== null && !isEqual(field.default, field.value);
  el.classList.toggle("changed", differs);
  const between = field.low === null ? "" : t("edition.between", { low: String(field.low), high: String(field.high) });
  setText(
    note,
    joinTexts(
      [between, differs && field.kind !== "texts" ? t("edition.house", { value: formatValue(field.default) }) : ""],
      "notes",
    ),
  );
  back.hidden = !differs;
  setText(back, t("edition.back", { value: field.kind === "texts" ? "" : formatValue(field.default) }));
  setAttr(back, "aria-label", withLabel(field.name, back.textContent));
  if (typing) return;
  fault.lang = "en";
  setText(
    fault,
    joinTexts(
      faults.map(({ reason }) => reason),
      "sentences",
    ),
  );
  setAttr(mainInput(input), "aria-invalid", faults.length ? "true" : null);
}

/** Scroll to a field by its name, and focus it. */
export function focusField(name) {
  const input = document.getElementById(idOf(name));
  if (!input) return;
  const group = input.closest("details");
  if (group) group.open = true;
  find("#search").value = "";
  find("#search").dispatchEvent(new Event("input"));
  input.focus();
  input.scrollIntoView({ block: "center" });
}

/** A list item that describes one difference. */
export function changeItem({ name, first, second, meaning }) {
  const text =
    first === null
      ? t("edition.only_here", { value: formatValue(second) })
      : second === null
        ? t("edition.only_house", { value: formatValue(first) })
        : t("edition.from_to", { first: formatValue(first), second: formatValue(second) });
  return make(
    "li",
    {},
    make("code", { text: name }),
    t("edition.change", { text }),
    meaning ? make("span", { class: "note", lang: "en", text: t("edition.meaning", { meaning }) }) : null,
  );
}
