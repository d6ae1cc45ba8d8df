// SPDX-License-Identifier: MIT
// Checks where addresses, Back, New and levels lead, and that a search which
// ends late leads nowhere.
import { some } from "../some.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  follow,
  isReady,
  openProfile,
  turnTo,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const title = (page) => page.locator(".game-title").textContent();
const untilTitle = (page, part) =>
  page.waitForFunction((part) => document.querySelector(".game-title")?.textContent.includes(part), part);

/** Makes a worker whose search for a deal lasts as long as the test wants, and records every address shown. */
function holdSearches() {
  const Real = window.Worker;
  window.addresses = [];
  window.searches = [];
  window.Worker = class extends Real {
    postMessage(message) {
      if (message.question?.what === "deal") window.searches.push(() => super.postMessage(message));
      else super.postMessage(message);
    }
  };
  const { replaceState } = History.prototype;
  History.prototype.replaceState = function (state, unused, url) {
    if (url) window.addresses.push(String(url));
    return replaceState.call(this, state, unused, url);
  };
}

/** Waits until the worker has answered all earlier questions: the verdict on another game comes last. */
async function untilAnswered(page) {
  await page.waitForFunction(() => /can be won/.test(document.querySelector(".verdict")?.textContent ?? ""));
}

async function leavesASearch() {
  const starts = {
    "by its address": (page) => follow(page, "#mahjong/hard"),
    "from a game": async (page) => {
      await follow(page, "#mahjong/plum");
      await untilTitle(page, "plum");
      await page.click(".tools .tool:has-text('Choose')");
      await page.click("dialog .choice-card:has-text('Hard')");
    },
  };
  const leaves = {
    settings: ["#look", ".settings"],
    help: ["#help", ".keys"],
    statistics: ["#statistics", ".figures-body"],
    "the start": ["#", ".home .stall"],
    "another game": ["#kulki/plum", ".table-page.game-kulki"],
  };
  const context = await openProfile();
  await context.addInitScript(holdSearches);
  const page = await visit(context);
  let deal = 617;
  for (const [how, start] of Object.entries(starts))
    for (const [where, [hash, seen]] of some(how, 2, Object.entries(leaves))) {
      await page.evaluate(() => (window.searches.length = window.addresses.length = 0));
      await start(page);
      await page.waitForFunction(() => window.searches.length === 1);
      await follow(page, hash);
      await page.waitForSelector(seen);
      await page.evaluate(() => window.searches[0]());
      await follow(page, `#freecell/${deal}`);
      await untilTitle(page, String(deal++));
      await untilAnswered(page);
      const shown = await page.evaluate(() => window.addresses.filter((one) => /mahjong.*random/.test(one)));
      same(`a search begun ${how} and left for ${where} opens no game`, "", shown.join());
    }
  await context.close();
}

