// SPDX-License-Identifier: MIT
// Names for the numbers of quadrille.h, and the lists that calls leave in memory.
import { blocks, heap, heapView } from "./machine.js";

/** How a game stands. "stuck": no move is left, but an undo may help. */
/** @typedef {"going" | "won" | "stuck" | "lost"} Status */
/** What a solver has found out. "limit": nodes or memory ran out. */
/** @typedef {"no-solver" | "solved" | "impossible" | "limit"} Verdict */
/** @typedef {"place" | "ball" | "next-ball" | "tile" | "card" | "block" | "button"} Kind */
/** "went": one step of a path; "dropped": a new piece; "cleared": a piece is gone; "flew": by itself. */
/** @typedef {"went" | "dropped" | "cleared" | "flew"} What */
/** @typedef {"kulki" | "mahjong" | "freecell" | "sliding"} GameName */

/**
 * What is at one place. `spot` is its number for `Session.touch`. `x`, `y` and `z` are a column, a row and a layer; in
 * Mahjong they count half tiles. `value` is a colour, face, card (4 * rank + suit; suits: clubs, diamonds, hearts,
 * spades) or number; 0: nothing is there.
 * @typedef {object} Piece
 * @property {number} spot
 * @property {number} x
 * @property {number} y
 * @property {number} z
 * @property {Kind} kind
 * @property {number} value
 * @property {boolean} canMove
 * @property {boolean} isFree Mahjong: a side and the top are open
 * @property {boolean} isHome FreeCell: a foundation
 * @property {boolean} isCell FreeCell: a free cell
 */

/**
 * One thing that a move did.
 * @typedef {object} MoveEvent
 * @property {What} what
 * @property {number} from a spot
 * @property {number} to a spot
 * @property {number} value
 */

/** The statuses by their numbers in `Batch.statuses`. @type {readonly Status[]} */
export const STATUSES = Object.freeze(["going", "won", "stuck", "lost"]);
/** @internal @type {readonly Verdict[]} */
export const VERDICTS = Object.freeze(["no-solver", "solved", "impossible", "limit"]);
/** @type {readonly Kind[]} */
const KINDS = ["place", "ball", "next-ball", "tile", "card", "block", "button"];
/** @type {readonly What[]} */
const WHATS = ["went", "dropped", "cleared", "flew"];

/** @internal @param {number} count @param {number} [from] @returns {number[]} */
export function readMoves(count, from = blocks.list) {
  const view = heapView();
  return Array.from({ length: count }, (_, at) => view.getUint16(from + 2 * at, true));
}

/** @internal @param {number} count @returns {Piece[]} */
export function readPieces(count) {
  const all = heap();
  return Array.from({ length: count }, (_, number) => {
    const [spot, x, y, z, kind, value, marks] = all.subarray(blocks.list + 7 * number, blocks.list + 7 * number + 7);
    return {
      spot,
      x,
      y,
      z,
      kind: KINDS[kind],
      value,
      canMove: Boolean(marks & 1),
      isFree: Boolean(marks & 2),
      isHome: Boolean(marks & 4),
      isCell: Boolean(marks & 8),
    };
  });
}

/** @internal @param {number} count @param {number} [from] @returns {MoveEvent[]} */
export function readEvents(count, from = blocks.list) {
  const all = heap();
  return Array.from({ length: count }, (_, number) => {
    const at = from + 4 * number;
    return { what: WHATS[all[at]], from: all[at + 1], to: all[at + 2], value: all[at + 3] };
  });
}
