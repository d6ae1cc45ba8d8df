// SPDX-License-Identifier: MIT
// Mahjong's faces: their pictures and groups, by the numbers that the rules give them.
import { setOf } from "./sets.js";

export const faceBox = "0 0 60 80";

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

/** The face that stands for a group. All faces of a group match. @param {number} face */
export function groupFace(face) {
  return face <= 36 ? face : face <= 40 ? 35 : 36;
}
