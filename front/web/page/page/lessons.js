// SPDX-License-Identifier: MIT
// Lessons on prepared boards: a hand shows a move, the player makes it, and the board answers. The module of records has
// the lessons and judges moves; only those that are right are played.
import { tr, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { loadRecords } from "../play/records.js";
import { drawingOf } from "../view/drawings.js";
import { Scene } from "../view/scene.js";
import { readNote, writeNote } from "../base/note.js";
import { icon, isForBrowser, make, tool } from "../base/dom.js";
import { titleOfGame } from "../base/kit.js";
import { hasMotion } from "../base/lookbook.js";
import { Games, NO_SPOT, Refusal } from "../games.js";

/** @typedef {import("../play/records.js").Lesson} Lesson */

/** @param {WebAssembly.Module} module @param {string} game @param {(hash: string) => void} go */
export async function openLessons(module, game, go) {
  const [games, records] = await Promise.all([Games.from(module), loadRecords()]);
  const lesson = records.startLesson(game, 0);
  if (!lesson) throw new Refusal(tr("This game has no lessons."));
  games.load(records.lessonSave());
  return new LessonPage(games, records, game, go);
}

/** A lesson of the game was done: the start page need not offer them any more. @param {string} game */
function noteLearnt(game) {
  writeNote("quadrille learnt", { ...Object(readNote("quadrille learnt")), [game]: 1 });
}

export class LessonPage {
  aside = true;

  /** @param {Games} games @param {import("../play/records.js").Records} records @param {string} game
   * @param {(hash: string) => void} go */
  constructor(games, records, game, go) {
    this.games = games;
    this.records = records;
    this.game = game;
    this.go = go;
    this.nth = 0;
    this.held = NO_SPOT;
    this.scene = new Scene(drawingOf(game), { still: true });
    this.scene.root.classList.remove("still");
    this.hand = make("div", { class: "lesson-hand", "aria-hidden": "true" }, icon("hand"));
    this.hand.hidden = true;
    this.stage = make("div", { class: "stage" }, this.scene.root, this.hand);
    this.title = make("b", {});
    this.words = make("p", { class: "lesson-words" });
    this.answer = make("p", { class: "lesson-answer" });
    this.shows = make("button", { type: "button", class: "side-button", onclick: () => this.point() }, tr("Show me"));
    this.again = make("button", { type: "button", class: "side-button", onclick: () => this.begin() }, tr("Again"));
    this.back = make(
      "button",
      { type: "button", class: "side-button", onclick: () => this.turn(-1) },
      trIn("step", "Back"),
    );
    this.next = make("button", { type: "button", class: "main-button", onclick: () => this.turn(1) });
    this.root = make(
      "main",
      { class: `table-page lessons game-${game}` },
      make(
        "header",
        { class: "table-bar" },
        tool("back", trIn("kinds", "Games"), () => go("#"), { class: "tool back" }),
        make("h1", { class: "game-title" }, `${titleOfGame(game)} `, make("small", {}, tr("lessons"))),
      ),
      this.stage,
      make(
        "section",
        { class: "lesson-panel", "aria-label": tr("Lesson") },
        this.title,
        make("div", { "aria-live": "polite" }, this.words, this.answer),
        make("div", { class: "row-of-buttons" }, this.back, this.again, this.shows, this.next),
      ),
    );
    this.leaving = new AbortController();
    this.watcher = new ResizeObserver(() => this.measure());
    this.watcher.observe(this.stage);
    const { signal } = this.leaving;
    this.stage.addEventListener("click", (event) => this.clicked(event), { signal });
    document.addEventListener("keydown", (event) => this.press(event), { signal });
  }

  show() {
    this.begin();
  }

  redraw() {
    this.scene.takeLook();
    this.measure();
  }

  leave() {
    this.watcher.disconnect();
    this.leaving.abort();
    this.root.remove();
  }

  measure() {
    this.scene.setRoom(this.stage.clientWidth - 24, this.stage.clientHeight - 24);
    this.scene.draw();
  }

  /** Begins the lesson, and shows its move unless it is to be found. */
  begin() {
    this.state = /** @type {Lesson} */ (this.records.startLesson(this.game, this.nth));
    this.games.load(this.records.lessonSave());
    this.hold(NO_SPOT);
    const pieces = this.games.look();
    this.scene.motion = false;
    this.scene.origin = pieces; // A board of few pieces has large ones.
    this.scene.show(pieces, []);
    this.measure();
    this.tell();
    if (!this.state.tactic) this.point();
  }

  tell() {
    const { state } = this;
    if (!state) return;
    this.title.textContent = tr("Lesson %1$s of %2$s: %3$s", this.nth + 1, state.count, state.title);
    this.words.textContent = state.words;
    this.words.classList.toggle("done", state.finished);
    this.answer.textContent = state.answer;
    this.back.disabled = this.nth === 0;
    this.shows.disabled = state.finished;
    this.next.textContent = this.nth + 1 < state.count ? trIn("step", "Next") : tr("Play");
  }

  /** @param {number} by */
  turn(by) {
    if (this.nth + by === this.state?.count) {
      this.go(`#${this.game}`);
      return;
    }
    this.nth = Math.max(0, this.nth + by);
    this.begin();
  }

  /** @param {number} spot */
  middleOf(spot) {
    const button = this.scene.root.querySelector(`[data-spot="${spot}"]`);
    const [at, stage] = [button, this.stage].map((one) => one?.getBoundingClientRect());
    return at && stage && { x: at.x + at.width / 2 - stage.x, y: at.y + at.height / 2 - stage.y };
  }

  /** A hand goes from the piece to where it is to be put. */
  point() {
    const { shown } = this.state ?? {};
    if (!shown) return;
    const [from, to] = [shown.from, shown.to].map((spot) => this.middleOf(spot));
    this.hand.dataset.spots = `${shown.from} ${shown.to}`;
    this.scene.advised = new Set([shown.from, shown.to]);
    this.scene.mark();
    if (!from || !to) return;
    const place = (/** @type {{ x: number, y: number }} */ { x, y }) => `translate(${x}px, ${y}px)`;
    this.hand.hidden = false;
    this.hand.style.transform = place(to);
    if (hasMotion())
      this.hand.animate(
        [
          { transform: place(from), opacity: 0 },
          { transform: place(from), opacity: 1, offset: 0.2 },
          { transform: place(to), opacity: 1, offset: 0.8 },
          { transform: place(to), opacity: 1 },
        ],
        { duration: 1400, iterations: 2, easing: "ease-in-out" },
      );
  }

  /** @param {number} spot */
  hold(spot) {
    this.held = spot;
    this.hand.hidden = true;
    this.scene.held = spot;
    this.scene.advised.clear();
    this.scene.mark();
  }

  /** @param {Event} event */
  clicked(event) {
    const button = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
    if (button instanceof HTMLElement) this.touch(Number(button.dataset.spot));
  }

  /** @param {number} spot */
  touch(spot) {
    if (this.state?.finished) return;
    this.state = this.records.touchLesson(this.held, spot);
    const { verdict, move } = this.state;
    if (verdict === "right") this.play(move);
    else if (verdict) this.hold(NO_SPOT);
    else this.hold(spot === this.held || !this.scene.pieceOn(spot) ? NO_SPOT : spot);
    this.tell();
  }

  /** @param {number} move */
  play(move) {
    this.games.playMove(move);
    this.hold(NO_SPOT);
    this.scene.motion = hasMotion();
    this.scene.show(this.games.look(), this.games.events());
    this.measure();
    if (!this.state?.finished) return;
    noteLearnt(this.game);
    this.next.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const turns = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };
    const by = turns[/** @type {keyof typeof turns} */ (event.key)];
    if (isForBrowser(event) || document.querySelector("dialog[open]") || !by) return;
    if (by > 0 || this.nth) {
      event.preventDefault();
      this.turn(by);
    }
  }
}
