// SPDX-License-Identifier: MIT
// Checks that games in progress survive: a reload, no network, two tabs, full
// storage. Saved games move to the terminal program and back.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { native } from "../module/open_module.mjs";
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
  release,
  sources,
  stopTime,
  stored,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const sliding = endings[3];
const scratch = mkdtempSync(join(tmpdir(), "quadrille-page-"));

/** Types FreeCell's moves. */
async function play(page, ...moves) {
  for (const move of moves) {
    const before = Number(await movesShown(page));
    await page.keyboard.type(move);
    await untilMoves(page, before + 1);
  }
}

/** Waits until the store holds games with these numbers of moves. */
const untilKept = (page, counts) =>
  page.waitForFunction(
    (wanted) =>
      new Promise((resolve) => {
        const request = indexedDB.open("quadrille");
        request.onsuccess = () => {
          const all = request.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(JSON.stringify(all.result.map((row) => row.at).sort()) === wanted);
          };
        };
      }),
    JSON.stringify(counts),
  );

async function reloads() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await play(page, "8a", "1b");
  await page.keyboard.type("u");
  await untilMoves(page, 1);
  await untilKept(page, [1]);
  await page.reload();
  await isReady(page);
  await untilMoves(page, 1);
  await page.keyboard.type("U");
  await untilMoves(page, 2);
  await untilKept(page, [2]);
  await page.goto(page.url().replace(/#.*/, ""));
  await isReady(page);
  same(
    "the start page offers the game in progress",
    "FreeCell 617, move 2",
    (await page.locator(".kept li a").innerText()).replace(/\s*\n\s*/, ", ").replace(/,[^,]*,[^,]*$/, ""),
  );
  await context.close();
}

/** The clock keeps the time that passed since the last move. */
async function keepsTime() {
  const context = await openProfile();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${address}#freecell/617`);
  await isReady(page);
  await play(page, "8a");
  await untilKept(page, [1]);
  await stopTime(page);
  await page.clock.runFor(66000);
  const shown = () => page.locator(".facts > div:nth-child(3) dd").textContent();
  const before = await shown();
  verdict(/^1:0[5-9]$/.test(before), "time passes after the last move", before);
  await page.reload();
  await isReady(page);
  const after = await shown();
  verdict(/^1:0[5-9]$/.test(after), "the clock continues from there after a reload", after);
  await context.close();
}

/** A board that is left open isn't played. */
async function untouched() {
  const context = await openProfile();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${address}#freecell/617`);
  await isReady(page);
  await play(page, "8a");
  await stopTime(page);
  const seconds = () =>
    page
      .locator(".facts > div:nth-child(3) dd")
      .textContent()
      .then((words) => words.split(":").reduce((sum, part) => 60 * sum + Number(part), 0));
  let before = await seconds();
  const counts = async (words, time, expected) => {
    await page.clock.runFor(1000 * time);
    const now = await seconds();
    verdict(Math.abs(now - before - expected) <= 2, words, `${before} s, then ${now} s`);
    before = now;
  };
  await counts("untouched, the clock runs on", 60, 60);
  await page.keyboard.press("Shift");
  await counts("for two minutes after the last touch", 1800, 120);
  await page.mouse.move(600, 400);
  await counts("it goes on when somebody is there again", 30, 30);
  const turn = (state) =>
    page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await turn("hidden");
  await counts("it stands on a hidden page", 600, 0);
  await turn("visible");
  await counts("for two minutes after coming back", 600, 120);
  await context.close();
}

async function offline() {
  const context = await openProfile({ worker: true });
  const page = await visit(context, "#kulki/plum");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await isReady(page);
  await context.setOffline(true);
  for (const hash of ["#sliding/3x3/plum", "#mahjong/plum", "#statistics", "#freecell/617"]) {
    await page.goto(page.url().replace(/#.*/, "") + hash);
    await page.reload();
    await isReady(page);
  }
  await play(page, "8a");
  await page.keyboard.type("t");
  await untilSaid(page, "Hint: ");
  await context.setOffline(false);
  await context.close();
}

/** A new version waits for the player's consent while the game continues. It forgets the files of older versions, but
 * not those of another copy of Quadrille on the same site. */
async function updates() {
  const context = await openProfile({ worker: true });
  const other = await visit(context, "", sources);
  // Only an activated worker has forgotten older files.
  await other.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated")
      await new Promise((resolve) => active.addEventListener("statechange", resolve, { once: true }));
  });
  await other.evaluate(
    async (pages) => {
      for (const [nth, page] of pages.entries()) {
        const cache = await caches.open(`quadrille ${nth}`);
        await cache.put(`${page}index.html`, new Response("as stored before names told copies apart"));
      }
    },
    [sources, address],
  );
  const others = ["quadrille 0", ...(await other.evaluate(() => caches.keys())).filter((name) => name.includes("/"))];
  await other.close();
  const page = await visit(context, "#freecell/617");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await isReady(page);
  await play(page, "8a");
  await untilKept(page, [1]);
  const shelves = () => page.evaluate(() => caches.keys());
  const before = (await shelves()).filter((name) => !others.includes(name));
  same("the first version has replaced an older one", 1, before.length);
  for (const number of [2, 3]) {
    release.number = number;
    await page.evaluate(() => {
      document.querySelector(".update")?.setAttribute("data-old", "");
      return navigator.serviceWorker
        .getRegistration()
        .then((one) => one.update())
        .then(() => undefined);
    });
    await page.waitForSelector(".update:not([data-old])");
  }
  same("the newest update is the only one offered", 1, await page.locator(".update").count());
  same("the update waits, and the game continues", "1", await movesShown(page));
  await Promise.all([page.waitForEvent("load"), page.click(".update .main-button")]);
  await isReady(page);
  await untilMoves(page, 1);
  await page.waitForFunction((old) => caches.keys().then((now) => !now.includes(old)), before[0]);
  const after = await shelves();
  same("the other copy keeps its files", others.sort(), after.filter((name) => others.includes(name)).sort());
  same("the new version has its own", others.length + 1, after.length);
  await context.close();
}

async function twoTabs() {
  const context = await openProfile();
  const first = await visit(context, "#freecell/617");
  await play(first, "8a");
  await untilKept(first, [1]);
  const second = await visit(context, "#freecell/617");
  await untilMoves(second, 1);
  await play(first, "1b");
  await untilKept(first, [2]);
  await play(second, "2c");
  await untilSaid(second, "another tab");
  await untilKept(second, [2, 2]);
  await play(second, "3d");
  await untilKept(second, [2, 3]);
  await play(first, "2c", "3d");
  await untilKept(first, [3, 4]);
  await context.close();
}

async function storageFull() {
  const context = await openProfile();
  await context.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  const page = await visit(context, "#freecell/617");
  await play(page, "8a");
  await untilSaid(page, "storage is full");
  await play(page, "1b");
  await context.close();
}

/** Browsers may find that there is no room only when a transaction is about to be committed. A game's second move is
 * stored by a single request, after which nothing but the commit can fail. */
async function commitFails() {
  for (const stores of [[], [1]]) {
    const context = await openProfile();
    await context.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...given) {
        const request = put.apply(this, given);
        request.addEventListener("success", () => window.failing && this.transaction.abort());
        return request;
      };
    });
    const page = await visit(context, "#freecell/617");
    if (stores.length) {
      await play(page, "8a");
      await untilKept(page, stores);
    }
    await page.evaluate(() => (window.failing = true));
    await play(page, stores.length ? "1b" : "8a");
    await untilSaid(page, "kept only until you close or reload this tab");
    same(
      "a move whose commit fails is not stored",
      stores,
      (await stored(page, "games")).map(({ at }) => at),
    );
    await context.close();
  }
}

