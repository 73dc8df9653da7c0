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
    line.querySelector("[data-for=bot]").hidden = line.querySelector("[data-kind]").value !== "bot";
  }
}
showSeats();

// A form of one line is empty again after it was sent.
document.addEventListener("htmx:afterRequest", (event) => {
  const form = event.target.closest("form[data-clear]");
  if (form && event.detail.successful) form.reset();
});

// Invite links are selected whole.
document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-copy]")) event.target.select();
});

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
