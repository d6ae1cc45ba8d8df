// SPDX-License-Identifier: MIT
// Loads what the first game doesn't need, when it is first wanted.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { Refusal } from "../games.js";
import { make, tell } from "../base/dom.js";
import { bringLanguage } from "../base/language.js";

/** @typedef {typeof import("./asides.js")} Asides */

/** How the asides are loaded. The page's first script says so: if this one did, the asides would import themselves.
 * @type {() => Promise<Asides>} */
let fetchAsides;

/** @param {() => Promise<Asides>} how */
export const provideAsides = (how) => (fetchAsides = how);

/** @type {Promise<Asides> | null} one for all, so that whoever asks first is answered first */
let loading = null;

/** The style sheets that are here or on their way. @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** Loads a style sheet once. A failed one is removed, so that the next attempt loads it again. @param {string} name */
function loadStyle(name) {
  const known = styles.get(name);
  if (known) return known;
  const link = make("link", { rel: "stylesheet", href: new URL(`../style/${name}.css`, import.meta.url).href });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      styles.delete(name);
      reject(new Error(tr("The style sheet could not be loaded")));
    };
  });
  styles.set(name, loaded);
  document.head.append(link);
  return loaded;
}

/** @returns {never} */
function refuse() {
  loading = null;
  throw new Refusal(tr("This page could not be loaded. Check the network connection and try again."));
}

export const loadAsides = () =>
  (loading ??= Promise.all([fetchAsides(), loadStyle("asides"), bringLanguage("asides")])
    .then(([asides]) => asides)
    .catch(refuse));

/** What has been typed since the player asked for something that is still being fetched, or null. @type {string | null} */
let typed = null;

/** Takes a key for what is being fetched, which otherwise the board would get. A further command waits in its turn.
 * @param {string} key */
export function typeAhead(key) {
  if (typed === null || key === ":") return false;
  if (key === "Backspace") typed = typed.slice(0, -1);
  else if ([...key].length === 1) typed += key;
  return true;
}

/** The start page, which a game that is opened by its address doesn't need. */
export const loadHome = () =>
  Promise.all([import("./home.js"), loadStyle("days")])
    .then(([home]) => home)
    .catch(refuse);

/** Uses it, or says why that is impossible. @param {(asides: Asides) => void | Promise<void>} use */
export async function withAsides(use) {
  try {
    await use(await loadAsides());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(error.message, "refusal");
  }
}

/** The same for what the player asks for by keyboard: keys that are pressed until it is here are for it.
 * @param {(asides: Asides, ahead: string) => void} use */
export async function openAside(use) {
  typed = "";
  try {
    await withAsides((asides) => {
      const ahead = typed ?? "";
      typed = null;
      use(asides, ahead);
    });
  } finally {
    typed = null;
  }
}
