// SPDX-License-Identifier: MIT
// The player's options, saved by the browser.
import { readNote, writeNote } from "../play/note.js";

const place = "quadrille look";

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
  writeNote(place, look);
  dispatchEvent(new CustomEvent("quadrille-look", { detail: look }));
}

export function hasMotion() {
  return document.documentElement.dataset.motion !== "none";
}
