// @ts-check
// One sign at one place, above the rest so that nothing moves: the connection is lost, or an answer
// takes long. It goes by itself.

import { need, root, words } from "./page.js";

const LONG = 600; // ms that nobody wonders about
const line = need("#line");
let down = false; // the live line
let failed = false; // the last question
let leaves = false; // the page is given up: its line ends, but is not lost
/** @type {Set<object>} */
const slow = new Set(); // what has been asked for too long

function show() {
  const lost = (down || failed) && !leaves;
  line.classList.toggle("lost", lost);
  line.textContent = lost ? words.offline : slow.size > 0 ? words.working : "";
  line.hidden = line.textContent === "";
}

/** @param {() => void} change */
function set(change) {
  change();
  show();
}

// --- lost --------------------------------------------------------------------------------------------

document.body.addEventListener("htmx:sseError", () => set(() => (down = true)));
document.body.addEventListener("htmx:sseOpen", () => set(() => (down = false)));
document.body.addEventListener("htmx:sendError", () => set(() => (failed = true)));
document.body.addEventListener("htmx:afterOnLoad", () => set(() => (failed = false)));
window.addEventListener("offline", () => set(() => (failed = true)));
window.addEventListener("pagehide", () => set(() => (leaves = true)));
window.addEventListener("pageshow", () => set(() => (leaves = false)));

// --- busy --------------------------------------------------------------------------------------------

/** @type {Map<object, number>} */
const timers = new Map();

/** @param {object} what */
function begins(what) {
  timers.set(
    what,
    setTimeout(() => set(() => slow.add(what)), LONG),
  );
}

/** @param {object} what */
function ends(what) {
  clearTimeout(timers.get(what));
  timers.delete(what);
  if (slow.delete(what)) show();
}

document.body.addEventListener("htmx:beforeSend", ({ detail }) => begins(detail.xhr));
document.body.addEventListener("htmx:afterRequest", ({ detail }) => ends(detail.xhr));
root.addEventListener("table:asks", ({ detail }) => begins(detail));
root.addEventListener("table:answered", ({ detail }) => ends(detail));
