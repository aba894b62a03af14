// The form of an edition: an input for each value, built from the server's description of it. It knows no game.
import { findAs, make, queryAll, setAttr, setText } from "../lib/dom.js";
import { enableSearch } from "../pages/rulebook_common.js";
import { joinTexts, withLabel, languages, t } from "../lib/i18n.js";
import { formatValue, isEqual, isRecord, listOf, readText, readTranslations } from "./edition_values.js";

const INPUT_DELAY = 350;

/** @import { EditionChange, EditionField, EditionForm as FormData, EditionIssue, EditionLimit } from "#api" */
/** The input of a field; of a translated text, a box with an input for each language. @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLDivElement} FieldInput */
/** A field of the form: its elements, and the values that the server last sent. @typedef {{el: HTMLElement, input: FieldInput, note: HTMLElement, fault: HTMLElement, back: HTMLButtonElement, value: unknown, house: unknown}} FieldParts */

/** @param {string} name */
const idOf = (name) => `value-${name}`;

export class EditionForm {
  /** @type {HTMLElement} */ place;
  /** @type {(changed: Record<string, unknown>) => void} */ change;
  /** The names of all fields, to know when to build the form anew. */ names = "";
  /** @type {Map<string, FieldParts>} */ fields = new Map();
  /** The checkboxes of limits by name. @type {Map<string, HTMLInputElement>} */ boxes = new Map();
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */ timers = new Map();

  /** @param {HTMLElement} place  @param {(changed: Record<string, unknown>) => void} change */
  constructor(place, change) {
    this.place = place;
    this.change = change;
  }

  /** Show the form as the server describes it; existing inputs are updated in place. @param {FormData} form */
  show(form) {
    const names = JSON.stringify([
      form.groups.map((group) => group.fields.map((field) => [field.name, field.kind])),
      form.limits.map((limit) => limit.name),
    ]);
    if (names !== this.names) this.build(form);
    this.names = names;
    for (const field of form.groups.flatMap((group) => group.fields)) {
      const parts = this.fields.get(field.name);
      const faults = form.issues.filter((fault) => fault.field === field.name);
      if (parts) update(field, faults, parts);
    }
    for (const limit of form.limits) {
      const box = this.boxes.get(limit.name);
      if (box) box.checked = limit.waived;
    }
    for (const group of queryAll("details.group", this.place)) {
      const wrong = Boolean(group.querySelector('[aria-invalid="true"]'));
      group.classList.toggle("wrong", wrong);
      if (wrong && group instanceof HTMLDetailsElement) group.open = true;
    }
  }

  /** @param {FormData} form */
  build(form) {
    const [focused, at] = [document.activeElement?.id, scrollY];
    this.fields.clear();
    this.boxes.clear();
    /** @type {{el: HTMLElement, text: string}[]} */
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
    const again = focused ? document.getElementById(focused) : null;
    if (again) {
      again.focus({ preventScroll: true });
      scrollTo(0, at);
    }
  }

  /** Checkboxes for limits of the rulebook that an edition may break on purpose. @param {EditionLimit[]} limits */
  limits(limits) {
    const boxes = limits.map(({ name }) => {
      const box = make("input", { type: "checkbox", id: idOf(`departs-${name}`) });
      box.addEventListener("change", () =>
        this.change({
          departs: limits.map((limit) => limit.name).filter((limit) => this.boxes.get(limit)?.checked),
        }),
      );
      this.boxes.set(name, box);
      return make("p", { class: "value" }, make("label", { for: box.id, text: name, lang: "en" }), box);
    });
    return make(
      "details",
      { class: "group" },
      make("summary", {}, t("edition.limits"), make("span", { class: "note", text: t("edition.limits_note") })),
      make("div", { class: "fields" }, ...boxes),
    );
  }

