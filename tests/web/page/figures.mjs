// SPDX-License-Identifier: MIT
// Checks what the page counts: statistics by variant, with and without help; a
// repeated game; undoing a surrender; damaged rows; dates and clocks.
import { done, same, test, verdict } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  follow,
  hit,
  isReady,
  openProfile,
  stopTime,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const [, mahjong, , sliding] = endings;

/** Writes rows straight into the store. */
const put = (page, store, rows) =>
  page.evaluate(
    ([name, rows]) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("quadrille");
        request.onsuccess = () => {
          const transaction = request.result.transaction(name, "readwrite");
          for (const row of rows) transaction.objectStore(name).add(row);
          transaction.oncomplete = () => resolve(request.result.close());
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    [store, rows],
  );

const read = (page, store) =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const request = indexedDB.open("quadrille");
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
    store,
  );

/** Waits until the store has this many rows. */
async function untilRows(page, store, count) {
  while ((await read(page, store)).length !== count) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Makes an outcome; games are told apart by their saves. */
let saves = 0;
const outcome = (traits) => ({
  game: "sliding",
  variant: "3x3",
  seed: "plum",
  daily: "",
  own: 0,
  status: "won",
  score: 20,
  unit: "moves",
  at: 20,
  clock: 60000,
  hints: 0,
  undos: 0,
  day: "2026-11-22",
  save: `quadrille save 2\n${++saves}\n`,
  ...traits,
});

/** Reads the statistics of one variant: the tiles on top, then the table row by row. */
const figures = (page, label) =>
  page.evaluate((label) => {
    const part = document.querySelector(`section.kind[aria-label="${label}"]`);
    if (!part) return null;
    const words = (one) => one.textContent;
    const tiles = [...part.querySelectorAll(".tiles > div")].map((one) => [
      words(one.querySelector("dt")),
      words(one.querySelector("dd")),
    ]);
    const rows = [...part.querySelectorAll("tbody tr")].map((row) => [
      words(row.querySelector("th")),
      words(row.querySelector("td")),
    ]);
    return Object.fromEntries([...tiles, ...rows]);
  }, label);

async function byKind() {
  const context = await openProfile();
  const page = await visit(context);
  await put(page, "outcomes", [
    outcome({ at: 20, score: 22, clock: 30000 }),
    outcome({ at: 5, score: 5, clock: 1000, hints: 5 }),
    outcome({ at: 30, score: 33, clock: 40000 }),
    outcome({ variant: "10x10", at: 900, score: 950, clock: 900000 }),
    outcome({ variant: "10x10", at: 50, status: "going" }),
    outcome({ game: "mahjong", variant: "turtle:random", name: "easy" }),
    outcome({ game: "mahjong", variant: "turtle:random", name: "easy", status: "stuck" }),
    outcome({ game: "mahjong", variant: "turtle", own: 1, name: "lotus", status: "stuck" }),
    outcome({ game: "mahjong", variant: "turtle" }),
    outcome({ game: "kulki", variant: "kulki", unit: "points", status: "lost", at: 40, score: 100 }),
    outcome({ game: "kulki", variant: "kulki", unit: "points", status: "lost", at: 90, score: 300 }),
  ]);
  await follow(page, "#statistics");
  await page.waitForSelector("section.kind");
  const small = await figures(page, "Sliding 3 by 3");
  same("the 3x3 has its own statistics", ["3", "22", "0:30"], [small.games, small.Moves, small.Time]);
  same("wins with help are counted apart", ["2", "1", "67%"], [small.won, small["won with help"], small["win rate"]]);
  same(
    "a win with help ends the wins in a row",
    ["1", "1", "3"],
    [small["wins in a row"], small["most in a row"], small["most with help"]],
  );
  same("wins with help have their own best result", "5", small["Moves with help"]);
  const large = await figures(page, "Sliding 10 by 10");
  same("the 10x10 has its own statistics", ["2", "950", "50%"], [large.games, large.Moves, large["win rate"]]);
  const glance = (of) => page.locator(of).allTextContents();
  same(
    "at a glance, a game of a level counts once",
    ["64%7 of 11 games", "1of 11 games"],
    (await glance(".overview dd")).slice(0, 2),
  );
  same(
    "the game played most comes first",
    ["Sliding", "Mahjong", "Kulki"],
    await page.locator(".overview-name").allTextContents(),
  );
  same(
    "results with help are columns of their own",
    [2, 1],
    await page.evaluate(() =>
      ["alone", "helped"].map((name) => document.querySelectorAll(`.overview li:first-child .latest .${name}`).length),
    ),
  );
  const kulki = await figures(page, "Kulki Classic");
  same("Kulki's best game has the most points", ["300", "90", "–"], [kulki.Points, kulki.Moves, kulki.Time]);
  same(
    "best games have the day in words",
    "22 Nov 2026",
    await page.locator("section.kind[aria-label='Kulki Classic'] .best-games .faint").first().textContent(),
  );
  const [easy, lotus] = [await figures(page, "Mahjong Easy"), await figures(page, "Mahjong Lotus")];
  same("levels have statistics of their own", ["2", "1"], [easy.games, easy.won]);
  same("and so have layouts", ["1", "0"], [lotus.games, lotus.won]);
  same(
    "unnamed rows count for their variant alone",
    ["Turtle", "Shuffled", "Easy", "Lotus"].map((name) => `Mahjong ${name}`).sort(),
    (await page.locator(".game-mahjong .kind").evaluateAll((all) => all.map((one) => one.ariaLabel))).sort(),
  );
  same("hollow dots mark games with help", 1, await page.locator(".dot.helped").count());
  await follow(page, "#freecell/easy");
  await page.waitForSelector(".game-title small");
  const title = await page.locator(".game-title").textContent();
  verdict(/^FreeCell Easy, \d+$/.test(title), "a game is named after its level", title);
  await context.close();
}

/** The module of results and the scripts write the same share, in one way. */
async function byLanguage() {
  const context = await openProfile({ locale: "de-DE" });
  const page = await visit(context);
  await put(page, "outcomes", [outcome({ score: 21 }), outcome({ score: 30 }), outcome({ status: "going" })]);
  await follow(page, "#statistics");
  await page.waitForSelector("section.kind");
  const kind = page.locator("section.kind");
  same(
    "German has a blank before the sign",
    ["67\u00a0%", "67\u00a0%"],
    [
      (await page.locator(".overview dd").first().textContent()).slice(0, 4),
      await kind.locator(".tiles dd").nth(3).textContent(),
    ],
  );
  same("a date with dots", "22.11.2026", await kind.locator(".best-games .faint").first().textContent());
  same("and a comma before decimals", true, /\d,5/.test(await kind.locator("tbody").textContent()));
  await context.close();
}

/** The line follows the last ten games alone, and each week begins on a Monday. */
async function plots() {
  const context = await openProfile();
  const page = await context.newPage();
  await page.clock.install({ time: new Date(2026, 10, 22, 12) }); // a Sunday
  await page.goto(address);
  await isReady(page);
  await put(page, "outcomes", [
    outcome({ at: 900, score: 900 }),
    ...Array.from({ length: 10 }, () => outcome({ at: 20, score: 20 })),
  ]);
  await follow(page, "#statistics/sliding");
  await page.waitForSelector(".plot .trend");
  const ends = await page
    .locator(".plot:has(.trend)")
    .evaluateAll((all) =>
      all.map((plot) => [
        plot.querySelector(".trend").getAttribute("d").split(" ").pop(),
        [...plot.querySelectorAll("circle")].pop().getAttribute("cy"),
      ]),
    );
  verdict(ends.length > 0, "games are plotted");
  for (const [average, last] of ends) same("the line is that of the last ten games", Number(last), Number(average));
  const days = page.locator(".plot:has(.day)");
  same("on a Sunday, 26 weeks are shown", "Games in the last 26 weeks: 11", await days.getAttribute("aria-label"));
  same("from a Monday", "25 May 2026", await days.locator(".end").first().textContent());
  await context.close();
}

async function line(page, text) {
  await page.keyboard.type(":");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Long games fill the table of figures. */
async function fitsSmallPhone() {
  const context = await openProfile({ size: [320, 568], touch: true });
  const page = await visit(context);
  await put(page, "outcomes", [outcome({ at: 1152, score: 1152, clock: 11900000 })]);
  await follow(page, "#statistics/sliding");
  await page.waitForSelector("table.figures");
  same("statistics fit a small phone", 320, await page.evaluate(() => document.documentElement.scrollWidth));
  await context.close();
}

/** The same solution of the same start counts as one game; another solution counts as a second. */
async function once() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  const solve = async () => {
    for (const { text } of sliding.way) await line(page, text);
    await page.waitForSelector(".ending.won:not([hidden])");
  };
  await page.click(".tools .tool:has-text('Hint')");
  await untilSaid(page, "Hint: ");
  await solve();
  await untilRows(page, "outcomes", 1);
  await page.click(".ending button:has-text('Restart')");
  await untilMoves(page, 0);
  const redo = page.locator(".tools .tool:has-text('Redo')");
  same("a restarted game has nothing to redo", "true", await redo.getAttribute("aria-disabled"));
  await solve();
  same("a restarted game is free of the old game's hint", "Won", await page.locator(".ending h2").textContent());
  await untilRows(page, "games", 2);
  same("the same moves do not count as a second win", 1, (await read(page, "outcomes")).length);
  await context.close();
}

/** A game restarted in progress keeps its help and the moves that redo can play. */
async function restarted() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  await page.click(".tools .tool:has-text('Hint')");
  await untilSaid(page, "Hint: ");
  await line(page, sliding.way[0].text);
  await untilMoves(page, 1);
  await page.click("text=More");
  await page.click("dialog .tool:has-text('Restart this deal')");
  await untilMoves(page, 0);
  await untilSaid(page, "Restarted.Return to move 1");
  await page.click(".tools .tool:has-text('Redo')");
  await untilMoves(page, 1);
  for (const { text } of sliding.way.slice(1)) await line(page, text);
  await page.waitForSelector(".ending.won");
  same("a restarted game keeps its help", "Won with help", await page.locator(".ending h2").textContent());
  await untilRows(page, "outcomes", 1);
  same("a restarted game is still one game", 1, (await read(page, "games")).length);
  await context.close();
}

