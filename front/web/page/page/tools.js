// SPDX-License-Identifier: MIT
// The bar of tools on the page of a game.
import { make, setAttribute, tool } from "../base/dom.js";
import { withAsides } from "./aside.js";
import { chooseGame, dealNext } from "./next.js";

export class Tools {
  /** @param {import("./game.js").GamePage} page */
  constructor(page) {
    this.undo = tool("undo", "Undo", () => page.table.undo());
    this.redo = tool("redo", "Redo", () => page.table.redo());
    this.hint = tool("hint", "Hint", () => page.actions.hint());
    // It takes the place of the hint, which nobody needs then.
    this.finish = tool("done", "Finish", () => page.autoplay.finish());
    this.root = make(
      "div",
      { class: "tools", role: "toolbar", "aria-label": "Actions" },
      this.undo,
      this.redo,
      this.hint,
      this.finish,
      tool("new", "New", () => void dealNext(page)),
      tool("choose", "Choose", () => chooseGame(page)),
      tool("more", "More", () => void withAsides(({ showMore }) => showMore(page))),
    );
  }

  /** @param {import("../games.js").State} state @param {boolean} finishes nothing is left to decide */
  show({ at, count }, finishes) {
    this.hint.hidden = finishes;
    this.finish.hidden = !finishes;
    setAttribute(this.undo, "aria-disabled", String(at === 0));
    setAttribute(this.redo, "aria-disabled", String(at === count));
  }
}
