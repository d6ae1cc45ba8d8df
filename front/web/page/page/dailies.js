// SPDX-License-Identifier: MIT
// Which of a day's puzzles are finished, and which one follows.
import { gameNames } from "../base/kit.js";
import { isFinished } from "./outcomes.js";

/** @typedef {import("../play/keep.js").Outcome} Outcome */

/** How many puzzles of a game's day are finished, and the next one that isn't, in the order of the start page, or "".
 * @param {Outcome[]} outcomes @param {{ game: string, daily: string }} state */
export function dayOf(outcomes, { game, daily }) {
  const done = finishedByDay(outcomes).get(daily) ?? new Set();
  const from = gameNames.indexOf(game) + 1;
  const next = [...gameNames.slice(from), ...gameNames.slice(0, from)].find((one) => !done.has(one)) ?? "";
  return { done: done.size, next };
}

/** Which games' puzzles are finished, by day. @param {Outcome[]} outcomes @returns {Map<string, Set<string>>} */
export function finishedByDay(outcomes) {
  /** @type {Map<string, Set<string>>} */
  const days = new Map();
  for (const one of outcomes)
    if (one.daily && isFinished(one)) days.set(one.daily, (days.get(one.daily) ?? new Set()).add(one.game));
  return days;
}

/** The day of a daily puzzle that has ended. @param {import("../play/keep.js").Keep} keep
 * @param {{ game: string, daily: string }} state */
export const dayIn = async (keep, state) => dayOf(await keep.outcomes(), state);