/** Opens a page whose storage is full whenever a test says so: "full" is a pattern of the stores without room. */
async function openFull(hash, traits) {
  const context = await openProfile(traits);
  await context.addInitScript(() => {
    for (const name of ["put", "add"]) {
      const act = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (...row) {
        if (window.full?.test(this.name)) throw new DOMException("no room", "QuotaExceededError");
        return act.apply(this, row);
      };
    }
  });
  return visit(context, hash);
}

/** A result that can't be stored is neither lost nor said to be counted. */
async function resultsWhenFull() {
  for (const full of ["", "outcomes"]) {
    const page = await openFull("#sliding/3x3/plum");
    for (const { text } of sliding.way.slice(0, -1)) await obey(page, text);
    await untilKept(page, [sliding.way.length - 1]);
    await page.evaluate((full) => (window.full = new RegExp(full)), full);
    await obey(page, sliding.way.at(-1).text);
    await untilSaid(page, "storage is full, so the result is kept only until");
    same("no result is stored", [], await stored(page, "outcomes"));
    same(
      "and the game isn't over where it is stored",
      ["going false"],
      (await stored(page, "games")).map(({ status, told }) => `${status} ${told}`),
    );
    await follow(page, "#kulki/plum");
    await page.waitForSelector(".game-kulki");
    await page.evaluate(() => (window.full = null));
    await follow(page, "#");
    await page.waitForSelector(".home .stall");
    same("it counts when there is room again", 1, (await stored(page, "outcomes")).length);
    same(
      "and the game is over",
      ["won true"],
      (await stored(page, "games")).map(({ status, told }) => `${status} ${told}`),
    );
    await page.context().close();
  }
}

