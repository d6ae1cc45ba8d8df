// SPDX-License-Identifier: MIT
// All animations on a board, until they end.

export class Motions {
  constructor() {
    /** @type {Map<Animation, () => void>} those that have not come to their end, and what is done there */
    this.going = new Map();
    /** @type {CSSNumberish | null} when those that begin now began; none says now */
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

  /** What begins now counts its time from when another one began. @param {Animation} other @param {() => void} begin */
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

  /** Every motion comes to its end, and so do those that begin then. */
  finish() {
    for (const motion of this.going.keys()) {
      motion.finish();
      this.land(motion);
    }
  }
}
