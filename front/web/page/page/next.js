// SPDX-License-Identifier: MIT
// The next game: another one of the same kind at once, or one that the player
// chooses.
import { withAsides } from "./aside.js";
import { deal, open } from "./deals.js";
import { levelIn } from "./route.js";

/** @typedef {import("./game.js").GamePage} GamePage */

/** Deals a game of the same variant, level or layout. @param {GamePage} page */
export async function dealNext(page) {
  const { game, variant, name, own } = page.table.state;
  if (own) await withAsides(({ dealOnSame }) => dealOnSame(page));
  else if (name && levelIn(game, name)) await deal(page, `${variant} ${name}`);
  else open(page, variant);
}

/** Shows what can be dealt. @param {GamePage} page */
export const chooseGame = (page) => void withAsides(({ showChoices }) => showChoices(page));
