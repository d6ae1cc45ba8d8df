// SPDX-License-Identifier: MIT
// Lights up the pieces that a text is about.

/** Lights up some pieces. @param {import("../view/scene.js").Scene} scene
 * @param {(piece: import("../games.js").Piece) => boolean} shows */
export function lightUp(scene, shows) {
  for (const piece of scene.pieces)
    scene.buttons.get(scene.drawing.key(scene, piece))?.classList.toggle("introduced", shows(piece));
}
