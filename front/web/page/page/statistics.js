// SPDX-License-Identifier: MIT
// The statistics of each game: what is finished, and numbers, plots and the best
// games of each variant, level and layout.
import { mark, tr, trCount, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { asideKitOf } from "../base/aside_kit.js";
import { gameNames, titleOfGame } from "../base/kit.js";
import { losses, ownName } from "../play/keep.js";
import { recordsOf } from "../play/records.js";
import { shortDay } from "./dates.js";
import { clockWords, dateWords, make, tell } from "../base/dom.js";
import { listLayouts } from "./layouts.js";
import { titleOfKind } from "./newgame.js";
import { overview } from "./overview.js";
import { plotDays, plotGames } from "./plot.js";
import { pageBar } from "./page_bar.js";
import { playerChoice } from "./players.js";
import { hashOfKind } from "./route.js";

/** @typedef {import("../play/records.js").Kind} Kind */
/** @typedef {import("../play/records.js").Records} Records */
/** @typedef {import("../play/records.js").Milestone} Milestone */
/** @typedef {import("../play/records.js").KindOfResults} KindOfResults */
/** @typedef {(kind: Kind, isUndo: boolean) => void} Change resets a kind, or undoes that */

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
    /** Whose results are shown, or "" for everybody's. */
    this.whose = ownName();
    this.players = make("div", { class: "row-of-buttons" });
    this.body = make("div", { class: "figures-body" });
    this.root = make(
      "main",
      { class: "page" },
      pageBar(tr("Statistics"), go),
      make(
        "nav",
        { class: "row-of-buttons", "aria-label": trIn("kinds", "Games") },
        make("a", { class: "side-button", href: "#statistics", "aria-current": of ? false : "page" }, tr("All")),
        ...gameNames.map((game) =>
          make(
            "a",
            { class: "side-button", href: `#statistics/${game}`, "aria-current": of === game && "page" },
            titleOfGame(game),
          ),
        ),
      ),
      this.players,
      this.body,
    );
  }

  records() {
    return recordsOf(this.keep, this.keep.outcomes(this.whose));
  }

  /** @param {string} whose */
  showPlayer(whose) {
    this.whose = whose;
    void this.show();
  }

  async show() {
    const records = await this.records();
    const choice = playerChoice(await this.keep.outcomes(""), this.whose, (whose) => this.showPlayer(whose));
    this.players.replaceChildren(...(choice ? [choice] : []));
    if (this.keep.gaps) {
      this.body.replaceChildren(make("p", { class: "sheet" }, this.keep.gaps));
      return;
    }
    const games = gameNames.includes(this.of) ? [this.of] : gameNames;
    const days = lastDays();
    const perDay = days.map(
      (day) => records.outcomes.filter((one) => one.day === day && games.includes(one.game)).length,
    );
    const layouts = await Promise.all(games.map((game) => listLayouts(this.games, this.keep, game)));
    const change = (/** @type {Kind} */ kind, /** @type {boolean} */ isUndo) => void this.change(kind, isUndo);
    const results = games.map((game, nth) => {
      const names = layouts[nth].filter(({ text }) => text).map(({ name }) => name);
      return { game, ...records.ofGame(game, names) };
    });
    this.body.replaceChildren(
      ...overview(
        results,
        records.outcomes.filter(({ game }) => games.includes(game)),
      ),
      make("section", { class: "sheet" }, make("h2", {}, tr("Games per day")), plotDays(days, perDay)),
      ...results.map((one) => sectionOf(one, records, this.opened, change)),
    );
  }

  /** @param {Kind} kind @param {boolean} isUndo */
  async change(kind, isUndo) {
    const records = await this.records();
    const reset = records.reset({ player: this.whose, ...kind }, isUndo, Math.floor(Date.now() / 1000));
    const trouble = reset && (await this.keep.put("passed", [reset], losses.reset));
    await this.show();
    const words = isUndo ? mark("%s: the results count again.") : mark("%s: the results no longer count.");
    tell(trouble || tr(words, labelOf(kind)));
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

/** @param {import("../play/records.js").GameResults & { game: string }} results @param {Records} records
 * @param {Map<string, boolean>} opened @param {Change} change */
function sectionOf({ game, resets, milestones, kinds }, records, opened, change) {
  const parts = /** @type {const} */ (["level", "variant", "layout"]).map((part) =>
    milestones.filter((one) => one.part === part),
  );
  return make(
    "section",
    { class: `sheet game-${game}` },
    make("h2", { tabindex: "-1" }, titleOfGame(game)),
    ...resets.map(({ part, name, player, count }) => undoLine({ game, part, name, player }, count, change)),
    ...parts.filter((part) => part.length).map((part) => progressOf(game, part)),
    ...(kinds.length
      ? kinds.map((kind, nth) => partOf(game, kind, opened, nth === 0, records, change))
      : [make("p", { class: "faint" }, tr("No finished games yet."))]),
    kinds.length > 0 && resetButton({ game, part: "game", name: "" }, tr("Reset all of %s", titleOfGame(game)), change),
  );
}

/** @param {Kind} kind @param {string} words @param {Change} change */
const resetButton = (kind, words, change) =>
  make("button", { type: "button", class: "side-button", onclick: () => change(kind, false) }, words);

/** @param {Kind} reset @param {number} count @param {Change} change */
function undoLine(reset, count, change) {
  return make(
    "p",
    { class: "was-reset" },
    make(
      "span",
      {},
      trCount(
        count,
        "%2$s was reset: %1$s result doesn't count.",
        "%2$s was reset: %1$s results don't count.",
        count,
        labelOf(reset),
      ),
    ),
    make(
      "button",
      {
        type: "button",
        class: "side-button",
        "data-undo": keyOf(reset),
        "aria-label": tr("Undo the reset of %s", labelOf(reset)),
        onclick: () => change(reset, true),
      },
      trIn("restore", "Undo"),
    ),
  );
}

/** @param {string} game @param {Milestone[]} part at least one */
function progressOf(game, part) {
  const titles = {
    level: mark("Levels"),
    layout: mark("Layouts"),
    variant: asideKitOf(game).boardsTitle ?? mark("Variants"),
    game: "",
  };
  const title = tr(titles[part[0].part]);
  const done = part.filter((one) => one.done).length;
  return make(
    "section",
    { class: "ways", "aria-label": tr("%1$s: %2$s", titleOfGame(game), title) },
    make("h3", {}, tr("%1$s: %2$s of %3$s finished", title, done, part.length)),
    make("ul", { class: "milestones" }, ...part.map((one) => make("li", {}, milestoneLink(game, one)))),
  );
}

/** @param {string} game @param {Milestone} milestone */
function milestoneLink(game, { part, name, done, next, words }) {
  return make(
    "a",
    { class: `milestone${done ? " done" : ""}${next ? " next" : ""}`, href: hashOfKind({ game, part, name }) },
    make("span", {}, titleOfKind({ game, part, name })),
    words && make("span", { class: "done-words" }, words),
  );
}

/** The statistics of one kind. Kinds are kept apart because a 3x3 cannot be compared with a 10x10.
 * @param {string} game @param {KindOfResults} results @param {Map<string, boolean>} opened @param {boolean} isFirst
 * @param {Records} records @param {Change} change */
function partOf(game, results, opened, isFirst, records, change) {
  const { part, name, games, finished, tiles, title, times, values } = results;
  const kind = { game, part, name };
  const isKind = part !== "game";
  const label = isKind ? labelOf(kind) : tr("%1$s: %2$s", titleOfGame(game), tr("Custom boards"));
  const dots = values.map(([value, helped]) => ({ value, helped: helped > 0 }));
  const details = make(
    "details",
    { open: opened.get(keyOf(kind)) ?? isFirst, ontoggle: () => opened.set(keyOf(kind), details.open) },
    make(
      "summary",
      {},
      make("h3", {}, isKind ? titleOfKind(kind) : tr("Custom boards")),
      make("span", { class: "faint" }, `${trCount(games, "%s game", "%s games")}, ${finished} ${tiles[1][0]}`),
    ),
    make(
      "div",
      { class: "kind-body" },
      make(
        "dl",
        { class: "tiles" },
        ...tiles.map(([words, number]) => make("div", {}, make("dt", {}, words), make("dd", {}, number))),
      ),
      ...(dots.length
        ? [
            make("h4", {}, title),
            plotGames([label, title].join(tr(", ")), dots, times ? clockWords : String),
            table(results.rows),
            ...bestGames(tr("Best games"), results.best, records),
            ...bestGames(tr("Best games with help"), results.helped, records),
          ]
        : []),
      isKind && resetButton(kind, tr("Reset %s", titleOfKind(kind)), change),
    ),
  );
  return make("section", { class: "kind", "aria-label": label }, details);
}

/** Links to the best games. @param {string} title @param {KindOfResults["best"]} games the best first
 * @param {Records} records */
function bestGames(title, games, { outcomes }) {
  if (!games.length) return [];
  const list = games.map(([id, words, day]) =>
    make(
      "li",
      {},
      make(
        "a",
        { href: `#replay/${encodeURIComponent(outcomes[id - 1].save)}` },
        make("span", {}, words),
        make("span", { class: "faint" }, [outcomes[id - 1].player, shortDay(day)].filter(Boolean).join(tr(", "))),
      ),
    ),
  );
  return [make("h4", {}, title), make("ol", { class: "best-games" }, ...list)];
}

/** @param {string[][]} rows a title, and three figures */
function table(rows) {
  return make(
    "table",
    { class: "figures" },
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("td"),
        ...[tr("best"), tr("average"), tr("median")].map((words) => make("th", { scope: "col" }, words)),
      ),
    ),
    make(
      "tbody",
      {},
      ...rows.map(([words, ...numbers]) =>
        make("tr", {}, make("th", { scope: "row" }, words), ...numbers.map((number) => make("td", {}, number))),
      ),
    ),
  );
}
