// Animations: pieces glide, dice roll, cards flip. None if the browser asks for reduced motion.
import { relatedSprites, setSprite } from "../graphics/sprites.js";
import { prefersReducedMotion } from "../lib/dom.js";
import { glideDuration, pathOffsets } from "../lib/geometry.js";
import { playSound } from "../lib/sound.js";

/** @import { Place } from "#page" */

/**
 * Move an element through points at constant speed. Returns the duration in milliseconds.
 * @param {Element} outer moved  @param {Element} inner turned
 * @param {Place[]} points  @param {number} pace more is slower
 */
export function glide(outer, inner, points, pace = 1) {
  if (prefersReducedMotion() || points.length < 2) return 0;
  const { length, offsets } = pathOffsets(points);
  if (length < 0.5) return 0;
  const timing = { duration: glideDuration(points.length, pace), easing: "cubic-bezier(.45,.05,.3,1)" };
  const gliding = outer.animate(
    points.map((p, i) => ({ transform: `translate(${p.x}px, ${p.y}px)`, offset: offsets[i] })),
    timing,
  );
  outer.gliding = gliding;
  gliding.onfinish = () => {
    if (outer.gliding === gliding) outer.gliding = null;
  };
  inner.animate(
    points.map((p, i) => ({ transform: `rotate(${p.turn}deg) scale(${p.scale})`, offset: offsets[i] })),
    timing,
  );
  playSound(points.length > 2 ? "hooves" : "card");
  return timing.duration;
}

/** Animate an element from another place on the page to its own. @param {Element} el  @param {DOMRect | null} from */
export function flyIn(el, from) {
  if (prefersReducedMotion() || !from) return;
  const to = el.getBoundingClientRect();
  if (!to.width) return;
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  el.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${Math.min(2, from.height / to.height) || 1})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: 420, easing: "ease-out" },
  );
}

/** @param {Element} el */
export function fadeIn(el) {
  if (!prefersReducedMotion()) el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
}

/**
 * Change a sprite: a die rolls through its sides, anything else flips.
 * @param {string} id  @param {Element} holder  @param {SVGUseElement} use  @param {string} face  @param {boolean} centred
 */
export function changeSprite(id, holder, use, face, centred) {
  if (prefersReducedMotion()) return setSprite(use, face, centred);
  if (id.startsWith("die")) return roll(use, face, centred);
  playSound("card");
  const half = holder.animate([{ scale: "1 1" }, { scale: "0 1" }], { duration: 120, easing: "ease-in" });
  use.dataset.face = face;
  half.onfinish = () => {
    setSprite(use, use.dataset.face ?? face, centred);
    holder.animate([{ scale: "0 1" }, { scale: "1 1" }], { duration: 160, easing: "ease-out" });
  };
}

/** @param {SVGUseElement} use  @param {string} face  @param {boolean} centred */
function roll(use, face, centred) {
  playSound("dice");
  const sides = relatedSprites(face);
  use.dataset.face = face;
  let left = 7;
  const shuffle = () => {
    if (use.dataset.face !== face && !sides.includes(use.dataset.face ?? "")) return;
    left -= 1;
    if (left <= 0) return setSprite(use, face, centred);
    setSprite(use, sides[Math.floor(Math.random() * sides.length)] ?? face, centred);
    use.dataset.face = face;
    setTimeout(shuffle, 60 + 14 * (7 - left));
  };
  use.animate([{ rotate: "0deg" }, { rotate: "14deg" }, { rotate: "-11deg" }, { rotate: "0deg" }], {
    duration: 640,
    easing: "ease-out",
  });
  shuffle();
}
