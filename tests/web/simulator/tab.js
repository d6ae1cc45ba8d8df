// SPDX-License-Identifier: MIT
// A tab of the page in a frame: all of it that plays and stores, and nothing
// that draws a board. Its clock and the names of its storage are those of a
// simulated device.
const { device } = Object.fromEntries(new URLSearchParams(location.search));
const world = parent.world;

/* ------------------------------------------------- the device's clock and disk */

const RealDate = Date;
const now = () => world.clockOf(device).now;
globalThis.Date = class extends RealDate {
  constructor(...words) {
    super(...(words.length ? words : [now()]));
  }
  static now() {
    return now();
  }
};
performance.now = () => world.clockOf(device).played;

const place = (name) => `${device} ${name}`;
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (name, ...rest) {
  const request = open.call(this, place(name), ...rest);
  request.addEventListener("upgradeneeded", () => world.upgrading(request.transaction));
  return request;
};
for (const name of ["getItem", "setItem", "removeItem"]) {
  const original = Storage.prototype[name];
  Storage.prototype[name] = function (key, ...rest) {
    return original.call(this, place(key), ...rest);
  };
}

/* ------------------------------------------------------------------ trouble */

/** Which writes fail, and how: "full" is told at once, "commit" when the transaction ends, and "closed" is a database that
 * can't be used any more. @type {{ store: string, how: string } | null} */
let trouble = null;
/** Whether a write has failed. */
let failed = false;

const isTrouble = (store) => trouble !== null && (!trouble.store || trouble.store === store);
for (const name of ["put", "add"]) {
  const write = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (...words) {
    if (!isTrouble(this.name)) return write.apply(this, words);
    failed = true;
    if (trouble.how === "full") throw new DOMException("no room", "QuotaExceededError");
    const request = write.apply(this, words);
    request.addEventListener("success", () => this.transaction.abort());
    return request;
  };
}
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
  if (mode === "readwrite" && trouble?.how === "closed" && [stores].flat().some(isTrouble)) {
    failed = true;
    throw new DOMException("closing", "InvalidStateError");
  }
  return transaction.call(this, stores, mode, ...rest);
};

/* ----------------------------------------------------------------- the page */

const from = (path) => import(`/sources/${path}`);
const [{ Games }, { Table }, keeping, { makeBackup, mergeBackup }, records, { BackupPage }, { StatisticsPage }, dom] =
  await Promise.all(
    [
      "games.js",
      "play/table.js",
      "play/keep.js",
      "play/pack.js",
      "play/records.js",
      "page/backup.js",
      "page/statistics.js",
      "base/dom.js",
    ].map(from),
  );
const [{ playAs }, { addGame }] = await Promise.all(["page/players.js", "base/kit.js", "page/icons.js"].map(from));

const keep = await keeping.openKeep();
if (keep.trouble) await parent.refused(keep.trouble);
const games = await Games.from(await world.module("quadrille.wasm"));
games.openDaily("kulki", dom.dateWords());
games.games().forEach(addGame);
const table = new Table(games, { ask: async () => null, drop: () => {}, forgetVerdicts: () => {} }, keep);
let said = "";
table.watcher = { changed: () => {}, judged: () => {}, said: (words) => (said = words), advised: () => {} };

/** What the page does in its thread. */
const mind = {
  async ask({ what, stored, name, bytes }) {
    const own = await records.loadRecords();
    return what === "backup" ? makeBackup(own, stored) : mergeBackup(own, stored, name, bytes);
  },
};
const backupPage = () => Object.assign(new BackupPage(null, keep, () => {}, null), { mind });

/* -------------------------------------------------------------------- steps */

/** What changes the game at once, so that the world sees what is shown before it is stored. */
const acts = {
  deal: (game, variant, seed) => table.sitDown((own) => own.open(game, variant, seed)),
  board: (text) => table.sitDown((own) => own.openBoard("sliding", "3x3", text)),
  daily: (game, isYesterday) =>
    table.sitDown((own) => own.openDaily(game, dom.dateWords(isYesterday ? new Date(now() - 86400000) : new Date()))),
  challenge: (seed) =>
    table.sitDown((own) => own.open("sliding", "3x3", seed), {
      edition: 0,
      told: false,
      challenge: `challenge ${seed}`,
    }),
  play: (draw) => {
    const moves = games.moves();
    if (moves.length) table.playMove(moves[draw % moves.length]);
  },
  undo: () => void table.undo(),
  redo: () => void table.redo(),
  goto: (draw) => void table.goTo(draw % (games.state().count + 1)),
  hint: () => table.countHelp(),
  again: () => table.again(),
  finish: (draw) => {
    for (let left = 40, at = draw; left && !keeping.isOver(games.state()); left--, at = (at * 25173 + 13849) % 65536) {
      const moves = games.moves();
      if (!moves.length) break;
      table.playMove(moves[(at >> 4) % moves.length]);
    }
  },
};

parent.arrived(device, {
  /** The number of the game, which may have been stored later than its table knows. */
  id: () => keep.moved.get(`${table.row.id} ${table.row.edition}`)?.id ?? table.row.id,
  seen: () => ({ state: games.state(), save: games.save() }),
  act: (what, ...words) => acts[what](...words),
  settled: () => table.keeping,
  /** From now on, writes fail; null: no longer. Returns whether one has failed, and what the player was told last. */
  trouble(next) {
    const before = { failed, said };
    [trouble, failed] = [next, false];
    return before;
  },
  /** Time has passed. */
  pause: () => table.keepTime(),
  /** The page is hidden, and may be closed. */
  hide: () => table.pause(),
  async resume(id) {
    const row = await keep.game(id);
    if (!row) return false;
    table.resume(row);
    return true;
  },
  async giveUp(id) {
    const row = await keep.game(id);
    return keep.giveUp(row, row.told ? undefined : { ...keeping.outcomeOf(row), day: dom.dateWords() });
  },
  async rename(id, slot) {
    const row = await keep.game(id);
    return (await keep.keep({ ...row, slot, played: row.played + 1000 })).trouble ?? "";
  },
  playAs,
  async change(kind, isUndo) {
    const page = new StatisticsPage(games, keep, () => {}, "");
    page.whose = kind.player;
    await page.change(kind, isUndo);
  },
  async backUp() {
    const { file } = await backupPage().makeFile();
    return file.text();
  },
  restore: (text) => backupPage().carryOut("games.txt", new TextEncoder().encode(text)),
  /** Statistics of a player, or "" for everybody, and the page with them in words. */
  async statistics(whose) {
    const own = await records.recordsOf(keep, keep.outcomes(whose));
    const page = new StatisticsPage(games, keep, () => {}, "");
    page.whose = whose;
    await page.show();
    return {
      outcomes: own.outcomes,
      games: Object.fromEntries(["kulki", "mahjong", "freecell", "sliding"].map((game) => [game, own.ofGame(game)])),
      days: own.byDay(dom.dateWords()),
      words: page.root.textContent,
    };
  },
});
