// SPDX-License-Identifier: MIT
// Names for the numbers of quadrille.h, and the lists that calls leave in memory. The page of the games reads the same
// ones.

/** How a game stands. "stuck": no move is left, but an undo may help. */
/** @typedef {"going" | "won" | "stuck" | "lost"} Status */
/** "fast": any line; "short": few moves; "optimal": the fewest moves; "prove": whether there is a line at all. */
/** @typedef {"fast" | "short" | "optimal" | "prove"} Mode */
/** What a solver has found out. "unknown": nodes or memory ran out. */
/** @typedef {"no-solver" | "won" | "impossible" | "unknown"} Verdict */
/** @typedef {"place" | "ball" | "next-ball" | "tile" | "card" | "block" | "button"} PieceKind */
/** "went": one step of a path; "dropped": a new piece; "cleared": a piece is gone; "flew": by itself. */
/** @typedef {"went" | "dropped" | "cleared" | "flew"} EventKind */
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
 * @property {PieceKind} kind
 * @property {number} value
 * @property {boolean} canMove
 * @property {boolean} isFree Mahjong: a side and the top are open
 * @property {boolean} isHome FreeCell: a foundation
 * @property {boolean} isCell FreeCell: a free cell
 */

/**
 * One thing that a move did.
 * @typedef {object} MoveEvent
 * @property {EventKind} kind
 * @property {number} from a spot
 * @property {number} to a spot
 * @property {number} value
 */

/** The statuses by their numbers in `Batch.statuses`. @type {readonly Status[]} */
export const STATUSES = Object.freeze(["going", "won", "stuck", "lost"]);
/** @internal The modes of a solver by their numbers. @type {readonly Mode[]} */
export const MODES = Object.freeze(["fast", "short", "optimal", "prove"]);
/** @internal @type {readonly Verdict[]} */
export const VERDICTS = Object.freeze(["no-solver", "won", "impossible", "unknown"]);
/** @type {readonly PieceKind[]} */
const PIECE_KINDS = ["place", "ball", "next-ball", "tile", "card", "block", "button"];
/** @type {readonly EventKind[]} */
const EVENT_KINDS = ["went", "dropped", "cleared", "flew"];

/** @internal A number that is no spot. */
export const NO_SPOT = 255;
/** @internal The spot of a button beside the board; what has no spot or only this one isn't on the board. */
export const TABLE_SPOT = 254;

/** @internal The first numbers at a place in memory. @param {Uint8Array} bytes @param {number} count @returns {number[]} */
export function readMoves(bytes, count) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: count }, (_, at) => view.getUint16(2 * at, true));
}

/** @internal Pieces of this many bytes each. @param {Uint8Array} bytes @param {number} count @param {number} size @returns {Piece[]} */
export const readPieces = (bytes, count, size) =>
  Array.from({ length: count }, (_, number) => {
    const [spot, x, y, z, kind, value, marks] = bytes.subarray(size * number);
    return {
      spot,
      x,
      y,
      z,
      kind: PIECE_KINDS[kind],
      value,
      canMove: Boolean(marks & 1),
      isFree: Boolean(marks & 2),
      isHome: Boolean(marks & 4),
      isCell: Boolean(marks & 8),
    };
  });

/** @internal @param {Uint8Array} bytes @param {number} count @returns {MoveEvent[]} */
export const readEvents = (bytes, count) =>
  Array.from({ length: count }, (_, number) => {
    const [kind, from, to, value] = bytes.subarray(4 * number, 4 * number + 4);
    return { kind: EVENT_KINDS[kind], from, to, value };
  });
