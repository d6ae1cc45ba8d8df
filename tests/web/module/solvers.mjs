// SPDX-License-Identifier: MIT
// Expects the solvers' verdicts, solutions and node counts, and the answers to
// typed commands, to match the terminal program's.
import { readFileSync } from "node:fs";
import { done, same, test } from "../tap.mjs";
import { native, openGames, root, weights } from "./open_module.mjs";

const games = await openGames();

/** @param {number[]} way */
function inWords(way) {
  const { at } = games.state();
  const words = way.map((move) => {
    const text = games.moveText(move).replaceAll(" ", "");
    games.playMove(move);
    return text;
  });
  games.goTo(at);
  return words;
}

/** Counts single-tile moves. @param {number[]} way */
function tilesOf(way) {
  for (const move of way) games.playMove(move);
  const { score } = games.state();
  games.goTo(0);
  return score;
}

/** @typedef {"fast" | "short" | "optimal" | "prove"} How */
const questions = /** @type {[string, string, string, How, number, number][]} */ ([
  ["freecell", "4cells", "617", "fast", 100000, 32],
  ["freecell", "4cells", "11982", "fast", 20000, 32],
  ["freecell", "4cells", "11982", "prove", 900000, 256],
  ["freecell", "3cells", "7", "fast", 100000, 32],
  ["freecell", "2cells:none", "3", "fast", 50000, 32],
  ["freecell", "4cells:full", "1941", "fast", 300000, 32],
  ["freecell", "4cells", "617", "short", 60000, 64],
  ["freecell", "4cells", "3", "optimal", 40000, 256],
  ["mahjong", "turtle", "1", "fast", 100000, 32],
  ["mahjong", "random", "5", "fast", 100000, 32],
  ["mahjong", "random", "9", "prove", 100000, 32],
  ["mahjong", "flowers", "3", "fast", 100000, 32],
  ["mahjong", "random", "5", "short", 100000, 32],
  ["sliding", "3x3", "5", "fast", 100000, 32],
  ["sliding", "3x3", "5", "optimal", 100000, 256],
  ["sliding", "4x4", "3", "fast", 100000, 32],
  ["sliding", "4x4", "3", "short", 60000, 256],
  ["sliding", "4x4", "6", "optimal", 900000, 256],
  ["sliding", "4x3", "8", "optimal", 900000, 256],
  ["sliding", "9x5", "2", "fast", 200000, 32],
]);

for (const [game, variant, seed, how, nodes, memory] of questions) {
  const words = [
    "solve",
    game,
    "--variant",
    variant,
    "--seed",
    seed,
    "--mode",
    how,
    "--nodes",
    String(nodes),
    "--memory",
    String(memory),
    "--json",
  ];
  const expected = JSON.parse(native(words));
  games.open(game, variant, seed);
  const answer = games.ask(how, BigInt(nodes), memory);
  const name = `${game} ${variant} ${seed} ${how}`;
  same(`${name}: verdict and nodes`, [expected.verdict, expected.nodes], [answer.verdict, Number(answer.nodes)]);
  if (game === "sliding") same(`${name}: length`, expected.length ?? 0, tilesOf(answer.way));
  else same(`${name}: moves`, expected.line ?? [], inWords(answer.way));
}

// ------------------------------------------------------------ at the table

/** Runs lines in the program and in the module; refusals are not printed. @param {string[]} words @param {() => void}
   start @param {string[]} lines */
function agree(words, start, lines) {
  const [game, ...rest] = words;
  start();
  const told = lines
    .map((line) => games.obey(line))
    .filter((answer) => !answer.refused)
    .map((answer) => answer.text)
    .join("");
  const printed = native(words, `${lines.join("\n")}\n`);
  const until = printed.slice(0, told.length);
  same(`${game} ${rest.join(" ")}: ${lines.join(", ")}`, until, told);
}

/** Asks for and plays this many hints. @param {string} game @param {string} variant @param {string} seed @param
   {number} count */
