// SPDX-License-Identifier: MIT
// The entry for browsers and bundlers, which find the module by this expression.
import { loader } from "./load.js";
import { web } from "./platform_web.js";

export * from "./all.js";
export const load = loader(web, () => new URL("quadrille.wasm", import.meta.url));
