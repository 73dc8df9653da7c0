// @ts-check
// A drawing follows the game element by element: after a move most of it is as it was.

const SVG = "http://www.w3.org/2000/svg";
const ITSELF = -1; // in place of the number of an element: the frame, not what is in it

/** @param {Element} element */
const nameOf = (element) =>
  element.getAttribute("data-target") ?? element.getAttribute("data-piece") ?? element.id;

/**
 * @param {string} markup
 * @returns {Element[]}
 */
function elementsOf(markup) {
  const around = document.createElementNS(SVG, "svg");
  around.innerHTML = markup; // within an SVG, so that its elements are of that kind
  return [...around.children];
}

/**
 * Bring the drawing of a part up to date. One that is not the drawing before is emptied, and the page
 * then asks for all of it.
 * @param {HTMLElement} holder
 * @param {DrawingNews} news
 * @param {(node: Node) => void} added called with every new element
 */
export function redraw(holder, news, added) {
  const drawing = holder.firstElementChild;
  const fits = holder.dataset.ink === news.was && drawing !== null;
  holder.dataset.ink = news.ink;
  if (!fits) {
    holder.replaceChildren();
    return;
  }
  for (const [way, first, length, markup] of news.changes) {
    const frame = way.reduce((element, place) => element.children[place], drawing);
    if (first === ITSELF) {
      dress(frame, markup);
      continue;
    }
    const old = [...frame.children].slice(first, first + length);
    replace(frame, old, elementsOf(markup), frame.children[first + length] ?? null, added);
  }
}

/**
 * Give a frame the attributes of an opening tag. Styles are set by scripts, and stay.
 * @param {Element} frame
 * @param {string} opening
 */
function dress(frame, opening) {
  const [like] = elementsOf(opening);
  for (const { name } of [...frame.attributes]) {
    if (name !== "style" && !like.hasAttribute(name)) frame.removeAttribute(name);
  }
  for (const { name, value } of like.attributes) frame.setAttribute(name, value);
}

/**
 * An element that stays is changed in place and moved only if it must be: it may have the focus.
 * @param {Element} frame
 * @param {Element[]} old
 * @param {Element[]} fresh
 * @param {Element | null} next the element behind them
 * @param {(node: Node) => void} added
 */
function replace(frame, old, fresh, next, added) {
  const left = new Set(old);
  const twins = fresh.map((element) => {
    const twin = old.find((one) => left.has(one) && isSame(one, element, old.length === fresh.length));
    if (twin) left.delete(twin);
    return twin;
  });
  for (const element of left) element.remove();
  let at = old.find((element) => !left.has(element)) ?? next;
  fresh.forEach((element, number) => {
    const twin = twins[number];
    if (twin && twin === at) at = at.nextElementSibling;
    else frame.insertBefore(twin ?? element, at);
    if (twin) Idiomorph.morph(twin, element, { morphStyle: "outerHTML" });
    else added(element);
  });
}

/**
 * @param {Element} old
 * @param {Element} fresh
 * @param {boolean} inPlace whether as many come as go, so that one without a name has its successor
 */
const isSame = (old, fresh, inPlace) =>
  old.localName === fresh.localName && nameOf(old) === nameOf(fresh) && (inPlace || nameOf(old) !== "");
