// SPDX-License-Identifier: MIT
// The result of a game in words.
import { clockWords, countWords } from "../base/dom.js";
import { movesMade } from "./outcomes.js";

/** @type {Record<string, string>} */
const titles = { won: "Won", lost: "Game over", stuck: "No moves left" };

/** The number that counts in a game, if it is more than moves and time.
 * @type {Record<string, (state: import("../games.js").State) => string>} */
const results = { kulki: ({ score }) => countWords(score, "point") };

/** @param {import("../games.js").State} state */
export function resultWords(state) {
  const parts = [countWords(movesMade(state), "move"), clockWords(state.clock)];
  if (results[state.game]) parts.unshift(results[state.game](state));
  if (state.hints) parts.push(countWords(state.hints, "hint"));
  if (state.undos) parts.push(countWords(state.undos, "undo"));
  return parts.join(", ");
}

/** @param {import("../games.js").State} state */
export const resultTitle = (state) =>
  titles[state.status] + (state.status === "won" && state.hints ? " with help" : "");
