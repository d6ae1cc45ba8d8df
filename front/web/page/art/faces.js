// SPDX-License-Identifier: MIT
// Mahjong's faces, 60 by 80, by the numbers that the rules give them: bamboos,
// characters, dots, winds, dragons, flowers and seasons. Small tiles show a
// numeral and the symbol of their suit instead of many small shapes.
import { centred, character, numerals } from "./glyphs.js";
import { around, blue, gold, green, ink, plants, red } from "./plants.js";
import { symbol } from "./sprite.js";

export const faceBox = "0 0 60 80";

/* ------------------------------------------------------------------- dots */

/** @param {number} x @param {number} y @param {number} r @param {string} colour */
function dot(x, y, r, colour) {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.64}" fill="none" stroke="var(--tile-face)" stroke-width="${r * 0.2}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.22}" fill="var(--tile-face)"/>`
  );
}

function oneDot() {
  return (
    `<circle cx="30" cy="40" r="23" fill="${green}"/><circle cx="30" cy="40" r="19.5" fill="var(--tile-face)"/>` +
    around(12, 30, 40, 14.5, `<circle r="3.2" fill="${blue}"/>`) +
    `<circle cx="30" cy="40" r="9" fill="${red}"/>` +
    around(6, 30, 40, 4.6, `<circle r="1.9" fill="var(--tile-face)"/>`)
  );
}

/** The x, y and colour of each dot. @type {Record<number, Array<[number, number, string]>>} */
const dots = {
  2: [
    [30, 22, green],
    [30, 58, blue],
  ],
  3: [
    [15, 18, blue],
    [30, 40, red],
    [45, 62, green],
  ],
  4: [
    [17, 21, blue],
    [43, 21, green],
    [17, 59, green],
    [43, 59, blue],
  ],
  5: [
    [15, 19, blue],
    [45, 19, green],
    [30, 40, red],
    [15, 61, green],
    [45, 61, blue],
  ],
  6: [
    [18, 16, green],
    [42, 16, green],
    [18, 42, red],
    [42, 42, red],
    [18, 64, red],
    [42, 64, red],
  ],
  7: [
    [13, 12, green],
    [30, 20, green],
    [47, 28, green],
    [19, 46, red],
    [41, 46, red],
    [19, 66, red],
    [41, 66, red],
  ],
  8: [
    [19, 13, blue],
    [41, 13, blue],
    [19, 31, blue],
    [41, 31, blue],
    [19, 49, blue],
    [41, 49, blue],
    [19, 67, blue],
    [41, 67, blue],
  ],
  9: [
    [12, 16, green],
    [30, 16, green],
    [48, 16, green],
    [12, 40, red],
    [30, 40, red],
    [48, 40, red],
    [12, 64, blue],
    [30, 64, blue],
    [48, 64, blue],
  ],
};
const dotSize = [0, 0, 13, 10.5, 11, 9.8, 9.5, 8, 8, 8.3];

/** @param {number} number */
function dotFace(number) {
  return number === 1 ? oneDot() : dots[number].map(([x, y, colour]) => dot(x, y, dotSize[number], colour)).join("");
}

/* ---------------------------------------------------------------- bamboos */

/** @param {number} x @param {number} y @param {number} height @param {string} colour @param {number} [turn] */
function stick(x, y, height, colour, turn = 0) {
  const h = height / 2;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${colour}">` +
    `<rect x="-3.1" y="${-h}" width="6.2" height="${height}" rx="3.1"/>` +
    `<rect x="-4.6" y="${-h}" width="9.2" height="3.6" rx="1.8"/><rect x="-4.6" y="-1.8" width="9.2" height="3.6" rx="1.8"/>` +
    `<rect x="-4.6" y="${h - 3.6}" width="9.2" height="3.6" rx="1.8"/>` +
    `<path d="M-.9 ${-h + 5.5}V-3.5M-.9 3.5V${h - 5.5}" stroke="var(--tile-face)" stroke-width="1.3" opacity=".75"/></g>`
  );
}

