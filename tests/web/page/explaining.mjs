// SPDX-License-Identifier: MIT
// Checks what the page says about moves: hints and the timeline speak of what
// the board shows, and "What went wrong?" walks through the game.
import { done, same, test, verdict } from "../tap.mjs";
import { dice, openGames } from "../module/open_module.mjs";
import { closeAll, complaints, follow, openProfile, stored, untilMoves, untilSaid, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const games = await openGames();
const roll = dice(7);
const [, , freecell] = endings;

/** A hint in each game, and how many pieces it shows; empty places need no picture. */
const hints = {
  "kulki/plum": [/^Hint: move the \w+ ball to the marked cell/, 1],
  "mahjong/plum": [/^Hint: take the (.+) with the (.+), .*(upper|middle|lower|left|right)/, 2],
  "freecell/617": [/^Hint: move the (\w+) of (clubs|diamonds|hearts|spades) (home|onto|to an?) /, 1],
  "sliding/4x4/plum": [/^Hint: push the \d+( and \d more)? (left|right|up|down)/, 1],
};
/** Moves as they are typed. */
const notation = /\b([a-z]\d+ [a-z]\d+|[a-z]\d{1,2}|\d[a-z]|\d\d)\b(?! cell)/;

async function ask(page) {
  await page.click(".tools .tool:has-text('Hint')");
  await untilSaid(page, "Hint: ");
  return page.locator("#live").textContent();
}

async function hintsShowPieces() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context);
  for (const [address, [pattern, pieces]] of Object.entries(hints)) {
    await follow(page, `#${address}`);
    await page.waitForSelector(`.game-${address.split("/")[0]} .board .piece`);
    const words = await ask(page);
    verdict(pattern.test(words), `${address}: a hint says what moves`, words);
    same(`${address}: its pieces are shown`, pieces, await page.locator("#live .portrait").count());
    verdict((await page.locator(".board .advised").count()) >= 1, `${address}: and marked on the board`);
    const [move] = words.split(": ").slice(1);
    if (!address.startsWith("freecell")) verdict(!notation.test(move.split(",")[0]), `${address}: no notation`, move);
    await page.keyboard.press("u");
  }
  await follow(page, "#kulki/plum");
  await page.waitForSelector(".game-kulki .board .piece");
  await ask(page);
  verdict(/^M[\d. L]+$/.test(await page.locator(".board .trail").getAttribute("d")), "a ball's way is drawn");
  const target = await page.locator(".board .advised:not(.is-ball)").getAttribute("data-spot");
  await page.click(".board .advised.is-ball");
  await page.click(`.board [data-spot="${target}"]`);
  await untilMoves(page, 1);
  same("the words leave with the move", false, (await page.locator("#live").textContent()).includes("Hint"));
  same("and so does the way", "", await page.locator(".board .trail").getAttribute("d"));
  await context.close();
}

async function notationOnRequest() {
  const context = await openProfile({ look: { notation: "on" } });
  const page = await visit(context, "#freecell/617");
  verdict(/ \(\d[a-d\dh]\)/.test(await ask(page)), "a hint has the notation, too", await ask(page));
  await page.keyboard.type("8a");
  await untilMoves(page, 1);
  same("the timeline has the notation", "1 of 1: 8a", await page.locator(".timeline output").textContent());
  await context.close();
  const plain = await openProfile();
  const other = await visit(plain, "#freecell/617");
  await other.keyboard.type("8a");
  await untilMoves(other, 1);
  same(
    "usually, the timeline has words",
    "1 of 1: queen of hearts to a free cell",
    await other.locator(".timeline output").textContent(),
  );
  await plain.close();
}

async function load(page, text) {
  await page.click("text=More");
  await page.click("text=Load a file or a code");
  await page.fill("dialog textarea", text);
  await page.click("dialog .main-button");
  await page.waitForSelector("dialog", { state: "detached" });
}

/** A game of FreeCell that its last moves lose. */
function lostGame() {
  games.openWords("freecell", freecell.words);
  while (games.verdict().verdict !== "impossible") {
    const moves = games.moves();
    if (!moves.length) games.openWords("freecell", freecell.words);
    else games.playMove(moves[roll(moves.length)]);
  }
  return { save: games.save(), at: games.state().at };
}

const boardOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".board .piece")]
      .map((one) => one.getAttribute("aria-label"))
      .sort()
      .join(),
  );
