// SPDX-License-Identifier: MIT
// What stored results tell about a game or a day, and what tells a move. It is loaded when that is asked.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { courseOf, ownName } from "../play/keep.js";
import { dateWords, setWords } from "../base/dom.js";
import { recordsOf } from "../play/records.js";
import { dayIn, showBadge, taskFact } from "./dailies.js";
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

/** Shows what is to be beaten in games like the one that is played, and the task of a daily puzzle.
 * @param {import("./facts.js").Facts} facts @param {import("../games.js").State} state
 * @param {Promise<import("../play/keep.js").Outcome[]>} stored */
export async function showKind(facts, { game, variant, name, own, daily }, stored) {
  const { kind, keep } = facts;
  const part = own ? "layout" : name ? "level" : "variant";
  const records = await recordsOf(keep, stored).catch(() => null);
  if (!records || kind !== facts.kind) return;
  const record = own && !name ? null : records.record({ game, part, name: name || variant });
  facts.best = record?.best ?? 0;
  setWords(facts.record, record ? tr("record: %s", record.words) : "");
  facts.task.hidden = !daily;
  if (daily) setWords(facts.task, tr("Task: %s", records.tasks(daily)[game].words));
}
