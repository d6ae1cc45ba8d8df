// SPDX-License-Identifier: MIT
// What goes over the wire for a first game, and how long a touch takes to be
// seen: the first is judged, the second told.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, hit, openProfile, sent, shownAt, visit } from "./open.mjs";
import { timeTouches } from "./painted.mjs";
import { endings } from "./ways.mjs";

async function transferred() {
  const context = await openProfile({ worker: true });
  sent.length = 0;
  const page = await visit(context, "#freecell/617");
  const first = sent.reduce((sum, [, bytes]) => sum + bytes, 0);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const whole = new Map(sent);
  const all = [...whole.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(`# bytes, compressed: ${first} until FreeCell can be played, ${all} in all, ${whole.size} files`);
  verdict(all < 300000, "... the module and its page are under 300 KB", all);
  same(
    "... and nothing was asked of anybody else",
    "",
    sent.filter(([path]) => !path.startsWith("/any/folder/")).join(),
  );
  const start = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  console.log(`# first paint ${Math.round(start)} ms after the address was entered`);
  await context.close();
}

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const spotsOf = (way, count) =>
  way.slice(0, count).flatMap(({ from, to }) => (from === to ? [from] : [from, to]));

/** Medians, and what they are made of. */
async function touchToPaint({ game, words, way }, touch) {
  const context = await openProfile({ still: false, touch, ...(touch ? { size: [390, 844], scale: 2 } : {}) });
  const page = await visit(context, `#${game}/${words.replace(" ", "/")}`);
  await page.waitForTimeout(1000);
  const touches = await timeTouches(page, spotsOf(way, 12), touch);
  const of = (part) => middle(touches.map((one) => one[part])).toFixed(1);
  const pointer = touch ? "finger" : "mouse";
  console.log(
    `# ${game}, ${pointer}: a touch is seen after ${of("whole")} ms (median of ${touches.length}): ` +
      `input ${of("input")}, script ${of("script")}, style, layout and paint ${of("page")}, ` +
      `waiting for the frame ${of("frame")}, raster and draw ${of("screen")}`,
  );
  verdict(touches.length === spotsOf(way, 12).length, "... and each is seen", touches.length);
  await context.close();
}

/** What moves, by the properties that change on the way. */
const motionsOf = (page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => !(one instanceof CSSTransition))
      .flatMap((one) => one.effect.getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name)),
  );

/** A page at rest costs nothing; what flies is moved by the browser alone, without drawing it again. */
async function motions({ game, words, way }) {
  const context = await openProfile({ still: false });
  const page = await visit(context, `#${game}/${words.replace(" ", "/")}`);
  same(`${game}: nothing moves by itself`, [], await motionsOf(page));
  for (const spot of spotsOf(way, 1)) await hit(page, await shownAt(page, spot));
  const properties = await motionsOf(page);
  verdict(properties.length > 0, "... a move is seen");
  const drawn = properties.filter((name) => !["transform", "translate", "opacity"].includes(name));
  same("... as nothing but transforms and opacity", "", [...new Set(drawn)].join());
  await context.close();
}

/** How many elements of the board a touch changes. */
async function changes({ game, words, way }, most) {
  const context = await openProfile();
  const page = await visit(context, `#${game}/${words.replace(" ", "/")}`);
  const counts = [];
  for (const spot of spotsOf(way, 4)) {
    await page.evaluate(() => {
      window.changed = new Set();
      const note = (list) => list.forEach(({ target }) => window.changed.add(target));
      window.watching = new MutationObserver(note);
      window.watching.observe(document.querySelector(".board"), { attributes: true, subtree: true, childList: true });
    });
    await hit(page, await shownAt(page, spot));
    counts.push(await page.evaluate(() => (window.watching.disconnect(), window.changed.size)));
  }
  verdict(Math.max(...counts) <= most, `${game}: a touch changes few elements of the board`, counts.join(" "));
  await context.close();
}

const most = { kulki: 60, mahjong: 20, freecell: 30, sliding: 10 };

await test("few bytes, and of nobody else", transferred);
for (const ending of endings) {
  await motions(ending);
  await changes(ending, most[ending.game]);
  for (const touch of [false, true])
    await test(`${ending.game}: touches are timed`, () => touchToPaint(ending, touch));
}
same("no page complained", "", complaints.join("\n"));
await closeAll();
done();
