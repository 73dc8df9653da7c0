// The companion of the real table: units are tapped onto the map, steps are told one by one, and the
// last game is remembered in this browser.

const STORED = "automa-game";
const SVG = "http://www.w3.org/2000/svg";
const page = document.querySelector("[data-automa]");
const find = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

// --- the last game ---------------------------------------------------------------------------------

if (page) localStorage.setItem(STORED, page.dataset.automa);
const kept = localStorage.getItem(STORED);
const last = find("[data-automa-last]");
if (last && kept) {
  find("[data-automa-link]").href = `/automa?game=${kept}`;
  last.hidden = false;
}

// --- steps -----------------------------------------------------------------------------------------

const steps = all(".steps-told li");
const hex = (name) => find(`#part-map [data-target="${CSS.escape(name)}"]`);
let at = 0;

function tell(number) {
  at = Math.max(0, Math.min(number, steps.length - 1));
  steps.forEach((one, place) => {
    one.classList.toggle("told", place === at);
    one.classList.toggle("to-come", place > at);
  });
  const shown = steps[at];
  const box = shown.closest(".automa-story");
  box.scrollTop = shown.offsetTop - box.offsetTop - box.clientHeight / 3;
  const count = find("[data-story-count]");
  if (count) count.textContent = `${at + 1}/${steps.length}`;
  for (const lit of all(".counted")) lit.classList.remove("counted");
  for (const place of shown.dataset.places.split(" ").filter(Boolean)) {
    hex(place.replace("map/", ""))?.classList.add("counted");
  }
}
// The end first: what to move by hand. From there one goes back to why.
if (steps.length > 0) tell(steps.length - 1);

// --- units -----------------------------------------------------------------------------------------

const units = find("[data-units]");
const said = new Map(); // by hex: what was said of it

function mark(name, chosen) {
  find(`[data-said="${CSS.escape(name)}"]`)?.remove();
  const target = hex(`hex:${name}`);
  const { x, y, width, height } = target.getBBox();
  const made = document.createElementNS(SVG, "g");
  made.dataset.said = name;
  made.classList.add("said-unit", ...(chosen.closest("fieldset")?.classList ?? []));
  const disc = document.createElementNS(SVG, "circle");
  disc.setAttribute("cx", x + width / 2);
  disc.setAttribute("cy", y + height / 2);
  disc.setAttribute("r", height / 3);
  made.append(disc);
  const icon = chosen.parentElement.querySelector("use");
  const sign = document.createElementNS(SVG, icon ? "use" : "text");
  if (icon) {
    const size = height / 2.2;
    sign.setAttribute("href", icon.getAttribute("href"));
    for (const [key, value] of [["x", x + (width - size) / 2], ["y", y + (height - size) / 2], ["width", size], ["height", size]]) {
      sign.setAttribute(key, value);
    }
  } else {
    sign.textContent = chosen.value.split(":")[1] ?? "×";
    sign.setAttribute("x", x + width / 2);
    sign.setAttribute("y", y + height / 2 + 8);
    sign.setAttribute("text-anchor", "middle");
    sign.setAttribute("font-size", 26);
  }
  made.append(sign);
  target.closest("svg").append(made);
}

function forget(name) {
  said.delete(name);
  find(`[data-said="${CSS.escape(name)}"]`)?.remove();
}

function put(name) {
  const chosen = find("[name=unit]:checked");
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

document.addEventListener("click", (event) => {
  const by = event.target.closest("[data-tell]");
  if (by) tell(at + Number(by.dataset.tell));
  const told = event.target.closest("[data-told]");
  if (told) tell(steps.indexOf(told.closest("li")));
  if (event.target.closest("[data-print]")) window.print();
  const target = event.target.closest("#part-map [data-target^='hex:']");
  if (target && units) put(target.dataset.target.slice("hex:".length));
});
