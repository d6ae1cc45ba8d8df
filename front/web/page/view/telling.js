// SPDX-License-Identifier: MIT
// Describes a move by what the board shows: faces, cards and colours instead of
// coordinates.

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../games.js").Piece} Piece
 * @typedef {import("../games.js").Move} Move
 * @typedef {object} Told
 * @property {[string, string]} act what to do, and what was done: "take", "took"
 * @property {string} what "the 7 of hearts onto the 8 of spades"
 * @property {string} [marked] the rest of "what" if the spots are marked on the board: "to the marked cell"
 * @property {() => string} [where] for players who can't see the marks
 * @property {number[]} spots the pieces that the move is about
 * @property {number[]} [trail] the spots that a piece passes
 */

/** @param {Scene} scene @param {Piece[]} pieces those before the move
 * @param {Move} move @param {string} notation @returns {Told} */
export function tellMove(scene, pieces, move, notation) {
  const at = (/** @type {number} */ spot) => pieces.find((piece) => piece.spot === spot);
  return (
    scene.drawing.tell?.(scene, at, move) ?? {
      act: ["play", "played"],
      what: notation,
      spots: [move.from, move.to],
    }
  );
}

/** "take the 3 of bamboo with the 3 of bamboo" @param {Told} told @param {0 | 1} tense to do, or done */
export const wordsOf = ({ act, what, marked }, tense) => [act[tense], what, marked].filter(Boolean).join(" ");

/** Why a move is suggested, without the other moves that the solver may list.
 * @param {Scene} scene @param {string} says */
export function reasonOf(scene, says) {
  const [first] = says.split("; ");
  return scene.drawing.reason?.(scene, first) ?? first;
}

/** "3 of bamboo with the 3 of bamboo", for a list of moves. @param {Told} told */
export const shortWords = ({ what }) => what.replace(/^the /, "");
