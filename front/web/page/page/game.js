// SPDX-License-Identifier: MIT
// The page of a game: the board, the facts beside it, and the tools.
import { kitOf } from "../base/kit.js";
import { EVENTS, isUsable, MARKS, NO_SPOT, TABLE_SPOT, TOUCHES } from "../games.js";
import { feel } from "../play/feel.js";
import { readNote, writeNote } from "../base/note.js";
import { Drag } from "../view/drag.js";
import { lettersOf } from "../view/mahjong.js";
import { drawingOf } from "../view/drawings.js";
import { watchPinch } from "../view/pinch.js";
import { portraits } from "../view/portrait.js";
import { Scene } from "../view/scene.js";
import { reasonOf, tellMove, wordsOf } from "../view/telling.js";
import { moveWords, undoWords } from "./announce.js";
import { Autoplay } from "./autoplay.js";
import { countWords, make, openDialog, setAttribute, tell, tool } from "../base/dom.js";
import { Facts } from "./facts.js";
import { Ending } from "./ending.js";
import { FreeList } from "./freelist.js";
import { Keyboard } from "./keyboard.js";
import { hasMotion, theLook } from "../base/lookbook.js";
import { withAsides } from "./aside.js";
import { askCommand } from "./deals.js";
import { chooseGame, dealNext } from "./next.js";
import { resultWords } from "./result.js";
import { routeOf } from "./route.js";
import { Timeline } from "./timeline.js";

/** @typedef {import("../play/table.js").Table} Table */
/** @typedef {import("../play/table.js").Verdict} Verdict */

const sides = ["left", "right", "up", "down"];
const largestZoom = 3;
/** Where the browser stores which note was told. */
const noted = "quadrille noted";

export class GamePage {
  /** @param {Table} table @param {(hash: string) => void} go
   * @param {import("../games.js").Games} pictures draws boards that are not played */
  constructor(table, go, pictures) {
    this.table = table;
    this.go = go;
    this.pictures = pictures;
    this.leaving = new AbortController();
    this.scene = new Scene(drawingOf(table.state.game));
    this.autoplay = new Autoplay(this);
    this.timeline = new Timeline(table, this.scene);
    this.freeList = new FreeList(this);
    this.facts = new Facts();
    this.ending = new Ending(this);
    this.stage = make("div", { class: "stage" }, this.scene.root);
    this.edges = make(
      "div",
      { class: "edges", "aria-hidden": "true" },
      ...sides.map((side) => make("span", { class: side })),
    );
    this.undoButton = tool("undo", "Undo", () => table.undo());
    this.redoButton = tool("redo", "Redo", () => table.redo());
    this.lettersOn = false;
    /** The start for which the address was found, and the address. */
    this.start = "";
    this.route = "";
    /** @type {import("./steps.js").StepPanel | null} explains something on the board */
    this.panel = null;
    /** Removes the words of the last hint. */
    this.dropHint = () => {};
    /** The move at which the game was restarted, or 0. */
    this.restarted = 0;
    /** The challenge that is played, and its challenger, once known. */
    this.challenge = "";
    this.challenger = "";
    /** @type {number[] | null} where the last hint starts and ends */
    this.hinted = null;
    /** Whether the board is wider than the stage. It is then shown from its middle. */
    this.isWide = false;
    /** How many times larger than the stage the board may be. */
    this.zoom = 1;
    /** The address in use. The browser shows another one while the player is leaving for it. */
    this.address = location.hash;
    this.shown = "";
    this.at = 0;
    this.score = 0;
    /** Whether the last pieces of a finished game are still flying. */
    this.lands = false;
    this.deal = "";
    this.root = this.build();
    this.watcher = new ResizeObserver(() => this.measure());
    this.keyboard = new Keyboard(this);
    this.root.append(this.keyboard.entry.root);
    this.drag = new Drag(this.scene, {
      press: (spot) => this.press(spot),
      tap: (spot, pointed) => (pointed ? this.tapOrSend(spot) : this.tap(spot)),
      lift: (spot) => this.lift(spot),
      release: (spot) => this.release(spot),
    });
    /** @type {import("../play/table.js").Watcher} */
    this.watching = {
      changed: (events) => this.changed(events),
      judged: (verdict, busy) => this.judged(verdict, busy),
      said: (words, tone) => this.say(this.scene.drawing.reason?.(this.scene, words) ?? words, tone),
      advised: (move, says) => this.advised(move, says),
    };
    this.listen();
  }

