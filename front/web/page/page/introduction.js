// SPDX-License-Identifier: MIT
// Introduces a game on its board: four steps, each with the pieces that it is
// about lit up. The player can play on meanwhile.
import { icon, make } from "./dom.js";
import { lessonOf } from "./lessons.js";

/** @typedef {import("./game.js").GamePage} GamePage */

/** Lights up some pieces. @param {import("../view/scene.js").Scene} scene
 * @param {(piece: import("../games.js").Piece) => boolean} shows */
export function lightUp(scene, shows) {
  for (const piece of scene.pieces)
    scene.buttons.get(scene.drawing.key(scene, piece))?.classList.toggle("introduced", shows(piece));
}

class Introduction {
  /** @param {GamePage} page @param {import("./lessons.js").Step[]} steps */
  constructor(page, steps) {
    this.page = page;
    this.steps = steps;
    this.at = 0;
    this.count = make("span", { class: "faint" });
    this.words = make("p", { "aria-live": "polite" });
    this.next = make("button", { type: "button", class: "main-button", onclick: () => this.go(1) });
    this.back = make("button", { type: "button", class: "side-button", onclick: () => this.go(-1) }, "Back");
    this.root = make(
      "section",
      { class: "introduction", "aria-label": "Introduction" },
      make(
        "header",
        {},
        this.count,
        make(
          "button",
          { type: "button", class: "close", "aria-label": "Skip", onclick: () => this.end() },
          icon("close"),
        ),
      ),
      this.words,
      make("div", { class: "row-of-buttons" }, this.back, this.next),
    );
    page.root.append(this.root);
    this.show();
    this.next.focus({ preventScroll: true });
  }

  /** @param {number} by */
  go(by) {
    this.at += by;
    if (this.at < this.steps.length) this.show();
    else this.end();
  }

  show() {
    const { words, shows } = this.steps[this.at];
    this.count.textContent = `Step ${this.at + 1} of ${this.steps.length}`;
    this.words.textContent = words;
    this.next.textContent = this.at + 1 < this.steps.length ? "Next" : "Play";
    this.back.disabled = this.at === 0;
    lightUp(this.page.scene, shows);
  }

  end() {
    lightUp(this.page.scene, () => false);
    this.root.remove();
    this.page.scene.root.querySelector("button")?.focus({ preventScroll: true });
  }
}

/** Introduces the game of a page, if it has an introduction. @param {GamePage} page */
export function introduce(page) {
  const steps = lessonOf(page.table.state.game);
  if (steps.length) new Introduction(page, steps);
}
