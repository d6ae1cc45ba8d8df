// SPDX-License-Identifier: MIT
// Calculates the figures of the statistics: counts, averages and streaks. Games
// won with help are counted separately from games won without.
import { isFinished, isHelped, movesMade } from "./outcomes.js";

/** @typedef {import("../play/keep.js").Outcome} Outcome */
/** @typedef {{ now: number, most: number }} Streak */
/** @typedef {{ games: number, won: number, helped: number, rate: number, best: Summary, bestHelped: Summary,
 *   streak: Streak, streakHelped: Streak }} Figures won without help, and helped: with it */
/** @typedef {{ score: number[], moves: number[], time: number[] }} Summary each best, average, median */

/** The best, average and median of some numbers. @param {number[]} numbers @param {"least" | "most" | "none"} best */
function summary(numbers, best) {
  if (!numbers.length) return [NaN, NaN, NaN];
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  const average = sorted.reduce((sum, number) => sum + number, 0) / sorted.length;
  return [{ least: sorted[0], most: sorted[sorted.length - 1], none: NaN }[best], average, median];
}

/** Summarises finished games. In Kulki the longest game scores most and time means nothing; in the other games the
 * shortest one is best.
 * @param {Outcome[]} finished @returns {Summary} */
function summaryOf(finished) {
  const isKulki = finished[0]?.game === "kulki";
  return {
    score: summary(
      finished.map(({ score }) => score),
      isKulki ? "most" : "least",
    ),
    moves: summary(finished.map(movesMade), isKulki ? "most" : "least"),
    time: summary(
      finished.map(({ clock }) => clock),
      isKulki ? "none" : "least",
    ),
  };
}

/** @param {Outcome[]} outcomes in order @param {(one: Outcome) => boolean} goesOn @returns {Streak} */
function streakOf(outcomes, goesOn) {
  let now = 0,
    most = 0;
  for (const one of outcomes) {
    now = goesOn(one) ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}

/** @param {Outcome[]} outcomes of one game and variant @returns {Figures} */
export function figuresOf(outcomes) {
  const finished = outcomes.filter(isFinished);
  const alone = finished.filter((one) => !isHelped(one));
  const helped = finished.filter(isHelped);
  return {
    games: outcomes.length,
    won: alone.length,
    helped: helped.length,
    rate: alone.length / outcomes.length,
    best: summaryOf(alone),
    bestHelped: summaryOf(helped),
    streak: streakOf(outcomes, (one) => isFinished(one) && !isHelped(one)),
    streakHelped: streakOf(outcomes, isFinished),
  };
}

/** The number of games on each of these days. @param {Outcome[]} outcomes @param {string[]} days */
export function perDay(outcomes, days) {
  return days.map((day) => outcomes.filter((one) => one.day === day).length);
}
