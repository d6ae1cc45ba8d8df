// SPDX-License-Identifier: MIT
// Autoplay follows hints or plays a solution, until a key, a tap anywhere on
// the page of the game or the end of the game stops it.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { tell } from "../base/dom.js";

export class Autoplay {
  /** @param {import("./game.js").GamePage} page */
  constructor(page) {
    this.page = page;
    /** @type {object | null} the current run */
    this.running = null;
    this.pace = 450;
  }

  toggle() {
    if (this.running) this.stop();
    else void this.run();
  }

  /** @param {"told" | "silently"} [how] */
  stop(how = "told") {
    if (this.running && how === "told") tell(tr("Stopped."));
    this.running = null;
  }

  /** @param {boolean} faster */
  setPace(faster) {
    this.pace = faster ? Math.max(this.pace / 2, 25) : Math.min(this.pace * 2, 4000);
  }

  async run() {
    const { table } = this.page;
    tell(tr("Autoplay follows the hints. Any key stops it."));
    await this.play(async () => {
      const hint = await table.findHint();
      if (hint) table.countHelp();
      return hint?.move;
    });
  }

  /** Plays a solution from the current position, which counts as one hint. */
  async showSolution() {
    /** @type {Iterator<number> | null} */
    let moves = null;
    await this.play(async (goesOn) => {
      moves ??= await this.findSolution(goesOn);
      return moves?.next().value;
    });
  }

  /** @param {() => boolean} goesOn @returns {Promise<Iterator<number> | null>} */
  async findSolution(goesOn) {
    const { table } = this.page;
    const way = await table.findWay();
    if (!goesOn() || !way) return null;
    if (way.length) {
      table.countHelp();
      tell(tr("This is a solution. Any key stops it."));
    } else tell(tr("No solution found from here."), "refusal");
    return way.values();
  }

  /** Plays the rest of a game in which nothing is left to decide. */
  async finish() {
    const { games } = this.page.table;
    if (games.finish() === undefined)
      tell(tr("Something is left to decide: Finish plays the rest after that."), "refusal");
    else await this.play(async () => games.finish(), 160);
  }

  /** Runs until it is stopped, even while it waits for the solver, or its game leaves the page.
   * @param {(goesOn: () => boolean) => Promise<number | undefined>} next returns the move to play, if any
   * @param {number} [pace] */
  async play(next, pace) {
    const { table, watching } = this.page;
    const run = (this.running = {});
    const goesOn = () => this.running === run && table.watcher === watching;
    try {
      while (goesOn()) {
        const move = await next(goesOn);
        if (move === undefined || !goesOn() || !table.playMove(move)) break;
        await new Promise((resolve) => setTimeout(resolve, pace ?? this.pace));
      }
    } catch (error) {
      if (goesOn()) tell(/** @type {Error} */ (error).message, "refusal");
    }
    if (this.running === run) this.running = null;
  }
}
