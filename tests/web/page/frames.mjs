// SPDX-License-Identifier: MIT
// Looks at every frame of animated moves, in a time that only the test advances:
// no piece is seen twice, and no foundation shows a lower card than before.
import { done, same, test } from "../tap.mjs";
import { openGames } from "../module/open_module.mjs";
import { endings } from "./ways.mjs";
import { film, openFilm, seenTwice, step, toEnd } from "./film.mjs";
import { closeAll, complaints, obey, untilMoves } from "./open_page.mjs";

async function play(page, moves, count = moves.length) {
  for (const move of moves) await obey(page, move);
  await untilMoves(page, count);
}

const winning =
  "2a 27 72 4b 46 42 4c 4d ch 47 74 1c 16 76 83 83 d8 74 1h 21 2d c2 82 87 27 28 4h 32 34 3c 53 5b 57 5d 58 35 13 12 15".split(
    " ",
  );

/** The highest layer at each foundation, which is where the kings lie in the end. */
function foundationsFall(frames) {
  const rank = (name) => Number(/card-(\d+)/.exec(name)[1]) >> 2;
  const homes = frames.at(-1).map(([name, x, y]) => [name, x, y]);
  const fallen = homes.flatMap(([, x, y]) => {
    const shown = frames.slice(1).map((frame) =>
      Math.max(
        0,
        ...frame
          .filter(([, left, top]) => Math.abs(left - x) < 1 && Math.abs(top - y) < 1)
          .sort((a, b) => a[3] - b[3])
          .slice(-1)
          .map(([name]) => rank(name)),
      ),
    );
    return shown.flatMap((one, nth) => {
      const before = Math.max(0, ...shown.slice(0, nth));
      return one < before ? [`${nth * step} ms: ${one} after ${before}`] : [];
    });
  });
  return fallen.slice(0, 5).join("\n");
}

const placesOf = (frame) =>
  [...new Set(frame.map(([, x, y]) => `${Math.round(x)} ${Math.round(y)}`))].sort().join("; ");

for (const size of [
  [1280, 800],
  [390, 844],
  [360, 640],
  [320, 568],
  [844, 390],
])
  await test(`FreeCell's cards land one upon the other before the celebration, ${size.join(" x ")}`, async () => {
    const { context, page } = await openFilm("#freecell/617", size);
    await play(page, winning.slice(0, -1));
    await toEnd(page);
    const frames = await film(page, () => play(page, winning.slice(-1), winning.length));
    same("25 cards fly", true, frames.length > 100);
    same("no foundation shows a lower card than before", "", foundationsFall(frames));
    same("no card is seen twice", "", seenTwice(frames));
    await page.evaluate(async () => {
      while (document.querySelector(".ending").hidden) await window.film.goTo(window.film.now + 200);
    });
    await toEnd(page);
    // A low screen has the result beside the board, which gives way.
    const rest = await page.evaluate(() => window.film.look());
    if (size[0] < size[1]) same("and stay there when the result comes", placesOf(frames.at(-1)), placesOf(rest));
    await context.close();
  });

/** Kulki's moves up to the first line that a moved ball completes, by hints. */
async function untilLine() {
  const games = await openGames();
  games.openWords("kulki", "web5 7");
  const texts = [];
  const happened = (wanted) => games.events().some(({ kind }) => kind === wanted);
  for (let ends = false; !ends; ends = happened("cleared") && !happened("dropped")) {
    const { move } = games.hint();
    texts.push(games.moveText(move));
    games.playMove(move);
  }
  return texts;
}

/** Films every move, its being taken back and played again. */
async function filmAll(hash, moves, type, skip = 0) {
  const { context, page } = await openFilm(hash, [390, 844]);
  const found = [];
  for (let nth = 0; nth < moves.length; nth++) {
    const forth = async () => {
      await type(page, moves[nth]);
      await untilMoves(page, nth + 1);
    };
    if (nth < skip) await forth();
    else found.push(seenTwice(await film(page, forth)));
    await toEnd(page);
    if (nth !== moves.length - 1) continue;
    const back = async () => {
      await page.keyboard.type("u");
      await untilMoves(page, nth);
    };
    found.push(seenTwice(await film(page, back)));
  }
  same("no piece is seen twice", "", found.filter(Boolean).join("\n"));
  await context.close();
}

const line = await untilLine();
const typeMove = (page, text) => page.keyboard.type(text);
await test("Kulki's ball rolls into its line", () => filmAll("#kulki/web5/7", line, typeMove, line.length - 1));
await test("Mahjong's tiles meet", () =>
  filmAll(
    "#mahjong/plum",
    endings[1].way.slice(0, 3).map(({ text }) => text),
    obey,
  ));
await test("tiles slide", () =>
  filmAll(
    "#sliding/3x3/plum",
    endings[3].way.slice(0, 4).map(({ text }) => text),
    obey,
  ));
await test("cards fly", () => filmAll("#freecell/617", winning.slice(0, 5), obey));

same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
