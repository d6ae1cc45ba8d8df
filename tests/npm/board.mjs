// SPDX-License-Identifier: MIT
// <quadrille-board> on a page that is not ours: its own origin, plain HTML and a strict policy.
//   board.mjs PROJECT [FOLDER FOR PICTURES]
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { axeFindings } from "../web/axe.mjs";
import { browser, closeAll, serve, typeOf } from "../web/chromium.mjs";
import { done, same, verdict } from "../web/tap.mjs";

const [project, pictures] = process.argv.slice(2);
const dist = join(project, "node_modules/quadrille/dist");
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; worker-src 'self'";
const STARTS = [
  ["kulki", 3],
  ["mahjong", 1],
  ["freecell", 617],
  ["sliding", 1],
];

/** @param {string} game @param {string | number} deal */
const html = (game, deal) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>A page of somebody else</title><script type="module" src="/board.js"></script>
<main><h1>A puzzle</h1><quadrille-board game="${game}" seed="${deal}"></quadrille-board></main></html>`;

const address = await serve((request, response) => {
  const url = new URL(request.url, "http://page");
  const path = join(dist, url.pathname);
  const isPage = url.pathname === "/";
  if (!isPage && !existsSync(path)) return response.writeHead(404).end();
  const type = isPage ? "text/html" : typeOf(path);
  response.writeHead(200, { "content-type": type, "content-security-policy": POLICY });
  return response.end(isPage ? html(url.searchParams.get("game"), url.searchParams.get("deal")) : readFileSync(path));
});

/** @param {string} game @param {string | number} deal @param {object} [options] */
async function open(game, deal, options = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => verdict(false, `${game}: no script fails`, error.message));
  await page.goto(`${address}/?game=${game}&deal=${deal}`);
  await page.waitForFunction(() => document.querySelector("quadrille-board").session?.position);
  await page.evaluate(() => {
    window.heard = [];
    for (const name of ["move", "refused", "end"])
      document.addEventListener(name, ({ type, detail }) =>
        window.heard.push([type, detail?.text ?? detail?.error?.name ?? detail?.status ?? ""]),
      );
  });
  return page;
}

const heard = (page) =>
  page.evaluate(() =>
    window.heard
      .splice(0)
      .map((words) => words.join(" ").trim())
      .join(", "),
  );
const spot = (page, label) => page.getByRole("button", { name: label, exact: true });

for (const [game, deal] of STARTS) {
  const page = await open(game, deal);
  same(`${game}: axe finds nothing`, "", await axeFindings(page));
  if (pictures)
    for (const [width, height, colorScheme] of [
      [390, 844, "light"],
      [1280, 800, "dark"],
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: join(pictures, `board_${game}_${width}_${colorScheme}.png`) });
    }
  await page.context().close();
}

const touch = await open("freecell", 617, { hasTouch: true, isMobile: true });
await spot(touch, "jack of diamonds, column 1").tap();
await spot(touch, "empty free cell a").tap();
same("taps move a card, and the page hears of it", "move 1a", await heard(touch));
same("the card is where it was put", 1, await spot(touch, "jack of diamonds, free cell a").count());
await touch.evaluate(() => document.querySelector("quadrille-board").play("9z"));
same("a refusal is heard by its name, too", "refused no-place-named", await heard(touch));
same("and said", "Expected a column", (await touch.getByRole("status").textContent()).slice(0, 17));
await touch.evaluate(() => document.querySelector("quadrille-board").undo());
same("a page can undo", 1, await spot(touch, "jack of diamonds, column 1").count());
await touch.evaluate(() => document.querySelector("quadrille-board").setAttribute("seed", "618"));
await touch.waitForFunction(() => document.querySelector("quadrille-board").session.seed === "618");
verdict(true, "another deal starts when the attribute changes");

const keys = await open("sliding", 1);
await keys.keyboard.press("Tab");
const label = () => keys.evaluate(() => document.querySelector("quadrille-board").shadowRoot.activeElement?.ariaLabel);
const first = await label();
verdict(/^tile \d$/.test(first ?? ""), "Tab reaches the board", first);
await keys.keyboard.press("Enter");
same("Enter makes the move", `move ${first.slice(5)}`, await heard(keys));
await keys.keyboard.press("u");
same("u takes it back", 0, await keys.evaluate(() => document.querySelector("quadrille-board").session.at));
await keys.keyboard.press("ArrowRight");
verdict((await label()) !== first, "arrows go to other tiles", await label());
const line = await keys.evaluate(async () => {
  const board = document.querySelector("quadrille-board");
  const { load, solve } = await import("/index.js");
  await load({ worker: "/plain/worker.js" });
  return (await solve(board.session.position)).moves;
});
await keys.evaluate((moves) => moves.forEach((move) => document.querySelector("quadrille-board").play(move)), line);
same("the last move wins", "end won", (await heard(keys)).split(", ").at(-1));
await closeAll();
done();
