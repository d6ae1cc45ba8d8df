// SPDX-License-Identifier: MIT
// The page in another browser than Chromium: the same games, played by the
// mouse, gone on with after the page was left, and answered by the thread that
// thinks.
import { openGames } from "../module/open_module.mjs";
import { endings } from "../page/ways.mjs";
import { spotSeen } from "../spots.mjs";
import { done, same, test } from "../tap.mjs";
import { closeAll, hit, inPage, typed, until, visit } from "./driver.mjs";

const textOf = (selector) => inPage((wanted) => document.querySelector(wanted)?.textContent ?? "", selector);
const moves = () => textOf(".facts > div:nth-child(2) dd");
const untilMoves = (count) => until(`${count} moves`, async () => (await moves()) === String(count));

/** The first moves by the mouse; then the page is left. */
async function goesOn({ game, words, way }) {
  const hash = `#${game}/${words.replace(" ", "/")}`;
  await visit(hash);
  for (const [nth, { from, to }] of way.slice(0, 5).entries()) {
    if (from !== to) await hit(from);
    await hit(await inPage(spotSeen, to));
    await untilMoves(nth + 1);
  }
  await visit("");
  await visit(hash);
  same("... with its moves", "5", await moves());
}

const deals = [["kulki"], ["mahjong"], ["freecell"], ["sliding", "4x4 "]].flatMap(([game, size = ""]) =>
  Array.from({ length: 50 }, (_, nth) => [game, `${size}${nth + 1}`]),
);

function digestsOf(games) {
  return deals.map(([game, words]) => {
    games.openWords(game, words);
    return games.state().digest;
  });
}

/** The module makes of them in the browser what it makes of them in Node. */
async function sameDeals() {
  await visit("");
  const seen = await inPage(`async () => {
    const { Games } = await import(new URL("games.js", location.href).href);
    const bytes = await (await fetch("quadrille.wasm")).arrayBuffer();
    const deals = ${JSON.stringify(deals)};
    return (${digestsOf})(await Games.from(await WebAssembly.compile(bytes)));
  }`);
  same("... to the last one", digestsOf(await openGames()), seen);
}

async function isAdvised() {
  await visit("#freecell/617");
  await typed("H");
  await until("a hint", async () => (await textOf("#live")).startsWith("Hint: "));
  await until("a verdict", async () => (await textOf(".verdict")) === "✓ can be won");
}

for (const ending of endings) await test(`${ending.game} goes on after the page was left`, () => goesOn(ending));
await test("deals are the same", sameDeals);
await test("hints and verdicts come", isAdvised);
await closeAll();
done();
