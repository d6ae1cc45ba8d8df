// SPDX-License-Identifier: MIT
// The drawing for games without their own: a grid of squares, each piece with
// its number.
import { mark, tr } from "../../../../bindings/npm/src/shared/translate.js";
import { make, setWords } from "../base/dom.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 */

const largest = 110;

/** @type {Record<string, string>} */
const words = {
  place: mark("empty"),
  ball: mark("ball"),
  "next-ball": mark("next ball"),
  tile: mark("tile"),
  card: mark("card"),
  block: mark("tile"),
  button: mark("button"),
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
  button.classList.toggle("vacant", piece.kind === "place");
  button.classList.toggle("movable", piece.canMove);
  setWords(/** @type {Element} */ (button.firstElementChild), piece.kind === "place" ? "" : String(piece.value));
}

/** @param {Scene} _ @param {Piece} piece */
function name(_, piece) {
  const what = words[piece.kind] ?? mark("piece");
  const where = tr("row %1$s column %2$s", piece.y + 1, piece.x + 1);
  return `${where}, ${tr(what)}${piece.kind === "place" ? "" : ` ${piece.value}`}`;
}

/** @param {string} game @returns {import("./scene.js").Drawing} */
export const plainDrawing = (game) => ({ game, fit, place, key, draw, name });
