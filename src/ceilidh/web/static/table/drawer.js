// @ts-check
// Sheets that lie over the boards: one opens by a click, or by itself while something in it can be
// chosen, and closes again when that is done. Where a turn can be used for many things, or something on
// the boards can be chosen, it waits until one is begun.

import { fit } from "./cards.js";
import { all, find, large, need, root, state } from "./page.js";

let open = ""; // the panel that is drawn
let byItself = false;
let asked = ""; // the question that was there when the reader opened it
let refused = ""; // the position in which the reader closed what had opened by itself

/** @param {string} name */
const panel = (name) => find(`[data-panel="${CSS.escape(name)}"]`);
const sheets = () => all(".sheet-part");
const boards = () => all(".board-part");

/**
 * Whether a tab opens a drawer here: on a large screen talk does, and beside several boards the sheets
 * for which there is no room.
 * @param {string} name
 */
export const takes = (name) =>
  large() && Boolean(panel(name)?.matches(boards().length > 1 ? ".sheet-part, .talk-panel" : ".talk-panel"));

const SMALL = 0.75; // of its own size: where a sheet is smaller than that, nobody can choose on it

/**
 * Whether a sheet can be used where it stands.
 * @param {HTMLElement} sheet
 */
function isReadable(sheet) {
  const drawing = sheet.querySelector("svg.drawing");
  if (!large() || sheet.matches(".drawn") || !drawing) return false;
  const own = Number(sheet.style.getPropertyValue("--own-wide"));
  return drawing.getBoundingClientRect().width >= SMALL * own;
}

/**
 * Whether a sheet comes by itself: beside several boards what is needed has no other place. A small screen
 * with one board shows all choices as cards too, so there it comes to those who compare.
 * @param {HTMLElement} sheet
 */
const comes = (sheet) => boards().length > 1 || (!large() && sheet.querySelectorAll(".lit").length > 1);

// What is to be chosen now: the position, and what was begun in it.
const question = () => `${state().key} ${root.dataset.begun ?? ""}`;

// The reader opens something now, with the question in sight.
export const ask = () => {
  asked = question();
};

/**
 * Whether a panel that the reader has opened hides a new question; who writes there is not disturbed.
 * @param {HTMLElement | null} opened
 */
export function givesWay(opened) {
  if (!opened || !("mine" in state()) || asked === question()) return false;
  asked = question();
  const lit = root.querySelector(".lit, .choice") !== null;
  return lit && !opened.querySelector(".lit") && !opened.contains(document.activeElement);
}

/** @param {string} name */
export function toggle(name) {
  ask();
  if (byItself) refused = state().key;
  open = open === name ? "" : name;
  byItself = false;
  show();
}

export function close() {
  if (!open) return false;
  toggle(open);
  return true;
}

function show() {
  for (const one of all("[data-panel]")) one.classList.toggle("drawn", one.dataset.panel === open);
  for (const tab of all("[data-open]")) {
    if (takes(tab.dataset.open ?? "")) tab.setAttribute("aria-pressed", String(tab.dataset.open === open));
  }
  const had = root.classList.contains("has-drawer");
  root.classList.toggle("has-drawer", open !== "");
  // Only the sheet that lies over the stage has to know where that is: a size set further up would
  // style the whole page again, which takes a tenth of a second.
  const over = find(".sheet-part.first.drawn");
  if (over) {
    const { left, width } = need("#stage").getBoundingClientRect();
    for (const one of [over, find("#cards")]) {
      for (const [name, size] of Object.entries({ left, width })) one?.style.setProperty(`--stage-${name}`, `${size}px`);
    }
  }
  if (had !== (open !== "")) fit(); // cards that list what lies on a sheet stand beside it
}
window.addEventListener("resize", show);

/**
 * Scroll a sheet that has just come to what can be chosen on it, with a little of what is above.
 * @param {HTMLElement} sheet
 */
function reveal(sheet) {
  const lit = sheet.querySelector(".lit");
  if (!lit) return;
  const [frame, first] = [sheet, lit].map((one) => one.getBoundingClientRect());
  if (first.bottom > frame.bottom) sheet.scrollTop += first.top - frame.top - frame.height / 3;
}

// After an update.
export function refresh() {
  if (open && !panel(open)) open = "";
  if (!byItself && givesWay(panel(open))) open = "";
  // What is lit on a board would lie below a sheet, so the sheet comes once that is chosen.
  const many = find("#tray-parts [data-of]:not([data-aside])") && !root.dataset.begun;
  const later = many || boards().some((one) => one.querySelector(".lit"));
  if (byItself && (later || !panel(open)?.querySelector(".lit"))) open = "";
  const lit = sheets().filter((one) => one.querySelector(".lit"));
  const needed = later || lit.some(isReadable) ? undefined : lit[0];
  if (!open && needed?.dataset.panel && comes(needed) && refused !== state().key) {
    open = needed.dataset.panel;
    byItself = true;
    requestAnimationFrame(() => reveal(needed)); // once all else has its size
  }
  if (!open) byItself = false;
  show();
}
