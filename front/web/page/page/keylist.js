// SPDX-License-Identifier: MIT
// All keys in words, for the help: those of the tables that the keyboard obeys,
// and examples of typed moves.
import { make } from "./dom.js";
import { ways } from "./keyboard.js";
import { theLook } from "./lookbook.js";
import { titleOfGame } from "./route.js";

/** @typedef {typeof import("./keyboard.js")} Keyboard */
/** @typedef {string[]} KeyWords a key, what it does, and the games that have it, if not all do */

const solved = "mahjong freecell sliding";

/** @type {Record<keyof typeof ways | keyof Keyboard["plainBindings"], string>} */
const names = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  h: "h",
  j: "j",
  k: "k",
  l: "l",
  Escape: "Esc",
  Home: "Home",
  End: "End",
};

/** What the command keys do, in all games or in some. @type {Record<keyof Keyboard["bindings"], string | Record<string, string>>} */
const commands = {
  "[": "previous piece that can move",
  "]": "next piece that can move",
  t: "hint; press again for another",
  u: "undo",
  z: "undo",
  Backspace: "undo",
  U: "redo",
  y: "redo",
  r: "restart this deal; again: back to where you were",
  n: "new game at once",
  "*": "choose a new game",
  N: "today's puzzle",
  v: { [solved]: "can it still be won?" },
  P: { [solved]: "fewest moves to win (par)" },
  V: { [solved]: "watch the solution" },
  x: "what went wrong?",
  p: "autoplay",
  "+": "autoplay: faster",
  "-": "autoplay: slower",
  m: { "kulki freecell sliding": "show what can move", mahjong: "list of free tiles" },
  L: { mahjong: "letters on free tiles" },
  Z: { mahjong: "larger tiles" },
  T: "timeline: jump to any move",
  R: "replay this game",
  Pause: "pause: stop the clock and cover the board",
  "#": "statistics",
  ">": "share your result",
  ":": "type any command",
  o: "options",
  "?": "this help",
  q: "back to the start page; the game is saved",
};

/** @type {Record<keyof Keyboard["controls"], string>} */
const withControl = { z: "undo", y: "redo", s: "save to a file" };

/** Moves as they are typed. @type {Record<string, [key: string, what: string][]>} */
const examples = {
  kulki: [["d4 c2", "move the ball on d4 to c2"]],
  mahjong: [
    ["5b", "take the two tiles with the 5 of bamboo"],
    ["we", "take the two east winds"],
  ],
  freecell: [
    ["26", "move from column 2 to column 6"],
    ["3a", "move from column 3 to free cell a"],
    ["bh", "move from free cell b home; 0 does the same as h"],
  ],
  sliding: [["12", "move tile 12, if it is beside the gap"]],
};

const faces =
  "Faces are 1 to 9 with b for bamboo, c for characters and d for dots; we, ws, ww and wn for the winds; dr, dg and dw " +
  "for the dragons; fl for a flower and se for a season. A face is enough if just two of its tiles are free.";

const keyRule =
  "A letter or digit that can begin a move in this game does, in upper or lower case. Until the move is complete, " +
  "the next key belongs to it: Esc clears it, Backspace deletes one character. All other keys are commands, and for " +
  "these upper and lower case differ.";

const switchedOff = "Keys that are a letter, a digit or a sign are switched off in the options.";

/** Whether keys that are one character do something. */
const hasLetters = () => theLook().keys !== "off";

/** @returns {KeyWords[]} */
function commandKeys() {
  return Object.entries(commands).flatMap(([key, what]) =>
    typeof what === "string" ? [[key, what]] : Object.entries(what).map(([of, words]) => [key, words, of]),
  );
}

/** What the cursor keys do. Kulki's columns are letters, and they come first. @returns {KeyWords[]} */
function cursorKeys() {
  const slides = theLook().arrows === "hole" ? "move the gap" : "push a tile into the gap";
  return Object.keys(ways).flatMap((key) => {
    const name = names[/** @type {keyof typeof ways} */ (key)];
    /** @type {KeyWords[]} */
    const all = [
      [name, "move the cursor", key.length > 1 ? "kulki mahjong freecell" : "mahjong freecell"],
      [name, slides, "sliding"],
    ];
    return all;
  });
}

/** All keys in the order of the help. @returns {KeyWords[]} */
function allKeys() {
  return [
    ...cursorKeys(),
    ["Space", "pick up, put down or press"],
    ["Enter", "pick up, put down or press"],
    ...Object.entries(examples).flatMap(([of, moves]) =>
      moves.map(([key, what]) => /** @type {KeyWords} */ ([key, what, of])),
    ),
    ...commandKeys(),
    ...Object.entries(withControl).map(([key, what]) => /** @type {KeyWords} */ ([`Ctrl-${key.toUpperCase()}`, what])),
    [names.Home, "first piece"],
    [names.End, "last piece"],
    [names.Escape, "cancel"],
  ];
}

/** Whether a key is a character, or several that are typed one after another. @param {string} key */
const isTyped = (key) => !/^([←→↑↓]|Ctrl-.|[A-Z][a-z]{2,})$/.test(key);

/** The keys of some games, those with the same effect together, and what they do. @param {string[]} games */
function keyTable(games) {
  /** @type {Map<string, string[]>} */
  const table = new Map();
  for (const [key, what, of] of allKeys()) {
    const fitting = games.filter((game) => !of || of.split(" ").includes(game));
    if (!fitting.length || (isTyped(key) && !hasLetters())) continue;
    const all = fitting.length === games.length;
    const words = all ? what : `${fitting.map(titleOfGame).join(", ")}: ${what}`;
    table.set(words, [...(table.get(words) ?? []), key]);
  }
  return table;
}

/** The keys of some games, and how moves are typed. @param {string[]} games */
export function keySection(games) {
  const rule = hasLetters() ? [keyRule, ...(games.includes("mahjong") ? [faces] : [])] : [switchedOff];
  return make(
    "section",
    { class: "sheet prose" },
    make("h2", {}, "Keys"),
    ...rule.map((words) => make("p", {}, words)),
    make(
      "dl",
      { class: "keys" },
      ...[...keyTable(games)].flatMap(([what, keys]) => [
        make("dt", {}, ...keys.flatMap((key) => [make("kbd", {}, key), " "])),
        make("dd", {}, what),
      ]),
    ),
  );
}
