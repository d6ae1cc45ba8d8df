// SPDX-License-Identifier: MIT
// Checks that everybody can use the page: axe finds no violations on any
// screen, in any look; whatever can be touched is large enough, has a name, and
// is reached with Tab and the arrow keys.
import { axeFindings } from "../axe.mjs";
import { some } from "../some.mjs";
import { done, same, test } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  follow,
  hit,
  isReady,
  obey,
  openProfile,
  turnTo,
  unfoldOptions,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const boards = ["#kulki/klines/plum", "#kulki/lines98/plum", "#mahjong/plum", "#freecell/617", "#sliding/4x4/plum"];
const screens = [
  "",
  ...boards,
  "#statistics",
  "#backup",
  "#look",
  "#help",
  "#help/mahjong",
  "#path",
  `#replay/${endings[2].code}`,
];
const dialogs = [
  ["*", "New game"],
  [">", "Share"],
  [":", "Command"],
];

/** What axe finds once nothing moves any more. */
async function findings(page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (one) =>
          one.playState !== "running" ||
          one.effect.getComputedTiming().iterations === Infinity ||
          one.effect.target?.id === "live",
      ),
  );
  return axeFindings(page, { rules: { region: { enabled: false } } });
}

async function allScreens(manner, hashes = screens) {
  const context = await openProfile(manner);
  const page = await visit(context);
  for (const hash of hashes) {
    await follow(page, hash || "#");
    await page.waitForFunction((hash) => document.querySelector("main") && (hash === "" || location.hash !== ""), hash);
    same(`axe finds nothing on ${hash || "start"}`, "", await findings(page));
  }
  await context.close();
}

async function allDialogs() {
  const context = await openProfile();
  const page = await visit(context, "#mahjong/plum");
  for (const [key, title] of dialogs) {
    await page.keyboard.type(key);
    await page.waitForSelector(`dialog[aria-label="${title}"]`);
    same(`axe finds nothing in the dialog "${title}"`, "", await findings(page));
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));
  }
  await page.keyboard.type(":code");
  await page.keyboard.press("Enter");
  await page.waitForSelector('dialog[aria-label="Replay code"]');
  same("axe finds nothing in the dialog with the game's code", "", await findings(page));
  await page.keyboard.press("Escape");
  await page.click("text=More");
  same("axe finds nothing in the menu More", "", await findings(page));
  await page.click("text=List of free tiles");
  same("axe finds nothing in the list of free tiles", "", await findings(page));
  await context.close();
}

async function fewPlayed() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  for (const { text } of endings[3].way) {
    await page.keyboard.type(":");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await untilMoves(page, endings[3].way.length);
  await follow(page, "#statistics/sliding");
  await page.waitForSelector(".plot .dot");
  same("axe finds nothing in statistics with plots", "", await findings(page));
  await context.close();
}

/** A phone shows a page that is too wide on a wider screen, so innerWidth grows, too. */
const widthOf = (page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Lists targets that are smaller than 24 by 24 pixels or have no name. */
async function targets(size) {
  const context = await openProfile({ size, touch: true });
  const page = await visit(context);
  for (const hash of some(size.join("x"), 6, screens)) {
    await follow(page, hash || "#");
    await page.waitForSelector("main");
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, a, input, select")]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width && (box.width < 23.9 || box.height < 23.9) && !one.closest(".prose, footer");
        })
        .map(
          (one) =>
            `${one.outerHTML.slice(0, 90)} ${one.getBoundingClientRect().width}x${one.getBoundingClientRect().height}`,
        ),
    );
    same(`targets on ${hash || "start"} are large enough at ${size.join("x")}`, "", small.slice(0, 3).join("\n"));
    same(`${hash || "start"} is no wider than the screen`, size[0], await widthOf(page));
    const cramped = await page.evaluate(() =>
      [...document.querySelectorAll(".tool")]
        .filter((tool) => tool.getBoundingClientRect().width && tool.scrollWidth > tool.clientWidth)
        .map((tool) => tool.textContent),
    );
    same(`the tools on ${hash || "start"} fit their buttons at ${size.join("x")}`, "", cramped.join(", "));
  }
  await context.close();
}

