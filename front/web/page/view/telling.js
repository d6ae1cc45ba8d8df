// SPDX-License-Identifier: MIT
// Describes a move by what the board shows: faces, cards and colours instead of
// coordinates.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../games.js").Piece} Piece
 * @typedef {import("../games.js").Move} Move
 * @typedef {object} Told
 * @property {string} order what to do: "move the 7 of hearts onto the 8 of spades"
 * @property {string} done what the player did: "you moved the 7 of hearts onto the 8 of spades"
 * @property {string} brief "7 of hearts onto the 8 of spades", for a list of moves
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
      order: tr("play %s", notation),
      done: tr("you played %s", notation),
      brief: notation,
      spots: [move.from, move.to],
    }
  );
}

/** Why a move is suggested, without the other moves that the solver may list.
 * @param {Scene} scene @param {string} says */
export function reasonOf(scene, says) {
  const [first] = says.split("; ");
  return scene.drawing.reason?.(scene, first) ?? first;
}
