// @ts-check
// Choosing a move by clicks. No rules here: the legal moves name their targets, a click on a place or
// a card narrows their list, and the last one left is played. Who wishes to confirm every move sees it
// previewed instead.

import { must } from "../dom.js";
import * as bubble from "./bubble.js";
import * as cards from "./cards.js";
import { Choice, isOpen } from "./choice.js";
import { all, drawn, fetchPart, find, need, root, state, tableId, words } from "./page.js";
import * as question from "./question.js";

/** @typedef {import("./choice.js").Move} Move */

export const choice = new Choice();
/** @type {HTMLElement | null} */
let moment = null; // what tells a click that came between a move and its answer so
let known = Number(state().moves); // how many moves there were at the last update
let asked = 0; // counts questions to the server, so that a late answer is not shown

/** @returns {Move[]} */
export function moves() {
  const secret = find("[data-secret]");
  if (choice.sending || secret?.hidden) return [];
  return all("button.move").map((button) => ({
    text: button.dataset.play ?? "",
    label: must(".label", HTMLElement, button).textContent,
    targets: button.dataset.targets ? button.dataset.targets.split(" ") : [],
    deed: button.dataset.deed,
    price: button.dataset.price,
    gain: button.dataset.gain,
    offered: button.dataset.offered,
    ends: "ends" in button.dataset,
    way: button.dataset.way?.split(" "),
    alone: "alone" in button.dataset,
    aside: "aside" in button.dataset,
  }));
}

/**
 * What a click on a target would mean now.
 * @param {string} target
 */
export const meaning = (target) => choice.meaning(moves(), target);

// --- lighting --------------------------------------------------------------------------------------

export function light() {
  const { chosen } = choice;
  const legal = moves();
  const left = choice.fitting(legal);
  cards.deal(left, chosen, choice.offer, legal);
  find("#cards")?.setAttribute("aria-busy", String(choice.sending));
  question.follow(choice.isBegun ? left : []);
  // The kind of action first, then its places: forty outlines at once say nothing.
  const asked = choice.isBegun ? left : isManifold() ? [] : left.filter((move) => !move.offered);
  const names = new Set(asked.flatMap((move) => move.targets));
  price([...names].filter((name) => !chosen.includes(name)), asked);
  const open = new Set(left.flatMap((move) => move.targets));
  for (const element of drawn("[data-target]")) {
    const name = element.dataset.target ?? "";
    element.classList.toggle("lit", names.has(name) && !chosen.includes(name));
    element.classList.toggle("chosen", chosen.includes(name));
    mark(element, names.has(name) ? asked.filter((move) => move.targets.includes(name)) : []);
    element.classList.toggle("able", open.has(name) && !chosen.includes(name));
    // A card is dealt only if it can be chosen, now or in place of what was chosen.
    element.setAttribute("aria-disabled", open.has(name) || element.matches(".choice") ? "false" : "true");
  }
  for (const tab of all("[data-open]")) {
    const name = CSS.escape(tab.dataset.open ?? "");
    const panel = find(`[data-panel="${name}"]`);
    tab.classList.toggle("has-lit", panel !== null && panel.querySelector(".lit") !== null);
  }
  for (const board of all("[data-board]")) {
    board.classList.toggle("has-lit", drawn(`#part-${board.dataset.board} .lit`).length > 0);
  }
  cards.fit(); // at last, because it asks how large things are: the page is laid out once for all
}

/**
 * The prices of the places that are lit, on the boards. Their script comes when there are some.
 * @param {string[]} names
 * @param {Move[]} asked
 */
async function price(names, asked) {
  const places = names.map((name) => {
    const found = asked.filter(({ targets, aside }) => targets.includes(name) && !aside);
    const goes = found.length > 0 && found.every(({ way, price }) => way && price);
    if (!goes) return { name, price: cards.least(found) ?? "", goes };
    const here = found.filter(({ way }) => way?.at(-1) === name);
    return { name, price: here.length > 0 ? cards.fewest(here) : "", goes };
  });
  // That every step costs one point is no news.
  const points = new Set(places.filter(({ goes, price }) => goes && price).map(({ price }) => price));
  const told = points.size > 1 ? places : places.map((one) => (one.goes ? { ...one, price: "" } : one));
  if (told.length > 0 || drawn(".price-layer").length > 0) (await import("./prices.js")).show(told);
}

