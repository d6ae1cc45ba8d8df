// SPDX-License-Identifier: MIT
// Touch, mouse and pen input on a board. A tap touches a spot. A drag picks up
// where it starts, moves what the finger holds, and touches where it ends. A
// finger's tap counts when the finger is lifted; the browser's click event comes
// a frame later and is ignored.

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{ element: HTMLElement, key: string, box: import("./scene.js").Box, whole: boolean }} Carried
 *   "whole": the element is the piece's button and not a part of it */
/** @typedef {{ x: number, y: number }} Way */

const threshold = 7;
/** A pushed piece moves if it was pushed at least this share of its way. */
const enough = 0.4;
const returnTime = 160;

/**
 * @typedef {object} Hands
 * @property {(spot: number) => void} press
 * @property {(spot: number, pointed: boolean) => void} tap "pointed": with a finger, pen or mouse
 * @property {(spot: number) => "held" | "done" | "no"} lift "done" means that the drag itself was the move
 * @property {(spot: number | null) => void} release
 */

/** @param {Event} event */
export function spotOf(event) {
  const button = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
  return button instanceof HTMLElement ? Number(button.dataset.spot) : null;
}

/** The spot under a point, ignoring carried pieces. @param {Scene} scene @param {number} x @param {number} y */
function spotAt(scene, x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    const button = element.closest("[data-spot]");
    if (button instanceof HTMLElement && scene.root.contains(button) && !button.classList.contains("carried"))
      return Number(button.dataset.spot);
  }
  return null;
}

export class Drag {
  /** @param {Scene} scene @param {Hands} hands */
  constructor(scene, hands) {
    this.scene = scene;
    this.hands = hands;
    /** @type {{ spot: number, x: number, y: number, id: number, byFinger: boolean } | null} */
    this.pressed = null;
    /** @type {Carried[]} */
    this.carried = [];
    /** @type {Way | null} the way of a piece that can only be pushed */
    this.rail = null;
    /** @type {Way} how far the carried pieces are from their place */
    this.moved = { x: 0, y: 0 };
    this.dragged = false;
    this.tapped = false;
    /** Whether the press has ended a deal. */
    this.settled = false;
    /** @type {HTMLElement | undefined} */
    this.calm = undefined;
    /** @type {AbortController | undefined} */
    this.released = undefined;
    scene.root.addEventListener("pointerdown", (event) => this.press(event));
    scene.root.addEventListener("touchend", (event) => this.touchEnd(event), { passive: false });
    scene.root.addEventListener("click", (event) => this.click(event));
    scene.root.addEventListener("dragstart", (event) => event.preventDefault());
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (!event.isPrimary) return;
    this.dragged = this.tapped = false;
    // The browser has found what was there before the deal was ended.
    this.settled = this.scene.settle();
    const spot = this.settled ? spotAt(this.scene, event.clientX, event.clientY) : spotOf(event);
    if (spot === null || event.button !== 0) return;
    this.pressed = {
      spot,
      x: event.clientX,
      y: event.clientY,
      id: event.pointerId,
      byFinger: event.pointerType === "touch",
    };
    this.watch();
    this.hold(this.scene.buttonOn(this.scene.held));
    this.hands.press(spot);
  }

  /** Follows the pointer until it is released, also outside the board. */
  watch() {
    this.released?.abort();
    this.released = new AbortController();
    const { signal } = this.released;
    addEventListener("pointermove", (event) => this.move(event), { signal });
    addEventListener("pointerup", (event) => this.end(event, true), { signal });
    addEventListener("pointercancel", (event) => this.end(event, false), { signal });
  }

  /** Keeps the held piece still while something is pressed. Without animation, the next frame comes at once.
   * @param {HTMLElement | undefined} button */
  hold(button) {
    this.calm?.classList.remove("calm");
    this.calm = button;
    button?.classList.add("calm");
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { pressed } = this;
    if (!pressed || event.pointerId !== pressed.id) return;
    const x = event.clientX - pressed.x,
      y = event.clientY - pressed.y;
    if (!this.dragged && Math.hypot(x, y) > threshold) this.begin(pressed);
    this.moved = this.rail ? along(this.rail, x, y) : { x, y };
    for (const { element } of this.carried) element.style.translate = `${this.moved.x}px ${this.moved.y}px`;
  }

