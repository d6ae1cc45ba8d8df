// SPDX-License-Identifier: MIT
// A tour of the page: every screen and dialog, with results and games that fill them, for tests that look at each. It
// chooses by names of classes and by keys, so it works in every language.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { address, forgetOutcomes, isReady, storeOutcomes, turnTo, unfoldOptions, untilMoves } from "./open_page.mjs";
import { endings, solvedDaily } from "./ways.mjs";

const [kulki, , freecell, sliding] = endings;
const games = ["kulki", "mahjong", "freecell", "sliding"];

/** A Wednesday in September: in many languages, no date is longer. */
const now = new Date(2026, 8, 23, 12, 0);
const today = "2026-09-23";

let saves = 0;
const outcome = (game, variant, traits) => ({
  ...{ game, variant, seed: "plum", daily: "", own: 0, name: "", status: "won", score: 152, unit: "moves", at: 152 },
  ...{ clock: 754000, hints: 0, undos: 0, day: "2026-09-20", ended: 1000 + ++saves, nth: 0 },
  ...{ save: `quadrille save 2\n${saves}\n`, ...traits },
});
const usual = { kulki: "kulki", mahjong: "turtle", freecell: "4cells", sliding: "4x4" };
const daily = (game, day, more) => outcome(game, usual[game], { daily: day, day, ...more });
const kulkiLost = { status: "lost", unit: "points", score: 1234 };

/** Results of all games, with and without help, on own layouts, at levels, and of daily puzzles. */
const outcomes = [
  ...[40, 44, 52].map((at) => outcome("sliding", "3x3", { at, score: at, day: `2026-09-${at % 28}` })),
  outcome("sliding", "3x3", { hints: 3 }),
  outcome("sliding", "10x10", { status: "going", at: 950 }),
  outcome("mahjong", "turtle:random", { name: "easy", at: 72 }),
  outcome("mahjong", "turtle:random", { name: "easy", status: "stuck", at: 9 }),
  outcome("mahjong", "turtle", { own: 1, name: "sprout", at: 18 }),
  outcome("mahjong", "turtle", { own: 1, name: "pond", hints: 2 }),
  outcome("mahjong", "turtle", { own: 1, name: "lotus", hints: 1 }),
  outcome("freecell", "4cells"),
  outcome("freecell", "4cells", { status: "stuck", at: 60 }),
  outcome("freecell", "2cells", { hints: 1 }),
  outcome("kulki", "lines98", kulkiLost),
  outcome("kulki", "kulki", { ...kulkiLost, score: 300, hints: 1 }),
  ...["2026-09-21", "2026-09-22"].flatMap((day) => [
    daily("kulki", day, kulkiLost),
    daily("mahjong", day),
    daily("freecell", day, { hints: 1 }),
    daily("sliding", day),
  ]),
  ...["kulki", "mahjong", "sliding"].map((game) => daily(game, today, game === "kulki" ? kulkiLost : {})),
];

/** Types a command, whatever is on the screen. */
async function command(page, line) {
  await page.keyboard.press(":");
  await page.locator("dialog input").fill(line);
  await page.keyboard.press("Enter");
}

const dialog = (page) => page.waitForSelector("dialog[open]");
const press = (key) => async (page) => {
  await page.keyboard.press(key);
  await dialog(page);
};
const type = (line) => async (page) => {
  await command(page, line);
  await page.waitForSelector("dialog[open]:not(:has(form input))");
};
const click = (selector) => async (page) => {
  await page.locator(selector).last().click();
  await dialog(page);
};

/** The challenge that a finished game is, from the terminal. */
function challenge() {
  const folder = mkdtempSync(join(tmpdir(), "quadrille-tour-"));
  const file = join(folder, "game.txt");
  writeFileSync(file, sliding.save);
  const env = { ...process.env, XDG_DATA_HOME: folder, LANGUAGE: "en" };
  const words = ["share", "--challenge", "--by", "Eve", file];
  const code = execFileSync(String(process.env.QUADRILLE), words, { env, encoding: "utf8" }).trim();
  rmSync(folder, { recursive: true });
  return code;
}

const ended = (page) => page.waitForSelector(".ending:not([hidden]) .standing div");

/** Plays a game to its end, and waits for what is shown last. @param {{ text: string }[]} way @param {string} [last] */
const playOut = (way, last) => async (page) => {
  for (const [nth, { text }] of way.entries()) {
    await command(page, text);
    if (nth < way.length - 1) await untilMoves(page, nth + 1);
  }
  await ended(page);
  if (last) await page.waitForSelector(last);
};

/** A game of FreeCell in which nothing can move any more. */
async function stuck(page) {
  for (const [nth, text] of ["5b", "b7", "6b", "18", "4a", "28"].entries()) {
    await page.keyboard.type(text);
    await untilMoves(page, nth + 1);
  }
  await page.waitForSelector(".ending:not([hidden])");
}

async function unfold(page) {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("main details")) one.setAttribute("open", "");
  });
}

async function figures(page) {
  await page.waitForSelector("section.kind");
  await unfold(page);
}

