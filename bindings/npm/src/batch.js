// SPDX-License-Identifier: MIT
// Many positions of one game, which are stepped together in the memory of the module.
import { refuseType, wholeNumber } from "./errors.js";
import { allocate, heap, library, release, withRoom } from "./machine.js";
import { Position, outputArray } from "./position.js";
/** @import { Game } from "./rules.js" */

/** Masks and observations leave the module in parts, so that it never needs much memory for them. */
const MOST_ROOM = 1 << 20;

const forgotten = new FinalizationRegistry((/** @type {number} */ block) => release(block));

/**
 * Many positions of one game. A board that refuses its action stays as it is and doesn't disturb the others. The arrays
 * `errors`, `statuses` and `scores` have the results of the last step.
 */
export class Batch {
  /** @type {Game} */
  #game;
  #size;
  #block;
  #random;

  /** @param {Iterable<Position>} positions all of one game, and with equal boards @param {{ seed?: number }} [options] */
  constructor(positions, { seed = 0 } = {}) {
    const all = [...positions];
    for (const position of all)
      if (!(position instanceof Position)) refuseType("positions", "a list of positions", position);
    if (!all.length) throw new RangeError("argument 'positions' must have at least one position");
    this.#game = all[0].game;
    this.#size = this.#game.positionSize;
    /** @type {number} */
    this.length = all.length;
    this.actionCount = all[0].actionCount;
    this.observationSize = all[0].observationSize;
    all.forEach((position) => this.#check(position));
    this.#random =
      BigInt.asUintN(64, (BigInt(wholeNumber(seed, "seed", 0, 2 ** 53 - 1)) + 1n) * 0x9e3779b97f4a7c15n) || 1n;
    /** For each position the number of the error that refused its action, or 0. */
    this.errors = new Uint16Array(this.length);
    /** For each position the number of its status: see `STATUSES`. */
    this.statuses = new Uint8Array(this.length);
    this.scores = new Uint32Array(this.length);
    this.#block = allocate(this.length * this.#size);
    forgotten.register(this, this.#block);
    all.forEach((position, at) => heap().set(position.toBytes(), this.#block + at * this.#size));
  }

  get game() {
    return this.#game;
  }

  /** @param {Position} position */
  #check(position) {
    if (position.game !== this.#game) throw new TypeError("argument 'positions' must all be of one game");
    if (position.actionCount !== this.actionCount || position.observationSize !== this.observationSize)
      throw new TypeError("argument 'positions' must all have boards of the same size");
  }

  /** @param {number} at */
  #place(at) {
    return this.#block + wholeNumber(at, "at", 0, this.length - 1) * this.#size;
  }

  /** One of the positions, as a value. @param {number} at */
  get(at) {
    const from = this.#place(at);
    return new Position(this.#game, heap().slice(from, from + this.#size));
  }

  /** Replaces one of the positions. @param {number} at @param {Position} position */
  set(at, position) {
    const from = this.#place(at);
    if (!(position instanceof Position)) refuseType("position", "a Position", position);
    this.#check(position);
    heap().set(position.toBytes(), from);
  }

  /** Plays an action in each position. @param {ArrayLike<number>} actions @returns {number} how many were not refused */
  step(actions) {
    const count = this.length;
    if (actions?.length !== count) throw new RangeError(`argument 'actions' must have ${count} elements`);
    const list = actions instanceof Uint32Array ? actions : Uint32Array.from(actions);
    return withRoom(11 * count, (at) => {
      const [scores, errors, statuses] = [at + 4 * count, at + 8 * count, at + 10 * count];
      new Uint32Array(heap().buffer, at, count).set(list);
      const done = library().step_many(
        this.#game.address,
        count,
        this.#block,
        this.#size,
        at,
        errors,
        statuses,
        scores,
      );
      const { buffer } = heap();
      this.scores.set(new Uint32Array(buffer, scores, count));
      this.errors.set(new Uint16Array(buffer, errors, count));
      this.statuses.set(new Uint8Array(buffer, statuses, count));
      return done;
    });
  }

  /** Masks of the legal actions, one position after the other. @param {Uint8Array} [out] to fill */
  legalMask(out) {
    return this.#fill(out, this.actionCount, "legal_mask_many");
  }

  /** What a player sees, one position after the other. @param {Uint8Array} [out] to fill */
  observe(out) {
    return this.#fill(out, this.observationSize, "observe_many");
  }

  /** @param {unknown} out @param {number} each @param {string} name */
  #fill(out, each, name) {
    const array = outputArray(out, each * this.length);
    const most = Math.max(1, Math.floor(MOST_ROOM / each));
    withRoom(each * Math.min(most, this.length), (room) => {
      for (let first = 0; first < this.length; first += most) {
        const count = Math.min(most, this.length - first);
        library()[name](this.#game.address, count, this.#block + first * this.#size, this.#size, room, each);
        array.set(heap().subarray(room, room + count * each), first * each);
      }
    });
    return array;
  }

  /** A random legal action for each position, 0 where there is none. @returns {Uint32Array} */
  sample() {
    const actions = new Uint32Array(this.length);
    const masks = this.legalMask();
    for (let at = 0; at < this.length; at++)
      actions[at] = this.#pick(masks.subarray(at * this.actionCount, (at + 1) * this.actionCount));
    return actions;
  }

  /** @param {Uint8Array} mask */
  #pick(mask) {
    const count = mask.reduce((sum, one) => sum + one, 0);
    let skipped = Math.floor((this.#nextRandom() / 2 ** 32) * count);
    return count ? mask.findIndex((one) => one === 1 && skipped-- === 0) : 0;
  }

  #nextRandom() {
    let random = this.#random;
    random ^= BigInt.asUintN(64, random << 13n);
    random ^= random >> 7n;
    random ^= BigInt.asUintN(64, random << 17n);
    this.#random = random;
    return Number(random >> 32n);
  }
}
