// @ts-check
// The part of the page that follows the game: merged in place, never older than what is shown, and
// caught up after a lost connection.

import { must } from "../dom.js";
import { Asking } from "./asking.js";
import * as motion from "./motion.js";
import "./notice.js";
import * as overlay from "./overlay.js";
import { drawn, need, root, state } from "./page.js";
import { goTo, isWanted } from "./past.js";
import "./people.js";
import * as playback from "./playback.js";
import * as press from "./press.js";
import { redraw } from "./redraw.js";
import { fate, isLate } from "./revisions.js";
import "./sign.js";
import "./talk.js";

/** @typedef {import("./revisions.js").Patch} Patch */

const now = need("#now");
let calm = true; // the first drawing of a page is no news

// --- catching up -----------------------------------------------------------------------------------

const asking = new Asking({
  now: () => performance.now(),
  later: (act, wait) => setTimeout(act, wait), // not bare: it must be called as one of the window
  ask: () => htmx.trigger(now, "catch-up"),
});
export const catchUp = () => asking.catchUp();

// Whether nothing is on its way.
export const isCalm = () => asking.isCalm;

document.body.addEventListener("htmx:afterRequest", ({ detail }) => {
  if (detail.elt === now && detail.requestConfig.verb === "get") asking.answered();
});

// --- the line --------------------------------------------------------------------------------------

let open = false;
document.body.addEventListener("htmx:sseOpen", ({ detail }) => {
  open = true;
  detail.source.addEventListener("changed", catchUp);
  detail.source.addEventListener("patch", ({ data }) => {
    /** @type {Patch} */
    const patch = JSON.parse(data);
    press.whenUp(() => take(patch));
  });
});
document.body.addEventListener("htmx:sseError", () => {
  open = false;
});
window.addEventListener("online", catchUp);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) catchUp();
});

// What is shown already need not be sent again: our own move is announced to us too, and most
// drawings stay as they were.
let whole = false; // ask for everything
const inks = () =>
  drawn("[data-ink]").map((it) => `${it.closest("[id]")?.id.slice("part-".length)}=${it.dataset.ink}`);
document.body.addEventListener("htmx:configRequest", (event) => {
  const { elt, target, path, parameters, headers } = event.detail;
  if (whole || target !== now) return;
  headers["X-Inks"] = inks().join();
  if (open && event.detail.verb === "post") headers["X-Live"] = "yes";
  const shown = state().shown === state().moves;
  const asks = event.detail.verb === "get" && elt === now;
  if (!asks || path.includes("?")) return;
  if (playback.isOn()) parameters.known = playback.known();
  else if (shown) parameters.known = state().revision;
});

// --- patches ---------------------------------------------------------------------------------------

/**
 * After a move the line brings the blocks of the page that have changed. They lead from one revision
 * to another: a page that shows a third one asks for everything.
 * @param {Patch} patch
 */
function take(patch) {
  const playing = playback.isOn();
  const current = state().shown === state().moves;
  const next = fate(patch, { revision: Number(state().revision), current, playing });
  if (next === "ask") catchUp();
  if (next !== "take") return;
  const said = patch.page ?? patch.set.state ?? "";
  const head = headOf(said);
  if (head && playback.putsOff(said, sent ? "post" : "get", head)) return;
  motion.remember();
  if (patch.page) Idiomorph.morph(now, own(patch, patch.page), { morphStyle: "innerHTML" });
  else merge(patch);
  htmx.process(now);
  shownAnew();
}

/**
 * What is the same for many has no token in its forms: ours is put there.
 * @param {Patch} patch
 * @param {string} markup
 */
const own = (patch, markup) => markup.replaceAll(patch.csrf, root.dataset.csrf ?? "");

/** @param {Patch} patch */
function merge(patch) {
  for (const id of patch.gone) document.getElementById(id)?.remove();
  for (const [after, markup] of patch.added) {
    const before = after ? document.getElementById(after) : null;
    if (before) before.insertAdjacentHTML("afterend", own(patch, markup));
    else now.insertAdjacentHTML("afterbegin", own(patch, markup));
  }
  if (Object.keys(patch.drawn).length > 0) overlay.clear(); // what scripts put over the drawings
  for (const [id, news] of Object.entries(patch.drawn)) {
    const part = must(`#${CSS.escape(id)}`, HTMLElement);
    redraw(part.dataset.ink === undefined ? must("[data-ink]", HTMLElement, part) : part, news, added);
  }
  for (const [id, markup] of Object.entries(patch.set)) {
    Idiomorph.morph(must(`#${CSS.escape(id)}`, Element), own(patch, markup), { morphStyle: "outerHTML" });
  }
  const log = must("#log", HTMLOListElement);
  let newest = log.firstElementChild;
  while (newest instanceof HTMLLIElement && newest.value > patch.log0) {
    newest.remove();
    newest = log.firstElementChild;
  }
  for (const line of patch.log) log.insertAdjacentHTML("afterbegin", line);
}

