// SPDX-License-Identifier: MIT
// Checks a game's page on many phones, upright and sideways, and on desktops:
// nothing leaves the screen, and everything on the board can be read.
import { some } from "../some.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import { openGames } from "../module/open_module.mjs";
import {
  closeAll,
  complaints,
  follow,
  isReady,
  openProfile,
  pointOf,
  release,
  turnTo,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";

const lying = "568x320 640x360 667x375 740x360 780x360 812x375 844x390 896x414 915x412 932x430";
const upright = "320x568 360x640 375x667 390x844 412x915 768x1024";
const desks = "1024x600 1280x800 1920x1080";
const sizes = [lying, upright, desks].flatMap((list) => list.split(" ")).map((size) => size.split("x").map(Number));
const games = [
  "kulki/lines98/plum",
  "mahjong/plum",
  "freecell/daily/2026-11-22",
  "freecell/7cells/617",
  "sliding/10x10/plum",
];
const resize = async (page, [width, height]) => {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([width, height]) => innerWidth === width && innerHeight === height, [width, height]);
};

/** Waits for the page to settle and returns what is still wrong, or nothing. */
async function settled(page, look) {
  let wrong = "";
  for (let frame = 0; frame < 60; frame++) {
    wrong = String(await look(page));
    if (!wrong) return "";
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  return wrong;
}

/** Lists the parts of the page that are cut off; the stage's contents may scroll. A phone shows a page that is too wide
 * on a wider screen, so innerWidth grows, too. */
const outside = (page) =>
  page.evaluate(({ width, height }) => {
    const wrong = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > width) wrong.push(`the page is ${scrollWidth} wide`);
    if (scrollHeight > height) wrong.push(`the page is ${scrollHeight} high`);
    for (const one of document.querySelectorAll(
      ".verdict, .facts, .facts dd, .game-title, .tools .tool, .table-bar button, .timeline:not(.unused)",
    )) {
      const box = one.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      if (box.left < -0.5 || box.top < -0.5 || box.right > width + 0.5 || box.bottom > height + 0.5)
        wrong.push(`${one.className || one.tagName} ${one.textContent} at ${JSON.stringify(box)}`);
    }
    return wrong.join("\n");
  }, page.viewportSize());

/** Lists the parts that overlap. */
const overlaps = (page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll(".table-bar, .facts, .verdict:not(:empty), .stage, .tools .tool")].map(
      (one) => [one.className, one.getBoundingClientRect()],
    );
    const wrong = [];
    parts.forEach(([name, a], nth) => {
      for (const [other, b] of parts.slice(nth + 1))
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          wrong.push(`${name} and ${other}`);
    });
    return wrong.join("\n");
  });

async function nothingLeaves(game) {
  const context = await openProfile({ touch: true });
  const page = await visit(context, `#${game}`);
  await page.keyboard.type("p");
  await untilMoves(page, 2);
  await page.keyboard.press("Escape");
  const words = ["✓ can be won", "✗ no moves left", "thinking…", "at least 1234 to go", "✗ a shuffle may help"];
  for (const size of some(game, 6, sizes)) {
    await resize(page, size);
    const wrong = [await settled(page, outside), await settled(page, overlaps)];
    for (const one of words) {
      await page.evaluate((text) => {
        const pill = document.querySelector(".verdict");
        pill.replaceChildren(text);
      }, one);
      wrong.push(await settled(page, outside), await settled(page, overlaps));
    }
    same(`${game} fits at ${size.join("x")}`, "", wrong.filter(Boolean).join("\n"));
  }
  await context.close();
}

/** The list of free tiles takes its space from the board only. */
async function listStays() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#mahjong/plum");
  await page.keyboard.type("m");
  await page.waitForSelector(".free-list:not([hidden])");
  for (const size of some("list", 6, sizes)) {
    await resize(page, size);
    same(`the list of free tiles fits at ${size.join("x")}`, "", await settled(page, outside));
  }
  await context.close();
}

