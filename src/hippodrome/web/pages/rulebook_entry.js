// Entry module of the rulebook page: loads the rulebook or the gallery, by its URL.
import { find } from "../lib/dom.js";

const shown = location.pathname.startsWith("/gallery/") ? "gallery" : "rules";
find(`#to-${shown}`).hidden = true;
import(`./${shown}.js`);