const panel = ".steps";
const words = (page) => page.locator(`${panel} p`).textContent();
const step = async (page) => Number((await page.locator(`${panel} .faint`).textContent()).split(" ")[1]);

async function walks() {
  const { save, at } = lostGame();
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#freecell/617");
  await load(page, save);
  await untilMoves(page, at);
  await page.waitForFunction(() => document.querySelector(".verdict").textContent === "✗ unwinnable: undo");
  const before = await boardOf(page);
  await page.keyboard.type("x");
  await page.waitForSelector(panel);
  const first = await words(page);
  const [, number] = /^Move (\d+): you moved the .*\. This move lost the game\.$/.exec(first) ?? [];
  verdict(Number(number) > 0, "the walk starts at the losing move", first);
  same("its card is shown", 1, await page.locator(`${panel} .portrait`).count());
  verdict((await page.locator(".board .advised").count()) === 2, "and marked");
  same("nothing was played", String(at), await page.locator(".facts > div:nth-child(2) dd").textContent());
  await page.click(`${panel} .main-button`);
  verdict(
    /^Better: move the .*\. The game could then be won, in \d+ moves\.$/.test(await words(page)),
    "a better move follows",
  );
  await page.keyboard.press("ArrowRight");
  verdict(/^Then move the /.test(await words(page)), "keys go on", await words(page));
  await page.keyboard.press("ArrowLeft");
  await page.click(`${panel} button:has-text('Back')`);
  same("Back returns to the first step", 1, await step(page));
  await page.keyboard.press("Escape");
  await page.waitForSelector(panel, { state: "detached" });
  same("the board is the game's again", before, await boardOf(page));
  same("the board can be played again", false, await page.locator(".stage").evaluate((stage) => stage.inert));
  await page.keyboard.type("x");
  await page.waitForSelector(panel);
  await page.keyboard.press("7");
  same("a typed move belongs to the game", [0, before], [await page.locator(panel).count(), await boardOf(page)]);
  await page.keyboard.press("Escape");

  await page.keyboard.type("x");
  await page.waitForSelector(panel);
  const steps = Number((await page.locator(`${panel} .faint`).textContent()).split(" ").pop());
  for (let nth = 1; nth < 4; nth++) await page.click(`${panel} .main-button`);
  const there = await boardOf(page);
  await page.click(`${panel} button:has-text('Play on from here')`);
  await untilMoves(page, Number(number) - 1 + 2);
  await page.waitForSelector(panel, { state: "detached" });
  same("a game resumed from a step has its board", unmarked(there), unmarked(await boardOf(page)));
  await page.waitForFunction(() => /can be won/.test(document.querySelector(".verdict").textContent));
  verdict(steps > 4, "the walk leads to the end", steps);
  await context.close();
}

/** Names say what can be done with a piece, which differs while nothing can be touched. @param {string} names */
const unmarked = (names) => names.replaceAll(/, (held|can go here)/g, "");

async function walksToTheEnd() {
  const { save, at } = lostGame();
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await load(page, save);
  await untilMoves(page, at);
  await page.keyboard.type("x");
  await page.waitForSelector(panel);
  const steps = Number((await page.locator(`${panel} .faint`).textContent()).split(" ").pop());
  for (let nth = 1; nth < steps; nth++) await page.keyboard.press("ArrowRight");
  same("the last step is the win", "Won.", await words(page));
  await page.click(`${panel} button:has-text('Play on from here')`);
  await page.waitForSelector(".ending.won");
  same("which counts as help", "Won with help", await page.locator(".ending h2").textContent());
  await context.close();
}

/** Undone moves don't take back what was learned from them. */
async function stuckExplained() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/2cells/11");
  for (const [nth, text] of ["5b", "b7", "6b", "18", "4a", "28"].entries()) {
    await page.keyboard.type(text);
    await untilMoves(page, nth + 1);
  }
  await page.waitForSelector(".ending:not([hidden])");
  await page.keyboard.type("x");
  await page.waitForSelector(panel);
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await untilMoves(page, 5);
  let row;
  while (row?.at !== 5) [row] = await stored(page, "games");
  same("a walk through a stuck game counts as help", 1, row.hints);
  await context.close();
}

