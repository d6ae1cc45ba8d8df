// SPDX-License-Identifier: MIT
// Looks at the words on a page: which are English, which are cut off, leave the screen or lie over others.

/** What stays English: names, what is typed, and languages in their own words. */
export const kept = ["kbd", "code", "pre", "option", "script", "noscript"].join();

/** English words on the page, in sight or for screen readers; runs in the page. */
export function englishSeen(kept) {
  const names = /“Pathfinding.*”|\b(Quadrille|quadrille\.txt|quadrille|Kulki|FreeCell|plum|KLines|Lines 98|Eve)\b/g;
  const found = new Set();
  const look = (text, where) => {
    const words = text?.replace(names, "").match(/\b[A-Za-z][a-z]{2,}\b/g);
    if (words) found.add(`${where}: ${text.trim().slice(0, 100)}`);
  };
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest(kept)) continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE)
        look(node.data, `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`);
    for (const name of [
      "aria-label",
      "title",
      "alt",
      "placeholder",
      "aria-description",
      "aria-roledescription",
      "aria-valuetext",
    ])
      if (element.hasAttribute(name)) look(element.getAttribute(name), `${element.tagName.toLowerCase()}[${name}]`);
  }
  return [...found].join("\n");
}

/** Words that are cut off, that leave their box or the screen, or that lie over others; runs in the page. In a real language,
 * also those that have an ellipsis or are broken in the middle. @param {boolean} isReal */
export function badlyLaid(isReal) {
  const found = new Set();
  const texts = [];
  const dialog = [...document.querySelectorAll("dialog")].pop();
  const boxes = [
    "dialog",
    ".sheet",
    ".choice-card",
    ".milestone",
    ".tool",
    ".side-button",
    ".main-button",
    ".ending",
    ".standing > *",
    ".tiles > *",
    "td",
    "th",
  ].join();
  // A word, a number or a time; Chinese may be broken anywhere, and so may what is typed.
  const whole = /(?:(?!\p{Script=Han})[\p{L}\p{N}:.,])+/gu;
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${element.textContent.trim().slice(0, 40)}”`;
  const isHidden = (element) =>
    !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ||
    (dialog && !dialog.contains(element)) ||
    element.closest(".out-of-sight, .live, .board, svg, [inert], option, .label, canvas") ||
    getComputedStyle(element).clipPath !== "none";
  /** The panel with a result lies over facts that it repeats. */
  const isCovered = (element, { left, right, top, bottom }) => {
    const panel = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".ending, .steps, header");
    return panel && !panel.contains(element);
  };
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!own.length || isHidden(element)) continue;
    const range = document.createRange();
    const box = element.closest(boxes)?.getBoundingClientRect();
    for (const node of own) {
      for (const { 0: word, index } of isReal && !element.closest(["pre", "code", "kbd"].join())
        ? node.data.matchAll(whole)
        : []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1)
          found.add(`broken: ${word} in ${name(element)}`);
      }
      range.selectNodeContents(node);
      let shown = [...range.getClientRects()];
      for (let around = element; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        if (isReal && style.textOverflow === "ellipsis" && around.scrollWidth > around.clientWidth)
          found.add(`shortened: ${name(around)}`);
        if (
          !scrolls &&
          style.textOverflow !== "ellipsis" &&
          shown.some((one) => one.left < left - 2 || one.right > right + 2)
        )
          found.add(`cut off: ${name(element)}`);
        shown = shown
          .map((one) => ({
            left: Math.max(one.left, left),
            right: Math.min(one.right, right),
            top: Math.max(one.top, top),
            bottom: Math.min(one.bottom, bottom),
          }))
          .filter((one) => one.right > one.left && one.bottom > one.top);
      }
      if (box && shown.some((one) => one.left < box.left - 1 || one.right > box.right + 1))
        found.add(`out of its box: ${name(element)}`);
      const wide = document.documentElement.clientWidth;
      if (shown.some((one) => one.left < -1 || one.right > wide + 1)) found.add(`beyond the screen: ${name(element)}`);
      for (const one of shown) if (!isCovered(element, one)) texts.push({ element, one });
    }
  }
  for (const [nth, { element, one }] of texts.entries())
    for (const { element: other, one: two } of texts.slice(nth + 1)) {
      if (element === other || element.contains(other) || other.contains(element)) continue;
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      // Lines may touch: letters rarely fill their height.
      if (wide > 2 && high > 6) found.add(`over each other: ${name(element)} and ${name(other)}`);
    }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`wider than the screen: ${scrollWidth}`);
  return [...found].join("\n");
}

/** Where everything begins that is laid out in the direction of the language, from the side where its box begins, but for
 * what is never mirrored: boards, what runs like a film, and messages; runs in the page. Times are left out: two visits are not equally
 * long. @param {"ltr" | "rtl"} direction */
export function placesOf(direction) {
  const fixed =
    ".stage, .frame, .portrait, .path-board, .choice-picture, .postcard, .timeline, .replay .tools, .path-steps, svg, .live, .segments input";
  const boxes = "dialog, .panel, .ending, .table-bar, .status, .tools, .lesson-panel, main";
  const flowing =
    "h1, h2, h3, h4, p, a, button, input, select, textarea, label, dt, dd, li, td, th, legend, summary, .badge, .done-words";
  const found = [];
  const dialog = [...document.querySelectorAll("dialog")].pop();
  for (const element of document.querySelectorAll(flowing)) {
    if (element.closest(fixed) || !element.checkVisibility({ checkVisibilityCSS: true })) continue;
    if (dialog && !dialog.contains(element)) continue;
    if (getComputedStyle(element).display === "inline") continue;
    const [own, box] = [element, element.parentElement?.closest(boxes)].map((one) => one?.getBoundingClientRect());
    if (!own?.width || !box) continue;
    const begins = direction === "ltr" ? own.left - box.left : box.right - own.right;
    const words = element.textContent.slice(0, 30).replace(/\d+:\d\d/g, "0:00");
    const name = `${element.tagName.toLowerCase()}.${element.className} “${words}”`;
    found.push(`${name} at ${Math.round(begins)}`);
  }
  return found.join("\n");
}
