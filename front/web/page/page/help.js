// SPDX-License-Identifier: MIT
// The rules of each game, what fingers and mice do, and all keys.
import { make, pageBar } from "./dom.js";
import { gameNames } from "./route.js";

/** @type {Record<string, string>} */
const hands = {
  kulki: "Tap a ball, then the cell where it is to go: dots show where it can. Or drag it there.",
  mahjong:
    "Tap two free tiles that match. Once one is held, those that match it light up. 'More' has larger tiles, " +
    "letters on them, and a list of all that are free.",
  freecell:
    "Tap a card, then where it is to go: what can take it lights up. Or drag it there. Cards that lie on it in " +
    "order come along.",
  sliding: "Tap a block in the row or column of the hole: all between move along.",
};

const keyRule =
  "A letter or digit that can begin a typed move in this game begins one, in either case, and a half-typed move " +
  "decides what the next key means: Esc clears it, Backspace takes one character back. All other keys are commands, " +
  "and there capitals differ from small letters.";

/** @type {Array<[string, string, string]>} keys, what they do, and in which game ("" in all) */
const keys = [
  ["arrows, h j k l", "move the cursor (letters that are columns don't)", "kulki"],
  ["arrows, h j k l", "move the cursor", "mahjong freecell"],
  ["arrows, h j k l", "move a tile", "sliding"],
  ["Space, Enter", "touch what it is on", ""],
  ["[  ]", "the last or next that can move", ""],
  ["Home  End", "the first, the last", ""],
  ["Esc", "let go; clear what is typed", ""],
  ["d4 c2", "move from one cell to another", "kulki"],
  ["26  3a  bh", "move from column or free cell to another, or home", "freecell"],
  ["5b  we  dr", "take a pair by its face", "mahjong"],
  ["12", "move that tile", "sliding"],
  ["t", "a hint; again for another", ""],
  ["p  +  -", "autoplay; faster, slower", ""],
  ["v", "can it be won?", ""],
  ["V", "watch the solution", "mahjong freecell sliding"],
  ["P", "in how few moves?", "mahjong freecell sliding"],
  ["x", "what went wrong?", ""],
  ["m", "what can move", "kulki freecell sliding"],
  ["m", "free tiles as a list", "mahjong"],
  ["L", "letters on free tiles", "mahjong"],
  ["Z", "larger tiles", "mahjong"],
  ["u", "undo (also Backspace, Ctrl-Z)", ""],
  ["U  y", "redo (also Ctrl-Y)", ""],
  ["T", "timeline", ""],
  ["n  r", "new game; restart", ""],
  ["N", "today's puzzle", ""],
  ["R", "replay", ""],
  ["#", "statistics", ""],
  [">", "share", ""],
  ["Ctrl-S", "save as a file", ""],
  [":", "any command of the terminal", ""],
  ["o", "options", ""],
  ["?", "this page", ""],
  ["q", "quit; the game is kept", ""],
];

export class HelpPage {
  /** @param {import("../games.js").Games} games @param {(hash: string) => void} go @param {string} of */
  constructor(games, go, of) {
    this.go = go;
    const all = games.games();
    const chosen = gameNames.includes(of) ? [of] : gameNames;
    this.root = make(
      "main",
      { class: "page" },
      pageBar("Help", go),
      make(
        "nav",
        { class: "row-of-buttons", "aria-label": "Games" },
        ...all.map((game) => make("a", { class: "side-button", href: `#help/${game.name}` }, game.title)),
      ),
      ...chosen.map((name) => this.section(/** @type {any} */ (all.find((game) => game.name === name)))),
      make("section", { class: "sheet" }, make("h2", {}, "Keys"), make("p", {}, keyRule), keyList(chosen)),
      make(
        "section",
        { class: "sheet prose" },
        make("h2", {}, "Good to know"),
        make(
          "p",
          {},
          "Games are kept in this browser as you play. To play on elsewhere, save a game as a file, or " +
            "share its code: the program for terminals reads both, and writes them.",
        ),
        make("p", {}, "An address such as #freecell/617 or #kulki/daily/2026-11-21 leads everybody to the same game."),
      ),
    );
  }

  /** @param {import("../games.js").GameInfo} game */
  section(game) {
    return make(
      "section",
      { class: `sheet prose game-${game.name}` },
      make("h2", {}, game.title),
      make("p", {}, hands[game.name]),
      make("p", {}, game.rules.replace(/\s+/g, " ").trim()),
    );
  }

  show() {}

  leave() {
    this.root.remove();
  }
}

/** @param {string[]} games */
function keyList(games) {
  const fitting = keys.filter(([, , of]) => !of || games.some((game) => of.includes(game)));
  return make(
    "dl",
    { class: "keys" },
    ...fitting.flatMap(([key, what]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, what)]),
  );
}
