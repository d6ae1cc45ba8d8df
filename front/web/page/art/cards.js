// SPDX-License-Identifier: MIT
// Playing cards, 100 by 140. The index stays readable when all but a strip of
// the card is covered. Pips are in their traditional places, and court cards
// consist of a few shapes. Small cards have one large pip instead.
import { numerals, pip, widthOf } from "./glyphs.js";
import { symbol } from "./sprite.js";

export const cardBox = "0 0 100 140";
export const ranks = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** The left, middle and right columns. Rows are numbered from 0 to 6, with halves in between. */
const left = 32,
  middle = 50,
  right = 68;
/** @param {number} row */
const row = (row) => 43 + row * 13;

/** @type {Record<number, number[][]>} */
const places = {
  2: [
    [middle, 0],
    [middle, 6],
  ],
  3: [
    [middle, 0],
    [middle, 3],
    [middle, 6],
  ],
  4: [
    [left, 0],
    [right, 0],
    [left, 6],
    [right, 6],
  ],
  5: [
    [left, 0],
    [right, 0],
    [middle, 3],
    [left, 6],
    [right, 6],
  ],
  6: [
    [left, 0],
    [right, 0],
    [left, 3],
    [right, 3],
    [left, 6],
    [right, 6],
  ],
  7: [
    [left, 0],
    [right, 0],
    [middle, 1.5],
    [left, 3],
    [right, 3],
    [left, 6],
    [right, 6],
  ],
  8: [
    [left, 0],
    [right, 0],
    [middle, 1.5],
    [left, 3],
    [right, 3],
    [middle, 4.5],
    [left, 6],
    [right, 6],
  ],
  9: [
    [left, 0],
    [right, 0],
    [left, 2],
    [right, 2],
    [middle, 3],
    [left, 4],
    [right, 4],
    [left, 6],
    [right, 6],
  ],
  10: [
    [left, 0],
    [right, 0],
    [middle, 1],
    [left, 2],
    [right, 2],
    [left, 4],
    [right, 4],
    [middle, 5],
    [left, 6],
    [right, 6],
  ],
};

/** @param {number} rank @param {number} suit */
function index(rank, suit) {
  const word = ranks[rank];
  const narrow = word.length > 1 ? 0.84 : 1;
  return (
    `<g transform="translate(8 8) scale(${narrow} 1)">${numerals(word, 0, 0, 26, 15)}</g>` +
    pip(suit, 8 + narrow * widthOf(word, 26) + 16, 21, 23)
  );
}

/** @param {number} rank @param {number} suit */
function pips(rank, suit) {
  return places[rank].map(([x, y]) => pip(suit, x, row(y), 20, "currentColor", y > 3)).join("");
}

const skin = "var(--court-skin)",
  gold = "var(--court-gold)",
  robe = "var(--court-robe)";
const line = `stroke="var(--court-line)" stroke-width="1.4" stroke-linejoin="round"`;

/** The shapes behind and on top of each head. @type {Record<number, string[]>} */
const heads = {
  11: [
    `<path fill="var(--court-hair)" ${line} d="M38 50C35 58 37 65 41 68H59C63 65 65 58 62 50Z"/>`,
    `<path fill="currentColor" ${line} d="M36 49C36 40 43 36 52 37 60 38 66 42 64 49Z"/>` +
      `<path fill="${gold}" ${line} d="M61 44C68 40 70 33 77 31 77 40 73 47 63 48Z"/>`,
  ],
  12: [
    `<path fill="var(--court-hair)" ${line} d="M36 54C35 43 41 40 50 40S65 43 64 54L68 76H32Z"/>`,
    `<path fill="${gold}" ${line} d="M38 47 36 36 43 41 50 33 57 41 64 36 62 47Z"/>` +
      `<circle cx="50" cy="32" r="2.4" fill="currentColor"/>`,
  ],
  13: [
    `<path fill="var(--court-hair)" ${line} d="M37 48C34 57 35 64 38 69H62C65 64 66 57 63 48Z"/>`,
    `<path fill="${gold}" ${line} d="M37 48 33 32 42 39 50 29 58 39 67 32 63 48Z"/>` +
      `<path fill="var(--court-hair)" ${line} d="M40 58C41 74 46 77 50 77S59 74 60 58C56 64 44 64 40 58Z"/>`,
  ],
};

