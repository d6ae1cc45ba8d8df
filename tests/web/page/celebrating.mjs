// SPDX-License-Identifier: MIT
// Looks at the frames in which games end and are dealt: all pieces are there,
// none is in two places, and any touch goes on.
import { done, same, test, verdict } from "../tap.mjs";
import { countsOf, openFilm, playToEnd, seenTwice, toEnd } from "./film.mjs";
import { closeAll, complaints, obey, openProfile, turnTo, untilMoves, visit } from "./open_page.mjs";
import { countLines } from "../../../front/web/page/view/celebrating.js";
import { endings, scored } from "./ways.mjs";

const hashOf = ({ game, words }) => `#${game}/${words.replace(" ", "/")}`;

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
    verdict(frames.length >= 75 && frames.length <= 140, "it takes 3 to 5 seconds", frames.length * 40);
    same("no piece is in two places", "", tooMany(ending.game, [before, ...frames]));
    await page.waitForSelector(".ending:not([hidden])");
    await context.close();
  });

const [, mahjong, freecell, sliding] = endings;

for (const size of [
  [390, 844],
  [1280, 800],
])
  await test(`all of Mahjong's tiles build a wall and a tower at ${size.join("x")}`, async () => {
    const { context, page } = await openFilm(hashOf(mahjong), size);
    await playToEnd(page, mahjong);
    await watch(page);
    await page.waitForSelector(".ending:not([hidden])");
    const tiles = await page.evaluate(() => {
      const stage = document.querySelector(".stage").getBoundingClientRect();
      return [...document.querySelectorAll(".air .stone")].map((tile) => {
        const { left, top, right, bottom } = tile.getBoundingClientRect();
        return {
          left: left - stage.left,
          top: top - stage.top,
          right: stage.right - right,
          down: stage.bottom - bottom,
        };
      });
    });
    same("all tiles are there", 144, tiles.length);
    same("each at a place of its own", 144, new Set(tiles.map((tile) => JSON.stringify(tile))).size);
    const least = Math.min(...tiles.flatMap(Object.values));
    verdict(least > -1, "all are on the table", least);
    const within = tiles.filter(({ left, right }) => Math.min(left, right) > size[0] * 0.2);
    verdict(
      within.some(({ top }) => top > 60 && top < 420),
      "the middle isn't empty",
      within.length,
    );
    await context.close();
  });

await test("the sliding puzzle's tiles are counted into a ring and back, and the last one closes the picture", async () => {
  const { context, page } = await openFilm(hashOf(sliding), [390, 844]);
  await playToEnd(page, sliding);
  const frames = await watch(page);
  const home = new Map(frames.at(-1).map(([name, left, top]) => [name, [left, top]]));
  const away = frames.map((frame) =>
    frame
      .filter(([name, left, top]) => Math.hypot(left - home.get(name)[0], top - home.get(name)[1]) > 2)
      .map(([name]) => name),
  );
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8].map(String);
  const leaving = new Set(away.flat()),
    returning = new Set([...away].reverse().flat());
  same("they leave in order", numbers.join(), [...leaving].filter((name) => numbers.includes(name)).join());
  verdict(
    away.some((names) => names.length === 8),
    "all of them are in the ring",
    Math.max(...away.map((names) => names.length)),
  );
  same("they return in order", "8", [...returning].filter((name) => numbers.includes(name))[0]);
  await page.waitForSelector(".ending:not([hidden])");
  const [cell, last] = await page.evaluate(() =>
    [".board .gap", ".air .block"].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()),
  );
  verdict(
    Math.hypot(cell.x - last.x, cell.y - last.y, cell.width - last.width) < 3,
    "the last tile is in the gap",
    JSON.stringify([cell, last]),
  );
  await page.keyboard.type("u");
  await page.waitForFunction(() => !document.querySelector(".air .block"));
  await context.close();
});

await test("Kulki's balls burst into sparks while the points are counted", async () => {
  const { context, page } = await openFilm(hashOf(scored), [1280, 800]);
  await playToEnd(page, scored);
  const seen = await page.evaluate(async () => {
    const seen = { counted: [], sparks: 0 };
    while (document.querySelector(".celebrating")) {
      await window.film.goTo(window.film.now + 40);
      await new Promise(requestAnimationFrame);
      const counted = document.querySelector(".points span")?.textContent;
      if (counted) seen.counted.push(Number(counted));
      const canvas = document.querySelector(".air > canvas");
      const dots = canvas?.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      seen.sparks = Math.max(seen.sparks, dots.filter((value, nth) => nth % 4 === 3 && value > 0).length);
    }
    return seen;
  });
  same("points only grow", [...seen.counted].sort((a, b) => a - b).join(), seen.counted.join());
  same("from nothing", 0, seen.counted[0]);
  same("to the score", scored.score, seen.counted.at(-1));
  verdict(seen.sparks > 2000, "there are many sparks", seen.sparks);
  same("they are gone in the end", 0, await page.locator(".air canvas, .air .points").count());
  await context.close();
});

