// SPDX-License-Identifier: MIT
// Loads what the first game doesn't need, when it is first wanted.
import { Refusal } from "../games.js";
import { tell } from "./dom.js";

/** @type {Promise<typeof import("./asides.js")> | null} one for all, so that whoever asks first is answered first */
let loading = null;

export const loadAsides = () =>
  (loading ??= import("./asides.js").catch(() => {
    loading = null;
    throw new Refusal("This page could not be loaded. Check the network connection and try again.");
  }));

/** Uses it, or says why that is impossible. @param {(asides: typeof import("./asides.js")) => void | Promise<void>} use */
export async function withAsides(use) {
  try {
    await use(await loadAsides());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(error.message, "refusal");
  }
}
