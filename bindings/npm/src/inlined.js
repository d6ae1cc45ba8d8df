// SPDX-License-Identifier: MIT
// The module as text: gzip in base64, in a file that is both a script and a module, so that all entries share it.
import "./plain/module.js";

export async function unpackModule() {
  const text = /** @type {any} */ (globalThis)[Symbol.for("quadrille.module")];
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked).arrayBuffer();
}
