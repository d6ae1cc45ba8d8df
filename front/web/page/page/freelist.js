// SPDX-License-Identifier: MIT
// A list of Mahjong's free tiles, for players who prefer text to pictures.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { faceName, placeName } from "../../../../bindings/npm/src/shared/names.js";
import { groupFace } from "../art/faces.js";
import { tileRegion } from "../view/mahjong.js";
import { make } from "../base/dom.js";

/** @typedef {import("../games.js").Piece} Piece */

/** The free tiles, grouped by what matches: [name, pieces]. @param {Piece[]} pieces */
function freeGroups(pieces) {
  /** @type {Map<number, Piece[]>} */
  const groups = new Map();
  for (const piece of pieces)
    if (piece.isFree) groups.set(groupFace(piece.value), [...(groups.get(groupFace(piece.value)) ?? []), piece]);
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

export class FreeList {
  /** @param {import("./game.js").GamePage} page */
  constructor({ table, board, ending }) {
    this.table = table;
    this.board = board;
    this.root = make("section", { class: "free-list", "aria-label": tr("Free tiles"), hidden: true });
    /** @type {Piece[]} */
    this.pieces = board.scene.pieces;
    ending.root.after(this.root);
  }

  toggle() {
    this.root.hidden = !this.root.hidden;
    this.show(this.pieces);
    this.board.measure();
    if (!this.root.hidden) this.root.querySelector("button")?.focus();
  }

  /** @param {Piece[]} pieces */
  show(pieces) {
    this.pieces = pieces;
    if (this.root.hidden) return;
    const groups = freeGroups(pieces);
    const pairs = groups.filter((group) => group.length > 1);
    const alone = groups.filter((group) => group.length < 2);
    this.root.replaceChildren(
      make("h2", {}, pairs.length ? tr("Pairs you can take") : tr("No two free tiles match")),
      this.listOf(pairs),
      make("h2", {}, tr("Free, but without a match")),
      this.listOf(alone),
    );
  }

  /** @param {Piece[][]} groups */
  listOf(groups) {
    return make(
      "ul",
      {},
      ...groups.map((group) =>
        make("li", {}, make("span", {}, faceName(group[0].value)), ...group.map((piece) => this.button(piece))),
      ),
    );
  }

  /** @param {Piece} piece */
  button(piece) {
    const held = piece.spot === this.table.state.held;
    return make(
      "button",
      {
        type: "button",
        class: "side-button",
        "aria-pressed": String(held),
        "aria-label": tr(
          "%1$s, at %2$s, %3$s",
          tileRegion(this.board.scene, piece),
          placeName(piece),
          faceName(piece.value),
        ),
        onclick: () => this.take(piece),
        onfocus: () => this.point(piece),
        onpointerenter: () => this.point(piece),
      },
      tileRegion(this.board.scene, piece),
    );
  }

  /** Marks the tile of an entry on the board. @param {Piece} piece */
  point(piece) {
    const { scene } = this.board;
    scene.advised = new Set([piece.spot]);
    scene.mark();
  }

  /** Touches the tile of an entry. This rebuilds the list, but the focus stays on the same line.
   * @param {Piece} piece */
  take(piece) {
    const nth = [...this.root.querySelectorAll("button")].indexOf(/** @type {any} */ (document.activeElement));
    this.table.touch(piece.spot);
    const buttons = this.root.querySelectorAll("button");
    buttons[Math.min(nth, buttons.length - 1)]?.focus();
  }
}
