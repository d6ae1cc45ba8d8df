// SPDX-License-Identifier: MIT
// Checks messages: they are visible and announced over every dialog, stay off
// the board, disappear with their subject, and report failures.
import { some } from "../some.mjs";
import { done, same, test } from "../tap.mjs";
import {
  closeAll,
  complaints,
  follow,
  movesShown,
  openProfile,
  sources,
  turnTo,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const [, mahjong, , sliding] = endings;

const byKey = (key) => (page) => page.keyboard.type(key);
const byMore = (entry) => async (page) => {
  await page.click("text=More");
  await page.click(`dialog .tool:has-text("${entry}")`);
};
const dialogs = {
  "New game": byKey("*"),
  Share: byMore("Share"),
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

/** Shows a message the way the page's own parts do. Only the unbundled page has this module. */
const tell = (page, words) =>
  page.evaluate(async (words) => {
    const { tell } = await import(new URL("base/dom.js", location.href).href);
    tell(words);
  }, words);

/** Finds whether words are visible, not covered, and announced by screen readers. */
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
  const page = await visit(context, "#mahjong/plum", sources);
  for (const [title, open] of Object.entries(dialogs)) {
    await open(page);
    await page.waitForSelector(`dialog[aria-label="${title}"]`);
    await page.waitForFunction(() => document.querySelector("dialog").getAnimations().length === 0);
    await tell(page, `About ${title}`);
    same(`a message is visible over "${title}"`, "seen", await seenAt(page, `About ${title}`));
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));
  }
  await context.close();
}

/** How visible the message is once a part of its animations is over. Where motion is reduced, they may be over before they
 * can be counted. */
const opacityAfter = (page, part, still) =>
  page.evaluate(
    ([part, still]) => {
      const live = document.getElementById("live");
      const over = live.getAnimations().filter((one) => one.animationName.startsWith(part));
      for (const one of over) one.finish();
      return `${still ? "all" : over.length} over: ${getComputedStyle(live).opacity}`;
    },
    [part, still],
  );

async function comesAndGoes() {
  for (const still of [true, false]) {
    const context = await openProfile({ still });
    const page = await visit(context, "#mahjong/plum", sources);
    for (const words of ["The first", "The second"]) {
      await tell(page, words);
      const over = still ? "all over" : "1 over";
      same(
        `${words} message appears, ${still ? "at once" : "moving"}`,
        `${over}: 1`,
        await opacityAfter(page, "said", still),
      );
      same(`${words} message goes`, `${over}: 0`, await opacityAfter(page, "gone", still));
    }
    await context.close();
  }
}

async function copied() {
  const context = await openProfile();
  await context.addInitScript(() => delete Navigator.prototype.share);
  const page = await visit(context, "#freecell/617");
  await page.keyboard.type(">");
  await page.click("dialog .main-button");
  await page.waitForSelector("dialog .main-button:has-text('Copied')");
  same("copying is announced", "seen", await seenAt(page, "Copied."));
  await context.close();
}

/** Lists the pieces that a message covers. */
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
  const page = await visit(context, "", sources);
  for (const [width, height] of some("messages", 3, sizes)) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((size) => String([innerWidth, innerHeight]) === size, String([width, height]));
    for (const hash of ["#kulki/plum", "#mahjong/plum", "#freecell/617", "#sliding/4x4/plum"]) {
      await turnTo(page, hash);
      await page.waitForSelector(".board .piece");
      await tell(page, "Hint: 5 of characters (also leads to a win)");
      await page.waitForFunction(() => getComputedStyle(document.getElementById("live")).opacity === "1");
      for (let tries = 0; tries < 100 && (await covered(page)); tries++)
        await page.evaluate(() => new Promise(requestAnimationFrame));
      same(`a message covers nothing on ${hash} at ${width}x${height}`, "", await covered(page));
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
  same("the message about a search disappears with it", "", await shownWords(page));
  await byMore("Autoplay")(page);
  await untilMoves(page, 1);
  await page.click("text=Games");
  await page.waitForSelector(".home .stall");
  same("the message about hints disappears on the start page", "", await shownWords(page));
  await follow(page, "#sliding/3x3/plum");
  await page.waitForSelector(".table-page.game-sliding");
  for (const { text } of sliding.way) await line(page, text);
  await page.waitForSelector(".ending.won");
  same("no message repeats the result panel", "", await shownWords(page));
  await context.close();
}

/** A worker can fail to start in several ways; none leaves a question unanswered. */
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
    await page.click("text=Choose");
    await page.click("dialog .choice-card:has-text('Easy')");
    await untilSaid(page, "are unavailable");
    same(`${words}: the game continues`, "1", await movesShown(page));
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

/** Mahjong's board shows no coordinates, so messages name faces. */
async function namesFaces() {
  const face = /(of (bamboo|characters|dots)|dragon|wind|flower|season)/;
  const context = await openProfile();
  const page = await visit(context, "#mahjong/plum");
  await page.click(".tools .tool:has-text('Hint')");
  await untilSaid(page, "Hint: ");
  const hint = await page.locator("#live").textContent();
  same(`a hint names faces: ${hint}`, true, face.test(hint) && !/\b[a-z]{1,2}\d/.test(hint));
  for (const spot of [mahjong.way[0].from, mahjong.way[0].to]) await page.click(`.board [data-spot="${spot}"]`);
  await untilMoves(page, 1);
  const line = await page.locator(".timeline output").textContent();
  same(`the timeline names faces: ${line}`, true, face.test(line) && !/: [a-z]{1,2}\d/.test(line));
  await page.click("text=More");
  await page.click("text=List of free tiles");
  const places = await page.locator(".free-list li button").allTextContents();
  same("the list of free tiles names faces", "", places.filter((words) => /^[a-z]{1,2}\d/.test(words)).join());
  await context.close();
}

await test("while a hint is searched for, the page says so", async () => {
  const context = await openProfile();
  await context.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      const go = () => post.call(this, message, ...rest);
      if (message.question?.what === "hint") window.release = go;
      else go();
    };
  });
  const page = await visit(context, "#sliding/3x3/7");
  const verdict = () => page.locator(".verdict").textContent();
  await page.waitForFunction(() => document.querySelector(".verdict").textContent.endsWith("to go"));
  await page.keyboard.press("t");
  await page.waitForFunction(() => window.release);
  same("until it is found", "thinking…", await verdict());
  await page.evaluate(() => window.release());
  await untilSaid(page, "Hint:");
  await page.waitForFunction(() => document.querySelector(".verdict").textContent.endsWith("to go"));
  await context.close();
});

await test("a message is visible and announced over every dialog", overDialogs);
await test("a message appears, also after one that has gone", comesAndGoes);
await test("copying is confirmed on the button", copied);
await test("a message does not lie on the board", offTheBoard);
await test("a message disappears with its subject", endsWithItsMatter);
await test("a solver that can't start is reported, and nothing waits for it", noThread);
await test("hints in Mahjong name faces", namesFaces);
await test("unexpected errors are reported", unexpected);
const expected = /a test of troubles|thinker\.js|ERR_FAILED/;
same("no page reported an error", "", complaints.filter((words) => !expected.test(words)).join("\n"));
await closeAll();
done();
