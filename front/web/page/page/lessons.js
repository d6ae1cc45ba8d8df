// SPDX-License-Identifier: MIT
// The four steps in which each game is introduced, on the board and in the
// help. Each step points at the pieces that it is about.
import { KINDS, MARKS } from "../games.js";

/** @typedef {import("../games.js").Piece} Piece */
/** @typedef {{ words: string, shows: (piece: Piece) => boolean }} Step */

/** @param {number} mark @returns {(piece: Piece) => boolean} */
const marked = (mark) => (piece) => (piece.marks & mark) !== 0;
/** @param {number} kind @returns {(piece: Piece) => boolean} */
const ofKind = (kind) => (piece) => piece.kind === kind;
const canMove = marked(MARKS.CAN_MOVE);
const nothing = () => false;

/** The first of the faces that match others of their group: flowers, and then seasons. */
const firstFlower = 35;

/** @type {Record<string, Step[]>} */
const lessons = {
  kulki: [
    { words: "Line up five or more balls of one colour: they vanish and score.", shows: ofKind(KINDS.BALL) },
    { words: "Tap a ball, then an empty cell. It rolls there if the way is clear.", shows: canMove },
    {
      words: "A move that clears nothing brings new balls. Small ones show what is coming.",
      shows: ofKind(KINDS.NEXT_BALL),
    },
    { words: "The game ends when the board is full. Hint suggests a move, and Undo takes one back.", shows: nothing },
  ],
  mahjong: [
    { words: "Take away two tiles with the same face until none is left.", shows: canMove },
    {
      words: "A tile is free if nothing lies on it and its left or right side is open.",
      shows: marked(MARKS.IS_FREE),
    },
    {
      words: "All flowers match each other, and so do all seasons, though their faces differ.",
      shows: (piece) => piece.kind === KINDS.TILE && piece.value >= firstFlower,
    },
    {
      words: "Look before you take: four of a kind leave a choice. Undo and Shuffle help when you are stuck.",
      shows: nothing,
    },
  ],
  freecell: [
    { words: "Bring all cards home, each suit from ace to king.", shows: marked(MARKS.IS_HOME) },
    { words: "In the columns, put a card on one that is one higher and of the other colour.", shows: canMove },
    {
      words: "Each free cell holds one card until you need it. Keep some of them empty.",
      shows: marked(MARKS.IS_CELL),
    },
    { words: "Every move can be undone, and Hint shows one that leads home.", shows: nothing },
  ],
  sliding: [
    { words: "Put the tiles in order, row by row, with the gap last.", shows: ofKind(KINDS.BLOCK) },
    { words: "Tap a tile in the row or column of the gap.", shows: canMove },
    { words: "All tiles between it and the gap move along.", shows: canMove },
    {
      words: "Finish the top row and the left column first. They can then stay.",
      shows: (piece) => piece.x === 0 || piece.y === 0,
    },
  ],
};

/** The steps of a game, or none. @param {string} game @returns {Step[]} */
export const lessonOf = (game) => lessons[game] ?? [];
