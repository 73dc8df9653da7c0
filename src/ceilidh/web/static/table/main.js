// @ts-check
// The page of a table. It knows no rules: it lights up what the legal moves name, narrows their list
// by clicks, and plays the one that is left; what cannot be taken back the server asks first.

import "./guard.js"; // before all else that hears a click
import { around, as, must } from "../dom.js";
import * as bubble from "./bubble.js";
import * as ceremony from "./ceremony.js";
import * as choose from "./choose.js";
import * as drawer from "./drawer.js";
import "./focus.js";
import * as hint from "./hint.js";
import { stops } from "./keys.js";
import { catchUp, settled } from "./live.js";
import { all, drawn, find, layout, need, phone, root, state, words } from "./page.js";
import * as past from "./past.js";
import * as playback from "./playback.js";
import "./preview.js";
import * as reckoning from "./reckoning.js";
import * as replay from "./replay.js";
import { openAid } from "./signs.js";
import * as since from "./since.js";
import * as story from "./story.js";
import * as tips from "./tips.js";
import * as tray from "./tray.js";
import * as undone from "./undone.js";

// Only lessons and puzzles have a guide, and theirs is there before the page is first shown.
let guide = find("#guide") ? await import("./guide.js") : null;

async function guided() {
  if (!guide && find("#guide")) guide = await import("./guide.js");
  guide?.refresh();
}

// --- clicks ----------------------------------------------------------------------------------------

/** @type {Record<string, (found: Thing, event: MouseEvent) => unknown>} */
const CLICKS = {
  "[data-tells]": (button) => story.open(button.dataset.tells ?? ""),
  "[data-step]": (link, event) => {
    event.preventDefault();
    past.follow(as(link, HTMLAnchorElement));
  },
  "[data-autoplay]": () => replay.toggle(),
  "[data-copy-move]": (button) => replay.copyMove(button),
  "[data-cancel]": () => choose.cancel(),
  "[data-drawer]": (button) => drawer.toggle(button.dataset.drawer ?? ""),
  "[data-play]": (button, { detail }) => choose.play(button.dataset.play ?? "", button, detail || 1),
  ".choice[data-offer]": (card) => choose.use(as(card, HTMLElement)),
  "[data-target]": (target, { detail }) =>
    choose.click(target.dataset.target ?? "", target, detail || 1),
  "[data-reckon]": (cell) => reckoning.open(as(cell, HTMLElement)),
  "[data-sheet]": () => reckoning.toggleSheet(),
  "[data-open]": (tab) => tray.show(tab.dataset.open ?? ""),
  "[data-board]": (button) => tray.board(button.dataset.board ?? ""),
  "[data-enlarge]": (button) => tray.enlarge(button.dataset.enlarge ?? ""),
  "[data-zoom]": async (button) => (await zooming()).by(Number(button.dataset.zoom)),
  "[data-whole]": () => zoom?.whole(),
  "[data-further]": () => zoom?.further(),
  "[data-below]": () => tray.further(),
  "[data-close-since]": () => since.close(),
  "[data-leaf]": (button) => guide?.turn(Number(button.dataset.leaf)),
  "[data-show-told]": () => guide?.seek(),
  "[data-hint]": (button) => hint.ask(button),
  "[data-stop-hint]": () => hint.stop(),
  "[data-do-hint]": (button) => hint.follow(button),
  "[data-next-hint]": () => hint.another(),
  "[data-close-hint]": () => hint.end(),
  "[data-reveal]": () => reveal(),
  "[data-copies]": (button) => copy(button),
  "[data-show-keys]": openAid,
  "[data-redo-now]": () => undone.redo(),
};

/** @type {Thing | null} */
let pressed = null; // a button of the prompt that was clicked with a pointer

// Enter after a click on Undo ends the turn and does not undo once more; by keyboard it stays.
function letGo() {
  if (pressed && pressed === document.activeElement) need("#prompt").focus({ preventScroll: true });
  pressed = null;
}

document.addEventListener("click", (event) => {
  for (const [selector, act] of Object.entries(CLICKS)) {
    const found = around(event, selector);
    if (found) {
      tips.hide();
      act(found, event);
      return;
    }
  }
  if (event.detail > 0) pressed = around(event, ".tools button");
  // A click beside everything ends what was begun.
  if (bubble.isOpen() && !around(event, "#bubble, form, details")) choose.cancel();
});

