// Line icons, drawn on a square of 16 units in the colour of the text beside them.
import { makeSvg } from "../lib/dom.js";

const PATHS = {
  play: "M4 2.5l9 5.5-9 5.5Z",
  link: "M6.5 9.5l3-3M5.5 7l-2 2a2.5 2.5 0 0 0 3.5 3.5l2-2M10.5 9l2-2A2.5 2.5 0 0 0 9 3.5l-2 2",
  clock: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 4.5V8l2.5 1.5",
  weight: "M4 5h8l2 8H2ZM6 5a2 2 0 1 1 4 0",
  people: "M5.5 3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M1.5 13q0-4 4-4t4 4M11 4a2 2 0 0 1 0 4M11.5 9.4q3 .6 3 3.6",
  book: "M3 2.5h7.5A2.5 2.5 0 0 1 13 5v8.5H5.5A2.5 2.5 0 0 1 3 11ZM5.5 6h5M5.5 8.5h5",
  pen: "M3 13l.7-3L11 2.700l2.3 2.300L6 12.300ZM9.5 4.200l2.3 2.3",
  eye: "M1.5 8q6.5-9 13 0q-6.5 9-13 0ZM8 6a2 2 0 1 0 0 4A2 2 0 0 0 8 6Z",
  moon: "M12.5 10A5.5 5.5 0 0 1 6 3.5 5.5 5.5 0 1 0 12.5 10Z",
  sun: "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v1.500M8 13.500V15M1 8h1.500M13.5 8H15M3 3l1.1 1.100M11.9 11.900L13 13M3 13l1.1-1.100M11.9 4.100L13 3",
  auto: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 2v12M8 5h4.800M8 8h6M8 11h4.8",
  sound: "M2 6v4h2.5L8 13V3L4.5 6ZM10.5 5.5q2 2.5 0 5M12.5 3.5q3.4 4.5 0 9",
  mute: "M2 6v4h2.5L8 13V3L4.5 6ZM11 6l3.5 4M14.5 6L11 10",
};

/** An icon as an <svg> element of the size of a letter. @param {keyof typeof PATHS} name */
export function icon(name) {
  return makeSvg(
    "svg",
    { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false" },
    makeSvg("path", { d: PATHS[name] }),
  );
}
