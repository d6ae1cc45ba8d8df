// SPDX-License-Identifier: MIT
// Checks the page that shows how Kulki's ball finds its way: the waves of a
// search, the path traced back, a board without a path, and the use by tap,
// keys and screen reader on small and large screens.
import { readFileSync } from "node:fs";
import { Games } from "../../../front/web/page/games.js";
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, openProfile, root, stopTime, visit } from "./open_page.mjs";

const module = new WebAssembly.Module(readFileSync(`${root}/build/web/quadrille.wasm`));

const step = (page, word) => page.getByRole("group", { name: "Steps" }).getByRole("button", { name: word });
const words = (page) => page.locator(".path-words").textContent();
const counted = (page) => page.locator(".path-panel > .faint").first().textContent();
const cell = (page, name) => page.locator(`.path-cell[aria-label^="${name}:"]`);
const nameOf = (page, name) => cell(page, name).getAttribute("aria-label");

/** What is written on the cells, row by row: a number, "o" for a ball, "." for nothing. */
const numbers = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll(".path-row[role=row]"), (row) =>
      Array.from(row.querySelectorAll(".path-cell"), (one) =>
        one.querySelector(".ball") ? "o" : one.textContent || ".",
      ).join(" "),
    ),
  );

/** The cells on which the ball rolls when a game plays this move on the page's first board. */
function gamesPath(move) {
  const board = readFileSync(`${root}/front/web/page/page/path.js`, "utf8").match(/board: `([^`]*)`/)[1];
  const games = new Games(new WebAssembly.Instance(module, { page: { translation: () => 0 } }));
  games.openBoard("kulki", "", board);
  games.play(move);
  const steps = games.events().filter(({ kind }) => kind === "went");
  const name = (spot) => "ABCDEFGHI"[spot % 9] + (Math.floor(spot / 9) + 1);
  return [steps[0].from, ...steps.map(({ to }) => to)].map(name).join(", ");
}

/** A second search, on what the page shows: the numbers that a search from a ball gives. */
function flood(rows, x, y) {
  const cells = rows.map((row) => row.split(" ").map((sign) => (sign === "o" ? "o" : ".")));
  let edge = [[x, y]];
  for (let wave = 1; edge.length; wave++) {
    const next = [];
    for (const [x, y] of edge)
      for (const [to, at] of [
        [x, y - 1],
        [x - 1, y],
        [x + 1, y],
        [x, y + 1],
      ])
        if (cells[at]?.[to] === ".") {
          cells[at][to] = String(wave);
          next.push([to, at]);
        }
    edge = next;
  }
  return cells.map((row) => row.join(" "));
}

await test("the author's board without a path", async () => {
  const context = await openProfile();
  const page = await visit(context, "#help/kulki");
  await page.getByRole("link", { name: "How the ball finds its way" }).click();
  await page.waitForSelector(".path-page");
  await page.getByRole("button", { name: "No path" }).click();
  same("B2 is the start", "B2: red ball, 1, start, number 0", await nameOf(page, "B2"));
  same("I9 is the target", "I9: empty, target", await nameOf(page, "I9"));
  await step(page, "End").click();
  const shown = await numbers(page);
  same("every cell that can be reached has its distance", flood(shown, 1, 1).join("\n"), shown.join("\n"));
  same("the corner was not reached", "9 8 9 10 o . . .", shown[8].slice(2));
  verdict((await words(page)).endsWith("A move there is refused: “Path is blocked”."), "it says so", await words(page));
  same("nothing is left to show", "true", await step(page, "Next").getAttribute("aria-disabled"));
  await context.close();
});

await test("waves spread from the ball, and the path is traced back", async () => {
  const context = await openProfile();
  const page = await visit(context, "#path");
  same("nothing is numbered at first", 0, await page.locator(".path-number").count());
  const waves = [];
  while (!(await words(page)).startsWith("Now go back")) {
    await step(page, "Next").click();
    waves.push(await page.locator(".path-cell.newest").count());
  }
  verdict(waves.slice(0, -1).every(Boolean), "each wave has cells", waves.join());
  same(
    "the step back is from G4",
    "Now go back. From G4, step back to G3, which has the number 8.",
    (await words(page)).slice(0, 62),
  );
  await step(page, "Back").click();
  same("Back takes it away", 0, await page.locator(".path-cell.on-path").count());
  await step(page, "End").click();
  const listed = /path: (.*)\. The ball rolls along it in (\d+) steps/.exec(await words(page));
  same("as many steps as the target's number", "9 10", `${listed[2]} ${listed[1].split(", ").length}`);
  same("the ball lies on its target", "G4: green ball, 2, target, number 9, on the path", await nameOf(page, "G4"));
  same("and no longer where it was", "C3: empty, start, number 0, on the path", await nameOf(page, "C3"));
  same("the game rolls the ball along the same cells", gamesPath("c3 g4"), listed[1]);
  await step(page, "Start").click();
  same("Start begins again", "Step 1", (await counted(page)).slice(0, 6));
  await context.close();
});

await test("a tap picks the ball and the target, and plays the search", async () => {
  const context = await openProfile({ size: [360, 640], touch: true, still: false });
  const page = await visit(context, "#path");
  await page.clock.install();
  await stopTime(page);
  await cell(page, "B5").tap();
  same("another ball is the start", "B5: cyan ball, 6, start, number 0", await nameOf(page, "B5"));
  await cell(page, "B7").tap();
  same("the search plays", 1, await step(page, "Pause").count());
  same("and is not announced step by step", "off", await page.locator(".path-words").getAttribute("aria-live"));
  await page.clock.runFor(60000);
  verdict((await words(page)).includes("B5, B6, B7"), "to the end of the path", await words(page));
  same("where it can be played again", 1, await step(page, "Play").count());
  same("the words are announced now", "polite", await page.locator(".path-words").getAttribute("aria-live"));
  await step(page, "Play").tap();
  await page.clock.runFor(500);
  await step(page, "Pause").tap();
  const paused = await counted(page);
  await page.clock.runFor(60000);
  same("Pause stops it", paused, await counted(page));
  await context.close();
});

await test("without motion, a tap waits for the player", async () => {
  const context = await openProfile();
  const page = await visit(context, "#path");
  await page.clock.install();
  await stopTime(page);
  await cell(page, "A9").click();
  await page.clock.runFor(60000);
  same("at the first step", "Step 1", (await counted(page)).slice(0, 6));
  same("with the new target", "A9: empty, target", await nameOf(page, "A9"));
  await context.close();
});

await test("keys reach every cell and every step", async () => {
  const context = await openProfile();
  const page = await visit(context, "#path");
  same("one cell can be reached with Tab", 1, await page.locator('.path-cell[tabindex="0"]').count());
  await cell(page, "C3").focus();
  for (const key of ["ArrowDown", "ArrowRight", "Home", "ArrowUp", "End"]) await page.keyboard.press(key);
  const here = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  same("arrows, Home and End move", "I3: empty", await here());
  await page.keyboard.press("ArrowRight");
  same("not beyond the edge", "I3: empty", await here());
  await page.keyboard.press("Enter");
  same("Enter picks the target", "I3: empty, target", await here());
  await page.keyboard.press("Tab");
  same("Tab leads to the steps", "Start", await page.evaluate(() => document.activeElement.textContent));
  await step(page, "Next").focus();
  await page.keyboard.press("Space");
  same("Space goes one step on", "Step 2", (await counted(page)).slice(0, 6));
  await context.close();
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [1280, 800],
])
  await test(`board and steps fit ${width}x${height}`, async () => {
    for (const dark of [false, true]) {
      const context = await openProfile({ size: [width, height], touch: width < 1000, dark });
      const page = await visit(context, "#path");
      await step(page, "End").click();
      const fit = await page.evaluate(({ width, height }) => {
        const box = (/** @type {string} */ name) => document.querySelector(name).getBoundingClientRect();
        const cells = [...document.querySelectorAll(".path-cell")].map((one) => one.getBoundingClientRect());
        return {
          // A phone shows a page that is too wide on a wider screen, so innerWidth grows, too.
          wide: document.documentElement.scrollWidth - width,
          below: Math.max(box(".path-board").bottom, box(".path-steps").bottom) - height,
          least: Math.min(...cells.map((one) => Math.min(one.width, one.height))),
        };
      }, page.viewportSize());
      verdict(
        fit.wide <= 0 && fit.below <= 0 && fit.least >= 24,
        `with cells of 24 points, ${dark ? "dark" : "light"}`,
        JSON.stringify(fit),
      );
      await context.close();
    }
  });

await closeAll();
same("no page reported an error", "", complaints.join("\n"));
done();
