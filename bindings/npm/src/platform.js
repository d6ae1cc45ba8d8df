// SPDX-License-Identifier: MIT
// What differs between browsers and Node: an entry of the package names its platform before anything is loaded.
/** @import { WorkerScript } from "./load.js" */
/** @import { Answer } from "./solver.js" */

/**
 * A worker: what it says comes through `heard`, and its unexpected end through `ended`.
 * @typedef {object} WorkerHandle
 * @property {(message: object) => void} post
 * @property {() => void} terminate
 * @property {(isBusy: boolean) => void} setBusy whether the program must wait for it
 */

/**
 * @typedef {object} Platform
 * @property {(url: URL | string) => Promise<WebAssembly.Module>} fetchModule
 * @property {(
 *   script: WorkerScript, heard: (message: any) => void, ended: (cause: unknown) => void
 * ) => WorkerHandle} startWorker
 */

/** A question that waits for its answer.
 * @typedef {object} Job
 * @property {object} message
 * @property {(answer: Answer) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {(report: { milliseconds: number }) => void} progress
 */

/** @type {{ platform: Platform | null, worker: WorkerScript }} */
export const environment = { platform: null, worker: null };

export function platform() {
  return /** @type {Platform} */ (environment.platform);
}
