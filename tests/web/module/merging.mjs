// SPDX-License-Identifier: MIT
// Checks backups in the module: random games on three devices are merged in
// every order, also by the terminal program, and always give the same bytes;
// bad files are refused with their line.
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Refusal } from "../../../front/web/page/games.js";
import { makeBackup, mergeBackup } from "../../../front/web/page/play/pack.js";
import { done, same, test, verdict } from "../tap.mjs";
import { dice, native, openGames, openRecords, wander } from "./open_module.mjs";

const scratch = mkdtempSync(join(tmpdir(), "quadrille-backup-"));
Object.assign(process.env, { XDG_DATA_HOME: join(scratch, "data"), XDG_CONFIG_HOME: join(scratch, "config") });
const games = await openGames();
const packer = await openRecords();
const names = ["", "Anna", "Jörg"];
const HISTORIES = process.env.QUADRILLE_LONG ? 60 : 6;

/** What a page stores, in memory. */
class Device {
  constructor() {
    this.games = new Map();
    this.results = new Map();
    this.passed = new Map();
    this.versions = new Map();
    this.settings = null;
    this.next = 1;
  }

  copy() {
    return Object.assign(new Device(), structuredClone({ ...this }));
  }

  stored() {
    return {
      games: [...this.games.values()],
      results: [...this.results.values()],
      blocks: [...this.passed.values()],
      versions: [...this.versions].map(([version, game]) => ({ version, game })),
      unread: [],
      settings: this.settings,
    };
  }

  backUp() {
    const { bytes, versions, unread } = makeBackup(packer, this.stored());
    if (unread) throw new Error(`${unread} damaged`);
    for (const { version, game } of versions) this.versions.set(version, game);
    return bytes;
  }

  /** @param {Uint8Array} bytes */
  restore(bytes) {
    const { report, changes } = mergeBackup(packer, this.stored(), "x.txt", bytes);
    for (const id of changes.drop) this.games.delete(id);
    for (const { version, row } of changes.games) {
      const { started, played, told: over, slot, save } = row;
      this.versions.set(version, this.next);
      this.games.set(this.next, { id: this.next++, started: started / 1000, played: played / 1000, over, slot, save });
    }
    for (const row of changes.results) {
      const id = row.id ?? this.next++;
      this.results.set(id, { ...row, id });
    }
    for (const { key, block } of changes.blocks) this.passed.set(key, block);
    for (const { version, game } of changes.versions)
      if (game || !this.versions.has(version)) this.versions.set(version, game);
    if (changes.settings) this.settings = changes.settings;
    return report;
  }

  /** Begins, continues, ends and gives up games. @param {(below: number) => number} roll @param {number} now */
  play(roll, now) {
    for (let acts = roll(12); acts > 0; acts--) {
      const ids = [...this.games.keys()];
      const id = ids[roll(ids.length || 1)];
      const choice = roll(7);
      if (choice === 0 || id === undefined) this.begin(roll, now);
      else if (choice < 4) this.goOn(id, roll, now + roll(3));
      else if (choice === 4) this.end(id, roll, now + roll(3));
      else if (choice === 5) this.reset(roll, now + roll(3));
      else this.settings = { changed: now + roll(2), text: `theme ${["dark", "light"][roll(2)]}\n` };
    }
  }

  /** Resets the results of a kind, or undoes that. */
  reset(roll, now) {
    const part = ["game", "variant"][roll(2)];
    const kind = { game: "sliding", part, name: part === "game" ? "" : "3x3", player: names[roll(3)] };
    const outcomes = [...this.results.values()].sort((a, b) => a.ended - b.ended || a.nth - b.nth);
    packer.take(outcomes, [...this.passed.values()]);
    const change = packer.reset(kind, roll(3) === 0, now);
    if (change) this.passed.set(change.key, change.block);
  }

  begin(roll, now) {
    games.open(["kulki", "mahjong", "freecell", "sliding"][roll(4)], "", String(1 + roll(2)));
    wander(games, roll, 1 + roll(3));
    const id = this.next++;
    this.games.set(id, {
      id,
      started: now,
      played: now,
      over: false,
      slot: roll(4) ? "" : "evening",
      save: games.save(),
    });
  }

