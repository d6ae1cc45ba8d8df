// SPDX-License-Identifier: MIT
// What is special about one game on the pages and dialogs that the first game doesn't need: the second half of kit.js.
import { mark, markCount, markIn } from "../../../../bindings/npm/src/shared/translate.js";

/**
 * @typedef {import("../games.js").Piece} Piece
 * @typedef {{ words: string, about: string, variant?: string }} Board words as after "new", and the variant that they
 *   mean, if it has another name
 * @typedef {{ words: string, shows: (piece: Piece) => boolean }} Step
 *
 * @typedef {object} AsideKit
 * @property {Board[]} boards the variants to offer; if none, those that the game lists
 * @property {string} [boardsTitle] what the variants are called together
 * @property {{ words: string, title: string, about: string }[]} levels what each level means
 * @property {string} [hands] how to play with a finger or a mouse
 * @property {Step[]} lesson the four steps that introduce the game; each points at the pieces that it is about
 * @property {[words: string, href: string][]} more pages that explain something about this game
 * @property {[key: string, what: string][]} typed moves as they are typed
 * @property {string} [notation] what else there is to know about these
 * @property {string[]} options what a player can choose, by the names of the options (see look.js); "balls" only shows
 *   the colours
 * @property {boolean} [finishes] the page can play the rest once nothing is left to decide
 * @property {{ title: string, forms: [one: string, other: string], has?: (piece: Piece) => boolean }} progress what tells
 *   who came further: its name, a number of it, and the pieces that count, where the score counts effort
 */

/** @param {Piece["kind"]} kind @returns {(piece: Piece) => boolean} */
const ofKind = (kind) => (piece) => piece.kind === kind;
/** @param {Piece} piece */
const canMove = (piece) => piece.canMove;
const nothing = () => false;

/** The first of the faces that match others of their group: flowers, and then seasons. */
const firstFlower = 35;

