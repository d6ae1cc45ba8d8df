// SPDX-License-Identifier: MIT
// The player's options, saved by the browser.
import { readNote, writeNote } from "../play/note.js";

const place = "quadrille look";
/** When the options changed, in seconds, and the text from which they were restored. */
const changedPlace = "quadrille look changed";

/** @type {Record<string, string>} */
const usual = {
  theme: "auto",
  contrast: "auto",
  motion: "auto",
  palette: "default",
  suits: "two",
  signs: "numbers",
  keys: "on",
  arrows: "blocks",
  print: "usual",
  hand: "right",
  turn: "auto",
  cards: "one",
  pairs: "two",
  sound: "off",
  touch: "off",
  zoom: "fit",
  judge: "on",
  notation: "off",
  table: "game",
  tiles: "traditional",
  faces: "classic",
  backs: "lattice",
  photo: "none",
  photoNumbers: "on",
};

/** Keeps only valid options, because the browser's data may be damaged. @param {any} kept */
function soundOnly(kept) {
  const entries = Object.entries(Object(kept));
  return Object.fromEntries(entries.filter(([name, value]) => name in usual && typeof value === "string"));
}

/** @type {Record<string, string>} */
let look = { ...usual, ...soundOnly(readNote(place)) };

/** @returns {Readonly<Record<string, string>>} */
export function theLook() {
  return look;
}

/** @param {string} name @param {string} value */
export function changeLook(name, value) {
  look = { ...look, [name]: value };
  writeNote(changedPlace, { changed: Math.floor(Date.now() / 1000) });
  keepLook();
}

function keepLook() {
  writeNote(place, look);
  dispatchEvent(new CustomEvent("quadrille-look", { detail: look }));
}

/** The options as text for a backup, or null if the player never changed one. */
export function lookText() {
  if (readNote(place) === null) return null;
  const { changed = 0, text = "" } = Object(readNote(changedPlace));
  const lines = Object.keys(look)
    .sort()
    .map((name) => `${name} ${look[name]}\n`);
  return { changed: Number.isSafeInteger(changed) ? changed : 0, text: text || lines.join("") };
}

/** Restores options; unknown ones stay in the text, for the next backup. @param {{ changed: number, text: string }} kept */
export function restoreLook({ changed, text }) {
  const entries = text
    .split("\n")
    .map((line) => line.split(" "))
    .filter(([, value, more]) => /^\w{1,30}$/.test(value ?? "") && more === undefined);
  look = { ...usual, ...soundOnly(Object.fromEntries(entries)) };
  writeNote(changedPlace, { changed, text });
  keepLook();
}

export function hasMotion() {
  return document.documentElement.dataset.motion !== "none";
}
