// SPDX-License-Identifier: MIT
// An entry that contains the module, for Node.
import { unpackModule } from "./inlined.js";
import { loader } from "./load.js";
import { node } from "./platform_node.js";

export * from "./all.js";
export const load = loader(node, unpackModule);
