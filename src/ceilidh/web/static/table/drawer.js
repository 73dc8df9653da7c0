// @ts-check
// Sheets that lie over the boards: one opens by a click, or by itself while something in it can be
// chosen, and closes again when that is done. Where a turn can be used for many things, those on the
// boards among them, it waits until one is begun.

import { all, find, large, root, state } from "./page.js";

let open = ""; // the panel that is drawn
let byItself = false;
let refused = ""; // the position in which the reader closed what had opened by itself

/** @param {string} name */
const panel = (name) => find(`[data-panel="${CSS.escape(name)}"]`);
const sheets = () => all(".sheet-part");
const boards = () => all(".board-part");

/**
 * Whether a tab opens a drawer here: on a large screen with boards that need the whole width.
 * @param {string} name
 */
export const takes = (name) =>
  large() && boards().length > 1 && Boolean(panel(name)?.matches(".sheet-part, .log-panel, .talk-panel"));

/** @param {string} name */
export function toggle(name) {
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
  root.classList.toggle("has-drawer", open !== "");
}

// After an update.
export function refresh() {
  if (open && !panel(open)) open = "";
  const many = find("#tray-parts [data-of]") && !root.dataset.begun;
  if (byItself && (many || !panel(open)?.querySelector(".lit"))) open = "";
  const needed = many ? undefined : sheets().find((one) => one.querySelector(".lit"));
  if (!open && needed?.dataset.panel && boards().length > 1 && refused !== state().key) {
    open = needed.dataset.panel;
    byItself = true;
  }
  if (!open) byItself = false;
  show();
}
