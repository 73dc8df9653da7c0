// @ts-check
// What has been chosen so far, as a machine without a page. No rules here: the legal moves name their
// targets, a choice narrows their list, and the last one left is played. From a move until its answer
// nothing can be chosen, since what is still shown is no longer the position.

/**
 * @typedef {object} Move
 * @property {string} text
 * @property {string} label
 * @property {string[]} targets
 * @property {string | undefined} [deed]
 * @property {string | undefined} [price]
 * @property {string | undefined} [gain]
 * @property {string | undefined} [offered] the use of the turn that it belongs to
 * @property {boolean} ends
 * @property {string[] | undefined} [way] the places that a piece goes over, from its start to its goal
 * @property {boolean} [alone] its goal is enough to name it
 * @property {boolean} [aside] possible, but not what is asked
 */

/** @typedef {"late" | "undone" | "narrowed" | "refused"} Outcome what a click has come to */

/**
 * What a click on a place means first: what happens there, then what leads there, by the cheapest
 * start if there is one, and only then what is not asked.
 * @param {Move[]} found moves that name all these places
 * @param {string[]} targets
 */
function meant(found, [first, ...further]) {
  /** @param {Move} move */
  const leads = (move) => move.way !== undefined && move.way[move.way.length - 1] === first;
  const elsewhere = found.filter((move) => !leads(move));
  const asked = elsewhere.filter((move) => !move.aside);
  if (asked.length > 0) return asked;
  const there = found.filter(leads);
  if (there.length === 0) return found;
  const sure = there.filter((move) => move.alone);
  return sure.length === 1 && further.length === 0 ? sure : there;
}

/**
 * Whether a move that was asked about is still to be decided, though the position is a new one: where
 * all choose at once, the choice of another changes nothing for this one.
 * @param {Move[]} moves
 * @param {string} asked its words, or none
 */
export const isOpen = (moves, asked) => moves.some(({ text }) => text === asked);

export class Choice {
  offer = ""; // what the turn is used for, if that was chosen first
  /** @type {string[]} */
  chosen = []; // the targets clicked so far
  key = ""; // of the position that they were clicked in
  sending = false; // a move is on its way
  /** @type {number | null} */
  due = null; // the revision that shows it, once the server has said so

  /**
   * The moves that fit an offer and targets.
   * @param {Move[]} moves
   * @param {string[]} [targets]
   */
  fitting(moves, targets = this.chosen) {
    if (this.sending) return [];
    const found = moves.filter(
      (move) =>
        (!this.offer || move.offered === this.offer) &&
        targets.every((one) => move.targets.includes(one)),
    );
    return targets.length > 0 ? meant(found, targets) : found;
  }

  /**
   * What a click on a target would mean now.
   * @param {Move[]} moves
   * @param {string} target
   */
  meaning(moves, target) {
    return this.fitting(moves, [...this.chosen.filter((one) => one !== target), target]);
  }

  /**
   * A click on a target: chosen, taken back, or refused. What was begun may have been another thing:
   * then the click begins anew, with the same use of the turn if it can.
   * @param {Move[]} moves
   * @param {string} target
   * @returns {Outcome}
   */
  click(moves, target) {
    if (this.sending) return "late";
    if (this.chosen.includes(target)) {
      this.cancel();
      return "undone";
    }
    if (this.fitting(moves, [...this.chosen, target]).length > 0) {
      this.chosen = [...this.chosen, target];
      return "narrowed";
    }
    if (this.fitting(moves, [target]).length === 0) {
      this.offer = "";
      if (this.fitting(moves, [target]).length === 0) return "refused";
    }
    this.chosen = [target];
    return "narrowed";
  }

  /** @param {string} offer */
  use(offer) {
    this.offer = offer;
    this.chosen = [];
  }

  get isBegun() {
    return this.chosen.length > 0 || this.offer !== "";
  }

  cancel() {
    this.chosen = [];
    this.offer = "";
  }

  /**
   * A move is on its way, or what is shown by the revision that is due.
   * @param {number | null} [due]
   */
  send(due = null) {
    this.sending = true;
    this.due = due;
  }

  /**
   * An update is shown. Returns whether the position is a new one; what was begun in the same position
   * goes on, and so does a move on its way that this revision does not show: where all choose at once,
   * another's choice may come between.
   * @param {string} key
   * @param {number} revision
   * @param {boolean} made whether the move that is on its way is among those shown
   */
  shown(key, revision, made) {
    const isNew = key !== this.key;
    this.key = key;
    if ((isNew && made) || (this.due !== null && revision >= this.due)) this.sending = false;
    return isNew;
  }

  /**
   * The move was made: `revision` shows it, if the live line brings it (0 if it does not). Returns
   * whether that is shown already.
   * @param {number} revision
   * @param {number} shown
   */
  answered(revision, shown) {
    this.due = revision;
    return revision > 0 && shown >= revision;
  }

  /** The move is shown, or was not made. Returns whether one was on its way. */
  settle() {
    const was = this.sending;
    this.sending = false;
    return was;
  }
}
