// SPDX-License-Identifier: MIT
// The entry for Node.
import { loader } from "./load.js";
import { node } from "./platform_node.js";

export * from "./all.js";
export const load = loader(node, () => new URL("quadrille.wasm", import.meta.url));