/** Help before the first move survives a reload. */
async function helpStays() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  await page.click(".tools .tool:has-text('Hint')");
  await untilSaid(page, "Hint: ");
  await untilRows(page, "games", 1);
  await page.reload();
  await isReady(page);
  await page.waitForSelector(".table-page");
  for (const { text } of sliding.way) await line(page, text);
  await page.waitForSelector(".ending.won");
  same("help before the first move counts", "Won with help", await page.locator(".ending h2").textContent());
  await context.close();
}

/** Loading a finished game does not count as a win. */
async function loaded() {
  const context = await openProfile();
  const page = await visit(context, `#replay/${sliding.code}`);
  await page.keyboard.press("End");
  await page.click("text=Resume");
  await page.waitForSelector(".ending.won");
  await page.keyboard.press("u");
  await page.waitForSelector(".ending", { state: "hidden" });
  await page.click(".tools .tool:has-text('Redo')");
  await page.waitForSelector(".ending.won");
  await untilRows(page, "games", 1);
  await page.click("text=Games");
  await page.waitForSelector(".home .stall");
  same("a finished game that is loaded counts nothing", 0, (await read(page, "outcomes")).length);
  await context.close();
}

const giveUp = (page) => page.click(".kept button[aria-label^='Give up']");

async function givesUp() {
  const context = await openProfile();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${address}#sliding/3x3/plum`);
  await isReady(page);
  await line(page, sliding.way[0].text);
  await untilMoves(page, 1);
  await page.click("text=Games");
  await page.waitForSelector(".kept li");
  await giveUp(page);
  await page.click(".given-up button");
  await page.waitForSelector(".kept li a");
  await page.clock.runFor(60000);
  same(
    "after an undo the game is back",
    [1, 0],
    [(await read(page, "games")).length, (await read(page, "outcomes")).length],
  );
  await giveUp(page);
  await page.waitForSelector(".given-up button:focus");
  same("giving up deletes nothing at once", 1, (await read(page, "games")).length);
  await page.clock.runFor(9000);
  await untilRows(page, "games", 0);
  await untilRows(page, "outcomes", 1);
  await page.waitForSelector(".kept", { state: "hidden" });
  await context.close();
}

