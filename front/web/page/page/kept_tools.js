// SPDX-License-Identifier: MIT
// The order of the games in progress on the start page, and which of them are shown.
import { mark, tr } from "../../../../bindings/npm/src/shared/translate.js";
import { make, openDialog, tell } from "../base/dom.js";
import { movesOf } from "../play/keep.js";
import { loadRecords } from "../play/records.js";
import { titleOf } from "./route.js";

/** @typedef {import("../play/keep.js").Row} Row */

/** @param {Row} row */
const wordsOf = (row) => {
  const { title, deal } = titleOf(row);
  return `${title} ${deal} ${row.slot ?? ""}`.toLowerCase();
};

/** @type {Record<string, { title: string, compare: (a: Row, b: Row) => number }>} */
const orders = {
  newest: { title: mark("Newest first"), compare: (a, b) => b.played - a.played },
  oldest: { title: mark("Oldest first"), compare: (a, b) => a.played - b.played },
  game: { title: mark("By game"), compare: (a, b) => wordsOf(a).localeCompare(wordsOf(b)) || b.played - a.played },
  moves: { title: mark("Most moves first"), compare: (a, b) => movesOf(b) - movesOf(a) || b.played - a.played },
};

/** Why a name is none, or "". Names are those of the terminal, and no other game has the same one.
 * @param {string} name @param {Row} row @param {Row[]} rows */
async function troubleWith(name, row, rows) {
  if (name && !(await loadRecords()).isSlot(name))
    return tr("Names are a single word of at most 60 characters, and not just a number.");
  const same = rows.some(({ id, slot = "" }) => name && id !== row.id && slot.toLowerCase() === name.toLowerCase());
  return same ? tr("Another game has this name.") : "";
}

/** Asks for the name of a game. @param {Row} row @param {Row[]} rows all @param {(slot: string) => void} rename */
export function askName(row, rows, rename) {
  const { title, deal } = titleOf(row);
  const name = make("input", { type: "text", autocomplete: "off", value: row.slot ?? "" });
  const dialog = openDialog(
    tr("Name of %s", `${title} ${deal}`),
    make(
      "form",
      {
        onsubmit: async (/** @type {Event} */ event) => {
          event.preventDefault();
          const slot = name.value.trim();
          const trouble = await troubleWith(slot, row, rows).catch((/** @type {Error} */ { message }) => message);
          if (trouble) return tell(trouble, "refusal");
          dialog.close();
          return rename(slot);
        },
      },
      make("label", { class: "field" }, make("span", {}, tr("Name, or nothing")), name),
      make("div", { class: "row-of-buttons" }, make("button", { class: "main-button" }, tr("Rename"))),
    ),
  );
  name.focus();
}

export class KeptTools {
  /** Is called when other games are to be shown. */
  show = () => {};

  constructor() {
    const show = () => this.show();
    this.filter = make("input", { type: "search", autocomplete: "off", oninput: show });
    this.order = make(
      "select",
      { onchange: show },
      ...Object.entries(orders).map(([value, { title }]) => make("option", { value }, tr(title))),
    );
    this.root = make(
      "div",
      { class: "row-of-buttons", role: "search" },
      make("label", { class: "field" }, make("span", {}, tr("Filter")), this.filter),
      make("label", { class: "field" }, make("span", {}, tr("Order")), this.order),
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
