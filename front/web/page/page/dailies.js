// SPDX-License-Identifier: MIT
// The daily puzzles: which of them are finished, and which one follows.
import { mark, tr } from "../../../../bindings/npm/src/shared/translate.js";
import { gameNames } from "../base/kit.js";
import { loadRecords, recordsOf } from "../play/records.js";
import { dateWords, icon } from "../base/dom.js";
import { movesOf } from "../play/keep.js";

/** @typedef {import("../play/keep.js").Keep} Keep */
/** @typedef {import("../play/keep.js").Row} Row */
/** @typedef {import("../play/records.js").Days} Days */

/** @type {Days} */
export const noDays = { streak: 0, words: "", today: false, days: new Map(), late: new Map(), months: new Map() };

/** Reads what is finished. Without a daily puzzle among the results, nothing is loaded. @param {Keep} keep
 * @param {Promise<import("../play/keep.js").Outcome[]>} [stored] if they were read before @returns {Promise<Days>} */
export async function readDays(keep, stored = keep.outcomes()) {
  if (!(await stored).some(({ daily }) => daily)) return noDays;
  const days = (await recordsOf(keep, stored)).byDay(dateWords());
  showBadge(days);
  return days;
}

/** The tasks of a day's puzzles, by game, and whether they are done in the results that were read last; none without a
 * network. @param {string} day @returns {Promise<Record<string, import("../play/records.js").Task>>} */
export const tasksOf = (day) =>
  loadRecords().then(
    (records) => records.tasks(day),
    () => ({}),
  );

/** What a task is called, by what has become of it. */
const taskLabels = { open: mark("Task"), done: mark("Task done"), missed: mark("Task missed") };

/** @param {import("../play/records.js").Task} task @returns {import("../play/records.js").Fact} */
export const taskFact = ({ state, words }) => ({ label: tr(taskLabels[state]), value: words, new: false });

/** @param {import("../play/records.js").Task} task @returns {Array<Node | string>} */
export const taskWords = ({ state, words }) => [
  ...(state === "done" ? [icon("done")] : []),
  tr("%1$s: %2$s", tr(taskLabels[state]), words),
];

/** Whether all puzzles of a day are finished. @param {Record<string, string>} [results] by game */
export const isWhole = (results = {}) => gameNames.every((game) => game in results);

/** Shows on the installed app how many of today's puzzles are open, to those who play them. @param {Days} days */
export function showBadge({ days }) {
  const open = gameNames.length - Object.keys(days.get(dateWords()) ?? {}).length;
  if ("setAppBadge" in navigator) navigator.setAppBadge(open).catch(() => {});
}

/** How many puzzles of a game's day are finished, and the next one that isn't, in the order of the start page, or "".
 * @param {Days} days @param {{ game: string, daily: string }} state */
export function dayIn({ days }, { game, daily }) {
  const done = days.get(daily) ?? {};
  const from = gameNames.indexOf(game) + 1;
  const next = [...gameNames.slice(from), ...gameNames.slice(0, from)].find((one) => !(one in done)) ?? "";
  return { done: Object.keys(done).length, next };
}

/** A game's puzzle of a day, if it is in progress, and its result in words. @param {string} game @param {string} day
 * @param {Row[]} rows @param {Days} days */
export const dayState = (game, day, rows, { days }) => ({
  row: rows.find((one) => one.game === game && one.daily === day),
  result: days.get(day)?.[game] ?? "",
});

/** @param {ReturnType<typeof dayState>} day */
export const stateWords = ({ row, result }) =>
  result || (row ? tr("In progress: move %s", movesOf(row)) : tr("Not played yet"));
