// SPDX-License-Identifier: MIT
// What outcomes come to: counts, averages, streaks. Numbers, no pictures.

/** @typedef {import("../play/keep.js").Outcome} Outcome */
/** @typedef {{ games: number, won: number, lost: number, givenUp: number, best: Summary, now: number, most: number,
 *   clean: number }} Figures */
/** @typedef {{ score: number[], moves: number[], time: number[] }} Summary each best, average, median */

/** Kulki is over when its grid is full: that is how it ends. @param {Outcome} one */
export const isFinished = (one) => one.status === "won" || (one.game === "kulki" && one.status === "lost");

/** Best, average and median; less is better but for Kulki's points. @param {number[]} numbers @param {boolean} most */
function summary(numbers, most) {
  if (!numbers.length) return [NaN, NaN, NaN];
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  const average = sorted.reduce((sum, number) => sum + number, 0) / sorted.length;
  return [most ? sorted[sorted.length - 1] : sorted[0], average, median];
}

/** @param {Outcome[]} outcomes the first first */
function streaks(outcomes) {
  let now = 0,
    most = 0;
  for (const one of outcomes) {
    now = isFinished(one) ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}

/** @param {Outcome[]} outcomes of one game @returns {Figures} */
export function figuresOf(outcomes) {
  const finished = outcomes.filter(isFinished);
  const kulki = outcomes[0]?.game === "kulki";
  return {
    games: outcomes.length,
    won: outcomes.filter((one) => one.status === "won").length,
    lost: outcomes.filter((one) => one.status === "lost").length,
    givenUp: outcomes.filter((one) => !isFinished(one)).length,
    best: {
      score: summary(
        finished.map((one) => one.score),
        kulki,
      ),
      moves: summary(
        finished.map((one) => one.at),
        false,
      ),
      time: summary(
        finished.map((one) => one.clock),
        false,
      ),
    },
    ...streaks(outcomes),
    clean: finished.filter((one) => !one.hints).length,
  };
}

/** How many games there were on each of the last so many days. @param {Outcome[]} outcomes @param {string[]} days */
export function perDay(outcomes, days) {
  return days.map((day) => outcomes.filter((one) => one.day === day).length);
}
