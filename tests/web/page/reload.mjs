// SPDX-License-Identifier: MIT
// Plays each game on two pages, of which one is loaded again after every line.
// Both must store the same and show the same.
import { done, same, test } from "../tap.mjs";
import {
  closeAll,
  complaints,
  isReady,
  obey,
  openProfile,
  stored,
  untilLanded,
  untilMoves,
  visit,
} from "./open_page.mjs";

/** Lines, and the move that the game is at after each. */
const games = {
  "kulki/lines98/3": [
    ["c3 d3", 1],
    ["d3 d4", 2],
    ["undo", 1],
    ["redo", 2],
    ["d4 d5", 3],
  ],
  "mahjong/turtle/3": [
    ["a8 s11", 1],
    ["y1 ac8", 2],
    ["undo", 1],
    ["redo", 2],
  ],
  "freecell/617": [
    ["7a", 1],
    ["8b", 2],
    ["undo", 1],
    ["redo", 2],
    ["2c", 3],
  ],
  "sliding/3x3/3": [
    ["4", 1],
    ["r2", 2],
    ["undo", 1],
    ["redo", 2],
    ["8", 3],
  ],
};

/** What is on the board, whatever order the pieces have, and what is stored, but for the time. */
async function kept(page, at) {
  await untilLanded(page);
  const board = await page.locator("[data-spot]").evaluateAll((all) => all.map((one) => one.ariaLabel ?? "").sort());
  const rows = await stored(page, "games");
  return {
    board,
    rows: rows.map(({ save }) => save.replace(/^time .*\n/m, "")),
    at: rows.map((row) => row.at),
    shown: at,
  };
}

for (const [game, lines] of Object.entries(games))
  await test(`${game.split("/")[0]} goes on when it is loaded again after every line`, async () => {
    const contexts = [await openProfile(), await openProfile()];
    const [steady, other] = await Promise.all(contexts.map((context) => visit(context, `#${game}`)));
    for (const [line, at] of lines) {
      for (const page of [steady, other]) {
        await obey(page, line);
        await untilMoves(page, at);
      }
      await other.reload();
      await isReady(other);
      await untilMoves(other, at);
      const [expected, seen] = [await kept(steady, at), await kept(other, at)].map((one) => JSON.stringify(one));
      if (expected !== seen) return `after ${line}:\n${seen}\nis not\n${expected}`;
    }
    for (const context of contexts) await context.close();
    return "";
  });

await closeAll();
same("no page complains", [], complaints);
done();
