// SPDX-License-Identifier: MIT
// Finds the target of an arrow key: the nearest piece in that direction, as
// drawn.
import { isUsable, MARKS } from "../games.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @param {import("./scene.js").Box} box */
const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The distance of a place in this direction; sideways distance counts more. Infinity if it lies behind.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to @param {number} dx @param {number} dy */
function farness(from, to, dx, dy) {
  const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  return along > 2 ? along + 2.4 * aside : Infinity;
}

/** @param {Scene} scene @param {number} dx @param {number} dy */
export function nextTarget(scene, dx, dy) {
  const at = scene.pieceOn(scene.cursor);
  if (!at) return scene.targets()[0]?.spot;
  const from = middle(scene.drawing.place(scene, at));
  let best = Infinity,
    spot = scene.cursor;
  for (const piece of scene.targets()) {
    const far = farness(from, middle(scene.drawing.place(scene, piece)), dx, dy);
    if (far < best && (!scene.drawing.pairs || isUsable(piece))) {
      best = far;
      spot = piece.spot;
    }
  }
  return spot;
}

/** The next piece that can move, or that the held piece can go to. @param {Scene} scene @param {number} step */
export function turnTarget(scene, step) {
  const all = scene.targets();
  const useful = all.filter((piece) =>
    scene.reached.size ? scene.reached.has(piece.spot) : piece.marks & MARKS.CAN_MOVE,
  );
  const ring = useful.length ? useful : all;
  const at = all.findIndex((piece) => piece.spot === scene.cursor);
  const order = ring.map((piece) => all.indexOf(piece));
  const next =
    step > 0
      ? (order.find((place) => place > at) ?? order[0])
      : (order.filter((place) => place < at).pop() ?? order[order.length - 1]);
  return all[next]?.spot;
}
