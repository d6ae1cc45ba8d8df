// SPDX-License-Identifier: MIT
// Keys, as at a terminal: what moves the cursor, what is typed as a move, and
// what does the rest. Those of a single letter can be switched off.
import { nextTarget, turnTarget } from "../view/steer.js";
import { dateWords } from "./dom.js";
import { Entry } from "./entry.js";
import { theLook } from "./lookbook.js";
import { askNew, saveFile, showCode, showShare } from "./menus.js";

/** @type {Record<string, [number, number]>} */
const ways = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  h: [-1, 0],
  l: [1, 0],
  k: [0, -1],
  j: [0, 1],
};

/** @typedef {import("./game.js").GamePage} GamePage */

/** @type {Record<string, (page: GamePage) => void>} */
const bindings = {
  u: (page) => page.table.undo(),
  z: (page) => page.table.undo(),
  Backspace: (page) => page.table.undo(),
  U: (page) => page.table.redo(),
  y: (page) => page.table.redo(),
  n: (page) => askNew(page),
  r: (page) => page.table.again(),
  s: (page) => showShare(page),
  c: (page) => showCode(page),
  S: (page) => saveFile(page),
  D: (page) => page.go(`#${page.table.state.game}/daily/${dateWords()}`),
  w: (page) => void page.table.obey("winnable"),
  P: (page) => void page.table.obey("par"),
  x: (page) => void page.table.obey("explain"),
  q: (page) => page.go("#"),
  H: (page) => void page.hint(),
  A: (page) => page.autoplay.toggle(),
  "+": (page) => page.autoplay.setPace(true),
  "-": (page) => page.autoplay.setPace(false),
  g: (page) => page.timeline.slider.focus(),
  f: (page) => page.toggleLetters(),
  F: (page) => page.freeList.toggle(),
  o: (page) => page.go("#look"),
  "?": (page) => page.go(`#help/${page.table.state.game}`),
  ":": (page) => page.command(""),
  t: (page) => page.scene.pointAt(turnTarget(page.scene, 1)),
  T: (page) => page.scene.pointAt(turnTarget(page.scene, -1)),
};

/** Keys that are no single signs work even when those are switched off. @type {Record<string, (page: GamePage) => void>} */
const plainBindings = {
  Escape: (page) => letGo(page),
  Home: (page) => page.scene.pointAt(page.scene.targets()[0]?.spot),
  End: (page) => page.scene.pointAt(page.scene.targets().pop()?.spot ?? 255),
};

/** @param {GamePage} page */
function letGo(page) {
  page.keyboard.entry.clear();
  if (page.lettersOn) page.toggleLetters();
  page.scene.advised.clear();
  page.scene.mark();
  page.table.letGo();
}

/** Arrows move blocks, or the hole, as the player chose. */
function slide(/** @type {GamePage} */ page, /** @type {number} */ dx, /** @type {number} */ dy) {
  const turn = theLook().arrows === "hole" ? -1 : 1;
  void page.table.obey(dx * turn < 0 ? "l" : dx * turn > 0 ? "r" : dy * turn < 0 ? "u" : "d");
}

export class Keyboard {
  /** @param {GamePage} page */
  constructor(page) {
    this.page = page;
    this.entry = new Entry(page);
    document.addEventListener("keydown", (event) => this.press(event), { signal: page.leaving.signal });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    this.page.scene.ring = true;
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      event.altKey ||
      event.isComposing ||
      document.querySelector("dialog[open]") ||
      target.closest("input, textarea, select")
    )
      return;
    if (event.ctrlKey || event.metaKey ? this.control(event) : this.obey(event, target)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  control(event) {
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return false;
    if (key === "y" || event.shiftKey) this.page.table.redo();
    else this.page.table.undo();
    return true;
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} target */
  obey(event, target) {
    const { key } = event;
    const onBoard = this.page.scene.root.contains(target);
    const isSign = [...key].length === 1 && key !== " ";
    if (!"A+-".includes(key)) this.page.autoplay.stop();
    if (isSign && theLook().keys === "off") return false;
    if (this.entry.take(key) || (this.entry.text && this.enter(key))) return true;
    if (ways[key] && (isSign || onBoard || target === document.body)) return this.steer(...ways[key]);
    const act = bindings[key] ?? (onBoard || target === document.body ? plainBindings[key] : undefined);
    act?.(this.page);
    return act !== undefined;
  }

  /** A half-typed move is as it is. @param {string} key */
  enter(key) {
    if (key !== "Enter") return false;
    this.entry.send();
    return true;
  }

  /** @param {number} dx @param {number} dy */
  steer(dx, dy) {
    const { page } = this;
    if (page.table.state.game === "sliding") slide(page, dx, dy);
    else page.scene.pointAt(nextTarget(page.scene, dx, dy));
    return true;
  }
}
