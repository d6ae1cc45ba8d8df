// SPDX-License-Identifier: MIT
// Checks the start page: today's puzzles and their states, the streak, the
// calendar by mouse and keys, midnight, and lists of games in progress.
import { done, same, test, verdict } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  follow,
  isReady,
  movesShown,
  obey,
  openProfile,
  stored,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { solvedDaily } from "./ways.mjs";

const games = ["kulki", "mahjong", "freecell", "sliding"];
const noon = new Date(2026, 10, 23, 12, 0);

/** The result of a daily puzzle, finished on a day. */
const result = (game, daily, day = daily, more = {}) => ({
  ...{ game, variant: "", seed: "s", daily, own: 0, name: "", status: "won", score: 52, unit: "moves", at: 52 },
  ...{ clock: 190000, hints: 0, undos: 0, day, save: `${game} ${daily} ${day} ${JSON.stringify(more)}`, ...more },
});

/** Stores rows as the page does. */
const store = (page, name, rows) =>
  page.evaluate(
    ([name, rows]) =>
      new Promise((resolve) => {
        const request = indexedDB.open("quadrille");
        request.onsuccess = () => {
          const transaction = request.result.transaction(name, "readwrite");
          for (const row of rows) transaction.objectStore(name).add(row);
          transaction.oncomplete = () => resolve(request.result.close());
        };
      }),
    [name, rows],
  );

/** Opens the start page on 23 November 2026 with these results. */
async function start(outcomes, traits = {}, time = noon) {
  const context = await openProfile(traits);
  const page = await context.newPage();
  await page.clock.install({ time });
  await page.goto(address);
  await isReady(page);
  await store(page, "outcomes", outcomes);
  await page.reload();
  await isReady(page);
  return { context, page };
}

/** Runs something within the page, now and each time that it is loaded. */
async function fromNowOn(page, act) {
  await page.addInitScript(act);
  await page.evaluate(act);
}

const textOf = async (page, selector) => (await page.locator(selector).innerText()).replace(/\s+/g, " ").trim();

await test("a system without a language has weeks, too", async () => {
  const context = await openProfile();
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "language", { get: () => "c" }));
  const page = await visit(context);
  same("they begin on Monday", "Mo", (await page.locator(".home thead th").first().innerText()).slice(0, 2));
  await context.close();
});

/** Play is what a thumb finds first, and Choose is beside it. */
async function playIsLarge() {
  for (const size of [
    [320, 568],
    [360, 640],
    [390, 844],
    [568, 320],
    [844, 390],
    [820, 1180],
    [1280, 800],
  ]) {
    const context = await openProfile({ size, touch: size[0] < 900 });
    const page = await visit(context, "#");
    const least = size[0] < 500 ? 1.6 : 1.2;
    const wrong = await page.locator(".stall-tools").evaluateAll(
      (all, least) =>
        all
          .map((tools) => [...tools.children].map((one) => one.getBoundingClientRect()))
          .filter(
            ([play, choose]) => play.width < least * choose.width || play.top > choose.top + 2 || choose.width < 44,
          )
          .map((boxes) => JSON.stringify(boxes)),
      least,
    );
    same(`Play is wider than Choose beside it at ${size.join("x")}`, "", wrong.join("\n"));
    if (size[0] > size[1]) {
      const under = await page
        .locator(".stall-tools")
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom > innerHeight).length);
      same(`and all are in sight at ${size.join("x")}`, 0, under);
    }
    await context.close();
  }
}

await test("Play is the larger button on a phone", playIsLarge);
await test("today's puzzles show what has become of them", async () => {
  const { context, page } = await start([
    result("freecell", "2026-11-23"),
    result("freecell", "2026-11-23", "2026-11-23", { at: 48, clock: 65000 }),
    result("kulki", "2026-11-23", "2026-11-23", { status: "lost", score: 1234, unit: "points", hints: 2 }),
    result("mahjong", "2026-11-22"),
    result("sliding", "2026-11-23", "2026-11-23", { status: "stuck" }),
  ]);
  same("the date is written out", "Monday 23 November", await textOf(page, ".today header .faint"));
  same("the best result counts", "Solved in 48 moves, 1:05", await textOf(page, ".stall.game-freecell .motto"));
  same("help is told", "Finished with 1234 points with help, 3:10", await textOf(page, ".stall.game-kulki .motto"));
  same(
    "finished ones are ticked",
    "kulki freecell",
    (await page.$$eval(".stall.done", (all) => all.map((one) => one.className.match(/game-(\w+)/)[1]))).join(" "),
  );
  same("others are to be played", "Play", await textOf(page, ".stall.game-mahjong .main-button"));
  await context.close();
});

