// SPDX-License-Identifier: MIT
// What stored results tell about a game or a day. It is loaded when that is asked.
import { courseOf } from "../play/keep.js";
import { recordsOf } from "../play/records.js";
export { dayIn, readDays } from "./dailies.js";

/** What to tell about a game. @param {import("../play/keep.js").Keep} keep @param {{ game: string, save: string }} last
 * @returns {Promise<import("../play/records.js").Fact[]>} */
export async function standingIn(keep, { game, save }) {
  const records = await recordsOf(keep);
  const course = courseOf(/** @type {import("../play/keep.js").Outcome} */ ({ save }));
  const outcome = records.outcomes.find((one) => one.game === game && courseOf(one) === course);
  return outcome ? records.standing(outcome) : [];
}
