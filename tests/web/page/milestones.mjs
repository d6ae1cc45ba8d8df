// SPDX-License-Identifier: MIT
// What is finished and what comes next: in the statistics and in the sheet of
// new games; the best games of each kind; resets and their undo, which travel
// in backups.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { native } from "../module/open_module.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  follow,
  forgetOutcomes,
  isReady,
  obey,
  openProfile,
  storeOutcomes,
  stored,
  turnTo,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const [, , , sliding] = endings;
const scratch = mkdtempSync(join(tmpdir(), "quadrille-milestones-"));
Object.assign(process.env, { XDG_DATA_HOME: join(scratch, "data"), XDG_CONFIG_HOME: join(scratch, "config") });

/** Makes a result; games are told apart by their saves. */
let saves = 0;
const outcome = (traits) => ({
  game: "mahjong",
  variant: "turtle",
  seed: "plum",
  daily: "",
  own: 0,
  status: "won",
  score: 0,
  unit: "tiles left",
  at: 72,
  clock: 60000,
  hints: 0,
  undos: 0,
  day: "2026-11-22",
  ended: 1000 + ++saves,
  nth: 0,
  save: `quadrille save 2\n${saves}\n`,
  ...traits,
});
const lotus = (traits) => outcome({ own: 1, name: "lotus", ...traits });

const results = () => [
  outcome({ variant: "turtle:random", name: "easy", at: 72, clock: 480000 }),
  outcome({ own: 1, name: "sprout", at: 18, clock: 95000 }),
  outcome({ own: 1, name: "pond", hints: 2 }),
  lotus({ at: 50, clock: 90000 }),
  lotus({ name: "lotus hard", variant: "turtle:random", at: 48, clock: 95000 }),
  lotus({ at: 48, clock: 80000 }),
  lotus({ at: 40, hints: 1 }),
  lotus({ at: 9, status: "stuck" }),
];

const words = (page, label) =>
  page
    .locator(`.ways[aria-label="${label}"] .milestone`)
    .evaluateAll((all) =>
      all.map((one) => [...one.querySelectorAll("span")].map((span) => span.textContent).join(": ")),
    );
const kind = (page, label) => page.locator(`section.kind[aria-label="${label}"]`);

async function overview() {
  const context = await openProfile();
  const page = await visit(context);
  await storeOutcomes(page, results());
  await follow(page, "#statistics/mahjong");
  await page.waitForSelector("section.kind");
  same(
    "levels have their order",
    ["Easy: ✓ 72 moves, 8:00", "Medium: Next", "Hard"],
    await words(page, "Mahjong: Levels"),
  );
  const layouts = await words(page, "Mahjong: Layouts");
  same(
    "layouts come by size, with the best result without help",
    ["Sprout: ✓ 18 moves, 1:35", "Pond: ✓ with help", "Boat: Next"],
    layouts.slice(0, 3),
  );
  same("a level on a layout counts for the layout", true, layouts.includes("Lotus: ✓ 48 moves, 1:20"));
  same(
    "it says how much is done",
    "Layouts: 3 of 21 finished",
    await page.locator('.ways[aria-label="Mahjong: Layouts"] h3').textContent(),
  );
  await kind(page, "Mahjong Lotus").locator("summary").click();
  same(
    "the best games are ranked, those with help apart",
    [["48 moves, 1:20", "48 moves, 1:35", "50 moves, 1:30"], ["40 moves, 1:00"]],
    await kind(page, "Mahjong Lotus")
      .locator(".best-games")
      .evaluateAll((lists) =>
        lists.map((list) => [...list.querySelectorAll("a > span:first-child")].map((one) => one.textContent)),
      ),
  );
  await page.click(".milestone:has-text('Boat')");
  await page.waitForFunction(() => document.querySelector(".game-title")?.textContent === "Mahjong Boat");
  await context.close();
}

