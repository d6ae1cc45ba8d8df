// SPDX-License-Identifier: MIT
// Makes a layout in the page, with taps and with keys, plays on it, and edits
// it again.
import { done, same, verdict } from "../tap.mjs";
import { closeAll, complaints, openProfile, untilSaid, visit } from "./open_page.mjs";

const table = (page) => page.locator(".layout-table");
const facts = (page) => page.locator(".layout-facts");
const hasFacts = (page, words) =>
  page.waitForFunction((words) => document.querySelector(".layout-facts")?.textContent?.includes(words), words);

async function openEditor(page) {
  if (!(await page.locator("dialog").count())) await page.click(".tools .tool:has-text('Choose')");
  await page.getByRole("button", { name: "Make a layout" }).click();
  await table(page).waitFor();
}

/** Taps the middle of the tile at a place in half tiles. */
async function tap(page, x, y) {
  const box = await table(page).boundingBox();
  await page.mouse.click(box.x + (box.width * (x + 1)) / 34, box.y + (box.height * (y + 1)) / 20);
}

for (const [name, profile] of [
  ["a desktop", { size: [1280, 800] }],
  ["a phone", { size: [390, 844], touch: true }],
]) {
  const context = await openProfile(profile);
  const page = await visit(context, "#mahjong/plum");
  await openEditor(page);
  same(`${name}: the table is empty`, "0 tiles, 0 high.", await facts(page).textContent());
  await tap(page, 4, 4);
  await hasFacts(page, "2 tiles, 1 high. ");
  await hasFacts(page, "100 of 100 deals can be won.");
  await tap(page, 4, 4);
  await hasFacts(page, "4 tiles, 2 high.");
  await page.getByRole("button", { name: "Take tiles" }).click();
  await tap(page, 4, 4);
  await hasFacts(page, "2 tiles, 1 high.");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await hasFacts(page, "4 tiles, 2 high.");
  await table(page).focus();
  for (const key of ["ArrowRight", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await hasFacts(page, "6 tiles, 2 high.");
  await page.keyboard.press("Delete");
  await hasFacts(page, "4 tiles, 2 high.");
  await page.getByRole("button", { name: "Mirror across" }).click();
  await page.getByRole("button", { name: "Take tiles" }).click();
  await tap(page, 16, 12);
  await hasFacts(page, "The number of tiles should be even.");
  await page.getByLabel("Name").fill("Two towers");
  await page.getByRole("button", { name: "Save and play" }).click();
  await untilSaid(page, "The number of tiles is odd");
  await page.keyboard.press("Escape");
  await openEditor(page);
  await tap(page, 2, 2);
  await tap(page, 2, 2);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  same(`${name}: nothing is wider than the screen`, profile.size[0], wide);
  await page.getByLabel("Name").fill("Two towers");
  await page.getByRole("button", { name: "Save and play" }).click();
  await page.waitForFunction(() => document.title.includes("Two towers"));
  verdict((await page.locator("dialog").count()) === 0, `${name}: the game begins on the layout`);
  await page.click(".tools .tool:has-text('Choose')");
  await page.getByRole("button", { name: "Edit Two towers" }).click();
  await hasFacts(page, "4 tiles, 2 high.");
  await context.close();
}
same("no page reported an error", [], complaints);
await closeAll();
done();
