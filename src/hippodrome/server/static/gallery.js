// The gallery: every card, chariot, die and token of an edition, to look at and to search.
import { find, make } from "./element.js";
import { contents, face, fail, goThere, open, searchable } from "./learn.js";
import { say } from "./words.js";

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

function exhibitOf(exhibit) {
  return make("li", { class: exhibit.faces.length > 1 ? "exhibit wide" : "exhibit", data: { part: "" } },
    make("div", { class: "faces" }, ...exhibit.faces.map((name) => face(name, "", exhibit.seat))),
    make("div", {},
      make("h3", {}, exhibit.label, exhibit.copies > 1 ? make("span", { class: "note", text: ` × ${exhibit.copies}` }) : null),
      exhibit.detail ? make("p", { text: exhibit.detail }) : null));
}

show().catch(fail);
