// SPDX-License-Identifier: MIT
// Offers sounds once, below the result of the first game that is finished.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { make } from "../base/dom.js";
import { changeLook } from "../base/lookbook.js";
import { feel } from "../play/feel.js";

/** @param {import("./ending.js").Ending} ending */
export function offerSound(ending) {
  const { game } = ending.page.table.state;
  /** @param {"on" | "off"} value */
  const answer = (value) => () => {
    changeLook("sound", value);
    feel("won", game); // is heard if that was yes
    ending.offer?.remove();
    ending.offer = null;
    ending.page.board.measure();
  };
  ending.offer = make(
    "div",
    { class: "sound-offer" },
    make("p", {}, tr("Would you like to hear the pieces?")),
    make(
      "div",
      { class: "row-of-buttons" },
      make("button", { type: "button", class: "side-button", onclick: answer("on") }, tr("Sound on")),
      make("button", { type: "button", class: "side-button", onclick: answer("off") }, tr("No, thanks")),
    ),
  );
  changeLook("sound", "off");
  ending.root.append(ending.offer);
  ending.page.board.measure();
}