/** A desktop screen zoomed to 400 % measures 320 by 200. */
async function reflows() {
  const context = await openProfile({ size: [320, 200], scale: 4 });
  const page = await visit(context);
  for (const hash of screens) {
    await follow(page, hash || "#");
    await page.waitForSelector("main");
    same(`${hash || "start"} fits a screen zoomed to 400 %`, 320, await widthOf(page));
  }
  await follow(page, "#freecell/617");
  await page.waitForSelector(".board.freecell .card");
  const seen = await page.evaluate(() => document.querySelector(".stage").getBoundingClientRect().height);
  same("the board has room when zoomed to 400 %", true, seen >= 200);
  await context.close();
}

/** Opens the page in a browser with other letters than usual. */
async function visitLarge(context, points, hash = "") {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: points } });
  await page.goto(address + hash);
  await isReady(page);
  return page;
}

/** A player can make the browser's letters larger, and not the page. */
async function largeLetters() {
  const context = await openProfile({ size: [320, 640], touch: true });
  const page = await visitLarge(context, 24);
  for (const hash of screens) {
    await turnTo(page, hash);
    same(`${hash || "start"} has room for large letters`, 320, await widthOf(page));
  }
  await context.close();
}

/** With letters of twice the size, the start page's cards are as wide as their words. */
async function largeCards() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visitLarge(context, 32);
  const cut = await page.$$eval(".stall-words, .stall-tools > *", (all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
  );
  same("no words on the start page's cards are cut", "", cut.join(", "));
  await context.close();
}

/** The parts of a page that the message covers. */
const coveredOnes = (page, parts) =>
  page.evaluate((parts) => {
    const over = document.querySelector("#live").getBoundingClientRect();
    return [...document.querySelectorAll(parts)]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
      })
      .map((one) => one.ariaLabel ?? one.textContent);
  }, parts);

async function askForHint(page) {
  await page.click(".tools .tool:nth-child(3)");
  await page.waitForSelector("#live .hint");
}

/** With letters of twice the size, the tools can be read, and a hint covers neither tools nor cards. */
async function largeBeside() {
  for (const size of [
    [1280, 800],
    [390, 844],
  ]) {
    const context = await openProfile({ size });
    const page = await visitLarge(context, 32, "#freecell/617");
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(".tools .tool")]
        .filter((tool) => {
          const word = document.createRange();
          word.selectNodeContents(tool.querySelector(".word"));
          return word.getBoundingClientRect().width > tool.clientWidth;
        })
        .map((tool) => tool.textContent),
    );
    same(`large tools can be read at ${size.join("x")}`, "", cut.join(", "));
    await askForHint(page);
    const covered = await coveredOnes(page, ".board .piece, .verdict, .tools .tool");
    same(`a hint in large letters covers neither board nor tools at ${size.join("x")}`, "", covered.join(", "));
    await context.close();
  }
}

/** The words that something cuts off, that reach into the margin of their card, or that are beside the screen. A phone
 * shows a page that is too wide on a wider screen, so innerWidth grows, too. */
