// SPDX-License-Identifier: MIT
// Whether the browser may delete the games when space runs short, or when the
// page has not been opened for a while.
import { dateWords } from "../base/dom.js";
import { readNote, writeNote } from "../base/note.js";

/** @typedef {{ asked: string, days: number, kept: boolean, told: boolean }} Safety the day on which the browser was
 * asked, on how many days that was, whether it keeps the games, and whether the player knows of backups */

const place = "quadrille safety";

/** @returns {Safety} */
const known = () => ({ asked: "", days: 0, kept: false, told: false, ...Object(readNote(place)) });

/** @returns {Promise<boolean>} */
export async function isKept() {
  try {
    return (await navigator.storage.persisted()) === true;
  } catch {
    return false;
  }
}

/** Asks the browser to keep the games, at most once a day, because some browsers ask the player. */
export async function askToPersist() {
  const today = dateWords();
  const { asked, days } = known();
  if (asked === today) return;
  writeNote(place, { ...known(), asked: today, days: days + 1 });
  let kept = await isKept();
  try {
    kept ||= (await navigator.storage.persist()) === true;
  } catch {
    // A browser without this may delete the games.
  }
  writeNote(place, { ...known(), kept });
}

/** Whether to tell the player of backups: once, and not before the third day of play, because it would frighten a
 * beginner. */
export const mustTell = () => {
  const { days, kept, told } = known();
  return days >= 3 && !kept && !told;
};

export function noteTold() {
  writeNote(place, { ...known(), told: true });
}
