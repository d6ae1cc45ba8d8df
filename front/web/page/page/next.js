// SPDX-License-Identifier: MIT
// The next game: another one of the same kind at once, one that the player
// chooses, or the next puzzle of a day.
import { isOver } from "../play/keep.js";
import { openAside, withAsides } from "./aside.js";
import { deal, open } from "./deals.js";
import { levelIn } from "./route.js";

/** @typedef {import("./game.js").GamePage} GamePage */

/** Whether a daily puzzle has ended. @param {import("../games.js").State} state */
export const isOverOnDay = (state) => state.daily !== "" && !state.own && isOver(state);

/** Deals a game of the same variant, level or layout. After a daily puzzle, the next one of its day follows, until all
 * are finished. @param {GamePage} page */
export async function dealNext(page) {
  const { game, variant, name, own, daily } = page.table.state;
  if (isOverOnDay(page.table.state)) {
    await page.table.keeping;
    const { dayIn, readDays } = await import("./standing.js");
    const { next } = await readDays(page.table.keep).then(
      (days) => dayIn(days, page.table.state),
      () => ({ next: "" }),
    );
    if (page.leaving.signal.aborted) return;
    if (next) {
      page.go(`#${next}/daily/${daily}`);
      return;
    }
  }
  if (own) await withAsides(({ dealOnSame }) => dealOnSame(page));
  else if (name && levelIn(game, name)) await deal(page, `${variant} ${name}`);
  else open(page, variant);
}

/** Shows what can be dealt. @param {GamePage} page */
export const chooseGame = (page) => void openAside(({ showChoices }) => showChoices(page));
