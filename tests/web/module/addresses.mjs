// SPDX-License-Identifier: MIT
// Checks that the address of a game leads back to it, whatever its seed.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRoute, routeOf } from "../../../front/web/page/page/route.js";
import { done, same, test } from "../tap.mjs";
import { native, openGames, variants } from "./open_module.mjs";

const games = await openGames();
const reader = await openGames();

/** Words that have a meaning of their own where a seed can stand, and some that don't. */
const seeds = ["plum", "617", "new", "NEW", "today", "yesterday", "layout", "random", "4cells", "3x3"];
/** Words whose games may have no address: no false one leads to them. */
const taken = ["easy", "Hard", "winnable", "daily", "2026-11-21"];

/** @returns {{ variant: string, seed: string, digest: string }} */
function dealt() {
  const { variant, seed, digest } = games.state();
  return { variant, seed, digest };
}

const scratch = mkdtempSync(join(tmpdir(), "quadrille-addresses-"));
let saves = 0;
/** Opens a save of the terminal program, which has an option for seeds. Returns whether the game has such seeds.
 * @param {string} game @param {string} variant @param {string} seed */
function deal(game, variant, seed) {
  const file = join(scratch, `${++saves}.txt`);
  native([game, variant, "--seed", seed], `save ${file}\n`);
  try {
    games.load(readFileSync(file, "utf8"));
  } catch {
    return false;
  }
  return games.state().seed === seed;
}

let addresses = 0;
for (const [game, variant] of variants)
  await test(`${game} ${variant}: each address leads back to its game`, () => {
    for (const seed of [...seeds, ...taken]) {
      if (!deal(game, variant, seed)) continue;
      const before = dealt();
      const address = routeOf(games.state(), reader);
      if (!address && taken.includes(seed)) continue;
      const route = readRoute(address);
      if (route.page !== "play" || route.daily || route.layout || route.words === "new") return `${seed}: ${address}`;
      games.openWords(game, route.words);
      if (JSON.stringify(dealt()) !== JSON.stringify(before)) return `${seed}: ${address}`;
      addresses++;
    }
    return true;
  });
same("enough addresses", true, addresses > 120);
rmSync(scratch, { recursive: true });
done();
