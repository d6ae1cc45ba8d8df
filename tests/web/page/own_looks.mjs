// SPDX-License-Identifier: MIT
// Checks the player's own pictures as table and card back: chosen, kept,
// removed, refused, readable, and never sent.
import { done, same, test, verdict } from "../tap.mjs";
import {
  closeAll,
  complaints,
  isReady,
  openProfile,
  stored,
  turnTo,
  unfoldOptions,
  untilLanded,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { png } from "./png.mjs";

/** The left half is a dull red, the right half a dull blue, with white and black stripes in both. */
const striped = png(
  800,
  600,
  [
    [150, 20, 20],
    [20, 30, 150],
    [255, 255, 255],
    [0, 0, 0],
  ],
  (x, y) => (y % 40 === 0 ? 2 : x % 50 === 0 ? 3 : y < 20 ? 2 : x < 400 ? 0 : 1),
);

/** Yellow, except for an edge that a card's shape crops. */
const yellow = png(
  600,
  300,
  [
    [230, 200, 20],
    [0, 0, 0],
  ],
  (x) => (x < 150 || x >= 450 ? 1 : 0),
);

const choose = (page, use, name, buffer, mimeType = "image/png") =>
  page.setInputFiles(`input[data-use=${use}]`, { name, mimeType, buffer });

const picturesOf = async (page) => (await stored(page, "pictures")).map(({ name }) => name);

const isTableSeen = (page) => page.evaluate(() => document.querySelector(".table-picture")?.checkVisibility() ?? false);

/** The colours of a picture of the screen at some points. */
async function coloursAt(page, ...points) {
  const picture = await page.screenshot();
  return page.evaluate(
    async ([content, points]) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
      pen.drawImage(image, 0, 0);
      return points.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3));
    },
    [picture.toString("base64"), points],
  );
}

/** Words on the table that have too little contrast on any point of its picture, as WCAG counts it. */
const paleWords = (page) =>
  page.evaluate(() => {
    const linear = (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05;
    const canvas = document.querySelector(".table-picture");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let paper = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const point = [...data.slice(at, at + 3)];
      if (light(point) > light(paper)) paper = point;
    }
    const hasPaper = (one) => !/, 0\)$/.test(getComputedStyle(one).backgroundColor);
    const words = [...document.querySelectorAll(".table-page :is(h1, small, dt, dd, output, .task, .tool)")].filter(
      (one) => one.checkVisibility() && !one.matches("[aria-disabled=true], :disabled") && one.textContent.trim(),
    );
    const opacityOf = (one) =>
      one.matches(".table-page") ? 1 : Number(getComputedStyle(one).opacity) * opacityOf(one.parentElement);
    const bare = words.filter((one) => !hasPaper(one) && !(one.closest(".panel") && hasPaper(one.closest(".panel"))));
    const faults = bare.flatMap((one) => {
      const ink = getComputedStyle(one)
        .color.match(/[\d.]+/g)
        .map(Number);
      const opacity = opacityOf(one);
      const mixed = paper.map((value, nth) => ink[nth] * opacity + value * (1 - opacity));
      const ratio = light(mixed) / light(paper);
      return ratio >= 4.5 ? [] : [`${one.textContent.trim()} has ${ratio.toFixed(2)}`];
    });
    return { count: bare.length, faults };
  });

/** Red at the left and blue at the right, both dark. */
async function showsTable(page, what) {
  await page.waitForSelector(".table-picture");
  const { width, height } = page.viewportSize();
  const [left, right] = await coloursAt(page, [2, height * 0.63], [width - 3, height * 0.63]);
  verdict(
    left[0] > 45 && left[0] < 90 && left[2] < 40 && right[2] > 45 && right[2] < 90 && right[0] < 40,
    `${what} lies on the picture`,
    [left, right].join(" and "),
  );
}

