// @ts-check
// Tabs, the tray of a phone, and enlarged sheets.

import { around, things } from "../dom.js";
import * as drawer from "./drawer.js";
import { all, find, large, need, phone, root, state } from "./page.js";

let open = "actions";
let tab = open; // the one that opened it: several lead to the sheets
let enlarged = "";
let sought = ""; // the position for which the right tab was opened
const PULSE = 1200; // ms for which what came into sight is marked

/** @param {string} name */
const panel = (name) => find(`[data-panel="${CSS.escape(name)}"]`);

// --- tabs ------------------------------------------------------------------------------------------

/** @param {string} name */
export function show(name) {
  if (drawer.takes(name)) {
    drawer.toggle(name);
    return;
  }
  open = panel(name)?.matches(".sheet-part") ? "sheets" : name;
  tab = name;
  refresh();
  if (open === "sheets") scrollTo(need(`[data-panel="${CSS.escape(name)}"]`));
}

// Its sheet comes to the top of their frame. Only this frame may scroll: the page never does.
/** @param {HTMLElement} sheet */
function scrollTo(sheet) {
  const frame = need("#sheets");
  frame.scrollTop += sheet.getBoundingClientRect().top - frame.getBoundingClientRect().top;
}

// After an update: the same tab, or the first if its panel is gone.
export function refresh() {
  if (!panel(open)) {
    open = "actions";
    tab = open;
  }
  if (enlarged && drawer.givesWay(find(`[data-part="${CSS.escape(enlarged)}"]`))) enlarged = "";
  root.dataset.openPanel = open;
  for (const one of all("[data-panel]")) one.classList.toggle("open", one.dataset.panel === open);
  for (const one of all("[data-open]")) {
    one.setAttribute("aria-pressed", String(!large() && one.dataset.open === tab));
  }
  for (const part of all("[data-part]")) {
    const large = part.dataset.part === enlarged;
    part.classList.toggle("enlarged", large);
    part.querySelector(".enlarge")?.setAttribute("aria-expanded", String(large));
  }
}

// What is to be chosen is brought into sight: the cards, or the board where there are none. `again`:
// something was chosen, and in the same position other things are to be chosen now.
export function seek(again = false) {
  if (sought === state().key && !again) return;
  sought = state().key;
  const cards = find(".deck .choice:not([data-cancel])");
  if (!large() && cards) show("actions");
  // The board on which there is most to choose; not all of them need be in sight at once.
  const [lit] = all(".board-part").map(litIn).sort((one, other) => other.length - one.length);
  if (!lit?.length || lit.some(inSight)) return;
  // The whole board first: where boards snap, a thing at its edge would snap to the next one.
  for (const one of [lit[0].closest(".board-part"), lit[0]]) {
    one?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  for (const one of lit) one.classList.add("pulse");
  setTimeout(() => {
    for (const one of lit) one.classList.remove("pulse");
  }, PULSE);
}

// Where one board is in sight, the first one while others play: theirs are the figures that move there.
export function lead() {
  const [first] = all(".board-part");
  if (!large() && first && !inSight(first)) first.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {HTMLElement} part */
const litIn = (part) => things(".lit", part);

/**
 * Where boards lie a swipe apart.
 * @param {string} name
 */
export function board(name) {
  need(`#part-${CSS.escape(name)}`).scrollIntoView({ block: "nearest", inline: "center" });
}

/** @param {Element} element */
export function inSight(element) {
  const frame = element.closest(".stage, .sheets, .panel");
  if (!frame || element.getClientRects().length === 0) return false;
  const at = element.getBoundingClientRect();
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  if (getComputedStyle(frame).display === "contents") return true;
  const edge = frame.getBoundingClientRect();
  return x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom;
}

// --- cards below the edge ------------------------------------------------------------------------

const ROW = 44; // px of a card: it stays in sight when the next ones come

// How many cards of a phone lie below the edge of the tray.
export function count() {
  const button = find("[data-below]");
  if (!button || !phone()) return;
  button.hidden = below() === 0;
  // Its gutter has taken room from the cards.
  button.textContent = `${(button.dataset.below ?? "").replace("{n}", String(below()))} ↓`;
}

function below() {
  const edge = need("#panel-actions").getBoundingClientRect().bottom;
  const boxes = all(".deck .choice").map((one) => one.getBoundingClientRect());
  return boxes.filter(({ top, height }) => height > 0 && top + height / 2 > edge).length;
}

export function further() {
  const frame = need("#panel-actions");
  frame.scrollTop += Math.max(ROW, frame.clientHeight - ROW);
  count();
}

root.addEventListener("scroll", ({ target }) => target === find("#panel-actions") && count(), {
  capture: true,
  passive: true,
});

// --- swiping ---------------------------------------------------------------------------------------

/** @type {Touch | null} */
let start = null;
/** @param {TouchEvent} event */
const tray = (event) => around(event, ".panel") && !around(event, "input, textarea");

root.addEventListener(
  "touchstart",
  (event) => {
    const touch = event.touches[0];
    start = !large() && event.touches.length === 1 && tray(event) ? touch : null;
  },
  { passive: true },
);
root.addEventListener("touchend", (event) => {
  if (!start) return;
  const end = event.changedTouches[0];
  const aside = end.clientX - start.clientX;
  const down = end.clientY - start.clientY;
  start = null;
  if (Math.abs(aside) < 60 || Math.abs(aside) < 2 * Math.abs(down)) return;
  const tabs = all("[data-open]").filter((one) => one.getClientRects().length > 0);
  const names = tabs.map((one) => one.dataset.open);
  const next = names[names.indexOf(tab) + (aside < 0 ? 1 : -1)];
  if (next) show(next);
});

// --- enlarged --------------------------------------------------------------------------------------

/** @param {string} name */
export function enlarge(name) {
  enlarged = enlarged === name ? "" : name;
  drawer.ask();
  refresh();
}

export function shrink() {
  if (drawer.close()) return true;
  if (!enlarged) return false;
  enlarge(enlarged);
  return true;
}

window.addEventListener("resize", () => {
  refresh();
  count();
});
