// SPDX-License-Identifier: MIT
// Measures what a first game transfers and how long a touch takes to be seen.
// The transfer has a limit; the times are only reported. QUADRILLE_LONG times
// enough touches for a meaningful median.
import { done, same, test, verdict } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  hit,
  isReady,
  openProfile,
  sent,
  shownAt,
  untilLanded,
  visit,
} from "./open_page.mjs";
import { timeTouches } from "./painted.mjs";
import { endings } from "./ways.mjs";

/** Counts each file once: whatever the service worker requests again comes from the browser's cache. */
const filesSent = () => new Map([...sent].reverse());
const bytesOf = (files) => [...files.values()].reduce((sum, bytes) => sum + bytes, 0);

async function transferred() {
  const context = await openProfile({ worker: true });
  await context.addInitScript(() => {
    const note = () => (globalThis.readyAt ??= performance.now());
    new MutationObserver(note).observe(document, { attributeFilter: ["data-ready"], subtree: true });
  });
  sent.length = 0;
  const page = await visit(context, "#freecell/617");
  // The page's own requests until it was ready: after that it may fetch what a game
  // can do without, and the service worker stores the rest.
  const own = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime <= globalThis.readyAt)
      .map(({ name }) => new URL(name).pathname),
  );
  const paths = [new URL(page.url()).pathname, ...own];
  const first = bytesOf(new Map([...filesSent()].filter(([path]) => paths.includes(path))));
  verdict(
    paths.some((path) => path.endsWith(".wasm")),
    "a first game needs the module",
    paths.join("\n"),
  );
  verdict(paths.length <= 10, "a first game takes at most 10 requests", paths.join("\n"));
  verdict(first < 200000, "and less than 200 KB", first);
  await test("weights are stored when the browser is idle, so that hints are complete offline", () =>
    page.evaluate(async () => {
      for (const name of ["hidden", "shown"])
        while (!(await caches.match(`weights-${name}.bin`))) await new Promise(requestAnimationFrame);
    }));
  const whole = new Map([...filesSent()].filter(([path]) => !/\/(weights-|networks\/)/.test(path)));
  const all = bytesOf(whole);
  console.log(`# bytes, compressed: ${first} until FreeCell can be played, ${all} in all, ${whole.size} files`);
  verdict(all < 404000, "the modules and their page are under 404 KB", all);
  same("no other server is asked", "", sent.filter(([path]) => !path.startsWith("/any/folder/")).join());
  const start = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  console.log(`# first paint ${Math.round(start)} ms after the address was entered`);
  await context.close();
}

/** The visible part of the start page does not shift, even on a slow phone. */
async function staysInPlace() {
  const context = await openProfile({ touch: true, size: [412, 823], scale: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await context.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) =>
      globalThis.shifts.push(...list.getEntries().map(({ value, sources }) => [value, sources[0]?.node?.className])),
    ).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address);
  await isReady(page);
  // They come last, after the boards.
  await page.waitForFunction(() => [...document.querySelectorAll(".stall .task")].every((one) => one.textContent));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  same("nothing shifts", [], await page.evaluate(() => globalThis.shifts));
  await context.close();
}

