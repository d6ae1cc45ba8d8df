// SPDX-License-Identifier: MIT
// "What went wrong?": finds the move that lost the game, and walks through it.
import { withAsides } from "./aside.js";

/** @typedef {import("./game.js").GamePage} GamePage */

/** @param {GamePage} page */
export async function explain(page) {
  page.autoplay.stop();
  const found = await page.table.explain();
  if (found && page.table.watcher === page.watching) await withAsides(({ walkThrough }) => walkThrough(page, found));
}
