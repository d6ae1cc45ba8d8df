// SPDX-License-Identifier: MIT
// The options: how the page looks, and what keys do.
import { mark, markIn, tr, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { feel } from "../play/feel.js";
import { makeBall } from "../view/kulki.js";
import { asideKitOf } from "../base/aside_kit.js";
import { choice, make } from "../base/dom.js";
import { gameNames, titleOfGame } from "../base/kit.js";
import { languages } from "../base/language.js";
import { changeLook, theLook } from "../base/lookbook.js";
import { ownName } from "../play/keep.js";
import { cleanName, longestPlayer, playAs } from "./players.js";
import { PictureChoice, uses } from "./photos.js";
import { bringChoices, pictured, translated } from "./looks.js";
import { pageBar } from "./page_bar.js";

/** The options that are chosen by words: their label, and the values with their descriptions.
 * @type {Record<string, [label: string, values: Array<[string, string]>]>} */
const choices = {
  theme: [
    mark("Theme"),
    [
      ["auto", mark("system")],
      ["light", mark("light")],
      ["dark", markIn("theme", "dark")],
    ],
  ],
  contrast: [
    mark("Contrast"),
    [
      ["auto", mark("system")],
      ["usual", mark("normal")],
      ["more", mark("high")],
    ],
  ],
  motion: [
    mark("Animation"),
    [
      ["auto", mark("system")],
      ["full", mark("on")],
      ["none", mark("off")],
    ],
  ],
  palette: [
    mark("Colours"),
    [
      ["default", mark("default")],
      ["safe", mark("colour-blind safe")],
    ],
  ],
  signs: [
    mark("Balls show"),
    [
      ["numbers", mark("numbers")],
      ["shapes", mark("shapes")],
      ["none", mark("nothing")],
    ],
  ],
  suits: [
    mark("Card suits"),
    [
      ["two", mark("two colours")],
      ["four", mark("four colours")],
    ],
  ],
  cards: [
    mark("A card goes to its best place"),
    [
      ["one", mark("by one tap")],
      ["double", mark("by a double tap")],
      ["two", mark("never by itself")],
    ],
  ],
  pairs: [
    mark("A Mahjong tile is taken with its only match"),
    [
      ["one", mark("by one tap")],
      ["double", mark("by a double tap")],
      ["two", mark("never by itself")],
    ],
  ],
  print: [
    mark("Cards"),
    [
      ["usual", mark("usual")],
      ["large", mark("large print")],
    ],
  ],
  hand: [
    mark("Controls"),
    [
      ["right", mark("right-handed")],
      ["left", mark("left-handed")],
    ],
  ],
  turn: [
    mark("Mahjong board on an upright screen"),
    [
      ["auto", mark("turned if it fits better")],
      ["never", mark("never turned")],
    ],
  ],
  sound: [
    mark("Sound"),
    [
      ["off", mark("off")],
      ["quiet", mark("quiet")],
      ["on", mark("normal")],
      ["loud", mark("loud")],
    ],
  ],
  touch: [
    mark("Vibration"),
    [
      ["off", mark("off")],
      ["on", mark("on")],
    ],
  ],
  judge: [
    mark("Can it be won?"),
    [
      ["on", mark("always shown")],
      ["off", mark("only when asked")],
    ],
  ],
  notation: [
    mark("Moves are written"),
    [
      ["off", mark("in words")],
      ["on", mark("in notation, too")],
    ],
  ],
  keys: [
    mark("Single-letter keys"),
    [
      ["on", mark("on")],
      ["off", mark("off")],
    ],
  ],
  arrows: [
    mark("Arrow keys in the sliding puzzle move"),
    [
      ["tile", mark("the tile")],
      ["gap", mark("the gap")],
    ],
  ],
};

/** What all games share. A game's own options are in its kit. @type {Array<[title: string, options: string[]]>} */
const groups = [
  [mark("Look"), ["language", "table", "theme", "contrast", "palette", "motion"]],
  [mark("Sound and touch"), ["sound", "touch", "hand"]],
  [markIn("options", "Play"), ["judge", "notation", "keys"]],
];

/** The options that are tried at once when they are switched on. */
const tried = new Set(["sound", "touch"]);

/** What an option is written in, if that isn't the language in use. @param {string} code */
const nameOf = (code) => (code === "auto" ? null : code.replace("_", "-"));

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
      pageBar(tr("Options"), go),
      this.group(titleOfGame(game), asideKitOf(game).options),
      ...groups.map(([title, options]) => this.group(trIn("options", title), options)),
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
      { class: "sheet settings", "aria-label": tr("Players") },
      make("h2", {}, tr("Players")),
      make("label", { class: "field" }, make("span", {}, tr("Who plays, if several do")), name),
      make(
        "p",
        { class: "faint" },
        tr("Finished games count for this player. A player with a name has statistics and daily puzzles of their own."),
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
    if (name === "language") return this.language();
    const own = this.own.find(({ use }) => use.option === name);
    if (own) return own.root;
    if (!(name in choices)) return pictured(name, change);
    const [label, values] = choices[name];
    return choice(tr(label), name, translated(name, values), shown(name), (value) => this.change(name, value));
  }

  /** The language, by names that those who speak it can read. */
  language() {
    const chosen = theLook().language;
    const all = Object.entries({ auto: tr("the browser's"), ...languages });
    const select = make(
      "select",
      { name: "language", onchange: () => this.change("language", select.value) },
      ...all.map(([value, words]) => make("option", { value, lang: nameOf(value), selected: value === chosen }, words)),
    );
    return make("label", { class: "field" }, make("span", {}, tr("Language")), select);
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