// Before HTMX, which hears it at the form.
document.addEventListener(
  "submit",
  (event) => {
    const form = around(event, "form:has([name=key])");
    if (!form || choose.sends(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);

root.addEventListener("submit", (event) => {
  const typed = around(event, "[data-typed]");
  if (typed) {
    event.preventDefault();
    choose.type(must("[name=typed]", HTMLInputElement, typed));
  }
});

root.addEventListener("input", ({ target: field }) => {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.matches("[data-slider]")) past.goTo(Number(field.value));
  if (field.matches("#typed")) choose.filter(field);
});

// --- secret choices at one screen --------------------------------------------------------------------

let revealed = ""; // the position whose chooser has the screen

function reveal() {
  revealed = state().key;
  cover();
  choose.light();
  stops();
}

function cover() {
  const secrets = all("[data-secret]");
  if (secrets.length === 0) return;
  const covered = revealed !== state().key;
  for (const one of secrets) one.hidden = covered;
  need(".hand-over").hidden = !covered;
}

// --- small things ------------------------------------------------------------------------------------

/** @param {Thing} button */
async function copy(button) {
  const field = must("[data-copy]", HTMLInputElement, button.parentElement ?? root);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    button.textContent = words.copied;
  } catch {
    // Without leave for the clipboard the link is selected, to be copied by hand.
  }
}

// What a first look at the table does not need comes when it does: dragging with the first movement of
// a pointer, the zoom with a phone or a finger, the ceremony with the end of a game that was seen to come,
// the notes with their marks, what compares commitments where the draws of a game are committed to.
for (const kind of /** @type {const} */ (["pointermove", "pointerdown"])) {
  document.addEventListener(kind, () => import("./drag.js"), { once: true });
}

/** @type {typeof import("./zoom.js") | undefined} */
let zoom;
const zooming = async () => {
  zoom ??= await import("./zoom.js");
  return zoom;
};
document.addEventListener("touchstart", zooming, { once: true, passive: true });
if (phone()) zooming().then(({ refresh }) => refresh());

let over = "over" in state();
async function finale() {
  const comes = "over" in state() && !over;
  over = "over" in state();
  if (over) await (await import("./finale.js")).refresh(comes);
}

async function noteMarks() {
  if (drawn("[data-note-mark], .note-layer").length > 0) (await import("./note_marks.js")).refresh();
}

async function compareCommitments() {
  if (find("[data-commitments]")) (await import("../commitments.js")).refresh();
}

async function charts() {
  const place = find("[data-chart]");
  if (!place || place.childElementCount > 0) return;
  place.append(document.createElement("p"));
  const { drawCharts } = await import("../charts.js");
  await drawCharts(place, place.dataset.chart ?? "");
}

// What the server asks before it does something is no new position.
document.body.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target !== find("#now") || !event.detail.xhr.getResponseHeader("X-Asks")) return;
  event.detail.shouldSwap = false;
  choose.show(event.detail.serverResponse);
});

// A refusal is shown where the eye is, not swallowed; an old position is replaced.
document.body.addEventListener("htmx:responseError", (event) => {
  const { target, xhr } = event.detail;
  if ((target !== find("#now") && target !== find("#talk")) || xhr.status === 404) return;
  bubble.showMarkup(xhr.responseText);
  if (xhr.status === 409) catchUp();
});

root.addEventListener("table:posted", ({ detail: xhr }) => {
  const taken = xhr.status >= 200 && xhr.status < 400;
  if (!taken || xhr.getResponseHeader("X-Asks")) choose.goesOn();
  else choose.isDue(Number(xhr.getResponseHeader("X-Revision")));
});

// --- after every update ------------------------------------------------------------------------------

function changed() {
  letGo();
  tips.forget();
  cover();
  choose.refresh();
  tray.refresh();
  drawer.refresh();
  zoom?.refresh();
  tray.seek();
  if (playback.isOn()) tray.lead();
  reckoning.refresh();
  finale().then(charts);
  since.refresh();
  story.refresh();
  ceremony.refresh();
  guided();
  hint.refresh();
  undone.refresh();
  noteMarks();
  tray.count();
  replay.refresh();
  compareCommitments();
  stops();
  settled();
}

root.addEventListener("table:changed", changed);
root.addEventListener("table:narrowed", () => {
  drawer.refresh();
  zoom?.refresh();
  tray.seek(true);
  tray.count();
  stops();
});
root.addEventListener("table:cancelled", () => {
  drawer.refresh();
  zoom?.refresh();
  tray.count();
});
// What is chosen where it lies on a large screen has cards on a small one, or a sheet that comes.
layout.addEventListener("change", () => {
  choose.light();
  drawer.refresh();
  zoom?.refresh();
});
changed();