async function othersExplained() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/11982");
  await page.keyboard.type("x");
  await page.waitForSelector("dialog .explanation");
  same(
    "a deal that can't be won",
    "Nothing that you did: this deal can't be won.",
    await page.locator("dialog .explanation").textContent(),
  );
  await page.keyboard.press("Escape");
  await follow(page, "#freecell/2cells/891");
  await page.waitForSelector(".game-freecell");
  await page.keyboard.type("x");
  await page.waitForSelector("dialog .explanation");
  same(
    "a deal for which the solver takes too long",
    "Quadrille couldn't find out whether this game can still be won.",
    await page.locator("dialog .explanation").textContent(),
  );
  await page.keyboard.press("Escape");
  await load(page, freecell.save);
  await untilMoves(page, freecell.way.length);
  await page.keyboard.type("x");
  await page.waitForSelector("dialog .explanation");
  same("a game that is won", "Nothing: this game is won.", await page.locator("dialog .explanation").textContent());
  await page.keyboard.press("Escape");
  games.openWords("kulki", "plum");
  for (let nth = 0; nth < 12; nth++) {
    const moves = games.moves();
    games.playMove(moves[roll(moves.length)]);
  }
  await follow(page, "#kulki/other");
  await page.waitForSelector(".game-kulki");
  await load(page, games.save());
  await untilMoves(page, 12);
  await page.keyboard.type("x");
  await page.waitForSelector(panel);
  verdict(
    /costliest move of the game/.test(await words(page)),
    "a game of chance has a costliest move",
    await words(page),
  );
  await page.keyboard.press("ArrowRight");
  verdict(
    /^Better: move the \w+ ball to the marked cell\. It /.test(await words(page)),
    "and a better one",
    await words(page),
  );
  await page.evaluate((panel) => (document.querySelector(panel).dataset.old = "yes"), panel);
  await page.keyboard.type("x");
  await page.waitForSelector(`${panel}:not([data-old])`);
  same("a second walk replaces the first", 1, await page.locator(panel).count());
  same("its board cannot be played either", true, await page.locator(".stage").evaluate((stage) => stage.inert));
  await page.keyboard.press("u");
  await page.waitForSelector(panel, { state: "detached" });
  await untilMoves(page, 11);
  await context.close();
}

/** What of a panel of steps cannot be seen or clicked. */
const outOfReach = (page, panel) =>
  page.evaluate((panel) => {
    const root = document.querySelector(panel);
    const hidden = [...root.querySelectorAll("button:not([disabled])")].filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    const names = hidden.map((button) => button.ariaLabel || button.textContent);
    return [...(root.scrollWidth > root.clientWidth ? ["its width"] : []), ...names].join();
  }, panel);

/** On a low screen, a panel has only a narrow column. */
async function fitsLowScreens() {
  const { save, at } = lostGame();
  for (const size of [
    [640, 360],
    [844, 390],
    [960, 540],
  ]) {
    const context = await openProfile({ size });
    const page = await visit(context, "#learn/kulki");
    await page.waitForSelector(".lesson-panel");
    same(`a lesson fits ${size.join("x")}`, "", await outOfReach(page, ".lesson-panel"));
    await follow(page, `#replay/${save.replaceAll("\n", "%0A")}`);
    await page.waitForSelector(".replay");
    await page.keyboard.press("End");
    await page.click("text=Resume");
    await untilMoves(page, at);
    await page.keyboard.type("x");
    await page.waitForSelector(panel);
    same(`a walk fits ${size.join("x")}`, "", await outOfReach(page, panel));
    await context.close();
  }
}

/** No one has looked whether the tiles that will be left then can be shuffled into a board that can be won. */
async function shufflesMayHelp() {
  const context = await openProfile();
  const page = await visit(context, "#mahjong/random/1");
  await page.waitForFunction(() => /^✗/.test(document.querySelector(".verdict")?.textContent ?? ""));
  same(
    "a board that can't be won without a shuffle",
    "✗ a shuffle may help",
    await page.locator(".verdict").textContent(),
  );
  await context.close();
}

await test("hints speak of pieces and show them", hintsShowPieces);
await test("notation is shown on request", notationOnRequest);
await test("'What went wrong?' walks through the game", walks);
await test("the walk can be followed to a win", walksToTheEnd);
await test("panels of steps fit low screens", fitsLowScreens);
await test("a stuck game can be explained", stuckExplained);
await test("other outcomes are explained", othersExplained);
await test("nothing is promised of a shuffle", shufflesMayHelp);
await closeAll();
same("no page reported an error", "", complaints.join("\n"));
done();
