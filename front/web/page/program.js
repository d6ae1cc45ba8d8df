// SPDX-License-Identifier: MIT
// A WebAssembly module that takes and gives text: front/web/exchange/exchange.h
// documents how.
import { decode, decodeUntilNul, encode } from "../../../bindings/npm/src/shared/memory.js";
import { catalogueInUse, findTranslation, tr } from "../../../bindings/npm/src/shared/translate.js";

/** A refusal by the module. Its message is meant for the player; the reason is a number of C's enums, or 0. */
export class Refusal extends Error {
  reason = 0;
}

/** The sentences of a module in the page's language: what exchange_words.c imports. Those that were asked for stay in the
 * module's memory. */
class Words {
  /** @type {Record<string, any>} */
  exports = {};
  catalogue = catalogueInUse();
  /** Where translations are, or 0, by the addresses of what was asked for. @type {Map<string, number>} */
  known = new Map();

  /** @param {number} at */
  read = (at) => (at ? decodeUntilNul(new Uint8Array(this.exports.memory.buffer, at)) : "");

  /** @param {number} context @param {number} text @param {number} many @param {number} count all but this are addresses */
  find = (context, text, many, count) => {
    const catalogue = catalogueInUse();
    if (!catalogue) return 0;
    if (this.catalogue !== catalogue) this.known.clear();
    this.catalogue = catalogue;
    const key = `${context} ${text} ${many && catalogue.form(count >>> 0)}`;
    const at =
      this.known.get(key) ??
      this.write(findTranslation(this.read(context), this.read(text), this.read(many) || undefined, count >>> 0));
    this.known.set(key, at);
    return at;
  };

  /** @param {string} words */
  write(words) {
    const bytes = encode(words);
    const at = words && this.exports.words_at(bytes.length + 1);
    if (!at) return 0;
    const place = new Uint8Array(this.exports.memory.buffer, at, bytes.length + 1);
    place.set(bytes);
    place[bytes.length] = 0;
    return at;
  }
}

/** @param {BufferSource | WebAssembly.Module} source @returns {Promise<WebAssembly.Instance>} */
export async function instantiate(source) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const words = new Words();
  const instance = await WebAssembly.instantiate(module, { page: { translation: words.find } });
  words.exports = instance.exports;
  return instance;
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
    if (!at) throw new Refusal(tr("This text is too long"));
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
