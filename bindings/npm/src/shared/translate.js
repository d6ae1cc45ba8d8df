// SPDX-License-Identifier: MIT
// Sentences in the player's language. The English sentence is the key: without a catalogue, or where it lacks a sentence,
// people read that. A sentence is complete, and numbers its arguments if it has more than one; xgettext finds it by the
// names of these functions (po/update.sh). docs/translating.md tells more.

/**
 * @typedef {object} Catalogue
 * @property {string} language as Intl calls it, such as "pt-BR"
 * @property {(context: string, one: string, other?: string) => string | string[] | undefined} find the translation of a
 *   sentence, or of both forms of one that depends on a number: then all forms
 * @property {(count: number) => number} form which form a count takes
 */

/** @type {Catalogue} */
const english = { language: "en-GB", find: () => undefined, form: (count) => (count === 1 ? 0 : 1) };

let catalogue = english;

/** Translates with a catalogue from now on, or speaks English. @param {Catalogue | null} [one] */
export function useCatalogue(one) {
  catalogue = one ?? english;
}

/** The language in use, as Intl calls it. */
export const languageInUse = () => catalogue.language;

/** @type {Map<string, Intl.NumberFormat>} */
const writers = new Map();

/** Whole numbers have no separators, as in the terminal. @param {unknown} value */
function argumentWords(value) {
  if (typeof value !== "number" || Number.isInteger(value)) return String(value);
  const { language } = catalogue;
  const writer = writers.get(language) ?? new Intl.NumberFormat(language);
  writers.set(language, writer);
  return writer.format(value);
}

/** What is filled in: "%s", "%1$s" and the kinds of C. */
const placeholder = /%(?:(\d+)\$)?(?:l{0,2}[du]|[cs%])/g;

/** @param {string} text @param {unknown[]} args */
function fill(text, args) {
  if (!args.length) return text;
  let next = 0;
  return text.replace(placeholder, (sign, number) =>
    sign === "%%" ? "%" : argumentWords(args[number ? number - 1 : next++]),
  );
}

/** The translation of a sentence, or "". @param {string} context @param {string} text @param {string} [other] the form
 * for several, if it depends on a number @param {number} [count] that number */
export function findTranslation(context, text, other, count = 1) {
  const found = catalogue.find(context, text, other);
  return (Array.isArray(found) ? found[other ? catalogue.form(count) : 0] : found) ?? "";
}

/** The catalogue in use, which is another object when the language changes, or null for English. */
export const catalogueInUse = () => (catalogue === english ? null : catalogue);

/** A sentence. @param {string} [text] @param {...unknown} args what its placeholders stand for */
export const tr = (text = "", ...args) => fill(findTranslation("", text) || text, args);

/** The same English, but another sentence: or a word that takes another form in some place. @param {string} context
 * @param {string} text @param {...unknown} args */
export const trIn = (context, text, ...args) =>
  fill(findTranslation(context, text) || findTranslation("", text) || text, args);

/** A sentence that depends on a number, which is its only argument if no others are given.
 * @param {number} count @param {string} one @param {string} other @param {...unknown} args */
export function trCount(count, one, other, ...args) {
  const text = findTranslation("", one, other, count) || (count === 1 ? one : other);
  return fill(text, args.length ? args : [count]);
}

/** Marks a sentence of a table, whose reader calls tr. @param {string} text */
export const mark = (text) => text;

/** The same for trIn. @param {string} _ @param {string} text */
export const markIn = (_, text) => text;

/** The same for trCount, which takes both forms. @param {string} one @param {string} other
 * @returns {[one: string, other: string]} */
export const markCount = (one, other) => [one, other];

/** A list of words: "a, b and c". @param {string[]} words @param {Intl.ListFormatOptions} [how] */
export const listWords = (words, how = { type: "conjunction" }) =>
  new Intl.ListFormat(catalogue.language, how).format(words);
