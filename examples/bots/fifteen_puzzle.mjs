// SPDX-License-Identifier: MIT
// A bot for the sliding puzzle, by JSON-RPC: searches for the goal, the most promising boards first. Its solutions are quickly found, but not
// the shortest.
//   quadrille match sliding 4x4 --player 'node fifteen_puzzle.mjs'
import { createInterface } from "node:readline";

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
let id = 0;

async function ask(method, params) {
  process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id: ++id, method, params }) + "\n");
  const { value, done } = await lines.next();
  if (done) process.exit(); // the game is over
  return JSON.parse(value).result;
}

function distance(cells, size) {
  let sum = 0;
  cells.forEach((tile, at) => {
    const home = tile - 1;
    if (tile) sum += Math.abs(Math.floor(at / size) - Math.floor(home / size)) + Math.abs((at % size) - (home % size));
  });
  return sum;
}

// The boards after one move, each with the tile that moved.
function* neighbours({ cells, length }, size) {
  const gap = cells.indexOf(0);
  for (const step of [-size, size, gap % size ? -1 : 0, (gap + 1) % size ? 1 : 0]) {
    if (!step || cells[gap + step] === undefined) continue;
    const next = cells.slice();
    [next[gap], next[gap + step]] = [next[gap + step], 0];
    yield { cells: next, length: length + 1, tile: next[gap] };
  }
}

function solve(start, size) {
  const seen = new Set([start.join()]);
  const buckets = [[{ cells: start, length: 0 }]]; // boards by how promising they are
  for (let at = 0; at < buckets.length; at++) {
    while (buckets[at]?.length) {
      const board = buckets[at].pop();
      if (!distance(board.cells, size)) return board;
      for (const next of neighbours(board, size)) {
        const key = next.cells.join();
        if (seen.has(key)) continue;
        seen.add(key);
        next.before = board;
        const worth = next.length + 4 * distance(next.cells, size);
        (buckets[worth] ??= []).push(next);
        at = Math.min(at, worth);
      }
    }
  }
}

const { board } = await ask("board");
const tiles = [];
for (let at = solve(board.join(" ").split(/ +/).filter(Boolean).map(Number), board.length); at.before; at = at.before) tiles.unshift(at.tile);
for (const tile of tiles) await ask("play", [tile]);
