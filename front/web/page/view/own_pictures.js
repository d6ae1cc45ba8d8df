// SPDX-License-Identifier: MIT
// The player's own pictures: behind every board, and on the backs of cards. The
// page's content policy has no room for addresses of data, so each is drawn on
// a canvas. A table is darkened until text is readable on each of its points.
// Without imports, this script shares nothing with the first ones.

/**
 * @typedef {import("../play/keep.js").Keep} Keep
 * @typedef {typeof import("../art/backs.js").ownBack} OwnBack
 */

/** No red, green or blue of a table is brighter: of 255. White text then has a contrast of more than 5. */
const brightest = 86;
/** How many points, across and down, say how bright a picture is, and the share of them that keeps its shades. */
const points = 64,
  share = 0.9;
/** The edge around the picture of a card, relative to its width. */
const edge = 0.045;

/** The picture that is kept for a use, or null. @param {Keep} keep @param {string} use */
export async function keptPicture(keep, use) {
  const row = await keep.picture(use);
  return row ? createImageBitmap(new Blob([row.bytes], { type: row.type })) : null;
}

/** @param {number} width @param {number} height */
function blank(width, height) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  return { canvas, pen: /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")) };
}

/** How bright a picture is, without its few brightest points: 0 to 255. @param {ImageBitmap} image */
function brightnessOf(image) {
  const { pen } = blank(points, points);
  pen.drawImage(image, 0, 0, points, points);
  const { data } = pen.getImageData(0, 0, points, points);
  const all = Array.from({ length: points * points }, (_, nth) => Math.max(...data.slice(4 * nth, 4 * nth + 3)));
  return all.sort((a, b) => a - b)[Math.floor(all.length * share)];
}

/** A picture that is dark enough for text: all of it is darkened alike, and what is still too bright loses its shades.
 * @param {ImageBitmap} image */
export function darkened(image) {
  const { width, height } = image;
  const { canvas, pen } = blank(width, height);
  pen.drawImage(image, 0, 0);
  const veil = Math.min(255, Math.round((255 * brightest) / Math.max(1, brightnessOf(image))));
  for (const [mode, grey] of /** @type {Array<[GlobalCompositeOperation, number]>} */ ([
    ["multiply", veil],
    ["darken", brightest],
  ])) {
    pen.globalCompositeOperation = mode;
    pen.fillStyle = `rgb(${grey}, ${grey}, ${grey})`;
    pen.fillRect(0, 0, width, height);
  }
  return canvas;
}

/** Draws a back: the picture with a white edge, so that cards that overlap stand apart.
 * @param {ImageBitmap} image @param {HTMLCanvasElement} canvas */
export function paintBack(image, canvas) {
  const { width, height } = image;
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const rim = width * edge;
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, rim, rim, width - 2 * rim, height - 2 * rim);
}

/** Without a picture, each game has its own table. @param {ImageBitmap | null} image */
function setTable(image) {
  document.querySelector(".table-picture")?.remove();
  if (!image) {
    document.documentElement.dataset.table = "game";
    return;
  }
  const canvas = darkened(image);
  canvas.className = "table-picture";
  canvas.setAttribute("aria-hidden", "true");
  document.body.prepend(canvas);
}

/** @param {OwnBack} ownBack @param {ImageBitmap | null} image */
function setBack(ownBack, image) {
  ownBack.paint = image ? (canvas) => paintBack(image, canvas) : undefined;
  for (const canvas of document.querySelectorAll("canvas.back"))
    ownBack.paint?.(/** @type {HTMLCanvasElement} */ (canvas));
}

let turn = 0;

/** Shows the pictures that are chosen.
 * @param {Keep} keep @param {Readonly<Record<string, string>>} look the player's options @param {OwnBack} ownBack */
export async function showOwn(keep, { table, backs }, ownBack) {
  const mine = ++turn;
  const read = (/** @type {boolean} */ isChosen, /** @type {string} */ use) =>
    isChosen ? keptPicture(keep, use).catch(() => null) : null;
  const [cloth, back] = await Promise.all([read(table === "own", "table"), read(backs === "own", "back")]);
  if (mine !== turn) return;
  if (table === "own") setTable(cloth);
  if (backs === "own") setBack(ownBack, back);
}
