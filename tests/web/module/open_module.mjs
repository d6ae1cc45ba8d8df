// SPDX-License-Identifier: MIT
// Opens the built module, and runs the terminal program to compare with.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Games } from "../../../front/web/page/games.js";
import { LayoutMaker } from "../../../front/web/page/play/layout_maker.js";
import { Records } from "../../../front/web/page/play/records.js";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
export const compiled = await WebAssembly.compile(readFileSync(`${root}/build/web/page/quadrille.wasm`));
/** Kulki's trained weights, for games whose next balls are hidden or shown. */
export const weights = (name = "weights-hidden.bin") => new Uint8Array(readFileSync(`${root}/build/web/page/${name}`));

/** With the calls that the page does without. */
class WholeGames extends Games {
  board() {
    return this.text(this.call.board());
  }

  /** The closing words, or "" while the game continues. */
  ending() {
    return this.text(this.call.ending());
  }

  /** The digest of random games, equal on every machine.
   * @param {string} game @param {string} variant @param {number} first @param {number} last */
  digest(game, variant, first, last) {
    return this.text(this.call.digest(this.index(game), ...this.give(variant), first, last));
  }

  /** One digest of all games. @param {number} first @param {number} last */
  proof(first, last) {
    return this.text(this.call.proof(first, last));
  }
}

/** Opens a fresh module whose random numbers repeat in every run. */
export async function openGames() {
  const games = await WholeGames.from(compiled);
  games.setChance(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]));
  return games;
}

/** Opens a fresh module for what was played. */
export const openRecords = () => Records.from(readFileSync(`${root}/build/web/page/records.wasm`));

/** Opens a fresh module that reads and makes layouts. */
export const openLayoutMaker = () => LayoutMaker.from(readFileSync(`${root}/build/web/page/layouts.wasm`));

/** Returns the program's output; lines are passed to its standard input. @param {string[]} words @param {string}
   [input] */
export function native(words, input = "") {
  const program = process.env.QUADRILLE ?? `${root}/build/release/quadrille`;
  try {
    return execFileSync(program, words, { input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });
  } catch (error) {
    const { stdout } = /** @type {{stdout?: string}} */ (error);
    if (stdout === undefined) throw error;
    return stdout; // "no" and "unknown" have their own exit codes
  }
}

/** Random numbers below a limit, the same in every run. @param {number} seed */
export function dice(seed) {
  let state = seed >>> 0 || 1;
  return (/** @type {number} */ below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Plays some random moves. @param {Games} games @param {(below: number) => number} roll @param {number} most */
export function wander(games, roll, most) {
  for (let i = 0; i < most; i++) {
    const moves = games.moves();
    if (!moves.length) return;
    games.playMove(moves[roll(moves.length)]);
  }
}

/** Variants of different kinds. */
export const variants = [
  ["kulki", "kulki"],
  ["kulki", "lines98"],
  ["kulki", "klines"],
  ["kulki", "web9"],
  ["kulki", "large"],
  ["kulki", "kulki:5x15:9"],
  ["mahjong", "turtle"],
  ["mahjong", "flowers"],
  ["mahjong", "random"],
  ["freecell", "4cells"],
  ["freecell", "0cells"],
  ["freecell", "2cells:full"],
  ["freecell", "7cells:none"],
  ["sliding", "2x2"],
  ["sliding", "3x3"],
  ["sliding", "4x4"],
  ["sliding", "10x10"],
  ["sliding", "4x4:walk200"],
];
