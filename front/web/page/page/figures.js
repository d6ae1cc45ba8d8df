// SPDX-License-Identifier: MIT
// Calculates the figures of the statistics: counts, averages and streaks. Games
// won with help are counted separately from games won without.

/** @typedef {import("../play/keep.js").Outcome} Outcome */
/** @typedef {{ now: number, most: number }} Streak */
/** @typedef {{ games: number, won: number, helped: number, rate: number, best: Summary, bestHelped: Summary,
 *   streak: Streak, streakHelped: Streak }} Figures won without help, and helped: with it */
/** @typedef {{ score: number[], moves: number[], time: number[] }} Summary each best, average, median */

/** A game of Kulki is finished when its board is full. @param {Outcome} one */
export const isFinished = (one) => one.status === "won" || (one.game === "kulki" && one.status === "lost");

/** @param {Outcome} one */
export const isHelped = (one) => one.hints > 0;

/** Groups outcomes by variant, the most played one first. All custom boards form one group.
 * @param {Outcome[]} outcomes of one game @returns {Array<[string, Outcome[]]>} */
export function byKind(outcomes) {
  /** @type {Map<string, Outcome[]>} */
  const kinds = new Map();
  for (const one of outcomes) {
    const kind = one.own ? "custom boards" : one.variant;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds].sort(([, a], [, b]) => b.length - a.length);
}

/** For each level and layout, by name: the number of games, and of games won without help.
 * @param {Outcome[]} outcomes of one game @returns {Array<[string, number, number]>} */
export function byName(outcomes) {
  /** @type {Map<string, Outcome[]>} */
  const named = new Map();
  for (const one of outcomes) if (one.name) named.set(one.name, [...(named.get(one.name) ?? []), one]);
  return [...named]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, all]) => [name, all.length, all.filter((one) => isFinished(one) && !isHelped(one)).length]);
}

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
  const of = (/** @type {"score" | "at" | "clock"} */ name) => finished.map((one) => one[name]);
  return {
    score: summary(of("score"), isKulki ? "most" : "least"),
    moves: summary(of("at"), isKulki ? "most" : "least"),
    time: summary(of("clock"), isKulki ? "none" : "least"),
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
