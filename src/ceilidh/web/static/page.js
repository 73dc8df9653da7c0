// @ts-check
// Small helps for every page; all of them work without it, only less conveniently.
import { around, every, must, one } from "./dom.js";

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

// A changed setting is sent at once.
document.addEventListener("change", ({ target: field }) => {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (field.matches("[data-submit]")) field.form?.requestSubmit();
  if (field.matches("#players, [data-kind], [data-for=bot] select")) showSeats();
});

// On the page for a new table: as many seats as there are players, a choice of bots for bots, and what the
// chosen ones are like.
function showSeats() {
  const players = one("#players", HTMLSelectElement);
  if (!players) return;
  const chosen = new Set();
  for (const line of every(".seat-line", HTMLElement)) {
    line.hidden = Number(line.dataset.seat) >= Number(players.value);
    const itself = seatsPlayedByRules.has(line.dataset.seat ?? "");
    for (const field of line.querySelectorAll("label")) field.hidden = itself;
    must("[data-itself]", HTMLElement, line).hidden = !itself;
    const kind = must("[data-kind]", HTMLSelectElement, line).value;
    const bots = must("[data-for=bot]", HTMLElement, line);
    bots.hidden = itself || kind !== "bot";
    if (!line.hidden && !bots.hidden) chosen.add(must("select", HTMLSelectElement, bots).value);
  }
  for (const row of every("[data-bot]", HTMLElement)) row.hidden = !chosen.has(row.dataset.bot);
}
/** @type {Set<string>} */
let seatsPlayedByRules = new Set();
showSeats();

// A browser adds to the chance of a table what nobody can guess; its reader may say something else.
for (const field of every("[data-random-word]", HTMLInputElement)) {
  const drawn = crypto.getRandomValues(new Uint8Array(8));
  field.value = Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// What has no sense with the rest of the choices is hidden; the server says what that is.
document.addEventListener("htmx:afterSwap", ({ target }) => {
  const fits = target instanceof Element && one("[data-fits]", HTMLElement, target);
  if (!fits) return;
  const senseless = new Set(fits.dataset.senseless?.split(" "));
  seatsPlayedByRules = new Set(fits.dataset.itself?.split(" "));
  showSeats();
  for (const option of every("[data-option]", HTMLElement)) {
    const out = senseless.has(option.dataset.option ?? "");
    // A module says for how many players it is, so it stays where it is looked for.
    if (option.matches(".module")) must("input", HTMLInputElement, option).disabled = out;
    else option.classList.toggle("senseless", out);
  }
  for (const group of every("[data-group]", HTMLElement)) {
    if (group.querySelector("[data-option]") === null) continue;
    group.hidden = group.querySelector("[data-option]:not(.senseless)") === null;
  }
  for (const button of every("[data-preset]", HTMLButtonElement)) {
    button.disabled = senseless.has(`preset:${button.dataset.preset}`);
    const chosen = button.dataset.preset === fits.dataset.chosenPreset;
    button.setAttribute("aria-pressed", chosen ? "true" : "false");
  }
  showOpponent(fits.dataset.chosenOpponent ?? "");
});

// Which opponent the form stands for, and the level of one that has levels.
/** @param {string} chosen */
function showOpponent(chosen) {
  for (const button of every("[data-opponent]", HTMLButtonElement)) {
    button.setAttribute("aria-pressed", button.dataset.opponent === chosen ? "true" : "false");
  }
  for (const label of every("[data-level-of]", HTMLElement)) label.hidden = label.dataset.levelOf !== chosen;
}
document.addEventListener("change", ({ target: level }) => {
  if (!(level instanceof HTMLSelectElement) || !level.dataset.sets || !level.form) return;
  must(`[name="${level.dataset.sets}"]`, HTMLSelectElement, level.form).value = level.value;
});

// A preset or an opponent fills the form: a value for every option, or who sits where.
document.addEventListener("click", (event) => {
  const button = around(event, "[data-fills]");
  if (!(button instanceof HTMLButtonElement) || !button.form) return;
  const { form } = button;
  /** @type {Record<string, string | boolean | string[]>} */
  const values = JSON.parse(button.dataset.fills ?? "{}");
  for (const [name, value] of Object.entries(values)) {
    /** @type {NodeListOf<Field>} */
    const fields = form.querySelectorAll(`[name="${name}"]`);
    for (const field of fields) {
      if (!(field instanceof HTMLInputElement) || field.type !== "checkbox") field.value = String(value);
      else field.checked = Array.isArray(value) ? value.includes(field.value) : Boolean(value);
    }
  }
  const players = one("#players", HTMLSelectElement, form);
  const least = button.dataset.least ?? "";
  if (players && Number(players.value) < Number(least)) players.value = least;
  showSeats();
  if (button.dataset.opponent) showOpponent(button.dataset.opponent);
  form.dispatchEvent(new Event("change", { bubbles: true }));
});

// A form of one line is empty again after it was sent.
document.addEventListener("htmx:afterRequest", (event) => {
  const form = around(event, "form[data-clear]");
  if (form instanceof HTMLFormElement && event.detail.successful) form.reset();
});

// Invite links are selected whole.
document.addEventListener("focusin", ({ target: field }) => {
  if (field instanceof HTMLInputElement && field.matches("[data-copy]")) field.select();
});

// Dates as the reader writes them.
for (const time of every("time[data-date]", HTMLTimeElement)) {
  /** @type {Intl.DateTimeFormatOptions} */
  const wish = { dateStyle: "medium" };
  time.textContent = new Date(time.dateTime).toLocaleDateString(document.documentElement.lang, wish);
}

// A small menu closes when something else is clicked, or chosen in it; and by Escape.
const menus = () => every("details:is(.settings, .table-menu)[open]", HTMLDetailsElement);
document.addEventListener("click", (event) => {
  for (const menu of menus()) {
    const chosen = menu.matches(".table-menu") && around(event, "button:not([role=switch])");
    const inside = event.target instanceof Node && menu.contains(event.target);
    if (!inside || chosen) menu.open = false;
  }
});
document.addEventListener(
  "keydown",
  (event) => {
    const menu = menus()[0];
    if (event.key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
    event.stopPropagation();
  },
  { capture: true },
);
