// SPDX-License-Identifier: MIT
// Firefox without windows, by the WebDriver BiDi protocol.
import { createRequire } from "node:module";
import { address, root, stopAll, until } from "./serve.mjs";
import { pointOn } from "../spots.mjs";

const puppeteer = createRequire(`${root}/build/node/package.json`)("puppeteer-core");
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
  headless: true,
});
const page = await browser.newPage();
await page.setViewport({ width: 1200, height: 900 });

/** Errors that the page reported. */
export const complaints = [];
page.on("pageerror", (error) => complaints.push(error.stack ?? String(error)));
page.on("console", (message) => {
  if (message.type() === "error") complaints.push(message.text());
});

export const name = `Firefox ${await browser.version()}`;

export const inPage = (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`);

/** Away from any page, and to this one. */
export async function visit(hash) {
  await page.goto("about:blank");
  await page.goto(address + hash);
  await until(`${hash} is ready`, () => inPage(() => document.documentElement.dataset.ready === "yes"));
}

const placeOf = (spot) => until(`${spot} can be hit`, () => inPage(pointOn, spot));

/** A click on a spot, when it can be hit. */
export async function hit(spot) {
  const { x, y } = await placeOf(spot);
  await page.mouse.click(x, y);
}

/** A tap with a finger. */
export async function tap(spot) {
  const { x, y } = await placeOf(spot);
  await page.touchscreen.tap(x, y);
}

export const typed = (text) => page.keyboard.type(text);

export async function closeAll() {
  await browser.close();
  stopAll();
}
