// @ts-check
// Everything by keyboard: through a drawing with the arrows, shortcuts for the rest.

import { around, must, one, things } from "../dom.js";
import * as bubble from "./bubble.js";
import { numbered } from "./cards.js";
import { cancel, click, isBegun } from "./choose.js";
import * as hint from "./hint.js";
import { drawn, find, need, root, state } from "./page.js";
import { goTo, step } from "./past.js";
import * as preview from "./preview.js";
import { close } from "./reckoning.js";
import { toggleByKey } from "./replay.js";
import { openAid } from "./signs.js";
import * as story from "./story.js";
import { hide } from "./tips.js";
import { show, shrink } from "./tray.js";

const STORED = "single-keys";
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const letters = must("#single-keys", HTMLInputElement);
const list = () => one("#all-moves", HTMLDetailsElement, root);

letters.checked = localStorage.getItem(STORED) !== "off";
letters.addEventListener("change", () => {
  localStorage.setItem(STORED, letters.checked ? "on" : "off");
});

// --- through a drawing -----------------------------------------------------------------------------

// One stop of the tab key for each drawing: the place last visited, or the first that is lit.
export function stops() {
  for (const drawing of drawn(".drawing")) {
    const targets = things("[data-target]", drawing);
    if (targets.length === 0) continue;
    const stop =
      targets.find((one) => one === document.activeElement) ||
      targets.find((one) => one.classList.contains("lit")) ||
      targets[0];
    for (const one of targets) one.setAttribute("tabindex", one === stop ? "0" : "-1");
  }
}

/** @param {Thing} target */
function visit(target) {
  target.focus();
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  stops();
}

/** @param {Element} element */
const middle = (element) => {
  const at = element.getBoundingClientRect();
  return [at.left + at.width / 2, at.top + at.height / 2];
};

/**
 * The nearest target in a direction; what lies aside counts twice. From what can be chosen the way leads
 * to what can be chosen, as long as there is any.
 * @param {Thing} from
 * @param {[number, number]} direction
 */
function neighbour(from, [right, down]) {
  const drawing = from.closest(".drawing");
  if (!drawing) return null;
  const lit = from.matches(".lit") ? nearest(from, things(".lit[data-target]", drawing), [right, down]) : null;
  return lit ?? nearest(from, things("[data-target]", drawing), [right, down]);
}

/**
 * @param {Thing} from
 * @param {Thing[]} targets
 * @param {[number, number]} direction
 */
function nearest(from, targets, [right, down]) {
  const [x, y] = middle(from);
  /** @type {Thing | null} */
  let best = null;
  let least = Infinity;
  for (const one of targets) {
    const [there, below] = middle(one);
    const along = (there - x) * right + (below - y) * down;
    const aside = Math.abs((there - x) * down) + Math.abs((below - y) * right);
    if (one === from || along <= 1 || aside > 2 * along) continue;
    if (along + 2 * aside < least) [best, least] = [one, along + 2 * aside];
  }
  return best;
}

/** @param {number} by */
function nextLit(by) {
  const [asked, able] = [".lit", ".able"].map((look) => drawn(look).filter((one) => one.getClientRects().length > 0));
  const lit = asked.length > 0 ? asked : able;
  if (lit.length === 0) return;
  const here = lit.indexOf(/** @type {Thing} */ (document.activeElement));
  const first = by > 0 ? 0 : lit.length - 1;
  visit(lit[here < 0 ? first : (here + by + lit.length) % lit.length]);
}

// --- shortcuts -------------------------------------------------------------------------------------

/** @param {string} selector */
const press = (selector) => {
  const button = one(selector, HTMLButtonElement, root);
  if (button && !button.disabled) button.click();
};

function openMoves() {
  const moves = list();
  if (!moves) return;
  show("actions");
  moves.open = true;
  find("#all-moves button.move")?.focus();
}

/** @type {Record<string, () => unknown>} */
const LETTERS = {
  n: () => nextLit(1),
  p: () => nextLit(-1),
  m: openMoves,
  "/": () => {
    const moves = list();
    if (!moves) return;
    show("actions");
    moves.open = true;
    need("#typed").focus();
  },
  h: () => press("[data-hint]"),
  u: () => press("[data-undo]"),
  U: () => press("[data-undo-turn]"),
  r: () => press("[data-redo]"),
  a: () => press(".bundle [data-bundle]:not([data-end])"),
  l: () => show("log"),
  "?": openAid,
};

function leave() {
  hide();
  const moves = list();
  const sheet = one("#score-sheet[open]:not(.over)", HTMLDetailsElement, root);
  if (bubble.isOpen()) cancel();
  else if (preview.end() || hint.end()) return;
  else if (shrink() || story.close() || close(true)) return;
  else if (sheet) sheet.open = false;
  else if (moves?.open) moves.open = false;
  else if (isBegun()) cancel();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || find("#help[open]")) return;
  const writing = around(event, "input, textarea, select");
  const target = around(event, "[data-target]:not(button)");
  if (event.key === "Escape") leave();
  else if (writing && !(event.key === " " && writing.matches("[data-slider]"))) return;
  else if (target && event.key === "Enter" && "ending" in state()) press("[data-end]");
  else if (target && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    click(target.dataset.target ?? "", target);
  } else if (event.key === "Enter") {
    // A button or link that has the focus does what it says.
    const does = around(event, "button, a, summary");
    if (!does) press(find("#bubble [data-confirm]") ? "#bubble [data-confirm]" : "[data-end]");
  } else if (event.key === " " && !around(event, "button, a, summary")) {
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