/** A slow phone can scroll and answer while the start page's boards are drawn: a few pieces at a time. */
async function drawnInParts() {
  const context = await openProfile({ touch: true, size: [412, 823] });
  await context.addInitScript(() => {
    globalThis.most = 0;
    const count = (records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((one) => one.matches?.(".piece"));
      globalThis.most = Math.max(globalThis.most, added.length);
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
  const page = await visit(context);
  await page.waitForFunction(() => document.querySelectorAll(".stall .board.sliding .piece").length >= 16);
  same("all tiles are drawn", 144, await page.locator(".stall .board.mahjong .stone").count());
  const most = await page.evaluate(() => globalThis.most);
  verdict(most > 0 && most <= 12, "few pieces are drawn at once", most);
  await context.close();
}

/** A slow phone can answer while Mahjong is dealt: tiles get their pictures a few in each frame. */
async function dealtInParts() {
  const context = await openProfile({ touch: true, size: [412, 823], still: false });
  await context.addInitScript(() => {
    globalThis.most = 0;
    // Its callback runs after each task that changes something.
    const count = (records) => {
      const changed = records.filter(
        ({ target, type, addedNodes }) =>
          target.closest?.(".stone") && (type === "attributes" || addedNodes[0]?.matches("svg")),
      );
      globalThis.most = Math.max(globalThis.most, new Set(changed.map(({ target }) => target)).size);
    };
    new MutationObserver(count).observe(document, { attributeFilter: ["href"], childList: true, subtree: true });
  });
  const page = await visit(context, "#mahjong/plum");
  const areDrawn = () => page.waitForFunction(() => document.querySelectorAll(".stone .face").length === 144);
  for (const how of ["the first deal", "the next"]) {
    await areDrawn();
    await untilLanded(page);
    const most = await page.evaluate(() => globalThis.most);
    verdict(most > 0 && most <= 16, `few pictures are drawn at once in ${how}`, most);
    if (how === "the next") break;
    await page.evaluate(() => (globalThis.most = 0));
    await page.keyboard.press("N");
    await page.waitForFunction(() => globalThis.most > 0);
  }
  await context.close();
}

/** A slow phone can answer while a game is opened: the page, its pieces and their deal come one after another. */
async function openedInSteps() {
  const context = await openProfile({ touch: true, size: [412, 823], still: false });
  await context.addInitScript(() => {
    globalThis.steps = new Set();
    const board = () => document.querySelector(".stage .board");
    const look = () => {
      const cards = board()?.querySelectorAll(".card").length;
      const isDealt = board()?.getAnimations({ subtree: true }).length > 0;
      if (board())
        globalThis.steps.add(`${cards} cards${isDealt ? ", dealt" : board().style.opacity === "0" ? ", unseen" : ""}`);
    };
    // Its callback runs after each task that changes something.
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const page = await visit(context, "#freecell/617");
  const steps = await page.evaluate(() => [...globalThis.steps]);
  same(
    "the page comes first, then its cards, then their deal",
    "0 cards, unseen; 52 cards, unseen; 52 cards, dealt",
    steps.slice(0, 3).join("; "),
  );
  await context.close();
}

const timed = process.env.QUADRILLE_LONG ? 12 : 1;

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** A piece is picked up and then moved by the next touch; a sliding tile moves by one touch. */
const touchesOf = (way, count) =>
  way
    .slice(0, count)
    .flatMap(({ from, to }) => [...(from === to ? [] : [{ spot: from, moves: false }]), { spot: to, moves: true }]);

const spotsOf = (way, count) => touchesOf(way, count).map(({ spot }) => spot);

/** Reports medians, and what the touches that move a piece spend their time on. */
async function touchToPaint({ game, words, way }, finger) {
  const context = await openProfile({
    still: false,
    look: { cards: "two" },
    touch: finger,
    ...(finger ? { size: [390, 844], scale: 2 } : {}),
  });
  const page = await visit(context, `#${game}/${words.replace(" ", "/")}`);
  await page.waitForTimeout(1000);
  const touches = touchesOf(way, timed);
  const times = await timeTouches(page, spotsOf(way, timed), finger);
  verdict(times.length === touches.length, "each touch is seen", times.length);
  await context.close();
  if (times.length !== touches.length) return;
  const moves = times.filter((_, nth) => touches[nth].moves);
  const of = (list, part) => middle(list.map((one) => one[part])).toFixed(1);
  console.log(
    `# ${game}, ${finger ? "finger" : "mouse"}: a touch is seen after ${of(times, "whole")} ms ` +
      `(median of ${times.length}), one that moves after ${of(moves, "whole")}: ` +
      `input ${of(moves, "input")}, script ${of(moves, "script")}, style, layout and paint ${of(moves, "page")}, ` +
      `waiting for the frame ${of(moves, "frame")}, raster and draw ${of(moves, "screen")}`,
  );
}

/** From now on, records the properties that animations change. */
const watchFlights = (page) =>
  page.evaluate(() => {
    const animate = Element.prototype.animate;
    window.flown = new Set();
    Element.prototype.animate = function (frames, timing) {
      for (const name of frames.flatMap((frame) => Object.keys(frame))) window.flown.add(name);
      return animate.call(this, frames, timing);
    };
  });

/** Lists the properties that style sheets are animating now. */
const styled = (page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation)
      .flatMap((one) => one.effect.getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !["computedOffset", "easing", "composite"].includes(name)),
  );

/** A page at rest costs nothing, and the compositor alone moves flying pieces, without repainting. */
async function motions({ game, words, way }) {
  const context = await openProfile({ still: false, look: { cards: "two" } });
  const page = await visit(context, `#${game}/${words.replace(" ", "/")}`);
  await untilLanded(page); // The first board is dealt with motion.
  same(`${game}: no animation runs at rest`, 0, await page.evaluate(() => document.getAnimations().length));
  await watchFlights(page);
  const names = [];
  for (const spot of spotsOf(way, 1)) {
    await hit(page, await shownAt(page, spot));
    names.push(...(await styled(page)));
  }
  await untilLanded(page);
  names.push(...(await page.evaluate(() => [...window.flown])));
  const allowed = ["transform", "translate", "opacity", "offset"];
  verdict(names.includes("transform"), "a move is animated", names);
  same(
    "animations change only transforms and opacity",
    [],
    names.filter((name) => !allowed.includes(name)),
  );
  await context.close();
}

/** Counts the elements that change before a touch is seen, on the board and beside it. */
async function changes({ game, words, way }, most) {
  const context = await openProfile({ still: false });
  const page = await visit(context, `#${game}/${words.replace(" ", "/")}`);
  const counts = [];
  for (const spot of spotsOf(way, 4)) {
    await untilLanded(page);
    counts.push(
      await page.evaluate(
        (at) => {
          const watching = new MutationObserver(() => {});
          watching.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
          document.querySelector(`.stage [data-spot="${at}"]`).click();
          return new Set(watching.takeRecords().map(({ target }) => target)).size;
        },
        await shownAt(page, spot),
      ),
    );
  }
  verdict(Math.max(...counts) <= most, `${game}: few elements change before a touch is seen`, counts.join(" "));
  await context.close();
}

const most = { kulki: 60, mahjong: 12, freecell: 25, sliding: 10 };

await test("few bytes are sent, all from the page's own server", transferred);
await test("the start page does not shift", staysInPlace);
await test("the start page draws its boards in parts", drawnInParts);
await test("a game is opened in steps", openedInSteps);
await test("Mahjong is dealt in parts", dealtInParts);
for (const ending of endings) {
  await motions(ending);
  await changes(ending, most[ending.game]);
  for (const touch of [false, true]) await test(`${ending.game}: touches are timed`, () => touchToPaint(ending, touch));
}
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