async function ownTable() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  const asked = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url().split("/").pop()}`));
  same("without a picture nothing is loaded for one", false, await hasLoaded(page));
  await turnTo(page, "#look");
  await choose(page, "table", "holiday.png", striped);
  await untilSaid(page, "The boards now lie on your picture");
  await page.waitForSelector("input[name=table][value=own]:checked", { state: "attached" });
  same("it is not behind the options", false, await isTableSeen(page));
  for (const hash of ["#freecell/617", "#mahjong/plum", "#kulki/plum", "#sliding/4x4/plum"]) {
    await turnTo(page, hash);
    await showsTable(page, hash);
    for (const [width, height, least] of [
      [390, 844, 12],
      [1280, 800, 1],
    ]) {
      await page.setViewportSize({ width, height });
      const { count, faults } = await paleWords(page);
      verdict(count >= least, `${hash}: words lie on it at ${width}x${height}`, count);
      same("and can be read on each of its points", [], faults);
    }
  }
  await page.reload();
  await isReady(page);
  await showsTable(page, "also when the page is loaded again, the board");
  await turnTo(page, "#");
  same("the start page is as usual", false, await isTableSeen(page));
  await turnTo(page, "#look");
  await page.click("text=Remove the picture of the table");
  await untilSaid(page, "The picture of the table has been removed");
  same("a removed picture is not kept", [], await picturesOf(page));
  same(
    "nor offered",
    ["game", "green", "blue", "walnut", "slate"],
    await page.locator("input[name=table]").evaluateAll((all) => all.map(({ value }) => value)),
  );
  await turnTo(page, "#freecell/617");
  same("the game has its own table again", ["game", false], [await tableOf(page), await isTableSeen(page)]);
  same(
    "nothing was sent",
    [],
    asked.filter((one) => !one.startsWith("GET ")),
  );
  await context.close();
}

const tableOf = (page) => page.evaluate(() => document.documentElement.dataset.table);

const hasLoaded = (page) =>
  page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("own_pictures")));

/** High contrast and forced colours show no picture. */
async function highContrast() {
  const context = await openProfile();
  const page = await visit(context, "#look");
  await choose(page, "table", "holiday.png", striped);
  await untilSaid(page, "now lie on your picture");
  await turnTo(page, "#freecell/617");
  await showsTable(page, "a board");
  await turnTo(page, "#look");
  await page.check("input[name=contrast][value=more]", { force: true });
  await turnTo(page, "#freecell/617");
  const [[r, g, b]] = await coloursAt(page, [2, 500]);
  same("high contrast doesn't show it", false, await isTableSeen(page));
  verdict(Math.max(r, g, b) - Math.min(r, g, b) < 30, "but a plain table", [r, g, b].join());
  await turnTo(page, "#look");
  await page.check("input[name=contrast][value=usual]", { force: true });
  await turnTo(page, "#freecell/617");
  same("then it is back", true, await isTableSeen(page));
  await page.emulateMedia({ forcedColors: "active" });
  same("forced colours don't show it", false, await isTableSeen(page));
  await context.close();
}

/** The colours in the middle of each back that is drawn, as text, without doubles. */
const backColours = (page, selector) =>
  page.evaluate(
    (selector) => [
      ...new Set(
        [...document.querySelectorAll(selector)].map((canvas) => {
          const { width, height } = canvas;
          const [r, g, b] = canvas.getContext("2d").getImageData(width / 2, height / 2, 1, 1).data;
          return `${Math.max(width, height)} ${r > 200 && g > 170 && b < 60 ? "yellow" : [r, g, b]}`;
        }),
      ),
    ],
    selector,
  );

async function ownBack() {
  const context = await openProfile({ still: false });
  const page = await visit(context, "#freecell/617");
  await turnTo(page, "#look");
  await choose(page, "back", "sun.png", yellow);
  await untilSaid(page, "Cards now have your picture on their backs");
  await page.waitForSelector("input[name=backs][value=own]:checked", { state: "attached" });
  // What is dealt is looked at in its first moment.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const backs = document.querySelectorAll(".card canvas.back");
      if (backs.length < 52) return;
      globalThis.dealt ??= [...backs].map((canvas) => canvas.width);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await turnTo(page, "#freecell/618");
  await page.waitForFunction(() => globalThis.dealt);
  same("cards are dealt face down, with the picture", [214], [...new Set(await page.evaluate(() => globalThis.dealt))]);
  await untilLanded(page);
  await page.waitForFunction(() => !document.querySelector("canvas.back"));
  await page.reload();
  await isReady(page);
  await untilLanded(page);
  for (const [hash, piece] of [
    ["#freecell/618", ".card"],
    ["#mahjong/plum", ".stone"],
  ]) {
    await turnTo(page, hash);
    await untilLanded(page);
    await page.keyboard.press("Pause");
    await page.waitForSelector("dialog[open]");
    const count = await page.locator(piece).count();
    same(`${hash}: in a pause each piece has it`, count, await page.locator(`${piece} > canvas.back`).count());
    same("in its middle part, scaled down", ["300 yellow"], await backColours(page, `${piece} > canvas.back`));
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog[open]"));
    same("and shows its face afterwards", 0, await page.locator("canvas.back").count());
  }
  await turnTo(page, "#look");
  await unfoldOptions(page);
  await page.click("text=Remove the picture of card backs");
  await untilSaid(page, "The picture of card backs has been removed");
  same("a removed picture is not kept", [], await picturesOf(page));
  await turnTo(page, "#freecell/618");
  await untilLanded(page);
  await page.keyboard.press("Pause");
  await page.waitForSelector("dialog[open]");
  same("cards have the usual back again", 52, await page.locator(".card use[href='#back-lattice']").count());
  await context.close();
}

/** A refused file changes nothing, and each of the three pictures has a place of its own. */
async function refusals() {
  const context = await openProfile();
  const page = await visit(context, "#look");
  await unfoldOptions(page);
  for (const use of ["table", "back", "own"]) {
    await choose(page, use, "first.png", yellow);
    await untilSaid(page, "It stays in this browser.");
    await page.waitForSelector(`div:has(> div > input[data-use=${use}]) input[value=own]`, { state: "attached" });
  }
  same("three uses have three pictures", ["back", "own", "table"], await picturesOf(page));
  const sizes = async () => (await stored(page, "pictures")).map(({ bytes }) => bytes.byteLength);
  const before = await sizes();
  const large = Buffer.from(yellow);
  large.writeUInt32BE(30000, 16);
  large.writeUInt32BE(10000, 20);
  const html = Buffer.from("<!doctype html><title>No picture</title><script>alert(1)</script>");
  for (const use of ["table", "back"])
    for (const [name, content, words] of [
      ["page.png", html, "page.png is not a picture that this browser can show."],
      ["large.png", large, "large.png is too large: 300 megapixels. Choose one with at most 150."],
    ]) {
      await choose(page, use, name, content);
      await test(`${use}: ${words}`, async () => void (await untilSaid(page, words)));
      same("the previous picture stays", before, await sizes());
    }
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  await choose(page, "table", "second.png", striped);
  await test("full storage is reported", async () => {
    await untilSaid(page, "storage is full, so the picture is not saved");
  });
  await context.close();
}

async function noStorage() {
  const context = await openProfile({ look: { table: "own", backs: "own" } });
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("", "SecurityError");
    };
  });
  const page = await visit(context, "#freecell/617");
  await page.waitForSelector(":root[data-table=game]");
  verdict(true, "a table that is not there, as after a backup from elsewhere, is the game's own");
  await page.keyboard.press("Pause");
  await page.waitForSelector("dialog[open]");
  same("and a paused game is covered", 52, await page.locator(".card > canvas.back").count());
  await page.keyboard.press("Escape");
  await turnTo(page, "#look");
  same(
    "the options say so",
    ["game", "lattice"],
    await page
      .locator(":is(input[name=table], input[name=backs]):checked")
      .evaluateAll((all) => all.map(({ value }) => value).sort()),
  );
  await choose(page, "table", "holiday.png", striped);
  await test("a browser that stores nothing says so", async () => {
    await untilSaid(page, "This browser doesn't allow pictures to be stored.");
  });
  await context.close();
}

async function offline() {
  const context = await openProfile({ worker: true });
  const page = await visit(context, "#look");
  await choose(page, "table", "holiday.png", striped);
  await untilSaid(page, "now lie on your picture");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(page.url().replace("#look", "#freecell/617"));
  await page.reload();
  await isReady(page);
  await showsTable(page, "without a network, a board");
  await context.close();
}

await test("a picture is the table", ownTable);
await test("high contrast has none", highContrast);
await test("a picture is the back of cards", ownBack);
await test("unusable pictures are refused", refusals);
await test("storage can refuse", noStorage);
await test("it works offline", offline);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
