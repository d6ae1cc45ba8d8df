// SPDX-License-Identifier: MIT
// Makes and merges backups with the module of records, in a thread of its own, which loads
// this only for a backup. The page reads what it stores before, and carries out
// a merge afterwards.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";

/**
 * @typedef {import("./records.js").Records} Records
 * @typedef {{ id: number, started: number, played: number, over: boolean, slot: string, save: string }} StoredGame
 * @typedef {{ id: number, ended: number, nth: number, status: string, day: string, save: string, player?: string }} StoredResult
 * @typedef {{ version: string, game: number }} Version a version of a game that a backup contains, and the game that it
 *   was last, or 0
 * @typedef {{ games: StoredGame[], results: StoredResult[], blocks: string[], versions: Version[], unread: number[],
 *   settings: { changed: number, text: string } | null }} Stored times are seconds; "blocks" are only passed on, and
 *   "unread" are games that are damaged
 * @typedef {{ number: number, kind: string, fate: string, other: number, version: string, key: string, time: number,
 *   started: number, nth: number, over: number, slot: string, day: string, player: string, game: string, unit: string, variant: string,
 *   seed: string, daily: string, name: string, own: number, status: "going" | "won" | "stuck" | "lost", score: number,
 *   moves: number, at: number, count: number, hints: number, undos: number, clock: number }} Entry
 * @typedef {{ drop: number[], games: { version: string, row: object }[], results: object[],
 *   blocks: { key: string, block: string }[], settings: { changed: number, text: string } | null,
 *   versions: Version[] }} Changes
 */

const statuses = ["going", "won", "stuck", "lost"];
const CHECKED = 4;
const [HERE, ELSEWHERE] = [0, 1];

/** @param {Records} records @param {number} of @param {number} number @returns {Entry} */
const entryAt = (records, of, number) => JSON.parse(records.text(records.call.backup_record(of, number)));

/** @param {Records} records @param {number} of @returns {Entry[]} */
const entriesOf = (records, of) =>
  Array.from({ length: records.call.backup_count(of) }, (_, nth) => entryAt(records, of, nth + 1));

/** @param {Records} records @param {string[]} blocks */
const begin = (records, blocks) => records.call.backup_begin(...records.give(blocks.join(""))) !== 0;

/** Makes the backup of what is stored here.
 * @param {Records} records @param {Stored} stored @param {boolean} checks whether results are checked */
function packHere(records, stored, checks) {
  const { call } = records;
  if (!begin(records, stored.blocks))
    begin(
      records,
      stored.blocks.filter((block) => begin(records, [block])),
    );
  /** The number that each record here has in its store. @type {Map<number, number>} */
  const ids = new Map();
  const unread = new Set(stored.unread);
  let damaged = 0;
  for (const { id, started, played, over, slot, save } of stored.games) {
    const number = call.backup_game(started, played, over ? 1 : 0, ...records.give(slot, save));
    if (number) ids.set(number, id);
    else unread.add(id);
  }
  for (const { id, ended, nth, status, day, save, player = "" } of stored.results) {
    const check = checks ? CHECKED : statuses.indexOf(status);
    const number = call.backup_result(ended, nth, check, ...records.give(day, save, player));
    if (number) ids.set(number, id);
    else damaged++;
  }
  const { settings } = stored;
  if (settings) call.backup_settings(settings.changed, ...records.give(settings.text));
  const current = entriesOf(records, HERE).filter(({ kind }) => kind === "game");
  const versions = new Set(current.map(({ version }) => version));
  for (const { version, game } of stored.versions)
    if (!versions.has(version) && !unread.has(game)) call.backup_outdated(...records.give(version));
  return { ids, current, unread: unread.size + damaged };
}

/** @param {Records} records @param {Stored} stored */
export function makeBackup(records, stored) {
  const { ids, current, unread } = packHere(records, stored, true);
  const length = records.call.backup_write();
  return {
    bytes: records.bytes(records.call.text_at(), length).slice(),
    versions: current.map(({ number, version }) => ({ version, game: Number(ids.get(number)) })),
    unread,
  };
}

/** @param {Records} records @param {string} name @param {Uint8Array} bytes */
function read(records, name, bytes) {
  const { call } = records;
  const at = call.backup_at(bytes.length);
  if (!at) records.refuse(tr("%s is too large for a backup.", name));
  records.bytes(at, bytes.length).set(bytes);
  if (!call.backup_read(...records.give(name), bytes.length)) records.refuse(records.words());
}

/** @param {Records} records @param {Entry} entry */
function rowOf(records, entry) {
  const { game, variant, seed, daily, own, name, status, score, unit, at, clock, hints, undos } = entry;
  const save = records.text(records.call.backup_save(ELSEWHERE, entry.number));
  return { game, variant, seed, daily, own, name, status, score, unit, at, clock, hints, undos, save };
}

/** What a merge changes here. @param {Records} records @param {Map<number, number>} ids @returns {Changes} */
function changesOf(records, ids) {
  const { call } = records;
  const gone = entriesOf(records, HERE).filter(({ fate }) => fate === "gone");
  const elsewhere = entriesOf(records, ELSEWHERE);
  /** @type {Changes} */
  const changes = {
    drop: gone.map(({ number }) => Number(ids.get(number))),
    games: [],
    results: [],
    blocks: [],
    settings: null,
    versions: records
      .text(call.backup_versions(ELSEWHERE))
      .split("\n")
      .filter(Boolean)
      .map((version) => ({ version, game: 0 })),
  };
  for (const entry of elsewhere) {
    const { number, kind, fate, other, version, key, time, started, nth, moves, count, over, slot, day, player } =
      entry;
    if (kind === "game" && fate === "here") changes.versions.push({ version, game: Number(ids.get(other)) });
    if (fate !== "add" && fate !== "replace") continue;
    if (kind === "game") {
      const own = { moves, count, told: over !== 0, slot, started: started * 1000, played: time * 1000, edition: 0 };
      changes.games.push({ version, row: { ...rowOf(records, entry), ...own } });
    } else if (kind === "result") {
      const own = { day, ended: time, nth, player };
      changes.results.push({ ...rowOf(records, entry), ...own, ...(fate === "replace" && { id: ids.get(other) }) });
    } else if (kind === "settings" && slot === "page") {
      changes.settings = { changed: time, text: records.text(call.backup_save(ELSEWHERE, number)) };
    } else {
      changes.blocks.push({ key: `${kind} ${key}`, block: records.text(call.backup_block(ELSEWHERE, number)) });
    }
  }
  return changes;
}

/** Merges a file with what is stored here; the caller carries the changes out.
 * @param {Records} records @param {Stored} stored @param {string} name @param {Uint8Array} bytes */
export function mergeBackup(records, stored, name, bytes) {
  const { call } = records;
  const { ids } = packHere(records, stored, false);
  read(records, name, bytes);
  call.backup_merge();
  return {
    plan: records.text(call.backup_report(1)),
    report: records.text(call.backup_report(0)),
    changes: changesOf(records, ids),
  };
}
