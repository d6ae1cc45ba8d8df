// SPDX-License-Identifier: MIT
// Reports how smoothly the page moves pieces on a phone that is six times slower than this machine: of a deal, a move and
// the ending of each game, how many frames were shown and how many were dropped, how many tasks took longer than a frame,
// and the longest one. Dropped frames depend on what else the machine does; tasks are in the processor's own time. Needs
// the bundle (tests/web.sh build/release bundle).
//   QUADRILLE=build/release/quadrille node bench/motion.mjs [GAME...]
import { closeAll, obey, openProfile, untilMoves, visit } from "../tests/web/page/open_page.mjs";
import { endings } from "../tests/web/page/ways.mjs";

const slower = 6;
const frame = 1000 / 60;
const names = process.argv.slice(2);

/** Counts frames until stop() is called. */
function countFrames() {
  /** @type {number[]} */
  const times = [];
  let isOn = true;
  const note = (/** @type {number} */ now) => {
    times.push(now);
    if (isOn) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Object.assign(window, {
    stopFrames: () => {
      isOn = false;
      return times;
    },
  });
}

/** Waits until nothing moves. @param {import("playwright-core").Page} page */
const untilStill = (page) =>
  page.waitForFunction(
    () =>
      !document.querySelector(".celebrating") &&
      !document.getAnimations().some(({ playState }) => playState === "running"),
  );

/** @param {import("playwright-core").Page} page @param {string} name @param {() => Promise<unknown>} act */
async function measure(page, name, act) {
  const session = await page.context().newCDPSession(page);
  /** @type {any[]} */
  const events = [];
  session.on("Tracing.dataCollected", (/** @type {{ value: any[] }} */ { value }) => events.push(...value));
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline"], excludedCategories: ["*"] },
  });
  await page.evaluate(countFrames);
  await act();
  await untilStill(page);
  const times = await page.evaluate(() => /** @type {any} */ (window).stopFrames());
  await session.send("Tracing.end");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await ended;
  const main = events.find((event) => event.name === "FireAnimationFrame");
  const tasks = events
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && pid === main?.pid && tid === main.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
  const gaps = times.slice(1).map((/** @type {number} */ time, /** @type {number} */ nth) => time - times[nth]);
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0);
  const late = tasks.filter((task) => task > frame).length;
  const figures = [times.length, dropped, late, Math.round(Math.max(0, ...tasks))];
  console.log(name.padEnd(18), ...figures.map((figure) => String(figure).padStart(10)));
  await session.detach();
}

/** A game on a phone, when it has been dealt. @param {string} game @param {string} words */
async function open(game, words) {
  const context = await openProfile({ size: [390, 844], touch: true, still: false, scale: 2 });
  const page = await visit(context, `#${game}/${words.replace(" ", "/")}`);
  await untilStill(page);
  return { context, page };
}

console.log("".padEnd(18), ...["frames", "dropped", "late tasks", "longest ms"].map((word) => word.padStart(10)));
for (const { game, words, way } of endings) {
  if (names.length && !names.includes(game)) continue;
  const dealt = await open(game, words);
  await measure(dealt.page, `${game} deal`, () => dealt.page.click(".tools button:has-text('New')"));
  await dealt.context.close();
  const { context, page } = await open(game, words);
  await measure(page, `${game} move`, async () => {
    await obey(page, way[0].text);
    await untilMoves(page, 1);
  });
  for (let nth = 1; nth < way.length - 1; nth++) {
    await obey(page, way[nth].text);
    await untilMoves(page, nth + 1);
  }
  await untilStill(page);
  await measure(page, `${game} ending`, async () => {
    await obey(page, way.at(-1)?.text ?? "");
    await page.waitForSelector(".ending:not([hidden])");
  });
  await context.close();
}
await closeAll();
