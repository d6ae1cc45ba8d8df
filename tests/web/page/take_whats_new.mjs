// SPDX-License-Identifier: MIT
// Takes the page's part of the pictures in docs/whats-new.md, from the bundle
// or, with QUADRILLE_BUNDLE, from that of an older version.
//   node tests/web/page/take_whats_new.mjs FOLDER [older|newer [ITEM...]]
// A picture is FOLDER/ITEM-SCREEN.png. See tests/pictures/take_whats_new.sh.
import { openGames } from "../module/open_module.mjs";
import { closeAll, isReady, obey, openProfile, storeOutcomes, untilLanded, untilMoves, visit } from "./open_page.mjs";

const [folder, age = "newer", ...wanted] = process.argv.slice(2);
const isOlder = age === "older";

const phone = { size: [390, 844], touch: true };
const desktop = { size: [1280, 800] };
const both = { phone, desktop };

/** The date of a day, so many days ago. */
const dayOf = (ago) => {
  const day = new Date(Date.now() - ago * 86_400_000);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

const outcome = (game, ago, more) => ({
  ...{
    game,
    variant: "",
    seed: String(1000 + ago),
    daily: "",
    own: 0,
    name: "",
    status: "won",
    score: 52,
    unit: "moves",
  },
  ...{ at: 60, clock: 190_000, hints: 0, undos: 0, day: dayOf(ago), ended: Date.now() - ago * 86_400_000 },
  ...{ save: `${game} ${ago} ${JSON.stringify(more)}`, ...more },
});

/** What a player might have finished in a month. */
const results = [...Array(30).keys()].flatMap((ago) => [
  ...["kulki", "mahjong", "freecell", "sliding"]
    .filter(() => ago < 9 && ago !== 6)
    .map((game) =>
      outcome(game, ago, {
        daily: dayOf(ago),
        variant: { kulki: "kulki", mahjong: "turtle", freecell: "4cells", sliding: "3x3" }[game],
        status: game === "kulki" ? "lost" : "won",
        score: game === "kulki" ? 900 + ago * 31 : 52,
        unit: game === "kulki" ? "points" : "moves",
        clock: 160_000 + ago * 9000,
      }),
    ),
  ...(ago % 9 === 4
    ? []
    : [
        outcome("freecell", ago, {
          variant: "4cells",
          status: ago % 7 === 5 ? "lost" : "won",
          at: 92 - ((ago * 11) % 31),
          clock: 214_000 + ((ago * 37) % 160) * 1000,
          hints: Number(ago % 5 === 4),
        }),
      ]),
]);

/** A page with results, at an address. */
async function withResults(context, hash) {
  const page = await visit(context);
  await storeOutcomes(page, results);
  await page.goto("about:blank");
  await page.close();
  return visit(context, hash);
}

/** No shorter way is known. */
const winning =
  "2a 27 72 4b 46 42 4c 4d ch 47 74 1c 16 76 83 83 d8 74 1h 21 2d c2 82 87 27 28 4h 32 34 3c 53 5b 57 5d 58 35 13 12 15".split(
    " ",
  );

/** Ends a game as in play, and waits until the result is there. */
async function ended(context) {
  const page = await visit(context, "#freecell/617");
  await obey(page, winning.slice(0, -1).join(" "));
  await untilMoves(page, winning.length - 1);
  await untilLanded(page);
  await obey(page, winning.at(-1));
  await untilMoves(page, winning.length);
  await page.waitForSelector(".ending:not([hidden])", { state: "attached" });
  await page.waitForTimeout(2500);
  return page;
}

/** Takes the first pairs until none is left. */
async function stuck(context) {
  const games = await openGames();
  games.openWords("mahjong", "turtle:random 7");
  const way = [];
  for (let moves = games.moves(); games.state().status === "going"; moves = games.moves()) {
    way.push({ text: games.moveText(moves[0]), ...games.moveAt(moves[0]) });
    games.playMove(moves[0]);
  }
  const page = await visit(context, "#mahjong/turtle:random/7");
  const { from, to } = way[way.length - 1];
  await obey(
    page,
    way
      .slice(0, -1)
      .map(({ text }) => text)
      .join(" "),
  );
  await untilMoves(page, way.length - 1);
  // As most players do.
  for (const spot of [from, to]) await page.locator(`[data-spot="${spot}"]`).dispatchEvent("click");
  await untilMoves(page, way.length);
  await page.waitForTimeout(2500);
  return page;
}

async function options(context) {
  const page = await visit(context, "#freecell/617");
  await page.evaluate(() => (location.hash = "#look"));
  await page.waitForTimeout(1500);
  return page;
}

async function soundOptions(context) {
  const page = await options(context);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
    const titles = [...document.querySelectorAll("legend, h2, h3, summary")];
    titles.find((one) => /sound/i.test(one.textContent))?.scrollIntoView({ block: "start" });
  });
  await page.waitForTimeout(300);
  return page;
}

