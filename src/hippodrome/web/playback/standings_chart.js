// Chart of a race: the rank of each seat by turn, as lines with emblems at their ends.
import { makeSvg, make } from "../lib/dom.js";
import { emblemShapes } from "../graphics/emblem.js";
import { formatList, t } from "../lib/i18n.js";

const WIDTH = 420,
  ROW = 24,
  LEFT = 34,
  RIGHT = 26,
  TOP = 18,
  FOOT = 22;

/** @import { StandingsHistory } from "#api" */

/** @param {StandingsHistory} course  @param {{name: string}[]} seats */
export function drawStandingsChart({ points }, seats) {
  const last = points.length - 1;
  const height = TOP + ROW * (seats.length - 1) + FOOT + TOP;
  /** @param {number} n */
  const x = (n) => LEFT + ((WIDTH - LEFT - RIGHT) * n) / Math.max(1, last);
  /** @param {number} rank */
  const y = (rank) => TOP + ROW * (rank - 1);
  const order = seats.map((_, seat) => seat).sort((a, b) => points[last].ranks[a] - points[last].ranks[b]);
  const svg = makeSvg("svg", {
    class: "course",
    viewBox: `0 0 ${WIDTH} ${height}`,
    role: "img",
    "aria-label": t("result.plot", { names: formatList(order.map((seat) => seats[seat].name)) }),
  });
  seats.forEach((_, n) =>
    svg.append(
      makeSvg("line", { class: "course-row", x1: LEFT, x2: WIDTH - RIGHT, y1: y(n + 1), y2: y(n + 1) }),
      makeSvg("text", { class: "course-label", x: 8, y: y(n + 1) + 4, text: t("result.rank", { n: n + 1 }) }),
    ),
  );
  for (const seat of [...order].reverse()) {
    const at = points.map((point, n) => `${x(n).toFixed(1)},${y(point.ranks[seat]).toFixed(1)}`);
    const dashes = ["", "7 4", "2 3", "10 3 2 3"][seat % 4];
    svg.append(
      makeSvg("polyline", { class: `course-line-rim seat-${seat}`, points: at.join(" ") }),
      makeSvg("polyline", {
        class: `course-line seat-${seat}`,
        points: at.join(" "),
        "stroke-dasharray": dashes || null,
        data: { seat },
      }),
    );
  }
  for (const seat of order) {
    for (const [px, n] of [
      [LEFT - 8, 0],
      [WIDTH - RIGHT + 10, last],
    ]) {
      svg.append(
        makeSvg(
          "g",
          { class: `seat-${seat}`, transform: `translate(${px} ${y(points[n].ranks[seat])}) scale(.75)` },
          ...emblemShapes(seat),
        ),
      );
    }
  }
  const first = points[0].turn || 1;
  svg.append(
    makeSvg("text", { class: "course-label", x: LEFT, y: height - 8, text: String(first) }),
    makeSvg("text", { class: "course-label end", x: WIDTH - RIGHT, y: height - 8, text: String(points[last].turn) }),
  );
  return make(
    "figure",
    { class: "course-figure", id: "course" },
    make("figcaption", { class: "note", text: t("result.places") }),
    svg,
  );
}
