import assert from "node:assert/strict";
import { test } from "node:test";
import { compare, isBound } from "../../src/ceilidh/web/static/commitments.js";

test("the first commitment is remembered", () => {
  assert.deepEqual(compare([], ["a"]), { faithful: true, remember: ["a"] });
  assert.deepEqual(compare(["a"], ["a"]), { faithful: true, remember: ["a"] });
});

test("a new commitment with its undo is in order, and remembered too", () => {
  assert.deepEqual(compare(["a"], ["a", "b:120:100"]), { faithful: true, remember: ["a", "b"] });
  assert.deepEqual(compare([], ["a", "b:120:100"]), { faithful: true, remember: ["a", "b"] });
});

test("a commitment that changes is no longer the same, and the first one stays remembered", () => {
  assert.deepEqual(compare(["a"], ["b"]), { faithful: false, remember: ["a"] });
  assert.deepEqual(compare(["a", "b"], ["a", "c:120:100"]), { faithful: false, remember: ["a", "b"] });
});

test("a commitment that vanishes is missed", () => {
  assert.deepEqual(compare(["a", "b"], ["a"]), { faithful: false, remember: ["a", "b"] });
  assert.deepEqual(compare(["a"], []), { faithful: false, remember: ["a"] });
});

test("a second commitment without an undo is not accepted", () => {
  assert.deepEqual(compare(["a"], ["a", "b"]), { faithful: false, remember: ["a"] });
  assert.deepEqual(compare([], ["a", "b"]), { faithful: false, remember: [] });
});

test("pledges bind if a new commitment has its undo, and the words stay", () => {
  const first = { first: 0, value: "", commitment: "a", words: ["x", ""], undo: null };
  const settled = { ...first, first: 12, words: ["x", "y"] };
  const after = { ...settled, first: 40, commitment: "b", undo: { moves: 120, kept: 100 } };
  assert.ok(isBound([first]) && isBound([first, settled]) && isBound([first, settled, after]));
  assert.ok(!isBound([first, settled, { ...after, undo: null }]), "no undo");
  assert.ok(!isBound([first, settled, { ...settled, first: 30 }]), "words settled twice");
  assert.ok(!isBound([first, settled, { ...after, words: ["x", "z"] }]), "other words");
  assert.ok(!isBound([first, settled, { ...after, commitment: "a" }]), "a value that was told");
});