// A form was taken, and what it led to comes by the line. Should the line have died in silence, the
// page asks.
const SOON = 2000; // ms
let sent = false; // a form of ours is on its way
document.body.addEventListener("htmx:beforeSend", ({ detail }) => {
  if (detail.target !== now || detail.requestConfig.verb !== "post") return;
  sent = true;
  detail.xhr.addEventListener("loadend", () => posted(detail.xhr));
});

/**
 * However it has ended: with an answer, lost, or given up.
 * @param {XMLHttpRequest} xhr
 */
function posted(xhr) {
  sent = false;
  root.dispatchEvent(new CustomEvent("table:posted", { detail: xhr }));
  const revision = Number(xhr.getResponseHeader("X-Revision"));
  if (!revision) return;
  setTimeout(() => {
    if (Number(state().revision) < revision && !playback.isOn()) catchUp();
  }, SOON);
}

// --- merging ---------------------------------------------------------------------------------------

const HEAD = /data-shown="(\d+)" data-moves="(\d+)" data-revision="(\d+)"/;

/**
 * What the markup of a position says of it: the number of its move, of all moves, and its revision.
 * @param {string} markup
 * @returns {[number, number, number] | null}
 */
function headOf(markup) {
  const found = HEAD.exec(markup);
  return found && [Number(found[1]), Number(found[2]), Number(found[3])];
}

// An answer that was overtaken by a later one is not shown.
document.body.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target !== now || event.detail.xhr.status >= 400) return;
  const head = headOf(event.detail.serverResponse);
  if (!head) return;
  if (press.isDown()) {
    event.detail.shouldSwap = false;
    press.whenUp(catchUp);
    return;
  }
  const [shown, moves, revision] = head;
  const { serverResponse, requestConfig } = event.detail;
  const step = playback.isStep(shown);
  const late = isLate(revision, Number(state().revision), step || isWanted(shown, moves));
  if (late || (!step && playback.putsOff(serverResponse, requestConfig.verb, head))) {
    event.detail.shouldSwap = false;
  } else motion.remember();
});

// A position of the past that was taken back: to the present.
document.body.addEventListener("htmx:responseError", (event) => {
  if (event.detail.target === now && event.detail.xhr.status === 404) goTo(null);
});

const KEPT = new Set(["open", "aria-pressed"]); // what the reader set, not the server
Object.assign(Idiomorph.defaults.callbacks, {
  /**
   * @param {string} name
   * @param {Element} element
   */
  beforeAttributeUpdated: (name, element) => {
    if (KEPT.has(name)) return false;
    return !(name === "tabindex" && element.hasAttribute("data-target"));
  },
  /**
   * @param {Node} old
   * @param {Node} fresh
   */
  beforeNodeMorphed: (old, fresh) => {
    if (old.nodeType === Node.TEXT_NODE) return noticeText(old, fresh);
    if (!(old instanceof Element)) return true;
    // A drawing that is the same, a chart that is drawn, and a letter half typed.
    const ink = old.childElementCount > 0 && old.getAttribute("data-ink");
    if (ink && fresh instanceof Element && ink === fresh.getAttribute("data-ink")) return false;
    if (old.matches("[data-chart]") && old.childElementCount > 0) return false;
    return old !== document.activeElement || !old.matches("input:not([type=range])");
  },
  afterNodeAdded: added,
});

// --- motion ----------------------------------------------------------------------------------------

/** @param {Node} node */
function added(node) {
  mark(node, "fresh");
}

/**
 * What is new fades in, what changed is marked for a moment; the stylesheet says how, if at all.
 * Pieces have motion of their own: an element that was added need not be the piece that is new.
 * @param {Node} node
 * @param {string} word
 */
function mark(node, word) {
  if (calm || !(node instanceof Element) || !node.closest(".drawing")) return;
  if (node.closest("[data-piece], [data-tick]") || node.querySelector("[data-piece]")) return;
  node.classList.add(word);
  setTimeout(() => node.classList.remove(word), 320);
}

/**
 * @param {Node} old
 * @param {Node} fresh
 */
function noticeText(old, fresh) {
  if (old.nodeValue !== fresh.nodeValue && old.parentElement) mark(old.parentElement, "changed");
  return true;
}

export function settled() {
  calm = false;
}

root.addEventListener("htmx:afterSwap", (event) => {
  if (event.target === now) shownAnew();
});

function shownAnew() {
  // A drawing that we said we show, or were sent before, was not where it should be.
  whole = !whole && drawn("[data-ink]:empty").length > 0;
  if (whole) catchUp();
  root.dispatchEvent(new CustomEvent("table:changed"));
  motion.play();
}
