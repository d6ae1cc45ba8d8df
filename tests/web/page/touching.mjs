// SPDX-License-Identifier: MIT
// What fingers and the mouse do on a board: one tap or two send a piece to its
// place, dragged pieces follow the finger, and two fingers enlarge the board.
import { done, same, test, verdict } from "../tap.mjs";
import {
  closeAll,
  complaints,
  follow,
  hit,
  movesShown,
  openProfile,
  pointOf,
  untilMoves,
  visit,
} from "./open_page.mjs";

const phone = { size: [390, 844], touch: true };
const spotNamed = (page, name) =>
  page.evaluate((start) => {
    const button = [...document.querySelectorAll(".stage [data-spot]")].find((one) => one.ariaLabel.startsWith(start));
    return Number(button?.dataset.spot ?? -1);
  }, name);
const nameOf = (page, start) =>
  page.evaluate(
    (start) =>
      [...document.querySelectorAll(".stage [data-spot]")]
        .map((one) => one.ariaLabel)
        .find((one) => one.startsWith(start)),
    start,
  );
const held = (page) => page.locator(".stage .held").count();

/** Taps a card once or twice. */
async function tapCard(page, name, touch, times = 1) {
  for (let nth = 0; nth < times; nth++) await hit(page, await spotNamed(page, name), touch);
}

async function oneTap(touch) {
  const context = await openProfile({ ...(touch ? phone : {}) });
  const page = await visit(context, "#freecell/617");
  await tapCard(page, "jack of clubs", touch);
  await untilMoves(page, 1);
  same("a card goes where its run continues", "jack of clubs, column 8, card 7", await nameOf(page, "jack of clubs"));
  await tapCard(page, "jack of hearts", touch);
  await untilMoves(page, 2);
  same(
    "a card without a column goes to a free cell",
    "free cell a",
    (await nameOf(page, "free cell a, jack")).slice(0, 11),
  );
  await tapCard(page, "free cell a", touch);
  same("a card in a free cell with no better place is held", 1, await held(page));
  await context.close();
}

/** After a hint, a tap on either of the marked pieces plays it. */
async function hintedTap() {
  const context = await openProfile(phone);
  const page = await visit(context, "#freecell/617");
  for (let move = 1; move < 6; move++) {
    await page.keyboard.type("t");
    await page.waitForSelector(".advised");
    const words = await page.locator("#live").textContent();
    const [, card, onto, cell] =
      /: move the (.+?)(?: and \d more)? (?:onto the (.+?)|to a free cell), .+? to (.+?): /.exec(words);
    const target = onto ?? cell;
    await tapCard(page, move % 2 ? card : target, true);
    await untilMoves(page, move);
    const now = await nameOf(page, target.startsWith("free cell") ? target : card);
    verdict(now?.includes(card), `the hint is played: ${words}`, now);
  }
  await context.close();
}

async function doubleTap() {
  const context = await openProfile({ ...phone, look: { cards: "double", pairs: "double" } });
  const page = await visit(context, "#freecell/617");
  await tapCard(page, "jack of clubs", true);
  same("the first tap holds the card", 1, await held(page));
  await tapCard(page, "jack of clubs", true);
  await untilMoves(page, 1);
  same("the second tap sends it", "jack of clubs, column 8, card 7", await nameOf(page, "jack of clubs"));
  await context.close();
}

async function neverSent() {
  const context = await openProfile({ ...phone, look: { cards: "two" } });
  const page = await visit(context, "#freecell/617");
  await tapCard(page, "jack of clubs", true, 2);
  same("a second tap lets the card go", 0, await held(page));
  await tapCard(page, "jack of clubs", true);
  await tapCard(page, "queen of hearts", true);
  await untilMoves(page, 1);
  await context.close();
}

/** Keys always pick up first, whatever the option says. */
async function keysHold() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await page.focus(`[data-spot="${await spotNamed(page, "jack of clubs")}"]`);
  await page.keyboard.press("Enter");
  same("Enter picks a card up", 1, await held(page));
  same("and moves nothing", "0", await movesShown(page));
  await context.close();
}

/** The names of free tiles that have a match, and how many of each group are free. */
const freePairs = (page) =>
  page.evaluate(() => {
    const groups = {};
    for (const one of document.querySelectorAll(".stone.pairs")) {
      const face = one.ariaLabel.split(" at ")[0].replace(/^(plum|orchid|bamboo|chrysanthemum).*/, "flower");
      (groups[face] ??= []).push(Number(one.dataset.spot));
    }
    return Object.values(groups);
  });

async function pairs() {
  for (const [pairs, left] of [
    ["one", "142"],
    ["two", "144"],
  ]) {
    const context = await openProfile({ ...phone, look: { pairs } });
    const page = await visit(context, "#mahjong/plum");
    const [spot] = (await freePairs(page)).find((group) => group.length === 2);
    await hit(page, spot, true);
    if (pairs === "one") await untilMoves(page, 1);
    else same("a tile waits for its match", 1, await held(page));
    same(`${left} tiles are left`, left, await page.locator(".facts > div:first-child dd").textContent());
    await context.close();
  }
}

/** Where a selector's element is, to whole points. */
const middleOf = (page, selector) =>
  page.evaluate((selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }, selector);

async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
}

