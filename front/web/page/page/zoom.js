// SPDX-License-Identifier: MIT
// How large a board is drawn: two fingers and a button change that, and the
// browser remembers the width of pieces that the player wants in a game. It is
// loaded where fingers or small pieces may ask for it.
import { watchPinch } from "../view/pinch.js";

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {Pick<typeof import("../base/dom.js"), "icon" | "icons" | "make"> &
 *   Pick<typeof import("../base/note.js"), "readNote" | "writeNote"> &
 *   Pick<typeof import("../../../../bindings/npm/src/shared/translate.js"), "tr">} Helpers what the page has loaded already. To import
 *   it here as well would cost the first game another file
 */

const glass = "M10.5 4A6.5 6.5 0 1 0 10.5 17 6.5 6.5 0 1 0 10.5 4ZM15.5 15.5 21 21M7.5 10.5H13.5";

const largestZoom = 3;
/** How much larger than the whole board a larger one is, at least. */
const step = 1.4;
/** No piece is wider. */
const widest = 120;

export class Zoom {
  /** @param {import("./board.js").Board} board @param {string} place where the browser keeps widths, by game
   * @param {Helpers} helpers @param {() => void} cancel ends a drag */
  constructor(board, place, helpers, cancel) {
    const { icons, make } = helpers;
    Object.assign(icons, { whole: glass, zoom: `${glass}M10.5 7.5V13.5` });
    this.helpers = helpers;
    this.board = board;
    this.place = place;
    /** The width to which pieces return from a whole board. @type {number | undefined} */
    this.last = board.scene.least || undefined;
    this.word = make("span", { class: "word" });
    this.button = make("button", { type: "button", class: "tool zoom", onclick: () => this.toggle() });
    board.stage.parentElement?.querySelector(".right")?.before(this.button);
    watchPinch(board.stage, cancel, (factor, from, to) => this.enlarge(factor, from, to));
    this.show();
  }

  /** Whether the board is larger than the screen. */
  isLarge() {
    const { scene, stage, zoom } = this.board;
    return scene.drawing.grows ? stage.classList.contains("scrolls") : zoom > 1;
  }

  show() {
    const isLarge = this.isLarge();
    const { tr } = this.helpers;
    const words = isLarge ? tr("Whole board") : tr("Larger tiles");
    this.button.hidden = !isLarge && !this.board.scene.drawing.grows;
    if (this.word.textContent === words) return;
    this.word.textContent = words;
    this.button.replaceChildren(this.helpers.icon(isLarge ? "whole" : "zoom"), this.word);
  }

  /** Shows the whole board, or returns to larger pieces. */
  toggle() {
    const { scene, stage } = this.board;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const { grows } = scene.drawing;
    const isLarge = this.isLarge();
    if (isLarge) this.last = scene.least;
    const act = () => {
      this.board.zoom = 1;
      if (grows) this.choose(isLarge ? 0 : this.last);
    };
    this.change(act, middle, middle);
    // Pieces that have their usual width on the whole board can still be larger.
    if (!isLarge && !this.isLarge()) this.change(() => this.choose(scene.geometry.fitting * step), middle, middle);
  }

  /** Draws the board larger or smaller, but not smaller than it fits. What was between the fingers stays there.
   * @param {number} factor @param {Point} from @param {Point} to */
  enlarge(factor, from, to) {
    const { board } = this;
    const { grows } = board.scene.drawing;
    const { fitting, width } = board.scene.geometry;
    this.change(
      () => {
        if (!grows) board.zoom = Math.max(1, Math.min(largestZoom, board.zoom * factor));
        else this.choose(width * factor > fitting ? Math.min(width * factor, Math.max(widest, fitting)) : 0);
      },
      from,
      to,
    );
  }

  /** Chooses the width of pieces, and remembers it. @param {number | undefined} least none is the usual one */
  choose(least) {
    const { scene } = this.board;
    const { readNote, writeNote } = this.helpers;
    scene.least = least;
    writeNote(this.place, { ...readNote(this.place), [scene.drawing.game]: least });
  }

  /** Draws the board anew, with a point of it elsewhere on the screen.
   * @param {() => void} act @param {Point} from @param {Point} to */
  change(act, from, to) {
    const { board } = this;
    const { stage } = board;
    const was = board.scene.root.getBoundingClientRect();
    act();
    board.measure();
    const now = board.scene.root.getBoundingClientRect();
    stage.scrollLeft += now.left + (now.width * (from.x - was.left)) / was.width - to.x;
    stage.scrollTop += now.top + (now.height * (from.y - was.top)) / was.height - to.y;
  }
}
