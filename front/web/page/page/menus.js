// SPDX-License-Identifier: MIT
// The menu of further actions, and the commands that only the page has.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { kitOf } from "../base/kit.js";
import { isOver } from "../play/keep.js";
import { pause } from "./pause.js";
import { closeDialogs, make, openDialog, tell, tool } from "../base/dom.js";
import { askCommand, restartedAt, startAgain } from "./deals.js";
import { startByWords } from "./newgame.js";
import { dealNext } from "./next.js";
import { asideKitOf } from "../base/aside_kit.js";
import { find, showGone } from "./finding.js";
import { explain } from "./explain.js";
import { showRivals } from "./rivals.js";
import { saveFile, loadFile, showCode, showShare } from "./sharing.js";

/** @typedef {import("./game.js").GamePage} GamePage */

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
      restartedAt(page) ? tr("Return to move %s", restartedAt(page)) : tr("Restart this deal"),
      then(() => startAgain(page)),
    ),
    ...(kitOf(game).isLuck
      ? []
      : [
          tool(
            "eye",
            tr("Watch the solution"),
            then(() => void page.autoplay.showSolution()),
          ),
        ]),
    tool(
      "pause",
      tr("Pause"),
      then(() => void pause(page)),
    ),
    tool(
      "share",
      tr("Share"),
      then(() => void showShare(page)),
    ),
    ...(table.row.challenge
      ? [
          tool(
            "rivals",
            isOver(table.state) ? tr("Compare with your friend") : tr("Give up and compare with your friend"),
            then(() => void showRivals(page)),
          ),
        ]
      : []),
    tool(
      "play",
      tr("Autoplay"),
      then(() => page.autoplay.toggle()),
    ),
    ...(kitOf(game).isLuck
      ? []
      : [
          tool(
            "eye",
            tr("Fewest moves to win (par)"),
            then(() => void table.obey("par")),
          ),
        ]),
    tool(
      "eye",
      tr("What went wrong?"),
      then(() => void explain(page)),
    ),
    tool(
      "list",
      tr("Board in words"),
      then(() => showWords(page)),
    ),
    tool(
      "find",
      tr("Find pieces"),
      then(() => find(page)),
    ),
    ...(asideKitOf(game).finishes
      ? [
          tool(
            "list",
            tr("What is gone"),
            then(() => showGone(page)),
          ),
        ]
      : []),
    ...(kitOf(game).listsFree ? freeEntries(page, then) : []),
    tool(
      "save",
      tr("Save to a file"),
      then(() => saveFile(page)),
    ),
    tool(
      "load",
      tr("Load a file or a code"),
      then(() => loadFile(page)),
    ),
    tool(
      "film",
      tr("Replay"),
      then(() => watch(page)),
    ),
    tool(
      "stats",
      tr("Statistics"),
      then(() => page.go(`#statistics/${game}`)),
    ),
    tool(
      "save",
      tr("Back up or restore all games"),
      then(() => page.go("#backup")),
    ),
    tool(
      "look",
      tr("Options"),
      then(() => page.go("#look")),
    ),
    ...(page.board.scene.drawing.takesPhoto
      ? [
          tool(
            "film",
            tr("Picture on the tiles"),
            then(() => page.go("#look")),
          ),
        ]
      : []),
    tool(
      "help",
      tr("Rules and keys"),
      then(() => page.go(`#help/${game}`)),
    ),
    tool(
      "list",
      tr("Type a command"),
      then(() => askCommand(page)),
    ),
  ];
  openDialog(tr("More"), make("ul", { class: "menu" }, ...entries.map((entry) => make("li", {}, entry))));
}

/** @param {GamePage} page @param {(act: () => void) => () => void} then */
function freeEntries(page, then) {
  return [
    tool(
      "list",
      tr("List of free tiles"),
      then(() => page.showMovable()),
    ),
    tool(
      "list",
      tr("Letters on free tiles"),
      then(() => page.board.toggleLetters()),
    ),
  ];
}

/** @param {GamePage} page */
function showWords(page) {
  openDialog(tr("Board in words"), make("pre", { tabindex: "0", class: "words" }, page.table.games.say()));
}

/** Shows the replay. A code doesn't know the day of a daily puzzle, but a saved game does. @param {GamePage} page */
export function watch(page) {
  const { state, games } = page.table;
  try {
    page.go(`#replay/${state.daily ? encodeURIComponent(games.save()) : games.share()}`);
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "refusal");
  }
}

/* ---------------------------------------------------------------- a command */

/** Commands that only the page has. @type {Record<string, (page: GamePage, rest: string, ahead: string) => void>} */
const own = {
  hint: (page) => void page.actions.hint(),
  find: (page, rest, ahead) => find(page, ahead),
  taken: showGone,
  finish: (page) => void page.autoplay.finish(),
  quit: (page) => page.go("#"),
  q: (page) => page.go("#"),
  games: (page) => page.go("#"),
  help: (page) => page.go(`#help/${page.table.state.game}`),
  h: (page) => page.go(`#help/${page.table.state.game}`),
  auto: (page) => page.autoplay.toggle(),
  save: (page) => saveFile(page),
  load: (page) => loadFile(page),
  share: (page) => void showShare(page),
  code: (page) => showCode(page),
  again: (page) => startAgain(page),
  explain: (page) => void explain(page),
  review: (page) => void explain(page),
  backup: (page) => page.go("#backup"),
  restore: (page) => page.go("#backup"),
  stats: (page) => page.go("#statistics"),
  say: (page, rest) =>
    openDialog(
      tr("Board in words"),
      make("pre", { tabindex: "0", class: "words" }, page.table.games.say(Number(rest) || 0)),
    ),
  new: startNew,
  next: startNew,
};

/** Deals another game of the same kind, or what the words ask for. @param {GamePage} page @param {string} words */
function startNew(page, words) {
  if (words) startByWords(page, words);
  else void dealNext(page);
}

/** @param {GamePage} page @param {string} line @param {string} ahead what has been typed after it */
export function obeyLine(page, line, ahead) {
  const [, word, rest] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? ["", "", ""];
  const name = word.toLowerCase();
  const act = Object.hasOwn(own, name) && own[name];
  if (act && (word.length > 1 || !rest)) act(page, rest, ahead);
  else if (word) void page.table.obey(line);
}
