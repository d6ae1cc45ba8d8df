// SPDX-License-Identifier: MIT
// The clock of a game. It runs only while the game is visible and somebody is
// there: not on a hidden page, not under a dialog, and not when nobody has
// touched the page for some time.

/** How long the clock runs on without a touch, in milliseconds. */
const patience = 120000;

/** From when to when somebody is there, by the last touches. */
let [from, until] = [0, 0];

function touched() {
  const now = performance.now();
  if (now > until) from = now;
  until = now + patience;
}

for (const touch of ["pointerdown", "pointermove", "keydown", "wheel"])
  addEventListener(touch, touched, { capture: true, passive: true });

export class Clock {
  constructor() {
    this.since = 0;
    this.seen = false;
  }

  /** Milliseconds since the last reading that count if the game was visible then.
   * @param {boolean} isShown whether the game's page is shown now */
  read(isShown) {
    const { since, seen } = this;
    this.since = performance.now();
    this.seen = isShown && document.visibilityState === "visible" && !document.querySelector("dialog[open]");
    const passed = seen ? Math.min(this.since, until) - Math.max(since, from) : 0;
    if (this.seen && !seen) touched();
    return Math.max(0, Math.round(passed));
  }
}
