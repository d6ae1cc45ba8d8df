// SPDX-License-Identifier: MIT
// Loading the module, once for all.
import { QuadrilleError, knownOptions, refuseType } from "./errors.js";
import { isLoaded, start } from "./machine.js";
import { environment, platform } from "./platform.js";
/** @import { Platform } from "./platform.js" */

/** @typedef {string | URL | (() => any) | null} WorkerScript */

/**
 * `wasm`: where quadrille.wasm is, its bytes or the compiled module; the entry of the package knows that itself.
 * `worker`: the address of the package's worker.js, or a function that makes a worker of it, where a content security
 * policy forbids workers from a blob.
 * @typedef {object} LoadOptions
 * @property {string | URL | ArrayBuffer | ArrayBufferView | WebAssembly.Module} [wasm]
 * @property {WorkerScript} [worker]
 */

/** @type {Promise<void> | null} */
let loading = null;

/** @param {NonNullable<LoadOptions["wasm"]>} wasm @returns {Promise<WebAssembly.Module>} */
async function compile(wasm) {
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm))
    return WebAssembly.compile(/** @type {BufferSource} */ (wasm));
  if (typeof wasm !== "string" && !(wasm instanceof URL)) refuseType("wasm", "an address, bytes or a module", wasm);
  return platform().fetchModule(wasm);
}

/** @param {LoadOptions} options @param {() => LoadOptions["wasm"] | Promise<LoadOptions["wasm"]>} usual */
async function loadOnce(options, usual) {
  knownOptions(options, ["wasm", "worker"]);
  try {
    const wasm = options.wasm ?? (await usual());
    await start(await compile(/** @type {NonNullable<LoadOptions["wasm"]>} */ (wasm)));
  } catch (cause) {
    if (cause instanceof TypeError && cause.message.startsWith("argument")) throw cause;
    throw new QuadrilleError(
      "module-not-found",
      "The module can't be loaded: say where quadrille.wasm is with load({ wasm }), or import quadrille/inline",
      0,
      { cause },
    );
  }
}

/**
 * Makes the function load of an entry of the package.
 * @internal
 * @param {Platform} own @param {() => LoadOptions["wasm"] | Promise<LoadOptions["wasm"]>} usual
 */
export function loader(own, usual) {
  environment.platform ??= own;
  /**
   * Loads the module. Wait for it before you use anything else; later calls return at once.
   * @param {LoadOptions} [options] @returns {Promise<void>}
   */
  return async (options = {}) => {
    if (options.worker !== undefined) environment.worker = options.worker;
    if (isLoaded()) return;
    loading ??= loadOnce(options, usual).finally(() => (loading = null));
    await loading;
  };
}
