// SPDX-License-Identifier: MIT
// Checks what is announced, where the focus moves, and what can be entered with
// keys alone.
import { openGames } from "../module/open_module.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, follow, hit, isReady, openProfile, untilMoves, untilSaid, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const games = await openGames();
const live = (page) => page.locator("#live").textContent();
const isFocused = (page, selector) =>
  page.waitForFunction((wanted) => document.activeElement.matches(wanted), selector);

/** Announcements of picking up, putting down, undo and redo. */
async function handIsHeard() {
  const context = await openProfile();
  const names = { "kulki/plum": "ball", "mahjong/plum": "at ", "freecell/617": "of " };
  for (const [words, name] of Object.entries(names)) {
    const page = await visit(context, `#${words}`);
    const spot = await page.evaluate(
      () => document.querySelector(".stone.pairs, .card.movable, .is-ball").dataset.spot,
    );
    await page.locator(`[data-spot="${spot}"]`).focus();
    await page.keyboard.press("Enter");
    await untilSaid(page, ", held");
    verdict((await live(page)).includes(name), `the page announces "${await live(page)}"`, await live(page));
    await page.keyboard.press("Escape");
    await untilSaid(page, ", let go");
    await page.close();
  }
  const undone = {
    "freecell/617 8a": ["Undone: queen of hearts is back on column 8.", "Queen of hearts to cell a."],
    "mahjong/plum 1b": ["Undone: 1 of bamboo, ", "Took 1 of bamboo, "],
    "sliding/3x3/plum 5": ["Undone: 5 is back. The gap", "5 up. The gap"],
  };
  for (const [what, [back, again]] of Object.entries(undone)) {
    const [words, move] = what.split(" ");
    const page = await visit(context, `#${words}`);
    await page.keyboard.type(move);
    await untilMoves(page, 1);
    await page.keyboard.type("u");
    await untilSaid(page, back);
    await page.keyboard.type("U");
    await untilSaid(page, `Redone. ${again}`);
    await page.close();
  }
  await context.close();
}

/** A jump on the timeline says where it led. */
async function jumpsAreHeard() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await page.keyboard.type("2a2172");
  await untilMoves(page, 3);
  await page.locator(".timeline input").fill("1");
  await untilSaid(page, "You are at move 1 of 3.");
  await page.locator(".timeline input").fill("3");
  await untilSaid(page, "You are at move 3 of 3.");
  await context.close();
}

/** A move says what moved, what a line was worth, and what is new or went home; cells have one name everywhere. */
async function movesAreHeard() {
  const context = await openProfile();
  const page = await visit(context, "#kulki/web5/7");
  await page.keyboard.type("t");
  await untilSaid(page, "to the marked cell");
  const hint = await live(page);
  verdict(/, from [a-i]\d to [a-i]\d: /.test(hint), "a hint calls cells by their names", hint);
  await page.keyboard.type("h8e6");
  await untilSaid(page, "New: ");
  same("a ball that moved is told from new ones", "Violet to e6. New: green h5, green e9, green c9.", await live(page));
  await page.keyboard.type("h5d9b6f9");
  await untilSaid(page, "are gone");
  same(
    "a line says its colour and points",
    "Green to f9. New: green c4, green g9, violet d3. 5 green balls in a row are gone: c9, d9, e9, f9, g9. " +
      "5 points, 5 in all.",
    await live(page),
  );
  await follow(page, "#freecell/617");
  await page.waitForSelector(".board.freecell .card");
  await page.keyboard.type("2a21724b46417c474d");
  await untilMoves(page, 9);
  await untilSaid(page, "Also home: ace of clubs, 2 of clubs.");
  await context.close();
}

/** Another palette's names of colours are used in sentences, too. */
async function coloursAreHeard() {
  const context = await openProfile();
  const page = await visit(context, "#kulki/web5/7");
  await page.evaluate(() => localStorage.setItem("quadrille look", JSON.stringify({ palette: "safe" })));
  await page.reload();
  await isReady(page);
  await page.keyboard.type("h8e6");
  await untilSaid(page, "pink to e6. New: green h5");
  await context.close();
}

