// SPDX-License-Identifier: MIT
// The statistics of each game, as numbers and plots.
import { clockWords, dateWords, make, pageBar } from "./dom.js";
import { byKind, byName, figuresOf, isFinished, isHelped, perDay } from "./figures.js";
import { plotDays, plotGames } from "./plot.js";
import { gameNames, titleOf } from "./route.js";

/** @typedef {import("../play/keep.js").Outcome} Outcome */
/** @typedef {import("./figures.js").Figures} Figures */
/** @typedef {import("./figures.js").Summary} Summary */

const weeks = 26;

/** The days of the last weeks, from a Monday to today. */
function lastDays() {
  const now = new Date();
  const sinceMonday = (now.getDay() + 6) % 7;
  const count = (weeks - 1) * 7 + sinceMonday;
  return Array.from({ length: count + 1 }, (_, nth) =>
    dateWords(new Date(now.getFullYear(), now.getMonth(), now.getDate() - count + nth)),
  );
}

/** @param {number} number */
const whole = (number) => (Number.isNaN(number) ? "–" : String(Math.round(number * 10) / 10));
/** @param {number} number */
const time = (number) => (Number.isNaN(number) ? "–" : clockWords(number));

/** The value to plot for each game, and its format.
 * @type {Record<string, [string, (one: Outcome) => number,
 * (value: number) => string]>} */
const plotted = {
  kulki: ["Points", (one) => one.score, whole],
  mahjong: ["Minutes", (one) => one.clock, time],
  freecell: ["Moves", (one) => one.at, whole],
  sliding: ["Single-tile moves", (one) => one.score, whole],
};

export class StatisticsPage {
  aside = true;

  /** @param {import("../play/keep.js").Keep} keep @param {(hash: string) => void} go @param {string} of */
  constructor(keep, go, of) {
    this.keep = keep;
    this.of = of;
    this.body = make("div", { class: "figures-body" });
    this.root = make(
      "main",
      { class: "page" },
      pageBar("Statistics", go),
      make(
        "nav",
        { class: "row-of-buttons", "aria-label": "Games" },
        make("a", { class: "side-button", href: "#statistics", "aria-current": of ? false : "page" }, "All"),
        ...gameNames.map((game) =>
          make(
            "a",
            { class: "side-button", href: `#statistics/${game}`, "aria-current": of === game && "page" },
            nameOf(game),
          ),
        ),
      ),
      this.body,
    );
  }

  async show() {
    const outcomes = await this.keep.outcomes();
    const games = gameNames.includes(this.of) ? [this.of] : gameNames;
    const days = lastDays();
    const shown = outcomes.filter((one) => games.includes(one.game));
    this.body.replaceChildren(
      make("section", { class: "sheet" }, make("h2", {}, "Games per day"), plotDays(days, perDay(shown, days))),
      ...games.map((game) =>
        sectionOf(
          game,
          outcomes.filter((one) => one.game === game),
        ),
      ),
    );
  }

  leave() {
    this.root.remove();
  }
}

/** @param {string} game */
function nameOf(game) {
  return titleOf({ game, variant: "", seed: "", daily: "", own: 0 }).title;
}

/** @param {string} game @param {Outcome[]} outcomes */
function sectionOf(game, outcomes) {
  const kinds = byKind(outcomes);
  return make(
    "section",
    { class: `sheet game-${game}` },
    make("h2", {}, nameOf(game)),
    ...byName(outcomes).map(([name, games, won]) => make("p", { class: "level" }, `${name}: ${won} of ${games} won`)),
    ...(kinds.length
      ? kinds.map(([kind, ofKind]) => partOf(game, kind, ofKind))
      : [make("p", { class: "faint" }, "No finished games yet.")]),
  );
}

/** The statistics of one variant. Variants are kept apart because a 3x3 cannot be compared with a 10x10.
 * @param {string} game @param {string} kind @param {Outcome[]} outcomes */
function partOf(game, kind, outcomes) {
  const figures = figuresOf(outcomes);
  const [title, value, words] = plotted[game] ?? plotted.freecell;
  const finished = outcomes.filter(isFinished);
  const dots = finished.map((one) => ({ value: value(one), helped: isHelped(one) }));
  return make(
    "section",
    { class: "kind", "aria-label": `${nameOf(game)} ${kind}` },
    make("h3", {}, kind),
    tiles(game, figures),
    ...(finished.length
      ? [
          make("h4", {}, title),
          plotGames(`${nameOf(game)} ${kind}, ${title.toLowerCase()}`, dots, words),
          table(game, figures),
          watchBest(game, finished),
        ]
      : []),
  );
}

/** @param {string} game @param {Figures} figures */
function tiles(game, figures) {
  const won = game === "kulki" ? "finished" : "won";
  /** @type {Array<[string, string]>} */
  const all = [
    ["games", String(figures.games)],
    [won, String(figures.won)],
    [`${won} with help`, String(figures.helped)],
    ["win rate", `${Math.round(figures.rate * 100)} %`],
    ["streak", String(figures.streak.now)],
    ["longest streak", String(figures.streak.most)],
    ["longest with help", String(figures.streakHelped.most)],
  ];
  return make(
    "dl",
    { class: "tiles" },
    ...all
      .filter(([words]) => game !== "kulki" || words !== "win rate")
      .map(([words, number]) => make("div", {}, make("dt", {}, words), make("dd", {}, number))),
  );
}

/** @param {string} game @param {Summary} best @param {string} mark @returns {Array<[string, number[], (value: number) => string]>} */
function rowsOf(game, { score, moves, time: times }, mark) {
  /** @type {Array<[string, number[], (value: number) => string]>} */
  const all = [
    [game === "kulki" ? "Points" : "Single-tile moves", score, whole],
    ["Moves", moves, whole],
    ["Time", times, time],
  ];
  const fitting = game === "freecell" || game === "mahjong" ? all.slice(1) : all;
  return fitting.map(([words, numbers, write]) => [words + mark, numbers, write]);
}

/** @param {string} game @param {Figures} figures */
function table(game, figures) {
  const rows = [
    ...(figures.won ? rowsOf(game, figures.best, "") : []),
    ...(figures.helped ? rowsOf(game, figures.bestHelped, " with help") : []),
  ];
  return make(
    "table",
    { class: "figures" },
    make(
      "thead",
      {},
      make("tr", {}, make("td"), ...["best", "average", "median"].map((words) => make("th", { scope: "col" }, words))),
    ),
    make(
      "tbody",
      {},
      ...rows.map(([words, numbers, write]) =>
        make("tr", {}, make("th", { scope: "row" }, words), ...numbers.map((number) => make("td", {}, write(number)))),
      ),
    ),
  );
}

/** A link to the best game without help. @param {string} game @param {Outcome[]} finished */
function watchBest(game, finished) {
  const value = (plotted[game] ?? plotted.freecell)[1];
  const alone = finished.filter((one) => !isHelped(one));
  if (!alone.length) return "";
  const best = alone.reduce((a, b) => ((game === "kulki" ? value(b) > value(a) : value(b) < value(a)) ? b : a));
  return make("a", { class: "side-button", href: `#replay/${encodeURIComponent(best.save)}` }, "Watch the best game");
}
