// SPDX-License-Identifier: MIT
// Quadrille's own glyphs, as strokes and shapes: numerals and letters in boxes
// of 60 by 100, suits and Chinese characters in boxes of 100 by 100. They look
// the same on every machine, whatever fonts it has.

/** @type {Record<string, string>} */
const strokes = {
  0: "M30 8C15 8 8 26 8 50S15 92 30 92 52 74 52 50 45 8 30 8Z",
  1: "M13 25 34 8V92",
  2: "M9 29C9 15 18 8 30 8S51 16 51 29C51 43 40 55 9 92H54",
  3: "M10 20C14 12 21 8 30 8 42 8 50 16 50 27S42 47 26 47C43 47 53 56 53 69S43 92 30 92C20 92 12 87 8 78",
  4: "M41 92V8L6 66H55",
  5: "M50 8H16L12 46C17 41 23 39 30 39 44 39 53 50 53 65S44 92 29 92C19 92 12 87 8 80",
  6: "M46 10C24 13 8 36 8 64 8 82 17 92 30 92S53 82 53 66 44 41 30 41C20 41 12 47 9 57",
  7: "M8 8H52C36 34 27 62 24 92",
  8: "M30 8C19 8 11 16 11 27S19 46 30 46 49 38 49 27 41 8 30 8ZM30 46C17 46 7 56 7 69S17 92 30 92 53 82 53 69 43 46 30 46Z",
  9: "M14 90C36 87 52 64 52 36 52 18 43 8 30 8S7 18 7 34 16 59 30 59C40 59 48 53 51 43",
  A: "M4 92 30 8 56 92M14 64H46",
  J: "M44 8V66C44 84 36 92 24 92 14 92 8 86 6 76",
  Q: "M30 8C14 8 6 26 6 50S14 92 30 92 54 74 54 50 46 8 30 8ZM37 70 56 96",
  K: "M10 8V92M52 8 10 58M25 41 54 92",
  E: "M50 8H12V92H50M12 48H44",
  S: "M50 22C47 13 40 8 30 8 18 8 10 16 10 27 10 52 52 42 52 70 52 84 43 92 30 92 18 92 10 86 7 76",
  W: "M2 8 16 92 30 30 44 92 58 8",
  N: "M10 92V8L50 92V8",
};

/** @type {Record<string, string>} */
export const hanzi = {
  1: "M8 55C34 51 66 51 92 46",
  2: "M24 27C42 25 58 25 76 23M8 80C36 76 64 76 92 74",
  3: "M18 17C40 15 62 15 82 13M25 50C42 48 58 48 75 47M8 86C36 82 64 82 92 81",
  4: "M14 18V86M14 20H86V86M14 82H86M39 22C39 44 35 54 24 62M61 22V48C61 57 66 59 80 57",
  5: "M14 13H86M46 13 34 86M18 48H73V86M6 87H94",
  6: "M49 5 57 21M7 35H93M36 50C32 66 24 78 10 91M64 50C70 64 78 76 92 90",
  7: "M7 47 93 34M44 7V72C44 84 50 87 61 87H80C88 87 91 82 91 69",
  8: "M37 16C36 46 26 70 6 90M58 11C62 44 76 74 95 88",
  9: "M11 31H65V73C65 84 70 87 78 87 90 87 93 82 93 66M39 7C39 48 33 74 8 93",
  wan: "M8 14H92M33 3V25M67 3V25M27 32H73V55H27ZM27 43H73M50 32V80M14 96V64H86V88C86 94 83 96 74 94M32 82C44 80 56 79 66 77M60 70 69 85",
  east: "M12 19H88M26 33H74V62H26ZM26 47H74M50 4V97M48 62C38 76 26 85 8 91M52 62C62 76 74 85 92 91",
  south: "M10 18H90M50 4V33M17 96V35H83V87C83 94 79 96 70 94M35 43 42 55M65 43 58 55M31 60H69M27 75H73M50 60V94",
  west: "M7 14H93M16 34H84V92M16 34V92M16 87H84M40 14V50C40 61 34 67 25 71M60 14V57C60 65 64 67 77 66",
  north: "M38 7V94M38 40H10M5 80 38 67M62 7V77C62 86 66 88 74 88H84C92 88 94 83 94 71M89 27 62 46",
  middle: "M15 28H85V62H15ZM50 4V97",
  fa: "M13 17H38C34 31 24 41 8 47M20 26 31 35M51 7C59 26 75 38 94 45M75 9 62 20M88 21 72 31M15 53H40V65H17V78H42C42 92 37 96 25 93M57 53H78V63C78 67 80 68 90 67M57 53C57 63 55 67 48 71M53 76H82C76 87 66 93 50 97M58 80C66 89 76 94 92 97",
};

