// SPDX-License-Identifier: MIT
// Node.
import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { fetchModule } from "./shared/memory.js";
import { WORKER_TEXT } from "./worker_text.js";
/** @import { Platform } from "./platform.js" */

/** @type {Platform} */
export const node = {
  async fetchModule(url) {
    const isFile = url instanceof URL ? url.protocol === "file:" : !/^(https?|data|blob):/.test(url);
    if (!isFile) return fetchModule(url);
    return WebAssembly.compile(await readFile(typeof url === "string" && url.startsWith("file:") ? new URL(url) : url));
  },

  startWorker(script, heard, ended) {
    const worker =
      typeof script === "function"
        ? script()
        : script
          ? new Worker(script)
          : new Worker(WORKER_TEXT, { eval: true, execArgv: [] });
    worker.on("message", heard);
    worker.on("error", ended);
    worker.on("exit", (/** @type {number} */ code) => ended(`exit code ${code}`));
    return {
      post: (message) => worker.postMessage(message),
      terminate: () => void worker.terminate(),
      setBusy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    };
  },
};
