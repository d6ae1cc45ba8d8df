// SPDX-License-Identifier: MIT
// Reads layout files through the module and deals on them, as the terminal
// program does. Damaged files are refused, and the current game stays.
import { readFileSync, readdirSync } from "node:fs";
import { done, same, verdict } from "../tap.mjs";
import { dice, native, openGames, openLayoutMaker, root } from "./open_module.mjs";

const games = await openGames();
const maker = await openLayoutMaker();

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
  const [layout] = maker.read(text);
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
const maps = maker.read(file);
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
same("at most 256 maps are read", 256, maker.read(map("x", row).repeat(300)).length);

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
  const told = refusal(() => maker.read(text));
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
  if (refusal(() => maker.read(part))) refused++;
}
verdict(refused > 300 && refused < 2900, "damaged layouts are read or refused", refused);
same("and the game is still there", square.split("\n").length - 1, games.look().length);

const mah = '{"mah":"1.0","boards":[{"name":"A","map":[[0,[[0,[0,2]]]]]},{"map":[[0,[[4,[0,8]]]]],"name":"B"}]}';
same(
  "the boards of Mah have names",
  ["A", "B"],
  maker.read(mah).map(({ name }) => name),
);

/* ------------------------------------------------------------------ drafts */

maker.begin("");
same("a draft begins empty", [], maker.tiles());
maker.put(4, 6, 1);
same("a tile has its mirror image", [6, 4, 0, 6, 28, 0], maker.tiles());
maker.put(5, 6, 0);
same("a tile lies on another", [6, 4, 0, 6, 28, 0, 6, 5, 1], maker.tiles());
verdict(refusal(() => maker.take(28, 6, 1)).includes("covered"), "a covered image isn't taken");
maker.take(5, 6, 0);
same("tiles are taken", 6, maker.tiles().length);
same(
  "a file is written",
  "kmahjongg-layout-v1.1\nw26\nh2\nd1\n12......................12\n43......................43\n",
  maker.file(),
);
same("and read again", [0, 0, 0, 0, 24, 0], maker.read(maker.file())[0].tiles);
same("two tiles can always be won", { won: 10, dealt: 10 }, maker.share(10));
same("an undone step comes back", [true, true, false], [maker.undo(), maker.redo(), maker.redo()]);
maker.clear();
same("an empty table has no deals", { won: 0, dealt: 0 }, maker.share(10));
same("and makes no file", "The board has no tiles", refusal(() => maker.file()).slice(0, 22));
verdict(refusal(() => maker.begin("0 0 0\n0 90 0\n")).length > 10, "a layout larger than the table is refused");

done();
