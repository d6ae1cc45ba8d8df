// SPDX-License-Identifier: MIT
// Options that are chosen by their pictures: the table, and sets of tiles, cards
// and backs. Each picture shows what the page itself would draw.
import { mark, markIn, tr, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { gameNames } from "../base/kit.js";
import { cardArt, cardBox, cardPicture } from "../art/cards.js";
import { backArt, backPicture } from "../art/backs.js";
import { faceArt, facePicture } from "../art/faces.js";
import { loadArt, picture } from "../art/sprite.js";
import { makeTile } from "../view/mahjong.js";
import { make } from "../base/dom.js";
import { theLook } from "../base/lookbook.js";

/** @typedef {Readonly<Record<string, string>>} Look */

/** A five of bamboo, a seven of characters, and a plum flower. */
const someFaces = [5, 16, 37];
/** The seven of hearts and the queen of spades, by their numbers. */
const someCards = [30, 51];

/** @param {string} table */
function tableSwatch(table) {
  const own = gameNames.map((game) => make("span", { class: `own game-${game}` }));
  return make("span", { class: "table-swatch", "data-table": table }, ...(table === "game" ? own : []));
}

/** @param {string} kind a game, whose colours apply @param {Record<string, string>} traits @param {...Element} pieces */
export const onTable = (kind, traits, ...pieces) =>
  make(
    "span",
    { class: "table-swatch", "data-table": theLook().table === "game" ? "green" : theLook().table },
    make("span", { class: `board ${kind}`, ...traits }, ...pieces),
  );

/** @param {number} card @param {Look} look */
const cardSwatch = (card, look) =>
  make("span", { class: `card suit-${card & 3}` }, picture(cardPicture(card, "usual", look), cardBox));

/** Name, label, the values with their words, the files of a look, and the picture of a value.
 * @type {Array<{ name: string, label: string, values: Array<[string, string]>, art: (look: Look) => string[],
 *   draw: (value: string) => Element }>} */
const choices = [
  {
    name: "table",
    label: mark("Table"),
    values: [
      ["game", mark("each game's own")],
      ["green", mark("green felt")],
      ["blue", mark("blue felt")],
      ["walnut", mark("walnut")],
      ["slate", mark("slate")],
    ],
    art: () => [],
    draw: tableSwatch,
  },
  {
    name: "tiles",
    label: mark("Mahjong tiles"),
    values: [
      ["traditional", mark("traditional")],
      ["large", mark("large signs")],
      ["night", markIn("tiles", "dark")],
    ],
    art: faceArt,
    draw: (tiles) =>
      onTable(
        "mahjong",
        { "data-tiles": tiles },
        ...someFaces.map((face) => makeTile(facePicture(face, false, { tiles }))),
      ),
  },
  {
    name: "faces",
    label: mark("Card faces"),
    values: [
      ["classic", markIn("faces", "classic")],
      ["modern", mark("modern")],
    ],
    art: cardArt,
    draw: (faces) => onTable("freecell", {}, ...someCards.map((card) => cardSwatch(card, { faces }))),
  },
  {
    name: "backs",
    label: mark("Card backs"),
    values: [
      ["lattice", mark("lattice")],
      ["waves", mark("waves")],
      ["stars", mark("night sky")],
      ["suits", mark("suits")],
    ],
    art: backArt,
    draw: (backs) => onTable("freecell", {}, picture(backPicture({ backs }), cardBox, "back")),
  },
];

/** The files with all pictures that can be chosen. */
export function bringChoices() {
  for (const { name, values, art } of choices)
    for (const [value] of values) for (const file of art({ [name]: value })) loadArt(file).catch(() => undefined);
}

/** A choice between pictures, as radio buttons. @param {string} label @param {string} name
 * @param {Array<[string, string]>} values and their words @param {(value: string) => Element} draw
 * @param {(name: string, value: string) => void} change @param {string} [chosen] */
export const pictureChoice = (label, name, values, draw, change, chosen = theLook()[name]) =>
  make(
    "fieldset",
    { class: "choice" },
    make("legend", {}, label),
    make(
      "div",
      { class: "sets" },
      ...values.map(([value, words]) =>
        make(
          "label",
          {},
          make("input", {
            type: "radio",
            name,
            value,
            checked: value === chosen,
            onchange: () => change(name, value),
          }),
          draw(value),
          make("span", { class: "words" }, words),
        ),
      ),
    ),
  );

/** @param {string} name @param {Array<[string, string]>} values and their words @returns {Array<[string, string]>} */
export const translated = (name, values) => values.map(([value, words]) => [value, trIn(name, words)]);

/** What can be chosen for this option. @param {string} wanted */
export const choicesOf = (wanted) => /** @type {(typeof choices)[0]} */ (choices.find(({ name }) => name === wanted));

/** The choice between pictures of this name. @param {string} wanted @param {(name: string, value: string) => void} change */
export function pictured(wanted, change) {
  const { name, label, values, draw } = choicesOf(wanted);
  return pictureChoice(tr(label), name, translated(name, values), draw, change);
}