/** The upper half of a court card, down to the middle of the card. @param {number} rank */
function half(rank) {
  const [behind, upon] = heads[rank];
  return (
    `<path fill="${robe}" ${line} d="M22 88C23 76 33 71 50 71S77 76 78 88Z"/>` +
    `<path fill="currentColor" d="M26 88C28 80 33 76 40 74L46 88ZM74 88C72 80 67 76 60 74L54 88Z"/>` +
    behind +
    `<path fill="${gold}" ${line} d="M41 72 50 84 59 72 55 69H45Z"/>` +
    `<ellipse cx="50" cy="56" rx="10.5" ry="12" fill="${skin}" ${line}/>` +
    `<circle cx="46" cy="55" r="1.5"/><circle cx="54" cy="55" r="1.5"/>` +
    `<path d="M47 62.5Q50 64.5 53 62.5" fill="none" stroke="#7a2d24" stroke-width="1.5" stroke-linecap="round"/>` +
    upon
  );
}

/** @param {number} rank @param {number} suit */
function court(rank, suit) {
  const figure =
    `<g clip-path="inset(0)"><svg x="0" y="0" width="100" height="88" viewBox="0 0 100 88">${half(rank)}` +
    `</svg></g>`;
  return (
    `<rect x="15" y="37" width="70" height="96" rx="5" fill="var(--court-ground)" stroke="currentColor"` +
    ` stroke-width="1.2" opacity=".9"/>` +
    `<g transform="translate(-9.5 9.1) scale(1.19 .86)">${figure}</g>` +
    `<g transform="rotate(180 50 85) translate(-9.5 9.1) scale(1.19 .86)">${figure}</g>` +
    `<path d="M15 85H85" stroke="var(--court-gold)" stroke-width="2.6"/>` +
    pip(suit, 24, 47, 13) +
    pip(suit, 76, 123, 13, "currentColor", true)
  );
}

/** @param {number} suit */
function ace(suit) {
  return pip(suit, 50, 84, 52);
}

/** @param {number} rank @param {number} suit */
function large(rank, suit) {
  const body = rank === 1 ? ace(suit) : rank > 10 ? court(rank, suit) : pips(rank, suit);
  return index(rank, suit) + body;
}

/** @param {number} rank @param {number} suit */
function small(rank, suit) {
  const word = ranks[rank];
  return (
    `<g transform="translate(7 8)">${numerals(word, 0, 0, 36, 16)}</g>` +
    (word.length > 1 ? pip(suit, 79, 26, 30) : pip(suit, 71, 26, 34)) +
    (rank > 10 ? `<g transform="translate(9 58) scale(.82 .9)">${half(rank)}</g>` : pip(suit, 56, 98, 62))
  );
}

/** An index that fills the upper half of the card. @param {number} rank @param {number} suit */
function print(rank, suit) {
  const word = ranks[rank];
  const narrow = word.length > 1 ? 0.66 : 1;
  return (
    `<g transform="translate(6 8) scale(${narrow} 1)">${numerals(word, 0, 0, 54, 17)}</g>` +
    pip(suit, 76, 35, word.length > 1 ? 38 : 42) +
    (rank > 10 ? `<g transform="translate(13 74) scale(.74 .75)">${half(rank)}</g>` : pip(suit, 50, 106, 50))
  );
}

/** The ways to draw a card, for different sizes. @type {Record<string, (rank: number, suit: number) => string>} */
const drawn = { usual: large, small, large: print };

/** Makes the symbol of a card, given its number in Microsoft's order. Returns the symbol's id.
 * @param {number} card @param {string} way how it is drawn: "usual", "small" or "large" */
export function cardSymbol(card, way) {
  const id = `${way}-card-${card}`;
  symbol(id, cardBox, () => drawn[way](card >> 2, card & 3));
  return id;
}

/** Makes the symbol of an empty place, which shows which cards belong there.
 * @param {string} id @param {() => string} draw */
function signSymbol(id, draw) {
  symbol(id, cardBox, draw);
  return id;
}

/** @param {number} suit */
export const homeSymbol = (suit) => signSymbol(`home-${suit}`, () => pip(suit, 50, 70, 46));
/** @param {number} nth */
export const cellSymbol = (nth) =>
  signSymbol(
    `cell-${nth}`,
    () => `<text x="50" y="88" text-anchor="middle" font-size="52" fill="currentColor">${"abcdefg"[nth]}</text>`,
  );
