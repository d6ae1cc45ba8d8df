// SPDX-License-Identifier: MIT
// Checks the laws of every game through the module's calls.
import { NO_SPOT, Refusal, TOUCHES } from "../../../front/web/page/games.js";
import { done, same, test } from "../tap.mjs";
import { compiled, dice, openGames, variants, wander } from "./open_module.mjs";

const games = await openGames();
const digest = () => games.state().digest;

/** @param {() => void} act */
function isRefused(act) {
  try {
    act();
    return false;
  } catch (error) {
    if (!(error instanceof Refusal) || !error.message) throw error;
    return true;
  }
}

/** A move equals holding the piece where it begins and touching where it ends. */
function touchesAgree() {
  const { held } = games.state();
  if (held !== NO_SPOT) games.touch(held);
  const before = digest();
  for (const move of games.moves().slice(0, 12)) {
    const { from, to } = games.moveAt(move);
    if (to === NO_SPOT || !games.reaches(from, to)) continue;
    games.playMove(move);
    const after = digest();
    games.undo();
    if (games.touch(from) !== TOUCHES.MOVED) games.touch(to);
    if (digest() !== after && digest() !== before && !games.moves().length) return `move ${move}`;
    if (digest() !== before) games.undo();
    else if (games.state().held !== NO_SPOT) games.touch(games.state().held);
    if (digest() !== before) return `back from ${move}`;
  }
  return true;
}

function piecesAreSound() {
  const spots = games
    .look()
    .map((piece) => piece.spot)
    .filter((spot) => spot !== NO_SPOT);
  return new Set(spots).size === spots.length && spots.length > 0;
}

/** Illegal moves change no byte. @param {(below: number) => number} roll */
function strangersAreRefused(roll) {
  const legal = new Set(games.moves());
  const before = digest();
  for (let i = 0; i < 200; i++) {
    const move = roll(65536);
    if (!legal.has(move) && !isRefused(() => games.playMove(move))) return `move ${move}`;
  }
  return digest() === before;
}

function backAndForth() {
  const { at } = games.state();
  const last = digest();
  const seen = [];
  for (let i = at; i > 0; i--) {
    seen.push(digest());
    const [back, move] = [JSON.stringify(games.lookBack(i - 1)), games.historyMove(i)];
    games.undo();
    if (JSON.stringify(games.look()) !== back) return `pieces before move ${i}`;
    if (JSON.stringify(games.moveAt(move.number)) !== JSON.stringify(move)) return `events of move ${i}`;
  }
  if (!isRefused(() => games.undo())) return "there was something before the start";
  for (const expected of seen.reverse()) {
    games.redo();
    if (digest() !== expected) return `after ${games.state().at} moves`;
  }
  games.goTo(0);
  games.goTo(at);
  return digest() === last && isRefused(() => games.redo()) && isRefused(() => games.goTo(at + 1));
}

/** Moves typed as words lead to the same game as their numbers. @param {string} game @param {string} variant */
function wordsLeadThere(game, variant) {
  const last = games.state();
  const words = Array.from({ length: last.at }, (_, i) => games.history(i + 1));
  const save = games.save();
  const code = games.share();
  games.open(game, variant, last.seed);
  for (const move of words) games.play(move);
  same(`${game} ${variant}: moves typed as words play the same game`, last.digest, digest());
  games.open(game, variant, "other");
  games.load(save);
  same(`${game} ${variant}: a loaded save is the same game`, { ...last, held: NO_SPOT }, games.state());
  same(`${game} ${variant}: saving it again gives the same text`, save, games.save());
  games.load(code);
  same(`${game} ${variant}: a code gives the same game`, last.digest, digest());
}

same(
  "the module imports only what translates its sentences",
  [{ module: "page", name: "translation", kind: "function" }],
  WebAssembly.Module.imports(compiled),
);
same(
  "the module has four games",
  ["kulki", "mahjong", "freecell", "sliding"],
  games.games().map((game) => game.name),
);
for (const [game, variant] of variants) {
  const roll = dice(variant.length * 7919 + game.length);
  const name = `${game} ${variant}`;
  await test(`${name}: a seed determines the game`, () => {
    games.open(game, variant, "7");
    const first = digest();
    games.open(game, variant, "8");
    const other = digest();
    games.open(game, variant, "7");
    return digest() === first && (first !== other || variant === "2x2");
  });
  await test(`${name}: each piece has its own place`, piecesAreSound);
  await test(`${name}: two touches make a move`, touchesAgree);
  wander(games, roll, 40);
  await test(`${name}: illegal moves change nothing`, () => strangersAreRefused(roll));
  await test(`${name}: undo and redo restore positions`, backAndForth);
  wordsLeadThere(game, variant);
}
await test("a daily puzzle belongs to its date", () => {
  games.openDaily("freecell", "2026-11-21");
  return games.state().daily === "2026-11-21";
});
await test("an invalid date is refused", () => isRefused(() => games.openDaily("kulki", "2026-02-30")));
await test("words mean what they mean on the command line", () => {
  games.openWords("kulki", "lines98 plum");
  const { variant, seed } = games.state();
  return variant === "lines98" && seed === "plum";
});
await test("the daily puzzle uses the given date", () => {
  games.setToday("2026-11-20");
  games.openWords("mahjong", "daily");
  return games.state().daily === "2026-11-20";
});
await test("a level has a deal number", () => {
  games.openWords("freecell", "easy");
  return /^\d+$/.test(games.state().seed);
});
await test("a custom board is a start without a code", () => {
  games.open("sliding", "3x3", "5");
  const board = games.board();
  games.openBoard("sliding", "", board);
  return games.state().own === 1 && games.board() === board && isRefused(() => games.share());
});
await test("time and hints are counted", () => {
  games.open("freecell", "", "1");
  games.tick(1500);
  games.countHint();
  return games.state().clock === 1500 && games.state().hints === 1;
});
await test("Mahjong refuses a reshuffle while pairs are free", () => {
  games.open("mahjong", "turtle", "1");
  return isRefused(() => games.play("shuffle"));
});
done();
