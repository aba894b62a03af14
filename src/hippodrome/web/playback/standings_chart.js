// How a race went: everybody's place, turn by turn, as lines with the seats' marks at their ends.
import { draw, make } from "../lib/dom.js";
import { emblemMarks } from "../graphics/emblem.js";
import { listed, say } from "../lib/i18n.js";

const WIDE = 420, ROW = 24, LEFT = 34, RIGHT = 26, TOP = 18, FOOT = 22;

/** @param {{seats: number, points: {turn: number, line: number, ranks: number[]}[]}} course  @param {{name: string}[]} seats */
export function plotCourse({ points }, seats) {
  const last = points.length - 1;
  const height = TOP + ROW * (seats.length - 1) + FOOT + TOP;
  const x = (n) => LEFT + ((WIDE - LEFT - RIGHT) * n) / Math.max(1, last);
  const y = (rank) => TOP + ROW * (rank - 1);
  const order = seats.map((_, seat) => seat).sort((a, b) => points[last].ranks[a] - points[last].ranks[b]);
  const svg = draw("svg", { class: "course", viewBox: `0 0 ${WIDE} ${height}`, role: "img", "aria-label": say("result.plot", { names: listed(order.map((seat) => seats[seat].name)) }) });
  seats.forEach((_, n) => svg.append(
    draw("line", { class: "course-row", x1: LEFT, x2: WIDE - RIGHT, y1: y(n + 1), y2: y(n + 1) }),
    draw("text", { class: "course-label", x: 8, y: y(n + 1) + 4, text: say("result.rank", { n: n + 1 }) })));
  for (const seat of [...order].reverse()) {
    const at = points.map((point, n) => `${x(n).toFixed(1)},${y(point.ranks[seat]).toFixed(1)}`);
    const dashes = ["", "7 4", "2 3", "10 3 2 3"][seat % 4];
    svg.append(draw("polyline", { class: `course-line-rim seat-${seat}`, points: at.join(" ") }), draw("polyline", { class: `course-line seat-${seat}`, points: at.join(" "), "stroke-dasharray": dashes || null, data: { seat } }));
  }
  for (const seat of order) {
    for (const [px, n] of [[LEFT - 8, 0], [WIDE - RIGHT + 10, last]]) {
      svg.append(draw("g", { class: `seat-${seat}`, transform: `translate(${px} ${y(points[n].ranks[seat])}) scale(.75)` }, ...emblemMarks(seat)));
    }
  }
  const first = points[0].turn || 1;
  svg.append(draw("text", { class: "course-label", x: LEFT, y: height - 8, text: String(first) }), draw("text", { class: "course-label end", x: WIDE - RIGHT, y: height - 8, text: String(points[last].turn) }));
  return make("figure", { class: "course-figure", id: "course" }, make("figcaption", { class: "note", text: say("result.places") }), svg);
}
