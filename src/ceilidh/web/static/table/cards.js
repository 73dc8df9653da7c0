// @ts-check
// The tray: what can be chosen now, as cards. Moves are put together by the thing that they name; a
// card with one move behind it plays it, one with several narrows the choice. What is chosen on the
// board has no card. What the turn can be used for stays where it is while one of it is chosen.
// Pictures and words come from the server, in `#tray-parts`.

import { around, list, must } from "../dom.js";
import { all, find, large, named, need, root, words } from "./page.js";

/** @typedef {import("./choice.js").Move} Move */

/**
 * @typedef {object} Face what a card shows
 * @property {HTMLElement | null} [picture]
 * @property {string | undefined} [title]
 * @property {string | undefined} [line]
 * @property {string | undefined} [sum]
 * @property {string | undefined} [reason] why it cannot be chosen
 * @property {string | undefined} [note] more than there is room for
 */

const ROWS = ["", "many", "lots"]; // in one row, in two or without pictures, or in as many as they need
const LONG = 90; // letters of a line that a small screen has no room for
const box = () => find("#cards");
const verbs = () => find("#verbs");
/**
 * @param {"of" | "thing"} kind
 * @param {string} name
 */
const part = (kind, name) => find(`#tray-parts [data-${kind}="${CSS.escape(name)}"]`);

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {string} [look]
 * @param {string} [text]
 */
const element = (name, look, text) => {
  const made = document.createElement(name);
  if (look) made.className = look;
  if (text) made.textContent = text;
  return made;
};

/**
 * @param {Face} face
 * @param {Record<string, string>} data
 * @param {string} [look]
 */
function card({ picture, title, line, sum, reason, note }, data, look = "") {
  const button = element("button", `choice ${look}`.trim());
  button.type = "button";
  Object.assign(button.dataset, data);
  if (picture?.childElementCount) {
    const art = element("span", "picture");
    art.append(...[...picture.children].map((one) => one.cloneNode(true)));
    button.append(art);
  }
  const say = element("span", "say");
  say.append(element("b", "", title));
  if (line) say.append(" ", element("span", line.length > LONG ? "about long" : "about", line));
  button.append(say);
  if (sum) button.append(" ", element("span", "sum", sum));
  const more = reason || note || line;
  if (more) button.title = more;
  if (reason) button.setAttribute("aria-disabled", "true");
  const item = element("li");
  item.append(button);
  return item;
}

// --- what the turn can be used for -------------------------------------------------------------------

/**
 * @param {Move[]} moves all that are legal
 * @param {boolean} asides
 */
function offers(moves, asides) {
  const found = asides ? "#tray-parts [data-aside]" : "#tray-parts [data-of]:not([data-aside])";
  return all(found).map((one) => {
    const { of = "", title, line, note, reason, about = "", aboutTitle = "" } = one.dataset;
    const own = moves.filter((move) => move.offered === of);
    /** @type {Record<string, string>} */
    const data = own.length === 1 ? { play: own[0].text, offer: of } : { offer: of };
    if (about) Object.assign(data, { about, aboutTitle });
    const made = card({ picture: one, title, line, note, reason }, data);
    made.firstElementChild?.classList.toggle("aside", asides);
    made.firstElementChild?.setAttribute("aria-pressed", "false");
    return made;
  });
}

// --- what is left to choose ----------------------------------------------------------------------------

/** @param {Move} move */
const sum = (move) => (move.gain ? `+${move.gain}` : move.price);
/** @param {Move} move */
const number = (move) => Number((sum(move) ?? "").replace(/\D/g, ""));

/**
 * The fewest points that a piece needs to go by one of several moves.
 * @param {Move[]} moves
 */
export const fewest = (moves) => String(Math.min(...moves.map(number)));

/**
 * The lowest sum of several moves.
 * @param {Move[]} moves
 */
export function least(moves) {
  const sums = [...moves].sort((one, other) => number(one) - number(other)).map(sum);
  return sums[0] && (new Set(sums).size > 1 ? `${sums[0]}+` : sums[0]);
}

/**
 * Whether a picture that is too wide for a card is lit where it lies.
 * @param {string} thing
 */
