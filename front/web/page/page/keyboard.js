// SPDX-License-Identifier: MIT
// The keys, as in the terminal: a letter or digit that can start a move does
// so, and the others move the cursor or are commands. Single-letter keys can be
// switched off.
import { kitOf } from "../base/kit.js";
import { NO_SPOT } from "../games.js";
import { nextTarget, turnTarget } from "../view/steer.js";
import { dateWords } from "../base/dom.js";
import { Entry, silent } from "./entry.js";
import { explain } from "./explain.js";
import { theLook } from "../base/lookbook.js";
import { openAside, typeAhead } from "./aside.js";
import { askCommand, startAgain } from "./deals.js";
import { chooseGame, dealNext } from "./next.js";

/** The keys that move the cursor. @satisfies {Record<string, [number, number]>} */
export const ways = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  h: [-1, 0],
  l: [1, 0],
  k: [0, -1],
  j: [0, 1],
};

/**
 * @typedef {import("./game.js").GamePage} GamePage
 * @typedef {(page: GamePage) => void} Act
 */

/** Looks a key up. @template T @param {Record<string, T>} table @param {string} key @returns {T | undefined} */
const actOf = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The same keys as on the full screen of a terminal. The help describes all of them.
 * @satisfies {Record<string, Act>} */
export const bindings = {
  u: (page) => page.table.undo(),
  z: (page) => page.table.undo(),
  Backspace: (page) => page.table.undo(),
  U: (page) => page.table.redo(),
  y: (page) => page.table.redo(),
  t: (page) => void page.actions.hint(),
  Pause: (page) => void openAside(({ pause }) => pause(page)),
  p: (page) => page.autoplay.toggle(),
  "+": (page) => page.autoplay.setPace(true),
  "-": (page) => page.autoplay.setPace(false),
  v: (page) => void page.table.obey("winnable"),
  P: (page) => void page.table.obey("par"),
  V: (page) => void page.autoplay.showSolution(),
  "!": (page) => void page.autoplay.finish(),
  x: (page) => void explain(page),
  m: (page) => page.showMovable(),
  T: (page) => page.timeline.slider.focus(),
  n: (page) => void dealNext(page),
  "*": (page) => chooseGame(page),
  N: (page) => page.go(`#${page.table.state.game}/daily/${dateWords()}`),
  r: (page) => startAgain(page, "r"),
  R: (page) => void openAside(({ watch }) => watch(page)),
  "#": (page) => page.go(`#statistics/${page.table.state.game}`),
  ">": (page) => void openAside(({ showShare }) => showShare(page)),
  L: (page) => page.board.toggleLetters(),
  Z: (page) => page.board.zoomer?.toggle(),
  o: (page) => page.go("#look"),
  "?": (page) => page.go(`#help/${page.table.state.game}`),
  "/": (page) => void openAside(({ find }, ahead) => find(page, ahead)),
  "=": (page) => void openAside(({ showGone }) => showGone(page)),
  ":": (page) => askCommand(page),
  q: (page) => page.go("#"),
  "]": (page) => page.board.scene.pointAt(turnTarget(page.board.scene, 1)),
  "[": (page) => page.board.scene.pointAt(turnTarget(page.board.scene, -1)),
};

/** Keys that work even if single-letter keys are switched off. @satisfies {Record<string, Act>} */
export const plainBindings = {
  Escape: (page) => letGo(page),
  Home: (page) => page.board.scene.pointAt(page.board.scene.targets()[0]?.spot),
  End: (page) => page.board.scene.pointAt(page.board.scene.targets().pop()?.spot ?? NO_SPOT),
};

/** Keys that are pressed together with Ctrl. @satisfies {Record<string, Act>} */
export const controls = {
  z: (page) => page.table.undo(),
  y: (page) => page.table.redo(),
  s: (page) => void openAside(({ saveFile }) => saveFile(page)),
};

/** @param {GamePage} page */
function letGo(page) {
  page.keyboard.entry.clear();
  page.actions.letGo();
}

/** Arrow keys move the tile or the gap, as the player chose. */
function slide(
  /** @type {GamePage} */ page,
  /** @type {string} */ moves,
  /** @type {number} */ dx,
  /** @type {number} */ dy,
) {
  const turn = theLook().arrows === "gap" ? -1 : 1;
  const [left, right, up, down] = moves;
  void page.table.obey(dx * turn < 0 ? left : dx * turn > 0 ? right : dy * turn < 0 ? up : down);
}

export class Keyboard {
  /** @param {GamePage} page */
  constructor(page) {
    this.page = page;
    this.entry = new Entry(page);
    const { signal } = page.leaving;
    document.addEventListener("keydown", (event) => this.press(event), { signal });
    document.addEventListener("pointerdown", () => this.entry.clear(), { signal });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      event.altKey ||
      event.isComposing ||
      document.querySelector("dialog[open]") ||
      target.closest("input, textarea, select")
    )
      return;
    if (!event.ctrlKey && !event.metaKey && typeAhead(event.key)) {
      if (event.key.length === 1) event.preventDefault();
      return;
    }
    this.page.board.scene.settle();
    // On many keyboards, + needs Shift.
    if (!"p+-".includes(event.key) && !silent.has(event.key)) this.page.autoplay.stop();
    if (event.ctrlKey || event.metaKey ? this.control(event) : this.obey(event, target)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  control(event) {
    const key = event.key.toLowerCase();
    const act = actOf(controls, key === "z" && event.shiftKey ? "y" : key);
    if (!act) return false;
    this.entry.clear();
    act(this.page);
    return true;
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} target */
  obey(event, target) {
    const { key } = event;
    if (this.page.panel?.press(key)) return true;
    const onBoard = this.page.board.scene.root.contains(target);
    const isSign = [...key].length === 1 && key !== " ";
    if (isSign && theLook().keys === "off") return false;
    // The position of a walk is not the game's, to which keys apply.
    if (this.page.board.stage.inert && (isSign || key === "Backspace")) this.page.panel?.end();
    if (this.letter(key) || ((isSign || onBoard || target === document.body) && this.entry.take(key))) return true;
    const isFree = onBoard || target === document.body;
    const way = isSign || isFree ? actOf(ways, key) : undefined;
    if (way) return this.steer(way[0], way[1]);
    if (key === "Escape" && this.page.ending.close()) return true;
    const act = actOf(bindings, key) ?? (isFree ? actOf(plainBindings, key) : undefined);
    act?.(this.page);
    return act !== undefined;
  }

  /** While letters are shown, touches the free tile with this letter. @param {string} key */
  letter(key) {
    const { letters } = this.page.board.scene;
    const found = this.entry.open ? undefined : [...letters].find(([, letter]) => letter === key);
    if (found) this.page.actions.tap(found[0]);
    return found !== undefined;
  }

  /** @param {number} dx @param {number} dy */
  steer(dx, dy) {
    const { page } = this;
    const { arrows } = kitOf(page.table.state.game);
    if (arrows) slide(page, arrows, dx, dy);
    else page.board.scene.pointAt(nextTarget(page.board.scene, dx, dy));
    return true;
  }
}
