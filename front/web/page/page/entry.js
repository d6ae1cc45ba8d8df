// SPDX-License-Identifier: MIT
// Moves typed without Enter. While a move is incomplete, each key continues it
// or is refused with a list of what can follow.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { kitOf } from "../base/kit.js";
import { make } from "../base/dom.js";
import { readTyped } from "../games.js";

/** @typedef {import("./game.js").GamePage} GamePage */

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
    const text = (this.text + key).toLowerCase();
    const { is } = this.read(text);
    const none = is === "none";
    if (none && this.canEnd() && this.read(key).is !== "none") {
      this.finish();
      return this.sign(key);
    }
    if (none && !this.open) {
      this.fresh = false;
      return false;
    }
    if (none) this.refuse(key);
    else if (is === "whole") this.finish(text);
    else this.set(text);
    return true;
  }

  /** Whether the text is complete although another character could follow, such as a row of one digit. */
  canEnd() {
    return kitOf(this.page.table.state.game).cells && this.read().is === "open";
  }

  separate() {
    const separates = this.open || this.fresh;
    if (this.text && !this.complete()) this.refuse(tr("A space"));
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
    const completes = this.read().is === "open";
    if (completes) this.finish();
    return completes;
  }

  read(text = this.text) {
    return readTyped(this.page.table.games, text);
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

  /** @param {string} key */
  refuse(key) {
    const { next } = this.read();
    const so = `${this.source} ${this.text}`.trim();
    this.page.announcer.say(tr("%1$s can't follow %2$s: type %3$s. Esc clears it.", key, so, next), "refusal");
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
    const { spot } = this.read(cell);
    if (source) {
      if (!page.table.playText(`${source} ${cell}`)) page.table.letGo();
      page.board.scene.pointAt(spot);
      return;
    }
    if (page.table.state.held !== spot) page.actions.tap(spot);
    if (page.table.state.held !== spot) return;
    this.source = cell;
    this.set("");
  }
}
