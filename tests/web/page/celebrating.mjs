// SPDX-License-Identifier: MIT
// Looks at the frames in which games end and are dealt: all pieces are there,
// none is in two places, and any touch goes on.
import { done, same, test, verdict } from "../tap.mjs";
import { countsOf, openFilm, seenTwice, toEnd } from "./film.mjs";
import { closeAll, complaints, obey, openProfile, untilMoves, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const hashOf = ({ game, words }) => `#${game}/${words.replace(" ", "/")}`;

/** Plays a game to its end, until its pieces celebrate. */
async function playToEnd(page, { way }) {
  for (let nth = 0; nth < way.length; nth++) {
    await obey(page, way[nth].text);
    await untilMoves(page, nth + 1);
    if (nth < way.length - 1) await toEnd(page);
  }
  await page.evaluate(async () => {
    while (!document.querySelector(".celebrating")) await window.film.goTo(window.film.now + 20);
  });
}

/** Runs the celebration, and returns what its frames show. */
const watch = (page) =>
  page.evaluate(async () => {
    const frames = [];
    while (document.querySelector(".celebrating")) {
      await window.film.goTo(window.film.now + 40);
      frames.push(window.film.look());
    }
    return frames;
  });

/** Each card is in one place, and has one of the four of its kind in Mahjong; balls and numbered tiles are those of the
 * board. */
const most = { freecell: 1, mahjong: 4 };
function tooMany(game, frames) {
  if (!most[game]) return seenTwice(frames);
  return frames
    .flatMap((frame) => [...countsOf(frame)].filter(([, places]) => places.length > most[game]).map(([name]) => name))
    .slice(0, 5)
    .join();
}

for (const ending of endings)
  await test(`${ending.game} ends with its own pieces`, async () => {
    const { context, page } = await openFilm(hashOf(ending), [390, 844]);
    await playToEnd(page, ending);
    const before = await page.evaluate(() => window.film.look());
    const frames = await watch(page);
    verdict(frames.length > 20, "it takes a moment", frames.length);
    same("no piece is in two places", "", tooMany(ending.game, [before, ...frames]));
    await page.waitForSelector(".ending:not([hidden])");
    const stays = await page.evaluate(() => document.querySelectorAll(".air .stone").length);
    same("a wall stays behind the result", ending.game === "mahjong", stays > 20 && stays % 2 === 0);
    await context.close();
  });

const [, , freecell, sliding] = endings;

/** The share of the board's surroundings that is covered by traces. */
const traced = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector(".board > canvas");
    if (!canvas) return 0;
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, nth) => nth % 4 === 3 && value > 0).length / (data.length / 4);
  });

await test("FreeCell's cascade leaves traces behind the result, until the game goes on", async () => {
  for (const next of [(page) => page.keyboard.type("u"), (page) => page.setViewportSize({ width: 844, height: 390 })]) {
    const { context, page } = await openFilm(hashOf(freecell), [390, 844]);
    await playToEnd(page, freecell);
    await watch(page);
    await page.waitForSelector(".ending:not([hidden])");
    verdict((await traced(page)) > 0.3, "they cover a good part of the screen", await traced(page));
    await next(page);
    await page.waitForFunction(() => !document.querySelector(".board > canvas"));
    await context.close();
  }
});

await test("a touch or a key ends it", async () => {
  for (const skip of [(page) => page.mouse.click(5, 300), (page) => page.keyboard.press("Shift")]) {
    const { context, page } = await openFilm(hashOf(sliding), [390, 844]);
    await playToEnd(page, sliding);
    same("the result waits", true, await page.locator(".ending").isHidden());
    await skip(page);
    await page.waitForSelector(".ending:not([hidden])");
    same("nothing celebrates", 0, await page.locator(".celebrating").count());
    await context.close();
  }
});

await test("with reduced motion there is only the result", async () => {
  const context = await openProfile({ size: [390, 844] });
  const page = await visit(context, hashOf(sliding));
  await page.evaluate(() => {
    window.celebrated = 0;
    new MutationObserver(() => (window.celebrated += document.querySelectorAll(".celebrating").length)).observe(
      document.body,
      { attributes: true, subtree: true },
    );
  });
  for (let nth = 0; nth < sliding.way.length; nth++) {
    await obey(page, sliding.way[nth].text);
    await untilMoves(page, nth + 1);
  }
  await page.waitForSelector(".ending:not([hidden])");
  same("no piece moves by itself", 0, await page.evaluate(() => window.celebrated));
  await context.close();
});

await test("points fly up from a line", async () => {
  const { context, page } = await openFilm("#kulki/web5/7", [390, 844]);
  await page.evaluate(() => {
    window.points = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.classList?.contains("points")) window.points.push(node.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (let nth = 1; !(await page.evaluate(() => window.points.length)); nth++) {
    await page.keyboard.type("p");
    await untilMoves(page, nth);
    await page.keyboard.type("p");
    await toEnd(page);
    if (nth > 30) throw new Error("no line in 30 moves");
  }
  const score = await page.locator(".facts > div:first-child dd").textContent();
  same("they are the score of the first line", `+${score}`, await page.evaluate(() => window.points[0]));
  await toEnd(page);
  same("they are gone in the end", 0, await page.locator(".points").count());
  await context.close();
});

await test("Mahjong's next game is dealt layer by layer", async () => {
  const { context, page } = await openFilm("#mahjong/plum", [390, 844]);
  await obey(page, endings[1].way[0].text);
  await untilMoves(page, 1);
  await toEnd(page);
  await obey(page, "new 8");
  await untilMoves(page, 0);
  const shown = await page.evaluate(async () => {
    const counts = [];
    for (let left = 1; left > 0;) {
      left = await window.film.goTo(window.film.now + 100);
      counts.push(window.film.look().length);
    }
    return counts;
  });
  verdict(shown[0] < 100 && shown.at(-1) === 144, "tiles come one after the other", shown.join());
  await context.close();
});

for (const ending of endings)
  await test(`${ending.game}'s first board is dealt piece by piece`, async () => {
    const { context, page } = await openFilm(hashOf(ending), [390, 844], true);
    const shown = await page.evaluate(async () => {
      const counts = [window.film.look().length];
      for (let left = 1; left > 0;) {
        left = await window.film.goTo(window.film.now + 100);
        counts.push(window.film.look().length);
      }
      return counts;
    });
    verdict(ending.game === "freecell" || shown[0] < shown.at(-1), "not all are there at once", shown.join());
    verdict(shown.length > 4, "it takes a moment", shown.join());
    await context.close();
  });

await test("a click ends the first deal, and counts", async () => {
  const { context, page } = await openFilm("#sliding/3x3/plum", [1280, 800], true);
  const [{ from }] = sliding.way;
  const [x, y] = await page.evaluate((spot) => {
    const { left, top, width, height } = document.querySelector(`.stage [data-spot="${spot}"]`).getBoundingClientRect();
    return [left + width / 2, top + height * 1.3]; // Where it will be: now it is higher.
  }, from);
  await page.mouse.click(x, y);
  await untilMoves(page, 1);
  await context.close();
});

same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
