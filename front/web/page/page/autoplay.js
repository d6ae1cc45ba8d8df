// SPDX-License-Identifier: MIT
// Autoplay follows hints or plays a solution, until a key, a tap or the end of
// the game stops it.
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

  /** @param {"told" | "silently"} [how] */
  stop(how = "told") {
    if (this.running && how === "told") tell("Stopped.");
    this.running = 0;
  }

  /** @param {boolean} faster */
  setPace(faster) {
    this.pace = faster ? Math.max(this.pace / 2, 25) : Math.min(this.pace * 2, 4000);
  }

  async run() {
    const { table } = this.page;
    tell("Autoplay follows the hints. Any key stops it.");
    await this.play(async () => {
      const hint = await table.findHint();
      if (hint) table.countHelp();
      return hint?.move;
    });
  }

  /** Plays a solution, which counts as one hint. @param {number[]} way */
  async show(way) {
    const moves = way.values();
    this.page.table.countHelp();
    tell("This is a solution. Any key stops it.");
    await this.play(async () => moves.next().value);
  }

  /** Shows a solution from the current position. */
  async showSolution() {
    try {
      const way = await this.page.table.findWay();
      if (way.length) await this.show(way);
      else tell("No solution found from here.", "refusal");
    } catch (error) {
      tell(/** @type {Error} */ (error).message, "refusal");
    }
  }

  /** @param {() => Promise<number | undefined>} next returns the move to play, if any */
  async play(next) {
    const { table } = this.page;
    const run = (this.running = Date.now());
    try {
      while (this.running === run && table.state.status === "going") {
        const move = await next();
        if (move === undefined || this.running !== run || !table.playMove(move)) break;
        await new Promise((resolve) => setTimeout(resolve, this.pace));
      }
    } catch (error) {
      tell(/** @type {Error} */ (error).message, "refusal");
    }
    if (this.running === run) this.running = 0;
  }
}
