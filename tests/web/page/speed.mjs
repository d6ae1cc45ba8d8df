// SPDX-License-Identifier: MIT
// What goes over the wire for a first game, and how long a touch takes to be
// seen: the first is judged, the second told.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, openProfile, sent, untilMoves, visit } from "./open.mjs";
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

/** From a click to the frame after it, as the browser tells it. */
async function touchToPaint({ game, words, way }) {
  const context = await openProfile({ still: false });
  const page = await visit(context, `#${game}/${words.replace(" ", "/")}`);
  await page.evaluate(() => {
    window.times = [];
    window.work = [];
    document.addEventListener(
      "click",
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.times.push(performance.now() - event.timeStamp);
          channel.port2.postMessage(0);
        });
      },
      true,
    );
  });
  for (let step = 0; step < Math.min(way.length, 12); step++) {
    const spots = way[step].from === way[step].to ? [way[step].from] : [way[step].from, way[step].to];
    for (const spot of spots)
      await page.evaluate((wanted) => {
        let at = wanted;
        while (at % 20 && !document.querySelector(`.stage [data-spot="${at}"]`)) at--;
        const start = performance.now();
        document.querySelector(`.stage [data-spot="${at}"]`).click();
        document.querySelector(".board").getBoundingClientRect();
        window.work.push(performance.now() - start);
      }, spot);
    await untilMoves(page, step + 1);
  }
  await page.waitForFunction((count) => window.times.length >= count, Math.min(way.length, 12));
  const { times, work } = await page.evaluate(() => ({ times: window.times, work: window.work }));
  console.log(
    `# ${game}: a touch is done and laid out in ${middle(work).toFixed(1)} ms, seen after ${middle(times).toFixed(1)} ms ` +
      `(medians of ${times.length})`,
  );
  await context.close();
}

await test("few bytes, and of nobody else", transferred);
for (const ending of endings) await test(`${ending.game}: touches are timed`, () => touchToPaint(ending));
same("no page complained", "", complaints.join("\n"));
await closeAll();
done();
