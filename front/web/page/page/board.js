// SPDX-License-Identifier: MIT
// The board of a game's page: its size, its place on the screen, and what is
// marked on it.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { icon, icons, make } from "../base/dom.js";
import { hasMotion, theLook } from "../base/lookbook.js";
import { readNote, writeNote } from "../base/note.js";
import { NO_SPOT, TABLE_SPOT } from "../games.js";
import { drawingOf } from "../view/drawings.js";
import { lettersOf } from "../view/mahjong.js";
import { Scene } from "../view/scene.js";
import { withAsides } from "./aside.js";

/** @typedef {import("../games.js").Piece} Piece */

const sides = ["left", "right", "up", "down"];
/** Where the browser keeps how large the player wants pieces, by game. */
const sizesPlace = "quadrille sizes";
/** The largest part of the stage that a panel may take. */
const mostCovered = 0.7;

export class Board {
  /** @param {import("../play/table.js").Table} table
   * @param {() => (HTMLElement | undefined)[]} panels those that may cover the stage */
  constructor(table, panels) {
    this.table = table;
    this.panels = panels;
    this.scene = new Scene(drawingOf(table.state.game));
    if (this.scene.drawing.grows) this.scene.least = readNote(sizesPlace)?.[table.state.game];
    this.stage = make("div", { class: "stage" }, this.scene.root);
    this.edges = make(
      "div",
      { class: "edges", "aria-hidden": "true" },
      ...sides.map((side) => make("span", { class: side })),
    );
    this.lettersOn = false;
    /** @type {number[] | null} where the last hint starts and ends */
    this.hinted = null;
    /** Whether the board is shown from its middle, because it is larger than the stage. */
    this.isLarge = false;
    /** How many times larger than the stage the board may be. */
    this.zoom = 1;
    /** @type {import("./zoom.js").Zoom | undefined} once it is loaded, where the board can be enlarged */
    this.zoomer = undefined;
  }

  /** @param {AbortSignal} signal ends it @param {() => void} cancel ends a drag */
  listen(signal, cancel) {
    this.stage.addEventListener("scroll", () => this.showEdges(), { signal, passive: true });
    this.stage.addEventListener("focusin", (event) => this.pointed(event), { signal });
    if (this.scene.drawing.grows || navigator.maxTouchPoints)
      import("./zoom.js").then(
        ({ Zoom }) =>
          (this.zoomer = new Zoom(this, sizesPlace, { icon, icons, make, readNote, tr, writeNote }, cancel)),
        () => undefined, // The board stays as it is.
      );
  }

  /* ---------------------------------------------------------------- size */

  /** Draws the board anew whenever the stage gets another size. @param {AbortSignal} signal ends it */
  watch(signal) {
    const watcher = new ResizeObserver(() => this.measure());
    watcher.observe(this.stage);
    signal.addEventListener("abort", () => watcher.disconnect());
  }

  /** Draws the pieces for the whole stage. Returns its width and height. */
  fill() {
    const { scene, stage, zoom } = this;
    const style = getComputedStyle(stage);
    const width = stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const height = stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    scene.setRoom(width * zoom, height * zoom);
    scene.cramped = false;
    scene.redraw();
    return [width, height];
  }

  measure() {
    const { scene, stage } = this;
    const [width, height] = this.fill();
    scene.align();
    const free = height - Math.max(...this.panels().map((panel) => this.coverOf(panel)));
    if (free < height && scene.lowest() > free) {
      scene.setRoom(width, free);
      scene.cramped = true;
      scene.draw();
    }
    // This is the board's own size. The scroll size of the stage would include pieces that are still flying.
    const { offsetWidth, offsetHeight } = scene.root;
    stage.classList.toggle("scrolls", offsetWidth > width + 1 || offsetHeight > height + 1);
    const isWide = offsetWidth > width + 1;
    const isLarge = isWide || (scene.drawing.grows === true && offsetHeight > height + 1);
    if (isLarge && !this.isLarge) {
      stage.scrollLeft = (stage.scrollWidth - stage.clientWidth) / 2;
      if (scene.drawing.grows) stage.scrollTop = (stage.scrollHeight - stage.clientHeight) / 2;
    }
    this.isLarge = isLarge;
    this.showEdges();
    this.zoomer?.show();
  }

