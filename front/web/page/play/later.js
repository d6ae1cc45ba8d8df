// SPDX-License-Identifier: MIT
// Work that the player does not see, or that keeps the processor busy, waits
// until the effect of a touch is on the screen. When the page is hidden, it
// does not wait.

/** Three frames. */
const moment = 50;

export class Later {
  constructor() {
    /** @type {Map<string, () => void>} a new task replaces the one with the same name */
    this.tasks = new Map();
  }

  /** @param {string} name @param {() => void} task */
  plan(name, task) {
    if (!this.tasks.size) setTimeout(() => this.flush(), moment);
    this.tasks.set(name, task);
    if (document.visibilityState === "hidden") this.flush();
  }

  /** @param {string} name */
  drop(name) {
    this.tasks.delete(name);
  }

  /** Runs all waiting tasks now. */
  flush() {
    const tasks = [...this.tasks.values()];
    this.tasks.clear();
    for (const task of tasks) task();
  }
}
