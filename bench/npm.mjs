// SPDX-License-Identifier: MIT
// Reports two figures of the package for JavaScript, in the processor's own time, so that other programs on the machine
// hardly matter: from the import to the first move, and how long it takes to solve FreeCell deal 617, which needs
// 6,885 positions. Needs build/npm/package (bindings/npm/build.mjs).
//   node bench/npm.mjs [ROUNDS]
import { execFileSync } from "node:child_process";

const rounds = Number(process.argv[2] ?? 9);
const entry = new URL("../build/npm/package/dist/node.js", import.meta.url);

const firstMove = `
const before = process.cpuUsage();
const { Game, load } = await import("${entry}");
await load();
new Game("freecell").deal(617).play("1a");
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);`;

const solving = `
const { Game, load } = await import("${entry}");
await load();
const freecell = new Game("freecell");
for (let time = 0; time < 9; time++) await freecell.deal(617).solve();
const before = process.cpuUsage();
for (let time = 0; time < 50; time++) await freecell.deal(617).solve();
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000 / 50);`;

/** The least of several runs, each in a process of its own. @param {string} script @param {number} times */
function least(script, times) {
  const run = () => Number(execFileSync("node", ["--input-type=module", "-e", script], { encoding: "utf8" }));
  return Math.min(...Array.from({ length: times }, run)).toFixed(1);
}

console.log(`from the import to the first move: ${least(firstMove, rounds)} ms`);
console.log(`solving FreeCell deal 617: ${least(solving, 3)} ms`);
