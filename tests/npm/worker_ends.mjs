// SPDX-License-Identifier: MIT
// A worker that ends before its answer, in Node.
import { Worker } from "node:worker_threads";
import { Game, load } from "quadrille";
import { done, same } from "./tap.mjs";

let worker;
let isFirst = true;
await load({
  worker() {
    const url = new URL("./node_modules/quadrille/dist/plain/worker.js", import.meta.url);
    worker = isFirst ? new Worker("process.exit(3)", { eval: true }) : new Worker(url);
    isFirst = false;
    return worker;
  },
});
const deal = new Game("freecell").deal(617);
same("a worker that ends rejects with a named error", "worker-ended", await deal.solve().catch((error) => error.name));
same("the next question has another worker", "won", (await deal.solve()).verdict);
const endless = new Game("sliding").deal(1, "6x6").solve({ mode: "optimal" });
const ended = endless.catch((error) => error.name);
await new Promise((resolve) => {
  worker.once("online", resolve);
  if (worker.threadId > 0) resolve();
});
await worker.terminate();
same("so does one that is terminated", "worker-ended", await ended);
done();
