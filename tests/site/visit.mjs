// SPDX-License-Identifier: MIT
// Visits the site as a reader does, on a phone and a desktop, from a server that knows nothing but files, below an
// address of two folders.
//   visit.mjs SITE
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { axeFindings } from "../web/axe.mjs";
import { browser, closeAll, serve, typeOf } from "../web/chromium.mjs";
import { done, same, test } from "../web/tap.mjs";

const site = process.argv[2];
const BELOW = "/a/b/";

const missing = [];
const host = await serve((request, response) => {
  const { pathname } = new URL(request.url, "http://site");
  const name = pathname.startsWith(BELOW) ? pathname.slice(BELOW.length) : "nothing";
  const path = join(site, name, name === "" || name.endsWith("/") ? "index.html" : "");
  if (!existsSync(path) || !statSync(path).isFile()) {
    missing.push(pathname);
    return response.writeHead(404).end();
  }
  return response.writeHead(200, { "content-type": typeOf(path) }).end(readFileSync(path));
});
const address = host + BELOW;

const complaints = [];
async function open(width, height, options = {}) {
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: "block", ...options });
  context.setDefaultTimeout(120_000); // other programs may occupy the machine
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack}`));
  page.on("console", (message) => message.type() === "error" && complaints.push(`${page.url()}: ${message.text()}`));
  return page;
}

const phone = await open(360, 740);
const all = readdirSync(site, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".html") && !name.startsWith("play/"));

await test("no document is wider than a phone", async () => {
  const wide = [];
  for (const name of all.sort()) {
    await phone.goto(address + name, { waitUntil: "load" });
    if (await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(name);
  }
  return wide.join("\n");
});

const board = (page, game) => page.locator(`quadrille-board[game="${game}"]`);
const boardsAreReady = (page) =>
  page.waitForFunction(() => [...document.querySelectorAll("quadrille-board")].every(({ session }) => session));

for (const [words, width, height] of [
  ["a phone", 360, 740],
  ["a desktop", 1280, 800],
]) {
  const page = await open(width, height);
  await page.goto(address);
  await boardsAreReady(page);
  await test(`a board of the landing page is played on ${words}`, async () => {
    const moves = () => board(page, "sliding").evaluate(({ session }) => session.at);
    const before = await moves();
    const tiles = board(page, "sliding").locator('[role="button"]:not([aria-disabled])');
    await tiles.first().click();
    if ((await moves()) !== before + 1) return `${before} moves before the touch, ${await moves()} after it`;
    return "";
  });
  await test(`another deal lies on the table, on ${words}`, async () => {
    const text = () => board(page, "freecell").evaluate(({ session }) => session.seed);
    const before = await text();
    await page.locator('button[data-new="freecell"]').click();
    await page.waitForFunction((before) => document.querySelector('[game="freecell"]').session.seed !== before, before);
  });
  await test(`everybody can use the landing page, on ${words}`, () => axeFindings(page));
  await page.context().close();
}

await test("the search finds a page by its words", async () => {
  const page = await open(1280, 800);
  await page.goto(address);
  await page.locator('header input[name="q"]').fill("Coccinelle");
  await page.keyboard.press("Enter");
  await page.locator("#mkdocs-search-results a").first().click();
  await page.waitForURL(/docs\//);
  const text = await page.locator("article").textContent();
  return /Coccinelle/.test(text) ? "" : `${page.url()} doesn't have the word`;
});

await test("the game is played from there", async () => {
  const page = await open(390, 844);
  await page.goto(address);
  await page.locator('a[href="play/index.html#sliding"]').click();
  await page.waitForFunction(() => document.documentElement.dataset.ready === "yes");
});

same("no page asks for what isn't there", [], missing);
same("no page complains", [], complaints);
await closeAll();
done();