const wordsCut = (page) =>
  page.evaluate((screen) => {
    const cut = [];
    for (const one of document.querySelectorAll(":is(main, dialog) *:not(svg *, .board *, option)")) {
      const words = [...one.childNodes].filter(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
      if (!words.length || one.closest("[hidden], .stars") || getComputedStyle(one).position === "absolute") continue;
      const range = document.createRange();
      range.setStartBefore(words[0]);
      range.setEndAfter(words[words.length - 1]);
      const { left, right, width } = range.getBoundingClientRect();
      let [from, to] = [0, screen];
      for (let around = one; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === "visible" && !around.matches(".choice-card, .tiles div, button"))
          continue;
        const box = around.getBoundingClientRect();
        [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
      }
      if (width > 1 && to - from > 1 && (left < from - 1 || right > to + 1)) cut.push(one.textContent);
    }
    return cut;
  }, page.viewportSize().width);

/** With letters of twice the size, a phone cuts off no word. */
async function largeWords() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context);
  // Unlike the browser's own setting, the system's may leave the widths in media queries as they are.
  await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
  const sliding = endings[3];
  await turnTo(page, `#sliding/${sliding.words.replace(" ", "/")}`);
  for (const [nth, { text }] of sliding.way.entries()) {
    await obey(page, text);
    await untilMoves(page, nth + 1);
  }
  await page.waitForSelector(".ending:not([hidden]) h2");
  same("large words of a result are whole", [], await wordsCut(page));
  for (const hash of ["", "#statistics", "#help", "#look", "#backup", "#learn/freecell", "#freecell/617"]) {
    await turnTo(page, hash);
    if (hash === "#look") await unfoldOptions(page);
    same(`large words are whole on ${hash || "the start page"}`, [], await wordsCut(page));
  }
  for (const word of ["Choose", "More"]) {
    await page.click(`.tools .tool:has-text('${word}')`);
    await page.waitForSelector("dialog[open]");
    same(`and in the dialog of ${word}`, [], await wordsCut(page));
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
  }
  await context.close();
}

/** With letters of twice the size, what a lesson says leaves room for its board. */
async function largeLessons() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visitLarge(context, 32, "#learn/freecell");
  const seen = await page.evaluate(() => {
    const panel = document.querySelector(".lesson-panel").getBoundingClientRect();
    const pieces = [...document.querySelectorAll(".board .piece")].map((one) => one.getBoundingClientRect());
    return pieces.filter(({ bottom, width }) => width > 24 && bottom <= panel.top).length / pieces.length;
  });
  same("the whole board of a lesson is seen above large words", 1, seen);
  await context.close();
}

/** On a phone, a hint lies below the board if there is room. */
async function hintsBelow() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context);
  for (const hash of ["#freecell/617", "#kulki/lines98/plum", "#sliding/3x3/plum"]) {
    await turnTo(page, hash);
    await askForHint(page);
    const covered = await coveredOnes(page, ".board, .table-bar > *, .facts, .verdict, .tools .tool");
    same(`${hash}: a hint covers nothing on a phone`, "", covered.join(", "));
  }
  await context.close();
}

async function oneTabStop() {
  const context = await openProfile();
  const page = await visit(context);
  for (const hash of boards) {
    await turnTo(page, hash);
    const stops = await page.evaluate(() =>
      [...document.querySelectorAll(".board [tabindex='0']")].map(({ tagName }) => tagName),
    );
    same(`${hash} has one tab stop`, ["BUTTON"], stops);
    const names = await page.evaluate(() =>
      [...document.querySelectorAll(".board button")].map((one) => one.getAttribute("aria-label")),
    );
    same("each piece has its own name", names.length, new Set(names.filter(Boolean)).size);
    const before = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    if (!hash.startsWith("#sliding")) {
      for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
      same(
        "arrow keys move the focus",
        true,
        before !== (await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))),
      );
    }
  }
  await context.close();
}

/** After a pair is removed, something on the board has the focus; it is visible once a key is pressed. */
async function focusStays() {
  const { words, way } = endings.find(({ game }) => game === "mahjong");
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, `#mahjong/${words}`);
  const focus = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return [activeElement.matches(".board button:not([aria-hidden])"), activeElement.matches(":focus-visible")];
    });
  for (const spot of [way[0].from, way[0].to]) await hit(page, spot, true);
  await untilMoves(page, 1);
  same("after a touch the focus is on the board but invisible", [true, false], await focus());
  await page.keyboard.press("ArrowLeft");
  same("after a key the focus is visible", [true, true], await focus());
  await context.close();
}

