// SPDX-License-Identifier: MIT
// Small values that the browser stores by name. If it refuses, they last as
// long as the page.

/** @param {string} place @returns {any} null if it is missing or unreadable */
export function readNote(place) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} place @param {unknown} what null deletes the value
 * @returns {boolean} whether the browser has stored it */
export function writeNote(place, what) {
  try {
    if (what === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(what));
    return true;
  } catch {
    return false; // The value is lost with the page.
  }
}