/** The browser changes the address at once and reports it later; here the test decides when. */
async function lateGame() {
  const context = await openProfile();
  await context.addInitScript(() => {
    addEventListener("hashchange", (event) => {
      if (event.isTrusted && location.hash.startsWith("#mahjong")) event.stopImmediatePropagation();
    });
  });
  const page = await visit(context, "#freecell/617");
  await page.evaluate(async () => {
    const told = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    location.hash = "#freecell/daily/2026-03-01";
    await told;
    location.hash = "#mahjong/plum";
    await new Promise((resolve) => setTimeout(resolve, 500));
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  await page.waitForSelector(".board.mahjong");
  same("the address belongs to the next game", true, await page.evaluate(() => location.hash.startsWith("#mahjong/")));
  await context.close();
}

/** A move while another page is being loaded leaves that page's address alone. */
async function slowHelp() {
  const context = await openProfile();
  const load = [];
  await context.route(/asides.*js/, (route) => load.push(() => route.continue()));
  const page = await visit(context, "#freecell/617");
  await page.waitForSelector(".board.freecell[role=group]");
  const asked = page.waitForRequest(/asides.*js/);
  await page.click(".table-bar .right");
  await asked;
  await page.keyboard.type("8a");
  await untilMoves(page, 1);
  same("the address is that of the next page", "#help/freecell", await page.evaluate(() => location.hash));
  for (const go of load) go();
  await page.waitForSelector(".keys");
  await page.goBack();
  await untilMoves(page, 1);
  await context.close();
}

/** The player deals another game while the page looks for the one of an address. */
async function displacedSearch() {
  const context = await openProfile();
  await context.addInitScript(holdSearches);
  const page = await visit(context, "#freecell/617");
  await follow(page, "#freecell/hard");
  await page.waitForFunction(() => window.searches.length === 1);
  await page.keyboard.type("n");
  await page.waitForFunction(() => !document.querySelector(".game-title").textContent.includes("617"));
  const [, deal] = (await title(page)).split(" ");
  same("the address is that of the game", `#freecell/${deal}`, await page.evaluate(() => location.hash));
  await context.close();
}

async function levelsByAddress() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  const refused = {
    "#freecell/2cells/easy": "Levels are only available with four free cells",
    "#kulki/hard": "This game has no level",
    "#sliding/hard": "This game has no level",
    "#sliding/winnable": "This game has no level",
  };
  for (const [hash, words] of Object.entries(refused)) {
    await follow(page, hash);
    await untilSaid(page, words);
    await page.waitForFunction(() => location.hash === "#freecell/617");
    same(`${hash} leaves the game in place`, true, (await title(page)).includes("617"));
  }
  await follow(page, "#mahjong/flowers/easy");
  await untilTitle(page, "Flowers, Easy");
  await follow(page, "#freecell/4cells/easy");
  await page.waitForSelector(".table-page.game-freecell");
  await follow(page, "#kulki/kulki/hard");
  await untilTitle(page, "hard");
  same("a level's word as a seed has an address", "#kulki/kulki/hard", await page.evaluate(() => location.hash));
  await context.close();
}

async function levelsOfAKind() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/2cells/617");
  await page.click(".tools .tool:has-text('Choose')");
  await page.click("dialog .choice-card:has-text('Easy')");
  await untilTitle(page, "Easy");
  same("a variant without levels gives way to the usual one", false, (await title(page)).includes("Two cells"));
  await follow(page, "#mahjong/flowers/plum");
  await untilTitle(page, "plum");
  await page.click(".tools .tool:has-text('Choose')");
  await page.click("dialog .choice-card:has-text('Easy')");
  await untilSaid(page, "This deal is easy.");
  // The title follows a moment after the board.
  await untilTitle(page, "Flowers");
  const before = await title(page);
  await page.keyboard.type(":");
  await page.keyboard.type("new easy");
  await page.keyboard.press("Enter");
  await page.waitForFunction((before) => document.querySelector(".game-title").textContent !== before, before);
  same("a typed level deals a new game", true, (await title(page)).includes("Easy"));
  await context.close();
}

/** The address of a new game deals the daily puzzle's variant until another one has been played. */
async function newIsOfTheKindPlayed() {
  for (const hash of ["#sliding", "#sliding/new"]) {
    const context = await openProfile();
    const page = await visit(context, hash);
    await page.waitForSelector(".table-page.game-sliding");
    same(`${hash} deals 4x4`, true, (await title(page)).includes("4 by 4"));
    await context.close();
  }
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  await page.keyboard.type("5");
  await untilMoves(page, 1);
  await turnTo(page, "#sliding/new");
  await page.waitForSelector(".table-page.game-sliding");
  verdict(/3 by 3$/.test(await title(page)), "after a 3x3 it deals another", await title(page));
  await context.close();
}

async function back() {
  const context = await openProfile();
  const page = await context.newPage();
  await page.goto(`${address}index.html#freecell/617`);
  await isReady(page);
  for (const [button, hash] of [
    ["Help", "#help/freecell"],
    ["Rules and keys", "#help/freecell"],
    ["Options", "#look"],
    ["Statistics", "#statistics/freecell"],
  ]) {
    if (button === "Help") await page.click(".table-bar .tool:has-text('Help')");
    else {
      await page.click("text=More");
      await page.click(`dialog .tool:has-text("${button}")`);
    }
    await page.waitForFunction((hash) => location.hash === hash, hash);
    await page.click(".page-bar .tool");
    await untilTitle(page, "617");
  }
  await page.click(".table-bar .tool:has-text('Help')");
  for (const game of ["kulki", "mahjong", "sliding"]) {
    await page.click(`.page nav a[href="#help/${game}"]`);
    await page.waitForFunction((game) => location.hash === `#help/${game}`, game);
  }
  await page.click(".page-bar .tool");
  await untilTitle(page, "617");
  same("Back leads from the third tab straight to the game", "#freecell/617", await page.evaluate(() => location.hash));
  await context.close();
}

