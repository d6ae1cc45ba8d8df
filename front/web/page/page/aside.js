// SPDX-License-Identifier: MIT
// Loads what the first game doesn't need, when it is first wanted.
import { Refusal } from "../games.js";
import { tell } from "./dom.js";

export const loadAsides = () =>
  import("./asides.js").catch(() => {
    throw new Refusal("This page could not be loaded. Check the network connection and try again.");
  });

/** Uses it, or says why that is impossible. @param {(asides: typeof import("./asides.js")) => void | Promise<void>} use */
export async function withAsides(use) {
  try {
    await use(await loadAsides());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(error.message, "refusal");
  }
}
