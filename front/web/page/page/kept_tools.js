// SPDX-License-Identifier: MIT
// The order of the games in progress on the start page, and which of them are shown.
import { make } from "../base/dom.js";
import { movesOf } from "../play/keep.js";
import { titleOf } from "./route.js";

/** @typedef {import("../play/keep.js").Row} Row */

/** @param {Row} row */
const wordsOf = (row) => {
  const { title, deal } = titleOf(row);
  return `${title} ${deal} ${row.slot ?? ""}`.toLowerCase();
};

/** @type {Record<string, { title: string, compare: (a: Row, b: Row) => number }>} */
const orders = {
  newest: { title: "Newest first", compare: (a, b) => b.played - a.played },
  oldest: { title: "Oldest first", compare: (a, b) => a.played - b.played },
  game: { title: "By game", compare: (a, b) => wordsOf(a).localeCompare(wordsOf(b)) || b.played - a.played },
  moves: { title: "Most moves first", compare: (a, b) => movesOf(b) - movesOf(a) || b.played - a.played },
};

export class KeptTools {
  /** Is called when other games are to be shown. */
  show = () => {};

  constructor() {
    const show = () => this.show();
    this.filter = make("input", { type: "search", autocomplete: "off", oninput: show });
    this.order = make(
      "select",
      { onchange: show },
      ...Object.entries(orders).map(([value, { title }]) => make("option", { value }, title)),
    );
    this.root = make(
      "div",
      { class: "row-of-buttons", role: "search" },
      make("label", { class: "field" }, make("span", {}, "Filter"), this.filter),
      make("label", { class: "field" }, make("span", {}, "Order"), this.order),
    );
  }

  /** Those whose names have all the words, in order. @param {Row[]} rows */
  chosen(rows) {
    const words = this.filter.value.toLowerCase().split(/\s+/);
    return rows
      .filter((row) => words.every((word) => wordsOf(row).includes(word)))
      .sort(orders[this.order.value].compare);
  }
}