/** Back does not close a game for a player who came from elsewhere. */
async function backStays() {
  for (const hash of ["#help/freecell", "#look", "#statistics"]) {
    const context = await openProfile();
    const page = await context.newPage();
    await page.goto("about:blank");
    await page.goto(address + hash);
    await isReady(page);
    await page.click(".page-bar .tool");
    await page.waitForSelector(".home .stall");
    same(`Back stays on the page from ${hash}`, address, page.url().replace(/#$/, ""));
    await context.close();
  }
}

/** Opens an address after another site. */
async function openFromElsewhere(context, hash = "") {
  const page = await context.newPage();
  await page.goto("about:blank");
  await page.goto(address + hash);
  await isReady(page);
  return page;
}

const isHome = (page) => page.waitForSelector(".home .stall");
const isBoard = (page, game) => page.waitForSelector(`.table-page.game-${game}`);
const play = async (page, game) => {
  await page.click(`.stall.game-${game} .main-button`);
  await isBoard(page, game);
};
async function toGames(page) {
  await page.click(".tool.back");
  await isHome(page);
}
async function leaves(page, words) {
  await page.goBack();
  same(`${words}, Back leaves the page`, "about:blank", page.url());
}

/** Back leads from a board to the start page, and from there to where the player came from. */
async function backFromBoards() {
  const context = await openProfile();
  const page = await openFromElsewhere(context);
  for (const game of ["freecell", "kulki"]) {
    await play(page, game);
    await toGames(page);
  }
  await leaves(page, "after two games");
  await page.goForward();
  await isReady(page);
  await play(page, "freecell");
  await page.goBack();
  await isHome(page);
  await play(page, "sliding");
  await page.reload();
  await isReady(page);
  await page.keyboard.type(":");
  await page.keyboard.type("new 5x5");
  await page.keyboard.press("Enter");
  await untilTitle(page, "5 by 5");
  await page.keyboard.type("N");
  await untilTitle(page, "Today");
  await page.goBack();
  await isHome(page);
  await play(page, "mahjong");
  await page.reload();
  await isReady(page);
  await page.click(".table-bar .tool:has-text('Help')");
  await page.click('.page nav a[href="#help/kulki"]');
  await page.click(".page-bar .tool");
  await isBoard(page, "mahjong");
  await toGames(page);
  await leaves(page, "after a reload and the help");
  await page.goto(`${address}#freecell/617`);
  await isReady(page);
  await toGames(page);
  await play(page, "kulki");
  await toGames(page);
  await leaves(page, "for a player who followed a link to a game");
  await context.close();
}

async function backFromOwnBoard() {
  const { openGames } = await import("../module/open_module.mjs");
  const games = await openGames();
  games.open("sliding", "3x3", "5");
  games.openBoard("sliding", "", games.board());
  const context = await openProfile();
  const page = await openFromElsewhere(context);
  const drop = async () => {
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "board.txt"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, games.save());
    await untilTitle(page, "Custom board");
  };
  await drop();
  await page.goBack();
  await isHome(page);
  await drop();
  await toGames(page);
  await play(page, "kulki");
  await toGames(page);
  await leaves(page, "after a custom board");
  await context.close();
}

/** A custom board has no address, but Back finds it again. */
async function backToOwnBoard() {
  const { openGames } = await import("../module/open_module.mjs");
  const games = await openGames();
  games.open("sliding", "3x3", "5");
  games.openBoard("sliding", "", games.board());
  const context = await openProfile();
  const page = await visit(context, "#kulki/plum");
  await page.click("text=More");
  await page.click("text=Load a file or a code");
  await page.fill("dialog textarea", games.save());
  await page.click("dialog .main-button");
  await untilTitle(page, "Custom board");
  same("it doesn't have the address of the game before", "", await page.evaluate(() => location.hash));
  await page.keyboard.type(">");
  await page.waitForSelector("dialog .postcard");
  const shared = await page.textContent("dialog");
  verdict(shared.includes("A game on a custom board has no code: save it instead"), "Share says so", shared);
  await page.keyboard.press("Escape");
  await page.click(".table-bar .tool:has-text('Help')");
  await page.waitForSelector(".keys");
  await page.click(".page-bar .tool");
  await untilTitle(page, "Custom board");
  await page.goBack();
  await untilTitle(page, "plum");
  await context.close();
}

/** What Share offers, Load accepts: a link leads where it leads in the browser. */
async function pastedLinks() {
  const context = await openProfile();
  const page = await visit(context, "#kulki/plum");
  for (const [link, heading] of [
    [`https://example.org/games/#replay/${endings[3].code}`, "Replay: Sliding"],
    ["https://example.org/#freecell/617\n", "FreeCell 617"],
  ]) {
    await turnTo(page, "#kulki/plum");
    await page.click("text=More");
    await page.click("text=Load a file or a code");
    await page.fill("dialog textarea", link);
    await page.click("dialog .main-button");
    await untilTitle(page, heading);
    same(`${heading}: the dialog is closed`, 0, await page.locator("dialog").count());
  }
  await context.close();
}

/** What Load refuses is named without places in a text that a code doesn't have. */
async function pastedGarbage() {
  const context = await openProfile();
  const page = await visit(context, "#kulki/plum");
  await page.click("text=More");
  await page.click("text=Load a file or a code");
  for (const [text, words] of [
    ["garbage", "This is not a link, a code or a saved game."],
    [endings[3].code.slice(0, -4), "This code is damaged or incomplete"],
    [endings[3].save.replace(/result .*/, "result won 3"), "This saved game is damaged, line "],
  ]) {
    await page.fill("dialog textarea", text);
    await page.click("dialog .main-button");
    await page.waitForFunction((words) => document.querySelector("dialog .live").textContent.startsWith(words), words);
  }
  await context.close();
}

/** The replay of a day's puzzle is called by its day. */
async function replayOfADay() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/daily/2025-11-21");
  await page.keyboard.press("R");
  await untilTitle(page, "Replay: FreeCell 21 November 2025");
  await page.reload();
  await untilTitle(page, "Replay: FreeCell 21 November 2025");
  await context.close();
}

