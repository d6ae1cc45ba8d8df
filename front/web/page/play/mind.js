// SPDX-License-Identifier: MIT
// Questions to the solver's thread. A verdict that is no longer needed does not
// block other questions: after a moment its thread is ended and a new one
// started.
import { mark, tr } from "../../../../bindings/npm/src/shared/translate.js";
import { Refusal } from "../games.js";
import { wantedLanguage } from "../base/language.js";
import { trustedScript } from "../base/trusted.js";

/**
 * @typedef {import("./thinker.js").Question} Question
 * @typedef {{ id: number, question: Question, resolve: (answer: any) => void, reject: (error: Error) => void }} Errand
 */

/** How long a verdict may still take when another question is waiting, in milliseconds. */
const patience = 350;

export class Mind {
  /** @param {WebAssembly.Module} module @param {string} [failure] what to say if the thread can't start */
  constructor(
    module,
    failure = mark("Hints and verdicts are unavailable because the solver could not start. Reload the page."),
  ) {
    this.module = module;
    this.failure = failure;
    /** @type {Errand[]} */
    this.queue = [];
    /** @type {Errand | null} */
    this.busy = null;
    this.count = 0;
    this.hurry = 0;
    /** @type {Worker | null} */
    this.worker = null;
  }

  /** The answer, or a Refusal. An obsolete verdict resolves to null.
   * @param {Question} question @returns {Promise<any>} */
  ask(question) {
    this.forgetVerdicts();
    return new Promise((resolve, reject) => {
      this.queue.push({ id: ++this.count, question, resolve, reject });
      this.next();
      if (this.busy?.question.what === "verdict" && this.queue.length && !this.hurry)
        this.hurry = setTimeout(() => this.restart(), patience);
    });
  }

  /** Cancels waiting verdicts. */
  forgetVerdicts() {
    this.queue = this.queue.filter((errand) => {
      if (errand.question.what === "verdict") errand.resolve(null);
      return errand.question.what !== "verdict";
    });
  }

  /** Cancels questions of this kind, which resolve to null. @param {Question["what"]} what */
  drop(what) {
    const unwanted = this.queue.filter((errand) => errand.question.what === what);
    this.queue = this.queue.filter((errand) => errand.question.what !== what);
    for (const errand of unwanted) errand.resolve(null);
    if (this.busy?.question.what === what) this.restart();
  }

  next() {
    if (this.busy || !this.queue.length) return;
    this.busy = /** @type {Errand} */ (this.queue.shift());
    try {
      const { id, question } = this.busy;
      this.thread().postMessage({ id, question, language: wantedLanguage() });
    } catch {
      this.fail();
    }
  }

  thread() {
    if (!this.worker) {
      const worker = new Worker(trustedScript(new URL("../play/thinker.js", import.meta.url)), { type: "module" });
      this.worker = worker;
      const fail = (/** @type {Event} */ event) => {
        event.preventDefault();
        if (this.worker === worker) this.fail();
      };
      worker.addEventListener("message", (event) => this.hear(event.data));
      worker.addEventListener("error", fail);
      worker.addEventListener("messageerror", fail);
      worker.postMessage({ module: this.module });
    }
    return this.worker;
  }

  /** The thread did not start, or crashed. Its question is refused, and the next one gets a new thread. */
  fail() {
    const errand = this.busy;
    this.dismiss();
    this.rest();
    errand?.reject(new Refusal(tr(this.failure)));
    this.next();
  }

  /** @param {{ id: number, answer?: any, refused?: string, spent?: boolean }} reply */
  hear(reply) {
    const errand = this.busy;
    if (!errand || errand.id !== reply.id) return;
    this.rest();
    if (reply.spent) this.dismiss();
    if (reply.refused === undefined) errand.resolve(reply.answer);
    else errand.reject(new Refusal(reply.refused));
    this.next();
  }

  rest() {
    clearTimeout(this.hurry);
    this.hurry = 0;
    this.busy = null;
  }

  /** Ends the thread, so that the next question gets a new one. */
  dismiss() {
    this.worker?.terminate();
    this.worker = null;
  }

  restart() {
    const errand = this.busy;
    this.dismiss();
    this.rest();
    errand?.resolve(null);
    this.next();
  }
}
