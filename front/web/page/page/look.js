// SPDX-License-Identifier: MIT
// The options: how the page looks, and what keys do.
import { feel } from "../play/feel.js";
import { makeBall } from "../view/kulki.js";
import { choice, make } from "../base/dom.js";
import { changeLook, theLook } from "../base/lookbook.js";
import { PhotoChoice } from "./photos.js";
import { bringChoices, pictureChoices } from "./looks.js";
import { pageBar } from "./page_bar.js";

/** Name, label, and the values with their descriptions. @type {Array<[string, string, Array<[string, string]>]>} */
const choices = [
  [
    "theme",
    "Theme",
    [
      ["auto", "system"],
      ["light", "light"],
      ["dark", "dark"],
    ],
  ],
  [
    "contrast",
    "Contrast",
    [
      ["auto", "system"],
      ["usual", "normal"],
      ["more", "high"],
    ],
  ],
  [
    "motion",
    "Animation",
    [
      ["auto", "system"],
      ["full", "on"],
      ["none", "off"],
    ],
  ],
  [
    "palette",
    "Colours",
    [
      ["default", "default"],
      ["safe", "colour-blind safe"],
    ],
  ],
  [
    "signs",
    "Balls show",
    [
      ["numbers", "numbers"],
      ["shapes", "shapes"],
      ["none", "nothing"],
    ],
  ],
  [
    "suits",
    "Card suits",
    [
      ["two", "two colours"],
      ["four", "four colours"],
    ],
  ],
  [
    "cards",
    "A card goes to its best place",
    [
      ["one", "by one tap"],
      ["double", "by a double tap"],
      ["two", "never by itself"],
    ],
  ],
  [
    "pairs",
    "A Mahjong tile is taken with its only match",
    [
      ["one", "by one tap"],
      ["double", "by a double tap"],
      ["two", "never by itself"],
    ],
  ],
  [
    "print",
    "Cards",
    [
      ["usual", "usual"],
      ["large", "large print"],
    ],
  ],
  [
    "hand",
    "Controls",
    [
      ["right", "right-handed"],
      ["left", "left-handed"],
    ],
  ],
  [
    "turn",
    "Mahjong board on an upright screen",
    [
      ["auto", "turned if it fits better"],
      ["never", "never turned"],
    ],
  ],
  [
    "zoom",
    "Mahjong board",
    [
      ["fit", "whole board"],
      ["large", "larger tiles"],
    ],
  ],
  [
    "sound",
    "Sound",
    [
      ["off", "off"],
      ["on", "on"],
    ],
  ],
  [
    "touch",
    "Vibration",
    [
      ["off", "off"],
      ["on", "on"],
    ],
  ],
  [
    "judge",
    "Can it be won?",
    [
      ["on", "always shown"],
      ["off", "only when asked"],
    ],
  ],
  [
    "notation",
    "Moves are written",
    [
      ["off", "in words"],
      ["on", "in notation, too"],
    ],
  ],
  [
    "keys",
    "Single-letter keys",
    [
      ["on", "on"],
      ["off", "off"],
    ],
  ],
  [
    "arrows",
    "Arrow keys in the sliding puzzle move",
    [
      ["tile", "the tile"],
      ["gap", "the gap"],
    ],
  ],
];

/** The options that are tried at once when they are switched on. */
const tried = new Set(["sound", "touch"]);

/** The value of an option. Sound that is still to be offered is off. @param {string} name */
const shown = (name) => (theLook()[name] === "ask" ? "off" : theLook()[name]);

export class LookPage {
  aside = true;

  /** @param {import("../play/table.js").Table} table @param {(hash: string) => void} go */
  constructor(table, go) {
    this.table = table;
    bringChoices();
    this.photo = new PhotoChoice(table.keep, (name, value) => this.change(name, value));
    this.balls = make("div", { class: "board kulki swatches", "aria-hidden": "true" });
    this.root = make(
      "main",
      { class: "page" },
      pageBar("Options", go),
      make(
        "section",
        { class: "sheet settings" },
        this.balls,
        ...pictureChoices((name, value) => this.change(name, value)),
        this.photo.root,
        ...choices.map(([name, label, values]) =>
          choice(label, name, values, shown(name), (value) => this.change(name, value)),
        ),
      ),
    );
  }

  /** @param {string} name @param {string} value */
  change(name, value) {
    changeLook(name, value);
    if (value === "on" && tried.has(name)) feel("cleared", this.table.state?.game ?? "");
  }

  show() {
    this.showBalls();
    return this.photo.show();
  }

  /** Shows the options, which may have been changed in another tab. */
  redraw() {
    this.showBalls();
    for (const input of this.root.querySelectorAll("input"))
      if (input.type === "radio") input.checked = shown(input.name) === input.value;
  }

  showBalls() {
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
