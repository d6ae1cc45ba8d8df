// SPDX-License-Identifier: MIT
// Backups: everything that this browser stores as one file, and its way back,
// here, in another browser, or in the terminal.
import { mark, tr, trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { Refusal } from "../games.js";
import { losses, wordsOf } from "../play/keep.js";
import { Mind } from "../play/mind.js";
import { askToPersist, isKept, noteTold } from "../play/safety.js";
import { noteVersions, restoreInto, snapshotOf } from "../play/stored.js";
import { dateWords, make, openDialog, tell, tool, withNodes } from "../base/dom.js";
import { lookText, restoreLook } from "../base/lookbook.js";
import { download } from "./sharing.js";
import { pageBar } from "./page_bar.js";

/** @typedef {import("../play/keep.js").Keep} Keep */
/** @typedef {{ plan: string, report: string, changes: import("../play/pack.js").Changes }} Merge */

const megabytes = 256;
const saveStart = /^quadrille save /;

/** How often a merge starts again because another tab plays in the meantime. */
const tries = 5;

/** @param {File} file */
async function bytesOf(file) {
  if (file.size > megabytes << 20) throw new Refusal(tr("%1$s is larger than %2$s MB.", file.name, megabytes));
  const start = await file.slice(0, 20).text();
  if (saveStart.test(start))
    throw new Refusal(
      tr(
        "%s is a single saved game, not a backup. To play it, choose “Load a file or a code” in a game's menu.",
        file.name,
      ),
    );
  return new Uint8Array(await file.arrayBuffer());
}

/** @param {import("../play/pack.js").Changes} changes */
const changesNothing = ({ drop, games, results, blocks, settings }) =>
  !settings && [drop, games, results, blocks].every((list) => list.length === 0);

/** Each sentence of a report is a line. @param {string} report */
const linesOf = (report) => report.trim().split("\n");

export class BackupPage {
  aside = true;

  /** @param {WebAssembly.Module} module @param {Keep} keep @param {(hash: string) => void} go
   * @param {File | null} file was dropped, to be restored at once */
  constructor(module, keep, go, file) {
    this.keep = keep;
    this.file = file;
    this.mind = new Mind(
      module,
      mark("Backups are unavailable because their thread could not start. Reload the page."),
    );
    this.isBusy = false;
    this.safety = make("p", { class: "faint" });
    this.done = make("div", { class: "backup-done", role: "status" });
    this.picker = make("input", { type: "file", accept: ".txt,text/plain", hidden: true, "aria-label": tr("Backup") });
    this.picker.addEventListener("change", () => {
      const [file] = this.picker.files ?? [];
      this.picker.value = "";
      if (file) void this.restore(file);
    });
    this.root = make(
      "main",
      { class: "page" },
      pageBar(tr("Backup"), go),
      make(
        "section",
        { class: "sheet prose" },
        make("p", {}, tr("A backup is one file with your games in progress, your results and your options.")),
        make(
          "p",
          {},
          tr(
            "Restoring it adds what is missing, here or in another browser. Nothing is counted twice, and no result is " +
              "lost. You see what would change first.",
          ),
        ),
        make(
          "div",
          { class: "row-of-buttons" },
          tool("save", tr("Back up"), () => void this.attempt(() => this.save()), { class: "main-button" }),
          canShareFiles() &&
            tool("share", tr("Share a backup"), () => void this.attempt(() => this.share()), { class: "side-button" }),
          tool("load", tr("Restore"), () => this.picker.click(), { class: "side-button" }),
          this.picker,
        ),
        this.done,
        this.safety,
        make(
          "p",
          { class: "faint" },
          ...withNodes(
            // TRANSLATORS: %1$s and %2$s are commands.
            tr(
              "The terminal version reads and writes the same files: %1$s and %2$s. Your own layouts and your picture are " +
                "not in a backup.",
            ),
            make("code", {}, "quadrille backup"),
            make("code", {}, "quadrille restore"),
          ),
        ),
      ),
    );
  }

  async show() {
    void this.showSafety();
    const { file } = this;
    this.file = null;
    if (file) await this.restore(file);
  }

  leave() {
    this.mind.dismiss();
    this.root.remove();
  }

  async showSafety() {
    this.safety.textContent = (await isKept())
      ? tr("This browser keeps your games until you delete them.")
      : tr("This browser may delete your games when space runs short, or when you don't play for some weeks.");
  }

  /** Does one thing at a time, and says why it fails. @param {() => Promise<void>} act */
  async attempt(act) {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await act();
    } catch (error) {
      if (this.root.isConnected)
        tell(error instanceof Refusal ? error.message : wordsOf(error, losses.rest), "refusal");
    } finally {
      this.isBusy = false;
    }
  }

  /** @param {string[]} lines */
  report(lines) {
    tell("");
    this.done.replaceChildren(...lines.map((line) => make("p", {}, line)));
  }

  async snapshot() {
    const { stored, mark } = await snapshotOf(this.keep);
    return { stored: { ...stored, settings: lookText() }, mark };
  }

  /* ------------------------------------------------------------- backing up */

  /** @returns {Promise<{ file: File, words: string[] }>} */
  async makeFile() {
    this.done.replaceChildren();
    tell(tr("Making a backup…"), "working");
    const { stored } = await this.snapshot();
    /** @type {ReturnType<typeof import("../play/pack.js").makeBackup>} */
    const { bytes, versions, unread } = await this.mind.ask({ what: "backup", stored });
    const isNoted = await noteVersions(this.keep, versions);
    const name = `quadrille-${dateWords()}.txt`;
    const counts = [
      trCount(versions.length, "%s game in progress", "%s games in progress"),
      trCount(stored.results.length, "%s result", "%s results"),
    ];
    const words = [`${name}: ${counts.join(tr(", "))}.`];
    if (unread)
      words.push(
        trCount(
          unread,
          "%s damaged game can't be read and is left out.",
          "%s damaged games can't be read and are left out.",
        ),
      );
    if (!isNoted)
      words.push(
        tr(
          "This browser has no room to note what is in this backup. If you restore it here later, games that have gone on " +
            "since then come back as they are now.",
        ),
      );
    return { file: new File([new Uint8Array(bytes)], name, { type: "text/plain" }), words };
  }

  finish() {
    noteTold();
    void askToPersist().then(() => this.showSafety());
  }

  async save() {
    const { file, words } = await this.makeFile();
    if (!this.root.isConnected) return;
    download(file, file.name);
    this.report(words);
    this.finish();
  }

  async share() {
    const { file, words } = await this.makeFile();
    if (!this.root.isConnected) return;
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      if (/** @type {Error} */ (error).name === "AbortError") {
        tell("");
        return;
      }
      // A browser that waited too long no longer shares.
      download(file, file.name);
    }
    this.report(words);
    this.finish();
  }

  /* -------------------------------------------------------------- restoring */

  /** Shows what would change, and asks. @param {File} file */
  async restore(file) {
    await this.attempt(async () => {
      this.done.replaceChildren();
      tell(tr("Checking %s…", file.name), "working");
      const bytes = await bytesOf(file);
      const merge = await this.merge(file.name, bytes, null);
      if (!this.root.isConnected) return;
      tell("");
      if (changesNothing(merge.changes)) await this.carryOut(file.name, bytes);
      else this.ask(file.name, bytes, merge);
    });
  }

  /** @param {string} name @param {Uint8Array} bytes @param {Merge} merge */
  ask(name, bytes, { plan }) {
    const dialog = openDialog(
      tr("Restore"),
      make("p", { class: "file-name" }, name),
      make("ul", { class: "plan" }, ...linesOf(plan).map((line) => make("li", {}, line))),
      make(
        "div",
        { class: "row-of-buttons" },
        make(
          "button",
          {
            type: "button",
            class: "main-button",
            onclick: () => {
              dialog.close();
              void this.attempt(() => this.carryOut(name, bytes));
            },
          },
          tr("Restore"),
        ),
        make("button", { type: "button", class: "side-button", onclick: () => dialog.close() }, tr("Cancel")),
      ),
    );
  }

  /** Merges the file with what is stored now, and stores the changes if "restores" says so.
   * @param {string} name @param {Uint8Array} bytes
   * @param {((mark: string, changes: import("../play/pack.js").Changes) => Promise<boolean>) | null} restores
   * @returns {Promise<Merge>} */
  async merge(name, bytes, restores) {
    for (let left = tries; left; left--) {
      const { stored, mark } = await this.snapshot();
      /** @type {Merge} */
      const merge = await this.mind.ask({ what: "merge", stored, name, bytes });
      if (!restores || (await restores(mark, merge.changes))) return merge;
    }
    throw new Refusal(tr("Your games keep changing in another tab. Close it, and try again."));
  }

  /** @param {string} name @param {Uint8Array} bytes */
  async carryOut(name, bytes) {
    tell(tr("Restoring…"), "working");
    const { report, changes } = await this.merge(name, bytes, (mark, changes) => restoreInto(this.keep, mark, changes));
    if (changes.settings) restoreLook(changes.settings);
    this.report(linesOf(report));
    void askToPersist().then(() => this.showSafety());
  }
}

function canShareFiles() {
  try {
    return navigator.canShare?.({ files: [new File(["x"], "quadrille.txt", { type: "text/plain" })] }) === true;
  } catch {
    return false;
  }
}
