// SPDX-License-Identifier: MIT
// What a board consists of: for each piece its place, its pictures and its name in words.
import { tr } from "./shared/translate.js";
import { COLOURS, ballName, cardName, cardPlace, faceName, placeName } from "./shared/names.js";
import { TABLE_SPOT } from "./shared/values.js";
/** @import { Piece } from "./shared/values.js" */

/** @typedef {{ name: string, x: number, y: number, width: number, height: number, paint?: string }} Picture */
/** @typedef {{ text: string, x: number, y: number, size: number, paint: string }} Words */
/**
 * A thing to look at and perhaps to touch. `order` says what covers what.
 * @typedef {object} Thing
 * @property {number} spot
 * @property {string} label
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} order
 * @property {boolean} isTouchable
 * @property {Picture[]} pictures
 * @property {Words[]} words
 */

const CARD = { width: 100, height: 140, right: 108, down: 34, top: 158 };
const TILE = { right: 30, down: 40, depth: 7 };

/** @param {Piece[]} pieces @returns {Thing[]} */
function cards(pieces) {
  const cells = Math.max(0, ...pieces.filter((piece) => piece.isCell).map((piece) => piece.x + 1));
  const homes = Math.max(8, cells + 4) - 4;
  return pieces.map((piece) => {
    const { spot, value, isHome, isCell } = piece;
    const [x, y] = [
      CARD.right * (isHome ? homes + piece.x : piece.x),
      isHome || isCell ? 0 : CARD.top + CARD.down * piece.y,
    ];
    const box = { x, y, width: CARD.width, height: CARD.height };
    const isCard = piece.kind === "card";
    const place = cardPlace(piece);
    const paint = `var(--suit-${value & 3})`;
    /** @type {Picture[]} */
    const face = [
      { name: "card-body", ...box },
      { name: `card-${value}`, paint, ...box },
    ];
    const slot = { name: isHome ? `home-${value}` : "", paint: "var(--slot)", ...box };
    return {
      spot,
      label: isCard ? `${cardName(value)}, ${place}` : tr("empty %s", place),
      ...box,
      order: piece.y,
      isTouchable: true,
      pictures: isCard ? face : [slot],
      words: [],
    };
  });
}

/** @param {Piece[]} pieces @returns {Thing[]} */
function tiles(pieces) {
  const layers = Math.max(...pieces.map((piece) => piece.z));
  return pieces
    .filter((piece) => piece.kind === "tile" && piece.value)
    .map((piece) => {
      const shift = TILE.depth * (layers - piece.z);
      const box = { x: TILE.right * piece.x + shift, y: TILE.down * piece.y + shift, width: 60, height: 80 };
      const names = ["tile-body", `face-${piece.value}`, ...(piece.isFree ? [] : ["tile-veil"])];
      return {
        spot: piece.spot,
        label: tr(
          "%1$s, row %2$s, column %3$s, layer %4$s",
          faceName(piece.value),
          piece.y / 2 + 1,
          piece.x / 2 + 1,
          piece.z + 1,
        ),
        ...box,
        order: 10000 * piece.z - 100 * piece.x + piece.y,
        isTouchable: piece.isFree,
        pictures: names.map((name) => ({ name, ...box })),
        words: [],
      };
    });
}

/** @param {Piece[]} pieces @returns {Thing[]} */
function blocks(pieces) {
  return pieces.map((piece) => {
    const box = { x: 100 * piece.x, y: 100 * piece.y, width: 100, height: 100 };
    const [paint, ink] = piece.isHome ? ["var(--home)", "var(--home-ink)"] : ["var(--block)", "var(--block-ink)"];
    return {
      spot: piece.spot,
      label: piece.value ? tr("tile %s", piece.value) : tr("gap"),
      ...box,
      order: 0,
      isTouchable: piece.canMove && piece.value > 0,
      pictures: piece.value ? [{ name: "block", paint, ...box }] : [],
      words: piece.value ? [{ text: String(piece.value), x: box.x + 50, y: box.y + 48, size: 40, paint: ink }] : [],
    };
  });
}

/** Next balls whose cells are unknown stand in a row above the board. @param {Piece[]} pieces @returns {Thing[]} */
function balls(pieces) {
  const above = pieces.filter((piece) => piece.spot >= TABLE_SPOT && piece.kind === "next-ball");
  const top = above.length ? 90 : 0;
  return pieces
    .filter((piece) => piece.spot < TABLE_SPOT || piece.kind === "next-ball")
    .map((piece) => {
      const isAbove = piece.spot >= TABLE_SPOT;
      const [x, y] = isAbove ? [70 * above.indexOf(piece), 0] : [100 * piece.x, top + 100 * piece.y];
      const box = { x, y, width: isAbove ? 70 : 100, height: isAbove ? 70 : 100 };
      const paint = `var(--ball-${piece.value})`;
      const small = isAbove
        ? { x: x + 5, y: y + 5, width: 60, height: 60 }
        : { x: x + 31, y: y + 31, width: 38, height: 38 };
      const square = { name: "square", paint: "var(--square)", ...box };
      const isBall = piece.kind === "ball" && piece.value > 0;
      const ball = { name: isBall ? "ball" : "ball-body", paint, ...(isBall ? box : small) };
      const what = isBall
        ? `${ballName(COLOURS[piece.value])} ${piece.value}`
        : piece.value
          ? tr("next %s", ballName(COLOURS[piece.value]))
          : "empty";
      return {
        spot: piece.spot,
        label: isAbove ? what : `${placeName(piece)}, ${what}`,
        ...box,
        order: 0,
        isTouchable: !isAbove,
        pictures: [...(isAbove ? [] : [square]), ...(piece.value ? [ball] : [])],
        words: isBall ? [{ text: String(piece.value), x: x + 50, y: y + 52, size: 28, paint: "#1b1e27" }] : [],
      };
    });
}

/** The things on a board, those that cover others last. @param {Piece[]} pieces @returns {Thing[]} */
export function thingsOf(pieces) {
  const has = (/** @type {string} */ kind) => pieces.some((piece) => piece.kind === kind);
  const draw = has("card") ? cards : has("tile") ? tiles : has("block") ? blocks : balls;
  return draw(pieces).sort((one, other) => one.order - other.order);
}
