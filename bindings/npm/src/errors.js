// SPDX-License-Identifier: MIT
// What the package throws: refusals of the library by name, and complaints about arguments.

/** Where a refusal was about a text or one of several moves.
 * @typedef {{ at?: number, line?: number, move?: number, cause?: unknown }} Where */

/**
 * A refusal: nothing has changed. `name` is the reason's short name, such as "path-blocked", which never changes, and
 * `message` a sentence for people.
 */
export class QuadrilleError extends Error {
  /** @param {string} name @param {string} message @param {number} [number] @param {Where} [where] */
  constructor(name, message, number = 0, where = {}) {
    super(message, where.cause === undefined ? undefined : { cause: where.cause });
    /** @type {string} the reason's short name */
    this.name = name;
    /** @type {number} the reason's number in quadrille.h; 0 for those of this package */
    this.number = number;
    /** @type {number} the index of the faulty character, if it was about a text */
    this.at = where.at ?? 0;
    /** @type {number} its line there, counted from 1; 0 if it was not about a text */
    this.line = where.line ?? 0;
    /** @type {number} which of several moves was refused, counted from 1; or 0 */
    this.move = where.move ?? 0;
  }
}

/** @param {unknown} value */
function kindOf(value) {
  if (value === null) return "null";
  return typeof value === "object" ? (value.constructor?.name ?? "object") : typeof value;
}

/** @internal @param {string} name @param {string} wanted @param {unknown} value @returns {never} */
export function refuseType(name, wanted, value) {
  throw new TypeError(`argument '${name}' must be ${wanted}, not ${kindOf(value)}`);
}

/** @internal A text that ends at its first NUL for the library. @param {unknown} value @param {string} name @returns {string} */
export function shortText(value, name) {
  if (typeof value !== "string") refuseType(name, "a string", value);
  if (value.includes("\0")) throw new RangeError(`argument '${name}' contains a null character`);
  return value;
}

/** @internal @param {unknown} value @param {string} name @returns {string} */
export function seedText(value, name = "seed") {
  if (typeof value === "string") return shortText(value, name);
  if (typeof value === "bigint" || (typeof value === "number" && Number.isSafeInteger(value))) return String(value);
  return refuseType(name, "a string or a whole number", value);
}

/**
 * A whole number from a range.
 * @internal
 * @param {unknown} value @param {string} name @param {number} least @param {number} most @returns {number}
 */
export function wholeNumber(value, name, least, most) {
  if (typeof value !== "number" || !Number.isInteger(value)) refuseType(name, "a whole number", value);
  if (value < least || value > most)
    throw new RangeError(`argument '${name}' must be from ${least} to ${most}, not ${value}`);
  return value;
}

/** @internal The options that a function knows, so that a misspelt one is noticed. @param {object} options @param {string[]} known */
export function knownOptions(options, known) {
  if (options === null || typeof options !== "object") refuseType("options", "an object", options);
  for (const name of Object.keys(options))
    if (!known.includes(name)) throw new TypeError(`there is no option '${name}', but ${known.join(", ")}`);
}