/** The links lead to the games as they were saved, not to codes. */
async function bestIsWatched() {
  const context = await openProfile();
  const page = await visit(context);
  await storeOutcomes(page, [outcome({ game: "sliding", variant: "3x3", at: sliding.way.length, save: sliding.save })]);
  await follow(page, "#statistics/sliding");
  await page.click(".best-games a");
  await page.waitForSelector(".replay");
  same(
    "the best game is shown from its start",
    `0 of ${sliding.way.length}`,
    await page.locator(".timeline output").textContent(),
  );
  await page.reload();
  await isReady(page);
  await page.waitForSelector(".replay");
  await context.close();
}

async function sheet() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#mahjong/7");
  await storeOutcomes(page, results());
  await page.click(".tools .tool:has-text('Choose')");
  await page.waitForSelector("[data-kind='layout boat'] .done-words");
  await page.waitForSelector("[data-kind='level medium'] .done-words");
  const mark = (name) => page.locator(`[data-kind="${name}"] .done-words`).allTextContents();
  same("a finished level has its best result", ["✓ 72 moves"], await mark("level easy"));
  same("the next one is marked", ["Next"], await mark("level medium"));
  same("the others aren't", [], await mark("level hard"));
  same("a layout that was finished with help says so", ["✓ with help"], await mark("layout pond"));
  same("the next layout is marked", ["Next"], await mark("layout boat"));
  const name = (kind) => page.locator(`[data-kind="${kind}"]`).getAttribute("aria-label");
  const easy = await name("level easy");
  verdict(/^Easy: .*\. 72 moves, finished$/.test(easy), "a card is read as sentences", easy);
  const medium = await name("level medium");
  verdict(/^Medium: .*\. Next to be won$/.test(medium), "so is the next one", medium);
  const wide = await page
    .locator(".done-words")
    .evaluateAll((all) => all.filter((one) => one.offsetWidth > one.parentElement.clientWidth - 16).length);
  same("the marks fit on their cards", 0, wide);
  await context.close();
}

async function resetAndUndo() {
  const context = await openProfile();
  const page = await visit(context);
  await storeOutcomes(page, results());
  await follow(page, "#statistics/mahjong");
  await page.waitForSelector("section.kind");
  await kind(page, "Mahjong Lotus").locator("summary").click();
  await page.click("button:has-text('Reset Lotus')");
  await untilSaid(page, "Mahjong Lotus: the results no longer count.");
  same("the kind is gone", 0, await kind(page, "Mahjong Lotus").count());
  same("it is to be finished again", true, (await words(page, "Mahjong: Layouts")).includes("Lotus"));
  same(
    "the undo has the focus",
    "Undo the reset of Mahjong Lotus",
    await page.evaluate(() => document.activeElement.ariaLabel),
  );
  same(
    "it says what doesn't count",
    "Mahjong Lotus was reset: 5 results don't count.Undo",
    await page.locator(".was-reset").textContent(),
  );
  await page.reload();
  await isReady(page);
  await page.waitForSelector(".was-reset");
  await storeOutcomes(page, [lotus({ at: 60, ended: 4000000000 })]);
  await page.reload();
  await isReady(page);
  await page.waitForSelector(".was-reset");
  same("a later game counts", true, (await words(page, "Mahjong: Layouts")).includes("Lotus: ✓ 60 moves, 1:00"));
  await page.click("[data-undo]");
  await untilSaid(page, "Mahjong Lotus: the results count again.");
  same("after an undo all count", true, (await words(page, "Mahjong: Layouts")).includes("Lotus: ✓ 48 moves, 1:20"));
  same("nothing is left to undo", 0, await page.locator(".was-reset").count());
  await page.click("button:has-text('Reset all of Mahjong')");
  await page.waitForSelector("[data-undo='mahjong game ']");
  same("the whole game is reset", 0, await page.locator("section.kind").count());
  await context.close();
}

