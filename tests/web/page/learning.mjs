// SPDX-License-Identifier: MIT
// Checks the introductions: four steps on each game's board, with pieces lit
// up, while the game can be played; and the pictures in the help.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, follow, openProfile, untilMoves, untilSaid, visit } from "./open_page.mjs";

const games = ["kulki", "mahjong", "freecell", "sliding"];
const lit = (page) => page.locator(".board .introduced").count();

await test("each game is introduced in four steps", async () => {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context);
  for (const game of games) {
    await follow(page, `#learn/${game}`);
    await page.waitForSelector(`.steps`);
    const steps = [];
    for (let step = 1; step <= 4; step++) {
      steps.push([await page.locator(".steps .faint").textContent(), (await lit(page)) > 0]);
      await page.click(".steps .main-button");
    }
    same(`${game}: all steps`, "Step 1 of 4,Step 2 of 4,Step 3 of 4,Step 4 of 4", steps.map(([words]) => words).join());
    verdict(steps.filter(([, some]) => some).length >= 2, `${game}: steps light up pieces`, JSON.stringify(steps));
    same(`${game}: it ends`, [0, 0], [await page.locator(".steps").count(), await lit(page)]);
    await follow(page, "#");
    await page.waitForSelector(".home");
  }
  await context.close();
});

await test("the player can play on, go back, and skip it", async () => {
  const context = await openProfile();
  const page = await visit(context, "#learn/sliding");
  await page.waitForSelector(".steps");
  same("there is nothing before the first step", true, await page.locator(".steps .side-button").isDisabled());
  await page.click(".steps .main-button");
  await page.click(".steps .side-button");
  same("Back goes back", "Step 1 of 4", await page.locator(".steps .faint").textContent());
  await page.locator(".board .stone, .board .block").first().focus();
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  await page.waitForFunction(() => Number(document.querySelector(".facts > div:nth-child(2) dd").textContent) > 0);
  await page.click(".steps [aria-label=Close]");
  same("Skip ends it", 0, await page.locator(".steps").count());
  await follow(page, "#learn/chess");
  await untilSaid(page, "There is no page at #learn/chess");
  await context.close();
});

await test("the start page offers introductions only to beginners", async () => {
  const context = await openProfile();
  await context.route(/lessons/, (route) => route.abort());
  const page = await visit(context);
  const offered = await page.$$eval(".beginners a", (all) => all.map((link) => link.getAttribute("href")));
  same("one for each game, without loading any", games.map((game) => `#learn/${game}`).join(), offered.join());
  await context.unroute(/lessons/);
  await follow(page, "#freecell/617");
  await page.waitForSelector(".table-page");
  await page.keyboard.type("1a");
  await untilMoves(page, 1);
  await follow(page, "#");
  await page.waitForSelector(".kept li");
  same("not after the first move", false, await page.locator(".beginners").isVisible());
  await context.close();
});

await test("the help has a picture and the steps of each game", async () => {
  const context = await openProfile();
  const page = await visit(context, "#help");
  await page.waitForSelector(".lesson");
  same("pictures", 4, await page.locator(".lesson .board").count());
  same("steps", 16, await page.locator(".lesson li").count());
  verdict((await page.locator(".lesson .introduced").count()) > 4, "what can move is lit up");
  await page.click("a[href='#learn/kulki']");
  await page.waitForSelector(".steps");
  await context.close();
});

await closeAll();
same("no page reported an error", "", complaints.join("\n"));
done();
