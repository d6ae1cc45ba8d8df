// SPDX-License-Identifier: MIT
// Measures how long the first visit takes until a game can be played, on a slow
// phone: a processor slowed down four times, 1.6 Mbit/s and 150 ms. Needs the
// packages of tests/web and the built page (tests/web.sh build/release page
// makes both).
//   node bench/loading.mjs [ROUNDS]
import { closeAll, openProfile, sent, address } from "../tests/web/page/open_page.mjs";

const rounds = Number(process.argv[2] ?? 5);
const megabit = 1000000 / 8;

/** Loads a game for the first time. @param {boolean} slow @param {string} hash */
async function load(slow, hash) {
  const context = await openProfile({ touch: true, size: [390, 844], scale: 2, worker: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slow) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6 * megabit,
      uploadThroughput: 0.75 * megabit,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  sent.length = 0;
  await page.goto(address + hash, { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset.ready === "yes", null, { polling: "raf" });
  const time = await page.evaluate(() => performance.now());
  const requests = sent.length;
  const bytes = sent.reduce((sum, [, size]) => sum + size, 0);
  await context.close();
  return { time, requests, bytes };
}

const middle = (/** @type {number[]} */ numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

for (const [words, slow] of /** @type {[string, boolean][]} */ ([
  ["as it is", false],
  ["a slow phone", true],
]))
  for (const hash of ["", "#freecell/617"]) {
    const seen = [];
    for (let round = 0; round < rounds; round++) seen.push(await load(slow, hash));
    const time = Math.round(middle(seen.map((one) => one.time)));
    const { requests, bytes } = seen[0];
    console.log(`${words}, ${hash || "the start page"}: ${time} ms, ${requests} requests, ${bytes} bytes compressed`);
  }
await closeAll();
