// SPDX-License-Identifier: MIT
// The player's options, saved by the browser and shared by all tabs.
import { readNote, writeNote } from "./note.js";

const place = "quadrille look";
/** When the options changed, in seconds, and the text from which they were restored. */
const changedPlace = "quadrille look changed";

/** The options with values that this version knows: see early.js. @type {(kept: object) => Record<string, string>} */
const knownOnly = /** @type {any} */ (globalThis).quadrilleLook;

/** Changes that the browser refused to store. @type {Record<string, string>} */
let unstored = {};

/** What is stored, which may have names and values of another version. */
const readStored = () => ({ ...Object(readNote(place)), ...unstored });

const readLook = () => knownOnly(readStored());

/** @type {Record<string, string>} */
let look = readLook();

/** @returns {Readonly<Record<string, string>>} */
export function theLook() {
  return look;
}

/** Changes one option. Another tab may have changed others. @param {string} name @param {string} value */
export function changeLook(name, value) {
  unstored = { ...unstored, [name]: value };
  look = readLook();
  writeNote(changedPlace, { changed: Math.floor(Date.now() / 1000) });
  keepLook();
}

function keepLook() {
  if (writeNote(place, readStored())) unstored = {};
  announceLook();
}

const announceLook = () => dispatchEvent(new CustomEvent("quadrille-look", { detail: look }));

addEventListener("storage", ({ key }) => {
  if (key !== place && key !== null) return;
  look = readLook();
  announceLook();
});

/** @param {unknown} value */
const isWord = (value) => /^\w{1,30}$/.test(String(value));

/** The options as text for a backup, or null if the player never changed one. */
export function lookText() {
  if (readNote(place) === null) return null;
  const { changed = 0, text = "" } = Object(readNote(changedPlace));
  const lines = Object.entries({ ...look, ...readStored() })
    .filter(([name, value]) => isWord(name) && isWord(value))
    .map(([name, value]) => `${name} ${value}\n`)
    .sort();
  return { changed: Number.isSafeInteger(changed) ? changed : 0, text: text || lines.join("") };
}

/** Restores options; unknown ones stay for the next backup. @param {{ changed: number, text: string }} kept */
export function restoreLook({ changed, text }) {
  const entries = text
    .split("\n")
    .map((line) => line.split(" "))
    .filter(([, value = "", more]) => isWord(value) && more === undefined);
  unstored = { ...knownOnly({}), ...Object.fromEntries(entries) };
  look = readLook();
  writeNote(changedPlace, { changed, text });
  keepLook();
}

export function hasMotion() {
  return document.documentElement.dataset.motion !== "none";
}
