// SPDX-License-Identifier: MIT
// How things look, and what keys do.
import { makeBall } from "../view/kulki.js";
import { choice, make, pageBar } from "./dom.js";
import { changeLook, theLook } from "./lookbook.js";

/** name, label, values and their words @type {Array<[string, string, Array<[string, string]>]>} */
const choices = [
  [
    "theme",
    "Light",
    [
      ["auto", "as the system"],
      ["light", "light"],
      ["dark", "dark"],
    ],
  ],
  [
    "contrast",
    "Contrast",
    [
      ["auto", "as the system"],
      ["usual", "usual"],
      ["more", "high"],
    ],
  ],
  [
    "motion",
    "Motion",
    [
      ["auto", "as the system"],
      ["full", "full"],
      ["none", "none"],
    ],
  ],
  [
    "palette",
    "Colours",
    [
      ["default", "usual"],
      ["safe", "for every eye (Okabe and Ito)"],
    ],
  ],
  [
    "signs",
    "On balls",
    [
      ["numbers", "numbers"],
      ["shapes", "shapes"],
      ["none", "nothing"],
    ],
  ],
  [
    "suits",
    "Suits",
    [
      ["two", "two colours"],
      ["four", "four colours"],
    ],
  ],
  [
    "zoom",
    "Mahjong's heap",
    [
      ["fit", "all of it"],
      ["large", "larger tiles"],
    ],
  ],
  [
    "judge",
    "Can it still be won?",
    [
      ["on", "always shown"],
      ["off", "only when asked"],
    ],
  ],
  [
    "keys",
    "Keys of one letter",
    [
      ["on", "on"],
      ["off", "off"],
    ],
  ],
  [
    "arrows",
    "Arrows in the sliding puzzle move",
    [
      ["blocks", "the block"],
      ["hole", "the hole"],
    ],
  ],
];

export class LookPage {
  /** @param {import("../play/table.js").Table} table @param {(hash: string) => void} go */
  constructor(table, go) {
    this.table = table;
    this.balls = make("div", { class: "board kulki swatches", "aria-hidden": "true" });
    this.root = make(
      "main",
      { class: "page" },
      pageBar("Look and keys", go),
      make(
        "section",
        { class: "sheet settings" },
        this.balls,
        ...choices.map(([name, label, values]) =>
          choice(label, name, values, theLook()[name], (value) => this.change(name, value)),
        ),
      ),
    );
  }

  /** @param {string} name @param {string} value */
  change(name, value) {
    changeLook(name, value);
    this.show();
  }

  show() {
    this.balls.replaceChildren(
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) =>
        make("span", { class: "swatch" }, makeBall(value, theLook().signs)),
      ),
    );
  }

  leave() {
    this.root.remove();
  }
}
