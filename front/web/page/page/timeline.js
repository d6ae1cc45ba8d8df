// SPDX-License-Identifier: MIT
// The timeline: a slider that goes to any move of the game.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { tellMove } from "../view/telling.js";
import { make, setAttribute, setWords } from "../base/dom.js";
import { theLook } from "../base/lookbook.js";

/** @param {import("../games.js").Games} games @param {import("../view/scene.js").Scene} scene @param {number} number */
function historyWords(games, scene, number) {
  const notation = games.history(number);
  return theLook().notation === "on"
    ? notation
    : tellMove(scene, games.lookBack(number - 1), games.historyMove(number), notation).brief;
}

export class Timeline {
  /** @param {import("../play/table.js").Table} table @param {import("../view/scene.js").Scene} scene */
  constructor(table, scene) {
    this.table = table;
    this.scene = scene;
    this.slider = make("input", {
      type: "range",
      min: "0",
      max: "0",
      value: "0",
      "aria-label": tr("Timeline"),
      oninput: () => table.goTo(Number(this.slider.value)),
    });
    this.words = make("output", {});
    this.root = make("div", { class: "timeline" }, this.slider, this.words);
  }

  show() {
    const { at, count } = this.table.state;
    this.root.classList.toggle("unused", count === 0);
    this.slider.max = String(count);
    this.slider.value = String(at);
    this.slider.style.setProperty("--done", `${count ? (at / count) * 100 : 0}%`);
    const move = at ? historyWords(this.table.games, this.scene, at) : "";
    const place = tr("%1$s of %2$s", at, count);
    const words = move ? tr("%1$s: %2$s", place, move) : place;
    setWords(this.words, words);
    setAttribute(this.slider, "aria-valuetext", words);
  }
}
