// SPDX-License-Identifier: MIT
// Plays the rest of games in which nothing is left to decide, and finds pieces.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, movesShown, obey, openProfile, stored, untilMoves, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const { way } = endings.find(({ game }) => game === "mahjong");
const isOffered = (page) => page.locator(".tools .tool:visible", { hasText: "Finish" }).count();

/** A page with a game before its last moves. @param {number} left */
async function open(left) {
  const context = await openProfile();
  const page = await visit(context, "#mahjong/turtle/plum");
  const moves = way.slice(0, way.length - left).map(({ text }) => text);
  await obey(page, moves.join(" "));
  await untilMoves(page, moves.length);
  return { context, page };
}

async function finishes() {
  const { context, page } = await open(13);
  same("with 26 tiles left, finding them is the game", 0, await isOffered(page));
  await obey(page, way[way.length - 13].text);
  await page.waitForSelector(".tools .tool:visible:has-text('Finish')");
  await page.click(".tools .tool:visible:has-text('Finish')");
  await untilMoves(page, way.length);
  await page.waitForSelector(".ending:not([hidden])");
  const [{ hints }] = await stored(page, "games");
  same("Finish takes the last tiles pair by pair, which is no help", 0, hints);
  await page.keyboard.press("u");
  await untilMoves(page, way.length - 1);
  verdict(true, "and each pair is undone by itself");
  await page.keyboard.press("!");
  await untilMoves(page, way.length);
  verdict(true, "the key ! does the same");
  await context.close();
}

const lit = (page) => page.locator(".board .advised").count();

async function finds() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await page.keyboard.press("/");
  await page.waitForSelector(".finder input:focus");
  await page.keyboard.type("7");
  same("a typed rank lights up its four cards", 4, await lit(page));
  await page.keyboard.type(" of sp");
  same("and more words fewer of them", 1, await lit(page));
  await page.fill(".finder input", "10h");
  same("a card is found as it is written", 1, await lit(page));
  await page.fill(".finder input", "1h");
  same("but not by half of its number", 0, await lit(page));
  await page.keyboard.press("Escape");
  await page.waitForSelector(".finder", { state: "hidden" });
  same("Escape takes the marks away", 0, await lit(page));
  await page
    .locator(".card")
    .first()
    .click({ button: "right", position: { x: 20, y: 8 } });
  await page.waitForSelector(".board .advised");
  same("the right button or a long press marks what looks alike", 4, await lit(page));
  await page.keyboard.press("=");
  const told = await page.locator("dialog .gone").innerText();
  verdict(told.includes("Next: ace of clubs, column 4"), "what is gone tells where the next cards are", told);
  await context.close();
}

/** On a slow network, what is typed at once is meant for what opens, though it could be a move. */
async function typesAhead(typed, opens) {
  const context = await openProfile();
  const load = [];
  await context.route(/asides.*js/, (route) => load.push(() => route.continue()));
  const page = await visit(context, "#mahjong/plum");
  const asked = page.waitForRequest(/asides.*js/);
  for (const key of typed) await page.keyboard.press(key);
  await asked;
  await page.keyboard.type("1bx");
  await page.keyboard.press("Backspace");
  for (const go of load) go();
  await page.waitForSelector(opens);
  return { context, page };
}

async function findsLater() {
  for (const typed of [["/"], [":", ..."find", "Enter"]]) {
    const { context, page } = await typesAhead(typed, ".finder input:focus");
    same(`words typed behind ${typed.join("")} are for the finder`, "1b", await page.inputValue(".finder input"));
    verdict((await lit(page)) > 0, "and light up what they mean");
    same("instead of moving", "0", await movesShown(page));
    await context.close();
  }
}

/** Commands that are typed one after another are obeyed in turn. */
async function obeysLater() {
  const context = await openProfile();
  const load = [];
  await context.route(/asides.*js/, (route) => load.push(() => route.continue()));
  const page = await visit(context, "#freecell/617");
  const asked = page.waitForRequest(/asides.*js/);
  for (const line of ["8a", "1b", "undo", "find"]) await obey(page, line);
  await asked;
  for (const go of load) go();
  await page.waitForSelector(".finder input:focus");
  same("commands typed at once are obeyed in turn", "1", await movesShown(page));
  await context.close();
}

async function showsLater() {
  for (const [typed, opens] of [
    [["="], "dialog .gone-tiles"],
    [[":", ..."taken", "Enter"], "dialog .gone-tiles"],
    [["*"], "dialog[open]"],
  ]) {
    const { context, page } = await typesAhead(typed, opens);
    same(`${typed.join("")} lets no keys through to the board`, "0", await movesShown(page));
    await context.close();
  }
}

async function showsTaken() {
  const { context, page } = await open(70);
  await obey(page, "find");
  await page.waitForSelector(".finder input:focus");
  await page.keyboard.type("dragon");
  const seen = await lit(page);
  verdict(seen > 0 && seen < 12, "tiles below others keep their secret", seen);
  await page.keyboard.press("Escape");
  await page.keyboard.press("=");
  await page.waitForSelector("dialog .gone-tiles");
  same("each pair that was taken is shown", 2, await page.locator("dialog .pairs .gone-tile").count());
  const left = await page.locator("dialog .gone-tiles:not(.pairs) .number").allTextContents();
  same(
    "and how many of each face are left",
    140,
    left.reduce((sum, one) => sum + Number(one), 0),
  );
  await context.close();
}

await test("pieces are found by name", finds);
await test("pieces are found on a slow network", findsLater);
await test("commands wait in turn on a slow network", obeysLater);
await test("a dialog comes later on a slow network", showsLater);
await test("taken tiles are shown", showsTaken);
await test("a game without choices is finished", finishes);
same("the page complains about nothing", "", complaints.join("\n"));
await closeAll();
done();
