// SPDX-License-Identifier: MIT
// The players of one household: their names, and whose results are shown.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { make } from "../base/dom.js";
import { writeNote } from "../base/note.js";

/** In bytes of UTF-8. */
export const longestPlayer = 23;

/** A name as the terminal cleans it: without characters that control anything, with single blanks, and not too long.
 * @param {string} text */
export function cleanName(text) {
  let name = text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === "\t" ? " " : ""))
    .replace(/[ \u00a0]+/g, " ")
    .trim();
  while (new TextEncoder().encode(name).length > longestPlayer) name = [...name].slice(0, -1).join("").trim();
  return name;
}

/** From now on, results are those of this player. @param {string} name */
export const playAs = (name) => writeNote("player", name || null);

/** Lets the player choose whose results are shown; nothing if nobody has a name.
 * @param {Array<{ player?: string }>} outcomes of everybody @param {string} shown or "" @param {(whose: string) => void} show */
export function playerChoice(outcomes, shown, show) {
  const names = [...new Set(outcomes.map(({ player }) => player ?? "").filter(Boolean))].sort((a, b) =>
    a.localeCompare(b),
  );
  if (!names.length && !shown) return null;
  if (shown && !names.includes(shown)) names.push(shown);
  const select = make(
    "select",
    { onchange: () => show(select.value) },
    ...["", ...names].map((value) => make("option", { value, selected: value === shown }, value || tr("everybody"))),
  );
  return make("label", { class: "field" }, make("span", {}, tr("Player")), select);
}
