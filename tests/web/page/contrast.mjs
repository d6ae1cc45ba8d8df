// SPDX-License-Identifier: MIT
// Checks the page in forced colours, such as Windows' contrast themes:
// backgrounds and shadows disappear, and yet each state must be visible.
import { some } from "../some.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import { difference } from "./differing.mjs";
import { closeAll, complaints, follow, openProfile, turnTo, visit } from "./open_page.mjs";

const dropClass = (name) => `(selector) => document.querySelector(selector).classList.remove("${name}")`;
const dropAttribute = (name) => `(selector) => document.querySelector(selector).removeAttribute("${name}")`;
// eslint-disable-next-line no-new-func -- the page receives functions as text, and all of that text is ours
const asFunction = (text) => new Function(`return ${text}`)();

/** @type {Array<[string, string, (page: any) => Promise<void>, string, string]>} name, address, how to get there,
   selector, how to remove the state */
const states = [
  [
    "a setting that is chosen",
    "#look",
    async () => {},
    "input[name=theme]:checked",
    `(s) => { document.querySelector(s).checked = false; }`,
  ],
  ["the page that is shown", "#statistics", async () => {}, "[aria-current=page]", dropAttribute("aria-current")],
  ["a ball that is held", "#kulki/plum", hold, ".held", dropClass("held")],
  [
    "a cell that a ball can go to",
    "#kulki/plum",
    hold,
    ".board.kulki",
    `() => document.querySelector(".dots path").setAttribute("d", "")`,
  ],
  ["Kulki's hint", "#kulki/plum", hint, ".advised", dropClass("advised")],
  ["a tile that is held", "#mahjong/plum", hold, ".held", dropClass("held")],
  ["a tile that matches", "#mahjong/plum", hold, ".reached", dropClass("reached")],
  ["Mahjong's hint", "#mahjong/plum", hint, ".advised", dropClass("advised")],
  ["a free tile", "#mahjong/plum", async () => {}, ".stone.free", dropClass("free")],
  ["a card that is held", "#freecell/617", hold, ".held", dropClass("held")],
  ["an empty place that a card can go to", "#freecell/617", hold, ".empty.reached", dropClass("reached")],
  ["a card that another can go on", "#freecell/617", hold, ".card.reached", dropClass("reached")],
  ["FreeCell's hint, a card", "#freecell/617", hint, ".card.advised", dropClass("advised")],
  ["FreeCell's hint, an empty place", "#freecell/617", advisePlace, ".empty.advised", dropClass("advised")],
  ["the hint of the sliding puzzle", "#sliding/4x4/plum", hint, ".advised", dropClass("advised")],
  ["a tile in its place", "#sliding/4x4/plum", async () => {}, ".block.home", dropClass("home")],
  [
    "a tile of the list that is held",
    "#mahjong/plum",
    holdInList,
    "[aria-pressed=true]",
    dropAttribute("aria-pressed"),
  ],
  [
    "an empty cell's letter",
    "#freecell/617",
    async () => {},
    ".slot",
    `(s) => document.querySelector(s).replaceChildren()`,
  ],
  [
    "an empty cell's edge",
    "#freecell/617",
    async () => {},
    ".slot",
    `(s) => { document.querySelector(s).style.border = "0"; }`,
  ],
];

/** Picks up a piece that others match or can receive. */
async function hold(page) {
  const wanted = { mahjong: ".reached", freecell: ".card.reached", kulki: ".held" };
  const game = (await page.evaluate(() => location.hash)).slice(1).split("/")[0];
  const spots = await page.evaluate(() =>
    [...document.querySelectorAll(".stone.pairs, .card.movable, .is-ball")].map((one) => one.dataset.spot),
  );
  for (const spot of spots) {
    await page.locator(`[data-spot="${spot}"]`).focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".held");
    if (await page.locator(wanted[game]).count()) break;
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector(".held"));
  }
  await page.evaluate(() => document.activeElement.blur());
}