/** Giving up also takes effect when the player opens the statistics, even if time passed while the game was saved for the
 * last time. */
async function givesUpAndLeaves() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  await line(page, sliding.way[0].text);
  await untilMoves(page, 1);
  await untilRows(page, "games", 1);
  await page.evaluate(() => {
    const [now, put] = [performance.now.bind(performance), IDBObjectStore.prototype.put];
    let later = 0;
    performance.now = () => now() + later;
    IDBObjectStore.prototype.put = function (...row) {
      later += 5000;
      document.dispatchEvent(new Event("quadrille-dialog"));
      return put.apply(this, row);
    };
  });
  await page.click("text=Games");
  await page.waitForSelector(".kept li");
  await giveUp(page);
  await page.waitForSelector(".given-up");
  await follow(page, "#statistics/sliding");
  await page.waitForSelector("section.kind");
  const { games, won } = await figures(page, "Sliding 3 by 3");
  same("leaving the page counts a game that was not won", ["1", "0"], [games, won]);
  same("leaving the page removes the game", 0, (await read(page, "games")).length);
  await context.close();
}

/** What can't be read is not taken for nothing. */
async function unread() {
  const context = await openProfile();
  const page = await visit(context);
  await context.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function () {
      if (this.name === "outcomes") throw new DOMException("", "DataError");
      return getAll.call(this);
    };
    IDBObjectStore.prototype.get = () => {
      throw new DOMException("", "DataError");
    };
  });
  await page.reload();
  await untilSaid(page, "Some of this browser's storage can't be read: games or results may be missing.");
  await follow(page, "#statistics/sliding");
  await page.waitForSelector("text=can't be read");
  same("statistics claim nothing", 0, await page.locator("text=No finished games yet.").count());
  await page.evaluate(() => document.querySelectorAll(".live").forEach((live) => live.replaceChildren()));
  await follow(page, "#kept/1");
  await untilSaid(page, "Some of this browser's storage can't be read");
  await context.close();
}

