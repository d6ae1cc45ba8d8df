// SPDX-License-Identifier: MIT
// What was played: statistics, resets and backups, by a WebAssembly module that
// is loaded when it is needed. front/web/records/records.h documents the calls.
import { mark } from "../../../../bindings/npm/src/shared/translate.js";
import { bringLanguage } from "../base/language.js";
import { instantiate, Program } from "../program.js";
import { statuses } from "./keep.js";
import { onDemand } from "./on_demand.js";

/**
 * @typedef {import("./keep.js").Keep} Keep
 * @typedef {import("./keep.js").Outcome} Outcome
 * @typedef {{ game: string, part: "game" | "variant" | "level" | "layout", name: string, player?: string }} Kind of results: of one player, or of everybody
 * @typedef {{ part: Kind["part"], name: string, done: boolean, next: boolean, words: string, brief: string }} Milestone
 *   what is finished in words, and the same without the time
 * @typedef {[number, string, string]} BestGame its number, its result in words, and its day
 * @typedef {{ part: Kind["part"], name: string, games: number, finished: number, tiles: [string, string][],
 *   rows: string[][], title: string, times: boolean, values: [number, number][], best: BestGame[],
 *   helped: BestGame[] }} KindOfResults "values" are plotted; the second number is 1 if a game had help. Boards without
 *   a name have the part "game"
 * @typedef {{ resets: { part: Kind["part"], name: string, player: string, count: number }[], milestones: Milestone[],
 *   kinds: KindOfResults[] }} GameResults
 * @typedef {{ streak: number, words: string, today: boolean, days: Map<string, Record<string, string>>, late: Map<string, string[]>,
 *   months: Map<string, { days: number, badge: string, tasks: number }> }} Days the results of finished daily puzzles in words, by day
 *   and game; the streak in words; and the badges of months
 * @typedef {{ state: "open" | "done" | "missed", words: string }} Task of a daily puzzle
 * @typedef {{ label: string, value: string, new: boolean }} Fact
 * @typedef {{ verdict: "" | "right" | "wrong" | "refused", title: string, words: string, answer: string, move: number,
 *   count: number, tactic: boolean, finished: boolean, shown?: { move: number, from: number, to: number } }} Lesson
 */

/** @param {Outcome} one @param {number} index */
const lineOf = (
  { game, variant, name = "", day, daily = "", status, own, ended, nth, at, score, hints, undos, clock, player = "" },
  index,
) =>
  [
    index + 1,
    game,
    variant,
    name,
    day,
    daily,
    statuses.indexOf(status),
    own,
    ended,
    nth,
    at,
    score,
    hints,
    undos,
    clock,
    player,
  ]
    .map((part) => String(part ?? 0).replace(/[\t\n]/g, " "))
    .join("\t");

export class Records extends Program {
  /** @param {BufferSource | WebAssembly.Module} source */
  static async from(source) {
    return new Records(await instantiate(source));
  }

  /** @type {Outcome[]} those that were taken */
  outcomes = [];

  /** @param {Outcome[]} outcomes in order @param {string[]} blocks that the page passes on */
  take(outcomes, blocks) {
    this.outcomes = outcomes;
    const resets = blocks.filter((block) => block.startsWith("[reset]"));
    const lines = outcomes.map(lineOf).join("\n");
    if (!this.call.results(...this.give(lines, resets.join("")))) {
      const sound = resets.filter((block) => this.call.results(...this.give(lines, block)));
      this.call.results(...this.give(lines, sound.join("")));
    }
    for (const id of this.text(this.call.results_to_replay()).split("\n").filter(Boolean).map(Number))
      this.call.result_moves(id, ...this.give(outcomes[id - 1].save));
  }

  /** Whether a game in progress can have this name. @param {string} name */
  isSlot(name) {
    return Boolean(this.call.is_slot(...this.give(name)));
  }

