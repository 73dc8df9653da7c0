// @ts-check
// The companion of the real table: units are tapped onto the map, steps are told one by one, and the
// last game is remembered in this browser.

import { around, every, list, must, one, things } from "./dom.js";

const STORED = "automa-game";
const SVG = "http://www.w3.org/2000/svg";
const page = one("[data-automa]", HTMLElement);

// --- the last game ---------------------------------------------------------------------------------

if (page) localStorage.setItem(STORED, page.dataset.automa ?? "");
const kept = localStorage.getItem(STORED);
const last = one("[data-automa-last]", HTMLElement);
if (last && kept) {
  must("[data-automa-link]", HTMLAnchorElement).href = `/automa?game=${kept}`;
  last.hidden = false;
}

// --- steps -----------------------------------------------------------------------------------------

const steps = every(".steps-told li", HTMLLIElement);
/** @param {string} name */
const hex = (name) => one(`#part-map [data-target="${CSS.escape(name)}"]`, SVGGraphicsElement);
let at = 0;

/** @param {number} number */
function tell(number) {
  at = Math.max(0, Math.min(number, steps.length - 1));
  steps.forEach((one, place) => {
    one.classList.toggle("told", place === at);
    one.classList.toggle("to-come", place > at);
  });
  const shown = steps[at];
  const box = must(".automa-story", HTMLElement);
  box.scrollTop = shown.offsetTop - box.offsetTop - box.clientHeight / 3;
  const count = one("[data-story-count]", HTMLElement);
  if (count) count.textContent = `${at + 1}/${steps.length}`;
  for (const lit of things(".counted")) lit.classList.remove("counted");
  for (const place of list(shown.dataset.places)) {
    hex(place.replace("map/", ""))?.classList.add("counted");
  }
}
// The end first: what to move by hand. From there one goes back to why.
if (steps.length > 0) tell(steps.length - 1);

// --- units -----------------------------------------------------------------------------------------

const units = one("[data-units]", HTMLInputElement);
/** @type {Map<string, string>} */
const said = new Map(); // by hex: what was said of it
/** @param {string} name */
const unmark = (name) => one(`[data-said="${CSS.escape(name)}"]`, SVGElement)?.remove();

/**
 * @param {Element} element
 * @param {Record<string, string | number>} values
 */
function set(element, values) {
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
}

/**
 * @param {string} name of a hex
 * @param {HTMLInputElement} chosen
 */
function mark(name, chosen) {
  unmark(name);
  const target = must(`#part-map [data-target="hex:${CSS.escape(name)}"]`, SVGGraphicsElement);
  const { x, y, width, height } = target.getBBox();
  const made = document.createElementNS(SVG, "g");
  made.dataset.said = name;
  made.classList.add("said-unit", ...(chosen.closest("fieldset")?.classList ?? []));
  const disc = document.createElementNS(SVG, "circle");
  set(disc, { cx: x + width / 2, cy: y + height / 2, r: height / 3 });
  made.append(disc);
  const icon = chosen.parentElement?.querySelector("use");
  const sign = document.createElementNS(SVG, icon ? "use" : "text");
  if (icon) {
    const size = height / 2.2;
    const href = icon.getAttribute("href") ?? "";
    set(sign, { href, x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size });
  } else {
    sign.textContent = chosen.value.split(":")[1] ?? "×";
    set(sign, { x: x + width / 2, y: y + height / 2 + 8, "text-anchor": "middle", "font-size": 26 });
  }
  made.append(sign);
  target.closest("svg")?.append(made);
}

/** @param {string} name */
function forget(name) {
  said.delete(name);
  unmark(name);
}

/**
 * @param {HTMLInputElement} units
 * @param {string} name of a hex
 */
function put(units, name) {
  const chosen = must("[name=unit]:checked", HTMLInputElement);
  const [seat, kind] = chosen.value.split(":");
  let word = seat === "-" ? `-${name}` : `${seat}:${name}:${kind}`;
  if (seat === "market") {
    word = `${kind}@${name}`; // lies on one hex only
    for (const [other, laid] of said) if (other !== name && laid.startsWith(`${kind}@`)) forget(other);
  }
  if (said.get(name) === word) {
    forget(name);
  } else {
    said.set(name, word);
    mark(name, chosen);
  }
  units.value = [...said.values()].join(" ");
}

// --- contracts ------------------------------------------------------------------------------------

const find = one("[data-find]", HTMLElement);
if (find) find.hidden = false;

/** Show the contracts that have all chosen goods, and those that are chosen already. */
function findContracts() {
  const goods = every("[data-find-good]", HTMLInputElement)
    .filter((box) => box.checked)
    .map((box) => box.value);
  for (const label of every(".contract-pick", HTMLLabelElement)) {
    const own = list(label.dataset.goods);
    const chosen = label.querySelector("input")?.checked ?? false;
    label.hidden = !chosen && !goods.every((good) => own.includes(good));
  }
}
find?.addEventListener("change", findContracts);

// --- answers --------------------------------------------------------------------------------------

/**
 * Send an answer. A refusal stands beside it, and what was filled in stays.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function send(form, button) {
  const body = new FormData(form, button);
  const answer = await fetch(form.action, { method: "POST", headers: { "HX-Request": "true" }, body });
  if (answer.ok) {
    location.assign(answer.url);
    return;
  }
  one(".message", HTMLElement, form)?.remove();
  form.insertAdjacentHTML("beforeend", await answer.text());
  must(".message", HTMLElement, form).scrollIntoView({ block: "nearest" });
}
for (const form of every(".automa-main form", HTMLFormElement)) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // Without a server the browser says so itself, and its way back leads here.
    send(form, event.submitter).catch(() => form.submit());
  });
}

document.addEventListener("click", (event) => {
  const by = around(event, "[data-tell]");
  if (by) tell(at + Number(by.dataset.tell));
  const told = around(event, "[data-told]")?.closest("li");
  if (told) tell(steps.indexOf(told));
  if (around(event, "[data-print]")) window.print();
  const target = around(event, "#part-map [data-target^='hex:']");
  if (target?.dataset.target && units) put(units, target.dataset.target.slice("hex:".length));
});
