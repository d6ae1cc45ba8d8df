// SPDX-License-Identifier: MIT
// What stored results tell about a game or a day, and what tells a move. It is loaded when that is asked.
import { courseOf, ownName } from "../play/keep.js";
import { dateWords, setWords } from "../base/dom.js";
import { recordsOf } from "../play/records.js";
import { dayIn, showBadge, taskFact, tasksOf } from "./dailies.js";
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
  const facts = outcome ? records.standing(outcome) : [];
  if (daily) facts.unshift(taskFact(records.tasks(daily)[game]));
  return { facts, day: { ...dayIn(days, { game, daily }), words: days.words } };
}

/** Shows the task of the daily puzzle that is played. @param {import("./facts.js").Facts} facts @param {string} game */
export async function showTask(facts, game) {
  const { daily } = facts;
  const task = (await tasksOf(daily))[game];
  if (!task || facts.daily !== daily) return;
  facts.task.hidden = false;
  setWords(facts.task, `Task: ${task.words}`);
}
