// SPDX-License-Identifier: MIT
// A pause: the clock stops and the board is covered, so that a pause gives no
// time to think.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { backArt, makeOwnBack } from "../art/backs.js";
import { loadArt } from "../art/sprite.js";
import { closeDialogs, make, openDialog } from "../base/dom.js";
import { theLook } from "../base/lookbook.js";

/** @param {import("./game.js").GamePage} page */
export async function pause(page) {
  page.autoplay.stop("silently");
  await Promise.allSettled(backArt().map(loadArt));
  const { scene } = page.board;
  scene.cover(true);
  if (theLook().backs === "own")
    for (const piece of scene.root.querySelectorAll(".card, .stone")) piece.append(makeOwnBack());
  const dialog = openDialog(
    tr("Paused"),
    make("p", {}, tr("The clock is stopped, and the board is covered.")),
    make(
      "button",
      { type: "button", class: "main-button", autofocus: true, onclick: () => closeDialogs() },
      tr("Go on"),
    ),
  );
  dialog.addEventListener("close", () => {
    for (const back of scene.root.querySelectorAll("canvas.back")) back.remove();
    scene.cover(false);
  });
}
