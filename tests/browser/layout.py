"""What is wrong with how a table lies on the screen: what somebody is asked for has to be seen, whole, and within reach."""

from __future__ import annotations

from playwright.sync_api import Page

FAULTS = """() => {
  const faults = [];
  const shown = (el) => Boolean(el) && el.getClientRects().length > 0;
  const part = (el) => {  // how much of it is inside the window and whatever clips it
    const box = el.getBoundingClientRect();
    let { left, top, right, bottom } = box;
    const clip = (other) => {
      [left, top] = [Math.max(left, other.left), Math.max(top, other.top)];
      [right, bottom] = [Math.min(right, other.right), Math.min(bottom, other.bottom)];
    };
    for (let at = el.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== "visible") clip(at.getBoundingClientRect());
    }
    clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    return (Math.max(0, right - left) * Math.max(0, bottom - top)) / Math.max(1, box.width * box.height);
  };
  const reached = (el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(at) && (el.contains(at) || at.contains(el) || at.closest("[data-id]")?.piece?.slot === el.dataset.id);
  };
  const scrolls = (el) => shown(el.closest('[data-more]:not([data-more=""])'));
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the screen");
  const [seats, stage] = [".seats-box", "#stage"].map((what) => document.querySelector(what).getBoundingClientRect());
  const beside = seats.right <= stage.left + 1 || stage.right <= seats.left + 1;
  if (!beside && seats.bottom > stage.top + 1) faults.push("the board lies over the seats");
  const picks = new Map();
  for (const el of document.querySelectorAll(".lit")) {
    if (shown(el)) picks.set(el.dataset.id, [...(picks.get(el.dataset.id) ?? []), el]);
  }
  for (const [id, els] of picks) {
    const seen = els.filter((el) => part(el) > 0.6);
    if (!seen.length && !els.some(scrolls)) faults.push(`${id} can be picked and is not on the screen`);
    if (seen.length && !seen.some(reached)) faults.push(`${id} can be picked and lies under something`);
  }
  for (const what of ["#prompt", "#confirm", "#clear", "#says", "#advice-take", "#change"]) {
    const el = document.querySelector(what);
    if (!shown(el) || (what === "#says" && !el.textContent)) continue;
    if (part(el) < 0.97) faults.push(`${what} is cut`);
    else if (!reached(el)) faults.push(`${what} lies under something`);
  }
  for (const el of document.querySelectorAll("#says, #hint, #prompt, #preview, #advice, #recap, #buttons")) {
    const cut = shown(el) && el.scrollHeight > el.clientHeight + 2 && getComputedStyle(el).overflowY !== "visible";
    if (cut && !el.dataset.more) faults.push(`#${el.id} is cut, and nothing shows it`);
  }
  return faults;
}"""

CUT_NAMES = """() => [...document.querySelectorAll(".seat-name")]
  .filter((el) => el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent)"""
"""The names of seats that are not shown whole."""


def faults_of(page: Page) -> list[str]:
    """All that is wrong now, in words."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(FAULTS)
    return found


CLIPPED = """async () => {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const clipped = [];
  for (const el of root.querySelectorAll("button, a[href], select, summary, input:not([type=file])")) {
    if (!el.checkVisibility({ visibilityProperty: true }) || el.classList.contains("skip")) continue;
    el.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = el.getBoundingClientRect();
    let { left, top, right, bottom } = box;
    const clip = (other) => {
      [left, top] = [Math.max(left, other.left), Math.max(top, other.top)];
      [right, bottom] = [Math.min(right, other.right), Math.min(bottom, other.bottom)];
    };
    for (let at = el.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflow !== "visible") clip(at.getBoundingClientRect());
    clip({ left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight });
    const part = (Math.max(0, right - left) * Math.max(0, bottom - top)) / Math.max(1, box.width * box.height);
    const text = el.textContent || el.getAttribute("aria-label") || el.id;
    const name = `${el.tagName.toLowerCase()} "${text.trim().slice(0, 40)}"`;
    if (part < 0.99) clipped.push(`${name}: ${Math.round(part * 100)} % visible`);
    else if (el.tagName !== "SELECT" && el.tagName !== "INPUT" && el.scrollWidth > el.clientWidth + 1 && el.clientWidth)
      clipped.push(`${name}: its text is cut`);
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (part >= 0.99 && !(at && (el.contains(at) || at.contains(el)))) clipped.push(`${name}: covered by ${at?.tagName}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) clipped.push("the page is wider than the window");
  return clipped;
}"""


def clipped_controls(page: Page) -> list[str]:
    """The controls of a page, or of its open dialog, that cannot be seen whole or that something covers."""
    found: list[str] = page.evaluate(CLIPPED)
    return found
