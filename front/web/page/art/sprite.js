// SPDX-License-Identifier: MIT
// Pictures that are drawn once and used many times: symbols in one hidden SVG.
// A symbol is made on first use.
import { shape } from "../page/dom.js";

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

/** Markup as it is, such as gradients. @param {string} markup */
export function define(markup) {
  theSprite().insertAdjacentHTML("beforeend", markup);
}

/**
 * @param {string} id
 * @param {string} box its viewBox
 * @param {() => string} draw its markup, when it is needed
 */
export function symbol(id, box, draw) {
  if (known.has(id)) return;
  known.add(id);
  define(`<symbol id="${id}" viewBox="${box}" overflow="visible">${draw()}</symbol>`);
}

/**
 * An SVG that shows a symbol; it says nothing to who listens.
 * @param {string} id
 * @param {string} box
 * @param {string} [kind] its class
 */
export function picture(id, box, kind = "picture") {
  const traits = { viewBox: box, class: kind, "aria-hidden": "true", focusable: "false" };
  return shape("svg", traits, shape("use", { href: `#${id}` }));
}

/** Another symbol in the same place. @param {SVGSVGElement} svg @param {string} id */
export function showSymbol(svg, id) {
  const use = /** @type {SVGUseElement} */ (svg.firstElementChild);
  if (use.getAttribute("href") !== `#${id}`) use.setAttribute("href", `#${id}`);
}
