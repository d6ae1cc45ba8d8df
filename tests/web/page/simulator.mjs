// SPDX-License-Identifier: MIT
// Lives of three browsers, each drawn from a seed: what tests/simulator/ does
// with the store of the terminal, with the page's storage in Chromium.
// FIRST is the first seed, and COUNT how many there are. A history that fails
// is printed with the fewest steps; those that failed before are in
// tests/web/simulator/histories/.
import { readdirSync, readFileSync } from "node:fs";
import { done, same, verdict } from "../tap.mjs";
import { draw, print, read } from "../simulator/history.js";
import { closeAll, complaints, openProfile, simulator } from "./open_page.mjs";

const steps = 100;
const count = Number(process.env.COUNT ?? (process.env.QUADRILLE_LONG ? 1000 : 20));
const first = Number(process.env.FIRST ?? 1);
const zones = ["Europe/Berlin", "Pacific/Auckland", "UTC", "Asia/Kolkata"];

/** A page for each time zone. */
const pages = new Map();
async function pageIn(zone) {
  if (!pages.has(zone)) {
    const page = await (await openProfile({ zone })).newPage();
    await page.goto(`${simulator}world.html`);
    await page.waitForSelector("[data-ready]");
    pages.set(zone, page);
  }
  return pages.get(zone);
}

/** Lives a script; returns what is wrong, or "". */
async function live(zone, script) {
  const page = await pageIn(zone);
  const trouble = new Promise((resolve) => page.once("pageerror", (error) => resolve(String(error.stack))));
  return Promise.race([page.evaluate((text) => globalThis.live(text), script), trouble]);
}

/** Leaves out steps as long as the history still fails. */
async function shrink(zone, history) {
  let left = history;
  for (let size = Math.ceil(left.length / 2); size; size = size > 1 ? Math.ceil(size / 2) : 0)
    for (let from = 0; from < left.length;) {
      const shorter = left.filter((_, nth) => nth < from || nth >= from + size);
      if (await live(zone, print(shorter))) left = shorter;
      else from += size;
    }
  return left;
}

/** What failed, and the fewest steps, or "". */
async function failure(zone, history) {
  if (!(await live(zone, print(history)))) return "";
  const left = await shrink(zone, history);
  return `in ${zone}:\n${print(left)}${await live(zone, print(left))}`;
}

const folder = new URL("../simulator/histories/", import.meta.url);
for (const file of readdirSync(folder)) {
  const text = readFileSync(new URL(file, folder), "utf8");
  const zone = /^# in (.*)$/m.exec(text)?.[1] ?? "UTC";
  same(`${file.replace(/\.txt$/, "").replace(/_/g, " ")} doesn't fail again`, "", await live(zone, print(read(text))));
}

const failed = [];
for (let seed = first; seed < first + count && !failed.length; seed++) {
  const seen = await failure(zones[seed % zones.length], draw(seed, steps));
  if (seen) failed.push(`seed ${seed}, ${seen}`);
}
verdict(!failed.length, `${count} histories of ${steps} steps in browsers, from seed ${first}`, failed.join("\n"));
await closeAll();
same("no page complains", [], complaints);
done();