async function damaged() {
  const context = await openProfile();
  const page = await visit(context);
  await page.evaluate(() => localStorage.setItem("quadrille look", "null"));
  const whole = { ...outcome({ status: "going", at: 3, count: 3 }), edition: 1, played: 1, told: false };
  await put(page, "games", [
    { game: "sliding", status: "going" },
    { ...whole, edition: undefined },
    { ...whole, clock: NaN },
    { ...whole, at: "3" },
    { ...whole, variant: null },
  ]);
  await put(page, "outcomes", [
    { game: "sliding", status: "won" },
    outcome({ clock: 1e15 + 0.5 }),
    outcome({ score: undefined }),
    outcome({ day: 7 }),
    outcome({ save: null }),
    outcome({}),
  ]);
  await page.reload();
  await isReady(page);
  await untilSaid(page, "5 saved games can't be read");
  same("damaged rows are not offered as games", 0, await page.locator(".kept li").count());
  await page.waitForSelector("[data-theme=light]");
  await follow(page, "#statistics/sliding");
  await page.waitForSelector("section.kind");
  const text = await page.locator(".figures-body").textContent();
  same("damaged rows are not counted", "1", (await figures(page, "Sliding 3 by 3")).games);
  same("every figure is a number", false, /NaN|undefined|Infinity/.test(text));
  await follow(page, "#kept/1");
  await untilSaid(page, "no longer saved in this browser");
  await context.close();
}

/** The start page stays open over midnight, once asleep and once awake. */
async function midnight() {
  const context = await openProfile();
  const link = (page) => page.locator(".stall.game-kulki .main-button").getAttribute("href");
  const page = await context.newPage();
  await page.clock.install({ time: new Date(2026, 10, 22, 23, 0) });
  await page.goto(address);
  await isReady(page);
  same("before midnight the old day's puzzle is offered", "#kulki/daily/2026-11-22", await link(page));
  await page.clock.runFor(3602000);
  await page.waitForSelector(".stall.game-kulki .main-button[href='#kulki/daily/2026-11-23']");
  await page.waitForSelector(".day-links a[href='#kulki/daily/2026-11-23']");
  await page.clock.setSystemTime(new Date(2026, 10, 25, 9, 0));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForSelector(".stall.game-kulki .main-button[href='#kulki/daily/2026-11-25']");
  await context.close();
}

/** The clock starts at the first move and stops while a dialog is open. */
async function clock() {
  const context = await openProfile();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${address}#freecell/617`);
  await isReady(page);
  const shown = () => page.locator(".facts > div:nth-child(3) dd").textContent();
  await page.clock.runFor(30000);
  same("the clock waits for the first move", "0:00", await shown());
  await page.keyboard.type("8a");
  await untilMoves(page, 1);
  same("one move is counted in the singular", "move", await page.locator(".facts > div:nth-child(2) dt").textContent());
  await stopTime(page);
  await page.clock.runFor(10000);
  const before = await shown();
  verdict(/^0:[1-5]\d$/.test(before), "the clock runs after the first move", before);
  await page.click("text=More");
  await page.waitForSelector("dialog[open]");
  await page.clock.runFor(50000);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog"));
  await page.clock.runFor(2000);
  const seconds = (words) => Number(words.slice(-2));
  const after = await shown();
  verdict(seconds(after) - seconds(before) <= 3, "the clock stops under a dialog", `${before}, then ${after}`);
  await context.close();
}

