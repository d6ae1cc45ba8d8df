// SPDX-License-Identifier: MIT
// Two fingers enlarge a board. It is then drawn at its new size, so that it
// stays sharp, and one finger moves it like any page.

/** @typedef {{ apart: number, x: number, y: number }} Fingers their distance, and the point between them */

/** @param {TouchList} touches @returns {Fingers} */
function fingers([a, b]) {
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}

/**
 * @param {HTMLElement} stage
 * @param {() => void} begin
 * @param {(factor: number, from: Fingers, to: Fingers) => void} change the change since the last call
 */
export function watchPinch(stage, begin, change) {
  /** @type {Fingers | null} */
  let last = null;
  stage.addEventListener("touchstart", ({ touches }) => {
    last = touches.length === 2 ? fingers(touches) : null;
    if (last) begin();
  });
  stage.addEventListener(
    "touchmove",
    (event) => {
      if (!last || event.touches.length !== 2) return;
      event.preventDefault();
      const now = fingers(event.touches);
      change(now.apart / last.apart, last, now);
      last = now;
    },
    { passive: false },
  );
  for (const end of ["touchend", "touchcancel"]) stage.addEventListener(end, () => (last = null));
}