/** What is counted in the middle while the pieces celebrate, and the outlines that a focus has meanwhile. */
const watchCounter = (page) =>
  page.evaluate(async () => {
    const seen = { counted: [], outlined: 0 };
    while (document.querySelector(".celebrating")) {
      await window.film.goTo(window.film.now + 40);
      await new Promise(requestAnimationFrame);
      const counted = document.querySelector(".points span")?.textContent;
      if (counted) seen.counted.push(Number(counted));
      seen.outlined += [...document.querySelectorAll(".celebrating .face")].filter(
        (face) => getComputedStyle(face).outlineStyle !== "none",
      ).length;
    }
    return seen;
  });

for (const photo of ["none", "coast"])
  await test(`the ring turns around the number of moves, also with the picture ${photo}`, async () => {
    const { context, page } = await openFilm("#look", [390, 844]);
    await page.evaluate((value) => document.querySelector(`input[name=photo][value=${value}]`).click(), photo);
    await turnTo(page, hashOf(sliding));
    await page.waitForFunction(
      (parts) => document.querySelectorAll(".stage .part").length === parts,
      photo === "none" ? 0 : 8,
    );
    await toEnd(page);
    await playToEnd(page, sliding);
    const { counted, outlined } = await watchCounter(page);
    same("moves only grow", [...counted].sort((a, b) => a - b).join(), counted.join());
    same("to the number that the result tells", sliding.score, counted.at(-1));
    same("no tile has the outline of the focus", 0, outlined);
    await page.waitForSelector(".ending:not([hidden])");
    same("the gap has the last part", photo === "none" ? 0 : 9, await page.locator(".stage .board .part").count());
    same("or the last tile", photo === "none" ? 1 : 0, await page.locator(".air .block").count());
    await context.close();
  });

await test("lines that go at once are counted", async () => {
  const line = (length, right, down, value = 1) =>
    Array.from({ length }, (_, nth) => ({ x: 4 + nth * right, y: 4 + nth * down, value }));
  const star = [-1, 0, 1].flatMap((right) => [-1, 0, 1].flatMap((down) => line(5, right, down)));
  same("one", 1, countLines(line(7, 1, 0)));
  same("a corner", 2, countLines([...line(5, 1, 0), ...line(5, 0, 1).slice(1)]));
  same("a star", 4, countLines(star));
  same(
    "two colours in a row",
    2,
    countLines([...line(5, 1, 0), ...line(5, 1, 0, 2).map((ball) => ({ ...ball, x: ball.x + 5 }))]),
  );
});

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

/** The moments at which a player may leave a game that has just been won or lost. */
const moments = {
  "before the last piece has landed": () => {},
  "while the pieces celebrate": (page) =>
    page.evaluate(async () => {
      while (!document.querySelector(".celebrating")) await window.film.goTo(window.film.now + 20);
    }),
  "when the result comes": (page) => toEnd(page),
};

/** What is wrong with a board that has left the page, after everything that went on with it has ended. */
const leftBehind = (page) =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 20; calm++) if (await window.film.goTo(window.film.now + 1000)) calm = 0;
    return [
      ...(window.left.outerHTML.match(/[^;" ]*(NaN|undefined)[^;" ]*/g) ?? []),
      ...(window.left.querySelector("canvas") ? ["it is painted"] : []),
    ].join();
  });

/** Leaves the game for its options, and returns what is wrong then. */
async function leave(page) {
  await page.evaluate(() => {
    window.left = document.querySelector(".stage .board");
    location.hash = "#look";
  });
  await page.waitForSelector("input[name=theme]");
  return leftBehind(page);
}

for (const ending of [endings[0], freecell, sliding])
  await test(`${ending.game}'s board is not drawn after the player has left it`, async () => {
    for (const [when, pass] of Object.entries(moments)) {
      const { context, page } = await openFilm(hashOf(ending), [360, 740]);
      const texts = ending.way.map(({ text }) => text);
      await obey(page, texts.slice(0, -1).join(" "));
      await untilMoves(page, texts.length - 1);
      await toEnd(page);
      await obey(page, texts.at(-1));
      await page.waitForFunction(() => /won|over/.test(document.querySelector(".verdict")?.textContent ?? ""));
      await pass(page);
      same(when, "", await leave(page));
      await page.goBack();
      await page.waitForSelector(".stage .board .piece");
      await context.close();
    }
    const { context, page } = await openFilm(hashOf(ending), [360, 740], true);
    same("during the deal", "", await leave(page));
    await context.close();
  });

same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
