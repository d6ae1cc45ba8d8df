// SPDX-License-Identifier: MIT
// Moves a game from the module to the terminal program and back.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { done, same, verdict } from "../tap.mjs";
import { dice, native, openGames, variants, wander } from "./open_module.mjs";

const games = await openGames();
const folder = mkdtempSync(join(tmpdir(), "quadrille-"));
const file = join(folder, "game.txt");

for (const [game, variant] of variants) {
  const name = `${game} ${variant}`;
  games.open(game, variant, "12");
  wander(games, dice(12), 25);
  games.goTo(Math.max(0, games.state().at - 2));
  games.tick(61000);
  games.countHint();
  const save = games.save();
  writeFileSync(file, save);
  const valid = native(["verify", file]);
  verdict(valid.includes(": valid: "), `${name}: the program finds the module's save valid`, valid);
  native([game, "--load", file], `save ${file}\n`);
  same(`${name}: the program saves the same text`, save, readFileSync(file, "utf8"));
  const [code] = native([game, "--load", file], "code\nundo\n").split("\n");
  same(`${name}: the program prints the same code`, games.share(), code);
  const boast = games.boast(true);
  same(
    `${name}: the program prints the same share text`,
    boast,
    native([game, "--load", file], "share ascii\n").slice(0, boast.length),
  );
  native([game, "--load", file], `redo\nsave ${file}\n`);
  games.load(readFileSync(file, "utf8"));
  const { at, digest } = games.state();
  games.load(code);
  games.load(readFileSync(file, "utf8"));
  same(`${name}: the module continues the program's game`, [at, digest], [games.state().at, games.state().digest]);
}
rmSync(folder, { recursive: true });
done();
