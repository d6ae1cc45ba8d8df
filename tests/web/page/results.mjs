// SPDX-License-Identifier: MIT
// The end of a game: the panel beside the board, the comparison with earlier
// games, the picture to share, and the celebration.
import { readFileSync } from "node:fs";
import { done, same, test, verdict } from "../tap.mjs";
import { openGames } from "../module/open_module.mjs";
import { closeAll, complaints, openProfile, stored, turnTo, untilMoves, untilSaid, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const [kulki, mahjong, freecell, sliding] = endings;
const hashOf = ({ game, words }) => `#${game}/${words.replace(" ", "/")}`;

/** Plays a game to its end by typing its moves. */
async function playOut(page, { way }) {
  for (let nth = 0; nth < way.length; nth++) {
    await page.keyboard.type(":");
    await page.keyboard.type(way[nth].text);
    await page.keyboard.press("Enter");
    await untilMoves(page, nth + 1);
  }
  await page.waitForSelector(".ending:not([hidden])");
}

/** Lists the pieces that the panel covers, and parts of the panel that are off the screen. A phone shows a page that is
 * too wide on a wider screen, so innerWidth grows, too. */
const hidden = (page) =>
  page.evaluate(({ width, height }) => {
    const panel = document.querySelector(".ending").getBoundingClientRect();
    const covers = ({ left, right, top, bottom }) =>
      left < panel.right - 1 && right > panel.left + 1 && top < panel.bottom - 1 && bottom > panel.top + 1;
    const pieces = [...document.querySelectorAll(".stage .piece:not(.empty)")].filter((one) =>
      covers(one.getBoundingClientRect()),
    );
    const off = panel.left < 0 || panel.top < 0 || panel.right > width || panel.bottom > height;
    return pieces.map((one) => one.ariaLabel).join() + (off ? ` ${JSON.stringify(panel)}` : "");
  }, page.viewportSize());

/** Names what the panel cuts off, and words that leave less than 3 pixels to an end of their button. */
const cut = (page) =>
  page.evaluate(() => {
    const panel = document.querySelector(".ending");
    const tight = [...panel.querySelectorAll(".row-of-buttons .word")].filter((word) => {
      const [inner, outer] = [word, word.parentElement].map((one) => one.getBoundingClientRect());
      return inner.width && (inner.left < outer.left + 3 || inner.right > outer.right - 3);
    });
    const more = panel.scrollHeight - panel.clientHeight;
    return tight.map((one) => one.textContent).join() + (more > 0 ? ` ${more} pixels` : "");
  });

/** Waits some frames until nothing is wrong; returns what still is. */
async function untilNothing(page, look) {
  let wrong = "";
  for (let frame = 0; frame < 60; frame++) {
    wrong = await look(page);
    if (!wrong) return "";
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  return wrong;
}

async function boardStaysVisible(ending) {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, hashOf(ending));
  await playOut(page, ending);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [320, 568],
    [844, 390],
    [568, 320],
    [768, 1024],
    [1280, 800],
    [3840, 2160],
  ]) {
    await page.setViewportSize({ width, height });
    same(`${ending.game}: the panel covers no piece at ${width}x${height}`, "", await untilNothing(page, hidden));
    if (width === 844 || width === 390 || width === 568)
      same(`${ending.game}: the panel is whole at ${width}x${height}`, "", await untilNothing(page, cut));
    const next = await page.locator(".ending .row-of-buttons > :first-child").first().boundingBox();
    verdict(next !== null && next.y + next.height <= height, `${ending.game}: Next is in sight at ${width}x${height}`);
  }
  await context.close();
}

async function nextGame() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, hashOf(sliding));
  await playOut(page, sliding);
  const first = page.locator(".ending .row-of-buttons > :first-child").first();
  same("Next is the first button", "Next", await first.textContent());
  await first.click();
  await page.waitForFunction(() => !document.querySelector(".game-title").textContent.includes("plum"));
  same("the panel has gone", true, await page.locator(".ending").isHidden());
  same(
    "and the next game is of the same size",
    true,
    (await page.locator(".game-title").textContent()).includes("3 by 3"),
  );
  same("the tools are back", true, await page.locator(".tools").isVisible());
  await context.close();
}

