// SPDX-License-Identifier: MIT
// Plays the same random games as random_games.c, with the package.
import { readFileSync } from "node:fs";
import { Game, STATUSES, load } from "quadrille";

const MOST_STEPS = 200;

/** @param {string} name @param {string} variant @param {string} seed */
function playOut(name, variant, seed) {
  let position = new Game(name).deal(seed, variant);
  let chance = Number(seed);
  let steps = 0;
  for (let moves = position.moves(); moves.length && steps < MOST_STEPS; moves = position.moves()) {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    position = position.play(moves[(chance >>> 16) % moves.length]);
    steps++;
  }
  return [steps, STATUSES.indexOf(position.status), position.score, position.digest.toString(16).padStart(16, "0")];
}

await load();
for (const line of readFileSync(0, "utf8").trim().split("\n"))
  console.log([line, ...playOut(...line.split(" "))].join(" "));
