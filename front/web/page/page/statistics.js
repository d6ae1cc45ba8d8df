// SPDX-License-Identifier: MIT
// What was reached, game by game, in numbers and plots.
import { clockWords, dateWords, make, pageBar } from "./dom.js";
import { figuresOf, isFinished, perDay } from "./figures.js";
import { plotDays, plotGames } from "./plot.js";
import { gameNames, titleOf } from "./route.js";

/** @typedef {import("../play/keep.js").Outcome} Outcome */

const weeks = 26;

/** The last so many weeks, from a Monday on, to today. */
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

/** What is plotted of a game, and how it is written. @type {Record<string, [string, (one: Outcome) => number,
 *   (value: number) => string]>} */
const plotted = {
  kulki: ["Points", (one) => one.score, whole],
  mahjong: ["Minutes", (one) => one.clock, time],
  freecell: ["Moves", (one) => one.at, whole],
  sliding: ["Single-tile moves", (one) => one.score, whole],
};

export class StatisticsPage {
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
      make("section", { class: "sheet" }, make("h2", {}, "Days"), plotDays(days, perDay(shown, days))),
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
  if (!outcomes.length)
    return make(
      "section",
      { class: `sheet game-${game}` },
      make("h2", {}, nameOf(game)),
      make("p", { class: "faint" }, "No game has come to its end yet."),
    );
  const figures = figuresOf(outcomes);
  const [title, value, words] = plotted[game];
  const finished = outcomes.filter(isFinished);
  return make(
    "section",
    { class: `sheet game-${game}` },
    make("h2", {}, nameOf(game)),
    tiles(game, figures),
    ...(finished.length
      ? [
          make("h3", {}, title),
          plotGames(`${nameOf(game)}, ${title.toLowerCase()}`, finished.map(value), words),
          table(game, figures),
          watchBest(game, finished),
        ]
      : []),
  );
}

/** @param {string} game @param {import("./figures.js").Figures} figures */
function tiles(game, figures) {
  const share = Math.round(((figures.games - figures.givenUp) / figures.games) * 100);
  /** @type {Array<[string, string]>} */
  const all = [
    ["games", String(figures.games)],
    [game === "kulki" ? "played out" : "won", `${share} %`],
    ["in a row", String(figures.now)],
    ["most in a row", String(figures.most)],
    ["without a hint", String(figures.clean)],
  ];
  return make(
    "dl",
    { class: "tiles" },
    ...all.map(([words, number]) => make("div", {}, make("dt", {}, words), make("dd", {}, number))),
  );
}

/** @param {string} game @param {import("./figures.js").Figures} figures */
function table(game, figures) {
  const { score, moves, time: times } = figures.best;
  /** @type {Array<[string, number[], (value: number) => string]>} */
  const rows = [
    ...(game === "freecell" || game === "mahjong"
      ? []
      : [
          /** @type {[string, number[], typeof whole]} */
          ([game === "kulki" ? "Points" : "Single-tile moves", score, whole]),
        ]),
    ["Moves", moves, whole],
    ["Time", times, time],
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

/** @param {string} game @param {Outcome[]} finished */
function watchBest(game, finished) {
  const value = plotted[game][1];
  const best = finished.reduce((a, b) => ((game === "kulki" ? value(b) > value(a) : value(b) < value(a)) ? b : a));
  return make("a", { class: "side-button", href: `#replay/${encodeURIComponent(best.save)}` }, "Watch the best one");
}