/** Lists the covered cards whose rank is hidden. */
const hiddenRanks = (page) =>
  page.evaluate(() => {
    const share = { usual: 36, small: 48, large: 66 }[document.querySelector(".board").dataset.print] / 140;
    const cards = [...document.querySelectorAll(".board .card")].map((card) => card.getBoundingClientRect());
    const cut = cards.filter((card) =>
      cards.some(
        (other) =>
          Math.abs(other.left - card.left) < 2 &&
          other.top > card.top + 1 &&
          other.top < card.top + card.height * share,
      ),
    );
    return cut.length ? `${cut.length} ranks are cut` : "";
  });

async function ranksAreSeen() {
  const context = await openProfile({ touch: true });
  const native = await openGames();
  native.openWords("freecell", "617");
  const page = await visit(context, "#freecell/617");
  const deepest = () =>
    page.evaluate(() =>
      Math.max(...[...document.querySelectorAll(".board .card")].map((card) => Number(card.style.zIndex))),
    );
  const { way } = native.verdict();
  let seen = 0;
  for (const move of way.slice(0, 40)) {
    const text = native.moveText(move);
    native.playMove(move);
    await page.keyboard.type(":");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await untilMoves(page, native.state().at);
    if ((await deepest()) <= seen) continue;
    seen = await deepest();
    for (const size of sizes) {
      await resize(page, size);
      same(`columns of ${seen} show every rank at ${size.join("x")}`, "", await settled(page, hiddenRanks));
    }
  }
  await context.close();
}

/** On an upright phone, tiles and cards are large enough for fingers, and a column has wide strips. */
async function largeEnough() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#mahjong/plum");
  const sizeOf = (selector) =>
    page.evaluate((selector) => {
      const { width, height } = document.querySelector(selector).getBoundingClientRect();
      return { width, height };
    }, selector);
  await untilSaid(page, "above or below");
  verdict((await sizeOf(".stone")).width >= 30, "tiles are 30 points wide", JSON.stringify(await sizeOf(".stone")));
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".stone:not(.free)")).click());
  await untilSaid(page, "blocked above and below");
  same("the turned board fits", false, await page.evaluate(() => document.querySelector(".stage.scrolls") !== null));
  await follow(page, "#freecell/617");
  await page.waitForSelector(".board.freecell .card");
  const card = await sizeOf(".card");
  verdict(card.width >= 44 && card.height >= 66, "cards are 44 by 66 points", JSON.stringify(card));
  same("an upright phone shows large indices", "large", await page.getAttribute(".board", "data-print"));
  await context.close();
}

/** On smaller phones, the turtle turns, and one tap shows the whole of it. */
async function turtleOnSmallPhones() {
  for (const size of [
    [360, 640],
    [375, 667],
    [360, 780],
  ]) {
    const context = await openProfile({ size, touch: true });
    const page = await visit(context, "#mahjong/plum");
    await untilSaid(page, "above or below");
    await page.click(".zoom");
    const seen = await page.evaluate(() => {
      const [board, tile] = [".board", ".stone"].map((one) => document.querySelector(one).getBoundingClientRect());
      return {
        width: tile.width,
        shape: tile.height / tile.width,
        right: board.right,
        scrolls: document.querySelector(".scrolls") !== null,
      };
    });
    const good = seen.width >= 25 && seen.shape > 1.04 && !seen.scrolls && seen.right <= size[0];
    verdict(good, `the turtle turns at ${size.join("x")}`, JSON.stringify(seen));
    await context.close();
  }
}

