// SPDX-License-Identifier: MIT
// Plots as SVG: a value for each game, and the number of games for each day.
import { tr, trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { shape } from "../base/dom.js";
import { dateOf, inWords } from "./dates.js";

const width = 640,
  height = 200,
  left = 46,
  bottom = 24,
  top = 12,
  right = 10;

/** @param {string} title read by screen readers @param {number} [tall] */
function canvas(title, tall = height) {
  return shape("svg", { viewBox: `0 0 ${width} ${tall}`, class: "plot", role: "img", "aria-label": title });
}

/** The next round number. @param {number} most */
function ceiling(most) {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 2.5, 5, 10].map((step) => step * size).find((step) => step >= most) ?? most;
}

/** @param {Element} svg @param {number} most @param {(value: number) => string} words */
function axis(svg, most, words) {
  for (const share of [0, 0.5, 1]) {
    const y = top + (height - top - bottom) * (1 - share);
    svg.append(
      shape("line", { x1: left, x2: width - right, y1: y, y2: y, class: share ? "grid" : "base" }),
      shape("text", { x: left - 8, y: y + 4, "text-anchor": "end" }, words(most * share)),
    );
  }
}

/**
 * Plots games in order as dots, hollow if the player had help, and the average of the last ten without help as a
 * line.
 * @param {string} title
 * @param {Array<{ value: number, helped: boolean }>} games
 * @param {(value: number) => string} words
 */
export function plotGames(title, games, words) {
  const values = games.map(({ value }) => value);
  const svg = canvas(
    trCount(
      values.length,
      "%2$s: %1$s game, the last %3$s",
      "%2$s: %1$s games, the last %3$s",
      values.length,
      title,
      words(values[values.length - 1]),
    ),
  );
  const most = ceiling(Math.max(...values));
  const x = (/** @type {number} */ nth) =>
    left + 8 + (width - left - right - 16) * (values.length < 2 ? 0.5 : nth / (values.length - 1));
  const y = (/** @type {number} */ value) => top + (height - top - bottom) * (1 - value / most);
  axis(svg, most, words);
  const alone = values.map((value, nth) => ({ value, nth })).filter(({ nth }) => !games[nth].helped);
  const line = alone.map(({ nth }, place) => {
    const last = alone.slice(Math.max(0, place - 9), place + 1);
    return `${place ? "L" : "M"}${x(nth)} ${y(last.reduce((sum, { value }) => sum + value, 0) / last.length)}`;
  });
  svg.append(shape("path", { d: line.join(""), class: "trend" }));
  values.forEach((value, nth) => {
    const { helped } = games[nth];
    const r = values.length > 80 ? 2.5 : 4.5;
    const dot = shape("circle", { cx: x(nth), cy: y(value), r, class: helped ? "dot helped" : "dot" });
    dot.append(shape("title", {}, helped ? tr("%s, with help", words(value)) : words(value)));
    svg.append(dot);
  });
  svg.append(
    shape("text", { x: left, y: height - 4 }, tr("first game")),
    shape("text", { x: width - right, y: height - 4, "text-anchor": "end" }, tr("last game")),
  );
  return svg;
}

/**
 * Plots weeks as columns of days; a darker day had more games.
 * @param {string[]} days starting with a Monday
 * @param {number[]} counts
 */
export function plotDays(days, counts) {
  const cell = 20,
    weeks = Math.ceil(days.length / 7);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const svg = canvas(
    trCount(weeks, "Games in the last %1$s week: %2$s", "Games in the last %1$s weeks: %2$s", weeks, all),
    7 * cell + 24,
  );
  const start = (width - weeks * cell) / 2;
  const words = (/** @type {string} */ day) => inWords(dateOf(day), { day: "numeric", month: "long", year: "numeric" });
  counts.forEach((count, nth) => {
    const square = shape("rect", {
      x: start + Math.floor(nth / 7) * cell,
      y: (nth % 7) * cell,
      width: cell - 3,
      height: cell - 3,
      rx: 4,
      class: `day level-${Math.min(count, 4)}`,
    });
    square.append(shape("title", {}, `${words(days[nth])}: ${count}`));
    svg.append(square);
  });
  svg.append(
    shape("text", { class: "end", x: start, y: 7 * cell + 20 }, words(days[0])),
    shape(
      "text",
      { class: "end", x: width - start, y: 7 * cell + 20, "text-anchor": "end" },
      words(days[days.length - 1]),
    ),
  );
  return svg;
}
