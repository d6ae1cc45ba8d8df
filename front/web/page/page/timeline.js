// SPDX-License-Identifier: MIT
// The timeline: a slider that goes to any move of the game.
import { pairWords } from "../art/faces.js";
import { make, setAttribute, setWords } from "./dom.js";

/** Describes a move of the game, counted from 1, in terms of what the board shows.
 * @param {import("../play/table.js").Table} table @param {number} number */
export function historyWords({ games, state }, number) {
  if (state.game !== "mahjong") return games.history(number);
  return pairWords(games.historyValues(number)) || "shuffled";
}

export class Timeline {
  /** @param {import("../play/table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.slider = make("input", {
      type: "range",
      min: "0",
      max: "0",
      value: "0",
      "aria-label": "Timeline",
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
    const move = at ? historyWords(this.table, at) : "";
    const words = `${at} of ${count}${move ? `: ${move}` : ""}`;
    setWords(this.words, words);
    setAttribute(this.slider, "aria-valuetext", words);
  }
}