  /** @param {EditionField} field */
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
    /** @type {FieldParts} */
    const parts = { el, input, note, fault, back, value: undefined, house: undefined };
    this.fields.set(field.name, parts);
    const send = () => {
      clearTimeout(this.timers.get(id));
      const value = readInput(field.kind, input);
      setAttr(mainInput(input), "aria-invalid", value === null ? "true" : null);
      if (value === null) setText(fault, t("edition.no_number"));
      else if (!isEqual(value, parts.value)) this.change({ [field.name]: value });
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
      writeInput(field.kind, input, parts.house);
      this.change({ [field.name]: parts.house });
      mainInput(input).focus();
    });
    return el;
  }
}

/** @param {EditionField} field  @param {string} id  @returns {FieldInput} */
function inputOf(field, id) {
  if (field.kind === "switch") return make("input", { type: "checkbox", id });
  if (field.kind === "number")
    return make("input", { type: "number", id, step: 1, min: field.low, max: field.high, inputmode: "numeric" });
  if (field.kind === "texts")
    return make("textarea", { id, rows: Math.min(8, listOf(field.value).length + 1), spellcheck: "false" });
  if (field.kind === "localized") return multilingualInput(field, id);
  if (field.choices.length)
    return make(
      "select",
      { id },
      ...[...new Set([...field.choices, String(field.value)])].map((choice) =>
        make("option", { value: choice, text: choice }),
      ),
    );
  return make("input", { type: "text", id, maxlength: 2000, autocomplete: "off" });
}

/** Inputs for a translated text: the English one, which is the default, and one for each other language. @param {EditionField} field  @param {string} id */
function multilingualInput(field, id) {
  const given = isRecord(field.value) ? Object.keys(field.value) : [];
  const others = [...new Set([...Object.keys(languages), ...given])].filter((tag) => tag !== "en");
  /** @param {string} tag */
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

/** The input that the label of a field names. @param {FieldInput} input */
const mainInput = (input) => (input instanceof HTMLDivElement ? findAs(HTMLInputElement, "input", input) : input);

/** The inputs of a translated text by language. @param {HTMLDivElement} box  @returns {[string, HTMLInputElement][]} */
const inputsByLanguage = (box) => [...box.querySelectorAll("input")].map((one) => [one.dataset.tag ?? "", one]);

/** The value in an input; null if it is invalid. @param {EditionField["kind"]} kind  @param {FieldInput} input */
function readInput(kind, input) {
  if (input instanceof HTMLDivElement)
    return readTranslations(Object.fromEntries(inputsByLanguage(input).map(([tag, one]) => [tag, one.value])));
  if (kind === "switch") return input instanceof HTMLInputElement && input.checked;
  return readText(kind, input.value);
}

/** @param {EditionField["kind"]} kind  @param {FieldInput} input  @param {unknown} value */
function writeInput(kind, input, value) {
  if (input instanceof HTMLDivElement) {
    const texts = isRecord(value) ? value : { en: value };
    for (const [tag, one] of inputsByLanguage(input)) one.value = String(texts[tag] ?? "");
  } else if (kind === "switch" && input instanceof HTMLInputElement) input.checked = Boolean(value);
  else if (kind === "numbers") input.value = listOf(value).join(", ");
  else input.value = kind === "texts" ? listOf(value).join("\n") : formatValue(value);
}

/** Show a field as the server describes it. @param {EditionField} field  @param {EditionIssue[]} faults  @param {FieldParts} parts */
function update(field, faults, parts) {
  const { el, input, note, fault, back } = parts;
  const typing = input.contains(document.activeElement) && !isEqual(readInput(field.kind, input), field.value);
  if (!typing && !isEqual(readInput(field.kind, input), field.value)) writeInput(field.kind, input, field.value);
  parts.value = field.value;
  parts.house = field.default;
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
  setAttr(back, "aria-label", withLabel(field.name, back.textContent ?? ""));
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

/** Scroll to a field by its name, and focus it. @param {string} name */
export function focusField(name) {
  const input = document.getElementById(idOf(name));
  if (!input) return;
  const group = input.closest("details");
  if (group) group.open = true;
  const search = findAs(HTMLInputElement, "#search");
  search.value = "";
  search.dispatchEvent(new Event("input"));
  input.focus();
  input.scrollIntoView({ block: "center" });
}

/** A list item that describes one difference. @param {EditionChange} change */
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
