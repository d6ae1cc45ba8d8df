// SPDX-License-Identifier: MIT
// What has become of the daily puzzles: those of a day, streaks, and months.
import { clockWords, countWords, dateWords } from "../base/dom.js";
import { isFinished, isHelped, movesMade, scoreOf } from "./outcomes.js";

/** @typedef {import("../play/keep.js").Row} Row */
/** @typedef {import("../play/keep.js").Outcome} Outcome */
/** @typedef {{ state: "open" | "going" | "done", row?: Row, outcome?: Outcome }} DayState */

/** @param {Outcome} a @param {Outcome} b the better one comes first: fewer moves of a win, or more points */
const better = (a, b) => (a.status === "won" ? movesMade(a) - movesMade(b) : b.score - a.score);

/** @param {string} game @param {string} day @param {Row[]} rows @param {Outcome[]} outcomes @returns {DayState} */
export function dayState(game, day, rows, outcomes) {
  const row = rows.find((one) => one.game === game && one.daily === day);
  const [outcome] = outcomes.filter((one) => one.game === game && one.daily === day && isFinished(one)).sort(better);
  return { state: outcome ? "done" : row ? "going" : "open", row, outcome };
}

/** "Solved in 52 moves, 3:10", or the score of a game that only ends. @param {Outcome} outcome */
export function resultWords(outcome) {
  const { number, unit } = scoreOf(outcome);
  const words =
    outcome.status === "won"
      ? `Solved in ${countWords(movesMade(outcome), "move")}, ${clockWords(outcome.clock)}`
      : `Finished with ${number} ${unit}`;
  return isHelped(outcome) ? `${words}, with hints` : words;
}

/** @param {DayState} day */
export function stateWords({ state, row, outcome }) {
  if (outcome && state === "done") return resultWords(outcome);
  return row ? `In progress: move ${movesMade(row)}` : "Not played yet";
}

/** The date of a text such as 2026-11-21. @param {string} day */
export function dateOf(day) {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** @param {string} day @param {number} days */
export function dayAfter(day, days) {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dateWords(date);
}

/** "Saturday 21 November", with the year if it is another one. @param {string} day @param {string} today */
export function dayWords(day, today) {
  const date = dateOf(day);
  const words = date.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" });
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${date.getFullYear()}`;
}

/** How many days in a row at least one puzzle was finished on its own day. A streak that has reached yesterday
 * goes on, and the statistics of the terminal count the same way.
 * @param {Outcome[]} outcomes @param {string} today */
export function dailyStreak(outcomes, today) {
  const days = new Set(
    outcomes.filter((one) => one.daily && one.daily === one.day && isFinished(one)).map((one) => one.day),
  );
  let last = days.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  for (; days.has(last); last = dayAfter(last, -1)) count++;
  return { count, hasToday: days.has(today) };
}

/** The first day of the week where the player lives: 1 is Monday, 7 is Sunday. A system without a language, such as
 * one with the locale "C", begins weeks on Monday. */
export function firstWeekday() {
  try {
    const locale = /** @type {any} */ (new Intl.Locale(navigator.language));
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  } catch {
    return 1;
  }
}

/** The weeks of the month that contains a day; days of other months are "".
 * @param {string} day @param {number} first weekday @returns {string[][]} */
export function weeksOf(day, first) {
  const start = day.slice(0, 8) + "01";
  const before = (dateOf(start).getDay() - first + 7) % 7;
  const weeks = [];
  for (let at = dayAfter(start, -before); at.slice(0, 7) <= day.slice(0, 7); at = dayAfter(at, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, nth) => dayAfter(at, nth)).map((one) =>
        one.startsWith(day.slice(0, 7)) ? one : "",
      ),
    );
  return weeks;
}
