// @ts-check
// What words speak of is brought into sight.

import { drawn, large } from "./page.js";
import { show } from "./tray.js";

/** @param {Element} element */
const isShown = (element) => element.getClientRects().length > 0;

// What is counted is brought into sight, if need be by its tab.
export function seek() {
  const counted = drawn(".counted");
  if (counted.length === 0) return;
  if (!large() && !counted.some(isShown)) {
    /** @type {HTMLElement | null} */
    const panel = counted[0].closest("[data-panel]");
    if (panel?.dataset.panel) show(panel.dataset.panel);
  }
  const frames = new Set();
  for (const one of counted.filter(isShown)) {
    const frame = one.closest(".part");
    const block = large() ? "nearest" : "center";
    if (!frames.has(frame)) one.scrollIntoView({ block, inline: "nearest" });
    frames.add(frame);
  }
}
