// SPDX-License-Identifier: MIT
// Pictures on the tiles of a board: each tile shows the part of the picture
// that belongs where the tile belongs. A picture is cropped to the shape of the
// board. The player's own one is only in this browser: it is drawn on the board
// that is played, and nowhere else.
import { make } from "../base/dom.js";
import { theLook } from "../base/lookbook.js";
import { keptPicture } from "./own_pictures.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {{ image: CanvasImageSource, width: number, height: number }} Photo
 */

/** The player's own picture, and those that come with the page. */
export const ownPhoto = "own";
export const photoFiles = ["coast", "rosette"];

/** @param {string} name @returns {Promise<Photo>} */
async function drawnPhoto(name) {
  const image = new Image();
  image.src = new URL(`../art/${name}.svg`, import.meta.url).href;
  await image.decode();
  return { image, width: image.naturalWidth, height: image.naturalHeight };
}

/** @param {import("../play/keep.js").Keep} keep @returns {Promise<Photo | null>} */
async function keptPhoto(keep) {
  const image = await keptPicture(keep, ownPhoto);
  return image && { image, width: image.width, height: image.height };
}

/** The chosen picture, or null for none. One that can't be shown counts as none.
 * @param {string} name @param {import("../play/keep.js").Keep} keep @returns {Promise<Photo | null>} */
export async function photoOf(name, keep) {
  try {
    if (name === ownPhoto) return await keptPhoto(keep);
    return photoFiles.includes(name) ? await drawnPhoto(name) : null;
  } catch {
    return null;
  }
}

/** The part of a picture that a tile shows. @param {Photo} photo @param {number} columns @param {number} rows
 * @param {number} value the number of the tile, from 1 */
export function partOf({ width, height }, columns, rows, value) {
  const side = Math.min(width / columns, height / rows);
  return {
    x: (width - side * columns) / 2 + ((value - 1) % columns) * side,
    y: (height - side * rows) / 2 + Math.floor((value - 1) / columns) * side,
    side,
  };
}

/** Whether all tiles are in their places. Nothing covers the picture then. @param {Scene} scene */
function showsWhole(scene) {
  const isWhole = scene.pieces.every(({ kind, isHome }) => kind !== "block" || isHome);
  scene.root.classList.toggle("whole", isWhole);
  return isWhole;
}

/** A tile shows its part. When all are in their places, the gap shows the last part.
 * @param {Scene} scene @param {Photo} photo @param {Piece} piece @param {HTMLElement} button */
function drawPart(scene, photo, piece, button) {
  const { columns, rows, size } = scene.geometry;
  const isTile = piece.kind === "block";
  const face = isTile ? button.firstElementChild : button;
  if (!face) return;
  if (!isTile && !showsWhole(scene)) {
    face.replaceChildren();
    return;
  }
  const drawn = Math.ceil(size * devicePixelRatio);
  let canvas = face.querySelector("canvas");
  if (canvas?.width === drawn) return;
  if (!canvas) face.prepend((canvas = make("canvas", { class: "part" })));
  canvas.width = canvas.height = drawn;
  const { x, y, side } = partOf(photo, columns, rows, isTile ? piece.value : columns * rows);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(photo.image, x, y, side, side, 0, 0, drawn, drawn);
}

/** Shows a picture on the tiles of a board, or takes it away. @param {Scene} scene @param {Photo | null} photo */
export function showPhoto(scene, photo) {
  for (const canvas of scene.root.querySelectorAll(".part")) canvas.remove();
  scene.root.classList.toggle("pictured", photo !== null);
  scene.root.classList.toggle("unnumbered", theLook().photoNumbers === "off");
  scene.decorate = photo ? (piece, button) => drawPart(scene, photo, piece, button) : null;
  scene.draw();
}