async function lesson(context) {
  const page = await visit(context, "#learn/freecell");
  await page.waitForTimeout(2500);
  return page;
}

async function ownLayout(context) {
  const page = await visit(context, "#mahjong/plum");
  await page.click(".tools .tool:has-text('Choose')");
  await page.waitForSelector("dialog");
  if (isOlder) {
    await page.evaluate(() =>
      [...document.querySelectorAll("dialog h3, dialog legend, dialog h2")]
        .find((one) => /layout/i.test(one.textContent))
        ?.scrollIntoView(),
    );
    await page.waitForTimeout(1000);
    return page;
  }
  await page.getByRole("button", { name: "Make a layout" }).click();
  const table = page.locator(".layout-table");
  await table.waitFor();
  const box = await table.boundingBox();
  const places = [2, 6, 10]
    .flatMap((y) => [4, 6, 8, 10, 12, 14].map((x) => [x, y]))
    .concat(
      [4, 8].flatMap((y) => [
        [10, y],
        [12, y],
        [14, y],
      ]),
    );
  for (const [x, y] of [...places, [12, 6], [14, 6], [14, 6]])
    await page.mouse.click(box.x + (box.width * (x + 1)) / 34, box.y + (box.height * (y + 1)) / 20);
  await page.waitForTimeout(4000);
  return page;
}

async function theDay(context) {
  const page = await withResults(context, "");
  await page.waitForTimeout(1500);
  const day = page.locator("button:has-text('Your day')");
  if (!isOlder && (await day.count())) await day.click();
  await page.waitForTimeout(1500);
  return page;
}

/** Item, screens, and how to get there. */
const scenes = [
  ["endings", both, ended, { still: false }],
  ["day", both, theDay],
  ["records", both, (context) => withResults(context, "#statistics/freecell")],
  ["learning", both, lesson, { still: false }],
  ["screens", both, options],
  ["sound", both, soundOptions],
  ["phones", { start: phone }, (context) => visit(context, "")],
  ["phones", { small: { size: [360, 640], touch: true } }, (context) => visit(context, "")],
  ["phones", { turtle: phone }, (context) => visit(context, "#mahjong/plum")],
  ["phones", { figure: phone }, (context) => visit(context, "#mahjong/layout/boat")],
  ["own-layouts", both, ownLayout],
  ["voice", both, stuck],
];

for (const [item, screens, act, traits] of scenes) {
  if (wanted.length && !wanted.includes(item)) continue;
  for (const [name, screen] of Object.entries(screens)) {
    const context = await openProfile({ ...screen, ...traits });
    const page = await act(context);
    await isReady(page);
    if (traits?.still !== false) await untilLanded(page).catch(() => {});
    await page.evaluate(() => document.activeElement?.blur());
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${folder}/${item}-${name}.png` });
    console.log(item, name);
    await context.close();
  }
}
await closeAll();
