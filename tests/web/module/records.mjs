// SPDX-License-Identifier: MIT
// Checks that the page and the terminal program tell the same about the same
// results: the best games of each variant, level and layout, the progress, and
// what a reset changes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashOfKind, readRoute } from "../../../front/web/page/page/route.js";
import { makeBackup, mergeBackup } from "../../../front/web/page/play/pack.js";
import { done, same, test, verdict } from "../tap.mjs";
import { dice, native, openGames, openRecords, root, wander } from "./open_module.mjs";

const scratch = mkdtempSync(join(tmpdir(), "quadrille-records-"));
Object.assign(process.env, { XDG_DATA_HOME: join(scratch, "data"), XDG_CONFIG_HOME: join(scratch, "config") });
const games = await openGames();
const records = await openRecords();
const roll = dice(2026);
const names = ["kulki", "mahjong", "freecell", "sliding"];

// ------------------------------------------------------------------- results

/** @type {any[]} */
const results = [];
/** Plays a game to its end, or gives it up. @param {{ helped?: boolean, name?: string, ends?: boolean }} [how] */
function finish({ helped = false, name = "", ends = true } = {}) {
  if (name) games.load(games.save().replace(/^moves /m, `name ${name}\nmoves `));
  if (helped) games.countHint();
  if (!ends) wander(games, roll, 3);
  else if (games.state().game === "kulki") while (games.state().status === "going") wander(games, roll, 1);
  else for (const move of games.verdict().way) games.playMove(move);
  games.tick(1000 * roll(90));
  const { game, variant, own, status, score, moves, at, clock, hints, undos, name: called } = games.state();
  const ended = 1000 + (results.length >> 1);
  const row = { game, variant, own: Number(own), name: called, status, score, moves, at, clock, hints, undos, ended };
  const nth = results.filter((one) => one.ended === ended).length;
  results.push({ ...row, id: results.length + 1, nth, day: "2026-11-21", save: games.save() });
}

for (let seed = 1; seed <= 12; seed++) {
  games.open("sliding", ["2x2", "3x3"][seed % 2], String(seed));
  finish({ helped: seed % 5 === 0, ends: seed % 7 !== 0 });
}
for (const [seed, variant, name] of [
  ["617", "4cells", ""],
  ["1", "4cells", "easy"],
  ["2", "5cells", ""],
  ["3", "4cells", "medium"],
]) {
  games.open("freecell", variant, seed);
  finish({ name, helped: name === "medium" });
}
for (const [name, words, level] of [
  ["sprout", "1", ""],
  ["pond", "2", ""],
  ["pond", "random 3", "pond hard"],
  ["pond", "5", "pond easy"],
  ["lotus", "4", ""],
]) {
  games.openLayout(words, name, readFileSync(`${root}data/layouts/${name}`, "utf8"));
  if (level) games.load(games.save().replace(/^name .*/m, `name ${level}`));
  finish({ ends: name !== "lotus" });
}
for (const variant of ["turtle", "turtle:random"]) {
  games.open("mahjong", variant, "7");
  finish({ name: variant === "turtle" ? "" : "easy" });
}
for (let seed = 1; seed <= 4; seed++) {
  games.open("kulki", ["small", "web5"][seed % 2], String(seed));
  finish();
}
const ended = results.filter(({ status }) => status !== "going").length;
verdict(ended > 20 && results.length > ended, "there are games that ended, and others", [results.length, ended]);

// ----------------------------------------------------------------- comparing

/** @type {Map<string, string>} */
const passed = new Map();
/** What the page tells about a game. */
function pageOf(game, names = []) {
  records.take(results, [...passed.values()]);
  return records.ofGame(game, names);
}
const factsOf = (one) =>
  [one.moves, one.score, one.clock ?? Math.round((one.seconds ?? 0) * 1000), one.hints].join(" ");
const rowsOf = (...words) =>
  native(words)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const restored = () => {
  const stored = { games: [], results, blocks: [...passed.values()], versions: [], unread: [], settings: null };
  const { bytes, unread } = makeBackup(records, stored);
  if (unread) throw new Error(`${unread} damaged`);
  writeFileSync(join(scratch, "backup.txt"), bytes);
  return native(["restore", join(scratch, "backup.txt")]);
};

const layouts = rowsOf("progress", "mahjong", "--json")
  .filter(({ of }) => of === "layout")
  .map(({ name }) => name);

function compare(words) {
  restored();
  for (const game of names) {
    const { kinds, milestones } = pageOf(game, game === "mahjong" ? layouts : []);
    for (const { name, best, helped } of kinds) {
      const rows = rowsOf("scores", game, name, "--json");
      for (const [part, withHelp] of [
        [best, false],
        [helped, true],
      ])
        same(
          `${words}: the best games of ${game} ${name}${withHelp ? " with help" : ""}`,
          part.map(([id]) => factsOf(results[id - 1])),
          rows
            .filter((row) => row.with_help === withHelp)
            .slice(0, 5)
            .map(factsOf),
        );
    }
    same(
      `${words}: the progress of ${game}`,
      rowsOf("progress", game, "--json").map((row) => [row.of, row.name, row.done, row.next]),
      milestones.map((one) => [one.part, one.name, one.done, one.next]),
    );
  }
}

compare("at first");

/** Changes what counts in the page. */
function change(reset) {
  if (!reset) throw new Error("nothing changes");
  passed.set(reset.key, reset.block);
}
for (const [nth, kind] of [
  { game: "sliding", part: "variant", name: "3x3" },
  { game: "freecell", part: "level", name: "easy" },
  { game: "mahjong", part: "layout", name: "pond" },
  { game: "kulki", part: "game", name: "" },
].entries()) {
  change(records.reset(kind, false, nth === 1 ? 1 : 5000));
  compare(`${kind.game} ${kind.name} is reset`);
  same(
    `${kind.game} ${kind.name}: the terminal undoes it like the page`,
    true,
    / are back: /.test(native(["stats", "restore", kind.game, ...(kind.name ? [kind.name] : [])])),
  );
  change(records.reset(kind, true, 4102444800));
  compare(`${kind.game} ${kind.name} is undone`);
}
same("nothing is left to undo", null, records.reset({ game: "kulki", part: "game", name: "" }, true, 4102444800));
same(
  "no reset is left",
  [],
  names.flatMap((game) => pageOf(game).resets),
);

// Levels and layouts come back from the terminal.
native(["backup", join(scratch, "back.txt")]);
const nothing = { games: [], results: [], blocks: [], versions: [], unread: [], settings: null };
const { changes } = mergeBackup(records, nothing, "back.txt", readFileSync(join(scratch, "back.txt")));
const startOf = ({ game, variant, own, name, ended, nth }) => [ended, nth, game, variant, own, name].join(" ");
same("each result keeps its level and its layout", results.map(startOf).sort(), changes.results.map(startOf).sort());

await test("each milestone has an address that starts it", () => {
  for (const game of names)
    for (const { part, name } of pageOf(game, game === "mahjong" ? layouts : []).milestones) {
      const kind = { game, part, name };
      const route = readRoute(hashOfKind(kind));
      if (route.page !== "play" || route.game !== game) return hashOfKind(kind);
      if (kind.part === "layout" ? route.layout !== kind.name : route.words !== kind.name) return hashOfKind(kind);
      if (kind.part !== "layout") games.openWords(game, `${kind.part === "level" ? "" : kind.name} 1`);
    }
  return true;
});

rmSync(scratch, { recursive: true });
done();
