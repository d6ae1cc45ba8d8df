// SPDX-License-Identifier: MIT
// What counts as a move and as the score.

/** Whether points count, rather than moves and time. The module names its units so. @param {{ unit: string }} one */
export const hasPoints = ({ unit }) => unit === "points";

/** Whether the score counts moves. A move that is stored can then stand for several. @param {{ unit: string }} one */
export const isCountOfMoves = ({ unit }) => unit.endsWith("moves");

/** How many moves a result states. @param {{ at: number, score: number, unit: string }} one */
export const movesMade = (one) => (isCountOfMoves(one) ? one.score : one.at);

/** The number that matters to the player, and its unit. In Mahjong it is the number of tiles left.
 * @param {{ score: number, unit: string, left?: number }} state */
export function scoreOf({ score, unit, left }) {
  if (left !== undefined) return { number: left, unit: left === 1 ? "tile left" : "tiles left" };
  const short = isCountOfMoves({ unit }) ? "moves" : unit === "cards home" ? "home" : unit;
  return { number: score, unit: score === 1 ? short.replace(/s$/, "") : short };
}
