// @ts-check
// A replay that runs by itself: one move after the other at a speed that the reader sets, until the
// present or until it is stopped; and the link to a move.

import { must } from "../dom.js";
import { need, root, state } from "./page.js";
import { goTo, step } from "./past.js";

const STORED = "replay-speed";
let runs = false;
let timer = 0;

const history = () => need("#history");
const speedField = () => must("[data-speed]", HTMLSelectElement, root);
const isPast = () => Number(state().shown) < Number(state().moves);

export function toggle() {
  if (runs) pause();
  else run();
}

// The space key: only where there is something to replay in sight.
export function toggleByKey() {
  if (!runs && !isPast() && !("over" in state())) return false;
  toggle();
  return true;
}

function run() {
  runs = true;
  paint();
  if (isPast()) step(1);
  else goTo(0);
}

export function pause() {
  runs = false;
  clearTimeout(timer);
  paint();
}

// After every change of the page: the next move has its time, and the button says what it does.
export function refresh() {
  const speed = speedField();
  speed.value = localStorage.getItem(STORED) ?? "1000";
  clearTimeout(timer);
  if (runs && !isPast()) runs = false;
  paint();
  if (runs) timer = setTimeout(() => step(1), Number(speed.value));
}

function paint() {
  const button = need("[data-autoplay]");
  const { pause: stops = "", run: starts = "" } = history().dataset;
  const label = runs ? stops : starts;
  button.textContent = runs ? "❚❚" : "▶";
  button.title = label;
  button.setAttribute("aria-label", label);
  button.setAttribute("aria-pressed", runs ? "true" : "false");
}

root.addEventListener("change", (event) => {
  if (event.target !== speedField()) return;
  localStorage.setItem(STORED, speedField().value);
  refresh();
});

document.body.addEventListener("htmx:sendError", pause);
document.body.addEventListener("htmx:responseError", pause);

// --- the link to a move ------------------------------------------------------------------------------

/** @param {Thing} button */
export async function copyMove(button) {
  const { shown, line } = state();
  const variation = line ? `&line=${line}` : "";
  const link = `${window.location.origin}${window.location.pathname}?move=${shown}${variation}`;
  await write(link);
  const said = document.createElement("span");
  said.className = "copied";
  said.setAttribute("role", "status");
  said.textContent = history().dataset.copied ?? "";
  button.replaceChildren(said);
}

/** @param {string} text */
async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without leave for the clipboard: the old way, by a field that is selected.
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
