// SPDX-License-Identifier: MIT
// What the player does on the board: taps, drags, sends pieces to their places
// and asks for hints. Each of these stops the autoplay.
import { trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { theLook } from "../base/lookbook.js";
import { isUsable, NO_SPOT, TABLE_SPOT, TOUCHES } from "../games.js";
import { feel } from "../play/feel.js";
import { Drag } from "../view/drag.js";

export class Actions {
  /** @param {import("../play/table.js").Table} table @param {import("./board.js").Board} board
   * @param {import("./announcer.js").Announcer} announcer @param {import("./autoplay.js").Autoplay} autoplay */
  constructor(table, board, announcer, autoplay) {
    this.table = table;
    this.board = board;
    this.announcer = announcer;
    this.autoplay = autoplay;
    this.drag = new Drag(board.scene, {
      press: (spot) => board.press(spot),
      tap: (spot, pointed) => (pointed ? this.tapOrSend(spot) : this.tap(spot)),
      lift: (spot) => this.lift(spot),
      release: (spot) => this.release(spot),
    });
  }

  /** @param {number} spot */
  tap(spot) {
    this.autoplay.stop();
    const what = this.touch(spot);
    if (what === TOUCHES.REFUSED) {
      this.board.scene.shake(spot);
      feel("refused", this.table.state.game);
    } else if (what === TOUCHES.HELD || what === TOUCHES.DROPPED) {
      if (what === TOUCHES.HELD) feel("held", this.table.state.game);
      this.announcer.sayHeld(spot, what === TOUCHES.HELD);
    }
    this.board.pointAgain(spot);
  }

  /** Touches a spot, with the cursor on it. @param {number} spot */
  touch(spot) {
    const { scene } = this.board;
    scene.pointAt(spot, null);
    scene.leads = true;
    const what = this.table.touch(spot);
    scene.leads = false;
    return what;
  }

  /** A tap with a finger or mouse can send a piece to its best place at once, if the player wants this. After a hint,
   * a tap on what it marks plays it.
   * @param {number} spot */
  tapOrSend(spot) {
    const { hinted, scene } = this.board;
    const taps = theLook()[scene.drawing.send?.option ?? ""];
    const { held } = this.table.state;
    if (taps === "one" && held === NO_SPOT && hinted?.includes(spot)) {
      this.send(hinted[0], hinted[1]);
      return;
    }
    const sends = (taps === "one" && held === NO_SPOT) || (taps === "double" && held === spot);
    const target = sends ? this.bestFrom(spot) : undefined;
    if (target === undefined) this.tap(spot);
    else this.send(spot, target);
  }

  /** @param {number} spot @param {number} target */
  send(spot, target) {
    this.autoplay.stop();
    if (this.table.state.held !== spot) this.table.touch(spot);
    this.tap(target);
  }

  /** The best place of a piece that is not held yet, or that is. @param {number} spot */
  bestFrom(spot) {
    const { board, table } = this;
    const { scene } = board;
    const piece = scene.pieceOn(spot);
    if (!piece || !piece.canMove) return undefined;
    scene.reached = board.reachedFrom(spot, scene.pieces);
    const best = scene.drawing.send?.best(scene, piece);
    scene.reached = board.reachedFrom(table.state.held, scene.pieces);
    return best;
  }

  /** @param {number} spot @returns {"held" | "done" | "no"} */
  lift(spot) {
    this.autoplay.stop();
    const { table } = this;
    const piece = this.board.scene.pieceOn(spot);
    if (!piece || !isUsable(piece) || spot >= TABLE_SPOT) return "no";
    if (table.state.held === spot) return "held";
    table.letGo();
    const what = table.touch(spot);
    if (what === TOUCHES.HELD) feel("held", this.table.state.game);
    return what === TOUCHES.HELD ? "held" : what === TOUCHES.MOVED ? "done" : "no";
  }

  /** @param {number | null} spot */
  release(spot) {
    if (spot !== null) this.touch(spot);
    this.table.letGo();
    if (spot !== null) this.board.pointAgain(spot);
  }

  /** Puts down what is held, and removes all marks. */
  letGo() {
    const { board, table } = this;
    const { held } = table.state;
    if (board.lettersOn) board.toggleLetters();
    board.scene.advised.clear();
    board.scene.mark();
    table.letGo();
    if (held !== NO_SPOT) this.announcer.sayHeld(held, false);
  }

  async hint() {
    this.autoplay.stop();
    await this.table.hint();
  }

  /** Marks what can move, or removes these marks. */
  showMovable() {
    const { scene } = this.board;
    const movable = scene.targets().filter((piece) => piece.canMove);
    scene.advised = new Set(scene.advised.size ? [] : movable.map((piece) => piece.spot));
    scene.mark();
    if (scene.advised.size)
      this.announcer.sayQuietly(trCount(movable.length, "%s piece can move", "%s pieces can move"));
  }
}
