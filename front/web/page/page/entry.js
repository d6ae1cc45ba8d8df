// SPDX-License-Identifier: MIT
// Moves typed without Enter. While a move is incomplete, each key continues it
// or is refused with a list of what can follow.
import { kitOf } from "../base/kit.js";
import { KINDS, MARKS, TABLE_SPOT } from "../games.js";
import { make } from "../base/dom.js";
import { readTyped, targetWords } from "./notation.js";

/** @typedef {import("./game.js").GamePage} GamePage */
/** @typedef {import("../games.js").Piece} Piece */

/** @param {string} game @param {Piece[]} pieces @returns {import("./notation.js").Shape} */
function shapeOf(game, pieces) {
  const spots = pieces.filter((piece) => piece.spot < TABLE_SPOT);
  return {
    game,
    columns: Math.max(...spots.map((piece) => piece.x)) + 1,
    rows: Math.max(...spots.map((piece) => piece.y)) + 1,
    cells: spots.filter((piece) => piece.marks & MARKS.IS_CELL).length,
    last: Math.max(0, ...spots.filter((piece) => piece.kind === KINDS.BLOCK).map((piece) => piece.value)),
  };
}

/** Keys that do nothing on their own. */
export const silent = new Set(["Shift", "CapsLock", "NumLock", "AltGraph", "Control", "Alt", "Meta"]);

export class Entry {
  /** @param {GamePage} page */
  constructor(page) {
    this.page = page;
    this.text = "";
    /** The cell where Kulki's move starts, once it has been typed. */
    this.source = "";
    /** Right after a typed coordinate, a space is only a separator. */
    this.fresh = false;
    this.root = make("p", { class: "typed", "aria-hidden": "true", hidden: true });
  }

  /** Whether a move is incomplete. */
  get open() {
    return this.text !== "" || this.source !== "";
  }

  clear() {
    this.source = "";
    this.fresh = false;
    this.set("");
  }

  /** @param {string} text */
  set(text) {
    this.text = text;
    const shown = `${this.source} ${text}`.trim();
    this.root.hidden = shown === "";
    this.root.textContent = shown && `${shown} …`;
  }

  /** Handles a key. Returns whether it was part of a typed move. @param {string} key */
  take(key) {
    if (key === " ") return this.separate();
    if (key === "Backspace") return this.rubOut();
    if (key === "Enter") return this.enter();
    if ([...key].length !== 1) {
      if (!silent.has(key)) this.clear();
      return false;
    }
    return this.sign(key);
  }

  /** @param {string} key @returns {boolean} */
  sign(key) {
    const shape = this.shape();
    const typed = readTyped(this.text + key, shape);
    if (!typed && this.canEnd(shape) && readTyped(key, shape)) {
      this.finish();
      return this.sign(key);
    }
    if (!typed && !this.open) {
      this.fresh = false;
      return false;
    }
    if (!typed) this.refuse(key, shape);
    else if (typed.is === "whole") this.finish(typed.text);
    else this.set(typed.text);
    return true;
  }

  /** Whether the text is complete although another character could follow, such as a row of one digit.
   * @param {import("./notation.js").Shape} shape */
  canEnd(shape) {
    return this.text !== "" && kitOf(shape.game).cells && readTyped(this.text, shape)?.is === "open";
  }

  separate() {
    const separates = this.open || this.fresh;
    if (this.text && !this.complete()) this.refuse("A space", this.shape());
    this.fresh = false;
    return separates;
  }

  /** Enter completes the move if it can. Otherwise it clears the move and acts on the board. */
  enter() {
    const completes = this.complete();
    if (!completes) this.clear();
    this.fresh = false;
    return completes;
  }

  /** Completes a number that could have more digits. */
  complete() {
    const completes = readTyped(this.text, this.shape())?.is === "open";
    if (completes) this.finish();
    return completes;
  }

  shape() {
    return shapeOf(this.page.table.state.game, this.page.board.scene.pieces);
  }

  /** Deletes one character. */
  rubOut() {
    if (!this.open) return false;
    if (this.text) this.set(this.text.slice(0, -1));
    else {
      const rest = this.source.slice(0, -1);
      this.source = "";
      this.page.table.letGo();
      this.set(rest);
    }
    return true;
  }

  /** @param {string} key @param {import("./notation.js").Shape} shape */
  refuse(key, shape) {
    const next = this.text ? readTyped(this.text, shape)?.next : targetWords(shape);
    const so = `${this.source} ${this.text}`.trim();
    this.page.announcer.say(`${key} can't follow ${so}: type ${next}. Esc clears it.`, "refusal");
  }

  /** Handles a complete text. @param {string} [text] */
  finish(text = this.text) {
    const { source } = this;
    this.clear();
    this.fresh = true;
    if (kitOf(this.page.table.state.game).cells) this.cell(source, text);
    else this.page.table.playText(text);
  }

  /** Kulki's first cell picks the ball up. For the second cell, the rules decide.
   * @param {string} source @param {string} cell */
  cell(source, cell) {
    const { page } = this;
    const spotOf = (/** @type {string} */ name) =>
      page.board.scene.pieces.find(
        (piece) =>
          piece.spot < TABLE_SPOT && piece.x === name.charCodeAt(0) - 97 && piece.y + 1 === Number(name.slice(1)),
      )?.spot ?? TABLE_SPOT;
    if (source) {
      if (!page.table.playText(`${source} ${cell}`)) page.table.letGo();
      page.board.scene.pointAt(spotOf(cell));
      return;
    }
    const spot = spotOf(cell);
    if (page.table.state.held !== spot) page.actions.tap(spot);
    if (page.table.state.held !== spot) return;
    this.source = cell;
    this.set("");
  }
}