  /** @param {string} game @param {string[]} [layouts] their names, by size @returns {GameResults} */
  ofGame(game, layouts = []) {
    const names = layouts.map((name) => `${name}\n`).join("");
    return JSON.parse(this.text(this.call.results_of_game(...this.give(game, names))));
  }

  /** @param {string} today @returns {Days} */
  byDay(today) {
    const { days: told, months, ...rest } = JSON.parse(this.text(this.call.results_by_day(...this.give(today))));
    const [days, late] = [new Map(), new Map()];
    for (const { day, late: afterwards, ...games } of told) {
      days.set(day, games);
      late.set(day, afterwards);
    }
    return {
      ...rest,
      days,
      late,
      months: new Map(months.map((/** @type {any} */ { month, ...of }) => [month, of])),
    };
  }

  /** The tasks of a day, by game. @param {string} day @returns {Record<string, Task>} */
  tasks(day) {
    return JSON.parse(this.text(this.call.tasks_of_day(...this.give(day))));
  }

  /** The results of a day, to share them. @param {string} today @param {string} day */
  shareDay(today, day) {
    return this.text(this.call.results_share_day(...this.give(today, day)));
  }

  /** @param {Outcome} outcome one of those that were taken @returns {Fact[]} */
  standing(outcome) {
    return JSON.parse(this.text(this.call.result_standing(1 + this.outcomes.indexOf(outcome))));
  }

  /** What to beat in games of a kind, in words, and the moves or points. @param {Kind} kind
   * @returns {{ best: number, words: string } | null} null if none has been finished without help */
  record({ game, part, name }) {
    const text = this.text(this.call.result_record(...this.give(`${game}\n${part}\n${name}`)));
    return text ? JSON.parse(text) : null;
  }

  /** Tells in sentences what the latest move of a save has changed, or what is back now that the next one was undone.
   * @param {string} save @param {number} how one of STEPS */
  step(save, how) {
    return this.text(this.call.tell_step(...this.give(save), how));
  }

  /** Judges a game that has ended. @param {string} save @param {number} par as the module found it */
  par(save, par) {
    return this.text(this.call.result_par(...this.give(save), par));
  }

  /** @param {string} game @param {number} nth @returns {Lesson | null} */
  startLesson(game, nth) {
    const text = this.text(this.call.lesson_start(...this.give(game), nth));
    return text ? JSON.parse(text) : null;
  }

  lessonSave() {
    return this.text(this.call.lesson_save());
  }

  /** @param {number} held @param {number} spot @returns {Lesson} */
  touchLesson(held, spot) {
    return JSON.parse(this.text(this.call.lesson_touch(held, spot)));
  }

  /** @param {number} move @returns {Lesson} */
  tryInLesson(move) {
    return JSON.parse(this.text(this.call.lesson_try(move)));
  }

  /** What makes the results of a kind count no longer, or undoes that, as backups have it.
   * @param {Kind} kind @param {boolean} isUndo @param {number} now in seconds
   * @returns {{ key: string, block: string } | null} null if there is nothing to change */
  reset({ game, part, name, player = "" }, isUndo, now) {
    const [length] = this.give(`${game}\n${part}\n${name}\n${player}`);
    if (!this.call.results_reset(length, isUndo ? 1 : 0, now)) return null;
    const { kind, key } = JSON.parse(this.text(this.call.backup_record(0, 1)));
    return { key: `${kind} ${key}`, block: this.text(this.call.backup_block(0, 1)) };
  }
}

export const loadRecords = onDemand(
  "records.wasm",
  async (module) => {
    await Promise.all([bringLanguage("hints"), bringLanguage("records")]);
    return Records.from(module);
  },
  mark("The results could not be loaded. Check the network connection and try again."),
);

/** With the results that are stored. @param {Keep} keep @param {Promise<Outcome[]>} [stored] if they were read before */
export async function recordsOf(keep, stored = keep.outcomes()) {
  const [records, outcomes, passed] = await Promise.all([loadRecords(), stored, keep.all("passed")]);
  records.take(
    outcomes,
    passed.map(({ block }) => String(block)),
  );
  return records;
}
