// SPDX-License-Identifier: MIT
// The bar at the top of the pages that are opened beside a game.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { make, tool } from "../base/dom.js";

/** The header of a page other than the board: a Back button and a title.
 * @param {string} title @param {(hash: string) => void} go */
export function pageBar(title, go) {
  return make(
    "header",
    { class: "page-bar" },
    tool("back", tr("Back"), () => go("#back")),
    make("h1", {}, title),
  );
}
