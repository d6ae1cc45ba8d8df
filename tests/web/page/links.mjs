// SPDX-License-Identifier: MIT
// Checks addresses that lead to games, codes that replay them, and addresses
// that are refused.
import { some } from "../some.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  follow,
  isReady,
  movesShown,
  openProfile,
  publish,
  turnTo,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const [, , freecell] = endings;
const title = (page) => page.locator(".game-title").textContent();

async function goodLinks() {
  const context = await openProfile();
  const page = await visit(context);
  const links = {
    "#freecell/617": "FreeCell 617",
    "#kulki/daily/2025-11-21": "Kulki 21 November 2025",
    "#kulki/lines98/plum": "Kulki Lines 98, plum",
    "#sliding/5x3/7": "Sliding 5 by 3, 7",
    "#mahjong/flowers/plum": "Mahjong Flowers, plum",
    "#kulki/web5/7": "Kulki Five colours, 7",
    "#sliding/4x4:walk/7": "Sliding Lightly mixed, 7",
    "#mahjong/vbcppv8g": "Mahjong ",
    "#FreeCell/1": "FreeCell 1",
    "#kulki/small:7x7:5/plum": "Kulki Small, plum",
    "#freecell/3cells/11982": "FreeCell Three cells, 11982",
  };
  for (const [hash, words] of Object.entries(links)) {
    await follow(page, hash);
    await page.waitForFunction((wanted) => document.querySelector(".game-title")?.textContent === wanted, words);
    same(`${hash} opens its game`, words, await title(page));
  }
  await context.close();
}

const ownLayout = `0 0 0
0 2 0
0 4 0
2 0 0
2 2 0
2 4 0
`;

