// Small helps for every page; all of them work without it, only less conveniently.
"use strict";

// A changed setting is sent at once.
document.addEventListener("change", (event) => {
  const field = event.target;
  if (field.matches("[data-submit]")) field.form.requestSubmit();
  if (field.matches("#players, [data-kind]")) showSeats();
});

// On the page for a new table: as many seats as there are players, and a bot's strength for bots.
function showSeats() {
  const players = document.getElementById("players");
  if (!players) return;
  for (const line of document.querySelectorAll(".seat-line")) {
    line.hidden = Number(line.dataset.seat) >= Number(players.value);
    const itself = seatsPlayedByRules.has(line.dataset.seat);
    for (const field of line.querySelectorAll("label")) field.hidden = itself;
    line.querySelector("[data-itself]").hidden = !itself;
    const kind = line.querySelector("[data-kind]").value;
    line.querySelector("[data-for=bot]").hidden = itself || kind !== "bot";
  }
}
let seatsPlayedByRules = new Set();
showSeats();

// A browser adds to the chance of a table what nobody can guess; its reader may say something else.
for (const field of document.querySelectorAll("[data-random-word]")) {
  const drawn = crypto.getRandomValues(new Uint8Array(8));
  field.value = Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// What has no sense with the rest of the choices is hidden; the server says what that is.
document.addEventListener("htmx:afterSwap", (event) => {
  const fits = event.target.querySelector("[data-fits]");
  if (!fits) return;
  const senseless = new Set(fits.dataset.senseless.split(" "));
  seatsPlayedByRules = new Set(fits.dataset.itself.split(" "));
  showSeats();
  for (const one of document.querySelectorAll("[data-option]")) {
    one.classList.toggle("senseless", senseless.has(one.dataset.option));
  }
  for (const group of document.querySelectorAll("[data-group]")) {
    if (group.querySelector("[data-option]") === null) continue;
    group.hidden = group.querySelector("[data-option]:not(.senseless)") === null;
  }
  for (const button of document.querySelectorAll("[data-preset]")) {
    button.disabled = senseless.has(`preset:${button.dataset.preset}`);
    const chosen = button.dataset.preset === fits.dataset.chosenPreset;
    button.setAttribute("aria-pressed", chosen ? "true" : "false");
  }
});

// A preset fills the form: a value for every option.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-fills]");
  if (!button) return;
  const form = button.form;
  for (const [name, value] of Object.entries(JSON.parse(button.dataset.fills))) {
    for (const field of form.querySelectorAll(`[name="${name}"]`)) {
      if (field.type !== "checkbox") field.value = value;
      else field.checked = Array.isArray(value) ? value.includes(field.value) : value;
    }
  }
  form.dispatchEvent(new Event("change", { bubbles: true }));
});

// A form of one line is empty again after it was sent.
document.addEventListener("htmx:afterRequest", (event) => {
  const form = event.target.closest("form[data-clear]");
  if (form && event.detail.successful) form.reset();
});

// Invite links are selected whole.
document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-copy]")) event.target.select();
});

// Dates as the reader writes them.
for (const time of document.querySelectorAll("time[data-date]")) {
  const wish = { dateStyle: "medium" };
  time.textContent = new Date(time.dateTime).toLocaleDateString(document.documentElement.lang, wish);
}

// A small menu closes when something else is clicked, or chosen in it; and by Escape.
const menus = () => document.querySelectorAll("details:is(.settings, .table-menu)[open]");
document.addEventListener("click", (event) => {
  for (const menu of menus()) {
    const chosen = menu.matches(".table-menu") && event.target.closest("button:not([role=switch])");
    if (!menu.contains(event.target) || chosen) menu.open = false;
  }
});
document.addEventListener(
  "keydown",
  (event) => {
    const menu = menus()[0];
    if (event.key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
    event.stopPropagation();
  },
  { capture: true },
);
