// SPDX-License-Identifier: MIT
// Checks how typed moves are read, character by character: every legal move can
// be typed, in either case, and the prompt for the next character is correct.
import { readTyped } from "../../../front/web/page/page/notation.js";
import { done, same, test, verdict } from "../tap.mjs";
import { openGames } from "./open_module.mjs";

const games = await openGames();

const shapes = {
  kulki: { game: "kulki", columns: 9, rows: 9 },
  large: { game: "kulki", columns: 12, rows: 10 },
  largest: { game: "kulki", columns: 15, rows: 15 },
  freecell: { game: "freecell", cells: 4 },
  seven: { game: "freecell", cells: 7 },
  none: { game: "freecell", cells: 0 },
  mahjong: { game: "mahjong" },
  three: { game: "sliding", last: 8 },
  four: { game: "sliding", last: 15 },
  ten: { game: "sliding", last: 99 },
};

const is = (text, shape) => readTyped(text, shapes[shape])?.is ?? "no";

/** Lists the characters that begin a move. */
const beginners = (shape) =>
  Array.from({ length: 94 }, (_, nth) => String.fromCharCode(33 + nth))
    .filter((sign) => is(sign, shape) !== "no")
    .join("");

same("Kulki's column letters begin moves, in either case", "ABCDEFGHIabcdefghi", beginners("kulki"));
same("columns on a wide board reach L", "ABCDEFGHIJKLabcdefghijkl", beginners("large"));
same("columns on the widest board reach O", "ABCDEFGHIJKLMNOabcdefghijklmno", beginners("largest"));
same("FreeCell's columns and cells begin moves", "12345678ABCDabcd", beginners("freecell"));
same("seven cells have the letters to G", "12345678ABCDEFGabcdefg", beginners("seven"));
same("without cells only columns begin moves", "12345678", beginners("none"));
same("Mahjong's faces begin moves", "123456789ADFSWadfsw", beginners("mahjong"));
same("tile numbers begin the sliding puzzle's moves", "0123456789", beginners("four"));

await test("a cell is complete when no digit can follow", () => {
  same("d4 is a complete cell", "whole", is("d4", "kulki"));
  same("G9 is a complete cell", "whole", is("G9", "kulki"));
  same("d0 is no cell", "no", is("d0", "kulki"));
  same("d1 on ten rows may continue", "open", is("d1", "large"));
  same("d10 is complete on ten rows", "whole", is("d10", "large"));
  same("d11 is no cell on ten rows", "no", is("d11", "large"));
  same("o15 is complete on the widest board", "whole", is("o15", "largest"));
  same("o16 is no cell on the widest board", "no", is("o16", "largest"));
  same("d2 on ten rows is complete", "whole", is("d2", "large"));
});
await test("a tile number is complete when no digit can follow", () => {
  same("1 of 8 tiles is complete", "whole", is("1", "three"));
  same("9 is complete, and the rules refuse it", "whole", is("9", "three"));
  same("1 of 15 tiles may continue", "open", is("1", "four"));
  same("15 of 15 tiles is complete", "whole", is("15", "four"));
  same("16 is not a tile of the 15-puzzle", "no", is("16", "four"));
  same("9 of 99 tiles may continue", "open", is("9", "ten"));
});
await test("the prompt says what may follow", () => {
  same("a row follows d", "a row, 1 to 9", readTyped("d", shapes.kulki).next);
  same("0 to 5 may follow 1 of 15 tiles", "0 to 5, a space or Enter", readTyped("1", shapes.four).next);
  same("0 may follow d1 on ten rows", "0, a space or Enter", readTyped("d1", shapes.large).next);
  same(
    "a column, a cell or h follows 2",
    "a column, 1 to 8, a free cell, a to d or h for the foundations",
    readTyped("2", shapes.freecell).next,
  );
  same(
    "a column or h follows 2 without cells",
    "a column, 1 to 8 or h for the foundations",
    readTyped("2", shapes.none).next,
  );
  same("a wind follows w", "e, s, w, n or i", readTyped("w", shapes.mahjong).next);
});

/** A part of a move is accepted after each of its characters. */
function canBeTyped(text, shape) {
  for (let length = 1; length <= text.length; length++) {
    const typed = readTyped(text.slice(0, length), shape);
    if (!typed || (length < text.length && typed.is === "whole")) return false;
  }
  return readTyped(text, shape).is !== "part";
}

const variants = [
  ["kulki", "", shapes.kulki],
  ["kulki", "12x10", shapes.large],
  ["kulki", "15x15", shapes.largest],
  ["freecell", "0cells", shapes.none],
  ["freecell", "4cells", shapes.freecell],
  ["freecell", "7cells", shapes.seven],
];
for (const [game, variant, shape] of variants) {
  games.open(game, variant, game === "freecell" ? "617" : "plum");
  const wrong = new Set();
  for (let step = 0; step < 60; step++) {
    const moves = games.moves();
    if (!moves.length) break;
    for (const move of moves)
      for (const part of games.moveText(move).replace(/v.*/, "").split(" "))
        for (const text of [part, part.toUpperCase()]) if (!canBeTyped(text, shape)) wrong.add(text);
    games.playMove(moves[(step * 7) % moves.length]);
  }
  verdict(wrong.size === 0, `every legal move can be typed: ${game} ${variant}`, [...wrong].join(" "));
}
done();