/** A game on a layout has an address, which a reload and others can open. */
async function layoutLinks() {
  const context = await openProfile();
  await context.addInitScript(() => delete Navigator.prototype.share);
  const page = await visit(context);
  const until = (wanted) =>
    page.waitForFunction((words) => document.querySelector(".game-title")?.textContent.includes(words), wanted);
  const tiles = () =>
    page.evaluate(() => [...document.querySelectorAll(".stage .stone")].map((one) => one.ariaLabel).join());
  await follow(page, "#mahjong/layout/lotus/flowers/plum");
  await until("Lotus");
  const dealt = await tiles();
  same("a layout, a variant and a seed", "#mahjong/layout/lotus/flowers/plum", new URL(page.url()).hash);
  await page.reload();
  await isReady(page);
  same("a reload deals the same tiles", dealt, await tiles());
  await page.keyboard.type("p");
  await untilMoves(page, 1);
  await page.keyboard.press("Escape");
  await follow(page, "#mahjong/layout/Lotus");
  await until("Lotus");
  await untilMoves(page, Number(await movesShown(page)));
  same(
    "without words, the address continues a game on it",
    "#mahjong/layout/lotus/flowers/plum",
    new URL(page.url()).hash,
  );
  await publish(page);
  await page.keyboard.type(">");
  await page.click("dialog .main-button");
  await untilSaid(page, "Copied");
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  same("its link is shared", true, shared.includes("#mahjong/layout/lotus/flowers/plum"));
  await page.keyboard.press("Escape");
  await follow(page, "#mahjong/layout/lotus/easy");
  await until("Lotus easy");
  same("a level on a layout", true, /^#mahjong\/layout\/lotus\/random\/\w+$/.test(new URL(page.url()).hash));
  const found = new URL(page.url()).hash;
  await page.click(".tools .tool:has-text('New')");
  await page.waitForFunction((hash) => location.hash !== hash, found);
  same("the next game has the same layout and level", true, /Lotus easy/.test(await title(page)));
  await follow(page, "#mahjong/layout/turtle/plum");
  await page.waitForFunction(() => location.hash === "#mahjong/plum");
  const before = await title(page);
  await follow(page, "#mahjong/layout/my%20own%2Fpile/plum");
  await untilSaid(page, "This browser has no layout called my own/pile: if you have its file, drop it on the page.");
  same("an unknown layout leaves the game alone", before, await title(page));
  await context.close();
}

/** A player's own layout has an address for this browser, but not a link for others. */
async function ownLayoutLinks() {
  const context = await openProfile();
  await context.addInitScript(() => delete Navigator.prototype.share);
  const page = await visit(context, "#mahjong/plum");
  await page.click("text=Choose");
  await page.setInputFiles("dialog input[type=file]", {
    name: "my pile.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(ownLayout),
  });
  await page.click("dialog .own-layout .choice-card");
  await page.waitForFunction(() => document.querySelector(".game-title").textContent.includes("My pile"));
  const hash = new URL(page.url()).hash;
  same("its address names it", true, hash.startsWith("#mahjong/layout/my%20pile/"));
  await page.reload();
  await isReady(page);
  same("a reload finds it", true, (await title(page)).includes("My pile"));
  await publish(page);
  await page.keyboard.type(">");
  await page.click("dialog .main-button");
  await untilSaid(page, "Copied");
  same("no link is shared", false, (await page.evaluate(() => navigator.clipboard.readText())).includes("#mahjong"));
  await context.close();
}

/** Whatever a layout's file is called, its games lead back to it: by New, by their addresses, at any level. */
async function layoutNames() {
  const context = await openProfile();
  const page = await visit(context, "#mahjong/plum");
  const until = (wanted) =>
    page.waitForFunction(
      (wanted) => document.querySelector(".game-title")?.textContent === `Mahjong ${wanted}`,
      wanted[0].toUpperCase() + wanted.slice(1),
    );
  /** A deal that nobody has played comes back without its level. */
  const leadsBack = async (name, route, layout = name, tiles = 8) => {
    await until(name);
    const hash = new URL(page.url()).hash;
    verdict(hash.startsWith(`#mahjong/layout/${route}/`), `${name} has an address`, hash);
    await page.click(".tools .tool:has-text('New')");
    await page.waitForFunction((hash) => location.hash !== hash, hash);
    same(`New deals on ${name}`, `Mahjong ${name}`, await title(page));
    same(`with the tiles of ${name}`, tiles, await page.locator(".stage .stone").count());
    await page.reload();
    await isReady(page);
    await until(layout);
  };
  /** Eight tiles in two rows; the last two stand apart. */
  const pile = (last) => [0, 2, 4, last].flatMap((x) => [0, x, 0, 2, x, 0]);
  const add = async (name, last, called) => {
    await page.click(".tools .tool:has-text('Choose')");
    await page.setInputFiles("dialog input[type=file]", {
      name: `${name}.txt`,
      mimeType: "text/plain",
      buffer: Buffer.from(
        pile(last)
          .join(" ")
          .replace(/(\d+ \d+ \d+) ?/g, "$1\n"),
      ),
    });
    await page.click(`.own-layout .choice-card:has(strong:text-is("${called}"))`);
  };
  await add("Temple hard", 6, "Temple-hard");
  await leadsBack("Temple-hard", "Temple-hard");
  await follow(page, "#mahjong/layout/Temple-hard/winnable");
  await leadsBack("Temple-hard winnable", "Temple-hard/random", "Temple-hard");
  await page.evaluate(
    (rows) =>
      new Promise((resolve) => {
        const request = indexedDB.open("quadrille");
        request.onsuccess = () => {
          const transaction = request.result.transaction("layouts", "readwrite");
          for (const row of rows) transaction.objectStore("layouts").put(row);
          transaction.oncomplete = () => resolve(request.result.close());
        };
      }),
    [
      { name: "Cottage winnable", tiles: pile(8) },
      { name: "Cottage", tiles: [...pile(14), 0, 16, 0, 2, 16, 0] },
      { name: "Houses of wooden tiles", tiles: pile(10) },
    ],
  );
  await follow(page, "#mahjong/layout/Cottage%20winnable/plum");
  await leadsBack("Cottage winnable", "Cottage%20winnable");
  await follow(page, "#mahjong/layout/Cottage/winnable");
  await page.waitForFunction(() => location.hash.startsWith("#mahjong/layout/Cottage/random/"));
  await leadsBack("Cottage winnable", "Cottage/random", "Cottage", 10);
  await follow(page, "#mahjong/layout/Houses%20of%20wooden%20tiles/winnable");
  await leadsBack("Houses of wooden tiles", "Houses%20of%20wooden%20tiles/random");
  await follow(page, "#mahjong/layout/Houses%20of%20wood/plum");
  await page.waitForFunction(() => location.hash.endsWith("/Houses%20of%20wooden%20tiles/plum"));
  await add("Houses of wood and stone", 12, "Houses of 2");
  await until("Houses of 2");
  await context.close();
}

/** In a fresh tab and during a game, a bad address gives a message and changes nothing. */
async function badLinks() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await page.keyboard.type("8a");
  await untilMoves(page, 1);
  const bad = [
    "#chess/1",
    "#freecell/0",
    "#freecell/99999999999",
    "#sliding/1x1/3",
    "#kulki/daily/2026-02-30",
    "#kept/99",
    "#kept/x",
    "#kulki/a/b/c",
    "#kulki/layout/lotus/plum",
    "#mahjong/layout/lotus/a/b/c",
    "#mahjong/layout/nowhere",
    "#mahjong/layout/lotus/nonsense/plum",
    "#replay/q1f-0000",
    "#replay/",
    "#%E0%A4%A",
    "#kulki/12x99/plum",
    "#freecell/easy%00",
    `#replay/${freecell.code.slice(0, -2)}00`,
  ];
  for (const hash of bad) {
    await page.evaluate(() => (document.getElementById("live").textContent = ""));
    await follow(page, hash);
    await page.waitForFunction(() => document.querySelector(".live.refusal")?.textContent).catch(() => undefined);
    const words = await page.locator(".live").textContent();
    same(
      `${hash.slice(0, 30)} is refused: ${words}`,
      "FreeCell 617 1",
      words && `${await title(page)} ${await movesShown(page)}`,
    );
  }
  const other = await context.newPage();
  for (const hash of some("bad addresses in a fresh tab", 4, bad)) {
    await other.goto("about:blank");
    await other.goto(address + hash);
    await isReady(other);
    await other.waitForSelector(".home");
  }
  await context.close();
}

