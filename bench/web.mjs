// SPDX-License-Identifier: MIT
// How much slower the solvers are as a WebAssembly module than in the terminal
// program: the same questions and nodes, side by side.
//   node bench/web.mjs [ROUNDS]
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { Games } from "../front/web/page/games.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = `${root}/build/web/page/quadrille.wasm`;
const rounds = Number(process.argv[2] ?? 3);
const MISUSED = 2; // the exit code

/** A bench: what is asked of the program, and the same of a module.
 * @typedef {{name: string, words: string[], input?: string, ask: (games: Games) => void}} Bench */

/** Deals of a game from 1 on. @param {string} game @param {string} variant @param {number} count
 * @param {"fast" | "short" | "optimal" | "prove"} how @param {number} nodes @param {number} memory @returns {Bench} */
function deals(game, variant, count, how, nodes, memory) {
  return {
    name: `${game} ${variant} 1..${count} --${how}`,
    words: ["solve", game, variant, `1..${count}`, "--mode", how, "--nodes", String(nodes), "--memory", String(memory)],
    ask: (games) => {
      for (let seed = 1; seed <= count; seed++) {
        games.open(game, variant, String(seed));
        games.ask(how, BigInt(nodes), memory);
      }
    },
  };
}

/** Lines of input in a game. @param {string} game @param {string} variant @param {string[]} lines @returns {Bench} */
function table(game, variant, lines) {
  return {
    name: `${game} ${variant} 7: ${lines.length} ${lines[0]}`,
    words: [game, variant, "7"],
    input: `${lines.join("\n")}\n`,
    ask: (games) => {
      games.open(game, variant, "7");
      const { weights } = games.state();
      if (weights) games.teach(readFileSync(`${root}/build/web/page/${weights}`));
      for (const line of lines) games.obey(line);
    },
  };
}

const benches = [
  deals("freecell", "4cells", 6000, "fast", 50000, 32),
  deals("freecell", "2cells:none", 200, "fast", 50000, 32),
  deals("freecell", "0cells", 4000, "prove", 100000, 64),
  deals("freecell", "4cells", 6, "short", 200000, 64),
  deals("freecell", "4cells", 8, "optimal", 100000, 256),
  deals("mahjong", "random", 400, "fast", 100000, 32),
  deals("mahjong", "random", 3, "short", 300000, 32),
  deals("sliding", "4x4", 30, "optimal", 2000000, 256),
  deals("sliding", "4x4", 20, "short", 200000, 256),
  deals("sliding", "8x8", 60, "fast", 2000000, 32),
  table("kulki", "kulki", Array(60).fill("hint")),
  table("kulki", "lines98", ["par"]),
];

/** Processor seconds of the children that have ended; the system counts them
 * in hundredths. */
function childSeconds() {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1].split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** @param {Bench} bench */
function native(bench) {
  const cache = mkdtempSync(join(tmpdir(), "quadrille-")); // so that no tables built earlier are used
  const before = childSeconds();
  const { status, stderr } = spawnSync(`${root}/build/release/quadrille`, bench.words, {
    input: bench.input ?? "",
    env: { ...process.env, XDG_CACHE_HOME: cache },
  });
  if (status === MISUSED) throw new Error(`${bench.words.join(" ")}: ${stderr}`);
  rmSync(cache, { recursive: true });
  return childSeconds() - before;
}

/** Uses a new module each time, as the program is a new process. @param {WebAssembly.Module} compiled @param {Bench} bench */
async function inModule(compiled, bench) {
  const games = await Games.from(compiled);
  const before = process.cpuUsage();
  bench.ask(games);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const bytes = readFileSync(file);
console.log(`module: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} compressed`);
const compiled = await WebAssembly.compile(bytes);
const ratios = [];
for (const bench of benches) {
  await inModule(compiled, bench); // warm up: the engine recompiles code that runs often
  let there = Infinity;
  let here = Infinity;
  for (let i = 0; i < rounds; i++) {
    there = Math.min(there, native(bench));
    here = Math.min(here, await inModule(compiled, bench));
  }
  ratios.push(here / there);
  console.log(
    bench.name.padEnd(36),
    `native ${there.toFixed(2)} s, module ${here.toFixed(2)} s, ratio ${(here / there).toFixed(2)}`,
  );
}
const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
console.log(`geometric mean of the ratios: ${mean.toFixed(2)}, the greatest ${Math.max(...ratios).toFixed(2)}`);
