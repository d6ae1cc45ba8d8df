// SPDX-License-Identifier: MIT
// Describes the effects of a move in words, for screen readers.
import { EVENTS, KINDS } from "../games.js";
import { countWords } from "../base/dom.js";

/** @typedef {import("../games.js").Happening} Happening */
/** @typedef {import("../games.js").Piece} Piece */
/** @typedef {import("../view/scene.js").Scene} Scene */

/** If there are more pieces than this, they are counted instead of named. */
const mostNamed = 6;
/** @type {Set<number>} */
const things = new Set([KINDS.BALL, KINDS.TILE, KINDS.CARD, KINDS.BLOCK]);

/** @param {Scene} scene @param {number} value */
const called = (scene, value) => scene.drawing.called?.(scene, value) ?? "piece";

/** What came to a spot. A ball may already be part of a line that was cleared.
 * @param {Scene} scene @param {Happening} event */
function nameAt(scene, { to, value }) {
  const piece = scene.pieceOn(to);
  if (!piece) return "";
  return scene.drawing.name(scene, scene.drawing.rows ? { ...piece, kind: KINDS.BALL, value } : piece);
}

/** The names of cells don't tell what moved there from what is new.
 * @param {Scene} scene @param {Happening[]} went @param {Map<number, Piece>} before */
function wentWords(scene, went, before) {
  const { from } = went[0];
  const last = went[went.length - 1];
  if (!scene.drawing.rows) return nameAt(scene, last);
  const told = scene.drawing.tell?.(scene, (spot) => before.get(spot), { number: 0, from, to: last.to, events: went });
  return told ? `${told.act[1]} ${told.what} ${told.where?.()}` : "";
}

/** @param {Scene} scene @param {Happening[]} cleared @param {number} points */
function clearedWords(scene, cleared, points) {
  const names = cleared.map(({ value }) => called(scene, value));
  if (scene.drawing.pairs) return `${names[0]}: two tiles removed`;
  const counts = [...new Set(names)].map((name) => countWords(names.filter((one) => one === name).length, name));
  return `${counts.join(" and ")} cleared` + (points > 0 ? `, ${countWords(points, "point")}` : "");
}

/** Names a few pieces but only counts many, as when Mahjong's tiles are reshuffled.
 * @param {Scene} scene @param {Happening[]} dropped */
function droppedWords(scene, dropped) {
  if (dropped.length <= mostNamed)
    return (scene.drawing.rows ? "new: " : "") + dropped.map((event) => nameAt(scene, event)).join("; ");
  return scene.drawing.pairs
    ? `${countWords(dropped.length, "tile")} shuffled`
    : `${countWords(dropped.length, "piece")} added`;
}

/** Names a few cards that went home by themselves; of many, it names the last ones.
 * @param {Scene} scene @param {Happening[]} flew */
function flewWords(scene, flew) {
  if (flew.length <= mostNamed) return `${flew.map(({ value }) => called(scene, value)).join(", ")} went home`;
  const ends = new Map(flew.map((event) => [event.to, nameAt(scene, event)]));
  return [`${countWords(flew.length, "card")} went home`, ...ends.values()].join("; ");
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

/** @param {Scene} scene after the move @param {Happening[]} events
 * @param {Map<number, Piece>} before by spot @param {number} points that the move has won */
export function moveWords(scene, events, before, points) {
  const [went, dropped, cleared, flew] = [EVENTS.WENT, EVENTS.DROPPED, EVENTS.CLEARED, EVENTS.FLEW].map((what) =>
    events.filter((event) => event.what === what),
  );
  return [
    went.length && wentWords(scene, went, before),
    cleared.length && clearedWords(scene, cleared, points),
    dropped.length && droppedWords(scene, dropped),
    flew.length && flewWords(scene, flew),
  ]
    .filter(Boolean)
    .join("; ");
}