const isInSight = (thing) =>
  large() && part("thing", thing)?.querySelector(".wide") && named(thing).some((one) => one.getClientRects().length > 0);

/**
 * Moves by the first thing in the tray that they still leave open; each for itself where there is none.
 * @param {Move[]} moves
 * @param {string[]} chosen
 * @returns {Map<string, Move[]>}
 */
function groups(moves, chosen) {
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const move of moves) {
    const open = move.targets.filter((one) => !chosen.includes(one));
    const thing = open.find((one) => part("thing", one));
    if (thing && isInSight(thing)) continue;
    if (!thing && open.some((one) => named(one).length > 0)) continue; // on the board
    const key = thing || `move ${move.text}`;
    found.set(key, [...(found.get(key) || []), move]);
  }
  // The same thing in every move is no choice.
  const [only] = found.keys();
  const same = found.size === 1 && moves.length > 1 && found.get(only)?.length === moves.length;
  return same ? groups(moves, [...chosen, only]) : found;
}

/**
 * What most moves do: the prompt says it, so that their cards need only name the thing.
 * @param {Move[]} moves
 */
function usual(moves) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const move of moves) counts.set(kind(move), (counts.get(kind(move)) || 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0];
}
/** @param {Move} move */
const kind = (move) => move.text.split(" ", 1)[0];

/**
 * The words of a thing; what is on no card has none. Beside the uses of the turn there is room for its
 * name only: what it does is said when it is pointed at.
 * @param {HTMLElement | null} thing
 * @param {boolean} isBrief
 * @returns {Pick<Face, "title" | "line" | "note">}
 */
const face = (thing, isBrief) => ({
  title: thing?.dataset.title,
  [isBrief ? "note" : "line"]: thing?.dataset.line,
});

/**
 * Whether cards list places of a board by what each costs: the cheapest first, then by what they bring.
 * @param {[string, Move[]][]} found
 */
const isList = (found) =>
  new Set(found.map(([, [move]]) => move.price)).size > 1 &&
  found.every(([name, own]) => own.length === 1 && own[0].price && named(name).some((one) => !one.closest(".deck")));
/**
 * @param {string} one
 * @param {string} other
 */
const compare = (one, other) => gain(one).localeCompare(gain(other));
/** @param {string} name */
const gain = (name) => part("thing", name)?.dataset.line ?? "";

/**
 * @param {Move[]} moves
 * @param {string[]} chosen
 * @param {boolean} [isBrief]
 */
function choices(moves, chosen, isBrief = false) {
  const most = usual(moves);
  const found = [...groups(moves, chosen)];
  if (isList(found)) found.sort(([one, [a]], [other, [b]]) => number(a) - number(b) || compare(one, other));
  return found.map(([key, own]) => {
    const thing = part("thing", key) || part("thing", chosen.find((one) => part("thing", one)) || "");
    if (own.length > 1) {
      return card({ ...face(thing, isBrief), picture: thing, sum: least(own) }, { target: key });
    }
    const [move] = own;
    const { title, ...about } = face(part("thing", key), isBrief);
    return card(
      { ...about, picture: thing, title: (kind(move) === most && title) || move.deed, sum: sum(move) },
      { play: move.text, meant: move.targets.join(" ") },
      "plain-move",
    );
  });
}

/**
 * The cards that are left; where all that is left is on the board, those of before, to choose another.
 * @param {Move[]} moves
 * @param {string[]} chosen
 * @param {string} offer
 * @param {Move[]} legal
 */
function further(moves, chosen, offer, legal) {
  const left = choices(moves, chosen);
  if (left.length > 0 || offer === "") return left;
  const before = choices(
    legal.filter((move) => move.offered === offer),
    [],
  );
  for (const one of before) {
    const button = must("button", HTMLButtonElement, one);
    button.setAttribute("aria-pressed", String(chosen.includes(button.dataset.target ?? "")));
  }
  return before;
}

/**
 * What was chosen so far, to be taken back.
 * @param {string} offer
 * @param {string[]} chosen
 */
