// SPDX-License-Identifier: MIT
// Plays as many random games as tests/digests.sh does and expects the same
// digests.
import { done, same } from "../tap.mjs";
import { native, openGames } from "./open_module.mjs";

const games = await openGames();
const many = process.env.QUADRILLE_LONG ? 10000 : 1000;
const all = [
  ["kulki", "kulki", many],
  ["mahjong", "turtle", many],
  ["freecell", "4cells", many],
  ["sliding", "3x3", many],
  ["kulki", "klines", 50],
  ["kulki", "lines98", 50],
  ["kulki", "large", 50],
  ["kulki", "small", 50],
  ["kulki", "kulki:5x15:9", 50],
  ["mahjong", "flowers", 50],
  ["mahjong", "random", 50],
  ["freecell", "0cells", 50],
  ["freecell", "7cells:none", 50],
  ["freecell", "2cells:full", 50],
  ["sliding", "2x2", 50],
  ["sliding", "10x10", 50],
  ["sliding", "4x4:walk200", 50],
  ["sliding", "7x3", 50],
];
for (const [game, variant, count] of /** @type {[string, string, number][]} */ (all)) {
  const expected = native(["digest", game, "--variant", variant, "--seed", `1..${count}`]).trim();
  same(`${game} ${variant}, ${count} games`, expected, games.digest(game, variant, 1, count));
}
done();
