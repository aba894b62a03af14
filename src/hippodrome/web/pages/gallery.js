// The gallery: every card, chariot, die and token of an edition, with search.
import { find, make } from "../lib/dom.js";
import { showContents, exhibitItem, showError, scrollToHash, openGallery, enableSearch } from "./rulebook_common.js";
import { t } from "../lib/i18n.js";

async function show() {
  const page = await openGallery();
  const title = t("learn.gallery_of", { title: page.title });
  document.title = title;
  find("#title").textContent = title;
  find("#about").textContent = t("learn.about_gallery", { edition: page.edition });
  /** @type {{el: HTMLElement, text: string}[]} */
  const parts = [];
  find("#sections").replaceChildren(
    ...page.groups.map((group, n) =>
      make(
        "section",
        { class: "chapter", id: `group-${n + 1}`, tabindex: "-1", data: { group: "" } },
        make("h2", { text: group.title }),
        make(
          "ul",
          { class: "exhibits" },
          ...group.exhibits.map((exhibit) => {
            const el = exhibitItem(exhibit);
            parts.push({ el, text: `${group.title} ${exhibit.label} ${exhibit.detail}` });
            return el;
          }),
        ),
      ),
    ),
  );
  showContents(page.groups.map((group, n) => ({ id: `group-${n + 1}`, title: group.title })));
  enableSearch(parts);
  scrollToHash();
  addEventListener("hashchange", scrollToHash);
}

show().catch(showError);
