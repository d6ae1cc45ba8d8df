// SPDX-License-Identifier: MIT
// Makes a Mahjong layout: a tap puts a tile or takes one, with its mirror
// images. While the player works, boards are dealt on it and solved, to tell
// how many can be won.
import { tr, trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { make, openDialog, shape, tell, tool } from "../base/dom.js";
import { loadLayoutMaker, tableSize } from "../play/layout_maker.js";
import { addLayouts, removeLayout } from "./layouts.js";

/**
 * @typedef {import("./newgame.js").Chooser} Chooser
 * @typedef {import("./layouts.js").Layout} Layout
 */

const boards = 100;
const most = { x: tableSize.across - 2, y: tableSize.down - 2 };

/** @param {number} number @param {number} limit */
const within = (number, limit) => Math.max(0, Math.min(limit, number));

/** The picture of a layout on the table. @param {number[]} tiles row, column, layer, row ... */
function drawTiles(tiles) {
  const drawn = [];
  for (let at = 0; at < tiles.length; at += 3) {
    const [y, x, z] = tiles.slice(at, at + 3);
    drawn.push(
      shape("rect", { x: x + 0.06, y: y + 0.06, width: 1.88, height: 1.88, rx: 0.3, "data-level": Math.min(z, 4) }),
      shape("text", { x: x + 0.4, y: y + 0.85 }, String(z + 1)),
    );
  }
  return drawn;
}

class Editor {
  /** @param {Chooser} chooser @param {import("../play/layout_maker.js").LayoutMaker} maker @param {Layout | null} layout
   * @param {() => Promise<void>} changed */
  constructor(chooser, maker, layout, changed) {
    this.chooser = chooser;
    this.maker = maker;
    this.before = layout;
    this.changed = changed;
    this.cursor = { x: 16, y: 9 };
    this.mirrors = 1;
    this.takes = false;
    this.timer = 0;
    maker.begin(layout?.text ?? "");
    this.tiles = shape("g");
    this.mark = shape("rect", { width: 1.88, height: 1.88, rx: 0.3, class: "cursor" });
    this.table = shape(
      "svg",
      { viewBox: `0 0 ${tableSize.across} ${tableSize.down}`, class: "layout-table", tabindex: 0, role: "application" },
      this.tiles,
      this.mark,
    );
    this.table.setAttribute("aria-label", tr("The table: arrows move, Space puts a tile, Delete takes one"));
    this.table.addEventListener("pointerdown", (event) => this.tap(event));
    this.table.addEventListener("keydown", (event) => this.press(event));
    this.facts = make("p", { class: "layout-facts", role: "status" });
    this.name = make("input", { type: "text", maxlength: 14, value: layout?.name ?? "", "aria-label": tr("Name") });
    this.dialog = openDialog(
      layout ? tr("Edit %s", layout.title) : tr("Make a layout"),
      this.table,
      this.facts,
      this.tools(),
    );
    this.dialog.classList.add("wide", "layout-editor");
    this.dialog.addEventListener("close", () => clearTimeout(this.timer));
    this.show();
  }

  tools() {
    const modes = [
      this.toggle(tr("Take tiles"), () => (this.takes = !this.takes), false),
      this.toggle(tr("Mirror across"), () => (this.mirrors ^= 1), true),
      this.toggle(tr("Mirror down"), () => (this.mirrors ^= 2), false),
    ];
    const steps = [
      tool("undo", tr("Undo"), () => this.step(() => this.maker.undo())),
      tool("redo", tr("Redo"), () => this.step(() => this.maker.redo())),
      tool("bin", tr("Clear"), () => this.step(() => this.maker.clear())),
    ];
    return make(
      "div",
      { class: "layout-tools" },
      make("div", { class: "layout-modes" }, ...modes),
      make("div", { class: "layout-steps" }, ...steps),
      make(
        "form",
        { class: "layout-keep", onsubmit: (/** @type {Event} */ event) => void this.keep(event) },
        make("label", {}, `${tr("Name")} `, this.name),
        make("button", { class: "main-button" }, tr("Save and play")),
        make("button", { type: "button", class: "side-button", onclick: () => this.download() }, tr("Save as a file")),
      ),
    );
  }

  /** @param {string} words @param {() => void} act @param {boolean} isOn */
  toggle(words, act, isOn) {
    const button = make("button", { type: "button", class: "side-button", "aria-pressed": String(isOn) }, words);
    button.addEventListener("click", () => {
      act();
      button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    });
    return button;
  }

  /* ------------------------------------------------------------------ steps */

  /** Changes the layout, unless that is refused. @param {() => void} change */
  step(change) {
    try {
      change();
    } catch (error) {
      tell(/** @type {Error} */ (error).message, "refusal");
      return;
    }
    this.show();
  }

  /** Puts a tile at the cursor, or takes the one below it. @param {boolean} takes */
  change(takes) {
    const { x, y } = this.cursor;
    this.step(() => (takes ? this.maker.take(x, y, this.mirrors) : this.maker.put(x, y, this.mirrors)));
  }

  /** @param {PointerEvent} event */
  tap(event) {
    event.preventDefault();
    this.table.focus();
    const box = this.table.getBoundingClientRect();
    const x = Math.round(((event.clientX - box.left) / box.width) * tableSize.across - 1);
    const y = Math.round(((event.clientY - box.top) / box.height) * tableSize.down - 1);
    this.cursor = { x: within(x, most.x), y: within(y, most.y) };
    this.change(this.takes || event.button === 2);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (move) this.cursor = { x: within(this.cursor.x + move[0], most.x), y: within(this.cursor.y + move[1], most.y) };
    else if (event.key === " " || event.key === "Enter") this.change(false);
    else if (event.key === "Delete" || event.key === "Backspace") this.change(true);
    else return;
    event.preventDefault();
    if (move) this.point();
  }

  /* ---------------------------------------------------------------- showing */

  point() {
    this.mark.setAttribute("x", String(this.cursor.x + 0.06));
    this.mark.setAttribute("y", String(this.cursor.y + 0.06));
  }

  show() {
    const tiles = this.maker.tiles();
    this.tiles.replaceChildren(...drawTiles(tiles));
    this.point();
    this.count = tiles.length / 3;
    this.high = tiles.length ? tiles[tiles.length - 1] + 1 : 0;
    this.measure();
  }

  /** Deals a few boards at a time, so that taps are answered at once. */
  measure() {
    clearTimeout(this.timer);
    const { won, dealt } = this.maker.share(5);
    const { count = 0, high } = this;
    this.facts.textContent = [
      trCount(count, "%1$s tile, %2$s high.", "%1$s tiles, %2$s high.", count, high),
      count % 2 && tr("The number of tiles should be even."),
      dealt && trCount(dealt, "%1$s of %2$s deal can be won.", "%1$s of %2$s deals can be won.", won, dealt),
    ]
      .filter(Boolean)
      .join(" ");
    if (dealt && dealt < boards) this.timer = setTimeout(() => this.measure(), 0);
  }

  /* ---------------------------------------------------------------- keeping */

  /** @param {Event} event */
  async keep(event) {
    event.preventDefault();
    try {
      const bytes = new TextEncoder().encode(this.maker.file());
      const old = this.before;
      const name = this.name.value.trim() || tr("My layout");
      if (old?.isOwn && old.name === name) await removeLayout(this.chooser.table.keep, name);
      const { layouts, words } = await addLayouts(this.chooser.pictures, this.chooser.table.keep, name, bytes);
      await this.changed();
      this.dialog.close();
      await this.chooser.dealOn(layouts[0]);
      tell(words);
    } catch (error) {
      tell(/** @type {Error} */ (error).message, "refusal");
    }
  }

  download() {
    let text = "";
    this.step(() => (text = this.maker.file()));
    if (!text) return;
    const file = new Blob([text], { type: "text/plain" });
    const link = make("a", {
      href: URL.createObjectURL(file),
      download: `${this.name.value.trim() || "layout"}.layout`,
    });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

/** Opens the editor with a layout, or with an empty table.
 * @param {Chooser} chooser @param {Layout | null} layout @param {() => Promise<void>} changed after a layout was stored */
export async function editLayout(chooser, layout, changed) {
  try {
    new Editor(chooser, await loadLayoutMaker(), layout, changed);
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "refusal");
  }
}
