// SPDX-License-Identifier: MIT
// Messages: seen and announced over any dialog, off the board, gone when what
// they were about is; and told when something fails.
import { done, same, test } from "../tap.mjs";
import {
  closeAll,
  complaints,
  follow,
  movesShown,
  openProfile,
  turnTo,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const [, mahjong, freecell, sliding] = endings;

const byKey = (key) => (page) => page.keyboard.type(key);
const byMore = (entry) => async (page) => {
  await page.click("text=More");
  await page.click(`dialog .tool:has-text("${entry}")`);
};
const dialogs = {
  "New game": byKey("n"),
  Share: (page) => page.click(".tools .tool:has-text('Share')"),
  Command: byKey(":"),
  More: (page) => page.click("text=More"),
  Load: byMore("Load a file"),
  "Board in words": byMore("Board in words"),
  "What went wrong?": byMore("What went wrong?"),
  Answer: async (page) => {
    await page.keyboard.type(":board");
    await page.keyboard.press("Enter");
  },
};

/** Says something as the page's own parts do. */
const tell = (page, words) =>
  page.evaluate(async (words) => {
    const { tell } = await import(new URL("page/dom.js", location.href).href);
    tell(words);
  }, words);

/** Where words are seen: whether nothing lies on them, and whether a reader may say them. */
const seenAt = (page, words) =>
  page.evaluate((words) => {
    const live = [...document.querySelectorAll(".live")].find((one) => one.textContent === words);
    if (!live) return "not said";
    const { left, right, top, bottom } = live.getBoundingClientRect();
    live.style.pointerEvents = "auto";
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    live.style.pointerEvents = "";
    const modal = [...document.querySelectorAll("dialog:modal")].pop();
    if (hit !== live) return `covered by ${hit?.outerHTML.slice(0, 60)}`;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return "outside the screen";
    return modal && !modal.contains(live) ? "inert" : "seen";
  }, words);

async function overDialogs() {
  const context = await openProfile();
  const page = await visit(context, "#mahjong/plum");
  for (const [title, open] of Object.entries(dialogs)) {
    await open(page);
    await page.waitForSelector(`dialog[aria-label="${title}"]`);
    await page.waitForFunction(() => document.querySelector("dialog").getAnimations().length === 0);
    await tell(page, `About ${title}`);
    same(`... ${title}`, "seen", await seenAt(page, `About ${title}`));
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));
  }
  await context.close();
}

async function copied() {
  const context = await openProfile();
  await context.addInitScript(() => delete Navigator.prototype.share);
  const page = await visit(context, "#freecell/617");
  await page.click(".tools .tool:has-text('Share')");
  await page.click("dialog .main-button");
  await page.waitForSelector("dialog .main-button:has-text('Copied')");
  same("... and said", "seen", await seenAt(page, "Copied."));
  await context.close();
}

/** The pieces that a message lies on. */
const covered = (page) => page.evaluate(piecesCovered);

function piecesCovered() {
  const live = document.getElementById("live").getBoundingClientRect();
  return [...document.querySelectorAll(".board .piece")]
    .map((piece) => [piece.getAttribute("aria-label"), piece.getBoundingClientRect()])
    .filter(
      ([, at]) => at.left < live.right - 1 && at.right > live.left + 1 && at.top < live.bottom && at.bottom > live.top,
    )
    .map(([name]) => name)
    .join("; ");
}

const sizes = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [667, 375],
];

async function offTheBoard() {
  const context = await openProfile();
  const page = await visit(context);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((size) => String([innerWidth, innerHeight]) === size, String([width, height]));
    for (const hash of ["#kulki/plum", "#mahjong/plum", "#freecell/617", "#sliding/4x4/plum"]) {
      await turnTo(page, hash);
      await page.waitForSelector(".board .piece");
      await tell(page, "Hint: 5 of characters (also leads to a win)");
      await page.waitForFunction(() => getComputedStyle(document.getElementById("live")).opacity === "1");
      for (let tries = 0; tries < 100 && (await covered(page)); tries++)
        await page.evaluate(() => new Promise(requestAnimationFrame));
      same(`... ${hash} at ${width}x${height}`, "", await covered(page));
    }
  }
  await context.close();
}

const shownWords = (page) =>
  page.evaluate(() => {
    const live = document.getElementById("live");
    return live.classList.contains("quiet") ? "" : live.textContent;
  });

