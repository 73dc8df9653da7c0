// @ts-check
// What is in a link, said before anything of it is sent: browsers keep to themselves what stands
// behind the `#` of an address.

import { must } from "./dom.js";

const form = must("[data-open-link]", HTMLFormElement);
const link = must("[name=link]", HTMLInputElement, form);
const words = form.dataset;
const titles = /** @type {Record<string, string>} */ (JSON.parse(words.titles ?? "{}"));
const versions = /** @type {Record<string, number>} */ (JSON.parse(words.versions ?? "{}"));
const WORD = /^(\d+)\.([A-Za-z0-9_-]+)$/;

/** What a link can be wrong with, by the word of its sentence. */
class LinkFault extends Error {}

/**
 * The text of a link, as `kernel/link_text.py` packs it.
 * @param {string} address
 */
async function unpacked(address) {
  const [, format, letters] = WORD.exec(address.trim().split("#").at(-1) ?? "") ?? [];
  if (!letters) throw new LinkFault("none");
  if (format !== "1") throw new LinkFault("newer");
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    return await inflated(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader());
  } catch {
    throw new LinkFault("cut");
  }
}

/** @param {ReadableStreamDefaultReader<Uint8Array>} reader */
async function inflated(reader) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let [text, size] = ["", 0];
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    // A short link can stand for gigabytes.
    if (size > Number(words.most)) throw new LinkFault("cut");
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * What a record, a position in either form or a challenge is, in sentences.
 * @param {string} text
 */
function described(text) {
  const head = (/** @type {string} */ name) => new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(text)?.[1] ?? "";
  const [game = "", version = ""] = head("Game") ? head("Game").split(" ") : text.split("/");
  const [title, names] = [titles[game] ?? game, head("Seats").split(" / ")];
  const [points = "", seat = ""] = head("Beat").split(" ");
  const scores = /^end \S+ (.*)$/m.exec(text)?.[1] ?? "*";
  const kind = points ? "accept" : head("Format") === "ceilidh 1" ? "look" : "practise";
  const lines = {
    accept: () => [filled(words.challenge, { game: title, name: names[Number(seat) - 1] ?? "", points })],
    practise: () => [filled(words.position, { game: title })],
    look: () => [
      filled(words.record, { game: title, names: names.join(", ") }),
      filled(scores === "*" ? words.going : words.ended, { n: String(text.match(/^\d \S/gm)?.length ?? 0) }),
      scores === "*" ? "" : filled(words.result, { points: scores.replaceAll(" ", " : ") }),
    ],
  }[kind]();
  const ours = String(versions[game] ?? version);
  if (version !== ours) lines.push(filled(words.other, { theirs: version, ours }));
  return { lines: lines.filter((line) => line), kind, goesOn: kind === "look" && scores === "*" };
}

/**
 * A sentence of the page, whose gaps begin with `#`.
 * @param {string | undefined} sentence
 * @param {Record<string, string>} gaps
 */
const filled = (sentence, gaps) => (sentence ?? "").replace(/#(\w+)/g, (whole, name) => gaps[name] ?? whole);

/** @param {string[]} lines @param {boolean} wrong */
function say(lines, wrong) {
  const place = must("[data-said]", HTMLElement, form);
  place.classList.toggle("banner", wrong);
  place.classList.toggle("wrong", wrong);
  place.replaceChildren(
    ...lines.map((line, number) => {
      const said = document.createElement("p");
      said.textContent = line;
      if (!wrong && number === 0) said.className = "lead";
      return said;
    }),
  );
}

async function look() {
  const [opens, practises] = ["[data-open]", "[data-practice]"].map((name) => must(name, HTMLButtonElement, form));
  practises.hidden = true;
  if (!link.value) return say([], false);
  try {
    const { lines, kind, goesOn } = described(await unpacked(link.value));
    opens.textContent = words[kind] ?? "";
    practises.hidden = !goesOn;
    form.querySelector("[data-fault]")?.remove();
    say(lines, false);
  } catch (fault) {
    if (!(fault instanceof LinkFault)) throw fault;
    say([words[fault.message] ?? ""], true);
  }
}

function fromAddress() {
  if (location.hash.length > 1) link.value = location.href;
  look();
}

window.addEventListener("hashchange", fromAddress);
link.addEventListener("input", look);
fromAddress();
