// SPDX-License-Identifier: MIT
// What pieces are called, by their values.
import { mark, tr, trIn } from "./translate.js";

const RANKS = [
  "",
  mark("ace"),
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  mark("jack"),
  mark("queen"),
  mark("king"),
];
const SUITS = ["clubs", "diamonds", "hearts", "spades"];
const FOUNDATIONS = [
  mark("foundation of clubs"),
  mark("foundation of diamonds"),
  mark("foundation of hearts"),
  mark("foundation of spades"),
];
/** Balls in the usual colours. */
export const COLOURS = ["", "red", "green", "blue", "yellow", "violet", "cyan", "white", "orange", "grey"];
const SETS = ["%c of bamboo", "%c of characters", "%c of dots"];
const OTHER_FACES = [
  ...["east wind", "south wind", "west wind", "north wind", "red dragon", "green dragon", "white dragon", "flower"],
  ...["season", "plum flower", "orchid flower", "chrysanthemum flower", "bamboo flower"],
  ...["spring", "summer", "autumn", "winter"],
];

/** @param {number} card */
export const rankName = (card) => tr(RANKS[card >> 2]);

/** A card, whose name may take another form in some place of a sentence. Other sources mark these names.
 * @param {number} card @param {string} [context] such as "onto" */
export const cardName = (card, context = "") => trIn(context, `${RANKS[card >> 2]} of ${SUITS[card & 3]}`);

/** A ball: po/composed.js has the words. @param {string} colour @param {string} [context] "moved" in sentences about a move */
export const ballName = (colour, context = "") => trIn(context, `${colour} ball`);

/** Where a card or an empty place is. @param {import("./values.js").Piece} piece */
export const cardPlace = ({ x, isHome, isCell }) =>
  isHome ? tr(FOUNDATIONS[x]) : isCell ? tr("free cell %s", "abcdefg"[x]) : tr("column %s", x + 1);

/** The name of a face of Mahjong's tiles. @param {number} face */
export const faceName = (face) =>
  face > 27 ? tr(OTHER_FACES[face - 28]) : tr(SETS[Math.floor((face - 1) / 9)], ((face - 1) % 9) + 1);

/** A place as players write it: the column as letters, then the row. @param {{ x: number, y: number }} place */
export function placeName({ x, y }) {
  const letter = String.fromCharCode(97 + (x % 26));
  return `${x < 26 ? "" : String.fromCharCode(96 + Math.floor(x / 26))}${letter}${y + 1}`;
}
