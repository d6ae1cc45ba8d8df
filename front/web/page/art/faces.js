// SPDX-License-Identifier: MIT
// Mahjong's faces: their pictures and their names, by the numbers that the
// rules give them.
import { setOf } from "./sets.js";

export const faceBox = "0 0 60 80";

/** Short names of the faces. */
const faces = [
  "--",
  ..."123456789".split("").map((number) => number + "b"),
  ..."123456789".split("").map((number) => number + "c"),
  ..."123456789".split("").map((number) => number + "d"),
  "WE",
  "WS",
  "WW",
  "WN",
  "DR",
  "DG",
  "DW",
  "FL",
  "SE",
  "FP",
  "FO",
  "FC",
  "FB",
  "SP",
  "SU",
  "AU",
  "WI",
];

/** The sets of tiles. Faces up to "lastSmall" have simpler pictures for small tiles. The file of the traditional set
 * has the body of all tiles. */
const sets = {
  traditional: { files: ["mahjong"], prefix: "", lastSmall: 31 },
  large: { files: ["mahjong", "mahjong_large"], prefix: "large-", lastSmall: 0 },
  night: { files: ["mahjong", "mahjong_night"], prefix: "night-", lastSmall: 31 },
};

/** @typedef {Readonly<Record<string, string>>} Look the player's options */

/** The files with the pictures of tiles. @param {Look} look */
export const faceArt = (look) => setOf(sets, look.tiles).files;

/** The picture of a face. @param {number} face @param {boolean} isSmall @param {Look} look */
export function facePicture(face, isSmall, look) {
  const { prefix, lastSmall } = setOf(sets, look.tiles);
  return `${isSmall && face <= lastSmall ? "small-" : ""}${prefix}face-${face}`;
}

/** @type {Record<string, string>} */
const words = {
  WE: "east wind",
  WS: "south wind",
  WW: "west wind",
  WN: "north wind",
  DR: "red dragon",
  DG: "green dragon",
  DW: "white dragon",
  FL: "flower",
  SE: "season",
  FP: "plum flower",
  FO: "orchid flower",
  FC: "chrysanthemum flower",
  FB: "bamboo flower",
  SP: "spring",
  SU: "summer",
  AU: "autumn",
  WI: "winter",
};

/** The name of a face. @param {number} value */
export function nameFace(value) {
  const face = faces[value];
  return words[face] ?? `${face[0]} of ${face[1] === "b" ? "bamboo" : face[1] === "c" ? "characters" : "dots"}`;
}

/** The face that stands for a group. All faces of a group match. @param {number} face */
export function groupFace(face) {
  return face <= 36 ? face : face <= 40 ? 35 : 36;
}