function bird() {
  return (
    `<path fill="${green}" d="M22 30C34 24 46 32 47 46 48 58 42 64 34 66 24 64 17 54 18 42Z"/>` +
    `<path fill="${blue}" d="M27 38C36 36 43 42 44 52 38 58 29 56 26 48Z"/>` +
    `<path fill="none" stroke="var(--tile-face)" stroke-width="1.4" d="M30 42C36 43 40 47 41 52M29 47C33 48 36 51 37 54"/>` +
    `<circle cx="20" cy="23" r="9.5" fill="${red}"/><circle cx="18" cy="21" r="2.2" fill="var(--tile-face)"/>` +
    `<circle cx="18" cy="21" r="1.1" fill="${ink}"/><path fill="${gold}" d="M12 23 3 26 12 28Z"/>` +
    `<path fill="none" stroke="${red}" stroke-width="2.4" stroke-linecap="round" d="M22 14C22 9 26 7 29 6M25 15C27 11 31 10 34 11"/>` +
    `<path fill="none" stroke="${green}" stroke-width="3" stroke-linecap="round" d="M40 60C46 66 50 70 55 71M37 63C41 69 44 74 47 77"/>` +
    `<path fill="none" stroke="${gold}" stroke-width="2.4" stroke-linecap="round" d="M30 65V74M25 75H34M36 65V72"/>`
  );
}

/** @param {Array<[number, number, string]>} sticks @param {number} height */
const sticksOf = (sticks, height) => sticks.map(([x, y, colour]) => stick(x, y, height, colour)).join("");

/** @type {Record<number, () => string>} */
const bamboos = {
  1: bird,
  2: () =>
    sticksOf(
      [
        [30, 22, green],
        [30, 58, blue],
      ],
      28,
    ),
  3: () =>
    sticksOf(
      [
        [30, 22, green],
        [17, 58, blue],
        [43, 58, green],
      ],
      28,
    ),
  4: () =>
    sticksOf(
      [
        [17, 22, blue],
        [43, 22, green],
        [17, 58, green],
        [43, 58, blue],
      ],
      28,
    ),
  5: () =>
    sticksOf(
      [
        [13, 20, green],
        [47, 20, blue],
        [30, 40, red],
        [13, 60, blue],
        [47, 60, green],
      ],
      26,
    ),
  6: () =>
    sticksOf(
      [
        [13, 22, green],
        [30, 22, green],
        [47, 22, green],
        [13, 58, blue],
        [30, 58, blue],
        [47, 58, blue],
      ],
      28,
    ),
  7: () =>
    sticksOf(
      [
        [30, 14, red],
        [13, 41, green],
        [30, 41, blue],
        [47, 41, green],
        [13, 66, green],
        [30, 66, blue],
        [47, 66, green],
      ],
      21,
    ),
  8: () =>
    [
      [8, 22, green, 0],
      [22, 21, green, 32],
      [38, 21, green, -32],
      [52, 22, green, 0],
      [8, 58, blue, 0],
      [22, 59, blue, -32],
      [38, 59, blue, 32],
      [52, 58, blue, 0],
    ]
      .map(([x, y, colour, turn]) => stick(Number(x), Number(y), 28, String(colour), Number(turn)))
      .join(""),
  9: () =>
    sticksOf(
      [
        [12, 15, red],
        [12, 40, red],
        [12, 65, red],
        [30, 15, blue],
        [30, 40, blue],
        [30, 65, blue],
        [48, 15, green],
        [48, 40, green],
        [48, 65, green],
      ],
      22,
    ),
};

/* ------------------------------------------------- characters and honours */

/** @param {number} number */
const characterFace = (number) =>
  character(String(number), 16, 7, 30, 28, blue, 12) + character("wan", 13, 40, 34, 35, red, 8.5);

/** @param {string} name @param {string} colour */
const honour = (name, colour) => character(name, 9, 15, 42, 50, colour, 9.5);

const whiteDragon = () =>
  `<rect x="10" y="12" width="40" height="56" rx="5" fill="none" stroke="${blue}" stroke-width="4"/>` +
  `<rect x="16" y="18" width="28" height="44" rx="3" fill="none" stroke="${blue}" stroke-width="1.6"/>` +
  `<path d="M10 28 26 12M34 68 50 52" stroke="${blue}" stroke-width="4"/>`;

