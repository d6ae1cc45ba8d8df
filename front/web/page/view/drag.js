// SPDX-License-Identifier: MIT
// Touch, mouse and pen input on a board. A tap touches a spot. A drag picks up
// where it starts and touches where it ends. A finger's tap counts when the
// finger is lifted; the browser's click event comes a frame later and is
// ignored.

/** @typedef {import("./scene.js").Scene} Scene */

const threshold = 7;

/**
 * @typedef {object} Hands
 * @property {(spot: number) => void} press
 * @property {(spot: number) => void} tap
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

/** The dragged piece and the cards that lie on it. @param {Scene} scene @param {number} spot */
function carriedWith(scene, spot) {
  const piece = scene.pieceOn(spot);
  const inColumn = scene.drawing.game === "freecell" && piece && !(piece.marks & 12);
  return scene.pieces.filter(
    (other) => other.spot === spot || (inColumn && !(other.marks & 12) && other.x === piece.x && other.y > piece.y),
  );
}

export class Drag {
  /** @param {Scene} scene @param {Hands} hands */
  constructor(scene, hands) {
    this.scene = scene;
    this.hands = hands;
    /** @type {{ spot: number, x: number, y: number, id: number } | null} */
    this.pressed = null;
    /** @type {Array<{ button: HTMLElement, key: string, x: number, y: number }>} */
    this.carried = [];
    this.dragged = false;
    this.tapped = false;
    /** @type {HTMLElement | undefined} */
    this.calm = undefined;
    scene.root.addEventListener("pointerdown", (event) => this.press(event));
    scene.root.addEventListener("pointermove", (event) => this.move(event));
    scene.root.addEventListener("pointerup", (event) => this.end(event, true));
    scene.root.addEventListener("pointercancel", (event) => this.end(event, false));
    scene.root.addEventListener("touchend", (event) => this.touchEnd(event), { passive: false });
    scene.root.addEventListener("click", (event) => this.click(event));
    scene.root.addEventListener("dragstart", (event) => event.preventDefault());
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.dragged = this.tapped = false;
    const spot = spotOf(event);
    if (spot === null || event.button !== 0 || !event.isPrimary) return;
    this.pressed = { spot, x: event.clientX, y: event.clientY, id: event.pointerId };
    this.hold(this.scene.buttonOn(this.scene.held));
    this.hands.press(spot);
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
    const dx = event.clientX - pressed.x,
      dy = event.clientY - pressed.y;
    if (!this.dragged && Math.hypot(dx, dy) > threshold) this.begin(pressed);
    for (const { button, x, y } of this.carried) button.style.transform = `translate(${x + dx}px, ${y + dy}px)`;
  }

  /** @param {{ spot: number, id: number }} pressed */
  begin(pressed) {
    const lifted = this.hands.lift(pressed.spot);
    this.dragged = lifted !== "no";
    if (lifted !== "held") {
      this.pressed = null;
      return;
    }
    this.scene.root.setPointerCapture(pressed.id);
    if (this.scene.drawing.game === "freecell") this.carry(pressed.spot);
  }

  /** @param {number} spot */
  carry(spot) {
    for (const piece of carriedWith(this.scene, spot)) {
      const key = this.scene.drawing.key(this.scene, piece);
      const button = this.scene.buttons.get(key);
      const box = this.scene.boxes.get(key);
      if (button && box) {
        button.classList.add("carried");
        this.carried.push({ button, key, x: box.x, y: box.y });
      }
    }
  }

  /** @param {PointerEvent} event @param {boolean} counts */
  end(event, counts) {
    const { pressed } = this;
    this.pressed = null;
    this.hold(undefined);
    if (!pressed || event.pointerId !== pressed.id) return;
    if (this.dragged) this.drop(event, pressed, counts ? this.targetOf(event) : null);
    else if (counts && event.pointerType === "touch") {
      this.tapped = true;
      this.hands.tap(pressed.spot);
    }
  }

  /** The pieces start their flight where they were dropped.
   * @param {PointerEvent} event
   * @param {{ spot: number, x: number, y: number }} pressed @param {number | null} target */
  drop(event, pressed, target) {
    for (const { button, key, x, y } of this.carried) {
      const box = this.scene.boxes.get(key);
      button.classList.remove("carried");
      if (box)
        this.scene.boxes.set(key, { ...box, x: x + event.clientX - pressed.x, y: y + event.clientY - pressed.y });
    }
    this.carried = [];
    this.hands.release(target === pressed.spot ? null : target);
  }

  /** The spot under the finger, or else under the middle of the carried pieces. @param {PointerEvent} event */
  targetOf(event) {
    const under = spotAt(this.scene, event.clientX, event.clientY);
    const first = this.carried[0]?.button.getBoundingClientRect();
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

  /** @param {MouseEvent} event */
  click(event) {
    const spot = spotOf(event);
    if (!this.dragged && !this.tapped && spot !== null) this.hands.tap(spot);
    this.dragged = this.tapped = false;
  }
}
