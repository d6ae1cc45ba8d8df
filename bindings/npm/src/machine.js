// SPDX-License-Identifier: MIT
// The WebAssembly module: its memory, the texts and arrays that go in and out, and its refusals. Only one is loaded,
// which all objects share; nothing in it is changed by two calls at the same time.
import { QuadrilleError } from "./errors.js";
import { decode, decodeUntilNul, encode } from "./shared/memory.js";

/** @internal */
export const PIECE_SIZE = 8;
const FAULT_SIZE = 272;
const FAULT_WORDS = 32;
const FIRST_ROOM = 1 << 16;

/** @type {any} the functions of quadrille.h, without that prefix */
let functions;
/** @type {WebAssembly.Module | undefined} */
let compiled;
/** @type {WebAssembly.Memory} */
let memory;
let bytes = new Uint8Array(0);
let view = new DataView(bytes.buffer);

/** Where a call finds its inputs and leaves its results. Each has a block of its own. */
const scratch = { fault: 0, position: 0, list: 0, out: 0, text: 0, room: 0 };

/** @internal @param {WebAssembly.Module} module */
export async function start(module) {
  const instance = await WebAssembly.instantiate(module, { npm: { stop: () => 0 } });
  const all = /** @type {any} */ (instance.exports);
  if (typeof all.quadrille_version !== "function" || typeof all.npm_allocate !== "function")
    throw new QuadrilleError("not-the-module", "This isn't the module of Quadrille");
  functions = Object.fromEntries(Object.entries(all).map(([name, value]) => [name.replace(/^quadrille_/, ""), value]));
  memory = all.memory;
  compiled = module;
  scratch.fault = allocate(FAULT_SIZE);
  scratch.out = allocate(64);
  scratch.position = allocate(greatest((game) => functions.game_position_size(game)));
  scratch.list = allocate(
    greatest((game) =>
      Math.max(
        2 * functions.game_most_moves(game),
        PIECE_SIZE * functions.game_most_pieces(game),
        4 * functions.game_most_events(game),
      ),
    ),
  );
  growText(FIRST_ROOM);
}

/** @param {(game: number) => number} size */
function greatest(size) {
  const sizes = Array.from({ length: functions.game_count() }, (_, at) => size(functions.game_at(at)));
  return Math.max(...sizes);
}

/** @internal The functions of the library. @returns {any} */
export function library() {
  if (!functions) throw new QuadrilleError("not-loaded", "Wait for load() first: it fetches the module");
  return functions;
}

/** @internal */
export function loadedModule() {
  library();
  return /** @type {WebAssembly.Module} */ (compiled);
}

/** @internal */
export const isLoaded = () => functions !== undefined;

/** @internal The blocks that calls share. */
export const blocks = scratch;

/** @internal All memory. It must be asked for again after each call, since memory can move. */
export function heap() {
  if (bytes.buffer !== memory.buffer) {
    bytes = new Uint8Array(memory.buffer);
    view = new DataView(memory.buffer);
  }
  return bytes;
}

/** @internal The list that a call has left. */
export const listed = () => heap().subarray(blocks.list);

/** @internal */
export function heapView() {
  heap();
  return view;
}

/** @internal @param {number} size @returns {number} */
export function allocate(size) {
  const block = library().npm_allocate(size) >>> 0;
  if (!block) throw new QuadrilleError("no-memory", "There isn't enough memory", 200);
  return block;
}

/** @internal @param {number} block */
export const release = (block) => functions.npm_free(block);

/** @param {number} room */
function growText(room) {
  if (scratch.text) release(scratch.text);
  scratch.text = scratch.room = 0;
  scratch.text = allocate(room);
  scratch.room = room;
}

// ------------------------------------------------------------------- texts

/** @internal A text that ends with a NUL, in a constant of the library. @param {number} at */
export const constant = (at) => (at ? decodeUntilNul(heap().subarray(at)) : "");

/** @internal
 * Calls with texts in memory: for each an address, 0 for null, and a length in bytes.
 * @template T
 * @param {(string | null)[]} texts @param {(...places: { at: number, size: number }[]) => T} call @returns {T}
 */
export function withTexts(texts, call) {
  const encoded = texts.map((text) => (text === null ? null : encode(text)));
  const block = allocate(encoded.reduce((sum, text) => sum + (text ? text.length + 1 : 0), 1));
  try {
    let next = block;
    const places = encoded.map((text) => {
      if (!text) return { at: 0, size: 0 };
      const at = next;
      next += text.length + 1;
      heap().set(text, at);
      heap()[next - 1] = 0;
      return { at, size: text.length };
    });
    return call(...places);
  } finally {
    release(block);
  }
}

/** @internal What a function writes that is given a place and its room. @param {(at: number, room: number) => number} write */
export function textFrom(write) {
  let length = write(scratch.text, scratch.room);
  if (length >= scratch.room) {
    growText(2 * length);
    length = write(scratch.text, scratch.room);
  }
  return decode(heap().subarray(scratch.text, scratch.text + length));
}

/** @internal Calls with room for some bytes. @template T @param {number} size @param {(at: number) => T} call @returns {T} */
export function withRoom(size, call) {
  const block = allocate(size);
  try {
    return call(block);
  } finally {
    release(block);
  }
}

// ---------------------------------------------------------------- refusals

/** @internal Throws if the call was refused without a fault. @param {number} error */
export function accept(error) {
  if (error) throw new QuadrilleError(errorName(error), errorWords(error), error);
}

/** @internal Throws if the call was refused and told why in the fault. @param {number} error @param {string} [text] that was read */
export function acceptWithFault(error, text = "") {
  if (!error) return;
  const at = scratch.fault;
  const fault = heapView();
  const before = encode(text).subarray(0, fault.getUint32(at + 4, true));
  throw new QuadrilleError(errorName(error), constant(at + FAULT_WORDS) || errorWords(error), error, {
    at: text ? decode(before).length : 0,
    line: fault.getUint32(at + 8, true),
    move: fault.getUint32(at + 12, true),
  });
}

/** The short name of an error of the library, such as "path-blocked". @param {number} number */
export const errorName = (number) => constant(library().error_name(number));

/** @internal The reason as a sentence; # and @ stand for numbers. @param {number} number */
export const errorWords = (number) => constant(library().error_words(number));

export const libraryVersion = () => constant(library().version_text());
/** @returns {number} */
export const solverVersion = () => library().solver_version();
