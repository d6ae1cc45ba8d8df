// SPDX-License-Identifier: MIT
// Browsers, and workers in them.
import { fetchModule } from "./shared/memory.js";
import { WORKER_TEXT } from "./worker_text.js";
/** @import { Platform } from "./platform.js" */

/** @type {Platform} */
export const web = {
  fetchModule,

  startWorker(script, heard, ended) {
    const own = script ? null : URL.createObjectURL(new Blob([WORKER_TEXT], { type: "text/javascript" }));
    const worker = typeof script === "function" ? script() : new Worker(script ?? /** @type {string} */ (own));
    worker.onmessage = (/** @type {MessageEvent} */ event) => heard(event.data);
    worker.onerror = (/** @type {ErrorEvent} */ event) => ended(event.error ?? event.message);
    return {
      post: (message) => worker.postMessage(message),
      terminate() {
        worker.terminate();
        if (own) URL.revokeObjectURL(own);
      },
      setBusy() {},
    };
  },
};
