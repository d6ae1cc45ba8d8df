// SPDX-License-Identifier: MIT
// The names of the pictures of the backs of cards.

const known = ["lattice", "waves", "stars", "suits"];

export const backArt = () => ["backs"];

/** The picture of the chosen back. @param {Readonly<Record<string, string>>} look the player's options */
export const backPicture = ({ backs }) => `back-${known.includes(backs) ? backs : known[0]}`;