  goOn(id, roll, now) {
    const game = this.games.get(id);
    games.load(game.save);
    wander(games, roll, 1 + roll(3));
    games.tick(1000 * roll(3));
    this.games.set(id, { ...game, played: now, save: games.save() });
  }

  /** A game that is over counts once; others are given up. */
  end(id, roll, ended) {
    games.load(this.games.get(id).save);
    if (roll(2)) {
      games.open("sliding", "3x3", "plum");
      for (const move of solution) games.playMove(move);
      games.tick(1000 * roll(3));
    }
    this.games.delete(id);
    const { status, at, game, variant } = games.state();
    const all = [...this.results.values()];
    const player = names[roll(3)];
    if (status === "won" && all.some((one) => one.status === status && one.at === at && one.player === player)) return;
    const nth = all.filter((one) => one.ended === ended).length;
    const day = roll(5) ? "2026-11-21" : "";
    const save = games.save();
    this.results.set(this.next, { id: this.next++, ended, nth, status, at, game, variant, day, save, player });
  }
}

games.open("sliding", "3x3", "plum");
const solution = games.verdict().way;

/** Where the words of a refusal end up. */
function refusal(act) {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return "";
}

const text = (bytes) => Buffer.from(bytes).toString();
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

function makeHistory(seed) {
  const roll = dice(seed * 7919);
  const devices = [new Device(), new Device(), new Device()];
  for (let round = 0; round < 6; round++) {
    const from = devices[roll(3)];
    from.play(roll, 1000 + roll(6));
    if (roll(2)) devices[roll(3)].restore(from.backUp());
  }
  return devices;
}

/** All records of the terminal program, merged from files. */
function mergedByProgram(name, backups, order) {
  process.env.XDG_DATA_HOME = join(scratch, name);
  for (const nth of order) {
    writeFileSync(join(scratch, "from.txt"), backups[nth]);
    native(["restore", join(scratch, "from.txt")]);
  }
  native(["backup", join(scratch, "to.txt")]);
  return readFileSync(join(scratch, "to.txt"), "utf8");
}

let kept = 0;
let results = 0;
let resets = 0;
for (let seed = 1; seed <= HISTORIES; seed++)
  await test(`history ${seed}: three devices are merged in every order`, () => {
    const devices = makeHistory(seed);
    const backups = devices.map((device) => device.backUp());
    const sums = orders.flatMap((order) =>
      [false, true].map((isAtHome) => {
        const sum = isAtHome ? devices[order[0]].copy() : new Device();
        for (const nth of order) sum.restore(backups[nth]);
        const whole = text(sum.backUp());
        for (const nth of order)
          if (!sum.restore(backups[nth]).startsWith("Nothing new.")) throw new Error("twice is more than once");
        if (text(sum.backUp()) !== whole) throw new Error("twice differs from once");
        return whole;
      }),
    );
    kept += sums[0].split("[game]\n").length - 1;
    results += sums[0].split("[result]\n").length - 1;
    resets += sums[0].split("[reset]\n").length - 1;
    const other = sums.findIndex((one) => one !== sums[0]);
    if (other >= 0) return `order ${other} differs:\n${sums[0]}\n${sums[other]}`;
    if (seed % 3) return true;
    const program = mergedByProgram(`history${seed}`, backups, orders[seed % 6]);
    return program === sums[0] || `the program differs:\n${program}\n${sums[0]}`;
  });
verdict(kept > 10 && results > 10 && resets > 2, "there were games, results and resets", [kept, results, resets]);

