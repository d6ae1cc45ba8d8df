// SPDX-License-Identifier: MIT
// Checks the module's memory: small while playing, larger for solvers, and
// without leaks.
import { done, test, verdict } from "../tap.mjs";
import { dice, openGames, wander, weights } from "./open_module.mjs";

const MEGABYTE = 1 << 20;
/** @param {import("../../../front/web/page/games.js").Games} games */
const size = (games) => games.call.memory.buffer.byteLength;

const player = await openGames();
for (let seed = 1; seed <= 40; seed++)
  for (const { name } of player.games()) {
    player.open(name, "", String(seed));
    wander(player, dice(seed), 120);
    player.load(player.save());
    player.load(player.share());
    player.boast();
    player.say();
  }
verdict(size(player) <= 3 * MEGABYTE, "160 games are played in 3 MB", `${size(player)} bytes`);

const asked = await openGames();
const rounds = () => {
  for (const { name } of asked.games()) {
    asked.open(name, "", "5");
    asked.verdict(20000);
    asked.hint();
    asked.hint(1);
    asked.distance();
    asked.obey("explain");
    asked.ask("fast", 2000n, 32);
  }
};
rounds();
rounds();
const after = size(asked);
for (let i = 0; i < 5; i++) rounds();
verdict(size(asked) === after, "repeated questions need no more memory", `${after} then ${size(asked)}`);
verdict(after < 320 * MEGABYTE, "all questions about a game fit in 320 MB", `${after} bytes`);

await test("the view of memory is renewed when memory grows", () => {
  const before = size(player);
  player.open("freecell", "", "617");
  player.ask("fast", 1000n, 64);
  return size(player) > before && player.state().seed === "617" && player.look().length > 52;
});
await test("a question that needs too much memory stays unanswered", () => {
  const { verdict: word, way } = player.ask("fast", 1000n, 100000);
  return word === "unknown" && way.length === 0;
});
await test("loading weights repeatedly leaks no memory", () => {
  const before = size(asked);
  for (let i = 0; i < 10; i++) {
    asked.teach(weights("weights-hidden.bin"));
    asked.teach(weights("weights-shown.bin"));
    asked.open("kulki", "", "1");
    asked.hint();
  }
  return size(asked) <= before + 2 * MEGABYTE || `${before} then ${size(asked)}`;
});
await test("a save of 5000 moves is loaded at its end", () => {
  player.open("sliding", "10x10", "1");
  wander(player, dice(1), 5000);
  const save = player.save();
  player.goTo(0);
  player.load(save);
  return player.state().at === 5000;
});
done();
