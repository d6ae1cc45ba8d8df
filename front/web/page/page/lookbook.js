// SPDX-License-Identifier: MIT
// The player's options, saved by the browser and shared by all tabs.
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

/** Changes that the browser refused to store. @type {Record<string, string>} */
let unstored = {};

const readLook = () => ({ ...usual, ...soundOnly(readNote(place)), ...unstored });

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
  if (writeNote(place, look)) unstored = {};
  announceLook();
}

const announceLook = () => dispatchEvent(new CustomEvent("quadrille-look", { detail: look }));

addEventListener("storage", ({ key }) => {
  if (key !== place && key !== null) return;
  look = readLook();
  announceLook();
});

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
  look = unstored = { ...usual, ...soundOnly(Object.fromEntries(entries)) };
  writeNote(changedPlace, { changed, text });
  keepLook();
}

export function hasMotion() {
  return document.documentElement.dataset.motion !== "none";
}
