// The information panel of the dock: preview, hint, recap and guide share one box of constant size, one tab each.
import { find, make, query, setAttr } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** The panels in the order of their tabs, and the texts on the tabs. */
const PANELS = /** @type {const} */ ([
  { id: "preview", text: "panel.preview" },
  { id: "advice", text: "panel.advice" },
  { id: "recap", text: "panel.recap" },
  { id: "guide", text: "panel.guide" },
]);

export class InfoPanel {
  /** @type {HTMLElement} */ root;
  /** The panel that is shown, if it has something to show. */ selected = "";
  /** The panels that have something to show. @type {Set<string>} */ filled = new Set();
  /** @type {HTMLButtonElement[]} */ tabs;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.tabs = PANELS.map(({ id, text }) =>
      make("button", {
        type: "button",
        role: "tab",
        id: `tab-${id}`,
        "aria-controls": id,
        text: t(text),
        data: { panel: id },
        onclick: () => this.select(id),
      }),
    );
    find("#info-tabs", root).append(...this.tabs);
    for (const { id } of PANELS) setAttr(find(`#${id}`, root), "aria-labelledby", `tab-${id}`);
    const observer = new MutationObserver(() => this.update());
    for (const { id } of PANELS) observer.observe(find(`#${id}`, root), { attributeFilter: ["hidden"] });
    this.update();
  }

  /** Show the panel that has just got something to show; if the shown one has become empty, the first that has not. */
  update() {
    const filled = PANELS.map(({ id }) => id).filter((id) => !find(`#${id}`, this.root).hidden);
    const isPicking = Boolean(query(".dock .chosen"));
    const isKept = this.selected === "guide" && filled.includes("guide") && !isPicking; // a reader of the guide is not interrupted
    const fresh = filled.find((id) => !this.filled.has(id) && (id === "advice" || !isKept));
    this.filled = new Set(filled);
    this.select(fresh ?? (this.filled.has(this.selected) ? this.selected : (filled[0] ?? "")));
  }

  /** @param {string} id */
  select(id) {
    this.selected = id;
    this.root.dataset.panel = id;
    for (const tab of this.tabs) {
      const panel = tab.dataset.panel ?? "";
      tab.hidden = !this.filled.has(panel);
      setAttr(tab, "aria-selected", String(panel === id));
      setAttr(tab, "tabindex", panel === id ? "0" : "-1");
    }
  }
}
