// SPDX-License-Identifier: MIT
// The names of the pictures of the backs of cards, and the player's own one.
import { make } from "../base/dom.js";

const known = ["lattice", "waves", "stars", "suits"];

export const backArt = () => ["backs"];

/** The picture of the chosen back. @param {Readonly<Record<string, string>>} look the player's options */
export const backPicture = ({ backs }) => `back-${known.includes(backs) ? backs : known[0]}`;

/** What draws the player's own picture, once it is here. @type {{ paint?: (canvas: HTMLCanvasElement) => void }} */
export const ownBack = {};

/** A back with the player's own picture, which may be drawn on it later. */
export function makeOwnBack() {
  const canvas = make("canvas", { class: "back" });
  ownBack.paint?.(canvas);
  return canvas;
}
