// SPDX-License-Identifier: MIT
// Texts in the memory of a WebAssembly module, and how a module is fetched.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param {string} text */
export const encode = (text) => encoder.encode(text);

/** @param {Uint8Array} bytes */
export const decode = (bytes) => decoder.decode(bytes);

/** The text at the start of some bytes, which ends with a NUL. @param {Uint8Array} bytes */
export const decodeUntilNul = (bytes) => decode(bytes.subarray(0, bytes.indexOf(0)));

/** Compiles a module while it arrives, if the server calls it what it is. @param {string | URL} url */
export async function fetchModule(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const isWasm = response.headers.get("content-type")?.startsWith("application/wasm");
  return isWasm ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
