// SPDX-License-Identifier: MIT
// All running animations of a board.

export class Motions {
  constructor() {
    /** @type {Map<Animation, () => void>} the running animations, and what to do at their end */
    this.going = new Map();
    /** @type {CSSNumberish | null} the start time for new animations; null means now */
    this.epoch = null;
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing
   * @param {() => void} [landed] */
  begin(element, frames, timing, landed = () => {}) {
    const motion = element.animate(frames, timing);
    if (this.epoch !== null) motion.startTime = this.epoch;
    this.going.set(motion, landed);
    motion.addEventListener("finish", () => this.land(motion));
    return motion;
  }

  /** Animations that "begin" starts are timed from the start of another one.
   * @param {Animation} other @param {() => void} begin */
  since(other, begin) {
    this.epoch = other.startTime;
    begin();
    this.epoch = null;
  }

  /** @param {Animation} motion */
  land(motion) {
    const landed = this.going.get(motion);
    this.going.delete(motion);
    landed?.();
  }

  /** How long the running animations still take, in milliseconds. */
  remaining() {
    const times = [...this.going.keys()].map(
      ({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime) - Number(currentTime ?? 0),
    );
    return Math.max(0, ...times);
  }

  /** Finishes all animations, including those that start when others end. */
  finish() {
    for (const motion of this.going.keys()) {
      motion.finish();
      this.land(motion);
    }
  }
}
