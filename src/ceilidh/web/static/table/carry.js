// @ts-check
// Carrying a thing with the pointer, as machines without a page: when a press becomes a drag, and where
// a thing that was picked up can be put down. Dropping it does what clicks on the thing and on the place do.

import { Choice } from "./choice.js";

/** @typedef {import("./choice.js").Move} Move */

// --- when a press becomes a drag ---------------------------------------------------------------------

export const NEAR = 6; // px: a click trembles
export const SLIP = 10; // px: a finger that moves on at once pans the board
export const HOLD = 200; // ms that a finger rests on a thing before it can drag it

/** @typedef {"idle" | "pressed" | "held" | "carried"} Phase */

export class Gesture {
  /** @type {Phase} */
  phase = "idle";
  touch = false;
  x = 0;
  y = 0;

  /**
   * @param {number} x
   * @param {number} y
   * @param {boolean} touch
   */
  press(x, y, touch) {
    Object.assign(this, { phase: "pressed", touch, x, y });
  }

  /** A finger has rested for a moment: from now on it drags, and does not pan. */
  rest() {
    if (this.phase === "pressed" && this.touch) this.phase = "held";
  }

  /**
   * Returns whether the drag begins with this movement.
   * @param {number} x
   * @param {number} y
   */
  move(x, y) {
    const far = Math.hypot(x - this.x, y - this.y);
    if (this.phase === "pressed" && this.touch && far > SLIP) this.phase = "idle";
    const ready = this.phase === (this.touch ? "held" : "pressed");
    if (!ready || far <= NEAR) return false;
    this.phase = "carried";
    return true;
  }

  /** Returns whether something was carried. */
  end() {
    const was = this.phase === "carried";
    this.phase = "idle";
    return was;
  }

  /** Whether a finger moves a thing, or is about to, so that the page must not scroll. */
  get holds() {
    return this.phase === "held" || this.phase === "carried";
  }
}

// --- where a thing can be put down -------------------------------------------------------------------

/**
 * What a pointer picks up: a target, the card of a use of the turn, one's own goods, a piece that goes by
 * moves of one kind, or, with none of these, the thing that the question is about.
 * @typedef {object} Held
 * @property {string} [target]
 * @property {string} [offer]
 * @property {string} [good]
 * @property {string} [kind] the first word of its moves
 */

/**
 * @typedef {object} Grip
 * @property {boolean} anew what was begun before is given up
 * @property {string} offer
 * @property {string} target what is chosen before the place; empty if the place is enough
 * @property {Set<string>} goals
 */

/** @param {Move[]} moves */
const named = (moves) => new Set(moves.flatMap((move) => move.targets));

/**
 * @param {Move[]} moves
 * @param {string} target
 * @returns {Grip}
 */
function anew(moves, target) {
  const [offer = "", ...others] = new Set(moves.map((move) => move.offered ?? ""));
  return { anew: true, offer: others.length === 0 ? offer : "", target, goals: named(moves) };
}

/**
 * Goods of one's own go where goods of their kind are traded.
 * @param {Move[]} moves
 * @param {string} good
 */
function withGood(moves, good) {
  const target = [...named(moves)].find((one) => one.endsWith(`:${good}`)) ?? "";
  return anew(
    moves.filter((move) => move.targets.includes(target)),
    target,
  );
}

/**
 * @param {Choice} choice
 * @param {Move[]} moves
 * @param {string} target
 * @returns {Grip}
 */
function withTarget(choice, moves, target) {
  const trial = Object.assign(new Choice(), { offer: choice.offer, chosen: choice.chosen });
  if (!trial.chosen.includes(target)) trial.click(moves, target);
  const goals = named(trial.fitting(moves));
  for (const one of trial.chosen) goals.delete(one);
  return { anew: false, offer: "", target, goals: trial.chosen.includes(target) ? goals : new Set() };
}

/**
 * How a thing is held, if it can be put down anywhere.
 * @param {Choice} choice what was chosen so far
 * @param {Move[]} moves
 * @param {Held} held
 * @returns {Grip | null}
 */
export function grip(choice, moves, { target, offer, good, kind }) {
  if (choice.sending) return null;
  const asked = choice.fitting(moves).filter((move) => !move.offered && !move.aside);
  /** @type {Grip} */
  let found = { anew: false, offer: "", target: "", goals: named(asked) };
  if (target !== undefined) found = withTarget(choice, moves, target);
  else if (good !== undefined) found = withGood(moves, good);
  else if (offer !== undefined) found = { ...anew(moves.filter((move) => move.offered === offer), ""), offer };
  else if (kind !== undefined) found = anew(moves.filter((move) => move.text.split(" ", 1)[0] === kind), "");
  return found.goals.size > 0 ? found : null;
}

/**
 * Choose what is held, so that a click on the place is all that is missing.
 * @param {Choice} choice
 * @param {Move[]} moves
 * @param {Grip} held
 * @param {string} goal
 */
export function bring(choice, moves, held, goal) {
  if (held.anew) choice.use(held.offer);
  const { target } = held;
  if (target && target !== goal && !choice.chosen.includes(target)) choice.click(moves, target);
}
