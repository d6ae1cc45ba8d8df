// SPDX-License-Identifier: MIT
// The start page: today's puzzles with a live board for each game, the games in
// progress, and the calendar of daily puzzles.
import { tr, trCount, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import "./icons.js";
import { gameNames, kitOf, titleOfGame } from "../base/kit.js";
import { drawingOf } from "../view/drawings.js";
import { miniature } from "../view/miniature.js";
import { Scene } from "../view/scene.js";
import { Calendar } from "./calendar.js";
import { withAsides } from "./aside.js";
import { dayState, isWhole, noDays, readDays, tasksOf, taskWords } from "./dailies.js";
import { dayWords } from "./dates.js";
import { readNote } from "../base/note.js";
import { clockWords, dateWords, icon, make, nextTask, tell, tool, toolLink, withNodes } from "../base/dom.js";
import { onNewDay } from "./new_day.js";
import { askName, KeptTools } from "./kept_tools.js";
import { titleOf } from "./route.js";
import { isWaiting, movesOf, outcomeOf } from "../play/keep.js";
import { mustTell, noteTold } from "../play/safety.js";

/** @typedef {import("../games.js").Games} Games */
/** @typedef {import("../play/keep.js").Keep} Keep */
/** @typedef {import("../play/keep.js").Row} Row */

/** What a link or a button is called, on every day. @param {Element} place */
const nameOf = (place) =>
  (place.getAttribute("href") ?? place.getAttribute("aria-label") ?? place.textContent ?? "").replace(/daily.*/, "");

/** How many pieces of a board are drawn at once: a slow phone draws them within a frame or two. */
const part = 10;

/** How many games in progress are shown at first. */
const few = 3;

/** How long the player can undo giving up a game, in milliseconds. */
const regret = 8000;

export class HomePage {
  /** @param {Games} games only draws the pictures @param {import("../play/table.js").Table} table
   * @param {(hash: string) => void} go */
  constructor(games, table, go) {
    this.games = games;
    this.table = table;
    this.keep = table.keep;
    this.go = go;
    /** @type {Array<{ scene: Scene, frame: HTMLElement, drawn: boolean }>} */
    this.pictures = [];
    this.told = "";
    this.stalls = make("div", { class: "stalls" });
    this.date = make("p", { class: "faint" });
    this.streak = make("p", { class: "streak" });
    this.dayDone = make(
      "button",
      { type: "button", class: "side-button", hidden: true, onclick: () => void this.showDay() },
      icon("done"),
      tr("Your day"),
    );
    this.beginners = beginners();
    this.safety = make("p", { class: "safety", role: "status" });
    this.calendar = new Calendar(dateWords());
    this.tools = new KeptTools();
    this.kept = make("section", { class: "kept", "aria-labelledby": "kept-title", hidden: true });
    const parts = [
      this.header(),
      make(
        "section",
        { class: "today", "aria-labelledby": "today-title" },
        make(
          "header",
          {},
          make("h2", { id: "today-title" }, tr("Today's puzzles")),
          this.date,
          this.streak,
          this.dayDone,
        ),
        this.stalls,
        this.beginners,
        this.safety,
      ),
      make("div", { class: "home-rest" }, this.kept, this.calendar.root),
      footer(),
    ];
    this.root = make("main", { class: "home", hidden: true }, ...parts);
    this.watcher = new ResizeObserver(() => this.measure());
    this.showsAll = false;
    /** The games whose pictures are drawn when they come near the screen. @type {Map<Element, Row>} */
    this.undrawn = new Map();
    this.nearing = new IntersectionObserver((all) => this.drawNear(all), { rootMargin: "100%" });
    /** @type {Map<number | undefined, { row: Row, timer: number }>} games that were just given up */
    this.givenUp = new Map();
    this.day = dateWords();
    this.leaving = new AbortController();
    onNewDay(() => void this.show(), this.leaving.signal);
  }

  header() {
    return make(
      "header",
      { class: "home-bar" },
      make("h1", {}, "Quadrille"),
      make("p", { class: "faint" }, tr("Four classic puzzles")),
      make(
        "nav",
        { "aria-label": tr("Pages") },
        toolLink("stats", tr("Statistics"), "#statistics"),
        toolLink("look", tr("Options"), "#look"),
        toolLink("help", tr("Help"), "#help"),
      ),
    );
  }

  async show() {
    const stored = this.keep.outcomes();
    const [games, outcomes, days] = await Promise.all([
      this.keep.games(),
      stored,
      readDays(this.keep, stored).catch(() => noDays),
    ]);
    const rows = games.filter(isWaiting);
    if (!this.root.isConnected) return;
    const { activeElement } = document;
    const focused = activeElement && this.root.contains(activeElement) ? nameOf(activeElement) : "";
    this.watcher.disconnect();
    this.pictures = [];
    this.day = dateWords();
    const going = rows.filter(({ id }) => !this.givenUp.has(id));
    this.stalls.replaceChildren(...gameNames.map((game) => this.stall(game, dayState(game, this.day, going, days))));
    this.date.textContent = dayWords(this.day, this.day);
    this.showStreak(days);
    this.showSafety();
    const learnt = Object.keys(Object(readNote("quadrille learnt")));
    this.showBeginners(new Set([...learnt, ...[...rows, ...outcomes].map(({ game }) => game)]));
    this.showKept(rows);
    this.root.hidden = false;
    if (focused) this.focusOn(focused);
    this.tellOfTrouble();
    this.measure();
    const drawn = this.drawPictures();
    // It is below what is seen first, so the first frame does not wait for it.
    if (!this.calendar.isShown) await nextTask();
    this.calendar.show(this.day, going, days);
    void drawn.then(() => this.showTasks());
  }

  /** Shows the tasks last, because they are loaded for it. */
  async showTasks() {
    const { day } = this;
    const tasks = await tasksOf(day);
    if (day !== this.day || this.leaving.signal.aborted) return;
    for (const [game, task] of Object.entries(tasks))
      this.stalls.querySelector(`.game-${game} .task`)?.replaceChildren(...taskWords(task));
    this.calendar.showTasks();
  }

  redraw() {
    for (const { scene } of this.pictures) scene.takeLook();
    this.measure();
  }

  /** Gives the focus to what took the place of a link or a button. @param {string} name */
  focusOn(name) {
    /** @type {NodeListOf<HTMLElement>} */
    const places = this.root.querySelectorAll("a, button");
    [...places].find((place) => nameOf(place) === name)?.focus();
  }

  /** Reports each problem once. */
  tellOfTrouble() {
    const { trouble, damaged, gaps } = this.keep;
    const words = [
      trouble,
      gaps,
      damaged &&
        trCount(
          damaged,
          "%s saved game can't be read: this browser's storage is damaged.",
          "%s saved games can't be read: this browser's storage is damaged.",
        ),
    ];
    const all = words.filter(Boolean).join(" ");
    if (all && all !== this.told) tell(all, "refusal");
    this.told = all;
  }

  /** Counts the games just given up, before another page is shown. */
  async settle() {
    await Promise.all([...this.givenUp.keys()].map((id) => this.part(id)));
  }

  leave() {
    this.pictures = [];
    for (const { timer } of this.givenUp.values()) clearTimeout(timer);
    this.leaving.abort();
    this.watcher.disconnect();
    this.nearing.disconnect();
    this.root.remove();
  }

  /* -------------------------------------------------------------- pictures */

  /** @param {string} game @param {ReturnType<typeof dayState>} day */
  stall(game, { row, result }) {
    this.set(game, row);
    const title = titleOfGame(game);
    const scene = new Scene(drawingOf(game), { still: true });
    scene.pieces = this.games.look();
    const frame = make("div", { class: "frame" });
    this.pictures.push({ scene, frame, drawn: false });
    this.watcher.observe(frame);
    const address = `#${game}/daily/${this.day}`;
    const act = row ? tr("Resume") : result ? tr("Again") : tr("Play");
    const words = result || (row ? tr("Resume: move %s", movesOf(row)) : tr(kitOf(game).motto));
    return make(
      "article",
      { class: `stall game-${game} ${result ? "done" : row ? "going" : "open"}` },
      make(
        "a",
        { class: "stall-link", href: address },
        frame,
        result &&
          make(
            "span",
            { class: "badge" },
            icon("done"),
            make("span", { class: "out-of-sight" }, `${tr("Finished:")} `),
          ),
        make(
          "span",
          { class: "stall-words" },
          make("strong", {}, title),
          make("span", { class: "motto" }, words),
          make("span", { class: "task" }),
        ),
      ),
      make(
        "div",
        { class: "stall-tools" },
        make(
          "a",
          {
            class: result ? "side-button" : "main-button",
            href: address,
            "aria-label": tr("%1$s: today's %2$s", result && !row ? tr("Play again") : act, title),
          },
          act,
        ),
        tool("choose", tr("Choose"), () => void withAsides(({ showChoicesAtHome }) => showChoicesAtHome(this, game)), {
          class: "side-button",
          "aria-label": tr("Choose another game of %s", title),
          "aria-haspopup": "dialog",
        }),
      ),
    );
  }

  /** Tells of backups where the browser may delete the games, until the player has heard of them. */
  showSafety() {
    this.safety.hidden = !mustTell();
    if (this.safety.hidden || this.safety.firstChild) return;
    const hear = () => {
      noteTold();
      this.safety.hidden = true;
    };
    this.safety.append(
      make("span", {}, tr("This browser may delete games that you don't play for a while. A backup keeps them.")),
      make("a", { class: "side-button", href: "#backup", onclick: hear }, tr("Back up")),
      make("button", { type: "button", class: "side-button", onclick: hear }, tr("Not now")),
    );
  }

  /** @param {import("../play/records.js").Days} days */
  showStreak({ streak: count, words, today: hasToday, days }) {
    this.streak.hidden = count === 0;
    this.streak.classList.toggle("kept-up", hasToday);
    // TRANSLATORS: "5 days in a row: finish one of ..."
    const sentence = hasToday ? "%s" : tr("%s: finish one of today's puzzles to go on");
    this.streak.replaceChildren(...withNodes(sentence, make("strong", {}, words)));
    this.dayDone.hidden = !isWhole(days.get(this.day));
  }

  /** Closes the day on which all puzzles are done. */
  async showDay() {
    await withAsides(({ showDay }) => showDay(this.games, this.keep, this.day));
  }

  /** @param {string} game @param {Row | undefined} row */
  set(game, row) {
    try {
      if (row) {
        this.games.load(row.save);
        return;
      }
    } catch {
      // If the game cannot be read, another board is shown. Opening the game reports the reason.
    }
    this.games.openDaily(game, dateWords());
  }

  /** Measures all frames before it draws, because measuring lays out what has been drawn. */
  measure() {
    for (const { scene, frame } of this.pictures) scene.setRoom(frame.clientWidth - 24, frame.clientHeight - 24);
    for (const { scene, drawn } of this.pictures) if (drawn) scene.draw();
  }

  /** Draws one board after another, and each in parts, so that the rest of the page is seen and can be used before
   * them. */
  async drawPictures() {
    const { pictures } = this;
    for (const picture of pictures) {
      const { scene, frame } = picture;
      const { width, height } = scene;
      const parts = drawInParts(scene);
      parts.next(); // A board that has its size does not shift.
      frame.append(scene.root);
      do {
        await nextTask();
        if (this.pictures !== pictures) return;
      } while (!parts.next().done);
      picture.drawn = true;
      if (scene.width !== width || scene.height !== height) scene.draw();
    }
  }

  /* ------------------------------------------------------------------ kept */

  /** @param {Row[]} rows */
  showKept(rows) {
    const isLong = rows.length > few;
    const list = make("ul", {});
    const fill = () => {
      const shown = !isLong ? rows : this.showsAll ? this.tools.chosen(rows) : rows.slice(0, few);
      this.nearing.disconnect();
      this.undrawn.clear();
      list.replaceChildren(...shown.map((row) => this.entry(row)));
      if (rows.length && !shown.length)
        list.append(make("li", { class: "faint" }, tr("No game has that in its name.")));
    };
    const showAll = () => {
      this.showsAll = true;
      this.showKept(rows);
      /** @type {HTMLElement} */ (this.kept.querySelectorAll("li")[few].firstChild).focus();
    };
    this.tools.show = fill;
    fill();
    this.kept.hidden = rows.length === 0;
    this.kept.replaceChildren(
      make("h2", { id: "kept-title" }, tr("Games in progress")),
      ...(isLong && this.showsAll ? [this.tools.root] : []),
      list,
    );
    if (isLong && !this.showsAll)
      this.kept.append(
        make("button", { type: "button", class: "side-button", onclick: showAll }, tr("Show all (%s)", rows.length)),
      );
  }

  /** @param {Row} row */
  entry(row) {
    const { title, deal } = titleOf(row);
    if (this.givenUp.has(row.id))
      return make(
        "li",
        { class: "given-up" },
        make("span", {}, `${tr("Given up:")} `, make("strong", {}, title), ` ${deal}`),
        make(
          "button",
          { type: "button", class: "side-button", onclick: () => void this.takeBack(row) },
          trIn("restore", "Undo"),
        ),
      );
    const { progress = row.score, unit } = row;
    return make(
      "li",
      { class: `game-${row.game}` },
      make(
        "a",
        { href: `#kept/${row.id}` },
        this.pictureOf(row),
        make("span", {}, make("strong", {}, title), ` ${deal}${row.slot ? ` · ${row.slot}` : ""}`),
        make(
          "span",
          { class: "faint" },
          [tr("move %s", movesOf(row)), unit && `${progress} ${unit}`, clockWords(row.clock)]
            .filter(Boolean)
            .join(tr(", ")),
        ),
      ),
      make(
        "button",
        {
          type: "button",
          class: "close",
          "aria-label": tr("Rename %s", `${title} ${deal}`),
          onclick: () => this.rename(row),
        },
        icon("edit"),
      ),
      make(
        "button",
        {
          type: "button",
          class: "close",
          "aria-label": tr("Give up %1$s, move %2$s", `${title} ${deal}`, movesOf(row)),
          onclick: () => void this.giveUp(row),
        },
        icon("bin"),
      ),
    );
  }

  /** Asks for a game's name. Each name makes the game a second later, as in the terminal, so no version comes back.
   * @param {Row} row */
  async rename(row) {
    askName(row, await this.keep.games(), async (slot) => {
      const { trouble } = await this.keep.keep({ ...row, slot, played: row.played + 1000 });
      await this.show();
      tell(trouble ?? (slot ? tr("Renamed: %s.", slot) : tr("The name is gone.")), trouble ? "refusal" : "quiet");
    });
  }

  /** @param {Row} row */
  pictureOf(row) {
    const frame = make("span", { class: "frame" });
    this.undrawn.set(frame, row);
    this.nearing.observe(frame);
    return frame;
  }

  /** @param {IntersectionObserverEntry[]} all */
  drawNear(all) {
    for (const { target, isIntersecting } of all) {
      const row = this.undrawn.get(target);
      if (!row || !isIntersecting) continue;
      this.undrawn.delete(target);
      try {
        this.games.load(row.save);
        target.append(miniature(this.games.look()));
      } catch {
        // Opening the game reports the reason.
      }
    }
  }

  /** Gives a game up. For some seconds this can be undone; then the game counts. @param {Row} row */
  async giveUp(row) {
    const timer = setTimeout(() => void this.forget(row), regret);
    this.givenUp.set(row.id, { row, timer });
    await this.show();
    /** @type {HTMLElement | null} */ (this.root.querySelector(".given-up button"))?.focus();
    tell(tr("Given up. Undo brings it back."), "quiet");
  }

  /** @param {Row} row */
  async takeBack(row) {
    clearTimeout(this.givenUp.get(row.id)?.timer);
    this.givenUp.delete(row.id);
    await this.show();
    /** @type {HTMLElement | null} */ (this.root.querySelector(`.kept a[href="#kept/${row.id}"]`))?.focus();
    tell(tr("Restored."), "quiet");
  }

  /** @param {Row} row */
  async forget(row) {
    const hadFocus = this.root.querySelector(".given-up :focus") !== null;
    await this.part(row.id);
    await this.show();
    if (hadFocus) this.root.querySelector("a")?.focus();
  }

  /** Offers lessons in games that have not been played. Who has played none yet sees this first on an upright screen, where
   * it would be below what is in sight otherwise. @param {Set<string>} played */
  showBeginners(played) {
    this.stalls[played.size || innerWidth > innerHeight ? "after" : "before"](this.beginners);
    const links = [...this.beginners.querySelectorAll("a")];
    for (const link of links) link.hidden = played.has(link.hash.slice("#learn/".length));
    this.beginners.hidden = links.every((link) => link.hidden);
  }

  /** Counts a game that was given up. @param {number | undefined} id */
  async part(id) {
    const { row, timer } = this.givenUp.get(id) ?? {};
    if (!row) return;
    clearTimeout(timer);
    const trouble = await this.keep.giveUp(row, row.told ? undefined : { ...outcomeOf(row), day: dateWords() });
    if (trouble) tell(trouble, "refusal");
    this.givenUp.delete(id);
  }
}

/** Draws a board a few pieces at a time. @param {Scene} scene */
function* drawInParts(scene) {
  if (scene.width < 40 || scene.height < 40) return;
  scene.drawing.fit(scene);
  scene.drawing.ground?.(scene);
  yield;
  for (const [nth, piece] of scene.pieces.entries()) {
    scene.drawPiece(piece, scene.buttonFor(scene.drawing.key(scene, piece), piece));
    if (nth % part === part - 1) yield;
  }
  scene.drawing.mark?.(scene);
  scene.align();
}

/** Offers lessons in the games that have not been played yet. */
function beginners() {
  return make(
    "p",
    { class: "beginners", hidden: true },
    make("span", {}, tr("New here? Short lessons:")),
    ...gameNames
      .filter((game) => kitOf(game).motto)
      .map((game) => make("a", { class: "side-button", href: `#learn/${game}` }, titleOfGame(game))),
  );
}

function footer() {
  return make(
    "footer",
    { class: "faint" },
    ...withNodes(
      // TRANSLATORS: %s is the name of a command.
      tr(
        "Works offline and saves your games only in this browser. The same games, bit for bit, as in the terminal: %s.",
      ),
      make("code", {}, "quadrille"),
    ),
    " ",
    make("a", { href: "#backup" }, tr("Back up or restore")),
  );
}