/** The ring around the piece with the focus is for players who use keys. */
async function ringForKeys() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#kulki/lines98/plum");
  const focus = () =>
    page.evaluate(() => [document.activeElement.ariaLabel, document.activeElement.matches(":focus-visible")]);
  const first = await focus();
  same("a link that is opened shows no ring", ["i2 green ball, 2", false], first);
  await page.keyboard.press("ArrowLeft");
  same("a key shows it", true, (await focus())[1]);
  const [from, to] = await page.evaluate(() =>
    ["i2", "e5"].map((name) => {
      const box = document.querySelector(`.board [aria-label^="${name}"]`).getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }),
  );
  const session = await context.newCDPSession(page);
  const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  await touch("touchMove", { x: from.x - 20, y: from.y + 20 });
  await touch("touchMove", to);
  await touch("touchEnd");
  await untilMoves(page, 1);
  same("after a drag the focus is where the ball is, without a ring", ["e5 green ball, 2", false], await focus());
  await page.click(".tools .tool:has-text('New')");
  await untilMoves(page, 0);
  same("a new game begins without a ring", false, (await focus())[1]);
  await turnTo(page, "");
  await page.focus('.stall.game-freecell a[href^="#freecell"]');
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.matches(".board.freecell .card"));
  const [name, ring] = await focus();
  const isLast = /column [1-4], card 7$|column [5-8], card 6$/.test(name);
  same("a game opened by a key shows it, on a card that can move", [true, true], [isLast, ring]);
  await context.close();
}

/** Each move is announced exactly once. */
async function says() {
  const context = await openProfile();
  const words = {
    "#freecell/617 8a": "Queen of hearts to cell a",
    "#sliding/3x3/plum 5": "5 up. The gap is in row 3, column 2",
    "#mahjong/plum 1b": "Took 1 of bamboo",
  };
  const page = await visit(context);
  for (const [what, wanted] of Object.entries(words)) {
    const [hash, move] = what.split(" ");
    await turnTo(page, hash);
    await page.keyboard.type(move);
    await untilSaid(page, wanted);
    const said = await page.locator("#live").textContent();
    same(`a move announces "${said}"`, true, said.includes(wanted));
  }
  await context.close();
}

async function keysOff() {
  const context = await openProfile();
  const page = await visit(context, "#look");
  await page.check("input[name=keys][value=off]");
  await follow(page, "#freecell/617");
  await page.waitForSelector(".board.freecell");
  await page.keyboard.type("8an");
  same("letters do nothing when switched off", "0", await page.locator(".facts > div:nth-child(2) dd").textContent());
  same("letters open no dialog when switched off", 0, await page.locator("dialog").count());
  await page.keyboard.press("Enter");
  await page.waitForSelector(".held");
  await context.close();
}

await test("axe finds nothing on any screen", () => allScreens({}, some("desktop", 8, screens)));
await test("axe finds nothing on a phone in dark mode", () =>
  allScreens({ size: [390, 844], touch: true, dark: true }, some("phone", 4, screens)));
await test("axe finds nothing in dialogs", allDialogs);
await test("axe finds nothing in plots", fewPlayed);
await test("targets have 24 pixels, and everything fits a phone", () => targets([390, 844]));
await test("targets have 24 pixels, and everything fits a small phone", () => targets([320, 568]));
await test("everything fits a desktop", () => targets([1280, 800]));
await test("everything fits a small desktop", () => targets([1024, 600]));
await test("zoomed to 400 % everything reflows", reflows);
await test("large letters fit a small phone", largeLetters);
await test("large letters are whole on the start page's cards", largeCards);
await test("with large letters, tools can be read and stay in view", largeBeside);
await test("with large letters of the system, no word is cut off", largeWords);
await test("with large letters, a lesson's board is seen", largeLessons);
await test("a hint on a phone lies below the board", hintsBelow);
await test("pieces have names, and the board has one tab stop", oneTabStop);
await test("the focus stays on the board", focusStays);
await test("only keys show a ring around a piece", ringForKeys);
await test("moves are announced", says);
await test("single-letter keys can be switched off", keysOff);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
