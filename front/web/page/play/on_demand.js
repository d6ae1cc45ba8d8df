// SPDX-License-Identifier: MIT
// Loads a WebAssembly module of its own when it is needed.
import { Refusal } from "../program.js";

/** Returns what loads a module, once. A failed attempt is forgotten, so that the next one tries again.
 * @template T @param {string} file beside the page @param {(source: ArrayBuffer) => Promise<T>} from
 * @param {string} refusal @returns {() => Promise<T>} */
export function onDemand(file, from, refusal) {
  /** @type {Promise<T> | null} */
  let loading = null;
  const fetchModule = async () => {
    const answer = await fetch(new URL(`../${file}`, import.meta.url));
    if (!answer.ok) throw new Error();
    return from(await answer.arrayBuffer());
  };
  return () =>
    (loading ??= fetchModule().catch(() => {
      loading = null;
      throw new Refusal(refusal);
    }));
}
