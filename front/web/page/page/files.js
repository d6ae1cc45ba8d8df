// SPDX-License-Identifier: MIT
// Files that are dropped on the page or opened with it: saved games, backups,
// layouts and pictures. What they contain decides, not their names.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { Refusal } from "../games.js";
import { tell } from "../base/dom.js";

/** @typedef {import("./layouts.js").Layout} Layout */
/**
 * @typedef {object} Receiver
 * @property {(save: string) => Promise<void>} playSave throws a Refusal if it isn't a saved game
 * @property {(file: File) => void} restoreBackup shows what it would change, and asks
 * @property {(name: string, bytes: Uint8Array) => Promise<string>} addLayouts adds a file of layouts and plays the first
 *   one; returns what to tell the player, or throws a Refusal
 * @property {(file: File) => Promise<string>} takePicture keeps a picture for boards that show one; returns what to
 *   tell the player, "" if the file is no picture, or throws a Refusal
 */

/** No saved game or layout is longer. */
const longest = 4000000;

/** How a saved game begins. */
const saveStart = /^\s*quadrille save /;
const backupStart = /^quadrille backup /;

/** @param {Receiver} receiver @param {File} file @returns {Promise<string>} what to tell the player */
async function receive(receiver, file) {
  const taken = await receiver.takePicture(file);
  if (taken) return taken;
  if (backupStart.test(await file.slice(0, 20).text())) {
    receiver.restoreBackup(file);
    return "";
  }
  if (file.size > longest) throw new Refusal(tr("%s is too large for a saved game or a layout.", file.name));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  if (!saveStart.test(text)) return receiver.addLayouts(file.name, bytes);
  await receiver.playSave(text);
  return tr("Loaded.");
}

/** @param {Receiver} receiver @param {Iterable<File>} files */
async function receiveAll(receiver, files) {
  for (const file of files)
    try {
      const words = await receive(receiver, file);
      if (words) tell(words);
    } catch (error) {
      // A folder can be dropped, but not read.
      const known = error instanceof Refusal;
      const words = known ? error.message : tr("%s: it can't be read.", file.name);
      tell(words.includes(file.name) ? words : `${file.name}: ${words}`, "refusal");
    }
}

/** @param {DragEvent} event */
const hasFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;

/** Accepts files from now on. @param {Receiver} receiver */
export function receiveFiles(receiver) {
  addEventListener("dragover", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    void receiveAll(receiver, [...(event.dataTransfer?.files ?? [])]);
  });
  // A system that opens files with the installed page passes them here.
  /** @type {any} */ (globalThis).launchQueue?.setConsumer(async (/** @type {any} */ launch) => {
    const handles = launch.files ?? [];
    const files = await Promise.all(handles.map((/** @type {any} */ handle) => handle.getFile()));
    await receiveAll(receiver, files);
  });
}
