// SPDX-License-Identifier: MIT
// Checks what the start page shows of games in progress, and which games are.
import { done, same, test } from "../tap.mjs";
import { closeAll, complaints, follow, openProfile, stored, untilMoves, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const [, , , sliding] = endings;
const textOf = async (page, selector) => (await page.locator(selector).innerText()).replace(/\s+/g, " ").trim();

await test("games in progress have pictures that differ", async () => {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  for (const seed of ["617", "618"]) {
    await follow(page, `#freecell/${seed}`);
    await page.waitForFunction(
      (seed) => document.querySelector(".game-title")?.textContent === `FreeCell ${seed}`,
      seed,
    );
    await page.keyboard.type("1a");
    await untilMoves(page, 1);
  }
  await follow(page, `#${sliding.game}/${sliding.words.replace(" ", "/")}`);
  await page.waitForSelector(".table-page .block");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction(() => Number(document.querySelector(".facts > div:nth-child(2) dd").textContent) > 0);
  await follow(page, "#");
  await page.waitForFunction(() => document.querySelectorAll(".kept .miniature").length === 3);
  const drawn = await page.$$eval(".kept .miniature", (all) => all.map((one) => one.innerHTML));
  same("no two are the same", 3, new Set(drawn).size);
  same(
    "each is a few paths",
    true,
    drawn.every((one) => one.split("<path").length <= 12),
  );
  await context.close();
});

await test("a game without a move is not in progress", async () => {
  const context = await openProfile();
  const page = await visit(context, "#sliding/daily");
  await page.keyboard.type("t");
  await page.waitForFunction(() => document.querySelector(".live .hint"));
  while (!(await stored(page, "games")).length) await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.type("n");
  await page.waitForFunction(() => !/Today/.test(document.querySelector(".game-title").textContent));
  same("nothing says that it waits", false, /under Games/.test(await page.locator("#live").innerText()));
  await follow(page, "#");
  await page.waitForSelector(".stall");
  same("it isn't offered", true, await page.locator(".kept").isHidden());
  same("the day's puzzle is still to be played", "Play", await textOf(page, ".stall.game-sliding .main-button"));
  await page.click(".stall.game-sliding .main-button");
  await page.waitForSelector(".table-page");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => Number(document.querySelector(".facts > div:nth-child(2) dd").textContent) > 0);
  await follow(page, "#");
  await page.waitForSelector(".kept li");
  same(
    "its hint still counts",
    [1],
    (await stored(page, "games")).map(({ hints }) => hints),
  );
  await context.close();
});

await closeAll();
same("no page reported an error", "", complaints.join("\n"));
done();
