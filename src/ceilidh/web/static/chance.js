// The proof of a fair game, made in the reader's own browser: docs/fair.md says by which rule.
"use strict";

const part = document.querySelector("[data-proof]");
const said = part?.querySelector("[data-checked]");

const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
const text = (words) => new TextEncoder().encode(words);
const number = (buffer) => new Uint8Array(buffer).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function hmac(key, message) {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", made, message);
}

// The number of the first draw that does not follow, counted from 1; 0 if all do.
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

part?.querySelector("[data-check]").addEventListener("click", async () => {
  // Browsers give this tool to pages that come over https, or from this machine.
  if (!globalThis.crypto?.subtle) {
    said.textContent = part.dataset.cannot;
    return;
  }
  const proof = await (await fetch(`/api/tables/${part.dataset.proof}/chance`)).json();
  const first = await wrong(proof);
  said.textContent = first ? part.dataset.wrong.replace("#", first) : part.dataset.right;
  said.classList.toggle("wrong", first > 0);
});
