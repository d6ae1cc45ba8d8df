// SPDX-License-Identifier: MIT
// What pieces are called, by their values.

const RANKS = ["", "ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"];
const SUITS = ["clubs", "diamonds", "hearts", "spades"];
/** Balls in the usual colours. */
export const COLOURS = ["", "red", "green", "blue", "yellow", "violet", "cyan", "white", "orange", "grey"];
const SETS = ["bamboo", "characters", "dots"];
const OTHER_FACES = [
  ...["east wind", "south wind", "west wind", "north wind", "red dragon", "green dragon", "white dragon", "flower"],
  ...["season", "plum flower", "orchid flower", "chrysanthemum flower", "bamboo flower"],
  ...["spring", "summer", "autumn", "winter"],
];

/** @param {number} card */
export const rankName = (card) => RANKS[card >> 2];

/** @param {number} card */
export const cardName = (card) => `${rankName(card)} of ${SUITS[card & 3]}`;

/** Where a card or an empty place is. @param {import("./values.js").Piece} piece */
export const cardPlace = ({ x, isHome, isCell }) =>
  isHome ? `foundation of ${SUITS[x]}` : isCell ? `free cell ${"abcdefg"[x]}` : `column ${x + 1}`;

/** The name of a face of Mahjong's tiles. @param {number} face */
export const faceName = (face) =>
  face > 27 ? OTHER_FACES[face - 28] : `${((face - 1) % 9) + 1} of ${SETS[Math.floor((face - 1) / 9)]}`;

/** A place as players write it: the column as letters, then the row. @param {{ x: number, y: number }} place */
export function placeName({ x, y }) {
  const letter = String.fromCharCode(97 + (x % 26));
  return `${x < 26 ? "" : String.fromCharCode(96 + Math.floor(x / 26))}${letter}${y + 1}`;
}