/** A game whose moves were never stored is stored when there is room. */
async function roomAgain() {
  const page = await openFull("#freecell/617");
  await page.evaluate(() => (window.full = /games/));
  await play(page, "8a");
  await untilSaid(page, "storage is full, so the game is kept only until you close or reload this tab");
  await page.click(".tools .tool:has-text('New')");
  await untilMoves(page, 0);
  await page.evaluate(() => (window.full = null));
  await play(page, "8a");
  await untilSaid(page, "Games are saved again.");
  await untilKept(page, [1, 1]);
  await page.context().close();
}

/** A game that is stored while its board stays open goes on as the same game. */
async function storedMeanwhile() {
  for (const [before, meanwhile, after] of [
    [[], "8a", "1b"],
    [["8a"], "1b", "2c"],
  ]) {
    const page = await openFull("#freecell/617");
    await play(page, ...before);
    await untilKept(page, before.length ? [1] : []);
    await page.evaluate(() => (window.full = /games/));
    await play(page, meanwhile);
    await untilSaid(page, "storage is full, so the game is kept only until you close or reload this tab");
    await page.evaluate(() => (window.full = null));
    await follow(page, "#nowhere");
    await untilSaid(page, "There is no page at #nowhere");
    await untilKept(page, [before.length + 1]);
    await play(page, after);
    await page.click(".tool.back");
    await page.waitForSelector(".kept li");
    const games = await stored(page, "games");
    same(
      `after ${before.length} stored moves it is still one game`,
      [before.length + 2],
      games.map(({ at }) => at),
    );
    await page.context().close();
  }
}

/** An update accepted in either of two tabs says first that it would lose a game. */
async function updateWhenFull() {
  const page = await openFull("#freecell/617", { worker: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await isReady(page);
  const other = await visit(page.context(), "#kulki/plum");
  await page.evaluate(() => (window.full = /games/));
  await play(page, "8a");
  await untilSaid(page, "storage is full, so the game is kept only until you close or reload this tab");
  const update = (tab) => tab.click(".update .main-button");
  const offered = async (number) => {
    release.number = number;
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => void one.update()));
    await page.waitForSelector(".update");
    await other.waitForSelector(".update");
  };
  const warned = () => page.waitForFunction(() => /would lose/.test(document.querySelector(".update").textContent));
  await offered(11);
  await update(page);
  await warned();
  await page.evaluate(() => document.querySelector(".update").setAttribute("data-old", ""));
  await Promise.all([other.waitForEvent("load"), update(other)]);
  await page.waitForSelector(".update:not([data-old])");
  same("the game is still there", "1", await movesShown(page));
  await update(page);
  await warned();
  await Promise.all([page.waitForEvent("load"), update(page)]);
  release.number = 0;
  await page.context().close();
}

async function givenUpWhenFull() {
  const page = await openFull("#freecell/617");
  await play(page, "8a");
  await untilKept(page, [1]);
  await follow(page, "#");
  await page.clock.install();
  await page.click(".kept [aria-label^='Give up']");
  await page.waitForSelector(".given-up");
  await page.evaluate(() => (window.full = /outcomes/));
  await page.clock.runFor(9000);
  await untilSaid(page, "storage is full, so the result is not saved");
  await page.waitForSelector(".kept [aria-label^='Give up']");
  same("a game that can't be counted stays", 1, (await stored(page, "games")).length);
  await page.evaluate(() => (window.full = null));
  await page.click(".kept [aria-label^='Give up']");
  await page.waitForSelector(".given-up");
  await page.clock.runFor(9000);
  await page.waitForSelector(".given-up", { state: "detached" });
  same(
    "given up again, it counts",
    [0, 1],
    [(await stored(page, "games")).length, (await stored(page, "outcomes")).length],
  );
  await page.context().close();
}

/** The games and results of a visit last as long as the tab, even if the browser stores nothing of them. */
async function lastsAsLongAsTheTab(page) {
  const resumed = async (how) => {
    await page.waitForSelector(".table-page.game-freecell");
    await untilMoves(page, 2);
    same(`${how}: a game in progress`, "2", await movesShown(page));
    await page.click(".tool.back");
    await page.waitForSelector(".home .stall");
  };
  await follow(page, "#freecell/617");
  await play(page, "8a", "1b");
  await page.click(".tool.back");
  await page.click(".kept li a");
  await resumed("the list continues it");
  await follow(page, "#freecell/617");
  await resumed("so does its address");
  await page.goForward();
  await resumed("and Forward");
  await follow(page, "#sliding/3x3/plum");
  await page.waitForSelector(".table-page.game-sliding");
  for (const { text } of sliding.way) await obey(page, text);
  await untilMoves(page, sliding.way.length);
  await follow(page, "#statistics/sliding");
  await page.waitForSelector(".figures-body td");
  const figures = await page.locator(".figures-body").innerText();
  await follow(page, "#");
  await page.waitForSelector(".kept li a");
  same("only the game in progress is offered", 1, await page.locator(".kept li").count());
  return figures;
}

