// SPDX-License-Identifier: MIT
// The clock of a game: it runs only while the game is visible, not in a hidden
// page or under a dialog.

/** Longer than this at one go was no play. */
const longest = 60000;

export class Clock {
  constructor() {
    this.since = 0;
    this.seen = false;
  }

  /** Milliseconds since it was last read, if the game was seen then. @param {boolean} isShown whether its page is */
  read(isShown) {
    const { since, seen } = this;
    this.since = performance.now();
    this.seen = isShown && document.visibilityState === "visible" && !document.querySelector("dialog[open]");
    return seen ? Math.round(Math.min(this.since - since, longest)) : 0;
  }
}
