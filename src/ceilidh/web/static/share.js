// @ts-check
// A link with a game: copied, or handed to whatever the device sends links with.

import { around, every, must } from "./dom.js";

const field = (/** @type {Element} */ button) =>
  must("[data-copy]", HTMLInputElement, button.closest("p") ?? document);

/** @param {HTMLElement} button */
async function copy(button) {
  field(button).select();
  try {
    await navigator.clipboard.writeText(field(button).value);
  } catch {
    // Without leave for the clipboard: the old way, by the field that is selected.
    if (!document.execCommand("copy")) return;
  }
  button.textContent = button.dataset.copied ?? "";
}

/** @param {HTMLElement} button */
async function send(button) {
  try {
    await navigator.share({ title: "ceilidh", text: button.dataset.send ?? "", url: field(button).value });
  } catch (fault) {
    // Whoever closes the list of ways has changed their mind.
    if (!(fault instanceof DOMException && fault.name === "AbortError")) throw fault;
  }
}

for (const button of every("[data-send]", HTMLElement)) button.hidden = !("share" in navigator);
document.addEventListener("click", (event) => {
  const copies = around(event, "[data-copy-link]");
  const sends = around(event, "[data-send]");
  if (copies instanceof HTMLElement) copy(copies);
  if (sends instanceof HTMLElement) send(sends);
});