/** A small layout has larger tiles than the turtle, and keeps its size when tiles are removed or the page is reloaded. */
async function layoutsFill() {
  const context = await openProfile({ size: [1280, 800] });
  const page = await visit(context, "#mahjong/plum");
  const width = () => page.evaluate(() => document.querySelector(".stone").getBoundingClientRect().width);
  const turtle = await width();
  await page.keyboard.type("*");
  await page.click(".choice-card:has-text('Sprout')");
  await page.waitForFunction(() => document.querySelector(".game-title").textContent.includes("Sprout"));
  const sprout = await width();
  verdict(sprout > 1.3 * turtle, "a small layout has larger tiles", `${turtle} ${sprout}`);
  await page.keyboard.type("p");
  await page.waitForFunction(() => document.querySelectorAll(".stage .stone").length <= 12);
  await page.keyboard.press("Escape");
  same("tiles keep their size while the pile shrinks", sprout, await width());
  await page.click("text=Games");
  await page.click(".kept a");
  await page.waitForSelector(".table-page .stone");
  same("tiles keep their size when the game is resumed", sprout, await width());
  await context.close();
}

/** The option keeps Mahjong's board as it is in other places. */
async function neverTurned() {
  const context = await openProfile({ size: [390, 844], touch: true, look: { turn: "never" } });
  const page = await visit(context, "#mahjong/plum");
  const wide = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".stone")].map((one) => one.getBoundingClientRect());
    const across = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    return across > Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
  });
  same("the board is wider than high", true, wide);
  await context.close();
}

/** For left-handed players the cells are at the right, and a panel beside the board is at its left. */
async function leftHanded() {
  for (const size of [
    [390, 844],
    [844, 390],
    [1280, 800],
    [1920, 1080],
  ]) {
    const context = await openProfile({ size, look: { hand: "left", print: "large" } });
    const page = await visit(context, "#freecell/617");
    const at = await page.evaluate(() => {
      const middle = (one) => one.getBoundingClientRect().left + one.getBoundingClientRect().width / 2;
      const [cell, home] = ["free cell a", "foundation"].map((name) =>
        middle(document.querySelector(`.stage [aria-label^="${name}"]`)),
      );
      return {
        cell,
        home,
        undo: middle(document.querySelector(".tools .tool")),
        stage: middle(document.querySelector(".stage")),
      };
    });
    verdict(at.cell > at.home, `the cells are at the right at ${size.join("x")}`, JSON.stringify(at));
    if (size[0] > size[1])
      verdict(at.undo < at.stage, `the tools are at the left at ${size.join("x")}`, JSON.stringify(at));
    else verdict(at.undo > at.stage, `Undo is at the right at ${size.join("x")}`, JSON.stringify(at));
    same(`nothing leaves the screen at ${size.join("x")}`, "", await settled(page, outside));
    same(`every rank is seen at ${size.join("x")}`, "", await settled(page, hiddenRanks));
    await context.close();
  }
}

/** With seven cells FreeCell's places do not overlap, and cards are as large as with four. */
async function sevenCells() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#freecell/4cells/617");
  const width = () => page.evaluate(() => document.querySelector(".board .card").getBoundingClientRect().width);
  const usual = await width();
  await follow(page, "#freecell/7cells/617");
  await page.waitForFunction(() => document.querySelectorAll(".slot").length === 11);
  same("cards are as large with seven cells as with four", usual, await width());
  const near = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".slot")].map((slot) => slot.getBoundingClientRect());
    return boxes.some((a, nth) =>
      boxes.slice(nth + 1).some((b) => Math.abs(a.left - b.left) < a.width && Math.abs(a.top - b.top) < a.height),
    );
  });
  same("seven cells do not overlap", false, near);
  await context.close();
}

/** Without animation a board has its new size at once, so later decisions never use the old size. */
async function sizeAtOnce() {
  const context = await openProfile({ size: [390, 844] });
  const page = await visit(context, "#mahjong/plum");
  const width = await page.evaluate(() => {
    const board = document.querySelector(".board");
    board.style.width = "300px";
    return board.offsetWidth;
  });
  same("without motion a board has its new size at once", 300, width);
  await context.close();
}