  /** How much of the stage's height a panel covers. @param {HTMLElement} [panel] */
  coverOf(panel) {
    if (!panel || panel.hidden) return 0;
    const [over, stage] = [panel, this.stage].map((one) => one.getBoundingClientRect());
    const middle = over.left + over.width / 2;
    return middle < stage.left || middle > stage.right
      ? 0
      : Math.max(0, Math.min(stage.bottom - over.top, stage.height * mostCovered));
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

  /** Shows the picture that the player chose on the pieces, if this drawing can.
   * @param {AbortSignal} signal says that it is no longer wanted */
  async bringPhoto(signal) {
    const { scene } = this;
    const { photo } = theLook();
    if (!scene.drawing.takesPhoto || (photo === "none" && !scene.decorate)) return;
    await withAsides(async ({ photoOf, showPhoto }) => {
      const found = await photoOf(photo, this.table.keep);
      if (!signal.aborted) showPhoto(scene, found);
    });
  }

  /* --------------------------------------------------------------- marks */

  /** Prepares the marks of a position. A hint for the one before is gone. @param {Piece[]} pieces */
  prepare(pieces) {
    const { scene } = this;
    scene.motion = hasMotion();
    scene.held = this.table.state.held;
    scene.advised.clear();
    scene.trail = [];
    this.hinted = null;
    scene.reached = this.reachedFrom(scene.held, pieces);
    scene.letters = this.lettersOn ? lettersOf(pieces) : new Map();
  }

  /** @param {number} held @param {Piece[]} pieces */
  reachedFrom(held, pieces) {
    if (held === NO_SPOT) return new Set();
    return new Set(
      pieces
        .filter((piece) => piece.spot !== held && piece.spot !== NO_SPOT && this.table.games.reaches(held, piece.spot))
        .map((piece) => piece.spot),
    );
  }

  /** Marks a suggested move. @param {import("../view/telling.js").Told} told */
  advise({ spots, trail }) {
    const { scene } = this;
    scene.advised = new Set(spots.filter((spot) => spot !== NO_SPOT));
    scene.trail = trail ?? [];
    this.hinted = spots.length > 1 ? spots : null;
    scene.mark();
    if (this.isLarge)
      for (const spot of [...spots].reverse())
        scene.buttonOn(spot)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  toggleLetters() {
    this.lettersOn = !this.lettersOn;
    this.scene.letters = this.lettersOn ? lettersOf(this.scene.pieces) : new Map();
    this.scene.mark();
  }

  /** Whether the remaining tiles can be reshuffled. */
  canShuffle() {
    return this.scene.pieces.some((piece) => piece.spot === TABLE_SPOT);
  }

  /* -------------------------------------------------------------- cursor */

  /** Gives the focus to the pressed spot, before the press has an effect. @param {number} spot */
  press(spot) {
    // An element that already has the focus keeps its ring.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.matches(".board :focus-visible")) activeElement.blur();
    this.scene.pointAt(spot, { preventScroll: true });
  }

  /** Points at a spot that was touched, unless its piece has gone. @param {number} spot */
  pointAgain(spot) {
    this.scene.pointAt(this.scene.pieceOn(spot) ? spot : this.scene.cursor);
  }

  /** Moves the cursor when the focus moves to another piece. @param {FocusEvent} event */
  pointed(event) {
    if (event.target === this.scene.stop) return;
    const spot = event.target instanceof HTMLElement ? Number(event.target.dataset.spot ?? NO_SPOT) : NO_SPOT;
    if (spot !== NO_SPOT) this.scene.pointAt(spot, null);
  }
}
