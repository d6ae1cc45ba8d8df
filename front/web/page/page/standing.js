// SPDX-License-Identifier: MIT
// How a finished game compares with the player's earlier games of the same
// variant: personal bests, streak and rank.
import { courseOf } from "../play/keep.js";
import { clockWords } from "../base/dom.js";
import { figuresOf } from "./figures.js";
import { counted, readResets } from "./kinds.js";
import { isFinished, isHelped, movesMade } from "./outcomes.js";
export { dayIn } from "./dailies.js";

/** @typedef {import("../play/keep.js").Outcome} Outcome */
/** @typedef {{ of: (one: Outcome) => number, sign: 1 | -1, name: string, words: (value: number) => string }} Measure
 *   sign: -1 if less is better */
/** @typedef {{ label: string, value: string, isNew: boolean }} Fact */

/** @type {Measure} */
const time = { of: (one) => one.clock, sign: -1, name: "time", words: clockWords };
/** @type {Measure} */
const moves = { of: movesMade, sign: -1, name: "moves", words: String };
/** @type {Measure} */
const score = { of: (one) => one.score, sign: 1, name: "score", words: String };

/** What counts in each game, the measure of the rank first. A board of Mahjong always takes as many moves.
 * @type {Record<string, Measure[]>} */
const measures = { kulki: [score], mahjong: [time] };
const usual = [time, moves];

/** The games that this one is compared with, including itself. Games on custom boards with the same name, such as a
 * layout, belong together. @param {Outcome[]} outcomes @param {Outcome} last */
function sameKind(outcomes, last) {
  return outcomes.filter(
    (one) =>
      one.game === last.game &&
      one.own === last.own &&
      (one.own ? one.name === last.name : one.variant === last.variant),
  );
}

/** @param {Measure} measure @param {Outcome[]} others @param {Outcome} last @returns {Fact} */
function bestOf({ of, sign, name, words }, others, last) {
  const before = Math.max(...others.map((one) => sign * of(one)));
  const isBest = sign * of(last) > before;
  return { label: `Best ${name}`, value: words(isBest ? of(last) : sign * before), isNew: isBest && others.length > 0 };
}

/** What to tell about a finished game. Games with help have no place among the bests, and continue no streak.
 * @param {Outcome[]} outcomes in order @param {{ game: string, save: string }} game @returns {Fact[]} */
export function standingOf(outcomes, { game, save }) {
  const course = courseOf(/** @type {Outcome} */ ({ save }));
  const last = outcomes.find((one) => one.game === game && courseOf(one) === course);
  if (!last || !isFinished(last)) return [];
  const kind = sameKind(outcomes, last);
  if (isHelped(last)) return [];
  const { now, most } = figuresOf(kind).streak;
  const isLongest = now === most;
  const streak = {
    label: last.status === "won" ? "Wins without help" : "Games without help",
    value: `${now} in a row${isLongest ? "" : `, best ${most}`}`,
    isNew: isLongest,
  };
  const counted = kind.filter((one) => isFinished(one) && !isHelped(one));
  const others = counted.filter((one) => one !== last);
  const all = measures[game] ?? usual;
  const [{ of, sign }] = all;
  const rank = 1 + others.filter((one) => sign * of(one) > sign * of(last)).length;
  return [
    ...all.map((measure) => bestOf(measure, others, last)),
    ...(now > 1 ? [streak] : []),
    ...(others.length ? [{ label: "Rank", value: `${rank} of ${counted.length}`, isNew: false }] : []),
  ];
}

/** The same for the stored games that count. @param {import("../play/keep.js").Keep} keep
 * @param {{ game: string, save: string }} last @returns {Promise<Fact[]>} */
export async function standingIn(keep, last) {
  const [outcomes, resets] = await Promise.all([keep.outcomes(), readResets(keep)]);
  return standingOf(counted(outcomes, resets), last);
}