async function visitWhenFull() {
  const page = await openFull("");
  await page.evaluate(() => (window.full = /./));
  verdict(/\b1\b/.test(await lastsAsLongAsTheTab(page)), "a result is counted");
  same("nothing is stored", [0, 0], [(await stored(page, "games")).length, (await stored(page, "outcomes")).length]);
  await page.evaluate(() => (window.full = null));
  await page.click(".kept li a");
  await untilMoves(page, 2);
  await play(page, "2c");
  await untilKept(page, [3, sliding.way.length].sort());
  same("all of it is stored once there is room", 1, (await stored(page, "outcomes")).length);
  await page.context().close();
}

async function noStorage() {
  const context = await openProfile();
  await context.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      value: {
        open() {
          throw new DOMException("not here", "SecurityError");
        },
      },
    });
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("not here", "SecurityError");
      },
    });
  });
  const page = await visit(context);
  await untilSaid(page, "doesn't allow games to be stored");
  await lastsAsLongAsTheTab(page);
  await page.clock.install();
  await page.click(".kept [aria-label^='Give up']");
  await page.waitForSelector(".given-up");
  await page.clock.runFor(9000);
  await page.waitForSelector(".kept", { state: "hidden" });
  await follow(page, "#freecell/617");
  await untilMoves(page, 0);
  await page.goto(page.url().replace(/#.*/, "#look"));
  await page.check("input[value=dark]");
  await page.waitForSelector("[data-theme=dark]");
  await context.close();
}

async function openLoad(page) {
  await page.click("text=More");
  await page.click("text=Load a file or a code");
}

async function fromTerminal() {
  const file = join(scratch, "terminal.txt");
  native(["freecell", "617"], `8a\n1b\n2c\nundo\nsave ${file}\nquit\n`);
  const context = await openProfile();
  const page = await visit(context, "#kulki/plum");
  await openLoad(page);
  await page.setInputFiles("input[type=file]", file);
  await page.waitForSelector(".board.freecell");
  await untilMoves(page, 2);
  await page.keyboard.type("U");
  await untilMoves(page, 3);
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Control+s")]);
  const back = join(scratch, "page.txt");
  await download.saveAs(back);
  same("the terminal program verifies the page's file", true, /valid/.test(native(["verify", back])));
  same("the page's file has the three moves", true, readFileSync(back, "utf8").includes("moves 3 at 3\n8a 1b 2c\n"));
  await context.close();
}

async function badFiles() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await play(page, "8a");
  const good =
    native(["freecell", "617"], `8a\nsave ${join(scratch, "good.txt")}\nquit\n`) +
    readFileSync(join(scratch, "good.txt"), "utf8");
  const bad = {
    "other.txt": "a letter to Mary",
    "empty.txt": "",
    "moves.txt": good.replace("8a", "8h"),
    "binary.txt": "\0\u0001\uffff".repeat(99),
    "digest.txt": good.slice(good.indexOf("quadrille save")).replace(/digest \w{4}/, "digest 0000"),
  };
  for (const [name, text] of Object.entries(bad)) {
    writeFileSync(join(scratch, name), text);
    await openLoad(page);
    await page.setInputFiles("input[type=file]", join(scratch, name));
    await page.waitForFunction(() => document.querySelector("dialog .live.refusal")?.textContent);
    await page.keyboard.press("Escape");
    same(`${name} leaves the game unchanged`, "1", await movesShown(page));
  }
  await context.close();
}

await test("a game survives a reload", reloads);
await test("a game's clock survives a reload", keepsTime);
await test("a clock stops when nobody touches the page", untouched);
await test("everything works without a network after the first visit", offline);
await test("a new version asks before it takes over", updates);
await test("with a game open in two tabs, neither loses a move", twoTabs);
await test("full storage is reported, and play continues", storageFull);
await test("a game whose commit fails is reported as not saved", commitFails);
await test("a result counts as soon as there is room for it", resultsWhenFull);
await test("a game is stored as soon as there is room for it", roomAgain);
await test("a game that is stored later stays one game", storedMeanwhile);
await test("an update loses no game without a word", updateWhenFull);
await test("a game that is given up counts or stays", givenUpWhenFull);
await test("full storage takes no game of this visit away", visitWhenFull);
await test("everything can be played without storage", noStorage);
await test("a game goes from the terminal to the page", fromTerminal);
await test("files that are not saved games are refused with a message", badFiles);
same(
  "no page reported an error",
  "",
  complaints.filter((words) => !/ERR_INTERNET_DISCONNECTED/.test(words)).join("\n"),
);
rmSync(scratch, { recursive: true });
await closeAll();
done();