await test("a puzzle in progress is continued where it was", async () => {
  const { context, page } = await start([]);
  await page.click(".stall.game-sliding .main-button");
  await page.waitForSelector(".table-page");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction(() => Number(document.querySelector(".facts > div:nth-child(2) dd").textContent) > 0);
  const [moves, at] = [await page.locator(".facts > div:nth-child(2) dd").textContent(), await movesShown(page)];
  await follow(page, "#");
  await page.waitForSelector(".stall.game-sliding.going");
  same("it says where", `Resume: move ${moves}`, await textOf(page, ".stall.game-sliding .motto"));
  await page.click(".stall.game-sliding .main-button");
  await untilMoves(page, at);
  await context.close();
});

await test("the streak counts days with a puzzle finished on its own day", async () => {
  for (const [words, outcomes, expected] of [
    ["none without results", [], ""],
    [
      "three days, whichever game",
      [
        result("kulki", "2026-11-23", "2026-11-23", { status: "lost" }),
        result("freecell", "2026-11-22"),
        result("mahjong", "2026-11-21"),
      ],
      "3 days in a row",
    ],
    [
      "yesterday's still goes on",
      [result("freecell", "2026-11-22")],
      "1 day in a row: finish one of today's puzzles to go on",
    ],
    [
      "a day filled in later doesn't count",
      [result("freecell", "2026-11-23"), result("mahjong", "2026-11-22", "2026-11-23")],
      "1 day in a row",
    ],
    ["a gap ends it", [result("freecell", "2026-11-21")], ""],
    ["games left don't count", [result("freecell", "2026-11-23", "2026-11-23", { status: "going" })], ""],
  ]) {
    const { context, page } = await start(outcomes);
    same(words, expected, (await page.locator(".streak").isVisible()) ? await textOf(page, ".streak") : "");
    await context.close();
  }
});

await test("the calendar shows months and opens any past day", async () => {
  const whole = games.map((game) =>
    result(game, "2026-11-11", "2026-11-12", game === "kulki" ? { status: "lost" } : {}),
  );
  const late = result("sliding", "2026-10-31", "2026-11-02");
  const { context, page } = await start([...whole, result("mahjong", "2026-10-31"), late]);
  const chosen = () => page.locator(".month [aria-pressed=true]").getAttribute("aria-label");
  same("today is selected", "Monday 23 November: 0 of 4 finished", await chosen());
  same("future days can't be chosen", 7, await page.locator(".month button:disabled[aria-label*=November]").count());
  same("a whole day is ticked", 1, await page.locator(".month .whole").count());
  await page.click(".month .whole");
  same("its label says so", "Wednesday 11 November: all of 4 finished, caught up later", await chosen());
  same(
    "the links lead to its puzzles",
    games.map((game) => `#${game}/daily/2026-11-11`).join(" "),
    (await page.$$eval(".day-links a", (all) => all.map((one) => one.getAttribute("href")))).join(" "),
  );
  verdict(
    (await textOf(page, ".day-links .game-freecell")).includes("Solved in 52 moves, 3:10 (caught up)"),
    "with their results",
  );
  same("the month counts its days", "1 of 30 days · 3 tasks done", await textOf(page, ".month-badge"));
  await page.click("[aria-label='Previous month']");
  same("the month before", "October 2026", await textOf(page, ".month h3"));
  same("its dots are those of finished games", 1, await page.locator(".month .in.game-mahjong").count());
  same("rings are those of puzzles that were caught up on", 1, await page.locator(".month .late.game-sliding").count());
  const shapes = await page.$$eval(".month button[aria-label^='Saturday 31 October'] i", (all) =>
    all.map((one) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(one);
      return backgroundColor === borderTopColor ? "dot" : borderTopColor === "rgba(0, 0, 0, 0)" ? "speck" : "ring";
    }),
  );
  same("which differ in shape, not in colour alone", "speck dot speck ring", shapes.join(" "));
  await page.click(".month button[aria-label^='Saturday 31 October']");
  same("and in words", "Saturday 31 October: 2 of 4 finished, 1 of them caught up later", await chosen());
  await page.keyboard.press("ArrowUp");
  same("arrow keys move by a week", "Saturday 24 October: 0 of 4 finished", await chosen());
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("PageUp");
  same("and pages by a month", "Wednesday 23 September: 0 of 4 finished", await chosen());
  verdict(
    await page.evaluate(() => document.activeElement?.matches(".month [aria-pressed=true]")),
    "the focus stays on the day",
  );
  for (let month = 0; month < 3; month++) await page.keyboard.press("PageDown");
  same("but not beyond today", "Monday 23 November: 0 of 4 finished", await chosen());
  await page.keyboard.press("ArrowRight");
  same("nor by days", "Monday 23 November: 0 of 4 finished", await chosen());
  await page.locator(".days input[type=date]").fill("1998-02-28");
  same("a date can be typed", "Saturday 28 February 1998: 0 of 4 finished", await chosen());
  await page.click(".day-links .game-freecell");
  await page.waitForFunction(
    () => location.hash === "#freecell/daily/1998-02-28" && document.querySelector(".table-page"),
  );
  await context.close();
});

