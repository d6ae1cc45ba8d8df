// SPDX-License-Identifier: MIT
// Solvers run in workers, so that nothing waits for them but who asked.
import { QuadrilleError, knownOptions, refuseType, wholeNumber } from "./errors.js";
import { errorName, errorWords, loadedModule } from "./machine.js";
import { environment, platform } from "./platform.js";
import { Position } from "./position.js";
import { MODES, VERDICTS } from "./shared/values.js";
/** @import { Job, WorkerHandle } from "./platform.js" */
/** @import { Mode, Verdict } from "./shared/values.js" */

/**
 * @typedef {object} Question
 * @property {Mode} [mode] "fast" unless said otherwise
 * @property {number | null} [nodes] gives up after that many positions
 * @property {number} [memory] bytes for the search; 32 MB unless said otherwise
 * @property {AbortSignal | null} [signal] cancels the search
 * @property {((report: { milliseconds: number }) => void) | null} [progress] called ten times a second at most
 */

/**
 * @typedef {object} Answer
 * @property {Verdict} verdict
 * @property {number[] | null} moves the line, if it is solved
 * @property {number} nodes positions searched: the same on every machine
 * @property {number} least for "optimal": the lower bound that is proven, else 0
 */

const MOST_MEMORY = 2 ** 31;
const MEMORY = 2 ** 25;

/** A worker that solves one question after the other, and keeps its memory in between. */
export class Solver {
  /** @type {WorkerHandle | null} */
  #worker = null;
  /** @type {Job[]} the first is being answered */
  #jobs = [];
  #isClosed = false;
  #number = 0;
  #memory;

  /** @param {{ memory?: number }} [options] bytes for each search */
  constructor(options = {}) {
    knownOptions(options, ["memory"]);
    this.#memory = wholeNumber(options.memory ?? MEMORY, "memory", 1, MOST_MEMORY);
  }

  get memory() {
    return this.#memory;
  }

  /**
   * Searches for a line from a position to a win. The promise is rejected with the signal's reason when it is
   * cancelled, and with a `QuadrilleError` named "worker-ended" when the worker ends before its answer.
   * @param {Position} position @param {Question} [question] @returns {Promise<Answer>}
   */
  async solve(position, question = {}) {
    if (!(position instanceof Position)) refuseType("position", "a Position", position);
    knownOptions(question, ["mode", "nodes", "memory", "signal", "progress"]);
    const { mode = "fast", nodes = null, signal = null, progress = null } = question;
    const how = MODES.indexOf(mode);
    if (how < 0) throw new RangeError(`argument 'mode' must be ${MODES.join(", ")}, not ${mode}`);
    if (progress !== null && typeof progress !== "function") refuseType("progress", "a function", progress);
    const memory = wholeNumber(question.memory ?? this.#memory, "memory", 1, MOST_MEMORY);
    const most = BigInt(nodes === null ? 0 : wholeNumber(nodes, "nodes", 1, Number.MAX_SAFE_INTEGER));
    if (this.#isClosed) throw new QuadrilleError("solver-closed", "The solver has been closed");
    signal?.throwIfAborted();
    const message = { game: position.game.name, bytes: position.toBytes(), how, memory, nodes: most };
    return this.#ask(message, signal, progress ?? (() => {}));
  }

  /** @param {object} message @param {AbortSignal | null} signal @param {Job["progress"]} progress @returns {Promise<Answer>} */
  #ask(message, signal, progress) {
    let cancel = () => {};
    const asked = new Promise((resolve, reject) => {
      const job = { message, resolve, reject, progress };
      cancel = () => this.#cancel(job, /** @type {AbortSignal} */ (signal).reason);
      signal?.addEventListener("abort", cancel, { once: true });
      this.#jobs.push(job);
      if (this.#jobs.length === 1) this.#start();
    });
    return asked.finally(() => signal?.removeEventListener("abort", cancel));
  }

  /** Sends the first question. */
  #start() {
    const [job] = this.#jobs;
    if (!job) {
      this.#worker?.setBusy(false);
      return;
    }
    const message = { ...job.message, number: ++this.#number };
    try {
      if (this.#worker) this.#worker.post(message);
      else {
        this.#worker = this.#open();
        this.#worker.post({ ...message, module: loadedModule() });
      }
      this.#worker.setBusy(true);
    } catch (error) {
      this.#end(error);
    }
  }

  #open() {
    /** @type {WorkerHandle} */
    const worker = platform().startWorker(
      environment.worker,
      (message) => this.#worker === worker && this.#hear(message),
      (cause) => this.#worker === worker && this.#end(cause),
    );
    return worker;
  }

  /** @param {any} message */
  #hear({ number, milliseconds, answer }) {
    if (number !== this.#number) return;
    if (!answer) {
      this.#jobs[0]?.progress({ milliseconds });
      return;
    }
    const job = /** @type {Job} */ (this.#jobs.shift());
    const { error, verdict, moves, nodes, least } = answer;
    if (error) job.reject(new QuadrilleError(errorName(error), errorWords(error), error));
    else job.resolve({ verdict: VERDICTS[verdict], moves, nodes, least });
    this.#start();
  }

  /** The worker has ended by itself, or couldn't be started. @param {unknown} cause */
  #end(cause) {
    this.#stopWorker();
    this.#jobs.shift()?.reject(new QuadrilleError("worker-ended", "The worker ended before its answer", 0, { cause }));
    this.#start();
  }

  /** @param {Job} job @param {unknown} reason */
  #cancel(job, reason) {
    const at = this.#jobs.indexOf(job);
    if (at < 0) return;
    this.#jobs.splice(at, 1);
    job.reject(reason);
    if (at > 0) return;
    this.#stopWorker();
    this.#start();
  }

  #stopWorker() {
    const worker = this.#worker;
    this.#worker = null;
    worker?.terminate();
  }

  /** Ends the worker. Questions without an answer are rejected with an error named "solver-closed". */
  close() {
    this.#isClosed = true;
    this.#stopWorker();
    for (const job of this.#jobs.splice(0))
      job.reject(new QuadrilleError("solver-closed", "The solver has been closed"));
  }
}

/** @type {Solver | undefined} */
let shared;

/** @internal The solver of those who don't make one. */
export const sharedSolver = () => (shared ??= new Solver());

/** @param {Position} position @param {Question} [question] @returns {Promise<Answer>} */
export const solve = (position, question) => sharedSolver().solve(position, question);