/** A layout wider than the screen scrolls, and every free tile can be reached. */
async function smallScreenScrolls() {
  const context = await openProfile({ size: [320, 568], touch: true });
  const page = await visit(context, "#mahjong/plum");
  const signs = () =>
    page.evaluate(() =>
      ["left", "right"]
        .filter((side) => getComputedStyle(document.querySelector(`.edges .${side}`)).display !== "none")
        .join(),
    );
  const scroll = async (left) => {
    await page.evaluate((to) => (document.querySelector(".stage").scrollLeft = to), left);
    await page.waitForFunction(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
    );
  };
  same("both edges show that there is more in the middle", "left,right", await signs());
  await scroll(0);
  same("only the right edge shows more at the left end", "right", await signs());
  await scroll(9999);
  same("only the left edge shows more at the right end", "left", await signs());
  const free = await page.evaluate(() =>
    [...document.querySelectorAll(".stone.free")].map((one) => Number(one.dataset.spot)),
  );
  for (const spot of free) {
    const at = await pointOf(page, spot);
    const within =
      at &&
      (await page.evaluate(
        ([spot, width]) => {
          const box = document.querySelector(`[data-spot="${spot}"]`).getBoundingClientRect();
          return box.left >= -0.5 && box.right <= width + 0.5;
        },
        [spot, page.viewportSize().width],
      ));
    if (!within) verdict(false, `tile ${spot} can be reached`);
  }
  await resize(page, [844, 390]);
  await page.waitForFunction(() => !document.querySelector(".stage.scrolls"));
  same("no edge shows more when everything is visible", "", await signs());
  await context.close();
}

const covered = (page) =>
  page.evaluate(() => {
    const bar = document.querySelector(".update").getBoundingClientRect();
    const wrong = [...document.querySelectorAll(".tools .tool, .table-bar button")].filter((tool) => {
      const box = tool.getBoundingClientRect();
      return box.left < bar.right && bar.left < box.right && box.top < bar.bottom && bar.top < box.bottom;
    });
    const inside = bar.left >= 0 && bar.right <= innerWidth && bar.bottom <= innerHeight;
    return wrong.map((tool) => tool.textContent).join() + (inside ? "" : ` bar at ${JSON.stringify(bar)}`);
  });

/** The offer of an update covers no tool. */
async function updateBar() {
  const context = await openProfile({ size: [390, 844], worker: true });
  const page = await visit(context, "#freecell/617");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await isReady(page);
  release.number = 9;
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()));
  await page.waitForSelector(".update");
  for (const size of sizes) {
    await resize(page, size);
    same(`the offer covers no tool at ${size.join("x")}`, "", await settled(page, covered));
    const ends = await page.evaluate(() =>
      [...document.querySelectorAll(".update button")].map((one) => one.getBoundingClientRect().bottom),
    );
    same(`Update and Later are in one row at ${size.join("x")}`, ends[0], ends[1]);
  }
  release.number = 0;
  await context.close();
}

/** On an upright phone a castle stays upright, and a mere pattern is turned: its tiles become larger. */
async function figuresStayUpright() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#mahjong/plum");
  for (const [layout, isWide] of [
    ["Castle", true],
    ["Boat", true],
    ["Torii", true],
    ["Labyrinth", false],
    ["Mountain", false],
  ]) {
    await page.keyboard.type("*");
    await page.click(`.choice-card:has-text('${layout}')`);
    await page.waitForFunction((name) => document.querySelector(".game-title").textContent.includes(name), layout);
    const [width, height] = await page.locator(".stone").evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      const extent = (from, to) =>
        Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
      return [extent("left", "right") / boxes[0].width, extent("top", "bottom") / boxes[0].height];
    });
    same(`${layout} is ${isWide ? "upright" : "turned"}`, isWide, width > height);
  }
  await context.close();
}