await test("at midnight the new day's puzzles appear without a reload", async () => {
  const outcomes = games.map((game) =>
    result(game, "2026-11-23", "2026-11-23", game === "kulki" ? { status: "lost" } : {}),
  );
  const { context, page } = await start(outcomes, {}, new Date(2026, 10, 23, 23, 59));
  same("today is finished", 4, await page.locator(".stall.done").count());
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
  await page.locator(".stall [href*='freecell/daily']").first().focus();
  same("a puzzle has the focus", "#freecell/daily/2026-11-23", await focused());
  await page.clock.runFor(90000);
  await page.waitForSelector(".stall.open [href='#freecell/daily/2026-11-24']");
  same("tomorrow is not", 0, await page.locator(".stall.done").count());
  same("the focus is where it was", "#freecell/daily/2026-11-24", await focused());
  same(
    "the calendar follows",
    "Tuesday 24 November: 0 of 4 finished",
    await page.locator(".month [aria-pressed=true]").getAttribute("aria-label"),
  );
  same("the streak waits", "1 day in a row: finish one of today's puzzles to go on", await textOf(page, ".streak"));
  await context.close();
});

/** Sundays on which clocks change, with the minute before the day and how long that evening still lasts. In Santiago
 * the change is at midnight: one of the days has none, and before the other the last hour comes twice. */
const changes = [
  ["Europe/Berlin", "2026-10-25", "2026-10-24T21:59:00Z", 60],
  ["Europe/Berlin", "2026-03-29", "2026-03-28T22:59:00Z", 60],
  ["America/Santiago", "2026-09-06", "2026-09-06T03:59:00Z", 60],
  ["America/Santiago", "2026-04-05", "2026-04-05T02:59:00Z", 3660],
];
await test("days follow one another where clocks change", async () => {
  for (const [zone, sunday, evening, seconds] of changes) {
    const dayIn = (days) => new Date(Date.parse(sunday) + days * 86400000).toISOString().slice(0, 10);
    // Node 18 puts a comma behind the weekday.
    const label = (days) =>
      new Date(dayIn(days))
        .toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
        .replace(",", "");
    const { context, page } = await start(
      [-1, 0, 1].map((days) => result("freecell", dayIn(days))),
      { zone },
      new Date(evening),
    );
    const today = () => page.locator(".stall.game-kulki .main-button").getAttribute("href");
    same(`${zone}: the evening before ${sunday}`, `#kulki/daily/${dayIn(-1)}`, await today());
    await page.clock.runFor(1000 * (seconds - 5));
    same("lasts until midnight", `#kulki/daily/${dayIn(-1)}`, await today());
    await page.clock.runFor(30_000);
    await page.waitForSelector(`.stall.game-kulki [href='#kulki/daily/${sunday}']`);
    await page.clock.setSystemTime(new Date(`${dayIn(2)}T14:00:00Z`));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.waitForSelector(`.stall.game-kulki [href='#kulki/daily/${dayIn(2)}']`);
    same(
      "three days in a row stay three",
      "3 days in a row: finish one of today's puzzles to go on",
      await textOf(page, ".streak"),
    );
    const shown = await page.$$eval(".month button > span:first-child", (all) => all.map((one) => one.textContent));
    const length = new Date(Date.UTC(Number(sunday.slice(0, 4)), Number(sunday.slice(5, 7)), 0)).getUTCDate();
    same(
      "the month has each day once",
      Array.from({ length }, (_, nth) => String(nth + 1)),
      shown,
    );
    same(
      "and a Sunday is one",
      "Su",
      await page.locator(`.month [aria-label^="${label(0)}"]`).evaluate((day) => {
        const headings = day.closest("table").querySelectorAll("th");
        return headings[day.closest("td").cellIndex].textContent;
      }),
    );
    await page.locator(".month [aria-pressed=true]").focus();
    const chosen = [];
    for (const key of ["Left", "Left", "Left", "Left", "Right", "Right", "Right", "Up", "Down"]) {
      await page.keyboard.press(`Arrow${key}`);
      chosen.push((await page.locator(".month [aria-pressed=true]").getAttribute("aria-label")).split(":")[0]);
    }
    same("keys go by days and weeks", [1, 0, -1, -2, -1, 0, 1, -6, 1].map(label), chosen);
    await page.keyboard.press("ArrowLeft");
    await page.click(".day-links .game-freecell");
    await page.waitForSelector(".table-page");
    const [, ...date] = label(0).split(" ");
    same("a puzzle is called by its day", `FreeCell ${date.join(" ")}`, await textOf(page, ".game-title"));
    await context.close();
  }
});

