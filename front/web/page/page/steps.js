// SPDX-License-Identifier: MIT
// A panel that explains something on the board, step by step. The board keeps
// the rest of the space.
import { tr, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { icon, make } from "../base/dom.js";

/** @typedef {import("./game.js").GamePage} GamePage */
/** @typedef {{ show: () => void, words: () => (string | Node)[] }} Step "words" are asked for when the board shows the step */
/** @typedef {{ title: string, steps: Step[], last: string, others?: HTMLElement[], end: () => void }} Content "last" is
 * the word on the button that leaves the last step */

export class StepPanel {
  /** @param {GamePage} page @param {Content} content */
  constructor(page, content) {
    this.page = page;
    this.content = content;
    this.at = 0;
    this.count = make("span", { class: "faint" });
    this.words = make("p", { "aria-live": "polite" });
    this.next = make("button", { type: "button", class: "main-button", onclick: () => this.go(1) });
    this.back = make(
      "button",
      { type: "button", class: "side-button", onclick: () => this.go(-1) },
      trIn("step", "Back"),
    );
    const close = make(
      "button",
      { type: "button", class: "close", "aria-label": tr("Close"), onclick: () => this.end() },
      icon("close"),
    );
    this.root = make(
      "section",
      { class: "steps", "aria-label": content.title },
      make("header", {}, make("b", {}, content.title), this.count, close),
      this.words,
      make("div", { class: "row-of-buttons" }, this.back, ...(content.others ?? []), this.next),
    );
    page.panel?.end();
    page.panel = this;
    page.root.append(this.root);
    page.root.classList.add("over");
    this.show();
    this.next.focus({ preventScroll: true });
  }

  /** @param {number} by */
  go(by) {
    const to = this.at + by;
    if (to < 0) return;
    if (to >= this.content.steps.length) {
      this.end();
      return;
    }
    this.at = to;
    this.show();
  }

  show() {
    const { steps, last } = this.content;
    const { show, words } = steps[this.at];
    show();
    this.count.textContent = tr("Step %1$s of %2$s", this.at + 1, steps.length);
    this.words.replaceChildren(...words());
    this.next.textContent = this.at + 1 < steps.length ? trIn("step", "Next") : last;
    this.back.disabled = this.at === 0;
    this.page.board.measure();
  }

  /** @param {string} key @returns {boolean} whether this was a key of the panel */
  press(key) {
    if (!this.root.contains(document.activeElement) && !this.page.board.stage.inert) return false;
    if (key === "Escape") this.end();
    else if (key === "ArrowRight" || key === "ArrowLeft") this.go(key === "ArrowRight" ? 1 : -1);
    else return false;
    return true;
  }

  end() {
    if (this.page.panel !== this) return;
    this.page.panel = null;
    this.root.remove();
    this.page.root.classList.remove("over");
    this.content.end();
    this.page.board.measure();
    const { scene } = this.page.board;
    scene.pointAt(scene.cursor);
  }
}
