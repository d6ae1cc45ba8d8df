// SPDX-License-Identifier: MIT
// How each game is drawn.
import { freecell } from "./freecell.js";
import { kulki } from "./kulki.js";
import { mahjong } from "./mahjong.js";
import { plainDrawing } from "./plain.js";
import { sliding } from "./sliding.js";

/** @type {Record<string, import("./scene.js").Drawing>} */
const drawings = { kulki, mahjong, freecell, sliding };

/** A game without its own drawing gets a plain one. @param {string} game */
export const drawingOf = (game) => drawings[game] ?? plainDrawing(game);