await test("months follow one another where clocks change", async () => {
  const { context, page } = await start([], { zone: "Europe/Berlin" }, new Date("2026-11-23T11:00:00Z"));
  const chosen = async () =>
    (await page.locator(".month [aria-pressed=true]").getAttribute("aria-label")).split(":")[0];
  for (const [from, key, to] of [
    ["2026-03-15", "PageDown", "Wednesday 15 April"],
    ["2026-04-15", "PageUp", "Sunday 15 March"],
    ["2026-10-15", "PageDown", "Sunday 15 November"],
    ["2026-11-15", "PageUp", "Thursday 15 October"],
  ]) {
    await page.locator(".days input[type=date]").fill(from);
    await page.locator(".month [aria-pressed=true]").focus();
    await page.keyboard.press(key);
    same(`${key} on ${from}`, to, await chosen());
  }
  await context.close();
});

await test("after midnight an open list of new games offers the new day's puzzle", async () => {
  const { context, page } = await start([], {}, new Date(2026, 10, 23, 23, 59));
  await follow(page, "#freecell/617");
  await page.waitForSelector(".board.freecell");
  await page.keyboard.press("*");
  const card = page.locator('dialog .choice-card:has-text("Today\'s puzzle")');
  await card.focus();
  same("it shows the day", "23", await card.locator(".day").textContent());
  await page.clock.runFor(90000);
  same("and then the new one", "24", await card.locator(".day").textContent());
  same("the focus stays", true, await card.evaluate((one) => one === document.activeElement));
  await card.click();
  await page.waitForFunction(() => location.hash === "#freecell/daily/2026-11-24");
  await context.close();
});

/** Wins FreeCell's puzzle of 23 November by typing. */
async function winDaily(page) {
  await follow(page, "#freecell/daily/2026-11-23");
  // The start page has a board of each game, too.
  await page.waitForSelector(".table-page .board.freecell");
  const { way } = solvedDaily("freecell", "2026-11-23");
  for (const [nth, { text }] of way.entries()) {
    await obey(page, text);
    if (nth < way.length - 1) await untilMoves(page, nth + 1);
  }
  await page.waitForSelector(".ending:not([hidden]) .standing div");
}

await test("a finished daily puzzle leads to the next one of its day", async () => {
  for (const act of [(page) => page.click(".ending .main-button"), (page) => page.keyboard.press("n")]) {
    const { context, page } = await start([result("sliding", "2026-11-23")]);
    await winDaily(page);
    same("its button names the next one", "Next today: Kulki", await textOf(page, ".ending .main-button"));
    same("the panel counts", "Daily puzzles2 of 4", (await page.locator(".standing div").allTextContents())[0]);
    await act(page);
    await page.waitForSelector(".board.kulki");
    same("it is the next one", "#kulki/daily/2026-11-23", await page.evaluate(() => location.hash));
    await context.close();
  }
});

