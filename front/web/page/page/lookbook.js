// SPDX-License-Identifier: MIT
// How things look, and what keys do, as the player chose: kept by the browser.

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
  zoom: "fit",
  judge: "on",
};

/** @type {Record<string, string>} */
let look = { ...usual, ...readKept() };

function readKept() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}

/** @returns {Readonly<Record<string, string>>} */
export function theLook() {
  return look;
}

/** @param {string} name @param {string} value */
export function changeLook(name, value) {
  look = { ...look, [name]: value };
  try {
    localStorage.setItem(place, JSON.stringify(look));
  } catch {
    // It holds as long as the page does.
  }
  dispatchEvent(new CustomEvent("quadrille-look", { detail: look }));
}

export function hasMotion() {
  return document.documentElement.dataset.motion !== "none";
}
