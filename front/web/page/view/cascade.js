// SPDX-License-Identifier: MIT
// How a game of cards ends: they jump off the foundations, bounce out of the board and leave traces.
import { drawPicture } from "./brush.js";
import { at, chance, madeOf, paint, solidOf, tools } from "./performing.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./scene.js").Box} Box
 * @typedef {import("./performing.js").Part} Part
 * @typedef {import("./performing.js").Place} Place
 */

/** A part that only keeps an element invisible. @param {Element} element @param {number} lasts @returns {Part} */
const hidden = (element, lasts) => ({ element, path: [{ opacity: 0 }, { opacity: 0 }], at: 0, lasts });

/** How many seconds lie between two points of the way of a card, each of which leaves a trace. */
const step = 0.02;

/** The way of a card that jumps off a foundation and bounces out of the board.
 * @param {Scene} scene @param {Box} box @param {number} nth */
function bounce(scene, box, nth) {
  const board = scene.root.getBoundingClientRect();
  const stage = (scene.root.parentElement ?? scene.root).getBoundingClientRect();
  const high = stage.bottom - board.top,
    wide = stage.width;
  const floor = high - box.height;
  const away = (chance(nth) < 0.25 ? 1 : -1) * (scene.look.hand === "left" ? -1 : 1);
  const across = away * wide * (0.45 + 0.5 * chance(nth + 50));
  const gravity = high * 3.2;
  let { x, y } = box,
    down = -high * 0.6 * chance(nth + 100);
  const places = [{ x, y }];
  while (places.length < 120 && x > stage.left - board.left - box.width && x < stage.right - board.left) {
    x += across * step;
    down += gravity * step;
    y += down * step;
    if (y > floor) {
      y = floor;
      down *= -0.72;
    }
    places.push({ x, y });
  }
  const path = places.map((place) => ({ transform: at(place) }));
  return { places, path, lasts: (places.length - 1) * step * 1000 };
}

/** A card as an image, in pixels of the screen. @param {Element} card @param {Scene} scene */
function imageOf(card, scene) {
  const { width, height } = /** @type {HTMLElement} */ (card).getBoundingClientRect();
  const image = tools.make("canvas", { width: width * devicePixelRatio, height: height * devicePixelRatio });
  const pen = image.getContext("2d");
  const svg = card.querySelector("svg");
  const use = svg?.querySelector("use");
  if (!pen || !svg || !use) return image;
  const style = getComputedStyle(scene.root);
  const { backgroundColor, color } = getComputedStyle(card);
  pen.scale(devicePixelRatio, devicePixelRatio);
  pen.beginPath();
  pen.roundRect(0.5, 0.5, width - 1, height - 1, width * 0.085);
  pen.fillStyle = backgroundColor;
  pen.fill();
  const picture = document.getElementById((use.getAttribute("href") ?? "").slice(1));
  const paints = { colours: (/** @type {string} */ name) => style.getPropertyValue(name).trim(), ink: color };
  drawPicture(pen, picture, svg.getAttribute("viewBox") ?? "", { x: 0, y: 0, width, height }, paints);
  pen.strokeStyle = "#0009";
  pen.lineWidth = 1;
  pen.stroke();
  return image;
}

/** Cards leave traces behind the pieces, which stay after the show: each frame draws what has been passed since the last
 * one. @param {Scene} scene @param {(Part & { places: Place[] })[]} parts */
function leaveTraces(scene, parts) {
  const cards = parts.map((part) => ({ ...part, image: imageOf(part.element, scene), drawn: 0 }));
  const lasts = Math.max(...parts.map((part) => part.at + part.lasts));
  scene.traces = paint(scene, lasts, (pen, now) => {
    for (const card of cards)
      for (; card.drawn < card.places.length && card.at + card.drawn * step * 1000 <= now; card.drawn++) {
        const { x, y } = card.places[card.drawn];
        const { width, height } = card.image;
        pen.drawImage(card.image, x, y, width / devicePixelRatio, height / devicePixelRatio);
      }
  });
  scene.root.prepend(scene.traces);
}

/** One card after the other leaves the foundations, kings first, and uncovers the next one. @param {Scene} scene */
export function cascade(scene) {
  const highest = 13,
    leaving = 6,
    between = 95;
  const homes = solidOf(scene).filter(({ piece }) => piece.isHome);
  /** @type {(Part & { places: Place[] })[]} */
  const parts = [];
  for (let rank = highest - leaving; rank <= highest; rank++)
    homes.forEach(({ piece, box }, nth) => {
      const value = (rank << 2) | (piece.value & 3);
      const card = madeOf(scene, { ...piece, value }, box);
      card.style.zIndex = String(rank);
      const number = (highest - rank) * homes.length + nth;
      const jump = rank === highest - leaving ? { places: [], path: [], lasts: 0 } : bounce(scene, box, number);
      parts.push({ element: card, ...jump, at: number * between, fill: "both", goes: true });
    });
  leaveTraces(scene, parts);
  const whole = Math.max(0, ...parts.map(({ at, lasts }) => at + lasts));
  // The lowest cards stay until the kings are back.
  for (const part of parts.slice(0, homes.length)) Object.assign(part, { at: 0, lasts: whole });
  return [...parts, ...homes.map(({ button }) => hidden(button, whole))];
}