  /* ------------------------------------------------------------- building */

  build() {
    const { game } = this.table.state;
    const bar = make(
      "header",
      { class: "table-bar" },
      tool("back", "Games", () => this.go("#"), { class: "tool back" }),
      this.facts.title,
      tool("help", "Help", () => this.go(`#help/${game}`), { class: "tool right" }),
    );
    const panel = make(
      "section",
      { class: "panel", "aria-label": "Game" },
      this.facts.root,
      this.timeline.root,
      this.buildTools(),
    );
    return make(
      "main",
      { class: `table-page game-${game}` },
      bar,
      panel,
      this.stage,
      this.edges,
      this.ending.root,
      this.freeList.root,
    );
  }

  buildTools() {
    return make(
      "div",
      { class: "tools", role: "toolbar", "aria-label": "Actions" },
      this.undoButton,
      this.redoButton,
      tool("hint", "Hint", () => this.hint()),
      tool("new", "New", () => void dealNext(this)),
      tool("choose", "Choose", () => chooseGame(this)),
      tool("more", "More", () => void withAsides(({ showMore }) => showMore(this))),
    );
  }

  listen() {
    const { signal } = this.leaving;
    this.watcher.observe(this.stage);
    this.stage.addEventListener("scroll", () => this.showEdges(), { signal, passive: true });
    watchPinch(
      this.stage,
      () => this.drag.cancel(),
      (factor, from, to) => this.enlarge(factor, from, to),
    );
    for (const touch of ["click", "input"])
      this.root.addEventListener(touch, () => this.autoplay.stop(), { signal, capture: true });
    this.stage.addEventListener("focusin", (event) => this.pointed(event), { signal });
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
    this.drag.cancel();
    this.table.stopSearch();
    for (const name of ["facts", "words", "judge"]) this.table.later.drop(name);
    if (this.table.watcher === this.watching) this.table.watcher = null;
    this.table.clock.read(false);
    this.watcher.disconnect();
    this.leaving.abort();
    this.root.remove();
  }

  /* ------------------------------------------------------------- drawing */

  show() {
    this.table.watcher = this.watching;
    this.changed([]);
    this.tellOfGame();
    this.measure();
    void this.bringPhoto();
    void this.table.judge();
    this.scene.pointAt(this.scene.cursor);
    this.tellNote();
  }

  /** Tells once what a player should know about the drawing. */
  tellNote() {
    const note = this.scene.drawing.note?.(this.scene);
    if (!note || readNote(noted) === note) return;
    writeNote(noted, note);
    this.say(note);
  }

  measure() {
    const style = getComputedStyle(this.stage);
    const width = this.stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const height = this.stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    this.scene.setRoom(width * this.zoom, height * this.zoom);
    this.scene.draw();
    const free = height - Math.max(this.coverOf(this.ending.root), this.coverOf(this.panel?.root));
    if (free < height && this.scene.root.offsetHeight > free) {
      this.scene.setRoom(width, free);
      this.scene.draw();
    }
    // This is the board's own size. The scroll size of the stage would include pieces that are still flying.
    const { offsetWidth, offsetHeight } = this.scene.root;
    this.stage.classList.toggle("scrolls", offsetWidth > width + 1 || offsetHeight > height + 1);
    const isWide = offsetWidth > width + 1;
    if (isWide && !this.isWide) this.stage.scrollLeft = (this.stage.scrollWidth - this.stage.clientWidth) / 2;
    this.isWide = isWide;
    this.showEdges();
  }

  /** How much of the stage's height a panel covers. @param {HTMLElement} [panel] */
  coverOf(panel) {
    if (!panel || panel.hidden) return 0;
    const [over, stage] = [panel, this.stage].map((one) => one.getBoundingClientRect());
    const middle = over.left + over.width / 2;
    return middle < stage.left || middle > stage.right
      ? 0
      : Math.max(0, Math.min(stage.bottom - over.top, stage.height * 0.7));
  }

