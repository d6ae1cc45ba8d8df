// SPDX-License-Identifier: MIT
// What nobody sees waits a moment, until what a touch did is on the screen.
// When the page is hidden nothing waits.

/** Three frames. */
const moment = 50;

export class Later {
  constructor() {
    /** @type {Map<string, () => void>} of each name the last one counts */
    this.tasks = new Map();
    this.timer = 0;
  }

  /** @param {string} name @param {() => void} task */
  plan(name, task) {
    this.tasks.set(name, task);
    if (document.visibilityState === "hidden") this.flush();
    else if (!this.timer) this.timer = setTimeout(() => this.flush(), moment);
  }

  /** @param {string} name */
  drop(name) {
    this.tasks.delete(name);
  }

  /** All of it, now. */
  flush() {
    clearTimeout(this.timer);
    this.timer = 0;
    const tasks = [...this.tasks.values()];
    this.tasks.clear();
    for (const task of tasks) task();
  }
}
