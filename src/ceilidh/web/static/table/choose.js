// Choosing a move by clicks. No rules here: the legal moves name their targets, a click on a place or
// a card narrows their list, and the last one left is played. Who wishes to confirm every move sees it
// previewed instead.

import * as bubble from "./bubble.js";
import * as cards from "./cards.js";
import { all, fetchPart, find, root, state, tableId, words } from "./page.js";

let offer = ""; // what the turn is used for, if that was chosen first
let chosen = []; // the targets clicked so far
let key = ""; // of the position that they were clicked in
let asked = 0; // counts questions to the server, so that a late answer is not shown

export function moves() {
  const secret = find("[data-secret]");
  if (secret && secret.hidden) return [];
  return all("button.move").map((button) => ({
    text: button.dataset.play,
    label: button.querySelector(".label").textContent,
    targets: button.dataset.targets ? button.dataset.targets.split(" ") : [],
    deed: button.dataset.deed,
    price: button.dataset.price,
    gain: button.dataset.gain,
    offered: button.dataset.offered,
    ends: "ends" in button.dataset,
  }));
}

const fitting = (targets) =>
  moves().filter(
    (move) =>
      (!offer || move.offered === offer) && targets.every((one) => move.targets.includes(one)),
  );

// What a click on a target would mean now.
export const meaning = (target) => fitting([...chosen.filter((one) => one !== target), target]);

// --- lighting --------------------------------------------------------------------------------------

export function light() {
  const left = fitting(chosen);
  cards.deal(left, chosen, offer);
  const names = new Set(left.flatMap((move) => move.targets));
  for (const element of all("[data-target]")) {
    const name = element.dataset.target;
    element.classList.toggle("lit", names.has(name) && !chosen.includes(name));
    element.classList.toggle("chosen", chosen.includes(name));
    element.setAttribute("aria-disabled", names.has(name) ? "false" : "true");
  }
  for (const tab of all("[data-open]")) {
    const panel = find(`[data-panel="${CSS.escape(tab.dataset.open)}"]`);
    tab.classList.toggle("has-lit", panel !== null && panel.querySelector(".lit") !== null);
  }
  for (const board of all("[data-board]")) {
    board.classList.toggle("has-lit", find(`#part-${board.dataset.board} .lit`) !== null);
  }
}

// --- choosing --------------------------------------------------------------------------------------

export function click(name, element) {
  asked += 1;
  if (state().shown !== state().moves) {
    bubble.showHint(words.past, element);
    return;
  }
  if (chosen.includes(name)) {
    cancel();
    return;
  }
  if (fitting([...chosen, name]).length > 0) chosen = [...chosen, name];
  else {
    // What was begun may have been another thing.
    offer = "";
    if (fitting([name]).length === 0) {
      why("target", name, element);
      return;
    }
    chosen = [name];
  }
  narrowed(element);
}

// One of the things that the turn can be used for; one that is not possible says why.
export function use(card) {
  asked += 1;
  if (card.getAttribute("aria-disabled") === "true") {
    bubble.showHint(card.title, card, card.dataset);
    return;
  }
  offer = card.dataset.offer;
  chosen = [];
  narrowed(card);
}

function narrowed(element) {
  if (bubble.isOpen()) bubble.close();
  const byKey = element.matches(":focus-visible");
  light();
  const left = fitting(chosen);
  if (left.length === 1) play(left[0].text, element);
  else root.dispatchEvent(new CustomEvent("table:narrowed"));
  if (byKey) (cards.first() || find(".stage .lit"))?.focus({ preventScroll: true });
}

export const isBegun = () => chosen.length > 0 || offer !== "";

export function cancel() {
  asked += 1;
  chosen = [];
  offer = "";
  bubble.close();
  light();
}

// After an update: what was begun in the same position goes on.
export function refresh() {
  if (state().key !== key) {
    key = state().key;
    if (isBegun() || bubble.asks()) cancel();
  }
  light();
}

// --- asking the server -----------------------------------------------------------------------------

let anchor = null; // what was clicked last: an answer that asks something is shown beside it

export function play(text, element) {
  anchor = element;
  if (root.dataset.confirms === "move") {
    ask(text, element);
    return;
  }
  asked += 1;
  if (bubble.isOpen()) bubble.close();
  const values = { move: text, key: state().key, csrf: root.dataset.csrf };
  const source = find("#now");
  htmx.ajax("POST", `/t/${tableId}/moves`, { source, target: source, swap: "morph:innerHTML", values });
}

// A question that the server has before it plays.
export function show(markup) {
  asked += 1;
  bubble.showMarkup(markup, anchor && anchor.isConnected ? anchor : find("#prompt"));
}

async function ask(text, element) {
  const mine = (asked += 1);
  const answer = await fetchPart("preview", new URLSearchParams({ move: text }));
  if (mine === asked) bubble.showMarkup(answer.markup, element);
}

export async function why(kind, value, element) {
  const mine = (asked += 1);
  chosen = [];
  offer = "";
  light();
  const answer = await fetchPart(`why?${new URLSearchParams({ [kind]: value })}`);
  if (mine === asked) bubble.showMarkup(answer.markup, element);
}

// --- typed moves -----------------------------------------------------------------------------------

const plain = (text) => text.trim().toLowerCase().replace(/\s+/g, " ");

export function type(field) {
  const text = plain(field.value);
  if (!text) return;
  const fits = moves().filter((move) => plain(move.text) === text || plain(move.label) === text);
  const starts = fits.length ? fits : moves().filter((move) => plain(move.text).startsWith(`${text} `));
  if (starts.length === 1) play(starts[0].text, field);
  else why("move", text, field);
}

// The list shows only what contains the letters typed so far.
export function filter(field) {
  const text = plain(field.value);
  for (const button of all("button.move")) {
    button.parentElement.hidden = text !== "" && !plain(button.textContent).includes(text);
  }
}