  /** Draws the board larger or smaller, but not smaller than it fits. What was between the fingers stays there.
   * @param {number} factor @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
  enlarge(factor, from, to) {
    const { stage, scene } = this;
    const was = scene.root.getBoundingClientRect();
    this.zoom = Math.max(1, Math.min(largestZoom, this.zoom * factor));
    this.measure();
    const now = scene.root.getBoundingClientRect();
    stage.scrollLeft += now.left + (now.width * (from.x - was.left)) / was.width - to.x;
    stage.scrollTop += now.top + (now.height * (from.y - was.top)) / was.height - to.y;
  }

  /** Draws the whole board again after it was enlarged. */
  showWhole() {
    this.zoom = 1;
    this.measure();
  }

  /** Marks the sides on which a board that is too large for the screen continues. */
  showEdges() {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = this.stage;
    const beyond = [
      scrollLeft,
      scrollWidth - clientWidth - scrollLeft,
      scrollTop,
      scrollHeight - clientHeight - scrollTop,
    ];
    const scrolls = this.stage.classList.contains("scrolls");
    sides.forEach((side, nth) => this.edges.classList.toggle(`more-${side}`, scrolls && beyond[nth] > 1));
  }

  redraw() {
    this.scene.takeLook();
    this.measure();
    void this.bringPhoto();
    this.judged(this.table.verdict, false);
    this.timeline.show();
  }

  /** Shows the picture that the player chose on the pieces, if this drawing can. */
  async bringPhoto() {
    const { scene, leaving } = this;
    const { photo } = theLook();
    if (!scene.drawing.takesPhoto || (photo === "none" && !scene.decorate)) return;
    await withAsides(async ({ photoOf, showPhoto }) => {
      const found = await photoOf(photo, this.table.keep);
      if (!leaving.signal.aborted) showPhoto(scene, found);
    });
  }

  /** @param {import("../games.js").Happening[]} events */
  changed(events) {
    const { scene, table } = this;
    if (table.state.game !== scene.drawing.game) return;
    if (this.stage.inert) this.panel?.end();
    this.dropHint();
    const pieces = table.games.look();
    scene.motion = hasMotion();
    scene.held = table.state.held;
    scene.advised.clear();
    scene.trail = [];
    this.hinted = null;
    scene.reached = this.reachedFrom(scene.held, pieces);
    scene.letters = this.lettersOn ? lettersOf(pieces) : new Map();
    if (this.shown === keyOf(table.state)) scene.mark();
    else this.showBoard(pieces, events);
    this.freeList.show(pieces);
  }

  /** @param {import("../games.js").Piece[]} pieces @param {import("../games.js").Happening[]} events */
  showBoard(pieces, events) {
    const { scene, table } = this;
    const { variant, name, seed, at } = table.state;
    const deal = [variant, name, seed].join();
    const isSame = deal === this.deal;
    if (!isSame) this.restarted = 0;
    const undone = at === this.at - 1 && scene.pieces.length > 0 && isSame;
    const dealt = at === 0 && !isSame && this.deal !== "";
    const before = new Map(scene.pieces.map((piece) => [piece.spot, piece]));
    this.shown = keyOf(table.state);
    this.at = at;
    if (!isSame) scene.forgetCursor();
    this.deal = deal;
    if (at === 0) scene.origin = pieces;
    else if (!isSame) scene.origin = this.startOf();
    scene.show(pieces, events, dealt);
    this.showRoute();
    table.later.plan("facts", () => this.tellOfGame());
    if (events.length) {
      feel(events.some(({ what }) => what === EVENTS.CLEARED || what === EVENTS.FLEW) ? "cleared" : "moved");
      this.sayQuietly(moveWords(scene, events, before, table.state.score - this.score));
    } else if (undone) this.sayQuietly(undoWords(scene, before));
    this.score = table.state.score;
    if (table.state.status !== "going" && events.length) this.ended();
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
    if (!this.lands) this.ending.show();
  }

  /** @param {string} words @param {"note" | "refusal" | "quiet"} [tone] */
  say(words, tone) {
    this.table.later.drop("words");
    if (words.split("\n").length > 3) openDialog("Answer", make("pre", { tabindex: "0", class: "words" }, words));
    else tell(words, tone);
  }

  /** Sends a message to screen readers only. @param {string} words */
  sayQuietly(words) {
    this.table.later.plan("words", () => tell(words, "quiet"));
  }

  /** @param {number} held @param {import("../games.js").Piece[]} pieces */
  reachedFrom(held, pieces) {
    if (held === NO_SPOT) return new Set();
    return new Set(
      pieces
        .filter((piece) => piece.spot !== held && piece.spot !== NO_SPOT && this.table.games.reaches(held, piece.spot))
        .map((piece) => piece.spot),
    );
  }

