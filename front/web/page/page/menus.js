// SPDX-License-Identifier: MIT
// Dialogs over a game: the menu of further actions, and the command line; and
// how another game starts.
import { closeDialogs, dateWords, hush, make, openDialog, tell, tool } from "./dom.js";
import { theLook, changeLook } from "./lookbook.js";
import { explain } from "./explain.js";
import { levelIn, troubleWithLevel } from "./route.js";
import { saveFile, loadFile, showCode, showShare } from "./sharing.js";

export { saveFile, loadFile, showCode, showShare };

/** @typedef {import("./game.js").GamePage} GamePage */

/* ------------------------------------------------------------------ new game */

/** Starts a game. If it is refused, the current game continues. @param {GamePage} page
 * @param {() => void | Promise<unknown>} begin */
export async function startAnew(page, begin) {
  try {
    const left = page.table.isInProgress();
    page.autoplay.stop("silently");
    const begun = begin();
    if (begun) await begun;
    closeDialogs();
    page.scene.pointAt(page.scene.cursor);
    if (left && !page.table.isInProgress()) page.say("New game. The one you left is saved under Games.");
    else hush();
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "refusal");
  }
}

/** @param {GamePage} page @param {string} words */
export function open(page, words) {
  const { game } = page.table.state;
  void startAnew(page, () =>
    page.table.sitDown((games) => {
      games.setToday(dateWords());
      games.openWords(game, words);
    }),
  );
}

/** @param {GamePage} page @param {string} words a variant, a seed, a level, a date */
function startByWords(page, words) {
  const { game } = page.table.state;
  const trouble = troubleWithLevel(game, words);
  if (trouble) tell(trouble, "refusal");
  else if (levelIn(game, words)) void deal(page, words);
  else open(page, words);
}

/** Plays the same deal again. A game in progress keeps its moves for redo; a finished game restarts as a new one.
 * @param {GamePage} page */
export function startAgain(page) {
  const { table } = page;
  const moved = table.state.at > 0;
  void startAnew(page, () => table.again());
  if (moved && table.state.count) page.say("Restarted. Redo brings your moves back.");
}

/** Deals a game of a level, which is the last word. @param {GamePage} page @param {string} words */
export async function deal(page, words) {
  const { table } = page;
  closeDialogs();
  const found = tell("Looking for a deal …", "working");
  try {
    const save = await table.findDeal(table.state.game, words);
    if (save) void startAnew(page, () => table.sitDown((games) => games.load(save)));
    if (save) page.say(`This deal is ${words.split(" ").pop()}.`);
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "refusal");
  } finally {
    found();
  }
}

/** @param {string} words @param {HTMLElement} control */
export function field(words, control) {
  return make("label", { class: "field" }, make("span", {}, words), control);
}

/* ---------------------------------------------------------------------- more */

/** @param {GamePage} page */
export function showMore(page) {
  const { table } = page;
  const { game } = table.state;
  /** @type {(act: () => void) => () => void} */
  const then = (act) => () => {
    closeDialogs();
    act();
  };
  const entries = [
    tool(
      "again",
      "Restart this deal",
      then(() => startAgain(page)),
    ),
    ...(game === "kulki"
      ? []
      : [
          tool(
            "eye",
            "Watch the solution",
            then(() => void page.autoplay.showSolution()),
          ),
        ]),
    tool(
      "share",
      "Share",
      then(() => showShare(page)),
    ),
    tool(
      "play",
      "Autoplay",
      then(() => page.autoplay.toggle()),
    ),
    ...(game === "kulki"
      ? []
      : [
          tool(
            "eye",
            "Fewest moves to win (par)",
            then(() => void table.obey("par")),
          ),
        ]),
    tool(
      "eye",
      "What went wrong?",
      then(() => void explain(page)),
    ),
    tool(
      "list",
      "Board in words",
      then(() => showWords(page)),
    ),
    ...(game === "mahjong" ? mahjongEntries(page, then) : []),
    ...(page.zoom > 1
      ? [
          tool(
            "zoom",
            "Show the whole board",
            then(() => page.showWhole()),
          ),
        ]
      : []),
    tool(
      "save",
      "Save to a file",
      then(() => saveFile(page)),
    ),
    tool(
      "load",
      "Load a file or a code",
      then(() => loadFile(page)),
    ),
    tool(
      "film",
      "Replay",
      then(() => watch(page)),
    ),
    tool(
      "stats",
      "Statistics",
      then(() => page.go(`#statistics/${game}`)),
    ),
    tool(
      "look",
      "Options",
      then(() => page.go("#look")),
    ),
    tool(
      "help",
      "Rules and keys",
      then(() => page.go(`#help/${game}`)),
    ),
    tool(
      "list",
      "Type a command",
      then(() => page.command("")),
    ),
  ];
  openDialog("More", make("ul", { class: "menu" }, ...entries.map((entry) => make("li", {}, entry))));
}

/** @param {GamePage} page @param {(act: () => void) => () => void} then */
function mahjongEntries(page, then) {
  const large = theLook().zoom === "large";
  return [
    tool(
      "list",
      "List of free tiles",
      then(() => page.freeList.toggle()),
    ),
    tool(
      "list",
      "Letters on free tiles",
      then(() => page.toggleLetters()),
    ),
    tool(
      "zoom",
      large ? "Whole board" : "Larger tiles",
      then(() => changeLook("zoom", large ? "fit" : "large")),
    ),
  ];
}

/** @param {GamePage} page */
function showWords(page) {
  openDialog("Board in words", make("pre", { tabindex: "0", class: "words" }, page.table.games.say()));
}

/** @param {GamePage} page */
export function watch(page) {
  try {
    page.go(`#replay/${page.table.games.share()}`);
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "refusal");
  }
}

/* ---------------------------------------------------------------- a command */

/** Commands that only the page has. @type {Record<string, (page: GamePage, rest: string) => void>} */
const own = {
  hint: (page) => void page.hint(),
  quit: (page) => page.go("#"),
  q: (page) => page.go("#"),
  games: (page) => page.go("#"),
  help: (page) => page.go(`#help/${page.table.state.game}`),
  h: (page) => page.go(`#help/${page.table.state.game}`),
  auto: (page) => page.autoplay.toggle(),
  save: (page) => saveFile(page),
  load: (page) => loadFile(page),
  share: (page) => showShare(page),
  code: (page) => showCode(page),
  again: (page) => startAgain(page),
  explain: (page) => void explain(page),
  review: (page) => void explain(page),
  stats: (page) => page.go("#statistics"),
  say: (page, rest) =>
    openDialog(
      "Board in words",
      make("pre", { tabindex: "0", class: "words" }, page.table.games.say(Number(rest) || 0)),
    ),
  new: (page, rest) => startByWords(page, rest),
};

/** @param {GamePage} page @param {string} line */
export function obeyLine(page, line) {
  const [, word, rest] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? ["", "", ""];
  const act = own[word.toLowerCase()];
  if (act && (word.length > 1 || !rest)) act(page, rest);
  else if (word) void page.table.obey(line);
}

/** @param {GamePage} page @param {string} start */
export function askCommand(page, start) {
  const line = make("input", {
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    value: start,
    maxlength: "2000",
  });
  const form = make(
    "form",
    {
      class: "dialog-form",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        closeDialogs();
        obeyLine(page, line.value);
      },
    },
    field("A move or a command, such as go 12, par, moves or new hard", line),
    make("div", { class: "row-of-buttons" }, make("button", { type: "submit", class: "main-button" }, "Run")),
  );
  openDialog("Command", form);
  line.focus();
}
