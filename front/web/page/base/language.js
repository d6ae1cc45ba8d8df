// SPDX-License-Identifier: MIT
// The language of the page: the player's choice, or else the first of the browser's for which there is a catalogue.
import { useCatalogue } from "../../../../bindings/npm/src/shared/translate.js";

/** The languages for which there are catalogues, in their own words; po/LINGUAS has their codes. */
export const languages = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  pt_BR: "Português (Brasil)",
  pl: "Polski",
  cs: "Čeština",
  ru: "Русский",
  zh_CN: "简体中文",
};

/** Chinese in other signs than those of the catalogue. */
const otherSigns = /^zh-(Hant|TW|HK|MO)\b/i;

/** The catalogue for a language of the browser's list, or "": "de" for "de-AT", "pt_BR" for "pt-PT".
 * @param {string} wanted */
function codeFor(wanted) {
  if (otherSigns.test(wanted)) return "";
  const codes = Object.keys(languages);
  const [language] = wanted.split("-");
  return (
    codes.find((code) => languageOf(code).toLowerCase() === wanted.toLowerCase()) ??
    codes.find((code) => code.split("_")[0] === language.toLowerCase()) ??
    ""
  );
}

/** What the player has chosen: a code, or "auto". Nobody chooses where there is no page, such as in a thread. */
let chosen = () => "en";

/** @param {() => string} how */
export const chooseLanguage = (how) => (chosen = how);

/** The code of the language to speak. */
export function wantedLanguage() {
  const language = chosen();
  return language === "auto" ? (navigator.languages.map(codeFor).find(Boolean) ?? "en") : language;
}

/** The parts that are here or on their way, and the language that they are in.
 * @type {{ code: string, parts: Map<Part, Promise<void>> }} */
let here = { code: "en", parts: new Map() };

/** What each part of a catalogue is for: the first screen and the boards, hints and what is said of moves, the other pages
 * and dialogs, and what the module of results says. @typedef {"first" | "hints" | "asides" | "records"} Part */

/** Brings a part of the catalogue that is wanted. Without it, the page speaks English where it would be needed, and a line
 * on the console says why. @param {Part} part */
export function bringLanguage(part) {
  const code = wantedLanguage();
  if (here.code !== code) here = { code, parts: new Map() };
  if (code === "en") speak(null);
  const coming = here.parts.get(part) ?? (code === "en" ? Promise.resolve() : fetchPart(code, part));
  here.parts.set(part, coming);
  return coming;
}

/** @param {string} code */
const languageOf = (code) => code.replace("_", "-");

/** @param {string} code @param {Part} part */
async function fetchPart(code, part) {
  try {
    const [answer, { readCatalogue }] = await Promise.all([
      fetch(new URL(`../languages/${code}-${part}.json`, import.meta.url)),
      import("./catalogue.js"),
    ]);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    const text = await answer.text();
    if (here.code !== code) return;
    const read = readCatalogue(text, (trouble) => complain(code, trouble), spoken);
    if (read.language !== languageOf(code)) throw new Error("it is of another language");
    speak(read);
  } catch (error) {
    complain(code, /** @type {Error} */ (error).message);
    if (here.code === code && spoken?.language !== languageOf(code)) speak(null);
  }
}

/** Brings those parts of the language that is wanted now which were here in the last one. */
export const bringLanguages = () => Promise.all([...here.parts.keys()].map(bringLanguage));

/** The first trouble is enough. @type {Set<string>} */
const told = new Set();

/** @param {string} code @param {string} trouble */
function complain(code, trouble) {
  if (!told.has(code)) console.warn(`The catalogue ${code} is not used, or not all of it: ${trouble}.`);
  told.add(code);
}

/** @type {import("./catalogue.js").Catalogue | null} */
let spoken = null;

/** A thread has no document. @param {import("./catalogue.js").Catalogue | null} read */
function speak(read) {
  spoken = read;
  useCatalogue(read);
  const root = globalThis.document?.documentElement;
  if (root) Object.assign(root, { lang: read?.language ?? "en", dir: read?.direction ?? "ltr" });
}
