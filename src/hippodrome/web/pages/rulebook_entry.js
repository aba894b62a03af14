// The rulebook and the gallery are one page: its address says which of them is shown, and leads to the other.
import { find } from "../lib/dom.js";

const shown = location.pathname.startsWith("/gallery/") ? "gallery" : "rules";
find(`#to-${shown}`).hidden = true;
import(`./${shown}.js`);
