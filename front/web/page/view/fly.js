// SPDX-License-Identifier: MIT
// Pieces that go from one place to another, above all others on their way.

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Box} Box
 */

const curve = "cubic-bezier(.2,.75,.25,1)";

/** @param {Box} box */
export const atBox = (box) => `translate(${box.x}px, ${box.y}px)`;

/** @param {Box} a @param {Box} b */
export const samePlace = (a, b) => a.x === b.x && a.y === b.y;

/**
 * @param {Scene} scene
 * @param {HTMLElement} button
 * @param {Box} from
 * @param {Box} to
 * @param {number} duration
 * @param {number} [delay]
 */
export function fly(scene, button, from, to, duration, delay = 0) {
  const above = String(1000 + to.above);
  return scene.move(
    button,
    [
      { transform: atBox(from), zIndex: above },
      { transform: atBox(to), zIndex: above },
    ],
    { duration, delay, easing: curve, fill: "backwards" },
  );
}

/**
 * What is gone from the board, shown once more while it flies.
 * @param {Scene} scene
 * @param {HTMLElement} button
 * @param {Box} from
 * @param {Box} to
 * @param {number} duration
 * @param {number} [delay]
 */
export function flyAway(scene, button, from, to, duration, delay = 0) {
  const ghost = /** @type {HTMLElement} */ (button.cloneNode(true));
  ghost.removeAttribute("tabindex");
  ghost.removeAttribute("aria-label");
  ghost.classList.remove("held", "reached", "advised");
  scene.air.append(ghost);
  const flight = fly(scene, ghost, from, to, duration, delay);
  flight.effect?.updateTiming({ fill: "both" });
  flight.onfinish = () => ghost.remove();
  return ghost;
}
