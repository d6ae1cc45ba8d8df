// SPDX-License-Identifier: MIT
// A browser, the page that was built, served as by a strict host in a folder
// of its own, and hands to play with.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { pointOn, spotSeen } from "../spots.mjs";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
export const packages = createRequire(`${root}/build/node/package.json`);
const { chromium } = packages("playwright-core");
const folder = `${root}/build/web/page`;
const inside = "/any/folder/";
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** What was sent since it was last emptied: [path, bytes] */
export const sent = [];

/** A newer version of the page: its service worker has other bytes. */
export const release = { number: 0 };
const contentOf = (file) =>
  file.endsWith("sw.js")
    ? readFileSync(file, "utf8").replace(/version = "/, `version = "${release.number || ""}`)
    : readFileSync(file);

/** Files as they are sent: each is compressed once, however many pages ask for it. */
const packed = new Map();
function packedFile(file) {
  const name = `${file} ${release.number}`;
  if (!packed.has(name)) packed.set(name, gzipSync(contentOf(file), { level: 9 }));
  return packed.get(name);
}

const server = createServer((request, response) => {
  const path = new URL(request.url, "http://x").pathname;
  const file = join(folder, path.slice(inside.length) || "index.html");
  if (!path.startsWith(inside) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("Nothing is here.\n");
    return;
  }
  response.writeHead(200, {
    "Content-Type": types[extname(file)] ?? "application/octet-stream",
    "Content-Encoding": "gzip",
    "Cache-Control": "no-cache",
    "Content-Security-Policy":
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; " +
      "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  const bytes = packedFile(file);
  sent.push([path, bytes.length]);
  response.end(bytes);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
export const address = `http://127.0.0.1:${server.address().port}${inside}`;

/** Chromium without its own windows takes half the time; the long check has the whole of it, where there is such a choice. */
const shell = "/usr/bin/chromium-headless-shell";
const usual = existsSync(shell) && !process.env.QUADRILLE_LONG ? shell : "/usr/bin/chromium";

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? usual,
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});

export async function closeAll() {
  await browser.close();
  server.closeAllConnections();
  server.close();
}

/** What went wrong in any page: nothing should. */
export const complaints = [];

/** A profile of its own: sizes are [width, height]. */
export async function openProfile({
  size = [1280, 800],
  touch = false,
  still = true,
  dark = false,
  scale = 1,
  worker = false,
  forced = false,
} = {}) {
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: still ? "reduce" : "no-preference",
    colorScheme: dark ? "dark" : "light",
    forcedColors: forced ? "active" : "none",
    deviceScaleFactor: scale,
    serviceWorkers: worker ? "allow" : "block",
    acceptDownloads: true,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  context.on("page", (page) => {
    page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack}`));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
    });
  });
  return context;
}

/** The page at an address, ready. */
export async function visit(context, hash = "") {
  const page = await context.newPage();
  await page.goto(address + hash);
  await isReady(page);
  return page;
}

export const isReady = (page) => page.waitForFunction(() => document.documentElement.dataset.ready === "yes");

/** Another page in the same tab, or the same one made anew: much quicker than to load everything again. */
export async function turnTo(page, hash) {
  for (const to of ["#look/away", hash]) {
    await page.evaluate((to) => {
      document.querySelector("main").dataset.left = "yes";
      location.hash = to;
    }, to);
    await page.waitForSelector("main:not([data-left])");
  }
}

/** A page as somebody else's would see it: by its address only. */
export async function follow(page, hash) {
  await page.evaluate((to) => (location.hash = to), hash);
}

/** Pieces fly several times as fast as for players: all that moves is still there, in fewer pictures. */
export async function hurry(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 8 });
}

/** Pieces that fly are let land first. */
export const untilLanded = (page) =>
  page.waitForFunction(() =>
    document
      .querySelector(".board")
      ?.getAnimations({ subtree: true })
      .every((one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity),
  );

/** Whether any piece still flies, or there is no board yet: as untilLanded asks it, but within the page. */
const isFlying = () =>
  document
    .querySelector(".board")
    ?.getAnimations({ subtree: true })
    .some((one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity) ?? true;

/** Waits for pieces to land, for a number of frames, and then looks: one question to the page in place of three. */
async function whenLanded(isFlying, look, spot) {
  for (let frame = 0; isFlying(); frame++) {
    if (frame === 2000) throw new Error("pieces never land");
    await new Promise(requestAnimationFrame);
  }
  return look(spot);
}

/** Where a spot can be hit: other pieces may lie on a part of it. */
export const pointOf = (page, spot) => page.evaluate(`(${whenLanded})(${isFlying}, ${pointOn}, ${Number(spot)})`);

/** What is to be hit for a spot. */
export const shownAt = (page, spot) => page.evaluate(spotSeen, spot);

/** Taps or clicks a spot. */
export async function hit(page, spot, touch) {
  const at = await pointOf(page, spot);
  if (!at) throw new Error(`spot ${spot} cannot be hit`);
  if (touch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}

export const movesShown = (page) => page.locator(".facts > div:nth-child(2) dd").textContent();

/** Until so many moves are shown. */
export const untilMoves = (page, count) =>
  page.waitForFunction(
    (wanted) => document.querySelector(".facts > div:nth-child(2) dd")?.textContent === String(wanted),
    count,
  );

/** Until what was said last, by the page or by a dialog, holds some words. */
export const untilSaid = (page, words) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll(".live")].some((live) => live.textContent.includes(wanted)),
    words,
  );