/** The button that ends a turn in KLines has room for its words, and doesn't lie in a cell's frame. */
async function endTurnFits() {
  for (const size of [
    [390, 844],
    [1280, 800],
  ]) {
    const context = await openProfile({ size });
    const page = await visit(context, "#kulki/klines/7");
    const seen = await page.evaluate(() => {
      const pill = document.querySelector(".pass");
      const words = document.createRange();
      words.selectNodeContents(pill);
      const [outer, inner] = [pill, words].map((one) => one.getBoundingClientRect());
      const beds = [...document.querySelectorAll(".bed")].filter(
        (bed) => bed.getBoundingClientRect().top < outer.bottom,
      );
      const lines = new Set([...words.getClientRects()].map(({ top }) => top)).size;
      return { room: outer.width - inner.width >= 20, lines, beds: beds.length };
    });
    same(`"End turn" has room in its button at ${size.join("x")}`, { room: true, lines: 1, beds: 0 }, seen);
    await context.close();
  }
}

async function noPullToReload() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#kulki/plum");
  const seen = await page.evaluate(() => {
    const all = ["html", ".stage"].map((one) => getComputedStyle(document.querySelector(one)).overscrollBehaviorY);
    return all.join();
  });
  same("neither the page nor the stage passes on a pull", "contain,contain", seen);
  await context.close();
}

/** On an upright tablet, cards that are dealt cover most of the stage. */
async function columnsUseHeight() {
  const context = await openProfile({ size: [820, 1180], touch: true });
  const page = await visit(context, "#freecell/617");
  const share = await page.evaluate(() => {
    const stage = document.querySelector(".stage").getBoundingClientRect();
    const lowest = Math.max(
      ...[...document.querySelectorAll(".card")].map((one) => one.getBoundingClientRect().bottom),
    );
    return (lowest - stage.top) / stage.height;
  });
  verdict(share > 0.7 && share < 0.9, "and leave room for longer columns", share);
  const size = await page.evaluate(() => parseFloat(getComputedStyle(document.querySelector(".tools .tool")).fontSize));
  verdict(size >= 16, "the tools' names are as large as other text", size);
  await context.close();
}

async function datesInOneLine() {
  const context = await openProfile({ size: [360, 740], touch: true });
  const page = await visit(context);
  for (const game of ["kulki", "mahjong", "freecell", "sliding"]) {
    await turnTo(page, `#${game}/daily/2026-09-30`);
    const lines = await page.evaluate(() => document.querySelector(".game-title small").getClientRects().length);
    same(`the day of ${game} is not broken`, 1, lines);
  }
  await context.close();
}

/** The rules' own sentence is about typed moves. */
async function firstTap() {
  const context = await openProfile({ size: [360, 740], touch: true });
  const page = await visit(context, "#kulki/lines98/plum");
  await page.locator(".cell:not(.is-ball)").first().tap();
  await untilSaid(page, "Choose a ball first, then the cell it goes to");
  await context.close();
}

for (const game of games) await test(`nothing leaves the screen: ${game}`, () => nothingLeaves(game));
await test("nothing leaves the screen with the list of free tiles", listStays);
await test("FreeCell's covered cards show their ranks", ranksAreSeen);
await test("pieces are large enough for fingers", largeEnough);
await test("the turtle turns on small phones", turtleOnSmallPhones);
await test("Mahjong's board can stay unturned", neverTurned);
await test("layouts that show something stay upright", figuresStayUpright);
await test("layouts fill the stage", layoutsFill);
await test("left-handed players have cells and tools on the other side", leftHanded);
await test("seven free cells have room on a phone", sevenCells);
await test("without animation layouts change at once", sizeAtOnce);
await test("a board wider than the screen shows that it scrolls", smallScreenScrolls);
await test("the offer of an update covers no tool", updateBar);
await test("the words of KLines' button fit it", endTurnFits);
await test("pulling down does not reload the page", noPullToReload);
await test("FreeCell's columns use the height of a tablet", columnsUseHeight);
await test("dates in titles stay in one line on a phone", datesInOneLine);
await test("the first tap on an empty cell tells how balls move", firstTap);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