await test("when all of a day's puzzles are done, the page says so", async () => {
  const others = games.filter((game) => game !== "freecell");
  const { context, page } = await start(
    others.map((game) => result(game, "2026-11-23", "2026-11-24", game === "kulki" ? { status: "lost" } : {})),
  );
  await winDaily(page);
  same("in a sentence", "All of today's puzzles are done.", await textOf(page, ".ending p.day"));
  same("the day is closed", "Your day", await textOf(page, ".ending .main-button"));
  await page.click(".ending .main-button");
  await page.waitForSelector("dialog .postcard canvas");
  same("in a dialog", "Today's puzzles are done", await textOf(page, "dialog h2"));
  same(
    "with the results to share",
    [
      "Quadrille, 23 November 2026: all 4 daily puzzles",
      "Kulki: 52 points, 3:10, task done (caught up)",
      "Mahjong solitaire: 52 moves, 3:10, task done (caught up)",
      "FreeCell: ",
      "Sliding puzzle: 52 moves, 3:10, task done (caught up)",
      "1 day in a row",
    ].join("\n"),
    (await page.locator("dialog pre").innerText()).trim().replace(/FreeCell: .*/, "FreeCell: "),
  );
  same("and the time until tomorrow", true, /in \d+ h \d+ min/.test(await textOf(page, "dialog .tomorrow")));
  verdict(
    await page.$eval("dialog canvas", (canvas) => {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size > 50;
    }),
    "its picture is drawn",
  );
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await page.waitForFunction(() => /^#freecell.[0-9]+$/.test(location.hash));
  await page.keyboard.press("N");
  await untilSaid(page, "You have already finished this day's puzzle. Here it is again, from the start.");
  await context.close();
});

await test("the installed app's badge counts today's open puzzles", async () => {
  const whole = games.map((game) =>
    result(game, "2026-11-23", "2026-11-23", game === "kulki" ? { status: "lost" } : {}),
  );
  for (const [words, outcomes, badges] of [
    ["who never played one has no badge", [], ""],
    ["one puzzle is done", [result("sliding", "2026-11-23")], "3"],
    ["puzzles of other days don't count", [result("sliding", "2026-11-22", "2026-11-23")], "4"],
    ["none is left", whole, "0"],
  ]) {
    const { context, page } = await start([], {}, new Date(2026, 10, 23, 23, 59));
    await context.addInitScript(() => {
      const badges = [];
      Object.assign(globalThis, { badges });
      Object.assign(Navigator.prototype, {
        setAppBadge: (count) => Promise.resolve(badges.push(count)),
      });
    });
    await store(page, "outcomes", outcomes);
    await page.reload();
    await isReady(page);
    same(words, badges, await page.evaluate(() => globalThis.badges.join()));
    await page.clock.runFor(90000);
    await page.waitForSelector(".stall [href='#freecell/daily/2026-11-24']");
    same(
      "and at midnight all are open",
      badges && "4",
      await page.evaluate(() => String(globalThis.badges.at(-1) ?? "")),
    );
    await context.close();
  }
});

await test("a puzzle that is finished lowers the badge, and a browser without badges does without", async () => {
  const { context, page } = await start([result("sliding", "2026-11-23")]);
  await fromNowOn(page, () => {
    globalThis.badges = [];
    navigator.setAppBadge = (count) => Promise.reject(new Error(String(globalThis.badges.push(count))));
  });
  await winDaily(page);
  same("two are left", 2, await page.evaluate(() => globalThis.badges.at(-1)));
  await page.evaluate(() => {
    delete navigator.setAppBadge;
    delete Navigator.prototype.setAppBadge;
  });
  await follow(page, "#");
  await page.waitForSelector(".stall.done");
  same("and the page still tells the day", 2, await page.locator(".stall.done").count());
  await context.close();
});

/** Counts how often the page reads all results, from zero when it is loaded. */
const countReadings = (page) =>
  fromNowOn(page, () => {
    const { getAll } = IDBObjectStore.prototype;
    globalThis.readings = 0;
    IDBObjectStore.prototype.getAll = function (...all) {
      if (this.name === "outcomes" && this.transaction.mode === "readonly") globalThis.readings++;
      return getAll.apply(this, all);
    };
  });

await test("the results are read once where a game's rank and its day are told", async () => {
  const { context, page } = await start([result("kulki", "2026-11-23"), result("kulki", "2026-11-22")]);
  await countReadings(page);
  await winDaily(page);
  await page.waitForSelector(".standing div");
  same(
    "when a daily puzzle is opened unless it is resumed, for its record, and when it ends",
    process.env.QUADRILLE_RELOAD ? 2 : 3,
    await page.evaluate(() => globalThis.readings),
  );
  await page.evaluate(() => (globalThis.readings = 0));
  await follow(page, "#");
  await page.waitForSelector(".streak strong");
  same("on the start page", 1, await page.evaluate(() => globalThis.readings));
  await context.close();
});

await test("a day's tasks are told before, while and after its puzzles are played", async () => {
  const { context, page } = await start([
    result("kulki", "2026-11-23", "2026-11-23", { status: "lost", score: 99 }),
    result("sliding", "2026-11-23", "2026-11-23", { hints: 1 }),
  ]);
  const tasks = ".stall .task:not(:empty)";
  await page.waitForFunction((tasks) => document.querySelectorAll(tasks).length === 4, tasks);
  const shown = async (place) => (await page.locator(place).allInnerTexts()).map((one) => one.trim());
  const told = ["Task done: without help", "Task: without undo", "Task: without undo", "Task missed: without help"];
  same("on the start page", told, await shown(".stall .task"));
  same("and beside the calendar", told, await shown(".day-links .task"));
  same("the month counts what is done", "1 of 30 days · 1 task done", await textOf(page, ".month-badge"));
  await page.locator(".days input[type=date]").fill("2026-11-22");
  await page.waitForFunction(
    () => !/missed|done/.test([...document.querySelectorAll(".day-links .task")].map((one) => one.textContent).join()),
  );
  await winDaily(page);
  same("while playing", "Task: without undo", await textOf(page, ".status .task"));
  const facts = await page
    .locator(".standing div")
    .evaluateAll((all) => all.map((one) => [...one.children].map((part) => part.textContent).join(": ")));
  verdict(facts.includes("Task done: without undo"), "and at the end", facts.join());
  await page.keyboard.press("Escape");
  await follow(page, "#freecell/617");
  await page.waitForFunction(() => document.querySelector(".status .task").hidden);
  await context.close();
});

await test("of many games in progress the newest are shown, and all of them when asked for", async () => {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await page.keyboard.type("1a");
  await untilMoves(page, 1);
  await follow(page, "#");
  await page.waitForSelector(".kept li");
  const [{ id, ...row }] = await stored(page, "games");
  const older = Array.from({ length: 199 }, (_, nth) => ({ ...row, seed: String(nth), played: row.played - nth - id }));
  await store(page, "games", older);
  await page.reload();
  await isReady(page);
  const shown = () => page.locator(".kept li").count();
  same("the newest three", 3, await shown());
  verdict((await page.locator(".kept li").first().innerText()).startsWith("FreeCell 617"), "the last one comes first");
  await page.click("button:has-text('Show all (200)')");
  same("all of them", 200, await shown());
  same(
    "the focus is on the first that is new",
    3,
    await page.$$eval(".kept li", (all) => all.findIndex((one) => one.contains(document.activeElement))),
  );
  verdict((await page.locator(".kept .miniature").count()) < 100, "only boards near the visible ones are drawn");
  await page.locator(".kept li").last().scrollIntoViewIfNeeded();
  await page.waitForSelector(".kept li:last-child .miniature");
  const first = async () => (await page.locator(".kept li").first().innerText()).split(/,| ·|\n/)[0].trim();
  await page.selectOption(".kept select", "oldest");
  same("the oldest first", "FreeCell 198", await first());
  await page.fill(".kept input", "freecell 61");
  same("a filter leaves the games that have its words", ["FreeCell 161", 3], [await first(), await shown()]);
  await page.fill(".kept input", "kulki");
  same("or says that none has", "No game has that in its name.", await page.locator(".kept ul").innerText());
  await page.fill(".kept input", "");
  same("without it, all are there again", 200, await shown());
  await context.close();
});

await closeAll();
same("no page reported an error", "", complaints.join("\n"));
done();
