// SPDX-License-Identifier: MIT
// Checks how typed moves are read, character by character: every legal move can
// be typed, in either case, and the prompt for the next character is correct.
import { NO_SPOT, readTyped } from "../../../front/web/page/games.js";
import { done, same, test, verdict } from "../tap.mjs";
import { openGames } from "./open_module.mjs";

const boards = {
  kulki: ["kulki", "", "plum"],
  large: ["kulki", "12x10", "plum"],
  largest: ["kulki", "15x15", "plum"],
  freecell: ["freecell", "", "617"],
  seven: ["freecell", "7cells", "617"],
  none: ["freecell", "0cells", "617"],
  mahjong: ["mahjong", "", "plum"],
  flowers: ["mahjong", "flowers", "plum"],
  three: ["sliding", "3x3", "plum"],
  four: ["sliding", "4x4", "plum"],
  ten: ["sliding", "10x10", "plum"],
};

/** A module with a game for each board. */
const tables = Object.fromEntries(
  await Promise.all(
    Object.entries(boards).map(async ([board, words]) => {
      const games = await openGames();
      games.open(...words);
      return [board, games];
    }),
  ),
);

const read = (text, board) => readTyped(tables[board], text);
const is = (text, board) => read(text, board).is;

/** Lists the characters that begin a move. */
const beginners = (board) =>
  Array.from({ length: 94 }, (_, nth) => String.fromCharCode(33 + nth))
    .filter((sign) => is(sign, board) !== "none")
    .join("");

same("Kulki's column letters begin moves, in either case", "ABCDEFGHIabcdefghi", beginners("kulki"));
same("columns on a wide board reach L", "ABCDEFGHIJKLabcdefghijkl", beginners("large"));
same("columns on the widest board reach O", "ABCDEFGHIJKLMNOabcdefghijklmno", beginners("largest"));
same("FreeCell's columns and cells begin moves", "12345678ABCDabcd", beginners("freecell"));
same("seven cells have the letters to G", "12345678ABCDEFGabcdefg", beginners("seven"));
same("without cells only columns begin moves", "12345678", beginners("none"));
same("Mahjong's faces begin moves", "123456789DFSWdfsw", beginners("mahjong"));
same("only a deal with four seasons has the autumn", "123456789ADFSWadfsw", beginners("flowers"));
same("tile numbers begin the sliding puzzle's moves", "0123456789", beginners("four"));

await test("a cell is complete when no digit can follow", () => {
  same("d4 is a complete cell", "whole", is("d4", "kulki"));
  same("G9 is a complete cell", "whole", is("G9", "kulki"));
  same("d0 is no cell", "none", is("d0", "kulki"));
  same("d1 on ten rows may continue", "open", is("d1", "large"));
  same("d10 is complete on ten rows", "whole", is("d10", "large"));
  same("d11 is no cell on ten rows", "none", is("d11", "large"));
  same("o15 is complete on the widest board", "whole", is("o15", "largest"));
  same("o16 is no cell on the widest board", "none", is("o16", "largest"));
  same("d2 on ten rows is complete", "whole", is("d2", "large"));
});
await test("a tile number is complete when no digit can follow", () => {
  same("1 of 8 tiles is complete", "whole", is("1", "three"));
  same("9 is complete, and the rules refuse it", "whole", is("9", "three"));
  same("1 of 15 tiles may continue", "open", is("1", "four"));
  same("15 of 15 tiles is complete", "whole", is("15", "four"));
  same("16 is not a tile of the 15-puzzle", "none", is("16", "four"));
  same("9 of 99 tiles may continue", "open", is("9", "ten"));
});
await test("the prompt says what may follow", () => {
  same("a row follows d", "a row, 1 to 9", read("d", "kulki").next);
  same("0 to 5 may follow 1 of 15 tiles", "0 to 5, a space or Enter", read("1", "four").next);
  same("0 may follow d1 on ten rows", "0, a space or Enter", read("d1", "large").next);
  same(
    "a column, a cell or h follows 2",
    "a column, 1 to 8, a free cell, a to d, or h for home",
    read("2", "freecell").next,
  );
  same("a column or h follows 2 without cells", "a column, 1 to 8, or h for home", read("2", "none").next);
  same("a wind follows w", "e s w n", read("w", "mahjong").next);
});

await test("an empty word says how a move begins", () => {
  same("an empty word is no move", "none", is("", "kulki"));
  same("a column begins a cell", "a column, a to i", read("", "kulki").next);
  same("a tile begins a move", "a tile, 1 to 15", read("", "four").next);
});
await test("a word that is no move, or whole, has nothing after it", () => {
  same("z9 is no cell", ["none", ""], [is("z9", "kulki"), read("z9", "kulki").next]);
  same("d4 is whole", "", read("d4", "kulki").next);
  same("a text longer than any word is no move", "none", is("1".repeat(40), "ten"));
});
await test("a complete cell has a spot", () => {
  const spotAt = (x, y) => tables.large.look().find((piece) => piece.x === x && piece.y === y).spot;
  same("the first cell", spotAt(0, 0), read("a1", "large").spot);
  same("the last cell of a wide board", spotAt(11, 9), read("l10", "large").spot);
  same("a column alone has none", NO_SPOT, read("d", "large").spot);
  same("a cell beside the board has none", NO_SPOT, read("m1", "large").spot);
  same("other games have no cells", NO_SPOT, read("2a", "freecell").spot);
});

/** A part of a move is accepted after each of its characters. */
function canBeTyped(games, text) {
  for (let length = 1; length <= text.length; length++) {
    const typed = readTyped(games, text.slice(0, length)).is;
    if (typed === "none" || (length < text.length && typed === "whole")) return false;
  }
  return readTyped(games, text).is !== "part";
}

for (const board of ["kulki", "large", "largest", "none", "freecell", "seven"]) {
  const games = tables[board];
  const wrong = new Set();
  for (let step = 0; step < 60; step++) {
    const moves = games.moves();
    if (!moves.length) break;
    for (const move of moves)
      for (const part of games.moveText(move).replace(/v.*/, "").split(" "))
        for (const text of [part, part.toUpperCase()]) if (!canBeTyped(games, text)) wrong.add(text);
    games.playMove(moves[(step * 7) % moves.length]);
  }
  verdict(wrong.size === 0, `every legal move can be typed: ${board}`, [...wrong].join(" "));
}
done();