async function tilesLeft() {
  const context = await openProfile();
  const page = await visit(context, `#mahjong/${mahjong.words}`);
  const facts = () => page.locator(".facts > div:first-child").textContent();
  same("144 tiles are left at the start", "tiles left144", await facts());
  for (const spot of [mahjong.way[0].from, mahjong.way[0].to]) await hit(page, spot, false);
  await untilMoves(page, 1);
  same("142 tiles are left after one pair", "tiles left142", await facts());
  await page.click("text=Games");
  await page.waitForSelector(".kept li");
  verdict(/142 tiles left/.test(await page.locator(".kept li").textContent()), "the start page shows the tiles left");
  await context.close();
}

/** Deal 11982 can't be won, so no move is to blame. */
async function hopeless() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/11982");
  const until = (words) =>
    page.waitForFunction((words) => document.querySelector(".verdict").textContent === words, words);
  await until("✗ can't be won");
  await page.keyboard.type("1a");
  await untilMoves(page, 1);
  await until("✗ can't be won");
  await page.reload();
  await isReady(page);
  await until("✗ can't be won");
  await context.close();
}

async function wonDaily() {
  const context = await openProfile();
  const page = await visit(context);
  await put(page, "outcomes", [outcome({ variant: "4x4", daily: "2026-11-21", seed: "2026-11-21" })]);
  await follow(page, "#sliding/daily/2026-11-21");
  await untilSaid(page, "You have already finished this day's puzzle");
  await follow(page, "#sliding/daily/2026-11-20");
  await page.waitForFunction(() => document.querySelector(".game-title")?.textContent.includes("20 November"));
  same("another day's puzzle is not announced as finished", "", await page.locator("#live").textContent());
  await context.close();
}

/** Play and Pause share a button, and the speed can be chosen. */
async function replays() {
  const context = await openProfile();
  const page = await visit(context, `#replay/${sliding.code}`);
  const word = page.locator(".tools .tool:nth-child(3) .word");
  same("the button says Play before the replay", "Play", await word.textContent());
  await page.click(".tools .tool:has-text('Slower')");
  await untilSaid(page, "1 move per second");
  for (let nth = 0; nth < 4; nth++) await page.click(".tools .tool:has-text('Faster')");
  await untilSaid(page, "15.4 moves per second");
  const taken = await page.evaluate(() =>
    [
      { key: "+", ctrlKey: true },
      { key: "ArrowLeft", altKey: true },
      { key: "ArrowRight", metaKey: true },
      { key: "ArrowRight" },
    ]
      .filter((keys) => {
        const press = new KeyboardEvent("keydown", { ...keys, bubbles: true, cancelable: true });
        return !document.body.dispatchEvent(press);
      })
      .map(({ key }) => key),
  );
  same("keys with Ctrl, Alt and Meta are the browser's", "ArrowRight", taken.join());
  await page.click(".tools .tool:has-text('Play')");
  same("the button says Pause during the replay", "Pause", await word.textContent());
  await page.waitForFunction(
    (count) => document.querySelector(".timeline output").textContent.startsWith(`${count} of`),
    sliding.way.length,
  );
  await page.waitForFunction(() => document.querySelector(".tools .tool:nth-child(3) .word").textContent === "Play");
  await context.close();
}

await test("statistics are by variant, with help counted apart", byKind);
await test("shares and dates are written as the language does", byLanguage);
await test("plots show the last ten games, and weeks from Mondays", plots);
await test("statistics fit a small phone", fitsSmallPhone);
await test("the same game counts once", once);
await test("a game that is restarted in progress keeps its history", restarted);
await test("help before the first move stays", helpStays);
await test("a finished game that is loaded does not count", loaded);
await test("giving up can be undone, and counts later", givesUp);
await test("giving up counts when the page is left", givesUpAndLeaves);
await test("damaged rows are left out", damaged);
await test("unread results are not taken for none", unread);
await test("after midnight the start page offers the new day's puzzles", midnight);
await test("the clock runs while the game is played", clock);
await test("Mahjong counts the tiles that are left", tilesLeft);
await test("an unwinnable deal is reported as one", hopeless);
await test("a finished daily puzzle is announced", wonDaily);
await test("a replay can be paused, and its pace changed", replays);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