async function replays() {
  const context = await openProfile();
  const broken = await visit(context, "#replay/garbage");
  await untilSaid(broken, "This replay link is incomplete. Ask for it again.");
  const page = await visit(context, `#replay/${freecell.code}`);
  const at = () => page.locator(".timeline output").textContent();
  same("a replay begins at the start", `0 of ${freecell.way.length}`, await at());
  await page.keyboard.press("End");
  await page.waitForFunction(
    (count) => document.querySelector(".timeline output")?.textContent?.startsWith(`${count} of`),
    freecell.way.length,
  );
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const shown = await at();
  same(
    "a replay goes step by step",
    true,
    /^2 of \d+: \w+ of \w+ /.test(shown) && shown.includes(`of ${freecell.way.length}:`),
  );
  await page.click("text=Resume");
  await untilMoves(page, 2);
  await page.keyboard.type("U");
  await untilMoves(page, 3);
  await context.close();
}

async function shares() {
  const context = await openProfile();
  await context.addInitScript(() => delete Navigator.prototype.share);
  const page = await visit(context, "#freecell/617");
  await page.keyboard.type("8a");
  await publish(page);
  await page.keyboard.type(">");
  await page.click("dialog .main-button");
  await untilSaid(page, "Copied");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  same(
    "the copied text has a link and no moves",
    true,
    /^Quadrille FreeCell 617\n[^]*#freecell\/617$/.test(text) && !text.includes("8a"),
  );
  await context.close();
}

/** A link to the player's own computer or network is of no use to friends. */
async function sharesLocally() {
  const context = await openProfile();
  await context.addInitScript(() => delete Navigator.prototype.share);
  const page = await visit(context, "#freecell/617");
  const titles = async () => {
    await page.keyboard.type(">");
    await page.waitForSelector("dialog h3");
    const found = await page.locator("dialog h3").allTextContents();
    await page.click("dialog .main-button");
    const [words, copied] = [
      await page.textContent("dialog"),
      await page.evaluate(() => navigator.clipboard.readText()),
    ];
    await page.click("dialog .close");
    return [found[0], /These links open only ([a-z ]+)\./.exec(words)?.[1] ?? "", /http/.test(copied)];
  };
  same("on this computer, the code comes first", ["Replay code", "on this computer", false], await titles());
  await publish(page);
  same("with a public address, the link", ["Link to this deal", "", true], await titles());
  for (const [host, place] of Object.entries({
    "localhost:8391": "on this computer",
    "[::1]": "on this computer",
    "192.168.2.7": "in your network",
    "10.0.0.3:80": "in your network",
    "172.31.1.1": "in your network",
    "172.32.1.1": "",
    "100.1.2.3": "",
    "10.example.org": "",
    "127.example.org": "",
  })) {
    await page.evaluate((host) => (document.querySelector("link[rel=canonical]").href = `http://${host}/`), host);
    same(`links to ${host} open only where they say`, place, (await titles())[1]);
  }
  await context.close();
}

