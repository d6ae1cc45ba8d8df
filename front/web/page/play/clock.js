// SPDX-License-Identifier: MIT
// The clock of a game. It runs only while the game is visible: not on a hidden
// page, and not under a dialog.

/** A longer interval does not count as playing time. */
const longest = 60000;

export class Clock {
  constructor() {
    this.since = 0;
    this.seen = false;
  }

  /** Milliseconds since the last reading if the game was visible then.
   * @param {boolean} isShown whether the game's page is shown now */
  read(isShown) {
    const { since, seen } = this;
    this.since = performance.now();
    this.seen = isShown && document.visibilityState === "visible" && !document.querySelector("dialog[open]");
    return seen ? Math.round(Math.min(this.since - since, longest)) : 0;
  }
}
