// SPDX-License-Identifier: MIT
// The names of the pictures of playing cards, and what is on the cards.

export const cardBox = "0 0 100 140";
export const ranks = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** What the name of a picture begins with, by the way in which a card is drawn. @type {Record<string, string>} */
const ways = { usual: "", small: "small-", large: "large-" };

/** The picture of a card, given its number in Microsoft's order.
 * @param {number} card @param {string} way "usual", "small" or "large" */
export const cardPicture = (card, way) => `${ways[way]}card-${card}`;

/** The picture of an empty foundation. @param {number} suit */
export const homePicture = (suit) => `home-${suit}`;
