// Being asked less often: questions that are about others are declined here, as if one had pressed the key oneself.
import { find, make } from "../lib/dom.js";
import { recall, remember } from "../lib/local_storage.js";
import { say } from "../lib/i18n.js";

const HOW = ["all", "mine"];

export class Reactions {
  /** @param {any} chooser  @param {HTMLElement} tools */
  constructor(chooser, tools) {
    this.chooser = chooser;
    this.select = make("select", { class: "tool", id: "ask-less", "aria-label": say("less.label"), title: say("less.label") }, ...HOW.map((how) => make("option", { value: how, text: say(`less.${how}`) })));
    this.select.value = HOW.includes(recall("reactions")) ? recall("reactions") : "all";
    this.select.hidden = true;
    this.select.addEventListener("change", () => {
      remember("reactions", this.select.value);
      this.consider(chooser.choice);
    });
    tools.append(this.select);
    chooser.considered = (choice) => this.consider(choice);
  }

  /** The pick that a single key makes. */
  static by(choice, key) {
    return choice?.picks.find((pick) => pick.key === key && !pick.why_not) ?? null;
  }

  /** A choice has come: show the switch where there is something to decline, and decline what is not about me. */
  consider(choice) {
    const no = choice?.picks.find((pick) => pick.key && !pick.why_not);
    if (no) this.select.hidden = false; // once met it stays, so that it can be switched back
    if (no && choice.aside && this.select.value === "mine" && !choice.chosen.length) {
      this.chooser.hushed = true;
      this.chooser.take(no.id).then((done) => {
        if (done) find("#hint").textContent = say("less.declined", { what: choice.prompt });
        else {
          this.chooser.hushed = false;
          this.chooser.show();
        }
      });
    }
  }
}
