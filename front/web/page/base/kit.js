// SPDX-License-Identifier: MIT
// A kit contains everything that is special about one game on the page, besides its drawing: the twin of table/kit.h.
// A game without a kit gets plain defaults. aside_kit.js has what the first game doesn't need.
import { mark, markIn, trIn } from "../../../../bindings/npm/src/shared/translate.js";

/**
 * @typedef {object} Kit
 * @property {string} title the short title
 * @property {string} [motto] what to do, in a few words; only games with an introduction have one
 * @property {string} [usual] the variant that goes without saying
 * @property {Record<string, string>} [titles] what titles call variants; the module names them
 * @property {string} [layout] the usual layout, in games that have layouts
 * @property {RegExp} [levels] the variants that have levels, in games that have levels
 * @property {string} [onlyLevels] which ones these are, as a sentence about an address
 * @property {string} [lost] what to say of a position that can't be won, if undoing is not the only way out
 * @property {boolean} [isLuck] the game depends on chance: nothing tells whether it can be won
 * @property {boolean} [cells] a move is typed as two cells: columns are letters
 * @property {string} [arrows] the moves that the arrow keys make, if they don't move the cursor: left, right, up, down
 * @property {boolean} [listsFree] the drawing always marks the pieces that can move; a list of them helps instead
 */

/** @type {Record<string, Kit>} */
const kits = {
  kulki: {
    // TRANSLATORS: The short titles of the games, for buttons.
    title: markIn("title", "Kulki"),
    motto: mark("Line up five balls"),
    usual: "kulki",
    isLuck: true,
    cells: true,
  },
  mahjong: {
    title: markIn("title", "Mahjong"),
    motto: mark("Match pairs of free tiles"),
    usual: "turtle",
    layout: "turtle",
    levels: /^/,
    lost: mark("✗ a shuffle may help"),
    listsFree: true,
  },
  freecell: {
    title: markIn("title", "FreeCell"),
    motto: mark("Bring all cards home"),
    usual: "4cells",
    levels: /^(4cells)?$/,
    onlyLevels: mark("Levels are only available with four free cells: %s."),
  },
  sliding: {
    title: markIn("title", "Sliding"),
    motto: mark("Put the tiles in order"),
    arrows: "lrud",
  },
};

/** The names of all games. */
export const gameNames = Object.keys(kits);

/** Takes from the module what titles call variants, and games without a kit.
 * @param {{ name: string, title: string, titles: Record<string, string> }} game */
export function addGame({ name, title, titles }) {
  if (kits[name]) kits[name].titles = titles;
  else {
    kits[name] = { title, titles };
    gameNames.push(name);
  }
}

/** @param {string} game */
export const kitOf = (game) => kits[game] ?? { title: game };

/** @param {string} game */
export const titleOfGame = (game) => trIn("title", kitOf(game).title);

/** The name of a game on a layout without its level. @param {string} name */
export const withoutLevel = (name) => name.replace(/ (easy|medium|hard|winnable)$/, "");

/** The layout that a game was dealt on, without its level, or "". Games of a level are chosen among random deals;
 * otherwise, what looks like a level belongs to the layout's name.
 * @param {{ game: string, own: number, name?: string, variant: string }} state */
export const layoutOf = ({ game, own, name = "", variant }) =>
  own && kitOf(game).layout ? (variant.endsWith(":random") ? withoutLevel(name) : name) : "";
