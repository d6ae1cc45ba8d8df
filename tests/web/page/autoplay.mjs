// SPDX-License-Identifier: MIT
// Checks when autoplay goes on and what stops it, also while the solver has not
// answered yet.
import { done, same, test } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  follow,
  isReady,
  openProfile,
  stopTime,
  stored,
  untilSaid,
  visit,
} from "./open_page.mjs";

const untilVerdict = (page) =>
  page.waitForFunction(() => /to go|can be won/.test(document.querySelector(".verdict")?.textContent ?? ""));
const live = (page) => page.locator("#live").textContent();

/** Makes a solver that gets its questions when the test wants. */
function holdQuestions() {
  const Real = window.Worker;
  window.holds = true;
  window.held = [];
  window.answers = 0;
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => window.answers++);
    }
    postMessage(message) {
      if (message.question && window.holds) window.held.push(() => super.postMessage(message));
      else super.postMessage(message);
    }
  };
}
const untilHeld = (page) => page.waitForFunction(() => window.held.length > 0);
async function letAnswer(page) {
  await page.evaluate(() => {
    window.holds = false;
    window.answers = 0;
    for (const send of window.held.splice(0)) send();
  });
  await page.waitForFunction(() => window.answers > 0);
}

/** A page with a game whose verdict is not known yet. */
async function openHeld(hash) {
  const context = await openProfile();
  await context.addInitScript(holdQuestions);
  const page = await visit(context, hash);
  await page.waitForSelector(".board[role=group]");
  return { context, page };
}

async function lateSolution() {
  const leaves = {
    "the game is left": async (page) => {
      await page.keyboard.press("q");
      await page.waitForSelector(".home .stall");
    },
    "a key is pressed": (page) => page.keyboard.press("Escape"),
    "the game is paused": async (page) => {
      await page.keyboard.press("Pause");
      await page.waitForSelector("dialog");
    },
  };
  for (const [what, leave] of Object.entries(leaves)) {
    const { context, page } = await openHeld("#sliding/4x4/plum");
    await page.keyboard.press("V");
    await untilHeld(page);
    await leave(page);
    await letAnswer(page);
    await follow(page, "#sliding/4x4/apple");
    await page.waitForFunction(() => document.title.includes("apple"));
    await untilVerdict(page);
    const plays = (await stored(page, "games")).map(({ at, hints }) => `${at} moves, ${hints} hints`);
    same(`a solution that arrives after ${what} is not played`, "", plays.join());
    await context.close();
  }
}

/** The position's verdict, which is wanted too, does not displace the question. */
async function solutionAfterMove() {
  const { context, page } = await openHeld("#freecell/617");
  await page.keyboard.type("8aV");
  await untilHeld(page);
  // Longer than a question would wait for another verdict.
  await page.waitForTimeout(500);
  await letAnswer(page);
  await page.waitForFunction(() => {
    const [shown, said] = [".facts > div:nth-child(2) dd", "#live"].map(
      (one) => document.querySelector(one).textContent,
    );
    return Number(shown) > 1 || said.includes("No solution");
  });
  same("a solution is found", false, (await live(page)).includes("No solution"));
  await context.close();
}

async function otherDeal() {
  for (const key of "VP") {
    const { context, page } = await openHeld("#sliding/3x3/plum");
    await page.keyboard.press(key);
    await untilHeld(page);
    await page.keyboard.press("n");
    await page.waitForFunction(() => !document.title.includes("plum"));
    await letAnswer(page);
    await untilVerdict(page);
    const words = await live(page);
    same(`nothing that was asked with ${key} is said of the next deal`, "", words);
    await context.close();
  }
}

async function noSolver() {
  const context = await openProfile();
  const page = await visit(context, "#kulki/plum");
  await page.keyboard.press("V");
  await untilSaid(page, "No solution found from here.");
  await page.waitForFunction(() => !document.querySelector(".verdict").textContent.includes("thinking"));
  same("a game without a solver has no verdict", "", await page.locator(".verdict").textContent());
  await context.close();
}

/** Time stands still, so that nothing is played between a touch and a look. */
async function stopsOnTouch() {
  const context = await openProfile();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(address);
  await isReady(page);
  await stopTime(page);
  const play = async (hash) => {
    await follow(page, hash);
    await page.waitForSelector(`.game-${hash.slice(1).split("/")[0]} .board[role=group]`);
    await page.keyboard.type("V");
    await untilSaid(page, "This is a solution");
  };
  const touches = {
    Undo: () => page.click(".tools .tool:has-text('Undo')"),
    "the timeline": () => page.locator(".timeline input").fill("0"),
    "Ctrl+Z": () => page.keyboard.press("Control+z"),
  };
  for (const [what, touch] of Object.entries(touches)) {
    await play("#sliding/3x3/plum");
    await page.keyboard.press("Shift");
    same("Shift alone, which + may need, doesn't", "This is a solution. Any key stops it.", await live(page));
    await page.clock.runFor(100);
    await touch();
    same(`${what} stops autoplay`, "Stopped.", await live(page));
    await page.click(".tools .tool:has-text('New')");
  }
  await follow(page, "#mahjong/plum");
  await page.waitForSelector(".game-mahjong .board[role=group]");
  await page.keyboard.type("m");
  await page.waitForSelector(".free-list button");
  await page.keyboard.type("V");
  await untilSaid(page, "This is a solution");
  await page.clock.runFor(100);
  await page.click(".free-list button");
  same("the list of free tiles stops autoplay", "Stopped.", await live(page));
  await context.close();
}

await test("a solution that arrives late is not played", lateSolution);
await test("a solution is found just after a move", solutionAfterMove);
await test("answers about one deal are not given on the next", otherDeal);
await test("a game without a solver has no solution", noSolver);
await test("whatever is touched stops autoplay", stopsOnTouch);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
