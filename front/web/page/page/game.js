// SPDX-License-Identifier: MIT
// The page of a game. It passes on what happens on the table to its parts: the
// board, what is said, the facts beside the board, and the tools.
import { tr, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { kitOf } from "../base/kit.js";
import { make, nextTask, tool } from "../base/dom.js";
import { NO_SPOT } from "../games.js";
import { feel } from "../play/feel.js";
import { spotOf } from "../view/drag.js";
import { tellMove } from "../view/telling.js";
import { Actions } from "./actions.js";
import { Address } from "./address.js";
import { Announcer, STEPS } from "./announcer.js";
import { withAsides } from "./aside.js";
import { Autoplay } from "./autoplay.js";
import { Board } from "./board.js";
import { Ending } from "./ending.js";
import { Facts } from "./facts.js";
import { Keyboard } from "./keyboard.js";
import { Timeline } from "./timeline.js";
import { Tools } from "./tools.js";

/** @typedef {import("../play/table.js").Table} Table */
/** @typedef {import("../play/table.js").Verdict} Verdict */

/** What the board shows: a key that changes with it, the deal, the moves made and the score. */
const nothingShown = { key: "", deal: "", at: 0, score: 0 };

export class GamePage {
  /** @param {Table} table @param {(hash: string) => void} go
   * @param {import("../games.js").Games} pictures draws boards that are not played */
  constructor(table, go, pictures) {
    this.table = table;
    this.go = go;
    this.pictures = pictures;
    this.leaving = new AbortController();
    this.address = new Address(pictures);
    this.board = new Board(table, () => [this.ending.root, this.panel?.root]);
    this.announcer = new Announcer(table, this.board.scene);
    this.autoplay = new Autoplay(this);
    this.actions = new Actions(table, this.board, this.announcer, this.autoplay);
    this.timeline = new Timeline(table, this.board.scene);
    /** @type {import("./freelist.js").FreeList | null} once it was asked for */
    this.freeList = null;
    /** @type {import("./finding.js").Finder | null} likewise */
    this.finder = null;
    this.facts = new Facts(table.keep);
    this.tools = new Tools(this);
    this.ending = new Ending(this);
    /** @type {import("./steps.js").StepPanel | null} explains something on the board */
    this.panel = null;
    this.shown = nothingShown;
    /** The move at which the game was restarted, or 0. */
    this.restarted = 0;
    this.root = this.build();
    this.keyboard = new Keyboard(this);
    this.root.append(this.keyboard.entry.root);
    /** @type {import("../play/table.js").Watcher} */
    this.watching = {
      changed: (events) => this.changed(events),
      judged: (verdict, busy) => this.judged(verdict, busy),
      said: (words, tone) => this.announcer.sayReason(words, tone),
      advised: (move, says) => this.advised(move, says),
    };
    this.listen();
  }

  build() {
    const { game } = this.table.state;
    const bar = make(
      "header",
      { class: "table-bar" },
      tool("back", trIn("kinds", "Games"), () => this.go("#"), { class: "tool back" }),
      make("div", { class: "heading" }, this.facts.title, this.facts.record),
      tool("help", tr("Help"), () => this.go(`#help/${game}`), { class: "tool right" }),
    );
    const panel = make(
      "section",
      { class: "panel", "aria-label": tr("Game") },
      this.facts.root,
      this.timeline.root,
      this.tools.root,
    );
    return make(
      "main",
      { class: `table-page game-${game}` },
      bar,
      panel,
      this.board.stage,
      this.board.edges,
      this.ending.root,
    );
  }

  listen() {
    const { signal } = this.leaving;
    this.board.listen(signal, () => this.actions.drag.cancel());
    // The right button, or a long press.
    this.board.scene.root.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      void withAsides(({ findLike }) => findLike(this, spotOf(event) ?? NO_SPOT));
    });
    for (const touch of ["click", "input"])
      this.root.addEventListener(touch, () => this.autoplay.stop(), { signal, capture: true });
    document.addEventListener("visibilitychange", () => this.table.pause(), { signal });
    addEventListener("pagehide", () => this.table.pause(), { signal });
    document.addEventListener("quadrille-dialog", () => this.passTime(), { signal });
    const every = setInterval(() => this.passTime(), 1000);
    signal.addEventListener("abort", () => clearInterval(every));
  }

  /** Another page has been asked for. */
  settle() {
    this.autoplay.stop("silently");
  }

  /** Leaves the page. The game was saved before, so that the next page reads complete data. */
  leave() {
    this.autoplay.stop("silently");
    this.actions.drag.cancel();
    this.table.stopSearch();
    for (const name of ["facts", "words", "judge"]) this.table.later.drop(name);
    if (this.table.watcher === this.watching) this.table.watcher = null;
    this.table.clock.read(false);
    this.leaving.abort();
    this.announcer.steps++;
    this.root.remove();
  }

  /* ------------------------------------------------------------- showing */

  /** Shows the game in steps, between which the browser lays out what there is and the player can act: all at once
   * keeps a slow phone busy for a third of a second. It doesn't wait for the last ones. */
  async show() {
    const { board, root } = this;
    const { scene } = board;
    this.table.watcher = this.watching;
    this.changed([]);
    this.tellOfGame();
    root.ariaBusy = "true";
    // Pieces that will be dealt are not seen at their places before.
    scene.willDeal = this.willDeal();
    if (scene.willDeal) scene.root.style.opacity = "0";
    if (await this.hasLeft()) return;
    board.fill();
    if (await this.hasLeft()) return;
    board.measure();
    scene.pointAt(scene.cursor, { preventScroll: true });
    void this.complete();
  }

  /** Deals, and starts what a player can wait for. The note waits for another game if anything else has been said. */
  async complete() {
    const { board, leaving, root } = this;
    const steps = this.announcer.steps;
    if (await this.hasLeft()) return;
    board.scene.root.style.opacity = "";
    if (this.willDeal()) board.scene.deal();
    if (await this.hasLeft()) return;
    board.watch(leaving.signal);
    void board.bringPhoto(leaving.signal);
    void this.table.judge();
    if (this.announcer.steps === steps) this.announcer.sayNote();
    root.ariaBusy = null;
  }

  /** Lets the browser do what is due. Resolves to whether the player has gone elsewhere in the meantime. */
  async hasLeft() {
    await nextTask();
    return this.leaving.signal.aborted;
  }

  /** Whether the pieces of this game come to their places when it is shown. */
  willDeal() {
    return !this.table.state.count && this.board.scene.motion;
  }

  redraw() {
    this.board.scene.takeLook();
    this.board.measure();
    void this.board.bringPhoto(this.leaving.signal);
    this.judged(this.table.verdict, false);
    this.timeline.show();
  }

  /** Shows the game again after something else on its board. */
  showAgain() {
    this.shown = { ...this.shown, key: "" };
    this.changed([]);
    this.tellOfGame();
  }

  /** @param {import("../games.js").MoveEvent[]} events */
  changed(events) {
    const { board, table } = this;
    if (table.state.game !== board.scene.drawing.game) return;
    if (board.stage.inert) this.panel?.end();
    this.announcer.dropHint();
    const pieces = table.games.look();
    board.prepare(pieces);
    if (this.shown.key === keyOf(table.state)) board.scene.mark();
    else this.showBoard(pieces, events);
    this.freeList?.show(pieces);
  }

  /** @param {import("../games.js").Piece[]} pieces @param {import("../games.js").MoveEvent[]} events */
  showBoard(pieces, events) {
    const { announcer, shown, table } = this;
    const { scene } = this.board;
    const { variant, name, seed, at, count, measure, score, status } = table.state;
    const deal = [variant, name, seed].join();
    const isSame = deal === shown.deal;
    const undone = at === shown.at - 1 && scene.pieces.length > 0 && isSame;
    const jumped = at !== shown.at && isSame;
    const dealt = at === 0 && !isSame;
    this.shown = { key: keyOf(table.state), deal, at, score };
    if (!isSame) {
      this.restarted = 0;
      scene.forgetCursor();
    }
    if (at === 0) scene.origin = pieces;
    else if (!isSame) scene.origin = this.startOf();
    scene.show(pieces, events, dealt, measure === "points" ? score - shown.score : 0);
    this.address.show(table.state);
    table.later.plan("facts", () => this.tellOfGame());
    if (events.length) {
      const clears = events.some(({ kind }) => kind === "cleared" || kind === "flew");
      feel(clears ? "cleared" : "moved", table.state.game);
      announcer.sayStep(table.isRedoing ? STEPS.REDONE : STEPS.PLAYED);
    } else if (undone) announcer.sayStep(STEPS.UNDONE);
    else if (jumped)
      announcer.sayQuietly(at ? tr("You are at move %1$s of %2$s.", at, count) : tr("You are at the start."));
    if (status !== "going" && events.length) this.ended(events[events.length - 1].to);
  }

  /** The pieces with which the current game began. */
  startOf() {
    this.pictures.load(this.table.games.save());
    this.pictures.goTo(0);
    return this.pictures.look();
  }

  /** Updates the facts beside the board, which may appear a moment after the board itself. */
  tellOfGame() {
    this.table.later.drop("facts");
    this.showFacts();
    this.timeline.show();
    this.ending.show();
  }

  showFacts() {
    const { state, row } = this.table;
    if (this.facts.takeChallenge(row.challenge)) void withAsides(({ nameChallenger }) => nameChallenger(this));
    this.facts.show(state);
    this.tools.show(state, this.table.games.finish() !== undefined);
  }

  passTime() {
    this.table.tick();
    this.facts.showClock(this.table.games.state().clock);
  }

  /** @param {Verdict | null} verdict @param {boolean} busy */
  judged(verdict, busy) {
    const { state, hopeless } = this.table;
    this.facts.judge({ state, hopeless, canShuffle: this.board.canShuffle() }, verdict, busy);
  }

  /** Marks a suggested move on the board, and shows its pieces beside the words.
   * @param {number} number @param {string} says why */
  advised(number, says) {
    const { games } = this.table;
    const { scene } = this.board;
    const notation = games.moveText(number);
    const told = tellMove(scene, scene.pieces, games.moveAt(number), notation);
    this.board.advise(told);
    this.announcer.sayHint(told, notation, says);
  }

  /** @param {number} spot where the last move ended */
  ended(spot) {
    const { announcer, ending, table } = this;
    const { measure, moves, score } = table.state;
    const isWon = table.state.status === "won";
    this.autoplay.stop("silently");
    feel(isWon ? "won" : "lost", table.state.game);
    // The panel shows the result, and its title gets the focus.
    announcer.say(table.state.result, "quiet");
    ending.await();
    // A game that is lost by the rules was played for points until then.
    this.board.scene.whenLanded(
      table.state.status === "stuck" ? undefined : spot,
      measure === "points" ? score : moves,
      () => {
        ending.waits = false;
        this.tellOfGame();
      },
    );
    if (table.row.challenge) void withAsides(({ showRivals }) => showRivals(this));
  }

  /** Marks what can move. Where that is always marked, this opens a list. */
  showMovable() {
    if (!kitOf(this.table.state.game).listsFree) {
      this.actions.showMovable();
      return;
    }
    void withAsides(({ FreeList }) => {
      if (this.leaving.signal.aborted) return;
      this.freeList ??= new FreeList(this);
      this.freeList.toggle();
    });
  }
}

/** A key that changes whenever the board has to be redrawn. @param {import("../games.js").State} state */
function keyOf(state) {
  return [state.digest, state.seed, state.at, state.count].join();
}
