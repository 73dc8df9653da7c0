// @ts-check
// The player aid begins with what the colours mean. Until somebody has opened it in this browser, its
// button has a dot: a card that came by itself would cover the board or move it.

import { one } from "../dom.js";

const KEPT = "signs";
const button = one("[data-show-keys]", HTMLElement);

/**
 * Where nothing can be kept nothing is marked, rather than at every table.
 * @param {boolean} [fresh]
 */
function isKnown(fresh) {
  try {
    if (fresh) localStorage.setItem(KEPT, "known");
    return localStorage.getItem(KEPT) === "known";
  } catch {
    return true;
  }
}

export async function openAid() {
  isKnown(true);
  button?.classList.remove("is-new");
  await (await import("./aid.js")).open();
}

button?.classList.toggle("is-new", !isKnown());
