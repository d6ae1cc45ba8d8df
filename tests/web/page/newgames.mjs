// SPDX-License-Identifier: MIT
// New games: the next one at once, and the sheet of choices.
import { done, same, test, verdict } from "../tap.mjs";
import {
  closeAll,
  complaints,
  follow,
  movesShown,
  obey,
  openProfile,
  stored,
  turnTo,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const sliding = endings[3];

const phone = { size: [390, 844], touch: true };
const title = (page) => page.locator(".game-title").textContent();
const dialogs = (page) => page.locator("dialog").count();
const choose = (page) => page.click(".tools .tool:has-text('Choose')");
const next = (page) => page.click(".tools .tool:has-text('New')");

/** Waits until another deal is shown; returns its title. */
async function another(page, act) {
  const [before, named] = [await page.evaluate(() => location.hash), await title(page)];
  await act(page);
  await page.waitForFunction((before) => location.hash !== before, before);
  // The title follows a moment after the board, unless both deals have the same.
  if (/\d$|plum|November/.test(named))
    await page.waitForFunction((named) => document.querySelector(".game-title").textContent !== named, named);
  return title(page);
}

async function atOnce() {
  const context = await openProfile(phone);
  const page = await visit(context, "#sliding/5x5/plum");
  verdict(/5 by 5/.test(await another(page, next)), "New keeps the variant", await title(page));
  same("without a question", 0, await dialogs(page));
  await follow(page, "#freecell/easy");
  await page.waitForFunction(() => document.querySelector(".game-title")?.textContent.includes("Easy"));
  verdict(/Easy/.test(await another(page, next)), "New keeps the level", await title(page));
  await follow(page, "#kulki/daily/2026-11-21");
  await page.waitForFunction(() => document.querySelector(".game-title")?.textContent.includes("21 November"));
  verdict(
    !/November/.test(await another(page, next)),
    "New after a daily puzzle deals another game",
    await title(page),
  );
  await context.close();
}

/** The game that was left can be found again. */
async function nothingLost() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  await page.keyboard.type("5");
  await untilMoves(page, 1);
  await next(page);
  await untilSaid(page, "is under Games");
  await page.click("text=Games");
  await page.waitForSelector(".kept a:has-text('plum')");
  await context.close();
}

/** Whichever line deals another game, the one before keeps its row. */
async function typedLines() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  await page.keyboard.type("5");
  await untilMoves(page, 1);
  for (const [nth, line] of ["new", "next", "NEXT", "deal 12"].entries()) {
    const shown = await another(page, () => obey(page, line));
    verdict(/3 by 3/.test(shown), `${line} deals a game of the same size`, shown);
    await untilSaid(page, "is under Games");
    await page.keyboard.type("12345678");
    await page.waitForFunction(() => document.querySelector(".facts > div:nth-child(2) dd")?.textContent !== "0");
    await turnTo(page, "#sliding/3x3/plum");
    await untilMoves(page, 1);
    same(`the game after ${line} has a row of its own`, nth + 2, (await stored(page, "games")).length);
  }
  await context.close();
}

/** A daily puzzle in progress goes on, typed or chosen, but is dealt anew if it is on the table. */
async function dailyGoesOn() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/daily/today");
  const shown = () => movesShown(page);
  await obey(page, "u");
  await obey(page, "d");
  await page.waitForFunction(() => document.querySelector(".facts > div:nth-child(2) dd")?.textContent !== "0");
  const moves = Number(await shown());
  await another(page, () => obey(page, "new 3x3 plum"));
  await another(page, () => obey(page, "new daily"));
  await untilMoves(page, moves);
  await another(page, next);
  await choose(page);
  await page.click('.choice-card:has-text("Today\'s puzzle")');
  await untilMoves(page, moves);
  await obey(page, "new daily");
  await untilMoves(page, 0);
  await context.close();
}