/** The page uses the system's share dialog if it exists. */
async function sharesBySystem() {
  const context = await openProfile();
  await context.addInitScript(() => {
    Navigator.prototype.share = async (what) => {
      window.shared = what;
    };
  });
  const page = await visit(context, "#kulki/daily/2026-11-21");
  await publish(page);
  await page.keyboard.type(">");
  await page.click("dialog .main-button");
  const shared = await page.evaluate(() => window.shared);
  same(
    "the shared text links to the day's puzzle",
    true,
    shared.url.endsWith("#kulki/daily/2026-11-21") && shared.text.includes("daily 2026-11-21"),
  );
  await context.close();
}

/** The page offers everything a browser needs to install it. */
async function installs() {
  const manifest = await (await fetch(`${address}manifest.webmanifest`)).json();
  for (const { src } of manifest.icons) same(`the icon ${src} exists`, 200, (await fetch(address + src)).status);
  const pictures = [...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures) {
    const bytes = Buffer.from(await (await fetch(address + src)).arrayBuffer());
    same(`${src} has the size it states`, sizes, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`);
  }
  same(
    "screenshots are for phones and computers",
    "narrow wide",
    [...new Set(manifest.screenshots.map((one) => one.form_factor))].sort().join(" "),
  );
  same(
    "the icons are large, small and maskable",
    "192x192 512x512 any maskable",
    [...new Set(manifest.icons.flatMap((icon) => [icon.sizes, icon.purpose]).filter(Boolean))].sort().join(" "),
  );
  const context = await openProfile({ worker: true });
  const page = await visit(context);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  const read = await session.send("Page.getAppManifest");
  same("the browser accepts each line of the manifest", "", read.errors.map(({ message }) => message).join("\n"));
  same("two folders of a site are two apps", address, read.manifest.id);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A test's profile counts as a private window, in which nothing can be installed.
  const others = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito");
  same("nothing else keeps it from being installed", "", others.join());
  await context.close();
}

async function commands() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  const obey = async (line, words) => {
    await page.keyboard.type(":");
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
    if (words) await untilSaid(page, words);
  };
  await obey("par", "Par: ");
  await obey("winnable", "can be won");
  await obey("8a 1b");
  await untilMoves(page, 2);
  await obey("go 1");
  await untilMoves(page, 1);
  await obey("99", "Expected a column (1-8)");
  await obey("constructor", "No such command or move: constructor");
  await obey("new 5");
  await page.waitForFunction(() => document.querySelector(".game-title")?.textContent === "FreeCell 5");
  await obey("new easy", "This deal is easy");
  await untilMoves(page, 0);
  await context.close();
}

async function hints() {
  const context = await openProfile();
  const page = await visit(context);
  for (const { game, words } of endings) {
    await turnTo(page, `#${game}/${words.replace(" ", "/")}`);
    await page.keyboard.type("t");
    await untilSaid(page, "Hint: ");
    await page.waitForSelector(".advised");
  }
  await context.close();
}

async function playsByItself() {
  const context = await openProfile();
  const page = await visit(context, "#sliding/3x3/plum");
  for (const key of "p++++") await page.keyboard.type(key);
  await page.waitForFunction(() => document.querySelector(".verdict")?.textContent === "✓ won");
  await context.close();
}

await test("addresses open their games", goodLinks);
await test("games on layouts have addresses", layoutLinks);
await test("the player's own layouts have addresses here", ownLayoutLinks);
await test("layouts of any name are found again", layoutNames);
await test("bad addresses are refused with a message, and the game stays", badLinks);
await test("a code can be watched and resumed", replays);
await test("the result is copied where it cannot be shared", shares);
await test("links that open nowhere else are not sent", sharesLocally);
await test("the result is shared where it can be", sharesBySystem);
await test("the page can be installed", installs);
await test("terminal commands work", commands);
await test("each game gives hints and shows them", hints);
await test("autoplay plays to the end", playsByItself);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