/**
 * Where pieces can leave and where they can go look different; a place that is both is one to leave.
 * @param {Thing} element
 * @param {Move[]} found the moves that light it
 */
function mark(element, found) {
  const name = element.dataset.target;
  const goes = found.filter(({ way }) => way !== undefined);
  const leaves = goes.some(({ way }) => way?.[0] === name);
  element.classList.toggle("leaves-from", leaves);
  element.classList.toggle("goes-to", !leaves && goes.length > 0 && goes.length === found.length);
}

// --- choosing --------------------------------------------------------------------------------------

/**
 * @param {string} name
 * @param {Thing} element
 * @param {number} [nth] the second of a double click, or the first
 */
export function click(name, element, nth = 1) {
  if (isLate(element, nth)) return;
  asked += 1;
  if (state().shown !== state().moves) {
    bubble.showHint(words.past, element);
    return;
  }
  const outcome = choice.click(moves(), name);
  if (outcome === "narrowed") narrowed(element);
  else if (outcome === "undone") cancel();
  else why("target", name, element);
}

/**
 * A click between a move and its answer would mean a position that is no more: it is told so. The
 * second of a double click means nothing.
 * @param {Thing} element
 * @param {number} nth
 */
function isLate(element, nth) {
  if (choice.sending && nth === 1) moment = bubble.showHint(words.working, element);
  return choice.sending;
}

/**
 * One of the things that the turn can be used for; one that is not possible says why.
 * @param {HTMLElement} card
 */
export function use(card) {
  asked += 1;
  if (card.getAttribute("aria-disabled") === "true") {
    bubble.showHint(card.title, card, card.dataset);
    return;
  }
  const offer = card.dataset.offer ?? "";
  if (choice.offer === offer) {
    cancel();
    return;
  }
  choice.use(offer);
  narrowed(card);
}

/** @param {Thing} element */
function narrowed(element) {
  if (bubble.isOpen()) bubble.close();
  const byKey = element.matches(":focus-visible");
  light();
  const left = choice.fitting(moves());
  if (left.length === 1) play(left[0].text, element);
  else root.dispatchEvent(new CustomEvent("table:narrowed"));
  if (byKey) (cards.first() ?? drawn(".stage .lit")[0])?.focus({ preventScroll: true });
}

export const isBegun = () => choice.isBegun;

export function cancel() {
  const wasBegun = choice.isBegun;
  asked += 1;
  choice.cancel();
  bubble.close();
  light();
  if (wasBegun) root.dispatchEvent(new CustomEvent("table:cancelled"));
}

// After an update: what was begun in the same position goes on, and so does a move on its way. A question
// about a move that is still possible is asked again if only others have moved: they may have chosen at the
// same time. A move of one's own has answered it.
export function refresh() {
  const [begun, move, made] = [isBegun(), bubble.move(), isMade()];
  known = Number(state().moves);
  if (choice.shown(state().key, Number(state().revision), made)) {
    if (!made && isOpen(moves(), move)) again(move);
    else if (begun || bubble.asks()) cancel();
  }
  if (!choice.sending) arrived();
  light();
}

// Whether one of the new moves is the reader's own.
function isMade() {
  const others = (state().others ?? "").split(" ").map(Number);
  for (let number = known + 1; number <= Number(state().moves); number += 1)
    if (!others.includes(number)) return true;
  return false;
}

// --- asking the server -----------------------------------------------------------------------------

/**
 * Several steps of a piece are played in one go, by their name.
 * @param {string} text
 */
export const kindOf = (text) => (find(`.move[data-bundle="${CSS.escape(text)}"]`) ? "bundle" : "move");

/** @type {Thing | null} */
let anchor = null; // what was clicked last: an answer that asks something is shown beside it

/**
 * @param {string} text
 * @param {Thing} element
 * @param {number} [nth]
 */
export function play(text, element, nth = 1) {
  if (isLate(element, nth)) return;
  anchor = element;
  if (asksFirst(text, element)) {
    ask(text, element);
    return;
  }
  send(kindOf(text), text, element);
}

