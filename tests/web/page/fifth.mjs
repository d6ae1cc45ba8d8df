// SPDX-License-Identifier: MIT
// Plays the games of the guide, which the page does not know, with the mouse and
// with keys. The page draws them with its default drawing, and judges them as
// they say.
import { readFileSync } from "node:fs";
import { Games } from "../../../front/web/page/games.js";
import { done, same, test } from "../tap.mjs";
import { closeAll, complaints, follow, hit, movesShown, openProfile, root, untilMoves, visit } from "./open_page.mjs";

const module = readFileSync(`${root}/build/web/fifth.wasm`);
const records = readFileSync(`${root}/build/web/fifth_records.wasm`);
const games = await Games.from(module);

async function openWithFifth() {
  const context = await openProfile();
  for (const [name, body] of Object.entries({ quadrille: module, records }))
    await context.route(`**/${name}.wasm`, (route) => route.fulfill({ body, contentType: "application/wasm" }));
  return context;
}

const title = (page) => page.locator(".game-title").textContent();

/** Finds the lamps to press by trying all 512 combinations of 3 by 3. */
function solution() {
  for (let ways = 0; ways < 512; ways++) {
    games.open("lights", "3x3", "plum");
    const cells = [...Array(9).keys()].filter((cell) => ways & (1 << cell));
    for (const cell of cells) if (games.state().status === "going") games.playMove(cell);
    if (games.state().status === "won") return cells.slice(0, games.state().at);
  }
  throw new Error("no way was found");
}

async function isPlayed() {
  const context = await openWithFifth();
  const page = await visit(context, "#lights/3x3/plum");
  same("the title names the fifth game", "Lights 3 by 3, plum", await title(page));
  same(
    "each piece has its own name",
    9,
    await page.evaluate(
      () => new Set([...document.querySelectorAll(".board .piece")].map((one) => one.getAttribute("aria-label"))).size,
    ),
  );
  const way = solution();
  for (const [nth, cell] of way.entries()) {
    if (nth % 2) {
      await page.locator(`.board [data-spot="${cell}"]`).focus();
      await page.keyboard.press("Enter");
    } else await hit(page, cell, false);
    await untilMoves(page, nth + 1);
  }
  await page.waitForFunction(() => document.querySelector(".verdict").textContent === "✓ won");
  await page.keyboard.type("u");
  await untilMoves(page, way.length - 1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  same("a piece has the focus", true, await page.evaluate(() => document.activeElement.matches(".board .piece")));
  await context.close();
}

async function elsewhere() {
  const context = await openWithFifth();
  const page = await visit(context);
  await page.waitForSelector(".stall:nth-child(5)");
  same("the start page shows its title", true, /Lights/.test(await page.textContent(".stall:nth-child(5)")));
  await follow(page, "#lights/3x3/plum");
  await page.waitForSelector(".board.lights:not(.still)");
  await page.keyboard.type("*");
  await page.waitForSelector("dialog[open] .choice-card .board.lights");
  await page.keyboard.press("Escape");
  await page.keyboard.type(":c2");
  await page.keyboard.press("Enter");
  await untilMoves(page, 1);
  same("a typed move is played", "1", await movesShown(page));
  for (const hash of ["#help/lights", "#statistics/lights", "#statistics", "#help"]) {
    await follow(page, hash);
    await page.waitForSelector(".page h2");
  }
  await context.close();
}

/** Bursts the first group until none is left; returns the points. */
async function playBubbles(page, seed) {
  await follow(page, `#bubbles/3/${seed}`);
  await page.waitForSelector(".board.bubbles:not(.still)");
  games.open("bubbles", "3", seed);
  while (games.state().status === "going") {
    const [move] = games.moves();
    await hit(page, move, false);
    games.playMove(move);
    await untilMoves(page, games.state().at);
  }
  await page.waitForSelector(".ending.lost:not([hidden])");
  return games.state();
}

async function isJudgedByPoints() {
  const context = await openWithFifth();
  const page = await visit(context);
  const scores = [];
  for (const seed of ["7", "plum"]) {
    const { score, at } = await playBubbles(page, seed);
    scores.push(score);
    same(
      `seed ${seed} ends with its points`,
      `${score} points, ${at} moves`,
      (await page.textContent(".ending p")).replace(/, 0:.*/, ""),
    );
  }
  const best = Math.max(...scores);
  await page.waitForSelector(".standing div");
  same("and its rank", `Best score${best}`, (await page.textContent(".standing div:first-child")).replace("new", ""));
  await page.waitForSelector(".standing .badge");
  const [value, badge] = await page
    .locator(".standing dd:has(.badge), .standing .badge")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  same("a mark beside the best score says that it is new", true, badge.top >= value.top && badge.right <= value.right);
  await follow(page, "#statistics/bubbles");
  await page.waitForSelector(".kind .figures");
  same("both games are finished", "2 games, 2 finished", await page.textContent(".kind summary .faint"));
  same("the plot shows points", "Points", await page.textContent(".kind h4"));
  same(
    "the table begins with the best",
    `Points${best}`,
    (await page.textContent(".figures tbody tr")).slice(0, 6 + `${best}`.length),
  );
  same("the best game has the most points", `${best} points`, await page.textContent(".best-games span"));
  await context.close();
}

await test("a game without its own drawing can be played", isPlayed);
await test("a game for points tells them at its end", isJudgedByPoints);
await test("a game without its own drawing appears on the other pages", elsewhere);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
