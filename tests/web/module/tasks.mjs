// SPDX-License-Identifier: MIT
// Checks that the page and the terminal set the same tasks for daily puzzles,
// and that one free cell is judged by the moves alone.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { done, same, verdict } from "../tap.mjs";
import { native, openGames, openRecords } from "./open_module.mjs";

const scratch = mkdtempSync(join(tmpdir(), "quadrille-tasks-"));
Object.assign(process.env, { XDG_DATA_HOME: join(scratch, "data"), XDG_CONFIG_HOME: join(scratch, "config") });
const games = await openGames();
const records = await openRecords();
const january = Array.from({ length: 31 }, (_, nth) => `2026-01-${String(nth + 1).padStart(2, "0")}`);

/** The tasks of a day in the terminal's list, by game. @param {string} day */
const listed = (day) =>
  Object.fromEntries(
    [...native(["daily", day]).matchAll(/^ {2}(\w+) .*; task: (.*)$/gm)].map(([, game, words]) => [
      game.toLowerCase(),
      { state: "open", words },
    ]),
  );

records.take([], []);
const kinds = new Set(january.flatMap((day) => Object.values(records.tasks(day)).map(({ words }) => words)));
verdict(kinds.has("with one free cell"), "one free cell is a task", [...kinds]);
verdict(
  [...kinds].some((words) => /^within three moves of par \(at most \d\d\)$/.test(words)),
  "and par is one",
  [...kinds],
);
for (const day of [...january.slice(0, 9), "1998-02-28"]) same(`the tasks of ${day}`, listed(day), records.tasks(day));

// ------------------------------------------------------------ one free cell

const day = january.find((one) => records.tasks(one).freecell.words === "with one free cell");
games.openDaily("freecell", day);
const { seed } = games.state();

/** Solves the day's puzzle on a board with so many free cells. @param {string} variant */
function solved(variant) {
  games.open("freecell", variant, seed);
  const { way } = games.verdict();
  games.openDaily("freecell", day);
  for (const move of way) games.playMove(move);
  return games.save();
}

/** What has become of the task. @param {string[]} saves of the results in their order */
function stateAfter(...saves) {
  const result = { day, daily: day, game: "freecell", variant: "4cells", own: 0, status: "won" };
  records.take(
    saves.map((save, ended) => ({ ...result, hints: 0, undos: 0, score: 52, clock: 1000, at: 60, ended, save })),
    [],
  );
  return records.tasks(day).freecell.state;
}

const [frugal, usual] = ["1cell", "4cells"].map(solved);
same("a way with one cell fulfils the task", "done", stateAfter(frugal));
same("whichever cell it is", "done", stateAfter(frugal.replace(/\ba([1-8h])/g, "c$1").replace(/\b([1-8])a\b/g, "$1c")));
same("a way with more cells doesn't", "missed", stateAfter(usual));
same("nor does one that can't be read", "missed", stateAfter(frugal.replace("moves", "novels")));
same("a better result leaves it done", "done", stateAfter(frugal, usual));
same("the month counts it", 1, (records.byDay(day), records.byDay(day).months.get(day.slice(0, 7)).tasks));
rmSync(scratch, { recursive: true });
done();
