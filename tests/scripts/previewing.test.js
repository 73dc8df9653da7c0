// @ts-check
// Which move is previewed: by a pointer, the focus or a touch, until what ends it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Previewing } from "../../src/ceilidh/web/static/table/previewing.js";

/** @returns {Previewing<string>} */
function begun() {
  const made = new Previewing();
  made.changed("one");
  return made;
}

test("a pointer previews what it rests on and ends that when it leaves", () => {
  const made = begun();
  assert.equal(made.point("build cow 7.4", "pointer"), true);
  assert.equal(made.point("build cow 7.4", "pointer"), false, "nothing new");
  assert.equal(made.answered("one", "build cow 7.4", "ghost"), true);
  assert.equal(made.leave("focus"), false, "the focus was elsewhere");
  assert.equal(made.leave("pointer"), true);
  assert.equal(made.move, "");
  assert.equal(made.leave("pointer"), false);
});

test("a late answer is remembered and not shown", () => {
  const made = begun();
  made.point("pass", "pointer");
  made.point("ship", "pointer");
  assert.equal(made.answered("one", "pass", "money"), false);
  assert.equal(made.known.get("pass"), "money");
  assert.equal(made.answered("one", "ship", "lochs"), true);
});

test("a new position ends a preview and forgets all answers", () => {
  const made = begun();
  made.point("pass", "focus");
  made.answered("one", "pass", "money");
  assert.equal(made.changed("one"), false, "the same position");
  assert.equal(made.move, "pass");
  assert.equal(made.changed("two"), true);
  assert.equal(made.move, "");
  assert.equal(made.known.size, 0);
  assert.equal(made.answered("one", "pass", "money"), false, "an answer about the old one");
  assert.equal(made.known.size, 0);
  assert.equal(made.changed("three"), false, "nothing was previewed");
});

test("the first touch previews, the second one on the same move makes it", () => {
  const made = begun();
  assert.equal(made.touch("lay 1.0"), "preview");
  assert.equal(made.touch("lay 2.0"), "preview", "another place");
  assert.equal(made.leave("pointer"), false);
  assert.equal(made.leave("touch"), false, "a finger that is lifted ends nothing");
  assert.equal(made.touch("lay 2.0"), "play");
});

test("what a pointer has previewed still needs a first touch", () => {
  const made = begun();
  made.point("lay 1.0", "pointer");
  assert.equal(made.touch("lay 1.0"), "preview");
  assert.equal(made.point("lay 1.0", "focus"), false, "the touch stays");
  assert.equal(made.by, "touch");
});

test("Esc ends a preview, if there is one", () => {
  const made = begun();
  assert.equal(made.end(), false);
  made.touch("lay 1.0");
  assert.equal(made.end(), true);
  assert.equal(made.touch("lay 1.0"), "preview", "it begins anew");
});
