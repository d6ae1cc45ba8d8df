// SPDX-License-Identifier: MIT
// Days of the calendar, as text and in words.
import { languageInUse } from "../../../../bindings/npm/src/shared/translate.js";
import { dateWords } from "../base/dom.js";

/** The date of a text such as 2026-11-21. @param {string} day */
export function dateOf(day) {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** @param {string} day @param {number} days */
export function dayAfter(day, days) {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dateWords(date);
}

/** Ways to write a date: to make one takes a slow phone a millisecond or more, and a calendar has many dates.
 * @type {Map<string, Intl.DateTimeFormat>} */
const writers = new Map();

/** @param {Date} date @param {Intl.DateTimeFormatOptions} parts */
export function inWords(date, parts) {
  const key = languageInUse() + JSON.stringify(parts);
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(languageInUse(), parts);
  writers.set(key, writer);
  return writer.format(date);
}

/** "21 Nov 2026". @param {string} day */
export const shortDay = (day) => inWords(dateOf(day), { dateStyle: "medium" });

/** "Saturday 21 November", with the year if it is another one. @param {string} day @param {string} today */
export function dayWords(day, today) {
  const date = dateOf(day);
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
  const words = inWords(date, { weekday: "long", day: "numeric", month: "long", year });
  return languageInUse() === "en-GB" ? words.replace(",", "") : words;
}

/** The first day of the week where the player lives: 1 is Monday, 7 is Sunday. A system without a language, such as
 * one with the locale "C", begins weeks on Monday. */
export function firstWeekday() {
  try {
    const locale = /** @type {any} */ (new Intl.Locale(navigator.language));
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  } catch {
    return 1;
  }
}

/** The weeks of the month that contains a day; days of other months are "".
 * @param {string} day @param {number} first weekday @returns {string[][]} */
export function weeksOf(day, first) {
  const start = day.slice(0, 8) + "01";
  const before = (dateOf(start).getDay() - first + 7) % 7;
  const weeks = [];
  for (let at = dayAfter(start, -before); at.slice(0, 7) <= day.slice(0, 7); at = dayAfter(at, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, nth) => dayAfter(at, nth)).map((one) =>
        one.startsWith(day.slice(0, 7)) ? one : "",
      ),
    );
  return weeks;
}
