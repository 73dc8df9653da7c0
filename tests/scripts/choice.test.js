import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Choice } from "../../src/ceilidh/web/static/table/choice.js";

const move = (text, targets, offered = "") => ({ text, label: text, targets, offered, ends: false });
const MOVES = [
  move("build cow 7.4", ["unit:cow", "hex:7.4"], "expand"),
  move("build cow 7.5", ["unit:cow", "hex:7.5"], "expand"),
  move("build sheep 7.4", ["unit:sheep", "hex:7.4"], "expand"),
  move("sell wool 1", ["good:wool"], "trade"),
];
const texts = (moves) => moves.map(({ text }) => text);

let choice;
beforeEach(() => {
  choice = new Choice();
  choice.shown("first", 1);
});

test("a click narrows the moves until one is left", () => {
  assert.equal(choice.click(MOVES, "hex:7.4"), "narrowed");
  assert.deepEqual(texts(choice.fitting(MOVES)), ["build cow 7.4", "build sheep 7.4"]);
  assert.equal(choice.click(MOVES, "unit:sheep"), "narrowed");
  assert.deepEqual(texts(choice.fitting(MOVES)), ["build sheep 7.4"]);
});

test("the same target once more takes the choice back", () => {
  choice.click(MOVES, "hex:7.4");
  assert.equal(choice.click(MOVES, "hex:7.4"), "undone");
  assert.equal(choice.isBegun, false);
});

test("a target of another thing begins anew", () => {
  choice.click(MOVES, "hex:7.4");
  assert.equal(choice.click(MOVES, "good:wool"), "narrowed");
  assert.deepEqual(choice.chosen, ["good:wool"]);
});

test("a target of no move is refused", () => {
  assert.equal(choice.click(MOVES, "hex:1.1"), "refused");
  assert.equal(choice.isBegun, false);
});

test("a use of the turn hides the moves of other uses, until another thing is clicked", () => {
  choice.use("trade");
  assert.deepEqual(texts(choice.fitting(MOVES)), ["sell wool 1"]);
  assert.equal(choice.click(MOVES, "hex:7.5"), "narrowed");
  assert.equal(choice.offer, "");
  assert.deepEqual(texts(choice.fitting(MOVES)), ["build cow 7.5"]);
});

test("what a click would mean does not choose anything", () => {
  choice.click(MOVES, "hex:7.4");
  assert.deepEqual(texts(choice.meaning(MOVES, "unit:cow")), ["build cow 7.4"]);
  assert.deepEqual(texts(choice.meaning(MOVES, "hex:7.4")), ["build cow 7.4", "build sheep 7.4"]);
  assert.deepEqual(choice.chosen, ["hex:7.4"]);
});

test("between a move and its answer a click is late and nothing fits", () => {
  choice.send();
  assert.equal(choice.click(MOVES, "hex:7.4"), "late");
  assert.deepEqual(choice.fitting(MOVES), []);
  assert.equal(choice.isBegun, false);
});

test("the new position ends the wait", () => {
  choice.send();
  assert.equal(choice.shown("second", 2), true);
  assert.equal(choice.sending, false);
  assert.equal(choice.click(MOVES, "hex:7.4"), "narrowed");
});

test("an update about something else does not end the wait", () => {
  choice.send();
  assert.equal(choice.shown("first", 1), false);
  assert.equal(choice.sending, true);
  choice.answered(3, 1);
  assert.equal(choice.shown("first", 2), false);
  assert.equal(choice.sending, true, "revision 3 shows the move, not 2");
  choice.shown("first", 3);
  assert.equal(choice.sending, false);
});

test("the line may bring the move before its answer", () => {
  choice.send();
  choice.shown("first", 5);
  assert.equal(choice.sending, true);
  assert.equal(choice.answered(5, 5), true);
  assert.equal(choice.settle(), true);
  assert.equal(choice.sending, false);
});

test("an answer without a revision leaves the wait to what is shown next", () => {
  choice.send();
  assert.equal(choice.answered(0, 9), false);
  assert.equal(choice.sending, true);
});

test("a refused move ends the wait, once", () => {
  choice.send();
  assert.equal(choice.settle(), true);
  assert.equal(choice.settle(), false);
  assert.equal(choice.click(MOVES, "hex:7.4"), "narrowed");
});

test("what was begun goes on in the same position", () => {
  choice.click(MOVES, "hex:7.4");
  assert.equal(choice.shown("first", 2), false);
  assert.deepEqual(choice.chosen, ["hex:7.4"]);
});
