// SPDX-License-Identifier: MIT
// Checks moves typed without Enter, in every documented spelling, and the keys
// that are commands.
import { openGames } from "../module/open_module.mjs";
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

const games = await openGames();
const typedText = (page) => page.locator(".typed").textContent();
const heldName = (page) => page.locator(".board .held").getAttribute("aria-label");

/** Finds a legal first move whose text fits. */
function firstMove(words, fits = () => true) {
  const [game, ...rest] = words.split("/");
  games.openWords(game, rest.join(" "));
  return games
    .moves()
    .map((move) => games.moveText(move))
    .find(fits);
}

/** Opens a game in a browser without kept games. */
async function start(words) {
  return visit(await openProfile(), `#${words}`);
}

/** Types into a fresh game until the text becomes a move. */
let table;
async function plays(words, text, key) {
  const page = (table ??= await start(words));
  await turnTo(page, `#${words}`);
  await untilMoves(page, 0);
  await page.keyboard.type(text);
  if (key) await page.keyboard.press(key);
  await untilMoves(page, 1);
  same(`${JSON.stringify(text)}${key ? ` ${key}` : ""} is a move in ${words}`, "1", await movesShown(page));
  same("the typed text is cleared after the move", true, await page.locator(".typed").isHidden());
  await page.keyboard.type("u");
  await untilMoves(page, 0);
}

/** "d4 c2" and the other ways to write it. */
const spellings = (text) => [text, text.toUpperCase(), text.replace(" ", ""), text.toUpperCase().replace(" ", "")];

async function kulki() {
  for (const text of spellings(firstMove("kulki/plum"))) await plays("kulki/plum", text);
  await plays("kulki/plum", `${firstMove("kulki/plum")} `);
  for (const column of "gh") {
    const words = ["plum", "7", "8", "9"].map((seed) => `kulki/${seed}`);
    const found = words.find((one) => firstMove(one, (text) => text.startsWith(column)));
    const text = firstMove(found, (one) => one.startsWith(column));
    await plays(found, text);
    await plays(found, text.toUpperCase());
  }
}

async function largeBoards() {
  const large = "kulki/15x15/plum";
  const wanted = [/^[a-o]\d 1*[a-o]1[0-5]$/, /^[j-o]\d* /, /^[a-o]1[0-5] /, / [j-o]\d+$/, /^[a-o]1 /];
  for (const form of wanted) {
    const text = firstMove(large, (one) => form.test(one));
    if (!text) continue;
    const ends = / [a-o]1$/.test(text) ? "Enter" : undefined;
    await plays(large, text, ends);
    await plays(large, text.toUpperCase(), ends);
    await plays(large, text.replace(" ", ""), ends);
  }
  const one = firstMove("kulki/12x10/plum", (text) => / [a-l]1$/.test(text));
  await plays("kulki/12x10/plum", one, "Enter");
  await plays("kulki/12x10/plum", `${one} `);
  await plays(
    "kulki/12x10/plum",
    firstMove("kulki/12x10/plum", (text) => /10$/.test(text)),
  );
}

async function others() {
  for (const text of ["8a", "8A", "8 a", "8 A "]) await plays("freecell/617", text);
  await plays("freecell/7cells/617", "8G");
  await plays("freecell/5cells/617", "8 e");
  games.openWords("mahjong", "plum");
  for (const text of ["1b", "1B", "1 b"]) await plays("mahjong/plum", text);
  await plays("sliding/3x3/plum", "5");
  games.openWords("sliding", "4x4 plum");
  const low = games.look().find((piece) => piece.value === 1);
  const movable = games.moves().map((move) => games.moveText(move));
  if (low && movable.includes("1")) await plays("sliding/4x4/plum", "1", "Enter");
}

/** A wind has two letters, neither of which is a command. */
async function letterFaces() {
  for (let seed = 1; seed < 40; seed++) {
    games.openWords("mahjong", String(seed));
    for (const face of ["WE", "WS", "DR", "DG", "FL", "SE"])
      try {
        games.play(face);
        await plays(`mahjong/${seed}`, face.toLowerCase());
        await plays(`mahjong/${seed}`, face);
        return;
      } catch {
        // not a pair
      }
  }
  throw new Error("no such pair");
}

