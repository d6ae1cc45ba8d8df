// SPDX-License-Identifier: MIT
// Plays each game to its end: by touch on a phone, with the mouse on a desktop,
// with keys alone, and by dragging.
import { some } from "../some.mjs";
import { done, same, test } from "../tap.mjs";
import {
  closeAll,
  complaints,
  follow,
  hit,
  hurry,
  openProfile,
  pointOf,
  shownAt,
  untilMoves,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const hashOf = ({ game, words }) => `#${game}/${words.replace(" ", "/")}`;
/** The first number beside the board: points, cards, moves, or remaining tiles. */
const figureOf = ({ game, score }) => String(game === "mahjong" ? 144 - score : score);
const ends = { won: "✓ won", lost: "game over" };

async function playAll(page, { way }, play) {
  for (let step = 0; step < way.length; step++) {
    await play(page, way[step]);
    await untilMoves(page, step + 1);
  }
}

async function isOver(page, ending) {
  await page.waitForFunction((words) => document.querySelector(".verdict")?.textContent === words, ends[ending.status]);
  same(
    `${ending.game} ends with the solver's score`,
    figureOf(ending),
    await page.locator(".facts > div:first-child dd").textContent(),
  );
}

const byHand =
  (touch) =>
  async (page, { from, to }) => {
    await hit(page, from, touch);
    if (to !== from) await hit(page, await shownAt(page, to), touch);
  };

/** @type {Record<string, (page: any, step: any) => Promise<void>>} */
const typed = {
  freecell: (page, { text }) =>
    text.includes("v") ? line(page, text) : page.keyboard.type(text.length < 2 ? text + "h" : text),
  kulki: (page, { text }) => page.keyboard.type(text),
  sliding: (page, { text }) => (/^[0-9]+$/.test(text) ? page.keyboard.type(text) : line(page, text)),
  mahjong: async (page, { from, to }) => {
    for (const spot of [from, to])
      await page.keyboard.type(await page.getAttribute(`[data-spot="${spot}"]`, "data-letter"));
  },
};

async function line(page, text) {
  await page.keyboard.type(":");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

async function byKeys(ending) {
  const context = await openProfile();
  const page = await visit(context);
  await page.keyboard.press("Tab");
  await follow(page, hashOf(ending));
  await page.waitForSelector(`.board.${ending.game}`);
  if (ending.game === "mahjong") await page.keyboard.type("L");
  await playAll(page, ending, typed[ending.game]);
  await isOver(page, ending);
  await context.close();
}

async function byPointer(ending, manner) {
  const context = await openProfile({ ...manner, look: { cards: "two" } });
  const page = await visit(context, hashOf(ending));
  await hurry(page);
  await playAll(page, ending, byHand(manner.touch));
  await isOver(page, ending);
  await context.close();
}

async function byDragging(ending) {
  const context = await openProfile({ still: false });
  const page = await visit(context, hashOf(ending));
  await hurry(page);
  await playAll(page, ending, async (_, { from, to }) => {
    const [a, b] = [await pointOf(page, from), await pointOf(page, await shownAt(page, to))];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await page.mouse.move(b.x, b.y);
    await page.mouse.up();
  });
  await isOver(page, ending);
  await context.close();
}

/** Drags as a finger does, which could also scroll the page. */
async function byFinger(ending) {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, hashOf(ending));
  const session = await context.newCDPSession(page);
  const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const { from, to } = ending.way[0];
  const [a, b] = [await pointOf(page, from), await pointOf(page, await shownAt(page, to))];
  await touch("touchStart", a);
  for (const share of [0.1, 0.4, 0.7, 1])
    await touch("touchMove", { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  await touch("touchEnd");
  await untilMoves(page, 1);
  await context.close();
}

/** @type {Record<string, (ending: any) => Promise<void>>} */
const manners = {
  // 144 flying tiles keep a machine without a graphics card busy for long.
  "by touch": (ending) => byPointer(ending, { size: [390, 844], touch: true, still: ending.game === "mahjong" }),
  "with the mouse": (ending) => byPointer(ending, { size: [1280, 800] }),
  "with keys alone": byKeys,
};
for (const ending of endings)
  for (const [how, play] of some(ending.game, 1, Object.entries(manners)))
    await test(`${ending.game} is played to its end ${how}`, () => play(ending));
await test("freecell is played to its end by dragging", () => byDragging(endings[2]));
await test("kulki is played to its end by dragging", () => byDragging(endings[0]));
await test("a finger drags a card", () => byFinger(endings[2]));
await test("a finger drags a ball", () => byFinger(endings[0]));
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
