// @ts-check
// Which hint is shown, as a machine without a page. A hint belongs to one position. Whoever makes its
// move follows the plan: the next position asks for the rest of it, and for nothing else.

/** @typedef {"ask" | "follow" | "keep" | "close" | "none"} Deed what a new position calls for */

export class Hinting {
  key = ""; // of the position that the hint is about; empty where there is none
  nth = 0; // the plan that is shown
  plans = 0; // how many there are
  thought = ""; // the position for which a hint came by itself
  #follows = false;

  get isOpen() {
    return this.key !== "";
  }

  /** @param {string} key of the position that is asked about */
  open(key) {
    this.key = key;
    this.nth = 0;
    this.plans = 0;
    this.#follows = false;
  }

  /**
   * The answer is there.
   * @param {number} plans
   */
  found(plans) {
    this.plans = plans;
    this.nth = 0;
  }

  /** The next plan. Returns whether there is another one: else the position is thought about anew. */
  another() {
    if (this.plans < 2) return false;
    this.nth = (this.nth + 1) % this.plans;
    return true;
  }

  /** The move of the plan is on its way. */
  follow() {
    this.#follows = true;
  }

  close() {
    this.key = "";
    this.#follows = false;
  }

  /**
   * An update is shown.
   * @param {string} key
   * @param {{ mine: boolean, advised: boolean }} position whether one decides, and hints come unasked
   * @returns {Deed}
   */
  changed(key, { mine, advised }) {
    if (this.isOpen && key === this.key) return "keep";
    const followed = this.#follows;
    const was = this.isOpen;
    this.close();
    if (mine && followed) return "follow";
    if (advised && this.thought !== key) {
      this.thought = key;
      return "ask";
    }
    return was ? "close" : "none";
  }
}
