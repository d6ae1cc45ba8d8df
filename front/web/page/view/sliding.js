// SPDX-License-Identifier: MIT
// The sliding puzzle: tiles in a wooden tray.
import { mark, markCount, tr, trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { make } from "../base/dom.js";
import { frame, numerals } from "../art/sprite.js";
import { fly, samePlace } from "./fly.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 */

const box = "0 0 100 100";
const slideTime = 130;

/** @param {Scene} scene */
function fit(scene) {
  const columns = Math.max(...scene.pieces.map((piece) => piece.x)) + 1;
  const rows = Math.max(...scene.pieces.map((piece) => piece.y)) + 1;
  const size = Math.floor(Math.min(scene.width / (columns + 0.5), scene.height / (rows + 0.5), 420));
  const edge = Math.max(6, Math.round(Math.min(size * 0.22, 22)));
  scene.geometry = { columns, rows, size, edge };
  scene.root.style.setProperty("--cell", `${size}px`);
  scene.root.style.setProperty("--edge", `${edge}px`);
  scene.setSize(columns * size + 2 * edge, rows * size + 2 * edge);
}

/** @param {Scene} scene @param {Piece} piece */
function place(scene, piece) {
  const { size, edge } = scene.geometry;
  return { x: edge + piece.x * size, y: edge + piece.y * size, width: size, height: size, above: 1 };
}

/** @param {Scene} _ @param {Piece} piece */
function key(_, piece) {
  return piece.kind === "block" ? `block-${piece.value}` : "gap";
}

/** A number, engraved: its lower edges catch the light. @param {number} value */
function engraved(value) {
  const word = String(value);
  const height = word.length > 2 ? 30 : word.length > 1 ? 38 : 44;
  return frame(
    box,
    "picture",
    numerals(word, 50, 51.6, height, 15, "engraved-light"),
    numerals(word, 50, 50, height, 15),
  );
}

/** @param {Scene} _ @param {Piece} piece @param {HTMLElement} button */
function draw(_, piece, button) {
  const isBlock = piece.kind === "block";
  button.classList.toggle("movable", piece.canMove);
  button.classList.toggle("home", piece.isHome);
  if (!isBlock || button.firstChild) {
    button.classList.toggle("gap", !isBlock);
    return;
  }
  button.classList.add("block");
  button.append(make("span", { class: "face" }, engraved(piece.value)));
}

/** @param {Scene} _ @param {Piece} piece */
function name(_, piece) {
  const where = tr("row %1$s column %2$s", piece.y + 1, piece.x + 1);
  const words =
    piece.kind === "block"
      ? [String(piece.value), where, piece.isHome && tr("in place"), piece.canMove && tr("can move")]
      : [tr("gap"), where];
  return words.filter(Boolean).join(tr(", "));
}

/** @param {Scene} scene @param {import("../games.js").MoveEvent[]} _ @param {import("./scene.js").Before} before */
function animate(scene, _, before) {
  for (const [key, to] of scene.boxes) {
    const from = before.boxes.get(key);
    const button = scene.buttons.get(key);
    if (from && button && key !== "gap" && !samePlace(from, to)) fly(scene, button, from, to, slideTime);
  }
}

/** A tile in line with the gap pushes those between them by one place.
 * @param {Scene} scene @param {Piece} piece */
function push(scene, piece) {
  const gap = scene.pieces.find(({ kind }) => kind !== "block");
  if (!gap || !piece.canMove) return undefined;
  const x = Math.sign(gap.x - piece.x),
    y = Math.sign(gap.y - piece.y);
  const isBetween = (/** @type {Piece} */ one) =>
    (one.x - piece.x) * (one.x - gap.x) <= 0 && (one.y - piece.y) * (one.y - gap.y) <= 0;
  const pieces = scene.pieces.filter((one) => one.kind === "block" && isBetween(one));
  return { pieces, dx: x * scene.geometry.size, dy: y * scene.geometry.size };
}

/** Moves of one tile to the left, right, up and down: what to do, what the player did, and briefly. */
const single = [
  // TRANSLATORS: %s is the number on a tile.
  [mark("push the %s left"), mark("you pushed the %s left"), mark("%s left")],
  [mark("push the %s right"), mark("you pushed the %s right"), mark("%s right")],
  [mark("push the %s up"), mark("you pushed the %s up"), mark("%s up")],
  [mark("push the %s down"), mark("you pushed the %s down"), mark("%s down")],
];

/** Moves of several. */
const rows = [
  // TRANSLATORS: %1$s tells how many others move along, %2$s is the number on the tile that is pushed.
  [
    markCount("push the %2$s and %1$s more left", "push the %2$s and %1$s more left"),
    markCount("you pushed the %2$s and %1$s more left", "you pushed the %2$s and %1$s more left"),
    markCount("%2$s and %1$s more left", "%2$s and %1$s more left"),
  ],
  [
    markCount("push the %2$s and %1$s more right", "push the %2$s and %1$s more right"),
    markCount("you pushed the %2$s and %1$s more right", "you pushed the %2$s and %1$s more right"),
    markCount("%2$s and %1$s more right", "%2$s and %1$s more right"),
  ],
  [
    markCount("push the %2$s and %1$s more up", "push the %2$s and %1$s more up"),
    markCount("you pushed the %2$s and %1$s more up", "you pushed the %2$s and %1$s more up"),
    markCount("%2$s and %1$s more up", "%2$s and %1$s more up"),
  ],
  [
    markCount("push the %2$s and %1$s more down", "push the %2$s and %1$s more down"),
    markCount("you pushed the %2$s and %1$s more down", "you pushed the %2$s and %1$s more down"),
    markCount("%2$s and %1$s more down", "%2$s and %1$s more down"),
  ],
];

/** @param {Scene} scene @param {(spot: number) => Piece | undefined} at @param {import("../games.js").Move} move
 * @returns {import("./telling.js").Told | undefined} */
function tell(scene, at, { number, events }) {
  const [tile, next] = [at(number), at(events[0]?.to)];
  const first = at(events[0]?.from);
  if (!tile || !first || !next) return undefined;
  const [dx, dy] = [next.x - first.x, next.y - first.y];
  const way = dx < 0 ? 0 : dx > 0 ? 1 : dy < 0 ? 2 : 3;
  const others = events.length - 1;
  const [order, done, brief] = others
    ? rows[way].map((forms) => trCount(others, ...forms, others, tile.value))
    : single[way].map((words) => tr(words, tile.value));
  return {
    order,
    done,
    brief,
    where: () => tr("row %1$s, column %2$s", tile.y + 1, tile.x + 1),
    spots: [number],
  };
}

/** @type {import("./scene.js").Drawing} */
export const sliding = { game: "sliding", takesPhoto: true, fit, place, key, draw, name, tell, animate, push };