  showFacts() {
    const { state, row } = this.table;
    const { challenge = "" } = row;
    if (challenge !== this.challenge) {
      this.challenge = challenge;
      this.challenger = challenge && "a friend";
      if (challenge) void withAsides(({ nameChallenger }) => nameChallenger(this));
    }
    this.facts.show(state, this.challenger);
    setAttribute(this.undoButton, "aria-disabled", String(state.at === 0));
    setAttribute(this.redoButton, "aria-disabled", String(state.at === state.count));
  }

  /** Updates the address at once, because the player may ask for the next game at any time. */
  showRoute() {
    const { variant, seed, daily, own, name } = this.table.state;
    const start = [variant, seed, daily, own, name].join();
    // Finding it deals the game, which no move should wait for.
    if (start !== this.start) {
      this.start = start;
      this.route = routeOf(this.table.state, this.pictures);
    }
    if (!this.route || location.hash !== this.address) return;
    if (location.hash !== this.route) history.replaceState(history.state, "", this.route);
    this.address = location.hash;
  }

  passTime() {
    this.table.tick();
    this.facts.showClock(this.table.games.state().clock);
  }

  /** @param {Verdict | null} verdict @param {boolean} busy */
  judged(verdict, busy) {
    const { state, hopeless } = this.table;
    this.facts.judge({ state, hopeless, canShuffle: this.canShuffle() }, verdict, busy);
  }

  ended() {
    const { table } = this;
    this.autoplay.stop("silently");
    this.ending.comes = true;
    feel(table.state.status === "won" ? "won" : "lost");
    // The panel shows the result, and its title gets the focus.
    if (this.hasPanel()) this.say(resultWords(table.state), "quiet");
    else this.say("No two free tiles match. Shuffle deals the rest again, and Undo takes moves back.");
    this.lands = true;
    this.scene.whenLanded(table.state.status === "won", () => {
      this.lands = false;
      this.tellOfGame();
    });
    if (table.row.challenge) void withAsides(({ showRivals }) => showRivals(this));
  }

  /** Whether a panel over the board shows the result. If so, sighted players need no message. */
  hasPanel() {
    const { status } = this.table.state;
    return status !== "going" && !(status === "stuck" && this.canShuffle());
  }

  /** Whether the remaining tiles can be reshuffled. */
  canShuffle() {
    return this.scene.pieces.some((piece) => piece.spot === TABLE_SPOT);
  }

  /* ---------------------------------------------------------------- play */

  /** Gives the focus to the pressed spot, before the press has an effect. @param {number} spot */
  press(spot) {
    // An element that already has the focus keeps its ring.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.matches(".board :focus-visible")) activeElement.blur();
    this.scene.pointAt(spot, { preventScroll: true });
  }

  /** @param {number} spot */
  tap(spot) {
    this.autoplay.stop();
    const what = this.touch(spot);
    if (what === TOUCHES.REFUSED) {
      this.scene.shake(spot);
      feel("refused");
    } else if (what === TOUCHES.HELD || what === TOUCHES.DROPPED) this.sayHeld(spot, what === TOUCHES.HELD);
    this.pointAgain(spot);
  }

  /** Touches a spot, with the cursor on it. @param {number} spot */
  touch(spot) {
    this.scene.pointAt(spot, null);
    this.scene.leads = true;
    const what = this.table.touch(spot);
    this.scene.leads = false;
    return what;
  }

  /** Points at a spot that was touched, unless its piece has gone. @param {number} spot */
  pointAgain(spot) {
    this.scene.pointAt(this.scene.pieceOn(spot) ? spot : this.scene.cursor);
  }

  /** A tap with a finger or mouse can send a piece to its best place at once, if the player wants this. After a hint,
   * a tap on what it marks plays it.
   * @param {number} spot */
  tapOrSend(spot) {
    const taps = theLook()[this.scene.drawing.send?.option ?? ""];
    const { held } = this.table.state;
    if (taps === "one" && held === NO_SPOT && this.hinted?.includes(spot)) {
      this.send(this.hinted[0], this.hinted[1]);
      return;
    }
    const sends = (taps === "one" && held === NO_SPOT) || (taps === "double" && held === spot);
    const target = sends ? this.bestFrom(spot) : undefined;
    if (target === undefined) this.tap(spot);
    else this.send(spot, target);
  }

