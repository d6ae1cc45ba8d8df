// SPDX-License-Identifier: MIT
// An entry that contains the module, for browsers and bundlers.
import { unpackModule } from "./inlined.js";
import { loader } from "./load.js";
import { web } from "./platform_web.js";

export * from "./all.js";
export const load = loader(web, unpackModule);
