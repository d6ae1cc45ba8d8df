// SPDX-License-Identifier: MIT
// All keys in words, for the help: those of the tables that the keyboard obeys,
// and examples of typed moves.
import { mark, markIn, tr, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { asideKitOf } from "../base/aside_kit.js";
import { kitOf, titleOfGame } from "../base/kit.js";
import { make } from "../base/dom.js";
import { ways } from "./keyboard.js";
import { theLook } from "../base/lookbook.js";

/** @typedef {typeof import("./keyboard.js")} Keyboard */
/** @typedef {(game: string) => boolean} Fits
 * @typedef {[key: string, what: string, fits?: Fits]} KeyWords a key, what it does in English, and the games that have it,
 *   if not all do */

/** @type {Fits} */
const isSolved = (game) => !kitOf(game).isLuck;
/** @type {Fits} */
const listsFree = (game) => kitOf(game).listsFree === true;

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
  Escape: mark("Esc"),
  Home: markIn("key", "Home"),
  End: markIn("key", "End"),
};

/** What the command keys do, in all games or in some. @type {Record<keyof Keyboard["bindings"], string | [what: string, fits: Fits][]>} */
const commands = {
  "[": mark("previous piece that can move"),
  "]": mark("next piece that can move"),
  t: mark("hint; press again for another"),
  u: mark("undo"),
  z: mark("undo"),
  Backspace: mark("undo"),
  U: mark("redo"),
  y: mark("redo"),
  r: mark("restart this deal; again: back to where you were"),
  n: mark("new game at once"),
  "*": mark("choose a new game"),
  N: mark("today's puzzle"),
  v: [[mark("can it still be won?"), isSolved]],
  P: [[mark("fewest moves to win (par)"), isSolved]],
  V: [[mark("watch the solution"), isSolved]],
  "!": [[mark("finish, when nothing is left to decide"), (game) => asideKitOf(game).finishes === true]],
  x: mark("what went wrong?"),
  p: mark("autoplay"),
  "+": mark("autoplay: faster"),
  "-": mark("autoplay: slower"),
  m: [
    [mark("show what can move"), (game) => !listsFree(game)],
    [mark("list of free tiles"), listsFree],
  ],
  L: [[mark("letters on free tiles"), listsFree]],
  Z: [[mark("larger tiles"), listsFree]],
  T: mark("timeline: jump to any move"),
  R: mark("replay this game"),
  Pause: mark("pause: stop the clock and cover the board"),
  "#": mark("statistics"),
  ">": mark("share your result"),
  "/": mark("find pieces by name; right button or long press: those that look alike"),
  "=": [[mark("what is gone, and what comes next"), (game) => asideKitOf(game).finishes === true]],
  ":": mark("type any command"),
  o: mark("options"),
  "?": mark("this help"),
  q: mark("back to the start page; the game is saved"),
};

/** @type {Record<keyof Keyboard["controls"], string>} */
const withControl = { z: mark("undo"), y: mark("redo"), s: mark("save to a file") };

const keyRule = mark(
  "A letter or digit that can begin a move in this game does, in upper or lower case. Until the move is complete, " +
    "the next key belongs to it: Esc clears it, Backspace deletes one character. All other keys are commands, and for " +
    "these upper and lower case differ.",
);

const switchedOff = mark("Keys that are a letter, a digit or a sign are switched off in the options.");

/** Whether keys that are one character do something. */
const hasLetters = () => theLook().keys !== "off";

/** @returns {KeyWords[]} */
function commandKeys() {
  return Object.entries(commands).flatMap(([key, what]) => {
    /** @type {KeyWords[]} */
    const all = typeof what === "string" ? [[key, what]] : what.map(([words, fits]) => [key, words, fits]);
    return all;
  });
}

/** What the cursor keys do. Columns that are letters come first. @returns {KeyWords[]} */
function cursorKeys() {
  const slides = theLook().arrows === "gap" ? mark("move the gap") : mark("push a tile into the gap");
  return Object.keys(ways).flatMap((key) => {
    const name = names[/** @type {keyof typeof ways} */ (key)];
    /** @type {KeyWords[]} */
    const all = [
      [name, mark("move the cursor"), (game) => !kitOf(game).arrows && (key.length > 1 || !kitOf(game).cells)],
      [name, slides, (game) => kitOf(game).arrows !== undefined],
    ];
    return all;
  });
}

/** Examples of typed moves. @param {string} game @returns {KeyWords[]} */
const typedKeys = (game) => asideKitOf(game).typed.map(([key, what]) => [key, what, (one) => one === game]);

/** All keys of some games in the order of the help. @param {string[]} games @returns {KeyWords[]} */
function allKeys(games) {
  return [
    ...cursorKeys(),
    [tr("Space"), mark("pick up, put down or press")],
    [tr("Enter"), mark("pick up, put down or press")],
    ...games.flatMap(typedKeys),
    ...commandKeys(),
    ...Object.entries(withControl).map(
      ([key, what]) => /** @type {KeyWords} */ ([tr("Ctrl-%s", key.toUpperCase()), what]),
    ),
    [trIn("key", names.Home), mark("first piece")],
    [trIn("key", names.End), mark("last piece")],
    [tr(names.Escape), mark("cancel")],
  ];
}

/** Whether a key is a character, or several that are typed one after another. @param {string} key */
const isTyped = (key) => !/^([←→↑↓]|.+-.|\p{L}{3,}|.\p{L}*\d)$/u.test(key) || /^[a-z\d]+$/.test(key);

/** The keys of some games, those with the same effect together, and what they do. Two effects may have the same words in a
 * language, such as to undo and to cancel in French. @param {string[]} games */
function keyTable(games) {
  /** @type {Map<string, [what: string, keys: string[]]>} */
  const table = new Map();
  for (const [key, what, fits] of allKeys(games)) {
    const fitting = games.filter((game) => !fits || fits(game));
    if (!fitting.length || (isTyped(key) && !hasLetters())) continue;
    const all = fitting.length === games.length;
    const words = all ? tr(what) : tr("%1$s: %2$s", fitting.map(titleOfGame).join(tr(", ")), tr(what));
    const id = `${fitting} ${what}`;
    table.set(id, [words, [...(table.get(id)?.[1] ?? []), key]]);
  }
  return [...table.values()];
}

/** The keys of some games, and how moves are typed. @param {string[]} games */
export function keySection(games) {
  const rule = hasLetters() ? [keyRule, ...games.flatMap((game) => asideKitOf(game).notation ?? [])] : [switchedOff];
  return make(
    "section",
    { class: "sheet prose" },
    make("h2", {}, tr("Keys")),
    ...rule.map((words) => make("p", {}, tr(words))),
    make(
      "dl",
      { class: "keys" },
      ...keyTable(games).flatMap(([what, keys]) => [
        make("dt", {}, ...keys.flatMap((key) => [make("kbd", {}, key), " "])),
        make("dd", {}, what),
      ]),
    ),
  );
}