/* ------------------------------------------------------------------ faces */

/** The names of the faces, by the numbers that the rules give them. */
export const faces = [
  "--",
  ..."123456789".split("").map((number) => number + "b"),
  ..."123456789".split("").map((number) => number + "c"),
  ..."123456789".split("").map((number) => number + "d"),
  "WE",
  "WS",
  "WW",
  "WN",
  "DR",
  "DG",
  "DW",
  "FL",
  "SE",
  "FP",
  "FO",
  "FC",
  "FB",
  "SP",
  "SU",
  "AU",
  "WI",
];

/** @type {Record<string, string>} */
const winds = { WE: "east", WS: "south", WW: "west", WN: "north" };

/** @param {string} face */
function honourFace(face) {
  if (winds[face]) return honour(winds[face], ink);
  return face === "DR"
    ? honour("middle", red)
    : face === "DG"
      ? honour("fa", green)
      : face === "DW"
        ? whiteDragon()
        : plants[face]();
}

/** A numeral or letter in the corner, for players who cannot read the face. @param {string} face */
function corner(face) {
  const sign = face[1] === "c" ? face[0] : winds[face] ? face[1] : "";
  return sign ? numerals(sign, 4.5, 4.5, 11, 17, "var(--tile-note)") : "";
}

/** @param {string} face */
function large(face) {
  const number = Number(face[0]);
  const draw =
    face[1] === "b"
      ? bamboos[number]()
      : face[1] === "d"
        ? dotFace(number)
        : face[1] === "c"
          ? characterFace(number)
          : honourFace(face);
  return draw + corner(face);
}

/** @type {Record<string, [string, () => string]>} */
const smallSigns = {
  b: [green, () => stick(19, 62, 25, green) + stick(30, 62, 25, green) + stick(41, 62, 25, green)],
  c: [red, () => character("wan", 15, 45, 30, 31, red, 10)],
  d: [blue, () => dot(30, 62, 14, blue)],
};

/** @param {string} face */
function small(face) {
  const [colour, draw] = smallSigns[face[1]] ?? [];
  if (Number(face[0]) && colour && draw) return centred(face[0], 30, 25, 36, 17, colour) + draw();
  return winds[face]
    ? character(winds[face], 12, 40, 36, 36, ink, 11) + centred(face[1], 30, 21, 27, 17, ink)
    : large(face);
}

/** Makes the symbol of a face. Returns its id. @param {number} face @param {boolean} isSmall */
export function faceSymbol(face, isSmall) {
  const id = `${isSmall ? "small-" : ""}face-${face}`;
  symbol(id, faceBox, () => (isSmall ? small : large)(faces[face]));
  return id;
}

/** @type {Record<string, string>} */
const words = {
  WE: "east wind",
  WS: "south wind",
  WW: "west wind",
  WN: "north wind",
  DR: "red dragon",
  DG: "green dragon",
  DW: "white dragon",
  FL: "flower",
  SE: "season",
  FP: "plum flower",
  FO: "orchid flower",
  FC: "chrysanthemum flower",
  FB: "bamboo flower",
  SP: "spring",
  SU: "summer",
  AU: "autumn",
  WI: "winter",
};

/** The name of a face. @param {number} value */
export function nameFace(value) {
  const face = faces[value];
  return words[face] ?? `${face[0]} of ${face[1] === "b" ? "bamboo" : face[1] === "c" ? "characters" : "dots"}`;
}

/** The faces of a pair, such as "3 of bamboo" or "plum with orchid"; "" if there is no pair.
 * @param {number[]} values */
export function pairWords([one, other]) {
  if (!one || !other) return "";
  return one === other ? nameFace(one) : `${nameFace(one)} with ${nameFace(other)}`;
}

/** The face that stands for a group. All faces of a group match. @param {number} face */
export function groupFace(face) {
  return face <= 36 ? face : face <= 40 ? 35 : 36;
}
