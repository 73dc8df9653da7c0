// Everything by keyboard: through a drawing with the arrows, shortcuts for the rest.

import * as aid from "./aid.js";
import * as bubble from "./bubble.js";
import { numbered } from "./cards.js";
import { cancel, click, isBegun } from "./choose.js";
import { all, find, state } from "./page.js";
import { goTo, step } from "./past.js";
import { close } from "./reckoning.js";
import { toggleByKey } from "./replay.js";
import * as story from "./story.js";
import { hide } from "./tips.js";
import { show, shrink } from "./tray.js";

const STORED = "single-keys";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const letters = document.getElementById("single-keys");

letters.checked = localStorage.getItem(STORED) !== "off";
letters.addEventListener("change", () => {
  localStorage.setItem(STORED, letters.checked ? "on" : "off");
});

// --- through a drawing -----------------------------------------------------------------------------

// One stop of the tab key for each drawing: the place last visited, or the first that is lit.
export function stops() {
  for (const drawing of all(".drawing")) {
    const targets = [...drawing.querySelectorAll("[data-target]")];
    if (targets.length === 0) continue;
    const stop =
      targets.find((one) => one === document.activeElement) ||
      targets.find((one) => one.classList.contains("lit")) ||
      targets[0];
    for (const one of targets) one.setAttribute("tabindex", one === stop ? "0" : "-1");
  }
}

function visit(target) {
  target.focus();
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  stops();
}

const middle = (element) => {
  const at = element.getBoundingClientRect();
  return [at.left + at.width / 2, at.top + at.height / 2];
};

// The nearest target in a direction; what lies aside counts twice.
function neighbour(from, [right, down]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const one of from.closest(".drawing").querySelectorAll("[data-target]")) {
    const [there, below] = middle(one);
    const along = (there - x) * right + (below - y) * down;
    const aside = Math.abs((there - x) * down) + Math.abs((below - y) * right);
    if (one === from || along <= 1 || aside > 2 * along) continue;
    if (along + 2 * aside < least) [best, least] = [one, along + 2 * aside];
  }
  return best;
}

function nextLit(by) {
  const lit = all(".lit").filter((one) => one.getClientRects().length > 0);
  if (lit.length === 0) return;
  const here = lit.indexOf(document.activeElement);
  const first = by > 0 ? 0 : lit.length - 1;
  visit(lit[here < 0 ? first : (here + by + lit.length) % lit.length]);
}

// --- shortcuts -------------------------------------------------------------------------------------

const press = (selector) => {
  const button = find(selector);
  if (button && !button.disabled) button.click();
};

function openMoves() {
  const list = find("#all-moves");
  if (!list) return;
  show("actions");
  list.open = true;
  const first = list.querySelector("button.move");
  if (first) first.focus();
}

const LETTERS = {
  n: () => nextLit(1),
  p: () => nextLit(-1),
  m: openMoves,
  "/": () => {
    if (!find("#all-moves")) return;
    show("actions");
    find("#all-moves").open = true;
    find("#typed").focus();
  },
  u: () => press("[data-undo]"),
  U: () => press("[data-undo-turn]"),
  r: () => press("[data-redo]"),
  a: () => press(".bundle [data-bundle]:not([data-end])"),
  l: () => show("log"),
  "?": () => aid.open(),
};

function leave() {
  hide();
  const list = find("#all-moves");
  const sheet = find("#score-sheet[open]:not(.over)");
  if (bubble.isOpen()) cancel();
  else if (shrink() || story.close() || close(true)) return;
  else if (sheet) sheet.open = false;
  else if (list?.open) list.open = false;
  else if (isBegun()) cancel();
  else press("[data-undo][data-open-turn]");
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || aid.isOpen()) return;
  const writing = event.target.closest?.("input, textarea, select");
  const target = event.target.closest?.("[data-target]:not(button)");
  if (event.key === "Escape") leave();
  else if (writing && !(event.key === " " && writing.matches("[data-slider]"))) return;
  else if (target && event.key === "Enter" && "ending" in state()) press("[data-end]");
  else if (target && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    click(target.dataset.target, target);
  } else if (event.key === "Enter") {
    // A button or link that has the focus does what it says.
    const does = event.target.closest?.("button, a, summary");
    if (!does) press(find("#bubble [data-confirm]") ? "#bubble [data-confirm]" : "[data-end]");
  } else if (event.key === " " && !event.target.closest?.("button, a, summary")) {
    if (toggleByKey()) event.preventDefault();
  } else if (event.key in ARROWS) {
    if (target?.matches(":focus-visible")) {
      const next = neighbour(target, ARROWS[event.key]);
      if (next) visit(next);
    } else if (ARROWS[event.key][0] === 0) return;
    else step(ARROWS[event.key][0]);
    event.preventDefault();
  } else if (event.key === "Home") goTo(0);
  else if (event.key === "End") goTo(Number(state().moves));
  else if (letters.checked && /^[1-9]$/.test(event.key)) numbered(Number(event.key))?.click();
  else if (letters.checked && LETTERS[event.key]) {
    event.preventDefault();
    LETTERS[event.key]();
  }
});
