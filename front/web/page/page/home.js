// SPDX-License-Identifier: MIT
// The start: the four games as small pictures of boards that are alive, those
// to go on with, and the puzzles of a day.
import { drawingOf } from "../view/drawings.js";
import { Scene } from "../view/scene.js";
import { clockWords, dateWords, icon, make, tell, tool } from "./dom.js";
import { theLook } from "./lookbook.js";
import { gameNames, titleOf } from "./route.js";
import { outcomeOf } from "../play/table.js";

/** @typedef {import("../games.js").Games} Games */
/** @typedef {import("../play/keep.js").Keep} Keep */
/** @typedef {import("../play/keep.js").Row} Row */

/** @type {Record<string, string>} */
const mottoes = {
  kulki: "Five balls in a row",
  mahjong: "Pairs of free tiles",
  freecell: "Every card comes home",
  sliding: "One hole, all in order",
};

export class HomePage {
  /** @param {Games} games for pictures alone @param {Keep} keep @param {(hash: string) => void} go */
  constructor(games, keep, go) {
    this.games = games;
    this.keep = keep;
    this.go = go;
    /** @type {Array<{ scene: Scene, frame: HTMLElement }>} */
    this.pictures = [];
    this.stalls = make("div", { class: "stalls" });
    this.days = make("section", { class: "days", "aria-labelledby": "days-title" });
    this.kept = make("section", { class: "kept", "aria-labelledby": "kept-title", hidden: true });
    const parts = [this.header(), this.stalls, this.days, this.kept, footer()];
    this.root = make("main", { class: "home", hidden: true }, ...parts);
    this.watcher = new ResizeObserver(() => this.measure());
  }

  header() {
    return make(
      "header",
      { class: "home-bar" },
      make("h1", {}, "Quadrille"),
      make("p", { class: "faint" }, "Four classic puzzles"),
      make(
        "nav",
        { "aria-label": "Pages" },
        tool("stats", "Statistics", () => this.go("#statistics")),
        tool("look", "Look", () => this.go("#look")),
        tool("help", "Help", () => this.go("#help")),
      ),
    );
  }

  async show() {
    const [rows, outcomes] = await Promise.all([this.keep.games(), this.keep.outcomes()]);
    if (!this.root.isConnected) return;
    this.stalls.replaceChildren(
      ...gameNames.map((game) =>
        this.stall(
          game,
          rows.find((row) => row.game === game),
        ),
      ),
    );
    this.showDays(dateWords(), outcomes);
    this.showKept(rows);
    this.root.hidden = false;
    if (this.keep.trouble) tell(this.keep.trouble, "refusal");
    this.measure();
  }

  leave() {
    this.watcher.disconnect();
    this.root.remove();
  }

  /* -------------------------------------------------------------- pictures */

  /** @param {string} game @param {Row | undefined} row */
  stall(game, row) {
    this.set(game, row);
    const { title, deal } = titleOf(this.games.state());
    const scene = new Scene(drawingOf(game), { still: true });
    scene.look = theLook();
    scene.pieces = this.games.look();
    const frame = make("div", { class: "frame" }, scene.root);
    this.pictures.push({ scene, frame });
    this.watcher.observe(frame);
    const address = row ? `#kept/${row.id}` : `#${game}/daily/${dateWords()}`;
    return make(
      "article",
      { class: `stall game-${game}` },
      make(
        "a",
        { class: "stall-link", href: address },
        frame,
        make(
          "span",
          { class: "stall-words" },
          make("strong", {}, title),
          make("span", { class: "motto" }, row ? `Go on: ${deal}, move ${row.at}` : mottoes[game]),
        ),
      ),
      make(
        "div",
        { class: "stall-tools" },
        make(
          "a",
          { class: "main-button", href: address, "aria-label": `${row ? "Go on" : "Play"}: ${title}` },
          row ? "Go on" : "Play",
        ),
        make("a", { class: "side-button", href: `#${game}/new`, "aria-label": `New: ${title}` }, "New"),
      ),
    );
  }

  /** @param {string} game @param {Row | undefined} row */
  set(game, row) {
    try {
      if (row) {
        this.games.load(row.save);
        return;
      }
    } catch {
      // What can't be read is shown by another board, and told when it is opened.
    }
    this.games.openDaily(game, dateWords());
  }

  measure() {
    for (const { scene, frame } of this.pictures) {
      scene.setRoom(frame.clientWidth - 24, frame.clientHeight - 24);
      scene.draw();
    }
  }

  /* ------------------------------------------------------------------ days */

  /** The field stays while it is being filled in: only the links follow. @param {string} day
   * @param {import("../play/keep.js").Outcome[]} outcomes */
  showDays(day, outcomes) {
    const links = make("div", { class: "day-links" }, ...dayLinks(day, outcomes));
    const date = make("input", {
      type: "date",
      value: day,
      min: "1600-01-01",
      max: "9999-12-31",
      onchange: () => links.replaceChildren(...dayLinks(date.value || dateWords(), outcomes)),
    });
    this.days.replaceChildren(
      make("h2", { id: "days-title" }, icon("day"), "Puzzles of a day"),
      make("label", { class: "date" }, make("span", {}, "Date"), date),
      links,
    );
  }

  /* ------------------------------------------------------------------ kept */

  /** @param {Row[]} rows */
  showKept(rows) {
    this.kept.hidden = rows.length === 0;
    this.kept.replaceChildren(
      make("h2", { id: "kept-title" }, "Games to go on with"),
      make("ul", {}, ...rows.map((row) => this.entry(row))),
    );
  }

  /** @param {Row} row */
  entry(row) {
    const { title, deal } = titleOf(row);
    return make(
      "li",
      {},
      make("a", { href: `#kept/${row.id}` }, make("strong", {}, title), ` ${deal}`),
      make("span", { class: "faint" }, `move ${row.at}, ${row.score} ${row.unit}, ${clockWords(row.clock)}`),
      make(
        "button",
        {
          type: "button",
          class: "close",
          "aria-label": `Give up ${title} ${deal}`,
          onclick: () => void this.giveUp(row),
        },
        icon("bin"),
      ),
    );
  }

  /** It counts as a game that was given up. @param {Row} row */
  async giveUp(row) {
    if (row.id === undefined) return;
    await this.keep.remove("games", row.id);
    if (!row.told) await this.keep.count({ ...outcomeOf(row), day: dateWords() });
    this.pictures = [];
    await this.show();
    this.root.querySelector("a")?.focus();
    tell("Given up.");
  }
}

/** @param {string} day @param {import("../play/keep.js").Outcome[]} outcomes */
function dayLinks(day, outcomes) {
  const done = (/** @type {string} */ game) =>
    outcomes.some((one) => one.game === game && one.daily === day && (one.status === "won" || one.game === "kulki"));
  return gameNames.map((game) =>
    make(
      "a",
      { class: `side-button game-${game}`, href: `#${game}/daily/${day}` },
      titleOf({ game, variant: "", seed: "", daily: "", own: 0 }).title,
      done(game) && " ✓",
      done(game) && make("span", { class: "out-of-sight" }, ", played"),
    ),
  );
}

function footer() {
  return make(
    "footer",
    { class: "faint" },
    "Plays offline, keeps your games in this browser alone. The same games, bit for bit, " + "as in the terminal: ",
    make("code", {}, "quadrille"),
    ".",
  );
}
