// @ts-check
// The proof of a fair game, made in the reader's own browser: docs/fair.md says by which rule.

import { isBound, refresh } from "./commitments.js";
import { must, one } from "./dom.js";

/**
 * @typedef {object} Proof
 * @property {import("./commitments.js").Pledge[]} pledges
 * @property {{ number: number, options: string[], outcome: string }[]} draws
 */

/** @param {string} hex */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
/** @param {string} words */
const text = (words) => new TextEncoder().encode(words);
/** @param {ArrayBuffer} buffer */
const number = (buffer) => [...new Uint8Array(buffer)].reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
/** @param {ArrayBuffer} buffer */
const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * @param {BufferSource} key
 * @param {BufferSource} message
 */
async function hmac(key, message) {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", made, message);
}

/**
 * The number of the first draw that does not follow, counted from 1; 0 if all do.
 * @param {Proof} proof
 */
async function wrong(proof) {
  const keys = [];
  for (const pledge of proof.pledges) {
    if (hex(await crypto.subtle.digest("SHA-256", bytes(pledge.value))) !== pledge.commitment) return 1;
    keys.push(await hmac(bytes(pledge.value), text(pledge.words.join("\n"))));
  }
  for (const draw of proof.draws) {
    const nth = proof.pledges.findLastIndex((pledge) => pledge.first <= draw.number);
    const drawn = number(await hmac(keys[nth], text(String(draw.number))));
    const place = Number((drawn * BigInt(draw.options.length)) >> 256n);
    if (draw.options[place] !== draw.outcome) return draw.number + 1;
  }
  return 0;
}

/** @param {HTMLElement} part */
async function check(part) {
  const said = must("[data-checked]", HTMLElement, part);
  const { proof: table, cannot = "", unbound = "", wrong: fails = "", right = "" } = part.dataset;
  // Browsers give this tool to pages that come over https, or from this machine.
  if (!globalThis.crypto?.subtle) {
    said.textContent = cannot;
    return;
  }
  /** @type {Proof} */
  const proof = await (await fetch(`/api/tables/${table}/chance`)).json();
  const bound = isBound(proof.pledges);
  const first = await wrong(proof);
  const fault = first ? fails.replace("#", String(first)) : unbound;
  said.textContent = first || !bound ? fault : right;
  said.classList.toggle("wrong", first > 0 || !bound);
}

refresh();
const part = one("[data-proof]", HTMLElement);
if (part) must("[data-check]", HTMLElement, part).addEventListener("click", () => check(part));