  /** @param {number} spot @param {number} target */
  send(spot, target) {
    this.autoplay.stop();
    if (this.table.state.held !== spot) this.table.touch(spot);
    this.tap(target);
  }

  /** The best place of a piece that is not held yet, or that is. @param {number} spot */
  bestFrom(spot) {
    const { scene, table } = this;
    const piece = scene.pieceOn(spot);
    if (!piece || !(piece.marks & MARKS.CAN_MOVE)) return undefined;
    scene.reached = this.reachedFrom(spot, scene.pieces);
    const best = scene.drawing.send?.best(scene, piece);
    scene.reached = this.reachedFrom(table.state.held, scene.pieces);
    return best;
  }

  /** Announces what was picked up or released. @param {number} spot @param {boolean} held */
  sayHeld(spot, held) {
    const { scene } = this;
    const piece = scene.pieceOn(spot);
    if (held) feel("held");
    if (piece) this.sayQuietly(`${scene.drawing.name(scene, piece)}, ${held ? "held" : "let go"}`);
  }

  /** @param {number} spot @returns {"held" | "done" | "no"} */
  lift(spot) {
    this.autoplay.stop();
    const { table } = this;
    const piece = this.scene.pieceOn(spot);
    if (!piece || !isUsable(piece) || spot >= TABLE_SPOT) return "no";
    if (table.state.held === spot) return "held";
    table.letGo();
    const what = table.touch(spot);
    if (what === TOUCHES.HELD) feel("held");
    return what === TOUCHES.HELD ? "held" : what === TOUCHES.MOVED ? "done" : "no";
  }

  /** @param {number | null} spot */
  release(spot) {
    if (spot !== null) this.touch(spot);
    this.table.letGo();
    if (spot !== null) this.pointAgain(spot);
  }

  async hint() {
    this.autoplay.stop();
    await this.table.hint();
  }

  /** Marks a suggested move on the board, and shows its pieces beside the words.
   * @param {number} number @param {string} says why */
  advised(number, says) {
    const { scene, table } = this;
    const notation = table.games.moveText(number);
    const told = tellMove(scene, scene.pieces, table.games.moveAt(number), notation);
    scene.advised = new Set(told.spots.filter((spot) => spot !== NO_SPOT));
    scene.trail = told.trail ?? [];
    this.hinted = told.spots.length > 1 ? told.spots : null;
    scene.mark();
    const written = theLook().notation === "on" ? ` (${notation})` : "";
    table.later.drop("words");
    this.dropHint = tell(
      make(
        "span",
        { class: "hint" },
        portraits(scene, told.spots),
        make(
          "span",
          {},
          `Hint: ${wordsOf(told, 0)}${written}`,
          told.where && make("span", { class: "out-of-sight" }, `, ${told.where()}`),
          make("span", { class: "reason" }, `: ${reasonOf(scene, says)}`),
        ),
      ),
      "hint",
    );
  }

  /** Moves the cursor when the focus moves to another piece. @param {FocusEvent} event */
  pointed(event) {
    if (event.target === this.scene.stop) return;
    const spot = event.target instanceof HTMLElement ? Number(event.target.dataset.spot ?? NO_SPOT) : NO_SPOT;
    if (spot !== NO_SPOT) this.scene.pointAt(spot, null);
  }

  /** Marks what can move. Where that is always marked, this opens a list. */
  showMovable() {
    const { scene, table } = this;
    if (kitOf(table.state.game).listsFree) {
      this.freeList.toggle();
      return;
    }
    const movable = scene.targets().filter((piece) => piece.marks & MARKS.CAN_MOVE);
    scene.advised = new Set(scene.advised.size ? [] : movable.map((piece) => piece.spot));
    scene.mark();
    if (scene.advised.size) this.sayQuietly(`${countWords(movable.length, "piece")} can move`);
  }

  toggleLetters() {
    this.lettersOn = !this.lettersOn;
    this.scene.letters = this.lettersOn ? lettersOf(this.scene.pieces) : new Map();
    this.scene.mark();
  }

  /** @param {string} start */
  command(start) {
    askCommand(this, start);
  }
}

/** A key that changes whenever the board has to be redrawn. @param {import("../games.js").State} state */
function keyOf(state) {
  return [state.digest, state.seed, state.at, state.count].join();
}
