// SPDX-License-Identifier: MIT
// Makes and merges backups with the module, in a thread of its own, which loads
// this only for a backup. The page reads what it stores before, and carries out
// a merge afterwards.

/**
 * @typedef {import("../games.js").Games} Games
 * @typedef {{ id: number, started: number, played: number, over: boolean, slot: string, save: string }} StoredGame
 * @typedef {{ id: number, ended: number, nth: number, status: string, day: string, save: string }} StoredResult
 * @typedef {{ version: string, game: number }} Version a version of a game that a backup contains, and the game that it
 *   was last, or 0
 * @typedef {{ games: StoredGame[], results: StoredResult[], blocks: string[], versions: Version[], unread: number[],
 *   settings: { changed: number, text: string } | null }} Stored times are seconds; "blocks" are only passed on, and
 *   "unread" are games that are damaged
 * @typedef {{ number: number, kind: string, fate: string, other: number, version: string, key: string, time: number,
 *   started: number, nth: number, over: number, slot: string, day: string, game: string, unit: string, variant: string,
 *   seed: string, daily: string, name: string, own: number, status: "going" | "won" | "stuck" | "lost", score: number,
 *   at: number, count: number, hints: number, undos: number, clock: number }} Entry
 * @typedef {{ drop: number[], games: { version: string, row: object }[], results: object[],
 *   blocks: { key: string, block: string }[], settings: { changed: number, text: string } | null,
 *   versions: Version[] }} Changes
 */

const statuses = ["going", "won", "stuck", "lost"];
const CHECKED = 4;
const [HERE, ELSEWHERE] = [0, 1];

/** @param {Games} games @param {number} of @param {number} number @returns {Entry} */
const entryAt = (games, of, number) => JSON.parse(games.text(games.call.backup_record(of, number)));

/** @param {Games} games @param {number} of @returns {Entry[]} */
const entriesOf = (games, of) =>
  Array.from({ length: games.call.backup_count(of) }, (_, nth) => entryAt(games, of, nth + 1));

/** @param {Games} games @param {string[]} blocks */
const begin = (games, blocks) => games.call.backup_begin(...games.give(blocks.join(""))) !== 0;

/** Makes the backup of what is stored here.
 * @param {Games} games @param {Stored} stored @param {boolean} checks whether results are checked */
function packHere(games, stored, checks) {
  const { call } = games;
  if (!begin(games, stored.blocks))
    begin(
      games,
      stored.blocks.filter((block) => begin(games, [block])),
    );
  /** The number that each record here has in its store. @type {Map<number, number>} */
  const ids = new Map();
  const unread = new Set(stored.unread);
  let damaged = 0;
  for (const { id, started, played, over, slot, save } of stored.games) {
    const number = call.backup_game(started, played, over ? 1 : 0, ...games.give(slot, save));
    if (number) ids.set(number, id);
    else unread.add(id);
  }
  for (const { id, ended, nth, status, day, save } of stored.results) {
    const check = checks ? CHECKED : statuses.indexOf(status);
    const number = call.backup_result(ended, nth, check, ...games.give(day, save));
    if (number) ids.set(number, id);
    else damaged++;
  }
  const { settings } = stored;
  if (settings) call.backup_settings(settings.changed, ...games.give(settings.text));
  const current = entriesOf(games, HERE).filter(({ kind }) => kind === "game");
  const versions = new Set(current.map(({ version }) => version));
  for (const { version, game } of stored.versions)
    if (!versions.has(version) && !unread.has(game)) call.backup_outdated(...games.give(version));
  return { ids, current, unread: unread.size + damaged };
}

/** @param {Games} games @param {Stored} stored */
export function makeBackup(games, stored) {
  const { ids, current, unread } = packHere(games, stored, true);
  const length = games.call.backup_write();
  return {
    bytes: games.bytes(games.call.text_at(), length).slice(),
    versions: current.map(({ number, version }) => ({ version, game: Number(ids.get(number)) })),
    unread,
  };
}

/** @param {Games} games @param {string} name @param {Uint8Array} bytes */
function read(games, name, bytes) {
  const { call } = games;
  const at = call.backup_at(bytes.length);
  if (!at) games.refuse(`${name} is too large for a backup.`);
  games.bytes(at, bytes.length).set(bytes);
  if (!call.backup_read(...games.give(name), bytes.length)) games.refuse(games.words());
}

/** @param {Games} games @param {Entry} entry */
function rowOf(games, entry) {
  const { game, variant, seed, daily, own, name, status, score, unit, at, clock, hints, undos } = entry;
  const save = games.text(games.call.backup_save(ELSEWHERE, entry.number));
  return { game, variant, seed, daily, own, name, status, score, unit, at, clock, hints, undos, save };
}

/** What a merge changes here. @param {Games} games @param {Map<number, number>} ids @returns {Changes} */
function changesOf(games, ids) {
  const { call } = games;
  const gone = entriesOf(games, HERE).filter(({ fate }) => fate === "gone");
  const elsewhere = entriesOf(games, ELSEWHERE);
  /** @type {Changes} */
  const changes = {
    drop: gone.map(({ number }) => Number(ids.get(number))),
    games: [],
    results: [],
    blocks: [],
    settings: null,
    versions: games
      .text(call.backup_versions(ELSEWHERE))
      .split("\n")
      .filter(Boolean)
      .map((version) => ({ version, game: 0 })),
  };
  for (const entry of elsewhere) {
    const { number, kind, fate, other, version, key, time, started, nth, count, over, slot, day } = entry;
    if (kind === "game" && fate === "here") changes.versions.push({ version, game: Number(ids.get(other)) });
    if (fate !== "add" && fate !== "replace") continue;
    if (kind === "game") {
      const own = { count, told: over !== 0, slot, started: started * 1000, played: time * 1000, edition: 0 };
      changes.games.push({ version, row: { ...rowOf(games, entry), ...own } });
    } else if (kind === "result") {
      const own = { day, ended: time, nth };
      changes.results.push({ ...rowOf(games, entry), ...own, ...(fate === "replace" && { id: ids.get(other) }) });
    } else if (kind === "settings" && slot === "page") {
      changes.settings = { changed: time, text: games.text(call.backup_save(ELSEWHERE, number)) };
    } else {
      changes.blocks.push({ key: `${kind} ${key}`, block: games.text(call.backup_block(ELSEWHERE, number)) });
    }
  }
  return changes;
}

/** Merges a file with what is stored here; the caller carries the changes out.
 * @param {Games} games @param {Stored} stored @param {string} name @param {Uint8Array} bytes */
export function mergeBackup(games, stored, name, bytes) {
  const { call } = games;
  const { ids } = packHere(games, stored, false);
  read(games, name, bytes);
  call.backup_merge();
  return {
    plan: games.text(call.backup_report(1)),
    report: games.text(call.backup_report(0)),
    changes: changesOf(games, ids),
  };
}
