// SPDX-License-Identifier: MIT
// The statistics of each game: what is finished, and numbers, plots and the best
// games of each variant, level and layout.
import { asideKitOf } from "../base/aside_kit.js";
import { gameNames, titleOfGame } from "../base/kit.js";
import { kindHas } from "../play/resets.js";
import { clockWords, countWords, dateWords, make, tell } from "../base/dom.js";
import { figuresOf, perDay } from "./figures.js";
import { counted, isReset, keepReset, kindsOf, ranked, readResets, resetOf, undoOf } from "./kinds.js";
import { listLayouts } from "./layouts.js";
import { bestWords, doneWords, hashOfKind, milestonesOf } from "./milestones.js";
import { titleOfKind } from "./newgame.js";
import { isFinished, isHelped, movesMade } from "./outcomes.js";
import { plotDays, plotGames } from "./plot.js";
import { pageBar } from "./page_bar.js";

/** @typedef {import("../play/keep.js").Outcome} Outcome */
/** @typedef {import("./figures.js").Figures} Figures */
/** @typedef {import("./figures.js").Summary} Summary */
/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {import("./kinds.js").Reset} Reset */
/** @typedef {import("./milestones.js").Milestone} Milestone */
/** @typedef {(kind: Kind, isUndo: boolean) => void} Change resets a kind, or undoes that */
/** @typedef {{ game: string, all: Outcome[], outcomes: Outcome[], resets: Reset[], layouts: string[] }} Records "all" results
 *   of the game, and the "outcomes" that count */

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
  freecell: ["Moves", movesMade, whole],
  sliding: ["Moves", movesMade, whole],
};

export class StatisticsPage {
  aside = true;

  /** @param {import("../games.js").Games} games one that shows no game @param {import("../play/keep.js").Keep} keep
   * @param {(hash: string) => void} go @param {string} of */
  constructor(games, keep, go, of) {
    this.games = games;
    this.keep = keep;
    this.of = of;
    /** The kinds that the player opened or closed. @type {Map<string, boolean>} */
    this.opened = new Map();
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
            titleOfGame(game),
          ),
        ),
      ),
      this.body,
    );
  }

  async show() {
    const [outcomes, resets] = await Promise.all([this.keep.outcomes(), readResets(this.keep)]);
    if (this.keep.gaps) {
      this.body.replaceChildren(make("p", { class: "sheet" }, this.keep.gaps));
      return;
    }
    const games = gameNames.includes(this.of) ? [this.of] : gameNames;
    const days = lastDays();
    const shown = outcomes.filter((one) => games.includes(one.game));
    const records = await Promise.all(
      games.map(async (game) => ({
        game,
        all: outcomes.filter((one) => one.game === game),
        outcomes: counted(outcomes, resets).filter((one) => one.game === game),
        resets: resets.filter((one) => one.game === game),
        layouts: (await listLayouts(this.games, this.keep, game)).filter(({ text }) => text).map(({ name }) => name),
      })),
    );
    this.body.replaceChildren(
      make("section", { class: "sheet" }, make("h2", {}, "Games per day"), plotDays(days, perDay(shown, days))),
      ...records.map((one) => sectionOf(one, this.opened, (kind, isUndo) => void this.change(kind, isUndo))),
    );
  }

  /** @param {Kind} kind @param {boolean} isUndo */
  async change(kind, isUndo) {
    const [outcomes, resets] = await Promise.all([this.keep.outcomes(), readResets(this.keep)]);
    const now = Math.floor(Date.now() / 1000);
    const reset = isUndo ? undoOf(kind, resets, now) : resetOf(kind, outcomes, resets, now);
    const trouble = reset && (await keepReset(this.keep, this.games, reset));
    await this.show();
    tell(trouble || `${labelOf(kind)}: ${isUndo ? "the results count again." : "the results no longer count."}`);
    const undo = [...this.body.querySelectorAll("[data-undo]")].find(
      (one) => one.getAttribute("data-undo") === keyOf(kind),
    );
    /** @type {HTMLElement | null} */ (undo ?? this.body.querySelector(`.game-${kind.game} h2`))?.focus();
  }

  leave() {
    this.root.remove();
  }
}

/** @param {Kind} kind */
const keyOf = ({ game, part, name }) => `${game} ${part} ${name}`;

/** @param {Kind} kind */
const labelOf = (kind) =>
  kind.part === "game" ? titleOfGame(kind.game) : `${titleOfGame(kind.game)} ${titleOfKind(kind)}`;

/** @param {Records} records @param {Map<string, boolean>} opened @param {Change} change */
function sectionOf({ game, all, outcomes, resets, layouts }, opened, change) {
  const kinds = kindsOf(outcomes);
  const unnamed = outcomes.filter((one) => one.own && !one.name);
  const parts = [
    ...kinds.map((kind) => ({ kind, name: kind.name, of: outcomes.filter((one) => kindHas(kind, one)) })),
    ...(unnamed.length ? [{ kind: null, name: "custom boards", of: unnamed }] : []),
  ];
  return make(
    "section",
    { class: `sheet game-${game}` },
    make("h2", { tabindex: "-1" }, titleOfGame(game)),
    ...resets.filter(isReset).map((reset) => undoLine(reset, all, change)),
    ...milestonesOf(game, layouts, outcomes)
      .filter((part) => part.length)
      .map(progressOf),
    ...(parts.length
      ? parts.map((part, nth) => partOf(game, part, opened, nth === 0, change))
      : [make("p", { class: "faint" }, "No finished games yet.")]),
    outcomes.length > 0 && resetButton({ game, part: "game", name: "" }, `Reset all of ${titleOfGame(game)}`, change),
  );
}

