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

/** What the page tells of a game: how far it has come, and its moves, time and help. */
const told = () => {
  const { measure, progress, unit, moves, outcome, result } = games.state();
  return [measure, `${progress} ${unit}`.trim(), moves, outcome, result].join("; ");
};
/** @param {string} game @param {string} words @param {number} [left] moves that are not made */
function solve(game, words, left = 0) {
  games.openWords(game, words);
  const { way } = games.verdict();
  for (const move of way.slice(0, way.length - left)) games.playMove(move);
  games.tick(83000);
}
games.open("freecell", "", "617");
same("a fresh game is told", "moves; 0 home; 0; So far; 0 moves, 0:00", told());
games.playMove(games.moves()[0]);
games.undo();
same("an undo is told", "moves; 0 home; 0; So far; 0 moves, 0:00, 1 undo", told());
solve("mahjong", "1", 1);
same("the tiles that are left are told", "moves; 2 tiles left; 71; So far; 71 moves, 1:23", told());
games.openBoard("sliding", "2x2", "1 2 0 3");
games.countHint();
games.playMove(games.moves().find((move) => games.moveText(move) === "3") ?? 0);
same("a win with help", "moves; 1; 1; Won with help; 1 move, 0:00, 1 hint", told());
games.open("kulki", "small", "1");
while (games.state().status === "going") wander(games, dice(3), 1);
const { score, at } = games.state();
same("points are told first", `points; ${score} points; ${at}; Game over; ${score} points, ${at} moves, 0:00`, told());
same(
  "a slide of several tiles counts each of them",
  true,
  (() => {
    games.open("sliding", "4x4", "1");
    const long = games.moves().find((move) => {
      games.playMove(move);
      const { at, moves } = games.state();
      games.undo();
      return moves > at;
    });
    return long !== undefined;
  })(),
);
rmSync(folder, { recursive: true });
done();