async function afterALoss() {
  const context = await openProfile();
  const page = await visit(context, hashOf(kulki));
  await playOut(page, kulki);
  await page.click(".ending button:has-text('Undo')");
  await untilMoves(page, kulki.way.length - 1);
  same("a lost game can be continued by Undo", true, await page.locator(".ending").isHidden());
  await context.close();
}

async function compared() {
  const context = await openProfile();
  const page = await visit(context, hashOf(sliding));
  await playOut(page, sliding);
  await page.waitForSelector(".standing div");
  const facts = await page.locator(".standing div").allTextContents();
  same("the first game is its own best", true, facts.includes(`Best moves${sliding.score}`));
  await context.close();
}

const textOf = (page, place) => page.locator(place).textContent();

/** The best way is looked for in the solver's thread. */
const judged = (page, words) =>
  page.waitForFunction((wanted) => document.querySelector(".judgement").textContent.includes(wanted), words);

async function starred() {
  for (const [ending, words, stars] of [
    [sliding, "16 moves: the fewest possible!", "3 of 3 stars."],
    [freecell, "55 moves. The best way known takes 39.", "1 of 3 stars."],
    [kulki, "Quadrille itself scores", "1 of 3 stars."],
  ]) {
    const context = await openProfile();
    const page = await visit(context, hashOf(ending));
    await playOut(page, ending);
    await judged(page, words);
    same(`${ending.game}: ${words}`, stars, await page.getAttribute(".judgement .stars", "aria-label"));
    await context.close();
  }
}

/** The same offers as in the terminal's box, in the same order. */
async function offered() {
  const context = await openProfile();
  const page = await visit(context, hashOf(sliding));
  await playOut(page, sliding);
  const offers = await page.locator(".ending > .row-of-buttons button").allTextContents();
  same("a finished game", "Next,Restart,Replay,Share,Challenge,Statistics", offers.join());
  await page.click(".ending button:has-text('Replay')");
  await page.waitForFunction(() => location.hash.startsWith("#replay/"));
  await context.close();
}

const stuck = { way: ["5b", "b7", "6b", "18", "4a", "28"].map((text) => ({ text })) };
async function deadEnd() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/2cells/11");
  await playOut(page, stuck);
  const offers = await page.locator(".ending > .row-of-buttons button").allTextContents();
  same("a dead end", "Undo,What went wrong?,Restart,New", offers.join());
  await judged(page, "It could still be won 2 moves ago.");
  await page.click(".judgement button");
  await untilMoves(page, 4);
  same("the game goes on from there", true, await page.locator(".ending").isHidden());
  await context.close();
}

/** How large Mahjong's tiles are and how high the pile is relative to its width, and where it and the panel are. */
const pileOf = (page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".stone")].map((one) => one.getBoundingClientRect());
    const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])));
    const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])));
    return {
      tile: boxes[0].width,
      shape: (bottom - top) / (right - left),
      bottom,
      panel: document.querySelector(".ending").getBoundingClientRect().top,
    };
  });

/** Takes the first pairs until none is free. */
async function deadEndOfTiles() {
  const games = await openGames();
  games.openWords("mahjong", "turtle:random 7");
  while (games.state().status === "going") games.playMove(games.moves()[0]);
  const context = await openProfile({ size: [360, 740], touch: true });
  const page = await visit(context, `#replay/${games.share()}`);
  await page.keyboard.press("End");
  await page.waitForFunction(
    (at) => document.querySelector(".timeline output").textContent.startsWith(`${at} of`),
    games.state().at,
  );
  await page.click("text=Resume");
  await page.waitForSelector(".ending:not([hidden])");
  same("a shuffle is offered first", "Shuffle", await textOf(page, ".ending .main-button"));
  same("and not on the tiles", false, await page.locator(".shuffle").isVisible());
  const beside = await pileOf(page);
  verdict(beside.bottom <= beside.panel + 1, "the panel covers no tile", JSON.stringify(beside));
  same("no tile is beyond the screen", 0, await page.locator(".stage.scrolls").count());
  await page.click(".ending .close");
  const alone = await pileOf(page);
  verdict(alone.tile >= 40, "without the panel, tiles are large", JSON.stringify(alone));
  same("the board lies as it did", alone.shape > 1, beside.shape > 1);
  same("a shuffle is offered on it", true, await page.locator(".shuffle").isVisible());
  await page.keyboard.press("u");
  await page.keyboard.press("U");
  await page.waitForSelector(".ending:not([hidden])");
  await page.click(".ending .main-button");
  await untilMoves(page, games.state().at + 1);
  same("the panel has gone", true, await page.locator(".ending").isHidden());
  await context.close();
}