  /** A finger that moves a board which is larger than the screen picks up nothing.
   * @param {{ spot: number, id: number, byFinger: boolean }} pressed */
  begin(pressed) {
    const { scene } = this;
    const piece = scene.pieceOn(pressed.spot);
    const button = scene.buttonOn(pressed.spot);
    if (!piece || !button) return;
    if (pressed.byFinger && getComputedStyle(button).touchAction !== "none") {
      this.release();
      return;
    }
    const push = scene.drawing.push?.(scene, piece);
    const lifted = push ? "held" : this.hands.lift(pressed.spot);
    this.dragged = lifted !== "no";
    if (lifted !== "held") {
      this.release();
      return;
    }
    this.rail = push ? { x: push.dx, y: push.dy } : null;
    scene.root.setPointerCapture(pressed.id);
    this.carried = (push?.pieces ?? scene.drawing.carry?.(scene, piece) ?? [piece]).flatMap((one) => this.take(one));
  }

  /** @param {import("./scene.js").Piece} piece @returns {Carried[]} */
  take(piece) {
    const { drawing, buttons, boxes } = this.scene;
    const key = drawing.key(this.scene, piece);
    const button = buttons.get(key);
    const box = boxes.get(key);
    const element = button && (drawing.grip?.(button) ?? button);
    if (!button || !box || !(element instanceof HTMLElement)) return [];
    button.classList.add("carried");
    return [{ element, key, box, whole: element === button }];
  }

  /** @param {PointerEvent} event @param {boolean} counts */
  end(event, counts) {
    const { pressed } = this;
    if (event.pointerId !== pressed?.id) return;
    this.release();
    if (this.dragged) this.drop(pressed.spot, counts ? this.targetOf(event, pressed.spot) : null);
    else if (counts && (this.settled || event.pointerType === "touch")) {
      this.tapped = true;
      this.hands.tap(pressed.spot, true);
    }
  }

  release() {
    this.pressed = null;
    this.released?.abort();
    this.hold(undefined);
  }

  /** Gives up a drag, because a second finger has come down or the game is left. */
  cancel() {
    const { pressed } = this;
    this.release();
    if (pressed && this.dragged) this.drop(pressed.spot, null);
  }

  /** The pieces start their flight, or their way back, where they were dropped.
   * @param {number} spot @param {number | null} target */
  drop(spot, target) {
    const { scene, carried, moved, rail } = this;
    const dropped = carried.map((one) => ({
      ...one,
      at: { ...one.box, x: one.box.x + moved.x, y: one.box.y + moved.y },
    }));
    this.carried = [];
    this.rail = null;
    for (const { element, key, at, whole } of dropped) {
      element.style.translate = "";
      element.closest(".carried")?.classList.remove("carried");
      if (whole) scene.boxes.set(key, at);
    }
    const pushed = rail !== null && Math.hypot(moved.x, moved.y) >= enough * Math.hypot(rail.x, rail.y);
    scene.brought = true;
    if (pushed && target !== null) this.hands.tap(spot, false);
    else if (!rail) this.hands.release(target === spot ? null : target);
    scene.brought = false;
    for (const { element, key, box, at, whole } of dropped)
      if (whole ? scene.boxes.get(key) === at : element.isConnected) {
        if (whole) scene.boxes.set(key, box);
        this.sendBack(element, moved);
      }
  }

  /** @param {HTMLElement} element @param {Way} from */
  sendBack(element, { x, y }) {
    const { motion, motions } = this.scene;
    const frames = [{ translate: `${x}px ${y}px` }, { translate: "0 0" }];
    if (motion) motions.begin(element, frames, { duration: returnTime, easing: "ease-out" });
  }

  /** The spot under the finger, or else under the middle of the carried pieces. A pushed piece stays the target.
   * @param {PointerEvent} event @param {number} spot */
  targetOf(event, spot) {
    if (this.rail) return spot;
    const under = spotAt(this.scene, event.clientX, event.clientY);
    const first = this.carried[0]?.element.getBoundingClientRect();
    if (!first || (under !== null && this.scene.reached.has(under))) return under;
    const beside = spotAt(this.scene, first.left + first.width / 2, first.top + first.height / 4);
    return beside !== null && this.scene.reached.has(beside) ? beside : under;
  }

  /** Prevents the click and the focus that would follow a tap. @param {TouchEvent} event */
  touchEnd(event) {
    if (!this.tapped || !event.cancelable) return;
    event.preventDefault();
    this.tapped = false;
  }

  /** A click that no pointer made comes from a key or a screen reader. @param {MouseEvent} event */
  click(event) {
    const spot = spotOf(event);
    if (!this.dragged && !this.tapped && spot !== null) this.hands.tap(spot, event.detail > 0);
    this.dragged = this.tapped = false;
  }
}

/** The part of a movement that lies on a rail, between its ends. @param {Way} rail @param {number} x @param {number} y */
function along(rail, x, y) {
  const share = (x * rail.x + y * rail.y) / (rail.x * rail.x + rail.y * rail.y);
  const part = Math.max(0, Math.min(1, share));
  return { x: rail.x * part, y: rail.y * part };
}
