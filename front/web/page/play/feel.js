// SPDX-License-Identifier: MIT
// What happens in a game is heard and felt, if the player wants that: both are off at first. What they need is loaded
// with the first of them.
import { theLook } from "../base/lookbook.js";

/** @typedef {"held" | "moved" | "cleared" | "refused" | "won" | "lost"} Happens */

/** Makes a happening heard and felt, as far as the player wants it. @param {Happens} what @param {string} game */
export function feel(what, game) {
  const { sound, touch } = theLook();
  const isHeard = sound !== "off" && sound !== "ask";
  if (!isHeard && touch !== "on") return;
  void import("./senses.js").then(
    ({ hear, pulse }) => {
      if (isHeard) void hear(what, game, sound);
      if (touch === "on") pulse(what);
    },
    () => undefined, // Without a network it stays silent.
  );
}
