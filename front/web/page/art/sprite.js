// SPDX-License-Identifier: MIT
// Pictures that are drawn once and used many times, as symbols in a hidden SVG
// element. Each symbol is made on first use.
import { shape } from "../page/dom.js";
import { trustedMarkup } from "../play/trusted.js";

/** @type {Set<string>} */
const known = new Set();
/** @type {SVGSVGElement | null} */
let sprite = null;

function theSprite() {
  if (!sprite) {
    sprite = shape("svg", { class: "sprite", "aria-hidden": "true" });
    document.body.prepend(sprite);
  }
  return sprite;
}

/** Adds raw markup, such as gradients. @param {string} markup */
export function define(markup) {
  theSprite().insertAdjacentHTML("beforeend", trustedMarkup(markup));
}

/**
 * @param {string} id
 * @param {string} box its viewBox
 * @param {() => string} draw makes its markup on first use
 */
export function symbol(id, box, draw) {
  if (known.has(id)) return;
  known.add(id);
  define(`<symbol id="${id}" viewBox="${box}" overflow="visible">${draw()}</symbol>`);
}

/**
 * Makes an SVG element that shows a symbol and is hidden from screen readers.
 * @param {string} id
 * @param {string} box
 * @param {string} [kind] its class
 */
export function picture(id, box, kind = "picture") {
  const traits = { viewBox: box, class: kind, "aria-hidden": "true", focusable: "false" };
  return shape("svg", traits, shape("use", { href: `#${id}` }));
}

/** Shows another symbol in the same element. @param {SVGSVGElement} svg @param {string} id */
export function showSymbol(svg, id) {
  const use = /** @type {SVGUseElement} */ (svg.firstElementChild);
  if (use.getAttribute("href") !== `#${id}`) use.setAttribute("href", `#${id}`);
}
