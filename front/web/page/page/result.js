// SPDX-License-Identifier: MIT
// The result of a game in words.
import { clockWords, countWords } from "../base/dom.js";
import { hasPoints, movesMade } from "./outcomes.js";

/** @type {Record<string, string>} */
const titles = { won: "Won", lost: "Game over", stuck: "No moves left" };

/** @param {import("../games.js").State} state */
export function resultWords(state) {
  const parts = [countWords(movesMade(state), "move"), clockWords(state.clock)];
  if (hasPoints(state)) parts.unshift(countWords(state.score, "point"));
  if (state.hints) parts.push(countWords(state.hints, "hint"));
  if (state.undos) parts.push(countWords(state.undos, "undo"));
  return parts.join(", ");
}

/** @param {import("../games.js").State} state */
export const resultTitle = (state) =>
  titles[state.status] + (state.status === "won" && state.hints ? " with help" : "");
