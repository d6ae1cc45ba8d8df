// SPDX-License-Identifier: MIT
// Finds the target of an arrow key: the nearest piece in that direction, as
// drawn.
import { distanceOf } from "../../../../bindings/npm/src/shared/drawing.js";
import { isUsable } from "../games.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @param {Scene} scene @param {number} dx @param {number} dy */
export function nextTarget(scene, dx, dy) {
  const at = scene.pieceOn(scene.cursor);
  if (!at) return scene.targets()[0]?.spot;
  const from = scene.drawing.place(scene, at);
  let best = Infinity,
    spot = scene.cursor;
  for (const piece of scene.targets()) {
    const far = distanceOf(from, scene.drawing.place(scene, piece), dx, dy);
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
  const useful = all.filter((piece) => (scene.reached.size ? scene.reached.has(piece.spot) : piece.canMove));
  const ring = useful.length ? useful : all;
  const at = all.findIndex((piece) => piece.spot === scene.cursor);
  const order = ring.map((piece) => all.indexOf(piece));
  const next =
    step > 0
      ? (order.find((place) => place > at) ?? order[0])
      : (order.filter((place) => place < at).pop() ?? order[order.length - 1]);
  return all[next]?.spot;
}
