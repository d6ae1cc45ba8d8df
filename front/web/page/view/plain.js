// SPDX-License-Identifier: MIT
// The drawing for games without their own: a grid of squares, each piece with
// its number.
import { make, setWords } from "../base/dom.js";
import { KINDS, MARKS } from "../games.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 */

const largest = 110;

/** @type {Record<number, string>} */
const words = {
  [KINDS.PLACE]: "empty",
  [KINDS.BALL]: "ball",
  [KINDS.NEXT_BALL]: "next ball",
  [KINDS.TILE]: "tile",
  [KINDS.CARD]: "card",
  [KINDS.BLOCK]: "tile",
  [KINDS.BUTTON]: "button",
};

/** @param {Scene} scene */
function fit(scene) {
  const columns = Math.max(...scene.pieces.map((piece) => piece.x)) + 1;
  const rows = Math.max(...scene.pieces.map((piece) => piece.y)) + 1;
  const size = Math.floor(Math.min(scene.width / columns, scene.height / rows, largest));
  scene.geometry = { size };
  scene.root.classList.add("plain");
  scene.root.style.setProperty("--cell", `${size}px`);
  scene.setSize(columns * size, rows * size);
}

/** @param {Scene} scene @param {Piece} piece */
function place(scene, piece) {
  const { size } = scene.geometry;
  return { x: piece.x * size, y: piece.y * size, width: size, height: size, above: piece.z + 1 };
}

/** @param {Scene} _ @param {Piece} piece */
const key = (_, piece) => `${piece.spot}-${piece.x}-${piece.y}-${piece.z}`;

/** @param {Scene} _ @param {Piece} piece @param {HTMLElement} button */
function draw(_, piece, button) {
  if (!button.firstElementChild) button.append(make("span", {}));
  button.classList.add("any");
  button.classList.toggle("vacant", piece.kind === KINDS.PLACE);
  button.classList.toggle("movable", (piece.marks & MARKS.CAN_MOVE) !== 0);
  setWords(/** @type {Element} */ (button.firstElementChild), piece.kind === KINDS.PLACE ? "" : String(piece.value));
}

/** @param {Scene} _ @param {Piece} piece */
function name(_, piece) {
  const what = words[piece.kind] ?? "piece";
  return `row ${piece.y + 1} column ${piece.x + 1}, ${what}${piece.kind === KINDS.PLACE ? "" : ` ${piece.value}`}`;
}

/** @param {string} game @returns {import("./scene.js").Drawing} */
export const plainDrawing = (game) => ({ game, fit, place, key, draw, name });
