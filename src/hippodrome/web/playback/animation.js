// How pieces move: they glide, dice roll, cards turn. Nothing moves for those who want stillness.
import { family, wear } from "../graphics/sprites.js";
import { still } from "../lib/dom.js";
import { sound } from "../lib/sound.js";

const STEP = 150;
const LONGEST = 2400;

/**
 * Glide through points, at an even pace along the way; how long that takes.
 * @param {Element} outer moved  @param {Element} inner turned
 * @param {{x: number, y: number, turn: number, scale: number}[]} points  @param {number} pace more is slower
 */
export function glide(outer, inner, points, pace = 1) {
  if (still() || points.length < 2) return 0;
  const lengths = points.map((p, i) => (i ? Math.hypot(p.x - points[i - 1].x, p.y - points[i - 1].y) : 0));
  const whole = lengths.reduce((a, b) => a + b, 0);
  if (whole < 0.5) return 0;
  let gone = 0;
  const offsets = lengths.map((length) => (gone += length) / whole);
  const timing = { duration: pace * Math.min(LONGEST, 350 + STEP * (points.length - 1)), easing: "cubic-bezier(.45,.05,.3,1)" };
  const gliding = outer.animate(points.map((p, i) => ({ transform: `translate(${p.x}px, ${p.y}px)`, offset: offsets[i] })), timing);
  outer.gliding = gliding;
  gliding.onfinish = () => {
    if (outer.gliding === gliding) outer.gliding = null;
  };
  inner.animate(points.map((p, i) => ({ transform: `rotate(${p.turn}deg) scale(${p.scale})`, offset: offsets[i] })), timing);
  sound(points.length > 2 ? "hooves" : "card");
  return timing.duration;
}

/** Come from another place on the page. */
export function arrive(el, from) {
  if (still() || !from) return;
  const to = el.getBoundingClientRect();
  if (!to.width) return;
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  el.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${Math.min(2, from.height / to.height) || 1})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
    { duration: 420, easing: "ease-out" });
}

export function appear(el) {
  if (!still()) el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
}

/** Change a face: a die shuffles through its sides, anything else turns over. */
export function turnFace(id, holder, use, face, centred) {
  if (still()) return wear(use, face, centred);
  if (id.startsWith("die")) return roll(use, face, centred);
  sound("card");
  const half = holder.animate([{ scale: "1 1" }, { scale: "0 1" }], { duration: 120, easing: "ease-in" });
  use.dataset.face = face;
  half.onfinish = () => {
    wear(use, use.dataset.face, centred);
    holder.animate([{ scale: "0 1" }, { scale: "1 1" }], { duration: 160, easing: "ease-out" });
  };
}

function roll(use, face, centred) {
  sound("dice");
  const sides = family(face);
  use.dataset.face = face;
  let left = 7;
  const shuffle = () => {
    if (use.dataset.face !== face && !sides.includes(use.dataset.face)) return;
    left -= 1;
    if (left <= 0) return wear(use, face, centred);
    wear(use, sides[Math.floor(Math.random() * sides.length)] ?? face, centred);
    use.dataset.face = face;
    setTimeout(shuffle, 60 + 14 * (7 - left));
  };
  use.animate([{ rotate: "0deg" }, { rotate: "14deg" }, { rotate: "-11deg" }, { rotate: "0deg" }], { duration: 640, easing: "ease-out" });
  shuffle();
}
