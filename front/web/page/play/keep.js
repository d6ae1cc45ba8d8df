// SPDX-License-Identifier: MIT
// Games that outlive the page, stored in IndexedDB: those in progress, and the
// results of finished ones. Each row has an edition, which grows with each
// change. If a tab finds an edition that is not its own, another tab has
// changed the game. It then continues in a new row, so that neither tab loses a
// move. What the browser refuses to store lasts as long as the page. stored.js
// has what backups need.

import { mark, tr } from "../../../../bindings/npm/src/shared/translate.js";
import { STATUSES } from "../../../../bindings/npm/src/shared/values.js";
import { readNote, writeNote } from "../base/note.js";

/**
 * @typedef {{ id?: number, edition: number, game: string, variant: string, seed: string, daily: string, own: number,
 *   name?: string, status: string, score: number, unit: string, at: number, count: number, clock: number, hints: number,
 *   undos: number, moves?: number, progress?: number, played: number, save: string, told: boolean, started?: number, slot?: string,
 *   challenge?: string, pace?: number[] }} Row "told" means that its end was
 *   counted, and "slot" is the player's name for it, from a terminal
 * @typedef {{ id?: number, game: string, variant: string, seed: string, daily: string, own: number, name?: string,
 *   status: string, score: number, unit: string, at: number, clock: number, hints: number, undos: number, day: string, save: string,
 *   ended?: number, nth?: number, player?: string }} Outcome "ended" is in seconds, "nth" orders those that ended in one
 *   second, and "player" is whoever finished the game, or ""
 * @typedef {{ name: string, tiles: number[] }} LayoutRow a layout of the player's own, by row, column and layer
 * @typedef {{ name: string, type: string, bytes: ArrayBuffer }} PictureRow a picture of the player's own
 * @typedef {{ id: number, edition: number, overtaken?: boolean, trouble?: string }} Kept
 */

/** By their numbers. @type {readonly string[]} */
export const statuses = STATUSES;
const texts = ["game", "variant", "seed", "daily", "unit", "save"];
const numbers = ["own", "score", "at", "clock", "hints", "undos"];

/** Whether stored data is valid. Other programs can change it, and disks fail.
 * @param {any} row @param {string[]} more additional numbers that the row must have */
function isSound(row, more) {
  return (
    typeof row === "object" &&
    row !== null &&
    statuses.includes(row.status) &&
    texts.every((name) => typeof row[name] === "string") &&
    [row.name, row.slot, row.player].every((one) => one === undefined || typeof one === "string") &&
    [row.started, row.ended, row.nth, row.moves, row.progress].every(
      (one) => one === undefined || (Number.isSafeInteger(one) && one >= 0),
    ) &&
    [...numbers, ...more].every((name) => Number.isSafeInteger(row[name]) && row[name] >= 0)
  );
}

/** @param {any} row */
const isLayout = (row) =>
  typeof row?.name === "string" &&
  Array.isArray(row.tiles) &&
  row.tiles.every((/** @type {unknown} */ place) => Number.isInteger(place));

/** @param {any} row */
const isPicture = (row) => typeof row?.type === "string" && row.bytes instanceof ArrayBuffer;

export const isGame = (/** @type {any} */ row) => isSound(row, ["id", "edition", "count", "played"]);
export const isOutcome = (/** @type {any} */ row) => isSound(row, []) && /^(\d{4}-\d\d-\d\d)?$/.test(row.day);

/** @param {Row} row */
export function outcomeOf(row) {
  const { game, variant, seed, daily, own, name = "", status, score, unit, at, clock, hints, undos, save } = row;
  const player = ownName();
  return { game, variant, seed, daily, own, name, status, score, unit, at, clock, hints, undos, save, player };
}

/** Who plays in this browser, or "". @returns {string} */
export const ownName = () => readNote("player") ?? "";

/** Only the start and the moves, which identify a game, and who played them. @param {Outcome} outcome */
export const courseOf = ({ save, player = "" }) => save.replace(/^(hints|undos|time|name) .*\n/gm, "") + player;