/** A verdict is announced when it changes; the search for it is not. */
async function verdictIsHeard() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await page.waitForFunction(() => document.querySelector(".status [role=status]").textContent === "can be won");
  const seen = await page.evaluate(() => {
    window.heard = [];
    const region = document.querySelector(".status [role=status]");
    new MutationObserver(() => window.heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return true;
  });
  await page.keyboard.type("8a");
  await untilMoves(page, 1);
  await page.waitForFunction(() => document.querySelector(".verdict").textContent === "✓ can be won");
  same("an unchanged verdict is not announced", [true, []], [seen, await page.evaluate(() => window.heard)]);
  await context.close();
}

/** The result panel has the focus; Escape and undo return it to the board. */
async function endHasFocus() {
  const context = await openProfile();
  const { way } = endings[3];
  const page = await visit(context, "#sliding/3x3/plum");
  const play = async ({ text }) => {
    await page.keyboard.type(":");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };
  for (const step of way) await play(step);
  await isFocused(page, ".ending h2");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector(".ending").hidden);
  await isFocused(page, ".board button");
  await page.keyboard.type("u");
  await untilMoves(page, way.length - 1);
  await page.keyboard.type("U");
  await isFocused(page, ".ending h2");
  await page.keyboard.type("u");
  await isFocused(page, ".board button");
  await context.close();
}

/** A shuffle of fifty tiles is announced as a number, not tile by tile. */
async function shuffleIsShort() {
  games.openWords("mahjong", "turtle:random 7");
  const code = () => games.share();
  for (;;) {
    const pair = games.moves().find((move) => games.moveText(move) !== "shuffle");
    if (pair === undefined) break;
    games.playMove(pair);
  }
  same("the Mahjong position is stuck", "stuck", games.state().status);
  const context = await openProfile();
  const page = await visit(context, `#replay/${code()}`);
  await page.keyboard.press("End");
  await page.waitForFunction(
    (at) => document.querySelector(".timeline output").textContent.startsWith(`${at} of`),
    games.state().at,
  );
  await page.click("text=Resume");
  await page.waitForSelector(".shuffle", { state: "attached" });
  await page.keyboard.press("u");
  await page.keyboard.press("U");
  await page.waitForFunction(() => document.activeElement.matches(".ending h2"));
  await page.keyboard.press("Escape");
  await page.locator(".shuffle").focus();
  await page.keyboard.press("Enter");
  await untilSaid(page, "The rest is dealt again.");
  const words = await live(page);
  verdict(words.length < 60, `a shuffle announces "${words}"`, words);
  await context.close();
}

/** Every page starts without an announcement. */
async function silenceAfterwards() {
  const context = await openProfile();
  const page = await visit(context, "#kulki/plum");
  for (const hash of ["#mahjong/7", "#help/kulki", "#look", "#statistics", "#"]) {
    await follow(page, "#kulki/plum");
    await page.waitForSelector(".board.kulki[role=group]");
    const ball = await page.evaluate(() => document.querySelector(".is-ball").dataset.spot);
    await page.locator(`[data-spot="${ball}"]`).focus();
    await page.keyboard.press("Enter");
    await untilSaid(page, "held");
    await follow(page, hash);
    await page.waitForFunction(() => !document.querySelector(".board.kulki[role=group]"));
    same(`${hash} starts without a message`, "", await live(page));
  }
  await context.close();
}

/** The rules explain why a tile can't be removed. */
async function blockedTiles() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#mahjong/plum");
  const spots = await page.evaluate(() =>
    [...document.querySelectorAll(".stone:not(.free)")]
      .filter((stone) => {
        const { left, top, width, height } = stone.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".stone") === stone;
      })
      .slice(0, 1)
      .map((stone) => Number(stone.dataset.spot)),
  );
  await hit(page, spots[0], true);
  await untilSaid(page, "That tile is ");
  await context.close();
}