async function ballFollows() {
  const context = await openProfile();
  const page = await visit(context, "#kulki/plum");
  const spot = await page.evaluate(() => Number(document.querySelector(".is-ball").dataset.spot));
  const ball = `[data-spot="${spot}"] .ball`;
  const from = await pointOf(page, spot);
  const was = await middleOf(page, ball);
  await drag(page, from, { x: from.x + 130, y: from.y + 70 }); // beyond the edge of the board
  const now = await middleOf(page, ball);
  verdict(
    Math.abs(now.x - was.x - 130) <= 2 && Math.abs(now.y - was.y - 70) <= 4,
    "the ball follows",
    JSON.stringify([was, now]),
  );
  await page.evaluate(({ x, y }) => {
    dispatchEvent(new PointerEvent("pointermove", { pointerId: 99, clientX: x, clientY: y }));
  }, from);
  same("another finger doesn't move it", now, await middleOf(page, ball));
  verdict((await page.getAttribute(".dots path", "d")).length > 50, "reachable cells are marked");
  await page.mouse.move(from.x + 9, from.y);
  await page.mouse.up();
  same("a ball dropped on its own cell stays", "0", await movesShown(page));
  same("and is not held", 0, await held(page));
  same("and lies in its cell", was, await middleOf(page, ball));
  await context.close();
}

async function ballArrives() {
  const context = await openProfile({ still: false });
  const page = await visit(context, "#kulki/plum");
  const spot = await page.evaluate(() => Number(document.querySelector(".is-ball").dataset.spot));
  const from = await pointOf(page, spot);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y);
  const to = await page.evaluate(() => {
    const [, x, y] = /M([\d.]+) ([\d.]+)/.exec(document.querySelector(".dots path").getAttribute("d"));
    const { left, top } = document.querySelector(".board").getBoundingClientRect();
    return { x: left + Number(x) + 3, y: top + Number(y) };
  });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await untilMoves(page, 1);
  same("a ball that was dragged doesn't roll the same way again", 0, await page.locator(".air .decal").count());
  await context.close();
}

async function tilePushed() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  const { spot, dx, dy, size } = await page.evaluate(() => {
    const place = (one) => one.getBoundingClientRect();
    const gap = place(document.querySelector(".gap"));
    const tile = [...document.querySelectorAll(".block.movable")].find(
      (one) => Math.abs(place(one).x - gap.x) + Math.abs(place(one).y - gap.y) < gap.width * 1.2,
    );
    const at = place(tile);
    return { spot: Number(tile.dataset.spot), dx: gap.x - at.x, dy: gap.y - at.y, size: at.width };
  });
  const from = await pointOf(page, spot);
  const was = await middleOf(page, `[data-spot="${spot}"]`);
  await drag(page, from, { x: from.x + dx * 0.2 - dy, y: from.y + dy * 0.2 - dx });
  const now = await middleOf(page, `[data-spot="${spot}"]`);
  same(
    "a tile moves only towards the gap",
    [Math.round(dx * 0.2), Math.round(dy * 0.2)],
    [now.x - was.x, now.y - was.y],
  );
  await page.mouse.up();
  same("a small push moves nothing", "0", await movesShown(page));
  same("and the tile returns", was, await middleOf(page, `[data-spot="${spot}"]`));
  await drag(page, from, { x: from.x + dx * 0.6, y: from.y + dy * 0.6 });
  await page.mouse.up();
  await untilMoves(page, 1);
  verdict(size > 0, "a larger push moves the tile");
  await drag(page, { x: from.x + dx, y: from.y + dy }, { x: from.x + dx * 0.4, y: from.y + dy * 0.4 });
  await follow(page, "#");
  await page.waitForSelector(".home .stall");
  await page.mouse.up();
  await page.click(".kept a");
  await page.waitForSelector(".board.sliding");
  same("a push that is released after the game was left moves nothing", "1", await movesShown(page));
  await context.close();
}

async function pinched() {
  const context = await openProfile(phone);
  const page = await visit(context, "#freecell/617");
  const session = await context.newCDPSession(page);
  const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const width = () => page.evaluate(() => document.querySelector(".card").getBoundingClientRect().width);
  const before = await width();
  const fingers = (apart) => [
    { x: 195 - apart, y: 300, id: 0 },
    { x: 195 + apart, y: 300, id: 1 },
  ];
  await touch("touchStart", ...fingers(50));
  for (const apart of [70, 90, 100]) await touch("touchMove", ...fingers(apart));
  await touch("touchEnd");
  await page.waitForFunction(
    (before) => document.querySelector(".card").getBoundingClientRect().width > before * 1.8,
    before,
  );
  same("the enlarged board can be moved", true, await page.locator(".stage.scrolls").isVisible());
  same("two fingers move no card", "0", await movesShown(page));
  await page.click("button:has-text('Whole board')");
  same("the whole board can be shown again", before, await width());
  await context.close();
}

await test("a card goes to its best place by one tap", () => oneTap(true));
await test("a card goes to its best place by one click", () => oneTap(false));
await test("a tap follows the hint", hintedTap);
await test("a card goes to its best place by a double tap", doubleTap);
await test("a card goes nowhere by itself", neverSent);
await test("keys hold a card", keysHold);
await test("a tile is taken with its only match", pairs);
await test("a dragged ball follows", ballFollows);
await test("a dragged ball arrives", ballArrives);
await test("a tile is pushed", tilePushed);
await test("two fingers enlarge the board", pinched);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
