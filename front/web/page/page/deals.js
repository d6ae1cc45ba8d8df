// SPDX-License-Identifier: MIT
// How another game starts, and the dialog for commands, which may ask for one.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { openAside } from "./aside.js";
import { closeDialogs, dateWords, hush, make, openDialog, tell } from "../base/dom.js";

/** @typedef {import("./game.js").GamePage} GamePage */

/** Starts a game. If it is refused, the current game continues. @param {GamePage} page
 * @param {() => void | Promise<unknown>} begin */
export async function startAnew(page, begin) {
  try {
    const left = page.table.isInProgress();
    page.autoplay.stop("silently");
    const begun = begin();
    if (begun) await begun;
    closeDialogs();
    const { scene } = page.board;
    scene.pointAt(scene.cursor);
    if (left && !page.table.isInProgress()) page.announcer.say(tr("New game. The one you left is under Games."));
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

/** Where the player was before the game was restarted, if it is still possible to return there, or else 0.
 * @param {GamePage} page */
export const restartedAt = ({ table: { state }, restarted }) => (!state.at && restarted <= state.count ? restarted : 0);

/** Plays the same deal again, or returns to where the player was before that. A finished game restarts as a new one.
 * @param {GamePage} page @param {string} [key] the key that was pressed, if one was */
export function startAgain(page, key) {
  const { table } = page;
  const { at } = table.state;
  const back = restartedAt(page);
  if (back) {
    hush();
    table.goTo(back);
    return;
  }
  void startAnew(page, () => table.again());
  page.restarted = table.state.count ? at : 0;
  if (!at) return;
  if (!page.restarted) page.announcer.say(tr("A new game with the same deal."));
  else if (key) page.announcer.say(tr("Restarted. Press %1$s again to return to move %2$s.", key, at));
  else offerReturn(page, at);
}

/** @param {GamePage} page @param {number} at */
function offerReturn(page, at) {
  page.table.later.drop("words");
  const act = () => startAgain(page);
  tell(
    make(
      "span",
      { class: "hint" },
      tr("Restarted."),
      make("button", { type: "button", class: "side-button", onclick: act }, tr("Return to move %s", at)),
    ),
    "hint",
  );
}

/** Deals a game of a level, which is the last word. @param {GamePage} page @param {string} words */
export async function deal(page, words) {
  const { table } = page;
  closeDialogs();
  const found = tell(tr("Looking for a deal…"), "working");
  try {
    const save = await table.findDeal(table.state.game, words);
    if (save) void startAnew(page, () => table.sitDown((games) => games.load(save)));
    if (save) page.announcer.say(tr("This deal is %s.", tr(words.split(" ").pop())));
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

/** @param {GamePage} page */
export function askCommand(page) {
  const line = make("input", {
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: "2000",
  });
  const form = make(
    "form",
    {
      class: "dialog-form",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        closeDialogs();
        void openAside(({ obeyLine }, ahead) => obeyLine(page, line.value, ahead));
      },
    },
    field(tr("A move or a command, such as go 12, par, moves or new hard"), line),
    make("div", { class: "row-of-buttons" }, make("button", { type: "submit", class: "main-button" }, tr("Run"))),
  );
  openDialog(tr("Command"), form);
  line.focus();
}