/** Dots appear on empty cells and rings around coming balls; nothing covers a ball. */
async function dotsKeepOff() {
  const context = await openProfile();
  const page = await visit(context, "#kulki/lines98/plum");
  const ball = await page.evaluate(() => document.querySelector(".is-ball").dataset.spot);
  await page.locator(`[data-spot="${ball}"]`).focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".held");
  const covered = await page.evaluate(() => {
    const dots = document.querySelector(".dots");
    const path = dots.firstElementChild;
    const at = (one) => {
      const [board, box] = [dots.getBoundingClientRect(), one.getBoundingClientRect()];
      return new DOMPoint(box.left + box.width / 2 - board.left, box.top + box.height / 2 - board.top);
    };
    const count = (selector) =>
      [...document.querySelectorAll(selector)].filter((one) => path.isPointInFill(at(one))).length;
    return {
      coming: count(".cell:has(.coming)"),
      balls: count(".is-ball"),
      empty: count(".cell:not(:has(.ball))") > 40,
    };
  });
  same("dots and rings cover no ball", { coming: 0, balls: 0, empty: true }, covered);
  await context.close();
}

/** Arrows and digits set the date, and the field keeps the focus. */
async function dateByKeys() {
  const context = await openProfile();
  const page = await visit(context);
  const date = page.locator(".date input");
  const shown = () => page.locator(".day-links a").first().getAttribute("href");
  await date.focus();
  const before = await shown();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction((was) => document.querySelector(".day-links a").getAttribute("href") !== was, before);
  same("the date field keeps the focus", "INPUT", await page.evaluate(() => document.activeElement.tagName));
  await page.keyboard.type("12252025");
  await page.waitForFunction(() =>
    document.querySelector(".day-links a").getAttribute("href").endsWith("/daily/2025-12-25"),
  );
  same("the date field has the typed date", "2025-12-25", await date.inputValue());
  await context.close();
}

/** Titles separate their words with spaces. */
async function titlesHaveSpaces() {
  const context = await openProfile();
  const page = await visit(context, "#kulki/lines98/plum");
  same("a game's heading has spaces", "Kulki Lines 98, plum", await page.locator("h1").textContent());
  same("a game's tab title has spaces", "Kulki Lines 98, plum · Quadrille", await page.title());
  await follow(page, `#replay/${endings[2].code}`);
  await page.waitForFunction(() => /Replay/.test(document.title));
  same("a replay's tab title has spaces", "Replay: FreeCell 617 · Quadrille", await page.title());
  await context.close();
}

/** The service worker leaves unknown addresses to the server. */
async function otherPaths() {
  const context = await openProfile({ worker: true });
  const page = await visit(context);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await isReady(page);
  const home = page.url();
  const status = async (path) => (await page.goto(home + path)).status();
  for (const path of ["some/path", "index.html/x", "page/", "view"])
    same(`the server refuses ${path}`, 404, await status(path));
  for (const path of ["index.html", "", "?from=elsewhere"]) {
    same(`the service worker answers for ${path || "the folder"}`, 200, await status(path));
    await isReady(page);
  }
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/status of 404/.test(one)));
  await context.close();
}

await test("picking up, letting go and undo are announced", handIsHeard);
await test("moves are announced in full", movesAreHeard);
await test("jumps on the timeline are announced", jumpsAreHeard);
await test("colours have the names of the palette", coloursAreHeard);
await test("a verdict is announced when it changes", verdictIsHeard);
/** A page that replaces another one is read from its title on. */
async function pagesAreHeard() {
  const context = await openProfile();
  const page = await visit(context);
  same("the first page leaves the focus alone", "BODY", await page.evaluate(() => document.activeElement.tagName));
  for (const hash of ["#statistics", "#look", "#help", "#"]) {
    await follow(page, hash);
    await isFocused(page, "h1");
  }
  await context.close();
}

await test("the title of a page gets the focus", pagesAreHeard);
await test("the result gets the focus and returns it to the board", endHasFocus);
await test("a shuffle is announced in a few words", shuffleIsShort);
await test("a new page starts without messages", silenceAfterwards);
await test("a blocked tile says why", blockedTiles);
await test("dots lie on empty cells only", dotsKeepOff);
await test("a date can be set with keys", dateByKeys);
await test("titles have spaces", titlesHaveSpaces);
await test("the service worker answers for its own files only", otherPaths);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
