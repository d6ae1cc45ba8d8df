// SPDX-License-Identifier: MIT
// Introduces a game on its board: four steps, each with the pieces that it is
// about lit up. The player can play on meanwhile.
import { asideKitOf } from "../base/aside_kit.js";
import { StepPanel } from "./steps.js";

/** Lights up some pieces. @param {import("../view/scene.js").Scene} scene
 * @param {(piece: import("../games.js").Piece) => boolean} shows */
export function lightUp(scene, shows) {
  for (const piece of scene.pieces)
    scene.buttons.get(scene.drawing.key(scene, piece))?.classList.toggle("introduced", shows(piece));
}

/** Introduces the game of a page, if it has an introduction. @param {import("./game.js").GamePage} page */
export function introduce(page) {
  const steps = asideKitOf(page.table.state.game).lesson.map(({ words, shows }) => ({
    words: () => [words],
    show: () => lightUp(page.board.scene, shows),
  }));
  const end = () => lightUp(page.board.scene, () => false);
  if (steps.length) new StepPanel(page, { title: "Introduction", steps, last: "Play", end });
}
