// SPDX-License-Identifier: MIT
// Pieces that fly from one place to another, above all others.

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
  return launch(scene, button, from, to, { duration, delay, easing: curve, fill: "backwards" });
}

/** Only the position changes, so the browser can run the animation without the main thread.
 * @param {Scene} scene @param {HTMLElement} button @param {Box} from @param {Box} to
 * @param {KeyframeAnimationOptions} timing @param {() => void} [landed] */
function launch(scene, button, from, to, timing, landed) {
  const resting = button.style.zIndex;
  button.style.zIndex = String(1000 + to.above);
  const put = () => {
    button.style.zIndex = resting;
    landed?.();
  };
  return scene.motions.begin(button, [{ transform: atBox(from) }, { transform: atBox(to) }], timing, put);
}

/**
 * Lets a removed piece fly off the board.
 * @param {Scene} scene
 * @param {HTMLElement} button
 * @param {Box} from
 * @param {Box} to
 * @param {number} duration
 * @param {number} [delay]
 * @param {number} [stays] how long it lies where it has landed, until another piece covers it
 */
export function flyAway(scene, button, from, to, duration, delay = 0, stays = 0) {
  scene.takeOff(button);
  const timing = { duration, delay, endDelay: stays, easing: curve, fill: /** @type {const} */ ("both") };
  launch(scene, button, from, to, timing, () => scene.touchDown(button));
}