function followed(game, variant, seed, count) {
  games.open(game, variant, seed);
  const moves = Array.from({ length: count }, () => {
    const { move } = games.hint();
    const text = games.moveText(move);
    games.playMove(move);
    return text;
  });
  return [...moves.flatMap((move) => ["hint", move]), "review"];
}

games.teach(weights("weights-hidden.bin"));
games.teach(weights("weights-shown.bin"));
agree(["freecell", "617"], () => games.open("freecell", "", "617"), [
  "winnable",
  "hint",
  "hint",
  "hint",
  "par",
  "moves",
  "say 3",
  "explain",
]);
agree(["freecell", "11982"], () => games.open("freecell", "", "11982"), ["winnable", "explain", "hint"]);
agree(["freecell", "4"], () => games.open("freecell", "", "4"), [
  "1a 2b 3c 4d",
  "winnable",
  "explain",
  "hint",
  "seed",
  "code",
]);
agree(["mahjong", "--seed", "1"], () => games.open("mahjong", "", "1"), [
  "winnable",
  "hint",
  "hint",
  "say",
  "par",
  "help",
]);
agree(["mahjong", "random", "9"], () => games.open("mahjong", "random", "9"), ["winnable", "explain", "hint"]);
agree(["kulki", "--seed", "7"], () => games.open("kulki", "", "7"), [
  "hint",
  "hint",
  "hint",
  "hint",
  "winnable",
  "h8 f6",
  "hint",
  "say 1",
  "review",
  "par",
]);
agree(["kulki", "lines98", "7"], () => games.open("kulki", "lines98", "7"), followed("kulki", "lines98", "7", 6));
agree(["kulki", "large", "7"], () => games.open("kulki", "large", "7"), ["hint", "review"]);
agree(["sliding", "4x4", "2"], () => games.open("sliding", "4x4", "2"), [
  "distance",
  "hint",
  "winnable",
  "par",
  "metrics",
  "difficulty",
  "help",
]);
agree(["sliding", "3x3", "5"], () => games.open("sliding", "3x3", "5"), [
  "distance",
  "difficulty",
  "hint",
  "explain",
  "say",
]);

for (const [variant, network] of [
  ["5x5", "5x5"],
  ["6x6", "6x6"],
  ["5x6", "6x6"],
]) {
  games.teach(weights(`networks/${network}.bin`));
  agree(["sliding", variant, "5"], () => games.open("sliding", variant, "5"), ["hint", "hint", "par"]);
}
await test("the network is computed with vector instructions", () => {
  const module = readFileSync(`${root}/build/web/quadrille.wasm`);
  const [prefix, max, extended] = [0xfd, 0x98, 1]; // i16x8.max_s
  return module.includes(Buffer.from([prefix, max, extended]));
});
await test("boards from 5x5 on name the network that judges them", () => {
  const named = ["4x4", "5x5", "6x6", "5x6", "7x8", "10x10"].map((variant) => {
    games.open("sliding", variant, "1");
    return games.state().weights;
  });
  return named.join() === ",networks/5x5.bin,networks/6x6.bin,networks/6x6.bin,networks/8x8.bin," || named.join();
});

// ------------------------------------------------------ what a page asks for

await test("a hint is the solution's first move", () => {
  games.open("freecell", "", "5");
  const { verdict, way } = games.verdict();
  return verdict === "won" && games.hint().move === way[0];
});
await test("playing a solution's move keeps the solution", () => {
  const { way } = games.verdict();
  games.playMove(way[0]);
  return JSON.stringify(games.verdict().way) === JSON.stringify(way.slice(1));
});
await test("the whole solution wins", () => {
  for (const move of games.verdict().way) games.playMove(move);
  return games.state().status === "won" && games.ending() !== "";
});
await test("too few nodes leave the verdict unknown", () => {
  games.open("freecell", "", "11982");
  return games.verdict(10).verdict === "unknown";
});
await test("a game of chance has no verdict", () => {
  games.open("kulki", "", "5");
  return games.verdict().verdict === "no-solver";
});
await test("the sliding puzzle's distance is known", () => {
  games.open("sliding", "3x3", "1");
  return JSON.stringify(games.distance()) === '{"moves":18,"exact":true}';
});
done();
