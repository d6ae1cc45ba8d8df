// SPDX-License-Identifier: MIT
// How each game is drawn.
import { freecell } from "./freecell.js";
import { kulki } from "./kulki.js";
import { mahjong } from "./mahjong.js";
import { sliding } from "./sliding.js";

/** @type {Record<string, import("./scene.js").Drawing>} */
export const drawings = { kulki, mahjong, freecell, sliding };
