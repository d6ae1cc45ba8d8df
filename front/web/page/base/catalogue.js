// SPDX-License-Identifier: MIT
// Reads a catalogue: translations as front/web/catalogues.py writes them. It comes from outside, so nothing is taken from
// it that wasn't checked. The English sentences are not in it, only a digest of each: so what a translation takes is
// compared with its sentence when somebody asks for it.

/** @typedef {import("../../../../bindings/npm/src/shared/translate.js").Catalogue} Spoken */
/** @typedef {Spoken & { direction: string, messages: Map<string, string | string[]> }} Catalogue messages by digest */
/** @typedef {(trouble: string) => void} Tell says why a message or all of a catalogue is left out */

/** The letters of a digest, each for six bits. */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const digestLength = 5;

/** The lower 30 bits of FNV-1a. @param {string} key a sentence, after its context and \x04 if it has one */
export function digestOf(key) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) sum = Math.imul(sum ^ key.charCodeAt(i), 0x01000193);
  let digest = "";
  for (let i = 0; i < digestLength; i++) digest += letters[(sum >>> (6 * i)) & 63];
  return digest;
}

/** What is filled in, and the signs that the rules replace. */
const placeholder = /%(?:\d+\$)?[-+0#]*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh?|ll?|z)?[diouxXeEfgGcsp%]|[#@]/g;

/** The placeholders of a text with their numbers: "1s", "2s". @param {string} text */
function placeholdersOf(text) {
  let next = 0;
  return (text.match(placeholder) ?? [])
    .filter((sign) => sign !== "%%")
    .map((sign) =>
      /^[#@]$/.test(sign) ? sign : (/^%(\d+)\$/.exec(sign)?.[1] ?? ++next) + sign.replace(/^%(\d+\$)?/, ""),
    );
}

/** Whether a translation takes what its sentence does: neither another argument nor, unless it is a form for some number,
 * fewer. @param {string} translation @param {string} one @param {string} [other] the English for several */
export function placeholdersAgree(translation, one, other) {
  const wanted = placeholdersOf(one);
  const found = placeholdersOf(translation);
  const known = other ? [...wanted, ...placeholdersOf(other)] : wanted;
  return (
    found.every((sign) => known.includes(sign)) && (other !== undefined || wanted.every((sign) => found.includes(sign)))
  );
}

/** The counts whose forms a catalogue lists; greater ones take that of their last two digits. */
const listed = 200;

/** @param {string} forms a digit for each count below 200 */
const formIn = (forms) => (/** @type {number} */ count) =>
  Number(forms[count < listed ? Math.floor(count) : 100 + (Math.floor(count) % 100)]);

/** Whether this is a translation, or as many forms as the language has. @param {unknown} value @param {number} count */
function isMessage(value, count) {
  const forms = Array.isArray(value) ? value : [value];
  return (forms === value ? forms.length === count : true) && forms.every((one) => typeof one === "string" && one);
}

/** Finds translations, and remembers which it has compared with their sentences.
 * @param {Map<string, string | string[]>} messages @param {Tell} tell @returns {Spoken["find"]} */
function finderIn(messages, tell) {
  /** @type {Map<string, string | string[] | undefined>} */
  const compared = new Map();
  return (context, one, other) => {
    const key = context ? `${context}\x04${one}` : one;
    if (compared.has(key)) return compared.get(key);
    let found = messages.get(digestOf(key));
    if (found && ![found].flat().every((form) => placeholdersAgree(form, one, other))) {
      tell(`placeholders differ in “${one}”`);
      found = undefined;
    }
    if (found) compared.set(key, found);
    return found;
  };
}

/** Reads a catalogue. Messages that are wrong are left out. Throws an error that says why it isn't one.
 * @param {string} text @param {Tell} tell @param {Catalogue | null} [former] another part of the same language, to which this
 *   one is added @returns {Catalogue} */
export function readCatalogue(text, tell, former) {
  const { project, language, direction, forms, keys, messages } = Object(JSON.parse(text));
  if (project !== "Quadrille") throw new Error("it is of another program");
  if (typeof language !== "string" || !/^[a-z]{2,3}(-\w+)*$/.test(language) || !/^(ltr|rtl)$/.test(direction))
    throw new Error("it names no language");
  if (!/^[0-9]{200}$/.test(forms)) throw new Error("its rule for plurals can't be understood");
  if (!Array.isArray(messages) || typeof keys !== "string" || keys.length !== digestLength * messages.length)
    throw new Error("it is damaged");
  const count = Math.max(...[...forms].map(Number)) + 1;
  const read = new Map(former?.language === language ? former.messages : []);
  messages.forEach((message, nth) => {
    const key = keys.slice(digestLength * nth, digestLength * (nth + 1));
    if (isMessage(message, count)) read.set(key, message);
    else tell(`message ${nth + 1} is damaged`);
  });
  return { language, direction, messages: read, form: formIn(forms), find: finderIn(read, tell) };
}