/** A game that a line deals after the end of another one counts, too. */
async function typedAfterTheEnd() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  for (const { text } of sliding.way) await obey(page, text);
  await page.waitForSelector(".standing div");
  await another(page, () => obey(page, "deal 2"));
  for (const key of "p++++") await page.keyboard.type(key);
  await page.waitForFunction(() => document.querySelector(".verdict")?.textContent === "✓ won");
  while ((await stored(page, "outcomes")).length < 2) await page.evaluate(() => new Promise(requestAnimationFrame));
  same("both results count", 2, (await stored(page, "outcomes")).length);
  await context.close();
}

const isField = () => document.activeElement.matches("input, select, textarea");

async function sheet() {
  const context = await openProfile(phone);
  const page = await visit(context, "#sliding/4x4/plum");
  await choose(page);
  same("no field has the focus, so no keyboard comes up", false, await page.evaluate(isField));
  same("the current board is marked", "4 by 4", await page.locator(".choice-card[aria-current] strong").textContent());
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(".choice-card")].filter((card) => card.clientWidth < 120 || card.clientHeight < 88),
  );
  same("choices are large", 0, small.length);
  const outside = await page.evaluate(
    () =>
      [...document.querySelectorAll(".choice-picture")].filter((frame) => {
        const [inner, outer] = [frame.firstElementChild, frame].map((one) => one.getBoundingClientRect());
        return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1 || !inner.width;
      }).length,
  );
  same("pictures fit their frames", 0, outside);
  await page.click(".choice-card:has-text('5 by 5')");
  await page.waitForFunction(() => document.querySelector(".game-title").textContent.includes("5 by 5"));
  same("a choice closes the sheet", 0, await dialogs(page));
  await choose(page);
  await page.click('.choice-card:has-text("Today\'s puzzle")');
  await page.waitForFunction(() => document.querySelector(".game-title").textContent.includes("Today, "));
  await context.close();
}

async function more() {
  const context = await openProfile(phone);
  const page = await visit(context, "#freecell/1");
  await choose(page);
  same("fields wait under More", false, await page.locator("dialog select").isVisible());
  await page.click("summary:has-text('More')");
  await page.selectOption("dialog select", "2cells");
  await page.fill("dialog input[type=text]", "617");
  await page.click("dialog button:has-text('Deal')");
  await page.waitForFunction(() => document.querySelector(".game-title").textContent.includes("Two cells, 617"));
  await choose(page);
  await page.click("summary:has-text('More')");
  await page.fill("dialog input[type=text]", "hard");
  await page.click("dialog button:has-text('Deal')");
  await untilSaid(page, "Levels are only available with four free cells");
  await page.selectOption("dialog select", "4cells");
  await page.click("dialog button:has-text('Deal')");
  await untilSaid(page, "This deal is hard.");
  await choose(page);
  await page.click("summary:has-text('More')");
  await page.fill("dialog input[type=date]", "2026-11-20");
  await page.click("dialog button:has-text('Play')");
  await page.waitForFunction(() => document.querySelector(".game-title").textContent.includes("20 November"));
  await context.close();
}

async function layouts() {
  const context = await openProfile(phone);
  const page = await visit(context, "#mahjong/plum");
  await choose(page);
  await page.waitForSelector(".choice-card .layout-picture");
  await page.click(".choice-card:has-text('Boat')");
  await page.waitForFunction(() => document.querySelector(".game-title").textContent.includes("Boat"));
  const tiles = await page.locator(".stone").count();
  await page.keyboard.type("p");
  await untilMoves(page, 1);
  await next(page);
  await page.waitForFunction((tiles) => document.querySelectorAll(".stage .stone").length === tiles, tiles);
  verdict(/Boat/.test(await title(page)), "New keeps the layout", await title(page));
  await choose(page);
  const own = "# Mine\n" + [0, 2, 4, 6].map((x) => `0 ${x} 0\n2 ${x} 0`).join("\n") + "\n";
  await page.setInputFiles("dialog input[type=file]", {
    name: "mine.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(own),
  });
  await untilSaid(page, "Added");
  await page.click(".own-layout .choice-card");
  await page.waitForFunction(() => document.querySelectorAll(".stage .stone").length === 8);
  await choose(page);
  await page.click(".own-layout .close:last-child");
  await page.waitForFunction(() => !document.querySelector(".own-layout"));
  await page.setInputFiles("dialog input[type=file]", {
    name: "no.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("?"),
  });
  await page.waitForSelector("dialog .live.refusal");
  await context.close();
}

