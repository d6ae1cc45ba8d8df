// SPDX-License-Identifier: MIT
// The panel at the end of a game, which leaves the board visible. What it says
// is loaded when a game ends: see result.js.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { make } from "../base/dom.js";
import { loadAsides } from "./aside.js";

/** @typedef {import("./game.js").GamePage} GamePage */

export class Ending {
  /** @param {GamePage} page */
  constructor(page) {
    this.page = page;
    /** Whether the game has just ended. If so, the panel takes the focus. */
    this.comes = false;
    /** Whether the last pieces of the game are still flying. */
    this.waits = false;
    /** Counts what is shown, so that what comes late is dropped. */
    this.showing = 0;
    /** @type {HTMLElement | null} what is asked once */
    this.offer = null;
    this.root = make("section", { class: "ending", "aria-label": tr("Result"), hidden: true });
  }

  /** The game has ended. The panel waits until the last pieces have landed. */
  await() {
    this.comes = true;
    this.waits = true;
    loadAsides().catch(() => {}); // The panel tries again.
  }

  /** Shows the panel if the game is over and hides it otherwise. On a page that the player has left, nothing is shown:
   * its board has no size. */
  show() {
    const { root } = this;
    if (this.waits || !root.isConnected) return;
    const { board, table } = this.page;
    if (table.state.status === "going") {
      const hadFocus = root.contains(document.activeElement);
      this.hide();
      if (hadFocus) board.scene.pointAt(board.scene.cursor);
      return;
    }
    const showing = ++this.showing;
    const isWanted = () => showing === this.showing && root.isConnected;
    void loadAsides().then(
      ({ showResult }) => isWanted() && showResult(this, isWanted),
      () => isWanted() && this.page.announcer.say(`${table.state.outcome}. ${table.state.result}`),
    );
  }

  hide() {
    this.showing++;
    if (this.root.hidden) return;
    this.root.hidden = true;
    this.offer = null;
    this.page.table.mind.drop("end");
    this.page.root.classList.remove("over");
    this.page.board.measure();
  }

  /** Returns to the board. Returns whether the panel was open. */
  close() {
    if (this.root.hidden) return false;
    this.hide();
    const { scene } = this.page.board;
    scene.pointAt(scene.cursor);
    return true;
  }
}