/** @param {Kind} kind @param {string} words @param {Change} change */
const resetButton = (kind, words, change) =>
  make("button", { type: "button", class: "side-button", onclick: () => change(kind, false) }, words);

/** @param {Reset} reset @param {Outcome[]} all @param {Change} change */
function undoLine(reset, all, change) {
  const count = all.length - counted(all, [reset]).length;
  return make(
    "p",
    { class: "was-reset" },
    make(
      "span",
      {},
      `${labelOf(reset)} was reset: ${countWords(count, "result")} ${count === 1 ? "doesn't" : "don't"} count.`,
    ),
    make(
      "button",
      {
        type: "button",
        class: "side-button",
        "data-undo": keyOf(reset),
        "aria-label": `Undo the reset of ${labelOf(reset)}`,
        onclick: () => change(reset, true),
      },
      "Undo",
    ),
  );
}

/** @param {Milestone[]} part at least one */
function progressOf(part) {
  const { game, part: of } = part[0].kind;
  const title = { level: "Levels", layout: "Layouts", variant: asideKitOf(game).boardsTitle ?? "Variants", game: "" }[
    of
  ];
  const done = part.filter(({ isDone }) => isDone).length;
  return make(
    "section",
    { class: "ways", "aria-label": `${titleOfGame(game)}: ${title.toLowerCase()}` },
    make("h3", {}, `${title}: ${done} of ${part.length} finished`),
    make("ul", { class: "milestones" }, ...part.map((one) => make("li", {}, milestoneLink(one)))),
  );
}

/** @param {Milestone} milestone */
function milestoneLink(milestone) {
  const { kind, isDone, isNext } = milestone;
  const words = doneWords(milestone);
  return make(
    "a",
    { class: `milestone${isDone ? " done" : ""}${isNext ? " next" : ""}`, href: hashOfKind(kind) },
    make("span", {}, titleOfKind(kind)),
    words && make("span", { class: "done-words" }, words),
  );
}

/** The statistics of one kind. Kinds are kept apart because a 3x3 cannot be compared with a 10x10.
 * @param {string} game @param {{ kind: Kind | null, name: string, of: Outcome[] }} part
 * @param {Map<string, boolean>} opened @param {boolean} isFirst @param {Change} change */
function partOf(game, { kind, name, of }, opened, isFirst, change) {
  const label = `${titleOfGame(game)} ${name}`;
  const figures = figuresOf(of);
  const [title, value, words] = plotted[game] ?? plotted.freecell;
  const finished = of.filter(isFinished);
  const dots = finished.map((one) => ({ value: value(one), helped: isHelped(one) }));
  const key = kind ? keyOf(kind) : label;
  const details = make(
    "details",
    { open: opened.get(key) ?? isFirst, ontoggle: () => opened.set(key, details.open) },
    make(
      "summary",
      {},
      make("h3", {}, kind ? titleOfKind(kind) : "Custom boards"),
      make("span", { class: "faint" }, `${countWords(of.length, "game")}, ${figures.won} ${wonWord(game)}`),
    ),
    make(
      "div",
      { class: "kind-body" },
      tiles(game, figures),
      ...(finished.length
        ? [
            make("h4", {}, title),
            plotGames(`${label}, ${title.toLowerCase()}`, dots, words),
            table(game, figures),
            ...bestGames("Best games", ranked(of, false)),
            ...bestGames("Best games with help", ranked(of, true)),
          ]
        : []),
      kind && resetButton(kind, `Reset ${titleOfKind(kind)}`, change),
    ),
  );
  return make("section", { class: "kind", "aria-label": label }, details);
}

/** @param {string} game */
const wonWord = (game) => (game === "kulki" ? "finished" : "won");

const shownGames = 5;

/** Links to the best games. @param {string} title @param {Outcome[]} games the best first */
function bestGames(title, games) {
  if (!games.length) return [];
  const list = games
    .slice(0, shownGames)
    .map((one) =>
      make(
        "li",
        {},
        make(
          "a",
          { href: `#replay/${encodeURIComponent(one.save)}` },
          make("span", {}, bestWords(one)),
          make("span", { class: "faint" }, one.day),
        ),
      ),
    );
  return [make("h4", {}, title), make("ol", { class: "best-games" }, ...list)];
}

/** @param {string} game @param {Figures} figures */
function tiles(game, figures) {
  const won = wonWord(game);
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
    ["Points", score, whole],
    ["Moves", moves, whole],
    ["Time", times, time],
  ];
  const fitting = game === "kulki" ? all : all.slice(1);
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
