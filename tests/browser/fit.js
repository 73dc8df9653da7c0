// What does not fit on the page that is shown: one list of faults, each with its kind, where it is, its
// text and its numbers. Evaluated in the page by fitting.py; `limits` are those of the window's size.
({ least, touch, most }) => {
  const faults = [];
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  /** Things that lie over others while they are open: what is below them is not in use. */
  const OVER = (wide < 1100 ? "" : ".has-drawer:has(#part-clan_board.drawn) #cards, ") + ".drawn, .enlarged, dialog[open], .bubble, .ceremony, .score-panel[open], details[open] > div, .reckoning, .signs, .line-sign, .since";
  /** Lists that scroll on purpose: what is outside of their frame is a swipe away. */
  const SCROLLS = ".has-drawer #cards, .log, .news, .story-list, .talk, .stage, .sheets, .deck, .panel, .score-panel, .summary-scroll, .sheet-scroll, .guide-say, .guide, dialog, details > div, .enlarged, .bubble, .rules, main, body, html";
  /** Whole cards that are a button: its words lie below it. */
  const CARDS = ".whole, #zoom button, .seat-part:has([data-land]) .enlarge";
  /** Sheets that are as wide as this are boards: small where they stand, and enlarged to be read. */
  const BOARD = 600;
  const CLICKED = "button, a[href], summary, select, textarea, input:not([type=hidden]), [role=switch]";

  const named = (one) => {
    const self = one.id ? `#${one.id}` : one.tagName.toLowerCase() + [...one.classList].map((name) => `.${name}`).join("");
    const part = one.parentElement?.closest("[id]");
    return part && !one.id ? `#${part.id} ${self}` : self;
  };
  const words = (one) => (one.textContent || one.getAttribute("aria-label") || one.dataset?.target || "").trim().replace(/\s+/g, " ").slice(0, 48);
  const tell = (kind, one, numbers, text = words(one)) => faults.push({ kind, where: named(one), text, numbers });
  const round = (number) => Math.round(number * 10) / 10;

  // What readers of a screen get, and nobody sees.
  const unseen = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath === "inset(50%)" || style.opacity === "0") return true;
    }
    return one.closest("script, style, noscript, option, title, defs, symbol, .sprite, .unseen") !== null;
  };
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !unseen(one);
  const inside = ({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < wide && top < high;
  const crossed = (one, other) => ({
    across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  /** What is seen of a box within the frames that scroll or cut around it. */
  const seenOf = (one, box) => {
    let { left, top, right, bottom } = box;
    for (let at = one.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (at instanceof SVGElement) continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left); right = Math.min(right, frame.right);
      top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom);
      if (style.position === "fixed") break;
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const at = (x, y) => document.elementFromPoint(x, y);
  /** Whether something that lies over the page covers this point. */
  const covered = (one, x, y) => {
    const top = at(x, y);
    const over = top?.closest(OVER);
    return Boolean(over && !over.contains(one));
  };
  const scale = (one) => {
    const matrix = one.getScreenCTM();
    return matrix ? Math.hypot(matrix.b, matrix.d) : 1;
  };
  /** How much larger the page offers to show a drawing: a board by its zoom, a board among the sheets enlarged. */
  const zooms = (one) => {
    if (one.closest(".stage")) return document.querySelector(".zoom")?.checkVisibility() ? most : 1;
    const sheet = one.closest(".sheet-part:not(.enlarged)");
    const own = (name) => Number(sheet?.style.getPropertyValue(name));
    if (!sheet?.querySelector(".enlarge")?.checkVisibility() || own("--own-wide") < BOARD) return 1;
    const room = Math.min((Math.min(960, wide - 16) - 32) / own("--own-wide"), (high - 140) / own("--own-high"));
    const grown = touch ? Math.max(room, 0.95) : room;
    return grown / (sheet.querySelector("svg.drawing").getBoundingClientRect().width / own("--own-wide"));
  };

  // --- texts: their size, their box, what lies over them ------------------------------------------
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const one = walk.currentNode.parentElement;
    if (!text || !shown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const drawn = one instanceof SVGElement;
    const boxes = drawn ? [one.closest("text").getBoundingClientRect()] : [...range.getClientRects()];
    for (const box of boxes) if (box.width > 0 && box.height > 0) texts.push({ text, one, box, drawn });
  }
  const sized = new Set();
  for (const { text, one, drawn } of texts) {
    if (sized.has(one)) continue;
    sized.add(one);
    const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? scale(one) * zooms(one) : 1);
    if (size < least - 0.1) tell("small", one, { size: round(size) }, text.slice(0, 48));
  }
  for (const { text, one, box, drawn } of texts) {
    if (!inside(box)) continue;
    // The box that cuts: one that hides what is outside, without a way to scroll there.
    let floats = false;
    for (let frame = one; frame && !drawn; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      floats ||= frame !== one && frame.parentElement && ["absolute", "fixed"].includes(style.position) && style.overflowX === "visible";
      if (style.display === "contents") continue;
      const cuts = [style.overflowX, style.overflowY].map((flow) => flow !== "visible");
      if (!cuts[0] && !cuts[1] && (floats || !frame.matches("button, .paper, .choice, .seat-chip, td, th"))) continue;
      if (frame.matches(SCROLLS)) break;
      const edge = frame.getBoundingClientRect();
      const out = { left: edge.left - box.left, right: box.right - edge.right, top: edge.top - box.top, bottom: box.bottom - edge.bottom };
      const far = Math.max(out.left, out.right, out.top - 3, out.bottom - 3);
      if (far > 1.5 && !covered(one, (box.left + box.right) / 2, (box.top + box.bottom) / 2)) tell("cut", frame, { out: round(far), line: text.slice(0, 40) });
      if (style.position === "fixed") break;
    }
    // A button that lies over the words.
    const seen = seenOf(one, box);
    if (seen.width < 3 || seen.height < 3) continue;
    for (const share of [0.02, 0.5, 0.98]) {
      const [x, y] = [seen.left + share * seen.width, (seen.top + seen.bottom) / 2];
      if (x < 0 || y < 0 || x >= wide || y >= high || covered(one, x, y)) continue;
      const button = at(x, y)?.closest(CLICKED);
      if (!button || button.contains(one) || one.contains(button) || button.matches(CARDS)) continue;
      tell("over text", button, { line: text.slice(0, 40), by: named(one) });
      break;
    }
  }
  // Lines that end in dots, or were counted.
  for (const one of document.querySelectorAll("body *")) {
    if (one instanceof SVGElement) continue;
    const style = getComputedStyle(one);
    const flow = style.overflowX !== "visible" || style.overflowY !== "visible";
    if (!flow || !shown(one) || !one.textContent.trim() || (one.matches(SCROLLS) && style.textOverflow !== "ellipsis")) continue;
    const box = one.getBoundingClientRect();
    if (!inside(box) || covered(one, (box.left + box.right) / 2, (box.top + box.bottom) / 2)) continue;
    if (one.scrollWidth > one.clientWidth + 1) tell("clipped", one, { needs: one.scrollWidth, has: one.clientWidth });
    else if (one.scrollHeight > one.clientHeight + 2) tell("clipped", one, { needs: one.scrollHeight, has: one.clientHeight, axis: "down" });
  }

  // --- drawings: words that touch each other ------------------------------------------------------
  for (const drawing of document.querySelectorAll("svg.drawing")) {
    const own = texts.filter(({ one, drawn, box }) => drawn && drawing.contains(one) && inside(box));
    const marks = [...new Map(own.map((each) => [each.one.closest("text"), each])).values()];
    const inks = marks.map(({ one, text, box }) => {
      const upright = box.height < box.width * 1.2 || text.length < 3;
      const [aside, down] = upright ? [0, 0.26 * box.height] : [0.26 * box.width, 0];
      return { one, text, left: box.left + aside, right: box.right - aside, top: box.top + down, bottom: box.bottom - down };
    });
    for (const [index, one] of inks.entries()) {
      for (const other of inks.slice(index + 1)) {
        const { across, down } = crossed(one, other);
        if (across > -0.5 && down > 1) tell("touches", one.one, { with: other.text, across: round(across), down: round(down) }, one.text);
      }
    }
  }

  // --- what is clicked ----------------------------------------------------------------------------
  const clicked = [...document.querySelectorAll(CLICKED)].filter((one) => shown(one) && !(one instanceof SVGElement));
  const reach = [];
  for (const one of clicked) {
    const box = one.getBoundingClientRect();
    if (box.width < 1 || !inside(box)) continue;
    const seen = seenOf(one, box);
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    if (seen.width < 2 || seen.height < 2 || covered(one, x, y)) continue;
    reach.push({ one, box, seen });
  }
  for (const [index, one] of reach.entries()) {
    for (const other of reach.slice(index + 1)) {
      const { across, down } = crossed(one.seen, other.seen);
      if (across < 2 || down < 2 || one.one.contains(other.one) || other.one.contains(one.one)) continue;
      if (one.one.matches(CARDS) || other.one.matches(CARDS)) continue;
      if (one.one.closest(OVER) !== other.one.closest(OVER)) continue;
      tell("overlap", one.one, { with: `${named(other.one)} ${words(other.one)}`, across: round(across), down: round(down) });
    }
  }
  const reads = (one) => getComputedStyle(one).display === "inline" && one.closest("p, dd, td, .reads");
  for (const { one, box } of reach) {
    // The marks of the slider only name what the slider reaches as well.
    if (!touch || reads(one) || one.closest(".marks")) continue;
    const label = one.closest("label")?.getBoundingClientRect() ?? box;
    if (Math.min(Math.max(box.width, label.width), Math.max(box.height, label.height)) < touch - 0.5) tell("touch", one, { width: round(box.width), height: round(box.height) });
  }

  // --- places of drawings -------------------------------------------------------------------------
  const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  for (const one of document.querySelectorAll(".drawing :is(.target.lit, .target.able)")) {
    if (!shown(one)) continue;
    const box = one.getBoundingClientRect();
    const seen = seenOf(one, box);
    if (seen.width < 2 || seen.height < 2 || !inside(seen)) continue;
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    if (covered(one, x, y)) continue;
    const name = `[data-target="${one.dataset.target}"]`;
    const hit = steps.some((across) => steps.some((down) => at(seen.left + across * seen.width, seen.top + down * seen.height)?.closest(name)));
    if (!hit) tell("covered", one, { by: named(at(x, y) ?? document.body) });
    const grown = zooms(one);
    const size = Math.min(box.width, box.height) * grown;
    if (touch && size < touch - 0.5) tell("touch", one, { width: round(box.width), height: round(box.height) }, one.dataset.target);
  }

  const sideways = document.documentElement.scrollWidth - wide;
  if (sideways > 0) tell("sideways", document.body, { by: sideways }, "");
  return faults;
};
