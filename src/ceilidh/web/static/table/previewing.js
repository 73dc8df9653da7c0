// @ts-check
// Which move is previewed, as a machine without a page. A pointer or the focus that rests on something
// previews its move and ends that when it leaves; a touch stays until it is made or left. What the
// server has answered is known until the position changes.

/** @typedef {"pointer" | "focus" | "touch"} Means what asks for a preview */

/** @template T */
export class Previewing {
  move = ""; // what is previewed or awaited
  /** @type {Means | ""} */
  by = "";
  key = ""; // of the position
  /** @type {Map<string, T>} */
  known = new Map();

  /**
   * Something asks for the preview of a move. Returns whether it is another one than before.
   * @param {string} move
   * @param {Means} by
   */
  point(move, by) {
    if (move === this.move && (by === this.by || this.by === "touch")) return false;
    const other = move !== this.move;
    this.move = move;
    this.by = by;
    return other;
  }

  /**
   * What asked has left; a touch stays. Returns whether the preview ends.
   * @param {Means} by
   */
  leave(by) {
    if (this.move === "" || by !== this.by || by === "touch") return false;
    return this.end();
  }

  /**
   * A touch: the first one previews, the second one on the same move makes it.
   * @param {string} move
   * @returns {"preview" | "play"}
   */
  touch(move) {
    if (this.by === "touch" && this.move === move) return "play";
    this.move = move;
    this.by = "touch";
    return "preview";
  }

  /**
   * An answer of the server. Returns whether it is still to be shown.
   * @param {string} key of the position that was asked about
   * @param {string} move
   * @param {T} answer
   */
  answered(key, move, answer) {
    if (key !== this.key) return false;
    this.known.set(move, answer);
    return move === this.move;
  }

  /**
   * An update is shown. Returns whether that ends a preview: that of an old position does.
   * @param {string} key
   */
  changed(key) {
    if (key === this.key) return false;
    this.key = key;
    this.known.clear();
    return this.end();
  }

  /** Returns whether something was previewed. */
  end() {
    const was = this.move !== "";
    this.move = "";
    this.by = "";
    return was;
  }
}