/** Opens the sheet of a game on the start page. */
async function chooseAtHome(page, game) {
  await follow(page, "#");
  await page.waitForSelector(".home .stall");
  await page.click(`.stall.game-${game} button`);
  await page.waitForSelector("dialog .choices");
}

const untilTitled = (page, words) =>
  page.waitForFunction((words) => document.querySelector(".game-title")?.textContent.includes(words), words);

/** Levels, sizes and layouts can be chosen before the first game. */
async function fromTheStart() {
  const context = await openProfile(phone);
  const page = await visit(context);
  for (const [game, card, named] of [
    ["freecell", "Easy", "Easy"],
    ["sliding", "5 by 5", "5 by 5"],
    ["kulki", "Small", "Small"],
    ["mahjong", "Boat", "Boat"],
    ["kulki", "Today's puzzle", "Today, "],
  ]) {
    await chooseAtHome(page, game);
    same(`no choice for ${game} is the current one`, 0, await page.locator(".choice-card[aria-current]").count());
    await page.click(`.choice-card:has(strong:text-is("${card}"))`);
    await untilTitled(page, named);
    same(`${card} is dealt from the start page`, 0, await dialogs(page));
  }
  await chooseAtHome(page, "freecell");
  await page.click("summary:has-text('More')");
  await page.selectOption("dialog select", "2cells");
  await page.fill("dialog input[type=text]", "617");
  await page.click("dialog button:has-text('Deal')");
  await untilTitled(page, "Two cells, 617");
  await page.goBack();
  await page.waitForSelector(".home .stall");
  await context.close();
}

/** A layout that is chosen is dealt anew, also while a game on it is in progress. */
async function layoutAnew() {
  const context = await openProfile();
  const page = await visit(context, "#mahjong/layout/boat");
  await page.keyboard.type("p");
  await untilMoves(page, 1);
  await chooseAtHome(page, "mahjong");
  await page.click(".choice-card:has-text('Boat')");
  await untilTitled(page, "Boat");
  same("the chosen layout is dealt anew", "0", await movesShown(page));
  await follow(page, "#");
  await page.waitForSelector(".kept a:has-text('Boat')");
  await context.close();
}

/** The start page's choices are for keys and screen readers, too. */
async function chosenByKeys() {
  const context = await openProfile();
  const page = await visit(context);
  const button = page.getByRole("button", { name: "Choose another game of Sliding" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "New game of Sliding" }).waitFor();
  await page.keyboard.press("Escape");
  same("Escape leads back to the button", true, await button.evaluate((one) => one === document.activeElement));
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  const named = () => page.evaluate(() => document.activeElement.textContent);
  for (let nth = 0; nth < 20 && !(await named()).startsWith("3 by 3"); nth++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await untilTitled(page, "3 by 3");
  await context.close();
}

await test("games are chosen on the start page", fromTheStart);
await test("a layout is dealt anew from the start page", layoutAnew);
await test("keys choose on the start page", chosenByKeys);
await test("New deals at once", atOnce);
await test("New loses nothing", nothingLost);
await test("typed lines lose nothing", typedLines);
await test("a daily puzzle that is in progress goes on", dailyGoesOn);
await test("a game that was dealt by a line counts", typedAfterTheEnd);
await test("a sheet shows all choices", sheet);
await test("numbers, words and days are under More", more);
await test("layouts can be chosen and added", layouts);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
