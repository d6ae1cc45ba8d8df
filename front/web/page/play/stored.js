// SPDX-License-Identifier: MIT
// What backups read from the browser's storage, and how a merge is carried out.
import { clockPlace, isGame, isOutcome, isOver, result, withEnd, losses } from "./keep.js";
import { writeNote } from "../base/note.js";

/** @typedef {import("./keep.js").Keep} Keep */
/** @typedef {import("./keep.js").Row} Row */
/** @typedef {import("./keep.js").Outcome} Outcome */

/** What a backup is made of. */
const backedUp = ["games", "outcomes", "passed", "versions"];

/** Everything that a backup needs but the settings, and a mark by which a later change is noticed. @param {Keep} keep */
export const snapshotOf = async (keep) => readStored(keep.begin(backedUp, "readonly"));

/** Notes which versions of games a backup contains. @param {Keep} keep @param {import("./pack.js").Version[]} versions
 * @returns {Promise<boolean>} whether there was room */
export const noteVersions = async (keep, versions) => (await keep.put("versions", versions, losses.rest)) === "";

/** Carries out a merge completely or not at all. @param {Keep} keep
 * @param {string} mark of the snapshot that was merged @param {import("./pack.js").Changes} changes
 * @returns {Promise<boolean>} whether it is done; it isn't if something changed since the snapshot */
export async function restoreInto(keep, mark, changes) {
  const isDone = await keep.change(backedUp, async (transaction) => {
    const now = await readStored(transaction);
    if (now.mark !== mark) return false;
    await carryOut(transaction, changes, new Set(now.stored.versions.map((one) => one.version)));
    return true;
  });
  if (isDone) for (const id of changes.drop) writeNote(clockPlace(id), null);
  return isDone;
}

/** @param {IDBTransaction} transaction @param {import("./pack.js").Changes} changes
 * @param {Set<string>} known versions */
async function carryOut(transaction, { drop, games, results, blocks, versions }, known) {
  const store = (/** @type {string} */ name) => transaction.objectStore(name);
  for (const id of drop) store("games").delete(id);
  for (const row of results) store("outcomes").put(row);
  for (const block of blocks) store("passed").put(block);
  for (const one of versions) if (one.game || !known.has(one.version)) store("versions").put(one);
  for (const { version, row } of games) {
    const game = Number(await result(store("games").put(row)));
    store("versions").put({ version, game });
  }
}

/** @param {number | undefined} milliseconds */
const seconds = (milliseconds = 0) => Math.floor(milliseconds / 1000);

/** Games in progress, and those with a name. @param {Row} row */
const isBackedUp = (row) => !isOver(row) || Boolean(row.slot);

/** @param {IDBTransaction} transaction @returns {Promise<{ stored: import("./pack.js").Stored, mark: string }>} */
async function readStored(transaction) {
  const [games, outcomes, passed, versions] = await Promise.all(
    backedUp.map((name) => result(transaction.objectStore(name).getAll())),
  );
  const rows = /** @type {Row[]} */ (games.filter(isGame)).filter(isBackedUp);
  const results = /** @type {Outcome[]} */ (outcomes.filter(isOutcome)).map(withEnd);
  const stored = {
    games: rows.map(({ id, started, played, told, slot = "", save }) => ({
      id: Number(id),
      started: seconds(started ?? played),
      played: seconds(played),
      over: told === true,
      slot,
      save,
    })),
    results: results.map(({ id, ended = 0, nth = 0, status, day, save, player = "" }) => ({
      id: Number(id),
      ended,
      nth,
      status,
      day,
      save,
      player,
    })),
    blocks: passed.map(({ block }) => block).filter((block) => typeof block === "string"),
    versions: versions.filter(({ version }) => /^[0-9a-f]{16}$/.test(version)),
    unread: games.filter((row) => !isGame(row)).map((row) => Number(row?.id)),
    settings: null,
  };
  const mark = JSON.stringify([
    rows.map(({ id, edition }) => [id, edition]),
    results.map(({ id, ended, nth }) => [id, ended, nth]),
    passed,
    versions,
  ]);
  return { stored, mark };
}
