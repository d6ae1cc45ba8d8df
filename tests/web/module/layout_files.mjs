// SPDX-License-Identifier: MIT
// Reads layout files through the module and deals on them, as the terminal
// program does. Damaged files are refused, and the current game stays.
import { readFileSync, readdirSync, writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { done, same, verdict } from "../tap.mjs";
import { dice, native, openGames, root } from "./open_module.mjs";

const games = await openGames();
const folder = mkdtempSync(join(tmpdir(), "quadrille-"));

/** The reason of a refusal, or "". */
function refusal(act) {
  try {
    act();
    return "";
  } catch (error) {
    return error.message;
  }
}

for (const name of readdirSync(`${root}/data/layouts`).sort()) {
  const path = `${root}/data/layouts/${name}`;
  const text = readFileSync(path, "utf8");
  const [layout] = games.layouts(text);
  const stated = Number(/ (\d+) tiles\.$/m.exec(text)[1]);
  games.openLayout("plum", name, text);
  const board = games.board();
  const told = [layout.tiles.length / 3, games.look().length, games.state().name, games.state().own];
  same(`${name}: all tiles are read, dealt and named`, [stated, stated, name, 1], told);
  same(
    `${name}: the program deals the same board`,
    native(["mahjong", "--layout", path, "--seed", "plum", "--show", "text"]),
    board,
  );
  same(`${name}: the deal can be won`, "won", games.ask("fast", 10000000n).verdict);
  games.openLayout("easy", name, text);
  same(`${name}: an easy board carries its level`, `${name} easy`, games.state().name);
}

const square = "0 0 0\n0 2 0\n2 0 0\n2 2 0\n";
const map = (name, tiles) => `<map name="${name}">${tiles}</map>`;
const row = '<row y="0" left="0" right="3"/>';
const file = `<mahjongg>${map("One & two", row)}${map("Torn", '<row y="0" left="0" right="2"/>')}${map("", row)}</mahjongg>`;
const maps = games.layouts(file);
same(
  "a file has several maps with names",
  ["One & two", "Torn", ""],
  maps.map(({ name }) => name),
);
same(
  "a map that can't be read has a reason",
  [true, false, true],
  maps.map(({ fault }) => fault === undefined),
);
same("the map's tiles are rows, columns and layers", [0, 0, 0, 0, 2, 0, 0, 4, 0, 0, 6, 0], maps[0].tiles);
same("at most 256 maps are read", 256, games.layouts(map("x", row).repeat(300)).length);

games.open("mahjong", "turtle", "plum");
const before = games.state().digest;
for (const [words, text] of [
  ["nothing", ""],
  ["a saved game", games.save()],
  ["three tiles", "0 0 0\n0 2 0\n0 4 0\n"],
  ["tiles that overlap", "0 0 0\n0 1 0\n"],
  ["a floating tile", "0 0 0\n0 2 1\n0 4 0\n9 9 1\n"],
  ["a tile too far", "0 0 0\n0 999 0\n"],
  ["only bad maps", map("a", "<row/>").repeat(3)],
  ["zeros", "\0".repeat(5000)],
]) {
  const told = refusal(() => games.layouts(text));
  verdict(told.length > 10 && !told.includes("\n"), `${words} is no layout, in one sentence`, told);
  verdict(refusal(() => games.openLayout("", "x", text)) !== "", `${words} can't be dealt`);
}
verdict(refusal(() => games.openLayout("2026-11-21", "x", square)) !== "", "a daily puzzle has its own layout");
verdict(refusal(() => games.openLayout("nonsense words here", "x", square)) !== "", "too many words are refused");
same("the current game stays", before, games.state().digest);

games.openLayout("", "x".repeat(200), square);
same("a long name is cut", 23, games.state().name.length);
games.openLayout("", "", square);
same("a layout needs no name", "", games.state().name);

/** Damages files at random: they are read or refused, and never break the module. */
const chance = dice(5);
const whole = [
  file,
  readFileSync(`${root}/data/layouts/lotus`, "utf8"),
  "kmahjongg-layout-v1.1\nw4\nh2\nd1\n1212\n4343\n",
];
let refused = 0;
for (let round = 0; round < 3000; round++) {
  const bytes = Buffer.from(whole[round % whole.length]);
  for (let spoilt = 0; spoilt <= chance(3); spoilt++) bytes[chance(bytes.length)] = chance(256);
  const part = new Uint8Array(bytes.subarray(0, chance(4) ? bytes.length : chance(bytes.length)));
  if (refusal(() => games.layouts(part))) refused++;
}
verdict(refused > 300 && refused < 2900, "damaged layouts are read or refused", refused);
same("and the game is still there", square.split("\n").length - 1, games.look().length);

writeFileSync(join(folder, "two.map"), file);
const path = join(folder, "two.map");
games.openLayout("7", "x", file);
same(
  "the first map is dealt, as in the program",
  native(["mahjong", "--layout", path, "--seed", "7", "--show", "text"]),
  games.board(),
);
rmSync(folder, { recursive: true });
done();
