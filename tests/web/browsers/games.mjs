// SPDX-License-Identifier: MIT
// The page in another browser than Chromium: the same games, played with the
// mouse, by taps and by keys, continued after the page was left, answered by
// the solver's thread, and played without a network.
//   games.mjs webkit|firefox
import { openGames } from "../module/open_module.mjs";
import { endings } from "../page/ways.mjs";
import { spotSeen } from "../spots.mjs";
import { done, same, test } from "../tap.mjs";
import { stopServing, until } from "./serve.mjs";

const { closeAll, complaints, hit, inPage, name, tap, typed, visit } = await import(`./${process.argv[2]}.mjs`);
console.log(`# ${name}`);
const textOf = (selector) => inPage((wanted) => document.querySelector(wanted)?.textContent ?? "", selector);
const moves = () => textOf(".facts > div:nth-child(2) dd");
const untilMoves = (count) => until(`${count} moves`, async () => (await moves()) === String(count));

/** Plays a move, which may begin and end on the same spot. */
async function play({ from, to }, touch) {
  if (from !== to) await touch(from);
  await touch(await inPage(spotSeen, to));
}

async function typedMove({ text }) {
  await typed(":");
  await typed(text);
  await inPage(() => document.querySelector("dialog form").requestSubmit());
}

/** Moves by the mouse, by taps and by keys; then the page is left. */
async function goesOn({ game, words, way }) {
  const hash = `#${game}/${words.replace(" ", "/")}`;
  await visit(hash);
  const ways = [(move) => play(move, hit), (move) => play(move, tap), typedMove];
  for (const [nth, move] of way.slice(0, 6).entries()) {
    await ways[nth % 3](move);
    await untilMoves(nth + 1);
  }
  await visit("");
  await visit(hash);
  same(`${game} goes on with its moves`, "6", await moves());
}

/** Whether the service worker has stored everything that it stores at once. */
const isStored = () => navigator.serviceWorker?.ready.then((one) => one.active?.state === "activated") ?? false;

/** With the server gone, the page still opens, plays and answers. */
async function withoutNetwork() {
  await visit("");
  await until("the page is stored", () => inPage(isStored));
  await visit("");
  await stopServing();
  for (const { game, words, way } of endings) {
    const hash = `#${game}/${words.replace(" ", "/")}`;
    await visit(hash);
    await play(way[6], hit);
    await untilMoves(7);
  }
  await typed("t");
  await until("a hint", async () => (await textOf("#live")).startsWith("Hint: "));
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
  await typed("t");
  await until("a hint", async () => (await textOf("#live")).startsWith("Hint: "));
  await until("a verdict", async () => (await textOf(".verdict")) === "✓ can be won");
}

/** A tap holds a card instead of sending it, so that the solver's moves can be played. */
await visit("");
await inPage(() => localStorage.setItem("quadrille look", JSON.stringify({ cards: "two", pairs: "two" })));
for (const ending of endings) await test(`${ending.game} goes on after the page was left`, () => goesOn(ending));
await test("deals are the same", sameDeals);
await test("hints and verdicts come", isAdvised);
await test("the page plays without a network", withoutNetwork);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
