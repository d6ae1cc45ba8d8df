// SPDX-License-Identifier: MIT
// What a move did, in words, for who listens.
import { EVENTS } from "../games.js";
import { nameFace } from "../art/faces.js";
import { countWords } from "./dom.js";

/** @typedef {import("../games.js").Happening} Happening */
/** @typedef {import("../view/scene.js").Scene} Scene */

/** @param {Scene} scene @param {number} spot */
function nameOn(scene, spot) {
  const piece = scene.pieceOn(spot);
  return piece ? scene.drawing.name(scene, piece) : "";
}

/** @param {Scene} scene @param {Happening[]} cleared */
function clearedWords(scene, cleared) {
  if (!cleared.length) return "";
  return scene.drawing.game === "mahjong"
    ? `${nameFace(cleared[0].value)}: two tiles taken`
    : `${countWords(cleared.length, "ball")} cleared`;
}

/** @param {Scene} scene as it is now @param {Happening[]} events */
export function moveWords(scene, events) {
  const of = (/** @type {number} */ what) => events.filter((event) => event.what === what);
  const went = of(EVENTS.WENT);
  const flew = of(EVENTS.FLEW).length;
  const parts = [
    went.length ? nameOn(scene, went[went.length - 1].to) : "",
    clearedWords(scene, of(EVENTS.CLEARED)),
    ...of(EVENTS.DROPPED).map((event) => nameOn(scene, event.to)),
    flew ? `${countWords(flew, "card")} went home` : "",
  ];
  return parts.filter(Boolean).join("; ");
}
