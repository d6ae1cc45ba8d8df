// SPDX-License-Identifier: MIT
// The address of the game on the table, kept up to date.
import { routeOf } from "./route.js";

export class Address {
  /** @param {import("../games.js").Games} pictures deals what addresses lead to */
  constructor(pictures) {
    this.pictures = pictures;
    /** The address in use. The browser shows another one while the player is leaving for it. */
    this.hash = location.hash;
    /** The start for which the address was found, and the address. */
    this.start = "";
    this.route = "";
  }

  /** Updates the address at once, because the player may ask for the next game at any time.
   * @param {import("../games.js").State} state */
  show(state) {
    const { variant, seed, daily, own, name } = state;
    const start = [variant, seed, daily, own, name].join();
    // Finding it deals the game, which no move should wait for.
    if (start !== this.start) {
      this.start = start;
      this.route = routeOf(state, this.pictures);
    }
    if (!this.route || location.hash !== this.hash) return;
    if (location.hash !== this.route) history.replaceState(history.state, "", this.route);
    this.hash = location.hash;
  }
}
