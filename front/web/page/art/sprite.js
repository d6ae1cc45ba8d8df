// SPDX-License-Identifier: MIT
// The pictures of the folder art/, as symbols in a hidden SVG element. In the
// files of the build, each line is a picture, or a shape that pictures share.
// It is added to the page on first use, after those that it refers to.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { partsOf, shape } from "../../../../bindings/npm/src/shared/drawing.js";
import { trustedMarkup } from "../base/trusted.js";

/** The markup of pictures that are not in the page yet, by id. @type {Map<string, string>} */
const waiting = new Map();
/** The markup of pictures that are about to be added, all at once: for each alone, the browser would start anew. */
let coming = "";
/** The pictures that are used. @type {Set<string>} */
const used = new Set();
/** @type {Map<string, Promise<void>>} */
const files = new Map();
/** The files that could not be loaded. @type {Set<string>} */
const lost = new Set();
/** @type {SVGSVGElement | null} */
let sprite = null;

function theSprite() {
  if (!sprite) {
    sprite = shape("svg", { class: "sprite", "aria-hidden": "true" });
    document.body.prepend(sprite);
  }
  return sprite;
}

/** @param {string} name */
async function readArt(name) {
  const answer = await fetch(new URL(`../art/${name}.svg`, import.meta.url));
  if (!answer.ok) throw new Error(tr("The pictures could not be loaded"));
  for (const line of (await answer.text()).split("\n")) {
    const id = /^<\w+ id="([^"]+)"/.exec(line)?.[1];
    if (id) waiting.set(id, line);
  }
  lost.delete(name);
  for (const id of used) bring(id);
}

/** Makes the pictures of a file available. @param {string} name */
export function loadArt(name) {
  const known = files.get(name);
  if (known) return known;
  const loading = readArt(name);
  files.set(name, loading);
  loading.catch(() => {
    files.delete(name);
    lost.add(name);
  });
  return loading;
}

/** Whether a file could not be loaded when it was last asked for. @param {string} name */
export const isLost = (name) => lost.has(name);

/** Resolves when the files that have been asked for are here, or have failed. */
export const whenArtIsHere = () => Promise.allSettled(files.values());

/** Adds a picture to the page, if its file is here. @param {string} id */
function bring(id) {
  used.add(id);
  const markup = waiting.get(id);
  if (!markup) return;
  waiting.delete(id);
  partsOf(markup).forEach(bring);
  if (!coming) queueMicrotask(addComing);
  coming += markup;
}

function addComing() {
  if (coming) theSprite().insertAdjacentHTML("beforeend", trustedMarkup(coming));
  coming = "";
}

/** A picture to draw from at once. @param {string} id */
export function elementOf(id) {
  bring(id);
  addComing();
  return document.getElementById(id);
}

/** Shows a picture, as soon as its file is here. @param {string} id @param {Record<string, string | number>} [traits] */
export function useOf(id, traits = {}) {
  bring(id);
  return shape("use", { ...traits, href: `#${id}` });
}

/** An SVG element that is hidden from screen readers. @param {string} box @param {string} kind its class
 * @param {...Element} content */
export const frame = (box, kind, ...content) =>
  shape("svg", { viewBox: box, class: kind, "aria-hidden": "true", focusable: "false" }, ...content);

/** A frame that shows a picture. @param {string} id @param {string} box @param {string} [kind] its class */
export const picture = (id, box, kind = "picture") => frame(box, kind, useOf(id));

/** Shows another picture in the same frame. @param {Element} use @param {string} id */
export function showPicture(use, id) {
  if (use.getAttribute("href") === `#${id}`) return;
  bring(id);
  use.setAttribute("href", `#${id}`);
}

/** The distance of the signs of a word, and how much of it is between them. Signs are 100 high. */
const pitch = 70,
  space = 10;

/** A word in Quadrille's own numerals and letters, around a point.
 * @param {string} word @param {number} x @param {number} y @param {number} height
 * @param {number} weight width of the strokes, in hundredths of the height @param {string} [kind] its class */
export function numerals(word, x, y, height, weight, kind = "numerals") {
  const scale = height / 100;
  const left = x - ((word.length * pitch - space) * scale) / 2;
  return shape(
    "g",
    {
      class: kind,
      transform: `translate(${left} ${y - height / 2}) scale(${scale})`,
      fill: "none",
      stroke: "currentColor",
      "stroke-width": weight,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    ...[...word].map((sign, nth) => useOf(`sign-${sign}`, { x: nth * pitch })),
  );
}