/** @type {Record<string, AsideKit>} */
const kits = {
  kulki: {
    boards: [
      { words: "kulki", about: mark("9 by 9, seven colours") },
      { words: "web5", about: mark("9 by 9, the easiest") },
      { words: "lines98", about: mark("Shows where balls will drop") },
      { words: "klines", about: mark("Shows the next colours") },
      { words: "small", about: mark("7 by 7, five colours") },
      { words: "web9", about: mark("9 by 9, the hardest") },
      { words: "large", about: mark("15 by 15, seven balls a turn") },
    ],
    levels: [],
    hands: mark("Tap a ball, then the cell to move it to; dots show where it can go. Or drag it there."),
    lesson: [
      { words: mark("Line up five or more balls of one colour: they vanish and score."), shows: ofKind("ball") },
      { words: mark("Tap a ball, then an empty cell. It rolls there if the way is clear."), shows: canMove },
      {
        words: mark("A move that clears nothing brings new balls. Small ones show what is coming."),
        shows: ofKind("next-ball"),
      },
      {
        words: mark("The game ends when the board is full. Hint suggests a move, and Undo takes one back."),
        shows: nothing,
      },
    ],
    more: [[mark("How the ball finds its way"), "#path"]],
    typed: [["d4 c2", mark("move the ball on d4 to c2")]],
    options: ["balls", "signs"],
    progress: { title: mark("points"), forms: markCount("%llu point", "%llu points") },
  },
  mahjong: {
    boards: [
      { words: "turtle", about: mark("Can always be won") },
      { words: "surprise", about: mark("A new layout every time") },
      { words: "flowers", about: mark("Any two flowers match"), variant: "turtle:flowers" },
      { words: "random", about: mark("May be impossible"), variant: "turtle:random" },
    ],
    levels: [
      { words: "easy", title: mark("Easy"), about: mark("Forgives mistakes") },
      { words: "medium", title: mark("Medium"), about: mark("Needs some care") },
      { words: "hard", title: mark("Hard"), about: mark("Rarely won at first") },
    ],
    finishes: true,
    hands: mark(
      "Tap two free tiles that match. After the first one, the tiles that match it light up. Two fingers, or the button " +
        "above the board, make tiles larger or show the whole board. The More menu has letters on the free tiles, and a " +
        "list of them.",
    ),
    lesson: [
      { words: mark("Take away two tiles with the same face until none is left."), shows: canMove },
      {
        words: mark("A tile is free if nothing lies on it and its left or right side is open."),
        shows: ({ isFree }) => isFree,
      },
      {
        words: mark("All flowers match each other, and so do all seasons, though their faces differ."),
        shows: (piece) => piece.kind === "tile" && piece.value >= firstFlower,
      },
      {
        words: mark("Look before you take: four of a kind leave a choice. Undo and Shuffle help when you are stuck."),
        shows: nothing,
      },
    ],
    more: [],
    typed: [
      ["5b", mark("take the two tiles with the 5 of bamboo")],
      ["we", mark("take the two east winds")],
    ],
    options: ["tiles", "turn", "pairs"],
    progress: { title: mark("tiles removed"), forms: markCount("%llu tile removed", "%llu tiles removed") },
    notation: mark(
      "Faces are 1 to 9 with b for bamboo, c for characters and d for dots; we, ws, ww and wn for the winds; dr, dg " +
        "and dw for the dragons; fl for a flower and se for a season. A face is enough if just two of its tiles are free.",
    ),
  },
  freecell: {
    boards: [
      { words: "4cells", about: mark("The usual game") },
      { words: "5cells", about: mark("Easier") },
      { words: "3cells", about: mark("Harder") },
      { words: "2cells", about: markIn("variant", "Hard") },
      { words: "1cells", about: mark("Very hard") },
      { words: "0cells", about: mark("Rarely possible") },
    ],
    levels: [
      { words: "easy", title: mark("Easy"), about: mark("One cell is enough") },
      { words: "medium", title: mark("Medium"), about: mark("Needs two cells") },
      { words: "hard", title: mark("Hard"), about: mark("Needs three or four") },
    ],
    finishes: true,
    hands: mark(
      "Tap a card, then the place to move it to; the places it can go light up. Or drag it there. An ordered run of " +
        "cards on top of it moves along.",
    ),
    lesson: [
      { words: mark("Bring all cards home, each suit from ace to king."), shows: ({ isHome }) => isHome },
      { words: mark("In the columns, put a card on one that is one higher and of the other colour."), shows: canMove },
      {
        words: mark("Each free cell holds one card until you need it. Keep some of them empty."),
        shows: ({ isCell }) => isCell,
      },
      { words: mark("Every move can be undone, and Hint shows one that leads home."), shows: nothing },
    ],
    more: [],
    typed: [
      ["26", mark("move from column 2 to column 6")],
      ["3a", mark("move from column 3 to free cell a")],
      ["bh", mark("move from free cell b home; 0 does the same as h")],
    ],
    options: ["faces", "backs", "print", "suits", "cards"],
    progress: { title: mark("cards home"), forms: markCount("%llu card home", "%llu cards home") },
  },
  sliding: {
    boards: [
      { words: "3x3", about: mark("The 8-puzzle") },
      { words: "4x4", about: mark("The 15-puzzle") },
      { words: "5x5", about: mark("24 tiles") },
      { words: "6x6", about: mark("35 tiles") },
      { words: "8x8", about: mark("63 tiles") },
      { words: "10x10", about: mark("99 tiles") },
      { words: "4x4:walk", about: mark("4 by 4, for a short break") },
    ],
    boardsTitle: mark("Sizes"),
    levels: [],
    hands: mark("Tap a tile in the row or column of the gap: it moves with all tiles in between."),
    lesson: [
      { words: mark("Put the tiles in order, row by row, with the gap last."), shows: ofKind("block") },
      { words: mark("Tap a tile in the row or column of the gap."), shows: canMove },
      { words: mark("All tiles between it and the gap move along."), shows: canMove },
      {
        words: mark("Finish the top row and the left column first. They can then stay."),
        shows: (piece) => piece.x === 0 || piece.y === 0,
      },
    ],
    more: [],
    typed: [["12", mark("move tile 12, if it is beside the gap")]],
    options: ["photo", "arrows"],
    progress: {
      title: mark("tiles in place"),
      forms: markCount("%llu tile in place", "%llu tiles in place"),
      has: ({ kind, isHome }) => kind === "block" && isHome,
    },
  },
};

/** @type {AsideKit} */
const plain = {
  boards: [],
  levels: [],
  lesson: [],
  more: [],
  typed: [],
  options: [],
  progress: { title: mark("moves"), forms: markCount("%s move", "%s moves") },
};

/** @param {string} game */
export const asideKitOf = (game) => kits[game] ?? plain;
