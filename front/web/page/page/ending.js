// SPDX-License-Identifier: MIT
// The panel over the board at the end of a game: the result, and what to do
// next.
import { clockWords, countWords, make, tool } from "./dom.js";
import { askNew, showShare, startAgain } from "./menus.js";

/** @typedef {import("./game.js").GamePage} GamePage */

/** @type {Record<string, string>} */
const titles = { won: "Won", lost: "Game over", stuck: "No moves left" };

/** @param {import("../games.js").State} state */
function summary(state) {
  const parts = [countWords(state.at, "move"), clockWords(state.clock)];
  if (state.game === "kulki") parts.unshift(countWords(state.score, "point"));
  if (state.hints) parts.push(countWords(state.hints, "hint"));
  if (state.undos) parts.push(countWords(state.undos, "undo"));
  return parts.join(", ");
}

/** @param {GamePage} page */
function buttons(page) {
  const { state } = page.table;
  const mend =
    state.status === "stuck" ? [tool("undo", "Undo", () => page.table.undo(), { class: "main-button" })] : [];
  const next =
    state.game === "mahjong" && state.status === "stuck"
      ? []
      : [tool("again", "Restart", () => startAgain(page), { class: "side-button" })];
  return [
    ...mend,
    tool("new", "New", () => askNew(page), { class: mend.length ? "side-button" : "main-button" }),
    ...next,
    tool("share", "Share", () => showShare(page), { class: "side-button" }),
  ];
}

export class Ending {
  /** @param {GamePage} page */
  constructor(page) {
    this.page = page;
    /** Whether the game has just ended. If so, the panel takes the focus. */
    this.comes = false;
    this.root = make("section", { class: "ending", "aria-label": "Result", hidden: true });
  }

  /** Shows the panel if the game is over and hides it otherwise. */
  show() {
    const { state, games } = this.page.table;
    const hadFocus = this.root.contains(document.activeElement);
    this.root.hidden = !this.page.hasPanel();
    if (this.root.hidden && hadFocus) this.page.scene.pointAt(this.page.scene.cursor);
    if (this.root.hidden) return;
    const close = tool("close", "View the board", () => this.close(), { class: "close" });
    const help = state.status === "won" && games.state().hints ? " with help" : "";
    const title = make("h2", { tabindex: "-1" }, titles[state.status] + help);
    this.root.className = `ending ${state.status}`;
    this.root.replaceChildren(
      close,
      title,
      make("p", {}, summary(games.state())),
      make("div", { class: "row-of-buttons" }, ...buttons(this.page)),
    );
    if (this.comes || hadFocus) title.focus({ preventScroll: true });
    this.comes = false;
  }

  /** Returns to the board. Returns whether the panel was open. */
  close() {
    if (this.root.hidden) return false;
    this.root.hidden = true;
    this.page.scene.pointAt(this.page.scene.cursor);
    return true;
  }
}