function back(offer, chosen) {
  const begun = [part("of", offer), ...chosen.map((one) => part("thing", one))];
  const title = begun.flatMap((one) => one?.dataset.title ?? []).join(", ") || words.back;
  const item = card({ title: "←", line: title }, { cancel: "" }, "back");
  item.firstElementChild?.setAttribute("aria-label", `${words.back}: ${title}`);
  return item;
}

// --- dealing -------------------------------------------------------------------------------------------

/**
 * The same actions stay the same buttons, so that none loses the focus.
 * @param {HTMLElement} place
 * @param {HTMLElement[]} cards
 * @param {string} chosen
 */
function keep(place, cards, chosen) {
  const press = (/** @type {string} */ offer) => {
    for (const one of all("#verbs .choice")) one.setAttribute("aria-pressed", String(one.dataset.offer === offer));
  };
  press(""); // no action has that name
  if (cards.length !== place.childElementCount || cards.some((one, nth) => !one.isEqualNode(place.children[nth])))
    place.replaceChildren(...cards);
  press(chosen);
}

/**
 * Deal the cards for the moves that are left after an offer and some targets were chosen, before `fit`.
 * @param {Move[]} moves
 * @param {string[]} chosen
 * @param {string} offer
 * @param {Move[]} legal
 */
export function deal(moves, chosen, offer, legal) {
  const [place, uses] = [box(), verbs()];
  if (!place || !uses) return;
  const begun = offer !== "" || chosen.length > 0;
  const open = moves.filter((move) => !move.ends);
  const others = open.filter((move) => !move.offered);
  const all = legal.filter((move) => !move.ends);
  const ways = offers(all, false);
  uses.classList.toggle("eight", ways.length > 0);
  keep(uses, [...ways, ...offers(all, true)], offer);
  place.replaceChildren(
    ...(begun
      ? [back(offer, chosen), ...further(open, chosen, offer, all)]
      : choices(others, chosen, ways.length > 0)),
  );
  // The last move left is played: there is nothing begun that waits for more.
  if (moves.length > 1 || !begun) root.dataset.begun = [offer, ...chosen].filter(Boolean).join(" ");
}

/**
 * Whether a card has room for all it says.
 * @param {HTMLElement} one
 */
const holds = (one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1;

// As few rows as there is room for, so that no card is out of sight and none is cut.
export function fit() {
  const [place, uses] = [box(), verbs()];
  if (!place || !uses) return;
  const deck = need(".deck");
  place.classList.remove("many", "lots");
  root.style.removeProperty("--grown");
  for (const rows of ROWS) {
    if (rows) place.classList.add(rows);
    if (!large() || (deck.scrollWidth <= deck.clientWidth + 1 && all("#cards .choice").every(holds))) break;
  }
  if (!place.classList.contains("lots")) return;
  // So many choices make the desk higher until one is made; the boards give way, none is covered. The
  // actions of a turn leave them one row.
  const [frame, least] = uses.matches(".eight") ? [place, 0] : [deck, deck.clientHeight / 2];
  const more = frame.scrollHeight - frame.clientHeight;
  if (more > least) root.style.setProperty("--grown", `${more}px`);
}
window.addEventListener("resize", fit);

export const first = () => find(":is(#cards, #verbs) button:not([data-cancel])");

/**
 * The card with a number, from 1; those that the server gave come first.
 * @param {number} number
 * @returns {HTMLElement | undefined}
 */
export const numbered = (number) =>
  all(".deck .choice:not([data-cancel])").filter((one) => !one.hidden)[number - 1];

// --- a card lights up what it is about -----------------------------------------------------------------

const LOOK = "meant";

/**
 * @param {Event} event
 * @param {boolean} on
 */
function point(event, on) {
  const names = list(around(event, "[data-meant]")?.dataset.meant);
  for (const one of names.flatMap(named)) {
    if (!one.closest(".deck")) one.classList.toggle(LOOK, on);
  }
}

for (const kind of ["pointerover", "focusin"]) root.addEventListener(kind, (event) => point(event, true));
for (const kind of ["pointerout", "focusout"]) root.addEventListener(kind, (event) => point(event, false));
