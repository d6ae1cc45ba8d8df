// SPDX-License-Identifier: MIT
// What stored results tell about a game or a day, and what tells a move. It is loaded when that is asked.
import { courseOf, ownName } from "../play/keep.js";
import { dateWords } from "../base/dom.js";
import { recordsOf } from "../play/records.js";
import { dayIn, showBadge } from "./dailies.js";
export { loadRecords } from "../play/records.js";
export { dayIn, readDays } from "./dailies.js";

/** What to tell about a game that has ended, and about its day.
 * @param {import("../play/keep.js").Keep} keep @param {{ game: string, daily: string, save: string }} last */
export async function standingIn(keep, { game, daily, save }) {
  const records = await recordsOf(keep);
  const course = courseOf(/** @type {import("../play/keep.js").Outcome} */ ({ save, player: ownName() }));
  const outcome = records.outcomes.find((one) => one.game === game && courseOf(one) === course);
  const days = records.byDay(dateWords());
  if (daily) showBadge(days);
  return { facts: outcome ? records.standing(outcome) : [], day: dayIn(days, { game, daily }) };
}
