// SPDX-License-Identifier: MIT
// The bar of tools on the page of a game.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { make, setAttribute, tool } from "../base/dom.js";
import { withAsides } from "./aside.js";
import { chooseGame, dealNext } from "./next.js";

export class Tools {
  /** @param {import("./game.js").GamePage} page */
  constructor(page) {
    this.undo = tool("undo", tr("Undo"), () => page.table.undo());
    this.redo = tool("redo", tr("Redo"), () => page.table.redo());
    this.hint = tool("hint", tr("Hint"), () => page.actions.hint());
    // It takes the place of the hint, which nobody needs then.
    this.finish = tool("done", tr("Finish"), () => page.autoplay.finish());
    this.root = make(
      "div",
      { class: "tools", role: "toolbar", "aria-label": tr("Actions") },
      this.undo,
      this.redo,
      this.hint,
      this.finish,
      tool("new", tr("New"), () => void dealNext(page)),
      tool("choose", tr("Choose"), () => chooseGame(page)),
      tool("more", tr("More"), () => void withAsides(({ showMore }) => showMore(page))),
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
