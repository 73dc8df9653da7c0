import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Choice, isOpen } from "../../src/ceilidh/web/static/table/choice.js";

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
  choice.shown("first", 1, false);
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

test("another thing of the same use keeps that use, and one of another ends it", () => {
  choice.use("expand");
  choice.click(MOVES, "unit:sheep");
  assert.equal(choice.click(MOVES, "unit:cow"), "narrowed");
  assert.deepEqual([choice.offer, choice.chosen], ["expand", ["unit:cow"]]);
  assert.equal(choice.click(MOVES, "good:wool"), "narrowed");
  assert.deepEqual([choice.offer, choice.chosen], ["", ["good:wool"]]);
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
  assert.equal(choice.shown("second", 2, true), true);
  assert.equal(choice.sending, false);
  assert.equal(choice.click(MOVES, "hex:7.4"), "narrowed");
});

test("a choice of another at the same time does not end the wait", () => {
  choice.send();
  assert.equal(choice.shown("second", 2, false), true);
  assert.equal(choice.click(MOVES, "hex:7.4"), "late");
  choice.shown("third", 3, true);
  assert.equal(choice.click(MOVES, "hex:7.4"), "narrowed");
});

test("an update about something else does not end the wait", () => {
  choice.send();
  assert.equal(choice.shown("first", 1, false), false);
  assert.equal(choice.sending, true);
  choice.answered(3, 1);
  assert.equal(choice.shown("first", 2, false), false);
  assert.equal(choice.sending, true, "revision 3 shows the move, not 2");
  choice.shown("first", 3, false);
  assert.equal(choice.sending, false);
});

test("the line may bring the move before its answer", () => {
  choice.send();
  choice.shown("first", 5, false);
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
  assert.equal(choice.shown("first", 2, false), false);
  assert.deepEqual(choice.chosen, ["hex:7.4"]);
});

// --- pieces that go somewhere -----------------------------------------------------------------------

const way = (start, goal, alone) => ({
  ...move(`walk:${start}:${goal}`, [`cell:${start}`, `cell:${goal}`]),
  way: [`cell:${start}`, `cell:${goal}`],
  alone,
});
const sale = (cell) => ({ ...move(`sell wood ${cell}`, ["resource:wood", `cell:${cell}`]), aside: true });

test("the goal alone chooses the cheapest start", () => {
  const ways = [way("0.0", "0.2", true), way("1.0", "0.2", false)];
  assert.equal(choice.click(ways, "cell:0.2"), "narrowed");
  assert.deepEqual(texts(choice.fitting(ways)), ["walk:0.0:0.2"]);
});

test("of starts that are as cheap one is asked for", () => {
  const ways = [way("0.0", "0.2", false), way("1.0", "0.2", false)];
  choice.click(ways, "cell:0.2");
  assert.equal(choice.fitting(ways).length, 2);
  choice.click(ways, "cell:1.0");
  assert.deepEqual(texts(choice.fitting(ways)), ["walk:1.0:0.2"]);
});

test("the start that is clicked first is taken, whatever it costs", () => {
  const ways = [way("0.0", "0.2", true), way("1.0", "0.2", false)];
  choice.click(ways, "cell:1.0");
  choice.click(ways, "cell:0.2");
  assert.deepEqual(texts(choice.fitting(ways)), ["walk:1.0:0.2"]);
});

test("between two starts the first click is where the piece leaves", () => {
  const ways = [way("0.0", "1.0", true), way("1.0", "0.0", true), way("1.0", "1.1", true)];
  choice.click(ways, "cell:0.0");
  assert.deepEqual(texts(choice.fitting(ways)), ["walk:0.0:1.0"]);
  choice.cancel();
  choice.click(ways, "cell:1.0");
  choice.click(ways, "cell:0.0");
  assert.deepEqual(texts(choice.fitting(ways)), ["walk:1.0:0.0"]);
});

test("what happens at a place is meant before what leads there", () => {
  const all = [move("activate 0.2", ["cell:0.2"]), way("0.0", "0.2", true)];
  choice.click(all, "cell:0.2");
  assert.deepEqual(texts(choice.fitting(all)), ["activate 0.2"]);
});

test("what leads to a place is meant before what is not asked", () => {
  const all = [sale("0.2"), way("0.0", "0.2", true)];
  choice.click(all, "cell:0.2");
  assert.deepEqual(texts(choice.fitting(all)), ["walk:0.0:0.2"]);
  choice.cancel();
  choice.click(all, "resource:wood");
  assert.deepEqual(texts(choice.fitting(all)), ["sell wood 0.2"]);
});

test("what is asked is meant alone: a resource that pays is not offered for sale", () => {
  const all = [
    move("pay wood 0.1", ["piece:wood", "cell:0.1"]),
    move("buy wood", ["resource:wood"]),
    sale("0.1"),
  ];
  choice.click(all, "cell:0.1");
  assert.deepEqual(texts(choice.fitting(all)), ["pay wood 0.1"]);
  choice.cancel();
  choice.click(all, "resource:wood");
  assert.deepEqual(texts(choice.fitting(all)), ["buy wood"]);
  choice.cancel();
  choice.use("sell");
  const offered = [...all.slice(0, 2), { ...sale("0.1"), offered: "sell" }];
  choice.click(offered, "cell:0.1");
  assert.deepEqual(texts(choice.fitting(offered)), ["sell wood 0.1"]);
});

test("what is not asked is meant where nothing else is", () => {
  choice.click([sale("0.1")], "cell:0.1");
  assert.deepEqual(texts(choice.fitting([sale("0.1")])), ["sell wood 0.1"]);
});

test("a question stays open as long as its move is possible", () => {
  assert.ok(isOpen(MOVES, "sell wool 1"));
  assert.ok(!isOpen(MOVES.slice(0, 3), "sell wool 1"));
  assert.ok(!isOpen(MOVES, ""));
});
