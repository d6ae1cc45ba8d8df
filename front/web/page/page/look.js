// SPDX-License-Identifier: MIT
// The options: how the page looks, and what keys do.
import { feel } from "../play/feel.js";
import { makeBall } from "../view/kulki.js";
import { asideKitOf } from "../base/aside_kit.js";
import { choice, make } from "../base/dom.js";
import { gameNames, titleOfGame } from "../base/kit.js";
import { changeLook, theLook } from "../base/lookbook.js";
import { ownName } from "../play/keep.js";
import { cleanName, longestPlayer, playAs } from "./players.js";
import { PictureChoice, uses } from "./photos.js";
import { bringChoices, pictured } from "./looks.js";
import { pageBar } from "./page_bar.js";

/** The options that are chosen by words: their label, and the values with their descriptions.
 * @type {Record<string, [label: string, values: Array<[string, string]>]>} */
const choices = {
  theme: [
    "Theme",
    [
      ["auto", "system"],
      ["light", "light"],
      ["dark", "dark"],
    ],
  ],
  contrast: [
    "Contrast",
    [
      ["auto", "system"],
      ["usual", "normal"],
      ["more", "high"],
    ],
  ],
  motion: [
    "Animation",
    [
      ["auto", "system"],
      ["full", "on"],
      ["none", "off"],
    ],
  ],
  palette: [
    "Colours",
    [
      ["default", "default"],
      ["safe", "colour-blind safe"],
    ],
  ],
  signs: [
    "Balls show",
    [
      ["numbers", "numbers"],
      ["shapes", "shapes"],
      ["none", "nothing"],
    ],
  ],
  suits: [
    "Card suits",
    [
      ["two", "two colours"],
      ["four", "four colours"],
    ],
  ],
  cards: [
    "A card goes to its best place",
    [
      ["one", "by one tap"],
      ["double", "by a double tap"],
      ["two", "never by itself"],
    ],
  ],
  pairs: [
    "A Mahjong tile is taken with its only match",
    [
      ["one", "by one tap"],
      ["double", "by a double tap"],
      ["two", "never by itself"],
    ],
  ],
  print: [
    "Cards",
    [
      ["usual", "usual"],
      ["large", "large print"],
    ],
  ],
  hand: [
    "Controls",
    [
      ["right", "right-handed"],
      ["left", "left-handed"],
    ],
  ],
  turn: [
    "Mahjong board on an upright screen",
    [
      ["auto", "turned if it fits better"],
      ["never", "never turned"],
    ],
  ],
  sound: [
    "Sound",
    [
      ["off", "off"],
      ["quiet", "quiet"],
      ["on", "on"],
      ["loud", "loud"],
    ],
  ],
  touch: [
    "Vibration",
    [
      ["off", "off"],
      ["on", "on"],
    ],
  ],
  judge: [
    "Can it be won?",
    [
      ["on", "always shown"],
      ["off", "only when asked"],
    ],
  ],
  notation: [
    "Moves are written",
    [
      ["off", "in words"],
      ["on", "in notation, too"],
    ],
  ],
  keys: [
    "Single-letter keys",
    [
      ["on", "on"],
      ["off", "off"],
    ],
  ],
  arrows: [
    "Arrow keys in the sliding puzzle move",
    [
      ["tile", "the tile"],
      ["gap", "the gap"],
    ],
  ],
};

/** What all games share. A game's own options are in its kit. @type {Array<[title: string, options: string[]]>} */
const groups = [
  ["Look", ["table", "theme", "contrast", "palette", "motion"]],
  ["Sound and touch", ["sound", "touch", "hand"]],
  ["Play", ["judge", "notation", "keys"]],
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
    /** The options that can be pictures of the player's own. */
    this.own = uses.map((use) => new PictureChoice(table.keep, use, (name, value) => this.change(name, value)));
    this.balls = make("div", { class: "board kulki swatches", "aria-hidden": "true" });
    const { game } = table.state;
    const others = gameNames.filter((name) => name !== game && asideKitOf(name).options.length);
    this.root = make(
      "main",
      { class: "page" },
      pageBar("Options", go),
      this.group(titleOfGame(game), asideKitOf(game).options),
      ...groups.map(([title, options]) => this.group(title, options)),
      this.household(),
      ...others.map((name) => this.folded(titleOfGame(name), asideKitOf(name).options)),
    );
  }

  /** @param {string} title @param {string[]} options */
  group(title, options) {
    return make(
      "section",
      { class: "sheet settings", "aria-label": title },
      make("h2", {}, title),
      ...options.map((name) => this.option(name)),
    );
  }

  /** Who plays. */
  household() {
    const name = make("input", {
      type: "text",
      autocomplete: "nickname",
      maxlength: String(longestPlayer),
      value: ownName(),
      onchange: () => {
        name.value = cleanName(name.value);
        playAs(name.value);
      },
    });
    return make(
      "section",
      { class: "sheet settings", "aria-label": "Players" },
      make("h2", {}, "Players"),
      make("label", { class: "field" }, make("span", {}, "Who plays, if several do"), name),
      make(
        "p",
        { class: "faint" },
        "Games that end are results of whoever plays. With a name, statistics and daily puzzles are that player's own.",
      ),
    );
  }

  /** The options of a game that is not played now. @param {string} title @param {string[]} options */
  folded(title, options) {
    return make(
      "details",
      { class: "sheet settings" },
      make("summary", {}, title),
      ...options.map((name) => this.option(name)),
    );
  }

  /** @param {string} name */
  option(name) {
    const change = (/** @type {string} */ _, /** @type {string} */ value) => this.change(name, value);
    if (name === "balls") return this.balls;
    const own = this.own.find(({ use }) => use.option === name);
    if (own) return own.root;
    if (!(name in choices)) return pictured(name, change);
    const [label, values] = choices[name];
    return choice(label, name, values, shown(name), (value) => this.change(name, value));
  }

  /** @param {string} name @param {string} value */
  change(name, value) {
    changeLook(name, value);
    if (value !== "off" && tried.has(name)) feel("cleared", this.table.state?.game ?? "");
  }

  show() {
    this.showBalls();
    return Promise.all(this.own.map((one) => one.show())).then(() => undefined);
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
