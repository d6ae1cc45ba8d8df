// SPDX-License-Identifier: MIT
// Plays the rest of games in which nothing is left to decide, and finds pieces.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, obey, openProfile, stored, untilMoves, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const { way } = endings.find(({ game }) => game === "mahjong");
const isOffered = (page) => page.locator(".tools .tool:visible", { hasText: "Finish" }).count();

/** A page with a game before its last moves. @param {number} left */
async function open(left) {
  const context = await openProfile();
  const page = await visit(context, "#mahjong/turtle/plum");
  const moves = way.slice(0, way.length - left).map(({ text }) => text);
  await obey(page, moves.join(" "));
  await untilMoves(page, moves.length);
  return { context, page };
}

async function finishes() {
  const { context, page } = await open(13);
  same("with 26 tiles left, finding them is the game", 0, await isOffered(page));
  await obey(page, way[way.length - 13].text);
  await page.waitForSelector(".tools .tool:visible:has-text('Finish')");
  await page.click(".tools .tool:visible:has-text('Finish')");
  await untilMoves(page, way.length);
  await page.waitForSelector(".ending:not([hidden])");
  const [{ hints }] = await stored(page, "games");
  same("Finish takes the last tiles pair by pair, which is no help", 0, hints);
  await page.keyboard.press("u");
  await untilMoves(page, way.length - 1);
  verdict(true, "and each pair is undone by itself");
  await page.keyboard.press("!");
  await untilMoves(page, way.length);
  verdict(true, "the key ! does the same");
  await context.close();
}

await test("a game without choices is finished", finishes);
same("the page complains about nothing", "", complaints.join("\n"));
await closeAll();
done();
