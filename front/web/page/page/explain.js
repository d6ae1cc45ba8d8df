// SPDX-License-Identifier: MIT
// The dialog that names the losing move. From there the player can return to
// that move or watch a line that would have won.
import { closeDialogs, countWords, make, openDialog } from "./dom.js";
import { historyWords } from "./timeline.js";

/** @typedef {import("./game.js").GamePage} GamePage */
/** @typedef {import("../play/table.js").Explanation} Explanation */

/** @param {GamePage} page */
export async function explain(page) {
  page.autoplay.stop();
  const found = await page.table.explain();
  if (found && page.table.watcher === page.watching) showExplanation(page, found);
}

/** @param {GamePage} page @param {Explanation} found */
export function showExplanation(page, { loss, text }) {
  const isOver = page.table.state.status === "won" || page.table.state.status === "lost";
  const byMove = loss.outcome === "by a move";
  openDialog(
    "What went wrong?",
    make("p", { class: "explanation" }, byMove ? lossWords(page, loss) : text.trim()),
    ...(byMove ? [buttons(page, loss)] : []),
    ...(isOver ? [] : [make("p", { class: "faint" }, "Asking this during a game counts as a hint.")]),
  );
}

/** @param {GamePage} page @param {Explanation["loss"]} loss */
function lossWords({ table }, { won, lost, way }) {
  const which =
    lost === won + 1
      ? `Move ${lost}, ${historyWords(table, lost)}, lost the game.`
      : `One of the moves ${won + 1} to ${lost} lost the game.`;
  const moves = countWords(way.length, "move");
  return won
    ? `${which} After move ${won} it could still be won, in ${moves}.`
    : `${which} At the start it could still be won, in ${moves}.`;
}

/** @param {GamePage} page @param {Explanation["loss"]} loss */
function buttons(page, { won, way }) {
  const back = () => {
    closeDialogs();
    if (page.table.state.at !== won) page.table.goTo(won);
  };
  const show = () => {
    back();
    void page.autoplay.show(way);
  };
  const there = won ? `Go to move ${won}` : "Go to the start";
  return make(
    "div",
    { class: "row-of-buttons" },
    make("button", { type: "button", class: "main-button", onclick: back }, there),
    make("button", { type: "button", class: "side-button", onclick: show }, "Show the solution"),
  );
}
