// SPDX-License-Identifier: MIT
// Checks the lessons: each is done as its hand shows, a wrong move is answered
// and changes nothing; who is offered them; and the pictures in the help.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, follow, hit, openProfile, untilMoves, untilSaid, visit } from "./open_page.mjs";

const games = ["kulki", "mahjong", "freecell", "sliding"];
const titleShown = (page) => page.textContent(".lesson-panel b");
const untilLesson = (page, nth) =>
  page.waitForFunction(
    (nth) => document.querySelector(".lesson-panel b").textContent.startsWith(`Lesson ${nth} `),
    nth,
  );
const isDone = (page) => page.locator(".lesson-words.done").count();

/** Touches what the hand shows: one spot or two. */
async function followHand(page) {
  await page.click("text=Show me");
  const spots = (await page.getAttribute(".lesson-hand", "data-spots")).split(" ");
  for (const spot of new Set(spots)) await hit(page, spot, false);
}

await test("no free cell covers another on a desktop, though the lesson takes room", async () => {
  const context = await openProfile({ size: [1280, 800] });
  const page = await visit(context, "#learn/freecell");
  await page.waitForSelector(".lesson-panel");
  const tops = await page.evaluate(() =>
    [...document.querySelectorAll('.board [aria-label^="free cell"]')].map((one) => one.getBoundingClientRect().top),
  );
  same("four cells, side by side", "4 1", `${tops.length} ${new Set(tops).size}`);
  await context.close();
});

await test("each game's lessons are done as the hand shows", async () => {
  const context = await openProfile();
  const page = await visit(context);
  for (const game of games) {
    await follow(page, `#learn/${game}`);
    await page.waitForSelector(".lesson-panel");
    for (let nth = 1; nth <= 8; nth++) {
      await untilLesson(page, nth);
      for (let step = 0; step < 4 && !(await isDone(page)); step++) await followHand(page);
      same(`${game}: lesson ${nth} is done`, 1, await isDone(page));
      await page.click(".lesson-panel .main-button");
    }
    await page.waitForSelector(".table-page:not(.lessons)");
    await follow(page, "#");
    await page.waitForSelector(".home");
  }
  await context.close();
});

await test("a wrong move is answered and changes nothing", async () => {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#learn/sliding");
  await page.waitForSelector(".lesson-panel");
  same(
    "the hand shows one tile, since a touch is enough",
    "8 8",
    await page.getAttribute(".lesson-hand", "data-spots"),
  );
  const before = await page.textContent(".board");
  await hit(page, 4, true);
  same("why not", "Move the 8: it is to the right of the gap.", await page.textContent(".lesson-answer").then(String));
  same("the board is as it was", before, await page.textContent(".board"));
  same("the lesson waits", 0, await isDone(page));
  await page.click("text=Next");
  same("it can be left out", true, (await titleShown(page)).startsWith("Lesson 2 of 8"));
  await page.click("text=Back");
  same("and be gone back to", true, (await titleShown(page)).startsWith("Lesson 1 of 8"));
  await follow(page, "#learn/chess");
  await untilSaid(page, "There is no page at #learn/chess");
  await context.close();
});

await test("on a phone, lessons are the first thing that a new player sees", async () => {
  const context = await openProfile({ size: [360, 740], touch: true });
  const page = await visit(context);
  const places = () =>
    page.evaluate(() =>
      [".beginners", ".stalls"].map((one) => {
        const { top, bottom } = document.querySelector(one).getBoundingClientRect();
        return [top, bottom];
      }),
    );
  const [[, end], [boards]] = await places();
  verdict(end <= boards && boards < 370, "they are above the boards, which stay in sight", `${end} ${boards}`);
  await follow(page, "#freecell/617");
  await page.waitForSelector(".table-page");
  await page.keyboard.type("1a");
  await untilMoves(page, 1);
  await follow(page, "#");
  await page.waitForSelector(".kept li");
  const [[later], [, last]] = await places();
  verdict(later >= last, "and below them later", `${later} ${last}`);
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
  const left = await page.$$eval(".beginners a:not([hidden])", (all) => all.map((link) => link.hash).join());
  same("of a game that has been played no longer", "#learn/kulki,#learn/mahjong,#learn/sliding", left);
  await follow(page, "#learn/sliding");
  await page.waitForSelector(".lesson-panel");
  await followHand(page);
  same("a lesson was done", 1, await isDone(page));
  await follow(page, "#");
  await page.waitForSelector(".kept li");
  const then = await page.$$eval(".beginners a:not([hidden])", (all) => all.map((link) => link.hash).join());
  same("nor of one of which a lesson was done", "#learn/kulki,#learn/mahjong", then);
  await context.close();
});

await test("the tiles of Mahjong's lessons are large on a phone", async () => {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#learn/mahjong");
  const widths = [];
  for (let nth = 1; nth <= 8; nth++) {
    await untilLesson(page, nth);
    const boxes = await page.$$eval(".lessons .stone", (all) => all.map((one) => one.getBoundingClientRect().width));
    widths.push(Math.round(Math.min(...boxes)));
    if (nth < 8) await page.click("text=Next");
  }
  same(
    "at least 44 pixels in lessons",
    "",
    widths
      .slice(0, 5)
      .filter((width) => width < 44)
      .join(),
  );
  same(
    "at least 24 in tactics",
    "",
    widths
      .slice(5)
      .filter((width) => width < 24)
      .join(),
  );
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
  await page.waitForSelector(".lesson-panel");
  await context.close();
});

await closeAll();
same("no page reported an error", "", complaints.join("\n"));
done();
