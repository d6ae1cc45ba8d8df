// SPDX-License-Identifier: MIT
// The module for sounds: its samples are those of the terminal, bit for bit.
import { readFileSync } from "node:fs";
import { Sounds } from "../../../front/web/page/play/senses.js";
import { done, same } from "../tap.mjs";
import { root } from "./open_module.mjs";

const sounds = await Sounds.from(readFileSync(`${root}/build/web/page/sound.wasm`));
const happenings = ["held", "moved", "cleared", "refused", "won", "lost"];

/** FNV-1a, as in tests/sound/synthesis_test.c. @param {Float32Array} samples */
const digestOf = (samples) =>
  samples.reduce((digest, sample) => Math.imul(digest ^ ((sample * 32768) & 0xffff), 16777619), 2166136261 | 0);

let digest = 0;
for (let material = 0; material < 4; material++)
  for (const what of happenings) digest = (Math.imul(digest, 31) + digestOf(sounds.render(material, what, 1))) | 0;
const [, expected] = /\(digest, (0x[0-9a-f]+)\)/.exec(readFileSync(`${root}/tests/sound/synthesis_test.c`, "utf8"));
same("all sounds are those of the terminal", expected, `0x${(digest >>> 0).toString(16)}`);

const materials = ["sliding", "mahjong", "freecell", "kulki", "another game, whose name is far too long"];
same(
  "games sound like what their pieces are made of",
  [0, 1, 2, 3, 0],
  materials.map((game) => sounds.material(game)),
);
same(
  "what never happens is silent",
  [0, 0],
  [sounds.render(0, /** @type {any} */ ("nothing"), 1).length, sounds.render(4, "moved", 1).length],
);
done();
