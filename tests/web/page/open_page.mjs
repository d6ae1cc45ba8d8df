// SPDX-License-Identifier: MIT
// Starts a browser and a strict web server that serves the built page from a
// subfolder, and offers ways to touch the page.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { browser, root, serve, typeOf } from "../chromium.mjs";
import { pointOn, spotSeen } from "../spots.mjs";
export { browserPath, closeAll, packages, root } from "../chromium.mjs";

/** The bundled page, here or elsewhere, the one that consists of its sources, and what simulates its tabs. */
const folders = {
  "/any/folder/": process.env.QUADRILLE_BUNDLE ?? `${root}/build/web/bundle`,
  "/sources/": `${root}/build/web/page`,
  "/simulator/": `${root}/tests/web/simulator`,
};

/** [path, bytes] of everything sent since the list was last emptied. */
export const sent = [];

/** A newer version of the page, whose service worker has different bytes. */
export const release = { number: 0 };
const contentOf = (file) =>
  file.endsWith("sw.js")
    ? readFileSync(file, "utf8").replace(/version = "/, `version = "${release.number || ""}`)
    : readFileSync(file);

/** Files as they are sent, each compressed only once. */
const packed = new Map();
function packedFile(file) {
  const name = `${file} ${release.number}`;
  if (!packed.has(name)) packed.set(name, gzipSync(contentOf(file), { level: 9 }));
  return packed.get(name);
}

const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; " +
  "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types quadrille";

const host = await serve((request, response) => {
  const path = new URL(request.url, "http://x").pathname;
  const inside = Object.keys(folders).find((one) => path.startsWith(one));
  const file = join(folders[inside] ?? "", path.slice(inside?.length) || "index.html");
  if (!inside || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("Nothing is here.\n");
    return;
  }
  response.writeHead(200, {
    "Content-Type": typeOf(file),
    "Content-Encoding": "gzip",
    "Cache-Control": "no-cache",
    // Simulated tabs are frames.
    ...(inside === "/simulator/" ? {} : { "Content-Security-Policy": policy }),
  });
  const bytes = packedFile(file);
  sent.push([path, bytes.length]);
  response.end(bytes);
});
export const address = `${host}/any/folder/`;
/** The unbundled page, whose modules a test can import. */
export const sources = `${host}/sources/`;
export const simulator = `${host}/simulator/`;

/** Errors reported by any page; there should be none. */
export const complaints = [];

/** Opens a fresh browser profile; sizes are [width, height], "look" has the player's options, "zone" is a time zone, and
 * "locale" the browser's language. */
export async function openProfile({
  size = [1280, 800],
  touch = false,
  still = true,
  dark = false,
  scale = 1,
  worker = false,
  forced = false,
  look = {},
  zone = undefined,
  locale = undefined,
} = {}) {
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: still ? "reduce" : "no-preference",
    colorScheme: dark ? "dark" : "light",
    forcedColors: forced ? "active" : "none",
    deviceScaleFactor: scale,
    timezoneId: zone,
    locale,
    serviceWorkers: worker ? "allow" : "block",
    acceptDownloads: true,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(120_000); // other programs may occupy the machine
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await context.addInitScript((look) => {
    const place = "quadrille look";
    if (location.origin !== "null" && Object.keys(look).length && !localStorage.getItem(place))
      localStorage.setItem(place, JSON.stringify(look));
  }, look);
  context.on("page", (page) => {
    page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack}`));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
    });
  });
  return context;
}

/** Opens the page at an address and waits until it is ready. */
export async function visit(context, hash = "", from = address) {
  const page = await context.newPage();
  await page.goto(from + hash);
  await isReady(page);
  return page;
}

export const isReady = (page) =>
  page.waitForFunction(
    () => document.documentElement.dataset.ready === "yes" && !document.querySelector("[aria-busy]"),
  );

/** Opens the options of the games that are not played. */
export async function unfoldOptions(page) {
  const folded = page.locator("details.settings:not([open]) summary");
  while (await folded.count()) await folded.first().click();
}