await test("a game that went on in two places is kept twice and reported, and a later one replaces both", () => {
  const [phone, desk] = [new Device(), new Device()];
  games.open("freecell", "", "617");
  games.play("8a");
  phone.games.set(1, { id: 1, started: 5, played: 6, over: false, slot: "train", save: games.save() });
  phone.next = 2;
  desk.restore(phone.backUp());
  phone.goOn(1, dice(1), 7);
  desk.goOn(1, dice(2), 8);
  const [first, second] = [phone.backUp(), desk.backUp()];
  const words = /^FreeCell 617 went on here and elsewhere: both games are kept\.$/m;
  if (!words.test(phone.restore(second)) || !words.test(desk.restore(first))) return "not reported";
  if (phone.games.size !== 2 || desk.games.size !== 2) return `kept ${phone.games.size}, ${desk.games.size}`;
  phone.goOn(1, dice(3), 9);
  phone.games.delete(2);
  const report = desk.restore(phone.backUp());
  return (/^2 games here went on or ended elsewhere\.$/m.test(report) && desk.games.size === 1) || report;
});

// ---------------------------------------------------------------- bad files

const device = makeHistory(3)[0];
games.open("freecell", "", "617");
games.play("8a");
device.games.set(99, { id: 99, started: 5, played: 6, over: false, slot: "", save: games.save() });
const good = device.backUp();
const told = (bytes) => refusal(() => new Device().restore(bytes));
same("a good file is not refused", "", told(good));
same(
  "it comes back as it was",
  text(good),
  text(
    (() => {
      const copy = new Device();
      copy.restore(good);
      return copy.backUp();
    })(),
  ),
);

/** Seals a text as a forger would. */
function sealed(all) {
  return new TextEncoder().encode(`${all}sha256 ${createHash("sha256").update(all).digest("hex")}\n`);
}

const body = text(good).replace(/sha256 .*\n$/, "");
for (const [name, bytes, words] of [
  ["an empty file", new Uint8Array(), /^x\.txt, line 1: /],
  ["a picture", new TextEncoder().encode("\u0089PNG\r\n\u001a\n\0\0\0"), /^x\.txt, line 1: not a backup of Quadrille$/],
  ["a newer file", sealed(body.replace(/backup \d/, "backup 3")), /line 1: written by a newer version/],
  [
    "a file with CR LF",
    new TextEncoder().encode(text(good).replaceAll("\n", "\r\n")),
    /line 1: the lines end with CR LF/,
  ],
  [
    "a block that was edited",
    sealed(body.replace("started 5\n", "started 4\n")),
    /line \d+: this block has been changed/,
  ],
  [
    "a version that is right in a file that isn't",
    new TextEncoder().encode(text(good).replace(/(sha256 .*).\n$/, "$1x\n")),
    /its SHA-256 differs/,
  ],
  ["an unknown block", sealed(`${body}[chess]\n`), /line \d+: expected the first line of a block/],
])
  await test(`${name} is refused with its line`, () => words.test(told(bytes)) || told(bytes));

await test("a file that was cut off anywhere is refused", () => {
  for (let length = 0; length < good.length; length += 131)
    if (!/^x\.txt, line \d+: /.test(told(good.subarray(0, length))))
      return `cut at ${length}: ${told(good.subarray(0, length))}`;
  return true;
});
await test("any changed byte is noticed", () => {
  for (let at = 0; at < good.length; at += 97) {
    const bytes = good.slice();
    bytes[at] ^= 1;
    if (!/^x\.txt, line \d+: /.test(told(bytes))) return `byte ${at}`;
  }
  return true;
});
await test("a refused file changes nothing, and the next one is read", () => {
  const before = text(device.backUp());
  refusal(() => device.restore(good.subarray(0, 500)));
  return text(device.backUp()) === before;
});
await test("room beyond 256 MB is refused", () => packer.call.backup_at((256 << 20) + 1) === 0);
await test("damaged games and passed blocks are left out, and the rest is backed up", () => {
  const torn = device.copy();
  torn.games.set(777, { id: 777, started: 1, played: 1, over: false, slot: "", save: "quadrille save 2\n" });
  torn.passed.set("x", "[favourite]\nmarked 1\n");
  const { bytes, unread } = makeBackup(packer, torn.stored());
  return (unread === 1 && text(bytes) === text(good)) || unread;
});

rmSync(scratch, { recursive: true });
done();
