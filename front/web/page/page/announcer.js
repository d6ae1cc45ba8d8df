// SPDX-License-Identifier: MIT
// What the page of a game says: to all players, or to screen readers only.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { make, openDialog, tell } from "../base/dom.js";
import { theLook } from "../base/lookbook.js";
import { readNote, writeNote } from "../base/note.js";
import { portraits } from "../view/portrait.js";
import { reasonOf } from "../view/telling.js";

/** Where the browser stores which note was told. */
const noted = "quadrille noted";

/** How a position came about; as in records_step.c. */
export const STEPS = { PLAYED: 0, UNDONE: 1, REDONE: 2 };

export class Announcer {
  /** @param {import("../play/table.js").Table} table @param {import("../view/scene.js").Scene} scene */
  constructor(table, scene) {
    this.table = table;
    this.scene = scene;
    /** Counts what is said, so that words that come late aren't. */
    this.steps = 0;
    /** Removes the words of the last hint. */
    this.dropHint = () => {};
  }

  /** @param {string} words @param {"note" | "refusal" | "quiet"} [tone] */
  say(words, tone) {
    this.steps++;
    this.table.later.drop("words");
    if (words.split("\n").length > 3) openDialog(tr("Answer"), make("pre", { tabindex: "0", class: "words" }, words));
    else tell(words, tone);
  }

  /** What the rules or the solver say, in terms of the drawing.
   * @param {string} words @param {"note" | "refusal" | "quiet"} [tone] */
  sayReason(words, tone) {
    this.say(this.scene.drawing.reason?.(this.scene, words) ?? words, tone);
  }

  /** Sends a message to screen readers only. @param {string} words */
  sayQuietly(words) {
    this.steps++;
    this.table.later.plan("words", () => tell(words, "quiet"));
  }

  /** Tells screen readers what the latest move has changed, or an undo. The sentences are those of line mode; the first
   * one is enough where the whole position follows. @param {number} how one of STEPS */
  sayStep(how) {
    const step = ++this.steps;
    const save = this.table.games.save();
    this.table.later.plan("words", async () => {
      const words = await import("./standing.js")
        .then(({ loadRecords }) => loadRecords())
        .then(
          (records) => records.step(save, how).split("\n")[0],
          () => "",
        );
      if (step === this.steps) tell(this.scene.drawing.heard?.(this.scene, words) ?? words, "quiet");
    });
  }

  /** Tells once what a player should know about the drawing. */
  sayNote() {
    const note = this.scene.drawing.note?.(this.scene);
    if (!note || readNote(noted) === note) return;
    writeNote(noted, note);
    this.say(note);
  }

  /** Announces what was picked up or released. @param {number} spot @param {boolean} held */
  sayHeld(spot, held) {
    const { scene } = this;
    const piece = scene.pieceOn(spot);
    if (piece) this.sayQuietly(`${scene.drawing.name(scene, piece)}, ${held ? tr("held") : tr("let go")}`);
  }

  /** Shows the pieces of a suggested move beside the words.
   * @param {import("../view/telling.js").Told} told @param {string} notation @param {string} says why */
  sayHint(told, notation, says) {
    const { scene } = this;
    this.steps++;
    const written = theLook().notation === "on" ? ` (${notation})` : "";
    this.table.later.drop("words");
    this.dropHint = tell(
      make(
        "span",
        { class: "hint" },
        portraits(scene, told.spots),
        make(
          "span",
          {},
          `${tr("Hint: %s", told.order)}${written}`,
          told.where && make("span", { class: "out-of-sight" }, `, ${told.where()}`),
          make("span", { class: "reason" }, `: ${reasonOf(scene, says)}`),
        ),
      ),
      "hint",
    );
  }
}
