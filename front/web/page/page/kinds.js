// SPDX-License-Identifier: MIT
// Kinds of results: the dealt games of a variant or a level, and the games on a
// layout; how they are ranked, and what was reset. The terminal has the same
// rules, and a test compares the two.
import { layoutOf } from "../base/kit.js";
import { isBefore, kindHas, resetsIn } from "../play/resets.js";
import { isFinished, isHelped, movesMade } from "./outcomes.js";

/**
 * @typedef {import("../play/keep.js").Outcome} Outcome
 * @typedef {import("../play/keep.js").Keep} Keep
 * @typedef {import("../games.js").Games} Games
 * @typedef {import("../play/resets.js").Kind} Kind
 * @typedef {import("../play/resets.js").Place} Place
 * @typedef {import("../play/resets.js").Reset} Reset
 */

/** The kinds of some results of a game: variants, then levels, then layouts, each with its results; the most played
 * first. Boards without a name are no kind.
 * @param {Outcome[]} outcomes of one game @returns {Kind[]} */
export function kindsOf(outcomes) {
  /** @type {Map<string, Kind & { count: number }>} */
  const kinds = new Map();
  const count = (/** @type {Outcome} */ { game }, /** @type {Kind["part"]} */ part, /** @type {string} */ name) => {
    const kind = kinds.get(part + name) ?? { game, part, name, count: 0 };
    kind.count++;
    kinds.set(part + name, kind);
  };
  for (const one of outcomes) {
    if (!one.own) count(one, "variant", one.variant);
    if (one.name) count(one, one.own ? "layout" : "level", layoutOf(one) || one.name);
  }
  const order = ["variant", "level", "layout"];
  return [...kinds.values()]
    .sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part) || b.count - a.count || (a.name < b.name ? -1 : 1))
    .map(({ game, part, name }) => ({ game, part, name }));
}

/* ---------------------------------------------------------------- ranking */

/** What makes a good result: points in Kulki, else few moves. @param {Outcome} one */
const worst = (one) => (one.game === "kulki" ? -one.score : movesMade(one));
/** Without a clock, a game took as long as any. @param {Outcome} one */
const timeOf = (one) => one.clock || Infinity;

/** Less than 0 if the first of two finished games of a kind is better. @param {Outcome} a @param {Outcome} b */
export function compareResults(a, b) {
  const pairs = [
    [worst(a), worst(b)],
    [a.hints, b.hints],
    [a.undos, b.undos],
    [timeOf(a), timeOf(b)],
    [a.ended ?? 0, b.ended ?? 0],
    [a.nth ?? 0, b.nth ?? 0],
  ];
  const [first, second] = pairs.find(([one, other]) => one !== other) ?? [0, 0];
  return first < second ? -1 : Number(first > second);
}

/** The finished games, the best first. @param {Outcome[]} outcomes of one kind @param {boolean} helped with help, or
 * without */
export const ranked = (outcomes, helped) =>
  outcomes.filter((one) => isFinished(one) && isHelped(one) === helped).sort(compareResults);

/* ----------------------------------------------------------------- resets */

/** @param {Outcome} one @returns {Place} */
const placeOf = ({ ended = 0, nth = 0 }) => ({ ended, nth });

/** @param {string} name @param {Place} place */
const linesOf = (name, { ended, nth }) => (ended || nth ? `${name} ${ended}\nnth ${nth}\n` : "");

/** @param {Reset} reset */
const blockOf = ({ game, part, name, changed, until, before }) =>
  `[reset]\nchanged ${changed}\ngame ${game}\n${part === "game" ? "" : `${part} ${name}\n`}` +
  linesOf("until", until) +
  linesOf("before", before);

/** The last change of each kind. They are stored as backups have them. @param {Keep} keep @returns {Promise<Reset[]>} */
export const readResets = async (keep) => resetsIn(await keep.all("passed"));

/** The results that count. @template {Outcome} T @param {T[]} outcomes @param {Reset[]} resets @returns {T[]} */
export const counted = (outcomes, resets) =>
  outcomes.filter((one) => !resets.some((reset) => isBefore(placeOf(one), reset.until) && kindHas(reset, one)));

/** Whether a reset can be undone. @param {Reset} reset */
export const isReset = ({ before, until }) => isBefore(before, until);

/** @param {Kind} a */
const isSameKind = (a) => (/** @type {Kind} */ b) => a.game === b.game && a.part === b.part && a.name === b.name;

/** Changes from where on the results of a kind count. The latest change counts, so it is later than the one before.
 * @param {Kind} kind @param {Reset[]} resets @param {Place} until @param {number} now in seconds @returns {Reset} */
function changeOf({ game, part, name }, resets, until, now) {
  const last = resets.find(isSameKind({ game, part, name }));
  const changed = Math.max(now, (last?.changed ?? -1) + 1);
  return { game, part, name, changed, until, before: last?.until ?? { ended: 0, nth: 0 } };
}

/** Makes the results of a kind count no longer; later ones do. @param {Kind} kind @param {Outcome[]} outcomes in order
 * @param {Reset[]} resets @param {number} now in seconds @returns {Reset | null} null if none counts */
export function resetOf(kind, outcomes, resets, now) {
  const last = counted(outcomes, resets)
    .filter((one) => kindHas(kind, one))
    .at(-1);
  if (!last) return null;
  const { ended, nth } = placeOf(last);
  return changeOf(kind, resets, ended < now ? { ended: now, nth: 0 } : { ended, nth: nth + 1 }, now);
}

/** Undoes the last reset of a kind. @param {Kind} kind @param {Reset[]} resets @param {number} now in seconds
 * @returns {Reset | null} null if there is none */
export function undoOf(kind, resets, now) {
  const last = resets.find(isSameKind(kind));
  return last && isReset(last) ? changeOf(kind, resets, last.before, now) : null;
}

/** Stores a change, as backups have it. @param {Keep} keep @param {Games} games any @param {Reset} reset
 * @returns {Promise<string>} why it can't be stored, or "" */
export async function keepReset(keep, games, reset) {
  return keep.put("passed", [sealed(games, reset)], "the reset");
}

/** @param {Games} games @param {Reset} reset */
export function sealed(games, reset) {
  const { call } = games;
  if (!call.backup_anew(...games.give(blockOf(reset)))) games.refuse(games.words());
  const { kind, key } = JSON.parse(games.text(call.backup_record(0, 1)));
  return { key: `${kind} ${key}`, block: games.text(call.backup_block(0, 1)) };
}
