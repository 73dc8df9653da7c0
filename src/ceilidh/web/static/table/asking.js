// @ts-check
// When to ask the server for the current position. News come in bursts: one question is on its way,
// and at most one waits behind it. None is lost by that, for an answer tells of all the moves before it.

export const SPACE = 150; // ms from one question to the next; bots move faster than anybody reads
export const GIVEN_UP = 10_000; // ms after which a question that has vanished no longer holds up another

/**
 * @typedef {object} Surroundings
 * @property {() => number} now the time in ms
 * @property {(act: () => void, wait: number) => void} later
 * @property {() => void} ask puts the question
 */

export class Asking {
  /** @param {Surroundings} surroundings */
  constructor({ now, later, ask }) {
    this.now = now;
    this.later = later;
    this.ask = ask;
    this.asked = -Infinity; // when the last question was put
    this.asking = false;
    this.again = false; // something has changed since
  }

  /** Something has changed: ask, unless a question is on its way; then ask after its answer. */
  catchUp() {
    const wait = this.asked + SPACE - this.now();
    if (this.asking && wait > SPACE - GIVEN_UP) {
      this.again = true;
      return;
    }
    this.asking = true;
    this.asked = this.now() + Math.max(0, wait);
    if (wait > 0) this.later(this.ask, wait);
    else this.ask();
  }

  /** The answer is there, or the question has failed. */
  answered() {
    this.asking = false;
    if (!this.again) return;
    this.again = false;
    this.catchUp();
  }

  /** Whether nothing is on its way. */
  get isCalm() {
    return !this.asking;
  }
}
