// @ts-check
// What lies under a pointer that rests, as a machine without a page. A button that has come there by
// itself was not meant by a click that was on its way: a moment later it can be.

export const MOMENT = 700; // ms

export class UnderPointer {
  thing = ""; // the name of what lies there, or none
  before = ""; // what lay there before the page changed
  since = -Infinity; // when it came there by itself

  /** @param {() => number} now the time in ms */
  constructor(now) {
    this.now = now;
  }

  /**
   * The pointer has gone to another place: what lies there was there before.
   * @param {string} thing
   */
  moved(thing) {
    if (thing === this.thing) return;
    this.thing = thing;
    this.since = -Infinity;
  }

  /**
   * The pointer trembles, or a finger comes back to its place: what came there may lie beside it too.
   * @param {string} thing
   */
  slipped(thing) {
    if (thing === this.before) this.moved(thing);
    this.thing = thing;
  }

  /**
   * The page has changed, and the pointer has not moved.
   * @param {string} thing
   */
  changed(thing) {
    if (thing === this.thing) return;
    this.before = this.thing;
    this.thing = thing;
    this.since = this.now();
  }

  /** Whether a press now means what lies there. */
  get isMeant() {
    return this.now() - this.since >= MOMENT;
  }
}
