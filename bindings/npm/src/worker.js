// SPDX-License-Identifier: MIT
// The script of a worker that solves: browsers start it as a classic script, Node as text. It has a copy of the module,
// and answers one question after the other.
(() => {
  const MILLISECONDS_BETWEEN_REPORTS = 100;
  const ANSWER_SIZE = 32;
  const inBrowser = typeof self === "object" && typeof self.postMessage === "function";
  const port = inBrowser ? self : require("node:worker_threads").parentPort;
  let functions, started, reported, number;
  let block = { at: 0, size: 0 };

  /** Called by a solver at every few thousand positions. */
  function stop() {
    const now = Date.now();
    if (now - reported >= MILLISECONDS_BETWEEN_REPORTS) {
      reported = now;
      port.postMessage({ number, milliseconds: now - started });
    }
    return 0;
  }

  function memoryOf(size) {
    if (block.size < size) {
      functions.npm_free(block.at);
      block = { at: functions.npm_allocate(size) >>> 0, size };
      if (!block.at) block.size = 0;
    }
    return block.at;
  }

  function place(bytes) {
    const at = functions.npm_allocate(bytes.length) >>> 0;
    new Uint8Array(functions.memory.buffer).set(bytes, at);
    return at;
  }

  function solve({ game, bytes, how, memory, nodes }) {
    const name = place(new TextEncoder().encode(`${game}\0`));
    const position = place(bytes);
    const answer = place(new Uint8Array(ANSWER_SIZE));
    const room = memoryOf(memory);
    started = reported = Date.now();
    const error = room
      ? functions.npm_solve(functions.quadrille_game_find(name), position, how, room, memory, nodes, answer)
      : 200;
    const view = new DataView(functions.memory.buffer, answer);
    const [verdict, moves, count] = [4, 8, 12].map((offset) => view.getUint32(offset, true));
    const found = {
      error,
      verdict,
      moves: moves ? Array.from(new Uint16Array(functions.memory.buffer, moves, count)) : null,
      nodes: Number(view.getBigUint64(16, true)),
      least: view.getUint32(24, true),
    };
    for (const at of [name, position, answer]) functions.npm_free(at);
    return found;
  }

  port.onmessage = async ({ data }) => {
    if (data.module) functions = (await WebAssembly.instantiate(data.module, { npm: { stop } })).exports;
    number = data.number;
    port.postMessage({ number, answer: solve(data) });
  };
})();
