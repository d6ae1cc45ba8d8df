// SPDX-License-Identifier: MIT
// Hints that play themselves, until a key, a tap or the end stops them.
import { tell } from "./dom.js";

export class Autoplay {
  /** @param {import("./game.js").GamePage} page */
  constructor(page) {
    this.page = page;
    this.running = 0;
    this.pace = 450;
  }

  toggle() {
    if (this.running) this.stop();
    else void this.run();
  }

  stop() {
    if (this.running) tell("Stopped.");
    this.running = 0;
  }

  /** @param {boolean} faster */
  setPace(faster) {
    this.pace = faster ? Math.max(this.pace / 2, 25) : Math.min(this.pace * 2, 4000);
  }

  async run() {
    const { table } = this.page;
    const run = (this.running = Date.now());
    tell("Hints are played; any key stops them.");
    while (this.running === run && table.state.status === "going") {
      const hint = await table.findHint().catch(() => null);
      if (!hint || this.running !== run) break;
      table.games.countHint();
      table.playMove(hint.move);
      await new Promise((resolve) => setTimeout(resolve, this.pace));
    }
    if (this.running === run) this.running = 0;
  }
}
