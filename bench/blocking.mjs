// SPDX-License-Identifier: MIT
// Reports how long a first visit keeps the page's thread busy, in the processor's own time, so that other programs on the
// machine hardly matter. As in Lighthouse, the phone is four times slower than this machine, and what a task takes
// beyond 50 ms counts as blocking. Needs the built page (tests/web.sh build/release page).
//   node bench/blocking.mjs [ROUNDS]
import { address, closeAll, openProfile } from "../tests/web/page/open_page.mjs";

const rounds = Number(process.argv[2] ?? 5);
const slower = 4;
const allowed = 50;
const categories = ["toplevel", "devtools.timeline", "loading", "blink.user_timing"];
const middle = (/** @type {number[]} */ numbers) => Math.round([...numbers].sort((a, b) => a - b)[numbers.length >> 1]);

/** @param {string} hash @returns {Promise<any[]>} what happened in the first seconds */
async function trace(hash) {
  const context = await openProfile({ size: [412, 823], touch: true, still: false, scale: 1.75 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** @type {any[]} */
  const events = [];
  session.on("Tracing.dataCollected", (/** @type {{ value: any[] }} */ { value }) => events.push(...value));
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: categories, excludedCategories: ["*"] },
  });
  await page.goto(address + hash);
  await page.waitForTimeout(4000);
  await session.send("Tracing.end");
  await ended;
  await context.close();
  return events;
}

/** The milliseconds that the page's tasks take on the phone. @param {any[]} events */
function tasksOf(events) {
  const { pid, tid } = events.find(({ name }) => name === "EvaluateScript");
  const isOurs = (/** @type {any} */ event) => event.pid === pid && event.tid === tid;
  const painted = events.find(({ name }) => name === "firstContentfulPaint")?.ts ?? 0;
  return events
    .filter((event) => isOurs(event) && event.name === "ThreadControllerImpl::RunTask" && event.ts >= painted)
    .map(({ tdur = 0 }) => (slower * tdur) / 1000);
}

for (const hash of ["", "#freecell/617"]) {
  const [blocking, longest] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let round = 0; round < rounds; round++) {
    const tasks = tasksOf(await trace(hash));
    blocking.push(tasks.reduce((sum, task) => sum + Math.max(0, task - allowed), 0));
    longest.push(Math.max(...tasks));
  }
  console.log(
    `${hash || "the start page"}: blocked for ${middle(blocking)} ms, the longest task takes ${middle(longest)} ms`,
  );
}
await closeAll();