async function hint(page) {
  await page.keyboard.type("t");
  await page.waitForSelector(".advised");
  await page.evaluate(() => document.activeElement.blur());
}

async function advisePlace(page) {
  await page.evaluate(() => document.querySelector(".freecell .empty").classList.add("advised"));
}

async function holdInList(page) {
  await page.keyboard.type("m");
  await page.locator(".free-list button").first().click();
  await page.waitForSelector(".free-list [aria-pressed=true]");
  await page.evaluate(() => document.activeElement.blur());
}

async function statesAreSeen(dark) {
  const context = await openProfile({ forced: true, dark });
  const judge = await (await openProfile()).newPage();
  const page = await visit(context);
  for (const [what, hash, come, selector, without] of some(dark ? "dark" : "light", states.length / 2, states)) {
    await turnTo(page, hash);
    await come(page);
    const target = selector.includes("input") ? `label:has(${selector})` : selector;
    const drop = selector.includes("input")
      ? asFunction(`(s) => { document.querySelector(s + " input").checked = false; }`)
      : asFunction(without);
    const count = await difference(page, judge, target, drop);
    verdict(count >= 30, `${what} is visible, ${dark ? "dark" : "light"}`, `only ${count} points differ`);
  }
  await judge.context().close();
  await context.close();
}

/** Checks the elements that get the focus from the keyboard. */
async function focusIsSeen() {
  const context = await openProfile({ forced: true });
  const judge = await (await openProfile()).newPage();
  const page = await visit(context);
  const places = [
    "#kulki/plum .cell",
    "#mahjong/plum .stone.free",
    "#freecell/617 .card.movable",
    "#freecell/617 .empty",
    "#sliding/4x4/plum .block",
    "#sliding/4x4/plum .gap",
    "#look input",
  ];
  for (const place of places) {
    const [hash, selector] = [place.split(" ")[0], place.slice(place.indexOf(" ") + 1)];
    await turnTo(page, hash);
    await page.keyboard.press("Tab");
    const element = page.locator(selector).first();
    await element.focus();
    const target = selector === "input" ? "label:has(input)" : selector;
    const count = await difference(page, judge, target, () => document.activeElement.blur());
    verdict(count >= 30, `the focus is visible on ${place}`, `only ${count} points differ`);
  }
  await judge.context().close();
  await context.close();
}

/** Whatever overlaps its surroundings, or stands apart from them, has an edge. */
async function edges() {
  const context = await openProfile({ forced: true });
  const page = await visit(context, "#freecell/617");
  const edge = (selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => parseFloat(getComputedStyle(one).borderTopWidth) > 0);
  await page.keyboard.type("8a");
  await page.waitForFunction(() => document.querySelector(".verdict").textContent.includes("won"));
  same("the panel and the verdict have edges", [true, true], [await edge(".panel"), await edge(".verdict")]);
  await page.keyboard.type("t");
  await page.waitForFunction(() => document.getElementById("live").textContent.includes("Hint"));
  same("a message has an edge", true, await edge("#live"));
  await page.keyboard.type("3");
  same("a half-typed move has an edge", true, await edge(".typed"));
  await page.keyboard.press("Escape");
  await page.keyboard.type(">");
  await page.waitForSelector("dialog");
  same("a dialog has an edge", true, await edge("dialog"));
  await page.keyboard.press("Escape");
  for (const [hash, selector] of [
    ["#", ".stall"],
    ["#", ".days"],
    ["#", ".kept"],
    ["#look", ".sheet"],
    ["#help", ".sheet"],
  ]) {
    await follow(page, hash);
    await page.waitForSelector(selector);
    same(`${selector} of ${hash} has an edge`, true, await edge(selector));
  }
  await context.close();
}

await test("each state is visible in forced colours", () => statesAreSeen(false));
await test("each state is visible in dark forced colours", () => statesAreSeen(true));
await test("the focus is visible in forced colours", focusIsSeen);
await test("overlays have edges in forced colours", edges);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