/** A reset of the page holds in the terminal, and its undo there holds in the page. */
async function travels() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  for (const { text } of sliding.way) {
    await page.keyboard.type(":");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await page.waitForSelector(".standing div");
  await follow(page, "#statistics/sliding");
  await page.waitForSelector("section.kind");
  await page.click("button:has-text('Reset 3 by 3')");
  await page.waitForSelector(".was-reset");
  await follow(page, "#backup");
  await page.waitForSelector(".backup-done", { state: "attached" });
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("main .main-button")]);
  const file = join(scratch, "page.txt");
  await download.saveAs(file);
  same("the backup has the reset", 1, readFileSync(file, "utf8").split("[reset]\n").length - 1);
  verdict(native(["restore", file]).includes("1 reset of results"), "the terminal restores it");
  same("and counts no result", "", native(["stats", "sliding", "--json"]));
  same(
    "it undoes the reset",
    "The statistics of Sliding puzzle, 3x3 are back: 1 result.\n",
    native(["stats", "restore", "sliding", "3x3"]),
  );
  const back = join(scratch, "terminal.txt");
  native(["backup", back]);
  await page.setInputFiles("input[type=file]", back);
  await page.click("dialog[open] .main-button");
  await page.waitForFunction(() => document.body.textContent.includes("Restored: 1 reset of results."));
  await follow(page, "#statistics/sliding");
  await page.waitForSelector("section.kind");
  same("in the page the result counts again", 0, await page.locator(".was-reset").count());
  await context.close();
}

/** The panel at the end compares only with what counts. */
async function comparesAnew() {
  const context = await openProfile();
  const page = await visit(context);
  await storeOutcomes(page, [outcome({ game: "sliding", variant: "3x3", at: 3, score: 3, clock: 1 })]);
  await follow(page, "#statistics/sliding");
  await page.waitForSelector("section.kind");
  await page.click("button:has-text('Reset all of Sliding')");
  await page.waitForSelector(".was-reset");
  await follow(page, "#sliding/3x3/plum");
  await page.waitForSelector(".table-page");
  for (const { text } of sliding.way) {
    await page.keyboard.type(":");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await page.waitForSelector(".standing div");
  same(
    "the first game after a reset is its own best",
    true,
    (await page.locator(".standing div").allTextContents()).includes(`Best moves${sliding.score}`),
  );
  await context.close();
}

/** When the last result was reset, the clock was a year ahead. */
async function countsAfterAWrongClock() {
  const [now, year] = [Date.UTC(2026, 10, 22, 12), 365 * 86400000];
  const context = await openProfile();
  const page = await context.newPage();
  await page.clock.install({ time: now + year });
  await page.goto(address);
  await isReady(page);
  /** Each game has more moves than the one before. */
  const winAndCount = async (detours) => {
    await turnTo(page, "#sliding/3x3/plum");
    const [{ text }] = sliding.way;
    for (const move of [...Array(2 * detours).fill({ text }), ...sliding.way]) await obey(page, move.text);
    await page.waitForSelector(".ending.won:not([hidden])");
    await turnTo(page, "#statistics/sliding");
    await page.waitForSelector(".figures-body > section");
    return (await page.locator("section.kind summary .faint").allTextContents()).join();
  };
  const isOne = async (detours, words) => same(words, "1 game, 1 won", await winAndCount(detours));
  await isOne(0, "a game counts while the clock is ahead");
  await page.click("button:has-text('Reset all of Sliding')");
  await page.waitForSelector(".was-reset");
  await page.clock.setSystemTime(now);
  await isOne(1, "after a reset the next game counts, although its time lies before");
  await page.click("button:has-text('Reset 3 by 3')");
  await page.waitForSelector("[data-undo='sliding variant 3x3']");
  await isOne(2, "and so it is after the next reset");
  await forgetOutcomes(page);
  const [{ block }] = await stored(page, "passed");
  await page.clock.setFixedTime(1000 * Number(/^until (\d+)$/m.exec(block)[1]));
  await isOne(3, "and in the second of resets whose results aren't here");
  await context.close();
}

await test("the statistics have an overview", overview);
await test("a best game can be watched", bestIsWatched);
await test("the sheet of new games marks what is finished", sheet);
await test("a reset can be undone", resetAndUndo);
await test("resets travel in backups", travels);
await test("after a reset games are compared anew", comparesAnew);
await test("games that end after a reset by a wrong clock count", countsAfterAWrongClock);
same("no page reported an error", "", complaints.join("\n"));
rmSync(scratch, { recursive: true });
await closeAll();
done();