/**
 * @param {string} kind a move, or a bundle
 * @param {string} text
 * @param {Thing} element
 */
export function send(kind, text, element) {
  if (isLate(element, 1)) return;
  anchor = element;
  asked += 1;
  if (bubble.isOpen()) bubble.close();
  // Nothing is lit until the answer is there.
  choice.send();
  light();
  const values = { [kind]: text, key: state().key, csrf: root.dataset.csrf };
  const source = need("#now");
  htmx.ajax("POST", `/t/${tableId}/moves`, { source, target: source, swap: "morph:innerHTML", values });
}

/** @type {Thing | null} */
let form = null; // what is on its way, if it is a form

/**
 * A form about this position, such as the end of the turn, goes as a move does: alone. Returns whether it
 * may; one that is pressed twice goes once.
 * @param {Thing} sent
 */
export function sends(sent) {
  if (isLate(sent, sent === form ? 2 : 1)) return false;
  form = anchor = sent;
  asked += 1;
  choice.send(Number(state().revision) + 1);
  light();
  return true;
}

/**
 * Whether the page asks before it makes a move.
 * @param {string} text
 * @param {Thing} element
 */
export const asksFirst = (text, element) =>
  root.dataset.confirms === "move" || (isAside(text) && !element.matches(".move, .choice:not(.aside)"));

/**
 * Whether a move is possible beside what is asked, and does not answer it: nobody makes it by mistake.
 * @param {string} text
 */
function isAside(text) {
  const offered = moves().find((move) => move.text === text)?.offered;
  if (!offered) return isManifold();
  return find(`#tray-parts [data-of="${CSS.escape(offered)}"][data-aside]`) !== null;
}

// Whether the turn can be used for many things, and none of them is begun.
const isManifold = () => !choice.offer && find("#tray-parts [data-of]:not([data-aside])") !== null;

function arrived() {
  if (moment?.isConnected) bubble.close();
  moment = null;
  form = null;
}

/**
 * The move was made; which revision shows it, if the line brings it.
 * @param {number} revision
 */
export function isDue(revision) {
  if (choice.answered(revision, Number(state().revision))) goesOn();
}

// The move is shown, or was not made: it was refused, is asked about, or was lost on the way.
export function goesOn() {
  if (!choice.settle()) return;
  arrived();
  light();
}

/**
 * A question that the server has before it plays.
 * @param {string} markup
 */
export function show(markup) {
  asked += 1;
  bubble.showMarkup(markup, anchor?.isConnected ? anchor : find("#prompt"));
}

/**
 * @param {string} text
 * @param {Thing} element
 */
async function ask(text, element) {
  asked += 1;
  const mine = asked;
  const answer = await fetchPart("preview", new URLSearchParams({ [kindOf(text)]: text }));
  if (mine === asked) bubble.showMarkup(answer.markup, element);
}

/** @param {string} text */
function again(text) {
  choice.cancel();
  ask(text, anchor?.isConnected ? anchor : need("#prompt"));
}

/**
 * @param {"move" | "target"} kind
 * @param {string} value
 * @param {Thing} element
 */
export async function why(kind, value, element) {
  asked += 1;
  const mine = asked;
  choice.cancel();
  light();
  const answer = await fetchPart(`why?${new URLSearchParams({ [kind]: value })}`);
  if (mine === asked) bubble.showMarkup(answer.markup, element);
}

// --- typed moves -----------------------------------------------------------------------------------

/** @param {string} text */
const plain = (text) => text.trim().toLowerCase().replace(/\s+/g, " ");

/** @param {HTMLInputElement} field */
export function type(field) {
  const text = plain(field.value);
  if (!text) return;
  const fits = moves().filter((move) => plain(move.text) === text || plain(move.label) === text);
  const starts = fits.length ? fits : moves().filter((move) => plain(move.text).startsWith(`${text} `));
  if (starts.length === 1) play(starts[0].text, field);
  else why("move", text, field);
}

/**
 * The list shows only what contains the letters typed so far.
 * @param {HTMLInputElement} field
 */
export function filter(field) {
  const text = plain(field.value);
  for (const button of all("button.move")) {
    const hidden = text !== "" && !plain(button.textContent).includes(text);
    button.parentElement?.toggleAttribute("hidden", hidden);
  }
}
