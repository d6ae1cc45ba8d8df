// SPDX-License-Identifier: MIT
// Prints the symbols that the page draws, so that they can be compared with
// those of art/: page.mjs FOLDER, the folder of the page.
import { resolve } from "node:path";

const made = [];
const element = { insertAdjacentHTML: (_, markup) => made.push(markup), setAttribute() {}, append() {} };
globalThis.document = { createElementNS: () => element, createElement: () => element, body: { prepend() {} } };

const { cardSymbol, homeSymbol } = await import(resolve(process.argv[2], "art/cards.js"));
const { faces, faceSymbol } = await import(resolve(process.argv[2], "art/faces.js"));
for (let suit = 0; suit < 4; suit++) homeSymbol(suit);
for (const [way, isSmall] of [["usual", false], ["small", true]]) {
  for (let card = 4; card < 56; card++) cardSymbol(card, way);
  for (let face = 1; face < faces.length; face++) faceSymbol(face, isSmall);
}
console.log(made.join("\n").replaceAll('id="usual-card', 'id="card'));