/** How many moves a game in progress had, as results count them. Older versions of the page did not store it. @param {Row} row */
export const movesOf = ({ moves, at }) => moves ?? at;

/** Whether a game waits for its player. One in which only hints were taken keeps them, but waits for nothing, and one whose
 * moves were all undone is a start like any other, unless it has a name. The terminal's store has the same rule.
 * @param {Row} row */
export const isWaiting = ({ at, count, slot }) => Boolean(count && (at || slot));

/** Whether a game is over by its rules. @param {{ status: string }} one */
export const isOver = ({ status }) => status === "won" || status === "lost";

/** Older versions of the page stored only the day on which a game ended. @param {Outcome} outcome @returns {Outcome} */
export function withEnd(outcome) {
  if (outcome.ended !== undefined && outcome.nth !== undefined) return outcome;
  const [year, month, date] = outcome.day.split("-").map(Number);
  const ended = Math.max(0, Math.floor(new Date(year, month - 1, date).getTime() / 1000)) || 0;
  return { ...outcome, ended, nth: outcome.id ?? 0 };
}

/** The order in which games ended. It is the same wherever they are stored, so their numbers have no part in it. */
const order = "ended nth game variant seed daily name status at score hints undos clock player".split(" ");
/** @param {any} a @param {any} b */
function compareOutcomes(a, b) {
  const name = order.find((one) => a[one] !== b[one]);
  if (!name) return 0;
  const [first, second] =
    name === "status" ? [statuses.indexOf(a[name]), statuses.indexOf(b[name])] : [a[name], b[name]];
  return first < second ? -1 : 1;
}

const name = "quadrille";

/** The stores, in the order in which versions of the page added them. "passed" has what the page only passes on, and
 * "versions" those of games that some backup contains. */
const stores = [
  { name: "games", traits: { keyPath: "id", autoIncrement: true } },
  { name: "outcomes", traits: { keyPath: "id", autoIncrement: true } },
  { name: "layouts", traits: { keyPath: "name" } },
  { name: "pictures", traits: { keyPath: "name" } },
  { name: "passed", traits: { keyPath: "key" } },
  { name: "versions", traits: { keyPath: "version" } },
];
const version = stores.length - 1;

/** What a full storage means for what was to be stored. */
export const losses = {
  game: mark("This browser's storage is full, so the game is not saved. Free some space, or save the game to a file."),
  result: mark(
    "This browser's storage is full, so the result is not saved. Free some space, or save the game to a file.",
  ),
  rest: mark("This browser's storage is full, so this is not saved. Free some space, or save the game to a file."),
  layout: mark(
    "This browser's storage is full, so the layout is not saved. Free some space, or save the game to a file.",
  ),
  picture: mark(
    "This browser's storage is full, so the picture is not saved. Free some space, or save the game to a file.",
  ),
  reset: mark(
    "This browser's storage is full, so the reset is not saved. Free some space, or save the game to a file.",
  ),
  keptGame: mark(
    "This browser's storage is full, so the game is kept only until you close or reload this tab. Free some space, or " +
      "save the game to a file.",
  ),
  keptResult: mark(
    "This browser's storage is full, so the result is kept only until you close or reload this tab. Free some space, " +
      "or save the game to a file.",
  ),
};

