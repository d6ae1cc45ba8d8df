// SPDX-License-Identifier: MIT
// The statistics at a glance: large figures, and for each game or kind of games a bar of how they ended, the latest
// results as columns, and the best one.
import { tr, trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { titleOfGame } from "../base/kit.js";
import { clockWords, make, shape } from "../base/dom.js";
import { titleOfKind } from "./newgame.js";

/** @typedef {import("../play/records.js").KindOfResults} KindOfResults */
/** @typedef {{ title: string, of: string, href: string, games: number, alone: number, helped: number,
 *   kind: KindOfResults }} Row "kind" is the one whose results are shown; "of" names it if the row has several */

const latest = 30;
const mostRows = 8;

/** @param {KindOfResults} kind */
const helpedOf = ({ tiles }) => Number(tiles[2][1]);

/** Games of a level count for their variant as well. @param {KindOfResults[]} kinds */
const counted = (kinds) => kinds.filter(({ part }) => part !== "level");

/** @param {Array<{ game: string, kinds: KindOfResults[] }>} games @returns {Row[]} a row for each game, or for each kind
 *   of a single one, the most played first */
function rowsOf(games) {
  const played = games.filter(({ kinds }) => kinds.length);
  const several = games.length > 1;
  const sum = (/** @type {KindOfResults[]} */ kinds, /** @type {(kind: KindOfResults) => number} */ of) =>
    kinds.reduce((all, kind) => all + of(kind), 0);
  const rows = played.flatMap(({ game, kinds }) => {
    const groups = several ? [counted(kinds)] : kinds.map((kind) => [kind]);
    return groups.map((group) => {
      const kind = group.reduce((most, one) => (one.games > most.games ? one : most));
      const name = kind.part === "game" ? tr("Custom boards") : titleOfKind({ game, part: kind.part, name: kind.name });
      return {
        title: several ? titleOfGame(game) : name,
        of: several ? name : "",
        href: several ? `#statistics/${game}` : "",
        games: sum(group, (one) => one.games),
        alone: sum(group, (one) => one.finished),
        helped: sum(group, helpedOf),
        kind,
      };
    });
  });
  return rows.sort((a, b) => b.games - a.games).slice(0, mostRows);
}

/** Columns as high as results, the latest last. @param {Row} row */
function columns({ title, of, kind }) {
  const values = kind.values.slice(-latest);
  const most = Math.max(1, ...values.map(([value]) => value));
  const svg = shape("svg", {
    viewBox: `0 0 ${latest * 6} 36`,
    preserveAspectRatio: "xMinYMid",
    class: "latest",
    role: "img",
    "aria-label": trCount(
      values.length,
      "%2$s: the latest %1$s result",
      "%2$s: the latest %1$s results",
      values.length,
      of || title,
    ),
  });
  values.forEach(([value, helped], nth) => {
    const tall = Math.max(2, (34 * value) / most);
    svg.append(
      shape("rect", { x: nth * 6, y: 36 - tall, width: 5, height: tall, rx: 1, class: helped ? "helped" : "alone" }),
    );
  });
  return svg;
}

/** How the games of a row ended; as wide as they are many. @param {Row} row @param {number} most games of a row */
function bar({ games, alone, helped }, most) {
  const svg = shape("svg", {
    viewBox: "0 0 100 10",
    preserveAspectRatio: "none",
    class: "overview-bar",
    "aria-hidden": "true",
  });
  const parts = { alone, helped, open: games - alone - helped };
  let x = 0;
  for (const [name, count] of Object.entries(parts)) {
    const width = (100 * count) / most;
    svg.append(shape("rect", { x, y: 0, width, height: 10, class: name }));
    x += width;
  }
  return svg;
}

/** @param {Row} row @param {number} most games of a row */
function lineOf(row, most) {
  const { title, of, href, games, alone, kind } = row;
  return make(
    "li",
    {},
    href ? make("a", { class: "overview-name", href }, title) : make("span", { class: "overview-name" }, title),
    make(
      "span",
      { class: "overview-count" },
      trCount(games, "%1$s of %2$s without help", "%1$s of %2$s without help", alone, games),
    ),
    bar(row, most),
    kind.values.length ? columns(row) : make("span", {}),
    make(
      "span",
      { class: "overview-best" },
      kind.best.length ? make("strong", {}, kind.best[0][1]) : "",
      of && make("span", { class: "faint" }, of),
    ),
  );
}

/** @param {number} share */
const percentWords = (share) => tr("%llu%%", Math.round(100 * share));

/** Long times without minutes. @param {number} clock in milliseconds */
const timeWords = (clock) =>
  clock < 36e5
    ? clockWords(clock)
    : /* TRANSLATORS: hours, with a space that breaks no line */ tr("%s\u00a0h", Math.round(clock / 36e5));

/** @param {string} label @param {string} figure @param {string} note */
const large = (label, figure, note) =>
  make("div", {}, make("dt", {}, label), make("dd", {}, figure, make("small", {}, note)));

/** @param {Array<{ game: string, kinds: KindOfResults[] }>} games all, or one
 * @param {Array<{ game: string, day: string, clock: number }>} outcomes of them */
export function overview(games, outcomes) {
  const rows = rowsOf(games);
  const kinds = games.flatMap((one) => counted(one.kinds));
  const all = kinds.reduce((sum, kind) => sum + kind.games, 0);
  const alone = kinds.reduce((sum, kind) => sum + kind.finished, 0);
  const helped = kinds.reduce((sum, kind) => sum + helpedOf(kind), 0);
  const clock = outcomes.reduce((sum, one) => sum + one.clock, 0);
  const days = new Set(outcomes.map(({ day }) => day)).size;
  if (!all) return [];
  return [
    make(
      "section",
      { class: "sheet overview", "aria-label": tr("At a glance") },
      make(
        "dl",
        { class: "tiles large" },
        large(
          tr("Finished alone"),
          percentWords(alone / all),
          trCount(all, "%1$s of %2$s game", "%1$s of %2$s games", alone, all),
        ),
        large(tr("Finished with help"), String(helped), trCount(all, "of %s game", "of %s games")),
        large(tr("Time played"), timeWords(clock), tr("%s a game", clockWords(clock / outcomes.length))),
        large(tr("Days"), String(days), tr("with a game")),
      ),
      make("ul", { class: "overview-rows" }, ...rows.map((row) => lineOf(row, rows[0].games))),
      make(
        "p",
        { class: "overview-key faint" },
        make("span", { class: "alone" }, tr("without help")),
        make("span", { class: "helped" }, tr("with help")),
        make("span", { class: "open" }, tr("not finished")),
      ),
    ),
  ];
}