const suits = [
  "M50 6C62 6 71 15 71 26 71 32 68 37 64 41 67 39 71 38 75 38 87 38 96 47 96 59S87 80 75 80C66 80 58 76 54 69 55 82 58 90 67 95H33C42 90 45 82 46 69 42 76 34 80 25 80 13 80 4 71 4 59S13 38 25 38C29 38 33 39 36 41 32 37 29 32 29 26 29 15 38 6 50 6Z",
  "M50 3C59 22 72 38 87 50 72 62 59 78 50 97 41 78 28 62 13 50 28 38 41 22 50 3Z",
  "M50 92C20 67 5 51 5 33 5 17 16 8 28 8 39 8 46 14 50 23 54 14 61 8 72 8 84 8 95 17 95 33 95 51 80 67 50 92Z",
  "M50 5C56 24 93 42 93 64 93 77 83 84 73 84 64 84 58 81 54 75 55 84 58 91 67 96H33C42 91 45 84 46 75 42 81 36 84 27 84 17 84 7 77 7 64 7 42 44 24 50 5Z",
];

/**
 * A word in Quadrille's numerals, with its upper left corner at x, y.
 * @param {string} word
 * @param {number} x
 * @param {number} y
 * @param {number} height
 * @param {number} [weight] width of the strokes, in hundredths of the height
 * @param {string} [ink]
 */
export function numerals(word, x, y, height, weight = 14, ink = "currentColor") {
  const scale = height / 100;
  const paths = [...word].map((sign, nth) => `<path transform="translate(${nth * 70} 0)" d="${strokes[sign]}"/>`);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}"` +
    ` stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g>`
  );
}

/** The width of a word at a given height. @param {string} word @param {number} height */
export function widthOf(word, height) {
  return ((word.length * 70 - 10) * height) / 100;
}

/**
 * A word centred on x, y.
 * @param {string} word
 * @param {number} x
 * @param {number} y
 * @param {number} height
 * @param {number} [weight]
 * @param {string} [ink]
 */
export function centred(word, x, y, height, weight, ink) {
  return numerals(word, x - widthOf(word, height) / 2, y - height / 2, height, weight, ink);
}

/**
 * A Chinese character in a box whose upper left corner is at x, y.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} ink
 * @param {number} [weight]
 */
export function character(name, x, y, width, height, ink, weight = 10) {
  return (
    `<path transform="translate(${x} ${y}) scale(${width / 100} ${height / 100})" fill="none"` +
    ` stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" d="${hanzi[name]}"/>`
  );
}

/**
 * The symbol of a suit, centred on x, y.
 * @param {number} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} [ink]
 * @param {boolean} [turned] upside down
 */
export function pip(suit, x, y, size, ink = "currentColor", turned = false) {
  const scale = size / 100;
  return (
    `<path transform="translate(${x} ${y}) ${turned ? "rotate(180) " : ""}scale(${scale}) translate(-50 -50)"` +
    ` fill="${ink}" d="${suits[suit]}"/>`
  );
}
