// SPDX-License-Identifier: MIT
// What there is to finish in a game, from easy to hard, what is finished, and
// what comes next. `quadrille progress` has the same lists.
import { kindHas } from "../play/resets.js";
import { clockWords, countWords } from "../base/dom.js";
import { compareResults } from "./kinds.js";
import { isFinished, isHelped, movesMade } from "./outcomes.js";

/**
 * @typedef {import("../play/keep.js").Outcome} Outcome
 * @typedef {import("./kinds.js").Kind} Kind
 * @typedef {{ kind: Kind, games: number, finished: number, helped: number, best: Outcome | null, isDone: boolean,
 *   isNext: boolean }} Milestone "finished" without help; with help is done, too
 */

/** @type {Record<string, { levels: string, variants: string }>} */
const known = {
  kulki: { levels: "", variants: "web5 small kulki klines lines98 large web9" },
  mahjong: { levels: "easy medium hard", variants: "turtle turtle:flowers turtle:random" },
  freecell: { levels: "easy medium hard", variants: "5cells 4cells 3cells 2cells 1cells 0cells" },
  sliding: { levels: "", variants: "3x3 4x4 5x5 6x6 8x8 10x10" },
};

/** @param {string} game @param {Kind["part"]} part @param {string[]} names @returns {Kind[]} */
const kindsNamed = (game, part, names) => names.filter(Boolean).map((name) => ({ game, part, name }));

/** @param {Kind} kind @param {Outcome[]} outcomes @returns {Milestone} */
function milestoneOf(kind, outcomes) {
  const all = outcomes.filter((one) => kindHas(kind, one));
  const finished = all.filter(isFinished);
  const alone = finished.filter((one) => !isHelped(one)).sort(compareResults);
  return {
    kind,
    games: all.length,
    finished: alone.length,
    helped: finished.length - alone.length,
    best: alone[0] ?? null,
    isDone: finished.length > 0,
    isNext: false,
  };
}

/** @param {string} game @param {string[]} layouts by size @param {Outcome[]} outcomes that count
 * @returns {Milestone[][]} levels, variants and layouts */
export function milestonesOf(game, layouts, outcomes) {
  const { levels, variants } = known[game] ?? { levels: "", variants: "" };
  const all = [
    kindsNamed(game, "level", levels.split(" ")),
    kindsNamed(game, "variant", variants.split(" ")),
    kindsNamed(game, "layout", layouts),
  ].map((kinds) => kinds.map((kind) => milestoneOf(kind, outcomes)));
  for (const part of all) {
    const next = part.find(({ isDone }) => !isDone);
    if (next) next.isNext = true;
  }
  return all;
}

/** The address of a new game of a kind. @param {Kind} kind */
export const hashOfKind = ({ game, part, name }) =>
  part === "layout"
    ? `#${game}/layout/${encodeURIComponent(name)}`
    : `#${game}/${encodeURIComponent(name).replace(/%3A/g, ":")}`;

/** "72 moves", or "1205 points". @param {Outcome} one */
const shortWords = (one) => (one.game === "kulki" ? `${one.score} points` : countWords(movesMade(one), "move"));

/** The same with the time, where it counts. @param {Outcome} one */
export const bestWords = (one) =>
  one.game === "kulki" || !one.clock ? shortWords(one) : `${shortWords(one)}, ${clockWords(one.clock)}`;

/** What has become of it, in words. @param {Milestone} milestone @param {boolean} [isShort] without the time */
export function doneWords({ best, isDone, isNext }, isShort = false) {
  if (best) return `✓ ${(isShort ? shortWords : bestWords)(best)}`;
  return isDone ? "✓ with help" : isNext ? "Next" : "";
}
