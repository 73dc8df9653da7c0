// @ts-check
// The guide of a lesson: one page at a time, and the places that it speaks of are lit up.

import { every, list, one } from "../dom.js";
import * as drawer from "./drawer.js";
import { all, drawn, large, need, root } from "./page.js";
import { light } from "./places.js";
import { enlarge, inSight, show, shrink } from "./tray.js";

const LOOK = "told";
let step = ""; // the step that is under way
let task = ""; // the task whose pages are shown; a step can have several
let at = 0; // the page
let remarks = ""; // what was said about the last moves
let heardAt = 0; // the page at which that was said
let shown = ""; // the page whose places were brought into sight

const leaves = () => all("[data-leaf-text]");
/** @param {Element} element */
const isShown = (element) => element.getClientRects().length > 0;
// A sheet that is drawn lies over the boards, and so does the score sheet at the end.
const score = () => one("#score-sheet.over", HTMLDetailsElement, root);
const hasCover = () => root.matches(".has-drawer") || score()?.open === true;
/** @param {Element} element */
const isCovered = (element) => hasCover() && element.closest(".stage") !== null;
/** @param {Element} element */
const isSeen = (element) => !isCovered(element) && (large() ? isShown : inSight)(element);

/**
 * The first thing round one of those that are told of.
 * @param {Thing[]} told
 * @param {string} selector
 */
function around(told, selector) {
  const found = told.map((one) => one.closest(selector)).find(Boolean);
  return found instanceof HTMLElement ? found : null;
}

// What is told of is brought into sight, by its tab if need be.
export function seek() {
  const told = drawn(`.${LOOK}`);
  if (told.length === 0) return;
  if (told.every(isCovered)) uncover();
  if (!told.some(isShown)) {
    const panel = around(told, "[data-panel]");
    if (panel?.dataset.panel) show(panel.dataset.panel);
    // The own strip has no room beside several boards: it comes over them.
    const part = around(told, "[data-part]");
    if (part && !isShown(part)) enlarge(part.dataset.part ?? "");
  }
  reach(told, large() ? "nearest" : "center");
  refresh();
}

function uncover() {
  drawer.close();
  const sheet = score();
  if (sheet) sheet.open = false;
}

/**
 * On a phone boards lie a swipe apart: the one that is spoken of first comes into sight by itself.
 * @param {Thing[]} told
 */
function onFirstBoard(told) {
  const board = told.map((one) => one.closest(".board-part")).find(Boolean);
  return board ? told.filter((one) => board.contains(one)) : [];
}

/**
 * The first place of each part, wherever that is scrolled to, and as much of the part as there is room.
 * @param {Thing[]} told
 * @param {ScrollLogicalPosition} block
 */
function reach(told, block) {
  const frames = new Set();
  for (const one of told.filter(isShown)) {
    const frame = one.closest(".part");
    if (!frames.has(frame)) {
      frame?.scrollIntoView({ block, inline: "nearest" });
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    frames.add(frame);
  }
}

/** @param {number} by */
export function turn(by) {
  at = Math.max(0, Math.min(at + by, leaves().length - 1));
  refresh();
  // What cost points is shown on the boards, below the score sheet.
  const told = drawn(`.${LOOK}`);
  if (told.length > 0 && told.every(isCovered)) seek();
}

// --- the pages -------------------------------------------------------------------------------------

// After an update: a new step begins at its first page.
export function refresh() {
  const box = one("#guide", HTMLDetailsElement, root);
  if (!box) {
    light(LOOK, []);
    return;
  }
  // Someone who has folded the guide sees it again when the next step comes.
  if (box.dataset.guide !== step) box.open = true;
  if (box.dataset.guide !== step || box.dataset.task !== task) {
    step = box.dataset.guide ?? "";
    task = box.dataset.task ?? "";
    at = 0;
    remarks = "";
  }
  const heard = all("#guide .heard");
  const said = heard.map((one) => one.textContent).join("\n");
  if (said !== remarks) heardAt = at;
  remarks = said;
  for (const [nth, leaf] of leaves().entries()) leaf.hidden = nth !== at;
  for (const one of heard) one.hidden = at !== heardAt;
  for (const button of every("[data-leaf]", HTMLButtonElement, root)) {
    const to = at + Number(button.dataset.leaf);
    button.disabled = to < 0 || to >= leaves().length;
  }
  light(LOOK, list(leaves()[at]?.dataset.places));
  const told = drawn(`.${LOOK}`);
  const page = `${step} ${task} ${at}`;
  if (shown && shown !== page && told.every((one) => !one.closest(".enlarged"))) shrink();
  if (shown !== page) reach(large() ? told : onFirstBoard(told), "nearest");
  shown = page;
  need("[data-show-told]").hidden = told.length === 0 || told.some(isSeen);
}

// A window of another size shows other things.
window.addEventListener("resize", () => {
  shown = "";
  refresh();
});
