// SPDX-License-Identifier: MIT
// Which results were reset, and where in the order of results later ones come.
import { layoutOf } from "../base/kit.js";

/**
 * @typedef {import("./keep.js").Outcome} Outcome
 * @typedef {{ game: string, part: "game" | "variant" | "level" | "layout", name: string }} Kind
 * @typedef {{ ended: number, nth: number }} Place in the order in which games ended
 * @typedef {Kind & { changed: number, until: Place, before: Place }} Reset results before "until" don't count; "before"
 *   is what it was before the change
 */

/** @param {Kind} kind @param {Outcome} one */
export function kindHas({ game, part, name }, one) {
  if (one.game !== game) return false;
  const start = one.name ?? "";
  if (part === "variant") return !one.own && one.variant === name;
  if (part === "level") return !one.own && start === name;
  if (part === "layout") return Boolean(one.own) && (start === name || layoutOf(one) === name);
  return true;
}

/** @param {Place} a @param {Place} b */
export const isBefore = (a, b) => (a.ended === b.ended ? a.nth < b.nth : a.ended < b.ended);

/** Reads the block of a backup, whose lines come in a fixed order. @param {string} block @returns {Reset} */
function readBlock(block) {
  const lines = block.split("\n");
  const value = (/** @type {string} */ name, below = 0) =>
    lines[lines.findIndex((line) => line.startsWith(`${name} `)) + below]?.replace(/^\S+ /, "") ?? "";
  const place = (/** @type {string} */ name) => ({ ended: Number(value(name)), nth: Number(value(name, 1)) || 0 });
  const part = /** @type {const} */ (["variant", "level", "layout"]).find((one) => value(one)) ?? "game";
  return {
    game: value("game"),
    part,
    name: part === "game" ? "" : value(part),
    changed: Number(value("changed")),
    until: place("until"),
    before: place("before"),
  };
}

/** @param {Array<{ block: string }>} rows that the page passes on @returns {Reset[]} */
export const resetsIn = (rows) =>
  rows.flatMap(({ block }) => (String(block).startsWith("[reset]") ? [readBlock(block)] : []));

/** The place of a game that ends now: behind every reset that is about it. The clock may have been ahead before, or be
 * behind now. Further results of the same second come after it.
 * @param {Outcome} outcome @param {Reset[]} resets @returns {Place} */
export const placeNow = (outcome, resets) =>
  resets
    .filter((reset) => kindHas(reset, outcome))
    .reduce((place, { until }) => (isBefore(place, until) ? until : place), {
      ended: Math.max(0, Math.floor(Date.now() / 1000)),
      nth: 0,
    });
