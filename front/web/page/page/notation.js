// SPDX-License-Identifier: MIT
// The notation of typed moves: what a text means in a game, and what can
// follow.

/**
 * @typedef {object} Shape the properties of a board that the notation depends on
 * @property {string} game
 * @property {number} [columns] of Kulki's board
 * @property {number} [rows]
 * @property {number} [cells] FreeCell's free cells
 * @property {number} [last] the highest number on a tile of the sliding puzzle
 *
 * @typedef {{ is: "part" | "open" | "whole", text: string, next: string }} Typed
 *   part: the start of a move; open: complete, but more may follow; whole: complete. "next" says what can follow.
 */

const suits = "bcd";
const faces = [
  ..."123456789".split("").flatMap((rank) => suits.split("").map((suit) => rank + suit)),
  ..."WE WS WW WN DR DG DW FL SE FP FO FC FB SP SU AU WI".toLowerCase().split(" "),
];

/** Formats a list: "a, b or c". @param {string[]} all */
function orWords(all) {
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} or ${all[all.length - 1]}`;
}

/** @param {string} first @param {string} last */
const fromTo = (first, last) => (first === last ? first : `${first} to ${last}`);

/** @param {number} nth from 0 */
const letter = (nth) => String.fromCharCode(97 + nth);

/** A number to which more digits may be added, up to the highest one. @param {string} digits @param {number} last */
function number(digits, last) {
  const value = Number(digits);
  if (!/^[1-9][0-9]*$/.test(digits) || value > last) return null;
  const most = Math.min(9, last - value * 10);
  return most < 0 ? "" : `${fromTo("0", String(most))}, a space or Enter`;
}

/** @type {Record<string, (text: string, shape: Shape) => Typed | null>} */
const readers = {
  /** One cell: "d4", "j12". A move consists of two. */
  kulki(text, { columns = 9, rows = 9 }) {
    const column = text.charCodeAt(0) - 97;
    if (!(column >= 0 && column < columns)) return null;
    if (text.length === 1) return { is: "part", text, next: `a row, ${fromTo("1", String(rows))}` };
    const next = number(text.slice(1), rows);
    return next === null ? null : { is: next ? "open" : "whole", text, next };
  },

  /** A move: "26", "3a", "bh". */
  freecell(text, { cells = 4 }) {
    const own = "abcdefg".slice(0, cells);
    const to = [
      "a column, 1 to 8",
      ...(cells ? [`a free cell, ${fromTo("a", letter(cells - 1))}`] : []),
      "h for the foundations",
    ];
    if (!text || !("12345678" + own).includes(text[0])) return null;
    if (text.length === 1) return { is: "part", text, next: orWords(to) };
    return text.length === 2 && ("12345678h0" + own).includes(text[1]) ? { is: "whole", text, next: "" } : null;
  },

  /** The face of a pair: "5b", "we". */
  mahjong(text) {
    const fitting = faces.filter((face) => face.startsWith(text));
    if (!text || !fitting.length) return null;
    if (text.length === 2) return { is: "whole", text, next: "" };
    return { is: "part", text, next: orWords(fitting.map((face) => face[1])) };
  },

  /** The number of a tile. The rules refuse 0, or a digit that is too high, with their own message. */
  sliding(text, { last = 15 }) {
    if (text === "0" || (/^\d$/.test(text) && Number(text) > last)) return { is: "whole", text, next: "" };
    const next = number(text, last);
    return next === null ? null : { is: next ? "open" : "whole", text, next };
  },
};

/** Interprets a text. Returns null if no move starts like this. @param {string} text @param {Shape} shape */
export function readTyped(text, shape) {
  return readers[shape.game]?.(text.toLowerCase(), shape) ?? null;
}

/** What can follow Kulki's first cell. @param {Shape} shape */
export const targetWords = ({ columns = 9 }) => `the target's column, ${fromTo("a", letter(columns - 1))}`;