/** @param {unknown} error @param {string} loss one of losses, if the storage is full */
export function wordsOf(error, loss) {
  const kind = error instanceof DOMException ? error.name : "";
  if (kind === "QuotaExceededError") return tr(loss);
  return tr(
    "This browser doesn't allow games to be stored: they are kept only until you close or reload this tab. You can save " +
      "them to files.",
  );
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
function done(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** Undoes a transaction, unless the browser already has. @param {IDBTransaction} transaction */
function abandon(transaction) {
  try {
    transaction.abort();
  } catch {
    // It failed by itself.
  }
}

export class Keep {
  /** @param {IDBDatabase | null} base @param {string} [trouble] */
  constructor(base, trouble = "") {
    this.base = base;
    this.trouble = trouble;
    /** How many saved games could not be read last time. */
    this.damaged = 0;
    /** The stores of which nothing could be read last time. @type {Set<string>} */
    this.unread = new Set();
    /** What could not be stored, by the number of its game, which is below zero if no part of the game is stored. A game
     * that was given up leaves only its result.
     * @type {Map<number, { row?: Row, outcome?: Outcome }>} */
    this.unstored = new Map();
    this.lowest = 0;
    /** Games that were stored later, by the number and edition that they had before. @type {Map<string, Kept>} */
    this.moved = new Map();
  }

  /** Why games or results may be missing, or "". */
  get gaps() {
    return this.unread.size ? tr("Some of this browser's storage can't be read: games or results may be missing.") : "";
  }

  /** @param {string[]} stores @param {IDBTransactionMode} mode */
  begin(stores, mode) {
    if (!this.base) throw new DOMException("", "InvalidStateError");
    return this.base.transaction(stores, mode);
  }

  /** Changes stores completely or not at all. @template T @param {string[]} stores
   * @param {(transaction: IDBTransaction) => Promise<T>} change @returns {Promise<T>} */
  async change(stores, change) {
    const transaction = this.begin(stores, "readwrite");
    let changed;
    try {
      changed = await change(transaction);
    } catch (error) {
      abandon(transaction);
      throw error;
    }
    await done(transaction);
    return changed;
  }

  /** What a request finds in a store; nothing if reading fails. @template T @param {string} store
   * @param {(store: IDBObjectStore) => IDBRequest<T>} ask @returns {Promise<T | undefined>} */
  async read(store, ask) {
    if (!this.base) return undefined;
    try {
      const found = await result(ask(this.begin([store], "readonly").objectStore(store)));
      this.unread.delete(store);
      return found;
    } catch {
      this.unread.add(store);
      return undefined;
    }
  }

  /** @param {string} store @returns {Promise<any[]>} */
  async all(store) {
    return (await this.read(store, (all) => all.getAll())) ?? [];
  }

  /** The games in progress, the most recently played one first. @returns {Promise<Row[]>} */
  async games() {
    const all = await this.all("games");
    const stored = /** @type {Row[]} */ (all.filter(isGame));
    this.damaged = all.length - stored.length;
    return [...stored.filter(({ id }) => !this.unstored.has(Number(id))), ...this.onlyHere("row")]
      .filter((row) => row.status === "going" || row.status === "stuck")
      .sort((a, b) => b.played - a.played);
  }

  /** @param {string} [whose] only those of a player; "" for those of everybody @returns {Promise<Outcome[]>} */
  async outcomes(whose = ownName()) {
    const rows = /** @type {Outcome[]} */ ((await this.all("outcomes")).filter(isOutcome));
    for (const outcome of this.onlyHere("outcome")) if (!isCounted(outcome, rows)) rows.push(outcome);
    return rows
      .filter(({ player }) => !whose || player === whose)
      .map(withEnd)
      .sort(compareOutcomes);
  }

  /** @template {"row" | "outcome"} T @param {T} part */
  onlyHere(part) {
    return [...this.unstored.values()].flatMap((one) => one[part] ?? []);
  }

  /** The player's own layouts. @returns {Promise<LayoutRow[]>} */
  async layouts() {
    return /** @type {LayoutRow[]} */ ((await this.all("layouts")).filter(isLayout));
  }

  /** @param {LayoutRow[]} rows @returns {Promise<string>} why they can't be stored, or "" */
  keepLayouts(rows) {
    return this.put("layouts", rows, losses.layout);
  }

  /** @param {string} name */
  dropLayout(name) {
    return this.drop("layouts", name);
  }

  /** A picture of the player's own. @param {string} name what it is for @returns {Promise<PictureRow | undefined>} */
  async picture(name) {
    const row = await this.read("pictures", (all) => all.get(name));
    return isPicture(row) ? row : undefined;
  }

  /** @param {string} name what it is for @param {Blob} blob replaces the picture that was there
   * @returns {Promise<string>} why it can't be stored, or "" */
  async keepPicture(name, blob) {
    return this.put("pictures", [{ name, type: blob.type, bytes: await blob.arrayBuffer() }], losses.picture);
  }

  /** @param {string} name */
  dropPicture(name) {
    return this.drop("pictures", name);
  }

  /** @param {string} name a store @param {object[]} rows @param {string} loss one of losses, if the storage is full
   * @returns {Promise<string>} why they can't be stored, or "" */
  async put(name, rows, loss) {
    try {
      await this.change([name], async (transaction) => {
        for (const row of rows) await result(transaction.objectStore(name).put(row));
      });
      return "";
    } catch (error) {
      return wordsOf(error, loss);
    }
  }

  /** @param {string} name a store @param {string} key */
  async drop(name, key) {
    try {
      await this.change([name], (transaction) => result(transaction.objectStore(name).delete(key)));
    } catch {
      // It stays, and the player can remove it again.
    }
  }

  /** @param {number} id @returns {Promise<Row | undefined>} */
  async game(id) {
    const held = this.unstored.get(id);
    if (held) return held.row;
    const row = await this.read("games", (games) => games.get(this.moved.get(`${id} 0`)?.id ?? id));
    return isGame(row) ? row : undefined;
  }

  /** Saves a game and, if it has just ended, counts it: both or neither. If the browser refuses, both last as long as
   * the page.
   * @param {Row} given has the edition that this tab has read @param {Outcome} [ended] @returns {Promise<Kept>} */
  async keep(given, ended) {
    const place = `${given.id} ${given.edition}`;
    const row = { ...given, ...this.moved.get(place) };
    const outcome = ended ?? this.unstored.get(Number(row.id))?.outcome;
    try {
      const kept = await this.store(row, outcome);
      if (this.unstored.delete(Number(row.id))) this.moved.set(place, { id: kept.id, edition: kept.edition });
      writeNote(clockPlace(kept.id), null);
      return kept;
    } catch (error) {
      const id = row.id ?? --this.lowest;
      this.unstored.set(id, { row: { ...row, id }, outcome: outcome && { ...placeNow(outcome, []), ...outcome } });
      return {
        id,
        edition: row.edition,
        trouble: wordsOf(error, outcome ? losses.keptResult : losses.keptGame),
      };
    }
  }

  /** @param {Row} row @param {Outcome} [outcome] @returns {Promise<Kept>} */
  store(row, outcome) {
    return this.change(outcome ? ["games", ...counting] : ["games"], async (transaction) => {
      const store = transaction.objectStore("games");
      const id = Number(row.id) > 0 ? row.id : undefined;
      const there = id && (await result(store.get(id)));
      const overtaken = id !== undefined && there?.edition !== row.edition;
      const next = { ...row, edition: row.edition + 1 };
      if (overtaken || !id) delete next.id;
      const kept = Number(await result(store.put(next)));
      if (outcome) await count(transaction, outcome);
      if (!id) await sweep(store);
      return { id: kept, edition: next.edition, overtaken: overtaken && there !== undefined };
    });
  }

  /** Tries again to store what could not be stored. @returns {Promise<Kept[]>} the games as they are now */
  async storeRest() {
    const all = [];
    for (const [id, { row, outcome }] of [...this.unstored])
      if (row) all.push(await this.keep(row));
      else
        try {
          if (outcome) await this.change(counting, (transaction) => count(transaction, outcome));
          this.unstored.delete(id);
        } catch {
          // It counts later.
        }
    return all;
  }

  /** Removes a game that was given up and counts it, unless it has continued in another tab: both or neither.
   * @param {Row} row @param {Outcome} [outcome] if it has not been counted before
   * @returns {Promise<string>} why it stays, or "" */
  async giveUp(row, outcome = this.unstored.get(Number(row.id))?.outcome) {
    const id = Number(row.id);
    if (id < 0) {
      this.unstored.set(id, { outcome });
      return "";
    }
    try {
      const isGone = await this.change(["games", ...counting], async (transaction) => {
        const store = transaction.objectStore("games");
        if ((await result(store.get(id)))?.edition !== row.edition) return false;
        await result(store.delete(id));
        if (outcome) await count(transaction, outcome);
        return true;
      });
      if (isGone) writeNote(clockPlace(id), null);
      this.unstored.delete(id);
      return "";
    } catch (error) {
      return wordsOf(error, losses.result);
    }
  }
}

/** Deletes starts that have waited for nothing since yesterday. @param {IDBObjectStore} games */
async function sweep(games) {
  const yesterday = Date.now() - 86_400_000;
  for (const row of await result(games.getAll()))
    if (isGame(row) && !isOver(row) && !isWaiting(row) && row.played < yesterday) games.delete(Number(row.id));
}

/** What counting a game reads and changes. */
const counting = ["outcomes", "passed"];

/** Whether a game was counted before: the same moves from the same start are the same game.
 * @param {Outcome} outcome @param {Outcome[]} all */
const isCounted = (outcome, all) =>
  isOver(outcome) && all.some((one) => isOver(one) && courseOf(one) === courseOf(outcome));

/** The place of a game that ends now: behind every reset in its game. The clock may have been ahead before, or be behind
 * now. Further results of the same second come after it.
 * @param {Outcome} outcome @param {{ block: string }[]} passed as backups have it */
const placeNow = ({ game }, passed) =>
  passed
    .map(({ block }) => String(block))
    .filter((block) => block.startsWith("[reset]") && block.includes(`\ngame ${game}\n`))
    .map((block) => /^until (\d+)\nnth (\d+)$/m.exec(block) ?? [])
    .map(([, ended = "0", nth = "0"]) => ({ ended: Number(ended), nth: Number(nth) }))
    .reduce((a, b) => ((a.ended - b.ended || a.nth - b.nth) < 0 ? b : a), {
      ended: Math.max(0, Math.floor(Date.now() / 1000)),
      nth: 0,
    });

/** Counts a game once.
 * @param {IDBTransaction} transaction @param {Outcome} outcome */
async function count(transaction, outcome) {
  const [rows, passed] = await Promise.all(counting.map((name) => result(transaction.objectStore(name).getAll())));
  const all = /** @type {Outcome[]} */ (rows.filter(isOutcome));
  if (isCounted(outcome, all)) return;
  const { ended, nth } = placeNow(outcome, passed);
  const others = all.filter((one) => one.ended === ended).map((one) => (one.nth ?? 0) + 1);
  await result(transaction.objectStore("outcomes").add({ ...outcome, ended, nth: Math.max(nth, ...others) }));
}

/** @returns {Promise<Keep>} without storage, one that saves nothing and reports why */
export async function openKeep() {
  try {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const known = request.result.objectStoreNames;
      for (const { name, traits } of stores) if (!known.contains(name)) request.result.createObjectStore(name, traits);
      // What fails there undoes the upgrade, which the request reports.
      if (request.transaction) settleEnds(request.transaction.objectStore("outcomes")).catch(() => {});
    };
    const base = await result(request);
    base.onversionchange = () => base.close();
    return new Keep(base);
  } catch (error) {
    return new Keep(null, wordsOf(error, losses.game));
  }
}

/** Stores when games ended, because the time zone in which their days are read may change. @param {IDBObjectStore} store */
async function settleEnds(store) {
  for (const row of await result(store.getAll())) if (isOutcome(row) && withEnd(row) !== row) store.put(withEnd(row));
}

/** @param {number} id */
export const clockPlace = (id) => `quadrille clock ${id}`;

/** A page that is being closed can store its clock in a note. It must not start a database transaction: WebKit would
 * then keep the database closed to the next page.
 * @param {{ id?: number, edition: number }} row @param {number} clock */
export function noteClock({ id, edition }, clock) {
  if (Number(id) > 0) writeNote(clockPlace(Number(id)), { edition, clock });
}

/** How far the clock had advanced between the last save and the end of the page.
 * @param {Row} row @returns {number} milliseconds */
export function timeSinceKept({ id, edition, clock }) {
  const note = readNote(clockPlace(Number(id)));
  const passed = note?.edition === edition ? note.clock - clock : 0;
  return Number.isInteger(passed) && passed > 0 && passed < 86400000 ? passed : 0;
}
