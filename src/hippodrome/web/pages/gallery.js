// The gallery: every card, chariot, die and token of an edition, to look at and to search.
import { find, make } from "../lib/dom.js";
import { contents, exhibitOf, fail, goThere, open, searchable } from "./rulebook_common.js";
import { say } from "../lib/i18n.js";

async function show() {
  const page = await open("gallery");
  const title = say("learn.gallery_of", { title: page.title });
  document.title = title;
  find("#title").textContent = title;
  find("#about").textContent = say("learn.about_gallery", { edition: page.edition });
  const parts = [];
  find("#sections").replaceChildren(...page.groups.map((group, n) => make("section", { class: "chapter", id: `group-${n + 1}`, tabindex: "-1", data: { group: "" } },
    make("h2", { text: group.title }),
    make("ul", { class: "exhibits" }, ...group.exhibits.map((exhibit) => {
      const el = exhibitOf(exhibit);
      parts.push({ el, text: `${group.title} ${exhibit.label} ${exhibit.detail}` });
      return el;
    })))));
  contents(page.groups.map((group, n) => ({ id: `group-${n + 1}`, title: group.title })));
  searchable(parts);
  goThere();
  addEventListener("hashchange", goThere);
}

show().catch(fail);
