// SPDX-License-Identifier: MIT
// A WebAssembly module that takes and gives text: front/web/exchange/exchange.h
// documents how.
import { decode, decodeUntilNul, encode } from "../../../bindings/npm/src/shared/memory.js";

/** A refusal by the module. Its message is meant for the player; the reason is a number of C's enums, or 0. */
export class Refusal extends Error {
  reason = 0;
}

/** @param {BufferSource | WebAssembly.Module} source @returns {Promise<WebAssembly.Instance>} */
export async function instantiate(source) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  return WebAssembly.instantiate(module, {});
}

export class Program {
  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    /** @type {Record<string, any>} */
    this.call = instance.exports;
  }

  /** A view of the module's memory. When the memory grows, older views become empty.
   * @param {number} at @param {number} [size] */
  bytes(at, size) {
    return new Uint8Array(this.call.memory.buffer, at, size);
  }

  /** @param {number} length */
  text(length) {
    return decode(this.bytes(this.call.text_at(), length));
  }

  /** The message of the last refusal, which ends with a zero byte. */
  words() {
    return decodeUntilNul(this.bytes(this.call.text_at()));
  }

  /** Writes texts one after another. Returns their lengths in bytes.
   * @param {(string | Uint8Array)[]} parts @returns {number[]} */
  give(...parts) {
    const all = parts.map((part) => (typeof part === "string" ? encode(part) : part));
    const size = all.reduce((sum, part) => sum + part.length, 0);
    let at = this.call.input_at(size);
    if (!at) throw new Refusal("This text is too long");
    for (const part of all) {
      this.bytes(at, part.length).set(part);
      at += part.length;
    }
    return all.map((part) => part.length);
  }

  /** @param {number} reason */
  must(reason) {
    if (reason) throw Object.assign(new Refusal(this.words()), { reason });
  }

  /** @param {string} words @returns {never} */
  refuse(words) {
    throw new Refusal(words);
  }
}
