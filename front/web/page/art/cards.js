// SPDX-License-Identifier: MIT
// The names of the pictures of playing cards, and what is on the cards.
import { setOf } from "./sets.js";

export const cardBox = "0 0 100 140";

/** What the name of a picture begins with, by the way in which a card is drawn. @type {Record<string, string>} */
const ways = { usual: "", small: "small-", large: "large-" };

/** The faces of cards. Number cards of every set are alike when they are small or in large print. */
const sets = {
  classic: { files: ["cards"], prefix: "" },
  modern: { files: ["cards", "cards_modern"], prefix: "modern-" },
};
const lastNumber = 10;

/** @typedef {Readonly<Record<string, string>>} Look the player's options */

/** The files with the pictures of cards. @param {Look} look */
export const cardArt = (look) => setOf(sets, look.faces).files;

/** The picture of a card, given its number in Microsoft's order.
 * @param {number} card @param {string} way "usual", "small" or "large" @param {Look} look */
export function cardPicture(card, way, look) {
  const { prefix } = way === "usual" || card >> 2 > lastNumber ? setOf(sets, look.faces) : sets.classic;
  return `${ways[way]}${prefix}card-${card}`;
}

/** The picture of an empty foundation. @param {number} suit */
export const homePicture = (suit) => `home-${suit}`;