async function picture() {
  const context = await openProfile();
  await context.addInitScript(() => {
    delete Navigator.prototype.share;
    delete Navigator.prototype.canShare;
  });
  const page = await visit(context, hashOf(freecell));
  await page.keyboard.type(">");
  const name = await page.getAttribute("dialog canvas", "aria-label");
  verdict(/FreeCell 617, So far, 0 moves/.test(name), "the picture has a text alternative", name);
  const saved = page.waitForEvent("download");
  await page.click("dialog button:has-text('Picture')");
  const download = await saved;
  same("the picture has a name", "quadrille.png", download.suggestedFilename());
  const bytes = readFileSync(await download.path());
  same(
    "it is a PNG of 1200 by 630",
    [0x89504e47, 1200, 630],
    [0, 16, 20].map((at) => bytes.readUInt32BE(at)),
  );
  await untilSaid(page, "quadrille.png");
  await context.close();
}

/** A browser that can share files is given the picture. */
async function pictureHanded() {
  const context = await openProfile();
  await context.addInitScript(() => {
    Navigator.prototype.canShare = () => true;
    Navigator.prototype.share = async ({ files, text }) => {
      window.shared = [files[0].name, files[0].type, files[0].size > 1000, text.includes("Quadrille")];
    };
  });
  for (const ending of endings) {
    const page = await visit(context, hashOf(ending));
    await page.keyboard.type(">");
    await page.click("dialog button:has-text('Picture')");
    await page.waitForFunction(() => window.shared);
    same(
      `${ending.game}: the picture is handed over`,
      ["quadrille.png", "image/png", true, true],
      await page.evaluate(() => window.shared),
    );
    const colours = await page.evaluate(() => {
      const { width, height } = document.querySelector("dialog canvas");
      const { data } = document.querySelector("dialog canvas").getContext("2d").getImageData(0, 0, width, height);
      const seen = new Set();
      for (let at = 0; at < data.length; at += 4) seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
      return seen.size;
    });
    verdict(colours > 50, `${ending.game}: the picture shows a board`, colours);
    await page.close();
  }
  await context.close();
}

/** While a game is played, its title has the record of games like it, and tells when points have beaten it. */
async function recordShown() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, hashOf(sliding));
  const record = page.locator(".table-bar .record");
  await playOut(page, sliding);
  await turnTo(page, `#${sliding.game}/3x3/another`);
  await page.waitForFunction(() => document.querySelector(".record").textContent);
  const [{ score: tiles }] = await stored(page, "outcomes");
  same("the record is shown", `record: ${tiles} moves`, (await record.textContent()).split(",")[0]);
  await turnTo(page, `#${sliding.game}/4x4/another`);
  await page.waitForFunction(() => !document.querySelector(".record").textContent);
  same("another size has none", "", await record.textContent());
  await turnTo(page, hashOf(kulki));
  await playOut(page, kulki);
  const [{ score }] = (await stored(page, "outcomes")).filter(({ game }) => game === "kulki");
  await turnTo(page, `#kulki/${kulki.words.split(" ")[0]}/another`);
  await page.waitForFunction(() => document.querySelector(".record").textContent);
  same("points are a record", `record: ${score} points`, await record.textContent());
  same("that isn't beaten", "record", (await record.getAttribute("class")).trim());
  await page.keyboard.press("p");
  await page.waitForSelector(".record.beaten");
  await context.close();
}

for (const ending of [kulki, mahjong, freecell, sliding])
  await test(`${ending.game}: the board stays visible`, () => boardStaysVisible(ending));
await test("the title has the record to beat", recordShown);
await test("the next game is one tap away", nextGame);
await test("a lost game can be undone", afterALoss);
await test("the panel compares", compared);
await test("the panel has stars, and says how near the best way was", starred);
await test("the panel offers what the terminal's box does", offered);
await test("a dead end says when the game could still be won, and leads there", deadEnd);
await test("a dead end of tiles offers a shuffle", deadEndOfTiles);
await test("a game is shared as a picture", picture);
await test("other programs get the picture", pictureHanded);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