async function line(page, text) {
  await page.keyboard.type(":");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

async function endsWithItsMatter() {
  const context = await openProfile();
  const page = await visit(context);
  await follow(page, "#freecell/easy");
  await page.waitForSelector(".table-page");
  same("... a search that is over", "", await shownWords(page));
  await byMore("Autoplay")(page);
  await untilMoves(page, 1);
  await page.click("text=Games");
  await page.waitForSelector(".home .stall");
  same("... hints that were played, on the start", "", await shownWords(page));
  await follow(page, "#sliding/3x3/plum");
  await page.waitForSelector(".table-page.game-sliding");
  for (const { text } of sliding.way) await line(page, text);
  await page.waitForSelector(".ending.won");
  same("... an end that a panel tells", "", await shownWords(page));
  await context.close();
}

/** A thread that can't start, in each way there is: none of them leaves a question without an answer. */
async function noThread() {
  const ways = {
    "its file can't be had": (context) => context.route("**/thinker.js", (route) => route.abort()),
    "the browser makes none": (context) =>
      context.addInitScript(() => {
        window.Worker = class {
          constructor() {
            throw new DOMException("not here", "SecurityError");
          }
        };
      }),
    "what it says can't be read": (context) =>
      context.addInitScript(() => {
        window.Worker = class extends EventTarget {
          postMessage({ question }) {
            if (question) setTimeout(() => this.dispatchEvent(new MessageEvent("messageerror")));
          }
          terminate() {}
        };
      }),
  };
  for (const [words, prepare] of Object.entries(ways)) {
    const context = await openProfile();
    await prepare(context);
    const page = await visit(context, "#freecell/617");
    await page.click(".tools .tool:has-text('Hint')");
    await untilSaid(page, "are unavailable");
    await page.waitForFunction(() => document.querySelector(".verdict").textContent === "");
    await page.keyboard.type("8a");
    await untilMoves(page, 1);
    await page.click("text=New");
    await page.click("dialog .side-button:has-text('easy')");
    await untilSaid(page, "are unavailable");
    same(`... ${words}: the game goes on`, "1", await movesShown(page));
    await context.close();
  }
}

async function unexpected() {
  const context = await openProfile();
  const page = await visit(context);
  await page.evaluate(() => void Promise.reject(new Error("a test of troubles")));
  await untilSaid(page, "Something went wrong: a test of troubles");
  await context.close();
}

/** A position that a move lost: random moves in deal 617 until the solver says so. */
async function explains() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await load(page, lost.save);
  await untilMoves(page, lost.at);
  await page.keyboard.type("x");
  await page.waitForSelector("dialog[aria-label='What went wrong?']");
  const words = await page.locator("dialog .explanation").textContent();
  const [, move, before] =
    /^Move (\d+), .* lost the game\. After move (\d+) it could still be won, in \d+ moves\.$/.exec(words) ?? [words];
  same("... it names the move", Number(before) + 1, Number(move));
  await page.click(`dialog button:has-text("Go to move ${before}")`);
  await untilMoves(page, before);
  await page.waitForFunction(() => /can be won/.test(document.querySelector(".verdict").textContent));
  await page.keyboard.type("x");
  await page.waitForSelector("dialog[aria-label='What went wrong?']");
  await page.keyboard.press("Escape");
  for (let at = Number(before); at < lost.at; at++) await page.keyboard.type("U");
  await untilMoves(page, lost.at);
  await page.keyboard.type("x");
  await page.click("dialog button:has-text('Show the solution')");
  for (const key of "++++") await page.keyboard.type(key);
  await page.waitForFunction(() => document.querySelector(".verdict").textContent === "✓ won");
  same(
    "... and a game that was shown is won with help",
    "Won with help",
    await page.locator(".ending h2").textContent(),
  );
  await context.close();
}

async function load(page, text) {
  await page.click("text=More");
  await page.click("text=Load a file or a code");
  await page.fill("dialog textarea", text);
  await page.click("dialog .main-button");
}

/** Mahjong's tiles have no coordinates on the board: what is said names faces. */
async function namesFaces() {
  const face = /(of (bamboo|characters|dots)|dragon|wind|flower|season)/;
  const context = await openProfile();
  const page = await visit(context, "#mahjong/plum");
  await page.click(".tools .tool:has-text('Hint')");
  await untilSaid(page, "Hint: ");
  const hint = await page.locator("#live").textContent();
  same(`... ${hint}`, true, face.test(hint) && !/\b[a-z]{1,2}\d/.test(hint));
  for (const spot of [mahjong.way[0].from, mahjong.way[0].to]) await page.click(`.board [data-spot="${spot}"]`);
  await untilMoves(page, 1);
  const line = await page.locator(".timeline output").textContent();
  same(`... as does the timeline: ${line}`, true, face.test(line) && !/: [a-z]{1,2}\d/.test(line));
  await page.click("text=More");
  await page.click("text=List of free tiles");
  const places = await page.locator(".free-list li button").allTextContents();
  same("... and so does the list", "", places.filter((words) => /^[a-z]{1,2}\d/.test(words)).join());
  await context.close();
}

/** A game that is lost by its last moves. */
async function findLost() {
  const { openGames, dice } = await import("../module/open_module.mjs");
  const games = await openGames();
  const roll = dice(7);
  games.openWords("freecell", freecell.words);
  while (games.verdict().verdict !== "impossible") {
    const moves = games.moves();
    if (!moves.length) games.openWords("freecell", freecell.words);
    else games.playMove(moves[roll(moves.length)]);
  }
  return { save: games.save(), at: games.state().at };
}

const lost = await findLost();
await test("a message is visible and announced over every dialog", overDialogs);
await test("copying is confirmed on the button", copied);
await test("a message does not lie on the board", offTheBoard);
await test("a message disappears with its subject", endsWithItsMatter);
await test("a solver that can't start is reported, and nothing waits for it", noThread);
await test("the explanation stays, goes to the move, and shows the solution", explains);
await test("hints in Mahjong name faces", namesFaces);
await test("unexpected errors are reported", unexpected);
const expected = /a test of troubles|thinker\.js|ERR_FAILED/;
same("no page complained", "", complaints.filter((words) => !expected.test(words)).join("\n"));
await closeAll();
done();
