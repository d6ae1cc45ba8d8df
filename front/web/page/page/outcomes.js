// SPDX-License-Identifier: MIT
// What counts as finished, and as finished with help.

/** @typedef {import("../play/keep.js").Outcome} Outcome */

/** A game of Kulki is finished when its board is full. @param {Outcome} one */
export const isFinished = (one) => one.status === "won" || (one.game === "kulki" && one.status === "lost");

/** @param {Outcome} one */
export const isHelped = (one) => one.hints > 0;
