// SPDX-License-Identifier: MIT
// The calendar of the daily puzzles: a month whose days show what is finished,
// and links to the puzzles of the selected day.
import { mark, tr, trCount, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { gameNames, titleOfGame } from "../base/kit.js";
import { icon, isForBrowser, make, setAttribute } from "../base/dom.js";
import { dayState, noDays, stateWords, tasksOf, taskWords } from "./dailies.js";
import { dateOf, dayAfter, dayWords, firstWeekday, inWords, weeksOf } from "./dates.js";

/** @typedef {import("../play/keep.js").Row} Row */
/** @typedef {import("../play/records.js").Days} Days */

/** Before this day, the calendar was another one. */
const firstDay = "1600-01-01";

/** What a month earns. @type {Record<string, string>} */
const badges = { bronze: mark("bronze"), silver: mark("silver"), gold: mark("gold") };

/** How far the keys go. @type {Record<string, number>} */
const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export class Calendar {
  /** @param {string} today */
  constructor(today) {
    this.today = today;
    this.day = today;
    /** @type {Row[]} */
    this.rows = [];
    /** @type {Days} */
    this.days = noDays;
    /** Whether the module that knows the tasks has been asked for. */
    this.hasTasks = false;
    this.title = make("h3", { "aria-live": "polite" });
    this.badge = make("p", { class: "month-badge" });
    this.earlier = this.turner("back", tr("Previous month"), -1);
    this.later = this.turner("next", tr("Next month"), 1);
    this.body = make("tbody");
    this.table = make("table", { onkeydown: (/** @type {KeyboardEvent} */ event) => this.press(event) }, this.body);
    this.field = make("input", { type: "date", min: firstDay, onchange: () => this.enter() });
    this.chosen = make("h3", { class: "chosen-day" });
    this.links = make("div", { class: "day-links" });
    this.root = make(
      "section",
      { class: "days", "aria-labelledby": "days-title" },
      make("h2", { id: "days-title" }, icon("day"), tr("Daily puzzles")),
      make(
        "div",
        { class: "month" },
        make("div", { class: "month-bar" }, this.earlier, this.title, this.later),
        this.badge,
        this.table,
        legend(),
      ),
      make(
        "div",
        { class: "day" },
        this.chosen,
        this.links,
        make("label", { class: "date" }, make("span", {}, tr("Date")), this.field),
      ),
    );
  }

  get isShown() {
    return this.table.tHead !== null;
  }

  /** @param {string} sign @param {string} words @param {number} by */
  turner(sign, words, by) {
    const traits = { type: "button", class: "close", "aria-label": words, onclick: () => this.turn(by) };
    return make("button", traits, icon(sign));
  }

  /** Shows new results. After midnight the selection moves to the new day if it was on the old one.
   * @param {string} today @param {Row[]} rows @param {Days} days */
  show(today, rows, days) {
    if (this.day === this.today) this.day = today;
    this.today = today;
    this.rows = rows;
    this.days = days;
    this.field.max = today;
    this.field.value = this.day;
    this.draw();
  }

  /** @param {string} day @returns {boolean} whether there is a puzzle of this day yet */
  isOpen = (day) => day >= firstDay && day <= this.today;

  /** @param {number} by a number of months */
  turn(by) {
    const date = dateOf(this.day);
    const last = new Date(date.getFullYear(), date.getMonth() + by + 1, 0).getDate();
    const month = new Date(date.getFullYear(), date.getMonth() + by, Math.min(date.getDate(), last));
    const distance = Math.round((month.getTime() - date.getTime()) / 86400000);
    const wanted = dayAfter(this.day, distance);
    this.select(wanted > this.today ? this.today : wanted < firstDay ? firstDay : wanted);
  }

  /** The field keeps the focus while a date is typed into it, and an incomplete date changes nothing. */
  enter() {
    if (!this.isOpen(this.field.value)) return;
    this.day = this.field.value;
    this.draw();
  }

  /** @param {string} day */
  select(day) {
    this.day = day;
    this.field.value = day;
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (isForBrowser(event)) return;
    const { key } = event;
    if (key === "PageUp" || key === "PageDown") this.turn(key === "PageUp" ? -1 : 1);
    else if (key in steps) {
      const day = dayAfter(this.day, steps[key]);
      if (this.isOpen(day)) this.select(day);
    } else return;
    event.preventDefault();
    /** @type {HTMLElement | null} */ (this.body.querySelector("[aria-pressed=true]"))?.focus();
  }

  draw() {
    if (!this.isShown) this.table.prepend(weekdays());
    this.title.textContent = inWords(dateOf(this.day), { month: "long", year: "numeric" });
    this.showBadge();
    this.earlier.disabled = this.day.slice(0, 7) <= firstDay.slice(0, 7);
    this.later.disabled = this.day.slice(0, 7) >= this.today.slice(0, 7);
    const weeks = weeksOf(this.day, firstWeekday());
    this.body.replaceChildren(
      ...weeks.map((week) => make("tr", {}, ...week.map((day) => make("td", {}, day && this.button(day))))),
    );
    this.chosen.textContent = this.day === this.today ? tr("Today") : dayWords(this.day, this.today);
    this.links.replaceChildren(...gameNames.map((game) => this.link(game)));
    if (this.hasTasks) void this.fillTasks();
  }

  /** Shows the tasks of the selected day, and from now on of every other. */
  showTasks() {
    this.hasTasks = true;
    void this.fillTasks();
  }

  async fillTasks() {
    const { day } = this;
    const tasks = await tasksOf(day);
    if (day === this.day)
      for (const [game, task] of Object.entries(tasks))
        this.links.querySelector(`.game-${game} .task`)?.replaceChildren(...taskWords(task));
  }

  /** Tells on how many days of the month a puzzle was finished, and what that earns. */
  showBadge() {
    const none = { days: 0, badge: "", tasks: 0 };
    const { days, badge, tasks } = this.days.months.get(this.day.slice(0, 7)) ?? none;
    const date = dateOf(this.day);
    const length = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
    this.badge.replaceChildren(
      trCount(length, "%1$s of %2$s day", "%1$s of %2$s days", days, length),
      tasks ? ` · ${trCount(tasks, "%s task done", "%s tasks done")}` : "",
      ...(badge
        ? [" · ", make("strong", { class: `badge-${badge}` }, icon("done"), ` ${tr(badges[badge] ?? badge)}`)]
        : []),
    );
  }

  /** A day with a tick if all its puzzles are finished, or else a dot for each of them. What was caught up on looks
   * different in shape, too. @param {string} day */
  button(day) {
    const games = this.days.days.get(day) ?? {};
    const late = this.days.late.get(day) ?? [];
    const done = gameNames.filter((game) => game in games);
    const all = done.length === gameNames.length;
    const dot = (/** @type {string} */ game) =>
      make("i", { class: game in games ? `game-${game} ${late.includes(game) ? "late" : "in"}` : "" });
    const button = make(
      "button",
      {
        type: "button",
        class: `${all ? "whole" : ""} ${late.length ? "late" : ""}`.trim(),
        disabled: !this.isOpen(day),
        tabindex: day === this.day ? "0" : "-1",
        "aria-pressed": String(day === this.day),
        "aria-label": `${dayWords(day, this.today)}: ${finishedWords(done.length, late.length)}`,
        onclick: () => this.pick(day),
      },
      make("span", {}, String(Number(day.slice(8)))),
      make("span", { class: "ticks" }, ...(all ? [icon("done")] : gameNames.map(dot))),
    );
    if (day === this.today) setAttribute(button, "aria-current", "date");
    return button;
  }

  /** @param {string} day */
  pick(day) {
    this.select(day);
    /** @type {HTMLElement | null} */ (this.body.querySelector("[aria-pressed=true]"))?.focus();
  }

  /** @param {string} game */
  link(game) {
    const day = dayState(game, this.day, this.rows, this.days);
    return make(
      "a",
      { class: `side-button game-${game} ${day.result ? "done" : ""}`, href: `#${game}/daily/${this.day}` },
      make("strong", {}, titleOfGame(game)),
      make("span", { class: "faint" }, day.result && icon("done"), stateWords(day)),
      make("span", { class: "faint task" }),
    );
  }
}

/** @param {number} done @param {number} late how many of them were caught up on */
function finishedWords(done, late) {
  const all = gameNames.length;
  const of = done === all ? tr("all of %s finished", all) : tr("%1$s of %2$s finished", done, all);
  if (late === 0) return of;
  return late === done
    ? tr("%s, caught up later", of)
    : trCount(late, "%2$s, %1$s of them caught up later", "%2$s, %1$s of them caught up later", late, of);
}

/** What the signs mean. */
const legend = () =>
  make(
    "p",
    { class: "legend ticks", "aria-hidden": "true" },
    make("span", {}, make("i", { class: "in" }), tr("on its day")),
    make("span", {}, make("i", { class: "late" }), tr("caught up later")),
    /* TRANSLATORS: the sign of a day with all puzzles finished */
    make("span", {}, icon("done"), trIn("day", "all")),
  );

/** Any week has all names of days. */
function weekdays() {
  const first = firstWeekday();
  const days = Array.from({ length: 7 }, (_, nth) => new Date(2024, 0, first + nth));
  const name = (/** @type {Date} */ day, /** @type {"long" | "short"} */ weekday) => inWords(day, { weekday });
  return make(
    "thead",
    {},
    make(
      "tr",
      {},
      ...days.map((day) => make("th", { scope: "col", abbr: name(day, "long") }, name(day, "short").slice(0, 2))),
    ),
  );
}