/** Some results no longer count, which can be undone. */
async function reset(page) {
  await figures(page);
  await page.locator(".kind-body > .side-button").first().click();
  await page.waitForSelector(".was-reset");
}

/** Chooses a backup that has the results of games that were played, which this browser has lost. */
async function restoring(page) {
  const [backup] = await Promise.all([page.waitForEvent("download"), page.click("main .main-button")]);
  await page.waitForSelector(".backup-done p");
  const buffer = readFileSync(await backup.path());
  await forgetOutcomes(page);
  await page.setInputFiles("input[type=file]", { name: "quadrille.txt", mimeType: "text/plain", buffer });
  await dialog(page);
}

/** What can be opened above the board of every game. @type {[string, (page: any) => unknown][]} */
const onBoards = [
  ["new games", press("*")],
  ["sharing", press(">")],
  ["all that can be done", click(".tools .tool:last-of-type")],
];
const onBoard = [
  ["a command", press(":")],
  ["a pause", press("Pause")],
  ["the board in words", type("say")],
  ["loading", type("load")],
  ["what is gone of cards", press("=")],
];

/** Goes back to the game's last chance, where the panel of steps explains it. */
async function walk(page) {
  if (!(await page.locator(".ending:not([hidden])").count())) await stuck(page);
  await page.keyboard.type("x");
  await page.waitForSelector(".steps .faint");
}

async function edit(page) {
  await page.keyboard.press("*");
  await page.locator("dialog button:has([data-sign=edit])").last().click();
  await page.waitForSelector(".layout-table");
}

const dailyWay = solvedDaily("freecell", today).way;

/** Each stop: its name, its address, what is done there first, and the dialogs that are opened one after another.
 * @type {[string, string, ((page: any) => unknown)?, [string, (page: any) => unknown][]?][]} */
export const stops = [
  [
    "the start page",
    "#",
    (page) => page.waitForSelector(".day-links .task"),
    [["new games there", click(".stall-tools [aria-haspopup]")]],
  ],
  ["Kulki", "#kulki/klines/plum", undefined, onBoards],
  ["Lines 98", "#kulki/lines98/plum"],
  ["Mahjong", "#mahjong/plum", undefined, [...onBoards, ["what is gone", press("=")], ["the editor of layouts", edit]]],
  ["FreeCell", "#freecell/617", undefined, [...onBoards, ...onBoard]],
  ["the sliding puzzle", "#sliding/4x4/plum", undefined, onBoards],
  ["all statistics", "#statistics", unfold],
  ...games.map((game) => [`statistics of ${game}`, `#statistics/${game}`, figures]),
  ["results that don't count", "#statistics/mahjong", reset],
  ["backup", "#backup"],
  ["options", "#look", unfoldOptions],
  ["help", "#help", unfold],
  ["keys", "#help/freecell", (page) => page.keyboard.press("Shift")],
  ["the path", "#path"],
  ...games.map((game) => [`lessons of ${game}`, `#learn/${game}`]),
  ["a replay", `#replay/${freecell.code}`],
  ["pieces to find", "#freecell/618", (page) => command(page, "find")],
  ["free tiles", "#mahjong/plum", (page) => page.keyboard.type("m")],
  ["a dead end", "#freecell/2cells/11", stuck],
  ["what went wrong", "#freecell/2cells/11", walk],
  [
    "Kulki's end",
    "#kulki/small/plum",
    playOut(kulki.way),
    [["a challenge to send", click(".ending button:has([data-sign=rivals])")]],
  ],
  [
    "the end of the day",
    `#freecell/daily/${today}`,
    playOut(dailyWay, ".judgement .stars"),
    [["the day", click(".ending .main-button")]],
  ],
  ["a challenge", `#challenge/${challenge()}`, playOut(sliding.way, "dialog .rivals")],
  ["a backup", "#backup", undefined, [["restoring", restoring]]],
];

/** Opens the page with results that fill it. @param {import("playwright-core").BrowserContext} context */
export async function begin(context) {
  const page = await context.newPage();
  await page.clock.install({ time: now });
  await page.goto(address);
  await isReady(page);
  await storeOutcomes(page, outcomes);
  await page.reload();
  await isReady(page);
  return page;
}

/** Closes all dialogs. */
async function closeAll(page) {
  await page.evaluate(() => {
    for (const one of [...document.querySelectorAll("dialog")].reverse()) one.close();
  });
  await page.waitForSelector("dialog", { state: "detached" });
}

/** A phone and a desktop. @type {[number, number][]} */
export const sizes = [
  [360, 740],
  [1280, 800],
];

/** Goes to all stops, or to some; "look" is called at each, and in each of its dialogs.
 * @param {any} page @param {(page: any, name: string) => Promise<void>} look @param {(name: string) => boolean} [stopsAt] */
export async function travel(page, look, stopsAt = () => true) {
  for (const [name, hash, act, dialogs = []] of stops) {
    if (!stopsAt(name)) continue;
    await turnTo(page, hash);
    await act?.(page);
    await look(page, name);
    for (const [what, open] of dialogs) {
      await open(page);
      await look(page, `${name}: ${what}`);
      await closeAll(page);
    }
    await closeAll(page);
  }
}
