// SPDX-License-Identifier: MIT
// Sets of pictures that a player can choose from. A set has its files, and what
// the names of its pictures begin with.
import { isLost } from "./sprite.js";

/** The chosen set. If there is none of this name, or its files could not be loaded, the first one.
 * @template {{ files: string[] }} T
 * @param {Record<string, T>} sets @param {string} name @returns {T} */
export function setOf(sets, name) {
  const set = sets[name];
  return set && !set.files.some(isLost) ? set : Object.values(sets)[0];
}