async function halfTyped() {
  const page = await start("kulki/plum");
  const [from, to] = firstMove("kulki/plum").split(" ");
  await page.keyboard.type(from[0].toUpperCase());
  same("a half-typed move is shown", `${from[0]} …`, await typedText(page));
  await page.keyboard.type("u");
  await untilSaid(page, `u can't follow ${from[0]}: type a row, 1 to 9`);
  same("a refused key leaves the typed text unchanged", `${from[0]} …`, await typedText(page));
  await page.keyboard.press("Backspace");
  same("Backspace deletes a typed character", true, await page.locator(".typed").isHidden());
  await page.keyboard.type(from);
  same("a typed cell picks up its ball", true, (await heldName(page)).startsWith(from));
  await page.keyboard.type(" n");
  await untilSaid(page, `n can't follow ${from}: type a column, a to i`);
  same("no command runs during a half-typed move", 0, await page.locator("dialog").count());
  await page.keyboard.press("Backspace");
  same(
    "Backspace puts the ball down",
    [0, `${from[0]} …`],
    [await page.locator(".held").count(), await typedText(page)],
  );
  await page.keyboard.press("Escape");
  same("Escape clears the typed text", true, await page.locator(".typed").isHidden());
  await page.keyboard.type(`${from} `);
  await page.keyboard.press("ArrowRight");
  same(
    "an arrow key clears the typed text and keeps the ball",
    [1, true],
    [await page.locator(".held").count(), await page.locator(".typed").isHidden()],
  );
  await page.keyboard.press("Escape");
  await page.keyboard.type(from + to);
  await untilMoves(page, 1);
  await page.keyboard.type(from);
  await untilSaid(page, "Choose a ball first, then the cell it goes to");
  await page.keyboard.type(`${to} ${to}`);
  await untilSaid(page, "You can't move to the same cell");
  same("a refused move is cleared", 0, await page.locator(".held").count());
  await follow(page, "#sliding/4x4/plum");
  await page.waitForSelector(".board.sliding");
  await page.keyboard.type("19");
  await untilSaid(page, "9 can't follow 1: type 0 to 5, a space or Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.type("0");
  await untilSaid(page, "The number must range from 1 to 15!");
  await page.context().close();
}

/** Checks old command keys and all other letters that are not commands. */
async function noCommands() {
  const page = await start("look");
  for (const words of ["kulki/plum", "mahjong/plum", "freecell/617", "sliding/4x4/plum"]) {
    await turnTo(page, `#${words}`);
    for (const key of "HAwWgGscSDfFaBbCdEeIi") {
      await page.keyboard.press(key);
      same(
        `${key} is not a command in ${words}`,
        [`#${words}`, 0, "BODY,BUTTON"],
        [
          await page.evaluate(() => location.hash),
          await page.locator("dialog").count(),
          `BODY,${await page.evaluate(() => document.activeElement.tagName)}`,
        ],
      );
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    }
    same(
      "letters that are not commands play and announce nothing",
      ["0", ""],
      [await movesShown(page), await page.locator("#live").textContent()],
    );
  }
  await page.context().close();
}

async function commands() {
  const page = await start("freecell/617");
  await page.keyboard.type("8a");
  await untilMoves(page, 1);
  await page.keyboard.type("u");
  await untilMoves(page, 0);
  await page.keyboard.type("U");
  await untilMoves(page, 1);
  await page.keyboard.press("Backspace");
  await untilMoves(page, 0);
  await page.keyboard.type("y");
  await untilMoves(page, 1);
  await page.keyboard.type("m");
  await page.waitForSelector(".advised");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".advised"));
  await page.keyboard.type("t");
  await untilSaid(page, "Hint: ");
  await page.keyboard.type("T");
  await page.waitForFunction(() => document.activeElement.matches(".timeline input"));
  await page.locator(".board [tabindex='0']").focus();
  for (const [key, title] of [
    [">", "Share"],
    ["*", "New game"],
    [":", "Command"],
  ]) {
    await page.keyboard.type(key);
    await page.waitForSelector(`dialog[aria-label="${title}"]`);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));
  }
  const saved = page.waitForEvent("download");
  await page.keyboard.press("Control+s");
  same("Ctrl-S saves", true, (await saved).suggestedFilename().length > 0);
  await page.keyboard.type("p");
  await untilMoves(page, 3);
  await page.keyboard.type("p");
  for (const [key, hash] of [
    ["#", "#statistics/freecell"],
    ["o", "#look"],
    ["?", "#help/freecell"],
    ["R", "#replay/"],
    ["N", "#freecell/daily/"],
  ]) {
    await follow(page, "#freecell/617");
    await page.waitForSelector(".board.freecell:not(.still)");
    await page.waitForFunction(() => location.hash === "#freecell/617" && document.querySelector(".tools"));
    await page.keyboard.type(key);
    await page.waitForFunction((wanted) => location.hash.startsWith(wanted), hash);
  }
  await follow(page, "#mahjong/plum");
  await page.waitForSelector(".board.mahjong");
  await page.keyboard.type("L");
  await page.waitForSelector("[data-letter]");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("[data-letter]"));
  await page.keyboard.type("m");
  await page.waitForSelector(".free-list:not([hidden])");
  await page.context().close();
}

async function helpTells() {
  const page = await start("help/kulki");
  const text = await page.locator("main").textContent();
  same(
    "the help states the rule about typed moves",
    true,
    text.includes("A letter or digit that can begin a move in this game does"),
  );
  same("the help lists the keys", true, /hint.*autoplay.*timeline.*statistics/.test(text));
  await page.context().close();
}

await test("Kulki's moves are typed with or without a space, in either case", kulki);
await test("large boards have columns to O and rows to 15", largeBoards);
await test("the other games' moves are typed in all spellings", others);
await test("Mahjong's winds and dragons are typed by their letters", letterFaces);
await test("the next key belongs to a half-typed move", halfTyped);
await test("no command is on a letter that can begin a move", noCommands);
await test("commands have their keys", commands);
await test("the help explains typed moves", helpTells);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