/** Opens another address in the same tab, or the same one again: much quicker than loading everything anew. */
export async function turnTo(page, hash) {
  for (const to of ["#look/away", hash]) {
    await page.evaluate((to) => {
      document.querySelector("main").dataset.left = "yes";
      location.hash = to;
    }, to);
    await page.waitForSelector("main:not([data-left], [aria-busy])");
  }
}

/** Opens an address as somebody else's link, without any state. */
export async function follow(page, hash) {
  await page.evaluate((to) => (location.hash = to), hash);
}

/** Speeds up flying pieces: every animation still runs, in fewer frames. */
export async function hurry(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 8 });
}

/** Waits until flying pieces have landed, and have their pictures. */
export const untilLanded = (page) =>
  page.waitForFunction(() =>
    document
      .querySelector(".board:not([aria-busy])")
      ?.getAnimations({ subtree: true })
      .every((one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity),
  );

/** Whether a piece is flying or there is no whole board yet; runs within the page. */
const isFlying = () =>
  document
    .querySelector(".board:not([aria-busy])")
    ?.getAnimations({ subtree: true })
    .some((one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity) ?? true;

/** Waits for pieces to land and for some frames, then looks: one question to the page instead of three. */
async function whenLanded(isFlying, look, spot) {
  for (let frame = 0; isFlying(); frame++) {
    if (frame === 2000) throw new Error("pieces never land");
    await new Promise(requestAnimationFrame);
  }
  return look(spot);
}

/** Finds a point where a spot can be hit; other pieces may cover part of it. */
export const pointOf = (page, spot) => page.evaluate(`(${whenLanded})(${isFlying}, ${pointOn}, ${Number(spot)})`);

/** Finds the element to hit for a spot. */
export const shownAt = (page, spot) => page.evaluate(spotSeen, spot);

/** Taps or clicks a spot. */
export async function hit(page, spot, touch) {
  const at = await pointOf(page, spot);
  if (!at) throw new Error(`spot ${spot} cannot be hit`);
  if (touch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}

/** The place in the history. The number of moves beside the board can be larger: it counts each tile that moved. */
export const movesShown = (page) => page.locator(".timeline input").inputValue();

const whenMoves = (page, count) =>
  page.waitForFunction((wanted) => document.querySelector(".timeline input")?.value === String(wanted), count);

/** Waits until the page shows the game after this many moves. With QUADRILLE_RELOAD=1, the page is then loaded again if it
 * has stored that, and must show the same. A game without a move, or one that has ended, isn't gone on with. */
export async function untilMoves(page, count) {
  await whenMoves(page, count);
  if (!process.env.QUADRILLE_RELOAD || !count) return;
  const games = await stored(page, "games");
  if (games.at(-1)?.at !== count || games.at(-1).status !== "going") return;
  await page.reload();
  await isReady(page);
  await whenMoves(page, count);
}

/** From now on, time passes on a page with an installed clock only when a test says so. */
export async function stopTime(page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Waits until the last announcement, by the page or a dialog, contains some words. */
export const untilSaid = (page, words) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll(".live")].some((live) => live.textContent.includes(wanted)),
    words,
  );

/** Gives the page a public address, to which shared links lead. */
export const publish = (page) =>
  page.evaluate(() => {
    const traits = { rel: "canonical", href: "https://example.org/games/" };
    document.head.append(Object.assign(document.createElement("link"), traits));
  });

/** Types a line as at a terminal. */
export async function obey(page, line) {
  await page.keyboard.press(":");
  await page.keyboard.type(line);
  await page.keyboard.press("Enter");
}

/** What the browser has stored in one of the page's stores. */
export const stored = (page, store) =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const request = indexedDB.open("quadrille");
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
    store,
  );

/** Changes what the browser has stored of finished games: adds some, or forgets all. */
export const storeOutcomes = (page, rows) =>
  page.evaluate(
    (added) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("quadrille");
        request.onsuccess = () => {
          const transaction = request.result.transaction("outcomes", "readwrite");
          const outcomes = transaction.objectStore("outcomes");
          if (added) for (const row of added) outcomes.add(row);
          else outcomes.clear();
          transaction.oncomplete = () => resolve(request.result.close());
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    rows,
  );
export const forgetOutcomes = (page) => storeOutcomes(page, null);
