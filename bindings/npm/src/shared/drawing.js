// SPDX-License-Identifier: MIT
// What boards are drawn and steered with.

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number>} [traits]
 * @param {...(Node | string)} content
 * @returns {SVGElementTagNameMap[T]}
 */
export function shape(tag, traits = {}, ...content) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(traits)) element.setAttribute(name, String(value));
  element.append(...content);
  return element;
}

/** The names of the pictures that a picture refers to. @param {string} markup */
export const partsOf = (markup) => [...markup.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, name]) => name);

/** @typedef {{ x: number, y: number, width: number, height: number }} Area */

/** What an arrow key points at from an area: how far away another one is in that direction, or Infinity if it lies
 * behind. Sideways distance counts more.
 * @param {Area} from @param {Area} to @param {number} right -1, 0 or 1 @param {number} down */
export function distanceOf(from, to, right, down) {
  const x = to.x - from.x + (to.width - from.width) / 2;
  const y = to.y - from.y + (to.height - from.height) / 2;
  const ahead = x * right + y * down;
  return ahead > 2 ? ahead + 2.4 * Math.abs(x * down + y * right) : Infinity;
}