/** A link is refused cheaply if its code claims more moves than it carries. */
async function forgedCodes() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  for (const code of ["q1f-0k01gwnaq08w3zzzzzzxxfzx51", "q1f-0ng1gwnaq51erbkg942232bevsr0000"]) {
    await page.evaluate(() => document.getElementById("live").replaceChildren());
    await follow(page, `#replay/${code}`);
    await page.waitForFunction(() => document.querySelector(".live.refusal")?.textContent);
    same(`a forged code is refused: ${code}`, true, (await title(page)).includes("617"));
  }
  await context.close();
}

/** Help, options and statistics are links on the start page, and keys leave them. */
async function pagesOpenAndClose() {
  const context = await openProfile();
  const page = await visit(context, "");
  const links = await page.$$eval(".home-bar nav a", (all) => all.map((one) => one.getAttribute("href")).join(" "));
  same("the start page's bar has links", "#statistics #look #help", links);
  await follow(page, "#freecell/617");
  await untilTitle(page, "617");
  for (const hash of ["#help/freecell", "#look", "#statistics/freecell"])
    for (const key of ["Escape", "q"]) {
      await follow(page, hash);
      await page.waitForSelector(".page-bar");
      if (hash === "#look") await page.focus("input[type=radio]");
      await page.keyboard.press(key);
      await untilTitle(page, "617");
    }
  same("keys leave each page for the game", "#freecell/617", await page.evaluate(() => location.hash));
  await context.close();
}

/** The browser's bars have the colour of the page below them. */
async function browserIsColoured() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  const colour = () => page.getAttribute("meta[name=theme-color]", "content");
  same("the browser is blue above a blue table", "rgb(53, 113, 143)", await colour());
  await follow(page, "#help");
  await page.waitForSelector(".page-bar");
  same("and light above a page", "rgb(244, 241, 234)", await colour());
  await context.close();
}

await test("the start page has links, and keys lead back", pagesOpenAndClose);
await test("the browser has the page's colour", browserIsColoured);
await test("a search that ends late is ignored", leavesASearch);
await test("a game that is ready late does not replace the next page", lateGame);
await test("a move does not keep the next page from opening", slowHelp);
await test("a search that another game displaces leaves no address", displacedSearch);
await test("a level in an address is dealt, or refused with the reason", levelsByAddress);
await test("levels apply to the chosen variant", levelsOfAKind);
await test("the address of a new game deals the variant played last", newIsOfTheKindPlayed);
await test("Back returns from help, options and statistics to the game", back);
await test("Back never leaves the page", backStays);
await test("Back leads from boards to the start, and from there away", backFromBoards);
await test("Back leads from a custom board to the start", backFromOwnBoard);
await test("Back returns to a custom board", backToOwnBoard);
await test("a link can be pasted", pastedLinks);
await test("what can't be loaded is named", pastedGarbage);
await test("the replay of a day's puzzle is called by its day", replayOfADay);
await test("forged codes are refused", forgedCodes);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
