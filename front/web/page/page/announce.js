// SPDX-License-Identifier: MIT
// Describes the effects of a move in words, for screen readers.
import { EVENTS, KINDS } from "../games.js";
import { nameFace } from "../art/faces.js";
import { countWords } from "./dom.js";

/** @typedef {import("../games.js").Happening} Happening */
/** @typedef {import("../games.js").Piece} Piece */
/** @typedef {import("../view/scene.js").Scene} Scene */

/** If there are more pieces than this, they are counted instead of named. */
const mostNamed = 6;
/** @type {Set<number>} */
const things = new Set([KINDS.BALL, KINDS.TILE, KINDS.CARD, KINDS.BLOCK]);

/** @param {Scene} scene @param {number} spot */
function nameOn(scene, spot) {
  const piece = scene.pieceOn(spot);
  return piece ? scene.drawing.name(scene, piece) : "";
}

/** @param {Scene} scene @param {Happening[]} cleared */
function clearedWords(scene, cleared) {
  if (!cleared.length) return "";
  return scene.drawing.game === "mahjong"
    ? `${nameFace(cleared[0].value)}: two tiles removed`
    : `${countWords(cleared.length, "ball")} cleared`;
}

/** Names a few pieces but only counts many, as when Mahjong's tiles are reshuffled.
 * @param {Scene} scene @param {Happening[]} dropped */
function droppedWords(scene, dropped) {
  if (dropped.length <= mostNamed) return dropped.map((event) => nameOn(scene, event.to));
  return scene.drawing.game === "mahjong"
    ? [`${countWords(dropped.length, "tile")} shuffled`]
    : [`${countWords(dropped.length, "piece")} added`];
}

/** Describes what an undo brought back.
 * @param {Scene} scene after the undo @param {Map<number, Piece>} before by spot */
export function undoWords(scene, before) {
  const back = scene.pieces.filter((piece) => {
    const was = before.get(piece.spot);
    return things.has(piece.kind) && (was?.kind !== piece.kind || was.value !== piece.value);
  });
  const words =
    back.length > mostNamed
      ? [`${countWords(back.length, "piece")} restored`]
      : back.map((piece) => scene.drawing.name(scene, piece));
  return ["undone", ...words].join("; ");
}

/** @param {Scene} scene after the move @param {Happening[]} events */
export function moveWords(scene, events) {
  const of = (/** @type {number} */ what) => events.filter((event) => event.what === what);
  const went = of(EVENTS.WENT);
  const flew = of(EVENTS.FLEW).length;
  const parts = [
    went.length ? nameOn(scene, went[went.length - 1].to) : "",
    clearedWords(scene, of(EVENTS.CLEARED)),
    ...droppedWords(scene, of(EVENTS.DROPPED)),
    flew ? `${countWords(flew, "card")} went home` : "",
  ];
  return parts.filter(Boolean).join("; ");
}
