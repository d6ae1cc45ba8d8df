// SPDX-License-Identifier: MIT
// Runs the module as another machine: prints the same as "quadrille digest GAME
// --variant NAME --seed A..B" and "quadrille proof --seed A..B".
import { openGames } from "./open_module.mjs";

const [command, ...words] = process.argv.slice(2);
/** @param {string} name @param {string} usual */
const option = (name, usual) => (words.includes(name) ? words[words.indexOf(name) + 1] : usual);
const [first, last] = option("--seed", "1..3").split("..").map(Number);
const games = await openGames();
console.log(
  command === "proof" ? games.proof(first, last) : games.digest(words[0], option("--variant", ""), first, last),
);
