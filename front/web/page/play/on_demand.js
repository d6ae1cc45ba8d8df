// SPDX-License-Identifier: MIT
// Loads a WebAssembly module of its own when it is needed.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { fetchModule } from "../../../../bindings/npm/src/shared/memory.js";
import { Refusal } from "../program.js";

/** Returns what loads a module, once. A failed attempt is forgotten, so that the next one tries again.
 * @template T @param {string} file beside the page @param {(module: WebAssembly.Module) => Promise<T>} from
 * @param {string} refusal @returns {() => Promise<T>} */
export function onDemand(file, from, refusal) {
  /** @type {Promise<T> | null} */
  let loading = null;
  const load = async () => from(await fetchModule(new URL(`../${file}`, import.meta.url)));
  return () =>
    (loading ??= load().catch(() => {
      loading = null;
      throw new Refusal(tr(refusal));
    }));
}
