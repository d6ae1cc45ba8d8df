// SPDX-License-Identifier: MIT
// Reads layout files and makes layouts, by a WebAssembly module that is loaded
// when it is needed. front/web/layouts/layouts_module.h documents the calls.
import { mark } from "../../../../bindings/npm/src/shared/translate.js";
import { instantiate, Program } from "../program.js";
import { onDemand } from "./on_demand.js";

/** @typedef {import("../games.js").LayoutRead} LayoutRead */

/** The table, in half tiles. */
export const tableSize = { across: 34, down: 20 };

export class LayoutMaker extends Program {
  /** @param {BufferSource | WebAssembly.Module} source */
  static async from(source) {
    return new LayoutMaker(await instantiate(source));
  }

  /** The layouts in a file of any format that the module knows; at least one of them can be read.
   * @param {string | Uint8Array} file @returns {LayoutRead[]} */
  read(file) {
    const length = this.call.layouts_read(...this.give(file));
    if (!length) this.refuse(this.words());
    return JSON.parse(this.text(length));
  }

  /** @param {string} places a list, or "" for an empty table */
  begin(places) {
    if (!this.call.draft_begin(...this.give(places))) this.refuse(this.words());
  }

  /** @param {number} x @param {number} y in half tiles @param {number} mirrors 1: across, 2: down */
  put(x, y, mirrors) {
    if (!this.call.draft_put(x, y, mirrors)) this.refuse(this.words());
  }

  /** @param {number} x @param {number} y @param {number} mirrors */
  take(x, y, mirrors) {
    if (!this.call.draft_take(x, y, mirrors)) this.refuse(this.words());
  }

  clear() {
    this.call.draft_clear();
  }

  /** @returns {boolean} whether there was such a step */
  undo() {
    return this.call.draft_undo() !== 0;
  }

  redo() {
    return this.call.draft_redo() !== 0;
  }

  /** Row, column, layer, row ... @returns {number[]} */
  tiles() {
    return JSON.parse(this.text(this.call.draft_tiles()));
  }

  /** The layout as a file of KMahjongg. */
  file() {
    const length = this.call.draft_file();
    if (!length) this.refuse(this.words());
    return this.text(length);
  }

  /** Deals more boards. @param {number} boards @returns {{ won: number, dealt: number }} of all that were dealt */
  share(boards) {
    return { won: this.call.draft_share(boards), dealt: this.call.draft_dealt() };
  }
}

export const loadLayoutMaker = onDemand(
  "layouts.wasm",
  LayoutMaker.from,
  mark("The layouts could not be loaded. Check the network connection and try again."),
);
