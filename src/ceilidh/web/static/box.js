// @ts-check
// The workshop: hexes and rivers are painted on the map, numbers have steps, and the next component is
// a key or a swipe away. The form is what counts: all this only fills it in, and htmx saves it.
import { fieldAt, painted } from "./box-map.js";
import { around, must, one } from "./dom.js";

document.documentElement.classList.add("with-script");
const SWIPE = 60; // pixels

const form = () => must("#component", HTMLFormElement);
const tool = () => one("input[name=tool]:checked", HTMLInputElement, form())?.value ?? "";

// An answer to an older change must not undo a newer one that has not been sent yet.
let edits = 0;
let sent = 0;
document.addEventListener("input", () => edits++);
document.addEventListener("htmx:beforeRequest", () => {
  sent = edits;
});
document.addEventListener("htmx:beforeSwap", (event) => {
  if (edits !== sent && event instanceof CustomEvent) event.detail.shouldSwap = false;
});
// Whoever leaves at once leaves nothing behind that is not saved.
window.addEventListener("pagehide", () => {
  if (edits !== sent) navigator.sendBeacon(form().action, new FormData(form()));
});

function changed() {
  edits++;
  form().dispatchEvent(new Event("change", { bubbles: true }));
}

/** @param {string} name */
const field = (name) => one(`[name="${CSS.escape(name)}"]`, HTMLInputElement, form());

/** @param {string} place of a hex, `5.2` */
function paint(place) {
  const at = place.replace(".", ",");
  if (tool() === "p") {
    must("[name=port_12]", HTMLInputElement, form()).value = at;
    changed();
    return;
  }
  const token = field(`grid.${at}`);
  if (!token) return;
  const made = painted(token.value, tool());
  if (made === token.value) return;
  token.value = made;
  changed();
}

/** @param {string} edge two hexes, `5,2|6,1` */
function flow(edge) {
  const box = one(`[name=rivers][value="${CSS.escape(edge)}"]`, HTMLInputElement, form());
  if (!box) return;
  box.checked = !box.checked;
  changed();
}

/** @param {string} id of another component that the drawing shows */
function show(id) {
  location.href = form().action.replace(/[^/]*$/, encodeURIComponent(id));
}

/** @param {Event} event */
function touch(event) {
  const target = around(event, "[data-box-picture] [data-target]");
  const [kind, name] = (target?.dataset.target ?? "").split(/:(.*)/);
  if (kind === "hex") paint(name);
  else if (kind === "edge") flow(name);
  else if (kind && kind === target?.closest("[data-leads]")?.getAttribute("data-leads")) show(name);
  else return false;
  return true;
}

/**
 * Touching a part of the drawing leads to the field that it shows.
 * @param {MouseEvent} event
 */
function lead(event) {
  const picture = around(event, "[data-box-picture]");
  const drawn = picture && one("svg", SVGSVGElement, picture);
  if (!picture || !drawn) return;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const zones = /** @type {import("./box-map.js").Zone[]} */ (JSON.parse(picture.dataset.zones || "[]"));
  const [x, y] = [(100 * (event.clientX - left)) / width, (100 * (event.clientY - top)) / height];
  const found = one(`[data-field="${CSS.escape(fieldAt(zones, x, y))}"]`, HTMLElement, form());
  if (!found) return;
  found.scrollIntoView({ block: "center" });
  found.querySelector("input")?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  if (touch(event)) return;
  lead(event);
  const button = around(event, "[data-step]");
  const input = button?.parentElement && one("input", HTMLInputElement, button.parentElement);
  if (!button || !input) return;
  const made = Number(input.value || 0) + Number(button.dataset.step);
  input.value = String(Math.max(Number(input.min), Math.min(Number(input.max), made)));
  changed();
});

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === "tool") form().dataset.tool = target.value;
});

/** @param {string} rel */
const follow = (rel) => one(`.box-actions [rel=${rel}]`, HTMLAnchorElement)?.click();

document.addEventListener("keydown", (event) => {
  if ((event.key === "Enter" || event.key === " ") && touch(event)) {
    event.preventDefault();
    return;
  }
  const typing = event.target instanceof HTMLInputElement && !["radio", "checkbox"].includes(event.target.type);
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "n" || event.key === "PageDown") follow("next");
  else if (event.key === "p" || event.key === "PageUp") follow("prev");
  else if (event.key === "c") one("[data-confirm]", HTMLButtonElement)?.click();
  else if (event.key === "u") one("[data-undo]", HTMLButtonElement)?.click();
  else return;
  event.preventDefault();
});

/** @type {{x: number, y: number} | null} */
let from = null;
document.addEventListener("touchstart", (event) => {
  const finger = event.touches[0];
  from = event.touches.length === 1 && around(event, "[data-box-picture]") ? { x: finger.clientX, y: finger.clientY } : null;
});
document.addEventListener("touchend", (event) => {
  const finger = event.changedTouches[0];
  if (!from) return;
  const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
  from = null;
  if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) follow(x < 0 ? "next" : "prev");
});
