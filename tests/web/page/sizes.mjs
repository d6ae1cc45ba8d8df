// SPDX-License-Identifier: MIT
// How large Mahjong's tiles are: a finger can hit them on any phone, two
// fingers and a button change that, and the browser remembers it.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, isReady, movesShown, openProfile, turnTo, untilMoves, visit } from "./open_page.mjs";

const phones = [
  [390, 844],
  [360, 640],
  [320, 568],
  [844, 390],
  [568, 320],
];

const tileWidth = (page) => page.evaluate(() => document.querySelector(".stone").getBoundingClientRect().width);
const scrolls = (page) => page.locator(".stage.scrolls").count();
const zoomer = (page) => page.locator(".zoom");

/** The tiles that are not wholly in sight. */
const hidden = (page) =>
  page.evaluate(() => {
    const stage = document.querySelector(".stage").getBoundingClientRect();
    return [...document.querySelectorAll(".stone")]
      .map((one) => one.getBoundingClientRect())
      .filter(
        ({ left, right, top, bottom }) =>
          left < stage.left - 1 || right > stage.right + 1 || top < stage.top - 1 || bottom > stage.bottom + 1,
      ).length;
  });

/** Every tile is at least 40 points wide and high, on turned boards and on figures, and one tap shows all of them. */
async function forFingers() {
  for (const size of phones) {
    const context = await openProfile({ size, touch: true });
    const page = await visit(context, "#mahjong/plum");
    for (const hash of ["#mahjong/plum", "#mahjong/layout/boat", "#mahjong/layout/lotus"]) {
      await turnTo(page, hash);
      await page.waitForSelector(".stone");
      const small = await page.evaluate(() =>
        [...document.querySelectorAll(".stone")]
          .map((one) => one.getBoundingClientRect())
          .filter(({ width, height }) => width < 40 || height < 40)
          .map(({ width, height }) => `${width}x${height}`),
      );
      same(`tiles of ${hash} can be hit at ${size.join("x")}`, "", [...new Set(small)].join());
      await zoomer(page).waitFor();
      if (await scrolls(page)) await zoomer(page).click();
      same("one tap shows the whole board", 0, await hidden(page));
      await page.evaluate(() => localStorage.removeItem("quadrille sizes"));
    }
    const box = await zoomer(page).boundingBox();
    verdict(box.width >= 40 && box.height >= 40, `the button can be hit at ${size.join("x")}`, JSON.stringify(box));
    await context.close();
  }
}

/** A mouse needs no larger tiles than before, and sees the whole board. */
async function forMouse() {
  const context = await openProfile({ size: [1280, 800] });
  const page = await visit(context, "#mahjong/plum");
  same("a desktop shows the whole board", 0, await hidden(page));
  await zoomer(page).click();
  verdict((await hidden(page)) > 0, "the button makes tiles larger", await tileWidth(page));
  await page.keyboard.press("Z");
  same("so does a key, and back", 0, await hidden(page));
  await context.close();
}

