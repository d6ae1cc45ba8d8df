// SPDX-License-Identifier: MIT
// The entry that contains the module, and the places a module may come from.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker, isMainThread, workerData } from "node:worker_threads";
import { Game, load } from "quadrille/inline";

const address = new URL("./node_modules/quadrille/dist/quadrille.wasm", import.meta.url);
const sources = {
  usual: () => undefined,
  url: () => address,
  text: () => address.href,
  path: () => fileURLToPath(address),
  bytes: () => readFileSync(address),
  module: () => new WebAssembly.Module(readFileSync(address)),
};
if (isMainThread) for (const name of Object.keys(sources)) new Worker(new URL(import.meta.url), { workerData: name });
else {
  await load({ wasm: sources[workerData]() });
  const { verdict } = await new Game("freecell").deal(617).solve();
  console.log(`${workerData} ${verdict}`);
}
