// The page of a table. It knows no rules: it lights up what the legal moves name, narrows their list
// by clicks, and shows the server's preview of the one that is left.
"use strict";

(() => {
  const root = document.querySelector(".table-page");
  if (!root) return;
  const table = root.dataset.table;
  const csrf = root.dataset.csrf;
  let chosen = []; // the targets clicked so far
  let history = null; // the move shown, while the reader looks at the past

  const moves = () =>
    [...document.querySelectorAll("button.move")].map((button) => ({
      text: button.dataset.move,
      label: button.textContent,
      targets: button.dataset.targets ? button.dataset.targets.split(" ") : [],
    }));

  const fitting = () => moves().filter((move) => chosen.every((one) => move.targets.includes(one)));

  const choice = () => document.getElementById("choice");

  // --- lighting --------------------------------------------------------------------------------

  function light() {
    const left = fitting();
    const names = new Set(left.flatMap((move) => move.targets));
    for (const element of document.querySelectorAll("[data-target]")) {
      const name = element.dataset.target;
      element.classList.toggle("lit", names.has(name) && !chosen.includes(name));
      element.classList.toggle("chosen", chosen.includes(name));
      element.setAttribute("aria-disabled", names.has(name) ? "false" : "true");
    }
    return left;
  }

  // --- choosing --------------------------------------------------------------------------------

  function menu(list) {
    const box = document.createElement("ul");
    box.className = "menu";
    for (const move of list) {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = move.label;
      button.addEventListener("click", () => ask(move.text));
      item.append(button);
      box.append(item);
    }
    const cancel = document.createElement("button");
    cancel.type = "button";
    cancel.dataset.cancel = "";
    cancel.textContent = "×";
    cancel.setAttribute("aria-label", root.dataset.cancel || "Cancel");
    choice().replaceChildren(box, cancel);
  }

  // Moves without a target on the board are buttons from the start.
  function offer() {
    clearMessage();
    const left = light();
    if (chosen.length === 0) {
      const plain = left.filter((move) => !onBoard(move));
      if (plain.length > 0 && plain.length <= 12) menu(plain);
      else choice().replaceChildren();
      return;
    }
    if (left.length === 1) ask(left[0].text);
    else if (left.length <= 12) menu(left);
    else choice().replaceChildren();
  }

  const onBoard = (move) =>
    move.targets.some((name) => document.querySelector(`[data-target="${CSS.escape(name)}"]`));

  function click(name) {
    const wanted = [...chosen, name];
    const left = moves().filter((move) => wanted.every((one) => move.targets.includes(one)));
    if (chosen.includes(name)) chosen = chosen.filter((one) => one !== name);
    else if (left.length > 0) chosen = wanted;
    else if (moves().some((move) => move.targets.includes(name))) chosen = [name];
    else {
      why("target", name);
      return;
    }
    offer();
  }

  function reset() {
    chosen = [];
    offer();
  }

  // --- asking the server -----------------------------------------------------------------------

  async function fetchPart(path, body) {
    const options = { headers: { "HX-Request": "true", "X-CSRF-Token": csrf } };
    if (body) {
      options.method = "POST";
      options.body = body;
    }
    const response = await fetch(path, options);
    return [response.ok, await response.text()];
  }

  async function ask(text) {
    const body = new URLSearchParams({ move: text });
    const [good, markup] = await fetchPart(`/t/${table}/preview`, body);
    if (!good) {
      show(markup);
      return;
    }
    choice().innerHTML = markup;
    htmx.process(choice());
    choice().querySelector("[data-confirm]").focus({ preventScroll: true });
  }

  async function why(kind, value) {
    const query = new URLSearchParams({ [kind]: value });
    const [, markup] = await fetchPart(`/t/${table}/why?${query}`);
    show(markup);
  }

  const show = (markup) => {
    document.getElementById("message").innerHTML = markup;
  };
  const clearMessage = () => {
    const place = document.getElementById("message");
    if (place) place.replaceChildren();
  };

  // --- explanations: hover, focus or a long press -------------------------------------------------

  const tip = document.getElementById("tip");
  const tips = new Map();
  let waiting = null;

  async function explain(element) {
    const name = element.dataset.target || element.dataset.tip;
    if (!tips.has(name)) {
      const [good, markup] = await fetchPart(`/t/${table}/tip?target=${encodeURIComponent(name)}`);
      if (!good) return;
      tips.set(name, markup);
    }
    tip.innerHTML = tips.get(name);
    tip.hidden = false;
    const place = element.getBoundingClientRect();
    const width = Math.min(320, window.innerWidth - 16);
    tip.style.width = `${width}px`;
    tip.style.left = `${Math.max(8, Math.min(place.left, window.innerWidth - width - 8))}px`;
    const below = place.bottom + 8;
    const high = tip.offsetHeight;
    tip.style.top = `${below + high < window.innerHeight ? below : Math.max(8, place.top - high - 8)}px`;
  }

  function hideTip() {
    clearTimeout(waiting);
    tip.hidden = true;
  }

  for (const kind of ["pointerover", "focusin"]) {
    root.addEventListener(kind, (event) => {
      const element = event.target.closest("[data-target], [data-tip]");
      clearTimeout(waiting);
      if (!element) return;
      waiting = setTimeout(() => explain(element), kind === "focusin" ? 700 : 450);
    });
  }
  root.addEventListener("pointerout", hideTip);
  root.addEventListener("focusout", hideTip);
  window.addEventListener("scroll", hideTip, { passive: true });

  // --- clicks and keys ----------------------------------------------------------------------------

  root.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step], .log a");
    if (step) {
      event.preventDefault();
      const query = new URL(step.href).searchParams.get("move");
      goTo(query === null ? null : Number(query));
      return;
    }
    if (event.target.closest("[data-cancel]")) {
      reset();
      return;
    }
    const move = event.target.closest("button.move");
    if (move) {
      ask(move.dataset.move);
      return;
    }
    const target = event.target.closest("[data-target]");
    if (target) click(target.dataset.target);
  });

  root.addEventListener("submit", (event) => {
    const typed = event.target.closest("[data-typed]");
    if (!typed) return;
    event.preventDefault();
    const text = typed.elements.typed.value.trim().toLowerCase().replace(/\s+/g, " ");
    if (!text) return;
    const found = moves().find((move) => move.text === text || move.label.toLowerCase() === text);
    if (found) ask(found.text);
    else why("move", text);
  });

  document.addEventListener("keydown", (event) => {
    const writing = event.target.closest("input, textarea, select");
    const target = event.target.closest("[data-target]");
    if (event.key === "Escape") {
      hideTip();
      reset();
    } else if ((event.key === "Enter" || event.key === " ") && target && !writing) {
      event.preventDefault();
      click(target.dataset.target);
    } else if (!writing && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      const slider = document.querySelector("[data-slider]");
      if (slider) goTo(Number(slider.value) + (event.key === "ArrowLeft" ? -1 : 1));
    } else if (!writing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const button = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
      if (button) button.click();
    }
  });

  // --- history --------------------------------------------------------------------------------

  root.addEventListener("input", (event) => {
    if (event.target.matches("[data-slider]")) goTo(Number(event.target.value));
  });

  function goTo(move) {
    const slider = document.querySelector("[data-slider]");
    const last = Number(slider.max);
    history = move === null || move >= last ? null : Math.max(0, move);
    const query = history === null ? "" : `?move=${history}`;
    const place = document.getElementById("now");
    place.setAttribute("hx-get", `/t/${table}/now${query}`);
    htmx.process(place);
    window.history.replaceState(null, "", `/t/${table}${query}`);
    htmx.ajax("GET", `/t/${table}/now${query}`, { target: "#now", swap: "morph:innerHTML" });
  }

  // --- after every update ---------------------------------------------------------------------

  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.target.id !== "now" && !event.target.closest("#now")) return;
    chosen = [];
    offer();
    charts();
    const mine = document.querySelector(".status.mine");
    document.title = document.title.replace(/^● /, "");
    if (mine) document.title = `● ${document.title}`;
  });

  // A refusal is shown where the eye is, not swallowed.
  document.body.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.xhr.status >= 400) {
      show(event.detail.xhr.responseText);
      event.detail.shouldSwap = false;
    }
  });

  // --- charts at the end ------------------------------------------------------------------------

  async function charts() {
    const place = document.querySelector("[data-chart]");
    if (!place || place.childElementCount > 0) return;
    place.append(document.createElement("p"));
    const { drawCharts } = await import("/static/charts.js");
    place.replaceChildren();
    await drawCharts(place, place.dataset.chart);
  }

  offer();
  charts();
})();