/** Touches of a phone, as the browser gets them from the screen. */
async function fingersOn(context, page) {
  const session = await context.newCDPSession(page);
  return async (...steps) => {
    for (const [nth, points] of steps.entries())
      await session.send("Input.dispatchTouchEvent", {
        type: nth ? "touchMove" : "touchStart",
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

/** Two fingers choose a width. It is that of other layouts and of later visits, until the player wants another. */
async function remembered() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#mahjong/plum");
  await zoomer(page).waitFor();
  const touch = await fingersOn(context, page);
  const apart = (distance) => [
    [195 - distance, 400],
    [195 + distance, 400],
  ];
  const before = await tileWidth(page);
  await touch(apart(50), apart(60), apart(75));
  const chosen = await tileWidth(page);
  verdict(chosen > before * 1.4, "two fingers make tiles larger", `${before} ${chosen}`);
  same("and take none", "0", await movesShown(page));
  await page.reload();
  await isReady(page);
  same("the browser remembers the width", chosen, await tileWidth(page));
  await turnTo(page, "#mahjong/layout/lotus");
  same("it is the width on another layout, too", chosen, await tileWidth(page));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => document.querySelector(".stage").clientWidth > 600);
  same("and when the phone is turned", chosen, await tileWidth(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => document.querySelector(".stage").clientWidth === 390);
  await zoomer(page).click();
  same("one tap shows the whole board", 0, await hidden(page));
  await page.reload();
  await isReady(page);
  await zoomer(page).waitFor();
  same("that is remembered, too", 0, await hidden(page));
  await touch(apart(75), apart(40));
  same("the board is never smaller than it fits", 0, await hidden(page));
  await context.close();
}

/** The larger width is there again after a look at the whole board. */
async function thereAndBack() {
  const context = await openProfile({ size: [360, 640], touch: true });
  const page = await visit(context, "#mahjong/plum");
  await zoomer(page).waitFor();
  const touch = await fingersOn(context, page);
  await touch(
    [
      [140, 300],
      [220, 300],
    ],
    [
      [120, 300],
      [240, 300],
    ],
  );
  const chosen = await tileWidth(page);
  await zoomer(page).click();
  same("the whole board is shown", "Larger tiles", await zoomer(page).textContent());
  await zoomer(page).click();
  same("and then the same tiles as before", chosen, await tileWidth(page));
  await context.close();
}

/** Moving the board takes no tile, and doesn't put down the one that is held. */
async function movedByAFinger() {
  const context = await openProfile({ size: [360, 640], touch: true });
  const page = await visit(context, "#mahjong/plum");
  await zoomer(page).waitFor();
  const touch = await fingersOn(context, page);
  const free = await page.evaluate(() => {
    const stage = document.querySelector(".stage").getBoundingClientRect();
    const all = [...document.querySelectorAll(".stone.pairs")].map((one) => one.getBoundingClientRect());
    return all
      .map(({ left, top, width, height }) => [left + width / 2, top + height / 2])
      .filter(([, y]) => y > stage.top + 60 && y < stage.bottom - 60);
  });
  const [[x, y], other] = free;
  await page.touchscreen.tap(x, y);
  same("a tap holds a tile", 1, await page.locator(".stone.held").count());
  const place = () => page.evaluate(() => document.querySelector(".stage").scrollTop);
  const was = await place();
  const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => [[other[0], other[1] + (was > 60 ? 15 : -15) * step]]);
  await touch(...steps);
  await page.waitForFunction((was) => Math.abs(document.querySelector(".stage").scrollTop - was) > 30, was);
  same("a finger that starts on a tile moves the board", "0", await movesShown(page));
  same("and the held tile stays held", 1, await page.locator(".stone.held").count());
  await context.close();
}

/** Keys lead to tiles beyond the edge, which come into sight with the focus. */
async function followedByKeys() {
  const context = await openProfile({ size: [360, 640], touch: true });
  const page = await visit(context, "#mahjong/plum");
  await page.waitForSelector(".stage.scrolls");
  const seen = () =>
    page.evaluate(() => {
      const [one, stage] = [document.activeElement, document.querySelector(".stage")].map((element) =>
        element.getBoundingClientRect(),
      );
      return one.top >= stage.top - 1 && one.bottom <= stage.bottom + 1 && document.activeElement.matches(".stone");
    });
  const names = new Set();
  for (const key of ["Home", ...Array(12).fill("]"), ...Array(14).fill("ArrowUp"), ...Array(14).fill("ArrowDown")]) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => document.activeElement.ariaLabel);
    if (!names.has(name)) verdict(await seen(), `${name} is in sight`);
    names.add(name);
  }
  verdict(names.size > 15, "keys reach many tiles", names.size);
  await page.keyboard.press("t");
  await page.waitForSelector(".stone.advised");
  const advised = await page.evaluate(() => {
    const stage = document.querySelector(".stage").getBoundingClientRect();
    return [...document.querySelectorAll(".stone.advised")]
      .map((one) => one.getBoundingClientRect())
      .some(({ top, bottom }) => top >= stage.top - 1 && bottom <= stage.bottom + 1);
  });
  same("a hint is in sight", true, advised);
  await page.keyboard.press("p");
  await untilMoves(page, 1);
  await context.close();
}

await test("tiles are large enough for fingers", forFingers);
await test("a mouse sees the whole board", forMouse);
await test("the width of tiles is remembered", remembered);
await test("a button leads to the whole board and back", thereAndBack);
await test("a finger moves the board and no tile", movedByAFinger);
await test("keys lead to what is beyond the edge", followedByKeys);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
